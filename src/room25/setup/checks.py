"""Checking a setup: everything that is wrong with it at once, and what the book advises against."""

from __future__ import annotations

from collections.abc import Iterable

from room25.engine.table.switches import HIGHEST
from room25.errors import BadText, OtherRules, Problem
from room25.setup import editions
from room25.setup.editions import Edition, ModeData
from room25.setup.expansions.shelf import missing
from room25.setup.faces import parse_face
from room25.setup.lay import Setup, composition

__all__ = ["advice", "check", "check_rules"]

PLAYER_RULES = {
    "suspicion": "MODE-SUSP-02",
    "competition": "MODE-COMP-01",
    "team": "MODE-TEAM-01",
    "solo": "MODE-SOLO-01",
}


def check(setup: Setup) -> list[Problem]:
    """All that is wrong with a setup, at once; nothing if it can be played."""
    if what := missing(setup.with_):
        return [Problem("SETUP-01", what, "problem-expansion", (("expansion", setup.with_[0]),))]
    if setup.edition not in editions.EDITIONS:
        what = f"there is no edition {setup.edition!r}; there are"
        return [_unknown("SETUP-01", what, "problem-edition", setup.edition, editions.EDITIONS)]
    edition = editions.load(setup.edition)
    if setup.mode not in edition.modes:
        rule = PLAYER_RULES.get(setup.mode, "MODE-SUSP-01")
        what = f"{setup.edition} has no mode {setup.mode!r}; it has"
        return [_unknown(rule, what, "problem-mode", setup.mode, edition.modes)]
    levels = edition.modes[setup.mode]
    if setup.level not in levels:
        what = f"{setup.mode} has no level {setup.level!r} here; it has"
        return [_unknown("MODE-MAD-01", what, "problem-level", setup.level, levels)]
    mode = levels[setup.level]
    return [
        *_check_seats(setup, edition, mode),
        *_check_tiles(setup, edition, mode),
        *_check_options(setup, edition),
        *_check_house(setup),
        *_check_cards(setup, mode),
    ]


def check_rules(setup: Setup, rules: int, what: str) -> None:
    """Raise OtherRules for a game that was made with other rules of its edition, or with another expansion, than are here."""
    lacking = missing(setup.with_)
    if lacking:
        raise OtherRules(f"{what} cannot be played here: {lacking}")
    editions.check_rules(setup.edition, rules, what)


def _unknown(rule: str, text: str, key: str, typed: str, known: Iterable[str]) -> Problem:
    """A name that is none of those that are known."""
    possible = ", ".join(known) or "–"
    return Problem(rule, f"{text} {possible}", key, (("typed", typed), ("possible", possible)))


def advice(setup: Setup) -> list[Problem]:
    """What the book advises against although it can be played."""
    tiles = composition(setup).fixed
    found = []
    for item in editions.load(setup.edition).advice:
        if (not item.modes or setup.mode in item.modes) and all(
            tiles.get(key, 0) >= n for key, n in item.tiles.items()
        ):
            what = " together with ".join(f"{n} {key}" for key, n in item.tiles.items())
            found.append(Problem(item.rule, f"the book advises against {what}", item.key))
    return found


def _check_seats(setup: Setup, edition: Edition, mode: ModeData) -> list[Problem]:
    """How many play, who they are and who begins; if the number is wrong already, any number of people will do."""
    problems = []
    count = mode.players.get(setup.seats, 0)
    if not count:
        allowed = ", ".join(str(n) for n in mode.players)
        values = (("mode", setup.mode), ("players", str(setup.seats)), ("allowed", allowed))
        text = f"{setup.mode} is for {allowed} players, not {setup.seats}"
        problems.append(Problem(PLAYER_RULES.get(setup.mode, "MODE-COOP-02"), text, "problem-players", values))
    people = setup.characters or edition.characters[: count or None]
    wrong_number = count and len(people) != count
    if wrong_number or len(set(people)) != len(people) or any(name not in edition.characters for name in people):
        known = ", ".join(edition.characters)
        text = f"this game needs {count or 'some'} different characters out of {known}, not {', '.join(people)}"
        problems.append(Problem("SETUP-01", text, "problem-characters"))
    if setup.first and setup.first not in people:
        what = f"{setup.first!r} cannot begin: the characters are"
        problems.append(_unknown("SETUP-09", what, "problem-first", setup.first, people))
    allowed_guards = mode.agreed.get(setup.seats, (mode.guards.get(setup.seats, 0),))
    if count and setup.guards and setup.guards not in allowed_guards:
        known = " or ".join(str(n) for n in allowed_guards)
        text = f"with {setup.seats} players there are {known} guards, not {setup.guards}"
        said = (("typed", str(setup.guards)), ("possible", ", ".join(str(n) for n in allowed_guards)))
        problems.append(Problem("MODE-SUSP-02", text, "problem-guards", said))
    return problems


