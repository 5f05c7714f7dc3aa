"""A server that loses its expansion keeps the tables that were played with it, and says what is missing."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.request import Request, urlopen

from room25.studio import new
from server.killable import Killable


def test_a_table_of_an_expansion_that_is_gone_is_kept_and_says_so(tmp_path: Path) -> None:
    folder, database = tmp_path / "hot-rooms", f"sqlite:///{tmp_path / 'room25.sqlite'}"
    new.expansion(folder, "ultimate-en")
    new.room(folder, "furnace")
    wanted = {"edition": "hot-rooms", "mode": "solo", "seats": 1, "bots": {"0": "cautious"}}
    with Killable(tmp_path, database, "--with", str(folder)) as server:
        request = Request(
            f"http://{server.host}/api/tables", json.dumps(wanted).encode(), {"content-type": "application/json"}
        )
        with urlopen(request, timeout=60) as answer:
            table = json.load(answer)["table"]
    assert table["only_shown"] == ""
    with (
        Killable(tmp_path, database) as server,
        urlopen(f"http://{server.host}/api/tables/{table['id']}", timeout=60) as answer,
    ):
        shown = json.load(answer)
    assert shown["chosen"] == table["chosen"]
    assert f"the expansion {table['chosen']['with_'][0]}, which is not here" in shown["only_shown"]
    address = f"/api/tables/{table['id']}"
    with (
        Killable(tmp_path, database, "--with", str(folder)) as server,
        urlopen(f"http://{server.host}{address}", timeout=60) as answer,
    ):
        assert json.load(answer)["only_shown"] == ""
