"""The catalogue in one language: every card, action, ability, status, token, tile and die, with texts built from the data."""

from __future__ import annotations

from tablee.gamekit.icons import icons_of
from tablee.gamekit.view import Grid, Mark, Row, Sheet
from tablee.games.super_dungeon.rules.abilities import ABILITIES
from tablee.games.super_dungeon.rules.board.tiles import EFFECTS, OPEN, UPRIGHT, Tile
from tablee.games.super_dungeon.rules.board.tiles import box as tiles
from tablee.games.super_dungeon.rules.library import (
    actions,
    boss_fights,
    box,
    explores,
    faces,
    gear,
    models,
    named,
)
from tablee.games.super_dungeon.rules.ranks import HERO, POINT
from tablee.games.super_dungeon.rules.records import CHEST, COIN, KEY, POTION, SKULL, START_MARKER
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.games.super_dungeon.rules.vocabulary import (
    ALL_POINTS,
    ATTRIBUTES,
    COLOURS,
    OFFENSE,
    ActionDef,
    BossFight,
    ExploreDef,
    Face,
    GearDef,
    ModelDef,
    Pool,
)
from tablee.games.super_dungeon.text.words import Wording, statuses
from tablee.text.compose import capital
from tablee.text.messages import Messages

ICONS = icons_of("tablee.games.super_dungeon")

#: abilities, statuses and tile effects whose French name stands in the rulebook; other French names are ours
IN_THE_BOOK = (
    "backlash",
    "burrow",
    "cursed",
    "fly",
    "hookshot",
    "insignificant",
    "small",
    "stealth",
    "surefoot",
    "tough",
    "berserk",
    "bane",
    "fire",
    "hex",
    "ice",
    "knockdown",
    "poison",
    "slow",
    "difficult",
    "chasm",
    "structure",
)
EFFECT_HOUSE = {"brambles": ("brambles",)}  # tile effects of which something is ours
TOKENS = (COIN, KEY, SKULL, POTION, CHEST, START_MARKER)
SIDE = {HERO: "", "pet": "green", "boss": "purple", "mini-boss": "orange"}  # accents by rank; monsters are red


