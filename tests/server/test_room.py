"""What people can do at a table, and what the table answers: gathering, presence, undo, prompts, hot seat, replay, help.

Every test plays through the same commands a browser sends; only the sockets are missing.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch
from urllib.parse import quote

import pytest

from tablee.bots import make_bot
from tablee.games import load
from tablee.kernel.decision import parse
from tablee.kernel.rng import commitment
from tablee.server.room.bots import Bots
from tablee.server.room.replays import Replay
from tablee.server.wire import messages, views
from tablee.server.wire.refusal import Refused
from tablee.server.wire.sight import Sight
from tablee.table.journal import Journal, read, replay
from tests.inside import chances_of

from .kit import Chair, House, Player, house, in_loop, play, request, sent

DUEL = {"heroes": "gunslinger,barbarian"}
GAMES = ("dice-throne", "dungeon-dice", "super-dungeon", "champions")


def state(chair: Chair) -> tuple[Any, ...]:
    """Everything that a refused command must leave as it is."""
    room = chair.room
    game = room.session.game.fingerprint() if room.session is not None else ""
    return game, room.n, room.document.encode(), len(room.said), room.asking


def decision(chair: Chair) -> Any:
    assert chair.room.session is not None
    return chair.room.session.game.decision


# ---------------------------------------------------------------------- gathering
@in_loop
async def test_a_table_waits_for_everybody_and_then_begins() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "person"), DUEL, name="Ada")
        host = await one.join(table, token)
        assert host.screen.room["status"] == "gathering" and host.screen.view is None
        assert [seat["who"] for seat in host.screen.room["seats"]] == ["person", "open"]
        assert host.screen.welcome["catalogue"] == ""
        assert await host.refused("choose", view=0, key="pass") == "ui-refused-gathering"
        guest = await one.invited(host, 1, name="Blaise")
        host.hear()
        for chair, seat in ((host, 0), (guest, 1)):
            assert chair.screen.room["status"] == "playing" and chair.screen.welcome["yours"] == [seat]
            assert chair.screen.welcome["catalogue"] and chair.screen.view is not None
            assert chair.screen.view["you"] == seat
            assert [seat["name"] for seat in chair.screen.room["seats"]] == ["Ada", "Blaise"]
            assert [seat["sheet"] for seat in chair.screen.room["seats"]] == ["hero.gunslinger", "hero.barbarian"]


@in_loop
async def test_an_invitation_seats_one_person_once() -> None:
    async with house() as one:
        table, token = await one.table("champions", ("me", "person", "person"))
        host = await one.join(table, token)
        code = (await host.ask("invite", seat=1))["code"]
        taken = await one.hub.accept(messages.TakeSeat(code, "Ada"))
        before = host.room.document.encode()
        for again in (code, code[:-1], code + "x", f"{table}.", table):
            with pytest.raises(Refused, match="ui-refused-invitation"):
                await one.hub.accept(messages.TakeSeat(again, "Eve"))
        with pytest.raises(Refused, match="ui-refused-no-table"):
            await one.hub.accept(messages.TakeSeat("nowhere." + code.partition(".")[2], "Eve"))
        assert host.room.document.encode() == before
        guest = await one.join(table, taken["token"])
        assert guest.seats == [1]
        assert await host.refused("invite", seat=1) == "ui-refused-taken"
        assert await host.refused("invite", seat=0) == "ui-refused-taken"
        assert await host.refused("invite", seat=7) == "ui-refused-seat"
        assert await guest.refused("invite", seat=2) == "ui-refused-host"


@in_loop
async def test_two_people_who_open_the_same_invitation_at_once_do_not_share_the_seat() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne")
        host = await one.join(table, token)
        code = (await host.ask("invite", seat=1))["code"]
        both = [one.hub.accept(messages.TakeSeat(code, name)) for name in ("Ada", "Eve")]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Refused", "dict"]


@in_loop
async def test_bots_sit_down_in_seats_that_stay_open() -> None:
    async with house() as one:
        table, token = await one.table("champions", ("me", "person", "bot:random"))
        host = await one.join(table, token)
        await host.done("start")
        assert [seat["who"] for seat in host.screen.room["seats"]] == ["person", "bot:medium", "bot:random"]
        assert await host.refused("start") == "ui-refused-started"
        assert await play([host], Player("bots"), 12) == 12
        seats = {row.seat for row in host.room.rows}
        assert seats == {0, 1, 2}


@in_loop
async def test_only_the_host_starts_and_opens_seats() -> None:
    async with house() as one:
        table, token = await one.table("champions", ("me", "person", "person"))
        host = await one.join(table, token)
        guest = await one.invited(host, 1)
        assert await guest.refused("start") == "ui-refused-host"
        assert await guest.refused("seat", seat=2, who="bot:greedy") == "ui-refused-host"
        assert await host.refused("seat", seat=1, who="open") == "ui-refused-here"
        guest.leave()
        one.pass_grace()
        await host.done("seat", seat=1, who="open")
        assert host.screen.room["seats"][1]["who"] == "open"
        back = await one.join(table, guest.token)
        assert back.seats == [] and await back.refused("say", text="hello") == "ui-refused-watching"


@in_loop
async def test_a_setup_for_another_number_of_people_is_refused_before_there_is_a_table() -> None:
    async with house() as one:
        three = {"heroes": "gunslinger,barbarian,paladin"}
        for seats in (("me", "me"), ("me", "person")):
            with pytest.raises(Refused, match="ui-refused-setup"):
                await one.table("dice-throne", seats, three)
        with pytest.raises(Refused, match="ui-refused-players"):
            await one.table("dice-throne", ("me",))
        with pytest.raises(Refused, match="ui-refused-no-seat"):
            await one.table("dice-throne", ("person", "person"))
        assert one.store.documents == {} and one.hub.rooms == {}


# ---------------------------------------------------------------------- presence
@in_loop
async def test_everybody_sees_who_is_here() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        watcher = await one.join(host.room.id)
        host.hear()
        assert [seat["here"] for seat in host.screen.room["seats"]] == [True, True]
        assert host.screen.room["watchers"] == 1 and watcher.screen.welcome["yours"] == []
        twice = await one.join(host.room.id, guest.token)
        guest.leave()
        host.hear()
        assert host.screen.room["seats"][1]["here"]  # the other window is open still
        twice.leave()
        watcher.leave()
        host.hear()
        assert [seat["here"] for seat in host.screen.room["seats"]] == [True, False]
        assert host.screen.room["watchers"] == 0


@in_loop
async def test_a_bot_plays_for_somebody_who_is_gone_until_they_come_back() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        assert await host.refused("seat", seat=1, who="bot:greedy") == "ui-refused-here"
        guest.leave()
        one.pass_grace()
        before = len([row for row in host.room.rows if row.seat == 1 and not row.automatic])
        await host.done("seat", seat=1, who="bot:greedy")
        await play([host], Player("away"), 25)
        played = [row for row in host.room.rows if row.seat == 1 and not row.automatic]
        assert len(played) > before
        back = await one.join(host.room.id, guest.token)
        host.hear()
        assert back.seats == [1] and host.screen.room["seats"][1]["who"] == "bot:greedy"
        assert await host.refused("seat", seat=1, who="bot:random") == "ui-refused-here"
        assert await host.refused("seat", seat=1, who="person") == "ui-refused-not-you"
        await back.done("seat", seat=1, who="person")
        await one.settle(host, back)
        assert host.screen.room["seats"][1]["who"] == "person"
        assert await play([host, back], Player("back"), 30) > 10


@in_loop
async def test_who_plays_a_bots_seat_is_the_hosts_business() -> None:
    async with house() as one:
        table, token = await one.table("champions", ("me", "person", "bot:random"))
        host = await one.join(table, token)
        guest = await one.invited(host, 1)
        before = guest.room.document.encode()
        assert await guest.refused("seat", seat=2, who="bot:greedy") == "ui-refused-host"
        assert await host.refused("seat", seat=2, who="open") == "ui-refused-seat-how"
        assert await host.refused("seat", seat=2, who="bot:clever") == "ui-refused-bot"
        assert await host.refused("seat", seat=9, who="bot:greedy") == "ui-refused-seat"
        assert guest.room.document.encode() == before
        await host.done("seat", seat=2, who="bot:greedy")
        third = await one.invited(host, 2, name="late")
        assert third.seats == [2] and third.screen.room["seats"][2]["who"] == "person"


# ---------------------------------------------------------------------- undo
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
        before = state(guest)
        assert (await guest.ask("reveal"))["seed"]
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


# ---------------------------------------------------------------------- the end, and again
@in_loop
async def test_conceding_ends_a_duel_for_both() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        assert await host.refused("concede", seat=1) == "ui-refused-not-you"
        assert await host.refused("choose", view=host.screen.n, key="concede") == "ui-refused-not-you"
        await guest.done("concede", seat=1, id="enough")
        host.hear()
        assert host.screen.over and guest.screen.over
        assert host.screen.room["status"] == "over" and host.room.document.result == "won 0"
        n = host.room.n
        await guest.done("concede", seat=1, id="enough")  # sent again
        assert host.room.n == n
        assert await guest.refused("concede", seat=1) == "reason-game-over"
        assert await host.refused("choose", view=n, key="pass") == "ui-refused-over"


@in_loop
async def test_a_rematch_is_a_new_table_for_the_same_people() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne", options=DUEL, name="Ada")
        watcher = await one.join(host.room.id)
        assert await host.refused("rematch") == "ui-refused-not-over"
        await guest.done("prompts", level="always")
        await play([host, guest], Player("first"))
        assert await watcher.refused("rematch") == "ui-refused-watching"
        await guest.done("rematch")
        await host.done("rematch")
        host.hear()
        new = host.screen.room["rematch"]
        assert new == guest.screen.room["rematch"] != host.room.id
        again = [await one.join(new, chair.token) for chair in (host, guest)]
        assert [chair.seats for chair in again] == [[0], [1]]
        assert again[0].screen.room["seats"][0]["name"] == "Ada"
        assert again[1].screen.prompts["1"]["level"] == "always"
        assert again[0].screen.welcome["commitment"] != host.screen.welcome["commitment"]
        assert again[0].room.document.header.setup == host.room.document.header.setup  # type: ignore[union-attr]
        assert await play(again, Player("second")) > 20
        assert again[0].screen.over


# ---------------------------------------------------------------------- talking
@in_loop
async def test_what_is_said_is_heard_by_all_kept_and_said_once() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        watcher = await one.join(host.room.id)
        await guest.done("say", text="  good\n luck  ", id="g")
        await guest.done("say", text="  good\n luck  ", id="g")  # sent again after a broken link
        await host.done("ping", ping="thanks")
        for chair in (host, guest, watcher):
            chair.hear()
            assert [(s["seat"], s.get("text", ""), s.get("ping", "")) for s in chair.screen.said] == [
                (1, "good luck", ""),
                (0, "", "thanks"),
            ]
        assert await watcher.refused("say", text="hello") == "ui-refused-watching"
        assert await watcher.refused("ping", ping="hello") == "ui-refused-watching"
        assert await host.refused("say", text=" \n ") == "ui-refused-empty"
        later = await (await one.restarted()).join(host.room.id, host.token)
        assert later.screen.said == host.screen.said


@in_loop
async def test_only_what_everybody_sees_can_be_pointed_at() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        assert host.screen.view is not None and guest.screen.view is not None
        seen = set((await one.join(host.room.id)).screen.view["pieces"])  # type: ignore[index]
        mine = set(host.screen.view["pieces"]) - seen
        theirs = set(guest.screen.view["pieces"]) - seen
        assert mine and theirs
        for ref in (sorted(mine)[0], sorted(theirs)[0], "nothing"):
            assert await host.refused("ping", ping="look", ref=ref) == "ui-refused-piece"
        shown = sorted(seen)[0]
        await host.done("ping", ping="look", ref=shown)
        guest.hear()
        assert guest.screen.said[-1] == {"n": 1, "seat": 0, "ping": "look", "ref": shown}


@in_loop
async def test_a_report_is_kept_with_its_place_in_the_journal() -> None:
    async with house() as one:
        host, _ = await one.seated("dice-throne")
        await play([host, _], Player("report"), 3)
        await host.done("report", text="this looks wrong")
        assert one.store.reports() == [(host.room.id, 0, host.room.n, "this looks wrong")]
        watcher = await one.join(host.room.id)
        assert await watcher.refused("report", text="me too") == "ui-refused-watching"


# ---------------------------------------------------------------------- how often one is asked
@pytest.mark.parametrize("level", ["always", "smart", "my-turn"])
@in_loop
async def test_levels_of_asking_are_kept_and_obeyed(level: str) -> None:
    """Always: wherever there is a choice. Smart: not in windows where nothing could matter. My turn: in no other's."""
    async with house("levels") as one:
        idle, theirs, passed = 0, 0, 0  # asked where nothing matters, asked in another's turn; not asked
        for n in range(4):
            chairs = await one.seated("dice-throne", options=DUEL)
            rules = chairs[0].room.rules
            for chair in chairs:
                await chair.done("prompts", level=level)
            player = Player(f"levels {n}")
            for _ in range(60):
                game, asked = chairs[0].room.session.game, decision(chairs[0])  # type: ignore[union-attr]
                if asked is None:
                    break
                if asked.prompt in rules.presentation.windows:
                    idle += not any([rules.matters(game, asked.seat, option) for option in asked.options[:-1]])
                    theirs += rules.active(game) != asked.seat
                await play(chairs, player, 1)
            passed += len([row for row in chairs[0].room.rows if row.automatic and row.choice == "pass"])
            again = await (await one.restarted()).join(chairs[1].room.id, chairs[1].token)
            assert again.screen.prompts == {"1": {"level": level, "answers": {}}}
            assert [one.level for one in again.room.session.prompts] == [level] * 2  # type: ignore[union-attr]
        assert (idle > 0) == (level == "always")
        assert (theirs > 0) == (level != "my-turn")
        assert passed > 0 or level == "always"


