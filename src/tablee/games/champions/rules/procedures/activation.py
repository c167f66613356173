"""Enemies activate: attack and scheme, step by step (MC-ACT, MC-ENEMYATK, MC-SCHEME, MC-BOOST, MC-DEFEND)."""

from __future__ import annotations

from typing import Any

from tablee.gamekit.verb import Answer, Verb
from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.effects.enemies import give_boost
from tablee.games.champions.rules.guards import known
from tablee.games.champions.rules.happening import Event
from tablee.games.champions.rules.pointing import card_words, meant_character, on_card
from tablee.games.champions.rules.procedures.harm import AssignDamage
from tablee.games.champions.rules.reach import may_defend
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.run import Run
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import (
    ALLY,
    ATTACK,
    BASIC,
    BOOST,
    DEFENDED,
    HERO,
    INDIRECT,
    OVERKILL,
    PIERCING,
    PLAY,
    RANGED,
    UNDEFENDED,
    VILLAIN,
)
from tablee.kernel.decision import PASS, Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, done, goto
from tablee.kernel.record import record


def activation(game: Scenario, enemy: int, seat: int) -> Event:
    """Attack against a hero, scheme against an alter-ego (MC-ACT-02, MC-ACT-03)."""
    me = game.players[seat].me
    return Event(
        [occ.enemy_attack.of(enemy, me, seat) if game.hero_form(seat) else occ.enemy_scheme.of(enemy, me, seat)]
    )


@record
class Activations(Procedure):
    """Several enemies told to activate at the same time: villain first, minions in the player's order (MC-ACT-06)."""

    STEPS = {"next": "MC-ACT-05 MC-ACT-06", "which": "MC-ACT-06", "note": "MC-ACT-01"}

    kind_: str
    queue: tuple[tuple[int, int], ...]
    facts: tuple[Any, ...] = ()
    joins: int = -1  # all minions engaged with this player activate: so does one that joins them (MC-MINION-03)
    acted: tuple[int, ...] = ()

    def next(self, game: Scenario) -> Flow | None:
        if self.joins >= 0:
            known = [*self.acted, *[q[0] for q in self.queue]]
            new = [i for i in game.players[self.joins].engaged if i not in known]
            self.queue += tuple([(i, self.joins) for i in new])
        self.queue = tuple([q for q in self.queue if game.cards[q[0]].zone == PLAY and not game.players[q[1]].out])
        if not self.queue:
            self.out = self.facts
            return done()
        for seat in game.order():
            mine = [q for q in self.queue if q[1] == seat]
            if mine:
                villains = [q for q in mine if game.cards[q[0]].face.type == VILLAIN]
                if villains or len(mine) == 1:
                    return self.go(game, (villains or mine)[0])
                return goto("which")
        return done()

    def which(self, game: Scenario) -> Flow | None:
        seat = next(s for s in game.order() if s in [q[1] for q in self.queue])
        options = [NEXT(game.handle(q[0])) for q in self.queue if q[1] == seat]
        return ask(seat, "activate-next", options, "chosen")

    def chosen(self, game: Scenario, choice: Option) -> Flow | None:
        enemy = game.named(choice.args[0])
        return self.go(game, next(q for q in self.queue if q[0] == enemy))

    def go(self, game: Scenario, q: tuple[int, int]) -> Flow:
        self.queue = tuple([other for other in self.queue if other != q])
        self.acted += (q[0],)
        self.step = "which"  # on to `note` afterwards
        enemy, seat = q
        me = game.players[seat].me
        attack = self.kind_ == "enemy_attack"
        return Event([occ.enemy_attack.of(enemy, me, seat) if attack else occ.enemy_scheme.of(enemy, me, seat)])

    def note(self, game: Scenario) -> Flow | None:
        self.facts += self.got or ()
        self.got = None
        return goto("next")


