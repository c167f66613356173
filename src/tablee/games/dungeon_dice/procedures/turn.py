"""A turn: rest, or search for a monster, ask for help, fight or flee, and carry off what there is (DD-TURN)."""

from __future__ import annotations

from typing import Any

from tablee.games.dungeon_dice.offers import carry_out, claim, kind_of, lapse, refused
from tablee.games.dungeon_dice.procedures.deals import Compose, Moment
from tablee.games.dungeon_dice.procedures.duel import Victory
from tablee.games.dungeon_dice.procedures.fight import Fight, gear_of, roll_hero, roll_strength
from tablee.games.dungeon_dice.procedures.loot import Treasure
from tablee.games.dungeon_dice.records import Combat, Offer
from tablee.games.dungeon_dice.state import Dungeon
from tablee.games.dungeon_dice.vocabulary import EQUIPMENT, HUNT, REACH, SCOUT
from tablee.kernel.decision import Flow, Option, ask, option
from tablee.kernel.procedure import Procedure, call, goto

SEARCH, HUNTING, REST, FIGHT, FLEE, EXCHANGE = [
    option(verb) for verb in ("search", "hunt", "rest", "fight", "flee", "exchange")
]
SCOUTING, REACHING, HELP, DECLINE, TERMS, READY = [
    option(verb) for verb in ("scout", "reach", "help", "decline", "terms", "ready")
]
FOR_ARTIFACT = 5  # equipment dice (DD-ARTI-01)


# ---------------------------------------------------------------------- equipment
def hands(game: Dungeon, dice: tuple[int, ...]) -> int:
    return sum([game.kit.defs[die].hands for die in dice])


def wearing(game: Dungeon, seat: int, choice: Option) -> str:
    """Two hands and one armour; nothing is changed in a combat (DD-EQUIP-01, DD-EQUIP-02, DD-EQUIP-03)."""
    if not 1 <= len(choice.args) <= 2:
        return "DD-EQUIP-01"
    die = game.kit.by_handle.get(str(choice.args[0]), -1)
    hero = game.heroes[seat]
    if die not in hero.dice:
        return "DD-TRADE-01"
    one = game.kit.defs[die]
    if not one.equipped:
        return "DD-SYM-20" if one.group == EQUIPMENT else "DD-DICE-11"
    if die in hero.worn:
        return "DD-EQUIP-01"
    if game.combat is not None and game.combat.fought and seat in game.participants():
        return "DD-TRADE-06" if die in game.received else "DD-EQUIP-03"
    worn = hero.worn
    if len(choice.args) == 2:
        away = game.kit.by_handle.get(str(choice.args[1]), -1)
        if away not in worn:
            return "DD-EQUIP-01"
        worn = tuple([d for d in worn if d != away])
    if one.armor:
        return "DD-EQUIP-02" if any([game.kit.defs[d].armor for d in worn]) else ""
    if hands(game, worn) + one.hands > 2:
        return "DD-SYM-17" if one.hands == 2 and len(choice.args) == 2 else "DD-EQUIP-01"
    return ""


def outfits(game: Dungeon, seat: int, touched: tuple[int, ...]) -> list[Option]:
    """Ways to put on one more die, in an empty place or instead of one; each die moves once."""
    hero, names = game.heroes[seat], game.kit.handles
    found = []
    for die in hero.dice:
        one = game.kit.defs[die]
        if die in hero.worn or die in touched or not one.equipped:
            continue
        if not wearing(game, seat, option("wear", names[die])):
            found.append(option("wear", names[die]))
            continue
        for old in hero.worn:
            swap = option("wear", names[die], names[old])
            if old not in touched and not wearing(game, seat, swap):
                found.append(swap)
    return found


def wear(game: Dungeon, seat: int, choice: Option) -> tuple[int, ...]:
    """Put it on; the dice that moved."""
    hero = game.heroes[seat]
    die = game.kit.by_handle[str(choice.args[0])]
    away = game.kit.by_handle[str(choice.args[1])] if len(choice.args) == 2 else -1
    hero.worn = (*[d for d in hero.worn if d != away], die)
    game.note("DD-EQUIP-03", "wears", who=f"&{seat}", die=game.name(die))
    return (die, away) if away >= 0 else (die,)


def fixed(game: Dungeon, seat: int) -> bool:
    """Has this hero used a set in this turn? Then another one is of no use (DD-EQUIP-04)."""
    return game.heroes[seat].set is not None


