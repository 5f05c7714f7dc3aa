"""Before the game: a few questions, each with an answer that Enter alone gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from room25 import editions
from room25.errors import BadSetup, BadText
from room25.rules.setup import Setup, check
from room25.terminal.board import NUMBER
from room25.terminal.desk import Desk, Left
from room25.terminal.screen import TITLE
from room25.terminal.seats import Seats, names_for
from room25.texts import LANGUAGES, Texts

DEFAULT_MODE = "solo"
DEFAULT_PLAYERS = 4


@dataclass(frozen=True)
class Wanted:
    """What the command line already says; what is empty or missing is asked."""

    mode: str = ""
    players: int | None = None
    people: int | None = None
    complex: str = ""
    names: tuple[str, ...] = ()
    language: str = ""


def greet(desk: Desk, wanted: Wanted) -> None:
    """The name of the game, what it is, and which language."""
    desk.clear()
    if not wanted.language:
        names = {key: Texts(key)("language-name") for key in LANGUAGES}
        desk.texts = Texts(pick(desk, desk.texts("term-choose-language"), names, desk.texts.language))
        desk.clear()
    texts = desk.texts
    desk.say(Text(f" {texts('term-title')} ", TITLE))
    desk.say(texts("term-unofficial"), "dim")
    desk.say("")
    desk.say(texts("term-welcome"), "bold")
    desk.say(texts("term-how-to-win"))


def choose(desk: Desk, wanted: Wanted) -> tuple[Setup, Seats]:
    """Mode, players, people, complex and names; BadSetup where the command line asks for what cannot be."""
    texts = desk.texts
    edition = editions.load("base")
    mode = wanted.mode
    if not mode:
        helps = {key: texts(f"mode-{key}-help") for key in _modes(edition.modes)}
        mode = pick(desk, texts("term-choose-mode"), {key: texts.mode(key) for key in helps}, DEFAULT_MODE, helps)
    if mode not in edition.modes:
        raise BadSetup(check(Setup(mode=mode)))
    data = edition.modes[mode]
    players = wanted.players
    if players is None:
        players = DEFAULT_PLAYERS if DEFAULT_PLAYERS in data.players else next(iter(data.players))
        if len(data.players) > 1:
            question = texts("term-choose-players", allowed=", ".join(map(str, data.players)))
            players = number(desk, question, list(data.players), players)
    if problems := check(Setup(mode=mode, seats=players, complex=wanted.complex)):
        raise BadSetup(problems)
    seats = seat(desk, players, wanted)
    name = wanted.complex
    if not name:
        names = {key: texts(f"complex-{key}") for key in edition.complexes}
        helps = {key: texts(f"complex-{key}-help") for key in edition.complexes}
        name = pick(desk, texts("term-choose-complex"), names, data.default_complex, helps)
    return Setup(mode=mode, seats=players, complex=name), seats


def seat(desk: Desk, players: int, wanted: Wanted) -> Seats:
    """How many are people, and what they are called."""
    texts = desk.texts
    people = wanted.people
    if people is None:
        people = 1
        if players > 1:
            people = number(desk, texts("term-choose-humans", players=players), range(players + 1), people)
    if not 0 <= people <= players:
        raise BadText(texts("term-wrong-choice", typed=f"--people {people}", options=f"0–{players}"))
    names = list(wanted.names)
    while people > 1 and len(names) < people:
        nobody = texts("term-player-name", number=len(names) + 1)
        question = texts("term-choose-name", number=len(names) + 1)
        desk.say("")
        desk.say(question, "bold")
        names.append(desk.ask(texts("term-default", value=nobody)) or nobody)
    return Seats(names_for(people, names, texts))


def _modes(modes: Mapping[str, object]) -> list[str]:
    """The mode that needs nobody else comes first."""
    return [DEFAULT_MODE, *(key for key in modes if key != DEFAULT_MODE)]


def pick(
    desk: Desk, question: str, names: Mapping[str, str], default: str, helps: Mapping[str, str] | None = None
) -> str:
    """One of a few things, by number or by the beginning of its name; Enter alone takes the default."""
    keys = list(names)
    desk.say("")
    desk.say(question, "bold")
    for i, key in enumerate(keys, start=1):
        line = Text(" ").append(str(i), NUMBER).append(f" {names[key]}", "bold")
        desk.say(line.append(f"  {helps[key]}", "dim") if helps else line, indent=3)
    while True:
        typed = _answer(desk, names[default]).casefold()
        if not typed:
            return default
        if typed.isdecimal() and 1 <= int(typed) <= len(keys):
            return keys[int(typed) - 1]
        found = [key for key in keys if names[key].casefold().startswith(typed) or key.startswith(typed)]
        if len(found) == 1:
            return found[0]
        options = ", ".join(names.values())
        desk.say(desk.texts("term-wrong-choice", typed=typed, options=options), "red")


def _answer(desk: Desk, default: str) -> str:
    typed = desk.ask(desk.texts("term-default", value=default))
    if typed.lower() in ("quit", "exit"):
        raise Left
    return typed


def number(desk: Desk, question: str, allowed: Sequence[int], default: int) -> int:
    """A number out of a few; Enter alone takes the default."""
    desk.say("")
    desk.say(question, "bold")
    while True:
        typed = _answer(desk, str(default))
        if not typed:
            return default
        if typed.isdecimal() and int(typed) in allowed:
            return int(typed)
        options = ", ".join(map(str, allowed))
        desk.say(desk.texts("term-wrong-choice", typed=typed, options=options), "red")


def problems(error: BadSetup, texts: Texts) -> list[str]:
    """What is wrong with a setup, in the player's language."""
    spoken = {"mode": texts.mode, "room": texts.room}
    out = [texts("term-setup-problems")]
    for problem in error.problems:
        values = {key: spoken[key](value) if key in spoken else value for key, value in problem.values}
        said = texts(problem.key, **values) if texts.has(problem.key) else problem.text
        out.append(f"- {said} ({problem.rule})")
    return out
