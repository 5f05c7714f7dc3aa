"""`room25 check`, exactly as docs/rules/SCENARIOS.md says: its lines, its last line, its exit codes, `--json` and `--edition`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from room25.cli.check import check
from room25.errors import BadText

app = typer.Typer(pretty_exceptions_enable=False)
app.command()(check)

GOOD = """\
name: the vortex sends you back to the central room
rules: [ROOM-VORTEX-01]
edition: base
mode: cooperation
board: |
  em em vx em em
  em em EM em em
  em em CC em em
  em em em em em
  25 em em em em
at: {alice: c2, max: c3, kevin: c3, franck: c3}
program: {alice: [move, look]}
play: [alice: move c1]
expect: {alice: c3, c1: VX}
"""
LATER = GOOD.replace("edition: base", "edition: season2").replace("the vortex", "later the vortex")
WRONG = GOOD.replace("alice: c3, c1: VX", "alice: dead").replace("the vortex sends", "the vortex never sends")


Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a scenario file and give its path."""

    def write_(text: str, name: str = "some.yaml") -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    return write_


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def only_line(text: str, path: Path) -> str:
    """The one failure of a file that holds nothing else, its file's name taken off."""
    path.write_text(text, encoding="utf-8")
    result = run(path)
    lines = result.stdout.splitlines()
    assert result.exit_code == 1
    assert lines[-1] == "0 passed, 1 failed" and len(lines) == 2
    assert lines[0].startswith(f"{path}: ")
    return lines[0].removeprefix(f"{path}: ")


def test_where_all_hold_only_the_last_line_is_printed(write: Write) -> None:
    result = run(write(f"{GOOD}---\n{GOOD}"))
    assert (result.stdout, result.exit_code) == ("2 passed, 0 failed\n", 0)


def test_what_does_not_hold_is_one_line_with_file_name_expected_and_found(write: Write) -> None:
    path = write(f"{GOOD}---\n{WRONG}")
    result = run(path)
    assert result.stdout == (
        f"{path}: the vortex never sends you back to the central room: expected alice dead, found c3\n1 passed, 1 failed\n"
    )
    assert result.exit_code == 1


def test_json_is_one_object_instead(write: Write) -> None:
    path = write(f"{GOOD}---\n{WRONG}")
    result = run(path, "--json")
    assert json.loads(result.stdout) == {
        "passed": 1,
        "failed": [
            {
                "file": str(path),
                "name": "the vortex never sends you back to the central room",
                "reason": "expected alice dead, found c3",
            }
        ],
    }
    assert result.exit_code == 1
    good = run(write(GOOD), "--json")
    assert (json.loads(good.stdout), good.exit_code) == ({"passed": 1, "failed": []}, 0)


def test_an_edition_runs_only_its_own(write: Write) -> None:
    path = write(f"{GOOD}---\n{LATER}")
    assert run(path).stdout == "2 passed, 0 failed\n"
    assert (run(path, "--edition", "base").stdout, run(path, "--edition", "base").exit_code) == (
        "1 passed, 0 failed\n",
        0,
    )
    later = run(path, "--edition", "season2")
    assert later.stdout.splitlines() == ["1 passed, 0 failed"]
    assert run(path, "--edition", "ultimate-en").stdout == "0 passed, 0 failed\n"
    both = write(GOOD.replace("edition: base", "edition: [base, season2]"), "both.yaml")
    assert (
        run(both).stdout == "2 passed, 0 failed\n" and run(both, "--edition", "base").stdout == "1 passed, 0 failed\n"
    )
    unknown = run(path, "--edition", "moon")
    assert isinstance(unknown.exception, BadText) and unknown.exit_code == 1
    assert str(unknown.exception).startswith("'moon' is no edition; editions are base, season2, ")


def test_files_and_folders_are_read_the_folders_in_order(write: Write, tmp_path: Path) -> None:
    write(WRONG, "folder/b.yaml")
    write(WRONG, "folder/a.yml")
    write(WRONG, "folder/deeper/c.yaml")
    write("not a scenario", "folder/readme.txt")
    lines = run(tmp_path / "folder", write(GOOD)).stdout.splitlines()
    assert [line.split(": ")[0].rsplit("/", 1)[1] for line in lines[:-1]] == ["a.yml", "b.yaml", "c.yaml"]
    assert lines[-1] == "1 passed, 3 failed"


