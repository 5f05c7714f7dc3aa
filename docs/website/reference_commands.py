"""The reference of the command line, from the commands themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer
import where
import words


def page() -> str:
    """Every command of `room25` with every argument and option."""
    group: Any = typer.main.get_command(where.find(where.COMMANDS))
    commands = group.commands
    rows = [(f"[`room25 {name}`](#room25-{name})", _first_sentence(command)) for name, command in commands.items()]
    own = [parameter for parameter in group.params if not parameter.hidden]
    parts = [words.table(("command", "what it does"), rows)]
    if own:
        parts.append(["## room25", "", *_options(own)])
    parts += [list(_command(name, command)) for name, command in commands.items()]
    about = "Everything that `room25` can be told. `room25 COMMAND --help` says the same in the terminal."
    return words.page("Commands", about, *parts)


def _command(name: str, command: Any, heading: str = "##") -> Iterator[str]:
    arguments = [parameter for parameter in command.params if parameter.param_type_name == "argument"]
    options = [
        parameter for parameter in command.params if parameter.param_type_name == "option" and not parameter.hidden
    ]
    usage = " ".join(
        ["room25", name, *(["[OPTIONS]"] if options else []), *(_metavar(parameter) for parameter in arguments)]
    )
    parts = getattr(command, "commands", {})
    if parts:
        usage += " COMMAND"
    yield from (f"{heading} room25 {name}", "", *(command.help or "").splitlines(), "", "```sh", usage, "```", "")
    if arguments:
        rows = [(words.code(_metavar(one)), one.help or "", _default(one)) for one in arguments]
        yield from words.table(("argument", "what it says", "if it is left out"), rows)
    if options:
        yield from _options(options)
    for word, part in parts.items():
        yield ""
        yield from _command(f"{name} {word}", part, f"{heading}#")


def _options(options: list[Any]) -> list[str]:
    rows = [(_names(option), _help(option), _default(option)) for option in options]
    return words.table(("option", "what it says", "if it is left out"), rows)


def _names(option: Any) -> str:
    names = ", ".join(words.code(name) for name in (*option.opts, *option.secondary_opts))
    return names if option.is_flag else f"{names} {_type(option)}"


def _type(option: Any) -> str:
    kind = option.metavar or option.type.name.upper()
    kind = {"STR": "TEXT", "INT": "NUMBER", "FLOAT": "NUMBER", "INT RANGE": "NUMBER", "INTEGER RANGE": "NUMBER"}.get(
        kind, kind
    )
    return f"{kind} (repeatable)" if option.multiple else str(kind)


def _metavar(argument: Any) -> str:
    name = (argument.metavar or argument.name).upper()
    name = f"{name}..." if argument.nargs == -1 else name
    return name if argument.required else f"[{name}]"


def _help(option: Any) -> str:
    low, high = getattr(option.type, "min", None), getattr(option.type, "max", None)
    limits = " ".join(
        f"{word} {value:g}." for word, value in (("At least", low), ("At most", high)) if value is not None
    )
    variable = f" Also as the environment variable `{option.envvar}`." if option.envvar else ""
    return f"{option.help or ''} {limits}{variable}".strip()


def _default(parameter: Any) -> str:
    if parameter.required:
        return "it must be given"
    if isinstance(getattr(parameter, "show_default", None), str):
        return words.code(parameter.show_default)
    value = parameter.default
    if value is None or value == "" or value is False or callable(value):
        return ""
    return words.code(value)


def _first_sentence(command: Any) -> str:
    text = " ".join((command.help or "").split())
    return text.split(". ")[0].split("; ")[0].rstrip(".")
