"""The friendly Game: what it tells, what it refuses and in which words, and that what it gives away is a copy."""

from __future__ import annotations

import doctest
from random import Random

import pytest

import room25.game
from laws.games import choose
from laws.test_text import words
from room25.engine.table.state import EVERYTHING, SPECTATOR, View
from room25.errors import BadText, GameOver, IllegalCommand, NotAsked, OtherRules, Room25Error
from room25.game import Decision, Game, SeatView, Setup
from room25.notation.position import read_position, write_position
from room25.setup.lay import CHARACTER_NAMES


@pytest.fixture
def game() -> Game:
    """Suspicion for four, kevin first; the seed is part of the sentences below."""
    return Game.new("base", mode="suspicion", seats=4, seed=7)


def after_the_clues(game: Game) -> Game:
    for command in ("alice clue c2", "jennifer clue d3", "max clue c4", "kevin clue b3"):
        game.play(command)
    return game


def in_the_first_go(game: Game) -> Game:
    after_the_clues(game)
    for command in ("alice program move look", "jennifer program push", "max program look move", "kevin program look"):
        game.play(command)
    return game


def refusal(game: Game, text: str) -> Room25Error:
    with pytest.raises(Room25Error) as caught:
        game.play(text)
    return caught.value


def test_the_session_in_the_module_is_true() -> None:
    assert doctest.testmod(room25.game).failed == 0


def test_a_game_begins_with_the_clue_and_tells_who_is_asked(game: Game) -> None:
    assert game.decision == Decision(1, "clue", ("kevin", "alice", "jennifer", "max"))
    assert (game.seats, game.is_over, game.result, game.advice) == (4, False, None, [])
    assert [game.seat_of(name) for name in ("alice", "jennifer", "max", "KEVIN")] == [0, 1, 2, 3]
    assert game.options("alice") == ("clue c2", "clue d3", "clue c4", "clue b3")


def test_somebody_without_a_marker_in_the_row_is_asked_too(game: Game) -> None:
    after_the_clues(game)
    for who in ("alice", "jennifer", "max", "kevin"):
        game.play(f"{who} program look move")
    s = game._s
    (asked,) = game.decision.asked if game.decision else ()
    row = [
        c for c in s.turn_order[: s.turn_count] if CHARACTER_NAMES[c] != asked
    ]  # as after a revival in mid-round (TIME-10)
    s.turn_order[: s.turn_count] = [*row, -1]
    s.turn_count -= 1
    assert game.decision is not None and game.decision.asked == (asked,)


def test_commands_give_the_events_that_follow(game: Game) -> None:
    assert [str(event) for event in game.play("alice clue c2")] == [
        "clue-taken who=alice cell=C2",
        "saw who=alice cell=C2 room=empty",
    ]
    assert [event.number for event in game.play("  Jennifer   CLUE  D3 ")] == [7, 8]
    assert game.decision == Decision(1, "clue", ("kevin", "max"))


def test_an_event_that_is_not_for_a_pov_is_its_bare_number(game: Game) -> None:
    dealt = len(game.view(0).events)
    game.play("alice clue c2")
    assert [str(event) for event in game.view(0).events[dealt:]] == [
        "clue-taken who=alice cell=C2",
        "saw who=alice cell=C2 room=empty",
    ]
    for pov in (1, 2, 3, SPECTATOR):
        events = game.view(pov).events
        assert [str(event) for event in events[dealt:]] == ["clue-taken who=alice cell=C2", "hidden"]
        assert [event.number for event in events] == list(range(dealt + 2))
        assert events[-1].is_hidden


def test_the_first_events_tell_how_the_table_was_dealt(game: Game) -> None:
    told = [str(event) for event in game.view(0).events]
    assert told[0].startswith("dealt first=kevin order=kevin alice jennifer max tiles=central 1 room25 1 ")
    assert sorted(told[1:]) == ["hidden", "hidden", "hidden", "role-dealt who=alice role=prisoner"]
    assert {str(event) for event in game.view(SPECTATOR).events[1:]} == {"hidden"}


