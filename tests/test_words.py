"""Everything that the rules name has its words: rooms, talents, cards, events, questions, answers, refusals and editions."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from types import ModuleType

import pytest

from catalogues import variables
from room25.engine.rules.actions import REGISTRY as ACTIONS
from room25.engine.rules.cards import REGISTRY as CARDS
from room25.engine.rules.modes import BY_KEY as MODES
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.table import log as rows
from room25.engine.table.board import COLOURS
from room25.engine.table.people import CHARACTER_NAMES as CHARACTERS
from room25.events import EVERYONE, KINDS, RESULTS, ROLES, UNSAID, from_row
from room25.notation import command
from room25.setup import checks, editions, why
from room25.setup.faces import SYMBOLS
from room25.terminal.side import told
from room25.texts import LANGUAGES, Texts
from room25.words.answers import answer
from room25.words.sentences import happened

ROOT = Path(__file__).resolve().parents[1]
QUESTIONS = (
    "clue program action vision moving illusion control tunnel robot deadend acid card punishment consent".split()
)
# what a sentence says beside the numbers of its event: whoever it is about, where it is about somebody
ABOUT = {
    "first": {"dealt", "round-began"},
    "": {
        *("room-revealed", "closed", "alarm", "game-over", "unlocked", "replaced", "robot-placed", "robot-moved"),
        *("robot-destroyed", "timer", "card-drawn", "card-ignored", "deck-shuffled", "turned", "room-hidden", "bomb"),
        *("phase-began", "card-discarded"),
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
def test_what_an_event_leaves_out_is_not_said(language: str) -> None:
    texts = Texts(language)

    def say(kind: int, who: int, a: int, b: int, c: int) -> str:
        return happened(from_row(0, (kind, who, a, b, c, EVERYONE)), texts, str)

    laid, moved = say(rows.LOCKED, 5, 0, rows.NOT_SAID, 0), say(rows.LOCKED, 5, 0, 24, 0)
    assert "A1" in laid and "A1" in moved and "E5" in moved and "E5" not in laid
    assert texts.character("sarah") in say(rows.REPLACED, 6, 0, 2, 0)
    assert texts("term-phase-slot-2") in say(rows.PHASE_BEGAN, -1, 2, 0, 0)
    assert say(rows.TURNED, -1, 0, 1, 0) == say(rows.TURNED, -1, 0, 0, 0)


def test_a_phase_in_which_nothing_happened_is_not_told() -> None:
    began = [(rows.PHASE_BEGAN, -1, slot, 0, 0, EVERYONE) for slot in range(4)]
    played = (rows.PASSED, 2, 0, 0, 0, EVERYONE)
    events = [from_row(i, row) for i, row in enumerate([began[0], began[1], played, began[2], began[3]])]
    assert [str(event) for event in told(events)] == [
        "phase-began phase=slot-1",
        "passed who=max",
        "phase-began phase=slot-a",  # the last one goes on
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_its_answers(language: str) -> None:
    words = dict.fromkeys(("cell", "from", "first", "second"), "b2")
    words |= {"target": "max", "line": "2", "direction": "left", "colour": "red", "robot": "1", "token": "look"}
    words |= {"tokens": "look move adrenaline", "source": "max", "command": "carry kevin b2"}
    for forms in command.GRAMMAR.values():
        for form in forms:
            assert answer(" ".join(words.get(command.slot(kind), kind) for kind in form.split()), Texts(language))


def test_every_event_has_its_sentence_with_itsvariables() -> None:
    sentences = {
        key.removeprefix("event-"): set(names) for key, names in variables("en").items() if key.startswith("event-")
    }
    wanted = {name: set(fields) - UNSAID for name, fields in KINDS.values()}
    for name, fields in wanted.items():
        fields |= next(({about} - {""} for about, names in ABOUT.items() if name in names), {"who"})
    wanted |= {"slid-alone": wanted["slid"] - {"who"}, "card-drawn-by": wanted["card-drawn"] | {"who"}}
    wanted |= {"locked-from": wanted["locked"], "replaced-by": wanted["replaced"] | {"who"}}
    wanted["locked"] = wanted["locked"] - {"from"}
    wanted["game-over"] = wanted["game-over"] - {"left"}  # how it ended says whether time was up
    # where everything is open, what somebody alone was told has his name
    wanted |= {"saw-open": wanted["saw"], "role-dealt-open": wanted["role-dealt"]}
    # why an action is lost depends on the action
    wanted |= {f"action-lost-{token}": wanted["action-lost"] for token in ("look", "move", "push", "control")}
    assert sentences == wanted


def test_names_are_those_of_the_books() -> None:
    """What players of an edition know a thing by, from the book of its language."""
    known = {
        "en": {
            "token-talent": "Special ability",
            "room-control": "Control chamber",
            "room-moving": "Moving chamber",
            "term-phase-clue": "Starting clue",
            "web-tool-clue": "Starting clue",
            "level-beginner": "Quick start",
        },
        "fr": {
            "token-talent": "Talent spécial",
            "term-hidden": "caché",
            "term-legend-reminder": "balise mémorielle",
            "rules-cards-basic": "Cartes Obstacles",
        },
        "pl": {
            "token-talent": "Specjalna zdolność",
            "term-phase-clue": "Wskazówka początkowa",
            "web-tool-clue": "Wskazówka początkowa",
            "level-beginner": "Szybki start",
        },
        "uk": {"room-deadend": "Вихід в нікуди", "token-talent": "Особлива дія", "level-beginner": "Для новачків"},
    }
    for language, names in known.items():
        assert {key: Texts(language)(key) for key in names} == names


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "talent"), ("en", "first look"), ("pl", "lini[aęiąo]"), ("pl", "pierwsze spojrzenie"), ("uk", "у нікуди")],
)
def test_a_word_that_no_book_has_is_not_said(language: str, word: str) -> None:
    said = {
        key: Texts(language).at("", {})(key, **dict.fromkeys(names, 1)) for key, names in variables(language).items()
    }
    assert [key for key, text in said.items() if re.search(rf"\b{word}s?\b", text.casefold())] == []


def test_the_browser_is_held_to_all_that_there_is_to_say() -> None:
    """Its own tests compare its words with those of the made file."""
    made = json.loads((ROOT / "web" / "tests" / "said.json").read_text(encoding="utf-8"))
    kinds = ("event-", "answer-", "ask-", "result-", "card-")
    known = {id for id in variables("en") if id.startswith(kinds) and not id.endswith("-help")}
    retold = {"event-saw-open", "event-role-dealt-open"}  # said where a finished game is seen again
    assert known - {one["said"]["id"] for one in made} == retold
