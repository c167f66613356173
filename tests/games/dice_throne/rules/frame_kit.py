"""Heroes, tokens and cards for the tests of a turn's frame, and a way to let turns go by."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games.dice_throne.rules.effects.aim import ATTACKER
from tablee.games.dice_throne.rules.effects.basic import Draw, GainCP
from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.heroes import HEROES, common
from tablee.games.dice_throne.rules.layout import laid_out
from tablee.games.dice_throne.rules.procedures.turn import Match
from tablee.games.dice_throne.rules.records import Setup
from tablee.games.dice_throne.rules.setup import MODES, kit
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import (
    AT_UPKEEP,
    MAIN,
    NEGATIVE,
    PLAIN,
    Ability,
    Card,
    Hero,
    Name,
    Slot,
    Token,
    level,
    symbols,
)
from tablee.kernel.effect import Effect, Sequence
from tablee.kernel.rng import Rng, key_of
from tablee.testing.scene import Scene


def called(text: str) -> Name:
    return Name(text, text)


def hero(
    id: str = "wanderer",
    *slots: Slot,
    tokens: tuple[Token, ...] = (),
    cards: tuple[Card, ...] = (),
    setup: Effect | None = None,
    complexity: int = 1,
    edition: str = "season 1",
    strike: int = 10,
    riposte: int = 4,
    size: int = 0,
    printed: int = 0,
) -> Hero:
    """Dice of Black Panther; `strike` for three claws, spoils of war for three vibranium, a riposte in defence.

    The deck holds the given cards, and idle cards up to `size`; `printed` is the size it ought to have.
    """
    board = (
        Slot("strike", level(Ability("strike", called("Strike"), Damage(strike), needs=symbols(claws=3)))),
        Slot(
            "spoils",
            level(
                Ability("spoils", called("Spoils"), Sequence(GainCP(2), Damage(4)), needs=symbols(vibranium=3)),
            ),
        ),
        Slot("guard", level(Ability("riposte", called("Riposte"), Damage(riposte, PLAIN, ATTACKER), dice=1))),
    )
    return Hero(
        id,
        called(id.title()),
        edition,
        complexity,
        faces=("claws", "claws", "claws", "vibranium", "vibranium", "panther"),
        symbols={"claws": called("Claws"), "vibranium": called("Vibranium"), "panther": called("Panther")},
        letters={"claws": "C", "vibranium": "V", "panther": "P"},
        sides=((*board, *slots),),
        tokens=tokens,
        cards=(*cards, *idle_cards(size - len(cards))),
        setup=setup,
        deck_size=printed,
    )


def idle_cards(n: int) -> tuple[Card, ...]:
    """Main-phase cards for 1 CP that draw nothing: nobody is asked about them outside a Main Phase."""
    return tuple([Card(f"idle-{i + 1}", called(f"Idle {i + 1}"), 1, MAIN, Draw(0)) for i in range(n)])


def scholar(*tokens: Token) -> Hero:
    """Has the common cards, and tokens to hand round."""
    return hero("scholar", tokens=tokens, cards=common())


def token(id: str, limit: int = 3, kind: str = NEGATIVE) -> Token:
    return Token(id, called(id.title()), kind, limit, letter=id[0].upper())


def upkeep(id: str, effect: Effect, *, each: bool = False) -> Token:
    """A token that does something in its holder's Upkeep, and stays."""
    return token(id).when(AT_UPKEEP, effect, each=each)


def box(title: str) -> Hero:
    """A hero from the box, by English name."""
    return {h.name.en: h for h in HEROES.values()}[title]


def opened(*heroes: str, dice: tuple[int, ...] = (), seed: str = "0", first: int = -1) -> Scene[Battle]:
    """A real game from its very beginning; `dice` are the first ones rolled."""
    game = laid_out(kit(Setup(heroes, MODES[len(heroes)], first)), Rng(key_of(seed), {}, dice))
    return started(game)


def started(game: Battle) -> Scene[Battle]:
    game.log = []
    game.start(Match())
    return Scene(game)


def do_nothing(s: Scene[Battle]) -> None:
    """Answer the decision with whatever does least: pass, announce nothing, stop rolling, sell the first card."""
    for words in ("pass", "nothing"):
        if words in s.offers:
            s.do(f"{s.seat}:{words}")
            return
    s.do(f"{s.seat}:{s.offers[0]}")


def through_turns(s: Scene[Battle], n: int) -> list[int]:
    """Let turns go by in which nobody does anything. The active seats, starting with the turn that is on."""
    seats = [s.game.active]
    while len(seats) < n:
        turn = s.game.turn
        while s.game.turn == turn:
            do_nothing(s)
        seats.append(s.game.active)
    return seats


def decisions(s: Scene[Battle]) -> Iterator[int]:
    """The phases of the decisions up to the end of the turn; what the caller leaves unanswered is answered idly."""
    turn = s.game.turn
    while s.game.decision is not None and s.game.turn == turn:
        asked = s.game.decision
        yield s.game.phase
        if s.game.decision is asked:
            do_nothing(s)


def phases(s: Scene[Battle]) -> list[int]:
    """Phases entered so far, from the log."""
    return [int(line["n"]) for line in s.log("phase")]


def messages(s: Scene[Battle]) -> list[str]:
    """The log without its arguments, in order."""
    return [line.message for line in s.game.log or []]
