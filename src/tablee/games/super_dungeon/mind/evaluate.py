"""Judgement, lent to bots: an answer to every decision, and how good a position looks."""

from __future__ import annotations

from tablee.games.super_dungeon.mind import consul_mind, hero_care, hero_caution, hero_mind
from tablee.games.super_dungeon.mind.odds import plain, saves, sides
from tablee.games.super_dungeon.mind.worth import ILLS, PRIZES, gear_worth, left, monster_pain
from tablee.games.super_dungeon.rules.equipment import gear
from tablee.games.super_dungeon.rules.placing import CHANCE
from tablee.games.super_dungeon.rules.procedures.forcing import STAY
from tablee.games.super_dungeon.rules.procedures.rolls import DEFEND, REROLL
from tablee.games.super_dungeon.rules.rolling import baned, defense_pool, defense_rerolls, stars_on
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import FIRE, STATUSES
from tablee.games.super_dungeon.rules.vocabulary import ATTRIBUTES
from tablee.kernel.decision import Option

WON = 1_000_000
LEVEL = 2  # of a Consul when nobody names one


def suggest(game: Arena, seat: int, level: int = LEVEL) -> Option:
    """An answer to every decision."""
    decision = game.decision
    assert decision is not None and decision.seat == seat
    options = [o for o in decision.options if o != CHANCE.bare]
    if len(options) == 1:
        return options[0]
    answer = at_any_time(game, options, decision.prompt)
    if answer is None:
        consul = seat == game.kit.consul
        answer = (
            for_consul(game, level, options, decision.prompt)
            if consul
            else for_heroes(game, seat, options, decision.prompt)
        )
    return answer


def at_any_time(game: Arena, options: list[Option], prompt: str) -> Option | None:
    """What both sides answer alike."""
    if prompt == "reroll":
        return reroll(game, options)
    if prompt == "defend":
        return defend(game, options)
    if prompt == "strike":
        return options[0]
    if prompt in ("heart", "heal", "vigor", "treasure-heals", "potion"):
        return hero_care.heal(game, options)
    return None


def for_consul(game: Arena, level: int, options: list[Option], prompt: str) -> Option:
    match prompt:
        case "consul-turn":
            return consul_mind.consul_turn(game, level, options)
        case "act":
            return consul_mind.act(game, level, options)
        case "place" | "mini-boss" | "relocate" | "point":
            return consul_mind.place(game, level, options)
        case "time-out":
            return consul_mind.summon(game, options)
        case "shift":
            return consul_mind.shift(game, game.active, options)
        case "rung-status":
            return next(o for o in options if o.args == (STATUSES[FIRE.bit_length() - 1],))
    if prompt == "force":
        return consul_mind.lure(game, options, STAY.frame(game).target)
    return options[0]


def for_heroes(game: Arena, seat: int, options: list[Option], prompt: str) -> Option:
    match prompt:
        case "hero-turn":
            return hero_mind.hero_turn(game, seat, options)
        case "act":
            return hero_mind.act(game, seat, options)
        case "equip" | "must-equip":
            choice = hero_mind.equip(game, options)
            return choice if choice in options else options[0]
        case "coins":
            return hero_care.coins(game, options)
        case "emergency":
            return hero_care.emergency(game, options)
        case "drop":
            return hero_mind.drop(game, options)
        case "place" | "return":
            return hero_mind.close_to_foes(game, options)
        case "lose" | "lucky":
            return least(game, options)
        case "force":
            return hero_caution.away(game, STAY.frame(game).target, options)
        case "concoction":
            return most(game, options)
        case "merchant" | "charge":
            return options[-1]
    return options[0]


# ---------------------------------------------------------------------- dice
def reroll(game: Arena, options: list[Option]) -> Option:
    """One's own worst die if it may get better, the enemy's best one."""
    frame = REROLL.frame(game)
    named = [o for o in options if REROLL.of(o)]

    def stars(o: Option) -> int:
        return stars_on(game, frame.dice[int(o.args[0]) - 1])

    if frame.step == "enemy":
        best = max(named, key=stars)
        return best if stars(best) else options[-1]
    worst = min(named, key=stars)
    return worst if not stars(worst) else options[-1]


def defend(game: Arena, options: list[Option]) -> Option:
    """The attribute that most likely reaches the stars of the attack."""
    frame = DEFEND.frame(game)
    words = [word.lower() for word in ATTRIBUTES]

    def likely(o: Option) -> tuple[int, int]:
        pool = defense_pool(game, frame.n, words.index(str(o.args[0])))
        found = saves(
            sides(game), plain(pool), baned(game, frame.n), frame.against, defense_rerolls(game, frame.n), frame.feints
        )
        return found.numerator * 10_000 // found.denominator, -options.index(o)

    return max(options, key=likely)


# ---------------------------------------------------------------------- cards
def card_worth(game: Arena, o: Option) -> int:
    card = game.kit.by_card[str(o.args[0])]
    if game.kit.cards[card].kind != "gear":
        return 0
    return max([gear_worth(game, hero, gear(game, card)) for hero in game.heroes()], default=0)


def least(game: Arena, options: list[Option]) -> Option:
    return min(options, key=lambda o: card_worth(game, o))


def most(game: Arena, options: list[Option]) -> Option:
    return max(options, key=lambda o: card_worth(game, o))


# ---------------------------------------------------------------------- the whole position
def score(game: Arena, seat: int) -> int:
    """What the party has, less what stands against it; for the Consul the other way round."""
    sign = -1 if seat == game.kit.consul else 1
    if game.outcome is not None:
        return WON if seat in game.outcome else -WON
    total = 150 * game.coins + 30 * game.keys
    for n in game.kit.heroes:
        model = game.models[n]
        if model.at < 0:
            total -= 200 if game.coins else 400
            continue
        total += 300 + 100 * left(game, n) - ills_on(game, n)
        total += sum([gear_worth(game, n, gear(game, card)) for card in model.gear])
    for n in game.present[1]:
        total -= PRIZES[game.rank(n)] - monster_pain(game, n, game.models[n].wounds) // 2
    return sign * total


def ills_on(game: Arena, n: int) -> int:
    held = game.models[n].statuses
    return sum([cost for status, cost in ILLS.items() if held & status])
