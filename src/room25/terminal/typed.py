"""What a person typed: the number of an answer, its words in either language, or something beside the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from room25.core.answers import CLUE, PASS
from room25.core.board import COLOURS
from room25.errors import BadText, IllegalCommand
from room25.game import SeatView
from room25.notation import command
from room25.notation.command import TOKEN_NAMES
from room25.rules.setup import CHARACTER_NAMES
from room25.rules.why import BAD_COUNT, NOT_HERE, NOT_NEXT, why_not
from room25.terminal.words import answer
from room25.texts import Texts

ANSWER, ASIDE, HELP, LOG, SAVE, QUIT, NOTHING, WRONG = "answer aside help log save quit nothing wrong".split()
ASIDES = {"mark": "mark b2", "claim": "claim b2 red", "reveal": "reveal"}
LISTED = 8  # answers that a sentence still carries


@dataclass(frozen=True)
class Typed:
    """What it is, and its words: an answer's, a file's name, the thing that help is wanted for, or what is wrong."""

    kind: str
    text: str = ""


def understand(line: str, choices: Sequence[str], texts: Texts) -> Typed:
    """Sort what was typed; `choices` are the numbered answers."""
    word, _, rest = line.partition(" ")
    word, rest = word.lower(), rest.strip()
    if not line:
        return Typed(NOTHING)
    if line.startswith("?"):
        return Typed(HELP, line.removeprefix("?").strip())
    if word in ("help", "log", "quit", "exit"):
        return Typed({"help": HELP, "log": LOG}.get(word, QUIT), rest)
    if word == "save":
        return Typed(SAVE, rest) if rest else _needs_more(word, "save game.txt", texts)
    if word in ASIDES:
        return _aside(word, rest, texts)
    if line.isdecimal():
        if 1 <= int(line) <= len(choices):
            return Typed(ANSWER, choices[int(line) - 1])
        return Typed(WRONG, texts("term-wrong-number", typed=line, most=len(choices)))
    found = matching(line, choices, texts)
    if len(found) == 1:
        return Typed(ANSWER, found[0])
    if found:
        return Typed(WRONG, texts("term-wrong-unclear", typed=line, options=listed(found)))
    return _command(line, choices, texts)


def _aside(word: str, rest: str, texts: Texts) -> Typed:
    parts = rest.split()
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


def _command(line: str, choices: Sequence[str], texts: Texts) -> Typed:
    """Well-formed words go to the rules, which say why they do not hold; others mean nothing."""
    is_program = any(words.startswith("program") for words in choices)
    for text in ([f"program {line}"] if is_program else []) + [line]:
        if _is_command(text):
            return Typed(ANSWER, text.lower())
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


def matching(line: str, choices: Sequence[str], texts: Texts) -> list[str]:
    """The answers that these words may mean: whole or shortened, with or without the verb, in English or the player's language."""
    said = line.casefold().split()
    exact = [words for words in choices if line.casefold() == answer(words, texts).casefold()]
    if exact:
        return exact
    found = [words for words in choices if _fits(said, words, texts)]
    if not found and len(said) == 1 and len(line) == 2:  # `lm` for look, move
        found = [words for words in choices if words.startswith("program") and _fits(list(said[0]), words, texts)]
    whole = [words for words in found if said in (words.split(), words.split()[1:])]
    return whole or found


def _fits(said: Sequence[str], words: str, texts: Texts) -> bool:
    places = [_synonyms(word, texts) for word in words.split()]
    forms = [places[1:]] if words.startswith("program") and said[0] != "program" else [places, places[1:]]
    for form in forms:  # `p` is push, never the beginning of `program`
        if form and len(form) == len(said):
            if all(any(name.startswith(word) for name in names) for word, names in zip(said, form)):
                return True
    return False


def _synonyms(word: str, texts: Texts) -> set[str]:
    """A word of the notation, and what the player's language calls it; of several words the last says most."""
    names = {word}
    if word in TOKEN_NAMES:
        names.add(texts.token(word).casefold())
    elif word in CHARACTER_NAMES:
        names.add(texts.character(word).casefold())
    elif word in ("left", "right", "up", "down"):
        names.add(texts.direction(word).casefold())
    return names | {name.split()[-1] for name in names}


def refused(error: IllegalCommand, view: SeatView, who: str, text: str, texts: Texts) -> str:
    """Why not, in the player's language, with the rule and what else is possible."""
    key = _reason(error, view, CHARACTER_NAMES.index(who), text)
    said = texts("term-entry", name=f"{texts.character(who)}, {text}", text=texts(f"why-{key}"))
    parts = [said, texts("term-rule", rule=error.rule)]
    options = view.options.get(who, ())
    alike = [words for words in options if words.split()[0] == text.split()[0]]
    if options and text.split()[0] not in ASIDES:
        parts.append(texts("term-possible", options=listed(alike or options)).replace("….", "…"))
    return " ".join(parts)


def _reason(error: IllegalCommand, view: SeatView, who: int, text: str) -> str:
    """The key of the reason, found again by its rule: words that lead nowhere have no number to ask about."""
    number = command.number(view.flat, who, command.parse(text))
    if number != command.IMPOSSIBLE:
        return why_not(view.flat, who, number).key
    reasons = (NOT_NEXT, BAD_COUNT, NOT_HERE, why_not(view.flat, who, PASS), why_not(view.flat, who, CLUE))
    return next((reason.key for reason in reasons if reason.rule == error.rule), "other-question")
