"""Positions of version 0.1, which hold fields by name: still read in 0.2, gone in 0.3 (docs/compatibility.md)."""

from __future__ import annotations

from room25.engine.rules.modes import BY_KEY as MODES
from room25.engine.table.fields import SCRATCH
from room25.engine.table.state import FIELDS, State
from room25.errors import BadText
from room25.notation.former import FORMER, GONE
from room25.notation.tiles import parse_tile
from room25.setup import editions
from room25.setup.lay import bare

__all__ = ["HEAD", "read_fields"]

HEAD = "room25 position 1"
DRAWN = ("kind", "face_up", *SCRATCH)


def read_fields(text: str) -> State:
    """The state of a text; raises BadText with the line if it cannot be read."""
    lines = text.rstrip("\n").split("\n")
    if lines[0].strip() != HEAD:
        raise BadText(f"a position begins with {HEAD!r}", "line 1")
    words = [line.split() for line in lines]
    if len(lines) < 9 or words[1][:1] != ["edition"] or words[2][:1] != ["mode"] or words[3] != ["board"]:
        raise BadText("edition, mode and a board of five rows come first", "lines 2 to 9")
    if words[1][-1] not in editions.available() or words[2][-1] not in MODES:
        raise BadText(f"{words[1][-1]} {words[2][-1]} cannot be played here", "lines 2 and 3")
    edition = editions.load(words[1][-1])
    s = bare(edition, words[2][-1], {})
    fields = {name: (name, length, width) for name, length, width in FIELDS if name not in DRAWN}
    fields |= {old: fields[name] for name, old in FORMER.items() if name in fields}
    made_with = [line[1:] for line in words[9:] if line[:1] == ["rules"]] or [[str(editions.FIRST_RULES)]]
    if not (len(made_with) == 1 and len(made_with[0]) == 1 and made_with[0][0].isdecimal()):
        raise BadText("rules is one whole number, said once", "line 'rules'")
    editions.check_rules(edition.name, int(made_with[0][0]), "this position")
    for number, line in enumerate(words[9:], start=10):
        if line[:1] == ["rules"] or line[:1] in [[name] for name in GONE]:
            continue
        if not line or line[0] not in fields:
            raise BadText(f"{' '.join(line) or 'an empty line'} is no field of a position", f"line {number}")
        name, length, width = fields[line[0]]
        try:
            values = [int(word) for word in line[1:]]
        except ValueError:
            raise BadText(f"{line[0]} holds whole numbers", f"line {number}") from None
        if len(values) != (length or 1):
            raise BadText(f"{line[0]} holds {length or 1} numbers, not {len(values)}", f"line {number}")
        if any(not -(2 ** (int(width[1]) * 8 - 1)) <= value < 2 ** (int(width[1]) * 8 - 1) for value in values):
            raise BadText(f"{line[0]} holds smaller numbers", f"line {number}")
        setattr(s, name, values if length else values[0])
    if sorted(s.tile_at) != list(range(25)) or any(s.cell_of[tile] != cell for cell, tile in enumerate(s.tile_at)):
        raise BadText("every tile lies on one cell", "tile_at and cell_of")
    codes = [code for row in words[4:9] for code in row]
    if [len(row) for row in words[4:9]] != [5] * 5:
        raise BadText("five rows of five tiles are needed", "lines 5 to 9")
    for cell, code in enumerate(codes):
        tile = s.tile_at[cell]
        s.kind[tile], s.face_up[tile], _, _ = parse_tile(code, edition)
    return s
