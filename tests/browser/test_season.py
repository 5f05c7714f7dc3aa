"""The season on a screen: an episode is played to its end, its stars are shown and kept, and the next one opens."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.driver import TURN
from browser.site import Site
from room25 import season
from room25.bots import registry
from room25.bots.host import Host
from room25.game import Game
from room25.notation import record
from server.online import Client


def explored(key: str) -> Game:
    """This week's deal of an episode, as explorer plays it with the first luck that gets out."""
    episode = season.load(key)
    seed = season.week_seed(episode, season.week(datetime.now(UTC).date()))
    for luck in range(50):
        game = Game(episode.setup, seed)
        Host(game, {0: registry.make("explorer", luck)}).finish()
        if season.ended(game).won:
            return game
    raise AssertionError("explorer never gets out of this week's deal")


def play_all_but_the_last(site: Site, page: Page, commands: tuple[str, ...]) -> None:
    """By the same seat's key over a socket; what is left is one answer, which its person gives."""
    table = page.url.rpartition("/")[2]
    kept = page.evaluate("table => JSON.parse(localStorage.getItem(`room25:keys:${table}`))", table)
    with Client(site.origin.removeprefix("http://")) as client:
        client.hello(table, kept["seats"]["0"])
        for number, text in enumerate(commands[:-1]):
            client.say(type="play", id=f"k{number}", text=text)
            assert client.hear(60, "accepted", "refused")["type"] == "accepted", text


def give(page: Page, words: str) -> None:
    """Give an answer on the screen: a line that slides, by its arrow."""
    _, verb, line, way = words.split()
    assert verb == "control", words
    page.wait_for_function(TURN)
    page.locator(f"[data-part='tool-{verb}']").click()
    page.locator(f"[data-part~='arrow-{line}-{way}']").click()
    confirm = page.locator(".confirm")
    if confirm.count():
        confirm.click()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_an_episode_is_won_its_stars_stay_and_the_next_one_opens(site: Site, person: Person, phone: bool) -> None:
    game = explored("pilot")
    commands = record.read(game.record()).commands
    won = season.stars(season.load("pilot"), season.ended(game))
    page = person(phone=phone)
    page.goto("/")
    page.locator("nav a[href='/season']").click()
    episodes = page.locator("[data-episode]")
    expect(episodes).to_have_count(len(season.EPISODES))
    expect(page.locator("[data-episode] .row button")).to_have_count(2)  # of the first alone
    page.locator("[data-episode=pilot] button").nth(1).click()
    page.wait_for_function(TURN)
    play_all_but_the_last(site, page, commands)
    give(page, commands[-1])
    stars = page.locator("[data-part=stars]")
    expect(stars.locator("[data-stars]")).to_have_attribute("data-stars", str(won))
    expect(stars).to_contain_text("The pilot")
    expect(page.locator(".over .button.main")).to_have_count(1)  # one thing to do next: the next episode
    page.reload()
    expect(stars.locator("[data-stars]")).to_have_attribute("data-stars", str(won))
    stars.locator("a[href='/season']").click()
    for _ in range(2):
        expect(page.locator("[data-episode=pilot] .head [data-stars]")).to_have_attribute("data-stars", str(won))
        expect(page.locator("[data-episode=rehearsal] .row button")).to_have_count(2)
        expect(page.locator("[data-episode=book] .row button")).to_have_count(0)
        page.reload()


def test_the_next_episode_is_one_tap_from_the_end(site: Site, person: Person) -> None:
    commands = record.read(explored("pilot").record()).commands
    page = person()
    page.goto("/season")
    page.locator("[data-episode=pilot] button").nth(1).click()
    page.wait_for_function(TURN)
    play_all_but_the_last(site, page, commands)
    give(page, commands[-1])
    before = page.url
    page.locator("[data-part=stars] button.main").click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    page.wait_for_function(TURN)
    table = page.url.rpartition("/")[2]
    chosen = page.request.get(f"/api/tables/{table}").json()["chosen"]
    assert chosen["complex"] == "beginner" and chosen["rounds"] == 9
