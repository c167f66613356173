"""Heroes as plain data and back, effects and all: what boards were read into is kept, and built anew without words."""

from __future__ import annotations

import inspect
from dataclasses import fields, is_dataclass
from typing import Any

from tablee.games.dice_throne.rules import vocabulary as v
from tablee.games.dice_throne.rules.effects import basic
from tablee.games.dice_throne.rules.effects.rooms import ROOMS
from tablee.kernel import effect as kernel
from tablee.kernel.effect import Amount, Condition, Effect, Text

Data = dict[str, Any]
Tokens = dict[str, v.Token]

#: nodes and requirements by name
CLASSES: dict[str, Any] = {
    name: cls
    for home in ROOMS
    for name, cls in inspect.getmembers(home, inspect.isclass)
    if issubclass(cls, (Effect, Amount, Condition, v.Requirement))
}
#: what a token is besides its texts; where it is silent, it is as usual
FACTS = (
    "letter", "icon", "others", "stack", "persistent", "owned", "removable", "transferable", "refusable", "freezes",
    "rescues", "companion", "blocks",
)  # fmt: skip


# ---------------------------------------------------------------------- effects
def arguments(node: object) -> tuple[object, ...]:
    """What a node is made of, in the order in which its class takes it."""
    if is_dataclass(node):
        return tuple([getattr(node, field.name) for field in fields(node) if field.init])
    if isinstance(node, (kernel.Sequence, kernel.Either)):
        return node.parts
    if isinstance(node, basic.Also):
        return (node.late.what,)
    return (node.what,) if isinstance(node, basic.Late) else ()


