"""The 18 cards that every hero's deck holds, one of each."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.aim import PLAYER
from tablee.games.dice_throne.rules.effects.amounts import Half, Total
from tablee.games.dice_throne.rules.effects.basic import Draw, GainCP
from tablee.games.dice_throne.rules.effects.damage import Prevent
from tablee.games.dice_throne.rules.effects.dice import (
    ALLIED,
    THEIRS,
    CopyDie,
    Dice,
    ExtraAttempt,
    Nudge,
    Reroll,
    SetAny,
    SetSix,
)
from tablee.games.dice_throne.rules.effects.tokens import MoveToken, RemoveAllTokens, RemoveToken
from tablee.games.dice_throne.rules.vocabulary import INSTANT, MAIN, ROLL, Card, Name, Said, Source
from tablee.kernel.effect import Sequence

NOT_THIS_TIME = Source(
    dispute=Said(
        "timing: printed card Roll Phase; one list says Instant. Chosen: Roll Phase",
        "la carte imprimée dit Phase de Lancer, une liste dit Instantanée. Retenu : Phase de Lancer",
    )
)


def common() -> tuple[Card, ...]:
    return (
        Card("transference", Name("Transference!", "Transfert !"), 2, MAIN, MoveToken()),
        Card(
            "what-status-effects", Name("What Status Effects?", "Quelle altération ?", "f"), 2, MAIN, RemoveAllTokens()
        ),
        Card(
            "vegas-baby",
            Name("Vegas Baby!", "Vegas, chérie !", ours=True),
            0,
            MAIN,
            Sequence(Dice(1), GainCP(Half(Total()))),
        ),
        Card("get-that-outta-here", Name("Get That Outta Here!", "Dégage-moi ça !", ours=True), 1, MAIN, RemoveToken()),
        Card("triple-up", Name("Triple Up!", "Triple mise !", "f", ours=True), 2, INSTANT, Draw(3)),
        Card("double-up", Name("Double Up!", "Double mise !", "f", ours=True), 1, INSTANT, Draw(2)),
        # DT-CARD-14
        Card("buh-bye", Name("Buh, Bye!", "Tcha, ciao !"), 2, INSTANT, RemoveToken()),
        Card("tip-it", Name("Tip It!", "Pichenette !", "f", ours=True), 1, INSTANT, Nudge()),
        # DT-CARD-20
        Card("getting-paid", Name("Getting Paid!", "Jour de paye !"), 0, INSTANT, GainCP(2)),
        Card(  # DT-CARD-13, DT-MODE2V2-06: it may protect a partner, for it names any player
            "not-this-time",
            Name("Not This Time!", "Pas cette fois !"),
            1,
            ROLL,
            Prevent(6, PLAYER),
            source=NOT_THIS_TIME,
        ),
        Card("twice-as-wild", Name("Twice as Wild!", "Double Joker Fou !"), 3, ROLL, SetAny(2)),
        Card(
            "try-try-again", Name("Try, Try Again!", "On remet ça !", ours=True), 1, ROLL, Reroll(times=2, whose=ALLIED)
        ),
        Card("so-wild", Name("So Wild!", "Joker fou !"), 2, ROLL, SetAny()),
        Card("samesies", Name("Samesies!", "Du pareil au même !"), 1, ROLL, CopyDie()),
        Card("one-more-time", Name("One More Time!", "Encore une fois !", ours=True), 1, ROLL, ExtraAttempt("offense")),
        Card("helping-hand", Name("Helping Hand!", "Coup de main !", ours=True), 1, ROLL, Reroll(whose=THEIRS)),
        Card("better-d", Name("Better D!", "Meilleure défense !", "f", ours=True), 0, ROLL, ExtraAttempt("defense")),
        Card("six-it", Name("Six-It!", "Six et seulement six !"), 1, ROLL, SetSix()),
    )
