"""A game as text: what was set up, what was dealt, and every command. Replaying it gives the same bytes on every machine."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from room25.engine.table.fields import SCRATCH
from room25.engine.table.state import FIELDS, GUARD, State
from room25.errors import BadText
from room25.notation import seeds
from room25.notation.tiles import tile_code
from room25.setup import checks, editions
from room25.setup.choice import CHOICES, Setup
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["HEAD", "Record", "dealt", "read", "verify_deal", "verify_end", "write"]

HEAD = "room25 record 1"
# Fields that fingerprints leave out: they came later and follow from the rest of a game, so that a fingerprint keeps its meaning.
LATER = ("rounds_begun", "activated", "key")
# A field that is gone stood before this one. It was 0 in every game, and fingerprints still count that 0 in its place.
AFTER_GONE = "decision_number"
# The lines of a setup in the order in which records have always had them; the first four are written even if they say nothing new.
ALWAYS = ("edition", "mode", "level", "seats")
LINES = sorted(CHOICES, key=lambda choice: [*ALWAYS, "tiles", choice.name].index(choice.name))
KEYS = (*(choice.key for choice in LINES), "rules", "seed", "dealt", "origin")


@dataclass(frozen=True)
class Record:
    """What a record says."""

    setup: Setup
    seed: int
    commands: tuple[str, ...]
    deal: str = ""
    rules: int = 0  # which version of its edition's rules it was made with
    digest: str = ""
    lines: tuple[int, ...] = ()  # where each command stands in the text that was read
    origin: str = ""  # of a what-if: the game that it goes on from, the moment, the seat, and how it was dealt


def digest(s: State) -> str:
    """A fingerprint of a whole state: equal games have equal fingerprints, on every machine and in every process."""
    numbers = [*s.numbers(LATER)]
    numbers.insert(_GONE_AT, 0)
    return hashlib.sha256(",".join(map(str, numbers)).encode()).hexdigest()[:16]


def _place_of(field: str) -> int:
    """Where the first number of a field stands among the numbers of a fingerprint."""
    names = [name for name, _, _ in FIELDS]
    before = FIELDS[: names.index(field)]
    return sum(length or 1 for name, length, _ in before if name not in (*LATER, *SCRATCH))


_GONE_AT = _place_of(AFTER_GONE)


def dealt(s: State) -> str:
    """What was dealt, in one line: tiles by the cell where they began, guards, the left-over role tile."""
    tiles = " ".join("25" if tile_code(s, t) == "R2" else tile_code(s, t).lower() for t in range(25))
    guards = [CHARACTER_NAMES[c] for c in range(8) if s.owner[c] >= 0 and s.role[c] == GUARD]
    spare = {-1: "-", 0: "prisoner", 1: "guard"}[s.spare]
    return f"{tiles} / guards {' '.join(guards) or '-'} / left over {spare}"


def write(game: Record, s: State) -> str:
    """The text of a game that has come to this state."""
    lines = [HEAD]
    for choice in LINES:
        value = getattr(game.setup, choice.name)
        if choice.name in ALWAYS or value != choice.default:
            lines.append(f"{choice.key} {choice.spelling.write(value)}")
        if choice.name == "edition":
            lines.append(f"rules {editions.load(value).rules}")
    if game.origin:
        lines.append(f"origin {game.origin}")
    lines += [f"seed {seeds.write(game.seed)}", f"dealt {game.deal}", "commands", *game.commands, f"end {digest(s)}"]
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """Read a record's text; raises BadText with the line if it cannot be read."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEAD:
        raise BadText(f"a record begins with {HEAD!r}", "line 1")
    if "commands" not in lines:
        raise BadText("the line 'commands' is missing", f"line {len(lines)}")
    start = lines.index("commands")
    head: dict[str, str] = {}
    for number, line in enumerate(lines[1:start], start=2):
        if line.startswith("#"):  # a remark of whoever wrote the file
            continue
        key, _, value = line.strip().partition(" ")
        if key not in KEYS:
            raise BadText(f"{key!r} is no key of a record", f"line {number}")
        head[key] = value
    for key in ("edition", "mode", "seats", "seed"):
        if key not in head:
            raise BadText(f"the line {key!r} is missing", f"line {start + 1}")
    numbered = [(n, line.strip()) for n, line in enumerate(lines, start=1) if n > start + 1 and line.strip()]
    end = ""
    if numbered and numbered[-1][1].startswith("end "):
        end = numbered.pop()[1].removeprefix("end ")
    try:
        chosen = Setup(**{c.name: c.spelling.read(head[c.key]) for c in LINES if c.key in head})
        rules = int(head.get("rules", editions.FIRST_RULES))
    except ValueError as error:
        raise BadText(str(error), "the numbers of rules, seats, guards and tiles, and the expansions") from None
    try:
        seed = seeds.read_old(head["seed"])
    except BadText as error:
        raise BadText(str(error), "line 'seed'") from None
    checks.check_rules(chosen, rules, "this record")
    commands, places = tuple(line for _, line in numbered), tuple(n for n, _ in numbered)
    return Record(chosen, seed, commands, head.get("dealt", ""), rules, end, places, head.get("origin", ""))


def verify_deal(game: Record, s: State) -> None:
    """The seed must have dealt what the record says; otherwise these rules deal unlike those that wrote it."""
    if game.deal and game.deal != dealt(s):
        raise BadText("this seed deals another game here than in the record", "line 'dealt'")


def verify_end(game: Record, s: State) -> None:
    """The replayed game must have come to the same state."""
    if game.digest and game.digest != digest(s):
        raise BadText(f"the replayed game comes to {digest(s)}, the record to {game.digest}", "line 'end'")
