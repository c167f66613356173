"""Choices by the chance to win, with a judge that counts instead of a network."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tablee.bots import make_bot
from tablee.games import load
from tablee.games.super_dungeon.mind.brain import WEIGHED, ArenaBrain
from tablee.games.super_dungeon.mind.judgement import NEVER, SURE, ArenaMind
from tablee.games.super_dungeon.mind.worth import left
from tablee.games.super_dungeon.rules.procedures.heroes import HeroTurn
from tablee.games.super_dungeon.rules.ranks import CONSUL
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.values import hearts
from tablee.kernel.rng import key_of
from tests.bots.kit import decisions
from tests.games.super_dungeon.scene import Scene

RULES = load("super-dungeon")


def judging(worth: Callable[[Arena], int]) -> ArenaMind:
    """Whoever judges so of the Heroes' chances, per mille; who has won is told by the result."""

    def judge(games: Sequence[Arena], seat: int) -> list[int]:
        found = []
        for game in games:
            if game.outcome is not None:
                found.append(SURE if seat in game.outcome else 0)
            else:
                chance = worth(game) * SURE // 1000
                found.append(SURE - chance if seat == game.kit.consul else chance)
        return found

    return ArenaMind(judge)


def best(game: Arena, mind: ArenaMind) -> str:
    asked = game.asked
    found = mind.weigh(game, asked.seat, asked.options)
    assert len(found) == len(asked.options) and all([n == NEVER or 0 <= n <= SURE for n in found])
    return str(asked.options[found.index(max(found))])


def even(game: Arena) -> int:
    return 500


def test_a_hero_strikes_the_boss_down_rather_than_a_monster_at_its_side() -> None:
    s = Scene()
    knight, king = s.hero("questing-knight", 4, 4), s.n("forgotten-king")
    s.put("mook", 3, 4)
    s.put(king, 5, 4, wounds=s.game.card(king).hearts - 1)
    s.activate(knight)
    assert best(s.game, judging(even)).split()[-1] == s.game.kit.handles[king]


def test_a_hero_strikes_whom_judgement_fears_whatever_hand_made_judgement_says() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 4, 4)
    mook, wisp = s.put("mook", 3, 4), s.put("wisp", 5, 4)
    s.activate(knight)
    for fears in (mook, wisp):

        def afraid(game: Arena, fears: int = fears) -> int:
            return 200 if game.models[fears].at >= 0 else 800

        assert best(s.game, judging(afraid)).split()[-1] == s.game.kit.handles[fears]


def test_the_hero_who_can_win_goes_first() -> None:
    s = Scene()
    king = s.n("forgotten-king")
    s.hero("questing-knight", 0, 0)
    s.put("mook", 1, 0)
    s.hero("thundervale-huntress", 0, 10, turned=True)
    s.hero("princess-emerald", 6, 6)
    s.put(king, 8, 8, wounds=s.game.card(king).hearts - 1)
    s.run(HeroTurn())
    assert best(s.game, judging(even)) == "activate princess-emerald"


def consul_turn() -> Arena:
    """The Consul may spawn or send monsters."""
    for game, _ in decisions(RULES, {}, "consul", 300, "greedy"):
        if game.asked.prompt == "consul-turn" and any([o.verb == "spawn" for o in game.asked.options]):
            found: Arena = game.clone()
            return found
    raise AssertionError("the Consul never could")


def test_the_consul_strikes_the_last_hero_down_or_spawns_as_judgement_wants() -> None:
    game = consul_turn()

    def crowded(game: Arena) -> int:
        return max(0, 990 - 30 * len(game.present[CONSUL]))

    assert best(game, judging(crowded)).startswith("spawn")
    last, *others = game.heroes()
    for n in others:
        game.put(n, -1, gone=True)
    game.change(last, wounds=hearts(game, last) - 1)
    assert best(game, judging(even)).startswith("activate")