def test_all_program_at_the_same_time_and_may_change_their_minds(game: Game) -> None:
    after_the_clues(game)
    assert game.decision == Decision(2, "program", ("kevin", "alice", "jennifer", "max"))
    assert [event.kind for event in game.play("max program look")] == ["programmed"]
    assert game.play("max program move look") == []
    assert game.decision == Decision(2, "program", ("kevin", "alice", "jennifer"))
    assert game.view(2).flat.slot1[2] == 1 and game.view(1).flat.slot1[2] == -1


def test_a_view_offers_options_and_asides_of_its_own_characters_only(game: Game) -> None:
    in_the_first_go(game)
    assert game.decision == Decision(3, "action", ("kevin",))
    assert game.view(3).options == {"kevin": ("look c2", "look d3", "look c4", "look b3", "wait")}
    assert game.view(3).asides["kevin"][-4:] == (
        "claim b3 blue",
        "claim b3 green",
        "claim b3 yellow",
        "claim b3 red",
    )
    assert game.view(0).options == {} and list(game.view(0).asides) == ["alice"]
    assert game.view(SPECTATOR).options == game.view(SPECTATOR).asides == {}
    assert (game.view(3).characters, game.view(SPECTATOR).characters) == (("kevin",), ())


def test_a_seat_with_two_characters_names_both_in_turn_order() -> None:
    game = Game.new("base", mode="competition", seats=2, seed=1, first="max")
    assert game.view(0).characters == ("max", "alice")
    assert game.view(1).characters == ("kevin", "jennifer")
    assert game.decision == Decision(1, "clue", ("max", "kevin"))


def test_a_drawing_shows_a_pov_what_it_knows(game: Game) -> None:
    game.play("alice clue c2")
    assert "em ●?" in game.view(0).draw()
    assert "em" not in game.view(1).draw() and game.draw() == game.view(SPECTATOR).draw()
    assert game.view(EVERYTHING).draw().count("··") == 0
    assert game.draw().count("··") == 24
    assert "AJMK" in game.draw()


@pytest.mark.parametrize("pov", [4, 9, -3])
def test_there_is_no_other_seat(game: Game, pov: int) -> None:
    with pytest.raises(BadText) as caught:
        game.view(pov)
    assert str(caught.value) == f"there is no seat {pov}: seats run from 0 to 3"


CLUES = "Possible: clue c2, clue d3, clue c4, clue b3."
PROGRAMS = (
    "Possible: program look, program look move, program look push, program look control, program move, program move look, "
    "program move push, program move control, program push, program push look, program push move, program push control, "
    "and 4 more."
)


@pytest.mark.parametrize(
    ("text", "kind", "sentence"),
    [
        (
            "alice clue c1",
            IllegalCommand,
            "alice cannot clue c1: only rooms that share a side are adjacent (ORDER-05). Decision 1, round 1, starting clue. "
            + CLUES,
        ),
        (
            "kevin program look",
            IllegalCommand,
            "kevin cannot program look: the clue comes first: one of the four rooms next to the centre (CLUE-01). "
            "Decision 1, round 1, starting clue. " + CLUES,
        ),
        (
            "bruce clue c2",
            NotAsked,
            "bruce cannot clue c2: this character is not in the game (SETUP-01). Decision 1, round 1, starting clue.",
        ),
        (
            "alice hide",
            IllegalCommand,
            "alice cannot hide: the clue comes first: one of the four rooms next to the centre (CLUE-01). "
            "Decision 1, round 1, starting clue. " + CLUES,
        ),
        (
            "zed move b2",
            BadText,
            "nobody is called 'zed'; the characters are alice, jennifer, max, kevin, franck, emmett, sarah, bruce",
        ),
        ("alice", BadText, "an empty command"),
        ("alice move", BadText, "'move': move takes <cell>"),
        ("alice move z9", BadText, "'z9' is no square: squares run from a1 to e5"),
        ("alice control 2 up", BadText, "line 2 slides left or right, not 'up'"),
        ("alice claim b2 pink", BadText, "'pink' is no colour; colours are blue, green, yellow, red"),
    ],
)
def test_a_refusal_before_the_first_round_says_what_where_and_what_else(
    game: Game, text: str, kind: type[Room25Error], sentence: str
) -> None:
    error = refusal(game, text)
    assert type(error) is kind
    assert str(error) == sentence


