"""What a seat may know: a view is filled from nothing, never emptied; everything that serves a seat takes one."""

__all__: list[str] = []
