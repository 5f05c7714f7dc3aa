"""How events change the people: where they stand, what they have shown, which tokens they hold, have laid, played and lost."""

from __future__ import annotations

from room25.engine.rules.actions import BY_KEY as TOKENS
from room25.engine.table.answers import TALENT, TALENTS
from room25.engine.table.board import CENTRE
from room25.engine.table.effects import COMMITTED, READY
from room25.engine.table.state import GUARD, NONE, NOWHERE, UNKNOWN, View
from room25.engine.table.switches import TALENTS as WITH_TALENTS
from room25.events import ROLES
from room25.story.words import PEOPLE, Values, reads, tile, who

__all__: list[str] = []


def put(b: View, c: int, there: int) -> None:
    """Somebody stands on another tile; the clocks of the room it left stop."""
    b.stands_on[c] = there
    b.trap[c] = b.drown[c] = 0


@reads("moved", "jumped", "robot-pushed")
def moved(b: View, e: Values) -> None:
    put(b, who(e), tile(b, e, "to"))


@reads("pushed", "called", "pulled")
def brought(b: View, e: Values) -> None:
    put(b, PEOPLE[str(e["target"])], tile(b, e, "to"))


@reads("carried")
def carried(b: View, e: Values) -> None:
    put(b, who(e), tile(b, e, "to"))
    brought(b, e)


@reads("sent-back")
def sent_back(b: View, e: Values) -> None:
    put(b, who(e), b.tile_at[CENTRE])


@reads("died")
def died(b: View, e: Values) -> None:
    """The figure leaves the board; the program is lost unseen, but not the adrenaline that was laid with it."""
    c = who(e)
    put(b, c, NOWHERE)
    b.dead_count += 1
    b.hidden[c] = 0
    clear_program(b, c)
    if b.adrenaline[c] == COMMITTED:
        b.adrenaline[c] = READY


@reads("revived")
def revived(b: View, e: Values) -> None:
    """It is back, and rests until the next round."""
    put(b, who(e), b.tile_at[CENTRE])
    b.dead_count -= 1
    b.actions_allowed[who(e)] = 0


@reads("trap-armed")
def trap_armed(b: View, e: Values) -> None:
    b.trap[who(e)] = 1


@reads("water-rising")
def water_rising(b: View, e: Values) -> None:
    b.drown[who(e)] = 1


@reads("hid")
def hid(b: View, e: Values) -> None:
    b.hidden[who(e)] = 1


@reads("visible")
def visible(b: View, e: Values) -> None:
    b.hidden[who(e)] = 0


@reads("role-dealt")
def role_dealt(b: View, e: Values) -> None:
    b.role[who(e)] = ROLES.index(str(e["role"]))


@reads("role-shown")
def role_shown(b: View, e: Values) -> None:
    role_dealt(b, e)
    b.role_shown[who(e)] = 1


@reads("guard-revealed")
def guard_revealed(b: View, e: Values) -> None:
    b.role[who(e)] = GUARD
    b.role_shown[who(e)] = 1


def clear_program(b: View, c: int) -> None:
    """Nothing lies on the sheet any more."""
    b.slot1[c] = b.slot2[c] = NONE
    b.floating[c] = 0


def act(b: View, c: int) -> None:
    """A character that acts must be out of its trap by the end of the action."""
    if b.trap[c]:
        b.trap[c] = 2


@reads("token-revealed")
def token_revealed(b: View, e: Values) -> None:
    """The token comes from the pile, from the slot whose turn it is, or from the hand."""
    c, token = who(e), TOKENS[str(e["token"])].code
    b.tokens_played[c] |= TALENTS if token == TALENT else 1 << token
    act(b, c)
    if b.paranoid[c]:
        lay_pile(b, c, b.pile_left[c] & ~(1 << token))
    elif b.slot == 1:
        b.slot1[c] = NONE
        b.floating[c] = 0
    else:
        b.slot2[c] = NONE


@reads("kept")
def kept(b: View, e: Values) -> None:
    clear_program(b, who(e))
    b.slot2[who(e)] = UNKNOWN


@reads("mirrored")
def mirrored(b: View, e: Values) -> None:
    """The program is gone; of a guard that had none, the rest of its turn (AMB-026)."""
    c = who(e)
    if b.slot1[c] == NONE and b.slot2[c] == NONE:
        b.actions_allowed[c] = 0
    clear_program(b, c)


@reads("token-lost")
def token_lost(b: View, e: Values) -> None:
    """If the token lay in a slot, that slot is empty now."""
    c, token = who(e), TOKENS[str(e["token"])].code
    b.tokens_lost[c] |= 1 << token
    lay_pile(b, c, b.pile_left[c] & ~(1 << token))
    if e.get("slot") == 1:
        b.slot1[c] = NONE
        b.floating[c] = 0
    elif e.get("slot") == 2:
        b.slot2[c] = NONE


@reads("paranoia")
def paranoia(b: View, e: Values) -> None:
    c = who(e)
    b.paranoid[c] = 1
    clear_program(b, c)
    lay_pile(b, c, (31 if b.switch[WITH_TALENTS] else 15) & ~b.tokens_lost[c])


@reads("paranoia-over")
def paranoia_over(b: View, e: Values) -> None:
    b.paranoid[who(e)] = 0
    lay_pile(b, who(e), 0)


def lay_pile(b: View, c: int, tokens: int) -> None:
    """A face-down pile of these tokens, in an order that nobody knows."""
    b.pile_left[c] = tokens
    n = tokens.bit_count()
    b.pile[c * 5 : c * 5 + 5] = [UNKNOWN] * n + [NONE] * (5 - n)


@reads("committed")
def committed(b: View, e: Values) -> None:
    b.adrenaline[who(e)] = COMMITTED


@reads("withdrawn", "recovered")
def in_hand(b: View, e: Values) -> None:
    b.adrenaline[who(e)] = READY


@reads("adrenaline-lost")
def adrenaline_lost(b: View, e: Values) -> None:
    b.adrenaline[who(e)] = 0


@reads("adrenaline-used")
def adrenaline_used(b: View, e: Values) -> None:
    b.adrenaline[who(e)] = 0
    act(b, who(e))


@reads("chilled")
def chilled(b: View, e: Values) -> None:
    b.actions_allowed[who(e)] = 1
