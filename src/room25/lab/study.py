"""A study: a small TOML file that says which tables are laid, who plays them, and how often. `docs/lab.md` lists its keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from room25.errors import Room25Error
from room25.lab.source import Source
from room25.setup.expansions import load

__all__ = ["Study", "Wish", "read", "with_games"]

MOST_GAMES = 1_000_000_000
TEXTS = ("title", "question", "conclusion")
STUDY_KEYS = (*TEXTS, "with", "games", "seed", "decisions", "metrics", "tables")
# the keys of a table, and what stands for each that is left out
LISTS: dict[str, tuple[Any, ...]] = {
    "editions": ("base",),
    "modes": ("cooperation",),
    "levels": ("standard",),
    "seats": ("usual",),
    "guards": (0,),
    "complexes": ("advice",),
    "options": ("printed",),
    "rounds": (0,),
    "switches": ("printed",),
    "decks": ("box",),
    "characters": ("first",),
    "bots": ("explorer",),
    "prisoner_bots": (),
    "guard_bots": (),
    "against": (),
}
NUMBERS = ("seats", "guards", "rounds")  # keys whose values are numbers, or one of the words below
WORDS = {"seats": ("all", "usual"), "guards": ("all",), "rounds": ("printed",)}
OWN = {"tiles": "complexes", "cards": "decks"}  # tables of one's own, by name, and the key that chooses among them
TABLE_KEYS = (*LISTS, *OWN, "games", "name")


@dataclass(frozen=True)
class Wish:
    """One table of a study: lists of values of which every combination is laid."""

    values: Mapping[str, tuple[Any, ...]]
    games: int
    place: int  # of the file's tables
    name: str = ""  # what the report calls it, instead of its values
    tiles: Mapping[str, Mapping[str, int]] = field(default_factory=dict)  # complexes of its own, by name
    cards: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # decks of its own, by name

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
    _load(source, data, folder)
    tables = data.get("tables", [{}])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables) or not tables:
        raise source.wrong("tables are written as [[tables]], one or more", -1, "tables")
    texts = {key: _text(source, data, key) for key in TEXTS}
    games = _count(source, data, "games", 1_000, -1)
    wishes = tuple(_wish(source, table, place, games, folder) for place, table in enumerate(tables))
    _check_names(source, wishes)
    return Study(
        title=texts["title"] or source.name.removesuffix(".toml"),
        question=texts["question"],
        conclusion=texts["conclusion"],
        games=games,
        seed=_seed(source, data),
        decisions=_decisions(source, data),
        metrics=_list(source, data, "metrics", -1, (str,)) if "metrics" in data else (),
        wishes=wishes,
        source=source,
        folder=folder,
    )


def _load(source: Source, data: dict[str, Any], folder: Path) -> None:
    """Load the expansions that a study is played with; their folders are relative to its own."""
    for name in _list(source, data, "with", -1, (str,)) if "with" in data else ():
        try:
            load(folder / name)
        except Room25Error as error:
            raise source.wrong(str(error), -1, "with") from None


def _wish(source: Source, table: dict[str, Any], place: int, games: int, folder: Path) -> Wish:
    source.check_keys(table, TABLE_KEYS, place)
    own = {key: _own(source, table, key, place) for key in OWN}
    usual = LISTS | {OWN[key]: tuple(named) for key, named in own.items() if named}
    values = {key: _values(source, table, key, place) if key in table else default for key, default in usual.items()}
    name = table.get("name", "")
    if not isinstance(name, str):
        raise source.wrong(f"name is a text, not {name!r}", place, "name")
    values["editions"] = tuple(_edition(source, edition, folder, place) for edition in values["editions"])
    games = _count(source, table, "games", games, place)
    return Wish(values, games, place, name, own["tiles"], {key: tuple(cards) for key, cards in own["cards"].items()})


def _edition(source: Source, said: str, folder: Path, place: int) -> str:
    """An edition by name; one that is said by its file is loaded."""
    if not said.endswith(".toml"):
        return said
    try:
        (name,) = load(folder / said).editions
    except Room25Error as error:
        raise source.wrong(str(error), place, "editions") from None
    return name


def _check_names(source: Source, wishes: tuple[Wish, ...]) -> None:
    """A name of one's own means one complex, or one deck, in the whole study: reports say no more."""
    known: dict[tuple[str, str], object] = {}
    for wish in wishes:
        for key, named in (("tiles", wish.tiles), ("cards", wish.cards)):
            for name, value in named.items():
                if known.setdefault((key, name), value) != value:
                    what = f"{key}.{name} is something else in another table"
                    raise source.wrong(what, wish.place, f"{key}.{name}")


def _own(source: Source, table: dict[str, Any], key: str, place: int) -> dict[str, Any]:
    """Complexes or decks of one's own: `tiles.NAME = { room = 2, … }`, `cards.NAME = ["jamming", …]`."""
    named = table.get(key, {})
    if not isinstance(named, dict):
        raise source.wrong(f"{key} are written by name: {key}.NAME = …", place, key)
    for name, value in named.items():
        if key == "cards":
            fits = isinstance(value, list) and all(isinstance(card, str) for card in value)
        else:
            fits = isinstance(value, dict) and all(type(n) is int for n in value.values())
        if not fits or not value or name in ("advice", "all", "box") or name.startswith("random "):
            form = '["jamming", "move 1 left", …]' if key == "cards" else "{ central = 1, room25 = 1, empty = 8, … }"
            raise source.wrong(f"{key}.{name} is written as {key}.NAME = {form}", place, f"{key}.{name}")
    return named


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
