"""One player for every bot's seat: its turn is the same whether the bot answers at once or later, and so is what happens if it fails."""

from __future__ import annotations

import asyncio

import pytest

from room25.bots.contract import BotError
from room25.bots.explorer import Explorer
from room25.bots.host import Host
from room25.bots.protocol import ASIDE, DECIDE
from room25.bots.seat import FAILED, Answer, SeatPlayer, at_once
from room25.game import Game, SeatView

PATIENCE = 3


class Scripted(SeatPlayer):
    """Seat 0 of a game; its bot answers like `explorer`, but fails at the questions with these numbers, the first being 0."""

    def __init__(self, game: Game, fails: set[int], patience: int = PATIENCE, refuses: int = 0) -> None:
        super().__init__(0, "scripted", 7, patience)
        self.game, self.fails, self.refuses = game, fails, refuses
        self.asked: list[str] = []
        self.errors: list[str] = []

    def view(self) -> SeatView:
        return self.game.view(0)

    async def ask(self, ask: str, view: SeatView) -> Answer:
        self.asked.append(ask)
        if ask == ASIDE:
            return Answer(None)
        if self.asked.count(DECIDE) - 1 in self.fails:
            raise ValueError("lost the thread")
        assert view.decision is not None
        return Answer(Explorer(7).decide(view, view.decision), "its-own-note")

    async def play(self, command: str, number: int | None) -> bool:
        if self.refuses:
            self.refuses -= 1
            return False
        self.game.play(command)
        return True

    def on_failure(self, error: BotError) -> None:
        self.errors.append(str(error))


def solo() -> Game:
    return Game.new("base", mode="solo", seed=1)


def turns(player: Scripted, n: int) -> None:
    for _ in range(n):
        at_once(player.turn())


def test_a_turn_is_to_talk_to_answer_and_to_talk_again() -> None:
    player = Scripted(solo(), set())
    turns(player, 1)
    assert player.asked == [ASIDE, DECIDE, ASIDE] and player.note == "its-own-note"


def test_who_stands_in_for_a_person_only_answers() -> None:
    player = Scripted(solo(), set())
    at_once(player.turn(talks=False))
    assert player.asked == [DECIDE]


def test_a_bot_that_fails_once_is_asked_again_next_time() -> None:
    game, fails = solo(), solo()
    turns(Scripted(game, set()), 4)
    player = Scripted(fails, {1})
    turns(player, 2)
    assert player.note == FAILED and not player.is_replaced
    turns(player, 2)
    assert fails.record() == game.record()  # explorer played for it, with the same luck
    assert player.note == "its-own-note" and player.asked.count(DECIDE) == 4
    assert player.errors == ["the bot scripted in seat 0 failed: ValueError: lost the thread"]


def test_a_bot_that_always_fails_is_asked_no_more() -> None:
    player = Scripted(solo(), set(range(99)))
    turns(player, 6)
    assert player.is_replaced and player.asked.count(DECIDE) == PATIENCE == len(player.errors)
    assert player.note == FAILED and len(player.game.record().splitlines()) > 6


def test_failures_that_are_not_in_a_row_are_forgiven() -> None:
    player = Scripted(solo(), {0, 1, 3, 4, 6, 7})
    turns(player, 9)
    assert not player.is_replaced and player.asked.count(DECIDE) == 9


def test_answers_that_the_table_refuses_count_as_failures() -> None:
    player = Scripted(solo(), set(), refuses=PATIENCE)
    turns(player, PATIENCE)
    assert player.is_replaced and player.errors[0].startswith("the table refused 'kevin clue")


def test_without_patience_a_failure_is_raised() -> None:
    with pytest.raises(BotError, match="the bot scripted in seat 0 failed: ValueError: lost the thread"):
        turns(Scripted(solo(), {0}, patience=0), 1)


class Waits(Scripted):
    """The same bot, but one has to wait for it, and it talks."""

    async def ask(self, ask: str, view: SeatView) -> Answer:
        await asyncio.sleep(0)
        return Answer(Explorer(7).aside(view)) if ask == ASIDE else await super().ask(ask, view)


def test_a_game_is_the_same_whether_one_waits_for_the_bot_or_not() -> None:
    hosted, waited = solo(), solo()
    Host(hosted, {0: Explorer(7)}).finish()

    async def finish() -> None:
        player = Waits(waited, set())
        while not waited.is_over:
            await player.turn()

    asyncio.run(finish())
    assert waited.record() == hosted.record()


def test_where_nothing_can_wait_a_turn_that_waits_is_an_error() -> None:
    with pytest.raises(RuntimeError, match="needs an event loop"):
        at_once(Waits(solo(), set()).turn())
