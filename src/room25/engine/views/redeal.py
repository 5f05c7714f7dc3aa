"""Redeal: from a view alone, a random full state that its pov could not tell from the true one.

Unknown tiles are dealt from the tiles that are not accounted for, with those that must start in the exit zone only on tiles that did; roles
from the role tiles that are not shown, within what failed escapes have proved; programs from the tokens that could have been laid.
"""

from __future__ import annotations

from room25.engine.rules.actions import ACTIONS as TOKENS
from room25.engine.rules.deck import shuffle_deck
from room25.engine.rules.go import same_token, with_signs
from room25.engine.rules.modes import suspicion
from room25.engine.rules.programs import list_programs
from room25.engine.rules.round import holds_back
from room25.engine.table import agenda, rng
from room25.engine.table.answers import NOTHING, first_token, lays_adrenaline, second_token
from room25.engine.table.board import EXIT_ZONE
from room25.engine.table.effects import COMMITTED, READY, owned, shuffle_pile
from room25.engine.table.fields import CHARACTERS, KINDS, TILES
from room25.engine.table.state import EVERYTHING, GUARD, NONE, PRISONER, PROGRAMMING, UNKNOWN, Flat, State, View
from room25.engine.views.project import fill, is_open

__all__ = ["redeal", "redeal_unseen", "weight"]

SUSPICION = suspicion.MODE.code


def redeal(v: View, low: int, high: int, s: State) -> None:
    """Make `s` a state in which this view's pov would see this very view; its generator is new, so it foretells nothing."""
    fill(v, EVERYTHING, s)
    s.pov = EVERYTHING
    rng.seed(s, low, high)
    redeal_tiles(s)
    redeal_roles(s)
    redeal_programs(s)
    if is_open(v, v.pov) == 0:  # who sees everything sees the order of the cards too
        redeal_cards(s)
        redeal_commitments(s, v.pov)


def redeal_unseen(s: State) -> None:
    """Deal anew what nobody at the table has seen: face-down tiles that no seat knows, and the order of the cards."""
    for tile in range(TILES):
        if s.face_up[tile] == 0 and s.seen[tile] == 0:
            s.kind[tile] = UNKNOWN
    redeal_tiles(s)
    redeal_cards(s)


def redeal_tiles(s: State) -> None:
    """Unknown tiles: first those of the zoned kinds, on unknown tiles of the exit zone; then the others anywhere else."""
    for zoned in range(1, -1, -1):
        for kind in range(KINDS):
            if (s.exit_zone_kinds >> kind) & 1 == zoned:
                missing = s.composition[kind]
                for tile in range(TILES):
                    if s.kind[tile] == kind:
                        missing -= 1
                for _ in range(missing):
                    lay(s, kind, zoned)


def lay(s: State, kind: int, zoned: int) -> None:
    """Lay a tile of this kind on a random unknown place."""
    places = 0
    for tile in range(TILES):
        if s.kind[tile] == UNKNOWN and (zoned == 0 or EXIT_ZONE[tile]):
            places += 1
    if places == 0:
        return
    skip = rng.below(s, places)
    for tile in range(TILES):
        if s.kind[tile] == UNKNOWN and (zoned == 0 or EXIT_ZONE[tile]):
            if skip == 0:
                s.kind[tile] = kind
                return
            skip -= 1


def redeal_roles(s: State) -> None:
    """Unknown roles: a random choice among all that fit; each is numbered by the mask of its guards."""
    unknown = 0
    guards = s.pack_guards
    for c in range(CHARACTERS):
        if s.role[c] == UNKNOWN:
            unknown |= 1 << c
        elif s.owner[c] >= 0 and s.role[c] == GUARD:
            guards -= 1
    if unknown == 0 and s.spare != UNKNOWN:
        return
    left_over = 1 if s.spare == UNKNOWN else 0
    fitting = 0
    for mask in range(256):
        fitting += weight(s, unknown, mask, guards, left_over, s.failed_escape_count)
    if fitting == 0:
        return
    skip = rng.below(s, fitting)
    for mask in range(256):
        skip -= weight(s, unknown, mask, guards, left_over, s.failed_escape_count)
        if skip < 0:
            give_roles(s, unknown, mask)
            s.spare = (GUARD if count(mask) < guards else PRISONER) if left_over else NONE
            return


