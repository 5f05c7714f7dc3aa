"""The brain in compiled games: of the truth it uses no more than its seat's view holds, and it thinks as it does interpreted."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bots.worlds import places
from laws.games import CELLS, by_cell
from room25.bots import search
from room25.bots.contract import Budget
from room25.bots.explorer import Explorer
from room25.bots.search import Search
from room25.compile import cpu
from room25.engine.brain import ladder, mind, talk
from room25.engine.entries import games as batch
from room25.engine.entries import matches
from room25.engine.rules import asides
from room25.engine.rules.apply import advance, apply
from room25.engine.rules.deal import deal
from room25.engine.rules.legal import legal, to_move
from room25.engine.table import state
from room25.game import Game
from room25.notation import command
from room25.scenario.start import Start
from room25.scenario.table import ScenarioTable
from room25.setup.kinds import GameKind
from room25.setup.lay import CHARACTER_NAMES, Setup, table

np = pytest.importorskip("numpy")

DECISIONS = 1500  # a cell and level
PLAYOUTS = 3
LEVELS = (ladder.UNIFORM, ladder.CAUTIOUS, ladder.EXPLORER, 3)


@pytest.fixture(scope="module")
def compiled() -> cpu.Compiled:
    return cpu.rules()


def laid(cell: GameKind, rows: int) -> Any:
    states = np.zeros(rows, state.dtype())
    state.to_record(table(setup(cell)), states[0])
    return states


def setup(cell: GameKind) -> Setup:
    return Setup(edition=cell.edition, mode=cell.mode, seats=cell.seats, level=cell.level)


@by_cell
def test_the_truth_and_any_other_world_give_the_answer_of_the_view(compiled: cpu.Compiled, cell: GameKind) -> None:
    views, worlds = np.zeros(1, state.dtype()), np.zeros(1, state.dtype())
    minds, nodes = np.zeros(2, mind.dtype()), np.zeros(64, mind.node_dtype())
    for level in LEVELS:
        wanted = DECISIONS if level < 3 else DECISIONS // 10
        done = compiled.unfair(laid(cell, 3), views, worlds, minds, nodes, level, PLAYOUTS, 1000, wanted)
        assert done == wanted, f"level {level} used what its seat may not know at decision {-1 - done}"


@pytest.mark.parametrize("cell", CELLS[:: max(1, len(CELLS) // 12)], ids=str)
def test_compiled_matches_are_the_interpreted_ones(compiled: cpu.Compiled, cell: GameKind) -> None:
    states, minds, results = laid(cell, 2), np.zeros(1, mind.dtype()), np.zeros((3, matches.WIDTH), np.int64)
    levels, steps = 0x21212121, np.zeros((5000, matches.STEP_WIDTH), np.int64)
    total = compiled.play_matches(states, minds, levels, 0x22222222, 77, 3, results, steps, len(steps))
    assert steps[total:].sum() == 0 < total < len(steps)
    for g in range(3):
        row, own = interpreted(cell, 77 + g, levels, 0x22222222)
        assert row == results[g].tolist()
        assert own == [step[1:] for step in steps[:total].tolist() if step[matches.GAME] == g]


def interpreted(cell: GameKind, seed: int, levels: int, guard_levels: int) -> tuple[list[int], list[list[int]]]:
    """The same game, without a compiler: what is noted about it and about its decisions."""
    s = table(setup(cell))
    deal(s, seed, 0)
    m = mind.Mind()
    m.dice = batch.first_dice(seed)
    steps: list[list[int]] = []
    rows = [[0] * matches.WIDTH]
    matches.note_deal(s, rows, 0)
    n = advance(s)
    while n:
        who = to_move(s)
        level = ((guard_levels if s.role[who] == state.GUARD else levels) >> 4 * s.owner[who]) & 15
        answer = ladder.choose(s, who, level, m)
        steps.append([0] * matches.STEP_WIDTH)
        matches.note_step(s, who, n, answer, steps, len(steps) - 1, 0, len(steps) - 1)
        n = apply(s, who, answer)
        matches.watch(s, rows, 0)
        if n and level and (talk.is_news(answer) or s.role[who] == state.GUARD):
            while (aside := talk.speak(s, who, level, m)) >= 0:
                asides.step_aside(s, who, aside)
            n = advance(s)
    matches.note(s, len(steps), rows, 0)
    assert [s.outcome, batch.rounds_played(s), len(steps), s.dead_count] == rows[0][:4]
    return rows[0], [step[1:] for step in steps]


def test_what_a_mind_thought_before_never_changes_an_answer() -> None:
    """Bots keep their scratch between questions: whatever is left in it must be written before it is read."""
    luck = Random(5)
    dirty = mind.Mind()
    for cell in CELLS[::5]:
        for place in places(cell, 40, seed=5):
            v, decision = place.here.flat, place.here.decision
            assert decision is not None
            who = CHARACTER_NAMES.index(next(name for name in decision.asked if name in place.here.characters))
            for field, length, _ in mind.MIND:
                if field != "place":  # cleared after each use
                    rubbish = [luck.randrange(100) for _ in range(length)] if length else luck.randrange(25)
                    setattr(dirty, field, rubbish)
            for level in LEVELS[:3]:
                assert answer(v, who, level, mind.Mind()) == answer(v, who, level, dirty)


def answer(v: state.Flat, who: int, level: int, m: mind.Mind) -> tuple[int, list[int]]:
    """What a rule bot answers, and what a search would think of each answer at first."""
    legal(v, who)
    m.dice = 4711
    chosen = ladder.choose(v, who, level, m)
    n = legal(v, who)
    ladder.rate(v, who, m)
    return chosen, m.score[:n]


def test_a_search_uses_as_many_trees_as_it_has_cores_and_counts_all_their_playouts(compiled: cpu.Compiled) -> None:
    game = Game.new("base", mode="solo", seed=3)
    assert game.decision is not None
    one, two = (Search(1, Budget(playouts=60, workers=n)) for n in (1, 2))
    view = game.view(0)
    assert two.decide(view, game.decision) == two.decide(view, game.decision)
    one.decide(view, game.decision)
    assert one.playouts == two.playouts == 60
    timed = Search(1, Budget(seconds=0.05, workers=2))
    assert timed.decide(view, game.decision).removeprefix("kevin ") in view.options["kevin"]
    assert timed.playouts >= 2


def test_if_nothing_can_be_compiled_it_plays_a_level_weaker_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "compiled", lambda: None)
    game, bot = Game.new("base", mode="solo", seed=3), Search(1)
    assert game.decision is not None
    assert bot.decide(game.view(0), game.decision) == Explorer(1).decide(game.view(0), game.decision)
    assert bot.note == search.WEAKER


def test_nobody_is_pushed_from_one_robot_room_into_the_other_for_ever() -> None:
    """Whoever enters a Robot room gives an order too (ROOM-ROBOT-01): two bots could order such pushes in turn without end."""
    start = Start(
        {
            "edition": "season2",
            "mode": "competition",
            "board": "em RO RO em em\nem EM em em em\nem em CC em em\nem em em em em\n25 em em em em",
            "at": {"max": "b2", "kevin": "c1", "alice": "c3", "franck": "c3"},
            "players": {"ann": ["max", "alice"], "bob": ["kevin", "franck"]},
            "robots": ["c1"],
            "program": {"max": ["move", "look"], "kevin": ["look"], "alice": ["look"], "franck": ["look"]},
        }
    )
    table = ScenarioTable(start.setup, start.s, start.players, start.teams)
    table.play({"max": "move b1"})
    who, m = CHARACTER_NAMES.index("max"), mind.Mind()
    n = legal(table.s, who)
    ladder.rate(table.s, who, m)
    scores = {command.words(table.s, who, table.s.legal[i]): m.score[i] for i in range(n)}
    assert {words for words, score in scores.items() if score < 0} == {"order 1 push kevin b1", "order 2 push max c1"}
