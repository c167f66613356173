"""The heroes by id, in one fixed order."""

from __future__ import annotations

from tablee.games.dice_throne.content.marvel import black_widow
from tablee.games.dice_throne.content.season1 import barbarian, paladin, pyromancer
from tablee.games.dice_throne.content.season2 import cursed_pirate, gunslinger
from tablee.games.dice_throne.vocabulary import Hero

HEROES: dict[str, Hero] = {
    module.HERO.id: module.HERO for module in (barbarian, gunslinger, cursed_pirate, paladin, pyromancer, black_widow)
}
