"""How good a position looks for the heroes: survive, thwart, attack, build. Lent to bots."""

from __future__ import annotations

from tablee.games.champions.mind.thumb import thumb
from tablee.games.champions.mind.worth import (
    CARD,
    HEALTH,
    POINT,
    SPEED,
    Outlook,
    ally_worth,
    generators,
    held,
    lasting_worth,
    life_left,
    outlook,
    plan,
    reacts,
)
from tablee.games.champions.rules.effects.enemies import GiveBoost
from tablee.games.champions.rules.procedures.activation import DEFEND
from tablee.games.champions.rules.procedures.rounds import this_round
from tablee.games.champions.rules.procedures.turn import ASK, END
from tablee.games.champions.rules.records import Card
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import (
    ALLY,
    ASIDE,
    BOOST,
    CONFUSED,
    OBLIGATION,
    OUT,
    REVEALED,
    STUNNED,
    TOUGH,
)
from tablee.kernel.decision import PASS, Option
from tablee.kernel.zone import without

WON = 1_000_000
#: in twentieths of a point of damage to the villain
STAGE, PLACED, LACK, PRESSURE, SCHEME_LOST, FATAL = 400, 8, 6, 250, 500, 8000
SIDE, CRISIS, HAZARD, ACCELERATION = 20, 50, 60, 22
DANGER, DEATH, BLOCKER, LIFE, STUCK = 1600, 3000, 45, 9, 15
MINION, MINION_ATK, MINION_SCH, GUARD = 16, 12, 9, 30
HAND_SIZE, HERO, REST_CARD = 14, 8, 3
READY, DEFENDER, PLANNED = 88, 62, 88


def score(game: Scenario, seat: int, final: bool = False, look: Outlook | None = None) -> int:
    """The same for every player: they win or lose together. `final`: this player does no more in this turn."""
    if game.outcome is not None:
        return -WON if -1 in game.outcome else WON
    look = look or outlook(game)
    total = -POINT * life_left(game) - STAGE * len(game.stages)
    villain = game.cards[game.villain]
    if villain.status & TOUGH:
        total -= 35
    total += 40 * bool(villain.status & STUNNED) + 30 * bool(villain.status & CONFUSED)
    for a in villain.on:
        total += 50 if game.cards[a].owner >= 0 else STUCK * game.cards[a].damage - 40
    total += scheme_score(game, look)
    for s in game.order():
        total += player_score(game, s, seat, look, final)
    return total - DEATH * len([p for p in game.players if p.out])


def scheme_score(game: Scenario, look: Outlook) -> int:
    """What the coming villain phase would make of the schemes."""
    n = len(game.players)
    threat = game.cards[game.main].threat
    grown = game.per_player(game.cards[game.main].face.accel) + game.icons("acceleration") + game.tokens
    coming = grown if game.phase == "player" else 0
    waiting = to_act(game)
    for s in game.order():
        if s in waiting:
            coming -= 1  # they will see to it
        elif not game.hero_form(s):
            for i in pending(game, s):
                if not game.cards[i].status & CONFUSED:
                    coming += game.value("sch", i) + (1 if i == game.villain else 0)
    margin = game.target_threat() - threat - coming
    # the threat of all the rounds that it may take to defeat the villain
    speed = SPEED * n
    lack = (life_left(game) * (2 * grown + n)) // 2 - margin * speed
    total = -PLACED * (threat + coming) - LACK * max(0, lack) // speed
    total -= SCHEME_LOST * (len(game.kit.schemes) - len(game.schemes) - 1)
    if margin > 0:
        pressure = PRESSURE * n // margin
    else:
        pressure = FATAL - 400 * margin
    total -= min(pressure, SCHEME_LOST - 40 * margin) if game.schemes else pressure
    for i in game.sides:
        card = game.cards[i]
        icons = card.face.icons
        bad = SIDE + CRISIS * icons.get("crisis", 0)
        bad += look.rounds * (HAZARD * icons.get("hazard", 0) + ACCELERATION * icons.get("acceleration", 0))
        full = max(1, card.threat, game.per_player(card.face.threat))
        total -= bad // 2 + bad * card.threat // (2 * full) + 8 * card.threat
    return total - 30 * game.tokens


def to_act(game: Scenario) -> list[int]:
    """The players whose turn is yet to come in this round."""
    now = this_round(game)
    if now is None or game.phase != "player" or now.step != "turns":
        return []
    return [s for s in game.order() if s not in now.done_seats]


def pending(game: Scenario, seat: int) -> list[int]:
    """The enemies that will yet activate against a player this round."""
    player = game.players[seat]
    every = [game.villain, *player.engaged]
    if game.phase == "player":
        return every
    now = this_round(game)
    if now is None:
        return []
    if now.step in ("threat", "phase_end"):
        return every
    if now.step != "activate" or seat in now.done_seats:
        return []
    return [i for i in every if i not in now.acted] if now.at == seat + 1 else every


