"""The agenda in words: one row of text per row of the agenda, the one that is resolved next last."""

from __future__ import annotations

from typing import NamedTuple

from room25.engine.rules.cards import KIND_OF, REGISTRY, chaos, lock_on, punishment, robot
from room25.engine.table import agenda
from room25.engine.table.fields import STACK
from room25.engine.table.people import EMMETT
from room25.engine.table.state import State
from room25.notation.position.words import (
    ANYBODY,
    ONE_WORD_CARD,
    PEOPLE,
    PERSON,
    SQUARE,
    TILE,
    TOKENS,
    Value,
    chosen,
    number,
    several,
)

__all__ = ["LOCKED_IN", "ROWS", "STEPS", "read_rows", "write_rows"]

FLAGS = several(
    {
        0: "open",
        1: "may-wait",
        2: "may-pass",
        3: "adrenaline",
    },  # the bits of agenda.REVEALED, MAY_WAIT, MAY_PASS, ADRENALINE
    "way to act",
)
ROBOT = chosen({0: "1", 1: "2", -1: "-"}, "robot")


class Part(NamedTuple):
    """One value of a row: where it stands, its name, its words, and what it is if the row does not name it."""

    at: str
    name: str
    value: Value
    default: int | None = None


class Row(NamedTuple):
    """One kind of row: its code, its word, what it means, its values, and its second number if that alone tells it from another kind."""

    kind: int
    word: str
    meaning: str
    parts: tuple[Part, ...] = ()
    b: int = 0


_ARRIVAL = (Part("a", "room", TILE), Part("b", "group", PEOPLE), Part("c", "from", SQUARE))
_CARD = (Part("a", "card", ONE_WORD_CARD), Part("b", "group", PEOPLE, 0))
ROWS = (
    Row(
        agenda.ASK_ACTION,
        "action",
        "asks for an action with one of `tokens`; `how`: `open` if the token lies open and is lost if it cannot be played, `may-wait`, "
        "`may-pass`, `adrenaline`",
        (Part("a", "tokens", TOKENS), Part("b", "how", FLAGS, 0)),
    ),
    Row(
        agenda.ASK_ROOM,
        "room",
        "the room into which `group` came from the square `from` asks the character, who chooses for all of them",
        _ARRIVAL,
    ),
    Row(
        agenda.ASK_ORDER,
        "order",
        "asks for an order to a robot; `robot`: the one that must push somebody, but nobody of `spared`; `by-card=1` if a card asks",
        (Part("a", "robot", ROBOT, -1), Part("b", "spared", PEOPLE, 0), Part("c", "by-card", number(0, 1), 0)),
    ),
    Row(
        agenda.ASK_CONSENT,
        "consent-push",
        "asks Alice whether she gives way to the `robot` that `by` orders to push her `to` a room",
        (Part("a", "by", PERSON), Part("c", "robot", ROBOT), Part("d", "to", TILE)),
        agenda.ROBOT_PUSH,
    ),
    Row(
        agenda.ASK_CONSENT,
        "consent-call",
        "asks whether the character follows a call `by` another",
        (Part("a", "by", PERSON),),
        agenda.CALLED,
    ),
    Row(agenda.ASK_CARD, "card-asks", "a card asks the character", _CARD),
    Row(
        agenda.ARRIVE,
        "arrive",
        "`group` has arrived in `room` from the square `from`: it is revealed and takes effect",
        _ARRIVAL,
    ),
    Row(
        agenda.END_GO,
        "end-go",
        "the go of the character ends",
    ),
    Row(agenda.LEAVE, "leave", "the room that the character has just left takes effect", (Part("a", "room", TILE),)),
    Row(
        agenda.DRAW_CARD,
        "draw",
        "a card is drawn; for `group`, if they entered a M.A.C. room",
        (Part("b", "group", PEOPLE, 0),),
    ),
    Row(agenda.CARD, "card", "a card takes effect on the character, or on `group`", _CARD),
)
PLACE, WHICH_ROBOT, WHICH_TILE = ("place", number(0, 8)), ("robot", ROBOT), ("room", TILE)
# the steps of cards that come back, by card and number: the word, and what the row carries besides
STEPS: dict[str, dict[int, tuple[str, tuple[str, Value] | None]]] = {
    "chaos": {
        chaos.PUSHES: ("pushes", PLACE),
        chaos.TUNNELS: ("tunnels", PLACE),
        chaos.CONSENT: ("consent", None),
        chaos.WHERE: ("where", None),
        chaos.THROUGH: ("through", None),
    },
    "robot": {
        robot.WHICH: ("which", None),
        robot.CONSENT: ("consent", WHICH_ROBOT),
        robot.WHERE: ("where", WHICH_ROBOT),
    },
    "lock-on": {lock_on.WHERE: ("where", None), lock_on.WHICH: ("which", WHICH_TILE)},
    "punishment": {punishment.TOGETHER: ("together", None), punishment.ALONE: ("alone", None)},
    "panic": {1: ("choose", None)},
}
LOCKED_IN = ("lock", WHICH_TILE)  # Emmett in panic: which Lock comes to his room
PLAIN = ("with", number(0, 127))  # of a card whose steps have no words


