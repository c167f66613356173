"""Offers over the wire: written down at any time, journaled like choices, refused with the rule, and nobody else's business."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.server.room.offers import MOST
from tablee.server.wire import messages
from tablee.table.journal import read
from tests.inside import inside, offers_of

from .kit import Chair, House, Player, house, in_loop, play

OPTIONS = {"first": "0", "one-use": "2"}
OFFER = "file 0 give next.blue.1 for next.red.2"


async def at_decide(one: House) -> list[Chair]:
    """Seat 0 has met a monster; everybody else only looks on."""
    chairs = await one.seated("dungeon-dice", 3, OPTIONS)
    await chairs[0].choose("search")
    assert chairs[0].screen.question["prompt"][0] == "prompt-decide" and chairs[0].asked
    return chairs


async def at_moment(one: House) -> list[Chair]:
    """Seat 0 is asked for offers at the beginning of seat 1's turn."""
    chairs = await at_decide(one)
    for chair in chairs:
        await chair.done("prompts", level="always")
    for chair, key in zip((chairs[0], chairs[2]), ("flee", "pass")):
        chair.hear()
        await chair.done("choose", view=chair.screen.n, key=key)
    for chair in chairs:
        chair.hear()
    assert chairs[0].screen.question["prompt"][0] == "prompt-moment" and chairs[0].asked
    return chairs


def filed(chair: Chair) -> list[Any]:
    """What the table shows of written offers."""
    assert chair.screen.view is not None
    areas = {area["id"]: area for area in chair.screen.view["areas"]}
    return [chair.screen.view["pieces"][id]["says"] for id in areas.get("filed", {}).get("holds", [])]


def journal(chair: Chair) -> list[str]:
    return [f"{row.seat} {row.choice}" for row in chair.room.rows]


# ---------------------------------------------------------------------- writing
@in_loop
async def test_an_offer_is_written_while_another_seat_must_choose_and_only_its_maker_sees_it() -> None:
    async with house() as one:
        active, maker, other = await at_moment(one)
        asked, n = active.screen.question, active.room.n
        answer = await maker.done("file", seat=1, key=OFFER)
        assert answer["n"] == n + 1 and journal(active)[-1] == f"1 {OFFER}"
        for chair in (active, other):
            chair.hear()
            assert filed(chair) == [] and "ready" not in json.dumps(chair.screen.lines[-1])
        assert "next equipment die" in json.dumps(filed(maker))
        assert maker.screen.lines[-1]["text"][0] == "log-files"
        assert active.screen.question == asked


@in_loop
async def test_an_offer_on_the_turn_of_the_active_player_is_put_at_once() -> None:
    async with house() as one:
        active, maker, _ = await at_decide(one)
        await maker.done("file", seat=1, key=OFFER)
        active.hear()
        assert active.screen.question["prompt"][0] == "prompt-answer" and active.asked
        assert [option["key"] for option in active.screen.question["options"]] == ["accept", "counter", "refuse"]
        await active.choose("accept")
        holds = {area["id"]: area["holds"] for area in active.screen.view["areas"] if "holds" in area}  # type: ignore[index]
        assert len(holds["ledger"]) == 2


@in_loop
async def test_an_offer_is_taken_back_with_the_bare_word() -> None:
    async with house() as one:
        _, maker, _ = await at_moment(one)
        await maker.done("file", seat=1, key=OFFER)
        await maker.done("file", seat=1, key="file")
        assert filed(maker) == [] and maker.screen.lines[-1]["text"][0] == "log-unfiles"
        assert await maker.refused("file", seat=1, key="file") == "reason-forbidden"


@in_loop
async def test_a_written_offer_is_in_the_journal_and_there_after_a_restart() -> None:
    async with house() as one:
        active, maker, _ = await at_moment(one)
        await maker.done("file", seat=1, key=OFFER)
        again = await one.restarted()
        chair = await again.join(maker.room.id, maker.token)
        assert filed(chair) == filed(maker) != []
        assert read(active.room.play.journal()[0].text()).entries[-1].choice == OFFER


@in_loop
async def test_an_offer_that_is_sent_twice_is_written_once_and_can_be_undone() -> None:
    async with house() as one:
        _, maker, _ = await at_moment(one)
        n = maker.room.n
        for _ in range(2):
            await maker.done("file", seat=1, key=OFFER, id="the same")
        assert maker.room.n == n + 1
        await maker.done("undo")
        maker.hear()
        assert filed(maker) == []


