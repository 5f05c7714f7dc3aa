"""A review as data: a record is replayed, and at every answer of the chosen seats a bot is asked from the same view.

An entry is made from its seat's view and nothing else. Only the truth at the end is not, and there is none while the game runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from room25.bots.beliefs import Beliefs
from room25.bots.contract import Bot, Choice
from room25.engine.rules.rooms import REGISTRY
from room25.engine.table.board import COLOURS
from room25.engine.table.state import GUARD, UNKNOWN, View
from room25.errors import BadSetup, BadText
from room25.game import EVERYTHING, REDEAL, Decision, Game, SeatView
from room25.notation import command, record
from room25.review.chances import Moment, measure
from room25.setup.lay import CHARACTER_NAMES, Setup

__all__ = ["Entry", "Moment", "Review", "look_back", "seen_as", "with_asides"]

ASIDES = ("claim", "mark", "reveal", "withdraw")
LUCKY = 8  # points that a rule bot's own luck adds to an answer: a smaller difference does not count
EVEN = 0.01  # the smallest difference that counts if the bot counts in shares of a won game

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Entry:
    """One answer or aside: what was known then, and what the bot thinks of it."""

    number: int  # of the command in the record
    seat: int
    who: str
    kind: str  # what was asked; "aside" if nothing was
    words: str
    view: SeatView
    beliefs: Beliefs
    advice: str = ""  # the bot's answer
    choices: tuple[Choice, ...] = ()  # as the bot weighed them, the best first
    better: float | None = None  # how much better the bot thinks its own answer is; None if it cannot tell

    @property
    def round(self) -> int:
        return max(self.view.flat.rounds_begun, 1)  # the first look belongs to round 1 (CLUE-01)

    @property
    def is_aside(self) -> bool:
        return self.kind == "aside"

    @property
    def agrees(self) -> bool:
        return self.advice == self.words


@dataclass(frozen=True)
class Claim:
    """The colour that somebody claimed of a room, and what the room was."""

    number: int
    who: str
    cell: str
    colour: str
    room: str
    is_true: bool


@dataclass(frozen=True)
class Truth:
    """What everybody sees once the game is over (AMB-120)."""

    view: SeatView
    result: str
    seed: int
    roles: dict[str, str]
    claims: tuple[Claim, ...]
    moved: dict[str, list[tuple[int, float]]]  # how likely each one was taken for a guard, by round


@dataclass(frozen=True)
class Review:
    """All entries of the chosen seats in their order. Without the truth it holds nothing that these seats did not know."""

    setup: Setup
    seats: tuple[int, ...]
    bot: str
    counts_games: bool  # does the bot count in won games instead of points?
    entries: tuple[Entry, ...]
    truth: Truth | None
    note: str = ""  # what the bot wants to be known, as the id of a sentence
    moments: tuple[
        Moment, ...
    ] = ()  # the chances of each side, if they were measured; while the game runs they are not

    @property
    def answers(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries if not entry.is_aside)

    def rounds(self) -> list[tuple[int, list[Entry]]]:
        """Return the entries of each round."""
        by_round: dict[int, list[Entry]] = {}
        for entry in self.entries:
            by_round.setdefault(entry.round, []).append(entry)
        return list(by_round.items())


def look_back(
    text: str,
    make_bot: Callable[[], Bot],
    seat: int | None = None,
    only: Callable[[int], bool] | None = None,
    progress: Progress | None = None,
    playouts: int = 0,
) -> Review:
    """Return the review of a record for one seat or all; `only` chooses entries by their number.

    With playouts, the chances of each side are measured by so many at every moment of a game that is over.
    Raises BadText if the text is not a record, or if there is no such seat.
    """
    try:
        end = Game.from_record(text)
    except BadSetup as error:
        raise BadText(str(error)) from None
    if seat is not None and not 0 <= seat < end.seats:
        raise BadText(f"there is no seat {seat}: seats run from 0 to {end.seats - 1}")
    read = record.read(text)
    seats = tuple(range(end.seats)) if seat is None else (seat,)
    bots = {chosen: make_bot() for chosen in seats}
    entries: list[Entry] = []
    every: list[Entry] = []  # those that are left out too
    claims: list[Claim] = []
    moments: list[Moment] = []
    game = Game(read.setup, read.seed)

    def look(number: int) -> None:
        if playouts and end.is_over and (only is None or only(number)) and (found := measure(game.state(), playouts)):
            moments.append(Moment(number, found))

    try:
        look(0)
        for number, line in enumerate(read.commands, start=1):
            who, _, words = line.partition(" ")
            if who == REDEAL:
                game.follow(line)
                look(number)
                continue
            owner = game.seat_of(who)
            if words.startswith("claim "):
                claims.append(_claim(number, who, words, game))
            if owner in seats:
                view = game.view(owner)
                if only is None or only(number):
                    entries.append(entry_of(view, who, words, bots[owner], number))
                    every.append(entries[-1])
                else:
                    every.append(Entry(number, owner, who, "", words, view, Beliefs.of(view)))
            game.play(line)
            look(number)
            if progress is not None:
                progress(number, len(read.commands))
    finally:
        for bot in bots.values():
            bot.close()
    speaker = next((bot for bot in bots.values() if bot.note), bots[seats[0]])
    truth = _truth(end, claims, moved(every)) if end.is_over else None
    return Review(
        read.setup,
        seats,
        speaker.name,
        counts_games(speaker),
        tuple(entries),
        truth,
        speaker.note,
        tuple(moments),
    )


def counts_games(bot: Bot) -> bool:
    """Return whether the bot counts won games, as a search does. Rule bots count points; so does a search that plays like one."""
    return bot.name == "search" and not bot.note


def entry_of(view: SeatView, who: str, words: str, bot: Bot, number: int = 0) -> Entry:
    """Return the entry of one command, from the seat's own view."""
    beliefs = Beliefs.of(view)
    seat = view.pov
    decision = view.decision
    if words.split()[0] in ASIDES or words == "program adrenaline" or decision is None:
        return Entry(number, seat, who, "aside", words, view, beliefs)
    # asked for this one alone: a seat may answer for its characters in any order, and may change a program
    advice = bot.decide(view, Decision(decision.number, decision.kind, (who,))).partition(" ")[2]
    thought = bot.explain()
    choices = sorted(thought.choices, key=lambda choice: (-choice.score, choice.words)) if thought is not None else ()
    better = None
    worth = {choice.words: choice.score for choice in choices}
    if advice == words:
        better = 0.0
    elif advice in worth and words in worth:
        better = worth[advice] - worth[words]
        if better < (EVEN if counts_games(bot) else LUCKY):
            better = 0.0
    return Entry(number, seat, who, decision.kind, words, view, beliefs, advice, tuple(choices), better)


