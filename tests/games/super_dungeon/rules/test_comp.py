"""SD-COMP, SD-MODE: players, cards, what belongs to whom."""

from __future__ import annotations

import re

import pytest

from tablee.games.super_dungeon.rules.kit import CREEPS
from tablee.games.super_dungeon.rules.library import box, models, named, read
from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.procedures.consul import ConsulTurn
from tablee.games.super_dungeon.rules.procedures.powerup import PowerUp
from tablee.games.super_dungeon.rules.ranks import HERO, LEVELS, PARTY, PET, POINT, SUPER
from tablee.games.super_dungeon.rules.setup import check_box, check_setup, from_options, inventory, kit_of, usual_setup
from tablee.games.super_dungeon.rules.values import friends
from tablee.games.super_dungeon.rules.vocabulary import ARM, WILL, ModelDef, Pool
from tablee.kernel.errors import ContentError, SetupError
from tests.games.super_dungeon.content.test_library import TEXTS
from tests.games.super_dungeon.scene import Scene

MONSTERS = [card for card in models().values() if card.rank not in (HERO, PET)]


# ---------------------------------------------------------------------- players
@pytest.mark.rule("SD-COMP-01")
@pytest.mark.parametrize(
    ("players", "heroes", "owners"),
    [(2, 3, [0, 0, 0]), (4, 3, [0, 1, 2]), (3, 4, [0, 1, 0, 1]), (6, 5, [0, 1, 2, 3, 4])],
)
def test_one_consul_and_owners_of_heroes(players: int, heroes: int, owners: list[int]) -> None:
    setup = usual_setup(players, heroes=("ember-mage",) * heroes)
    kit = kit_of(setup)
    assert kit.consul == players - 1
    assert [figure.seat for figure in kit.figures[:heroes]] == owners
    assert all([figure.seat == kit.consul for figure in kit.figures if figure.side != PARTY])


@pytest.mark.rule("SD-COMP-01")
def test_too_many_players_or_too_few_heroes_are_refused() -> None:
    with pytest.raises(SetupError, match="7 players"):
        check_setup(usual_setup(7, heroes=("ember-mage",) * 5))
    with pytest.raises(SetupError, match="SD-COMP-01"):
        check_setup(usual_setup(6, heroes=("ember-mage",) * 4))
    assert len(usual_setup(6).heroes) == 5


@pytest.mark.rule("SD-COMP-01")
def test_only_the_owner_decides_for_a_hero() -> None:
    s = Scene(players=4)
    for k, hero in enumerate(s.game.kit.setup.heroes):
        s.put(hero, 3 * k, 0)
    s.activate("thundervale-huntress")
    assert s.seat == 1 and s.why_not("end", 0) == "not-your-decision"


@pytest.mark.rule("SD-COMP-02")
def test_a_box_must_hold_enough() -> None:
    enough = inventory(kit_of(usual_setup(2)))
    assert (enough["boo-booty"], enough["creep"] >= CREEPS, enough["mini-boss"]) == (3, True, 2)
    check_box({**enough, "boo-booty": 3, "creep": 6}, 3)
    for what, count in (("boo-booty", 2), ("creep", 5), ("mini-boss", 1), ("tile", 2), ("boss", 0)):
        with pytest.raises(SetupError, match=what):
            check_box({**enough, what: count}, 3)


@pytest.mark.rule("SD-MODE-01")
def test_there_is_only_the_classic_mode() -> None:
    with pytest.raises(SetupError, match="--mode"):
        from_options({"mode": "arcade"}, 2, "seed")


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("SD-COMP-03")
@pytest.mark.parametrize("id", [card.id for card in models().values() if card.rank == HERO])
def test_a_hero_card_has_its_fourteen_fields(id: str) -> None:
    card = models()[id]
    assert named(id).en and named(id).fr and card.kinds and card.moves > 0 and card.actions > 0
    assert all([isinstance(pool, Pool) for pool in card.attributes]) and card.hearts > 0 and card.affinity
    assert isinstance(card.potions, int) and card.potions >= 0
    assert (card.acts or card.drinks) and (card.drinks or card.form_of) and isinstance(card.abilities, int)
    assert card.level == "" and card.skulls == 0


