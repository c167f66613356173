"""Cards in hands, decks and piles; in play: ready, exhausted, discarded, attached; forms and traits."""

from __future__ import annotations

from typing import Any

from tablee.gamekit.verb import Answer, Verb
from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.effects.who import A_PLAYER, THIS, YOU
from tablee.games.champions.rules.guards import known
from tablee.games.champions.rules.leaf import Aimed, Leaf, happen
from tablee.games.champions.rules.pointing import card_words, on_card
from tablee.games.champions.rules.procedures.hands import DISCARD, DiscardFromHand
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.run import Choosing, Chosen, Node, Run, Who
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import DECK, GONE, HAND, PILE, PLAY, Kind
from tablee.kernel.decision import Flow, Option, ask
from tablee.kernel.effect import Number, value
from tablee.kernel.frozen import frozen
from tablee.kernel.zone import without


def fact(kind: str, subject: int, done: int, wanted: int, seat: int) -> tuple[Any, ...]:
    return (kind, subject, done, wanted, 0, seat)


@frozen
class Draw(Aimed):
    n: Number = 1
    who: Who = YOU

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        player = game.players[game.seat_of(x)]
        return not player.out and bool(player.deck or player.pile)

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        n = value(self.n, game, run)
        return [occ.draw.of(run.card, x, game.seat_of(x), n, source=run.card) for x in self.who.pick(game, run)]


@frozen
class DrawUpTo(Leaf):
    """Draw up to your printed hand size (MC-CARD-08)."""

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        me = game.players[run.seat].me
        n = game.cards[me].face.stats.get("hand", 0) - len(game.players[run.seat].hand)
        return [occ.draw.of(run.card, me, run.seat, n, source=run.card)] if n > 0 else []


@frozen
class Mill(Choosing):
    """Discard cards from the top of a deck, in order; a new deck is left alone (MC-DISCARD-03, MC-DECK-23)."""

    n: Number = 1
    who: Who = YOU
    keep: str = ""  # cards with this printed resource go to hand instead of staying

    def able(self, game: Scenario, run: Any) -> bool:
        return any([game.players[game.seat_of(x)].deck for x in self.who.pick(game, run)])

    def act(self, game: Scenario, run: Run) -> Flow | None:
        """Discarded one at a time; nothing can come between (no core card reacts to it)."""
        did: list[Any] = []
        discarded: tuple[int, ...] = ()
        for x in self.who.pick(game, run):
            seat = game.seat_of(x)
            gone = mill(game, seat, value(self.n, game, run))
            discarded += gone
            did.append(fact("mill", x, len(gone), value(self.n, game, run), seat))
            if self.keep:
                for card in gone:
                    if self.keep in game.cards[card].face.res and game.cards[card].zone == PILE:
                        game.from_pile(card)
                        game.to_hand(card)
                        game.note("MC-RES-07", "to-hand", who=f"&{seat}", card=game.said(card))
        run.bound["discarded"] = discarded
        run.did, run.want = tuple(did), len(did)
        return None


def mill(game: Scenario, seat: int, n: int) -> tuple[int, ...]:
    player = game.players[seat]
    gone: tuple[int, ...] = ()
    for _ in range(n):
        if not player.deck:
            break
        card, player.deck = player.deck[0], player.deck[1:]
        game.put_on_pile(card)
        game.note("MC-DISCARD-03", "milled", who=f"&{seat}", card=game.said(card))
        game.pause()
        gone += (card,)
        if not player.deck:
            game.ran_out(seat)
            break
    return gone


class FromHands(Node):
    """Cards leave the hands of the players it means."""

    who: Who

    def able(self, game: Scenario, run: Any) -> bool:
        return any([game.players[game.seat_of(x)].hand for x in self.who.pick(game, run)])


@frozen
class DiscardHand(FromHands):
    """Choose and discard cards from hand: where it cannot be the identity, "you" is the player (MC-YOU-07)."""

    n: int = 1
    who: Who = YOU

    def do(self, game: Scenario, run: Run) -> Flow | None:
        run.did, run.want = (), self.n
        seats = [game.seat_of(x) for x in self.who.pick(game, run)]
        return DiscardFromHand(seats[0], self.n, self.n) if seats else None


