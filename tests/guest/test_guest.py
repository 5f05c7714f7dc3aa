"""Programs and language models at a table: driven as real clients over standard input and output, and shown their own seat alone."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from room25.bots import protocol
from room25.guest.sitting import Sitting
from room25.notation.drawing import render
from room25.setup.lay import Setup


class Client:
    """A client of the Model Context Protocol."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "room25", "mcp"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.number = 0

    def send(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        self.number += 1
        self.send(json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}))
        reply = self.receive()
        assert reply["id"] == self.number and reply["jsonrpc"] == "2.0"
        return reply

    def call(self, tool: str, **given: Any) -> tuple[str, bool]:
        result = self.ask("tools/call", name=tool, arguments=given)["result"]
        (piece,) = result["content"]
        assert piece["type"] == "text"
        return piece["text"], result["isError"]

    def close(self) -> int:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(timeout=60)


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    made = Client()
    hello = made.ask(
        "initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo={"name": "test", "version": "1"}
    )
    assert hello["result"]["protocolVersion"] == "2025-06-18" and hello["result"]["serverInfo"]["name"] == "room25"
    made.send('{"jsonrpc": "2.0", "method": "notifications/initialized"}')
    yield made
    assert made.close() == 0


def test_it_lists_its_tools_and_games(client: Client) -> None:
    tools = {tool["name"]: tool for tool in client.ask("tools/list")["result"]["tools"]}
    assert set(tools) == {"list_games", "start_game", "view", "list_answers", "answer", "rule"}
    assert all(tool["inputSchema"]["type"] == "object" and tool["description"] for tool in tools.values())
    games, wrong = client.call("list_games")
    assert not wrong and "base: suspicion, standard, for 4, 5, 6 players" in games


def test_a_game_is_played_to_its_end_by_the_answers_that_are_listed(client: Client) -> None:
    text, wrong = client.call("start_game", edition="base", mode="suspicion", seats=4, seat=1, seed=7)
    assert not wrong and "You play" in text
    luck = Random(1)
    for _ in range(300):
        text, wrong = client.call("list_answers")
        if text.startswith("The game is over"):
            break
        offered = [
            line.strip().partition(":")[0] for line in text.partition("Besides")[0].splitlines() if line[:2] == "  "
        ]
        assert not wrong and offered
        text, wrong = client.call("answer", command=luck.choice(offered))
        assert not wrong, text
    assert text.startswith("The game is over: ")
    assert client.call("answer", command="alice look b2") == ("the game is over; start another one", True)


def test_what_is_wrong_is_said_and_nothing_breaks(client: Client) -> None:
    client.call("start_game", mode="solo", seed=1)
    for tool, given, said in (
        ("answer", {"command": "nobody move b2"}, "an answer begins with a character of yours"),
        ("answer", {"command": ""}, "an answer begins with a character of yours"),
        ("answer", {}, "command is missing"),
        ("answer", {"command": 5}, "command is a string, not 5"),
        ("start_game", {"bots": "program:touch here"}, "there is no bots 'program:touch here'"),
        ("start_game", {"mode": "suspicion", "seats": 9}, "cannot be set up"),
        ("start_game", {"seat": 8}, "there is no seat 8"),
        ("view", {"pov": 2}, "there is no 'pov'"),
        ("rule", {"id": "NO-SUCH"}, "no rule is called 'NO-SUCH'"),
    ):
        text, wrong = client.call(tool, **given)
        assert wrong and said in text, (tool, given, text)
    assert "alarm" in client.call("rule", id="AMB-011")[0].lower()
    assert client.ask("tools/call", name="cheat")["error"]["code"] == -32602
    assert client.ask("resources/list")["error"]["code"] == -32601
    assert client.ask("ping")["result"] == {}
    for line, code in (("{", -32700), ("[]", -32600), ('{"id": 1}', -32600)):
        client.send(line)
        assert client.receive()["error"]["code"] == code
    text, wrong = client.call("view")
    assert not wrong and "Rooms that you know" in text


def test_a_guest_reads_nothing_that_its_seat_may_not_know() -> None:
    """Whatever the seat does not know is dealt anew, and every word stays as it is."""
    for seed in range(4):
        sitting = Sitting(Setup("ultimate-en", "suspicion", 5), seed, seat=2)
        luck = Random(seed)
        for _ in range(12):
            if sitting.is_over:
                break
            read = (sitting.look(), sitting.asked())
            truth = sitting._game
            other = truth.copy()
            other.redeal(2, luck.randrange(2**32))
            sitting._game = other
            assert (sitting.look(), sitting.asked()) == read
            sitting._game = truth
            assert render(sitting.view().flat) in read[0]
            who, options = next(iter(sitting.view().options.items()))
            sitting.answer(f"{who} {luck.choice(options)}")
        sitting.close()


def test_any_program_plays_by_lines_of_json() -> None:
    told = [sys.executable, "-m", "room25", "sit", "--mode", "cooperation", "--seats", "2", "--seed", "3"]
    process = subprocess.Popen(told, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    assert process.stdin is not None and process.stdout is not None
    luck, lines = Random(2), 0
    process.stdin.write("hello\n")
    process.stdin.flush()
    errors = []
    for line in process.stdout:
        message = json.loads(line)
        lines += 1
        if "over" in message:
            break
        if "error" in message:
            errors.append(message["error"])
            continue
        ask, view, _, _ = protocol.read_question(line)
        assert ask == protocol.DECIDE and view.pov == 0
        if lines == 1:
            continue  # which `hello` has answered
        who = next(who for who in message["decision"]["asked"] if who in message["options"])
        options = message["options"][who]
        process.stdin.write(json.dumps({"command": f"{who} {luck.choice(options)}"}) + "\n")
        process.stdin.flush()
    assert message["over"] and lines > 10 and len(errors) == 1 and "not one line of JSON" in errors[0]
    process.stdin.close()
    process.stdout.close()
    assert process.wait(timeout=60) == 0
