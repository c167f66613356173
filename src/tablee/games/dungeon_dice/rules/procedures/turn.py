"""A turn: rest, or search for a monster, ask for help, fight or flee, and carry off what there is (DD-TURN)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb
from tablee.games.dungeon_dice.rules.abilities import PLAY
from tablee.games.dungeon_dice.rules.guards import (
    before_fight,
    before_search,
    can_ask,
    can_hunt,
    can_reach,
    can_scout,
    my_turn,
    picking,
    wounded,
)
from tablee.games.dungeon_dice.rules.keeping import carry_out, claim, lapse, owes_help, settle
from tablee.games.dungeon_dice.rules.offers import kind_of, refused, said
from tablee.games.dungeon_dice.rules.pointing import (
    die_words,
    on_bag,
    on_monster,
    on_seat,
    seat_words,
    somebody,
    the_monster,
)
from tablee.games.dungeon_dice.rules.procedures.deals import DEAL, Compose, Moment, moment, partners
from tablee.games.dungeon_dice.rules.procedures.duel import Victory
from tablee.games.dungeon_dice.rules.procedures.fight import Fight
from tablee.games.dungeon_dice.rules.procedures.gear import (
    EXCHANGE,
    WEAR,
    Dress,
    Pause,
    drink,
    exchange,
    exchanges,
    fixed,
    outfits,
    potions,
    wear,
    worn_with,
)
from tablee.games.dungeon_dice.rules.procedures.loot import Treasure
from tablee.games.dungeon_dice.rules.procedures.request import Request
from tablee.games.dungeon_dice.rules.procedures.rolls import roll_heroes, roll_strength
from tablee.games.dungeon_dice.rules.records import Combat, Offer
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import HEROES, HUNT, REACH, SCOUT
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import call, goto
from tablee.kernel.record import record


@record
class Turn(Pause):
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

    def dealing(self, game: Dungeon, seat: int, choice: Option) -> str:
        """The active player offers something while choosing what to do, once to each; others when they are asked."""
        if seat != game.active:
            return "DD-ACT-01"
        free = self.step in ("prepare", "decide") and choice in self.offers(game)
        return "" if free else "DD-TRADE-01"

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
        hunt = [HUNTING.bare] if worn_with(game, seat, HUNT) and len(game.bags["black"]) > 1 else []
        rest = [REST.bare] if game.heroes[seat].wounds else []
        return ask(seat, "prepare", [*more, *self.offers(game), *hunt, *rest, SEARCH.bare], "prepared")

    def prepared(self, game: Dungeon, choice: Option) -> Flow | None:
        seat = game.active
        if WEAR.of(choice):
            self.touched += wear(game, seat, choice)
            return goto("prepare")
        if PLAY.of(choice):
            drink(game, seat, choice)
            return goto("prepare")
        if EXCHANGE.of(choice):
            exchange(game, seat, choice)
            return goto("won_early")
        if DEAL.of(choice):
            return self.deal(game, int(choice.args[0]))
        self.touched = ()
        if REST.of(choice):
            rest(game, seat)
            return goto("end")  # DD-REST-02: instead of all six steps
        if HUNTING.of(choice):
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
        found = [PICK(game.kit.handles[die]) for die in game.drawn]
        one, two = game.drawn
        return ask(
            game.active,
            "pick",
            found,
            "picked",
            one=f"%A:{game.definition(one).id}",
            two=f"%a:{game.definition(two).id}",
        )

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
            game.note("DD-SEARCH-03", "finds", who=f"&{game.active}", kind=shown.treasure)
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
            more.append(SCOUTING.bare)
        if worn_with(game, seat, REACH) and not fight.reached:
            more.append(REACHING.bare)
        if fight.helper < 0:
            more += [ASKING[s] for s in game.left_of(seat) if not self.requested >> s & 1]
            if self.standing:
                more += [AGREE(offer.by) for offer in self.open_terms(game)]
        return ask(seat, "decide", [*more, *self.offers(game), FIGHT.bare, FLEE.bare], "decided")

    def open_terms(self, game: Dungeon) -> list[Offer]:
        return [offer for offer in self.standing if not refused(game, offer)]

    def decided(self, game: Dungeon, choice: Option) -> Flow | None:
        seat = game.active
        match choice.verb:
            case WEAR.name:
                self.touched += wear(game, seat, choice)
                return goto("decide")
            case PLAY.name:
                drink(game, seat, choice)
                return goto("decide")
            case SCOUTING.name:
                game.heroes[seat].set = game.heroes[seat].worn
                roll_strength(game, "DD-SYM-18")
                return goto("decide")
            case REACHING.name:
                roll_heroes(game, (seat,), "DD-SYM-05")
                game.fight.reached = True
                return goto("decide")
            case ASK.name:
                other = int(choice.args[0])
                self.requested |= 1 << other
                game.note("DD-HELP-01", "asks", who=f"&{seat}", whom=f"&{other}")
                if owes_help(game, other):
                    game.fight.helper = other
                    game.note("DD-TRADE-02", "joins-as-promised", who=f"&{other}")
                    return goto("met")
                return call(Request(other), then="asked")
            case DEAL.name:
                return self.deal(game, int(choice.args[0]))
            case AGREE.name:
                offer = next(o for o in self.open_terms(game) if o.by == choice.args[0])
                self.standing = ()
                game.tally("offers accepted", kind_of(offer))
                carry_out(game, offer)
                return goto("met")
            case FLEE.name:
                game.note("DD-SEARCH-02", "flees", who=f"&{seat}")
                game.tally("turns", "fled")
                game.put_back(game.fight.monster)
                game.combat = None
                return goto("end")
            case _:
                return goto("fight")

    def asking(self, game: Dungeon, seat: int, choice: Option) -> str:
        """Each is asked once (DD-HELP-01)."""
        return "DD-HELP-01" if self.requested >> int(choice.args[0]) & 1 else ""

    def agreeing(self, game: Dungeon, seat: int, choice: Option) -> str:
        offer = next((o for o in self.standing if o.by == choice.args[0]), None) if len(choice.args) == 1 else None
        return "DD-HELP-06" if offer is None else refused(game, offer)

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


def open_terms(game: Dungeon) -> list[Offer]:
    """Terms for help that can still be accepted in this turn, whatever goes on in it."""
    turn = next((frame for frame in game.stack if isinstance(frame, Turn)), None)
    met = game.combat is not None and not game.combat.fought
    return turn.open_terms(game) if turn is not None and met else []


# ---------------------------------------------------------------------- verbs
def agree_words(game: Dungeon, seat: int, choice: Option) -> Args:
    offer = next(o for o in AGREE.frame(game).standing if o.by == choice.args[0])
    return {**seat_words(game, seat, choice), "terms": f"%{said(offer)}"}


def search_tries(game: Dungeon, seat: int, piece: str) -> list[Option]:
    """Whoever searches draws a monster; from the other bags nobody draws at will."""
    return [SEARCH.bare] if piece == "bag.black" else []


def ask_tries(game: Dungeon, seat: int, piece: str) -> list[Option]:
    other = somebody(seat, piece)
    return [ASK(other)] if other >= 0 else []


def fight_tries(game: Dungeon, seat: int, piece: str) -> list[Option]:
    return [FIGHT.bare] if the_monster(game, piece) else []


def flee_tries(game: Dungeon, seat: int, piece: str) -> list[Option]:
    return [FLEE.bare] if the_monster(game, piece) else []


SEARCH = Verb("search", my_turn, before_search, on=on_bag, tries=search_tries, group="turn")
HUNTING = Verb("hunt", my_turn, before_search, can_hunt, on=on_bag, group="turn")
REST = Verb("rest", my_turn, before_search, wounded, group="turn")
PICK = Verb("pick", my_turn, picking, words=die_words)
SCOUTING = Verb("scout", my_turn, before_fight, can_scout, on=on_monster, group="turn")
REACHING = Verb("reach", my_turn, before_fight, can_reach, group="turn")
ASK = Answer(
    "ask",
    my_turn,
    before_fight,
    can_ask,
    at=Turn,
    asked=Turn.asking,
    words=seat_words,
    on=on_seat,
    tries=ask_tries,
    group="help",
)
ASKING = [ASK(seat) for seat in range(len(HEROES))]
AGREE = Answer(
    "agree",
    my_turn,
    before_fight,
    at=Turn,
    asked=Turn.agreeing,
    otherwise="DD-HELP-06",
    words=agree_words,
    on=on_seat,
    group="help",
)
FIGHT = Verb("fight", my_turn, before_fight, on=on_monster, tries=fight_tries, group="turn")
FLEE = Verb("flee", my_turn, before_fight, on=on_monster, tries=flee_tries, group="turn")
VERBS: list[Verb[Dungeon]] = [SEARCH, HUNTING, REST, PICK, SCOUTING, REACHING, ASK, AGREE, FIGHT, FLEE]
