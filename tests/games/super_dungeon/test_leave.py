"""Somebody gives up."""

from __future__ import annotations

from tablee.games.super_dungeon.leave import leave
from tablee.games.super_dungeon.procedures.death import wound
from tablee.games.super_dungeon.procedures.heroes import HeroTurn
from tablee.games.super_dungeon.rules import RULES
from tablee.games.super_dungeon.setup import new_game, usual_setup
from tests.games.super_dungeon.scene import Scene

playing = RULES.playing


def test_the_heroes_go_to_the_next_hero_player() -> None:
    game = new_game(usual_setup(4), "leave", log=True)
    assert [game.models[n].seat for n in game.kit.heroes] == [0, 1, 2]
    leave(game, 1)
    assert [game.models[n].seat for n in game.kit.heroes] == [0, 2, 2]
    assert [playing(game, seat) for seat in range(4)] == [True, False, True, True]
    leave(game, 2)
    assert [game.models[n].seat for n in game.kit.heroes] == [0, 0, 0] and game.outcome is None
    leave(game, 0)
    assert game.outcome == (3,) and game.decision is None


def test_without_the_consul_the_heroes_have_won() -> None:
    game = new_game(usual_setup(4), "leave")
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
    assert s.seat == 1 and s.game.speaks() == 1 and s.game.stack[-1].about() == (0,)
    s.choose("1:end")


def test_a_game_can_be_finished_after_somebody_left() -> None:
    game = new_game(usual_setup(5), "leave")
    for k in range(400):
        if game.decision is None:
            break
        assert playing(game, game.decision.seat)
        game.choose(game.decision.options[k % len(game.decision.options)])
        if k in (50, 120):
            leave(game, 0 if k == 50 else 2)
            assert not playing(game, 0)


def test_who_left_does_not_win_with_the_others() -> None:
    s = Scene(players=4)
    for hero, x in (("questing-knight", 0), ("thundervale-huntress", 3), ("princess-emerald", 8)):
        s.put(hero, x, 0)
    king = s.put("forgotten-king", 8, 8)
    leave(s.game, 1)
    wound(s.game, king, 8)
    assert s.game.outcome == (0, 2)
