"""The rooms and cards of an expansion: their files run as modules of the rulebook, and are held to what its own are held to."""

from __future__ import annotations

import pkgutil
import re
import sys
import traceback
import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from room25.compile.link import Program, rule_functions
from room25.compile.lint import complaints, is_rule
from room25.engine.marks import CODES
from room25.engine.rules import cards, registry, rooms
from room25.engine.rules.cards import BASIC, MADNESS, Card
from room25.engine.rules.registry import Thing
from room25.engine.rules.rooms import Room
from room25.engine.table.board import BLUE, COLOURS
from room25.resources import resource
from room25.setup.expansions.faults import Faults

__all__ = ["Found", "find", "take_in"]

KEY = re.compile(r"[a-z][a-z0-9_]{0,23}")
MARK = re.compile(r"[A-Z][A-Z0-9]")
RULE = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d{2}")
MOST_CARDS = 16  # kinds: observations have a place for so many
PACKAGES = {"rooms": rooms, "cards": cards}


@dataclass(frozen=True)
class Found:
    """What lies in a folder, by key: a file is called like its room or card."""

    folder: Path
    rooms: tuple[str, ...]
    cards: tuple[str, ...]

    @property
    def files(self) -> tuple[Path, ...]:
        return tuple(self.folder / kind / f"{key}.py" for kind, keys in self.by_kind() for key in keys)

    def by_kind(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return ("rooms", self.rooms), ("cards", self.cards)


def find(folder: Path, faults: Faults) -> Found:
    """The files that hold rooms and cards. What cannot be called so is a fault."""
    keys: dict[str, tuple[str, ...]] = {}
    for kind, package in PACKAGES.items():
        taken = {module.name for module in pkgutil.iter_modules(package.__path__)}
        files = sorted((folder / kind).glob("*.py"))
        for path in files:
            if not KEY.fullmatch(path.stem):
                faults.add(path, "a file is called like its key: a small letter, then small letters, digits and _")
            elif path.stem in taken:
                faults.add(path, f"there is a {kind[:-1]} {path.stem!r} already: give yours another name")
        keys[kind] = tuple(path.stem for path in files)
    room_for = {"rooms": CODES - len(rooms.REGISTRY), "cards": MOST_CARDS - len(cards.REGISTRY)}
    for kind, most in room_for.items():
        if len(keys[kind]) > most:
            faults.add(folder / kind, f"{len(keys[kind])} are too many: there is room for {most} more {kind}")
    return Found(folder, keys["rooms"], keys["cards"])


def take_in(found: Found, faults: Faults, check: Callable[[], None]) -> None:
    """Register them. Raises BadExpansion, and registers nothing, if one of them or `check` finds a fault."""
    parts = {
        package.__name__: (package.REGISTRY, keys) for (kind, keys) in found.by_kind() for package in [PACKAGES[kind]]
    }

    def check_all(modules: Sequence[ModuleType]) -> None:
        for module in modules:
            _check(module, faults)
        faults.check()
        _check_calls(found, faults)
        check()
        faults.check()

    written, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    for kind, package in PACKAGES.items():
        package.__path__.append(str(found.folder / kind))
    try:
        registry.take_in(parts, check_all)
    except BaseException as error:
        for package in PACKAGES.values():
            package.__path__.pop()
        if isinstance(error, Exception) and not faults.found:
            _blame(error, found, faults)
            faults.check()
        raise
    finally:
        sys.dont_write_bytecode = written


def _check(module: ModuleType, faults: Faults) -> None:
    path = Path(str(module.__file__))
    kind, name, what = (Room, "ROOM", "room") if path.parent.name == "rooms" else (Card, "CARD", "card")
    thing = vars(module).get(name)
    if not isinstance(thing, kind):
        faults.add(path, f"it has no {name} = {kind.__name__}(code=NEXT, key={path.stem!r}, …)")
        return
    line = _line(path, rf"^{name}\b")
    if sum(isinstance(value, Thing) for value in vars(module).values()) > 1:
        faults.add(path, f"it makes several things: a file holds one {what}", line)
    if thing.code >= len(rooms.REGISTRY if isinstance(thing, Room) else cards.REGISTRY):
        faults.add(path, f"its code is {thing.code}: code=NEXT takes the next one that is free", line)
    if thing.key != path.stem:
        faults.add(path, f"the key of its {what} is {thing.key!r}; it is called like the file: {path.stem!r}", line)
    for rule in thing.rules:
        if not RULE.fullmatch(rule):
            faults.add(path, f"{rule!r} is no id of a rule; one is written like ROOM-{path.stem.upper()}-01", line)
        elif f"**{rule}**" in resource("docs", "rules", "RULES.md").read_text(encoding="utf-8"):
            faults.add(path, f"{rule} is a rule of the game's own: give yours another id", line)
        elif f"- **{rule}** " not in _text(path.parents[1] / "rules.md"):
            faults.add(path.parents[1] / "rules.md", f"it does not say {rule}: add a line `- **{rule}** …`")
    if not thing.rules:
        faults.add(path, f"it carries out no rule: rules=('{what.upper()}-{path.stem.upper()}-01',)", line)
    if isinstance(thing, Room):
        _check_room(path, line, thing, faults)
    elif isinstance(thing, Card):
        _check_card(path, line, thing, faults)
    _check_functions(path, module, thing, faults)


def _check_room(path: Path, line: int, room: Room, faults: Faults) -> None:
    same = [other.key for other in rooms.REGISTRY.values() if other.mark == room.mark and other is not room]
    if not MARK.fullmatch(room.mark):
        faults.add(path, f"its mark is {room.mark!r}: a capital letter, and a capital letter or a digit", line)
    elif same or room.mark == "R2":
        faults.add(path, f"its mark {room.mark} is that of {', '.join(same) or 'room25'} already", line)
    if room.colour not in range(BLUE + 1, len(COLOURS)):
        faults.add(path, "its colour is GREEN, YELLOW or RED, from room25.engine.table.board", line)


def _check_card(path: Path, line: int, card: Card, faults: Faults) -> None:
    if card.group not in (BASIC, MADNESS):
        faults.add(path, "its group is BASIC or MADNESS", line)
    if len(card.faces) != 1:
        faults.add(path, "it has one face: faces=1", line)
    if "step" not in card.hooks:
        faults.add(path, "it does nothing: hook a function in with @CARD.step", line)


def _check_functions(path: Path, module: ModuleType, thing: Thing, faults: Faults) -> None:
    """What is hooked in, and whatever else the file defines, keeps to the compiled subset."""
    own = [f for f in vars(module).values() if isinstance(f, types.FunctionType) and f.__module__ == module.__name__]
    for f in own:
        if is_rule(f):
            for complaint in complaints(f):
                faults.add(path, f"{complaint.function} {complaint.reason}", complaint.line)
        else:
            what = f"{f.__name__} is no rule function: every parameter is annotated (s: State, who: int, …), and it gives int or None"
            faults.add(path, what, f.__code__.co_firstlineno)
    for verb, hook in thing.hooks.items():
        if not is_rule(hook):
            faults.add(path, f"what is hooked in as {verb} is no rule function", _line(path, rf"{verb}\b"))


def _check_calls(found: Found, faults: Faults) -> None:
    """No rule calls itself, by whatever way round: it schedules on the agenda instead."""
    program = Program()
    for _, f, _ in rule_functions():
        if Path(f.__code__.co_filename) in found.files:
            try:
                program.in_order([f])
            except RecursionError:
                what = f"{f.__name__} comes back to itself by what it calls: let it schedule on the agenda instead"
                faults.add(Path(f.__code__.co_filename), what, f.__code__.co_firstlineno)


def _blame(error: Exception, found: Found, faults: Faults) -> None:
    """Say what went wrong while a file was run, and where."""
    if isinstance(error, SyntaxError) and error.filename:
        faults.add(Path(error.filename), f"this is no Python: {error.msg}", error.lineno or 0)
        return
    places = [(Path(at.filename), at.lineno) for at in traceback.extract_tb(error.__traceback__)]
    path, line = next((at for at in reversed(places) if at[0] in found.files), (found.folder, 0))
    said = f"{type(error).__name__}: {error}" if not isinstance(error, ValueError) else str(error)
    faults.add(path, said, line or 0)


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""


def _line(path: Path, pattern: str) -> int:
    lines = _text(path).splitlines()
    return next((number for number, line in enumerate(lines, start=1) if re.search(pattern, line)), 0)