# ---------------------------------------------------------------------- other things at any time
def exchanging(game: Dungeon, seat: int, choice: Option) -> str:
    """Five equipment dice that do not lie in a combat, for one artifact (DD-ARTI-01)."""
    dice = [game.kit.by_handle.get(str(arg), -1) for arg in choice.args]
    mine = [d for d in game.heroes[seat].dice if game.kit.defs[d].group == EQUIPMENT]
    if len(set(dice)) != FOR_ARTIFACT or any([die not in mine for die in dice]):
        return "DD-ARTI-01"
    if game.combat is not None and any([one.die in dice for one in game.combat.dice]):
        return "DD-ARTI-01"
    return "" if game.bags["yellow"] else "DD-TREAS-06"


def exchanges(game: Dungeon, seat: int) -> list[Option]:
    """The five that are worn least and worth least; others can be named."""
    mine = [d for d in game.heroes[seat].dice if game.kit.defs[d].group == EQUIPMENT]
    if len(mine) < FOR_ARTIFACT or not game.bags["yellow"]:
        return []
    worst = sorted(mine, key=lambda d: (d in game.heroes[seat].worn, worth(game, d), d))[:FOR_ARTIFACT]
    return [option("exchange", *[game.kit.handles[d] for d in sorted(worst)])]


def worth(game: Dungeon, die: int) -> int:
    return sum([face.value or 0 for face in game.kit.defs[die].faces])


def exchange(game: Dungeon, seat: int, choice: Option) -> None:
    for arg in choice.args:
        die = game.kit.by_handle[str(arg)]
        game.take_away(seat, die)
        game.put_back(die)
    game.note("DD-ARTI-01", "exchanges", who=f"&{seat}", n=FOR_ARTIFACT)
    game.give(seat, game.draw("yellow"), "DD-ARTI-01")


def potions(game: Dungeon, seat: int) -> list[Option]:
    """A healing potion in quiet times."""
    if not game.heroes[seat].wounds:
        return []
    names = game.kit.handles
    return [option("play", names[d]) for d in game.one_use(seat) if game.kit.defs[d].kind == "healing-potion"]


def drink(game: Dungeon, seat: int, choice: Option) -> None:
    die = game.kit.by_handle[str(choice.args[0])]
    game.take_away(seat, die)
    game.put_back(die)
    game.note("DD-SINGLE-01", "plays", who=f"&{seat}", die=game.name(die))
    game.heal(seat, 1, "DD-SYM-25")


def worn_with(game: Dungeon, seat: int, symbol: str) -> bool:
    """Is a die with this symbol worn, and may it be used? It need not be rolled (DD-SYM-05, DD-SYM-12)."""
    return any([game.kit.defs[die].shows(symbol) for die in gear_of(game, seat)])


