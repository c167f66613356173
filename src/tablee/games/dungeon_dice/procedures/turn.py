"""A turn: rest, or search for a monster, ask for help, fight or flee, and carry off what there is (DD-TURN)."""

from __future__ import annotations

from typing import Any

from tablee.games.dungeon_dice.keeping import carry_out, claim, lapse, owes_help, settle
from tablee.games.dungeon_dice.offers import kind_of, refused
from tablee.games.dungeon_dice.procedures.deals import Compose, Moment, moment, partners
from tablee.games.dungeon_dice.procedures.duel import Victory
from tablee.games.dungeon_dice.procedures.fight import Fight
from tablee.games.dungeon_dice.procedures.gear import (
    Dress,
    drink,
    exchange,
    exchanges,
    fixed,
    outfits,
    potions,
    wear,
    worn_with,
)
from tablee.games.dungeon_dice.procedures.loot import Treasure
from tablee.games.dungeon_dice.procedures.rolls import roll_hero, roll_strength
from tablee.games.dungeon_dice.records import Combat, Offer
from tablee.games.dungeon_dice.state import Dungeon
from tablee.games.dungeon_dice.vocabulary import HEROES, HUNT, REACH, SCOUT
from tablee.kernel.decision import Flow, Option, ask, option
from tablee.kernel.procedure import Procedure, call, goto
from tablee.kernel.record import record

SEARCH, HUNTING, REST, FIGHT, FLEE, EXCHANGE = [
    option(verb) for verb in ("search", "hunt", "rest", "fight", "flee", "exchange")
]
ASK = [option("ask", seat) for seat in range(len(HEROES))]
SCOUTING, REACHING, HELP, DECLINE, TERMS = [option(verb) for verb in ("scout", "reach", "help", "decline", "terms")]