@pytest.mark.rule("SD-COMP-03")
@pytest.mark.parametrize("field", ["moves", "actions", "STR", "hearts", "potions", "name"])
def test_a_hero_card_without_a_field_is_refused(field: str) -> None:
    text = TEXTS["heroes.toml"]
    broken = re.sub(rf"^{field} = .*\n", "", text, count=1, flags=re.MULTILINE)
    assert broken != text
    with pytest.raises(ContentError, match=field):
        read({**TEXTS, "heroes.toml": broken})


@pytest.mark.rule("SD-COMP-04")
@pytest.mark.parametrize("card", MONSTERS, ids=lambda card: card.id)
def test_a_monster_card_has_skulls_and_a_level_and_no_potions(card: ModelDef) -> None:
    assert card.level in LEVELS and card.potions == 0 and card.drinks == ()
    assert (card.skulls > 0) is (card.rank != POINT)


@pytest.mark.rule("SD-COMP-04")
def test_a_monster_card_with_potions_is_refused() -> None:
    wrong = TEXTS["boss.toml"].replace("skulls = 4\n", "skulls = 4\npotions = 1\n", 1)
    with pytest.raises(ContentError, match="potions"):
        read({**TEXTS, "boss.toml": wrong})


@pytest.mark.rule("SD-COMP-05")
def test_attributes_are_dice_stars_icons_and_shields() -> None:
    text = TEXTS["boss.toml"]
    changed = re.sub(r'ARM = ".*"', 'ARM = "2R shield"', text, count=1)
    changed = re.sub(r'WILL = ".*"', 'WILL = "2B wand 6"', changed, count=1)
    king = read({**TEXTS, "boss.toml": changed}).models["forgotten-king"]
    arm, will = king.attributes[ARM], king.attributes[WILL]
    assert arm is not None and arm.fields() == (0, 2, 0, 0) and king.shields == (ARM,)
    assert will is not None and will.fields() == (2, 0, 0, 0) and king.reach[1] == 6


@pytest.mark.rule("SD-COMP-06")
def test_a_level_is_one_of_four() -> None:
    wrong = TEXTS["boss.toml"].replace('level = "super"', 'level = "64-bit"')
    with pytest.raises(ContentError, match="64-bit"):
        read({**TEXTS, "boss.toml": wrong})
    supers = [card.id for card in MONSTERS if card.level == SUPER]
    assert supers and all([models()[id].rank in ("boss", "mini-boss") for id in supers])
    assert all([(card.level == "start") is (card.rank == POINT) for card in MONSTERS])
    assert box().models.keys() == models().keys()


@pytest.mark.rule("SD-COMP-06")
def test_a_super_may_act_for_free_and_a_spawning_point_never_acts() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("bashful-boris", 4, 4)
    s.put("bramble-knight", 8, 8)
    s.game.spawned = True
    s.run(ConsulTurn())
    s.game.skulls_spent = 4
    s.game.ask_again()
    assert s.options() == ["activate bashful-boris", "end"]
    assert s.why_not("activate bramble-knight") == "SD-COMP-06"


# ---------------------------------------------------------------------- sides
@pytest.mark.rule("SD-COMP-07")
def test_friends_are_of_the_same_side() -> None:
    s = Scene(players=3)
    knight, huntress = s.n("questing-knight"), s.n("thundervale-huntress")
    creep, pet = s.n("rabid-squirrel"), s.n("mr-chompers")
    assert s.game.models[knight].seat != s.game.models[huntress].seat
    assert friends(s.game, knight, huntress) and friends(s.game, knight, knight) and friends(s.game, pet, knight)
    assert not friends(s.game, knight, creep) and not friends(s.game, creep, pet)
    assert friends(s.game, creep, s.n("mook"))


