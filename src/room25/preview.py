"""What a page shows of itself where its link is shared: a title, a sentence and a picture, in one of the four languages.

A server fills its first page for whoever asks; a site without a server has a page for each language, filled once.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

from room25.errors import Room25Error
from room25.texts import LANGUAGES, Texts

__all__ = ["Preview", "base_address", "fill", "fill_site", "front", "invitation", "wanted_language"]

PICTURE = "preview.png"  # beside the page: web/art/preview.png
SIZE = (1200, 630)
PLACE = re.compile(r"<!-- preview -->.*?<!-- end of preview -->", re.DOTALL)  # in web/index.html
SPOKEN = re.compile(r'<html lang="[a-z]*"')


@dataclass(frozen=True)
class Preview:
    """What is said, in which language."""

    language: str
    title: str
    text: str


def front(language: str) -> Preview:
    """Of the game as a whole."""
    texts = Texts(language)
    title = f"{texts('term-title')} · {texts('web-fact-game')}"
    return Preview(language, title, f"{texts('web-tagline')} {texts('web-fact-people')}.")


def invitation(language: str, edition: str, mode: str, host: str, free: int) -> Preview:
    """Of a table before its game, for whoever has its link: which game it is, who invites (if somebody does), how many seats are free."""
    texts = Texts(language).at(edition, {})
    invited = texts("web-invited-by", host=host) if host else texts("web-invited")
    parts = (texts(f"edition-{edition}"), texts.mode(mode), texts("web-free-seats", count=free))
    return Preview(language, f"{texts('term-title')} · {invited}", f"{', '.join(parts)}. {texts('web-tagline')}")


def fill(page: str, preview: Preview, base: str = "") -> str:
    """The page with this preview in the place that it has for one; the picture needs the whole address at which the page lies."""
    lines = [f"<title>{escape(preview.title)}</title>", _meta("name", "description", preview.text)]
    lines += [_meta("property", f"og:{name}", text) for name, text in _told(preview, base)]
    lines.append(_meta("name", "twitter:card", "summary_large_image" if base else "summary"))
    place = "\n    ".join(("<!-- preview -->", *lines, "<!-- end of preview -->"))
    return SPOKEN.sub(f'<html lang="{preview.language}"', PLACE.sub(lambda _: place, page, count=1), count=1)


def _told(preview: Preview, base: str) -> list[tuple[str, str]]:
    told = [("type", "website"), ("site_name", "Room 25"), ("title", preview.title), ("description", preview.text)]
    if base:
        told.append(("image", base + PICTURE))
        told += [(f"image:{name}", str(number)) for name, number in zip(("width", "height"), SIZE)]
    return told


def _meta(kind: str, name: str, text: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(text)}" />'


def fill_site(folder: Path, base: str = "") -> None:
    """Fill the first page of a site, and write the same page with its preview in the other languages beside it (`fr.html`)."""
    page = (folder / "index.html").read_text(encoding="utf-8")
    for language in LANGUAGES:
        name = "index.html" if language == "en" else f"{language}.html"
        (folder / name).write_text(fill(page, front(language), base), encoding="utf-8")


def wanted_language(header: str) -> str:
    """The language of ours that `Accept-Language` wants most; English if it wants none of them."""
    wanted: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        tag, _, weight = part.partition(";q=")
        language = tag.strip().split("-")[0].lower()
        try:
            much = float(weight or 1)
        except ValueError:
            continue
        if language in LANGUAGES and much > 0:
            wanted.append((-much, language))
    return min(wanted, key=lambda one: one[0], default=(0.0, "en"))[1]


def base_address(said: str, option: str, may_have_path: bool = False) -> str:
    """An address under which the world finds the page, with a slash at its end; empty if none is said. Raises Room25Error."""
    if not said:
        return ""
    like = "https://HOST" + ("/PATH" if may_have_path else "")
    wrong = Room25Error(f"{option} {said!r} is no address of a page: say {like}")
    try:
        parts = urlsplit(said)
        host = parts.hostname
        _ = parts.port
    except ValueError:
        raise wrong from None
    is_plain = not (parts.query or parts.fragment or parts.username or re.search(r"[\s<>\"'\\]", said))
    if parts.scheme not in ("http", "https") or not host or not is_plain:
        raise wrong
    if not may_have_path and parts.path not in ("", "/"):
        raise wrong
    return said.rstrip("/") + "/"