class Catalogue:
    def __init__(self, say: Messages) -> None:
        self.words = Wording(say)
        self.sheets: dict[str, Sheet] = {}

    def everything(self) -> dict[str, Sheet]:
        for model in models().values():
            self.sheets[f"model.{model.id}"] = self.model(model)
        for equipment in gear().values():
            self.sheets[f"gear.{equipment.id}"] = self.gear(equipment)
        for card in explores().values():
            self.sheets[f"explore.{card.id}"] = self.explore(card)
        for fight in boss_fights().values():
            self.sheets[f"fight.{fight.boss}"] = self.fight(fight)
        for act in actions().values():
            self.sheets[f"action.{act.id}"] = self.action(act)
        for name in STATUSES:
            self.sheets[f"status.{name}"] = self.status(name)
        for name in ABILITIES:
            self.sheets[f"ability.{name}"] = self.ability(name)
        for tile in tiles().values():
            self.sheets[f"tile.{tile.id}"] = self.tile(tile)
        for name in EFFECTS.values():
            self.sheets[f"effect.{name}"] = self.effect(name)
        for name in TOKENS:
            self.sheets[f"token.{name}"] = self.token(name)
        for colour, sides in zip(COLOURS, faces(), strict=True):
            self.die(colour, sides)
        return self.sheets

    # ------------------------------------------------------------------ cards
    def model(self, model: ModelDef) -> Sheet:
        figures = (
            Mark("moves", model.moves),
            Mark("actions", model.actions),
            Mark("hearts", model.hearts),
            Mark("potions", model.potions),
            Mark("skulls", model.skulls),
        )
        remarks = list(self.house(model.id, model.house))
        for act in (*model.acts, *model.drinks):
            remarks += [self.of(act, key) for key in act.house]
        return Sheet(
            self.words.card(model.id),
            model.rank,
            icon=ICONS["models"].get(model.id, ICONS["kinds"][model.rank]),
            accent=accent(model),
            text="\n".join(self.words.model(model)),
            needs=capital(self.words.figures(model)),
            stats=tuple([mark for mark in figures if mark.n or (mark.role == "moves" and model.rank != POINT)]),
            house=tuple(remarks),
            rows=tuple(self.rows(model)),
        )

    def rows(self, model: ModelDef) -> list[Row]:
        """The card as a table: attributes, abilities, actions and potions, each with what it means."""
        words = self.words
        found = [
            Row(
                "attribute", words.say(f"attribute-{name}"), "", None, pool_marks(dice), words.attribute_means(model, n)
            )
            for n, name in enumerate(ATTRIBUTES)
            if (dice := model.attributes[n]) is not None
        ]
        inflicted = {words.status(name): name for name in STATUSES}
        for name, text in words.powers(model):
            lines = [capital(text) + "."]
            if name in inflicted:  # what it inflicts is told, too
                means = words.meaning(f"status-does-{inflicted[name]}")
                lines.append(words.say("explained", what=name, text=means))
            found.append(Row("ability", capital(name), ICONS["kinds"]["ability"], text="\n".join(lines)))
        for act in (*model.acts, *model.drinks):
            kind = "potion" if act.timing else f"{act.kind}-action"
            cost = None if act.cost == ALL_POINTS else act.cost
            text = "\n".join([capital(words.does(act)) + ".", *words.shapes(act), *self.terms(act)])
            found.append(Row(kind, words.card(act.id), ICONS["kinds"][kind], cost, text=text))
        return [*found, *[Row("note", text=line) for line in words.remarks(model)]]

    def terms(self, act: ActionDef) -> list[str]:
        """What the abilities and statuses in an action mean."""
        lines = list(self.words.explained(act.abilities))
        for name in statuses(act.statuses):
            text = self.words.meaning(f"status-does-{name}")
            lines.append(self.words.say("explained", what=self.words.status(name), text=text))
        return lines

    def gear(self, equipment: GearDef) -> Sheet:
        remarks = list(self.house(equipment.id, equipment.house))
        for act in equipment.acts:
            remarks += [self.of(act, key) for key in act.house]
        lines = [*self.words.explained(equipment.abilities), *[self.words.action(act) for act in equipment.acts]]
        return Sheet(
            self.words.card(equipment.id),
            equipment.deck,
            icon=ICONS["gear"].get(equipment.id, ICONS["kinds"][equipment.deck]),
            accent=ICONS["crystals"][equipment.slot],
            text="\n".join(lines),
            needs=capital(self.words.gear(equipment)),
            house=tuple(remarks),
        )

    def explore(self, card: ExploreDef) -> Sheet:
        say = self.words.say
        lines = [say("creeps-come", n=card.creeps)] if card.creeps else []
        if card.effect:
            lines.append(self.words.node(card.effect))
        if card.trap is not None:
            guard = card.trap.defense
            dice = self.words.pool(guard) if any(guard.fields()) else say("dice-stars", n=0)
            lines += [self.words.meaning(f"template-{card.trap.template}"), say("trap-defense", dice=dice)]
            if card.trap.strength >= 0:
                lines.append(say("trap-strength", n=card.trap.strength))
            if card.trap.statuses:
                inflicted = [self.words.status(name) for name in statuses(card.trap.statuses)]
                lines.append(say("trap-inflicts", statuses=self.words.series(inflicted)))
            if card.trap.special:
                lines.append(self.words.node(card.trap.special))
        return Sheet(
            self.words.card(card.id),
            "trap" if card.trap is not None else "explore",
            icon=ICONS["explores"][card.id],
            accent="purple" if card.boss else "",
            text="\n".join(lines),
            needs=capital(say("gear-copies", n=card.copies)),
            stats=(Mark("creeps", card.creeps),) if card.creeps else (),
            house=self.house(card.id, card.house),
        )

    def fight(self, fight: BossFight) -> Sheet:
        say = self.words.say
        spawn, timeout = [self.words.card(one.name) for one in (fight.spawn, fight.timeout)]
        lines = [
            say("fight-spawn", what=spawn, text=self.words.node(fight.spawn)),
            say("fight-timeout", what=timeout, text=self.words.node(fight.timeout)),
        ]
        ours = any([named(one.name).ours for one in (fight.spawn, fight.timeout)])
        return Sheet(
            say("fight-of", boss=self.words.card(fight.boss)),
            "fight",
            icon=ICONS["kinds"]["fight"],
            accent="purple",
            text="\n".join(lines),
            house=(say("house-name"),) if ours else (),
        )

    def action(self, act: ActionDef) -> Sheet:
        """The line of the action, and what the abilities and statuses in it mean."""
        lines = [capital(self.words.does(act)) + ".", *self.terms(act)]
        kind = "potion" if act.timing else f"{act.kind}-action"
        return Sheet(
            self.words.card(act.id),
            kind,
            icon=ICONS["kinds"][kind],
            accent="red" if act.kind == OFFENSE else "blue",
            cost=None if act.cost == ALL_POINTS else act.cost,
            text="\n".join(lines),
            house=self.house(act.id, act.house),
        )

    # ------------------------------------------------------------------ words of the rulebook
    def status(self, name: str) -> Sheet:
        text = capital(self.words.meaning(f"status-does-{name}")) + "."
        return Sheet(
            self.words.status(name),
            "status",
            icon=ICONS["statuses"][name],
            accent="purple",
            text=text,
            house=self.booked(name),
        )

    def ability(self, name: str) -> Sheet:
        text = capital(self.words.meaning(f"ability-does-{name}")) + "."
        title = capital(self.words.say(f"ability-{name}"))
        return Sheet(title, "ability", icon=ICONS["kinds"]["ability"], text=text, house=self.booked(name))

    def effect(self, name: str) -> Sheet:
        text = capital(self.words.meaning(f"effect-does-{name}")) + "."
        title = self.words.say(f"effect-{name}")
        remarks = (*self.booked(name), *[self.words.say(f"house-{key}") for key in EFFECT_HOUSE.get(name, ())])
        return Sheet(title, "effect", icon=ICONS["effects"][name], text=text, house=remarks)

    def tile(self, tile: Tile) -> Sheet:
        """Its size, and what is printed on its squares."""
        say = self.words.say
        shown = [name for letter, name in EFFECTS.items() if any([letter in row for row in tile.rows])]
        lines = [say("tile-squares", w=tile.width, h=tile.height)]
        lines += [
            say("explained", what=say(f"effect-{name}"), text=self.words.meaning(f"effect-does-{name}"))
            for name in shown
        ]
        return Sheet(
            tile.name(self.words.lang),
            "tile",
            letter=tile.id,
            icon=ICONS["kinds"]["tile"],
            text="\n".join(lines),
            house=(say("house-tile"),),
            grid=printed(tile),
        )

    def token(self, name: str) -> Sheet:
        text = capital(self.words.say(f"token-does-{name}")) + "."
        return Sheet(self.words.say(f"token-{name}"), "token", icon=ICONS["tokens"][name], text=text)

    def die(self, colour: str, sides: tuple[Face, ...]) -> None:
        say = self.words.say
        ids = [f"face.{colour}.{n}" for n in range(1, len(sides) + 1)]
        for id, side in zip(ids, sides, strict=True):
            self.sheets[id] = self.side(colour, side)
        shown = [self.sheets[id].name for id in ids]
        self.sheets[f"die.{colour}"] = Sheet(
            say(f"colour-{colour}"),
            "die",
            icon=ICONS["kinds"]["die"],
            accent=colour,
            needs=", ".join(shown),
            faces=tuple(ids),
            house=tuple([say(f"house-{key}") for key in box().dice_house]),
        )

    def side(self, colour: str, side: Face) -> Sheet:
        say = self.words.say
        found = [("star", "stars", side.stars), ("heart", "hearts", side.hearts), ("potion", "potions", side.potions)]
        shown = [(icon, say(f"side-{what}", n=n)) for icon, what, n in found if n]
        return Sheet(
            " + ".join([words for _, words in shown]) or say("side-blank"),
            letter=str(side.stars or ""),
            icon=ICONS["sides"][shown[0][0]] if shown else "",
            accent=colour,
        )

    # ------------------------------------------------------------------ what is ours
    def house(self, id: str, keys: tuple[str, ...]) -> tuple[str, ...]:
        name = (self.words.say("house-name"),) if named(id).ours else ()
        return (*name, *[self.words.say(f"house-{key}") for key in keys])

    def of(self, act: ActionDef, key: str) -> str:
        return self.words.say("house-of", action=self.words.card(act.id), text=self.words.say(f"house-{key}"))

    def booked(self, name: str) -> tuple[str, ...]:
        return () if name in IN_THE_BOOK else (self.words.say("house-name"),)


