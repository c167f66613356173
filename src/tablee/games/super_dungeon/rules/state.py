"""The state of a game: the map, the models on it, decks, the backpack, what Power-Up still has to do."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.super_dungeon.rules.atlas import board_of
from tablee.games.super_dungeon.rules.board.map import Board
from tablee.games.super_dungeon.rules.in_force import InForce, in_force
from tablee.games.super_dungeon.rules.kit import Kit
from tablee.games.super_dungeon.rules.ranks import CONSUL, HERO, PARTY, POINT
from tablee.games.super_dungeon.rules.records import CHEST, Declined, Model, Tile, Token, Trap
from tablee.games.super_dungeon.rules.vocabulary import ModelDef
from tablee.kernel.decision import Args
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng

MARKS = {"wounds", "statuses", "potions", "turned", "used"}  # what gives and takes no abilities
#: the time-out (SD-TIMEOUT-02, SD-TIMEOUT-08)
NOT_YET: Final = 0
DUE: Final = 1
PAST: Final = 2


def whose(n: int) -> Args:
    """Whom a procedure is about, for the words that say where we are: it has no game at hand then (see `phrases.model`)."""
    return {"who": f"%models:{n}"} if n >= 0 else {}


class Arena(Game):
    STATE = (
        "models",
        "tiles",
        "tokens",
        "traps",
        "loot",
        "loot_out",
        "treasure",
        "treasure_out",
        "explore",
        "explore_out",
        "backpack",
        "coins",
        "keys",
        "turn",
        "side",
        "active",
        "skulls_spent",
        "free_super",
        "spawned",
        "loot_due",
        "loot_more",
        "treasure_due",
        "dead_points",
        "rung",
        "climbs",
        "rung_status",
        "time_out",
        "speaker",
        "drunk",
        "declined",
        "marker",
        "by_chance",
        "drops",
        "shifts",
    )

    def __init__(self, content: Kit, rng: Rng) -> None:
        super().__init__(content, rng)
        self.kit: Kit = content
        self.models: list[Model] = []
        self.tiles: tuple[Tile, ...] = ()
        self.tokens: tuple[Token, ...] = ()
        self.traps: tuple[Trap, ...] = ()
        # decks, top first, and their discards
        self.loot: tuple[int, ...] = ()
        self.loot_out: tuple[int, ...] = ()
        self.treasure: tuple[int, ...] = ()
        self.treasure_out: tuple[int, ...] = ()
        self.explore: tuple[int, ...] = ()
        self.explore_out: tuple[int, ...] = ()
        self.backpack: tuple[int, ...] = ()  # equipment and Wonders (SD-COMP-08)
        self.coins = 0
        self.keys = 0
        # the turn
        self.turn = 0
        self.side = PARTY
        self.active = -1  # the model whose activation it is
        self.skulls_spent = 0  # SD-CONSUL-02
        self.free_super = False  # the free activation is used (SD-CONSUL-03)
        self.spawned = False  # the previous Consul Turn was a spawn turn (SD-SPAWN-08)
        self.speaker = -1  # the seat that decides for the whole party: the owner of the Hero activated last
        self.drunk: tuple[int, ...] = ()  # Heroes that drank an emergency potion in this Consul Turn (SD-POTION-04)
        self.declined: tuple[Declined, ...] = ()  # see there: what is not worth asking again
        # what Power-Up has to do (SD-POWERUP-01)
        self.loot_due = 0  # at most three (SD-POWERUP-02)
        self.loot_more = 0  # beside that limit: what cards give
        self.treasure_due = 0
        # tiles where spawning points were destroyed, in order; ~tile: by the same action as the one before
        self.dead_points: tuple[int, ...] = ()
        self.rung = 0  # of the Mighty Monsters ladder
        self.climbs = 0  # mini-bosses destroyed in this turn
        self.rung_status = 0  # SD-MIGHTY-07
        self.time_out = NOT_YET
        self.by_chance: tuple[int, ...] = ()  # seats that leave the rest of the setup to chance
        self.marker = -1  # the square of the start marker (SD-SETUP-12)
        self.drops: tuple[tuple[str, tuple[int, ...]], ...] = ()  # coins and keys to be laid on one of these squares
        self.shifts: tuple[int, ...] = ()  # who will not be destroyed but take its other form (SD-SHIFT-04)
        # kept beside the state for speed; derive() works them out
        self.board: Board = board_of((), False)
        self.stood: list[int] = []  # [n]: the squares under a model on the map, as a bitset; 0: it is not there
        self.held = [0, 0]  # squares under the models of each side
        self.present: list[tuple[int, ...]] = [(), ()]  # models on the map, by side
        self.marked: tuple[int, ...] = ()  # models with lasting effects
        self.hosted: tuple[int, ...] = ()  # invaders on cards
        self.memo: dict[int, tuple[int, int]] = {}  # abilities, with the ladder and time-out they hold for
        self.known: tuple[tuple[Tile, ...], Board, InForce] | None = None  # see `in_force`

    def derive(self) -> None:
        self.board = board_of(
            tuple([(t.card, t.turn, t.x, t.y) for t in self.tiles]), self.kit.options["corner-steps"] == "strict"
        )
        self.stood = [
            self.board.shapes[self.kit.defs[one.card].width] << one.at if one.at >= 0 else 0 for one in self.models
        ]
        self.count_again()
        self.hold_again()

    def count_again(self) -> None:
        """Who is on the map, who has lasting effects or sits on a card."""
        for side in (PARTY, CONSUL):
            self.present[side] = tuple([n for n, one in enumerate(self.models) if one.at >= 0 and one.side == side])
        self.marked = tuple([n for n, one in enumerate(self.models) if one.lasting])
        self.hosted = tuple([n for n, one in enumerate(self.models) if one.host >= 0])
        self.memo.clear()

    def hold_again(self) -> None:
        """Which squares are under models, after two of them shared one for a while."""
        self.held = [0, 0]
        for side in (PARTY, CONSUL):
            for n in self.present[side]:
                self.held[side] |= self.stood[n]

    def others(self, n: int) -> int:
        """The squares under all other models, also where one of them shares a square with it."""
        found = 0
        for side in self.present:
            for other in side:
                if other != n:
                    found |= self.stood[other]
        return found

    def in_force(self) -> InForce:
        """What Explore cards do where, and how far the party has come."""
        known = self.known
        if known is None or known[0] is not self.tiles or known[1] is not self.board:
            known = self.known = (self.tiles, self.board, in_force(self.kit, self.board, self.tiles))
        return known[2]

    def clone(self) -> Arena:
        new = Arena(self.kit, self.rng.copy())
        for name in self.STATE:
            setattr(new, name, getattr(self, name))  # tuples, numbers and words are shared
        new.models = self.models.copy()
        new.board = self.board
        new.stood = self.stood.copy()
        new.held = self.held.copy()
        new.present = self.present.copy()
        new.marked = self.marked
        new.hosted = self.hosted
        self.at_same_place(new)
        return new

    # ------------------------------------------------------------------ seats
    def has_seat(self, seat: int) -> bool:
        return 0 <= seat < self.kit.setup.players

    def speaks(self) -> int:
        """Who decides for the party as a whole (ruling on SD-TILE-01, SD-COIN-01): the owner of the Hero activated last."""
        return self.speaker if self.speaker >= 0 else self.kit.party_seats[0]

    # ------------------------------------------------------------------ models
    def card(self, n: int) -> ModelDef:
        return self.kit.defs[self.models[n].card]

    def rank(self, n: int) -> str:
        """A shapeshifter keeps the type of its original form (SD-SHIFT-03)."""
        return self.kit.ranks[n]

    def change(self, n: int, **changes: Any) -> None:
        """Never `at`, `card` or `side` of a model on the map: see `put`."""
        self.models[n] = self.models[n].but(**changes)
        if changes.keys() - MARKS:
            self.memo.clear()
        if "lasting" in changes:
            self.marked = listed(self.marked, n, bool(changes["lasting"]))
        if "host" in changes:
            self.hosted = listed(self.hosted, n, changes["host"] >= 0)

    def put(self, n: int, at: int, **changes: Any) -> None:
        """On the map with its top left corner on a square; -1 takes it off."""
        old = self.models[n]
        if old.at >= 0:
            self.held[old.side] &= ~self.stood[n]
        if changes or (old.at < 0) != (at < 0):
            self.change(n, at=at, **changes)
        else:  # nothing but its place: spawning points lend abilities to who is near, auras reach who is near
            self.models[n] = old.moved(at)
            if self.marked or self.kit.ranks[n] == POINT:
                self.memo.clear()
            else:
                self.memo.pop(n, None)
        new = self.models[n]
        self.stood[n] = 0
        if at >= 0:
            self.stood[n] = self.board.shapes[self.kit.defs[new.card].width] << at
            self.held[new.side] |= self.stood[n]
        if (old.at < 0) != (at < 0) or old.side != new.side:
            self.present[old.side] = listed(self.present[old.side], n, False)
            self.present[new.side] = listed(self.present[new.side], n, at >= 0)

    def feet(self, n: int) -> int:
        """The squares under a model on the map, as a bitset (SD-BASE-01)."""
        return self.stood[n]

    def width(self, n: int) -> int:
        return self.card(n).width

    def on_map(self, side: int) -> list[int]:
        return list(self.present[side])

    def heroes(self) -> list[int]:
        """Heroes in the dungeon."""
        return [n for n in self.kit.heroes if self.models[n].at >= 0]

    def pets(self) -> list[int]:
        return list(self.kit.pets)

    def points(self) -> list[int]:
        """Spawning points in the dungeon."""
        return [n for n in self.kit.points if self.models[n].at >= 0]

    def pool(self, card: str) -> list[int]:
        """Figures of this card that can be spawned (SD-COMP-09)."""
        return [
            n
            for n in self.kit.copies.get(card, ())
            if self.models[n].at < 0 and not self.models[n].gone and self.models[n].host < 0
        ]

    def creeps(self) -> list[int]:
        """Creeps in the supply (SD-CREEP-01)."""
        return [n for n in self.kit.creeps if self.models[n].at < 0 and self.models[n].host < 0]

    def is_hero(self, n: int) -> bool:
        return self.rank(n) == HERO

    def tiles_of(self, n: int) -> list[int]:
        """Every tile that it covers a square of (SD-BASE-05)."""
        return self.board.tiles_under(self.feet(n))

    def name(self, n: int) -> str:
        """For the log and for views: the card, and which copy."""
        handle, base = self.kit.handles[n], self.kit.figures[n].card
        copy = handle[len(base) + 1 :] or "0"
        return f"#model.{self.models[n].card}/{copy}"

    def the(self, n: int) -> str:
        """The same within a sentence: some languages have articles."""
        return f"%the:{self.name(n).removeprefix('#model.')}"

    # ------------------------------------------------------------------ things on squares
    def chests(self) -> int:
        """Squares with a chest, as a bitset: may be passed, not stopped on (SD-COMP-10)."""
        squares = 0
        for token in self.tokens:
            if token.kind == CHEST:
                squares |= 1 << token.at
        return squares

    def lay(self, kind: str, at: int, hero: int = -1) -> None:
        self.tokens += (Token(kind, at, hero),)

    def lift(self, token: Token) -> None:
        at = self.tokens.index(token)
        self.tokens = self.tokens[:at] + self.tokens[at + 1 :]

    # ------------------------------------------------------------------ decks (SD-DECK-07)
    def draw(self, deck: str) -> int:
        """The top card of "loot", "treasure" or "explore", its discards shuffled in when it has run out; -1: nothing left."""
        cards: tuple[int, ...] = getattr(self, deck)
        if not cards:
            cards = self.rng.shuffled(getattr(self, f"{deck}_out"), deck)
            setattr(self, f"{deck}_out", ())
        if not cards:
            return -1
        setattr(self, deck, cards[1:])
        self.reveals += 1
        return cards[0]

    def discard(self, deck: str, card: int) -> None:
        setattr(self, f"{deck}_out", (*getattr(self, f"{deck}_out"), card))

    def shuffle_in(self, deck: str, card: int) -> None:
        setattr(self, deck, self.rng.shuffled((*getattr(self, deck), card), deck))

    def deck_of(self, card: int) -> str:
        return "loot" if card in self.kit.loot else "treasure"


def listed(numbers: tuple[int, ...], n: int, there: bool) -> tuple[int, ...]:
    """The numbers, in order, with this one among them or not."""
    others = [number for number in numbers if number != n]
    return tuple(sorted([*others, n])) if there else tuple(others)
