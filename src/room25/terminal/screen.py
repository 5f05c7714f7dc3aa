"""One whole screen, from a view and nothing else: the round, the order, the complex, what you know, the question and its answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.text import Text

from room25.core.state import ACTIONS, CLUE, GUARD, PROGRAMMING, UNKNOWN
from room25.game import SeatView
from room25.notation import command
from room25.notation.drawing import initials
from room25.rules.modes import REGISTRY as MODES
from room25.rules.rooms import REGISTRY as ROOMS
from room25.rules.setup import CHARACTER_NAMES
from room25.terminal import board, side
from room25.terminal.desk import NARROW
from room25.terminal.words import SideName, offered, question, short
from room25.terminal.wrap import wrapped
from room25.texts import Texts

HIGH = 32  # a terminal with so many lines has room for the tall board and any question; the board never changes its size in a game
TALL = 24  # lines that the tall board and what stands above it need
LOW = 18  # and the low one, with the turn order beside it
TITLE = "bold #000000 on #fdd663"
ASKED = "bold #ffffff on #5b2a86"


@dataclass
class Screen:
    """What is on a screen, besides the view: whose it is, who is asked, and the numbered answers."""

    view: SeatView
    texts: Texts
    side_name: SideName
    name: str = ""
    who: str = ""
    choices: list[str] = field(default_factory=list)
    since: int = 0  # the first event that is new to this person
    notice: Text = field(default_factory=Text)

    def lines(self, width: int, height: int) -> list[Text]:
        """The screen for a terminal of this size."""
        if width < NARROW:
            return self._plain(width)
        tall = height >= HIGH
        foot = self._foot(width, height - (TALL if tall else LOW) - 1)
        v = self.view.flat
        acting = CHARACTER_NAMES.index(self.who) if self.who else v.actor
        left = board.board(v, self.texts, board.marks(self.choices), acting, tall)
        room = min(width - board.WIDTH - 2, 60)
        order = [] if tall else wrapped([self.order()], room)
        right = order + side.panel(
            self.view, self.name, self.texts, self.side_name, self.since, room, len(left) - len(order)
        )
        right += [Text() for _ in range(len(left) - len(right))]
        body = [one.append(" ").append_text(two) for one, two in zip(left, right)]
        above = [self.title(width), *([self.order()] if tall else [])]
        for line in above:
            line.truncate(width, overflow="ellipsis")
        return [*above, *body, *foot]

    def title(self, width: int) -> Text:
        """The mode, the round, and the countdown as lamps that go out; where it grows too long, the lamps alone tell the time."""
        line = self._title(in_words=True)
        return line if line.cell_len <= width else self._title(in_words=False)

    def _title(self, in_words: bool) -> Text:
        v, texts = self.view.flat, self.texts
        line = Text().append(f" {texts('term-title')} ", TITLE).append(f" {texts.mode(MODES[v.mode].key)} · ")
        line.append(texts("term-round", round=min(v.rounds - v.left + 1, v.rounds), rounds=v.rounds), "bold").append(
            " "
        )
        line.append("■" * v.left, "#fdd663" if v.left > 1 else side.DANGER).append("□" * (v.rounds - v.left), "dim")
        if v.left == 1:
            line.append(" ").append(texts("term-last-round"), side.DANGER)
        elif in_words:
            line.append(" ").append(texts("term-rounds-left", left=v.left))
        phase = {CLUE: "clue", PROGRAMMING: "programming"}.get(v.phase, "countdown")
        if v.phase == ACTIONS:
            phase = "first-action" if v.slot == 1 else "second-action"
        return line.append(f" · {texts('term-phase-' + phase)}")

    def order(self) -> Text:
        """The row of markers: who is at it, and who is dead."""
        v, texts = self.view.flat, self.texts
        names = Text()
        acting = CHARACTER_NAMES.index(self.who) if self.who else v.actor
        for c in v.row[: v.row_n]:
            names.append("  " if names else "").append("▸" if c == acting else "", "bold")
            name = texts.character(CHARACTER_NAMES[c])
            if v.at[c] < 0:
                names.append(f"☠ {name}", "dim strike")
            else:
                names.append_text(board.figure(c, texts, c == acting))
                names.append(name[1:], "bold underline" if c == acting else "")
            if v.shown[c] and v.role[c] == GUARD:
                names.append(f" ({texts.role('guard')})", side.DANGER)
        before, _, after = texts("term-turn-order", names="\0").partition("\0")
        return Text().append(before).append_text(names).append(after)

    def _foot(self, width: int, room: int) -> list[Text]:
        """What is asked, the answers in sentences or, where they are too many, in headings and places; then what went wrong."""
        out: list[Text] = []
        notice = wrapped([self.notice], width) if self.notice else []
        if self.who:
            asked = Text(f" {question(self.view, self.who, self.texts)} ", ASKED)
            out += wrapped([asked], width)
            sentences = [offered(words, self.view.flat, self.who, self.texts) for words in self.choices]
            listed = columns(sentences, width)
            out += listed if len(listed) + len(out) + len(notice) <= room else self._groups(width)
            for line in self._explained():
                lines = wrapped([line], width)
                if len(out) + len(lines) + max(2, len(notice)) <= room:
                    out += lines
        return out + notice

    def _explained(self) -> list[Text]:
        """What the rooms do that have just come to light or hold the one who is asked, and the actions that are to choose from."""
        v, texts = self.view.flat, self.texts
        fresh = [event for event in self.view.events if event.number >= self.since and "room" in event.values]
        rooms = [str(event.values["room"]) for event in fresh[-2:]]
        rooms.append(ROOMS[v.kind[v.at[CHARACTER_NAMES.index(self.who)]]].key)
        tokens = {word for words in self.choices for word in words.split()}
        said = {texts.room(key): texts(f"room-{key}-help") for key in rooms}
        said |= {texts.token(key): texts(f"token-{key}-help") for key in command.TOKEN_NAMES if key in tokens}
        return [Text(texts("term-entry", name=name, text=text), "dim") for name, text in said.items()]

    def _groups(self, width: int) -> list[Text]:
        """One line a verb: `Look  1 C2  2 D3`."""
        rows: dict[str, Text] = {}
        for number, words in enumerate(self.choices, start=1):
            heading, rest = short(words, self.texts)
            row = rows.setdefault(heading, Text(f" {heading}" if heading else "", "bold"))
            row.append("  ", "not bold").append(str(number), board.NUMBER).append(
                f" {rest}".replace(" ", "\u00a0"), "not bold"
            )
        return wrapped(list(rows.values()), width)

    def _plain(self, width: int) -> list[Text]:
        """For a narrow terminal: the plain drawing, and everything below it."""
        view = self.view
        out = wrapped([self.title(width), self.order()], width)
        out += [Text(line) for line in view.draw().splitlines()]
        out += wrapped([Text(self._key(), "dim")], width)
        out += side.panel(view, self.name, self.texts, self.side_name, self.since, width, 14)
        return out + self._foot(width, 40)

    def _key(self) -> str:
        """What the letters of the plain drawing stand for."""
        v, texts = self.view.flat, self.texts
        kinds = sorted({v.kind[tile] for tile in range(25) if v.kind[tile] != UNKNOWN})
        people = [f"{letter} {texts.character(CHARACTER_NAMES[c])}" for c, letter in initials(v).items()]
        return " · ".join([*people, *(f"{ROOMS[kind].mark} {texts.room(ROOMS[kind].key)}" for kind in kinds)])


def columns(sentences: Sequence[str], width: int) -> list[Text]:
    """Numbered sentences in as many columns as there is room for, to be read downwards."""
    if not sentences:
        return []
    widest = max(cell_len(sentence) for sentence in sentences) + 6
    count = max(1, min(len(sentences), width // widest, 6))
    rows = -(-len(sentences) // count)
    lines = [Text() for _ in range(rows)]
    for i, sentence in enumerate(sentences):
        line = lines[i % rows]
        line.append(f"{i + 1:>3}".replace(str(i + 1), ""), "").append(str(i + 1), board.NUMBER)
        line.append(f" {sentence}" + " " * (widest - 4 - cell_len(sentence)))
    return lines
