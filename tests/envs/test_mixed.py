"""Games of different tables in one vector: the games of each table, the same on every engine, and blind to what a seat may not know."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from envs.host import CC, HOST
from envs.host_mixed import KERNELS, MixedOnHost
from envs.kinds import KINDS
from room25.compile import cuda
from room25.engine.brain.rooms import EXIT
from room25.engine.table.people import CHARACTER_NAMES
from room25.envs import encoding, mixed, vector
from room25.envs.mixed_device import every_table
from room25.envs.table import EnvSpec, Episode
from room25.errors import BadText
from room25.setup.kinds import GameKind

SOLO = GameKind("base", "solo", "standard", 1)
HIDDEN = GameKind("ultimate-en", "suspicion", "standard", 6)
TOGETHER = GameKind("ultimate-pl", "cooperation", "madness", 4)
RIVALS = GameKind("season2", "competition", "standard", 4)
GAMES = {SOLO: 2, HIDDEN: 3, TOGETHER: 2, RIVALS: 2}
needs_a_compiler = pytest.mark.skipif(CC is None, reason="no C++ compiler")


def differences(a: Any, b: Any) -> list[str]:
    names = ("observations", "ledger", "masks", "asked", "rewards", "done")
    return [name for name in names if (getattr(a, name) != getattr(b, name)).any()]


@needs_a_compiler
@pytest.mark.parametrize("hold", [False, True])
def test_the_kernels_play_the_games_of_the_processor(hold: bool, tmp_path: Path) -> None:
    bots = {HIDDEN: {1: "explorer", 4: "cautious"}} if hold else None
    ours = MixedOnHost(mixed.MixedGames(GAMES, bots), tmp_path, seed=5, hold=hold)
    same: Any = mixed.make(GAMES, seed=5, bots=bots, hold=hold)
    ended = 0
    for i in range(250):
        assert not differences(ours, same)
        assert (ours.truth() == same.truth()).all()
        for bot in ("explorer", "cautious") if i % 5 == 0 else ():
            assert (ours.advice(bot) == same.advice(bot)).all()
        given = same.sample().copy()
        assert (ours.sample() == given).all()
        ours.step(given)
        same.step(given)
        ended += int(same.done.sum())
        if i % 50 == 20:
            ours.redeal(i)
            same.redeal(i)
    assert ended > 5 and ours.wrong == ours.games


@needs_a_compiler
@pytest.mark.parametrize("name", KERNELS)
def test_every_kernel_is_a_program_of_its_own(name: str, tmp_path: Path) -> None:
    """A GPU gets one at a time, with what that one needs and no more."""
    source = tmp_path / "kernel.cpp"
    source.write_text(HOST + cuda.source(every_table(), name), encoding="utf-8")
    subprocess.run([str(CC), "-std=c++17", "-w", "-fsyntax-only", str(source)], check=True)


@pytest.mark.parametrize("kind", GAMES)
def test_a_game_among_others_is_the_game_that_is_played_alone(kind: GameKind) -> None:
    """The first game of each kind, step by step, with the observation of an adapter."""
    games: Any = mixed.make(GAMES, seed=3)
    at = int(np.flatnonzero(games.kind_of == list(GAMES).index(kind))[0])
    alone = Episode(EnvSpec(kind.setup(), observation="v1"))
    alone.deal((3 << 32) + at)
    dice = Random(str(kind))
    while not alone.is_over:
        assert games.asked[at] == alone.seat
        assert (games.observations[at] == alone.observe(alone.seat)).all()
        assert (games.masks[at] == alone.mask()).all()
        given = games.sample().copy()
        given[at] = dice.choice(alone.offered())
        games.step(given)
        alone.play(int(given[at]))
    assert games.done[at] and games.rewards[at, : kind.seats].tolist() == pytest.approx(alone.rewards())


def test_what_a_seat_does_not_know_may_be_dealt_anew_and_nothing_that_is_shown_changes() -> None:
    games: Any = mixed.make({**dict.fromkeys(KINDS, 4), HIDDEN: 40, TOGETHER: 40}, seed=1)
    for step in range(60):
        games.step(games.sample() if step % 2 else games.advice())
        before = games.observations.copy(), games.ledger.copy(), games.masks.copy(), games.truth().copy()
        games.redeal(step)
        games.load(games.save())  # shows everything again
        assert (games.observations == before[0]).all()
        assert (games.ledger == before[1]).all() and (games.masks == before[2]).all()
        assert (games.truth() != before[3]).any(axis=1).mean() > 0.8


def test_saved_games_go_on_as_they_did() -> None:
    games: Any = mixed.make(GAMES, seed=2)
    for _ in range(30):
        games.step(games.sample())
    saved = games.save()
    runs: tuple[list[Any], list[Any]] = ([], [])
    for seen in runs:
        for _ in range(60):
            games.step(games.sample())
            seen.append((games.observations.copy(), games.ledger.copy(), games.rewards.copy()))
        games.load(saved)
    assert all((x == y).all() for a, b in zip(*runs) for x, y in zip(a, b))


def test_version_1_begins_with_version_0() -> None:
    new: Any = vector.make("ultimate-en", mode="suspicion", seats=5, games=20, seed=4, observation="v1")
    old: Any = vector.make("ultimate-en", mode="suspicion", seats=5, games=20, seed=4)
    for _ in range(80):
        assert (new.observations[:, : encoding.SIZE] == old.observations).all()
        given = old.sample().copy()
        new.step(given)
        old.step(given)


def test_the_rooms_around_a_figure_and_the_way_are_those_of_the_board() -> None:
    games: Any = mixed.make({TOGETHER: 60, SOLO: 20}, seed=8)
    ways = 0
    for _ in range(120):
        q = encoding.named(games.observations, "v1")
        for i in np.flatnonzero(q["here"].reshape(len(q["here"]), -1).any(axis=1)):
            row, column = np.argwhere(q["here"][i])[0]
            assert (q["around"][i, 4, :32] == q["room"][i, :, row, column]).all()
            for place, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
                y, x = row + down, column + right
                here = 0 <= y < 5 and 0 <= x < 5
                assert (q["around"][i, place, :32] == (q["room"][i, :, y, x] if here else 0)).all()
            found = np.argwhere(q["room"][i, EXIT])
            if len(found):
                ways += 1
                assert q["way"][i, 0, 0].argmax() == 4 + found[0][1] - column
                assert q["way"][i, 0, 1].argmax() == 4 + found[0][0] - row
        games.step(games.advice())
    assert ways > 100


def test_the_ledger_remembers_what_a_state_forgets() -> None:
    """Guards call deadly rooms safe; when such a room is turned up, what they had said is gone from the table, and in the ledger."""
    games: Any = mixed.make({HIDDEN: 2000}, seed=1)
    lies = claims = 0
    for _ in range(250):
        games.step(games.advice())
        came_true = games.ledger[:, 40:168].reshape(-1, 8, 4, 4)
        lies = max(lies, int(came_true[:, :, 1, 3].sum()))  # green was said, red it was
        claims = max(claims, int(games.ledger[:, :32].sum()))
    assert lies > 5 and claims > 100


def test_those_who_win_together_are_mates() -> None:
    games: Any = mixed.make({HIDDEN: 50, RIVALS: 50}, seed=1)
    pieces = mixed.named_truth(games.truth())
    assert len(CHARACTER_NAMES) == pieces["role"].shape[1] == 8
    assert (pieces["mates"][50:].sum(axis=1) == 1).all()
    assert (pieces["mates"][np.arange(100), games.asked] == 1).all()
    guards = (pieces["role"][:50] == 2).sum(axis=1)
    assert np.isin(pieces["mates"][:50].sum(axis=1), [*set(guards), *set(6 - guards)]).all()


def test_what_is_no_vector_is_one_sentence() -> None:
    with pytest.raises(BadText, match="one game of each kind"):
        mixed.make({SOLO: 0})
    with pytest.raises(BadText, match="nobody is left to learn"):
        mixed.make({SOLO: 1}, bots={SOLO: {0: "explorer"}})
    with pytest.raises(BadText, match="no device 'tpu'"):
        mixed.make({SOLO: 1}, device="tpu")
