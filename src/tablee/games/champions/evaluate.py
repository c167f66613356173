"""How good a position looks for the heroes: survive, thwart, attack, build. Lent to bots."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.procedures.hands import DiscardFromHand
from tablee.games.champions.procedures.pay import PayResources
from tablee.games.champions.procedures.rounds import Round
from tablee.games.champions.run import ENOUGH
from tablee.games.champions.state import Scenario
from tablee.games.champions.usable import cost_of, yields
from tablee.games.champions.vocabulary import (
    ALLY,
    ASIDE,
    BOOST,
    EVENT,
    OBLIGATION,
    OUT,
    RESOURCE,
    REVEALED,
    SUPPORT,
    TOUGH,
    UPGRADE,
)
from tablee.kernel.decision import PASS, Option

WON = 1_000_000
#: what things are worth, in tenths of a point of damage to the villain of one player
VILLAIN_HP, THREAT, SIDE, SIDE_THREAT, HP, DANGER, READY, ALLY_READY = 60, 12, 60, 20, 20, 20, 15, 6
READY_NEXT, HAND_SIZE, FORM, STAGE, SOON, NOW = 70, 16, 20, 400, 30, 90
LOST, DEATH = 2000, 600
HAND, BUILD, BUILD_COST, MINION_ATK, MINION_SCH, MINION_HP, ALLY_HP, ALLY_POWER = 3, 18, 14, 24, 20, 12, 8, 8


def score(game: Scenario, seat: int, after: bool = False) -> int:
    """The same for every player: they win or lose together. `after`: judged from the villain phase."""
    if game.outcome is not None:
        return -WON if -1 in game.outcome else WON
    n = len(game.players)
    total = 0
    # the villain: what is left of this stage and those to come
    left = game.left(game.villain) + sum([game.kit.defs[c].stats.get("hp", 0) * n for c in game.stages])
    total -= left * VILLAIN_HP // n + STAGE * len(game.stages)  # a stage behind us is worth what the next one brings
    villain = game.cards[game.villain]
    total -= 25 * bool(villain.status & TOUGH)
    total += 40 * bool(villain.status & 1) + 30 * bool(villain.status & 2)
    total -= 15 * len([a for a in villain.on if game.cards[a].owner < 0])
    total += 30 * len([a for a in villain.on if game.cards[a].owner >= 0])
    # schemes: what the coming villain phase would make of them
    judged = after or game.phase == "villain"
    threat = game.cards[game.main].threat
    growth = game.per_player(game.cards[game.main].face.accel) + game.icons("acceleration") + game.tokens
    coming = growth if not judged else 0
    for s in game.order():
        if not judged and not game.hero_form(s):
            coming += scheming(game, s)
    room = game.target_threat() - threat - coming
    total -= THREAT * (threat + coming) + 400 * (len(game.kit.schemes) - len(game.schemes) - 1)
    if room <= 0:
        total -= LOST + NOW * (1 - room)
    if room < growth + 2 * n:
        total -= SOON * (growth + 2 * n - room)
    for i in game.sides:
        total -= SIDE + SIDE_THREAT * game.cards[i].threat
    total -= 25 * game.icons("acceleration") + 30 * game.icons("hazard") + 30 * game.tokens
    for s in range(n):
        total += player_score(game, s, judged)
    return total


def scheming(game: Scenario, seat: int) -> int:
    """Threat that the enemies would place against an alter-ego."""
    villain = game.cards[game.villain]
    total = 0 if villain.status & 2 else game.value("sch", game.villain) + 1
    return total + sum([game.value("sch", i) for i in game.players[seat].engaged if not game.cards[i].status & 2])


def beating(game: Scenario, seat: int) -> int:
    """Damage that the enemies would do to a hero who has its ready allies defend."""
    villain = game.cards[game.villain]
    hits = [] if villain.status & 1 else [game.value("atk", game.villain) + 1]
    hits += [game.value("atk", i) for i in game.players[seat].engaged if not game.cards[i].status & 1]
    blocks = len([i for i in game.players[seat].allies if not game.cards[i].exhausted])
    return sum(sorted(hits)[: max(0, len(hits) - blocks)])


def player_score(game: Scenario, seat: int, after: bool) -> int:
    player = game.players[seat]
    if player.out:
        return -3000
    me = game.cards[player.me]
    left = game.left(player.me)
    total = HP * left
    safe = left
    if not after and game.hero_form(seat):
        safe -= beating(game, seat)
        if not me.exhausted and left > 0:
            safe += min(left - safe, game.value("def", player.me))
    if safe <= 5:
        total -= (6 - safe) * (6 - safe) * DANGER
    if safe <= 0 < left:
        total -= DEATH
    total += 25 * bool(me.status & TOUGH) - 45 * bool(me.status & 1) - 25 * bool(me.status & 2)
    if not me.exhausted:  # whoever defends is exhausted in the next turn; whoever is ready can still act in this one
        total += READY_NEXT if after else READY * game.value("atk", player.me)
    total += HAND_SIZE * game.hand_size(seat)
    if game.hero_form(seat):
        total += FORM
    total += HAND * len(player.hand)
    for i in player.allies:
        card = game.cards[i]
        worth = 10 + ALLY_HP * game.left(i) + ALLY_POWER * (game.value("atk", i) + game.value("thw", i))
        if not card.exhausted:
            total += ALLY_READY * (3 if after else 1)
        total += worth + 15 * bool(card.status & TOUGH) + 3 * card.counters
    for i in player.board:
        card = game.cards[i]
        if card.owner >= 0:
            total += BUILD + BUILD_COST * card.face.cost + (4 if not card.exhausted else 0) + 3 * card.counters
        else:
            total -= 30
    for i in player.engaged:
        card = game.cards[i]
        danger = MINION_ATK * game.value("atk", i) + MINION_SCH * game.value("sch", i) + MINION_HP * game.left(i) + 15
        total -= danger + 12 * game.keyword(i, "guard") + 10 * bool(card.status & TOUGH)
        total += 25 * bool(card.status & 1) + 12 * len([a for a in card.on if game.cards[a].owner >= 0])
    return total - 25 * len(player.dealt)


def keep_value(game: Scenario, seat: int, i: int) -> int:
    """How much a card in hand is worth keeping rather than spending."""
    face = game.cards[i].face
    worth = {RESOURCE: 0, EVENT: 20, UPGRADE: 30, SUPPORT: 26, ALLY: 34}.get(face.type, 10)
    cost = cost_of(game, seat, i)
    if face.unique and any([c.zone == 4 and c.face.name.en == face.name.en for c in game.cards]):
        worth = 2
    if face.script.max_per == "player" and any(
        [game.cards[x].face.name.en == face.name.en for x in game.players[seat].board]
    ):
        worth = 4
    return worth + 2 * cost - 6 * len(face.res)


def thumb(game: Scenario) -> Option | None:
    """Payments and hands by rule of thumb: spend what is worth least; keep the hand."""
    decision = game.decision
    assert decision is not None
    seat = decision.seat
    frame: Any = game.stack[-1]
    if isinstance(frame, PayResources):
        if ENOUGH in decision.options:
            return ENOUGH
        best, worst = decision.options[0], 1_000_000
        short = frame.n - len(frame.pool(game))
        for choice, source in zip(decision.options, frame.options(game)):
            _, i, k = source
            given = len(yields(game, seat, source, frame.card))
            worth = (0 if k >= 0 else keep_value(game, seat, i)) + 12 * max(0, given - short)
            if worth < worst:
                best, worst = choice, worth
        return best
    if isinstance(frame, DiscardFromHand) or decision.prompt == "cost-discard":
        if ENOUGH in decision.options and decision.prompt in ("mulligan", "hand-size"):
            return ENOUGH
        return min(decision.options, key=lambda o: keep_value(game, seat, game.named(o.args[0])) if o.args else 999)
    return None


#: where looking ahead stops: somebody has a free choice again
REST = ("turn", "defend", "help", "mulligan", "hand-size", "activate-next")
LOOK = 30  # decisions


def suggest(game: Scenario, seat: int) -> Option | None:
    """The answer whose outcome looks best one step ahead; the game has been dealt anew from what `seat` may see."""
    quick = thumb(game)
    if quick is not None:
        return quick
    decision = game.decision
    assert decision is not None
    best, most = decision.options[-1], -10 * WON
    after = game.phase == "villain"
    for choice in decision.options:
        if choice.verb == "ask":
            continue  # others act in their own turns
        value = score(game, seat) if choice.verb == "end" else ahead(game, seat, choice, 1, after)
        if value > most:
            best, most = choice, value
    return best


def ahead(game: Scenario, seat: int, choice: Option, depth: int, after: bool) -> int:
    """Choose, answer what the choice itself asks, decline windows, and look."""
    new = game.clone()
    new.choose(choice)
    for _ in range(LOOK):
        decision = new.decision
        if decision is None or decision.prompt in REST:
            break
        quick = thumb(new)
        if quick is None:
            options = decision.options
            if len(options) == 1 or not depth or decision.seat != seat:
                quick = PASS if PASS in options else options[0]
            else:
                quick = max(options, key=lambda o: ahead(new, seat, o, depth - 1, after))
        new.choose(quick)
    return score(new, seat, after)


def matters(game: Scenario, seat: int, option: Option) -> bool:
    """In a window whatever can be used matters: the engine offers only what would change something."""
    return True


def drop_frames(game: Scenario, seat: int) -> None:
    """After a concession: what was going on is over, its cards are put away; the rest of the round goes on."""
    for frame in game.stack:
        flip = getattr(frame, "flip", -1)
        if flip >= 0 and game.cards[flip].zone == BOOST:
            game.put_on_pile(flip)
    aside = [i for player in game.players for i in player.aside]
    for card in game.cards:
        lost = card.zone in (OUT, REVEALED) or (card.zone == ASIDE and card.id not in aside)
        if lost and not card.face.facedown:
            if card.face.type != OBLIGATION or game.round:
                game.put_on_pile(card.id)
    at = next((n for n, frame in enumerate(game.stack) if isinstance(frame, Round)), 0)
    del game.stack[at + 1 :]
    game.decision = None
    game.later = ()
    game.peril = -1
    game.lasting = tuple([one for one in game.lasting if not one.until.removeprefix("end of ").isdigit()])
    game.advance(None)