# ---------------------------------------------------------------------- the turn
class Turn(Procedure):
    STEPS = {
        "start": "DD-TURN-01 DD-TURN-02",
        "greet": "DD-TRADE-01 DD-ACT-01",
        "after_deals": "DD-GOAL-01",
        "prepare": "DD-SEARCH-01 DD-REST-01 DD-EQUIP-03 DD-ARTI-01",
        "won_early": "DD-GOAL-01",
        "search": "DD-SEARCH-01",
        "pick": "DD-SYM-12",
        "roll": "DD-SEARCH-01 DD-DICE-03",
        "meet": "DD-HELP-01 DD-TRADE-01",
        "decide": "DD-SEARCH-02 DD-SEARCH-04 DD-HELP-01 DD-EQUIP-03",
        "asked": "DD-HELP-01 DD-HELP-06",
        "ready": "DD-EQUIP-03",
        "fight": "DD-COMBAT-01",
        "trophy": "DD-TROPHY-01 DD-TROPHY-04",
        "treasure": "DD-TREAS-01 DD-SEARCH-03",
        "judge": "DD-GOAL-01 DD-TIE-01",
        "end": "DD-TURN-02",
    }

    def __init__(self, touched: tuple[int, ...] = (), asked: int = 0, result: str = "", standing: tuple[Offer, ...] = ()) -> None:
        self.touched = touched  # dice that were put on or off in this decision
        self.requested = asked  # seats that were asked for help, as bits
        self.result = result
        self.standing = standing  # terms for help that were refused and can still be accepted (DD-HELP-06)

    def fields(self) -> tuple[Any, ...]:
        return (self.touched, self.requested, self.result, self.standing)

    def start(self, game: Dungeon) -> Flow | None:
        game.turn += 1
        for hero in game.heroes:
            hero.set = None
        game.note("DD-TURN-02", "turn", who=f"&{game.active}", n=game.turn)
        return None

    def greet(self, game: Dungeon) -> Flow | None:
        return call(Moment("turn"), then="after_deals")

    def after_deals(self, game: Dungeon) -> Flow | None:
        return call(Victory(), then="prepare") if game.victors() else None

    def prepare(self, game: Dungeon) -> Flow | None:
        seat = game.active
        more = [*outfits(game, seat, self.touched), *exchanges(game, seat), *potions(game, seat)]
        hunt = [HUNTING] if worn_with(game, seat, HUNT) and len(game.bags["black"]) > 1 else []
        rest = [REST] if game.heroes[seat].wounds else []
        return ask(seat, "prepare", [*more, *hunt, *rest, SEARCH], "prepared")

    def prepared(self, game: Dungeon, choice: Option) -> Flow | None:
        seat = game.active
        if choice.verb == "wear":
            self.touched += wear(game, seat, choice)
            return goto("prepare")
        if choice.verb == "play":
            drink(game, seat, choice)
            return goto("prepare")
        if choice.verb == "exchange":
            exchange(game, seat, choice)
            return goto("won_early")
        self.touched = ()
        if choice == REST:
            rest(game, seat)
            return goto("end")
        if choice == HUNTING:
            game.heroes[seat].set = game.heroes[seat].worn  # the bow counts as used (DD-EQUIP-04)
            game.drawn = (game.draw("black"), game.draw("black"))
            game.note("DD-SYM-12", "hunts", who=f"&{seat}", one=game.name(game.drawn[0]), two=game.name(game.drawn[1]))
            return goto("pick")
        return goto("search")

    def won_early(self, game: Dungeon) -> Flow | None:
        return call(Victory(), then="prepare") if game.victors() else goto("prepare")

    def search(self, game: Dungeon) -> Flow | None:
        die = game.draw("black")
        if die < 0:  # all of them are trophies
            game.note("DD-TREAS-06", "no-monsters")
            return goto("end")
        game.drawn = (die,)
        return goto("roll")

    def pick(self, game: Dungeon) -> Flow | None:
        names = [game.kit.handles[die] for die in game.drawn]
        return ask(game.active, "pick", [option("pick", name) for name in names], "picked")

    def picked(self, game: Dungeon, choice: Option) -> Flow | None:
        chosen = game.kit.by_handle[str(choice.args[0])]
        for die in game.drawn:
            if die != chosen:
                game.put_back(die)
        game.drawn = (chosen,)
        return goto("roll")

    def roll(self, game: Dungeon) -> Flow | None:
        die = game.drawn[0]
        face = game.rng.die() - 1
        shown = game.kit.defs[die].faces[face]
        if shown.treasure:
            game.note("DD-SEARCH-03", "finds", who=f"&{game.active}", what=f"@symbol.{shown.treasure}")
            game.combat = None
            return goto("treasure")
        game.combat = Combat(die, face, bonus=(0,) * (len(game.heroes) + 1))
        game.note("DD-SEARCH-01", "meets", who=f"&{game.active}", monster=game.name(die), n=shown.level)
        return None

    def meet(self, game: Dungeon) -> Flow | None:
        return call(Moment("fight"), then="decide")

    # ------------------------------------------------------------------ help, fight or flee
    def decide(self, game: Dungeon) -> Flow | None:
        seat, fight = game.active, game.fight
        more: list[Option] = [] if fixed(game, seat) or fight.reached else outfits(game, seat, self.touched)
        if worn_with(game, seat, SCOUT) and not any([one.owner < 0 for one in fight.dice]):
            more.append(SCOUTING)
        if worn_with(game, seat, REACH) and not fight.reached:
            more.append(REACHING)
        if fight.helper < 0:
            more += [option("ask", s) for s in game.left_of(seat) if not self.requested >> s & 1]
            more += [option("agree", offer.by) for offer in self.open_terms(game)]
        return ask(seat, "decide", [*more, FIGHT, FLEE], "decided")

    def open_terms(self, game: Dungeon) -> list[Offer]:
        return [offer for offer in self.standing if not refused(game, offer)]

    def decided(self, game: Dungeon, choice: Option) -> Flow | None:
        seat = game.active
        match choice.verb:
            case "wear":
                self.touched += wear(game, seat, choice)
                return goto("decide")
            case "scout":
                game.heroes[seat].set = game.heroes[seat].worn
                roll_strength(game, "DD-SYM-18")
                return goto("decide")
            case "reach":
                roll_hero(game, seat, "DD-SYM-05")
                game.fight.reached = True
                return goto("decide")
            case "ask":
                other = int(choice.args[0])
                self.requested |= 1 << other
                game.note("DD-HELP-01", "asks", who=f"&{seat}", whom=f"&{other}")
                return call(Request(other), then="asked")
            case "agree":
                offer = next(o for o in self.open_terms(game) if o.by == choice.args[0])
                self.standing = ()
                game.tally("accepted", kind_of(offer))
                carry_out(game, offer)
                return goto("ready")
            case "flee":
                game.note("DD-SEARCH-02", "flees", who=f"&{seat}")
                game.put_back(game.fight.monster)
                game.combat = None
                return goto("end")
            case _:
                return goto("fight")

    def asked(self, game: Dungeon) -> Flow | None:
        if isinstance(self.got, Offer):
            self.standing = (*[o for o in self.standing if o.by != self.got.by], self.got)
        return goto("ready") if game.fight.helper >= 0 else goto("decide")

    def ready(self, game: Dungeon) -> Flow | None:
        """The helper dresses before the dice are rolled."""
        helper = game.fight.helper
        return call(Dress(helper) if not fixed(game, helper) else None, then="decide")

    def fight(self, game: Dungeon) -> Flow | None:
        game.note("DD-COMBAT-01", "fights", who=f"&{game.active}", monster=game.name(game.fight.monster))
        return call(Fight(), then="trophy")

    # ------------------------------------------------------------------ loot
    def trophy(self, game: Dungeon) -> Flow | None:
        """Red, black and gold monsters are kept (DD-TROPHY-01); deals about them are settled now (DD-TROPHY-04)."""
        self.result = str(self.got)
        die = game.fight.monster
        if self.result == "loss":
            game.put_back(die)
            game.combat = None
            return goto("judge")
        worth = game.trophy_worth()
        if worth:
            winner = claim(game, "trophy")
            game.heroes[winner].trophies += ((die, worth),)
            game.note("DD-TROPHY-01", "trophy", who=f"&{winner}", die=game.name(die), n=worth)
        else:
            game.put_back(die)
        return None

    def treasure(self, game: Dungeon) -> Flow | None:
        return call(Treasure(), then="judge")

    def judge(self, game: Dungeon) -> Flow | None:
        game.combat, game.drawn = None, ()
        return call(Victory(after_combat=True), then="end") if game.victors() else None

    def end(self, game: Dungeon) -> Flow | None:
        game.drawn = ()
        lapse(game)
        self.touched, self.requested, self.result, self.standing = (), 0, "", ()
        game.received = ()
        others = game.left_of(game.active)
        game.active = others[0] if others else game.active
        return goto("start")