def write_rows(s: State) -> list[str]:
    """The rows of the agenda, the last one on top."""
    found = []
    for i in range(s.agenda_depth):
        values = {"a": s.agenda_a[i], "b": s.agenda_b[i], "c": s.agenda_c[i], "d": s.agenda_d[i]}
        row = next(r for r in ROWS if r.kind == s.agenda_kind[i] and (_has_b(r) or r.b == values["b"]))
        words = [row.word, ANYBODY.write(s, s.agenda_who[i])]
        words += [f"{p.name}={p.value.write(s, values[p.at])}" for p in row.parts if values[p.at] != p.default]
        if row.parts is _CARD:
            words += _write_step(s, s.agenda_who[i], values["a"], values["c"], values["d"])
        found.append(" ".join(words))
    return found


def read_rows(s: State, rows: list[str]) -> None:
    """Put these rows on the agenda; ValueError for one that cannot be."""
    if len(rows) > STACK:
        raise ValueError(f"the agenda has {STACK} rows at most")
    for text in rows:
        word, who, *rest = [*text.split(), "", ""][: max(2, len(text.split()))]
        row = next((r for r in ROWS if r.word == word), None)
        if row is None:
            raise ValueError(f"{word!r} is no row of an agenda: there are {', '.join(r.word for r in ROWS)}")
        said = dict(part.partition("=")[::2] for part in rest)
        if len(said) < len(rest):
            raise ValueError(f"{text!r} names a value twice")
        values = {"a": 0, "b": row.b, "c": 0, "d": 0}
        for part in row.parts:
            if part.name in said:
                values[part.at] = part.value.read(s, said.pop(part.name))
            elif part.default is None:
                raise ValueError(f"{text!r} does not say {part.name}")
            else:
                values[part.at] = part.default
        if row.parts is _CARD:
            values["c"], values["d"] = _read_step(s, ANYBODY.read(s, who), values["a"], said)
        if said:
            raise ValueError(f"{word} has no {', '.join(said)}")
        agenda.push(s, row.kind, ANYBODY.read(s, who), values["a"], values["b"], values["c"], values["d"])


def _has_b(row: Row) -> bool:
    return any(part.at == "b" for part in row.parts)


def _steps(face: int, who: int) -> dict[int, tuple[str, tuple[str, Value] | None]]:
    key = REGISTRY[KIND_OF[face]].key
    return {1: LOCKED_IN} if key == "panic" and who == EMMETT else STEPS.get(key, {})


def _write_step(s: State, who: int, face: int, step: int, extra: int) -> list[str]:
    if step == 0:
        return []
    word, carries = _steps(face, who).get(step) or (str(step), PLAIN)
    return [f"step={word}", *([f"{carries[0]}={carries[1].write(s, extra)}"] if carries else [])]


def _read_step(s: State, who: int, face: int, said: dict[str, str]) -> tuple[int, int]:
    word = said.pop("step", "")
    if not word:
        return 0, 0
    steps = _steps(face, who)
    known = {name: (step, carries) for step, (name, carries) in steps.items()}
    if word in known:
        step, carries = known[word]
    elif steps:
        raise ValueError(f"{word!r} is no step of this card: there are {', '.join(known)}")
    else:
        step, carries = number(1, 127).read(s, word), PLAIN
    if not carries:
        return step, 0
    if carries[0] not in said:
        raise ValueError(f"the step {word} does not say {carries[0]}")
    return step, carries[1].read(s, said.pop(carries[0]))
