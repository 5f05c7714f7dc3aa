"""Other worlds: the same game with what one pov never learnt dealt otherwise, and what that pov sees of either."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from laws.games import Move, begin, listed, listed_beside, make, people, view_of
from room25.engine.rules.legal import legal
from room25.engine.table import answers, log
from room25.engine.table.board import EXIT_ZONE
from room25.engine.table.state import GUARD, NONE, PRISONER, State
from room25.events import from_row
from room25.redact import redact_all
from room25.setup.lay import Setup


@dataclass
class World:
    """How a game is dealt and what is programmed in it: tiles by id, roles by character, programs by the number of their move.

    A deck or a pile that lies in another order is given by the number of the state in which it was new.
    """

    kinds: list[int]
    roles: list[int]
    spare: int
    programs: dict[int, int] = field(default_factory=dict)
    decks: dict[int, list[int]] = field(default_factory=dict)
    piles: dict[int, dict[int, list[int]]] = field(default_factory=dict)

    def deal(self, setup: Setup, seed: int) -> State:
        """The first question of this world."""
        s = begin(setup, seed)
        s.kind[:] = self.kinds
        s.role[:] = self.roles
        s.spare = self.spare
        return s

    def move(self, index: int, move: Move) -> Move:
        """The same move in this world."""
        return Move(move.who, self.programs.get(index, move.answer))

    def order(self, step: int, s: State) -> None:
        """Lay the deck and the piles as they lie in this world."""
        if step in self.decks:
            s.deck[: s.deck_count] = self.decks[step]
        for who, pile in self.piles.get(step, {}).items():
            s.pile[who * 5 : who * 5 + len(pile)] = pile


def true_world(setup: Setup, seed: int) -> World:
    """The world as it was dealt."""
    s = begin(setup, seed)
    return World(s.kind[:], s.role[:], s.spare)


def sees(s: State, pov: int) -> tuple[object, ...]:
    """All that reaches one pov at a question: its view, its options and asides, and the events since the last one."""
    v = view_of(s, pov)
    numbers = v.numbers()
    mine = [who for who in people(v) if v.owner[who] == pov]
    offers = [(*listed(v, who), *listed_beside(v, who)) for who in mine]
    events = redact_all([from_row(number, row) for number, row in enumerate(s.log)], pov)
    return numbers, offers, [(event.number, str(event)) for event in events]


def run(world: World, setup: Setup, seed: int, moves: list[Move]) -> list[State]:
    """Every state of a game in this world, its log beside it, up to its end or the end of the moves."""
    s = world.deal(setup, seed)
    world.order(0, s)
    states = [snapshot(s)]
    for index, move in enumerate(moves):
        if s.outcome:
            break
        make(s, world.move(index, move))
        world.order(index + 1, s)
        states.append(snapshot(s))
    return states


def snapshot(s: State) -> State:
    """A clone that keeps the log."""
    copy = s.clone()
    copy.log = s.log[:]
    return copy


def shuffled_tiles(start: State, hidden: list[int], dice: Random) -> list[int]:
    """Deal the kinds of these tiles anew among them, those of the exit zone within it."""
    kinds = start.kind[:]
    stock = [kinds[tile] for tile in hidden]
    places = hidden[:]
    dice.shuffle(places)
    for kind in sorted(stock, key=lambda kind: not (start.exit_zone_kinds >> kind) & 1):  # the zoned kinds choose first
        zoned = (start.exit_zone_kinds >> kind) & 1
        place = next(tile for tile in places if EXIT_ZONE[tile] or not zoned)
        places.remove(place)
        kinds[place] = kind
    return kinds


def unshown_programs(truth: list[State], moves: list[Move], pov: int, dice: Random) -> dict[int, int]:
    """Other programs wherever this pov never saw a token: those of the dead, those that were changed, those of the last round."""
    laid: dict[int, int] = {}  # character -> the number of the move that laid its program
    shown: dict[int, list[int]] = {}
    absent: dict[int, list[int]] = {}  # tokens that were lost, and so are seen to lie in this program or not
    for index, move in enumerate(moves):
        before, after = truth[index], truth[index + 1]
        if move.answer >= answers.PROGRAM and before.owner[move.who] != pov:
            laid[move.who] = index
            shown[index] = []
            absent[index] = []
        for kind, who, token, *_ in after.log:
            if kind == log.TOKEN_REVEALED and who in laid:
                shown[laid[who]].append(token)
            if kind == log.TOKEN_LOST and who in laid:
                absent[laid[who]].append(token)
            if kind == log.PARANOIA:
                laid.pop(who, None)  # what it shows from now on comes from its pile
            if kind == log.ROUND_BEGAN:
                laid.clear()
    changed = {}
    last = {(truth[index].rounds_left, moves[index].who): index for index in shown}
    for index in shown:
        s = truth[index].clone()
        n = legal(s, moves[index].who)
        true = moves[index].answer
        if (
            last[s.rounds_left, moves[index].who] == index
        ):  # the program that counted: as long, as eager, and with the tokens that were shown
            fits = [a for a in s.legal[:n] if alike(a, true, shown[index], absent[index])]
        else:
            fits = s.legal[:n]
        other = dice.choice(fits)
        if other != true:
            changed[index] = other
    return changed


def tokens_of(program: int) -> tuple[int, int, int]:
    """The two tokens of a program, NOTHING for none, and the adrenaline."""
    pair, adrenaline = divmod(program - answers.PROGRAM, 2)
    return pair // 7, pair % 7, adrenaline


def alike(program: int, true: int, shown: list[int], lost: list[int]) -> bool:
    """Does this program show the same tokens at the same time? A single one stays single."""
    ours, others = tokens_of(program), tokens_of(true)
    if ours[2] != others[2] or (ours[1] == answers.NOTHING) != (others[1] == answers.NOTHING):
        return False
    for mine, yours in zip(ours[:2], others[:2]):
        known = [min(token, answers.TALENT) in (*shown, *lost) for token in (mine, yours) if token != answers.NOTHING]
        if any(known) and mine != yours:
            return False
    return True


def other_orders(truth: list[State], dice: Random) -> tuple[dict[int, list[int]], dict[int, dict[int, list[int]]]]:
    """Decks and piles in another order, but for what was drawn from the top before they were shuffled again."""
    decks: dict[int, list[int]] = {}
    piles: dict[int, dict[int, list[int]]] = {}
    new_deck = 0
    drawn: list[int] = []  # from the newest deck since
    new_pile: dict[int, int] = {}
    played: dict[int, int] = {}

    def close_deck() -> None:
        s = truth[new_deck]
        top, rest = s.deck[: len(drawn)], s.deck[len(drawn) : s.deck_count]
        dice.shuffle(rest)
        decks[new_deck] = top + rest

    def close_pile(who: int) -> None:
        step = new_pile.pop(who)
        pile = [token for token in truth[step].pile[who * 5 : who * 5 + 5] if token != NONE]
        top, rest = pile[: played[who]], pile[played[who] :]
        dice.shuffle(rest)
        piles.setdefault(step, {})[who] = top + rest

    for step, s in enumerate(truth):
        fresh_deck, fresh_piles = False, set()
        for kind, who, *_ in s.log if step else ():
            if kind == log.DECK_SHUFFLED:
                if not fresh_deck:
                    close_deck()
                new_deck, drawn, fresh_deck = step, [], True
            elif kind == log.CARD_DRAWN and not fresh_deck:
                drawn.append(1)
            elif kind in (log.PARANOIA, log.PARANOIA_OVER, log.TOKEN_LOST):
                if who in new_pile and who not in fresh_piles:
                    close_pile(who)
                new_pile.pop(who, None)
                if s.paranoid[who]:
                    new_pile[who], played[who] = step, 0
                    fresh_piles.add(who)
            elif kind == log.TOKEN_REVEALED and who in new_pile and who not in fresh_piles:
                played[who] += 1
    close_deck()
    for who in list(new_pile):
        close_pile(who)
    return decks, piles


def other_roles(start: State, fixed: list[int], dice: Random) -> tuple[list[int], int]:
    """Deal the roles anew from the same pack, but for those who keep theirs; gives the roles and the tile left over."""
    free = [who for who in people(start) if who not in fixed]
    pack = [start.role[who] for who in free] + ([start.spare] if start.spare != NONE else [])
    dice.shuffle(pack)
    roles = start.role[:]
    for who, role in zip(free, pack):
        roles[who] = role
    assert all(role in (PRISONER, GUARD) for role in pack)
    return roles, pack[-1] if start.spare != NONE else NONE
