"""Editions as data: one TOML file each, read once. Five are printed; expansions add others, each by difference from one that is there."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from room25.errors import OtherRules

__all__ = [
    "AdviceData",
    "ComplexData",
    "EDITIONS",
    "Edition",
    "FIRST_RULES",
    "LEVELS",
    "MOST",
    "MOST_ROUNDS",
    "ModeData",
    "OptionData",
    "PRINTED",
    "add",
    "available",
    "check_rules",
    "data_of",
    "default_cards",
    "forget",
    "load",
    "made",
    "named",
    "with_options",
]

PRINTED = ("base", "season2", "ultimate-en", "ultimate-pl", "ultimate-uk")
EDITIONS: tuple[str, ...] = PRINTED  # it grows, so it is read as editions.EDITIONS
MOST_ROUNDS = 14  # of a game: observations tell so many one by one
MOST = 8  # editions at a time: observations have a place for so many
LEVELS = ("standard", "madness", "beginner")
FIRST_RULES = 1  # what a record means that does not say which rules it was made with


@dataclass(frozen=True)
class ModeData:
    """One mode at one level, as this edition plays it."""

    players: dict[int, int]  # players -> characters
    rounds: dict[int, int]  # characters -> rounds
    guards: dict[int, int]  # players -> guard tiles in the pack
    prisoners: dict[int, int]  # players -> prisoner tiles in the pack
    agreed: dict[int, tuple[int, ...]]  # players -> numbers of guards that the table may agree on
    switches: dict[str, int]
    default_complex: str
    complexes: dict[int, str]  # guards -> complex, where it depends on them
    madness_cards: bool
    trim: bool  # punishments of two absent characters are taken out


@dataclass(frozen=True)
class OptionData:
    """Something the host may choose beside the rules as printed."""

    modes: tuple[str, ...]  # empty: every mode
    rounds: dict[int, int]
    prisoners: dict[int, int]
    switches: dict[str, int]
    where: dict[str, int]  # the switches change only where these have these values
    zone: tuple[str, ...]
    madness_cards: bool
    rules: tuple[str, ...]
    is_default: bool  # by now this is the rule: the name is understood, and no longer offered


@dataclass(frozen=True)
class ComplexData:
    """Which tiles make a complex: fixed ones, and how many of each colour are drawn from the rest of the box."""

    fixed: dict[str, int]
    free: dict[str, int] = field(default_factory=dict)
    without: tuple[str, ...] = ()  # one copy of each of these stays in the box


@dataclass(frozen=True)
class AdviceData:
    """What the book advises against although it can be played."""

    tiles: dict[str, int]  # at least so many of these
    modes: tuple[str, ...]  # empty: in every mode
    rule: str
    key: str  # names its sentence in the catalogues


@dataclass(frozen=True)
class Edition:
    """Everything that one box says in numbers."""

    name: str
    code: int
    rules: int  # counts on whenever a rule of this edition changes: games made with others are refused
    characters: tuple[str, ...]
    zone: tuple[str, ...]
    box: dict[str, int]
    modes: dict[str, dict[str, ModeData]]  # mode -> level -> data
    options: dict[str, OptionData]
    complexes: dict[str, ComplexData]
    advice: tuple[AdviceData, ...]
    cards: dict[str, tuple[str, ...]]  # of its box, basic and madness
    printed: str  # the printed edition that it is, or that it differs from
    needs: tuple[str, ...] = ()  # the expansions that it is made of, each by name and hash


_ADDED: dict[str, Edition] = {}
_DATA: dict[str, dict[str, Any]] = {}


def available() -> tuple[str, ...]:
    """The editions whose data are here."""
    return EDITIONS


@cache
def named(code: int) -> str:
    """The name of the edition with this number in a state."""
    return next(name for name in EDITIONS if load(name).code == code)


@cache
def load(name: str) -> Edition:
    """One edition by name; raises KeyError if there is none."""
    if name in _ADDED:
        return _ADDED[name]
    return made(name, data_of(name))


def data_of(name: str) -> dict[str, Any]:
    """Everything that the file of an edition says, and for one that differs from another what that one says too. Raises KeyError."""
    if name in _DATA:
        return _DATA[name]
    if name not in PRINTED:
        raise KeyError(name)
    return {"cards": {key: list(value) for key, value in default_cards().items()}, **_toml(f"{name}.toml")}


def add(edition: Edition, data: dict[str, Any]) -> None:
    """From now on there is this edition too."""
    global EDITIONS
    _ADDED[edition.name], _DATA[edition.name] = edition, data
    EDITIONS = (*EDITIONS, edition.name)


def forget(names: Iterable[str]) -> None:
    """These editions were added by mistake."""
    global EDITIONS
    for name in names:
        if _ADDED.pop(name, None):
            del _DATA[name]
    EDITIONS = (*PRINTED, *_ADDED)
    load.cache_clear()
    named.cache_clear()


def made(name: str, data: Mapping[str, Any], printed: str = "", needs: tuple[str, ...] = ()) -> Edition:
    """An edition from the data of its file."""
    return Edition(
        name=name,
        code=int(data["code"]),
        rules=int(data["rules"]),
        characters=tuple(data["characters"]),
        zone=tuple(data["zone"]),
        box=dict(data["box"]),
        modes={key: _levels(value, data) for key, value in data["modes"].items()},
        options={key: _option(value) for key, value in data["options"].items()},
        complexes={
            key: ComplexData(dict(value["fixed"]), dict(value.get("free", {})), tuple(value.get("without", ())))
            for key, value in data["complexes"].items()
        },
        advice=tuple(
            AdviceData(dict(item["tiles"]), tuple(item.get("modes", ())), str(item["rule"]), str(item["key"]))
            for item in data.get("advice", [])
        ),
        cards={key: tuple(value) for key, value in data["cards"].items()},
        printed=printed or name,
        needs=needs,
    )


def with_options(switches: Mapping[str, int], options: Iterable[OptionData]) -> dict[str, int]:
    """The switches of a table whose host has chosen these options."""
    chosen = dict(switches)
    for option in options:
        if all(chosen.get(name, 0) == value for name, value in option.where.items()):
            chosen.update(option.switches)
    return chosen


def check_rules(name: str, rules: int, what: str) -> None:
    """Raise OtherRules for a game of this edition that was made with other rules than these; an unknown edition is not ours to refuse."""
    if name in EDITIONS and load(name).rules != rules:
        raise OtherRules(
            f"{what} was made with version {rules} of the rules of {name}, and here version {load(name).rules} is played: "
            "played on, it would become another game"
        )


@cache
def default_cards() -> dict[str, tuple[str, ...]]:
    """The cards of the box, basic and madness."""
    return {key: tuple(value) for key, value in _toml("cards.toml").items()}


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__name__).joinpath(name).read_text(encoding="utf-8"))


def _numbers(table: Mapping[str, Any]) -> dict[int, int]:
    return {int(key): int(value) for key, value in table.items()}


def _levels(mode: dict[str, Any], edition: Mapping[str, Any]) -> dict[str, ModeData]:
    levels = {"standard": {}, **mode.get("levels", {})}
    return {name: _mode({**mode, **level}, mode, level, edition) for name, level in levels.items()}


def _mode(data: dict[str, Any], mode: dict[str, Any], level: dict[str, Any], edition: Mapping[str, Any]) -> ModeData:
    return ModeData(
        players=_numbers(data["players"]),
        rounds=_numbers(data["rounds"]),
        guards=_numbers(data.get("guards", {})),
        prisoners=_numbers(data.get("prisoners", {})),
        agreed={int(key): tuple(value) for key, value in data.get("agreed", {}).items()},
        switches={"reminders": 1, **edition["switches"], **mode.get("switches", {}), **level.get("switches", {})},
        default_complex=str(data.get("default_complex", edition["default_complex"])),
        complexes={int(key): str(value) for key, value in data.get("complexes", {}).items()},
        madness_cards=bool(data.get("madness_cards", False)),
        trim=bool(data.get("trim", False)),
    )


def _option(data: dict[str, Any]) -> OptionData:
    return OptionData(
        modes=tuple(data.get("modes", ())),
        rounds=_numbers(data.get("rounds", {})),
        prisoners=_numbers(data.get("prisoners", {})),
        switches=dict(data.get("switches", {})),
        where=dict(data.get("where", {})),
        zone=tuple(data.get("zone", ())),
        madness_cards=bool(data.get("madness_cards", False)),
        rules=tuple(data["rules"]),
        is_default=bool(data.get("default", False)),
    )
