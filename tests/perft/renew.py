"""Make the perft files again: `python tests/perft/renew.py` looks the positions up and counts their leaves with the compiled rules.

Each position was once the first of its kind in a seeded random game; it stays as it stands in its file, and only one that is
not there yet is looked up. If the rules change on purpose the numbers change; say why. `--spell` counts nothing: it writes the same
positions as positions are spelled now.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent)]

from laws.games import begin, choose, make  # noqa: E402
from room25.engine.rules.legal import legal, to_move  # noqa: E402
from room25.engine.rules.rooms import REGISTRY as ROOMS  # noqa: E402
from room25.engine.table import agenda, answers  # noqa: E402
from room25.engine.table.state import ACTIONS, CLUE, PROGRAMMING, State, dtype, to_record  # noqa: E402
from room25.engine.table.switches import DIRECT  # noqa: E402
from room25.notation.position import read_position, write_position  # noqa: E402
from room25.setup.lay import CHARACTER_NAMES, Setup  # noqa: E402

MOST_LEAVES = 2_000_000
DEEPEST = 9


@dataclass(frozen=True)
class Case:
    """A position with the leaves at depth 1, 2, 3, …"""

    title: str
    text: str
    leaves: tuple[int, ...]

    @property
    def state(self) -> State:
        return read_position(self.text)


def cases() -> list[Case]:
    """Every position of the committed files."""
    found = []
    for path in sorted(HERE.glob("*.txt")):
        for block in path.read_text(encoding="utf-8").strip().split("\n\n"):
            title, *lines, leaves = block.splitlines()
            numbers = tuple(int(word) for word in leaves.removeprefix("leaves ").split())
            found.append(Case(f"{path.stem}: {title.removeprefix('# ')}", "\n".join(lines) + "\n", numbers))
    return found


def asks(s: State) -> str:
    """What kind of question this is: clue, program, an action of some kind, or who else asks: a room, a robot, a card, consent."""
    if s.phase == CLUE:
        return "clue"
    if s.phase == PROGRAMMING:
        return "program"
    asked = agenda.kind(s)
    if asked == agenda.ASK_ROOM:
        return ROOMS[s.kind[agenda.tile(s)]].key
    if asked != agenda.ASK_ACTION:
        return {agenda.ASK_ORDER: "robot", agenda.ASK_CONSENT: "consent", agenda.ASK_CARD: "card"}[asked]
    if agenda.manner(s) & agenda.ADRENALINE:
        return "adrenaline"
    if s.paranoid[agenda.who(s)]:
        return "paranoia"
    if s.switch[DIRECT]:
        return "solo"
    if s.chooses_freely[agenda.who(s)]:
        return "free"
    if agenda.manner(s) & agenda.MAY_WAIT:
        return "wait"
    return "talent" if agenda.tokens(s) & answers.TALENTS else "action"


def later(round_: int) -> Callable[[State], bool]:
    return lambda s: s.rounds - s.rounds_left + 1 >= round_ and s.rounds_left > 2


def somebody_is_dead(s: State) -> bool:
    return s.dead_count > 0


def in_the_exit(s: State) -> bool:
    return to_move(s) >= 0 and ROOMS[s.kind[s.stands_on[to_move(s)]]].key == "room25"


def early_in_the_last_round(s: State) -> bool:
    return s.rounds_left == 1 and s.phase == ACTIONS and s.slot == 1 and s.next_turn == 1


def with_talent(name: str) -> Callable[[State], bool]:
    """It is this character's go, with something to choose."""
    return lambda s: agenda.who(s) == CHARACTER_NAMES.index(name) and legal(s, agenda.who(s)) > 2


def a_lock_is_out(s: State) -> bool:
    return max(s.lock) >= 0 and s.rounds_left > 2


def somebody_was_revived(s: State) -> bool:
    return any(s.stands_on[c] >= 0 and c not in s.turn_order[: s.turn_count] for c in range(8))


def any_time(s: State) -> bool:
    return s.rounds_left > 2


EN, UK = "ultimate-en", "ultimate-uk"
FOUR_OF_THEM = ("alice", "emmett", "sarah", "bruce")

