"""The trained bots, with a small network that has learnt base Solo (the one of the benchmark, made by `solo.toml` beside this file)."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from bots.worlds import places
from laws.games import CELLS, by_cell
from room25.benchmark.agents import SOLONET
from room25.bots import policy, registry
from room25.bots.champion import LEAST, Champion
from room25.bots.contract import BotError, Budget
from room25.bots.host import Host
from room25.bots.sage import weighed
from room25.bots.sight import ROW
from room25.errors import BadText
from room25.game import Game
from room25.setup.kinds import GameKind

SOLO = SOLONET
NAMES = (str(SOLO), f"{SOLO}:apprentice", f"{SOLO}:sage")
DEALS = 60


def won(name: str, budget: Budget = Budget(playouts=60)) -> int:  # noqa: B008  (a budget never changes)
    """How many games of base Solo this bot wins."""
    found = 0
    for deal in range(DEALS):
        found += (
            Host(Game.new("base", mode="solo", seed=deal), {0: registry.make(name, deal, budget)}).finish() == "full"
        )
    return found


def test_what_was_learnt_is_played() -> None:
    alone, weak, sage = (won(name) for name in NAMES)
    assert won("uniform") == 0
    assert alone > 0.6 * DEALS
    assert alone > weak > 0
    assert sage > 0.6 * DEALS


def test_one_look_takes_less_than_a_millisecond() -> None:
    bot = registry.make(str(SOLO))
    game = Game.new("ultimate-en", mode="suspicion", seats=6, seed=3)
    others = {seat: registry.make("explorer", seat) for seat in range(6)}
    host, took = Host(game, others), []
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        view = game.view(game.seat_of(decision.asked[0]))
        began = time.perf_counter()
        bot.decide(view, decision)
        took.append(time.perf_counter() - began)
        host.step()
    assert sorted(took)[len(took) // 2] < 0.001  # of a small network: a large one takes 0.2 ms more


@by_cell
def test_it_answers_the_same_in_every_world_that_its_seat_cannot_tell_from_the_true_one(cell: GameKind) -> None:
    bots = [registry.make(name, 7, Budget(playouts=4)) for name in NAMES]
    for place in places(cell, 12, seed=72):
        decision = place.here.decision
        assert decision is not None
        for bot in bots:
            here, there = ((bot.decide(view, decision), bot.aside(view)) for view in (place.here, place.there))
            assert here == there


def test_it_is_one_of_our_bots_as_soon_as_its_weights_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "WEIGHTS", tmp_path / "champion.npz")
    assert registry.names() == registry.LADDER
    with pytest.raises(BotError, match="there is no bot 'champion'"):
        registry.make("champion")
    shutil.copy(SOLO, tmp_path / "champion.npz")
    assert registry.names() == (*registry.LADDER, "apprentice", "champion", "sage")
    for name in registry.TRAINED:
        bot = registry.make(name, 5, Budget(2.0))
        assert (bot.name, bot.seed, bot.budget) == (name, 5, Budget(2.0)) and bot.explain() is None


def test_a_file_of_weights_makes_each_of_the_three() -> None:
    assert [registry.make(name).name for name in NAMES] == ["champion", "apprentice", "sage"]
    assert [registry.is_quick(name) for name in NAMES] == [True, True, False]
    with pytest.raises(BotError, match="makes no bot 'genius'; its bots are apprentice, champion, sage"):
        registry.make(f"{SOLO}:genius")


@pytest.mark.parametrize("held", [None, b"", b"PK no zip", "other"])
def test_a_file_that_is_no_network_is_told_so(tmp_path: Path, held: bytes | str | None) -> None:
    file = tmp_path / "theirs.npz"
    if held == "other":
        np.savez(file, weights=np.zeros(3))
    elif isinstance(held, bytes):
        file.write_bytes(held)
    game = Game.new("base", mode="solo", seed=1)
    decision = game.decision
    assert decision is not None
    with pytest.raises(BadText, match=r"cannot be read|no network"):
        registry.make(str(file)).decide(game.view(0), decision)


def test_weights_of_one_byte_say_nearly_the_same(tmp_path: Path) -> None:
    dice = np.random.default_rng(1)
    parts = {name: dice.standard_normal(shape).astype(np.float32) for name, shape in policy.shapes(16, 2).items()}
    policy.write(tmp_path / "net.npz", parts, 16, 2, 1)
    held, exact = policy.read(tmp_path / "net.npz"), policy.Policy(parts, 16, 2, 1)
    assert (held.width, held.blocks, held.asides) == (16, 2, 1)
    for name, part in parts.items():
        assert np.abs(held.parts[name] - part).max() <= np.abs(part).max() / 254 + 1e-6
    row = (dice.random(ROW) < 0.1).astype(np.int8)
    chances = [net.chances(net.body(row), range(600)) for net in (held, exact)]
    assert np.isclose(chances[0].sum(), 1, atol=1e-4) and np.abs(chances[0] - chances[1]).max() < 0.1


class Erring(Champion):
    errs = 1.0


def test_mistakes_are_never_bad_ones() -> None:
    """Who always errs never takes the best answer where there is a good second one, and never one that is held to be bad."""
    bot, strong = Erring(3, weights=SOLO), Champion(3, weights=SOLO)
    erred = 0
    for place in places(next(c for c in CELLS if c.mode == "solo"), 60, seed=5):
        decision = place.here.decision
        assert decision is not None
        said, best = bot.decide(place.here, decision), strong.decide(place.here, decision)
        thought = bot.explain()
        assert thought is not None
        chances = {choice.words: choice.share for choice in thought.choices}
        likely = [words for words, chance in chances.items() if chance >= LEAST * max(chances.values())]
        if len(chances) > 1:
            assert said.partition(" ")[2] in likely
            assert (said == best) == (len(likely) == 1)
            erred += said != best
    assert erred > 5


def test_a_look_ahead_corrects_first_sight() -> None:
    liked = [0.6, 0.3, 0.1]
    even = weighed((7, 8, 9), liked, {7: (100, 50_000), 8: (100, 50_000), 9: (100, 50_000)})
    assert even == pytest.approx(liked, abs=1e-6)
    better = weighed((7, 8, 9), liked, {7: (100, 20_000), 8: (100, 60_000)})
    assert max(range(3), key=lambda i: better[i]) == 1 and sum(better) == pytest.approx(1)


def test_without_numpy_it_plays_as_explorer_does_and_says_so() -> None:
    code = f"""
import sys
class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name == "numpy": raise ModuleNotFoundError(name)
sys.modules["numpy"] = None
from importlib import util
find = util.find_spec
util.find_spec = lambda name, package=None: None if name == "numpy" else find(name, package)
from room25.bots import registry
from room25.game import Game
game = Game.new("base", mode="solo", seed=1)
bot, rule = registry.make({str(SOLO)!r}), registry.make("explorer")
assert bot.decide(game.view(0), game.decision) == rule.decide(game.view(0), game.decision)
print(bot.note)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "bot-note-weaker"
