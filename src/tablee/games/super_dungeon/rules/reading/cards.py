"""From content files to definitions. Each field is checked on the way, references between cards at the end."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tablee.gamekit.spelling import wrong
from tablee.gamekit.tables import document
from tablee.games.super_dungeon.rules.nodes.actions import SPECIALS
from tablee.games.super_dungeon.rules.nodes.burdens import BURDENS
from tablee.games.super_dungeon.rules.nodes.explore import EXPLORE_EFFECTS
from tablee.games.super_dungeon.rules.nodes.fights import SPAWN_EFFECTS, TIMEOUT_EFFECTS
from tablee.games.super_dungeon.rules.nodes.node import NO_BURDEN, NO_EFFECT, NO_SPECIAL, NO_TRAP_EFFECT, name_of
from tablee.games.super_dungeon.rules.nodes.traps import TRAP_EFFECTS
from tablee.games.super_dungeon.rules.ranks import (
    BOOTY,
    CREEP,
    CRYSTALS,
    ELITE,
    HERO,
    LEVELS,
    MINI_BOSS,
    MINION,
    PET,
    POINT,
    RANKS,
    SLOTS,
)
from tablee.games.super_dungeon.rules.reading import notation, references
from tablee.games.super_dungeon.rules.reading.box import Box, Decks, Name
from tablee.games.super_dungeon.rules.reading.entry import Entry
from tablee.games.super_dungeon.rules.reading.nodes import node
from tablee.games.super_dungeon.rules.reading.references import BASICS
from tablee.games.super_dungeon.rules.vocabulary import (
    ALL_POINTS,
    AREA_TRAP,
    ARM,
    ATTRIBUTES,
    COLOURS,
    DEX,
    EMERGENCY,
    LINE_TRAP,
    OFFENSE,
    SCATTER_TRAP,
    STR,
    SUPPORT,
    WILL,
    ActionDef,
    BossFight,
    ExploreDef,
    GearDef,
    ModelDef,
    Pool,
    TrapDef,
)
from tablee.kernel.errors import ContentError
from tablee.kernel.record import pack

ARTICLES = ("le", "la", "l'")
#: in this order: what later files name stands in earlier ones, save for references between cards
FILES = (
    "kinds.toml",
    "dice.toml",
    "basic.toml",
    "heroes.toml",
    "heroes_first.toml",
    "boss.toml",
    "mini_bosses.toml",
    "spawning_points.toml",
    "monsters.toml",
    "booties.toml",
    "creeps.toml",
    "pets.toml",
    "extra_points.toml",
    "extra_monsters.toml",
    "extra_mini_bosses.toml",
    "loot.toml",
    "treasure.toml",
    "treasure_models.toml",
    "explore.toml",
    "explore_forgotten_king.toml",
    "decks.toml",
)
#: remarks on values that are ours or that sources disagree about; each has a text in the messages ("house-...")
HOUSE = (
    "amethyst-crystal-shard",
    "copies",
    "dice",
    "disputed",
    "footprint",
    "missing-action",
    "owner",
    "pet",
    "pollen-dream",
    "stranglethorn-druid",
    "trap-creeps",
    "waldmeister-syrup",
)
BARE = {HERO: (STR, ARM, WILL, DEX), PET: (STR, ARM), POINT: (ARM,)}  # attributes by rank (SD-PET-06); others have all


#: what packs of other packages may bring: models that a setup names, or that come with those
BROUGHT = (HERO, MINION, ELITE, MINI_BOSS, POINT)


class Reading:
    def __init__(self, texts: dict[str, str], packs: Mapping[str, dict[str, str]]) -> None:
        self.box = Box()
        self.where: dict[str, Entry] = {}  # of each id, for what is checked at the end
        self.house: tuple[str, ...] = ()  # what the file at hand says of all its entries
        for file in FILES:
            if file not in texts:
                raise ContentError(file, "is missing")
            place = f"super_dungeon/content/{file}"
            self.file(Entry(place, document(place, texts[file])))
        for name, own in packs.items():
            known = list(self.where)
            for place, text in own.items():
                self.pack(Entry(place, document(place, text)))
            self.box.packs.update({id: name for id in self.where if id not in known})
        references.check(self.box, self.where)

    def pack(self, top: Entry) -> None:
        """Kinds, models and their equipment: nothing of it is in a game whose setup does not name it."""
        self.house = ()
        self.kind(top)
        for entry in top.tables("model"):
            entry.among("rank", BROUGHT)
            self.model(entry)
        for entry in top.tables("gear"):
            entry.text("owner")
            self.gear(entry)
        top.done()

    def kind(self, top: Entry) -> None:
        for entry in top.tables("kind"):
            id = self.id(entry)
            self.box.kinds[id] = self.name(entry)
            entry.done()

    def file(self, top: Entry) -> None:
        self.house = top.list("house", HOUSE)
        self.kind(top)
        dice = top.tables("die")
        if dice:
            self.dice(top, dice)
        for entry in top.tables("basic"):
            entry.among("id", BASICS)
            one = self.action(entry, basic=True)
            self.box.basics[one.id] = one
        for entry in top.tables("model"):
            self.model(entry)
        for entry in top.tables("gear"):
            self.gear(entry)
        for entry in top.tables("explore"):
            self.explore(entry)
        for entry in top.tables("fight"):
            self.fight(entry)
        if top.has("creep"):
            self.decks(top)
        top.done()

    # ------------------------------------------------------------------ what every entry has
    def id(self, entry: Entry) -> str:
        id = entry.text("id")
        if id in self.where:
            raise entry.wrong("id", f"is {id!r}, which {self.where[id].where} has already")
        self.where[id] = entry
        return id

    def name(self, entry: Entry) -> Name:
        table = entry.table("name")
        found = Name(table.text("en"), table.text("fr"), table.flag("ours"), table.among("le", ARTICLES, ""))
        table.done()
        return found

    def remarks(self, entry: Entry) -> tuple[str, ...]:
        return (*self.house, *entry.list("house", HOUSE))

    def kinds(self, entry: Entry, field: str, more: Collection[str] = ()) -> tuple[str, ...]:
        return entry.list(field, (*self.box.kinds, *more))

    # ------------------------------------------------------------------ dice
    def dice(self, top: Entry, dice: tuple[Entry, ...]) -> None:
        if [one.text("colour") for one in dice] != list(COLOURS):
            raise top.wrong("die", f"must stand there once for each of {', '.join(COLOURS)}, in this order")
        found = []
        for one in dice:
            sides = one.value("faces", list, "a list of six sides", None)
            if len(sides) != 6:
                raise one.wrong("faces", f"has {len(sides)} sides: a die has six")
            found.append(tuple([notation.face(one, side) for side in sides]))
            one.done()
        self.box.faces = tuple(found)
        self.box.dice_house = self.house

    # ------------------------------------------------------------------ actions
    def action(self, entry: Entry, basic: bool = False, potion: bool = False) -> ActionDef:
        id, name = entry.text("id"), self.name(entry)
        kind = entry.among("kind", (OFFENSE, SUPPORT))
        reach, squares = notation.counted(entry, "range", notation.REACHES, bare=True)
        area, size = notation.area(entry)
        if reach and not squares and not area and not basic:
            raise entry.wrong("range", "has no number: only with an area, or on a basic action, may it be missing")
        offense, defense = notation.roll(entry)
        if kind == OFFENSE and offense < 0:
            raise entry.wrong("roll", "is missing: an offensive action is rolled (SD-OFFENSE-01)")
        notation.icon(entry, kind, reach, offense)
        control, control_by = notation.control(entry)
        one = ActionDef(
            id,
            name.en,
            kind,
            self.cost(entry, basic),
            reach=reach,
            squares=squares,
            area=area,
            size=size,
            offense=offense,
            defense=defense,
            bonus=notation.bonus(entry, "bonus"),
            statuses=notation.statuses(entry, "statuses"),
            control=control,
            control_by=control_by,
            augment=entry.flag("augment"),
            dangerous=entry.flag("dangerous"),
            once=entry.flag("once"),
            abilities=notation.abilities(entry),
            heal=entry.number("heal", 0),
            only=self.kinds(entry, "only", RANKS),
            special=node(entry, "special", SPECIALS, NO_SPECIAL, self.box.kinds),
            burden=node(entry, "burden", BURDENS, NO_BURDEN, self.box.kinds),
            timing=self.timing(entry, kind) if potion else "",
            basic=basic,
            house=entry.list("house", HOUSE),
        )
        entry.done()
        known = self.box.actions.setdefault(id, one)
        if known is not one and (pack(known), self.box.names[id]) != (pack(one), name):
            raise entry.wrong("id", f"is {id!r}, which {self.where[id].where} has with other values")
        if id not in self.where:
            self.where[id] = entry
            self.box.names[id] = name
        elif known is one:
            raise entry.wrong("id", f"is {id!r}, which {self.where[id].where} has already")
        return one

    def timing(self, entry: Entry, kind: str) -> str:
        """An offensive potion gives an offensive action, any other one a support action (SD-POTION-06)."""
        found = entry.among("timing", (SUPPORT, OFFENSE, EMERGENCY))
        if (found == OFFENSE) != (kind == OFFENSE):
            raise entry.wrong("timing", f"is {found!r}: the action of this potion is of the kind {kind!r}")
        return found

    def cost(self, entry: Entry, basic: bool) -> int:
        if basic and entry.raw.get("cost") == "X":
            entry.asked["cost"] = None
            return ALL_POINTS
        return entry.number("cost")

    # ------------------------------------------------------------------ cards
    def model(self, entry: Entry) -> None:
        id = self.id(entry)
        self.box.names[id] = self.name(entry)
        rank = entry.among("rank", RANKS)
        party, moving = rank in (HERO, PET), rank != POINT
        attributes: list[Pool | None] = [None, None, None, None]
        reach, shields = [0, 0, 0, 0], []
        for n in BARE.get(rank, BARE[HERO]):
            attributes[n], reach[n], shield = notation.attribute(entry, n)
            if shield:
                shields.append(n)
        if rank == PET and not reach[STR]:
            reach[STR] = 1  # SD-PET-06: the range of its Melee Attack where the card gives none
        if not shields:
            raise entry.wrong("ARM", f"needs the shield, or another of {', '.join(ATTRIBUTES)} does (SD-DEFENSE-02)")
        acts = tuple([self.action(one) for one in entry.tables("act")]) if moving else ()
        gains = entry.text("gains_action", "") if rank == PET else ""
        if gains not in ("", *[act.id for act in acts]):
            raise entry.wrong("gains_action", f"is {gains!r}: there are {', '.join([act.id for act in acts])}")
        self.box.models[id] = ModelDef(
            id,
            rank,
            kinds=self.kinds(entry, "kinds") if rank not in (PET, POINT, BOOTY) else (),
            level=entry.among("level", LEVELS) if not party else "",
            width=entry.number("width", least=1),
            moves=entry.number("moves") if moving else 0,
            actions=entry.number("actions", least=1) if moving else 0,
            attributes=(attributes[0], attributes[1], attributes[2], attributes[3]),
            reach=(reach[STR], reach[WILL], reach[DEX]),
            shields=tuple(shields),
            hearts=entry.number("hearts", least=1),
            affinity=entry.list("affinity", CRYSTALS) if rank != PET else (),
            abilities=notation.abilities(entry),
            acts=acts,
            skulls=entry.number("skulls", least=1) if moving and not party else 0,
            potions=entry.number("potions") if rank == HERO else 0,
            drinks=tuple([self.action(one, potion=True) for one in entry.tables("drink")]) if rank == HERO else (),
            shift=entry.text("shift", "") if moving else "",
            form_of=entry.text("form_of", "") if moving else "",
            pet=entry.text("pet", "") if moving else "",
            paired=entry.flag("paired") if rank == POINT else False,
            pool=self.pool(entry) if rank == POINT else (),
            gains=next((act for act in acts if act.id == gains), None),
            gains_abilities=notation.abilities(entry, "gains_") if rank == PET else 0,
            house=self.remarks(entry),
        )
        entry.done()

    def pool(self, entry: Entry) -> tuple[tuple[str, int], ...]:
        table = entry.table("pool")
        if not table.raw:
            raise entry.wrong("pool", "is empty: it names monsters and how many there are of each")
        return tuple([(monster, table.number(monster, least=1)) for monster in table.raw])

    def gear(self, entry: Entry) -> None:
        id = self.id(entry)
        self.box.names[id] = self.name(entry)
        affinity = entry.among("affinity", CRYSTALS, "")
        if bool(affinity) != entry.has("better"):
            raise entry.wrong("affinity", "and better stand there together or not at all (SD-AFFINITY-03)")
        self.box.gear[id] = GearDef(
            id,
            entry.among("deck", ("loot", "treasure")),
            entry.among("slot", SLOTS),
            bonus=notation.bonus(entry, "bonus"),
            abilities=notation.abilities(entry),
            acts=tuple([self.action(one) for one in entry.tables("act")]),
            affinity=affinity,
            better=notation.bonus(entry, "better"),
            owner=entry.text("owner", ""),
            copies=entry.number("copies", least=1),
            house=self.remarks(entry),
        )
        entry.done()

    def explore(self, entry: Entry) -> None:
        id = self.id(entry)
        self.box.names[id] = self.name(entry)
        self.box.explores[id] = ExploreDef(
            id,
            creeps=entry.number("creeps"),
            effect=node(entry, "effect", EXPLORE_EFFECTS, NO_EFFECT, self.box.kinds),
            trap=self.trap(entry.table("trap")) if entry.has("trap") else None,
            boss=entry.text("boss", ""),
            copies=entry.number("copies", least=1),
            house=self.remarks(entry),
        )
        entry.asked["trap"] = None
        entry.done()

    def trap(self, table: Entry) -> TrapDef:
        found = TrapDef(
            table.among("template", (AREA_TRAP, LINE_TRAP, SCATTER_TRAP)),
            notation.pool(table, "defense", table.text("defense")),
            table.number("strength", -1),
            notation.statuses(table, "statuses"),
            node(table, "special", TRAP_EFFECTS, NO_TRAP_EFFECT, self.box.kinds),
        )
        table.done()
        return found

    def fight(self, entry: Entry) -> None:
        boss = entry.text("boss")
        spawn, timeout = entry.table("spawn"), entry.table("timeout")
        for part, known in ((spawn, SPAWN_EFFECTS), (timeout, TIMEOUT_EFFECTS)):
            part.among("id", [name_of(one) for one in known])
            self.box.names[self.id(part)] = self.name(part)
            part.done()
        opening = next(one for one in SPAWN_EFFECTS if spawn.text("id") == name_of(one))
        late = next(one for one in TIMEOUT_EFFECTS if timeout.text("id") == name_of(one))
        self.box.fights[boss] = BossFight(boss, opening(), late())
        entry.done()

    def decks(self, top: Entry) -> None:
        """Several copies of a Boo Booty are legal, other cards are chosen once (SD-DECK-02, SD-DECK-03)."""
        ranks = {rank: [m.id for m in self.box.models.values() if m.rank == rank] for rank in (PET, BOOTY, CREEP)}
        owned = [g.id for g in self.box.gear.values() if g.owner]
        booties = top.value("booties", list, "a list of Boo Booties", None)
        for one in booties:
            if one not in ranks[BOOTY]:
                raise wrong(top.where, "booties", one, ranks[BOOTY], "names")
        self.box.decks = Decks(
            top.list("wonders", ranks[PET]),
            tuple(booties),
            top.list("consul_treasures", owned),
            top.list("hero_treasures", owned),
            top.among("creep", ranks[CREEP]),
            top.number("creep_models", least=6),
        )
