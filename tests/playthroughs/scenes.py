"""Games for the browser's own tests: what one seat is told, and now and then what lies on its board then.

`renew.py` writes them to web/tests/told.json, where the browser's picture must get there by the events alone. They are sought so that
together they show every event that changes the picture.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from laws.games import CELLS, begin, play, view_of
from room25.engine.table.state import State
from room25.events import Event, from_row
from room25.game import SeatView
from room25.redact import redact_all
from room25.server import wire
from room25.setup.kinds import GameKind

FILE = Path(__file__).parents[2] / "web" / "tests" / "told.json"
SEAT = 0  # whose eyes
EVERY = 8  # answers between two looks at the board
SEEN = ("board", "people", "lines", "locks", "robots", "countdown")  # what of a view lies on the board
# the events that change the picture, and the values that say how
SHOWN = set(
    "moved jumped robot-pushed pushed called pulled carried sent-back revived died slid swapped room-revealed saw replaced "
    "room-hidden closed turned locked unlocked robot-placed robot-moved robot-destroyed reminder-laid reminder-back claimed hid "
    "visible alarm timer round-began swapped-staying locked-from".split()
)
STEPS = (12, 4, 1)  # a game is taken that shows so many new things; with fewer once no other does
SEEDS = 40


def moments(cell: GameKind, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """One random game after each answer but the last, and the events that led there, as the seat may know them."""
    dice = Random(f"{cell} scene {seed}")
    s = begin(cell.setup(), seed)
    happened = 0
    for _ in play(s, dice):
        events = redact_all([from_row(happened + i, row) for i, row in enumerate(s.log)], SEAT)
        happened += len(events)
        yield s, events


def shown(cell: GameKind, seed: int) -> set[str]:
    """What this game shows."""
    found: set[str] = set()
    for _, events in moments(cell, seed):
        for event in events:
            found |= {event.kind, *(f"{event.kind}-{value}" for value in event.values)}
    return found & SHOWN


def seek() -> list[tuple[GameKind, int]]:
    """Few games that show everything."""
    chosen: list[tuple[GameKind, int]] = []
    missing = set(SHOWN)
    games = {(cell, seed): shown(cell, seed) for seed in range(SEEDS) for cell in CELLS[::5]}
    for least in STEPS:
        for game, found in games.items():
            if len(found & missing) >= least:
                chosen.append(game)
                missing -= found
    assert not missing, f"no game shows {sorted(missing)}: look at more than {SEEDS} seeds"
    return chosen


def tell_scenes(games: list[tuple[GameKind, int]]) -> str:
    """The whole file: one line a step."""
    told = []
    for cell, seed in games:
        kind = [cell.edition, cell.mode, cell.level, cell.seats]
        steps = ",\n".join(json.dumps(step, separators=(",", ":")) for step in _steps(cell, seed))
        told.append(f'{{"game":{json.dumps(kind)},"seed":{seed},"steps":[\n{steps}\n]}}')
    return "[\n" + ",\n".join(told) + "\n]\n"


def _steps(cell: GameKind, seed: int) -> Iterator[dict[str, object]]:
    for number, (s, events) in enumerate(moments(cell, seed)):
        seen = SeatView(view_of(s, SEAT), events)
        view = msgspec.to_builtins(wire.view(seen, wire.Moment(seen, None), 0, 0, 0))
        step: dict[str, object] = {"events": [event for event in view["events"] if event["kind"] != "hidden"]}
        if number % EVERY == 0:
            step["view"] = {name: view[name] for name in SEEN}
        yield step


def chosen() -> list[tuple[GameKind, int]]:
    """The games of the file as it stands."""
    found = json.loads(FILE.read_text(encoding="utf-8"))
    return [(GameKind(*game["game"]), game["seed"]) for game in found]
