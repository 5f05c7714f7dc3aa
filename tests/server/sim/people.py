"""Simulated people: they play what they are offered, send it several times, lose answers and sockets, and come back to any server.

Each keeps what it was told and holds every server to it: its events come without a gap and none twice, an answer never changes, and
nothing that it has seen or that was acknowledged to it is missing later.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

from room25.server.table import AGAIN
from server.sim.sockets import Cut, Socket

if TYPE_CHECKING:
    from server.sim.world import World

PATIENCE = 1.5  # seconds for an answer or a welcome; then another server is tried
NOT_KEPT = ("internal", "too-many")  # refusals that say: send it again
GOES_ON = ("internal", "stopping", "too-slow", "too-many")  # why a server may end a socket
BROUGHT_BACK = AGAIN[1]  # nobody brings anything back here
WRONG = ("move z9", "dance", "look a1", "pass pass")


class Closed(Exception):
    """The server has ended the conversation."""


class Person:
    """Somebody in a seat."""

    def __init__(self, world: World, table: str, seat: int, key: str, dice: Random, talks: bool) -> None:
        self.world = world
        self.table = table
        self.seat = seat
        self.key = key
        self.dice = dice
        self.talks = talks
        self.name = f"person {seat}"
        self.events: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.seen = 0  # commands, at least, that every server must know of from now on
        self.texts: dict[str, str] = {}  # what was ever sent, by its id
        self.answers: dict[str, str] = {}  # and the bytes of what was answered
        self.unanswered = ""
        self.said: dict[int, tuple[int, str]] = {}  # chat, by number
        self.chat: dict[str, str] = {}
        self.chat_answers: dict[str, str] = {}  # id -> what was answered, byte for byte
        self.sent = 0
        self.socket: Socket | None = None

    async def live(self) -> None:
        """Be connected to some server or other, until the world says that it is enough."""
        while not self.world.is_ending:
            socket = await self.world.open(self.dice)
            if socket is not None:
                self.socket = socket
                try:
                    await self._sit(socket)
                except (Cut, Closed, TimeoutError):
                    pass
                finally:
                    self.socket = None
                    socket.cut()
            if not self.world.is_ending:
                await asyncio.sleep(self.dice.random() * 0.2)

    async def _sit(self, socket: Socket) -> None:
        socket.say(type="hello", table=self.table, key=self.key, since=len(self.events))
        async with asyncio.timeout(PATIENCE):
            while (await self._hear(socket))["type"] != "welcome":
                pass
        asked_at = self.world.loop.now
        self._send(socket)  # what was not answered
        while True:
            if self.unanswered:
                patience = PATIENCE
            elif not self.world.is_quiet and self._may_play():
                await asyncio.sleep(self.dice.random() * 0.1)
                self._choose()
                self._send(socket)
                asked_at, patience = self.world.loop.now, PATIENCE
            else:
                patience = 1.0
            if self.world.is_calm:
                if self.world.is_ending:
                    return
            elif self.dice.random() < self.world.plan.cuts:
                self.world.count("cuts")
                raise Cut
            try:
                async with asyncio.timeout(patience):
                    await self._hear(socket)
            except TimeoutError:
                if self.unanswered and self.world.loop.now - asked_at >= PATIENCE:
                    raise

    def _may_play(self) -> bool:
        decision = self.view["decision"]
        return decision is not None and any(who in self.view["options"] for who in decision["asked"])

    def _choose(self) -> None:
        dice, view = self.dice, self.view
        if self.answers and dice.random() < 0.05:  # something old once more
            self.unanswered = dice.choice(list(self.answers))
            return
        asked = [who for who in view["decision"]["asked"] if who in view["options"]] if view["decision"] else []
        if not asked:
            return
        who = dice.choice(asked)
        words = dice.choice(WRONG) if dice.random() < 0.1 else dice.choice(view["options"][who])
        self.unanswered = f"p{self.seat}-{len(self.texts)}"
        self.texts[self.unanswered] = f"{who} {words}"

    def _send(self, socket: Socket) -> None:
        if not self.unanswered:
            return
        id = self.unanswered
        for _ in range(self.dice.choice((1, 1, 1, 1, 2, 4))):
            self.sent += 1
            socket.say(type="play", id=id, text=self.texts[id])
        if self.dice.random() < 0.1:
            self.world.loop.spawn(self.world.loop.world, self._twin(id))
        if self.talks and self.dice.random() < 0.2:
            self._talk(socket)

    def _talk(self, socket: Socket) -> None:
        again = self.dice.random() < 0.1  # something old once more
        open_lines = [id for id in self.chat if again or id not in self.chat_answers]
        id = self.dice.choice(open_lines) if open_lines else f"t{self.seat}-{len(self.chat)}"
        self.chat.setdefault(id, f"line {len(self.chat)} of {self.seat}")
        socket.say(type="chat", id=id, text=self.chat[id])

    async def _twin(self, id: str) -> None:
        """The same command over another socket, at whichever server."""
        socket = await self.world.open(self.dice)
        if socket is None:
            return
        try:
            socket.say(type="hello", table=self.table, key=self.key, since=0)
            self.sent += 1
            socket.say(type="play", id=id, text=self.texts[id])
            async with asyncio.timeout(PATIENCE):
                while True:
                    text, said = await socket.hear()
                    if said["type"] in ("accepted", "refused"):
                        self._answered(text, said)
                        return
        except (Cut, TimeoutError):
            pass
        finally:
            socket.cut()

    async def _hear(self, socket: Socket) -> dict[str, Any]:
        text, said = await socket.hear()
        kind = said["type"]
        if self.world.trace is not None:
            self.world.note(f"{self.name} hears {kind} {_short(said)}")
        if kind == "welcome":
            assert said["seat"] == self.seat, f"{self.name} is welcomed in seat {said['seat']}"
            self._take(said["view"], is_welcome=True)
        elif kind == "update":
            self._take(said["view"], is_welcome=False)
        elif kind in ("accepted", "refused"):
            self._answered(text, said)
        elif kind == "said":
            line = (said["seat"], said["text"])
            assert self.said.setdefault(said["number"], line) == line, "a line of the chat has changed"
        elif kind == "failed":
            assert said["code"] in GOES_ON and said["text"] != BROUGHT_BACK, f"{self.name} is turned away: {said}"
            raise Closed
        return said

    def _take(self, view: dict[str, Any], is_welcome: bool) -> None:
        """What a view says from its first event on goes after what was known before."""
        since, known = view["since"], len(self.events)
        if is_welcome:
            assert since <= known, f"{self.name} misses events: it knows {known}, and is told those from {since} on"
            assert view["commands"] >= self.seen, (
                f"{self.name} is welcomed to {view['commands']} commands, and knows of {self.seen}"
            )
        else:
            assert since == known or (since == 0 and view["result"]), (
                f"{self.name} knows {known} events, and is told those from {since} on"
            )
            assert view["commands"] > self.view["commands"], "an update with nothing new"
        told = view["events"]
        if not view["result"]:  # at the end all is opened
            overlap = self.events[since:]
            assert told[: len(overlap)] == overlap, f"{self.name} is told another past"
        self.events[since:] = told
        numbers = [event["number"] for event in told]
        assert numbers == list(range(since, view["until"])), f"{self.name} is told the events {numbers}"
        self.view = view
        self.seen = max(self.seen, view["commands"])

    def _answered(self, text: str, said: dict[str, Any]) -> None:
        id = said["id"]
        if said["type"] == "refused" and said["code"] in NOT_KEPT:
            self.world.count("put off")
            return
        if id in self.chat:
            first = self.chat_answers.setdefault(id, text)
            assert first == text, f"{self.name} is answered {first}, then {text}"
            return
        assert id in self.texts, f"{self.name} is answered what it has not asked: {text}"
        first = self.answers.setdefault(id, text)
        assert first == text, f"{self.name} is answered {first}, then {text}"
        if said["type"] == "accepted":
            self.seen = max(self.seen, said["number"])
        if id == self.unanswered:
            self.unanswered = ""


def _short(said: dict[str, Any]) -> str:
    if "view" in said:
        view = said["view"]
        return f"commands {view['commands']}, events {view['since']} to {view['until']}"
    return " ".join(str(said[key]) for key in ("id", "code", "number", "text", "seats") if key in said)
