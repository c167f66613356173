"""What may be used, and why not: one list of guards gives legality, options and explanations. Paying belongs here too."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tablee.games.champions.rules import costs
from tablee.games.champions.rules.abilities import Ability
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.names import namesake
from tablee.games.champions.rules.reach import cannot_defend_with
from tablee.games.champions.rules.records import Card, Occ
from tablee.games.champions.rules.run import early, group, some
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.values import BLANKED, Standing
from tablee.games.champions.rules.vocabulary import CHARACTERS, EVENT, HAND, OBLIGATION, PILE, PLAY, RESOURCE, WILD

Source = tuple[str, int, int]  # ("card", id, -1) from hand, or ("gen", id, ability)


# ---------------------------------------------------------------------- resources (MC-RES)
def yields(game: Scenario, seat: int, source: Source, paying: int) -> tuple[str, ...]:
    """What a source would generate while `paying` for a card (-1: for an ability)."""
    kind, i, k = source
    face = game.cards[i].face
    if kind == "card" and not face.varies:
        return face.res
    if kind == "gen":
        ability = face.abilities[k]
        if ability.gives_top:  # the pile as it lies now: cards of this payment are not there yet
            pile = game.players[seat].pile
            return game.cards[pile[-1]].face.res if pile else ()
        return ability.gives
    if paying >= 0:
        target = game.cards[paying].face
        if face.script.doubles and face.script.doubles == target.aspect:
            return face.res * 2
        type, extra = face.script.spent_on  # MC-RESCARD-02
        if type and type == target.type:
            return (*face.res, extra)
    return face.res


def sources(game: Scenario, seat: int, but: int) -> list[Source]:
    """In one canonical order: hand, then abilities (MC-RES-01, MC-RES-08). The card itself cannot pay for itself."""
    player = game.players[seat]
    cards = game.cards
    out: list[Source] = [("card", i, -1) for i in player.hand if i != but and cards[i].face.res]
    for i in (player.me, *player.board, *player.allies):
        card = cards[i]
        face = card.face
        if not face.resources or i == but or card.ctl != seat or card.status & BLANKED:
            continue
        for k in face.resources:
            ability = face.abilities[k]
            if ability.form in ("", game.form(seat)) and not overused(game, i, k, ability):
                if costs_met(game, seat, i, ability) and (not ability.gives_top or player.pile):
                    out.append(("gen", i, k))
    return out


# ---------------------------------------------------------------------- how often (MC-LIMIT, MC-MAX)
def overused(game: Scenario, i: int, k: int, ability: Ability) -> str:
    """'' or the rule: this copy has reached its limit, or all copies their maximum."""
    if not game.used:
        return ""
    if ability.limit and game.used_up(limit_key(game, ability, i, k), ability.limit):
        return "MC-LIMIT-01"
    return "MC-MAX-02" if ability.max and game.used_up(max_key(game, ability, i, k), ability.max) else ""


def count_use(game: Scenario, i: int, k: int, ability: Ability) -> None:
    """An ability is initiated: its limit and maximum count it (MC-LIMIT-02)."""
    if ability.limit:
        game.count_use(limit_key(game, ability, i, k))
    if ability.max:
        game.count_use(max_key(game, ability, i, k))


def limit_key(game: Scenario, ability: Ability, i: int, k: int) -> str:
    return f"{ability.per}/{i}.{game.cards[i].code}.{k}"  # each copy, and each face, on its own (MC-LIMIT-01)


def max_key(game: Scenario, ability: Ability, i: int, k: int) -> str:
    return f"{ability.per}/max {game.cards[i].face.name.en}.{k}"  # all copies by title (MC-MAX-02)


# ---------------------------------------------------------------------- paying (MC-COST)
def covers(pool: tuple[str, ...] | list[str], n: int, need: tuple[str, ...]) -> bool:
    """Does the pool pay n resources, of the needed types? Wild stands for any, nothing else for wild (MC-RES-03, MC-RES-04, MC-RES-06)."""
    if len(pool) < n or not need:
        return len(pool) >= n
    wild = list(pool).count(WILD) - need.count(WILD)
    for type in dict.fromkeys(need):
        if type != WILD:
            wild -= max(0, need.count(type) - list(pool).count(type))
    return wild >= 0


def can_pay(game: Scenario, seat: int, card: int, n: int, need: tuple[str, ...] = (), but: int = -2) -> bool:
    if n <= 0:
        return True
    but = card if but == -2 else but
    hand = game.players[seat].hand
    if not need and n <= len(hand) - (but in hand):
        return True  # every card in hand gives at least one
    pool: list[str] = []
    for source in sources(game, seat, but):
        pool += yields(game, seat, source, card)
    return covers(pool, n, need)


def cost_of(game: Scenario, seat: int, i: int, x: int = -1) -> int:
    """With modifiers, never below zero (MC-PLAY-04); `x` is the cost chosen (MC-COST-08)."""
    n = (game.cards[i].face.cost if x < 0 else x) - game.players[seat].cheaper
    if "cost" in game.mods:
        for src, m in game.mods["cost"]:
            if game.concerns(m, src, i):
                n += m.plus
    return n if n > 0 else 0


def most_x(game: Scenario, seat: int, but: int, res: str) -> int:
    pool = [r for source in sources(game, seat, but) for r in yields(game, seat, source, -1)]
    return len([r for r in pool if not res or r in (res, WILD)])


# ---------------------------------------------------------------------- costs (MC-COST)
def costs_met(game: Scenario, seat: int, i: int, ability: Ability) -> bool:
    """Could every cost but the resources be paid now, with what is this player's (MC-COST-04, MC-COST-05, MC-COST-07)?"""
    for cost in ability.cost:  # noqa: SIM110  (faster than a generator)
        if not met(game, seat, i, cost):
            return False
    return True


