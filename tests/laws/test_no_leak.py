"""No leak: deal anew what a pov may not know, play the same commands, and that pov cannot tell the worlds apart."""

from __future__ import annotations

import pytest

from laws.games import CELLS, SUSPICION, Move, by_cell, history, people, povs, share, some_games, view_of
from laws.worlds import World, other_orders, other_roles, run, sees, shuffled_tiles, true_world, unshown_programs
from room25.engine.rules.modes import suspicion
from room25.engine.table import answers, log
from room25.engine.table.state import EVERYTHING, PROGRAMMING, SPECTATOR, State, View
from room25.engine.views.project import project
from room25.engine.views.redeal import redeal
from room25.setup import editions
from room25.setup.kinds import GameKind
from room25.setup.lay import Setup


def never_learnt(truth: list[State], tile: int, pov: int) -> bool:
    """Did this tile stay hidden from this pov through all the game? What was open for a while it has seen."""
    end = truth[-1]
    return not any(s.face_up[tile] for s in truth) and not (pov >= 0 and (end.seen[tile] >> pov) & 1)


def compare(truth: list[State], other: list[State], pov: int, least: int) -> None:
    """Step by step the same for this pov, at least as far as this, and until one of the games is over."""
    alike = 0
    for step, (here, there) in enumerate(zip(truth, other)):
        if here.outcome or there.outcome:
            break
        assert sees(there, pov) == sees(here, pov), f"pov {pov} can tell at step {step}"
        alike = step
    assert alike >= least


@by_cell
def test_tiles_and_programs_that_a_pov_never_learnt_make_no_difference_to_it(cell: GameKind) -> None:
    different = 0
    for setup, seed, dice in some_games(cell, 5, seed=41):
        moves = history(setup, seed, dice)
        world = true_world(setup, seed)
        truth = run(world, setup, seed, moves)
        end = truth[-1]
        for pov in povs(end):
            hidden = [t for t in range(25) if never_learnt(truth, t, pov)]
            kinds = shuffled_tiles(truth[0], hidden, dice)
            decks, piles = other_orders(truth, dice)
            programs = unshown_programs(truth, moves, pov, dice)
            other = run(World(kinds, world.roles, world.spare, programs, decks, piles), setup, seed, moves)
            compare(truth, other, pov, least=len(truth) - 2)
            assert len(other) == len(truth) and other[-1].outcome == end.outcome
            different += kinds != world.kinds or bool(programs)
    assert different >= share(cell, 5) * (cell.seats + 1) * 0.6


@pytest.mark.parametrize("edition", editions.EDITIONS)
def test_roles_that_a_pov_never_learnt_make_no_difference_to_it_until_somebody_wins(edition: str) -> None:
    different = 0
    of_these = [cell for cell in SUSPICION if cell.edition == edition]
    for setup, seed, dice in (game for cell in of_these for game in some_games(cell, 10, seed=42)):
        moves = history(setup, seed, dice)
        world = true_world(setup, seed)
        truth = run(world, setup, seed, moves)
        last = truth[-2]  # once the game is over every role lies open
        for pov in povs(last):
            fixed = [who for who in people(last) if last.role_shown[who] or last.owner[who] == pov]
            roles, spare = other_roles(truth[0], fixed, dice)
            other = run(World(world.kinds, roles, spare), setup, seed, moves)
            compare(truth, other, pov, least=0)
            different += roles != world.roles
    assert different > 30


def redealt(v: View, seed: int) -> State:
    s = State()
    redeal(v, seed, seed >> 16, s)
    return s


@by_cell
def test_a_redealt_world_could_have_been_dealt_from_the_start(cell: GameKind) -> None:
    for setup, seed, dice in some_games(cell, 4, seed=43):
        moves = history(setup, seed, dice)
        truth = run(true_world(setup, seed), setup, seed, moves)
        for pov in povs(truth[0]):
            step = dice.randrange(len(truth) - 1)
            s = redealt(view_of(truth[step], pov), dice.randrange(2**32))
            now = truth[step]
            if (
                any(now.face_up[t] < before.face_up[t] for before in truth[:step] for t in range(25))
                and pov == SPECTATOR
            ):
                continue  # what lies face down again only the players remember
            kinds = [truth[0].kind[t] if now.kind[t] == s.kind[t] else s.kind[t] for t in range(25)]
            decks, piles = orders_on_the_table(s, truth, step)
            programs = programs_on_the_table(s, truth, moves, step, pov)
            world = World(kinds, s.role, s.spare, programs, decks, piles)
            compare(truth[: step + 1], run(world, setup, seed, moves[:step]), pov, least=step)


