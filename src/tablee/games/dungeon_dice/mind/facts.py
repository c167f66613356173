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
        of, who = (1 if other == seat else -1), {"who": f"&{other}", **DIFFERS}
        under = 1 if other == seat else RIVAL
        found.append(Fact(f"glory {other}", game.glory(other), of * GLORY // under, Words("why-glory", who)))
        found.append(Fact(f"xp {other}", hero.xp, of * XP // under, Words("why-xp", who)))
        found.append(Fact(f"wounds {other}", hero.wounds, of * WOUND // under, Words("why-wounds", who)))
        kinds = [game.kit.defs[die] for die in hero.dice]
        for one in dict.fromkeys(kinds):
            about = Words("why-die", {"what": f"@die.{one.id}", **who})
            found.append(Fact(f"die {one.id} {other}", kinds.count(one), of * price(one) // under, about))
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
