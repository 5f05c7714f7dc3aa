"""Screens fit their terminal, in every language, and are made from a view and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

import room25.terminal
from room25.bots.reasons import leaves_the_complex
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.game import SPECTATOR, Game
from room25.terminal import board, foot, frame, head, status
from room25.terminal.marks import Marks, marks
from room25.terminal.screen import Screen
from room25.texts import LANGUAGES, Texts
from room25.words.figures import initial
from terminal.screens import positions, screen

Shortened = Callable[[list[str], Texts, int], list[Text]]
SIZES = ((80, 24), (80, 40), (100, 45))
GAMES = (
    ("base", "solo", "standard", 1, 4),
    ("base", "suspicion", "standard", 6, 9),
    ("season2", "competition", "standard", 4, 2),
    ("ultimate-en", "suspicion", "standard", 8, 17),
    ("ultimate-uk", "cooperation", "madness", 6, 2),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_is_never_wider_than_its_terminal_and_seldom_higher(language: str) -> None:
    texts = Texts(language)
    higher = total = 0
    for kind in GAMES:
        for game in positions(*kind):
            for width, height in SIZES:
                lines = screen(game, texts).lines(width, height)
                assert max(line.cell_len for line in lines) <= width
                higher += len(lines) + 1 > height
                total += 1
    assert higher <= total / 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_square_of_the_board_keeps_its_width(language: str) -> None:
    for game in positions(*GAMES[3]):
        for tall, count in ((True, 22), (False, 17)):
            view = game.view(0)
            lines = board.board(
                view.flat,
                Texts(language),
                marks([f"peek {c}{r}" for c in "abcde" for r in "12345"], view.flat),
                0,
                tall,
            )
            assert [line.cell_len for line in lines] == [board.WIDTH] * count


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_have_different_letters(language: str) -> None:
    assert len({initial(c, Texts(language)) for c in range(8)}) == 8


def test_the_exit_zone_has_heavy_lines_and_the_cross_light_ones() -> None:
    assert frame.edge(0, 2).plain == "┏━━┳━━┱──┲━━┳━━┓"
    assert frame.edge(2, 2).plain == "┡━━╃──┼──┼──╄━━┩"
    assert frame.edge(5, 2).plain == "┗━━┻━━┹──┺━━┻━━┛"
    assert [frame.side(1, column).plain for column in range(6)] == list("┃┃││┃┃")


def test_a_square_says_by_signs_what_colours_say() -> None:
    game = Game.new("base", mode="solo", seed=7)
    game.play("kevin clue c2")
    drawn = [
        line.plain for line in board.board(game.view(0).flat, Texts("en"), marks(["move c2"], game.view(0).flat), 3)
    ]
    assert drawn[6:9] == [
        "   ┃   A2    ┃   B2    │  Empty  │   D2    ┃   E2    ┃   ",
        "  2┃         ┃         │  ●? C2  │         ┃         ┃2  ",
        "   ┃         ┃         │    1    │         ┃         ┃   ",
    ]
    assert "◆ AJMK" in drawn[11]
    hidden = [line.plain for line in board.board(game.view(SPECTATOR).flat, Texts("en"), Marks(), 3)]
    assert hidden[6] == "   ┃   A2    ┃   B2    │   C2    │   D2    ┃   E2    ┃   "


NAMES = "alice jennifer max kevin franck emmett sarah bruce".split()


def crowded(hidden: tuple[int, ...] = ()) -> Game:
    """Everybody and both robots in a locked corridor: the fullest square that there can be."""
    game = Game.new("ultimate-en", mode="suspicion", seats=8, seed=7)
    s = game._s
    s.kind[6], s.face_up[6], s.turned[6] = ROOMS["pivoting"].code, 1, 1
    s.kind[7], s.face_up[7] = ROOMS["pivoting"].code, 1
    s.kind[8], s.face_up[8], s.closed[8] = ROOMS["shredder"].code, 1, 1
    s.lock[0], s.robot[0], s.robot[1] = 6, 6, 6
    for c in range(8):
        s.stands_on[c] = 6
        s.hidden[c] = int(c in hidden)
    return game


def squares(game: Game, choices: list[str], tall: bool) -> list[list[str]]:
    """The three squares from B2 to D2, line by line."""
    view = game.view(0).flat
    drawn = [line.plain for line in board.board(view, Texts("en"), marks(choices, view), 0, tall)]
    first, count = (6, 3) if tall else (5, 2)
    return [[drawn[first + k][14 + 10 * i : 23 + 10 * i].strip() for k in range(count)] for i in range(3)]


def test_a_square_has_room_for_tape_locks_corridors_robots_and_eight_people() -> None:
    assert squares(crowded(), [], True) == [
        ["Pivoting", "▲║LR1R2AJ", "MKFESB"],
        ["Pivoting", "▲═", ""],
        ["Shredder", "✖ #", ""],
    ]
    assert squares(crowded(), [], False)[0] == ["Pi LR1R2B", "▲║AJMKFES"]
    assert squares(crowded((0, 7)), [], True)[0] == ["Pivoting", "▲║LR1R2JM", "KFES(AB)"]
    assert squares(crowded((0, 7)), [], False)[0] == ["LR1R2(AB)", "▲║JMKFES"]


def test_answers_lie_where_they_lead() -> None:
    game = crowded()
    view = game.view(0).flat
    view.robot[1] = 7
    found = marks(["hack b2 c2", "lock d2 from b2", "call max", "robot 2", "order 2 push max d2", "pass"], view)
    assert found.cells == {6: [1, 3], 7: [1, 4], 8: [2, 5]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_lists_are_shortened_until_they_fit(language: str) -> None:
    game, texts = crowded(), Texts(language)
    cells = ("b1", "c2", "b3", "a2")
    pushes = [f"push {name} {cell}" for name in NAMES[1:] for cell in cells]
    orders = [f"order {robot} push {name} {cell}" for robot in (1, 2) for name in NAMES for cell in cells]
    forms: list[tuple[list[str], Shortened | None]]
    forms = [(pushes[:4], None), (pushes, foot.groups), (pushes + orders, foot.headings)]
    for choices, form in forms:
        shown = Screen(game.view(0), texts, str, "Ann", "alice", choices)
        shown.asked = "?"
        lines = foot.lines(shown, 80, 6)
        assert len(lines) <= 6 and max(line.cell_len for line in lines) <= 80
        assert form is None or lines[1].plain == form(choices, texts, 80)[0].plain


def test_the_row_of_markers_tells_what_everybody_knows() -> None:
    game = crowded((0,))
    s = game._s
    s.adrenaline[2], s.adrenaline[3], s.paranoid[4], s.stands_on[5] = 2, 0, 1, -1
    s.turn_order[:] = list(range(8))
    view = game.view(0).flat
    named = head.order(view, Texts("en"), 1, 100).plain
    assert named == "Turn order: (Alice)+  ▸Jennifer+  Max⊕  Kevin  Franck+≈  ☠ Emmett  Sarah+  Bruce+"
    assert head.order(view, Texts("en"), 1, 60).plain == "(A)+ ▸J+ M⊕ K F+≈ ☠E S+ B+"


def test_the_side_tells_what_this_game_has() -> None:
    game = Game.new("ultimate-en", mode="cooperation", seats=2, level="standard", seed=3)
    s = game._s
    s.tokens_lost[1], s.paranoid[2], s.pile_left[2], s.time_bombs, s.jamming_cards = 1, 1, 0b10010, 1, 1
    shown = [line.plain for line in status.standing(game.view(0), Texts("en"), 60)]
    assert shown == [
        "Jammed: nobody may tell anything.",
        "A Time Bomb is ticking.",
        "The Key is not found yet: nobody gets out.",
        "Adrenaline: A J M K",
        "Jennifer: lost for good: Look",
        "≈ Max, paranoid: Move, Carry",
        "Cards in the deck: 39",
    ]
    assert not status.standing(Game.new("base", mode="solo", seed=1).view(0), Texts("en"), 60)


def test_a_line_that_may_slide_shows_its_numbers_and_one_that_has_slid_its_direction() -> None:
    game = Game.new("base", mode="solo", seed=7)
    flat = game.view(0).flat
    flat.line_controls[3] = 2
    drawn = [
        line.plain
        for line in board.board(flat, Texts("en"), marks(["control b up", "control b down", "control 1 left"], flat))
    ]
    assert "↑1 B 2↓" in drawn[0]
    assert drawn[4].startswith(" ←3┃")
    assert drawn[16].endswith("┃→  ") and drawn[16].startswith("   ┃")


def test_the_slide_that_takes_room_25_out_is_named() -> None:
    game = Game.new("base", mode="solo", seed=0, complex="beginner")
    flat = game.view(0).flat
    exit_tile = 9  # E2
    flat.kind[exit_tile], flat.face_up[exit_tile] = 1, 1
    flat.stands_on[0] = exit_tile
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
