"""Fair at the table: nobody plays against somebody who knows what is to come, and a lost device is not a lost seat."""

from __future__ import annotations

import pytest

from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused

from .kit import Chair, House, Player, house, in_loop, play, request

DUEL = {"heroes": "gunslinger,barbarian"}


# ---------------------------------------------------------------------- who has seen what a newcomer must not have shown
async def beside_a_bot(one: House) -> Chair:
    """One person against a bot, in the middle of a game."""
    table, token = await one.table("dice-throne", ("me", "bot:random"), DUEL)
    chair = await one.join(table, token, nonce="host")
    await play([chair], Player("alone"), 3)
    return chair


@in_loop
async def test_nobody_is_invited_to_a_hand_that_was_seen_at_the_end_or_in_a_replay() -> None:
    """The end shows every hand, and a replay shows it from every seat; whoever plays alone may take the end back."""
    async with house() as one:
        host = await beside_a_bot(one)
        sent = (await host.ask("invite", seat=1))["code"]
        await host.done("concede", seat=0)
        looking = await one.join(host.room.id, host.token, replay=True)
        await looking.tell("look", seat=1)
        looking.hear()
        await host.done("undo")
        host.hear()
        assert host.room.document.status == "playing"
        assert await host.refused("invite", seat=1) == "ui-refused-known"
        with pytest.raises(Refused, match="ui-refused-invitation"):
            await one.hub.accept(messages.TakeSeat(sent, "late"))
        again = await (await one.restarted()).join(host.room.id, host.token)
        assert await again.refused("invite", seat=1) == "ui-refused-known"
        await play([host], Player("alone on"), 3)


@in_loop
async def test_nobody_is_invited_to_a_game_that_was_analysed() -> None:
    """Chances are those of the hands as they are."""
    async with house() as one:
        host = await beside_a_bot(one)
        await host.done("concede", seat=0)
        await host.ask("analysis")
        await host.done("undo")
        host.hear()
        assert host.room.document.status == "playing"
        assert await host.refused("invite", seat=1) == "ui-refused-known"


# ---------------------------------------------------------------------- a lost device
async def three(one: House) -> list[Chair]:
    """Three people in the middle of a game: the host, one who agrees or not, and one who will be gone."""
    chairs = await one.seated("dice-throne", 3)
    await play(chairs, Player("three"), 4)
    return chairs


@in_loop
async def test_somebody_new_comes_to_a_lost_seat_when_all_others_agree() -> None:
    async with house() as one:
        host, guest, gone = await three(one)
        room = host.room
        assert await host.refused("invite", seat=2) == "ui-refused-here"
        gone.leave()
        assert await host.refused("invite", seat=2) == "ui-refused-grace"
        one.pass_grace()
        await host.done("invite", seat=2)
        guest.hear()
        assert guest.screen.room["asking"] == {"seat": 2, "to": 0, "of": [1], "invite": True}
        assert await guest.refused("consent", yes=True) == "ui-refused-nothing-asked"  # that is an answer to an undo
        assert await host.refused("consent", yes=True, invite=True) == "ui-refused-nothing-asked"
        await guest.done("consent", yes=True, invite=True)
        host.hear()
        assert host.screen.room["seats"][2]["lost"] is True and room.document.seats[2].holder == 2
        new = await one.invited(host, 2, "Ada")
        assert new.seats == [2] and new.screen.view is not None and new.screen.view["you"] == 2
        old = await one.join(room.id, gone.token)  # the lost device opens nothing any more
        assert old.seats == [] and old.screen.view is not None and old.screen.view["you"] == -1
        assert await play([host, guest, new], Player("on"), 5) == 5


@in_loop
async def test_whoever_comes_back_keeps_the_seat_they_were_about_to_lose() -> None:
    async with house() as one:
        host, guest, gone = await three(one)
        room = host.room
        gone.leave()
        one.pass_grace()
        await host.done("invite", seat=2)
        back = await one.join(room.id, gone.token)  # while the others are asked
        assert room.asking is None
        assert await guest.refused("consent", yes=True, invite=True) == "ui-refused-nothing-asked"
        back.leave()
        one.pass_grace()
        await host.done("invite", seat=2)
        await guest.done("consent", yes=True, invite=True)
        code = (await host.ask("invite", seat=2))["code"]
        back = await one.join(room.id, gone.token)  # after they agreed, before anybody came
        assert back.seats == [2] and not room.document.seats[2].lost
        with pytest.raises(Refused, match="ui-refused-invitation"):
            await one.hub.accept(messages.TakeSeat(code, "late"))
        assert await host.refused("invite", seat=2) == "ui-refused-here"


