"""Luck with boost cards: their icons, against the average of all encounter cards that nobody has seen (MC-BOOST-01)."""

from __future__ import annotations

from fractions import Fraction

from tablee.gamekit.account import LogLuck
from tablee.gamekit.view import Words
from tablee.games.champions.rules.procedures.activation import Activation
from tablee.games.champions.rules.state import Scenario


class BoostLuck(LogLuck[Scenario]):
    """Counted for the player whom the enemy activates against; in icons that were spared them."""

    words = Words("luck-boosts")

    def __call__(self, game: Scenario) -> None:
        if not any([line.message == "boost-turned" for line in self.news(game)]):
            return
        for frame in game.stack:
            if isinstance(frame, Activation) and frame.flip >= 0:
                seat, spared = frame.it(game).player, average(game, frame.flip) - game.cards[frame.flip].face.boost
        self.gains(seat, spared)


def average(game: Scenario, turned: int) -> Fraction:
    """Of the card that was turned and of all that lie face down: it could have been any of them."""
    dealt = [i for player in game.players for i in player.dealt]
    boosts = [i for card in game.cards for i in card.boosts]
    unseen = [turned, *game.edeck, *dealt, *boosts]
    return Fraction(sum([game.cards[i].face.boost for i in unseen]), len(unseen))
