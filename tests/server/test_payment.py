"""A set that is picked at once: all of it is taken or nothing, as one step."""

from __future__ import annotations

from itertools import permutations

from .kit import Chair, House, house, in_loop

OPTIONS = {"heroes": "spider-man:justice,iron-man:aggression", "scenario": "rhino", "first": "0"}


async def paying(one: House, **more: str) -> tuple[Chair, Chair, Chair]:
    """Somebody who pays at least two resources, somebody beside them, and somebody who watches."""
    chair, other = await one.seated("champions", options={**OPTIONS, **more})
    watcher = await one.join(chair.room.id)
    for each in (chair, other):
        await each.choose("enough")
        chair.hear()
        other.hear()
    plays = [option for option in chair.screen.question["options"] if option["key"].startswith("play ")]
    dearest = max(plays, key=lambda option: int(option["label"][1]["n"]))
    assert dearest["label"][1]["n"] > 1
    await chair.choose(dearest["key"])
    for each in (chair, other, watcher):
        each.hear()
    assert "price" in chair.screen.question["pick"]
    return chair, other, watcher


def state(chair: Chair) -> tuple[str, int, int]:
    room = chair.room
    return room.playing().game.fingerprint(), room.n, len(room.playing().entries)


def covering(chair: Chair) -> list[str]:
    """The last source and the first ones, as many as are needed."""
    pick = (chair.screen.question or {})["pick"]
    values = [value for _, value in pick["of"]]
    gives = dict(zip(values, pick["price"]["gives"]))
    some: list[str] = []
    for value in (*values[-1:], *values):
        if sum([len(gives[one]) for one in some]) < len(pick["price"]["needs"]):
            some.append(value)
    return some


@in_loop
async def test_a_payment_is_taken_whole_in_any_order_and_shown_once() -> None:
    async with house("payment 3") as one:
        chair, other, watcher = await paying(one)
        some = covering(chair)
        before = state(chair)
        assert chair.screen.question["options"] == []
        for screen in (other.screen, watcher.screen):
            assert "pick" not in screen.question
        prints, entries = set(), set()
        for order in list(permutations(some))[:6]:
            answer = await chair.choose(" ".join(["pay-with", *order]))
            assert answer["t"] == "done" and answer["n"] == chair.room.n
            prints.add(state(chair)[0])
            entries.add(tuple([entry.choice for entry in chair.room.playing().entries[before[2] :]]))
            for each in (other, watcher):
                views = [message for message in each.hear() if message["t"] in ("view", "diff")]
                assert len(views) == 1  # nobody sees a payment half made
            await chair.done("undo")
            for each in (other, watcher):
                each.hear()
            assert state(chair)[0] == before[0] and state(chair)[2] == before[2]
        assert len(prints) == len(entries) == 1
        (made,) = entries
        assert all([key.startswith(("pay ", "enough")) for key in made]) and len(made) > 1
        rows = chair.room.rows[before[1] : before[1] + len(made)]
        assert [row.choice for row in rows] == list(made)
        assert (
            [bool(row.command) for row in rows]
            == [not row.automatic for row in rows]
            == [True, *[False] * (len(made) - 1)]
        )


@in_loop
async def test_what_does_not_pay_changes_nothing_and_says_its_rule() -> None:
    async with house("payment 3") as one:
        chair, other, watcher = await paying(one)
        some = covering(chair)
        before, writes = state(chair), one.store.writes
        hero = other.seats[0]
        foreign = next(id for id in (other.screen.view or {})["areas"] if id["id"] == f"hand.{hero}")["holds"][0]
        refusals = {
            "pay-with": "MC-COST-01",
            f"pay-with {some[0]}": "MC-COST-01",
            " ".join(["pay-with", *some, some[0]]): "MC-RES-01",
            " ".join(["pay-with", *some, "no-such-card"]): "MC-RES-01",
            " ".join(["pay-with", *some, foreign]): "MC-RES-01",  # as if it were not there: hands are hidden
        }
        for key, rule in refusals.items():
            answer = await chair.choose(key)
            assert answer["t"] == "refused" and [one["id"] for one in answer["rules"]] == [rule], (key, answer)
            assert state(chair) == before and one.store.writes == writes
            why = (await chair.ask("why", key=key))["items"][0]
            assert why["allowed"] is False and [one["id"] for one in why["rules"]] == [rule]
        good = " ".join(["pay-with", *some])
        assert (await chair.ask("why", key=good))["items"][0]["allowed"] is True
        assert (await chair.choose(good, view=chair.screen.n - 1))["why"] == ["ui-refused-stale"]
        assert (await other.choose(good))["why"] == ["ui-refused-not-you"]
        assert (await watcher.choose(good))["why"] == ["ui-refused-not-you"]
        assert state(chair) == before
        one.store.full = True
        assert (await chair.choose(good))["why"] == ["ui-refused-disk"]
        one.store.full = False
        assert state(chair) == before
        assert (await chair.choose(good, id="once"))["t"] == "done"
        after = state(chair)
        assert (await chair.choose(good, id="once"))["t"] == "done" and state(chair) == after  # sent again


@in_loop
async def test_a_payment_is_one_step_after_a_restart_too() -> None:
    async with house("payment 3") as one:
        chair, _, _ = await paying(one)
        before = state(chair)
        assert (await chair.choose(" ".join(["pay-with", *covering(chair)])))["t"] == "done"
        again = await one.restarted()
        back = await again.join(chair.room.id, chair.token)
        assert back.room is not chair.room and state(back) == state(chair)
        await back.done("undo")
        assert state(back)[0] == before[0] and state(back)[2] == before[2]


@in_loop
async def test_why_not_while_paying_is_about_paying() -> None:
    async with house("payment 3") as one:
        chair, _, _ = await paying(one)
        pick = (chair.screen.question or {})["pick"]
        for ref, _value in pick["of"]:
            (item,) = (await chair.ask("why", ref=ref))["items"]
            assert item["allowed"] is True and item["label"][0] == "opt-pay"
        seat = chair.seats[0]
        hand = next(area for area in (chair.screen.view or {})["areas"] if area["id"] == f"hand.{seat}")["holds"]
        itself = [ref for ref in hand if ref not in dict(pick["of"])]
        (item,) = (await chair.ask("why", ref=itself[0]))["items"]  # the card that is paid for
        assert item["allowed"] is False and item["why"] == ["reason-pay"]
        assert [rule["id"] for rule in item["rules"]] == ["MC-RES-01"]
