"""Before the game: what is asked, what the command line says, and what is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.errors import BadSetup, BadText
from room25.game import Game
from room25.setup import editions
from room25.setup.lay import Setup
from room25.terminal import desk as desks
from room25.terminal.door import visit
from room25.terminal.start import Wanted, choose, complexes, problems
from room25.texts import LANGUAGES, Texts
from terminal.typist import Typist, flat, script


def test_enter_alone_leads_into_a_running_solo_game() -> None:
    typist = Typist(script(["", "", "", ""]))
    visit(typist.desk, Wanted(), 7)
    assert typist.texts("ask-clue") in flat(typist.pages[-1])
    assert len(typist.pages) == 5  # language, edition, mode, complex, and the first question of the game


def test_the_language_can_be_chosen_and_wrong_choices_are_asked_again() -> None:
    typist = Typist(script(["9", "fr", "", "x", "2", "7", "4", "9", "", "impossible", "fac", "1"]))
    visit(typist.desk, Wanted(), 7)
    french = Texts("fr")
    assert "Français" in typist.pages[0]
    assert flat(french("term-wrong-choice", typed="7", options="4, 5, 6")) in typist.text
    assert flat(french("term-wrong-choice", typed="9", options="0, 1, 2, 3, 4")) in typist.text
    assert flat(french("term-wrong-choice", typed="impossible", options="Facile, Moyen, Difficile")) in typist.text
    assert flat(french("ask-clue")) in typist.text


def chosen(lines: list[str], wanted: Wanted | None = None) -> tuple[Setup, Typist]:
    """What these lines choose."""
    typist = Typist(script(lines))
    setup, _ = choose(typist.desk, wanted or Wanted(language="en"))
    return setup, typist


def test_everything_can_be_chosen_by_name() -> None:
    setup, typist = chosen(["ultimate-en", "susp", "begin", "5", "1", "easy", "2"])
    assert setup == Setup("ultimate-en", "suspicion", 5, "beginner", "beginner-two-guards", guards=2)
    asked = [flat(page) for page in typist.pages]
    assert "by the rules of the English book" in asked[0]
    assert "Competition" not in asked[1] and "You run four prisoners and program each of them." in asked[1]
    assert "2 Quick start Without special abilities" in asked[2]
    assert asked[5].startswith("How well should the computer play? 1 Easy They are careful")
    assert asked[6].startswith("How many guards? Possible: 1, 2.")


def test_what_has_one_answer_is_not_asked() -> None:
    setup, typist = chosen(["season2", "solo", ""])
    assert setup == Setup("season2", "solo", 1, "standard", "solo")
    assert len(typist.pages) == 3  # edition, mode, level
    setup, _ = chosen(["2", "cooperation", "standard", "", "", "", "example"])
    assert setup.complex == "example-cooperation"


def test_every_kind_of_game_has_complexes_that_fit_it() -> None:
    for name in editions.EDITIONS:
        for mode, levels in editions.load(name).modes.items():
            for level, data in levels.items():
                for seats in data.players:
                    for guards in data.agreed.get(seats, (0,)):
                        setup = Setup(name, mode, seats, level, guards=guards)
                        for key in complexes(setup):
                            game = Game(replace(setup, complex=key), 1)
                            assert not data.switches.get("key") or game.state().composition[ROOMS["key"].code] == 1
                        assert Game(setup, 1).state() == Game(replace(setup, complex=complexes(setup)[0]), 1).state()


def test_a_deck_of_ones_own(tmp_path: Path) -> None:
    plain, table, wrong = tmp_path / "deck.txt", tmp_path / "deck.toml", tmp_path / "wrong.txt"
    plain.write_text("# ours\nmove 2 left twice\npanic  # hard\n\n", encoding="utf-8")
    table.write_text('basic = ["move 1 left"]\nmadness = ["panic"]\n', encoding="utf-8")
    wrong.write_text("panic\ndance\n", encoding="utf-8")
    wanted = Wanted("solo", 1, 1, "", (), "en", "ultimate-en", "standard", cards=plain)
    assert chosen([], wanted)[0].cards == ("move 2 left twice", "panic")
    assert chosen([], replace(wanted, cards=table))[0].cards == ("move 1 left",)
    assert chosen([], replace(wanted, cards=table, level="madness"))[0].cards == ("move 1 left", "panic")
    with pytest.raises(BadText, match=r"“dance” in .*wrong\.txt is not a card"):
        chosen([], replace(wanted, cards=wrong))
    with pytest.raises(BadText, match="There is no file"):
        chosen([], replace(wanted, cards=tmp_path / "none"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_edition_does_not_have_is_named(language: str) -> None:
    texts = Texts(language)
    for wanted, key in (
        (Wanted(edition="season9", language=language), "problem-edition"),
        (Wanted("team", edition="ultimate-en", language=language), "problem-mode"),
        (Wanted("suspicion", edition="base", level="madness", language=language), "problem-level"),
        (Wanted("solo", edition="base", level="standard", language=language, options=("x",)), "problem-option"),
        (Wanted("suspicion", 4, edition="season2", level="standard", guards=3, language=language), "problem-guards"),
    ):
        with pytest.raises(BadSetup) as caught:
            chosen([], wanted)
        (problem,) = caught.value.problems
        assert texts(key, **dict(problem.values)) in problems(caught.value, texts)[1]
        assert dict(problem.values)["possible"]


@pytest.mark.parametrize(
    ("wanted", "known"),
    [
        (Wanted(edition="season9"), "base, season2, ultimate-en, ultimate-pl, ultimate-uk"),
        (Wanted("poker"), "suspicion, competition, team, cooperation, solo"),
        (Wanted("team", edition="ultimate-en"), "suspicion, cooperation, solo"),
        (Wanted(level="hell"), "standard"),
    ],
)
def test_what_is_nowhere_is_refused_before_anything_is_asked(wanted: Wanted, known: str) -> None:
    typist = Typist(script([]))
    with pytest.raises(BadSetup) as caught:
        visit(typist.desk, wanted, 1)
    assert dict(caught.value.problems[0].values)["possible"] == known
    assert not typist.pages


def test_what_the_book_advises_against_is_said_on_the_first_screen() -> None:
    typist = Typist(script(["1"]))
    visit(typist.desk, Wanted("solo", 1, 1, "example-cooperation", (), "en", "season2", "standard"), 3)
    assert "It can be played, but be warned: The Jamming room silences nobody who plays alone." in flat(typist.pages[0])
    assert "be warned" not in typist.pages[1]


def test_a_setup_that_cannot_be_is_refused_in_the_players_language() -> None:
    typist = Typist(script([]), "pl")
    with pytest.raises(BadSetup) as caught:
        visit(typist.desk, Wanted("suspicion", 3, 1, "sauna", (), "pl", "base"), 1)
    said = problems(caught.value, typist.texts)
    assert said[0] == typist.texts("term-setup-problems")
    assert [problem.key for problem in caught.value.problems] == ["problem-players", "problem-complex"]
    assert said[2].startswith("- Ta edycja nie ma układu budynku „sauna”. Ma: beginner, ") and "(COMPLEX-" in said[2]
    with pytest.raises(BadText, match="--people 9"):
        visit(typist.desk, Wanted("suspicion", 4, 9, "beginner", (), "pl", "base"), 1)


def run(*options: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "room25", "play", *options]
    env = {**os.environ, "COLUMNS": "80", "LINES": "24", "PYTHONUTF8": "1", **environment}
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", env=env, check=False)


def test_the_command_plays_from_a_pipe_in_the_language_of_the_terminal() -> None:
    done = run("--seed", "0", typed="\n\n\n\n1\n", LC_ALL="pl_PL.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert flat(Texts("pl")("ask-clue")) in flat(done.stdout)
    assert done.stdout.rstrip().endswith(Texts("pl")("term-goodbye"))


def test_the_command_refuses_what_cannot_be_with_exit_code_1() -> None:
    done = run("--edition", "base", "--mode", "chess", "--lang", "en")
    assert done.returncode == 1 and "This edition has no mode “chess”. It has: suspicion, " in done.stdout
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
    done = CliRunner().invoke(
        app, ["play", "--lang", "en", "--edition", "base", "--mode", "solo", "--complex", "beginner"]
    )
    assert done.exit_code == 130
    assert typist.text.endswith("Off air. Until next time.")


def test_the_game_opens_without_what_it_does_not_need() -> None:
    code = "import sys, room25.terminal.door; print(*sorted({'numpy', 'yaml', 'readline'} & set(sys.modules)))"
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == ""
