"""`hint`: what the strongest bot would answer in the asked one's place, from the same view, and one sentence why."""

from __future__ import annotations

from rich.text import Text

from room25.bots import registry
from room25.bots.contract import Bot, BotError, Budget, cores
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.rules.rooms import COLOUR, TRAITS, WAY_OUT
from room25.engine.rules.rooms import REGISTRY as ROOM_BY_CODE
from room25.engine.table.board import COLOURS, RED
from room25.engine.table.knowledge import claimed
from room25.engine.table.state import UNKNOWN, Flat
from room25.engine.table.switches import KEY
from room25.game import SeatView
from room25.notation import command
from room25.setup.lay import CHARACTER_NAMES
from room25.terminal.status import GOOD
from room25.texts import Texts
from room25.words.answers import leaves_the_complex, offered

__all__ = ["Adviser"]

STEPS = ("move", "tunnel", "to", "carry")  # the one who answers goes there
LOOKS = ("clue", "look", "peek")
BUDGET = Budget(seconds=1.0, workers=cores())  # for advice one waits a little longer
KEY_ROOM = ROOMS["key"].code


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
        bot, said = self._ask(view)
        who, _, words = said.partition(" ")
        thought = bot.explain()
        key = thought.reason if thought is not None else ""
        why = texts(key) if key and texts.has(key) else reason(view.flat, who, words, texts)
        answer = offered(words, view.flat, who, texts)
        out = Text(texts("hint-says", who=texts.character(who), answer=answer, why=why), GOOD)
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


def reason(v: Flat, who: str, words: str, texts: Texts) -> str:
    """Why this answer is a good one, as far as the view alone tells."""
    c = CHARACTER_NAMES.index(who)
    parsed = command.parse(words)
    verb, n = parsed.verb, parsed.numbers
    if verb == "program":
        first = words.split()[1]
        return texts(f"hint-program-{first}" if first in ("look", "move") else "hint-program")
    if verb == "control":
        return texts("hint-out" if leaves_the_complex(v, c, *n) else "hint-slide")
    if verb in LOOKS and v.kind[v.tile_at[n[-1]]] == UNKNOWN:
        return texts("hint-look", **_red(v))
    if verb in STEPS:
        return texts("hint-danger") if v.trap[c] or v.drown[c] else _of_room(v, v.tile_at[n[-1]], texts)
    if verb in ("push", "call", "pull"):
        return texts("hint-target", target=texts.character(CHARACTER_NAMES[n[0]]))
    return texts("hint-wait" if verb in ("wait", "pass") else "hint-best")


def _of_room(v: Flat, tile: int, texts: Texts) -> str:
    """What this seat knows, or was told, of a room to be entered."""
    kind = v.kind[tile]
    if kind == UNKNOWN:
        said = {claimed(v, seat, tile) for seat in range(v.seats)} - {0}
        if len(said) == 1:
            return texts("hint-claimed", colour=texts.colour(COLOURS[said.pop() - 1]))
        return texts("hint-unknown", **_red(v))
    if TRAITS[kind] & WAY_OUT:
        return texts("hint-exit")
    if kind == KEY_ROOM and v.switch[KEY] and not v.key_entered:
        return texts("hint-key")
    return texts("hint-known", room=texts.room(ROOM_BY_CODE[kind].key))


def _red(v: Flat) -> dict[str, str]:
    """How many of the rooms that this seat does not know are red, and how many there are."""
    known = [kind for kind in v.kind if kind != UNKNOWN]
    rest = [(kind, v.composition[kind] - known.count(kind)) for kind in range(len(v.composition))]
    red = sum(number for kind, number in rest if number > 0 and COLOUR[kind] == RED)
    return {"red": str(red), "of": str(v.kind.count(UNKNOWN))}
