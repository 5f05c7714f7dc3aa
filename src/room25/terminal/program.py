"""Programs: there are too many to be listed, so the tokens are, and what is typed puts them in order: `12`, `lm`, `look move`, `12+`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from room25.notation.command import SIGNS
from room25.terminal.square import NUMBER
from room25.terminal.wrap import KEPT
from room25.texts import Texts

__all__ = ["Hand", "hand", "read"]

BASIC = ("look", "move", "push", "control")
TALENT = ("talent", *SIGNS)
ADRENALINE = "adrenaline"
PLUS = "+"
PROGRAM_TOKENS = 2  # tokens in a program


@dataclass(frozen=True)
class Hand:
    """The tokens that one character may program; each keeps its number all game long."""

    who: str
    tokens: tuple[str, ...]  # the four that everybody has, then the talent or its two signs
    lost: frozenset[str]
    adrenaline: bool
    single: bool  # in the cold

    def name(self, token: str, texts: Texts) -> str:
        return texts.ability(self.who, token)

    def row(self, texts: Texts) -> Text:
        """The tokens with their numbers, and adrenaline as a plus."""
        row = Text()
        for number, token in enumerate(self.tokens, start=1):
            name = self.name(token, texts).replace(" ", KEPT)
            if token in self.lost:
                row.append(f" {number}{KEPT}{name} ", "dim strike")
            else:
                row.append(" ").append(str(number), NUMBER).append(f"{KEPT}{name} ")
            row.append(" ")
        if self.adrenaline:
            row.append(" ").append(PLUS, NUMBER).append(f"{KEPT}{texts.token(ADRENALINE)}")
        return row

    def how(self, texts: Texts) -> Text:
        """How they are typed; a single one needs no words."""
        if self.single:
            return Text()
        key = "term-program-how-adrenaline" if self.adrenaline else "term-program-how"
        return Text(texts(key, example=self.example(texts)), "dim")

    def example(self, texts: Texts) -> str:
        """Two tokens as shortly as they can be typed in this language."""
        shortest = []
        for token in [token for token in self.tokens if token not in self.lost][:PROGRAM_TOKENS]:
            name = self.name(token, texts).casefold().split()[-1]
            lengths = range(1, len(name) + 1)
            shortest.append(next((name[:n] for n in lengths if _tokens(name[:n], self, texts) == [token]), name))
        return ("" if all(len(part) == 1 for part in shortest) else " ").join(shortest)


def hand(who: str, choices: Sequence[str]) -> Hand | None:
    """The tokens behind a list of programs; None where something else is asked."""
    if not choices or not all(words.startswith("program ") for words in choices):
        return None
    offered = {word for words in choices for word in words.split()[1:]}
    if offered == {ADRENALINE}:
        return None
    tokens = (*BASIC, *(token for token in TALENT if token in offered))
    single = all(len(words.split()) == PROGRAM_TOKENS for words in choices)
    return Hand(who, tokens, frozenset(BASIC) - offered, ADRENALINE in offered, single)


@dataclass(frozen=True)
class Read:
    """What was made of a typed line: the words of a program, or the tokens that a part of it may mean."""

    words: str = ""
    unclear: tuple[str, ...] = ()


def read(line: str, held: Hand, texts: Texts) -> Read | None:
    """A typed program, possible or not (the rules say why not); None if it is not a program."""
    parts = line.casefold().replace(",", " ").split()
    if parts and parts[0] == "program":
        parts = parts[1:]
    extra = 0
    if parts and parts[-1].endswith(PLUS):
        extra = 1
        parts = [*parts[:-1], *([parts[-1][: -len(PLUS)]] if parts[-1] != PLUS else [])]
    elif len(parts) > 1 and not _tokens(parts[-1], held, texts) and _is_adrenaline(parts[-1], texts):
        extra, parts = 1, parts[:-1]
    if not parts:
        return None
    if len(parts) == 1 and not _tokens(parts[0], held, texts):
        parts = list(parts[0])  # `12`, `lm`, and `lma` with adrenaline
        if len(parts) > 1 and not extra and not _tokens(parts[-1], held, texts) and _is_adrenaline(parts[-1], texts):
            extra, parts = 1, parts[:-1]
    meant = [_tokens(part, held, texts) for part in parts]
    if not all(meant) or len(parts) > PROGRAM_TOKENS:
        return None
    unclear = next((tuple(tokens) for tokens in meant if len(tokens) > 1), ())
    if unclear:
        return Read(unclear=unclear)
    return Read(" ".join(["program", *(tokens[0] for tokens in meant), *[ADRENALINE] * extra]))


def _tokens(part: str, held: Hand, texts: Texts) -> list[str]:
    """The tokens that a part of the line may mean: by number, by name or by its beginning, in English or the player's language."""
    if part.isdecimal():
        return [held.tokens[int(part) - 1]] if len(part) == 1 and 1 <= int(part) <= len(held.tokens) else []
    names = {token: _names(token, held, texts) for token in held.tokens}
    whole = [token for token, known in names.items() if part in known]
    found = whole or [token for token, known in names.items() if any(name.startswith(part) for name in known)]
    if found or _is_adrenaline(part, texts):
        return found
    in_general = texts.token("talent").casefold()  # what all of them are called comes after everything else
    said = any(name.startswith(part) for name in (in_general, *in_general.split()))
    return [token for token in held.tokens if token in TALENT and said]


def _names(token: str, held: Hand, texts: Texts) -> set[str]:
    """What a token is called; of several words the last says most."""
    names = {token, held.name(token, texts).casefold()}
    return names | {name.replace("-", " ").split()[-1] for name in names}


def _is_adrenaline(part: str, texts: Texts) -> bool:
    return ADRENALINE.startswith(part) or texts.token(ADRENALINE).casefold().startswith(part)
