"""The front page: the tables of whoever opens it, and the way past the bar above every page."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Person
from browser.driver import TURN
from browser.site import Site


def test_your_tables_say_whose_turn_it_is_with_whom_and_since_when(site: Site, person: Person) -> None:
    table, host = site.table(edition="base", mode="suspicion", seats=4, bots={"2": "cautious", "3": "cautious"})
    seat, key = site.sit(table, "Ada", 0)
    page = person(kept=site.keys(table, host, {seat: key}))
    page.goto(f"/t/{table}")
    expect(page.locator(".invite img")).to_be_visible()
    mine = page.locator(".tables li")
    page.goto("/")
    expect(mine).to_contain_text("Waiting for somebody to sit down.")
    bob, bobs = site.sit(table, "Bob", 1)
    page.reload()
    expect(mine).to_contain_text("It is your turn.")
    expect(mine).to_contain_text("with Bob & 2 bots")
    expect(mine).to_contain_text("since ")
    page.goto(f"/t/{table}")
    page.wait_for_function(TURN)
    page.locator(".board button.lit").first.click()
    page.locator(".confirm").click()
    expect(page.locator(".confirm")).to_have_count(0)
    page.goto("/")
    expect(mine).to_contain_text("Waiting for Bob")
    other = person(kept=site.keys(table, "", {bob: bobs}))
    other.goto(f"/t/{table}")
    expect(other.locator(".board")).to_be_visible()
    other.goto("/")
    expect(other.locator(".tables li")).to_contain_text("It is your turn.")
    expect(other.locator(".tables li")).to_contain_text("with Ada & 2 bots")


def test_the_first_tab_leads_past_the_bar(site: Site, person: Person) -> None:
    page = person()
    for path in ("/", "/rules/base", f"/replay/record/{site.record()}"):
        page.goto(path)
        expect(page.locator("main")).to_be_visible()
        page.keyboard.press("Tab")
        skip = page.get_by_role("link", name="To the main part")
        expect(skip).to_be_focused()
        expect(skip).to_be_in_viewport()
        page.keyboard.press("Enter")
        expect(page.locator("#main")).to_be_focused()
