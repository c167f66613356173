"""How often one is asked, and by whom at one screen.

Every test plays through the same commands a browser sends; only the sockets are missing.
"""

from __future__ import annotations

import pytest

from .kit import Chair, House, Player, house, in_loop, play
from .table import DUEL, decision, refused_look, state


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
