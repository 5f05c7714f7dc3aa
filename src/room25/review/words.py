"""An entry in sentences: what the seat believed, what was answered and why, what the bot would have answered."""

from __future__ import annotations

from room25.bots.reasons import leaves_the_complex
from room25.engine.rules.modes import suspicion
from room25.engine.rules.rooms import BY_KEY
from room25.engine.table.board import cell_name, parse_cell
from room25.engine.table.state import UNKNOWN
from room25.notation import command
from room25.notation.drawing import SIGNS
from room25.review.chances import turns
from room25.review.model import Entry, Review, seen_as
from room25.setup.lay import CHARACTER_NAMES
from room25.texts import Texts
from room25.words.answers import answer, offered
from room25.words.odds import danger, evidence, percent, wanted
from room25.words.sentences import result, round_of

__all__ = [
    "answered",
    "believed",
    "claim_lines",
    "judged",
    "result_line",
    "round_title",
    "target_cell",
    "title",
    "turn_lines",
]

LOOKS = ("clue", "look", "peek")
STEPS = ("move", "tunnel", "to", "carry", "swap")
OTHERS = ("push", "call", "pull")
WEIGHED = 3  # choices that are named
SUSPECTS = 3
AGAINST = ("shown", "denied", "caught", "harm", "idle", "tried")  # evidence that may speak against somebody
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
    """Return what the seat believed: where the exit and the Key may be, what is dangerous, who is suspected and why."""
    v, beliefs = entry.view.flat, entry.beliefs
    out = [*wanted(v, beliefs, texts), danger(v, beliefs, entry.who, texts), suspects(entry, texts)]
    return [line for line in out if line]


def suspects(entry: Entry, texts: Texts) -> str:
    """Return who is likely a guard, and what speaks for it; an empty text outside Suspicion."""
    v, beliefs = entry.view.flat, entry.beliefs
    if v.mode != suspicion.MODE.code:
        return ""
    others = [who for who in beliefs.guards if v.owner[CHARACTER_NAMES.index(who)] != entry.seat]
    others.sort(key=lambda who: (-beliefs.guards[who], CHARACTER_NAMES.index(who)))
    named = [
        f"{texts.character(who)}\u00a0{percent(beliefs.guards[who])} ({evidence(beliefs, who, texts)})"
        for who in others
        if beliefs.guards[who] >= WORTH_NAMING and any(item.key in AGAINST for item in beliefs.evidence[who])
    ]
    return texts("review-suspects", names=", ".join(named[:SUSPECTS])) if named else texts("review-suspects-none")


def judged(entry: Entry, review_counts_games: bool, texts: Texts) -> list[str]:
    """Return why this was answered; if the bot would have answered otherwise, also what, why, and how much better it thinks that is."""
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
    """Return the bot's first choices and the answer that was given, with what the bot thinks of each."""
    if len({round(choice.score, 3) for choice in entry.choices}) < 2:
        return ""  # the bot thinks all of them equally good
    shown = list(entry.choices[:WEIGHED])
    shown += [choice for choice in entry.choices[WEIGHED:] if choice.words == entry.words]
    return " · ".join(
        f"{answer(choice.words, texts, entry.who)}\u00a0"
        + (percent(choice.score) if counts_games else f"{round(choice.score):+d}".replace("-", "−"))
        for choice in shown
    )


def _honest(entry: Entry, texts: Texts) -> str:
    """Return, for a claim, whether its seat knew it to be true or false; else an empty text."""
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
    """Return why one would give this answer, from what the seat knew."""
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
    """Return what the seat knew or believed of a room."""
    v, beliefs = entry.view.flat, entry.beliefs
    name = cell_name(cell)
    if v.kind[v.tile_at[cell]] == UNKNOWN:
        exit_odds = beliefs.at(cell).get("room25", 0.0)
        return texts("review-hidden", cell=name, exit=percent(exit_odds), red=percent(beliefs.red(cell)))
    return texts("review-known", cell=name, room=texts.room(seen_as(v, cell)))


def target_cell(words: str) -> int | None:
    """Return the last square that an answer names, or None."""
    for word in reversed(words.split()):
        try:
            return parse_cell(word)
        except ValueError:
            continue
    return None


def claim_lines(review: Review, texts: Texts) -> list[str]:
    """Return one line per claim, held against the truth."""
    assert review.truth is not None
    lines = [
        texts(
            f"review-claim-{'true' if claim.is_true else 'false'}",
            who=texts.character(claim.who),
            cell=claim.cell,
            colour=texts.colour(claim.colour),
            room=f"{SIGNS[BY_KEY[claim.room].colour]} {texts.room(claim.room)}",
        )
        for claim in review.truth.claims
    ]
    return lines or [texts("review-claims-none")]


def turn_lines(review: Review, texts: Texts) -> list[str]:
    """Return one line per turning point: what was answered, and whose chances it changed."""
    by_number = {entry.number: entry for entry in review.entries}
    lines = []
    for turn in turns(review.moments):
        entry = by_number.get(turn.number)
        what = answered(entry, texts) if entry is not None else ""
        odds = {"before": percent(turn.before), "after": percent(turn.after)}
        lines.append(
            f"{turn.number:>3}. {what}".rstrip() + " · " + texts("review-turn", side=side(turn.side, texts), **odds)
        )
    return lines or [texts("review-turns-none")]


def side(key: str, texts: Texts) -> str:
    """Return who wins together: the prisoners, the guards, all, or a side of its own."""
    if key.startswith("side-"):
        return texts("team-name", number=int(key.removeprefix("side-")) + 1)
    return texts(f"review-side-{key}")


def result_line(review: Review, texts: Texts) -> str:
    """Return how the game ended."""
    assert review.truth is not None
    return result(review.truth.result, texts, lambda side: texts("team-name", number=side + 1))
