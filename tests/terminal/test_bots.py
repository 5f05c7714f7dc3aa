"""Bots at the table: how well they play is chosen, they are remembered, and the strongest gives advice."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bots.worlds import places
from laws.games import CELLS
from room25.bots import registry
from room25.bots.contract import Bot, Budget
from room25.bots.reasons import why
from room25.errors import BadText
from room25.game import Game
from room25.terminal import hint
from room25.terminal.door import visit
from room25.terminal.hint import Adviser
from room25.terminal.seats import DIFFICULTIES, Seats
from room25.terminal.start import Wanted, seat
from room25.texts import LANGUAGES, Texts
from room25.words.vocabulary import Sentence
from room25.words.vocabulary import said as sentence
from terminal.test_start import run
from terminal.typist import Typist, flat, numbers, script, solo

FOUR = Wanted("suspicion", 4, 1, "beginner", (), "en", "base")


@pytest.fixture(autouse=True)
def quick_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: the same on every machine."""
    monkeypatch.setattr(hint, "BUDGET", Budget(playouts=4))


def seated(wanted: Wanted, *lines: str) -> Seats:
    return seat(Typist(script(lines)).desk, 4, wanted)


def test_there_are_three_difficulties_and_enter_takes_the_middle_one() -> None:
    assert list(DIFFICULTIES) == ["easy", "normal", "hard"]
    assert set(DIFFICULTIES.values()) <= set(registry.names())
    for typed, bot in (("", "explorer"), ("1", "cautious"), ("normal", "explorer"), ("hard", "search")):
        assert seated(Wanted(people=1), typed).bot == bot
    assert seated(Wanted(people=1, difficulty="easy")).bot == "cautious"
    assert seated(Wanted(people=1, bots="uniform")).bot == "uniform"
    assert seated(Wanted(people=4, names=("A", "B", "C", "D"))).people == 4  # nobody else plays: nothing is asked
    with pytest.raises(BadText, match="“--difficulty mad” is not possible here"):
        seated(Wanted(people=1, difficulty="mad"))


def test_the_command_line_says_which_bots_and_a_wrong_name_is_refused_at_once() -> None:
    game = ("--edition", "base", "--mode", "suspicion", "--players", "4", "--people", "0", "--complex", "beginner")
    done = run(*game, "--seed", "3", "--lang", "en", "--difficulty", "easy", typed="\n" * 20)
    assert (done.returncode, done.stderr) == (0, "") and "The game is over" in done.stdout
    done = run("--bots", "genius")
    assert (done.returncode, done.stdout) == (1, "") and "there is no bot 'genius'; bots are uniform" in done.stderr
    done = run("--bots", "uniform", "--difficulty", "easy")
    assert (done.returncode, done.stdout) == (1, "") and "give one of them" in done.stderr


def test_the_other_seats_look_about_and_tell_what_they_saw() -> None:
    typist = Typist(numbers(1, Texts("en")))
    visit(typist.desk, replace(FOUR, difficulty="normal"), 1)
    assert re.search(r"(Jennifer|Max|Sarah|Emmett|Kevin|Franck) says: [A-E]\d is \w+\.", typist.text)


WEAK = """
from room25.bots.uniform import Uniform
class Weak(Uniform):
    name = "weak"
    def __init__(self, seed, budget):
        super().__init__(seed, budget)
        self.note = "bot-note-weaker"
"""
FAILS = """
from room25.bots.uniform import Uniform
class Fails(Uniform):
    name = "fails"
    def decide(self, view, decision):
        return super().decide(view, decision) if decision.kind == "clue" else 1 / 0
"""


