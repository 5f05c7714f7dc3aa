"""What a seat may believe: the odds add up, agree with dealing anew, heed claims and memory, and come from the view alone."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from bots.kinds import KINDS, by_kind
from bots.worlds import places
from room25.bots.beliefs import Beliefs
from room25.engine.rules.modes import suspicion
from room25.engine.rules.rooms import REGISTRY
from room25.engine.table.board import BLUE, COLOURS, GREEN, RED
from room25.engine.table.knowledge import CLAIM_BITS
from room25.engine.table.state import EVERYTHING, GUARD, SPECTATOR, UNKNOWN, State, View
from room25.engine.views.redeal import redeal
from room25.game import Game, SeatView
from room25.setup.kinds import GameKind
from room25.setup.lay import CHARACTER_NAMES

DEALS = 1500
SIGMAS = 4.5


def hidden_kinds(v: View) -> Counter[str]:
    """How many of each room lie where this view cannot see them."""
    found = Counter({room.key: v.composition[code] - v.kind.count(code) for code, room in REGISTRY.items()})
    return +found


def silent(v: View) -> View:
    """The same view where nobody has said anything and nobody remembers anything."""
    other = v.clone()
    for field in ("claims", "caught", "proved", "harm", "idle"):
        getattr(other, field)[:] = [0] * len(getattr(other, field))
    return other


def beliefs(v: View) -> Beliefs:
    return Beliefs.of(SeatView(v, ()))


def table(mode: str = "suspicion", seats: int = 5) -> View:
    return Game.new("base", mode=mode, seats=seats, seed=3).view(0).flat


V = table()
NAMES = {V.owner[c]: CHARACTER_NAMES[c] for c in range(8) if V.owner[c] >= 0}  # by seat


def say(v: View, seat: int, tile: int, colour: int) -> None:
    v.claims[tile] |= (colour + 1) << (CLAIM_BITS * seat)


@by_kind
def test_the_odds_of_a_tile_make_one_and_those_of_a_room_as_many_as_are_hidden(cell: GameKind) -> None:
    talked = 0
    for place in places(cell, 100, seed=5):
        check_rooms(place.here.flat)
        check_guards(place.here.flat, Beliefs.of(place.here))
        talked += any(place.here.flat.claims)
    assert talked > 0 or cell.seats == 1


def check_rooms(v: View) -> None:
    found = beliefs(v)
    counted: Counter[str] = Counter()
    for tile, odds in enumerate(found.rooms):
        assert sum(odds.values()) == pytest.approx(1, abs=1e-9)
        assert all(0 < value <= 1 for value in odds.values())
        if v.kind[tile] != UNKNOWN:
            assert odds == {REGISTRY[v.kind[tile]].key: 1.0}
        else:
            counted.update(odds)
    wanted = hidden_kinds(v)
    assert counted.keys() == wanted.keys()
    assert counted == pytest.approx(dict(wanted), abs=1e-6)


def check_guards(v: View, found: Beliefs) -> None:
    """As many guards as there are, but for the tile that may be left over; what is known is certain."""
    if v.mode != suspicion.MODE.code:
        assert not found.guards
        return
    assert found.guards.keys() == {CHARACTER_NAMES[c] for c in range(8) if v.owner[c] >= 0}
    total = sum(found.guards.values())
    assert v.pack_guards - (v.spare == UNKNOWN) - 1e-9 <= total <= v.pack_guards + 1e-9
    for who, odds in found.guards.items():
        role = v.role[CHARACTER_NAMES.index(who)]
        assert 0 <= odds <= 1 and (role == UNKNOWN or odds == (role == GUARD))


def frequencies(v: View) -> tuple[dict[int, Counter[str]], Counter[str]]:
    """How often each tile is each room, and each character a guard, when what is hidden is dealt anew again and again."""
    rooms: dict[int, Counter[str]] = {tile: Counter() for tile in range(25)}
    guards: Counter[str] = Counter()
    s = State()
    for deal in range(DEALS):
        redeal(v, 1000 + deal, 77, s)
        for tile in range(25):
            rooms[tile][REGISTRY[s.kind[tile]].key] += 1
        guards.update(name for c, name in enumerate(CHARACTER_NAMES) if s.owner[c] >= 0 and s.role[c] == GUARD)
    return rooms, guards


def agrees(count: int, odds: float) -> bool:
    return abs(count / DEALS - odds) <= SIGMAS * sqrt(max(odds * (1 - odds), 1 / DEALS) / DEALS)


def assert_as_dealt(v: View) -> None:
    found = beliefs(v)
    rooms, guards = frequencies(v)
    for tile in range(25):
        assert rooms[tile].keys() <= found.rooms[tile].keys()
        for key, odds in found.rooms[tile].items():
            assert agrees(rooms[tile][key], odds), (tile, key, rooms[tile][key] / DEALS, odds)
    for who, odds in found.guards.items():
        assert agrees(guards[who], odds), (who, guards[who] / DEALS, odds)


SOME = [KINDS[i] for i in range(0, len(KINDS), 3)]


@pytest.mark.parametrize("cell", SOME, ids=lambda cell: f"{cell.edition}-{cell.mode}-{cell.level}")
def test_without_claims_they_are_how_often_each_room_and_role_is_dealt(cell: GameKind) -> None:
    for number, place in enumerate(places(cell, 31, seed=11)):
        if number % 15 == 0:
            assert_as_dealt(silent(place.here.flat))


def test_failed_escapes_count_as_they_do_when_roles_are_dealt_anew() -> None:
    v = table()
    plain = beliefs(v).guards
    v.failed_escape_count, v.failed_escapes[0], v.failed_escape_by[0] = (
        1,
        sum(1 << c for c in range(8) if v.owner[c] >= 0),
        1,
    )
    found = beliefs(v)
    assert_as_dealt(v)
    assert found.guards["jennifer"] == 1.0 > plain["jennifer"]  # all were inside: only a guard's slide takes nobody out
    assert [item.key for item in found.evidence["jennifer"]] == ["tried"]


def test_odds_that_do_not_add_up_are_noticed() -> None:
    v = silent(table())
    check_rooms(v)
    v.composition[next(code for code, room in REGISTRY.items() if room.key == "vortex")] += 1  # 26 rooms on 25 places
    with pytest.raises(AssertionError):
        check_rooms(v)


def test_a_claim_of_somebody_who_is_trusted_nearly_settles_the_colour() -> None:
    v = table(mode="cooperation", seats=4)
    tile = 2
    assert v.kind[tile] == UNKNOWN
    cell = v.cell_of[tile]
    before = beliefs(v)
    say(v, 1, tile, GREEN)
    after = beliefs(v)
    assert before.colour(cell, GREEN) < 0.6 and 0.97 < after.colour(cell, GREEN) < 1
    other = v.cell_of[next(t for t in range(25) if v.kind[t] == UNKNOWN and t != tile)]
    assert after.colour(other, GREEN) < before.colour(other, GREEN)  # one green room less for the rest


def test_who_was_caught_lying_is_hardly_believed_and_is_suspected() -> None:
    heard = []
    for caught in (0, 1):
        v = table()
        v.caught[1] = caught
        quiet = beliefs(v)
        say(v, 1, 2, GREEN)
        heard.append(beliefs(v).colour(v.cell_of[2], GREEN) - quiet.colour(v.cell_of[2], GREEN))
    assert heard[0] > heard[1] * 1.3 > 0  # even guards mostly tell the truth
    plain = beliefs(table()).guards
    assert quiet.guards["jennifer"] > plain["jennifer"] > quiet.guards["max"]
    assert [(item.key, item.count) for item in quiet.evidence["jennifer"]] == [("caught", 1)]


def test_it_makes_no_difference_in_what_order_those_sit_who_contradict_each_other() -> None:
    found = []
    for odd in range(1, 5):
        v = table()
        for seat in range(1, 5):
            say(v, seat, 2, GREEN if seat == odd else RED)
        heard = beliefs(v)
        found.append((heard.red(v.cell_of[2]), heard.guards[NAMES[odd]]))
        assert heard.guards[NAMES[odd]] > 0.9 and heard.red(v.cell_of[2]) > 0.9
    assert all(odds == pytest.approx(found[0], abs=1e-4) for odds in found)


def test_no_more_people_lie_than_there_may_be_guards() -> None:
    v = table()
    for seat in (1, 2):
        say(v, seat, 2, RED)
    for seat in (3, 4):
        say(v, seat, 2, GREEN)
    heard = beliefs(v).guards
    assert sum(heard.values()) == pytest.approx(
        2, abs=0.05
    )  # so both guards sit at this table, on one side or the other
    assert heard[NAMES[1]] + heard[NAMES[3]] == pytest.approx(1, abs=0.05)


def test_who_says_what_the_seat_itself_has_seen_to_be_false_is_a_guard() -> None:
    v = table()
    tile = 2
    v.seen[tile] |= 1
    v.kind[tile] = next(code for code, room in REGISTRY.items() if room.key == "empty")
    say(v, 1, tile, GREEN)
    assert beliefs(v).guards[NAMES[1]] < 0.5
    say(v, 3, tile, RED)
    heard = beliefs(v)
    assert heard.guards[NAMES[3]] > 0.9
    assert [(item.key, item.count) for item in heard.evidence[NAMES[3]]] == [("denied", 1)]


@pytest.mark.parametrize(("field", "up"), [("harm", True), ("idle", True), ("proved", False)])
def test_what_everybody_remembers_moves_the_suspicion(field: str, up: bool) -> None:
    v = table()
    plain = beliefs(v).guards["max"]
    getattr(v, field)[2] = 3
    found = beliefs(v)
    assert (found.guards["max"] > plain) == up and found.guards["max"] != plain
    assert [(item.key, item.count) for item in found.evidence["max"]] == [(field, 3)]


def test_trusted_people_who_contradict_each_other_break_nothing() -> None:
    v = table(mode="cooperation", seats=4)
    hidden = [tile for tile in range(25) if v.kind[tile] == UNKNOWN]
    for tile in hidden[:12]:
        say(v, 1, tile, BLUE)  # there is one blue room to be found, not twelve
        say(v, 2, tile, RED)
    check_rooms(v)


def test_spectators_may_believe_something_too_and_at_the_end_everything_is_known() -> None:
    game = Game.new("base", mode="suspicion", seats=5, seed=3)
    watching = Beliefs.of(game.view(SPECTATOR))
    assert list(watching.guards.values()) == pytest.approx([2 / 6] * 5)  # two guards among six role tiles
    every = Beliefs.of(game.view(EVERYTHING))
    assert all(every.is_known(cell) for cell in range(25))
    assert set(every.guards.values()) <= {0.0, 1.0}


@by_kind
def test_they_are_the_same_in_every_world_that_the_seat_cannot_tell_from_the_true_one(cell: GameKind) -> None:
    for place in places(cell, 20, seed=13):
        assert Beliefs.of(place.here) == Beliefs.of(place.there)


def test_places_come_with_the_likeliest_first_and_colours_add_up() -> None:
    found = beliefs(table())
    assert sum(odds for _, odds in found.places("room25")) == pytest.approx(1)
    empty = [round(odds, 9) for _, odds in found.places("empty")]
    assert len(set(empty)) == 2 and empty == sorted(empty, reverse=True)  # the exit zone has the exit too
    for cell in range(25):
        assert sum(found.colours(cell).values()) == pytest.approx(1)
        assert set(found.colours(cell)) == set(COLOURS)
        assert 0 <= found.red(cell) <= 1 and found.price(cell) < 1


def test_an_onlooker_hears_all_eight_people_speak_of_one_room() -> None:
    v = Game.new("ultimate-en", mode="suspicion", seats=8, seed=3).view(SPECTATOR).flat
    tile = next(tile for tile in range(25) if v.kind[tile] == UNKNOWN)
    for seat in range(8):
        say(v, seat, tile, RED if seat < 6 else GREEN)
    found = beliefs(v)
    liars = [found.guards[CHARACTER_NAMES[c]] for c in range(8) if v.owner[c] >= 6]
    assert min(liars) > max(odds for who, odds in found.guards.items() if v.owner[CHARACTER_NAMES.index(who)] < 6)
    deadly = {room.key for room in REGISTRY.values() if room.colour == RED}
    assert sum(odds for key, odds in found.rooms[tile].items() if key in deadly) > 0.9
