"""What whoever runs the server sees and says on the page for that."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

__all__ = ["AdminSeat", "AdminTable", "AdminTables", "GiveOrder", "Order", "OrderKind", "TakeBack"]

OrderKind = Literal["mute", "ban", "close"]
LONGEST = 24 * 366  # hours


class Order(Struct):
    """An order that holds `until` (milliseconds since 1970): a seat is mute, an address is banned, a table is closed.

    `target` is a table, with its seat for "mute"; for "ban" it is a mark of an address, which nobody can be found by. `note` says why.
    """

    kind: OrderKind
    target: str
    until: int
    note: str


class GiveOrder(Struct, forbid_unknown_fields=True):
    """Give an order about a table, or about a seat of it. To ban is to shut out the address from which somebody sits there now."""

    kind: OrderKind
    table: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$(?!\n)")]
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    hours: Annotated[int, Meta(ge=1, le=LONGEST)] = 24
    note: Annotated[str, Meta(max_length=200, pattern=r"^[^\x00]*$(?!\n)")] = ""


class TakeBack(Struct, forbid_unknown_fields=True):
    """An order that holds no longer."""

    kind: OrderKind
    target: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$(?!\n)")]


class AdminSeat(Struct):
    """A seat: who sits there, is somebody connected here, and is it mute."""

    seat: int
    name: str
    bot: str
    connected: bool
    mute: bool


class AdminTable(Struct):
    """A table in the memory of this server: who is at it, how many only watch, and what was said last."""

    id: str
    edition: str
    mode: str
    watching: int
    seats: list[AdminSeat]
    said: list[str]


class AdminTables(Struct):
    """The tables of this server at which somebody is, and all orders that hold."""

    tables: list[AdminTable]
    orders: list[Order]
