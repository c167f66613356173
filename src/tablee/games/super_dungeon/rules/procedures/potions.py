"""Potions: in one's own activation, shared between Heroes, and in emergencies of the Consul Turn (SD-POTION)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb, nothing
from tablee.games.super_dungeon.rules.abilities import POTION_MASTER
from tablee.games.super_dungeon.rules.aiming import Near, reach, surroundings
from tablee.games.super_dungeon.rules.chores import Args
from tablee.games.super_dungeon.rules.effects import has_lasting
from tablee.games.super_dungeon.rules.procedures.acting import aimed
from tablee.games.super_dungeon.rules.procedures.traps import NO_POTIONS, NO_POTIONS_NEXT
from tablee.games.super_dungeon.rules.ranks import CONSUL
from tablee.games.super_dungeon.rules.records import Declined
from tablee.games.super_dungeon.rules.state import Arena, whose
from tablee.games.super_dungeon.rules.targets import Turn, act_option, aim_forbids, choices, hit, meant, turn_of
from tablee.games.super_dungeon.rules.usable import down, stopped
from tablee.games.super_dungeon.rules.values import abilities
from tablee.games.super_dungeon.rules.vocabulary import EMERGENCY, OFFENSE, ActionDef
from tablee.games.super_dungeon.show.deeds import Doing, by_active, drink_label
from tablee.kernel.decision import PASS, YES_NO, Flow, Option, ask
from tablee.kernel.decision import Args as Said
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record

POTION = "potion"  # in `Activation.used`, once for each potion drunk


# ---------------------------------------------------------------------- what may be drunk
def refused(what: str, owner: str) -> str:
    """In `used`: the owner of the card has said no."""
    return f"refused:{owner}/{what}"


def sober(game: Arena, n: int) -> str:
    """What keeps a model from drinking anything at all; '' if nothing does (SD-STATUS-08, SD-STATUS-09)."""
    if not game.is_hero(n) or game.models[n].at < 0:
        return "SD-POTION-07"
    if down(game, n):
        return "SD-STATUS-08"
    choked = has_lasting(game, n, NO_POTIONS) or has_lasting(game, n, NO_POTIONS_NEXT)
    return "SD-EXPLORE-02" if choked else ""


def spent(game: Arena, n: int, used: tuple[str, ...]) -> str:
    """One potion in an activation, two for who is a Potion Master (SD-POTION-03)."""
    if game.kit.options["potions-each"] == "any":
        return ""
    most = 2 if abilities(game, n) & POTION_MASTER else 1
    return "SD-POTION-03" if used.count(POTION) >= most else ""


def lacking(game: Arena, n: int, owner: int, potion: ActionDef) -> str:
    """What keeps it from this potion on that card (SD-POTION-02, SD-POTION-07, SD-ACTION-03)."""
    model = game.models[owner]
    if not game.is_hero(owner) or model.at < 0 or potion not in game.card(owner).drinks:
        return "SD-POTION-07"
    if model.potions < potion.cost:
        return "SD-POTION-02"
    if potion.special.KEPT and owner != n:
        return "SD-PRIORITY-01"
    return stopped(game, n, potion) if game.kit.on("ice-stops-potions") else ""


def drinks(game: Arena, n: int, used: tuple[str, ...], timing: str = "") -> list[Args]:
    """POTION OWNER [TARGET] of all that it could drink now; with `timing` only potions of that kind."""
    found: list[Args] = []
    nears: dict[int, list[Near]] = {}
    for owner in game.heroes():
        if not game.models[owner].potions:
            continue
        handle = game.kit.handles[owner]
        for potion in game.card(owner).drinks:
            if (timing and potion.timing != timing) or lacking(game, n, owner, potion):  # SD-POTION-06
                continue
            if refused(potion.id, handle) in used:
                continue
            squares = reach(game, n, potion) if potion.reach else -1
            if squares not in nears:
                nears[squares] = surroundings(game, n, squares) if squares >= 0 else []
            found += [(potion.id, handle, *args) for args in choices(game, n, potion, nears[squares])]
    return found


def drink_options(game: Arena, n: int, frame: Turn) -> list[Option]:
    if not game.is_hero(n) or sober(game, n) or spent(game, n, frame.used):
        return []
    return [DRINK(*args) for args in drinks(game, n, frame.used)]


def begin(game: Arena, n: int, option: Option) -> Procedure:
    """The procedure of `drink POTION OWNER [TARGET]`."""
    return Drink(n, str(option.args[0]), game.kit.by_handle[str(option.args[1])], option.args[2:])


@record
class Drink(Procedure):
    """Tokens come off the owner's card, the drinker resolves the action as its own (SD-POTION-02, SD-POTION-07).

    `out`: was it drunk?"""

    STEPS = {
        "share": "SD-POTION-07",
        "pay": "SD-POTION-02 SD-POTION-07",
        "over": "SD-POTION-08",
    }

    user: int
    what: str
    owner: int
    args: Args

    def about(self) -> Said:
        return whose(self.user)

    def says(self, game: Arena) -> Said:
        return {"who": game.the(self.user), "what": f"@action.{self.what}", "owner": game.the(self.owner)}

    def share(self, game: Arena) -> Flow | None:
        """Another player's card: only with that player's leave."""
        seat = game.models[self.owner].seat
        return None if seat == game.models[self.user].seat else ask(seat, "share", YES_NO, then="answered")

    def answered(self, game: Arena, choice: Option) -> Flow | None:
        if YES.of(choice):
            return goto("pay")
        turn = turn_of(game)
        handle = game.kit.handles[self.owner]
        if turn is not None and turn.model == self.user:
            turn.used = (*turn.used, refused(self.what, handle))
        game.note("SD-POTION-07", "keeps-potion", who=game.name(self.owner), what=f"#action.{self.what}")
        self.out = False
        return done()

    def pay(self, game: Arena) -> Flow | None:
        potion = game.kit.actions[self.what]
        game.change(self.owner, potions=game.models[self.owner].potions - potion.cost)
        turn = turn_of(game)
        if turn is not None and turn.model == self.user:
            turn.used = (*turn.used, POTION)
        else:
            game.drunk = (*game.drunk, self.user)
        if self.owner != self.user:
            game.note("SD-POTION-07", "shares", who=game.name(self.owner), target=game.name(self.user))
        return call(aimed(game, self.user, self.what, self.args), then="over")

    def over(self, game: Arena) -> Flow | None:
        self.out = True
        return done()


# ---------------------------------------------------------------------- emergencies
def in_need(game: Arena, seat: int, no: tuple[str, ...]) -> list[Option]:
    """Emergency potions that the Heroes of a seat could drink to some effect, each Hero one in a Consul Turn."""
    found: list[Option] = []
    for n in game.heroes():
        if game.models[n].seat == seat and n not in game.drunk and not sober(game, n):
            handle = game.kit.handles[n]
            found += [SAVE(handle, *args) for args in drinks(game, n, no, EMERGENCY)]
    return found


def brewed(game: Arena) -> bool:
    """Does any card of a Hero hold tokens for an emergency potion? Asked often, so it only counts."""
    for n in game.kit.heroes:
        model = game.models[n]
        if model.potions and model.at >= 0:
            for potion in game.card(n).drinks:
                if potion.timing == EMERGENCY and potion.cost <= model.potions:
                    return True
    return False


def struck(game: Arena) -> tuple[int, ...]:
    """The Heroes whom a declared attack is about to hit."""
    turn = turn_of(game)
    if turn is None or not turn.declared:
        return ()
    option = act_option(turn.declared)
    action = meant(game, option)[0]
    if action is None or action.kind != OFFENSE:
        return ()
    return tuple([n for n in hit(game, turn.model, option) if game.is_hero(n)])


def helped(game: Arena, option: Option) -> list[int]:
    """The Heroes for whom `emergency DRINKER POTION OWNER [TARGET]` would do something."""
    drinker = game.kit.by_handle[str(option.args[0])]
    return [n for n in hit(game, drinker, option) if game.is_hero(n)]


def declined(game: Arena, seat: int, hero: int, potion: str) -> Declined:
    """How bad things were when this player last did not want this potion for this Hero."""
    for one in game.declined:
        if one.hero == hero and one.seat == seat and one.potion == potion:
            return one
    return Declined(seat, hero, potion, 0, 0, False)


def decline(game: Arena, seat: int, options: list[Option]) -> None:
    """Nothing of this is wanted as things stand, nor if they were better."""
    new: list[Declined] = []
    aim = struck(game)
    for option in options:
        potion = str(option.args[1])
        for n in helped(game, option):
            if any([one.hero == n and one.potion == potion for one in new]):
                continue
            old, model = declined(game, seat, n, potion), game.models[n]
            before = old.struck and old.wounds >= model.wounds
            wounds = max(old.wounds, model.wounds)
            new.append(Declined(seat, n, potion, wounds, old.statuses | model.statuses, before or n in aim))
    named = [(one.hero, one.potion) for one in new]
    kept = [one for one in game.declined if one.seat != seat or (one.hero, one.potion) not in named]
    game.declined = (*kept, *new)


def still_declined(game: Arena) -> tuple[Declined, ...]:
    """At the beginning of a Consul Turn: what has become better since may become worse again, and attacks are new ones."""
    found: list[Declined] = []
    for one in game.declined:
        model = game.models[one.hero]
        wounds, statuses = min(one.wounds, model.wounds), one.statuses & model.statuses
        if model.at >= 0 and (wounds or statuses):
            found.append(Declined(one.seat, one.hero, one.potion, wounds, statuses, False))
    return tuple(found)


def emergency(game: Arena) -> Procedure | None:
    """The window for emergency potions: at every moment of the Consul Turn but within a roll, so after each activation,
    action, move and step, and between an attack's declaration and its dice (SD-POTION-04, SD-POTION-05); nothing if
    nobody could use it. Whether a person wants to be asked is no matter of the rules (`matter.py`)."""
    if game.side != CONSUL or not brewed(game):
        return None
    for seat in game.kit.party_seats:
        if in_need(game, seat, ()):
            return Emergency()
    return None


@record
class Emergency(Procedure):
    """Every Hero player who can may let Heroes drink, in the order of the seats; the book's example is SD-POTION-09.

    `out`: did nobody drink after another player had declined? Then all have declined as things stand now."""

    STEPS = {"whose": "SD-POTION-04", "offer": "SD-POTION-04 SD-POTION-05", "drunk": "SD-POTION-04"}

    at: int = 0  # the seat whose turn it is, counted among the Hero players
    no: tuple[str, ...] = ()  # potions whose owners have said no
    asked: str = ""  # the potion that is being asked for
    calm: bool = True  # nobody drank after another player had declined

    def says(self, game: Arena) -> Said:
        """What is going on: an attack that has been declared, a monster's activation, or nothing yet."""
        turn = turn_of(game)
        if turn is None:
            return {"moment": "begin"}
        args: Said = {"moment": "now", "who": game.the(turn.model)}
        aim = struck(game)
        if aim:
            action = meant(game, act_option(turn.declared))[0]
            assert action is not None
            args |= {"moment": "struck", "what": f"@action.{action.id}", "target": game.the(aim[0])}
            args |= {"n": len(aim), "more": len(aim) - 1}
        return args

    def seat(self, game: Arena) -> int:
        return game.kit.party_seats[self.at]

    def whose(self, game: Arena) -> Flow | None:
        while self.at < len(game.kit.party_seats):
            if in_need(game, self.seat(game), self.no):
                return goto("offer")
            self.at += 1
        self.out = self.calm
        return done()

    def offer(self, game: Arena) -> Flow | None:
        seat = self.seat(game)
        return ask(seat, "emergency", [*in_need(game, seat, self.no), PASS], then="chosen")

    def chosen(self, game: Arena, choice: Option) -> Flow | None:
        if choice == PASS:
            decline(game, self.seat(game), in_need(game, self.seat(game), self.no))
            self.at += 1
            return goto("whose")
        drinker, what, owner = [str(arg) for arg in choice.args[:3]]
        self.asked = refused(what, owner)
        by = game.kit.by_handle
        return call(Drink(by[drinker], what, by[owner], choice.args[3:]), then="drunk")

    def drunk(self, game: Arena) -> Flow | None:
        if not self.got:
            self.no = (*self.no, self.asked)
        elif self.at:
            self.calm = False
        return goto("whose")

    def saving(self, game: Arena, seat: int, choice: Option) -> str:
        n = game.kit.by_handle.get(str(choice.args[0]) if choice.args else "", -1)
        if n < 0 or game.models[n].seat != seat:
            return "SD-COMP-01"
        potion = game.kit.actions.get(str(choice.args[1]) if len(choice.args) > 1 else "")
        if n in game.drunk or potion is None or potion.timing != EMERGENCY:  # SD-POTION-06
            return "SD-POTION-04"
        return sober(game, n) or forbidden(game, n, choice.args[1:], self.no)


