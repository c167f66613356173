"""A small hero for tests of boards, and ways to change it."""

from __future__ import annotations

from tablee.games.dice_throne.rules.heroes import HEROES, common, tokens
from tablee.games.dice_throne.rules.vocabulary import Hero
from tablee.games.dice_throne.text.board.lines import BoardError, Fault
from tablee.games.dice_throne.text.board.load import own

LAMPLIGHTER = """\
hero: Lamplighter / Allumeur de réverbères
lang: en
symbol: Flame / Flamme (f); faces 1 2 3
symbol: Oil / Huile (f); faces 4 5
symbol: Glass / Verre; faces 6
token: Soot / Suie (f); negative; limit 3
  In your Upkeep Phase: take 1 damage and lose 1 Soot.
slot
  I
    Flare / Flambée (f); 3/4/5 [Flame]
      Deal 4/6/8 damage.
  II; 2 CP
    Flare; 3/4/5 [Flame]
      Deal 5/7/9 damage.
slot
  I
    Smoke / Fumée (f); Small Straight
      Inflict 2 Soot and deal 5 damage.
slot
  I
    Halo; 5 [Glass]; ultimate
      Inflict 3 Soot and deal 12 damage.
slot
  I
    Snuff / Éteignoir; Defensive Roll 4
      Prevent 1 damage × [Oil].
card: Dirty Wick! / Mèche sale ! (f); 1 CP; main
  Inflict 2 Soot on an opponent of your choice.
"""


def changed(*changes: str) -> str:
    """The lamplighter with "old -> new" carried out, each where it first stands."""
    text = LAMPLIGHTER
    for change in changes:
        old, new = change.split(" -> ")
        assert old in text, old
        text = text.replace(old, new.replace("\\n", "\n"), 1)
    return text


def hero(text: str = LAMPLIGHTER) -> Hero:
    return own(text, HEROES, tokens(), common())


def faults(text: str) -> list[Fault]:
    try:
        hero(text)
    except BoardError as error:
        return error.faults
    return []
