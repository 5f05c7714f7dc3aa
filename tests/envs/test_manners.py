"""What the frameworks expect of every environment: masks, an end after so many cycles, pictures, and one choice for illegal actions."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from pettingzoo.test import max_cycles_test, render_test

import room25.envs.gymnasium as one
import room25.envs.openspiel  # noqa: F401  (registers the game)
import room25.envs.pettingzoo as many
from room25.engine.rules.modes import BY_KEY as MODES
from room25.envs.actions import IllegalAction
from room25.envs.illegal import POLICIES
from room25.errors import BadText

SURVIVES = 2  # with this luck nobody loses the game of a few cycles
WRONG = 24  # never offered first: everybody begins with a clue


def test_every_mode_has_an_id() -> None:
    for mode in MODES:
        game = gymnasium.make(f"room25/{mode.capitalize()}-v0").unwrapped
        assert isinstance(game, one.OneSeat)
        seen, info = game.reset(seed=1)
        assert (game.action_masks() == (seen["action_mask"] == 1)).all() and game.action_masks().dtype == bool
        assert (info["action_mask"] == seen["action_mask"]).all()


def test_pettingzoos_own_tests_of_cycles_and_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    chosen: dict[str, Any] = {"mode": "solo"}
    max_cycles_test(SimpleNamespace(env=partial(many.env, **chosen), parallel_env=partial(many.parallel_env, **chosen)))
    render_test(partial(many.env, "base", mode="cooperation", seats=2, max_cycles=3))
    assert "rounds left" in capsys.readouterr().out


@pytest.mark.parametrize("cycles", [1, 7])
def test_a_game_is_cut_after_so_many_cycles_and_nobody_has_won(cycles: int) -> None:
    chosen: dict[str, Any] = {"mode": "cooperation", "seats": 3, "max_cycles": cycles}
    table = many.parallel_env("base", **chosen)
    table.reset(seed=1)
    for step in range(1, cycles + 1):
        answers = {agent: table.action_space(agent).sample() for agent in table.agents}
        _, rewards, ended, cut, _ = table.step(answers)
        assert set(cut.values()) == {step == cycles} and not any(ended.values()) and not any(rewards.values())
    assert not table.agents
    turns = many.env("base", **chosen)
    turns.reset(seed=1)
    for agent in turns.agents:
        turns.action_space(agent).seed(SURVIVES)
    answered = 0
    for agent in turns.agent_iter():
        seen, reward, over, cut_now, _ = turns.last()
        assert reward == 0 and not over
        answered += not cut_now
        turns.step(None if cut_now else turns.action_space(agent).sample(seen["action_mask"]))
    assert answered == 3 * cycles
    game = one.OneSeat("base", **chosen)
    game.reset(seed=1)
    cuts = [game.step(int(game.action_space.sample()))[2:4] for _ in range(cycles)]
    assert cuts == [(False, False)] * (cycles - 1) + [(False, True)]


def test_one_seat_does_what_its_policy_says() -> None:
    found = {}
    for policy in POLICIES:
        game = one.OneSeat("base", mode="cooperation", seats=2, illegal=policy)
        before, _ = game.reset(seed=1)
        if policy == "raise":
            with pytest.raises(IllegalAction, match="action 24 is not offered"):
                game.step(WRONG)
            continue
        seen, reward, ended, cut, info = game.step(WRONG)
        assert "action 24 is not offered" in info["refused"] and not cut
        same = bool((seen["observation"] == before["observation"]).all())
        found[policy] = (float(reward), ended, same, bool(seen["action_mask"].any()))
        if policy == "end":
            with pytest.raises(IllegalAction, match="too late"):
                game.step(16)
        if policy == "random":
            assert before["action_mask"][info["played"]]
    assert found == {
        "refuse": (0.0, False, True, True),
        "random": (0.0, False, False, True),
        "end": (-1.0, True, True, False),
    }


@pytest.mark.parametrize("policy", POLICIES)
def test_many_games_do_what_their_policy_says_and_go_on(policy: str) -> None:
    games: Any = gymnasium.make_vec(
        one.ID,
        num_envs=4,
        vectorization_mode="vector_entry_point",
        mode="cooperation",
        seats=2,
        illegal=policy,
        max_cycles=9,
    )
    seen, _ = games.reset(seed=3)
    given = seen["action_mask"].argmax(axis=1)
    given[1] = WRONG
    if policy == "raise":
        with pytest.raises(IllegalAction, match="game 1: action 24 is not offered"):
            games.step(given)
        return
    after, rewards, ended, _, info = games.step(given)
    assert "not offered" in info["refused"][1] and ended.tolist() == [False, policy == "end", False, False]
    assert rewards.tolist() == [0, -(policy == "end"), 0, 0]
    assert (after["observation"][1] == seen["observation"][1]).all() == (policy != "random")
    assert after["action_mask"].any(axis=1).tolist() == [True, policy != "end", True, True]
    cut_at: list[int] = []
    for step in range(2, 12):
        given = np.where(after["action_mask"].any(axis=1), after["action_mask"].argmax(axis=1), 0)
        after, rewards, ended, cut, info = games.step(given)
        assert not ended.any() and "refused" not in info
        assert (games.action_masks() == (after["action_mask"] == 1)).all()
        assert (after["action_mask"].any(axis=1) == ~cut).all()
        cut_at += [step] if cut[0] else []
    assert cut_at == [9]  # and the next step dealt anew


@pytest.mark.parametrize("policy", POLICIES)
def test_all_seats_do_what_their_policy_says(policy: str) -> None:
    turns = many.env("base", mode="suspicion", seats=4, illegal=policy)
    turns.reset(seed=1)
    agent = turns.agent_selection
    table = many.parallel_env("base", mode="suspicion", seats=4, illegal=policy)
    seen, _ = table.reset(seed=1)
    answers = {name: int(view["action_mask"].argmax()) for name, view in seen.items()} | {agent: WRONG}
    if policy == "raise":
        with pytest.raises(IllegalAction):
            turns.step(WRONG)
        with pytest.raises(IllegalAction):
            table.step(answers)
        return
    before = turns.observe(agent)
    turns.step(WRONG)
    _, rewards, ended, _, infos = table.step(answers)
    assert "not offered" in turns.infos[agent]["refused"] and "not offered" in infos[agent]["refused"]
    over = policy == "end"
    forfeited = {name: -1.0 if over and name == agent else 0.0 for name in turns.possible_agents}
    assert rewards == forfeited and turns.rewards == forfeited
    assert set(ended.values()) == set(turns.terminations.values()) == {over}
    unchanged = (turns.observe(agent)["observation"] == before["observation"]).all()
    assert bool(unchanged) == (policy != "random")
    assert (turns.agent_selection == agent) == (policy != "random")


@pytest.mark.parametrize("policy", POLICIES)
def test_openspiels_game_does_what_its_policy_says_and_is_replayed(policy: str) -> None:
    game = pyspiel.load_game(f"python_room25(edition=base,mode=cooperation,seats=2,illegal={policy})")
    state = game.new_initial_state()
    for digit in (1, 2, 3, 4):
        state.apply_action(digit)
    player, offered = state.current_player(), state.legal_actions()
    if policy == "raise":
        with pytest.raises(Exception, match="action 24 is not offered"):
            state.apply_action(WRONG)
        return
    state.apply_action(WRONG)
    assert state.is_terminal() == (policy == "end")
    assert state.returns() == ([-1.0, -1.0] if policy == "end" else [0.0, 0.0])  # who plays together loses together
    assert (state.current_player() == player and state.legal_actions() == offered) == (policy == "refuse")
    if policy != "end":
        state.apply_action(state.legal_actions()[0])
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    if policy != "end":
        assert again.information_state_string(player) == state.information_state_string(player)


def test_what_cannot_be_is_said_in_one_sentence() -> None:
    with pytest.raises(BadText, match="illegal is 'shout'; it may be raise, refuse, random, end"):
        one.OneSeat(illegal="shout")
    with pytest.raises(BadText, match="max_cycles is 0"):
        many.env("base", mode="solo", max_cycles=0)
