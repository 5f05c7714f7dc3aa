"""The site's Python in Node: the same games to the byte, the same answers as a server gives, and games of before brought along."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from room25.bots.games import rows
from room25.bots.search import compiled
from room25.game import Game, Setup
from room25.server import schema
from room25.setup.lay import table
from room25.site.app import open_app
from static.built import in_node
from static.games import marks
from static.prove import compare, node
from static.talk import PUBLIC, brought, public

GAMES = (Path(__file__).parent / "games.py").read_text(encoding="utf-8")
TALK = (Path(__file__).parent / "talk.py").read_text(encoding="utf-8")


def there(call: str, place: Path) -> object:
    return json.loads(in_node(f"{GAMES}\nimport json\njson.dumps({call})", place))


def test_every_kind_of_game_is_the_same_to_the_byte(site: Path, tmp_path: Path) -> None:
    found = there("marks('uniform', 1)", tmp_path)
    assert found == marks("uniform", 1) and len(found) > 100


@pytest.mark.parametrize(("bot", "step", "first"), [("explorer", 13, 2), ("search", 32, 5)])
def test_bots_answer_there_as_here(site: Path, tmp_path: Path, bot: str, step: int, first: int) -> None:
    """Search thinks by WebAssembly there and by a library here."""
    assert compiled() is not None
    assert there(f"marks({bot!r}, {step}, {first})", tmp_path) == marks(bot, step, first)


def test_a_design_plays_there_as_here(site: Path, tmp_path: Path) -> None:
    """The same games by WebAssembly as by a library, for whoever asks how a table plays."""
    setup = Setup("ultimate-en", "suspicion", 8)
    script = "import json\nfrom room25.bots.games import rows\nfrom room25.setup.lay import Setup, table\n"
    asked = f"json.dumps(rows(table(Setup({setup.edition!r}, {setup.mode!r}, {setup.seats})), 1, 30))"
    assert json.loads(in_node(script + asked, tmp_path)) == rows(table(setup), 1, 30)


@pytest.fixture(scope="module")
def played(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[dict[str, str], Path]]:
    """A game played in the page's Python, with everything that was asked about it, and the file of games that was kept."""
    place = tmp_path_factory.mktemp("played")
    file = place / "games.sqlite"
    yield json.loads(in_node(f"{TALK}\nawait talk(Page(back))", place, file)), file


def test_a_game_made_there_goes_on_at_a_server(played: tuple[dict[str, str], Path], tmp_path: Path) -> None:
    """Its record is brought to a server of this machine, which shows the same steps and the same story."""
    said, _ = played
    record = json.loads(said["record"])
    assert Game.from_record(record["record"]).record() == record["record"]

    async def bring() -> tuple[str, str]:
        asked = await open_app(tmp_path, lambda: None)
        try:
            return await brought(asked, record["record"])
        finally:
            await asked.close()

    kept, replay = asyncio.run(bring())
    assert json.loads(kept) == json.loads(said["kept"]) and replay == said["replay"]


def test_what_is_the_same_for_everybody_is(played: tuple[dict[str, str], Path], tmp_path: Path) -> None:
    """Catalogue, rules, lessons, refusals: what the application says behind the small modules is what it says at a server."""

    async def here() -> dict[str, str]:
        asked = await open_app(tmp_path, lambda: None)
        try:
            return await public(asked)
        finally:
            await asked.close()

    found = asyncio.run(here())
    assert set(found) == {f"{method} {path}" for method, path, _ in PUBLIC}
    assert {name: played[0][name] for name in found} == found


def test_games_are_there_again(played: tuple[dict[str, str], Path], tmp_path: Path) -> None:
    said, file = played
    script = f"{TALK}\n(await Page(back).ask('GET', {said['table']!r}, {{}}, b''))[2].decode()"
    again = json.loads(in_node(script, tmp_path, file))
    assert again["over"] and again["id"] in said["table"]


def test_games_of_an_older_version_are_brought_up_to_date(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    engine = sa.create_engine(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(schema.STEPS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, schema.VERSIONS[-3])
    engine.dispose()
    said = in_node(f"{TALK}\n(await Page(back).ask('GET', '/api/tables', {{}}, b''))[2].decode()", tmp_path, file)
    assert json.loads(said) == {"tables": []}
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (schema.VERSIONS[-1],)


def test_a_later_start_begins_in_the_memory_of_an_earlier_one(site: Path, tmp_path: Path) -> None:
    """The same games and answers as after a whole start, and not the same luck."""
    memory = tmp_path / "memory"
    talk = TALK.replace("from __future__ import annotations", "")
    script = f"{GAMES}\n{talk}\nimport random\n"
    script += "json.dumps([marks('explorer', 20), await public(Page(back)), random.random()])"
    whole = json.loads(in_node(script, tmp_path, memory=memory))
    assert memory.stat().st_size > 1_000_000
    kept = memory.read_bytes()
    later = json.loads(in_node(script, tmp_path, memory=memory))
    assert later[:2] == whole[:2] and later[2] != whole[2]
    assert memory.read_bytes() == kept


def test_a_share_of_the_games_that_are_proved(site: Path) -> None:
    assert compare(node, 6, 3) == 6


def test_a_memory_that_cannot_be_put_back_is_forgotten(site: Path, tmp_path: Path) -> None:
    memory = tmp_path / "memory"
    memory.write_bytes(bytes(4096))
    assert in_node("6 * 7", tmp_path, memory=memory) == "42"
    assert memory.stat().st_size > 1_000_000, "the whole start has kept a new one"
