"""Which actions a model has now, and what stops it from using one (SD-ACTION-02, SD-ACTION-03, SD-BASIC-01)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablee.games.super_dungeon.rules.abilities import BERSERK, FEED_ME
from tablee.games.super_dungeon.rules.effects import has_lasting
from tablee.games.super_dungeon.rules.library import basics
from tablee.games.super_dungeon.rules.nodes.actions import StepAttacks
from tablee.games.super_dungeon.rules.nodes.explore import NoOffense, NoSupport
from tablee.games.super_dungeon.rules.nodes.node import name_of
from tablee.games.super_dungeon.rules.ranks import HERO, PET
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import ICE, KNOCKDOWN
from tablee.games.super_dungeon.rules.values import abilities, law, worn
from tablee.games.super_dungeon.rules.vocabulary import OFFENSE, ActionDef

MELEE_ATTACK: Final = "melee-attack"
MAGIC_ATTACK: Final = "magic-attack"
MISSILE_ATTACK: Final = "missile-attack"
ATTACKS = (MELEE_ATTACK, MAGIC_ATTACK, MISSILE_ATTACK)  # in the order of `ModelDef.reach`
#: SD-BASIC-05 .. SD-BASIC-14; Run is part of the activation
CHORES = (
    "bandage",
    "summon-pet",
    "disarm-trap",
    "explore",
    "pick-lock",
    "pick-up",
    "smash-chest",
    "unlock-treasure-chest",
    "vigor",
)
#: attacks and meals that cost no action points, by what the activation remembers of them
BERSERK_ATTACK: Final = "berserk"
RAGE_ATTACK: Final = "rage-attack"
FEED: Final = "feed-me"
RAGE_STEP: Final = "rage-step"
WHICH_BASIC = {MELEE_ATTACK: "SD-BASIC-03", MAGIC_ATTACK: "SD-BASIC-02", MISSILE_ATTACK: "SD-BASIC-04"}


@lru_cache(maxsize=4096)
def basic_actions(rank: str, reach: tuple[int, int, int]) -> tuple[ActionDef, ...]:
    """Heroes may use all; pets the Melee Attack; monsters their attacks and Vigor (SD-BASIC-01)."""
    book = basics()
    # SD-PET-06: a pet has of the attacks the one with STR, of the chores none
    attacks = [book[id] for id, squares in zip(ATTACKS, reach) if squares and (rank != PET or id == MELEE_ATTACK)]
    chores = CHORES if rank == HERO else () if rank == PET else ("vigor",)  # SD-PET-06
    return (*attacks, *[book[id] for id in chores])


def basic(game: Arena, n: int) -> tuple[ActionDef, ...]:
    return basic_actions(game.rank(n), game.card(n).reach)


def unique(game: Arena, n: int) -> tuple[ActionDef, ...]:
    """Of its card, its equipment and its pet (SD-ACTION-03, SD-EQUIP-03, SD-PET-07)."""
    own = game.card(n).acts
    if game.rank(n) != HERO:
        return own
    model = game.models[n]
    if model.gear or model.lasting:
        for gear in worn(game, n):
            if gear.acts:
                own += tuple([act for act in gear.acts if act not in own])
    for pet in game.kit.pets:
        if game.models[pet].master == n and game.models[pet].at >= 0:
            gains = game.card(pet).gains
            if gains is not None:
                own += (gains,)
    return own


def free_attacks(game: Arena, n: int, used: tuple[str, ...]) -> list[str]:
    """Melee Attacks that cost nothing: one by Berserk, one after each step of a Rage (SD-ABIL-01)."""
    if not game.card(n).reach[0]:
        return []
    if game.marked and has_lasting(game, n, name_of(StepAttacks)):
        return [RAGE_ATTACK] if RAGE_STEP in used else []
    return [BERSERK_ATTACK] if BERSERK_ATTACK not in used and abilities(game, n) & BERSERK else []


def may_feed(game: Arena, n: int, used: tuple[str, ...]) -> bool:
    model = game.models[n]
    return bool(model.wounds or model.statuses) and FEED not in used and bool(abilities(game, n) & FEED_ME)


def down(game: Arena, n: int) -> bool:
    """Neither moves nor acts before standing up (SD-STATUS-08)."""
    return bool(game.models[n].statuses & KNOCKDOWN)


def stopped(game: Arena, n: int, action: ActionDef) -> str:
    """The rule that keeps it from using an action of its own, whatever the target; '' if none does."""
    if action.basic:
        return ""  # what forbids one names the target
    if game.models[n].statuses & ICE:
        return "SD-STATUS-09"
    if action.once and action.id in game.models[n].used:
        return "SD-ABIL-13"
    stuck = law(game, n, NoOffense) if action.kind == OFFENSE else law(game, n, NoSupport)
    return "SD-EXPLORE-02" if stuck is not None else ""


def lacks(game: Arena, n: int, id: str, used: tuple[str, ...]) -> str:
    """The rule that says that it has no such action, or has used it; '' if it has it."""
    if id in (BERSERK_ATTACK, RAGE_ATTACK):
        return "" if id in free_attacks(game, n, used) else "SD-ABIL-01"
    if id == FEED:
        return "" if may_feed(game, n, used) else "SD-ABIL-01"
    if id in [action.id for action in basic(game, n)] or id in [action.id for action in unique(game, n)]:
        return ""
    return WHICH_BASIC.get(id, "SD-BASIC-01") if id in basics() else "SD-ACTION-03"
