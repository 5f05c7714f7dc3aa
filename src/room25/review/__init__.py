"""A game looked back on: at each decision what the seat believed, what was answered, what a bot would have answered, and why."""

__all__: list[str] = []
