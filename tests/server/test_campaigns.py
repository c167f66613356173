"""Campaigns at tables of a server: begun by name, gone on with from what the disk has, lost and won."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.server.store.document import decode
from tablee.server.wire.refusal import Refused

from .kit import Chair, House, house, in_loop, request

SHORT = {"campaign": "docks", "heroes": "she-hulk:aggression", "skirmish": "1"}


async def begun(one: House, **more: str) -> Chair:
    table, token = await one.table("champions", ("me",), {**SHORT, **more})
    return await one.join(table, token)


async def told(one: House, chair: Chair, lang: str = "en") -> Any:
    held = {"table": chair.room.id, "token": chair.token}
    return (await request(one, "POST", "/api/mine", {"tables": [held], "lang": lang})).json[0]


async def go_on(one: House, chair: Chair) -> Chair:
    answer = await request(one, "POST", "/api/again", {"table": chair.room.id, "token": chair.token})
    assert answer.status == 200, answer.json
    return await one.join(answer.json["table"], chair.token)


async def won(one: House, chair: Chair) -> Chair:
    """As well as the game knows how to; what is lost is tried again."""
    for _ in range(8):
        while chair.room.playing().game.decision is not None:
            choice = chair.room.rules.suggest(chair.room.playing().game, 0)
            answer = await chair.choose(str(choice))
            assert answer["t"] == "done", answer
        if chair.room.document.result == "won 0":
            return chair
        chair = await go_on(one, chair)
    raise AssertionError("it is always lost")


def setup_of(chair: Chair) -> dict[str, Any]:
    assert chair.room.document.header is not None
    return chair.room.document.header.setup


@in_loop
async def test_a_campaign_begins_with_its_first_scenario() -> None:
    async with house() as one:
        chair = await begun(one)
        setup = setup_of(chair)
        assert (setup["scenario"], setup["modular"], setup["campaign"]["next"]) == ("rhino", ["bomb-scare"], 0)
        assert chair.screen.room["campaign"]["chapters"] == [["Rhino", "next"], ["Klaw", "later"]]
        found = await told(one, chair, "fr")
        assert found["campaign"] == {
            "title": "Ombres sur les Docks",
            "chapters": [["Rhino", "next"], ["Klaw", "later"]],
            "facts": [],
        }
        assert found["next"] == ""


@pytest.mark.rule("MC-MODE-06")
@in_loop
async def test_a_lost_scenario_is_tried_again_with_the_same_heroes_and_decks() -> None:
    async with house() as one:
        chair = await begun(one)
        await chair.done("concede", seat=0)
        assert chair.room.document.log is not None and chair.room.document.log["tries"] == 1
        again = await go_on(one, chair)
        assert (await told(one, chair))["next"] == again.room.id
        before, after = setup_of(chair), setup_of(again)
        assert after["campaign"]["tries"] == 1 and after["campaign"]["next"] == 0
        assert [before[name] for name in ("heroes", "decks", "scenario", "modular", "skirmish")] == [
            after[name] for name in ("heroes", "decks", "scenario", "modular", "skirmish")
        ]
        assert list(before["decks"][0]) == list(after["decks"][0])  # dealt from the same order of cards
        assert "Lost once so far" in (await told(one, again))["campaign"]["facts"]


@pytest.mark.rule("MC-MODE-05")
@in_loop
async def test_a_won_scenario_leads_to_the_next_and_the_last_one_to_the_beginning() -> None:
    async with house("campaign") as one:
        chair = await won(one, await begun(one))
        assert (await told(one, chair))["campaign"]["chapters"] == [["Rhino", "won"], ["Klaw", "next"]]
        second = await go_on(one, chair)
        setup = setup_of(second)
        assert (setup["scenario"], setup["modular"]) == ("klaw", ["legions-of-hydra"])
        assert setup["campaign"]["earned"] == ["h001"]
        assert (await told(one, second))["campaign"]["facts"][0] == "Cards earned: Harbor Informant"
        second = await won(one, second)
        found = await told(one, second)
        assert [state for _, state in found["campaign"]["chapters"]] == ["won", "won"]
        third = await go_on(one, second)
        assert (setup_of(third)["scenario"], setup_of(third)["campaign"]["next"]) == ("rhino", 0)


@in_loop
async def test_the_log_outlives_the_server_and_everybody_asks_for_the_same_table() -> None:
    async with house() as one:
        chair = await begun(one)
        await chair.done("concede", seat=0)
        other = await one.restarted()
        held = {"table": chair.room.id, "token": chair.token}
        first = await request(other, "POST", "/api/again", held)
        second = await request(other, "POST", "/api/again", held)
        assert first.json == second.json
        stored = await one.store.load(first.json["table"])
        assert '"tries": 1' in decode(stored.document).options["campaign"]


@in_loop
async def test_a_game_that_is_taken_back_from_its_end_has_no_log() -> None:
    async with house() as one:
        chair = await begun(one)
        await chair.done("concede", seat=0)
        await chair.done("undo")
        assert chair.room.document.log is None and chair.room.document.status == "playing"
        assert (await told(one, chair))["campaign"]["facts"] == []


@in_loop
async def test_strangers_and_running_games_do_not_go_on() -> None:
    async with house() as one:
        chair = await begun(one)
        held = {"table": chair.room.id, "token": chair.token}
        assert (await request(one, "POST", "/api/again", held)).why == "ui-refused-not-over"
        await chair.done("concede", seat=0)
        assert (await request(one, "POST", "/api/again", {**held, "token": "x"})).why == "ui-refused-watching"


@in_loop
async def test_a_campaign_decides_the_scenario() -> None:
    async with house() as one:
        with pytest.raises(Refused, match="ui-refused-setup"):
            await begun(one, scenario="klaw")


@in_loop
async def test_other_tables_have_no_campaign() -> None:
    async with house() as one:
        table, token = await one.table("champions", ("me",), {"campaign": "none"})
        chair = await one.join(table, token)
        assert "campaign" not in await told(one, chair) and "campaign" not in chair.screen.room
