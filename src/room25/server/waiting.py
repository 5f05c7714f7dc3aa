"""What may happen at a table before its game begins. Each of these takes a table as it is stored and returns it as it is afterwards.

They raise RequestRefused for what cannot be; the store runs them in one transaction, so nobody else changes the table meanwhile.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from room25.bots import registry
from room25.game import Game, Setup
from room25.server import wire
from room25.server.bodies import ChangeTable
from room25.server.errors import RequestRefused
from room25.server.messages import Seat
from room25.server.names import check_name
from room25.server.store import StoredGame
from room25.setup import editions
from room25.setup.lay import plan

__all__ = [
    "ANY_SEAT",
    "NO_SEAT",
    "change",
    "check_bot",
    "choose_figure",
    "pass_host",
    "put_bot",
    "sit",
    "stand_up",
    "start",
]

ANY_SEAT = NO_SEAT = -1


def sit(
    table: StoredGame, wanted: int, name: str, key_hash: str, is_host: bool, seal: str = ""
) -> tuple[StoredGame, int]:
    """Take this seat, or any, with the seal of a number for the deal, or none. Return the table and the seat."""
    free = [seat.seat for seat in table.seats if not seat.name and not seat.bot]
    if not free or wanted not in (ANY_SEAT, *free):
        what = "no seat is free" if wanted == ANY_SEAT else f"seat {wanted} is not free"
        raise RequestRefused("seat-taken", what)
    number = free[0] if wanted == ANY_SEAT else wanted
    called = check_name(name, (seat.name for seat in table.seats if seat.name))
    after = _with_seat(table, Seat(number, called, "", table.seats[number].figure, seal), key_hash)
    if is_host and table.host_seat == NO_SEAT:
        after = replace(after, host_seat=number)
    return after, number


def stand_up(table: StoredGame, number: int) -> StoredGame:
    """Free a player's seat. Whoever stands up as the host hands that role to the next one who sits here."""
    if table.key_hashes[number] is None:  # nobody sits there, which is all that was asked for
        return table
    if not table.is_waiting:
        raise RequestRefused("game-begun", "the game has begun: a bot can stand in, but nobody leaves")
    after = _with_seat(replace(table, stands=table.stands - {number}), Seat(number, "", ""), None)
    if table.host_seat != number:
        return after
    others = [seat for seat, key_hash in enumerate(after.key_hashes) if key_hash is not None]
    return pass_host(after, others[0]) if others else replace(after, host_seat=NO_SEAT)


def put_bot(table: StoredGame, number: int, bot: str) -> StoredGame:
    """Put a bot into a free seat or another bot's; an empty name frees the seat."""
    if bot:
        check_bot(bot)
    if table.key_hashes[number] is not None:
        raise RequestRefused("seat-taken", f"somebody sits in seat {number}")
    if not table.is_waiting and table.seats[number].bot != bot:
        raise RequestRefused("game-begun", "the game has begun: its bots stay")
    return _with_seat(table, Seat(number, "", bot, table.seats[number].figure if bot else ""), None)


def choose_figure(table: StoredGame, number: int, figure: str) -> StoredGame:
    """Let a seat play this character, or with no name any."""
    if not table.is_waiting:
        raise RequestRefused("game-begun", "the game has begun: everybody is who they are")
    known = editions.load(table.setup.edition).characters
    if figure and figure not in known:
        raise RequestRefused("no-such-place", f"there is no {figure!r}; the characters are {', '.join(known)}")
    if figure and figure in [seat.figure for seat in table.seats if seat.seat != number]:
        raise RequestRefused("figure-taken", f"{figure} is somebody else's already")
    seat = table.seats[number]
    after = _with_seat(table, msgspec.structs.replace(seat, figure=figure), table.key_hashes[number])
    return replace(after, setup=_with_figures(after.setup, after.seats))


