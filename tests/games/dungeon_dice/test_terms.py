"""Lists that are made quickly are the lists that the guards would make: terms of offers, and what may be worn."""

from __future__ import annotations

import random

import pytest

from tablee.games.dungeon_dice.rules.menu import COMING, EVEN, RANGES
from tablee.games.dungeon_dice.rules.offers import MOST, refused
from tablee.games.dungeon_dice.rules.procedures.deals import CANCEL, GIVE, PROPOSE, WANT, Compose
from tablee.games.dungeon_dice.rules.procedures.gear import WEAR
from tablee.games.dungeon_dice.rules.records import Setup
from tablee.games.dungeon_dice.rules.setup import opening
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.terms import LOOT, WHOLE
from tablee.kernel.decision import Option
from tests.games.opened import new

CHECKED = 60  # positions of each kind


def terms(game: Dungeon) -> list[str]:
    """Every term that a list may show."""
    names = game.kit.handles
    return [
        *[f"die.{name}" for name in names],
        *[f"toss.{name}.{EVEN}" for name in names],
        *[f"open.{name}" for name in names],
        *[f"die.{name}?won" for name in names],
        *[f"refrain.{name}" for name in names],
        "help",
        "help:1",
        "letwin",
        *[f"{kind}.{part}" for kind in LOOT for part in (WHOLE, *RANGES)],
        *[f"next.{bag}.{n}" for bag, counts in COMING.items() for n in counts],
    ]


def allowed(game: Dungeon, frame: Compose) -> set[Option]:
    found = set()
    for verb, there in ((GIVE, frame.gives), (WANT, frame.wants)):
        if len(there) < MOST:
            options = [verb(term) for term in terms(game)]
            found |= {choice for choice in options if not refused(game, frame.with_term(choice))}
    return found | ({PROPOSE.bare} if not refused(game, frame.on_table()) else set()) | {CANCEL.bare}


def outfits(game: Dungeon, seat: int) -> set[tuple[str, frozenset[str]]]:
    """Every way to put something on that no guard forbids."""
    hero, names = game.heroes[seat], game.kit.handles
    away = [(), *[(a,) for a in hero.worn], *[(a, b) for a in hero.worn for b in hero.worn if a < b]]
    options = [WEAR(names[die], *[names[old] for old in rest]) for die in hero.dice for rest in away]
    return {worn(choice) for choice in options if not WEAR.forbids(game, seat, choice)}


def worn(choice: Option) -> tuple[str, frozenset[str]]:
    return str(choice.args[0]), frozenset(str(arg) for arg in choice.args[1:])


@pytest.mark.parametrize("players", [2, 4])
def test_terms_and_outfits_are_those_the_guards_allow(players: int) -> None:
    rng, composed, dressed, games = random.Random(players), 0, 0, 0
    while composed < CHECKED or dressed < CHECKED:
        game = new(opening, Setup(players), f"terms {games}")
        games += 1
        while game.decision is not None:
            decision, frame = game.decision, game.stack[-1]
            if isinstance(frame, Compose) and composed < CHECKED and rng.random() < 0.1:
                assert set(decision.options) == allowed(game, frame)
                composed += 1
            if decision.prompt in ("prepare", "decide", "dress") and dressed < CHECKED and rng.random() < 0.5:
                assert {worn(o) for o in decision.options if WEAR.of(o)} == outfits(game, decision.seat)
                dressed += 1
            game.choose(rng.choice(decision.options))