def met(game: Scenario, seat: int, i: int, cost: costs.Cost) -> bool:
    """Could this cost of card i be paid now? Resources are another question."""
    card, me = game.cards[i], game.cards[game.players[seat].me]
    if isinstance(cost, costs.ExhaustThis):
        return card.zone == PLAY and not card.exhausted
    if isinstance(cost, costs.DiscardThis):
        return card.zone == PLAY and game.may_leave(i)
    if isinstance(cost, costs.ExhaustYou):
        return not me.exhausted and not (cost.alter_ego and game.hero_form(seat))
    if isinstance(cost, costs.RemoveCounter):
        return card.counters >= cost.n
    if isinstance(cost, costs.HealYou):
        return me.damage >= cost.n
    if isinstance(cost, costs.DiscardCards):
        return len([h for h in game.players[seat].hand if h != i]) >= (1 if cost.up_to else cost.n)
    if isinstance(cost, costs.TakeDamage):
        return not game.cannot("take_damage", i if cost.this else me.id, i)
    return True


def resources_met(game: Scenario, seat: int, i: int, ability: Ability | None) -> bool:
    card = game.cards[i]
    playing = card.zone in (HAND, PILE)
    n = cost_of(game, seat, i) if playing and not card.face.costs_x else 0
    if ability is None or not ability.cost:
        return n == 0 or can_pay(game, seat, i, n, (), i)
    need: tuple[str, ...] = ()
    keep = 0
    for cost in ability.cost:
        if isinstance(cost, costs.Spend):
            need += cost.res
        elif isinstance(cost, costs.SpendX):
            if most_x(game, seat, i, cost.res) < 1:
                return False
        elif isinstance(cost, costs.PayPrinted):
            view = Standing(i, seat)
            if not any([can_pay(game, seat, x, game.cards[x].face.cost, (), i) for x in group(game, view, cost.what)]):
                return False
        elif isinstance(cost, costs.DiscardCards):
            keep += 1 if cost.up_to else cost.n
    if not n and not need:
        return True
    if keep:  # cards discarded for the cost cannot also be spent
        hand = [h for h in game.players[seat].hand if h != i]
        rest = [s for s in sources(game, seat, i) if s[0] == "gen"]
        paying = i if playing else -1
        other = [r for s in rest for r in yields(game, seat, s, paying)]
        for kept in combinations(hand, keep):
            pool = [r for h in hand if h not in kept for r in yields(game, seat, ("card", h, -1), paying)]
            if covers([*pool, *other], n + len(need), need):
                return True
        return False
    return can_pay(game, seat, i if playing else -1, n + len(need), need, i)


