"""Text in and out: commands, positions and records come back the same at every step, in another process too."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import pytest

from laws.games import CELLS, Move, by_cell, choose, listed, listed_beside, people, some_games
from room25.engine.table.state import State
from room25.errors import BadText
from room25.game import Game
from room25.notation import command
from room25.notation.position import read_position, write_position
from room25.notation.record import digest
from room25.setup.kinds import GameKind
from room25.setup.lay import CHARACTER_NAMES

REPLAY = """
import json, sys
from room25.game import Game
from room25.notation.record import digest
for text in json.load(sys.stdin):
    print(digest(Game.from_record(text).state()))
"""


def words(s: State, move: Move) -> str:
    """A move as a command: `alice move b2`."""
    return f"{CHARACTER_NAMES[move.who]} {command.words(s, move.who, move.answer)}"


def whole_game(game: Game, dice: Random, sense: float = 0.8) -> None:
    """Play to the end in words."""
    while not game.is_over:
        s = game.state()
        game.play(words(s, choose(s, dice, sense)))


@by_cell
def test_every_offered_answer_has_words_that_give_its_number_back(cell: GameKind) -> None:
    for setup, seed, dice in some_games(cell, 4, seed=11):
        game = Game(setup, seed)
        while not game.is_over:
            s = game.state()
            if dice.random() < 0.3:
                for move in [m for who in people(s) for m in (*listed(s, who), *listed_beside(s, who))]:
                    text = command.words(s, move.who, move.answer)
                    for variant in (text, text.upper(), f"  {text.replace(' ', '   ')} "):
                        assert command.number(s, move.who, command.parse(variant)) == move.answer, text
            game.play(words(s, choose(s, dice, 0.5)))


@by_cell
def test_a_position_reads_back_to_the_same_state_at_every_step(cell: GameKind) -> None:
    for setup, seed, dice in some_games(cell, 3, seed=12):
        game = Game(setup, seed)
        while True:
            s = game.state()
            text = write_position(s)
            back = read_position(text)
            assert back == s
            assert write_position(back) == text
            if game.is_over:
                break
            game.play(words(s, choose(s, dice, 0.5)))


@by_cell
def test_a_record_replays_to_the_same_game_at_any_step(cell: GameKind) -> None:
    for setup, seed, dice in some_games(cell, 4, seed=13):
        game = Game(setup, seed)
        while True:
            if game.is_over or dice.random() < 0.1:
                text = game.record()
                again = Game.from_record(text)
                assert again.state() == game.state()
                assert again.record() == text
                assert again.view(0).events == game.view(0).events
            if game.is_over:
                break
            s = game.state()
            game.play(words(s, choose(s, dice, 0.5)))


def test_a_record_replays_to_the_same_digest_in_another_process() -> None:
    records, digests = [], []
    for cell in CELLS:
        for setup, seed, dice in some_games(cell, 1, seed=14):
            game = Game(setup, seed)
            whole_game(game, dice)
            records.append(game.record())
            digests.append(digest(game.state()))
    told = subprocess.run(
        [sys.executable, "-c", REPLAY], input=json.dumps(records), check=True, capture_output=True, text=True
    )
    assert told.stdout.split() == digests
    assert len(set(digests)) == len(digests)


def test_a_record_that_does_not_replay_says_where() -> None:
    game = Game.new("base", mode="solo", seed=3)
    game.play("jennifer clue c2")
    text = game.record()
    with pytest.raises(BadText, match=r"^line 'end': the replayed game comes to \w{16}, the record to 0{16}$"):
        Game.from_record(text.replace(text.split()[-1], "0" * 16))
    with pytest.raises(BadText, match=r"^line 'dealt': this seed deals another game here than in the record$"):
        Game.from_record(text.replace("seed 3\n", "seed 4\n"))
    with pytest.raises(BadText, match=r"^line 11: jennifer cannot clue c2: .+ \((ORDER|CLUE)-0\d\)\. Decision \d"):
        Game.from_record(text.replace("jennifer clue c2\n", "jennifer clue c2\njennifer clue c2\n"))
    with pytest.raises(BadText, match=r"^line 10: 'fly' is no command"):
        Game.from_record(text.replace("jennifer clue c2\n", "jennifer fly c2\n"))
    with pytest.raises(BadText, match=r"^line 4: 'mood' is no key of a record$"):
        Game.from_record(text.replace("mode solo", "mood solo"))
    with pytest.raises(BadText, match=r"^line \d+: the line 'seed' is missing$"):
        Game.from_record(text.replace("seed 3\n", ""))
    with pytest.raises(BadText, match=r"^line 1: a record begins with 'room25 record 1'$"):
        Game.from_record("")
