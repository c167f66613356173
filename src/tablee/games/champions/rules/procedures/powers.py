"""Basic powers (MC-POWER-01): attack, thwart, recover; and changing form."""

from __future__ import annotations

from tablee.gamekit.verb import Verb
from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.guards import known, your_turn
from tablee.games.champions.rules.happening import Event
from tablee.games.champions.rules.pointing import meant, meant_character, on_cards
from tablee.games.champions.rules.reach import loses_threat, patrolled, shielded, unhurt
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.usable import trigger_fits
from tablee.games.champions.rules.vocabulary import (
    ALLY,
    ALTER_EGO,
    ATTACK,
    BASIC,
    CONFUSED,
    HAND,
    HERO,
    MINION,
    PLAY,
    SCHEMES,
    STUNNED,
    VILLAIN,
)
from tablee.kernel.decision import Args, Flow, Option
from tablee.kernel.procedure import Procedure
from tablee.kernel.record import record


def cannot_use(game: Scenario, seat: int, i: int, power: str) -> str:
    """'' when this character may exhaust to use the power, else the rule (MC-TURN-03, MC-TURN-04)."""
    card = game.cards[i]
    if card.zone != PLAY or card.ctl != seat:
        return "MC-TURN-04"
    if power == "rec":
        if card.face.type != ALTER_EGO:
            return "MC-FORM-09"
        if card.damage <= 0 and game.reading("recover") == "hurt":
            return "MC-ABIL-03"
    elif card.face.type not in (HERO, ALLY):
        return "MC-TURN-03"
    if power not in card.face.stats:
        return "MC-MOD-10"
    if card.exhausted:
        return "MC-EXH-01"
    return ""


@record
class BasicPower(Procedure):
    """Exhaust, then attack or thwart; an ally takes consequential damage after everything else (MC-DMG-12)."""

    STEPS = {
        "use": "MC-ATK-01 MC-ATK-02 MC-THWART-01 MC-THWART-02 MC-FORM-09",
        "consequences": "MC-DMG-10 MC-DMG-11 MC-DMG-12 MC-DMG-13",
    }

    seat: int
    character: int
    power: str
    target: int

    def about(self) -> Args:
        return {"card": self.character}

    def use(self, game: Scenario) -> Flow | None:
        game.edit(self.character).exhausted = True  # nothing attached to it (MC-ATTACH-04)
        me, target, n = self.character, self.target, game.value(self.power, self.character)
        if self.power == "rec":
            if game.log is not None:
                game.note("MC-FORM-09", "recovers", who=game.said(me))
                game.pause()
            return game.at_once(Event([occ.recover.of(me, me, self.seat), occ.heal.of(me, me, self.seat, n, parent=0)]))
        if self.power == "atk":
            if game.log is not None:
                game.note("MC-ATK-01", "attacks", who=game.said(me), target=game.said(target), n=n)
                game.pause()
            flags = BASIC | game.attack_flags(me)
            deed = occ.attack.of(me, target, self.seat, flags=flags, source=me)
            hurt = occ.damage.of(me, target, self.seat, n, flags | ATTACK, parent=0, source=me)
            # Retaliate and the responses are over when this is; only then come the consequences (MC-DMG-12)
            return game.at_once(Event([deed, hurt]))
        if game.log is not None:
            game.note("MC-THWART-01", "thwarts", who=game.said(me), target=game.said(target), n=n)
            game.pause()
        thwart = occ.thwart.of(me, target, self.seat, flags=BASIC, source=me)
        if loses_threat(game, self.seat, target):
            return game.at_once(Event([thwart]))  # it was the thwart that mattered
        gone = occ.remove_threat.of(me, target, self.seat, n, BASIC, parent=0, source=me)
        return game.at_once(Event([thwart, gone]))

    def consequences(self, game: Scenario) -> Flow | None:
        card = game.cards[self.character]
        done = [fact for fact in self.got or () if fact[0] in ("attack", "thwart")]
        n = card.face.consequential.get(self.power, 0)
        if card.face.type != ALLY or card.zone != PLAY or not n or not done:
            return None
        return Event([occ.damage.of(self.character, self.character, self.seat, n, source=self.character)])


#: prohibitions that may keep one character from attacking what another may attack
ATTACKING = ("be_attacked", "attack", "take_damage")


def forbidding(game: Scenario, words: tuple[str, ...]) -> bool:
    """Is any of these prohibitions in force at all?"""
    mods = game.mods
    for word in words:  # noqa: SIM110  (faster than a generator)
        if word in mods:
            return True
    return False


