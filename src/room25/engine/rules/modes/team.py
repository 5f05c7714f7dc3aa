"""Team: two teams, seated alternately; the first out, the last alive, or the one with more people in Room 25 wins."""

from __future__ import annotations

from room25.engine.rules.modes import BY_TURNS, Mode, competition, inside
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import TIE, WINNER, State
from room25.engine.table.switches import MORE_LIVING

__all__ = ["MODE"]

MODE = Mode(
    code=2,
    key="team",
    rules=(
        "MODE-TEAM-01",
        "MODE-TEAM-02",
        "MODE-TEAM-03",
        "WIN-TEAM-01",
        "WIN-TEAM-02",
        "WIN-TEAM-03",
        "AMB-005",
        "AMB-098",
        "AMB-100",
    ),
    sides=BY_TURNS,
)

MODE.escape(competition.escape)  # the same conditions, over a team instead of a pair (WIN-TEAM-01)
MODE.judge(competition.last_alive)


@MODE.time_up
def head_count(s: State) -> int:
    """More members in Room 25 win; a tie is a draw, or goes to the team with more living members (AMB-098)."""
    lead = 0
    living = 0
    for c in range(CHARACTERS):
        if inside(s, c):
            lead += 1 if s.side[c] == 0 else -1
        if s.stands_on[c] >= 0:
            living += 1 if s.side[c] == 0 else -1
    if lead == 0 and s.switch[MORE_LIVING]:
        lead = living
    if lead == 0:
        return TIE
    return WINNER if lead > 0 else WINNER + 1
