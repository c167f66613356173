"""Offers that are written down at any time, `file 1 give die.axe-gray for help`, and put at the next moment (DD-ACT-01)."""

from __future__ import annotations

from tablee.games.base import Barred
from tablee.games.dungeon_dice.menu import LOOT, NEXT, WHOLE
from tablee.games.dungeon_dice.offers import HELP, problem, refused
from tablee.games.dungeon_dice.procedures.deals import said
from tablee.games.dungeon_dice.procedures.turn import Turn
from tablee.games.dungeon_dice.records import Offer
from tablee.games.dungeon_dice.state import Dungeon
from tablee.games.dungeon_dice.vocabulary import BREAK, OPEN
from tablee.games.view import Choice, Words
from tablee.kernel.decision import Option
from tablee.kernel.procedure import goto

GIVE, FOR = "give", "for"


def written(seat: int, choice: Option) -> Offer | None:
    """The offer that these words make, or nothing."""
    to, *words = choice.args or (-1,)
    lead = [word for word in words if word in (GIVE, FOR)]
    if not isinstance(to, int) or not words or words[0] not in (GIVE, FOR) or lead not in ([GIVE], [FOR], [GIVE, FOR]):
        return None
    at = words.index(FOR) if FOR in words else len(words)
    gives, wants = [str(word) for word in words[:at] if word != GIVE], [str(word) for word in words[at + 1 :]]
    return Offer(seat, to, tuple(gives), tuple(wants))


def filing(game: Dungeon, seat: int, choice: Option) -> str:
    """What cannot be given now cannot be written down either; without words the offer is taken back."""
    if not game.kit.deals or game.heroes[seat].out:
        return "DD-TRADE-01"
    if not choice.args:
        return "" if any([offer.by == seat for offer in game.filed]) else "DD-TRADE-01"
    offer = written(seat, choice)
    return "DD-TRADE-01" if offer is None else refused(game, offer)


def file(game: Dungeon, seat: int, choice: Option) -> None:
    """One offer a seat: a new one takes the place of the old one."""
    others = tuple([offer for offer in game.filed if offer.by != seat])
    offer = written(seat, choice)
    if offer is None:
        game.filed = others
        game.note("DD-TRADE-01", "unfiles", to=seat)
        return
    game.filed = (*others, offer)
    game.note("DD-TRADE-01", "files", to=seat, whom=f"&{offer.to}", terms=f"%{said(offer)}")
    put_at_once(game, seat)


def put_at_once(game: Dungeon, seat: int) -> None:
    """While the active player prepares or decides, offers need not wait: else help could not be offered before the fight
    is declared (DD-HELP-07). Others than the active player may speak up in this way once in a turn."""
    frame = game.stack[-1]
    if not isinstance(frame, Turn) or frame.step not in ("prepare", "decide"):
        return
    if seat != game.active:
        if frame.spoke >> seat & 1:
            return
        frame.spoke |= 1 << seat
    game.decision = None
    game.advance(goto("hear"))


# ---------------------------------------------------------------------- what cannot be given now
def nameable(game: Dungeon, giver: int) -> list[str]:
    """The terms that are thought of first: own dice and trophies, openers, help, the loot, the next dice (DD-TRADE-01)."""
    hero, kit = game.heroes[giver], game.kit
    dice = [f"die.{kit.handles[die]}" for die in (*hero.dice, *[die for die, _ in hero.trophies])]
    kinds = [(die, kit.defs[die]) for die in hero.dice]
    openers = [die for die, one in kinds if one.kind == "key" or one.shows(OPEN) or one.shows(BREAK)]
    opening = [f"open.{kit.handles[die]}" for die in openers] if game.chest else []
    return [*dice, *opening, HELP, *[f"{kind}.{WHOLE}" for kind in LOOT], *[f"next.{bag}.1" for bag in NEXT]]


def barred(game: Dungeon, giver: int, receiver: int) -> list[Barred]:
    """Which of these `giver` cannot give now, and why; where a table makes no deals, none of them."""
    found = []
    for term in nameable(game, giver):
        rule = problem(game, giver, receiver, term) if game.kit.deals else "DD-TRADE-01"
        if rule:
            label = Words("a-term", {"term": f"%term:{term}"})
            found.append(Barred(Choice(term, label), Words(f"barred-{rule}"), rule))
    return found
