"""The browser's types, written out from `messages` and `bodies`: `python -m room25.server.typescript > web/src/messages.ts`.

Only what our messages are made of is known here: structs, unions, lists, dicts, literals and plain values. Anything else is an error, so
that no message reaches the browser as `any`.
"""

from __future__ import annotations

import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from room25.server import bodies, messages, puzzle_bodies

__all__: list[str] = []

HEAD = "// Written by room25.server.typescript from the server's messages. Change messages.py or bodies.py and write it anew.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
UNIONS = {"FromClient": messages.FromClient, "ToClient": messages.ToClient}


def write() -> str:
    """Return the text of the file: a type per struct, in order of first use, then the two closed lists."""
    found: dict[str, type[msgspec.Struct]] = {}
    for kind in (*_members(messages.FromClient), *_members(messages.ToClient), *bodies.BODIES, *puzzle_bodies.BODIES):
        _collect(kind, found)
    codes = _type(messages.Code)
    parts = [HEAD, f"export type Code = {codes};\n"]
    parts += [_interface(kind, codes) for kind in found.values()]
    parts += [f"export type {name} = {_type(union)};\n" for name, union in UNIONS.items()]
    return "\n".join(parts)


def _members(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return get_args(union)


def _collect(kind: Any, found: dict[str, type[msgspec.Struct]]) -> None:
    """Yield this type's structs and those that they are made of."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind.__name__ not in found:
            found[kind.__name__] = kind
            for hint in _hints(kind).values():
                _collect(hint, found)
        return
    for part in get_args(kind):
        if get_origin(kind) is not Literal:
            _collect(part, found)


def _hints(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _interface(kind: type[msgspec.Struct], codes: str) -> str:
    config = kind.__struct_config__
    lines = [f"/** {' '.join((kind.__doc__ or '').split())} */", f"export interface {kind.__name__} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    # what has a default may be left out by a client, and by us only where the struct says so
    may_be_left_out = config.forbid_unknown_fields or config.omit_defaults
    for field in msgspec.structs.fields(kind):
        optional = "?" if may_be_left_out and not field.required else ""
        written = _type(_hints(kind)[field.name])
        lines.append(f"  {field.encode_name}{optional}: {'Code' if written == codes else written};")
    return "\n".join([*lines, "}\n"])


def _type(kind: Any) -> str:
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _type(args[0])
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in args)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(part) for part in args)
    if origin is list:
        inner = _type(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict and _type(args[0]) == "string":
        return f"Record<string, {_type(args[1])}>"
    raise TypeError(f"no TypeScript for {kind!r}: say in room25.server.typescript how it is written")


if __name__ == "__main__":
    print(write(), end="")