@in_loop
async def test_a_standing_answer_about_a_card_is_given_at_once_and_kept() -> None:
    """No: nobody is asked any more in windows where only this card could be played. Yes: it is played."""
    for wanted in ("no", "yes"):
        async with house("standing") as one:
            chair, sheet, key = await at_a_window_with_one_card(one)
            n = chair.room.n
            await chair.done("prompts", sheet=sheet, answer=wanted)
            row = chair.room.rows[n]
            assert row.automatic and row.choice == ("pass" if wanted == "no" else key)
            again = await (await one.restarted()).join(chair.room.id, chair.token)
            assert again.screen.prompts[str(chair.seats[0])]["answers"] == {sheet: wanted}
            await again.done("prompts", sheet=sheet, answer="ask")
            assert again.screen.prompts[str(chair.seats[0])]["answers"] == {}
            assert await again.refused("prompts", sheet="card.of.nobody", answer="yes") == "ui-refused-sheet"
            assert not again.room.session.automatic or again.room.session.automatic[n]  # type: ignore[union-attr]


async def at_a_window_with_one_card(one: House) -> tuple[Chair, str, str]:
    for n in range(40):
        chairs = await one.seated("dice-throne", options=DUEL)
        player = Player(f"window {n}")
        for _ in range(60):
            for chair in chairs:
                chair.hear()
            if chairs[0].screen.over:
                break
            chair = next(chair for chair in chairs if chair.asked)
            options = chair.screen.question.get("options", [])
            window = decision(chair).prompt in chair.room.rules.presentation.windows
            if window and len(options) == 2 and options[0].get("on"):
                piece = chair.screen.view["pieces"][options[0]["on"][0]]  # type: ignore[index]
                if piece.get("sheet", "").startswith("card."):
                    return chair, piece["sheet"], options[0]["key"]
            await chair.choose(player(chair.screen.question))
    raise AssertionError("no such window was met: take other seeds")


