"""Commands as text: `move b2`, `push max b1`, `program look move`; every number has its words, and the words give the number back."""

from __future__ import annotations

from functools import cache

from room25.engine.rules.legal import is_asked
from room25.engine.table import answers
from room25.engine.table.board import (
    CENTRE,
    COLOURS,
    EDGES,
    NEIGHBOUR,
    cell_name,
    direction_between,
    line_name,
    way_name,
)
from room25.engine.table.people import ALICE, BRUCE, CHARACTER_NAMES, EMMETT, FRANCK, JENNIFER, KEVIN, MAX, SARAH
from room25.engine.table.state import PROGRAMMING, Flat
from room25.engine.table.switches import ANYWHERE, KEVIN_EARLY, PANIC_KEVIN
from room25.notation.grammar import ADRENALINE, GRAMMAR, PLAIN_TALENT, SIGNS, TOKEN_NAMES, Words, character, parse

PLAIN = {
    "pass": answers.PASS,
    "wait": answers.WAIT,
    "reveal": answers.REVEAL,
    "accept": answers.ACCEPT,
    "refuse": answers.REFUSE,
    "withdraw": answers.WITHDRAW,
    "hide": answers.HIDE,
    "recover": answers.RECOVER,
}
SAID = {number: verb for verb, number in PLAIN.items()}
SAID |= {answers.SABOTAGE_ROOM: "sabotage room", answers.COMMIT: "program adrenaline"}
SAID |= {answers.PICK_ROBOT: "robot 1", answers.PICK_ROBOT + 1: "robot 2"}
SAID |= {answers.LOSE + token: f"lose {name}" for token, name in enumerate(TOKEN_NAMES)}
BESIDE = {"look": answers.LOOK, "move": answers.MOVE, "to": answers.TO, "reactivate": answers.REACTIVATE}
WITH = {"push": answers.PUSH, "carry": answers.CARRY}
PEOPLE = {"call": answers.CALL, "pull": answers.PULL, "sacrifice": answers.SACRIFICE}
FAR = {"peek": answers.PEEK, "swap": answers.SWAP, "tunnel": answers.TUNNEL, "mark": answers.MARK}
LINES = {"control": answers.CONTROL, "slide": answers.SLIDE}
# whose talent a copied verb is
SOURCE = {"call": JENNIFER, "recover": FRANCK, "carry": MAX, "order": KEVIN, "reactivate": EMMETT, "hide": ALICE}
SOURCE["sabotage"] = SARAH
TALENT_VERBS = (*SOURCE, "lock", "hack")

__all__ = [
    "GRAMMAR",
    "IMPOSSIBLE",
    "SIGNS",
    "TOKEN_NAMES",
    "Words",
    "character",
    "number",
    "parse",
    "token_name",
    "words",
    "words_from",
]

IMPOSSIBLE = -1  # well-formed words that make no number here


def number(s: Flat, who: int, words: Words) -> int:
    """The number of these words for this character in this position, or IMPOSSIBLE where there is none."""
    verb, n = words.verb, words.numbers
    copied = who == BRUCE and verb in TALENT_VERBS and _is_copying(s, who)
    if (words.source >= 0) != copied or (copied and SOURCE.get(verb) != words.source):
        return IMPOSSIBLE  # Bruce says whom he copies, and nobody else does
    here = s.cell_of[s.stands_on[who]] if s.stands_on[who] >= 0 else CENTRE
    if verb == "pass" and _lays_no_tokens(s, who):
        return answers.NO_TOKENS
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in FAR:
        return FAR[verb] + n[0]
    if verb in LINES:
        return LINES[verb] + n[0] * 2 + n[1]
    if verb in PEOPLE:
        return PEOPLE[verb] + n[0]
    if verb == "claim":
        return answers.CLAIM + n[0] * 4 + n[1]
    if verb == "program":
        return _program(s, who, n)
    if verb == "lose":
        return answers.LOSE + n[0]
    if verb == "robot":
        return answers.PICK_ROBOT + n[0]
    if verb == "from":
        return _lock_at(s, n[0], answers.FROM)
    if verb == "sabotage":
        return _sabotage(s, who, words.text, n)
    if verb == "order":
        return _order(s, n, words.text)
    if verb == "lock":
        return _lock(s, here, n)
    if verb == "hack":
        return _hack(s, here, n)
    direction = direction_between(CENTRE if verb == "clue" else here, n[-1])
    if direction < 0:
        return IMPOSSIBLE
    if verb == "clue":
        return answers.CLUE + direction
    return WITH[verb] + n[0] * 4 + direction if verb in WITH else BESIDE[verb] + direction


