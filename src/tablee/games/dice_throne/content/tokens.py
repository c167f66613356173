"""Status effects that more than one hero brings along."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.basic import PayCP, RollPhaseAgain, SkipPhase
from tablee.games.dice_throne.rules.effects.tokens import Lose
from tablee.games.dice_throne.rules.vocabulary import ATTACK_OVER, BEFORE_OFFENSE, NEGATIVE, Name, Token
from tablee.kernel.effect import Either, Sequence

KNOCKDOWN = Token("knockdown", Name("Knockdown", "À terre"), NEGATIVE, 1, letter="K", icon="falling")
KNOCKDOWN.spends(PayCP(2)).when(
    BEFORE_OFFENSE, Sequence(Either(PayCP(2), SkipPhase()), Lose(KNOCKDOWN))
)  # DT-HERO-GUN-04: paid at any time, at the latest as the phase begins

STUN = Token("stun", Name("Stun", "Étourdissement"), NEGATIVE, 1, letter="S", icon="knocked-out-stars", freezes=True)
STUN.when(ATTACK_OVER, Sequence(Lose(STUN), RollPhaseAgain()))