@in_loop
async def test_what_is_answered_by_itself_is_the_same_before_and_after_a_restart() -> None:
    """An answer that became automatic is not a choice: it cannot be taken back as one."""
    async with house("standing") as one:
        chair, sheet, _ = await at_a_window_with_one_card(one)
        await chair.done("prompts", sheet=sheet, answer="no")
        again = await (await one.restarted()).hub.room(chair.room.id)
        assert chair.room.session is not None and again.session is not None
        assert again.session.automatic == chair.room.session.automatic
        assert again.play.chosen == chair.room.play.chosen


@in_loop
async def test_a_spectator_has_no_prompts() -> None:
    async with house() as one:
        host, _ = await one.seated("dice-throne")
        watcher = await one.join(host.room.id)
        assert watcher.screen.prompts == {}
        assert await watcher.refused("prompts", level="always") == "ui-refused-watching"


# ---------------------------------------------------------------------- hot seat
@in_loop
async def test_hot_seat_with_a_curtain_shows_a_seat_only_to_whoever_lifted_it() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "me"))
        chair = await one.join(table, token)
        assert chair.screen.welcome["curtain"] is True and chair.screen.view is not None
        lifted = 0
        player = Player("curtain")
        for _ in range(60):
            chair.hear()
            if chair.screen.over:
                break
            asked, you = chair.screen.question["seat"], chair.screen.view["you"]
            if asked != you:
                lifted += 1
                assert "options" not in chair.screen.question and "pick" not in chair.screen.question
                before = state(chair)
                option = str(decision(chair).options[0])
                assert await chair.refused("choose", view=chair.screen.n, key=option) == "ui-refused-curtain"
                assert state(chair) == before
                assert await chair.refused("hint") == "ui-refused-not-you"
                await chair.tell("look", seat=asked)
                continue
            await chair.choose(player(chair.screen.question))
        assert lifted > 3
        assert await refused_look(chair, 5) == await refused_look(chair, -1) == "ui-refused-not-you"


