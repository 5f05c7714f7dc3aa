"""PettingZoo's own tests, in every mode of every edition; and what they do not ask: order, rewards, refusals, parallel programs."""

from __future__ import annotations

import doctest
import warnings
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import room25.envs.pettingzoo as ours
from envs.kinds import by_kind, chosen
from room25.envs import actions, encoding
from room25.errors import BadText
from room25.game import Game
from room25.setup.kinds import GameKind

pytestmark = pytest.mark.filterwarnings(
    "error",
    # What hanabi and every other game with a mask is warned about too: the observation is a dict.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


@by_kind
def test_the_api_test_passes(cell: GameKind, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(ours.env(**chosen(cell)), num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out


@by_kind
def test_the_parallel_api_test_passes(cell: GameKind, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(ours.parallel_env(**chosen(cell)), num_cycles=300)
    assert "Passed Parallel API test" in capsys.readouterr().out


@by_kind
def test_the_seed_tests_pass(cell: GameKind) -> None:
    seed_test(lambda: ours.env(**chosen(cell)), num_cycles=20)
    parallel_seed_test(lambda: ours.parallel_env(**chosen(cell)), num_cycles=20)


def random_game(game: Any, seed: int) -> dict[str, float]:
    """Play on; gives what everybody got."""
    game.reset(seed=seed)
    for agent in game.agents:
        game.action_space(agent).seed(seed)
    got = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, ended, cut, _ = game.last()
        got[agent] += reward
        game.step(None if ended or cut else game.action_space(agent).sample(seen["action_mask"]))
    return got


def test_in_suspicion_guards_and_prisoners_get_the_opposite() -> None:
    game = ours.env("ultimate-en", mode="suspicion", seats=6)
    for seed in range(5):
        got = random_game(game, seed)
        roles = game.unwrapped.episode.state().role
        owners = game.unwrapped.episode.state().owner
        by_role = {
            role: {got[f"seat_{owners[c]}"] for c in range(8) if owners[c] >= 0 and roles[c] == role} for role in (0, 1)
        }
        assert by_role in ({0: {-1.0}, 1: {1.0}}, {0: {1.0}, 1: {-1.0}})


def test_a_seed_deals_the_game_that_it_deals_everywhere() -> None:
    game = ours.raw_env("base", mode="team", seats=4)
    game.reset(seed=2**40 + 11)
    same = Game.new("base", mode="team", seats=4, seed=2**40 + 11)
    assert game.episode.state() == same.state()
    assert game.observe("seat_2")["observation"].tolist() == encoding.encode(same.view(2).flat)
    game.reset()
    assert game.episode.state() != same.state()


def test_an_action_that_is_not_offered_is_refused_in_words_and_changes_nothing() -> None:
    game = ours.raw_env("base", mode="cooperation", seats=4)
    game.reset(seed=1)
    before = game.episode.state()
    with pytest.raises(actions.IllegalAction, match=r"action 24 is not offered: \w+ may 16 \(clue c2\)"):
        game.step(24)
    with pytest.raises(actions.IllegalAction):
        game.step(-5)
    assert game.episode.state() == before
    with pytest.raises(BadText, match="no render mode 'window'"):
        ours.env("base", mode="solo", render_mode="window")


def test_all_who_program_answer_in_the_same_step() -> None:
    game = ours.parallel_env("base", mode="suspicion", seats=5, asides=0)
    seen, _ = game.reset(seed=4)
    assert all(view["action_mask"].sum() == 4 for view in seen.values())  # everybody takes a clue
    given = {agent: int(view["action_mask"].argmax()) for agent, view in seen.items()}
    seen, *_ = game.step(given)
    assert all(view["action_mask"].sum() > 10 for view in seen.values())  # everybody programs
    given = {agent: int(view["action_mask"].argmax()) for agent, view in seen.items()}
    seen, *_ = game.step(given)
    asked = [agent for agent, view in seen.items() if encoding.named(view["observation"])["question"].any()]
    assert len(asked) == 1  # one acts, and the others have nothing to do but wait
    assert all(
        view["action_mask"].nonzero()[0].tolist() == [actions.NOTHING]
        for agent, view in seen.items()
        if agent not in asked
    )


def test_who_has_laid_its_program_shows_nothing_of_it_to_those_who_have_not() -> None:
    """One after the other or at the same time: what is laid first makes no difference to who comes later."""
    seen = []
    for choice in (0, -1):
        game = ours.raw_env("base", mode="suspicion", seats=4, asides=0)
        game.reset(seed=9)
        for _ in range(4):
            game.step(int(game.observe(game.agent_selection)["action_mask"].argmax()))
        first = game.agent_selection
        game.step(int(game.observe(first)["action_mask"].nonzero()[0][choice]))
        seen.append(game.observe(game.agent_selection))
    assert (seen[0]["observation"] == seen[1]["observation"]).all()


def test_one_thing_may_be_said_beside_each_answer_where_the_table_agrees() -> None:
    for asides in (0, 1, 2):
        game = ours.raw_env("base", mode="cooperation", seats=2, asides=asides)
        game.reset(seed=2)
        said = most = 0
        game.action_space("seat_0").seed(1)
        game.action_space("seat_1").seed(1)
        while not game.episode.is_over:
            action = int(game.action_space(game.agent_selection).sample())
            said = said + 1 if actions.is_aside(action) else 0
            most = max(most, said)
            game.step(action)
        assert most == asides


def test_the_session_of_the_module_runs() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        failed, tried = doctest.testmod(ours)
    assert tried > 2 and failed == 0
