"""Make the pictures of this folder again: `python docs/pictures/make.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from room25.bots import registry
from room25.game import Game
from room25.review.model import look_back
from room25.review.picture import strip
from room25.terminal.screen import Screen
from room25.texts import Texts

HERE = Path(__file__).parent
WIDTH, HEIGHT = 100, 40
DARK = TerminalTheme(
    (23, 25, 30),
    (220, 223, 228),
    [
        (23, 25, 30),
        (242, 139, 130),
        (129, 201, 149),
        (253, 214, 99),
        (138, 180, 248),
        (192, 160, 255),
        (95, 215, 255),
        (220, 223, 228),
    ],
    [
        (95, 99, 104),
        (242, 139, 130),
        (129, 201, 149),
        (253, 214, 99),
        (138, 180, 248),
        (192, 160, 255),
        (95, 215, 255),
        (255, 255, 255),
    ],
)
# Cooperation, past its middle: corridors, two Locks, a robot, somebody hidden, rooms that only Ann knows, claims and reminders.
SEED = 391
CHARACTERS = ("emmett", "kevin", "alice", "max")
COMMANDS = """
emmett clue d3, kevin clue c4, alice clue c2, max clue c2, emmett program talent look, kevin program move push,
alice program move talent adrenaline, alice claim c2 blue, max program push move, kevin move d3, alice move b3,
emmett look c2, max move c4, max swap a3, alice control b up, kevin program control push adrenaline,
alice program move, max program push look adrenaline, emmett program push control adrenaline,
kevin control d up, kevin mark d3, alice wait, max look b4, kevin move c2, max move d4, max order 1 move c4,
max claim b4 red, emmett move c4, alice program control, max program push look, emmett program control talent,
kevin program look, alice control 2 right, emmett control 4 right, kevin look c2, max look e5,
max program move push, max claim b3 red, emmett program push talent, kevin program talent-robot,
alice program move talent, max move e5, kevin order 1 push emmett c5, emmett program look push, emmett mark c2,
kevin program push, alice program look push, alice claim b3 yellow, max program control push, kevin wait,
kevin claim c2 green, alice look c2, alice claim b3 blue, max control b up, max claim c5 blue,
kevin program look, alice program push, max program push control, max claim a2 green, emmett program talent,
emmett claim e4 yellow, kevin wait, kevin claim c1 red, alice wait, alice claim c1 red, alice mark b2,
emmett wait, kevin look d4, alice program talent control, max program push move, emmett program control push,
kevin program talent-robot, kevin claim d4 blue, emmett control e down
"""
REVIEWED = (111, 112, 114, 115)  # somebody looks, and says what was seen


def middle_of_a_game() -> Game:
    """The game that is pictured."""
    game = Game.new("ultimate-en", mode="cooperation", seats=4, seed=SEED, characters=CHARACTERS, first=CHARACTERS[0])
    for words in COMMANDS.split(","):
        game.play(words)
    return game


def terminal_picture(game: Game) -> str:
    """The screen of whoever is asked, as SVG; it names no font to fetch."""
    assert game.decision is not None
    who = game.decision.asked[0]
    view = game.view(game.seat_of(who))
    screen = Screen(view, Texts("en"), str, "Ann", who, list(view.options[who]), since=len(view.events) - 9)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line in screen.lines(WIDTH, HEIGHT):
        console.print(line, no_wrap=True)
    svg = console.export_svg(title="room25 play", theme=DARK, unique_id="terminal")
    svg = re.sub(r"\s*@font-face \{.*?\}|\s*<!--.*?-->", "", svg, flags=re.DOTALL)
    return svg.replace("font-family: Fira Code, monospace", "font-family: monospace")


def review_picture() -> str:
    """Two answers of a game of Suspicion, and the truth at its end: what `room25 review suspicion.txt --svg` draws."""
    record = (HERE / "suspicion.txt").read_text(encoding="utf-8")
    return strip(look_back(record, lambda: registry.make("explorer", 1), None, REVIEWED.__contains__), Texts("en"))


if __name__ == "__main__":
    (HERE / "terminal.svg").write_text(terminal_picture(middle_of_a_game()), encoding="utf-8")
    (HERE / "review.svg").write_text(review_picture(), encoding="utf-8")
