"""Drawing by hand: a few shapes as SVG text, and how wide a text is at most, so that it stays inside its box."""

from __future__ import annotations

from html import escape

__all__ = ["BOLD", "FONT", "blend", "group", "shape", "text", "width", "wrap"]

FONT = "'DejaVu Sans', Verdana, 'Segoe UI', 'Noto Sans', sans-serif"
# how wide letters of a wide font are, in parts of its size
NARROW = set("iljtfI.,:;'’|!()[] \u00a0ії-")
WIDE = set("mwMWшщжюмфыШЩЖЮМФ%—→✖▲●◆“@")
BOLD = 1.1


def width(text: str, size: float, bold: bool = False) -> float:
    """No narrower than the text will be in any of our fonts."""
    parts = (0.42 if c in NARROW else 1.0 if c in WIDE else 0.8 if c.isupper() else 0.69 for c in text)
    return sum(parts) * size * (BOLD if bold else 1)


def wrap(text: str, size: float, room: float) -> list[str]:
    """Break a text into lines that are not wider than the room; a word that is too long is cut."""
    lines = [""]
    for word in text.split(" "):
        while width(word, size) > room:
            keep = next(n for n in range(len(word) - 1, 0, -1) if n == 1 or width(word[:n], size) <= room)
            lines += [word[:keep], ""]
            word = word[keep:]
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return [line for line in lines if line]


def text(x: float, y: float, words: str, size: float, room: float = 0.0, **style: object) -> str:
    """A text; one that may be wider than its room is squeezed into it."""
    bold = style.get("font_weight") == "bold"
    if room and width(words, size, bold) > room:
        style |= {"textLength": f"{room:g}", "lengthAdjust": "spacingAndGlyphs"}
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{_attributes(style)}>{escape(words)}</text>'


def shape(name: str, **values: object) -> str:
    """`shape("rect", x=1, y=2, width=3, height=4, fill="#fff")`."""
    return f"<{name}{_attributes(values)}/>"


def group(parts: list[str], **values: object) -> str:
    return f"<g{_attributes(values)}>{''.join(parts)}</g>"


def _attributes(values: dict[str, object]) -> str:
    out = []
    for name, value in values.items():
        said = f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)
        key = name if name in ("textLength", "lengthAdjust", "viewBox") else name.rstrip("_").replace("_", "-")
        out.append(f' {key}="{escape(said)}"')
    return "".join(out)


def blend(low: str, high: str, part: float) -> str:
    """A colour between two, `#rrggbb`."""
    mixed = (round(int(low[i : i + 2], 16) * (1 - part) + int(high[i : i + 2], 16) * part) for i in (1, 3, 5))
    return "#" + "".join(f"{value:02x}" for value in mixed)
