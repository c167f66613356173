"""Judgement, lent to bots: an answer to every decision by expected value, with the odds of fights as `odds` knows them."""

from __future__ import annotations

from tablee.games.dungeon_dice.mind.bargain import (
    TREASURE,
    accepts,
    best,
    changes,
    counter,
    expected,
    helping,
    idea,
    interest,
    net,
    outlook,
)
from tablee.games.dungeon_dice.mind.odds import LEVEL, Position, fresh, position, rough
from tablee.games.dungeon_dice.mind.skirmish import ability, aim, lose
from tablee.games.dungeon_dice.mind.sums import Die
from tablee.games.dungeon_dice.mind.worth import (
    BAG,
    GLORY,
    ONE_USE_DICE,
    WOUND,
    XP,
    outfit,
    rivalry,
    shares,
    stakes,
    treasure,
    worth,
)
from tablee.games.dungeon_dice.rules.abilities import PLAY
from tablee.games.dungeon_dice.rules.keeping import owes_help
from tablee.games.dungeon_dice.rules.offers import refused
from tablee.games.dungeon_dice.rules.procedures.deals import (
    ACCEPT,
    CANCEL,
    COUNTER,
    DEAL,
    GIVE,
    PROPOSE,
    REFUSE,
    WANT,
    Moment,
    Put,
)
from tablee.games.dungeon_dice.rules.procedures.gear import EXCHANGE, READY, WEAR
from tablee.games.dungeon_dice.rules.procedures.loot import LEAVE, SMASH
from tablee.games.dungeon_dice.rules.procedures.request import DECLINE, HELP, TERMS, Request
from tablee.games.dungeon_dice.rules.procedures.turn import (
    AGREE,
    ASK,
    FIGHT,
    FLEE,
    HUNTING,
    REACHING,
    REST,
    SCOUTING,
    SEARCH,
    Turn,
)
from tablee.games.dungeon_dice.rules.records import Offer
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import GUST, TROPHIES
from tablee.kernel.decision import PASS, Option

HELPFUL = 40  # what a helper must bring to be asked
TURNS = 2  # in how many coming turns a healed wound is felt


