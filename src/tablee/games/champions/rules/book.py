"""The verbs and procedures of the game: the lists of its modules, joined."""

from __future__ import annotations

from tablee.gamekit.verb import guards, joined
from tablee.games.champions.rules import happening, paying, run, windows
from tablee.games.champions.rules.effects import cards, glue, play
from tablee.games.champions.rules.procedures import (
    activation,
    checks,
    hands,
    harm,
    pay,
    powers,
    reveal,
    rounds,
    stages,
    turn,
    use,
)
from tablee.games.champions.rules.records import Card, Lasting, Occ, Player
from tablee.games.champions.rules.state import Scenario
from tablee.kernel.procedure import book

#: in the order in which they are listed when somebody asks why not
VERBS = joined(
    paying.VERBS, powers.VERBS, activation.VERBS, turn.VERBS, windows.VERBS, run.VERBS, use.VERBS, hands.VERBS,
    harm.VERBS, glue.VERBS, cards.VERBS, play.VERBS,
)  # fmt: skip
Scenario.VERBS = guards(VERBS)

Scenario.RECORDS = {
    **book(
        rounds.Match, rounds.SettingUp, rounds.Round, turn.Turn, use.Use, pay.PayResources, run.Run, happening.Event,
        powers.BasicPower, activation.Activations, activation.EnemyAttack, activation.EnemyScheme, harm.AssignDamage,
        hands.DiscardFromHand, checks.TooMany, stages.Abilities, stages.NextStage, stages.Advance, stages.Eliminate,
        reveal.Reveal, reveal.RevealAll, reveal.RevealByType,
    ),
    **{cls.__name__: cls for cls in (Card, Player, Occ, Lasting)},
}  # fmt: skip
