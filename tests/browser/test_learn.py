"""The lessons: whoever follows them comes to the end, and so does whoever first does something else at every step."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.learner import READY, Learner
from room25 import lessons
from room25.texts import Texts


def begin(page: Page, key: str) -> None:
    page.goto("/learn")
    start = page.locator("li", has_text=Texts("en")(f"learn-lesson-{key}-help")).locator("button")
    start.click()
    page.wait_for_function(READY)


def all_words(key: str) -> list[str]:
    lesson, texts = lessons.load(key), Texts("en")
    mine = [note for step in lesson.steps if step.seat == lessons.LEARNER for note in step.notes]
    return [texts(note.text) for note in (*mine, *lesson.end)]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("key", lessons.LESSONS)
def test_whoever_follows_a_lesson_hears_all_of_it(person: Person, key: str, phone: bool) -> None:
    page = person(phone=phone)
    begin(page, key)
    learner = Learner(page)
    learner.finish()
    assert learner.heard == all_words(key)
    assert not learner.scolded
    page.goto("/learn")
    expect(page.locator("li.done")).to_have_count(1)


@pytest.mark.parametrize("key", lessons.LESSONS)
def test_a_clumsy_child_comes_to_the_end_too(person: Person, key: str) -> None:
    page = person(phone=lessons.LESSONS.index(key) % 2 == 1)
    begin(page, key)
    learner = Learner(page, seed=25)
    learner.finish()
    assert learner.heard[-1] == all_words(key)[-1]
    assert learner.scolded, "nothing wrong was done"


def test_a_hint_waits_until_it_was_read(person: Person) -> None:
    page = person()
    begin(page, "first")
    bubble = page.locator(".bubble")
    said = Texts("en")("learn-first-goal")
    expect(bubble).to_contain_text(said)
    page.locator("[data-part~='cell-13']").click()  # the game goes on beneath it
    page.locator(".confirm").click()
    expect(page.locator(".hand")).to_be_visible()
    expect(bubble).to_contain_text(said)
    bubble.locator(".button.main").click()
    expect(bubble).not_to_contain_text(said)


def test_who_walks_into_death_is_told_and_tries_again(person: Person) -> None:
    page = person()
    begin(page, "team")
    learner = Learner(page)
    while Texts("en")("learn-team-move") not in learner.heard:
        page.wait_for_function(READY)
        seen = learner.see()
        if seen["words"] == Texts("en")("learn-team-move"):
            break
        learner.tap(seen["ring"] if seen["ring"] else "section.bubble button.main")
    page.locator("[data-part~='cell-7']").click()
    page.locator(".confirm").click()
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text(Texts("en")("learn-would-die"))
    bubble.get_by_role("button", name="Show me").click()
    learner.finish()


def test_a_lesson_goes_on_after_a_reload(person: Person) -> None:
    page = person()
    begin(page, "competition")
    learner = Learner(page)
    while not page.locator(".hand").count():
        page.wait_for_function(READY)
        seen = learner.see()
        learner.tap(seen["ring"] if seen["ring"] else "section.bubble button.main")
    page.reload()
    page.wait_for_function(READY)
    learner.finish()
