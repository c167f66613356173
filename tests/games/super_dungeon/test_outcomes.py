"""What plans may come to: how likely each way is, and what is so then."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.mind import odds
from tablee.games.super_dungeon.mind.hero_care import picks, succeeds
from tablee.games.super_dungeon.mind.judgement import brought
from tablee.games.super_dungeon.mind.outcomes import Way, at_rest, called, put, ways
from tablee.games.super_dungeon.mind.reckoning import Plan
from tablee.games.super_dungeon.mind.worth import SURE
from tablee.games.super_dungeon.rules.abilities import THIEF
from tablee.games.super_dungeon.rules.figures import LOCK_STARS
from tablee.games.super_dungeon.rules.records import CHEST, COIN, KEY, POTION, Lasting
from tablee.games.super_dungeon.rules.statuses import FIRE
from tablee.games.super_dungeon.rules.vocabulary import DEX
from tablee.kernel.decision import parse
from tests.games.super_dungeon.scene import Scene


def ways_of(s: Scene, who: int, choice: str) -> list[Way]:
    before = s.game.fingerprint()
    found = ways(s.game, who, Plan(1, 1 << s.game.models[who].at, parse(choice), 1))
    assert s.game.fingerprint() == before, "the game is not touched"
    assert all([0 < way.likely <= SURE for way in found])
    return found


@pytest.mark.parametrize("victim", ["mook", "bramble-knight", "bashful-boris"])
def test_an_attack_is_as_likely_to_hit_as_the_exact_odds_say(victim: str) -> None:
    s = Scene()
    knight, foe = s.hero("questing-knight", 0, 0), s.put(victim, 1, 0)
    s.activate(knight)
    (way,) = ways_of(s, knight, f"act melee-attack {s.game.kit.handles[foe]}")
    over, under = odds.attack(s.game, knight, "melee-attack", foe)
    assert way.likely == over * SURE // under < SURE
    rest = way.game.models[foe]
    assert (rest.at < 0, rest.wounds) == ((True, 0) if victim == "mook" else (False, 1)) and way.again == (rest.at >= 0)


def test_each_victim_of_an_area_is_a_way_of_its_own() -> None:
    s = Scene()
    knight, mook, trent = s.hero("questing-knight", 0, 0), s.put("mook", 2, 0), s.put("trent", 4, 0)
    s.activate(knight)
    lines = [choice for choice in s.options() if choice.startswith("act mighty-throw")]
    found = max([ways_of(s, knight, choice) for choice in lines], key=len)
    struck = []
    for way in found:
        (victim,) = [n for n in (mook, trent) if way.game.models[n] != s.game.models[n]]
        over, under = odds.attack(s.game, knight, "mighty-throw", victim, (mook, trent))
        assert way.likely == over * SURE // under
        struck.append(victim)
    assert sorted(struck) == sorted([mook, trent])


def test_whoever_destroys_the_boss_has_won_and_the_last_hero_has_lost() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, wounds=s.game.card(s.n("questing-knight")).hearts - 1)
    king = s.put("forgotten-king", 1, 0, wounds=s.game.card(s.n("forgotten-king")).hearts - 1)
    s.activate(knight)
    (way,) = ways_of(s, knight, f"act melee-attack {s.game.kit.handles[king]}")
    assert at_rest(way.game).outcome == (0,)
    (way,) = ways_of(s, king, f"act melee-attack {s.game.kit.handles[knight]}")
    assert way.game.outcome == (1,)


def test_a_chest_is_opened_once_with_a_key_by_picking_or_by_force() -> None:
    s = Scene(heroes=("riftling-rogue", "questing-knight", "princess-emerald"))
    rogue, knight = s.hero("riftling-rogue", 0, 0), s.hero("questing-knight", 2, 0)
    s.lay(CHEST, 1, 0)
    s.game.keys = 1
    (key,) = ways_of(s, rogue, "act unlock-treasure-chest 1 0")
    (force,) = ways_of(s, rogue, "act smash-chest 1 0")
    assert (key.likely, key.game.keys, key.game.treasure_due) == (SURE, 0, 2)
    assert (force.likely, force.game.keys, force.game.treasure_due) == (SURE, 1, 1)
    (picked,), (other,) = [ways_of(s, who, "act pick-lock 1 0") for who in (rogue, knight)]
    assert picked.likely > other.likely and picked.game.treasure_due == 2
    s.game.change(rogue, lasting=(Lasting("thief", rogue, abilities=THIEF),))
    (thief,) = ways_of(s, rogue, "act pick-lock 1 0")
    assert thief.likely == picks(s.game, rogue) > picked.likely == succeeds(s.game, rogue, DEX, LOCK_STARS)
    assert not any([way.again for way in (key, force, picked)])
    assert s.tokens(CHEST) == [(1, 0)] and not [one for one in key.game.tokens if one.kind == CHEST]


@pytest.mark.parametrize("kind", [COIN, KEY, POTION])
def test_things_on_the_floor_are_picked_up_for_certain(kind: str) -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.lay(kind, 1, 0)
    (way,) = ways_of(s, knight, "act pick-up 1 0")
    had, has = [(g.coins, g.keys, g.models[knight].potions) for g in (s.game, way.game)]
    assert way.likely == SURE and sum(has) == sum(had) + 1 and not way.game.tokens


def test_bandages_and_vigor_may_help_again_while_there_is_something_left() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, wounds=2, statuses=FIRE)
    (two,) = ways_of(s, knight, f"act bandage {s.game.kit.handles[knight]}")
    assert two.game.models[knight].wounds == 1 and two.again
    (vigor,) = ways_of(s, knight, "act vigor")
    assert vigor.game.models[knight].statuses == 0 and not vigor.again


def test_what_comes_of_several_tries() -> None:
    """Once of any of them where it can be had once: never more than certain; else more each time."""
    game = Scene().game
    assert [brought(Way(500, game), tries) for tries in (1, 2, 3)] == [500, 750, 875]
    assert [brought(Way(SURE, game), tries) for tries in (1, 3)] == [SURE, SURE]
    assert [brought(Way(500, game, True), tries) for tries in (1, 2, 3)] == [500, 800, 1100]


def test_who_is_chosen_has_been_paid_for_and_nothing_else_has_changed() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    billmen = s.put("billmen", 5, 5)
    s.game.side = s.game.models[billmen].side
    chosen = called(s.game, billmen)
    assert (chosen.active, chosen.models[billmen].turned) == (billmen, True)
    assert chosen.skulls_spent == s.game.skulls_spent + s.game.card(billmen).skulls > 0
    moved = put(chosen, billmen, s.at(3, 3))
    assert (moved.board.xy(moved.models[billmen].at), s.place(billmen)) == ((3, 3), (5, 5))
