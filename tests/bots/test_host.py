"""The host asks whom it should, plays what it is told, and refuses what no seat may do."""

from __future__ import annotations

import pytest

from room25.bots.contract import Bot, BotError, Command, first_asked
from room25.bots.host import Host
from room25.bots.seat import FAILED, FALLBACK, MOST_ASIDES
from room25.bots.uniform import Uniform
from room25.engine.table.effects import go_paranoid
from room25.engine.table.people import CHARACTER_NAMES
from room25.errors import BadText
from room25.game import Decision, Game, SeatView


class Noted(Uniform):
    """Keeps what it was asked; says nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, str]] = []
        self.closed = False

    def decide(self, view: SeatView, decision: Decision) -> Command:
        self.asked.append(("decide", first_asked(view, decision)))
        return super().decide(view, decision)

    def aside(self, view: SeatView) -> Command | None:
        self.asked.append(("aside", view.characters[0]))
        return None

    def close(self) -> None:
        self.closed = True


def suspicion(seed: int = 1) -> Game:
    return Game.new("base", mode="suspicion", seats=4, seed=seed)


def test_a_step_asks_beside_before_and_after_the_answer() -> None:
    game, bot = suspicion(), Noted()
    assert Host(game, {0: bot}).step()
    assert bot.asked == [("aside", "alice"), ("decide", "alice"), ("aside", "alice")]


def test_only_the_seats_that_are_bots_are_played() -> None:
    game = suspicion()
    host = Host(game, {1: Noted(), 3: Noted()})
    while host.step():
        pass
    assert game.decision is not None and game.decision.asked == ("alice", "max")
    assert not host.step(0)
    game.play(f"alice {game.options('alice')[0]}")
    assert not host.step(2)
    with pytest.raises(BadText, match="waits for a seat that no bot holds"):
        host.finish()
    assert all(bot.closed for bot in host.bots.values() if isinstance(bot, Noted))


def test_all_characters_of_a_seat_are_played_by_its_bot() -> None:
    game, bot = Game.new("base", mode="solo", seed=1), Noted()
    assert Host(game, {0: bot}).finish() == game.result
    assert {who for what, who in bot.asked if what == "decide"} == set(game.view(0).characters)
    assert bot.closed


def test_there_is_no_such_seat() -> None:
    with pytest.raises(BadText, match="there is no seat 4: seats run from 0 to 3"):
        Host(suspicion(), {4: Uniform()})


class Says(Bot):
    """Answers with these words, whatever is asked; beside that with these."""

    name = "says"

    def __init__(self, answer: object, beside: object = None) -> None:
        super().__init__()
        self.answer, self.beside = answer, beside

    def decide(self, view: SeatView, decision: Decision) -> Command:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]

    def aside(self, view: SeatView) -> Command | None:
        return self.beside  # type: ignore[return-value]


WRONG = [
    Says("alice move e5"),
    Says("jennifer clue c2"),  # legal, but another seat's
    Says("alice claim c2 red"),
    Says("clue c2"),
    Says(""),
    Says(7),
    Says("alice clue c2", beside="alice clue c2"),
    Says("alice clue c2", beside="jennifer claim c2 red"),
]


@pytest.mark.parametrize("bot", WRONG, ids=lambda bot: f"{bot.answer}, {bot.beside}")
def test_what_was_not_offered_is_refused_and_changes_nothing(bot: Bot) -> None:
    game = suspicion()
    with pytest.raises(BotError, match=r"the bot says answered .*, which it was not offered; it may: "):
        Host(game, {0: bot}).step()
    assert game.record() == suspicion().record()


def test_a_bot_that_fails_is_named_with_its_error() -> None:
    with pytest.raises(BotError, match="the bot says in seat 0 failed: ZeroDivisionError: by zero"):
        Host(suspicion(), {0: Says(ZeroDivisionError("by zero"))}).step()


def test_a_forgiving_host_seats_the_explorer_instead() -> None:
    game = suspicion()
    host = Host(game, {0: Says(KeyError("x")), **{seat: Uniform() for seat in (1, 2, 3)}}, forgiving=True)
    host.finish()
    assert game.is_over
    assert [str(error) for error in host.failures] == ["the bot says in seat 0 failed: KeyError: 'x'"]
    assert (host.bots[0].name, host.bots[0].note) == (FALLBACK, FAILED) == ("explorer", "bot-note-failed")


class Chatters(Uniform):
    """Always has something to say."""

    def aside(self, view: SeatView) -> Command | None:
        return next((f"{who} {words}" for who, offered in view.asides.items() for words in offered), None)


def test_nobody_talks_for_ever() -> None:
    game = suspicion()
    host = Host(game, {0: Chatters()})
    host.step()
    claims = [event for event in game.view(0).events if event.kind == "claimed"]
    assert len(claims) == MOST_ASIDES


class Commits(Chatters):
    """Lays adrenaline out whenever it may."""

    def aside(self, view: SeatView) -> Command | None:
        return next(
            (f"{who} program adrenaline" for who in view.asides if "program adrenaline" in view.asides[who]), None
        )


def test_who_programs_nothing_is_asked_beside_before_the_others_program() -> None:
    game = Game.new("ultimate-en", mode="cooperation", seats=6, seed=3)
    host = Host(game, {seat: Commits() for seat in range(6)})
    while game.decision and game.decision.kind != "program":
        host.step()
    who = game.view(5).characters[0]
    go_paranoid(game._s, CHARACTER_NAMES.index(who))
    game._s.owes &= ~(1 << CHARACTER_NAMES.index(who))
    host.step()
    assert [event.values["who"] for event in game.view(0).events if event.kind == "committed"] == [who]
