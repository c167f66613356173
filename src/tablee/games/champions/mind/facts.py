"""What advice is explained by: figures of a table that a seat may know, each with what one more of it means to the heroes.

The weights only choose which differences are told first: a point of damage to the villain is 10.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.gamekit.brain import Fact
from tablee.gamekit.view import Words
from tablee.games.champions.mind.worth import life_left
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import CONFUSED, STUNNED, TOUGH

LIFE, THREAT, SIDE, HEALTH, CARD, ALLY, THING, MINION, STATUS = 10, 10, 6, 9, 6, 25, 20, 25, 15
BOUNDLESS = 1000  # hit points of a villain without limit are no figure to compare
DIFFERS: dict[str, int | str] = {"n": 0, "way": "more"}  # what a difference fills in
FLAWS = {STUNNED: Words("why-villain-stunned", DIFFERS), CONFUSED: Words("why-villain-confused", DIFFERS)}


def facts(game: Scenario, seat: int) -> Sequence[Fact]:
    if game.villain < 0 or game.main < 0:
        return ()
    cards, found = game.cards, list[Fact]()
    life = life_left(game)
    if life < BOUNDLESS:
        found.append(Fact("life", life, -LIFE, Words("why-life", DIFFERS)))
    for i in game.all_schemes():
        weight = THREAT if i == game.main else SIDE
        words = Words("why-threat", {"what": game.name(i), **DIFFERS})
        found.append(Fact(f"threat {i}", cards[i].threat, -weight, words))
    for bit, words in FLAWS.items():
        flawed = int(bool(cards[game.villain].status & bit))
        found.append(Fact(f"villain {words.id}", flawed, STATUS, words))
    for other, player in enumerate(game.players):
        who = {"who": f"&{other}", **DIFFERS}
        left = 0 if player.out else max(0, game.left(player.me))
        things = [i for i in (*player.board, *cards[player.me].on) if cards[i].owner >= 0]
        tough = int(bool(cards[player.me].status & TOUGH))
        found += [
            Fact(f"health {other}", left, HEALTH, Words("why-health", who)),
            Fact(f"cards {other}", len(player.hand), CARD, Words("why-cards", who)),
            Fact(f"allies {other}", len(player.allies), ALLY, Words("why-allies", who)),
            Fact(f"things {other}", len(things), THING, Words("why-things", who)),
            Fact(f"minions {other}", len(player.engaged), -MINION, Words("why-minions", who)),
            Fact(f"tough {other}", tough, STATUS, Words("why-tough", who)),
        ]
    return tuple(found)
