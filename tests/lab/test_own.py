"""Studies of things of one's own: complexes, decks, rounds, switches, editions by their file, expansions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from expansions.guide import run
from room25.errors import BadText
from room25.lab.plan import Case, cases
from room25.lab.source import Source
from room25.lab.study import study

TILES = "{ central = 1, room25 = 1, empty = 8, dark = 2, cold = 2, trapped = 2, flooded = 2, acid = 2, vortex = 2, mortal = 2, vision = 1 }"
CARDS = '["jamming", "move 1 left", "move 2 right"]'


def plan(text: str, folder: Path = Path()) -> list[Case]:
    return cases(study(Source(text, "my.toml"), folder))[0]


def test_a_complex_of_ones_own_is_laid_and_named() -> None:
    laid = plan(f"[[tables]]\ntiles.swamp = {TILES}\nseats = 4\n")
    assert [(case.complex, case.table, sum(case.cell.setup.tiles.values())) for case in laid] == [
        ("swamp", "base cooperation, 4 seats, swamp", 25)
    ]
    laid = plan(f'[[tables]]\ntiles.swamp = {TILES}\ncomplexes = ["swamp", "advice"]\nseats = 4\n')
    assert [case.complex for case in laid] == ["swamp", "beginner"]


def test_decks_rounds_and_switches_are_tried_like_everything_else() -> None:
    text = f"""[[tables]]
editions = "ultimate-en"
cards.few = {CARDS}
decks = ["box", "few"]
rounds = ["printed", 6]
switches = ["printed", "adrenaline=0+reminders=0"]
"""
    laid = plan(text)
    assert len(laid) == 8 and len({case.table for case in laid}) == 8
    assert {(case.cell.setup.rounds, len(case.cell.setup.cards)) for case in laid} == {(0, 0), (0, 3), (6, 0), (6, 3)}
    assert {tuple(case.cell.setup.switches.items()) for case in laid} == {(), (("adrenaline", 0), ("reminders", 0))}
    assert sum("deck few" in case.table for case in laid) == 4 and sum("rounds 6" in case.table for case in laid) == 4


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tiles = 25", "line 2: tiles are written by name: tiles.NAME = …"),
        ("tiles.a = 25", "line 2: tiles.a is written as tiles.NAME = { central = 1"),
        ('tiles.all = { central = 1 }', "line 2: tiles.all is written as"),
        ("tiles.a = { central = 1 }", "the complex has 25 rooms, not 1"),
        ("cards.a = []", 'cards.a is written as cards.NAME = ["jamming"'),
        ('editions = "ultimate-en"\ncards.a = ["joker"]', "line 3: decks: nothing can be laid with 'a': 'joker' is no card"),
        ('decks = "a"', "line 2: there is no deck 'a'; there are 'box': cards.NAME = […]"),
        ("rounds = 20", "line 2: rounds: nothing can be laid with 20: a game has 1 to 14 rounds, not 20"),
        ('rounds = "many"', "line 2: rounds takes numbers above 0, or 'printed', not 'many'"),
        ('switches = "alarm"', "line 2: switches are written as 'reminders=0+deaths=2', or 'printed' for none"),
        ('switches = "alarms=1"', "line 2: switches: nothing can be laid with 'alarms=1': the switch alarms = 1 cannot be"),
        ('switches = "alarm=9"', "alarm goes from 0 to 3"),
        ('editions = "nothing.toml"', "line 2: the expansion in nothing.toml cannot be used"),
    ],
)  # fmt: skip
def test_what_is_no_such_thing_is_told_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadText) as told:
        plan(f"[[tables]]\n{text}\n")
    assert said in str(told.value).replace("tiles, line", "line"), str(told.value)


def test_a_name_means_one_thing_in_a_study() -> None:
    twice = f'[[tables]]\ntiles.swamp = {TILES}\n[[tables]]\nmodes = "solo"\ntiles.swamp = {TILES.replace("vision", "control")}\n'
    with pytest.raises(BadText, match=r"line 5: tiles.swamp is something else in another table"):
        plan(twice)


def test_with_names_folders_and_an_edition_its_file(tmp_path: Path) -> None:
    run(tmp_path, ["room25", "new", "expansion", "hot-rooms"])
    run(tmp_path, ["room25", "new", "room", "furnace", "--in", "hot-rooms"])
    (tmp_path / "sprint.toml").write_text('based_on = "hot-rooms"\n[modes.cooperation]\nrounds = { 4 = 5 }\n')
    (tmp_path / "my.toml").write_text(
        'with = "hot-rooms"\ngames = 20\nmetrics = ["wins"]\n[[tables]]\neditions = ["hot-rooms", "sprint.toml"]\nseats = 4\n'
    )
    run(tmp_path, ["room25", "lab", "my.toml", "--workers", "2", "--quiet"])
    run(tmp_path, ["room25", "lab", "my.toml", "--ray", "local", "--out", "again", "--quiet"])
    kept = [json.loads((tmp_path / name / "plan.json").read_text()) for name in ("my.lab", "again")]
    assert kept[0] == kept[1] and "sprint@" in str(kept[0])
    assert (tmp_path / "my.lab" / "games.parquet").read_bytes() == (tmp_path / "again" / "games.parquet").read_bytes()
    (tmp_path / "bad.toml").write_text('with = "cold-rooms"\n')
    with pytest.raises(AssertionError, match=r"bad.toml, line 1: the expansion in cold-rooms cannot be used"):
        run(tmp_path, ["room25", "lab", "bad.toml"])