def test_a_monster_attacks_whom_judgement_would_have_hurt() -> None:
    s = Scene()
    knight, princess = s.hero("questing-knight", 4, 4), s.hero("princess-emerald", 6, 4)
    mook = s.put("mook", 5, 4)
    s.game.side = CONSUL
    s.activate(mook)
    for victim in (knight, princess):

        def pity(game: Arena, victim: int = victim) -> int:
            return 100 * left(game, victim)

        assert best(s.game, judging(pity)).split()[-1] == s.game.kit.handles[victim]


@pytest.mark.parametrize("players", [2, 4])
def test_every_question_is_answered(players: int) -> None:
    """Known, or weighed with something that is not out of the question; the game is not touched."""
    brain, mind = ArenaBrain(), judging(even)
    weighed = set()
    for game, seat in decisions(RULES, {"players": f"{players}"}, "weigh", 120, "thrifty"):
        known = brain.known(game, seat)
        if known is not None:
            assert known in game.asked.options
            continue
        before = game.fingerprint()
        found = mind.weigh(game, seat, game.asked.options)
        assert max(found) >= 0 and game.fingerprint() == before
        weighed.add(game.asked.prompt)
    assert weighed == set(WEIGHED)


def test_the_same_is_weighed_whatever_is_hidden() -> None:
    mind, brain = judging(lambda game: 20 * len(game.present[CONSUL])), ArenaBrain()
    for n, (game, seat) in enumerate(decisions(RULES, {}, "hidden", 40, "greedy")):
        if brain.known(game, seat) is None and game.asked.prompt != "consul-turn":
            dealt = RULES.redeal(game, seat, key_of(f"{n}"))
            assert mind.weigh(game, seat, game.asked.options) == mind.weigh(dealt, seat, game.asked.options)  # type: ignore[arg-type]


def test_sides_are_told_apart_and_fellows_win_together() -> None:
    brain = ArenaBrain()
    game = RULES.new(RULES.setup({}, 4, "sides"), "sides")
    assert isinstance(game, Arena)
    sides = [brain.side(game, seat) for seat in range(4)]
    assert sorted(sides) == ["consul", "heroes", "heroes", "heroes"] and sides[game.kit.consul] == "consul"
    assert all([brain.together(game, a, b) == (sides[a] == sides[b]) for a in range(4) for b in range(4)])


def test_games_that_are_learned_from_differ_in_what_is_left_open() -> None:
    brain = ArenaBrain()
    drawn = [RULES.setup(brain.varied({}, f"{n}"), 2, f"{n}") for n in range(40)]
    heroes = {hero for setup in drawn for hero in setup["heroes"]}
    assert len(heroes) == 12 and all([len(set(setup["heroes"])) == 3 for setup in drawn])
    assert len({str(setup["options"]) for setup in drawn}) == 4
    assert len({str(RULES.setup(brain.varied({}, f"{n}"), 6, f"{n}")["heroes"]) for n in range(3)}) == 3
    named = {"preset": "hard", "heroes": "ember-mage,royal-paladin,fae-alchemist"}
    assert brain.varied(named, "0") == named and brain.varied({"preset": "hard", "hero-2": "ember-mage"}, "0") == {
        "preset": "hard",
        "hero-2": "ember-mage",
    }


def test_a_lost_game_is_worth_the_more_to_heroes_the_more_they_destroyed() -> None:
    brain, s = ArenaBrain(), Scene()
    point = s.put("bramble-knight", 9, 9)
    whole = brain.consoled(s.game, 0)
    s.game.change(point, wounds=1)
    hurt = brain.consoled(s.game, 0)
    s.game.put(point, -1, gone=True, wounds=0)
    assert whole == 0 < hurt < brain.consoled(s.game, 0) < 250 and brain.consoled(s.game, 1) == 0


def test_levels_of_play_are_not_weighed() -> None:
    """The bots that judge by hand choose as ever, with or without a brain."""
    for game, seat in decisions(RULES, {}, "levels", 10, "greedy"):
        assert make_bot("cunning", RULES, "0").choose(game, seat) in game.asked.options
