"""A bot may be any program that speaks one line of JSON a decision; whatever else it does is said clearly and leaves nothing running."""

from __future__ import annotations

import gc
import json
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bots import programs
from bots.kinds import EXAMPLE, KINDS
from bots.worlds import places
from room25.bots import protocol, registry
from room25.bots.contract import Bot, BotError, Budget
from room25.bots.host import Host
from room25.bots.process import Process
from room25.bots.uniform import Uniform
from room25.engine.table.state import UNKNOWN
from room25.events import hidden
from room25.game import Game, SeatView

SHORT = Budget(seconds=0.1)


def program(tmp_path: Path, text: str, *more: str) -> str:
    """The command line of a program with this text."""
    file = tmp_path / "bot.py"
    file.write_text(text, encoding="utf-8")
    return shlex.join([sys.executable, str(file), *more])


def is_gone(pid: int) -> bool:
    """Ended and buried; a moment is given to what is not our own child."""
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{pid}/stat").exists() and Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":
            return pid != os.getpid() and not _is_ours(pid)
        time.sleep(0.02)
    return False


def _is_ours(pid: int) -> bool:
    return Path(f"/proc/{pid}/stat").read_text().split()[3] == str(os.getpid())


def game_with(bot: Bot) -> tuple[Game, Host]:
    game = Game.new("base", mode="suspicion", seats=4, seed=1)
    return game, Host(game, {0: bot, **{seat: Uniform(seat) for seat in (1, 2, 3)}})


def test_a_program_of_twelve_lines_plays_a_whole_game(tmp_path: Path) -> None:
    bot = registry.make(f"program:{program(tmp_path, programs.GOOD)}")
    assert isinstance(bot, Process)
    game, host = game_with(bot)
    assert host.finish() == game.result
    assert is_gone(bot._process.pid)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (programs.RUBBISH, "it answered 'dance', which is not one line of JSON"),
        (programs.NO_OBJECT, r"it answered '\[1, 2\]', which is not a JSON object"),
        (programs.NO_COMMAND, 'an answer looks like {"command": "alice move b2"}'),
        (programs.ILLEGAL, "answered 'alice move e5', which it was not offered; it may: alice clue"),
        (programs.GIVES_UP, "it gives up: 'too hard'"),
        (programs.HANGS, "it has not answered within 0.6 s"),
        (programs.DIES, "it has ended with exit code 3: I am tired"),
        ("import nothing_like_it", "it has ended with exit code 1: ModuleNotFoundError"),
    ],
    ids="rubbish no-object no-command illegal gives-up hangs dies never-starts".split(),
)
def test_what_goes_wrong_is_said_and_nothing_is_left_running(tmp_path: Path, text: str, said: str) -> None:
    slow = text == programs.HANGS
    bot = Process(program(tmp_path, text), 0, SHORT, grace=0.5 if slow else 30, start=0 if slow else 30)
    _, host = game_with(bot)
    with pytest.raises(BotError, match=said):
        host.step(0)
    host.close()
    assert is_gone(bot._process.pid)
    decision = host.game.decision
    assert decision is not None
    with pytest.raises(BotError, match=r"the program .*bot\.py"):  # asked again it says the same, at once
        bot.decide(host.game.view(0), decision)


def test_a_program_that_never_reads_holds_nobody_up(tmp_path: Path) -> None:
    """Its pipe fills up: the host would wait for ever, were it to write with its own hands."""
    bot = Process(program(tmp_path, programs.NEVER_READS), 0, SHORT, grace=0.5, start=5)
    game, host = game_with(bot)
    view, decision = game.view(0), game.decision
    assert decision is not None
    long = SeatView(view.flat, [hidden(number) for number in range(10_000)])
    assert len(protocol.question("decide", long, 0, SHORT)) > 300_000
    with pytest.raises(BotError, match=r"has not answered within|looks like"):
        for _ in range(3):
            bot.decide(long, decision)
    assert is_gone(bot._process.pid)
    host.close()


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    bot = Process(program(tmp_path, programs.HAS_A_CHILD, str(note)), 0, SHORT)
    while not note.exists() or not note.read_text():
        time.sleep(0.02)
    bot.close()
    assert is_gone(bot._process.pid) and is_gone(int(note.read_text()))


def test_a_bot_that_is_dropped_takes_its_program_along(tmp_path: Path) -> None:
    bot = Process(program(tmp_path, programs.HANGS))
    pid = bot._process.pid
    del bot
    gc.collect()
    assert is_gone(pid)


@pytest.mark.parametrize("command", ["no-such-program --at all", "", "'"])
def test_a_program_that_cannot_be_started_is_named(command: str) -> None:
    with pytest.raises(BotError, match="cannot be started"):
        registry.make(f"program:{command}")


def test_a_forgiving_host_goes_on_without_it(tmp_path: Path) -> None:
    game = Game.new("base", mode="suspicion", seats=4, seed=1)
    bot = Process(program(tmp_path, programs.DIES))
    host = Host(game, {0: bot, **{seat: Uniform(seat) for seat in (1, 2, 3)}}, forgiving=True)
    host.finish()
    assert len(host.failures) == 1 and is_gone(bot._process.pid)


@pytest.mark.parametrize("name", ["uniform", "explorer", EXAMPLE])
def test_our_own_bots_play_the_same_game_as_programs(name: str) -> None:
    command = shlex.join([sys.executable, "-m", "room25", "bot", name])
    games = []
    for made in (name, f"program:{command}"):
        game = Game.new("ultimate-en", mode="suspicion", seats=4, seed=6)
        Host(game, {0: registry.make(made, 3), **{seat: Uniform(seat) for seat in (1, 2, 3)}}).finish()
        games.append(game.record())
    assert games[0] == games[1]


def test_a_line_is_enough_to_make_the_view_again() -> None:
    for cell in KINDS:
        for place in places(cell, 6, seed=81):
            line = protocol.question("decide", place.here, 5, SHORT)
            assert "\n" not in line
            ask, view, seed, budget = protocol.read_question(line)
            assert (ask, seed, budget) == ("decide", 5, SHORT)
            assert view.flat == place.here.flat and view.events == place.here.events
            assert view.options == place.here.options and view.asides == place.here.asides
            assert protocol.question("decide", place.there, 5, SHORT) == line  # another world, the same line
            board = json.loads(line)["board"]
            assert sum(square["room"] is None for square in board.values()) == view.flat.kind.count(UNKNOWN)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dance", "not a question of the protocol"),
        ("[]", "not a question of the protocol"),
        ('{"room25": 1}', "not a question of the protocol"),
        ('{"room25": 2}', "speaks version 1 of the protocol, the host version 2"),
    ],
)
def test_our_bots_answer_a_line_that_is_no_question_with_an_error(line: str, said: str) -> None:
    command = [sys.executable, "-m", "room25", "bot", "uniform"]
    done = subprocess.run(command, input=f"{line}\n{line}\n", capture_output=True, text=True, check=True)
    answers = [json.loads(answer) for answer in done.stdout.splitlines()]
    assert len(answers) == 2 and all(said in answer["error"] for answer in answers)


def test_the_command_names_the_bots_and_refuses_others() -> None:
    command = [sys.executable, "-m", "room25", "bot"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.split() == list(registry.names())
    done = subprocess.run([*command, "genius"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "") and "there is no bot 'genius'" in done.stderr
