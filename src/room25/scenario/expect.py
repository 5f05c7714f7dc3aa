"""What must hold afterwards: every key of `expect`, as words to compare."""

from __future__ import annotations

from collections import Counter
from typing import Any

from room25.engine.rules import asides
from room25.engine.rules.legal import legal, to_move
from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.engine.table.board import COLOURS, EXIT_ZONE, cell_name, line_name, parse_cell, way_name
from room25.engine.table.effects import owned
from room25.engine.table.knowledge import claimed
from room25.engine.table.state import CLUE, NOWHERE, PROGRAMMING, WINNER, View
from room25.engine.table.switches import KEVIN_EARLY
from room25.engine.views.project import project
from room25.errors import BadText
from room25.events import RESULTS
from room25.notation import command
from room25.notation.command import TOKEN_NAMES, token_name
from room25.notation.refusal import question
from room25.notation.tiles import mark_code, marked_code, tile_code
from room25.scenario.reader import table as mapping
from room25.scenario.reader import word, words
from room25.scenario.table import ScenarioTable
from room25.setup.faces import face_name
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["check"]

OF_CHARACTER = ("role", "adrenaline", "tokens", "program", "hidden", "sees")
PLAIN = tuple("robots lines reminders left first key supply asks choices over talk".split())
EXTRA = tuple("discard tiles colours zone face_up row rounds players claims".split())


def check(table: ScenarioTable, expected: dict[str, Any]) -> None:
    """Raise BadText for the first key that does not hold."""
    for key, value in expected.items():
        compare(table, word(key), value, expected)


def compare(table: ScenarioTable, key: str, value: Any, expected: dict[str, Any]) -> None:
    """One key."""
    if key == "choices":
        who = chooser(table, expected)
        want, have = sorted(_canonical(table, who, item) for item in words(value, key)), choices(table, who)
    elif key == "asks":
        asked = asks(table)
        want, have = [word(value).lower()], [word(value).lower()] if word(value).lower() in asked else asked
    else:
        want, have = _normal(value), found(table, key, value)
        if _has_no_tile_codes(key):
            want = _lower(want)  # squares and characters are read in either case
    if _unordered(key, want) != _unordered(key, have):
        raise BadText(f"expected {key} {_show(want)}, found {_show(have)}")


def found(table: ScenarioTable, key: str, value: Any) -> Any:
    """What the table says of a key, in the shape of the expected value."""
    s = table.s
    lower = key.lower()
    if lower in CHARACTER_NAMES:
        c = CHARACTER_NAMES.index(lower)
        if s.owner[c] < 0:
            raise BadText(f"expect: {key} is not in this game")
        return "dead" if s.stands_on[c] == NOWHERE else cell_name(s.cell_of[s.stands_on[c]]).lower()
    if "." in lower:
        return _of_character(table, lower, value)
    if lower.startswith("locked "):
        return "yes" if s.tile_at[parse_square(lower.removeprefix("locked "))] in s.lock else "no"
    if key in PLAIN or key in EXTRA:
        found_: Any = globals()[f"_{key}"](table, value)
        return found_
    code = marked_code(s, s.tile_at[parse_square(key)])
    return (
        code.removesuffix("-") if not word(value).endswith("-") else code
    )  # an unmarked corridor runs from west to east


def parse_square(text: str) -> int:
    try:
        return parse_cell(text)
    except ValueError:
        raise BadText(f"expect: {text!r} is no key that this page knows") from None


def _of_character(table: ScenarioTable, key: str, value: Any) -> Any:
    s = table.s
    name, what = key.split(".", 1)
    if name not in CHARACTER_NAMES or what not in OF_CHARACTER:
        raise BadText(f"expect: {key!r}: characters have {', '.join(OF_CHARACTER)}")
    c = CHARACTER_NAMES.index(name)
    if s.owner[c] < 0:
        raise BadText(f"expect: {name} is not in this game")
    if what == "role":
        return "shown" if s.role_shown[c] or s.outcome else "secret"  # AMB-120
    if what == "tokens":
        return [name for code, name in enumerate(TOKEN_NAMES) if (owned(s, c) >> code) & 1]
    if what == "program":
        early = name == "kevin" and s.switch[KEVIN_EARLY] == 1
        return [token_name(token, early) for token in (s.slot1[c], s.slot2[c]) if token >= 0]
    if what == "sees":
        view = View()
        project(s, s.owner[c], view)
        return {word(cell).lower(): _seen(view, word(cell), word(code)) for cell, code in mapping(value, key).items()}
    if what == "hidden":
        return "yes" if s.hidden[c] else "no"
    return ("spent", "yes", "committed")[s.adrenaline[c]]


def _seen(view: View, cell: str, expected: str) -> str:
    tile = view.tile_at[parse_square(cell)]
    return marked_code(view, tile) if expected[-1:] in ("#", "-", "|") else tile_code(view, tile)


def asks(table: ScenarioTable) -> list[str]:
    """Everybody who must decide now, with what is asked."""
    s = table.s
    if s.outcome or to_move(s) < 0:
        return ["nobody"]
    if s.phase in (CLUE, PROGRAMMING):
        return [f"{CHARACTER_NAMES[c]} {question(s)}" for c in range(8) if table.owes(c)]
    return [f"{CHARACTER_NAMES[to_move(s)]} {question(s)}"]


def chooser(table: ScenarioTable, expected: dict[str, Any]) -> int:
    """Whose choices are meant: whoever is named in `asks`, else whoever is asked first."""
    name = word(expected.get("asks", "")).split(" ")[0].lower()
    return CHARACTER_NAMES.index(name) if name in CHARACTER_NAMES else to_move(table.s)


