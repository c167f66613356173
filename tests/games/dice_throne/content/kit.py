"""How tests of heroes attack, are attacked and come to rest."""

from __future__ import annotations

from typing import Any

from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import MAIN_2, Hero
from tablee.games.dice_throne.scene import battle
from tablee.testing.scene import Scene
from tests.games.dice_throne.rules.roll_kit import standing


def announced(
    heroes: tuple[Hero | str, ...], ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any
) -> Scene[Battle]:
    """Seat 0 rolls these faces, keeps them, announces and lets it stand; `then` are the dice after them. Nobody has CP unless
    that is said."""
    scene.setdefault("cp", (0,) * len(heroes))
    s = battle(*heroes, at="offensive_roll", dice=(*faces, *then), **scene)
    kept = " ".join([str(face) for face in sorted(faces)])
    return standing(s.do(f"0:keep {kept}", f"0:announce {ability}"))


def overpowered(hero: Hero, n: int, then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """The Barbarian, seat 0, attacks this hero, seat 1, with an Overpower of n normal damage."""
    first = min(6, n - 2)
    second = min(6, n - first - 1)
    total = (first, second, n - first - second)
    return announced(("barbarian", hero), "overpower", (1, 1, 1, 6, 6), (*total, *then), **scene)


def on_the_hill(
    hero: Hero, ability: str, faces: tuple[int, ...], then: tuple[int, ...], target: bool, **scene: Any
) -> Scene[Battle]:
    """This hero announces in King of the Hill; Barbarian is aimed at if there is a target, Gunslinger looks on."""
    heroes = (hero, "barbarian", "gunslinger")
    s = announced(heroes, ability, faces, then, health=(30, 30, 35), cp=(2, 2, 2), **scene)
    return s.do("0:player 1") if target else s


def over(s: Scene[Battle]) -> Scene[Battle]:
    """Everybody passes to the next Main Phase, and nothing is left pending."""
    return nothing_waits(s.passing())


def over_on_the_hill(s: Scene[Battle], splash: int = 0) -> Scene[Battle]:
    """Everybody passes to Main Phase (2), and the onlooker, if there is one, is as before, but for collateral damage."""
    nothing_waits(s.passing("main"))
    game = s.game
    assert game.phase == MAIN_2
    if len(game.players) == 3:
        player = game.players[2]
        assert (any(player.tokens), player.cp, player.hand, game.health(2)) == (False, 2, (), 35 - splash)
    return s


def nothing_waits(s: Scene[Battle]) -> Scene[Battle]:
    game = s.game
    assert s.prompt == "main"
    assert (game.rolls, game.incoming, game.later, game.attack, game.locked) == ([], [], (), None, False)
    assert (game.again, game.forced) == (False, -1) and not any(game.healing)
    return s


def cps(s: Scene[Battle]) -> list[int]:
    return [player.cp for player in s.game.players]


def held(s: Scene[Battle], seat: int, of: tuple[str, ...] = ()) -> dict[str, int]:
    """The tokens on a player, or those of them that are meant."""
    found = {kind.id: s.game.players[seat].tokens[kind.uid] for kind in s.game.kit.kinds}
    return {id: n for id, n in found.items() if n and (not of or id in of)}