def out_of_reach(game: Scenario, seat: int, i: int, x: int, power: str) -> str:
    """'' when this character may aim the basic power at card x, else the rule. The books do not forbid an attack that
    cannot hurt nor a thwart that removes nothing; the table agrees on when it is one (MC-ATK-05, MC-THWART-01)."""
    if power == "atk":
        rule, vain = shielded(game, seat, x, i), unhurt(game, x, i)
    else:
        rule, vain = patrolled(game, seat, x, i), loses_threat(game, seat, x)
    return rule or (vain if vain and not still_matters(game, seat, i, x, power) else "")


def still_matters(game: Scenario, seat: int, i: int, x: int, power: str) -> bool:
    """Would something come of the deed itself: a status card that goes, or a card that waits for it? Only cards that this
    player can see count."""
    reading = game.reading("vain-powers")
    if reading != "if-it-matters":
        return reading == "always"
    if game.cards[i].status & (STUNNED if power == "atk" else CONFUSED):
        return True
    deed = occ.attack.of(i, x, seat, BASIC) if power == "atk" else occ.thwart.of(i, x, seat, BASIC)
    for cell in game.listeners.rows.get(deed.kind, ()):
        for waiting, k in cell:
            card = game.cards[waiting]
            if (card.zone != HAND or card.owner == seat) and trigger_fits(game, waiting, card.face.abilities[k], deed):
                return True
    return False


def attack_targets(game: Scenario, seat: int, i: int) -> list[int]:
    if forbidding(game, ATTACKING):
        return [x for x in game.enemies() if not out_of_reach(game, seat, i, x, "atk")]
    villain = game.villain  # nothing is forbidden: only Guard stands in the way
    return list(game.minions()) if shielded(game, seat, villain, i) else [villain, *game.minions()]


def thwart_targets(game: Scenario, seat: int, i: int) -> list[int]:
    return [x for x in game.all_schemes() if not out_of_reach(game, seat, i, x, "thw")]


def thwarts_alike(game: Scenario, i: int) -> bool:
    """Has this character the same targets as any other of its player?"""
    return not (game.cards[i].status & CONFUSED or "thwart" in game.mods or "thwart" in game.listeners.rows)


# ---------------------------------------------------------------------- verbs
def can_attack(game: Scenario, seat: int, choice: Option) -> str:
    return can_aim(game, seat, choice, "atk")


def can_thwart(game: Scenario, seat: int, choice: Option) -> str:
    return can_aim(game, seat, choice, "thw")


def can_aim(game: Scenario, seat: int, choice: Option, power: str) -> str:
    i = game.named(choice.args[0])
    rule = cannot_use(game, seat, i, power)
    if rule or len(choice.args) < 2:
        return rule
    x = game.named(choice.args[1])
    if x < 0:
        return "MC-TARGET-02"
    if power == "thw" and game.cards[x].face.type not in SCHEMES:
        return "MC-TARGET-08"
    return out_of_reach(game, seat, i, x, power)


def attack_words(game: Scenario, seat: int, choice: Option) -> Args:
    return aimed_words(game, choice, "atk")


def thwart_words(game: Scenario, seat: int, choice: Option) -> Args:
    return aimed_words(game, choice, "thw")


def aimed_words(game: Scenario, choice: Option, power: str) -> Args:
    i, x = (game.named(arg) for arg in choice.args[:2])
    return {"card": game.name(i), "target": game.name(x), "n": game.value(power, i)}


def attack_tries(game: Scenario, seat: int, piece: str) -> list[Option]:
    """With a character of one's own the villain, an enemy with one's identity."""
    if meant_character(game, seat, piece):
        return [ATTACKS(piece, game.handle(game.villain))]
    return [ATTACKS(game.handle(game.players[seat].me), piece)] if lies(game, seat, piece, (MINION, VILLAIN)) else []


def thwart_tries(game: Scenario, seat: int, piece: str) -> list[Option]:
    """With a character of one's own the main scheme, a scheme with one's identity."""
    if meant_character(game, seat, piece):
        return [THWARTS(piece, game.handle(game.main))]
    return [THWARTS(game.handle(game.players[seat].me), piece)] if lies(game, seat, piece, SCHEMES) else []


def lies(game: Scenario, seat: int, piece: str, types: tuple[str, ...]) -> bool:
    """Is it a card in play of one of these types?"""
    i = meant(game, seat, piece)
    return i >= 0 and game.cards[i].zone == PLAY and game.cards[i].face.type in types


ATTACKS: Verb[Scenario] = Verb(
    "attack", known, your_turn, can_attack, words=attack_words, on=on_cards, tries=attack_tries, group="powers"
)
THWARTS: Verb[Scenario] = Verb(
    "thwart", known, your_turn, can_thwart, words=thwart_words, on=on_cards, tries=thwart_tries, group="powers"
)
VERBS: list[Verb[Scenario]] = [ATTACKS, THWARTS]
