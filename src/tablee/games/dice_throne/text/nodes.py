"""The closed sets of nodes: a writer that forgets one does not type-check."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.amounts import (
    AtLeast,
    AtMost,
    Dealt,
    Half,
    HasToken,
    NotOwner,
    NoUpgradeAmong,
    OfAKind,
    OnSide,
    PerHeld,
    PerSymbol,
    PerToken,
    Plus,
    RollHigher,
    Shows,
    Tally,
    Times,
    Total,
    Upgrades,
    UpgradesThisTurn,
)
from tablee.games.dice_throne.rules.effects.basic import (
    Also,
    AwaitTarget,
    Choose,
    Discard,
    DiscardHand,
    DiscardRandom,
    Draw,
    GainCP,
    Heal,
    Late,
    LookAtHand,
    PayAny,
    PayCP,
    Postpone,
    RevealHand,
    RollPhaseAgain,
    SkipPhase,
    StealCP,
    StealHealth,
    Then,
    TurnBoard,
)
from tablee.games.dice_throne.rules.effects.board import (
    LayFree,
    LookTop,
    OrderTop,
    RevealTop,
    SearchUpgrade,
    TakeUpgrades,
)
from tablee.games.dice_throne.rules.effects.damage import (
    AddDamage,
    AllowReroll,
    AtOffenseEnd,
    Attacked,
    Attacking,
    Avoid,
    Block,
    BlockHalf,
    Damage,
    Dealing,
    Facing,
    Isolated,
    MakeUndefendable,
    Pacify,
    Prevent,
    PreventHalf,
    ReturnHalf,
)
from tablee.games.dice_throne.rules.effects.dice import (
    AddToRoll,
    CopyDie,
    Dice,
    ExtraAttempt,
    Nudge,
    PayOrReroll,
    Reroll,
    SetAny,
    SetSix,
)
from tablee.games.dice_throne.rules.effects.tokens import (
    Advance,
    BecomeToken,
    Gain,
    Inflict,
    Lose,
    LoseAnywhere,
    LoseUpTo,
    MoveToken,
    PassToken,
    RaiseLimit,
    RemoveAllTokens,
    RemoveToken,
    StartWith,
    UndoInflicted,
)
from tablee.kernel.effect import Either, If, May, Sequence

AnyEffect = (
    Sequence | Either | May | If | Postpone
    | Then | Also | Late | AwaitTarget | Choose | Heal | GainCP | PayCP | PayAny | StealCP | StealHealth | Draw | Discard
    | DiscardRandom | DiscardHand | LookAtHand | RevealHand | SkipPhase | RollPhaseAgain | TurnBoard
    | LayFree | LookTop | RevealTop | OrderTop | TakeUpgrades | SearchUpgrade
    | Damage | Isolated | AddDamage | Attacking | Dealing | AtOffenseEnd | MakeUndefendable | Pacify | AllowReroll
    | Facing | Attacked | Prevent | Block | BlockHalf | PreventHalf | ReturnHalf | Avoid
    | Dice | SetAny | Nudge | SetSix | CopyDie | Reroll | PayOrReroll | ExtraAttempt | AddToRoll
    | Gain | StartWith | Inflict | Lose | BecomeToken | LoseUpTo | LoseAnywhere | RemoveToken | RemoveAllTokens
    | MoveToken | PassToken | RaiseLimit | UndoInflicted | Advance
)  # fmt: skip
AnyAmount = (
    int | Total | Half | PerSymbol | PerToken | PerHeld | Upgrades | UpgradesThisTurn | Plus | Times | Tally | Dealt
)
AnyCondition = (
    OfAKind | AtLeast | AtMost | RollHigher | Shows | HasToken | OnSide | NotOwner | NoUpgradeAmong
)  # fmt: skip
