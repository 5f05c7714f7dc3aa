"""The dictionary of answers: every answer that any edition can ask for, numbered once and for ever, one row per family of numbers.

From it come the constants below, the grammar of commands, their words and sentences, the environments' and the lab's families and a
page of the reference. What is next to somebody goes by direction, what is far goes by cell. A number never changes its meaning: records,
trained networks and other people's programs hold it. Bruce's copy of a talent has the numbers of that talent.
"""

from __future__ import annotations

from typing import NamedTuple

from room25.engine.table.board import COLOURS, DIRECTIONS, EDGES
from room25.engine.table.fields import CELLS, CHARACTERS, LINES
from room25.engine.table.people import ALICE, EMMETT, FRANCK, JENNIFER, KEVIN, MAX, SARAH
from room25.engine.table.state import NOBODY, Flat

__all__ = [
    "ACCEPT",
    "BASICS",
    "BY_FIRST",
    "CALL",
    "CARRY",
    "CLAIM",
    "CLUE",
    "COMMIT",
    "CONTROL",
    "CONTROL_TOKEN",
    "END",
    "FAMILIES",
    "FAMILY_OF",
    "FROM",
    "Family",
    "HACK",
    "HACK_FAR",
    "HIDE",
    "IS_ASIDE",
    "LOCK",
    "LOOK",
    "LOOK_TOKEN",
    "LOSE",
    "MARK",
    "MOVE",
    "MOVE_TOKEN",
    "NOTHING",
    "NO_TOKENS",
    "ORDER",
    "ORDERS",
    "OWN_ROOM",
    "PAIRS",
    "PARAMETERS",
    "PASS",
    "PEEK",
    "PICK_ROBOT",
    "PROGRAM",
    "PULL",
    "PUSH",
    "PUSH_TOKEN",
    "REACTIVATE",
    "RECOVER",
    "REFUSE",
    "REVEAL",
    "SABOTAGE_ROBOT",
    "SABOTAGE_ROOM",
    "SACRIFICE",
    "SLIDE",
    "SWAP",
    "TALENT",
    "TALENTS",
    "TALENT_ROBOT",
    "TO",
    "TOKENS",
    "TOKENS_OR_NOTHING",
    "TUNNEL",
    "WAIT",
    "WITHDRAW",
    "add",
    "add_hidden",
    "first_token",
    "lays_adrenaline",
    "program_answer",
    "second_token",
]

LOOK_TOKEN, MOVE_TOKEN, PUSH_TOKEN, CONTROL_TOKEN, TALENT, TALENT_ROBOT = 0, 1, 2, 3, 4, 5
TOKENS = 6
NOTHING = 6  # no second token
TOKENS_OR_NOTHING = 7
BASICS = 15  # the mask of the four actions that everybody has
TALENTS = 48  # the mask of the talent token, with the sign of Kevin's second ability

OWN_ROOM = 4  # the place of a Lock that is no direction
ORDERS = 36

# PAIRS[2 * i], PAIRS[2 * i + 1]: the two directions of a HACK
PAIRS: tuple[int, ...] = (0, 1, 0, 2, 0, 3, 1, 2, 1, 3, 2, 3)


class Parameter(NamedTuple):
    """Something that an answer says besides its verb: how many values it has, and what they are if its name does not tell."""

    size: int
    meaning: str = ""


