"""Promise 8: the chance of a table was fixed before anybody knew it, everybody had a part in it, and anybody can check it.

Twenty games over the wire. Each is checked three times: by a computation written here from nothing but SHA-2, by
`tablee replay --verify`, and by the program that does it in a browser (web/src/lib/verify.ts).
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from copy import deepcopy
from hashlib import sha256, sha512
from pathlib import Path
from typing import Any

import pytest
from tools import client

from tablee.cli import main
from tablee.gamekit.rules import Rules
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng
from tablee.server.store.document import Document
from tablee.server.wire import messages
from tests.inside import inside

from .kit import SHORT, Chair, House, Message, Player, finish, house, in_loop, play

TABLES: dict[str, list[tuple[str, ...]]] = {
    "dice-throne": [("me", "person")] * 6 + [("me", "bot:random")] * 2 + [("me", "person", "person"), ("me", "me")],
    "dungeon-dice": [("me", "person")] * 2 + [("me", "person", "person"), ("me", "bot:greedy")],
    "super-dungeon": [("me", "person", "person"), ("me", "bot:greedy")],
    "champions": [("me", "person")] * 5
    + [("me",)] * 2
    + [("me", "bot:thrifty"), ("me", "me"), ("me", "person", "person")],
}


#: streams from which heroes and sets are drawn that nobody has chosen
SETUP = {"dice-throne": {"setup"}, "dungeon-dice": set(), "super-dungeon": set(), "champions": {"setup"}}


# ---------------------------------------------------------------------- chance, written down once more
class Bytes:
    """Byte p of a stream is byte p mod 64 of SHA-512(key + "stream:" + (p div 64))."""

    def __init__(self, seed: str, stream: str) -> None:
        self.key = sha512(b"tablee:" + seed.encode()).digest()
        self.stream = stream
        self.at = 0

    def next(self) -> int:
        block = sha512(self.key + f"{self.stream}:{self.at // 64}".encode()).digest()
        self.at += 1
        return block[(self.at - 1) % 64]

    def number(self, sides: int, bytes: int) -> int:
        """The first number that every remainder has the same share in."""
        top = 256**bytes
        while True:
            value = int.from_bytes([self.next() for _ in range(bytes)], "big")
            if value < top // sides * sides:
                return value % sides

    def draw(self, kind: str, sides: int, n: int) -> list[int]:
        if kind == "die":
            return [self.number(sides, 1) + 1 for _ in range(n)]
        if kind == "below":
            return [self.number(sides, 2) for _ in range(n)]
        order = list(range(sides))
        for last in range(sides - 1, 0, -1):
            with_ = self.number(last + 1, 2)
            order[last], order[with_] = order[with_], order[last]
        return order


def promised(secret: str) -> str:
    return sha256(sha512(b"tablee:" + secret.encode()).digest()).hexdigest()


def recomputed(reveal: Message) -> dict[str, int]:
    """Every draw again, in order and without a gap; how many bytes of each stream were used."""
    streams: dict[str, Bytes] = {}
    for draw in reveal["draws"]:
        stream = streams.setdefault(draw["stream"], Bytes(reveal["seed"], draw["stream"]))
        assert draw["place"] == stream.at, f"bytes of {draw['stream']} were left out or used twice"
        assert stream.draw(draw["kind"], draw["sides"], len(draw["got"])) == draw["got"], draw
    return {name: stream.at for name, stream in streams.items()}


# ---------------------------------------------------------------------- tables
async def played(one: House, game: str, seats: tuple[str, ...], n: int) -> tuple[list[Chair], str, list[str]]:
    """A whole game; what was promised before anybody but the host was there, and everybody's nonces."""
    nonces = [f"{game}-{n}-host"]
    table, token = await one.table(game, seats, SHORT.get(game))
    before = one.hub.rooms[table].document.commitment
    chairs = [await one.join(table, token, nonce=nonces[0])]
    assert chairs[0].screen.all("welcome")[0]["commitment"] == before
    for seat, who in enumerate(seats):
        if who == "person":
            nonces.append(f"{game}-{n}-{seat}")
            chairs.append(await one.invited(chairs[0], seat, nonce=nonces[-1]))
    await finish(chairs, Player(f"{game} {n}"))
    for chair in chairs:
        assert {m["commitment"] for m in chair.screen.all("welcome")} == {before}
    return chairs, before, nonces