@pytest.mark.rule("SD-COMP-08")
def test_the_backpack_is_shared() -> None:
    """A coin is any Hero's to spend; a card earned by one Hero fits another one far away."""
    s = Scene(rows=[["." * 6] * 6, ["." * 6] * 6])
    knight, princess = s.hero("questing-knight", 0, 0, wounds=2), s.hero("princess-emerald", 11, 0)
    s.game.coins = 1
    s.activate("princess-emerald")
    assert s.options() == ["coin questing-knight", "pass"]
    s.choose("coin questing-knight")
    assert s.wounds(knight) == 0 and s.game.coins == 0
    s.finish()
    s.game.loot = (s.card("dwarven-axe"),)
    mook = s.put("mook", 1, 1)
    s.game.side = PARTY
    death.wound(s.game, mook, 1, by=knight)
    s.run(PowerUp())
    assert s.options("equip") == ["dwarven-axe questing-knight", "dwarven-axe princess-emerald"]
    s.choose("0:equip dwarven-axe princess-emerald")
    assert s.game.models[princess].gear == (s.card("dwarven-axe"),) and s.game.models[knight].gear == ()


@pytest.mark.rule("SD-COMP-08")
def test_what_one_hero_picks_up_another_one_uses_far_away() -> None:
    s = Scene(rows=[["." * 6] * 6, ["." * 6] * 6])
    knight = s.hero("questing-knight", 0, 0)
    s.hero("princess-emerald", 11, 0, wounds=1)
    for kind, x in (("key", 1), ("coin", 0)):
        s.lay(kind, x, 1)
    s.lay("chest", 10, 0)
    s.activate(knight)
    s.choose("act pick-up 1 1", "act pick-up 0 1")
    s.finish()
    assert (s.game.keys, s.game.coins) == (1, 1)
    s.activate("princess-emerald")
    assert "coin princess-emerald" in s.options()
    s.choose("coin princess-emerald")
    assert "act unlock-treasure-chest 10 0" in s.options() and s.game.coins == 0


@pytest.mark.rule("SD-COMP-09")
def test_a_destroyed_monster_goes_back_to_the_pool_and_a_creep_does_not() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    mook, creep = s.put("mook", 3, 3), s.put("rabid-squirrel", 5, 5)
    before = {"mook": len(s.game.pool("mook")), "creeps": len(s.game.creeps())}
    listed = sum(
        [len(s.game.pool(card)) for card in ("mook", "wisp", "turniphead", "sprout", "bashful-boris", "trent")]
    )
    death.wound(s.game, mook, 1)
    death.wound(s.game, creep, 1)
    assert len(s.game.pool("mook")) == before["mook"] + 1 and len(s.game.creeps()) == before["creeps"] + 1
    now = sum([len(s.game.pool(card)) for card in ("mook", "wisp", "turniphead", "sprout", "bashful-boris", "trent")])
    assert now == listed + 1


@pytest.mark.rule("SD-COMP-10")
def test_a_spawning_point_can_be_shot_at_and_wounded() -> None:
    s = Scene()
    princess = s.hero("princess-emerald", 0, 0)
    point = s.put("bramble-knight", 2, 0)
    s.dice("b2", "b2", "r2")
    s.activate(princess)
    assert "missile-attack bramble-knight" in s.options("act")
    s.choose("act missile-attack bramble-knight")
    while s.prompt not in ("act",):
        s.choose("pass")
    assert s.wounds(point) == 1


@pytest.mark.rule("SD-COMP-10")
def test_a_chest_is_passed_but_not_stopped_on_and_cannot_be_attacked() -> None:
    s = Scene(rows=["......"])
    knight = s.hero("questing-knight", 0, 0)
    s.lay("chest", 1, 0)
    s.activate(knight)
    assert "move 2 0" in s.options() and "move 1 0" not in s.options()
    assert not [one for one in s.options("act") if one.startswith(("melee", "mighty", "massive")) and "chest" in one]
