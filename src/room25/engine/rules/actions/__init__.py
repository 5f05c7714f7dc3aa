"""The actions, one file each: what may be answered when the token is played, and what the answer does."""

from __future__ import annotations

from room25.engine.rules.registry import H, Registry, Thing
from room25.engine.table.answers import FAMILY_OF, TALENT

__all__ = ["ACTIONS", "Action", "BY_KEY", "OPTIONS", "PERFORM", "REGISTRY", "TOKEN_OF"]


class Action(Thing):
    """One action token."""

    family = "action"

    def __init__(self, code: int, key: str, rules: tuple[str, ...], answers: int = -1) -> None:
        """`answers` is the first number of the family that plays this token; talents have families of their own."""
        super().__init__(code, key, rules)
        self.answers = answers
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
_token_of = {action.answers: action.code for action in REGISTRY.values() if action.answers >= 0}
TOKEN_OF: tuple[int, ...] = tuple(_token_of.get(family, TALENT) for family in FAMILY_OF)
BY_KEY = REGISTRY.by_key()