@record
class Activation(Procedure):
    """What attack and scheme share: the boost cards, for the villain and Villainous minions (MC-KEY-21). It resolves occurrence `index` of the happening at `depth`."""

    enemy: int
    depth: int
    index: int
    flip: int = -1  # the boost card that lies open
    asked: int = 0  # how many players have been asked to defend

    def about(self) -> Args:
        return {"card": self.enemy}

    def it(self, game: Scenario) -> Occ:
        o: Occ = game.stack[self.depth].batch[self.index]  # type: ignore[attr-defined]
        return o

    def gone(self, game: Scenario) -> bool:
        """A minion that has left play: its activation is over (MC-ACT-07)."""
        return game.cards[self.enemy].zone != PLAY

    def boost_card(self, game: Scenario) -> Flow | None:
        if self.gone(game):
            return done()  # MC-ACT-07
        if game.log is not None:
            self.tell(game)
        if game.cards[self.enemy].face.type == VILLAIN or game.keyword(self.enemy, "villainous"):
            give_boost(game, self.enemy)
        return self.boosted(game) if game.outcome is None else None

    def tell(self, game: Scenario) -> None:
        """Who does what to whom, before anybody is asked about it."""
        raise NotImplementedError

    def boosted(self, game: Scenario) -> Flow | None:
        """On to the next step, without a round of the loop."""
        self.step = "turn_boost"
        return self.turn_boost(game)

    def turn_boost(self, game: Scenario) -> Flow | None:
        card = game.cards[self.enemy]
        if card.zone != PLAY or not card.boosts:
            self.step = "outcome"
            return self.outcome(game)
        enemy = game.edit(self.enemy)
        self.flip, enemy.boosts = enemy.boosts[0], enemy.boosts[1:]
        game.reveals += 1
        if game.log is not None:
            game.note("MC-BOOST-01", "boost-turned", card=game.said(self.flip), enemy=game.said(self.enemy))
            game.pause()
        if "boost" in game.listeners.rows:
            return Event([occ.boost.of(self.enemy, self.flip, self.it(game).player)])
        self.step = "boost_ability"
        return self.boost_ability(game)

    def outcome(self, game: Scenario) -> Flow | None:
        raise NotImplementedError

    def boost_ability(self, game: Scenario) -> Flow | None:
        """Only the text below the line is active (MC-BOOST-05); it comes before the icons (MC-BOOST-03)."""
        face = game.cards[self.flip].face
        if "boost" in face.timings:
            k = face.timings.index("boost")
            return Run(self.it(game).player, f"{face.code}.{k}", (0,), self.flip, self.depth, self.index, {})
        self.step = "boost_icons"
        return self.boost_icons(game)

    def boost_icons(self, game: Scenario) -> Flow | None:
        icons = game.cards[self.flip].face.boost + game.icons("amplify")  # MC-ICON-04
        self.it(game).base += icons
        if game.log is not None:
            message = "boosted" if icons else "not-boosted"
            game.note("MC-BOOST-02", message, enemy=game.said(self.enemy), n=icons, card=game.said(self.flip))
            game.pause()
        if game.cards[self.flip].zone == BOOST:
            game.put_on_pile(self.flip)  # MC-BOOST-07
        self.flip = -1
        self.step = "turn_boost"
        return self.turn_boost(game)


@record
class EnemyAttack(Activation):
    STEPS = {
        "boost_card": "MC-ENEMYATK-01 MC-ENEMYATK-02 MC-ACT-04",
        "declare": "MC-ENEMYATK-03 MC-DEFEND-01 MC-DEFEND-03 MC-DEFEND-04 MC-DEFEND-09",
        "turn_boost": "MC-ENEMYATK-04 MC-BOOST-01",
        "boost_ability": "MC-BOOST-03 MC-BOOST-05",
        "boost_icons": "MC-BOOST-02 MC-BOOST-04 MC-BOOST-06",
        "outcome": "MC-ENEMYATK-05 MC-ENEMYATK-06 MC-ENEMYATK-07 MC-ENEMYATK-08 MC-ENEMYATK-10",
    }

    def says(self, game: Scenario) -> Args:
        enemy = self.enemy
        boost, n, who = len(game.cards[enemy].boosts), game.value("atk", enemy), f"&{self.it(game).player}"
        return {"card": game.name(enemy), "boost": boost, "n": n, "who": who}

    def tell(self, game: Scenario) -> None:
        o, n = self.it(game), game.value("atk", self.enemy)
        who, target = game.said(self.enemy), game.said(o.subject)
        game.note("MC-ENEMYATK-01", "enemy-attacks", who=who, target=target, n=n)

    def boosted(self, game: Scenario) -> Flow | None:
        self.step = "declare"
        return self.declare(game)

    def declare(self, game: Scenario) -> Flow | None:
        if self.gone(game):
            return done()
        o = self.it(game)
        if o.defender >= 0:  # a (defense) ability has made an identity the defender; it may add its DEF (MC-DEFEND-06)
            if self.asked or may_defend(game, o.player, o.defender, self.enemy):
                return goto("turn_boost")
            return ask(o.player, "defend", [DEFEND(game.handle(o.defender)), PASS], "declared")
        order = game.order(o.player)
        while self.asked < len(order):
            seat = order[self.asked]
            player = game.players[seat]
            cards, enemy = game.cards, self.enemy
            those = (player.me, *player.allies)
            mine = [i for i in those if not cards[i].exhausted and not may_defend(game, seat, i, enemy)]
            if mine:
                defends = game.kit.defends
                if seat == o.player and "MustDefend" in game.mods and self.must(game):
                    must = [i for i in mine if game.cards[i].face.type == ALLY]
                    if must:
                        return ask(seat, "defend", [defends[i] for i in must], "declared")
                return ask(seat, "defend", [*[defends[i] for i in mine], PASS], "declared")
            self.asked += 1
        o.flags |= UNDEFENDED
        self.step = "turn_boost"
        return self.turn_boost(game)

    def must(self, game: Scenario) -> bool:
        return any([game.concerns(m, src, self.enemy) for src, m in game.mods["MustDefend"]])

    def declared(self, game: Scenario, choice: Option) -> Flow | None:
        if choice == PASS:
            self.asked += 1
            return goto("declare")
        i = game.named(choice.args[0])
        card = game.edit(i)
        card.exhausted = True
        o = self.it(game)
        o.defender, o.player = i, card.ctl  # the defending player is the target now (MC-DEFEND-07)
        o.subject = i
        if card.face.type == HERO:
            o.flags |= BASIC
        batch = game.stack[self.depth].batch  # type: ignore[attr-defined]
        again, o.flags = o.flags & DEFENDED, o.flags | DEFENDED
        if not again:
            batch.append(occ.defend.of(i, self.enemy, card.ctl, flags=o.flags & BASIC))
        if game.log is not None:
            game.note("MC-DEFEND-03", "defends", who=game.said(i))
        self.step = "turn_boost"
        return self.turn_boost(game)

    def lost(self, game: Scenario, ally: int) -> None:
        """A defending ally that leaves play before the damage leaves the attack undefended from then on (MC-DEFEND-08)."""
        o = self.it(game)
        if o.defender == ally and self.step != "outcome":
            o.defender, o.subject = -1, game.players[o.player].me
            o.flags |= UNDEFENDED

    def outcome(self, game: Scenario) -> Flow | None:
        o = self.it(game)
        if self.gone(game) or game.players[o.player].out:
            return done()
        me = game.players[o.player].me
        to = o.defender if o.defender >= 0 else me
        o.subject = to
        n = game.value("atk", self.enemy)
        amount = n + o.base
        if o.flags & BASIC and o.defender == me:
            amount -= game.value("def", me)  # MC-ENEMYATK-06
        less = n + o.base - amount
        if game.log is not None and (o.base or less or amount <= 0):
            sums = {"n": n, "plus": o.base, "less": less, "total": max(0, amount)}
            game.note("MC-ENEMYATK-05", "attack-sum", who=game.said(self.enemy), target=game.said(to), **sums)
            game.pause()
        flags = ATTACK | o.flags & (OVERKILL | PIERCING | RANGED)
        gained = game.attack_flags(self.enemy)
        flags |= gained
        o.flags |= gained
        if amount <= 0:
            return done()
        if o.flags & INDIRECT:  # MC-ENEMYATK-09
            player = game.players[o.player]
            among = (player.me, *player.allies)
            return AssignDamage(o.player, self.enemy, amount, among, flags | INDIRECT, up=self.depth)
        hurt = occ.damage.of(self.enemy, to, o.player, amount, flags, source=self.enemy)
        return game.at_once(Event([hurt], up=self.depth))


