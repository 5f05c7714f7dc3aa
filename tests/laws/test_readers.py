"""Whatever is written in a command, a position, a record or a scenario: it is read, or refused with a sentence, and never crashes."""

from __future__ import annotations

import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laws.games import CELLS, choose, some_setup
from laws.test_refusals import EVERY_WORD
from laws.test_text import words
from room25.engine.table.state import State
from room25.errors import BadSetup, BadText, IllegalCommand, Room25Error
from room25.game import Game
from room25.notation import command
from room25.notation.position import read_position, write_position
from room25.scenario.reader import KEYS, documents
from room25.scenario.run import check_files, run

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"
EXAMPLES = [
    document
    for path in sorted(SCENARIOS.rglob("*.yaml"))
    for _, document in documents(path)
    if isinstance(document, dict)
]
some = settings(
    max_examples=200,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
sentences = st.lists(st.one_of(st.sampled_from(EVERY_WORD), st.text(max_size=4)), max_size=6).map(" ".join)


def played(seed: int, moves: int) -> Game:
    """A game of some mode after some moves."""
    dice = Random(seed)
    cell = dice.choice(CELLS)
    game = Game(some_setup(cell, dice), seed)
    for _ in range(moves):
        if not game.is_over:
            s = game.state()
            game.play(words(s, choose(s, dice, 0.5)))
    return game


POSITIONS = [write_position(played(seed, 3 * seed).state()) for seed in range(12)]
RECORDS = [played(seed, 2 * seed).record() for seed in range(12)]


@st.composite
def damaged(draw: st.DrawFn, texts: list[str]) -> str:
    """A text with some of its words or lines gone, doubled, moved or replaced."""
    lines = draw(st.sampled_from(texts)).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        parts = lines[at].split(" ")
        change = draw(st.integers(0, 4))
        if change == 0:
            del lines[at]
        elif change == 1:
            lines.insert(draw(st.integers(0, len(lines))), lines[at])
        elif change == 2:
            lines[at] = draw(st.text(max_size=8))
        else:
            new = st.one_of(st.integers(-(2**70), 2**70).map(str), st.sampled_from(EVERY_WORD), st.text(max_size=3))
            parts[draw(st.integers(0, len(parts) - 1))] = draw(new)
            lines[at] = " ".join(parts)
        lines = lines or [""]
    return "\n".join(lines)


@some
@given(st.one_of(st.text(max_size=30), sentences))
def test_any_words_are_a_command_or_bad_text(text: str) -> None:
    try:
        read = command.parse(text)
    except BadText as error:
        assert str(error)
    else:
        assert command.parse(read.text) == read


@some
@given(st.one_of(st.text(max_size=30), sentences), st.integers(0, 11))
def test_any_words_are_played_or_refused(text: str, seed: int) -> None:
    game = played(seed, seed * 2)
    before = game.record()
    try:
        game.play(text)
    except (BadText, IllegalCommand) as error:
        assert str(error) and game.record() == before


@some
@given(st.one_of(st.text(max_size=60), damaged(POSITIONS)))
def test_any_text_is_a_position_or_bad_text(text: str) -> None:
    try:
        s = read_position(text)
    except BadText as error:
        assert str(error)
    else:
        assert type(s) is State
        assert read_position(write_position(s)) == s


@some
@given(st.one_of(st.text(max_size=60), damaged(RECORDS)))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    try:
        game = Game.from_record(text)
    except (BadText, BadSetup) as error:
        assert str(error)
    else:
        assert Game.from_record(game.record()).state() == game.state()


plain_values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 30),
    st.floats(allow_nan=True),
    st.dates(),
    st.sampled_from([*EVERY_WORD, *KEYS, "dead", "guard", "yes", "no", "??", "25", "", "end round", "refused"]),
    st.text(max_size=4),
)
values = st.recursive(
    plain_values,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(plain_values, inner, max_size=3)),
    max_leaves=5,
)


@st.composite
def damaged_scenarios(draw: st.DrawFn) -> dict[Any, Any]:
    """A scenario in which some values, deep or not, are something else."""
    document = copy.deepcopy(draw(st.sampled_from(EXAMPLES)))
    for _ in range(draw(st.integers(1, 2))):
        node: Any = document
        while True:
            keys = list(node) if isinstance(node, dict) else list(range(len(node)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if isinstance(node[key], dict | list) and node[key] and draw(st.booleans()):
                node = node[key]
                continue
            change = draw(st.integers(0, 3))
            if change == 0:
                del node[key]
            elif change == 1 and isinstance(node, dict):
                node[draw(plain_values)] = node.pop(key)
            else:
                node[key] = draw(values)
            break
        if draw(st.integers(0, 3)) == 0:
            document[draw(st.sampled_from(KEYS))] = draw(values)
    return document


@some
@given(damaged_scenarios())
def test_a_damaged_scenario_holds_or_says_what_is_wrong(tmp_path: Path, document: dict[Any, Any]) -> None:
    try:
        path = tmp_path / "damaged.yaml"
        path.write_text(yaml.safe_dump(document, sort_keys=False, allow_unicode=True), encoding="utf-8")
    except yaml.YAMLError:
        return
    passed, failed = check_files([path])
    editions = document.get("edition")
    many = max(1, len(editions)) if isinstance(editions, list) else 1  # a list of editions runs in each of them
    assert 1 <= passed + len(failed) <= many
    assert all(failure.reason and failure.name for failure in failed)


@some
@given(st.one_of(st.binary(max_size=60), st.text(max_size=60).map(str.encode)))
def test_any_file_is_scenarios_or_says_what_is_wrong(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "any.yaml"
    path.write_bytes(content)
    passed, failed = check_files([path])
    assert passed == 0
    assert all(failure.reason for failure in failed)


@pytest.mark.parametrize(
    "text",
    [
        "name: !!bool perhaps",
        "name: !!int many",
        "name: !!timestamp soon",
        "name: 2001-99-99",
        "name: 0b_",
        "? [a, list]\n: as a key",
        "? {a: table}\n: as a key",
        "name: &a [*a]",
        "<<: {name: merged}",
        "name: !!python/object:os.system x",
        "name: \x07",
        "name: '\x00'",
        "[" * 3000,
        "{a: " * 3000,
        "name: 'no end",
        "a: b: c",
        "\t- tab",
        "--- one\n--- two\n--- [three]",
        "name: " + "9" * 5000,
    ],
    ids=lambda text: repr(text[:24]),
)
def test_odd_yaml_is_named_and_nothing_else_happens(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(text, encoding="utf-8")
    passed, failed = check_files([path])
    assert passed == 0 and len(failed) >= 1
    assert all("\n" not in str(failure) for failure in failed)


def test_the_examples_hold_as_they_are() -> None:
    for document in EXAMPLES[::10]:
        for edition in [document["edition"]] if isinstance(document["edition"], str) else document["edition"]:
            run({**document, "edition": edition})
    assert issubclass(BadText, Room25Error)
