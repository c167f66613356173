"""The verbs and procedures of the game: the lists of its modules, joined."""

from __future__ import annotations

from tablee.gamekit.verb import guards, joined
from tablee.games.dice_throne.rules import run, window
from tablee.games.dice_throne.rules.effects import (
    aim,
    basic,
    board,
    bots,
    conjuring,
    dice,
    growing,
    isolated,
    spells,
    tokens,
    tricks,
)
from tablee.games.dice_throne.rules.procedures import damage as damaging
from tablee.games.dice_throne.rules.procedures import defense, draft, main, offense, targeting, turn, upkeep
from tablee.games.dice_throne.rules.records import Attack, Incoming, Part, Player, Roll, Setup
from tablee.games.dice_throne.rules.state import Battle
from tablee.kernel.procedure import book

VERBS = joined(
    window.VERBS, main.VERBS, offense.VERBS, defense.VERBS, upkeep.VERBS, run.VERBS, aim.VERBS, basic.VERBS,
    board.VERBS, bots.VERBS, conjuring.VERBS, dice.VERBS, spells.VERBS, tokens.VERBS, growing.VERBS, tricks.VERBS, draft.VERBS,
)  # fmt: skip
Battle.VERBS = {
    name: found if VERBS[name] in draft.VERBS else (draft.laid, *found) for name, found in guards(VERBS).items()
}

PROCEDURES = book(
    draft.Draft, turn.Match, turn.Turn, upkeep.UpkeepPhase, upkeep.IncomePhase, main.MainPhase, offense.OffensiveRoll,
    targeting.TargetingRoll, defense.DefensiveRoll, main.DiscardPhase, damaging.Settle, damaging.Afterwards,
    isolated.IsolatedDamage, isolated.IsolatedBlow, growing.Growth, tricks.Binding, dice.TextRoll,
    window.ActionWindow, window.PlayCard, spells.CastSpell, window.Several, run.Run,
)  # fmt: skip
Battle.RECORDS = {**PROCEDURES, **{cls.__name__: cls for cls in (Player, Roll, Attack, Incoming, Part, Setup)}}
