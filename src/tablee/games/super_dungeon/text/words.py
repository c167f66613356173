"""What cards say in one language, built from their figures: attributes, bonuses, abilities, actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.super_dungeon.rules import library
from tablee.games.super_dungeon.rules.abilities import (
    ABILITIES,
    ABILITY,
    FIXED_FORM,
    IMMUNE_ALL,
    IMMUNE_AT,
    INFLICTS_AT,
)
from tablee.games.super_dungeon.rules.figures import FIGURES
from tablee.games.super_dungeon.rules.nodes.actions import SPECIALS
from tablee.games.super_dungeon.rules.nodes.burdens import BURDENS
from tablee.games.super_dungeon.rules.nodes.explore import EXPLORE_EFFECTS
from tablee.games.super_dungeon.rules.nodes.fights import SPAWN_EFFECTS, TIMEOUT_EFFECTS
from tablee.games.super_dungeon.rules.nodes.node import Node
from tablee.games.super_dungeon.rules.nodes.traps import TRAP_EFFECTS
from tablee.games.super_dungeon.rules.ranks import POINT, RANKS
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.games.super_dungeon.rules.vocabulary import (
    ALL_POINTS,
    ATTRIBUTES,
    COLOURS,
    DEX,
    NO_BONUS,
    SHIELD,
    STR,
    SUPPORT,
    WILL,
    ActionDef,
    Bonus,
    GearDef,
    ModelDef,
    Pool,
)
from tablee.text.messages import Messages
from tablee.text.writer import Lore, Sort, Writer, words

#: attribute -> its range icon, and which of a model's ranges that is (SD-COMP-05)
ICONS = {STR: ("blade", 0), WILL: ("wand", 1), DEX: ("bolt", 2)}

NODES = (*SPECIALS, *BURDENS, *EXPLORE_EFFECTS, *TRAP_EFFECTS, *SPAWN_EFFECTS, *TIMEOUT_EFFECTS)


def names(bits: int) -> list[str]:
    """Abilities among these bits."""
    return [name for name in ABILITIES if bits & ABILITY[name]]


def statuses(bits: int) -> list[str]:
    return [name for n, name in enumerate(STATUSES) if bits & 1 << n]


# ---------------------------------------------------------------------- effect nodes
class Figure(Sort):
    """A field that is no plain number: kinds, a model, a slot, dice."""

    def __init__(self, field: str) -> None:
        self.field = field

    def called(self, writer: NodeWriter, value: Any, way: str, many: bool = False) -> str:  # type: ignore[override]
        return str(writer.wording.figure(self.field, value))


LORE = Lore(
    package=__package__,
    nodes={node.__name__: node for node in NODES},
    sorts={field: Figure(field) for field in ("either", "kinds", "model", "slot", "arm")},
    sections={Node: "effect"},
)


class NodeWriter(Writer):
    def __init__(self, wording: Wording) -> None:
        super().__init__(LORE, words(wording.lang, LORE.package))
        self.wording = wording


class Wording:
    def __init__(self, say: Messages) -> None:
        self.messages = say
        self.lang = say.lang

    def say(self, id: str, **args: int | str) -> str:
        return self.messages.say(id, **args)

    # ------------------------------------------------------------------ names
    def card(self, id: str) -> str:
        return library.name(id, self.lang)

    def kind(self, id: str) -> str:
        """A kind of model, or a rank where an effect is for one."""
        if id in RANKS:
            return self.say(f"kind-{id}")
        return library.box().kinds[id].said(self.lang)

    def kinds(self, ids: tuple[str, ...]) -> str:
        return self.series([self.kind(id) for id in ids])

    def status(self, name: str) -> str:
        return self.say(f"status-{name}")

    def crystals(self, names: tuple[str, ...]) -> str:
        return self.series([self.say(f"crystal-{name}") for name in names])

    def series(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])

    # ------------------------------------------------------------------ figures
    def pool(self, pool: Pool) -> str:
        """ "2 blue + 1 red"."""
        found = [(colour, n) for colour, n in zip(COLOURS, (pool.blue, pool.red, pool.green), strict=True) if n]
        if pool.stars:
            found.append(("stars", pool.stars))
        return " + ".join([self.say(f"dice-{what}", n=n) for what, n in found]) or self.say("dice-none")

    def attribute(self, model: ModelDef, n: int) -> str:
        """An attribute with what is printed on it; "" where the model has none."""
        dice = model.attributes[n]
        if dice is None:
            return ""
        name = self.say(f"attribute-{ATTRIBUTES[n]}")
        icon, at = ICONS.get(n, ("", -1))
        icons = [self.say(f"printed-{icon}", n=model.reach[at])] if icon and model.reach[at] else []
        if n in model.shields:
            icons.append(self.say("printed-shield"))
        if not icons:
            return self.say("attribute-line", attribute=name, dice=self.pool(dice))
        return self.say("attribute-icons", attribute=name, dice=self.pool(dice), icons=", ".join(icons))

    def attribute_means(self, model: ModelDef, n: int) -> str:
        """What an attribute is for, and what the icons printed on it allow."""
        icon, at = ICONS.get(n, ("", -1))
        found = [self.say(f"attribute-does-{ATTRIBUTES[n]}")]
        if icon and model.reach[at]:
            found.append(self.say(f"printed-does-{icon}", n=model.reach[at]))
        if n in model.shields:
            found.append(self.say("printed-does-shield"))
        return self.joined(found)

    def bonus(self, bonus: Bonus) -> list[str]:
        if bonus is NO_BONUS:
            return []
        found = []
        if bonus.dice[0].dice() + bonus.dice[0].stars and len({pool.fields() for pool in bonus.dice}) == 1:
            found.append(self.say("bonus-all", dice=self.pool(bonus.dice[0])))
        else:
            for name, pool in zip(ATTRIBUTES, bonus.dice, strict=True):
                if any(pool.fields()):
                    attribute = self.say(f"attribute-{name}")
                    found.append(self.say("bonus-dice", dice=self.pool(pool), attribute=attribute))
        points = {"actions": bonus.actions, "moves": bonus.moves, "hearts": bonus.hearts, "potions": bonus.potions}
        return [*found, *[self.say(f"bonus-{what}", n=n) for what, n in points.items() if n]]

    # ------------------------------------------------------------------ abilities
    def abilities(self, bits: int) -> list[tuple[str, str]]:
        """Name and explanation of each ability; inflicted statuses and immunities are abilities (SD-ABIL-09, SD-ABIL-17)."""
        found = [(self.say(f"ability-{name}"), self.meaning(f"ability-does-{name}")) for name in names(bits)]
        for name in statuses(bits >> INFLICTS_AT & (1 << len(STATUSES)) - 1):
            word = self.status(name)
            found.append((self.say("inflicting", status=word), self.say("inflicting-does", status=word)))
        if bits & IMMUNE_ALL == IMMUNE_ALL:
            return [*found, (self.say("immune-all"), self.say("immune-all-does"))]
        for name in statuses(bits >> IMMUNE_AT):
            word = self.status(name)
            found.append((self.say("immune", status=word), self.say("immune-does", status=word)))
        return found

    def node(self, node: Node) -> str:
        """What an effect node does: by its row in the table of this language."""
        return NodeWriter(self).node("effect", node)

    def meaning(self, id: str) -> str:
        """What a word of the rulebook means, with the figures that the rules use."""
        return self.filled(id, FIGURES.get(id, {}))

    def filled(self, id: str, figures: Mapping[str, Any]) -> str:
        return self.say(id, **{field: self.figure(field, value) for field, value in figures.items()})

    def figure(self, field: str, value: Any) -> int | str:
        """A figure or word as its message takes it."""
        match field:
            case "either":
                kinds = [self.kind(id) for id in value]
                return self.say("list-or", first=", ".join(kinds[:-1]), last=kinds[-1]) if kinds[1:] else kinds[0]
            case "kinds":
                return self.kinds(value)
            case "model":
                return self.card(value)
            case "slot":
                return self.say(f"crystal-{value}")
        return self.pool(value) if isinstance(value, Pool) else int(value)

    def ability_names(self, bits: int) -> str:
        return self.series([name for name, _ in self.abilities(bits)])

    def explained(self, bits: int) -> list[str]:
        return [self.say("explained", what=name, text=text) for name, text in self.abilities(bits)]

    # ------------------------------------------------------------------ actions
    def action(self, act: ActionDef) -> str:
        """The whole line: button and cost, name, then what it does (SD-ACTION-04)."""
        cost: int | str = "X" if act.cost == ALL_POINTS else act.cost
        if act.timing:
            return self.say(f"drink-{act.timing}", name=self.card(act.id), cost=cost, text=self.does(act))
        return self.say(f"act-{act.kind}", name=self.card(act.id), cost=cost, text=self.does(act))

    def does(self, act: ActionDef) -> str:
        return self.joined([*self.aim(act), *self.effects(act)])

    def aim(self, act: ActionDef) -> list[str]:
        """Whom it reaches, and the rolls."""
        found = [self.say(f"reach-{act.reach}", n=act.squares)] if act.squares else []
        if act.area:
            found.append(self.say(f"area-{act.area}", n=act.size))
        if not (act.reach or act.area or act.special) and (act.augment or not act.basic):
            found.append(self.say("oneself"))
        if act.offense >= 0:
            attribute = self.say(f"attribute-{ATTRIBUTES[act.offense]}")
            if act.basic and act.kind == SUPPORT:
                found.append(self.say("roll-alone", attribute=attribute))
            elif act.defense == SHIELD:
                found.append(self.say("roll-shield", attribute=attribute))
            else:
                defense = self.say(f"attribute-{ATTRIBUTES[act.defense]}")
                found.append(self.say("roll-against", attribute=attribute, defense=defense))
        return found

    def effects(self, act: ActionDef) -> list[str]:
        found = self.bonus(act.bonus)
        if act.statuses:
            found.append(
                self.say("inflicts", statuses=self.series([self.status(name) for name in statuses(act.statuses)]))
            )
        if act.control:
            found.append(self.say(f"control-{act.control}", n=act.control_by))
        if act.heal:
            found.append(self.say("heals", n=act.heal))
        if act.abilities:
            given = self.ability_names(act.abilities)
            if act.lasting():
                found.append(self.say("gives-abilities", abilities=given))
            else:
                found.append(self.say("with-abilities", abilities=given))
        if act.special:
            found.append(self.node(act.special))
        if act.basic:
            found.append(self.meaning(f"basic-{act.id}"))
        if act.burden:
            found.append(self.node(act.burden))
        if act.only:
            found.append(self.say("only", kinds=self.kinds(act.only)))
        if act.lasting() and not act.special.BRIEF:
            found.append(self.say("lasts"))
        if act.augment:
            found.append(self.say("augment"))
        if act.dangerous:
            found.append(self.say("dangerous"))
        if act.once:
            found.append(self.say("once"))
        return found

    def shapes(self, act: ActionDef) -> list[str]:
        """The words of the book for areas, for moving others and for whom an action is, explained."""
        found = []
        if act.area:
            found.append((self.say(f"area-{act.area}", n=act.size), self.say(f"area-does-{act.area}", n=act.size)))
        if act.control:
            n = act.control_by
            found.append((self.say(f"control-{act.control}", n=n), self.say(f"control-does-{act.control}", n=n)))
        if act.augment:
            found.append((self.say("augment"), self.say("augment-does")))
        if act.dangerous:
            found.append((self.say("dangerous"), self.say("dangerous-does")))
        return [self.say("explained", what=what, text=text) for what, text in found]

    # ------------------------------------------------------------------ cards
    def figures(self, model: ModelDef) -> str:
        """Kinds, level, base and affinity in one line, with the figures between them (SD-COMP-03, SD-COMP-04)."""
        points = {
            "moves": model.moves,
            "actions": model.actions,
            "hearts": model.hearts,
            "potions": model.potions,
            "skulls": model.skulls,
        }
        found = [self.kind(kind) for kind in model.kinds]
        if model.level:
            found.append(self.say(f"level-{model.level}"))
        for what, n in points.items():
            if n or (what == "moves" and model.rank != POINT):
                found.append(self.say("figure", what=self.say(f"mark-{what}", n=n), n=n))
        found += [line for n in range(len(ATTRIBUTES)) if (line := self.attribute(model, n))]
        if model.affinity:
            found.append(self.say("affinity", crystals=self.crystals(model.affinity)))
        if model.width > 1:
            found.append(self.say("large-base", n=model.width))
        return self.joined(found)

    def joined(self, parts: list[str]) -> str:
        return ("; " if self.lang == "en" else " ; ").join(parts)

    def model(self, model: ModelDef) -> list[str]:
        """Abilities explained, what else is printed, then actions and potions line by line."""
        first, last = self.printed(model)
        lines = [self.say("explained", what=name, text=text) for name, text in self.powers(model)]
        return [*lines, *first, *[self.action(act) for act in (*model.acts, *model.drinks)], *last]

    def powers(self, model: ModelDef) -> list[tuple[str, str]]:
        """Its abilities, and the other form it can take."""
        found = self.abilities(model.abilities)
        if model.shift and not model.abilities & FIXED_FORM:
            form = self.card(model.shift)
            found.append((self.say("shapeshift", form=form), self.say("shapeshift-does", form=form)))
        return found

    def remarks(self, model: ModelDef) -> list[str]:
        first, last = self.printed(model)
        return [*first, *last]

    def printed(self, model: ModelDef) -> tuple[list[str], list[str]]:
        """What stands before the actions, and after them."""
        lines: list[str] = []
        if model.pet:
            lines.append(self.say("pet-of", pet=self.card(model.pet)))
        if model.paired:
            lines.append(self.say("paired"))
        if model.pool:
            monsters = [self.say("pool-part", n=n, monster=self.card(id)) for id, n in model.pool]
            lines.append(self.say("pool", monsters=self.series(monsters)))
        gains = [self.card(model.gains.id)] if model.gains else []
        gains += [name for name, _ in self.abilities(model.gains_abilities)]
        return lines, [self.say("master-gains", what=self.series(gains))] if gains else []

    def gear(self, gear: GearDef) -> str:
        """Slot, bonus, affinity bonus (SD-EQUIP-01, SD-AFFINITY-03)."""
        found = [self.say("slot", crystal=self.say(f"crystal-{gear.slot}")), *self.bonus(gear.bonus)]
        if gear.affinity:
            crystal, better = self.say(f"crystal-{gear.affinity}"), self.series(self.bonus(gear.better))
            found.append(self.say("gear-better", crystal=crystal, bonus=better))
        if gear.owner:
            found.append(self.say("gear-owner", model=self.card(gear.owner)))
        return self.joined([*found, self.say("gear-copies", n=gear.copies)])
