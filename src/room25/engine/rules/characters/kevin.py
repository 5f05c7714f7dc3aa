"""Kevin: he swaps two rooms next to his, or gives a robot an order."""

from __future__ import annotations

from room25.engine.rules import doors, robots
from room25.engine.rules.characters import Character
from room25.engine.rules.rooms import COLOUR
from room25.engine.table import agenda, answers, effects
from room25.engine.table.answers import PAIRS
from room25.engine.table.board import BLUE, CENTRE, EDGES
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.people import KEVIN
from room25.engine.table.state import Flat, State
from room25.engine.table.switches import ANYWHERE, KEVIN_EARLY, PANIC_KEVIN, PEOPLE_ONLY, PIVOT_TALENTS

__all__ = ["CHARACTER"]

CHARACTER = Character(
    code=KEVIN,
    rules=tuple(
        "CHAR-KEV-01 CHAR-KEV-02 CHAR-KEV-03 PROG-12 CARD-PANIC-KEVIN AMB-032 AMB-035 AMB-036 AMB-087 AMB-110".split()
    ),
)


@CHARACTER.options
def one_or_the_other(s: Flat, who: int, token: int) -> None:
    """Where he chose while programming that choice binds, unless it is impossible (CHAR-GEN-03, AMB-110)."""
    before = s.legal_count
    if token != answers.TALENT_ROBOT:
        add_pairs(s, s.stands_on[who], s.switch[PIVOT_TALENTS])
        if s.switch[KEVIN_EARLY] == 0 or s.legal_count == before:
            robots.add_orders(s)
    else:
        robots.add_orders(s)
        if s.legal_count == before:
            add_pairs(s, s.stands_on[who], s.switch[PIVOT_TALENTS])


def may_be_swapped(s: Flat, tile: int) -> int:
    """Anything but the central room and face-up blue rooms: a hidden blue one gives nothing away (AMB-035)."""
    return 0 if tile < 0 or s.cell_of[tile] == CENTRE or (s.face_up[tile] and COLOUR[s.kind[tile]] == BLUE) else 1


def add_pairs(s: Flat, tile: int, limited: int) -> None:
    for pair in range(6):
        a = doors.in_reach(s, tile, PAIRS[pair * 2], limited)
        b = doors.in_reach(s, tile, PAIRS[pair * 2 + 1], limited)
        if may_be_swapped(s, a) and may_be_swapped(s, b):
            answers.add(s, answers.HACK + pair)


@CHARACTER.performs(answers.HACK)
def hack(s: State, who: int, answer: int) -> None:
    pair = answer - answers.HACK
    a = doors.beyond(s, s.stands_on[who], PAIRS[pair * 2])
    b = doors.beyond(s, s.stands_on[who], PAIRS[pair * 2 + 1])
    effects.swap(s, who, a, b, 0)


@CHARACTER.performs(answers.ORDER)
def order(s: State, who: int, answer: int) -> None:
    robots.obey(s, who, answer)


@CHARACTER.panic
def ask_which(s: State, who: int, card: int, step: int) -> None:
    agenda.ask_card(s, who, card, 0, 1, 0)


@CHARACTER.panic_options
def occupied_first(s: Flat, who: int, step: int) -> None:
    """As many occupied rooms as possible must be among the two (AMB-087)."""
    before = s.legal_count
    if s.switch[PANIC_KEVIN] == ANYWHERE:
        for edge in range(40):
            if may_be_swapped(s, s.tile_at[EDGES[edge * 2]]) and may_be_swapped(s, s.tile_at[EDGES[edge * 2 + 1]]):
                answers.add(s, answers.HACK_FAR + edge)
    else:
        add_pairs(s, s.stands_on[who], 0)
    most = 0
    for i in range(before, s.legal_count):
        n = occupied_rooms(s, who, s.legal[i])
        if n > most:
            most = n
    kept = before
    for i in range(before, s.legal_count):
        if occupied_rooms(s, who, s.legal[i]) == most:
            s.legal[kept] = s.legal[i]
            kept += 1
    s.legal_count = kept


def occupied_rooms(s: Flat, who: int, answer: int) -> int:
    """How many of the two rooms of this answer hold somebody."""
    return occupied(s, swapped_tile(s, who, answer, 0)) + occupied(s, swapped_tile(s, who, answer, 1))


def occupied(s: Flat, tile: int) -> int:
    """In one edition a robot alone does not make a room occupied (CARD-PANIC-KEVIN)."""
    for c in range(CHARACTERS):
        if s.stands_on[c] == tile:
            return 1
    return 0 if s.switch[PANIC_KEVIN] == PEOPLE_ONLY else effects.has_robot(s, tile)


def swapped_tile(s: Flat, who: int, answer: int, k: int) -> int:
    """One of the two tiles that an answer names."""
    if answer >= answers.HACK_FAR:
        return s.tile_at[EDGES[(answer - answers.HACK_FAR) * 2 + k]]
    return doors.beyond(s, s.stands_on[who], PAIRS[(answer - answers.HACK) * 2 + k])


@CHARACTER.panic_answer
def swap_them(s: State, who: int, card: int, step: int, tile: int, answer: int) -> None:
    effects.swap(s, who, swapped_tile(s, who, answer, 0), swapped_tile(s, who, answer, 1), 0)
