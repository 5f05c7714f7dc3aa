"""What is thought for people, as bodies of answers: hints and odds where the host allows them, reviews of finished games."""

from __future__ import annotations

from msgspec import Struct

from room25.server.view import Sentence

__all__ = ["Hint", "Odds", "Review", "ReviewTurn", "Reviewed"]


class Hint(Struct):
    """What the strongest bot would answer to decision `number` in this seat's place, in words and as a sentence, and why.

    `note` is the key of what the bot has to tell besides, or nothing.
    """

    number: int
    who: str
    text: str
    said: Sentence
    why: Sentence
    note: str


class Odds(Struct):
    """What a seat may believe: by cell how likely each room lies there and that it is red, by character how likely it is a guard.

    `evidence` says why, by character: `odds-KEY` is a sentence, the number is how often. There is none where nobody may be a guard.
    """

    rooms: dict[str, dict[str, float]]
    red: dict[str, float]
    guards: dict[str, float]
    evidence: dict[str, dict[str, int]]


class ReviewChoice(Struct):
    """One answer that the bot weighed: how good it looked to it, and how much of its thinking went to it."""

    words: str
    score: float
    share: float
    said: Sentence | None = None


class ReviewEntry(Struct):
    """One answer of a game, what its seat could believe then, and what the bot would have answered from the same view.

    `said` and `rather` are the answer and the bot's as sentences; why one would answer so has no id where there is nothing to say.
    """

    number: int
    round: int
    seat: int
    who: str
    kind: str
    answer: str
    advice: str
    better: float | None
    choices: list[ReviewChoice]
    beliefs: Odds
    why: Sentence
    why_not: Sentence
    said: Sentence | None = None
    rather: Sentence | None = None


class ReviewMoment(Struct):
    """How likely each side was to win after the command of this number; 0 is the deal."""

    number: int
    chances: dict[str, float]


class ReviewTurn(Struct):
    """A command after which the chances were others: whose changed most, from what to what."""

    number: int
    side: str
    before: float
    after: float


class Review(Struct):
    """A game looked back on, with the numbers of `room25 review --bot search`; `unit` says what the bot counts in, games or points."""

    bot: str
    unit: str
    note: str
    entries: list[ReviewEntry]
    moments: list[ReviewMoment]
    turns: list[ReviewTurn]


class Reviewed(Struct):
    """A review, or how far it is: `done` of so many commands while it is `running`; neither: nobody has asked for it yet."""

    running: bool
    done: int
    of: int
    review: Review | None
