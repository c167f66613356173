"""A guided first game at a table of the server: begun at once, spoken to one person, kept like any other."""

from __future__ import annotations

import pytest

from tablee.games import GAMES, load
from tablee.kernel.rng import commitment
from tablee.server.wire import messages
from tablee.table.journal import read
from tablee.table.lesson import Lesson

from .kit import Chair, House, Player, house, in_loop, play, request

GUIDED = [game for game in GAMES if load(game).guide is not None]


async def begun(one: House, game: str = "dice-throne", lang: str = "en") -> Chair:
    table, token = await one.table(game, (), guide=True, lang=lang, name="Ada")
    chair = await one.join(table, token, lang)
    await one.settle(chair)
    return chair


def said(chair: Chair) -> list[str]:
    return [told["id"] for told in chair.screen.question.get("guide", {}).get("told", [])]


@pytest.mark.parametrize("game", GUIDED)
@in_loop
async def test_a_guided_game_begins_at_once_and_is_spoken_to_whoever_plays(game: str) -> None:
    async with house(f"guide {game}") as one:
        chair = await begun(one, game)
        guide = load(game).guide
        assert guide is not None and chair.screen.welcome["guide"] is True
        assert chair.screen.room["status"] == "playing" and chair.room.document.options == guide.options
        assert said(chair)[0] == guide.steps[0].id
        watcher = await one.join(chair.room.id)
        assert watcher.screen.view is not None and "guide" not in watcher.screen.question
        assert [table["guide"] for table in await one.hub.mine([messages.Held(chair.room.id, chair.token)])] == [True]


@in_loop
async def test_what_was_said_is_not_said_again_until_it_is_taken_back() -> None:
    async with house("guide undo") as one:
        chair = await begun(one)
        assert said(chair) == ["goal", "look", "card"]
        await chair.choose("sell so-wild")
        await one.settle(chair)
        assert said(chair) == ["card-else", "pass"]
        await chair.done("undo")
        await one.settle(chair)
        assert said(chair) == ["goal", "look", "card"]
        await chair.choose("play smack-2")
        again = await (await one.restarted()).join(chair.room.id, chair.token)
        assert said(again) == said(chair) == ["pass"]


@pytest.mark.parametrize("game", GUIDED)
@in_loop
async def test_a_hint_never_says_anything_else_than_the_guide(game: str) -> None:
    """Wherever a step asks for something, the bulb shows that."""
    async with house(f"guide hints {game}") as one:
        chair, asked = await begun(one, game), 0
        for _ in range(12):
            taught = chair.room.playing().taught(0)
            key = str((await chair.ask("hint"))["key"])
            if taught:
                asked += 1
                assert key == taught
            await chair.choose(key)
            await one.settle(chair)
        assert asked >= 2


@in_loop
async def test_the_seed_of_a_guided_game_is_fixed_and_nobody_pretends_otherwise() -> None:
    async with house("guide seed") as one:
        chair = await begun(one)
        guide = load("dice-throne").guide
        assert guide is not None and not chair.screen.welcome["owes"]
        assert chair.screen.welcome["commitment"] == commitment(guide.seed)
        await play([chair], Player("guided"))
        reveal = await chair.ask("reveal")
        assert reveal["seed"] == reveal["secret"] == guide.seed and reveal["nonces"] == []
        assert read(await chair.room.export(0)).header.seed == guide.seed


@in_loop
async def test_another_game_after_it_is_one_like_any_other() -> None:
    async with house("guide rematch") as one:
        chair = await begun(one)
        await chair.done("concede", seat=0)
        await chair.done("rematch")
        next_one = await one.join(chair.screen.room["rematch"], chair.token)
        await one.settle(next_one)
        assert next_one.screen.welcome["guide"] is False and "guide" not in next_one.screen.question
        header = next_one.room.document.header
        assert header is not None and Lesson.of(next_one.room.rules, header) is None


@in_loop
async def test_nobody_else_is_invited_to_a_guided_game() -> None:
    async with house("guide invitation") as one:
        chair = await begun(one)
        assert await chair.refused("invite", seat=1) == "ui-refused-guided"


@in_loop
async def test_a_game_without_a_guide_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(load("dice-throne")), "guide", None)
    async with house("no guide") as one:
        answer = await request(one, "POST", "/api/tables", {"game": "dice-throne", "guide": True})
        assert answer.status == 400 and answer.why == "ui-refused-guide"
