"""The log tells the whole story: from the events that a pov may see follows all that lies on the table, after every answer."""

from __future__ import annotations

import doctest
from random import Random

import pytest

import room25.story
from laws.games import CELLS, MOST_DECISIONS, begin, by_cell, choose, make, share, some_setup
from laws.retelling import LogLacks, Retelling, Told, complain, retell
from room25.engine.table import log
from room25.engine.table.state import FIELDS, SPECTATOR, State, View
from room25.engine.views.project import fill_public
from room25.events import KINDS, Event, from_row
from room25.game import Game
from room25.notation import command
from room25.redact import redact_all
from room25.setup import editions
from room25.setup.kinds import GameKind
from room25.setup.lay import CHARACTER_NAMES, Setup
from room25.story import FOLLOWS, LAID, PROGRAM, TOLD, Difference, Story, differences
from room25.story.words import READERS

# these say what somebody did or why, and the rows around them what comes of it
WITHOUT_CONSEQUENCE = set(
    "programmed passed action-lost escaped declined reactivated card-ignored bomb marker-removed".split()
)


@by_cell
def test_the_log_tells_each_pov_what_lies_on_the_table(cell: GameKind) -> None:
    told = Told()
    for seed in range(share(cell, 30)):
        told.add(retell(cell, seed))
    assert told.views > told.answers > 10 * told.games


@pytest.mark.parametrize("edition", editions.EDITIONS)
def test_a_seat_that_comes_late_reads_the_whole_story_at_once(edition: str) -> None:
    compared = 0
    for number, cell in enumerate(cell for cell in CELLS if cell.edition == edition):
        dice = Random(f"{cell} late")
        game = Game(some_setup(cell, dice), number)
        while not game.is_over:
            if dice.random() < 0.1:
                for pov in [*range(game.seats), SPECTATOR]:
                    seen = game.view(pov)
                    assert differences(Story(game.setup, pov).hear(seen.events).board, seen.flat) == []
                    compared += 1
            s = game.state()
            who, answer = choose(s, dice, 0.9)
            game.play(f"{CHARACTER_NAMES[who]} {command.words(s, who, answer)}")
    assert compared > 100


class Deaf(Story):
    """A story that one kind of event never reaches."""

    def __init__(self, setup: Setup, kind: str) -> None:
        super().__init__(setup, SPECTATOR)
        self.kind = kind

    def add(self, event: Event) -> None:
        if event.kind != self.kind:
            super().add(event)


def test_no_event_can_be_left_out() -> None:
    """Whoever misses one kind of event gets the table wrong, in some game; what a seat alone is told is seen in the next test."""
    missed = {*READERS} - {"saw", "role-dealt"}
    for seed in range(30):
        for cell in CELLS[seed % 3 :: 3]:
            if missed:
                missed -= caught_by_deafness(cell, seed, sorted(missed))
    assert missed == set()


def caught_by_deafness(cell: GameKind, seed: int, kinds: list[str]) -> set[str]:
    """In one game: the kinds of event without which the spectator's table is wrong."""
    dice = Random(f"{cell} deaf {seed}")
    setup = some_setup(cell, dice)
    s = begin(setup, seed)
    deaf = {kind: Deaf(setup, kind) for kind in kinds}
    caught = missing(s, deaf)
    for _ in range(MOST_DECISIONS):
        if s.outcome:
            break
        make(s, choose(s, dice, 0.9))
        caught |= missing(s, {kind: story for kind, story in deaf.items() if kind not in caught})
    return caught


def missing(s: State, deaf: dict[str, Deaf]) -> set[str]:
    """The kinds of event whose lack shows now."""
    events = redact_all([from_row(number, row) for number, row in enumerate(s.log)], SPECTATOR)
    view = spectated(s)
    return {kind for kind, story in deaf.items() if goes_wrong(story, events, view)}


def goes_wrong(story: Story, events: list[Event], view: View) -> bool:
    """Is the story another than the view, or does it stumble over something that cannot be?"""
    try:
        return bool(differences(story.hear(events).board, view))
    except (ValueError, IndexError):
        return True


def spectated(s: State) -> View:
    view = View()
    fill_public(s, view)
    return view


def test_a_seat_that_misses_what_it_alone_is_told_knows_less() -> None:
    game = Game.new("base", mode="suspicion", seats=4, seed=5)
    who = game.decision.asked[0] if game.decision else ""
    game.play(f"{who} {game.options(who)[0]}")
    seen = game.view(game.seat_of(who))
    for kind, field in (("saw", "kind"), ("role-dealt", "role")):
        heard = [event for event in seen.events if event.kind != kind]
        assert len(heard) == len(seen.events) - 1
        found = differences(Story(game.setup, seen.pov).hear(heard).board, seen.flat)
        assert [difference.field for difference in found] == [field]


def test_every_field_of_a_view_is_told_or_follows() -> None:
    fields = [*LAID, *TOLD, *PROGRAM, *FOLLOWS]
    assert sorted(fields) == sorted(name for name, _, _ in FIELDS), "say in story/compare.py who tells a new field"


def test_every_event_is_read_or_is_without_consequence() -> None:
    assert {*READERS} | WITHOUT_CONSEQUENCE == {name for name, _ in KINDS.values()}
    assert not {*READERS} & WITHOUT_CONSEQUENCE


def test_a_difference_names_the_game_the_command_the_field_and_both_sides() -> None:
    cell = CELLS[0]
    setup = Setup("base", "suspicion", 4)
    s = begin(setup, 1)
    telling = Retelling(setup, s)
    s.log = [row for row in s.log if row[0] != log.DEALT]
    s.lock[1] = 7
    found = telling.hear(s)
    assert f"the spectator, {Difference('lock', 1, -1, 7)}" in found
    assert "seat 0, turn_order[0]: the log tells 0, the view says 3" in found
    with pytest.raises(
        LogLacks, match=r"base suspicion standard, 4 seats, seed 3, command 9 \(max move b2\):\n  seat 0"
    ):
        complain(found, cell, 3, 9, "max move b2")


def test_do_not_cross_may_stay_on_a_room_that_is_hidden_again() -> None:
    story = Story(Setup("ultimate-pl", "suspicion", 4))
    story.hear(from_row(0, row) for row in [(log.CLOSED, -1, 3, 0, 0, -1), (log.ROOM_HIDDEN, -1, 3, 1, 0, -1)])
    assert (story.board.closed[3], story.board.face_up[3]) == (1, 0)
    story.add(from_row(2, (log.ROOM_HIDDEN, -1, 3, log.NOT_SAID, 0, -1)))
    assert story.board.closed[3] == 0


def test_the_session_of_the_story_runs() -> None:
    assert doctest.testmod(room25.story) == (0, 6)


def test_several_numbers_in_one_come_out_again() -> None:
    for numbers in ([], [0], [7, 0, 3], [0, 0], list(range(25, -1, -1))):
        assert log.unpacked(log.packed(numbers)) == numbers
