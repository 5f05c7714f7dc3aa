"""Screens fit their terminal, in every language, and are made from a view and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import room25.terminal
from room25.game import SPECTATOR, Game
from room25.terminal import board, frame
from room25.terminal.screen import Screen
from room25.terminal.seats import random_answer, random_talk
from room25.terminal.words import leaves_the_complex
from room25.texts import LANGUAGES, Texts

SIZES = ((80, 24), (80, 40), (100, 45), (160, 50))


def positions(mode: str, seats: int, seed: int, complex: str, every: int = 7) -> list[Game]:
    """Every seventh decision of a random game."""
    game = Game.new("base", mode=mode, seats=seats, seed=seed, complex=complex)
    found = []
    count = 0
    while game.decision is not None:
        if count % every == 0:
            found.append(game.copy())
        count += 1
        who = game.decision.asked[0]
        game.play(random_answer(game, who))
        if words := random_talk(game, who):
            game.play(words)
    return [*found, game]


def screen(game: Game, texts: Texts, seat: int | None = None) -> Screen:
    who = game.decision.asked[0] if game.decision else ""
    if seat is None and who:
        seat = game.seat_of(who)
    view = game.view(seat or 0)
    return Screen(view, texts, lambda side: f"Team {side}", "Wilhelmina", who, list(view.options.get(who, ())))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_is_never_wider_than_its_terminal_and_seldom_higher(language: str) -> None:
    texts = Texts(language)
    higher = total = 0
    for mode, seats, complex in (("solo", 1, "beginner"), ("suspicion", 6, "expert-suspicion"), ("competition", 3, "")):
        for game in positions(mode, seats, 4, complex):
            for width, height in SIZES:
                lines = screen(game, texts).lines(width, height)
                assert max(line.cell_len for line in lines) <= width
                higher += len(lines) + 1 > height
                total += 1
    assert higher <= total / 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_square_of_the_board_keeps_its_width(language: str) -> None:
    for game in positions("suspicion", 6, 9, "expert-suspicion"):
        for tall, count in ((True, 22), (False, 17)):
            view = game.view(0)
            lines = board.board(
                view.flat, Texts(language), board.marks([f"peek {c}{r}" for c in "abcde" for r in "12345"]), 0, tall
            )
            assert [line.cell_len for line in lines] == [board.WIDTH] * count


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_have_different_letters(language: str) -> None:
    assert len({board.initial(c, Texts(language)) for c in range(8)}) == 8


def test_the_exit_zone_has_heavy_lines_and_the_cross_light_ones() -> None:
    assert frame.edge(0, 2).plain == "┏━━┳━━┱──┲━━┳━━┓"
    assert frame.edge(2, 2).plain == "┡━━╃──┼──┼──╄━━┩"
    assert frame.edge(5, 2).plain == "┗━━┻━━┹──┺━━┻━━┛"
    assert [frame.side(1, column).plain for column in range(6)] == list("┃┃││┃┃")


def test_a_square_says_by_signs_what_colours_say() -> None:
    game = Game.new("base", mode="solo", seed=7)
    game.play("kevin clue c2")
    drawn = [line.plain for line in board.board(game.view(0).flat, Texts("en"), board.marks(["move c2"]), 3)]
    assert drawn[6:9] == [
        "   ┃   A2    ┃   B2    │  Empty  │   D2    ┃   E2    ┃   ",
        "  2┃         ┃         │  ●? C2  │         ┃         ┃2  ",
        "   ┃         ┃         │    1    │         ┃         ┃   ",
    ]
    assert "◆ AJMK" in drawn[11]
    hidden = [line.plain for line in board.board(game.view(SPECTATOR).flat, Texts("en"), board.Marks(), 3)]
    assert hidden[6] == "   ┃   A2    ┃   B2    │   C2    │   D2    ┃   E2    ┃   "


def test_a_line_that_may_slide_shows_its_numbers_and_one_that_has_slid_its_direction() -> None:
    game = Game.new("base", mode="solo", seed=7)
    flat = game.view(0).flat
    flat.lines[3] = 2
    drawn = [
        line.plain
        for line in board.board(flat, Texts("en"), board.marks(["control b up", "control b down", "control 1 left"]))
    ]
    assert "↑1 B 2↓" in drawn[0]
    assert drawn[4].startswith(" ←3┃")
    assert drawn[16].endswith("┃→  ") and drawn[16].startswith("   ┃")


def test_the_slide_that_takes_room_25_out_is_named() -> None:
    game = Game.new("base", mode="solo", seed=0, complex="beginner")
    flat = game.view(0).flat
    exit_tile = 9  # E2
    flat.kind[exit_tile], flat.up[exit_tile] = 1, 1
    flat.at[0] = exit_tile
    assert leaves_the_complex(flat, 0, 1, 1)
    assert not leaves_the_complex(flat, 0, 1, 0)
    assert not leaves_the_complex(flat, 0, 9, 0)
    assert not leaves_the_complex(flat, 1, 1, 1)


def test_a_narrow_terminal_gets_the_plain_drawing() -> None:
    game = Game.new("base", mode="solo", seed=7)
    lines = [line.plain for line in screen(game, Texts("uk")).lines(60, 30)]
    assert "   +========+========+--------+========+========+" in lines
    assert max(cell_len(line) for line in lines) <= 60


def test_no_screen_is_made_from_the_state() -> None:
    folder = Path(room25.terminal.__file__).parent
    for path in sorted(folder.glob("*.py")):
        source = path.read_text(encoding="utf-8")
        assert not re.search(r"\.state\(|\bEVERYTHING\b|\._s\b|\bState\b", source), path.name
