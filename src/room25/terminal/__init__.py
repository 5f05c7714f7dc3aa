"""The terminal game: screens made from a seat's view, and what people type. `room25 play` opens it."""

__all__: list[str] = []
