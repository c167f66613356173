"""No die is lost or doubled, whatever is played and agreed; and promises are kept or still in the ledger."""

from __future__ import annotations

from random import Random

import pytest

from tablee.games.dungeon_dice.rules.records import READINGS, Setup
from tablee.games.dungeon_dice.rules.setup import opening
from tablee.games.dungeon_dice.rules.state import Dungeon
from tests.games.opened import new

#: deals take many decisions: they are begun less often than they are offered
RARE = 0.15


def places(game: Dungeon) -> list[int]:
    """Every die in the place where it is; the monster on the table is in nobody's hands."""
    found = [die for dice in game.bags.values() for die in dice]
    for hero in game.heroes:
        found += [*hero.dice, *[die for die, _ in hero.trophies]]
    return found + [die for die in game.drawn if die not in found]


def check(game: Dungeon) -> None:
    assert sorted(places(game)) == list(range(len(game.kit.defs)))
    for hero in game.heroes:
        assert set(hero.worn) <= set(hero.dice) and 0 <= hero.wounds <= hero.level and 0 <= hero.xp <= 6
        held = [game.definition(die) for die in hero.worn]
        assert sum([one.hands for one in held]) <= 2 and len([one for one in held if one.armor]) <= 1
    owed = [(p.by, p.what, p.to if p.what in ("help", "letwin") else -1, p.when, p.condition) for p in game.ledger]
    assert len(owed) == len(set(owed)) and all([promise.n > 0 for promise in game.ledger])


@pytest.mark.rule("DD-DICE-01", "DD-DICE-02", "DD-TRADE-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("otherwise", [False, True])
def test_dice_are_conserved_at_every_step(players: int, otherwise: bool) -> None:
    readings = tuple([(name, values[1]) for name, values in READINGS.items() if name != "deals"]) if otherwise else ()
    for n in range(3):
        chance = Random(f"{players} {n}")
        game = new(opening, Setup(players, readings=readings), f"conserve {n}")
        for _ in range(3000):
            check(game)
            if game.decision is None:
                break
            options = list(game.decision.options)
            if chance.random() > RARE:
                options = [o for o in options if o.verb != "deal"] or options
            game.choose(chance.choice(options))
        assert game.turn > 5
