"""What cards are worth to the heroes, read from what their texts do. Twenty is one damage to the villain."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.games.champions.rules.abilities import Ability
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.costs import DiscardCards, DiscardThis, ExhaustThis, RemoveCounter, Spend
from tablee.games.champions.rules.effects import amounts, cards, harm, play, schemes
from tablee.games.champions.rules.names import namesake
from tablee.games.champions.rules.run import Node, early
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.usable import cost_of, costs_met, overused, too_many
from tablee.games.champions.rules.values import Standing
from tablee.games.champions.rules.vocabulary import ALLY, ALTER_EGO, EVENT, PLAY, RESOURCE, STUNNED, TOUGH

SPEED = 4  # damage that a hero does in a round
POINT = 20  # one damage to the villain
THREAT = 8  # one threat removed while there is little, more if it presses
PRESSING = 500
CARD = 16  # one card drawn
HEALTH = 9  # one hit point of a hero
BODY, BLOCK, AGAIN, LASTING = 20, 36, 60, 100  # an ally, its last hit point, its later deeds; what stays
KNOWN = (amounts.PerPlayer, amounts.Stat, amounts.Count, amounts.Counters, amounts.Sustained, amounts.Rather)
#: what one point more of a stat is worth in a round
STAT = {"atk": 20, "thw": 16, "def": 9, "hp": 5, "hand": 16, "ally_limit": 6, "rec": 4}

#: what is worth the same wherever it stands
AT_ONCE: dict[type, int] = {
    schemes.CancelRevealed: 45,
    schemes.CancelCard: 45,
    schemes.InsteadRevealed: 15,
    play.PutIntoPlay: 90,
    play.NextCheaper: CARD,
    play.AddCounters: 30,
    cards.Look: 24,
    cards.Search: 24,
    cards.Recover: 24,
    cards.DrawUpTo: 2 * CARD,
    cards.ShuffleIn: 8,
}


class Outlook(NamedTuple):
    """What a decision is judged by: the rounds that may be left (1 to 4), and what removing one threat is worth."""

    rounds: int
    threat: int
    memo: dict[tuple[int, ...], int]  # of this one decision


def life_left(game: Scenario) -> int:
    """Hit points of the villain in this stage and those to come."""
    n = len(game.players)
    return game.left(game.villain) + sum([game.kit.defs[c].stats.get("hp", 0) * n for c in game.stages])


def outlook(game: Scenario) -> Outlook:
    n = len(game.players)
    left = life_left(game)
    margin = max(5, game.target_threat() - game.cards[game.main].threat)
    return Outlook(max(1, min(4, left // (SPEED * n))), THREAT + PRESSING * n // (margin * margin), {})


def figure(n: Any, game: Scenario, view: Standing) -> int:
    if isinstance(n, int):
        return n
    if isinstance(n, amounts.Printed):
        return n.base + n.n * 5 // 3
    if isinstance(n, amounts.CardsPaid):
        return 3
    return int(n.value(game, view)) if isinstance(n, KNOWN) else 2


def deed(game: Scenario, view: Standing, node: Any, look: Outlook) -> int:
    """What one part of a text is worth, with its parts."""
    match node:
        case harm.Damage():
            n = figure(node.n, game, view)
            if not node.picks():
                return POINT * n * (len(game.enemies()) if n == 1 else 1)
            return POINT * min(n, largest(game, view))
        case harm.MoveDamage():
            return (POINT + HEALTH) * figure(node.n, game, view)
        case schemes.RemoveThreat():
            return look.threat * figure(node.n, game, view)
        case harm.Heal():
            me = game.cards[game.players[view.seat].me]
            return HEALTH * min(figure(node.n, game, view), max(me.damage, 1))
        case harm.Give():
            return {STUNNED: 50, TOUGH: 35}.get(node.status, 35)
        case cards.Draw():
            return CARD * figure(node.n, game, view)
        case play.Ready():
            return 30 if node.picks() else POINT * max(1, game.value("atk", game.players[view.seat].me))
        case play.Specials():
            mine = [i for i in game.players[view.seat].board if node.trait in game.cards[i].face.traits]
            each = [ability_worth(game, view.seat, i, a, look) for i in mine for a in game.cards[i].face.abilities]
            return sum(each) + max(each, default=0)  # the last of them does twice as much
        case harm.Prevent():
            return 45 if node.n == harm.ALL else 12 * figure(node.n, game, view)
        case play.Lasting():
            return 12 * max(1, figure(node.n, game, view))
        case None:
            return 0
    if type(node) in AT_ONCE:
        return AT_ONCE[type(node)]
    return sum([deed(game, view, child, look) for child in node.children()])


def largest(game: Scenario, view: Standing) -> int:
    """Hit points of the enemy that can take the most from this card."""
    mine = game.players[view.seat].engaged
    if view.label == "attack" and any([game.keyword(i, "guard") for i in mine]):
        return max([game.left(i) for i in mine])
    return game.left(game.villain) + (8 if game.stages else 0)


def ability_worth(game: Scenario, seat: int, i: int, ability: Ability, look: Outlook) -> int:
    """What using it once is worth, less its costs in cards."""
    if ability.timing == "resource":
        return CARD * max(1, len(ability.gives))
    total = deed(game, Standing(i, seat, label=ability.label), ability.do, look)
    for cost in ability.cost:
        if isinstance(cost, Spend):
            total -= 12 * len(cost.res)
        elif isinstance(cost, DiscardCards) and not cost.up_to:
            total -= 12 * cost.n
    return max(total, 0)


def lasting_worth(game: Scenario, seat: int, i: int, look: Outlook) -> int:
    """A support or upgrade in play, or about to be, for the rounds to come."""
    card = game.cards[i]
    key = (i, card.counters, card.zone)
    if key not in look.memo:
        look.memo[key] = lasting(game, seat, i, look)
    return look.memo[key]


def lasting(game: Scenario, seat: int, i: int, look: Outlook) -> int:
    card = game.cards[i]
    face = card.face
    rounds = look.rounds
    total = 8
    for m in face.script.constants:
        if isinstance(m, Modify):
            plus = m.plus if isinstance(m.plus, int) else 1
            total += STAT.get(m.stat, 5) * plus * (rounds if m.stat != "hp" else 2)
        else:
            total += 12
    for ability in face.script.abilities:
        once = ability_worth(game, seat, i, ability, look)
        if any([isinstance(cost, DiscardThis) for cost in ability.cost]) or face.script.attach is not None:
            total += once // 2
        elif any([isinstance(cost, RemoveCounter) for cost in ability.cost]):
            uses = card.counters if card.zone == PLAY else face.script.uses or face.script.enters_with
            total += once * min(uses, rounds + 1) * 3 // 4
        elif any([isinstance(cost, ExhaustThis) for cost in ability.cost]):
            total += once * rounds * (3 if ability.form != ALTER_EGO else 2) // 4
        elif ability.timing == "special":
            total += once * rounds * 2 // 3
        else:
            total += once // 2
    if feeds_hand(game, seat, face):
        total += 12 * rounds  # each is a card more every round
    return total * LASTING // 100


def feeds_hand(game: Scenario, seat: int, face: CardDef) -> bool:
    """Does the hand of this player grow with such cards in play?"""
    me = game.cards[game.players[seat].me].face
    for side in (me, me.face):
        for m in side.script.constants if side is not None else ():
            if isinstance(m, Modify) and m.stat == "hand" and isinstance(m.plus, amounts.Count):
                return m.plus.those.trait in face.traits
    return False


def ally_worth(game: Scenario, i: int, look: Outlook, fresh: bool = False) -> int:
    """It acts until one hit point is left, and blocks with that."""
    rounds = look.rounds
    card = game.cards[i]
    atk, thw = game.value("atk", i), game.value("thw", i)
    power = max(atk * POINT, thw * min(look.threat, POINT))
    left = card.face.stats.get("hp", 1) if fresh else game.left(i)
    worn = max(card.face.consequential.get("atk", 0), card.face.consequential.get("thw", 0))
    acts = min(rounds, left - 1) if worn else rounds
    total = BODY + BLOCK + acts * power * AGAIN // 100
    if not fresh and card.status & TOUGH:
        total += 25
    return total


def card_worth(game: Scenario, seat: int, i: int, look: Outlook) -> int:
    """What playing a card from hand is worth now: nothing if it cannot be."""
    face = game.cards[i].face
    if face.type == RESOURCE:
        return 0
    if face.unique and namesake(game, i):
        return 0
    if face.script.max_per == "player" and too_many(game, seat, i):
        return 0
    form = game.form(seat)
    flipped = game.players[seat].flipped
    if face.type == ALLY:
        total = ally_worth(game, i, look, True)
        total += max(atk_now(face), 0)
        for ability in face.script.abilities:
            total += ability_worth(game, seat, i, ability, look) * (1 if "enter_play" in ability.on else 0)
        return total
    if face.type == EVENT:
        total = 0
        for k, ability in enumerate(face.script.abilities):
            key = (i, k, len(game.lasting), len(game.players[seat].engaged), game.cards[game.villain].damage)
            if key not in look.memo:
                look.memo[key] = ability_worth(game, seat, i, ability, look)
            once = look.memo[key]
            wanted = ability.form or face.script.only
            if ability.timing == "action":
                view = Standing(i, seat, label=ability.label)
                if wanted and wanted != form:
                    once = once // 4 if flipped else once // 2
                elif not able(game, view, ability):
                    once = 0
            else:
                once = once * 3 // 4
            total = max(total, once)
        return total
    total = lasting_worth(game, seat, i, look)
    if face.script.attach is not None and face.script.attach.what == "minion" and not game.minions():
        return 0
    if face.script.attach is not None and face.script.attach.what == "ally" and not game.players[seat].allies:
        return 0
    if face.script.only and face.script.only != form:
        total = total // 2
    return total


def atk_now(face: CardDef) -> int:
    return 6 * max(face.stats.get("atk", 0), face.stats.get("thw", 0))


def able(game: Scenario, view: Standing, ability: Ability) -> bool:
    node = ability.do
    assert isinstance(node, Node)
    return bool(early(node)) or node.able(game, view)


def generators(game: Scenario, seat: int) -> int:
    """Resources that cards in play can generate now."""
    player = game.players[seat]
    n = 0
    for i in (player.me, *player.board, *player.allies):
        card = game.cards[i]
        for k, ability in enumerate(card.face.script.abilities):
            if ability.timing == "resource" and ability.form in ("", game.form(seat)):
                if not overused(game, i, k, ability) and costs_met(game, seat, i, ability):
                    n += max(1, len(ability.gives))
    return n


#: a card in hand: its worth, its cost, what it gives when spent
Held = tuple[int, int, int]


def held(game: Scenario, seat: int, i: int, look: Outlook) -> Held:
    face = game.cards[i].face
    return card_worth(game, seat, i, look), cost_of(game, seat, i) + game.players[seat].cheaper, len(face.res)


def plan(hand: list[Held], more: int) -> int:
    """The most that a hand can be played for, the rest of it paying."""
    room = more + sum([give for _, _, give in hand])
    best = [0] * (room + 1)
    for worth, cost, give in hand:
        weight = cost + give
        if worth > 0 and weight <= room:
            for r in range(room, weight - 1, -1):
                if best[r - weight] + worth > best[r]:
                    best[r] = best[r - weight] + worth
    return best[room]


def reacts(game: Scenario, i: int) -> bool:
    """An event for the villain phase."""
    face = game.cards[i].face
    return face.type == EVENT and not any([ability.timing == "action" for ability in face.script.abilities])
