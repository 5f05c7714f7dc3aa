"""What a help text says is true at the table where it is said: its switches choose the words, whatever the edition is called."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from catalogues import entries, variables
from room25 import season
from room25.engine.table.switches import NAMES
from room25.game import Game, Setup
from room25.server import catalogue
from room25.setup import editions
from room25.setup.checks import check
from room25.setup.lay import plan
from room25.terminal import guide
from room25.texts import LANGUAGES, Texts
from room25.words.sentences import question

SWITCHED = [key for key, names in variables("en").items() if any(name.startswith("switch-") for name in names)]


def tables() -> Iterator[tuple[str, dict[str, int]]]:
    """The switches of every table that can be laid: each edition, mode and level, plain and with each of the options; all episodes."""
    for name in editions.EDITIONS:
        edition = editions.load(name)
        for mode, levels in edition.modes.items():
            for level, data in levels.items():
                for option in ((), *((key,) for key in edition.options)):
                    setup = Setup(edition=name, mode=mode, level=level, seats=next(iter(data.players)), options=option)
                    if not check(setup):
                        yield name, plan(setup).switches
        yield name, next(one.switches for one in catalogue.catalogue().editions if one.key == name)  # as a whole
    for episode in map(season.load, season.EPISODES):
        yield episode.setup.edition, plan(episode.setup).switches


def help_at(edition: str, mode: str, wanted: str, language: str = "en") -> str:
    view = Game.new(edition, mode=mode, seed=7).view(0)
    return "\n".join(line.plain for line in guide.about(wanted, view.flat, Texts(language)))


def test_a_sentence_asks_only_for_switches_that_exist() -> None:
    asked = {name for names in variables("en").values() for name in names if name.startswith("switch-")}
    assert len(asked) > 15
    assert {name.removeprefix("switch-") for name in asked} <= set(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_can_be_said_at_every_table(language: str) -> None:
    for edition, switches in {(name, tuple(sorted(found.items()))) for name, found in tables()}:
        texts = Texts(language).at(edition, dict(switches))
        for key in SWITCHED:
            said = texts(key)
            assert said == said.strip() != "" and "  " not in said and "{" not in said, (edition, key, said)
            assert ".." not in said and " ." not in said, (edition, key, said)


class _Values(Visitor):
    """The values that a sentence tells apart, by switch."""

    def __init__(self) -> None:
        self.found: dict[str, set[int]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        assert isinstance(node.selector, ast.VariableReference)
        keys = [int(one.key.value) for one in node.variants if isinstance(one.key, ast.NumberLiteral)]
        assert len(keys) == len(set(keys)) == len(node.variants) > 1
        self.found.setdefault(node.selector.id.name.removeprefix("switch-"), set()).update(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_a_help_says_something_of_its_own(language: str) -> None:
    """Each value that a sentence tells apart changes it, with the other switches in some position."""
    texts = Texts(language)
    for entry in entries(language):
        if not isinstance(entry, ast.Message) or entry.id.name not in SWITCHED:
            continue
        visitor = _Values()
        visitor.visit(entry)
        values = visitor.found
        positions = [dict(zip(values, numbers)) for numbers in product(*map(sorted, values.values()))]
        for name, keys in values.items():
            for one, other in combinations(sorted(keys), 2):
                said = [
                    [texts.at("", {**position, name: value})(entry.id.name) for value in (one, other)]
                    for position in positions
                ]
                assert any(this != that for this, that in said), (entry.id.name, name, one, other)


def test_every_variant_of_a_help_is_said_at_some_table() -> None:
    """A value that no edition and no option of the host's has would be a sentence that nobody ever checks."""
    played: dict[str, set[int]] = {name: set() for name in NAMES}
    for _, switches in tables():
        for name in NAMES:
            played[name].add(switches.get(name, 0))
    for entry in entries("en"):
        if isinstance(entry, ast.Message) and entry.id.name in SWITCHED:
            visitor = _Values()
            visitor.visit(entry)
            for name, keys in visitor.found.items():
                assert keys <= played[name], (entry.id.name, name)


def test_without_a_table_a_help_is_not_said_at_all() -> None:
    with pytest.raises(ValueError, match=r"room-room25-help in locales/en\.ftl: .*switch-"):
        Texts("en")("room-room25-help")


