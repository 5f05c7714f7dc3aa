"""What the new editions bring to the keyboard: talents and cards explained, long lists made short, adrenaline beside the program."""

from __future__ import annotations

import pytest

from room25.bots.host import Host
from room25.bots.uniform import Uniform
from room25.engine.table.effects import go_paranoid
from room25.engine.table.people import CHARACTER_NAMES
from room25.game import Game
from room25.terminal import guide
from room25.terminal.desk import Left
from room25.terminal.door import visit
from room25.terminal.seats import Seats
from room25.terminal.start import Wanted
from room25.terminal.table import TerminalTable
from room25.texts import LANGUAGES, Texts
from room25.words.sentences import card, card_help, question
from terminal.screens import positions
from terminal.typist import Typist, flat, script

SOLO = Wanted("solo", None, None, "", (), "en", "ultimate-en", "standard")


@pytest.mark.parametrize(
    ("wanted", "answer"),
    [
        ("max", "Max, Carry: Move, and take one character from your room along."),
        ("carry", "Panic: Max carries everybody in his room with him"),
        ("panic", "Panic: The first character in turn order turns the special ability against everybody."),
        ("complex movement", "Complex movement: The line slides by one square"),
        ("jamming", "Jamming room  yellow, obstacle"),
        ("jamming", "Jamming: Until the round ends nobody may tell, write or show anything."),
        ("robot", "The robots: A robot moves or pushes only when somebody orders it to."),
        ("talents", "Kevin, Hack: Swap two rooms next to yours"),
        ("cards", "32 × Complex movement"),
        ("adrenaline", "Adrenaline: A third action, once a game."),
        ("solo", "Solo: You run four prisoners and program each of them."),
        ("", "R1  robot"),
        ("", "⊕   adrenaline laid out"),
        ("", "Find the Key and Room 25"),
    ],
)
def test_help_knows_talents_cards_and_robots(wanted: str, answer: str) -> None:
    view = Game.new("ultimate-en", mode="solo", seats=1, seed=7).view(0)
    page = "\n".join(line.plain for line in guide.about(wanted, view.flat, Texts("en")))
    assert answer in page


def test_help_leaves_out_what_a_game_does_not_have() -> None:
    view = Game.new("base", mode="solo", seats=1, seed=7).view(0)
    page = "\n".join(line.plain for line in guide.about("", view.flat, Texts("en")))
    assert not [word for word in ("robot", "adrenaline", "withdraw", "talent", "corridor") if word in page]


def test_a_word_that_means_several_answers_lists_these_alone_until_enter() -> None:
    typist = Typist(script(["1", "c2", "", "move", "9", "look c2"]))
    visit(typist.desk, Wanted("solo", None, None, "beginner", (), "en", "base"), 7)
    every, narrowed, again, moves, wrong, _ = (flat(page) for page in typist.pages[1:])
    assert "“c2” can mean several answers: look c2, move c2." in narrowed
    assert "1 Look at C2 2 Move to C2" in narrowed and "Look at D3" not in narrowed
    assert every.split("Type")[0] in again
    assert "1 Move to C2 2 Move to D3" in moves
    assert "There is no answer 9. Type a number from 1 to 4" in wrong
    assert "Kevin sees what lies in C2" in flat(typist.pages[-1])  # what is not in the short list is understood too


def paranoid(name: str) -> Game:
    """A game at its first programming, with Max gone paranoid."""
    game = Game.new("ultimate-en", mode="solo", seats=1, seed=14)
    host = Host(game, {0: Uniform()})
    while game.decision and game.decision.kind != "program":
        host.step()
    go_paranoid(game._s, CHARACTER_NAMES.index(name))
    game._s.owes &= ~(1 << CHARACTER_NAMES.index(name))
    return game


def test_whoever_is_paranoid_is_asked_about_the_adrenaline_once_a_round() -> None:
    typist = Typist(script(["what?", "1", "1", "1"]), size=(80, 24))
    with pytest.raises(Left):
        TerminalTable(typist.desk, paranoid("max"), Seats(("Ann",))).play()
    pages = [flat(page) for page in typist.pages]
    assert "Max is paranoid and programs nothing, but may lay out the adrenaline. Now?" in pages[0]
    assert "1 Lay out your adrenaline 2 Do nothing" in pages[0]
    assert "“what?” means nothing here." in pages[1]
    assert "M⊕≈" in pages[2] and "choose two actions" in pages[2]
    assert not [page for page in pages[2:] if "Max is paranoid" in page]


def test_in_one_edition_a_third_action_may_be_given_up() -> None:
    def answer(page: str) -> str | None:
        shown = flat(page)
        if "Take your adrenaline back" in shown:
            return shown.split(" Take your adrenaline back")[0].rsplit(" ", 1)[1]
        return None if "takes the adrenaline back" in shown else "1+" if "12+" in shown else "1"

    typist = Typist(answer, size=(80, 24))
    visit(typist.desk, Wanted("solo", 1, 1, "", (), "en", "ultimate-uk", "standard"), 0)
    assert "takes the adrenaline back." in flat(typist.pages[-1])
    assert "has a third action: any of the four basic ones." in typist.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_box_has_its_name_and_its_rule(language: str) -> None:
    from room25.setup.editions import default_cards

    texts = Texts(language).at("season2", {})
    for words in {*default_cards()["basic"], *default_cards()["madness"]}:
        assert card(words, texts) and card_help(words, "max", texts)
    assert card("move 2 left twice", Texts("en")) == "Complex movement (line 2 left, twice)"
    assert card("disabled red", Texts("fr")) == "Salles désactivées (rouge)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked(language: str) -> None:
    texts = Texts(language)
    for kind in (("ultimate-uk", "cooperation", "madness", 6, 2), ("ultimate-en", "cooperation", "madness", 4, 73)):
        for game in positions(*kind):
            if game.decision:
                who = game.decision.asked[0]
                assert question(game.view(game.seat_of(who)), who, texts)
