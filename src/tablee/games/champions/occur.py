"""How each kind of occurrence happens, and the checks after a batch."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.happening import ANSWERABLE, ANSWERS, CHECKS, ENGAGES, OCCUR, Event
from tablee.games.champions.records import Occ
from tablee.games.champions.state import Scenario
from tablee.games.champions.values import CHECK_ALLIES, CHECK_HP, CHECK_RESTRICTED, CHECK_STALWART, RESTRICTED_LIMIT
from tablee.games.champions.vocabulary import (
    ANSWERED,
    ATTACK,
    GONE,
    HAND,
    IDENTITY_SIDES,
    PIERCING,
    PILE,
    PLAY,
    RANGED,
    STATUSES,
    TOUGH,
    VICTORY,
    VILLAIN,
)
from tablee.kernel.decision import Flow
from tablee.kernel.happening import HAPPENED


def checks(game: Scenario) -> Flow | None:
    """State checks after a batch: Stalwart, who is left without hit points, too many allies or Restricted cards."""
    if game.check & CHECK_STALWART:
        game.strip_stalwart()  # MC-KEY-17
        game.check &= ~CHECK_STALWART
    if game.check & CHECK_HP:
        game.check &= ~CHECK_HP
        dead = [x for x in (*game.friends(), *game.enemies()) if game.left(x) <= 0]
        if dead:  # MC-DEFEAT-01, MC-MOD-08
            return Event([Occ("defeat", -1, x, game.seat_of(x)) for x in dead])
    if game.check & CHECK_ALLIES:
        for seat in game.order():
            if len(game.players[seat].allies) > game.ally_limit(seat):
                return too_many(seat, "ally")
        game.check &= ~CHECK_ALLIES
    if game.check & CHECK_RESTRICTED:
        for seat in game.order():
            if len(restricted(game, seat)) > RESTRICTED_LIMIT:
                return too_many(seat, "restricted")
        game.check &= ~CHECK_RESTRICTED
    game.check = 0
    return None


def answers(game: Scenario, batch: list[Occ]) -> Flow | None:
    """Retaliate (MC-KEY-16) and Quickstrike (MC-KEY-03), once for each deed."""
    for o in batch:
        if o.kind not in ANSWERABLE or o.status != HAPPENED or o.flags & ANSWERED:
            continue
        o.flags |= ANSWERED
        actor = game.cards[o.actor]
        if o.kind == "engage":
            if actor.zone == PLAY and game.hero_form(o.player) and game.keyword(o.actor, "quickstrike"):
                game.note("MC-KEY-03", "quickstrike", who=game.said(o.actor))
                return Event([Occ("enemy_attack", o.actor, game.players[o.player].me, o.player)])
        elif not o.flags & RANGED:  # MC-KEY-02
            back = game.keyword(o.subject, "retaliate")
            if back and survived(game, batch, o.subject) and actor.face.character and actor.zone == PLAY:
                game.note("MC-KEY-16", "retaliates", who=game.said(o.subject), n=back)
                return Event([Occ("damage", o.subject, o.actor, o.player, back, source=o.subject)])
    return None


def engagements(game: Scenario, batch: list[Occ]) -> Flow | None:
    """Minions that this batch has brought into play engage, a happening of its own: whatever answered their entering play
    comes before it (MC-MINION-01), Quickstrike after it (MC-KEY-03)."""
    now = []
    for o in batch:
        if o.kind == "enter_play" and o.status == HAPPENED and not o.flags & ANSWERED and o.subject in game.arriving:
            o.flags |= ANSWERED
            seat = o.player if not game.players[o.player].out else game.order((o.player + 1) % len(game.players))[0]
            now.append(Occ("engage", o.subject, game.players[seat].me, seat))
    return Event(now) if now else None


def survived(game: Scenario, batch: list[Occ], x: int) -> bool:
    beaten = any([o.kind == "defeat" and o.subject == x and o.status == HAPPENED for o in batch])
    return game.cards[x].zone == PLAY and not beaten


def too_many(seat: int, what: str) -> Flow:
    from tablee.games.champions.procedures.checks import TooMany

    return TooMany(seat, what)


def restricted(game: Scenario, seat: int) -> list[int]:
    return [c.id for c in game.cards if c.zone == PLAY and c.ctl == seat and game.keyword(c.id, "restricted")]


# ---------------------------------------------------------------------- how each kind happens
def damage(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    """A dial stops at zero; tokens lie on allies and minions (MC-DMG-03). "You" is the identity (MC-YOU-02)."""
    n = o.amount
    if n <= 0 or game.cards[o.subject].zone != PLAY:
        h.cancel(i)
        return None
    card = game.edit(o.subject)
    if card.status & TOUGH and not (o.flags & PIERCING and o.flags & ATTACK):  # given since the status moment
        card.status &= ~TOUGH
        h.cancel(i)
        return None
    card.damage += n
    # infinite hit points take any damage (MC-HP-04)
    if (card.face.type in IDENTITY_SIDES or card.face.type == VILLAIN) and not card.face.infinite:
        card.damage = min(card.damage, game.hp(o.subject))  # the dial stops at zero (MC-DMG-02)
    o.done = n
    if game.log is not None:
        game.note("MC-DMG-01", "damage", who=game.said(o.subject), n=n)
    return None


def heal(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    n = min(o.amount, game.cards[o.subject].damage)  # MC-HEAL-02
    o.done = n
    if n:
        game.edit(o.subject).damage -= n
        if game.log is not None:
            game.note("MC-HEAL-01", "heals", who=game.said(o.subject), n=n)
    return None


def give(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    """On "you" it lies on the identity (MC-YOU-05); who cannot have it does not get it (MC-STATUS-10)."""
    if not game.can_get(o.subject, o.base):
        h.cancel(i)
        return None
    game.edit(o.subject).status |= o.base
    o.done = o.base
    if game.log is not None:
        game.note("MC-STATUS-01", "status", who=game.said(o.subject), status=STATUSES[o.base])
    return None


def lose_status(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    game.edit(o.subject).status &= ~o.base
    o.done = o.base
    return None


def remove_threat(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    n = min(o.amount, game.cards[o.subject].threat)  # MC-THREAT-02
    o.done = n
    if n:
        game.edit(o.subject).threat -= n
        if game.log is not None:
            game.note("MC-THREAT-01", "threat-removed", scheme=game.said(o.subject), n=n)
    return None


def place_threat(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    n = o.amount
    if n <= 0 or game.cards[o.subject].zone != PLAY:
        h.cancel(i)
        return None
    card = game.edit(o.subject)
    card.threat += n
    o.done, o.code = n, card.code
    if game.log is not None:
        game.note("MC-THREAT-01", "threat-placed", scheme=game.said(o.subject), n=n)
    if o.subject == game.main and 0 < game.target_threat() <= card.threat:
        from tablee.games.champions.procedures.stages import Advance

        return Advance()  # MC-MAIN-01
    return None


def defeat(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    """An ally, minion or side scheme stays until then (MC-ALLY-01, MC-MINION-02, MC-SIDE-02)."""
    card = game.cards[o.subject]
    if card.zone != PLAY:
        h.cancel(i)
        return None
    o.done = 1
    if game.log is not None:
        game.note("MC-DEFEAT-01", "defeated", who=game.said(o.subject))
    if card.face.type in IDENTITY_SIDES:
        from tablee.games.champions.procedures.stages import Eliminate

        return Eliminate(card.ctl)
    if card.face.type == VILLAIN:
        from tablee.games.champions.procedures.stages import NextStage

        return NextStage(o.player)
    if "defeated" in card.face.timings:
        from tablee.games.champions.procedures.stages import when_defeated_of

        return when_defeated_of(o.subject, o.player, len(game.stack) - 1, i)  # just before it leaves play (MC-ABIL-17)
    if not any([other.parent == i and other.kind == "leave" for other in h.batch]):
        put_away(game, o.subject)
    return None


def put_away(game: Scenario, x: int) -> None:
    """A defeated ally, minion or side scheme goes to its pile, or to the victory display (MC-DEFEAT-02, MC-KEY-20)."""
    if game.keyword(x, "permanent"):
        return
    shown = game.keyword(x, "victory")
    game.leave_play(x)
    if shown:
        game.edit(x).zone = VICTORY
        game.victory += (x,)
    elif game.cards[x].zone != GONE:
        game.put_on_pile(x)


def leave(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    """Out of play: -1 after a defeat, else to the zone named."""
    card = game.cards[o.subject]
    if card.zone != PLAY:
        h.cancel(i)
        return None
    o.done = 1
    if o.base == -1:
        put_away(game, o.subject)
    elif not game.may_leave(o.subject):
        h.cancel(i)
        o.done = 0
    elif o.base == GONE:
        game.remove(o.subject)
    elif o.base == HAND:
        game.leave_play(o.subject)
        game.to_hand(o.subject)
        if game.log is not None:
            game.note("MC-ZONE-10", "to-hand", who=f"&{card.owner}", card=game.said(o.subject))
    else:
        game.discard(o.subject)
        if game.log is not None:
            game.note("MC-DISCARD-01", "discarded", card=game.said(o.subject))
    o.base = 0
    return None


def enter_play(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    """The host of an attaching card is the actor when it is in play."""
    host = o.defender
    below = game.cards[o.subject].under
    game.enter(o.subject, o.player, host)
    if below:
        game.edit(o.subject).under = below
        if game.left(o.subject) <= 0:
            game.check |= CHECK_HP
    o.done = 1
    if game.log is not None:
        game.note("MC-ZONE-09", "enters", card=game.said(o.subject))
    return None


def engage(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    if game.cards[o.actor].zone != PLAY:
        h.cancel(i)
        return None
    game.engage(o.actor, o.player)
    o.done = 1
    if game.log is not None:
        game.note("MC-MINION-01", "engages", who=game.said(o.actor), player=f"&{o.player}")
    return None


def draw(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    o.done = game.draw(o.player, o.amount)
    return None


def discard(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    """From hand."""
    if game.cards[o.subject].zone != HAND:
        h.cancel(i)
        return None
    game.discard(o.subject)
    o.done = 1
    if game.log is not None:
        game.note("MC-DISCARD-01", "discarded", card=game.said(o.subject))
    return None


def ready(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    if game.cards[o.subject].exhausted and not game.cannot("ready", o.subject):
        game.edit(o.subject).exhausted = False  # it alone, not what is attached or its host (MC-ATTACH-04)
        o.done = 1
        if game.log is not None:
            game.note("MC-EXH-04", "readied", card=game.said(o.subject))
    return None


def exhaust(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    """To exhaust "you" is to exhaust the identity (MC-YOU-04); attached cards are not concerned (MC-ATTACH-04)."""
    if not game.cards[o.subject].exhausted:
        game.edit(o.subject).exhausted = True
        o.done = 1
        if game.log is not None:
            game.note("MC-EXH-01", "exhausted", card=game.said(o.subject))
    return None


def counters(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    card = game.edit(o.subject)
    before, card.counters = card.counters, max(0, card.counters + o.base)
    o.done = abs(card.counters - before)
    if before and not card.counters and card.face.script.uses and o.source != o.subject:  # MC-KEY-19
        return Event([Occ("leave", o.subject, o.subject, o.player, PILE, source=o.subject)])
    return None


def change_form(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    face = game.cards[o.subject].face.face
    assert face is not None
    game.turn_to(o.subject, face.code)
    o.done = 1
    if game.log is not None:
        game.note("MC-FORM-01", "changes-form", who=f"&{o.player}", card=f"@card.{face.code}")
    return None


def simply(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    o.done = 1
    return None


def spend(game: Scenario, h: Event, o: Occ, i: int) -> Flow | None:
    """The payment below us is made; responses come after it (MC-WINDOW-07)."""
    payment: Any = game.stack[-2]
    o.done = 1
    flow: Flow | None = payment.spend(game)
    if payment.out is None:
        h.cancel(i)
    return flow


OCCUR.update(
    {
        "damage": damage,
        "heal": heal,
        "give": give,
        "lose_status": lose_status,
        "remove_threat": remove_threat,
        "place_threat": place_threat,
        "defeat": defeat,
        "leave": leave,
        "enter_play": enter_play,
        "engage": engage,
        "draw": draw,
        "discard": discard,
        "ready": ready,
        "exhaust": exhaust,
        "counters": counters,
        "change_form": change_form,
        # published for those who react; nothing more happens
        "attack": simply,
        "thwart": simply,
        "defend": simply,
        "play": simply,
        "initiate": simply,
        "spend": spend,
        "recover": simply,
        "boost": simply,
        "complete": simply,
        "eliminate": simply,
        "begin": simply,
        "end": simply,
    }
)
CHECKS.append(checks)
ANSWERS.append(answers)
ENGAGES.append(engagements)
