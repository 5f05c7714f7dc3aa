"""A table for language models: a server of the Model Context Protocol over standard input and output, one JSON-RPC message a line.

It has tools and nothing else. The part of the protocol that tools need is small, so it is written here: the official package would bring
a web server and a dozen libraries along.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TextIO

import room25
from room25.bots import registry
from room25.engine.rules.modes import BY_KEY as MODES
from room25.errors import BadText, Room25Error
from room25.guest.sitting import Sitting
from room25.rulebook import rules
from room25.setup import editions
from room25.setup.lay import Setup

__all__ = ["Server", "serve"]

VERSIONS = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")  # of the protocol, the newest first
PARSE, REQUEST, METHOD, PARAMS = -32700, -32600, -32601, -32602  # errors of JSON-RPC
KINDS: dict[str, type] = {"string": str, "integer": int}
HOW = (
    "Room 25 is a board game: people in a complex of 25 hidden rooms look for the exit. Start a game, read the view, list the answers and "
    "answer with one of them, word for word, until the game is over. You see what your seat may know."
)
CHOICES: dict[str, dict[str, Any]] = {
    "edition": {
        "type": "string",
        "enum": list(editions.EDITIONS),
        "description": "the printed edition; base if left out",
    },
    "mode": {"type": "string", "enum": list(MODES), "description": "the mode; cooperation if left out"},
    "level": {"type": "string", "enum": list(editions.LEVELS), "description": "standard if left out"},
    "seats": {"type": "integer", "description": "players, you included; the usual number if left out"},
    "seat": {"type": "integer", "description": "which seat is yours, from 0"},
    "bots": {
        "type": "string",
        "enum": list(registry.names()),
        "description": "who sits in the others; explorer if left out",
    },
    "seed": {"type": "integer", "description": "the number of the deal; drawn if left out"},
}


@dataclass(frozen=True)
class Tool:
    """What a model may call."""

    does: str
    call: Callable[..., str]
    takes: Mapping[str, dict[str, Any]]
    needs: tuple[str, ...] = ()

    def described(self, name: str) -> dict[str, Any]:
        """Return it as the protocol lists it."""
        schema = {
            "type": "object",
            "properties": dict(self.takes),
            "required": list(self.needs),
            "additionalProperties": False,
        }
        return {"name": name, "description": self.does, "inputSchema": schema}

    def check(self, given: Mapping[str, Any]) -> None:
        """Raise BadText if something is missing, unknown or of another kind."""
        for name in self.needs:
            if name not in given:
                raise BadText(f"{name} is missing: {self.takes[name]['description']}")
        for name, value in given.items():
            if name not in self.takes:
                raise BadText(f"there is no {name!r}; there are {', '.join(self.takes) or 'no arguments'}")
            wanted = self.takes[name]
            if not isinstance(value, KINDS[wanted["type"]]) or isinstance(value, bool):
                raise BadText(f"{name} is a {wanted['type']}, not {value!r}")
            if value not in wanted.get("enum", [value]):
                raise BadText(f"there is no {name} {value!r}; there are {', '.join(wanted['enum'])}")


class Server:
    """One guest and its game."""

    def __init__(self) -> None:
        self.sitting: Sitting | None = None
        text = {"type": "string"}
        command = {**text, "description": "one of the answers, word for word: `alice move b2`"}
        rule = {**text, "description": "an id such as ROOM-VORTEX-01 or AMB-055, or the beginning of some"}
        self.tools = {
            "list_games": Tool("The editions, with their modes, levels and numbers of players.", self._list, {}),
            "start_game": Tool("Sit down at a new table with bots; a game that runs is left.", self._start, CHOICES),
            "view": Tool(
                "The table as your seat sees it, and what has happened since you last looked.", self._view, {}
            ),
            "list_answers": Tool("What you are asked, and every answer that you may give.", self._answers, {}),
            "answer": Tool(
                "Give an answer, or say something besides; tells what happens until you are asked again.",
                self._answer,
                {"command": command},
                ("command",),
            ),
            "rule": Tool("What a rule says, by its id.", self._rule, {"id": rule}, ("id",)),
        }

    def handle(self, line: str) -> str | None:
        """Return the answer to one message, as a line; None if it wants none."""
        try:
            message = json.loads(line)
        except ValueError:
            return _failed(None, PARSE, "this line is not JSON")
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            return _failed(None, REQUEST, "a message is one JSON-RPC 2.0 object")
        number, method = message.get("id"), message.get("method")
        if number is None or not isinstance(method, str):
            return (
                None
                if number is None or "result" in message or "error" in message
                else _failed(number, REQUEST, "a request has a method")
            )
        params = message.get("params", {})
        if not isinstance(params, dict):
            return _failed(number, PARAMS, "params is an object")
        if method == "initialize":
            return _said(number, self._hello(params))
        if method == "ping":
            return _said(number, {})
        if method == "tools/list":
            return _said(number, {"tools": [tool.described(name) for name, tool in self.tools.items()]})
        if method == "tools/call":
            return self._call(number, params)
        return _failed(number, METHOD, f"there is no method {method!r}; this server has tools")

    def _hello(self, params: Mapping[str, Any]) -> dict[str, Any]:
        wanted = params.get("protocolVersion")
        return {
            "protocolVersion": wanted if wanted in VERSIONS else VERSIONS[0],
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "room25", "version": room25.__version__},
            "instructions": HOW,
        }

    def _call(self, number: Any, params: Mapping[str, Any]) -> str:
        tool, given = self.tools.get(str(params.get("name"))), params.get("arguments") or {}
        if tool is None:
            return _failed(
                number, PARAMS, f"there is no tool {params.get('name')!r}; there are {', '.join(self.tools)}"
            )
        try:
            if not isinstance(given, dict):
                raise BadText("arguments is an object")
            tool.check(given)
            text, wrong = tool.call(**given), False
        except Room25Error as error:
            text, wrong = str(error), True
        return _said(number, {"content": [{"type": "text", "text": text}], "isError": wrong})

    def _list(self) -> str:
        lines = []
        for name in editions.EDITIONS:
            for mode, levels in editions.load(name).modes.items():
                for level, data in levels.items():
                    seats = ", ".join(map(str, data.players))
                    lines.append(f"{name}: {mode}, {level}, for {seats} player{'s' * (seats != '1')}")
        return "\n".join([*lines, f"Bots, from the weakest to the strongest: {', '.join(registry.names())}"])

    def _start(
        self,
        edition: str = "base",
        mode: str = "cooperation",
        level: str = "standard",
        seats: int | None = None,
        seat: int = 0,
        bots: str = "explorer",
        seed: int | None = None,
    ) -> str:
        setup = Setup.of(edition=edition, mode=mode, level=level, seats=seats)
        sitting = Sitting(setup, secrets.randbits(32) if seed is None else seed, seat, bots)
        if self.sitting is not None:
            self.sitting.close()
        self.sitting = sitting
        return "\n\n".join([self._view(), self._answers()])

    def _seated(self) -> Sitting:
        if self.sitting is None:
            raise BadText("you sit at no table; start_game first")
        return self.sitting

    def _view(self) -> str:
        sitting = self._seated()
        news = sitting.news()
        return "\n\n".join([sitting.look(), *([f"What has happened:\n{news}"] if news else [])])

    def _answers(self) -> str:
        return self._seated().asked()

    def _answer(self, command: str) -> str:
        sitting = self._seated()
        sitting.answer(command)
        return "\n\n".join([f"What has happened:\n{sitting.news()}", sitting.asked()])

    def _rule(self, id: str) -> str:
        wanted = id.upper()
        book = rules()
        found = (
            [book[wanted]]
            if wanted in book
            else [rule for key, rule in book.items() if wanted and key.startswith(wanted)]
        )
        if not found:
            families = sorted({key.rsplit("-", 1)[0] for key in book})
            raise BadText(f"no rule is called {id!r}; ids begin with {', '.join(families)}")
        return "\n\n".join(f"{rule.id}  {rule.text}" for rule in found)


def serve(given: TextIO, told: TextIO) -> None:
    """Answer line by line until there are no more."""
    server = Server()
    for line in given:
        reply = server.handle(line) if line.strip() else None
        if reply is not None:
            told.write(reply + "\n")
            told.flush()


def _said(number: Any, result: Mapping[str, Any]) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": number, "result": result}, ensure_ascii=False)


def _failed(number: Any, code: int, why: str) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": why}}, ensure_ascii=False)
