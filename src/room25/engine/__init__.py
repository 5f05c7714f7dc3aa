"""The engine: everything that compiles, and nothing else. Numbers and fixed arrays; no file, no clock, no float, no host."""

__all__: list[str] = []
