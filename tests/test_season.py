"""The season: episodes that can be laid, that rise in difficulty as games have measured it, and stars that follow from a finished game."""

from __future__ import annotations

import math
from datetime import date
from itertools import pairwise

import pytest

from room25 import season
from room25.bots import registry
from room25.bots.host import Host
from room25.game import Game
from room25.setup.checks import advice, check
from room25.texts import LANGUAGES, Texts

LONGEST = 110  # letters of a dry line


def played(key: str, seed: int) -> Game:
    """A game of an episode that explorer has played to its end."""
    game = Game(season.load(key).setup, seed)
    Host(game, {0: registry.make("explorer", seed)}).finish()
    return game


@pytest.mark.parametrize("key", season.EPISODES)
def test_an_episode_is_a_table_that_can_be_laid_and_that_no_book_advises_against(key: str) -> None:
    setup = season.load(key).setup
    assert check(setup) == [] and advice(setup) == []
    assert (setup.mode, setup.seats, len(set(setup.characters))) == ("solo", 1, 4)


def test_no_two_episodes_play_the_same_and_each_is_found_by_what_it_plays() -> None:
    for number, key in enumerate(season.EPISODES, 1):
        episode = season.load(key)
        assert episode.number == number and season.episode_of(episode.setup) == episode
    plain = Game.new("base", mode="solo")
    assert season.episode_of(plain.setup) is None


def test_an_episode_that_does_not_exist_is_not_found() -> None:
    for name in ("", "pilots", "../pilot", "measured"):
        with pytest.raises(KeyError):
            season.load(name)


@pytest.mark.parametrize("bot", ["explorer", "search"])
def test_every_episode_is_harder_than_the_one_before_as_games_have_measured_it(bot: str) -> None:
    """Explorer's shares lie further apart than chance; search plays few games, and may be within the noise."""
    for one, other in pairwise(season.EPISODES):
        before, after = (getattr(season.measured(key), bot) for key in (one, other))
        error = math.sqrt(sum(part.share * (1 - part.share) / part.games for part in (before, after)))
        least = 1.96 * error if bot == "explorer" else -2.58 * error - 0.01
        assert before.share - after.share > least, f"{other} is no harder than {one}: {before.share} {after.share}"


@pytest.mark.parametrize("key", season.EPISODES)
def test_three_stars_are_about_the_best_fifth_of_the_games_that_were_won(key: str) -> None:
    episode, found = season.load(key), season.measured(key)
    assert sum(games for _, games in found.ends) == found.explorer.won
    worth = {least: 0 for least in (1, 2, 3)}
    for end, games in found.ends:
        for least in worth:
            worth[least] += games if season.stars(episode, end) >= least else 0
    shares = {least: games / found.explorer.won for least, games in worth.items()}
    assert shares[1] == 1.0
    assert 0.4 <= shares[2] <= 0.7, shares
    assert 0.1 <= shares[3] <= 0.3, shares


def test_the_measured_shares_are_those_of_games_that_are_played_today() -> None:
    """Not the numbers of other rules: 60 games of the first, a middle and the last episode lie where they should."""
    for key in ("pilot", "key", "finale"):
        won = sum(season.ended(played(key, seed)).won for seed in range(60))
        share = season.measured(key).explorer.share
        assert abs(won / 60 - share) <= 3.3 * math.sqrt(share * (1 - share) / 60), (key, won)


def test_stars_count_rounds_and_lives_that_are_left() -> None:
    pilot = season.load("pilot")
    worth = {
        (rounds, lives): season.stars(pilot, season.End(True, rounds, lives))
        for rounds in (1, 5, 7)
        for lives in (2, 3, 4)
    }
    assert worth == {
        **{(1, 2): 1, (1, 3): 1, (1, 4): 1},
        **{(5, 2): 1, (5, 3): 2, (5, 4): 2},
        **{(7, 2): 1, (7, 3): 2, (7, 4): 3},
    }
    assert season.stars(pilot, season.End(False, 10, 4)) == 0


@pytest.mark.parametrize("key", season.EPISODES)
def test_more_stars_take_more(key: str) -> None:
    episode = season.load(key)
    assert 1 <= episode.two.rounds < episode.three.rounds
    assert 1 <= episode.two.lives <= episode.three.lives == 4


def test_a_finished_game_tells_its_end_as_its_events_do() -> None:
    """Real games of every episode, won and lost: rounds and lives are those that everybody could count."""
    results = set()
    for key in season.EPISODES:
        for seed in range(12):
            game = played(key, seed)
            end = season.ended(game)
            died = [event for event in game.view(0).events if event.kind == "died"]
            revived = [event for event in game.view(0).events if event.kind == "revived"]
            assert end.lives == 4 - len(died) + len(revived), (key, seed)
            assert end.won == (game.result in ("full", "partial"))
            assert 0 <= end.rounds <= game.view(0).flat.rounds
            assert Game.from_record(game.record()).record() == game.record()
            results.add((game.result, season.stars(season.load(key), end)))
    assert {result for result, _ in results} == {"full", "partial", "defeat"}
    assert {number for _, number in results} == {0, 1, 2, 3}
    assert {number for result, number in results if result == "defeat"} == {0}


def test_a_running_game_has_no_end() -> None:
    with pytest.raises(ValueError, match="still running"):
        season.ended(Game(season.load("pilot").setup, 1))


def test_a_week_has_one_deal_for_each_episode() -> None:
    monday, sunday, next_monday = date(2026, 11, 16), date(2026, 11, 22), date(2026, 11, 23)
    assert season.week(monday) == season.week(sunday) == "2026-W47"
    assert season.week(next_monday) == "2026-W48"
    assert season.week(date(2027, 1, 1)) == "2026-W53"
    pilot = season.load("pilot")
    seeds = {season.week_seed(season.load(key), week) for key in season.EPISODES for week in ("2026-W47", "2026-W48")}
    assert len(seeds) == 20
    assert season.week_seed(pilot, "2026-W47") == season.week_seed(pilot, season.week(sunday))
    assert Game(pilot.setup, season.week_seed(pilot, "2026-W47")).deal


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_episode_has_a_name_and_a_short_line_of_the_host(language: str) -> None:
    texts = Texts(language)
    names = [texts(f"season-name-{key}") for key in season.EPISODES]
    lines = [texts(f"season-host-{key}") for key in season.EPISODES]
    assert len(set(names)) == len(set(lines)) == len(season.EPISODES)
    assert max(map(len, names)) <= 24 and max(map(len, lines)) <= LONGEST
