"""Reading scenario files: YAML documents, each checked for unknown keys before anything is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import yaml

from room25.errors import BadText

__all__ = ["documents", "items", "table", "whole", "word", "words", "yes"]

POSITION_KEYS = tuple(
    "board at players left phase slot program roles revealed hidden adrenaline lost supply robots locks lines reminders knows inside "
    "trapped drowning paranoia piles removed deck discard in_view key found dead_order".split()
)
KEYS = ("name", "rules", "edition", "mode", "level", "deal", "options", "play", "expect", *POSITION_KEYS)
REQUIRED = ("name", "edition", "mode")
# what PyYAML raises for a value of the right form that does not exist: a date in month 99, `!!bool perhaps`
ODD_VALUES = (yaml.constructor.ConstructorError, ValueError, TypeError, LookupError, AttributeError)


class _Loader(yaml.SafeLoader):
    """YAML as it stands, but a key that is written twice is an error."""


def _mapping(loader: _Loader, node: yaml.MappingNode) -> dict[Any, Any]:
    seen: set[Any] = set()
    for key_node, _ in node.value:
        key = loader.construct_object(key_node, deep=True)
        if isinstance(key, list | dict):
            raise BadText(f"a key is a word, not a list or a table, line {key_node.start_mark.line + 1}")
        if key in seen:
            raise BadText(f"the key {key!r} is written twice, line {key_node.start_mark.line + 1}")
        seen.add(key)
    return loader.construct_mapping(node, deep=True)


_Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)


def documents(path: Path) -> Iterator[tuple[str, dict[str, Any] | BadText]]:
    """Every scenario of a file with its name, or what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        yield "file", BadText(f"cannot be read: {error}")
        return
    index = 0
    try:
        loader = _Loader(text)
        more: Callable[[], bool] = loader.check_node
        while more():
            node = loader.get_node()
            index += 1
            name = f"document {index}"
            try:
                document = loader.construct_document(node)
            except BadText as error:
                yield name, error
                continue
            except ODD_VALUES as error:
                yield name, BadText(f"is no YAML: {' '.join(str(error).split())}")
                continue
            if document is None:
                continue
            if isinstance(document, dict):
                name = str(document.get("name") or name)
            yield name, _checked(document, index)
    except (yaml.YAMLError, RecursionError) as error:
        yield f"document {index + 1}", BadText(f"is no YAML: {' '.join(str(error).split())}")


def _checked(document: Any, index: int) -> dict[str, Any] | BadText:
    where = f"document {index}"
    if not isinstance(document, dict):
        return BadText("a scenario is a list of keys with values", where)
    for key in document:
        if key not in KEYS:
            return BadText(f"unknown key {key!r}; keys are {', '.join(KEYS)}", where)
    for key in REQUIRED:
        if key not in document:
            return BadText(f"the key {key!r} is missing", where)
    if document["edition"] == []:
        return BadText("edition: the list is empty, so nothing would be checked", where)
    if "deal" in document:
        twice = [key for key in POSITION_KEYS if key in document]
        if twice:
            return BadText(f"{', '.join(twice)} cannot stand beside deal", where)
    elif "board" not in document or "at" not in document:
        return BadText("the keys board and at are missing (or deal instead of them)", where)
    return document


def yes(value: Any, key: str) -> bool:
    """`yes` and `no`, which may arrive as booleans."""
    if value in (True, "yes"):
        return True
    if value in (False, "no"):
        return False
    raise BadText(f"{key}: {value!r} is neither yes nor no")


def word(value: Any) -> str:
    """One word of a file as text, whatever YAML took it for."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value).strip()


def whole(value: Any, key: str) -> int:
    """A whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadText(f"{key}: {value!r} is no whole number")
    return value


def items(value: Any, key: str) -> list[Any]:
    """A list, whatever it holds; nothing is an empty one."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadText(f"{key}: {value!r} is no list")
    return value


def words(value: Any, key: str) -> list[str]:
    """A list of words."""
    if not isinstance(value, list):
        raise BadText(f"{key}: {value!r} is no list")
    return [word(item) for item in value]


def table(value: Any, key: str) -> dict[str, Any]:
    """A mapping with text keys."""
    if not isinstance(value, dict):
        raise BadText(f"{key}: {value!r} is no mapping")
    return {word(name): item for name, item in value.items()}
