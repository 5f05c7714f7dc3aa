"""The characters of a game on the wire, in turn order: where each stands and what one pov knows of it."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from room25.engine.rules.modes import suspicion
from room25.engine.table.people import CHARACTER_NAMES, KEVIN
from room25.engine.table.state import UNKNOWN, Flat
from room25.engine.table.state import View as Seen
from room25.engine.table.switches import ADRENALINE, KEVIN_EARLY, TALENTS
from room25.events import ROLES
from room25.notation.command import TOKEN_NAMES, token_name
from room25.server.view import Adrenaline, Candidate, Sentence
from room25.words.vocabulary import fate, plays_in_teams

__all__ = ["People", "has_roles"]

_ADRENALINE: tuple[Adrenaline, ...] = get_args(Adrenaline)[1:]
_TRAPPED = Sentence("room-trapped", help="room-trapped-help", tone="bad")
_FLOODED = Sentence("room-flooded", help="room-flooded-help", tone="bad")
_HIDDEN = Sentence("term-hidden", help="term-legend-hidden")


def has_roles(v: Flat) -> bool:
    """Are roles dealt here, so that somebody may be a guard?"""
    return v.mode == suspicion.MODE.code


class People:
    """Everybody in a game at one moment. Whoever looks knows the same of them, but for roles and for tokens that lie face down."""

    def __init__(self, v: Seen) -> None:
        row = v.turn_order[: v.turn_count]
        self._order = [*row, *(c for c in range(8) if v.owner[c] >= 0 and c not in row)]
        self._known: dict[tuple[int, ...], Candidate] = {}
        self._in_teams, self._is_dealt = plays_in_teams(v), has_roles(v)

    def seen(self, v: Seen, escaped: bool) -> list[Candidate]:
        """Return them in turn order, as this pov knows them; `escaped` if those in the way out got away."""
        found, known = [], self._known
        pov, owner, role, slot1, slot2 = v.pov, v.owner, v.role, v.slot1, v.slot2
        for c in self._order:
            key = (c, role[c], slot1[c], slot2[c], owner[c] == pov)
            if (one := known.get(key)) is None:
                one = known[key] = self._look(v, c, escaped)
            found.append(one)
        return found

    def _look(self, v: Seen, c: int, escaped: bool) -> Candidate:
        return _candidate(
            c,
            (v.owner[c], v.stands_on[c], v.reminder[c]),
            v.side[c] + 1 if self._in_teams else 0,
            v.role[c] if self._is_dealt else UNKNOWN,
            v.owner[c] == v.pov and not v.role_shown[c] and not v.outcome,
            v.adrenaline[c] if v.switch[ADRENALINE] else UNKNOWN,
            (v.slot1[c], v.slot2[c]),
            c == KEVIN and v.switch[KEVIN_EARLY] > 0,
            v.tokens_lost[c],
            v.supply[c] if v.switch[TALENTS] else 0,
            (v.trap[c], v.drown[c], v.paranoid[c], v.hidden[c]),
            fate(v, c, escaped) if v.outcome else "",
        )


@lru_cache(maxsize=10_000)  # who has not changed since the last moment is not described anew
def _candidate(
    c: int,
    place: tuple[int, int, int],
    team: int,
    role: int,
    is_secret: bool,
    adrenaline: int,
    slots: tuple[int, int],
    is_early: bool,
    lost: int,
    supply: int,
    over: tuple[int, int, int, int],
    fate: str,
) -> Candidate:
    seat, tile, reminder = place
    found = Candidate(CHARACTER_NAMES[c], seat, max(tile, -1), team, reminder=max(reminder, -1), fate=fate)
    if role >= 0:
        found.role, found.secret = ROLES[role], is_secret
    if tile < 0:
        return found
    if adrenaline >= 0:
        found.adrenaline = _ADRENALINE[adrenaline]
    if max(slots) >= 0:
        found.laid = [token_name(token, is_early) if token >= 0 else "" for token in slots]
    found.lost = [name for token, name in enumerate(TOKEN_NAMES) if (lost >> token) & 1]
    found.supply, found.hidden = supply, bool(over[3])
    found.states = _states(CHARACTER_NAMES[c], *over)
    return found


def _states(who: str, trap: int, drown: int, paranoid: int, hidden: int) -> list[Sentence]:
    """What hangs over somebody, the gravest first."""
    mad = Sentence("term-paranoid", {"who": who}, help="event-paranoia", tone="warn")
    found = ((_TRAPPED, trap), (_FLOODED, drown), (mad, paranoid), (_HIDDEN, hidden))
    return [state for state, holds in found if holds]
