"""Rolling the dice of a combat, once and anew (DD-COMBAT-02, DD-SPELL-08)."""

from __future__ import annotations

from typing import Any

from tablee.games.dungeon_dice.rules.abilities import BREAKS
from tablee.games.dungeon_dice.rules.combat import BITS, MONSTER, face_of, handle, lose_magic, rolled, strength
from tablee.games.dungeon_dice.rules.procedures.gear import gear_of
from tablee.games.dungeon_dice.rules.records import IN, LOST, Fighting
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import BREAK, DRAIN, GUST


def roll_strength(game: Dungeon, rule: str) -> None:
    """One Monster Level die per level (DD-COMBAT-01, DD-DICE-06)."""
    fight = game.fight
    faces = game.rng.dice(game.monster_face().level)
    fight.dice += tuple([Fighting(MONSTER, -1, face - 1) for face in faces])
    tell(game, MONSTER, rule, (MONSTER,))


def tell(game: Dungeon, owner: int, rule: str, together: tuple[int, ...]) -> None:
    """What a combatant has rolled, in the log. Those who roll `together` are shown as one roll, with the first of them."""
    if game.log is None:
        return
    dice, n = rolled(game, owner), strength(game, owner)
    more: dict[str, Any] = {"with_": "+".join([str(seat) for seat in together])} if owner in together[:1] else {}
    if owner == MONSTER:
        game.note(rule, "monster-rolls", monster=game.name(game.fight.monster), dice=dice, n=n, **more)
    else:
        game.note(rule, "hero-rolls", who=f"&{owner}", dice=dice, n=n, **more)


def roll_heroes(game: Dungeon, seats: tuple[int, ...], rule: str) -> None:
    for seat in seats:
        roll_hero(game, seat)
    for seat in seats:
        tell(game, seat, rule, seats)


def roll_hero(game: Dungeon, seat: int) -> None:
    """Level dice that are not lost to wounds, and equipment (DD-DICE-07, DD-DICE-08)."""
    hero, fight = game.heroes[seat], game.fight
    gear = gear_of(game, seat)
    hero.set = gear
    faces = game.rng.dice(hero.ready + len(gear))
    owned = [*[-1] * hero.ready, *gear]
    fight.dice += tuple([Fighting(seat, die, face - 1) for die, face in zip(owned, faces)])
    note_breaks(game)


def note_breaks(game: Dungeon) -> None:
    """A hammer that shows Break at any time in the combat opens the chest afterwards (DD-SYM-10)."""
    fight = game.fight
    for one in fight.dice:
        if one.owner >= 0 and one.die >= 0 and one.gone == IN and BREAK in face_of(game, one).symbols:
            fight.broke |= 1 << one.owner


def restart(game: Dungeon, source: int) -> None:
    """Gust: everything is rolled again but the die it came from, and abilities are fresh (DD-SPELL-08, DD-ABIL-09). What
    was played or cast stays: one-use dice, Fire, toads, a cancelled Armor."""
    fight = game.fight
    fight.gusted = True
    fight.stage = BREAKS
    fight.used = BITS[GUST] if source == -1 else 0
    lose_magic(game, None, DRAIN)  # drained dice come back
    dice = []
    for at, one in enumerate(fight.dice):
        gone = LOST if one.gone == LOST else IN
        if at == source:
            dice.append(one.but(gone=gone, used=0, fresh=False))
        else:
            dice.append(Fighting(one.owner, one.die, game.rng.die() - 1, gone))
    fight.dice = tuple(dice)
    note_breaks(game)
    game.note("DD-SPELL-08", "restarts", at_=handle(game, source) if source >= 0 else "")
    for owner in (*game.participants(), *(() if fight.duel else (MONSTER,))):
        tell(game, owner, "DD-SPELL-08", ())
