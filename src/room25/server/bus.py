"""How several servers on one database hear of each other. On SQLite there is one server, which leads every table."""

from __future__ import annotations


class Bus:
    """Alone: nobody to tell, and nobody else who could lead."""

    async def lead(self, table: str) -> bool:
        """May this server let the bots of this table play?"""
        return True

    async def release(self, table: str) -> None:
        """Another one may."""
