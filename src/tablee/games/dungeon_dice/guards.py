"""Every verb with the guards that may forbid it, and the records that saves are made of."""

from __future__ import annotations

from tablee.games.dungeon_dice.abilities import playable, usable
from tablee.games.dungeon_dice.filing import filing
from tablee.games.dungeon_dice.offers import refused
from tablee.games.dungeon_dice.procedures import deals, duel, fight, gear, loot, match, turn, using
from tablee.games.dungeon_dice.records import Combat, Fighting, Hero, Offer, Promise
from tablee.games.dungeon_dice.state import Dungeon
from tablee.games.dungeon_dice.vocabulary import COMBAT, HUNT, REACH, SCOUT
from tablee.kernel.decision import Option
from tablee.kernel.procedure import book


# ---------------------------------------------------------------------- the turn
def my_turn(game: Dungeon, seat: int, choice: Option) -> str:
    """Only the active player searches, rests, fights or flees (DD-ACT-01)."""
    return "" if seat == game.active else "DD-ACT-01"


def before_search(game: Dungeon, seat: int, choice: Option) -> str:
    return "DD-REST-01" if game.drawn or game.combat is not None else ""


def wounded(game: Dungeon, seat: int, choice: Option) -> str:
    return "" if game.heroes[seat].wounds else "DD-HEAL-01"


def can_hunt(game: Dungeon, seat: int, choice: Option) -> str:
    return "" if gear.worn_with(game, seat, HUNT) and len(game.bags["black"]) > 1 else "DD-SYM-12"


def before_fight(game: Dungeon, seat: int, choice: Option) -> str:
    """Between meeting a monster and declaring the fight (DD-SEARCH-02, DD-HELP-07)."""
    if game.combat is None:
        return "DD-SEARCH-02"
    return "DD-HELP-07" if game.combat.fought else ""


def can_scout(game: Dungeon, seat: int, choice: Option) -> str:
    seen = game.combat is not None and any([one.owner < 0 for one in game.combat.dice])
    return "" if gear.worn_with(game, seat, SCOUT) and not seen else "DD-SYM-18"


def can_reach(game: Dungeon, seat: int, choice: Option) -> str:
    reached = game.combat is not None and game.combat.reached
    return "" if gear.worn_with(game, seat, REACH) and not reached else "DD-SYM-05"


def can_ask(game: Dungeon, seat: int, choice: Option) -> str:
    """One helper at most, and each is asked once (DD-HELP-01, DD-HELP-02)."""
    if game.combat is not None and game.combat.helper >= 0:
        return "DD-HELP-02"
    other = choice.args[0] if len(choice.args) == 1 else -1
    if not isinstance(other, int) or other not in game.left_of(seat):
        return "DD-HELP-01"
    frame = game.stack[-1]
    return "DD-HELP-01" if isinstance(frame, turn.Turn) and frame.requested >> other & 1 else ""


def can_agree(game: Dungeon, seat: int, choice: Option) -> str:
    frame = game.stack[-1]
    if not isinstance(frame, turn.Turn) or len(choice.args) != 1:
        return "DD-HELP-06"
    offer = next((o for o in frame.standing if o.by == choice.args[0]), None)
    return "DD-HELP-06" if offer is None else refused(game, offer)


def asked_to_help(game: Dungeon, seat: int, choice: Option) -> str:
    """Nobody joins uninvited (DD-HELP-01)."""
    frame = game.stack[-1]
    if isinstance(frame, turn.Request) and frame.seat == seat:
        return "DD-TRADE-01" if choice.verb == "terms" and not game.kit.deals else ""
    if game.combat is not None and game.combat.fought:
        return "DD-HELP-07"
    return "DD-HELP-02" if game.combat is not None and game.combat.helper >= 0 else "DD-HELP-01"


def picking(game: Dungeon, seat: int, choice: Option) -> str:
    die = game.kit.by_handle.get(str(choice.args[0]) if len(choice.args) == 1 else "", -1)
    return "" if die in game.drawn and len(game.drawn) > 1 else "DD-SYM-12"


def can_wear(game: Dungeon, seat: int, choice: Option) -> str:
    """Worn at any time but in a combat; a set that was used is fixed for the turn, so that no other is offered."""
    rule = gear.wearing(game, seat, choice)
    if rule:
        return rule
    frame = game.stack[-1]
    if isinstance(frame, turn.Turn | gear.Dress):
        moved = [game.kit.by_handle.get(str(arg), -1) for arg in choice.args]
        if any([die in frame.touched for die in moved]):
            return "DD-EQUIP-03"
        for i in range(1, len(choice.args)):
            if not gear.wearing(game, seat, Option("wear", choice.args[:i] + choice.args[i + 1 :])):
                return "DD-EQUIP-01"  # there is room for it beside
    return "DD-EQUIP-04" if game.combat is not None and gear.fixed(game, seat) else ""


def dealing_now(game: Dungeon, seat: int, choice: Option) -> str:
    """The active player offers something while choosing what to do, once to each; others when they are asked."""
    frame = game.stack[-1]
    if isinstance(frame, turn.Turn) and game.kit.deals:
        if seat != game.active:
            return "DD-ACT-01"
        if frame.step not in ("prepare", "decide") or choice not in frame.offers(game):
            return "DD-TRADE-01"
    return ""


Dungeon.VERBS = {
    "search": (my_turn, before_search),
    "hunt": (my_turn, before_search, can_hunt),
    "rest": (my_turn, before_search, wounded),
    "wear": (can_wear,),
    "exchange": (gear.exchanging,),
    "pick": (my_turn, picking),
    "scout": (my_turn, before_fight, can_scout),
    "reach": (my_turn, before_fight, can_reach),
    "ask": (my_turn, before_fight, can_ask),
    "agree": (my_turn, before_fight, can_agree),
    "fight": (my_turn, before_fight),
    "flee": (my_turn, before_fight),
    "help": (asked_to_help,),
    "terms": (asked_to_help,),
    "decline": (asked_to_help,),
    "ready": (),
    **dict.fromkeys(COMBAT, (usable,)),
    "play": (playable,),
    "aim": (using.aiming,),
    "lose": (using.losing,),
    "open": (loot.opening,),
    "smash": (loot.opening,),
    "leave": (),
    "deal": (deals.dealing, dealing_now),
    "give": (deals.composing,),
    "want": (deals.composing,),
    "propose": (deals.proposing,),
    "cancel": (),
    "accept": (deals.answering,),
    "counter": (deals.countering,),
    "refuse": (deals.answering,),
    "file": (filing,),
    "pass": (),
}

Dungeon.RECORDS = {
    **book(
        match.Match,
        turn.Turn,
        turn.Request,
        gear.Dress,
        fight.Fight,
        fight.AbilityStep,
        using.LoseDie,
        using.Restarted,
        using.Cast,
        using.Executed,
        using.Judge,
        deals.Moment,
        deals.Compose,
        deals.Put,
        loot.Treasure,
        loot.Lock,
        duel.Victory,
        duel.Duel,
    ),
    **{cls.__name__: cls for cls in (Hero, Combat, Fighting, Promise, Offer)},
}