def with_asides(entries: Iterable[Entry]) -> list[tuple[Entry | None, list[Entry]]]:
    """Return each answer with the asides that follow it until the next answer; asides before the first answer stand alone."""
    out: list[tuple[Entry | None, list[Entry]]] = []
    for entry in entries:
        if not entry.is_aside:
            out.append((entry, []))
        elif out:
            out[-1][1].append(entry)
        else:
            out.append((None, [entry]))
    return out


def moved(entries: Iterable[Entry]) -> dict[str, list[tuple[int, float]]]:
    """Return how likely the others took each character for a guard at the end of each round, on average over the reviewed seats."""
    last: dict[int, dict[int, Entry]] = {}
    for entry in entries:
        last.setdefault(entry.round, {})[entry.seat] = entry
    out: dict[str, list[tuple[int, float]]] = {}
    for round_, by_seat in last.items():
        seen: dict[str, list[float]] = {}
        for entry in by_seat.values():
            for who, odds in entry.beliefs.guards.items():
                if entry.view.flat.owner[CHARACTER_NAMES.index(who)] != entry.seat:
                    seen.setdefault(who, []).append(odds)
        for who, each in seen.items():
            out.setdefault(who, []).append((round_, sum(each) / len(each)))
    return out


def seen_as(v: View, cell: int) -> str:
    """Return the room that this view knows to lie on a cell, or an empty text."""
    kind = v.kind[v.tile_at[cell]]
    return "" if kind == UNKNOWN else REGISTRY[kind].key


def _claim(number: int, who: str, words: str, game: Game) -> Claim:
    cell, colour = command.parse(words).numbers
    room = REGISTRY[game.state().kind[game.state().tile_at[cell]]]
    return Claim(number, who, words.split()[1].upper(), COLOURS[colour], room.key, room.colour == colour)


def _truth(game: Game, claims: list[Claim], suspicion: dict[str, list[tuple[int, float]]]) -> Truth:
    view = game.view(EVERYTHING)
    v = view.flat
    roles = {
        name: "guard" if v.role[c] == GUARD else "prisoner" for c, name in enumerate(CHARACTER_NAMES) if v.owner[c] >= 0
    }
    return Truth(view, game.result or "", game.seed, roles if v.pack_guards else {}, tuple(claims), suspicion)