def test_a_second_clue_is_refused(game: Game) -> None:
    game.play("alice clue c2")
    error = refusal(game, "alice clue d3")
    assert type(error) is NotAsked
    assert (
        str(error)
        == "alice cannot clue d3: this player has had its clue (CLUE-02). Decision 1, round 1, starting clue."
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("alice program", "a program is one token or two of one's own, never none (PROG-02)"),
        ("alice program look look", "the two actions must be different (PROG-02)"),
        ("alice program talent", "this game is played without talents (SETUP-02)"),
        ("alice move b2", "actions come after programming (TIME-03)"),
    ],
)
def test_a_refusal_in_programming_lists_twelve_programs_and_counts_the_rest(game: Game, text: str, reason: str) -> None:
    after_the_clues(game)
    error = refusal(game, text)
    assert str(error) == f"{text.replace(' ', ' cannot ', 1)}: {reason}. Decision 2, round 1, programming. {PROGRAMS}"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("kevin move a1", "move is not the token of this slot (ORDER-01)"),
        ("kevin move c2", "move is not the token of this slot (ORDER-01)"),
        ("kevin look c3", "only rooms that share a side are adjacent (ORDER-05)"),
        ("kevin pass", "a programmed action must be carried out (ORDER-03)"),
        ("kevin clue c2", "this is not what is asked now (ORDER-01)"),
        ("kevin peek c2", "this is not what is asked now (ORDER-01)"),
        ("kevin program move", "programs are laid before the actions begin (PROG-01)"),
        ("kevin mark c3", "a reminder is laid on a face-down room (TOKEN-REM-01)"),
        ("kevin claim c2 red", "only who has looked can tell a colour (INFO-02)"),
        ("kevin claim c3 blue", "the room lies open for all to see (INFO-04)"),
        ("kevin reveal", "only a guard may show itself (MODE-SUSP-07)"),
    ],
)
def test_a_refusal_in_a_go_names_the_rule_and_the_answers(game: Game, text: str, reason: str) -> None:
    in_the_first_go(game)
    where = "Decision 3, round 1, slot 1. Possible: look c2, look d3, look c4, look b3, wait."
    assert str(refusal(game, text)) == f"{text.replace(' ', ' cannot ', 1)}: {reason}. {where}"


def test_somebody_elses_go_and_somebody_elses_reminder(game: Game) -> None:
    in_the_first_go(game)
    error = refusal(game, "alice move c2")
    assert type(error) is NotAsked
    assert str(error) == "alice cannot move c2: it is somebody else's go (ORDER-01). Decision 3, round 1, slot 1."
    aside = refusal(game, "alice mark a1")
    assert type(aside) is IllegalCommand
    assert aside.rule == "TOKEN-REM-01"


def test_a_guard_that_acted_last_may_show_itself_before_anybody_programs() -> None:
    for seed in range(400):
        game, dice = Game.new("base", mode="suspicion", seats=4, seed=seed), Random(seed)
        while (decision := game.decision) and not (game.state().rounds_left == 9 and decision.kind == "program"):
            s = game.state()
            game.play(words(s, choose(s, dice, 0)))
        s = game.state()
        last = [
            c for c in range(4) if s.role[c] and s.stands_on[c] >= 0 and (s.open_goes >> c) & 1 and not s.role_shown[c]
        ]
        if not game.is_over and last and s.owes == 0b1111:
            break
    name = CHARACTER_NAMES[last[0]]
    assert "reveal" in game.view(game.seat_of(name)).asides[name]
    game.play(f"{name} program look")
    assert [str(event) for event in game.play(f"{name} reveal")] == [f"guard-revealed who={name}"]
    assert game.decision and name not in game.decision.asked and game.options(name) == ()
    s = game.state()
    assert (s.chooses_freely[last[0]], s.slot1[last[0]], s.slot2[last[0]], s.floating[last[0]]) == (1, -1, -1, 0)
    error = refusal(game, f"{name} program look")
    assert type(error) is NotAsked and error.rule == "PROG-08"


