"""The content files: how many cards there are, their names, and that every mistake is said with its place."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from tablee.gamekit.icons import icons_of
from tablee.games.super_dungeon.rules import library
from tablee.games.super_dungeon.rules.nodes.actions import SPECIALS
from tablee.games.super_dungeon.rules.nodes.burdens import BURDENS
from tablee.games.super_dungeon.rules.nodes.explore import EXPLORE_EFFECTS
from tablee.games.super_dungeon.rules.nodes.fights import LastStand, Riches
from tablee.games.super_dungeon.rules.nodes.node import Burden, Special, TileEffect
from tablee.games.super_dungeon.rules.ranks import CREEP, HERO, LEVELS, PET, POINT, RANKS
from tablee.games.super_dungeon.rules.reading.cards import FILES, HOUSE
from tablee.games.super_dungeon.rules.statuses import BANE, ICE
from tablee.games.super_dungeon.rules.vocabulary import ALL_POINTS, ARM, DEX, NO_BONUS, STR, WILL, ModelDef
from tablee.kernel.errors import ContentError

TEXTS = {
    file: files("tablee.games.super_dungeon").joinpath("content", file).read_text(encoding="utf-8") for file in FILES
}


def edited(file: str, old: str, new: str) -> dict[str, str]:
    assert old in TEXTS[file], old
    return {**TEXTS, file: TEXTS[file].replace(old, new, 1)}


# ---------------------------------------------------------------------- what is in the box
def test_models_by_rank() -> None:
    assert Counter([model.rank for model in library.models().values()]) == {
        "hero": 13,
        "boss": 1,
        "mini-boss": 6,
        "spawning-point": 6,
        "minion": 11,
        "elite": 11,
        "boo-booty": 3,
        "creep": 8,
        "pet": 8,
    }
    second = [model.id for model in library.models().values() if model.form_of]
    assert second == ["angry-bear", "king-sprout"]


@pytest.mark.rule("SD-DECK-04")
def test_the_loot_deck_has_48_cards_12_for_each_slot() -> None:
    slots: Counter[str] = Counter()
    for card in library.gear().values():
        if card.deck == "loot":
            slots[card.slot] += card.copies
    assert slots == {"ruby": 12, "citrine": 12, "emerald": 12, "sapphire": 12}


@pytest.mark.rule("SD-DECK-05")
def test_the_explore_deck_has_24_base_cards_and_12_of_the_boss() -> None:
    bosses: Counter[str] = Counter()
    for card in library.explores().values():
        bosses[card.boss] += card.copies
    assert bosses == {"": 24, "forgotten-king": 12}


@pytest.mark.rule("SD-DECK-01", "SD-DECK-03")
def test_the_usual_choices_make_a_treasure_deck_of_42() -> None:
    decks = library.decks()
    base = sum([card.copies for card in library.gear().values() if card.deck == "treasure" and not card.owner])
    parts = (decks.consul_treasures, decks.booties, decks.hero_treasures, decks.wonders)
    assert base == 24 and [len(part) for part in parts] == [3, 6, 3, 6]
    assert base + sum([len(part) for part in parts]) == 42
    assert Counter(decks.booties) == {"booty-grinder": 2, "booty-biter": 2, "bouncing-booty": 2}
    owned = Counter([card.owner for card in library.gear().values() if card.owner])
    assert owned == {"forgotten-king": 6, "trent": 1, "bashful-boris": 1}
    assert not set(decks.consul_treasures) & set(decks.hero_treasures)
    assert library.models()[decks.creep].rank == CREEP and decks.creep_models == 6


@pytest.mark.rule("SD-COMP-03")
def test_a_hero_card_has_all_its_fields() -> None:
    for hero in [model for model in library.models().values() if model.rank == HERO]:
        assert hero.kinds and hero.moves and hero.actions and hero.hearts and hero.affinity
        assert None not in hero.attributes and hero.potions >= 0 and (hero.level, hero.skulls) == ("", 0)


@pytest.mark.rule("SD-COMP-04", "SD-COMP-06")
def test_a_monster_card_has_a_level_and_skull_points_but_no_potions() -> None:
    for monster in [model for model in library.models().values() if model.rank not in (HERO, PET, POINT)]:
        assert monster.level in LEVELS[1:] and 1 <= monster.skulls <= 4
        assert (monster.potions, monster.drinks) == (0, ())
    for field in ("potions = 1", "drink = []"):
        with pytest.raises(ContentError, match=r"forgotten-king: (potions|drink) is unknown"):
            library.read(edited("boss.toml", "skulls = 4", f"skulls = 4\n{field}"))
    with pytest.raises(ContentError, match="level is '32-bit': there are start, 8-bit, 16-bit, super"):
        library.read(edited("monsters.toml", 'level = "8-bit"', 'level = "32-bit"'))


def dice(model: ModelDef, n: int) -> tuple[int, ...]:
    pool = model.attributes[n]
    assert pool is not None
    return pool.fields()


@pytest.mark.rule("SD-COMP-05")
def test_an_attribute_is_dice_stars_a_range_icon_and_a_shield() -> None:
    old = 'ARM = "2B 1R shield"\nWILL = "2B"'
    knight = library.read(edited("heroes.toml", old, 'ARM = "2R shield"\nWILL = "2B wand 6"')).models["questing-knight"]
    assert dice(knight, ARM) == (0, 2, 0, 0)
    assert knight.shields == (ARM,) and knight.reach == (2, 6, 0)
    star = library.read(edited("heroes.toml", old, 'ARM = "0"\nWILL = "1G 2S shield"')).models["questing-knight"]
    assert dice(star, WILL) == (0, 0, 1, 2) and dice(star, ARM) == (0, 0, 0, 0)
    assert star.shields == (WILL,) and star.reach == (2, 0, 0)


@pytest.mark.rule("SD-ACTION-04")
def test_an_action_line_is_read_field_by_field() -> None:
    shot, scope = library.models()["princess-emerald"].acts
    assert (shot.kind, shot.cost, shot.reach, shot.squares) == ("offense", 2, "missile", 8)
    assert (shot.offense, shot.bonus.dice[DEX].fields(), shot.statuses) == (DEX, (0, 1, 0, 0), ICE)
    assert (scope.kind, scope.cost, scope.reach, scope.offense, scope.defense) == ("support", 1, "arrow", DEX, DEX)
    assert scope.statuses == BANE and scope.bonus is NO_BONUS and not scope.lasting()


def test_the_basic_actions() -> None:
    basics = library.basics()
    figures = {
        act.id: (act.kind, act.cost, act.reach, act.squares, act.offense, act.augment) for act in basics.values()
    }
    assert figures == {
        "melee-attack": ("offense", 1, "melee", 0, STR, False),
        "magic-attack": ("offense", 1, "magic", 0, WILL, False),
        "missile-attack": ("offense", 1, "missile", 0, DEX, False),
        "bandage": ("support", 1, "arrow", 1, WILL, True),
        "summon-pet": ("support", 1, "arrow", 6, -1, False),
        "disarm-trap": ("support", 1, "arrow", 2, DEX, False),
        "explore": ("support", 2, "", 0, -1, False),
        "pick-lock": ("support", 1, "arrow", 1, DEX, False),
        "run": ("support", ALL_POINTS, "", 0, -1, False),
        "pick-up": ("support", 0, "arrow", 1, -1, False),
        "smash-chest": ("support", 1, "arrow", 1, -1, False),
        "unlock-treasure-chest": ("support", 1, "arrow", 1, -1, False),
        "vigor": ("support", 1, "", 0, ARM, True),
    }
    assert all([act.basic for act in basics.values()])
    assert not any([act.basic for id, act in library.actions().items() if id not in basics])


def test_the_boss_fight() -> None:
    fight = library.boss_fights()["forgotten-king"]
    assert (fight.spawn, fight.timeout) == (Riches(), LastStand())
    assert library.name("last-stand", "fr") == "Dernier Rempart" and not library.named("last-stand").ours
    assert library.name("riches", "en") == "King's Riches" and library.named("riches").ours


def test_everything_the_vocabulary_offers_is_on_some_card() -> None:
    acts = library.actions().values()
    assert {type(act.special) for act in acts} == {Special, *SPECIALS}
    assert {type(act.burden) for act in acts} == {Burden, *BURDENS}
    assert {type(card.effect) for card in library.explores().values()} == {TileEffect, *EXPLORE_EFFECTS}
    models = library.models().values()
    assert {model.rank for model in models} == set(RANKS)
    remarks = [key for act in acts for key in act.house]
    remarks += [
        key
        for cards in (models, library.gear().values(), library.explores().values())
        for c in cards
        for key in c.house
    ]
    assert {*remarks, *library.box().dice_house} == set(HOUSE)


def test_every_kind_that_an_effect_names_is_a_kind_or_a_rank() -> None:
    assert {kind for act in library.actions().values() for kind in act.only} <= {*library.box().kinds, *RANKS}


# ---------------------------------------------------------------------- names and drawings
def test_every_card_and_action_has_a_name_in_both_languages() -> None:
    everything = {
        *library.models(),
        *library.gear(),
        *library.explores(),
        *library.actions(),
        "riches",
        "last-stand",
    }
    assert set(library.box().names) == everything
    for id in everything:
        assert library.name(id, "en") and library.name(id, "fr")
        assert "(" not in library.name(id, "fr")
    assert library.name("questing-knight", "fr") == "Preux Chevalier" and not library.named("questing-knight").ours
    assert library.named("fae-alchemist").ours and library.named("royal-paladin").ours


def test_cards_of_one_deck_have_different_names() -> None:
    for cards in (library.models(), library.gear(), library.explores(), library.basics()):
        for lang in ("en", "fr"):
            assert len({library.name(id, lang) for id in cards}) == len(cards)


def test_every_card_has_an_icon_and_every_hero_its_own_colour() -> None:
    icons = icons_of("tablee.games.super_dungeon")
    assert set(icons["models"]) == set(library.models())
    assert set(icons["gear"]) == set(library.gear())
    assert set(icons["explores"]) == set(library.explores())
    heroes = [model.id for model in library.models().values() if model.rank == HERO]
    assert set(icons["heroes"]) == set(heroes)
    assert len(set(icons["heroes"].values())) == len({icons["models"][hero] for hero in heroes}) == len(heroes)


# ---------------------------------------------------------------------- fingerprints
def test_a_fingerprint_changes_with_the_figures_of_its_cards_only(monkeypatch: pytest.MonkeyPatch) -> None:
    knight, wisp, everything = (
        library.digest_of(["questing-knight"]),
        library.digest_of(["wisp"]),
        library.content_hash(),
    )
    assert library.digest_of(["wisp", "wisp"]) == wisp != knight
    assert library.digest_of(["wisp", "mook"]) == library.digest_of(["mook", "wisp"])
    changed = library.read(edited("heroes.toml", "hearts = 5", "hearts = 6"))
    monkeypatch.setattr(library, "box", lambda: changed)
    assert library.digest_of(["questing-knight"]) != knight and library.digest_of(["wisp"]) == wisp
    assert library.content_hash() != everything
    with pytest.raises(ContentError, match="nobody: no card has this id"):
        library.digest_of(["nobody"])


# ---------------------------------------------------------------------- mistakes
MISTAKES = [
    # unknown fields, on every kind of entry
    (
        "heroes.toml",
        "moves = 6",
        "moves = 6\nspeed = 6",
        "heroes.toml: questing-knight: speed is unknown: there are id, name",
    ),
    (
        "heroes.toml",
        "cost = 2",
        "cost = 2\nprice = 2",
        "questing-knight: mighty-throw: price is unknown: there are id, name",
    ),
    (
        "heroes.toml",
        '"1R" }',
        '"1R", CHA = "1R" }',
        "mighty-throw: bonus: CHA is unknown: there are STR, ARM, WILL, DEX",
    ),
    (
        "heroes.toml",
        'Chevalier", le',
        'Chevalier", de = "Ritter", le',
        "name: de is unknown: there are en, fr, ours, le",
    ),
    ("heroes.toml", 'Chevalier", le = "le"', 'Chevalier", le = "il"', "name: le is 'il'"),
    ("heroes.toml", "[[model]]", "colour = 1\n\n[[model]]", "heroes.toml: colour is unknown"),
    ("heroes.toml", "hearts = 5", "hearts = 5\nskulls = 1", "questing-knight: skulls is unknown"),
    ("heroes.toml", "hearts = 5", "hearts = 5\npaired = true", "questing-knight: paired is unknown"),
    ("pets.toml", 'ARM = "2S shield"', 'ARM = "2S shield"\nWILL = "1B"', "admiral-fuzzybottom: WILL is unknown"),
    ("spawning_points.toml", "hearts = 3", "hearts = 3\nmoves = 1", "bramble-knight: moves is unknown"),
    ("loot.toml", "copies = 1", "copies = 1\nweight = 3", "arcane-tome: weight is unknown"),
    ("explore.toml", "creeps = 3", "creeps = 3\ntimer = 1", "armory: timer is unknown: there are id, name"),
    ("explore.toml", 'defense = "2S"', 'defense = "2S", spikes = 1', "choking-cloud: trap: spikes is unknown"),
    ("basic.toml", "cost = 1", 'cost = 1\ntiming = "support"', "melee-attack: timing is unknown"),
    ("dice.toml", 'colour = "blue"', 'colour = "blue"\nedges = 12', "dice.toml: die: edges is unknown"),
    ("boss.toml", 'id = "riches"', 'id = "riches"\nloot = 1', "spawn: loot is unknown"),
    ("kinds.toml", 'id = "elf"', 'id = "elf"\nears = 2', "elf: ears is unknown"),
    ("decks.toml", "creep_models = 6", "creep_models = 6\ncards = 42", "decks.toml: cards is unknown"),
    # missing fields
    ("heroes.toml", "moves = 6\n", "", "questing-knight: moves is missing: a number from 0"),
    ("heroes.toml", 'DEX = "2B"\n', "", "questing-knight: DEX is missing: a text"),
    ("heroes.toml", "potions = 1\n", "", "questing-knight: potions is missing"),
    (
        "heroes.toml",
        'name = { en = "Questing Knight", fr = "Preux Chevalier", le = "le" }',
        "",
        "questing-knight: name is missing",
    ),
    ("heroes.toml", 'en = "Questing Knight", ', "", "questing-knight: name: en is missing"),
    ("heroes.toml", ', fr = "Preux Chevalier"', "", "questing-knight: name: fr is missing"),
    ("heroes.toml", "cost = 2\n", "", "mighty-throw: cost is missing"),
    ("heroes.toml", 'timing = "emergency"\n', "", "magic-armor: timing is missing"),
    ("heroes.toml", 'roll = "STR"\n', "", "mighty-throw: roll is missing: an offensive action is rolled"),
    ("heroes.toml", ' shield"', '"', "questing-knight: ARM needs the shield"),
    ("monsters.toml", "skulls = 1\n", "", "billmen: skulls is missing"),
    ("monsters.toml", 'level = "8-bit"\n', "", "billmen: level is missing"),
    (
        "spawning_points.toml",
        "pool = { grobbit-executioner = 1, frog-knight = 2, billmen = 4 }\n",
        "",
        "pool is missing",
    ),
    ("loot.toml", 'slot = "emerald"\n', "", "arcane-tome: slot is missing"),
    ("loot.toml", "copies = 1\n", "", "arcane-tome: copies is missing"),
    ("explore.toml", "creeps = 3\n", "", "armory: creeps is missing"),
    ("explore.toml", 'template = "area", ', "", "choking-cloud: trap: template is missing"),
    ("treasure.toml", 'affinity = "citrine"\n', "", "citrine-crystal-shard: affinity and better stand there together"),
    ("boss.toml", "[[fight]]", "[[explore]]", "boss.toml: explore: id is missing"),
    ("decks.toml", 'booties = ["booty-grinder", ', 'boxes = ["booty-grinder", ', "decks.toml: booties is missing"),
    # wrong kinds of values
    ("heroes.toml", "moves = 6", 'moves = "6"', "questing-knight: moves is '6': it must be a number from 0"),
    ("heroes.toml", "moves = 6", "moves = true", "questing-knight: moves is True: it must be a number"),
    ("heroes.toml", "moves = 6", "moves = -1", "questing-knight: moves is -1: it must be a number from 0"),
    ("heroes.toml", "hearts = 5", "hearts = 0", "questing-knight: hearts is 0: it must be a number from 1"),
    ("heroes.toml", "augment = true", "augment = 1", "magic-armor: augment is 1: it must be true or false"),
    ("heroes.toml", 'kinds = ["human"]', 'kinds = "human"', "questing-knight: kinds is 'human': it must be a list of"),
    ("heroes.toml", 'bonus = { STR = "1R" }', 'bonus = "1R"', "mighty-throw: bonus is '1R': it must be a table"),
    ("heroes.toml", 'bonus = { STR = "1R" }', "bonus = {}", "mighty-throw: bonus is empty"),
    ("heroes.toml", "cost = 2", 'cost = "X"', "mighty-throw: cost is 'X': it must be a number"),
    ("boss.toml", "[[fight]]", "[fight]", "fight is"),
    # values that there are not
    ("heroes.toml", 'rank = "hero"', 'rank = "knight"', "rank is 'knight': there are hero, pet, minion"),
    ("heroes.toml", '["human"]', '["robot"]', "kinds names 'robot': there are celestian, centaur"),
    ("heroes.toml", '["citrine", "sapphire"]', '["citrine", "opal"]', "affinity names 'opal': there are ruby, citrine"),
    ("heroes.toml", '["citrine", "sapphire"]', '["citrine", "citrine"]', "affinity names something twice"),
    (
        "heroes.toml",
        '["massive-damage"]',
        '["massive"]',
        "massive-sword: abilities names 'massive': there are backlash",
    ),
    (
        "heroes.toml",
        'kind = "offense"',
        'kind = "attack"',
        "mighty-throw: kind is 'attack': there are offense, support",
    ),
    (
        "heroes.toml",
        '"emergency"',
        '"always"',
        "magic-armor: timing is 'always': there are support, offense, emergency",
    ),
    ("heroes_first.toml", "squares = 10", "reach = 10", "special: squares is missing: a number from 1"),
    ("heroes_first.toml", "squares = 10", "squares = 0", "special: squares is 0: it must be a number from 1"),
    ("heroes_first.toml", 'do = "remedy"', 'do = "remedy", squares = 1', "special: squares is unknown: there are do"),
    ("heroes_first.toml", 'arm = "1B"', 'arm = "one"', "special: arm is 'one': it must be dice"),
    ("creeps.toml", '"kinoko", "kodama"]', '"kinoko", "mook"]', "special: either names 'mook': there are"),
    ("extra_monsters.toml", 'model = "kinoshroom"', 'model = "shroom"', "special: model names 'shroom': there are"),
    ("creeps.toml", 'slot = "ruby"', 'slot = "amethyst"', "burden: slot is 'amethyst': there are ruby"),
    ("heroes.toml", 'do = "stampede"', 'do = "gallop"', "special: do is 'gallop': there are teleport, pounce"),
    (
        "heroes.toml",
        'statuses = ["ice"]',
        'statuses = ["frost"]',
        "stinging-shot: statuses names 'frost': there are bane",
    ),
    ("heroes_first.toml", 'immune = ["poison"]', 'immune = ["immobile"]', "immune names 'immobile': there are bane"),
    ("creeps.toml", 'do = "defense-less"', 'do = "heavy"', "burden: do is 'heavy': there are defense-less"),
    (
        "loot.toml",
        'slot = "emerald"',
        'slot = "amethyst"',
        "slot is 'amethyst': there are ruby, citrine, emerald, sapphire",
    ),
    ("loot.toml", 'deck = "loot"', 'deck = "pile"', "deck is 'pile': there are loot, treasure"),
    ("loot.toml", 'house = ["copies"]', 'house = ["guess"]', "loot.toml: house names 'guess': there are"),
    ("explore.toml", 'do = "armory"', 'do = "forge"', "armory: effect: do is 'forge': there are armory"),
    (
        "explore.toml",
        'template = "area"',
        'template = "round"',
        "trap: template is 'round': there are area, line, scatter",
    ),
    ("explore.toml", 'do = "choking"', 'do = "coughing"', "special: do is 'coughing': there are choking"),
    ("boss.toml", 'id = "riches"', 'id = "poverty"', "spawn: id is 'poverty': there are riches"),
    ("dice.toml", 'colour = "green"', 'colour = "pink"', "die must stand there once for each of blue, red, green"),
    ("decks.toml", 'creep = "rabid-squirrel"', 'creep = "mook"', "creep is 'mook': there are rabid-squirrel, giri"),
    ("decks.toml", '["mr-chompers"', '["mook"', "wonders names 'mook': there are admiral-fuzzybottom"),
    ("decks.toml", '["booty-grinder"', '["mook"', "booties names 'mook': there are booty-biter"),
    ("decks.toml", '["kings-map"', '["spikes"', "hero_treasures names 'spikes': there are lost-love-pendant"),
    ("decks.toml", "creep_models = 6", "creep_models = 5", "creep_models is 5: it must be a number from 6"),
    # notation
    ("heroes.toml", '"2R blade 2"', '"2X blade 2"', "STR is '2X blade 2': it must be dice as in '2B 1R 1G 1S'"),
    ("heroes.toml", '"2R blade 2"', '"2R 1R blade 2"', "STR is '2R 1R blade 2': it must be dice"),
    ("heroes.toml", '"2R blade 2"', '"0R blade 2"', "STR is '0R blade 2': it must be dice"),
    ("heroes.toml", '"2R blade 2"', '"2R wand 2"', "STR has wand 2: wand stands on WILL with a range from 1"),
    ("heroes.toml", '"2R blade 2"', '"2R blade far"', "STR has blade far: blade stands on STR with a range from 1"),
    ("heroes.toml", '"2R blade 2"', '""', "STR is '': it must be dice"),
    ("heroes.toml", 'STR = "1R" }', 'STR = "red" }', "bonus: STR is 'red': it must be dice"),
    (
        "heroes.toml",
        'area = "lance 6"',
        'area = "circle 6"',
        "area is 'circle 6': it must be one of burst, cross, lance",
    ),
    ("heroes.toml", 'area = "lance 6"', 'area = "lance"', "area is 'lance': it must be one of"),
    ("heroes.toml", 'range = "melee"\n', 'range = "melee 0"\n', "range is 'melee 0': it must be one of"),
    ("heroes.toml", 'range = "melee 1"', 'range = "melee"', "massive-sword: range has no number"),
    (
        "heroes.toml",
        'control = "push 5"',
        'control = "throw 5"',
        "control is 'throw 5': it must be one of compel, pull, push",
    ),
    ("heroes.toml", 'roll = "STR"', 'roll = "CHA"', "roll is 'CHA': it must be as in 'STR' or 'WILL vs DEX'"),
    ("heroes.toml", 'roll = "DEX vs DEX"', 'roll = "DEX vs luck"', "roll is 'DEX vs luck': it must be as in"),
    ("dice.toml", '"1 heart"', '"1 skull"', "faces names '1 skull': a side is as in"),
    ("dice.toml", '    "1 heart",\n', "", "faces has 5 sides: a die has six"),
    ("heroes.toml", "[[model]]", "[[model", "heroes.toml: cannot be read"),
    # ids and references
    (
        "heroes.toml",
        'id = "princess-emerald"',
        'id = "questing-knight"',
        "id is 'questing-knight', which .* has already",
    ),
    ("heroes.toml", 'id = "massive-sword"', 'id = "questing-knight"', "id is 'questing-knight', which .* has already"),
    ("heroes.toml", 'id = "massive-sword"', 'id = "mighty-throw"', "'mighty-throw', which .* has with other values"),
    (
        "treasure_models.toml",
        'range = "magic 6"',
        'range = "magic 5"',
        "'stranglethorn', which .* has with other values",
    ),
    ("heroes_first.toml", 'shift = "angry-bear"', 'shift = "bear"', "deeproot-druid: shift names 'bear': there are"),
    ("heroes_first.toml", 'form_of = "deeproot-druid"', 'form_of = "druid"', "angry-bear: form_of names 'druid'"),
    ("heroes.toml", "moves = 6", 'moves = 6\npet = "mook"', "questing-knight: pet names 'mook': there are admiral"),
    ("spawning_points.toml", "billmen = 4", "billman = 4", "bramble-knight: pool names 'billman': there are"),
    ("treasure_models.toml", 'owner = "trent"', 'owner = "trunk"', "deeproot-acorn: owner names 'trunk': there are"),
    (
        "explore_forgotten_king.toml",
        'boss = "forgotten-king"',
        'boss = "trent"',
        "boss names 'trent': there are forgotten",
    ),
    ("boss.toml", 'boss = "forgotten-king"', 'boss = "trent"', "spawn: boss names 'trent': there are forgotten-king"),
    (
        "pets.toml",
        'gains_action = "happy-cat"',
        'gains_action = "sad-cat"',
        "gains_action is 'sad-cat': there are happy-cat",
    ),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"), MISTAKES, ids=[f"{m[0]}-{n}" for n, m in enumerate(MISTAKES)]
)
def test_a_mistake_is_said_with_its_place(file: str, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message) as caught:
        library.read(edited(file, old, new))
    assert caught.value.where.startswith(f"super_dungeon/content/{file}")


def test_a_boss_needs_its_boss_fight_card() -> None:
    text = TEXTS["boss.toml"]
    with pytest.raises(ContentError, match=r"forgotten-king: fight is missing: .* \(SD-BOSS-01\)"):
        library.read({**TEXTS, "boss.toml": text[: text.index("[[fight]]")]})


def test_every_file_is_needed() -> None:
    with pytest.raises(ContentError, match=r"pets\.toml: is missing"):
        library.read({file: text for file, text in TEXTS.items() if file != "pets.toml"})


def test_the_files_are_read_as_they_are() -> None:
    assert list(library.read(TEXTS).names) == list(library.box().names)
