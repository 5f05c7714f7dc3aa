"""From a study to its cells: every table that can be laid, with every line-up, and its deals cut into chunks.

A chunk holds the same games whoever plays it and whenever, so no result depends on how many processes played at the same time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations, product
from typing import Any

from room25.arena import plan as arena
from room25.arena.plan import KINDS, RIVALS, ROLES, Chunk, Entrant, Matchup
from room25.bots.contract import Budget
from room25.bots.registry import THINKERS
from room25.engine.rules.modes import BY_KEY as MODES
from room25.errors import Problem, Room25Error
from room25.lab import complexes, labels
from room25.lab.study import Study, Wish
from room25.setup import editions
from room25.setup.checks import check
from room25.setup.lay import Setup

__all__ = ["Case", "cases", "chunks"]

CHUNK = 5_000  # games of rule bots; the others play deal by deal

# which key of a study a problem of a setup is about; all others are about the complex
CULPRITS = {
    "problem-edition": "editions",
    "problem-mode": "modes",
    "problem-level": "levels",
    "problem-players": "seats",
    "problem-characters": "characters",
    "problem-guards": "guards",
    "problem-option": "options",
    "problem-rounds": "rounds",
    "problem-switch": "switches",
    "problem-cards": "decks",
}
# the words that a study has in addition to the names of its tables
ALSO = {
    "complexes": "; or 'advice', 'all', or 'random 1-200'",
    "options": "; or 'printed', 'each', or several with + between them",
    "characters": "; or 'first' or 'every'",
}


@dataclass(frozen=True)
class Case:
    """One cell of a study: a table and who plays it, with the words that the report uses."""

    cell: Matchup
    games: int
    table: str  # what the report calls the table; cells that it puts together share it
    words: labels.Words  # what that name is made of
    complex: str
    place: int  # which of the file's tables asked for it

    @property
    def characters(self) -> tuple[str, ...]:
        """Who plays, in the order of the seats."""
        setup = self.cell.setup
        count = editions.load(setup.edition).modes[setup.mode][setup.level].players[setup.seats]
        return tuple(setup.characters or editions.load(setup.edition).characters[:count])

    @property
    def deals(self) -> int:
        return arena.deals_of(self.cell, self.games)

    @property
    def options(self) -> str:
        return "+".join(self.cell.setup.options) or "printed"

    def named(self) -> dict[str, Any]:
        """Return everything that its games follow from."""
        cell = self.cell
        line_up = [{"bot": e.name, "playouts": e.budget.playouts} for e in cell.line_up]
        return {"setup": asdict(cell.setup), "line_up": line_up, "games": self.games}


def cases(study: Study) -> tuple[list[Case], list[str]]:
    """Return every cell of a study, and the reasons why other combinations cannot be laid. Raises BadText with the line in the file."""
    laid: list[Case] = []
    left_out: list[str] = []
    for wish in study.wishes:
        made, refused = _laid(study, wish)
        laid += made
        left_out += refused
    laid = _with_names(study, laid)
    twice = _first_twice(laid)
    if twice is not None:
        raise study.source.wrong(f"{twice.cell} ({twice.complex}) is asked for twice", twice.place)
    return laid, list(dict.fromkeys(left_out))


def chunks(plan: Sequence[Case]) -> list[Chunk]:
    """Return the games of every cell in chunks, the cells in turns."""
    sizes = [max(1, CHUNK // len(case.cell.seatings)) if case.cell.is_fast else 1 for case in plan]
    return arena.cut([case.deals for case in plan], sizes)


def _laid(study: Study, wish: Wish) -> tuple[list[Case], list[str]]:
    """Return the cells of one [[tables]] and what cannot be laid; raise BadText for a value that fits nowhere."""
    bots = {key: _entrants(study, wish, key) for key in ("bots", "prisoner_bots", "guard_bots", "against")}
    laid: list[Case] = []
    refused: list[tuple[dict[str, Any], Problem]] = []
    used: dict[str, set[Any]] = {key: set() for key in wish.values}
    for values, setup, complex in _setups(study, wish):
        problems = check(setup)
        if problems:
            refused += [(values, problem) for problem in problems]
            continue
        for key, value in values.items():
            used[key].add(value)
        asked = str(values["complexes"])
        named = complex if asked == "all" else asked
        said = labels.words(setup, named, str(values["characters"]), str(values["decks"]), asked in wish.tiles)
        for cell in _line_ups(study, wish, setup, bots):
            laid.append(Case(cell, wish.games, "", said, complex, wish.place))
    guilty = [(CULPRITS.get(problem.key, "complexes"), values, problem) for values, problem in refused]
    for key, values, problem in guilty:
        if values[key] not in used[key]:
            what = f"{key}: nothing can be laid with {values[key]!r}: {problem}{ALSO.get(key, '')}"
            own = {"complexes": ("tiles", wish.tiles), "decks": ("cards", wish.cards)}.get(key)
            raise study.source.wrong(
                what, wish.place, f"{own[0]}.{values[key]}" if own and values[key] in own[1] else key
            )
    return laid, [str(problem) for _, problem in refused]


def _setups(study: Study, wish: Wish) -> Iterator[tuple[dict[str, Any], Setup, str]]:
    """Every combination, laid or not: its values in the file's words, the setup, and the complex by name."""
    there_are = {"editions": editions.EDITIONS, "modes": tuple(MODES), "levels": editions.LEVELS}
    chosen = {key: _known(study, wish, key, known) for key, known in there_are.items()}
    for (edition, edition_words), (mode, mode_words), (level, level_words) in product(
        chosen["editions"], chosen["modes"], chosen["levels"]
    ):
        data = editions.load(edition).modes.get(mode, {}).get(level)
        words = {"editions": edition_words, "modes": mode_words, "levels": level_words}
        if data is None and any(value == "all" for value in words.values()):
            continue  # nobody asked for this one by name
        for seats_words in wish["seats"]:
            allowed = list(data.players) if data else [0]
            usual = arena.usual_seats(edition, mode, level)
            for seats in allowed if seats_words == "all" else [usual if seats_words == "usual" else seats_words]:
                rest = {**words, "seats": seats_words}
                for guards_words, option, named, rounds, switches, deck in product(
                    *(wish[key] for key in ("guards", "options", "complexes", "rounds", "switches", "decks"))
                ):
                    agreed = data.agreed.get(seats, (0,)) if data and guards_words == "all" else (guards_words,)
                    for guards in agreed if KINDS[mode] == ROLES else (0,):
                        base = Setup(
                            edition, mode, seats, level, guards=guards, rounds=0 if rounds == "printed" else rounds
                        )
                        base = replace(base, switches=_switches(study, wish, switches), cards=_deck(study, wish, deck))
                        values = {**rest, "guards": guards_words, "options": option, "complexes": named}
                        values |= {"rounds": rounds, "switches": switches, "decks": deck}
                        for setup, complex in _complexes(study, wish, base, named):
                            for options in _options(setup, option):
                                made = replace(setup, options=options)
                                yield from _people(values, made, complex, wish)


