"""The lines of a position: one per thing on the table, with its key, its meaning and its words. `docs/rules/POSITIONS.md` lists them."""

from __future__ import annotations

from room25.engine.rules.modes import BY_KEY as MODES
from room25.engine.rules.modes import BY_SEAT, BY_TURNS, SIDES
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.table.board import MOVABLE
from room25.engine.table.effects import ALARMED, COMMITTED, READY
from room25.engine.table.fields import CARDS, CHARACTERS, KINDS, SEATS, TILES, TRIES
from room25.engine.table.state import (
    ABSENT,
    ACTIONS,
    CLUE,
    COUNTDOWN,
    NONE,
    NOWHERE,
    OPENING,
    PROGRAMMING,
    WINNER,
    State,
)
from room25.engine.table.switches import NAMES
from room25.events import RESULTS
from room25.notation import seeds
from room25.notation.position import words as w
from room25.notation.position.sorts import (
    MOST,
    PositionLine,
    both,
    by_person,
    count,
    flags,
    mask,
    one,
    pairs,
    row,
    squares,
)
from room25.setup import editions

__all__ = ["LEVEL", "LINES", "is_marked_closed"]

PILE = 5  # places of a paranoia pile


def is_marked_closed(s: State, tile: int) -> int:
    """Does the board show the tile as closed? In base an open flooded room is, without a mark."""
    if editions.load(editions.named(s.edition)).printed == "base":
        return int(s.face_up[tile] and s.kind[tile] == ROOMS["flooded"].code)
    return s.closed[tile]


def is_marked_turned(s: State, tile: int) -> int:
    """Does the board show the corridor of the tile as turned? Only that of an open room can be seen."""
    return s.turned[tile] if s.face_up[tile] else 0


def _write_seated(s: State) -> str:
    at = {place: c for c, place in enumerate(s.seat_order) if place >= 0}
    return " ".join(w.ANYBODY.write(s, at.get(place, NONE)) for place in range(max(at, default=-1) + 1))


def _read_seated(s: State, text: str) -> None:
    people = [w.ANYBODY.read(s, name) for name in text.split()]
    seated = [c for c in people if c >= 0]
    if len(set(seated)) != len(seated) or len(people) > CHARACTERS:
        raise ValueError(f"there are {CHARACTERS} places at the most, and somebody sits on one only")
    for c in seated:
        s.seat_order[c] = people.index(c)
    s.owner[:], s.side[:] = _owners(s), [NONE] * CHARACTERS
    s.side[:] = _sides(s)


def _owners(s: State) -> list[int]:
    """Players take turns, each with the next character."""
    return [s.seat_order[c] % max(s.seats, 1) if s.seat_order[c] >= 0 else NONE for c in range(CHARACTERS)]


def _sides(s: State) -> list[int]:
    plain = {BY_SEAT: s.owner, BY_TURNS: [place % 2 for place in s.seat_order]}.get(SIDES[s.mode], [0] * CHARACTERS)
    return [side if owner >= 0 else NONE for side, owner in zip(plain, s.owner)]


def _read_owners(s: State, text: str) -> None:
    _OWNERS.read(s, text)
    s.side[:] = _sides(s)


def _switches(s: State) -> list[int]:
    """As the edition prints them for this mode and level."""
    printed = editions.load(editions.named(s.edition)).modes
    level = editions.LEVELS[s.level]
    mode = next(levels for key, levels in printed.items() if MODES[key].code == s.mode)
    return [mode[level].switches.get(name, 0) if level in mode else 0 for name in NAMES]


def _composition(s: State) -> list[int]:
    return [s.kind.count(kind) for kind in range(KINDS)]


def _write_lines(s: State) -> str:
    held = [w.write_way(line, way - 1) for line, way in enumerate(s.line_controls) if way]
    return " ".join(f"{line}={way}" for line, way in held)


def _read_lines(s: State, text: str) -> None:
    for name, _, way in (part.partition("=") for part in text.split()):
        line, towards = w.read_way(name, way)
        if not MOVABLE[line]:
            raise ValueError("the two central lines never move")
        s.line_controls[line] = towards + 1


def _write_piles(s: State) -> str:
    piles = [(c, [t for t in s.pile[c * PILE : c * PILE + PILE] if t >= 0]) for c in range(CHARACTERS)]
    return " ".join(
        f"{w.PERSON.write(s, c)}={'+'.join(w.TOKEN.write(s, token) for token in pile)}" for c, pile in piles if pile
    )


def _read_piles(s: State, text: str) -> None:
    for name, _, said in (part.partition("=") for part in text.split()):
        c = w.PERSON.read(s, name)
        pile = [w.TOKEN.read(s, token) for token in said.split("+")]
        if len(pile) > PILE:
            raise ValueError(f"a pile has {PILE} tokens at the most")
        s.pile[c * PILE : c * PILE + PILE] = [*pile, *[NONE] * (PILE - len(pile))]


