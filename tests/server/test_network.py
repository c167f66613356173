"""Promise 6: over a bad network every view on a screen is the table as it was at that moment, for that seat.

The real application talks over links of an imagined network with a clock of its own: messages are late, links break with
messages on their way, what was sent before arrives after what was sent again, some read slowly. Browsers come back by
themselves and send again what was not answered, as web/src/lib/connection.ts does.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from heapq import heappop, heappush
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.kernel.rng import Rng, key_of
from tablee.server.http.limits import Limits
from tablee.server.room.room import Room
from tablee.server.store.base import Row
from tablee.server.wire.sight import TAIL, Sight

from .kit import House, Line, Message, Player, Screen, house, in_loop, sent

PLENTY = Limits(
    rate=1e9,
    burst=10**9,
    requests=1e9,
    request_burst=10**9,
    dear=1e9,
    dear_burst=10**9,
    commands=1e9,
    command_burst=10**9,
    sockets=10**6,
    join=600,
)
MESSAGES = 5_000  # delivered at each of four tables
LONG_MESSAGES = 12_500  # the same at each of eighty


class Network:
    """What happens when, on a clock that only moves from one thing to the next."""

    def __init__(self, seed: str) -> None:
        self.rng = Rng(key_of(f"network {seed}"), {})
        self.now = 0
        self.events: list[tuple[int, int, Callable[[], None]]] = []
        self.count = 0
        self.calm = False  # no more mishaps
        self.met: Counter[str] = Counter()
        self.links: list[Link] = []

    def below(self, n: int) -> int:
        return self.rng.below(n, "network")

    def later(self, delay: int, what: Callable[[], None]) -> None:
        self.count += 1
        heappush(self.events, (self.now + delay, self.count, what))

    async def step(self) -> None:
        self.now, _, what = heappop(self.events)
        what()
        for _ in range(12):  # everybody who can do something now does it
            await asyncio.sleep(0)

    async def end(self) -> None:
        """Everybody goes home."""
        for link in self.links:
            link.browser.pending.clear()
            link.browser.screen.welcome = {}
            link.cut = True
            link.hang_up()
        while self.events:
            await self.step()
        await asyncio.gather(*[link.task for link in self.links])
        self.links.clear()

    async def disk(self) -> None:
        """A write takes its time; meanwhile the game is ahead of the disk."""
        await self.wait(1 + self.below(30))

    async def __call__(self, who: str, do: Callable[..., Any], *args: Any) -> Any:
        """What a thread does takes its time by this clock, too."""
        await self.wait(1 + self.below(200))
        return do(*args)

    async def wait(self, delay: int) -> None:
        until = asyncio.Event()
        self.later(delay, until.set)
        await until.wait()


class InOrder(dict[Any, None]):
    """Who is here, in the order in which they came: so that every run is the same."""

    def add(self, one: Any) -> None:
        self[one] = None

    def discard(self, one: Any) -> None:
        self.pop(one, None)


class Truth:
    """The table as it was at every number, to compare screens with."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.games: dict[int, tuple[Any, list[Any]]] = {}
        self.views: dict[tuple[int, int], tuple[Message, list[Message]]] = {}
        play, settle = room.play, room.play.settle

        def settled(rows: list[Row]) -> None:
            """What is written is shown before the next choice, however soon that comes."""
            settle(rows)
            self.remember()

        play.settle = settled  # type: ignore[method-assign]

    def remember(self) -> None:
        session = self.room.session
        if session is not None and not self.room.play.unsettled and self.room.n not in self.games:
            self.games[self.room.n] = session.game.clone(), list(session.game.told)

    def at(self, n: int, seat: int) -> tuple[Message, list[Message]]:
        if (n, seat) not in self.views:
            game, log = self.games[n]
            game.log = log
            news = Sight(self.room.rules, seat, "en").news(game, n)
            self.views[n, seat] = sent(news["view"]), sent(news["lines"])
        return self.views[n, seat]


