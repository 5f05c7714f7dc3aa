"""What the rule bots share: the answer is a number of the brain, which the compiled games use too; here it becomes words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from room25.bots.contract import Bot, Choice, Command, Thought, first_asked
from room25.bots.reasons import why
from room25.engine.rules.legal import legal
from room25.game import Decision, SeatView
from room25.notation.command import words
from room25.setup.lay import CHARACTER_NAMES

if TYPE_CHECKING:
    from room25.engine.brain.mind import Mind

__all__ = ["RuleBot"]


class RuleBot(Bot):
    """A rung of the brain's ladder, named like the bot. It needs no time: its budget is never spent."""

    _last: tuple[SeatView, int, int] | None = None  # the view, the character and the answer of the last decision

    def decide(self, view: SeatView, decision: Decision) -> Command:
        from room25.engine.brain import ladder

        v = view.flat
        name = first_asked(view, decision)
        who = CHARACTER_NAMES.index(name)
        legal(v, who)
        answer = ladder.choose(v, who, self._level(), self._mind(view, name))
        self._last = view, who, answer
        return f"{name} {words(v, who, answer)}"

    def aside(self, view: SeatView) -> Command | None:
        from room25.engine.brain.talk import speak

        for name in view.characters:
            who = CHARACTER_NAMES.index(name)
            answer = speak(view.flat, who, self._level(), self._mind(view, f"{name} aside"))
            if answer >= 0:
                return f"{name} {words(view.flat, who, answer)}"
        return None

    def beliefs(self, view: SeatView) -> Mapping[str, Any]:
        from room25.bots.beliefs import Beliefs

        return Beliefs.of(view).told()

    def explain(self) -> Thought | None:
        """Return what the brain thinks each answer is worth; a rule bot weighs all of them and takes one."""
        from room25.engine.brain import ladder

        if self._last is None:
            return None
        view, who, answer = self._last
        v, name = view.flat, CHARACTER_NAMES[who]
        m = self._mind(view, name)
        n = legal(v, who)
        ladder.rate(v, who, m)
        choices = [Choice(words(v, who, v.legal[i]), float(m.score[i]), float(v.legal[i] == answer)) for i in range(n)]
        choices.sort(key=lambda choice: (-choice.share, -choice.score))
        said = words(v, who, answer)
        reason = why(v, name, said)
        return Thought(name, f"{name} {said}", tuple(choices), reason.id, reason.values)

    def _level(self) -> int:
        from room25.engine.brain import ladder

        return int(getattr(ladder, self.name.upper()))

    def _mind(self, view: SeatView, why: str) -> Mind:
        from room25.engine.brain.mind import Mind

        m = Mind()
        m.dice = 1 + self.luck(view, why).getrandbits(31)
        return m
