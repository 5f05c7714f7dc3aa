"""Observations: what the page says, in their ranges, the same in every version for ever, and blind to what a seat may not know."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from envs.kinds import broadly, by_kind, play, table
from room25.engine.table.state import SPECTATOR
from room25.envs import actions, encoding
from room25.envs.table import EnvSpec, Episode
from room25.envs.versions import VERSIONS, version
from room25.game import Game
from room25.setup.kinds import GameKind

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = {name: Path(__file__).parent / f"{name}.txt" for name in VERSIONS}
RECORD = ROOT / "docs" / "pictures" / "suspicion.txt"


def golden(observation: str) -> str:
    """A version, written out: every piece and every family of actions, and what stands where in known positions.

    Version 1 begins with version 0: only its own pieces are written out.
    """
    pieces = version(observation).pieces[0 if observation == "v0" else len(encoding.PIECES) :]
    lines = [f"{piece.name} {piece.shape} {piece.most}" for piece in pieces]
    lines += [f"{numbers} {name}" for numbers, name, _ in actions.families()]
    commands = Game.from_record(RECORD.read_text(encoding="utf-8"))
    game = Game(commands.setup, commands.seed)
    for number, command in enumerate(commands._commands):
        game.play(command)
        if number % 40 == 20:
            for seat in range(game.seats):
                row = encoding.encode(game.view(seat).flat, observation)
                spans = encoding.slices(observation)
                for name in (piece.name for piece in pieces):
                    part = spans[name]
                    held = " ".join(f"{i}:{n}" for i, n in enumerate(row[part]) if n)
                    lines.append(f"{number} {seat} {name} {held}".rstrip())
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("observation", VERSIONS)
def test_a_version_never_changes_its_meaning(observation: str) -> None:
    written = GOLDEN[observation].read_text(encoding="utf-8")
    assert golden(observation) == written, "what must change is the next version, beside this one"


@by_kind
def test_every_number_is_in_its_range_and_the_question_is_told(cell: GameKind) -> None:
    least, most = encoding.bounds("v1")  # which begins with version 0
    game, dice = Episode(EnvSpec(cell.setup(), observation="v1")), Random(str(cell))
    game.deal(3)
    while not game.is_over:
        row = game.observe(game.seat)
        assert (least <= row).all() and (row <= most).all()
        pieces = encoding.named(row, "v1")
        assert pieces["asked"].tolist() == [int(c == game.who) for c in range(8)]
        assert pieces["question"].sum() == 1
        assert pieces["mode"].sum() == pieces["edition"].sum() == 1
        game.play(dice.choice(game.offered()))
    assert encoding.named(game.observe(0), "v1")["question"].sum() == 0


@by_kind
def test_an_observation_is_the_same_in_every_world_that_its_seat_cannot_tell_from_the_true_one(cell: GameKind) -> None:
    """The rooms, roles, programs and cards that a seat does not know are dealt anew: nothing that it is given changes."""
    different = looks = seed = 0
    while looks < 120:
        game, dice = table(cell, seed), Random(f"{cell} {seed}")
        play(game, dice, seed % 40)
        seed += 1
        while not game.is_over:
            for seat in range(game.spec.seats):
                other = game.redeal(seat, dice.getrandbits(32), dice.getrandbits(20))
                assert (other.observe(seat) == game.observe(seat)).all()
                if seat == game.seat:
                    assert other.offered() == game.offered()
                different += hidden(other) != hidden(game)
                looks += 1
            play(game, dice, 5)
    assert different > 0.8 * looks


def hidden(game: Episode) -> tuple[object, ...]:
    s = game.state()
    return s.kind[:], s.role[:], s.slot1[:], s.slot2[:], s.deck[: s.deck_count], s.pile[:]


def test_the_worlds_would_be_told_apart_by_whoever_saw_more() -> None:
    """The test above can fail: the same two worlds differ for somebody who sees everything."""
    game = table(GameKind("base", "suspicion", "standard", 4), 1)
    other = game.redeal(0, 5, 5)
    assert encoding.encode(game.view(0)) == encoding.encode(other.view(0))
    assert encoding.encode(game.view(-2)) != encoding.encode(other.view(-2))


@broadly
def test_compiled_and_interpreted_see_and_offer_the_same(cell: GameKind) -> None:
    one, two, dice = table(cell, 9, compiled=True), table(cell, 9, compiled=False), Random(str(cell))
    for _ in range(150):
        assert one.who == two.who
        if one.is_over:
            break
        assert one.offered() == two.offered()
        assert (one.mask() == two.mask()).all()
        for pov in (*range(cell.seats), SPECTATOR):
            assert (one.observe(pov) == two.observe(pov)).all()
        action = dice.choice(one.offered())
        one.play(action)
        two.play(action)
    assert one.rewards() == two.rewards()
    assert one.state() == two.state()


def test_pieces_share_the_memory_of_their_rows() -> None:
    rows = np.zeros((3, encoding.SIZE), np.int8)
    pieces = encoding.named(rows)
    assert pieces["room"].shape == (3, 32, 5, 5)
    pieces["left"][1] = 7
    assert rows[1, encoding.slices()["left"]] == [7]
    assert sum(piece.size for piece in pieces.values()) == rows.size
