"""`?`: what can be typed, and the rule of any room, talent, card, action, mode or id. What the signs mean is in `signs`."""

from __future__ import annotations

from rich.text import Text

from room25.engine.rules.actions import BY_KEY as ACTIONS
from room25.engine.rules.cards import BY_KEY as CARDS
from room25.engine.rules.cards import Card
from room25.engine.rules.characters import REGISTRY as PEOPLE
from room25.engine.rules.modes import BY_KEY as MODES
from room25.engine.rules.modes import REGISTRY as MODE_BY_CODE
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.rules.rooms import REGISTRY as ROOM_BY_CODE
from room25.engine.rules.rooms import Room
from room25.engine.table.board import COLOURS, parse_cell
from room25.engine.table.state import UNKNOWN, Flat
from room25.engine.table.switches import ADRENALINE, REMINDERS, TALENTS, WITHDRAW
from room25.notation.command import TOKEN_NAMES
from room25.notation.drawing import SIGNS
from room25.setup.faces import face_name
from room25.setup.lay import CHARACTER_NAMES
from room25.terminal.side import HEADING
from room25.terminal.signs import signs
from room25.terminal.square import FACE, HINT
from room25.texts import Texts
from room25.words.sentences import at_table, goal
from room25.words.sentences import card as card_name

__all__ = ["about"]


def about(wanted: str, v: Flat, texts: Texts) -> list[Text]:
    """The page for `? wanted`, made from a view; what it says of rooms, cards and talents is true at this table."""
    texts = at_table(v, texts)
    word = wanted.casefold()
    if not word:
        return general(v, texts)
    if word in ("rooms", texts("term-help-rooms").casefold()):
        return rooms(v, texts)
    if word in ("talents", "people", texts("term-help-talents").casefold()):
        return talents(v, texts)
    if word in ("cards", texts("term-help-cards").casefold()):
        return cards(v, texts)
    if cell := _cell(word):
        kind = v.kind[v.tile_at[parse_cell(cell)]]
        if kind == UNKNOWN:
            return [Text(texts("term-room-face-down", cell=cell)), Text(), *rooms(v, texts)]
        return room(ROOM_BY_CODE[kind], v, texts)
    return named(word, v, texts) or rule(wanted) or _unknown(wanted, texts)


def named(word: str, v: Flat, texts: Texts) -> list[Text]:
    """Everything that is called so: a Robot is a room, a card and a machine."""
    pages: list[Text] = []
    for key, found in ROOMS.items():
        if word in (key, found.mark.lower(), texts.room(key).casefold(), texts.room_short(key).casefold()):
            pages += [*room(found, v, texts), Text()]
    for key in CHARACTER_NAMES:
        if word in (key, texts.character(key).casefold(), texts.talent(key).casefold()):
            pages += [*talent(key, texts), Text()]
    for card in CARDS.values():
        if word in _card_names(card, texts):
            pages += [*_card(card, v, texts), Text()]
    for key in (*TOKEN_NAMES, "adrenaline"):
        if word in (key, texts.token(key).casefold()):
            pages += [_entry(texts.token(key), texts(f"token-{key}-help"), texts)]
            pages += [ids(ACTIONS[key].rules, texts) if key in ACTIONS else ids(("ADR",), texts), Text()]
    for key, mode in MODES.items():
        if word in (key, texts.mode(key).casefold()):
            pages += [_entry(texts.mode(key), texts(f"mode-{key}-help"), texts), ids(mode.rules, texts), Text()]
    if word in ("robot", "robots", texts("term-help-robots").casefold()):
        pages += [_entry(texts("term-help-robots"), texts("term-robots-help"), texts), ids(("ROBOT",), texts)]
    return pages


def talent(key: str, texts: Texts) -> list[Text]:
    """A character's talent, and what Panic makes of it."""
    name = f"{texts.character(key)}, {texts.talent(key)}"
    panic = _entry(texts("card-panic"), texts(f"card-panic-{key}-help"), texts)
    rules = PEOPLE[CHARACTER_NAMES.index(key)].rules
    return [_entry(name, texts(f"talent-{key}-help"), texts), panic, ids(rules, texts)]


def talents(v: Flat, texts: Texts) -> list[Text]:
    """What everybody in this game can do."""
    if not v.switch[TALENTS]:
        return [Text(texts("why-no-talents").capitalize())]
    out = [Text(texts("term-help-talents"), HEADING)]
    for c, key in enumerate(CHARACTER_NAMES):
        if v.owner[c] >= 0:
            out.append(_entry(f"{texts.character(key)}, {texts.talent(key)}", texts(f"talent-{key}-help"), texts))
    return out


