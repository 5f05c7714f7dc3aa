"""Online play: tables that keep what they acknowledge, and send each seat what it may know."""

__all__: list[str] = []
