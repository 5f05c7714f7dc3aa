"""The friendly way in: one game, asked and answered in words.

>>> from room25.game import Game
>>> game = Game.new("base", mode="solo", seed=7)
>>> game.decision.kind, game.decision.asked
('clue', ('kevin',))
>>> game.play("kevin clue c2")[0].kind
'clue-taken'
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from room25.engine.rules import asides
from room25.engine.rules.apply import advance, resolve
from room25.engine.rules.deal import deal, deal_locked
from room25.engine.rules.legal import is_asked, legal, to_move
from room25.engine.table.fields import SCRATCH
from room25.engine.table.state import EVERYTHING, FIELDS, PROGRAMMING, SPECTATOR, WINNER, Flat, State, View
from room25.engine.views.project import add_own, fill_public, project
from room25.engine.views.redeal import redeal
from room25.errors import BadText, IllegalCommand, Problem
from room25.events import RESULTS, Event, from_row
from room25.notation import command, record, seeds
from room25.notation.drawing import render
from room25.notation.refusal import question, refusal
from room25.redact import redact_all
from room25.setup import checks
from room25.setup import lay as setup
from room25.setup.lay import CHARACTER_NAMES, Setup

__all__ = ["Decision", "EVERYTHING", "Game", "REDEAL", "SPECTATOR", "SeatView", "Setup"]

REDEAL = "redeal"  # begins a line of a record that no player said


@dataclass(frozen=True)
class Decision:
    """An open question: its number, what is asked, and who must answer (several if they program at the same time)."""

    number: int
    kind: str
    asked: tuple[str, ...]


class SeatView:
    """All that one pov may know: a flat view, the words that it may answer with, and the events that it has seen."""

    def __init__(self, flat: View, events: Sequence[Event]) -> None:
        self.flat = flat
        self.events = tuple(events)

    @property
    def pov(self) -> int:
        return self.flat.pov

    @cached_property
    def characters(self) -> tuple[str, ...]:
        """The characters of this seat, in turn order."""
        v = self.flat
        if v.pov < 0:
            return ()
        mine = [c for c, owner in enumerate(v.owner) if owner == v.pov]
        if len(mine) > 1:
            row = v.turn_order[: v.turn_count]
            mine = [c for c in row if c in mine] + [c for c in mine if c not in row]
        return tuple([CHARACTER_NAMES[c] for c in mine])

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        """What each asked character of this seat may answer, made from this view and nothing else."""
        return self._listed(legal)

    @property
    def asides(self) -> dict[str, tuple[str, ...]]:
        """What each character of this seat may do in addition to answering: reveal, mark, claim."""
        return self._listed(asides.asides)

    def _listed(self, lister: Callable[[Flat, int], int]) -> dict[str, tuple[str, ...]]:
        v = self.flat
        found: dict[str, tuple[str, ...]] = {}
        for name in self.characters:
            who = CHARACTER_NAMES.index(name)
            n = lister(v, who)
            if n:
                found[name] = command.all_words(v, who, tuple(v.legal[:n]))
        return found

    @property
    def decision(self) -> Decision | None:
        """The open question, or None once the game is over."""
        return _decision(self.flat)

    def draw(self) -> str:
        """Return the complex as text, as this pov knows it."""
        return render(self.flat)


Runner = Callable[[State], object]


class Game:
    """One game from its setup to its end. Illegal commands raise `IllegalCommand` and change nothing."""

    def __init__(self, chosen: Setup, seed: int, origin: str = "") -> None:
        seeds.check(seed)
        s = setup.table(chosen)
        low, high, *rest = seeds.words(seed)
        if seeds.is_long(seed):
            deal_locked(s, low, high, *rest)
        else:
            deal(s, low, high)
        self._begin(chosen, seed, s, advance)
        self.origin = origin  # the game and the moment that it goes on from, if it is a what-if
        self._dealt = record.dealt(s)
        self.run_on()

    def _begin(self, chosen: Setup, seed: int, s: State, run: Runner) -> None:
        self.setup = chosen
        self.seed = seed
        self.origin = ""
        self._s = s
        self._run = run
        self._dealt = ""  # a game that was not dealt from its seed has no record
        self._commands: list[str] = []
        self._events: list[Event] = []

    @classmethod
    def stated(cls, chosen: Setup, s: State, run: Runner = advance) -> Game:
        """A game that begins at this state and plays on it, once `run_on` is called; it was not dealt, so it has no record.

        `run` brings a state from one answer to the next question. Another than the rules' own may stop on the way, and `run_on` goes on.
        """
        game = cls.__new__(cls)
        game._begin(chosen, 0, s, run)
        return game

    @classmethod
    def new(
        cls,
        edition: str = "base",
        *,
        mode: str = "suspicion",
        seats: int | None = None,
        seed: int = 0,
        **choices: Any,
    ) -> Game:
        """Set up and deal a game. `choices` are the other fields of `Setup`: level, complex, tiles, characters, first and so on.

        Without `seats` as many sit down as are usual in the mode. A `seed` of 65 to 128 bits is a key: what it will deal cannot be worked
        out from what it has dealt. Raises BadSetup, which lists everything that is wrong at once, and BadText for a longer seed.
        """
        return cls(Setup.of(edition=edition, mode=mode, seats=seats, **choices), seed)

    @property
    def decision(self) -> Decision | None:
        """The open question, or None once the game is over."""
        return _decision(self._s)

    @property
    def is_over(self) -> bool:
        return self._s.outcome != 0

    @property
    def result(self) -> str | None:
        """`prisoners`, `guards`, `defeat`, `full`, `partial`, `draw`, the winning seat or team as `side-0`; None while it runs."""
        if self._s.outcome >= WINNER:
            return f"side-{self._s.outcome - WINNER}"
        return RESULTS.get(self._s.outcome)

    @property
    def seats(self) -> int:
        return self._s.seats

    @property
    def advice(self) -> list[Problem]:
        """What the book advises against in this setup."""
        return checks.advice(self.setup)

    def seat_of(self, character: str) -> int:
        """Return the seat that owns a character."""
        return self._s.owner[command.character(character)]

    def play(self, text: str) -> list[Event]:
        """Play one command, `alice move b2`. Returns all events that follow; redact them before you show them to a seat.

        Raises BadText if the command cannot be read, IllegalCommand (NotAsked, GameOver) if it is not legal now; nothing has changed then.
        """
        who, words = self._read(text)
        answer = self._number(who, words)
        if asides.is_aside(answer):
            asides.step_aside(self._s, who, answer)
        else:
            resolve(self._s, who, answer)
        self._commands.append(f"{CHARACTER_NAMES[who]} {words.text}")
        return self.run_on()

    def follow(self, line: str) -> None:
        """Do what a line of a record says: play a command, or deal anew. Raises what `play` raises."""
        word, _, rest = line.partition(" ")
        if word != REDEAL:
            self.play(line)
            return
        try:
            seat, seed = map(int, rest.split())
        except ValueError:
            raise BadText(f"{REDEAL} takes a seat and a number, not {rest!r}") from None
        self.redeal(seat, seed)

    def redeal(self, seat: int, seed: int) -> None:
        """Deal anew whatever this seat does not know: its view stays the same. What only others saw is in nobody's log any more."""
        if not 0 <= seat < self._s.seats or self.is_over:
            raise BadText(f"nothing can be dealt anew for seat {seat} here")
        flat, s = View(), State()
        project(self._s, seat, flat)
        low, high, *_ = seeds.words(seed)
        redeal(flat, low, high, s)
        self._s = s
        self._events = redact_all(self._events, seat)
        self._commands.append(f"{REDEAL} {seat} {seed}")

    def check(self, text: str) -> None:
        """Read a command without playing it. Raises BadText or IllegalCommand, as `play` would."""
        self._number(*self._read(text))

    def run_on(self) -> list[Event]:
        """Run to the next question and return the events. Needed only after a change by hand, or if a runner stops early."""
        self._run(self._s)
        return self._collect()

    def options(self, character: str) -> tuple[str, ...]:
        """Return what this character may answer now."""
        who = command.character(character)
        n = legal(self._s, who)
        return tuple(command.words(self._s, who, answer) for answer in self._s.legal[:n])

    def view(self, pov: int) -> SeatView:
        """Return what a seat or SPECTATOR may know; EVERYTHING is for the lab and for tests."""
        return next(self.views([pov]))

    def views(self, povs: Iterable[int], since: int = 0) -> Iterator[SeatView]:
        """Return the views of several povs at one moment, each with its events from this number on."""
        public = _NOTHING.clone()
        fill_public(self._s, public)
        looking = tuple(povs)
        for number, pov in enumerate(looking, 1):
            if not EVERYTHING <= pov < self._s.seats:
                raise BadText(f"there is no seat {pov}: seats run from 0 to {self._s.seats - 1}")
            flat = _beside(public) if number < len(looking) else public  # nobody else needs it after the last one
            add_own(self._s, pov, flat)
            yield SeatView(flat, redact_all(self._events[since:], pov if not self.is_over else EVERYTHING))

    @property
    def happened(self) -> int:
        """How many events there have been."""
        return len(self._events)

    @property
    def deal(self) -> str:
        """What was dealt, in one line, as a record has it; empty for a game that was not dealt from a seed."""
        return self._dealt

    def chained(self, before: str, since: int) -> str:
        """Return a fingerprint of the way to here: of the one `before`, and of everything from event number `since` on.

        Two games with the same fingerprint were dealt and played alike, by rules that did the same at every step.
        """
        s = self._s
        way = [before, f"{s.rng0} {s.rng1} {s.decision_number}", *map(str, self._events[since:])]
        return hashlib.blake2b("\n".join(way).encode(), digest_size=8).hexdigest()

    def state(self) -> State:
        """Return a copy of the whole truth, for the lab and for tests; whatever serves a player takes a view."""
        return self._s.clone()

    def copy(self) -> Game:
        """Return an equal and independent game."""
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other._s = self._s.clone()
        other._commands = list(self._commands)
        other._events = list(self._events)
        return other

    def record(self) -> str:
        """Return the game so far as text; it replays to the same bytes. Raises BadText for a game that began at a stated position."""
        if not self._dealt:
            raise BadText("a game that began at a stated position has no record")
        made = record.Record(self.setup, self.seed, tuple(self._commands), self._dealt, origin=self.origin)
        return record.write(made, self._s)

    @classmethod
    def from_record(cls, text: str) -> Game:
        """Replay a record. Raises BadText with the line that cannot be replayed."""
        read = record.read(text)
        game = cls(read.setup, read.seed, read.origin)
        record.verify_deal(read, game._s)
        for number, line in zip(read.lines, read.commands):
            try:
                game.follow(line)
            except (IllegalCommand, BadText) as error:
                raise BadText(str(error), f"line {number}") from None
        record.verify_end(read, game._s)
        return game

    def draw(self) -> str:
        """Return the complex as text, as everybody sees it."""
        return self.view(SPECTATOR).draw()

    def _read(self, text: str) -> tuple[int, command.Words]:
        name, _, rest = text.strip().partition(" ")
        who = command.character(name)
        return who, command.parse(rest)

    def _number(self, who: int, words: command.Words) -> int:
        """Return the number of these words. Raises IllegalCommand if they are not legal now."""
        s = self._s
        answer = command.number(s, who, words)
        if not asides.is_legal(s, who, answer):
            raise self._refusal(who, words, answer)
        return answer

    def _refusal(self, who: int, words: command.Words, answer: int) -> IllegalCommand:
        """Return the refusal, made from the seat's own view, so that an error tells nobody more than it may know."""
        flat = View()
        project(self._s, self._s.owner[who] if self._s.owner[who] >= 0 else SPECTATOR, flat)
        return refusal(flat, who, words, answer)

    def _collect(self) -> list[Event]:
        rows = list(self._s.log)
        self._s.log.clear()
        fresh = [from_row(len(self._events) + i, row) for i, row in enumerate(rows)]
        self._events += fresh
        return fresh


