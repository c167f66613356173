"""What bots of Super Dungeon choose, in situations where one answer is plainly right."""

from __future__ import annotations

import pytest

from tablee.bots import make_bot
from tablee.games import load
from tablee.games.super_dungeon.mind import evaluate
from tablee.games.super_dungeon.mind.consul_mind import at_large, pain_of
from tablee.games.super_dungeon.mind.worth import inflicted
from tablee.games.super_dungeon.rules.procedures.bossfight import BossSpawn
from tablee.games.super_dungeon.rules.procedures.consul import ConsulTurn
from tablee.games.super_dungeon.rules.procedures.heroes import HeroTurn
from tablee.games.super_dungeon.rules.procedures.powerup import Equipment
from tablee.games.super_dungeon.rules.procedures.upkeep import Upkeep
from tablee.games.super_dungeon.rules.ranks import CONSUL
from tablee.games.super_dungeon.rules.records import CHEST, COIN, SKULL
from tablee.games.super_dungeon.rules.statuses import BANE, HEX, KNOCKDOWN, SLOW
from tablee.kernel.decision import Option
from tests.games.super_dungeon.scene import Scene

PLAIN, USUAL, CUNNING = 1, 2, 3


def answer(s: Scene, level: int = USUAL) -> str:
    return str(evaluate.suggest(s.game, s.seat, level))


# ---------------------------------------------------------------------- Heroes
def test_a_hero_strikes_the_spawning_point_when_nothing_else_is_near() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("bramble-knight", 1, 0)
    s.activate("questing-knight")
    assert answer(s).endswith("bramble-knight")


def test_a_hero_kills_the_monster_rather_than_the_point_until_it_is_armed() -> None:
    """A point that falls brings a mini-boss: loot first."""
    s = Scene()
    knight = s.hero("questing-knight", 4, 4)
    s.put("bramble-knight", 5, 4, wounds=2)
    s.put("billmen", 3, 4)
    s.activate("questing-knight")
    assert answer(s) == "act melee-attack billmen-1"
    s.game.change(
        knight, gear=tuple([s.card(id) for id in ("steel-sword", "chainmail", "deadly-dirk", "elvish-boots")])
    )
    s.game.change(s.n("thundervale-huntress"), gear=s.game.models[knight].gear)
    s.hero("thundervale-huntress", 10, 10)
    assert answer(s).endswith("bramble-knight")


def test_a_hero_goes_to_what_it_can_reach_and_then_strikes() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.put("mook", 11, 0)
    s.activate("princess-emerald")
    first = answer(s)
    assert first.startswith("move ")
    s.choose(first)
    assert answer(s) == "act missile-attack mook-1"


def test_the_odds_decide_between_two_targets() -> None:
    """Both are worth the same, but one stands next to a point that lends it a star of armour."""
    s = Scene(points=("tribal-stone", "bramble-knight"))
    s.hero("questing-knight", 4, 4)
    s.put("billmen-1", 3, 4)
    s.put("billmen-2", 5, 5)  # in no line with the other
    s.activate("questing-knight")
    assert answer(s) == "act melee-attack billmen-1"
    s.game.change(s.n("billmen-2"), statuses=HEX)  # no help in defense
    s.again()
    assert answer(s) == "act melee-attack billmen-1"


def test_a_coin_is_fetched_and_a_skull_left_for_its_owner() -> None:
    s = Scene()
    s.hero("questing-knight", 4, 4)
    s.put("bramble-knight", 9, 9)
    s.lay(SKULL, 5, 4, s.n("princess-emerald"))
    s.activate("questing-knight")
    assert "pick-up" not in answer(s)
    s.lay(COIN, 4, 5)
    s.again()
    assert answer(s) == "act pick-up 4 5"


def test_a_skull_is_taken_when_no_coin_can_come_any_more() -> None:
    s = Scene()
    s.hero("questing-knight", 4, 4)
    s.put("forgotten-king", 9, 9)
    s.lay(SKULL, 5, 4, s.n("princess-emerald"))
    s.activate("questing-knight")
    assert answer(s) == "act pick-up 5 4"


