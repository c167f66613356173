"""The state of a game: bags, heroes, the combat that is going on, promises. Nothing is hidden but what will be drawn."""

from __future__ import annotations

from tablee.games.dungeon_dice.rules.records import Combat, Hero, Kit, Offer, Promise
from tablee.games.dungeon_dice.rules.terms import LOOT, NEXT
from tablee.games.dungeon_dice.rules.vocabulary import (
    BAGS,
    GLORY_TO_WIN,
    MAX_XP,
    ONE_USE,
    TROPHIES,
    DieDef,
    Face,
)
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng

MONSTER_BIT = 15  # the monster among seats that are bits


class Dungeon(Game):
    STATE = (
        "bags",
        "heroes",
        "active",
        "turn",
        "combat",
        "ledger",
        "filed",
        "wishes",
        "drawn",
        "chest",
        "tried",
        "opening",
        "received",
    )

    def __init__(self, content: Kit, rng: Rng) -> None:
        super().__init__(content, rng)
        self.kit: Kit = content
        self.bags: dict[str, tuple[int, ...]] = {}
        self.heroes: list[Hero] = []
        self.active = 0
        self.turn = 0
        self.combat: Combat | None = None
        self.ledger: tuple[Promise, ...] = ()  # open to all (DD-TRADE-02)
        self.filed: tuple[Offer, ...] = ()  # offers that wait for the next moment
        self.wishes: tuple[
            tuple[int, tuple[str, ...]], ...
        ] = ()  # seats that want to be asked at other moments than usual
        self.drawn: tuple[int, ...] = ()  # monster dice that lie open: being chosen, fought or beaten
        self.chest = False  # a locked chest is being opened
        self.tried: tuple[int, ...] = ()  # openers that were tried on it
        self.opening: tuple[int, ...] = ()  # by agreement: seats and the openers they use, one after the other
        self.received: tuple[int, ...] = ()  # dice that arrived during this combat (DD-TRADE-06)
        self.counted: dict[str, int] = {}  # offers, fights and turns by kind, for reports; not state

    def clone(self) -> Dungeon:
        new = Dungeon(self.kit, self.rng.copy())
        new.bags = self.bags.copy()
        new.heroes = [hero.copy() for hero in self.heroes]
        new.active = self.active
        new.turn = self.turn
        new.combat = self.combat.copy() if self.combat is not None else None
        new.ledger = self.ledger
        new.filed = self.filed
        new.wishes = self.wishes
        new.drawn = self.drawn
        new.chest = self.chest
        new.tried = self.tried
        new.opening = self.opening
        new.received = self.received
        self.at_same_place(new)
        return new

    # ------------------------------------------------------------------ seats
    def has_seat(self, seat: int) -> bool:
        return 0 <= seat < len(self.heroes)

    def left_of(self, seat: int) -> tuple[int, ...]:
        """The other seats that play, beginning with the one to the left (DD-TURN-02)."""
        order = self.kit.left[seat]
        for other in order:
            if self.heroes[other].out:
                return tuple([s for s in order if not self.heroes[s].out])
        return order

    def around(self, seat: int) -> tuple[int, ...]:
        return ((seat,) if not self.heroes[seat].out else ()) + self.left_of(seat)

    # ------------------------------------------------------------------ dice
    def definition(self, die: int) -> DieDef:
        return self.kit.defs[die]

    def name(self, die: int) -> str:
        """For the log and for views: the kind, and which copy."""
        return f"#die.{self.kit.defs[die].id}/{self.kit.copies[die]}"

    def owner(self, die: int) -> int:
        return next((s for s, hero in enumerate(self.heroes) if die in hero.dice), -1)

    def draw(self, bag: str) -> int:
        """A random die of a bag, which leaves it; -1 when it is empty (DD-DICE-02, DD-TREAS-06)."""
        held = self.bags[bag]
        if not held:
            return -1
        at = self.rng.below(len(held), bag)
        self.bags[bag] = held[:at] + held[at + 1 :]
        return held[at]

    def put_back(self, die: int) -> None:
        """Into its own bag, where it lies among the others."""
        bag = BAGS[self.kit.defs[die].group]
        self.bags[bag] = tuple(sorted((*self.bags[bag], die)))

    def take_away(self, seat: int, die: int) -> None:
        hero = self.heroes[seat]
        hero.dice = tuple([d for d in hero.dice if d != die])
        hero.worn = tuple([d for d in hero.worn if d != die])

    def give(self, seat: int, die: int, rule: str) -> None:
        """A die arrives; whoever has promised the next ones of its kind hands it on (DD-TRADE-02, DD-TRADE-03)."""
        handed: list[int] = []
        bag = BAGS[self.kit.defs[die].group]
        while seat not in handed:  # nobody hands the same die on twice
            owed = next((p for p in self.ledger if p.by == seat and p.what == bag and not p.condition), None)
            if owed is None:
                break
            rest = (owed.but(n=owed.n - 1),) if owed.n > 1 else ()
            at = self.ledger.index(owed)
            self.ledger = self.ledger[:at] + rest + self.ledger[at + 1 :]
            self.note("DD-TRADE-02", "keeps-promise", who=f"&{seat}", whom=f"&{owed.to}", die=self.name(die))
            handed.append(seat)
            seat = owed.to
        self.heroes[seat].dice += (die,)
        if self.combat is not None and self.combat.fought and not self.combat.over:
            self.received += (die,)
        self.note(rule, "receives", who=f"&{seat}", die=self.name(die))

    def busy(self) -> list[int]:
        """Dice that lie in a combat which is going on, and stay there (DD-TRADE-07, DD-ARTI-01)."""
        if self.combat is None or self.combat.over:
            return []
        return [one.die for one in self.combat.dice]

    def tally(self, what: str, kind: str) -> None:
        key = f"{what}: {kind}"
        self.counted[key] = self.counted.get(key, 0) + 1

    def one_use(self, seat: int) -> list[int]:
        """One-use dice that this hero may play now."""
        defs, kept = self.kit.defs, self.kept_back(seat) if self.ledger else ()
        return [d for d in self.heroes[seat].dice if defs[d].group == ONE_USE and d not in kept]

    # ------------------------------------------------------------------ promises that bind
    def in_force(self, promise: Promise) -> bool:
        """Does it count in the fight of this turn? The next fights are those of whoever is helped or spared, or whose loot
        is promised (DD-TRADE-02)."""
        if promise.condition:
            return False
        whose = promise.by if promise.what.startswith(LOOT) else promise.to
        return promise.when != NEXT or (whose == self.active and promise.since <= self.turn)

    def pledged(self) -> list[int]:
        """Dice and trophies that are promised for the end of the fight, and stay where they are until then."""
        named = [p.what.split(".")[1] for p in self.ledger if p.what.startswith(("die.", "toss."))]
        return [self.kit.by_handle[name] for name in named]

    def kept_back(self, seat: int) -> list[int]:
        """Dice that this seat has promised not to play now, or to hand over."""
        kept = self.pledged()
        if self.combat is not None and not self.combat.over and not self.combat.duel:
            mine = [p for p in self.ledger if p.by == seat and p.what.startswith("refrain.") and self.in_force(p)]
            kept += [self.kit.by_handle[p.what.split(".")[1]] for p in mine]
        return kept

    def lets_win(self, seat: int) -> bool:
        """Has this seat promised to do nothing against the heroes in this fight?"""
        if not self.ledger or self.combat is None or self.combat.duel or seat in self.participants():
            return False
        return any([p.by == seat and p.what == "letwin" and self.in_force(p) for p in self.ledger])

    # ------------------------------------------------------------------ fortunes
    def glory(self, seat: int) -> int:
        """From trophies, artifacts worn or not, and experience (DD-GOAL-02, DD-GOAL-03, DD-DICE-10)."""
        hero, artifacts = self.heroes[seat], self.kit.artifacts
        total = 1 if hero.xp >= MAX_XP else 0
        for die in hero.dice:
            total += artifacts[die]
        for _, worth in hero.trophies:
            total += worth
        return total

    def wound(self, seat: int, rule: str) -> None:
        """One Hero Level die less, if there is one left (DD-WOUND-01, DD-WOUND-03)."""
        hero = self.heroes[seat]
        if hero.wounds < hero.level:
            hero.wounds += 1
            self.note(rule, "wounded", who=f"&{seat}", n=hero.wounds)
        else:
            self.note("DD-WOUND-03", "no-more-wounds", who=f"&{seat}")

    def heal(self, seat: int, n: int, rule: str) -> None:
        """Never more dice than the level gives (DD-HEAL-01)."""
        hero = self.heroes[seat]
        healed = min(n, hero.wounds)
        if healed:
            hero.wounds -= healed
            self.note(rule, "healed", who=f"&{seat}", n=healed, left=hero.wounds)

    def learn(self, seat: int) -> None:
        """One experience for a beaten monster, up to six (DD-XP-01, DD-XP-04)."""
        hero = self.heroes[seat]
        if hero.xp >= MAX_XP:
            return
        hero.xp += 1
        self.note("DD-XP-01", "learns", who=f"&{seat}", n=hero.xp)
        if hero.xp in (3, MAX_XP):
            self.note("DD-XP-02" if hero.xp == 3 else "DD-XP-03", "levels", who=f"&{seat}", n=hero.level)

    def victors(self) -> tuple[int, ...]:
        """Seats with enough Glory (DD-GOAL-01)."""
        return tuple([s for s, hero in enumerate(self.heroes) if not hero.out and self.glory(s) >= GLORY_TO_WIN])

    # ------------------------------------------------------------------ the monster
    @property
    def fight(self) -> Combat:
        assert self.combat is not None
        return self.combat

    def quiet(self) -> bool:
        """No combat, and no Scout or Reach that waits for a decision (DD-SEARCH-04)."""
        fight = self.combat
        return fight is None or fight.over or not (fight.fought or fight.dice)

    def monster(self) -> DieDef:
        return self.kit.defs[self.fight.monster]

    def monster_face(self) -> Face:
        return self.monster().faces[self.fight.face]

    def participants(self) -> tuple[int, ...]:
        """The active hero and the helper (DD-COMBAT-17); in a duel its duellists."""
        fight = self.fight
        if fight.duel:
            return fight.duel
        return (self.active,) if fight.helper < 0 else (self.active, fight.helper)

    def controller(self) -> int:
        """Who plays the monster: the first to the left who is not in the combat; -1 when there is nobody (DD-COMBAT-05,
        DD-ABIL-10, DD-ABIL-11)."""
        inside = self.participants()
        for seat in self.left_of(self.active):
            if seat not in inside:
                return seat
        return -1

    def trophy_worth(self) -> int:
        """At most 1 for a monster that was beaten as a toad (DD-SPELL-11)."""
        worth = TROPHIES.get(self.monster().colour, 0)
        return min(1, worth) if self.fight.toads >> MONSTER_BIT & 1 else worth
