"""What a seat sees: everything that lies on the table. Only offers that wait, or are being put together, are one's own."""

from __future__ import annotations

from tablee.gamekit.question import question, where
from tablee.gamekit.tabletop import Table
from tablee.gamekit.view import Mark, Piece, SeatView, View, Words
from tablee.games.dungeon_dice.rules.book import VERBS
from tablee.games.dungeon_dice.rules.combat import (
    BITS,
    MONSTER,
    SPELL_BITS,
    bit,
    bonus_place,
    counts,
    handle,
    heroes_strength,
    immune,
    strength,
    toad,
)
from tablee.games.dungeon_dice.rules.filing import as_filed
from tablee.games.dungeon_dice.rules.keeping import word_of
from tablee.games.dungeon_dice.rules.offers import all_of, said
from tablee.games.dungeon_dice.rules.procedures.deals import talks
from tablee.games.dungeon_dice.rules.procedures.turn import open_terms
from tablee.games.dungeon_dice.rules.records import DRAINED, FEARED, IN, LOST, TANGLED, Fighting, Offer, Promise
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import BAGS, COLOURS, GLORY_TO_WIN, MAX_XP, SPELLS
from tablee.games.dungeon_dice.show.throws import totals
from tablee.kernel.decision import Args
from tablee.kernel.rng import Rng

GONE = {TANGLED: "tangled", DRAINED: "drained", FEARED: "feared", LOST: "lost"}


def redeal(game: Dungeon, seat: int, key: bytes) -> Dungeon:
    """What will be drawn and rolled is unknown, and so are offers that others have written down beforehand."""
    new = game.clone()
    new.rng = Rng(key, {})
    new.filed = tuple([offer for offer in game.filed if offer.by == seat])
    return new