def _is_copying(s: Flat, who: int) -> bool:
    """Bruce's own orders to a robot, in a Robot room, and his choices on cards are no copies."""
    from room25.engine.table import agenda

    return agenda.kind(s) in (0, agenda.ASK_ACTION) or agenda.who(s) != who


def _lays_no_tokens(s: Flat, who: int) -> bool:
    """Is this a shown guard that is asked for its adrenaline while the others program? (AMB-092)"""
    return s.phase == PROGRAMMING and bool(s.chooses_freely[who]) and bool(is_asked(s, who))


def _program(s: Flat, who: int, n: tuple[int, ...]) -> int:
    if n == (ADRENALINE,):
        return answers.NO_TOKENS + 1 if _lays_no_tokens(s, who) else answers.COMMIT
    adrenaline = int(bool(n) and n[-1] == ADRENALINE)
    early = who == KEVIN and s.switch[KEVIN_EARLY] == 1
    tokens = []
    for token in n[: len(n) - adrenaline]:
        if token == ADRENALINE or (token == PLAIN_TALENT and early) or (token >= answers.TALENT and not early):
            return IMPOSSIBLE
        tokens.append(answers.TALENT if token == PLAIN_TALENT else token)
    if not 1 <= len(tokens) <= 2:
        return IMPOSSIBLE
    return answers.program_answer(tokens[0], tokens[1] if len(tokens) == 2 else answers.NOTHING, adrenaline)


def _lock_at(s: Flat, cell: int, family: int) -> int:
    tile = s.tile_at[cell]
    return family + s.lock.index(tile) if tile in s.lock else IMPOSSIBLE


def _sabotage(s: Flat, who: int, text: str, n: tuple[int, ...]) -> int:
    if "room" in text.split():
        return answers.SABOTAGE_ROOM
    here = [robot for robot in range(2) if s.robot[robot] == s.stands_on[who]]
    if not n and len(here) != 1:
        return answers.SABOTAGE_ROBOT if here else IMPOSSIBLE
    return answers.SABOTAGE_ROBOT + (n[0] if n else here[0])


def _order(s: Flat, n: tuple[int, ...], text: str) -> int:
    robot = n[0]
    if s.robot[robot] < 0:
        return IMPOSSIBLE
    direction = direction_between(s.cell_of[s.robot[robot]], n[-1])
    if direction < 0:
        return IMPOSSIBLE
    base = answers.ORDER + robot * answers.ORDERS
    return base + direction if "move" in text.split() else base + 4 + n[1] * 4 + direction


def _lock(s: Flat, here: int, n: tuple[int, ...]) -> int:
    place = answers.OWN_ROOM if n[0] == here else direction_between(here, n[0])
    if place < 0:
        return IMPOSSIBLE
    which = 0
    if len(n) == 2:
        which = _lock_at(s, n[1], 1)
        if which == IMPOSSIBLE:
            return IMPOSSIBLE
    return answers.LOCK + place * 3 + which


def _hack(s: Flat, here: int, n: tuple[int, ...]) -> int:
    from room25.engine.table import agenda

    if s.switch[PANIC_KEVIN] == ANYWHERE and agenda.kind(s) == agenda.ASK_CARD:
        pair = (min(n), max(n))
        edges = [(EDGES[i], EDGES[i + 1]) for i in range(0, len(EDGES), 2)]
        return answers.HACK_FAR + edges.index(pair) if pair in edges else IMPOSSIBLE
    first, second = sorted(direction_between(here, cell) for cell in n)
    pairs = [(answers.PAIRS[i], answers.PAIRS[i + 1]) for i in range(0, 12, 2)]
    return answers.HACK + pairs.index((first, second)) if (first, second) in pairs else IMPOSSIBLE


def words(s: Flat, who: int, answer: int) -> str:
    """The words of a number, for a character where it stands now."""
    here = s.cell_of[s.stands_on[who]] if s.stands_on[who] >= 0 else CENTRE
    text = words_from(s, here, answer, who)
    source = SOURCE.get(text.split(" ")[0]) if who == BRUCE and answer > answers.WITHDRAW else None
    return text if source is None or not _is_copying(s, who) else f"mimic {CHARACTER_NAMES[source]} {text}"


