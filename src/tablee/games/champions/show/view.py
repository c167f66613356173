"""What a seat may see: built by adding, from one answer to "may this seat know?"."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from tablee.gamekit.question import question, where
from tablee.gamekit.view import Area, Piece, SeatView, View, Words
from tablee.games.champions.rules.book import VERBS
from tablee.games.champions.rules.effects.cards import TAKE
from tablee.games.champions.rules.knowing import knows_hand
from tablee.games.champions.rules.pointing import named
from tablee.games.champions.rules.procedures.activation import EnemyAttack, EnemyScheme
from tablee.games.champions.rules.procedures.reveal import Reveal, RevealByType
from tablee.games.champions.rules.procedures.rounds import this_round
from tablee.games.champions.rules.procedures.use import Use
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import (
    BOOST,
    OUT,
    REVEALED,
)
from tablee.games.champions.show.bill import bill
from tablee.games.champions.show.pieces import card_piece, identity, lying

CARRIED_OUT = (OUT, REVEALED, BOOST)  # where it is while it is played, revealed or a boost
#: procedures that carry out a card that lies open meanwhile -> which
OPENING: dict[type, Callable[[Any], int]] = {
    Use: lambda frame: frame.card if frame.event else -1,
    Reveal: lambda frame: frame.card,
    RevealByType: lambda frame: frame.card,
    EnemyAttack: lambda frame: frame.flip,
    EnemyScheme: lambda frame: frame.flip,
}
#: of the villain phase, one to five (MC-ROUND-07 to MC-ROUND-12)
VILLAIN_STEPS = ("threat", "activate", "deal", "reveal", "pass_token")


def view(game: Scenario, seat: int) -> View:
    pieces: dict[str, Piece] = {}
    areas: list[Area] = []
    before: dict[str, Area] = {} if game.seen_before is None else game.seen_before.setdefault(("areas", seat), {})

    def area(id: str, label: Words, layout: str, owner: int, held: list[Piece], count: int = -1) -> None:
        refs = tuple([one.id for one in held]) if held else ()
        pieces.update(zip(refs, held))
        found = before.get(id)  # most hold what they held when somebody looked last
        if found is None or found.holds != refs or found.count != count:
            band = "middle" if owner < 0 else "mine" if owner == seat else "theirs"
            found = before[id] = Area(id, label, band, layout, owner, refs, count)
        areas.append(found)

    picked = laid_out(game)
    known: dict[Any, Piece] = {} if game.still is None else game.still

    def piece(i: int) -> Piece:
        found = known.get(i)
        if found is None:
            found = known[i] = card_piece(game, i, picked)
        return found

    def with_attached(cards: tuple[int, ...]) -> list[Piece]:
        return [piece(x) for i in cards for x in (i, *game.cards[i].on)]

    area("villain", titled("area-villain"), "row", -1, with_attached((game.villain,)))
    area("schemes", titled("area-schemes"), "row", -1, with_attached((game.main, *game.sides)))
    if game.around:
        area("environment", titled("area-environment"), "row", -1, with_attached(game.around))
    for owner, player in enumerate(game.players):
        if player.out:
            area(f"status.{owner}", titled("area-status", owner), "status", owner, [piece(player.me)])
            continue
        area(
            f"status.{owner}", titled("area-status", owner), "status", owner, [identity(game, owner, piece(player.me))]
        )
        area(f"allies.{owner}", titled("area-allies", owner), "row", owner, with_attached(player.allies))
        mine = (*player.board, *game.cards[player.me].on)
        area(f"board.{owner}", titled("area-board", owner), "row", owner, [piece(i) for i in mine])
        foes = player.engaged + tuple([i for i in game.arriving if game.cards[i].area == owner])
        area(f"engaged.{owner}", titled("area-engaged", owner), "row", owner, with_attached(foes))
        shown = list(player.hand) if knows_hand(game, seat, owner) else []
        hand = [piece(i) for i in shown]
        area(f"hand.{owner}", titled("area-hand", owner), "fan", owner, hand, len(player.hand) - len(shown))
        area(f"dealt.{owner}", titled("area-dealt", owner), "pile", owner, [], len(player.dealt))
        area(f"deck.{owner}", titled("area-deck", owner), "pile", owner, [], len(player.deck))
        area(f"discard.{owner}", titled("area-discard", owner), "pile", owner, lying(game, owner, player.pile))
    area("encounter", titled("area-encounter"), "pile", -1, [], len(game.edeck))
    area("encounter-discard", titled("area-encounter-discard"), "pile", -1, lying(game, -1, game.epile))
    open_ = resolving(game)
    if open_:
        area("resolving", titled("area-resolving"), "row", -1, [piece(i) for i in open_])
    if game.victory:
        area("victory", titled("area-victory"), "pile", -1, [piece(i) for i in game.victory])
    if game.decision is not None and game.decision.seat == seat and TAKE.of(game.decision.options[0]):
        found = [game.named(o.args[0]) for o in game.decision.options]
        held = [piece(i) for i in found if game.handle(i) not in pieces]
        area("found", titled("area-found"), "row", -1, held)
    seats = tuple([seat_view(game, s) for s in range(len(game.players))])
    end: Words | None = None
    if game.outcome is not None:
        end = Words("over-lost" if -1 in game.outcome else "over-won")
    here = where(game, {"n": game.round, "phase": game.phase}, partial(named, game))
    asked = question(game, seat, VERBS, None, {}, bill(game, seat))
    return View("champions", seat, here, seats, tuple(areas), pieces, asked, end)


def resolving(game: Scenario) -> list[int]:
    """Cards that lie open while they are carried out, in no other place: played, revealed, turned up as a boost."""
    found: dict[int, None] = {}
    for frame in game.stack:
        i = OPENING[type(frame)](frame) if type(frame) in OPENING else -1
        if i >= 0 and game.cards[i].zone in CARRIED_OUT:
            found[i] = None
    return list(found)


def seat_view(game: Scenario, seat: int) -> SeatView:
    is_ = (("active",) if seat == game.active else ()) + (("out",) if game.players[seat].out else ())
    is_ += ("first",) if seat == game.first else ()
    round = this_round(game) if game.phase == "villain" else None
    is_ += (f"step-{round.step}",) if round is not None and round.step in VILLAIN_STEPS else ()
    return SeatView(seat, f"hero.{game.kit.setup.heroes[seat]}", is_)


def laid_out(game: Scenario) -> dict[int, list[str]]:
    """Cards that are picked for a payment or a discard which is not settled yet: whatever lets pick has `picked`."""
    out: dict[int, list[str]] = {}
    for frame in game.stack:
        picked: Any = getattr(frame, "picked", None)
        for i, word in picked(game) if picked is not None else ():
            out.setdefault(i, []).append(word)
    return out


# what looks the same in view after view, at table after table, is made once
@cache
def titled(label: str, owner: int = -1) -> Words:
    return Words(label, {"who": f"&{owner}"} if owner >= 0 else {})