class DungeonTable(Table[Dungeon]):
    def token(self, die: int, *marks: Mark, is_: tuple[str, ...] = ()) -> Piece:
        """A die that is not rolled now; `face` tells copies apart."""
        kit = self.game.kit
        return Piece(kit.handles[die], "token", f"die.{kit.defs[die].id}", kit.copies[die], is_=is_, marks=marks)

    # ------------------------------------------------------------------ seats
    def hero(self, owner: int) -> None:
        game = self.game
        hero = game.heroes[owner]
        marks = (
            Mark("glory", game.glory(owner), GLORY_TO_WIN),
            Mark("hero-level", hero.level, 3),
            Mark("xp", hero.xp, MAX_XP),
            Mark("wounds", hero.wounds, hero.level),
            Mark("dice", len(hero.dice)),
        )
        states: tuple[str, ...] = ("out",) if hero.out else ()
        if game.combat is not None and not game.combat.duel:
            states += ("helper",) if game.combat.helper == owner else ()
        if game.combat is not None and toad(game, owner):
            states += ("toad",)
        figure = Piece(f"seat{owner}", "figure", f"hero.{game.kit.heroes[owner]}", is_=states, marks=marks)
        self.area(f"status.{owner}", Words("area-status", {"who": f"&{owner}"}), "status", [figure], owner)
        rolled = [one.die for one in lying(game)]
        at_hand = [die for die in hero.dice if die not in rolled]
        worn = [self.token(die) for die in at_hand if die in hero.worn]
        self.area(f"worn.{owner}", Words("area-worn"), "row", worn, owner)
        others = [self.token(die) for die in at_hand if die not in hero.worn]
        self.area(f"dice.{owner}", Words("area-dice"), "row", others, owner)
        trophies = [self.token(die, Mark("glory", worth)) for die, worth in hero.trophies]
        self.area(f"trophies.{owner}", Words("area-trophies"), "row", trophies, owner)

    # ------------------------------------------------------------------ the middle
    def monster(self) -> None:
        """The monster that was met, or dice that were drawn and lie there."""
        game, fight = self.game, self.game.combat
        if fight is not None and fight.monster >= 0:
            kit = game.kit
            states: tuple[str, ...] = ("toad",) if toad(game, MONSTER) else ()
            states += ("broken",) if fight.broken & bit(MONSTER) else ()
            says = [says_ability(game, symbol) for symbol in game.monster_face().symbols]
            says += [Words("says-immune", {"spell": f"@symbol.{s}"}) for s in SPELLS if immune(game, s)]
            says.append(Words("guards", {"what": f"@symbol.{game.monster().treasure}"}))
            one = Piece(
                kit.handles[fight.monster],
                "card",
                f"monster.{kit.defs[fight.monster].id}.{fight.face + 1}",
                kit.copies[fight.monster],
                is_=states,
                marks=(Mark("monster-level", game.monster_face().level),),
                says=tuple(says),
            )
            if one.id not in self.pieces:  # else it is a trophy by now
                self.area("monster", Words("area-monster"), "row", [one])
        elif game.drawn:
            lying = [self.token(die) for die in game.drawn if game.kit.handles[die] not in self.pieces]
            if lying:
                self.area("monster", Words("area-drawn"), "row", lying)

    def fight(self) -> None:
        """Both sides' sums, and their dice."""
        game, fight = self.game, self.game.combat
        if fight is None or not lying(game):
            return
        owners = game.participants() if fight.duel else (*game.participants(), MONSTER)
        if fight.duel:
            sums = [self.sum(f"sum{seat}", f"hero.{game.kit.heroes[seat]}", (seat,)) for seat in fight.duel]
        else:
            name = f"die.{game.monster().id}"
            sums = [self.sum("sum", "side.heroes", game.participants()), self.sum("sum.monster", name, (MONSTER,))]
        self.area("sums", Words("area-sums"), "row", sums)
        for owner in owners:
            dice = [self.die(at, one) for at, one in enumerate(fight.dice) if one.owner == owner]
            n = strength(game, owner)
            if owner == MONSTER:
                label = Words("area-monster-tray", {"monster": f"%of:{game.monster().id}", "n": n})
                self.area("tray.monster", label, "tray", dice)
            else:
                self.area(f"tray.{owner}", Words("area-tray", {"who": f"&{owner}", "n": n}), "tray", dice)
        spells = [
            Piece(f"spell.{spell}", "token", f"die.{one.id}", is_=("used",) if fight.spells & SPELL_BITS[spell] else ())
            for spell, one in game.kit.spells.items()
        ]
        self.area("spells", Words("area-spells"), "row", spells)

    def sum(self, id: str, sheet: str, owners: tuple[int, ...]) -> Piece:
        game = self.game
        total = heroes_strength(game) if sheet == "side.heroes" else strength(game, owners[0])
        bonus = sum([game.fight.bonus[bonus_place(game, owner)] for owner in owners])
        marks = (Mark("strength", total), *((Mark("bonus", bonus),) if bonus else ()))
        return Piece(id, "figure", sheet, marks=marks)

    def die(self, at: int, one: Fighting) -> Piece:
        """A rolled die; what does not count any more says why."""
        game = self.game
        if one.die >= 0:
            sheet = f"die.{game.kit.defs[one.die].id}"
        else:
            sheet = "die.monster-level" if one.owner == MONSTER else "die.hero-level"
        states: tuple[str, ...] = ()
        if one.gone != IN:
            states = (GONE[one.gone],)
        elif not counts(game, one):
            states = ("toad",)
        return Piece(handle(game, at), "die", sheet, face=one.face + 1, is_=states)

    def bags(self) -> None:
        held = [Piece(f"bag.{bag}", "token", f"bag.{bag}", marks=self.inside(bag)) for bag in BAGS.values()]
        self.area("bags", Words("area-bags"), "row", held)

    def inside(self, bag: str) -> tuple[Mark, ...]:
        """How many; of the monsters by colour, for everybody knows all dice and sees those that are out."""
        dice, defs = self.game.bags[bag], self.game.kit.defs
        colours = [defs[die].colour for die in dice]
        return (
            Mark("dice", len(dice)),
            *[Mark(colour, colours.count(colour)) for colour in COLOURS if colour in colours],
        )

    # ------------------------------------------------------------------ deals
    def deals(self) -> None:
        game = self.game
        talk = talks(game)[-1:]  # whoever talks is asked about it
        table = [offer_piece("offer", one.on_table(), one.agreed()) for one in talk if one.shown_to(self.seat)]
        table += [offer_piece(f"terms{offer.by}", offer) for offer in open_terms(game)]
        if table:
            self.area("offer", Words("area-offer"), "list", table)
        filed = [offer_piece("filed", offer) for offer in game.filed if offer.by == self.seat]
        if filed:
            self.area("filed", Words("area-filed"), "list", filed, self.seat)
        owed = [Piece(f"promise{n}", "offer", says=(promised(promise),)) for n, promise in enumerate(game.ledger)]
        if owed:
            self.area("ledger", Words("area-ledger"), "list", owed)