def pack_tree(value: object) -> Any:
    """A node by its class and what it is made of; tokens by their id."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, tuple):
        return [pack_tree(one) for one in value]
    if isinstance(value, v.Token):
        return {"token": value.id}
    return {type(value).__name__: [pack_tree(one) for one in arguments(value)]}


def tree(data: Any, tokens: Tokens) -> Any:
    if isinstance(data, list):
        return tuple([tree(one, tokens) for one in data])
    if not isinstance(data, dict):
        return data
    ((name, made_of),) = data.items()
    return tokens[made_of] if name == "token" else CLASSES[name](*[tree(one, tokens) for one in made_of])


# ---------------------------------------------------------------------- names and sources
def pack_name(name: v.Name) -> list[Any]:
    return [name.en, name.fr, name.gender, name.ours]


def pack_said(said: v.Remark) -> list[str]:
    return [said.en, said.fr]


def pack_source(source: v.Source) -> list[Any]:
    return [source.of, source.confidence, pack_said(source.dispute) if source.dispute is not None else None]


def source(data: list[Any]) -> v.Source:
    of, confidence, dispute = data
    return v.Source(of, confidence, v.Remark(*dispute) if dispute is not None else None)


# ---------------------------------------------------------------------- tokens
def pack_text(text: Text | None) -> Any:
    return pack_tree(text.root) if text is not None else None


def plain(one: Any, *names: str) -> Data:
    """What needs no packing."""
    return {name: getattr(one, name) for name in names}


def pack_token(token: v.Token) -> Data:
    return {
        **plain(token, "id", "kind", "limit", "worth", *FACTS),
        "name": pack_name(token.name),
        "source": pack_source(token.source),
        "sooner": [token.sooner[0], token.sooner[1].id] if token.sooner is not None else None,
        "grows": token.grows.id if token.grows is not None else None,
        "fallen": token.fallen.id if token.fallen is not None else None,
        "ways": [
            [pack_text(way.text), way.price, way.once, way.main, way.aged, *[True] * way.twice] for way in token.ways
        ],
        "on": [[moment, pack_text(text), moment in token.each] for moment, text in token.on.items()],
        "burst": pack_text(token.burst),
        "full": pack_text(token.full),
        "off": pack_text(token.off),
    }


def add_tokens(listed: list[Data], known: Tokens) -> list[v.Token]:
    """First what they are, then their texts, which may name each other."""
    for data in listed:
        facts = {fact: data[fact] for fact in FACTS}
        name = v.Name(*data["name"])
        known[data["id"]] = v.Token(
            data["id"], name, data["kind"], data["limit"], source=source(data["source"]), **facts
        )
    for data in listed:
        token = known[data["id"]]
        if data["sooner"] is not None:
            token.sooner = (data["sooner"][0], known[data["sooner"][1]])
        token.grows = known[data["grows"]] if data["grows"] is not None else None
        token.worth = data["worth"]
        token.fallen = known[data["fallen"]] if data["fallen"] is not None else None
        for text, price, once, main, aged, *twice in data["ways"]:
            token.spends(tree(text, known), price=price, once=once, main=main, aged=aged, twice=bool(twice))
        for moment, text, each in data["on"]:
            token.when(moment, tree(text, known), each=each)
        if data["burst"] is not None:
            token.bursts(tree(data["burst"], known))
        if data["full"] is not None:
            token.fills(tree(data["full"], known))
        if data["off"] is not None:
            token.goes_off(tree(data["off"], known))
    return [known[data["id"]] for data in listed]


# ---------------------------------------------------------------------- boards and cards
def pack_ability(ability: v.Ability) -> Data:
    return {
        **plain(ability, "id", "ultimate", "dice", "permits", "rerolls", "icon"),
        "name": pack_name(ability.name),
        "do": [pack_tree(effect) for effect in ability.do],
        "needs": pack_tree(ability.needs),
        "again": pack_tree(ability.again),
        "on": [[moment, pack_tree(effect)] for moment, effect in ability.on.items()],
        "uses": [[use.id, use.price, pack_tree(use.effect), *[True] * use.once] for use in ability.uses],
    }


def ability(data: Data, tokens: Tokens) -> v.Ability:
    return v.Ability(
        data["id"],
        v.Name(*data["name"]),
        *[tree(one, tokens) for one in data["do"]],
        needs=tree(data["needs"], tokens),
        ultimate=data["ultimate"],
        dice=data["dice"],
        again=tree(data["again"], tokens),
        on={moment: tree(one, tokens) for moment, one in data["on"]},
        uses=tuple([v.Use(id, price, tree(one, tokens), *once) for id, price, one, *once in data["uses"]]),
        permits=data["permits"],
        rerolls=data["rerolls"],
        icon=data["icon"],
    )


def pack_slot(slot: v.Slot) -> Data:
    levels = [
        {"cost": lv.cost, "source": pack_source(lv.source), "abilities": [pack_ability(a) for a in lv.abilities]}
        for lv in slot.levels
    ]
    return {"id": slot.id, "levels": levels}


def slot(data: Data, tokens: Tokens) -> v.Slot:
    levels = [
        v.Level(tuple([ability(a, tokens) for a in lv["abilities"]]), lv["cost"], source(lv["source"]))
        for lv in data["levels"]
    ]
    return v.Slot(data["id"], *levels)


def pack_card(card: v.Card) -> Data:
    return {
        **plain(card, "id", "cost", "timing", "modifier", "icon"),
        "name": pack_name(card.name),
        "effect": pack_tree(card.effect),
        "source": pack_source(card.source),
    }


def card(data: Data, tokens: Tokens) -> v.Card:
    return v.Card(
        data["id"],
        v.Name(*data["name"]),
        data["cost"],
        data["timing"],
        tree(data["effect"], tokens),
        modifier=data["modifier"],
        icon=data["icon"],
        source=source(data["source"]),
    )


# ---------------------------------------------------------------------- heroes
def pack_hero(hero: v.Hero, shared: Tokens, common: int) -> Data:
    """All but the tokens that several heroes share, which are named, and the common cards, which come first."""
    return {
        "id": hero.id,
        "name": pack_name(hero.name),
        "edition": hero.edition,
        "complexity": hero.complexity,
        "faces": list(hero.faces),
        "symbols": [
            [id, pack_name(name), hero.letters[id], hero.icons.get(id, "")] for id, name in hero.symbols.items()
        ],
        "tokens": [token.id if token.id in shared else pack_token(token) for token in hero.tokens],
        "sides": [[pack_slot(slot) for slot in side] for side in hero.sides],
        "cards": [pack_card(card) for card in hero.cards[common:]],
        "accent": hero.accent,
        "icon": hero.icon,
        "setup": pack_tree(hero.setup),
        "deck_size": hero.deck_size,
        "remarks": [pack_said(remark) for remark in hero.remarks],
    }


def hero(data: Data, shared: Tokens, common: tuple[v.Card, ...]) -> v.Hero:
    known = dict(shared)
    add_tokens([one for one in data["tokens"] if not isinstance(one, str)], known)
    return v.Hero(
        data["id"],
        v.Name(*data["name"]),
        data["edition"],
        data["complexity"],
        tuple(data["faces"]),
        symbols={id: v.Name(*name) for id, name, _, _ in data["symbols"]},
        letters={id: letter for id, _, letter, _ in data["symbols"]},
        icons={id: icon for id, _, _, icon in data["symbols"]},
        sides=tuple([tuple([slot(one, known) for one in side]) for side in data["sides"]]),
        tokens=tuple([known[one if isinstance(one, str) else one["id"]] for one in data["tokens"]]),
        cards=(*common, *[card(one, known) for one in data["cards"]]),
        accent=data["accent"],
        icon=data["icon"],
        setup=tree(data["setup"], known),
        deck_size=data["deck_size"],
        remarks=tuple([v.Remark(*remark) for remark in data["remarks"]]),
    )
