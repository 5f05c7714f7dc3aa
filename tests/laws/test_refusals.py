"""No illegal answer ever changes anything, and every refusal names a rule that exists, the place, and what else may be done."""

from __future__ import annotations

import re
from random import Random

from laws.games import Move, by_cell, choose, listed, listed_beside, people, some_games
from laws.test_text import words
from room25.engine.rules.asides import is_aside
from room25.engine.rules.legal import is_asked
from room25.engine.table import answers
from room25.engine.table.board import COLOURS
from room25.engine.table.state import SPECTATOR, Flat
from room25.errors import BadText, GameOver, IllegalCommand, NotAsked
from room25.game import Game
from room25.notation import command
from room25.rulebook import rules
from room25.setup.kinds import GameKind
from room25.setup.lay import CHARACTER_NAMES

SQUARES = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
VOCABULARY = {
    **dict.fromkeys(("cell", "from", "first", "second"), SQUARES),
    "target": list(CHARACTER_NAMES),
    "line": list("12345abcde"),
    "direction": ["left", "right", "up", "down"],
    "colour": list(COLOURS),
    "robot": ["1", "2"],
    "token": list(command.TOKEN_NAMES),
    "tokens": [*command.TOKEN_NAMES, *command.SIGNS, "adrenaline"],
}
WORDS = [word for words in VOCABULARY.values() for word in words]
EVERY_WORD = [*command.GRAMMAR, *WORDS, "from", "room", "robot", "f6", "z1", "0", "-1", "é"]
SENTENCE = re.compile(
    r"^(?P<who>\w+) cannot .+: .+ \((?P<rule>[A-Z0-9-]+)\)\. "
    r"Decision \d+, round \d+, (starting clue|programming|slot [123]|countdown)\.( Possible: .+\.)?$"
)


def well_formed(dice: Random) -> str:
    """Words that have the shape of a command, in this edition or in another one."""
    verb = dice.choice(list(command.GRAMMAR))
    if verb == "mimic":
        return f"mimic {dice.choice(CHARACTER_NAMES)} {well_formed(dice)}"
    form = dice.choice(command.GRAMMAR[verb]).split()[1:]
    rest = [dice.choice(VOCABULARY.get(command.slot(kind), [kind])) for kind in form]
    if verb == "program":
        rest = dice.choices(VOCABULARY["tokens"], k=dice.randrange(4))
    return " ".join([verb, *rest])


def gibberish(dice: Random) -> str:
    """Words in any order."""
    return " ".join(dice.choices(EVERY_WORD, k=dice.randrange(5)))


def of_any_number(s: Flat, who: int, dice: Random) -> str:
    """The words of any number at all, where it has some."""
    here = s.cell_of[s.stands_on[who]] if s.stands_on[who] >= 0 else 12
    try:
        return command.words_from(s, here, dice.randrange(answers.END), who)
    except ValueError:
        return "pass"


def assert_refused(game: Game, who: int, text: str) -> None:
    """The command is refused with a whole sentence, and nothing has changed."""
    s = game.state()
    events = len(game.view(SPECTATOR).events) if s.decision_number % 8 == 0 else 0
    try:
        game.play(f"{CHARACTER_NAMES[who]} {text}")
    except IllegalCommand as error:
        said = SENTENCE.match(str(error))
        assert said, str(error)
        assert said["who"] == CHARACTER_NAMES[who]
        assert error.rule in rules(), error.rule
        assert error.where and error.where in str(error)
        if s.outcome:
            assert type(error) is GameOver and error.alternatives == ()
        else:
            number = command.number(s, who, command.parse(text))
            aside = number != command.IMPOSSIBLE and is_aside(number)
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


@by_cell
def test_no_illegal_command_changes_anything_and_each_refusal_is_a_whole_sentence(cell: GameKind) -> None:
    for setup, seed, dice in some_games(cell, 3, seed=31):
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


@by_cell
def test_every_number_that_is_not_offered_is_refused(cell: GameKind) -> None:
    setup, seed, dice = next(some_games(cell, 1, seed=32))
    game = Game(setup, seed)
    while not game.is_over:
        s = game.state()
        if dice.random() < 0.02:
            for who in people(s) if cell.edition == "base" else [dice.choice(people(s))]:
                here = s.cell_of[s.stands_on[who]] if s.stands_on[who] >= 0 else 12
                offered = {move.answer for move in (*listed(s, who), *listed_beside(s, who))}
                texts = {text for n, text in numbers_with_words(s, here, who) if n not in offered}
                texts -= {command.words(s, who, n) for n in offered}  # a copied verb has one word more
                for text in texts:
                    assert_refused(game, who, text)
        game.play(words(s, choose(s, dice, 0.5)))


def numbers_with_words(s: Flat, here: int, who: int) -> list[tuple[int, str]]:
    """Every number that this project gives a meaning to, for somebody in this cell, with its words."""
    found = []
    for number in range(answers.END):
        try:
            text = command.words_from(s, here, number, who)
        except ValueError:
            continue
        if command.number(s, who, command.parse(text)) == number:
            found.append((number, text))
    return found