def lying(game: Dungeon) -> tuple[Fighting, ...]:
    """The dice of the combat; when it is decided they are back with their owners (DD-TRADE-07)."""
    return () if game.combat is None or game.combat.over else game.combat.dice


def says_ability(game: Dungeon, symbol: str) -> Words:
    used = symbol in BITS and bool(game.fight.used & BITS[symbol])
    return Words("says-used" if used else "says-ability", {"symbol": f"@symbol.{symbol}"})


def offer_piece(id: str, offer: Offer, agreed: tuple[int, ...] = ()) -> Piece:
    """In words, and (`key`) as it would be written down: whoever counters it begins with it."""
    args: Args = {"who": f"&{offer.by}", "whom": all_of(offer), "terms": f"%{said(offer)}", "key": as_filed(offer)}
    yes = [Words("says-agreed", {"who": f"&{seat}"}) for seat in agreed]
    return Piece(id, "offer", says=(Words("says-offer", args), *yes))


def promised(promise: Promise) -> Words:
    """A line of the ledger."""
    args: dict[str, int | str] = {"who": f"&{promise.by}", "whom": f"&{promise.to}"}
    return Words("says-owes", {**args, "what": f"%term:{word_of(promise)}"})


def view(game: Dungeon, seat: int) -> View:
    table = DungeonTable(game, seat)
    for owner in range(len(game.heroes)):
        table.hero(owner)
    table.monster()
    table.fight()
    table.bags()
    table.deals()
    seats = tuple([seat_view(game, s) for s in range(len(game.heroes))])
    over = Words("over-won", {"who": f"&{game.outcome[0]}"}) if game.outcome else None
    return View(
        "dungeon-dice",
        seat,
        where(game, {**met(game), "turn": game.turn, "active": f"&{game.active}"}),
        seats,
        tuple(table.areas),
        table.pieces,
        question(game, seat, VERBS, table.pieces, {**met(game), **level(game), **score(game)}),
        over,
    )


def seat_view(game: Dungeon, seat: int) -> SeatView:
    is_ = (("active",) if seat == game.active else ()) + (("out",) if game.heroes[seat].out else ())
    return SeatView(seat, f"hero.{game.kit.heroes[seat]}", is_)


# ---------------------------------------------------------------------- what all words may speak of
def score(game: Dungeon) -> Args:
    """How both sides of a fight stand; nothing to nothing where no dice have been rolled against a monster."""
    fight = game.combat
    return totals(game) if fight is not None and fight.dice and not fight.duel else {"n": 0, "of": 0}


def met(game: Dungeon) -> Args:
    """Whose turn it is, and the monster, if there is one."""
    fight = game.combat
    kind = game.kit.defs[fight.monster].id if fight is not None and fight.monster >= 0 else ""
    return {"who": f"&{game.active}", "monster": f"%the:{kind}" if kind else "", "any": f"%A:{kind}" if kind else ""}


def level(game: Dungeon) -> Args:
    return {"level": game.monster_face().level} if game.combat is not None and game.combat.monster >= 0 else {}
