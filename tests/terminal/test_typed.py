"""What a person types is understood in full, in short, by number and in both languages."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from room25.bots.host import Host
from room25.bots.uniform import Uniform
from room25.game import Game
from room25.notation import command
from room25.terminal.program import hand
from room25.terminal.typed import ANSWER, ASIDE, HELP, NOTHING, QUIT, SAVE, WRONG, Typed, matching, understand
from room25.texts import LANGUAGES, Texts
from room25.words.answers import answer

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
    said = understand("push", FREE, Texts("en"))
    assert (said.kind, said.several) == (WRONG, ("push alice b2", "push max b2"))


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


EVERY_VERB = [
    "clue b3", "look c2", "move c2", "push alice b2", "control 1 left", "wait", "pass", "call max", "hide", "carry kevin b2",
    "recover", "reactivate d2", "lock c3", "lock c3 from b2", "sabotage room", "sabotage robot", "hack b2 c3",
    "order 1 move b2", "order 2 push sarah b2", "peek e5", "swap a1", "slide 5 right", "tunnel d4", "pull emmett",
    "sacrifice bruce", "to b4", "from a2", "robot 2", "lose talent", "accept", "refuse", "withdraw",
    "mimic jennifer call max", "mimic max carry kevin d2", "mimic kevin order 1 push sarah e2", "mimic emmett reactivate e3",
    "mimic alice hide", "mimic sarah sabotage room", "mimic franck recover", "program adrenaline",
]  # fmt: skip


def test_the_list_has_every_verb() -> None:
    said = {words.split()[0] for words in EVERY_VERB}
    assert said | {"reveal", "mark", "claim"} == set(command.GRAMMAR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_typed_as_it_is_written_on_the_screen(language: str) -> None:
    texts = Texts(language)
    for number, words in enumerate(EVERY_VERB, start=1):
        for typed in (answer(words, texts, "max"), words, words.upper(), str(number)):
            assert understand(typed, EVERY_VERB, texts, "max").text == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", ["alice", "kevin", "emmett"])
def test_every_program_can_be_typed_by_words_and_by_numbers(language: str, who: str) -> None:
    texts = Texts(language)
    game = Game.new("ultimate-en", mode="cooperation", seats=6, seed=1)
    host = Host(game, {seat: Uniform() for seat in range(6)})
    while game.decision and game.decision.kind != "program":
        host.step()
    choices = game.options(who)
    held = hand(who, choices)
    assert held is not None and len(choices) == (68 if who == "kevin" else 50)
    for words in choices:
        tokens = words.split()[1:]
        extra = "+" if tokens[-1] == "adrenaline" else ""
        digits = "".join(str(held.tokens.index(token) + 1) for token in tokens if token != "adrenaline") + extra
        names = " ".join(held.name(token, texts) for token in tokens if len(held.name(token, texts).split()) == 1)
        typed = [words, " ".join(tokens), digits, " ".join(digits), answer(words, texts, who)]
        typed += [names] if len(names.split()) == len(tokens) and who != "kevin" else []
        for line in typed:
            assert understand(line, choices, texts, who).text == words, line


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("lm+", "program look move adrenaline"),
        ("lma", "program look move adrenaline"),
        ("l m a", "program look move adrenaline"),
        ("look, move +", "program look move adrenaline"),
        ("15", "program look talent"),
        ("carry look", "program talent look"),
        ("tal l", "program talent look"),
        ("spec l", "program talent look"),
        ("ability l", "program talent look"),
        ("5", "program talent"),
        ("5 +", "program talent adrenaline"),
    ],
)
def test_talent_and_adrenaline_are_typed_in_short(typed: str, words: str) -> None:
    tokens = (*TOKENS, "talent")
    choices = [f"program {' '.join(pair)}" for pair in [*((a,) for a in tokens), *permutations(tokens, 2)]]
    choices += [f"{words} adrenaline" for words in choices]
    assert understand(typed, choices, Texts("en"), "max").text == words


def test_kevin_is_asked_which_sign_he_means() -> None:
    choices = ["program look", "program talent-complex", "program talent-robot"]
    said = understand("talent", choices, Texts("en"), "kevin")
    assert said.kind == WRONG and said.text.endswith("can mean several answers: Hack the Complex, Hack a Robot.")
    assert understand("robot", choices, Texts("en"), "kevin").text == "program talent-robot"
    assert understand("complex", choices, Texts("en"), "kevin").text == "program talent-complex"


def test_the_beginning_of_several_answers_lists_them() -> None:
    said = understand("mimic max", [*EVERY_VERB, "mimic max carry sarah d2"], Texts("en"), "bruce")
    assert said.several == ("mimic max carry kevin d2", "mimic max carry sarah d2")
    assert understand("robot 1", ["order 1 move b2", "order 1 push max b2", "pass"], Texts("en")).several == (
        "order 1 move b2",
        "order 1 push max b2",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_adrenaline_beside_the_program_may_be_for_another_character(language: str) -> None:
    texts = Texts(language)
    assert understand("adrenaline", ["pass"], texts) == Typed(ASIDE, "program adrenaline")
    assert understand(f"adrenaline {texts.character('max')}", ["pass"], texts) == Typed(
        ASIDE, "program adrenaline", "max"
    )
    assert understand("withdraw kev", ["pass"], texts) == Typed(ASIDE, "withdraw", "kevin")
    assert understand("adrenaline bob", ["pass"], texts).kind == WRONG
