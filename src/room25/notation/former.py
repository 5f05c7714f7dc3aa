"""Field names of version 0.1: still read in positions and still sent to bot programs in 0.2, gone in 0.3 (docs/compatibility.md)."""

from __future__ import annotations

__all__ = ["FORMER", "GONE"]

# fields that are gone: 0 in every game
GONE = ("hold",)
# the former name of each field that was renamed, by the name it has now
FORMER = {
    "rounds_left": "left",
    "turn_order": "row",
    "turn_count": "row_n",
    "adrenaline": "adr",
    "face_up": "up",
    "stands_on": "at",
    "chooses_freely": "free",
    "tokens_played": "used",
    "actions_allowed": "limit",
    "exit_entered": "found",
    "open_goes": "recent",
    "failed_escapes": "tried",
    "failed_escape_by": "tried_by",
    "failed_escape_count": "tried_n",
    "agenda_kind": "ag_kind",
    "agenda_who": "ag_who",
    "agenda_a": "ag_a",
    "agenda_b": "ag_b",
    "agenda_c": "ag_c",
    "agenda_d": "ag_d",
    "agenda_depth": "depth",
    "rounds_begun": "begun",
    "decision_number": "number",
    "dead": "died",
    "dead_count": "died_n",
    "next_turn": "turn",
    "acceleration_slot": "accel",
    "acceleration_cards": "accel_n",
    "jamming_cards": "jam",
    "time_bombs": "bomb",
    "deck_count": "deck_n",
    "discard_count": "discard_n",
    "exit_zone_kinds": "zoned",
    "composition": "pool",
    "seat_order": "seated",
    "tokens_lost": "lost",
    "key_entered": "key",
    "role_shown": "shown",
    "outcome": "over",
    "line_controls": "lines",
}