class Link(Line):
    """One connection, from the first message to the moment both ends know that it is gone."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.network = browser.network
        self.cut = False
        self.due = [0, 0]  # when the last message arrives here and there: a link keeps its order
        self.slow = self.network.below(4) == 0
        super().__init__(browser.one)
        self.network.links.append(self)

    def arrives(self, way: int, delay: int) -> int:
        self.due[way] = max(self.due[way] + 1, self.network.now + delay)
        return self.due[way] - self.network.now

    async def send(self, message: Any) -> None:
        """From the server. A slow reader's network holds little: the server waits until there is room."""
        if self.cut:
            self.network.met["lost on the way back"] += 1
            return
        self.network.later(self.arrives(0, 1 + self.network.below(60)), lambda: self.delivered(message))
        if self.slow and not self.network.calm:
            self.network.met["slow"] += 1
            await self.network.wait(100 + self.network.below(900))

    def delivered(self, message: Any) -> None:
        if self.cut:
            self.network.met["lost on the way back"] += 1
        elif message["type"] == "websocket.send":
            self.browser.hear(message["text"])
        elif message["type"] == "websocket.close":
            self.browser.lose(self)

    def transmit(self, message: Message) -> None:
        """To the server. What is on its way when the link breaks may still arrive, long after it was sent again."""
        text = json.dumps(message)
        delay = self.arrives(1, 1 + self.network.below(60))

        def arrive(last: bool = False) -> None:
            if self.cut and not last and self.network.below(3) == 0:
                self.network.met["lost on the way there"] += 1
                return
            if self.cut and not last:
                self.network.met["late"] += 1
                self.network.later(200 + self.network.below(800), lambda: arrive(True))
                return
            self.browser.delivered += 1
            self.say(text)

        self.network.later(delay, arrive)
        if message["t"] != "join" and self.network.below(40) == 0 and not self.network.calm:
            self.network.met["twice"] += 1
            self.network.later(self.arrives(1, 1), arrive)

    def sever(self) -> None:
        """Our end is gone now; the server hears of it later."""
        self.cut = True
        self.network.later(100 + self.network.below(1500), self.hang_up)


class Browser:
    """A person, or somebody who watches, with a browser that never gives up."""

    def __init__(self, network: Network, one: House, truth: Truth, token: str, name: str) -> None:
        self.network = network
        self.one = one
        self.truth = truth
        self.token = token
        self.name = name
        self.player = Player(f"{name}", passing=3)
        self.screen = Screen()
        self.pending: dict[str, Message] = {}
        self.count = self.delivered = self.compared = 0
        self.done: dict[str, Message] = {}
        self.refused: Counter[str] = Counter()
        self.largest = -1
        self.link: Link | None = None
        self.open()

    # ------------------------------------------------------------------ the link
    def open(self) -> None:
        assert self.link is None
        self.link = Link(self)
        self.link.transmit({"t": "join", "table": self.truth.room.id, "token": self.token, "lang": "en"})

    def lose(self, link: Link) -> None:
        if link is self.link:
            link.sever()
            self.link = None
            self.screen.welcome = {}
            self.network.later(20 + self.network.below(400), self.open)

    def ask(self, t: str, **fields: Any) -> None:
        self.count += 1
        id = f"{self.name}-{self.count}"
        self.pending[id] = {"t": t, "id": id, **fields}
        if self.screen.welcome and self.link is not None:
            self.link.transmit(self.pending[id])
            if self.network.below(8) == 0:  # it breaks with the question or its answer on the way
                self.network.later(1 + self.network.below(100), self.broken)
        self.network.later(6000, lambda: self.patience(id))

    def patience(self, id: str) -> None:
        """No answer: the link is taken for dead."""
        if id in self.pending:
            if self.link is not None:
                self.network.met["given up"] += 1
                self.lose(self.link)
            self.network.later(6000, lambda: self.patience(id))

    # ------------------------------------------------------------------ hearing
    def hear(self, text: str) -> None:
        self.delivered += 1
        welcomed = bool(self.screen.welcome)
        message = self.screen.hear(text)
        assert message["t"] != "error", message
        if self.screen.lost:
            raise AssertionError(f"{self.name} was sent a change of a view it does not have: {message}")
        if message["t"] == "welcome" and not welcomed and self.link is not None:
            for command in self.pending.values():
                self.link.transmit(command)
        if message["t"] in ("view", "diff"):
            self.compare()
            self.network.later(1 + self.network.below(200), self.act)
        answered = self.pending.pop(message.get("id", ""), None)
        if answered is not None:
            if message["t"] == "done":
                self.done[answered["id"]] = answered
            elif message["t"] == "refused":
                self.refused[message["why"][0]] += 1

    def compare(self) -> None:
        screen = self.screen
        assert screen.view is not None
        view, lines = self.truth.at(screen.n, screen.view["you"])
        assert screen.view == view, f"{self.name} at {screen.n}"
        assert screen.lines[-len(lines) :] == lines and len(screen.lines) >= len(lines[:TAIL]), (
            f"{self.name} at {screen.n}"
        )
        assert screen.n >= self.largest, "an older view came after a newer one"
        assert screen.view["you"] in (screen.welcome["yours"] or [-1])
        self.largest = screen.n
        self.compared += 1

    # ------------------------------------------------------------------ acting
    def act(self) -> None:
        """Choose when asked; now and then talk, take back, ask why, want to be asked otherwise."""
        question = self.screen.question
        if self.screen.over or not self.screen.welcome or not self.token:
            return
        mine = question.get("seat") in self.screen.welcome["yours"]
        choosing = any([command["t"] == "choose" for command in self.pending.values()])
        if mine and not choosing:
            self.ask("choose", view=self.screen.n, key=self.player(question))
        if "asking" in self.screen.room and self.network.below(2):
            self.ask("consent", yes=bool(self.network.below(3)))
        match self.network.below(40):
            case 0 | 1:
                self.ask("say", text=f"{self.name} {self.count}")
            case 2 | 3 if self.screen.undo:
                self.ask("undo")
            case 4:
                self.ask("why", line=1)
            case 5:
                self.ask("prompts", level=("always", "smart", "my-turn")[self.network.below(3)])

    def broken(self) -> None:
        if self.link is not None and not self.network.calm:
            self.network.met["broken"] += 1
            self.lose(self.link)

    def mishap(self) -> None:
        self.broken()
        if not self.network.calm:
            self.network.later(2000 + self.network.below(6000), self.mishap)


