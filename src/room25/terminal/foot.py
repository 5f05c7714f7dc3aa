"""Below the board: what is asked and what may be answered, in sentences, in short, or by headings alone; then what went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.notation import command
from room25.setup.lay import CHARACTER_NAMES
from room25.terminal import program
from room25.terminal.square import NUMBER
from room25.terminal.wrap import KEPT, wrapped
from room25.texts import Texts
from room25.words.answers import answer, offered, short
from room25.words.sentences import card, card_help, question

if TYPE_CHECKING:
    from room25.terminal.screen import Screen

__all__ = ["lines"]

ASKED = "bold #ffffff on #5b2a86"


def lines(screen: Screen, width: int, room: int) -> list[Text]:
    """As much of it as there is room for; the question and the answers always."""
    notice = wrapped([screen.notice], width) if screen.notice else []
    if not screen.who:
        return notice
    texts = screen.texts
    asked = Text(f" {screen.asked or question(screen.view, screen.who, texts)} ", ASKED)
    out = wrapped([asked], width)
    out += _answers(screen, width, room - len(out) - len(notice))
    for more in (wrapped([line], width) for line in _beside(screen)):
        if len(out) + len(more) + len(notice) <= room:
            out += more
    for more in (wrapped([line], width) for line in _explained(screen)):
        if len(out) + len(more) + max(2, len(notice)) <= room:
            out += more
    return out + notice


def _answers(screen: Screen, width: int, room: int) -> list[Text]:
    """The best of three ways that fits."""
    texts, choices, v = screen.texts, screen.choices, screen.view.flat
    held = program.hand(screen.who, choices)
    if held:
        row, how = wrapped([held.row(texts)], width), wrapped([held.how(texts)], width)
        return row if held.single or len(row) + len(how) > room else row + how
    sentences = columns([offered(words, v, screen.who, texts) for words in choices], width)
    if len(sentences) <= room:
        return sentences
    in_short = groups(choices, texts, width)
    return in_short if len(in_short) <= room else headings(choices, texts, width, room)


def columns(sentences: Sequence[str], width: int) -> list[Text]:
    """Numbered sentences in as many columns as there is room for, to be read downwards."""
    if not sentences:
        return []
    widest = max(cell_len(sentence) for sentence in sentences) + 6
    count = max(1, min(len(sentences), width // widest, 6))
    rows = -(-len(sentences) // count)
    out = [Text() for _ in range(rows)]
    for i, sentence in enumerate(sentences):
        line = out[i % rows]
        line.append(f"{i + 1:>3}".replace(str(i + 1), ""), "").append(str(i + 1), NUMBER)
        line.append(f" {sentence}" + " " * (widest - 4 - cell_len(sentence)))
    return out


def groups(choices: Sequence[str], texts: Texts, width: int) -> list[Text]:
    """One row a heading, and in it each person once: `Push  Alice 1 C2  2 D3  Max 3 C2  4 D3`."""
    rows: dict[str, Text] = {}
    last = ""
    for number, words in enumerate(choices, start=1):
        heading, whom, place = short(words, texts)
        row = rows.get(heading)
        if row is None:
            row = rows[heading] = Text(f" {heading.replace(' ', KEPT)}" if heading else "", "bold")
            last = ""
        row.append("  ", "not bold")
        if whom != last:
            row.append(f"{whom}{KEPT}".replace(" ", KEPT) if whom else "", "not bold italic")
            last = whom
        row.append(str(number), NUMBER).append(f"{KEPT}{place}".replace(" ", KEPT), "not bold")
    return wrapped(list(rows.values()), width)


def headings(choices: Sequence[str], texts: Texts, width: int, room: int = 99) -> list[Text]:
    """Only how many answers each heading has, if it has several; a word lists its own, which is said if there is room."""
    found: dict[str, list[int]] = {}
    for number, words in enumerate(choices, start=1):
        found.setdefault(short(words, texts)[0], []).append(number)
    row = Text()
    for heading, numbers in found.items():
        if heading and len(numbers) > 1:
            row.append("  " if row else " ").append(heading.replace(" ", KEPT), "bold").append(
                f"{KEPT}({len(numbers)})"
            )
            continue
        for number in numbers:
            said = answer(choices[number - 1], texts).replace(" ", KEPT)
            row.append("  " if row else " ").append(str(number), NUMBER).append(f"{KEPT}{said}")
    out, how = wrapped([row], width), wrapped([Text(texts("term-too-many"), "dim")], width)
    return out + how if len(out) + len(how) <= room else out


def _beside(screen: Screen) -> list[Text]:
    """What may be done about adrenaline beside answering; it is easily forgotten."""
    texts = screen.texts
    found: dict[str, list[str]] = {}
    for who, asides in screen.view.asides.items():
        for words, typed in (("program adrenaline", "adrenaline"), ("withdraw", "withdraw")):
            if words in asides and words not in screen.choices:
                found.setdefault(typed, []).append(who)
    out = []
    for typed, people in found.items():
        words = typed if people == [screen.who] else f"{typed} {'/'.join(people)}"
        out.append(Text().append(f" {words}", "bold").append(f"  {texts(f'term-help-{typed}')}", "dim"))
    return out


def _explained(screen: Screen) -> list[Text]:
    """What the rooms and cards do that have just come to light, the room of the one who is asked, and the actions to choose from."""
    v, texts, who = screen.view.flat, screen.texts, screen.who
    fresh = [event for event in screen.view.events if event.number >= screen.since]
    said: dict[str, str] = {}
    for event in [event for event in fresh if event.kind == "card-drawn"][-2:]:
        words = str(event.values["card"])
        victim = str(event.values.get("who", CHARACTER_NAMES[v.turn_order[0]]))
        said[card(words, texts)] = card_help(words, victim, texts)
    rooms = [str(event.values["room"]) for event in fresh if "room" in event.values][-2:]
    tile = v.stands_on[CHARACTER_NAMES.index(who)]
    rooms += [ROOMS[v.kind[tile]].key] if tile >= 0 else []
    said |= {texts.room(key): texts(f"room-{key}-help") for key in rooms}
    is_action = screen.view.decision is not None and screen.view.decision.kind == "action"
    said |= _actions(screen.choices, who, is_action, texts)
    once = {text: name for name, text in reversed(said.items())}  # two cards may say the same
    return [Text(texts("term-entry", name=name, text=text), "dim") for text, name in reversed(once.items())]


def _actions(choices: Sequence[str], who: str, is_action: bool, texts: Texts) -> dict[str, str]:
    """The tokens among the answers, the talent first: it is the one that nobody else has."""
    words = {word for choice in choices for word in choice.split() if choice.startswith("program ")}
    verbs = {command.parse(choice).verb for choice in choices} if is_action else set()
    said = {}
    if "talent" in words or verbs & set(command.TALENT_VERBS):
        said[texts.talent(who)] = texts(f"talent-{who}-help")
    keys = [*command.SIGNS, *command.TOKEN_NAMES[:4], "adrenaline"]
    return said | {texts.token(key): texts(f"token-{key}-help") for key in keys if key in words | verbs}
