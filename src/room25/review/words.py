"""An entry in sentences: what the seat believed, what was answered and why, what the bot would have answered."""

from __future__ import annotations

from room25.engine.rules.modes import suspicion
from room25.engine.rules.rooms import BY_KEY
from room25.engine.table.board import cell_name, parse_cell
from room25.engine.table.state import UNKNOWN
from room25.notation import command
from room25.notation.drawing import SIGNS
from room25.review.model import Entry, Review, seen_as
from room25.setup.lay import CHARACTER_NAMES
from room25.texts import Texts
from room25.words.answers import answer, leaves_the_complex, offered
from room25.words.odds import danger, evidence, percent, wanted
from room25.words.sentences import result, round_of

LOOKS = ("clue", "look", "peek")
STEPS = ("move", "tunnel", "to", "carry", "swap")
OTHERS = ("push", "call", "pull")
WEIGHED = 3  # choices that are named
SUSPECTS = 3
AGAINST = ("shown", "caught", "harm", "idle", "tried")  # evidence that may speak against somebody
WORTH_NAMING = 0.10  # who is less likely a guard is not suspected


def title(review: Review, texts: Texts) -> str:
    return texts("review-title", game=f"{texts.mode(review.setup.mode)}, {texts(f'edition-{review.setup.edition}')}")


def round_title(entry: Entry, texts: Texts) -> str:
    return round_of(entry.view.flat, texts)


def answered(entry: Entry, texts: Texts) -> str:
    """`Alice: Move to B2`."""
    words = offered(entry.words, entry.view.flat, entry.who, texts)
    return texts("term-entry", name=texts.character(entry.who), text=words)


def believed(entry: Entry, texts: Texts) -> list[str]:
    """Where the exit and the Key may be, what is dangerous, who is suspected and why."""
    v, found = entry.view.flat, entry.beliefs
    out = [*wanted(v, found, texts), danger(v, found, entry.who, texts), suspects(entry, texts)]
    return [line for line in out if line]


def suspects(entry: Entry, texts: Texts) -> str:
    """Those who are likelier guards than others, and what speaks for it."""
    v, found = entry.view.flat, entry.beliefs
    if v.mode != suspicion.MODE.code:
        return ""
    unsure = [who for who in found.guards if v.owner[CHARACTER_NAMES.index(who)] != entry.seat]
    unsure.sort(key=lambda who: (-found.guards[who], CHARACTER_NAMES.index(who)))
    named = [
        f"{texts.character(who)}\u00a0{percent(found.guards[who])} ({evidence(found, who, texts)})"
        for who in unsure
        if found.guards[who] >= WORTH_NAMING and any(item.key in AGAINST for item in found.evidence[who])
    ]
    return texts("review-suspects", names=", ".join(named[:SUSPECTS])) if named else texts("review-suspects-none")


def judged(entry: Entry, review_counts_games: bool, texts: Texts) -> list[str]:
    """Why it was answered so; where the bot would rather have answered otherwise, what, why, and how much better it thinks that is."""
    if entry.is_aside:
        return [line for line in (_honest(entry, texts),) if line]
    why = reason(entry, entry.words, texts)
    if entry.agrees:
        out = [f"{texts('review-same')} {why}"]
    else:
        other = texts("review-rather", answer=answer(entry.advice, texts, entry.who))
        why_not = reason(entry, entry.advice, texts)
        out = [why, f"{other} {why_not}", *_better(entry, review_counts_games, texts)]
    choices = weighed(entry, review_counts_games, texts)
    return [*out, texts("review-weighed", choices=choices)] if choices else out


def _better(entry: Entry, counts_games: bool, texts: Texts) -> list[str]:
    if entry.better is None:
        return []
    if entry.better == 0:
        return [texts("review-even")]
    if counts_games:
        return [texts("review-share", odds=percent(entry.better))]
    return [texts("review-points", points=str(round(entry.better)))]


def weighed(entry: Entry, counts_games: bool, texts: Texts) -> str:
    """The bot's first choices with what it thinks of each, the answer that was given among them."""
    if len({round(choice.score, 3) for choice in entry.choices}) < 2:
        return ""  # all the same to it
    shown = list(entry.choices[:WEIGHED])
    shown += [choice for choice in entry.choices[WEIGHED:] if choice.words == entry.words]
    return " · ".join(
        f"{answer(choice.words, texts, entry.who)}\u00a0"
        + (percent(choice.score) if counts_games else f"{round(choice.score):+d}".replace("-", "−"))
        for choice in shown
    )


def _honest(entry: Entry, texts: Texts) -> str:
    """Of a claim: what its seat knew."""
    parsed = command.parse(entry.words)
    if parsed.verb != "claim":
        return ""
    cell, colour = parsed.numbers
    room = seen_as(entry.view.flat, cell)
    if not room:
        return ""
    key = "review-said-true" if BY_KEY[room].colour == colour else "review-said-false"
    return texts(key, room=f"{SIGNS[BY_KEY[room].colour]} {texts.room(room)}")


def reason(entry: Entry, words: str, texts: Texts) -> str:
    """Why one would answer so, from what the seat knew."""
    v = entry.view.flat
    c = CHARACTER_NAMES.index(entry.who)
    parsed = command.parse(words)
    verb = parsed.verb
    if verb == "program":
        first = words.split()[1]
        return texts(f"hint-program-{first}" if first in ("look", "move") else "hint-program")
    if verb == "control":
        line, way = parsed.numbers
        return texts("hint-out" if leaves_the_complex(v, c, line, way) else "hint-slide")
    if verb in STEPS and (v.trap[c] or v.drown[c]):
        return texts("hint-danger")
    cell = target_cell(words)
    if verb in (*LOOKS, *STEPS, *OTHERS) and cell is not None:
        return of_room(entry, cell, texts)
    return texts("hint-wait" if verb in ("wait", "pass") else "hint-best")


def of_room(entry: Entry, cell: int, texts: Texts) -> str:
    """What the seat knew, or believed, of a room."""
    v, found = entry.view.flat, entry.beliefs
    name = cell_name(cell)
    if v.kind[v.tile_at[cell]] == UNKNOWN:
        exit_odds = found.at(cell).get("room25", 0.0)
        return texts("review-hidden", cell=name, exit=percent(exit_odds), red=percent(found.red(cell)))
    return texts("review-known", cell=name, room=texts.room(seen_as(v, cell)))


def target_cell(words: str) -> int | None:
    """The last square that an answer names."""
    for word in reversed(words.split()):
        try:
            return parse_cell(word)
        except ValueError:
            continue
    return None


def claim_lines(review: Review, texts: Texts) -> list[str]:
    """Every claim against the truth."""
    assert review.truth is not None
    found = [
        texts(
            f"review-claim-{'true' if claim.is_true else 'false'}",
            who=texts.character(claim.who),
            cell=claim.cell,
            colour=texts.colour(claim.colour),
            room=f"{SIGNS[BY_KEY[claim.room].colour]} {texts.room(claim.room)}",
        )
        for claim in review.truth.claims
    ]
    return found or [texts("review-claims-none")]


def result_line(review: Review, texts: Texts) -> str:
    """How it ended."""
    assert review.truth is not None
    return result(review.truth.result, texts, lambda side: texts("team-name", number=side + 1))
