"""`hint`: what the strongest bot would answer in the asked one's place, from the same view, and one sentence why."""

from __future__ import annotations

from rich.text import Text

from room25.bots import registry
from room25.bots.contract import Bot, BotError, Budget, cores
from room25.bots.reasons import Reason, why
from room25.game import SeatView
from room25.terminal.status import GOOD
from room25.texts import Texts
from room25.words.answers import offered
from room25.words.vocabulary import Sentence, said

__all__ = ["Adviser"]

BUDGET = Budget(seconds=1.0, workers=cores())  # for advice one waits a little longer


class Adviser:
    """Holds the bots that were asked, and has told what they wanted to be known."""

    def __init__(self, luck: int) -> None:
        self._luck = luck
        self._bots: dict[str, Bot] = {}
        self._told: set[str] = set()
        self._last: tuple[tuple[int, int, int, str], Text] | None = None

    def hint(self, view: SeatView, texts: Texts) -> Text:
        """The advice, as a sentence in the player's language; asked again in the same place it stays the same."""
        place = (view.pov, view.flat.decision_number, len(view.events), texts.language)
        if self._last is None or self._last[0] != place:
            self._last = place, self._advice(view, texts)
        return self._last[1]

    def _advice(self, view: SeatView, texts: Texts) -> Text:
        bot, advised = self._ask(view)
        who, _, words = advised.partition(" ")
        thought = bot.explain()
        reason = why(view.flat, who, words)
        if thought is not None and thought.reason and texts.has(thought.reason):
            reason = Reason(thought.reason, dict(thought.values))
        because = said(Sentence(reason.id, reason.values), texts)
        answer = offered(words, view.flat, who, texts)
        out = Text(texts("hint-says", who=texts.character(who), answer=answer, why=because), GOOD)
        if bot.note and bot.note not in self._told:
            self._told.add(bot.note)
            out.append(f" {texts(bot.note)}")
        return out

    def _ask(self, view: SeatView) -> tuple[Bot, str]:
        """The strongest bot that can answer here."""
        assert view.decision is not None
        for name in reversed(registry.names()):
            try:
                bot = self._bots.setdefault(name, registry.make(name, self._luck, BUDGET))
                return bot, bot.decide(view, view.decision)
            except (BotError, ImportError):
                continue  # it needs what this machine does not have
        raise BotError("no bot can give advice here")
