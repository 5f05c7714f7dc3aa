"""The four catalogues say the same things, each in its own language, and every sentence can be said."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from catalogues import entries, variables
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.table.people import CHARACTER_NAMES as CHARACTERS
from room25.texts import LANGUAGES, Texts, default_language

# The plates that stand for an edition are printed alike in every language.
PLATES = [f"rules-mark-{mark}" for mark in ("s2", "en", "pl", "uk", "ult", "x")]
# Names that really are the same word, and lines made of variables alone.
SAME_AS_ENGLISH = {
    "fr": {
        *(f"character-{key}" for key in CHARACTERS),
        *(f"room-{key}-short" for key in ("room25", "vision", "tunnel", "vortex", "prison")),
        *("room-room25", "term-title", "mode-suspicion", "mode-solo", "colour-yellow-meaning", "term-no"),
        *(
            "room-mac-short",
            "room-robot-short",
            "card-robot",
            "card-chaos",
            "level-madness",
            "level-standard",
        ),
        *("complex-solo", "complex-madness", "term-legend-robot"),
        *("web-menu", "web-extras", "web-bot", "web-table-bots", "web-clock-seconds", "web-clock-minutes"),
        *PLATES,
    },
    "pl": {
        *(f"character-{key}" for key in CHARACTERS if key != "emmett"),
        *("mode-solo", "term-knowledge-room", "term-over-role", "term-entry", "term-no"),
        *("card-robot", "card-chaos", "complex-solo", "answer-robot", "term-legend-robot"),
        *("web-menu", "web-seat-bot", "web-bot", "web-clock-seconds", "web-clock-minutes"),
        *PLATES,
    },
    "uk": {"term-knowledge-room", "term-over-role", "term-entry", *PLATES},
}
COUNTED = {"left", "round", "rounds", "players", "count", "box", "most", "number"}


def _host_lines(language: str) -> list[str]:
    """What the host says, without the names of the lines."""
    messages = [entry for entry in entries(language, "show") if isinstance(entry, ast.Message)]
    return [FluentSerializer().serialize_entry(message).split("=", 1)[1] for message in messages]


def _sample(names: frozenset[str], number: int = 3) -> dict[str, str | int]:
    return {name: 0 if name.startswith("switch-") else number if name in COUNTED else f"<{name}>" for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_line_that_cannot_be_read_and_no_id_twice(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_in_the_same_order_with_the_same_variables(language: str) -> None:
    assert list(variables(language)) == list(variables("en"))
    assert variables(language) == variables("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_says_the_same_things_in_every_language_and_none_in_english(language: str) -> None:
    assert not [entry for entry in entries(language, "show") if isinstance(entry, ast.Junk)]
    assert list(variables(language, "show").items()) == list(variables("en", "show").items())
    english, own = _host_lines("en"), _host_lines(language)
    assert len(set(own)) == len(own)
    assert language == "en" or not set(own) & set(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    texts = Texts(language)
    for message_id, names in variables(language).items():
        for number in (1, 2, 5):
            said = texts(message_id, **_sample(names, number))
            assert said.strip() == said != "", message_id
            assert "{" not in said and "\u2068" not in said, message_id
            for name in names - {"left", "rounds"}:
                assert name.startswith("switch-") or f"<{name}>" in said or str(number) in said, message_id


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english_but_names(language: str) -> None:
    english, texts = Texts("en"), Texts(language)
    same = {
        message_id
        for message_id, names in variables("en").items()
        if english(message_id, **_sample(names)) == texts(message_id, **_sample(names))
    }
    assert same == SAME_AS_ENGLISH[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_name_fits_a_square_of_the_board_and_names_differ(language: str) -> None:
    texts = Texts(language)
    assert [key for key in ROOMS if len(texts.room_short(key)) > 9] == []
    for name in (texts.room, texts.room_short):
        assert len({name(key) for key in ROOMS}) == len(ROOMS)


def test_counted_rounds_take_the_right_form() -> None:
    forms = {language: [Texts(language)("term-rounds-left", left=left) for left in (1, 2, 5)] for language in LANGUAGES}
    assert forms == {
        "en": ["1 round left", "2 rounds left", "5 rounds left"],
        "fr": ["encore 1 tour", "encore 2 tours", "encore 5 tours"],
        "pl": ["została 1 runda", "zostały 2 rundy", "zostało 5 rund"],
        "uk": ["залишився 1 раунд", "залишилося 2 раунди", "залишилося 5 раундів"],
    }
    begun = [Texts("pl")("event-round-began", left=left, first="Max") for left in (1, 2, 5)]
    assert begun == ["Ostatnia runda. Zaczyna Max.", "Zostały 2 rundy. Zaczyna Max.", "Zostało 5 rund. Zaczyna Max."]
    alarm = [Texts("uk")("event-alarm", left=left)[9:] for left in (1, 2, 5)]
    assert alarm == ["Залишився лише 1 раунд.", "Залишилося лише 2 раунди.", "Залишилося лише 5 раундів."]


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_slavic_plurals_have_one_few_and_many(language: str) -> None:
    selects = []

    class Selects(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            self.generic_visit(node)
            if isinstance(node.selector, ast.VariableReference) and node.selector.id.name in COUNTED:
                selects.append(
                    [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
                )

    for entry in entries(language):
        Selects().visit(entry)
    assert selects and all(keys == ["one", "few", "many"] for keys in selects)


def test_polish_has_two_words_for_a_line() -> None:
    texts = Texts("pl")
    said = [texts("event-slid", who="Max", line=line, direction=texts.direction("up")) for line in ("B", "2")]
    assert said == ["Max przesuwa kolumnę B w górę.", "Max przesuwa szereg 2 w górę."]
    assert texts("event-slid-alone", line="4", direction=texts.direction("left")) == "Szereg 4 przesuwa się w lewo."


def test_french_punctuation_never_starts_a_line() -> None:
    for message_id, names in variables("fr").items():
        said = Texts("fr")(message_id, **_sample(names))
        assert not re.search(r"(?<!\u00a0)[:;!»]|«(?!\u00a0)|(?<=\w)\?", said), message_id
        assert "'" not in said, message_id


def test_names_of_things() -> None:
    texts = Texts("uk")
    assert (texts.room("vortex"), texts.character("alice"), texts.token("look")) == ("Коловорот", "Аліса", "Подивитися")
    assert (texts.colour("red"), texts.role("guard"), texts.mode("team")) == ("червоний", "охоронець", "Команди")
    assert texts("event-slid", who="Макс", line="B", direction=texts.direction("up")) == "Макс зсуває ряд B вгору."


def test_an_unknown_message_is_named() -> None:
    assert not Texts("pl").has("room-sauna")
    with pytest.raises(KeyError, match=r"room-sauna.*pl\.ftl"):
        Texts("pl").room("sauna")


def test_a_missing_variable_is_named() -> None:
    with pytest.raises(ValueError, match=r"event-moved in locales/en\.ftl: .*to"):
        Texts("en")("event-moved", who="Max", cell="B2")


def test_an_unknown_language_is_refused_with_those_that_exist() -> None:
    with pytest.raises(ValueError, match=r"'de'.*en, fr, pl, uk"):
        Texts("de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8", "LC_ALL": ""}, "uk"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "fry_NL"}, "en"),
        ({"LANG": "uk"}, "uk"),
    ],
)
def test_the_language_comes_from_the_terminal(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


def test_importing_the_texts_loads_no_catalogue() -> None:
    code = "import sys, room25.texts; raise SystemExit('fluent.runtime' in sys.modules or 'babel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
