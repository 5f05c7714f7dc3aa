"""Setting up: everything that is wrong is listed at once, advice is given, and a free choice of rooms is checked against the box."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from room25.engine.rules.deal import deal
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.table.board import CENTRE, COLOURS, EXIT_ZONE
from room25.engine.table.state import GUARD, NONE
from room25.engine.table.switches import ADRENALINE, ALARM, DEATHS, DIRECT, GATHER, REMINDERS
from room25.errors import BadSetup
from room25.game import Game
from room25.rulebook import rules
from room25.setup import checks, editions
from room25.setup import lay as setup
from room25.setup.choice import CHOICES
from room25.setup.kinds import GameKind, game_kinds
from room25.setup.lay import CHARACTER_NAMES, Setup

BASE = editions.load("base")
CRUEL = {
    "central": 1, "room25": 1, "empty": 8, "vortex": 2, "mortal": 2, "dark": 2, "cold": 2, "trapped": 2, "flooded": 2,
    "acid": 2, "control": 1,
}  # fmt: skip


def problems(wanted: Setup) -> list[str]:
    return [str(problem) for problem in checks.check(wanted)]


def test_everything_that_is_wrong_is_listed_at_once() -> None:
    assert problems(
        Setup(
            mode="team",
            seats=4,
            tiles={"central": 2, "vision": 3, "empty": 9, "sauna": 1},
            characters=("alice", "alice", "max", "bruce"),
            first="zed",
            options=("season2_timing", "no_walls"),
        )
    ) == [
        "this game needs 4 different characters out of alice, jennifer, max, kevin, franck, emmett, "
        "not alice, alice, max, bruce (SETUP-01)",
        "'zed' cannot begin: the characters are alice, alice, max, bruce (SETUP-09)",
        "the complex has 25 rooms, not 15 (BUILD-02)",
        "2 × central: the box holds 1 (BUILD-02)",
        "3 × vision: the box holds 1 (BUILD-02)",
        "9 × empty: the box holds 8 (BUILD-02)",
        "1 × sauna: the box holds 0 (BUILD-02)",
        "the complex needs exactly one central (BUILD-01)",
        "the complex needs exactly one room25 (BUILD-02)",
        "team has no option 'season2_timing'; it has more_living, no_reminders, dead_talk (AMB-004)",
        "team has no option 'no_walls'; it has more_living, no_reminders, dead_talk (AMB-004)",
    ]


def test_a_wrong_number_of_players_hides_nothing_else() -> None:
    assert problems(Setup(mode="suspicion", seats=3, complex="castle", characters=("alice", "bruce"), first="zed")) == [
        "suspicion is for 4, 5, 6 players, not 3 (MODE-SUSP-02)",
        "this game needs some different characters out of alice, jennifer, max, kevin, franck, emmett, not alice, bruce (SETUP-01)",
        "'zed' cannot begin: the characters are alice, bruce (SETUP-09)",
        "there is no complex 'castle'; there are beginner, expert-competition, expert-suspicion (COMPLEX-09)",
    ]


@pytest.mark.parametrize(
    ("mode", "seats", "sentence"),
    [
        ("suspicion", 7, "suspicion is for 4, 5, 6 players, not 7 (MODE-SUSP-02)"),
        ("competition", 4, "competition is for 2, 3 players, not 4 (MODE-COMP-01)"),
        ("team", 5, "team is for 4, 6 players, not 5 (MODE-TEAM-01)"),
        ("cooperation", 1, "cooperation is for 2, 3, 4, 5, 6 players, not 1 (MODE-COOP-02)"),
        ("solo", 2, "solo is for 1 players, not 2 (MODE-SOLO-01)"),
    ],
)
def test_every_mode_says_how_many_it_is_for(mode: str, seats: int, sentence: str) -> None:
    assert problems(Setup(mode=mode, seats=seats)) == [sentence]


def test_an_edition_or_a_mode_that_is_not_here_is_the_only_problem() -> None:
    assert [p.text for p in checks.check(Setup(edition="moon", mode="party"))] == [
        "there is no edition 'moon'; there are base, season2, ultimate-en, ultimate-pl, ultimate-uk"
    ]
    assert [str(p) for p in checks.check(Setup(mode="team", level="madness", seats=99))] == [
        "team has no level 'madness' here; it has standard (MODE-MAD-01)"
    ]
    assert [p.text for p in checks.check(Setup(mode="party", seats=99))] == [
        "base has no mode 'party'; it has suspicion, competition, team, cooperation, solo"
    ]


def test_a_bad_setup_is_one_error_with_all_its_problems() -> None:
    with pytest.raises(BadSetup) as caught:
        Game.new("base", mode="solo", seats=2, complex="castle")
    assert str(caught.value) == (
        "this game cannot be set up: solo is for 1 players, not 2 (MODE-SOLO-01); "
        "there is no complex 'castle'; there are beginner, expert-competition, expert-suspicion (COMPLEX-09)"
    )
    assert [problem.key for problem in caught.value.problems] == ["problem-players", "problem-complex"]
    assert all(problem.rule in rules() for problem in caught.value.problems)


def test_two_vortices_with_two_mortal_rooms_can_be_played_against_advice() -> None:
    game = Game.new("base", mode="cooperation", seats=4, tiles=CRUEL)
    assert [str(advice) for advice in game.advice] == [
        "the book advises against 2 vortex together with 2 mortal (BUILD-07)"
    ]
    assert [advice.key for advice in game.advice] == ["warning-vortex-mortal"]
    assert Game.new("base", mode="cooperation", seats=4, tiles={**CRUEL, "mortal": 1, "vision": 1}).advice == []


@pytest.mark.parametrize(
    ("change", "sentences"),
    [
        ({"empty": 7}, ["the complex has 25 rooms, not 24 (BUILD-02)"]),
        ({"empty": 7, "illusion": 1}, []),
        ({"empty": 7, "illusion": 2}, ["the complex has 25 rooms, not 26 (BUILD-02)", "2 × illusion: the box holds 1 (BUILD-02)"]),
        ({"empty": 8, "acid": 3, "dark": 1}, ["3 × acid: the box holds 2 (BUILD-02)"]),
        ({"dark": -1, "cold": 5}, ["-1 × dark: the box holds 2 (BUILD-02)", "5 × cold: the box holds 2 (BUILD-02)"]),
        ({"room25": 0, "vision": 1}, ["the complex needs exactly one room25 (BUILD-02)"]),
    ],
)  # fmt: skip
def test_a_free_choice_is_checked_against_the_box(change: dict[str, int], sentences: list[str]) -> None:
    assert problems(Setup(mode="solo", seats=1, tiles={**CRUEL, **change})) == sentences


@pytest.mark.parametrize("name", BASE.complexes)
def test_the_complexes_of_the_book_can_be_laid_in_every_mode(name: str) -> None:
    fixed = BASE.complexes[name].fixed
    assert sum(fixed.values()) == 25
    for mode, levels in BASE.modes.items():
        for seats in levels["standard"].players:
            assert checks.check(Setup(mode=mode, seats=seats, complex=name)) == []
            laid = setup.table(Setup(mode=mode, seats=seats, complex=name))
            assert {key: laid.composition[ROOMS[key].code] for key in fixed} == fixed
            deal(laid, 1, 0)
            assert {key: laid.kind.count(ROOMS[key].code) for key in fixed} == fixed


@pytest.mark.parametrize("cell", tuple(game_kinds()), ids=str)
def test_every_complex_that_fits_is_dealt_with_its_fixed_rooms_and_colours(cell: GameKind) -> None:
    edition = editions.load(cell.edition)
    for name, tiles in edition.complexes.items():
        chosen = replace(cell.setup(), complex=name)
        if edition.modes[cell.mode][cell.level].switches.get("key") and "key" not in tiles.fixed:
            assert [problem.key for problem in checks.check(chosen)] == ["problem-no-key"]
            continue
        laid = setup.table(chosen)
        deal(laid, 7, 0)
        assert sum(laid.composition) == 25 and not any(laid.stock) and not any(laid.draws)
        drawn: Counter[str] = Counter()
        for key, room in ROOMS.items():
            n = laid.kind.count(room.code)
            assert tiles.fixed.get(key, 0) <= n == laid.composition[room.code] <= edition.box.get(key, 0)
            drawn[COLOURS[room.colour]] += n - tiles.fixed.get(key, 0)
        assert +drawn == Counter(tiles.free)
        assert all(laid.kind.count(ROOMS[key].code) < edition.box[key] for key in tiles.without)
        assert all(EXIT_ZONE[t] for t in range(25) if (laid.exit_zone_kinds >> laid.kind[t]) & 1)


def test_guards_levels_options_and_cards_are_checked_in_every_edition() -> None:
    assert problems(Setup(edition="ultimate-en", seats=5, guards=2)) == []
    assert problems(Setup(edition="ultimate-en", seats=4, guards=2)) == [
        "with 4 players there are 1 guards, not 2 (MODE-SUSP-02)"
    ]
    assert problems(Setup(edition="ultimate-en", mode="team")) == [
        "ultimate-en has no mode 'team'; it has suspicion, cooperation, solo (MODE-TEAM-01)"
    ]
    assert problems(Setup(edition="season2", mode="cooperation", level="beginner")) == [
        "cooperation has no level 'beginner' here; it has standard, madness (MODE-MAD-01)"
    ]
    assert problems(Setup(edition="season2", options=("exact_roles", "strict_slide")))[0].startswith(
        "suspicion has no option 'strict_slide'; it has "
    )
    wrong = problems(Setup(edition="ultimate-uk", mode="cooperation", cards=("panic", "move 9 left")))
    assert len(wrong) == 1 and wrong[0].startswith("'move 9 left' is no card; ") and wrong[0].endswith("(MAC-01)")
    assert problems(Setup(edition="ultimate-uk", mode="cooperation", cards=("panic",) * 59)) == [
        "a deck has 58 cards at most, not 59 (MAC-01)"
    ]
    for deck in (("move 2 left again",), ("jamming", "Move 2 Left Again"), ("time-bomb",)):
        assert problems(Setup(edition="ultimate-uk", mode="cooperation", cards=deck)) == [
            "a deck needs a card that goes to the pile and draws no other (MAC-01)"
        ]


def test_every_mode_has_its_rounds_and_its_switches() -> None:
    found = {}
    for mode, levels in BASE.modes.items():
        laid = setup.table(Setup(mode=mode, seats=next(iter(levels["standard"].players))))
        found[mode] = (laid.rounds, *(laid.switch[i] for i in (ALARM, DIRECT, DEATHS, REMINDERS)))
    assert found == {
        "suspicion": (10, 1, 0, 0, 1),
        "competition": (10, 1, 0, 0, 1),
        "team": (10, 1, 0, 0, 1),
        "cooperation": (8, 0, 0, 1, 1),
        "solo": (8, 0, 1, 0, 1),
    }


def test_options_change_what_they_say() -> None:
    rounds = [setup.table(Setup(mode="cooperation", seats=n, options=("season2_timing",))).rounds for n in (4, 5, 6)]
    assert rounds == [8, 7, 6]
    assert setup.table(Setup(mode="team", seats=4, options=("no_reminders",))).switch[REMINDERS] == 0


def test_players_with_two_characters_alternate_in_the_row() -> None:
    laid = setup.table(Setup(mode="competition", seats=3, first="kevin"))
    assert [laid.owner[c] for c in laid.turn_order[: laid.turn_count]] == [0, 1, 2, 0, 1, 2]
    assert CHARACTER_NAMES[laid.turn_order[0]] == "kevin"
    teams = setup.table(Setup(mode="team", seats=6))
    assert [teams.side[c] for c in teams.turn_order[: teams.turn_count]] == [0, 1, 0, 1, 0, 1]


def test_a_deal_keeps_the_zone_the_pack_and_the_chosen_first() -> None:
    laid = setup.table(Setup(mode="suspicion", seats=5, first="max"))
    exits, guards, spares = set(), set(), set()
    for seed in range(300):
        s = laid.clone()
        deal(s, seed, 0)
        assert CHARACTER_NAMES[s.turn_order[0]] == "max"
        assert s.kind[CENTRE] == ROOMS["central"].code
        exits.add(s.kind.index(ROOMS["room25"].code))
        guards.add(sum(1 for c in range(8) if s.owner[c] >= 0 and s.role[c] == GUARD))
        spares.add(s.spare)
        assert EXIT_ZONE[s.kind.index(ROOMS["vision"].code)]
    assert exits == {tile for tile in range(25) if EXIT_ZONE[tile]}
    assert guards == {1, 2} and spares == {0, 1}
    six = setup.table(Setup(mode="suspicion", seats=6))
    deal(six, 1, 0)
    assert six.spare == NONE


def test_anybody_may_begin_where_nobody_is_chosen() -> None:
    firsts = {Game.new("base", mode="cooperation", seats=5, seed=seed).state().turn_order[0] for seed in range(60)}
    assert firsts == {0, 1, 2, 3, 4}


def test_seeds_deal_different_games_and_the_same_seed_the_same() -> None:
    deals = {tuple(Game.new("base", seed=seed).state().kind) for seed in range(200)}
    assert len(deals) == 200
    assert Game.new("base", seed=2**40 + 1).state() != Game.new("base", seed=1).state()
    assert Game.new("base", seed=2**40 + 1).state() == Game.new("base", seed=2**40 + 1).state()


def test_every_choice_of_a_host_comes_back_from_its_line_of_text() -> None:
    chosen = Setup(
        "ultimate-en", "team", 5, "madness", "free", {"central": 1, "empty": 9}, ["max", "alice"], "max", 2,
        ["strict_slide"], ["move 2 left", "jamming"], 7, {"gather": 1}, ["hot-rooms@0123456789ab"],
    )  # fmt: skip
    assert all(choice.meaning and getattr(chosen, choice.name) != choice.default for choice in CHOICES)
    lines = {choice.name: choice.spelling.write(getattr(chosen, choice.name)) for choice in CHOICES}
    assert lines["cards"] == "move 2 left, jamming" and lines["tiles"] == "central=1 empty=9"
    assert Setup(**{choice.name: choice.spelling.read(lines[choice.name]) for choice in CHOICES}) == chosen


def test_rounds_and_switches_of_ones_own_take_the_place_of_the_books() -> None:
    game = Game.new("ultimate-en", mode="cooperation", seats=4, rounds=5, switches={"adrenaline": 0, "gather": 1})
    s = game.state()
    assert (s.rounds, s.rounds_left, s.switch[ADRENALINE], s.switch[GATHER], s.adrenaline[0]) == (5, 5, 0, 1, 0)
    assert "\nrounds 5\nswitches adrenaline=0 gather=1\n" in game.record()
    assert Game.from_record(game.record()).record() == game.record()
    assert (
        problems(Setup(rounds=15))
        == ["a game has 1 to 14 rounds, not 15 (TIME-01)"]
        != problems(Setup(rounds=-1))
        != []
    )
    assert [said[:34] for said in problems(Setup(switches={"alarms": 1, "alarm": 4}))] == [
        "the switch alarms = 1 cannot be: a",
        "the switch alarm = 4 cannot be: al",
    ]


def test_a_box_holds_what_its_book_counts() -> None:
    assert sum(editions.load("base").box.values()) == 32
    cards = editions.default_cards()
    assert {group: len(cards[group]) for group in cards} == {"basic": 39, "madness": 19}
    kinds = [card.split()[0] for card in cards["basic"]]
    assert (kinds.count("move"), kinds.count("punishment")) == (32, 7)
