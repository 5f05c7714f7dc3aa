"""A share of the proofs that `python tests/server/prove.py` makes at full volume."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from laws.games import CELLS
from room25.setup import editions
from server import (
    prove_cuts,
    prove_faults,
    prove_frames,
    prove_fuzz,
    prove_kills,
    prove_leaks,
    prove_quotas,
    prove_repeats,
    prove_worlds,
)
from server.at_table import database


def test_what_was_acknowledged_is_there_once_after_every_kill(tmp_path: Path, url: str) -> None:
    counts = asyncio.run(prove_kills.kills(tmp_path, url, 6))
    assert counts.kills == 6 and counts.under_way > 0, counts


def test_a_command_that_is_sent_five_times_has_one_effect_and_one_answer(tmp_path: Path, url: str) -> None:
    counts = asyncio.run(prove_repeats.repeats(tmp_path, url, 500))
    assert counts.kinds.total() >= 500 and counts.sent > 2 * counts.kinds.total() and counts.refused > 0, counts
    assert counts.kinds.keys() >= {"play", "chat", "stand", "hold", "create", "sit", "leave"}


def test_whoever_was_cut_off_at_any_instant_has_what_a_newcomer_is_told(tmp_path: Path, url: str) -> None:
    counts = asyncio.run(prove_cuts.cuts(tmp_path, url, 100))
    assert counts.cuts >= 100 and counts.in_the_middle > 20 and counts.missed > 0, counts


def test_two_servers_and_their_database_may_fail_in_any_way_while_people_play(tmp_path: Path) -> None:
    counts = asyncio.run(prove_faults.faults(tmp_path, "", 10))
    befell = counts.kills + counts.stops + counts.restarts + counts.cuts + counts.database_kills + counts.database_stops
    assert befell >= prove_faults.CHECKED and counts.commands > 20, counts


@pytest.mark.parametrize("edition", editions.EDITIONS)
def test_every_byte_to_every_client_is_the_same_in_a_world_dealt_otherwise(edition: str) -> None:
    kinds = [cell for cell in CELLS if cell.edition == edition]
    counts = asyncio.run(prove_leaks.compared(kinds, 200 // len(editions.EDITIONS)))
    assert counts.games == 200 // len(editions.EDITIONS) and counts.different > counts.worlds * 0.7, counts


def test_frames_that_no_honest_client_sends_change_nothing_and_are_all_answered(tmp_path: Path) -> None:
    counts = asyncio.run(prove_frames.frames(tmp_path, database(tmp_path), 5000))
    assert counts.frames == 5000 and min(counts.answers[code] for code in ("bad-message", "illegal", "spectator")) > 50


def test_no_door_tells_two_worlds_apart(tmp_path: Path) -> None:
    counts = asyncio.run(prove_worlds.worlds(tmp_path, "", 600))
    assert counts.pairs == 600 and counts.different > 500
    assert counts.asked.keys() > prove_worlds.DOORS.keys() and counts.asked["search"] == 1, counts


def test_a_world_that_costs_time_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measure itself: a door that works longer the more Room 25 is worth, hidden as it may be."""

    def slow(side: prove_worlds.Side) -> bytes:
        for _ in range(200 * side.game._s.kind[0]):
            pass
        return b""

    monkeypatch.setattr(prove_worlds, "DOORS", {"slow": slow})
    counts = asyncio.run(prove_worlds.worlds(Path(), "", 1500))
    share, errors = counts.times()["slow"]
    assert share > prove_worlds.ALIKE and errors > prove_worlds.CERTAIN


def test_bad_input_at_every_door_changes_nothing_and_fails_nowhere(tmp_path: Path) -> None:
    counts = asyncio.run(prove_fuzz.fuzz(tmp_path, database(tmp_path), 4000))
    assert (
        counts.inputs >= 4000 and min(counts.answers[what] for what in ("bad-message", "spectator", "status 404")) > 20
    )


def test_every_quota_of_one_address_is_reached_while_others_play(tmp_path: Path) -> None:
    counts = asyncio.run(prove_quotas.quotas(tmp_path, database(tmp_path), 1))
    assert counts.refused.keys() == prove_quotas.GREED.keys() and all(counts.refused.values()), counts
    assert len(counts.answered) > 20
