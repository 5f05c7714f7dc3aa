"""Saved games: a record in a file, and the command that goes on with it."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

from rich.text import Text

from room25.bots import registry
from room25.errors import BadSetup, BadText
from room25.game import Game
from room25.notation.record import HEAD
from room25.setup.faces import parse_face
from room25.terminal.seats import Seats
from room25.terminal.status import DANGER, GOOD
from room25.texts import Texts

__all__ = ["deck", "load", "save"]

BOTS = "# bots"


def save(game: Game, seats: Seats, name: str, texts: Texts) -> Text:
    """Write the record; what to say about it. A file that is no record of ours is left alone."""
    path = Path(name).expanduser()
    try:
        if path.exists() and not path.read_text(encoding="utf-8", errors="replace").startswith(HEAD):
            return Text(texts("term-save-failed", file=name, reason=texts("term-not-a-record")), DANGER)
        path.write_text(_with_bots(game, seats), encoding="utf-8")
    except OSError as error:
        return Text(texts("term-save-failed", file=name, reason=error.strerror or str(error)), DANGER)
    how = texts("term-resume", command=resume_command(name, seats, texts))
    return Text(f"{texts('term-saved', file=name)} {how}", GOOD)


def resume_command(name: str, seats: Seats, texts: Texts) -> str:
    """What to type to go on with a saved game."""
    words = ["room25", "play", "--record", name, "--people", str(seats.people)]
    if seats.people > 1:
        words += [word for person in seats.names for word in ("--name", person)]
    if seats.bot not in registry.names():
        words += ["--bots", seats.bot]
    return shlex.join([*words, "--lang", texts.language])


def _with_bots(game: Game, seats: Seats) -> str:
    """The record with a remark about who played the empty seats: their luck, and which bot they are."""
    text = game.record()
    return text.replace("\n", f"\n{BOTS} {seats.luck} {seats.bot}\n", 1) if seats.people < game.seats else text


def load(path: Path, texts: Texts) -> tuple[Game, str, int]:
    """Replay a saved game; returns the bot that plays its empty seats, if any, and its luck. Raises BadText in the player's language."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        raise BadText(texts("error-no-such-file", file=str(path))) from None
    except UnicodeDecodeError:
        raise BadText(texts("error-bad-record", file=str(path), line="1", reason=texts("term-not-a-record"))) from None
    try:
        return Game.from_record(text), *_bots(text)
    except BadText as error:
        reason = str(error).removeprefix(f"{error.where}: ").rstrip(".")
        line = _line(text, error.where)
        raise BadText(texts("error-bad-record", file=str(path), line=line, reason=reason)) from None
    except BadSetup as error:
        reason = "; ".join(str(problem) for problem in error.problems)
        raise BadText(texts("error-bad-record", file=str(path), line="2", reason=reason)) from None


def _bots(text: str) -> tuple[str, int]:
    """The bot of a record, and its luck."""
    found = re.search(rf"^{BOTS} (-?\d+) (.+)$", text.partition("\ncommands\n")[0], re.MULTILINE)
    return (found[2].strip(), int(found[1])) if found else ("", 0)


def deck(path: Path, madness: bool, texts: Texts) -> tuple[str, ...]:
    """A host's own cards: a file like `setup/editions/cards.toml`, or one card a line; BadText names the line that is no card."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadText(texts("error-no-such-file", file=str(path))) from None
    try:
        lists = tomllib.loads(text)
        cards = [*lists.get("basic", ()), *(lists.get("madness", ()) if madness else ())]
    except tomllib.TOMLDecodeError:
        lines = [line.partition("#")[0].strip() for line in text.splitlines()]
        cards = [line for line in lines if line]
    for card in cards:
        try:
            parse_face(str(card))
        except BadText:
            raise BadText(texts("error-no-such-card", words=str(card), file=str(path))) from None
    return tuple(cards)


def _line(text: str, where: str) -> str:
    """The line of the file that an error names as `line 3` or `line 'end'`."""
    lines = text.splitlines()
    if match := re.fullmatch(r"line '(\w+)'", where):
        return str(next((i for i, line in enumerate(lines, start=1) if line.startswith(match[1])), len(lines)))
    return where.removeprefix("line ") or "1"