def _people(
    values: dict[str, Any], setup: Setup, complex: str, wish: Wish
) -> Iterator[tuple[dict[str, Any], Setup, str]]:
    """Who plays: the edition's first, every choice that there is, or those who are named."""
    edition = editions.load(setup.edition)
    levels = edition.modes.get(setup.mode, {})
    count = levels[setup.level].players.get(setup.seats, 0) if setup.level in levels else 0
    for words in wish["characters"]:
        choices: list[tuple[str, ...]] = [()]
        if words == "every":
            choices = list(combinations(edition.characters, count)) if count else [()]
        elif words != "first":
            choices = [tuple(words.split())]
        for people in choices:
            yield {**values, "characters": words}, replace(setup, characters=people), complex


def _complexes(study: Study, wish: Wish, setup: Setup, words: str) -> Iterator[tuple[Setup, str]]:
    edition = editions.load(setup.edition)
    data = edition.modes.get(setup.mode, {}).get(setup.level)
    drawn = complexes.numbers(words)
    if drawn is not None:
        if not 0 < len(drawn) <= complexes.MOST_IN_RANGE:
            what = f"{words!r} is a range of {len(drawn)} complexes: from 1 to {complexes.MOST_IN_RANGE:,} are possible"
            raise study.source.wrong(what, wish.place, "complexes")
        needs_key = bool(data and data.switches.get("key"))
        for number in drawn:
            yield replace(setup, tiles=complexes.random_complex(setup.edition, needs_key, number)), f"random {number}"
    elif words in wish.tiles:
        yield replace(setup, tiles=wish.tiles[words]), words
    elif words == "all":
        for name in edition.complexes:
            yield replace(setup, complex=name), name
    elif words == "advice":
        guards = setup.guards or (data.guards.get(setup.seats, 0) if data else 0)
        yield setup, data.complexes.get(guards, data.default_complex) if data else ""
    else:
        yield replace(setup, complex=words), words


