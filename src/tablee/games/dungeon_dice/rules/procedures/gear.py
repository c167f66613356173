"""Equipment: what is owned, worn and used, and what is given up for something better (DD-EQUIP, DD-ARTI)."""

from __future__ import annotations

from functools import lru_cache

from tablee.gamekit.verb import Answer, Verb
from tablee.games.dungeon_dice.rules.abilities import PLAY
from tablee.games.dungeon_dice.rules.pointing import at_hand
from tablee.games.dungeon_dice.rules.records import Kit
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import EQUIPMENT, ONE_USE
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, goto
from tablee.kernel.record import record

FOR_ARTIFACT = 5  # equipment dice (DD-ARTI-01)


def hands(game: Dungeon, dice: tuple[int, ...]) -> int:
    return sum([game.kit.defs[die].hands for die in dice])


def wearing(game: Dungeon, seat: int, choice: Option) -> str:
    """Two hands and one armour, artifacts or not; nothing is changed in a combat, whatever arrives in it (DD-EQUIP-01,
    DD-EQUIP-02, DD-EQUIP-03, DD-ARTI-02; example DD-TRADE-05)."""
    if not 1 <= len(choice.args) <= 3:
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
    for arg in choice.args[1:]:
        away = game.kit.by_handle.get(str(arg), -1)
        if away not in worn:
            return "DD-EQUIP-01"
        worn = tuple([d for d in worn if d != away])
    if one.armor:
        return "DD-EQUIP-02" if any([game.kit.defs[d].armor for d in worn]) else ""
    if hands(game, worn) + one.hands > 2:
        return "DD-SYM-17" if one.hands == 2 and len(choice.args) > 1 else "DD-EQUIP-01"
    return ""


def outfits(game: Dungeon, seat: int, touched: tuple[int, ...]) -> tuple[Option, ...]:
    """Ways to put on one more die, in an empty place or instead of what is in its way; each die moves once."""
    hero = game.heroes[seat]
    return changes(game.kit, hero.dice, hero.worn, touched) if len(hero.worn) < len(hero.dice) else ()


@lru_cache(maxsize=1 << 13)
def changes(kit: Kit, dice: tuple[int, ...], worn: tuple[int, ...], touched: tuple[int, ...]) -> tuple[Option, ...]:
    """Remembered, because the same set is asked about at every decision of a turn."""
    names, defs = kit.handles, kit.defs
    free = 2 - sum([defs[die].hands for die in worn])
    instead: list[tuple[int, ...]]
    found: list[Option] = []
    for die in dice:
        one = defs[die]
        if die in worn or die in touched or not one.equipped:
            continue
        if one.armor:
            instead = [(old,) for old in worn if defs[old].armor] or [()]
        elif one.hands <= free:
            instead = [()]
        else:
            weapons = tuple([old for old in worn if defs[old].hands])
            enough = [old for old in weapons if free + defs[old].hands >= one.hands]
            instead = [(old,) for old in enough] or [weapons]  # two hands where two weapons are held: both go
        for away in instead:
            if not any([old in touched for old in away]):
                found.append(WEAR(names[die], *[names[old] for old in away]))
    return tuple(found)


def wear(game: Dungeon, seat: int, choice: Option) -> tuple[int, ...]:
    """Put it on; the dice that moved."""
    hero = game.heroes[seat]
    die = game.kit.by_handle[str(choice.args[0])]
    away = [game.kit.by_handle[str(arg)] for arg in choice.args[1:]]
    hero.worn = (*[d for d in hero.worn if d not in away], die)
    game.note("DD-EQUIP-03", "wears", who=f"&{seat}", die=game.name(die))
    return (die, *away)


def gear_of(game: Dungeon, seat: int) -> tuple[int, ...]:
    """What this hero rolls of all that is owned: what is worn, and belongs to the set used in this turn (DD-EQUIP-04,
    DD-EQUIP-06)."""
    hero = game.heroes[seat]
    return hero.worn if hero.set is None else tuple([die for die in hero.worn if die in hero.set])


def fixed(game: Dungeon, seat: int) -> bool:
    """Has this hero used a set in this turn? Then another one is of no use (DD-EQUIP-04)."""
    return game.heroes[seat].set is not None


def take_up(game: Dungeon, seat: int, die: int) -> None:
    """A die is held to be used outside a combat; what is held now is this hero's set of the turn (DD-EQUIP-04)."""
    hero, defs = game.heroes[seat], game.kit.defs
    if die not in hero.worn:
        hero.worn = (*[d for d in hero.worn if defs[d].armor], die)
    hero.set = hero.worn


# ---------------------------------------------------------------------- other things at any time
def exchanging(game: Dungeon, seat: int, choice: Option) -> str:
    """Five equipment dice that do not lie in a combat, for one artifact (DD-ARTI-01)."""
    dice = [game.kit.by_handle.get(str(arg), -1) for arg in choice.args]
    mine = [d for d in game.heroes[seat].dice if game.kit.defs[d].group == EQUIPMENT]
    if len(set(dice)) != FOR_ARTIFACT or any([die not in mine for die in dice]):
        return "DD-ARTI-01"
    if any([die in dice for die in game.busy()]):
        return "DD-ARTI-01"
    if any([die in dice for die in game.pledged()]):
        return "DD-TRADE-02"
    return "" if game.bags["yellow"] else "DD-TREAS-06"


