"""Random games for the laws: every edition, mode, level and seat count, every complex and free choices, asides and changed programs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from room25.engine.rules.apply import advance, apply
from room25.engine.rules.asides import asides, is_aside, step_aside
from room25.engine.rules.deal import deal, deal_locked
from room25.engine.rules.legal import is_asked, legal
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.table import agenda, answers
from room25.engine.table.board import LINE_CELL, NEIGHBOUR
from room25.engine.table.state import CLUE, PROGRAMMING, SPECTATOR, Flat, State, View
from room25.engine.table.switches import KEY
from room25.engine.views.project import project
from room25.notation import seeds
from room25.setup import editions
from room25.setup.editions import Edition
from room25.setup.kinds import GameKind, game_kinds
from room25.setup.lay import Setup, table

CELLS = tuple(game_kinds())
BASE_CELLS = tuple(cell for cell in CELLS if cell.edition == "base")
SUSPICION = tuple(cell for cell in CELLS if cell.mode == "suspicion")
MOST_DECISIONS = (
    1500  # ten rounds, eight characters, three goes each, cards and rooms that ask, and all that may be said beside
)
EXIT, KEY_ROOM = ROOMS["room25"].code, ROOMS["key"].code
DEADLY = {ROOMS[key].code for key in ("mortal", "flooded", "trapped", "vortex", "illusion")}
ASKS_ELSE = (agenda.ASK_ROOM, agenda.ASK_ORDER, agenda.ASK_CONSENT, agenda.ASK_CARD)
by_cell = pytest.mark.parametrize(
    "cell", CELLS, ids=lambda cell: f"{cell.edition}-{cell.mode}-{cell.level}-{cell.seats}"
)


class Move(NamedTuple):
    """One answer or aside of one character."""

    who: int
    answer: int


def some_setup(cell: GameKind, dice: Random) -> Setup:
    """A table that the rules allow: any complex or a free choice of 25 rooms, any characters, guards, options and cards."""
    edition = editions.load(cell.edition)
    data = edition.modes[cell.mode][cell.level]
    characters = dice.sample(edition.characters, data.players[cell.seats]) if dice.random() < 0.6 else ()
    people = characters or edition.characters[: data.players[cell.seats]]
    options = [name for name, option in edition.options.items() if not option.modes or cell.mode in option.modes]
    key = bool(data.switches.get("key"))
    named = [name for name, tiles in edition.complexes.items() if not key or "key" in tiles.fixed]
    chosen = dice.choice(["", "", *named[:3], "free", "free"])
    return Setup(
        edition=cell.edition,
        mode=cell.mode,
        level=cell.level,
        seats=cell.seats,
        complex="" if chosen == "free" else chosen,
        tiles=free_choice(edition, key, dice) if chosen == "free" else {},
        characters=tuple(characters),
        first=dice.choice(people) if dice.random() < 0.2 else "",
        guards=dice.choice([0, *data.agreed.get(cell.seats, ())]),
        options=tuple(name for name in options if dice.random() < 0.15),
        cards=some_cards(dice) if "mac" in edition.box and dice.random() < 0.3 else (),
    )


def free_choice(edition: Edition, key: bool, dice: Random) -> dict[str, int]:
    """25 rooms out of the box, the Key among them where the mode needs it."""
    must = ["central", "room25", *(["key"] if key else [])]
    box = [name for name, n in edition.box.items() for _ in range(n) if name not in must]
    chosen = [*must, *dice.sample(box, 25 - len(must))]
    return {name: chosen.count(name) for name in edition.box if name in chosen}


def some_cards(dice: Random) -> tuple[str, ...]:
    """A small deck of the host's, so that it runs out and is shuffled again; always with a card that ends the drawing."""
    box = [card for cards in editions.default_cards().values() for card in cards]
    return (*dice.sample(box, dice.randrange(3, 16)), "rewind", "jamming")


def begin(setup: Setup, seed: int) -> State:
    """Deal a game and run to its first question; the log holds what has happened."""
    s = table(setup)
    low, high, *rest = seeds.words(seed)
    if seeds.is_long(seed):
        deal_locked(s, low, high, *rest)
    else:
        deal(s, low, high)
    advance(s)
    return s


def people(s: Flat) -> list[int]:
    """The characters in the game, dead or alive."""
    return [c for c in range(8) if s.owner[c] >= 0]


def povs(s: Flat) -> list[int]:
    """Everybody who looks: the seats and the spectator."""
    return [*range(s.seats), SPECTATOR]


def view_of(s: State, pov: int) -> View:
    """What this pov may know."""
    v = View()
    project(s, pov, v)
    return v


def listed(s: Flat, who: int) -> list[Move]:
    """What this character may answer."""
    n = legal(s, who)
    return [Move(who, answer) for answer in s.legal[:n]]


def listed_beside(s: Flat, who: int) -> list[Move]:
    """What this character may do beside answering."""
    n = asides(s, who)
    return [Move(who, answer) for answer in s.legal[:n]]