# file, what it shows, setup, the kind of question, and what else must hold
WANTED: tuple[tuple[str, str, Setup, str, Callable[[State], bool]], ...] = (
    ("suspicion", "the first clue of four", Setup(seats=4), "clue", later(1)),
    ("suspicion", "six program", Setup(seats=6, complex="expert-suspicion"), "program", later(2)),
    ("suspicion", "an open token", Setup(seats=5), "action", later(3)),
    ("suspicion", "a floating action", Setup(seats=6), "wait", later(2)),
    ("suspicion", "a revealed guard acts freely", Setup(seats=6), "free", later(2)),
    ("suspicion", "Moving asks", Setup(seats=4, complex="expert-suspicion"), "moving", later(3)),
    ("suspicion", "the last round", Setup(seats=4), "action", early_in_the_last_round),
    ("competition", "the first clue of two", Setup(mode="competition", seats=2), "clue", later(1)),
    ("competition", "three program for six", Setup(mode="competition", seats=3), "program", later(4)),
    ("competition", "Illusion asks", Setup(mode="competition", seats=2), "illusion", later(1)),
    ("competition", "in Room 25", Setup(mode="competition", seats=3), "action", in_the_exit),
    ("competition", "after a death", Setup(mode="competition", seats=2), "action", somebody_is_dead),
    ("team", "four program", Setup(mode="team", seats=4), "program", later(1)),
    ("team", "Control asks", Setup(mode="team", seats=6), "control", later(1)),
    ("team", "a floating action in the last round", Setup(mode="team", seats=4), "wait", early_in_the_last_round),
    ("team", "an open token after a death", Setup(mode="team", seats=6), "action", somebody_is_dead),
    ("cooperation", "the first clue of five", Setup(mode="cooperation", seats=5), "clue", later(1)),
    ("cooperation", "two program for four", Setup(mode="cooperation", seats=2), "program", later(3)),
    ("cooperation", "Vision asks", Setup(mode="cooperation", seats=4), "vision", later(1)),
    ("cooperation", "an open token", Setup(mode="cooperation", seats=6), "action", later(2)),
    ("cooperation", "in Room 25", Setup(mode="cooperation", seats=3), "action", in_the_exit),
    ("solo", "the clue", Setup(mode="solo", seats=1), "clue", later(1)),
    ("solo", "the first go", Setup(mode="solo", seats=1), "solo", later(1)),
    ("solo", "later in the game", Setup(mode="solo", seats=1), "solo", later(5)),
    ("solo", "Control asks", Setup(mode="solo", seats=1), "control", later(1)),
    ("season2", "eight program", Setup("season2", seats=8), "program", later(2)),
    ("season2", "Kevin hacks", Setup("season2", seats=6), "talent", with_talent("kevin")),
    ("season2", "a team with a Lock on the board", Setup("season2", "team", 6), "action", a_lock_is_out),
    ("season2", "a card asks", Setup("season2", "solo", 1, "madness"), "card", any_time),
    ("season2", "adrenaline", Setup("season2", "competition", 4), "adrenaline", any_time),
    ("ultimate-en", "the first clue of six", Setup(EN, seats=6), "clue", later(1)),
    ("ultimate-en", "a Robot room asks", Setup(EN, "cooperation", 4), "robot", any_time),
    ("ultimate-en", "Jennifer calls", Setup(EN, seats=5), "talent", with_talent("jennifer")),
    ("ultimate-en", "Bruce copies", Setup(EN, seats=8), "talent", with_talent("bruce")),
    ("ultimate-en", "Emmett with his Locks", Setup(EN, seats=6), "talent", with_talent("emmett")),
    ("ultimate-en", "a third action", Setup(EN, seats=4), "adrenaline", any_time),
    ("ultimate-en", "a paranoid draws", Setup(EN, seats=6), "paranoia", any_time),
    ("ultimate-en", "a punishment", Setup(EN, "cooperation", 2), "card", any_time),
    ("ultimate-en", "a revived character is back", Setup(EN, seats=6, guards=2), "action", somebody_was_revived),
    ("ultimate-en", "madness", Setup(EN, "cooperation", 3, "madness"), "card", later(2)),
    ("ultimate-en", "a beginner's go", Setup(EN, seats=4, level="beginner"), "action", later(2)),
    (
        "ultimate-pl",
        "Kevin acts by the sign that he laid",
        Setup("ultimate-pl", seats=7),
        "talent",
        with_talent("kevin"),
    ),
    ("ultimate-pl", "a revealed guard acts freely", Setup("ultimate-pl", seats=5), "free", later(2)),
    (
        "ultimate-uk",
        "Alice is asked",
        Setup(UK, "cooperation", 4, "madness", characters=FOUR_OF_THEM),
        "consent",
        any_time,
    ),
    ("ultimate-uk", "Max carries", Setup(UK, seats=6), "talent", with_talent("max")),
    ("ultimate-uk", "a Dead End asks", Setup(UK, seats=6), "deadend", any_time),
)


def find(setup: Setup, question: str, holds: Callable[[State], bool]) -> State:
    """The first such position over seeded random games."""
    for seed in range(2000):
        dice = Random(seed)
        s = begin(setup, seed)
        while not s.outcome:
            if asks(s) == question and holds(s):
                return s
            make(s, choose(s, dice, 0.8))
    raise LookupError(f"no game of {setup.mode} comes to {question}")


def count(s: State) -> tuple[int, ...]:
    """Leaves at every depth, as deep as is quick."""
    import numpy as np

    from room25.compile import cpu

    states = np.zeros(DEEPEST, dtype())
    leaves: list[int] = []
    while len(leaves) < DEEPEST:
        to_record(s, states[0])
        leaves.append(int(cpu.rules().perft(states, len(leaves) + 1)))
        if leaves[-1] == 0 or (len(leaves) > 1 and leaves[-1] * max(leaves[-1] // leaves[-2], 2) > MOST_LEAVES):
            break
    return tuple(leaves)


def spell() -> None:
    """Write the same positions and leaves anew, as positions are spelled now."""
    blocks: dict[str, list[str]] = {}
    for case in cases():
        name, _, title = case.title.partition(": ")
        blocks.setdefault(name, []).append(block(title, case.state, case.leaves))
    write(blocks)


def block(title: str, s: State, leaves: tuple[int, ...]) -> str:
    """One position of a file."""
    return f"# {title}\n{write_position(s)}leaves {' '.join(map(str, leaves))}\n"


def write(blocks: dict[str, list[str]]) -> None:
    for name, texts in blocks.items():
        (HERE / f"{name}.txt").write_text("\n".join(texts), encoding="utf-8")


def main() -> None:
    if "--spell" in sys.argv:
        spell()
        return
    blocks: dict[str, list[str]] = {}
    kept = {case.title: case.state for case in cases()} if "--all" not in sys.argv else {}
    for name, title, setup, question, holds in WANTED:
        s = kept.get(f"{name}: {title}") or find(setup, question, holds)
        leaves = count(s)
        blocks.setdefault(name, []).append(block(title, s, leaves))
        print(f"{name}: {title}: {' '.join(map(str, leaves))}")
    write(blocks)


if __name__ == "__main__":
    main()
