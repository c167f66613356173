"""A game of Champions as a row of numbers, as one seat may know it: every card by its number, players, the scenario."""

from __future__ import annotations

from tablee.gamekit.chart import MOST, WHO, Chart, Columns, Row
from tablee.games.champions.rules.knowing import knows_hand
from tablee.games.champions.rules.records import Kit
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import (
    EVENT,
    HERO,
    OUT,
    PLAY,
    RESOURCE,
    RESOURCES,
    REVEALED,
    STATUSES,
    TREACHERY,
)

PHASES = ("setup", "player", "villain")
DIALS = (
    "hit points",
    "hand",
    "deck",
    "discard",
    "dealt",
    "hero",
    "flipped",
    "out",
    "active",
    "first",
    "cheaper",
    "drones",
)
LYING = ("in hand", "discarded", "resolving")  # all there is to say of cards that never stay in play
FIELDS = (
    "in play",
    "mine",
    "exhausted",
    "damage",
    "threat",
    "counters",
    *STATUSES.values(),
    "attached to mine",
    "boosts",
)
SCENARIO = (
    "round",
    "hit points",
    "threat",
    "target",
    "acceleration",
    "deck",
    "discard",
    "stages",
    "schemes",
    "victory",
)

SOME = 40  # facedown cards in play that options name by words of their own


class ScenarioChart(Chart[Scenario]):
    slots = 128

    def __init__(self, kit: Kit) -> None:
        columns = Columns()
        self.kit = kit
        self.phases = columns.each(PHASES, "phase ")
        self.scenario = columns.each(SCENARIO, "scenario: ")[SCENARIO[0]]
        self.players = [columns.each(DIALS, f"{who}: ")[DIALS[0]] for who in WHO[: kit.seats]]
        self.lying: list[int] = []  # the first column of each card
        self.staying: list[int] = []  # the first of the further ones, or -1
        for handle, (code, _) in zip(kit.handles, kit.cards):
            self.lying.append(columns.each(LYING, f"{handle} ")[LYING[0]])
            stays = kit.defs[code].type not in (EVENT, RESOURCE, TREACHERY)
            self.staying.append(columns.each(FIELDS, f"{handle} ")[FIELDS[0]] if stays else -1)
        self.around = [[(seat + n) % kit.seats for n in range(kit.seats)] for seat in range(kit.seats)]
        super().__init__(columns.names, [*kit.handles[: len(kit.cards) + (SOME if kit.facedown else 0)], *RESOURCES])

    def fill(self, game: Scenario, seat: int, row: Row) -> None:
        cards, known = game.cards, len(self.lying)
        row[self.phases[game.phase]] = 1
        self.general(game, row)
        shown = [*game.sides, *game.around, *game.arriving]
        if game.villain >= 0:
            shown.append(game.villain)
        if game.main >= 0:
            shown.append(game.main)
        lying = self.lying
        for first, other in zip(self.players, self.around[seat]):
            player = game.players[other]
            self.player(game, other, first, row)
            if other == seat or knows_hand(game, seat, other):
                for i in player.hand:
                    row[lying[i]] += 1
            for i in player.pile:
                row[lying[i] + 1] = 1
            shown += [player.me, *player.allies, *player.board, *player.engaged]
        for i in game.epile:
            row[lying[i] + 1] = 1
        staying = self.staying
        for i in shown:
            card = cards[i]
            for attached in card.on:
                self.card(game, attached, seat, row)
            if i < known and staying[i] >= 0:
                self.card(game, i, seat, row)
        for frame in game.stack:  # what lies open while it is carried out
            i, boost = getattr(frame, "card", -1), getattr(frame, "flip", -1)
            if isinstance(i, int) and 0 <= i < known and cards[i].zone in (OUT, REVEALED):
                row[lying[i] + 2] = 1
            if 0 <= boost < known:
                row[lying[boost] + 2] = 1

    def card(self, game: Scenario, i: int, seat: int, row: Row) -> None:
        card = game.cards[i]
        if i >= len(self.staying) or self.staying[i] < 0 or card.zone != PLAY:
            return
        first = self.staying[i]
        row[first], row[first + 1], row[first + 2] = 1, card.area == seat, card.exhausted
        row[first + 3], row[first + 4], row[first + 5] = card.damage, card.threat, card.counters
        status = card.status
        if status:
            row[first + 6], row[first + 7], row[first + 8] = status & 1, status >> 1 & 1, status >> 2 & 1
        if card.host >= 0:
            row[first + 9] = game.cards[card.host].ctl == seat
        row[first + 10] = len(card.boosts)

    def player(self, game: Scenario, other: int, first: int, row: Row) -> None:
        player = game.players[other]
        if not player.out:
            row[first] = game.left(player.me)
        row[first + 1], row[first + 2], row[first + 3] = len(player.hand), len(player.deck), len(player.pile)
        row[first + 4], row[first + 5] = len(player.dealt), game.cards[player.me].face.type == HERO
        row[first + 6], row[first + 7], row[first + 8] = player.flipped, player.out, game.active == other
        row[first + 9], row[first + 10] = game.first == other, player.cheaper
        known = len(self.lying)
        row[first + 11] = len([i for i in player.engaged if i >= known])

    def general(self, game: Scenario, row: Row) -> None:
        first = self.scenario
        row[first] = game.round
        if game.villain >= 0:
            row[first + 1] = min(MOST, game.left(game.villain))  # without limit: as many as there is room for
        if game.main >= 0:
            row[first + 2], row[first + 3] = game.cards[game.main].threat, game.target_threat()
        row[first + 4], row[first + 5], row[first + 6] = game.tokens, len(game.edeck), len(game.epile)
        row[first + 7], row[first + 8], row[first + 9] = len(game.stages), len(game.schemes), len(game.victory)
