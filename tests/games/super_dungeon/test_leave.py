"""Somebody gives up."""

from __future__ import annotations

from tablee.bots import make_bot
from tablee.games import load
from tablee.games.super_dungeon.game import RULES
from tablee.games.super_dungeon.rules.leave import leave
from tablee.games.super_dungeon.rules.procedures.death import wound
from tablee.games.super_dungeon.rules.procedures.heroes import HeroTurn
from tablee.games.super_dungeon.rules.setup import opening, usual_setup
from tablee.games.super_dungeon.rules.state import whose
from tests.games.opened import new
from tests.games.super_dungeon.scene import Scene

playing = RULES.playing


def test_the_heroes_go_to_the_next_hero_player() -> None:
    game = new(opening, usual_setup(4), "leave", log=True)
    assert [game.models[n].seat for n in game.kit.heroes] == [0, 1, 2]
    leave(game, 1)
    assert [game.models[n].seat for n in game.kit.heroes] == [0, 2, 2]
    assert [playing(game, seat) for seat in range(4)] == [True, False, True, True]
    leave(game, 2)
    assert [game.models[n].seat for n in game.kit.heroes] == [0, 0, 0] and game.outcome is None
    leave(game, 0)
    assert game.outcome == (3,) and game.decision is None


def test_without_the_consul_the_heroes_have_won() -> None:
    game = new(opening, usual_setup(4), "leave")
    leave(game, 1)
    leave(game, 3)
    assert game.outcome is not None and sorted(game.outcome) == [0, 2]


def test_whoever_was_asked_is_asked_no_more() -> None:
    s = Scene(players=3)
    for hero, x in (("questing-knight", 0), ("thundervale-huntress", 3), ("princess-emerald", 8)):
        s.put(hero, x, 0)
    s.run(HeroTurn())
    s.choose("0:activate questing-knight")
    leave(s.game, 0)
    assert s.seat == 1 and s.game.speaks() == 1 and s.game.stack[-1].about() == whose(0)
    s.choose("1:end")


def test_a_game_can_be_finished_after_somebody_left() -> None:
    game = new(opening, usual_setup(5), "leave")
    bots = [make_bot("random" if seat < 4 else "greedy", load("super-dungeon"), f"leave/{seat}") for seat in range(5)]
    gone: list[int] = []
    for k in range(4_000):
        if game.decision is None:
            break
        seat = game.decision.seat
        assert playing(game, seat) and seat not in gone
        game.choose(bots[seat].choose(game, seat))
        if k in (50, 120):
            gone.append(0 if k == 50 else 2)
            leave(game, gone[-1])
            assert [playing(game, one) for one in range(5)] == [one not in gone for one in range(5)]
    assert gone == [0, 2] and game.outcome in ((1, 3), (4,)), "the Heroes who are left, or the Consul"


def test_who_left_does_not_win_with_the_others() -> None:
    s = Scene(players=4)
    for hero, x in (("questing-knight", 0), ("thundervale-huntress", 3), ("princess-emerald", 8)):
        s.put(hero, x, 0)
    king = s.put("forgotten-king", 8, 8)
    leave(s.game, 1)
    wound(s.game, king, 8)
    assert s.game.outcome == (0, 2)
