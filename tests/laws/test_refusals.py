"""No illegal answer ever changes anything, and every refusal names a rule that exists, the place, and what else may be done."""

from __future__ import annotations

import re
from random import Random

import pytest

from laws.games import TABLES, Move, choose, listed, listed_beside, people, some_games
from laws.test_text import words
from room25.core import answers
from room25.core.board import COLOURS
from room25.core.state import SPECTATOR, Flat
from room25.errors import BadText, GameOver, IllegalCommand, NotAsked
from room25.game import Game
from room25.notation import command
from room25.rulebook import rules
from room25.rules.legal import is_asked
from room25.rules.setup import CHARACTER_NAMES

CELLS = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
VOCABULARY = {
    "cell": CELLS,
    "character": list(CHARACTER_NAMES),
    "line": list("12345abcde"),
    "way": ["left", "right", "up", "down"],
    "colour": list(COLOURS),
    "number": ["1", "2"],
    "token": [*command.TOKEN_NAMES, *command.LATER_TOKENS],
    "tokens": [*command.TOKEN_NAMES, *command.LATER_TOKENS],
    "talent": ["hide"],
}
WORDS = [word for words in VOCABULARY.values() for word in words]
EVERY_WORD = [*command.GRAMMAR, *command.LATER, *WORDS, "from", "room", "f6", "z1", "0", "-1", "é"]
SENTENCE = re.compile(
    r"^(?P<who>\w+) cannot .+: .+ \((?P<rule>[A-Z0-9-]+)\)\. "
    r"Decision \d+, round \d+, (first clue|programming|slot [12]|countdown)\.( Possible: .+\.)?$"
)


def well_formed(dice: Random) -> str:
    """Words that have the shape of a command, in this edition or in a later one."""
    verb = dice.choice([*command.GRAMMAR, *command.LATER])
    form = dice.choice({**command.GRAMMAR, **command.LATER}[verb].split("|")).split()
    rest = [dice.choice(VOCABULARY.get(kind, [kind])) for kind in form]
    if verb == "program":
        rest = dice.choices(VOCABULARY["tokens"], k=dice.randrange(4))
    return " ".join([verb, *rest])


def gibberish(dice: Random) -> str:
    """Words in any order."""
    return " ".join(dice.choices(EVERY_WORD, k=dice.randrange(5)))


def of_any_number(s: Flat, who: int, dice: Random) -> str:
    """The words of any number at all, where it has some."""
    here = s.cell_of[s.at[who]] if s.at[who] >= 0 else 12
    try:
        return command.words_from(here, dice.randrange(answers.END))
    except ValueError:
        return "pass"


def assert_refused(game: Game, who: int, text: str) -> None:
    """The command is refused with a whole sentence, and nothing has changed."""
    s = game.state()
    events = len(game.view(SPECTATOR).events) if s.number % 8 == 0 else 0
    try:
        game.play(f"{CHARACTER_NAMES[who]} {text}")
    except IllegalCommand as error:
        said = SENTENCE.match(str(error))
        assert said, str(error)
        assert said["who"] == CHARACTER_NAMES[who]
        assert error.rule in rules(), error.rule
        assert error.where and error.where in str(error)
        if s.over:
            assert type(error) is GameOver and error.alternatives == ()
        else:
            number = command.number(s, who, command.parse(text))
            aside = number == answers.REVEAL or answers.MARK <= number < answers.PROGRAM
            assert (type(error) is NotAsked) == (not is_asked(s, who) and not aside), text
            offered = [command.words(s, who, move.answer) for move in listed(s, who)]
            assert list(error.alternatives[:12]) == offered[:12]
    except BadText as error:
        assert str(error)
    else:
        raise AssertionError(f"{text} was accepted")
    assert game.state() == s
    assert not events or len(game.view(SPECTATOR).events) == events


def is_legal(s: Flat, who: int, text: str) -> bool:
    try:
        number = command.number(s, who, command.parse(text))
    except BadText:
        return False
    return Move(who, number) in [*listed(s, who), *listed_beside(s, who)]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_no_illegal_command_changes_anything_and_each_refusal_is_a_whole_sentence(mode: str, seats: int) -> None:
    for setup, seed, dice in some_games(mode, seats, 8, seed=31):
        game = Game(setup, seed)
        while True:
            s = game.state()
            for _ in range(4):
                who = dice.choice(people(s)) if dice.random() < 0.9 else dice.randrange(8)
                text = dice.choice([well_formed(dice), gibberish(dice), of_any_number(s, who, dice)])
                if not is_legal(s, who, text):
                    assert_refused(game, who, text)
            if game.is_over:
                break
            game.play(words(s, choose(s, dice, 0.5)))


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_every_number_that_is_not_offered_is_refused(mode: str, seats: int) -> None:
    setup, seed, dice = next(some_games(mode, seats, 1, seed=32))
    game = Game(setup, seed)
    while not game.is_over:
        s = game.state()
        if dice.random() < 0.025:
            for who in people(s):
                here = s.cell_of[s.at[who]] if s.at[who] >= 0 else 12
                offered = {move.answer for move in (*listed(s, who), *listed_beside(s, who))}
                texts = {command.words_from(here, n) for n in numbers_with_words(here) if n not in offered}
                for text in texts:
                    assert_refused(game, who, text)
        game.play(words(s, choose(s, dice, 0.5)))


def numbers_with_words(here: int) -> list[int]:
    """Every number that this project gives a meaning to, for somebody in this cell."""
    found = []
    for number in range(answers.END):
        try:
            command.words_from(here, number)
        except ValueError:
            continue
        found.append(number)
    return found