def choices(table: ScenarioTable, who: int) -> list[str]:
    """The complete list of legal words."""
    s = table.s
    n = legal(s, who) if who >= 0 else 0
    return sorted(command.words(s, who, answer) for answer in s.legal[:n])


def _canonical(table: ScenarioTable, who: int, text: str) -> str:
    """Words as the program writes them, however the file does: a robot with or without its number, two rooms in either order."""
    parsed = command.parse(text)
    answer = command.number(table.s, who, parsed) if who >= 0 else command.IMPOSSIBLE
    try:
        return parsed.text if answer == command.IMPOSSIBLE else command.words(table.s, who, answer)
    except ValueError:
        return parsed.text


def _robots(table: ScenarioTable, value: Any) -> Any:
    return [cell_name(table.s.cell_of[tile]).lower() for tile in table.s.robot if tile >= 0]


def _supply(table: ScenarioTable, value: Any) -> Any:
    return {name: str(table.s.supply[command.character(name)]) for name in mapping(value, "supply")}


def _key(table: ScenarioTable, value: Any) -> Any:
    return "yes" if table.s.key_entered else "no"


def _discard(table: ScenarioTable, value: Any) -> Any:
    return [face_name(face) for face in table.s.discard[: table.s.discard_count]]


def _colours(table: ScenarioTable, value: Any) -> Any:
    held = Counter(COLOURS[ROOMS[kind].colour] for kind in table.s.kind)
    return {colour: str(held[colour]) for colour in mapping(value, "colours")}


def _left(table: ScenarioTable, value: Any) -> Any:
    return str(table.s.rounds_left)


def _rounds(table: ScenarioTable, value: Any) -> Any:
    return str(table.s.rounds)


def _first(table: ScenarioTable, value: Any) -> Any:
    return CHARACTER_NAMES[table.s.turn_order[0]]


def _row(table: ScenarioTable, value: Any) -> Any:
    return [CHARACTER_NAMES[c] for c in table.s.turn_order[: table.s.turn_count]]


def _talk(table: ScenarioTable, value: Any) -> Any:
    return "allowed" if asides.talk_is_allowed(table.s) else "forbidden"


def _over(table: ScenarioTable, value: Any) -> Any:
    over = table.s.outcome
    if over >= WINNER:
        return (table.teams or table.players)[over - WINNER]
    return RESULTS.get(over, "no")


def _lines(table: ScenarioTable, value: Any) -> Any:
    return {line_name(i): way_name(i, way - 1) for i, way in enumerate(table.s.line_controls) if way}


def _reminders(table: ScenarioTable, value: Any) -> Any:
    s = table.s
    return {CHARACTER_NAMES[c]: cell_name(s.cell_of[t]).lower() for c, t in enumerate(s.reminder) if t >= 0}


def _tiles(table: ScenarioTable, value: Any) -> Any:
    s = table.s
    held = Counter(mark_code(kind, 0) for kind in s.kind)
    return {code: str(held[code]) for code in mapping(value, "tiles")}


def _zone(table: ScenarioTable, value: Any) -> Any:
    s = table.s
    outside = {
        "25" if ROOMS[s.kind[t]].key == "room25" else ROOMS[s.kind[t]].mark.lower()
        for t in range(25)
        if not EXIT_ZONE[s.cell_of[t]]
    }
    return [code for code in words(value, "zone") if code not in outside]


def _face_up(table: ScenarioTable, value: Any) -> Any:
    s = table.s
    return sorted(cell_name(s.cell_of[t]).lower() for t in range(25) if s.face_up[t])


def _players(table: ScenarioTable, value: Any) -> Any:
    s = table.s
    if not isinstance(value, dict):
        return str(s.seats)
    order = [*s.turn_order[: s.turn_count], *(c for c in range(8) if c not in s.turn_order[: s.turn_count])]
    return {
        name: [CHARACTER_NAMES[c] for c in order if c >= 0 and s.owner[c] == seat]
        for seat, name in enumerate(table.players)
    }


def _claims(table: ScenarioTable, value: Any) -> Any:
    s = table.s
    said: dict[str, dict[str, str]] = {}
    for name in mapping(value, "claims"):
        seat = s.owner[command.character(name)]
        if seat < 0:
            raise BadText(f"expect: claims: {name} is not in this game")
        said[name] = {
            cell_name(s.cell_of[t]).lower(): COLOURS[claimed(s, seat, t) - 1] for t in range(25) if claimed(s, seat, t)
        }
    return said


def _normal(value: Any) -> Any:
    if isinstance(value, dict):
        return {word(key).lower(): _normal(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_normal(item) for item in value]
    return word(value)


def _has_no_tile_codes(key: str) -> bool:
    """Does the value hold squares, characters and plain words only? Tile codes and players' names keep their case."""
    lower = key.lower()
    if "." in lower:
        return not lower.endswith(".sees")
    return lower in CHARACTER_NAMES or lower in (
        "robots",
        "lines",
        "reminders",
        "first",
        "supply",
        "row",
        "face_up",
        "claims",
        "discard",
    )


def _lower(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _lower(item) for key, item in value.items()}
    return [_lower(item) for item in value] if isinstance(value, list) else str(value).lower()


def _unordered(key: str, value: Any) -> Any:
    """Lists whose order does not matter, sorted."""
    if isinstance(value, dict) and key == "players":
        return {name: sorted(group, key=str) for name, group in value.items()}
    in_any_order = key in ("robots", "discard", "face_up", "zone", "choices") or key.endswith(".tokens")
    return sorted(value, key=str) if in_any_order and isinstance(value, list) else value


def _show(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_show(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_show(item)}" for key, item in value.items()) + "}"
    return str(value)
