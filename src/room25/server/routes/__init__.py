"""The HTTP routes, by what they are about."""

from __future__ import annotations

from fastapi import APIRouter

from room25.server.routes import admin, games, health, helps, lessons, planning, puzzles, season, tables

__all__ = ["router"]

router = APIRouter()
for _part in (tables, helps, games, planning, lessons, puzzles, season, admin, health):
    router.include_router(_part.router)
