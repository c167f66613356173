"""What is offered to a model is exactly what the guards allow, whoever stands where."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.aiming import DIRECTIONS
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.placing import room
from tablee.games.super_dungeon.rules.procedures.activation import Activation
from tablee.games.super_dungeon.rules.ranks import POINT
from tablee.games.super_dungeon.rules.statuses import TOKENS
from tablee.kernel.decision import Option
from tablee.kernel.rng import Rng, key_of
from tests.games.super_dungeon.scene import Scene

ROWS = ["..........", "...s......", "......c...", "..d.......", ".......s..", "..........", "....p....p", ".........."]
HEROES = ("riftling-rogue", "thundervale-huntress", "ember-mage", "hearthsworn-fighter")


def crowd(seed: str) -> Scene:
    """Heroes with equipment and potions, a dozen monsters, tokens and statuses, all drawn from a seed."""
    s = Scene(
        ROWS, walls=["v 5 1-4", "h 5 6-9"], heroes=HEROES, points=("tribal-stone", "egg-clutch", "bramble-knight")
    )
    game, rng = s.game, Rng(key_of(seed), {})
    gear = [card for card in (*game.kit.loot, *game.kit.treasure) if game.kit.cards[card].kind == "gear"]
    monsters = rng.shuffled(range(len(HEROES), len(game.models)), "who")[:12]
    for n in (*range(len(HEROES)), *monsters):
        places = list(bits(room(game, n, game.board.squares)))
        hero = n < len(HEROES)
        statuses = 1 << rng.below(8, "status") & TOKENS if rng.below(3, "status") == 0 else 0
        worn = tuple([gear[rng.below(len(gear), "gear")] for _ in range(2)]) if hero else ()
        master = rng.below(len(HEROES), "pet") if n in game.kit.pets else -1
        game.put(
            n,
            places[rng.below(len(places), "where")],
            statuses=statuses,
            gear=worn,
            wounds=rng.below(2, "wounds") if hero else 0,
            potions=rng.below(2, "potions") if hero else 0,
            **({"master": master, "seat": 0} if master >= 0 else {}),
        )
    for kind in ("chest", "coin", "key", "potion", "skull"):
        game.lay(kind, list(bits(game.board.squares))[rng.below(70, "tokens")], 0)
    game.keys = 1
    return s


def everything(s: Scene) -> list[Option]:
    """Whatever a player might say, with `act` or `drink`."""
    game = s.game
    squares = [game.board.xy(token.at) for token in game.tokens] + [(0, 0), (9, 7)]
    aims: list[tuple[int | str, ...]] = [(), (1,), *[(side,) for side in DIRECTIONS], *squares]
    for n, handle in enumerate(game.kit.handles):
        if game.models[n].at < 0 and n % 20:
            continue  # a few that are not there will do
        aims.append((handle,))
        if game.models[n].at >= 0 and game.width(n) > 1:
            aims += [(handle, *game.board.xy(q)) for q in bits(game.feet(n))]
    ids = [*game.kit.actions, "berserk", "rage-attack", "feed-me"]
    found = [Option("act", (id, *aim)) for id in ids for aim in aims if id != "run"]
    drinks = [drink.id for n in game.kit.heroes for drink in game.card(n).drinks]
    owners = [game.kit.handles[n] for n in game.kit.heroes]
    few = [aim for aim in aims if not aim or isinstance(aim[0], str)]
    return found + [Option("drink", (id, owner, *aim)) for id in drinks for owner in owners for aim in few]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_options_are_what_the_guards_allow(seed: str) -> None:
    s = crowd(seed)
    game = s.game
    asked = 0
    for n in [n for n, model in enumerate(game.models) if model.at >= 0 and game.rank(n) != POINT]:
        turn = Activation(n)
        game.active = n
        game.decision = None
        game.stack.append(turn)
        turn.step = "act"
        game.ask_again()
        assert game.decision is not None
        offered = {option for option in game.decision.options if option.verb in ("act", "drink")}
        seat = game.decision.seat
        allowed = {
            option
            for option in everything(s)
            if not any(guard(game, seat, option) for guard in game.VERBS[option.verb])
        }
        assert offered == allowed, game.kit.handles[n]
        asked += len(offered)
        game.stack.pop()
    assert asked > 10
