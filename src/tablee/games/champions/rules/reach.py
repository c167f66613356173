"""Who does what a text does, and whom or what it can reach: attacks, thwarts, defences."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import (
    ALLY,
    DEFENDED,
    EVENT,
    HERO,
    IDENTITY_SIDES,
    MAIN_SCHEME,
    MINION,
    PLAY,
    RESOURCE,
    SUPPORT,
    UPGRADE,
    VILLAIN,
)


def actor_of(game: Scenario, run: Any) -> int:
    """Who does what a text does: cards that extend the identity act as it (MC-YOU-10, MC-YOU-11, MC-YOU-12)."""
    card = game.cards[run.card]
    type = card.face.type
    if type in (EVENT, RESOURCE) or type in IDENTITY_SIDES:
        return int(game.players[run.seat].me)
    if type == UPGRADE and card.owner >= 0:
        host = card.host
        return int(game.players[run.seat].me if host < 0 or game.cards[host].face.type not in (ALLY,) else host)
    assert type in (ALLY, SUPPORT, HERO) or card.owner < 0
    return int(run.card)


def shielded(game: Scenario, seat: int, x: int, actor: int) -> str:
    """'' or the rule that keeps this player's cards from attacking card x (MC-KEY-07, MC-ATK-05)."""
    card = game.cards[x]
    if card.zone != PLAY or card.face.type not in (MINION, VILLAIN):
        return "MC-TARGET-02"
    if card.face.type == VILLAIN and game.faces(seat, "guard") and not game.keyword(x, "guard"):
        return "MC-KEY-07"
    mods = game.mods
    if ("be_attacked" in mods and game.cannot("be_attacked", x)) or ("attack" in mods and game.cannot("attack", actor)):
        return "MC-GOLD-05"
    return ""


def unhurt(game: Scenario, x: int, actor: int) -> str:
    """'' or the rule that keeps an attack by this character from hurting card x."""
    return "MC-GOLD-05" if "take_damage" in game.mods and game.cannot("take_damage", x, actor) else ""


def attackable(game: Scenario, seat: int, x: int, actor: int) -> str:
    """'' or the rule that keeps an attack ability from card x: it must hurt it, too (MC-TARGET-07)."""
    return shielded(game, seat, x, actor) or unhurt(game, x, actor)


def loses_threat(game: Scenario, seat: int, x: int) -> str:
    """'' or the rule that keeps a player from removing threat from scheme x (MC-ICON-05, MC-TARGET-07)."""
    if game.cards[x].threat <= 0:
        return "MC-TARGET-07"
    if x == game.main and game.icons("crisis"):
        return "MC-ICON-05"
    if game.cannot("lose_threat", x):
        return "MC-GOLD-05"
    return ""


def patrolled(game: Scenario, seat: int, x: int, actor: int) -> str:
    """'' or the rule that keeps this player's cards from thwarting scheme x (MC-KEY-10)."""
    if game.cards[x].face.type == MAIN_SCHEME and game.faces(seat, "patrol"):
        return "MC-KEY-10"
    return "MC-GOLD-05" if game.cannot("thwart", actor) else ""


def thwartable(game: Scenario, seat: int, x: int, actor: int) -> str:
    """'' or the rule that keeps a thwart ability from scheme x: it must remove threat, too (MC-TARGET-07)."""
    return patrolled(game, seat, x, actor) or loses_threat(game, seat, x)


def attack_of(game: Scenario, td: int, ti: int) -> tuple[int, int] | None:
    """The enemy attack that an occurrence is, or is a part of: (depth, index)."""
    if td < 0:
        return None
    happening: Any = game.stack[td]
    if happening.batch[ti].kind == "enemy_attack":
        return (td, ti)
    if happening.up >= 0 and type(game.stack[happening.up + 1]).__name__ == "EnemyAttack":
        attack: Any = game.stack[happening.up + 1]
        return (happening.up, attack.index)
    return None


def cannot_defend_with(game: Scenario, seat: int, td: int, ti: int) -> str:
    """May this player resolve a (defense) ability for the attack in progress (MC-DEFEND-02, MC-DEFEND-06)?"""
    found = attack_of(game, td, ti)
    if found is None:
        return ""
    depth, i = found
    o = game.stack[depth].batch[i]  # type: ignore[attr-defined]
    if o.flags & DEFENDED:
        if o.player != seat:
            return "MC-DEFEND-02"
        if o.defender >= 0 and o.defender != game.players[seat].me:
            return "MC-DEFEND-06"
    return ""


def may_defend(game: Scenario, seat: int, i: int, attacker: int) -> str:
    """'' when this character may be declared the defender (MC-ENEMYATK-03, MC-DEFEND-03, MC-DEFEND-04)."""
    card = game.cards[i]
    if card.zone != PLAY or card.ctl != seat or card.face.type not in (HERO, ALLY):
        return "MC-DEFEND-09"
    if card.exhausted:
        return "MC-EXH-01"
    if card.face.type == HERO and "def" not in card.face.stats:
        return "MC-MOD-10"
    if game.peril >= 0 and game.peril != seat and game.reading("peril") == "no-defence":
        return "MC-KEY-12"
    if game.cannot("defend", i):
        return "MC-GOLD-05"
    return ""
