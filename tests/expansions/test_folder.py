"""A folder with mistakes gets sentences: the file, the line, what is wrong and what else is possible. Nothing of it stays behind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from room25.compile import cpu
from room25.engine.brain.rooms import PRICE
from room25.engine.rules import cards, rooms
from room25.engine.rules.registry import OUTSIDE
from room25.resources import ADDED
from room25.setup import editions
from room25.setup.expansions import LOADED, load
from room25.setup.expansions.faults import BadExpansion
from room25.studio import new

Spoil = Callable[[Path], object]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An expansion that could be loaded."""
    made = tmp_path / "hot-rooms"
    new.expansion(made, "ultimate-en")
    new.room(made, "furnace")
    new.card(made, "siren")
    return made


def add(name: str, text: str) -> Spoil:
    def spoil(folder: Path) -> None:
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text((path.read_text(encoding="utf-8") if path.exists() else "") + text, encoding="utf-8")

    return spoil


def put(name: str, old: str, text: str) -> Spoil:
    def spoil(folder: Path) -> None:
        before = (folder / name).read_text(encoding="utf-8")
        assert old in before
        (folder / name).write_text(before.replace(old, text), encoding="utf-8")

    return spoil


def gone(name: str) -> Spoil:
    return lambda folder: (folder / name).unlink()


ROOM, CARD, EDITION = "rooms/furnace.py", "cards/siren.py", "editions/hot-rooms.toml"
ADRENALINE = "effects.lose_adrenaline(s, c)"
MISTAKES: dict[str, tuple[Spoil, str]] = {
    "no name": (
        put("expansion.toml", "name =", "nmae ="),
        "expansion.toml, line 2: there is no key 'nmae'; did you mean 'name'?",
    ),
    "no TOML": (add("expansion.toml", "\nhot"), "expansion.toml"),
    "a price of nothing": (
        add("expansion.toml", "furnance = 3\n"),
        "line 5: there is no room 'furnance' in rooms/; did you mean 'furnace'?",
    ),
    "a price that is none": (
        add("expansion.toml", "furnace = 5000\n"),
        "furnace costs a whole number from -1000 to 1000",
    ),
    "no Python": (add(ROOM, "\ndef ("), "rooms/furnace.py, line 20: this is no Python: invalid syntax"),
    "an import of nothing": (
        put(ROOM, "import effects", "import effect"),
        "rooms/furnace.py, line 6: ImportError: cannot import name 'effect'",
    ),
    "no room": (put(ROOM, "ROOM = ", "FURNACE = "), "rooms/furnace.py"),
    "another key": (
        put(ROOM, 'key="furnace"', 'key="oven"'),
        "line 11: the key of its room is 'oven'; it is called like the file: 'furnace'",
    ),
    "a mark that is taken": (put(ROOM, 'mark="FU"', 'mark="EM"'), "line 11: its mark EM is that of empty already"),
    "a mark of one letter": (
        put(ROOM, 'mark="FU"', 'mark="F"'),
        "its mark is 'F': a capital letter, and a capital letter or a digit",
    ),
    "blue": (put(ROOM, "YELLOW", "BLUE"), "its colour is GREEN, YELLOW or RED"),
    "a code that is taken": (
        put(ROOM, "code=NEXT", "code=3"),
        "rooms/furnace.py, line 11: <room furnace> cannot have the code 3",
    ),
    "a code far away": (
        put(ROOM, "code=NEXT", "code=30"),
        "line 11: its code is 30: code=NEXT takes the next one that is free",
    ),
    "two rooms in a file": (
        add(ROOM, '\n\nOTHER = Room(code=NEXT, key="oven", mark="OV", colour=YELLOW, rules=())\n'),
        "line 11: it makes several things: a file holds one room",
    ),
    "too few numbers": (
        put(ROOM, ", came_from: int", ""),
        "take_adrenaline is hooked in as on_enter, which takes s and 4 more",
    ),
    "no annotations": (
        put(ROOM, "who: int, group: int", "who, group"),
        "take_adrenaline is no rule function: every parameter is annotated",
    ),
    "a list": (put(ROOM, ADRENALINE, "s.dead = [c]"), "rooms/furnace.py, line 18: take_adrenaline makes a list"),
    "a float": (
        put(ROOM, ADRENALINE, "s.rounds_left = s.rounds_left / 2"),
        "line 18: take_adrenaline divides into a float: use //",
    ),
    "no field": (put(ROOM, ADRENALINE, "s.heat = 1"), "line 18: take_adrenaline reads s.heat, which is no field"),
    "a print": (put(ROOM, ADRENALINE, "print(c)"), "line 18: take_adrenaline calls print, which is no rule function"),
    "a circle": (
        put(
            ROOM,
            ADRENALINE,
            "rooms.ENTER(s, s.kind[tile], who, group, tile, came_from)\n\nfrom room25.engine.rules import rooms\n",
        ),
        "take_adrenaline comes back to itself by what it calls: let it schedule on the agenda instead",
    ),
    "a rule of the game's own": (
        put(ROOM, "ROOM-FURNACE-01", "ROOM-ACID-01"),
        "ROOM-ACID-01 is a rule of the game's own",
    ),
    "a rule that nobody says": (
        gone("rules.md"),
        "rules.md: it does not say ROOM-FURNACE-01: add a line `- **ROOM-FURNACE-01** …`",
    ),
    "a room that there is": (
        add("rooms/acid.py", ""),
        "rooms/acid.py: there is a room 'acid' already: give yours another name",
    ),
    "too many rooms": (
        lambda folder: [add(f"rooms/r{n}.py", "")(folder) for n in range(9)],
        "rooms: 10 are too many: there is room for 5 more rooms",
    ),
    "a card without a step": (put(CARD, "@CARD.step\n", ""), "it does nothing: hook a function in with @CARD.step"),
    "a card with faces": (put(CARD, "faces=1", "faces=3"), "line 9: it has one face: faces=1"),
    "no base": (
        put(EDITION, '"ultimate-en"', '"ultimat-en"'),
        "hot-rooms.toml, line 2: based_on names the edition that it differs from, not 'ultimat-en'; did you mean 'ultimate-en'?",
    ),
    "a key that there is not": (
        add(EDITION, "\n[complex.inferno]\n"),
        "there is no key 'complex' here; did you mean 'complexes'?",
    ),
    "a room that there is not": (
        put(EDITION, "[box]\n", "[box]\nfurnase = 1\n"),
        "line 5: there is no room 'furnase'; did you mean 'furnace'?",
    ),
    "a switch that there is not": (
        add(EDITION, "\n[switches]\nalarms = 1\n"),
        "line 12: there is no switch 'alarms'; did you mean 'alarm'?",
    ),
    "a switch too high": (
        add(EDITION, "\n[switches]\ngather = 2\n"),
        "suspicion: the switch gather goes from 0 to 1, not 2",
    ),
    "a number in quotes": (
        add(EDITION, '\n[modes.solo]\nrounds = { 4 = "9" }\n'),
        "line 12: rounds is numbers by number, as { 4 = 10 }",
    ),
    "rounds without end": (
        add(EDITION, "\n[modes.solo]\nrounds = { 4 = 99 }\n"),
        "solo: a game has 1 to 14 rounds, not 99 (with 4 characters)",
    ),
    "24 tiles": (
        add(
            EDITION,
            "\n[complexes.a]\nfixed = { central = 1, room25 = 1 }\nfree = { red = 5, yellow = 5, green = 12 }\n",
        ),
        "a: a complex has 25 tiles, not 24",
    ),
    "more than the box": (
        add(
            EDITION,
            "\n[complexes.a]\nfixed = { central = 1, room25 = 1, furnace = 3 }\nfree = { red = 10, green = 10 }\n",
        ),
        "a: 3 × furnace, and the box holds 2",
    ),
    "a crowd at the exit": (
        put(EDITION, "[box]\n", "zone = ['room25', 'empty', 'tunnel', 'mortal']\n[box]\n"),
        "tiles must start in the exit zone, which has 12 squares",
    ),
    "a deck too large": (put(EDITION, "out = [", "# out = ["), "a deck has 58 cards at most, not 59: take some out"),
    "a card that there is not": (put(EDITION, '"siren"', '"sirene"'), "'sirene' is no card"),
    "a mode that there is not": (
        put(EDITION, "based_on", "without = ['sol']\nbased_on"),
        "line 2: there is no mode 'sol' to leave out; did you mean 'solo'?",
    ),
    "no text": (
        put("texts/en.ftl", "room-furnace-help", "room-furnance-help"),
        "texts/en.ftl: it says nothing for room-furnace-help",
    ),
    "a long short name": (
        put("texts/en.ftl", "short = Furnace", "short = Blast furnace"),
        "'Blast furnace' is too long for a square: 9 letters at most",
    ),
    "a text of ours": (add("texts/en.ftl", "room-acid = Vinegar\n"), "room-acid is said by the game itself"),
    "a broken text": (add("texts/en.ftl", "room = {\n"), "texts/en.ftl, line 8"),
    "a language of its own": (add("texts/de.ftl", "a = b\n"), "texts/de.ftl: the game does not speak 'de'"),
    "a script in a picture": (
        put("rooms/furnace.svg", "</svg>", "<script>1</script></svg>"),
        "<script> is none of the shapes",
    ),
    "a picture that acts": (
        put("rooms/furnace.svg", "<path ", '<path onload="x()" '),
        "'onload=' has no place in a picture",
    ),
}


