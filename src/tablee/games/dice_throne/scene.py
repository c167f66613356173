"""Scenes for Dice Throne: who sits where, with what, in which phase, and the dice to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.layout import laid_out
from tablee.games.dice_throne.rules.procedures.turn import Match, Turn
from tablee.games.dice_throne.rules.records import Kit, Setup
from tablee.games.dice_throne.rules.setup import MODES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import DEFENSE, MAIN_1, MAIN_2, Hero
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import Rng, key_of
from tablee.testing.scene import Scene

#: steps of a turn, in order
STEPS = list(Turn.STEPS)


def battle(
    *heroes: str | Hero,
    at: str = "main_1",
    active: int = 0,
    hands: Sequence[Sequence[str]] = (),
    decks: Sequence[Sequence[str] | None] = (),
    discards: Sequence[Sequence[str]] = (),
    cp: Sequence[int] = (),
    health: Sequence[int] = (),
    tokens: Sequence[Mapping[str, int]] = (),
    levels: Sequence[Mapping[str, int]] = (),
    sides: Sequence[int] = (),
    dice: Sequence[int] = (),
    turn: int = 3,
    seed: str = "scene",
    mode: str = "",
    **options: Any,
) -> Scene[Battle]:
    """A battle that begins at a step of `active`'s turn: upkeep, income, main_1, offensive_roll, main_2, discard, end.

    Hands are empty unless given; a deck not given holds all cards that lie nowhere else, in order. `health` is
    per team. `dice` are the next dice, whoever rolls them. The number of heroes decides the `mode` unless it is named.
    """
    kit = tuple([HEROES[hero] if isinstance(hero, str) else hero for hero in heroes])
    setup = Setup(tuple([hero.id for hero in kit]), mode or MODES[len(kit)], active, **options)
    game = laid_out(Kit(setup, kit), Rng(key_of(seed), {}, tuple(dice)))
    game.log = []
    for seat, hero in enumerate(kit):
        player = game.players[seat]
        hand = tuple([game.card_named(seat, id) for id in (hands[seat] if seat < len(hands) else ())])
        away = tuple([game.card_named(seat, id) for id in (discards[seat] if seat < len(discards) else ())])
        for id, number in (levels[seat] if seat < len(levels) else {}).items():
            slot = [slot.id for slot in hero.sides[0]].index(id)
            player.levels = (*player.levels[:slot], number, *player.levels[slot + 1 :])
            player.laid += tuple([n for n, c in enumerate(hero.deck) if c.slot == slot and c.level == number])
        wanted = decks[seat] if seat < len(decks) else None
        elsewhere = (*hand, *away, *player.laid)
        rest = [n for n in range(len(hero.deck)) if n not in elsewhere]
        player.deck = tuple(rest if wanted is None else [game.card_named(seat, id) for id in wanted])
        player.discard = away
        if seat < len(cp):
            player.cp = cp[seat]
        if seat < len(sides):
            player.side = sides[seat]
            player.levels = (1,) * len(hero.sides[player.side]) if player.side else player.levels
        for id, n in (tokens[seat] if seat < len(tokens) else {}).items():
            if id not in game.kit.by_id:
                raise SetupError(f"no token {id!r} here; there are {', '.join(game.kit.by_id)}")
            player.tokens[game.kit.by_id[id].uid] = n
        game.holds(seat, hand)
    game.derive()
    for team, n in enumerate(health):
        game.dials[team] = n
    if 0 in health:
        game.check_defeat()
    game.active = game.first = active
    game.turn = turn
    if at not in STEPS:
        raise SetupError(f"a turn has no step {at!r}; there are {', '.join(STEPS)}")
    match, frame = Match(), Turn(active)
    match.step = "turn"
    before = STEPS.index(at) - 1
    frame.step = STEPS[before] if before >= 0 else ""
    game.phase = MAIN_1 if at == "offensive_roll" else DEFENSE if at == "main_2" else MAIN_2
    game.stack = [match, frame]
    game.advance(None)
    return Scene(game)


def count(scene: Scene[Battle], seat: int, token: str) -> int:
    """How many of these tokens are on this player."""
    return scene.game.players[seat].tokens[scene.game.kit.by_id[token].uid]


def hand(scene: Scene[Battle], seat: int) -> list[str]:
    return [scene.game.card(seat, number).id for number in scene.game.players[seat].hand]


def pile(scene: Scene[Battle], seat: int) -> list[str]:
    """The discard pile, top first."""
    return [scene.game.card(seat, number).id for number in reversed(scene.game.players[seat].discard)]


def healths(scene: Scene[Battle]) -> list[int]:
    return list(scene.game.dials)


def incoming(scene: Scene[Battle], seat: int) -> int:
    """The final total that would be taken if nobody did anything more."""
    return sum([scene.game.total(one) for one in scene.game.incoming if one.to == seat])
