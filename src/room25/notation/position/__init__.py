"""A position as text in the words of the game, which reads back to the same state; `docs/rules/POSITIONS.md` defines it.

First the edition, the mode and the board as in scenarios, then whatever differs from a bare table, line by line, the agenda last.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

from room25.engine.rules.modes import BY_KEY as MODES
from room25.engine.rules.modes import REGISTRY as MODE_CODES
from room25.engine.table.board import SIDE, cell_name, parse_cell
from room25.engine.table.fields import CELLS
from room25.engine.table.state import ABSENT, EVERYTHING, State
from room25.errors import BadText, OtherRules
from room25.notation.position.lines import LEVEL, LINES, is_marked_closed
from room25.notation.position.rows import read_rows, write_rows
from room25.notation.position.version1 import HEAD as OLD_HEAD
from room25.notation.position.version1 import read_fields
from room25.notation.tiles import marked_code, parse_tile
from room25.setup import editions
from room25.setup.expansions.shelf import missing
from room25.setup.lay import bare

__all__ = ["HEAD", "read_position", "write_position"]

HEAD = "room25 position 2"
KEYS = ("edition", "with", "rules", "mode", "level", "board", "began", *(line.key for line in LINES), "agenda")
BLOCKS = ("board", "began", "agenda")
REQUIRED = ("edition", "mode", "board", "seats", "seated")


class Said:
    """One line of a text with the indented rows below it."""

    def __init__(self, number: int, text: str) -> None:
        self.key, _, self.value = text.strip().partition(" ")
        self.place = f"line {number}"
        self.rows: list[str] = []


def write_position(s: State) -> str:
    """The text of a dealt game, whole: agenda, clocks and generator included.

    Raises BadText for a view, and for a table that is not dealt.
    """
    if s.pov != EVERYTHING or any(s.stock) or any(s.draws):
        raise BadText("a position is the whole truth of a dealt game")
    edition = editions.load(editions.named(s.edition))
    lines = [HEAD, f"edition {edition.name}"]
    if edition.needs:
        lines.append(f"with {' '.join(edition.needs)}")
    if edition.rules != editions.FIRST_RULES:
        lines.append(f"rules {edition.rules}")
    lines.append(f"mode {MODE_CODES[s.mode].key}")
    if LEVEL.write(s):
        lines.append(f"level {LEVEL.write(s)}")
    lines += ["board", *_grid([marked_code(s, tile) for tile in s.tile_at])]
    if s.tile_at != list(range(CELLS)):
        lines += ["began", *_grid([cell_name(tile).lower() for tile in s.tile_at])]
    lines += [f"{line.key} {text}" for line in LINES if (text := line.write(s))]
    if s.agenda_depth:
        lines += ["agenda", *(f"  {row}" for row in write_rows(s))]
    return "\n".join(lines) + "\n"


def read_position(text: str) -> State:
    """The state of a text; raises BadText with the line if it cannot be read."""
    first, *rest = text.rstrip("\n").split("\n")
    if first.strip() == OLD_HEAD:
        warnings.warn(f"{OLD_HEAD!r} is read until 0.3; write the position again", DeprecationWarning, stacklevel=2)
        return read_fields(text)
    if first.strip() != HEAD:
        raise BadText(f"a position begins with {HEAD!r}", "line 1")
    said = _lines(rest)
    for key in REQUIRED:
        if key not in said:
            raise BadText(f"the line {key!r} is missing", f"line {len(rest) + 1}")
    s = _table(said)
    for line in LINES:
        if line.key in said:
            with _at(said[line.key]):
                line.read(s, said[line.key].value)
        elif line.follows:
            line.read(s, "")
    if "agenda" in said:
        with _at(said["agenda"]):
            read_rows(s, said["agenda"].rows)
    if any((s.stands_on[c] == ABSENT) != (s.seat_order[c] < 0) for c in range(len(s.seat_order))):
        raise BadText("everybody who is seated stands somewhere or is dead, and nobody else", "line 'at'")
    return s


def _grid(words: list[str]) -> list[str]:
    """Five rows of five, one below the other."""
    width = max(map(len, words))
    rows = [words[row * SIDE : row * SIDE + SIDE] for row in range(SIDE)]
    return ["  " + " ".join(word.ljust(width) for word in row).rstrip() for row in rows]


def _lines(texts: list[str]) -> dict[str, Said]:
    """The lines by key: each once, in their order; rows are indented below those that have some."""
    said: dict[str, Said] = {}
    latest = -1
    for number, text in enumerate(texts, start=2):
        if text.startswith(" ") and said and [*said][-1] in BLOCKS:
            [*said.values()][-1].rows.append(text)
            continue
        line = Said(number, text)
        if line.key not in KEYS:
            raise BadText(f"{line.key or 'an empty line'} is no line of a position", line.place)
        if KEYS.index(line.key) <= latest:
            raise BadText(f"{line.key} stands there twice or too late", line.place)
        if line.value and line.key in BLOCKS:
            raise BadText(f"{line.key} stands alone, its rows below it", line.place)
        latest = KEYS.index(line.key)
        said[line.key] = line
    return said


@contextmanager
def _at(line: Said) -> Iterator[None]:
    """Whatever is wrong is wrong in this line."""
    try:
        yield
    except (ValueError, BadText) as error:
        raise BadText(f"{line.key}: {error}", line.place) from None


def _table(said: dict[str, Said]) -> State:
    """The empty table of the head, with the board laid."""
    edition, mode, level = (said[key].value if key in said else "standard" for key in ("edition", "mode", "level"))
    if "with" in said and (what := missing(said["with"].value.split())):
        raise OtherRules(f"this position cannot be read here: {what}")
    if (
        edition not in editions.available()
        or mode not in MODES
        or level not in editions.load(edition).modes.get(mode, {})
    ):
        raise BadText(f"{edition} {mode} {level} cannot be played here", said["mode"].place)
    made_with = said["rules"].value if "rules" in said else str(editions.FIRST_RULES)
    if not (made_with.isascii() and made_with.isdecimal() and len(made_with) < 4):
        raise BadText("rules is one whole number", said["rules"].place)
    editions.check_rules(edition, int(made_with), "this position")
    s = bare(editions.load(edition), mode, {})
    s.level = editions.LEVELS.index(level)
    with _at(said["board"]):
        codes = _cells(said["board"])
        s.tile_at[:] = [parse_cell(word) for word in _cells(said["began"])] if "began" in said else range(CELLS)
        if sorted(s.tile_at) != list(range(CELLS)):
            raise BadText("every tile began on another square")
        for cell, tile in enumerate(s.tile_at):
            s.cell_of[tile] = cell
            s.kind[tile], s.face_up[tile], s.closed[tile], s.turned[tile] = parse_tile(
                codes[cell], editions.load(edition)
            )
            s.closed[tile] = is_marked_closed(s, tile)
    return s


def _cells(block: Said) -> list[str]:
    rows = [row.split() for row in block.rows]
    if [len(row) for row in rows] != [SIDE] * SIDE:
        raise BadText("five rows of five are needed")
    return [word for row in rows for word in row]
