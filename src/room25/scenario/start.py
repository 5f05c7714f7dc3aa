"""From the keys of a scenario to a position: everything is stated in the file, and what cannot be is refused with its key."""

from __future__ import annotations

from typing import Any

from room25.engine.rules.modes import BY_SEAT, BY_TURNS, SIDES
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.rules.rooms import REVEAL
from room25.engine.table import switches
from room25.engine.table.board import CENTRE, MOVABLE, parse_line, parse_way
from room25.engine.table.effects import ALARMED
from room25.engine.table.state import ACTIONS, CLUE, GUARD, NONE, NOWHERE, PRISONER, PROGRAMMING, State
from room25.errors import BadText
from room25.notation.tiles import parse_tile
from room25.scenario.kit import Kit
from room25.scenario.reader import table, word, words, yes
from room25.setup import editions
from room25.setup.choice import Setup
from room25.setup.lay import CHARACTER_NAMES, bare

__all__ = ["Start", "edition_of"]


class Start(Kit):
    """A position under construction, with the names of its players."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.edition = edition_of(document)
        mode, level = word(document["mode"]), word(document.get("level", "standard"))
        if mode not in self.edition.modes:
            raise BadText(f"mode: {mode!r} is not in {self.edition.name}; it has {', '.join(self.edition.modes)}")
        if level not in self.edition.modes[mode]:
            raise BadText(
                f"level: {level!r} is not in {mode} of {self.edition.name}; it has {', '.join(self.edition.modes[mode])}"
            )
        self.mode = self.edition.modes[mode][level]
        chosen = [option_of(self.edition, mode, name) for name in words(document.get("options", []), "options")]
        self.madness = self.mode.madness_cards or any(option.madness_cards for option in chosen)
        self.s: State = bare(self.edition, mode, editions.with_options(self.mode.switches, chosen))
        self.s.level = editions.LEVELS.index(level)
        self.is_solo = mode == "solo"
        self.direct = bool(self.s.switch[switches.DIRECT])
        self.players: list[str] = []
        self.teams: list[str] = []
        self._board()
        self._people()
        self._time()
        self._knowledge()
        self._clocks()
        self._kit()
        self._program()
        self._cards()
        self.setup = Setup(
            self.edition.name, mode, self.s.seats, level, options=words(document.get("options", []), "options")
        )

    def _board(self) -> None:
        rows = [line.split() for line in str(self.document["board"]).strip().splitlines()]
        if [len(row) for row in rows] != [5] * 5:
            raise BadText("board: five rows of five tiles are needed")
        s = self.s
        for cell, code in enumerate(code for row in rows for code in row):
            s.kind[cell], s.face_up[cell], s.closed[cell], s.turned[cell] = parse_tile(code, self.edition)
            s.composition[s.kind[cell]] += 1
            if s.face_up[cell] and self.edition.printed == "base":
                REVEAL(s, s.kind[cell], cell)  # without a marker an open flooded room is closed (ROOM-FLOOD-01)
            central = s.kind[cell] == ROOMS["central"].code
            if central != (cell == CENTRE) or (central and not s.face_up[cell]):
                raise BadText("board: the Central room lies face up on c3 and nowhere else (BUILD-01)")

    def _people(self) -> None:
        s, edition = self.s, self.edition
        at = table(self.document["at"], "at")
        if not at or len({name.lower() for name in at}) != len(at):
            raise BadText("at: everybody in the game stands there once, and somebody must")
        for place, (name, value) in enumerate(at.items()):
            if name.lower() not in edition.characters:
                raise BadText(f"at: {name!r} is no character of {edition.name}; it has {', '.join(edition.characters)}")
            c = CHARACTER_NAMES.index(name.lower())
            if word(value) == "dead":
                s.stands_on[c] = NOWHERE
            else:
                s.stands_on[c] = self.cell(value, "at")
                if not s.face_up[s.stands_on[c]]:
                    raise BadText(f"at: {name} cannot stand on {value}, which is face down (ACT-MOVE-02)")
            s.owner[c] = place
            s.seat_order[c] = place
            s.turn_order[place] = c
        s.turn_count = len(at)
        self._players([CHARACTER_NAMES[c] for c in s.turn_order[: s.turn_count]])
        for name, role in table(self.get("roles", {}), "roles").items():
            if role not in ("guard", "prisoner"):
                raise BadText(f"roles: {role!r} is neither guard nor prisoner")
            s.role[self.who(name, "roles")] = GUARD if role == "guard" else PRISONER
        if GUARD in s.role and self.document["mode"] != "suspicion":
            raise BadText("roles: there are guards in suspicion only (MODE-SUSP-01)")
        s.pack_guards = sum(s.role[c] for c in range(8) if s.owner[c] >= 0)
        for name in words(self.get("revealed", []), "revealed"):
            s.role_shown[self.who(name, "revealed")] = 1
        dead = [c for c in s.turn_order[: s.turn_count] if s.stands_on[c] == NOWHERE]
        order = [self.who(name, "dead_order") for name in words(self.get("dead_order", []), "dead_order")]
        if order and sorted(order) != sorted(dead):
            raise BadText("dead_order: exactly the dead must stand in it")
        for i, c in enumerate(order or dead):
            s.dead[i] = c
        s.dead_count = len(dead)
        removed = [self.who(name, "removed") for name in words(self.get("removed", []), "removed")]
        if any(c not in dead for c in removed):
            raise BadText("removed: only the dead leave the row (TIME-07)")
        kept = [c for c in s.turn_order[: s.turn_count] if c not in removed]
        s.turn_order[:] = kept + [NONE] * (8 - len(kept))
        s.turn_count = len(kept)

    def _players(self, people: list[str]) -> None:
        s = self.s
        given = {name: words(value, "players") for name, value in table(self.get("players", {}), "players").items()}
        named = [name.lower() for group in given.values() for name in group]
        if sorted(named) != sorted(set(named)) or any(name not in people for name in named):
            raise BadText("players: every character of the game belongs to one player")
        sides = SIDES[s.mode]
        if sides == BY_TURNS:
            if given and (len(given) != 2 or len(named) != len(people)):
                raise BadText("players: a team game needs two teams with all characters in them (MODE-TEAM-01)")
            self.teams = list(given) or ["red", "blue"]
            teams = list(given.values()) or [people[0::2], people[1::2]]
            given = {}
            for side, team in enumerate(teams):
                for name in team:
                    s.side[self.who(name, "players")] = side
        elif self.is_solo and not given:
            given = {"player": people}
        owners: dict[str, list[str]] = {}
        for name in people:
            player = next((key for key, group in given.items() if name in [n.lower() for n in group]), name)
            owners.setdefault(player, []).append(name)
        self.players = list(owners)
        s.seats = len(owners)
        for seat, group in enumerate(owners.values()):
            for name in group:
                c = CHARACTER_NAMES.index(name)
                s.owner[c] = seat
                if sides != BY_TURNS:
                    s.side[c] = seat if sides == BY_SEAT else 0
        if self.is_solo and s.seats != 1:
            raise BadText("players: one player runs everybody in solo (MODE-SOLO-01, MODE-SOLO-03)")

    def _time(self) -> None:
        s = self.s
        left = self.get("left", 5)
        if not isinstance(left, int) or isinstance(left, bool) or not 1 <= left <= 10:
            raise BadText(f"left: {left!r} is no number of rounds from 1 to 10")
        s.rounds_left = left
        s.rounds = max(left, *self.mode.rounds.values())
        s.rounds_begun = max(1, self.mode.rounds.get(sum(seat >= 0 for seat in s.owner), s.rounds) - left + 1)
        phase = word(self.get("phase", "actions" if "program" in self.document else "programming"))
        phases = {"clue": CLUE, "programming": PROGRAMMING, "actions": ACTIONS}
        if phase == "adrenaline" and not s.switch[switches.ADRENALINE]:
            raise BadText(f"phase: there is no adrenaline in {self.edition.name} at this level (SETUP-03)")
        if phase not in phases and phase != "adrenaline":
            raise BadText(f"phase: {phase!r} is none of clue, programming, actions, adrenaline")
        s.phase = phases.get(phase, ACTIONS)
        slot = self.get("slot", 1)
        if slot not in (1, 2) or type(slot) is not int:
            raise BadText(f"slot: {slot!r} is neither 1 nor 2")
        if slot == 2 and s.phase != ACTIONS:
            raise BadText("slot: there are slots in the phase actions only")
        s.slot = 3 if phase == "adrenaline" else slot if s.phase == ACTIONS else 0
        open_exit = any(s.face_up[t] and s.kind[t] == ROOMS["room25"].code for t in range(25))
        found = yes(self.document["found"], "found") if "found" in self.document else open_exit
        s.exit_entered = ALARMED if found else 0  # the guards' right to show themselves, in every edition
        for tile in range(25):
            if s.face_up[tile] and s.kind[tile] == ROOMS["robot"].code:
                s.activated |= 1 << tile  # somebody has entered it, unless the file plays otherwise
        for name, way in table(self.get("lines", {}), "lines").items():
            try:
                line = parse_line(name)
                s.line_controls[line] = parse_way(line, word(way)) + 1
            except ValueError as error:
                raise BadText(f"lines: {error}") from None
            if not MOVABLE[line]:
                raise BadText("lines: the two central lines never move (ACT-CTRL-05)")

    def _knowledge(self) -> None:
        s = self.s
        for name, value in table(self.get("reminders", {}), "reminders").items():
            tile = self.cell(value, "reminders")
            if s.face_up[tile]:
                raise BadText(f"reminders: {value} is face up (TOKEN-REM-01)")
            s.reminder[self.who(name, "reminders")] = tile
        for name, cells in table(self.get("knows", {}), "knows").items():
            for value in words(cells, "knows"):
                s.seen[self.cell(value, "knows")] |= 1 << s.owner[self.who(name, "knows")]
        for value, people in table(self.get("inside", {}), "inside").items():
            tile = self.cell(value, "inside")
            group = [self.who(name, "inside") for name in words(people, "inside")]
            if any(s.stands_on[c] != tile for c in group):
                raise BadText(f"inside: not all of them are on {value}")

    def _clocks(self) -> None:
        s = self.s
        for key, room, clock, ticks in (("trapped", "trapped", s.trap, 1), ("drowning", "flooded", s.drown, 2)):
            for name in words(self.get(key, []), key):
                c = self.who(name, key)
                if s.stands_on[c] < 0 or s.kind[s.stands_on[c]] != ROOMS[room].code:
                    raise BadText(f"{key}: {name} stands in no such room")
                clock[c] = ticks


def option_of(edition: editions.Edition, mode: str, name: str) -> editions.OptionData:
    """A host option by name; raises BadText if this mode of the edition has none such."""
    option = edition.options.get(name)
    if option is None or (option.modes and mode not in option.modes):
        raise BadText(f"options: {name!r} is not in {mode} of {edition.name}; it has {', '.join(edition.options)}")
    return option


def edition_of(document: dict[str, Any]) -> editions.Edition:
    """The edition of a scenario; raises BadText if it cannot be played."""
    name = word(document["edition"])
    if name not in editions.EDITIONS:
        raise BadText(f"edition: {name!r} is none of {', '.join(editions.EDITIONS)}")
    return editions.load(name)