def change(table: StoredGame, said: ChangeTable) -> StoredGame:
    """Lay the table otherwise. People keep their seats; whose seat is gone takes the first that nobody sits in. Raises BadSetup."""
    if table.terms.start != "host":
        raise RequestRefused("game-begun", "the game has begun, or begins by itself: the table stays as it was laid")
    check_bot(said.helper)
    setup = wire.setup(said)
    Game(setup, 0)  # or why it cannot be
    people = [seat for seat, key_hash in enumerate(table.key_hashes) if key_hash is not None]
    if len(people) > setup.seats:
        raise RequestRefused(
            "seat-taken",
            f"{len(people)} people sit here, and {setup.seats} would have a seat: somebody has to stand up",
        )
    old = {seat: seat for seat in people if seat < setup.seats}  # new seat → old one
    empty = [seat for seat in range(setup.seats) if seat not in old]
    empty.sort(key=lambda seat: seat < len(table.seats) and bool(table.seats[seat].bot))
    old |= {empty.pop(0): seat for seat in people if seat >= setup.seats}
    old |= {seat: seat for seat in empty if seat < len(table.seats)}
    figures = editions.load(setup.edition).characters
    seats, hashes = [], []
    for seat in range(setup.seats):
        was = table.seats[old[seat]] if seat in old else Seat(seat, "", "")
        seats.append(msgspec.structs.replace(was, seat=seat, figure=was.figure if was.figure in figures else ""))
        hashes.append(table.key_hashes[old[seat]] if seat in old else None)
    terms = msgspec.structs.replace(table.terms, clock=said.clock, away=said.away, talk=said.talk, helper=said.helper)
    return replace(
        table,
        setup=_with_figures(setup, seats),
        listed=said.listed,
        seats=tuple(seats),
        key_hashes=tuple(hashes),
        stands=frozenset(new for new, before in old.items() if before in table.stands),
        host_seat=next((new for new, before in old.items() if before == table.host_seat), NO_SEAT),
        terms=terms,
        rules=editions.load(setup.edition).rules,
    )


def pass_host(table: StoredGame, number: int) -> StoredGame:
    """Make whoever sits in this seat the host: from now on the seat's key is the host's as well."""
    key_hash = table.key_hashes[number] if number < len(table.seats) else None
    if key_hash is None:
        raise RequestRefused("no-such-place", f"nobody sits in seat {number}")
    return replace(table, host_hash=key_hash, host_seat=number)


def start(table: StoredGame) -> StoredGame:
    """Begin the game, if every seat is taken; one that has begun goes on."""
    if not table.is_waiting:
        return table
    free = sum(not seat.name and not seat.bot for seat in table.seats)
    if free:
        raise RequestRefused("waiting", f"seats that are still free: {free}")
    return replace(table, terms=msgspec.structs.replace(table.terms, start="begun"))


def check_bot(name: str) -> None:
    """Raise RequestRefused unless this bot is one of ours: nobody may start files or programs from outside."""
    if name not in registry.names():
        raise RequestRefused("no-bot", f"there is no bot {name!r}; bots are {', '.join(registry.names())}")


def _with_seat(table: StoredGame, seat: Seat, key_hash: str | None) -> StoredGame:
    seats, hashes = list(table.seats), list(table.key_hashes)
    seats[seat.seat], hashes[seat.seat] = seat, key_hash
    return replace(table, seats=tuple(seats), key_hashes=tuple(hashes))


def _with_figures(setup: Setup, seats: tuple[Seat, ...] | list[Seat]) -> Setup:
    """Return the setup in which every seat that has chosen a character plays it; the other places go to the others, in their order."""
    chosen = {seat.seat: seat.figure for seat in seats if seat.figure}
    if not chosen:
        return setup
    places = plan(setup).characters
    others = [who for who in (*places, *editions.load(setup.edition).characters) if who not in chosen.values()]
    rest = iter(dict.fromkeys(others))
    characters = tuple(chosen.get(place) or next(rest) for place in range(len(places)))
    return replace(setup, characters=characters, first=setup.first if setup.first in characters else "")
