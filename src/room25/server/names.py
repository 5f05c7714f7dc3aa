"""The names of guests: nothing in them that cannot be seen, and nobody who looks like somebody else at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from room25.server.errors import RequestRefused

__all__ = ["check_name", "is_alike"]

UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}  # controls, marks that turn text around, joiners, nothing at all
BLANK = "\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5"  # letters by their category, and empty on the screen
STACKED = 2  # marks over one letter; more of them climb into the lines above

# Letters that are drawn like Latin ones, as they stand: a capital Ve looks like B, a small one does not.
_DRAWN_LIKE = (
    # Cyrillic
    ("АВЕЅІЈКМНОРСТУХЅѴԌԚԜҺаеѕіјорсухѵԁԛԝһӏҮү", "ABESlJKMHOPCTYXSVGQWhaesijopcyxvdqwhlYy"),
    # Greek
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳαικνορτυχωϲγ", "ABEZHlKMNOPTYXCjaikvoptuxwcy"),
    # Latin letters and digits that are read for one another, and small capitals
    ("01Iı|ɑɡ", "ollilag"),
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghljklmnoprstuvwyz"),
    # Cherokee, whose small letters are small capitals
    ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᎡᏚᎢᏙᎳᏔᏃ", "ABCDEGHJKLMPRRSTVWWZ"),
    ("ꭺᏼꮯꭰꭼꮐꮋꭻꮶꮮꮇꮲꮢꭱꮪꭲꮩꮃꮤꮓ", "ABCDEGHJKLMPRRSTVWWZ"),
    # Lisu, Armenian, Coptic
    ("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHlJKLMNOPRSTUVWXYZ"),
    ("օսհոցզյՏՍՕԼ", "ouhngqjSUOL"),
    ("ⲀⲂⲤⲈⲎⲒⲔⲘⲚⲞⲢⲦⲨⲬⲌⲟⲥⲣ", "ABCEHlKMNOPTYXZocp"),
)
LOOK_ALIKES = {ord(one): ord(latin) for theirs, ours in _DRAWN_LIKE for one, latin in zip(theirs, ours, strict=True)}
PAIRS = (("rn", "m"), ("vv", "w"))


def check_name(name: str, others: Iterable[str]) -> str:
    """Return a name as it is kept. Raises RequestRefused if it cannot be read, or is too like one of the others'."""
    whole = unicodedata.normalize("NFC", " ".join(name.split()))
    if not whole or any(unicodedata.category(letter) in UNSEEN or letter in BLANK for letter in whole):
        raise RequestRefused("bad-name", "a name is made of characters that can be seen")
    marks = "".join("m" if unicodedata.category(letter) in ("Mn", "Me") else " " for letter in whole)
    if "m" * (STACKED + 1) in marks or marks.startswith("m"):
        raise RequestRefused("bad-name", "too many marks stand over one letter of this name")
    for other in others:
        if is_alike(whole, other):
            raise RequestRefused("name-taken", f"somebody here is called {other}: a name has to look different")
    return whole


def is_alike(one: str, other: str) -> bool:
    """Whether two names are the same but for capital letters, or look the same."""
    return _folded(one) == _folded(other) or _drawn(one) == _drawn(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _drawn(name: str) -> str:
    """Return a name by its looks: what is drawn alike is the same letter here, and marks beside a letter are left out."""
    plain = unicodedata.normalize("NFKC", name)
    seen = "".join(letter for letter in plain if unicodedata.category(letter) not in ("Mn", "Me"))
    drawn = seen.translate(LOOK_ALIKES).casefold()
    for pair, letter in PAIRS:
        drawn = drawn.replace(pair, letter)
    return drawn