def test_a_chest_beside_a_hero_without_enemies_is_opened() -> None:
    s = Scene()
    s.hero("questing-knight", 4, 4)
    s.put("bramble-knight", 10, 10)
    s.lay(CHEST, 5, 5)
    s.activate("questing-knight")
    assert answer(s) == "act smash-chest 5 5"
    s.game.keys = 1
    s.again()
    assert answer(s) == "act unlock-treasure-chest 5 5"


def test_a_coin_brings_back_the_fallen_and_saves_the_dying() -> None:
    s = Scene()
    s.hero("questing-knight", 4, 4, wounds=1)
    s.game.change(s.n("princess-emerald"), gone=True)
    s.hero("thundervale-huntress", 8, 8, wounds=4)
    s.game.coins = 1
    s.game.side = 0
    s.run(Upkeep(s.n("questing-knight")))
    assert answer(s) == "coin princess-emerald"
    s.put("princess-emerald", 6, 6, gone=False)
    assert answer(s) == "coin thundervale-huntress"
    s.game.change(s.n("thundervale-huntress"), wounds=1)
    s.again()
    assert answer(s) == "pass"


def test_a_weak_hero_withdraws_after_its_last_action() -> None:
    s = Scene(rows=["." * 24] * 4)
    n = s.hero("questing-knight", 10, 1, wounds=4)
    s.put("mook", 11, 1, statuses=SLOW)
    s.activate("questing-knight")
    for _ in range(3):
        s.dice("r0", "r0")
        s.choose("act melee-attack mook-1")
    away = answer(s)
    assert away.startswith("move ")
    s.choose(away)
    assert s.game.board.apart(s.game.feet(n), s.game.feet(s.n("mook"))) > 4  # three steps and its reach


def test_locked_doors_are_opened_and_do_not_keep_heroes_waiting() -> None:
    """Behind them is what has to be destroyed: in they go, and spend a key as soon as they can."""
    s = Scene(rows=[["....."] * 3, ["....."] * 3, ["....."] * 3])
    s.game.tiles = tuple([one.but(entered=True) for one in s.game.tiles])
    locked = s.game.tiles[1].but(effects=(s.card("locked-doors"),))
    s.game.tiles = (s.game.tiles[0], locked, s.game.tiles[2])
    s.hero("questing-knight", 1, 1)
    s.put("bramble-knight", 13, 1)
    s.activate("questing-knight")
    assert answer(s) == "run"
    s.choose("run")
    move = answer(s)
    assert move.startswith("move ") and 5 <= int(move.split()[1]) < 10
    s.choose(move)
    s.game.keys = 1
    s.again()
    assert answer(s) == "unlock 2"


def test_an_area_is_used_from_where_it_strikes_most() -> None:
    """Four in a row, none of them in line with the knight: it goes to the end of the row, and throws."""
    s = Scene()
    s.hero("questing-knight", 0, 0)
    for k in range(4):
        s.put(f"mook-{k + 1}", 5 + k, 4)
    s.activate("questing-knight")
    move = answer(s)
    assert move.startswith("move ") and move.endswith(" 4")
    s.choose(move)
    assert answer(s).startswith("act mighty-throw ")


def test_a_lock_is_picked_by_who_is_likely_to() -> None:
    s = Scene()
    princess = s.hero("princess-emerald", 4, 4)
    s.put("bramble-knight", 10, 10)
    s.lay(CHEST, 5, 5)
    s.game.change(princess, gear=tuple([s.card(id) for id in ("deadly-dirk", "elvish-boots", "burnt-twig")]))
    s.activate("princess-emerald")
    s.game.change(s.n("bramble-knight"), at=-1)
    s.game.derive()
    s.again()
    assert answer(s) == "act pick-lock 5 5"
    s.game.change(princess, gear=())
    s.again()
    assert answer(s) == "act smash-chest 5 5"


def test_who_has_many_hearts_is_weakened_first() -> None:
    """Bane on the boss helps everybody; a further one helps nobody."""
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    boss = s.put("forgotten-king", 6, 0)
    s.activate("princess-emerald")
    assert answer(s) == "act scope forgotten-king"
    s.game.change(boss, statuses=BANE)
    s.again()
    assert answer(s).startswith("act ") and "scope" not in answer(s)


