"""What a training run wants: one TOML file. Every key has a default; what is not known is refused."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, TypeVar

from room25.bots.registry import RULE_BOTS
from room25.errors import BadText
from room25.setup.kinds import GameKind, game_kinds

__all__ = [
    "Cells",
    "Imitation",
    "League",
    "Network",
    "Ppo",
    "Rival",
    "TrainConfig",
    "checked",
    "from_data",
    "measured",
    "mixture",
    "read",
]

T = TypeVar("T")


@dataclass(frozen=True)
class Cells:
    """Kinds of games, by patterns as in a shell: `*` is all of them."""

    edition: str = "*"
    mode: str = "*"
    level: str = "*"
    seats: str = "*"
    weight: float = 1.0  # how many games they get together, compared with other cells

    def has(self, kind: GameKind) -> bool:
        pairs = ((kind.edition, self.edition), (kind.mode, self.mode), (kind.level, self.level))
        return all(fnmatchcase(value, pattern) for value, pattern in (*pairs, (str(kind.seats), str(self.seats))))


@dataclass(frozen=True)
class Network:
    """How large the networks are."""

    width: int = 768
    blocks: int = 2
    critic: int = 384


@dataclass(frozen=True)
class Imitation:
    """What is learnt from a rule bot."""

    bot: str = "explorer"
    minutes: float = 0.75  # of the whole training, in which nothing else is learnt
    follow: float = 0.5  # share of the games that the bot itself plays meanwhile
    pull: float = 0.3  # how much its advice counts afterwards, fading …
    fade: float = 0.5  # … until so much of the whole training is over


@dataclass(frozen=True)
class Ppo:
    """How the rest is learnt."""

    rate: float = 7e-4
    clip: float = 0.2
    passes: int = 1
    entropy: float = 0.012
    discount: float = 0.998
    trace: float = 0.95
    belief: float = 0.05  # how much the beliefs about rooms and roles count
    belief_rows: float = 0.25  # of each batch
    settle: float = 0.3  # minutes in which the critic alone learns, if the run begins with an exported network


@dataclass(frozen=True)
class League:
    """Who else sits at the tables of games against each other."""

    share: float = 0.25  # of these games
    selves: int = 3  # past selves that are kept
    minutes: float = 0.7  # between two of them


@dataclass(frozen=True)
class Rival:
    """Somebody who does not learn and holds all other seats: then a best response is trained, and not a champion."""

    bot: str = ""  # a rule bot, or the file of an exported network; nothing: there is no rival
    side: str = "guards"  # what is trained, where roles are hidden: the guards or the prisoners


@dataclass(frozen=True)
class TrainConfig:
    """One training run, whole. `minutes` is all of it, however many pieces it takes."""

    seed: int = 1
    minutes: float = 8.0
    games: int = 65536
    steps: int = 32  # of every game between two lessons
    slices: int = 16  # lessons that these steps are cut into
    asides: int = 1
    symmetries: bool = True
    network: Network = field(default_factory=Network)
    imitation: Imitation = field(default_factory=Imitation)
    ppo: Ppo = field(default_factory=Ppo)
    league: League = field(default_factory=League)
    rival: Rival = field(default_factory=Rival)
    cells: tuple[Cells, ...] = (Cells(),)
    evaluation: tuple[Cells, ...] = ()  # what is measured in the end; nothing is said: all cells


PARTS = {"network": Network, "imitation": Imitation, "ppo": Ppo, "league": League, "rival": Rival}


def read(path: Path) -> TrainConfig:
    """Return the run that a file describes. Raises BadText if there is no such file, or something in it is not possible."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadText(f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadText(f"{path} is no TOML: {error}") from None
    return from_data(data, str(path))


