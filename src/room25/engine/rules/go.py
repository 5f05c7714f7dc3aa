"""One character's go in one slot: it plays what lies there, draws from its pile, or chooses; then traps and water have their say."""

from __future__ import annotations

from room25.engine.table import agenda, answers, effects, log
from room25.engine.table.people import KEVIN
from room25.engine.table.state import NONE, Flat, State
from room25.engine.table.switches import KEVIN_EARLY

__all__ = ["begin", "end", "keep", "same_token", "show_token", "use_adrenaline", "with_signs"]


def begin(s: State, who: int) -> None:
    """The go of a living character."""
    s.actor = who
    agenda.end_go(s, who)
    plain = s.agenda_depth
    if s.actions_allowed[who] == 0:  # revived in this round, or robbed of the rest of it (PROG-10, AMB-026)
        return
    if s.slot == 3:
        if (
            s.adrenaline[who] == effects.COMMITTED
        ):  # any of the four that is possible, and one must be (ADR-06, AMB-015)
            agenda.ask_action(s, who, answers.BASICS, agenda.ADRENALINE)
    elif s.paranoid[who]:
        if s.pile_left[who]:
            token = effects.draw_from_pile(s, who)
            show_token(s, who, token)
            agenda.ask_action(s, who, with_signs(s, who, 1 << token), agenda.REVEALED)
    elif s.chooses_freely[who]:
        choose_freely(s, who)
    elif s.slot == 1 and s.floating[who]:
        agenda.ask_action(s, who, 1 << s.slot1[who], agenda.MAY_WAIT)
    else:
        token = s.slot1[who] if s.slot == 1 else s.slot2[who]
        if token >= 0:
            show_token(s, who, token)
            agenda.ask_action(s, who, 1 << token, agenda.REVEALED)
    if s.agenda_depth > plain:
        s.open_goes |= 1 << who  # who has something to do may also lay a reminder, or show itself (AMB-107)


def choose_freely(s: State, who: int) -> None:
    """A revealed guard or a Solo character: different tokens, and at least one action a round (ORDER-08, AMB-013, AMB-112)."""
    tokens = with_signs(s, who, effects.owned(s, who)) & ~s.tokens_played[who]
    if s.tokens_played[who] == 0:
        agenda.ask_action(s, who, tokens, agenda.MAY_PASS if s.slot == 1 else 0)
    elif s.actions_allowed[who] > 1:
        agenda.ask_action(s, who, tokens, agenda.MAY_PASS)


def with_signs(s: Flat, who: int, tokens: int) -> int:
    """Where Kevin chooses while programming his talent has two signs; without a program he may use either (AMB-110)."""
    if who == KEVIN and s.switch[KEVIN_EARLY] and (tokens >> answers.TALENT) & 1:
        return tokens | (1 << answers.TALENT_ROBOT)
    return tokens


def act(s: State, who: int) -> None:
    """Whoever acts is visible again, and a trap that was armed before is due after this action (AMB-048, AMB-063)."""
    effects.become_visible(s, who)
    if s.trap[who]:
        s.trap[who] = 2


def show_token(s: State, who: int, token: int) -> None:
    """A token is played openly and leaves the program."""
    if same_token(s.slot1[who], token):
        s.slot1[who] = NONE
        s.floating[who] = 0
    elif same_token(s.slot2[who], token):
        s.slot2[who] = NONE
    s.tokens_played[who] |= answers.TALENTS if token >= answers.TALENT else 1 << token
    act(s, who)
    log.write(s, log.TOKEN_REVEALED, who, answers.TALENT if token >= answers.TALENT else token, 0, 0)


def same_token(laid: int, token: int) -> int:
    """Is the laid token this one, with whatever sign?"""
    return 1 if laid == token or (laid >= answers.TALENT and token >= answers.TALENT) else 0


def use_adrenaline(s: State, who: int) -> None:
    """The third action is paid for; the token is out of the game (ADR-08)."""
    s.adrenaline[who] = 0
    log.write(s, log.ADRENALINE_USED, who, 0, 0, 0)
    act(s, who)


def keep(s: State, who: int) -> None:
    """A floating action is kept for slot 2, where it must be used (ORDER-02)."""
    s.slot2[who] = s.slot1[who]
    s.slot1[who] = NONE
    s.floating[who] = 0
    log.write(s, log.KEPT, who, 0, 0, 0)


def end(s: State, who: int) -> None:
    """Who has not got out of a trap dies; in slot 2, acted or not, who is still under water drowns (AMB-048, AMB-055)."""
    if s.stands_on[who] >= 0 and (s.trap[who] == 2 or (s.slot == 2 and s.drown[who] == 2)):
        effects.kill(s, who)
