"""Actions and potions that do what no field of a card says (`nodes.actions`)."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.abilities import FLY
from tablee.games.super_dungeon.rules.procedures.death import destroy
from tablee.games.super_dungeon.rules.procedures.exploring import Explore
from tablee.games.super_dungeon.rules.records import Lasting
from tablee.games.super_dungeon.rules.statuses import FIRE, ICE, KNOCKDOWN, POISON
from tablee.games.super_dungeon.rules.values import abilities, attribute, hearts, quantity, worn
from tablee.games.super_dungeon.rules.vocabulary import ARM, Pool
from tests.games.super_dungeon.rules.action_kit import acts, does, points, wear
from tests.games.super_dungeon.scene import Scene


def squares(s: Scene, verb: str = "place") -> set[tuple[int, int]]:
    return {(int(one.split()[-2]), int(one.split()[-1])) for one in s.options(verb)}


# ---------------------------------------------------------------------- going elsewhere
def test_teleport_goes_to_an_empty_square_within_ten_in_sight() -> None:
    s = Scene(
        rows=["..............", "......s......."], heroes=("riftling-rogue", "questing-knight", "princess-emerald")
    )
    s.hero("riftling-rogue", 0, 0, potions=1)
    s.hero("questing-knight", 3, 0)
    s.activate("riftling-rogue")
    s.choose("drink dimensional-draught riftling-rogue")
    found = squares(s)
    assert (10, 0) in found and (11, 0) not in found and (3, 0) not in found and (6, 1) not in found
    s.choose("place riftling-rogue 10 0")
    assert s.place("riftling-rogue") == (10, 0) and s.left() == (3, 7)


def test_teleport_to_a_new_tile_explores_it() -> None:
    s = Scene(
        rows=[["....", "...."], ["....", "...."]], heroes=("riftling-rogue", "questing-knight", "princess-emerald")
    )
    s.hero("riftling-rogue", 0, 0, potions=1)
    s.game.explore = (s.card("secret-code"),)
    s.activate("riftling-rogue")
    s.choose("drink dimensional-draught riftling-rogue", "place riftling-rogue 6 1")
    while s.prompt != "act":
        s.choose(s.options()[0])
    assert s.game.tiles[1].entered and s.game.coins == 1


def test_shadow_puts_its_bearer_next_to_any_other_hero() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    wear(s, "questing-knight", "shadow-crown")
    s.hero("princess-emerald", 9, 9)
    s.put("mook", 10, 10)
    s.activate("questing-knight")
    s.choose("act shadow")
    around = {(x, y) for x in (8, 9, 10) for y in (8, 9, 10)} - {(9, 9), (10, 10)}
    assert squares(s) == around and points(s) == 2


def test_shadow_needs_another_hero() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    wear(s, "questing-knight", "shadow-crown")
    s.activate("questing-knight")
    assert "shadow" not in s.options("act")


def test_pounce_needs_a_free_square_next_to_the_enemy() -> None:
    s = Scene(rows=["...........", "..........."], walls=["v 5 0-2", "v 6 0-2"])
    s.hero("questing-knight", 5, 0)
    s.put("frog-knight", 1, 0)
    s.hero("princess-emerald", 3, 0)
    s.activate("frog-knight-1")
    assert [one for one in s.options("act") if one.startswith("frogger")] == ["frogger princess-emerald"]


def test_a_stampede_lets_every_hero_move_three_squares() -> None:
    s = Scene(players=3)
    s.hero("thundervale-huntress", 0, 0, potions=1, statuses=FIRE)
    s.hero("questing-knight", 5, 5, statuses=KNOCKDOWN)
    s.hero("princess-emerald", 9, 9)
    s.put("mook", 6, 6)
    s.activate("thundervale-huntress")
    s.choose("drink distilled-stampede thundervale-huntress")
    assert (s.seat, s.prompt) == (0, "charge")
    assert (8, 5) in squares(s, "charge") and (9, 5) not in squares(s, "charge") and (6, 6) not in squares(s, "charge")
    s.choose("0:charge questing-knight 8 5", "1:charge thundervale-huntress 3 3", "0:pass")
    assert s.place("questing-knight") == (8, 5) and s.place("princess-emerald") == (9, 9)
    assert s.place("thundervale-huntress") == (3, 3) and s.left() == (3, 8)


# ---------------------------------------------------------------------- tokens and cards
def test_remedy_takes_all_statuses() -> None:
    s = Scene(heroes=("glimmerdusk-ranger", "questing-knight", "princess-emerald"))
    s.hero("glimmerdusk-ranger", 0, 0)
    s.hero("questing-knight", 6, 0, statuses=FIRE | ICE | POISON)
    s.hero("princess-emerald", 1, 1)
    s.activate("glimmerdusk-ranger")
    assert [one for one in s.options("act") if one.startswith("herbalist")] == ["herbalist questing-knight"]
    s.choose("act herbalist questing-knight")
    assert s.statuses("questing-knight") == [] and points(s) == 2


def test_wounds_are_taken_over() -> None:
    s = Scene(heroes=("hearthsworn-fighter", "questing-knight", "princess-emerald"))
    s.hero("hearthsworn-fighter", 0, 0, potions=1)
    s.hero("questing-knight", 6, 0, wounds=3)
    s.hero("princess-emerald", 7, 0, wounds=1)
    s.activate("hearthsworn-fighter")
    assert s.options("drink") == ["heros-balm hearthsworn-fighter questing-knight"], "within six, and wounded"
    s.choose("drink heros-balm hearthsworn-fighter questing-knight")
    assert s.options() == ["take 1", "take 2", "take 3"]
    s.choose("take 2")
    assert (s.wounds("hearthsworn-fighter"), s.wounds("questing-knight")) == (2, 1)


def test_whoever_takes_too_many_wounds_is_destroyed() -> None:
    s = Scene(heroes=("hearthsworn-fighter", "questing-knight", "princess-emerald"))
    s.hero("hearthsworn-fighter", 0, 0, potions=1, wounds=5)
    s.hero("questing-knight", 1, 0, wounds=3)
    s.activate("hearthsworn-fighter")
    s.choose("drink heros-balm hearthsworn-fighter questing-knight", "take 1")
    assert s.place("hearthsworn-fighter") is None and s.tokens("skull") == [(0, 0)] and s.rests


def test_a_concoction_lends_a_treasure_until_the_next_upkeep() -> None:
    s = Scene(heroes=("fae-alchemist", "questing-knight", "princess-emerald"))
    alchemist = s.hero("fae-alchemist", 0, 0, potions=1)
    wear(s, "fae-alchemist", "blessed-spear")
    wings, mail, booty = s.card("pegasus-wings"), s.card("ancestral-mail"), s.card("booty-biter")
    s.game.treasure = (booty, wings, mail)
    s.activate("fae-alchemist")
    s.choose("drink experimental-concoction fae-alchemist")
    assert s.options() == ["use pegasus-wings", "use ancestral-mail"], "a Boo Booty is no equipment"
    s.choose("use pegasus-wings")
    assert sorted(s.game.treasure) == sorted((booty, mail))
    assert abilities(s.game, alchemist) & FLY and s.left() == (3, 9) and len(worn(s.game, alchemist)) == 2
    s.choose("end")
    s.activate("fae-alchemist")
    assert s.game.treasure_out == (wings,) and not abilities(s.game, alchemist) & FLY and s.left() == (3, 7)


def test_a_lent_treasure_is_discarded_when_its_bearer_is_destroyed() -> None:
    s = Scene(heroes=("fae-alchemist", "questing-knight", "princess-emerald"))
    alchemist = s.hero("fae-alchemist", 0, 0, wounds=4)
    s.hero("questing-knight", 5, 5)
    wings = s.card("pegasus-wings")
    s.game.change(alchemist, lasting=(Lasting("experimental-concoction", alchemist, card=wings),))
    s.put("mook", 1, 0)
    does(s, "mook-1", "melee-attack fae-alchemist", "b2", "b0", "b0", "b0", "b0", "b0")
    assert s.place(alchemist) is None and s.game.treasure_out == (wings,)


def test_only_the_alchemist_drinks_her_concoction() -> None:
    s = Scene(heroes=("fae-alchemist", "questing-knight", "princess-emerald"))
    s.hero("fae-alchemist", 0, 0, potions=1)
    s.hero("questing-knight", 5, 5)
    s.game.treasure = (s.card("pegasus-wings"),)
    s.activate("questing-knight")
    assert s.why_not("drink experimental-concoction fae-alchemist") == "SD-PRIORITY-01"
    assert "secret-ingredient fae-alchemist" in s.options("drink")


# ---------------------------------------------------------------------- attacks
def test_rage_attacks_after_each_step_and_bares_the_chest() -> None:
    s = Scene(heroes=("claw-tribe-barbarian", "questing-knight", "princess-emerald"))
    barbarian = s.hero("claw-tribe-barbarian", 0, 0)
    wear(s, "claw-tribe-barbarian", "chainmail")
    s.put("wisp", 2, 1)
    s.put("wisp", 3, 1)
    s.activate("claw-tribe-barbarian")
    s.choose("act rage")
    armor = attribute(s.game, barbarian, ARM)
    assert armor is not None and armor.fields() == Pool(blue=1).fields()
    assert points(s) == 0 and s.options("act") == [], "no attack before a step, no Berserk"
    s.choose("move 1 0")
    acts(s, "rage-attack wisp-1", "r2", "r0")
    assert s.wounds("wisp-1") == 1 and s.options("act") == [], "one attack a step"
    s.choose("move 2 0")
    acts(s, "rage-attack wisp-2", "r2", "r0")
    assert s.wounds("wisp-2") == 1


def test_decay_costs_who_is_wounded_a_piece_of_equipment() -> None:
    s = Scene()
    s.put("trent", 2, 0)
    s.hero("questing-knight", 0, 0)
    wear(s, "questing-knight", "dwarven-axe", "heart-shaped-locket")
    does(s, "trent", "decay questing-knight", "r2", "r0", "b0", "b0", "r0")
    assert s.seat == 0 and len(s.options("lose")) == 2
    s.choose(next(one for one in s.options() if "locket" in one))
    assert len(s.game.models[0].gear) == 1


def test_who_loses_the_hearts_it_lives_on_is_destroyed() -> None:
    s = Scene()
    s.put("trent", 2, 0)
    s.hero("questing-knight", 0, 0, wounds=4)
    s.hero("princess-emerald", 9, 9)
    wear(s, "questing-knight", "heart-shaped-locket")
    does(s, "trent", "decay questing-knight", "r2", "r0", "b0", "b0", "r0")
    s.choose(s.options()[0])
    assert s.place("questing-knight") is None


def test_potions_that_no_longer_have_room_on_the_card_are_lost() -> None:
    s = Scene()
    s.put("trent", 2, 0)
    knight = s.hero("questing-knight", 0, 0, potions=2)
    wear(s, "questing-knight", "potion-bandolier")
    does(s, "trent", "decay questing-knight", "r2", "r0", "b0", "b0", "r0")
    s.choose(s.options()[0])
    assert s.game.models[knight].gear == () and s.game.models[knight].potions == 1
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, potions=2)
    wear(s, "questing-knight", "potion-bandolier")
    s.hero("princess-emerald", 5, 5)
    s.game.coins = 1
    destroy(s.game, knight)
    s.game.tokens = ()  # somebody has taken the skull
    s.activate("princess-emerald")
    s.choose("coin questing-knight")
    s.choose(s.options()[0])
    assert s.place(knight) is not None and s.game.models[knight].potions == 1


def test_who_trades_away_what_it_lives_on_is_destroyed() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, wounds=5, potions=1)
    wear(s, "questing-knight", "heart-shaped-locket")
    princess = s.hero("princess-emerald", 5, 5, potions=2)
    wear(s, "princess-emerald", "potion-bandolier")
    assert quantity(s.game, princess) == 2
    s.game.explore, s.game.loot = (s.card("traveling-merchant"),), s.game.kit.loot[10:14]
    s.run(Explore(0, princess))
    while s.prompt != "merchant":
        s.choose(s.options()[0])
    s.choose(*[one for one in s.options() if one.startswith("trade")])
    assert s.place(knight) is None and s.game.models[princess].potions == 1


def test_who_lives_on_a_lent_treasure_is_destroyed_when_it_goes() -> None:
    s = Scene(heroes=("fae-alchemist", "questing-knight", "princess-emerald"))
    alchemist = s.hero("fae-alchemist", 0, 0, wounds=5)
    s.hero("questing-knight", 5, 5)
    lent = s.card("stone-heart")
    s.game.change(alchemist, lasting=(Lasting("experimental-concoction", alchemist, card=lent),))
    assert hearts(s.game, alchemist) == 6
    s.activate("fae-alchemist")
    assert s.rests and s.place(alchemist) is None and s.game.treasure_out == (lent,)


def test_a_tactical_strike_is_the_masters_attack() -> None:
    s = Scene(wonders=("the-colonel",))
    s.hero("questing-knight", 5, 5)
    s.put("the-colonel", 0, 0, master=0, seat=0)
    s.activate("the-colonel")
    assert "tactical-strike" not in s.options("act"), "nobody within the master's reach"
    s.finish()
    s.put("wisp", 6, 6)
    s.activate("the-colonel")
    s.choose("act tactical-strike")
    assert s.options() == ["strike melee-attack wisp-1", "pass"]
    s.dice("r2", "r0")
    s.choose("strike melee-attack wisp-1")
    assert s.wounds("wisp-1") == 1


# ---------------------------------------------------------------------- monsters
def test_an_invader_sits_on_the_card_and_only_its_host_reaches_it() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.hero("princess-emerald", 1, 1)
    squirrel = s.put("rabid-squirrel", 1, 0)
    s.activate(squirrel)
    s.choose("act in-your-pants questing-knight")
    assert s.place(squirrel) is None and s.game.models[squirrel].host == knight
    s.put("mook", 0, 1)
    s.activate("mook-1")
    acts(s, "melee-attack questing-knight", "b1", "b0", "b0", "b1", "b0", "r0")
    assert s.wounds(knight) == 1, "one star less on the Knight's defense"
    s.finish()
    s.activate("princess-emerald")
    assert not [one for one in s.options("act") if "squirrel" in one]
    s.finish()
    s.activate("questing-knight")
    acts(s, "melee-attack rabid-squirrel-1", "r1", "r0")
    assert s.game.models[squirrel].host == -1 and squirrel in s.game.creeps()


@pytest.mark.rule("SD-DEATH-02", "SD-DEATH-05")
def test_a_slime_on_the_hearts_that_a_hero_lives_on_destroys_it() -> None:
    s = Scene()
    princess = s.hero("princess-emerald", 0, 0, wounds=5)
    wear(s, "princess-emerald", "heart-shaped-locket")  # sapphire
    s.hero("questing-knight", 9, 9)
    slime = s.put("sapphire-slime", 1, 0)
    assert hearts(s.game, princess) == 6
    does(s, "sapphire-slime-1", "sapphire-goo princess-emerald")
    assert s.place(princess) is None and s.game.models[princess].gone
    assert s.game.models[slime].host == -1 and slime in s.game.creeps(), "back to the supply with its host's card"
    assert [token.hero for token in s.game.tokens] == [princess], "her equipment waits under a skull"
    s = Scene()
    princess = s.hero("princess-emerald", 0, 0, wounds=4)
    wear(s, "princess-emerald", "heart-shaped-locket")
    slime = s.put("sapphire-slime", 1, 0)
    does(s, "sapphire-slime-1", "sapphire-goo princess-emerald")
    assert s.place(princess) == (0, 0) and s.game.models[slime].host == princess and hearts(s.game, princess) == 5


@pytest.mark.rule("SD-DEATH-02", "SD-WIN-01")
def test_a_slime_that_destroys_the_last_hero_wins_the_game() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0, wounds=5)
    wear(s, "princess-emerald", "heart-shaped-locket")
    s.put("sapphire-slime", 1, 0)
    does(s, "sapphire-slime-1", "sapphire-goo princess-emerald")
    assert s.game.outcome == (s.game.kit.consul,)


@pytest.mark.rule("SD-POTION-01")
def test_potions_have_no_room_in_a_slot_that_a_slime_sits_on() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, potions=2)
    wear(s, "questing-knight", "potion-bandolier")
    slot = s.game.kit.gear_defs["potion-bandolier"].slot
    s.put(f"{slot}-slime", 1, 0)
    does(s, f"{slot}-slime-1", f"{slot}-goo questing-knight")
    assert quantity(s.game, knight) == 1 and s.game.models[knight].potions == 1


def test_a_ghost_keeps_hearts_from_curing_and_a_slime_blocks_a_slot() -> None:
    s = Scene()
    huntress = s.hero("thundervale-huntress", 0, 0, statuses=ICE, wounds=1)
    wear(s, "thundervale-huntress", "dwarven-axe")  # citrine
    for name in ("ghost", "citrine-slime"):
        s.game.change(s.n(name), host=huntress)
    strength = attribute(s.game, huntress, 0)
    assert strength is not None and strength.stars == 0
    s.put("wisp", 2, 0)
    does(s, "thundervale-huntress", "melee-attack wisp-1", "bh", "b0", "r2")
    assert s.options() == ["heal thundervale-huntress", "pass"]


def test_a_new_crop_comes_next_to_the_giri() -> None:
    s = Scene()
    s.put("giri", 0, 0)
    s.put("mook", 11, 11)
    s.put("wisp", 11, 9)
    s.put("billmen", 9, 9)
    s.hero("questing-knight", 5, 5)
    s.activate("giri-1")
    assert [one for one in s.options("act") if one.startswith("new-crop")] == ["new-crop mook-1"], "one skull, Kodama"
    s.choose("act new-crop mook-1")
    assert squares(s) == {(0, 1), (1, 0), (1, 1)}
    s.choose("place mook-1 1 1")
    assert s.place("mook-1") == (1, 1)


def test_the_pig_finds_a_kinoshroom() -> None:
    s = Scene(points=("fungal-growth", "bramble-knight"))
    s.put("truffle-pig", 0, 0)
    s.hero("questing-knight", 9, 9)
    s.activate("truffle-pig-1")
    s.choose("act funky-fungus-sniffer", "place kinoshroom-1 1 1")
    assert s.place("kinoshroom-1") == (1, 1)
    s.finish()
    for n in (2, 3, 4):
        s.put(f"kinoshroom-{n}", 5, n)
    s.activate("truffle-pig-1")
    assert "funky-fungus-sniffer" not in s.options("act"), "none left in the pool"


def test_an_ambush_brings_monsters_worth_three_skulls() -> None:
    s = Scene(points=("tribal-stone", "bramble-knight"))
    s.put("spirit-walker", 0, 0)
    s.hero("questing-knight", 5, 1)
    s.put("billmen", 11, 11)
    s.put("billmen", 11, 9)
    s.put("frog-knight", 11, 7)
    s.activate("spirit-walker-1")
    s.choose("act ambush questing-knight")
    assert set(s.options("relocate")) == {"billmen-1", "billmen-2", "frog-knight-1", "spirit-walker-1"}
    first = "billmen-1"
    s.choose(f"relocate {first}")
    s.choose(s.options()[0])
    place = s.place(first)
    assert place is not None and max(abs(place[0] - 5), abs(place[1] - 1)) == 1
    while s.prompt == "ambush" and s.options("relocate"):
        s.choose(s.options()[0])
        if s.prompt == "place":
            s.choose(s.options()[0])
    moved = [n for n in ("billmen-1", "billmen-2", "frog-knight-1") if (s.place(n) or (11, 0))[0] < 11]
    assert sum([s.game.card(s.n(n)).skulls for n in moved]) <= 3 and len(moved) == 2


def test_spongy_and_soporific() -> None:
    s = Scene(points=("fungal-growth", "bramble-knight"))
    s.hero("questing-knight", 5, 5)
    s.put("okoshroom", 6, 5)
    s.put("kinoshroom", 5, 4)
    s.activate("questing-knight")
    acts(s, "melee-attack okoshroom", "r0", "r0", "b0", "b0")
    s.choose("1:push 4 5")
    assert s.place("questing-knight") == (4, 5)
    acts(s, "melee-attack kinoshroom-1", "r1", "r0")
    assert s.statuses("questing-knight") == ["slow"] and s.prompt == "act", "whoever destroys it becomes slow"