def programs_on_the_table(s: State, truth: list[State], moves: list[Move], step: int, pov: int) -> dict[int, int]:
    """The programs of a redealt state, as if they had been laid when the true ones were."""
    programs = {}
    for who in people(s):
        laid = [i for i in range(step) if moves[i].who == who and moves[i].answer >= answers.PROGRAM]
        of_this_round = laid and truth[laid[-1]].rounds_left == s.rounds_left
        if not of_this_round or s.owner[who] == pov or s.stands_on[who] < 0 or s.chooses_freely[who]:
            continue
        pair = (moves[laid[-1]].answer - answers.PROGRAM) // 2
        first, second = pair // 7, pair % 7
        slot1, slot2 = s.slot1[who], s.slot2[who]
        if s.phase == PROGRAMMING or slot1 >= 0:
            first = slot1
            if slot2 >= 0 or s.floating[who]:  # else the second one lay there, and a Punishment has taken it
                second = slot2 if slot2 >= 0 else answers.NOTHING
        elif slot2 >= 0 and second == answers.NOTHING:
            first = slot2  # a single action that was kept
        elif slot2 >= 0:
            second = slot2
        adrenaline = (moves[laid[-1]].answer - answers.PROGRAM) % 2
        if s.phase == PROGRAMMING and s.adrenaline[who]:
            adrenaline = s.adrenaline[who] - 1
        programs[laid[-1]] = answers.program_answer(first, second, adrenaline)
    return programs


def orders_on_the_table(
    s: State, truth: list[State], step: int
) -> tuple[dict[int, list[int]], dict[int, dict[int, list[int]]]]:
    """The deck and the piles of a redealt state, as if they had lain so when they were new."""
    new = max(i for i in range(step + 1) if i == 0 or any(row[0] == log.DECK_SHUFFLED for row in truth[i].log))
    drawn = truth[new].deck_count - s.deck_count
    decks = {new: truth[new].deck[:drawn] + s.deck[: s.deck_count]}
    piles: dict[int, dict[int, list[int]]] = {}
    for who in people(s):
        if s.paranoid[who]:
            fresh = (log.PARANOIA, log.TOKEN_LOST)
            new = max(i for i in range(step + 1) if any(row[0] in fresh and row[1] == who for row in truth[i].log))
            pile = [token for token in s.pile[who * 5 : who * 5 + 5] if token >= 0]
            then = [token for token in truth[new].pile[who * 5 : who * 5 + 5] if token >= 0]
            piles.setdefault(new, {})[who] = then[: len(then) - len(pile)] + pile
    return decks, piles


@pytest.mark.parametrize("edition", editions.EDITIONS)
def test_no_redealt_world_contradicts_an_escape_that_failed(edition: str) -> None:
    tried = 0
    of_these = [cell for cell in SUSPICION if cell.edition == edition and cell.seats < 7]
    for setup, seed, dice in (game for cell in of_these for game in some_games(cell, 120, seed=44)):
        moves = history(setup, seed, dice)
        for s in run(true_world(setup, seed), setup, seed, moves)[:-1]:
            if s.failed_escape_count and dice.random() < 0.2:
                for pov in povs(s):
                    other = redealt(view_of(s, pov), dice.randrange(2**32))
                    for by, group in zip(s.failed_escape_by[: s.failed_escape_count], s.failed_escapes):
                        assert not suspicion.gets_out(other, by & 7, group, by >> 3), (setup, seed, pov)
                        tried += 1
    assert tried > 5


@by_cell
def test_everything_is_open_to_everybody_once_the_game_is_over(cell: GameKind) -> None:
    for setup, seed, dice in some_games(cell, 2, seed=45):
        end = run(true_world(setup, seed), setup, seed, history(setup, seed, dice))[-1]
        whole = view_of(end, EVERYTHING)
        for pov in povs(end):
            v = view_of(end, pov)
            v.pov = EVERYTHING
            assert v == whole


def test_a_view_is_filled_whatever_it_held_before() -> None:
    used = View()
    for cell in CELLS:
        for setup, seed, dice in some_games(cell, 0.5, seed=46):
            for s in run(true_world(setup, seed), setup, seed, history(setup, seed, dice)):
                for pov in (*povs(s), EVERYTHING):
                    project(s, pov, used)
                    assert used == view_of(s, pov)
                    assert used.rng0 == used.rng1 == 0 and used.key == [0] * 4


def test_a_spectator_knows_no_more_than_any_seat() -> None:
    for setup, seed, dice in some_games(CELLS[1], 5, seed=47):
        for s in run(true_world(setup, seed), setup, seed, history(setup, seed, dice))[:-1]:
            watching = view_of(s, SPECTATOR)
            for pov in range(s.seats):
                seat = view_of(s, pov)
                assert all(w in (k, -3) for w, k in zip(watching.kind, seat.kind))
                assert all(w in (k, -3) for w, k in zip(watching.role, seat.role))


def test_the_setup_of_these_laws_is_no_toy() -> None:
    setups = [setup for cell in CELLS for setup, _, _ in some_games(cell, 5, seed=41)]
    assert all(isinstance(setup, Setup) for setup in setups)
    assert len({setup.mode for setup in setups}) == len({setup.edition for setup in setups}) == 5
    assert len({setup.level for setup in setups}) == 3
    assert any(setup.cards for setup in setups) and any(setup.guards for setup in setups)
    assert sum(bool(setup.tiles) for setup in setups) > 20 < sum(bool(setup.complex) for setup in setups)
