"""What a set-up page and a rules page need to know, made from the registries, the editions and the rulebook: nothing is written twice."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import get_args

from room25 import rulebook
from room25.bots import registry
from room25.engine.rules.cards import KIND_OF, MADNESS
from room25.engine.rules.cards import REGISTRY as CARDS
from room25.engine.rules.characters import REGISTRY as CHARACTERS
from room25.engine.rules.modes import BY_KEY as MODES
from room25.engine.rules.modes import suspicion
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.rules.rooms import CORRIDOR, WAY_OUT
from room25.engine.table.board import COLOURS
from room25.engine.table.switches import NAMES
from room25.errors import Problem as Wrong
from room25.game import Setup
from room25.lab.difficulty import difficulty
from room25.resources import resource
from room25.server import sentences
from room25.server.bodies import Checked, Difficulty
from room25.server.catalogue_bodies import (
    CardInfo,
    Catalogue,
    CharacterInfo,
    ComplexInfo,
    Difference,
    EditionInfo,
    ExpansionInfo,
    Expansions,
    LevelInfo,
    ModeInfo,
    OptionInfo,
    RoomInfo,
    RoomLook,
    Rules,
    RuleText,
    SeatsInfo,
    Section,
)
from room25.server.messages import ChatRule, Problem
from room25.server.view import Sentence
from room25.setup import checks, editions
from room25.setup import lay as setup
from room25.setup.editions import Edition, ModeData
from room25.setup.expansions import LOADED, Expansion
from room25.setup.faces import parse_face
from room25.texts import LANGUAGES, said

__all__ = ["catalogue", "check", "expansions", "rules", "switches"]

WHOLE = "standard"  # the level at which all rules are in use
ROBOTS = 2  # figures in every box that has a Robot room (1.2)
FIGURE = re.compile(r'\[data-figure="(\w+)"\] \{ --accent: (#\w+);')


@cache
def catalogue() -> Catalogue:
    """Return every edition, the bots, and the languages."""
    found = [_edition(editions.load(name)) for name in editions.EDITIONS]
    return Catalogue(found, list(registry.names()), list(get_args(ChatRule)), list(LANGUAGES))


@cache
def rules(edition: str) -> Rules:
    """Return the rules of one edition. Raises KeyError if there is no such edition."""
    editions.load(edition)
    sections = [
        Section(part.title, part.under, [_rule(rule) for rule in part.rules]) for part in rulebook.of_edition(edition)
    ]
    return Rules(edition, sections, [Difference(d.key, d.text, d.editions) for d in rulebook.differences()])


def expansions() -> Expansions:
    """Return what this server's expansions add to what a client brings with it."""
    return Expansions([_expansion(expansion) for expansion in LOADED.values()])


def _expansion(expansion: Expansion) -> ExpansionInfo:
    looks = {key: ROOMS[key] for key in expansion.rooms}
    pictures = {key: expansion.folder / "rooms" / f"{key}.svg" for key in expansion.rooms}
    return ExpansionInfo(
        name=expansion.label,
        editions=dict(expansion.editions),
        rooms={
            key: RoomLook(COLOURS[room.colour], bool(room.traits & CORRIDOR), bool(room.traits & WAY_OUT))
            for key, room in looks.items()
        },
        pictures={key: path.read_text(encoding="utf-8") for key, path in pictures.items() if path.is_file()},
        texts={language: said(expansion.name, language) for language in LANGUAGES},
    )


def check(wanted: Setup) -> Checked:
    """Return what a setup comes to; if it cannot be played, as much of it as is clear."""
    wrong = checks.check(wanted)
    edition = editions.load(wanted.edition) if wanted.edition in editions.EDITIONS else None
    mode = edition.modes.get(wanted.mode, {}).get(wanted.level) if edition else None
    if mode is None:
        return Checked(problems(wrong), [], {}, {}, 0, [])
    tiles = setup.composition(wanted)
    bare = wanted
    if wrong:  # the rounds follow from the mode and the seats alone, but for the options that there are
        bare = Setup(wanted.edition, wanted.mode, wanted.seats, wanted.level)
        bare = replace(bare, options=[o for o in wanted.options if not checks.check(replace(bare, options=[o]))])
    laid = None if checks.check(bare) else setup.plan(bare)
    rounds, cards = (laid.rounds, list(laid.cards)) if laid else (0, [])
    advice = problems(checks.advice(wanted))
    hard = None if wrong else _difficulty(wanted)
    return Checked(problems(wrong), advice, tiles.fixed, tiles.free, rounds, _guards(mode, wanted.seats), hard, cards)


