"""The waiting room: who is here, what the host may do, why it does not start yet, and how a stranded table helps itself."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.site import Site

LONG = 30_000
SMALL = """() => [...document.querySelectorAll("main *")].filter(
  (one) => one.childNodes.length && parseFloat(getComputedStyle(one).fontSize) < 14).length"""


def why(page: Page, text: str) -> None:
    expect(page.locator("[data-part=why]")).to_have_text(text, timeout=LONG)


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def test_a_host_prepares_the_table_and_starts_it(person: Person) -> None:
    ada, bob, eve = person(), person(phone=True), person()
    ada.goto("/new")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Lay the table").click()
    link = ada.locator(".invite code").inner_text()
    start = ada.get_by_role("button", name="Start the show")
    expect(start).to_be_disabled()
    why(ada, "3 seats are free: people sit down, or bots do. Then the host can start.")

    # Nobody looks like somebody else, in the reader's own language.
    bob.goto(link)
    bob.get_by_label("Your name").fill("А\u0064a")
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.get_by_text("or one that looks just like it")).to_be_visible(timeout=LONG)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    join(eve, link, "Eve")
    expect(ada.locator("[data-seat='1']")).to_contain_text("here", timeout=LONG)
    expect(bob.locator("[data-seat='0']")).to_contain_text("host", timeout=LONG)
    assert bob.get_by_role("button", name="Start the show").count() == 0

    # A figure for oneself; the others see it, and cannot choose it.
    bob.get_by_label("Character of Bob").select_option("max")
    expect(ada.locator("[data-seat='1'] .number")).to_have_count(0, timeout=LONG)  # the picture stands there
    expect(eve.get_by_label("Character of Eve").locator("option[value=max]")).to_have_count(0, timeout=LONG)

    # Another mode and more seats: everybody keeps their own.
    ada.get_by_role("button", name="Change the table").click()
    ada.get_by_label("Mode").select_option("cooperation")
    ada.get_by_label("Seats").select_option("5")
    ada.get_by_role("button", name="Lay it so").click()
    expect(bob.locator("[data-seat]")).to_have_count(5, timeout=LONG)
    expect(bob.get_by_text("Cooperation")).to_be_visible(timeout=LONG)
    expect(bob.locator("[data-seat='1']")).to_contain_text("Bob (you)")

    # Eve is led away, and told so; bots fill the rest.
    ada.locator("[data-seat='2']").get_by_role("button", name="Lead away").click()
    expect(eve.get_by_role("button", name="Sit down")).to_be_visible(timeout=LONG)
    ada.get_by_label("How strong").select_option("cautious")
    ada.get_by_role("button", name="Fill the free seats with bots").click()
    why(ada, "Everybody sits. You start the show.")
    why(bob, "Everybody sits. Ada starts the show.")
    start.click()
    for page in (ada, bob):
        expect(page.locator(".board")).to_be_visible(timeout=LONG)
    expect(bob.locator("li.me, .me").first).to_contain_text("Max", timeout=LONG)


def test_a_host_hands_the_role_over(person: Person, site: Site) -> None:
    table, owner = site.table(mode="cooperation", seats=2, start="host")
    seat, key = site.sit(table, "Ada")
    ada, bob = person(kept=site.keys(table, owner, {seat: key})), person(phone=True)
    join(bob, f"{site.origin}/t/{table}", "Bob")
    ada.goto(f"/t/{table}")
    ada.locator("[data-seat='1']").get_by_role("button", name="Make host").click()
    expect(bob.locator("[data-seat='1']")).to_contain_text("host", timeout=LONG)
    start = bob.get_by_role("button", name="Start the show")
    expect(start).to_be_enabled(timeout=LONG)
    expect(ada.get_by_role("button", name="Start the show")).to_have_count(0)  # there is one host
    why(ada, "Everybody sits. Bob starts the show.")
    start.click()
    for page in (ada, bob):
        expect(page.locator(".board")).to_be_visible(timeout=LONG)


def test_a_table_whose_host_is_gone_helps_itself(person: Person, site: Site) -> None:
    table, owner = site.table(mode="cooperation", seats=2, start="host", away=3)
    bob = person()
    join(bob, f"{site.origin}/t/{table}", "Bob")
    take = bob.get_by_role("button", name="Take over as host")
    expect(take).to_be_visible(timeout=LONG)
    take.click()
    expect(bob.locator("[data-seat='0']")).to_contain_text("host", timeout=LONG)
    bob.get_by_role("button", name="Fill the free seats with bots").click()
    bob.get_by_role("button", name="Start the show").click()
    expect(bob.locator(".board")).to_be_visible(timeout=LONG)
    assert owner


@pytest.mark.parametrize("language", ["en", "fr", "pl", "uk"])
@pytest.mark.parametrize("size", [(375, 667), (844, 390), (1280, 720)])
def test_the_waiting_room_fits_every_screen_in_every_language(
    person: Person, site: Site, language: str, size: tuple[int, int]
) -> None:
    table, owner = site.table(mode="suspicion", edition="ultimate-en", seats=6, start="host")
    number, key = site.sit(table, "Maksymiliana-Aleksandra")
    keys = site.keys(table, owner, {number: key})
    page = person(settings={"language": language}, kept=keys)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/t/{table}")
    expect(page.locator("[data-seat]")).to_have_count(6, timeout=LONG)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == 0
    if shots := os.environ.get("ROOM25_SHOTS"):
        page.screenshot(path=f"{shots}/waiting-{language}-{size[0]}.png", full_page=True)
