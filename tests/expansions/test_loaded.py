"""A loaded expansion: what it changes and what it leaves alone, and what its records say where it is not, or is another.

Nothing can be unloaded, so each of these is a process of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from room25.compile import cpu
from room25.studio import new

HOT = 'room25.Game.new("hot-rooms", mode="cooperation", seats=4, seed=5'


@pytest.fixture(scope="module")
def hot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made") / "hot-rooms"
    new.expansion(folder, "ultimate-en")
    new.room(folder, "furnace")
    new.card(folder, "siren")
    return folder


def python(program: str, *words: str | Path, with_: str = "") -> str:
    """What a program prints; what it is refused with."""
    env = {key: value for key, value in os.environ.items() if key != "ROOM25_WITH"}
    env |= {"ROOM25_WITH": with_} if with_ else {}
    done = subprocess.run(
        [sys.executable, "-c", f"import sys, room25\n{program}", *map(str, words)],
        env=env, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    return done.stdout.strip() if not done.returncode else done.stderr


def test_printed_editions_play_as_if_it_were_not_there(hot: Path) -> None:
    program = """
from random import Random
from room25.compile import cpu
from room25.setup import editions
for name in editions.PRINTED:
    for mode in editions.load(name).modes:
        game, dice = room25.Game.new(name, mode=mode, seed=3), Random(1)
        while game.decision:
            who = game.decision.asked[0]
            game.play(f"{who} {dice.choice(game.options(who))}")
        print(game.record())
"""
    assert python(program) == python(program, with_=str(hot)) != ""


def test_without_one_not_a_byte_of_the_compiled_rules_differs_and_with_one_they_have_its_room(hot: Path) -> None:
    program = "from room25.compile import cpu\nprint(hash(cpu.text()) and ('furnace' in cpu.text()), len(cpu.text()))"
    assert python(program) == f"False {len(cpu.text())}"
    assert python(program, with_=str(hot)).startswith("True ")


def test_a_record_a_position_and_a_setup_name_it_and_read_back(hot: Path) -> None:
    program = f"""
from room25.notation.position import read_position, write_position
from room25.setup.expansions import LOADED
game = {HOT}, with_=sys.argv[1])
label = LOADED["hot-rooms"].label
assert game.setup.with_ == (label,), game.setup
assert f"\\nwith {{label}}\\n" in game.record() and room25.Game.from_record(game.record()).record() == game.record()
text = write_position(game.state())
assert f"\\nwith {{label}}\\n" in text and write_position(read_position(text)) == text
assert room25.Setup("base", with_=sys.argv[1]).with_ == () and {HOT}).setup == game.setup
print("good")
"""
    assert python(program, hot) == "good"


def test_what_was_made_with_it_is_refused_where_it_is_not_or_is_another(hot: Path, tmp_path: Path) -> None:
    record, position = tmp_path / "record", tmp_path / "position"
    written = f"""
from pathlib import Path
from room25.notation.position import write_position
game = {HOT}, with_=sys.argv[1])
Path(sys.argv[2]).write_text(game.record())
Path(sys.argv[3]).write_text(write_position(game.state()))
print(game.setup.with_[0])
"""
    label = python(written, hot, record, position)
    read = "from pathlib import Path\ntext = Path(sys.argv[1]).read_text()\n"
    as_record, as_position = (
        read + "print(room25.Game.from_record(text).decision.kind)",
        read + "from room25.notation.position import read_position\nprint(read_position(text).seats)",
    )
    for program, path in ((as_record, record), (as_position, position)):
        said = python(program, path)
        assert f"the expansion {label}, which is not here: load its folder (--with FOLDER)" in said
        assert "OtherRules" in said
    other = tmp_path / "hot-rooms"
    shutil.copytree(hot, other)
    texts = other / "texts" / "en.ftl"
    texts.write_text(texts.read_text(encoding="utf-8").replace("Furnace", "Oven"), encoding="utf-8")
    assert python(as_record, record, with_=str(other)) == "clue"  # it is called otherwise, and the same game
    room = other / "rooms" / "furnace.py"
    room.write_text(room.read_text(encoding="utf-8").replace("YELLOW", "RED"), encoding="utf-8")
    said = python(as_record, record, with_=str(other))
    assert str(other) not in said  # a guest of a server may read it, and is told no folder of its machine
    assert f"the expansion {label}, and here hot-rooms is another" in said


def test_two_that_call_a_room_alike_are_refused_and_two_that_do_not_are_played_together(
    hot: Path, tmp_path: Path
) -> None:
    cold = tmp_path / "cold-rooms"
    new.expansion(cold, "ultimate-en")
    new.room(cold, "freezer")
    edition = cold / "editions" / "cold-rooms.toml"
    edition.write_text(edition.read_text(encoding="utf-8").replace("ultimate-en", "hot-rooms"), encoding="utf-8")
    program = """
game = room25.Game.new("cold-rooms", mode="cooperation", seats=4, tiles=TILES, seed=1)
print(len(game.setup.with_), sorted(set(game.deal.split()) & {"fu", "fr"}), room25.editions()[5:])
"""
    tiles = {
        "central": 1,
        "room25": 1,
        "key": 1,
        "furnace": 2,
        "freezer": 2,
        "empty": 8,
        "tunnel": 3,
        "acid": 2,
        "dark": 2,
        "cold": 2,
        "prison": 1,
    }
    assert python(program.replace("TILES", repr(tiles)), with_=f"{hot}{os.pathsep}{cold}") == (
        "2 ['fr', 'fu'] ('hot-rooms', 'cold-rooms')"
    )
    assert "not 'hot-rooms'" in python(program, with_=str(cold))  # it differs from an edition that is not here
    twin = tmp_path / "twin"
    new.expansion(twin, "ultimate-en")
    new.room(twin, "furnace")
    refused = python("room25.setup.expansions.load(sys.argv[1])", twin, with_=str(hot))
    assert "rooms/furnace.py: there is a room 'furnace' already: give yours another name" in refused


def test_what_goes_wrong_in_its_rules_is_told_with_its_line(hot: Path, tmp_path: Path) -> None:
    broken = tmp_path / "hot-rooms"
    shutil.copytree(hot, broken)
    room = broken / "rooms" / "furnace.py"
    text = room.read_text(encoding="utf-8").replace("effects.lose_adrenaline(s, c)", "s.dead[c + 99] = 1")
    room.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "room25", "check", str(broken)], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert f"{room}, line 18: IndexError" in done.stderr, done.stderr


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("s.adrenaline[c] = 0", "the events do not tell what has changed: adrenaline"),
        ("s.stands_on[c] = -1", "the dead are miscounted"),
        ("s.rounds_left += 1", "a number is out of its range"),
    ],
)
def test_the_check_finds_a_room_that_breaks_what_every_room_keeps(
    hot: Path, tmp_path: Path, rule: str, said: str
) -> None:
    broken = tmp_path / "hot-rooms"
    shutil.copytree(hot, broken)
    room = broken / "rooms" / "furnace.py"
    room.write_text(room.read_text(encoding="utf-8").replace("effects.lose_adrenaline(s, c)", rule), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "room25", "check", str(broken), "--games", "6"],
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 1 and "Traceback" not in done.stderr, done.stderr
    assert said in done.stdout and done.stdout.count("\n") <= 1 + 3 + 1, done.stdout  # a scenario, three games, the sum