def rest(game: Dungeon, seat: int) -> None:
    """Instead of a turn: 1-3 heals one wound, 4-5 two, 6 three (DD-REST-01)."""
    face = game.rng.die()
    game.note("DD-REST-01", "rests", who=f"&{seat}", n=face)
    game.heal(seat, 1 if face <= 3 else 2 if face <= 5 else 3, "DD-REST-01")


class Request(Procedure):
    """Somebody is asked to join: for nothing, for a price, or not at all (DD-HELP-01, DD-HELP-04). `out`: terms that
    were refused."""

    STEPS = {"ask": "DD-HELP-01 DD-HELP-02", "named": "DD-HELP-06"}

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def about(self) -> tuple[Any, ...]:
        return (self.seat,)

    def ask(self, game: Dungeon) -> Flow | None:
        terms = [TERMS] if game.kit.deals else []
        return ask(self.seat, "help", [HELP, *terms, DECLINE], "answered")

    def answered(self, game: Dungeon, choice: Option) -> Flow | None:
        if choice == HELP:
            game.fight.helper = self.seat
            game.note("DD-HELP-03", "joins", who=f"&{self.seat}")
        elif choice == TERMS:
            return call(Compose(self.seat, game.active, ("help",), (), 1), then="named")
        else:
            game.note("DD-HELP-06", "refuses", who=f"&{self.seat}", whom=f"&{game.active}")
        return goto("named")

    def named(self, game: Dungeon) -> Flow | None:
        offer = self.got
        self.out = offer if isinstance(offer, Offer) and offer.by == self.seat else None
        return None


class Dress(Procedure):
    """Equipment is changed just before it is used, which is as good as at any time (DD-EQUIP-03)."""

    STEPS = {"dress": "DD-EQUIP-03 DD-EQUIP-01"}

    def __init__(self, seat: int = 0, touched: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.touched = touched

    def fields(self) -> tuple[Any, ...]:
        return (self.seat, self.touched)

    def about(self) -> tuple[Any, ...]:
        return (self.seat,)

    def dress(self, game: Dungeon) -> Flow | None:
        found = outfits(game, self.seat, self.touched)
        return ask(self.seat, "dress", [*found, READY], "dressed") if found else None

    def dressed(self, game: Dungeon, choice: Option) -> Flow | None:
        if choice == READY:
            return None
        self.touched += wear(game, self.seat, choice)
        return goto("dress")
