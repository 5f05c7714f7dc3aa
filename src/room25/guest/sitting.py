"""A guest at a table with bots: what its seat sees and may answer, in words, and nothing that the seat may not know."""

from __future__ import annotations

from collections.abc import Iterator

from room25.bots import registry
from room25.bots.contract import Budget
from room25.bots.host import Host
from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.engine.table.board import cell_name
from room25.engine.table.state import GUARD, NONE, PRISONER, Flat
from room25.errors import BadText
from room25.game import Game, SeatView
from room25.notation.command import TOKEN_NAMES
from room25.notation.drawing import legend, render
from room25.setup.lay import CHARACTER_NAMES, Setup
from room25.texts import Texts
from room25.words import answers, sentences

__all__ = ["Sitting"]

BUDGET = Budget(playouts=200)  # of bots that think ahead: the same on every machine
ROLES = {PRISONER: "prisoner", GUARD: "guard"}


class Sitting:
    """One game. Raises BadSetup or BadText if there is no such table, seat or bot."""

    def __init__(self, setup: Setup, seed: int, seat: int = 0, bots: str = "explorer") -> None:
        if bots not in registry.names():  # a guest names no file and no program to be run
            raise BadText(f"there is no bot {bots!r}; bots are {', '.join(registry.names())}")
        self._game = Game(setup, seed)
        if not 0 <= seat < self._game.seats:
            raise BadText(f"there is no seat {seat}: seats run from 0 to {self._game.seats - 1}")
        self.seat = seat
        others = [other for other in range(self._game.seats) if other != seat]
        self._host = Host(self._game, {n: registry.make(bots, seed + n + 1 & 0xFFFFFFFF, BUDGET) for n in others}, True)
        self._texts = Texts("en")
        self._told = 0
        self._go_on()

    @property
    def is_over(self) -> bool:
        return self._game.is_over

    @property
    def result(self) -> str:
        """How the game ended; empty while it runs."""
        return self._game.result or ""

    def close(self) -> None:
        """Let the bots go."""
        self._host.close()

    def view(self) -> SeatView:
        """What the seat may know."""
        return self._game.view(self.seat)

    def answer(self, command: str) -> None:
        """Answer, or do something besides, and let the bots go on until the seat is asked again. Raises BadText or IllegalCommand."""
        if self.is_over:
            raise BadText("the game is over; start another one")
        mine = self.view().characters
        who = command.split()[0].lower() if command.split() else ""
        if who not in mine:
            raise BadText(
                f"an answer begins with a character of yours, {' or '.join(mine)}, and {who or 'nothing'!r} is none"
            )
        self._game.play(command)
        self._go_on()

    def _go_on(self) -> None:
        """Let the bots play until this seat is asked or the game is over."""
        while not self.is_over and not self._is_asked():
            if not self._host.step():
                raise BadText("the game waits for a seat that no bot holds")

    def _is_asked(self) -> bool:
        """Does the table wait for this seat? A program may be changed while others lay theirs, but nobody waits for that."""
        decision = self._game.decision
        return decision is not None and any(self._game.seat_of(who) == self.seat for who in decision.asked)

    def look(self) -> str:
        """The table in words, as the seat sees it."""
        view = self.view()
        v = view.flat
        at = sentences.at_table(v, self._texts)
        lines = [sentences.goal(v, self._texts), sentences.round_of(v, at), render(v), legend(v), *self._own(view)]
        return "\n".join([*lines, *self._rooms(v)])

    def news(self) -> str:
        """What has happened since the last time, as far as the seat may know it."""
        view = self.view()
        at = sentences.at_table(view.flat, self._texts)
        new = [event for event in view.events if event.number >= self._told and event.kind != "hidden"]
        self._told = max([self._told, *(event.number + 1 for event in view.events)])
        return "\n".join(filter(None, (sentences.happened(event, at, str) for event in new)))

    def asked(self) -> str:
        """What the seat is asked, every answer that it may give, and what it may do besides, each with what it means."""
        if self.is_over:
            return f"The game is over: {sentences.result(self.result, self._texts, str)}"
        view = self.view()
        at = sentences.at_table(view.flat, self._texts)
        lines: list[str] = []
        waited_for = view.decision.asked if view.decision else ()
        for who, options in sorted(view.options.items(), key=lambda item: item[0] not in waited_for):
            asked = sentences.question(view, who, at) if who in waited_for else "has answered, and may still change it."
            lines.append(f"{at.character(who)}: {asked}")
            lines += [f"  {who} {words}: {answers.offered(words, view.flat, who, at)}" for words in options]
        for who, asides in view.asides.items():
            lines.append(f"Besides an answer, {at.character(who)} may say or do:")
            lines += [f"  {who} {words}" for words in asides]
        return "\n".join(lines)

    def _own(self, view: SeatView) -> Iterator[str]:
        v = view.flat
        for name in view.characters:
            c = CHARACTER_NAMES.index(name)
            where = f"in {cell_name(v.cell_of[v.stands_on[c]])}" if v.stands_on[c] >= 0 else "dead"
            tokens = [TOKEN_NAMES[min(token, 4)] for token in (v.slot1[c], v.slot2[c]) if token != NONE and token >= 0]
            program = f"; its program: {', then '.join(tokens)}" if tokens else ""
            yield f"You play {name}, {ROLES.get(v.role[c], 'of no known role')}, {where}{program}."

    def _rooms(self, v: Flat) -> Iterator[str]:
        yield "Rooms that you know:"
        for cell in range(25):
            tile = v.tile_at[cell]
            if v.kind[tile] >= 0:
                name = self._texts.room(ROOMS[v.kind[tile]].key)
                yield f"  {cell_name(cell)}: {name}{'' if v.face_up[tile] else ' (face down; you have seen it)'}"
