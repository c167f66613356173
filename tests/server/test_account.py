"""After a game everybody may hear how it came about; before its end nobody does."""

from __future__ import annotations

from .kit import Player, house, in_loop, play


@in_loop
async def test_how_a_game_came_about_is_told_when_it_is_over() -> None:
    async with house("account") as one:
        host, guest = await one.seated("dice-throne")
        assert await guest.refused("account") == "ui-refused-not-over"
        await play([host, guest], Player("account"))
        assert host.screen.over
        found = await guest.ask("account")
        assert found["entries"] == len(host.room.playing().entries)
        assert {series["who"] for series in found["series"]} == {"&0", "&1"}
        last = [series["points"][-1][1] for series in found["series"]]
        assert 0 in last and max(last) <= found["series"][0]["of"]
        assert 0 < found["blow"]["at"] <= found["entries"] and found["blow"]["text"][0].startswith("log-")
        assert [seat for seat, _ in found["luck"]["seats"]] == [0, 1]
        watcher = await one.join(host.room.id, lang="fr")
        assert {**await watcher.ask("account"), "id": found["id"]} == found


@in_loop
async def test_a_game_that_is_taken_up_again_is_told_anew() -> None:
    """Whoever plays alone may take back even the end."""
    async with house("account again") as one:
        table, token = await one.table("dice-throne", ("me", "bot:random"))
        host = await one.join(table, token)
        await host.done("concede", seat=0)
        assert (await host.ask("account"))["entries"] == len(host.room.playing().entries)
        if (await host.ask("undo"))["t"] == "done":
            assert await host.refused("account") == "ui-refused-not-over"
            await host.done("concede", seat=0)
        assert (await host.ask("account"))["entries"] == len(host.room.playing().entries)