@frozen
class DiscardRandom(FromHands):
    """Discard cards at random from a hand."""

    n: int = 1
    who: Who = YOU

    def do(self, game: Scenario, run: Run) -> Flow | None:
        batch: list[Occ] = []
        for x in self.who.pick(game, run):
            seat = game.seat_of(x)
            for _ in range(self.n):
                hand = [i for i in game.players[seat].hand if i not in [o.subject for o in batch]]
                if hand:
                    card = hand[game.rng.below(len(hand), "random")]
                    batch.append(occ.discard.of(game.players[seat].me, card, seat, source=run.card))
        run.bound["discarded"] = tuple([o.subject for o in batch])
        return happen(game, run, batch)


def in_order(game: Scenario, run: Run, node: Node, cards: list[int]) -> Flow | None:
    """Several cards discarded at once: their player says in which order they go (MC-DISCARD-02)."""
    so_far: tuple[int, ...] = run.bound.get(f"order{node.at}", ())
    left = [x for x in cards if x not in so_far]
    owners = {game.cards[x].owner for x in left}
    if len(left) < 2 or len(owners) > 1 or owners == {-1}:
        return None
    seat = game.chooser(game.cards[left[0]].owner)
    return ask(seat, "discard-order", [DISCARD(game.handle(x)) for x in left], "answered")


def next_in_order(game: Scenario, run: Run, node: Node, choice: Option) -> Flow | None:
    run.bound[f"order{node.at}"] = (*run.bound.get(f"order{node.at}", ()), game.named(choice.args[0]))
    run.push(node)
    return None


def ordered(run: Any, node: Node, cards: list[int]) -> list[int]:
    first = [x for x in run.bound.get(f"order{node.at}", ()) if x in cards]
    return [*first, *[x for x in cards if x not in first]]


@frozen
class DiscardAll(Leaf):
    """Discard from your hand every card with this printed resource."""

    kind: Kind

    def found(self, game: Scenario, run: Any) -> list[int]:
        return [i for i in game.players[run.seat].hand if game.kit.fits(self.kind, game.cards[i].face)]

    def do(self, game: Scenario, run: Run) -> Flow | None:
        flow = in_order(game, run, self, self.found(game, run))
        return flow or happen(game, run, self.occurrences(game, run))

    def take(self, game: Scenario, run: Run, choice: Option) -> Flow | None:
        return next_in_order(game, run, self, choice)

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        found = ordered(run, self, self.found(game, run))
        return [occ.discard.of(game.players[run.seat].me, i, run.seat, source=run.card) for i in found]


@frozen
class Discard(Aimed):
    """Discard cards from play."""

    what: Who

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        return game.cards[x].zone == PLAY and game.may_leave(x)

    def found(self, game: Scenario, run: Any) -> list[int]:
        return [x for x in self.what.pick(game, run) if self.eligible(game, run, x)]

    def do(self, game: Scenario, run: Run) -> Flow | None:
        flow = self.late(game, run) or in_order(game, run, self, self.found(game, run))
        return flow or happen(game, run, self.occurrences(game, run))

    def take(self, game: Scenario, run: Run, choice: Option) -> Flow | None:
        return next_in_order(game, run, self, choice) if DISCARD.of(choice) else super().take(game, run, choice)

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        found = ordered(run, self, self.found(game, run))
        return [occ.leave.of(run.card, x, run.seat, PILE, source=run.card) for x in found]


class Away(Leaf):
    """Out of play, to a zone."""

    what: Who

    def zone(self) -> int:
        return GONE

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        return [occ.leave.of(run.card, x, run.seat, self.zone(), source=run.card) for x in self.what.pick(game, run)]


@frozen
class RemoveFromGame(Away):
    what: Who = THIS


@frozen
class RemoveFromCampaign(Away):
    """From the game, and from all games of this campaign to come (MC-MODE-06)."""

    what: Who = THIS

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        game.banned += tuple([game.cards[x].code for x in self.what.pick(game, run)])
        return super().occurrences(game, run)


@frozen
class ReturnToHand(Away):
    """From play, or from the top of a discard pile, to its owner's hand."""

    what: Who = THIS

    def zone(self) -> int:
        return HAND


