"""A scenario's table: a game that stops before each countdown, and a note of the answers that were taken by themselves."""

from __future__ import annotations

from typing import Any

from room25.engine.rules import outcome
from room25.engine.rules.apply import resolve, step
from room25.engine.rules.legal import is_asked, legal
from room25.engine.table import agenda
from room25.engine.table.state import ACTIONS, COUNTDOWN, PROGRAMMING, State
from room25.engine.table.switches import DIRECT
from room25.errors import BadText, IllegalCommand
from room25.game import Game
from room25.notation import command
from room25.scenario.reader import word
from room25.setup.choice import Setup
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["ScenarioTable"]


class ScenarioTable:
    """A position in play."""

    def __init__(self, chosen: Setup, s: State, players: list[str], teams: list[str]) -> None:
        self.s = s
        self.game = Game.stated(chosen, s, self._run)
        self.players = players
        self.teams = teams
        self.taken: list[tuple[int, str]] = []
        self.game.run_on()

    def _run(self, s: State) -> None:
        """Run on to what somebody must choose, or to the countdown; single answers are noted, since a file may write them down."""
        while True:
            if s.dirty:
                outcome.settle(s)
            if s.outcome or (s.phase == COUNTDOWN and not s.agenda_depth):
                return
            single = self._single()
            if single >= 0:
                legal(s, single)
                self.taken.append((single, command.words(s, single, s.legal[0])))
                recent = s.open_goes
                resolve(s, single, s.legal[0])
                s.open_goes |= recent
            elif step(s):
                return

    def _single(self) -> int:
        """Somebody who is asked now and has one answer only, or -1; a floating action and a program count here too."""
        s = self.s
        if s.agenda_depth and s.agenda_kind[s.agenda_depth - 1] > agenda.LAST_QUESTION:
            return -1
        return next((c for c in range(8) if self.owes(c) and legal(s, c) == 1), -1)

    def owes(self, c: int) -> bool:
        """Is an answer awaited from this character? (A program may be changed after it was laid: that is not awaited.)"""
        s = self.s
        return bool(is_asked(s, c)) and (s.phase != PROGRAMMING or bool((s.owes >> c) & 1))

    def play(self, entry: Any) -> None:
        """One item of `play`."""
        if isinstance(entry, str):
            self._mark_of_time(" ".join(entry.split()).lower())
            return
        if not isinstance(entry, dict) or len(entry) != 1:
            raise BadText(f"play: {entry!r} is neither `character: words` nor `end round` nor `end programming`")
        ((name, value),) = entry.items()
        c = command.character(word(name))
        if isinstance(value, dict):
            if list(value) != ["refused"]:
                raise BadText(f"play: {value!r}: only `refused: words` can stand there")
            self._refused(c, word(value["refused"]))
        else:
            self._answer(c, word(value))

    def _mark_of_time(self, entry: str) -> None:
        s = self.s
        if entry == "end programming":
            if s.switch[DIRECT] and s.phase == ACTIONS and s.slot == 1 and not any(s.tokens_played):
                return  # played from the hand: the start of the round stands for programming (AMB-077)
            if s.phase != PROGRAMMING or s.outcome:
                raise BadText("play: end programming: nobody is programming")
            s.owes = 0
            self.taken.clear()
            self.game.run_on()
        elif entry == "end round":
            if s.phase != COUNTDOWN or s.outcome:
                waiting = [CHARACTER_NAMES[c] for c in range(8) if self.owes(c)]
                reason = f"{', '.join(waiting)} must still decide" if waiting else "the game is over"
                raise BadText(f"play: end round: {reason}")
            self.taken.clear()
            step(s)
            self.game.run_on()
        else:
            raise BadText(f"play: {entry!r} is neither `end round` nor `end programming`")

    def _answer(self, c: int, text: str) -> None:
        words = command.parse(text)
        if (c, _plain(words)) in [(who, _plain(command.parse(taken))) for who, taken in self.taken]:
            at = [(who, _plain(command.parse(taken))) for who, taken in self.taken].index((c, _plain(words)))
            del self.taken[: at + 1]
            return
        self.game.check(f"{CHARACTER_NAMES[c]} {text}")
        self.taken.clear()
        self.game.play(f"{CHARACTER_NAMES[c]} {text}")

    def _refused(self, c: int, text: str) -> None:
        try:
            self.game.check(f"{CHARACTER_NAMES[c]} {text}")
        except IllegalCommand:
            return
        raise BadText(f"expected {CHARACTER_NAMES[c]}: {text} to be refused, found it legal")


def _plain(words: command.Words) -> tuple[object, ...]:
    """What words mean, however they are written: the two rooms of a hack in either order."""
    numbers = tuple(sorted(words.numbers)) if words.verb == "hack" else words.numbers
    return words.verb, numbers, words.source
