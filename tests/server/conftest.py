"""Both databases for whatever asks for one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from server.at_table import database
from server.databases import postgres

NUMBERS = count()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str | None]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new and empty database."""
    if request.param == "sqlite":
        return database(tmp_path)
    server: str | None = request.getfixturevalue("postgres_server")
    if server is None:
        pytest.skip("PostgreSQL is not installed")
    name = f"test_{next(NUMBERS)}"

    async def create() -> None:
        connection = await asyncpg.connect(server.replace("+asyncpg", ""))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"{server.removesuffix('postgres')}{name}"
