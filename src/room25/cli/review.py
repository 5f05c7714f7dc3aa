"""`room25 review`: a game looked back on, answer by answer, as text, page, picture or JSON."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from room25.cli.expansion import With

__all__ = ["review"]


def review(
    file: Annotated[Path | None, typer.Argument(help="A saved game: what `save` wrote, or Game.record().")] = None,
    seat: Annotated[int | None, typer.Option(help="One seat's eyes only.", show_default="all seats")] = None,
    bot: Annotated[str, typer.Option(help="The bot to compare with: a name, FILE.py or program:COMMAND.")] = "explorer",
    playouts: Annotated[int, typer.Option(min=1, help="How long a search thinks about each answer.")] = 400,
    chances: Annotated[
        int, typer.Option(min=0, help="Games played out from every moment, to tell where the chances turned.")
    ] = 400,
    luck: Annotated[int, typer.Option(help="The bot's own luck.")] = 1,
    only: Annotated[str, typer.Option(help="Some answers by their numbers: 12,20-25.", show_default="all")] = "",
    lang: Annotated[str, typer.Option(help="en, fr, pl or uk; otherwise as the terminal says.")] = "",
    html: Annotated[Path | None, typer.Option(help="Write a page that needs nothing else.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Write a picture: a board for every answer.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one object instead of text.")] = False,
    demo: Annotated[
        bool, typer.Option("--demo", help="Let bots play a game and review it; no file is needed.")
    ] = False,
    edition: Annotated[str, typer.Option(help="Of the demo.")] = "base",
    mode: Annotated[str, typer.Option(help="Of the demo.")] = "suspicion",
    level: Annotated[str, typer.Option(help="Of the demo.")] = "standard",
    seats: Annotated[int | None, typer.Option(help="Of the demo.")] = None,
    seed: Annotated[str, typer.Option(help="Of the demo: its deal.")] = "1",
    record: Annotated[Path | None, typer.Option(help="Of the demo: keep its record in this file.")] = None,
    with_: With = None,
) -> None:
    """Look back on a game: at every answer what the seat believed, what a bot would have answered instead, and why.

    While a game is running, nothing is shown that the seat did not know; once it is over, the truth stands at the end.
    """
    from rich.console import Console
    from rich.progress import Progress

    from room25.bots import registry
    from room25.bots.contract import Bot, Budget
    from room25.errors import BadText
    from room25.notation import seeds
    from room25.review import data, page, picture, text
    from room25.review.demo import play
    from room25.review.model import look_back
    from room25.texts import LANGUAGES, Texts, default_language

    if (file is None) != demo:
        raise BadText("give a saved game to review, or --demo for a game of bots; not both")
    if lang and lang not in LANGUAGES:
        raise BadText(f"there are no texts in {lang!r}; languages are {', '.join(LANGUAGES)}")
    texts = Texts(lang or default_language())
    wanted = numbers(only)
    aside = Console(stderr=True)
    for path in (html, svg, record):
        if path is not None and (path.is_dir() or not path.absolute().parent.is_dir()):
            raise BadText(f"{path} cannot be written: there is no such folder, or it is one itself")

    def make_bot() -> Bot:
        return registry.make(bot, luck, Budget(playouts=playouts))

    game = read(file) if file is not None else play(edition, mode, seats, level, seeds.read(seed), make_bot)
    if record is not None:
        write(record, game)
    try:
        with Progress(console=aside, transient=True, disable=not aside.is_terminal) as bar:
            task = bar.add_task(bot)
            reviewed = look_back(
                game, make_bot, seat, wanted, lambda done, of: bar.update(task, completed=done, total=of), chances
            )
    except BadText as error:
        raise BadText(f"{file or 'the demo'} cannot be reviewed: {error}") from None
    if html is not None:
        write(html, page.page(reviewed, texts))
    if svg is not None:
        write(svg, picture.strip(reviewed, texts))
    if as_json:
        print(data.to_json(reviewed, texts))
    elif html is None and svg is None:
        print(text.report(reviewed, texts), end="")


def read(path: Path) -> str:
    """Return the text of a record. Raises Room25Error if there is none."""
    from room25.errors import BadText

    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise BadText(f"{path} cannot be read: {reason}") from None


def write(path: Path, text: str) -> None:
    from room25.errors import BadText

    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadText(f"{path} cannot be written: {error.strerror}") from None


def numbers(text: str) -> Callable[[int], bool] | None:
    """Return a test for the numbers that `12,20-25` names; None for all."""
    from room25.errors import BadText

    spans = []
    for word in text.replace(" ", "").split(",") if text.strip() else []:
        low, dash, high = word.partition("-")
        if not low.isdecimal() or (dash and not high.isdecimal()):
            raise BadText(f"--only takes numbers of answers, as in 12,20-25, not {word!r}")
        spans.append((int(low), int(high or low)))
    return (lambda number: any(low <= number <= high for low, high in spans)) if spans else None
