"""Taking a folder in: everything is read and checked first, then it is registered at once, or nothing is."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from room25.engine.brain.rooms import GIVEN
from room25.engine.rules.registry import OUTSIDE
from room25.errors import Room25Error
from room25.resources import ADDED, Added
from room25.setup import editions
from room25.setup.expansions import difference, things, wording
from room25.setup.expansions.faults import BadExpansion, Faults, instead, line_of
from room25.setup.expansions.shelf import LOADED, Expansion, tell_children

__all__ = ["take_in"]

HEAD = "expansion.toml"
KEYS = ("name", "prices")
NAME = re.compile(r"[a-z][a-z0-9-]{0,31}")
PLAYED = (HEAD, "editions/*.toml", "rooms/*.py", "cards/*.py")  # how it looks, is called and is shown changes no game
DEAREST = 1000  # of a room: what a death costs


def take_in(said: Path) -> Expansion:
    """Take a folder in, or the file of one edition, if it is not here yet.

    Raises BadExpansion, or Room25Error if it cannot be together with others.
    """
    place = said.expanduser().absolute().resolve()
    if place.suffix == ".toml" and place.is_file() and place.name != HEAD:
        return _take_in(place, place.parent, [place])
    if not (place / HEAD).is_file():
        what = "there is no such folder" if not place.is_dir() else f"there is no {HEAD} in it"
        raise BadExpansion(said, (f"{what}: `room25 new expansion {said.name}` makes one",))
    return _take_in(place, place, sorted({path for pattern in PLAYED for path in place.glob(pattern)}))


def _take_in(place: Path, folder: Path, played: list[Path]) -> Expansion:
    """`place` is the folder, or the only file."""
    hash = _hash(folder, played)
    known = next((one for one in LOADED.values() if one.folder == place), None)
    if known is not None and known.hash == hash:
        return known
    faults = Faults(folder)
    files = {path: read_toml(path, faults) for path in played if path.suffix == ".toml"}
    faults.check()
    head = files.pop(place / HEAD, {"name": place.stem})
    name = _name(place, head, faults)
    if name in LOADED:
        other = "has changed since it was loaded" if known else f"is loaded already, from {LOADED[name].folder}"
        raise Room25Error(f"the expansion {name} {other}: begin a new process to load this one")
    found = things.find(place, faults)
    prices = _prices(place, head, found.rooms, faults)
    notes = wording.check(place, found, tuple(path.stem for path in files), faults) if place == folder else ()
    faults.check()
    made: dict[str, str] = {}
    expansion = LOADED[name] = Expansion(name, hash, place, found.rooms, found.cards, made, notes)
    GIVEN.update(prices)
    try:
        things.take_in(found, faults, lambda: made.update(difference.add_all(files, expansion.label, faults)))
    except BaseException:
        del LOADED[name]
        editions.forget(path.stem for path in files)
        for key in prices:
            del GIVEN[key]
        raise
    OUTSIDE.extend(found.files)
    needs = {one: tuple(label.partition("@")[0] for label in editions.load(one).needs) for one in made}
    ADDED.append(Added(name, place, made, needs, _plain_names(made)))
    tell_children()
    return expansion


def _plain_names(made: Iterable[str]) -> dict[str, str]:
    """What is said of editions, complexes and options of which nobody has said anything: their keys."""
    said: dict[str, str] = {}
    for name in made:
        edition = editions.load(name)
        for kind, keys in (("edition", [name]), ("complex", edition.complexes), ("option", edition.options)):
            said |= {f"{kind}-{key}{part}": key for key in keys for part in ("", "-help")}
    return said


def read_toml(path: Path, faults: Faults) -> dict[str, Any]:
    """What a file says, or nothing if it cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        place = re.search(r"\(at line (\d+),.*\)", str(error))
        faults.add(path, re.sub(r" \(at .*\)$", "", str(error)), int(place[1]) if place else 0)
        return {}


def _name(folder: Path, head: dict[str, Any], faults: Faults) -> str:
    if not (folder / HEAD).is_file():
        if not NAME.fullmatch(str(head["name"])):
            faults.add(
                folder, "the file is called like its edition: small letters, digits and hyphens, 32 of them at most"
            )
        return str(head["name"])
    path, text = folder / HEAD, (folder / HEAD).read_text(encoding="utf-8")
    for key in head:
        if key not in KEYS:
            faults.add(path, f"there is no key {key!r}{instead(key, KEYS)}", line_of(text, key))
    name = head.get("name", "")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        what = 'it says name = "…": small letters, digits and hyphens, 32 of them at most'
        faults.add(path, what, line_of(text, "name"))
        return ""
    return name


def _prices(folder: Path, head: dict[str, Any], rooms: tuple[str, ...], faults: Faults) -> dict[str, int]:
    """What entering its rooms costs a bot, in thousandths of a life."""
    prices = head.get("prices", {})
    if not prices:
        return {}
    path, text = folder / HEAD, (folder / HEAD).read_text(encoding="utf-8")
    if not isinstance(prices, dict):
        faults.add(path, "prices are a table: [prices]", line_of(text, "prices"))
        return {}
    for key, price in prices.items():
        line = line_of(text, "prices", key)
        if key not in rooms:
            faults.add(path, f"there is no room {key!r} in rooms/{instead(key, rooms)}", line)
        elif not isinstance(price, int) or isinstance(price, bool) or not -DEAREST <= price <= DEAREST:
            faults.add(path, f"{key} costs a whole number from {-DEAREST} to {DEAREST} (a death), not {price!r}", line)
    return prices


def _hash(folder: Path, played: Iterable[Path]) -> str:
    """Of every file that says how it is played, with its name."""
    digest = hashlib.sha256()
    for path in played:
        name = path.relative_to(folder).as_posix().encode()
        digest.update(name + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:12]
