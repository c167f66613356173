"""Power-Up, after every turn: equipment, Wonders, Mighty Monsters, boss spawn, in this order (SD-POWERUP-01)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb, nothing
from tablee.games.super_dungeon.rules import drawing, equipment
from tablee.games.super_dungeon.rules.kit import BOOTY_CARD, WONDER
from tablee.games.super_dungeon.rules.placing import Place, around
from tablee.games.super_dungeon.rules.pointing import DONE, called, card_words, on_card
from tablee.games.super_dungeon.rules.procedures import luck, pets
from tablee.games.super_dungeon.rules.procedures.bossfight import BossSpawn, Ladder
from tablee.games.super_dungeon.rules.procedures.healing import HEAL, carry_out, cures
from tablee.games.super_dungeon.rules.records import CHEST
from tablee.games.super_dungeon.rules.seats import from_speaker
from tablee.games.super_dungeon.rules.state import Arena
from tablee.kernel.decision import PASS, Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record

PET_REACH = 2  # squares between a new pet and its master (SD-PET-04)


class PowerUp(Procedure):
    STEPS = {
        "treasure": "SD-POWERUP-01 SD-POWERUP-04",
        "rewarded": "SD-POWERUP-04",
        "loot": "SD-POWERUP-02",
        "offer": "SD-POWERUP-02",
        "equipment": "SD-POWERUP-01",
        "wonders": "SD-POWERUP-01 SD-WONDER-01",
        "mighty_monsters": "SD-POWERUP-01 SD-MIGHTY-01",
        "boss_spawn": "SD-POWERUP-01 SD-BOSSSPAWN-01",
    }

    def treasure(self, game: Arena) -> Flow | None:
        """The cards earned in the turn are drawn now (`death` holds them to the limit of three); those from chests are in
        the backpack already (SD-POWERUP-06)."""
        game.note("SD-POWERUP-01", "power-up")
        if not game.treasure_due:
            return goto("loot")
        hero = luck.lucky_one(game)
        seat = game.models[hero].seat if hero >= 0 else game.speaks()
        return call(luck.Treasures(seat, game.treasure_due, hero >= 0, False), then="rewarded")

    def rewarded(self, game: Arena) -> Flow | None:
        drawing.gain(game, "treasure", self.got, game.treasure_due, "SD-POWERUP-04")
        game.treasure_due = 0
        return None

    def loot(self, game: Arena) -> Flow | None:
        """The party may draw it. Who wants no card of these need not equip it, so the question is asked only while a
        Cursed card may come, or if the table wants it always."""
        due = game.loot_due + game.loot_more
        if not due:
            return goto("equipment")
        if game.kit.options["ask-loot"] == "always" or drawing.curse_waits(game, "loot"):
            if game.loot or game.loot_out:
                return None
        self.draw_loot(game, due)
        game.loot_due = game.loot_more = 0
        return goto("equipment")

    def draw_loot(self, game: Arena, count: int) -> None:
        drawing.gain(game, "loot", drawing.draw_some(game, "loot", count), count, "SD-POWERUP-02")

    def offer(self, game: Arena) -> Flow | None:
        return ask(game.speaks(), "loot", (DRAW.bare, PASS), then="answered", n=game.loot_due + game.loot_more)

    def answered(self, game: Arena, choice: Option) -> Flow | None:
        """Card by card: who has seen one may want no other."""
        if choice == PASS:
            game.note("SD-POWERUP-02", "declines-loot", count=game.loot_due + game.loot_more)
            game.loot_due = game.loot_more = 0
            return goto("equipment")
        self.draw_loot(game, 1)
        if game.loot_due:
            game.loot_due -= 1
        else:
            game.loot_more -= 1
        return goto("loot")

    def equipment(self, game: Arena) -> Flow | None:
        return call(Equipment() if equipment.spare(game) else None, then="wonders")

    def wonders(self, game: Arena) -> Flow | None:
        return call(Wonders() if strays(game) else None, then="mighty_monsters")

    def mighty_monsters(self, game: Arena) -> Flow | None:
        climbs, game.climbs = game.climbs, 0
        return call(Ladder(climbs) if climbs else None, then="boss_spawn")

    def boss_spawn(self, game: Arena) -> Flow | None:
        return BossSpawn() if game.dead_points else None

    def drawing_loot(self, game: Arena, seat: int, choice: Option) -> str:
        """Only what is due, by who speaks for the party."""
        asked = self.step == "offer" and seat == game.speaks()
        return "" if asked and choice == DRAW.bare else "SD-POWERUP-02"


# ---------------------------------------------------------------------- 1 equipment
@record
class Equipment(Procedure):
    """Each owner in turn may equip cards of the backpack; the rest is discarded, and Treasures so discarded heal.
    SD-EQUIP-08 tells of three of these."""

    STEPS = {
        "curses": "SD-ABIL-05",
        "equip": "SD-EQUIP-01 SD-EQUIP-02 SD-EQUIP-04",
        "discard": "SD-EQUIP-05",
        "heal": "SD-EQUIP-06",
    }

    passed: tuple[int, ...] = ()  # seats that are done
    heals: int = 0  # for discarded Treasures
    closing: bool = False  # all are done: only healing is left

    def says(self, game: Arena) -> Args:
        """Cursed cards that must find a bearer; what becomes of the rest."""
        if self.step != "curses":
            return {"kept": "yes" if game.kit.on("keep-cards") else "no"}
        cards = dict.fromkeys([game.kit.cards[card].id for card, _ in equipment.burdens(game)])
        return {"n": len(cards), "cards": f"%sheets:{'+'.join([f'gear.{id}' for id in cards])}"}

    def curses(self, game: Arena) -> Flow | None:
        """A Cursed card must be equipped while some Hero has its slot free; the party says who."""
        found = equipment.burdens(game)
        if not found:
            return None
        return ask(
            game.speaks(), "must-equip", [equip_option(game, card, hero) for card, hero in found], then="burdened"
        )

    def burdened(self, game: Arena, choice: Option) -> Flow | None:
        self.heals += equipment.equip(game, *named(game, choice))
        return goto("curses")

    def equip(self, game: Arena) -> Flow | None:
        for seat in from_speaker(game):
            options = [] if seat in self.passed else equip_options(game, seat)
            if options:
                return ask(seat, "equip", [*options, DONE.bare], then="equipped")
        return None

    def equipped(self, game: Arena, choice: Option) -> Flow | None:
        if DONE.of(choice):
            self.passed += (asked_first(game, self.passed),)
            return goto("equip")
        self.heals += equipment.equip(game, *named(game, choice))
        return goto("heal") if self.heals else goto("equip")

    def discard(self, game: Arena) -> Flow | None:
        """Whatever is left over goes, unless the party keeps its cards (SD-DIFF-08)."""
        self.closing = True
        if not game.kit.on("keep-cards"):
            rest = equipment.spare(game)
            game.backpack = tuple([card for card in game.backpack if card not in rest])
            self.heals += sum([equipment.discard(game, card) for card in rest])
        return None

    def heal(self, game: Arena) -> Flow | None:
        options = heal_options(game) if self.heals else []
        if not options:
            return None if self.closing else goto("equip")
        return ask(game.speaks(), "treasure-heals", [*options, PASS], then="healed")

    def healed(self, game: Arena, choice: Option) -> Flow | None:
        self.heals -= 1
        if choice == PASS:
            self.heals = 0
        else:
            carry_out(game, choice, "SD-EQUIP-06")
        return goto("heal")

    def equipping(self, game: Arena, seat: int, choice: Option) -> str:
        """`equip CARD HERO`; who names a slot besides must name the right one (SD-EQUIP-01)."""
        card, hero = named(game, choice)
        if game.models[hero].seat != seat and self.step != "curses":
            return "SD-COMP-01"
        rule = equipment.refusal(game, card, hero)
        if not rule and len(choice.args) == 3 and choice.args[2] != equipment.gear(game, card).slot:
            rule = "SD-EQUIP-01"
        return rule


def asked_first(game: Arena, passed: tuple[int, ...]) -> int:
    return next(seat for seat in from_speaker(game) if seat not in passed and equip_options(game, seat))


def equip_option(game: Arena, card: int, hero: int) -> Option:
    return EQUIP(game.kit.cards[card].handle, game.kit.handles[hero])


def equip_options(game: Arena, seat: int) -> list[Option]:
    """Every card, one of each kind, on every Hero of the seat that may have it, wherever it stands (SD-COMP-08)."""
    cards: dict[str, int] = {}
    for card in equipment.spare(game):
        cards.setdefault(game.kit.cards[card].id, card)
    return [
        equip_option(game, card, hero)
        for card in cards.values()
        for hero in game.heroes()
        if game.models[hero].seat == seat and not equipment.refusal(game, card, hero)
    ]


def heal_options(game: Arena) -> list[Option]:
    """A wound or a status of any Hero in the dungeon (SD-DEATH-03)."""
    found: list[Option] = []
    for n in game.heroes():
        if game.models[n].wounds:
            found.append(HEAL(game.kit.handles[n]))
        found += cures(game, n)
    return found


def named(game: Arena, choice: Option) -> tuple[int, int]:
    """Card and Hero of `equip CARD HERO`; -1 for what is not there."""
    if len(choice.args) not in (2, 3):
        return -1, -1
    return game.kit.by_card.get(str(choice.args[0]), -1), game.kit.by_handle.get(str(choice.args[1]), -1)


def real_ones(game: Arena, seat: int, choice: Option) -> str:
    card, hero = named(game, choice)
    return "" if card >= 0 and hero in game.kit.heroes else "SD-EQUIP-01"


# ---------------------------------------------------------------------- 2 Wonders
def strays(game: Arena) -> list[int]:
    """Pets without a master that the party has: their cards are in the backpack, or they came with a Hero (SD-PET-03)."""
    held = [game.kit.cards[card].id for card in game.backpack if game.kit.cards[card].kind == WONDER]
    held += [game.card(hero).pet for hero in game.kit.heroes if game.card(hero).pet]
    return [n for n in game.pets() if game.models[n].master < 0 and game.models[n].card in held]


def mastering(game: Arena, pet: int, hero: int) -> str:
    """The rule against this Hero becoming its master, or ''."""
    if game.models[hero].at < 0:
        return "SD-DEATH-03"
    own = game.card(hero).pet
    return "SD-ABIL-14" if own and own != game.models[pet].card else ""


@record
class Wonders(Procedure):
    """The party may give each pet of the backpack a master; a Hero takes at most one in a Power-Up (SD-PET-02)."""

    STEPS = {"give": "SD-WONDER-01 SD-WONDER-02 SD-PET-04"}

    passed: tuple[int, ...] = ()
    served: tuple[int, ...] = ()  # Heroes that took one

    def says(self, game: Arena) -> Args:
        return {"pets": f"%models:{'+'.join([str(pet) for pet in strays(game)])}"}

    def options(self, game: Arena, seat: int) -> list[Option]:
        heroes = [n for n in game.heroes() if game.models[n].seat == seat and n not in self.served]
        return [
            MASTER(game.kit.handles[pet], game.kit.handles[hero])
            for pet in strays(game)
            for hero in heroes
            if not mastering(game, pet, hero)
        ]

    def give(self, game: Arena) -> Flow | None:
        for seat in from_speaker(game):
            options = [] if seat in self.passed else self.options(game, seat)
            if options:
                return ask(seat, "wonders", [*options, DONE.bare], then="given")
        return done()  # pets that nobody took stay in the backpack

    def given(self, game: Arena, choice: Option) -> Flow | None:
        if DONE.of(choice):
            seats = [seat for seat in from_speaker(game) if seat not in self.passed and self.options(game, seat)]
            self.passed += (seats[0],)
            return goto("give")
        pet, hero = [game.kit.by_handle[str(arg)] for arg in choice.args]
        old = pets.pet_of(game, hero)
        if old >= 0:
            pets.release(game, old)  # it may find another master at once
        card = next((c for c in game.backpack if game.kit.cards[c].id == game.models[pet].card), -1)
        game.backpack = tuple([c for c in game.backpack if c != card])
        seat = game.models[hero].seat
        game.change(pet, master=hero, seat=seat)
        self.served += (hero,)
        game.note("SD-PET-04", "masters", who=game.name(hero), pet=game.name(pet))
        near = around(game, [hero], PET_REACH)
        return call(Place(seat, (pet,), near, "SD-PET-04"), then="give")

    def giving(self, game: Arena, seat: int, choice: Option) -> str:
        if len(choice.args) != 2:
            return "SD-WONDER-01"
        pet, hero = [game.kit.by_handle.get(str(arg), -1) for arg in choice.args]
        if pet not in strays(game) or hero not in game.kit.heroes:
            return "SD-PET-01"
        if game.models[hero].seat != seat:
            return "SD-COMP-01"
        return mastering(game, pet, hero) or ("SD-PET-02" if hero in self.served else "")


# ---------------------------------------------------------------------- chests
@record
class Chest(Procedure):
    """A chest is opened: its Treasures go to the backpack during the action (SD-POWERUP-06), or a Boo Booty jumps out."""

    STEPS = {
        "draw": "SD-POWERUP-06 SD-BOOTY-04",
        "found": "SD-HERO-04 SD-BOOTY-03",
    }

    hero: int
    at: int  # the square of the chest
    count: int

    def draw(self, game: Arena) -> Flow | None:
        game.lift(next(token for token in game.tokens if token.kind == CHEST and token.at == self.at))
        seat, fortune = game.models[self.hero].seat, luck.lucky(game, self.hero, chest=True)
        return call(luck.Treasures(seat, self.count, fortune, True), then="found")

    def found(self, game: Arena) -> Flow | None:
        """A Boo Booty takes the chest's square; whatever else was drawn with it is discarded and heals nobody."""
        cards: tuple[int, ...] = self.got
        booties = [card for card in cards if game.kit.cards[card].kind == BOOTY_CARD]
        if not booties:
            drawing.gain(game, "treasure", cards, self.count)
            return done()
        for card in cards:
            game.discard("treasure", card)
        n = game.pool(game.kit.cards[booties[0]].id)[0]
        game.put(n, self.at)
        game.note("SD-BOOTY-03", "booty", who=game.name(n))
        return done()


