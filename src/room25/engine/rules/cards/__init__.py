"""M.A.C. cards, one file each. A face is a number that a deck holds: a movement with its line, way and symbol, a pair of portraits, or a
card of its own. Which faces are in the box is data, ours where no book prints them, and a host may bring another list.
"""

from __future__ import annotations

from room25.engine.rules.registry import NEXT, H, Registry, Thing

__all__ = [
    "AIMED",
    "ANSWER",
    "BASIC",
    "BY_KEY",
    "Card",
    "FACES",
    "KIND_OF",
    "MADNESS",
    "NEXT",
    "OPTIONS",
    "PUNISHMENTS",
    "REGISTRY",
    "SINGLES",
    "STEP",
]

PUNISHMENTS = 48  # movements come before
SINGLES = 76  # pairs of portraits come before
BASIC, MADNESS = 0, 1


class Card(Thing):
    """One kind of card."""

    family = "card"

    def __init__(
        self, code: int, key: str, group: int, faces: range | int, rules: tuple[str, ...], aimed: bool = False
    ) -> None:
        """`faces` are its numbers in a deck, or how many of the next ones it takes."""
        super().__init__(code, key, rules)
        self.group = group
        self.faces = range(len(KIND_OF), len(KIND_OF) + faces) if isinstance(faces, int) else faces
        self.aimed: bool = aimed  # at one character, whom those who enter a M.A.C. room replace (ROOM-MAC-02)
        REGISTRY.register(self)

    def step(self, f: H) -> H:
        """`f(s, who, face, group, step, aux)`: it takes effect on `who`; `group` is the mask of those who entered for it, or 0."""
        return self.hook("step", f)

    def options(self, f: H) -> H:
        """`f(s, who, face, group, step, aux)`: list what may be chosen."""
        return self.hook("options", f)

    def on_answer(self, f: H) -> H:
        """`f(s, who, face, group, step, aux, answer)`: the choice was made."""
        return self.hook("on_answer", f)


REGISTRY: Registry[Card] = Registry()
REGISTRY.load(__name__, __path__)

STEP = REGISTRY.verb("step", 5)
OPTIONS = REGISTRY.verb("options", 5)
ANSWER = REGISTRY.verb("on_answer", 6)


def _kind_of() -> tuple[int, ...]:
    faces = max(card.faces.stop for card in REGISTRY.values())
    return tuple(next(card.code for card in REGISTRY.values() if face in card.faces) for face in range(faces))


FACES: int  # so many faces there are; it grows, so it is read as cards.FACES


def _count_faces() -> None:
    global FACES
    FACES = len(KIND_OF)


KIND_OF = REGISTRY.table(_kind_of)  # KIND_OF[face]: the code of its card
REGISTRY.whenever(_count_faces)
AIMED = REGISTRY.numbers(lambda card: int(card.aimed))
BY_KEY = REGISTRY.by_key()
