"""What a person typed: the number of an answer, its words in either language, or something beside the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from room25.engine.table.board import COLOURS
from room25.errors import BadText, IllegalCommand
from room25.game import SeatView
from room25.notation import command
from room25.notation.command import TOKEN_NAMES
from room25.setup.lay import CHARACTER_NAMES
from room25.terminal import program
from room25.texts import Texts
from room25.words.answers import answer
from room25.words.sentences import at_table

__all__ = ["ANSWER", "ASIDE", "HELP", "HINT", "LOG", "ODDS", "QUIT", "SAVE", "Typed", "WRONG", "refused", "understand"]

ANSWER, ASIDE, HELP, HINT, LOG, ODDS, SAVE, QUIT, NOTHING, WRONG = (
    "answer aside help hint log odds save quit nothing wrong".split()
)
# what may be done beside answering, with an example of each; the last two may name another of one's own characters
ASIDES = {"mark": "mark b2", "claim": "claim b2 red", "reveal": "reveal", "withdraw": "withdraw", "adrenaline": ""}
LISTED = 8  # answers that a sentence still carries


@dataclass(frozen=True)
class Typed:
    """What it is, and its words: an answer's, a file's name, the thing that help is wanted for, or what is wrong."""

    kind: str
    text: str = ""
    whom: str = ""  # another of one's own characters, for which it was typed
    several: tuple[str, ...] = ()  # the answers that it may mean, if it is wrong for that reason


def understand(line: str, choices: Sequence[str], texts: Texts, who: str = "") -> Typed:
    """Sort what was typed; `choices` are the numbered answers of `who`."""
    word, _, rest = line.partition(" ")
    word, rest = word.lower(), rest.strip()
    if not line:
        return Typed(NOTHING)
    if line.startswith("?"):
        return Typed(HELP, line.removeprefix("?").strip())
    if word in ("help", "hint", "log", "odds", "quit", "exit"):
        return Typed({"help": HELP, "hint": HINT, "log": LOG, "odds": ODDS}.get(word, QUIT), rest)
    if word == "save":
        return Typed(SAVE, rest) if rest else _needs_more(word, "save game.txt", texts)
    if word in ASIDES and line.casefold() not in choices:
        return _aside(word, rest, texts)
    held = program.hand(who, choices)
    if held:
        return _program(line, held, choices, texts)
    if line.isdecimal():
        if 1 <= int(line) <= len(choices):
            return Typed(ANSWER, choices[int(line) - 1])
        return Typed(WRONG, texts("term-wrong-number", typed=line, most=len(choices)))
    found = matching(line, choices, texts, who)
    if len(found) == 1:
        return Typed(ANSWER, found[0])
    if found:
        said = texts("term-wrong-unclear", typed=line, options=listed(found)).replace("….", "…")
        return Typed(WRONG, said, several=tuple(found))
    return _command(line, choices, texts)


def _program(line: str, held: program.Hand, choices: Sequence[str], texts: Texts) -> Typed:
    exact = [words for words in choices if line.casefold() == answer(words, texts, held.who).casefold()]
    if exact:
        return Typed(ANSWER, exact[0])
    meant = program.read(line, held, texts)
    if meant is None:
        return _command(line, [held.name(token, texts) for token in held.tokens], texts)
    if meant.unclear:
        options = ", ".join(held.name(token, texts) for token in meant.unclear)
        return Typed(WRONG, texts("term-wrong-unclear", typed=line, options=options))
    return Typed(ANSWER, meant.words)


def _aside(word: str, rest: str, texts: Texts) -> Typed:
    parts = rest.split()
    if word in ("withdraw", "adrenaline"):
        text = "program adrenaline" if word == "adrenaline" else word
        whom = [key for key in CHARACTER_NAMES if rest and _is_called(rest, key, texts)]
        if rest and len(whom) != 1:
            names = ", ".join(texts.character(key) for key in CHARACTER_NAMES)
            return Typed(WRONG, texts("error-no-such-character", words=rest, options=names))
        return Typed(ASIDE, text, whom[0] if whom else "")
    if word == "claim" and len(parts) == 2:
        parts[1] = next(
            (key for key in COLOURS if parts[1].casefold() in (key, texts.colour(key).casefold())), parts[1]
        )
        if parts[1] not in COLOURS:
            options = ", ".join(COLOURS)
            return Typed(WRONG, texts("error-no-such-colour", words=parts[1], options=options))
    wanted = len(ASIDES[word].split()) - 1
    if len(parts) != wanted:
        return _needs_more(word, ASIDES[word], texts)
    text = " ".join([word, *parts])
    return Typed(ASIDE, text) if _is_command(text) else Typed(WRONG, texts("error-no-such-cell", words=parts[0]))


def _is_called(word: str, key: str, texts: Texts) -> bool:
    return key.startswith(word.casefold()) or texts.character(key).casefold().startswith(word.casefold())


def _command(line: str, choices: Sequence[str], texts: Texts) -> Typed:
    """Well-formed words go to the rules, which say why they do not hold; others mean nothing."""
    if _is_command(line):
        return Typed(ANSWER, line.lower())
    if line.split()[0].lower() in command.GRAMMAR:
        return Typed(WRONG, texts("error-unknown-words", words=line))
    return Typed(WRONG, texts("term-wrong-words", typed=line, most=len(choices)))


def _is_command(text: str) -> bool:
    try:
        command.parse(text)
    except BadText:
        return False
    return True


def _needs_more(word: str, example: str, texts: Texts) -> Typed:
    return Typed(WRONG, texts("term-wrong-command", command=word, example=example))


def listed(choices: Sequence[str]) -> str:
    """A few answers for a sentence."""
    return ", ".join([*choices[:LISTED], *(["…"] if len(choices) > LISTED else [])])


def matching(line: str, choices: Sequence[str], texts: Texts, who: str = "") -> list[str]:
    """The answers that these words may mean: whole or shortened, with or without the verb, in English or the player's language.

    Words that only begin several answers (`push`, `push alice`) mean all of these.
    """
    said = line.casefold().split()
    if " ".join(said) in choices:
        return [" ".join(said)]
    exact = [words for words in choices if line.casefold() == answer(words, texts, who).casefold()]
    if exact:
        return exact
    known = {words: _synonyms(words, texts, who) for words in choices}
    found = [words for words in choices if any(_begin(said, known[words][k:], len(said)) for k in _starts(words))]
    whole = [words for words in found if any(said == words.split()[k:] for k in _starts(words))]
    return whole or found or [words for words in choices if any(_begin(said, known[words][k:]) for k in _starts(words))]


def _starts(words: str) -> tuple[int, ...]:
    """From which word on an answer may be typed: the verb can be left out, and whom Bruce copies."""
    return (0, 2, 3) if words.startswith("mimic") else (0, 1)


def _begin(said: Sequence[str], places: Sequence[set[str]], length: int = 0) -> bool:
    """Does every word that was said begin one of the names of its place? With a length: and is nothing left over?"""
    if len(said) > len(places) or (length and len(places) != length):
        return False
    return all(any(name.startswith(word) for name in names) for word, names in zip(said, places))


def _synonyms(words: str, texts: Texts, who: str) -> list[set[str]]:
    """For each word of an answer, that word and what the player's language calls it; of several words the last says most."""
    verb, *rest = words.split()
    if verb == "mimic":
        source = {rest[0], texts.character(rest[0]).casefold()}
        return [{verb, texts.talent("bruce").casefold()}, source, *_synonyms(" ".join(rest[1:]), texts, who)]
    out = []
    for place, word in enumerate([verb, *rest]):
        names = {word}
        if word in TOKEN_NAMES:
            names.add(texts.token(word).casefold())
        elif word in CHARACTER_NAMES:
            names.add(texts.character(word).casefold())
        elif word in ("left", "right", "up", "down"):
            names.add(texts.direction(word).casefold())
        elif place == 0:
            names.add(answer(words, texts, who).casefold().split()[0].strip(":"))
        out.append(names | {name.split()[-1] for name in names})
    if verb == "order":
        out[0].add("robot")
    return out


def refused(error: IllegalCommand, view: SeatView, who: str, text: str, texts: Texts) -> str:
    """Why not, in the player's language, with the rule and what else is possible."""
    texts = at_table(view.flat, texts)
    said = texts("term-entry", name=f"{texts.character(who)}, {text}", text=texts(f"why-{error.key}"))
    parts = [said, texts("term-rule", rule=error.rule)]
    options = view.options.get(who, ())
    verb = text.split()[0]
    alike = [words for words in options if words.split()[0] == verb]
    if options and verb not in (*ASIDES, "program"):
        parts.append(texts("term-possible", options=listed(alike or options)).replace("….", "…"))
    return " ".join(parts)
