"""Explore cards: drawn for a tile, resolved at once, in force on that tile only (SD-EXPLORE, SD-CREEP)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb
from tablee.games.super_dungeon.rules import equipment
from tablee.games.super_dungeon.rules.abilities import CURSED
from tablee.games.super_dungeon.rules.kit import GEAR
from tablee.games.super_dungeon.rules.nodes.explore import Coin, Friends, Merchant, Potions
from tablee.games.super_dungeon.rules.placing import Place, around, in_order
from tablee.games.super_dungeon.rules.pointing import DONE, card_words, on_card, on_model, who_words
from tablee.games.super_dungeon.rules.procedures import traps
from tablee.games.super_dungeon.rules.ranks import PARTY
from tablee.games.super_dungeon.rules.records import POTION
from tablee.games.super_dungeon.rules.state import Arena, whose
from tablee.games.super_dungeon.rules.vocabulary import ExploreDef
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record

CREEP_REACH = 2  # squares from the tile's spawning point (SD-CREEP-02)


def enter(game: Arena, tile: int) -> None:
    """The party has been on this tile from now on (SD-EXPLORE-01)."""
    game.tiles = tuple([one.but(entered=True) if k == tile else one for k, one in enumerate(game.tiles)])


@record
class Explore(Procedure):
    STEPS = {
        "draw": "SD-EXPLORE-01 SD-EXPLORE-02 SD-EXPLORE-05 SD-DECK-07",
        "kinds": "SD-CREEP-01 SD-CREEP-02 SD-CREEP-03",
        "place": "SD-CREEP-02",
        "effect": "SD-EXPLORE-02",
        "trade": "SD-EXPLORE-02",
        "goods": "SD-EXPLORE-02",
        "trap": "SD-TRAP-01",
        "end": "SD-EXPLORE-03",
    }

    tile: int
    model: int  # the Hero for whom the card is drawn
    card: int = -1
    creeps: tuple[int, ...] = ()  # figures that come
    traded: tuple[int, ...] = ()  # Loot given to the merchant, and passes of seats as -1

    def about(self) -> Args:
        return whose(self.model)

    def says(self, game: Arena) -> Args:
        return {"card": f"@explore.{self.text(game).id}"}

    def text(self, game: Arena) -> ExploreDef:
        return game.kit.explores[self.card]

    def draw(self, game: Arena) -> Flow | None:
        self.card = game.draw("explore")
        if self.card < 0:
            game.note("SD-DECK-07", "deck-empty", deck="@deck.explore")
            return done()
        game.note("SD-EXPLORE-01", "explores", who=game.name(self.model), card=f"#card.{self.text(game).id}")
        return None

    # ------------------------------------------------------------------ creeps
    def seat(self, game: Arena) -> int:
        """The Consul brings creeps; those that fight for the party are the Heroes' to choose and place."""
        return game.speaks() if isinstance(self.text(game).effect, Friends) else game.kit.consul

    def kinds_left(self, game: Arena) -> list[str]:
        """Creep cards of which figures are left, from the last chosen one on: the same lot is chosen in one way only."""
        free = [n for n in game.creeps() if n not in self.creeps]
        if self.creeps:
            free = [n for n in free if n > self.creeps[-1]]
        return list(dict.fromkeys([game.models[n].card for n in free]))

    def kinds(self, game: Arena) -> Flow | None:
        left = self.text(game).creeps - len(self.creeps)
        kinds = self.kinds_left(game)
        if left > 0 and len(kinds) > 1:  # leave enough figures for the rest of the card
            kinds = [kind for kind in kinds if self.followed(game, kind) >= left - 1] or kinds[:1]
        if left <= 0 or not kinds:
            return None
        if len(kinds) == 1:
            self.creeps += (self.first(game, kinds[0]),)
            return goto("kinds")
        options = [COME(kind) for kind in kinds]
        n, of = len(self.creeps) + 1, self.text(game).creeps
        return ask(self.seat(game), "creeps-come", options, then="comes", n=n, of=of)

    def first(self, game: Arena, kind: str) -> int:
        return next(n for n in game.creeps() if game.models[n].card == kind and n not in self.creeps)

    def followed(self, game: Arena, kind: str) -> int:
        """How many figures of the supply come after the first of a kind."""
        first = self.first(game, kind)
        return len([n for n in game.creeps() if n > first])

    def comes(self, game: Arena, choice: Option) -> Flow | None:
        self.creeps += (self.first(game, str(choice.args[0])),)
        return goto("kinds")

    def place(self, game: Arena) -> Flow | None:
        """Within two squares of the tile's spawning point; where it is gone, anywhere on the tile."""
        if not self.creeps:
            return None
        seat = self.seat(game)
        if isinstance(self.text(game).effect, Friends):
            for n in self.creeps:
                game.change(n, side=PARTY, seat=seat)
        here = game.board.tile_squares[self.tile]
        points = [n for n in game.points() if self.tile in game.tiles_of(n)]
        squares = around(game, points, CREEP_REACH) if points else here
        return call(Place(seat, in_order(game, list(self.creeps)), squares, "SD-CREEP-02"), then="effect")

    # ------------------------------------------------------------------ what the card says
    def effect(self, game: Arena) -> Flow | None:
        for n in self.creeps:
            if game.models[n].at < 0:  # no room for it: back to the supply
                figure = game.kit.figures[n]
                game.change(n, side=figure.side, seat=figure.seat)
        text = self.text(game)
        if text.trap is not None:
            return goto("trap")
        if text.effect and not text.effect.AT_ONCE:
            tile = game.tiles[self.tile]
            new = tile.but(effects=(*tile.effects, self.card))
            game.tiles = tuple([new if k == self.tile else one for k, one in enumerate(game.tiles)])
            return goto("end")
        game.discard("explore", self.card)
        if isinstance(text.effect, Coin) and not game.kit.on("one-coin"):  # SD-DIFF-09
            game.coins += 1
            game.note("SD-EXPLORE-02", "gains-coin")
        if isinstance(text.effect, Potions):
            self.stash(game)
        return goto("trade") if isinstance(text.effect, Merchant) else goto("end")

    def stash(self, game: Arena) -> None:
        """A potion token on each square that touches a corner of the spawning point."""
        for point in game.points():
            if self.tile in game.tiles_of(point):
                x, y = game.board.xy(game.models[point].at)
                size = game.width(point)
                for right, below in Potions.CORNERS:
                    square = game.board.at(x + size if right else x - 1, y + size if below else y - 1)
                    if square >= 0 and not (game.board.structures | game.board.chasms) >> square & 1:
                        game.lay(POTION, square)
        game.note("SD-EXPLORE-02", "potion-stash")

    # ------------------------------------------------------------------ the merchant
    def goods_of(self, game: Arena, seat: int) -> list[int]:
        """Loot that the seat may trade: of its Heroes, in rising order; Cursed cards stay (SD-ABIL-05)."""
        given = [card for card in self.traded if card >= 0]
        found = [card for n in game.heroes() if game.models[n].seat == seat for card in game.models[n].gear]
        if seat == game.speaks():
            found += list(game.backpack)
        return sorted([card for card in found if self.is_loot(game, card) and (not given or card > given[-1])])

    def is_loot(self, game: Arena, card: int) -> bool:
        one = game.kit.cards[card]
        return one.kind == GEAR and card in game.kit.loot and not game.kit.gear_defs[one.id].abilities & CURSED

    def merchant(self, game: Arena) -> Merchant:
        found = self.text(game).effect
        assert isinstance(found, Merchant)
        return found

    def trader(self, game: Arena) -> int:
        """The seat that is asked next, -1: none."""
        passed = self.traded.count(-1)
        seats = game.kit.party_seats
        return seats[passed] if passed < len(seats) and len(self.traded) - passed < self.merchant(game).cards else -1

    def trade(self, game: Arena) -> Flow | None:
        seat = self.trader(game)
        while seat >= 0 and not self.goods_of(game, seat):
            self.traded += (-1,)
            seat = self.trader(game)
        return goto("goods") if seat >= 0 else goto("end")

    def goods(self, game: Arena) -> Flow | None:
        seat = self.trader(game)
        options = [TRADE(game.kit.cards[card].handle) for card in self.goods_of(game, seat)]
        traded = len(self.traded) - self.traded.count(-1)
        return ask(seat, "merchant", [*options, DONE.bare], then="traded_in", n=traded, most=self.merchant(game).cards)

    def traded_in(self, game: Arena, choice: Option) -> Flow | None:
        """One Loot card for another; the new one goes to the backpack (SD-HERO-04)."""
        if DONE.of(choice):
            self.traded += (-1,)
            return goto("trade")
        card = game.kit.by_card[str(choice.args[0])]
        for n in game.heroes():
            if card in game.models[n].gear:
                game.change(n, gear=tuple([one for one in game.models[n].gear if one != card]))
                equipment.parted(game, n)
        game.backpack = tuple([one for one in game.backpack if one != card])
        new = game.draw("loot")
        game.discard("loot", card)
        self.traded += (card,)
        game.note("SD-EXPLORE-02", "trades", card=f"#card.{game.kit.cards[card].id}")
        if new >= 0:
            game.backpack += (new,)
            game.note("SD-EXPLORE-02", "gains-loot", card=f"#card.{game.kit.cards[new].id}")
        return goto("trade")

    # ------------------------------------------------------------------ a trap
    def trap(self, game: Arena) -> Flow | None:
        return call(traps.Lay(self.card, self.tile), then="end")

    def end(self, game: Arena) -> Flow | None:
        return done()

    # ------------------------------------------------------------------ why not
    def bringing(self, game: Arena, seat: int, choice: Option) -> str:
        if self.step != "kinds":
            return "SD-CREEP-01"
        if seat != self.seat(game):
            return "SD-CREEP-02"
        return "" if len(choice.args) == 1 and choice.args[0] in self.kinds_left(game) else "SD-CREEP-03"

    def trading(self, game: Arena, seat: int, choice: Option) -> str:
        return "" if self.step == "goods" else "SD-EXPLORE-02"


# ---------------------------------------------------------------------- verbs
COME = Answer("creep", at=Explore, asked=Explore.bringing, otherwise="SD-CREEP-01", words=who_words, on=on_model)
TRADE = Answer("trade", at=Explore, asked=Explore.trading, otherwise="SD-EXPLORE-02", words=card_words, on=on_card)
VERBS: list[Verb[Arena]] = [COME, TRADE]
PROCEDURES: tuple[type[Procedure], ...] = (Explore,)