def _options(setup: Setup, words: str) -> list[tuple[str, ...]]:
    """`printed` for none, `each` for each one alone, or names with a plus between them."""
    if words == "each":
        known = {name: o for name, o in editions.load(setup.edition).options.items() if not o.is_default}
        return [(name,) for name, option in known.items() if not option.modes or setup.mode in option.modes]
    return [() if words == "printed" else tuple(words.split("+"))]


def _switches(study: Study, wish: Wish, words: str) -> dict[str, int]:
    """`printed` for none, or `reminders=0` with a plus between several."""
    if words == "printed":
        return {}
    try:
        return {name: int(value) for name, _, value in (part.partition("=") for part in words.split("+"))}
    except ValueError:
        what = f"switches are written as 'reminders=0+deaths=2', or 'printed' for none, not {words!r}"
        raise study.source.wrong(what, wish.place, "switches") from None


def _deck(study: Study, wish: Wish, words: str) -> tuple[str, ...]:
    """The cards of a deck of the study's own; none for those of the box."""
    if words != "box" and words not in wish.cards:
        known = ", ".join(map(repr, ("box", *wish.cards)))
        raise study.source.wrong(
            f"there is no deck {words!r}; there are {known}: cards.NAME = […]", wish.place, "decks"
        )
    return wish.cards.get(words, ())


def _line_ups(study: Study, wish: Wish, setup: Setup, bots: dict[str, list[Entrant]]) -> list[Matchup]:
    """Return who plays this table. If only one bot is named, rivals play against themselves; the bot that is named first comes first."""
    everybody = bots["bots"]
    if KINDS[setup.mode] == RIVALS and not bots["against"]:
        if len(everybody) == 1:
            return [Matchup(setup, everybody[0], everybody[0])]
        everybody = everybody[::-1]
    try:
        return arena.cells([setup], everybody, bots["against"], bots["prisoner_bots"], bots["guard_bots"])
    except Room25Error as error:
        raise study.source.wrong(str(error), wish.place, "bots") from None


def _entrants(study: Study, wish: Wish, key: str) -> list[Entrant]:
    """Return the bots that are named. Bots that think need a number of playouts: a clock runs differently on every machine."""
    try:
        bots = arena.entrants([_near(study, name) for name in wish[key]], [Budget()])
    except Room25Error as error:
        raise study.source.wrong(f"{key}: {error}", wish.place, key) from None
    for entrant in bots:
        timed = entrant.label.endswith("s") and "@" in entrant.label and not entrant.budget.playouts
        if timed or (entrant.name in THINKERS and not entrant.budget.playouts):
            what = f"{key}: {entrant.label} thinks by the clock, so its games would differ; give it playouts, {entrant.name}@200"
            raise study.source.wrong(what, wish.place, key)
    return bots


def _near(study: Study, name: str) -> str:
    """Return a bot's name; the path of its file is relative to the folder of the study."""
    path = study.folder / name.partition(":")[0]
    return str(study.folder / name) if name.endswith((".py", ".npz")) and path.is_file() else name


def _known(study: Study, wish: Wish, key: str, known: tuple[str, ...]) -> list[tuple[str, str]]:
    """Each value with the word that asked for it."""
    pairs = []
    for value in wish[key]:
        if value not in (*known, "all"):
            what = f"there is no {key.removesuffix('s')} {value!r}; there are {', '.join(known)}, or 'all' of them"
            raise study.source.wrong(what, wish.place, key)
        pairs += [(known_value, value) for known_value in (known if value == "all" else (value,))]
    return pairs


def _with_names(study: Study, laid: Sequence[Case]) -> list[Case]:
    """Give every table its name. Raises BadText if a name of the file's own is that of another table."""
    own = {wish.place: wish.name for wish in study.wishes}
    names = labels.named([case.words for case in laid], [own[case.place] for case in laid])
    meant: dict[str, labels.Words] = {}
    for case, name in zip(laid, names):
        if meant.setdefault(name, case.words) != case.words:
            raise study.source.wrong(f"name: {name!r} is what another table is called too", case.place, "name")
    return [replace(case, table=name) for case, name in zip(laid, names)]


def _first_twice(plan: Sequence[Case]) -> Case | None:
    """Return the first cell that plays the very games of an earlier one: its rows would count them twice."""
    seen: set[str] = set()
    for case in plan:
        setup = replace(case.cell.setup, complex="")  # which the case names, also where it is the edition's advice
        name = f"{case.complex} { ({**case.named(), 'setup': asdict(setup), 'games': 0}) }"
        if name in seen:
            return case
        seen.add(name)
    return None
