"""How the suspicion moved: one line per character over the rounds, solid for those who were guards, dashed for prisoners."""

from __future__ import annotations

from room25.review.board import DIM, PAPER, PLATE, SIZE, WORDS
from room25.review.draw import shape, text
from room25.review.model import Review
from room25.setup.lay import CHARACTER_NAMES
from room25.texts import Texts
from room25.words.figures import FIGURES, initial

__all__ = ["chart"]

LEFT, RIGHT, TOP, TALL, FOOT = 40, 110, 8, 130, 22
APART = 14  # between two names


def chart(review: Review, texts: Texts) -> tuple[str, int]:
    """Return the drawing, SIZE wide, and its height; an empty drawing if there were no guards to be suspected."""
    if review.truth is None or not review.truth.roles or not review.truth.moved:
        return "", 0
    odds = review.truth.moved
    rounds = sorted({round_ for steps in odds.values() for round_, _ in steps})
    wide = SIZE - LEFT - RIGHT

    def at(round_: int, odd: float) -> tuple[float, float]:
        along = (rounds.index(round_) / (len(rounds) - 1)) if len(rounds) > 1 else 0.0
        return LEFT + wide * along, TOP + TALL * (1 - odd)

    out = []
    for part in (0, 50, 100):
        y = TOP + TALL * (1 - part / 100)
        out.append(shape("path", d=f"M{LEFT} {y:g}h{wide:g}", stroke=PLATE, stroke_width=1))
        out.append(text(LEFT - 5, y + 3, f"{part}\u00a0%", 9, LEFT - 6, fill=DIM, text_anchor="end"))
    few = rounds if len(rounds) <= 10 else rounds[::2]
    out += [text(at(n, 0)[0], TOP + TALL + 14, str(n), 9, fill=DIM, text_anchor="middle") for n in few]
    names = _spread({who: at(*steps[-1])[1] for who, steps in odds.items()})
    for who, steps in odds.items():
        c = CHARACTER_NAMES.index(who)
        guard = review.truth.roles[who] == "guard"
        line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (at(*step) for step in steps))
        dash = {} if guard else {"stroke_dasharray": "4 3"}
        style = {"stroke": FIGURES[c], "stroke_width": 3 if guard else 1.6, "fill": "none"}
        out.append(shape("path", d=line, **style, **dash))
        x, y = LEFT + wide + 12, names[who]
        out.append(shape("circle", cx=x + 2, cy=y, r=6.5, fill=FIGURES[c]))
        out.append(text(x + 2, y + 3, initial(c, texts), 8, fill=PAPER, font_weight="bold", text_anchor="middle"))
        weight = {"font_weight": "bold"} if guard else {}
        out.append(text(x + 12, y + 3.5, texts.role(review.truth.roles[who]), 10, RIGHT - 26, fill=WORDS, **weight))
    return "".join(out), TOP + TALL + FOOT


def _spread(places: dict[str, float]) -> dict[str, float]:
    """Draw the names at the ends of their lines, moved apart if they would cover each other."""
    order = sorted(places, key=lambda who: places[who])
    out: dict[str, float] = {}
    free = TOP - 2.0
    for who in order:
        out[who] = max(places[who], free)
        free = out[who] + APART
    free = TOP + TALL + 4.0
    for who in reversed(order):  # and back up from the bottom
        out[who] = min(out[who], free)
        free = out[who] - APART
    return out
