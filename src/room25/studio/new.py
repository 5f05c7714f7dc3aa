"""New files of an expansion: `room25 new expansion`, `room25 new room`, `room25 new card`. What they write works as it is."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

from room25.engine.rules.cards import BY_KEY as CARDS
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.rules.rooms import BY_MARK
from room25.errors import BadText
from room25.setup import editions
from room25.studio import templates

__all__ = ["card", "expansion", "room"]

NAME = re.compile(r"[a-z][a-z0-9-]{0,31}")
KEY = re.compile(r"[a-z][a-z0-9_]{0,23}")
PLAYED_IN = ("season2", "ultimate-en", "ultimate-pl", "ultimate-uk")  # with cards, adrenaline and M.A.C. rooms


def expansion(folder: Path, based_on: str) -> list[Path]:
    """Make a folder with an edition by difference; returns what was written. Raises BadText."""
    name = folder.name
    if not NAME.fullmatch(name):
        raise BadText(f"{name!r} is no name for an expansion: small letters, digits and hyphens, 32 of them at most")
    if based_on not in editions.PRINTED:
        raise BadText(f"there is no edition {based_on!r} to differ from; there are {', '.join(editions.PRINTED)}")
    if name in editions.EDITIONS:
        raise BadText(f"there is an edition {name!r} already: call the folder otherwise")
    if folder.exists() and any(folder.iterdir()):
        raise BadText(f"{folder} is there already and not empty")
    words = {"name": name, "title": _title(name), "based_on": based_on}
    return [
        _write(folder / "expansion.toml", templates.HEAD.format(**words)),
        _write(folder / "editions" / f"{name}.toml", templates.EDITION.format(**words)),
        _write(folder / "texts" / "en.ftl", templates.EDITION_TEXTS.format(**words)),
    ]


def room(folder: Path, key: str) -> list[Path]:
    """Write a room that works into an expansion, and count it in its editions; returns what was written or added to."""
    _check(folder, key, "room", set(ROOMS))
    words = _words(folder, key, "ROOM") | {"mark": (mark := _mark(folder, key)), "low": mark.lower()}
    written = [
        _write(folder / "rooms" / f"{key}.py", templates.ROOM.format(**words)),
        _write(folder / "rooms" / f"{key}.svg", templates.PICTURE),
        _write(folder / "scenarios" / f"{key}.yaml", templates.ROOM_SCENARIO.format(**words)),
        _add(folder / "texts" / "en.ftl", templates.ROOM_TEXTS.format(**words)),
        _add(folder / "rules.md", templates.ROOM_RULE.format(**words)),
    ]
    for path in _editions(folder):
        written.append(_insert(path, "box", f"{key} = 2"))
    return written


def card(folder: Path, key: str) -> list[Path]:
    """Write a card that works into an expansion, and put it into the decks of its editions; returns what was written or added to."""
    _check(folder, key, "card", set(CARDS))
    words = _words(folder, key, "CARD")
    written = [
        _write(folder / "cards" / f"{key}.py", templates.CARD.format(**words)),
        _write(folder / "scenarios" / f"{key}.yaml", templates.CARD_SCENARIO.format(**words)),
        _add(folder / "texts" / "en.ftl", templates.CARD_TEXTS.format(**words)),
        _add(folder / "rules.md", templates.CARD_RULE.format(**words)),
    ]
    for path in _editions(folder):
        said = _read(path).get("cards", {})
        for name, one in (("in", key), ("out", _spare(said))):
            if name in said:
                _put(path, re.sub(rf"(?m)^({name} = \[)", rf'\1"{one}", ', path.read_text(encoding="utf-8")))
            else:
                _insert(path, "cards", f'{name} = ["{one}"]')
        written.append(path)
    return written


def _spare(said: dict[str, list[str]]) -> str:
    """A card of which the box has most, so that the deck keeps its size."""
    left: Counter[str] = Counter(editions.default_cards()["madness"])
    left.subtract(said.get("out", ()))
    return max(left, key=lambda card: (left[card], card))


def _check(folder: Path, key: str, what: str, taken: set[str]) -> None:
    if not (folder / "expansion.toml").is_file():
        raise BadText(f"{folder} is no expansion: `room25 new expansion {folder / 'my-expansion'}` makes one")
    if not KEY.fullmatch(key):
        raise BadText(f"{key!r} is no key for a {what}: a small letter, then small letters, digits and _")
    if key in taken:
        raise BadText(f"there is a {what} {key!r} in the game already")
    if (folder / f"{what}s" / f"{key}.py").exists() or (folder / "scenarios" / f"{key}.yaml").exists():
        raise BadText(f"{folder} has a {what} {key!r} already")
    if not _editions(folder):
        raise BadText(f"{folder} has no edition in which a new {what} could be played: editions/*.toml")
    _words(folder, key, what.upper())


def _words(folder: Path, key: str, kind: str) -> dict[str, str]:
    path = _editions(folder)[0]
    based_on = str(_read(path).get("based_on", ""))
    if based_on in editions.PRINTED and based_on not in PLAYED_IN:
        raise BadText(
            f"{path} is based on {based_on}, which has no adrenaline: what is written here needs {', '.join(PLAYED_IN)}"
        )
    title = _title(key)
    return {
        "key": key,
        "title": title,
        "short": title[:9].strip(),
        "rule": f"{kind}-{key.upper().replace('_', '-')}-01",
        "edition": path.stem,
    }


def _mark(folder: Path, key: str) -> str:
    """Two letters that no other room has."""
    own = {
        mark
        for path in (folder / "rooms").glob("*.py")
        for mark in re.findall(r'mark="(\w\w)"', path.read_text(encoding="utf-8"))
    }
    letters: str = re.sub(r"[^A-Z0-9]", "", key.upper())
    marks: list[str] = [letters[0] + other for other in (*letters[1:], *"ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789")]
    return next((mark for mark in marks if mark not in BY_MARK and mark not in own), marks[0])


def _editions(folder: Path) -> list[Path]:
    return sorted((folder / "editions").glob("*.toml"))


def _title(name: str) -> str:
    return re.sub(r"[-_]+", " ", name).capitalize()


def _read(path: Path) -> dict[str, dict[str, list[str]]]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadText(str(error), str(path)) from None


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    return _put(path, text)


def _add(path: Path, text: str) -> Path:
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    return _write(path, before + ("" if not before or before.endswith("\n") else "\n") + text)


def _insert(path: Path, table: str, line: str) -> Path:
    """Add a line to a table of a TOML file, or the table at the end."""
    text = path.read_text(encoding="utf-8")
    head = re.search(rf"(?m)^\[{table}\].*\n", text)
    if head is None:
        return _add(path, f"\n[{table}]\n{line}\n")
    return _put(path, f"{text[: head.end()]}{line}\n{text[head.end() :]}")


def _put(path: Path, text: str) -> Path:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadText(f"{path} cannot be written: {error.strerror}") from None
    return path