@pytest.mark.parametrize("seats", [("me", "me"), ("me", "me", "bot:random"), ("me", "me", "person")])
@in_loop
async def test_a_new_connection_meets_the_curtain_before_it_sees_a_seat(seats: tuple[str, ...]) -> None:
    """Whoever is asked just now: first somebody says who sits there. Until then they see what everybody sees."""
    async with house() as one:
        table, token = await one.table("dice-throne", seats)
        chair = await one.join(table, token)
        people = [chair, *([await one.invited(chair, 2)] if "person" in seats else [])]
        await play(people, Player("meets"), 10)
        await one.settle(*people)
        again, watcher = await one.join(table, token), await one.join(table)
        assert again.screen.welcome["curtain"] and again.screen.welcome["yours"] == [0, 1]
        assert again.screen.view == watcher.screen.view and again.screen.view["you"] == -1  # type: ignore[index]
        assert again.screen.lines == watcher.screen.lines and not again.screen.undo
        assert await again.refused("undo") == "undo-nothing"
        await again.done("say", id="who", text="who was it?")
        await again.done("prompts", level="always")
        assert again.room.said[-1].seat == 0 and again.room.document.prompts["0"].level == "always"
        await again.tell("look", seat=1)
        again.hear()
        assert again.screen.view["you"] == 1  # type: ignore[index]
        if len(people) > 1:  # whoever holds one seat has nobody to hide it from
            assert people[1].screen.view["you"] == 2 and not people[1].screen.welcome["curtain"]  # type: ignore[index]


