"""When a person wants to be asked: kept by seat at the table, told to its owner in one shape for all games, refused where it
makes no sense; tables that were kept in the shape before still mean what they meant."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tablee.server.store.document import Document, decode
from tablee.table.prompts import Prompts

from .kit import Chair, house, in_loop

KNIGHT = "questing-knight"
OFFERS = ["own-pass", "own-loot", "turn", "fight", "pass", "loot"]
OPTIONS = {"first": "0", "one-use": "2"}


def told(chair: Chair, seat: int) -> list[dict[str, Any]]:
    chair.hear()
    found: list[dict[str, Any]] = chair.screen.prompts[str(seat)].get("wishes", [])
    return found


def wishes(chair: Chair, seat: int) -> dict[str, str]:
    return {one["about"]: one["wish"] for one in told(chair, seat)}


@in_loop
async def test_a_wish_is_kept_told_and_taken_back() -> None:
    async with house() as one:
        heroes, consul = await one.seated("super-dungeon", 2, {})
        assert wishes(heroes, 0) == {KNIGHT: "", "thundervale-huntress": "", "princess-emerald": ""}
        assert wishes(consul, 1) == {}, "the Consul drinks nothing"
        await heroes.done("prompts", about=KNIGHT, wish="struck")
        assert wishes(heroes, 0)[KNIGHT] == "struck"
        assert heroes.room.document.prompts["0"].wishes == {KNIGHT: "struck"}
        assert heroes.room.session is not None and heroes.room.session.prompts[0].wishes == {KNIGHT: "struck"}
        await heroes.done("prompts", level="always")
        assert wishes(heroes, 0)[KNIGHT] == "struck", "a level leaves wishes alone"
        await heroes.done("prompts", about=KNIGHT)
        assert wishes(heroes, 0)[KNIGHT] == ""


@in_loop
async def test_what_is_no_wish_is_refused() -> None:
    async with house() as one:
        heroes, consul = await one.seated("super-dungeon", 2, {})
        dealer, _ = await one.seated("dungeon-dice", 2, OPTIONS)
        alone, _ = await one.seated("dungeon-dice", 2, {"deals": "off"})
        fighter, _ = await one.seated("dice-throne", 2)
        for chair, about, wish in (
            (heroes, KNIGHT, "sometimes"),
            (heroes, "mook-1", "never"),
            (consul, KNIGHT, "never"),
            (dealer, "turn", "never"),
            (dealer, KNIGHT, "yes"),
            (alone, "turn", "yes"),
            (fighter, "turn", "yes"),
        ):
            assert await chair.refused("prompts", about=about, wish=wish) == "ui-refused-wish"


@in_loop
async def test_every_game_with_wishes_tells_them_in_the_same_shape() -> None:
    async with house() as one:
        heroes, _ = await one.seated("super-dungeon", 2, {})
        dealer, _ = await one.seated("dungeon-dice", 2, OPTIONS)
        alone, _ = await one.seated("dungeon-dice", 2, {"deals": "off"})
        for chair, seat in ((heroes, 0), (dealer, 0)):
            assert all([set(wish) == {"about", "label", "wish", "usual"} for wish in told(chair, seat)])
        assert list(wishes(dealer, 0)) == OFFERS and {one["usual"] for one in told(heroes, 0)} == {""}
        assert wishes(alone, 0) == {}, "nobody deals at this table"


@in_loop
async def test_what_is_usual_follows_the_level() -> None:
    async with house() as one:
        dealer, _ = await one.seated("dungeon-dice", 2, OPTIONS)
        assert [one["about"] for one in told(dealer, 0) if one["usual"] == "yes"] == ["own-pass", "own-loot"]
        await dealer.done("prompts", about="fight", wish="no")
        await dealer.done("prompts", level="always")
        assert {one["usual"] for one in told(dealer, 0)} == {"yes"}
        assert [about for about, wish in wishes(dealer, 0).items() if wish] == ["fight"]


# ---------------------------------------------------------------------- tables that were kept before
def kept(prompts: dict[str, Any], game: str = "dungeon-dice") -> bytes:
    document = Document("t", game, {}, [], [], "secret", "commitment")
    return msgspec.json.encode({**json.loads(document.encode()), "prompts": {"0": prompts}})


@pytest.mark.parametrize(
    ("moments", "wished"),
    [
        (None, {}),
        ([], dict.fromkeys(OFFERS, "no")),
        (
            ["turn", "pass"],
            {"own-pass": "yes", "own-loot": "no", "turn": "yes", "fight": "no", "pass": "yes", "loot": "no"},
        ),
        (["pass", "loot"], {"turn": "no", "fight": "no"}),
    ],
)
def test_moments_of_a_table_that_was_kept_before_are_wishes(moments: list[str] | None, wished: dict[str, str]) -> None:
    old: dict[str, Any] = {"level": "smart", "answers": {}, "moments": moments}
    assert decode(kept(old)).prompts == {"0": Prompts("smart", {}, wished)}


def test_wishes_of_a_table_that_was_kept_before_stay() -> None:
    old = {"level": "always", "answers": {}, "moments": None, "wishes": {KNIGHT: "struck"}}
    assert decode(kept(old, "super-dungeon")).prompts == {"0": Prompts("always", {}, {KNIGHT: "struck"})}
    assert decode(kept({"level": "smart", "answers": {}})).prompts == {"0": Prompts()}, "before there were any"


@in_loop
async def test_a_table_that_was_kept_before_goes_on_without_a_new_entry() -> None:
    """What the game was told then is what it would be told now."""
    async with house() as one:
        chairs = await one.seated("dungeon-dice", 3, OPTIONS)
        room = chairs[2].room
        for about, wish in (("turn", "yes"), ("own-pass", "no"), ("own-loot", "no")):
            await chairs[2].done("prompts", about=about, wish=wish)
        rows = [(row.seat, row.choice) for row in room.rows]
        assert rows[-1] == (2, "file ask turn")
        old = json.loads(room.document.encode())
        old["prompts"]["2"] = {"level": "smart", "answers": {}, "moments": ["turn"], "wishes": {}}
        document = decode(msgspec.json.encode(old))
        assert room.session is not None
        room.session.prompts[2] = document.prompts["2"]
        assert room.session.untold(range(3)) == []
