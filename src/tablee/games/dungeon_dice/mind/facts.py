"""What advice is explained by: what each hero has, and how the fight stands, each with what one more of it means to a seat.

The weights only choose which differences are told first: a point of Glory is 100.
"""

from __future__ import annotations

from tablee.gamekit.brain import Fact
from tablee.gamekit.view import Words
from tablee.games.dungeon_dice.mind.odds import position, rough
from tablee.games.dungeon_dice.mind.worth import ONE_USE_DICE, POINT, SPARE, power
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import ONE_USE, DieDef

GLORY, XP, WOUND, CHANCE = 100, 15, -14, 3
RIVAL = 3  # what others have counts a third
DIFFERS: dict[str, int | str] = {"n": 0, "way": "more"}  # what a difference fills in


def facts(game: Dungeon, seat: int) -> tuple[Fact, ...]:
    found: list[Fact] = []
    for other, hero in enumerate(game.heroes):
        if hero.out:
            continue
        kinds = [game.kit.defs[die] for die in hero.dice]
        has = [("glory", game.glory(other), GLORY, ""), ("xp", hero.xp, XP, ""), ("wounds", hero.wounds, WOUND, "")]
        has += [("die", kinds.count(one), price(one), f"@die.{one.id}") for one in dict.fromkeys(kinds)]
        for name, n, weight, what in has:
            about = Words(f"why-{name}", {"who": f"&{other}", **({"what": what} if what else {}), **DIFFERS})
            of = weight if other == seat else -weight // RIVAL
            found.append(Fact(f"{name} {other} {what}", n, of, about))
    fight = game.combat
    if fight is not None and not fight.over and not fight.duel and seat in game.participants():
        chance = rough(game.kit, position(game))[0] // 100
        found.append(Fact("fight", chance, CHANCE, Words("why-fight", DIFFERS)))
    return tuple(found)


def price(one: DieDef) -> int:
    """In tenths of what `worth` reckons, where a point of Glory is a thousand."""
    if one.group == ONE_USE:
        return ONE_USE_DICE.get(one.kind, SPARE) // 10
    return (SPARE + POINT * power(one)) // 10
