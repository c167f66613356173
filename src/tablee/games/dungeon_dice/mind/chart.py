"""A game of Dungeon Dice as a row of numbers: all that lies open, as one seat looks at it."""

from __future__ import annotations

from tablee.gamekit.chart import WHO, Chart, Columns, Row
from tablee.games.dungeon_dice.rules.combat import face_of
from tablee.games.dungeon_dice.rules.menu import RANGES
from tablee.games.dungeon_dice.rules.procedures.deals import talks
from tablee.games.dungeon_dice.rules.records import IN, Kit
from tablee.games.dungeon_dice.rules.state import MONSTER_BIT, Dungeon
from tablee.games.dungeon_dice.rules.terms import CONDITIONS, NEXT, TIMES, WHOLE, read
from tablee.games.dungeon_dice.rules.vocabulary import BAGS, MONSTER, SPELLS, SYMBOLS

FORTUNES = (
    "level",
    "experience",
    "wounds",
    "glory",
    "trophies",
    "out",
    "active",
    "in combat",
    "helps",
    "duels",
    "toad",
)
OWED = ("owes me", "is owed by me")
LOOT = ("potion", "chest", "locked")


class Throw:
    """The columns of the dice that one side has in the combat."""

    def __init__(self, columns: Columns, of: str) -> None:
        self.dice, self.value, self.bonus = columns(f"{of}dice"), columns(f"{of}value"), columns(f"{of}bonus")
        self.symbols = columns.each(SYMBOLS, f"{of}shows ")


class Terms:
    """The columns of what somebody gives in an offer that lies on the table, or wants."""

    def __init__(self, kit: Kit, columns: Columns, of: str) -> None:
        self.kinds = columns.each(TIMES, of)
        self.things = columns.each([*[kind.id for kind in kit.defs], *BAGS.values()], f"{of}of ")
        self.conditions = columns.each(CONDITIONS, f"{of}if ")
        self.later = columns(f"{of}in later fights")

    def fill(self, kit: Kit, words: tuple[str, ...], row: Row) -> None:
        for word in words:
            term = read(word)
            row[self.kinds[term.kind]] += 1
            if term.thing:
                die = kit.by_handle.get(term.thing, -1)
                row[self.things[kit.defs[die].id if die >= 0 else term.thing]] += 1
            if term.condition:
                row[self.conditions[term.condition]] += 1
            row[self.later] += term.when == NEXT


class Seat:
    def __init__(self, kit: Kit, columns: Columns, who: str) -> None:
        of = f"{who}: "
        self.first = columns.each(FORTUNES, of)[FORTUNES[0]]
        kinds = [kind.id for kind in kit.defs if kind.group != MONSTER]
        self.has, self.wears = columns.each(kinds, f"{of}has "), columns.each(kinds, f"{of}wears ")
        self.owes, self.owed = [columns(f"{of}{words}") for words in OWED]
        self.throw = Throw(columns, of)
        self.offers, self.offered = columns(f"{of}offers"), columns(f"{of}is offered")


