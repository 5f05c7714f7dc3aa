"""What new files say: a room that takes the adrenaline of whoever enters, a card that takes the first character's."""

from __future__ import annotations

__all__ = [
    "CARD",
    "CARD_RULE",
    "CARD_SCENARIO",
    "CARD_TEXTS",
    "EDITION",
    "EDITION_TEXTS",
    "HEAD",
    "PICTURE",
    "ROOM",
    "ROOM_RULE",
    "ROOM_SCENARIO",
    "ROOM_TEXTS",
]

HEAD = """\
# An expansion of Room 25. docs/tutorials/first-expansion.md explains the files of this folder.
name = "{name}"

[prices] # what entering a room costs a bot, in thousandths of a life; a room that is not listed costs what its colour does
"""

EDITION = """\
# An edition by difference: whatever is not said here is as it is there.
based_on = "{based_on}"
"""

EDITION_TEXTS = """\
edition-{name} = {title}
edition-{name}-help = Say here in a sentence what is different.
"""

ROOM = '''\
"""{title}: whoever enters loses its adrenaline."""

from __future__ import annotations

from room25.engine.rules.rooms import NEXT, Room
from room25.engine.table import effects
from room25.engine.table.board import YELLOW
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import State

ROOM = Room(code=NEXT, key="{key}", mark="{mark}", colour=YELLOW, rules=("{rule}",))


@ROOM.on_enter
def take_adrenaline(s: State, who: int, group: int, tile: int, came_from: int) -> None:
    for c in range(CHARACTERS):
        if (group >> c) & 1:
            effects.lose_adrenaline(s, c)
'''

ROOM_TEXTS = """\
room-{key} = {title}
room-{key}-short = {short}
room-{key}-help = On entry, your adrenaline is gone.
"""

ROOM_RULE = "- **{rule}** On entry the character loses its adrenaline.\n"

PICTURE = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">
  <ellipse fill="var(--shadow,currentColor)" cx="50" cy="76" rx="32" ry="6"/>
  <path fill="var(--steel-low,Canvas)" stroke="currentColor" d="M26 40h48v36H26z"/>
  <path fill="var(--steel-high,Canvas)" stroke="currentColor" d="M32 30h36l6 10H26z"/>
  <path class="pulse" stroke="var(--accent,currentColor)" stroke-width="6" d="M36 66C36 58 44 58 44 50L56 56C64 58 64 64 64 66Z"/>
</svg>
"""

ROOM_SCENARIO = """\
name: whoever enters {title} loses its adrenaline
rules: [{rule}]
edition: {edition}
mode: suspicion
board: |
  em {low} em em em
  em EM em em em
  em em CC em em
  em em em em em
  25 em em em em
at: {{max: b2, kevin: c3, alice: c3, franck: c3}}
roles: {{franck: guard}}
program: {{max: [move, look], franck: [look]}}
play:
  - max: move b1
expect:
  max: b1
  b1: {mark}
  max.adrenaline: spent
  kevin.adrenaline: yes
"""

CARD = '''\
"""{title}: the first character, or whoever drew it in a M.A.C. room, loses its adrenaline."""

from __future__ import annotations

from room25.engine.rules.cards import MADNESS, NEXT, Card
from room25.engine.table import effects
from room25.engine.table.state import State

CARD = Card(code=NEXT, key="{key}", group=MADNESS, faces=1, rules=("{rule}",), aimed=True)


@CARD.step
def take_adrenaline(s: State, who: int, face: int, group: int, step: int, aux: int) -> None:
    effects.lose_adrenaline(s, who)
'''

CARD_TEXTS = """\
card-{key} = {title}
card-{key}-help = The first character in turn order loses its adrenaline. Drawn in a M.A.C. room, it hits whoever came in.
"""

CARD_RULE = "- **{rule}** The first player's character loses its adrenaline.\n"

CARD_SCENARIO = """\
name: {title} takes the adrenaline of whoever entered the M.A.C. room for it
rules: [{rule}]
edition: {edition}
mode: suspicion
board: |
  em MC em em em
  em EM em em em
  em em CC em em
  em em em em em
  25 em em em em
options: [madness_cards]
at: {{max: b2, kevin: c3, alice: c3, franck: c3}}
roles: {{franck: guard}}
program: {{max: [move, look], kevin: [look]}}
deck: [{key}]
play:
  - max: move b1
expect:
  max.adrenaline: spent
  kevin.adrenaline: yes
"""
