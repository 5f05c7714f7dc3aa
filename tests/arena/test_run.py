"""Real games: the same ones however many processes play them, and by whichever way they are played."""

from __future__ import annotations

import inspect
import os
import signal
from contextlib import closing
from pathlib import Path

import pytest

from room25.arena import pool
from room25.arena.plan import Chunk, Entrant, Matchup, cells, chunks, entrants
from room25.arena.play import WITH_GAME, MatchPlayer, play
from room25.arena.rate import score
from room25.arena.run import ArenaRun
from room25.arena.tally import Tally
from room25.bots.contract import Budget, Command
from room25.bots.registry import RULE_BOTS
from room25.bots.uniform import Uniform
from room25.errors import Room25Error
from room25.game import Decision, Game, SeatView
from room25.setup.lay import Setup

OWN = str(Path(__file__).with_name("own_bot.py"))
UNIFORM, CAUTIOUS, EXPLORER, FIRST = entrants([*RULE_BOTS, OWN], [Budget()])
MODES = (
    ("base", "cooperation", 4),
    ("base", "suspicion", 5),
    ("base", "competition", 3),
    ("base", "team", 4),
    ("ultimate-en", "solo", 1),
    ("ultimate-en", "suspicion", 8),
)


def figures(tallies: list[Tally]) -> list[tuple[object, ...]]:
    """Everything that does not depend on the clock."""
    return [(bytes(t.overs), bytes(t.guards), t.rounds, t.decisions, t.deaths) for t in tallies]


def test_one_process_or_two_play_the_same_games() -> None:
    setups = [Setup("base", "cooperation", 4), Setup("base", "suspicion", 4), Setup("base", "team", 4)]
    plan = cells(setups, [UNIFORM, FIRST])
    one, two, other = (ArenaRun(plan, 4, seed, workers) for seed, workers in ((1, 1), (1, 2), (50, 2)))
    assert figures(one.play()) == figures(two.play())
    assert one.complete and two.complete
    assert all(tally.games == 4 for tally in one.tallies)
    assert figures(other.play()) != figures(one.tallies)


def test_one_process_or_two_play_the_same_compiled_games() -> None:
    plan = cells([Setup("base", "cooperation", 4), Setup("base", "competition", 2)], [UNIFORM, CAUTIOUS, EXPLORER])
    one, two = (ArenaRun(plan, 300, 1, workers, compiled=True) for workers in (1, 2))
    assert figures(one.play()) == figures(two.play())
    wins = {str(tally.cell): score(tally).wins for tally in one.tallies}
    assert wins["base cooperation, 4 seats: explorer"] > wins["base cooperation, 4 seats: uniform"]
    assert not one.tallies[0].clocks  # nobody was asked one by one


@pytest.mark.parametrize(("edition", "mode", "seats"), MODES)
def test_compiled_games_are_the_same_in_any_chunks_and_of_the_same_deals(edition: str, mode: str, seats: int) -> None:
    cell = Matchup(Setup(edition, mode, seats), CAUTIOUS, CAUTIOUS if mode == "solo" else UNIFORM)
    whole = play(cell, Chunk(0, 3, 40), 7, compiled=True)
    assert len(whole.overs) == 40 * len(cell.seatings)
    assert whole.decisions and whole.rounds
    parts = [play(cell, Chunk(0, first, 20), 7, compiled=True) for first in (3, 23)]
    assert whole.overs == parts[0].overs + parts[1].overs
    assert whole.decisions == parts[0].decisions + parts[1].decisions
    general = play(cell, Chunk(0, 3, 2), 7, compiled=False)
    assert general.guards == whole.guards[: len(general.guards)]
    if mode == "suspicion":
        assert set(whole.guards) - {0}


def test_exchanging_two_rivals_exchanges_wins_and_losses() -> None:
    setup = Setup("base", "competition", 3)
    found = []
    for first, second in ((EXPLORER, UNIFORM), (UNIFORM, EXPLORER)):
        cell = Matchup(setup, first, second)
        tally = Tally(cell, 100)
        tally.add(Chunk(0, 0, 100), play(cell, Chunk(0, 0, 100), 1, compiled=True))
        found.append(score(tally))
    assert found[0].turned() == found[1]
    assert found[0].wins > found[0].losses


