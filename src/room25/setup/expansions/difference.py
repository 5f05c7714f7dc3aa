"""Editions by difference: a file says from which edition it differs and in what; everything else is as it is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

from room25.errors import BadText
from room25.setup import editions
from room25.setup.editions import Edition
from room25.setup.expansions import sound
from room25.setup.expansions.faults import Faults, instead, line_of
from room25.setup.expansions.shapes import SHAPE, mistakes
from room25.setup.faces import parse_face

__all__ = ["add_all"]

FIRST_CODE = len(editions.PRINTED)
GROUPS = ("basic", "madness")
WHOLE = ("complexes", "advice")  # what stands there takes the place of all that the other edition says of it

Say = Callable[..., None]


def add_all(files: Mapping[Path, dict[str, Any]], label: str, faults: Faults) -> dict[str, str]:
    """Add the editions of these files, by name; returns the printed edition that each differs from. Faults are noted."""
    added: dict[str, str] = {}
    waiting = dict(files)
    while waiting:  # one may differ from another of the same folder
        names = {path.stem for path in waiting}
        path = next((path for path, data in waiting.items() if data.get("based_on") not in names), None)
        if path is None:
            for path in waiting:
                faults.add(
                    path, f"{', '.join(sorted(names))} are based on one another, and none on an edition that is here"
                )
            break
        edition = _add(path, waiting.pop(path), label, faults)
        if edition is not None:
            added[path.stem] = edition.printed
    return added


def _add(path: Path, said: dict[str, Any], label: str, faults: Faults) -> Edition | None:
    text, name, before = path.read_text(encoding="utf-8"), path.stem, len(faults.found)

    def wrong(what: str, *words: str) -> None:
        faults.add(path, what, line_of(text, *words) if words else 0)

    for mistake in mistakes(said, SHAPE):
        wrong(mistake.what, *mistake.words)
    base = said.get("based_on", "")
    if base not in editions.EDITIONS:
        wrong(
            f"based_on names the edition that it differs from, not {base!r}{instead(str(base), editions.EDITIONS)}",
            "based_on",
        )
    if name in editions.EDITIONS:
        wrong(f"there is an edition {name!r} already: call the file otherwise")
    if len(editions.EDITIONS) >= editions.MOST:
        wrong(f"there is room for {editions.MOST - FIRST_CODE} editions besides the printed ones at a time")
    if len(faults.found) > before:
        return None
    data = _merged(editions.data_of(base), said, wrong)
    data["code"] = max(editions.load(known).code for known in editions.EDITIONS) + 1
    if len(faults.found) > before:
        return None
    try:
        parent = editions.load(base)
        edition = editions.made(name, data, parent.printed, tuple(dict.fromkeys([*parent.needs, label])))
    except (KeyError, TypeError, ValueError) as error:
        wrong(f"a mode that is new here says everything about itself; this is missing or no number: {error}", "modes")
        return None
    sound.check(edition, wrong)
    if len(faults.found) == before:
        editions.add(edition, data)
        sound.check_tables(edition, wrong)
    return edition


def _merged(base: Mapping[str, Any], said: Mapping[str, Any], wrong: Say) -> dict[str, Any]:
    """What the other edition says, with what this one says instead."""
    data: dict[str, Any] = deepcopy(dict(base))
    for key, value in said.items():
        if key == "cards":
            data["cards"] = _cards(data["cards"], value, wrong)
        elif key == "without":
            for mode in value:
                if data["modes"].pop(mode, None) is None:
                    wrong(f"there is no mode {mode!r} to leave out{instead(mode, data['modes'])}", "without")
        elif key != "based_on":
            data[key] = _over(data.get(key), value, key in WHOLE)
    data["box"] = {key: n for key, n in data["box"].items() if n}
    if "box" in said:
        data["zone"] = [key for key in data["zone"] if key in data["box"] or key in said.get("zone", ())]
    return data


def _over(old: Any, new: Any, whole: bool) -> Any:
    """Tables are laid over one another, entry by entry; everything else takes the other's place."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    return {**old, **{key: value if whole else _over(old.get(key), value, False) for key, value in new.items()}}


def _cards(old: Mapping[str, list[str]], said: Mapping[str, list[str]], wrong: Say) -> dict[str, list[str]]:
    """A deck by difference: whole lists, then cards that are taken out, then cards that are put in."""
    deck = {group: list(said.get(group, old[group])) for group in GROUPS}
    for card in said.get("out", ()):
        group = next((group for group in GROUPS if card in deck[group]), "")
        if group:
            deck[group].remove(card)
        else:
            wrong(f"there is no card {card!r} to take out, or not so many", "cards", "out")
    for card in said.get("in", ()):
        try:
            face = parse_face(card)
        except BadText as error:
            wrong(str(error), "cards", "in")
        else:
            deck[GROUPS[sound.group_of(face)]].append(card)
    return deck