# ---------------------------------------------------------------------- what is on the table already
def too_many(game: Scenario, seat: int, i: int) -> bool:
    """Max 1 per player (MC-MAX-04)."""
    title, cards = game.cards[i].face.name.en, game.cards
    for x in game.kit.titles.get(title, ()):
        card = cards[x]
        if card.zone == PLAY and card.ctl == seat and x != i and card.face.name.en == title:
            return True
    return False


def hosts(game: Scenario, seat: int, i: int) -> list[int]:
    """Where an attaching card may go (MC-ATTACH-01, MC-ATTACH-05)."""
    face = game.cards[i].face
    assert face.script.attach is not None
    found = group(game, Standing(i, seat), face.script.attach)
    if face.script.max_per == "host":
        found = [x for x in found if face.name.en not in [game.cards[a].face.name.en for a in game.cards[x].on]]
    return found


def takers(game: Scenario, seat: int, i: int) -> list[int]:
    """Seats under whose control a card may be played (MC-PLAY-17)."""
    script = game.cards[i].face.script
    seats = game.order() if script.under_any else (seat,)
    return [s for s in seats if script.max_per != "player" or not too_many(game, s, i)]


# ---------------------------------------------------------------------- guards
def unplayable(game: Scenario, seat: int, i: int) -> str:
    """'' when this ally, support or upgrade may be played now by its owner, else the rule (MC-PLAY-02, MC-TURN-02)."""
    card = game.cards[i]
    face = card.face
    if card.zone != HAND and not (card.zone == PILE and face.script.from_pile):
        return "MC-PLAY-12"
    if card.owner != seat:
        return "MC-CTRL-04"
    if game.active != seat or game.phase != "player":
        return "MC-TURN-02"
    if face.type == RESOURCE:
        return "MC-RESCARD-01"
    return barred(game, seat, i)


def barred(game: Scenario, seat: int, i: int) -> str:
    """'' or the rule against playing a card that this player holds, in their turn."""
    face = game.cards[i].face
    script = face.script
    if not face.plain:
        rule = not_now(game, seat, face)
        if rule:
            return rule
        if face.unique and namesake(game, i):
            return "MC-UNIQUE-02"
        if script.max_per == "player" and not takers(game, seat, i):
            return "MC-MAX-04"
        if script.attach is not None and not hosts(game, seat, i):
            return "MC-ATTACH-05"
    if not face.stays:
        return "MC-TURN-02"
    n = cost_of(game, seat, i)  # every other card in hand pays at least one
    return "" if n < len(game.players[seat].hand) or can_pay(game, seat, i, n) else "MC-PLAY-03"


def not_now(game: Scenario, seat: int, face: CardDef) -> str:
    """'' or the rule: what a card itself says about when it may be played."""
    script = face.script
    if script.only and game.form(seat) != script.only:
        return "MC-FORM-08"
    if script.max_plays and game.used_up(f"{script.max_period}/play {face.name.en}", script.max_plays):
        return "MC-MAX-01"
    return "MC-KEY-05" if script.team_up[0] and not together(game, script.team_up) else ""


def together(game: Scenario, team: tuple[str, str]) -> bool:
    names = [c.face.name.en for c in game.cards if c.zone == PLAY and c.face.type in CHARACTERS and c.ctl >= 0]
    return all([game.kit.defs[code].name.en in names for code in team])


