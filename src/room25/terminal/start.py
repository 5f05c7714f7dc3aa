"""Before the game: a few questions, each with an answer that Enter alone takes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from rich.text import Text

from room25.bots import registry
from room25.errors import BadSetup, BadText
from room25.game import Game
from room25.setup import editions
from room25.setup.checks import check
from room25.setup.editions import Edition, ModeData
from room25.setup.kinds import game_kinds
from room25.setup.lay import Setup
from room25.terminal import episode, files
from room25.terminal.ask import number, pick
from room25.terminal.desk import Desk
from room25.terminal.screen import TITLE
from room25.terminal.seats import DEFAULT, DIFFICULTIES, Seats, names_for
from room25.texts import LANGUAGES, Texts

__all__ = ["Wanted", "choose", "greet", "problems", "refuse_at_once", "seat", "warning", "with_bot"]

DEFAULT_EDITION = "base"
DEFAULT_MODE = "solo"
DEFAULT_LEVEL = "standard"
DEFAULT_PLAYERS = 4
SAYS_WHAT_IS_PLAYED = ("edition", "mode", "level", "players", "guards", "complex", "options", "cards")
FIRST = ("problem-edition", "problem-mode", "problem-level")  # nothing else can be asked before these are settled


@dataclass(frozen=True)
class Wanted:
    """What the command line already says; what is empty or missing is asked."""

    mode: str = ""
    players: int | None = None
    people: int | None = None
    complex: str = ""
    names: tuple[str, ...] = ()
    language: str = ""
    edition: str = ""
    level: str = ""
    guards: int | None = None
    options: tuple[str, ...] = ()
    cards: Path | None = None
    difficulty: str = ""
    bots: str = ""  # a bot by name, instead of a difficulty
    episode: int | None = None  # of the season, instead of all that says what is played


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
    desk.say(texts.at(wanted.edition, {})("term-how-to-win"))  # as it is if no switch changes it: nothing is chosen yet


def refuse_at_once(wanted: Wanted, texts: Texts) -> None:
    """Raise BadSetup for an edition, mode or level of the command line that is nowhere: it is said before anything is asked.

    Raises BadText for an episode that does not exist, or with another option that says what is played.
    """
    if wanted.episode is not None:
        _refuse_beside_an_episode(wanted, texts)
    named = [wanted.edition] if wanted.edition else editions.EDITIONS
    modes = [wanted.mode] if wanted.mode else sorted({kind.mode for kind in game_kinds()})
    setups = [Setup(edition, mode, level=wanted.level or DEFAULT_LEVEL) for edition in named for mode in modes]
    found = [[problem for problem in check(setup) if problem.key in FIRST] for setup in setups]
    if all(found):
        raise BadSetup(found[0])


def _refuse_beside_an_episode(wanted: Wanted, texts: Texts) -> None:
    episode.find(wanted.episode or 0, texts)
    for name in SAYS_WHAT_IS_PLAYED:
        if getattr(wanted, name):
            option = "--" + name.removesuffix("s") if name == "options" else f"--{name}"
            raise BadText(texts("season-instead", option=option))


def choose(desk: Desk, wanted: Wanted) -> tuple[Setup, Seats]:
    """Edition, mode, level, players, people, guards and complex; Raises BadSetup if the command line asks for what cannot be."""
    if wanted.episode is not None:
        found = episode.find(wanted.episode, desk.texts)
        seats = seat(desk, found.setup.seats, wanted)
        episode.announce(desk, found)
        return found.setup, seats
    setup = Setup(edition=wanted.edition or _pick(desk, "edition", editions.EDITIONS, DEFAULT_EDITION))
    _refuse(setup, FIRST)
    edition = editions.load(setup.edition)
    modes = sorted(edition.modes, key=lambda key: key != DEFAULT_MODE)  # the one that needs nobody else comes first
    spoken = {key: desk.texts.at(edition.name, edition.modes[key][DEFAULT_LEVEL].switches) for key in modes}
    setup = replace(setup, mode=wanted.mode or _pick(desk, "mode", modes, DEFAULT_MODE, spoken))
    _refuse(setup, FIRST)
    levels = edition.modes[setup.mode]
    spoken = {key: desk.texts.at(edition.name, level.switches) for key, level in levels.items()}
    setup = replace(setup, level=wanted.level or _pick(desk, "level", levels, DEFAULT_LEVEL, spoken))
    _refuse(setup, FIRST)
    data = levels[setup.level]
    setup = replace(
        setup,
        seats=_players(desk, data) if wanted.players is None else wanted.players,
        complex=wanted.complex,
        guards=wanted.guards or 0,
        options=wanted.options,
    )
    if wanted.cards is not None:
        madness = data.madness_cards or "madness_cards" in wanted.options
        setup = replace(setup, cards=files.deck(wanted.cards, madness, desk.texts))
    _refuse(setup)
    seats = seat(desk, setup.seats, wanted)
    agreed = data.agreed.get(setup.seats, ())
    if not setup.guards and len(agreed) > 1:
        question = desk.texts("term-choose-guards", allowed=", ".join(map(str, agreed)))
        setup = replace(setup, guards=number(desk, question, agreed, agreed[0]))
    if not setup.complex:
        default, *others = complexes(setup)
        setup = replace(setup, complex=_pick(desk, "complex", [default, *others], default))
    return setup, seats


def complexes(setup: Setup) -> list[str]:
    """The complexes that fit this mode and level, the edition's own table first."""
    edition = editions.load(setup.edition)
    data = edition.modes[setup.mode][setup.level]
    own = data.complexes.get(setup.guards or data.guards.get(setup.seats, 0), data.default_complex)
    if not any(each.free for each in edition.complexes.values()):  # named by how hard they are, and for every mode
        return sorted(edition.complexes, key=lambda key: key != own)
    kin = [key for key in edition.complexes if key == f"example-{own}" or key.startswith(f"{own}-")]
    return [own, *(key for key in kin if key not in _tables(edition))]