@pytest.mark.parametrize(("text", "said"), [(WEAK, "bot-note-weaker"), (FAILS, "bot-note-failed")])
def test_what_a_bot_wants_to_be_known_is_said_once(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "theirs.py"
    file.write_text(text, encoding="utf-8")
    typist = Typist(numbers(3, Texts("en")), size=(80, 24))
    visit(typist.desk, replace(FOUR, bots=str(file)), 3)
    assert typist.text.count(flat(Texts("en")(said))) == 1
    assert "The game is over" in typist.text


def test_the_bots_luck_has_nothing_to_do_with_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever knows the number of a deal knows every room, so no bot is given it."""
    made: list[int] = []
    true = registry.make

    def noted(name: str, seed: int = 0, budget: Budget = Budget()) -> Bot:  # noqa: B008  (a budget never changes)
        made.append(seed)
        return true(name, seed, budget)

    monkeypatch.setattr(registry, "make", noted)
    visit(Typist(script(["1"])).desk, replace(FOUR, bots="uniform"), 4711)
    assert made and set(made) == {0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_an_answer_and_a_reason_and_changes_nothing(language: str) -> None:
    typist = solo(["clue c2", "hint", "hint", "look d3"], language, seed=7, size=(80, 24))
    texts = typist.texts
    advice = flat(texts("hint-says", who=texts.character("kevin"), answer="|", why="|")).split("|")[0]
    assert advice.strip() in flat(typist.pages[2])
    assert typist.pages[2].splitlines()[:10] == typist.pages[1].splitlines()[:10]
    assert typist.pages[3] == typist.pages[2]  # asked again it says the same
    assert all(len(page.strip("\n").splitlines()) <= 24 for page in typist.pages[1:])
    assert texts("term-help-hint") in flat(solo(["?", ""], language).pages[1])


def test_a_hint_can_be_taken() -> None:
    """What is advised is one of the answers that may be typed, word for word as the screen shows it."""
    asked = []

    def answer(page: str) -> str | None:
        shown = flat(page)
        if "Play again?" in shown:
            return "n"
        found = re.search(r"Advice for \w+: (.*?)\. [A-Z]", shown)
        asked.append(bool(found))
        return found[1].removesuffix(" (over the edge: the way out)") if found else "hint"

    typist = Typist(answer)
    visit(typist.desk, Wanted("solo", None, None, "beginner", (), "en", "base"), 7)
    assert "The game is over" in typist.text and sum(asked) > 10
    assert "means nothing here" not in typist.text


def test_a_hint_is_the_same_in_every_world_that_its_reader_cannot_tell_from_the_true_one() -> None:
    texts = Texts("en")
    for cell in CELLS[::20]:
        for place in places(cell, 15, seed=91):
            hints = [Adviser(3).hint(view, texts).plain for view in (place.here, place.there)]
            assert hints[0] == hints[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_a_reason(language: str) -> None:
    texts = Texts(language)
    seen = set()
    for cell in CELLS[::3]:
        for place in places(cell, 25, seed=92):
            for who, options in place.here.options.items():
                for words in options[:40]:
                    reason = why(place.here.flat, who, words)
                    said = sentence(Sentence(reason.id, reason.values), texts)
                    assert said and "{" not in said
                    seen.add(re.sub(r"\d+", "", said))
    assert len(seen) > 25


def test_there_is_no_hint_where_nothing_is_asked() -> None:
    lines = ["", "1", "hint", "", "", "1"]
    typist = Typist(script(lines))
    visit(typist.desk, Wanted("suspicion", 4, 2, "beginner", ("Ann", "Bob"), "en", "base", bots="uniform"), 21)
    assert "Alice sees what lies in" in flat(typist.pages[2])
    assert "There is nothing to advise on now." in flat(typist.pages[3])


def saved(tmp_path: Path, bots: str, lines: list[str]) -> tuple[Path, Typist]:
    file = tmp_path / "game.txt"
    typist = Typist(script([*lines, f"save {file}", "quit", "y"]))
    visit(typist.desk, replace(FOUR, bots=bots), 8)
    return file, typist


@pytest.mark.parametrize("bots", ["uniform", "explorer"])
def test_a_saved_game_remembers_its_bots_and_goes_on_as_it_would_have(tmp_path: Path, bots: str) -> None:
    start, going_on = ["1", "12", "1", "1"], ["12", "1", "1", "12", "1"]
    file, _ = saved(tmp_path, bots, start)
    assert f"\n# bots 0 {bots}\n" in file.read_text(encoding="utf-8")
    assert Game.from_record(file.read_text(encoding="utf-8")).setup.seats == 4
    whole = Typist(script([*start, *going_on]))
    visit(whole.desk, replace(FOUR, bots=bots), 8)
    second = Typist(script(going_on))
    visit(second.desk, Wanted(people=1, language="en"), record=file)
    assert len(second.pages) > 4
    boards = [[line for line in page.splitlines() if "┃" in line] for page in (second.pages[-1], whole.pages[-1])]
    assert boards[0] == boards[1]


def test_a_saved_game_starts_no_foreign_bot_unless_it_is_named(tmp_path: Path) -> None:
    theirs = tmp_path / "theirs.py"
    theirs.write_text(WEAK, encoding="utf-8")
    file, typist = saved(tmp_path, str(theirs), ["1"])
    assert f"--bots {theirs}" in typist.text.replace("- ", "-")
    with pytest.raises(BadText, match=r"played by .*theirs\.py, which is not one of our bots"):
        visit(Typist(script([])).desk, Wanted(people=1, language="en"), record=file)
    again = Typist(script([]))
    visit(again.desk, Wanted(people=1, language="en", bots=str(theirs)), record=file)
    assert "Round" in again.text
    other = Typist(script([]))
    visit(other.desk, Wanted(people=1, language="en", difficulty="easy"), record=file)
    assert "Round" in other.text
