"""What a seat may see of a battle: built by adding, from one answer to "may this seat know?"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from tablee.gamekit.question import question, where
from tablee.gamekit.tabletop import Table
from tablee.gamekit.view import Mark, Pick, Piece, SeatView, View, Words
from tablee.games.dice_throne.rules.book import VERBS
from tablee.games.dice_throne.rules.effects.spells import CastSpell
from tablee.games.dice_throne.rules.knowing import known
from tablee.games.dice_throne.rules.procedures.offense import KEEP
from tablee.games.dice_throne.rules.records import Incoming, Kit
from tablee.games.dice_throne.rules.state import MAX_CP, Battle, price
from tablee.games.dice_throne.rules.vocabulary import ATTRIBUTES
from tablee.games.dice_throne.rules.window import PlayCard
from tablee.games.dice_throne.show.dice import die_sheet
from tablee.games.dice_throne.show.drafting import draft_view

OPENING = (PlayCard, CastSpell)  # procedures whose card lies open meanwhile
Dials = tuple[int, int, tuple[int, ...], tuple[tuple[int, int], ...], bool]
Cards = tuple[int, ...]
Built = tuple[int, tuple[int, ...], tuple[str, ...]]  # the side of a board, levels of its abilities, which are blocked
Laid = Callable[..., Sequence[Piece]]  # pieces before a player, from the kit, whose they are, and what they follow from


class BattleTable(Table[Battle]):
    # ------------------------------------------------------------------ players
    def player(self, owner: int) -> None:
        """All that lies before a player, which stays the same over many views: it is put together anew where something of it is
        not what it was when this seat looked last."""
        game, player = self.game, self.game.players[owner]
        hand, deck = [known(game, self.seat, owner, *zone) for zone in (("hand", player.hand), ("deck", player.deck))]
        held = len(player.hand), len(player.deck)
        dials = game.health(owner), player.cp, tuple(player.tokens), tuple(player.raised.items()), player.out
        board = player.side, player.levels, game.blocked(owner)
        about = game.kit, held, dials, board, hand, deck, player.discard, player.prepared
        was = self.seen.get((owner, self.seat))
        if was is None or was[0] != about:
            part = BattleTable(game, self.seat)
            part.before_player(owner, *about[1:])
            was = self.seen[owner, self.seat] = (about, part.areas, part.pieces)
        self.areas += was[1]
        self.pieces.update(was[2])

    def before_player(
        self, owner: int, held: tuple[int, int], dials: Dials, board: Built, hand: Cards, deck: Cards, *open_: Cards
    ) -> None:
        """Dials and tokens, the board, hand, deck and discard pile, and prepared spells."""
        discard, prepared = open_
        levels = board[1]
        self.laid("status", titled("area-status", owner), "status", owner, status, (dials, held))
        self.laid("board", titled("area-board", owner), "board", owner, boxes_of, board)
        self.laid(
            "hand", titled("area-hand", owner), "fan", owner, pieces_of, (hand, levels), self.seat, held[0] - len(hand)
        )
        self.laid(
            "deck", titled("area-deck", owner), "pile", owner, pieces_of, (deck, levels), self.seat, held[1] - len(deck)
        )
        self.laid("discard", titled("area-discard", owner), "pile", owner, pieces_of, (discard[::-1], levels))
        if prepared:
            self.laid("prepared", titled("area-prepared", owner), "row", owner, pieces_of, (prepared, levels))

    def laid(
        self,
        name: str,
        label: Words,
        layout: str,
        owner: int,
        made: Laid,
        about: tuple[Any, ...],
        eyes: int = -1,
        count: int = -1,
    ) -> None:
        """Pieces are made anew where `about`, from which they follow, is not what it was. `eyes`: for whom; -1: for all."""
        kit, key = self.game.kit, (name, owner, eyes)
        was = self.seen.get(key)
        if was is None or was[0] is not kit or was[1] != about:
            held = made(kit, owner, *about)
            was = self.seen[key] = (kit, about, tuple([piece.id for piece in held]), held)
        self.lay(f"{name}.{owner}", label, layout, was[2], was[3], owner, count)

    # ------------------------------------------------------------------ the middle
    def tray(self) -> None:
        game = self.game
        if game.rolls:
            roll = game.rolls[-1]
            dice = [die(game, roll.seat, i, face) for i, face in enumerate(roll.faces)]
            self.area("tray", Words("area-tray", {"who": f"&{roll.seat}", "n": game.attempts}), "tray", dice)

    def resolving(self) -> None:
        """Cards that are being played lie in the middle, the innermost last: neither in a hand nor put away yet."""
        frames: list[Any] = self.game.stack
        played = [frame for frame in frames if type(frame) in OPENING and paid(self.game, frame)]
        if played:
            game = self.game
            rows = [(game.kit, f.seat, (f.card,), game.players[f.seat].levels) for f in played]
            self.area("resolving", Words("area-resolving"), "row", [card for row in rows for card in pieces_of(*row)])

    def incoming(self) -> None:
        """Damage that has not landed yet, and what became of it so far."""
        coming = [coming_piece(self.game, i, one) for i, one in enumerate(self.game.incoming) if one.to >= 0]
        if coming:
            self.area("incoming", Words("area-incoming"), "list", coming)


def view(game: Battle, seat: int) -> View:
    if not game.players:
        return draft_view(game, seat)
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


def paid(game: Battle, frame: PlayCard | CastSpell) -> bool:
    player = game.players[frame.seat]
    return not any([frame.card in cards for cards in (player.hand, player.discard, player.laid, player.prepared)])


def seat_view(game: Battle, seat: int) -> SeatView:
    return seen_seat(seat, game.heroes[seat].id, seat == game.active, game.players[seat].out)


# what looks the same in view after view, at table after table, is made once
@cache
def titled(label: str, owner: int) -> Words:
    return Words(label, {"who": f"&{owner}"})


@cache
def seen_seat(seat: int, hero: str, active: bool, out: bool) -> SeatView:
    return SeatView(seat, f"hero.{hero}", (*(("active",) if active else ()), *(("out",) if out else ())))


@cache
def priced(owner: int, hero: str, card: str, cost: int) -> Piece:
    return Piece(f"c{owner}.{card}", "card", f"card.{hero}.{card}", marks=(Mark("cost", cost),))


@cache
def box(owner: int, hero: str, ability: str, level: int, blocked: bool) -> Piece:
    is_ = ("blocked",) if blocked else ()
    sheet = f"ability.{hero}.{ability}.{level}"
    return Piece(f"a{owner}.{ability}", "box", sheet, marks=(Mark("level", level),), is_=is_)


def status(kit: Kit, owner: int, dials: Dials, held: tuple[int, int]) -> Sequence[Piece]:
    """The hero with its dials, and the tokens on it."""
    health, cp, tokens, raised, out = dials
    marks = (Mark("health", health, kit.health), Mark("cp", cp, MAX_CP), Mark("hand", held[0]), Mark("deck", held[1]))
    is_ = ("out",) if out else ()
    figure = Piece(f"seat{owner}", "figure", f"hero.{kit.heroes[owner].id}", marks=marks, is_=is_)
    limits = {kind.uid: kind.limit(owner) + dict(raised).get(kind.uid, 0) for kind in kit.kinds if tokens[kind.uid]}
    return [
        figure,
        *[
            Piece(
                f"t{owner}.{kind.id}",
                "token",
                f"token.{kind.token.id}",
                n=tokens[kind.uid],
                marks=(Mark("limit", limits[kind.uid]),),
            )
            for kind in kit.kinds
            if tokens[kind.uid]
        ],
    ]


@cache
def thrown(i: int, sheet: str, face: int) -> Piece:
    return Piece(f"d{i}", "die", sheet, face=abs(face), is_=() if face > 0 else ("odd",))


def pieces_of(kit: Kit, owner: int, cards: tuple[int, ...], levels: tuple[int, ...]) -> tuple[Piece, ...]:
    hero = kit.heroes[owner]
    return tuple([priced(owner, hero.id, hero.deck[i].id, price(hero, hero.deck[i], levels)) for i in cards])


def boxes_of(kit: Kit, owner: int, side: int, levels: tuple[int, ...], blocked: tuple[str, ...]) -> tuple[Piece, ...]:
    hero = kit.heroes[owner]
    pairs = zip(hero.sides[side], levels)
    found = [(ability, level) for slot, level in pairs for ability in slot.levels[level - 1].abilities]
    return tuple([box(owner, hero.id, ability.id, level, ability.id in blocked) for ability, level in found])


def die(game: Battle, seat: int, i: int, face: int) -> Piece:
    """Another hero's looks like it: its number counts, and no symbol of its."""
    return thrown(i, die_sheet(game, seat, face), face)


def pick(game: Battle) -> Pick | None:
    """Dice are kept by touching them, not by reading a list of every way to do it."""
    keeps = [len(option.args) for option in game.decision.options if KEEP.of(option)] if game.decision else []
    if not keeps:
        return None
    dice = tuple([(f"d{i}", str(face)) for i, face in enumerate(game.rolls[-1].faces)])
    return Pick(KEEP.name, dice, Words("opt-keep"), least=min(keeps))  # all of them where no attempt can be paid for