def cards(v: Flat, texts: Texts) -> list[Text]:
    """Every kind of card that is in the deck or on the pile, with how many of them are still to come."""
    out = [Text(texts("term-help-cards"), HEADING), Text(texts("term-cards-left", count=v.deck_count))]
    for card in CARDS.values():
        deck, pile = _count(card, v.deck[: v.deck_count]), _count(card, v.discard[: v.discard_count])
        if deck or pile:
            out.append(Text(f"{deck} × ", "bold").append_text(_card(card, v, texts)[0]))
    return out


def _count(card: Card, faces: list[int]) -> int:
    return sum(face in card.faces for face in faces)


def _card(card: Card, v: Flat, texts: Texts) -> list[Text]:
    """A kind of card; one that has several faces is named without what is printed on each."""
    name = _card_names(card, texts)[-1]
    out = [_entry(name[0].upper() + name[1:], texts(f"card-{card.key}-help"), texts)]
    if card.key == "panic":
        out += [
            Text("  ").append(texts(f"card-panic-{key}-help"))
            for c, key in enumerate(CHARACTER_NAMES)
            if v.owner[c] >= 0
        ]
    return [*out, ids(card.rules, texts)]


def _card_names(card: Card, texts: Texts) -> tuple[str, str]:
    """The key of a kind of card, and its name in this language."""
    return card.key, card_name(face_name(card.faces.start), texts).partition(" (")[0].casefold()


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
    count = Text(texts("term-room-in-complex", count=v.composition[found.code]), "dim")
    return [title, Text(texts(f"room-{found.key}-help")), count, ids(found.rules, texts)]


def rooms(v: Flat, texts: Texts) -> list[Text]:
    """Every room of this complex in a line each."""
    out = [Text(texts("term-help-rooms"), HEADING)]
    for found in sorted(ROOM_BY_CODE.values(), key=lambda item: item.colour):
        if v.composition[found.code]:
            head = Text().append(f"{v.composition[found.code]} × {SIGNS[found.colour]} ", HINT[found.colour])
            head.append_text(_entry(texts.room(found.key), texts(f"room-{found.key}-help"), texts))
            out.append(head)
    return out


def _entry(name: str, text: str, texts: Texts) -> Text:
    said = Text(texts("term-entry", name=name, text=text))
    said.stylize("bold", 0, len(name))
    return said


def general(v: Flat, texts: Texts) -> list[Text]:
    """What can be typed, the goal, the actions, the signs."""
    texts = at_table(v, texts)
    mode = MODE_BY_CODE[v.mode].key
    number, file = texts("term-help-word-number"), texts("term-help-word-file")
    typed = {
        number: "number",
        "12, lm, look move": "program",
        "12+, lm+": "program-adrenaline" if v.switch[ADRENALINE] else "",
        "move b2": "words",
        "? b2, ? vortex": "room",
        "? max, ? panic": "card" if v.switch[TALENTS] else "",
        "? rooms": "rooms-too",
        "? talents, ? cards": "lists-too" if v.switch[TALENTS] else "",
        "? ORDER-05": "rule",
        "mark b2": "mark" if v.switch[REMINDERS] else "",
        "claim b2 red": "claim",
        "reveal": "reveal" if mode == "suspicion" else "",
        "adrenaline": "adrenaline" if v.switch[ADRENALINE] else "",
        "withdraw": "withdraw" if v.switch[ADRENALINE] and v.switch[WITHDRAW] else "",
        "hint": "hint",
        "odds": "odds",
        "log": "log",
        f"save {file}": "save",
        "quit": "quit",
    }
    width = max(len(word) for word, key in typed.items() if key) + 2
    out = [Text(texts("term-help-heading"), HEADING)]
    out += [
        Text().append(f"  {word:<{width}}", "bold").append(texts(f"term-help-{key}"))
        for word, key in typed.items()
        if key
    ]
    out += [Text(), _entry(texts.mode(mode), texts(f"mode-{mode}-help"), texts), Text(goal(v, texts))]
    out += [Text(), Text(texts("term-help-actions"), HEADING)]
    keys = [*TOKEN_NAMES[:4], *["talent"] * v.switch[TALENTS], *["adrenaline"] * v.switch[ADRENALINE]]
    out += [_entry(texts.token(key), texts(f"token-{key}-help"), texts) for key in keys]
    return [*out, Text(), *signs(v, texts)]
