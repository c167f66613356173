"""Promise 7: nothing that travels to a seat or a spectator depends on what they cannot know.

At a thousand states of each game (every second of them, but in `make long`) everything hidden from somebody is dealt anew;
every byte they are sent, and every answer they can provoke, stays the same. What a bot is given is compared in the same way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from copy import copy
from typing import Any

import pytest

from tablee.gamekit.rules import Rules
from tablee.games import GAMES, load
from tablee.kernel.decision import parse
from tablee.kernel.errors import IllegalChoice
from tablee.kernel.game import Game, Line
from tablee.kernel.rng import commitment, key_of
from tablee.server.http.limits import Limits
from tablee.server.room import commands
from tablee.server.room.bots import Bots
from tablee.server.room.greeting import room_data, welcome
from tablee.server.room.member import Member
from tablee.server.room.room import Room
from tablee.server.store.document import Document, Holder, Seat, hashed
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused
from tablee.server.wire.sight import Sight
from tablee.table.journal import header_of
from tablee.table.prompts import LEVELS, Prompts, automatic
from tests.games.test_conformance import tables
from tests.games.test_leaks import ROUNDS, tries
from tests.inside import offers_of

from .kit import SHORT, Chair, Clock, MemoryStore, Player, game_along, house, in_loop, play, request

SPECTATOR = -1
EVERY = {"dice-throne": 3, "dungeon-dice": 2, "super-dungeon": 2, "champions": 2}  # choices from one state to the next
#: states at each of ten tables and more, how many times farther they are apart, and which games: half of them, but in `make long`
CLOSELY = [
    pytest.param((50, 2, ""), id="half"),
    *[pytest.param((100, 1, f" {n}" if n else ""), marks=pytest.mark.long, id=f"all-{n}") for n in range(ROUNDS)],
]
PROBES = 7  # pieces and keys that are asked about at one state; others have their turn at the next


class Deaf(Bots):
    """Remembers what it is given, and has no opinion."""

    def __init__(self) -> None:
        super().__init__(1)
        self.given: list[bytes] = []

    async def choose(self, *given: Any) -> str:
        self.given.append(messages.encode(given))
        return "no opinion"

    async def work(self, what: Callable[..., Any], *given: Any) -> Any:
        self.given.append(messages.encode([what.__name__, *given]))
        raise Refused("no-opinion")


def room_of(rules: Rules[Game], setup: dict[str, Any], holders: list[int], curtain: bool = False) -> Room:
    """A table at which a game is played; `holders` has one for every seat."""
    document = Document(
        id="table",
        game=rules.id,
        options={},
        seats=[Seat("person", holder) for holder in holders],
        holders=[Holder(f"holder {n}", hashed(f"token {n}")) for n in range(max(holders) + 1)],
        secret="secret",
        commitment=commitment("secret"),
        curtain=curtain,
        status="playing",
        header=header_of(rules, setup, ("human",) * len(holders), "secret"),
    )
    return Room(MemoryStore(), Deaf(), document, clock=Clock())


def twin(room: Room, game: Any, seat: int) -> Room:
    """The same room, but for the game and for what other seats have read in its log."""
    assert room.session is not None
    real = room.session.game
    game.log = [line if line.to in (SPECTATOR, seat) else Line("-", "secret", {}, line.to) for line in real.told]
    other = copy(room)
    other.members, other.lock, other.bots = set(), asyncio.Lock(), Deaf()
    other.play = copy(room.play)
    other.play.session = copy(room.session)
    other.play.session.game = game
    return other


def redealt(rules: Rules[Game], game: Any, seat: int, n: int, seats: int) -> Any:
    """All that this seat cannot know, dealt anew; a spectator knows less than any seat, so each has its turn."""
    return rules.redeal(game, seat if seat >= 0 else n // len(range(-1, seats)) % seats, key_of(f"{n}"))


def member_of(room: Room, holder: int, sight: Sight) -> Member:
    """A connection that has been shown what `sight` was."""
    member = Member(room, holder, "en")
    member.sight = copy(sight)
    room.members.add(member)
    member.room_changed = False
    return member


async def provoked(room: Room, member: Member, asked: list[dict[str, Any]]) -> list[bytes]:
    """Every byte that comes of joining, looking and asking."""
    out = [messages.encode(welcome(room, member)), messages.encode(room_data(room, member.lang)), *member.take()]
    for message in asked:
        await commands.obey(room, member, messages.read_command(messages.encode({"id": "x", **message})))
        out += member.outbox
        member.outbox.clear()
    member.sight.forget()
    member.view_changed = True
    out += member.take()  # the whole view
    assert isinstance(room.bots, Deaf)
    return out + room.bots.given


def questions(name: str, rules: Rules[Game], game: Any, seat: int, seats: int, n: int) -> list[dict[str, Any]]:
    """What somebody may try who wants to know more: pieces they see and others see, cards that others hold."""
    mine = sorted(rules.view(game, seat).pieces)
    theirs = sorted({ref for other in range(seats) for ref in rules.view(game, other).pieces} - set(mine))
    refs = [*rotated(mine, n)[:PROBES], *rotated(theirs, n)[:2]]
    legal = [str(option) for option in game.decision.options]
    keys = [str(option) for option in rotated(tries(name, game, seats), n)[:PROBES]]
    asked: list[dict[str, Any]] = [{"t": "why", "ref": ref} for ref in refs]
    asked += [{"t": "why", "key": key} for key in keys if key]
    asked += [{"t": "ping", "ping": "look", "ref": ref} for ref in rotated(theirs, n)[:1]]
    refused = [key for key in keys if key not in legal and rules.why_not(game, seat, parse(key)) is not None]
    asked += [{"t": "choose", "view": 0, "key": key} for key in refused if key]
    read = [line for line in game.log if line.to in (SPECTATOR, seat)]
    asked += [{"t": "why", "line": n % (len(read) + 2)}, {"t": "why", "line": len(read) + 1}]
    asked += [{"t": "history", "before": 1 + n % (len(read) + 1)}, {"t": "odds"}, {"t": "hint"}, {"t": "chance"}]
    asked += [{"t": "terms", "seat": max(seat, 0), "other": other} for other in range(seats)]
    asked += [{"t": "reveal"}, {"t": "seek", "to": 0}, {"t": "choose", "view": -1, "key": "pass"}]
    return asked


def rotated(items: list[Any], n: int) -> list[Any]:
    at = n * PROBES % len(items) if items else 0
    return items[at:] + items[:at]


def moved(rules: Rules[Game], game: Any, other: Any) -> bool:
    """Something but chance was really dealt anew."""
    return bool(other.save()["state"][1:] != game.save()["state"][1:])


@pytest.mark.parametrize(
    ("name", "number"),
    [(name, number) for name in GAMES for number in range(len(tables(name)))],
)
@pytest.mark.parametrize("closely", CLOSELY)
@in_loop
async def test_dealing_anew_changes_no_byte(
    name: str, number: int, closely: tuple[int, int, str], record_property: Callable[[str, object], None]
) -> None:
    """A seat and a spectator at every state: what they are shown. One of them after the other: all they may ask."""
    rules = load(name)
    enough, apart, more = closely
    setup = rules.setup(tables(name)[number], 2, "leaks")
    seats = rules.seats(setup)
    room = room_of(rules, setup, list(range(seats)))
    viewers = [*range(seats), SPECTATOR]
    sights = {seat: Sight(rules, seat, "en") for seat in viewers}
    found = changed = answers = redealt_ones = 0
    part = 0
    while found < enough:
        part += 1
        for sight in sights.values():
            sight.forget()
        for n, game in enumerate(game_along(rules, setup, f"leaks {number} {part}{more}", 400)):
            offers_written(rules, game, n)
            if game.decision is None or n % (apart * EVERY[name]):
                continue
            assert room.session is not None
            room.session.game = game
            found += 1
            for seat in {viewers[found % len(viewers)], viewers[(found // 2) % len(viewers)]}:
                other = twin(room, redealt(rules, game, seat, found, seats), seat)
                changed += moved(rules, game, other.session.game)  # type: ignore[union-attr]
                redealt_ones += 1
                asked = (
                    questions(name, rules, game, seat, seats, found) if seat == viewers[found % len(viewers)] else []
                )
                real = member_of(room, seat, sights[seat])
                told = [
                    await provoked(one, who, asked)
                    for one, who in ((room, real), (other, member_of(other, seat, sights[seat])))
                ]
                room.members.clear()
                room.bots = Deaf()
                where = f"state {n} of game {part}, seat {seat} at {game.place()}"
                assert told[0] == told[1], where
                answers += len(asked)
                real.sight.news(game, n)
                sights[seat] = real.sight
                if seat == game.decision.seat:
                    for level in LEVELS:
                        both = [automatic(rules, one, Prompts(level)) for one in (game, other.session.game)]  # type: ignore[union-attr]
                        assert both[0] == both[1], where
            if found == enough:
                break
    least = enough
    if rules.offers is not None:  # only written offers are secret; where there are no deals, nothing is
        least = -1 if "deals" in setup["readings"] else enough // 4
    assert changed > least and answers > 15 * enough
    for what, count in (("redealt", redealt_ones), ("answers", answers), ("leaks", 0)):
        record_property(what, count)


@pytest.mark.parametrize("name", GAMES)
@in_loop
async def test_behind_the_curtain_the_other_seat_stays_hidden(name: str) -> None:
    """Who holds two seats is sent what the one they look at may know, and no byte of the other."""
    rules = load(name)
    heroes = {"dice-throne": "gunslinger,cursed-pirate", "champions": "spider-man,iron-man"}
    setup = rules.setup({"heroes": heroes[name]} if name in heroes else {}, 2, "curtain")
    room = room_of(rules, setup, [0, 0], curtain=True)
    assert room.session is not None
    changed = 0
    for n, game in enumerate(game_along(rules, setup, "curtain", 120)):
        offers_written(rules, game, n)
        if game.decision is None:
            break
        room.session.game = game
        for seat in (0, 1):
            other = twin(room, redealt(rules, game, seat, n, 2), seat)
            changed += moved(rules, game, other.session.game)  # type: ignore[union-attr]
            asked = questions(name, rules, game, seat, 2, n)[:: 3 if n % 3 else 1]
            told = []
            for one in (room, other):
                member = member_of(one, 0, Sight(rules, seat, "en"))
                assert member.seats == [0, 1]
                told.append(await provoked(one, member, asked))
                one.members.clear()
            room.bots = Deaf()
            assert told[0] == told[1], f"state {n}, seat {seat} at {game.place()}"
    assert changed > (20 if rules.offers is not None else 60)


# ---------------------------------------------------------------------- the seed, which is every secret at once
def offers_written(rules: Rules[Game], game: Any, n: int) -> None:
    """Where a game knows them, offers wait that only their makers know of."""
    if rules.offers is None or game.decision is None:
        return
    seats = [seat for seat in range(len(game.heroes)) if rules.playing(game, seat)]
    for seat in seats:
        other = seats[(seats.index(seat) + 1) % len(seats)]
        for bag in ("red", "blue", "yellow"):
            if not [one for one in game.filed if one.by == seat]:
                with suppress(IllegalChoice):  # promised already, or no deals at this table
                    offers_of(rules).file(
                        game, seat, parse(f"file {other} {('give', 'for')[n % 2]} next.{bag}.{1 + n % 9}")
                    )


NONCES = ("first-nonce", "second-nonce")


@pytest.mark.parametrize("name", GAMES)
@in_loop
async def test_until_the_end_no_byte_holds_a_secret(name: str) -> None:
    """Everything that is sent to anybody during a whole game: neither seed nor nonce nor token is in it."""
    async with house(f"secrets {name}", Limits(dear_burst=100_000)) as one:
        table, token = await one.table(name, ("me", "person"), SHORT.get(name))
        host = await one.join(table, token, nonce=NONCES[0])
        guest = await one.invited(host, 1, nonce=NONCES[1])
        watcher = await one.join(table)
        chairs = [host, guest]
        player = Player("secrets")
        for n in range(1000):
            await play(chairs, player, 3)
            watcher.hear()
            if host.screen.over:
                break
            await asked_for_secrets(chairs[n % 2], watcher)
        assert host.screen.over
        document = host.room.document
        secrets = [document.secret, *NONCES, host.token, guest.token, hashed(host.token), hashed(guest.token)]
        secrets += [key_of(document.header.seed).hex()]  # type: ignore[union-attr]
        body = {"tables": [{"table": table, "token": host.token}], "lang": "en"}
        seen = [*host.bytes, *guest.bytes, *watcher.bytes, (await request(one, "POST", "/api/mine", body)).body]
        seen += [(await request(one, "GET", host.screen.welcome["catalogue"])).body]
        assert sum([len(data) for data in seen]) > 100_000
        for secret in secrets:
            assert not [data for data in seen if secret.encode() in data], f"{secret} was sent"
        reveal = await watcher.ask("reveal")  # now it may be
        assert (reveal["secret"], tuple(reveal["nonces"])) == (document.secret, NONCES)
        assert document.secret in await host.room.export(1)


async def asked_for_secrets(chair: Chair, watcher: Chair) -> None:
    """What would tell everything is refused while the game goes on."""
    for who in (chair, watcher):
        assert await who.refused("reveal") == "ui-refused-not-over"
        assert await who.refused("seek", to=0) == "ui-refused-not-over"
    for token in (chair.token, ""):
        with pytest.raises(Refused, match="ui-refused-not-over"):
            await chair.house.join(chair.room.id, token, replay=True)
        body = {"table": chair.room.id, "token": token}
        answer = await request(chair.house, "POST", "/api/journal", body, address=f"10.0.0.{chair.room.n % 200}")
        assert (answer.status, answer.why) == (403, "ui-refused-journal")


@pytest.mark.parametrize("full", [False, True])
@in_loop
async def test_no_secret_is_told_before_the_end_is_on_the_disk(full: bool) -> None:
    """The end may fail to be written: then the game goes on, and nobody may know what is in it."""
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        written = asyncio.Event()
        one.store.delay = written.wait
        end = asyncio.ensure_future(host.tell("concede", id="end", seat=0))
        for _ in range(10):
            await asyncio.sleep(0)
        assert host.room.play.unsettled
        assert await guest.refused("reveal") == "ui-refused-not-over"
        with pytest.raises(Refused, match="ui-refused-not-over"):
            await one.join(host.room.id, replay=True)
        one.store.full = full
        written.set()
        await end
        answer = await guest.ask("reveal")
        assert answer["t"] == ("refused" if full else "reveal")
        assert host.room.document.status == ("playing" if full else "over")


@in_loop
async def test_a_journal_is_not_given_out_while_somebody_else_holds_a_seat() -> None:
    """Also not when a bot plays for them meanwhile: they may come back."""
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        guest.leave()
        one.pass_grace()
        await host.done("seat", seat=1, who="bot:random")
        with pytest.raises(Refused, match="ui-refused-journal"):
            await host.room.export(0)
        assert await host.refused("reveal") == "ui-refused-not-over"
        table, token = await one.table("dice-throne", ("me", "bot:random"))
        alone = await one.join(table, token)
        assert await alone.room.export(0)  # nobody else's secrets are in it
        with pytest.raises(Refused, match="ui-refused-journal"):
            await alone.room.export(-1)


@in_loop
async def test_a_commitment_tells_nothing() -> None:
    """Not the setup, not who plays: it is the fingerprint of 128 secret bits, new at every table."""
    async with house() as one:
        seen, secrets = set(), set()
        for _ in range(20):
            table, _ = await one.table("dice-throne", ("me", "person"), {"heroes": "paladin,paladin"})
            document = one.hub.rooms[table].document
            assert document.commitment == commitment(document.secret)
            assert len(bytes.fromhex(document.secret)) == 16
            seen.add(document.commitment)
            secrets.add(document.secret)
        assert len(seen) == len(secrets) == 20