def test_nothing_is_answered_after_the_end() -> None:
    game = Game.new("base", mode="solo", seed=3)
    dice = Random(3)
    while not game.is_over:
        s = game.state()
        game.play(words(s, choose(s, dice, 0)))
    assert game.decision is None and game.result == "defeat"
    error = refusal(game, "alice move b2")
    assert type(error) is GameOver and error.rule == "TIME-15" and error.alternatives == ()
    assert str(error).startswith("alice cannot move b2: the game is over (TIME-15). Decision ")
    assert game.view(SPECTATOR).draw() == game.view(EVERYTHING).draw()
    assert not any(event.is_hidden for event in game.view(SPECTATOR).events)


def test_a_winner_is_named_by_its_side() -> None:
    for seed in range(40):
        game = Game.new("base", mode="team", seats=4, seed=seed)
        dice = Random(seed)
        while not game.is_over:
            s = game.state()
            game.play(words(s, choose(s, dice, 0.9)))
        assert game.result in ("side-0", "side-1", "draw")
        if game.result == "side-1":
            return
    raise AssertionError("blue never wins")


def test_what_is_given_away_is_a_copy(game: Game) -> None:
    state, view = game.state(), game.view(0)
    state.rounds_left, view.flat.rounds_left = 1, 2
    assert game.state().rounds_left == 10
    assert (type(view), type(view.flat), view.pov) == (SeatView, View, 0)


def test_setups_can_be_given_whole() -> None:
    chosen = Setup(mode="cooperation", seats=2, options=("season2_timing",))
    game = Game(chosen, seed=5)
    assert game.setup is chosen and game.state().rounds == 8
    assert Game.new(mode="solo").seats == 1 and Game.new().seats == 4


def test_a_record_of_other_rules_is_refused_and_one_of_the_base_game_goes_on() -> None:
    new = Game.new("season2", mode="team", seats=4, seed=3).record()
    assert "\nrules 2\n" in new and Game.from_record(new).record() == new
    for old in (new.replace("rules 2\n", ""), new.replace("rules 2\n", "rules 1\n")):
        with pytest.raises(OtherRules, match="version 1 of the rules of season2, and here version 2 is played"):
            Game.from_record(old)
    base = Game.new("base", mode="team", seats=4, seed=3).record()
    assert Game.from_record(base.replace("rules 1\n", "")).record() == base


def test_a_position_of_other_rules_is_refused() -> None:
    text = write_position(Game.new("ultimate-uk", mode="cooperation", seats=4, seed=3).state())
    assert read_position(text) == Game.new("ultimate-uk", mode="cooperation", seats=4, seed=3).state()
    with pytest.raises(OtherRules, match="this position was made with version 1"):
        read_position(text.replace("rules 2\n", ""))
    with pytest.raises(BadText, match="one whole number"):
        read_position(text.replace("rules 2\n", "rules two\n"))


def test_a_game_at_a_stated_position_plays_on_and_has_no_record() -> None:
    dealt = Game.new("base", mode="solo", seed=7)
    game = Game.stated(dealt.setup, dealt.state())
    game.check("kevin clue c2")
    with pytest.raises(IllegalCommand):
        game.check("kevin clue a1")
    assert game.state() == dealt.state()
    assert [event.kind for event in game.play("kevin clue c2")] == [event.kind for event in dealt.play("kevin clue c2")]
    assert game.state() == dealt.state()
    with pytest.raises(BadText, match="stated position has no record"):
        game.record()