# ---------------------------------------------------------------------- why not
def forbidden(game: Arena, n: int, args: Args, used: tuple[str, ...]) -> str:
    """The rule against POTION OWNER [TARGET] for this drinker; '' if none is."""
    potion = game.kit.actions.get(str(args[0]) if args else "")
    owner = game.kit.by_handle.get(str(args[1]) if len(args) > 1 else "", -1)
    if potion is None or not potion.timing or owner < 0:
        return "SD-POTION-02"
    if refused(potion.id, game.kit.handles[owner]) in used:
        return "SD-POTION-07"
    return lacking(game, n, owner, potion) or aim_forbids(game, n, potion, args[2:])


def drinking(game: Arena, seat: int, choice: Option) -> str:
    turn = turn_of(game)
    if turn is None or turn.step == "upkeep" or game.models[turn.model].seat != seat:
        return "SD-POTION-03"
    n = turn.model
    return sober(game, n) or spent(game, n, turn.used) or forbidden(game, n, choice.args, turn.used)


def not_now(game: Arena, seat: int, choice: Option) -> str:
    return "SD-POTION-05" if game.side == CONSUL else "SD-POTION-04"


# ---------------------------------------------------------------------- verbs
def drinker(game: Arena, choice: Option) -> int:
    """`emergency DRINKER POTION OWNER [TARGET]`."""
    return game.kit.by_handle[str(choice.args[0])]


OWN, SAVING = Doing(by_active, drink_label), Doing(drinker, drink_label)
DRINK = Verb("drink", drinking, words=OWN.words, on=OWN.on, to=OWN.to, group="potions")
SAVE = Answer(
    "emergency",
    at=Emergency,
    asked=Emergency.saving,
    otherwise=not_now,
    words=SAVING.words,
    on=SAVING.on,
    to=SAVING.to,
)
YES: Verb[Arena] = Verb("yes", on=nothing)
NO: Verb[Arena] = Verb("no", on=nothing)
VERBS: list[Verb[Arena]] = [DRINK, SAVE, YES, NO]
PROCEDURES: tuple[type[Procedure], ...] = (Drink, Emergency)
