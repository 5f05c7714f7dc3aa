"""The bodies of the lessons' routes."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["LessonInfo", "LessonNote", "LessonStep", "Lessons"]


class LessonNote(Struct):
    """Something to say to a learner: its sentence in the catalogues, and the part of the screen that it is about."""

    text: str
    about: str


class LessonStep(Struct):
    """What the learner is to answer to a decision, by which character, and what is said before."""

    decision: int
    who: str
    words: str
    notes: list[LessonNote]


class LessonInfo(Struct):
    """A lesson as its learner goes through it, and what is said after the last step."""

    key: str
    edition: str
    mode: str
    seats: int
    steps: list[LessonStep]
    end: list[LessonNote]


class Lessons(Struct):
    """All lessons, in the order of learning."""

    lessons: list[LessonInfo]
