"""The verbs and procedures of the game: the lists of its modules, joined."""

from __future__ import annotations

from tablee.gamekit.verb import guards, joined
from tablee.games.dungeon_dice.rules import abilities, filing
from tablee.games.dungeon_dice.rules.procedures import deals, duel, fight, gear, loot, match, request, turn, using
from tablee.games.dungeon_dice.rules.records import Combat, Fighting, Hero, Offer, Promise
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.kernel.procedure import book

VERBS = joined(
    turn.VERBS, request.VERBS, gear.VERBS, abilities.VERBS, using.VERBS, loot.VERBS, deals.VERBS, filing.VERBS
)
Dungeon.VERBS = guards(VERBS)

Dungeon.RECORDS = {
    **book(
        match.Match,
        turn.Turn,
        request.Request,
        gear.Dress,
        fight.Fight,
        fight.AbilityStep,
        using.LoseDie,
        using.Restarted,
        using.Cast,
        using.Executed,
        using.Judge,
        deals.Moment,
        deals.Compose,
        deals.Put,
        loot.Treasure,
        loot.Lock,
        duel.Victory,
        duel.Duel,
    ),
    **{cls.__name__: cls for cls in (Hero, Combat, Fighting, Promise, Offer)},
}