@pytest.mark.parametrize("game", TABLES)
@in_loop
async def test_the_chance_of_a_game_can_be_checked_by_anybody(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found: list[Message] = []
    draws = 0
    async with house(f"chance {game}") as one:
        for n, seats in enumerate(TABLES[game]):
            chairs, before, nonces = await played(one, game, seats, n)
            room = chairs[0].room
            reveal = await chairs[-1].ask("reveal")
            assert promised(reveal["secret"]) == reveal["commitment"] == before
            assert reveal["nonces"] == nonces
            assert reveal["seed"] == "/".join([reveal["secret"], *nonces])
            used = recomputed(reveal)
            setup = {draw["stream"] for draw in room.document.drawn}
            assert setup == SETUP[game], "what was drawn before there was a game is shown too"
            during = {name: place for name, place in used.items() if name not in setup}
            assert written(room.rows[-1].places) == during, "what was drawn while it was played is not what is shown"
            assert redrawn(room.rules, room.document, reveal) == room.document.header.setup  # type: ignore[union-attr]
            draws += len(reveal["draws"])
            text = await room.export(0)
            assert f"\nseed {reveal['seed']}\n" in text
            assert verdict(tmp_path, capsys, text).endswith(f"every fingerprint fits, {room.document.result}")
            found.append({**reveal, "promised": before, "nonce": nonces[-1]})
    assert draws > {"dice-throne": 300, "dungeon-dice": 300, "super-dungeon": 100, "champions": 40}[game]
    assert_the_browser_agrees(found)


class Told(Rng):
    """Draws what a reveal says was drawn, in order."""

    def __init__(self, draws: list[Message]) -> None:
        super().__init__(b"", {})
        self.draws = iter(draws)

    def below(self, n: int, stream: str) -> int:
        draw = next(self.draws)
        assert (draw["kind"], draw["stream"], draw["sides"]) == ("below", stream, n)
        return int(draw["got"][0])

    def shuffled(self, items: Sequence[int], stream: str) -> tuple[int, ...]:
        draw = next(self.draws)
        assert (draw["kind"], draw["stream"], draw["sides"]) == ("shuffle", stream, len(items))
        return tuple([items[n] for n in draw["got"]])


def redrawn(rules: Rules[Game], document: Document, reveal: Message) -> dict[str, Any]:
    """The setup that follows from the first draws of a reveal and from nothing else."""
    return rules.setup(document.options, len(document.seats), "another seed", Told(reveal["draws"]))


def written(places: str) -> dict[str, int]:
    """What the journal of the server noted while the game went on."""
    return {name: int(place) for name, place in [part.rsplit(":", 1) for part in places.split(",")]}


def verdict(folder: Path, capsys: pytest.CaptureFixture[str], text: str) -> str:
    path = folder / "game.journal"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit, match=r"^0$"):
        main(["replay", str(path), "--verify"])
    return capsys.readouterr().out.strip()


# ---------------------------------------------------------------------- the browser
SCRIPT = """
import ts from "typescript";
import { readFileSync } from "node:fs";
const options = { compilerOptions: { module: "ESNext", target: "ES2022" } };
const source = ts.transpileModule(readFileSync("src/lib/verify.ts", "utf8"), options).outputText;
const { verify } = await import("data:text/javascript," + encodeURIComponent(source));
const games = JSON.parse(readFileSync(0, "utf8"));
const checks = await Promise.all(games.map((game) => verify(game, game.promised, game.nonce)));
console.log(JSON.stringify(checks));
"""


