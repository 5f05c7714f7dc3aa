"""Other worlds: the same game with what one pov never learnt dealt otherwise, and what that pov sees of either."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from laws.games import Move, begin, listed, listed_beside, make, people, view_of
from room25.core import answers, log
from room25.core.board import EXIT_ZONE
from room25.core.state import GUARD, NONE, PRISONER, State
from room25.events import from_row
from room25.rules.setup import Setup
from room25.views.redact import redact_all


@dataclass
class World:
    """How a game is dealt and what is programmed in it: tiles by id, roles by character, programs by the number of their move."""

    kinds: list[int]
    roles: list[int]
    spare: int
    programs: dict[int, int] = field(default_factory=dict)

    def deal(self, setup: Setup, seed: int) -> State:
        """The first question of this world."""
        s = begin(setup, seed)
        s.kind[:] = self.kinds
        s.role[:] = self.roles
        s.spare = self.spare
        return s

    def move(self, index: int, move: Move) -> Move:
        """The same move in this world."""
        return Move(move.who, self.programs.get(index, move.answer))


def true_world(setup: Setup, seed: int) -> World:
    """The world as it was dealt."""
    s = begin(setup, seed)
    return World(s.kind[:], s.role[:], s.spare)


def sees(s: State, pov: int) -> tuple[object, ...]:
    """All that reaches one pov at a question: its view, its options and asides, and the events since the last one."""
    v = view_of(s, pov)
    numbers = v.numbers()
    mine = [who for who in people(v) if v.owner[who] == pov]
    offers = [(*listed(v, who), *listed_beside(v, who)) for who in mine]
    rows = [row for row in s.log if row[0] != log.ANSWERED]
    events = redact_all([from_row(number, row) for number, row in enumerate(rows)], pov)
    return numbers, offers, [(event.number, str(event)) for event in events]


def run(world: World, setup: Setup, seed: int, moves: list[Move]) -> list[State]:
    """Every state of a game in this world, its log beside it, up to its end or the end of the moves."""
    s = world.deal(setup, seed)
    states = [snapshot(s)]
    for index, move in enumerate(moves):
        if s.over:
            break
        make(s, world.move(index, move))
        states.append(snapshot(s))
    return states


def snapshot(s: State) -> State:
    """A clone that keeps the log."""
    copy = s.clone()
    copy.log = s.log[:]
    return copy


def shuffled_tiles(start: State, hidden: list[int], dice: Random) -> list[int]:
    """Deal the kinds of these tiles anew among them, those of the exit zone within it."""
    kinds = start.kind[:]
    stock = [kinds[tile] for tile in hidden]
    places = hidden[:]
    dice.shuffle(places)
    for kind in sorted(stock, key=lambda kind: not (start.zoned >> kind) & 1):  # the zoned kinds choose first
        zoned = (start.zoned >> kind) & 1
        place = next(tile for tile in places if EXIT_ZONE[tile] or not zoned)
        places.remove(place)
        kinds[place] = kind
    return kinds


def unshown_programs(truth: list[State], moves: list[Move], pov: int, dice: Random) -> dict[int, int]:
    """Other programs wherever this pov never saw a token: those of the dead, those that were changed, those of the last round."""
    laid: dict[int, int] = {}  # character -> the number of the move that laid its program
    shown: dict[int, list[int]] = {}
    for index, move in enumerate(moves):
        before, after = truth[index], truth[index + 1]
        if move.answer >= answers.PROGRAM and before.owner[move.who] != pov:
            laid[move.who] = index
            shown[index] = []
        for kind, who, token, *_ in after.log:
            if kind == log.TOKEN_REVEALED and who in laid:
                shown[laid[who]].append(token)
            if kind == log.ROUND_BEGAN:
                laid.clear()
    changed = {}
    for index, tokens in shown.items():
        pair = (moves[index].answer - answers.PROGRAM) // 2
        other = another_program(pair // 7, pair % 7, tokens, dice)
        if other != moves[index].answer:
            changed[index] = other
    return changed


def another_program(first: int, second: int, shown: list[int], dice: Random) -> int:
    """A program that shows the same tokens at the same time; a single one stays single."""
    rest = [token for token in range(4) if token not in shown]
    dice.shuffle(rest)
    if first not in shown:
        first = rest.pop()
    if second not in (*shown, answers.NOTHING):
        second = rest.pop()
    return answers.program_answer(first, second)


def other_roles(start: State, fixed: list[int], dice: Random) -> tuple[list[int], int]:
    """Deal the roles anew from the same pack, but for those who keep theirs; gives the roles and the tile left over."""
    free = [who for who in people(start) if who not in fixed]
    pack = [start.role[who] for who in free] + ([start.spare] if start.spare != NONE else [])
    dice.shuffle(pack)
    roles = start.role[:]
    for who, role in zip(free, pack):
        roles[who] = role
    assert all(role in (PRISONER, GUARD) for role in pack)
    return roles, pack[-1] if start.spare != NONE else NONE
