"""A scenario's table: it plays the file's entries on the rules and remembers which answers were taken by themselves."""

from __future__ import annotations

from typing import Any

from room25.engine.rules import asides
from room25.engine.rules import round as rounds
from room25.engine.rules.apply import advance, apply
from room25.engine.rules.legal import is_asked, legal
from room25.engine.table.state import ACTIONS, COUNTDOWN, PROGRAMMING, State
from room25.engine.table.switches import DIRECT
from room25.errors import BadText, IllegalCommand
from room25.notation import command
from room25.notation.refusal import refusal
from room25.notation.scenario.reader import word
from room25.setup.lay import CHARACTER_NAMES


class Table:
    """A position in play."""

    def __init__(self, s: State, players: list[str], teams: list[str]) -> None:
        self.s = s
        self.players = players
        self.teams = teams
        self.taken: list[tuple[int, str]] = []
        self._run(None)

    def _run(self, answer: tuple[int, int] | None) -> None:
        """Give one answer, then take every single answer by itself; the table is on hold, so the rules leave that to us."""
        s = self.s
        s.log.clear()
        if answer is None:
            advance(s)
        else:
            apply(s, *answer)
        while not s.outcome:
            single = next((c for c in range(8) if self.owes(c) and legal(s, c) == 1), -1)
            if single < 0:
                return
            legal(s, single)
            self.taken.append((single, command.words(s, single, s.legal[0])))
            recent = s.open_goes
            apply(s, single, s.legal[0])
            s.open_goes |= recent

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
            self._run(None)
        elif entry == "end round":
            if s.phase != COUNTDOWN or s.outcome:
                waiting = [CHARACTER_NAMES[c] for c in range(8) if self.owes(c)]
                reason = f"{', '.join(waiting)} must still decide" if waiting else "the game is over"
                raise BadText(f"play: end round: {reason}")
            self.taken.clear()
            s.log.clear()
            rounds.countdown(s)
            self._run(None)
        else:
            raise BadText(f"play: {entry!r} is neither `end round` nor `end programming`")

    def _answer(self, c: int, text: str) -> None:
        words = command.parse(text)
        if (c, _plain(words)) in [(who, _plain(command.parse(taken))) for who, taken in self.taken]:
            at = [(who, _plain(command.parse(taken))) for who, taken in self.taken].index((c, _plain(words)))
            del self.taken[: at + 1]
            return
        answer = self.legal_number(c, words)
        self.taken.clear()
        if asides.is_aside(answer):
            asides.step_aside(self.s, c, answer)
            self._run(None)
        else:
            self._run((c, answer))

    def _refused(self, c: int, text: str) -> None:
        try:
            self.legal_number(c, command.parse(text))
        except IllegalCommand:
            return
        raise BadText(f"expected {CHARACTER_NAMES[c]}: {text} to be refused, found it legal")

    def legal_number(self, c: int, words: command.Words) -> int:
        """The number of these words, if they are legal now; IllegalCommand otherwise."""
        s = self.s
        answer = command.number(s, c, words)
        if not asides.is_legal(s, c, answer):
            raise refusal(s, c, words, answer)
        return answer


def _plain(words: command.Words) -> tuple[object, ...]:
    """What words mean, however they are written: the two rooms of a hack in either order."""
    numbers = tuple(sorted(words.numbers)) if words.verb == "hack" else words.numbers
    return words.verb, numbers, words.source
