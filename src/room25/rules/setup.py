"""Setting up: check what the host wants, all problems at once, and lay out the table. Dealing it is `room25.rules.deal`'s."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from room25 import editions
from room25.core.board import CENTRE
from room25.core.state import ABSENT, CHARACTERS, CLUE, NONE, State
from room25.core.switches import NAMES
from room25.editions import Edition, ModeData
from room25.errors import BadSetup, Problem
from room25.rules.modes import BY_KEY as MODES
from room25.rules.modes import BY_SEAT, BY_TURNS, SIDES
from room25.rules.rooms import BY_KEY as ROOMS

CHARACTER_NAMES = ("alice", "jennifer", "max", "kevin", "franck", "emmett", "sarah", "bruce")


@dataclass(frozen=True)
class Setup:
    """What the host chose."""

    edition: str = "base"
    mode: str = "suspicion"
    seats: int = 4
    level: str = "standard"
    complex: str = ""  # a name of the edition's; empty: the edition's advice for this mode
    tiles: Mapping[str, int] = field(default_factory=dict)  # a free choice instead: room -> how many
    characters: Sequence[str] = ()  # empty: the first of the edition's
    first: str = ""  # who begins; empty: drawn
    options: Sequence[str] = ()


def check(setup: Setup) -> list[Problem]:
    """All that is wrong with a setup, at once; nothing where it can be played."""
    if setup.edition not in editions.available():
        here = ", ".join(editions.available())
        return [
            Problem(
                "MODE-COOP-01",
                f"the edition {setup.edition!r} cannot be played yet; there is {here}",
                "problem-edition",
            )
        ]
    edition = editions.load(setup.edition)
    if setup.mode not in edition.modes:
        modes = ", ".join(edition.modes)
        return [Problem("MODE-SUSP-01", f"{setup.edition} has no mode {setup.mode!r}; it has {modes}", "problem-mode")]
    problems: list[Problem] = []
    mode = edition.modes[setup.mode]
    if setup.level != "standard":
        problems.append(Problem("MODE-COOP-05", f"{setup.edition} has no level {setup.level!r}", "problem-level"))
    if setup.seats not in mode.players:
        allowed = ", ".join(str(n) for n in mode.players)
        rule = {
            "suspicion": "MODE-SUSP-02",
            "competition": "MODE-COMP-01",
            "team": "MODE-TEAM-01",
            "solo": "MODE-SOLO-01",
        }
        values = (("mode", setup.mode), ("players", str(setup.seats)), ("allowed", allowed))
        text = f"{setup.mode} is for {allowed} players, not {setup.seats}"
        problems.append(Problem(rule.get(setup.mode, "MODE-COOP-02"), text, "problem-players", values))
    problems += _check_people(setup, edition, mode.players.get(setup.seats, 0))
    problems += _check_tiles(setup, edition, mode)
    for name in setup.options:
        option = edition.options.get(name)
        if option is None or (option.modes and setup.mode not in option.modes):
            known = ", ".join(key for key, o in edition.options.items() if not o.modes or setup.mode in o.modes)
            problems.append(
                Problem("AMB-004", f"{setup.mode} has no option {name!r}; it has {known}", "problem-option")
            )
    return problems


def advice(setup: Setup) -> list[Problem]:
    """What the book advises against although it can be played."""
    edition = editions.load(setup.edition)
    tiles = composition(setup, edition, edition.modes[setup.mode])
    return [
        Problem(
            rule,
            "the book advises against " + " together with ".join(f"{n} {key}" for key, n in bad.items()),
            "warning-vortex-mortal",
        )
        for bad, rule in edition.advice
        if all(tiles.get(key, 0) >= n for key, n in bad.items())
    ]


def composition(setup: Setup, edition: Edition, mode: ModeData) -> dict[str, int]:
    """The tiles that this setup asks for."""
    if setup.tiles:
        return dict(setup.tiles)
    return dict(edition.complexes.get(setup.complex or mode.default_complex, {}))


def _check_people(setup: Setup, edition: Edition, count: int) -> list[Problem]:
    """Who plays and who begins; `count` is 0 where the number of players is wrong already, and any number of people will do."""
    problems = []
    people = setup.characters or edition.characters[: count or None]
    if (
        (count and len(people) != count)
        or len(set(people)) != len(people)
        or any(name not in edition.characters for name in people)
    ):
        known = ", ".join(edition.characters)
        text = f"this game needs {count or 'some'} different characters out of {known}, not {', '.join(people)}"
        problems.append(Problem("SETUP-01", text, "problem-characters"))
    if setup.first and setup.first not in people:
        problems.append(
            Problem(
                "SETUP-09", f"{setup.first!r} cannot begin: the characters are {', '.join(people)}", "problem-first"
            )
        )
    return problems


def _check_tiles(setup: Setup, edition: Edition, mode: ModeData) -> list[Problem]:
    if not setup.tiles and (setup.complex or mode.default_complex) not in edition.complexes:
        known = ", ".join(edition.complexes)
        return [Problem("COMPLEX-09", f"there is no complex {setup.complex!r}; there are {known}", "problem-complex")]
    tiles = composition(setup, edition, mode)
    problems = []
    count = sum(tiles.values())
    if count != 25:
        text = f"the complex has 25 rooms, not {count}"
        problems.append(Problem("BUILD-02", text, "problem-not-25", (("count", str(count)),)))
    for key, n in tiles.items():
        box = edition.box.get(key, 0)
        if n > box or n < 0:
            values = (("room", key), ("count", str(n)), ("box", str(box)))
            problems.append(Problem("BUILD-02", f"{n} × {key}: the box holds {box}", "problem-not-in-box", values))
    for key, rule, name in (("central", "BUILD-01", "problem-no-central"), ("room25", "BUILD-02", "problem-no-room25")):
        if tiles.get(key, 0) != 1:
            problems.append(Problem(rule, f"the complex needs exactly one {key}", name))
    return problems


def table(setup: Setup) -> State:
    """A laid table, everything fixed and nothing dealt; BadSetup with all problems where it cannot be laid."""
    problems = check(setup)
    if problems:
        raise BadSetup(problems)
    edition = editions.load(setup.edition)
    mode = edition.modes[setup.mode]
    s = bare(edition, setup.mode, mode.switches)
    count = mode.players[setup.seats]
    s.seats = setup.seats
    s.rounds = mode.rounds[count]
    for name in setup.options:
        option = edition.options[name]
        s.rounds = option.rounds.get(count, s.rounds)
        for key, value in option.switches.items():
            s.switch[NAMES.index(key)] = value
    s.left = s.rounds
    people = [CHARACTER_NAMES.index(name) for name in (setup.characters or edition.characters[:count])]
    # Players take turns, each with the next of its characters, so that nobody's markers lie side by side (SETUP-10, SETUP-13).
    for place, who in enumerate(people):
        seat_character(s, who, place % setup.seats, place)
        s.row[place] = who
    s.row_n = count
    if setup.first:
        while s.row[0] != CHARACTER_NAMES.index(setup.first):
            s.row[:count] = [*s.row[1:count], s.row[0]]
    s.turn = 1 if setup.first else 0  # deal draws who begins where this is 0
    s.pack_guards = mode.guards.get(setup.seats, 0)
    s.spare = mode.prisoners.get(setup.seats, count) + s.pack_guards - count  # role tiles left over, until dealt
    kinds = [ROOMS[key].code for key, n in composition(setup, edition, mode).items() for _ in range(n)]
    central = kinds.index(ROOMS["central"].code)
    kinds[central], kinds[CENTRE] = kinds[CENTRE], kinds[central]
    for tile, kind in enumerate(kinds):
        s.kind[tile] = kind
        s.pool[kind] += 1
    for key in edition.zone:
        s.zoned |= 1 << ROOMS[key].code
    return s


def bare(edition: Edition, mode: str, switches: Mapping[str, int]) -> State:
    """An empty table of this edition and mode: nobody on it, every tile at home."""
    s = State()
    s.edition = edition.code
    s.mode = MODES[mode].code
    s.pov = -2
    for name, value in switches.items():
        s.switch[NAMES.index(name)] = value
    for c in range(CHARACTERS):
        s.owner[c] = s.side[c] = s.row[c] = NONE
        s.at[c] = ABSENT
        s.slot1[c] = s.slot2[c] = s.reminder[c] = s.died[c] = NONE
    for tile in range(25):
        s.cell_of[tile] = s.tile_at[tile] = tile
    s.up[CENTRE] = 1
    s.spare = NONE
    s.actor = NONE
    s.phase = CLUE
    return s


def seat_character(s: State, who: int, seat: int, place: int) -> None:
    """A character belongs to a seat and waits in the central room (SETUP-11, SETUP-12, MODE-TEAM-02)."""
    s.owner[who] = seat
    s.side[who] = seat if SIDES[s.mode] == BY_SEAT else place % 2 if SIDES[s.mode] == BY_TURNS else 0
    s.at[who] = s.tile_at[CENTRE]
