"""The terminal game as people meet it: typed lines in, pages out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from room25.errors import BadSetup, BadText
from room25.game import Game
from room25.terminal import desk as desks
from room25.terminal.desk import FORGET
from room25.terminal.door import visit
from room25.terminal.start import Wanted, problems
from room25.texts import LANGUAGES, Texts
from terminal.typist import Typist, drawn, flat, script, solo

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
SUSPICION = Wanted("suspicion", 4, 2, "beginner", ("Ann", "Bob"), "en")


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
    visit(typist.desk, Wanted("solo", None, None, "expert-suspicion", (), language), 3)
    assert flat(typist.texts("result-defeat")) in typist.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "players"), [("suspicion", 5), ("competition", 3), ("team", 6), ("cooperation", 2)])
def test_every_mode_is_played_to_its_end_in_every_language(mode: str, players: int, language: str) -> None:
    dice = Random(f"{mode} {language}")
    texts = Texts(language)

    def answer(page: str) -> str:
        if texts("term-play-again") in page:
            return "n"
        return str(dice.randint(1, 4)) if texts("term-prompt") in flat(page) else ""

    typist = Typist(answer, language, (80, 24))
    visit(typist.desk, Wanted(mode, players, 1, "expert-competition", (), language), 8)
    assert texts("term-over-heading") in typist.text
    assert all(len(line) <= 80 for line in typist.out.getvalue().splitlines())


def test_enter_alone_leads_into_a_running_solo_game() -> None:
    typist = Typist(script(["", "", ""]))
    visit(typist.desk, Wanted(), 7)
    assert typist.texts("ask-clue") in flat(typist.pages[-1])
    assert len(typist.pages) == 4  # language, mode, complex, and the first question of the game


def test_the_language_can_be_chosen_and_wrong_choices_are_asked_again() -> None:
    typist = Typist(script(["9", "fr", "x", "2", "7", "4", "9", "", "1"]))
    visit(typist.desk, Wanted(), 7)
    french = Texts("fr")
    assert "Français" in typist.pages[0]
    assert flat(french("term-wrong-choice", typed="7", options="4, 5, 6")) in typist.text
    assert flat(french("term-wrong-choice", typed="9", options="0, 1, 2, 3, 4")) in typist.text
    assert flat(french("ask-clue")) in typist.text


def pages_by_person(typist: Typist) -> dict[str, list[str]]:
    """Every page, under the name of whoever had the keyboard."""
    found: dict[str, list[str]] = {}
    holder = ""
    for page in typist.pages:
        ready = re.search(r"(\w+): press Enter when nobody else is looking", page)
        if ready:
            holder = ready[1]
            assert flat(page).endswith(f"Room 25 {holder}: press Enter when nobody else is looking. >")
            assert page.count("\n") < 3 or page is typist.pages[0]  # nothing else but before the game began
        elif " plays " in page:
            found.setdefault(holder, []).append(page)
        else:  # both are dead: a round as everybody sees it
            assert "Your role" not in page and "Only you know" not in page
    return found


def random_people(seed: int, terminal: bool = False) -> Typist:
    """Two people who type random numbers in a game of Suspicion with two random seats."""
    dice = Random(seed)

    def answer(page: str) -> str:
        if "Play again?" in page:
            return "n"
        return str(dice.randint(1, 16 if "choose two actions" in page else 3)) if "Type a number" in page else ""

    typist = Typist(answer, terminal=terminal)
    visit(typist.desk, SUSPICION, seed)
    return typist


def test_nobody_reads_the_role_or_the_program_of_another_person() -> None:
    roles_seen = set()
    for seed in range(6):
        typist = random_people(seed)
        typist.pages.pop()  # the end, where everything is open
        found = pages_by_person(typist)
        dealt = Game.new("base", mode="suspicion", seats=4, seed=seed, complex="beginner").state()
        for seat, (name, character, other) in enumerate([("Ann", "Alice", "Jennifer"), ("Bob", "Jennifer", "Alice")]):
            role = ("prisoner", "guard")[dealt.role[seat]]
            roles_seen.add(role)
            for page in found[name]:
                text = flat(page)
                assert f"{name} plays {character}." in text
                assert f"Your role: {role}" in text
                assert f"{other} has programmed" not in text
                assert set(re.findall(r"(\w+) sees what lies in", text)) <= {character}
    assert roles_seen == {"prisoner", "guard"}


def test_between_two_people_the_screen_is_emptied_with_all_that_scrolled_away() -> None:
    typist = random_people(4, terminal=True)
    handed = [page for page in typist.pages if "when nobody else is looking" in page]
    assert len(handed) > 5
    assert all(FORGET in page and "role" not in page and "┏" not in page for page in handed)


def test_whoever_has_seen_a_room_reads_it_before_the_keyboard_goes_on() -> None:
    typist = Typist(script(["", "1", "claim c2 red", "claim d3 red", "mark c2", "", "", "1"]))
    visit(typist.desk, SUSPICION, 21)
    read = flat(typist.pages[2])
    assert "Alice sees what lies in C2" in read
    assert "Press Enter and hand the keyboard to Bob. >" in read
    assert "Alice says: C2 is red." in flat(typist.pages[3])
    assert "a colour can be told only after looking. (Rule INFO-02" in flat(typist.pages[4])
    assert "that can be done in one’s own turn only" in flat(typist.pages[5])
    assert flat(typist.pages[6]).startswith("Room 25 Bob: press Enter")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no answer 99. Type a number from 1 to 9"),
        ("0", "There is no answer 0."),
        ("dance", "“dance” means nothing here."),
        ("move", "“move” is not a command. Commands look like: move b2"),
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
        ("", "Type a number, or ? for help."),
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
        ("log", "Kevin takes a first look at C2. Kevin sees what lies in C2"),
    ],
)
def test_questions_are_answered_on_a_page_of_their_own(typed: str, answer: str) -> None:
    typist = solo(["clue c2", typed, "", "look d3"], seed=7)
    assert answer in flat(typist.pages[2])
    assert typist.pages[3] == typist.pages[1]


def test_a_saved_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    file = str(tmp_path / "our game.txt")
    start = ["", "1", "", "", "2", "", "", "look move", "", "ml"]
    going_on = ["", "1", "", "", "3", "", "1", "", "", "1", "", "4"]
    whole = Typist(script([*start, *going_on]))
    visit(whole.desk, SUSPICION, 21)
    first = Typist(script([*start, "", f"save {file}", "quit", "y"]))
    visit(first.desk, SUSPICION, 21)
    said = first.text
    assert f"room25 play --record '{file}' --people 2 --name Ann --name Bob --lang en" in said
    second = Typist(script(going_on))
    visit(second.desk, Wanted(people=2, names=("Ann", "Bob"), language="en"), record=Path(file))
    resumed = [(drawn(page), page.splitlines()[1:3]) for page in second.pages if "Type a number" in page]
    straight = [(drawn(page), page.splitlines()[1:3]) for page in whole.pages if "Type a number" in page]
    assert len(resumed) > 3
    assert resumed == straight[-len(resumed) :]


def test_saving_leaves_a_file_alone_that_is_no_record(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ann,", encoding="utf-8")
    typist = solo(
        [f"save {other}", f"save {tmp_path}/no/such/place", f"save {tmp_path}/a.txt", f"save {tmp_path}/a.txt"]
    )
    assert other.read_text(encoding="utf-8") == "Dear Ann,"
    assert "could not be saved" in flat(typist.pages[1]) and "something else than a saved game" in flat(typist.pages[1])
    assert "could not be saved" in flat(typist.pages[2])
    assert "The game is saved" in flat(typist.pages[4])


def test_a_file_that_cannot_be_read_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typist = Typist(script([]), "fr")
    with pytest.raises(BadText, match="n’existe pas"):
        visit(typist.desk, Wanted(people=1, language="fr"), record=file)
    game = Game.new("base", mode="solo", seed=0)
    file.write_text(game.record().replace("commands\n", "commands\nkevin clue c2\nkevin move e5\n"), encoding="utf-8")
    line = file.read_text(encoding="utf-8").splitlines().index("kevin move e5") + 1
    with pytest.raises(BadText, match=f"ligne {line}"):
        visit(typist.desk, Wanted(people=1, language="fr"), record=file)


def test_quitting_is_asked_once_and_says_how_to_come_back() -> None:
    typist = solo(["quit", "n", "clue c2", "quit", "y"])
    asked = flat(typist.pages[1])
    assert "room25 play --record game.txt" in asked and asked.endswith(
        "Leave the game? What is not saved is lost. (y/n) >"
    )
    assert len(typist.pages) == 5
    assert typist.text.endswith("Off air. Until next time.")


def test_wherever_the_input_ends_the_game_ends_with_one_sentence() -> None:
    lines = ["", "2", "4", "2", "Ann", "Bob", "", "", "1", "", "", "1", "?", "", "quit"]
    for n in range(len(lines) + 1):
        typist = Typist(script(lines[:n]))
        visit(typist.desk, Wanted(), 21)
        assert typist.text.endswith("Off air. Until next time."), n


def test_play_again_deals_another_game() -> None:
    typist = solo([*WAY_OUT, "log", "y", "1", "quit", "y"])
    assert "takes a first look at C2." in typist.text
    assert len(typist.pages) == len(WAY_OUT) + 5


def test_the_same_seed_and_the_same_lines_show_the_same_pages() -> None:
    assert random_people(5).pages == random_people(5).pages


def test_when_no_person_is_left_the_rounds_are_still_shown() -> None:
    typist = Typist(lambda page: "")
    visit(typist.desk, Wanted("suspicion", 4, 0, "beginner", (), "en"), 3)
    rounds = [re.search(r"Round (\d+) of 10", page) for page in typist.pages[:-1]]
    assert [found and int(found[1]) for found in rounds] == list(range(1, len(rounds) + 1))
    assert all("Your role" not in page for page in typist.pages)


def test_a_setup_that_cannot_be_is_refused_in_the_players_language() -> None:
    typist = Typist(script([]), "pl")
    with pytest.raises(BadSetup) as caught:
        visit(typist.desk, Wanted("suspicion", 3, 1, "sauna", (), "pl"), 1)
    said = problems(caught.value, typist.texts)
    assert said[0] == typist.texts("term-setup-problems")
    assert [line.rsplit("(", 1)[1] for line in said[1:]] == ["MODE-SUSP-02)", "COMPLEX-09)"]
    with pytest.raises(BadText, match="--people 9"):
        visit(typist.desk, Wanted("suspicion", 4, 9, "beginner", (), "pl"), 1)


def run(*options: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "room25", "play", *options]
    env = {**os.environ, "COLUMNS": "80", "LINES": "24", "PYTHONUTF8": "1", **environment}
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", env=env, check=False)


def test_the_command_plays_from_a_pipe_in_the_language_of_the_terminal() -> None:
    done = run("--seed", "0", typed="\n\n\n1\n", LC_ALL="pl_PL.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert flat(Texts("pl")("ask-clue")) in flat(done.stdout)
    assert done.stdout.rstrip().endswith(Texts("pl")("term-goodbye"))


def test_the_command_refuses_what_cannot_be_with_exit_code_1() -> None:
    done = run("--mode", "chess", "--lang", "en")
    assert done.returncode == 1 and "This edition has no such mode." in done.stdout
    done = run("--lang", "de")
    assert done.returncode == 1 and "languages are en, fr, pl, uk" in done.stderr
    done = run("--record", "no-such-file.txt", "--lang", "en")
    assert done.returncode == 1 and "There is no file no-such-file.txt." in done.stderr


def test_ctrl_c_leaves_with_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from room25.cli import app

    def interrupted(page: str) -> str:
        raise KeyboardInterrupt

    typist = Typist(interrupted)
    monkeypatch.setattr(desks, "at_this_terminal", lambda texts: typist.desk)
    done = CliRunner().invoke(app, ["play", "--lang", "en", "--mode", "solo", "--complex", "beginner"])
    assert done.exit_code == 130
    assert typist.text.endswith("Off air. Until next time.")


def test_the_game_opens_without_what_it_does_not_need() -> None:
    code = "import sys, room25.terminal.door; print(*sorted({'numba', 'numpy', 'yaml', 'readline'} & set(sys.modules)))"
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == ""
