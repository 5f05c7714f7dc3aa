"""Drawing M.A.C. cards: from the deck, onto the table, to the discard pile; when the deck is out, the pile is shuffled."""

from __future__ import annotations

from room25.engine.rules.cards import AIMED, ANSWER, KIND_OF, STEP, acceleration, jamming, time_bomb
from room25.engine.table import agenda, log, rng
from room25.engine.table.state import NONE, State
from room25.engine.table.switches import BOMB_STAYS

__all__ = ["ACCELERATION", "BOMB", "JAM", "NO_ANSWER", "draw_card", "end_of_round", "resolve", "shuffle_deck"]

BOMB = time_bomb.CARD.faces.start
JAM = jamming.CARD.faces.start
ACCELERATION = acceleration.CARD.faces.start
NO_ANSWER = -1


def draw_card(s: State, who: int, group: int) -> None:
    """Draw one card. In a M.A.C. room those who entered suffer it one by one, otherwise the first character (AMB-080, AMB-081)."""
    if s.deck_count == 0:
        reshuffle(s)
    if s.deck_count == 0:
        return
    face = s.deck[0]
    for i in range(s.deck_count - 1):
        s.deck[i] = s.deck[i + 1]
    s.deck_count -= 1
    s.deck[s.deck_count] = NONE
    # some stay in view until the end of the round; two bombs go to the pile together
    is_over = face != JAM and face != ACCELERATION and (face != BOMB or s.time_bombs != 0)
    log.write(s, log.CARD_DRAWN, who, face, log.NOT_SAID if is_over else 1, 0)
    if is_over:
        put_away(s, face)
    if face == BOMB and s.time_bombs:
        clear_away(s, face)
    if group and AIMED[KIND_OF[face]]:
        for c in range(7, -1, -1):
            if (group >> c) & 1:
                agenda.play_card(s, c, face, group, 0, 0)
    else:
        agenda.play_card(s, who if who >= 0 else s.turn_order[0], face, group, 0, 0)


def put_away(s: State, face: int) -> None:
    """Lay a card on the discard pile."""
    s.discard[s.discard_count] = face
    s.discard_count += 1


def clear_away(s: State, face: int) -> None:
    """A card that lay in view goes to the discard pile."""
    log.write(s, log.CARD_DISCARDED, -1, face, 0, 0)
    put_away(s, face)


def reshuffle(s: State) -> None:
    """A new deck from the discard pile; what lies in view stays there (AMB-076, AMB-082)."""
    log.write(s, log.DECK_SHUFFLED, -1, s.discard_count, 0, 0)
    for i in range(s.discard_count):
        s.deck[i] = s.discard[i]
        s.discard[i] = NONE
    s.deck_count = s.discard_count
    s.discard_count = 0
    shuffle_deck(s)


def shuffle_deck(s: State) -> None:
    for i in range(s.deck_count - 1, 0, -1):
        j = rng.below(s, i + 1)
        x = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = x


def resolve(s: State, answer: int) -> None:
    """The top row is a card, or a step of one: it takes effect, or somebody has answered what it asks (NO_ANSWER: nobody was asked)."""
    who = agenda.who(s)
    face = agenda.face(s)
    group = agenda.group(s)
    step = agenda.step(s)
    aux = agenda.aux(s)
    agenda.drop(s)
    if answer == NO_ANSWER:
        STEP(s, KIND_OF[face], who, face, group, step, aux)
        s.dirty = 1
    else:
        ANSWER(s, KIND_OF[face], who, face, group, step, aux, answer)


def end_of_round(s: State) -> None:
    """What lay in view goes to the pile; in one edition a Time Bomb waits on (CARD-BOMB-01)."""
    while s.jamming_cards:
        s.jamming_cards -= 1
        clear_away(s, JAM)
    s.acceleration_slot = 0
    while s.acceleration_cards:
        s.acceleration_cards -= 1
        clear_away(s, ACCELERATION)
    if s.time_bombs and not s.switch[BOMB_STAYS]:
        s.time_bombs = 0
        clear_away(s, BOMB)