class DungeonChart(Chart[Dungeon]):
    slots = 256

    def __init__(self, kit: Kit) -> None:
        columns = Columns()
        self.kit = kit
        self.seats = [Seat(kit, columns, who) for who in WHO[: kit.seats]]
        self.monster = Throw(columns, "monster: ")
        monsters = [kind.id for kind in kit.defs if kind.group == MONSTER]
        self.fought = columns.each(monsters, "fights ")
        self.drawn = columns.each(monsters, "lies open: ")
        self.monster_toad, self.fighting = columns("monster: toad"), columns("combat")
        self.declared, self.over, self.stage = columns("fight declared"), columns("combat over"), columns("stage")
        self.duel, self.chest = columns("duel"), columns("locked chest")
        self.level = columns("monster: level")
        self.treasure = columns.each(LOOT, "monster: guards ")
        self.immune = [columns(f"monster: immune to {spell}") for spell in SPELLS]
        self.gives, self.wants = Terms(kit, columns, "gives "), Terms(kit, columns, "wants ")
        self.bags = columns.each(BAGS.values(), "bag ")
        self.around = [[(seat + n) % kit.seats for n in range(kit.seats)] for seat in range(kit.seats)]
        self.names_of = [kind.id for kind in kit.defs]
        super().__init__(columns.names, self.options(kit))

    @staticmethod
    def options(kit: Kit) -> list[str]:
        places = [
            "monster",
            "m",
            "heroes",
            "seat",
            *[f"{word}{n}" for n in range(kit.seats) for word in ("h", "seat-")],
        ]
        return [*kit.handles, *places, *SYMBOLS, *BAGS.values(), *TIMES, *CONDITIONS, WHOLE, *RANGES]

    def fill(self, game: Dungeon, seat: int, row: Row) -> None:
        kit = self.kit
        for columns, other in zip(self.seats, self.around[seat]):
            self.one(game, other, columns, row)
        for bag, column in self.bags.items():
            row[column] = len(game.bags[bag])
        for die in game.drawn:
            row[self.drawn[self.names_of[die]]] += 1
        row[self.chest] = game.chest
        for promise in game.ledger:
            if promise.to == seat:
                row[self.seats[(promise.by - seat) % kit.seats].owes] += 1
            if promise.by == seat:
                row[self.seats[(promise.to - seat) % kit.seats].owed] += 1
        if game.combat is not None:
            self.combat(game, seat, row)
        talk = talks(game)[-1:]
        if talk and talk[0].shown_to(seat):
            offer = talk[0].on_table()
            row[self.seats[(offer.by - seat) % kit.seats].offers] = 1
            for other in offer.others:
                row[self.seats[(other - seat) % kit.seats].offered] = 1
            for _, gives, wants in offer.legs:
                self.gives.fill(kit, gives, row)
                self.wants.fill(kit, wants, row)

    def one(self, game: Dungeon, other: int, columns: Seat, row: Row) -> None:
        hero, first = game.heroes[other], columns.first
        row[first], row[first + 1], row[first + 2] = hero.level, hero.xp, hero.wounds
        row[first + 3], row[first + 4], row[first + 5] = game.glory(other), len(hero.trophies), hero.out
        row[first + 6] = game.active == other
        names, has, wears = self.names_of, columns.has, columns.wears
        for die in hero.dice:
            row[has[names[die]]] += 1
        for die in hero.worn:
            row[wears[names[die]]] += 1

    def combat(self, game: Dungeon, seat: int, row: Row) -> None:
        fight, n = game.combat, self.kit.seats
        assert fight is not None
        row[self.fighting], row[self.declared], row[self.over] = 1, fight.fought, fight.over
        row[self.stage] = fight.stage
        if fight.monster >= 0:
            row[self.fought[self.names_of[fight.monster]]] = 1
            face = game.monster_face()
            row[self.level] = face.level
            if face.treasure:
                row[self.treasure[face.treasure]] = 1
            row[self.monster_toad] = fight.toads >> MONSTER_BIT & 1
            for bit, column in enumerate(self.immune):
                row[column] = fight.immune >> bit & 1
        row[self.duel] = bool(fight.duel)
        for other in fight.duel or (game.active,):
            row[self.seats[(other - seat) % n].first + 7] = 1
        if fight.helper >= 0:
            row[self.seats[(fight.helper - seat) % n].first + 8] = 1
        for other in fight.duel:
            row[self.seats[(other - seat) % n].first + 9] = 1
        for columns, other in zip(self.seats, self.around[seat]):
            row[columns.first + 10] = fight.toads >> other & 1
            if other < len(fight.bonus):
                row[columns.throw.bonus] = fight.bonus[other]
        if fight.bonus:
            row[self.monster.bonus] = fight.bonus[-1]
        for one in fight.dice:
            if one.gone == IN:
                throw = self.monster if one.owner < 0 else self.seats[(one.owner - seat) % n].throw
                face = face_of(game, one)
                row[throw.dice] += 1
                row[throw.value] += face.value or 0
                for symbol in face.symbols:
                    row[throw.symbols[symbol]] += 1