_NOTHING = View()
# what one pov may know alone, and where rules that list its answers take notes; all else is one list for everybody who looks
_OWN = {"kind", "role", "slot1", "slot2", "floating", "adrenaline", "agenda_a", "deck", "pile", *SCRATCH}


def _sharer() -> Callable[[View], View]:
    """`other.kind = view.kind[:]` and so on, written out: each command makes a view for everybody at the table."""
    shared = [f"    other.{name} = view.{name}{'[:]' if length and name in _OWN else ''}" for name, length, _ in FIELDS]
    space: dict[str, Any] = {"View": View}
    lines = ["def beside(view):", "    other = View.__new__(View)", *shared]
    exec("\n".join([*lines, "    other.log, other.planned = [], view.planned", "    return other"]), space)
    return space["beside"]  # type: ignore[no-any-return]


_beside = _sharer()


def _decision(s: Flat) -> Decision | None:
    if s.outcome or to_move(s) < 0:
        return None
    asked = [to_move(s)]  # also who was revived and has no marker in the row yet (TIME-10)
    if s.phase <= PROGRAMMING:
        asked = [c for c in s.turn_order[: s.turn_count] if is_asked(s, c) and (s.owes >> c) & 1]
    return Decision(s.decision_number, question(s), tuple(CHARACTER_NAMES[c] for c in asked))
