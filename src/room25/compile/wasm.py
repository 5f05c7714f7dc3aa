"""The rules as one WebAssembly module, for browsers and Node: the C of the processor's program, compiled by zig.

The module asks for nothing from outside, and carries as JSON how its records lie in memory and what its entries take, so that a
loader cannot be out of step with it. `web/src/wasm/rules.ts` is one.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from room25.compile import cpu, native
from room25.compile.link import rule_functions
from room25.engine.marks import ARRAY_OF, ARRAYS, FIELDS, ROWS
from room25.errors import Room25Error

__all__ = ["module"]

NONE = "WebAssembly is made by zig's compiler, and it is not here: pip install ziglang"
STACK = 1 << 16  # bytes: rules do not recurse, and their records lie elsewhere
# With bulk_memory the copy of a record is one instruction; without it the linker misses memcpy. SIMD was measured and left out: two
# per cent, no more than runs differ by, for 3 kB.
FLAGS = (
    *("-target", "wasm32-freestanding", "-mcpu=generic+bulk_memory", "-nostdlib"),
    *("-std=gnu11", "-O3", "-fwrapv", "-fvisibility=hidden"),
    *(
        "-Wl,--no-entry",
        "-Wl,--export-dynamic",
        "-Wl,--export=__heap_base",
        "-Wl,--strip-all",
        f"-Wl,-z,stack-size={STACK}",
    ),
)
CUSTOM = 0  # the number of a section that an engine does not read
SIZES = {"long long": 8, "signed char": 1}


def module(beside: Mapping[str, Any]) -> bytes:
    """The module of all entries, with its layout and whatever else its loader shall find `beside` it, by name.

    Raises Room25Error if zig is not here, or if it fails.
    """
    if not find_spec("ziglang"):
        raise Room25Error(NONE)
    with tempfile.TemporaryDirectory() as folder:
        source, built = Path(folder) / "rules.c", Path(folder) / "rules.wasm"
        source.write_text(cpu.text(), encoding="utf-8")
        native.run([sys.executable, "-m", "ziglang", "cc", *FLAGS, "-o", str(built), str(source)])
        rules = built.read_bytes()
    return rules + b"".join(_section(name, value) for name, value in {"layout": layout(), **beside}.items())


def layout() -> dict[str, Any]:
    """How records lie in memory (each field's offset, length and bytes), which array is of which, and what entries take."""
    dtypes = {ARRAY_OF[kind]: dtype() for kind, dtype in ARRAYS.items()}
    records = {
        name: {
            "size": dtype.itemsize,
            "fields": {f: [dtype.fields[f][1], length, int(width[1])] for f, length, width in FIELDS[name]},
        }
        for name, dtype in dtypes.items()
    }
    entries = {f.__name__: list(kinds) for _, f, kinds in rule_functions() if "entry" in f.__dict__}
    rows = {kind: SIZES[number] for kind, number in ROWS.items()}
    return {"records": records, "arrays": ARRAY_OF, "rows": rows, "entries": entries}


def _section(name: str, value: Any) -> bytes:
    """Something that the engine does not read, but a loader: JSON under a name."""
    text = json.dumps(value, separators=(",", ":")).encode()
    called = f"room25.{name}".encode()
    content = _length(len(called)) + called + text
    return bytes([CUSTOM]) + _length(len(content)) + content


def _length(n: int) -> bytes:
    """A number as WebAssembly writes it: seven bits per byte, the lowest first."""
    out = bytearray()
    while n >= 0x80:
        out.append(n & 0x7F | 0x80)
        n >>= 7
    return bytes([*out, n])
