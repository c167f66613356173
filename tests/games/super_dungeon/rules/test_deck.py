"""SD-DECK, SD-BOOTY: what the decks hold, and the monsters among the Treasures."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.super_dungeon.rules.drawing import draw_some, gain
from tablee.games.super_dungeon.rules.kit import BOOTY_CARD, GEAR, WONDER, Kit
from tablee.games.super_dungeon.rules.library import gear
from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.procedures.consul import ConsulTurn
from tablee.games.super_dungeon.rules.procedures.powerup import PowerUp
from tablee.games.super_dungeon.rules.records import Setup
from tablee.games.super_dungeon.rules.setup import check_setup, from_options, kit_of, opening, usual_setup
from tablee.games.super_dungeon.rules.vocabulary import GearDef
from tablee.kernel.errors import SetupError
from tests.games.opened import new
from tests.games.super_dungeon.scene import Scene

UNIQUE = (
    "lost-love-pendant",
    "posh-pajamas",
    "bramble-bracers",
    "kings-map",
    "deeproot-acorn",
    "boriss-bashful-bammer",
)


def chosen(**changes: object) -> Setup:
    """The usual setup for three Heroes with other choices for its decks."""
    setup = usual_setup(2)
    for name, value in changes.items():
        setattr(setup, name, value)
    return setup


# ---------------------------------------------------------------------- the decks
@pytest.mark.rule("SD-DECK-01")
def test_a_full_treasure_deck_has_42_cards() -> None:
    game = new(opening, usual_setup(2), "decks")
    kinds = Counter([game.kit.cards[card].kind for card in game.treasure])
    assert len(game.treasure) == 42 and kinds == {GEAR: 24 + 3 + 3, BOOTY_CARD: 6, WONDER: 6}
    small = kit_of(chosen(booties=(), wonders=("mr-chompers",), consul_treasures=(), hero_treasures=UNIQUE[:1]))
    assert len(small.treasure) == 24 + 1 + 1


@pytest.mark.rule("SD-DECK-01")
def test_three_model_treasures_and_six_wonders_at_most() -> None:
    with pytest.raises(SetupError, match="consul-treasures"):
        check_setup(chosen(consul_treasures=UNIQUE[:4], hero_treasures=()))
    with pytest.raises(SetupError, match="hero-treasures"):
        check_setup(chosen(consul_treasures=(), hero_treasures=UNIQUE[:4]))
    pets = (
        "mr-chompers",
        "admiral-fuzzybottom",
        "lord-gruff",
        "madam-hilde",
        "miss-g-snorts",
        "the-colonel",
        "mr-bitey",
    )
    with pytest.raises(SetupError, match="7 Wonders"):
        check_setup(chosen(wonders=pets))


@pytest.mark.rule("SD-DECK-02")
def test_a_model_treasure_needs_its_model_and_is_chosen_once() -> None:
    minis = ("bashful-boris", "glimmerwing")
    with pytest.raises(SetupError, match="trent"):
        check_setup(chosen(mini_bosses=minis, hero_treasures=("deeproot-acorn",), consul_treasures=()))
    with pytest.raises(SetupError, match="twice"):
        check_setup(chosen(consul_treasures=("kings-map",), hero_treasures=("kings-map",)))
    with pytest.raises(SetupError, match="no model Treasure"):
        check_setup(chosen(hero_treasures=("heros-blade",)))
    assert usual_setup(2, mini_bosses=minis).hero_treasures == ("kings-map", "boriss-bashful-bammer")


@pytest.mark.rule("SD-DECK-03")
def test_example_of_a_treasure_deck() -> None:
    owners = Counter([card.owner for card in gear().values() if card.owner and card.deck == "treasure"])
    assert owners == {"forgotten-king": 6, "trent": 1, "bashful-boris": 1}
    setup = check_setup(chosen())
    assert sorted((*setup.consul_treasures, *setup.hero_treasures)) == sorted(UNIQUE)
    assert Counter(setup.booties) == {"booty-grinder": 2, "booty-biter": 2, "bouncing-booty": 2}
    assert len(setup.wonders) == 6 and len(kit_of(setup).treasure) == 24 + 3 + 6 + 3 + 6


@pytest.mark.rule("SD-DECK-03")
def test_the_consul_takes_three_of_the_eight_and_the_heroes_three_others() -> None:
    game = new(opening, from_options({"preparing": "steps"}, 2, "example"), "example")
    prompts = {"stock-consul-treasures": game.kit.consul, "stock-hero-treasures": 0}
    shown: list[int] = []
    while not game.points():
        assert game.decision is not None
        if game.decision.prompt in prompts:
            assert game.decision.seat == prompts[game.decision.prompt]
            shown.append(len([option for option in game.decision.options if option.verb == "stock"]))
        game.choose(game.decision.options[0])
    assert shown == [8, 7, 6, 5, 4, 3]
    cards = [game.kit.cards[card] for card in game.treasure]
    assert Counter([card.kind for card in cards]) == {GEAR: 24 + 6, BOOTY_CARD: 6, WONDER: 6}


@pytest.mark.rule("SD-DECK-04")
def test_unique_loot_is_added_or_exchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(kit_of(usual_setup(2)).loot) == 48
    for id in ("twig-one", "twig-two"):
        monkeypatch.setitem(gear(), id, GearDef(id, "loot", "ruby", owner="trent"))
    added = chosen(loot_added=("twig-one", "twig-two"))
    exchanged = chosen(loot_added=("twig-one", "twig-two"), loot_removed=("dwarven-axe", "bent-nail"))
    assert [len(Kit(check_setup(setup)).loot) for setup in (chosen(), added, exchanged)] == [48, 50, 48]
    assert "dwarven-axe" not in [card.id for card in Kit(exchanged).cards]
    with pytest.raises(SetupError, match="one for one"):
        check_setup(chosen(loot_added=("twig-one",), loot_removed=("dwarven-axe", "bent-nail")))
    with pytest.raises(SetupError, match="no unique Loot"):
        check_setup(chosen(loot_added=("dwarven-axe",)))
    with pytest.raises(SetupError, match="so often"):
        check_setup(chosen(loot_added=("twig-one", "twig-two"), loot_removed=("dwarven-axe", "dwarven-axe")))


@pytest.mark.rule("SD-DECK-05")
def test_the_explore_deck_has_24_cards_and_12_of_the_boss() -> None:
    game = new(opening, usual_setup(2), "decks")
    assert len(game.explore) == 36
    assert Counter([game.kit.explores[card].boss for card in game.explore]) == {"": 24, "forgotten-king": 12}


@pytest.mark.rule("SD-DECK-06")
def test_a_pet_drawn_as_treasure_is_a_wonder() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.game.treasure, s.game.treasure_due = (s.card("mr-chompers"),), 1
    s.run(PowerUp())
    assert s.prompt == "wonders" and s.why_not("equip mr-chompers questing-knight") == "SD-HERO-04"
    s.choose("0:master mr-chompers questing-knight")
    s.choose(s.options()[0])
    s.finish()
    assert s.game.models[knight].gear == () and s.game.models[s.n("mr-chompers")].master == knight
    assert s.game.backpack == () and s.game.treasure_out == ()


@pytest.mark.rule("SD-DECK-06")
def test_a_wonder_is_neither_worn_nor_discarded_with_the_equipment() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.game.backpack = (s.card("mr-chompers"), s.card("chainmail"))
    s.run(PowerUp())
    assert s.options() == ["equip chainmail-1 questing-knight", "done"]
    assert s.why_not("equip mr-chompers questing-knight") == "SD-DECK-06"
    s.choose("done")
    assert s.game.loot_out == (s.card("chainmail"),) and list(s.game.backpack) == [s.card("mr-chompers")]
    assert s.prompt == "wonders"


@pytest.mark.rule("SD-DECK-07")
@pytest.mark.parametrize("deck", ["loot", "treasure", "explore"])
def test_discards_are_shuffled_into_a_new_deck(deck: str) -> None:
    s = Scene(booties=(), wonders=())
    cards = tuple(range(10)) if deck == "explore" else getattr(s.game.kit, deck)[:10]
    setattr(s.game, deck, ())
    setattr(s.game, f"{deck}_out", cards)
    first = s.game.draw(deck)
    assert first in cards and sorted((first, *getattr(s.game, deck))) == sorted(cards)
    assert (first, *getattr(s.game, deck)) != cards and getattr(s.game, f"{deck}_out") == ()
    setattr(s.game, deck, ())
    assert s.game.draw(deck) == -1


@pytest.mark.rule("SD-DECK-07")
def test_cards_in_use_are_not_shuffled_in() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    worn, kept, out = [s.card(id) for id in ("dwarven-axe", "bent-nail", "chainmail")]
    s.game.change(knight, gear=(worn,))
    s.game.backpack, s.game.loot, s.game.loot_out = (kept,), (), (out,)
    gain(s.game, "loot", draw_some(s.game, "loot", 2), 2)
    assert list(s.game.backpack) == [kept, out] and len(s.said("deck-empty")) == 1


# ---------------------------------------------------------------------- Boo Booties
def with_chest(*treasure: str) -> Scene:
    s = Scene(booties=("booty-biter", "booty-biter", "booty-grinder"))
    s.hero("questing-knight", 0, 0)
    s.lay("chest", 1, 1)
    s.game.treasure = tuple([s.game.kit.by_card[one] if one in s.game.kit.by_card else s.card(one) for one in treasure])
    return s


@pytest.mark.rule("SD-BOOTY-01")
def test_up_to_six_boo_booties() -> None:
    for count in (0, 6):
        setup = check_setup(chosen(booties=("booty-biter",) * count))
        cards = [card for card in kit_of(setup).cards if card.kind == BOOTY_CARD]
        assert len(cards) == count
    with pytest.raises(SetupError, match="7 Boo Booty"):
        check_setup(chosen(booties=("booty-biter",) * 7))
    assert "booty-biter" in kit_of(usual_setup(2)).by_handle  # a monster with a card of its own


@pytest.mark.rule("SD-BOOTY-02")
def test_a_boo_booty_comes_only_out_of_chests() -> None:
    s = with_chest("booty-biter-1", "heros-blade")
    death.destroy(s.game, s.put("bashful-boris", 5, 5))
    s.run(death.Drops())
    s.choose(s.options()[0])
    s.game.dead_points = ()
    s.run(PowerUp())
    assert s.options("equip") == ["heros-blade questing-knight"]
    assert s.game.treasure == (s.game.kit.by_card["booty-biter-1"],)
    assert not [n for n in s.game.on_map(1) if s.game.rank(n) == "boo-booty"]


@pytest.mark.rule("SD-BOOTY-03")
def test_it_takes_the_place_of_the_chest_and_the_other_treasure_is_lost() -> None:
    for order in (("booty-biter-1", "heros-blade"), ("heros-blade", "booty-biter-1")):
        s = with_chest(*order)
        s.game.keys = 1
        s.activate("questing-knight")
        s.choose("act unlock-treasure-chest 1 1")
        assert s.place("booty-biter") == (1, 1) and s.tokens("chest") == [] and s.game.keys == 0
        assert s.game.backpack == () and sorted(s.game.treasure_out) == sorted(
            [s.game.kit.by_card[one] for one in order]
        )


@pytest.mark.rule("SD-BOOTY-03")
def test_a_smashed_chest_with_a_boo_booty_gives_nothing_and_a_second_one_is_discarded() -> None:
    s = with_chest("booty-biter-1", "heros-blade")
    s.activate("questing-knight")
    s.choose("act smash-chest 1 1")
    assert s.place("booty-biter") == (1, 1) and s.game.backpack == ()
    assert s.game.treasure == (s.card("heros-blade"),)
    s = with_chest("booty-biter-1", "booty-grinder")
    s.game.keys = 1
    s.activate("questing-knight")
    s.choose("act unlock-treasure-chest 1 1")
    assert s.place("booty-biter") == (1, 1) and s.place("booty-grinder") is None and len(s.game.treasure_out) == 2


@pytest.mark.rule("SD-BOOTY-04")
def test_without_a_model_the_card_goes_back_and_another_is_drawn() -> None:
    s = with_chest("booty-biter-1", "booty-grinder", "heros-blade")
    s.put("booty-biter", 8, 8)
    s.put("booty-grinder", 10, 8)
    s.activate("questing-knight")
    s.choose("act smash-chest 1 1")
    assert s.game.backpack == (s.card("heros-blade"),) and s.game.treasure_out == ()
    assert sorted([s.game.kit.cards[card].id for card in s.game.treasure]) == ["booty-biter", "booty-grinder"]


@pytest.mark.rule("SD-BOOTY-04")
def test_a_deck_of_boo_booties_only_comes_to_an_end() -> None:
    s = with_chest("booty-biter-1", "booty-biter-2")
    s.put("booty-biter", 8, 8)
    s.activate("questing-knight")
    s.choose("act smash-chest 1 1")
    assert s.game.backpack == () and len(s.game.treasure) == 2 and s.tokens("chest") == []


@pytest.mark.rule("SD-BOOTY-05")
def test_it_costs_skulls_and_gives_a_treasure() -> None:
    s = with_chest("booty-grinder", "heros-blade")
    booty = s.put("booty-biter", 5, 5)
    s.run(ConsulTurn())
    s.choose("activate booty-biter", "end")
    assert s.game.skulls_spent == s.game.card(booty).skulls == 1
    s.finish()
    s.game.side = 0
    death.wound(s.game, booty, 2)
    assert (s.game.treasure_due, s.game.loot_due) == (1, 0)
    s.run(PowerUp())
    assert s.options("equip") == ["heros-blade questing-knight"]
    assert [s.game.kit.cards[card].id for card in s.game.treasure] == ["booty-grinder"]
