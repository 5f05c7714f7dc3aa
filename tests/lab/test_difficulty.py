"""The difficulty score: what it says of printed complexes, what it needs, and how the formula is found."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

from room25.lab import complexes
from room25.lab.difficulty import UNCOUNTED, difficulty, expected, weight
from room25.lab.fit import fit
from room25.setup import editions
from room25.setup.lay import Setup, composition

TABLES = [
    Setup(name, mode, seats, level, guards=guards)
    for name in editions.EDITIONS
    for mode in ("cooperation", "solo", "suspicion")
    for level, data in editions.load(name).modes[mode].items()
    for seats in data.players
    for guards in (0, *data.agreed.get(seats, ()))
]


def test_what_nobody_has_measured_has_no_score() -> None:
    known = Setup("ultimate-en", "cooperation", 4)
    own = (
        replace(known, rounds=9),
        replace(known, switches={"adrenaline": 0}),
        replace(known, cards=("jamming", "move 1 left")),
    )
    assert difficulty(known) is not None and [difficulty(setup) for setup in own] == [None] * 3


@pytest.mark.parametrize("setup", TABLES, ids=lambda s: f"{s.edition}-{s.mode}-{s.level}-{s.seats}-{s.guards}")
def test_every_table_has_a_score(setup: Setup) -> None:
    found = difficulty(setup)
    assert found is not None and 0 < found.share < 1 and found.share == found.printed
    assert 0 <= found.score <= 100 and 1 <= found.stars <= 5


def test_a_room_that_no_study_has_played_weighs_like_its_colour() -> None:
    known = {"empty": 0.06, "control": 0.1, "vortex": -0.1, "mortal": -0.3}
    assert weight(known, "control") == 0.1 and weight(known, "tunnel") == pytest.approx(0.08)
    assert weight(known, "dark") == -0.1 and weight(known, "key") == 0


def test_rivals_have_none() -> None:
    assert difficulty(Setup("base", "team", 4)) is None
    assert difficulty(Setup("base", "cooperation", 9)) is None


@pytest.mark.parametrize("edition", editions.EDITIONS)
@pytest.mark.parametrize("mode", ["cooperation", "suspicion", "solo"])
def test_deadly_rooms_make_it_harder(edition: str, mode: str) -> None:
    needs_key = bool(editions.load(edition).modes[mode]["standard"].switches.get("key"))
    seats = 1 if mode == "solo" else 4
    found = {}
    for number in range(1, 60):
        tiles = complexes.random_complex(edition, needs_key, number)
        made = difficulty(Setup(edition, mode, seats, tiles=tiles))
        assert made is not None
        found[number] = (complexes.colours(tiles)["red"], made.share)
        assert set(made.parts) == set(tiles) - set(UNCOUNTED)
    few = [share for red, share in found.values() if red <= 4]
    many = [share for red, share in found.values() if red >= 8]
    least = 0.03 if mode == "suspicion" else 0.1  # guards die in them too
    assert sum(few) / len(few) > sum(many) / len(many) + least


def test_what_is_drawn_counts_on_average() -> None:
    setup = Setup("ultimate-en", "suspicion", 4)
    tiles = expected(composition(setup), editions.load("ultimate-en").box)
    assert sum(tiles.values()) == pytest.approx(25)
    assert tiles["mortal"] == 2 and 0 < tiles["vortex"] < 2


def test_a_server_needs_nothing_for_it() -> None:
    code = (
        "import sys\nfrom room25.lab.difficulty import difficulty\nfrom room25.setup.lay import Setup\n"
        "assert difficulty(Setup('base', 'solo', 1))\nprint(*sorted({'numpy', 'polars'} & set(sys.modules)))"
    )
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == ""


def test_the_fit_finds_what_the_games_were_made_with() -> None:
    luck = np.random.default_rng(1)
    x = luck.integers(0, 4, (400, 3)).astype(float)
    odds = -0.4 + x @ np.array([0.5, -0.3, 0.0])
    games = np.full(400, 500)
    wins = luck.binomial(games, 1 / (1 + np.exp(-odds)))
    made = fit(np.column_stack([x, 3 - x.sum(axis=1)]), wins, games)  # the last column follows from the others
    value, (low, high) = made.contrast([0, 1, -1, 0, 0])
    slope = made.mean * (1 - made.mean)
    assert low < 0.8 * slope < high and value == pytest.approx(0.8 * slope, abs=0.01)
    assert np.abs(made.predict(np.column_stack([x, 3 - x.sum(axis=1)])) - 1 / (1 + np.exp(-odds))).max() < 0.02
    assert made.spread < 1.3
