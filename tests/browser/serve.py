"""`tablee serve`, whose secret is always the same: chance follows from what the browsers put in, the same in every run. Where
nobody deals in Dungeon Dice, everybody has three more dice from the blue bag: enough to exchange five. One page more is empty."""

from __future__ import annotations

import sys
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from tablee.cli import main
from tablee.games.dungeon_dice import game as rules
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.kernel.procedure import goto
from tablee.server.http import app
from tablee.server.room import absence, hub

BLANK = Path(__file__).with_name("blank.html")
PAGES = app.page


class Drawn:
    """In place of the module `secrets`, where tables are made."""

    token_urlsafe = staticmethod(token_urlsafe)

    def token_hex(self, n: int) -> str:
        return ("5ec2e7" * n)[: 2 * n]


def page(path: str) -> Path | None:
    return BLANK if path == BLANK.name else PAGES(path)


class Wealthy(rules.DungeonDice):
    def new(self, *args: Any, **named: Any) -> Dungeon:
        """A new game, asked again with what the heroes have now."""
        game = super().new(*args, **named)
        if not game.kit.deals:
            for hero in game.heroes:
                hero.dice, game.bags["blue"] = (*hero.dice, *game.bags["blue"][:3]), game.bags["blue"][3:]
            game.decision = None
            game.advance(goto(game.stack[-1].step))
        return game


if __name__ == "__main__":
    absence.GRACE = 8.0  # seconds: nobody wants to wait for a minute
    rules.RULES = Wealthy()
    app.page = page
    hub.secrets = Drawn()  # type: ignore[attr-defined,assignment]
    main(["serve", *sys.argv[1:]])
