"""Every figure of the cards as they are known, card by card, against the definitions that the content files make.

`figures.json` holds what is known of the cards, in words and numbers of its own; nothing of the loader is used to read it.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tablee.games.super_dungeon.rules import library
from tablee.games.super_dungeon.rules.abilities import ABILITY, IMMUNE_ALL, immune, inflicts
from tablee.games.super_dungeon.rules.nodes.actions import Invade
from tablee.games.super_dungeon.rules.nodes.burdens import DefenseLess, HeartsKeepStatuses, NoSlot
from tablee.games.super_dungeon.rules.nodes.explore import Favour
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.games.super_dungeon.rules.vocabulary import (
    ATTRIBUTES,
    NO_BONUS,
    SHIELD,
    WILL,
    ActionDef,
    Bonus,
    GearDef,
    ModelDef,
    Pool,
)

KNOWN: dict[str, Any] = json.loads(Path(__file__).with_name("figures.json").read_text(encoding="utf-8"))
CARDS = [(group, card) for group, cards in KNOWN.items() if isinstance(cards, list) for card in cards]
MODELS = [(group, card) for group, card in CARDS if "hearts" in card or group == "pets"]
GEAR = [(group, card) for group, card in CARDS if group in ("loot", "treasure", "model_treasures")]
EXPLORES = [(group, card) for group, card in CARDS if group.startswith("explore")]
RANKS = {
    "heroes": "hero",
    "boss": "boss",
    "mini_bosses": "mini-boss",
    "points": "spawning-point",
    "boo_booties": "boo-booty",
    "creeps": "creep",
    "pets": "pet",
}
#: what cards say in words, and the word of the vocabulary for it
SPECIALS = {
    "Distilled Stampede": "stampede",
    "Experimental Concoction": "concoction",
    "Secret Ingredient": "next-roll",
    "Rage": "step-attacks",
    "Nourishing Berries": "party-healer",
    "Hero's Balm": "take-wounds",
    "Heart Broken": "take-wounds",
    "Shadow": "shadow",
    "New Crop": "new-crop",
    "Funky Fungus Sniffer": "sniff",
    "Ambush": "ambush",
    "Tactical Strike": "tactical-strike",
    "Decay": "decay",
}
KEYWORD_SPECIALS = {"Teleport": "teleport", "Pounce": "pounce", "Remedy": "remedy", "Invader": "invade"}
ONLY = {
    "Rampant Growth": ("kodama", "kinoko"),
    "Dragon Rage": ("kobold", "drake"),
    "Mistborn": ("troll",),
    "Invincible": ("hero",),
}
#: house values that replace or add to what is known
HOUSE = {"Waldmeister Syrup": {"range": ("magic", 6), "roll": (WILL, SHIELD)}}


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def ids(cards: list[tuple[str, dict[str, Any]]]) -> list[str]:
    return [slug(card.get("id", card["name"])) for _, card in cards]


def bits(words: list[str]) -> int:
    """Abilities as the cards name them."""
    found = 0
    for word in words:
        low = word.lower()
        if word.startswith("Shapeshift: ") or word == "Boo Booty" or word in KEYWORD_SPECIALS:
            continue
        if word == "Immune: Status Effects":
            found |= IMMUNE_ALL
        elif word.startswith("Immune: "):
            found |= immune(1 << STATUSES.index(low.removeprefix("immune: ")))
        elif low in STATUSES:
            found |= inflicts(1 << STATUSES.index(low))
        else:
            found |= ABILITY[slug(word)]
    return found


def bonuses(parts: list[dict[str, Any]]) -> tuple[Any, ...]:
    dice = {name: [0, 0, 0, 0] for name in ATTRIBUTES}
    points = {"action_points": 0, "movement_points": 0, "hearts": 0, "potion_capacity": 0}
    for part in parts:
        if "attribute" not in part:
            points.update(part)
            continue
        for name in ATTRIBUTES if part["attribute"] == "ALL" else (part["attribute"],):
            dice[name] = [part.get(colour, 0) for colour in ("blue", "red", "green", "stars")]
    return (*[tuple(pool) for pool in dice.values()], *points.values())


def given(bonus: Bonus) -> tuple[Any, ...]:
    assert (bonus is NO_BONUS) == (bonus.fields() == NO_BONUS.fields()), "an empty bonus is the one that rules know"
    return (*[pool.fields() for pool in bonus.dice], bonus.actions, bonus.moves, bonus.hearts, bonus.potions)


def check_action(known: dict[str, Any], act: ActionDef, owner: str) -> None:
    name = known["name"]
    assert (library.named(act.id).en, act.title) == (name, name)
    house = HOUSE.get(name, {})
    reach = known.get("range")
    kind = {"support": "arrow"}.get(reach["type"], reach["type"]) if reach else ""
    assert (act.reach, act.squares) == house.get("range", (kind, (reach["squares"] or 0) if reach else 0))
    area = known.get("area")
    assert (act.area, act.size) == ((area["shape"], area["x"]) if area else ("", 0))
    roll = known.get("roll")
    sides = (-1, SHIELD)
    if roll:
        against = SHIELD if roll["defense"] == "defense_icon" else ATTRIBUTES.index(roll["defense"])
        sides = (ATTRIBUTES.index(roll["offense"]), against)
    assert (act.offense, act.defense) == house.get("roll", sides)
    assert (act.kind, act.cost, act.timing) == (known["kind"], known["cost"], known.get("timing", ""))
    assert given(act.bonus) == bonuses(known.get("bonus", []))
    assert act.statuses == sum([1 << STATUSES.index(status) for status in known.get("inflicts", [])])
    control = known.get("control")
    assert (act.control, act.control_by) == ((control["effect"], control["x"]) if control else ("", 0))
    tags = known.get("tags", [])
    assert (act.augment, act.dangerous, act.once, act.basic) == ("augment" in tags, "dangerous" in tags, False, False)
    gives = known.get("gives", [])
    words = [part["keyword"] for part in gives if "keyword" in part]
    assert act.abilities == bits(words) | (ABILITY["reroll-defense"] if name == "Invincible" else 0)
    assert act.heal == sum([part.get("heal", 0) for part in gives])
    keyword = [KEYWORD_SPECIALS[word] for word in words if word in KEYWORD_SPECIALS]
    assert "".join(keyword or [SPECIALS.get(name, "")]) == act.special.name
    assert act.only == ONLY.get(name, ())
    assert bool(act.burden) == (isinstance(act.special, Invade))
    assert bool(act.house) == bool(known.get("conflict") or known.get("low")), f"{owner}: {name}"


def check_base(known: dict[str, Any], model: ModelDef, group: str) -> None:
    assert library.named(model.id).en == known["name"]
    rank = RANKS.get(group, known.get("rank", ""))
    assert model.rank == {"shapeshift": "minion"}.get(rank, rank)
    assert model.width == (2 if group == "points" else {"small": 1, "large": 2}[known.get("base", "small")])
    assert known.get("squares") in (None, f"{model.width}x{model.width}")
    assert (model.moves, model.actions) == (known.get("movement", 0), known.get("actions", 0))
    assert model.hearts == known.get("hearts", 1)
    assert model.affinity == tuple(known.get("affinity", ()))
    assert model.abilities == bits(known["abilities"])
    assert (model.skulls, model.potions) == (known.get("skull_points", 0), known.get("potion_capacity", 0))
    level = {"Special": "16-bit"}.get(known.get("platform", ""), known.get("platform", "").lower())
    assert model.level == level


@pytest.mark.parametrize(("group", "known"), MODELS, ids=ids(MODELS))
def test_a_model(group: str, known: dict[str, Any]) -> None:
    model = library.models()[slug(known["id"])]
    check_base(known, model, group)
    dice = known.get("attributes") or {name: known[name] for name in ATTRIBUTES if name in known}
    for n, name in enumerate(ATTRIBUTES):
        pool: Pool | None = model.attributes[n]
        assert (None if pool is None else list(pool.fields())) == dice.get(name)
    icons = known.get("attack_icons", {"melee": 1} if group == "pets" else {})
    assert model.reach == tuple([icons.get(name, 0) for name in ("melee", "magic", "missile")])
    assert model.shields == tuple([ATTRIBUTES.index(name) for name in known.get("defense_attributes", ["ARM"])])
    own = [known["printed_action"]] if known.get("printed_action") else []
    printed = known.get("unique_actions", own)
    assert len(model.acts) == len(printed) and len(model.drinks) == len(known.get("potions", []))
    for action, act in zip([*printed, *known.get("potions", [])], (*model.acts, *model.drinks), strict=True):
        check_action(action, act, model.id)
    forms = [word.removeprefix("Shapeshift: ") for word in known["abilities"] if word.startswith("Shapeshift: ")]
    assert model.form_of == slug(known.get("shapeshift_of", ""))
    assert model.shift == (slug(forms[0]) if forms else model.form_of)
    assert model.paired == known.get("paired", False)
    assert model.pool == tuple([(slug(part["monster"]), part["count"]) for part in known.get("spawning_pool", [])])
    gains = known.get("master_gains") or {}
    assert (library.named(model.gains.id).en if model.gains else "") == gains.get("action", "")
    assert model.gains_abilities == bits([gains["keyword"]] if "keyword" in gains else [])
    disputed = bool(known.get("conflict") or known.get("low"))
    assert ("disputed" in model.house, "missing-action" in model.house) == (disputed, "missing" in known)


@pytest.mark.parametrize(("group", "known"), GEAR, ids=ids(GEAR))
def test_a_piece_of_equipment(group: str, known: dict[str, Any]) -> None:
    gear: GearDef = library.gear()[slug(known["name"])]
    assert library.named(gear.id).en == known["name"]
    assert (gear.deck, gear.slot) == ("loot" if group == "loot" else "treasure", known["slot"])
    copies = KNOWN["copies"][{"loot": "loot", "treasure": "treasure_base"}[group]] if group != "model_treasures" else {}
    assert gear.copies == copies.get(known["name"], 1)
    assert given(gear.bonus) == bonuses(known["bonus"])
    assert gear.abilities == bits(known["keywords"])
    better = known.get("affinity_bonus", {"affinity": "", "replaces_with": []})
    assert (gear.affinity, given(gear.better)) == (better["affinity"], bonuses(better["replaces_with"]))
    assert gear.owner == slug(known.get("owner", ""))
    assert len(gear.acts) == len(known.get("actions", []))
    for action, act in zip(known.get("actions", []), gear.acts, strict=True):
        check_action(action, act, gear.id)
    doubts = {"disputed", "owner", "amethyst-crystal-shard"} & set(gear.house)
    assert bool(doubts) == bool(known.get("conflict") or known.get("low") or known.get("owner_inferred"))


@pytest.mark.parametrize(("group", "known"), EXPLORES, ids=ids(EXPLORES))
def test_an_explore_card(group: str, known: dict[str, Any]) -> None:
    card = library.explores()[slug(known["name"])]
    assert library.named(card.id).en == known["name"]
    own = group == "explore_forgotten_king"
    assert card.copies == KNOWN["copies"][group if own else "explore_base"][known["name"]]
    assert (card.creeps, card.boss) == (known["creeps"], "forgotten-king" if own else "")
    assert ("disputed" in card.house) == known.get("conflict", False)
    trap = known.get("trap")
    assert (card.trap is not None) == (trap is not None) == ("trap-creeps" in card.house)
    assert bool(card.effect) == (trap is None and card.id != "creep-factory")
    if trap is not None and card.trap is not None:
        strength = -1 if trap["strength_stars"] is None else trap["strength_stars"]
        assert (card.trap.template, card.trap.defense.fields(), card.trap.strength) == (
            trap["template"],
            (0, 0, 0, trap["defense_stars"]),
            strength,
        )
        assert card.trap.statuses == sum([1 << STATUSES.index(status) for status in trap["inflicts"]])
        assert bool(card.trap.special) == (trap["kind"] == "support"), "a trap that does not attack does something else"


def test_what_explore_cards_do() -> None:
    assert {card.id: card.effect.name for card in library.explores().values() if card.effect} == {
        "armory": "armory",
        "blue-button-stuck": "no-support",
        "red-button-stuck": "no-offense",
        "jammed-coin-slot": "no-coins",
        "locked-doors": "locked",
        "pathing-error": "no-walls",
        "potion-stash": "potions",
        "save-point": "save-point",
        "secret-code": "coin",
        "traveling-merchant": "merchant",
        "treasure-vault": "vault",
        "turbo-button": "turbo",
        "faerie-pool": "faerie-pool",
        "friendly-chimera": "friends",
        "gypsy-princess": "offense-star",
        "lost-unicorn": "defense-star",
        "mistmourn-fog": "fog",
    }
    specials = {
        card.id: card.trap.special.name for card in library.explores().values() if card.trap and card.trap.special
    }
    assert specials == {
        "choking-cloud": "choking",
        "grasping-tentacles": "tentacles",
        "dancing-light": "dancing-light",
    }
    kinds = {card.id: card.effect.kinds for card in library.explores().values() if isinstance(card.effect, Favour)}
    assert kinds == {
        "gypsy-princess": ("human", "freyjan", "demon"),
        "lost-unicorn": ("elf", "celestian", "dwarf", "gnome"),
    }


def test_what_invaders_do_to_their_host() -> None:
    assert {act.id: act.burden for act in library.actions().values() if act.burden} == {
        "in-your-pants": DefenseLess(1),
        "extra-scared": HeartsKeepStatuses(),
        "citrine-goo": NoSlot("citrine"),
        "emerald-goo": NoSlot("emerald"),
        "ruby-goo": NoSlot("ruby"),
        "sapphire-goo": NoSlot("sapphire"),
    }


def test_kinds_stand_in_the_type_line() -> None:
    for _, known in MODELS:
        model = library.models()[slug(known["id"])]
        line = known.get("type", "").lower()
        if "shapeshift" in line:  # a second form keeps the type of the first (SD-SHIFT-03)
            assert model.kinds == library.models()[model.form_of].kinds
            continue
        rest = line.replace("dungeon boss", "boss").replace("boo booty", "").replace("spawning point", "")
        ranks = ("hero", "minion", "elite", "creep", "boss", "mini-boss")
        words = [word for word in rest.replace("dark celestian", "dark-celestian").split() if word not in ranks]
        assert model.kinds == tuple(words), model.id


def test_nothing_is_in_the_box_that_is_not_known() -> None:
    assert set(library.models()) == set(ids(MODELS)) and len(MODELS) == 67
    assert set(library.gear()) == set(ids(GEAR)) and len(GEAR) == 68
    assert set(library.explores()) == set(ids(EXPLORES)) and len(EXPLORES) == 25


def test_the_dice() -> None:
    sides = [[list(face.fields()) for face in die] for die in library.faces()]
    assert sides == [KNOWN["dice"][colour] for colour in ("blue", "red", "green")]
    assert [sum([side[0] for side in die]) for die in sides] == [4, 7, 12]
    assert [max([side[0] for side in die]) for die in sides] == [2, 3, 4]