@in_loop
async def test_the_one_who_must_choose_is_not_disturbed() -> None:
    """Their answer to the question they saw still counts, although the table has changed since."""
    async with house() as one:
        active, maker, _ = await at_moment(one)
        before = active.screen.n
        await maker.done("file", seat=1, key=OFFER)
        assert active.room.n == before + 1
        await active.done("choose", view=before, key="pass")
        assert await active.refused("choose", view=before, key="pass") == "ui-refused-stale"


# ---------------------------------------------------------------------- when one is asked
@in_loop
async def test_a_seat_says_once_at_which_moments_it_wants_to_be_asked() -> None:
    async with house() as one:
        active, other, third = await at_decide(one)
        assert (await third.done("prompts", about="turn", wish="yes"))["n"] == active.room.n
        assert journal(active)[-1] == "2 file ask turn pass loot"
        active.hear()
        await active.done("choose", view=active.screen.n, key="flee")
        third.hear()
        assert third.screen.question["prompt"][0] == "prompt-moment" and third.asked, "the turn of another has begun"
        await third.choose("pass")
        other.hear()
        assert other.screen.question["prompt"][0] == "prompt-prepare" and other.asked
        again = await one.restarted()
        chair = await again.join(third.room.id, third.token)
        wishes = chair.screen.welcome["prompts"]["2"]["wishes"]
        assert [wish["about"] for wish in wishes if wish["wish"]] == ["turn"]
        assert chair.room.session.game.wishes == ((2, ("turn", "pass", "loot")),)  # type: ignore[union-attr]


@in_loop
async def test_an_exchange_is_written_down_and_done_at_once() -> None:
    async with house() as one:
        _, maker, _ = await at_decide(one)
        assert (await maker.ask("terms", seat=1, other=0))["more"] == []
        game = maker.room.session.game  # type: ignore[union-attr]
        answer = await maker.ask("file", seat=1, key="file exchange axe-gray")
        assert answer["t"] == "refused" and answer["rules"][0]["id"] == "DD-ARTI-01"
        five = inside(game).bags["blue"][:5]
        inside(game).bags["blue"] = inside(game).bags["blue"][5:]
        inside(game).heroes[1].dice = (*inside(game).heroes[1].dice, *five)
        more = (await maker.ask("terms", seat=1, other=0))["more"]
        assert len(more) == 1 and more[0]["key"].startswith("exchange ")


# ---------------------------------------------------------------------- refusing
@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("file 0 give treasure.1-6", "DD-COMBAT-13"),
        ("file 0 give die.dragon", "DD-TRADE-01"),
        ("file 0 give next.red.1 for next.red.1", "DD-TRADE-02"),
        ("file 1 give next.red.1", "DD-TRADE-01"),
        ("file 7 give next.red.1", "DD-TRADE-01"),
        ("file nonsense", "DD-TRADE-01"),
        ("file 0 for toss.key-1.5-9", "DD-SHARE-01"),
    ],
)
@in_loop
async def test_what_cannot_be_given_is_refused_with_the_rule(key: str, rule: str) -> None:
    async with house() as one:
        _, maker, _ = await at_moment(one)
        before = maker.room.session.game.fingerprint(), maker.room.n  # type: ignore[union-attr]
        answer = await maker.ask("file", seat=1, key=key)
        assert answer["t"] == "refused" and answer["why"][0] == "reason-forbidden"
        assert [text["id"] for text in answer["rules"]] == [rule] and answer["rules"][0]["text"]
        assert (maker.room.session.game.fingerprint(), maker.room.n) == before  # type: ignore[union-attr]


@in_loop
async def test_nobody_writes_for_another_seat_and_nothing_else_goes_this_way() -> None:
    async with house() as one:
        active, maker, _ = await at_moment(one)
        watcher = await one.join(active.room.id)
        n = active.room.n
        for chair, seat in ((maker, 0), (maker, 2), (maker, -1), (watcher, 1), (watcher, -1)):
            assert await chair.refused("file", seat=seat, key=OFFER) == "ui-refused-not-you"
        for key in ("pass", "concede", "deal 1", "undo 0"):
            assert await active.refused("file", seat=0, key=key) == "reason-unknown-verb"
        assert await active.refused("choose", view=n, key="file 1 give next.red.1") == "ui-refused-not-you"
        assert active.room.n == n


