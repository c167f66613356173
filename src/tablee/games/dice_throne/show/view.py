"""What a seat may see of a battle: built by adding, from one answer to "may this seat know?"."""

from __future__ import annotations

from functools import cache

from tablee.gamekit.question import question, where
from tablee.gamekit.view import Area, Mark, Pick, Piece, SeatView, View, Words
from tablee.games.dice_throne.rules.book import VERBS
from tablee.games.dice_throne.rules.knowing import known
from tablee.games.dice_throne.rules.procedures.offense import KEEP
from tablee.games.dice_throne.rules.state import MAX_CP, Battle
from tablee.games.dice_throne.rules.vocabulary import ATTRIBUTES


def view(game: Battle, seat: int) -> View:
    pieces: dict[str, Piece] = {}
    areas: list[Area] = []

    def area(id: str, label: Words, layout: str, owner: int, held: list[Piece], count: int = -1) -> None:
        for piece in held:
            pieces[piece.id] = piece
        band = "middle" if owner < 0 else "mine" if owner == seat else "theirs"
        areas.append(Area(id, label, band, layout, owner, tuple([piece.id for piece in held]), count))

    for owner, player in enumerate(game.players):
        hero = game.heroes[owner]
        marks = (
            Mark("health", game.health(owner), game.kit.health),
            Mark("cp", player.cp, MAX_CP),
            Mark("hand", len(player.hand)),
            Mark("deck", len(player.deck)),
        )
        figure = Piece(f"seat{owner}", "figure", f"hero.{hero.id}", marks=marks, is_=("out",) if player.out else ())
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
        area(f"status.{owner}", titled("area-status", owner), "status", owner, [figure, *tokens])
        boxes = []
        for slot, level in zip(hero.sides[player.side], player.levels):
            for ability in slot.levels[level - 1].abilities:
                boxes.append(box(owner, hero.id, ability.id, level))
        area(f"board.{owner}", titled("area-board", owner), "board", owner, boxes)
        hand = known(game, seat, owner, "hand", player.hand)
        cards = [card_piece(game, owner, c) for c in hand]
        area(f"hand.{owner}", titled("area-hand", owner), "fan", owner, cards, len(player.hand) - len(hand))
        top = known(game, seat, owner, "deck", player.deck)
        area(
            f"deck.{owner}",
            titled("area-deck", owner),
            "pile",
            owner,
            [card_piece(game, owner, c) for c in top],
            len(player.deck) - len(top),
        )
        pile = [card_piece(game, owner, c) for c in reversed(player.discard)]
        area(f"discard.{owner}", titled("area-discard", owner), "pile", owner, pile)

    if game.rolls:
        roll = game.rolls[-1]
        dice = [Piece(f"d{i}", "die", f"die.{game.heroes[roll.seat].id}", face=f) for i, f in enumerate(roll.faces)]
        area("tray", Words("area-tray", {"who": f"&{roll.seat}", "n": game.attempts}), "tray", -1, dice)
    coming = []
    for i, one in enumerate(game.incoming):
        if one.to < 0:
            continue
        says = []
        for part in one.parts:
            words = Words(
                "incoming-part", {"n": game.amount(one, part), "kind": game.kind_of(part), "who": f"&{part.by}"}
            )
            says.append(words)
        for n, _ in one.prevented:
            says.append(Words("incoming-prevented", {"n": n}))
        for over, under in one.shares:
            says.append(Words("incoming-share", {"over": abs(over), "under": under}))
        if any([part.avoided for part in one.parts]):
            says.append(Words("incoming-avoided"))
        avoidable = any([ATTRIBUTES[game.kind_of(part)][1] for part in one.parts])
        is_ = (*(("isolated",) if one.isolated else ()), *(() if avoidable else ("certain",)))
        coming.append(
            Piece(
                f"i{i}",
                "figure",
                is_=is_,
                marks=(Mark("incoming", game.total(one)), Mark("to", one.to)),
                says=tuple(says),
            )
        )
    if coming:
        area("incoming", Words("area-incoming"), "list", -1, coming)

    seats = tuple([seat_view(game, s) for s in range(game.kit.seats)])
    end: Words | None = None
    if game.outcome is not None:
        winners = [f"&{winner}" for winner in game.outcome]
        if len(winners) > 1:
            end = Words("over-won-two", {"who": winners[0], "whom": winners[1]})
        else:
            end = Words("over-won", {"who": winners[0]}) if winners else Words("over-drawn")
    here = where(game, {"turn": game.turn, "phase": game.phase})
    asked = question(game, seat, VERBS, None, {"n": game.attempts}, pick(game))
    return View("dice-throne", seat, here, seats, tuple(areas), pieces, asked, end)


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