def _check_tiles(setup: Setup, edition: Edition, mode: ModeData) -> list[Problem]:
    if not setup.tiles:
        if setup.complex and setup.complex not in edition.complexes:
            rule = "COMPLEX-09" if edition.printed == "base" else "COMPLEX-08"
            what = f"there is no complex {setup.complex!r}; there are"
            return [_unknown(rule, what, "problem-complex", setup.complex, edition.complexes)]
        return _check_key(setup, mode)
    problems = []
    count = sum(setup.tiles.values())
    if count != 25:
        text = f"the complex has 25 rooms, not {count}"
        problems.append(Problem("BUILD-02", text, "problem-not-25", (("count", str(count)),)))
    for key, n in setup.tiles.items():
        box = edition.box.get(key, 0)
        if n > box or n < 0:
            values = (("room", key), ("count", str(n)), ("box", str(box)))
            problems.append(Problem("BUILD-02", f"{n} × {key}: the box holds {box}", "problem-not-in-box", values))
    for key, rule, name in (("central", "BUILD-01", "problem-no-central"), ("room25", "BUILD-02", "problem-no-room25")):
        if setup.tiles.get(key, 0) != 1:
            problems.append(Problem(rule, f"the complex needs exactly one {key}", name))
    return problems + _check_key(setup, mode)


def _check_key(setup: Setup, mode: ModeData) -> list[Problem]:
    """Where the exit must be unlocked the Key lies in the complex, chosen freely or by name."""
    if {**mode.switches, **setup.switches}.get("key") and composition(setup).fixed.get("key", 0) != 1:
        return [Problem("ROOM-KEY-01", "this mode needs the Key room", "problem-no-key")]
    return []


def _check_options(setup: Setup, edition: Edition) -> list[Problem]:
    problems = []
    for name in setup.options:
        option = edition.options.get(name)
        if option is None or (option.modes and setup.mode not in option.modes):
            offered = {key: o for key, o in edition.options.items() if not o.is_default}
            known = [key for key, o in offered.items() if not o.modes or setup.mode in o.modes]
            what = f"{setup.mode} has no option {name!r}; it has"
            problems.append(_unknown("AMB-004", what, "problem-option", name, known))
    return problems


def _check_house(setup: Setup) -> list[Problem]:
    """Numbers of one's own, where the book and the host's options say others."""
    problems = []
    if not 0 <= setup.rounds <= editions.MOST_ROUNDS:
        values = (("most", str(editions.MOST_ROUNDS)),)
        text = f"a game has 1 to {editions.MOST_ROUNDS} rounds, not {setup.rounds}"
        problems.append(Problem("TIME-01", text, "problem-rounds", values))
    for name, value in setup.switches.items():
        if not 0 <= value <= HIGHEST.get(name, -1):
            known = f"goes from 0 to {HIGHEST[name]}" if name in HIGHEST else f"is none of {', '.join(HIGHEST)}"
            text = f"the switch {name} = {value} cannot be: {name} {known}"
            problems.append(Problem("AMB-004", text, "problem-switch", (("switch", name),)))
    return problems


def _check_cards(setup: Setup, mode: ModeData) -> list[Problem]:
    problems = []
    if len(setup.cards) > 58:
        problems.append(Problem("MAC-01", f"a deck has 58 cards at most, not {len(setup.cards)}", "problem-cards"))
    for card in setup.cards:
        try:
            parse_face(card)
        except BadText as error:
            problems.append(Problem("MAC-01", str(error), "problem-cards"))
    words = [card.lower().split() for card in setup.cards]
    unending = ("time-bomb", "jamming", "acceleration", *(("punishment",) if mode.trim else ()))
    if words and not problems and all(card[-1] == "again" or card[0] in unending for card in words):
        # what stays in view, or is taken out of the deck, leaves nothing but cards that draw the next one
        text = "a deck needs a card that goes to the pile and draws no other"
        problems.append(Problem("MAC-01", text, "problem-cards"))
    return problems