async def refused_look(chair: Chair, seat: int) -> str:
    await chair.tell("look", seat=seat)
    return str([message for message in chair.hear() if message["t"] == "refused"][0]["why"][0])


@in_loop
async def test_hot_seat_without_a_curtain_turns_to_the_seat_that_chooses() -> None:
    """In a game against the game nobody has secrets from the person beside."""
    async with house() as one:
        table, token = await one.table("champions", ("me", "me"))
        chair = await one.join(table, token)
        assert chair.screen.welcome["curtain"] is False
        player, seats = Player("open"), set()
        for _ in range(40):
            if chair.screen.over:
                break
            assert chair.screen.question["seat"] == chair.screen.view["you"]  # type: ignore[index]
            seats.add(chair.screen.question["seat"])
            await chair.choose(player(chair.screen.question))
        assert seats == {0, 1}
        open_table, token = await one.table("dice-throne", ("me", "me"), curtain=False)
        assert (await one.join(open_table, token)).screen.welcome["curtain"] is False


# ---------------------------------------------------------------------- spectators
WATCHING: dict[str, dict[str, Any]] = {
    "choose": {"view": 0, "key": "pass"},
    "undo": {},
    "consent": {"yes": True},
    "concede": {"seat": 0},
    "prompts": {"level": "always"},
    "say": {"text": "psst"},
    "ping": {"ping": "hello"},
    "invite": {"seat": 1},
    "seat": {"seat": 1, "who": "bot:greedy"},
    "start": {},
    "rematch": {},
    "hint": {},
    "reveal": {},
    "report": {"text": "psst"},
    "seek": {"to": 0},
    "why": {"key": "pass"},
}


@in_loop
async def test_spectators_only_read() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        await play([host, guest], Player("watched"), 12)
        watcher = await one.join(host.room.id)
        before = state(host)
        for t, fields in WATCHING.items():
            await watcher.refused(t, **{**fields, **({"view": watcher.screen.n} if t == "choose" else {})})
        assert (await watcher.ask("odds"))["odds"] == []
        assert state(host) == before
        assert (await watcher.ask("why", line=1))["t"] == "because"
        await play([host, guest], Player("watched"))
        watcher.hear()
        assert watcher.screen.over


@in_loop
async def test_a_private_table_has_no_spectators() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne", watch=False)
        with pytest.raises(Refused, match="ui-refused-private"):
            await one.join(host.room.id)
        await guest.done("concede", seat=1)
        with pytest.raises(Refused, match="ui-refused-private"):
            await one.join(host.room.id, replay=True)
        with pytest.raises(Refused, match="ui-refused-private"):
            host.room.export(-1)
        assert (await one.join(host.room.id, guest.token, replay=True)).screen.view is not None


# ---------------------------------------------------------------------- lists, deleting
@in_loop
async def test_mine_lists_what_a_browser_holds() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        await play([host, guest], Player("mine"), 8)
        other, token = await one.table("champions", ("me", "person"))
        held = [messages.Held(host.room.id, host.token), messages.Held(other, token), messages.Held("gone", "x")]
        for server in (one, await one.restarted()):
            first, second = await server.hub.mine(held)
            assert (first["table"], first["status"], first["yours"]) == (host.room.id, "playing", [0])
            assert first["turn"] == decision(host).seat and first["choices"] == host.room.n
            assert (second["table"], second["status"], second["turn"]) == (other, "gathering", -1)
        with_wrong_token = await one.hub.mine([messages.Held(host.room.id, "wrong")])
        assert with_wrong_token[0]["yours"] == []


@in_loop
async def test_a_deleted_table_is_gone_for_everybody_and_stays_gone() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        await host.done("say", text="bye")
        with pytest.raises(Refused, match="ui-refused-host"):
            await one.hub.delete(messages.Held(host.room.id, guest.token))
        with pytest.raises(Refused, match="ui-refused-host"):
            await one.hub.delete(messages.Held(host.room.id))
        key = str(decision(host).options[0])
        actor = next(chair for chair in (host, guest) if decision(host).seat in chair.seats)
        actor.hear()
        # commands that are on their way meanwhile
        deleting = one.hub.delete(messages.Held(host.room.id, host.token))
        others = [
            actor.tell("choose", id="late", view=actor.room.n, key=key),
            guest.tell("prompts", id="late", level="always"),
            guest.tell("say", id="later", text="wait"),
            host.tell("invite", id="late", seat=1),
        ]
        await asyncio.gather(deleting, *others)
        for chair in (host, guest):
            chair.hear()
            assert chair.screen.heard[-1] == {
                "t": "error",
                "why": ["ui-error-deleted"],
                "final": True,
            } or chair.screen.all("error")
            assert chair.member.closed == "deleted"
        assert await one.store.load(host.room.id) is None
        assert (one.store.documents, one.store.rows, one.store.said) == ({}, {}, {})
        with pytest.raises(Refused, match="ui-refused-no-table"):
            await one.join(host.room.id, host.token)
        assert await one.hub.mine([messages.Held(host.room.id, host.token)]) == []


