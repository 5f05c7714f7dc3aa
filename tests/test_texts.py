"""The four catalogues say the same things, each in its own language, and every sentence can be said."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from room25.resources import resource
from room25.texts import LANGUAGES, Texts, default_language

BLUE_AND_GREEN = "central room25 empty vision moving tunnel control".split()
YELLOW_AND_RED = "vortex dark prison cold acid mortal trapped flooded illusion".split()
ROOMS = BLUE_AND_GREEN + YELLOW_AND_RED
COLOURS = "blue green yellow red".split()
TOKENS = "look move push control".split()
CHARACTERS = "alice jennifer max kevin franck emmett sarah bruce".split()
MODES = "suspicion competition team cooperation solo".split()
EVENTS = {
    "round-began": "left first", "clue-taken": "who cell", "saw": "who cell room", "programmed": "who",
    "token-revealed": "who token", "kept": "who", "passed": "who", "action-lost": "who token", "looked": "who cell",
    "moved": "who cell to", "pushed": "who target to", "slid": "who line direction", "room-revealed": "cell room",
    "swapped": "who cell to", "jumped": "who to", "sent-back": "who", "closed": "cell", "trap-armed": "who",
    "water-rising": "who", "died": "who room", "role-shown": "who role", "guard-revealed": "who", "alarm": "left",
    "reminder-laid": "who cell", "reminder-back": "who cell", "claimed": "who cell colour", "marker-removed": "who",
    "escaped": "who", "game-over": "result",
}  # fmt: skip

# Names that really are the same word, and lines made of variables alone.
SAME_AS_ENGLISH = {
    "fr": {
        *(f"character-{key}" for key in CHARACTERS),
        *(f"room-{key}-short" for key in ("room25", "vision", "tunnel", "vortex", "prison")),
        *("room-room25", "term-title", "mode-suspicion", "mode-solo", "colour-yellow-meaning", "term-no"),
    },
    "pl": {
        *(f"character-{key}" for key in CHARACTERS if key != "emmett"),
        *("mode-solo", "term-knowledge-room", "term-over-role", "term-entry", "term-no"),
    },
    "uk": {"term-knowledge-room", "term-over-role", "term-entry"},
}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def _entries(language: str) -> tuple[ast.EntryType, ...]:
    text = resource("locales", f"{language}.ftl").read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


@cache
def _variables(language: str) -> dict[str, frozenset[str]]:
    """Message id → the variables that it uses, in the order of the file."""
    found = {}
    for entry in _entries(language):
        if isinstance(entry, ast.Message):
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.names)
    return found


def _sample(names: frozenset[str], number: int = 3) -> dict[str, str | int]:
    counted = {"left", "round", "rounds", "players", "count", "box", "most", "number"}
    return {name: number if name in counted else f"<{name}>" for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_line_that_cannot_be_read_and_no_id_twice(language: str) -> None:
    junk = [entry.content for entry in _entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = [entry.id.name for entry in _entries(language) if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_in_the_same_order_with_the_same_variables(language: str) -> None:
    assert list(_variables(language)) == list(_variables("en"))
    assert _variables(language) == _variables("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    texts = Texts(language)
    for message_id, names in _variables(language).items():
        for number in (1, 2, 5):
            said = texts(message_id, **_sample(names, number))
            assert said.strip() == said != "", message_id
            assert "{" not in said and "\u2068" not in said, message_id
            for name in names - {"left", "rounds"}:
                assert f"<{name}>" in said or str(number) in said, message_id


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english_but_names(language: str) -> None:
    english, texts = Texts("en"), Texts(language)
    same = {
        message_id
        for message_id, names in _variables("en").items()
        if english(message_id, **_sample(names)) == texts(message_id, **_sample(names))
    }
    assert same == SAME_AS_ENGLISH[language]


def test_everything_of_the_game_has_its_words() -> None:
    wanted = {"edition-base", "role-guard", "role-prisoner"}
    wanted |= {f"room-{key}{end}" for key in ROOMS for end in ("", "-short", "-help")}
    wanted |= {f"colour-{key}{end}" for key in COLOURS for end in ("", "-meaning")}
    wanted |= {f"token-{key}{end}" for key in TOKENS for end in ("", "-help")}
    wanted |= {f"mode-{key}{end}" for key in MODES for end in ("", "-help")}
    wanted |= {f"character-{key}" for key in CHARACTERS}
    wanted |= {f"direction-{key}" for key in ("left", "right", "up", "down")}
    wanted |= {f"complex-{key}" for key in ("beginner", "expert-competition", "expert-suspicion")}
    wanted |= {f"result-{key}" for key in "prisoners guards defeat full partial draw winner".split()}
    assert wanted <= set(_variables("en"))


def test_every_event_has_its_sentence_with_its_variables() -> None:
    sentences = {
        key.removeprefix("event-"): names for key, names in _variables("en").items() if key.startswith("event-")
    }
    assert sentences == {key: frozenset(names.split()) for key, names in EVENTS.items()}


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
            selects.append([variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)])

    for entry in _entries(language):
        Selects().visit(entry)
    assert selects and all(keys == ["one", "few", "many"] for keys in selects)


def test_french_punctuation_never_starts_a_line() -> None:
    for message_id, names in _variables("fr").items():
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