@pytest.mark.parametrize("game", ["dice-throne", "champions"])
@in_loop
async def test_games_without_offers_refuse_them(game: str) -> None:
    async with house() as one:
        host, _ = await one.seated(game)
        n = host.room.n
        assert await host.refused("file", seat=0, key="file 1 give help") == "reason-unknown-verb"
        assert await host.refused("terms", seat=0, other=1) == "reason-unknown-verb"
        assert host.room.n == n


@in_loop
async def test_behind_a_curtain_only_the_seat_that_was_lifted_writes() -> None:
    async with house() as one:
        table, token = await one.table("dungeon-dice", ("me", "me"), OPTIONS, curtain=True)
        chair = await one.join(table, token)
        await chair.tell("look", seat=0)
        assert await chair.refused("file", seat=1, key=OFFER) == "ui-refused-curtain"
        assert await chair.refused("terms", seat=1, other=0) == "ui-refused-curtain"


@in_loop
async def test_a_seat_cannot_fill_the_journal_while_others_think() -> None:
    async with house() as one:
        active, maker, other = await at_moment(one)
        for _ in range(MOST):
            await maker.done("file", seat=1, key=OFFER)
        n = maker.room.n
        assert await maker.refused("file", seat=1, key=OFFER) == "ui-refused-offers"
        await other.done("file", seat=2, key=OFFER)
        active.hear()
        await active.choose("pass")
        assert maker.room.n > n + 1


def test_a_command_that_is_too_long_or_too_much_is_not_read() -> None:
    for fields in ({"key": "file " + "x" * 300}, {"key": ""}, {"key": OFFER, "seat": 99}, {"key": OFFER, "view": 1}):
        with pytest.raises(messages.Malformed):
            messages.read_command(json.dumps({"t": "file", "id": "1", "seat": 0, **fields}))


# ---------------------------------------------------------------------- what could be in one
@in_loop
async def test_terms_are_those_of_the_rules_with_a_reason_for_the_rest() -> None:
    async with house() as one:
        active, maker, _ = await at_moment(one)
        game, rules = active.room.session.game, active.room.rules  # type: ignore[union-attr]
        for chair, seat, other in ((active, 0, 1), (maker, 1, 0), (maker, 1, 2)):
            answer = await chair.ask("terms", seat=seat, other=other)
            for name, possible, barred in zip(
                ("gives", "wants"),
                offers_of(rules).terms(game, seat, other),
                offers_of(rules).barred(game, seat, other),
            ):
                side = answer[name]
                assert [term["key"] for term in side if "why" not in term] == [choice.key for choice in possible]
                shut = {term["key"]: term["rules"][0]["id"] for term in side if "why" in term}
                assert shut == {one.choice.key: one.rule for one in barred}
                assert not [term for term in side if "%" in json.dumps(term["label"])]


@in_loop
async def test_terms_are_a_matter_between_two_seats_that_play() -> None:
    async with house() as one:
        _, maker, _ = await at_moment(one)
        for other in (1, -1, 3, 15):
            assert await maker.refused("terms", seat=1, other=other) == "ui-refused-seat-how"
        assert await maker.refused("terms", seat=0, other=1) == "ui-refused-not-you"


@in_loop
async def test_spectators_read_the_odds_of_a_fight_and_of_nothing_else() -> None:
    async with house() as one:
        chairs = await one.seated("dungeon-dice", 2, OPTIONS)
        watcher, player, shown = await one.join(chairs[0].room.id), Player("odds"), 0
        for _ in range(60):
            await play(chairs, player, 1)
            if chairs[0].screen.over:
                break
            seen = (await watcher.ask("odds"))["odds"]
            assert seen == (await chairs[0].ask("odds"))["odds"]
            assert [odds["sheet"] for odds in seen] in ([], ["odds.win", "odds.tie", "odds.loss"])
            shown += len(seen)
        assert shown > 10
        duel = await one.seated("dice-throne")
        watcher = await one.join(duel[0].room.id)
        await play(duel, Player("odds"), 6)
        assert (await watcher.ask("odds"))["odds"] == []
