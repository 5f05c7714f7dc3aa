"""The second half of a stated position: what characters hold, what they have programmed, and the cards."""

from __future__ import annotations

from typing import Any

from room25.engine.rules import round as rounds
from room25.engine.rules.characters import SUPPLY
from room25.engine.rules.deck import shuffle_deck
from room25.engine.rules.rooms import COLOUR as ROOM_COLOUR
from room25.engine.table import switches
from room25.engine.table.board import COLOURS, parse_cell
from room25.engine.table.effects import COMMITTED, owned
from room25.engine.table.rng import seed
from room25.engine.table.state import ACTIONS, CLUE, GUARD, NONE, State
from room25.errors import BadText
from room25.notation.command import SIGNS, TOKEN_NAMES
from room25.scenario.reader import table, word, words, yes
from room25.setup import editions
from room25.setup.faces import parse_face
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["Kit"]


class Kit:
    """What a position under construction needs to read these keys."""

    document: dict[str, Any]
    edition: editions.Edition
    s: State
    direct: bool  # tokens are played straight from the hand
    madness: bool  # madness cards are in the deck

    def get(self, key: str, default: Any) -> Any:
        value = self.document.get(key)
        return default if value is None else value

    def who(self, name: str, key: str) -> int:
        lower = name.lower()
        if lower not in CHARACTER_NAMES:
            raise BadText(f"{key}: nobody is called {name!r}; characters are {', '.join(CHARACTER_NAMES)}")
        c = CHARACTER_NAMES.index(lower)
        if self.s.owner[c] < 0:
            raise BadText(f"{key}: {lower} is not in this game (see the key at)")
        return c

    def cell(self, value: Any, key: str) -> int:
        try:
            return parse_cell(word(value))
        except ValueError as error:
            raise BadText(f"{key}: {error}") from None

    def _kit(self) -> None:
        """What characters own beside their tokens, and what lies on the rooms besides people."""
        s = self.s
        for key in ("robots", "locks"):
            cells = [self.cell(value, key) for value in words(self.get(key, []), key)]
            if cells and self.edition.printed == "base":
                raise BadText(f"{key}: there are none in base")
            if len(cells) > 2 or (key == "locks" and len(set(cells)) < len(cells)):
                raise BadText(f"{key}: two at the most, and never two Locks on one room (TOKEN-LOCK-03)")
            for i, tile in enumerate(cells):
                colour = COLOURS[ROOM_COLOUR[s.kind[tile]]]
                if not s.face_up[tile] or colour == ("red" if key == "robots" else "blue"):
                    raise BadText(f"{key}: there can be none on that room (ROBOT-06, TOKEN-LOCK-03)")
                (s.robot if key == "robots" else s.lock)[i] = tile
        s.key_entered = int(yes(self.get("key", "no"), "key"))
        if s.key_entered and not s.switch[switches.KEY]:
            raise BadText("key: there is none to activate in this mode (ROOM-KEY-01)")
        for name in words(self.get("hidden", []), "hidden"):
            c = self.who(name, "hidden")
            if CHARACTER_NAMES[c] not in ("alice", "bruce") or not s.switch[switches.TALENTS]:
                raise BadText(f"hidden: {name} has no Hidden token here (SETUP-06)")
            s.hidden[c] = 1
        for name, tokens in table(self.get("lost", {}), "lost").items():
            for token in words(tokens, "lost"):
                if token not in ("look", "control", "talent"):
                    raise BadText(f"lost: {token!r} cannot be lost (CARD-PUNISH-01)")
                s.tokens_lost[self.who(name, "lost")] |= 1 << TOKEN_NAMES.index(token)
        for c in range(8):
            s.supply[c] = SUPPLY[c] if s.owner[c] >= 0 and s.switch[switches.TALENTS] else 0
        for name, count in table(self.get("supply", {}), "supply").items():
            c = self.who(name, "supply")
            if not isinstance(count, int) or not 0 <= count <= SUPPLY[c]:
                raise BadText(f"supply: {name} has {SUPPLY[c]} Empty tiles at the most (SETUP-07)")
            s.supply[c] = count
        for key in ("paranoia", "piles"):
            for name, tokens in table(self.get(key, {}), key).items():
                self._pile(self.who(name, key), words(tokens, key), key)

    def _pile(self, c: int, tokens: list[str], key: str) -> None:
        s = self.s
        if any(token not in TOKEN_NAMES for token in tokens) or len(set(tokens)) != len(tokens):
            raise BadText(f"{key}: a pile holds different tokens out of {', '.join(TOKEN_NAMES)}")
        if key == "piles":
            s.planned[c] = tuple(TOKEN_NAMES.index(token) for token in tokens)
        else:
            s.pile[c * 5 : c * 5 + 5] = [*(TOKEN_NAMES.index(token) for token in tokens), *[NONE] * (5 - len(tokens))]
            s.paranoid[c] = 1
            s.pile_left[c] = sum(1 << TOKEN_NAMES.index(token) for token in tokens)

    def _program(self) -> None:
        s = self.s
        given = table(self.get("program", {}), "program")
        if self.direct and any(
            word(tokens) != "adrenaline" for value in given.values() for tokens in words(value, "program")
        ):
            raise BadText("program: nothing but adrenaline is laid out in this solo (MODE-SOLO-01, AMB-077)")
        programs = {self.who(name, "program"): words(value, "program") for name, value in given.items()}
        if s.phase == CLUE:
            seats = {s.owner[c]: c for c in reversed(s.turn_order[: s.turn_count]) if s.stands_on[c] >= 0}
            s.owes = sum(1 << c for c in seats.values())
        else:
            phase, slot = s.phase, s.slot
            paranoid = list(s.paranoid)
            rounds.open_programming(s)
            s.phase, s.slot = phase, slot
            if phase == ACTIONS:  # whoever is paranoid stays so until the next programming
                for c in range(8):
                    if paranoid[c] and not s.paranoid[c]:
                        s.paranoid[c] = 1
                        self._pile(c, words(self.document["paranoia"][CHARACTER_NAMES[c]], "paranoia"), "paranoia")
        for c, tokens in programs.items():
            self._lay(c, tokens)
        self._adrenaline(programs)
        for c in range(8):
            if rounds.holds_back(s, c) and c not in programs:
                s.owes |= 1 << c
        if s.phase == ACTIONS:
            s.owes = 0
        s.log.clear()

    def _lay(self, c: int, tokens: list[str]) -> None:
        s, name = self.s, CHARACTER_NAMES[c]
        early = name == "kevin" and s.switch[switches.KEVIN_EARLY] == 1
        plain = [token for token in tokens if token != "adrenaline"]
        if "adrenaline" in tokens[:-1]:
            raise BadText(f"program: {name}: adrenaline is the last word")
        known = {token: i for i, token in enumerate(TOKEN_NAMES) if not (early and token == "talent")}
        if early:
            known.update(SIGNS)
        for token in plain:
            if token not in known:
                raise BadText(f"program: {name}: {token!r} is none of {', '.join(known)}")
            if not (owned(s, c) >> min(known[token], 4)) & 1:
                raise BadText(f"program: {name} has no {token} token here (SETUP-02, PROG-07)")
        most = {1: 2, 2: 1}.get(s.slot or 1, 0)
        if len(plain) > most or len({min(known[token], 4) for token in plain}) != len(plain) or not tokens:
            raise BadText(f"program: {name} needs one token, or two different ones before slot 2 (PROG-02)")
        if s.stands_on[c] < 0:
            raise BadText(f"program: {name} is dead (PROG-10)")
        numbers = [known[token] for token in plain]
        if plain and not self.direct:
            s.chooses_freely[c] = 0
        s.owes &= ~(1 << c)
        if s.slot == 2:
            s.slot2[c] = numbers[0] if numbers else NONE
        elif numbers:
            s.slot1[c] = numbers[0]
            s.slot2[c] = numbers[1] if len(numbers) == 2 else NONE
            s.floating[c] = 1 if len(numbers) == 1 else 0

    def _adrenaline(self, programs: dict[int, list[str]]) -> None:
        s = self.s
        has = s.switch[switches.ADRENALINE]
        keeps = s.switch[switches.GUARD_ADRENALINE] == switches.KEPT
        for c in range(8):
            free_guard = s.role_shown[c] and s.role[c] == GUARD and s.chooses_freely[c] and not keeps
            s.adrenaline[c] = 1 if s.owner[c] >= 0 and has and not free_guard else 0
        for name, value in table(self.get("adrenaline", {}), "adrenaline").items():
            if value != "spent" and not has:
                raise BadText(f"adrenaline: there is none in {self.edition.name} at this level (SETUP-03)")
            s.adrenaline[self.who(name, "adrenaline")] = 0 if value == "spent" else int(yes(value, "adrenaline"))
        for c, tokens in programs.items():
            if "adrenaline" in tokens:
                if not s.adrenaline[c]:
                    raise BadText(f"program: {CHARACTER_NAMES[c]} has no adrenaline to commit (ADR-01)")
                s.adrenaline[c] = COMMITTED

    def _cards(self) -> None:
        """The stated cards on top, what else the box holds shuffled below."""
        s = self.s
        if self.edition.printed == "base":
            if self.get("deck", []) or self.get("in_view", []):
                raise BadText("deck, in_view: there are no cards in base (MODE-COOP-05)")
            return
        box = self.edition.cards
        rest = [parse_face(card) for card in [*box["basic"], *(box["madness"] if self.madness else ())]]
        top = [parse_face(card) for card in words(self.get("deck", []), "deck")]
        shown = words(self.get("in_view", []), "in_view")
        for card in shown:
            if card not in ("time-bomb", "jamming", "acceleration"):
                raise BadText(f"in_view: {card!r} does not stay in view; time-bomb, jamming and acceleration do")
            s.time_bombs += card == "time-bomb"
            s.jamming_cards += card == "jamming"
            s.acceleration_cards += card == "acceleration"
        if s.acceleration_cards:
            s.acceleration_slot = (s.slot or 1) if s.switch[switches.ACCEL_SLOT] else 1
        for face in [*top, *(parse_face(card) for card in shown)]:
            if face in rest:
                rest.remove(face)
        if "discard" in self.document:
            rest = []
            for i, card in enumerate(words(self.document["discard"], "discard")):
                s.discard[i] = parse_face(card)
                s.discard_count = i + 1
        faces = (top + rest)[:58]
        s.deck[: len(faces)] = faces
        s.deck_count = len(faces)
        seed(s, 25, 0)
        below = State()
        below.deck[: len(rest)] = rest
        below.deck_count = len(faces) - len(top)
        seed(below, 1, 1)
        shuffle_deck(below)
        s.deck[len(top) : len(faces)] = below.deck[: below.deck_count]
