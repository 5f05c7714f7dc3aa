"""The rulebook: every rule once, as a small function over a flat state."""

__all__: list[str] = []
