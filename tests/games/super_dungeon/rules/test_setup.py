"""SD-SETUP, SD-TILE-01, SD-TILE-02: from the choice of models to the first Hero Turn."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.super_dungeon.rules.kit import Kit
from tablee.games.super_dungeon.rules.library import explores, gear, models
from tablee.games.super_dungeon.rules.placing import CHANCE
from tablee.games.super_dungeon.rules.procedures.match import Match
from tablee.games.super_dungeon.rules.procedures.prepare import Prepare, leaves_marker, marker_places
from tablee.games.super_dungeon.rules.ranks import BITS_8, BITS_16, BOSS, ELITE, MINI_BOSS, MINION, POINT
from tablee.games.super_dungeon.rules.records import CHEST
from tablee.games.super_dungeon.rules.setup import check_setup, from_options, kit_of, opening, usual_setup
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.vocabulary import ExploreDef, GearDef
from tablee.kernel.decision import Option, parse
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import Rng, key_of
from tests.games.opened import new

BOX = ("bashful-boris", "trent", "glimmerwing", "kaelly", "jack-scarecrow")
ALL_UNIQUE = [card.id for card in gear().values() if card.owner]
EXAMPLE = ("questing-knight", "thundervale-huntress", "princess-emerald")


def by_hand(players: int = 2, **choices: object) -> Arena:
    return new(opening, usual_setup(players, preparing="steps", **choices), "by hand", log=True)  # type: ignore[arg-type]


def options(game: Arena) -> list[str]:
    assert game.decision is not None
    return [str(option) for option in game.decision.options]


def offered(game: Arena) -> list[Option]:
    """What may be done by hand; "the rest by chance" is always there besides."""
    assert game.decision is not None and game.decision.options[-1] == CHANCE.bare
    return list(game.decision.options[:-1])


def prompt(game: Arena) -> str:
    assert game.decision is not None
    return game.decision.prompt


def until(game: Arena, wanted: str) -> Arena:
    """Always the first that is offered, until a question comes up."""
    while prompt(game) != wanted:
        assert game.decision is not None
        game.choose(game.decision.options[0])
    return game


def why(game: Arena, choice: str) -> str:
    assert game.decision is not None
    refusal = game.why_not(game.decision.seat, parse(choice))
    return "" if refusal is None else refusal.rules[0]


def pool(game: Arena) -> Counter[str]:
    """Figures that can be spawned, and those that are in the dungeon."""
    return Counter([figure.card for figure in game.kit.figures])


# ---------------------------------------------------------------------- order
@pytest.mark.rule("SD-SETUP-01")
def test_the_ten_steps_come_in_order_and_the_first_hero_turn_after_them() -> None:
    game = by_hand()
    assert prompt(game) == "lay" and why(game, "place bramble-knight 3 3") == "SD-SETUP-01"
    asked = []
    while isinstance(game.stack[1], Prepare):
        asked.append(game.stack[1].step)
        assert game.decision is not None
        game.choose(game.decision.options[0])
    assert list(dict.fromkeys(asked)) == ["tiles", "points", "chests", "spawn", "marker", "heroes"]
    assert [type(frame).__name__ for frame in game.stack] == ["Match", "HeroTurn"] and game.turn == 1
    steps = list(Prepare.STEPS)
    book = ["size", "party", "monsters", "tiles", "treasure", "loot", "explore", "points", "marker", "supplies"]
    assert [step for step in steps if step in book] == book


@pytest.mark.rule("SD-SETUP-01")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_chance_may_set_up_everything_by_the_same_rules(seed: str) -> None:
    game = new(opening, usual_setup(2), seed)
    assert [type(frame).__name__ for frame in game.stack] == ["Match", "HeroTurn"]
    assert len(game.tiles) == 3 and len(game.points()) == 3 and len(game.heroes()) == 3
    assert new(opening, usual_setup(2), seed).fingerprint() == game.fingerprint()
    assert new(opening, usual_setup(2), seed + "x").fingerprint() != game.fingerprint()


# ---------------------------------------------------------------------- sizes and choices
@pytest.mark.rule("SD-SETUP-02")
@pytest.mark.parametrize(("heroes", "minis"), [(3, 2), (4, 2), (4, 3), (5, 2), (5, 3), (5, 4)])
def test_the_size_of_the_game_follows_from_the_heroes(heroes: int, minis: int) -> None:
    setup = check_setup(usual_setup(2, heroes=("ember-mage",) * heroes, mini_bosses=BOX[:minis]))
    game = new(opening, setup, "size")
    chests = [token for token in game.tokens if token.kind == CHEST]
    assert (len(game.tiles), len(chests), len(game.points())) == (heroes, heroes, heroes)
    ranks = Counter([game.rank(n) for n in range(len(game.models))])
    assert (ranks[MINI_BOSS], ranks["boss"]) == (minis, 1)


@pytest.mark.rule("SD-SETUP-02", "SD-SETUP-05")
@pytest.mark.parametrize(("heroes", "minis"), [(3, 1), (3, 3), (4, 4), (5, 5), (2, 2), (6, 2)])
def test_other_sizes_are_refused(heroes: int, minis: int) -> None:
    with pytest.raises(SetupError, match="SD-SETUP-02"):
        check_setup(usual_setup(2, heroes=("ember-mage",) * heroes, mini_bosses=BOX[:minis]))


@pytest.mark.rule("SD-SETUP-05")
def test_boris_and_trent_are_enough_for_three_heroes() -> None:
    setup = check_setup(usual_setup(2, mini_bosses=("bashful-boris", "trent")))
    assert kit_of(setup).by_handle.keys() >= {"bashful-boris", "trent"}


@pytest.mark.rule("SD-SETUP-05")
def test_one_mini_boss_is_too_few_whatever_the_size() -> None:
    for heroes in (3, 4, 5):
        with pytest.raises(SetupError, match="1 mini-bosses"):
            check_setup(usual_setup(2, heroes=("ember-mage",) * heroes, mini_bosses=("trent",)))


@pytest.mark.rule("SD-SETUP-05")
def test_boris_and_trent_bring_a_treasure_each() -> None:
    brought = {card.owner: card.deck for card in gear().values() if card.owner in ("bashful-boris", "trent")}
    assert brought == {"bashful-boris": "treasure", "trent": "treasure"}
    without = usual_setup(2, mini_bosses=("glimmerwing", "kaelly"))
    owners = {gear()[card].owner for card in (*without.consul_treasures, *without.hero_treasures)}
    assert owners == {"forgotten-king"}


@pytest.mark.rule("SD-SETUP-03")
def test_any_heroes_and_several_copies_of_one() -> None:
    assert check_setup(usual_setup(2, heroes=EXAMPLE)).heroes == EXAMPLE
    game = new(opening, usual_setup(2, heroes=("ember-mage", "ember-mage", "royal-paladin")), "twins")
    assert game.kit.handles[:3] == ["ember-mage-1", "ember-mage-2", "royal-paladin"]
    game.change(0, wounds=2)
    assert [game.models[n].wounds for n in game.kit.heroes] == [2, 0, 0]
    with pytest.raises(SetupError, match="--heroes mook"):
        check_setup(usual_setup(2, heroes=("mook", "ember-mage", "royal-paladin")))


@pytest.mark.rule("SD-SETUP-04")
def test_the_boss_brings_its_own_explore_cards() -> None:
    kit = kit_of(usual_setup(2))
    assert kit.setup.boss == "forgotten-king" and kit.fight.boss == "forgotten-king"
    assert Counter([card.boss for card in kit.explores]) == {"": 24, "forgotten-king": 12}
    assert len([card for card in gear().values() if card.owner == "forgotten-king"]) >= 6


@pytest.mark.rule("SD-SETUP-04")
def test_the_cards_of_a_boss_stay_in_the_box_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(explores(), "her-web", ExploreDef("her-web", boss="spider-queen"))
    monkeypatch.setitem(gear(), "her-fang", GearDef("her-fang", "treasure", "ruby", owner="spider-queen"))
    kit = Kit(usual_setup(2))
    assert "her-web" not in [card.id for card in kit.explores] and len(kit.explores) == 36
    assert "her-fang" not in [card.id for card in kit.cards]
    setup = usual_setup(2)
    setup.hero_treasures = ("her-fang",)
    with pytest.raises(SetupError, match="spider-queen, who is not in this game"):
        check_setup(setup)


@pytest.mark.rule("SD-SETUP-06")
def test_one_spawning_point_for_each_hero() -> None:
    four = ("bramble-knight", "bramble-knight", "old-growth-hollow")
    with pytest.raises(SetupError, match="4 spawning points"):
        check_setup(usual_setup(2, points=four))
    assert check_setup(usual_setup(2, points=four, options=(("points", "1"),))).points == four
    kit = kit_of(usual_setup(2, points=("bramble-knight",) * 3))
    assert Counter([f.card for f in kit.figures]) >= Counter(
        {"grobbit-executioner": 3, "frog-knight": 6, "billmen": 12}
    )


@pytest.mark.rule("SD-SETUP-07")
def test_a_pair_takes_two_places_and_its_list_is_added_once() -> None:
    kit = kit_of(usual_setup(2, points=("bramble-knight", "old-growth-hollow")))
    cards = Counter([figure.card for figure in kit.figures])
    assert cards["old-growth-hollow"] == 2 and cards["mook"] == 6
    with pytest.raises(SetupError, match="a pair counts for two"):
        check_setup(usual_setup(2, points=("bramble-knight", "bramble-knight", "old-growth-hollow")))


@pytest.mark.rule("SD-SETUP-08")
def test_the_pool_of_the_example() -> None:
    game = new(opening, usual_setup(2, heroes=EXAMPLE), "example")
    ranks = (MINION, ELITE, MINI_BOSS, BOSS, POINT)
    cards = Counter({card: count for card, count in pool(game).items() if game.kit.defs[card].rank in ranks})
    knights = {"bramble-knight": 1, "grobbit-executioner": 1, "frog-knight": 2, "billmen": 4}
    hollows = {"old-growth-hollow": 2, "sprout": 1, "wisp": 2, "turniphead": 2, "mook": 6}
    assert cards == {**knights, **hollows, "bashful-boris": 1, "trent": 1, "forgotten-king": 1}
    assert game.kit.defs["sprout"].shift == "king-sprout" and cards["king-sprout"] == 0


# ---------------------------------------------------------------------- tiles
@pytest.mark.rule("SD-TILE-01")
@pytest.mark.parametrize(("heroes", "placers"), [(3, "CHC"), (4, "CHCH"), (5, "CHCHC")])
def test_consul_and_heroes_lay_tiles_in_turn(heroes: int, placers: str) -> None:
    game = by_hand(heroes=("ember-mage",) * heroes)
    asked = ""
    while prompt(game) == "lay":
        assert game.decision is not None
        asked += "C" if game.decision.seat == game.kit.consul else "H"
        game.choose(offered(game)[-1])
    assert asked == placers and len(game.tiles) == heroes
    assert len({tile.card for tile in game.tiles}) == heroes


@pytest.mark.rule("SD-TILE-02")
def test_entrances_must_line_up() -> None:
    game = by_hand()
    game.choose(Option("lay", ("A", 0, 0, 0)))
    assert why(game, "lay C 0 12 0") == ""
    assert why(game, "lay C 0 12 1") == "SD-TILE-02"  # entrances one square apart
    assert why(game, "lay C 0 30 0") == "SD-TILE-02"
    assert why(game, "lay C 0 3 0") == "SD-TILE-02"  # on top of the first one
    assert why(game, "lay A 0 12 0") == "SD-TILE-01"  # laid already
    game.choose(Option("lay", ("C", 0, 12, 0)))
    assert "lay D 0 -12 0" in options(game) and "lay D 0 24 0" in options(game)  # beside tile 1, beside tile 2
    game.choose(Option("lay", ("D", 0, 24, 0)))
    left, right = game.board.at(11, 5), game.board.at(12, 5)
    assert game.board.distance(left, right) == 1


# ---------------------------------------------------------------------- points, chests, monsters
@pytest.mark.rule("SD-SETUP-09")
def test_one_point_and_one_chest_on_each_tile() -> None:
    game = until(by_hand(), "point")
    asked = 0
    while prompt(game) in ("point", "chest"):
        assert game.decision is not None and game.decision.seat == game.kit.consul
        kind = prompt(game)
        first = game.decision.options[0]
        game.choose(first)
        asked += 1
        if prompt(game) == kind:  # the same tile again, a little further
            x, y = int(first.args[1]), int(first.args[2])
            tile = game.board.tile_of[game.board.at(x, y)]
            others = [game.board.tile_of[game.board.at(int(o.args[1]), int(o.args[2]))] for o in offered(game)]
            assert tile not in others
            assert why(game, f"place {game.decision.options[0].args[0]} {x + 3} {y + 3}") == "SD-SETUP-09"
    assert asked == 6
    for squares in game.board.tile_squares:
        assert len([n for n in game.points() if game.feet(n) & squares]) == 1
        assert (game.chests() & squares).bit_count() == 1


@pytest.mark.rule("SD-SETUP-10")
def test_monsters_of_a_pair_go_near_either_figure() -> None:
    game = until(by_hand(points=("bramble-knight", "old-growth-hollow")), "place")
    while options(game)[0].split()[1][:4] in ("frog", "bill"):
        assert game.decision is not None
        game.choose(game.decision.options[0])
    assert game.decision is not None
    hollows = [n for n in game.points() if game.models[n].card == "old-growth-hollow"]
    near = [game.board.spread(game.feet(n), 2) for n in hollows]
    assert len(near) == 2 and len({game.board.tile_of[game.models[n].at] for n in hollows}) == 2
    squares = [game.board.at(int(o.args[1]), int(o.args[2])) for o in offered(game)]
    assert any([near[0] >> at & 1 for at in squares]) and any([near[1] >> at & 1 for at in squares])
    assert all([(near[0] | near[1]) >> at & 1 for at in squares])
    three = game.board.spread(game.feet(hollows[0]), 3) & ~(near[0] | near[1]) & game.board.mover().stand
    x, y = game.board.xy((three & -three).bit_length() - 1)
    assert why(game, f"place {game.decision.options[0].args[0]} {x} {y}") == "SD-SETUP-11"


@pytest.mark.rule("SD-SETUP-11")
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_points_bring_their_8_bit_monsters_and_keep_the_others(seed: str) -> None:
    game = new(opening, usual_setup(2, points=("bramble-knight", "old-growth-hollow")), seed)
    placed = Counter([game.models[n].card for n in game.on_map(1) if game.rank(n) != "spawning-point"])
    assert placed == {"frog-knight": 2, "billmen": 4, "wisp": 2, "turniphead": 2, "mook": 6}
    assert all([game.kit.defs[card].level == BITS_8 for card in placed])
    for card in ("grobbit-executioner", "sprout"):
        assert game.kit.defs[card].level == BITS_16 and len(game.pool(card)) == 1
    for n in game.on_map(1):
        homes = [p for p in game.points() if game.models[n].card in dict(game.card(p).pool)]
        if game.rank(n) != "spawning-point":
            assert min([game.board.apart(game.feet(n), game.feet(p)) for p in homes]) <= 2
    assert [game.models[n].wounds for n in game.points()] == [0, 0, 0]


# ---------------------------------------------------------------------- the Heroes enter
@pytest.mark.rule("SD-SETUP-12")
def test_the_start_marker_is_near_an_entrance_and_far_from_points() -> None:
    game = until(by_hand(tiles=("A", "C", "D")), "marker")
    assert game.decision is not None and game.decision.seat == 0
    doors = sum([1 << square for _, squares in game.board.doors for square in squares])
    points = [game.feet(n) for n in game.points()]
    found = [game.board.at(int(o.args[1]), int(o.args[2])) for o in offered(game)]
    far = {at: game.board.apart(1 << at, doors) for at in range(game.board.size) if game.board.squares >> at & 1}
    near = {at: min([game.board.apart(1 << at, feet) for feet in points]) for at in far}
    assert max([far[at] for at in found]) == 4 and min([near[at] for at in found]) == 3
    x, y = game.board.xy(next(at for at in far if far[at] == 5 and near[at] > 2))
    assert why(game, f"place start {x} {y}") == "SD-SETUP-12"
    two = [at for at in far if far[at] <= 4 and near[at] == 2 and not (game.held[0] | game.held[1]) >> at & 1]
    assert not [at for at in two if at in found]


@pytest.mark.rule("SD-SETUP-12")
def test_points_may_not_take_the_last_square_for_the_marker() -> None:
    game = until(by_hand(), "point")
    assert game.decision is not None
    option = game.decision.options[50]
    n, at = game.kit.by_handle[str(option.args[0])], game.board.at(int(option.args[1]), int(option.args[2]))
    assert leaves_marker(game, n, at, marker_places(game))
    two, three = [next_ring(game, n, at, steps) for steps in (2, 3)]
    assert not leaves_marker(game, n, at, 1 << two) and leaves_marker(game, n, at, 1 << two | 1 << three)


def next_ring(game: Arena, n: int, at: int, steps: int) -> int:
    """A square so many steps from a point."""
    feet = game.board.mover(game.width(n)).feet(at)
    ring = game.board.spread(feet, steps) & ~game.board.spread(feet, steps - 1)
    return (ring & -ring).bit_length() - 1


@pytest.mark.rule("SD-SETUP-13")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_heroes_begin_beside_the_marker(seed: str) -> None:
    game = new(opening, usual_setup(2, heroes=("ember-mage", "royal-paladin", "princess-emerald")), seed)
    squares = [game.models[n].at for n in game.kit.heroes]
    assert len(set(squares)) == 3
    assert all([game.board.distance(game.marker, at) == 1 for at in squares])
    assert all([game.tiles[tile].entered for n in game.kit.heroes for tile in game.tiles_of(n)])


@pytest.mark.rule("SD-SETUP-13")
def test_owners_place_their_heroes_and_a_pet_begins_near_its_master(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = usual_setup(3, heroes=("ember-mage", "royal-paladin", "princess-emerald"), preparing="steps")
    setup.wonders = ("the-colonel",)
    monkeypatch.setitem(models(), "ember-mage", models()["ember-mage"].but(pet="mr-chompers"))
    game = Arena(Kit(setup), Rng(key_of("pets"), {}))
    game.start(Match())
    until(game, "marker")
    assert game.decision is not None
    game.choose(max(offered(game), key=lambda o: beside(game, o)))
    seats = []
    while prompt(game) == "place":
        assert game.decision is not None
        seats.append((str(game.decision.options[0].args[0]), game.decision.seat))
        game.choose(offered(game)[-1])
    assert seats == [("ember-mage", 0), ("royal-paladin", 1), ("princess-emerald", 0), ("mr-chompers", 0)]
    pet = game.kit.by_handle["mr-chompers"]
    assert game.models[pet].master == 0
    assert game.board.apart(game.feet(pet), game.feet(0)) <= 2


def beside(game: Arena, option: Option) -> int:
    """Free squares next to a place."""
    at = game.board.at(int(option.args[1]), int(option.args[2]))
    return (game.board.spread(1 << at, 1) & game.board.mover().stand & ~game.held[1]).bit_count()


@pytest.mark.rule("SD-SETUP-14")
def test_a_potion_for_each_hero_and_shuffled_decks() -> None:
    game = new(opening, usual_setup(2), "one")
    assert [(game.models[n].potions, game.models[n].wounds) for n in game.kit.heroes] == [(1, 0)] * 3
    other = new(opening, usual_setup(2), "two")
    for deck, cards in (("loot", game.kit.loot), ("treasure", game.kit.treasure)):
        assert sorted(getattr(game, deck)) == sorted(cards) and getattr(game, deck) != cards
        assert getattr(game, deck) != getattr(other, deck)
    assert sorted(game.explore) == list(range(36)) and game.explore != other.explore
    assert (game.coins, game.keys, game.backpack) == (0, 0, ())


@pytest.mark.rule("SD-SETUP-14")
def test_the_first_potion_is_capped_by_the_capacity(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = usual_setup(2)
    monkeypatch.setitem(models(), setup.heroes[0], models()[setup.heroes[0]].but(potions=0))
    game = Arena(Kit(setup), Rng(key_of("caps"), {}))
    game.start(Match())
    assert [game.models[n].potions for n in game.kit.heroes] == [0, 1, 1]


# ---------------------------------------------------------------------- steps 5 and 6, and the rest by chance
def chosen_step_by_step(**options: str) -> Arena:
    """At the first question after the tiles."""
    game = new(opening, from_options({"preparing": "steps", **options}, 2, "1"), "decks", log=True)
    while prompt(game) == "lay":
        game.choose(offered(game)[0])
    return game


def cards(game: Arena, deck: str) -> Counter[str]:
    return Counter([game.kit.cards[n].id for n in getattr(game, deck)])


def stock(game: Arena, *ids: str) -> None:
    for id in ids:
        game.choose(Option("stock", (id,)))


@pytest.mark.rule("SD-DECK-01", "SD-DECK-02", "SD-SETUP-01")
def test_consul_and_heroes_choose_the_treasure_deck_step_by_step() -> None:
    game = chosen_step_by_step()
    assert (prompt(game), game.decision.seat if game.decision else -1) == ("stock-consul-treasures", 1)
    assert len(options(game)) == 8 + 2, "six of the king, one of Trent, one of Boris; enough; the rest by chance"
    stock(game, "kings-map", "deeproot-acorn")
    assert why(game, "stock kings-map") == "SD-DECK-02", "a card is chosen once"
    assert why(game, "place chest 0 0") == "SD-SETUP-01"
    stock(game, "posh-pajamas")
    assert prompt(game) == "stock-booties", "three are all"
    stock(game, "booty-biter", "booty-biter", "booty-biter", "booty-grinder")
    game.choose(Option("done"))
    assert (prompt(game), game.decision.seat if game.decision else -1) == ("stock-hero-treasures", 0)
    assert "stock kings-map" not in options(game), "the Consul has it"
    stock(game, "ladys-favor")
    game.choose(Option("done"))
    stock(game, "never-lost-cola")
    game.choose(Option("done"))
    assert prompt(game) == "point", "no model brings unique Loot"
    found = cards(game, "treasure")
    unique = {id: found[id] for id in found if id in ALL_UNIQUE}
    assert unique == dict.fromkeys(("kings-map", "deeproot-acorn", "posh-pajamas", "ladys-favor"), 1)
    assert (found["booty-biter"], found["booty-grinder"], found["bouncing-booty"]) == (3, 1, 0)
    assert found["never-lost-cola"] == 1 and found["mr-bitey"] == 0
    assert sum(found.values()) == 24 + 3 + 4 + 1 + 1


@pytest.mark.rule("SD-DECK-01", "SD-DECK-04")
def test_the_decks_can_be_named_beforehand() -> None:
    lists = {"booties": "booty-biter,booty-biter", "wonders": "none", "consul-treasures": "deeproot-acorn"}
    game = new(opening, from_options(lists, 2, "1"), "named")
    found = cards(game, "treasure")
    assert found["booty-biter"] == 2 and found["deeproot-acorn"] == 1 and found["kings-map"] == 1
    assert sum(found.values()) == 24 + 1 + 2 + 2, "the Heroes' three without the one that the Consul named"
    by_steps = chosen_step_by_step(**lists)
    assert prompt(by_steps) == "stock-hero-treasures", "only what was not named is asked"


def unique_loot(monkeypatch: pytest.MonkeyPatch) -> None:
    for id in ("twig-one", "twig-two"):
        monkeypatch.setitem(gear(), id, GearDef(id, "loot", "ruby", owner="trent"))


@pytest.mark.rule("SD-DECK-04")
def test_unique_loot_is_added_or_exchanged_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    unique_loot(monkeypatch)
    lists = {"booties": "none", "wonders": "none", "consul-treasures": "none", "hero-treasures": "none"}
    game = Arena(Kit(from_options({"preparing": "steps", **lists}, 2, "1")), Rng(key_of("loot"), {}))
    game.start(Match())
    until(game, "stock-loot-added")
    assert options(game) == ["stock twig-one", "stock twig-two", "done", "chance"]
    stock(game, "twig-two")
    game.choose(Option("done"))
    assert prompt(game) == "stock-loot-removed" and why(game, "swap twig-two") == "SD-DECK-04"
    game.choose(Option("swap", ("dwarven-axe",)))
    assert prompt(game) == "point", "one for one"
    found = cards(game, "loot")
    assert sum(found.values()) == 48 and found["twig-two"] == 1 and found["twig-one"] == 0
    assert found["dwarven-axe"] == gear()["dwarven-axe"].copies - 1


@pytest.mark.rule("SD-SETUP-01")
@pytest.mark.parametrize("at", ["lay", "stock-consul-treasures", "stock-booties", "point", "chest", "place"])
def test_the_rest_may_be_left_to_chance_at_any_point(at: str) -> None:
    """By each player for their own part: the Heroes still choose theirs."""
    game = until(new(opening, from_options({"preparing": "steps"}, 2, "1"), "rest", log=True), at)
    assert game.decision is not None and game.decision.seat == 1
    game.choose(CHANCE.bare)
    asked = []
    while game.turn == 0:
        assert game.decision is not None and game.decision.seat == 0, f"the Consul is asked {prompt(game)}"
        asked.append(prompt(game))
        if prompt(game) == "marker":
            game.choose(CHANCE.bare)
        else:
            game.choose(offered(game)[0] if "done" not in options(game) else Option("done"))
    assert asked[-1] == "marker" and "place" not in asked
    assert len(game.tiles) == 3 and game.chests().bit_count() == 3 and len(game.points()) == 3
    assert all([game.models[n].at >= 0 for n in game.kit.heroes])
    if at in ("lay", "stock-consul-treasures"):
        assert sum(cards(game, "treasure").values()) == 24 + 3 + 6, "chance fills the Consul's part"


@pytest.mark.rule("SD-SETUP-01")
def test_chance_is_no_answer_once_the_game_has_begun() -> None:
    game = new(opening, usual_setup(2), "begun")
    assert why(game, "chance") == "SD-SETUP-01"
