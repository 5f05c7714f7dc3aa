"""Work that takes long would be done elsewhere; a page's worker has but one thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

__all__ = ["run_sync"]

T = TypeVar("T")


async def run_sync(work: Callable[..., T], *given: Any, **named: Any) -> T:
    return work(*given)
