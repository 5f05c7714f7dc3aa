"""Metrics, one file each: what a report says about the games of a study. A new file here is in every report."""

__all__: list[str] = []
