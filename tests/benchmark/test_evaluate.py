"""`room25 evaluate`: the same numbers everywhere, a file that can be checked, and agents of every kind."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from room25.benchmark import agents, submission
from room25.benchmark.believe import Sums, add, read
from room25.benchmark.readable import area
from room25.benchmark.run import evaluate
from room25.benchmark.tasks import Task, named
from room25.bots import registry
from room25.bots.contract import BotError
from room25.bots.host import Host
from room25.cli import app
from room25.engine.rules.rooms import REGISTRY
from room25.engine.table.board import cell_name
from room25.engine.table.state import GUARD
from room25.errors import BadText, Room25Error
from room25.game import Game
from room25.setup.lay import CHARACTER_NAMES

HERE = Path(__file__).parent
OWN = HERE / "own_agents.py"
FEW = "coop-base-4-v1,solo-ultimate-v1,suspicion-6-guards-v1,beliefs-6-v1,lies-6-v1"


def played(names: str, tasks: str = "solo-base-v1", workers: int = 1, parts: int = 75) -> dict[str, Any]:
    return evaluate([agents.agent(name) for name in names.split(",")], named(tasks), parts, workers)


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    return played("explorer-v1,uniform-v1", FEW)


def test_the_file_is_the_same_byte_by_byte_with_another_number_of_workers(told: dict[str, Any], tmp_path: Path) -> None:
    submission.write(tmp_path / "one.json", told)
    submission.write(tmp_path / "two.json", played("explorer-v1,uniform-v1", FEW, workers=2))
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()


def test_a_file_holds_no_clock_and_no_folder(told: dict[str, Any]) -> None:
    text = json.dumps(told)
    assert "seconds" not in text and str(Path.cwd()) not in text


def test_a_file_that_was_made_here_holds(told: dict[str, Any], tmp_path: Path) -> None:
    submission.write(tmp_path / "a.json", told)
    assert submission.check(tmp_path / "a.json") == []


def test_a_file_with_a_game_that_was_not_played_so_does_not_hold(told: dict[str, Any], tmp_path: Path) -> None:
    lied = json.loads(json.dumps(told))
    row = lied["agents"][0]["tasks"]["room25/coop-base-4-v1"]
    row["played"] = "w000000" + row["played"][7:]
    submission.write(tmp_path / "a.json", lied)
    assert any("coop-base-4-v1, game 0: it is" in line for line in submission.check(tmp_path / "a.json", sample=1))


def test_a_file_with_another_win_rate_than_its_games_have_does_not_hold(told: dict[str, Any], tmp_path: Path) -> None:
    lied = json.loads(json.dumps(told))
    lied["agents"][1]["tasks"]["room25/coop-base-4-v1"]["won"]["share"] = 0.75
    submission.write(tmp_path / "a.json", lied)
    assert any(
        "0.75 of the games are not what its words say" in line
        for line in submission.check(tmp_path / "a.json", sample=1)
    )


def test_a_number_that_no_word_tells_is_found_by_playing_everything(tmp_path: Path) -> None:
    lied = played("explorer-v1", "beliefs-6-v1", parts=100)
    lied["agents"][0]["tasks"]["room25/beliefs-6-v1"]["rooms"]["brier"]["mean"] = 0.001
    submission.write(tmp_path / "a.json", lied)
    assert submission.check(tmp_path / "a.json", sample=1) == []
    (line,) = submission.check(tmp_path / "a.json", sample=0)
    assert line.startswith("explorer-v1 in room25/beliefs-6-v1: rooms is")


def test_what_is_no_file_of_the_benchmark_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('{"format": 1}', encoding="utf-8")
    with pytest.raises(BadText, match="lacks something that a file of the benchmark has"):
        submission.check(tmp_path / "a.json")
    with pytest.raises(Room25Error, match=r"cannot be read: No such file"):
        submission.read(tmp_path / "b.json")


def test_whoever_states_no_beliefs_is_told_so_and_not_scored(told: dict[str, Any]) -> None:
    explorer, uniform = (agent["tasks"]["room25/beliefs-6-v1"] for agent in told["agents"])
    assert uniform["rooms"] is None and uniform["guards"] is None
    assert 0 < explorer["rooms"]["brier"]["mean"] < 1 and explorer["guards"]["of"] > 0


def test_two_agents_are_partners_too(told: dict[str, Any]) -> None:
    assert told["crossplay"] == []  # not without the task in which they are
    (pair,) = played("explorer-v1,cautious-v1", "coop-ultimate-4-v1")["crossplay"]
    assert (pair["agent"], pair["partner"]) == ("cautious-v1", "explorer-v1")


@pytest.mark.parametrize(
    "name",
    [
        f"{OWN}:Sure",
        str(agents.SOLONET),
        f"{agents.SOLONET}:apprentice",
        "search@5",
        f"program:{sys.executable} -m room25 bot explorer",
        "own_agents:first_offered",
    ],
    ids=["file", "network", "apprentice", "search", "program", "function"],
)
def test_agents_of_every_kind_are_evaluated(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(HERE))
    (found,) = played(name, parts=100)["agents"]
    assert found["tasks"]["room25/solo-base-v1"]["won"]["of"] == 3
    assert str(HERE) not in json.dumps(found)


def test_a_program_states_its_beliefs_by_the_protocol() -> None:
    lines = played(f"program:{sys.executable} -m room25 bot explorer,explorer-v1", "beliefs-6-v1", parts=100)["agents"]
    ours, frozen = (agent["tasks"]["room25/beliefs-6-v1"] for agent in lines)
    assert ours["rooms"] == frozen["rooms"] and ours["guards"] == frozen["guards"]


def test_budgets_are_not_given_in_seconds() -> None:
    with pytest.raises(Room25Error, match=r"looks at no clock.*say playouts, as in search@100"):
        agents.agent("search@0.5s")


def test_nobody_is_seated_who_sees_everything() -> None:
    with pytest.raises(BotError, match="clairvoyant sees everything"):
        agents.agent("clairvoyant@100")


def test_an_agent_that_is_nowhere_is_refused_with_what_there_is() -> None:
    with pytest.raises(BotError, match=r"there is no bot 'nobody'.*or a frozen agent: uniform-v1"):
        agents.agent("nobody")


def test_odds_that_are_none_are_refused() -> None:
    with pytest.raises(Room25Error, match=r"states odds that make 0.5, not 1, for the rooms in A1"):
        played(f"{OWN}:Sure", "beliefs-6-v1", parts=100)
    with pytest.raises(BotError, match=r"states 2 as the odds of alice being a guard"):
        read("it", {"guards": {"alice": 2}})


def test_who_knows_the_truth_has_the_best_scores() -> None:
    task = next(iter(named("beliefs-6-v1")))
    game = midgame(task)
    s, view = game.state(), game.view(0)
    truth = {
        "rooms": {
            cell: {key: 1.0}
            for cell, key in ((cell_name(s.cell_of[tile]), REGISTRY[s.kind[tile]].key) for tile in range(25))
        },
        "guards": {name: float(s.role[c] == GUARD) for c, name in enumerate(CHARACTER_NAMES) if s.owner[c] >= 0},
    }
    sums = Sums()
    stated = read("it", truth)
    assert stated is not None
    add(s, view.flat, stated, sums, "it")
    assert sums.rooms.of > 5 and sums.guards.of == 5
    assert sums.rooms.brier == sums.rooms.log == sums.guards.brier == sums.guards.log == 0


def midgame(task: Task) -> Game:
    game = Game(task.setup, task.seed)
    host = Host(game, {seat: registry.make("explorer", seat) for seat in range(6)})
    for _ in range(30):
        host.step()
    return game


def test_an_area_is_one_half_for_luck_and_one_for_certainty() -> None:
    assert area([(0.1, 0), (0.2, 0), (0.9, 1)]) == 1
    assert area([(0.5, 0), (0.5, 1)]) == 0.5
    assert area([(0.9, 0), (0.1, 1)]) == 0
    assert area([(0.9, 0)]) is None


def test_the_command_prints_a_table_and_checks_its_own_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    said = CliRunner().invoke(
        app,
        ["evaluate", "cautious-v1", "--tasks", "solo-base-v1", "--parts", "100", "--json", str(path), "--workers", "1"],
    )
    assert said.exit_code == 0 and "room25/solo-base-v1" in said.output
    assert CliRunner().invoke(app, ["evaluate", "--check", str(path), "--workers", "1"]).exit_code == 0
