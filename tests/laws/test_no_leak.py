"""No leak: deal anew what a pov may not know, play the same commands, and that pov cannot tell the worlds apart."""

from __future__ import annotations

import pytest

from laws.games import TABLES, Move, history, people, povs, some_games, view_of
from laws.worlds import World, other_roles, run, sees, shuffled_tiles, true_world, unshown_programs
from room25.core import answers
from room25.core.state import EVERYTHING, PROGRAMMING, SPECTATOR, State, View
from room25.rules.modes import suspicion
from room25.rules.setup import Setup
from room25.views.project import project
from room25.views.redeal import redeal


def compare(truth: list[State], other: list[State], pov: int, least: int) -> None:
    """Step by step the same for this pov, at least as far as this, and until one of the games is over."""
    alike = 0
    for step, (here, there) in enumerate(zip(truth, other)):
        if here.over or there.over:
            break
        assert sees(there, pov) == sees(here, pov), f"pov {pov} can tell at step {step}"
        alike = step
    assert alike >= least


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_tiles_and_programs_that_a_pov_never_learnt_make_no_difference_to_it(mode: str, seats: int) -> None:
    different = 0
    for setup, seed, dice in some_games(mode, seats, 9, seed=41):
        moves = history(setup, seed, dice)
        world = true_world(setup, seed)
        truth = run(world, setup, seed, moves)
        end = truth[-1]
        for pov in povs(end):
            hidden = [t for t in range(25) if not end.up[t] and not (pov >= 0 and (end.seen[t] >> pov) & 1)]
            kinds = shuffled_tiles(truth[0], hidden, dice)
            programs = unshown_programs(truth, moves, pov, dice)
            other = run(World(kinds, world.roles, world.spare, programs), setup, seed, moves)
            compare(truth, other, pov, least=len(truth) - 2)
            assert len(other) == len(truth) and other[-1].over == end.over
            different += kinds != world.kinds or bool(programs)
    assert different > 5 * (seats + 1)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_roles_that_a_pov_never_learnt_make_no_difference_to_it_until_somebody_wins(seats: int) -> None:
    different = 0
    for setup, seed, dice in some_games("suspicion", seats, 24, seed=42):
        moves = history(setup, seed, dice)
        world = true_world(setup, seed)
        truth = run(world, setup, seed, moves)
        last = truth[-2]  # once the game is over every role lies open
        for pov in povs(last):
            fixed = [who for who in people(last) if last.shown[who] or last.owner[who] == pov]
            roles, spare = other_roles(truth[0], fixed, dice)
            other = run(World(world.kinds, roles, spare), setup, seed, moves)
            compare(truth, other, pov, least=0)
            different += roles != world.roles
    assert different > 30


def redealt(v: View, seed: int) -> State:
    s = State()
    redeal(v, seed, seed >> 16, s)
    return s


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_a_redealt_world_could_have_been_dealt_from_the_start(mode: str, seats: int) -> None:
    for setup, seed, dice in some_games(mode, seats, 8, seed=43):
        moves = history(setup, seed, dice)
        truth = run(true_world(setup, seed), setup, seed, moves)
        for pov in povs(truth[0]):
            step = dice.randrange(len(truth) - 1)
            s = redealt(view_of(truth[step], pov), dice.randrange(2**32))
            world = World(s.kind, s.role, s.spare, programs_on_the_table(s, truth, moves, step, pov))
            compare(truth[: step + 1], run(world, setup, seed, moves[:step]), pov, least=step)


def programs_on_the_table(s: State, truth: list[State], moves: list[Move], step: int, pov: int) -> dict[int, int]:
    """The programs of a redealt state, as if they had been laid when the true ones were."""
    programs = {}
    for who in people(s):
        laid = [i for i in range(step) if moves[i].who == who and moves[i].answer >= answers.PROGRAM]
        of_this_round = laid and truth[laid[-1]].left == s.left
        if not of_this_round or s.owner[who] == pov or s.at[who] < 0 or s.free[who]:
            continue
        pair = (moves[laid[-1]].answer - answers.PROGRAM) // 2
        first, second = pair // 7, pair % 7
        slot1, slot2 = s.slot1[who], s.slot2[who]
        if s.phase == PROGRAMMING or slot1 >= 0:
            first, second = slot1, slot2 if slot2 >= 0 else answers.NOTHING
        elif slot2 >= 0 and second == answers.NOTHING:
            first = slot2  # a single action that was kept
        elif slot2 >= 0:
            second = slot2
        programs[laid[-1]] = answers.program_answer(first, second)
    return programs


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_no_redealt_world_contradicts_an_escape_that_failed(seats: int) -> None:
    tried = 0
    for setup, seed, dice in some_games("suspicion", seats, 150, seed=44):
        moves = history(setup, seed, dice)
        for s in run(true_world(setup, seed), setup, seed, moves)[:-1]:
            if s.tried_n and dice.random() < 0.2:
                for pov in povs(s):
                    other = redealt(view_of(s, pov), dice.randrange(2**32))
                    for by, group in zip(s.tried_by[: s.tried_n], s.tried):
                        assert not suspicion.gets_out(other, by & 7, group, by >> 3), (setup, seed, pov)
                        tried += 1
    assert tried > 50


@pytest.mark.parametrize(("mode", "seats"), [("suspicion", 6), ("cooperation", 2), ("team", 4)])
def test_everything_is_open_to_everybody_once_the_game_is_over(mode: str, seats: int) -> None:
    for setup, seed, dice in some_games(mode, seats, 5, seed=45):
        end = run(true_world(setup, seed), setup, seed, history(setup, seed, dice))[-1]
        whole = view_of(end, EVERYTHING)
        for pov in povs(end):
            v = view_of(end, pov)
            v.pov = EVERYTHING
            assert v == whole


def test_a_view_is_filled_whatever_it_held_before() -> None:
    used = View()
    for mode, seats in TABLES:
        for setup, seed, dice in some_games(mode, seats, 2, seed=46):
            for s in run(true_world(setup, seed), setup, seed, history(setup, seed, dice)):
                for pov in (*povs(s), EVERYTHING):
                    project(s, pov, used)
                    assert used == view_of(s, pov)
                    assert used.rng0 == used.rng1 == 0


def test_a_spectator_knows_no_more_than_any_seat() -> None:
    for setup, seed, dice in some_games("suspicion", 5, 5, seed=47):
        for s in run(true_world(setup, seed), setup, seed, history(setup, seed, dice))[:-1]:
            watching = view_of(s, SPECTATOR)
            for pov in range(s.seats):
                seat = view_of(s, pov)
                assert all(w in (k, -3) for w, k in zip(watching.kind, seat.kind))
                assert all(w in (k, -3) for w, k in zip(watching.role, seat.role))


def test_the_setup_of_these_laws_is_no_toy() -> None:
    setups = [setup for mode, seats in TABLES for setup, _, _ in some_games(mode, seats, 9, seed=41)]
    assert all(isinstance(setup, Setup) for setup in setups)
    assert len({setup.mode for setup in setups}) == 5
    assert sum(bool(setup.tiles) for setup in setups) > 20 < sum(bool(setup.complex) for setup in setups)
