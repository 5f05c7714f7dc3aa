"""What bots think with: plain functions over flat records, interpreted at the table and compiled for millions of playouts.

Everything here takes a seat and reads a table through that seat's eyes (`beliefs.kind_seen`), so it answers the same on a view as on
the state behind it; the laws check that.
"""

__all__: list[str] = []
