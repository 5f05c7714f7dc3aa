"""The terminal game as people meet it: typed lines in, pages out."""

from __future__ import annotations

import re
from random import Random

import pytest

from room25.game import Game
from room25.terminal.door import visit
from room25.terminal.start import Wanted
from room25.texts import LANGUAGES, Texts
from terminal.typist import Typist, flat, random_people, script, solo

# Seed 0 of Solo has a safe way to Room 25: everybody through D3 and D2 to E2, then out.
WAY_OUT = [
    "clue c2",
    *["move d3"] * 4,
    *["pass"] * 4,
    *["move d2"] * 4,
    *["pass"] * 4,
    *["move e2"] * 4,
    "control 2 right",
]


def numbers(commands: list[str]) -> list[str]:
    """The same answers by their numbers in the list."""
    game = Game.new("base", mode="solo", seed=0, complex="beginner")
    typed = []
    for words in commands:
        assert game.decision is not None
        who = game.decision.asked[0]
        typed.append(str(game.options(who).index(words) + 1))
        game.play(f"{who} {words}")
    return typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_solo_game_is_won_with_numbers_alone(language: str) -> None:
    typist = solo([*numbers(WAY_OUT), "n"], language)
    texts = typist.texts
    assert flat(texts("result-full")) in typist.text
    assert flat(texts("term-over-seed", seed="0")) in typist.text
    assert typist.text.endswith(flat(texts("term-goodbye")))
    assert len(typist.pages) == len(WAY_OUT) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_solo_game_is_lost_with_numbers_alone(language: str) -> None:
    dice = Random(language)
    over = Texts(language)("term-play-again")
    typist = Typist(lambda page: "n" if over in page else str(dice.randint(1, 6)), language, (80, 24))
    visit(typist.desk, Wanted("solo", None, None, "expert-suspicion", (), language, "base"), 3)
    assert flat(typist.texts("result-defeat")) in typist.text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no answer 99. Type a number from 1 to 9"),
        ("0", "There is no answer 0."),
        ("dance", "“dance” means nothing here."),
        ("move", "“move” can mean several answers: move c2, move d3, move c4, move b3."),
        ("push", "“push” is not a command. Commands look like: move b2"),
        (
            "move e5",
            "Kevin, move e5: only rooms that share a side are adjacent. (Rule ORDER-05; to read it: ? ORDER-05)",
        ),
        ("move e5", "Possible: move c2, move d3, move c4, move b3."),
        ("d3", "“d3” can mean several answers: look d3, move d3."),
        ("control c up", "in the Central room only Look and Move work. (Rule ROOM-CENTRAL-02"),
        ("program look move", "programs are laid before the actions begin. (Rule PROG-01"),
        ("reveal", "only a guard may step forward. (Rule MODE-SUSP-07"),
        ("mark c3", "that room is face up, and it takes a face-down one. (Rule TOKEN-REM-01"),
        ("mark z9", "There is no place “z9”."),
        ("mark", "“mark” needs more words. Example: mark b2"),
        ("claim c2 pink", "“pink” is not a colour of rooms. Possible: blue, green, yellow, red."),
        ("claim e5 red", "a colour can be told only after looking. (Rule INFO-02"),
        ("save", "“save” needs more words. Example: save game.txt"),
        ("", "Type a number, ? for help, hint for advice."),
    ],
)
def test_what_is_typed_wrong_gets_a_sentence_and_loses_nothing(typed: str, answer: str) -> None:
    typist = solo(["clue c2", typed, "look d3"], seed=7)
    assert answer in flat(typist.pages[2])
    assert typist.pages[2].splitlines()[1] == typist.pages[1].splitlines()[1]  # the same round, the same phase
    assert "Kevin sees what lies in D3" in flat(typist.pages[3])


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "What you can type"),
        ("? c2", "● Empty room green, safe Nothing happens here. Breathe. In this complex: 8 Rules: ROOM-EMPTY-01"),
        ("? e5", "E5 is face down, and you do not know what it is."),
        ("? vortex", "On entry, you are thrown back to the Central room."),
        ("? Acid bath", "Room for one."),
        ("? rooms", "2 × ✖ Flooded chamber"),
        ("? push", "Rules: ACT-PUSH-01"),
        ("? solo", "You run four prisoners"),
        ("? ORDER-05", "ORDER-05 `ALL` Adjacent means sharing a side."),
        ("? sauna", "There is no room “sauna”."),
        ("help", "What you can type"),
        ("log", "Kevin takes the starting clue: C2. Kevin sees what lies in C2"),
    ],
)
def test_questions_are_answered_on_a_page_of_their_own(typed: str, answer: str) -> None:
    typist = solo(["clue c2", typed, "", "look d3"], seed=7)
    assert answer in flat(typist.pages[2])
    assert typist.pages[3] == typist.pages[1]


def test_quitting_is_asked_once_and_says_how_to_come_back() -> None:
    typist = solo(["quit", "n", "clue c2", "quit", "y"])
    asked = flat(typist.pages[1])
    assert "room25 play --record game.txt" in asked and asked.endswith(
        "Leave the game? What is not saved is lost. (y/n) >"
    )
    assert len(typist.pages) == 5
    assert typist.text.endswith("Off air. Until next time.")


def test_wherever_the_input_ends_the_game_ends_with_one_sentence() -> None:
    lines = ["", "", "2", "4", "2", "Ann", "Bob", "", "", "", "1", "", "", "1", "?", "", "quit"]
    for n in range(len(lines) + 1):
        typist = Typist(script(lines[:n]))
        visit(typist.desk, Wanted(), 21)
        assert typist.text.endswith("Off air. Until next time."), n


def test_play_again_deals_another_game() -> None:
    typist = solo([*WAY_OUT, "log", "y", "1", "quit", "y"])
    assert "takes the starting clue: C2." in typist.text
    assert len(typist.pages) == len(WAY_OUT) + 5


def test_the_same_seed_and_the_same_lines_show_the_same_pages() -> None:
    assert random_people(5).pages == random_people(5).pages


def test_when_no_person_is_left_the_rounds_are_still_shown() -> None:
    typist = Typist(lambda page: "")
    visit(typist.desk, Wanted("suspicion", 4, 0, "beginner", (), "en", "base", bots="uniform"), 3)
    rounds = [re.search(r"Round (\d+) of 10", page) for page in typist.pages[:-1]]
    assert [found and int(found[1]) for found in rounds] == list(range(1, len(rounds) + 1))
    assert all("Your role" not in page for page in typist.pages)
