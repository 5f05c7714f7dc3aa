"""Frames that no honest client sends: broken JSON, wrong fields, other people's characters, and bytes that are no frame at all."""

from __future__ import annotations

import json
import struct
from random import Random
from typing import Any

TEXTS = "alice kevin max move look b2 z9 program talent push control r1 left pass undo é \u0000".split(" ")
WORDS = [
    *(
        f"{verb} CELL"
        for verb in ("move", "look", "clue", "peek", "tunnel", "mark", "swap", "push max", "order 1 move")
    ),
    *(
        "control r3 left",
        "program look move",
        "program control",
        "reveal",
        "accept",
        "wait",
        "withdraw",
        "claim CELL red",
        "sacrifice max",
    ),
]
ODD: list[Any] = [
    *(None, True, -1, 0, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e308, [], [[]], {}, {"a": {"b": []}}),
    *("", " ", "x" * 65, "x" * 3000, "\n", "\x00", "\x1b[2J", "é" * 70, "😀" * 100, "\ud800"),
    *("room25", "__class__", "../../etc/passwd", "' OR 1=1 --", "%s%n", "${x}"),
]
FIELDS = ("type", "id", "text", "table", "key", "since", "host", "on", "seat", "seed", "__proto__", "")


def message(dice: Random, good: dict[str, Any]) -> bytes:
    """JSON that is no message: fields gone, doubled, renamed, of other types, or hidden in others."""
    fields = dict(good)
    for _ in range(dice.randrange(1, 4)):
        what = dice.randrange(5)
        name = dice.choice([*fields, *FIELDS])
        if what == 0:
            fields.pop(name, None)
        elif what == 1:
            fields[name] = dice.choice(ODD)
        elif what == 2 and fields:
            fields[name] = fields[dice.choice(list(fields))]
        elif what == 3:
            fields["type"] = dice.choice(
                ("hello", "play", "chat", "stand", "welcome", "update", "accepted", "", "PLAY")
            )
        else:
            fields = {"type": fields.get("type", "play"), "message": fields}
    text = json.dumps(fields, ensure_ascii=dice.random() < 0.5)
    if dice.random() < 0.1:
        text = text.replace("{", '{"type":"play",', 1)
    if dice.random() < 0.05:
        text = dice.choice(
            ("[" * 4000, '{"a":' * 1000, "NaN", "1e999", "\ufeff" + text, text + text, "null", "", " ", '"play"')
        )
    return text.encode(errors="surrogatepass")


def bitten(dice: Random, good: dict[str, Any]) -> bytes:
    """A message with some bytes changed, lost or added."""
    data = bytearray(json.dumps(good).encode())
    for _ in range(dice.randrange(1, 8)):
        at, what = dice.randrange(len(data)) if data else 0, dice.randrange(4)
        if what == 0 and data:
            data[at] = dice.randrange(256)
        elif what == 1 and data:
            del data[at]
        elif what == 2:
            data.insert(at, dice.randrange(256))
        else:
            del data[at:]
    return bytes(data)


def command(dice: Random, mine: list[str]) -> dict[str, Any]:
    """A message as it should be, with words that mean little, or with words that a character of this seat may not say now."""
    words = " ".join(dice.choice(TEXTS) for _ in range(dice.randrange(1, 6)))
    if mine and dice.random() < 0.5:
        words = f"{dice.choice(mine)} {dice.choice(WORDS)}".replace("CELL", dice.choice("abcde") + dice.choice("12345"))
    return {"type": "play", "id": f"f{dice.getrandbits(60):x}", "text": words}


def frame(
    opcode: int, data: bytes, fin: bool = True, rsv: int = 0, mask: bool = True, length: int | None = None
) -> bytes:
    """A raw frame of the socket's protocol, right or wrong."""
    size = len(data) if length is None else length
    first = bytes([(0x80 if fin else 0) | rsv << 4 | opcode])
    bit = 0x80 if mask else 0
    if size < 126:
        head = bytes([bit | size])
    elif size <= 0xFFFF:
        head = bytes([bit | 126]) + struct.pack("!H", size)
    else:
        head = bytes([bit | 127]) + struct.pack("!Q", size)
    return first + head + (b"\x00" * 4 if mask else b"") + data


def raw(dice: Random) -> bytes:
    """Bytes against the protocol itself: each of these ends the socket."""
    noise = bytes(dice.randrange(256) for _ in range(dice.randrange(1, 60)))
    return dice.choice(
        (
            frame(1, b"\xff\xfe" + noise),  # text that is no UTF-8
            frame(1, b"{}", mask=False),
            frame(dice.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), noise),
            frame(1, noise, rsv=dice.randrange(1, 8)),
            frame(9, b"x" * 126),  # a ping that is too long
            frame(9, b"x", fin=False),
            frame(0, noise),  # the rest of nothing
            frame(1, b"a", fin=False) + frame(1, b"b"),
            frame(8, b"\x03"),  # half a code
            frame(8, struct.pack("!H", dice.choice((0, 999, 1004, 1005, 1006, 1015, 5000)))),
            frame(1, b"x" * 8193),
            frame(2, b"x", length=2**40),
            frame(1, b"x", length=2**63),
        )
    )
