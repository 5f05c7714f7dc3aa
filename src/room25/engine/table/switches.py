"""Where the editions disagree: one named switch per disagreement, set from the edition's file and the host's options."""

from __future__ import annotations

__all__ = [
    "ACCEL_SLOT",
    "ADRENALINE",
    "AFTER_ALARM",
    "AFTER_ENTRY",
    "AFTER_FOUND",
    "ALARM",
    "ALSO_JAMMED",
    "ANYWHERE",
    "ANY_GO",
    "ANY_TIME",
    "AT_ONCE",
    "BLOCKED_AGAIN",
    "BOMB_STAYS",
    "BY_ROUND",
    "CALM_EARLY",
    "CARDS",
    "CARD_TOO",
    "CLEAR_DISABLED",
    "DEAD_TALK",
    "DEATHS",
    "DIRECT",
    "FREE_CARRY",
    "GATHER",
    "GUARD_ADRENALINE",
    "GUARD_REVEAL",
    "HIGHEST",
    "JAM_CARD",
    "KEPT",
    "KEVIN_EARLY",
    "KEY",
    "LAST_DEAD",
    "LITERAL",
    "LOCK_OWN",
    "MADNESS",
    "MADNESS_AFTER",
    "MASKS",
    "MIRROR_GUARD",
    "MORE_LIVING",
    "NAMES",
    "PANIC_KEVIN",
    "PARANOID_ADRENALINE",
    "PEOPLE_ONLY",
    "PIVOT_TALENTS",
    "REDIRECT",
    "REMINDERS",
    "ROBOT_ACTIVATED",
    "SOLO_JAM",
    "STANDARD",
    "TALENTS",
    "WITHDRAW",
]

ALARM = 0  # entering Room 25 early cuts the countdown to five: see below (TIME-11…13)
DIRECT = 1  # tokens are played straight from the hand, nothing is programmed (MODE-SOLO-01, AMB-077)
DEATHS = 2  # how many deaths a Cooperation or Solo survives (WIN-COOP-01, WIN-COOP-02)
REMINDERS = 3  # reminder tokens are in use; 2: also while the table is jammed (TOKEN-REM-01, BUILD-07, AMB-090)
TALENTS = 4  # everybody has a talent token (SETUP-04, SETUP-14)
ADRENALINE = 5  # everybody starts with an adrenaline token (SETUP-03, ADR-09)
WITHDRAW = 6  # committed adrenaline may be taken back (ADR-03)
GUARD_REVEAL = 7  # when a guard may show itself: see below (MODE-SUSP-06)
GUARD_ADRENALINE = 8  # a shown guard loses its adrenaline 0: from the next round, 1: at once, 2: never (MODE-SUSP-09)
MASKS = 9  # masks off 0: by the formula, 1: the last ones out, 2: the dead among them too (MODE-SUSP-10, MODE-SUSP-11)
LAST_DEAD = 10  # the dead show their roles when the last round begins (TIME-16)
GATHER = 11  # a Cooperation is won by gathering in Room 25 after the Key (ROOM-R25-02)
KEY = 12  # the exit must be unlocked first (MODE-COOP-03)
CARDS = 13  # when cards are drawn: see below (MODE-COOP-04, MODE-MAD-03, MODE-MAD-04)
BLOCKED_AGAIN = 14  # a movement card against its line's token still draws again (CARD-MOVE-04)
SOLO_JAM = 15  # the Jamming card clears a single player's reminders (CARD-JAM-02)
BOMB_STAYS = 16  # the first Time Bomb waits for the second in whatever round (CARD-BOMB-01)
ACCEL_SLOT = 17  # Acceleration lasts for one pass of actions (CARD-ACCEL-01)
PANIC_KEVIN = 18  # in panic Kevin swaps 0: two rooms next to his, 1: any two, 2: as 0, robots occupy none (AMB-087)
PIVOT_TALENTS = 19  # inside a Pivoting room talents reach through the two ends only (ROOM-PIVOT-04)
FREE_CARRY = 20  # Carry leaves a Pivoting room by every side (ROOM-PIVOT-04, AMB-031)
PARANOID_ADRENALINE = 21  # adrenaline may be committed while paranoid (ROOM-PARA-05)
REDIRECT = 22  # if Alice declines, a robot takes another character 1: on an order, 2: on its card too (CHAR-ALI-07)
LOCK_OWN = 23  # Emmett may lock the room he stands in (CHAR-EMM-03)
KEVIN_EARLY = 24  # Kevin chooses his ability while programming (PROG-12)
MORE_LIVING = 25  # host option: a Team tie goes to the team with more living members (AMB-098)
JAM_CARD = 26  # the Jamming card silences the table (CARD-JAM-01)
CALM_EARLY = 27  # paranoia ends before the cards of the next round, not after them (ROOM-PARA-03)
CLEAR_DISABLED = 28  # Disabled Rooms takes Locks and Do Not Cross off the rooms that it hides (CARD-DISABLED-02)
ROBOT_ACTIVATED = 29  # a Robot room counts for the limit only once a character has entered it (ROOM-ROBOT-02)
MIRROR_GUARD = 30  # a shown guard that loses its adrenaline to a Mirror loses its turn with it (AMB-026)
DEAD_TALK = 31  # host option: the dead talk with everybody (AMB-097)

NAMES = tuple(
    "alarm direct deaths reminders talents adrenaline withdraw guard_reveal guard_adrenaline masks last_dead gather key cards "
    "blocked_again solo_jam bomb_stays accel_slot panic_kevin pivot_talents free_carry paranoid_adrenaline redirect lock_own "
    "kevin_early more_living jam_card calm_early clear_disabled robot_activated mirror_guard dead_talk".split()
)

# the highest value of those that are more than off or on; DEATHS counts
HIGHEST = dict.fromkeys(NAMES, 1) | {
    **{"alarm": 3, "cards": 3, "guard_reveal": 4, "deaths": 8},
    **dict.fromkeys(("reminders", "guard_adrenaline", "masks", "panic_kevin", "redirect"), 2),
}

# ALARM: none; while more than five rounds are left; in the first five rounds, where the markers never go back (AMB-011); in the first
# five rounds, where they go to five also if that adds time (host option)
NO_ALARM, BY_ROUNDS_LEFT, BY_ROUND, LITERAL = 0, 1, 2, 3
# REMINDERS
NO_REMINDERS, AS_PRINTED, ALSO_JAMMED = 0, 1, 2
# GUARD_ADRENALINE
NEXT_ROUND, AT_ONCE, KEPT = 0, 1, 2
# GUARD_REVEAL: in its own go at any time; once somebody has entered Room 25; once it lies open; the same, and in anybody's go;
# once the alarm was activated (AMB-091)
ANY_GO, AFTER_ENTRY, AFTER_FOUND, ANY_TIME, AFTER_ALARM = 0, 1, 2, 3, 4
# REDIRECT
NO_REDIRECT, ON_ORDERS, CARD_TOO = 0, 1, 2
# PANIC_KEVIN
BESIDE_HIM, ANYWHERE, PEOPLE_ONLY = 0, 1, 2
# CARDS: none; two before programming; one before each slot; one after programming and one after each slot
NO_CARDS, STANDARD, MADNESS, MADNESS_AFTER = 0, 1, 2, 3
