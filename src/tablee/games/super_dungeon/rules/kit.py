"""The box of one setup: every figure and card with a number and a handle, the same for every game with this setup."""

from __future__ import annotations

from typing import NamedTuple

from tablee.games.super_dungeon.rules.abilities import MOB, MOB_MENTALITY, POISON_AURA, inflicts
from tablee.games.super_dungeon.rules.library import actions, boss_fights, content_hash, explores, faces, gear, models
from tablee.games.super_dungeon.rules.nodes.actions import StepAttacks
from tablee.games.super_dungeon.rules.ranks import BOOTY, CONSUL, CREEP, PARTY, PET, POINT
from tablee.games.super_dungeon.rules.records import LOOT_ADDED, LOOT_REMOVED, MOST, OPTIONS, Model, Setup
from tablee.games.super_dungeon.rules.statuses import POISON, STATUSES
from tablee.games.super_dungeon.rules.vocabulary import ActionDef, ExploreDef, Face, GearDef, ModelDef
from tablee.kernel.effect import Content

GEAR, BOOTY_CARD, WONDER = "gear", "booty", "wonder"
CREEPS = 6  # figures of each creep kind that the box has (SD-COMP-02, SD-CREEP-03; house)
BOOTIES = 3  # Boo Booty models: one of each kind (SD-COMP-02)


#: ability of a spawning point -> whom it helps by affinity, with what
LENT = {POISON_AURA: ("citrine", inflicts(POISON)), MOB_MENTALITY: ("citrine", MOB)}


class Card(NamedTuple):
    """A card of the Loot or Treasure deck: equipment, a Boo Booty or a Wonder (SD-DECK-01, SD-DECK-06)."""

    kind: str
    id: str
    copy: int  # 0: the only one
    handle: str


