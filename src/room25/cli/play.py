"""`room25 play`: the game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from room25.cli.expansion import With

__all__ = ["play"]


def play(
    edition: Annotated[str, typer.Option(help="base, season2, ultimate-en, ultimate-pl or ultimate-uk.")] = "",
    mode: Annotated[str, typer.Option(help="suspicion, competition, team, cooperation or solo.")] = "",
    level: Annotated[str, typer.Option(help="standard, madness or beginner, as far as the edition has them.")] = "",
    players: Annotated[int | None, typer.Option(help="How many play, people and computer together.")] = None,
    people: Annotated[int | None, typer.Option(help="How many of them are people at this keyboard.")] = None,
    guards: Annotated[int | None, typer.Option(help="How many guards, where the table may agree on it.")] = None,
    complex: Annotated[str, typer.Option(help="One of the edition's complexes, such as beginner or two-guards.")] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="A house rule, such as no_reminders; may be repeated.")
    ] = None,
    cards: Annotated[Path | None, typer.Option(help="Your own deck: a file of cards, one a line.")] = None,
    difficulty: Annotated[str, typer.Option(help="How well the computer plays: easy, normal or hard.")] = "",
    bots: Annotated[
        str,
        typer.Option(
            help="Which bot plays the other seats, instead of a difficulty: a name, FILE.py or program:COMMAND."
        ),
    ] = "",
    seed: Annotated[str, typer.Option(help="Deal this game: the same number, the same complex.")] = "",
    episode: Annotated[
        int | None, typer.Option(help="Play this episode of the season, 1 to 10, for its stars.")
    ] = None,
    lang: Annotated[str, typer.Option(help="en, fr, pl or uk; otherwise as the terminal says.")] = "",
    name: Annotated[list[str] | None, typer.Option(help="A person's name; once for each person.")] = None,
    record: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    with_: With = None,
) -> None:
    """Play in the terminal, alone or by turns at one keyboard; what no option says is asked, and Enter answers everything."""
    from room25.errors import BadSetup, BadText
    from room25.notation import seeds
    from room25.terminal.desk import at_this_terminal
    from room25.terminal.door import visit
    from room25.terminal.start import Wanted, problems
    from room25.texts import LANGUAGES, Texts, default_language

    if lang and lang not in LANGUAGES:
        raise BadText(f"there are no texts in {lang!r}; languages are {', '.join(LANGUAGES)}")
    if bots and difficulty:
        raise BadText("--bots and --difficulty say the same thing: give one of them")
    desk = at_this_terminal(Texts(lang or default_language()))
    wanted = Wanted(
        edition=edition,
        mode=mode,
        level=level,
        players=players,
        people=people,
        guards=guards,
        complex=complex,
        options=tuple(option or ()),
        cards=cards,
        names=tuple(name or ()),
        language=lang,
        difficulty=difficulty,
        bots=bots,
        episode=episode,
    )
    try:
        visit(desk, wanted, seeds.read(seed) if seed else None, record)
    except BadSetup as error:
        for line in problems(error, desk.texts):
            desk.say(line)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        desk.say("")
        desk.say(desk.texts("term-goodbye"))
        raise typer.Exit(130) from None
