"""What a person types is understood in full, in short, by number and in both languages."""

from __future__ import annotations

import re
from itertools import product

import pytest

from room25.resources import resource
from room25.rules import why
from room25.terminal.typed import ANSWER, ASIDE, HELP, NOTHING, QUIT, SAVE, WRONG, matching, understand
from room25.terminal.words import answer
from room25.texts import LANGUAGES, Texts

TOKENS = ("look", "move", "push", "control")
PROGRAMS = [f"program {a}" for a in TOKENS] + [f"program {a} {b}" for a, b in product(TOKENS, TOKENS) if a != b]
FREE = ["look c2", "move c2", "move d3", "push alice b2", "push max b2", "control 1 left", "control a up", "pass"]


@pytest.mark.parametrize(
    ("typed", "language", "words"),
    [
        ("look move", "en", "program look move"),
        ("program look move", "en", "program look move"),
        ("l m", "en", "program look move"),
        ("lm", "en", "program look move"),
        ("PC", "en", "program push control"),
        ("push", "en", "program push"),
        ("p", "en", "program push"),
        ("p c", "en", "program push control"),
        ("Look, then Move", "en", "program look move"),
        ("regarder pousser", "fr", "program look push"),
        ("rp", "fr", "program look push"),
        ("déplacer look", "fr", "program move look"),
        ("ruch obs", "pl", "program move look"),
        ("подив штовх", "uk", "program look push"),
        ("Керувати", "uk", "program control"),
    ],
)
def test_a_program_is_typed_in_many_ways(typed: str, language: str, words: str) -> None:
    said = understand(typed, PROGRAMS, Texts(language))
    assert (said.kind, said.text) == (ANSWER, words)


@pytest.mark.parametrize(
    ("typed", "language", "words"),
    [
        ("move d3", "en", "move d3"),
        ("MOVE D3", "en", "move d3"),
        ("m d3", "en", "move d3"),
        ("d3", "en", "move d3"),
        ("push m b2", "en", "push max b2"),
        ("1 left", "en", "control 1 left"),
        ("pass", "en", "pass"),
        ("Do nothing", "en", "pass"),
        ("Aller en D3", "fr", "move d3"),
        ("pousser max b2", "fr", "push max b2"),
        ("contrôler 1 gauche", "fr", "control 1 left"),
        ("керувати a вгору", "uk", "control a up"),
        ("штовхнути аліса b2", "uk", "push alice b2"),
    ],
)
def test_an_action_is_typed_in_many_ways(typed: str, language: str, words: str) -> None:
    said = understand(typed, FREE, Texts(language))
    assert (said.kind, said.text) == (ANSWER, words)


def test_what_may_mean_several_answers_is_asked_back() -> None:
    assert matching("c2", FREE, Texts("en")) == ["look c2", "move c2"]
    assert understand("push", FREE, Texts("en")).kind == WRONG


@pytest.mark.parametrize(
    ("typed", "kind", "text"),
    [
        ("", NOTHING, ""),
        ("?", HELP, ""),
        ("?b2", HELP, "b2"),
        ("? Room 25", HELP, "Room 25"),
        ("quit", QUIT, ""),
        ("save my game.txt", SAVE, "my game.txt"),
        ("mark b2", ASIDE, "mark b2"),
        ("claim b2 red", ASIDE, "claim b2 red"),
        ("claim b2 rouge", ASIDE, "claim b2 red"),
        ("reveal", ASIDE, "reveal"),
        ("look look", ANSWER, "program look look"),  # well-formed: the rules say why not
        ("program look look", ANSWER, "program look look"),
    ],
)
def test_everything_else_is_told_apart(typed: str, kind: str, text: str) -> None:
    said = understand(typed, PROGRAMS, Texts("fr"))
    assert (said.kind, said.text) == (kind, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_typed_as_it_is_written_on_the_screen(language: str) -> None:
    texts = Texts(language)
    for choices in (PROGRAMS, FREE):
        for number, words in enumerate(choices, start=1):
            assert understand(answer(words, texts), choices, texts).text == words
            assert understand(words, choices, texts).text == words
            assert understand(str(number), choices, texts).text == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    source = re.sub(r"\s+", " ", why.__loader__.get_source(why.__name__))  # type: ignore[union-attr]
    keys = set(re.findall(r"_reason\( ?(?:\"[A-Z0-9-]+\"|[^,]+?), \"([a-z-]+)\"", source))
    assert len(keys) > 30
    assert {key for key in keys if not Texts(language).has(f"why-{key}")} == set()
    written = set(
        re.findall(r"^why-([a-z-]+) =", resource("locales", "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert written == keys
