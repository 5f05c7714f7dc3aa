"""The Python reference, from signatures and docstrings: pages of MyST directives that Sphinx indexes and links."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import griffe
import where
import words

logging.getLogger("griffe").setLevel(logging.ERROR)

Documented = griffe.Class | griffe.Function | griffe.Attribute
OUTER, INNER = "`" * 6, "`" * 5  # a directive inside another needs the shorter fence


def pages() -> Iterator[tuple[str, str]]:
    """Each page's name and text, the list of all of them first."""
    rows = [(f"[{page.title}]({page.name}.md)", page.about) for page in where.API]
    yield (
        "index",
        words.page("The Python API", _about_front(_package()), words.table(("page", "what it is for"), rows), _tree()),
    )
    for page in where.API:
        parts = [list(_module(name)) for name in page.modules]
        yield page.name, words.page(page.title, page.about, *parts)


@cache
def _package() -> griffe.Object | griffe.Alias:
    """All of room25, read once."""
    return griffe.load("room25", search_paths=[where.SOURCES])


def _about_front(front: griffe.Object | griffe.Alias) -> str:
    """Return what `import room25` offers, if it offers something."""
    if not front.exports:
        return "Made from the signatures and docstrings of the modules that programs use."
    names = ", ".join(words.code(name) for name in front.exports)
    return f"`import room25` gives {names}. The pages say what each of them is, and what the modules behind them hold besides."


def _tree() -> list[str]:
    return ["```{toctree}", ":hidden:", "", *(page.name for page in where.API), "```"]


def _module(name: str) -> Iterator[str]:
    module = _package()[name.partition(".")[2]]
    yield from (f"## {name}", "", f"```{{py:module}} {name}", "```", "", *_docstring(module), "")
    exported = module.exports
    for member in module.members.values():
        public = member.name in exported if exported is not None else not member.name.startswith("_")
        if isinstance(member, griffe.Class | griffe.Function) and public:
            yield from _object(member, OUTER)


def _object(member: Documented, fence: str) -> Iterator[str]:
    """One class, function, method or attribute, with what is inside it."""
    yield f"{fence}{{py:{_directive(member)}}} {_signature(member)}"
    yield from _options(member)
    yield ""
    yield from _docstring(member)
    yield ""
    if isinstance(member, griffe.Class):
        for inner in member.members.values():
            if isinstance(inner, griffe.Function | griffe.Attribute) and _is_shown(inner):
                yield from _object(inner, INNER)
    yield from (fence, "")


def _is_shown(member: Documented) -> bool:
    """Public; an attribute that only `__init__` sets counts if it says something about itself."""
    if member.name.startswith("_"):
        return False
    return isinstance(member, griffe.Function) or (isinstance(member, griffe.Attribute) and _says_something(member))


def _says_something(member: griffe.Attribute) -> bool:
    return "property" in member.labels or member.annotation is not None


def _directive(member: Documented) -> str:
    if isinstance(member, griffe.Class):
        return (
            "exception" if any(str(base).endswith("Error") for base in member.bases) or _is_error(member) else "class"
        )
    if isinstance(member, griffe.Attribute):
        return "property" if "property" in member.labels else "attribute"
    if isinstance(member.parent, griffe.Module):
        return "function"
    return "method"


def _is_error(member: griffe.Class) -> bool:
    return any(str(base) in {"IllegalCommand", "ValueError"} for base in member.bases)


def _options(member: Documented) -> Iterator[str]:
    """What the directive is told besides: how a method is bound, what an attribute holds."""
    for label in ("classmethod", "staticmethod", "async", "abstractmethod"):
        if label in member.labels and isinstance(member, griffe.Function):
            yield f":{label}:"
    if isinstance(member, griffe.Attribute):
        if member.annotation:
            yield f":type: {_plain(member.annotation)}"
        if member.value is not None and "class-attribute" in member.labels and "field(" not in str(member.value):
            yield f":value: {_plain(member.value)}"


def _signature(member: Documented) -> str:
    if isinstance(member, griffe.Attribute):
        return member.name
    if isinstance(member, griffe.Class):
        made = member.members.get("__init__")
        fields = _parameters(made) if isinstance(made, griffe.Function) else ""
        return f"{member.name}({fields})" if fields else member.name
    returns = f" -> {_plain(member.returns)}" if member.returns else ""
    return f"{member.name}({_parameters(member)}){returns}"


def _parameters(function: griffe.Function) -> str:
    """The parameters as they are written, without self and cls."""
    parts, seen_star = [], False
    for parameter in function.parameters:
        if parameter.name in ("self", "cls"):
            continue
        kind = parameter.kind
        if kind is griffe.ParameterKind.keyword_only and not seen_star:
            parts.append("*")
            seen_star = True
        star = {griffe.ParameterKind.var_positional: "*", griffe.ParameterKind.var_keyword: "**"}.get(kind or None, "")  # type: ignore[arg-type]
        seen_star = seen_star or star == "*"
        said = f"{star}{parameter.name}"
        if parameter.annotation:
            said += f": {_plain(parameter.annotation)}"
        if parameter.default is not None and not star:
            said += f" = {_plain(parameter.default)}" if parameter.annotation else f"={_plain(parameter.default)}"
        parts.append(said)
    return ", ".join(parts)


def _plain(expression: object) -> str:
    return " ".join(str(expression).split())


@cache
def _comments(path: Path) -> dict[int, str]:
    return words.comments(path)


def _docstring(member: griffe.Object | griffe.Alias) -> list[str]:
    """What it says of itself: its docstring, or the comment behind a field."""
    if member.docstring is None:
        path = member.filepath
        said = _comments(path).get(member.lineno or 0, "") if isinstance(path, Path) else ""
        return [said[:1].upper() + said[1:]] if said and isinstance(member, griffe.Attribute) else []
    lines: list[str] = []
    for section in member.docstring.parse("google", warnings=False):
        if section.kind is griffe.DocstringSectionKind.text:
            lines += _fenced(str(section.value))
        else:
            lines += ["", f"**{section.kind.value.capitalize()}**", "", *(_item(item) for item in section.value), ""]
    return lines


def _item(item: object) -> str:
    name = getattr(item, "name", "") or _plain(getattr(item, "annotation", "") or "")
    return (
        f"- `{name}`: {_plain(getattr(item, 'description', item))}"
        if name
        else f"- {_plain(getattr(item, 'description', item))}"
    )


def _fenced(text: str) -> list[str]:
    """Sessions and indented text as code blocks; the rest unchanged."""
    lines: list[str] = []
    for block in re.split(r"\n\n+", text):
        if block.startswith(">>>"):
            lines += ["```pycon", block, "```", ""]
        elif block.startswith("    "):
            lines += ["```text", *(line[4:] for line in block.splitlines()), "```", ""]
        else:
            lines += [*block.splitlines(), ""]
    return lines
