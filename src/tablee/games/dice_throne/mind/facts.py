"""What advice is explained by: figures of a battle that a seat may know, each with what one more of it means to that seat.

The weights only choose which differences are told first: a point of damage is 10.
"""

from __future__ import annotations

from tablee.gamekit.brain import Fact
from tablee.gamekit.view import Words
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import NEGATIVE

HEALTH, TOKEN, UPGRADE, MONEY, CARD = 10, 15, 25, 6, 8
DIFFERS: dict[str, int | str] = {"n": 0, "way": "more"}  # what a difference fills in


def facts(game: Battle, seat: int) -> tuple[Fact, ...]:
    if not game.players:
        return ()
    found: list[Fact] = []
    coming = [0] * len(game.dials)
    for one in game.incoming:
        coming[game.kit.team[one.to]] += game.total(one)
    for dial, n in enumerate(game.dials):
        first = game.kit.team.index(dial)
        healed = sum([game.healing[other] for other in range(game.kit.seats) if game.kit.team[other] == dial])
        about = Words("why-health", {"who": f"&{first}", **DIFFERS})
        side = 1 if game.kit.team[seat] == dial else -1
        found.append(Fact(f"health {dial}", max(0, n + healed - coming[dial]), side * HEALTH, about))
    for other, player in enumerate(game.players):
        side, who = (1 if game.allies(seat, other) else -1), f"&{other}"
        found.append(Fact(f"cp {other}", player.cp, side * MONEY, Words("why-cp", {"who": who, **DIFFERS})))
        found.append(Fact(f"cards {other}", len(player.hand), side * CARD, Words("why-cards", {"who": who, **DIFFERS})))
        for kind in game.kit.kinds:
            n = player.tokens[kind.uid]
            if n:
                about = Words("why-token", {"who": who, "what": f"@token.{kind.token.id}", **DIFFERS})
                good = -1 if kind.token.kind == NEGATIVE else 1
                found.append(Fact(f"token {kind.id} {other}", n, side * good * TOKEN, about))
        hero = game.heroes[other]
        for slot, level in zip(hero.sides[player.side], player.levels):
            what = f"@ability.{hero.id}.{slot.levels[0].abilities[0].id}"
            about = Words("why-level", {"who": who, "what": what, **DIFFERS})
            found.append(Fact(f"level {other} {slot.id}", level, side * UPGRADE, about))
    return tuple(found)
