"""Views are made once for all who see the same, and nobody is sent a byte they would not be sent alone."""

from __future__ import annotations

import json
from itertools import count
from typing import Any
from unittest.mock import patch

import pytest

from tablee.server.room.shared import Shared

from .kit import SHORT, Chair, House, Player, house, in_loop, play

MANY = 12  # spectators in each language


class Alone(Shared):
    """Everybody's own is made for them."""

    def news(self, at: Any, sight: Any, more: Any, make: Any) -> list[bytes]:
        self.made = {}
        return super().news(at, sight, more, make)


async def evening(one: House, game: str) -> list[Chair]:
    """Much of what moves a sight: people in both languages, several windows, hot seat, undo, somebody who comes late."""
    table, token = await one.table(game, ("me", "me", "person"), SHORT.get(game), curtain=False)
    host = await one.join(table, token)
    chairs = [host, await one.join(table, token, lang="fr")]
    chairs += [await one.join(table, lang=lang) for lang in ("en", "fr") for _ in range(2)]
    guest = await one.invited(host, 2)
    chairs.append(guest)
    player = Player(f"shared {game}")
    for n in range(12):
        await play([host, guest], player, 2)
        for chair in chairs if n % 3 else chairs[::2]:  # some are slow: they are sent two steps at once
            chair.hear()
        if n == 4:
            await host.ask("undo")
            await guest.ask("consent", yes=True)
        if n == 6:
            chairs.append(await one.join(table, lang="fr"))
        if n == 8:
            await chairs[1].tell("look", seat=1)
    for chair in chairs:
        chair.hear()
        assert not chair.screen.lost
    return chairs


def told(chair: Chair) -> list[bytes]:
    """All it was sent, but for invitations, which are drawn."""
    return [one for one in chair.bytes if not one.startswith(b'{"t":"invitation"')]


@pytest.mark.parametrize("game", ["dice-throne", "dungeon-dice", "super-dungeon", "champions"])
@in_loop
async def test_what_is_shared_is_to_the_byte_what_is_not(game: str) -> None:
    sent: list[list[list[bytes]]] = []
    for kind in (Shared, Alone):
        with patch("tablee.server.room.room.Shared", kind), patch(f"{__package__}.kit.WINDOWS", count()):
            async with house("shared") as one:
                sent.append([told(chair) for chair in await evening(one, game)])
    together, alone = sent
    assert together == alone
    assert sum([len(one) for one in alone]) > 60


@in_loop
async def test_a_choice_is_put_into_words_once_for_all_who_see_the_same() -> None:
    async with house("many") as one:
        host, guest = await one.seated("super-dungeon")
        watchers = [await one.join(host.room.id, lang=lang) for lang in ("en", "fr") for _ in range(MANY)]
        player = Player("many")
        await play([host, guest], player, 3)
        for chair in watchers:
            chair.hear()
        rules, looked = host.room.rules, []
        view = rules.view

        def noted(game: Any, seat: int) -> Any:
            looked.append(seat)
            return view(game, seat)

        asked = host if host.asked else guest
        with patch.object(type(rules), "view", staticmethod(noted)):
            await asked.choose(player(asked.screen.question))
            looked.clear()
            seen = [chair.member.take() for chair in watchers]
        beats = json.loads(seen[0][-1]).get("beats", [])
        assert len(looked) <= 2 + len(beats), "once for each language, and once for each step"
        assert (
            seen[0] and all([one == seen[0] for one in seen[:MANY]]) and all([one == seen[-1] for one in seen[MANY:]])
        )
