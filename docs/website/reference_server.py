"""The reference of the server: its settings, the routes of its HTTP interface, the messages of its socket."""

from __future__ import annotations

import ast
import dataclasses
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import where
import words

PLAIN = {str: "text", int: "whole number", float: "number", bool: "true or false", type(None): "null"}
SET_BY = {"database": "--data, --database", "origins": "--origin", "public": "--public", "requests": "--requests"}


def settings() -> str:
    """Every setting of a server with its meaning and its value."""
    kind = where.find(where.SETTINGS)
    said = words.comments(where.file_of(where.SETTINGS))
    lines = _lines_of(kind)
    rows = []
    for field in dataclasses.fields(kind):
        default = "" if field.default is dataclasses.MISSING else words.code(repr(field.default))
        option = ", ".join(words.code(name) for name in SET_BY.get(field.name, "").split(", ") if name)
        meaning = said.get(lines.get(field.name, 0), "")
        rows.append((words.code(field.name), meaning, default, option, words.code(field.type)))
    about = (
        f"`{kind.__module__}.{kind.__name__}` holds what whoever runs a server may set. `room25 serve` sets some of it by "
        "[options](commands.md#room25-serve); a program that makes its own application sets all of it. [How to run a server](../server.md)."
    )
    return words.page(
        "Settings of the server",
        about,
        words.table(("setting", "what it says", "value", "option", "type"), rows),
    )


def _lines_of(kind: type) -> dict[str, int]:
    """The line on which each field of a class stands."""
    path = where.file_of(where.SETTINGS)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return {
                one.target.id: one.lineno
                for one in node.body
                if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
            }
    return {}


def http() -> str:
    """Every route with its parameters and its body, then every body."""
    app = where.find(where.APPLICATION)(where.find(where.SETTINGS)("sqlite://"))
    paths = app.openapi()["paths"]
    routes = [(method.upper(), path, said) for path, methods in paths.items() for method, said in methods.items()]
    rows = [
        (f"[`{method} {path}`](#{_anchor(method, path)})", said.get("description", "").split("\n")[0])
        for method, path, said in routes
    ]
    about = (
        "Every route of the server. Bodies are JSON; `/openapi.json` of a running server is the same for programs. A refusal is an "
        "[ApiError](#apierror) with one of the [codes](socket.md#codes). Keys go into the header `Authorization: Bearer KEY`."
    )
    bodies = ["## Bodies", "", *_structs([*where.find(where.BODIES), *where.find(where.PUZZLE_BODIES)], level=3)]
    return words.page(
        "HTTP routes",
        about,
        words.table(("route", "what it does"), rows),
        *(_route(*route) for route in routes),
        bodies,
    )


def _route(method: str, path: str, said: dict[str, Any]) -> list[str]:
    lines = [f"({_anchor(method, path)})=", f"## {method} {path}", "", said.get("description", ""), ""]
    parameters = said.get("parameters", [])
    if parameters:
        rows = [(words.code(one["name"]), one["in"], _schema(one["schema"])) for one in parameters]
        lines += words.table(("parameter", "where", "what it is"), rows)
    body = said.get("requestBody")
    if body:
        name = next(iter(body["content"].values()))["schema"].get("title", "")
        lines += [f"Body: [{name}](#{name.lower()})." if name else "Body: JSON.", ""]
    good = [code for code in said["responses"] if code.startswith("2")]
    return [*lines, f"Answer: {', '.join(good)}, or a refusal.", ""]


def _schema(schema: dict[str, Any]) -> str:
    kind = schema.get("type") or " or ".join(one.get("type", "") for one in schema.get("anyOf", []))
    default = f", {words.code(schema['default'])} if it is left out" if "default" in schema else ""
    return f"{kind}{default}"


def _anchor(method: str, path: str) -> str:
    return f"{method}{path}".lower().replace("/", "-").translate(str.maketrans("", "", "{}"))


def socket() -> str:
    """Every message of the socket, what they are made of, and every code."""
    messages = where.find(where.MESSAGES)
    said = words.comments(where.file_of(where.MESSAGES))
    source = where.file_of(where.MESSAGES).read_text(encoding="utf-8").splitlines()
    at = {
        line.strip().split(",")[0].strip('"'): said.get(number, "")
        for number, line in enumerate(source, 1)
        if line.startswith('    "')
    }
    rows = [(words.code(code), at.get(code, "")) for code in get_args(messages.Code)]
    client, server = get_args(messages.FromClient), get_args(messages.ToClient)
    parts = [one for one in _inside([*client, *server]) if one not in (*client, *server)]
    about = (
        "The game itself goes over one WebSocket, `/api/tables/ID/socket`: JSON objects whose `type` names them. "
        "A client says `hello` first. "
        "[How to run a server](../server.md) tells the way of a connection."
    )
    return words.page(
        "Socket messages",
        about,
        ["## From a client", "", *_structs(client, level=3)],
        ["## From the server", "", *_structs(server, level=3)],
        ["## What they are made of", "", *_structs(parts, level=3)],
        ["## Codes", "", "Why something was refused, for programs.", "", *words.table(("code", "what it says"), rows)],
    )


def _structs(kinds: Any, level: int) -> Iterator[str]:
    for kind in kinds:
        tag = kind.__struct_config__.tag
        yield from (f"{'#' * level} {tag if tag is not None else kind.__name__}", "")
        yield from (*(line.strip() for line in (kind.__doc__ or "").splitlines()), "")
        hints = get_type_hints(kind, include_extras=True)
        rows = [
            (words.code(one.encode_name), _type(hints[one.name]), _default(one)) for one in msgspec.structs.fields(kind)
        ]
        if len(rows) > 60:  # the flat view has its own page
            yield from ("Its fields are those of [the state](fields.md), without the scratch and the generator.", "")
        elif rows:
            yield from words.table(("field", "what it is", "if it is left out"), rows)


def _default(field: Any) -> str:
    if field.required:
        return ""
    made = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    return words.code(repr(made) if isinstance(made, str) else made)


def _inside(kinds: list[Any]) -> list[type[msgspec.Struct]]:
    """The structs that these are made of, in order of first use."""
    found: list[type[msgspec.Struct]] = []

    def look(kind: Any) -> None:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind not in found:
                found.append(kind)
                for hint in get_type_hints(kind, include_extras=True).values():
                    look(hint)
        elif get_origin(kind) is not Literal:
            for part in get_args(kind):
                look(part)

    for kind in kinds:
        look(kind)
    return found


def _type(kind: Any) -> str:
    """A type in words."""
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return words.code(kind.__name__)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _limited(parts[0], parts[1])
    if origin is Literal:
        return (
            "one of the [codes](socket.md#codes)"
            if len(parts) > 12
            else " or ".join(words.code(f'"{word}"') for word in parts)
        )
    if origin in (Union, types.UnionType):
        return " or ".join(_type(part) for part in parts)
    if origin is list:
        return f"list of {_type(parts[0])}"
    if origin is dict:
        return f"object of {_type(parts[1])}"
    return words.code(getattr(kind, "__name__", kind))


def _limited(kind: Any, meta: Any) -> str:
    said = _type(kind)
    low, high = getattr(meta, "ge", None), getattr(meta, "le", None)
    if low is not None and high is not None:
        return f"{said}, {low} to {high}"
    longest = getattr(meta, "max_length", None)
    return f"{said}, at most {longest} {'characters' if kind is str else 'entries'}" if longest else said