def unusable(game: Scenario, seat: int, i: int, k: int, td: int = -1, ti: int = -1) -> str:
    """'' when this player may initiate this ability now, else the rule that forbids it. It is never compulsory
    (MC-EVENT-02); attack and thwart abilities need no ready hero (MC-ATK-04)."""
    card = game.cards[i]
    face = card.face
    ability = face.abilities[k]
    if game.phase == "setup" and card.owner >= 0:
        return "MC-SETUP-16"
    if game.peril >= 0 and game.peril != seat:
        return "MC-KEY-12"
    event = face.type == EVENT
    rule = not_held(card, seat) if event else not_yours(card, seat, ability)
    if rule:
        return rule
    if ability.form and ability.form != game.form(seat):
        return "MC-FORM-08"
    rule = (not_now(game, seat, face) if event else "") or overused(game, i, k, ability)
    if ability.label == "defense":
        rule = rule or cannot_defend_with(game, seat, td, ti)
    if rule:
        return rule
    if ability.cost and not costs_met(game, seat, i, ability):
        return "MC-EXH-02" if card.exhausted else "MC-COST-02"
    if event and not resources_met(game, seat, i, ability):
        return "MC-PLAY-03"
    view = Standing(i, seat, td, ti, ability.label)
    if ability.test is not None and not ability.test.holds(game, view):
        return "MC-PLAY-02"
    rule = in_vain(game, view, ability.do)
    if rule:
        return rule
    return "" if event or not ability.cost or resources_met(game, seat, i, ability) else "MC-PLAY-03"


def not_held(card: Card, seat: int) -> str:
    """'' or the rule: an event is played from its owner's hand, unless it says otherwise (MC-PLAY-16)."""
    if card.zone != HAND and not (card.zone == PILE and card.face.script.from_pile):
        return "MC-ABIL-02"
    return "MC-CTRL-04" if card.owner != seat else ""


def not_yours(card: Card, seat: int, ability: Ability) -> str:
    """'' or the rule: abilities of cards in play are for who controls them."""
    if card.zone != PLAY:
        return "MC-ABIL-02"
    if card.status & BLANKED:
        return "MC-CARD-06"
    if card.ctl >= 0 and card.ctl != seat and not ability.anyone:
        return "MC-TURN-05"
    return "MC-OBLIG-05" if card.face.type == OBLIGATION and card.area != seat else ""


def in_vain(game: Scenario, view: Standing, node: Any) -> str:
    """'' or the rule: it has a target wherever it needs one, and would change something."""
    able = node.able(game, view)
    if not able or node.children():  # of several parts each needs its target; a single one has just said so
        for one, who in early(node):
            if not some(game, view, one, who):
                return "MC-TARGET-04"
            view.bound[who.key] = ()  # so that "another scheme" can be asked for
        view.bound.clear()
    return "" if able else "MC-ABIL-03"


def trigger_fits(game: Scenario, i: int, ability: Ability, o: Occ) -> bool:
    """Is this occurrence the condition that the ability of card i names (MC-WINDOW-01)?"""
    if ability.flags & ~o.flags or ability.but & o.flags:
        return False
    if ability.by and (o.actor < 0 or not game.fits(ability.by, i, o.actor)):
        return False
    return not (ability.to and (o.subject < 0 or not game.fits(ability.to, i, o.subject)))


def actions(game: Scenario, seat: int, own_turn: bool, one: bool = False) -> list[tuple[int, int]]:
    """(card, ability) of every Action this player may trigger (MC-TURN-05, MC-TURN-06); with `one`, the first found."""
    cards = game.cards
    controls = (seat, -1) if own_turn else (seat,)  # encounter cards: only the active player (MC-TURN-06)
    able = [i for i in game.acting if cards[i].ctl in controls]
    able += [i for i in game.players[seat].hand if cards[i].face.acts_from_hand]
    form, out = game.form(seat), []
    for i in able:
        face = cards[i].face
        for k in face.actions:
            if face.abilities[k].form in ("", form) and not unusable(game, seat, i, k):
                out.append((i, k))
                if one:
                    return out
    return out
