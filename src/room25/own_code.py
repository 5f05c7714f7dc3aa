"""Somebody's own Python file as a module: a bot or a metric that is not part of the package."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

from room25.errors import BadText

__all__ = ["load_file"]


def load_file(path: Path, what: str, prefix: str = "") -> ModuleType:
    """Run a Python file and return it as a module, named after the file with `prefix` before it.

    Raises BadText if there is no such file or if it cannot be run; `what` says what it should hold ("a bot").
    """
    spec = importlib.util.spec_from_file_location(f"{prefix}{path.stem}", path) if path.is_file() else None
    if spec is None or spec.loader is None:
        raise BadText(f"there is no Python file {path} with {what} in it")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadText(f"{path} cannot be loaded: {type(error).__name__}: {error}") from error
    return module
