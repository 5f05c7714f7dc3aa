"""Golden games: told again from their seeds, every step and every pov must read as it does in the files."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from playthroughs import scenes
from playthroughs.renew import GAMES, Golden, tell
from room25.engine.rules.modes import BY_KEY as MODES
from room25.setup.editions import EDITIONS, LEVELS

HERE = Path(__file__).parent
HOW = "where this is meant, run `python tests/playthroughs/renew.py` and say why in the commit"


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_reads_as_it_did(golden: Golden) -> None:
    committed = (HERE / f"{golden.name}.txt").read_text(encoding="utf-8").splitlines()
    now = tell(golden).splitlines()
    difference = list(difflib.unified_diff(committed, now, "committed", "now", lineterm="", n=2))
    assert not difference, "\n".join([*difference[:60], HOW])


def test_every_mode_has_its_golden_game_and_every_file_its_recipe() -> None:
    assert {golden.mode for golden in GAMES} == set(MODES)
    assert {golden.edition for golden in GAMES} == set(EDITIONS)
    assert {golden.level for golden in GAMES} == set(LEVELS)
    assert {path.stem for path in HERE.glob("*.txt")} == {golden.name for golden in GAMES}


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_commands_of_a_file_play_the_game_by_themselves(golden: Golden) -> None:
    lines = (HERE / f"{golden.name}.txt").read_text(encoding="utf-8").splitlines()
    game = golden.deal()
    for line in lines:
        if line.startswith("> "):
            game.play(line.removeprefix("> "))
    assert game.is_over and game.record().splitlines()[-1] == lines[-1]


def test_what_the_browser_is_told_is_what_happens() -> None:
    games = scenes.chosen()
    assert scenes.tell_scenes(games) == scenes.FILE.read_text(encoding="utf-8"), HOW
    assert set().union(*(scenes.shown(*game) for game in games)) == scenes.SHOWN


def test_the_golden_games_tell_of_all_that_the_expansions_add() -> None:
    told = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("*.txt"))
    for event in (
        "robot-placed robot-moved adrenaline-used paranoia paranoia-over locked revived card-drawn token-lost key-found called "
        "committed hid role-shown"
    ).split():
        assert f" {event} " in told or f" {event}\n" in told, event
    for words in ("> kevin hack", "> bruce mimic", " order 1 ", "adrenaline"):
        assert words in told, words
