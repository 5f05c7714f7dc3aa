"""What every bot must keep, whoever wrote it: legal, the same for the same seed and view, within its budget, and blind to the state."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType

from bots.kinds import FEW, by_bot, by_kind, make
from bots.worlds import places
from laws.games import CELLS
from room25.bots import protocol
from room25.bots.contract import Bot, Budget, Command
from room25.bots.host import Host
from room25.engine.table.state import State
from room25.game import Decision, Game, SeatView
from room25.setup.kinds import GameKind


class Forgetful(Bot):
    """Asks a bot that is made anew for every question, with a view that went through text: as after a reload."""

    name = "forgetful"

    def __init__(self, inner: str, seed: int) -> None:
        super().__init__(seed, FEW)
        self.inner = inner

    def decide(self, view: SeatView, decision: Decision) -> Command:
        return make(self.inner, self.seed).decide(rebuilt(view), decision)

    def aside(self, view: SeatView) -> Command | None:
        return make(self.inner, self.seed).aside(rebuilt(view))


def rebuilt(view: SeatView) -> SeatView:
    """The same view out of its line of JSON."""
    return protocol.read_question(protocol.question(protocol.DECIDE, view, 0, FEW))[1]


@by_kind
@by_bot
def test_it_plays_whole_games_by_the_rules_and_the_same_one_for_the_same_seed(name: str, cell: GameKind) -> None:
    game, again = Game(cell.setup(), 5), Game(cell.setup(), 5)
    result = Host(
        game, {seat: make(name, 9) for seat in range(cell.seats)}
    ).finish()  # the host refuses what is not offered
    assert result == game.result
    Host(again, {seat: Forgetful(name, 9) for seat in range(cell.seats)}).finish()
    assert again.record() == game.record()


@by_bot
def test_its_answers_are_its_seats_and_it_leaves_the_view_as_it_was(name: str) -> None:
    bot = make(name, 3)
    for cell in CELLS[::9]:
        for place in places(cell, 12, seed=61):
            view = place.here
            decision = view.decision
            assert decision is not None
            before = view.flat.numbers(), view.events
            who, _, words = bot.decide(view, decision).partition(" ")
            assert who == next(one for one in decision.asked if one in view.characters)
            assert words in view.options[who]
            thought = bot.explain()
            if thought is not None:
                assert (thought.who, thought.chosen) == (who, f"{who} {words}")
                assert {choice.words for choice in thought.choices} <= set(view.options[who])
                assert abs(sum(choice.share for choice in thought.choices) - 1) < 1e-6
            said = bot.aside(view)
            if said is not None:
                speaker, _, words = said.partition(" ")
                assert words in view.asides[speaker]
            assert (view.flat.numbers(), view.events) == before


@by_bot
def test_a_budget_in_playouts_asks_no_clock(name: str) -> None:
    hurried, patient = make(name, 1, Budget(0.0, playouts=6)), make(name, 1, Budget(1000.0, playouts=6))
    for cell in CELLS[::40]:
        for place in places(cell, 5, seed=62):
            decision = place.here.decision
            assert decision is not None
            assert hurried.decide(place.here, decision) == patient.decide(place.here, decision)


@by_bot
def test_luck_is_the_bots_own(name: str) -> None:
    """Other seeds give other games where roles are hidden, and nobody's global luck is touched."""
    import random

    random.seed(4)
    expected = random.Random(4).random()
    records = set()
    for seed in range(4):
        game = Game.new("base", mode="suspicion", seats=4, seed=1)
        Host(game, {seat: make(name, seed) for seat in range(4)}).finish()
        records.add(game.record())
    assert random.random() == expected
    assert len(records) > 1


def test_from_a_view_there_is_no_way_to_a_state() -> None:
    game = Game.new("ultimate-en", mode="suspicion", seats=5, seed=2)
    Host(game, {seat: make("uniform") for seat in range(5)}).step()
    reached = reachable(game.view(0))
    assert len(reached) > 100
    assert not [thing for thing in reached if isinstance(thing, State | Game)]
    assert [thing for thing in reachable(game) if isinstance(thing, State)]  # it would have been found


def reachable(root: object) -> list[object]:
    """Everything that can be reached from an object through data; code is the same for everybody."""
    seen = {id(root): root}
    rest = [root]
    while rest:
        for thing in gc.get_referents(rest.pop()):
            if id(thing) not in seen and not isinstance(thing, type | ModuleType | FunctionType):
                seen[id(thing)] = thing
                rest.append(thing)
    return list(seen.values())