PARAMETERS = {
    "direction": Parameter(DIRECTIONS),
    "direction from the centre": Parameter(DIRECTIONS),
    "cell": Parameter(CELLS),
    "character": Parameter(CHARACTERS),
    "line": Parameter(LINES),
    "way": Parameter(2),
    "colour": Parameter(len(COLOURS)),
    "robot": Parameter(2),
    "robot here": Parameter(2),
    "order": Parameter(ORDERS, "a direction, or 4 + character × 4 + direction"),
    "lock": Parameter(2),
    "place": Parameter(DIRECTIONS + 1, "a direction, or 4 for one's own room"),
    "moved lock": Parameter(3, "0 for one in hand, else 1 + lock"),
    "pair": Parameter(len(PAIRS) // 2, "two directions"),
    "edge": Parameter(len(EDGES) // 2, "two rooms that share a side, in reading order"),
    "token": Parameter(TALENT + 1),
    "first token": Parameter(TOKENS),
    "second token": Parameter(TOKENS_OR_NOTHING, "6 for none"),
    "adrenaline": Parameter(2),
}


class Family(NamedTuple):
    """A family of answers: its first number, to which the values of its parameters are added, the last one counted by ones."""

    name: str
    first: int
    forms: tuple[str, ...]  # its words; <…> stands for a word that says something, see notation/grammar.py
    parameters: tuple[str, ...]
    aside: bool  # done besides answering
    talent: int  # the character whose talent it is, or NOBODY
    copied: bool  # does Bruce copy it?
    enters: bool  # does it bring somebody into the room that is named last?
    note: str

    @property
    def verb(self) -> str:
        return self.forms[0].split()[0]

    @property
    def size(self) -> int:
        """How many numbers have a meaning."""
        return self.weights[0] * PARAMETERS[self.parameters[0]].size if self.parameters else 1

    @property
    def weights(self) -> tuple[int, ...]:
        """By what each parameter is multiplied before it is added."""
        found = [1]
        for parameter in self.parameters[:0:-1]:
            found.insert(0, found[0] * PARAMETERS[parameter].size)
        return tuple(found[: len(self.parameters)])

    def values(self, answer: int) -> tuple[int, ...]:
        """The values of the parameters of one of its answers."""
        sizes = [PARAMETERS[parameter].size for parameter in self.parameters]
        return tuple((answer - self.first) // weight % size for weight, size in zip(self.weights, sizes))


_rows: list[Family] = []


def _family(
    name: str,
    first: int,
    forms: str,
    *parameters: str,
    aside: bool = False,
    talent: int = NOBODY,
    copied: bool = True,
    enters: bool = False,
    note: str = "",
) -> int:
    """Enter a family; several forms are separated by "|". Returns its first number."""
    is_copied = copied and talent != NOBODY
    row = Family(name, first, tuple(forms.split("|")), parameters, aside, talent, is_copied, enters, note)
    if _rows and first < _rows[-1].first + _rows[-1].size:
        raise ValueError(f"{name} begins at {first}, within {_rows[-1].name}")
    _rows.append(row)
    return first


PASS = _family("pass", 0, "pass")
WAIT = _family("wait", 1, "wait")
REVEAL = _family("reveal", 2, "reveal", aside=True, note="the guard shows itself")
ACCEPT = _family("accept", 3, "accept")
REFUSE = _family("refuse", 4, "refuse")
WITHDRAW = _family("withdraw", 5, "withdraw", aside=True, note="adrenaline is taken back")
HIDE = _family("hide", 6, "hide", talent=ALICE)
RECOVER = _family("recover", 7, "recover", talent=FRANCK)
SABOTAGE_ROOM = _family("sabotage-room", 8, "sabotage room", talent=SARAH)
SABOTAGE_ROBOT = _family("sabotage-robot", 9, "sabotage robot|sabotage robot <robot>", "robot here", talent=SARAH)
COMMIT = _family("commit", 11, "program adrenaline", aside=True, note="adrenaline without a program")
FROM = _family("from", 12, "from <cell>", "lock", note="which Lock is moved")
PICK_ROBOT = _family("robot", 14, "robot <robot>", "robot", note="which one comes")
CLUE = _family("clue", 16, "clue <cell>", "direction from the centre")
LOOK = _family("look", 20, "look <cell>", "direction")
MOVE = _family("move", 24, "move <cell>", "direction", enters=True)
PUSH = _family("push", 28, "push <target> <cell>", "character", "direction", enters=True)
CONTROL = _family("control", 60, "control <line> <direction>", "line", "way")
SLIDE = _family("slide", 80, "slide <line> <direction>", "line", "way")
PEEK = _family("peek", 100, "peek <cell>", "cell")
SWAP = _family("swap", 125, "swap <cell>", "cell")
TUNNEL = _family("tunnel", 150, "tunnel <cell>", "cell", enters=True)
TO = _family("to", 175, "to <cell>", "direction", enters=True)
CALL = _family("call", 179, "call <target>", "character", talent=JENNIFER)
CARRY = _family("carry", 187, "carry <target> <cell>", "character", "direction", talent=MAX, enters=True)
REACTIVATE = _family("reactivate", 219, "reactivate <cell>", "direction", talent=EMMETT)
LOCK = _family("lock", 223, "lock <cell>|lock <cell> from <from>", "place", "moved lock", talent=EMMETT, copied=False)
HACK = _family("hack", 238, "hack <first> <second>", "pair", talent=KEVIN, copied=False)
HACK_FAR = _family("hack-far", 244, "hack <first> <second>", "edge", talent=KEVIN, copied=False)
ORDER = _family(
    "order",
    284,
    "order <robot> move <cell>|order <robot> push <target> <cell>",
    "robot",
    "order",
    talent=KEVIN,
    enters=True,
)
PULL = _family("pull", 356, "pull <target>", "character")
SACRIFICE = _family("sacrifice", 364, "sacrifice <target>", "character")
LOSE = _family("lose", 372, "lose <token>", "token")
MARK = _family("mark", 379, "mark <cell>", "cell", aside=True)
CLAIM = _family("claim", 404, "claim <cell> <colour>", "cell", "colour", aside=True)
PROGRAM = _family("program", 504, "program <tokens>", "first token", "second token", "adrenaline")
NO_TOKENS = 588  # + adrenaline: a shown guard that still has its token programs that alone, or nothing (AMB-092)
END = 600  # one more than the highest number; what is free before it is left for later families

FAMILIES: tuple[Family, ...] = tuple(_rows)
BY_FIRST = {family.first: family for family in FAMILIES}
# FAMILY_OF[answer]: the first number of its family; a gap belongs to the family before it
FAMILY_OF: tuple[int, ...] = tuple(
    max(family.first for family in FAMILIES if family.first <= answer) for answer in range(END)
)
# IS_ASIDE[answer]: 1 if it is done besides answering
IS_ASIDE: tuple[int, ...] = tuple(int(BY_FIRST[first].aside) for first in FAMILY_OF)


def program_answer(first: int, second: int, adrenaline: int) -> int:
    """The number of programming these two tokens in order, with adrenaline or without."""
    return PROGRAM + (first * TOKENS_OR_NOTHING + second) * 2 + adrenaline


def first_token(program: int) -> int:
    """The first token of a program; NOTHING for `NO_TOKENS`."""
    return (program - PROGRAM) // 2 // TOKENS_OR_NOTHING


def second_token(program: int) -> int:
    """The second token of a program, or NOTHING."""
    return (program - PROGRAM) // 2 % TOKENS_OR_NOTHING


def lays_adrenaline(program: int) -> int:
    """1 if adrenaline is laid with a program."""
    return (program - PROGRAM) % 2


def add(s: Flat, answer: int) -> None:
    """Put one more legal answer on the list."""
    s.legal[s.legal_count] = answer
    s.legal_count += 1


def add_hidden(s: Flat, family: int) -> None:
    """Put every face-down room on the list (AMB-108)."""
    for cell in range(CELLS):
        if s.face_up[s.tile_at[cell]] == 0:
            add(s, family + cell)