def from_data(data: dict[str, Any], where: str) -> TrainConfig:
    """Return the run that these values describe; `where` is said in errors."""
    given = dict(data)
    for name, part in PARTS.items():
        if name in given:
            given[name] = _made(part, given[name], f"{where}, [{name}]")
    for name in ("cells", "evaluation"):
        rows = given.get(name, ())
        if name in given and (not isinstance(rows, list) or not rows):
            raise BadText(f"{where}: {name} is a list of tables, [[{name}]] each")
        if rows:
            given[name] = tuple(_made(Cells, row, f"{where}, [[{name}]]") for row in rows)
    return checked(_made(TrainConfig, given, where), where)


def _made(kind: type[T], given: Any, where: str) -> T:
    """A part of a run from its table. Raises BadText for keys that it does not have and values of another kind."""
    if not isinstance(given, dict):
        raise BadText(f"{where} must be a table")
    known = {f.name: f for f in fields(kind)}  # type: ignore[arg-type]
    for key, value in given.items():
        if key not in known:
            raise BadText(f"{where}: there is no {key!r}; there are {', '.join(known)}")
        wanted = str(known[key].type)
        if wanted == "float" and isinstance(value, int) and not isinstance(value, bool):
            given = {**given, key: float(value)}
        elif wanted == "str" and isinstance(value, int):
            given = {**given, key: str(value)}
        elif wanted in ("int", "float", "str", "bool") and type(value).__name__ != wanted:
            raise BadText(f"{where}: {key} is {value!r}, and should be of the kind {wanted}")
    return kind(**given)


def checked(config: TrainConfig, where: str) -> TrainConfig:
    """Return the run. Raises BadText for what cannot be."""
    if config.steps < 1 or config.slices < 1 or config.steps % config.slices:
        raise BadText(f"{where}: {config.steps} steps cannot be cut into {config.slices} slices")
    if not 0 <= config.asides <= 100:
        raise BadText(f"{where}: asides is {config.asides}: a seat may do 0 to 100 things in addition to an answer")
    if config.minutes <= 0 or min(config.network.width, config.network.critic) < 8 or config.league.selves < 0:
        raise BadText(f"{where}: a run needs time, and networks of a width of 8 at least")
    if config.imitation.bot not in RULE_BOTS:
        raise BadText(f"{where}: {config.imitation.bot!r} is not a rule bot: they are {', '.join(RULE_BOTS)}")
    if config.rival.side not in ("guards", "prisoners"):
        raise BadText(f"{where}: a best response plays the guards or the prisoners, not {config.rival.side!r}")
    if config.rival.bot and config.rival.bot not in RULE_BOTS and not Path(config.rival.bot).is_file():
        raise BadText(f"{where}: {config.rival.bot!r} is no rule bot and no file: they are {', '.join(RULE_BOTS)}")
    mixture(config)
    measured(config)
    return config


def kinds_of(cells: Cells) -> list[GameKind]:
    """Return the kinds of games that a cell names. Raises BadText if there are none."""
    found = [kind for kind in game_kinds() if cells.has(kind)]
    if not found:
        raise BadText(f"there are no games {cells.edition} {cells.mode} {cells.level} with {cells.seats} seats")
    return found


def measured(config: TrainConfig) -> list[GameKind]:
    """Return the kinds of games that are measured in the end."""
    return list(dict.fromkeys(kind for cells in config.evaluation or config.cells for kind in kinds_of(cells)))


def mixture(config: TrainConfig) -> dict[GameKind, int]:
    """Return how many games of each kind are played at once. Raises BadText if a cell has no kinds, or there are too few games."""
    weights: dict[GameKind, float] = {}
    for cells in config.cells:
        found = kinds_of(cells)
        for kind in found:
            weights[kind] = weights.get(kind, 0.0) + cells.weight / len(found)
    total = sum(weights.values())
    if config.games < len(weights) or total <= 0:
        raise BadText(f"{config.games} games are too few for {len(weights)} kinds")
    counts = {kind: max(1, int(config.games * weight / total)) for kind, weight in weights.items()}
    most = max(counts, key=lambda kind: counts[kind])
    counts[most] += config.games - sum(counts.values())
    if counts[most] < 1:
        raise BadText(f"{config.games} games are too few for these weights")
    return counts
