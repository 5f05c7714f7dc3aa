"""The door of the terminal game: questions, one game after another, and a clean way out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom

from room25.bots import registry
from room25.errors import BadText
from room25.game import Game
from room25.terminal import end, files, start, typed
from room25.terminal.desk import Desk, Left
from room25.terminal.start import Wanted
from room25.terminal.table import Quit, TerminalTable

__all__ = ["visit"]

SEEDS = 1_000_000  # a number short enough to be typed again


def visit(desk: Desk, wanted: Wanted, seed: int | None = None, record: Path | None = None) -> None:
    """Everything from the first question to the last sentence."""
    try:
        if wanted.bots:
            registry.make(wanted.bots).close()  # a wrong name is said before anything is asked
        if record is not None and wanted.episode is not None:
            raise BadText(desk.texts("season-instead", option="--record"))
        if record is not None:
            game, bot, luck = files.load(record, desk.texts)
            setup = game.setup
            seats = replace(start.seat(desk, game.seats, start.with_bot(wanted, bot, desk.texts)), luck=luck)
        else:
            start.refuse_at_once(wanted, desk.texts)
            start.greet(desk, wanted)
            setup, seats = start.choose(desk, wanted)
            seats = replace(seats, luck=SystemRandom().randrange(SEEDS) if seed is None else 0)
            game = Game(setup, SystemRandom().randrange(SEEDS) if seed is None else seed)
        while True:
            table = TerminalTable(desk, game, seats, start.warning(game, desk.texts))
            table.play()
            desk.clear(forget=True)
            desk.show(end.lines(game, seats, desk.texts, table.side_name, desk.width, desk.height))
            if not _again(desk, table):
                break
            game = Game(setup, Random(game.seed).randrange(SEEDS))
            seats = replace(seats, luck=seats.luck + 1)
    except (Left, Quit):
        desk.say("")
    desk.say(desk.texts("term-goodbye"))


def _again(desk: Desk, table: TerminalTable) -> bool:
    """Play again? The whole log can be read, and the game saved, before that."""
    texts = desk.texts
    while True:
        line = desk.ask(texts("term-play-again"))
        said = typed.understand(line, [], texts)
        if said.kind == typed.LOG:
            for sentence in table.log(table.game.view(0)):
                desk.say(sentence)
        elif said.kind == typed.SAVE:
            desk.say(files.save(table.game, table.seats, said.text, texts))
        else:
            return line.casefold()[:1] in (texts("term-yes"), "y")
