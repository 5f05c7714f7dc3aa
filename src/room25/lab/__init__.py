"""The lab: studies of many games, over all cores or many machines, as Parquet and as one page with tables and plots."""

__all__: list[str] = []
