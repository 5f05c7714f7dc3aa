"""The reference of the table: every field of the state, every family of answers, every kind of event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import where
import words

WIDTHS = {"i1": "1 byte", "i2": "2 bytes", "i4": "4 bytes", "i8": "8 bytes"}


def fields() -> str:
    """Every field of the flat state, in the groups in which the source lists them."""
    rows, scratch = where.find(where.FIELDS), set(where.find(where.SCRATCH))
    about = (
        f"The {len(rows)} fields of the flat state, in the order of the record. A view has the same fields, with -3 where its "
        "seat may not know. A field with several numbers says how many: one per tile, character or kind of room, as its group says. "
        "What is scratch is no part of a position: it is neither saved nor compared."
    )
    return words.page("Fields of the state", about, *_groups(rows, scratch))


def _groups(rows: Any, scratch: set[str]) -> Iterator[list[str]]:
    """One table per heading; a heading is a comment above its rows."""
    path, name = where.file_of(where.FIELDS), where.FIELDS.partition(":")[2]
    said = words.comments(path)
    lines = dict(words.tuple_rows(path, name))
    group: list[tuple[str, ...]] = []
    title, last = "", 0
    for row in rows:
        key, length, width, meaning = _row(row)
        line = lines.get(key, 0)
        above = [said[n] for n in range(last + 1, line) if n in said and last]
        if not last:
            above = [said[line - 1]] if line - 1 in said else []
        if above and group:
            yield _section(title, group)
            group = []
        title = " ".join(above) or title
        last = line
        meaning = meaning or said.get(line, "")
        group.append(
            (words.code(key), str(length or "1"), WIDTHS.get(width, width), meaning, "yes" if key in scratch else "")
        )
    yield _section(title, group)


def _row(row: Any) -> tuple[str, int, str, str]:
    if isinstance(row, tuple) and not hasattr(row, "name"):
        return row[0], row[1], row[2], row[3] if len(row) > 3 else ""
    return row.name, row.length, row.width, getattr(row, "meaning", "")


def _section(title: str, group: list[tuple[str, ...]]) -> list[str]:
    heading = [f"## {title[:1].upper()}{title[1:]}", ""] if title else []
    return [*heading, *words.table(("field", "numbers", "width of each", "what it says", "scratch"), group)]


def answers() -> str:
    """Every family of answers with its numbers and its words."""
    rows = [
        (numbers, words.code(name), ", ".join(words.code(form) for form in family.forms), added)
        for family, (numbers, name, added) in zip(where.find(where.FAMILIES), where.find(where.ADDED)())
    ]
    about = (
        "Every answer that any edition can ask for has one number, for ever: records, trained networks and other people's programs hold "
        "it. Directions are north, east, south, west; lines the five rows, then the five columns; ways left or up, right or down; colours "
        "blue, green, yellow, red. The words are what `Game.play` takes after the character's name. Numbers that a family has left over "
        "mean nothing yet."
    )
    copied = ", ".join(words.code(family.name) for family in where.find(where.FAMILIES) if family.copied)
    bruce = (
        f"Bruce says whom he copies: `mimic max carry alice b2` has the number of `carry alice b2`. He copies {copied}."
    )
    titles = ("numbers", "family", "words", "what is added to the first number")
    return words.page("Answers", about, words.table(titles, rows), [bruce])


def events() -> str:
    """Every kind of event with the values that it carries."""
    rows = [
        (words.code(kind), ", ".join(words.code(value) for value in values if value))
        for kind, values in where.find(where.EVENTS).values()
    ]
    about = "What `Game.play` returns and a view's `events` hold. What a seat may not know reaches it as `hidden`, with its number."
    return words.page("Events", about, words.table(("kind", "values"), rows))
