"""A view on the wire: built up from what one pov may know, thing by thing, never stripped down from more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from room25.engine.rules import asides
from room25.engine.rules.outcome import PARTLY_WON, result_for
from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.engine.table import state as core
from room25.engine.table.board import COLOURS, cell_name, line_name, way_name
from room25.engine.table.switches import GATHER, KEY, NAMES, TALENTS
from room25.game import Game, SeatView, Setup
from room25.server.choices import Chosen, Wanted
from room25.server.people import People, has_roles
from room25.server.sentences import SILENCE, answer, answers, ending, happened, is_program, said, standing
from room25.server.view import Candidate, Countdown, Decision, Event, Facts, May, Sentence, Silence, Tile, View, WayOut
from room25.setup.choice import CHOICES
from room25.words import vocabulary

__all__ = ["Moment", "chosen", "facts", "setup", "silence", "view", "views"]

_CELLS = tuple(cell_name(cell).lower() for cell in range(25))
_LINES = tuple((line_name(line).lower(), way_name(line, 0), way_name(line, 1)) for line in range(10))
_SEATS = tuple(str(seat) for seat in range(8))
_GATHERED = ("full", "partial")  # results of games in which nothing has to slide


def views(game: Game, povs: Iterable[int], since: int, commands: int, has_chat: bool = False) -> Iterator[View]:
    """What each of these may know, with its events from `since` on: everybody's at one moment cost little more than one's.

    A client that counts further than we do gets all events. `has_chat` if the table talks freely.
    """
    first = since if since <= game.happened else 0
    moment: Moment | None = None
    for seen in game.views(povs, first):
        moment = moment or Moment(seen, game.result, has_chat)
        yield view(seen, moment, first, game.happened, commands)


class Moment:
    """What is the same for everybody who looks at this moment, made once; the events as they are first needed."""

    def __init__(self, seen: SeatView, result: str | None, has_chat: bool = False) -> None:
        v, asked = seen.flat, seen.decision
        self.result = result
        self.has_chat = has_chat
        self.ending = ending(v, result) if result else None
        self.decision: Decision | None = None
        if asked is not None:
            self.decision = Decision(asked.number, asked.kind, list(asked.asked), v.phase <= core.PROGRAMMING)
        self.lines = {names[0]: names[way] for names, way in zip(_LINES, v.line_controls) if way}
        is_last = v.rounds_left <= 1 and not v.outcome
        self.countdown = Countdown(v.rounds, v.rounds_left, v.rounds_begun, is_last, vocabulary.phase(v))
        self.standing = standing(v)
        self.exit: WayOut = "gather" if v.switch[GATHER] else "key" if v.switch[KEY] else "slide"
        self._board = [_tile(*tile) for tile in zip(v.cell_of, v.kind, v.face_up, v.closed, v.turned, v.claims)]
        self._kinds = v.kind
        self._people = People(v)
        self._events: dict[int, Event] = {}

    def board(self, v: core.View) -> list[Tile]:
        """Return the tiles, by their numbers: seats differ only in the rooms that they have seen."""
        if v.kind == self._kinds:
            return self._board
        return [
            tile if kind == first else _tile(v.cell_of[n], kind, v.face_up[n], v.closed[n], v.turned[n], v.claims[n])
            for n, (tile, kind, first) in enumerate(zip(self._board, v.kind, self._kinds))
        ]

    def people(self, v: core.View, escaped: bool) -> list[Candidate]:
        """Return everybody in this game, as this pov knows them."""
        return self._people.seen(v, escaped)

    def events(self, seen: SeatView) -> list[Event]:
        """Return what this pov has seen happen."""
        found = []
        for event in seen.events:
            if event.is_hidden:
                found.append(_hidden(event.number, event.kind))
                continue
            if event.number not in self._events:
                self._events[event.number] = happened(event, seen.flat)
            found.append(self._events[event.number])
        return found


@lru_cache(maxsize=10_000)
def _hidden(number: int, kind: str) -> Event:
    return Event(number, kind, "", {})


def view(seen: SeatView, moment: Moment, first: int, until: int, commands: int) -> View:
    """What one pov may know at this moment."""
    v = seen.flat
    options, beside = seen.options, seen.asides
    why_silent = silence(v, v.pov)
    kind = moment.decision.kind if moment.decision else ""
    gathered = moment.result in _GATHERED
    escaped = bool(v.outcome) and (gathered or any(event.kind == "escaped" for event in seen.events))
    return View(
        pov=v.pov,
        characters=list(seen.characters),
        decision=moment.decision,
        questions={who: said(vocabulary.question(v, kind, who)) for who in options},
        options={who: list(words) for who, words in options.items()},
        answers={who: answers(words, v) for who, words in options.items() if not is_program(words)},
        asides={who: list(words) for who, words in beside.items()},
        deeds=_deeds(beside) if beside else {},
        may=_may(v, moment, why_silent, options, beside),
        silence=SILENCE[why_silent],
        board=moment.board(v),
        people=moment.people(v, escaped),
        lines=moment.lines,
        locks=v.lock,
        robots=v.robot,
        countdown=moment.countdown,
        standing=moment.standing,
        goal=vocabulary.goal(v),
        exit=moment.exit,
        result=moment.result,
        ending=moment.ending,
        won=_won(v),
        commands=commands,
        since=first,
        until=until,
        events=moment.events(seen),
    )


def _won(v: core.View) -> bool | None:
    """Has the seat that looks won, with whichever of its characters? None while the game runs, and for whoever has no seat."""
    if not v.outcome or v.pov < 0:
        return None
    own = [c for c, owner in enumerate(v.owner) if owner == v.pov]
    return any(result_for(v.outcome, v.role[c], v.side[c]) >= PARTLY_WON for c in own)


def silence(v: core.Flat, pov: int) -> Silence:
    """Why this pov may not talk now: Jamming holds, or it is dead (AMB-090, AMB-097); empty if it may."""
    if not v.outcome and not asides.talk_is_allowed(v):
        return "jamming"
    return "dead" if asides.is_silenced(v, pov) else ""


Listed = dict[str, tuple[str, ...]]


def _deeds(beside: Listed) -> dict[str, dict[str, Sentence]]:
    """What may be done beside answering and is no claim and no mark; nobody without any is named."""
    plain = {who: _plain(words) for who, words in beside.items()}
    return {who: {one: answer(one) for one in words} for who, words in plain.items() if words}


@lru_cache(maxsize=10_000)
def _plain(beside: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one for one in beside if not one.startswith(("claim ", "mark ")))


@lru_cache(maxsize=10_000)
def _may_claim(beside: tuple[str, ...]) -> bool:
    return any(one.startswith("claim ") for one in beside)


def _may(v: core.View, moment: Moment, why_silent: Silence, options: Listed, beside: Listed) -> May:
    decision = moment.decision
    return May(
        talk=v.pov >= 0 and moment.has_chat and not why_silent,
        claim=v.seats > 1 and any(map(_may_claim, beside.values())),
        change=decision is not None and any(who not in decision.asked for who in options),
        suspect=v.pov >= 0 and has_roles(v) and not v.outcome,
    )


@lru_cache(maxsize=100_000)
def _tile(cell: int, kind: int, up: int, closed: int, turned: int, claims: int) -> Tile:
    room = ROOMS[kind].key if kind >= 0 else ""
    colours = {seat: (claims >> (3 * n)) & 7 for n, seat in enumerate(_SEATS)}
    said_of = {seat: COLOURS[colour - 1] for seat, colour in colours.items() if colour}
    return Tile(_CELLS[cell], room, bool(up), bool(closed), bool(turned), said_of)


def facts(v: core.Flat) -> Facts:
    """What holds at this table for the whole game."""
    switches = dict(zip(NAMES, v.switch))
    return Facts(has_roles(v), vocabulary.plays_in_teams(v), bool(v.switch[TALENTS]), switches)


def chosen(setup: Setup) -> Chosen:
    """What the host chose, as a message."""
    return Chosen(**{choice.name: getattr(setup, choice.name) for choice in CHOICES})


def setup(said: Chosen | Wanted) -> Setup:
    """The other way: a message as a setup."""
    return Setup(**{choice.name: getattr(said, choice.name) for choice in CHOICES if hasattr(said, choice.name)})