def open_chest(game: Arena, n: int, at: int, count: int) -> Procedure:
    """To call when model n opens the chest on a square and may draw so many Treasures."""
    return Chest(n, at, count)


# ---------------------------------------------------------------------- verbs
def equip_words(game: Arena, seat: int, choice: Option) -> Args:
    return {**card_words(game, seat, choice), "who": called(game, str(choice.args[1]))}


def to_hero(game: Arena, seat: int, choice: Option) -> list[str]:
    return [f"hero.{choice.args[1]}"]


def equip_tries(game: Arena, seat: int, piece: str) -> list[Option]:
    """A spare card, for every Hero of one's own."""
    kind, _, handle = piece.partition(".")
    if kind != "card" or game.kit.by_card[handle] not in equipment.spare(game):
        return []
    return [EQUIP(handle, game.kit.handles[n]) for n in game.heroes() if game.models[n].seat == seat]


def master_words(game: Arena, seat: int, choice: Option) -> Args:
    pet, hero = [str(arg) for arg in choice.args]
    return {"pet": called(game, pet), "who": called(game, hero)}


def on_both(game: Arena, seat: int, choice: Option) -> list[str]:
    pet, hero = choice.args
    return [f"card.{pet}", f"pet.{pet}", f"hero.{hero}"]


DRAW = Answer("draw", at=PowerUp, asked=PowerUp.drawing_loot, otherwise="SD-POWERUP-02", on=nothing)
EQUIP = Answer(
    "equip",
    real_ones,
    at=Equipment,
    asked=Equipment.equipping,
    otherwise="SD-HERO-04",
    words=equip_words,
    on=on_card,
    to=to_hero,
    tries=equip_tries,
)
MASTER = Answer("master", at=Wonders, asked=Wonders.giving, otherwise="SD-WONDER-01", words=master_words, on=on_both)
VERBS: list[Verb[Arena]] = [DRAW, EQUIP, MASTER]
PROCEDURES: tuple[type[Procedure], ...] = (PowerUp, Equipment, Wonders, Chest)
