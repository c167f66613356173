"""A hero, tokens and companions for tests only, with the properties that checks name but no shipped hero has yet."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.aim import OPPONENT, PLAYER
from tablee.games.dice_throne.rules.effects.amounts import AtMost, PerHeld, Times, Total, Upgrades
from tablee.games.dice_throne.rules.effects.basic import Draw, GainCP, Heal, Then
from tablee.games.dice_throne.rules.effects.damage import AddDamage, Damage, Prevent
from tablee.games.dice_throne.rules.effects.dice import Dice
from tablee.games.dice_throne.rules.effects.isolated import Isolated
from tablee.games.dice_throne.rules.effects.tokens import Gain, Inflict, Lose, RaiseLimit
from tablee.games.dice_throne.rules.heroes import common
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import (
    AT_UPKEEP,
    ATTACKED,
    ATTACKS,
    INSTANT,
    MAIN,
    NEGATIVE,
    POSITIVE,
    UNIQUE,
    Ability,
    Card,
    Hero,
    Level,
    Name,
    Slot,
    Token,
    Use,
    level,
    symbols,
)
from tablee.kernel.decision import parse
from tablee.kernel.effect import Effect, If, Sequence
from tablee.testing.scene import Scene


def called(name: str) -> Name:
    return Name(name, name)


# ---------------------------------------------------------------------- status effects
WITHER = Token("wither", called("Wither"), NEGATIVE, 2, letter="W", persistent=True)
WITHER.when(ATTACKS, AddDamage(Times(-1, PerHeld())))

KEG = Token("keg", called("Keg"), NEGATIVE, 1, letter="K")
KEG.when(AT_UPKEEP, Sequence(Dice(1), If(AtMost(Total(), 2), Sequence(Lose(KEG), Isolated(3)))))
KEG.bursts(Isolated(3))

DOUBLOON = Token(
    "doubloon",
    called("Doubloon"),
    UNIQUE,
    5,
    letter="D",
    others=3,
    persistent=True,
    owned=True,
    removable=False,
    transferable=False,
    refusable=True,
)

OPS = Token("ops", called("Ops"), UNIQUE, 3, letter="O", removable=False, transferable=False)
OPS.spends(Draw(1), once=True, main=True)

SUIT = Token("suit", called("Suit"), UNIQUE, 3, letter="S", transferable=False)
SUIT.spends(Prevent(3))

TONIC = Token("tonic", called("Tonic"), POSITIVE, 3, letter="T")
TONIC.spends(Heal(2))

BOMB_LATE = Token("bomb-1", called("Bomb"), NEGATIVE, 2, letter="1", stack="bomb")
BOMB = Token("bomb-2", called("Bomb"), NEGATIVE, 2, letter="2", stack="bomb", sooner=(6, BOMB_LATE))

# ---------------------------------------------------------------------- companions
HOUND = Token("hound", called("Hound"), UNIQUE, 1, letter="H", companion=True)
HOUND.spends(Prevent(3))

GOLEM = Token("golem", called("Golem"), UNIQUE, 1, letter="G", companion=True)
GOLEM.when(ATTACKED, Prevent(3))

SPRITE = Token("sprite", called("Sprite"), UNIQUE, 1, letter="P", companion=True)
SPRITE.when(ATTACKED, Heal(2))

TOKENS = (WITHER, KEG, DOUBLOON, OPS, SUIT, TONIC, BOMB_LATE, BOMB, HOUND, GOLEM, SPRITE)

#: prices of levels II and III of each slot that has them
PRICES = {"jab": (2, 4), "hook": (2, 5), "cross": (3, 3), "feint": (4, 3), "sweep": (1, 2)}


def three(id: str, *levels: Effect, **need: int) -> Slot:
    """A slot of three levels with the prices above."""
    costs = (0, *PRICES[id])
    made: list[Level] = [
        level(Ability(id, called(id), effect, needs=symbols(**need)), cost=cost) for effect, cost in zip(levels, costs)
    ]
    return Slot(id, *made)


def lash(n: int) -> Effect:
    return Sequence(Gain(TONIC), Inflict(WITHER), Damage(n))


def cards() -> tuple[Card, ...]:
    return (
        Card("refund", called("Refund"), 2, INSTANT, GainCP(2)),
        Card("first-then-second", called("First"), 0, MAIN, Sequence(Gain(TONIC), Then(), Heal(3))),
        Card("curse", called("Curse"), 0, MAIN, Inflict(WITHER, who=OPPONENT)),
        Card("brew", called("Brew"), 0, MAIN, Sequence(Gain(TONIC, 2), GainCP(1))),
        Card("census", called("Census"), 0, INSTANT, GainCP(Upgrades())),
        Card("plant", called("Plant"), 0, MAIN, Inflict(BOMB, who=OPPONENT)),
        Card("deepen", called("Deepen"), 0, MAIN, RaiseLimit(WITHER, 1)),
    )


def rover(
    id: str = "rover", edition: str = "season 2", guard: Effect | None = None, permits: int = 0, hexes: bool = False
) -> Hero:
    """Fists on 1 to 3, feet on 4 and 5, a star on 6. `hexes`: Wither for anybody, free, as often as wanted."""
    uses = (Use("hex", 0, Inflict(WITHER, who=PLAYER)),) if hexes else ()
    board = (
        three("jab", Damage(3), Damage(4), Damage(5), fist=3),
        three("hook", lash(3), lash(4), lash(5), foot=3),
        three("cross", Damage(1), Damage(2), Damage(3), fist=1, foot=1, star=1),
        three("feint", Heal(1), Heal(2), Heal(3), fist=2, foot=2),
        three("sweep", Damage(2), Damage(3), Damage(4), foot=2, star=2),
        Slot("finisher", level(Ability("finisher", called("f"), Damage(10), needs=symbols(star=5), ultimate=True))),
        Slot("knack", level(Ability("knack", called("knack"), permits=permits, uses=uses))),
        Slot("guard", level(Ability("guard", called("guard"), guard or Heal(1), dice=1))),
    )
    return Hero(
        id,
        called(id),
        edition,
        complexity=1,
        faces=("fist", "fist", "fist", "foot", "foot", "star"),
        symbols={"fist": called("Fist"), "foot": called("Foot"), "star": called("Star")},
        letters={"fist": "F", "foot": "O", "star": "S"},
        sides=(board,),
        tokens=TOKENS,
        cards=(*common(), *cards()),
    )


# ---------------------------------------------------------------------- driving
def habit(scene: Scene[Battle]) -> str:
    """Attack and defend if possible; else do as little as possible."""
    offers = scene.offers
    if scene.prompt == "defend":
        return offers[0]
    for verb in ("pass", "announce", "nothing"):
        found = [offer for offer in offers if offer.split()[0] == verb]
        if found:
            return found[0]
    return max(offers, key=lambda offer: (offer.startswith("keep"), len(offer)))


def moments(scene: Scene[Battle], seat: int, move: str) -> set[int]:
    """Play the turn to its end by habit: the phases in which `seat` was offered the move."""
    found, turn = set(), scene.game.turn
    while scene.game.decision is not None and scene.game.turn == turn:
        if scene.seat == seat and move in scene.offers:
            found.add(scene.game.phase)
        scene.game.choose(parse(habit(scene)))
    return found


def idle(scene: Scene[Battle], turns: int) -> Scene[Battle]:
    """So many turns in which nobody does anything."""
    until = scene.game.turn + turns
    while scene.game.decision is not None and scene.game.turn < until:
        move = "nothing" if "nothing" in scene.offers else "pass" if "pass" in scene.offers else habit(scene)
        scene.game.choose(parse(move))
    return scene


def dice_on_table(scene: Scene[Battle]) -> list[int]:
    return sorted(scene.game.rolls[-1].faces)
