"""Beats on the wire: laid over what was shown before they lead to the table as it is now, and nobody is told of others' secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tablee.gamekit.rules import Rules
from tablee.games import GAMES, load
from tablee.kernel.game import Game
from tablee.kernel.rng import key_of
from tablee.server.room.replays import Replay
from tablee.server.wire import messages, views
from tablee.server.wire.sight import Sight
from tablee.table.beats import KEPT, Beat, Beats
from tablee.testing.fuzz import PLAYERS
from tests.games.test_conformance import tables
from tests.games.test_leaks import ROUNDS

from .kit import Chair, Message, Player, Screen, house, in_loop, moved, play, sent

CHOICES = {"dice-throne": 80, "dungeon-dice": 60, "super-dungeon": 25, "champions": 60}
HIDING = ("dice-throne", "champions", "super-dungeon")  # cards; elsewhere nothing but chance is hidden
SHOWING = [name for name in GAMES if type(load(name)).cue is not Rules.cue]  # games that say what lines show
LASTING = ("seats", "areas", "pieces")  # of a view: what beats change


def watched(rules: Rules[Game], setup: dict[str, Any], seed: str, choices: int) -> Iterator[tuple[Any, Beats]]:
    """A game that bots play, after each choice, with its beats."""
    beats = Beats()
    game = rules.new(setup, seed, True, None, beats)
    bots = [PLAYERS[("eager", "thrifty")[seat % 2]](rules, f"{seed}/{seat}") for seat in range(rules.seats(setup))]
    yield game, beats
    for _ in range(choices):
        if game.decision is None:
            return
        game.choose(bots[game.decision.seat].choose(game, game.decision.seat))
        yield game, beats


def lasting(view: Any) -> Any:
    return {name: view[name] for name in LASTING}


def by_lines(game: Any, beats: Beats, seat: int) -> dict[int, Beat]:
    """Lines that a seat has read -> the beat that brought the last of them; others bring it nothing."""
    found: dict[int, Beat] = {}
    for beat in beats.kept:
        found.setdefault(sum([line.to in (-1, seat) for line in game.told[: beat.lines]]), beat)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_beats_lead_to_the_table_as_it_is(name: str) -> None:
    """Every seat and a spectator, each after another number of choices; at each beat they see what lay there then."""
    rules, told = load(name), 0
    for number, table in enumerate(tables(name)[:4]):
        setup = rules.setup(table, 2, "beats")
        seats = range(-1, rules.seats(setup))
        sights = {seat: Sight(rules, seat, "fr") for seat in seats}
        screens = {seat: Screen() for seat in seats}
        for n, (game, beats) in enumerate(watched(rules, setup, f"beats {number}", CHOICES[name])):
            for seat in seats:
                if n % (2 + seat) and game.decision is not None:
                    continue
                sight, screen, known = sights[seat], screens[seat], by_lines(game, beats, seat)
                shown, message = screen.view, sight.news(game, n, beats, undo=False)
                for step in sent(message).get("beats", ()):
                    assert shown is not None and not {"question", "over"} & set(step)
                    shown, beat = moved(shown, step), known[step["lines"][-1]["n"]]
                    anew = beat.game.clone()  # of which nobody has seen anything
                    then = sent(views.whole(rules.view(anew, seat), sight.phrase(game)))
                    assert lasting(shown) == lasting(then), f"seat {seat}, {step['lines']}"
                    assert shown["where"] == then["where"] != [], f"seat {seat}, {step['lines']}"
                    told += 1
                screen.hear(messages.encode(message))
                anew = game.clone()
                want = sent(views.whole(rules.view(anew, seat), sight.phrase(anew)))
                assert not screen.lost and screen.view == want, f"table {number}, seat {seat} at {game.place()}"
                assert [line["n"] for line in screen.lines] == list(range(1, len(screen.lines) + 1))
            beats.drop(min([sight.heard(beats) for sight in sights.values()]))
    assert told > (100 if name in SHOWING else -1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", [0, *[pytest.param(n, marks=pytest.mark.long) for n in range(1, ROUNDS)]])
def test_dealing_anew_changes_no_beat(number: int, name: str, record_property: Callable[[str, object], None]) -> None:
    """In the middle of turns, too: what a seat sees, reads and is shown does not depend on what it cannot know."""
    rules, compared, changed = load(name), 0, 0
    for n, table in enumerate(tables(name) if number else tables(name)[:4]):
        setup = rules.setup(table, 2, "beats")
        seats, lines = rules.seats(setup), 0
        for game, beats in watched(rules, setup, f"leaks {n}{number or ''}", CHOICES[name]):
            for beat in list(beats.kept):
                seat = beat.n % (seats + 1) - 1  # each has its turn, and a spectator
                dealt = rules.redeal(beat.game, seat if seat >= 0 else beat.n % seats, key_of(f"{beat.n}"))
                changed += dealt.state()[1:] != beat.game.state()[1:]
                for one in (seat, -1):
                    told = [step_of(rules, at, beat, game, one, lines) for at in (beat.game, dealt)]
                    assert told[0] == told[1], f"beat {beat.n}, seat {one} at {beat.game.place()}"
                lines = beat.lines
                compared += 1
            beats.drop(beats.n)
    record_property("beats", compared)
    assert compared > 150 and changed > (compared // 2 if name in HIDING else -1)


def step_of(rules: Rules[Game], at: Any, beat: Beat, game: Any, seat: int, lines: int) -> bytes:
    """Every byte of a beat, with the table as `at` has it."""
    sight = Sight(rules, seat, "en")
    fresh = list(enumerate(sight.readable(game.told[lines : beat.lines])))
    view = views.whole(rules.view(at, seat), sight.phrase(at))
    return messages.encode({"lines": sight.worded(at, fresh, cues=True), "view": view})


def test_whoever_is_far_behind_is_shown_the_table_as_it_is() -> None:
    rules = load("dice-throne")
    setup = rules.setup({"heroes": "gunslinger,barbarian"}, 2, "far")
    near, far = Sight(rules, 0, "en"), Sight(rules, 0, "en")
    screen, dropped = Screen(), False
    for n, (game, beats) in enumerate(watched(rules, setup, "far", 400)):
        near.news(game, n, beats)
        if n == 0 or beats.n > far.beat + KEPT:
            message = far.news(game, n, beats, undo=False)
            screen.hear(messages.encode(message))
            assert message["t"] == ("diff" if n else "view") and "beats" not in message and not screen.lost
            dropped = dropped or n > 0
            assert screen.view == sent(views.whole(rules.view(game, 0), far.phrase(game)))
    assert dropped


def test_all_who_look_as_the_same_seat_share_a_view() -> None:
    rules = load("champions")
    setup = rules.setup({"heroes": "spider-man", "scenario": "rhino"}, 1, "share")
    sights = [Sight(rules, -1, lang) for lang in ("en", "fr", "fr")]
    for n, (game, beats) in enumerate(watched(rules, setup, "share", 10)):
        told = [sight.news(game, n, beats).get("beats", []) for sight in sights]
        assert len({len(steps) for steps in told}) == 1 and told[1] == told[2]
        assert all([set(beat.views) <= {-1} for beat in beats.kept])


# ---------------------------------------------------------------------- at a table
OPTIONS = {"dice-throne": {"heroes": "gunslinger,barbarian"}, "champions": {"heroes": "spider-man,iron-man"}}


def beats_of(heard: list[Message]) -> list[Message]:
    return [beat for message in heard for beat in message.get("beats", [])]


def first_lines(chair: Chair) -> list[int]:
    return [line["n"] for beat in beats_of(chair.screen.heard) for line in beat["lines"]]


@pytest.mark.parametrize("name", GAMES)
@in_loop
async def test_whoever_is_here_sees_how_a_game_begins_and_whoever_comes_later_does_not(name: str) -> None:
    async with house(f"opening {name}") as one:
        chairs = await one.seated(name, options=OPTIONS.get(name))
        for chair in chairs:
            opening = next(message for message in chair.screen.heard if message["t"] == "view")
            assert opening["lines"] == [] and opening["view"].get("question") is None
            assert not chair.screen.lost and chair.screen.question
            assert first_lines(chair)[:1] == ([1] if name in SHOWING else []) and chair.screen.lines[0]["n"] == 1
            fresh = Sight(chair.room.rules, chair.seats[0], "en")
            game = chair.room.playing().game
            assert chair.screen.view == sent(
                views.whole(chair.room.rules.view(game, chair.seats[0]), fresh.phrase(game))
            )
        later = await one.join(chairs[0].room.id, chairs[0].token)
        assert [message["t"] for message in later.screen.heard if message["t"] in ("view", "diff")] == ["view"]
        assert later.screen.view == chairs[0].screen.view and later.screen.lines == chairs[0].screen.lines


@in_loop
async def test_a_choice_is_told_to_all_and_then_forgotten() -> None:
    async with house("told") as one:
        chairs = await one.seated("dice-throne", options=OPTIONS["dice-throne"])
        watcher = await one.join(chairs[0].room.id)
        await play(chairs, Player("told"), 12)
        watcher.hear()
        beats = chairs[0].room.playing().beats
        assert beats is not None and not beats.kept and beats.n > 12
        for chair in (*chairs, watcher):
            told = beats_of(chair.screen.heard)
            kinds = [line["cue"]["kind"] for beat in told for line in beat["lines"]]
            assert kinds.count("roll") > 1 and kinds.count("reroll") > 1
            assert not chair.screen.lost


@in_loop
async def test_what_is_taken_back_is_not_told() -> None:
    """The whole table comes, and from then on beats again."""
    async with house("undo") as one:
        chairs = await one.seated("dice-throne", options=OPTIONS["dice-throne"])
        player, host = Player("undo"), chairs[0]
        while not host.screen.undo:
            await play(chairs, player, 1)
        session = host.room.playing()
        await host.room.take_back(0, len(session.entries) - 1)
        assert host.room.playing().beats is not session.beats
        for chair in chairs:
            chair.screen.heard.clear()
            chair.hear()
            assert [message["t"] for message in chair.screen.heard if message["t"] in ("view", "diff")] == ["view"]
            assert not beats_of(chair.screen.heard)
        await play(chairs, player, 2)
        assert all([beats_of(chair.screen.heard) and not chair.screen.lost for chair in chairs])


@in_loop
async def test_behind_a_curtain_only_what_everybody_sees_is_told() -> None:
    """Until somebody says who sits there; then the whole table as that seat sees it, and its beats."""
    async with house("curtain") as one:
        table, token = await one.table("dice-throne", ("me", "me"), OPTIONS["dice-throne"], curtain=True)
        chair = await one.join(table, token)
        chair.hear()
        assert chair.member.sight.seat == -1 and first_lines(chair)
        assert all(
            [
                not line["text"][0].startswith("log-drew")
                for beat in beats_of(chair.screen.heard)
                for line in beat["lines"]
            ]
        )
        seat = chair.screen.question["seat"]
        chair.screen.heard.clear()
        await chair.tell("look", seat=seat)
        chair.hear()
        assert [message["t"] for message in chair.screen.heard] == ["view"] and chair.screen.view is not None
        await play([chair], Player("curtain"), 30)
        for message in chair.screen.heard:
            for line in [line for beat in message.get("beats", []) for line in beat["lines"]]:
                assert "sees-card" not in line["text"][0]
        told = beats_of(chair.screen.heard)
        assert told and not chair.screen.lost


@in_loop
async def test_a_replay_tells_one_step_forward_and_no_leap() -> None:
    async with house("replay") as one:
        chairs = await one.seated("dice-throne", options=OPTIONS["dice-throne"])
        await play(chairs, Player("replay"))
        again = await one.join(chairs[0].room.id, replay=True)
        await again.done("seek", to=3)
        again.hear()
        told: dict[int, int] = {}
        for to in (4, 5, 6, 20, 21, 7, 8):
            again.screen.heard.clear()
            await again.done("seek", to=to)
            again.hear()
            assert isinstance(again.member, Replay)
            game = again.member.game.clone()
            seen = views.whole(again.room.rules.view(game, -1), again.member.sight.phrase(game))
            assert not again.screen.lost and again.screen.at == to and again.screen.view == sent(seen)
            told[to] = len(beats_of(again.screen.heard))
        assert sum([told[to] for to in (4, 5, 6)]) > 1 and told[21] + told[8] > 0 and told[20] == told[7] == 0
        fresh = await one.join(chairs[0].room.id, replay=True)
        await fresh.done("seek", to=8)
        fresh.hear()
        assert fresh.screen.view == again.screen.view and fresh.screen.lines == again.screen.lines


@in_loop
async def test_whoever_holds_several_seats_sees_what_happened_before_another_of_them_is_asked() -> None:
    """Without a curtain nothing is hidden: the whole table comes as the other seat sees it, with the beats before it."""
    async with house("several") as one:
        table, token = await one.table("dice-throne", ("me", "me"), OPTIONS["dice-throne"], curtain=False)
        chair = await one.join(table, token)
        shown, turned = None, 0
        player, read = Player("several"), 0
        for _ in range(40):
            await play([chair], player, 1)
            for message in chair.screen.heard[read:]:
                if message["t"] == "view" and message.get("beats"):
                    assert shown is not None and message["since"] == shown[0] and message["view"]["you"] != shown[1]
                    turned += 1
                if message["t"] in ("view", "diff"):
                    shown = (
                        message["n"],
                        chair.member.sight.seat if message["t"] == "diff" else message["view"]["you"],
                    )
            read = len(chair.screen.heard)
            game = chair.room.playing().game
            view = chair.room.rules.view(game, chair.member.sight.seat)
            assert chair.screen.view == sent(views.whole(view, chair.member.sight.phrase(game)))
        assert turned > 3
