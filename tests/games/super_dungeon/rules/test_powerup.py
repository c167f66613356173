"""SD-POWERUP, SD-EQUIP, SD-WONDER: what follows every turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.games.super_dungeon.rules.abilities import CURSED
from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.procedures.powerup import PowerUp
from tablee.games.super_dungeon.rules.ranks import CONSUL, PARTY
from tablee.games.super_dungeon.rules.statuses import FIRE, POISON
from tablee.games.super_dungeon.rules.values import attribute, worn
from tablee.games.super_dungeon.rules.vocabulary import ARM
from tests.games.super_dungeon.scene import Scene

KNIGHT, HUNTRESS, PRINCESS = "questing-knight", "thundervale-huntress", "princess-emerald"


def party(players: int = 2, **options: str) -> Scene:
    """The Heroes of the examples in a Hero Turn, with a well-filled Loot deck."""
    s = Scene(players=players, options=options)
    for hero, x, y in ((KNIGHT, 0, 0), (HUNTRESS, 0, 4), (PRINCESS, 0, 9)):
        s.put(hero, x, y)
    s.game.side, s.game.speaker = PARTY, 0
    s.game.loot = cards(s, "dwarven-axe", "chainmail", "bent-nail", "crystal-shard", "witch-hat")
    s.game.treasure = cards(s, "heros-blade", "ancestral-mail", "burning-eye")
    return s


def cards(s: Scene, *ids: str) -> tuple[int, ...]:
    return tuple([s.card(id) for id in ids])


def kill(s: Scene, *kinds: str, how: str = "action") -> None:
    for k, kind in enumerate(kinds):
        n = s.put(kind, 4 + 2 * (k % 4), 5 + 2 * (k // 4))
        death.destroy(s.game, n, how=how)
    s.game.drops = ()


def gear(s: Scene, hero: str) -> list[str]:
    return [s.game.kit.cards[card].id for card in s.game.models[s.n(hero)].gear]


def wear(s: Scene, hero: str, *ids: str) -> None:
    s.game.change(s.n(hero), gear=cards(s, *ids))


def backpack(s: Scene) -> list[str]:
    return [s.game.kit.cards[card].id for card in s.game.backpack]


# ---------------------------------------------------------------------- the four parts
@pytest.mark.rule("SD-POWERUP-01")
def test_equipment_then_the_ladder_then_the_new_mini_boss() -> None:
    s = party()
    s.put("bramble-knight", 9, 9)
    s.game.loot = ()
    kill(s, "bashful-boris", "old-growth-hollow")
    s.game.loot_due = 0
    s.run(PowerUp())
    assert s.prompt == "equip" and s.game.rung == 0 and s.said("gains-treasure")
    s.choose(f"0:equip heros-blade {KNIGHT}")
    assert s.prompt == "mini-boss" and s.game.rung == 1 and gear(s, KNIGHT) == ["heros-blade"]
    s.choose(next(one for one in s.options() if "trent" in one))
    assert s.rests and s.game.models[s.n("trent")].at >= 0


@pytest.mark.rule("SD-POWERUP-01")
def test_nothing_happens_when_nothing_happened() -> None:
    s = party()
    before = s.game.fingerprint()
    s.run(PowerUp())
    assert s.rests and s.game.fingerprint() == before


@pytest.mark.rule("SD-POWERUP-02")
@pytest.mark.parametrize(
    ("killed", "loot"),
    [(["mook"] * 2, 2), (["mook"] * 4 + ["billmen"], 3), (["turniphead"], 1), ([], 0), (["mook", "wisp"], 2)],
)
def test_one_loot_for_each_minion_or_elite_up_to_three(killed: list[str], loot: int) -> None:
    s = party()
    kill(s, *killed)
    s.run(PowerUp())
    assert len(s.said("gains-loot")) == loot and len(s.game.loot) == 5 - loot


@pytest.mark.rule("SD-POWERUP-02")
def test_the_party_may_decline_loot_card_by_card() -> None:
    s = party(players=4, **{"ask-loot": "always"})
    s.game.speaker = 1
    kill(s, *["mook"] * 4)
    s.run(PowerUp())
    assert (s.seat, s.prompt, s.options()) == (1, "loot", ["draw", "pass"])
    assert s.why_not("draw", 0) == "SD-POWERUP-02"
    s.choose("1:draw")
    assert s.prompt == "loot" and backpack(s) == ["dwarven-axe"]
    s.choose("1:pass")
    assert s.prompt == "equip" and backpack(s) == ["dwarven-axe"] and len(s.game.loot) == 4
    assert s.said("declines-loot") == [{"count": 2}] and s.game.loot_due == 0
    assert s.why_not("draw") == "SD-POWERUP-02"
    s.finish()
    kill(s, "mook")
    s.run(PowerUp())
    s.choose("1:draw")
    assert s.prompt == "equip", "that was the only one"


@pytest.mark.rule("SD-POWERUP-02", "SD-EXPLORE-02")
def test_what_cards_give_beside_the_limit_may_be_declined_too_and_an_empty_deck_asks_nothing() -> None:
    s = party(2, **{"ask-loot": "always"})
    s.game.loot_due, s.game.loot_more = 1, 2
    s.run(PowerUp())
    s.choose("draw", "draw")
    assert s.prompt == "loot" and (s.game.loot_due, s.game.loot_more) == (0, 1)
    s.choose("pass")
    s.finish()
    s.game.loot = s.game.loot_out = ()
    s.game.loot_due = 1
    s.run(PowerUp())
    assert s.rests and s.said("deck-empty")


@pytest.mark.rule("SD-POWERUP-02", "SD-ABIL-05")
def test_it_is_asked_while_a_cursed_card_may_come(monkeypatch: pytest.MonkeyPatch) -> None:
    s = party()
    s.game.loot_out, s.game.loot = cards(s, "bent-nail"), cards(s, "dwarven-axe", "chainmail")
    curse(s, monkeypatch)("bent-nail")
    kill(s, "mook")
    s.run(PowerUp())
    assert s.prompt == "loot"
    s.choose("pass")
    assert s.rests and s.game.backpack == ()
    s.game.loot_out = ()
    kill(s, "mook")
    s.run(PowerUp())
    assert s.prompt == "equip", "nobody can be harmed: it is drawn"


@pytest.mark.rule("SD-POWERUP-03")
def test_no_loot_in_the_consul_turn_by_backlash_or_for_insignificant_monsters() -> None:
    s = party()
    s.game.side = CONSUL
    kill(s, "mook", how="fire")
    assert s.game.loot_due == 0
    s.game.side = PARTY
    kill(s, "mook", how="backlash")
    assert s.game.loot_due == 0
    kill(s, "rabid-squirrel")
    assert s.game.loot_due == 0
    kill(s, "mook", how="trap")
    assert s.game.loot_due == 1


@pytest.mark.rule("SD-POWERUP-03")
def test_a_mook_that_burns_in_its_own_upkeep_gives_nothing() -> None:
    s = party()
    mook = s.put("mook", 8, 8, statuses=FIRE)
    s.activate(mook)
    s.finish()
    assert s.game.models[mook].at < 0 and s.game.loot_due == 0


@pytest.mark.rule("SD-POWERUP-04")
def test_treasure_for_mini_bosses_and_boo_booties_outside_the_limit() -> None:
    s = party()
    kill(s, "bashful-boris", "mook", "mook", "mook", "mook")
    assert (s.game.treasure_due, min(3, s.game.loot_due)) == (1, 3)
    s.run(PowerUp())
    assert len(s.said("gains-treasure")) == 1 and len(s.said("gains-loot")) == 3
    s = party()
    s.game.side = CONSUL
    kill(s, "trent", how="fire")
    kill(s, "booty-biter", how="fire")
    assert (s.game.treasure_due, s.game.loot_due) == (2, 0)
    s.run(PowerUp())
    assert len(s.said("gains-treasure")) == 2 and s.said("gains-loot") == []


@pytest.mark.rule("SD-POWERUP-04", "SD-PRIORITY-01")
def test_luck_draws_one_treasure_more_for_the_party() -> None:
    s = party(players=4)
    wear(s, PRINCESS, "lucky-striped-pants")  # of seat 2; seat 0 speaks for the party
    kill(s, "bashful-boris", "trent", how="trap")
    s.run(PowerUp())
    assert (s.seat, s.prompt) == (2, "lucky")
    assert s.options() == ["put-back heros-blade", "put-back ancestral-mail", "put-back burning-eye"]
    s.choose("2:put-back heros-blade")
    assert backpack(s) == ["ancestral-mail", "burning-eye"] and s.game.treasure == cards(s, "heros-blade")
    assert s.cites("gains-treasure") == ["SD-POWERUP-04"] * 2 and s.game.treasure_due == 0


@pytest.mark.rule("SD-POWERUP-04", "SD-PRIORITY-01", "SD-DEATH-03")
def test_luck_works_once_and_only_for_heroes_in_the_dungeon() -> None:
    s = party()
    wear(s, PRINCESS, "lucky-striped-pants")
    s.game.change(s.n(KNIGHT), gear=s.game.models[s.n(PRINCESS)].gear)  # two Heroes with Luck
    kill(s, "bashful-boris")
    s.run(PowerUp())
    assert s.options() == ["put-back heros-blade", "put-back ancestral-mail"]
    fallen = party()
    wear(fallen, PRINCESS, "lucky-striped-pants")
    death.destroy(fallen.game, fallen.n(PRINCESS))
    kill(fallen, "bashful-boris")
    fallen.run(PowerUp())
    assert fallen.prompt == "equip" and backpack(fallen) == ["heros-blade"]


@pytest.mark.rule("SD-POWERUP-04", "SD-DECK-07", "SD-BOOTY-02")
def test_luck_finds_no_boo_booty_and_may_find_no_further_card() -> None:
    s = party()
    wear(s, PRINCESS, "lucky-striped-pants")
    booty = s.game.kit.by_card["booty-biter"]
    s.game.treasure = (booty, s.card("heros-blade"))
    kill(s, "bashful-boris")
    s.run(PowerUp())
    assert s.prompt == "equip" and backpack(s) == ["heros-blade"] and list(s.game.treasure) == [booty]
    assert not s.said("deck-empty"), "the one that was due was there"


@pytest.mark.rule("SD-POWERUP-04", "SD-PRIORITY-01")
def test_luck_on_chests_only_where_the_table_reads_it_so() -> None:
    s = party(luck="chests")
    wear(s, KNIGHT, "lucky-striped-pants")
    kill(s, "bashful-boris")
    s.run(PowerUp())
    assert s.prompt == "equip" and backpack(s) == ["heros-blade"]
    s.choose("done")
    s.game.treasure = cards(s, "heros-blade", "ancestral-mail")
    s.lay("chest", 1, 1)
    s.activate(KNIGHT)
    s.choose("act smash-chest 1 1")
    assert s.prompt == "lucky"


@pytest.mark.rule("SD-POWERUP-05")
def test_a_spawning_point_gives_loot_if_the_table_reads_it_so() -> None:
    s = party()
    kill(s, "bramble-knight")
    assert s.game.loot_due == 1
    kill(s, "mook", "mook", "mook")
    s.game.dead_points = ()
    s.run(PowerUp())
    assert len(s.said("gains-loot")) == 3
    off = party(2, **{"loot-from-points": "off"})
    kill(off, "bramble-knight")
    assert off.game.loot_due == 0
    theirs = party()
    theirs.game.side = CONSUL
    kill(theirs, "bramble-knight", how="spawn")
    assert theirs.game.loot_due == 0


@pytest.mark.rule("SD-POWERUP-06")
def test_a_chest_gives_its_treasure_at_once_and_equipping_waits() -> None:
    s = party()
    s.lay("chest", 1, 1)
    s.activate(KNIGHT)
    s.choose("act smash-chest 1 1")
    assert backpack(s) == ["heros-blade"] and s.tokens("chest") == []
    assert attribute(s.game, s.n(KNIGHT), 0) is not None and worn(s.game, s.n(KNIGHT)) == []
    s.finish()
    s.lay("chest", 1, 1)
    s.game.treasure = (s.game.kit.by_card["booty-biter"],)
    s.activate(KNIGHT)
    s.choose("act smash-chest 1 1")
    assert s.place("booty-biter") == (1, 1)


# ---------------------------------------------------------------------- equipment
@pytest.mark.rule("SD-EQUIP-01")
def test_a_card_fits_the_slot_of_its_colour() -> None:
    s = party()
    s.game.loot_due = 3
    s.run(PowerUp())
    assert s.why_not(f"equip bent-nail {KNIGHT} citrine") == "SD-EQUIP-01"
    s.choose(f"equip bent-nail {KNIGHT}")
    assert {s.game.kit.gear_defs[id].slot for id in gear(s, KNIGHT)} == {"ruby"}
    s.choose(f"equip dwarven-axe {KNIGHT}", f"equip chainmail-1 {KNIGHT}")
    assert gear(s, KNIGHT) == ["bent-nail", "dwarven-axe", "chainmail"]  # one in each of three slots


@pytest.mark.rule("SD-EQUIP-02")
def test_one_card_to_a_slot_and_one_treasure_to_a_hero() -> None:
    s = party()
    wear(s, KNIGHT, "bent-nail", "dwarven-axe", "witch-hat")
    s.game.treasure_due, s.game.treasure = 1, cards(s, "ancestral-mail")
    s.run(PowerUp())
    s.choose(f"equip ancestral-mail {KNIGHT}")
    assert gear(s, KNIGHT) == ["bent-nail", "dwarven-axe", "witch-hat", "ancestral-mail"]  # three Loot, one Treasure
    s.finish()
    s.game.treasure_due, s.game.treasure = 1, cards(s, "lucky-striped-pants")
    s.run(PowerUp())
    s.choose(f"equip lucky-striped-pants {KNIGHT}")
    assert gear(s, KNIGHT) == ["bent-nail", "dwarven-axe", "lucky-striped-pants"]  # and the other Treasure is gone
    assert s.game.treasure_out == cards(s, "ancestral-mail") and s.game.loot_out == cards(s, "witch-hat")


@pytest.mark.rule("SD-EQUIP-03")
def test_equipment_counts_as_printed_on_the_card() -> None:
    s = party()
    princess = s.n(PRINCESS)
    wear(s, PRINCESS, "chainmail", "heros-blade")
    pool = attribute(s.game, princess, ARM)
    assert pool is not None and pool.fields() == (4, 0, 0, 0)  # 3 blue and one more
    s.put("mook", 1, 9)
    s.activate(PRINCESS)
    assert [one for one in s.options("act") if one.startswith("spin-attack")]  # the blade's own action
    s.game.change(princess, statuses=1 << 3)  # Ice: a unique action of the Hero
    s.game.ask_again()
    assert not [one for one in s.options("act") if one.startswith("spin-attack")]


@pytest.mark.rule("SD-EQUIP-04")
def test_any_hero_in_play_may_equip_also_after_the_consul_turn() -> None:
    s = party()
    death.destroy(s.game, s.n(HUNTRESS))
    s.game.side, s.game.backpack = CONSUL, cards(s, "chainmail")
    s.run(PowerUp())
    assert s.options() == [f"equip chainmail-1 {KNIGHT}", f"equip chainmail-1 {PRINCESS}", "done"]
    assert s.why_not(f"equip chainmail-1 {HUNTRESS}") == "SD-EQUIP-04"
    s.choose(f"equip chainmail-1 {PRINCESS}")
    assert gear(s, PRINCESS) == ["chainmail"]


@pytest.mark.rule("SD-EQUIP-04")
def test_each_owner_equips_its_own_heroes() -> None:
    s = party(players=4)
    s.game.speaker, s.game.backpack = 1, cards(s, "chainmail", "bent-nail")
    s.run(PowerUp())
    assert s.seat == 1 and s.why_not(f"equip chainmail-1 {KNIGHT}") == "SD-COMP-01"
    s.choose(f"1:equip bent-nail {HUNTRESS}", "1:done", "2:done", f"0:equip chainmail-1 {KNIGHT}")
    assert s.rests and (gear(s, KNIGHT), gear(s, HUNTRESS)) == (["chainmail"], ["bent-nail"])


@pytest.mark.rule("SD-EQUIP-05")
def test_what_is_not_equipped_is_discarded() -> None:
    s = party()
    kill(s, "mook", "mook")
    s.run(PowerUp())
    assert backpack(s) == ["dwarven-axe", "chainmail"]
    s.choose(f"equip dwarven-axe {KNIGHT}", "done")
    assert s.rests and s.game.loot_out == cards(s, "chainmail") and s.game.backpack == ()


@pytest.mark.rule("SD-EQUIP-06")
def test_a_discarded_treasure_heals_a_wound_or_a_status() -> None:
    s = party()
    s.game.change(s.n(HUNTRESS), wounds=2, statuses=POISON)
    s.game.backpack = cards(s, "heros-blade", "burning-eye", "chainmail")
    s.run(PowerUp())
    s.choose("done")
    assert s.prompt == "treasure-heals" and s.options() == [f"heal {HUNTRESS}", f"cure {HUNTRESS} poison", "pass"]
    s.choose(f"0:heal {HUNTRESS}", f"0:cure {HUNTRESS} poison")
    assert s.rests  # two Treasures; the Loot card heals nobody
    assert (s.wounds(HUNTRESS), s.statuses(HUNTRESS)) == (1, [])


@pytest.mark.rule("SD-EQUIP-06")
def test_a_treasure_that_is_replaced_heals_too() -> None:
    s = party()
    s.game.change(s.n(HUNTRESS), wounds=1)
    wear(s, KNIGHT, "heros-blade")
    s.game.backpack = cards(s, "dwarven-axe")
    s.run(PowerUp())
    s.choose(f"equip dwarven-axe {KNIGHT}", f"0:heal {HUNTRESS}")
    assert s.rests and s.wounds(HUNTRESS) == 0 and s.game.treasure_out == cards(s, "heros-blade")


@pytest.mark.rule("SD-EQUIP-06")
def test_a_discarded_loot_card_heals_nobody_and_neither_does_a_booty_in_a_chest() -> None:
    s = party()
    s.game.change(s.n(HUNTRESS), wounds=1)
    s.game.backpack = cards(s, "chainmail")
    s.run(PowerUp())
    s.choose("done")
    assert s.rests and s.wounds(HUNTRESS) == 1
    s.lay("chest", 1, 1)
    s.game.keys, s.game.treasure = 1, (s.game.kit.by_card["booty-biter"], s.card("heros-blade"))
    s.activate(KNIGHT)
    s.choose("act unlock-treasure-chest 1 1")
    assert s.prompt == "act" and s.wounds(HUNTRESS) == 1


@pytest.mark.rule("SD-EQUIP-07")
def test_a_replaced_card_is_gone() -> None:
    s = party()
    wear(s, KNIGHT, "dwarven-axe")
    s.game.backpack = cards(s, "steel-sword", "bent-nail")
    s.run(PowerUp())
    sword = s.game.kit.cards[s.card("steel-sword")].handle
    s.choose(f"equip {sword} {KNIGHT}")
    assert gear(s, KNIGHT) == ["steel-sword"] and s.game.loot_out == cards(s, "dwarven-axe")
    assert s.why_not(f"equip dwarven-axe {PRINCESS}") == "SD-EQUIP-07"
    assert not [one for one in s.options() if one.startswith(("unequip", "discard"))]


@pytest.mark.rule("SD-EQUIP-07", "SD-DEATH-02")
def test_hearts_that_go_with_a_replaced_card_may_be_missed() -> None:
    s = party()
    wear(s, PRINCESS, "heart-shaped-locket")
    s.game.change(s.n(PRINCESS), wounds=5)
    s.game.backpack = cards(s, "witch-hat")
    s.run(PowerUp())
    s.choose(f"equip witch-hat {PRINCESS}")
    assert s.place(PRINCESS) is None and s.tokens("skull") == [(0, 9)]


@pytest.mark.rule("SD-EQUIP-08")
def test_example_three_hero_turns() -> None:
    s = party()
    s.game.loot = cards(s, "dwarven-axe", "chainmail", "bent-nail", "witch-hat")
    s.game.treasure = cards(s, "lucky-striped-pants")
    drawn = []

    def turn(*killed: str, equips: list[str]) -> None:
        before = (len(s.game.loot), len(s.said("gains-treasure")))
        kill(s, *killed)
        s.game.dead_points = ()
        s.run(PowerUp())
        drawn.append((before[0] - len(s.game.loot), len(s.said("gains-treasure"))))
        s.choose(*equips)
        assert s.rests

    turn("mook", "mook", equips=[f"equip dwarven-axe {HUNTRESS}", f"equip chainmail-1 {PRINCESS}"])
    turn("turniphead", equips=[f"equip bent-nail {KNIGHT}"])
    s.lay("chest", 1, 1)
    s.activate(KNIGHT)
    s.choose("act smash-chest 1 1")
    s.finish()
    turn("old-growth-hollow", equips=[f"equip witch-hat {KNIGHT}", f"equip lucky-striped-pants {HUNTRESS}"])
    assert drawn == [(2, 0), (1, 0), (1, 1)] and s.game.loot_out == s.game.treasure_out == ()


# ---------------------------------------------------------------------- Cursed cards
def curse(s: Scene, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    return lambda id: monkeypatch.setattr(s.game.kit.gear_defs[id], "abilities", CURSED)


@pytest.mark.rule("SD-ABIL-05")
def test_a_cursed_card_must_be_worn_where_a_slot_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    s = party()
    curse(s, monkeypatch)("bent-nail")
    wear(s, KNIGHT, "crystal-shard")
    s.game.backpack = cards(s, "bent-nail")
    s.run(PowerUp())
    assert s.options() == [f"equip bent-nail {HUNTRESS}", f"equip bent-nail {PRINCESS}"]  # no way to be done
    s.choose(f"equip bent-nail {PRINCESS}")
    assert gear(s, PRINCESS) == ["bent-nail"]


@pytest.mark.rule("SD-ABIL-05")
def test_a_cursed_card_cannot_be_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    s = party()
    curse(s, monkeypatch)("bent-nail")
    wear(s, KNIGHT, "bent-nail")
    s.game.backpack = cards(s, "crystal-shard")
    s.run(PowerUp())
    assert s.why_not(f"equip crystal-shard {KNIGHT}") == "SD-ABIL-05"
    assert f"equip crystal-shard {PRINCESS}" in s.options()


@pytest.mark.rule("SD-ABIL-05")
def test_a_cursed_card_without_a_free_slot_is_discarded_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    s = party()
    curse(s, monkeypatch)("bent-nail")
    for hero, card in ((KNIGHT, "crystal-shard"), (HUNTRESS, "spikes"), (PRINCESS, "diamond-helm")):
        wear(s, hero, card)
    s.game.backpack = cards(s, "bent-nail")
    s.run(PowerUp())
    s.choose("done")
    assert s.rests and s.game.loot_out == cards(s, "bent-nail")


# ---------------------------------------------------------------------- Wonders
@pytest.mark.rule("SD-WONDER-01")
def test_a_hero_may_become_the_master_of_a_pet_in_part_two() -> None:
    s = party()
    s.game.backpack = cards(s, "mr-chompers", "chainmail")
    s.run(PowerUp())
    assert s.prompt == "equip"
    s.choose("done")
    assert s.prompt == "wonders" and f"master mr-chompers {KNIGHT}" in s.options()
    s.choose(f"0:master mr-chompers {KNIGHT}", "place mr-chompers 2 2")
    assert s.game.models[s.n("mr-chompers")].master == s.n(KNIGHT) and s.place("mr-chompers") == (2, 2)
    assert s.rests and s.game.backpack == ()


@pytest.mark.rule("SD-WONDER-02")
def test_a_wonder_stays_in_the_backpack_until_it_is_used() -> None:
    s = party()
    s.game.backpack = cards(s, "mr-chompers", "chainmail")
    s.run(PowerUp())
    s.choose("done", "done")
    assert s.rests and backpack(s) == ["mr-chompers"] and s.game.loot_out == cards(s, "chainmail")
    s.run(PowerUp())
    assert s.prompt == "wonders" and f"master mr-chompers {PRINCESS}" in s.options()
    s.choose("done")
    assert backpack(s) == ["mr-chompers"]


@pytest.mark.rule("SD-WONDER-01")
def test_only_somebody_elses_pets_and_destroyed_heroes_are_out_of_the_question() -> None:
    s = party()
    death.destroy(s.game, s.n(HUNTRESS))
    s.game.backpack = cards(s, "mr-chompers")
    s.run(PowerUp())
    assert s.why_not(f"master mr-chompers {HUNTRESS}") == "SD-DEATH-03"
    assert s.why_not(f"master admiral-fuzzybottom {KNIGHT}") == "SD-PET-01"
