"""Lessons: their scripts are legal games in which what is spoken of happens, and everything said is there in every language."""

from __future__ import annotations

import pytest

from room25 import lessons
from room25.game import EVERYTHING, Game
from room25.setup import editions
from room25.texts import LANGUAGES, Texts

LONGEST = 220  # letters that a ten-year-old reads in one bubble


def ended(key: str) -> Game:
    """The game of a lesson after its last answer."""
    lesson = lessons.load(key)
    game = Game(lesson.setup, lesson.seed)
    for step in lesson.steps:
        game.play(f"{step.who} {step.words}")
    return game


@pytest.mark.parametrize("key", lessons.LESSONS)
def test_a_lesson_is_a_legal_game_with_something_said_at_every_step_of_the_learner(key: str) -> None:
    lesson = lessons.load(key)
    mine = [step for step in lesson.steps if step.seat == lessons.LEARNER]
    assert mine and lesson.end
    for step in mine:
        assert step.notes and step.notes[-1].about == lessons.NEXT, f"{step.who} {step.words} is not asked for"
    assert not any(step.notes for step in lesson.steps if step.seat != lessons.LEARNER)
    ended(key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", lessons.LESSONS)
def test_everything_that_is_said_is_short_in_every_language(key: str, language: str) -> None:
    texts, lesson = Texts(language), lessons.load(key)
    said = [note.text for step in lesson.steps for note in step.notes] + [note.text for note in lesson.end]
    for text in (*said, f"learn-lesson-{key}", f"learn-lesson-{key}-help"):
        assert 0 < len(texts(text)) <= LONGEST, f"{language}: {text} is {len(texts(text))} letters long"


def test_there_is_a_lesson_for_every_mode() -> None:
    modes = {mode for name in editions.EDITIONS for mode in editions.load(name).modes}
    assert modes == {lessons.load(key).setup.mode for key in lessons.LESSONS}


WHAT_HAPPENS = {
    "first": ["claimed who=max cell=C1 colour=green", "game-over result=full"],
    "suspicion": ["died who=jennifer", "died who=kevin", "role-shown who=kevin role=guard"],
    "solo": ["slid who=alice line=2 direction=right"],
    "competition": ["pushed who=alice target=max to=E3", "sent-back who=max"],
    "team": ["claimed who=kevin cell=C2 colour=green", "claimed who=jennifer cell=D3 colour=green"],
    "talents": ["replaced who=sarah cell=C2 room=empty", "adrenaline-used who=sarah"],
    "robots": ["robot-placed cell=B3", "robot-destroyed cell=A2"],
    "cards": [
        "card-drawn card=punishment jennifer max",
        "card-drawn who=jennifer card=move 1 left",
        "slid line=1 direction=left",
    ],
}


@pytest.mark.parametrize("key", lessons.LESSONS)
def test_what_a_lesson_speaks_of_does_happen(key: str) -> None:
    happened = [str(event) for event in ended(key).view(EVERYTHING).events]
    for wanted in WHAT_HAPPENS[key]:
        assert any(event.startswith(wanted) for event in happened), f"{wanted} is missing in {happened[-12:]}"


@pytest.mark.parametrize("key", lessons.LESSONS)
def test_the_others_answer_by_the_script_from_their_own_views(key: str) -> None:
    lesson = lessons.load(key)
    game = Game(lesson.setup, lesson.seed)
    for step in lesson.steps:
        if step.seat != lessons.LEARNER:
            assert lesson.answer(game.view(step.seat), step.is_aside) == f"{step.who} {step.words}"
        game.play(f"{step.who} {step.words}")


def test_a_name_is_a_lessons_only_if_there_is_such_a_lesson() -> None:
    assert lessons.taught_by(lessons.partner("first")) is lessons.load("first")
    assert lessons.taught_by("explorer") is None
    assert lessons.taught_by("lesson:../first") is None
