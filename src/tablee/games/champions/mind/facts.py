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
FLAWS = {STUNNED: "stunned", CONFUSED: "confused"}


def facts(game: Scenario, seat: int) -> Sequence[Fact]:
    if game.villain < 0 or game.main < 0:
        return ()
    cards, found = game.cards, list[Fact]()

    def tell(id: str, n: int, weight: int, message: str, **about: int | str) -> None:
        found.append(Fact(id, n, weight, Words(message, {**about, **DIFFERS})))

    life = life_left(game)
    if life < BOUNDLESS:
        tell("life", life, -LIFE, "why-life")
    for i in game.all_schemes():
        weight = THREAT if i == game.main else SIDE
        tell(f"threat {i}", cards[i].threat, -weight, "why-threat", what=game.name(i))
    for bit, name in FLAWS.items():
        tell(f"villain {name}", int(bool(cards[game.villain].status & bit)), STATUS, f"why-villain-{name}")
    for other, player in enumerate(game.players):
        who = f"&{other}"
        tell(f"health {other}", 0 if player.out else max(0, game.left(player.me)), HEALTH, "why-health", who=who)
        tell(f"cards {other}", len(player.hand), CARD, "why-cards", who=who)
        tell(f"allies {other}", len(player.allies), ALLY, "why-allies", who=who)
        things = [i for i in (*player.board, *cards[player.me].on) if cards[i].owner >= 0]
        tell(f"things {other}", len(things), THING, "why-things", who=who)
        tell(f"minions {other}", len(player.engaged), -MINION, "why-minions", who=who)
        tell(f"tough {other}", int(bool(cards[player.me].status & TOUGH)), STATUS, "why-tough", who=who)
    return tuple(found)