def in_the_browser(games: list[Message]) -> list[list[Message]]:
    """The checks of web/src/lib/verify.ts for each game."""
    node, _ = client.find_node(fetch=False)
    done = subprocess.run(
        [node, "--input-type=module", "-e", SCRIPT],
        cwd=client.WEB,
        input=json.dumps(games),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    checks: list[list[Message]] = json.loads(done.stdout)
    return checks


def failing(checks: list[Message]) -> list[str]:
    return [check["id"] for check in checks if not check["holds"]]


def assert_the_browser_agrees(found: list[Message]) -> None:
    """Honest games hold; the same with something turned do not."""
    for game, checks in zip(found, in_the_browser(found), strict=True):
        assert [check["id"] for check in checks] == ["commitment", "seed", "nonce", "draws", "gaps"]
        assert failing(checks) == []
        assert next(check["n"] for check in checks if check["id"] == "draws") == len(game["draws"])
    lies: list[tuple[Message, list[str]]] = []
    for game in found[:3]:
        turned = deepcopy(game)
        draw = next(draw for draw in turned["draws"] if draw["kind"] != "shuffle" or draw["sides"] > 1)
        draw["got"] = (
            [*draw["got"][1:], draw["got"][0]] if draw["kind"] == "shuffle" else [draw["got"][0] % draw["sides"] + 1]
        )
        lies.append((turned, ["draws"]))
        lies.append(({**game, "secret": "0" * 32}, ["commitment", "seed"]))
        lies.append(({**game, "nonce": "never given"}, ["nonce"]))
        without = {**game, "draws": [draw for draw in game["draws"] if draw is not game["draws"][0]]}
        if any([draw["stream"] == game["draws"][0]["stream"] for draw in without["draws"]]):
            lies.append((without, ["gaps"]))
    for (_, want), checks in zip(lies, in_the_browser([game for game, _ in lies]), strict=True):
        assert failing(checks) == want


# ---------------------------------------------------------------------- everybody has a part in it
@in_loop
async def test_every_nonce_changes_the_dice() -> None:
    """The same secret of the table, and one person who gives another nonce: another game."""
    starts: dict[str, Any] = {}
    for nonces in (("a", "b"), ("a", "c"), ("d", "b")):
        async with house("the same secret") as one:
            table, token = await one.table("dice-throne", ("me", "person"), {"heroes": "paladin,paladin"})
            host = await one.join(table, token, nonce=nonces[0])
            assert (
                starts.setdefault("commitment", host.screen.welcome["commitment"]) == host.screen.welcome["commitment"]
            )
            await one.invited(host, 1, nonce=nonces[1])
            assert host.room.session is not None
            players = inside(host.room.session.game).players
            starts["/".join(nonces)] = [(player.hand, player.deck) for player in players]
    hands = [str(hand) for name, hand in starts.items() if name != "commitment"]
    assert len(set(hands)) == 3


@in_loop
async def test_who_comes_later_changes_nothing_that_was_promised() -> None:
    """A seat that a bot played is taken by a person in mid-game: the seed stays, and their nonce is not in it."""
    async with house() as one:
        table, token = await one.table("champions", ("me", "bot:random"))
        host = await one.join(table, token, nonce="host")
        await play([host], Player("late"), 4)
        seed = host.room.document.header.seed  # type: ignore[union-attr]
        guest = await one.invited(host, 1, nonce="late")
        assert not any([welcome["owes"] for welcome in guest.screen.all("welcome")])
        assert await guest.refused("nonce", nonce="late") == "ui-refused-started"
        await play([host, guest], Player("late on"))
        reveal = await guest.ask("reveal")
        assert (reveal["seed"], reveal["nonces"]) == (seed, ["host"])
        recomputed(reveal)


@in_loop
async def test_a_nonce_cannot_pretend_to_be_another() -> None:
    """The parts of a seed are told apart by a sign that no nonce may contain."""
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "person"))
        host = await one.join(table, token, nonce="")
        for nonce in ("a/b", "a b", "é", "x" * 65, "a\n", ""):
            with pytest.raises(messages.Malformed):
                await host.tell("nonce", id="n", nonce=nonce)
        assert host.room.document.holders[0].nonce == ""


