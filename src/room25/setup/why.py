"""Why not: for every refusal the rule that stands in the way, from what the refused seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from room25.engine.rules import asides, doors, go
from room25.engine.rules.actions import REGISTRY as ACTIONS
from room25.engine.rules.actions import TOKEN_OF
from room25.engine.rules.characters import REGISTRY as PEOPLE
from room25.engine.rules.legal import is_asked, legal
from room25.engine.rules.rooms import CORRIDOR, NO_LOOK, PEACEFUL, TRAITS
from room25.engine.table import agenda, answers, effects, knowledge
from room25.engine.table.board import MOVABLE, NEIGHBOUR, cell_name
from room25.engine.table.state import CLUE, GUARD, NOBODY, PROGRAMMING, Flat
from room25.engine.table.switches import (
    ADRENALINE,
    AFTER_ALARM,
    ALSO_JAMMED,
    ANY_GO,
    DIRECT,
    GUARD_REVEAL,
    REMINDERS,
    TALENTS,
)

__all__ = ["no_such", "why_not"]


@dataclass(frozen=True)
class Reason:
    """A rule, a key for its text in the catalogues, and a sentence."""

    rule: str
    key: str
    text: str


def _reason(rule: str, key: str, text: str) -> Reason:
    return Reason(rule, key, text)


NOT_NEXT = _reason("ORDER-05", "not-next", "only rooms that share a side are adjacent")


def no_such(verb: str, source: int, is_talent: bool) -> Reason:
    """For words that make no number here."""
    if source >= 0 or is_talent:
        return _reason("CHAR-BRU-01", "no-copy", "only Bruce copies talents, each from its own character")
    if verb == "program":
        return _reason("PROG-02", "one-or-two", "a program is one token or two of one's own, never none")
    if verb in ("order", "sabotage"):
        return _reason("ROBOT-02", "no-robot", "there is no such robot there")
    if verb in ("lock", "from"):
        return _reason("TOKEN-LOCK-04", "no-lock", "no Lock lies there")
    return NOT_NEXT


def why_not(s: Flat, who: int, answer: int) -> Reason:
    """The first rule that forbids this answer to this character now."""
    if s.owner[who] < 0:
        return _reason("SETUP-01", "not-in-game", "this character is not in the game")
    if s.outcome:
        return _reason("TIME-15", "over", "the game is over")
    if asides.is_aside(answer):
        return _no_aside(s, who, answer)
    if not is_asked(s, who):
        return _not_asked(s, who)
    if s.phase == CLUE:
        if answers.FAMILY_OF[answer] == answers.CLUE:
            return _reason("AMB-108", "face-up", "only a face-down room can be looked at")
        return _reason("CLUE-01", "clue-first", "the clue comes first: one of the four rooms next to the centre")
    if s.phase == PROGRAMMING:
        return _no_program(s, who, answer)
    if answers.FAMILY_OF[answer] == answers.PROGRAM:
        return _reason("PROG-01", "not-programming", "programs are laid before the actions begin")
    asked = agenda.kind(s)
    if asked == agenda.ASK_ROOM:
        return _no_choice(s, who, answer)
    if asked != agenda.ASK_ACTION:
        rule = {agenda.ASK_ORDER: "ROBOT-02", agenda.ASK_CARD: "MAC-01"}.get(asked, "ENTER-04")
        return _reason(rule, "other-question", "this is not what is asked now")
    return _no_action(s, who, answer, agenda.tokens(s))


def _not_asked(s: Flat, who: int) -> Reason:
    if s.stands_on[who] < 0:
        return _reason("DEATH-02", "dead", "the dead do not act")
    if s.phase == CLUE:
        return _reason("CLUE-02", "clue-taken", "this player has had its clue")
    if s.phase == PROGRAMMING:
        if s.paranoid[who]:
            return _reason("PROG-09", "paranoid", "who is paranoid does not program")
        if s.chooses_freely[who]:
            return _reason("PROG-08", "free", "a revealed guard does not program")
        return _reason("PROG-01", "programs-fixed", "all programs are laid")
    return _reason("ORDER-01", "not-your-go", "it is somebody else's go")


def _no_program(s: Flat, who: int, answer: int) -> Reason:
    if answers.FAMILY_OF[answer] != answers.PROGRAM:
        return _reason("TIME-03", "program-first", "actions come after programming")
    if s.chooses_freely[who]:
        return _reason("PROG-08", "free", "a shown guard lays its adrenaline alone, or nothing")
    if answers.first_token(answer) == answers.NOTHING:
        return _reason("PROG-02", "one-or-two", "a program is one token or two of one's own, never none")
    tokens = go.with_signs(s, who, effects.owned(s, who))
    for token in (answers.first_token(answer), answers.second_token(answer)):
        if token != answers.NOTHING and not (tokens >> token) & 1:
            if (s.tokens_lost[who] >> token) & 1:
                return _reason("PROG-07", "lost", f"{ACTIONS[token].key} was lost to a Punishment")
            return _reason("SETUP-02", "no-talents", "this game is played without talents")
    if answers.lays_adrenaline(answer) and not s.adrenaline[who]:
        return _reason(
            "ADR-01" if s.switch[ADRENALINE] else "SETUP-02", "no-adrenaline", "there is no adrenaline token left"
        )
    if s.actions_allowed[who] == 1:
        return _reason("PROG-06", "cold", "in the cold only one action can be programmed")
    return _reason("PROG-02", "same-token", "the two actions must be different")


def _no_choice(s: Flat, who: int, answer: int) -> Reason:
    legal(s, who)
    family = answers.FAMILY_OF[answer]
    is_asked_for = family == answers.FAMILY_OF[s.legal[0]]
    if is_asked_for and family == answers.SLIDE:
        return _no_line(s, answer - answers.SLIDE)
    if is_asked_for and family in (answers.PEEK, answers.SWAP):
        return _reason("AMB-108", "face-up", "only a face-down room can be chosen")
    return _reason("ORDER-06", "room-first", "the room that was entered asks for its choice first")


def _no_line(s: Flat, pick: int) -> Reason:
    if not MOVABLE[pick // 2]:
        return _reason("ACT-CTRL-05", "central-line", "the two central lines never move")
    return _reason("ACT-CTRL-06", "other-way", "this round the line moves the other way only")


def _no_action(s: Flat, who: int, answer: int, mask: int) -> Reason:
    if answer == answers.WAIT:
        return _reason("ORDER-03", "must-act", "only a single action can be kept for the second slot")
    if answer == answers.PASS:
        if s.chooses_freely[who]:
            return _reason(
                "AMB-013" if s.switch[DIRECT] else "AMB-112",
                "one-action",
                "everybody takes one action a round at least",
            )
        return _reason("ORDER-03", "must-act", "a programmed action must be carried out")
    family = answers.BY_FIRST[answers.FAMILY_OF[answer]]
    token = TOKEN_OF[answer]
    if token == answers.TALENT and family.talent == NOBODY:
        return _reason("ORDER-01", "other-question", "this is not what is asked now")
    if not (mask >> token) & 1:
        if s.chooses_freely[who]:
            return _reason("ORDER-08", "used", f"{ACTIONS[token].key} was used this round already")
        return _reason("ORDER-01", "other-token", f"{ACTIONS[token].key} is not the token of this slot")
    tile = s.stands_on[who]
    if token == answers.LOOK_TOKEN:
        if TRAITS[s.kind[tile]] & NO_LOOK:
            return _reason("ACT-LOOK-04", "dark", "nobody can look out of the dark")
        if _edge(s, tile, answer - answers.LOOK):
            return NOT_NEXT
        if doors.in_reach(s, tile, answer - answers.LOOK, 1) < 0:
            return _reason("ACT-LOOK-05", "corridor", "a corridor has doors at its two ends only")
        return _face_up()
    if token == answers.MOVE_TOKEN:
        return _door(s, who, tile, answer - answers.MOVE)
    if token == answers.TALENT:
        return _no_talent(s, who, tile)
    if TRAITS[s.kind[tile]] & PEACEFUL:
        return _reason("ROOM-CENTRAL-02", "peaceful", "in the central room only Look and Move work")
    if token == answers.PUSH_TOKEN:
        target = (answer - answers.PUSH) // 4
        if target == who:
            return _reason("ACT-PUSH-01", "push-self", "only another character can be pushed")
        if s.stands_on[target] != tile:
            return _reason("ACT-PUSH-01", "push-elsewhere", "only somebody in the same room can be pushed")
        if not doors.can_be_moved(s, who, target):
            return _reason("ACT-PUSH-05", "hidden", "a hidden character cannot be pushed")
        return _door(s, target, tile, (answer - answers.PUSH) % 4)
    pick = answer - answers.CONTROL
    cell = s.cell_of[tile]
    if pick // 2 not in (cell // 5, 5 + cell % 5):
        return _reason("ACT-CTRL-01", "other-line", "Control slides a line of one's own room only")
    return _no_line(s, pick)


def _no_talent(s: Flat, who: int, tile: int) -> Reason:
    if not s.switch[TALENTS]:
        return _reason("SETUP-02", "no-talents", "this game is played without talents")
    if TRAITS[s.kind[tile]] & PEACEFUL:
        return _reason("CHAR-GEN-02", "peaceful", "no talent works in the central room")
    return _reason(PEOPLE[who].rules[0], "talent", "the talent cannot do this here")


def _edge(s: Flat, tile: int, direction: int) -> bool:
    return NEIGHBOUR[s.cell_of[tile] * 4 + direction] < 0


def _face_up() -> Reason:
    return _reason("AMB-108", "face-up", "only a face-down room can be looked at")


def _door(s: Flat, who: int, tile: int, direction: int) -> Reason:
    if _edge(s, tile, direction):
        return NOT_NEXT
    beyond = doors.beyond(s, tile, direction)
    if s.closed[beyond]:
        return _reason("ACT-MOVE-04", "closed", f"{cell_name(s.cell_of[beyond])} is closed")
    if not effects.may_enter(s, who, beyond):
        return _reason("ACT-MOVE-05", "locked", f"{cell_name(s.cell_of[beyond])} is locked")
    if TRAITS[s.kind[tile]] & CORRIDOR:
        return _reason("ACT-MOVE-07", "corridor", "a corridor has doors at its two ends only")
    return _reason("ROOM-PRISON-01", "prison", "a cell can be left only towards somebody, or into the central room")


def _no_aside(s: Flat, who: int, answer: int) -> Reason:
    if s.stands_on[who] < 0:
        return _reason("AMB-097", "dead", "the dead keep silent")
    if answer in (answers.WITHDRAW, answers.COMMIT):
        if not s.switch[ADRENALINE]:
            return _reason("SETUP-02", "no-adrenaline", "this game is played without adrenaline")
        return _reason(
            "ADR-03" if answer == answers.WITHDRAW else "ADR-02",
            "adrenaline",
            "not now: adrenaline is laid while programming",
        )
    family = answers.FAMILY_OF[answer]
    if family == answers.MARK and s.switch[REMINDERS] != ALSO_JAMMED and not asides.talk_is_allowed(s):
        return _reason("AMB-090", "jammed", "no reminders while the table is jammed")
    if family == answers.CLAIM and not asides.talk_is_allowed(s):
        return _reason("AMB-090", "jammed", "the table is jammed: nobody may tell anything")
    if family == answers.CLAIM:
        tile = s.tile_at[(answer - answers.CLAIM) // 4]
        if s.face_up[tile]:
            return _reason("INFO-04", "open-room", "the room lies open for all to see")
        if not knowledge.knows(s, s.owner[who], tile):
            return _reason("INFO-02", "not-seen", "only who has looked can tell a colour")
        return _reason("INFO-02", "said", "that was said already")
    if answer == answers.REVEAL:
        if s.role[who] != GUARD or s.mode != asides.SUSPICION:
            return _reason("MODE-SUSP-07", "not-guard", "only a guard may show itself")
        if s.role_shown[who]:
            return _reason("MODE-SUSP-06", "shown", "this role is open already")
        if s.switch[GUARD_REVEAL] == AFTER_ALARM and s.exit_entered != effects.ALARMED:
            return _reason("MODE-SUSP-06", "too-early", "a guard shows itself only once the alarm was activated")
        if s.switch[GUARD_REVEAL] != ANY_GO and not (s.exit_entered or asides.exit_is_open(s)):
            return _reason("MODE-SUSP-06", "too-early", "a guard shows itself only once Room 25 has been found")
        return _reason("MODE-SUSP-06", "not-your-go", "a guard shows itself in its own go")
    if not s.switch[REMINDERS]:
        return _reason("BUILD-07", "no-reminders", "this game is played without reminders")
    if not asides.in_own_go(s, who):
        return _reason("TOKEN-REM-01", "not-your-go", "a reminder is laid in one's own go")
    if s.face_up[s.tile_at[answer - answers.MARK]]:
        return _reason("TOKEN-REM-01", "face-up", "a reminder is laid on a face-down room")
    return _reason("TOKEN-REM-02", "reminder-out", "the reminder comes back only when its room is revealed")
