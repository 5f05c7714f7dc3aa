"""Games and decisions as rows with names: what the Parquet files hold. `COLUMNS` and `STEPS` say what each column means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import polars as pl

from room25.arena.plan import Chunk, Matchup
from room25.engine.entries import matches
from room25.engine.rules.outcome import PARTLY_WON, TIED
from room25.engine.rules.rooms import REGISTRY
from room25.engine.table import answers
from room25.engine.table.board import cell_name
from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.state import WINNER
from room25.events import RESULTS

if TYPE_CHECKING:
    from room25.arena.play import Array

__all__ = ["COLUMNS", "ROOM", "ROOMS", "STEPS", "games", "steps"]

ROOMS: dict[int, str] = {}
ROOM: pl.Enum  # their names
FALL: pl.Struct
PEOPLE = pl.Enum(CHARACTER_NAMES)
SQUARE = pl.Enum([cell_name(cell) for cell in range(25)])
RESULT = pl.Enum([RESULTS[over] for over in range(1, WINNER) if over in RESULTS] + [f"side-{i}" for i in range(8)])
PHASE = pl.Enum(["clue", "program", "act", "countdown", "cards"])
TOKEN = pl.Enum(["look", "move", "push", "control", "talent", "talent-robot", "nothing"])
VERBS = tuple(family.name for family in answers.FAMILIES)
VERB = pl.Enum(VERBS)
# VERB_OF[answer]: the place of its family among the verbs
VERB_OF = np.searchsorted([family.first for family in answers.FAMILIES], range(answers.END), side="right") - 1

COLUMNS = {
    "cell": "number of the cell, as in cells.parquet",
    "deal": "number of the deal within its cell: cells of the same table play the same deals",
    "seed": "of the deal: seed of the study + deal",
    "seating": "which way round two rivals sat",
    "result": "prisoners, guards; full, partial, defeat; draw, or the side that won",
    "won": "did they get out (the prisoners in Suspicion)? did the first bot win (empty: a draw)? among rivals of one kind: did anybody?",
    "rounds": "rounds that were begun",
    "left": "rounds on the clock at the end; 0: time ran out",
    "decisions": "answers that were given",
    "deaths": "who is dead at the end",
    "falls": "every death in order: who, in which room, in which round (of the revived too)",
    "guards": "guards that were dealt",
    "guard_mask": "bit n: character n is a guard",
    "dead_mask": "bit n: character n is dead at the end",
    "inside_mask": "bit n: character n stands in Room 25 at the end",
    "first": "who acted first in the first round",
    "first_seat": "its seat",
    "exit": "where Room 25 lay at the start",
    "exit_end": "where it lay at the end",
    "key": "where the Key lay at the start, if there is one",
    "sight": "rounds on the clock when somebody first saw Room 25; empty: nobody did",
    "entry": "the same for the first step into it",
    "unlock": "the same for the Key",
    "alarm": "was the alarm raised?",
    "open": "rooms that lie open at the end",
}


def _name_rooms() -> None:
    """Columns and values for every room that there is by now."""
    global ROOM, FALL
    for key in ROOMS.values():
        COLUMNS.pop(f"room_{key}", None)
    ROOMS.clear()
    ROOMS.update({code: room.key for code, room in sorted(REGISTRY.items())})
    ROOM = pl.Enum(list(ROOMS.values()))
    FALL = pl.Struct({"who": PEOPLE, "room": ROOM, "round": pl.UInt8})
    COLUMNS.update({f"room_{key}": f"how many {key} rooms were dealt" for key in ROOMS.values()})


REGISTRY.whenever(_name_rooms)
STEPS = {
    "cell": "number of the cell",
    "deal": "number of the deal",
    "seating": "which way round two rivals sat",
    "number": "of the decision within its game, from 0",
    "round": "rounds begun",
    "left": "rounds on the clock",
    "phase": "clue, program, act, countdown, cards",
    "slot": "1 or 2, 3 for adrenaline; 0 outside the actions",
    "who": "the character that was asked",
    "square": "where it stood",
    "options": "how many answers were legal",
    "verb": "what was answered",
    "answer": "the number of the answer, as in engine/table/answers",
    "token1": "programming: the first token",
    "token2": "and the second",
}


def games(number: int, cell: Matchup, chunk: Chunk, seed: int, results: Array) -> pl.DataFrame:
    """Return the games of one chunk, deal by deal, and for each deal its seatings in order."""
    seatings = len(cell.seatings)
    rows = results.transpose(1, 0, 2).reshape(-1, matches.WIDTH)
    deal = chunk.first + np.repeat(np.arange(chunk.deals), seatings)
    seating = np.tile(np.arange(seatings), chunk.deals)
    frame = pl.DataFrame(
        {
            "cell": np.full(len(rows), number, np.uint32),
            "deal": deal.astype(np.uint32),
            "seed": (seed + deal).astype(np.int64),
            "seating": seating.astype(np.uint8),
            "result": _enum(_result_codes(rows[:, matches.OVER]), RESULT),
            "won": _won(cell, rows[:, matches.OVER], seating),
            "rounds": rows[:, matches.BEGUN].astype(np.uint8),
            "left": rows[:, matches.LEFT].astype(np.uint8),
            "decisions": rows[:, matches.DECISIONS].astype(np.uint16),
            "deaths": rows[:, matches.DEATHS].astype(np.uint8),
            "guards": np.bitwise_count(rows[:, matches.GUARDS]).astype(np.uint8),
            "guard_mask": rows[:, matches.GUARDS].astype(np.uint8),
            "dead_mask": rows[:, matches.DEAD].astype(np.uint8),
            "inside_mask": rows[:, matches.INSIDE].astype(np.uint8),
            "first": _enum(rows[:, matches.FIRST], PEOPLE),
            "first_seat": _owners(cell)[rows[:, matches.FIRST]].astype(np.uint8),
            "exit": _enum(rows[:, matches.EXIT], SQUARE),
            "exit_end": _enum(rows[:, matches.EXIT_END], SQUARE),
            "key": _enum(rows[:, matches.KEY], SQUARE),
            "sight": _clock(rows[:, matches.SIGHT]),
            "entry": _clock(rows[:, matches.ENTRY]),
            "unlock": _clock(rows[:, matches.UNLOCK]),
            "alarm": rows[:, matches.ALARM].astype(bool),
            "open": rows[:, matches.OPEN].astype(np.uint8),
            **{f"room_{key}": rows[:, matches.POOL + code].astype(np.uint8) for code, key in ROOMS.items()},
        }
    ).with_columns(_falls(rows))
    return frame.select(list(COLUMNS))


def steps(number: int, chunk: Chunk, taken: list[Array], deals: int) -> pl.DataFrame:
    """Return the decisions of a chunk's games in the order of the games; only of the first `deals` deals."""
    parts = []
    for seating, rows in enumerate(taken):
        kept = rows[rows[:, matches.GAME] + chunk.first < deals]
        answer = kept[:, matches.ANSWER]
        verb = VERB_OF[answer]
        program = verb == VERBS.index("program")
        pair = (answer - answers.PROGRAM) // 2
        parts.append(
            pl.DataFrame(
                {
                    "cell": np.full(len(kept), number, np.uint32),
                    "deal": (kept[:, matches.GAME] + chunk.first).astype(np.uint32),
                    "seating": np.full(len(kept), seating, np.uint8),
                    "number": kept[:, matches.NUMBER].astype(np.uint16),
                    "round": kept[:, matches.BEGUN_AT].astype(np.uint8),
                    "left": kept[:, matches.LEFT_AT].astype(np.uint8),
                    "phase": _enum(kept[:, matches.PHASE] - 1, PHASE),
                    "slot": kept[:, matches.SLOT].astype(np.uint8),
                    "who": _enum(kept[:, matches.WHO], PEOPLE),
                    "square": _enum(kept[:, matches.CELL], SQUARE),
                    "options": kept[:, matches.OPTIONS].astype(np.uint16),
                    "verb": _enum(verb, VERB),
                    "answer": answer.astype(np.uint16),
                    "token1": _enum(np.where(program, pair // answers.TOKENS_OR_NOTHING, -1), TOKEN),
                    "token2": _enum(np.where(program, pair % answers.TOKENS_OR_NOTHING, -1), TOKEN),
                }
            )
        )
    return pl.concat(parts).sort("deal", "seating", "number").select(list(STEPS))


def _enum(codes: Any, kind: pl.Enum) -> pl.Series:
    """Return numbers as names; a negative number is empty."""
    names = pl.Series([*kind.categories], dtype=kind)
    return names.gather(pl.Series(np.where(codes < 0, 0, codes))).zip_with(
        pl.Series(np.asarray(codes) >= 0), pl.Series([None], dtype=kind).new_from_index(0, len(codes))
    )


def _clock(values: Any) -> pl.Series:
    """Return rounds on the clock; 0 means never and is empty."""
    rounds = pl.Series(values.astype(np.uint8))
    return rounds.set(rounds == 0, None)


def _result_codes(overs: Any) -> Any:
    names = [RESULTS.get(over, f"side-{over - WINNER}") for over in range(WINNER + 8)]
    places = np.array([RESULT.categories.to_list().index(n) if n in RESULT.categories else -1 for n in names])
    return places[overs]


def _won(cell: Matchup, overs: Any, seating: Any) -> pl.Series:
    """Whether the first bot won each game; empty for a draw, but if one bot holds all sides a draw means that nobody won."""
    table = np.array([[cell.result(over, turn) for over in range(WINNER + 8)] for turn in range(len(cell.seatings))])
    results = table[seating, overs]
    won = pl.Series(results >= PARTLY_WON)
    return won if cell.first == cell.second else won.set(pl.Series(results == TIED), None)


def _owners(cell: Matchup) -> Any:
    from room25.setup.lay import table

    return np.array([max(0, seat) for seat in table(cell.setup).owner])


def _falls(rows: Any) -> pl.Series:
    """The deaths of each game as a list."""
    counts = rows[:, matches.FELL_N]
    row, place = np.nonzero(np.arange(matches.POOL - matches.FELL) < counts[:, None])
    fell = rows[row, matches.FELL + place]
    flat = pl.DataFrame(
        {
            "row": row,
            "who": _enum(fell & 7, PEOPLE),
            "room": _enum(_room_places()[fell >> 3 & 31], ROOM),
            "round": (fell >> 8).astype(np.uint8),
        }
    )
    lists = flat.group_by("row", maintain_order=True).agg(pl.struct("who", "room", "round").alias("falls"))
    every = pl.DataFrame({"row": np.arange(len(rows))}).join(lists, on="row", how="left", maintain_order="left")
    return every["falls"].fill_null(pl.Series([[]], dtype=pl.List(FALL))).cast(pl.List(FALL))


def _room_places() -> Any:
    """The place of each room's code among the names."""
    places = np.full(32, -1)
    for i, code in enumerate(ROOMS):
        places[code] = i
    return places
