"""OpenSpiel's own conformance, in every mode of every edition; its IS-MCTS plays through the adapter."""

from __future__ import annotations

import doctest
import pickle
import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

import room25.envs.openspiel as ours
from envs.kinds import by_kind, by_mode
from room25.engine.table.state import SPECTATOR
from room25.envs import encoding
from room25.errors import Room25Error
from room25.game import Game
from room25.setup.kinds import GameKind

SINGLE, NOT_ANY = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE


def load(cell: GameKind, asides: int = 1) -> Any:
    return pyspiel.load_game(
        f"{ours.NAME}(edition={cell.edition},mode={cell.mode},level={cell.level},seats={cell.seats},asides={asides})"
    )


def seen(public: bool, private: Any) -> Any:
    return pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)


def play(state: Any, dice: Random, most: int) -> Any:
    """Random actions, chance included, at most so many."""
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@by_kind
def test_random_simulations_pass_with_serialisation(cell: GameKind) -> None:
    pyspiel.random_sim_test(load(cell), num_sims=1, serialize=True, verbose=False)


@by_mode
def test_the_api_is_enforced_as_on_its_own_games(cell: GameKind, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks that OpenSpiel runs over its games: lengths, wrong players, opponents' actions, private and public observations."""
    game = load(cell)
    sampled = api_test.sample_some_states.sample_some_states
    monkeypatch.setattr(
        api_test.sample_some_states, "sample_some_states", lambda g, max_states: sampled(g, max_states=12)
    )
    case = type("Ours", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": ours.NAME, "game": game})
    result = unittest.TextTestRunner(verbosity=0).run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert result.testsRun >= 5 and result.wasSuccessful(), result.failures + result.errors


@by_mode
def test_the_playthrough_generator_writes_a_game_and_replays_it(cell: GameKind) -> None:
    text = f"{ours.NAME}(edition={cell.edition},mode={cell.mode},seats={cell.seats},asides=0)"
    game = pyspiel.load_game(text)
    played = [play(game.new_initial_state(), Random(f"{cell} {i}"), 5000).history() for i in range(20)]
    actions = min(played, key=len)  # a short one: all that everybody sees is written at every tenth step
    first = generate_playthrough.playthrough(text, action_sequence=actions)
    assert f"# State {len(actions)}" in first and "IsTerminal() = True" in first
    assert "InformationStateString(0)" in first and "PublicObservationString()" in first


@by_mode
def test_every_observer_shows_what_the_seat_sees_and_the_state_agrees(cell: GameKind) -> None:
    game = load(cell)
    plain, recall = make_observation(game), make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    public = make_observation(game, seen(True, NOT_ANY))
    private = make_observation(game, seen(False, SINGLE))
    state = play(game.new_initial_state(), Random(str(cell)), 24)
    for player in range(game.num_players()):
        if state.is_terminal():
            break
        for observer in (plain, recall, public, private):
            observer.set_from(state, player)
        row = encoding.encode(state.episode.view(player))
        assert plain.tensor.tolist() == row == state.observation_tensor(player)
        assert recall.tensor.tolist()[: len(row)] == row and recall.tensor.tolist() == state.information_state_tensor(
            player
        )
        assert public.tensor.tolist() == encoding.encode(state.episode.view(SPECTATOR))
        for name, part in encoding.slices().items():
            assert plain.dict[name].ravel().tolist() == row[part]
            if name in private.dict:
                assert (private.dict[name] == plain.dict[name] - public.dict[name]).all()
        assert plain.string_from(state, player) == state.observation_string(player)
        assert recall.string_from(state, player) == state.information_state_string(player)


def test_an_information_state_remembers_everything_that_a_seat_saw_and_did_and_nothing_else() -> None:
    game = load(GameKind("base", "suspicion", "standard", 4), asides=0)
    state = play(game.new_initial_state(), Random(3), 24)
    player = state.current_player()
    assert player >= 0
    alike = [state.resample_from_infostate(player, Random(luck).random) for luck in range(5)]
    assert len({other.information_state_string(player) for other in [state, *alike]}) == 1
    assert len({other.observation_string(player) for other in [state, *alike]}) == 1
    assert len({tuple(other.episode.state().kind) for other in [state, *alike]}) > 1
    other = game.new_initial_state()  # another order of the same two clues leads to the same view, and another memory
    for action in state.history()[:4]:
        other.apply_action(action)
    assert other.information_state_string(player) != state.information_state_string(player)


@pytest.mark.parametrize("mode", ["solo", "cooperation", "suspicion", "competition"])
def test_its_information_set_search_plays(mode: str) -> None:
    seats = {"solo": 1, "competition": 2}.get(mode, 4)
    game = load(GameKind("base", mode, "standard", seats))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 10, random_state=np.random.RandomState(2))
    state = play(game.new_initial_state(), Random(5), ours.DIGITS)
    for _ in range(8):
        policy = dict(bot.get_policy(state))
        assert set(policy) == set(state.legal_actions()) and abs(sum(policy.values()) - 1) < 1e-6
        state.apply_action(int(bot.step(state)))


def test_chance_deals_the_game_of_its_number() -> None:
    state = load(GameKind("base", "team", "standard", 4)).new_initial_state()
    for digit in (1, 2, 3, 60):
        assert state.is_chance_node() and sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(digit)
    same = Game.new("base", mode="team", seats=4, seed=1 | 2 << 6 | 3 << 12 | 60 << 18)
    assert state.episode.state() == same.state()
    words = [state.action_to_string(action).split(" ", 1) for action in state.legal_actions()]
    assert {text for _, text in words} == set(same.options(words[0][0]))


def test_clones_and_pickles_go_their_own_way() -> None:
    state = play(load(GameKind("base", "cooperation", "standard", 2)).new_initial_state(), Random(1), 16)
    memory = state.information_state_string(0)
    for copy in (
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        state.get_game().deserialize_state(state.serialize()),
    ):
        assert copy.history() == state.history() and copy.episode.state() == state.episode.state()
        assert copy.information_state_string(0) == memory
        copy.apply_action(copy.legal_actions()[0])
        assert copy.history() != state.history() and state.information_state_string(0) == memory


def test_what_cannot_be_is_said_in_one_sentence() -> None:
    with pytest.raises(Room25Error, match="there is no edition"):
        ours.Room25Game({"edition": "season9"})
    with pytest.raises(Room25Error, match="cannot be set up"):
        ours.Room25Game({"mode": "suspicion", "seats": 9})
    state = play(load(GameKind("base", "solo", "standard", 1)).new_initial_state(), Random(1), ours.DIGITS)
    with pytest.raises(Room25Error, match="action 24 is not offered"):
        state.apply_action(24)


def test_the_session_of_the_module_runs() -> None:
    failed, tried = doctest.testmod(ours)
    assert tried > 3 and failed == 0