def score(game: Dungeon, seat: int) -> int:
    """How good this looks for `seat`: what it has, less what the others have."""
    if game.outcome is not None:
        return 1_000_000 if seat in game.outcome else -1_000_000
    others = [other for other in range(len(game.heroes)) if other != seat]
    return worth(game, seat) - sum([worth(game, other) * rivalry(game, seat, other) // 100 for other in others])


def suggest(game: Dungeon, seat: int) -> Option:
    """An answer to every decision."""
    decision = game.decision
    assert decision is not None and decision.seat == seat
    options = list(decision.options)
    match decision.prompt:
        case "prepare":
            return prepare(game, seat, options)
        case "pick":
            return pick(game, seat, options)
        case "decide":
            return decide(game, seat, options)
        case "help":
            return join(game, seat, options)
        case "dress":
            return dress(game, seat, options) or drink(options) or READY.bare
        case "moment":
            return speak(game, seat, options)
        case "compose":
            return compose(game, options)
        case "answer":
            return answer(game, options)
        case "ability":
            return ability(game, seat, options)
        case "aim":
            return aim(game, seat, options)
        case "lose":
            return lose(game, options)
        case _:
            return lock(game, seat, options)


# ---------------------------------------------------------------------- the turn
def dress(game: Dungeon, seat: int, options: list[Option]) -> Option | None:
    """One step towards the strongest set."""
    hero, by_handle = game.heroes[seat], game.kit.by_handle
    wanted = outfit(game.kit, tuple(sorted(hero.dice)))[1]
    for choice in options:
        if WEAR.of(choice):
            dice = [by_handle[str(arg)] for arg in choice.args]
            if dice[0] in wanted and not any([die in wanted for die in dice[1:]]):
                return choice
    return None


def drink(options: list[Option]) -> Option | None:
    """A healing potion that helps now."""
    return next((choice for choice in options if PLAY.of(choice)), None)


def prepare(game: Dungeon, seat: int, options: list[Option]) -> Option:
    """Five dice for an artifact, the best set, a potion, a rest, or into the dungeon."""
    hero = game.heroes[seat]
    for choice in options:
        if EXCHANGE.of(choice):
            return choice
    found = dress(game, seat, options)
    if found is not None:
        return found
    potion = drink(options)
    if potion is not None:
        return potion
    plan = deal(game, seat, options)
    if plan is not None:
        return plan
    if REST.bare in options:
        now = search_worth(game, seat, hero.wounds)
        healed = sum([search_worth(game, seat, max(0, hero.wounds - n)) * ways for n, ways in ((1, 3), (2, 2), (3, 1))])
        if TURNS * (healed - 6 * now) > 6 * now:
            return REST.bare
    return HUNTING.bare if HUNTING.bare in options else SEARCH.bare


def search_worth(game: Dungeon, seat: int, wounds: int) -> int:
    """What a turn in the dungeon brings on average with so many wounds, by the levels of the monsters alone."""
    hero, kit = game.heroes[seat], game.kit
    dice = tuple(sorted([*[Die(kit.defs[die].id) for die in hero.worn], *[Die(LEVEL)] * max(0, hero.level - wounds)]))
    odds = [rough(kit, Position((dice,), level, None)) for level in range(7)]
    total = sides = 0
    for die in game.bags["black"]:
        for face in kit.defs[die].faces:
            sides += 1
            prize = treasure(game, kit.defs[die].treasure, seat)
            if face.treasure:
                total += prize
                continue
            prize += TROPHIES.get(kit.defs[die].colour, 0) * GLORY[1] + XP[1]
            total += max(0, expected(odds[min(6, face.level)], (prize, prize - WOUND, -WOUND)))
    return total // max(1, sides)


def pick(game: Dungeon, seat: int, options: list[Option]) -> Option:
    """The more profitable of two monster dice."""
    kit, dice = game.kit, fresh(game, seat)

    def profit(choice: Option) -> int:
        one = kit.defs[kit.by_handle[str(choice.args[0])]]
        prize = treasure(game, one.treasure, seat)
        total = 0
        for face in one.faces:
            if face.treasure:
                total += prize
            else:
                odds = rough(kit, Position((dice,), face.level, None, tuple([s for s in face.abilities if s != GUST])))
                all_in = prize + TROPHIES.get(one.colour, 0) * GLORY[1] + XP[1]
                total += max(0, expected(odds, (all_in, all_in - WOUND, -WOUND)))
        return total

    return max(options, key=profit)


# ---------------------------------------------------------------------- help, fight or flee
def prospect(game: Dungeon, seat: int, helper: int = -1) -> int:
    """What the fight means to a seat, with a helper who asks for nothing."""
    inside = game.participants()
    if helper >= 0 and helper not in inside:
        inside = (*inside, helper)
    return expected(rough(game.kit, position(game, helper)), interest(game, seat, stakes(game, inside, game.ledger)))


def decide(game: Dungeon, seat: int, options: list[Option]) -> Option:
    found = dress(game, seat, options)
    if found is not None:
        return found
    potion = drink(options)
    if potion is not None and prospect(game, seat) > 0:  # a fight to come
        return potion
    for look in (SCOUTING.bare, REACHING.bare):  # it costs nothing to know
        if look in options:
            return look
    plan = deal(game, seat, options)
    if plan is not None:
        return plan
    alone = max(0, prospect(game, seat))
    asking = [(prospect(game, seat, int(o.args[0])), o) for o in options if ASK.of(o) and willing(game, int(o.args[0]))]
    if asking:
        most, choice = max(asking, key=lambda pair: pair[0])
        if most > alone + HELPFUL:
            return choice
    for offer in AGREE.frame(game).standing:
        choice = AGREE(offer.by)
        if choice in options and not refused(game, offer) and net(game, seat, changes(game, offer)) > 0:
            return choice
    return FIGHT.bare if alone > 0 else FLEE.bare


def willing(game: Dungeon, helper: int) -> bool:
    """Would this seat join for nothing, or for a price that both like, or because it has promised to?"""
    return (
        owes_help(game, helper)
        or free_help(game, helper) > 0
        or best(game, helper, helping(game, helper, (game.active,))) is not None
    )


def free_help(game: Dungeon, helper: int) -> int:
    """What it means to a seat to help for nothing, compared with leaving the active player alone."""
    alone = prospect(game, helper) if outlook(game, game.ledger, -1) else 0
    return prospect(game, helper, helper) - alone


def join(game: Dungeon, seat: int, options: list[Option]) -> Option:
    """For a price if there is one, for nothing if it pays, or not at all."""
    free = free_help(game, seat)
    if TERMS.bare in options:
        plan = best(game, seat, helping(game, seat, (game.active,)))
        if plan is not None and net(game, seat, changes(game, plan)) > free:
            return TERMS.bare
    return HELP.bare if free > 0 else DECLINE.bare


# ---------------------------------------------------------------------- deals
def deal(game: Dungeon, seat: int, options: list[Option]) -> Option | None:
    """An offer of the active player, before the search or before the fight."""
    others = tuple([int(o.args[0]) for o in options if DEAL.of(o)])
    if not others or (game.combat is not None and game.combat.helper >= 0):
        return None
    plan = idea(game, seat, "turn" if game.combat is None else "fight", others)
    return DEAL(plan.to) if plan is not None else None


def speak(game: Dungeon, seat: int, options: list[Option]) -> Option:
    if EXCHANGE.of(options[0]):
        return options[0]
    assert game.decision is not None
    name = str(game.decision.args["moment"])
    plan = idea(game, seat, name, tuple([int(o.args[0]) for o in options if DEAL.of(o)]))
    return DEAL(plan.to) if plan is not None else PASS


def compose(game: Dungeon, options: list[Option]) -> Option:
    """Term by term, until the offer is what was planned; the plan is made anew at every step and comes out the same."""
    frame, under = PROPOSE.frame(game), game.stack[-2]
    plan: Offer | None = None
    if isinstance(under, Moment):
        plan = idea(game, frame.by, under.name, (frame.to,))
    elif isinstance(under, Turn):
        plan = idea(game, frame.by, "turn" if game.combat is None else "fight", (frame.to,))
    elif isinstance(under, Request):
        plan = best(game, frame.by, helping(game, frame.by, (frame.to,)))
    elif isinstance(under, Put):
        plan = counter(game, under.offer)
    if plan is None:
        return CANCEL.bare
    for verb, wanted, there in ((GIVE, plan.gives, frame.gives), (WANT, plan.wants, frame.wants)):
        if not set(there) <= set(wanted):
            return CANCEL.bare
        for term in wanted:
            if term not in there:
                return verb(term) if verb(term) in options else CANCEL.bare
    return PROPOSE.bare


def answer(game: Dungeon, options: list[Option]) -> Option:
    frame = ACCEPT.frame(game)
    if accepts(game, frame.offer, frame.whom):
        return ACCEPT.bare
    return COUNTER.bare if COUNTER.bare in options and counter(game, frame.offer) is not None else REFUSE.bare


# ---------------------------------------------------------------------- locks
def lock(game: Dungeon, seat: int, options: list[Option]) -> Option:
    """Whoever gets the artifact opens the chest; dice that are rolled go first, a Key last."""
    to, of = shares(game, game.ledger, TREASURE)
    mine = 6 - of if seat == game.active else of if seat == to else 0
    if not mine:
        return LEAVE.bare
    if SMASH.bare in options:
        return SMASH.bare
    openers = [o for o in options if not LEAVE.of(o)]
    rolled = [o for o in openers if game.kit.defs[game.kit.by_handle[str(o.args[0])]].kind != "key"]
    keys = [o for o in openers if o not in rolled]
    if rolled:
        return rolled[0]
    artifact = GLORY[1] + BAG["yellow"] - BAG["blue"]
    return keys[0] if keys and artifact * mine // 6 > ONE_USE_DICE["key"] else LEAVE.bare
