"""When somebody wants to be asked about emergency potions, Hero by Hero; a potion may be drunk for any of them (SD-POTION-04)."""

from __future__ import annotations

from tablee.gamekit.view import Words
from tablee.gamekit.wishes import Wishes
from tablee.games.super_dungeon.rules.procedures.potions import helped
from tablee.games.super_dungeon.rules.seats import hero_seats
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.show.matter import aimed_at, in_danger, news, worse
from tablee.kernel.decision import Option

ALWAYS, STRUCK, WOUNDED, IN_DANGER, NEVER = "always", "struck", "wounded", "in-danger", "never"


class PotionWishes(Wishes[Arena]):
    title = Words("wish-title")
    values = (ALWAYS, STRUCK, WOUNDED, IN_DANGER, NEVER)

    def about(self, game: Arena, seat: int) -> dict[str, Words]:
        """The Heroes, for who plays one."""
        if seat not in hero_seats(game):
            return {}
        return {game.kit.handles[n]: Words("wish-about", {"who": game.name(n)}) for n in game.kit.heroes}

    def concerns(self, game: Arena, seat: int, option: Option) -> tuple[str, ...]:
        return tuple([game.kit.handles[n] for n in helped(game, option)])

    def fits(self, game: Arena, seat: int, option: Option, about: str, wish: str) -> bool:
        n = game.kit.by_handle[about]
        if wish in (ALWAYS, NEVER):
            return wish == ALWAYS
        potion = game.kit.actions[str(option.args[1])]
        if wish == STRUCK:
            return aimed_at(game, n, potion)
        if wish == WOUNDED:
            return worse(game, seat, n, potion)
        return in_danger(game, n) and news(game, seat, n, option)


WISHES = PotionWishes()
