"""`champion`: a network that was trained to play every edition and mode (`room25 train`): one look at a question, in less than a
millisecond.

It is one of our bots if its weights are there (`registry.WEIGHTS`). What it sees is the view and what everybody could write down. Where
roles are hidden it draws its answer, so that nobody can read it; elsewhere it takes the one it likes best.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from room25.bots.contract import Bot, Budget, Choice, Command, Thought, first_asked
from room25.bots.explorer import Explorer
from room25.bots.reasons import why
from room25.bots.registry import WEIGHTS
from room25.bots.search import WEAKER, compiled
from room25.engine.rules import asides
from room25.engine.rules.legal import legal
from room25.engine.rules.modes import suspicion
from room25.game import Decision, SeatView
from room25.notation.command import words
from room25.setup.lay import CHARACTER_NAMES

if TYPE_CHECKING:
    from room25.bots.policy import Policy

__all__ = ["Champion", "LEAST"]

LEAST = 0.1  # of the chance of the best answer: what it likes less it never says


class Champion(Bot):
    """As it was trained."""

    name = "champion"
    errs: ClassVar[float] = 0.0  # how often it takes another answer than the one it would take

    def __init__(self, seed: int = 0, budget: Budget = Budget(), weights: Path = WEIGHTS) -> None:  # noqa: B008
        super().__init__(seed, budget)
        self.weights = weights
        self._rule = Explorer(seed, budget)
        self._sight: Any = None
        self._seen: tuple[SeatView, Any] | None = None  # the last view, and what the network makes of it
        self._thought: Thought | None = None

    def decide(self, view: SeatView, decision: Decision) -> Command:
        policy = self.policy()
        if policy is None:
            self.note = WEAKER
            self._thought = None
            return self._rule.decide(view, decision)
        name = first_asked(view, decision)
        v, who = view.flat, CHARACTER_NAMES.index(name)
        offered = v.legal[: legal(v, who)]
        if len(offered) == 1:
            self._thought = None
            return f"{name} {words(v, who, offered[0])}"
        chances = self.considered(view, name, offered, self.chances(policy, view, offered))
        chosen = self._choose(view, chances, name)
        said = words(v, who, offered[chosen])
        order = sorted(range(len(offered)), key=lambda i: -chances[i])
        choices = tuple(Choice(words(v, who, offered[i]), chances[i], chances[i]) for i in order)
        reason = why(v, name, said)
        self._thought = Thought(name, f"{name} {said}", choices, reason.id, reason.values)
        return f"{name} {said}"

    def aside(self, view: SeatView) -> Command | None:
        """Speak where it would rather speak than answer; it was trained to do so only where it is asked."""
        policy, decision = self.policy(), view.decision
        if policy is None:
            return self._rule.aside(view)
        v = view.flat
        mine = [name for name in decision.asked if name in view.characters] if decision else []
        if not mine or self._has_spoken(policy, view):
            return None
        who = CHARACTER_NAMES.index(mine[0])
        beside = v.legal[: asides.asides(v, who)]
        offered = [*v.legal[: legal(v, who)], *beside] if beside else []
        if not offered:
            return None
        answer = offered[self._choose(view, self.chances(policy, view, offered), f"{mine[0]} aside")]
        return f"{mine[0]} {words(v, who, answer)}" if asides.is_aside(answer) else None

    def explain(self) -> Thought | None:
        return self._thought or self._rule.explain()

    def policy(self) -> Policy | None:
        """The network, or None where there is no NumPy. Raises BadText if its file cannot be read."""
        if find_spec("numpy") is None:
            return None
        from room25.bots.policy import read

        return read(self.weights)

    def chances(self, policy: Policy, view: SeatView, offered: Sequence[int]) -> list[float]:
        """How much it likes each of these answers; all of it is 1."""
        from room25.bots.sight import Sight, row_of

        if self._sight is None:
            rules = compiled()
            self._sight = Sight(rules) if rules else False
        if self._seen is None or self._seen[0] is not view:
            self._seen = view, policy.body(row_of(view, self._sight or None))
        found: list[float] = policy.chances(self._seen[1], offered).tolist()
        return found

    def considered(self, view: SeatView, name: str, offered: Sequence[int], liked: list[float]) -> list[float]:
        """How much it likes the answers of this character after it has thought about them."""
        return liked

    def _has_spoken(self, policy: Policy, view: SeatView) -> bool:
        from room25.bots.account import asides_since_answer

        return asides_since_answer(view.events, view.flat.owner, view.pov) >= policy.asides

    def _choose(self, view: SeatView, chances: Sequence[float], what: str) -> int:
        """The place of the answer that it gives."""
        best = max(range(len(chances)), key=lambda i: chances[i])
        likely = [i for i in range(len(chances)) if chances[i] >= LEAST * chances[best]]
        dice = self.luck(view, what)
        others = [i for i in likely if i != best]
        if others and dice.random() < self.errs:
            return dice.choices(others, [chances[i] for i in others])[0]
        if view.flat.mode != suspicion.MODE.code:
            return best
        return dice.choices(likely, [chances[i] for i in likely])[0]