# ---------------------------------------------------------------------- first the promise, then the nonces
@in_loop
async def test_nobody_gives_a_nonce_before_the_table_has_promised() -> None:
    """Neither with a new table nor with an invitation: only a connection, which was greeted with the commitment."""
    for kind, body in (
        (messages.NewTable, {"game": "dice-throne", "seats": ["me"]}),
        (messages.TakeSeat, {"code": "x"}),
    ):
        messages.reader(kind)(json.dumps(body).encode())
        with pytest.raises(messages.Malformed, match="nonce"):
            messages.reader(kind)(json.dumps({**body, "nonce": "early"}).encode())
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "bot:random"))
        host = await one.join(table, token, nonce="")
        document = host.room.document
        assert (document.status, document.header, host.screen.view) == ("gathering", None, None)
        welcome = host.screen.welcome
        assert welcome["owes"] and welcome["commitment"] == document.commitment == promised(document.secret)
        await host.done("nonce", nonce="host")
        assert (document.status, document.nonces) == ("playing", ["host"]) and host.screen.view is not None
        assert not host.screen.welcome["owes"] and host.screen.welcome["commitment"] == welcome["commitment"]


@in_loop
async def test_a_nonce_is_given_once() -> None:
    """Sent again after a broken link or a restart it is the same; nobody can try what another would give."""
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "person"))
        host = await one.join(table, token, nonce="first")
        for _ in range(2):
            await host.done("nonce", nonce="first")
        assert await host.refused("nonce", nonce="second") == "ui-refused-nonce"
        later = await (await one.restarted()).join(table, token, nonce="")
        assert not later.screen.welcome["owes"]
        await later.done("nonce", nonce="first")
        assert await later.refused("nonce", nonce="second") == "ui-refused-nonce"
        watcher = await one.join(table)
        assert not watcher.screen.welcome["owes"]
        assert await watcher.refused("nonce", nonce="mine") == "ui-refused-watching"
        guest = await one.invited(host, 1, nonce="guest")
        assert await guest.refused("nonce", nonce="other") == "ui-refused-started"
        assert guest.room.document.nonces == ["first", "guest"]


@in_loop
async def test_the_game_waits_for_the_nonce_of_everybody_who_plays() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "person"))
        host = await one.join(table, token, nonce="host")
        guest = await one.invited(host, 1, nonce="")
        host.hear()
        assert host.room.document.status == "gathering" and host.screen.room["seats"][1]["here"]
        await guest.done("nonce", nonce="guest")
        assert host.room.document.status == "playing" and host.room.document.nonces == ["host", "guest"]


@in_loop
async def test_whoever_never_comes_holds_nobody_up() -> None:
    """The host begins without them, or a bot takes their place: the seed is made of what was given."""
    async with house() as one:
        for how in ("start", "seat"):
            table, token = await one.table("dice-throne", ("me", "person"))
            host = await one.join(table, token, nonce="host")
            guest = await one.invited(host, 1, nonce="")
            guest.leave()
            if how == "start":
                await host.done("start")
            else:
                one.pass_grace()
                await host.done("seat", seat=1, who="bot:random")
            document = host.room.document
            assert (document.status, document.nonces) == ("playing", ["host"])
            assert document.seats[1].who == ("person" if how == "start" else "bot:random")
            late = await one.join(table, guest.token, nonce="")
            assert not late.screen.welcome["owes"] and late.seats == [1]


@in_loop
async def test_a_rematch_has_a_secret_a_promise_and_nonces_of_its_own() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne", options={"heroes": "barbarian,barbarian"})
        first = host.room.document
        await host.done("concede", seat=0)
        await guest.done("rematch")
        new = guest.screen.room["rematch"]
        again = [await one.join(new, chair.token, nonce="") for chair in (host, guest)]
        second = again[0].room.document
        assert second.status == "gathering" and [holder.nonce for holder in second.holders] == ["", ""]
        for chair, nonce in zip(again, ("new-host", "new-guest"), strict=True):
            assert chair.screen.welcome["owes"] and chair.screen.welcome["commitment"] == promised(second.secret)
            await chair.done("nonce", nonce=nonce)
        assert second.status == "playing" and second.nonces == ["new-host", "new-guest"]
        assert {second.secret, second.commitment}.isdisjoint({first.secret, first.commitment})
        assert first.nonces == ["nonce", "nonce"]
