"""`room25 examples`: the examples and the ready studies, copied into a folder where you can change them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

__all__ = ["examples"]


def examples(
    folder: Annotated[Path | None, typer.Argument(help="Where to copy them; without it they are only listed.")] = None,
) -> None:
    """Copy the examples and the ready studies of the lab into a folder of yours; without a folder, list them. Nothing is overwritten."""
    import shutil

    from room25.errors import Room25Error

    named = {path.name: path for path in _files()}
    if folder is None:
        for name, path in named.items():
            print(f"{name:<20} {_about(path)}".rstrip())
        print("room25 examples DIR copies them into a folder.")
        return
    there = [name for name in named if (folder / name).exists()]
    if there:
        raise Room25Error(f"{folder} has {there[0]} already, and nothing is overwritten: name another folder")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, path in named.items():
            shutil.copyfile(path, folder / name)
    except OSError as error:
        raise Room25Error(f"the folder {folder} cannot be used: {error.strerror}") from None
    print(
        f"{len(named)} files are in {folder}: python {folder / 'my_bot.py'} runs a bot, room25 lab {folder / 'editions.toml'} a study."
    )


def _files() -> list[Path]:
    """Bots and programs first, then studies."""
    from room25.resources import resource

    programs = [path for path in sorted(resource("examples").iterdir()) if path.suffix in (".py", ".ipynb")]
    return [*programs, *sorted(resource("docs", "studies").glob("*.toml"))]


def _about(path: Path) -> str:
    """The first sentence of a program, the title of a study."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        import tomllib

        return str(tomllib.loads(text).get("title", ""))
    if path.suffix == ".ipynb":
        return "a notebook that takes a study apart"
    import ast

    return (ast.get_docstring(ast.parse(text)) or "").splitlines()[0].partition(": ")[0]