def test_room25_is_slid_out_or_gathered_in() -> None:
    assert "nothing has to slide" in help_at("ultimate-uk", "cooperation", "room 25")
    assert "slides it off the board" in help_at("ultimate-uk", "suspicion", "room 25")
    assert "nothing has to slide" not in help_at("ultimate-uk", "suspicion", "room 25")
    strict = Game.new("ultimate-uk", mode="cooperation", seed=7, options=("strict_slide",)).view(0).flat
    said = "\n".join(line.plain for line in guide.about("room 25", strict, Texts("en")))
    assert "slides it off the board; but the Key room must be found first." in said and "alarm" not in said


def test_a_corridor_holds_what_its_table_says() -> None:
    def said(**switches: int) -> str:
        return Texts("en").at("", switches)("room-pivoting-help")

    assert "Push and every special ability work through" in said(pivot_talents=1)
    assert "special ability but Carry" in said(pivot_talents=1, free_carry=1)
    assert "Push and Carry work through" in said()
    assert "Carry too, work as ever" in said(free_carry=1)
    assert "every special ability work" in help_at("ultimate-uk", "suspicion", "pivoting")


@pytest.mark.parametrize(
    ("edition", "is_direct"), [("base", True), ("season2", True), ("ultimate-en", False), ("ultimate-uk", False)]
)
def test_solo_is_played_from_the_hand_where_it_is(edition: str, is_direct: bool) -> None:
    said = help_at(edition, "solo", "solo")
    assert ("without programming" in said) == is_direct and ("program each of them" in said) != is_direct
    [mode] = [m for e in catalogue.catalogue().editions if e.key == edition for m in e.modes if m.key == "solo"]
    assert {level.switches["direct"] for level in mode.levels} == {int(is_direct)}


def test_what_the_modes_of_an_edition_disagree_on_is_said_with_the_modes() -> None:
    shared = {one.key: one.switches for one in catalogue.catalogue().editions}
    assert {name for name, value in shared["ultimate-uk"].items() if value < 0} == {
        "alarm",
        "cards",
        "gather",
        "jam_card",
        "key",
    }
    said = Texts("en").at("ultimate-uk", shared["ultimate-uk"])("room-room25-help")
    assert said.startswith("The exit. In Cooperation and Solo it is enough") and "In Suspicion get your people" in said


def test_an_edition_has_its_own_word_and_the_others_the_common_one() -> None:
    def word(language: str, edition: str) -> str:
        return Texts(language).at(edition, {})("level-standard")

    assert [word("pl", name) for name in ("season2", "ultimate-pl", "ultimate-uk")] == ["Zwykły", "Apogeum", "Zwykły"]
    assert (word("uk", "ultimate-uk"), word("en", "ultimate-en"), word("fr", "ultimate-en")) == (
        "Хардкор",
        "Ultimate",
        "Standard",
    )


@pytest.mark.parametrize(("who", "name"), [("alice", "Be Hidden"), ("kevin", "Hack the Complex")])
def test_the_talent_in_a_question_is_that_of_whoever_is_asked(who: str, name: str) -> None:
    """Kevin alone says while programming which ability it will be (PROG-12); everybody else has a talent."""
    game = Game.new(
        "ultimate-en", mode="cooperation", seats=4, seed=7, characters=("alice", "jennifer", "max", "kevin")
    )
    while game.decision and game.decision.kind == "clue":
        first = game.decision.asked[0]
        game.play(f"{first} {game.options(first)[0]}")
    while game.decision and game.decision.kind in ("program", "card", "punishment"):
        asked = game.decision.asked[0]
        options = game.options(asked)
        talent = [words for words in options if words in ("program talent", "program talent-complex")]
        game.play(
            f"{asked} {(talent if asked == who else [w for w in options if w == 'program look'] or list(options))[0]}"
        )
    while game.decision and game.decision.asked[0] != who:
        asked = game.decision.asked[0]
        game.play(f"{asked} {game.options(asked)[0]}")
    said = question(game.view(game.seat_of(who)), who, Texts("en"))
    assert f"has one action, {name}." in said
