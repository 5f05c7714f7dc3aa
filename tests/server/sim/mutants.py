"""Faults that servers like ours have had, or could have: the simulation must find each of them, or it proves nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from room25.server import database
from room25.server.chat import TableChat
from room25.server.database import Conflict, Fence
from room25.server.journal import Journal
from room25.server.leases import Leases
from room25.server.letters import ChatLine
from room25.server.messages import Accepted, write
from room25.server.store import Marks, StoredCommand
from room25.server.table import AGAIN, Table
from room25.server.tables import Tables
from room25.server.trial import tried
from server.sim.database import Answers, Postgres
from server.sim.world import Mutant


async def _published_first(table: Any, command: Any) -> None:
    """The command is acknowledged before it is committed."""
    known = table._journal.known(command.seat, command.id)
    if known is not None:
        command.reply(known)
        return
    after = table.game.copy()
    answer = tried(after, command, table._journal.played + 1, table.is_waiting)
    number = answer.number if isinstance(answer, Accepted) else None
    digest = "" if number is None else after.chained(table._journal.digest, table.game.happened)
    ends = number is not None and after.is_over
    command.reply(write(answer))
    stored = StoredCommand(table.id, number, command.seat, command.id, command.text, write(answer), ends, digest)
    await table._journal.keep(stored, command.fence)
    if number is not None:
        table.game = after
        table._publish()


async def _nothing(*_: object) -> None:
    return None


async def _never(*_: object) -> None:
    await asyncio.sleep(1e6)


def _take_from_nobody(postgres: Postgres, games: list[str], node: str) -> list[dict[str, Any]]:
    """A lease holds for ever, whether its server is alive or not."""
    raw, taken = postgres.memory.raw, []
    for game in games:
        leader, epoch = raw.execute("SELECT node, epoch FROM leads WHERE game = ?", (game,)).fetchone() or ("", 0)
        if leader in ("", node):
            row = (game, node, epoch + 1)
            raw.execute("INSERT OR REPLACE INTO leads (game, node, epoch) VALUES (?, ?, ?)", row)
            taken.append({"game": game, "epoch": epoch + 1})
    raw.commit()
    return taken


async def _polls_with_old_marks(tables: Any) -> None:
    """What a look has found is believed later, when the table may have gone on."""
    while True:
        await asyncio.sleep(2.0)
        for table in list(tables._tables.values()):
            marks: Marks | None = (await tables.store.marks([table.id])).get(table.id)
            await asyncio.sleep(0)
            if marks is not None and marks.played < table._journal.played:
                table.give_up(*AGAIN)


async def _says_again(chat: Any, line: ChatLine, name: str, why_not: Any) -> Any:
    """A sentence that is sent again is said again."""
    chat._numbers.pop((line.seat, line.id), None)
    _, heard = await SAY(chat, replace(line, id=line.id + str(len(chat._lines))), name, why_not)
    return write(Accepted(line.id, len(chat._lines))), heard


async def _forgets_what_failed(table: Any, command: Any) -> None:
    """A command whose commit has failed is not looked for: it may have been kept all the same."""
    try:
        await table._keep(command)
    except Conflict:
        await table._catch_up()
        await table._keep(command)


def _any_fence(connection: object, fences: object) -> None:
    """Nobody looks at the number of the lease."""


def _leads_for_ever(own: Any, table: str) -> Fence | None:
    """Whoever has led a table believes that it still does, however long it has hung."""
    epoch = own._epochs.get(table)
    return Fence(table, own.node, epoch) if epoch is not None else None


SAY = TableChat.say
MUTANTS: dict[str, Mutant] = {
    "published-before-commit": {(Table, "_keep"): _published_first},
    "no-epoch-check": {
        (database, "_check_fences"): _any_fence,
        (Leases, "fence"): _leads_for_ever,
        (Leases, "lapse"): lambda _: None,
    },
    "lease-without-expiry": {(Answers, "take"): staticmethod(_take_from_nobody)},
    "old-leader-still-believes": {(Leases, "is_led_elsewhere"): lambda *_: True},
    "repeated-command-not-recognised": {(Journal, "known"): lambda *_: None, (Journal, "look_up"): _nothing},
    "lost-notice-without-polling": {(Tables, "_poll"): _never},
    "stale-welcome": {(Table, "_look_for_news"): _nothing},
    "look-older-than-the-table": {(Tables, "_poll"): _polls_with_old_marks},
    "said-again": {(TableChat, "say"): _says_again},
    "failed-commit-not-looked-for": {(Table, "_play"): _forgets_what_failed},
}
# The first schedule that finds it, where that is not one of the very first.
FOUND_BY = {
    "no-epoch-check": 205,
    "lost-notice-without-polling": 92,
    "lease-without-expiry": 59,
    "look-older-than-the-table": 25,
}