def blow(game: Scenario, i: int) -> int:
    """Damage to expect from an attack: one for each boost card."""
    n = game.value("atk", i)
    if i == game.villain:
        n += 1
        for ability in game.cards[i].face.abilities:
            if isinstance(ability.do, GiveBoost) and "enemy_attack" in ability.on:
                n += ability.do.n
    return n


def danger(n: int, left: int) -> int:
    """How bad it is to have so many hit points left."""
    if left <= 0:
        return DEATH * (3 if n == 1 else 1) - 50 * left
    return DANGER // (left * (left + 1)) - LIFE * left


def beating(game: Scenario, seat: int, strike: int) -> int:
    """How bad it will be for a hero after the attacks to come, defended as well as can be."""
    player = game.players[seat]
    n = len(game.players)
    left = game.left(player.me)
    if not game.hero_form(seat):
        return danger(n, left)
    hits = []
    for i in pending(game, seat):
        card = game.cards[i]
        if card.status & STUNNED or any([game.cards[a].owner >= 0 and game.cards[a].face.script.only for a in card.on]):
            continue
        hits.append(blow(game, i))
    if not hits:
        return danger(n, left)
    hits.sort(reverse=True)
    soon = game.phase == "player"
    blocks = len([i for i in player.allies if soon or not game.cards[i].exhausted])
    me = game.cards[player.me]
    if me.status & TOUGH:
        hits = hits[1:]
    guard = game.value("def", player.me) if soon or not me.exhausted else 0
    worst = 10 * WON
    for k in range(min(blocks, len(hits)) + 1):
        rest = hits[k:]
        taken = sum(rest)
        bad = danger(n, left - taken) + BLOCKER * k
        if guard and rest:
            bad = min(bad, danger(n, left - taken + min(guard, rest[0])) + BLOCKER * k + strike)
        worst = min(worst, bad)
    return worst


def strike_of(game: Scenario, seat: int, look: Outlook) -> int:
    """What the basic power of a hero is worth."""
    me = game.cards[game.players[seat].me]
    if game.hero_form(seat):
        return max(POINT * game.value("atk", me.id), look.threat * game.value("thw", me.id))
    stats = me.face.face.stats if me.face.face is not None else {}
    return max(POINT * stats.get("atk", 0), look.threat * stats.get("thw", 0))


