"""Any order of leaving, standing in, coming back, taking back, inviting, giving up, carrying, playing again and sharing a screen,
drawn and shortened by hypothesis: nobody loses a seat, a hand or a say without having been asked."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .kit import House, house, request
from .test_seats import Orders

OLD = ("leave", "back", "wait", "stand in", "home", "undo", "consent", "accept", "play")
NEW = ("carry", "invite", "agree", "give up", "rematch", "reveal")
ACTS = st.lists(st.tuples(st.sampled_from(OLD + NEW), st.integers(0, 10**6)), min_size=15, max_size=50)


class Model(Orders):
    """What may happen, beside the table: who was given up by all others, and whose device opens nothing any more."""

    def __init__(self, one: House, hot: bool) -> None:
        super().__init__(one, "model", hot)
        self.seats = ("me", "me", "person", "person") if hot else ("me", "person", "person")
        self.given_up: set[int] = set()  # seats of people who were gone, when all others had agreed
        self.replaced = 0

    async def begin(self) -> None:
        table, token = await self.one.table("dice-throne", self.seats, curtain=False)
        self.chairs = [await self.one.join(table, token)]
        for seat, who in enumerate(self.seats):
            if who == "person":
                self.chairs.append(await self.one.invited(self.chairs[0], seat))
        self.tokens = [chair.token for chair in self.chairs]

    async def act(self, what: str, seed: int) -> None:
        self.rng.seed(seed)
        if what in OLD:
            with Drawn(self, what):
                await self.step()
            return
        room, document = self.room, self.room.document
        holders = [seat.holder for seat in document.seats]
        chair = self.rng.choice(self.chairs)
        match what:
            case "carry":
                await self.carry(chair)
            case "invite":
                seat = self.rng.randrange(len(holders))
                owner, known = holders[seat], document.known
                gone = owner >= 0 and owner not in room.here and self.one.clock.now - self.gone.get(owner, 0.0) >= 60
                answer = await self.chairs[0].ask("invite", seat=seat)
                if answer["t"] == "invitation":
                    assert owner < 0 or seat in self.given_up, "a seat was given away, and nobody was asked"
                    self.codes.append(answer["code"])
                elif answer["t"] == "done":
                    assert gone and not known and {*holders} - {-1, 0, owner} == room.asking.holders != set()
            case "agree" if room.asking is not None and room.asking.invite:
                asking = room.asking
                owner = holders[asking.seat]
                answer = await chair.ask("consent", yes=True, invite=True)
                assert (answer["t"] == "done") == (chair.member.holder in asking.holders)
                if answer["t"] == "done" and room.asking is None:
                    self.given_up |= {n for n, holder in enumerate(holders) if holder == owner}
            case "give up":  # all of it at once: else it would hardly ever come to that
                await self.give_up(self.rng.choice(self.chairs[1:] or self.chairs))
            case "rematch":
                assert await chair.refused("rematch") in ("ui-refused-not-over", "ui-refused-watching")
            case "reveal":
                assert await chair.refused("reveal") == "ui-refused-not-over"
        await self.one.settle(*self.chairs)
        self.check(holders)

    async def give_up(self, chair: Any) -> None:
        holder, room = chair.member.holder, self.room
        if holder == 0 or not chair.seats:
            return
        for one in [one for one in self.chairs if one.member.holder == holder]:
            one.leave()
            self.chairs.remove(one)
        self.gone[holder] = self.one.clock.now
        self.one.pass_grace()
        answer = await self.chairs[0].ask("invite", seat=chair.seats[0])
        for other in list(self.chairs):
            if answer["t"] == "done" and room.asking is not None and other.member.holder in room.asking.holders:
                await other.done("consent", yes=True, invite=True)
        if room.document.seats[chair.seats[0]].lost:
            self.given_up |= set(chair.seats)
            code = (await self.chairs[0].ask("invite", seat=chair.seats[0]))["code"]
            self.codes.append(code)

    async def carry(self, chair: Any) -> None:
        chair = next((one for one in self.chairs if one is chair and one.seats), None)
        if chair is None:
            return
        holder = chair.member.holder
        code = (await chair.ask("carry"))["code"]
        answer = await request(self.one, "POST", "/api/carry", {"code": code})
        assert answer.status == 200
        assert (await request(self.one, "POST", "/api/carry", {"code": code})).status == 410
        old = [one for one in self.chairs if one.member.holder == holder]
        new = await self.one.join(self.room.id, answer.json["token"])
        assert new.member.holder == holder and new.seats == chair.seats
        for one in old:
            one.hear()
            assert one.member.closed == "carried"
            one.leave()
        self.tokens[self.tokens.index(chair.token)] = new.token
        self.chairs = [new if one is chair else one for one in self.chairs if one is chair or one not in old]

    def check(self, before: list[int]) -> None:
        for n, (old, seat) in enumerate(zip(before, self.room.document.seats)):
            if old != seat.holder:
                assert old < 0 or n in self.given_up, "somebody lost a seat"
                self.replaced += old >= 0
            if old != seat.holder or old in self.room.here:
                self.given_up.discard(n)  # somebody new holds it, or its owner came back
        super().check([seat.holder for seat in self.room.document.seats])


class Drawn:
    """The next act of an order is this one."""

    def __init__(self, orders: Orders, what: str) -> None:
        self.orders, self.what, self.choice = orders, what, orders.rng.choice

    def __enter__(self) -> None:
        def first(items: object) -> object:
            self.orders.rng.choice = self.choice  # type: ignore[method-assign]
            return self.what

        self.orders.rng.choice = first  # type: ignore[method-assign, assignment]

    def __exit__(self, *_: object) -> None:
        self.orders.rng.choice = self.choice  # type: ignore[method-assign]


async def followed(hot: bool, acts: list[tuple[str, int]]) -> int:
    async with house("model") as one:
        model = Model(one, hot)
        await model.begin()
        for what, seed in acts:
            if model.room.document.status == "over":
                break
            await model.act(what, seed)
        return model.replaced


@pytest.mark.parametrize("examples", [12, pytest.param(200, marks=pytest.mark.long)])
def test_whatever_the_order_nobody_loses_anything_unasked(examples: int) -> None:
    replaced = 0

    @settings(
        max_examples=examples, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(hot=st.booleans(), acts=ACTS)
    def run(hot: bool, acts: list[tuple[str, int]]) -> None:
        nonlocal replaced
        replaced += asyncio.run(followed(hot, acts))

    run()
    assert asyncio.run(followed(False, [("give up", 1), ("accept", 1), ("back", 3), ("play", 1)])) == 1
    assert examples < 100 or replaced > 0, "nobody new ever came to the seat of somebody who was given up"
