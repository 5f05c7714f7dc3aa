"""Room 25 for OpenSpiel: importing this registers `python_room25`.

>>> import pyspiel, room25.envs.openspiel
>>> game = pyspiel.load_game("python_room25(edition=base,mode=solo)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 64)

Chance moves first and only then: four digits of the number that deals the game. All later luck (cards that are shuffled again, piles
of paranoia) follows from it and is as hidden as the deal, so every history can be replayed and saved by its actions alone.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.state import EVERYTHING
from room25.envs import VERSION, actions, picture
from room25.envs import illegal as policy
from room25.envs.observer import Memory, Observer
from room25.envs.rewards import LEAST, MOST
from room25.envs.table import EnvSpec, Episode, setup_of
from room25.errors import Room25Error

__all__ = ["Room25Game", "Room25State", "game_type"]

NAME = "python_room25"
DIGITS, BITS = 4, 6
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
OUTCOMES = [(digit, 1 / 2**BITS) for digit in range(2**BITS)]
MAX_ANSWERS = 1500  # in one game: ten rounds, eight characters, three goes each, cards and rooms that ask

PARAMETERS = {
    "edition": "base",
    "mode": "suspicion",
    "seats": 0,
    "level": "standard",
    "asides": 1,
    "observation": VERSION,
    "illegal": policy.RAISE,
}


def game_type(utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    """Return OpenSpiel's description of the game; `seats=0` is the usual number."""
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Room 25",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


class Room25Game(pyspiel.Game):  # type: ignore[misc]
    """One kind of game; all its states share the laid table."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        try:
            setup = setup_of(chosen["edition"], chosen["mode"], chosen["seats"] or None, chosen["level"])
            self.env_spec = EnvSpec(setup, chosen["asides"], observation=chosen["observation"])
        except KeyError as error:
            raise Room25Error(f"there is no edition {error}") from None
        policy.check(chosen["illegal"])
        self.illegal = chosen["illegal"]
        together = setup.mode in ("solo", "cooperation")
        utility = pyspiel.GameType.Utility
        information = pyspiel.GameInfo(
            num_distinct_actions=actions.SIZE,
            max_chance_outcomes=len(OUTCOMES),
            num_players=self.env_spec.seats,
            min_utility=LEAST,
            max_utility=MOST,
            max_game_length=MAX_ANSWERS * (1 + self.env_spec.asides),
        )
        super().__init__(game_type(utility.IDENTICAL if together else utility.GENERAL_SUM), information, params or {})

    def new_initial_state(self) -> Room25State:
        return Room25State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """The seat's view as numbers and text; with perfect recall, followed by a trace of all that it has seen."""
        if params:
            raise Room25Error(f"observations take no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        single = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.env_spec, bool(kind.public_info), single, bool(kind.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS


class Room25State(pyspiel.State):  # type: ignore[misc]
    """A game between two actions. What OpenSpiel asks for most is answered here, without a detour through C++."""

    def __init__(self, game: Room25Game) -> None:
        super().__init__(game)
        self._env_spec = game.env_spec
        self._illegal = game.illegal
        self._played: list[int] = []  # the history without what was not offered
        self._forfeit = -1  # the seat that ended the game by it
        self._player = CHANCE
        self._seed = 0
        self._digits = 0
        self._episode: Episode | None = None
        self._offered: list[int] | None = None
        self._memory: Memory | None = None

    @property
    def episode(self) -> Episode | None:
        """The game itself, once it is dealt."""
        return self._episode

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def is_chance_node(self) -> bool:
        return self._player == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is not None and player != self._player:
            return []
        return (self._offered or self._legal_actions(self._player))[:]

    def _legal_actions(self, player: int) -> list[int]:
        if self._offered is None:
            if self._player == CHANCE:
                self._offered = list(range(len(OUTCOMES)))
            else:
                self._offered = self._episode.offered() if self._episode is not None and player == self._player else []
        return self._offered

    def _apply_action(self, action: int) -> None:
        episode = self._episode
        if episode is None:
            self._deal(int(action))
            return
        offered = self._offered or self._legal_actions(self._player)
        if action not in offered:
            if self._illegal == policy.RAISE:
                episode.play(action)  # which says what is wrong
            elif self._illegal == policy.RANDOM:  # by the deal, so that a history says it again
                action = Random(f"{self._seed} {len(self.history())}").choice(offered)
            else:
                if self._illegal == policy.END:
                    self._forfeit, self._player = self._player, TERMINAL
                    self._offered = []
                return
        episode.act(action)
        self._played.append(action)
        self._offered = None
        self._player = self._env_spec.owner[episode.who] if episode.who >= 0 else TERMINAL

    def _deal(self, digit: int) -> None:
        """Take one more digit of the number that deals the game; after the last digit it is dealt."""
        self._seed |= digit << (BITS * self._digits)
        self._digits += 1
        if self._digits == DIGITS:
            self._episode = Episode(self._env_spec)
            self._episode.deal(self._seed)
            self._offered = None
            self._player = self._episode.seat

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE or self._episode is None:
            return f"deal {action}"
        who = self._episode.who
        if player != self._player or action not in self._legal_actions(player):
            return f"action {action}"
        return f"{CHARACTER_NAMES[who]} {actions.words(self._episode.view(player), who, action)}"

    def returns(self) -> list[float]:
        if self._player != TERMINAL or self._episode is None:
            return [0.0] * self._env_spec.seats
        if self._forfeit >= 0:
            return policy.forfeit(self._env_spec.setup.mode, self._env_spec.seats, {self._forfeit})
        return self._episode.rewards()

    def memory(self, pov: int) -> bytes:
        """Return a trace of all that this pov has seen and done so far."""
        if self._memory is None:
            self._memory = Memory(self._env_spec, self._seed)
        return self._memory.of(pov, self._played)

    def resample_from_infostate(self, player: int, sampler: Any) -> Room25State:
        """Return a state that this player could not tell from this one; what it does not know is dealt at random."""
        assert self._episode is not None
        self.memory(player)
        other: Room25State = self.clone()
        luck = int(sampler() * 2**53)
        other._episode = self._episode.redeal(player, luck & 0xFFFFFFFF, luck >> 32)
        assert other._memory is not None
        other._memory.move_to(other._episode)
        return other

    def __str__(self) -> str:
        if self._episode is None:
            return f"{self._digits} of {DIGITS} digits of the deal"
        return picture.text(self._episode.view(EVERYTHING))


pyspiel.register_game(game_type(pyspiel.GameType.Utility.GENERAL_SUM), Room25Game)