def player_score(game: Scenario, seat: int, mine: int, look: Outlook, final: bool) -> int:
    """A hero with all that is in front of them; `mine` is whose turn is judged, `final` as in `score`."""
    player = game.players[seat]
    me = game.cards[player.me]
    strike = strike_of(game, seat, look)
    soon = game.phase == "player"
    still = soon and not (final and seat == mine)  # they may yet act in this round
    total = -beating(game, seat, strike * DEFENDER // 100)
    total += 35 * bool(me.status & TOUGH) - 35 * bool(me.status & STUNNED) - 25 * bool(me.status & CONFUSED)
    if still and not me.exhausted:
        total += ready_score(game, seat, strike)
    elif not soon and me.exhausted:
        total -= strike * DEFENDER // 100
    total += HAND_SIZE * game.hand_size(seat) + HERO * game.hero_form(seat)
    if soon and seat == mine and game.active == seat:
        total += hand_score(game, seat, look, final)
    else:
        total += CARD * len(player.hand)
    for i in player.allies:
        total += ally_worth(game, i, look)
        power = POINT * max(game.value("atk", i), game.value("thw", i))
        total += readiness(game.cards[i], soon, still, power // 4, power // 4)
        total += sum([20 if game.cards[a].owner >= 0 else -20 for a in game.cards[i].on])
    for i in (*player.board, *me.on):
        if game.cards[i].owner < 0:
            total -= 40
        else:
            total += lasting_worth(game, seat, i, look) + readiness(game.cards[i], soon, still, 3, 10)
    total -= sum([minion_score(game, i, look) for i in player.engaged])
    return total - 40 * len(player.dealt)


def ready_score(game: Scenario, seat: int, strike: int) -> int:
    """What a ready identity may yet do: strike, or recover or change form."""
    player = game.players[seat]
    if game.hero_form(seat):
        return strike * READY // 100
    rest = HEALTH * min(game.cards[player.me].damage, game.value("rec", player.me)) * 7 // 8
    return max(rest, strike // 4 if not player.flipped else 0)


def hand_score(game: Scenario, seat: int, look: Outlook, final: bool) -> int:
    """The hand of the player whose turn it is: what can be played, or, at the end, used in the villain phase."""
    player = game.players[seat]
    hand = [held(game, seat, i, look) for i in player.hand]
    if not final:
        best = plan(hand, generators(game, seat) + player.cheaper) * PLANNED // 100
    else:
        worths = [worth for worth, _, _ in hand]
        best = sum([n * 3 // 4 if reacts(game, i) else n // 16 for i, n in zip(player.hand, worths)])
    return best + REST_CARD * len(hand)


def readiness(card: Card, soon: bool, still: bool, ready: int, exhausted: int) -> int:
    """To be ready is worth something as long as they act, to be exhausted costs something in the villain phase."""
    if still and not card.exhausted:
        return ready
    return -exhausted if card.exhausted and not soon else 0


def minion_score(game: Scenario, i: int, look: Outlook) -> int:
    card = game.cards[i]
    bad = MINION + MINION_ATK * game.value("atk", i) + MINION_SCH * game.value("sch", i)
    bad = bad * (look.rounds + 1) // 3 + (GUARD if game.keyword(i, "guard") else 0)
    left, full = max(1, game.left(i)), max(1, game.value("hp", i))
    total = bad // 2 + bad * left // (2 * full) + 20 * bool(card.status & TOUGH) - 25 * bool(card.status & STUNNED)
    for a in card.on:
        total += 15 if game.cards[a].owner < 0 else -30
    return total


#: where looking ahead stops: somebody has a free choice again
REST = ("turn", "defend", "help", "mulligan", "hand-size", "activate-next")
LOOK = 30  # decisions
WIDE = 4  # first steps that are looked at more closely


def suggest(game: Scenario, seat: int) -> Option | None:
    """The answer whose outcome looks best; the game has been dealt anew from what `seat` may see."""
    quick = thumb(game)
    if quick is not None:
        return quick
    decision = game.decision
    assert decision is not None
    look = outlook(game)
    if decision.prompt == "turn":
        return turn(game, seat, look)
    best, most = decision.options[-1], -10 * WON
    for choice in reversed(decision.options):
        if decision.prompt == "defend":
            value = defended(game, seat, choice, look)
        else:
            value = ahead(game, seat, choice, 1, look)
        if value > most:
            best, most = choice, value
    return best


def turn(game: Scenario, seat: int, look: Outlook) -> Option:
    """The best first of two steps, or to end the turn."""
    assert game.decision is not None
    found = [(score(game, seat, True, look), -1, game, game.decision.options[-1])]
    for n, choice in enumerate(game.decision.options):
        if choice.verb not in (ASK.name, END.name):  # others act in their own turns
            new = after(game, seat, choice, 1, look)
            found.append((score(new, seat, False, look), n, new, choice))
    found.sort(key=lambda one: one[:2], reverse=True)
    best, most = found[0][3], -10 * WON
    for value, _, new, choice in found[:WIDE]:
        then = new.decision
        if not END.of(choice) and then is not None and then.prompt == "turn" and then.seat == seat:
            value = score(new, seat, True, look)
            for further in then.options:
                if further.verb not in (ASK.name, END.name):
                    value = max(value, ahead(new, seat, further, 0, look))
        if value > most:
            best, most = choice, value
    return best


def defended(game: Scenario, seat: int, choice: Option, look: Outlook) -> int:
    """The position after an attack met like this, with a boost of one."""
    frame = DEFEND.frame(game)
    new = game.clone()
    o = frame.it(game)
    hit = blow(game, frame.enemy)
    who = game.named(choice.args[0]) if choice.args else game.players[o.player].me
    card = new.edit(who)
    if choice.args:
        card.exhausted = True
        if card.face.type != ALLY:
            hit -= game.value("def", who)
    if hit > 0:
        if card.status & TOUGH:
            card.status &= ~TOUGH
        else:
            card.damage += hit
    if card.face.type == ALLY and new.left(who) <= 0:
        owner = new.players[card.ctl]
        owner.allies = without(owner.allies, who)
        card.zone = OUT
    return score(new, seat, False, look)


def ahead(game: Scenario, seat: int, choice: Option, depth: int, look: Outlook) -> int:
    return score(after(game, seat, choice, depth, look), seat, False, look)


def after(game: Scenario, seat: int, choice: Option, depth: int, look: Outlook) -> Scenario:
    """Choose, answer what the choice itself asks, decline windows, until somebody has a free choice again."""
    new: Scenario = game.clone()
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
                quick = max(options, key=lambda o: ahead(new, seat, o, depth - 1, look))
        new.choose(quick)
    return new


def matters(game: Scenario, seat: int, option: Option) -> bool:
    """In a window whatever can be used matters: the engine offers only what would change something."""
    return True


def drop_frames(game: Scenario, seat: int) -> None:
    """After a concession: what was going on is over, its cards are put away, minions that were about to engage do so;
    the rest of the round goes on."""
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
    for i in game.arriving:
        game.engage(i, game.order(game.cards[i].area)[0])
    now = this_round(game)
    at = game.stack.index(now) if now is not None else 0
    del game.stack[at + 1 :]
    game.decision = None
    game.later = ()
    game.peril = -1
    game.lasting = tuple([one for one in game.lasting if not one.until.removeprefix("end of ").isdigit()])
    game.advance(None)
