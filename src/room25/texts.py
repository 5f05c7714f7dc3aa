"""The words of the game in four languages: one Fluent catalogue each, read when it is first asked for."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from room25.engine.table.switches import NAMES
from room25.resources import ADDED, Added, resource

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "Texts", "default_language", "said"]

LANGUAGES: Final = ("en", "fr", "pl", "uk")


def default_language(environment: Mapping[str, str] | None = None) -> str:
    """Return the language that the terminal asks for; English if there is no catalogue of it."""
    environment = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name, ""):  # the first that is set decides, as in every program of the system
            language = value[:2].lower()
            return language if language in LANGUAGES and not value[2:3].isalpha() else "en"
    return "en"


class Texts:
    """All sentences in one language: `texts("event-moved", who=texts.character("max"), cell="B2", to="B3")`.

    Numbers that are counted ($left, $rounds) are given as numbers; everything else as a name in this language.

    `texts.at("ultimate-uk", view.switch)` speaks of one table. Its switches decide what a sentence says: `$switch-gather` is among the
    variables of every sentence. Its edition only chooses between two words for one thing: an attribute of the message that is named
    like the edition stands for its value.
    """

    def __init__(self, language: str, edition: str = "", switches: Mapping[str, int] | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"There are no texts in {language!r}. Languages: {', '.join(LANGUAGES)}.")
        self.language: Final = language
        self.edition: Final = next((added.printed[edition] for added in ADDED if edition in added.printed), edition)
        self._switches: Final = {f"switch-{name}": value for name, value in (switches or {}).items()}

    def at(self, edition: str, switches: Sequence[int] | Mapping[str, int]) -> Texts:
        """Return the texts of this language at a table, with its switches by name (those not named are off) or as a view holds them."""
        named = switches if isinstance(switches, Mapping) else dict(zip(NAMES, switches))
        return Texts(self.language, edition, {**dict.fromkeys(NAMES, 0), **named})

    def __call__(self, message_id: str, /, **variables: str | int) -> str:
        """The sentence of that id with the variables filled in; a variable that it does not use is ignored."""
        bundle = _bundle(self.language, len(ADDED))
        if not bundle.has_message(message_id):
            raise KeyError(f"no message {message_id!r} in locales/{self.language}.ftl")
        message = bundle.get_message(message_id)
        pattern = message.attributes.get(self.edition, message.value)
        assert pattern is not None, f"{message_id} has no value"
        text, errors = bundle.format_pattern(pattern, {**self._switches, **variables})
        if errors:
            raise ValueError(f"{message_id} in locales/{self.language}.ftl: {'; '.join(map(str, errors))}")
        return str(text)

    def has(self, message_id: str) -> bool:
        return _bundle(self.language, len(ADDED)).has_message(message_id)

    def room(self, key: str) -> str:
        return self(f"room-{key}")

    def room_short(self, key: str) -> str:
        """The room's name in at most nine letters, for the board."""
        return self(f"room-{key}-short")

    def character(self, key: str) -> str:
        return self(f"character-{key}")

    def token(self, key: str) -> str:
        return self(f"token-{key}")

    def talent(self, key: str) -> str:
        """What only this character can do."""
        return self(f"talent-{key}")

    def ability(self, who: str, token: str) -> str:
        """A token in this character's hand: the talent is called by what it does."""
        return self.talent(who) if token == "talent" else self.token(token)

    def colour(self, key: str) -> str:
        return self(f"colour-{key}")

    def role(self, key: str) -> str:
        return self(f"role-{key}")

    def mode(self, key: str) -> str:
        return self(f"mode-{key}")

    def direction(self, key: str) -> str:
        return self(f"direction-{key}")


@cache
def _bundle(language: str, added: int) -> FluentBundle:
    """The catalogue of a language with what so many folders added to it: in English where they do not speak this language."""
    from fluent.runtime import FluentBundle, FluentResource  # here: it loads Babel, which most commands never need

    bundle = FluentBundle([language], use_isolating=False)  # the isolation marks show as boxes in many terminals
    bundle.add_resource(FluentResource(resource("locales", f"{language}.ftl").read_text(encoding="utf-8")))
    for one in ADDED[:added]:
        bundle.add_resource(FluentResource(_added(one, language)))  # what stands there already stays
    return bundle


def said(name: str, language: str) -> str:
    """A catalogue of what the expansion of this name says in a language; of what stands there twice the first counts."""
    return next(_added(one, language) for one in ADDED if one.name == name)


def _added(one: Added, language: str) -> str:
    paths = [one.folder / "texts" / f"{name}.ftl" for name in dict.fromkeys((language, "en"))]
    names = "".join(f"{id} = {text}\n" for id, text in one.names.items())
    return "\n".join([*(path.read_text(encoding="utf-8") for path in paths if path.is_file()), names])