def test_a_missing_file_is_a_failure_and_the_others_are_still_run(write: Write, tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.yaml"
    result = run(missing, write(GOOD))
    assert result.exit_code == 1
    first, last = result.stdout.splitlines()
    assert first.startswith(f"{missing}: file: cannot be read: ") and last == "1 passed, 1 failed"


def test_an_empty_file_holds(write: Write) -> None:
    assert run(write("")).stdout == run(write("---\n---\n")).stdout == "0 passed, 0 failed\n"


NAME = "the vortex sends you back to the central room"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("play:", "plays:", "document 1: unknown key 'plays'; keys are name, rules, edition, mode, level, deal, options, play, expect, "),
        ("mode: cooperation", "", "document 1: the key 'mode' is missing"),
        ("at: {", "att: {", "document 1: unknown key 'att'; "),
        ("mode: cooperation", "mode: party", "mode: 'party' is not in base; it has suspicion, competition, team, cooperation, solo"),
        ("edition: base", "edition: third", "edition: 'third' is none of base, season2, ultimate-en, ultimate-pl, ultimate-uk"),
        ("move c1]", "fly c1]", "'fly' is no command; commands begin with pass, wait, reveal, accept, "),
        ("move c1]", "move z1]", "'z1' is no square: squares run from a1 to e5"),
        ("move c1]", "move c5]", "alice cannot move c5: only rooms that share a side are adjacent (ORDER-05). Decision "),
        ("[alice: move c1]", "[bruce: move c1]", "bruce cannot move c1: this character is not in the game (SETUP-01). "),
        ("[alice: move c1]", "[zed: move c1]", "nobody is called 'zed'; the characters are alice, "),
        ("[alice: move c1]", "[end day]", "play: 'end day' is neither `end round` nor `end programming`"),
        ("[alice: move c1]", "[alice: {refused: move c1}]", "expected alice: move c1 to be refused, found it legal"),
        ("[alice: move c1]", "5", "play: 5 is no list"),
        ("[alice: move c1]", "[5]", "play: 5 is neither `character: words` nor `end round` nor `end programming`"),
        ("[move, look]", "[move, sing]", "program: alice: 'sing' is none of look, move, push, control"),
        ("[move, look]", "[move, talent]", "program: alice has no talent token here (SETUP-02, PROG-07)"),
        ("[move, look]", "[move, move]", "program: alice needs one token, or two different ones before slot 2 (PROG-02)"),
        ("em em vx em em", "em em zz em em", "board: 'zz' is no tile; codes are AC, CC, "),
        ("em em vx em em", "em em ky em em", "board: ky is not in base"),
        ("em em vx em em", "em em vx em", "board: five rows of five tiles are needed"),
        ("em em CC em em", "em em EM em em", "board: the Central room lies face up on c3 and nowhere else (BUILD-01)"),
        ("alice: c2, max", "alice: c1, max", "at: alice cannot stand on c1, which is face down (ACT-MOVE-02)"),
        ("max: c3, kevin", "sarah: c3, kevin", "at: 'sarah' is no character of base; it has alice, jennifer, "),
        ("max: c3, kevin", "Alice: c3, kevin", "at: everybody in the game stands there once, and somebody must"),
        ("expect: {alice", "left: 11\nexpect: {alice", "left: 11 is no number of rounds from 1 to 10"),
        ("expect: {alice", "phase: night\nexpect: {alice", "phase: 'night' is none of clue, programming, actions, adrenaline"),
        ("expect: {alice", "slot: 3\nexpect: {alice", "slot: 3 is neither 1 nor 2"),
        ("expect: {alice", "roles: {max: guard}\nexpect: {alice", "roles: there are guards in suspicion only (MODE-SUSP-01)"),
        ("expect: {alice", "robots: [c2]\nexpect: {alice", "robots: there are none in base"),
        ("expect: {alice", "trapped: [max]\nexpect: {alice", "trapped: max stands in no such room"),
        ("expect: {alice", "lines: {3: left}\nexpect: {alice", "lines: the two central lines never move (ACT-CTRL-05)"),
        ("c1: VX", "c6: VX", "expect: 'c6' is no key that this page knows"),
        ("c1: VX", "Choices: []", "expect: 'Choices' is no key that this page knows"),
        ("c1: VX", "c1: MT", "expected c1 MT, found VX"),
        ("c1: VX", "bruce: c3", "expect: bruce is not in this game"),
        ("c1: VX", "alice.shoes: red", "expect: 'alice.shoes': characters have role, adrenaline, tokens, program, hidden, sees"),
        ("c1: VX", "claims: {bruce: {}}", "expect: claims: bruce is not in this game"),
        ("c1: VX", "asks: alice look", "expected asks [alice look], found [alice action]"),
        ("c1: VX", "robots: [{a: 1}, b]", "expected robots [{a: 1}, b], found []"),
    ],
)  # fmt: skip
def test_unknown_keys_words_and_positions_are_errors_that_say_why(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    assert old in GOOD
    line = only_line(GOOD.replace(old, new), tmp_path / "wrong.yaml")
    assert line.startswith(f"{NAME}: {reason}") or line.startswith(f"document 1: {reason}"), line


DEAL = """\
name: a deal
edition: base
mode: suspicion
deal: {players: 4}
expect: {rounds: 10}
"""


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("players: 4", "players: many", "deal: players: 'many' is no whole number"),
        (
            "players: 4",
            "chairs: 4",
            "deal: unknown key 'chairs'; keys are players, complex, tiles, characters, first, guards, options",
        ),
        (
            "players: 4",
            "players: 9",
            "this game cannot be set up: suspicion is for 4, 5, 6 players, not 9 (MODE-SUSP-02)",
        ),
        ("players: 4", "tiles: {em: lots}", "deal: tiles: 'lots' is no whole number"),
        ("players: 4", "tiles: {zz: 1}", "deal: tiles: 'zz' is no tile"),
        ("rounds: 10", "rounds: 8", "expected rounds 8, found 10"),
        ("rounds: 10", "guards: 1", "guards: 1 is no list"),
        ("rounds: 10", "guards: [2]", "expected guards [2], found [0, 1]"),
        ("rounds: 10", "problems: [BUILD-01]", "expected problems ['BUILD-01'], found []"),
        ("rounds: 10", "warnings: [BUILD-07]", "expected warnings ['BUILD-07'], found []"),
        ("expect:", "left: 3\nexpect:", "document 1: left cannot stand beside deal"),
    ],
)
def test_a_deal_that_cannot_be_says_why(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert only_line(DEAL.replace(old, new), tmp_path / "deal.yaml") == f"a deal: {reason}"


def test_a_key_that_is_written_twice_is_an_error_and_the_next_document_is_still_run(write: Write) -> None:
    path = write(f"{GOOD}mode: solo\n---\n{GOOD}")
    assert run(path).stdout.splitlines() == [
        f"{path}: document 1: the key 'mode' is written twice, line 15",
        "1 passed, 1 failed",
    ]


def test_what_is_no_yaml_is_one_line(tmp_path: Path) -> None:
    line = only_line("name: [no end\nedition: base", tmp_path / "broken.yaml")
    assert line.startswith("document 1: is no YAML: while parsing a flow sequence")
    assert (
        only_line("just words", tmp_path / "words.yaml")
        == "document 1: document 1: a scenario is a list of keys with values"
    )


def test_the_command_itself_ends_with_these_codes(write: Write) -> None:
    for text, code, last in ((GOOD, 0, "1 passed, 0 failed"), (WRONG, 1, "0 passed, 1 failed")):
        command = [sys.executable, "-m", "room25", "check", str(write(text))]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        assert (done.returncode, done.stdout.splitlines()[-1], done.stderr) == (code, last, "")
    done = subprocess.run([*command, "--edition", "moon"], check=False, capture_output=True, text=True)
    assert done.returncode == 1 and done.stdout == "" and "Traceback" not in done.stderr
    assert done.stderr.startswith("room25: 'moon' is no edition; ")
