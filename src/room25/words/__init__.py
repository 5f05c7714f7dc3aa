"""The game in the player's language: answers, events, questions, odds and figures, for whatever shows them as text."""

__all__: list[str] = []
