"""A study: a small TOML file that says which tables are laid, who plays them, and how often. `docs/lab.md` lists its keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from room25.lab.source import Source

__all__ = ["Study", "Wish", "read", "with_games"]

MOST_GAMES = 1_000_000_000
TEXTS = ("title", "question", "conclusion")
STUDY_KEYS = (*TEXTS, "games", "seed", "decisions", "metrics", "tables")
# the keys of a table, and what stands for each that is left out
LISTS: dict[str, tuple[Any, ...]] = {
    "editions": ("base",),
    "modes": ("cooperation",),
    "levels": ("standard",),
    "seats": ("usual",),
    "guards": (0,),
    "complexes": ("advice",),
    "options": ("printed",),
    "characters": ("first",),
    "bots": ("explorer",),
    "prisoner_bots": (),
    "guard_bots": (),
    "against": (),
}
NUMBERS = ("seats", "guards")  # keys whose values are numbers, or one of the words below
WORDS = {"seats": ("all", "usual"), "guards": ("all",)}
TABLE_KEYS = (*LISTS, "games", "name")


@dataclass(frozen=True)
class Wish:
    """One table of a study: lists of values of which every combination is laid."""

    values: Mapping[str, tuple[Any, ...]]
    games: int
    place: int  # of the file's tables
    name: str = ""  # what the report calls it, instead of its values

    def __getitem__(self, key: str) -> tuple[Any, ...]:
        return self.values[key]


@dataclass(frozen=True)
class Study:
    """All that a file says."""

    title: str
    games: int
    seed: int
    wishes: tuple[Wish, ...]
    source: Source
    question: str = ""
    conclusion: str = ""
    decisions: int = 0  # every decision is kept of this many deals of each cell
    metrics: tuple[str, ...] = ()  # none: all
    is_resized: bool = False  # somebody asked for another number of games than the file says
    folder: Path = field(default=Path())  # of the file; paths of metrics and bots are relative to it


def read(path: Path) -> Study:
    """Read a study from a file. Raises BadText with the line of what is wrong, Room25Error if the file cannot be read."""
    source = Source.read(path)
    return study(source, path.parent)


def with_games(asked: Study, games: int) -> Study:
    """Return the study with another number of games for each cell; 0 changes nothing."""
    if not games:
        return asked
    return replace(
        asked, games=games, is_resized=True, wishes=tuple(replace(wish, games=games) for wish in asked.wishes)
    )


def study(source: Source, folder: Path = Path()) -> Study:
    """Return a study from the text of its file. Raises BadText with the line of what is wrong."""
    data = source.data
    source.check_keys(data, STUDY_KEYS, -1)
    tables = data.get("tables", [{}])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables) or not tables:
        raise source.wrong("tables are written as [[tables]], one or more", -1, "tables")
    texts = {key: _text(source, data, key) for key in TEXTS}
    games = _count(source, data, "games", 1_000, -1)
    return Study(
        title=texts["title"] or source.name.removesuffix(".toml"),
        question=texts["question"],
        conclusion=texts["conclusion"],
        games=games,
        seed=_seed(source, data),
        decisions=_decisions(source, data),
        metrics=_list(source, data, "metrics", -1, (str,)) if "metrics" in data else (),
        wishes=tuple(_wish(source, table, place, games) for place, table in enumerate(tables)),
        source=source,
        folder=folder,
    )


def _wish(source: Source, table: dict[str, Any], place: int, games: int) -> Wish:
    source.check_keys(table, TABLE_KEYS, place)
    values = {key: _values(source, table, key, place) if key in table else default for key, default in LISTS.items()}
    name = table.get("name", "")
    if not isinstance(name, str):
        raise source.wrong(f"name is a text, not {name!r}", place, "name")
    return Wish(values, _count(source, table, "games", games, place), place, name)


def _values(source: Source, table: dict[str, Any], key: str, place: int) -> tuple[Any, ...]:
    """A list of values, or a single one."""
    values = _list(source, table, key, place, (str, int) if key in NUMBERS else (str,))
    if not values and LISTS[key]:
        raise source.wrong(f"{key} is an empty list; leave it out for {', '.join(map(str, LISTS[key]))}", place, key)
    for value in values if key in NUMBERS else ():
        if value not in WORDS[key] if isinstance(value, str) else not 0 < value < 100:
            words = " or ".join(map(repr, WORDS[key]))
            raise source.wrong(f"{key} takes numbers above 0, or {words}, not {value!r}", place, key)
    return values


def _list(source: Source, data: dict[str, Any], key: str, place: int, kinds: tuple[type, ...]) -> tuple[Any, ...]:
    value = data[key]
    values = tuple(value) if isinstance(value, list) else (value,)
    for item in values:
        if not isinstance(item, kinds) or isinstance(item, bool):
            what = "numbers or words" if int in kinds else "words in quotes"
            raise source.wrong(f"{key} takes {what}, one or a list of them, not {item!r}", place, key)
    return tuple(dict.fromkeys(values))


def _text(source: Source, data: dict[str, Any], key: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise source.wrong(f"{key} is a text, not {value!r}", -1, key)
    return value.strip()


def _count(source: Source, data: dict[str, Any], key: str, default: int, place: int) -> int:
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 < value <= MOST_GAMES:
        raise source.wrong(f"{key} is a number from 1 to {MOST_GAMES:,}, not {value!r}", place, key)
    return value


def _seed(source: Source, data: dict[str, Any]) -> int:
    value = data.get("seed", 1)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 2**31:
        raise source.wrong(f"seed is a number from 0 to {2**31 - 1}, not {value!r}", -1, "seed")
    return value


def _decisions(source: Source, data: dict[str, Any]) -> int:
    value = data.get("decisions", 0)
    if value is True:
        return MOST_GAMES
    if not isinstance(value, int) or value < 0:
        raise source.wrong(
            f"decisions is true (of all games), or of how many deals of each cell, not {value!r}", -1, "decisions"
        )
    return int(value)
