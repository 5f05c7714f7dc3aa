"""Characters, one file each: what the talent can do, what it does, what Panic makes of it."""

from __future__ import annotations

from collections.abc import Callable

from room25.engine.marks import dispatch
from room25.engine.rules.registry import H, Registry, Thing
from room25.engine.table.answers import FAMILY_OF
from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.state import State

__all__ = ["Character", "OPTIONS", "PANIC", "PANIC_ANSWER", "PANIC_OPTIONS", "REGISTRY", "SUPPLY", "perform"]


class Character(Thing):
    """One character's talent."""

    family = "character"

    def __init__(self, code: int, rules: tuple[str, ...], supply: int = 0) -> None:
        super().__init__(code, CHARACTER_NAMES[code], rules)
        self.supply = supply  # Empty tiles in its reserve at the start (SETUP-07)
        REGISTRY.register(self)

    def options(self, f: H) -> H:
        """`f(s, who, token)`: list what the talent can do for `who` here."""
        return self.hook("options", f)

    def performs(self, family: int) -> Callable[[H], H]:
        """`f(s, who, answer)`: do it; the talent is used by answers of this family."""

        def register(f: H) -> H:
            _perform[family] = f
            return f

        return register

    def panic(self, f: H) -> H:
        """`f(s, who, card, step)`: what the Panic card does to this character."""
        return self.hook("panic", f)

    def panic_options(self, f: H) -> H:
        """`f(s, who, step)`: what a panicking player may choose."""
        return self.hook("panic_options", f)

    def panic_answer(self, f: H) -> H:
        """`f(s, who, card, step, tile, answer)`: the choice was made."""
        return self.hook("panic_answer", f)


REGISTRY: Registry[Character] = Registry()
_perform: dict[int, object] = {}  # the function behind each family: a talent's verb may be copied, so it goes by answer
REGISTRY.load(__name__, __path__)

OPTIONS = REGISTRY.verb("options", 2)
PANIC = REGISTRY.verb("panic", 3)
PANIC_OPTIONS = REGISTRY.verb("panic_options", 2)
PANIC_ANSWER = REGISTRY.verb("panic_answer", 5)
SUPPLY = REGISTRY.numbers(lambda character: character.supply)
# VERB[answer]: which talent's verb an answer is, as an index into the list of performers
_performers = list(dict.fromkeys(_perform.values()))
VERB: tuple[int, ...] = tuple(
    _performers.index(_perform[family]) if family in _perform else len(_performers) for family in FAMILY_OF
)
PERFORM = dispatch("talent", 2, dict(enumerate(_performers)))


def perform(s: State, who: int, answer: int) -> None:
    """Use the talent whose verb this is: one's own, or Bruce's copy of it."""
    PERFORM(s, VERB[answer], who, answer)
