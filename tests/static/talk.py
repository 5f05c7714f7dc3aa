"""What a page asks: the same script for the application here (`room25.site.asked.Asked`) and for the one in a page's Python."""

from __future__ import annotations

import asyncio
import json
from typing import Any

JSON = {"content-type": "application/json"}
BROKEN = {"edition": "base", "mode": "cooperation", "seats": 9}
PUBLIC: tuple[tuple[str, str, object], ...] = (
    ("GET", "/api/catalogue", None),
    ("GET", "/api/lessons", None),
    ("GET", "/api/season", None),
    ("GET", "/api/rules/base", None),
    ("GET", "/api/rules/nothing", None),
    ("GET", "/api/tables/nobody", None),
    ("GET", "/api/nothing", None),
    ("GET", "/healthz", None),
    ("PUT", "/api/catalogue", None),
    ("POST", "/api/check", BROKEN),
    ("POST", "/api/tables", "no table"),
    ("POST", "/api/records", {"record": "room25 1\\n"}),
    ("POST", "/api/check", {"edition": "season2", "mode": "team", "seats": 6}),
)


class Page:
    """The `Back` of a page (web/src/site/boot.ts), asked as `Asked` is."""

    def __init__(self, back: Any) -> None:
        self._back = back

    async def ask(self, method: str, path: str, headers: dict[str, str], body: bytes) -> tuple[int, object, bytes]:
        from js import Object  # type: ignore[import-not-found]
        from pyodide.ffi import to_js  # type: ignore[import-not-found]

        said = await self._back.ask(method, path, to_js(headers, dict_converter=Object.fromEntries), body.decode())
        return said.status, said.headers, said.body.encode()

    def open(self, path: str, hear: Any) -> Any:
        from pyodide.ffi import create_proxy

        return self._back.open(path, create_proxy(hear))


async def public(asked: Any) -> dict[str, str]:
    """The answers that are the same for everybody, each with its status."""
    found: dict[str, str] = {}
    for method, path, body in PUBLIC:
        status, _, said = await asked.ask(method, path, {} if body is None else JSON, json.dumps(body).encode())
        found[f"{method} {path}"] = found.get(f"{method} {path}", "") + f"{status} {said.decode()}"
    return found


async def brought(asked: Any, record: str) -> tuple[str, str]:
    """Bring a record, and see it from all eyes."""
    kept = (await asked.ask("POST", "/api/records", JSON, json.dumps({"record": record}).encode()))[2]
    id = json.loads(kept)["id"]
    replay = (await asked.ask("GET", f"/api/records/{id}/replay?pov=all&from=0&count=50", {}, b""))[2]
    return kept.decode(), replay.decode()


async def talk(asked: Any) -> str:
    """Lay a table, sit down, play the first thing that may be answered until the end, and ask for everything about the game."""
    bots = {"1": "explorer", "2": "search"}
    wanted = {"edition": "ultimate-en", "mode": "suspicion", "seats": 3, "bots": bots, "listed": False, "hints": True}
    wanted |= {"seats": 4, "bots": {**bots, "3": "explorer"}}
    found = await public(asked)

    async def must(method: str, path: str, body: object = None, key: str = "") -> str:
        headers = ({} if body is None else JSON) | ({"authorization": f"Bearer {key}"} if key else {})
        status, _, said = await asked.ask(method, path, headers, b"" if body is None else json.dumps(body).encode())
        assert status < 300, (method, path, status, said[:300])
        return str(said.decode())

    laid = json.loads(await must("POST", "/api/tables", wanted))
    table = f"/api/tables/{laid['table']['id']}"
    key = json.loads(await must("POST", f"{table}/seats", {"name": "Ada", "seat": 0}, laid["host"]))["key"]
    heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
    wire = asked.open(f"{table}/socket", lambda what, text: heard.put_nowait((what, text)))
    moves, last = 0, -1
    while True:
        what, text = await asyncio.wait_for(heard.get(), 60)
        assert what != "close", text
        if what == "open":
            wire.send(json.dumps({"type": "hello", "table": laid["table"]["id"], "key": key, "since": 0, "host": ""}))
            continue
        said = json.loads(text)
        assert said["type"] not in ("refused", "failed"), said
        view = said.get("view")
        if view is None:
            continue
        if view["result"]:
            break
        decision = view["decision"]
        mine = [who for who in view["options"] if who in decision["asked"] and decision["number"] != last]
        if mine:
            last = decision["number"]
            if not moves:
                found["hint"] = await must("GET", f"{table}/hint", key=key)
                found["odds"] = await must("GET", f"{table}/odds", key=key)
            moves += 1
            answer = f"{mine[0]} {view['options'][mine[0]][0]}"
            wire.send(json.dumps({"type": "play", "id": f"move-{moves}", "text": answer}))
    wire.close()
    assert "search" not in json.loads(found["hint"])["note"] and json.loads(found["odds"])["rooms"]
    found |= {"table": table, "record": await must("GET", f"{table}/record")}
    found["kept"], found["replay"] = await brought(asked, json.loads(found["record"])["record"])
    return json.dumps(found)
