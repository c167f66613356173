"""Whether a person would want to be asked: a combat may be decided, and who could offer nothing is not asked at all."""

from __future__ import annotations

from tablee.games.dungeon_dice.rules.abilities import PLAY
from tablee.games.dungeon_dice.rules.combat import (
    BITS,
    MONSTER,
    counts,
    executes,
    face_of,
    margin,
    monster_has,
    value_of,
)
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import (
    BREAK,
    COMBAT,
    DRAIN,
    FEAR,
    FIRE,
    HEAL,
    TANGLE,
    DieDef,
)
from tablee.kernel.decision import Option

#: one-use dice that change strengths by what they show; others do more, or nothing, to a combat
VALUED = {"bomb": (1, 1), "strength-potion": (1, 0), "curse": (0, 1)}  # for the heroes, against them
IDLE = ("key", "healing-potion")
#: abilities whose harm can be told from dice that lie there: how often the value counts
TAKING = {TANGLE: 1, FEAR: 1, DRAIN: 2}


def matters(game: Dungeon, seat: int, option: Option) -> bool:
    """Deals matter to the active player, whose fight or chest it is, for others can write an offer down, or wish to be asked
    (`wishes.py`). Healing matters to who is or may be hurt; all else while the combat can still turn."""
    if game.decision is not None and game.decision.prompt == "moment":
        return seat == game.active
    if game.combat is None or game.decision is None:
        return False
    kind = game.definition(game.kit.by_handle[str(option.args[0])]).kind if PLAY.of(option) else ""
    if option.verb == HEAL or kind == "healing-potion":
        return game.heroes[seat].wounds > game.fight.heals.count(seat) or seat in game.participants()
    return not decided(game)


def decided(game: Dungeon) -> bool:
    """Can nothing that anybody holds or shows change who wins? Re-rolls, Gusts, Toads and Scrolls could do anything."""
    fight = game.fight
    if fight.duel or executes(game):
        return False
    help_, harm = 0, 0
    for one in fight.dice:
        if one.die < 0 or not counts(game, one):
            continue
        for symbol in face_of(game, one).symbols:
            if symbol in COMBAT and not one.used & BITS[symbol]:
                worth = swing(game, symbol, MONSTER)
                if worth < 0:
                    return False
                help_ += worth
    for symbol in game.monster_face().abilities:
        if monster_has(game, symbol):
            worth = max([swing(game, symbol, seat) for seat in game.participants()])
            if worth < 0:
                return False
            harm += worth
    for hero in game.heroes:
        for die in hero.dice:
            kind = game.kit.defs[die].kind
            if game.kit.defs[die].group != "one-use" or kind in IDLE:
                continue
            if kind not in VALUED:
                return False
            for_heroes, against = VALUED[kind]
            help_ += for_heroes * most(game.kit.defs[die])
            harm += against * most(game.kit.defs[die])
    lead = margin(game)
    return lead - harm > 0 or lead + help_ < 0


def swing(game: Dungeon, symbol: str, foe: int) -> int:
    """How far one use can move the margin at most; -1: nobody knows."""
    if symbol in (BREAK, HEAL):
        return 0
    if symbol == FIRE:
        return most(game.kit.spells[FIRE])
    if symbol not in TAKING:
        return -1
    values = [value_of(game, one) or 0 for one in game.fight.dice if one.owner == foe and counts(game, one)]
    return TAKING[symbol] * max(values, default=0)


def most(die: DieDef) -> int:
    return max([face.value or 0 for face in die.faces])