def _difficulty(wanted: Setup) -> Difficulty | None:
    found = difficulty(wanted)
    if found is None:
        return None
    kind = "-suspicion" if wanted.mode == suspicion.MODE.key else ""
    said = Sentence(f"build-hard-help{kind}", {"score": found.score, "book": found.book})
    return Difficulty(found.stars, found.score, found.book, said)


def problems(wrong: list[Wrong] | tuple[Wrong, ...]) -> list[Problem]:
    """Problems as messages."""
    return [Problem(p.rule, p.text, p.key, dict(p.values)) for p in wrong]


def _edition(edition: Edition) -> EditionInfo:
    return EditionInfo(
        key=edition.name,
        modes=[_mode(edition, key) for key in edition.modes],
        complexes=[ComplexInfo(key, c.fixed, c.free, list(c.without)) for key, c in edition.complexes.items()],
        box=edition.box,
        zone=list(edition.zone),
        rooms=[_room(key) for key in edition.box],
        characters=[_character(edition, key) for key in edition.characters],
        robots=ROBOTS if "robot" in edition.box else 0,
        cards=_cards(edition) if "mac" in edition.box else [],
        options=[
            OptionInfo(key, list(o.modes), list(o.rules)) for key, o in edition.options.items() if not o.is_default
        ],
        roles=["prisoner", "guard"],
        switches=_shared(edition),
    )


def switches(chosen: Mapping[str, int]) -> dict[str, int]:
    """Return every switch by name; what is not chosen is off."""
    return {name: chosen.get(name, 0) for name in NAMES}


def _shared(edition: Edition) -> dict[str, int]:
    """Return the switches of an edition at the level with all rules; -1 if its modes differ."""
    modes = [switches(levels[WHOLE].switches) for levels in edition.modes.values()]
    return {name: modes[0][name] if len({mode[name] for mode in modes}) == 1 else -1 for name in NAMES}


def _room(key: str) -> RoomInfo:
    room = ROOMS[key]
    return RoomInfo(key, room.mark, COLOURS[room.colour], list(room.rules))


def _character(edition: Edition, key: str) -> CharacterInfo:
    character = next(one for one in CHARACTERS.values() if one.key == key)
    has_talent = any(level.switches.get("talents") for levels in edition.modes.values() for level in levels.values())
    rules = list(character.rules) if has_talent else []
    return CharacterInfo(key, _figures()[key], f"talent-{key}" if has_talent else "", rules)


@cache
def _figures() -> dict[str, str]:
    """Return the colour of each figure, from the source of the pictures' colours."""
    return dict(FIGURE.findall(resource("web", "art", "colours.css").read_text(encoding="utf-8")))


def _cards(edition: Edition) -> list[CardInfo]:
    box = [card for cards in edition.cards.values() for card in cards]
    found = []
    for card in CARDS.values():
        faces = [face for face in box if KIND_OF[parse_face(face)] == card.code]
        if not faces and any(card.key in expansion.cards for expansion in LOADED.values()):
            continue  # of an expansion, and not in this box
        group = "madness" if card.group == MADNESS else "basic"
        found.append(
            CardInfo(
                card.key,
                group,
                sentences.card(faces[0] if faces else card.key),
                list(card.rules),
                faces,
                [sentences.card(face) for face in faces],
            )
        )
    return found


def _mode(edition: Edition, key: str) -> ModeInfo:
    levels = edition.modes[key]
    seats = [n for level in levels.values() for n in level.players]
    found = [_level(edition, key, name) for name in levels]
    return ModeInfo(key, list(MODES[key].rules), min(seats), max(seats), found)


def _level(edition: Edition, mode: str, level: str) -> LevelInfo:
    data = edition.modes[mode][level]
    players = []
    for seats, characters in data.players.items():
        guards = data.guards.get(seats, 0)
        name = data.complexes.get(guards, data.default_complex)
        roles = {"guard": guards, "prisoner": data.prisoners.get(seats, 0)} if guards else {}
        players.append(SeatsInfo(seats, characters, data.rounds[characters], _guards(data, seats), roles, name))
    has = {name: bool(data.switches.get(name)) for name in ("talents", "adrenaline", "reminders", "cards")}
    return LevelInfo(level, players, **has, switches=switches(data.switches))


def _guards(mode: ModeData, seats: int) -> list[int]:
    return list(mode.agreed.get(seats, (mode.guards[seats],) if mode.guards.get(seats) else ()))


def _rule(rule: rulebook.Rule) -> RuleText:
    return RuleText(rule.id, rule.text, list(rule.editions), rule.is_ruling, list(rule.touches))