async def stormy(game: str, seed: str, messages: int) -> tuple[Network, list[Browser]]:
    """Play until so many messages have arrived, then in calm weather until everybody is up to date."""
    network = Network(f"{game} {seed}")
    return network, await weathered(network, game, seed, messages)


async def weathered(network: Network, game: str, seed: str, messages: int) -> list[Browser]:
    async with house(f"network {game} {seed}", PLENTY) as one:
        one.hub.work = network  # type: ignore[assignment]
        delivered = 0
        everybody: list[Browser] = []
        for part in range(100):
            network.calm, one.store.delay = False, None
            chairs = await one.seated(game)
            for chair in chairs:
                chair.leave()
            room = chairs[0].room
            room.members = InOrder()  # type: ignore[assignment]
            truth = Truth(room)
            truth.remember()
            one.store.delay = network.disk
            people = [
                (chairs[0].token, "ada"),
                (chairs[1].token, "eve"),
                (chairs[1].token, "eve's other window"),
                ("", "bob"),
            ]
            browsers = [Browser(network, one, truth, token, f"{name} {part}") for token, name in people]
            for browser in browsers:
                network.later(1000 + network.below(3000), browser.mishap)

            def over() -> bool:
                return delivered + sum([browser.delivered for browser in browsers]) >= messages  # noqa: B023

            while not over() and room.document.status != "over":
                await network.step()
                truth.remember()
            network.calm = True
            for _ in range(50_000):
                if not any([browser.pending for browser in browsers]) and up_to_date(room, browsers):
                    break
                await network.step()
                truth.remember()
            check(room, browsers)
            delivered += sum([browser.delivered for browser in browsers])
            everybody += browsers
            await network.end()
            if delivered >= messages:
                break
    return everybody


def up_to_date(room: Room, browsers: list[Browser]) -> bool:
    return not room.play.unsettled and all(
        [browser.screen.n == room.n and browser.screen.welcome for browser in browsers]
    )


def check(room: Room, browsers: list[Browser]) -> None:
    """Everybody sees the same moment; what was acknowledged happened once, and nothing happened twice."""
    assert up_to_date(room, browsers), [
        (b.name, b.screen.n, room.n, bool(b.screen.welcome), b.pending) for b in browsers
    ]
    rows = Counter([row.command.partition(":")[2] for row in room.rows if row.command])
    assert not [id for id, n in rows.items() if n > 1]
    asked = Counter([said.text for said in room.said if said.text])
    assert not [text for text, n in asked.items() if n > 1]
    for browser in browsers:
        for id, command in browser.done.items():
            assert command["t"] != "choose" or rows[id] == 1, f"{id} was acknowledged and is not in the journal"
            assert command["t"] != "say" or asked[command["text"]] == 1
        for id in rows:
            if id.startswith(f"{browser.name}-"):
                assert id in browser.done, f"{id} happened and was never acknowledged"


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in ("dice-throne", "champions") for seed in "cd"])
@in_loop
async def test_every_screen_shows_the_table_as_it_was(game: str, seed: str) -> None:
    """Twenty thousand messages at four tables."""
    network, browsers = await stormy(game, seed, MESSAGES)
    assert sum([browser.delivered for browser in browsers]) >= MESSAGES
    assert sum([browser.compared for browser in browsers]) > MESSAGES // 6
    commands = Counter([command["t"] for browser in browsers for command in browser.done.values()])
    assert commands["choose"] > MESSAGES // 40 and commands["undo"] > 5 and commands["say"] > 10
    mishaps = ("broken", "late", "lost on the way there", "lost on the way back", "slow", "twice")
    assert all([network.met[what] > 8 for what in mishaps]), network.met


@pytest.mark.long
@pytest.mark.parametrize(("part", "game"), [(part, game) for part in range(20) for game in GAMES])
def test_a_million_messages(part: int, game: str, record_property: Callable[[str, object], None]) -> None:
    """And more than eight hours by the clock of this network."""
    network, browsers = asyncio.run(stormy(game, f"long {part}", LONG_MESSAGES))
    delivered = sum([browser.delivered for browser in browsers])
    assert delivered >= LONG_MESSAGES
    record_property("messages", delivered)
    record_property("hours", network.now / 3_600_000)
    record_property("mishaps", sum(network.met.values()))
    record_property("views", sum([browser.compared for browser in browsers]))
