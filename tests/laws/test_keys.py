"""Games that are dealt from a key: the generator is the published one, its draws are fair, and no view holds any of it."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from laws.games import begin, people, povs, view_of
from room25.compile import cpu
from room25.engine.table import rng
from room25.engine.table.state import GUARD, State, dtype, to_record
from room25.errors import BadText
from room25.game import Game
from room25.notation import seeds
from room25.notation.position import read_position, write_position
from room25.setup.lay import Setup, table

KEY = 2**127 + 2**65 + 3
SUSPICION = Setup(mode="suspicion", seats=6)


def locked(*words: int) -> State:
    s = State()
    rng.lock(s, *words)
    return s


@pytest.mark.parametrize(("rounds", "first"), [(8, 0x79271CA9), (12, 0x5DD0E2A9)])
def test_the_tags_are_those_that_the_authors_of_chaskey_published(
    rounds: int, first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For their key, and the message of the bytes 0 to 15."""
    monkeypatch.setattr(rng, "ROUNDS", rounds)
    s = locked(0x833D3433, 0x009F389F, 0x2398E64F, 0x417ACF39)
    assert rng.tag(s, 0x03020100, 0x07060504, 0x0B0A0908, 0x0F0E0D0C) == first


def test_every_draw_is_the_tag_of_its_number() -> None:
    s, same = locked(1, 2, 3, 4), locked(1, 2, 3, 4)
    for number in range(50):
        assert rng.below(s, 1000) == rng.tag(same, number, 0, 0, 0) * 1000 >> 32
        assert (s.rng0, s.rng1, s.key) == (number + 1, 0, [1, 2, 3, 4])


def test_every_bit_of_the_key_counts() -> None:
    deals = {Game(SUSPICION, KEY ^ 1 << bit).deal for bit in range(127)}
    assert len(deals) == 127 and Game(SUSPICION, KEY).deal not in deals


def test_half_of_all_bits_change_with_one_bit_of_the_key_or_of_the_number() -> None:
    changed = [rng.tag(locked(1, 2, 3, 4), n, 0, 0, 0) ^ rng.tag(locked(1, 2, 3, 5), n, 0, 0, 0) for n in range(500)]
    changed += [
        rng.tag(locked(1, 2, 3, 4), n, 0, 0, 0) ^ rng.tag(locked(1, 2, 3, 4), n ^ 1, 0, 0, 0) for n in range(500)
    ]
    ones = sum(number.bit_count() for number in changed)
    assert abs(ones - 16_000) < 5 * 90  # of 32,000 bits; 90 is the standard deviation


def test_everybody_is_a_guard_equally_often() -> None:
    found: Counter[int] = Counter()
    games = 1500
    for game in range(games):
        s = begin(SUSPICION, KEY + (game << 40))
        found.update(c for c in people(s) if s.role[c] == GUARD)
    share = sum(found.values()) / games / 6
    spread = (games * share * (1 - share)) ** 0.5
    assert all(abs(n - games * share) < 5 * spread for n in found.values()) and len(found) == 6


def test_a_view_holds_neither_the_key_nor_how_often_it_was_used() -> None:
    s = begin(SUSPICION, KEY)
    assert any(s.key) and s.rng0
    for pov in povs(s):
        v = view_of(s, pov)
        assert v.key == [0] * 4 and v.rng0 == v.rng1 == 0


def test_a_generator_that_is_seeded_again_has_no_key() -> None:
    s, fresh = begin(SUSPICION, KEY), State()
    rng.seed(s, 5, 6)
    rng.seed(fresh, 5, 6)
    assert (s.rng0, s.rng1, s.key) == (fresh.rng0, fresh.rng1, fresh.key)


def test_the_least_key_and_the_largest_plain_seed_deal_alike_everywhere() -> None:
    compiled = cpu.rules()
    for seed in (2**64 - 1, 2**64, 2**96, 2**128 - 1):
        records = np.zeros(2, dtype())
        to_record(table(SUSPICION), records[0])
        low, high, *rest = seeds.words(seed)
        if seed < 2**64:
            compiled.deal_one(records, 0, low, high)
        else:
            compiled.deal_locked_one(records, 0, low, high, *rest)
        to_record(begin(SUSPICION, seed), records[1])
        fields = ("kind", "role", "turn_order", "rng0", "rng1", "key")
        assert all(records[0][name].tolist() == records[1][name].tolist() for name in fields), seed


def test_a_position_with_a_key_goes_on_as_the_game() -> None:
    s = begin(SUSPICION, KEY)
    text = write_position(s)
    assert f"luck {s.rng0} {seeds.write(KEY)}" in text.splitlines()
    again = read_position(text)
    assert [rng.below(again, 100) for _ in range(20)] == [rng.below(s, 100) for _ in range(20)]


@pytest.mark.parametrize(
    "luck", ["1", "x 0x" + "1" * 32, "1 0x12", "1 0x" + "0" * 32 + "1", "1 2 3", "0x" + "1" * 32 + " 1"]
)
def test_luck_that_cannot_be_read_is_refused(luck: str) -> None:
    lines = [line for line in write_position(begin(SUSPICION, 1)).splitlines() if not line.startswith("luck")]
    with pytest.raises(BadText, match="line"):
        read_position("\n".join([*lines, f"luck {luck}"]))


def test_a_record_with_a_key_is_read_back_and_replays() -> None:
    record = Game(SUSPICION, KEY).record()
    assert f"\nseed {seeds.write(KEY)}\n" in record
    assert Game.from_record(record).record() == record


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1, 2**64, 2**127, 2**128 - 1, -1])
def test_every_seed_is_written_and_read(seed: int) -> None:
    assert seeds.read(seeds.write(seed)) == seed


@pytest.mark.parametrize(
    "text", ["", "x", "1.5", "0x1", "0x" + "g" * 32, str(2**64), "1_000", "٣", "0x" + "1" * 33, "9" * 5000]
)
def test_what_is_no_seed_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadText, match="a seed is a whole number below 2\\*\\*64, or 0x and 32 hexadecimal digits"):
        seeds.read(text)
    record = Game(SUSPICION, 7).record().replace("seed 7", f"seed {text}")
    if text != str(2**64):
        with pytest.raises(BadText, match="line 'seed'"):
            Game.from_record(record)


def test_a_seed_of_more_than_128_bits_is_refused() -> None:
    with pytest.raises(BadText, match="128 bits at the most, this one has 129"):
        Game(SUSPICION, 2**128)


def test_records_of_before_deal_from_the_lowest_64_bits_of_a_longer_number() -> None:
    record = Game(SUSPICION, 7).record()
    assert Game.from_record(record.replace("seed 7", f"seed {2**64 + 7}")).deal == Game(SUSPICION, 7).deal
