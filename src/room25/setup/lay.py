"""Setting up: lay out the table that the host wants. Checking it is `room25.setup.checks`'s, dealing it `room25.engine.rules.deal`'s."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from room25.engine.rules.characters import SUPPLY
from room25.engine.rules.modes import BY_KEY as MODES
from room25.engine.rules.modes import BY_SEAT, BY_TURNS, SIDES
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.table.board import CENTRE, COLOURS
from room25.engine.table.effects import READY
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.state import ABSENT, CLUE, NONE, NOWHERE, State
from room25.engine.table.switches import ADRENALINE, NAMES, TALENTS
from room25.errors import BadSetup
from room25.setup import editions
from room25.setup.choice import Setup
from room25.setup.editions import ComplexData, Edition, ModeData
from room25.setup.faces import parse_face, portraits

__all__ = ["CHARACTER_NAMES", "Plan", "Setup", "bare", "composition", "plan", "seat_character", "table"]


@dataclass(frozen=True)
class Plan:
    """A setup with everything looked up in its edition."""

    edition: Edition
    mode: ModeData
    switches: dict[str, int]
    characters: tuple[str, ...]
    rounds: int
    guards: int  # in the pack of role tiles
    prisoners: int
    tiles: ComplexData
    zone: tuple[str, ...]
    cards: tuple[str, ...]


def plan(setup: Setup) -> Plan:
    """Look everything up; the setup must have passed `checks.check`."""
    edition = editions.load(setup.edition)
    mode = edition.modes[setup.mode][setup.level]
    options = [edition.options[name] for name in setup.options]
    count = mode.players[setup.seats]
    rounds = mode.rounds[count]
    prisoners = mode.prisoners.get(setup.seats, count)
    guards = mode.guards.get(setup.seats, 0)
    zone = edition.zone
    madness = mode.madness_cards
    if setup.guards and setup.seats in mode.agreed:
        prisoners += guards - setup.guards
        guards = setup.guards
    for option in options:
        rounds = option.rounds.get(count, rounds)
        prisoners = option.prisoners.get(setup.seats, prisoners)
        zone += option.zone
        madness = madness or option.madness_cards
    people = tuple(setup.characters or edition.characters[:count])
    return Plan(
        edition,
        mode,
        editions.with_options(mode.switches, options) | dict(setup.switches),
        people,
        setup.rounds or rounds,
        guards,
        prisoners,
        composition(setup),
        zone,
        _cards(setup, mode, madness, people),
    )


def composition(setup: Setup) -> ComplexData:
    """The tiles that this setup asks for: the host's own, a complex by name, or the edition's advice."""
    if setup.tiles:
        return ComplexData(dict(setup.tiles))
    edition = editions.load(setup.edition)
    mode = edition.modes[setup.mode][setup.level]
    guards = setup.guards or mode.guards.get(setup.seats, 0)
    name = setup.complex or mode.complexes.get(guards, mode.default_complex)
    return edition.complexes.get(name, ComplexData({}))


def _cards(setup: Setup, mode: ModeData, madness: bool, people: tuple[str, ...]) -> tuple[str, ...]:
    if "mac" not in editions.load(setup.edition).box:
        return ()  # MODE-COOP-05
    box = editions.load(setup.edition).cards
    cards = list(setup.cards or [*box["basic"], *(box["madness"] if madness else ())])
    if mode.trim:  # MAC-06, AMB-079
        cards = [
            card
            for card in cards
            if not portraits(parse_face(card)) or any(p in people for p in portraits(parse_face(card)))
        ]
    return tuple(cards)


def table(setup: Setup) -> State:
    """A laid table, everything fixed and nothing dealt; raises BadSetup with all problems if it cannot be laid."""
    from room25.setup.checks import check

    problems = check(setup)
    if problems:
        raise BadSetup(problems)
    p = plan(setup)
    s = bare(p.edition, setup.mode, p.switches)
    s.level = editions.LEVELS.index(setup.level)
    s.seats = setup.seats
    s.rounds = s.rounds_left = p.rounds
    # Players take turns, each with the next of its characters, so that nobody's markers lie side by side (SETUP-10, SETUP-13).
    for place, name in enumerate(p.characters):
        seat_character(s, CHARACTER_NAMES.index(name), place % setup.seats, place)
    if setup.first:
        while s.turn_order[0] != CHARACTER_NAMES.index(setup.first):
            s.turn_order[: s.turn_count] = [*s.turn_order[1 : s.turn_count], s.turn_order[0]]
    s.next_turn = 1 if setup.first else 0  # deal draws who begins if this is 0
    s.pack_guards = p.guards
    s.spare = p.prisoners + p.guards - s.turn_count if p.guards else 0  # role tiles left over, until dealt
    for key, n in p.tiles.fixed.items():
        s.composition[ROOMS[key].code] = n
    if p.tiles.free:
        for key, n in p.edition.box.items():
            s.stock[ROOMS[key].code] = n - p.tiles.fixed.get(key, 0) - (1 if key in p.tiles.without else 0)
        for colour, n in p.tiles.free.items():
            s.draws[COLOURS.index(colour)] = n
    for key in p.zone:
        s.exit_zone_kinds |= 1 << ROOMS[key].code
    for i, card in enumerate(p.cards):
        s.deck[i] = parse_face(card)
    s.deck_count = len(p.cards)
    return s


def bare(edition: Edition, mode: str, switches: Mapping[str, int]) -> State:
    """An empty table of this edition and mode: nobody on it, every tile at home."""
    s = State()
    s.edition = edition.code
    s.mode = MODES[mode].code
    s.pov = -2
    for name, value in switches.items():
        s.switch[NAMES.index(name)] = value
    for c in range(CHARACTERS):
        s.owner[c] = s.side[c] = s.turn_order[c] = s.seat_order[c] = NONE
        s.stands_on[c] = ABSENT
        s.slot1[c] = s.slot2[c] = s.reminder[c] = s.dead[c] = NONE
    for tile in range(25):
        s.cell_of[tile] = s.tile_at[tile] = tile
    s.pile[:] = [NONE] * len(s.pile)
    s.deck[:] = [NONE] * len(s.deck)
    s.discard[:] = [NONE] * len(s.discard)
    s.lock[:] = s.robot[:] = [NOWHERE] * 2
    s.face_up[CENTRE] = 1
    s.spare = NONE
    s.actor = NONE
    s.phase = CLUE
    return s


def seat_character(s: State, who: int, seat: int, place: int) -> None:
    """A character belongs to a seat and waits in the central room with its kit (SETUP-01…07, SETUP-11, SETUP-12, MODE-TEAM-02)."""
    s.owner[who] = seat
    s.side[who] = seat if SIDES[s.mode] == BY_SEAT else place % 2 if SIDES[s.mode] == BY_TURNS else 0
    s.stands_on[who] = s.tile_at[CENTRE]
    s.seat_order[who] = place
    s.turn_order[place] = who
    if place >= s.turn_count:
        s.turn_count = place + 1
    s.adrenaline[who] = READY if s.switch[ADRENALINE] else 0
    s.supply[who] = SUPPLY[who] if s.switch[TALENTS] else 0