def pool_marks(pool: Pool) -> tuple[Mark, ...]:
    """Dice by colour, then fixed stars; an attribute without any says so by its text."""
    dice = zip(COLOURS, (pool.blue, pool.red, pool.green), strict=True)
    found = [Mark(f"die.{colour}", n) for colour, n in dice if n]
    return (*found, Mark("stars", pool.stars)) if pool.stars else tuple(found)


def printed(tile: Tile) -> Grid:
    """The tile as it is printed, with the wall around it and gaps where its entrances are."""
    legend = {letter: f"effect.{effect}" for letter, effect in EFFECTS.items() if letter not in OPEN}
    legend["."] = f"tile.{tile.id}"
    rows = tuple(["".join(["." if letter in OPEN else letter for letter in row]) for row in tile.rows])
    doors = [edge for door in tile.doors for edge in tile.edges(door)]
    edges = [*tile.walls, *[edge for edge in tile.rim() if edge not in doors]]
    walls = sorted([(x, y, "w" if axis == UPRIGHT else "n") for axis, x, y in edges])
    used = {letter: sheet for letter, sheet in legend.items() if any([letter in row for row in rows])}
    return Grid(tile.width, tile.height, rows, used, tuple(walls))


def accent(model: ModelDef) -> str:
    return ICONS["heroes"].get(model.id, SIDE.get(model.rank, "red"))


def catalogue(say: Messages) -> dict[str, Sheet]:
    return Catalogue(say).everything()
