"""Lessons: what there is to learn, and the pinned table of one."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter, Request
from fastapi.responses import Response

from room25 import lessons
from room25.server.bodies import Created
from room25.server.errors import RequestRefused
from room25.server.lesson_bodies import LessonInfo, LessonNote, Lessons, LessonStep
from room25.server.messages import write
from room25.server.routes.common import json, tables
from room25.server.routes.planning import cached
from room25.server.routes.tables import info

__all__: list[str] = []

router = APIRouter()


@router.get("/api/lessons")
async def all_lessons(request: Request) -> Response:
    """Every lesson with the learner's steps and what is said at each; what the others answer is not told."""
    return cached(request, _lessons())


@router.post("/api/lessons/{lesson}", status_code=201)
async def begin_lesson(request: Request, lesson: str) -> Response:
    """Lay the table of a lesson, always dealt in the same way; seat 0 is the learner's. The answer holds the host's key, this once."""
    if lesson not in lessons.LESSONS:
        known = ", ".join(lessons.LESSONS)
        raise RequestRefused("no-such-place", f"there is no lesson of that name; there are {known}")
    stored, host = await tables(request).teach(lessons.load(lesson))
    return json(Created(info(stored), host), 201)


@cache
def _lessons() -> bytes:
    return write(Lessons([_info(lessons.load(key)) for key in lessons.LESSONS]))


def _info(lesson: lessons.Lesson) -> LessonInfo:
    mine = [step for step in lesson.steps if step.seat == lessons.LEARNER]
    steps = [LessonStep(step.decision, step.who, step.words, _notes(step.notes)) for step in mine]
    setup = lesson.setup
    return LessonInfo(lesson.key, setup.edition, setup.mode, setup.seats, steps, _notes(lesson.end))


def _notes(notes: tuple[lessons.Note, ...]) -> list[LessonNote]:
    return [LessonNote(note.text, note.about) for note in notes]
