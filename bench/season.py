"""How hard the episodes of the season are: many games of each by `explorer`, fewer by `search`; about five minutes of one core.

    python bench/season.py             # writes src/room25/season/measured.toml
    python bench/season.py --look      # the same games, told and not written

Episodes play the same numbers of deals from the same seed. Of the games that `explorer` won every end is kept (lives, rounds left, games),
so that what two and three stars take can be judged without playing again.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from room25 import season
from room25.arena.plan import Chunk, Entrant, Matchup, entrants
from room25.arena.play import inside, play
from room25.bots.contract import Budget
from room25.engine.entries import matches
from room25.engine.table.state import FULL, PARTIAL

FILE = Path(season.__file__).with_name("measured.toml")
GAMES, THIN_GAMES, PLAYOUTS, SEED = 20_000, 400, 60, 25
PEOPLE = 4  # characters in a Solo
HEAD = f"""# How hard the episodes are, written by `python bench/season.py`: the wins of explorer in {GAMES:,} games of each, of search with
# {PLAYOUTS} playouts an answer in {THIN_GAMES}, and how the games that explorer won ended, as [lives, rounds left, games].
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--look", action="store_true", help="write nothing")
    look = parser.parse_args().look
    parts = [HEAD]
    for key in season.EPISODES:
        episode = season.load(key)
        ends = explored(episode)
        won, thin = sum(ends.values()), searched(episode)
        shares = [sum(n for end, n in ends.items() if season.stars(episode, end) >= least) / won for least in (2, 3)]
        print(
            f"{episode.number:2} {key:10} explorer {won / GAMES:6.1%}  search {thin / THIN_GAMES:6.1%}"
            f"  of the won: two stars and more {shares[0]:4.0%}, three {shares[1]:4.0%}",
            flush=True,
        )
        rows = ", ".join(f"[{end.lives}, {end.rounds}, {n}]" for end, n in sorted(ends.items(), key=_place))
        parts.append(
            f"[{key}]\nexplorer = {{ games = {GAMES}, won = {won} }}\n"
            f"search = {{ games = {THIN_GAMES}, won = {thin} }}\nends = [{rows}]\n"
        )
    if not look:
        FILE.write_text("\n".join(parts), encoding="utf-8")


def explored(episode: season.SeasonEpisode) -> Counter[season.End]:
    """Return how explorer's games were won, and how often each way."""
    assert len(episode.setup.characters) == PEOPLE
    results, _ = inside(_matchup(episode, "explorer"), Chunk(0, 0, GAMES), SEED)
    return Counter(
        season.End(True, int(row[matches.LEFT]), PEOPLE - int(row[matches.DEATHS]))
        for row in results[0]
        if row[matches.OVER] in (FULL, PARTIAL)
    )


def searched(episode: season.SeasonEpisode) -> int:
    """Return how many games search wins if it may hardly think."""
    played = play(_matchup(episode, f"search@{PLAYOUTS}"), Chunk(0, 0, THIN_GAMES), SEED, compiled=True)
    return sum(over in (FULL, PARTIAL) for over in played.overs)


def _matchup(episode: season.SeasonEpisode, bot: str) -> Matchup:
    entrant: Entrant = entrants([bot], [Budget()])[0]
    return Matchup(episode.setup, entrant, entrant)


def _place(row: tuple[season.End, int]) -> tuple[int, int]:
    end, _ = row
    return -end.lives, end.rounds


if __name__ == "__main__":
    main()