# ---------------------------------------------------------------------- the turn
@record
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
        "met": "DD-GOAL-01",
        "decide": "DD-SEARCH-02 DD-SEARCH-04 DD-HELP-01 DD-EQUIP-03",
        "asked": "DD-HELP-01 DD-HELP-06",
        "hear": "DD-TRADE-01 DD-HELP-04",
        "heard": "DD-GOAL-01 DD-HELP-01",
        "ready": "DD-EQUIP-03 DD-ACT-01",
        "fight": "DD-COMBAT-01",
        "trophy": "DD-TROPHY-01 DD-TROPHY-04",
        "treasure": "DD-TREAS-01 DD-SEARCH-03",
        "judge": "DD-GOAL-01 DD-TIE-01",
        "end": "DD-TURN-02",
    }

    touched: tuple[int, ...] = ()  # dice that were put on or off in this decision
    requested: int = 0  # seats that were asked for help, as bits
    result: str = ""
    standing: tuple[Offer, ...] = ()  # terms for help that were refused and can still be accepted (DD-HELP-06)
    spoke: int = 0  # seats whose written offer was put while the active player was choosing, as bits
    dealt: int = 0  # seats that the active player has made an offer in this question, as bits

    def offers(self, game: Dungeon) -> list[Option]:
        """With whom the active player may still make a deal: once with each before the search, and once before the fight."""
        if not game.kit.deals:
            return []
        return [deal for deal in partners(game.left_of(game.active))[:-1] if not self.dealt >> int(deal.args[0]) & 1]

    def deal(self, game: Dungeon, other: int) -> Flow:
        self.dealt |= 1 << other
        return call(Compose(game.active, other), then="heard")

    def start(self, game: Dungeon) -> Flow | None:
        game.turn += 1
        for hero in game.heroes:
            hero.set = None
        game.note("DD-TURN-02", "turn", who=f"&{game.active}", n=game.turn)
        return None

    def greet(self, game: Dungeon) -> Flow | None:
        return moment(game, "turn", then="after_deals")

    def after_deals(self, game: Dungeon) -> Flow | None:
        return call(Victory(), then="prepare") if game.victors() else None

    def prepare(self, game: Dungeon) -> Flow | None:
        seat = game.active
        more = [*outfits(game, seat, self.touched), *exchanges(game, seat), *potions(game, seat)]
        hunt = [HUNTING] if worn_with(game, seat, HUNT) and len(game.bags["black"]) > 1 else []
        rest = [REST] if game.heroes[seat].wounds else []
        return ask(seat, "prepare", [*more, *self.offers(game), *hunt, *rest, SEARCH], "prepared")

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
        if choice.verb == "deal":
            return self.deal(game, int(choice.args[0]))
        self.touched = ()
        if choice == REST:
            rest(game, seat)
            return goto("end")  # DD-REST-02: instead of all six steps
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
        if shown.treasure:  # DD-DICE-04: the treasure face itself
            game.note("DD-SEARCH-03", "finds", who=f"&{game.active}", what=f"@symbol.{shown.treasure}")
            game.combat = None
            return goto("treasure")
        game.combat = Combat(die, face, bonus=(0,) * (len(game.heroes) + 1))
        self.spoke = self.dealt = 0  # there is something new to talk about
        game.note("DD-SEARCH-01", "meets", who=f"&{game.active}", monster=game.name(die), n=shown.level)
        return None

    def meet(self, game: Dungeon) -> Flow | None:
        return moment(game, "fight", then="met")

    def met(self, game: Dungeon) -> Flow | None:
        """A deal may have made somebody win, or join."""
        if game.victors():
            return call(Victory(), then="decide")
        return goto("ready") if game.fight.helper >= 0 else None

    # ------------------------------------------------------------------ help, fight or flee
    def decide(self, game: Dungeon) -> Flow | None:
        seat, fight = game.active, game.fight
        more = [] if fixed(game, seat) or fight.reached else [*outfits(game, seat, self.touched)]
        more += potions(game, seat)
        if worn_with(game, seat, SCOUT) and not any([one.owner < 0 for one in fight.dice]):
            more.append(SCOUTING)
        if worn_with(game, seat, REACH) and not fight.reached:
            more.append(REACHING)
        if fight.helper < 0:
            more += [ASK[s] for s in game.left_of(seat) if not self.requested >> s & 1]
            if self.standing:
                more += [option("agree", offer.by) for offer in self.open_terms(game)]
        return ask(seat, "decide", [*more, *self.offers(game), FIGHT, FLEE], "decided")

    def open_terms(self, game: Dungeon) -> list[Offer]:
        return [offer for offer in self.standing if not refused(game, offer)]

    def decided(self, game: Dungeon, choice: Option) -> Flow | None:
        seat = game.active
        match choice.verb:
            case "wear":
                self.touched += wear(game, seat, choice)
                return goto("decide")
            case "play":
                drink(game, seat, choice)
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
                if owes_help(game, other):
                    game.fight.helper = other
                    game.note("DD-TRADE-02", "joins-as-promised", who=f"&{other}")
                    return goto("met")
                return call(Request(other), then="asked")
            case "deal":
                return self.deal(game, int(choice.args[0]))
            case "agree":
                offer = next(o for o in self.open_terms(game) if o.by == choice.args[0])
                self.standing = ()
                game.tally("offers accepted", kind_of(offer))
                carry_out(game, offer)
                return goto("met")
            case "flee":
                game.note("DD-SEARCH-02", "flees", who=f"&{seat}")
                game.tally("turns", "fled")
                game.put_back(game.fight.monster)
                game.combat = None
                return goto("end")
            case _:
                return goto("fight")

    def asked(self, game: Dungeon) -> Flow | None:
        if isinstance(self.got, Offer):
            self.standing = (*[o for o in self.standing if o.by != self.got.by], self.got)
        return goto("hear") if game.filed else goto("met")

    def hear(self, game: Dungeon) -> Flow | None:
        """Only what was written down; nobody is asked for more."""
        return call(Moment("filed", len(game.heroes)), then="heard")

    def heard(self, game: Dungeon) -> Flow | None:
        return goto("after_deals") if game.combat is None else goto("met")

    def ready(self, game: Dungeon) -> Flow | None:
        """The helper dresses before the dice are rolled."""
        return call(Dress(game.fight.helper), then="decide")

    def fight(self, game: Dungeon) -> Flow | None:
        game.note("DD-COMBAT-01", "fights", who=f"&{game.active}", monster=game.name(game.fight.monster))
        return call(Fight(), then="trophy")

    # ------------------------------------------------------------------ loot
    def trophy(self, game: Dungeon) -> Flow | None:
        """Red, black and gold monsters are kept (DD-DICE-05, DD-TROPHY-01); deals about them are settled now (DD-TROPHY-04)."""
        self.result = str(self.got)
        die = game.fight.monster
        settle(game, self.result)
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
        return call(Victory(), then="end") if game.victors() else None

    def end(self, game: Dungeon) -> Flow | None:
        game.drawn = ()
        lapse(game, fought=bool(self.result))
        self.touched, self.requested, self.result, self.standing, self.spoke, self.dealt = (), 0, "", (), 0, 0
        game.received = ()
        others = game.left_of(game.active)
        game.active = others[0] if others else game.active
        return goto("start")


def rest(game: Dungeon, seat: int) -> None:
    """Instead of a turn: 1-3 heals one wound, 4-5 two, 6 three (DD-REST-01)."""
    face = game.rng.die()
    game.note("DD-REST-01", "rests", who=f"&{seat}", n=face)
    game.tally("turns", "rested")
    game.heal(seat, 1 if face <= 3 else 2 if face <= 5 else 3, "DD-REST-01")


@record
class Request(Procedure):
    """Somebody is asked to join: for nothing, for a price, or not at all (DD-HELP-01, DD-HELP-04). `out`: terms that
    were refused."""

    STEPS = {"ask": "DD-HELP-01 DD-HELP-02", "named": "DD-HELP-06"}

    seat: int = 0

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
