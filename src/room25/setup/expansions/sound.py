"""Is an edition of an expansion sound? Every number that the rules and the observations rely on, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from room25.engine.rules.cards import KIND_OF
from room25.engine.rules.cards import REGISTRY as CARDS
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.table.board import COLOURS, EXIT_ZONE
from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.switches import HIGHEST
from room25.errors import BadSetup, BadText
from room25.setup.editions import MOST_ROUNDS, ComplexData, Edition, ModeData
from room25.setup.expansions.faults import instead
from room25.setup.faces import parse_face

__all__ = ["check", "check_tables", "group_of"]

MOST_TILES, MOST_CARDS = 25, 58

Say = Callable[..., None]


def group_of(face: int) -> int:
    """Basic or madness, as its card says."""
    return CARDS[KIND_OF[face]].group


def check(edition: Edition, wrong: Say) -> None:
    """Say everything that is wrong with it."""
    for name in edition.characters:
        if name not in CHARACTER_NAMES:
            wrong(f"there is no character {name!r}{instead(name, CHARACTER_NAMES)}", "characters")
    for key, n in edition.box.items():
        if key not in ROOMS:
            wrong(f"there is no room {key!r}{instead(key, ROOMS)}", "box", key)
        elif n > MOST_TILES:
            wrong(f"{n} tiles of {key} are more than a complex has", "box", key)
    for key in ("central", "room25", "empty"):
        if not edition.box.get(key):
            wrong(f"every box holds a tile of {key}", "box", key)
    for key in edition.zone:
        if key not in edition.box:
            wrong(f"{key} must start in the exit zone and is not in the box{instead(key, edition.box)}", "zone")
    zone = {*edition.zone, *(key for option in edition.options.values() for key in option.zone)}
    if (zoned := sum(edition.box.get(key, 0) for key in zone)) > sum(EXIT_ZONE):
        wrong(f"{zoned} tiles must start in the exit zone, which has {sum(EXIT_ZONE)} squares", "zone")
    if all(key in ROOMS for key in edition.box):
        for name, complex in edition.complexes.items():
            for what in _complex(edition, complex):
                wrong(f"{name}: {what}", "complexes", name)
    _check_cards(edition, wrong)
    for mode, levels in edition.modes.items():
        for level in levels.values():
            for what in _mode(edition, level):
                wrong(f"{mode}: {what}", "modes", mode)
    for name, option in edition.options.items():
        if any(n > MOST_ROUNDS for n in option.rounds.values()):
            wrong(f"{name}: a game has {MOST_ROUNDS} rounds at most", "options", name)
    for item in edition.advice:
        if set(item.tiles) - set(edition.box):
            wrong(f"the advice speaks of {', '.join(set(item.tiles) - set(edition.box))}, not in the box", "advice")


def _complex(edition: Edition, complex: ComplexData) -> Iterator[str]:
    count = sum(complex.fixed.values()) + sum(complex.free.values())
    if count != MOST_TILES:
        yield f"a complex has {MOST_TILES} tiles, not {count}"
    for key, n in complex.fixed.items():
        if n > edition.box.get(key, 0):
            yield f"{n} × {key}, and the box holds {edition.box.get(key, 0)}{instead(key, edition.box) if key not in ROOMS else ''}"
    if complex.fixed.get("central") != 1 or complex.fixed.get("room25") != 1:
        yield "exactly one central and one room25 are needed"
    left = {key: n - complex.fixed.get(key, 0) - (key in complex.without) for key, n in edition.box.items()}
    for colour, n in complex.free.items():
        if colour not in COLOURS:
            yield f"there is no colour {colour!r}{instead(colour, COLOURS)}"
            continue
        stock = {key: max(0, left[key]) for key in left if COLOURS[ROOMS[key].colour] == colour}
        if sum(stock.values()) < n:
            yield f"{n} {colour} tiles are drawn, and {sum(stock.values())} are left in the box"


def _check_cards(edition: Edition, wrong: Say) -> None:
    if "mac" not in edition.box:
        return  # nobody draws
    for group, cards in edition.cards.items():
        for card in cards:
            try:
                parse_face(card)
            except BadText as error:
                wrong(str(error), "cards", group)
    count = sum(map(len, edition.cards.values()))
    if count > MOST_CARDS:
        wrong(f"a deck has {MOST_CARDS} cards at most, not {count}: take some out", "cards")
    if not edition.cards["basic"]:
        wrong("a deck needs cards: basic is empty", "cards", "basic")


def _mode(edition: Edition, mode: ModeData) -> Iterator[str]:
    for name, value in mode.switches.items():
        if value > HIGHEST[name]:
            yield f"the switch {name} goes from 0 to {HIGHEST[name]}, not {value}"
    for name in (mode.default_complex, *mode.complexes.values()):
        if name not in edition.complexes:
            yield f"there is no complex {name!r}{instead(name, edition.complexes)}"
    for seats, people in mode.players.items():
        if not 1 <= seats <= 8 or not seats <= people <= len(edition.characters):
            yield f"{seats} players with {people} characters cannot sit down: there are {len(edition.characters)} characters"
        elif people not in mode.rounds:
            yield f"with {people} characters it needs its number of rounds: rounds = {{ {people} = … }}"
        guards = mode.guards.get(seats, 0)
        if guards and guards + mode.prisoners.get(seats, 0) < people:
            yield f"with {seats} players {people} roles are dealt, and there are {guards + mode.prisoners.get(seats, 0)}"
    for people, rounds in mode.rounds.items():
        if not 1 <= rounds <= MOST_ROUNDS:
            yield f"a game has 1 to {MOST_ROUNDS} rounds, not {rounds} (with {people} characters)"


def check_tables(edition: Edition, wrong: Say) -> None:
    """Lay every table of an edition that was added; say which cannot be laid."""
    from room25.setup.choice import Setup
    from room25.setup.lay import table

    for mode, levels in edition.modes.items():
        for level, data in levels.items():
            for seats in data.players:
                try:
                    table(Setup(edition.name, mode, seats, level))
                except BadSetup as error:
                    for problem in error.problems:
                        wrong(f"{mode} {level} with {seats} seats: {problem.text}", "modes", mode)