def choose(s: State, dice: Random, sense: float) -> Move:
    """One legal move: mostly an answer, in any order where several are asked, now and then an aside or a changed program.

    `sense` is how often somebody plays as if the truth were known, so that games also end otherwise than by accident.
    """
    if dice.random() < 0.1:
        beside = [move for who in people(s) for move in listed_beside(s, who)]
        if beside:
            claims = [move for move in beside if move.answer >= answers.CLAIM]
            others = [move for move in beside if move.answer < answers.CLAIM]
            return dice.choice(others if others and (not claims or dice.random() < 0.5) else claims)
    asked = [who for who in people(s) if is_asked(s, who)]
    if s.phase == PROGRAMMING and dice.random() < 0.9:
        asked = [who for who in asked if (s.owes >> who) & 1]
    moves = listed(s, dice.choice(asked))
    good = [move for move in moves if makes_sense(s, move)]
    return dice.choice(good if good and dice.random() < sense else moves)


def makes_sense(s: State, move: Move) -> bool:
    """Does this lead somebody who knows every tile towards Room 25 and out?"""
    who, answer = move
    if s.phase == CLUE or s.agenda_kind[max(s.agenda_depth - 1, 0)] in ASKS_ELSE:
        return True
    wanted = KEY_ROOM if s.switch[KEY] and not s.key_entered else EXIT
    inside = s.kind[s.stands_on[who]] == wanted
    complete = inside and all(
        s.kind[s.stands_on[c]] == wanted for c in people(s) if s.stands_on[c] >= 0 and s.side[c] == s.side[who]
    )
    if s.phase == PROGRAMMING:
        pair = (answer - answers.PROGRAM) // 2
        token = answers.CONTROL_TOKEN if complete else answers.LOOK_TOKEN if inside else answers.MOVE_TOKEN
        return pair // 7 == token and pair % 7 in (answers.LOOK_TOKEN, answers.MOVE_TOKEN, answers.NOTHING)
    if answers.CONTROL <= answer < answers.SLIDE:
        line, way = divmod(answer - answers.CONTROL, 2)
        leaves = inside and LINE_CELL[line * 5 + way * 4] == s.cell_of[s.stands_on[who]]
        return leaves and (complete or s.chooses_freely[who] == 0)
    if answers.MOVE <= answer < answers.MOVE + 4:
        steps = steps_to(s, wanted)
        here = s.cell_of[s.stands_on[who]]
        return not inside and steps[NEIGHBOUR[here * 4 + answer - answers.MOVE]] < steps[here]
    return inside and not complete and answer < answers.MOVE


def steps_to(s: State, wanted: int) -> list[int]:
    """How far every cell is from this room, by rooms that do not kill or send back; 99 where there is no such way."""
    steps = [99] * 25
    if wanted not in s.kind:
        return steps
    edge = [s.cell_of[s.kind.index(wanted)]]
    steps[edge[0]] = 0
    while edge:
        cell = edge.pop(0)
        if s.kind[s.tile_at[cell]] not in DEADLY:
            for to in NEIGHBOUR[cell * 4 : cell * 4 + 4]:
                if to >= 0 and steps[to] == 99:
                    steps[to] = steps[cell] + 1
                    edge.append(to)
    return steps


def make(s: State, move: Move) -> int:
    """Play one legal move, its rows in a fresh log; gives the number of answers to the next question."""
    s.log.clear()
    if is_aside(move.answer):
        step_aside(s, move.who, move.answer)
        return advance(s)
    return apply(s, move.who, move.answer)


def play(s: State, dice: Random) -> Iterator[Move]:
    """Play a game to its end in place; gives each move before it is made. Stops with an error where a game does not end."""
    sense = dice.choice((0, 0.5, 0.9, 1))
    for _ in range(MOST_DECISIONS):
        if s.outcome:
            return
        move = choose(s, dice, sense)
        yield move
        make(s, move)
    raise AssertionError(f"this game does not end: round {s.rounds - s.rounds_left + 1}, {s.decision_number} decisions")


def history(setup: Setup, seed: int, dice: Random) -> list[Move]:
    """All moves of one whole game."""
    return list(play(begin(setup, seed), dice))


def some_games(cell: GameKind, count: float, seed: int) -> Iterator[tuple[Setup, int, Random]]:
    """Setups with a deal and dice each; the same for the same seed. `count` is for a cell of the base game: see `share`.

    One deal in three is made from a key.
    """
    for game in range(share(cell, count)):
        dice, more = Random(f"{cell} {seed} {game}"), Random(f"key {cell} {seed} {game}")
        setup, short = some_setup(cell, dice), dice.randrange(2**32)
        yield setup, more.randrange(seeds.SHORT, 2**128) if more.random() < 1 / 3 else short, dice


def share(cell: GameKind, count: float) -> int:
    """How many games a cell gets: most in the base game and the English book, some in every other."""
    weight = {"base": 2.0, "ultimate-en": 0.8}.get(cell.edition, 0.5)
    return max(1, round(count * weight))
