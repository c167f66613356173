"""What a seat may see of a battle: built by adding, from one answer to "may this seat know?"."""

from __future__ import annotations

from functools import cache

from tablee.gamekit.question import question, where
from tablee.gamekit.tabletop import Table
from tablee.gamekit.view import Mark, Pick, Piece, SeatView, View, Words
from tablee.games.dice_throne.rules.book import VERBS
from tablee.games.dice_throne.rules.knowing import known
from tablee.games.dice_throne.rules.procedures.offense import KEEP
from tablee.games.dice_throne.rules.records import Incoming
from tablee.games.dice_throne.rules.state import MAX_CP, Battle
from tablee.games.dice_throne.rules.vocabulary import ATTRIBUTES
from tablee.games.dice_throne.rules.window import PlayCard


class BattleTable(Table[Battle]):
    # ------------------------------------------------------------------ players
    def player(self, owner: int) -> None:
        game, player = self.game, self.game.players[owner]
        self.area(f"status.{owner}", titled("area-status", owner), "status", self.status(owner), owner)
        self.area(f"board.{owner}", titled("area-board", owner), "board", self.boxes(owner), owner)
        for pile, title, layout, cards in (
            ("hand", "area-hand", "fan", player.hand),
            ("deck", "area-deck", "pile", player.deck),
        ):
            seen = known(game, self.seat, owner, pile, cards)
            held = [card_piece(game, owner, card) for card in seen]
            self.area(f"{pile}.{owner}", titled(title, owner), layout, held, owner, len(cards) - len(seen))
        discard = [card_piece(game, owner, card) for card in reversed(player.discard)]
        self.area(f"discard.{owner}", titled("area-discard", owner), "pile", discard, owner)

    def status(self, owner: int) -> list[Piece]:
        """The hero with its dials, and the tokens on it."""
        game, player = self.game, self.game.players[owner]
        marks = (
            Mark("health", game.health(owner), game.kit.health),
            Mark("cp", player.cp, MAX_CP),
            Mark("hand", len(player.hand)),
            Mark("deck", len(player.deck)),
        )
        out = ("out",) if player.out else ()
        figure = Piece(f"seat{owner}", "figure", f"hero.{game.heroes[owner].id}", marks=marks, is_=out)
        tokens = [
            Piece(
                f"t{owner}.{kind.id}",
                "token",
                f"token.{kind.token.id}",
                n=player.tokens[kind.uid],
                marks=(Mark("limit", kind.limit(owner) + player.raised.get(kind.uid, 0)),),
            )
            for kind in game.kit.kinds
            if player.tokens[kind.uid]
        ]
        return [figure, *tokens]

    def boxes(self, owner: int) -> list[Piece]:
        hero, player = self.game.heroes[owner], self.game.players[owner]
        return [
            box(owner, hero.id, ability.id, level)
            for slot, level in zip(hero.sides[player.side], player.levels)
            for ability in slot.levels[level - 1].abilities
        ]

    # ------------------------------------------------------------------ the middle
    def tray(self) -> None:
        game = self.game
        if game.rolls:
            roll = game.rolls[-1]
            die = f"die.{game.heroes[roll.seat].id}"
            dice = [Piece(f"d{i}", "die", die, face=face) for i, face in enumerate(roll.faces)]
            self.area("tray", Words("area-tray", {"who": f"&{roll.seat}", "n": game.attempts}), "tray", dice)

    def resolving(self) -> None:
        """Cards that are being played lie in the middle, the innermost last: neither in a hand nor put away yet."""
        played = [frame for frame in self.game.stack if isinstance(frame, PlayCard) and paid(self.game, frame)]
        if played:
            cards = [card_piece(self.game, frame.seat, frame.card) for frame in played]
            self.area("resolving", Words("area-resolving"), "row", cards)

    def incoming(self) -> None:
        """Damage that has not landed yet, and what became of it so far."""
        coming = [coming_piece(self.game, i, one) for i, one in enumerate(self.game.incoming) if one.to >= 0]
        if coming:
            self.area("incoming", Words("area-incoming"), "list", coming)


def view(game: Battle, seat: int) -> View:
    table = BattleTable(game, seat)
    for owner in range(game.kit.seats):
        table.player(owner)
    table.resolving()
    table.tray()
    table.incoming()
    seats = tuple([seat_view(game, s) for s in range(game.kit.seats)])
    here = where(game, {"turn": game.turn, "phase": game.phase})
    asked = question(game, seat, VERBS, None, {"n": game.attempts}, pick(game))
    return View("dice-throne", seat, here, seats, tuple(table.areas), table.pieces, asked, ending(game))


def ending(game: Battle) -> Words | None:
    if game.outcome is None:
        return None
    winners = [f"&{winner}" for winner in game.outcome]
    if len(winners) > 1:
        return Words("over-won-two", {"who": winners[0], "whom": winners[1]})
    return Words("over-won", {"who": winners[0]}) if winners else Words("over-drawn")


def coming_piece(game: Battle, i: int, one: Incoming) -> Piece:
    says = [
        Words("incoming-part", {"n": game.amount(one, part), "kind": game.kind_of(part), "who": f"&{part.by}"})
        for part in one.parts
    ]
    says += [Words("incoming-prevented", {"n": n}) for n, _ in one.prevented]
    says += [Words("incoming-share", {"over": abs(over), "under": under}) for over, under in one.shares]
    if any([part.avoided for part in one.parts]):
        says.append(Words("incoming-avoided"))
    avoidable = any([ATTRIBUTES[game.kind_of(part)][1] for part in one.parts])
    is_ = (*(("isolated",) if one.isolated else ()), *(() if avoidable else ("certain",)))
    marks = (Mark("incoming", game.total(one)), Mark("to", one.to))
    return Piece(f"i{i}", "figure", is_=is_, marks=marks, says=tuple(says))


def paid(game: Battle, frame: PlayCard) -> bool:
    player = game.players[frame.seat]
    return not any([frame.card in cards for cards in (player.hand, player.discard, player.laid)])


def seat_view(game: Battle, seat: int) -> SeatView:
    is_ = (("active",) if seat == game.active else ()) + (("out",) if game.players[seat].out else ())
    return SeatView(seat, f"hero.{game.heroes[seat].id}", is_)


def card_piece(game: Battle, owner: int, number: int) -> Piece:
    card = game.card(owner, number)
    return priced(owner, game.heroes[owner].id, card.id, game.price(owner, card))


# what looks the same in view after view, at table after table, is made once
@cache
def titled(label: str, owner: int) -> Words:
    return Words(label, {"who": f"&{owner}"})


@cache
def priced(owner: int, hero: str, card: str, cost: int) -> Piece:
    return Piece(f"c{owner}.{card}", "card", f"card.{hero}.{card}", marks=(Mark("cost", cost),))


@cache
def box(owner: int, hero: str, ability: str, level: int) -> Piece:
    return Piece(f"a{owner}.{ability}", "box", f"ability.{hero}.{ability}.{level}", marks=(Mark("level", level),))


def pick(game: Battle) -> Pick | None:
    """Dice are kept by touching them, not by reading a list of every way to do it."""
    if game.decision is None or not any([KEEP.of(option) for option in game.decision.options]):
        return None
    dice = tuple([(f"d{i}", str(face)) for i, face in enumerate(game.rolls[-1].faces)])
    return Pick(KEEP.name, dice, Words("opt-keep"))