@record
class EnemyScheme(Activation):
    STEPS = {
        "boost_card": "MC-SCHEME-01 MC-SCHEME-02 MC-SCHEME-05 MC-ACT-04",
        "turn_boost": "MC-SCHEME-03 MC-BOOST-01 MC-SCHEME-01",
        "boost_ability": "MC-BOOST-03 MC-BOOST-05",
        "boost_icons": "MC-BOOST-02 MC-BOOST-04 MC-BOOST-06",
        "outcome": "MC-SCHEME-04 MC-SCHEME-01",
    }

    def tell(self, game: Scenario) -> None:
        who, n = game.said(self.enemy), game.value("sch", self.enemy)
        game.note("MC-SCHEME-01", "enemy-schemes", who=who, player=f"&{self.it(game).player}", n=n)

    def outcome(self, game: Scenario) -> Flow | None:
        o = self.it(game)
        if self.gone(game):
            return done()
        base = game.value("sch", self.enemy)
        n = base + o.base - o.cut
        if game.log is not None and (o.base or o.cut or n <= 0):
            sums = {"n": base, "plus": o.base, "less": o.cut, "total": max(0, n)}
            game.note("MC-SCHEME-04", "scheme-sum", who=game.said(self.enemy), scheme=game.said(game.main), **sums)
            game.pause()
        if n <= 0:
            return done()
        placed = occ.place_threat.of(self.enemy, game.main, o.player, n, source=self.enemy)
        return game.at_once(Event([placed], up=self.depth))


# ---------------------------------------------------------------------- verbs
def can_defend(game: Scenario, seat: int, choice: Option) -> str:
    return may_defend(game, seat, game.named(choice.args[0]), -1)


def defend_tries(game: Scenario, seat: int, piece: str) -> list[Option]:
    return [DEFEND(piece)] if meant_character(game, seat, piece) else []


DEFEND: Answer[Scenario, EnemyAttack] = Answer(
    "defend", known, can_defend, at=EnemyAttack, words=card_words, on=on_card, tries=defend_tries, group="powers"
)
NEXT: Verb[Scenario] = Verb("next", known, words=card_words, on=on_card)
VERBS: list[Verb[Scenario]] = [DEFEND, NEXT]
