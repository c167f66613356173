"""Attacks, thwarts and activations, payments, and what is only published for those who react."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules.batch import HAPPENED, Happening
from tablee.games.champions.rules.occurrences.base import (
    ANSWERABLE,
    STANDS,
    STOPPABLE,
    STOPPED,
    Kind,
    Measured,
    Plain,
    Published,
)
from tablee.games.champions.rules.occurrences.harm import damage
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import CONFUSED, PLAY, RANGED, STUNNED
from tablee.kernel.decision import Flow


class AnyAttack(Plain):
    """A Stunned attacker loses that card instead; Retaliate answers (MC-STATUS-06, MC-STATUS-07, MC-KEY-16)."""

    ways = STOPPABLE | ANSWERABLE

    def met(self, game: Scenario, o: Occ) -> int:
        if game.cards[o.actor].status & STUNNED:
            game.edit(o.actor).status &= ~STUNNED
            game.note("MC-STATUS-07", "stunned-gone", who=game.said(o.actor))
            return STOPPED
        return STOPPED if "attack" in game.mods and game.cannot("attack", o.actor) else STANDS

    def answer(self, game: Scenario, o: Occ, batch: list[Any]) -> list[Occ]:
        back = game.keyword(o.subject, "retaliate") if not o.flags & RANGED else 0  # MC-KEY-02
        actor = game.cards[o.actor]
        if not back or not survived(game, batch, o.subject) or not actor.face.character or actor.zone != PLAY:
            return []
        game.note("MC-KEY-16", "retaliates", who=game.said(o.subject), n=back)
        return [damage.of(o.subject, o.actor, o.player, back, source=o.subject)]


def survived(game: Scenario, batch: list[Any], x: int) -> bool:
    beaten = any([o.kind == "defeat" and o.subject == x and o.status == HAPPENED for o in batch])
    return game.cards[x].zone == PLAY and not beaten


class AnyScheming(Plain):
    """Whoever is Confused loses that card instead (MC-STATUS-04, MC-STATUS-05)."""

    ways = STOPPABLE

    def met(self, game: Scenario, o: Occ) -> int:
        if not game.cards[o.actor].status & CONFUSED:
            return STANDS
        game.edit(o.actor).status &= ~CONFUSED
        game.note("MC-STATUS-05", "confused-gone", who=game.said(o.actor))
        return STOPPED


class Attack(AnyAttack):
    """A player's; its damage is an occurrence of its own."""

    name = "attack"


class Thwart(AnyScheming):
    """A player's; the threat that is removed is an occurrence of its own."""

    name = "thwart"


class Defend(Kind):
    """Told when it has happened."""

    name = "defend"

    def of(self, actor: int, subject: int, player: int, flags: int = 0) -> Occ:
        return Occ(self.name, actor, subject, player, flags=flags, done=1, status=HAPPENED)


class EnemyAttack(AnyAttack):
    """Boost icons become its number (MC-BOOST-02)."""

    name = "enemy_attack"

    def happen(self, game: Scenario, h: Happening, o: Occ, i: int) -> Flow | None:
        o.done = 1
        return game.begin("EnemyAttack", o.actor, len(game.stack) - 1, i)


class EnemyScheme(AnyScheming):
    """Boost icons become its number (MC-BOOST-02)."""

    name = "enemy_scheme"

    def happen(self, game: Scenario, h: Happening, o: Occ, i: int) -> Flow | None:
        o.done = 1
        return game.begin("EnemyScheme", o.actor, len(game.stack) - 1, i)


class Engage(Plain):
    name = "engage"
    ways = ANSWERABLE

    def happen(self, game: Scenario, h: Happening, o: Occ, i: int) -> Flow | None:
        if game.cards[o.actor].zone != PLAY:
            h.cancel(i)
            return None
        game.engage(o.actor, o.player)
        o.done = 1
        if game.log is not None:
            game.note("MC-MINION-01", "engages", who=game.said(o.actor), player=f"&{o.player}")
        return None

    def answer(self, game: Scenario, o: Occ, batch: list[Any]) -> list[Occ]:
        """Quickstrike (MC-KEY-03)."""
        if game.cards[o.actor].zone != PLAY or not game.hero_form(o.player):
            return []
        if not game.keyword(o.actor, "quickstrike"):
            return []
        game.note("MC-KEY-03", "quickstrike", who=game.said(o.actor))
        return [enemy_attack.of(o.actor, game.players[o.player].me, o.player)]


class Spend(Measured):
    name = "spend"

    def happen(self, game: Scenario, h: Happening, o: Occ, i: int) -> Flow | None:
        """The payment below us is made; responses come after it (MC-WINDOW-07)."""
        payment: Any = game.stack[-2]
        o.done = 1
        flow: Flow | None = payment.spend(game)
        if payment.out is None:
            h.cancel(i)
        return flow


attack, thwart, defend, engage, spend = Attack(), Thwart(), Defend(), Engage(), Spend()
enemy_attack, enemy_scheme = EnemyAttack(), EnemyScheme()
# published for those who react
play = Published("play")
initiate = Published("initiate")  # an ability, when its cost is paid (MC-PLAY-07)
recover = Published("recover")
boost = Published("boost")  # a boost card is turned faceup
complete = Published("complete")  # the main scheme
eliminate = Published("eliminate")  # a player
begin = Published("begin")  # the round
end = Published("end")  # the round

PUBLISHED: list[Kind] = [begin, boost, complete, eliminate, end, initiate, play, recover]
KINDS: list[Kind] = [attack, defend, enemy_attack, enemy_scheme, engage, spend, thwart, *PUBLISHED]
