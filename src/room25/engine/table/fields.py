"""The dictionary of the state: every field with its length, its width and its meaning. Whatever has fields is made from it.

From it come the class (`state.py`), its typed attributes (`typed.py`), the record of compiled games, the structure in C, positions and a
page of the reference. What belongs to a tile goes by the tile's id, which is the cell where the tile lay at the start: it stays with the
tile wherever that slides.
"""

from __future__ import annotations

from typing import NamedTuple

__all__ = [
    "ANSWERS",
    "CARDS",
    "CELLS",
    "CHARACTERS",
    "FALLS",
    "FIELDS",
    "KINDS",
    "LINES",
    "SCRATCH",
    "SEATS",
    "STACK",
    "SWITCHES",
    "TILES",
    "TRIES",
]

CHARACTERS = 8  # room for every edition
SEATS = 8
TILES = 25
CELLS = 25
LINES = 10
SWITCHES = 32
CARDS = 58
KINDS = 32  # room codes run from 0 to 31
STACK = 24
ANSWERS = 192  # the longest list of legal answers that any edition can ask for
TRIES = 8
FALLS = 16  # deaths that are kept for a study, those of the revived included


class Field(NamedTuple):
    """One field of the state: a single number if its length is 0."""

    name: str
    length: int
    width: str  # of each number, as NumPy writes it
    meaning: str