def _write_failed(s: State) -> str:
    held = zip(s.failed_escapes[: s.failed_escape_count], s.failed_escape_by)
    return " ".join(
        f"{w.PEOPLE.write(s, group)}/{w.PERSON.write(s, by % CHARACTERS)}{'/last' if by >= CHARACTERS else ''}"
        for group, by in held
    )


def _read_failed(s: State, text: str) -> None:
    said = [part.split("/") for part in text.split()]
    if len(said) > TRIES or any(len(part) not in (2, 3) or part[2:] not in ([], ["last"]) for part in said):
        raise ValueError(f"up to {TRIES} times: who was inside / who was at the controls, and /last in the last round")
    for i, (group, by, *last) in enumerate(said):
        s.failed_escapes[i] = w.PEOPLE.read(s, group)
        s.failed_escape_by[i] = w.PERSON.read(s, by) + (CHARACTERS if last else 0)
    s.failed_escape_count = len(said)


def _write_luck(s: State) -> str:
    key = sum(word << 32 * i for i, word in enumerate(s.key))
    return f"{s.rng0} {seeds.write(key)}" if key else f"{s.rng0} {s.rng1}" if s.rng0 or s.rng1 else ""


def _read_luck(s: State, text: str) -> None:
    words = text.split()
    if len(words) != 2:
        raise ValueError("luck is two whole numbers, or one and a long seed")
    s.key[:] = seeds.words(seeds.read(words[1])) if words[1].startswith("0x") else [0] * 4
    s.rng0, s.rng1 = (w.number(0, 2**32 - 1).read(s, word) for word in (words[0], "0" if any(s.key) else words[1]))


