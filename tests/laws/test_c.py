"""The rules in C, which a GPU plays, equal the interpreted ones at every table, and take no index from outside a list.

They are compiled for the processor here, by whatever C compiler there is.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path

import pytest

from room25.compile import c
from room25.compile.gpu import occurring
from room25.engine.entries import games as batch
from room25.engine.rules import deal
from room25.engine.table.state import State
from room25.setup.kinds import GameKind, game_kinds
from room25.setup.lay import table

np = pytest.importorskip("numpy")

from room25.engine.table.state import dtype, to_record  # noqa: E402

CC = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
GAMES = 20
LARGEST = {(cell.edition, cell.mode, cell.level): cell for cell in sorted(game_kinds(), key=lambda cell: cell.seats)}

WORDS = """
#include <string.h>
static int outside = 0;
static int AT(int index, int length) { if (0 <= index && index < length) return index; outside++; return 0; }
static int MODULO(int a, int b) { int r = a % b; return r && (r < 0) != (b < 0) ? r + b : r; }
static int DIVIDE(int a, int b) { return (a - MODULO(a, b)) / b; }
#define RULE static
#define LONG_RULE static
#define TABLE static const
"""
PLAY = """
int run_games(const void *table, int seed, int games, long long *result)
{
    State s;
    long long decisions = 0, digest = 0;
    for (int game = seed; game < seed + games; game++) {
        memcpy(&s, table, sizeof(State));
        rules_deal_deal(&s, game, 0);
        decisions += entries_games_playout(&s, game);
        digest = (digest * 31 + entries_games_digest(&s)) & 0x3FFFFFFF;
    }
    *result = decisions * 0x40000000 + digest;
    return outside;
}
"""


@pytest.mark.skipif(CC is None, reason="no C compiler")
@pytest.mark.parametrize("cell", LARGEST.values(), ids=lambda cell: f"{cell.edition}-{cell.mode}-{cell.level}")
def test_games_in_c_are_the_interpreted_games(cell: GameKind, tmp_path: Path) -> None:
    laid = table(cell.setup())
    rules = c.program(laid, dict(occurring(laid)), (deal.deal, batch.playout, batch.digest))
    source, library = tmp_path / "rules.c", tmp_path / "rules.so"
    source.write_text(WORDS + rules + PLAY, encoding="utf-8")
    subprocess.run([str(CC), "-O0", "-w", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    record = np.zeros(1, dtype())
    to_record(laid, record[0])
    result = ctypes.c_longlong()
    outside = ctypes.CDLL(str(library)).run_games(record.tobytes(), 1, GAMES, ctypes.byref(result))
    assert outside == 0, f"{outside} indices lie outside their lists"
    assert result.value == batch.run_games([laid, State()], 1, GAMES)
