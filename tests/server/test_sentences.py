"""What a view says has its words: every id is in the catalogues with all that goes into it, whoever looks, in every edition and mode."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from catalogues import variables
from laws.games import CELLS
from playthroughs.renew import GAMES
from room25.events import ROLES
from room25.game import EVERYTHING, Game
from room25.server import wire
from room25.setup.kinds import GameKind

KINDS = {(cell.edition, cell.mode): cell for cell in CELLS}  # one of each, with as many seats as there can be
MOST = 60  # answers of one game
PLAYTHROUGHS = Path(__file__).resolve().parents[1] / "playthroughs"
TEXTS = {"goal", "phase", "fate", "silence", "help"}  # what holds the bare id of a message


def sentences(part: Any) -> Iterator[tuple[str, set[str]]]:
    """Every id in a view with the names of its values, however deep."""
    if isinstance(part, list):
        for one in part:
            yield from sentences(one)
    elif isinstance(part, dict):
        if part.get("id"):
            yield part["id"], set(part.get("values", {}))
        for name, value in part.items():
            if name == "values":
                yield from sentences(list(value.values()))
            elif name in TEXTS and value:
                yield value, set(part.get("values", {}))
            else:
                yield from sentences(value)


@pytest.mark.parametrize("cell", KINDS.values(), ids=lambda cell: f"{cell.edition}-{cell.mode}")
def test_all_that_a_view_says_can_be_said(cell: GameKind) -> None:
    dice = Random(f"{cell}")
    game = Game(cell.setup(), dice.getrandbits(60))
    known, seen = variables("en"), 0
    for number in range(MOST):
        if game.decision is None:
            break
        who = dice.choice(game.decision.asked)
        game.play(f"{who} {dice.choice(game.options(who))}")
        for view in wire.views(game, (EVERYTHING, -1, game.seat_of(who)), seen, number):
            for id, names in sentences(msgspec.to_builtins(view)):
                needed = {name for name in known[id] if not name.startswith("switch-")}
                assert needed <= names, f"{id} needs {sorted(needed - names)}"
            for someone, said in view.answers.items():
                assert len(said) == len(view.options[someone])
        seen = game.happened


def test_an_answer_that_leads_into_a_deadly_room_is_grave_only_to_whoever_knows_the_room() -> None:
    game, found = Game.new("base", mode="cooperation", seats=4, seed=5), 0
    dice = Random(5)
    while game.decision is not None and found < 3:
        who = dice.choice(game.decision.asked)
        seat = game.seat_of(who)
        view = next(wire.views(game, [seat], 0, 0))
        tiles = {tile.cell: tile for tile in view.board}
        for words, said in zip(view.options[who], view.answers.get(who, ())):
            known = tiles[words.split()[-1]].room if words.startswith("move ") else ""
            assert (said.tone == "bad") == (known in ("acid", "mortal", "trapped", "flooded", "illusion")), words
            assert said.help == (f"room-{known}-help" if said.tone else "")
            found += said.tone == "bad"
        game.play(f"{who} {dice.choice(game.options(who))}")
    assert found, "no such room was ever in reach"


def test_a_role_is_secret_until_it_is_shown_and_nobody_elses_is_there() -> None:
    game = Game.new("base", mode="suspicion", seats=5, seed=2)
    for view in wire.views(game, range(-1, 5), 0, 0):
        known = {one.who for one in view.people if one.role}
        assert known == set(view.characters) and all(one.secret == bool(one.role) for one in view.people)
        assert view.may.suspect == (view.pov >= 0)


def has_won(result: str, roles: list[str], sides: set[int]) -> bool:
    """What the books say of one seat: the prisoners or the guards among it win, or its side, or everybody."""
    if result in ("prisoners", "guards"):
        return result.removesuffix("s") in roles
    return result in ("full", "partial") or result in {f"side-{side}" for side in sides}


def played_to_the_end() -> Iterator[Game]:
    """The golden games, and some at random, in which nobody gets anywhere."""
    for golden in GAMES:
        game = golden.deal()
        for line in (PLAYTHROUGHS / f"{golden.name}.txt").read_text(encoding="utf-8").splitlines():
            if line.startswith("> "):
                game.play(line[2:])
        yield game
    for seed in range(8):
        game, dice = Game.new("base", mode="competition", seats=2 + seed % 2, seed=seed), Random(seed)
        while game.decision is not None:
            who = dice.choice(game.decision.asked)
            game.play(f"{who} {dice.choice(game.options(who))}")
        yield game


def test_everybody_is_told_whether_they_have_won() -> None:
    tones = dict.fromkeys(("prisoners", "full", "partial"), "good") | dict.fromkeys(("guards", "defeat", "draw"), "bad")
    results = set()
    for game in played_to_the_end():
        assert game.result
        truth, seats = game.view(EVERYTHING).flat, range(game.seats)
        watching = list(wire.views(game, (EVERYTHING, -1), 0, 0))
        assert [view.won for view in watching] == [None, None]
        for view in watching:
            assert view.ending and view.ending.tone == tones.get(game.result, "")
        for seat, view in zip(seats, wire.views(game, seats, 0, 0)):
            own = [c for c in range(8) if truth.owner[c] == seat]
            won = has_won(game.result, [ROLES[truth.role[c]] for c in own], {truth.side[c] for c in own})
            assert view.won == won, (game.setup, game.result, seat)
            results.add((game.result, won))
    assert {name for name, _ in results} >= {*tones, "side-0", "side-1"}, results
    assert {(name, won) for name in ("prisoners", "guards", "side-0") for won in (True, False)} <= results


def test_nobody_has_won_while_the_game_runs() -> None:
    game = Game.new("base", mode="suspicion", seats=4, seed=2)
    assert [view.won for view in wire.views(game, range(-1, 4), 0, 0)] == [None] * 5