@frozen
class Recover(Choosing):
    """A chosen player returns the topmost such card of their discard pile to hand."""

    kind: Kind
    who: Who = A_PLAYER

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        return any([game.kit.fits(self.kind, game.cards[i].face) for i in game.players[game.seat_of(x)].pile])

    def act(self, game: Scenario, run: Run) -> Flow | None:
        run.did, run.want = (), 1
        for x in self.who.pick(game, run):
            seat = game.seat_of(x)
            pile = [i for i in game.players[seat].pile if game.kit.fits(self.kind, game.cards[i].face)]
            if pile:
                game.from_pile(pile[-1])
                game.to_hand(pile[-1])
                game.note("MC-DISCARD-04", "to-hand", who=f"&{seat}", card=game.said(pile[-1]))
                run.did = (fact("recover", pile[-1], 1, 1, seat),)
        return None


@frozen
class ShuffleIn(Choosing):
    """Chosen cards of your discard pile are shuffled into your deck (MC-SHUFFLE-02)."""

    what: Chosen

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        return True

    def act(self, game: Scenario, run: Run) -> Flow | None:
        found = self.what.pick(game, run)
        player = game.players[run.seat]
        for i in found:
            game.from_pile(i)
            game.edit(i).zone = DECK
            player.deck += (i,)
        if found:  # choosing none changes nothing (MC-TARGET-06)
            player.deck = game.rng.shuffled(player.deck, f"deck.{run.seat}")
            game.note("MC-SHUFFLE-01", "shuffled-in", who=f"&{run.seat}", n=len(found))
        run.did, run.want = tuple([fact("shuffle", i, 1, 1, run.seat) for i in found]), max(1, len(found))
        return None


@frozen
class Look(Node):
    """Look at the top cards of your deck, add one to your hand and discard the others (MC-LOOK-01)."""

    n: int = 3

    def able(self, game: Scenario, run: Any) -> bool:
        return bool(game.players[run.seat].deck)

    def do(self, game: Scenario, run: Run) -> Flow | None:
        seen = game.players[run.seat].deck[: self.n]
        if not seen:
            return None
        game.reveals += 1
        return ask(run.seat, "look", [TAKE(game.handle(i)) for i in seen], "answered")

    def take(self, game: Scenario, run: Run, choice: Option) -> Flow | None:
        game.reveals += 1
        player = game.players[run.seat]
        seen, kept = player.deck[: self.n], game.named(choice.args[0])
        player.deck = player.deck[self.n :]
        game.to_hand(kept)
        for i in seen:
            if i != kept:
                game.put_on_pile(i)
                game.note("MC-DISCARD-03", "milled", who=f"&{run.seat}", card=game.said(i))
        game.ran_out(run.seat)
        run.did, run.want = (fact("draw", kept, 1, 1, run.seat),), 1
        return None


@frozen
class Search(Node):
    """Search your deck for a card and add it to your hand; then shuffle (MC-SEARCH-01 to MC-SEARCH-03). What is found is
    taken; of several the player takes one."""

    kind: Kind

    def able(self, game: Scenario, run: Any) -> bool:
        return bool(game.players[run.seat].deck)

    def matches(self, game: Scenario, seat: int) -> list[int]:
        found = [i for i in game.players[seat].deck if game.kit.fits(self.kind, game.cards[i].face)]
        return sorted(found)

    def do(self, game: Scenario, run: Run) -> Flow | None:
        found = self.matches(game, run.seat)  # looked at where they lie: none has left the deck (MC-SEARCH-02)
        if len(found) < 2:
            return self.end(game, run, found[0] if found else -1)
        game.reveals += 1
        return ask(run.seat, "search", [TAKE(game.handle(i)) for i in found], "answered")

    def take(self, game: Scenario, run: Run, choice: Option) -> Flow | None:
        return self.end(game, run, game.named(choice.args[0]))

    def end(self, game: Scenario, run: Run, found: int) -> Flow | None:
        game.reveals += 1
        player = game.players[run.seat]
        if found >= 0:
            player.deck = without(player.deck, found)
            game.to_hand(found)
            game.note("MC-SEARCH-01", "to-hand", to=run.seat, who=f"&{run.seat}", card=game.said(found))
        player.deck = game.rng.shuffled(player.deck, f"deck.{run.seat}")
        if found >= 0:
            game.ran_out(run.seat)
        run.did = (fact("search", found, 1, 1, run.seat),) if found >= 0 else ()
        run.want = 1
        return None


# ---------------------------------------------------------------------- verbs
TAKE: Answer[Scenario, Run] = Answer("take", known, at=Run, words=card_words, on=on_card)
VERBS: list[Verb[Scenario]] = [TAKE]
