"""`?`: what can be typed, what the signs mean, and the rule of any room, action, mode or id."""

from __future__ import annotations

from rich.text import Text

from room25.core.board import COLOURS, parse_cell
from room25.core.state import UNKNOWN, Flat
from room25.notation.command import TOKEN_NAMES
from room25.notation.drawing import SIGNS
from room25.rules.actions import BY_KEY as ACTIONS
from room25.rules.modes import BY_KEY as MODES
from room25.rules.modes import REGISTRY as MODE_BY_CODE
from room25.rules.rooms import BY_KEY as ROOMS
from room25.rules.rooms import REGISTRY as ROOM_BY_CODE
from room25.rules.rooms import Room
from room25.terminal.board import FACE, FIXED, HINT, NUMBER
from room25.terminal.side import HEADING
from room25.texts import Texts


def about(wanted: str, v: Flat, texts: Texts) -> list[Text]:
    """The page for `? wanted`, made from a view."""
    word = wanted.casefold()
    if not word:
        return general(v, texts)
    if word in ("rooms", texts("term-help-rooms").casefold()):
        return rooms(v, texts)
    if cell := _cell(word):
        kind = v.kind[v.tile_at[parse_cell(cell)]]
        if kind == UNKNOWN:
            return [Text(texts("term-room-face-down", cell=cell)), Text(), *rooms(v, texts)]
        return room(ROOM_BY_CODE[kind], v, texts)
    pages: list[Text] = []
    for key, found in ROOMS.items():
        if word in (key, found.mark.lower(), texts.room(key).casefold(), texts.room_short(key).casefold()):
            pages += [*room(found, v, texts), Text()]
    for key, action in ACTIONS.items():
        if word in (key, texts.token(key).casefold()):
            pages += [_entry(texts.token(key), texts(f"token-{key}-help"), texts), ids(action.rules, texts), Text()]
    for key, mode in MODES.items():
        if word in (key, texts.mode(key).casefold()):
            pages += [_entry(texts.mode(key), texts(f"mode-{key}-help"), texts), ids(mode.rules, texts), Text()]
    return pages or rule(wanted) or _unknown(wanted, texts)


def _cell(word: str) -> str:
    try:
        parse_cell(word)
    except ValueError:
        return ""
    return word.upper()


def _unknown(wanted: str, texts: Texts) -> list[Text]:
    options = ", ".join(texts.room_short(key) for key in ROOMS)
    return [Text(texts("error-no-such-room", words=wanted, options=options))]


def rule(wanted: str) -> list[Text]:
    """What the book says under an id, or under all ids that begin like that."""
    from room25.rulebook import rules

    book = rules()
    key = wanted.upper()
    found = [book[key]] if key in book else [item for name, item in book.items() if name.startswith(f"{key}-")]
    return [Text().append(f"{item.id}  ", HEADING).append(item.text) for item in found]


def ids(rules: tuple[str, ...], texts: Texts) -> Text:
    """Where it is written."""
    return Text(texts("term-rules", rules=", ".join(rules)), "dim")


def room(found: Room, v: Flat, texts: Texts) -> list[Text]:
    """A room's name, colour, effect, and how many of them this complex has."""
    title = Text().append(f" {SIGNS[found.colour]} {texts.room(found.key)} ", FACE[found.colour])
    meaning = texts(f"colour-{COLOURS[found.colour]}-meaning")
    title.append(f" {texts.colour(COLOURS[found.colour])}, {meaning}")
    count = Text(texts("term-room-in-complex", count=v.pool[found.code]), "dim")
    return [title, Text(texts(f"room-{found.key}-help")), count, ids(found.rules, texts)]


def rooms(v: Flat, texts: Texts) -> list[Text]:
    """Every room of this complex in a line each."""
    out = [Text(texts("term-help-rooms"), HEADING)]
    for found in sorted(ROOM_BY_CODE.values(), key=lambda item: item.colour):
        if v.pool[found.code]:
            head = Text().append(f"{v.pool[found.code]} × {SIGNS[found.colour]} ", HINT[found.colour])
            head.append_text(_entry(texts.room(found.key), texts(f"room-{found.key}-help"), texts))
            out.append(head)
    return out


def _entry(name: str, text: str, texts: Texts) -> Text:
    said = Text(texts("term-entry", name=name, text=text))
    said.stylize("bold", 0, len(name))
    return said


def general(v: Flat, texts: Texts) -> list[Text]:
    """What can be typed, the goal, the actions, the signs."""
    number, file = texts("term-help-word-number"), texts("term-help-word-file")
    typed = {
        number: "number",
        "move b2": "words",
        "? b2, ? vortex": "room",
        "? rooms": "rooms-too",
        "? ORDER-05": "rule",
        "mark b2": "mark",
        "claim b2 red": "claim",
        "reveal": "reveal",
        "log": "log",
        f"save {file}": "save",
        "quit": "quit",
    }
    mode = MODE_BY_CODE[v.mode].key
    if mode != "suspicion":
        del typed["reveal"]
    width = max(len(word) for word in typed) + 2
    out = [Text(texts("term-help-heading"), HEADING)]
    out += [
        Text().append(f"  {word:<{width}}", "bold").append(texts(f"term-help-{key}")) for word, key in typed.items()
    ]
    out += [Text(), _entry(texts.mode(mode), texts(f"mode-{mode}-help"), texts), Text(texts("term-how-to-win"))]
    out += [Text(), Text(texts("term-help-actions"), HEADING)]
    out += [_entry(texts.token(key), texts(f"token-{key}-help"), texts) for key in TOKEN_NAMES]
    return [*out, Text(), *signs(texts)]


def signs(texts: Texts) -> list[Text]:
    """What is on the board."""
    out = [Text(texts("term-legend-heading"), HEADING)]
    colours = Text("  ")
    for i, key in enumerate(COLOURS):
        colours.append(f" {SIGNS[i]} ", FACE[i]).append(f" {texts.colour(key)}, {texts(f'colour-{key}-meaning')}   ")
    rows = {
        "●?": ("known", HINT[1]),
        "“▲": ("claimed", HINT[2]),
        "a": ("reminder", "italic"),
        "#": ("closed", "bold"),
        "→": ("line", FIXED),
        "┏━": ("exit-zone", "bold #5fd7ff"),
        "7": ("choice", NUMBER),
    }
    return [
        *out,
        colours,
        *(
            Text("  ").append(sign, style).append(" " * (4 - len(sign)) + f"{texts(f'term-legend-{key}')}")
            for sign, (key, style) in rows.items()
        ),
    ]
