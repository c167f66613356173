"""Why something cannot be done now, in one sentence that names what is missing; the rules stand beside it."""

from __future__ import annotations

from tablee.gamekit.view import Words
from tablee.games.dice_throne.rules.procedures.defense import DEFEND
from tablee.games.dice_throne.rules.procedures.main import SELL
from tablee.games.dice_throne.rules.procedures.offense import ANNOUNCE
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.window import PLAY, SPEND
from tablee.kernel.decision import Option, Refusal

#: verb -> the rules that it has a sentence for
TOLD = {
    ANNOUNCE.name: ("OFF-02", "OFF-04", "OFF-08", "OFF-10"),
    DEFEND.name: ("ABILITY-10", "DEF-04"),
    SELL.name: ("MAIN-02", "MAIN-03", "DISCARD-01"),
    PLAY.name: (
        "CARD-05", "CARD-08", "CARD-09", "CARD-10", "CARD-11", "UPGRADE-02", "UPGRADE-03", "UPGRADE-06", "CP-01", "DEF-07",
        "OFF-01", "DICE-03", "STATUS-06", "DMG-01", "MOD-02", "MOD-03",
    ),
    SPEND.name: ("CARD-08", "DMG-01", "DMG-07", "MOD-02", "MOD-03", "STATUS-07", "STATUS-08", "CP-01"),
}  # fmt: skip


def because(game: Battle, seat: int, option: Option, refusal: Refusal) -> Words:
    rule = refusal.rules[0].removeprefix("DT-") if refusal.rules else ""
    # what is not offered although nothing forbids it: dice are kept before an ability is announced (DT-OFF-02)
    wanted = ("OFF-02",) if refusal.reason == "not-offered" else TOLD.get(option.verb, ())
    if rule not in wanted or rule not in TOLD.get(option.verb, ()):
        return Words(f"reason-{refusal.reason}")
    if rule == "OFF-04" and not rolled(game, seat):
        return Words("reason-OFF-04-elsewhen")
    if rule == "CP-01":
        return dear(game, seat, option)
    return Words(f"reason-{rule}")


def rolled(game: Battle, seat: int) -> bool:
    """Do the dice of this seat's attack lie there?"""
    return bool(game.rolls) and game.rolls[-1].purpose == "offense" and game.rolls[-1].seat == seat


def dear(game: Battle, seat: int, option: Option) -> Words:
    player = game.players[seat]
    for number in player.hand:
        card = game.heroes[seat].deck[number]
        if option.args and card.id == option.args[0] and game.price(seat, card) > player.cp:
            return Words("reason-CP-01", {"cost": game.price(seat, card), "have": player.cp})
    return Words("reason-CP-01-too", {"have": player.cp})
