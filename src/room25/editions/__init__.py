"""Editions as data: one TOML file each, read once and checked while reading."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

EDITIONS = ("base", "season2", "ultimate-en", "ultimate-pl", "ultimate-uk")


@dataclass(frozen=True)
class ModeData:
    """One mode as this edition plays it."""

    players: dict[int, int]  # players -> characters
    rounds: dict[int, int]  # characters -> rounds
    guards: dict[int, int]  # players -> guard tiles in the pack
    prisoners: dict[int, int]  # players -> prisoner tiles in the pack
    switches: dict[str, int]
    default_complex: str


@dataclass(frozen=True)
class OptionData:
    """Something the host may choose beside the rules as printed."""

    modes: tuple[str, ...]  # empty: every mode
    rounds: dict[int, int]
    switches: dict[str, int]
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Edition:
    """Everything that one box says in numbers."""

    name: str
    code: int
    characters: tuple[str, ...]
    zone: tuple[str, ...]
    box: dict[str, int]
    modes: dict[str, ModeData]
    options: dict[str, OptionData]
    complexes: dict[str, dict[str, int]]
    advice: tuple[tuple[dict[str, int], str], ...]


def available() -> tuple[str, ...]:
    """The editions whose data are here."""
    return tuple(name for name in EDITIONS if files(__name__).joinpath(f"{name}.toml").is_file())


@cache
def load(name: str) -> Edition:
    """One edition by name; KeyError where it is unknown or not here yet."""
    if name not in available():
        raise KeyError(name)
    data = tomllib.loads(files(__name__).joinpath(f"{name}.toml").read_text(encoding="utf-8"))
    default = str(data["default_complex"])
    return Edition(
        name=name,
        code=int(data["code"]),
        characters=tuple(data["characters"]),
        zone=tuple(data["zone"]),
        box=dict(data["box"]),
        modes={key: _mode(value, default) for key, value in data["modes"].items()},
        options={key: _option(value) for key, value in data["options"].items()},
        complexes={key: dict(value) for key, value in data["complexes"].items()},
        advice=tuple((dict(item["tiles"]), str(item["rule"])) for item in data["advice"]),
    )


def _numbers(table: dict[str, Any]) -> dict[int, int]:
    return {int(key): int(value) for key, value in table.items()}


def _mode(data: dict[str, Any], default: str) -> ModeData:
    return ModeData(
        players=_numbers(data["players"]),
        rounds=_numbers(data["rounds"]),
        guards=_numbers(data.get("guards", {})),
        prisoners=_numbers(data.get("prisoners", {})),
        switches={"reminders": 1, **data.get("switches", {})},
        default_complex=str(data.get("default_complex", default)),
    )


def _option(data: dict[str, Any]) -> OptionData:
    return OptionData(
        modes=tuple(data.get("modes", ())),
        rounds=_numbers(data.get("rounds", {})),
        switches=dict(data.get("switches", {})),
        rules=tuple(data["rules"]),
    )
