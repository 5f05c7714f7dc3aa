"""An episode of the season in the terminal: which one, what it takes, and the stars that the finished game is worth."""

from __future__ import annotations

from rich.text import Text

from room25 import season
from room25.errors import BadText
from room25.game import Game
from room25.season import Goal, SeasonEpisode
from room25.terminal.desk import Desk
from room25.terminal.screen import TITLE
from room25.terminal.status import GOOD
from room25.texts import Texts

__all__ = ["announce", "find", "told"]

LIT, DARK = "★", "☆"


def find(number: int, texts: Texts) -> SeasonEpisode:
    """Return the episode of this number. Raises BadText with the list of them all if there is none."""
    if not 1 <= number <= len(season.EPISODES):
        known = ", ".join(f"{n} {_name(key, texts)}" for n, key in enumerate(season.EPISODES, 1))
        raise BadText(f"{texts('season-wrong', most=len(season.EPISODES), number=number)} {known}.")
    return season.load(season.EPISODES[number - 1])


def announce(desk: Desk, episode: SeasonEpisode) -> None:
    """Say which show this is, what the host makes of it and what stars take; Enter goes on."""
    texts = desk.texts
    desk.say("")
    desk.say(Text(f" {_title(episode, texts)} ", TITLE))
    desk.say(texts(f"season-host-{episode.key}"), "italic")
    desk.say("")
    desk.say(f"{_row(1)} {texts('season-one-goal')}")
    for stars, goal in ((2, episode.two), (3, episode.three)):
        desk.say(f"{_row(stars)} {_goal(goal, texts)}")
    desk.say("")
    desk.ask(texts("term-continue"))


def told(game: Game, texts: Texts) -> list[Text]:
    """What a finished game is worth in the season; nothing of any other game."""
    episode = season.episode_of(game.setup)
    if episode is None:
        return []
    end = season.ended(game)
    stars = season.stars(episode, end)
    worth = Text(f"{_row(stars)} {texts('season-stars', count=stars)}", GOOD if stars else "")
    how = _goal(Goal(end.rounds, end.lives), texts) if end.won else texts("season-lost")
    return [Text(_title(episode, texts), "bold"), worth, Text(how)]


def _name(key: str, texts: Texts) -> str:
    return texts(f"season-name-{key}")


def _title(episode: SeasonEpisode, texts: Texts) -> str:
    return f"{texts('season-episode', number=episode.number)}: {_name(episode.key, texts)}"


def _row(stars: int) -> str:
    return LIT * stars + DARK * (season.MOST_STARS - stars)


def _goal(goal: Goal, texts: Texts) -> str:
    return texts("season-goal", rounds=goal.rounds, count=goal.lives)
