"""SD-ACTION, SD-OFFENSE, SD-DEFENSE, SD-EFFECT and SD-REF-01: the six steps of an action."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tablee.games.super_dungeon.rules import library
from tablee.games.super_dungeon.rules.abilities import SPONGY
from tablee.games.super_dungeon.rules.reading.cards import FILES
from tablee.games.super_dungeon.rules.records import Lasting
from tablee.games.super_dungeon.rules.statuses import BANE, FIRE, ICE
from tablee.games.super_dungeon.rules.vocabulary import (
    ARM,
    DEX,
    MELEE,
    MISSILE,
    OFFENSE,
    SHIELD,
    STR,
    WAVE,
    ActionDef,
    Pool,
)
from tablee.kernel.errors import IllegalChoice
from tests.games.super_dungeon.rules.action_kit import acts, bonus, does, points, recard, teach, wear
from tests.games.super_dungeon.scene import Scene


# ---------------------------------------------------------------------- what an action is
@pytest.mark.rule("SD-ACTION-01")
def test_a_support_action_never_wounds_an_offensive_one_does() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.put("trent", 4, 0)
    s.activate("princess-emerald")
    acts(s, "scope trent", "b2", "b0", "r0", "b0")
    assert s.wounds("trent") == 0 and s.statuses("trent") == ["bane"]
    acts(s, "stinging-shot trent", "b2", "b0", "r0", "r0", "r0", "r0")
    assert s.wounds("trent") == 1 and s.statuses("trent") == ["bane", "ice"]


@pytest.mark.rule("SD-ACTION-02")
def test_actions_are_paid_for_and_may_be_repeated() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.put("bramble-knight", 4, 0)
    s.activate("princess-emerald")
    for left in (2, 1, 0):
        acts(s, "missile-attack bramble-knight", "b0", "b0", "r0")
        assert points(s) == left
    s.finish()
    s.activate("princess-emerald")
    acts(s, "stinging-shot bramble-knight", "b0", "b0", "r0", "r0")
    assert points(s) == 1
    assert s.why_not("act stinging-shot bramble-knight") == "SD-ACTION-02"
    acts(s, "missile-attack bramble-knight", "b0", "b0", "r0")
    assert points(s) == 0 and s.why_not("act missile-attack bramble-knight") == "SD-ACTION-02"


@pytest.mark.rule("SD-ACTION-03", "SD-EQUIP-03")
def test_an_action_on_equipment_is_a_unique_action_of_its_bearer() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.hero("princess-emerald", 5, 0)
    wear(s, "questing-knight", "monstrous-maul")  # Crunch
    s.put("wisp", 1, 0)
    s.activate("questing-knight")
    assert s.options("act")[-1] == "crunch wisp-1"
    assert s.why_not("act stinging-shot wisp-1") == "SD-ACTION-03"
    s.finish()
    s.activate("princess-emerald")
    assert s.why_not("act crunch wisp-1") == "SD-ACTION-03"
    s.finish()
    s.game.change(s.n("questing-knight"), statuses=ICE)
    s.activate("questing-knight")
    assert s.why_not("act crunch wisp-1") == "SD-STATUS-09"


@pytest.mark.rule("SD-ACTION-04", "SD-REF-01")
def test_the_piercing_shot_as_it_is_printed() -> None:
    shot = library.actions()["stinging-shot"]
    assert (shot.kind, shot.cost, shot.reach, shot.squares, shot.statuses) == (OFFENSE, 2, MISSILE, 8, ICE)
    assert shot.bonus.dice[DEX].fields() == (0, 1, 0, 0) and shot.offense == DEX and shot.defense == SHIELD


@pytest.mark.rule("SD-REF-01")
def test_an_action_in_words_for_icons() -> None:
    folder = files("tablee.games.super_dungeon").joinpath("content")
    texts = {file: folder.joinpath(file).read_text(encoding="utf-8") for file in FILES}
    old = 'cost = 2\nrange = "missile 8"\nroll = "DEX"\nbonus = { DEX = "1R" }\nstatuses = ["ice"]'
    assert old in texts["heroes.toml"]
    new = 'cost = 1\nrange = "missile 8"\nroll = "DEX"\nbonus = { DEX = "1R" }'
    read = library.read({**texts, "heroes.toml": texts["heroes.toml"].replace(old, new)}).actions["stinging-shot"]
    assert (read.kind, read.cost, read.reach, read.squares, read.statuses) == (OFFENSE, 1, MISSILE, 8, 0)
    assert read.bonus.dice[DEX].fields() == (0, 1, 0, 0)


@pytest.mark.rule("SD-ACTION-05")
def test_an_action_out_of_range_is_refused_and_costs_nothing() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("wisp", 3, 0)
    s.activate("questing-knight")
    assert s.why_not("act melee-attack wisp-1") == "SD-RANGE-01"
    with pytest.raises(IllegalChoice):
        s.choose("act melee-attack wisp-1")
    assert points(s) == 3 and s.game.rng.places == {} and s.said("attacks") == []


@pytest.mark.rule("SD-ACTION-05", "SD-OFFENSE-01")
def test_a_support_action_without_roll_goes_on_to_its_effects() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.hero("princess-emerald", 3, 0)
    s.put("forgotten-king", 1, 1)
    does(s, "forgotten-king", "primal-roar")
    assert s.said("attacks") == [] and s.said("defends") == []
    assert s.statuses("questing-knight") == s.statuses("princess-emerald") == ["knockdown"]
    assert s.wounds("questing-knight") == 0


@pytest.mark.rule("SD-ACTION-06")
def test_an_action_targets_and_affects_enemies_only() -> None:
    s = Scene()
    s.hero("questing-knight", 4, 4)
    s.hero("princess-emerald", 5, 4)
    s.put("mook", 6, 4)
    s.activate("questing-knight")
    assert s.why_not("act melee-attack princess-emerald") == "SD-ACTION-06"
    assert s.why_not("act melee-attack questing-knight") == "SD-ACTION-06"
    acts(s, "mighty-throw e", "r3", "r0", "r0")
    assert s.place("mook-1") is None and s.wounds("princess-emerald") == 0
    assert len(s.said("defends")) == 1


@pytest.mark.rule("SD-ACTION-07", "SD-BASIC-05")
def test_augment_is_for_friends_and_oneself() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, wounds=1)
    s.hero("princess-emerald", 1, 0, wounds=1)
    s.put("wisp", 0, 1, wounds=1)
    s.activate("questing-knight")
    assert s.options("act")[1:3] == ["bandage questing-knight", "bandage princess-emerald"]
    assert s.why_not("act bandage wisp-1") == "SD-BASIC-05"
    s.finish()
    s.put("turniphead", 1, 1)
    s.activate("turniphead-1")
    assert s.why_not("act its-medicinal questing-knight") == "SD-ACTION-07"
    s.choose("act its-medicinal wisp-1")
    assert s.wounds("wisp-1") == 0


@pytest.mark.rule("SD-ACTION-08", "SD-AREA-04")
def test_a_dangerous_area_hits_friend_and_enemy() -> None:
    s = Scene(heroes=("hearthsworn-fighter", "questing-knight", "princess-emerald"))
    s.hero("hearthsworn-fighter", 4, 4)
    s.hero("questing-knight", 4, 3)
    s.put("mook", 5, 3)
    does(s, "hearthsworn-fighter", "cleave n", "b0", "b0", "r3", "b0", "b0", "r0")
    assert s.wounds("questing-knight") == 1 and s.place("mook-1") is None
    assert s.wounds("hearthsworn-fighter") == 0, "its own square is not in the sweep"


@pytest.mark.rule("SD-ACTION-08")
def test_the_user_of_a_dangerous_wave_defends_against_itself_and_may_target_a_friend() -> None:
    s = Scene()
    wave = ActionDef("storm", "storm", OFFENSE, 1, reach=MELEE, area=WAVE, size=1, offense=STR, dangerous=True)
    stab = ActionDef("stab", "stab", OFFENSE, 1, reach=MELEE, squares=1, offense=STR, dangerous=True)
    teach(s, "questing-knight", wave, stab)
    s.hero("questing-knight", 4, 4)
    s.hero("princess-emerald", 5, 5)
    s.activate("questing-knight")
    acts(s, "storm", "r3", "r0", "b0", "b0", "r2", "b2", "b2", "b0")
    assert s.wounds("questing-knight") == 1 and s.wounds("princess-emerald") == 0
    acts(s, "stab princess-emerald", "r1", "r0", "b0", "b0", "b0")
    assert s.wounds("princess-emerald") == 1


# ---------------------------------------------------------------------- offense and defense
@pytest.mark.rule("SD-OFFENSE-01")
def test_an_offensive_action_always_rolls() -> None:
    s = Scene()
    s.put("ghost", 1, 0)  # STR of no dice
    s.hero("questing-knight", 0, 0)
    does(s, "ghost-1", "melee-attack questing-knight", "b0", "b0", "r0")
    assert s.said("attacks")[0]["n"] == 0 and len(s.said("defends")) == 1 and s.wounds("questing-knight") == 0


@pytest.mark.rule("SD-OFFENSE-02", "SD-DEFENSE-03")
def test_an_action_that_names_attributes_uses_them_on_both_sides() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)  # DEX 2B 1R
    s.put("trent", 4, 0)  # ARM 2R 1S with the shield, DEX 1B
    does(s, "princess-emerald", "scope trent", "b0", "b0", "r1", "b1")
    assert s.said("defends")[0]["dice"] == "b4" and s.statuses("trent") == []


@pytest.mark.rule("SD-OFFENSE-02")
@pytest.mark.parametrize(
    ("action", "dice", "rolled"),
    [("melee-attack", ("b0", "b0"), "b1 b1"), ("missile-attack", ("b0", "b0", "r0"), "b1 b1 r1")],
)
def test_the_range_icon_says_which_attribute_is_rolled(action: str, dice: tuple[str, ...], rolled: str) -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)  # STR 2B, DEX 2B 1R
    s.put("wisp", 1, 0)
    does(s, "princess-emerald", f"{action} wisp-1", *dice)
    assert s.said("attacks")[0]["dice"] == rolled


@pytest.mark.rule("SD-OFFENSE-03")
def test_bonuses_and_penalties_all_count() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.game.change(knight, lasting=(Lasting("curse", s.n("wisp"), bonus(STR, red=-1, stars=-1)),))
    s.put("wisp", 1, 0)
    does(s, "questing-knight", "massive-sword wisp-1", "r2", "g1")
    assert s.said("attacks")[0]["n"] == 2, "2R less one, one green more, one star less"


@pytest.mark.rule("SD-OFFENSE-03")
def test_a_pool_does_not_fall_below_nothing() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.game.change(knight, lasting=(Lasting("curse", s.n("wisp"), bonus(STR, red=-5, stars=-2)),))
    s.put("turniphead", 1, 0)
    does(s, "questing-knight", "melee-attack turniphead-1")
    assert s.said("attacks")[0]["n"] == 0


@pytest.mark.rule("SD-DEFENSE-02", "SD-OFFENSE-03")
def test_the_target_picks_a_shield_after_the_offense_roll() -> None:
    s = Scene(heroes=("riftling-rogue", "questing-knight", "princess-emerald"))
    rogue = s.hero("riftling-rogue", 0, 0)  # shields on ARM 2B and DEX 2R
    s.game.change(rogue, lasting=(Lasting("curse", rogue, bonus(ARM, blue=1)),))
    s.put("billmen", 1, 0)
    s.activate("billmen-1")
    s.dice("b2", "b1", "b0")
    s.choose("act melee-attack riftling-rogue")
    assert (s.seat, s.options(), s.said("attacks")[0]["n"]) == (0, ["defend arm", "defend dex"], 3)
    s.dice("b1", "b1", "b1")
    assert s.why_not("defend will") == "SD-DEFENSE-02"
    s.choose("defend arm")
    assert s.said("defends")[0]["n"] == 3 and s.wounds(rogue) == 0


@pytest.mark.rule("SD-DEFENSE-02")
def test_with_one_shield_nobody_is_asked() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("billmen", 1, 0)
    does(s, "billmen-1", "melee-attack questing-knight", "b2", "b1", "b0", "b2", "b0", "r1")
    assert s.wounds("questing-knight") == 0


# ---------------------------------------------------------------------- effects
@pytest.mark.rule("SD-EFFECT-01")
@pytest.mark.parametrize(("dice", "defense"), [(("r3", "r3"), 1), (("r1", "r1"), 1)])
def test_one_wound_whatever_the_margin(dice: tuple[str, str], defense: int) -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("bramble-knight", 1, 0)
    recard(s, "questing-knight", attributes=(Pool(red=2, stars=defense - 1), Pool(), None, None))
    does(s, "questing-knight", "melee-attack bramble-knight", *dice)
    assert s.wounds("bramble-knight") == 1


@pytest.mark.rule("SD-EFFECT-02", "SD-STATUS-02")
def test_a_lost_roll_does_nothing_but_costs_its_points() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0, wounds=1)
    s.put("wisp", 5, 0)
    recard(s, "wisp", attributes=(None, Pool(stars=3), None, None))
    does(s, "princess-emerald", "stinging-shot wisp-1", "b2", "bh", "r1", "rp")
    assert s.wounds("wisp-1") == 0 and s.statuses("wisp-1") == [] and s.wounds("princess-emerald") == 1
    assert s.prompt == "act" and points(s) == 1


@pytest.mark.rule("SD-EFFECT-03")
def test_who_survives_reacts_after_the_attackers_effects() -> None:
    s = Scene()
    recard(s, "wisp", abilities=SPONGY)
    s.hero("questing-knight", 4, 4)
    s.put("wisp", 5, 4)
    teach(
        s, "questing-knight", ActionDef("burn", "burn", OFFENSE, 1, reach=MELEE, squares=1, offense=STR, statuses=FIRE)
    )
    s.activate("questing-knight")
    acts(s, "burn wisp-1", "r2", "r0")
    assert s.statuses("wisp-1") == ["fire"] and (s.seat, s.prompt) == (1, "force")
    s.choose("1:push 3 4")
    assert s.place("questing-knight") == (3, 4)
    s.choose("move 4 4")
    acts(s, "melee-attack wisp-1", "r2", "r0")
    assert s.place("wisp-1") is None and s.prompt == "act", "destroyed, it does not react"


@pytest.mark.rule("SD-EFFECT-03", "SD-TIMEOUT-02")
def test_statuses_come_before_hearts_and_the_time_out_after_all() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0, wounds=1)
    s.put("forgotten-king", 5, 5, wounds=3)
    does(s, "princess-emerald", "stinging-shot forgotten-king", "b2", "bh", "r3", "r0", "b0", "b0", "gx")
    assert s.statuses("forgotten-king") == ["ice"] and s.prompt == "heart" and s.wounds("forgotten-king") == 4
    s.choose("heal princess-emerald")
    assert s.seat == 1 and s.statuses("forgotten-king") == [], "the time-out begins with the boss's statuses"


@pytest.mark.rule("SD-EFFECT-04")
def test_the_example_of_the_princess_who_aims_at_the_king_sprout() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.put("sprout", 8, 0, card="king-sprout")
    s.activate("princess-emerald")
    assert points(s) == 3
    acts(s, "scope sprout", "b2", "b1", "r1", "bh")
    assert (s.said("attacks")[0]["n"], s.said("defends")[0]["n"]) == (4, 0)
    assert s.wounds("sprout") == 0 and s.statuses("sprout") == ["bane"] and points(s) == 2
    assert s.prompt == "act", "the defender's heart does nothing"


@pytest.mark.rule("SD-EFFECT-05", "SD-STATUS-05")
def test_the_example_of_the_piercing_shot_at_the_king_sprout() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.put("sprout", 8, 0, card="king-sprout", statuses=BANE)
    s.activate("princess-emerald")
    acts(s, "stinging-shot sprout", "b2", "b0", "r1", "rp", "r2", "r0")
    assert (s.said("attacks")[0]["n"], s.said("defends")[0]["n"]) == (3, 0)
    s.choose("potion princess-emerald")
    assert s.wounds("sprout") == 1 and s.statuses("sprout") == ["bane", "ice"]
    assert s.game.models[s.n("princess-emerald")].potions == 1 and points(s) == 1


@pytest.mark.rule("SD-EFFECT-04", "SD-EFFECT-05", "SD-POTIONDROP-02")
def test_both_examples_in_one_activation() -> None:
    """Aimed at first, the King Sprout loses his best die against the shot: three action points in all."""
    s = Scene()
    heroes = ("questing-knight", "thundervale-huntress", "princess-emerald")
    for n, hero in enumerate(heroes):
        s.hero(hero, 0, 4 * n)
    s.put("sprout", 8, 8, card="king-sprout")
    s.activate("princess-emerald")
    acts(s, "scope sprout", "b2", "b1", "r1", "bh")
    assert points(s) == 2 and s.statuses("sprout") == ["bane"] and s.wounds("sprout") == 0
    acts(s, "stinging-shot sprout", "b2", "b0", "r1", "rp", "r2", "r0")
    assert (s.said("attacks")[-1]["n"], s.said("defends")[-1]["n"]) == (3, 0)
    assert s.options("potion") == list(heroes), "any of the three may have the potion"
    s.choose("potion questing-knight")
    assert points(s) == 0 and s.wounds("sprout") == 1 and s.statuses("sprout") == ["bane", "ice"]
    assert [s.game.models[s.n(hero)].potions for hero in heroes] == [1, 0, 0]


@pytest.mark.rule("SD-PRIORITY-01")
def test_a_card_prevails_over_the_book() -> None:
    s = Scene()
    s.hero("questing-knight", 5, 5)
    s.put("frog-knight", 9, 5)
    s.activate("frog-knight-1")
    assert "frogger questing-knight" in s.options("act"), "melee range 1, but its card lets it pounce within five"
    s.choose("act frogger questing-knight")
    assert s.prompt == "place"
    s.dice("b2", "b0", "r0", "b0", "b0", "r0")
    s.choose("place frog-knight-1 4 5")
    assert s.place("frog-knight-1") == (4, 5) and s.wounds("questing-knight") == 1
