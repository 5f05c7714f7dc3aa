"""The actions, one file each: what may be answered when the token is played, and what the answer does."""

from __future__ import annotations

from room25.engine.rules.registry import H, Registry, Thing
from room25.engine.table.answers import MARK, TALENT


class Action(Thing):
    """One action token."""

    family = "action"

    def __init__(self, code: int, key: str, rules: tuple[str, ...], first: int, last: int) -> None:
        super().__init__(code, key, rules)
        self.answers = range(first, last)
        REGISTRY.register(self)

    def options(self, f: H) -> H:
        """`f(s, who)`: list the ways in which this character can carry the action out."""
        return self.hook("options", f)

    def perform(self, f: H) -> H:
        """`f(s, who, answer)`: carry it out."""
        return self.hook("perform", f)


REGISTRY: Registry[Action] = Registry()
REGISTRY.load(__name__, __path__)

OPTIONS = REGISTRY.verb("options", 1)
PERFORM = REGISTRY.verb("perform", 2)
ACTIONS = len(REGISTRY)
# TOKEN_OF[answer]: the token that an answer plays; whatever is no basic action is a talent
TOKEN_OF: tuple[int, ...] = tuple(
    next((action.code for action in REGISTRY.values() if answer in action.answers), TALENT) for answer in range(MARK)
)
BY_KEY = REGISTRY.by_key()
