"""The season in the terminal: an episode by its number, its stars at the end, and what else the command line may not say."""

from __future__ import annotations

from pathlib import Path

import pytest

from room25 import Game, season
from room25.bots import registry
from room25.bots.host import Host
from room25.errors import BadText
from room25.game import Setup
from room25.terminal import episode
from room25.terminal.door import visit
from room25.terminal.start import Wanted
from room25.texts import LANGUAGES, Texts
from terminal.typist import Typist, flat, script


def test_an_episode_is_announced_and_played_without_another_question() -> None:
    typist = Typist(script([""]))
    visit(typist.desk, Wanted(language="en", episode=2), 7)
    announced = flat(typist.pages[0])
    assert "Episode 2: Dress rehearsal" in announced and "★☆☆ Get out" in announced
    assert typist.texts("season-host-rehearsal") in announced
    assert typist.texts("ask-clue") in flat(typist.pages[-1])
    assert len(typist.pages) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_screen_tells_the_stars(language: str) -> None:
    typist = Typist(script([""] * 400), language)
    visit(typist.desk, Wanted(language=language, episode=1, people=0, bots="explorer"), 3)
    texts = typist.texts
    title = f"{texts('season-episode', number=1)}: {texts('season-name-pilot')}"
    first, last = typist.text.find(flat(title)), typist.text.rfind(flat(title))
    assert 0 <= first < last
    lost = flat(texts("season-lost")) in typist.text
    assert lost == ("☆☆☆" in typist.text[last:])


def test_stars_are_those_of_the_season() -> None:
    pilot = season.load("pilot")
    game = Game(pilot.setup, seed=3)
    Host(game, {0: registry.make("explorer", 1)}).finish()
    said = [line.plain for line in episode.told(game, Texts("en"))]
    assert said == ["Episode 1: The pilot", "★☆☆ 1 star", "3 rounds left, 4 alive"]


def test_another_game_is_worth_nothing_and_says_nothing() -> None:
    game = Game(Setup("base", "solo", seats=1), seed=1)
    Host(game, {0: registry.make("uniform", 1)}).finish()
    assert episode.told(game, Texts("en")) == []


@pytest.mark.parametrize("number", [0, 11, -3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_no_episode_gets_the_list_of_all(language: str, number: int) -> None:
    texts = Texts(language)
    with pytest.raises(BadText) as refused:
        visit(Typist(script([]), language).desk, Wanted(language=language, episode=number))
    said = str(refused.value)
    assert texts("season-wrong", most=10, number=number) in said
    assert all(texts(f"season-name-{key}") in said for key in season.EPISODES)


@pytest.mark.parametrize(
    ("option", "wanted"),
    [
        ("--edition", Wanted(episode=1, edition="base")),
        ("--players", Wanted(episode=1, players=4)),
        ("--option", Wanted(episode=1, options=("no_reminders",))),
        ("--cards", Wanted(episode=1, cards=Path("deck.txt"))),
    ],
)
def test_an_episode_says_what_is_played_and_nothing_beside_it_may(option: str, wanted: Wanted) -> None:
    with pytest.raises(BadText, match=f"leave out {option}"):
        visit(Typist(script([])).desk, wanted)


def test_a_saved_game_is_no_episode_to_begin() -> None:
    with pytest.raises(BadText, match="leave out --record"):
        visit(Typist(script([])).desk, Wanted(episode=1), record=Path("game.room25"))
