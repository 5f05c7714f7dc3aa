"""Canaries: values that nothing else has, in whatever must stay hidden. None is heard before it may be, and each is heard when it may."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from random import Random

import pytest

from room25.engine.rules import rooms
from room25.engine.table.fields import KINDS
from room25.engine.table.state import NONE, State
from room25.events import ROLES
from room25.game import SPECTATOR, Setup
from room25.server import secret
from server.at_table import NONCE, begin, choices, look
from server.two_worlds import forgetful

SEED = 0xC0FFEE_1234_5678
SETUPS = [
    Setup(edition="base", mode="suspicion", seats=4),
    Setup(edition="season2", mode="suspicion", seats=5),
    Setup(edition="ultimate-en", mode="suspicion", seats=4),
    Setup(edition="ultimate-en", mode="cooperation", level="madness", seats=3),
    Setup(edition="base", mode="competition", seats=2),
    Setup(edition="base", mode="solo", seats=1),
]


@pytest.fixture
def canary() -> Iterator[rooms.Room]:
    """A room that is in no box, without effect."""
    code = next(code for code in range(KINDS) if code not in rooms.REGISTRY)
    yield rooms.Room(code, "canary-room", "??", 0, ())
    del rooms.REGISTRY[code]


def knows(s: State, pov: int, tile: int) -> bool:
    return bool(s.face_up[tile]) or (pov >= 0 and bool((s.seen[tile] >> pov) & 1))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.edition}-{setup.mode}")
def test_a_face_down_room_is_named_to_those_who_have_seen_it_and_to_nobody_else(
    setup: Setup, canary: rooms.Room
) -> None:
    async def go() -> tuple[int, int]:
        before = after = 0
        async with forgetful() as store:
            for number in range(4):
                dice = Random(number)
                table = await begin(store, setup, SEED + number, f"table-{number}")
                s = table.game._s
                tile = dice.choice(
                    [t for t in range(25) if not s.face_up[t] and not (s.exit_zone_kinds >> s.kind[t]) & 1]
                )
                s.kind[tile] = canary.code
                learnt: set[int] = set()
                eyes = {pov: await look(table, pov) for pov in range(SPECTATOR, setup.seats)}
                for step in range(400):
                    s = table.game._s
                    for pov, watcher in eyes.items():
                        said = b"".join(watcher.waiting())
                        learnt |= {pov} if knows(s, pov, tile) or table.game.is_over else set()
                        if pov not in learnt:
                            assert b"canary" not in said
                            before += 1
                        after += b"canary" in said
                    if table.game.is_over:
                        break
                    seat, text = dice.choice(choices(table.game))
                    await table.play(seat, f"c{step}", text)
                await table.close()
        return before, after

    before, after = asyncio.run(go())
    assert before > 50 and after > 0


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.edition}-{setup.mode}")
def test_seed_nonce_generator_keys_and_the_spare_role_are_heard_at_the_end_or_never(setup: Setup) -> None:
    async def go() -> None:
        async with forgetful() as store:
            table = await begin(store, setup, SEED)
            eyes = [await look(table, pov) for pov in range(SPECTATOR, setup.seats)]
            keys = [f"the key of {seat}" for seat in range(setup.seats)]
            never = [*keys, *map(secret.key_hash, keys)]
            dice = Random(4)
            for step in range(1500):
                s = table.game._s
                said = b"".join(data for watcher in eyes for data in watcher.waiting())
                if table.game.is_over:
                    break
                generator = [str(number) for number in (s.rng0, s.rng1) if number > 10**6]
                for word in (*never, str(SEED), f"{SEED:x}", NONCE, *generator, "canary"):
                    assert word.encode() not in said, word
                assert spares(said) == set()
                seat, text = dice.choice(choices(table.game))
                await table.play(seat, f"c{step}", text)
                again = await look(table, dice.randrange(SPECTATOR, setup.seats), dice.randrange(99))
                table.leave(again)
                eyes.append(again)
            assert table.game.is_over
            assert str(SEED).encode() in said and NONCE.encode() in said  # opened
            assert not any(word.encode() in said for word in never)
            spare = table.game._s.spare
            assert spares(said) == ({ROLES[spare]} if spare != NONE else set())
            await table.close()

    asyncio.run(go())


def spares(said: bytes) -> set[str]:
    """The left-over role, as the views among these bytes tell it."""
    found = re.findall(rb'"term-over-role-left","values":\{"role":"(\w+)"', said)
    return {role.decode() for role in found}