def words_from(s: Flat, here: int, answer: int, who: int) -> str:
    """The words of a number, for somebody in this cell; ValueError where it means nothing there."""
    if answer in (answers.NO_TOKENS, answers.NO_TOKENS + 1) and _lays_no_tokens(s, who):
        return "pass" if answer == answers.NO_TOKENS else "program adrenaline"
    if answers.PROGRAM <= answer < answers.END:
        return _program_words(who == KEVIN and s.switch[KEVIN_EARLY] == 1, answer - answers.PROGRAM)
    if answer in (answers.SABOTAGE_ROBOT, answers.SABOTAGE_ROBOT + 1):
        both = s.robot[0] == s.robot[1] >= 0
        return f"sabotage robot {answer - answers.SABOTAGE_ROBOT + 1}" if both else "sabotage robot"
    if answers.FROM <= answer < answers.FROM + 2:
        return "from " + _square_of(s, s.lock[answer - answers.FROM])
    if answers.LOCK <= answer < answers.HACK:
        place, which = divmod(answer - answers.LOCK, 3)
        room = cell_name(here).lower() if place == answers.OWN_ROOM else _side(here, place)
        return f"lock {room}" + (f" from {_square_of(s, s.lock[which - 1])}" if which else "")
    if answers.ORDER <= answer < answers.PULL:
        return _order_words(s, answer - answers.ORDER)
    return _words_anywhere(here, answer)


@cache
def _words_anywhere(here: int, answer: int) -> str:
    """The words of a number that depend on nothing but where somebody stands."""
    if answer in SAID:
        return SAID[answer]
    if answers.CLUE <= answer < answers.CLUE + 4:
        return "clue " + _side(CENTRE, answer - answers.CLUE)
    for verb, family in BESIDE.items():
        if family <= answer < family + 4:
            return f"{verb} {_side(here, answer - family)}"
    for verb, family in WITH.items():
        if family <= answer < family + 32:
            target, direction = divmod(answer - family, 4)
            return f"{verb} {CHARACTER_NAMES[target]} {_side(here, direction)}"
    for verb, family in PEOPLE.items():
        if family <= answer < family + 8:
            return f"{verb} {CHARACTER_NAMES[answer - family]}"
    for verb, family in LINES.items():
        if family <= answer < family + 20:
            line, way = divmod(answer - family, 2)
            return f"{verb} {line_name(line)} {way_name(line, way)}"
    for verb, family in FAR.items():
        if family <= answer < family + 25:
            return f"{verb} {cell_name(answer - family).lower()}"
    if answers.HACK <= answer < answers.ORDER:
        return "hack " + " ".join(cell_name(cell).lower() for cell in sorted(_hacked(here, answer)))
    if answers.CLAIM <= answer < answers.CLAIM + 100:
        cell, colour = divmod(answer - answers.CLAIM, 4)
        return f"claim {cell_name(cell).lower()} {COLOURS[colour]}"
    raise ValueError(f"{answer} is no answer")


def _hacked(here: int, answer: int) -> tuple[int, int]:
    if answer >= answers.HACK_FAR:
        edge = answer - answers.HACK_FAR
        return EDGES[edge * 2], EDGES[edge * 2 + 1]
    pair = answer - answers.HACK
    a, b = NEIGHBOUR[here * 4 + answers.PAIRS[pair * 2]], NEIGHBOUR[here * 4 + answers.PAIRS[pair * 2 + 1]]
    if a < 0 or b < 0:
        raise ValueError(f"{cell_name(here)} has no room on that side")
    return a, b


def _square_of(s: Flat, tile: int) -> str:
    if tile < 0:
        raise ValueError("no Lock lies there")
    return cell_name(s.cell_of[tile]).lower()


def _order_words(s: Flat, order: int) -> str:
    robot, what = divmod(order, answers.ORDERS)
    if s.robot[robot] < 0:
        raise ValueError(f"robot {robot + 1} is not in play")
    cell = s.cell_of[s.robot[robot]]
    if what < 4:
        return f"order {robot + 1} move {_side(cell, what)}"
    target, direction = divmod(what - 4, 4)
    return f"order {robot + 1} push {CHARACTER_NAMES[target]} {_side(cell, direction)}"


@cache
def _program_words(early: bool, program: int) -> str:
    pair, adrenaline = divmod(program, 2)
    first, second = divmod(pair, 7)
    if first >= answers.TOKENS or first == second or (not early and answers.TALENT_ROBOT in (first, second)):
        raise ValueError(f"{answers.PROGRAM + program} is no answer")
    names = [token_name(token, early) for token in (first, second) if token != answers.NOTHING]
    return " ".join(["program", *names, *(["adrenaline"] if adrenaline else [])])


def token_name(token: int, early: bool = False) -> str:
    """The name of a token; where Kevin chose his ability early, with its sign."""
    if early and token >= answers.TALENT:
        return "talent-robot" if token == answers.TALENT_ROBOT else "talent-complex"
    return TOKEN_NAMES[min(token, answers.TALENT)]


def _side(cell: int, direction: int) -> str:
    beside = NEIGHBOUR[cell * 4 + direction]
    if beside < 0:
        raise ValueError(f"{cell_name(cell)} has no room on that side")
    return cell_name(beside).lower()
