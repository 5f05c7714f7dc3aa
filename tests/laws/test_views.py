"""Whoever holds only a view can still play and think: options come from it, and what is redealt from it is a game like the true one."""

from __future__ import annotations

from collections import Counter

import pytest

from laws import sound
from laws.games import (
    CELLS,
    Move,
    begin,
    by_cell,
    choose,
    listed,
    listed_beside,
    make,
    people,
    play,
    povs,
    some_games,
    view_of,
)
from laws.test_refusals import is_legal, well_formed
from laws.test_text import words
from room25.engine.entries.invariants import card_sum
from room25.engine.rules.deal import deal
from room25.engine.table import agenda, answers
from room25.engine.table.state import ACTIONS, EVERYTHING, UNKNOWN, State, View
from room25.engine.views.redeal import redeal
from room25.errors import BadText, IllegalCommand
from room25.game import Game, SeatView
from room25.setup.kinds import GameKind
from room25.setup.lay import CHARACTER_NAMES, Setup, table

SIX = GameKind("ultimate-en", "suspicion", "standard", 6)
TEAM = GameKind("base", "team", "standard", 4)


def offers(s: State | View, pov: int) -> list[Move]:
    """All that the characters of a seat may do now."""
    mine = [who for who in people(s) if s.owner[who] == pov]
    return [move for who in mine for move in (*listed(s, who), *listed_beside(s, who))]


def redealt(v: View, seed: int) -> State:
    s = State()
    redeal(v, seed, 7, s)
    return s


@by_cell
def test_a_seats_own_view_lists_exactly_what_the_rules_allow_it(cell: GameKind) -> None:
    for setup, seed, dice in some_games(cell, 5, seed=51):
        s = begin(setup, seed)
        for _ in play(s, dice):
            for pov in range(s.seats):
                assert offers(view_of(s, pov), pov) == offers(s, pov), (setup, seed, pov)
        assert all(offers(view_of(s, pov), pov) == [] for pov in range(s.seats))


@by_cell
def test_views_made_together_are_those_made_alone_and_stay_so(cell: GameKind) -> None:
    """They share what everybody knows: what one of them holds alone, and what its rules note down, must be in no other."""
    for setup, seed, dice in some_games(cell, 1, seed=54):
        s = begin(setup, seed)
        for number, _ in enumerate(play(s, dice)):
            if number % 7:
                continue
            together = list(Game.stated(setup, s).views(povs(s)))
            lists = [(seen.options, seen.asides) for seen in together]
            for seen, before in zip(together, lists):
                alone = view_of(s, seen.pov)
                assert seen.flat == alone, (setup, seed, number, seen.pov)
                assert (
                    (seen.options, seen.asides) == before == (SeatView(alone, []).options, SeatView(alone, []).asides)
                )
        assert [seen.flat for seen in Game.stated(setup, s).views(povs(s))] == [view_of(s, pov) for pov in povs(s)]


@by_cell
def test_a_redealt_state_is_sound_and_shows_its_pov_the_very_same_view(cell: GameKind) -> None:
    for setup, seed, dice in some_games(cell, 4, seed=52):
        s = begin(setup, seed)
        for _ in play(s, dice):
            for pov in povs(s):
                if dice.random() < 0.12:
                    v = view_of(s, pov)
                    other = redealt(v, dice.randrange(2**32))
                    assert view_of(other, pov) == v, (setup, seed, pov)
                    assert offers(other, pov) == offers(s, pov)
                    assert sound.wrong(other, card_sum(s)) == [], (setup, seed, pov)
                    assert UNKNOWN not in other.numbers()


@by_cell
def test_a_redealt_state_plays_on_to_its_end(cell: GameKind) -> None:
    for setup, seed, dice in some_games(cell, 5, seed=53):
        s = begin(setup, seed)
        moves = list(play(s.clone(), dice))
        stop = dice.randrange(len(moves))
        again = begin(setup, seed)
        for _, move in zip(range(stop), moves):
            make(again, move)
        for pov in povs(again):
            other = redealt(view_of(again, pov), dice.randrange(2**32))
            cards = card_sum(other)
            for _ in play(other, dice):
                pass
            assert sound.wrong(other, cards) == []


@by_cell
def test_a_refusal_says_the_same_in_a_redealt_world(cell: GameKind) -> None:
    for setup, seed, dice in some_games(cell, 3, seed=54):
        game = Game(setup, seed)
        while not game.is_over:
            s = game.state()
            if dice.random() < 0.3:
                who = dice.choice(people(s))
                text = well_formed(dice)
                other = game.copy()
                other._s = redealt(view_of(s, s.owner[who]), dice.randrange(2**32))
                if not is_legal(s, who, text):
                    assert refusal(other, who, text) == refusal(game, who, text)
            game.play(words(s, choose(s, dice, 0.5)))