@in_loop
async def test_one_refusal_keeps_the_seat_and_is_heard() -> None:
    async with house() as one:
        host, guest, gone = await three(one)
        gone.leave()
        one.pass_grace()
        await host.done("invite", seat=2)
        assert await guest.refused("invite", seat=2) == "ui-refused-host"
        await guest.done("consent", yes=False, invite=True)
        host.hear()
        assert host.room.asking is None and not host.room.document.seats[2].lost
        assert host.screen.said[-1]["ping"] == "invite-refused" and host.screen.said[-1]["ref"] == "2"


@in_loop
async def test_in_a_duel_nobody_gives_themselves_the_other_hand() -> None:
    """Nobody else could agree; in a game against the game there is no hand to steal."""
    async with house() as one:
        host, gone = await one.seated("dice-throne", options=DUEL)
        gone.leave()
        one.pass_grace()
        assert await host.refused("invite", seat=1) == "ui-refused-lost"
        await host.done("seat", seat=1, who="bot:greedy")  # nor by way of a bot
        assert await host.refused("invite", seat=1) == "ui-refused-lost"
        assert await host.refused("invite", seat=0) == "ui-refused-taken"
        host, gone = await one.seated("champions")
        gone.leave()
        one.pass_grace()
        await host.done("invite", seat=1)
        assert (await one.invited(host, 1)).seats == [1]


# ---------------------------------------------------------------------- another device
async def carried(one: House, code: str) -> str:
    answer = await request(one, "POST", "/api/carry", {"code": code})
    assert answer.status == 200, answer.body
    return str(answer.json["token"])


@in_loop
async def test_seats_go_to_another_device_by_a_code_that_is_good_once() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne", options=DUEL)
        first = (await guest.ask("carry"))["code"]
        code = (await guest.ask("carry"))["code"]
        assert code not in host.room.document.encode().decode()
        refused = await request(one, "POST", "/api/carry", {"code": first})  # a newer one has taken its place
        assert refused.status == 410 and refused.why == "ui-refused-code"
        token = await carried(one, code)
        assert (await request(one, "POST", "/api/carry", {"code": code})).status == 410
        assert guest.seats == [1] and not guest.member.closed  # the answer may have got lost
        new = await one.join(host.room.id, token)
        assert new.seats == [1] and new.screen.view is not None and new.screen.view["you"] == 1
        guest.hear()
        assert guest.member.closed and guest.screen.heard[-1]["why"] == ["ui-error-carried"]
        with pytest.raises(Refused, match="ui-refused-token"):
            await one.join(host.room.id, guest.token)
        other = await one.restarted()
        assert (await other.join(host.room.id, token)).seats == [1]
        assert len(host.room.document.holders) == 2 and await play([host, new], Player("moved"), 4) == 4


@in_loop
async def test_only_who_sits_there_is_given_a_code_and_a_lost_seats_code_is_void() -> None:
    async with house() as one:
        host, guest, gone = await three(one)
        watcher = await one.join(host.room.id)
        assert await watcher.refused("carry") == "ui-refused-watching"
        code = (await gone.ask("carry"))["code"]
        gone.leave()
        one.pass_grace()
        await host.done("invite", seat=2)
        await guest.done("consent", yes=True, invite=True)
        await one.invited(host, 2)
        assert (await request(one, "POST", "/api/carry", {"code": code})).status == 410


@in_loop
async def test_a_carried_seat_still_has_its_say() -> None:
    """Nobody rids themselves of a question by carrying their seats."""
    async with house() as one:
        host, guest = await one.seated("dice-throne", options=DUEL)
        player = Player("say")
        while host.room.asking is None:
            await play([host, guest], player, 1)
            if host.room.playing().last_choice(0) >= 0:
                await host.ask("undo")
        token = await carried(one, (await guest.ask("carry"))["code"])
        new = await one.join(host.room.id, token)
        assert host.room.asking is not None and host.room.asking.holders == {1}
        await new.done("consent", yes=False)
