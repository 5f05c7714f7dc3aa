"""A setup on the wire, made from the list of its fields: as it is sent, and as a client may ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from room25.setup.choice import CHOICES, COUNTS, NUMBER, WORD, Choice

__all__ = ["Word"]

Word = Annotated[str, Meta(max_length=64)]


def _limited(choice: Choice) -> Any:
    """The type of a choice with its limits."""
    if choice.spelling is NUMBER:
        return Annotated[int, Meta(ge=choice.least, le=choice.most)]
    if choice.spelling is COUNTS:
        return Annotated[dict[Word, Annotated[int, Meta(ge=0, le=25)]], Meta(max_length=choice.most)]
    return Word if choice.spelling is WORD else Annotated[list[Word], Meta(max_length=choice.most)]


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
        [(choice.name, choice.spelling.plain) for choice in CHOICES],
        namespace={"__doc__": "What the host chose; everybody may know it."},
    )
    Wanted = msgspec.defstruct(
        "Wanted",
        [(c.name, _limited(c), list(c.default) if isinstance(c.default, tuple) else c.default) for c in CHOICES],
    )
