"""One whole screen, from a view and nothing else: the round, the order, the complex, what you know, the question and its answers."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text

from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.engine.table.state import UNKNOWN
from room25.game import SeatView
from room25.notation.drawing import initials
from room25.setup.lay import CHARACTER_NAMES
from room25.terminal import board, foot, head, side
from room25.terminal.desk import NARROW
from room25.terminal.marks import marks
from room25.terminal.wrap import wrapped
from room25.texts import Texts
from room25.words.sentences import at_table
from room25.words.vocabulary import SideName

__all__ = ["HIGH", "Screen", "TITLE"]

HIGH = 32  # a terminal with so many lines has room for the tall board and any question; the board never changes its size in a game
TALL = 24  # lines that the tall board and what stands above it need
LOW = 18  # and the low one, with the turn order beside it
TITLE = head.TITLE


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
    asked: str = ""  # another question than the game's own

    def __post_init__(self) -> None:
        self.texts = at_table(self.view.flat, self.texts)

    def lines(self, width: int, height: int) -> list[Text]:
        """The screen for a terminal of this size."""
        if width < NARROW:
            return self._plain(width)
        v, texts = self.view.flat, self.texts
        tall = height >= HIGH
        below = foot.lines(self, width, height - (TALL if tall else LOW) - 1)
        left = board.board(v, texts, marks(self.choices, v), self.acting, tall)
        room = min(width - board.WIDTH - 2, 60)
        order = [] if tall else wrapped([head.order(v, texts, self.acting, 2 * room)], room)
        right = order + side.panel(
            self.view, self.name, texts, self.side_name, self.since, room, len(left) - len(order)
        )
        right += [Text() for _ in range(len(left) - len(right))]
        body = [one.append(" ").append_text(two) for one, two in zip(left, right)]
        above = [head.title(v, texts, width), *([head.order(v, texts, self.acting, width)] if tall else [])]
        for line in above:
            line.truncate(width, overflow="ellipsis")
        return [*above, *body, *below]

    @property
    def acting(self) -> int:
        """The character that is asked, or whose go it is."""
        return CHARACTER_NAMES.index(self.who) if self.who else self.view.flat.actor

    def _plain(self, width: int) -> list[Text]:
        """For a narrow terminal: the plain drawing, and everything below it."""
        view, texts = self.view, self.texts
        top = [head.title(view.flat, texts, width), head.order(view.flat, texts, self.acting, 3 * width)]
        out = wrapped(top, width)
        out += [Text(line) for line in view.draw().splitlines()]
        out += wrapped([Text(self._key(), "dim")], width)
        out += side.panel(view, self.name, texts, self.side_name, self.since, width, 14)
        return out + foot.lines(self, width, 40)

    def _key(self) -> str:
        """What the letters of the plain drawing stand for."""
        v, texts = self.view.flat, self.texts
        kinds = sorted({v.kind[tile] for tile in range(25) if v.kind[tile] != UNKNOWN})
        people = [f"{letter} {texts.character(CHARACTER_NAMES[c])}" for c, letter in initials(v).items()]
        return " · ".join([*people, *(f"{ROOMS[kind].mark} {texts.room(ROOMS[kind].key)}" for kind in kinds)])