def _tables(edition: Edition) -> set[str]:
    """The complexes that are some mode's own."""
    played = [data for levels in edition.modes.values() for data in levels.values()]
    return {data.default_complex for data in played} | {key for data in played for key in data.complexes.values()}


def _pick(desk: Desk, what: str, keys: Iterable[str], default: str, spoken: Mapping[str, Texts] | None = None) -> str:
    """One of these by name, with its help; if there is only one, nothing is asked. `spoken`: the texts of a table of each."""
    texts = desk.texts
    listed = list(keys)
    if len(listed) == 1:
        return listed[0]
    spoken = spoken or dict.fromkeys(listed, texts)
    names = {key: spoken[key](f"{what}-{key}") for key in listed}
    helps = {key: spoken[key](f"{what}-{key}-help") for key in listed}
    return pick(desk, texts(f"term-choose-{what}"), names, default, helps)


def _refuse(setup: Setup, keys: tuple[str, ...] = ()) -> None:
    """Raise what is wrong with a setup: all of it, or only what has one of these keys."""
    found = [problem for problem in check(setup) if not keys or problem.key in keys]
    if found:
        raise BadSetup(found)


def _players(desk: Desk, data: ModeData) -> int:
    players = DEFAULT_PLAYERS if DEFAULT_PLAYERS in data.players else next(iter(data.players))
    if len(data.players) == 1:
        return players
    question = desk.texts("term-choose-players", allowed=", ".join(map(str, data.players)))
    return number(desk, question, list(data.players), players)


def seat(desk: Desk, players: int, wanted: Wanted) -> Seats:
    """How many are people, what they are called, and who plays the other seats."""
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
    return Seats(names_for(people, names, texts), _bot(desk, wanted) if people < players else DIFFICULTIES[DEFAULT])


def _bot(desk: Desk, wanted: Wanted) -> str:
    """Who plays the empty seats."""
    if wanted.bots:
        return wanted.bots
    difficulty = wanted.difficulty or _pick(desk, "difficulty", DIFFICULTIES, DEFAULT)
    if difficulty not in DIFFICULTIES:
        options = ", ".join(DIFFICULTIES)
        raise BadText(desk.texts("term-wrong-choice", typed=f"--difficulty {difficulty}", options=options))
    return DIFFICULTIES[difficulty]


def with_bot(wanted: Wanted, bot: str, texts: Texts) -> Wanted:
    """What is wanted of a saved game: the bot that played in it, unless the command line names another.

    A bot that is not ours is run only where the command line names it: a file that somebody sent must not start programs.
    """
    if wanted.bots or wanted.difficulty or not bot:
        return wanted
    if bot not in registry.names():
        raise BadText(texts("error-bot-of-ones-own", bot=bot, option="--bots"))
    return replace(wanted, bots=bot)


def problems(error: BadSetup, texts: Texts) -> list[str]:
    """What is wrong with a setup, in the player's language."""
    spoken = {"mode": texts.mode, "room": texts.room}
    out = [texts("term-setup-problems")]
    for problem in error.problems:
        values = {key: spoken[key](value) if key in spoken else value for key, value in problem.values}
        said = texts(problem.key, **values) if texts.has(problem.key) else problem.text
        out.append(f"- {said} ({problem.rule})")
    return out


def warning(game: Game, texts: Texts) -> str:
    """What the book advises against in this game, or nothing."""
    found = [f"{texts(item.key)} ({item.rule})" for item in game.advice]
    return " ".join([texts("term-setup-warnings"), *found]) if found else ""
