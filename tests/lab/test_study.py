"""Study files: what they mean, and what is said about those that mean nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.small import lay
from room25.errors import Room25Error
from room25.lab import complexes
from room25.lab.plan import CHUNK, Case, cases, chunks
from room25.lab.run import StudyRun
from room25.lab.source import Source
from room25.lab.study import LISTS, STUDY_KEYS, Study, study
from room25.setup import editions
from room25.setup.checks import check
from room25.setup.lay import Setup

STUDIES = sorted((Path(__file__).parents[2] / "docs" / "studies").glob("*.toml"))
LAB = Path(__file__).parents[2] / "docs" / "lab.md"


def read(text: str, folder: Path = Path()) -> Study:
    return study(Source(text, "my.toml"), folder)


def plan(text: str) -> list[Case]:
    return cases(read(text))[0]


def test_a_study_that_says_nothing_plays_the_base_game() -> None:
    (case,) = plan("")
    setup = case.cell.setup
    assert (setup.edition, setup.mode, setup.seats, case.complex, case.cell.first.name) == (
        "base",
        "cooperation",
        4,
        "beginner",
        "explorer",
    )
    assert (case.games, case.options) == (1_000, "printed")


def test_every_combination_is_laid() -> None:
    found = plan('[[tables]]\nmodes = ["cooperation", "suspicion"]\nseats = [4, 5]\nbots = ["cautious", "explorer"]\n')
    assert [(c.cell.setup.mode, c.cell.setup.seats, c.cell.first.name, c.cell.second.name) for c in found] == [
        *[("cooperation", seats, bot, bot) for seats in (4, 5) for bot in ("cautious", "explorer")],
        *[
            ("suspicion", seats, bot, guard)
            for seats in (4, 5)
            for bot in ("cautious", "explorer")
            for guard in ("cautious", "explorer")
        ],
    ]


def test_all_and_every_and_each() -> None:
    edition = editions.load("ultimate-en")
    table = '[[tables]]\neditions = "ultimate-en"\nmodes = "suspicion"\n'
    assert len(plan(table + 'seats = "all"\nguards = "all"\n')) == 6  # five may agree on one guard or two
    named = plan(table + 'complexes = "all"\n')
    assert [case.complex for case in named] == list(edition.complexes)
    people = plan(table + 'characters = "every"\nseats = 4\n')
    assert len({case.characters for case in people}) == len(people) == 70
    options = plan(table + 'options = ["printed", "each", "no_reminders+bound_carry"]\n')
    offered = [name for name, option in edition.options.items() if not option.is_default]
    assert "entry_reveal" in offered and "alarm_reveal" not in offered  # which is the rule by now
    assert [case.options for case in options] == ["printed", *offered, "no_reminders+bound_carry"]


def test_rivals_of_one_kind_play_each_deal_once() -> None:
    (case,) = plan('games = 10\n[[tables]]\nmodes = "team"\n')
    assert len(case.cell.seatings) == 1 and case.deals == 10
    (case,) = plan('games = 10\n[[tables]]\nmodes = "team"\nbots = ["explorer", "cautious"]\n')
    assert len(case.cell.seatings) == 2 and case.deals == 5
    assert (case.cell.first.name, case.cell.second.name) == ("explorer", "cautious")


def test_chunks_hold_every_deal_once_whoever_plays_them() -> None:
    found = plan(f'games = {2 * CHUNK + 7}\n[[tables]]\nmodes = ["solo", "team"]\nbots = ["explorer", "uniform"]\n')
    for i, case in enumerate(found):
        deals = [n for c in chunks(found) if c.cell == i for n in range(c.first, c.first + c.deals)]
        assert sorted(deals) == list(range(case.deals))


def test_games_may_differ_by_table() -> None:
    text = 'games = 5\n[[tables]]\nmodes = "solo"\n[[tables]]\ngames = 7\n'
    assert [case.games for case in plan(text)] == [5, 7]


@pytest.mark.parametrize("edition", editions.EDITIONS)
@pytest.mark.parametrize("mode", ["cooperation", "suspicion"])
def test_random_complexes_are_legal_and_stay_what_they_are(edition: str, mode: str) -> None:
    needs_key = bool(editions.load(edition).modes[mode]["standard"].switches.get("key"))
    drawn = [complexes.random_complex(edition, needs_key, number) for number in range(1, 200)]
    for tiles in drawn:
        assert not check(Setup(edition, mode, 4, tiles=tiles))
    assert drawn == [complexes.random_complex(edition, needs_key, number) for number in range(1, 200)]
    reds = {complexes.colours(tiles)["red"] for tiles in drawn}
    assert min(reds) <= 2 and max(reds) >= 8  # easy ones and hard ones


def test_a_number_is_the_same_complex_for_ever() -> None:
    assert complexes.random_complex("base", False, 1) == BASE_1


BASE_1 = dict(
    central=1, room25=1, empty=6, vision=1, moving=1, tunnel=2, control=1, vortex=2, dark=1, prison=2, cold=2
) | dict(acid=2, mortal=1, trapped=1, illusion=1)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("games = ", "my.toml: this is not TOML: "),
        ("game = 5", "my.toml, line 1: there is no key 'game'; did you mean 'games'? Keys are title, question"),
        ("\n\ngames = 0", "my.toml, line 3: games is a number from 1 to 1,000,000,000, not 0"),
        ("games = true", "line 1: games is a number"),
        ("seed = -1", "line 1: seed is a number from 0 to"),
        ("title = 3", "line 1: title is a text, not 3"),
        ("decisions = 'some'", "line 1: decisions is true (of all games), or of how many deals"),
        ("tables = 3", "line 1: tables are written as [[tables]]"),
        ("[tables]\nseats = 4", "tables are written as [[tables]]"),
        ("[[tables]]\nseats = 4\n[[tables]]\nseat = 4", "line 4: there is no key 'seat'; did you mean 'seats'?"),
        ("[[tables]]\nseats = 'four'", "line 2: seats takes numbers above 0, or 'all' or 'usual', not 'four'"),
        (
            "[[tables]]\nseats = 9",
            "line 2: seats: nothing can be laid with 9: cooperation is for 2, 3, 4, 5, 6 players",
        ),
        ("[[tables]]\nseats = [4, 9]", "line 2: seats: nothing can be laid with 9"),
        ("[[tables]]\nseats = []", "line 2: seats is an empty list"),
        ("[[tables]]\neditions = 'bas'", "line 2: there is no edition 'bas'; there are base, season2"),
        ("[[tables]]\nmodes = ['solo', 'coop']", "line 2: there is no mode 'coop'; there are"),
        ("[[tables]]\nlevels = 'hard'", "line 2: there is no level 'hard'; there are standard, madness, beginner"),
        (
            "[[tables]]\nlevels = 'madness'",
            "line 2: levels: nothing can be laid with 'madness': cooperation has no level",
        ),
        (
            "[[tables]]\ncomplexes = 'maze'",
            "line 2: complexes: nothing can be laid with 'maze': there is no complex 'maze'",
        ),
        ("[[tables]]\ncomplexes = 'random 5-1'", "line 2: 'random 5-1' is a range of 0 complexes"),
        ("[[tables]]\noptions = 'fast'", "line 2: options: nothing can be laid with 'fast': cooperation has no option"),
        (
            "[[tables]]\ncharacters = 'alice bob'",
            "line 2: characters: nothing can be laid with 'alice bob': this game needs",
        ),
        (
            "[[tables]]\nguards = 3\nmodes = 'suspicion'",
            "line 2: guards: nothing can be laid with 3: with 4 players there are",
        ),
        ("[[tables]]\nbots = 'nobody'", "line 2: bots: there is no bot 'nobody'; bots are uniform"),
        ("[[tables]]\nbots = 'search'", "line 2: bots: search thinks by the clock"),
        (
            "[[tables]]\nbots = 'search@0.5s'",
            "thinks by the clock, so its games would differ; give it playouts, search@200",
        ),
        ("[[tables]]\nbots = 3", "line 2: bots takes words in quotes, one or a list of them, not 3"),
        ("[[tables]]\n[[tables]]\n", "line 2: base cooperation, 4 seats: explorer (beginner) is asked for twice"),
        ('title = """\nseats = 4\n"""\nseats = 3', "line 4: there is no key 'seats'"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(Room25Error) as found:
        cases(read(text))
    assert sentence in str(found.value)


def test_a_metric_that_is_not_there_is_said_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(Room25Error, match=r"my.toml, line 2: there is no metric 'luck'; there are wins, "):
        StudyRun(read('title = "x"\nmetrics = ["wins", "luck"]', tmp_path), tmp_path / "out")
    (tmp_path / "broken.py").write_text("TITLE = nothing", encoding="utf-8")
    with pytest.raises(Room25Error, match=r"line 1: .*broken.py cannot be loaded: NameError"):
        StudyRun(read('metrics = "broken.py"', tmp_path), tmp_path / "out")


def test_what_cannot_be_laid_beside_others_is_left_out_and_said() -> None:
    found, left_out = cases(read('[[tables]]\nmodes = ["solo", "cooperation"]\nseats = [1, 4]\n'))
    assert [(c.cell.setup.mode, c.cell.setup.seats) for c in found] == [("solo", 1), ("cooperation", 4)]
    assert len(left_out) == 2 and "solo is for 1 players, not 4" in left_out[0]


@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_the_ready_made_studies_can_be_played(path: Path) -> None:
    found = study(Source.read(path), path.parent)
    laid, left_out = cases(found)
    assert laid and not left_out and found.question


def test_every_printed_complex_is_studied_with_a_hundred_thousand_games() -> None:
    (path,) = (path for path in STUDIES if path.stem == "printed")
    laid, _ = cases(study(Source.read(path), path.parent))
    games: dict[tuple[str, str], list[int]] = {}
    for case in laid:
        games.setdefault((case.cell.setup.edition, case.complex), []).append(case.games)
    assert set(games) == {(name, complex) for name in editions.EDITIONS for complex in editions.load(name).complexes}
    assert all(max(some) >= 100_000 for some in games.values())


def test_the_page_about_the_lab_names_every_key() -> None:
    text = LAB.read_text(encoding="utf-8")
    assert not [key for key in (*STUDY_KEYS, *LISTS) if f"`{key}`" not in text]


def test_a_bot_goes_by_the_folder_of_its_study(tmp_path: Path) -> None:
    path = lay(tmp_path)
    run = StudyRun(study(Source.read(path), path.parent), tmp_path / "out")
    assert run.plan[-1].cell.first.name == str(tmp_path / "own_bot.py")
    assert list(run.manifest()["files"]) == [str(tmp_path / "own_bot.py")]