def exchanges(game: Dungeon, seat: int) -> list[Option]:
    """The five that are worn least and worth least; others can be named."""
    if len(game.heroes[seat].dice) < FOR_ARTIFACT or not game.bags["yellow"]:
        return []
    busy = [*game.busy(), *game.pledged()]
    mine = [d for d in game.heroes[seat].dice if game.kit.defs[d].group == EQUIPMENT and d not in busy]
    if len(mine) < FOR_ARTIFACT:
        return []
    worst = sorted(mine, key=lambda d: (d in game.heroes[seat].worn, worth(game, d), d))[:FOR_ARTIFACT]
    return [EXCHANGE(*[game.kit.handles[d] for d in sorted(worst)])]


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
    """A healing potion in quiet times, whoever's turn it is (DD-ACT-01)."""
    if not game.heroes[seat].wounds or not game.quiet():
        return []
    names = game.kit.handles
    return [PLAY(names[d]) for d in game.one_use(seat) if game.kit.defs[d].kind == "healing-potion"]


def drink(game: Dungeon, seat: int, choice: Option) -> None:
    die = game.kit.by_handle[str(choice.args[0])]
    game.take_away(seat, die)
    game.put_back(die)
    game.note("DD-SINGLE-01", "plays", who=f"&{seat}", die=game.name(die))
    game.heal(seat, 1, "DD-SYM-25")


def worn_with(game: Dungeon, seat: int, symbol: str) -> bool:
    """Is a die with this symbol worn, and may it be used? It need not be rolled (DD-SYM-05, DD-SYM-12)."""
    signs = game.kit.signs
    return any([symbol in signs[die] for die in gear_of(game, seat)])


# ---------------------------------------------------------------------- changing equipment
def set_in_use(game: Dungeon, seat: int, choice: Option) -> str:
    """A set that was used is fixed for the turn, so that no other is offered."""
    return "DD-EQUIP-04" if game.combat is not None and fixed(game, seat) else ""


class Pause(Procedure):
    """Somebody is asked who may do what can be done at any time but in a combat."""

    touched: tuple[int, ...] = ()  # dice that were put on or off in this decision

    def changing(self, game: Dungeon, seat: int, choice: Option) -> str:
        """Each die moves once, and nothing is put away for what there is room for beside it."""
        moved = [game.kit.by_handle.get(str(arg), -1) for arg in choice.args]
        if any([die in self.touched for die in moved]):
            return "DD-EQUIP-03"
        for i in range(1, len(choice.args)):
            if not wearing(game, seat, WEAR(*choice.args[:i], *choice.args[i + 1 :])):
                return "DD-EQUIP-01"
        return set_in_use(game, seat, choice)

    def dealing(self, game: Dungeon, seat: int, choice: Option) -> str:
        """'' or the rule because of which this seat cannot make that offer while this frame asks."""
        return ""


@record
class Dress(Pause):
    """Equipment is changed, and wounds are healed, just before the fight, which is as good as at any time (DD-EQUIP-03,
    DD-ACT-01)."""

    STEPS = {"dress": "DD-EQUIP-03 DD-EQUIP-01 DD-ACT-01"}

    seat: int = 0
    touched: tuple[int, ...] = ()

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}

    def says(self, game: Dungeon) -> Args:
        """Who does not join a fight dresses for a duel."""
        joins = game.combat is not None and game.combat.helper == self.seat
        return {"duel": "no" if joins else "yes"}

    def dress(self, game: Dungeon) -> Flow | None:
        outfit = () if fixed(game, self.seat) else outfits(game, self.seat, self.touched)
        found = [*outfit, *potions(game, self.seat)]
        return ask(self.seat, "dress", [*found, READY.bare], "dressed") if found else None

    def dressed(self, game: Dungeon, choice: Option) -> Flow | None:
        if READY.of(choice):
            return None
        if PLAY.of(choice):
            drink(game, self.seat, choice)
        else:
            self.touched += wear(game, self.seat, choice)
        return goto("dress")


# ---------------------------------------------------------------------- verbs
def wear_words(game: Dungeon, seat: int, choice: Option) -> Args:
    die, *old = [str(arg) for arg in choice.args]
    return {"die": f"%on-dice:{die}", "n": len(old), "old": f"%of-dice:{'+'.join(old)}" if old else ""}


def wear_tries(game: Dungeon, seat: int, piece: str) -> list[Option]:
    die = at_hand(game, seat, piece)
    if die < 0 or die in game.heroes[seat].worn or game.kit.defs[die].group == ONE_USE:
        return []
    return [WEAR(piece)] if game.kit.defs[die].equipped else []


def exchange_words(game: Dungeon, seat: int, choice: Option) -> Args:
    return {"dice": "%dice:" + "+".join([str(arg) for arg in choice.args]), "n": len(choice.args)}


WEAR = Answer(
    "wear",
    wearing,
    at=Pause,
    asked=Pause.changing,
    otherwise=set_in_use,
    words=wear_words,
    tries=wear_tries,
    group="wear",
)
EXCHANGE = Verb("exchange", exchanging, words=exchange_words, group="dice")
READY: Verb[Dungeon] = Verb("ready", group="wear")
VERBS: list[Verb[Dungeon]] = [WEAR, EXCHANGE, READY]
