"""Threat, schemes, the encounter deck, revealing."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.effects.cards import TAKE, fact
from tablee.games.champions.rules.effects.play import entering
from tablee.games.champions.rules.effects.who import A_SCHEME, THE_MAIN_SCHEME, YOU
from tablee.games.champions.rules.leaf import Aimed, Leaf, happen, in_play
from tablee.games.champions.rules.procedures.reveal import Reveal, RevealAll
from tablee.games.champions.rules.reach import actor_of, loses_threat, thwartable
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.run import Around, Branch, Chosen, Node, Run, Who, group, occurrence
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import (
    ENCOUNTER_DECK,
    ENCOUNTER_PILE,
    HIDDEN,
    MINION,
    NO_REVEAL,
    OUT,
    PLAY,
    REVEALED,
    SIDE_SCHEME,
    SURGE,
    Kind,
)
from tablee.kernel.decision import Flow, Option, ask
from tablee.kernel.effect import Number, value
from tablee.kernel.frozen import frozen
from tablee.kernel.zone import without


@frozen
class RemoveThreat(Aimed):
    """On a (thwart) ability it is a thwart (MC-THWART-03, MC-THWART-04)."""

    n: Number
    frm: Who = A_SCHEME

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        if game.cards[x].zone != PLAY:
            return False
        if run.label == "thwart":
            return not thwartable(game, run.seat, x, actor_of(game, run))
        if game.cards[run.card].owner < 0:  # a crisis binds the players only (MC-ICON-05)
            return game.cards[x].threat > 0 and not game.cannot("lose_threat", x)
        return not loses_threat(game, run.seat, x)

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        n = value(self.n, game, run)
        batch: list[Occ] = []
        for x in self.frm.pick(game, run):
            if not self.eligible(game, run, x):
                continue
            actor, parent = run.card, -1
            if run.label == "thwart":
                actor, parent = actor_of(game, run), -2
                batch.append(occ.thwart.of(actor, x, run.seat, source=run.card))
            batch.append(occ.remove_threat.of(actor, x, run.seat, n, parent=parent, source=run.card))
        return batch


@frozen
class PlaceThreat(Leaf):
    """On each of these schemes; where it comes to nothing, nothing is placed."""

    n: Number
    on: Who = THE_MAIN_SCHEME

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        n = value(self.n, game, run)
        found = in_play(game, run, self.on)
        return [occ.place_threat.of(run.card, x, run.seat, n, source=run.card) for x in found] if n > 0 else []


@frozen
class MoveThreat(Leaf):
    """From one scheme to another; it counts as placed (MC-MOVE-06)."""

    n: Number
    frm: Who
    to: Who = THE_MAIN_SCHEME

    def able(self, game: Scenario, run: Any) -> bool:
        origins = self.frm.pick(game, run)
        if isinstance(self.frm, Chosen) and self.frm.key not in run.bound:
            origins = tuple(group(game, run, self.frm.those))
        return any([not loses_threat(game, run.seat, x) for x in origins])

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        (frm,), (to,) = self.frm.pick(game, run)[:1], self.to.pick(game, run)[:1]
        n = min(value(self.n, game, run), game.cards[frm].threat)
        if not n or frm == to or loses_threat(game, run.seat, frm):
            return []
        return [
            occ.remove_threat.of(run.card, frm, run.seat, n, source=run.card),
            occ.place_threat.of(run.card, to, run.seat, n, source=run.card),
        ]


@frozen
class AddAcceleration(Node):
    """An acceleration token by the main scheme (MC-ICON-02)."""

    n: int = 1

    def do(self, game: Scenario, run: Run) -> Flow | None:
        game.tokens += self.n  # the supply never runs out (MC-SETUP-07)
        game.note("MC-ICON-02", "acceleration", n=game.tokens)
        run.did, run.want = (fact("token", game.main, self.n, self.n, run.seat),), 1
        return None


@frozen
class Surge(Node):
    """This card gains Surge (MC-KEY-14)."""

    def do(self, game: Scenario, run: Run) -> Flow | None:
        if run.td >= 0:
            occurrence(game, run).flags |= SURGE
        run.did, run.want = (fact("surge", run.card, 1, 1, run.seat),), 1
        return None


@frozen
class CancelRevealed(Node):
    """Cancel the When Revealed effects of the card being revealed (MC-CANCEL-01, MC-CANCEL-04)."""

    def able(self, game: Scenario, run: Any) -> bool:
        o = occurrence(game, run)
        face = game.cards[o.subject].face
        form = game.form(o.player)
        mine = [a for a in face.abilities if a.timing == "revealed" and a.form in ("", form)]
        return not o.flags & (NO_REVEAL | HIDDEN) and bool(mine)

    def do(self, game: Scenario, run: Run) -> Flow | None:
        o = occurrence(game, run)
        o.flags |= NO_REVEAL
        game.note("MC-CANCEL-01", "cancelled", card=game.said(o.subject))
        run.did, run.want = (fact("cancel", o.subject, 1, 1, run.seat),), 1
        return None


@frozen
class InsteadRevealed(Around):
    """Cancel its When Revealed effects; this is resolved in their place (MC-REPL-02)."""

    what: Node

    def able(self, game: Scenario, run: Any) -> bool:
        return CancelRevealed().able(game, run)

    def do(self, game: Scenario, run: Run) -> Flow | None:
        game.postpone(f"revealed {run.td}", run.rest(self.what.at))
        return CancelRevealed().do(game, run)


@frozen
class CancelCard(Node):
    """Cancel the effects of the card being revealed and discard it."""

    def able(self, game: Scenario, run: Any) -> bool:
        o = occurrence(game, run)
        return not o.flags & (HIDDEN | NO_REVEAL)

    def do(self, game: Scenario, run: Run) -> Flow | None:
        o = occurrence(game, run)
        o.flags |= HIDDEN | NO_REVEAL
        if game.cards[o.subject].zone == REVEALED:
            game.put_on_pile(o.subject)
        game.note("MC-CANCEL-01", "cancelled", card=game.said(o.subject))
        run.did, run.want = (fact("cancel", o.subject, 1, 1, run.seat),), 1
        return None


@frozen
class CancelAbility(Node):
    """Cancel the effects of the ability being initiated: costs stay paid (MC-CANCEL-02, MC-CANCEL-03)."""

    def able(self, game: Scenario, run: Any) -> bool:
        return True

    def do(self, game: Scenario, run: Run) -> Flow | None:
        happening: Any = game.stack[run.td]
        happening.cancel(run.ti)
        run.did, run.want = (fact("cancel", run.card, 1, 1, run.seat),), 1
        return None


@frozen
class RevealTop(Node):
    """A player reveals the top card of the encounter deck; `same`: the player who was revealing."""

    same: bool = False

    def do(self, game: Scenario, run: Run) -> Flow | None:
        seat = occurrence(game, run).player if self.same else run.seat
        card = game.top_encounter()
        run.did, run.want = (), 1
        return Reveal(card, seat) if card >= 0 else None


@frozen
class DealEncounter(Node):
    """Deal a player facedown encounter cards (MC-ENC-05)."""

    n: int = 1
    who: Who = YOU

    def do(self, game: Scenario, run: Run) -> Flow | None:
        for x in self.who.pick(game, run):
            for _ in range(self.n):
                game.deal_encounter(game.seat_of(x))
        run.did, run.want = (fact("deal", run.card, self.n, self.n, run.seat),), 1
        return None


class Finding(Branch):
    """What is found is FOUND, and `then` speaks of it."""

    then: Node

    def children(self) -> tuple[Node, ...]:
        return (self.then,)

    def found(self, run: Run, i: int) -> None:
        run.bound["found"] = (i,)
        run.push(self.then)


@frozen
class FindEncounter(Finding):
    """A card is looked for among those of the encounter; then a shuffle, and something is done with it: `then` means FOUND."""

    kind: Kind
    then: Node
    pile: bool = True

    def matches(self, game: Scenario) -> list[int]:
        zone = game.edeck + (game.epile if self.pile else ())
        codes, cards = game.kit.codes_of(self.kind), game.cards
        found = sorted([i for i in zone if cards[i].code in codes])
        titles: dict[str, int] = {}
        for i in found:  # one of each card: copies are alike
            titles.setdefault(game.cards[i].code, i)
        return list(titles.values())

    def do(self, game: Scenario, run: Run) -> Flow | None:
        found = self.matches(game)  # looked at where they lie: none has left its zone (MC-SEARCH-02)
        if len(found) > 1:
            game.reveals += 1
            return ask(run.seat, "search", [TAKE(game.handle(i)) for i in found], "answered")
        return self.end(game, run, found[0] if found else -1)

    def take(self, game: Scenario, run: Run, choice: Option) -> Flow | None:
        return self.end(game, run, game.named(choice.args[0]))

    def end(self, game: Scenario, run: Run, i: int) -> Flow | None:
        run.did, run.want = (), 1
        if i >= 0:
            if game.cards[i].zone == ENCOUNTER_DECK:
                game.edeck = without(game.edeck, i)  # it still counts as coming from the deck
            else:
                game.from_pile(i)
                game.edit(i).zone = OUT
            self.found(run, i)
        else:
            run.bound["found"] = ()
        game.edeck = game.rng.shuffled(game.edeck, "encounter")  # MC-SEARCH-03
        if not game.edeck:
            game.new_encounter_deck()
        return None


@frozen
class DiscardUntil(Finding):
    """Discard from the encounter deck until such a card is discarded: FOUND (MC-ENC-03)."""

    kind: Kind
    then: Node

    def do(self, game: Scenario, run: Run) -> Flow | None:
        run.bound["found"] = ()
        run.did, run.want = (), 1
        left = len(game.edeck)
        while left > 0 and game.outcome is None:
            i = game.edeck[0]
            left -= 1
            game.edeck = game.edeck[1:]
            game.put_on_pile(i)
            game.note("MC-ENC-03", "discarded", card=game.said(i))
            game.pause()
            hit = game.kit.fits(self.kind, game.cards[i].face)
            if hit:
                self.found(run, i)
            if not game.edeck:
                game.epile = tuple([c for c in game.epile if not (hit and c == i)])
                game.new_encounter_deck()
                game.epile += (i,) if hit else ()
            if hit:
                break
        return None


@frozen
class DiscardEncounter(Node):
    """Encounter cards go from deck to pile unrevealed; a new deck is left alone (MC-ENC-03)."""

    n: int = 1

    def do(self, game: Scenario, run: Run) -> Flow | None:
        gone = game.edeck[: self.n]
        game.edeck = game.edeck[self.n :]
        for i in gone:
            game.put_on_pile(i)
            game.note("MC-DISCARD-03", "discarded", card=game.said(i))
            game.pause()
        if gone and not game.edeck:
            game.new_encounter_deck()
        run.bound["discarded"] = gone
        run.did, run.want = tuple([fact("discard", i, 1, 1, run.seat) for i in gone]), 1
        return None


@frozen
class RevealFound(Node):
    """Reveal the card that was found."""

    def do(self, game: Scenario, run: Run) -> Flow | None:
        found = run.bound.get("found", ())
        run.did, run.want = (), 1
        if not found:
            return None
        if game.cards[found[0]].zone == ENCOUNTER_PILE:
            game.from_pile(found[0])
        return Reveal(found[0], run.seat)


@frozen
class SummonNemesis(Node):
    """Your nemesis minion and side scheme are revealed; the rest of the set goes into the deck (MC-NEMESIS-01)."""

    def do(self, game: Scenario, run: Run) -> Flow | None:
        mine = game.aside_of(run.seat)
        game.players[run.seat].aside = ()
        minions = tuple([i for i in mine if game.cards[i].face.type == MINION])
        schemes = tuple([i for i in mine if game.cards[i].face.type == SIDE_SCHEME])
        rest = tuple([i for i in mine if i not in minions + schemes])
        run.did, run.want = (), 1
        return RevealAll(run.seat, minions + schemes, rest) if mine else None


@frozen
class Drones(Node):
    """Facedown cards from the top of players' decks become Drone minions that engage them."""

    n: int = 1
    who: Who = YOU

    def able(self, game: Scenario, run: Any) -> bool:
        return any([game.players[game.seat_of(x)].deck for x in self.who.pick(game, run)])

    def do(self, game: Scenario, run: Run) -> Flow | None:
        batch: list[Occ] = []
        for x in self.who.pick(game, run):
            seat = game.seat_of(x)
            for _ in range(0 if game.players[seat].out else self.n):
                i = game.facedown_minion(seat)
                if i >= 0:
                    batch += entering(game, i, seat, run.card)
        return happen(game, run, batch)
