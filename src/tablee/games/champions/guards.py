"""Why something cannot be chosen now: the same tests that make the options, asked in the order of the book."""

from __future__ import annotations

from tablee.games.champions.happening import Event
from tablee.games.champions.paying import PAY_WITH, against, payment, sequence, source_of
from tablee.games.champions.procedures.activation import Activations, EnemyAttack, EnemyScheme
from tablee.games.champions.procedures.checks import TooMany
from tablee.games.champions.procedures.hands import DiscardFromHand
from tablee.games.champions.procedures.harm import AssignDamage
from tablee.games.champions.procedures.pay import PayResources
from tablee.games.champions.procedures.powers import BasicPower, cannot_use, out_of_reach
from tablee.games.champions.procedures.reveal import Reveal, RevealAll, RevealByType
from tablee.games.champions.procedures.rounds import Match, Round, SettingUp
from tablee.games.champions.procedures.stages import Abilities, Advance, Eliminate, NextStage
from tablee.games.champions.procedures.turn import Turn, action_of
from tablee.games.champions.procedures.use import Use
from tablee.games.champions.reach import may_defend
from tablee.games.champions.records import Card, Lasting, Occ, Player
from tablee.games.champions.run import Run
from tablee.games.champions.state import HIDDEN_ZONES, Scenario
from tablee.games.champions.usable import unplayable, unusable
from tablee.games.champions.vocabulary import EVENT, HAND, SCHEMES
from tablee.kernel.decision import Option
from tablee.kernel.procedure import book


def known(game: Scenario, seat: int, choice: Option) -> str:
    """Is there such a card at all? Cards hidden from this seat are not spoken of."""
    if not choice.args:
        return "MC-TARGET-02"
    if offered(game, seat, choice):
        return ""
    i = game.tagged(choice.args[0])[0]
    return "" if i >= 0 and seen(game, seat, i) else "MC-ABIL-01"


def seen(game: Scenario, seat: int, i: int) -> bool:
    """May this seat know where the card lies?"""
    card = game.cards[i]
    if card.zone == HAND:
        return card.owner == seat or game.reading("hands") == "open"
    return card.zone not in HIDDEN_ZONES


def offered(game: Scenario, seat: int, choice: Option) -> bool:
    """A window or a call for help lets it be used now."""
    asked = game.decision
    return asked is not None and asked.seat == seat and asked.prompt != "turn" and choice in asked.options


def your_turn(game: Scenario, seat: int, choice: Option) -> str:
    if offered(game, seat, choice):
        return ""
    return "" if game.active == seat and game.phase == "player" else "MC-TURN-01"


def play(game: Scenario, seat: int, choice: Option) -> str:
    if offered(game, seat, choice):
        return ""
    i = game.named(choice.args[0])
    if game.cards[i].face.type != EVENT:
        return unplayable(game, seat, i)
    abilities = game.cards[i].face.abilities
    if not any([a.timing == "action" for a in abilities]):
        return "MC-WINDOW-01" if game.cards[i].zone == HAND else "MC-PLAY-12"
    if game.active < 0:
        return "MC-TURN-07"
    return unusable(game, seat, i, action_of(game, i))


def use(game: Scenario, seat: int, choice: Option) -> str:
    if offered(game, seat, choice):
        return ""
    i, k = game.tagged(choice.args[0])
    abilities = game.cards[i].face.abilities
    if k >= len(abilities):
        return "MC-ABIL-02"
    ability = abilities[k]
    if ability.timing == "special":
        return "MC-ABIL-14"
    if ability.timing == "action":
        if game.active < 0:
            return "MC-TURN-07"
        if game.cards[i].owner < 0 and game.active != seat:
            return "MC-TURN-06"
        return unusable(game, seat, i, k)
    return "MC-WINDOW-01" if ability.timing in ("would", "when", "after") else "MC-ABIL-05"


def attack(game: Scenario, seat: int, choice: Option) -> str:
    return power(game, seat, choice, "atk")


def thwart(game: Scenario, seat: int, choice: Option) -> str:
    return power(game, seat, choice, "thw")


def power(game: Scenario, seat: int, choice: Option, which: str) -> str:
    i = game.named(choice.args[0])
    rule = cannot_use(game, seat, i, which)
    if rule or len(choice.args) < 2:
        return rule
    x = game.named(choice.args[1])
    if x < 0:
        return "MC-TARGET-02"
    if which == "thw" and game.cards[x].face.type not in SCHEMES:
        return "MC-TARGET-08"
    return out_of_reach(game, seat, i, x, which)


def recover(game: Scenario, seat: int, choice: Option) -> str:
    return cannot_use(game, seat, game.players[seat].me, "rec")


def flip(game: Scenario, seat: int, choice: Option) -> str:
    return "MC-FORM-03" if game.players[seat].flipped else ""


def defend(game: Scenario, seat: int, choice: Option) -> str:
    return may_defend(game, seat, game.named(choice.args[0]), -1)


def pay(game: Scenario, seat: int, choice: Option) -> str:
    """One source of a payment, alone or with others."""
    frame = payment(game, seat)
    return against(game, frame, source_of(game, choice.args[0])) if frame is not None else "MC-RES-01"


def pay_with(game: Scenario, seat: int, choice: Option) -> str:
    """All sources of a payment at once."""
    frame = payment(game, seat)
    return sequence(game, frame, [source_of(game, tag) for tag in choice.args])[1] if frame is not None else "MC-RES-01"


Scenario.RECORDS = {
    **book(
        Match,
        SettingUp,
        Round,
        Turn,
        Use,
        PayResources,
        Run,
        Event,
        BasicPower,
        Activations,
        EnemyAttack,
        EnemyScheme,
        AssignDamage,
        DiscardFromHand,
        TooMany,
        Abilities,
        NextStage,
        Advance,
        Eliminate,
        Reveal,
        RevealAll,
        RevealByType,
    ),
    **{cls.__name__: cls for cls in (Card, Player, Occ, Lasting)},
}
Scenario.VERBS = {
    "play": (known, play, your_turn),
    "use": (known, use),
    "attack": (known, your_turn, attack),
    "thwart": (known, your_turn, thwart),
    "recover": (your_turn, recover),
    "flip": (your_turn, flip),
    "end": (your_turn,),
    "ask": (your_turn,),
    "defend": (known, defend),
    "target": (known,),
    "pay": (known, pay),
    PAY_WITH: (pay_with,),
    "discard": (known,),
    "pass": (),
    "enough": (),
    "first": (known,),
    "choose": (),
    "special": (known,),
    "take": (known,),
    "next": (known,),
    "x": (),
    "assign": (),
    "yes": (),
    "no": (),
}