def test_a_seat_is_played_by_the_bot_that_sits_there(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, str]] = []

    class Spy(Uniform):
        def decide(self, view: SeatView, decision: Decision) -> Command:
            role = (
                "guard"
                if view.flat.role[["alice", "jennifer", "max", "kevin"].index(view.characters[0])]
                else "prisoner"
            )
            seen.append((view.pov, role))
            return super().decide(view, decision)

    monkeypatch.setitem(WITH_GAME, "spy", lambda game, budget, seed: Spy(seed))
    spy = Entrant("spy", Budget(), "spy")
    play(Matchup(Setup("base", "competition", 2), spy, UNIFORM), Chunk(0, 0, 1), 1, compiled=False)
    assert {seat for seat, _ in seen} == {0, 1}  # one seating each
    seen.clear()
    played = play(Matchup(Setup("ultimate-en", "suspicion", 4), UNIFORM, spy), Chunk(0, 0, 4), 1, compiled=False)
    assert played.clocks["spy"].decisions == len(seen) > 0
    assert {role for _, role in seen} == {"guard"}


def test_bots_are_not_told_the_number_that_dealt_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int]] = []

    def make(game: Game, budget: Budget, seed: int) -> Uniform:
        told.append((game.seed, seed))
        return Uniform(seed)

    monkeypatch.setitem(WITH_GAME, "spy", make)
    spy = Entrant("spy", Budget(), "spy")
    play(Matchup(Setup("base", "cooperation", 4), spy, spy), Chunk(0, 10, 2), 5, compiled=False)
    assert [dealt for dealt, _ in told] == [15] * 4 + [16] * 4
    assert len({seed for _, seed in told}) == 8
    assert not {dealt for dealt, _ in told} & {seed for _, seed in told}


def test_a_bot_that_fails_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    text = Path(OWN).read_text(encoding="utf-8").replace('return f"', 'return 1 / 0 or f"')
    path.write_text(text, encoding="utf-8")
    (broken,) = entrants([str(path)], [Budget()])
    run = ArenaRun([Matchup(Setup("base", "solo", 1), broken, broken)], 3, 1, 2)
    with pytest.raises(
        Room25Error, match=r"base solo, 1 seat: broken\.py, from deal \d on: .* failed: ZeroDivisionError"
    ):
        run.play()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs signals")
def test_a_process_that_dies_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "dying.py"
    text = Path(OWN).read_text(encoding="utf-8")
    text = text.replace("        who = ", "        import os\n\n        os._exit(9)\n        who = ")
    path.write_text(text, encoding="utf-8")
    (dying,) = entrants([str(path)], [Budget()])
    with pytest.raises(Room25Error, match=r"ended by itself \(9\)"):
        ArenaRun([Matchup(Setup("base", "solo", 1), dying, dying)], 3, 1, 1).play()


def test_a_bot_that_never_answers_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "endless.py"
    text = Path(OWN).read_text(encoding="utf-8")
    text = text.replace("        who = ", "        while decision.number > 2:\n            pass\n        who = ")
    path.write_text(text, encoding="utf-8")
    (endless,) = entrants([str(path)], [Budget(seconds=0.1)])
    with pytest.raises(Room25Error, match=r"from deal \d on: the bot .*endless\.py has not answered within 2\.1 s"):
        ArenaRun([Matchup(Setup("base", "solo", 1), endless, endless)], 3, 1, 1).play()


def test_nobody_is_left_behind_when_the_games_are_stopped() -> None:
    plan = [Matchup(Setup("base", "cooperation", 4), UNIFORM, UNIFORM)]
    with closing(pool.run(MatchPlayer(plan, 1, False), chunks(plan, 1_000, False), 2)) as games:
        next(games)
        pids = [worker.process.pid for worker in inspect.getgeneratorlocals(games)["crew"]]
    assert len(pids) == 2
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
