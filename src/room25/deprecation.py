"""Old names that go on working for one minor version, and say so (docs/compatibility.md)."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Mapping
from typing import Any

__all__ = ["renamed"]


def renamed(module: str, names: Mapping[str, str]) -> Callable[[str], Any]:
    """Return the `__getattr__` of a module in which some things have new names; `names` maps each old name to its new one.

    Using an old name returns the renamed thing with a DeprecationWarning. Any other unknown name raises AttributeError, as usual.
    """

    def get(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        warnings.warn(
            f"{module}.{name} is called {names[name]} now; the old name goes away in the next minor version",
            DeprecationWarning,
            stacklevel=2,
        )
        return getattr(sys.modules[module], names[name])

    return get
