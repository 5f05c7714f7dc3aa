"""Everything that the rules name has its words: rooms, talents, cards, events, questions, answers, refusals and editions."""

from __future__ import annotations

import inspect
import re
from types import ModuleType

import pytest

from catalogues import variables
from room25.setup import editions
from room25.engine.table.board import COLOURS
from room25.engine.table.people import CHARACTER_NAMES as CHARACTERS
from room25.events import KINDS, RESULTS, ROLES
from room25.notation import command
from room25.setup import checks, why
from room25.engine.rules.actions import REGISTRY as ACTIONS
from room25.engine.rules.cards import REGISTRY as CARDS
from room25.setup.faces import SYMBOLS
from room25.engine.rules.modes import BY_KEY as MODES
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.terminal.answers import answer
from room25.texts import LANGUAGES, Texts

QUESTIONS = (
    "clue program action vision moving illusion control tunnel robot deadend acid card punishment consent".split()
)
# what a sentence says beside the numbers of its event: whoever it is about, where it is about somebody
ABOUT = {
    "first": {"round-began"},
    "": {
        *("room-revealed", "closed", "alarm", "game-over", "unlocked", "replaced", "robot-placed", "robot-moved"),
        *("robot-destroyed", "timer", "card-drawn", "card-ignored", "deck-shuffled", "turned", "room-hidden", "bomb"),
    },
}


def _keys(module: ModuleType, pattern: str) -> set[str]:
    """The keys that a module's source names."""
    return set(re.findall(pattern, re.sub(r"\s+", " ", inspect.getsource(module))))


def test_everything_of_the_game_has_its_words() -> None:
    wanted = {f"room-{key}{end}" for key in ROOMS for end in ("", "-short", "-help")}
    wanted |= {f"colour-{key}{end}" for key in COLOURS for end in ("", "-meaning")}
    wanted |= {f"token-{action.key}{end}" for action in ACTIONS.values() for end in ("", "-help")}
    wanted |= {f"token-{key}{end}" for key in (*command.SIGNS, "adrenaline") for end in ("", "-help")}
    wanted |= {f"mode-{key}{end}" for key in MODES for end in ("", "-help")}
    wanted |= {f"character-{key}" for key in CHARACTERS}
    wanted |= {f"talent-{key}{end}" for key in CHARACTERS for end in ("", "-help")}
    wanted |= {f"card-panic-{key}-help" for key in CHARACTERS}
    wanted |= {f"card-{card.key}{end}" for card in CARDS.values() for end in ("", "-help")}
    wanted |= {f"card-move-{symbol}{end}" for symbol in SYMBOLS if symbol for end in ("", "-help")}
    wanted |= {f"role-{key}" for key in ROLES}
    wanted |= {f"direction-{key}" for key in ("left", "right", "up", "down")}
    wanted |= {f"result-{key}" for key in (*RESULTS.values(), "winner")}
    wanted |= {f"ask-{key}" for key in QUESTIONS}
    assert wanted - set(variables("en")) == set()


def test_every_edition_with_its_levels_complexes_and_options_has_its_words() -> None:
    wanted = set()
    for name in editions.EDITIONS:
        edition = editions.load(name)
        named = [f"edition-{name}", *(f"complex-{key}" for key in edition.complexes)]
        named += [f"option-{key}" for key in edition.options]
        named += [f"level-{level}" for levels in edition.modes.values() for level in levels]
        wanted |= {f"{key}{end}" for key in named for end in ("", "-help")}
        wanted |= {advice.key for advice in edition.advice}
    assert wanted - set(variables("en")) == set()


def test_every_reason_and_every_problem_has_its_sentence() -> None:
    reasons = _keys(why, r"_reason\( ?(?:\"[A-Z0-9-]+\"|[^,]+?), \"([a-z-]+)\"")
    assert len(reasons) > 40
    assert {f"why-{key}" for key in reasons} == {key for key in variables("en") if key.startswith("why-")}
    found = _keys(checks, r"\"(problem-[a-z0-9-]+)\"")
    assert len(found) > 12
    assert found == {key for key in variables("en") if key.startswith("problem-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_its_answers(language: str) -> None:
    words = {
        "cell": "b2",
        "character": "max",
        "line": "2",
        "way": "left",
        "colour": "red",
        "number": "1",
        "token": "look",
    }
    words |= {"tokens": "look move adrenaline", "command": "carry kevin b2"}
    for verb, forms in command.GRAMMAR.items():
        for form in forms.split("|"):
            assert answer(" ".join([verb, *(words.get(kind, kind) for kind in form.split())]), Texts(language))


def test_every_event_has_its_sentence_with_itsvariables() -> None:
    sentences = {
        key.removeprefix("event-"): set(names) for key, names in variables("en").items() if key.startswith("event-")
    }
    wanted = {name: set(fields) for name, fields in KINDS.values()}
    for name, fields in wanted.items():
        fields |= next(({about} - {""} for about, names in ABOUT.items() if name in names), {"who"})
    wanted |= {"slid-alone": wanted["slid"] - {"who"}, "card-drawn-by": wanted["card-drawn"] | {"who"}}
    wanted |= {"saw-open": wanted["saw"] | {"who"}}  # where everything is open, somebody's secret glance has his name
    assert sentences == wanted