def test_in_the_boss_fight_the_boss_is_struck_rather_than_minions() -> None:
    s = Scene()
    s.hero("questing-knight", 4, 4)
    s.put("forgotten-king", 5, 4)
    s.put("billmen", 3, 4)
    s.activate("questing-knight")
    assert answer(s).endswith("forgotten-king")


def test_a_hero_pushes_a_monster_away_from_all() -> None:
    s = Scene()
    s.hero("thundervale-huntress", 3, 4)
    s.hero("questing-knight", 6, 9)
    monster = s.put("grobbit-executioner", 5, 4)
    s.activate("thundervale-huntress")
    s.dice("b2", "b2", "r3", "r3", "b0", "r0")
    s.choose("act lightning-strike grobbit-executioner")
    assert s.game.decision is not None and s.game.decision.prompt == "force"
    s.choose(answer(s))
    x, y = s.game.board.xy(s.game.models[monster].at)
    assert x == 10 and y < 4  # as far as the push goes, and up, because the knight stands below


def test_who_is_down_is_not_forgotten_and_stands_up_by_moves_when_a_foe_is_near() -> None:
    s = Scene()
    s.hero("questing-knight", 4, 4, statuses=KNOCKDOWN)
    s.hero("thundervale-huntress", 10, 10)
    s.put("forgotten-king", 5, 4)
    s.put("old-growth-hollow-1", 8, 10)
    s.game.side = 0
    s.run(HeroTurn())
    assert answer(s) == "activate questing-knight"
    s.choose(answer(s))
    assert answer(s) == "stand moves"


def test_a_weak_hero_in_danger_goes_first() -> None:
    s = Scene(rows=["." * 30] * 4)
    s.hero("questing-knight", 10, 1, wounds=4)
    s.hero("thundervale-huntress", 14, 1)
    s.put("mook", 11, 1, statuses=SLOW)
    s.put("billmen", 16, 1, statuses=SLOW)
    s.game.side = 0
    s.run(HeroTurn())
    assert answer(s) == "activate questing-knight"


def test_equipment_goes_to_who_gains_most() -> None:
    """A bonus on DEX is for the archer, one on STR for who fights with STR."""
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.hero("princess-emerald", 2, 2)
    s.game.side = 0
    s.game.backpack = (s.card("steel-sword"),)
    s.run(Equipment())
    assert answer(s).endswith("questing-knight")


# ---------------------------------------------------------------------- the Consul
def test_the_plain_consul_strikes_the_nearest_the_others_the_weakest() -> None:
    s = Scene()
    s.hero("questing-knight", 5, 4)
    s.hero("princess-emerald", 9, 4, wounds=4)
    s.put("frog-knight", 4, 4)
    s.activate("frog-knight")
    assert answer(s, PLAIN).endswith("questing-knight")
    for level in (USUAL, CUNNING):
        assert answer(s, level).startswith("move ") or answer(s, level).endswith("princess-emerald")
        assert not answer(s, level).endswith("questing-knight")


def test_the_consul_comes_nearer_when_nobody_can_be_struck() -> None:
    s = Scene(rows=["." * 30])
    s.hero("questing-knight", 0, 0)
    s.put("mook", 29, 0)
    s.activate("mook")
    assert answer(s) == "run"
    s.choose("run")
    move = answer(s)
    assert move.split()[0] == "move" and int(move.split()[1]) < 20


def test_only_the_cunning_consul_counts_statuses() -> None:
    """One Hero has the token already: a further one is worth nothing."""
    s = Scene()
    s.hero("questing-knight", 4, 3)
    s.put("mook", 4, 4)
    s.activate("mook")
    game = s.game
    action, hero = game.kit.actions["melee-attack"], s.n("questing-knight")
    tokens = inflicted(game, s.n("mook"), action)
    assert tokens
    assert pain_of(CUNNING)(game, hero, 1, tokens) > pain_of(CUNNING)(game, hero, 1, 0)
    assert pain_of(USUAL)(game, hero, 1, tokens) == pain_of(USUAL)(game, hero, 1, 0)
    game.change(hero, statuses=tokens)
    assert pain_of(CUNNING)(game, hero, 1, tokens) == pain_of(CUNNING)(game, hero, 1, 0)


