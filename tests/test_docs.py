"""The docs tell the truth: their sessions run, their links lead somewhere."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from room25.cli import app
from room25.lab.run import StudyRun
from room25.lab.study import read

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]


# Pages with sessions in them, and how many examples each has at least: a page whose sessions are gone is no longer tested.
SESSIONS = {
    "README.md": 9,
    "docs/agents.md": 26,
    "docs/lab.md": 4,
    "docs/how-to/puzzles.md": 5,
    "docs/season.md": 10,
    "docs/server.md": 2,
    "docs/tutorials/first-bot.md": 7,
    "docs/tutorials/first-program.md": 18,
}


@pytest.mark.parametrize("page", SESSIONS)
def test_the_sessions_of_a_page_run_as_they_are_printed(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert tried >= SESSIONS[page]
    assert failed == 0


def test_no_page_has_a_session_that_nobody_runs() -> None:
    found = {path.relative_to(ROOT).as_posix() for path in PAGES if ">>> " in path.read_text(encoding="utf-8")}
    assert found == set(SESSIONS)


def test_the_session_of_the_game_module_runs() -> None:
    import room25.game

    failed, tried = doctest.testmod(room25.game)
    assert tried > 2
    assert failed == 0


def is_made(place: Path) -> bool:
    """Is this a page of the reference, which the build of the site makes? That build checks every link to it again."""
    return place.is_relative_to(ROOT / "docs" / "reference") and place.suffix == ".md"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_inside_the_project_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            place = (page.parent / target).resolve()
            assert place.exists() or is_made(place), f"{page.name} links to {target}"


@pytest.mark.parametrize("example", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_every_example_runs(example: Path) -> None:
    run = subprocess.run([sys.executable, str(example)], capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    assert run.stdout


def commands_in(page: Path) -> list[list[str]]:
    """The words of every command in the shell blocks of a page, without comments."""
    blocks = re.findall(r"^ *```sh\n(.*?)^ *```", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return [words for block in blocks for line in block.splitlines() if (words := shlex.split(line, comments=True))]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if commands_in(page)], ids=lambda page: str(page.relative_to(ROOT))
)
def test_every_command_that_a_page_tells_exists_with_its_options(page: Path) -> None:
    ours = typer.main.get_command(app)
    assert isinstance(ours, TyperGroup)
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
    for program, *words in commands_in(page):
        if program == "make":
            assert not [word for word in words if "=" not in word and word not in targets], f"make {words}"
        if program.endswith("room25"):
            known = {option for parameter in ours.params for option in parameter.opts}
            if not words[0].startswith("-") and words[0] != "COMMAND":
                command = ours.commands.get(words[0])
                assert command is not None, f"there is no command room25 {words[0]}"
                if isinstance(command, TyperGroup):
                    assert words[1] in command.commands, f"there is no command room25 {words[0]} {words[1]}"
                    command = command.commands[words[1]]
                known = {one for parameter in command.params for one in (*parameter.opts, *parameter.secondary_opts)}
            said = {word.partition("=")[0] for word in words if word.startswith("--")}
            assert said <= known, f"room25 {words[0]} has no {said - known}"


def test_the_study_of_the_tutorial_can_be_played(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "tutorials" / "first-study.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```toml\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)
    (tmp_path / "players.toml").write_text(block, encoding="utf-8")
    run = StudyRun(read(tmp_path / "players.toml"), tmp_path / "players.lab")
    assert (run.total, len(run.plan), run.left_out) == (1500, 3, [])
