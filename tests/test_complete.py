"""Completeness: whatever is registered has rules in the book, scenarios, words in four languages, and a name that reads back."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from room25 import editions
from room25.core import answers, board
from room25.core.log import ANSWERED, GAME_OVER
from room25.core.state import State
from room25.events import KINDS
from room25.notation import command
from room25.notation.tiles import parse_tile, tile_code
from room25.rulebook import rules
from room25.rules import why
from room25.rules.actions import ACTIONS
from room25.rules.actions import REGISTRY as TOKENS
from room25.rules.modes import REGISTRY as MODES
from room25.rules.rooms import BY_KEY, BY_MARK, REGISTRY, Room
from room25.rules.setup import CHARACTER_NAMES
from room25.texts import LANGUAGES, Texts
from test_scenarios import CITED, NOT_IN_BASE

BASE = editions.load("base")
THINGS = [*REGISTRY.values(), *TOKENS.values(), *MODES.values()]
SOURCES = Path(why.__file__).resolve().parents[1]


def test_the_base_game_has_its_sixteen_rooms_four_actions_and_five_modes() -> None:
    assert len(REGISTRY) == 16 and set(BY_KEY) == set(BASE.box)
    assert [TOKENS[code].key for code in range(ACTIONS)] == ["look", "move", "push", "control"]
    assert sorted(mode.key for mode in MODES.values()) == sorted(BASE.modes)
    assert sum(BASE.box.values()) == 32


@pytest.mark.parametrize("thing", THINGS, ids=repr)
def test_a_registered_thing_names_rules_that_exist_and_have_scenarios(thing: Room) -> None:
    assert thing.rules and len(set(thing.rules)) == len(thing.rules)
    assert [rule for rule in thing.rules if rule not in rules()] == []
    assert [rule for rule in thing.rules if rule not in CITED and rule not in NOT_IN_BASE] == []


def test_codes_keys_and_marks_are_unique() -> None:
    for registry in (REGISTRY, TOKENS, MODES):
        assert all(thing.code == code for code, thing in registry.items())
        assert len({thing.key for thing in registry.values()}) == len(registry)
    assert len(BY_MARK) == len(REGISTRY)
    assert all((len(mark) == 2 and mark.isupper()) or mark == "R2" for mark in BY_MARK)
    assert len(set(CHARACTER_NAMES)) == len(CHARACTER_NAMES) == 8


def test_every_room_has_a_file_of_its_own_with_its_name() -> None:
    files = {path.stem for path in (SOURCES / "rules" / "rooms").glob("*.py")} - {"__init__"}
    assert files == set(BY_KEY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_registered_can_be_said(language: str) -> None:
    texts = Texts(language)
    wanted = [f"room-{key}{end}" for key in BY_KEY for end in ("", "-short", "-help")]
    wanted += [f"token-{token.key}{end}" for token in TOKENS.values() for end in ("", "-help")]
    wanted += [f"mode-{mode.key}{end}" for mode in MODES.values() for end in ("", "-help")]
    wanted += [f"event-{name}" for name, _ in KINDS.values()]
    wanted += [f"character-{name}" for name in CHARACTER_NAMES]
    wanted += [f"complex-{name}" for name in BASE.complexes]
    wanted += [f"why-{key}" for key in reason_keys()]
    wanted += sorted(problem_keys())
    assert [key for key in wanted if not texts.has(key)] == []


def reason_keys() -> set[str]:
    """The keys of every refusal, read from its source: the second argument of each `_reason(…)`."""
    tree = ast.parse((SOURCES / "rules" / "why.py").read_text(encoding="utf-8"))
    calls = [
        node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_reason"
    ]
    keys = {arg.value for call in calls for arg in call.args[1:2] if isinstance(arg, ast.Constant)}
    assert len(keys) > 30
    return keys


def problem_keys() -> set[str]:
    """The keys of everything that can be wrong with a setup."""
    tree = ast.parse((SOURCES / "rules" / "setup.py").read_text(encoding="utf-8"))
    words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    keys = {word for word in words if word.startswith(("problem-", "warning-"))}
    assert len(keys) > 10
    return keys


def test_every_kind_of_event_has_a_name_but_the_answers_that_take_themselves() -> None:
    assert set(KINDS) == set(range(GAME_OVER + 1)) and ANSWERED == GAME_OVER + 1
    assert len({name for name, _ in KINDS.values()}) == len(KINDS)


def test_cells_lines_and_directions_read_back() -> None:
    for cell in range(25):
        name = board.cell_name(cell)
        assert board.parse_cell(name) == board.parse_cell(name.lower()) == board.parse_cell(f" {name} ") == cell
    for line in range(10):
        name = board.line_name(line)
        assert board.parse_line(name) == board.parse_line(name.upper()) == line
        for way in (board.BACK, board.FORTH):
            assert board.parse_way(line, board.way_name(line, way)) == way
    assert (board.cell_name(12), board.cell_name(0), board.cell_name(24)) == ("C3", "A1", "E5")


@pytest.mark.parametrize("text", ["", "a", "a0", "a6", "f1", "1a", "a11", "aa"])
def test_what_is_no_cell_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no square: squares run from a1 to e5"):
        board.parse_cell(text)


def test_a_line_slides_along_itself_only() -> None:
    with pytest.raises(ValueError, match=r"^line 2 slides left or right, not 'up'$"):
        board.parse_way(board.parse_line("2"), "up")
    with pytest.raises(ValueError, match=r"^'6' is no line: rows are 1 to 5, columns are a to e$"):
        board.parse_line("6")


def test_neighbours_are_mutual_and_the_exit_zone_is_the_ends_of_the_movable_lines() -> None:
    for cell in range(25):
        for direction in range(4):
            beside = board.NEIGHBOUR[cell * 4 + direction]
            if beside >= 0:
                assert board.NEIGHBOUR[beside * 4 + (direction + 2) % 4] == cell
                assert board.direction_between(cell, beside) == direction
    ends = {board.LINE_CELL[line * 5 + k] for line in range(10) if board.MOVABLE[line] for k in (0, 4)}
    inner = {cell for cell in range(25) if not board.EXIT_ZONE[cell]}
    assert sum(board.EXIT_ZONE) == 12 and ends - inner == {cell for cell in range(25) if board.EXIT_ZONE[cell]}


def test_characters_tokens_and_tiles_read_back() -> None:
    for number, name in enumerate(CHARACTER_NAMES):
        assert command.character(name) == command.character(name.upper()) == number
    for code, token in TOKENS.items():
        assert command.TOKEN_NAMES.index(token.key) == code
    s = State()
    for room in REGISTRY.values():
        for up in (0, 1):
            s.kind[0], s.up[0] = room.code, up
            assert parse_tile(tile_code(s, 0), BASE) == (room.code, up)


FAMILIES = {
    "clue": range(answers.CLUE, answers.CLUE + 4),
    "look": range(answers.LOOK, answers.LOOK + 4),
    "move": range(answers.MOVE, answers.MOVE + 4),
    "push": range(answers.PUSH, answers.PUSH + 32),
    "control": range(answers.CONTROL, answers.CONTROL + 20),
    "slide": range(answers.SLIDE, answers.SLIDE + 20),
    "peek": range(answers.PEEK, answers.PEEK + 25),
    "swap": range(answers.SWAP, answers.SWAP + 25),
    "tunnel": range(answers.TUNNEL, answers.TUNNEL + 25),
    "mark": range(answers.MARK, answers.MARK + 25),
    "claim": range(answers.CLAIM, answers.CLAIM + 100),
    "program": range(answers.PROGRAM, answers.END),
    "pass": range(answers.PASS, answers.PASS + 1),
    "wait": range(answers.WAIT, answers.WAIT + 1),
    "reveal": range(answers.REVEAL, answers.REVEAL + 1),
}


def test_every_number_has_words_that_give_it_back_from_every_cell() -> None:
    s = State()
    s.cell_of[:] = list(range(25))
    met: dict[str, set[int]] = {verb: set() for verb in FAMILIES}
    for here in range(25):
        s.at[0] = here
        said: set[str] = set()
        for number in range(answers.END):
            try:
                text = command.words_from(here, number)
            except ValueError:
                continue
            words = command.parse(text)
            assert command.number(s, 0, words) == number and words.text == text
            assert number in FAMILIES[words.verb] and text not in said
            said.add(text)
            met[words.verb].add(number)
    programs = {answers.program_answer(a, b) for a in range(4) for b in (0, 1, 2, 3, answers.NOTHING)}
    for verb, family in FAMILIES.items():
        assert met[verb] == (programs if verb == "program" else set(family)), verb


def test_families_of_numbers_do_not_overlap_and_the_grammar_knows_them_all() -> None:
    numbers = [number for family in FAMILIES.values() for number in family]
    assert len(numbers) == len(set(numbers)) and max(numbers) < answers.END
    assert set(FAMILIES) == set(command.GRAMMAR)
    assert not set(command.GRAMMAR) & set(command.LATER)


def test_a_number_that_means_nothing_has_no_words() -> None:
    for number in (3, 15, 175, 378, answers.PROGRAM + 1, answers.END, -1):
        with pytest.raises(ValueError, match=f"^{number} is no answer$"):
            command.words_from(12, number)
    with pytest.raises(ValueError, match=r"^A1 has no room on that side$"):
        command.words_from(0, answers.MOVE + board.NORTH)