def test_the_consul_activates_who_can_strike_and_spawns_when_nobody_can() -> None:
    s = Scene(rows=["." * 36] * 4)
    s.hero("questing-knight", 0, 0)
    s.put("bramble-knight", 32, 0)
    mooks = [s.put(f"mook-{k}", 3, k - 1) for k in range(1, 5)]
    s.game.side = CONSUL
    s.run(ConsulTurn())
    for level in (PLAIN, USUAL, CUNNING):
        assert answer(s, level).startswith("activate mook")
    for k, mook in enumerate(mooks):
        s.put(mook, 24, k)
    for level in (PLAIN, USUAL, CUNNING):
        assert answer(s, level) == "spawn bramble-knight"


def test_the_cunning_consul_places_next_to_the_weakest() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    weak = s.hero("princess-emerald", 11, 11, wounds=3)
    s.put("old-growth-hollow-1", 5, 0)
    s.game.dead_points = (0,)
    s.run(BossSpawn())
    s.choose(answer(s, CUNNING))
    came = [n for n in s.game.on_map(CONSUL) if s.game.rank(n) == "mini-boss"]
    assert s.game.board.apart(s.game.feet(came[0]), s.game.feet(weak)) == 1


def test_the_consul_moves_a_hero_towards_its_monsters() -> None:
    s = Scene()
    hero = s.hero("questing-knight", 0, 0)
    s.put("wisp", 5, 0)
    mook = s.put("mook", 8, 8)
    s.put("mook-2", 8, 7)
    s.activate("wisp")
    s.dice("b2", "b2", "r3", "b0", "b0")
    s.choose("act pollen-dream questing-knight")
    assert s.game.decision is not None and s.game.decision.prompt == "force"
    far = s.game.board.apart(s.game.feet(hero), s.game.feet(mook))
    for level in (PLAIN, USUAL, CUNNING):
        assert answer(s, level).startswith("compel ")
    s.choose(answer(s))
    assert s.game.board.apart(s.game.feet(hero), s.game.feet(mook)) < far


def test_no_boss_is_placed_where_it_could_never_leave() -> None:
    """A pocket of two by two squares behind a passage of one."""
    s = Scene(rows=[".. " + "." * 13, "." * 16, "  " + "." * 14])
    s.hero("questing-knight", 15, 2)
    king = s.n("forgotten-king")
    pocket, outside = Option("place", ("forgotten-king", 0, 0)), Option("place", ("forgotten-king", 4, 0))
    assert s.game.width(king) == 2
    assert at_large(s.game, [pocket, outside]) == [outside]
    assert at_large(s.game, [pocket]) == [pocket]


# ---------------------------------------------------------------------- both
def test_a_position_is_worth_as_much_to_one_side_as_it_costs_the_other() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.put("mook", 5, 5)
    before = evaluate.score(s.game, 0)
    assert before == -evaluate.score(s.game, 1)
    s.game.change(knight, wounds=2, statuses=HEX)
    assert evaluate.score(s.game, 0) < before


@pytest.mark.parametrize("level", [PLAIN, USUAL, CUNNING])
def test_every_decision_has_an_answer(level: int) -> None:
    """Games played half by the bot, half at random, so that strange situations come up."""
    rules = load("super-dungeon")
    levels = rules.levels
    assert levels is not None
    prompts = set()
    for players in (2, 4):
        seed = f"answers {players}"
        game = rules.new(rules.setup({"players": str(players)}, players, seed), seed)
        careless = make_bot("random", rules, seed)
        for k in range(700):
            if game.outcome is not None:
                break
            seat = game.asked.seat
            prompts.add(game.asked.prompt)
            choice = levels.suggest(game, seat, level)
            assert choice is not None and choice in game.asked.options, f"{choice} at {game.place()}"
            game.choose(choice if k % 3 else careless.choose(game, seat))
    assert len(prompts) > 8