class Kit(Content):
    def __init__(self, setup: Setup) -> None:
        super().__init__(())
        self.setup = setup
        # SD-DIFF-01: nothing is in force that was not chosen
        self.options = {name: values[0] for name, values in OPTIONS.items()} | dict(setup.options)
        self.defs: dict[str, ModelDef] = models()
        self.gear_defs: dict[str, GearDef] = gear()
        self.actions: dict[str, ActionDef] = actions()
        self.fixed_arm = {  # what lasts and fixes ARM, by its title
            action.title: action.special.arm
            for action in self.actions.values()
            if isinstance(action.special, StepAttacks)
        }
        self.faces: tuple[tuple[Face, ...], ...] = faces()
        self.fight = boss_fights()[setup.boss]  # SD-SETUP-04
        self.consul = setup.consul
        self.party_seats = tuple([seat for seat in range(setup.players) if seat != setup.consul])
        self.skulls = int(self.options["skulls"])  # SD-DIFF-11
        inflicted = self.options["monsters-inflict"]
        self.inflicted = 0 if inflicted == "off" else 1 << STATUSES.index(inflicted)  # SD-DIFF-12
        # figures
        self.figures: list[Model] = []
        self.handles: list[str] = []
        self.heroes = range(len(setup.heroes))
        seats = self.party_seats
        for n, hero in enumerate(setup.heroes):  # each Hero player owns at least one (SD-COMP-01)
            self._add(Model(hero, PARTY, seats[n % len(seats)]), setup.heroes[:n].count(hero), setup.heroes.count(hero))
        pets = [self.defs[hero].pet for hero in setup.heroes if self.defs[hero].pet]
        wonders = self._candidates("wonders", PET) if "wonders" in setup.asked else setup.wonders
        self._all(PARTY, [*pets, *[pet for pet in wonders if pet not in pets]])
        # each card with the numbers of its list (SD-SETUP-06, SD-SETUP-07; example SD-SETUP-08)
        pool = [name for point in setup.points for name, count in self.defs[point].pool for _ in range(count)]
        figures = [point for point in setup.points for _ in range(2 if self.defs[point].paired else 1)]
        booties = self._candidates("booties", BOOTY)[:BOOTIES]
        creeps = [card.id for card in self.defs.values() if card.rank == CREEP for _ in range(CREEPS)]
        self._all(CONSUL, [setup.boss, *setup.mini_bosses, *figures, *pool, *booties, *creeps])
        # what does not change, for speed
        self.ranks = tuple([self.defs[figure.card].rank for figure in self.figures])
        self.pets = self._ranked(PET)
        self.points = self._ranked(POINT)
        self.creeps = self._ranked(CREEP)
        self.copies: dict[str, tuple[int, ...]] = {}  # figures by their card
        for n, figure in enumerate(self.figures):
            self.copies[figure.card] = (*self.copies.get(figure.card, ()), n)
        self.lenders = tuple(
            [(n, *LENT[bit]) for n in self.points for bit in LENT if self.defs[self.figures[n].card].abilities & bit]
        )
        self.by_handle = {handle: n for n, handle in enumerate(self.handles)}
        # cards
        self.cards: list[Card] = []
        removed = setup.loot_removed
        base_loot = [card for card in self.gear_defs.values() if card.deck == "loot" and not card.owner]
        loot = [(GEAR, card.id, card.copies - removed.count(card.id)) for card in base_loot]
        added = self._candidates(LOOT_ADDED) if LOOT_ADDED in setup.asked else setup.loot_added
        self.loot = self._deck([*loot, *[(GEAR, id, 1) for id in added]])
        base = [
            (GEAR, card.id, card.copies)
            for card in self.gear_defs.values()
            if card.deck == "treasure" and not card.owner
        ]
        chosen = [*setup.consul_treasures, *setup.hero_treasures]
        if {"consul_treasures", "hero_treasures"} & set(setup.asked):
            chosen += [id for id in self._candidates("treasures") if id not in chosen]
        hidden = [(BOOTY_CARD, id, setup.booties.count(id)) for id in sorted(set(setup.booties))]
        if "booties" in setup.asked:
            hidden = [(BOOTY_CARD, id, MOST["booties"]) for id in sorted(booties)]
        own = [(WONDER, id, 1) for id in wonders if id not in pets]
        self.treasure = self._deck([*base, *[(GEAR, id, 1) for id in chosen], *hidden, *own])
        self.open = self._open()
        self.by_card = {card.handle: n for n, card in enumerate(self.cards)}
        # SD-SETUP-04: the cards of a boss are for games with this boss
        self.explores: list[ExploreDef] = [
            card for card in explores().values() if card.boss in ("", setup.boss) for _ in range(card.copies)
        ]
        self.worn: dict[tuple[int, ...], list[GearDef]] = {}  # the definitions of cards that were worn together so far

    @property
    def hash(self) -> str:
        if not self.hashed:
            self.hashed = content_hash([*self.copies, *[card.id for card in self.cards]])
        return self.hashed

    def _candidates(self, name: str, rank: str = "") -> list[str]:
        """What could be chosen for a list: models of a rank, or cards of models that play (SD-DECK-02, SD-DECK-04)."""
        if rank:
            return [card.id for card in self.defs.values() if card.rank == rank]
        setup = self.setup
        present = (*setup.heroes, setup.boss, *setup.mini_bosses, *setup.points, *setup.wonders)
        deck = "loot" if name == LOOT_ADDED else "treasure"
        return [card.id for card in self.gear_defs.values() if card.deck == deck and card.owner in present]

    def _open(self) -> dict[str, tuple[int, ...]]:
        """Cards that are in a deck only if the players choose them, by the lists they may be chosen for."""
        setup, cards = self.setup, self.cards
        fixed = (*setup.consul_treasures, *setup.hero_treasures)
        unique = [n for n in self.treasure if cards[n].kind == GEAR and self.gear_defs[cards[n].id].owner]
        kinds: dict[str, list[int]] = {
            "consul_treasures": [n for n in unique if cards[n].id not in fixed],
            "hero_treasures": [n for n in unique if cards[n].id not in fixed],
            "booties": [n for n in self.treasure if cards[n].kind == BOOTY_CARD],
            "wonders": [n for n in self.treasure if cards[n].kind == WONDER],
            LOOT_ADDED: [n for n in self.loot if self.gear_defs[cards[n].id].owner],
            LOOT_REMOVED: [n for n in self.loot if not self.gear_defs[cards[n].id].owner],
        }
        return {name: tuple(kinds[name]) for name in setup.asked}

    def base(self, deck: tuple[int, ...]) -> tuple[int, ...]:
        """A deck before anything has been chosen for it."""
        chosen = [n for name, cards in self.open.items() if name != LOOT_REMOVED for n in cards]
        return tuple([n for n in deck if n not in chosen])

    def on(self, option: str) -> bool:
        return self.options[option] == "on"

    def _ranked(self, rank: str) -> tuple[int, ...]:
        return tuple([n for n, other in enumerate(self.ranks) if other == rank])

    def _add(self, model: Model, copy: int, of: int) -> None:
        self.figures.append(model)
        self.handles.append(f"{model.card}-{copy + 1}" if of > 1 else model.card)

    def _all(self, side: int, ids: list[str]) -> None:
        seat = self.consul if side == CONSUL else -1
        for n, id in enumerate(ids):
            self._add(Model(id, side, seat), ids[:n].count(id), ids.count(id))

    def _deck(self, cards: list[tuple[str, str, int]]) -> tuple[int, ...]:
        first = len(self.cards)
        for kind, id, copies in cards:
            for copy in range(copies):
                number = copy + 1 if copies > 1 else 0
                self.cards.append(Card(kind, id, number, f"{id}-{number}" if number else id))
        return tuple(range(first, len(self.cards)))
