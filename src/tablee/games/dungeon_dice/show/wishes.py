"""At which moments somebody wants to be asked for offers (DD-ACT-01): in the own turn and in those of others.

The game asks at four moments (`MOMENTS`) and knows of each seat at which; whose turn it is then, it leaves to this module."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.gamekit.view import Words
from tablee.gamekit.wishes import NO, YES, Wishes
from tablee.games.dungeon_dice.rules.filing import wish
from tablee.games.dungeon_dice.rules.procedures.deals import EVERY, MOMENTS, USUAL, Moment
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.kernel.decision import Option

OWN = {"pass": "own-pass", "loot": "own-loot"}  # before a search or a fight of one's own, an offer is an option anyway
SUBJECTS = (*OWN.values(), *MOMENTS)


class OfferWishes(Wishes[Dungeon]):
    title = Words("wish-title")
    values = (YES, NO)

    def about(self, game: Dungeon, seat: int) -> dict[str, Words]:
        if not game.kit.deals or not game.has_seat(seat) or game.heroes[seat].out:
            return {}
        return {name: Words(f"offers-{name}") for name in SUBJECTS}

    def concerns(self, game: Dungeon, seat: int, option: Option) -> tuple[str, ...]:
        assert game.decision is not None
        if game.decision.prompt != "moment":
            return ()
        frame = game.stack[-1]
        assert isinstance(frame, Moment)
        return (OWN[frame.name] if seat == game.active else frame.name,)

    def fits(self, game: Dungeon, seat: int, option: Option, about: str, wish: str) -> bool:
        return wish == YES

    def usual(self, about: str, level: str) -> str:
        """Others can write an offer down: who has said nothing is asked about the own fights and chests only."""
        return YES if about in OWN.values() or level == "always" else NO

    def entry(self, game: Dungeon, seat: int, level: str, wishes: Mapping[str, str]) -> str:
        now = {name: wishes.get(name) or self.usual(name, level) for name in SUBJECTS}
        wanted = [name for name in MOMENTS if YES in (now[name], now[OWN.get(name, name)])]
        return wish(game, seat, (*wanted, EVERY) if level == "always" else tuple(wanted))

    def kept(self, moments: list[str]) -> dict[str, str]:
        """The usual moments were those of the own turn."""
        found = {name: YES if name in moments else NO for name in MOMENTS}
        found |= {own: found[name] for name, own in OWN.items()}
        return found if sorted(moments) != sorted(USUAL) else {name: NO for name in MOMENTS if name not in USUAL}


WISHES = OfferWishes()
