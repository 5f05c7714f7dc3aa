"""What must hold at the end of a schedule, and how soon everything moves again once nothing befalls anybody any more."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from room25.game import Game
from room25.server import wire
from room25.server.chat import kept_as

if TYPE_CHECKING:
    from server.sim.world import World

AGAIN = 6.0  # seconds, at most, in which nothing moves although somebody is at the table
MOVES = 3  # answers that must come after the last fault
SETTLED = 3.0  # seconds until every server knows what the others know


async def check_progress(world: World, lives: list[asyncio.Task[None]]) -> None:
    """After the faults the game goes on to its end, or for some answers; what bots say besides is none."""
    began = played = _answered(world)
    moved = world.loop.now
    while played < began + MOVES and not _is_over(world):
        await asyncio.sleep(0.05)
        for life in lives:
            if life.done():
                life.result()
        if _answered(world) > played:
            played, moved = _answered(world), world.loop.now
        waited = world.loop.now - moved
        world.counts["longest wait"] = max(world.counts["longest wait"], int(waited * 1000))
        assert waited < AGAIN, f"nothing has moved for {waited:.1f} s"
    world.is_quiet = True
    until = world.loop.now + SETTLED
    while why := _disagreement(world):
        await asyncio.sleep(0.05)
        assert world.loop.now < until, why
    for life in lives:
        if life.done():
            life.result()


def _disagreement(world: World) -> str:
    """Return which server with somebody at the table does not know what is stored, or who is there; empty if all do."""
    played = _played(world)
    here = {person.seat for person in world.people if person.socket is not None}
    for node in world.nodes:
        for table in node.state.tables._tables.values():
            if table.watchers:
                known = table._journal.played
                connected = {seat for seat in table.presence.connected() if seat < 8}
                if known != played:
                    return f"{node.process} knows of {known} commands, and there are {played}"
                if connected != here and not world.plan.lost_notices:
                    return f"{node.process} believes that {connected} are connected, and it is {here}"
    for person in world.people:
        if person.view.get("commands") != played:
            return f"{person.name} knows of {person.view.get('commands')} commands, and there are {played}"
    return ""


def _played(world: World) -> int:
    return int(world.memory.raw.execute("SELECT coalesce(max(number), 0) FROM commands").fetchone()[0])


def _answered(world: World) -> int:
    asides = "text LIKE '% claim %' OR text LIKE '% mark %'"
    rows = world.memory.raw.execute(f"SELECT count(*) FROM commands WHERE number IS NOT NULL AND NOT ({asides})")
    return int(rows.fetchone()[0])


def _is_over(world: World) -> bool:
    return bool(world.memory.raw.execute("SELECT is_over FROM games").fetchone()[0])


async def check_the_end(world: World) -> None:
    """The store has what was acknowledged, once and as it was answered; it replays, and everybody has seen that and nothing else."""
    assert world.stored is not None
    raw = world.memory.raw
    rows = raw.execute("SELECT number, seat, client_id, text, answer, digest FROM commands ORDER BY id").fetchall()
    answers = {(seat, id): (text, answer) for _, seat, id, text, answer, _ in rows}
    assert len(answers) == len(rows), "a command is there twice"
    for person in world.people:
        for id, answer in person.answers.items():
            found = answers.get((person.seat, id))
            assert found is not None, f"{id} was answered with {answer} and is lost"
            assert found == (person.texts[id], answer), f"{id} was answered with {answer}, and is kept as {found}"
    sent = {(one.seat, id) for one in world.people for id in (*one.texts, *map(kept_as, one.chat))}
    for seat, id in answers:
        assert id.startswith("bot:") or (seat, id) in sent, f"nobody has sent {id}"
    accepted = sorted((row for row in rows if row[0] is not None), key=lambda row: row[0])
    assert [row[0] for row in accepted] == list(range(1, len(accepted) + 1)), "the commands have gaps"
    world.count("commands", len(rows))
    world.count("accepted", len(accepted))
    world.count("bots' commands", sum(row[2].startswith("bot:") for row in rows))
    game = Game(world.stored.setup, world.stored.seed)
    digest = ""
    seen: dict[int, list[tuple[Any, dict[str, Any]]]] = {}
    for person in world.people:
        if person.view:
            seen.setdefault(person.view["commands"], []).append((person, person.view))
    _compare(game, 0, seen)
    for number, _, id, text, _, kept in accepted:
        before = game.happened
        game.play(text)
        digest = game.chained(digest, before)
        assert digest == kept, f"command {number} ({id}) has another fingerprint than its replay"
        _compare(game, number, seen)
    assert bool(game.is_over) == _is_over(world), "the store says otherwise whether the game is over"
    _check_chat(world, {key: answer for key, (_, answer) in answers.items()})


def _compare(game: Game, number: int, seen: dict[int, list[tuple[Any, dict[str, Any]]]]) -> None:
    """Who has seen so many commands has seen this, and nothing else."""
    for person, view in seen.get(number, ()):
        has_chat = person.talks
        whole = msgspec.json.decode(msgspec.json.encode(next(wire.views(game, [person.seat], 0, number, has_chat))))
        events = whole.pop("events")
        assert person.events == events, f"{person.name} has seen other events than the record has"
        mine = {key: value for key, value in view.items() if key not in ("events", "since")}
        whole.pop("since")
        assert mine == whole, f"{person.name} has seen another view than the record gives"


def _check_chat(world: World, refused: dict[tuple[int, str], str]) -> None:
    rows = world.memory.raw.execute("SELECT number, seat, text, client_id FROM said ORDER BY number").fetchall()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "the chat has gaps"
    kept = {(seat, id): number for number, seat, _, id in rows}
    assert len(kept) == len(rows), "something was said twice"
    lines = {number: (seat, text) for number, seat, text, _ in rows}
    for person in world.people:
        for id, answer in person.chat_answers.items():
            said = msgspec.json.decode(answer)
            if said["type"] == "refused":
                assert refused.get((person.seat, kept_as(id))) == answer, f"{id} was refused, and that is lost"
                assert (person.seat, id) not in kept, f"{id} was refused, and is said"
                continue
            assert kept.get((person.seat, id)) == said["number"], f"{id} was acknowledged and is lost: {answer}"
        for number, line in person.said.items():
            assert lines.get(number) == line, f"{person.name} has read a line that is not kept"
