"""Random games for the laws: every mode and seat count, every complex and free choices, asides and changed programs, from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from room25 import editions
from room25.core import agenda, answers
from room25.core.board import LINE_CELL, NEIGHBOUR
from room25.core.state import CLUE, PROGRAMMING, SPECTATOR, Flat, State, View
from room25.rules.apply import advance, apply
from room25.rules.asides import asides, is_aside, step_aside
from room25.rules.deal import deal
from room25.rules.legal import is_asked, legal
from room25.rules.rooms import BY_KEY as ROOMS
from room25.rules.setup import Setup, table
from room25.views.project import project

BASE = editions.load("base")
TABLES = tuple((mode, seats) for mode, data in BASE.modes.items() for seats in data.players)
MOST_DECISIONS = 400  # ten rounds, six characters, two goes each, and a room's choice or two after some of them
EXIT = ROOMS["room25"].code
DEADLY = {ROOMS[key].code for key in ("mortal", "flooded", "trapped", "vortex", "illusion")}


class Move(NamedTuple):
    """One answer or aside of one character."""

    who: int
    answer: int


def some_setup(mode: str, seats: int, dice: Random) -> Setup:
    """A table that the rules allow: any complex or a free choice of 25 rooms, any characters, any options."""
    data = BASE.modes[mode]
    characters = dice.sample(BASE.characters, data.players[seats]) if dice.random() < 0.3 else ()
    people = characters or BASE.characters[: data.players[seats]]
    options = [name for name, option in BASE.options.items() if not option.modes or mode in option.modes]
    chosen = dice.choice(["", "", *BASE.complexes, "free", "free"])
    return Setup(
        mode=mode,
        seats=seats,
        complex="" if chosen == "free" else chosen,
        tiles=free_choice(dice) if chosen == "free" else {},
        characters=tuple(characters),
        first=dice.choice(people) if dice.random() < 0.2 else "",
        options=tuple(name for name in options if dice.random() < 0.15),
    )


def free_choice(dice: Random) -> dict[str, int]:
    """25 rooms out of the box."""
    box = [key for key, n in BASE.box.items() for _ in range(n) if key not in ("central", "room25")]
    chosen = ["central", "room25", *dice.sample(box, 23)]
    return {key: chosen.count(key) for key in BASE.box if key in chosen}


def begin(setup: Setup, seed: int) -> State:
    """Deal a game and run to its first question; the log holds what has happened."""
    s = table(setup)
    deal(s, seed, 0)
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
    return [Move(who, answer) for answer in s.acts[:n]]


def listed_beside(s: Flat, who: int) -> list[Move]:
    """What this character may do beside answering."""
    n = asides(s, who)
    return [Move(who, answer) for answer in s.acts[:n]]


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
    if s.phase == CLUE or s.ag_kind[max(s.depth - 1, 0)] == agenda.ASK_ROOM:
        return True
    inside = s.kind[s.at[who]] == EXIT
    complete = inside and all(s.kind[s.at[c]] == EXIT for c in people(s) if s.at[c] >= 0 and s.side[c] == s.side[who])
    if s.phase == PROGRAMMING:
        pair = (answer - answers.PROGRAM) // 2
        token = answers.CONTROL_TOKEN if complete else answers.LOOK_TOKEN if inside else answers.MOVE_TOKEN
        return pair // 7 == token and pair % 7 in (answers.LOOK_TOKEN, answers.MOVE_TOKEN, answers.NOTHING)
    if answers.CONTROL <= answer < answers.SLIDE:
        line, way = divmod(answer - answers.CONTROL, 2)
        leaves = inside and LINE_CELL[line * 5 + way * 4] == s.cell_of[s.at[who]]
        return leaves and (complete or s.free[who] == 0)
    if answers.MOVE <= answer < answers.MOVE + 4:
        steps = steps_to_exit(s)
        here = s.cell_of[s.at[who]]
        return not inside and steps[NEIGHBOUR[here * 4 + answer - answers.MOVE]] < steps[here]
    return inside and not complete and answer < answers.MOVE


def steps_to_exit(s: State) -> list[int]:
    """How far every cell is from Room 25, by rooms that do not kill or send back; 99 where there is no such way."""
    steps = [99] * 25
    edge = [s.cell_of[s.kind.index(EXIT)]]
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
        if s.over:
            return
        move = choose(s, dice, sense)
        yield move
        make(s, move)
    raise AssertionError(f"this game does not end: round {s.rounds - s.left + 1}, {s.number} decisions")


def history(setup: Setup, seed: int, dice: Random) -> list[Move]:
    """All moves of one whole game."""
    return list(play(begin(setup, seed), dice))


def some_games(mode: str, seats: int, count: int, seed: int) -> Iterator[tuple[Setup, int, Random]]:
    """Setups with a deal and dice each; the same for the same seed."""
    for game in range(count):
        dice = Random(f"{mode} {seats} {seed} {game}")
        yield some_setup(mode, seats, dice), dice.randrange(2**32), dice
