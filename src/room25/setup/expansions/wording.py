"""The words and pictures of an expansion: what has to be there, and what it can be played without."""

from __future__ import annotations

import re
from pathlib import Path

from room25.resources import resource
from room25.setup.expansions.faults import Faults
from room25.setup.expansions.things import Found

__all__ = ["check"]

MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)
LANGUAGES = ("fr", "pl", "uk")  # besides English, which there has to be
SHORT = 9  # letters on a square of the board
LARGEST = 4000  # bytes of a picture
SVG = re.compile(r"<(/?)([a-zA-Z]+)([^>]*)>")
SHAPES = ("svg", "path", "rect", "circle", "ellipse", "g")
UNSAFE = re.compile(r"\bon\w+=|href|url\(|style=|\bid=", re.IGNORECASE)


def check(folder: Path, found: Found, editions: tuple[str, ...], faults: Faults) -> tuple[str, ...]:
    """Note the faults of texts and pictures; returns what is missing and may be."""
    needed = [
        *(f"room-{key}{part}" for key in found.rooms for part in ("", "-short", "-help")),
        *(f"card-{key}{part}" for key in found.cards for part in ("", "-help")),
        *(f"edition-{name}{part}" for name in editions for part in ("", "-help")),
    ]
    notes: list[str] = []
    rules = folder / "rules.md"
    try:
        rules.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        faults.add(rules, "this is no text in UTF-8")
    except OSError:
        pass  # whoever cites a rule says that it is not there
    english = folder / "texts" / "en.ftl"
    said = _messages(english)
    for message in needed:
        if message not in said:
            faults.add(english, f"it says nothing for {message}: add a line `{message} = …`")
    ours = set(_messages(resource("locales", "en.ftl")))
    for path in sorted((folder / "texts").glob("*.ftl")):
        _check_texts(path, found, ours, faults)
    for language in LANGUAGES:
        lacking = set(said) - set(_messages(folder / "texts" / f"{language}.ftl"))
        if lacking:
            notes.append(f"texts/{language}.ftl lacks {len(lacking)} of {len(said)} texts: they are said in English")
    for key in found.rooms:
        path = folder / "rooms" / f"{key}.svg"
        if path.is_file():
            _check_picture(path, faults)
        else:
            notes.append(f"rooms/{key}.svg is not there: the browser shows the floor and the sign of its colour alone")
    return tuple(notes)


def _messages(path: Path) -> dict[str, int]:
    """The names of a catalogue's messages, with their lines."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return {}
    return {match[1]: text.count("\n", 0, match.start()) + 1 for match in MESSAGE.finditer(text)}


def _check_texts(path: Path, found: Found, ours: set[str], faults: Faults) -> None:
    from fluent.syntax import FluentParser, ast

    if path.stem not in ("en", *LANGUAGES):
        faults.add(path, f"the game does not speak {path.stem!r}: texts are en, {', '.join(LANGUAGES)}")
        return
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        faults.add(path, "this is no text in UTF-8")
        return
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            faults.add(path, f"this cannot be read: {entry.annotations[0].message if entry.annotations else ''}", line)
        elif isinstance(entry, ast.Message) and entry.id.name in ours:
            faults.add(path, f"{entry.id.name} is said by the game itself", line)
    lines = _messages(path)
    for key in found.rooms:
        short = re.search(rf"^room-{key}-short = (.*)$", text, re.MULTILINE)
        if short and len(short[1].strip()) > SHORT:
            where = lines[f"room-{key}-short"]
            faults.add(path, f"{short[1].strip()!r} is too long for a square: {SHORT} letters at most", where)


def _check_picture(path: Path, faults: Faults) -> None:
    """It is drawn into the page of every player, so it holds shapes and nothing else."""
    text = path.read_text(encoding="utf-8", errors="replace")
    if len(text.encode()) > LARGEST:
        faults.add(path, f"a picture has {LARGEST} bytes at most, not {len(text.encode())}")
    if 'viewBox="0 0 100 100"' not in text:
        faults.add(path, 'it is drawn on viewBox="0 0 100 100"')
    for match in SVG.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        if match[2] not in SHAPES:
            faults.add(path, f"<{match[2]}> is none of the shapes that a picture is made of: {', '.join(SHAPES)}", line)
        elif unsafe := UNSAFE.search(match[3]):
            faults.add(path, f"{unsafe[0]!r} has no place in a picture", line)
    if re.search(r"<[!?]", text):
        faults.add(path, "a picture is one <svg> with shapes in it, and nothing before it")
