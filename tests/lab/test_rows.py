"""What the rows say is what happened: games played once more, event by event, tell the same."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest

from lab.small import OWN_BOT
from room25.arena.plan import Chunk, Entrant, Matchup, entrants
from room25.arena.play import seat_bots
from room25.bots.contract import Budget
from room25.bots.host import Host
from room25.engine.table import answers
from room25.engine.table.people import CHARACTER_NAMES
from room25.events import Event
from room25.game import Game
from room25.lab import rows
from room25.lab.plan import Case
from room25.lab.play import ChunkPlayer
from room25.setup.lay import Setup

EXPLORER, UNIFORM, OWN = entrants(["explorer", "uniform", str(OWN_BOT)], [Budget()])
SEED = 11
TABLES = [
    Setup("base", "cooperation", 4),
    Setup("ultimate-en", "suspicion", 5),
    Setup("season2", "competition", 2),
    Setup("ultimate-uk", "cooperation", 2, "madness"),
    Setup("base", "solo", 1),
]


def played(
    setup: Setup, bot: Entrant, other: Entrant, deals: int, decisions: int = 0
) -> tuple[pl.DataFrame, pl.DataFrame]:
    case = Case(Matchup(setup, bot, other), deals, "t", {}, "c", 0)
    found = ChunkPlayer([case], SEED, decisions)(Chunk(0, 0, deals))
    return pl.read_parquet(io.BytesIO(found.games)), pl.read_parquet(
        io.BytesIO(found.steps or b"")
    ) if found.steps else pl.DataFrame()


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.edition}-{setup.mode}")
def test_a_row_is_what_the_events_tell(setup: Setup) -> None:
    cell = Matchup(setup, OWN, OWN)
    found, steps = played(setup, OWN, OWN, 3, decisions=2)
    assert found.columns == list(rows.COLUMNS) and steps.columns == list(rows.STEPS)
    for row in found.to_dicts():
        game = Game(setup, row["seed"])
        start = game.state()
        Host(game, seat_bots(cell, game, cell.seatings[0], f"{row['seed']} 0", {})).finish()
        events = list(told(game))
        end = game.state()
        assert row["result"] == game.result
        assert row["rounds"] == sum(event.kind == "round-began" for event in events)
        assert [(fall["who"], fall["room"]) for fall in row["falls"]] == [
            (event.values["who"], event.values["room"]) for event in events if event.kind == "died"
        ]
        assert row["exit"] == rows.SQUARE.categories[exit_of(start.kind)]
        assert (
            row["first"] == CHARACTER_NAMES[start.turn_order[0]]
            and row["first_seat"] == start.owner[start.turn_order[0]]
        )
        assert (
            row["left"] == end.rounds_left
            and row["deaths"] == end.dead_count
            and row["open"] == sum(1 for up in end.face_up if up)
        )
        assert (
            row["guards"]
            == row["guard_mask"].bit_count()
            == sum(end.role[c] == 1 and end.owner[c] >= 0 for c in range(8))
        )
        assert sum(row[f"room_{key}"] for key in rows.ROOMS.values()) == 25
        assert all(row[f"room_{key}"] == start.composition[code] for code, key in rows.ROOMS.items())
        own = steps.filter(pl.col("deal") == row["deal"])
        assert len(own) == (row["decisions"] if row["deal"] < 2 else 0)
        assert own["number"].to_list() == list(range(len(own)))


def told(game: Game) -> Iterator[Event]:
    yield from game.view(-2).events


def exit_of(kinds: list[int]) -> int:
    return kinds.index(next(code for code, key in rows.ROOMS.items() if key == "room25"))


def test_compiled_games_have_their_decisions_too() -> None:
    found, steps = played(Setup("ultimate-en", "cooperation", 4), EXPLORER, EXPLORER, 40, decisions=10)
    assert steps["deal"].max() == 9
    counts = steps.group_by("deal").agg(pl.len()).sort("deal")["len"].to_list()
    assert counts == found["decisions"].head(10).to_list()
    programs = steps.filter(pl.col("verb") == "program")
    assert programs["token1"].null_count() == 0 and (programs["phase"] == "program").all()
    assert steps.filter(pl.col("verb") != "program")["token1"].null_count() == len(steps) - len(programs)
    assert (steps["options"] >= 1).all() and steps["left"].max() == 8


def test_more_decisions_than_there_is_room_for_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Setup("base", "cooperation", 4)
    _, plenty = played(setup, EXPLORER, EXPLORER, 30, decisions=30)
    monkeypatch.setattr("room25.lab.play.DECISIONS_PER_GAME", 2)
    _, few = played(setup, EXPLORER, EXPLORER, 30, decisions=30)
    assert few.equals(plenty)


def test_every_answer_has_a_verb() -> None:
    said = {answer: rows.VERBS[rows.VERB_OF[answer]] for answer in range(answers.END)}
    assert (said[answers.PASS], said[answers.CARRY + 31], said[answers.NO_TOKENS]) == ("pass", "carry", "program")
    assert set(said.values()) == set(rows.VERBS)


def test_rivals_win_by_whoever_holds_the_side() -> None:
    setup = Setup("base", "team", 4)
    found, _ = played(setup, EXPLORER, UNIFORM, 100)
    turned, _ = played(setup, UNIFORM, EXPLORER, 100)
    assert found["seating"].to_list() == [0, 1] * 100
    assert found["won"].sum() > 0.9 * found["won"].count() and turned["won"].sum() < 0.1 * turned["won"].count()
    assert found["won"].null_count() == (found["result"] == "draw").sum()
    alone, _ = played(setup, EXPLORER, EXPLORER, 50)
    assert (alone["won"] == (alone["result"] != "draw")).all()


def test_clocks_say_when_the_exit_was_found() -> None:
    found, _ = played(Setup("ultimate-en", "cooperation", 4), EXPLORER, EXPLORER, 400)
    won = found.filter("won")
    assert len(won) > 40 and won.select(pl.col("sight", "entry", "unlock").null_count()).sum_horizontal().item() == 0
    assert (won["sight"] >= won["entry"]).all() and (won["left"] >= 1).all() and (won["unlock"] >= won["left"]).all()
    assert found["key"].null_count() == 0 and found["sight"].null_count() > 0
    assert (found.filter(pl.col("sight").is_null())["entry"].is_null()).all()


def test_the_page_about_the_lab_names_every_column() -> None:
    from room25.lab import cells

    text = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    names = [name for name in (*rows.COLUMNS, *rows.STEPS, *cells.COLUMNS) if not name.startswith("room_")]
    assert not [name for name in names if f"`{name}`" not in text]