def everything() -> tuple[object, ...]:
    return (
        dict(rooms.REGISTRY), dict(cards.REGISTRY), dict(rooms.BY_MARK), rooms.TRAITS, cards.KIND_OF, cards.FACES, PRICE,
        editions.EDITIONS, list(ADDED), dict(LOADED), list(OUTSIDE), len(rooms.__path__),
    )  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_in_a_sentence_and_nothing_stays_behind(folder: Path, name: str) -> None:
    spoil, said = MISTAKES[name]
    before, text = everything(), cpu.text()
    spoil(folder)
    with pytest.raises(BadExpansion) as told:
        load(folder)
    assert said in str(told.value), str(told.value)
    assert all(fault.count(": ") for fault in told.value.faults)
    assert everything() == before and cpu.text() is text


def test_what_is_wrong_is_told_all_at_once(folder: Path) -> None:
    for name in ("no text", "a script in a picture", "a price of nothing"):
        MISTAKES[name][0](folder)
    with pytest.raises(BadExpansion) as told:
        load(folder)
    assert len(told.value.faults) == 3 and str(told.value).startswith(f"the expansion in {folder} cannot be used:\n  ")


def test_no_folder_is_none(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nothing"):
        with pytest.raises(BadExpansion, match=r"room25 new expansion .* makes one"):
            load(path)
