"""A battle as a row of numbers, as one seat may know it.

Seats are counted from the one that looks. Columns for slots, cards and tokens are those of all heroes at the table, so that
rows of all seats are alike."""

from __future__ import annotations

from tablee.gamekit.chart import WHO, Chart, Columns, Row
from tablee.games.dice_throne.rules.knowing import known
from tablee.games.dice_throne.rules.records import Kit, Pool
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import ROLL_PHASES
from tablee.kernel.errors import SetupError

PHASES = ("setup", "upkeep", "income", "main 1", "offense", "targeting", "defense", "main 2", "discard", "end")
PURPOSES = ("offense", "defense", "targeting", "text")
FACES = ("0", "1", "2", "3", "4", "5", "6")  # 0: in the hand of whoever throws it again
DIALS = ("health", "cp", "hand", "deck", "discard", "out", "active", "partner", "side", "incoming", "defendable")


class Side:
    """The columns of one seat, counted from the one that looks."""

    def __init__(self, kit: Kit, columns: Columns, who: str) -> None:
        heroes = kit.heroes
        of = f"{who}: "
        self.dials = columns.each(DIALS, of)
        self.first = self.dials["health"]
        self.hero = columns.each([hero.id for hero in heroes], f"{of}is ")
        slots = [f"{hero.id} {slot.id}" for hero in heroes for side in hero.sides for slot in side]
        self.slots = columns.each(slots, f"{of}level of ")
        cards = [card.id for hero in heroes for card in hero.deck]
        self.holds, self.prepared = columns.each(cards, f"{of}holds "), columns.each(cards, f"{of}prepared ")
        tokens = [kind.token.id for kind in kit.kinds]
        self.own, self.others = columns.each(tokens, f"{of}has "), columns.each(tokens, f"{of}has of others ")
        self.raised = columns.each(tokens, f"{of}raised ")
        self.attacks, self.attacked = columns(f"{of}attacks"), columns(f"{of}is attacked")
        self.rolls = columns(f"{of}rolls")
        # where each seat's things go, by their numbers
        self.levels = [
            [[self.slots[f"{hero.id} {slot.id}"] for slot in side] for side in hero.sides] for hero in heroes
        ]
        self.hand = [[self.holds[card.id] for card in hero.deck] for hero in heroes]
        self.spells = [[self.prepared[card.id] for card in hero.deck] for hero in heroes]
        self.tokens = [
            [(self.own if kind.owner in (-1, seat) else self.others)[kind.token.id] for kind in kit.kinds]
            for seat in range(kit.seats)
        ]
        self.limits = [self.raised[kind.token.id] for kind in kit.kinds]


class BattleChart(Chart[Battle]):
    slots = 288

    def __init__(self, kit: Kit) -> None:
        if isinstance(kit, Pool):
            raise SetupError("heroes that are drafted are not known when a chart is drawn: name them, heroes=...")
        columns = Columns()
        self.kit = kit
        heroes, seats = kit.heroes, kit.seats
        self.sides = [Side(kit, columns, who) for who in WHO[:seats]]
        self.phases = list(columns.each(PHASES, "phase ").values())
        self.attempts, self.locked, self.again = columns("attempts"), columns("locked"), columns("again")
        boxes = [
            ability
            for hero in heroes
            for side in hero.sides
            for slot in side
            for level in slot.levels
            for ability in level.abilities
        ]
        abilities = [ability.id for ability in boxes]
        attacks = columns.each(abilities, "attack by ")
        self.attacks = {text.key: attacks[ability.id] for ability in boxes for text in ability.texts}
        self.made, self.answered, self.undefendable = columns("attack"), columns("answered"), columns("undefendable")
        self.plus = columns("attack modifiers")
        self.purposes = columns.each(PURPOSES, "roll for ")
        self.faces = list(columns.each(FACES, "dice with ").values())
        self.around = [[(seat + n) % seats for n in range(seats)] for seat in range(seats)]
        words = [card.id for hero in heroes for card in hero.deck]
        words += [slot.id for hero in heroes for side in hero.sides for slot in side]
        uses = [f"{name}-{n}" for name in dict.fromkeys(abilities) for n in (1, 2, 3)]
        moments = ["token", *dict.fromkeys([moment for kind in kit.kinds for moment in kind.token.on])]
        words += [*[kind.id for kind in kit.kinds], *[hero.id for hero in heroes], *moments]
        super().__init__(columns.names, [*words, *abilities, *uses])

    def fill(self, game: Battle, seat: int, row: Row) -> None:
        for side, other in zip(self.sides, self.around[seat]):
            self.one(game, seat, other, side, row)
        row[self.phases[game.phase]] = 1
        row[self.attempts] = game.attempts
        row[self.locked], row[self.again] = game.locked, game.again
        if game.attack is not None and game.phase in ROLL_PHASES:
            self.attack(game, seat, row)
        if game.rolls:
            roll = game.rolls[-1]
            row[self.purposes[roll.purpose if roll.purpose in self.purposes else "text"]] = 1
            row[self.sides[(roll.seat - seat) % self.kit.seats].rolls] = 1
            faces = self.faces
            for face in roll.faces:
                n = abs(face)
                row[faces[n if n < 7 else 0]] += 1

    def one(self, game: Battle, seat: int, other: int, side: Side, row: Row) -> None:
        kit, player, first = self.kit, game.players[other], side.first
        row[first] = game.dials[kit.team[other]]
        row[first + 1], row[first + 2] = player.cp, len(player.hand)
        row[first + 3], row[first + 4], row[first + 5] = len(player.deck), len(player.discard), player.out
        row[first + 6], row[first + 7], row[first + 8] = game.active == other, game.allies(seat, other), player.side
        for one in game.incoming:
            if one.to == other:
                row[first + 9] += game.total(one)
                row[first + 10] += game.subtotals(one, one.parts)[1]
        row[side.hero[kit.heroes[other].id]] = 1
        for column, level in zip(side.levels[other][player.side], player.levels):
            row[column] = level
        for column, n in zip(side.tokens[other], player.tokens):
            if n:
                row[column] += n
        for kind, n in player.raised.items():
            row[side.limits[kind]] += n
        hand = player.hand if other == seat else known(game, seat, other, "hand", player.hand)
        for card in hand:
            row[side.hand[other][card]] += 1
        for card in player.prepared:
            row[side.spells[other][card]] += 1

    def attack(self, game: Battle, seat: int, row: Row) -> None:
        attack = game.attack
        assert attack is not None
        row[self.sides[(attack.by - seat) % self.kit.seats].attacks] = 1
        if attack.to >= 0:
            row[self.sides[(attack.to - seat) % self.kit.seats].attacked] = 1
        if attack.ability in self.attacks:  # else a card or token attacks
            row[self.attacks[attack.ability]] = 1
        row[self.made], row[self.answered], row[self.undefendable] = attack.made, attack.answered, attack.undefendable
        row[self.plus] = sum(attack.plus)
