"""Clocks: so many minutes a seat and so many seconds a choice; whose time is out gets a bot, or gives up, as the table has said."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.server.store.document import decode
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused

from .kit import BotsHere, Chair, House, MemoryStore, Player, house, in_loop

DUEL = {"heroes": "barbarian,gunslinger"}


def terms(minutes: int = 2, seconds: int = 10, then: str = "bot") -> dict[str, Any]:
    return {"minutes": minutes, "seconds": seconds, "then": then}


async def begun(
    one: House, game: str = "dice-throne", options: dict[str, str] | None = None, **more: Any
) -> tuple[Chair, Chair]:
    """Two people at a table with a clock; first the one who is asked."""
    chairs = await one.seated(game, 2, DUEL if game == "dice-throne" else options, clock=terms(**more))
    first, second = sorted(chairs, key=lambda chair: not chair.asked)
    assert first.asked
    return first, second


def told(chair: Chair) -> dict[str, Any]:
    """What a connection was told last of the clock."""
    chair.hear()
    found: dict[str, Any] = chair.screen.room["clock"]
    return found


def due(chair: Chair) -> float:
    """Seconds until the time is out."""
    handle = chair.room.clock.handle
    assert handle is not None
    return round(handle.when() - asyncio.get_running_loop().time())


async def run_out(one: House, chair: Chair) -> None:
    """The time of whoever is asked is over, as the loop would say it."""
    clock = chair.room.clock
    one.clock.now += clock.left(clock.seat) + clock.free
    clock.ring()
    assert clock.ringing is not None
    await clock.ringing


@in_loop
async def test_everybody_is_told_from_the_beginning_and_it_is_off_by_default() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne", clock=terms(then="concede"))
        host = await one.join(table, token)
        assert told(host) == {**terms(then="concede"), "left": {"0": 120, "1": 120}}
        guest = await one.invited(host, 1)
        assert told(guest)["runs"] == host.room.playing().waiting_for and told(guest)["free"] == 10
        plain = (await one.seated("dice-throne", 2))[0]
        assert "clock" not in plain.screen.room and plain.room.clock.handle is None


@in_loop
async def test_a_choice_has_its_seconds_and_takes_the_rest_from_the_seat() -> None:
    async with house() as one:
        first, second = await begun(one)
        seat = first.seats[0]
        assert due(first) == 130
        player = Player("clock")
        one.clock.now += 8  # within the seconds of the choice
        await first.choose(player(first.screen.question))
        assert told(first)["left"] == {"0": 120, "1": 120}
        for chair in (first, second):
            chair.hear()
        while not first.asked:
            await second.choose(player(second.screen.question))
            second.hear(), first.hear()
        one.clock.now += 40
        other = second.room.playing().waiting_for
        assert other == seat and told(second)["runs"] == seat
        await first.choose(player(first.screen.question))
        assert told(second)["left"] == {str(seat): 90, str(1 - seat): 120}
        kept = decode(one.store.documents[first.room.id])
        assert kept.clock is not None and kept.clock.spent[str(seat)] == 30, "it is written with the choice"


@in_loop
async def test_a_bot_goes_on_for_whoever_has_run_out_of_time_and_the_seat_stays_theirs() -> None:
    async with house() as one:
        first, second = await begun(one)
        seat, n = first.seats[0], first.room.n
        await run_out(one, first)
        assert first.room.document.seats[seat].who.startswith("bot:")
        assert [said["ping"] for said in (second.hear(), second.screen.said)[1]] == ["clock-bot"]
        assert second.screen.said[-1]["ref"] == str(seat)
        await one.settle(first, second)
        assert first.room.n > n, "the bot has chosen"
        await first.done("seat", seat=seat, who="person")
        assert told(first)["left"][str(seat)] == 0
        player = Player("back")
        while not first.asked:
            await second.choose(player(second.screen.question))
            second.hear(), first.hear()
        assert due(first) == 10, "whose minutes are over still has the seconds of each choice"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("dice-throne", DUEL),
        ("dungeon-dice", {}),
        ("super-dungeon", {}),
        ("champions", {"heroes": "spider-man,she-hulk"}),
    ],
)
@in_loop
async def test_a_seat_gives_up_where_the_table_has_said_so(game: str, options: dict[str, str]) -> None:
    async with house() as one:
        first, second = await begun(one, game, options, then="concede")
        seat = first.seats[0]
        await run_out(one, first)
        assert (seat, "concede") in [(row.seat, row.choice) for row in first.room.rows]
        second.hear()
        assert [said["ping"] for said in second.screen.said] == ["clock-concede"]
        over = first.room.document.status == "over"
        assert over or not first.room.rules.playing(first.room.playing().game, seat)
        assert str(seat) not in first.room.document.result.split()
        again = await (await one.restarted()).join(first.room.id, second.token)
        assert again.room.playing().game.fingerprint() == first.room.playing().game.fingerprint()


@in_loop
async def test_it_stands_still_while_nobody_is_here_and_runs_for_one_who_is_gone() -> None:
    async with house() as one:
        first, second = await begun(one)
        first.leave()
        one.clock.now += 60
        assert told(second)["runs"] == first.seats[0], "somebody waits"
        watcher = await one.join(first.room.id)
        second.leave()
        assert first.room.clock.handle is None and "runs" not in told(watcher), "whoever looks on does not wait"
        one.clock.now += 1_000
        back = await one.join(first.room.id, second.token)
        assert told(back)["left"][str(first.seats[0])] == 70


@in_loop
async def test_choosing_again_what_was_taken_back_gives_no_new_seconds() -> None:
    async with house() as one:
        table, token = await one.table("champions", ("me",), {"heroes": "spider-man"}, clock=terms(minutes=0))
        chair = await one.join(table, token)
        clock, player = chair.room.clock, Player("again")
        while not chair.screen.undo:
            await chair.choose(player(chair.screen.question))
            chair.hear()
        given = []
        for _ in range(4):
            await chair.done("undo")
            chair.hear()
            given.append(clock.free)
            one.clock.now += 2
            await chair.choose(player(chair.screen.question))
            chair.hear()
        assert given == [10, 8, 6, 4]
        one.clock.now += 4
        clock.ring()
        assert clock.ringing is not None
        await clock.ringing
        assert chair.room.document.seats[0].who.startswith("bot:"), "and the time is out"


@in_loop
async def test_writing_an_offer_down_gives_nobody_new_time() -> None:
    async with house() as one:
        first, second = await begun(one, "dungeon-dice")
        one.clock.now += 7
        before = first.room.n
        await second.done("prompts", level="always")
        assert first.room.n > before, "a row says what is wished"
        found = first.room.clock.data()
        assert found is not None and found["free"] == 3


@in_loop
async def test_a_choice_that_came_in_time_wins_over_the_clock() -> None:
    """The clock rings while the choice is being written."""
    async with house() as one:
        first, second = await begun(one, then="concede")
        clock = first.room.clock
        one.clock.now += clock.left(clock.seat) + clock.free
        player = Player("in time")
        choosing = asyncio.ensure_future(first.choose(player(first.screen.question)))
        await asyncio.sleep(0)
        assert first.room.lock.locked()
        ended = asyncio.ensure_future(clock.end(first.seats[0], (first.room.play.epoch, 0)))
        assert (await choosing)["t"] == "done"
        await ended
        assert "concede" not in [row.choice for row in first.room.rows]
        assert second.room.document.status == "playing"


@in_loop
async def test_what_could_not_be_written_is_tried_again() -> None:
    store = MemoryStore()
    one = House(store, BotsHere())
    first, second = await begun(one, then="concede")
    store.full = True
    await run_out(one, first)
    assert first.room.document.status == "playing" and first.room.clock.handle is not None
    second.hear()
    assert second.screen.said == [], "nobody is told of what did not happen"
    store.full = False
    await run_out(one, first)
    assert first.room.document.status == "over"


@in_loop
async def test_what_was_used_survives_the_server() -> None:
    async with house() as one:
        first, second = await begun(one)
        one.clock.now += 40
        player = Player("survives")
        await first.choose(player(first.screen.question))
        left = told(first)["left"]
        after = await one.restarted()
        other = await after.join(first.room.id, second.token)
        assert told(other)["left"] == left != {"0": 120, "1": 120}


@in_loop
async def test_another_game_begins_with_full_clocks() -> None:
    async with house() as one:
        first, second = await begun(one, then="concede")
        await run_out(one, first)
        await second.done("rematch")
        following = await one.join(second.room.document.rematch, second.token)
        assert told(following) == {**terms(then="concede"), "left": {"0": 120, "1": 120}}


@pytest.mark.parametrize(
    "clock",
    [
        {"minutes": 1, "seconds": 4, "then": "bot"},
        {"minutes": -1, "seconds": 9, "then": "bot"},
        {"minutes": 1, "seconds": 9},
    ],
)
@in_loop
async def test_a_clock_that_gives_no_time_or_no_answer_is_malformed(clock: dict[str, Any]) -> None:
    async with house() as one:
        with pytest.raises(messages.Malformed):
            await one.table("dice-throne", clock=clock)


@in_loop
async def test_a_poker_face_has_no_clock_for_it_would_show_who_is_asked() -> None:
    async with house() as one:
        with pytest.raises(Refused, match="ui-refused-clock-poker"):
            await one.table("dice-throne", clock=terms(), poker=True)
