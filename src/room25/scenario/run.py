"""Running scenarios: files and folders in, what does not hold out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from room25.engine.rules.deal import deal
from room25.engine.rules.rooms import BY_MARK
from room25.engine.table.state import GUARD
from room25.errors import BadSetup, BadText, Problem, Room25Error
from room25.scenario import expect
from room25.scenario.reader import documents, items, table, whole, word, words, yes
from room25.scenario.start import Start, edition_of
from room25.scenario.table import ScenarioTable
from room25.setup import checks
from room25.setup import lay as setups
from room25.setup.choice import CHOICES, COUNTS, NUMBER, WORDS, Setup
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["Failure", "check_files"]

DEALS = 20
CALLED = {"players": "seats"}  # what a scenario calls by another name than a setup does
STATED = ("edition", "mode", "level")  # what stands at the head of every scenario
SPELLING = {choice.name: choice.spelling for choice in CHOICES}
UNSAID = ("seats", "cards", "rounds", "switches", "with_")  # players stand for the first; the rest is no rule of a book
DEAL_KEYS = ("players", *(name for name in SPELLING if name not in (*STATED, *UNSAID)))


@dataclass(frozen=True)
class Failure:
    """A scenario that does not hold, and why."""

    file: str
    name: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}: {' '.join(self.name.split())}: {' '.join(self.reason.split())}"


def check_files(paths: Iterable[Path], edition: str = "") -> tuple[int, list[Failure]]:
    """Run every scenario of these files and folders, or only those of one edition; returns how many hold, and the others."""
    passed = 0
    failed: list[Failure] = []
    for path in scenario_files(paths):
        for name, document in documents(path):
            if isinstance(document, BadText):
                failed.append(Failure(str(path), name, str(document)))
            else:
                for one in editions_of(document):
                    if not edition or word(one["edition"]) == edition:
                        try:
                            run(one)
                            passed += 1
                        except Room25Error as error:
                            several = isinstance(document["edition"], list)
                            label = f"{name} ({one['edition']})" if several else name
                            failed.append(Failure(str(path), label, str(error)))
    return passed, failed


def editions_of(document: dict[str, Any]) -> list[dict[str, Any]]:
    """One scenario an edition, where `edition` is a list."""
    names = document["edition"] if isinstance(document["edition"], list) else [document["edition"]]
    return [{**document, "edition": name} for name in names]


def scenario_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files themselves, and every YAML file below a folder."""
    for path in paths:
        if path.is_dir():
            yield from sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
        else:
            yield path


def run(document: dict[str, Any]) -> None:
    """Run one scenario; raises what is wrong with it, or what does not hold."""
    if "deal" in document:
        run_deals(document)
        return
    start = Start(document)
    follow(ScenarioTable(start.setup, start.s, start.players, start.teams), document)


def follow(at: ScenarioTable, document: dict[str, Any]) -> None:
    """Play the entries, then check what must hold, step by step where `expect` is a list."""
    for entry in items(document.get("play"), "play"):
        at.play(entry)
    steps = document.get("expect") or {}
    for step in steps if isinstance(steps, list) else [steps]:
        if not isinstance(step, dict):
            raise BadText(f"expect: {step!r} is no mapping")
        if "play" in step:
            if len(step) > 1:
                raise BadText("expect: a step plays or checks, not both")
            for entry in items(step["play"], "play"):
                at.play(entry)
        else:
            expect.check(at, step)


def run_deals(document: dict[str, Any]) -> None:
    """The extension `deal`: a game set up as the rules say, dealt many times; what is expected holds in each."""
    chosen, expected = _setup(document), document.get("expect") or {}
    first = dict(expected) if isinstance(expected, dict) else {}
    problems = checks.check(chosen)
    if "problems" in first:
        _same_rules("problems", first["problems"], problems)
        return
    if problems:
        raise BadSetup(problems)
    if "warnings" in first:
        _same_rules("warnings", first.pop("warnings"), checks.advice(chosen))
    guards = sorted(whole(n, "guards") for n in items(first.pop("guards"), "guards")) if "guards" in first else None
    counts: set[int] = set()
    laid = setups.table(chosen)
    for seed in range(DEALS):
        s = laid.clone()
        deal(s, seed, 0)
        s.log.clear()
        counts.add(sum(1 for c in range(8) if s.owner[c] >= 0 and s.role[c] == GUARD))
        at = ScenarioTable(chosen, s, _player_names(chosen, s.seats, s.owner), [])
        follow(at, {**document, "expect": first if isinstance(expected, dict) else expected})
    if guards is not None and sorted(counts) != guards:
        raise BadText(f"expected guards {guards}, found {sorted(counts)}")


def _setup(document: dict[str, Any]) -> Setup:
    edition = edition_of(document)
    data = table(document["deal"], "deal")
    for key in data:
        if key not in DEAL_KEYS:
            raise BadText(f"deal: unknown key {key!r}; keys are {', '.join(DEAL_KEYS)}")
    said = {CALLED.get(key, key): _read_choice(key, value) for key, value in data.items() if key != "options"}
    options = words(document.get("options", []), "options")
    for name, value in table(data.get("options", {}), "deal: options").items():
        if name == "reminders":
            options += [] if yes(value, name) else ["no_reminders"]
        elif yes(value, name):
            options.append(name)
    level = word(document.get("level", "standard"))
    return Setup.of(edition=edition.name, mode=word(document["mode"]), level=level, options=options, **said)


def _read_choice(key: str, value: Any) -> Any:
    """The value of a key of `deal` as a setup holds it; tiles are written by their codes."""
    spelling = SPELLING[CALLED.get(key, key)]
    if spelling is NUMBER:
        return whole(value, f"deal: {key}")
    if spelling is WORDS:
        return words(value, f"deal: {key}")
    if spelling is not COUNTS:
        return word(value)
    tiles: dict[str, int] = {}
    for code, n in table(value, f"deal: {key}").items():
        mark = "R2" if code == "25" else code.upper()
        if mark not in BY_MARK:
            raise BadText(f"deal: {key}: {code!r} is no tile")
        tiles[BY_MARK[mark].key] = whole(n, f"deal: {key}")
    return tiles


def _player_names(chosen: Setup, seats: int, owner: list[int]) -> list[str]:
    mine = [[CHARACTER_NAMES[c] for c in range(8) if owner[c] == seat] for seat in range(seats)]
    return [group[0] if len(group) == 1 else f"p{seat + 1}" for seat, group in enumerate(mine)]


def _same_rules(key: str, value: Any, have: list[Problem]) -> None:
    want, rules = sorted(words(value, key)), sorted({problem.rule for problem in have})
    if want != rules:
        raise BadText(f"expected {key} {want}, found {rules}")
