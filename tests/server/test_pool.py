"""Bots think in a few processes shared by all tables: each question is answered for itself, and a process that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from room25.bots import registry
from room25.bots.contract import BotError
from room25.bots.protocol import ASIDE, DECIDE
from room25.game import Game, SeatView
from room25.server import pool as pools
from room25.server.pool import Pool
from server.online import Client, new_table, served, settings, sit


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def views(seed: int, most: int = 20) -> list[SeatView]:
    """What asked seats saw in the course of a game."""
    game, dice = Game.new("ultimate-en", seats=4, seed=seed), Random(seed)
    found: list[SeatView] = []
    while game.decision is not None and len(found) < most:
        who = dice.choice(game.decision.asked)
        found.append(game.view(game.seat_of(who)))
        game.play(f"{who} {dice.choice(game.options(who))}")
    return found


def children() -> list[int]:
    """Processes that answer for any bot, of this process."""
    listed = subprocess.run(["ps", "--ppid", str(os.getpid()), "-o", "pid=,args="], capture_output=True, text=True)
    return [int(line.split()[0]) for line in listed.stdout.splitlines() if line.endswith("room25 bot any")]


def test_an_answer_does_not_depend_on_what_was_asked_before() -> None:
    async def go() -> None:
        pool = Pool(size=1)
        asked = [(bot, view, number) for bot in ("uniform", "explorer") for number, view in enumerate(views(3))]
        alone = {}
        for bot, view, number in asked:
            assert view.decision is not None
            alone[bot, number] = registry.make(bot, 7).decide(view, view.decision)
        Random(1).shuffle(asked)
        for bot, view, number in asked:
            await pool.ask("cautious", ASIDE, view, 99)
            assert (await pool.ask(bot, DECIDE, view, 7)).command == alone[bot, number]
        assert len(children()) == 1
        await pool.close()
        assert children() == []

    run(go())


def test_many_tables_share_a_few_processes() -> None:
    async def go() -> None:
        pool = Pool(size=2)
        view = views(1, 1)[0]
        answers = await asyncio.gather(*(pool.ask("explorer", DECIDE, view, seed) for seed in range(40)))
        assert all(answer.command for answer in answers) and len(children()) == 2
        await pool.close()

    run(go())


def test_a_process_that_dies_is_replaced() -> None:
    async def go() -> None:
        pool = Pool(size=1)
        view = views(1, 1)[0]
        first = await pool.ask("explorer", DECIDE, view, 1)
        os.kill(children()[0], signal.SIGKILL)
        with pytest.raises(BotError):
            await pool.ask("explorer", DECIDE, view, 1)
        assert await pool.ask("explorer", DECIDE, view, 1) == first
        await pool.close()

    run(go())


def test_a_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        pool = Pool(size=1)
        view = views(1, 1)[0]
        first = await pool.ask("explorer", DECIDE, view, 1)
        os.kill(children()[0], signal.SIGSTOP)
        monkeypatch.setattr(pools, "ANSWER_GRACE", 0.1)
        with pytest.raises(BotError):
            await pool.ask("explorer", DECIDE, view, 1)
        monkeypatch.undo()
        assert await pool.ask("explorer", DECIDE, view, 1) == first
        await pool.close()

    run(go())


def test_a_question_that_nobody_waits_for_is_in_nobodys_way() -> None:
    async def go() -> None:
        pool = Pool(size=1)
        here, there = views(1, 2)
        want = await pool.ask("explorer", DECIDE, there, 1)
        tasks = [asyncio.create_task(pool.ask("explorer", DECIDE, here, 1)) for _ in range(5)]
        await asyncio.sleep(0.001)
        for task in tasks:
            task.cancel()
        assert await pool.ask("explorer", DECIDE, there, 1) == want
        await pool.close()

    run(go())


def test_processes_end_when_there_is_nothing_to_ask() -> None:
    async def go() -> None:
        pool = Pool(size=1, idle=0.2)
        view = views(1, 1)[0]
        for _ in range(2):
            await pool.ask("explorer", DECIDE, view, 1)
            assert len(children()) == 1
            for _ in range(200):
                if not children():
                    break
                await asyncio.sleep(0.05)
            assert children() == []
        await pool.close()

    run(go())


def test_a_question_that_comes_while_the_last_process_leaves_is_answered() -> None:
    async def go() -> None:
        pool = Pool(size=1, idle=0.0)  # it leaves after every answer
        view = views(1, 1)[0]
        async with asyncio.timeout(60):
            want = await pool.ask("explorer", DECIDE, view, 1)
            for pause in (0.0, 0.0, 0.001, 0.003):
                await asyncio.sleep(pause)
                assert await pool.ask("explorer", DECIDE, view, 1) == want
        await pool.close()

    run(go())


def test_only_bots_of_ours_answer() -> None:
    async def go() -> None:
        pool = Pool(size=1)
        for name in ("program:ls", "examples/my_bot.py", "nobody"):
            with pytest.raises(BotError):
                await pool.ask(name, DECIDE, views(1, 1)[0], 1)
        await pool.close()

    run(go())


def test_the_strong_bot_says_if_it_cannot_be_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with served(settings(tmp_path)) as host:
        table = new_table(host, mode="cooperation", seats=2, bots={"1": "search"})
        key = sit(host, table, 0)
        with Client(host) as client:
            client.hello(table, key)
            while not (note := client.hear(60, "people")["seats"][1]["note"]):
                pass
            assert note == "bot-note-weaker"


def test_the_server_loads_no_compiler() -> None:
    code = (
        "import sys, room25.cli.serve, room25.server.app, room25.server.run, room25.server.catalogue;"
        "print(*sorted({'numpy', 'matplotlib', 'babel'} & set(sys.modules)))"
    )
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == ""
