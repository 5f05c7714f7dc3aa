"""Play the golden games again: `python tests/playthroughs/renew.py` writes the text files anew.

Each file tells one whole game step by step: who is asked, what it may answer, what it answers, the events with their audience, and what
changes in the view of every pov. Renew them where a change of the rules or of the views is meant, and read the difference.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent)]

from laws.games import choose  # noqa: E402
from playthroughs import scenes  # noqa: E402
from room25.engine.rules.rooms import REGISTRY as ROOMS  # noqa: E402
from room25.engine.table.answers import TALENT  # noqa: E402
from room25.engine.table.board import cell_name, line_name  # noqa: E402
from room25.engine.table.fields import CHARACTERS, LINES, SCRATCH, TILES  # noqa: E402
from room25.engine.table.log import EVERYONE  # noqa: E402
from room25.engine.table.state import EVERYTHING, FIELDS, NONE, NOWHERE, SPECTATOR, UNKNOWN, Flat, View  # noqa: E402
from room25.engine.table.switches import NAMES as SWITCHES  # noqa: E402
from room25.events import Event  # noqa: E402
from room25.game import Game  # noqa: E402
from room25.notation import command  # noqa: E402
from room25.notation.command import token_name  # noqa: E402
from room25.notation.drawing import render  # noqa: E402
from room25.setup.faces import face_name  # noqa: E402
from room25.setup.lay import CHARACTER_NAMES  # noqa: E402

BY_CELL = ("tile_at",)
BY_TILE = ("kind", "face_up", "closed", "turned", "cell_of", "seen", "claims")
PLACES = ("cell_of",)
TILE_IDS = ("stands_on", "reminder", "tile_at", "lock", "robot")
TOKENS = ("slot1", "slot2", "pile")
CARDS = ("deck", "discard")
WHO = ("turn_order", "dead", "actor", "agenda_who")
MASKS = ("owes", "open_goes", "dying")


@dataclass(frozen=True)
class Golden:
    """A game to tell."""

    name: str
    mode: str
    seats: int
    seed: int
    complex: str = ""
    sense: float = 1.0
    edition: str = "base"
    level: str = "standard"
    characters: tuple[str, ...] = ()

    def deal(self) -> Game:
        """The game before its first command."""
        return Game.new(
            self.edition,
            mode=self.mode,
            level=self.level,
            seats=self.seats,
            seed=self.seed,
            complex=self.complex,
            characters=self.characters,
        )

    def play(self) -> Iterator[tuple[Game, str]]:
        """The game before each command, and the command; at last the game that is over, and nothing."""
        dice = Random(self.seed)
        game = self.deal()
        while not game.is_over:
            s = game.state()
            who, answer = choose(s, dice, self.sense)
            yield game, f"{CHARACTER_NAMES[who]} {command.words(s, who, answer)}"
        yield game, ""


WITH_ROBOTS = ("kevin", "alice", "bruce", "emmett")
GAMES = (
    Golden("suspicion-guards-win", "suspicion", 4, 1, sense=0.7),
    Golden("suspicion-prisoners-escape", "suspicion", 5, 12, "expert-suspicion"),
    Golden("competition", "competition", 2, 1),
    Golden("team", "team", 4, 1, sense=0.95),
    Golden("cooperation-partial-victory", "cooperation", 2, 4),
    Golden("solo-full-victory", "solo", 1, 8),
    Golden("solo-defeat", "solo", 1, 1, sense=0.9),
    Golden("season2-team", "team", 4, 17, "", 0.7, "season2", "standard", ("jennifer", "emmett", "max", "kevin")),
    Golden("season2-solo-madness", "solo", 1, 4, "", 0.7, "season2", "madness"),
    Golden("ultimate-en-suspicion", "suspicion", 8, 8, "", 0.5, "ultimate-en"),
    Golden("ultimate-en-cooperation", "cooperation", 2, 161, "", 0.6, "ultimate-en", "standard", WITH_ROBOTS),
    Golden("ultimate-pl-paranoia", "suspicion", 6, 2, "", 0.5, "ultimate-pl"),
    Golden("ultimate-uk-madness", "cooperation", 4, 547, "", 0.6, "ultimate-uk", "madness"),
    Golden("ultimate-uk-beginner", "suspicion", 4, 3, "", 0.9, "ultimate-uk", "beginner"),
)


def pov_name(pov: int) -> str:
    return "spectator" if pov == SPECTATOR else f"seat {pov}"


def tell(golden: Golden) -> str:
    """The whole file."""
    return "\n".join(_lines(golden)) + "\n"


def _lines(golden: Golden) -> Iterator[str]:
    views: dict[int, View] = {}
    for step, (game, text) in enumerate(golden.play()):
        povs = [*range(game.seats), SPECTATOR]
        if step == 0:
            views = {pov: game.view(pov).flat for pov in povs}
            yield from _opening(golden, game, views)
        if not text:
            yield from _ending(game)
            return
        decision = game.decision
        assert decision is not None
        yield ""
        yield f"== step {step + 1}, decision {decision.number}: {decision.kind} of {', '.join(decision.asked)}"
        name = text.split()[0]
        seat = game.view(game.seat_of(name))
        if name in seat.options:
            yield f"   {name} may {_by_verb(seat.options[name])}"
        if name in seat.asides:
            yield f"   {name} may also {_beside(seat.asides[name])}"
        yield f"> {text}"
        for event in game.play(text):
            yield f"   {_event(event)}"
        after = {pov: game.view(pov).flat for pov in povs}
        yield from _changes(views, after)
        views = after


def _by_verb(words: tuple[str, ...]) -> str:
    """Options with their verb once: `look c2 | d3, pass`."""
    verbs: dict[str, list[str]] = {}
    for word in words:
        verb, _, rest = word.partition(" ")
        verbs.setdefault(verb, []).append(rest)
    return ", ".join(f"{verb} {' | '.join(rest)}".strip() for verb, rest in verbs.items())


def _beside(words: tuple[str, ...]) -> str:
    """Asides by their verb: where they lead is told by the face-down rooms."""
    verbs = [word.split()[0] for word in words]
    return ", ".join(f"{verb} ({verbs.count(verb)} ways)" for verb in dict.fromkeys(verbs))


def _event(event: Event) -> str:
    seats = [str(seat) for seat in range(8) if event.audience != EVERYONE and (event.audience >> seat) & 1]
    return f"{event.number:3} {event}" + (f"   [only seat {', '.join(seats)}]" if seats else "")


def _opening(golden: Golden, game: Game, views: dict[int, View]) -> Iterator[str]:
    yield f"# {golden.edition}, {golden.mode} {golden.level}, {golden.seats} seats, seed {golden.seed}: made by renew.py, never by hand"
    yield from game.record().splitlines()[1:-2]
    for pov, view in views.items():
        own = [CHARACTER_NAMES[c] for c in range(8) if pov >= 0 and view.owner[c] == pov]
        roles = [f"{CHARACTER_NAMES[c]} {('prisoner', 'guard')[view.role[c]]}" for c in range(8) if view.role[c] >= 0]
        known = [item for item in roles if item.split()[0] in own]
        yield f"{pov_name(pov)} knows: {', '.join(known) or 'nobody'}"
    yield from (f"   {_event(event)}" for event in game.view(EVERYTHING).events)
    yield render(views[SPECTATOR])


def _ending(game: Game) -> Iterator[str]:
    yield ""
    yield f"== over: {game.result}; everything lies open to everybody"
    yield render(game.view(SPECTATOR).flat)
    yield game.record().splitlines()[-1]


def _changes(before: dict[int, View], after: dict[int, View]) -> Iterator[str]:
    """What changes for everybody, then what only some see, in the order of the fields."""
    seen = {pov: dict(differences(before[pov], after[pov])) for pov in after}
    common = {key: value for key, value in seen[SPECTATOR].items() if all(s.get(key) == value for s in seen.values())}
    if common:
        yield "   all: " + "; ".join(f"{key} {value}" for key, value in common.items())
    for pov, mine in seen.items():
        own = [f"{key} {value}" for key, value in mine.items() if key not in common]
        if own:
            yield f"   {pov_name(pov)}: " + "; ".join(own)


def differences(before: Flat, after: Flat) -> Iterator[tuple[str, str]]:
    """Every number of a view that changed, by name: `at alice` `C3→C2`."""
    for name, length, _ in FIELDS:
        if name in SCRATCH:
            continue
        old, new = getattr(before, name), getattr(after, name)
        if name == "deck" and after.pov != EVERYTHING:  # it lies sorted in a view: what came and went says all
            gone, come = Counter(old) - Counter(new), Counter(new) - Counter(old)
            cards = [(sign, face) for sign, faces in (("-", gone), ("+", come)) for face in faces if face != NONE]
            if cards:
                yield name, " ".join(f"{sign}[{face_name(face)}]" for sign, face in cards)
        elif length:
            for i in range(length):
                if old[i] != new[i]:
                    yield f"{name} {index_name(name, length, i)}", f"{shown(name, old[i])}→{shown(name, new[i])}"
        elif old != new:
            yield name, f"{shown(name, old)}→{shown(name, new)}"


def index_name(name: str, length: int, i: int) -> str:
    """What a place in a list stands for; a tile is named by the cell where it began."""
    if name in BY_TILE or name in BY_CELL:
        return cell_name(i)
    if name == "switch":
        return SWITCHES[i]
    if length == LINES:
        return line_name(i)
    if name == "pile":
        return f"{CHARACTER_NAMES[i // 5]} {i % 5}"
    if length == CHARACTERS and name not in ("turn_order", "dead", "failed_escapes", "failed_escape_by"):
        return CHARACTER_NAMES[i]
    assert length != TILES
    return str(i)


def shown(name: str, value: int) -> str:
    """A number as the word it stands for."""
    if value == UNKNOWN:
        return "?"
    if name == "kind":
        return ROOMS[value].mark
    if name in PLACES:
        return cell_name(value)
    if name in TILE_IDS:
        return "dead" if name == "stands_on" and value == NOWHERE else "-" if value < 0 else f"tile-{cell_name(value)}"
    if name in TOKENS:
        return "-" if value == NONE else token_name(value, early=value > TALENT)
    if name in CARDS:
        return "-" if value == NONE else face_name(value)
    if name in WHO:
        return "-" if value == NONE else CHARACTER_NAMES[value]
    if name in MASKS:
        return "+".join(CHARACTER_NAMES[c] for c in range(8) if (value >> c) & 1) or "-"
    return str(value)


def main() -> None:
    for golden in GAMES:
        text = tell(golden)
        (HERE / f"{golden.name}.txt").write_text(text, encoding="utf-8")
        print(f"{golden.name}: {len(text.splitlines())} lines")
    text = scenes.tell_scenes(scenes.seek())
    scenes.FILE.write_text(text, encoding="utf-8")
    print(f"{scenes.FILE.name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
