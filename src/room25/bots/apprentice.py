"""`apprentice`: the champion with mistakes that people make: it takes another answer that it likes nearly as well, never a bad one."""

from __future__ import annotations

from room25.bots.champion import Champion

__all__: list[str] = []


class Apprentice(Champion):
    """Errs as people do."""

    name = "apprentice"
    errs = 0.4
