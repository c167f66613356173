"""A poker face: whoever has chosen, and whoever looks on, cannot tell from when something comes, nor from how it is numbered,
whether others were asked for what they hold."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

from tablee.games import load
from tablee.kernel.decision import PASS
from tablee.kernel.rng import key_of
from tablee.server.room import pause
from tablee.server.room.member import Member
from tablee.server.wire import messages
from tablee.table.prompts import Prompts, automatic

from .kit import Player, game_along, house, in_loop, play
from .test_leaks import SPECTATOR, room_of

DUEL = {"heroes": "gunslinger,barbarian"}
#: what would tell how the game stands
TELLING: dict[str, dict[str, Any]] = {
    "why": {"key": "pass"},
    "odds": {},
    "hint": {},
    "undo": {},
    "history": {"before": 5},
    "ping": {"ping": "look"},
    "prompts": {"level": "always"},
}
GAMES = {"dice-throne": 3, "champions": 7}


@pytest.fixture
def still() -> Iterator[list[float]]:
    """Pauses that end when they are told to; how long each would have been."""
    lengths: list[float] = []

    def drawn() -> float:
        lengths.append(pause.MOST)
        return 3_600.0

    with patch.object(pause, "drawn", drawn):
        yield lengths


def watching(room: Any, holder: int) -> Member:
    member = Member(room, holder, "en")
    room.members.add(member)
    member.take()
    return member


async def seen(rules: Any, game: Any, setup: Any, seat: int, choice: str, lengths: list[float], poker: bool) -> Any:
    """What a choice brings to whoever makes it and to a spectator: the pauses, what came within, and what came after. Others
    who are asked pass."""
    n = rules.seats(setup)
    room = room_of(rules, setup, list(range(n)))
    room.document.poker = poker
    session = room.playing()
    session.game = game.clone()
    session.game.log = []
    mine, watcher = watching(room, seat), watching(room, SPECTATOR)
    others = {other: watching(room, other) for other in range(n) if other != seat}
    lengths.clear()
    await room.choose(seat, choice)
    told: list[Any] = [[member.take() for member in (mine, watcher)]]
    while True:
        decision = session.game.decision
        if decision is None or decision.seat == seat or decision.prompt not in rules.presentation.windows:
            break
        if poker:
            assert others[decision.seat].take(), "whoever is asked sees nothing"
        await room.choose(decision.seat, "pass")
        told.append([member.take() for member in (mine, watcher)])
    drawn = list(lengths)
    room.pause.end()
    last = [member.take() for member in (mine, watcher)]
    over = session.game.outcome is not None
    return drawn, [] if over else [one for one in told if any(one)], last


def passed(rules: Any, game: Any, seat: int, choice: Any) -> tuple[list[int], Any]:
    """Which others are asked for what they hold after a choice, and what its seat sees once they have passed."""
    one, asked = game.clone(), []
    one.choose(choice)
    while one.decision is not None and one.decision.prompt in rules.presentation.windows:
        answer = automatic(rules, one, Prompts())
        if answer is None:
            if one.decision.seat == seat:
                break
            asked.append(one.decision.seat)
        one.choose(answer or PASS)
    return asked, rules.view(one, seat)


@pytest.mark.parametrize("name", ["dice-throne", pytest.param("champions", marks=pytest.mark.long)])
@in_loop
async def test_when_and_how_something_comes_does_not_tell_who_was_asked(name: str, still: list[float]) -> None:
    rules = load(name)
    differ = compared = open_differ = 0
    for number in range(GAMES[name]):
        setup = rules.setup({}, 2, f"poker {name} {number}")
        for n, game in enumerate(game_along(rules, setup, f"poker {name} {number}", 300)):
            if game.decision is None:
                break
            seat, options = game.decision.seat, game.decision.options
            dealt = rules.redeal(game, seat, key_of(f"{n}"))
            dealt.rng = game.rng.copy()
            choice = options[n % len(options)]
            if choice not in dealt.asked.options:
                continue
            real, other = [passed(rules, one, seat, choice) for one in (game, dealt)]
            if real[0] == other[0]:
                continue
            differ += 1
            hidden = [await seen(rules, one, setup, seat, str(choice), still, poker=True) for one in (game, dealt)]
            assert [len(drawn) for drawn, _, _ in hidden] == [1, 1], "one pause, whoever is asked"
            assert [early for _, early, _ in hidden] == [[], []], "something came before the pause was over"
            if real[1] == other[1]:
                assert hidden[0][2] == hidden[1][2], f"state {n}, {choice} at {game.place()}"
                compared += 1
                plain = [await seen(rules, one, setup, seat, str(choice), still, poker=False) for one in (game, dealt)]
                open_differ += plain[0] != plain[1]
    assert differ >= 3 and compared >= 1 and open_differ == compared, (differ, compared, open_differ)


@in_loop
async def test_while_a_table_is_still_nothing_says_how_the_game_stands(still: list[float]) -> None:
    async with house("still") as one:
        host, guest = await one.seated("dice-throne", options=DUEL, poker=True)
        chair = next(chair for chair in (host, guest) if chair.asked)
        other = guest if chair is host else host
        n, heard = chair.screen.n, len(chair.bytes)
        answer = await chair.choose(Player("still")(chair.screen.question))
        assert answer["t"] == "done" and answer["n"] == n + 1 and chair.room.pause
        assert all([b'"diff"' not in one and b'"view"' not in one for one in chair.bytes[heard:]])
        for t, more in TELLING.items():
            assert await chair.refused(t, **more) == "ui-refused-pause", t
        assert await chair.refused("choose", view=n, key="pass") == "ui-refused-pause"
        late = await one.join(chair.room.id, chair.token)
        assert late.screen.view is None
        (line,) = await one.hub.mine([messages.Held(chair.room.id, other.token)])
        assert line["turn"] == -1 and line["choices"] == 0
        chair.room.pause.end()
        for each in (chair, other, late):
            each.hear()
            assert each.screen.view is not None and not each.screen.lost
        assert chair.screen.n == n + 1 and late.screen.n == 1  # each counts its own
        assert still == [pause.MOST]


@in_loop
async def test_a_game_with_a_poker_face_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pause, "drawn", lambda: 0.0)
    async with house("poker") as one:
        host, guest = await one.seated("dice-throne", options=DUEL, poker=True)
        await play([host, guest], Player("to the end"))
        assert host.screen.over and guest.screen.over and not host.screen.lost
        assert await host.refused("undo") == "ui-refused-over"
        await host.done("rematch")
        host.hear()
        again = await one.join(host.screen.room["rematch"], host.token)
        assert again.room.document.poker and again.screen.room["poker"]


@in_loop
async def test_bots_wait_as_people_do_and_what_is_taken_back_is_always_asked(still: list[float]) -> None:
    async with house("bots") as one:
        table, token = await one.table("dice-throne", ("me", "person", "bot:random"), poker=True)
        host = await one.join(table, token)
        guest = await one.invited(host, 1)
        room, player = host.room, Player("bots")
        for _ in range(200):
            if any([row for row in room.rows if row.seat == 0 and not row.automatic]):
                break
            for chair in (host, guest):
                chair.hear()
            asked = next((chair for chair in (host, guest) if chair.asked and not room.held(chair.member)), None)
            if asked is not None:
                await asked.choose(player(asked.screen.question))
                continue
            n, still_before = room.n, bool(room.pause)
            for _ in range(20):  # a bot waits as well
                await asyncio.sleep(0)
            assert room.n == n or not still_before
            n = room.n
            room.pause.end()
            for _ in range(20):  # it goes on, one choice at a time
                await asyncio.sleep(0)
            assert room.n == n or room.pause
        room.pause.end()
        await host.done("undo")
        assert room.asking is not None and room.asking.holders == {1}


def test_pauses_are_drawn_evenly_and_never_shorter() -> None:
    lengths = sorted([pause.drawn() for _ in range(4_000)])
    assert lengths[0] >= pause.LEAST and lengths[-1] <= pause.MOST
    middle = (lengths[2_000] - pause.LEAST) / (pause.MOST - pause.LEAST)
    assert 0.4 < middle < 0.6