def refusal(game: Game, who: int, text: str) -> str:
    with pytest.raises((IllegalCommand, BadText)) as caught:
        game.play(f"{CHARACTER_NAMES[who]} {text}")
    return str(caught.value)


def test_thinking_foretells_nothing_and_disturbs_nothing() -> None:
    for setup, seed, dice in some_games(SIX, 5, seed=55):
        s = begin(setup, seed)
        for _ in play(s, dice):
            numbers = s.numbers()
            v = view_of(s, 0)
            one, two = redealt(v, 1), redealt(v, 2)
            assert (one.rng0, one.rng1) != (two.rng0, two.rng1) and (one.rng0, one.rng1) != (s.rng0, s.rng1)
            assert one.key == two.key == [0] * 4
            assert redealt(v, 1) == one
            assert s.numbers() == numbers


def test_what_is_redealt_from_everything_is_the_truth_itself() -> None:
    for cell in CELLS:
        for setup, seed, dice in some_games(cell, 1, seed=56):
            s = begin(setup, seed)
            for _ in play(s, dice):
                other = redealt(view_of(s, EVERYTHING), 1)
                other.rng0, other.rng1, other.key = s.rng0, s.rng1, s.key
                assert other == s


def test_every_tile_that_a_seat_cannot_tell_is_redealt_in_every_way() -> None:
    setup, seed, _ = next(some_games(CELLS[0], 1, seed=57))
    s = begin(setup, seed)
    v = view_of(s, 0)
    hidden = [tile for tile in range(25) if not s.face_up[tile]]
    met: dict[int, set[int]] = {tile: set() for tile in hidden}
    roles = set()
    for seed in range(400):
        other = redealt(v, seed)
        roles.add((tuple(other.role), other.spare))
        for tile in hidden:
            met[tile].add(other.kind[tile])
    assert len({frozenset(kinds) for kinds in met.values()}) == 2  # inside the exit zone and outside it
    mine = next(who for who in people(s) if s.owner[who] == 0)
    assert len(roles) == (1 if s.role[mine] else 4)  # one guard tile in five: the seat's own, another's, or left over


def test_redealt_worlds_are_as_likely_as_dealt_ones() -> None:
    laid = table(Setup(mode="suspicion", seats=5, first="alice"))
    v, deals = view_of(begin(Setup(mode="suspicion", seats=5, first="alice"), 5), 0), 0
    dealt: Counter[tuple[str, int]] = Counter()
    for seed in range(6000):
        s = laid.clone()
        deal(s, seed, 1)
        if s.role[0] == v.role[0]:
            dealt.update(features(s))
            deals += 1
    guessed: Counter[tuple[str, int]] = Counter()
    for seed in range(deals):
        guessed.update(features(redealt(v, seed)))
    for key in dealt | guessed:
        spread = 5 * (2 * max(dealt[key], guessed[key])) ** 0.5 + 5
        assert abs(dealt[key] - guessed[key]) < spread, (key, dealt[key], guessed[key], deals)


def features(s: State) -> list[tuple[str, int]]:
    """What is counted of a deal: a room of the inner cross, one of the exit zone, where Room 25 lies, who guards, what is left over."""
    guards = sum(1 << c for c in people(s) if s.role[c])
    return [("B2", s.kind[6]), ("A1", s.kind[0]), ("exit", s.kind.index(1)), ("guards", guards), ("spare", s.spare)]


def test_nobody_sees_which_token_floats_in_anothers_go() -> None:
    met = 0
    for setup, seed, dice in some_games(TEAM, 20, seed=58):
        s = begin(setup, seed)
        for _ in play(s, dice):
            top = s.agenda_depth - 1
            if s.phase == ACTIONS and s.agenda_kind[top] == agenda.ASK_ACTION and s.agenda_b[top] & agenda.MAY_WAIT:
                who = s.agenda_who[top]
                met += 1
                for pov in povs(s):
                    v = view_of(s, pov)
                    if pov == s.owner[who]:
                        assert v.agenda_a[top] == 1 << s.slot1[who] and Move(who, answers.WAIT) in listed(v, who)
                    else:
                        assert (v.agenda_a[top], v.slot1[who]) == (0, UNKNOWN)
    assert met > 50
