"""How events change time and cards: the deal, rounds and their slots, the marker row, the clock, what was drawn and where it lies."""

from __future__ import annotations

from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.table.effects import ALARMED
from room25.engine.table.state import ACTIONS, COUNTDOWN, NONE, OPENING, PROGRAMMING, UNKNOWN, WINNER, View
from room25.events import PHASES, RESULTS
from room25.setup.faces import parse_face
from room25.story.words import Values, names, reads

__all__: list[str] = []

RESULT = {name: code for code, name in RESULTS.items()}


@reads("dealt")
def dealt(b: View, e: Values) -> None:
    """Which tiles were drawn for the complex, and how the markers lie."""
    words = str(e["tiles"]).split()
    for room, n in zip(words[::2], words[1::2]):
        b.composition[ROOMS[room].code] = int(n)
    lay_row(b, names(e, "order"))


def lay_row(b: View, people: list[int]) -> None:
    b.turn_count = len(people)
    b.turn_order[:] = [*people, *[NONE] * (8 - len(people))]


@reads("round-began")
def round_began(b: View, e: Values) -> None:
    """Played tokens are in hand again, Control tokens leave the board, and the water has risen further."""
    b.phase = OPENING
    b.slot = 0
    b.rounds_left = int(e["left"])
    b.rounds_begun = int(e["round"])
    lay_row(b, names(e, "order"))
    b.tokens_played[:] = [0] * 8
    b.line_controls[:] = [0] * 10
    b.drown[:] = [2 if clock else 0 for clock in b.drown]


@reads("phase-began")
def phase_began(b: View, e: Values) -> None:
    """Programming, or a slot; before the first everybody sees how many tokens lie on each sheet."""
    b.slot = PHASES.index(str(e["phase"]))
    b.phase = ACTIONS if b.slot else PROGRAMMING
    if b.phase == PROGRAMMING:
        for c in range(8):
            if b.stands_on[c] >= 0:
                b.actions_allowed[c] = 2
    for c in names(e, "single"):
        b.slot1[c] = UNKNOWN
        b.floating[c] = 1
    for c in names(e, "pair"):
        b.slot1[c] = b.slot2[c] = UNKNOWN


@reads("exit-found")
def exit_found(b: View, e: Values) -> None:
    b.exit_entered = 1


@reads("alarm")
def alarm(b: View, e: Values) -> None:
    b.exit_entered = ALARMED
    b.rounds_left = int(e["left"])


@reads("timer")
def timer(b: View, e: Values) -> None:
    b.rounds_left = int(e["left"])


@reads("game-over")
def game_over(b: View, e: Values) -> None:
    name = str(e["result"])
    b.outcome = RESULT[name] if name in RESULT else WINNER + int(name.removeprefix("side-"))
    b.rounds_left = int(e["left"])
    if b.rounds_left == 0:  # no answer ended it, but the countdown
        b.phase = COUNTDOWN
        b.slot = 0


@reads("card-drawn")
def card_drawn(b: View, e: Values) -> None:
    face = parse_face(str(e["card"]))
    deck = b.deck[: b.deck_count]
    deck.remove(face)
    lay_deck(b, deck)
    if "stays" in e:
        in_view(b, str(e["card"]), 1)
    else:
        put_away(b, face)


@reads("card-discarded")
def card_discarded(b: View, e: Values) -> None:
    in_view(b, str(e["card"]), -1)
    put_away(b, parse_face(str(e["card"])))


@reads("deck-shuffled")
def deck_shuffled(b: View, e: Values) -> None:
    lay_deck(b, sorted(b.discard[: b.discard_count]))
    b.discard[:] = [NONE] * len(b.discard)
    b.discard_count = 0


def lay_deck(b: View, faces: list[int]) -> None:
    """What the deck holds; its order is nobody's."""
    b.deck_count = len(faces)
    b.deck[:] = [*faces, *[NONE] * (len(b.deck) - len(faces))]


def put_away(b: View, face: int) -> None:
    b.discard[b.discard_count] = face
    b.discard_count += 1


def in_view(b: View, card: str, more: int) -> None:
    """A card comes to lie next to the board, or leaves."""
    if card == "time-bomb":
        b.time_bombs += more
    elif card == "jamming":
        b.jamming_cards += more
    else:
        b.acceleration_cards += more
