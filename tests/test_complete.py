"""Completeness: whatever is registered has rules in the book, scenarios, words in four languages, and a name that reads back."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from room25.engine.rules.actions import REGISTRY as TOKENS
from room25.engine.rules.cards import BASIC, FACES, KIND_OF, MADNESS
from room25.engine.rules.cards import REGISTRY as CARDS
from room25.engine.rules.characters import REGISTRY as CHARACTERS
from room25.engine.rules.modes import REGISTRY as MODES
from room25.engine.rules.rooms import BY_KEY, BY_MARK, REGISTRY, Room
from room25.engine.table import agenda, answers, board
from room25.engine.table import log as rows
from room25.engine.table.fields import FIELDS
from room25.engine.table.people import BRUCE, KEVIN
from room25.engine.table.state import State
from room25.engine.table.switches import KEVIN_EARLY, NAMES, PANIC_KEVIN
from room25.errors import BadText
from room25.events import KINDS
from room25.notation import command
from room25.notation.tiles import marked_code, parse_tile, tile_code
from room25.rulebook import Rule, holds_in, rules
from room25.setup import editions, why
from room25.setup.editions import EDITIONS
from room25.setup.faces import face_name, parse_face
from room25.setup.lay import CHARACTER_NAMES
from room25.texts import LANGUAGES, Texts
from test_scenarios import CITED

BASE = editions.load("base")
ALL = [editions.load(name) for name in EDITIONS]
THINGS = [*REGISTRY.values(), *TOKENS.values(), *MODES.values(), *CHARACTERS.values(), *CARDS.values()]
SOURCES = Path(why.__file__).resolve().parents[1]


def test_all_that_the_boxes_hold_is_here_and_all_that_is_here_is_in_a_box() -> None:
    assert len({edition.code for edition in ALL}) == len(EDITIONS)
    assert {mode for edition in ALL for mode in edition.modes} == {mode.key for mode in MODES.values()}
    assert {key for edition in ALL for key in edition.box} == set(BY_KEY)
    assert {c.key for c in CHARACTERS.values()} == {name for edition in ALL for name in edition.characters}
    assert {c.key for c in CHARACTERS.values()} == set(CHARACTER_NAMES)
    assert [TOKENS[code].key for code in range(len(TOKENS))] == [
        *("look", "move", "push", "control"),
        *("talent", "talent-robot"),
    ]


def test_the_deck_has_every_kind_of_card_and_every_face_belongs_to_one() -> None:
    box = editions.default_cards()
    held = {card.split()[0] for cards in box.values() for card in cards}
    assert held == {card.key for card in CARDS.values()}
    assert all(
        CARDS[KIND_OF[parse_face(card)]].group == group
        for group, key in ((BASIC, "basic"), (MADNESS, "madness"))
        for card in box[key]
    )
    assert sum(map(len, box.values())) <= len(State().deck)
    assert sorted(face for card in CARDS.values() for face in card.faces) == list(range(FACES))


def test_every_switch_that_an_edition_sets_is_one_of_ours_and_every_one_of_ours_is_set() -> None:
    named: set[str] = set()
    for edition in ALL:
        for data in [level for levels in edition.modes.values() for level in levels.values()]:
            named |= set(data.switches)
        for option in edition.options.values():
            named |= set(option.switches)
            assert option.rules and all(rule in rules() for rule in option.rules)
        assert all(item.rule in rules() for item in edition.advice)
    assert named == set(NAMES) and len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("thing", THINGS, ids=repr)
def test_a_registered_thing_names_rules_that_exist_and_have_scenarios(thing: Room) -> None:
    assert thing.rules and len(set(thing.rules)) == len(thing.rules)
    for name in thing.rules:
        rule: Rule = rules()[name]
        assert CITED.get(name), f"{name} has no scenario"
        assert [edition for edition in EDITIONS if holds_in(rule, edition) and edition not in CITED[name]] == []


def test_codes_keys_and_marks_are_unique() -> None:
    for registry in (REGISTRY, TOKENS, MODES, CHARACTERS, CARDS):
        assert all(thing.code == code for code, thing in registry.items())
        assert sorted(registry) == list(range(len(registry)))
        assert len({thing.key for thing in registry.values()}) == len(registry)
    assert len(BY_MARK) == len(REGISTRY)
    assert all((len(mark) == 2 and mark.isupper()) or mark == "R2" for mark in BY_MARK)
    assert len(set(CHARACTER_NAMES)) == len(CHARACTER_NAMES)


@pytest.mark.parametrize(
    ("folder", "keys"),
    [
        ("rooms", {room.key for room in REGISTRY.values()}),
        ("characters", set(CHARACTER_NAMES)),
        ("cards", {"movement" if card.key == "move" else card.key.replace("-", "_") for card in CARDS.values()}),
        ("modes", {mode.key for mode in MODES.values()}),
    ],
)
def test_every_thing_has_a_file_of_its_own_with_its_name(folder: str, keys: set[str]) -> None:
    files = {path.stem for path in (SOURCES / "engine" / "rules" / folder).glob("*.py")} - {"__init__"}
    assert files == keys


def test_nothing_in_the_rulebook_names_a_room_but_rooms() -> None:
    """The rest goes by hooks, colours and traits: a new room is one new file, and no list of rooms is forgotten."""
    rules = SOURCES / "engine"
    others = [path for path in rules.rglob("*.py") if path.parent.name != "rooms" and path.parent.name != "brain"]
    named = []
    for path in others:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("room25.engine.rules.rooms"):
                names = {alias.name for alias in node.names}
                if names & {*BY_KEY, "BY_KEY", "BY_MARK"} or node.module != "room25.engine.rules.rooms":
                    named.append(f"{path.name}: {sorted(names)}")
    assert len(others) > 60 and not named


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_registered_can_be_said(language: str) -> None:
    texts = Texts(language)
    wanted = [f"room-{key}{end}" for key in BY_KEY for end in ("", "-short", "-help")]
    wanted += [f"token-{token.key}" for token in TOKENS.values()]
    wanted += [f"token-{token.key}-help" for token in TOKENS.values() if token.code < answers.TALENT]
    wanted += [f"mode-{mode.key}{end}" for mode in MODES.values() for end in ("", "-help")]
    wanted += [f"event-{name}" for name, _ in KINDS.values()]
    wanted += [f"character-{name}" for name in CHARACTER_NAMES]
    wanted += [f"talent-{name}{end}" for name in CHARACTER_NAMES for end in ("", "-help")]
    wanted += [f"card-{face_name(face).split()[0]}{end}" for face in range(FACES) for end in ("", "-help")]
    wanted += [f"edition-{name}" for name in EDITIONS]
    for edition in ALL:
        wanted += [f"complex-{name}" for name in edition.complexes]
        wanted += [f"option-{name}" for name in edition.options]
        wanted += [f"level-{level}" for levels in edition.modes.values() for level in levels]
        wanted += [item.key for item in edition.advice]
    wanted += [f"why-{key}" for key in reason_keys()]
    wanted += sorted(problem_keys())
    assert [key for key in dict.fromkeys(wanted) if not texts.has(key)] == []


def reason_keys() -> set[str]:
    """The keys of every refusal, read from its source: the second argument of each `_reason(…)`."""
    tree = ast.parse((SOURCES / "setup" / "why.py").read_text(encoding="utf-8"))
    calls = [
        node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_reason"
    ]
    named = [arg.value for call in calls for arg in call.args[1:2] if isinstance(arg, ast.Constant)]
    keys = {key for key in named if isinstance(key, str)}
    assert len(keys) > 30
    return keys


def problem_keys() -> set[str]:
    """The keys of everything that can be wrong with a setup."""
    tree = ast.parse((SOURCES / "setup" / "checks.py").read_text(encoding="utf-8"))
    words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    keys = {word for word in words if word.startswith(("problem-", "warning-"))}
    assert len(keys) > 10
    return keys


def test_every_kind_of_event_has_a_name() -> None:
    assert set(KINDS) == set(range(rows.CARD_DISCARDED + 1))
    assert len({name for name, _ in KINDS.values()}) == len(KINDS)


def test_every_face_of_a_card_has_words_that_give_it_back() -> None:
    said = [face_name(face) for face in range(FACES)]
    assert len(set(said)) == FACES
    for face, text in enumerate(said):
        assert parse_face(text) == parse_face(text.upper()) == parse_face(f"  {text}  ") == face
    for text in (
        "",
        "joker",
        "move",
        "move 3 left",
        "move 2 up",
        "move 2 left thrice",
        "punishment max max",
        "disabled blue",
    ):
        with pytest.raises(BadText, match="is no card; cards are "):
            parse_face(text)


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
        assert command.token_name(code, early=code > answers.TALENT).startswith(token.key)
    s = State()
    for edition in ALL:
        s.edition = edition.code
        for key in edition.box:
            for up in (0, 1):
                s.kind[0], s.face_up[0] = BY_KEY[key].code, up
                assert parse_tile(tile_code(s, 0), edition) == (BY_KEY[key].code, up, 0, 0)
                for closed in range(1 + (edition is not BASE and key in ("flooded", "shredder") and up)):
                    for turned in range(1 + (key == "pivoting" and up)):
                        s.closed[0], s.turned[0] = closed, turned
                        assert parse_tile(marked_code(s, 0), edition) == (BY_KEY[key].code, up, closed, turned)
                s.closed[0] = s.turned[0] = 0


NUMBERS: dict[str, set[int]] = {}  # of every verb
for family in answers.FAMILIES:
    NUMBERS.setdefault(family.verb, set()).update(range(family.first, family.first + family.size))
PROGRAMS = {
    answers.program_answer(first, second, adrenaline)
    for first in range(6)
    for second in (*range(6), answers.NOTHING)
    for adrenaline in (0, 1)
    if first != second
} | {answers.COMMIT}


def some_table(here: int, who: int, card: bool) -> State:
    """Somebody in this cell, both robots and both Locks out, and a panicking Kevin where a card asks."""
    s = State()
    s.cell_of[:] = s.tile_at[:] = list(range(25))
    s.stands_on[who] = here
    s.robot[:] = [here, here]
    s.lock[:] = [1, 23]
    s.switch[KEVIN_EARLY] = s.switch[PANIC_KEVIN] = 1
    agenda.push(s, agenda.ASK_CARD if card else agenda.ASK_ACTION, who, 0, 0, 0, 0)
    return s


def test_every_number_has_words_that_give_it_back_from_every_cell() -> None:
    met: dict[str, set[int]] = {verb: set() for verb in NUMBERS}
    for who in (KEVIN, BRUCE):
        for here in range(25):
            for card in (False, True):
                s = some_table(here, who, card)
                said: set[str] = set()
                for number in range(answers.END):
                    if who == BRUCE and number >= answers.PROGRAM:
                        continue  # his talent has one sign only
                    if answers.HACK <= number < answers.ORDER and (
                        who == BRUCE or (number >= answers.HACK_FAR) != card
                    ):
                        continue  # two rooms beside Kevin by his talent, any two side by side when he panics
                    if who == BRUCE and answers.LOCK <= number < answers.HACK and not card:
                        continue  # he does not copy Locks
                    try:
                        text = command.words(s, who, number)
                    except ValueError:
                        continue
                    words = command.parse(text)
                    assert command.number(s, who, words) == number and words.text == text, text
                    assert number in NUMBERS[words.verb] and text not in said, text
                    said.add(text)
                    met[words.verb].add(number)
    for verb, numbers in NUMBERS.items():
        assert met[verb] == (PROGRAMS if verb == "program" else numbers), verb


def test_families_of_numbers_do_not_overlap_and_the_grammar_knows_them_all() -> None:
    numbers = [number for family in answers.FAMILIES for number in range(family.first, family.first + family.size)]
    assert len(numbers) == len(set(numbers)) and max(numbers) < answers.NO_TOKENS < answers.END
    assert set(NUMBERS) | {"mimic"} == set(command.GRAMMAR)
    assert len({family.name for family in answers.FAMILIES}) == len(answers.FAMILIES)


def test_a_number_that_means_nothing_has_no_words() -> None:
    s = some_table(12, KEVIN, card=False)
    for number in (377, 378, answers.PROGRAM + 90, answers.END, -1):
        with pytest.raises(ValueError, match=f"^{number} is no answer$"):
            command.words_from(s, 12, number, KEVIN)
    with pytest.raises(ValueError, match=r"^A1 has no room on that side$"):
        command.words_from(s, 0, answers.MOVE + board.NORTH, KEVIN)
    with pytest.raises(ValueError, match=r"^A1 has no room on that side$"):
        command.words_from(s, 0, answers.HACK, KEVIN)
    s.robot[1] = s.lock[0] = -1
    for number, words in (
        (answers.ORDER + answers.ORDERS, "robot 2 is not in play"),
        (answers.FROM, "no Lock lies there"),
    ):
        with pytest.raises(ValueError, match=words):
            command.words_from(s, 12, number, KEVIN)


def test_every_field_of_a_state_says_what_it_means_in_its_own_words() -> None:
    meanings = [field.meaning for field in FIELDS]
    assert all(len(meaning) > 10 for meaning in meanings) and len(set(meanings)) == len(meanings)
