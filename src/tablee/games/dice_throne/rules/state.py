"""The state of a battle: any number of seats, each on a team with a Health dial. Small verbs of the rulebook."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from tablee.games.dice_throne.rules.ladder import spelled
from tablee.games.dice_throne.rules.modifier import modified, part_of
from tablee.games.dice_throne.rules.records import Attack, Incoming, Kind, Kit, Part, Player, Pool, Roll
from tablee.games.dice_throne.rules.standing import added, bearing
from tablee.games.dice_throne.rules.vocabulary import (
    ATTACKED,
    ATTACKS,
    ATTRIBUTES,
    CERTAIN,
    COLLATERAL,
    DEFENSE,
    NEGATIVE,
    NORMAL,
    ROLL_PHASES,
    SETUP,
    ULTIMATE,
    UNDEFENDABLE,
    UPKEEP,
    Card,
    Hero,
    Way,
)
from tablee.kernel.effect import Content
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng
from tablee.kernel.zone import without

MAX_CP = 15  # DT-CP-02
HAND_LIMIT = 6  # DT-DISCARD-01
ABOVE_START = 10  # DT-HEALTH-03
ATTEMPTS = 3  # DT-OFF-01
LIFTED = -10  # a die in the hand of whoever throws it again


def as_on(old: int, new: int) -> int:
    """The number as it is written on the die that showed `old`: below 0 on one whose symbols do not count."""
    return abs(new) if old > 0 else -abs(new)


def price(hero: Hero, card: Card, levels: tuple[int, ...]) -> int:
    """What a card costs now: level III over level II costs the difference (DT-UPGRADE-04, DT-UPGRADE-05)."""
    if card.slot < 0:
        return card.cost
    return card.prices[levels[card.slot] - 1]


class Battle(Game):
    STATE = (
        "players",
        "dials",
        "active",
        "first",
        "turn",
        "phase",
        "attempts",
        "rolls",
        "incoming",
        "healing",
        "attack",
        "locked",
        "skip",
        "again",
        "forced",
        "attacked",
        "fresh",
        "seen",
    )
    YOUNG: ClassVar[dict[str, Any]] = {"recent": {}, "tries": 0, "halving": False, "picked": (), "odd": False}

    def __init__(self, content: Content, rng: Rng) -> None:
        super().__init__(content, rng)
        kit = cast(Kit, content)
        self.kit = kit
        self.heroes = kit.heroes
        self.players: list[Player] = []
        self.dials: list[int] = []
        self.active = 0
        self.first = 0
        self.turn = 1
        self.phase = SETUP
        self.attempts = 0  # Roll Attempts left
        self.rolls: list[Roll] = []  # innermost last
        self.incoming: list[Incoming] = []
        self.healing: list[int] = []  # per seat, waiting for the end of a batch; negative: stolen
        self.attack: Attack | None = None
        self.locked = False  # an Ultimate keeps the attacker's opponents from acting (DT-ABILITY-14)
        self.skip = False  # somebody said "skip this phase"
        self.again = False  # a further Offensive Roll Phase is due
        self.forced = -1  # its target
        self.attacked = False  # an Attack was made in this Roll Phase
        self.fresh: dict[int, int] = {}  # kind -> tokens the Active Player received in this Upkeep
        self.picked: tuple[str, ...] = ()  # heroes by seat, once they have been drafted
        self.halving = False  # what the Active Player deals in this Roll Phase is halved
        self.odd = False  # one of the dice of this Offensive Roll Phase is another hero's: its symbols do not count
        self.seen: dict[int, int] = {}  # seat * 64 + card -> seats that know this hidden card, as bits
        self.recent: dict[int, int] = {}  # seat * 64 + kind -> tokens received this turn, where their age matters
        self.tries = 0  # offensive Roll Attempts made this turn, where a text asks for them

    def clone(self) -> Battle:
        new = Battle(self.content, self.rng.copy())
        new.stack = [frame.copy() for frame in self.stack]
        new.decision = self.decision
        new.outcome = self.outcome
        new.later = self.later
        new.players = [player.copy() for player in self.players]
        new.dials = self.dials[:]
        new.active = self.active
        new.first = self.first
        new.turn = self.turn
        new.phase = self.phase
        new.attempts = self.attempts
        new.rolls = self.rolls[:]
        new.incoming = [i.copy() for i in self.incoming] if self.incoming else []
        new.healing = self.healing[:]
        new.attack = self.attack.copy() if self.attack is not None else None
        new.locked = self.locked
        new.skip = self.skip
        new.again = self.again
        new.forced = self.forced
        new.attacked = self.attacked
        new.fresh = self.fresh.copy()
        new.seen = self.seen.copy()
        new.halving = self.halving
        new.recent = self.recent.copy()
        new.tries = self.tries
        new.picked = self.picked
        new.odd = self.odd
        return new

    def has_seat(self, seat: int) -> bool:
        return 0 <= seat < self.kit.seats

    def draft(self, heroes: tuple[str, ...]) -> None:
        """From now on these heroes are played."""
        self.picked = heroes
        self.take_up()

    def take_up(self) -> None:
        """The kit of those who were drafted, or the pool again."""
        pool = self.kit.before or self.kit
        assert isinstance(pool, Pool)
        self.content = self.kit = pool.drafted(self.picked) if self.picked else pool
        self.heroes = self.kit.heroes

    def derive(self) -> None:
        if self.picked or self.kit.before is not None:
            self.take_up()
        for seat in range(len(self.players)):
            self.holds(seat, self.players[seat].hand)
            self.count_tokens(self.players[seat])
            self.look_at_board(seat)

    # ------------------------------------------------------------------ seats
    def order(self) -> tuple[int, ...]:
        """Priority: the Active Player, then clockwise (DT-TIME-09)."""
        seats = self.kit.after[self.active][0]
        return seats if len(seats) == 2 else tuple([seat for seat in seats if not self.players[seat].out])

    def opponents(self, seat: int) -> list[int]:
        """Clockwise from the seat: the first is the opponent on the left (DT-TARGET-05)."""
        return [foe for foe in self.kit.foes[seat] if not self.players[foe].out]

    def allies(self, seat: int, other: int) -> bool:
        return self.kit.team[seat] == self.kit.team[other]

    def health(self, seat: int) -> int:
        return self.dials[self.kit.team[seat]]

    def roll_phase(self) -> bool:
        return self.phase in ROLL_PHASES

    # ------------------------------------------------------------------ cards
    def holds(self, seat: int, hand: tuple[int, ...]) -> None:
        player, reach = self.players[seat], 0
        for card in hand:
            reach |= 1 << card
        player.hand, player.reach = hand, reach

    def look_at_board(self, seat: int) -> None:
        """The board has changed."""
        player = self.players[seat]
        player.board = self.heroes[seat].board(player.side, player.levels)

    def draw(self, seat: int, n: int) -> int:
        """Draw as many as there are, shuffling the discard pile when the deck is empty (DT-CARD-03, DT-CARD-04)."""
        player = self.players[seat]
        drawn = 0
        hand = player.hand
        for _ in range(n):
            if not player.deck:
                if not player.discard:
                    break
                player.deck = self.rng.shuffled(sorted(player.discard), f"deck.{seat}")
                player.discard = ()
                self.forget(seat, player.deck)
                self.note("DT-CARD-03", "reshuffles", who=f"&{seat}")
            hand += player.deck[:1]
            player.deck = player.deck[1:]
            drawn += 1
        self.holds(seat, hand)
        self.reveals += drawn
        if drawn and self.log is not None:
            self.note("DT-INCOME-02", "draws", who=f"&{seat}", n=drawn)
            for card in hand[len(hand) - drawn :]:
                self.note("DT-INCOME-02", "drew", to=seat, card=self.sheet(seat, card))
        return drawn

    def put_away(self, seat: int, card: int) -> None:
        self.players[seat].discard += (card,)

    def take_from_hand(self, seat: int, card: int) -> None:
        self.holds(seat, without(self.players[seat].hand, card))
        self.seen.pop(seat * 64 + card, None)

    def card_named(self, seat: int, id: str) -> int:
        return self.heroes[seat].numbers[id]

    def card(self, seat: int, number: int) -> Card:
        return self.heroes[seat].deck[number]

    def sheet(self, seat: int, number: int) -> str:
        return f"@card.{self.heroes[seat].id}.{self.heroes[seat].deck[number].id}"

    def origin(self, seat: int, source: str) -> str:
        """The sheet of the card, token or ability whose text this is, by the key of the text; `seat` carries it out."""
        parts = source.split(".")
        if parts[0] == "token":
            return f"@token.{parts[1]}"
        if len(parts) == 2:  # a card that several heroes have is keyed by one of them
            mine = self.heroes[seat]
            hero = mine.id if any([card.id == parts[1] for card in mine.deck]) else parts[0]
            return f"@card.{hero}.{parts[1]}"
        hero, _, level, ability = parts[:4]
        return f"@ability.{hero}.{ability}.{level}"

    def price(self, seat: int, card: Card) -> int:
        return card.cost if card.slot < 0 else price(self.heroes[seat], card, self.players[seat].levels)

    def upgrades(self, seat: int) -> int:
        """Hero Upgrades in play (DT-UPGRADE-09)."""
        player = self.players[seat]
        if self.kit.setup.upgrades == "cards":
            return len(player.laid)
        return sum([level > 1 for level in player.levels])

    def show(self, owner: int, cards: tuple[int, ...], seat: int) -> None:
        """`seat` now knows these hidden cards of `owner`, as long as they stay where they are."""
        self.reveals += 1
        for card in cards:
            key = owner * 64 + card
            self.seen[key] = self.seen.get(key, 0) | 1 << seat

    def forget(self, owner: int, cards: tuple[int, ...]) -> None:
        """They were shuffled: nobody knows any more where they lie."""
        if self.seen:
            for card in cards:
                self.seen.pop(owner * 64 + card, None)

    # ------------------------------------------------------------------ dials and tokens
    def gain_cp(self, seat: int, n: int) -> int:
        """What the dial really rises by (DT-CP-02, DT-TEXT-09); every player has an own one (DT-MODE2V2-05)."""
        player = self.players[seat]
        gained = min(MAX_CP - player.cp, n)
        player.cp += gained
        if gained and self.log is not None:
            self.note("DT-CP-03", "gains-cp", who=f"&{seat}", n=gained)
        return gained

    def pay(self, seat: int, n: int) -> None:
        self.players[seat].cp -= n
        assert self.players[seat].cp >= 0, "DT-CP-01: more was spent than owned"

    def room(self, seat: int, kind: Kind) -> int:
        """How many more tokens of this stack may be on this player (DT-STATUS-11); the box never limits (DT-COMP-06)."""
        player = self.players[seat]
        room = kind.limit(seat) + player.raised.get(kind.uid, 0)
        for uid in kind.stacked:
            room -= player.tokens[uid]
        return max(0, room)

    def add_tokens(self, seat: int, kind: Kind, n: int, spent: bool = False) -> int:
        """Tokens beyond the limit are not placed (DT-STATUS-12). How many were placed, or removed if n < 0; that one is
        `spent` is told by who spends it."""
        player = self.players[seat]
        change = min(n, self.room(seat, kind)) if n > 0 else -min(-n, player.tokens[kind.uid])
        player.tokens[kind.uid] += change
        if change > 0 and self.phase == UPKEEP and seat == self.active:
            self.fresh[kind.uid] = self.fresh.get(kind.uid, 0) + change
        if change and kind.uid in self.kit.ageing:
            self.age(seat, kind, change)
        self.count_tokens(player)
        if change and self.log is not None and not spent:
            message = "gains-tokens" if change > 0 else "loses-tokens"
            rule = "DT-STATUS-03" if change > 0 else "DT-STATUS-06"
            self.note(rule, message, who=f"&{seat}", n=abs(change), token=f"@token.{kind.token.id}")
        return change

    def spend(self, seat: int, kind: Kind, way: Way) -> None:
        """Tokens go back to pay for this way of spending them (DT-STATUS-08); where only older ones do, new ones stay."""
        recent = self.recent_tokens(seat, kind)
        self.give_up(seat, kind, way.price)
        if way.aged and recent:
            self.recent[seat * 64 + kind.uid] = recent
        if way.times:
            self.players[seat].used += (way.mark,)

    def give_up(self, seat: int, kind: Kind, n: int) -> None:
        """Tokens are spent, which everybody hears."""
        self.add_tokens(seat, kind, -n, spent=True)
        self.note("DT-STATUS-08", "spends", who=f"&{seat}", n=n, token=f"@token.{kind.token.id}")

    def age(self, seat: int, kind: Kind, change: int) -> None:
        """Tokens of this kind came, or went: those that have just come go first, which serves their holder best."""
        key = seat * 64 + kind.uid
        self.recent[key] = max(0, self.recent.get(key, 0) + change)
        if not self.recent[key]:
            del self.recent[key]

    def recent_tokens(self, seat: int, kind: Kind) -> int:
        """How many of these have come this turn."""
        return self.recent.get(seat * 64 + kind.uid, 0)

    def blocked(self, seat: int) -> tuple[str, ...]:
        """Offensive Abilities of a player that cannot be activated."""
        player = self.players[seat]
        if not player.blocked:
            return ()
        return player.blocked[: sum([player.tokens[uid] for uid in self.kit.blocking])]

    def count_tokens(self, player: Player) -> None:
        tokens = player.tokens
        player.spendable = player.frozen = 0
        for uid in self.kit.spendable:
            player.spendable += tokens[uid]
        for uid in self.kit.freezing:
            player.frozen += tokens[uid]

    def toll(self, seat: int) -> int:
        """What a further Roll Attempt costs this player (DT-CP-01)."""
        tokens = self.players[seat].tokens
        return sum([tokens[uid] * n for uid, n in self.kit.taxing])

    # ------------------------------------------------------------------ dice
    def offense_dice(self) -> tuple[int, ...]:
        """All five, thrown; the first of them may be another hero's."""
        faces = self.rng.dice(5)
        return (-faces[0], *faces[1:]) if self.odd else faces

    def set_die(self, old: int, new: int) -> None:
        """Alter one die that shows `old` (DT-DICE-01)."""
        at = self.turn_die(old, as_on(old, new))
        if self.log is not None:
            self.note("DT-DICE-01", "sets-die", who=f"&{self.rolls[-1].seat}", old=abs(old), new=abs(new), at=at)

    def throw_again(self, *old: int) -> None:
        """Dice that show these faces are thrown again, together."""
        places = [self.turn_die(face, LIFTED - n) for n, face in enumerate(old)]  # first: none is thrown twice
        for n, face in enumerate(old):
            self.turn_die(LIFTED - n, as_on(face, self.rng.die()))
        self.tell_again("DT-DICE-01", places)

    def turn_die(self, old: int, new: int) -> int:
        """The place of the die that has been altered."""
        roll = self.rolls[-1]
        at = roll.faces.index(old)
        faces = roll.faces[:at] + (new,) + roll.faces[at + 1 :]
        self.rolls[-1] = Roll(roll.seat, roll.purpose, faces, True, roll.riders, roll.fixed)
        return at

    def tell_again(self, rule: str, again: list[int]) -> None:
        """Which of the dice that lie there have been thrown again."""
        if self.log is not None:
            roll = self.rolls[-1]
            places = " ".join([str(n) for n in again])
            self.note(rule, "rerolls", who=f"&{roll.seat}", n=len(again), dice=spelled(roll.faces), again=places)

    # ------------------------------------------------------------------ damage
    def pending(self, seat: int) -> Incoming | None:
        """What is on its way to a seat, apart from isolated damage."""
        for one in self.incoming:
            if one.to == seat and not one.isolated:
                return one
        return None

    def incoming_to(self, seat: int) -> Incoming:
        """The same, made when there is none: to add to it."""
        one = self.pending(seat)
        if one is None:
            one = Incoming(seat)
            self.incoming.append(one)
        return one

    def threat(self, seat: int) -> Incoming | None:
        """The damage `seat` may try to avoid now: an isolated instance stands alone (DT-DMG-21)."""
        for one in reversed(self.incoming):
            if one.to == seat and (one.isolated or not any([o.isolated for o in self.incoming])):
                for part in one.parts:  # of every type but ultimate damage (DT-HERO-WID-06)
                    if ATTRIBUTES[self.kind_of(part)][1] and not part.avoided and self.amount(one, part) > 0:
                        return one
        return None

    def kind_of(self, part: Part) -> int:
        attack = self.attack
        if part.attack and attack is not None:
            if part.kind == UNDEFENDABLE and attack.opened:
                return NORMAL
            if part.kind == NORMAL and attack.undefendable and not attack.opened:
                return UNDEFENDABLE
        return part.kind

    def amount(self, one: Incoming, part: Part) -> int:
        """A part with the Attack Modifiers that apply to it (DT-DMG-10, DT-MOD-06, DT-MOD-07)."""
        attack = self.attack
        if part.of >= 0:
            theirs = self.pending(part.of)
            return 0 if theirs is None else self.half(theirs)
        if attack is None or one.isolated or not (part.attack or part.kind == COLLATERAL):
            return part.base
        if self.kit.pacifying and part.by == attack.by and self.pacified(attack):
            return 0
        if not part.attack or attack.landed:
            return part.base
        total = part.base
        for other in one.parts:
            if other.attack and ATTRIBUTES[other.kind][2]:
                if other is part:
                    for n in (*attack.plus, *self.standing(attack)):
                        if n > 0 or part.kind != ULTIMATE:  # DT-DMG-25
                            total += n
                break
        return max(0, total)

    def standing(self, attack: Attack) -> list[int]:
        """What tokens and passives change about the attack while they are there (DT-MOD-01)."""
        out: list[int] = []
        standing = self.kit.standing
        if not standing:
            return out
        for seat, other, moment in ((attack.by, attack.to, ATTACKS), (attack.to, attack.by, ATTACKED)):
            if seat < 0:
                continue
            player = self.players[seat]
            suffers = attack.ultimate and moment == ATTACKED  # nothing of the Defender's own reacts (DT-ABILITY-11)
            for kind in self.kit.listeners.get(moment, ()):
                n = player.tokens[kind.uid]
                text = kind.token.on[moment]
                if n and text.key in standing and not (suffers and kind.token.kind != NEGATIVE):
                    change = added(text.root, self, bearing(seat, kind.uid, other))
                    out += [change] * (n if moment in kind.token.each else 1)
            for key in () if suffers else player.board.on.get(moment, ()):
                if key in standing:
                    out.append(added(self.content.texts[key].root, self, bearing(seat, -1, other)))
        return out

    def pacified(self, attack: Attack) -> bool:
        """Does a token on the attacker keep the attack from dealing damage? An Ultimate ignores it (DT-ABILITY-16)."""
        tokens = self.players[attack.by].tokens
        return not attack.ultimate and any([tokens[uid] for uid in self.kit.pacifying])

    def silenced(self, seat: int) -> bool:
        """Does a token keep this player from playing cards in an own Roll Phase?"""
        if not self.kit.silencing or seat != self.active or not self.roll_phase():
            return False
        tokens = self.players[seat].tokens
        return any([tokens[uid] for uid in self.kit.silencing])

    def subtotal(self, one: Incoming) -> int:
        """Step 2: everything that can be avoided, less fixed preventions (DT-DMG-10)."""
        return self.subtotals(one, one.parts)[0]

    def subtotals(self, one: Incoming, parts: tuple[Part, ...]) -> tuple[int, int]:
        """Of these parts: what can be avoided, and how much of it a defence may touch (DT-DMG-23)."""
        avoidable = defendable = 0
        for part in parts:
            kind = self.kind_of(part)
            if ATTRIBUTES[kind][1]:
                n = self.amount(one, part)
                avoidable += n
                if part.attack and ATTRIBUTES[kind][0]:
                    defendable += n
        if not one.prevented:
            return max(0, avoidable), max(0, defendable)
        by_defense = sum([n for n, only in one.prevented if only])
        other = sum([n for n, only in one.prevented if not only])
        return max(0, avoidable - min(by_defense, defendable) - other), max(0, defendable - by_defense)

    def total(self, one: Incoming) -> int:
        """What lands on the player: all but what a companion takes in their place (DT-COMPANION-03)."""
        whole = self.whole(one)
        if one.ward < 0:
            return whole
        return 0 if one.share < 0 else max(0, whole - one.share)

    def whole(self, one: Incoming) -> int:
        """Step 3, and avoidance last of all (DT-DMG-11 to DT-DMG-14, DT-DMG-24)."""
        certain = sum([self.amount(one, p) for p in one.parts if not ATTRIBUTES[self.kind_of(p)][1]])
        left = tuple([p for p in one.parts if not p.avoided]) if any([p.avoided for p in one.parts]) else one.parts
        if one.shares and certain:  # increases of an Ultimate count, reductions do not (DT-DMG-25)
            certain = modified(certain, (), [share for share in one.shares if share[0] > 0])
        subtotal, defendable = self.subtotals(one, left)
        blocked = min(defendable, one.halves * part_of(subtotal, 1, 2)) if one.halves else 0
        lost = 0
        if self.halving and one.to != self.active:  # rounded up: the smaller half is lost
            lost = self.subtotals(one, tuple([part for part in left if part.by == self.active]))[0] // 2
        return certain + max(0, modified(subtotal, (), one.shares) - blocked - lost)

    def attack_amount(self) -> int:
        """What the attack is dealing right now, before fractions."""
        attack = self.attack
        if attack is None:
            return 0
        return sum([self.amount(one, p) for one in self.incoming for p in one.parts if p.attack and not one.isolated])

    def half(self, one: Incoming) -> int:
        return part_of(self.subtotal(one), 1, 2)

    def heal(self, seat: int, n: int) -> None:
        """Batched in Upkeep (DT-UPKEEP-03) and from the Defensive Roll Phase on (DT-OFF-12), else at once."""
        if self.phase in (UPKEEP, DEFENSE):
            self.healing[seat] += n
            self.note("DT-HEALTH-04", "will-heal", who=f"&{seat}", n=n)
        else:
            before = self.health(seat)
            self.move_dial(self.kit.team[seat], n)
            self.note("DT-TEXT-10", "heals", who=f"&{seat}", n=self.health(seat) - before)

    def move_dial(self, team: int, n: int) -> None:
        """Net first, then keep within 0 and start + 10 (DT-HEALTH-03, DT-HEALTH-04)."""
        self.dials[team] = max(0, min(self.kit.health + ABOVE_START, self.dials[team] + n))

    def apply(self, those: list[Incoming], heal: bool = True) -> list[int]:
        """All of these land at the same instant, with the healing of the batch (DT-DEF-10, DT-HEALTH-04).

        Each player has an own total (DT-DMG-19); partners share a dial, which falls by the sum (DT-DMG-08,
        DT-MODE2V2-03, DT-MODE2V2-04). DT-DMG-16 and DT-DMG-17 are the books' examples. Who has really taken damage, and not
        of an Ultimate, is told.
        """
        hurt: list[int] = []
        if not those and not (heal and any(self.healing)):
            return hurt
        change = [0] * len(self.dials)
        for one in those:
            n = self.total(one)
            change[self.kit.team[one.to]] -= n
            if n and self.kit.feels and not any([part.kind in (ULTIMATE, CERTAIN) for part in one.parts]):
                hurt.append(one.to)
            if self.log is not None and one.parts:
                self.tell_landing(one, n)
            if one.ward >= 0:
                self.hurt(one.to, self.kit.kinds[one.ward], self.whole(one) - n)
        if heal:
            for seat, n in enumerate(self.healing):
                if n:
                    change[self.kit.team[seat]] += n
                    self.note("DT-HEALTH-04", "heals" if n > 0 else "loses-health", who=f"&{seat}", n=abs(n))
            self.healing = [0] * self.kit.seats
        self.incoming = [one for one in self.incoming if one not in those]
        for team, n in enumerate(change):
            if n:
                self.move_dial(team, n)
        self.check_defeat()
        return hurt

    def hurt(self, seat: int, kind: Kind, n: int) -> None:
        """A companion takes damage; what is beyond its health is lost, and without any left it is down."""
        lost = -self.add_tokens(seat, kind, -n, spent=True) if n else 0
        if self.log is not None and n:
            self.note("DT-COMPANION-03", "companion-hurt", who=f"&{seat}", n=lost, token=f"@token.{kind.token.id}")
        if lost and not self.players[seat].tokens[kind.uid] and kind.token.fallen is not None:
            self.add_tokens(seat, self.kit.kind(kind.token.fallen, seat), 1)

    def tell_landing(self, one: Incoming, n: int) -> None:
        """What arrives of what was dealt, by whom and by which text first of all."""
        who, first = f"&{one.to}", one.parts[0]
        if n:
            meant, what = sum([self.amount(one, part) for part in one.parts]), self.origin(first.by, first.source)
            self.note("DT-DMG-09", "takes", who=who, n=n, meant=meant, by=f"&{first.by}", what=what)
        else:
            self.note("DT-DMG-09", "unhurt", who=who)

    def check_defeat(self) -> None:
        """DT-HEALTH-01, DT-HEALTH-02, DT-HEALTH-06: who is out, and is it over?"""
        for seat, player in enumerate(self.players):
            if not player.out and self.health(seat) == 0 and not self.rescued(seat):
                self.leave_play(seat)
        left = sorted({self.kit.team[seat] for seat, player in enumerate(self.players) if not player.out})
        if len(left) <= 1:
            winners = tuple([seat for seat in range(self.kit.seats) if self.kit.team[seat] in left])
            self.over(winners)
            self.note(
                "DT-HEALTH-02" if not winners else "DT-COMP-01",
                "drawn" if not winners else "won",
                who=f"&{winners[0]}" if winners else "",
            )

    def rescued(self, seat: int) -> bool:
        """A token may keep its holder's side in the game."""
        for other, player in enumerate(self.players):
            if self.allies(seat, other):
                for kind in self.kit.kinds:
                    if kind.token.rescues and player.tokens[kind.uid]:
                        self.add_tokens(other, kind, -1)
                        self.dials[self.kit.team[seat]] = kind.token.rescues
                        return True
        return False

    def leave_play(self, seat: int) -> None:
        """Defeated: no more turns; tokens it gave to others stay (DT-HEALTH-05)."""
        self.players[seat].out = True
        self.healing[seat] = 0
        self.note("DT-HEALTH-01", "defeated", who=f"&{seat}")
        if self.attack is not None and self.attack.to == seat:
            self.forced = -1