@in_loop
async def test_a_table_that_is_deleted_while_a_bot_thinks_stays_gone() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "bot:random"), {"first": "1"})
        host = await one.join(table, token)
        assert host.room.pump is not None
        await one.hub.delete(messages.Held(table, token))
        while host.room.pump is not None:
            await asyncio.sleep(0)
        assert (one.store.documents, one.store.rows) == ({}, {})


# ---------------------------------------------------------------------- looking back
@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_finished_game_can_be_seen_at_any_entry_from_any_seat(game: str) -> None:
    async with house(f"replay {game}") as one:
        host, guest = await one.seated(game)
        with pytest.raises(Refused, match="ui-refused-not-over"):
            await one.join(host.room.id, host.token, replay=True)
        await play([host, guest], Player("replay"))
        back = await one.join(host.room.id, replay=True)  # anybody may, now that it is over
        assert isinstance(back.member, Replay)
        journal, _ = host.room.play.journal()
        total = len(journal.entries)
        assert back.screen.welcome["entries"] == back.screen.at == total and back.screen.over
        rules = host.room.rules
        visits = [0, 1, total // 2, total // 2 - 1, total, total // 3, 0, total + 99]
        for n, to in enumerate(visits):
            seat = (-1, 0, 1)[n % 3]
            await back.tell("look", seat=seat)
            answer = await back.done("seek", to=to)
            to = min(to, total)
            assert answer["n"] == back.screen.at == to
            then = game_at(journal, to)
            sight = Sight(rules, seat, "en")
            assert back.screen.view == sent(views.whole(rules.view(then, seat), sight.phrase(then)))
            assert back.screen.lines == sent(sight.news(then, 0)["lines"])
        for t in ("choose", "undo", "say", "rematch", "prompts"):
            assert await back.refused(t, **WATCHING[t]) == "ui-refused-replay"
        assert await refused_look(back, 2) == "ui-refused-seat"
        line = back.screen.lines[0]
        assert (await back.ask("why", line=line["n"]))["items"][0]["label"] == line["text"]


def game_at(journal: Journal, to: int) -> Any:
    return next(game for n, game in replay(journal, log=True) if n == to)


@in_loop
async def test_earlier_lines_of_the_log_come_when_asked_for() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne", options={"heroes": "paladin,barbarian"})
        await play([host, guest], Player("long", passing=1000), 200)
        late = await one.join(host.room.id, host.token)
        assert len(late.screen.lines) == 200 and late.screen.lines[0]["n"] > 201, "the game is too short to show it"
        lines = late.screen.lines
        while lines[0]["n"] > 1:
            earlier = (await late.ask("history", before=lines[0]["n"]))["lines"]
            assert earlier and earlier[-1]["n"] == lines[0]["n"] - 1
            lines = earlier + lines
        assert lines == host.screen.lines
        assert (await late.ask("history", before=1))["lines"] == []
        assert len((await late.ask("history", before=10**9))["lines"]) <= 200


# ---------------------------------------------------------------------- help
@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_why_is_answered_about_every_piece_and_every_line(game: str) -> None:
    async with house(f"why {game}") as one:
        chairs = await one.seated(game)
        await play(chairs, Player("why"), 20)
        before, forbidden, allowed = state(chairs[0]), 0, 0
        for chair in chairs:
            assert chair.room.session is not None and chair.screen.view is not None
            table, rules = chair.room.session.game, chair.room.rules
            for ref in sorted(chair.screen.view["pieces"]):
                answer = await chair.ask("why", ref=ref)
                tries = rules.tries(table, chair.seats[0], ref)
                seen = rules.sight.sees(table, ref) if rules.sight is not None else None
                if seen is not None:
                    item = answer["items"].pop()
                    assert item["allowed"] == item["sketch"]["clear"] == seen.sketch.clear
                    assert [rule["id"] for rule in item["rules"]] == list(seen.rules)
                assert [item for item in answer["items"] if "sketch" in item] == []
                if not tries and seen is None:
                    assert [item["why"] for item in answer["items"]] == [["ui-because-nothing"]]
                    continue
                assert len(answer["items"]) == len(tries)
                for item, choice in zip(answer["items"], tries):
                    refusal = rules.why_not(table, chair.seats[0], parse(choice.key))
                    assert item["allowed"] == (refusal is None)
                    allowed += refusal is None
                    if refusal is not None:
                        forbidden += 1
                        why = rules.because(table, chair.seats[0], parse(choice.key), refusal)
                        assert item["why"][0] == why.id and why.id.startswith("reason-")
                        assert [rule["id"] for rule in item["rules"]] == list(refusal.rules)
                        assert all([rule["title"] and rule["text"] for rule in item["rules"]])
            for line in chair.screen.lines[::7]:
                answer = (await chair.ask("why", line=line["n"]))["items"][0]
                assert answer["label"] == line["text"]
                assert [rule["id"] for rule in answer["rules"]] == [line["rule"]]
            assert await chair.refused("why", line=len(chair.screen.lines) + 1) == "ui-refused-line"
            assert await chair.refused("why", ref="nothing") == "ui-refused-piece"
        assert state(chairs[0]) == before
        assert forbidden > 5


@in_loop
async def test_why_is_answered_about_cells_of_a_map_and_only_of_it() -> None:
    async with house("cells") as one:
        chairs = await one.seated("super-dungeon")
        chair = chairs[0]
        await play(chairs, Player("cells"), 12)
        assert chair.screen.view is not None
        while not any(["acting" in piece.get("is_", ()) for piece in chair.screen.view["pieces"].values()]):
            await play(chairs, Player("cells"), 1)
        grid = next(area for area in chair.screen.view["areas"] if area["id"] == "map")["grid"]
        clear = {True: 0, False: 0}
        for x in range(0, grid["w"], 3):
            for y in range(0, grid["h"], 3):
                item = (await chair.ask("why", ref=f"map/{x}.{y}"))["items"][-1]
                if "sketch" in item:
                    clear[item["allowed"]] += 1
                    assert item["why"][0] == ("sees" if item["allowed"] else "reason-sight")
                    assert item["allowed"] or item["sketch"]["walls"] or item["sketch"]["cells"]
        assert clear[True] > 3 and clear[False] > 3
        for ref in (f"map/{grid['w']}.0", f"map/0.{grid['h']}", "map/-1.0", "map/01.0", "map/1", "map/", "hall/0.0"):
            assert await chair.refused("why", ref=ref) == "ui-refused-piece"


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_why_about_a_key_says_what_choosing_it_would_say(game: str) -> None:
    async with house(f"key {game}") as one:
        chairs = await one.seated(game)
        await play(chairs, Player("key"), 15)
        chair = next(chair for chair in chairs if chair.asked)
        other = next(one for one in chairs if one is not chair)
        for option in decision(chair).options:
            assert (await chair.ask("why", key=str(option)))["items"][0]["allowed"] is True
        for key in ("pass", "keep 1 1", "attack rhino", "play nothing", "nonsense 1 2 3", "use x y"):
            if parse(key) in decision(chair).options:
                continue
            item = (await chair.ask("why", key=key))["items"][0]
            refused = await chair.choose(key)
            assert item["allowed"] is False and item["why"] == refused["why"]
            assert item["rules"] == refused.get("rules", [])
            assert (await other.ask("why", key=key))["items"][0]["allowed"] is False


@in_loop
async def test_rules_are_found_by_id_and_by_words() -> None:
    async with house() as one:
        host, _ = await one.seated("dice-throne")
        asked = host.screen.question.get("why") or [host.screen.lines[0]["rule"]]
        found = (await host.ask("rule", rules=[*asked, "DT-NOTHING-99"]))["rules"]
        assert [rule["id"] for rule in found] == list(asked)
        for game, lang, words in (("dice-throne", "en", "combat points"), ("champions", "fr", "héros menace")):
            book = load(game).rulebook
            answer = await request(one, "GET", f"/api/rules/{game}?lang={lang}&q={quote(words)}")
            want = [rule.id for rule in book.search(words, lang)][:50]
            assert answer.status == 200 and [rule["id"] for rule in answer.json] == want and want
            assert answer.json[0]["text"] == book.rules[want[0]].text[lang]
        nothing = await request(one, "GET", "/api/rules/dice-throne?q=xyzzy")
        assert nothing.json == []
        assert (await request(one, "GET", "/api/rules/chess")).why == "ui-refused-game"
        assert len((await request(one, "GET", "/api/rules/dungeon-dice")).json) == 50


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_hint_can_be_played(game: str) -> None:
    async with house(f"hint {game}") as one:
        host, guest = await one.seated(game)
        followed = 0
        for _ in range(12):
            host.hear()
            guest.hear()
            if host.screen.over:
                break
            chair, other = (host, guest) if decision(host).seat in host.seats else (guest, host)
            before = state(chair)
            key = (await chair.ask("hint"))["key"]
            assert state(chair) == before
            assert await other.refused("hint") == "ui-refused-not-you"
            assert (await chair.choose(key))["t"] == "done"
            followed += 1
        assert followed > 5


@in_loop
async def test_odds_are_those_of_the_rules() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        player, shown = Player("odds"), 0
        for _ in range(40):
            host.hear()
            guest.hear()
            if host.screen.over:
                break
            game = host.room.session.game  # type: ignore[union-attr]
            for chair in (host, guest):
                want = chances_of(host.room.rules).odds(game, chair.seats[0])
                got = (await chair.ask("odds"))["odds"]
                assert got == [{"sheet": o.sheet, "over": o.over, "under": o.under, "keep": list(o.keep)} for o in want]
                shown += len(got)
            chair = host if decision(host).seat in host.seats else guest
            await chair.choose(player(chair.screen.question))
        assert shown > 50


@in_loop
async def test_the_words_of_a_game_are_the_same_at_the_same_address() -> None:
    async with house() as one:
        host, _ = await one.seated("dice-throne", options=DUEL)
        french = await one.join(host.room.id, host.token, lang="fr")
        assert french.screen.welcome["catalogue"] != host.screen.welcome["catalogue"]
        for chair in (host, french):
            answer = await request(one, "GET", chair.screen.welcome["catalogue"])
            assert answer.status == 200 and "immutable" in answer.headers["cache-control"]
            assert answer.json["lang"] == chair.screen.welcome["lang"]
            assert answer.json["hash"] in chair.screen.welcome["catalogue"]
            for piece in chair.screen.view["pieces"].values():  # type: ignore[index]
                assert not piece.get("sheet") or piece["sheet"] in answer.json["sheets"]
        answer = await request(one, "GET", "/api/tables/nowhere/catalogue/en/x.json")
        assert (answer.status, answer.why) == (404, "ui-refused-no-table")


# ---------------------------------------------------------------------- bots
@in_loop
async def test_bots_think_in_processes_of_their_own_and_a_dead_one_is_replaced() -> None:
    """With the real pool: it plays, its process is killed, and it plays on."""
    async with house("pool") as one:
        one.hub.bots = bots = Bots(1)
        table, token = await one.table("dice-throne", ("me", "bot:greedy"), {**DUEL, "first": "1"})
        chair = await one.join(table, token)
        try:
            assert await waited(chair, Player("pool"), 6) == 6
            await until_asked(chair)
            assert bots.pool is not None
            first = list(bots.pool._processes)
            assert len(first) == 1 and first[0] != os.getpid()
            os.kill(first[0], signal.SIGKILL)
            assert (await chair.ask("hint"))["key"]
            assert list(bots.pool._processes) != first
            assert await waited(chair, Player("pool on"), 6) == 6
            assert not chair.screen.all("error")
            assert {row.seat for row in chair.room.rows} == {0, 1}
        finally:
            chair.leave()
            while chair.room.pump is not None:
                await asyncio.sleep(0.01)
            bots.close()


async def until_asked(chair: Chair) -> bool:
    """Wait for bots that take their time; False when the game is over."""
    while not chair.asked and not chair.screen.over:
        await asyncio.wait_for(chair.member.wake.wait(), 60)
        chair.member.wake.clear()
        chair.hear()
    return chair.asked


async def waited(chair: Chair, player: Player, choices: int) -> int:
    made = 0
    while made < choices and await until_asked(chair):
        assert (await chair.choose(player(chair.screen.question)))["t"] == "done"
        made += 1
    return made


class Broken(Bots):
    """A pool in which every worker dies."""

    async def choose(self, *args: Any) -> str:
        raise RuntimeError("dead again")


@in_loop
async def test_a_bot_that_cannot_answer_is_an_error_that_the_table_shows(caplog: pytest.LogCaptureFixture) -> None:
    """And its seat can be given to another bot."""
    async with house() as one:
        one.hub.bots = Broken(1)
        table, token = await one.table("dice-throne", ("me", "bot:greedy"), {"first": "1"})
        chair = await one.join(table, token)
        await one.settle(chair)
        assert chair.screen.all("error") == [{"t": "error", "why": ["ui-error-bot"], "final": False}]
        assert "a bot of table" in caplog.text
        chair.room.bots = one.bots
        await chair.done("seat", seat=1, who="bot:random")
        assert await play([chair], Player("after"), 5) == 5


@in_loop
async def test_bots_play_only_while_somebody_looks() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "bot:random"))
        room = one.hub.rooms[table]
        await asyncio.sleep(0)
        assert room.pump is None
        chair = await one.join(table, token)
        await play([chair], Player("looking"), 5)
        chair.leave()
        n = room.n
        for _ in range(20):
            await asyncio.sleep(0)
        assert room.pump is None and room.n == n


@in_loop
async def test_a_game_is_the_same_after_a_restart() -> None:
    async with house() as one:
        host, guest = await one.seated("champions")
        await play([host, guest], Player("restart"), 25)
        again = await one.restarted()
        back = [await again.join(host.room.id, chair.token) for chair in (host, guest)]
        for old, new in zip((host, guest), back):
            assert (new.screen.view, new.screen.lines[-200:], new.screen.n, new.screen.undo) == (
                old.screen.view,
                old.screen.lines[-200:],
                old.screen.n,
                old.screen.undo,
            )
        assert await play(back, Player("on")) > 0
        text = back[0].room.export(0)
        *_, (_, game) = replay(read(text))
        assert back[0].room.session is not None
        assert game.fingerprint() == back[0].room.session.game.fingerprint()
        assert commitment(back[0].room.document.secret) == host.screen.welcome["commitment"]
