"""What is to be played: tables, line-ups, seatings and chunks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from room25.arena.plan import Matchup, Wish, cells, chunks, deals_of, entrants, split
from room25.bots.contract import Budget
from room25.bots.registry import CLAIRVOYANT
from room25.errors import Room25Error
from room25.setup.lay import Setup

UNIFORM, CAUTIOUS, EXPLORER = entrants(["uniform", "cautious", "explorer"], [Budget()])


@pytest.mark.parametrize(
    ("edition", "mode", "seats", "seatings"),
    [("base", "competition", 2, 2), ("base", "competition", 3, 6), ("season2", "competition", 4, 6)],
)
def test_rivals_share_the_sides_evenly_in_every_order(edition: str, mode: str, seats: int, seatings: int) -> None:
    cell = Matchup(Setup(edition, mode, seats), EXPLORER, UNIFORM)
    assert len(set(cell.seatings)) == len(cell.seatings) == seatings
    for seat in range(seats):  # over all seatings each bot sits everywhere equally often
        assert Counter(seating[seat] for seating in cell.seatings) == {0: seatings // 2, 1: seatings // 2}


def test_a_team_sits_by_turns_and_its_seats_belong_to_one_bot() -> None:
    cell = Matchup(Setup("base", "team", 6), EXPLORER, UNIFORM)
    assert set(cell.seatings) == {(0, 1, 0, 1, 0, 1), (1, 0, 1, 0, 1, 0)}


def test_line_ups_suit_the_mode() -> None:
    modes = ("cooperation", "suspicion", "competition")
    setups, refused = Wish(modes=modes, seats=(4, 2)).setups()
    found = cells(setups, [UNIFORM, CAUTIOUS, EXPLORER], guards=[EXPLORER])
    pairs = {
        (c.setup.mode, c.setup.seats): [
            (d.first.label, d.second.label)
            for d in found
            if (d.setup.mode, d.setup.seats) == (c.setup.mode, c.setup.seats)
        ]
        for c in found
    }
    everybody = ["uniform", "cautious", "explorer"]
    assert pairs == {
        ("cooperation", 4): [(name, name) for name in everybody],
        ("cooperation", 2): [(name, name) for name in everybody],
        ("suspicion", 4): [(name, "explorer") for name in everybody],
        ("competition", 2): [("cautious", "uniform"), ("explorer", "uniform"), ("explorer", "cautious")],
    }
    assert len(refused) == 2 and all("players, not" in problem for problem in refused)


def test_guards_are_agreed_on_in_suspicion_only() -> None:
    setups, refused = Wish(["ultimate-en"], ["suspicion", "cooperation"], seats=[5], guards=[1, 2]).setups()
    assert [(setup.mode, setup.guards) for setup in setups] == [("suspicion", 1), ("suspicion", 2), ("cooperation", 0)]
    assert not refused


def test_against_names_the_others() -> None:
    setups, _ = Wish(modes=["team"]).setups()
    found = cells(setups, [UNIFORM, CAUTIOUS], against=[UNIFORM])
    assert [(c.first.label, c.second.label) for c in found] == [("cautious", "uniform")]


def test_budgets_make_several_of_one_bot_but_not_of_a_rule_bot() -> None:
    budgets = [Budget(playouts=100), Budget(playouts=1000)]
    found = entrants(["uniform", CLAIRVOYANT, "clairvoyant@0.25s"], budgets)
    assert [(e.name, e.label) for e in found] == [
        ("uniform", "uniform"),
        (CLAIRVOYANT, "clairvoyant@100"),
        (CLAIRVOYANT, "clairvoyant@1000"),
        (CLAIRVOYANT, "clairvoyant@0.25s"),
    ]
    assert [(e.budget.playouts, e.budget.seconds) for e in found[2:]] == [(1000, 0.5), (0, 0.25)]


def test_files_go_by_their_names_unless_two_have_the_same(tmp_path: Path) -> None:
    text = Path(__file__).with_name("own_bot.py").read_text(encoding="utf-8")
    paths = [tmp_path / "a" / "bot.py", tmp_path / "b" / "bot.py"]
    for path in paths:
        path.parent.mkdir()
        path.write_text(text, encoding="utf-8")
    found = entrants([str(path) for path in paths], [Budget()])
    assert [e.label for e in found] == ["bot.py", str(paths[1])]
    assert [e.name for e in found] == [str(path) for path in paths]


def test_the_command_line_of_a_program_stays_whole() -> None:
    assert list(split(["uniform, cautious", "program:python -c 'print(1, 2)'"])) == [
        "uniform",
        "cautious",
        "program:python -c 'print(1, 2)'",
    ]


@pytest.mark.parametrize("fast", [True, False])
def test_chunks_hold_every_deal_once(fast: bool) -> None:
    setups, _ = Wish(modes=["competition", "cooperation"], seats=[3]).setups()
    plan = cells(setups, [UNIFORM, EXPLORER])
    found = chunks(plan, 1_000, fast)
    for i, cell in enumerate(plan):
        deals = [n for c in found if c.cell == i for n in range(c.first, c.first + c.deals)]
        assert sorted(deals) == list(range(deals_of(cell, 1_000)))
    assert deals_of(plan[0], 1_000) == 167  # six seatings
    assert {chunk.cell for chunk in found[: len(plan)]} == set(range(len(plan)))  # none waits for another to be done


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (Wish(editions=["bas"]), "no edition 'bas'; there are base, season2"),
        (Wish(modes=["coop"]), "no mode 'coop'; there are"),
        (Wish(levels=["hard"]), "no level 'hard'; there are standard"),
        (Wish(seats=[9]), "cooperation is for 2, 3, 4, 5, 6 players, not 9"),
        (Wish(editions=["ultimate-en"], modes=["team"]), "ultimate-en has no mode 'team'"),
        (Wish(complexes=["maze"]), "there is no complex 'maze'"),
    ],
)
def test_a_table_that_cannot_be_laid_is_one_sentence(wish: Wish, words: str) -> None:
    with pytest.raises(Room25Error, match=words):
        wish.setups()


def test_rivals_need_two_bots() -> None:
    setups, _ = Wish(modes=["team"]).setups()
    with pytest.raises(Room25Error, match="team needs two different bots"):
        cells(setups, [UNIFORM])
    with pytest.raises(Room25Error, match="there is no bot 'nobody'; bots are uniform"):
        entrants(["nobody"], [Budget()])
