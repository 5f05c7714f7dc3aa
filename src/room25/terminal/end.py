"""The end: every room open, who got out, who was who, and the number that deals this game again."""

from __future__ import annotations

from rich.text import Text

from room25.events import EVERYONE, ROLES
from room25.game import Game, SeatView
from room25.notation import seeds
from room25.setup.lay import CHARACTER_NAMES
from room25.terminal import board, episode, side
from room25.terminal.desk import NARROW
from room25.terminal.marks import Marks
from room25.terminal.screen import HIGH, TITLE
from room25.terminal.seats import Seats
from room25.terminal.square import figure
from room25.terminal.wrap import wrapped
from room25.texts import Texts
from room25.words.sentences import happened, result
from room25.words.vocabulary import SideName, fate

__all__ = ["lines"]


def lines(game: Game, seats: Seats, texts: Texts, side_name: SideName, width: int, height: int) -> list[Text]:
    """The last screen, from the view that everybody has once the game is over."""
    view = game.view(0)
    v = view.flat
    heading = Text(f" {texts('term-over-heading')} ", TITLE)
    said = result(game.result or "draw", texts, side_name)
    about = [Text(said, "bold"), Text(), *_people(game, seats, texts)]
    worth = episode.told(game, texts)
    about += [Text(), *worth] if worth else []
    about += [Text(), Text(texts("term-over-rounds", rounds=v.rounds_begun))]
    about.append(Text(texts("term-over-seed", seed=seeds.write(game.seed))))
    if width < NARROW:
        return [heading, *(Text(line) for line in view.draw().splitlines()), *wrapped(about, width)]
    left = board.board(v, texts, Marks(), tall=height >= HIGH)
    room = min(width - board.WIDTH - 2, 60)
    right = wrapped(about, room)
    right += _log(view, texts, side_name, room, len(left) - len(right))
    left += [Text(" " * board.WIDTH) for _ in range(len(right) - len(left))]
    right += [Text() for _ in range(len(left) - len(right))]
    opened = Text(texts("term-over-board"), "dim")
    return [heading, opened, *(one.append(" ").append_text(two) for one, two in zip(left, right))]


def _log(view: SeatView, texts: Texts, side_name: SideName, width: int, height: int) -> list[Text]:
    """The last things that everybody saw, as far as there is room."""
    public = side.told([event for event in view.events if event.audience == EVERYONE])
    tail: list[Text] = []
    for event in reversed(public):
        sentence = wrapped([Text(happened(event, texts, side_name), "dim")], width)
        if len(sentence) + len(tail) + 2 > height:
            break
        tail = sentence + tail
    return [Text(), Text(texts("term-log-heading"), side.HEADING), *tail] if tail else []


def _people(game: Game, seats: Seats, texts: Texts) -> list[Text]:
    """Everybody's fate, and in Suspicion everybody's role."""
    view = game.view(0)
    v = view.flat
    gathered = game.result in ("full", "partial")  # where nothing has to slide
    escaped = gathered or any(event.kind == "escaped" for event in view.events)
    out = [Text(texts("term-over-roles"), side.HEADING)] if game.setup.mode == "suspicion" else []
    for c in range(8):
        if v.owner[c] < 0:
            continue
        name = texts.character(CHARACTER_NAMES[c])
        if seats.is_person(v.owner[c]) and v.seats > 1:
            name = f"{name} ({seats.names[v.owner[c]]})"
        says = texts(fate(v, c, escaped))
        if game.setup.mode == "suspicion":
            says = f"{texts.role(ROLES[v.role[c]])}, {says}"
        out.append(Text().append_text(figure(c, texts)).append(f" {texts('term-over-role', who=name, role=says)}"))
    if v.spare >= 0:
        out.append(Text(texts("term-over-role-left", role=texts.role(ROLES[v.spare]))))
    return out
