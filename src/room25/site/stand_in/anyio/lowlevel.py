"""What Starlette's compression keeps its limit in; a page asks for nothing compressed."""

from __future__ import annotations

from typing import Generic, TypeVar

__all__ = ["RunVar"]

T = TypeVar("T")


class RunVar(Generic[T]):
    """A variable of the event loop."""

    def __init__(self, name: str) -> None:
        self.name = name