COUNT = w.number(0, MOST)
_OWNERS = pairs("owner", "owner", w.PERSON, w.SEAT, "", _owners)
LEVEL = one("level", "level", w.chosen(dict(enumerate(editions.LEVELS)), "level"), "the level, if it is not standard")
# what the board shows comes before them, the agenda after them; who is seated comes before whatever belongs to people
LINES = (
    pairs("switches", "switch", w.chosen(dict(enumerate(NAMES)), "switch"), COUNT,
          "switches of the rules that are not as the edition prints them for mode and level, `alarm=3`", _switches, len(NAMES)),
    squares("closed", "closed", is_marked_closed, "all rooms that nobody may enter, if the marks of the board say it otherwise"),
    squares("turned", "turned", is_marked_turned, "all Pivoting rooms whose corridor runs from north to south, likewise"),
    pairs("composition", "composition", w.ROOM, COUNT,
          "how many tiles of each room the complex was built of, `empty=8`, if it is not what lies there now", _composition, KINDS),
    mask("zone", "exit_zone_kinds", w.ROOMS_MASK, "the rooms that had to begin in the exit zone"),
    count("seats", "seats", "how many people play", SEATS),
    PositionLine("seated", "the characters in play, in the order round the table; `-` is an empty place", _write_seated, _read_seated),
    _OWNERS._replace(follows=False, meaning="the seats of characters, if they do not go round by turns", read=_read_owners),
    pairs("side", "side", w.PERSON, w.SEAT,
          "sides, if they are not each seat in Competition, by turns in Team, one in every other mode", _sides),
    by_person("at", "stands_on", w.tile_or("dead", NOWHERE), "where everybody stands, `alice=c3`, or `alice=dead`", ABSENT),
    flags("guards", "role", "who is a guard; everybody else is a prisoner"),
    flags("shown", "role_shown", "whose role lies open"),
    one("left-over", "spare", w.chosen({0: "prisoner", 1: "guard"}, "role"), "the role tile that nobody got, `prisoner` or `guard`", NONE),
    count("pack-guards", "pack_guards", "guard tiles in the pack from which roles were dealt"),
    row("turns", "turn_order", "turn_count", w.PERSON, "the row of turn markers, the first one first", CHARACTERS),
    count("rounds", "rounds", "rounds of the whole game"),
    count("left", "rounds_left", "rounds left, this one counted"),
    count("begun", "rounds_begun", "rounds begun, this one counted"),
    one("phase", "phase", w.chosen({CLUE: "clue", PROGRAMMING: "programming", ACTIONS: "actions",
        COUNTDOWN: "countdown", OPENING: "opening"}, "phase"),
        "`programming`, `actions`, `countdown`, `opening` (cards before programming), or `clue` if left out", CLUE),
    one("slot", "slot", w.chosen({1: "1", 2: "2", 3: "adrenaline"}, "slot"),
        "the slot whose actions run: `1`, `2`, or `adrenaline` for third actions"),
    count("next", "next_turn", "the place in the row, from 0, whose go comes next in this slot"),
    one("actor", "actor", w.PERSON, "whose go it is", NONE),
    mask("owes", "owes", w.PEOPLE, "who still owes a clue or a program"),
    mask("open-goes", "open_goes", w.PEOPLE, "whose go no other answer has followed yet: it may still reveal and mark"),
    count("decision", "decision_number", "the number of the open decision", 2**15 - 1),
    one("exit", "exit_entered", w.chosen({1: "entered", ALARMED: "alarmed"}, "state of the exit"),
        "`entered` once somebody was in Room 25, `alarmed` if that activated the alarm"),
    one("key", "key_entered", w.chosen({1: "yes"}, "answer"), "`yes` once the Key room was entered"),
    row("dead", "dead", "dead_count", w.PERSON, "the dead in the order of their deaths", CHARACTERS),
    mask("dying", "dying", w.PEOPLE, "who has died in what is being settled"),
    one("unsettled", "dirty", w.chosen({1: "yes"}, "answer"), "`yes` if deaths and victory must be looked at before anything else"),
    one("over", "outcome", w.chosen(RESULTS | {WINNER + side: f"side-{side}" for side in range(SEATS)}, "result"),
        "how the game ended, as `over` of a scenario; the winning seat or team is `side-0`, `side-1`, …"),
    by_person("slot-1", "slot1", w.TOKEN, "tokens programmed in slot 1", NONE),
    by_person("slot-2", "slot2", w.TOKEN, "tokens programmed in slot 2", NONE),
    flags("floating", "floating", "whose only token, written in slot 1, lies between the slots"),
    flags("free", "chooses_freely", "who chooses each action when its go comes"),
    by_person("actions", "actions_allowed", COUNT, "how many actions a character has this round"),
    by_person("played", "tokens_played", w.TOKENS, "tokens played this round, `max=move+look`"),
    by_person("lost", "tokens_lost", w.TOKENS, "tokens lost to Punishment"),
    by_person("adrenaline", "adrenaline", w.chosen({READY: "yes", COMMITTED: "committed"}, "state of a token"),
              "who has adrenaline: `yes` in hand, `committed` for this round"),
    by_person("supply", "supply", COUNT, "Empty tiles in a character's own supply"),
    flags("hidden", "hidden", "who is under the Hidden token"),
    by_person("trapped", "trap", w.chosen({1: "armed", 2: "due"}, "state of a trap"),
              "who is in a Trapped room: `armed`, or `due` if it must be out at the end of this go"),
    by_person("drowning", "drown", w.chosen({1: "later", 2: "now"}, "state of the water"),
              "who is in a Flooded room: `later`, or `now` if it drowns after slot 2 of this round"),
    flags("paranoid", "paranoid", "who draws its actions from a pile"),
    PositionLine("piles", "those piles, the top token first", _write_piles, _read_piles),
    by_person("pile-left", "pile_left", w.TOKENS, "what is still in them, for all to know"),
    by_person("reminders", "reminder", w.TILE, "where reminders lie", NONE),
    pairs("seen", "seen", w.TILE, w.SEEN,
          "which seats have seen a tile, `b2=0+2`; `everybody` counts those who only watch, who are `spectators`", length=TILES),
    pairs("claims", "claims", w.TILE, w.CLAIMS, "what seats last said of a tile, `c4=0:blue+1:red`", length=TILES),
    PositionLine("lines", "Control tokens of this round, `2=left b=up`", _write_lines, _read_lines),
    both("locks", "lock", "where the two Locks lie, `c2 -` if the second is in hand"),
    both("robots", "robot", "where the two robots stand, likewise"),
    mask("activated", "activated", w.TILES, "Robot rooms that a character has entered"),
    row("deck", "deck", "deck_count", w.CARD, "the deck, the top card first", CARDS, ", "),
    row("discard", "discard", "discard_count", w.CARD, "the discard pile, the oldest card first", CARDS, ", "),
    count("time-bombs", "time_bombs", "Time Bombs in view"),
    count("jamming", "jamming_cards", "Jamming cards in view"),
    count("acceleration", "acceleration_cards", "Acceleration cards in view"),
    count("acceleration-slot", "acceleration_slot", "the slot in which Control moves twice; 1 for the whole round in most editions"),
    PositionLine("failed-escapes", "who was in Room 25 when it slid out and it was no escape, and who was at the controls: "
         "`max+kevin/alice`, `/last` behind it in the last round",
         _write_failed, _read_failed),
    pairs("caught", "caught", w.SEAT, COUNT, "claims of a seat that proved false"),
    pairs("proved", "proved", w.SEAT, COUNT, "claims of a seat that proved true"),
    pairs("harm", "harm", w.SEAT, COUNT, "how often a seat harmed others for all to see"),
    pairs("idle", "idle", w.SEAT, COUNT, "goes of a seat that came to nothing"),
    PositionLine("luck", "the two words of the game's generator; of one with a key how often it has drawn, and the long seed",
        _write_luck, _read_luck),
)  # fmt: skip
