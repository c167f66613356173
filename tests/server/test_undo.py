"""What is taken back: freely to the barrier, past it by consent, and never for another roll.

Every test plays through the same commands a browser sends; only the sockets are missing.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

from tablee.bots import make_bot
from tablee.table.journal import replay

from .kit import Chair, House, Player, house, in_loop, play
from .table import DUEL, GAMES, decision, state


async def take_back_and_choose_again(chairs: list[Chair], seed: str, choices: int) -> tuple[int, int]:
    """Play, mostly well, so that heroes soon meet their foes; after every choice take it back and make it again. How often
    that was free, and with consent."""
    free, asked = 0, 0
    player, bot = Player(seed), make_bot("greedy", chairs[0].room.rules, seed)
    for turn in range(choices):
        for chair in chairs:
            chair.hear()
        if chairs[0].screen.over:
            break
        chair = next(chair for chair in chairs if chair.asked)
        others = [other for other in chairs if other is not chair]
        session = chair.room.playing()
        before, entries = print_of(chair), len(session.entries)
        key = str(bot.choose(session.game, decision(chair).seat)) if turn % 3 else player(chair.screen.question)
        assert (await chair.choose(key))["t"] == "done"
        session = chair.room.playing()
        after, n, barrier = print_of(chair), chair.room.n, session.behind_barrier(entries)
        if session.game.outcome is not None:
            break
        await chair.done("undo")
        if barrier:
            asked += 1
            assert print_of(chair) == after and chair.room.n == n, "past a barrier others must agree"
            assert chair.room.asking is not None
            for other in others:
                other.hear()
                assert other.screen.room["asking"]["seat"] in chair.seats
                await other.done("consent", yes=True)
        else:
            free += 1
        chair.hear()
        assert print_of(chair) == before and len(chair.room.playing().entries) == entries
        assert chair.room.n == n + 1 and chair.room.asking is None
        assert chair.screen.question and chair.screen.n == n + 1
        assert (await chair.choose(key))["t"] == "done"
        assert print_of(chair) == after, f"{key} came out otherwise: the dice were rolled anew"
    return free, asked


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_undo_is_free_to_the_barrier_needs_consent_past_it_and_never_rolls_anew(game: str) -> None:
    """Promise 9. Two hundred times a game."""
    free = asked = 0
    async with house(f"undo {game}") as one:
        for n in range(8):
            chairs = await one.seated(game)
            counts = await take_back_and_choose_again(chairs, f"{game} {n}", 30)
            free, asked = free + counts[0], asked + counts[1]
            rebuilt = await (await one.restarted()).hub.room(chairs[0].room.id)
            assert rebuilt.session is not None and chairs[0].room.session is not None
            assert rebuilt.session.game.fingerprint() == chairs[0].room.session.game.fingerprint()
    assert free + asked >= 200 and free > 20 and asked > 40


def print_of(chair: Chair) -> str:
    return str(chair.room.playing().game.fingerprint())


async def past_a_barrier(one: House, seed: str, people: int = 2) -> tuple[Chair, list[Chair]]:
    """Somebody who has just chosen something that used chance or passed the turn on, and the others."""
    chairs = await one.seated("dice-throne", people)
    player = Player(seed)
    while True:
        for chair in chairs:
            chair.hear()
        chair = next(chair for chair in chairs if chair.asked)
        entries = len(chair.room.session.entries)  # type: ignore[union-attr]
        await chair.choose(player(chair.screen.question))
        if chair.room.session.behind_barrier(entries):  # type: ignore[union-attr]
            return chair, [other for other in chairs if other is not chair]


@in_loop
async def test_an_undo_that_is_not_agreed_to_does_not_happen() -> None:
    async with house() as one:
        chair, (other, third) = await past_a_barrier(one, "no", 3)
        before = state(chair)
        assert await other.refused("consent", yes=True) == "ui-refused-nothing-asked"
        await chair.done("undo")
        assert await chair.refused("consent", yes=True) == "ui-refused-nothing-asked"  # not by whoever asks
        await other.done("consent", yes=True)
        assert chair.room.asking is not None  # one of two
        assert await other.refused("consent", yes=True) == "ui-refused-nothing-asked"
        await third.done("consent", yes=False)
        assert state(chair) == before
        chair.hear()
        assert "asking" not in chair.screen.room
        assert chair.screen.said[-1]["ping"] == "undo-refused"


@in_loop
async def test_whoever_is_here_is_asked_even_while_a_bot_plays_for_them() -> None:
    """They may take their seat back; and they are asked when they are gone, too."""
    async with house() as one:
        host, guest = await one.seated("dice-throne", options=DUEL)
        await guest.done("seat", seat=1, who="bot:random")
        room, player = host.room, Player("for them")
        entries = await play_past_a_barrier(host, player)
        await host.done("undo")
        assert room.asking is not None and room.asking[2] == {1} and len(room.playing().entries) == entries
        guest.hear()
        assert guest.screen.room["asking"]["seat"] == 0
        await guest.done("consent", yes=True)
        assert room.asking is None and len(room.playing().entries) < entries
        entries = await play_past_a_barrier(host, player)
        guest.leave()
        await host.done("undo")
        assert room.asking is not None and room.asking[2] == {1} and len(room.playing().entries) == entries


async def play_past_a_barrier(chair: Chair, player: Player) -> int:
    """Choose and let bots play, until the last choice can no longer be taken back freely; how many entries there are."""
    while True:
        assert await play([chair], player, 1) == 1
        await chair.house.settle(chair)
        session = chair.room.playing()
        if session.behind_barrier(session.last_choice(chair.seats[0])):
            return len(session.entries)


@in_loop
async def test_a_long_game_that_is_taken_back_holds_up_nobody() -> None:
    """A thread plays it through. Other tables go on; at this one everybody waits, and nothing is lost or half done."""
    begun, go = threading.Event(), threading.Event()

    def slow(*args: Any, **more: Any) -> Iterator[tuple[int, Any]]:
        begun.set()
        assert go.wait(20), "everybody else waits for the undo"
        return replay(*args, **more)

    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "me"), DUEL, curtain=False)
        chair = await one.join(table, token)
        player = Player("thread")
        await play([chair], player, 20)
        before = print_of(chair)
        await chair.choose(player(chair.screen.question))
        after, n, second = print_of(chair), chair.room.n, await one.join(table, token)
        others = await one.seated("dice-throne")
        with patch("tablee.table.session.replay", slow):
            undo = asyncio.ensure_future(chair.tell("undo", id="undo"))
            while not begun.is_set():
                await asyncio.sleep(0.001)
            late = asyncio.ensure_future(second.tell("choose", id="late", view=n, key=player(second.screen.question)))
            assert await play(others, player, 3) == 3
            assert not undo.done() and not late.done()
            assert (print_of(chair), chair.room.n) == (after, n)
            third = await one.join(table, token)
            assert third.screen.view == second.screen.view and third.screen.n == n
            go.set()
            await asyncio.gather(undo, late)
        for one_of_us in (chair, second, third):
            one_of_us.hear()
            assert one_of_us.screen.n == chair.room.n == n + 1
        assert print_of(chair) == before
        assert [m["why"][0] for m in second.screen.all("refused")] == ["ui-refused-stale"]
        rebuilt = await (await one.restarted()).hub.room(table)
        assert rebuilt.playing().game.fingerprint() == before


@in_loop
async def test_an_undo_that_cannot_be_written_has_not_happened() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "me"), DUEL, curtain=False)
        chair = await one.join(table, token)
        await play([chair], Player("full"), 10)
        before = state(chair)
        one.store.full = True
        assert await chair.refused("undo") == "ui-refused-disk"
        assert state(chair) == before
        one.store.full = False
        await chair.done("undo")
        assert state(chair) != before


@in_loop
async def test_an_undo_lapses_when_somebody_plays_on() -> None:
    async with house() as one:
        chair, (other,) = await past_a_barrier(one, "lapse")
        await chair.done("undo")
        actor = next(one for one in (chair, other) if decision(chair).seat in one.seats)
        actor.hear()
        await actor.choose(Player("lapse on")(actor.screen.question))
        other.hear()
        assert chair.room.asking is None and "asking" not in other.screen.room
        before = state(chair)
        assert await other.refused("consent", yes=True) == "ui-refused-nothing-asked"
        assert state(chair) == before


@in_loop
async def test_an_undo_that_is_sent_twice_takes_back_once() -> None:
    """A browser sends again what was not answered before the link broke."""
    async with house() as one:
        chair, (other,) = await past_a_barrier(one, "twice")
        await chair.done("undo", id="again")
        await other.done("consent", id="yes", yes=True)
        before = state(chair)
        await chair.done("undo", id="again")
        await other.done("consent", id="yes", yes=True)
        assert state(chair) == before and chair.room.asking is None


@in_loop
async def test_nobody_can_undo_who_has_chosen_nothing() -> None:
    async with house() as one:
        host, _ = await one.seated("dice-throne")
        assert await host.refused("undo") == "undo-nothing"
        assert not host.screen.undo
        watcher = await one.join(host.room.id)
        assert await watcher.refused("undo") == "undo-nothing"


@in_loop
async def test_at_a_screen_of_ones_own_the_last_choice_is_taken_back_whoever_made_it() -> None:
    """Hot seat without a curtain: one person, several seats."""
    async with house() as one:
        table, token = await one.table("champions", ("me", "me"))
        chair = await one.join(table, token)
        player, passed = Player("several"), 0
        for _ in range(40):
            session = chair.room.session
            assert session is not None
            entries, before = len(session.entries), session.game.fingerprint()
            await chair.choose(player(chair.screen.question))
            if session.game.decision is None:
                break
            if session.game.decision.seat == session.entries[entries].seat:
                continue
            passed += 1  # it is the other seat's turn to choose now
            assert chair.screen.undo
            await chair.done("undo")
            assert print_of(chair) == before
            await chair.choose(player(chair.screen.question))
        assert passed > 1


@in_loop
async def test_what_is_over_is_not_taken_back_where_others_play() -> None:
    """The end uncovers every secret; whoever gave up could look at them and play on."""
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        await play([host, guest], Player("over"), 10)
        await guest.done("concede", seat=1)
        assert guest.screen.over
        assert (await guest.ask("reveal"))["seed"]
        before = state(guest)
        assert await guest.refused("undo") == "ui-refused-over"
        assert state(guest) == before and guest.room.asking is None


@in_loop
async def test_alone_against_bots_even_the_end_can_be_taken_back() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "bot:random"))
        chair = await one.join(table, token)
        await play([chair], Player("alone"), 5)
        before = chair.room.session.game.fingerprint()  # type: ignore[union-attr]
        await chair.done("concede", seat=0)
        assert chair.screen.over and chair.screen.room["status"] == "over"
        await chair.done("undo")
        assert chair.room.session.game.fingerprint() == before  # type: ignore[union-attr]
        assert not chair.screen.over and chair.screen.room["status"] == "playing"
        again = await (await one.restarted()).hub.room(chair.room.id)
        assert again.document.status == "playing" and again.session is not None
