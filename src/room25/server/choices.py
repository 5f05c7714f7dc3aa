"""A setup on the wire, made from the list of its fields: as it is sent, and as a client may ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from room25.setup.choice import CHOICES, COUNTS, NUMBER, WORD, Choice
from room25.setup.expansions.shelf import LABEL

__all__ = ["Word"]

Word = Annotated[str, Meta(max_length=64)]
# What a game of before there was such a thing does not say. No client may ask for it: expansions follow from the edition, and nobody
# who asks may name a folder; numbers of one's own belong into an edition of one's own.
LATER: dict[str, Any] = {
    "rounds": int,
    "switches": dict[str, int],
    "with_": list[Annotated[str, Meta(pattern=rf"^{LABEL.pattern}$(?!\n)")]],
}


def _limited(choice: Choice) -> Any:
    """The type of a choice with its limits."""
    if choice.spelling is NUMBER:
        return Annotated[int, Meta(ge=choice.least, le=choice.most)]
    if choice.spelling is COUNTS:
        return Annotated[dict[Word, Annotated[int, Meta(ge=0, le=25)]], Meta(max_length=choice.most)]
    return Word if choice.spelling is WORD else Annotated[list[Word], Meta(max_length=choice.most)]


def _default(choice: Choice) -> Any:
    return list(choice.default) if isinstance(choice.default, tuple) else choice.default


if TYPE_CHECKING:

    class Chosen(Struct):
        """What the host chose; everybody may know it."""

        def __init__(self, **choices: Any) -> None: ...

    class Wanted(Struct):
        """What a client asks for; whatever it leaves out has its default."""

        seats: int

else:
    Chosen = msgspec.defstruct(
        "Chosen",
        [(choice.name, choice.spelling.plain) for choice in CHOICES if choice.name not in LATER]
        + [(c.name, LATER[c.name], _default(c)) for c in CHOICES if c.name in LATER],
        namespace={"__doc__": "What the host chose; everybody may know it."},
    )
    Wanted = msgspec.defstruct(
        "Wanted",
        [(c.name, _limited(c), _default(c)) for c in CHOICES if c.name not in LATER],
    )
