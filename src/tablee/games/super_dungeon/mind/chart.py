"""A dungeon as a row of numbers: who stands where and how they fare, what is worn and carried, what lies on the map.

Places are counted in squares from the top left corner of the map. Tokens are listed up to a number, those beyond are only counted.
"""

from __future__ import annotations

from tablee.gamekit.chart import Chart, Columns, Row
from tablee.games.super_dungeon.rules.board.tiles import box as printed
from tablee.games.super_dungeon.rules.kit import Kit
from tablee.games.super_dungeon.rules.ranks import CONSUL
from tablee.games.super_dungeon.rules.records import CHEST, COIN, KEY, POTION, SKULL, START_MARKER
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.games.super_dungeon.rules.usable import BERSERK_ATTACK, FEED, RAGE_ATTACK
from tablee.games.super_dungeon.rules.values import hearts

TOKENS = (COIN, KEY, SKULL, POTION, CHEST, START_MARKER)
LISTED = 16  # tokens whose place is told
USED = (BERSERK_ATTACK, RAGE_ATTACK, FEED)  # abilities that are chosen like actions
FIELDS = ("on the map", "x", "y", "wounds", "potions", "turned", "mine", "lasting", "acting", "gone")
TILE = ("x", "y", "turned", "entered", "searched", "unlocked", "effects", "traps")
GENERAL = ("turn", "Consul's turn", "coins", "keys", "skulls spent", "free super", "spawned", "rung", "climbs", "time-out",
           "loot due", "treasure due", "loot", "treasure", "explore", "I am the Consul", "I speak")  # fmt: skip


class ArenaChart(Chart[Arena]):
    def __init__(self, kit: Kit) -> None:
        columns = Columns()
        self.kit = kit
        self.slots = 512 if kit.setup.preparing == "auto" else 1024  # chests may be placed on every square
        self.general = columns.each(GENERAL)[GENERAL[0]]
        self.models: list[tuple[int, int]] = []  # of each: the first column, and the first of its statuses
        for handle in kit.handles:
            first = columns.each(FIELDS, f"{handle}: ")[FIELDS[0]]
            self.models.append((first, columns.each(STATUSES, f"{handle}: ")[STATUSES[0]]))
        self.hearts = [columns(f"{kit.handles[n]}: hearts") for n in kit.heroes]
        cards = [card.handle for card in kit.cards]
        self.carried = columns.each(cards, "backpack: ")
        self.worn = [columns.each(cards, f"{kit.handles[n]} wears ") for n in kit.heroes]
        self.cards = cards
        self.tiles = [columns.each(TILE, f"tile {n}: ")[TILE[0]] for n in range(1, self.most_tiles(kit) + 1)]
        self.counted = columns.each(TOKENS, "tokens: ")
        self.listed = [
            (columns(f"token {n}: x"), columns(f"token {n}: y"), columns.each(TOKENS, f"token {n}: ")[TOKENS[0]])
            for n in range(1, LISTED + 1)
        ]
        words = [*kit.handles, *cards, *kit.defs, *kit.gear_defs, *kit.actions, *STATUSES, *TOKENS, *USED]
        super().__init__(columns.names, [*words, *printed(), "n", "e", "s", "w", "actions", "moves"])

    @staticmethod
    def most_tiles(kit: Kit) -> int:
        return max(len(kit.setup.tiles), len(kit.setup.heroes) + 1, 6)

    def fill(self, game: Arena, seat: int, row: Row) -> None:
        kit, first, width = self.kit, self.general, game.board.width or 1
        row[first], row[first + 1], row[first + 2], row[first + 3] = (
            game.turn,
            game.side == CONSUL,
            game.coins,
            game.keys,
        )
        row[first + 4], row[first + 5], row[first + 6] = game.skulls_spent, game.free_super, game.spawned
        row[first + 7], row[first + 8], row[first + 9] = game.rung, game.climbs, game.time_out
        row[first + 10], row[first + 11] = game.loot_due + game.loot_more, game.treasure_due
        row[first + 12], row[first + 13], row[first + 14] = len(game.loot), len(game.treasure), len(game.explore)
        row[first + 15], row[first + 16] = seat == kit.consul, game.speaks() == seat
        models, places = game.models, self.models
        for side in game.present:
            for n in side:
                model = models[n]
                first, status = places[n]
                row[first], row[first + 1], row[first + 2] = 1, model.at % width, model.at // width
                row[first + 3], row[first + 4], row[first + 5] = model.wounds, model.potions, model.turned
                row[first + 6], row[first + 7] = model.seat == seat, len(model.lasting)
                statuses = model.statuses
                while statuses:
                    bit = statuses & -statuses
                    row[status + bit.bit_length() - 1] = 1
                    statuses ^= bit
        if game.active >= 0:
            row[places[game.active][0] + 8] = 1
        for n in (*kit.heroes, *kit.points):
            row[places[n][0] + 9] = models[n].gone
        cards = self.cards
        for card in game.backpack:
            row[self.carried[cards[card]]] = 1
        for n, (column, worn) in enumerate(zip(self.hearts, self.worn)):
            row[column] = hearts(game, n)
            for card in models[n].gear:
                row[worn[cards[card]]] = 1
        self.scenery(game, width, row)

    def scenery(self, game: Arena, width: int, row: Row) -> None:
        for first, tile in zip(self.tiles, game.tiles):
            row[first], row[first + 1], row[first + 2] = tile.x, tile.y, tile.turn
            row[first + 3], row[first + 4], row[first + 5] = tile.entered, tile.searched, tile.unlocked
            row[first + 6] = len(tile.effects)
        for trap in game.traps:
            row[self.tiles[trap.tile] + 7] += 1
        for token in game.tokens:
            row[self.counted[token.kind]] += 1
        for (x, y, kind), token in zip(self.listed, game.tokens):
            row[x], row[y] = token.at % width, token.at // width
            row[kind + TOKENS.index(token.kind)] = 1
