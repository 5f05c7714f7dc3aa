"""Where the editions disagree: one named switch a disagreement, set from the edition's file and the host's options."""

from __future__ import annotations

ALARM = 0  # entering Room 25 early cuts the countdown to five (TIME-13)
DIRECT = 1  # tokens are played straight from the hand, nothing is programmed (MODE-SOLO-01)
DEATHS = 2  # how many deaths a Cooperation or Solo survives (WIN-COOP-01, WIN-SOLO-01)
REMINDERS = 3  # reminder tokens are in use (TOKEN-REM-01, BUILD-07)

NAMES = ("alarm", "direct", "deaths", "reminders")