def weight(s: Flat, unknown: int, mask: int, guards: int, left_over: int, tried: int) -> int:
    """Return in how many ways the pack can deal exactly these guards, if the first `tried` failed escapes are heeded.

    The tile left over may be any of those that are not dealt.
    """
    if mask & ~unknown:
        return 0
    dealt = count(mask)
    if dealt != guards and not (left_over and dealt == guards - 1):
        return 0
    if s.mode != SUSPICION:
        return 1  # all are prisoners, and an escape fails for reasons that everybody sees
    for i in range(tried):
        by = s.failed_escape_by[i] & 7
        # a failed escape proves that these were not the guards (AMB-002)
        if is_prisoner(s, unknown, mask, by):
            missing = 0
            for c in range(CHARACTERS):
                if s.owner[c] >= 0 and is_prisoner(s, unknown, mask, c) and (s.failed_escapes[i] >> c) & 1 == 0:
                    missing += 1
            if missing == 0 or (missing == 1 and s.failed_escape_by[i] >= CHARACTERS):
                return 0
    return 1


def is_prisoner(s: Flat, unknown: int, mask: int, who: int) -> int:
    """Would this character be a prisoner, were these the guards among the unknown?"""
    if (unknown >> who) & 1:
        return 1 - ((mask >> who) & 1)
    return 1 if s.role[who] == PRISONER else 0


def give_roles(s: State, unknown: int, mask: int) -> None:
    for c in range(CHARACTERS):
        if (unknown >> c) & 1:
            s.role[c] = GUARD if (mask >> c) & 1 else PRISONER


def count(mask: int) -> int:
    n = 0
    for c in range(CHARACTERS):
        n += (mask >> c) & 1
    return n


def redeal_programs(s: State) -> None:
    """Unknown tokens: any that were not played this round; a program still open to change: any that could be laid."""
    for c in range(CHARACTERS):
        if s.phase == PROGRAMMING:
            if (
                s.stands_on[c] >= 0
                and s.chooses_freely[c] == 0
                and s.paranoid[c] == 0
                and (s.owes >> c) & 1 == 0
                and s.slot1[c] == NONE
            ):
                s.legal_count = 0
                list_programs(s, c)
                answer = s.legal[rng.below(s, s.legal_count)]
                second = second_token(answer)
                s.slot1[c] = first_token(answer)
                s.slot2[c] = NONE if second == NOTHING else second
                s.floating[c] = 1 if second == NOTHING else 0
                if s.adrenaline[c]:
                    s.adrenaline[c] = COMMITTED if lays_adrenaline(answer) else READY
        else:
            if s.slot1[c] == UNKNOWN:
                s.slot1[c] = unplayed(s, c)
            if s.slot2[c] == UNKNOWN:
                s.slot2[c] = unplayed(s, c)
    for i in range(s.agenda_depth):
        if agenda.is_floating(s, i) and s.agenda_a[i] == 0:  # its token is not known to this pov
            s.agenda_a[i] = 1 << s.slot1[s.agenda_who[i]]


def redeal_commitments(s: State, pov: int) -> None:
    """Other seats' shown guards may have laid their adrenaline, or not: that is seen once programming is closed (AMB-092)."""
    if s.phase == PROGRAMMING:
        for c in range(CHARACTERS):
            if s.owner[c] != pov and holds_back(s, c) and (s.owes >> c) & 1 == 0:
                s.adrenaline[c] = COMMITTED if rng.below(s, 2) else READY


def unplayed(s: State, who: int) -> int:
    """A random token that this character has not played this round and has not in its other slot."""
    free = 0
    for token in range(TOKENS):
        free += may_be_laid(s, who, token)
    skip = rng.below(s, free)
    for token in range(TOKENS):
        if may_be_laid(s, who, token):
            if skip == 0:
                return token
            skip -= 1
    return NONE


def may_be_laid(s: State, who: int, token: int) -> int:
    """Could this token lie face down in a slot of this character?"""
    tokens = with_signs(s, who, owned(s, who)) & ~s.tokens_played[who]
    if (tokens >> token) & 1 == 0 or same_token(s.slot1[who], token) or same_token(s.slot2[who], token):
        return 0
    return 1


def redeal_cards(s: State) -> None:
    """The deck and every pile in a new order."""
    shuffle_deck(s)
    for c in range(CHARACTERS):
        if s.paranoid[c]:
            shuffle_pile(s, c)
