"""Make the pictures of this folder again: `python docs/pictures/make.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from room25.game import Game
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
# Cooperation, half way: rooms of every colour, some that only Ann knows, claims, reminders, and a threat.
SEED = 389
COMMANDS = """
alice clue c4, jennifer clue b3, max clue d3, kevin clue b3, kevin claim b3 green, alice program move look,
alice claim c4 green, jennifer program look move, max program move control, kevin program look move,
alice move d3, jennifer look c4, max move b3, max swap a1, kevin look c4, kevin mark e1, alice look e3,
jennifer move c2, jennifer claim c4 yellow, jennifer mark e3, max control b down, max mark e5, kevin move b3,
jennifer program control look, max program control look, kevin program move control, kevin claim c4 red,
alice program look move, max control b down, kevin move b3, kevin claim c4 yellow, alice look d2,
alice claim d2 green, max look c5, alice move d4, alice claim c4 red, max program look move,
kevin program look move, alice program control, alice claim e3 blue, jennifer program look move, max look b2,
kevin look b3, alice control d up, jennifer look b3, max move b2, kevin move a4, kevin peek d5,
kevin claim d5 red, jennifer move c4, jennifer claim b3 blue, kevin program move look, alice program control,
alice claim e3 green, jennifer program move look, max program look move, kevin move a5, kevin claim b3 green
"""


def middle_of_a_game() -> Game:
    """The game that is pictured."""
    game = Game.new("base", mode="cooperation", seats=4, seed=SEED, complex="expert-suspicion", first="alice")
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


if __name__ == "__main__":
    (HERE / "terminal.svg").write_text(terminal_picture(middle_of_a_game()), encoding="utf-8")
