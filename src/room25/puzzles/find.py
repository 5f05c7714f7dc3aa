"""Finds puzzles: bots play a game, and every moment near its end in which a seat has to decide is held to the proof."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from room25.bots.contract import Command, first_asked
from room25.bots.explorer import Explorer
from room25.bots.host import Host
from room25.engine.rules.legal import legal
from room25.engine.rules.outcome import PARTLY_WON, result_for
from room25.engine.table.switches import DIRECT
from room25.game import Decision, Game, SeatView
from room25.notation import record
from room25.notation.command import words
from room25.puzzles import grades, prove, themes
from room25.puzzles.attempt import play_on
from room25.puzzles.model import Puzzle, puzzle_id
from room25.puzzles.scale import LEVELS, Scale
from room25.setup import editions
from room25.setup.lay import CHARACTER_NAMES, Setup

__all__ = ["find", "setups"]

LAST_ROUNDS = 4  # moments with more rounds left have too many ways to go on
MOST = 4  # puzzles of one game
LAST_OF_SUSPICION = 2  # there everybody may be a guard, and more rounds take long and seldom have one best answer
TIMES = {"competition": 3, "team": 3, "solo": 2}  # as many games: one answer is best more often there
FIRST_GAMES = 1600  # of all kinds; the later ones are of those in which rare grades and themes come up, or many puzzles
LATER_TIMES = {"solo": 4, "suspicion": 1, "cooperation": 1, "competition": 1}
CARELESS = 4  # one game in so many has bots in it that are not careful enough


class QuickBot(Explorer):
    """A rule bot whose answers come from the compiled rules."""

    def __init__(self, scale: Scale, level: str = "explorer", seed: int = 1) -> None:
        super().__init__(seed)
        self._scale = scale
        self._level_name = level

    def decide(self, view: SeatView, decision: Decision) -> Command:
        name = first_asked(view, decision)
        self._scale.look(view.flat, CHARACTER_NAMES.index(name))
        answer = self._scale.rule_bot(self._level_name, 1 + self.luck(view, name).getrandbits(31))
        return f"{name} {words(view.flat, CHARACTER_NAMES.index(name), answer)}"


def setups(times: Mapping[str, int] = TIMES, least: int = 1) -> list[list[Setup]]:
    """The kinds of games by edition, mode and level, for each the numbers of seats; some modes several times, others at least so often."""
    found = []
    for name in editions.EDITIONS:
        for mode, levels in editions.load(name).modes.items():
            for level, data in levels.items():
                kinds = [Setup(edition=name, mode=mode, level=level, seats=seats) for seats in data.players]
                found += [kinds] * times.get(mode, least)
    return found


def later_setups() -> list[list[Setup]]:
    """The kinds of the later games: Suspicion, and what editions that can be raced in have besides it."""
    raced = {name for name in editions.EDITIONS if "competition" in editions.load(name).modes}
    kinds = setups(LATER_TIMES, 0)
    return [kind for kind in kinds if kind[0].mode == "suspicion" or kind[0].edition in raced]


def find(number: int, scale: Scale) -> list[Puzzle]:
    """Return the puzzles of game `number`: the same ones on every machine."""
    kinds, turn = (setups(), number) if number < FIRST_GAMES else (later_setups(), number - FIRST_GAMES)
    of_seats = kinds[turn % len(kinds)]
    game = Game(of_seats[turn // len(kinds) % len(of_seats)], 1_000_000 + number)
    luck = Random(f"puzzle {number}")
    careless = luck.randrange(CARELESS) == 0
    levels = {seat: luck.choice(list(LEVELS)[1:]) if careless else "explorer" for seat in range(game.seats)}
    host = Host(game, {seat: QuickBot(scale, level) for seat, level in levels.items()})
    found: list[Puzzle] = []
    for moment, commands in _moments(host):
        found += _puzzles(moment, commands, scale)
        if len(found) >= MOST:
            break
    host.close()
    return found[:MOST]


def _moments(host: Host) -> Iterator[tuple[Game, tuple[str, ...]]]:
    """The moments of a game, as it is played on, in which somebody has to decide with few rounds left."""
    game = host.game
    began = -1
    last = LAST_OF_SUSPICION if game.setup.mode == "suspicion" else LAST_ROUNDS
    while not game.is_over:
        host.open_round()
        v = game.view(0).flat
        asked = game.decision
        is_direct = v.switch[DIRECT]  # nobody programs, as in Solo: every action is decided when its turn comes
        if asked and asked.kind == ("action" if is_direct else "program") and v.rounds_left <= last:
            if is_direct or v.rounds_begun != began:
                began = v.rounds_begun
                yield game.copy(), record.read(game.record()).commands
        host.step()


def _puzzles(moment: Game, commands: tuple[str, ...], scale: Scale) -> Iterator[Puzzle]:
    assert moment.decision is not None
    for name in moment.decision.asked:
        puzzle = _puzzle(moment, commands, name, scale)
        if puzzle is not None:
            yield puzzle


def _puzzle(moment: Game, commands: tuple[str, ...], name: str, scale: Scale) -> Puzzle | None:
    """Return the puzzle of this character at this moment, or None if there is none."""
    v = moment.view(moment.seat_of(name)).flat
    who = CHARACTER_NAMES.index(name)
    scale.look(v, who)
    proof = prove.prove(scale, v, who, prove.LUCK[0])
    if proof is None or not prove.is_found(scale, proof.best):
        return None
    if not all(
        prove.holds(scale, v, who, proof.best, luck) for luck in prove.LUCK
    ):  # the first too: other answers are near at its look
        return None
    found = grades.found(scale, proof.best, legal(v, who))
    best = tuple(words(v, who, answer) for answer in proof.best)
    setup, seed = moment.setup, moment.seed
    if not _comes_true(moment, name, best[0], scale):
        return None
    return Puzzle(
        id=puzzle_id(setup, seed, commands, name),
        setup=setup,
        seed=seed,
        commands=commands,
        who=name,
        rounds=v.rounds_left,
        theme=themes.theme_of(v, who, best[0]),
        grade=grades.grade_of(found),
        best=best,
        worth=proof.worth,
        next=proof.next,
        depth=proof.depth,
        worlds=proof.worlds,
        found=found,
    )


def _comes_true(moment: Game, name: str, answer: str, scale: Scale) -> bool:
    """Whether what is shown after the best answer is no defeat: the rooms lie as they lie, and the best answer may have bad luck."""
    after = play_on(moment.copy(), name, answer, lambda luck: QuickBot(scale, seed=luck))
    if not after.is_over:
        return True
    s, who = after.state(), CHARACTER_NAMES.index(name)
    return result_for(s.outcome, s.role[who], s.side[who]) >= PARTLY_WON
