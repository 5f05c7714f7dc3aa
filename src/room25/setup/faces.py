"""Cards in words: `move 2 left twice`, `punishment max kevin`, `disabled red`; every face has its words, and the words give it back."""

from __future__ import annotations

from room25.engine.rules.cards import BY_KEY, KIND_OF, PUNISHMENTS, REGISTRY, SINGLES
from room25.engine.rules.cards.movement import LINE_AT
from room25.engine.rules.cards.punishment import PORTRAITS
from room25.engine.table.board import COLOURS, line_name, parse_line, parse_way, way_name
from room25.engine.table.people import CHARACTER_NAMES
from room25.errors import BadText

__all__ = ["face_name", "parse_face", "portraits"]

SYMBOLS = ("", "twice", "again")


def face_name(face: int) -> str:
    """The words of a face."""
    if face < PUNISHMENTS:
        line, way = LINE_AT[face // 6], face // 3 % 2
        return " ".join(["move", line_name(line), way_name(line, way), SYMBOLS[face % 3]]).strip()
    if face < SINGLES:
        mask = PORTRAITS[face - PUNISHMENTS]
        return " ".join(["punishment", *(name for c, name in enumerate(CHARACTER_NAMES) if (mask >> c) & 1)])
    card = REGISTRY[KIND_OF[face]]
    return f"{card.key} {COLOURS[1 + face - card.faces.start]}" if len(card.faces) > 1 else card.key


def parse_face(text: str) -> int:
    """The face of these words; raises BadText if no card is called so."""
    words = text.lower().split()
    try:
        if words[0] == "move" and len(words) in (3, 4):
            line = parse_line(words[1])
            symbol = SYMBOLS.index(words[3]) if len(words) == 4 else 0
            return (LINE_AT.index(line) * 2 + parse_way(line, words[2])) * 3 + symbol
        if words[0] == "punishment" and len(words) == 3:
            mask = (1 << CHARACTER_NAMES.index(words[1])) | (1 << CHARACTER_NAMES.index(words[2]))
            return PUNISHMENTS + PORTRAITS.index(mask)
        if words[0] == "disabled" and len(words) == 2:
            return BY_KEY["disabled"].faces.start + ("green", "yellow", "red").index(words[1])
        if len(words) == 1 and words[0] in BY_KEY and len(BY_KEY[words[0]].faces) == 1:
            return BY_KEY[words[0]].faces.start
    except (ValueError, IndexError):
        pass
    known = ", ".join(sorted({face_name(face).split()[0] for face in range(len(KIND_OF))}))
    raise BadText(
        f"{text!r} is no card; cards are {known}, such as `move 2 left twice`, `punishment max kevin`, `disabled red`"
    )


def portraits(face: int) -> tuple[str, ...]:
    """The characters on a punishment card; nobody on any other."""
    if not PUNISHMENTS <= face < SINGLES:
        return ()
    return tuple(name for c, name in enumerate(CHARACTER_NAMES) if (PORTRAITS[face - PUNISHMENTS] >> c) & 1)
