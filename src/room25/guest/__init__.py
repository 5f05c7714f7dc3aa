"""Guests: programs that sit down at a table through text, among them language models. They are shown what their seat may know."""

__all__: list[str] = []
