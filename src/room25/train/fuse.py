"""Small steps over large arrays made one kernel on a GPU: torch compiles them, where it can."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

__all__ = ["fused"]


def fused(function: Callable[..., Any], device: Any) -> Callable[..., Any]:
    """The same function, compiled if `device` is a GPU. If it cannot be compiled there, it runs as it is: slower, and no different."""
    if torch.device(device).type != "cuda":
        return function
    quick: list[Callable[..., Any]] = [torch.compile(function, dynamic=False)]

    def call(*given: Any) -> Any:
        try:
            return quick[0](*given)
        except Exception as error:
            if quick[0] is function:
                raise
            print(f"{function.__name__} is not compiled: {type(error).__name__}", flush=True)
            quick[0] = function
            return function(*given)

    return call
