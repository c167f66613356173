"""When a person wants to be asked about a Hero: kept by seat at the table, told to its owner, refused where it makes no sense."""

from __future__ import annotations

from typing import Any

from .kit import Chair, house, in_loop

KNIGHT = "questing-knight"


def wishes(chair: Chair, seat: int) -> dict[str, str]:
    chair.hear()
    found: list[Any] = chair.screen.prompts[str(seat)].get("wishes", [])
    return {about: wish for about, _, wish in found}


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
        for chair, about, wish in (
            (heroes, KNIGHT, "sometimes"),
            (heroes, "mook-1", "never"),
            (consul, KNIGHT, "never"),
        ):
            answer = await chair.ask("prompts", about=about, wish=wish)
            assert answer["t"] == "refused"