FIELDS = (
    # the table: fixed once the game is set up
    Field("edition", 0, "i1", "which book's rules are played; its code is in the edition's file"),
    Field("mode", 0, "i1", "Suspicion, Competition, Team, Cooperation or Solo, as engine/rules/modes numbers them"),
    Field("level", 0, "i1", "standard, madness or beginner"),
    Field("seats", 0, "i1", "how many people sit at the table; a seat may own several characters"),
    Field("rounds", 0, "i1", "rounds of the whole game, as many as were left at its start (TIME-01)"),
    Field("switch", SWITCHES, "i1", "where editions and host options disagree: one value per name of switches.py"),
    Field("owner", CHARACTERS, "i1", "the seat that owns each character; NONE if it is not in this game"),
    Field("side", CHARACTERS, "i1", "the side of each character: its seat in Competition, its team in Team, else 0"),
    Field("exit_zone_kinds", 0, "i4", "mask of the room kinds that had to start in the exit zone (BUILD-03)"),
    Field(
        "stock", KINDS, "i1", "tiles of each kind still in the box, from which the free tiles are drawn; 0 once dealt"
    ),
    Field("draws", 4, "i1", "free tiles still to be drawn, by colour; 0 once dealt"),
    Field("pov", 0, "i1", "who looks: a seat, SPECTATOR or EVERYTHING; a state's own is EVERYTHING"),
    # the complex, by tile
    Field("kind", TILES, "i1", "room kind of each tile; UNKNOWN in a view that may not know it"),
    Field("face_up", TILES, "i1", "1 if the tile lies face up"),
    Field("closed", TILES, "i1", "1 if nobody may enter: Do Not Cross lies there, or in the base game it is flooded"),
    Field("turned", TILES, "i1", "1 if the corridor of a Pivoting room runs from north to south"),
    Field("cell_of", TILES, "i1", "the cell on which each tile lies"),
    Field("seen", TILES, "i2", "mask of the seats that have seen the tile; knowledge.ALL if everybody has"),
    Field(
        "claims",
        TILES,
        "i4",
        "what each seat last said of the tile: three bits per seat, 0 for nothing, else 1 + colour",
    ),
    Field("composition", KINDS, "i1", "how many tiles of each room kind the complex holds, face up or down"),
    # the complex, by cell and by line
    Field("tile_at", TILES, "i1", "the tile that lies on each cell"),
    Field(
        "line_controls", LINES, "i1", "Control token on each line this round: 0 for none, else 1 + way (ACT-CTRL-06)"
    ),
    Field("lock", 2, "i1", "the tiles on which the two Locks lie, NOWHERE if in hand"),
    Field("robot", 2, "i1", "the tiles on which the two robots stand, NOWHERE if in the supply"),
    Field("key_entered", 0, "i1", "1 once the Key room was entered (ROOM-KEY-02)"),
    Field("activated", 0, "i4", "mask of the Robot rooms that a character has entered (AMB-069)"),
    # the characters
    Field(
        "stands_on",
        CHARACTERS,
        "i1",
        "the tile on which each character stands; NOWHERE if dead, ABSENT if not in this game",
    ),
    Field("role", CHARACTERS, "i1", "prisoner or guard; UNKNOWN in a view that may not know it"),
    Field("role_shown", CHARACTERS, "i1", "1 if the role tile lies face up"),
    Field(
        "chooses_freely",
        CHARACTERS,
        "i1",
        "1 if the character picks each action when its go comes (ORDER-08, MODE-SOLO-01)",
    ),
    Field(
        "actions_allowed",
        CHARACTERS,
        "i1",
        "actions that the character has this round: 1 in the cold, 0 if it was revived or lost its turn",
    ),
    Field(
        "slot1",
        CHARACTERS,
        "i1",
        "the token in slot 1, NONE if empty, UNKNOWN in a view that only sees that one lies there",
    ),
    Field("slot2", CHARACTERS, "i1", "the token in slot 2, likewise"),
    Field("floating", CHARACTERS, "i1", "1 if the only token lies between the slots (PROG-03)"),
    Field("tokens_played", CHARACTERS, "i1", "mask of the tokens that were played this round"),
    Field("trap", CHARACTERS, "i1", "trap of a Trapped room: 0 none, 1 armed, 2 due at the end of this go (AMB-048)"),
    Field("drown", CHARACTERS, "i1", "water of a Flooded room: 0 none, 1 this round, 2 due after slot 2 (AMB-055)"),
    Field("reminder", CHARACTERS, "i1", "the tile on which the character's reminder lies, NONE if in hand"),
    Field("hidden", CHARACTERS, "i1", "1 under the Hidden token (CHAR-ALI-01)"),
    Field("adrenaline", CHARACTERS, "i1", "adrenaline token: 0 gone, 1 in hand, 2 committed"),
    Field("tokens_lost", CHARACTERS, "i1", "mask of the tokens lost to Punishment"),
    Field("supply", CHARACTERS, "i1", "Empty tiles in the character's own supply (SETUP-07)"),
    Field("paranoid", CHARACTERS, "i1", "1 while the character draws its actions from a pile (ROOM-PARA-02)"),
    Field("pile_left", CHARACTERS, "i1", "mask of the tokens that its pile still holds"),
    Field("pile", CHARACTERS * 5, "i1", "the piles, five places per character, top first"),
    # time and turn order
    Field("turn_order", CHARACTERS, "i1", "the characters in turn order, as their markers lie; NONE behind the last"),
    Field("turn_count", 0, "i1", "how many markers lie in the row"),
    Field("seat_order", CHARACTERS, "i1", "the place of each character in the order of the seats"),
    Field("rounds_left", 0, "i1", "rounds left, this one counted; 0 once time has run out (TIME-02)"),
    Field(
        "rounds_begun",
        0,
        "i2",
        "rounds begun, this one counted: an alarm or a Timer takes rounds off that nobody plays",
    ),
    Field("phase", 0, "i1", "clue, programming, actions, countdown or opening (TIME-03)"),
    Field("slot", 0, "i1", "1 or 2 while those actions run, 3 for adrenaline, else 0"),
    Field("next_turn", 0, "i1", "the place in the row whose go comes next in this slot"),
    Field("actor", 0, "i1", "whose go it is, NONE between two"),
    Field("owes", 0, "i2", "mask of the characters that still owe a clue or a program"),
    Field("open_goes", 0, "i2", "mask of the characters whose go is not yet followed by another answer (AMB-107)"),
    Field("exit_entered", 0, "i1", "0 until somebody has entered Room 25, then 1; 2 if that activated the alarm"),
    Field("decision_number", 0, "i2", "the number of the open decision"),
    # deaths, roles, outcome
    Field("dead", CHARACTERS, "i1", "the dead in the order of their deaths"),
    Field("dead_count", 0, "i1", "how many are dead"),
    Field("dying", 0, "i2", "mask of those who have died in the event that is being settled"),
    Field("dirty", 0, "i1", "1 if the table has changed since the last judgement"),
    Field("pack_guards", 0, "i1", "guard tiles in the pack from which the roles were dealt"),
    Field("spare", 0, "i1", "the role tile that was left over, NONE if there is none"),
    Field("failed_escapes", TRIES, "i2", "who was in Room 25 when a slide was no escape, as masks: everybody saw it"),
    Field("failed_escape_by", TRIES, "i1", "who was at the controls then; + 8 if it was the last round"),
    Field("failed_escape_count", 0, "i1", "how many such proofs are kept"),
    Field("outcome", 0, "i1", "0 while the game runs, else how it ended"),
    # what everybody remembers of a seat
    Field("caught", CHARACTERS, "i1", "claims of each seat that proved false"),
    Field("proved", CHARACTERS, "i1", "claims of each seat that proved true"),
    Field("harm", CHARACTERS, "i1", "how often a seat harmed others for all to see"),
    Field("idle", CHARACTERS, "i1", "goes of a seat that came to nothing"),
    # the cards
    Field("deck", CARDS, "i1", "the M.A.C. cards still to be drawn, top first; sorted in a view"),
    Field("deck_count", 0, "i1", "how many cards the deck holds"),
    Field("discard", CARDS, "i1", "the discard pile, oldest first"),
    Field("discard_count", 0, "i1", "how many cards it holds"),
    Field("time_bombs", 0, "i1", "Time Bombs on display"),
    Field("jamming_cards", 0, "i1", "Jamming cards on display"),
    Field(
        "acceleration_slot",
        0,
        "i1",
        "the slot in which Control moves twice; 1 for the whole round in most editions (AMB-086)",
    ),
    Field("acceleration_cards", 0, "i1", "Acceleration cards on display"),
    # the agenda, a stack of rows
    Field("agenda_kind", STACK, "i1", "the agenda: what each row is, see agenda.py"),
    Field("agenda_who", STACK, "i1", "the agenda: whom each row concerns"),
    Field(
        "agenda_a",
        STACK,
        "i1",
        "the agenda: first value of each row, whose meaning depends on its kind: see the readers in agenda.py",
    ),
    Field("agenda_b", STACK, "i2", "the agenda: second value"),
    Field("agenda_c", STACK, "i1", "the agenda: third value"),
    Field("agenda_d", STACK, "i1", "the agenda: fourth value"),
    Field("agenda_depth", 0, "i1", "how many rows the agenda holds"),
    # the generator
    Field("rng0", 0, "i8", "first word of the game's own generator"),
    Field("rng1", 0, "i8", "second word of it"),
    Field("key", 4, "i8", "its key, in words of 32 bits; all zero if the game was dealt from a seed of 64 bits"),
    # scratch: the legal answers that were listed last
    Field("legal", ANSWERS, "i2", "scratch: the legal answers that were listed last"),
    Field("legal_count", 0, "i2", "scratch: how many of them there are"),
    # scratch: what nobody at the table needs and a study asks for
    Field("falls", FALLS, "i2", "scratch, for studies: each death as who + 8 * room kind + 256 * round"),
    Field("fall_count", 0, "i2", "scratch: how many deaths are kept"),
)
SCRATCH = tuple(field.name for field in FIELDS if field.meaning.startswith("scratch"))  # no part of a position
