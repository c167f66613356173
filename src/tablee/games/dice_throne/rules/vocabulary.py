"""What a hero is made of: dice, tokens, abilities on a board, cards. Content files are written in these words."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field

from tablee.gamekit.name import Name as Name  # content says them, too
from tablee.gamekit.name import Remark as Remark
from tablee.gamekit.spelling import wrong
from tablee.games.dice_throne.rules.ladder import Hand, alike, numbers
from tablee.kernel.decision import Option, option
from tablee.kernel.effect import Effect, Either, Sequence, Text
from tablee.kernel.errors import ContentError
from tablee.kernel.frozen import frozen

# ---------------------------------------------------------------------- damage (DT-DMG-02 to DT-DMG-07, DT-DMG-22)
NORMAL, UNDEFENDABLE, PURE, COLLATERAL, ULTIMATE, PLAIN, CERTAIN = range(7)

#: (defendable, avoidable, modifiable, special targeting). PLAIN is damage outside an attack; CERTAIN cannot be prevented.
ATTRIBUTES = {
    NORMAL: (1, 1, 1, 0),  # DT-DMG-03
    UNDEFENDABLE: (0, 1, 1, 0),  # DT-DMG-04
    PURE: (0, 1, 0, 0),  # DT-DMG-05
    COLLATERAL: (0, 1, 0, 1),  # DT-DMG-06
    ULTIMATE: (0, 0, 1, 0),  # DT-DMG-07
    PLAIN: (0, 1, 0, 0),
    CERTAIN: (0, 0, 0, 0),
}

# ---------------------------------------------------------------------- when cards may be played (DT-CARD-01), as bits
MAIN, ROLL, INSTANT, UPGRADE = 1, 2, 4, 8
#: not played at all: prepared, and cast when a text says so (DT-HERO-STR-01)
SPELL = 64
#: only what alters the dice on the table: nothing else interrupts an instant, a roll card or a spent token
DICE_ONLY = 16
#: only what has priority over what was declared: Instant Action cards and spent tokens (DT-TIME-01, DT-TIME-02)
PRIORITY = 32
#: what must lie there, or be on its way, before some texts can do anything at all (`needed`): dice, an attack, damage
DICE_THERE, ATTACK_THERE, DAMAGE_THERE = 128, 256, 512

# ---------------------------------------------------------------------- phases (DT-TURN-01)
SETUP, UPKEEP, INCOME, MAIN_1, OFFENSE, TARGETING, DEFENSE, MAIN_2, DISCARD, END = range(10)
ROLL_PHASES = (OFFENSE, TARGETING, DEFENSE)  # DT-TURN-03

# ---------------------------------------------------------------------- moments tokens and passives listen to
AT_UPKEEP = "upkeep"
AT_INCOME = "income"
BEFORE_OFFENSE = "before-offense"
IN_OFFENSE = "offense"  # its player's Offensive Roll Phase begins
OFFENSE_END = "offense-end"  # that phase ends: the dice are final, what was announced is about to be activated
ACTIVATES = "activates"  # its player activates an offensive ability
ATTACKS = "attacks"  # its player makes an attack
ATTACKED = "attacked"  # its player is attacked
STRIKES = "strikes"  # its player's attack has its target
TARGETED = "targeted"  # the target is known: step 1 of the Defensive Roll Phase
TOTALLED = "totalled"  # final damage is known and not yet applied
APPLIED = "applied"  # what was pending has been applied
CONCLUSION = "conclusion"  # of its player's Roll Phase (DT-TURN-04)
ATTACK_OVER = "attack-over"  # the attack on its player is over
FOUGHT = "fought"  # its player's attack is over
GAINED = "gained"  # of a token: its holder gets it
FOE_IDLE = "foe-idle"  # an opponent's Roll Phase ended without an attack
HURT = "hurt"  # its player has really taken damage: of an isolated source, or all of a batch at once
UPGRADED = "upgraded"  # its player put another upgrade into play
TURN_END = "turn-end"
THROWN = "thrown"  # a companion goes to an opponent
RETRIEVED = "retrieved"  # and comes back
ACTIVATED = "activated"  # a companion does what it is for

# ---------------------------------------------------------------------- kinds of status effect (DT-STATUS-02)
POSITIVE, NEGATIVE, UNIQUE = "positive", "negative", "unique"


@frozen
class Source:
    """Where figures come from; shown with the content."""

    of: str = ""  # short source codes
    confidence: str = "high"  # medium, low; or house: no source knows these figures, they are ours
    dispute: Remark | None = None  # what sources disagree about, and what was chosen; of a house value its reason


PRINTED = Source()


def alters_dice(effect: Effect) -> bool:
    return bool(getattr(effect, "alters", False)) or any([alters_dice(child) for child in effect.children()])


def needed(effect: Effect) -> int:
    """What must be there for this to do anything, as bits: without it the text is forbidden, whatever else is so."""
    if isinstance(effect, (Sequence, Either)):
        all_of, any_of = 0, DICE_THERE | ATTACK_THERE | DAMAGE_THERE
        for part in effect.parts:
            needs = needed(part)
            all_of, any_of = all_of | needs, any_of & needs
        return all_of if isinstance(effect, Sequence) else any_of
    return int(getattr(effect, "needs", 0))


class Way:
    """One way to spend a token: what it does, how many it takes, and what its text says about when (DT-STATUS-07)."""

    def __init__(
        self,
        text: Text,
        mark: str,
        price: int = 1,
        once: bool = False,
        main: bool = False,
        aged: bool = False,
        twice: bool = False,
    ) -> None:
        self.text = text
        self.mark = mark  # that it was used this turn
        self.price = price  # in tokens
        self.once = once  # in any turn
        self.main = main  # only in a Main Phase of one's own
        self.aged = aged  # only with tokens that were there before this turn
        self.alters = alters_dice(text.root)
        self.needs = needed(text.root)
        self.times = 1 if once else 2 if twice else 0  # in any turn; 0: as often as one likes
        self.plain = price == 1 and not self.times and not main and not aged

    @property
    def twice(self) -> bool:
        return self.times == 2

    def data(self) -> str:
        return f"{self.price} {self.once} {self.main} {self.aged}" + (" twice" if self.twice else "")


class Token:
    """A status effect or companion. Its texts are spent by its holder, or happen by themselves at a moment."""

    def __init__(
        self,
        id: str,
        name: Name,
        kind: str,
        limit: int,
        *,
        letter: str,
        icon: str = "",
        others: int = 0,
        stack: str = "",
        persistent: bool = False,
        owned: bool = False,
        removable: bool = True,
        transferable: bool = True,
        refusable: bool = False,
        freezes: bool = False,
        blocks: bool = False,
        rescues: int = 0,
        companion: bool = False,
        sooner: tuple[int, Token] | None = None,
        source: Source = PRINTED,
    ) -> None:
        if kind not in (POSITIVE, NEGATIVE, UNIQUE):  # DT-STATUS-02
            raise wrong(f"token {id}", "kind", kind, (POSITIVE, NEGATIVE, UNIQUE))
        if limit < 1:
            raise ContentError(f"token {id}", f"a Stack Limit of {limit} could never be on a board")
        self.id = id
        self.name = name
        self.kind = kind
        self.limit = limit
        self.letter = letter
        self.icon = icon
        self.others = others or limit  # limit on anybody but its owner (DT-HERO-PIR-07)
        self.stack = stack or id  # sides of one token share a stack limit
        self.persistent = persistent
        self.owned = owned  # belongs to the player whose hero issues it (DT-HERO-PIR-10)
        self.companion = companion
        # a companion is no status effect (DT-COMPANION-01): nothing of that kind touches it (DT-COMPANION-02)
        self.removable = removable and not companion
        self.transferable = transferable and not companion
        self.refusable = refusable  # its owner may decline it (DT-HERO-PIR-06)
        self.blocks = blocks  # each lies on an Offensive Ability of its holder, which cannot be activated
        self.freezes = freezes  # its holder can do nothing
        self.rescues = rescues  # health its holder keeps instead of being defeated
        self.sooner = sooner  # (upgrades, token): placed as that one when its giver has so many upgrades
        self.grows: Token | None = None  # what a companion grows into
        self.worth: int | None = None  # to bots, in hundredths of a damage; None: as usual for its kind
        self.fallen: Token | None = None  # of a companion with health: what its owner holds while it is down
        self.source = source
        self.ways: tuple[Way, ...] = ()  # to spend it
        self.burst: Text | None = None  # what a further token does to a full stack (DT-HERO-PIR-13)
        self.full: Text | None = None  # what happens when its Stack Limit is reached (DT-HERO-PAN-03)
        self.off: Text | None = None  # what happens when it goes off (DT-HERO-WID-09)
        self.on: dict[str, Text] = {}
        self.each: tuple[str, ...] = ()  # moments at which each token acts for itself

    def spends(
        self,
        effect: Effect,
        *,
        price: int = 1,
        once: bool = False,
        main: bool = False,
        aged: bool = False,
        twice: bool = False,
    ) -> Token:
        """A further way to spend it. What is used in one's own turn only is noted by the name of the token, what may be used
        in any turn by the key of its text: it is forgotten as the next turn begins, whosever it is."""
        if not 1 <= price <= self.limit:
            raise ContentError(f"token {self.id}", f"nobody can spend {price} where {self.limit} may be held")
        key = f"token.{self.id}.spend" + (f".{len(self.ways) + 1}" if self.ways else "")
        mark = self.id if main and not self.ways else key
        self.ways += (Way(Text(key, effect), mark, price, once, main, aged, twice),)
        return self

    @property
    def spend(self) -> Text | None:
        """What spending it does, in the first way that there is."""
        return self.ways[0].text if self.ways else None

    def when(self, moment: str, effect: Effect, *, each: bool = False) -> Token:
        self.on[moment] = Text(f"token.{self.id}.{moment}", effect)
        if each:
            self.each += (moment,)
        return self

    def bursts(self, effect: Effect) -> Token:
        self.burst = Text(f"token.{self.id}.burst", effect)
        return self

    def fills(self, effect: Effect) -> Token:
        self.full = Text(f"token.{self.id}.full", effect)
        return self

    def goes_off(self, effect: Effect) -> Token:
        self.off = Text(f"token.{self.id}.off", effect)
        return self

    def texts(self) -> list[Text]:
        own = [t for t in (self.burst, self.full, self.off, *self.on.values()) if t is not None]
        return [*[way.text for way in self.ways], *own]

    def __repr__(self) -> str:
        return f"Token({self.id})"

    def data(self) -> str:
        """All that decides how it works, for the content hash; ways only where they are not as usual."""
        once = bool(self.ways) and self.ways[0].once and self.ways[0].main
        usual = len(self.ways) < 2 and all(
            [way.plain or (once and way.price == 1 and not way.aged) for way in self.ways]
        )
        return (
            (
                f"{self.id} {self.kind} {self.limit} {self.others} {self.stack} {self.persistent} {self.owned} "
                f"{self.removable} {self.transferable} {self.refusable} {self.freezes} {self.rescues} "
                f"{once} {self.each} {self.sooner}"
            )
            + ("" if usual else f" {', '.join([way.data() for way in self.ways])}")
            + (f" {self.fallen}" if self.fallen else "")
            + (" blocks" if self.blocks else "")
            + (f" grows {self.grows.id}" if self.grows else "")
        )


# ---------------------------------------------------------------------- activation requirements
class Requirement:
    def tier(self, hand: Hand, symbols: dict[str, int]) -> int:
        """0 when these dice do not meet it, else the tier they reach, from 1."""
        raise NotImplementedError


@frozen
class Symbols(Requirement):
    """At least these symbols; further dice are ignored (DT-ABILITY-01)."""

    need: tuple[tuple[str, int], ...]

    def tier(self, hand: Hand, symbols: dict[str, int]) -> int:
        for symbol, n in self.need:
            if symbols.get(symbol, 0) < n:
                return 0
        return 1


def symbols(**need: int) -> Symbols:
    return Symbols(tuple(need.items()))


@frozen
class Tiers(Requirement):
    """The more of one symbol the better; the highest tier met is the one used (DT-ABILITY-05)."""

    symbol: str
    counts: tuple[int, ...] = (3, 4, 5)

    def tier(self, hand: Hand, symbols: dict[str, int]) -> int:
        have = symbols.get(self.symbol, 0)
        return sum([have >= n for n in self.counts])


@frozen
class Straight(Requirement):
    """Consecutive numbers: four are a Small Straight (DT-ABILITY-02), five a Large one (DT-ABILITY-03)."""

    length: int

    def tier(self, hand: Hand, symbols: dict[str, int]) -> int:
        run = longest = 1
        faces = sorted(set(hand if hand[0] > 0 else numbers(hand)))
        for low, high in itertools.pairwise(faces):
            run = run + 1 if high == low + 1 else 1
            longest = max(longest, run)
        return int(longest >= self.length)


@frozen
class OfAKindNeeded(Requirement):
    """Equal numbers, whatever their symbols (DT-ABILITY-04)."""

    n: int

    def tier(self, hand: Hand, symbols: dict[str, int]) -> int:
        return int(alike(hand) >= self.n)


SMALL = Straight(4)
LARGE = Straight(5)


# ---------------------------------------------------------------------- the board
@frozen
class Use:
    """Something a passive lets its owner do at any time for CP (DT-ABILITY-08)."""

    id: str
    price: int
    effect: Effect
    once: bool = False  # once per turn, in a Main Phase of one's own


class Ability:
    """One box of a board: offensive (a requirement), defensive (dice) or passive (moments, uses, permissions)."""

    def __init__(
        self,
        id: str,
        name: Name,
        *do: Effect,
        needs: Requirement | None = None,
        ultimate: bool = False,
        dice: int = 0,
        again: Effect | None = None,
        on: dict[str, Effect] | None = None,
        uses: tuple[Use, ...] = (),
        permits: int = 0,
        rerolls: str = "",
        icon: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.icon = icon
        self.do = do  # one effect per tier
        self.needs = needs
        self.ultimate = ultimate
        self.dice = dice  # Defensive Roll N
        self.again = again  # done right after the defensive dice are rolled
        self.on = on or {}
        self.uses = uses
        self.permits = permits  # kinds of card that may also be played in Roll Phases
        self.rerolls = rerolls  # dice of this token's texts may be re-rolled once
        self.tiers: dict[Hand, int] = {}
        self.texts: tuple[Text, ...] = ()
        self.text_again: Text | None = None
        self.text_on: dict[str, Text] = {}
        self.text_uses: dict[str, Text] = {}
        self.announce: Option = option("announce", id)
        self.defend: Option = option("defend", id)

    def named(self, prefix: str) -> None:
        """Its texts get the keys that saves and journals know them by."""
        if isinstance(self.needs, Tiers) and len(self.do) not in (1, len(self.needs.counts)):
            raise ContentError(f"{prefix}.{self.id}", f"{len(self.do)} effects for {len(self.needs.counts)} tiers")
        key = f"{prefix}.{self.id}"
        self.texts = tuple([Text(f"{key}.{i + 1}", effect) for i, effect in enumerate(self.do)])
        self.text_again = Text(f"{key}.again", self.again) if self.again is not None else None
        self.text_on = {moment: Text(f"{key}.{moment}", effect) for moment, effect in self.on.items()}
        self.text_uses = {use.id: Text(f"{key}.{use.id}", use.effect) for use in self.uses}

    def all_texts(self) -> list[Text]:
        again = [] if self.text_again is None else [self.text_again]
        return [*self.texts, *again, *self.text_on.values(), *self.text_uses.values()]

    def tier(self, hero: Hero, hand: Hand) -> int:
        """The tier these (sorted) dice reach, 0 for none; remembered."""
        found = self.tiers.get(hand)
        if found is None:
            assert self.needs is not None
            found = self.tiers[hand] = self.needs.tier(hand, hero.shown(hand))
        return found

    def tier_text(self, tier: int) -> Text:
        return self.texts[min(tier, len(self.texts)) - 1]


@dataclass
class Level:
    """What lies on a slot at one level; levels above the first are upgrade cards with a price."""

    abilities: tuple[Ability, ...]
    cost: int = 0
    source: Source = PRINTED


class Slot:
    """A space of the board and its levels I, II, III."""

    def __init__(self, id: str, *levels: Level) -> None:
        self.id = id
        self.levels = levels

    @property
    def kind(self) -> str:
        """offense, defense or passive (DT-UPGRADE-07)."""
        ability = self.levels[0].abilities[0]
        return "offense" if ability.needs is not None else "defense" if ability.dice else "passive"


def level(*abilities: Ability, cost: int = 0, source: Source = PRINTED) -> Level:
    return Level(abilities, cost, source)


class Card:
    """An action card, or an upgrade: `slot` and `level` say what it covers."""

    def __init__(
        self,
        id: str,
        name: Name,
        cost: int,
        timing: int,
        effect: Effect | None = None,
        *,
        modifier: bool = False,
        slot: int = -1,
        level: int = 0,
        icon: str = "",
        source: Source = PRINTED,
    ) -> None:
        if timing not in (MAIN, ROLL, INSTANT, UPGRADE, SPELL):  # DT-CARD-01
            raise ContentError(f"card {id}", "a card is an upgrade, a spell, or a main, roll or instant action")
        if cost < 0 or (effect is None) != (timing == UPGRADE):
            raise ContentError(f"card {id}", "it needs a cost of 0 or more, and an effect unless it is an upgrade")
        self.id = id
        self.name = name
        self.cost = cost
        self.timing = timing
        self.effect = effect
        self.modifier = modifier  # an Attack Modifier (DT-MOD-01)
        self.slot = slot
        self.level = level
        self.icon = icon
        self.source = source
        self.alters = effect is not None and alters_dice(effect)
        self.needs = needed(effect) if effect is not None else 0
        self.prices: tuple[int, ...] = ()  # of an upgrade: what it costs over each level of its slot
        self.text: Text | None = None
        self.play: Option = option("play", id)
        self.sell: Option = option("sell", id)


ROMAN = {1: "I", 2: "II", 3: "III"}


class Board:
    """What a hero board shows at some levels: worked out once and shared."""

    def __init__(self, abilities: list[Ability], opened: dict[int, dict[int, int]]) -> None:
        self.abilities = abilities
        self.opened = opened  # the hero's
        self.by_id = {ability.id: ability for ability in abilities}
        self.permits = 0
        self.uses: list[tuple[Ability, Use, Option, bool]] = []  # with its option, and whether it alters dice
        self.on: dict[str, list[str]] = {}  # moment -> keys of the texts of passives
        for ability in abilities:
            self.permits |= ability.permits
            for use in ability.uses:
                self.uses.append((ability, use, option("use", use.id), alters_dice(use.effect)))
            for moment, text in ability.text_on.items():
                self.on[moment] = [*self.on.get(moment, []), text.key]
        self.announced: dict[Hand, tuple[Option, ...]] = {}
        self.offered: dict[int, dict[int, tuple[tuple[Use, Option], ...]]] = {}

    def open_uses(self, cp: int, mask: int) -> tuple[tuple[Use, Option], ...]:
        """What passives may let their owner do under a mask that says what is missing, too, with so many CP. A pure function of
        content: remembered."""
        open_now = [use for use in self.uses if use[3] or not mask & DICE_ONLY] if not mask & PRIORITY else []
        cheap = [(use, choice) for _, use, choice, _ in open_now if use.price <= cp]
        found = self.offered.setdefault(cp, {})[mask] = tuple(
            [one for one in cheap if not needed(one[0].effect) & mask]
        )
        return found

    def announceable(self, hero: Hero, faces: tuple[int, ...]) -> tuple[Option, ...]:
        """Abilities these dice allow (DT-OFF-04). A pure function of content: remembered."""
        hand = tuple(sorted(faces))
        found = self.announced.get(hand)
        if found is None:
            found = tuple([a.announce for a in self.abilities if a.needs is not None and a.tier(hero, hand)])
            self.announced[hand] = found
        return found


@dataclass
class Hero:
    """A closed kit (DT-COMP-02): a board of one or two sides, dice, tokens, cards."""

    id: str
    name: Name
    edition: str  # season 1, season 2, marvel
    complexity: int
    faces: tuple[str, ...]  # symbol on 1..6
    symbols: dict[str, Name]
    letters: dict[str, str]
    sides: tuple[tuple[Slot, ...], ...]
    tokens: tuple[Token, ...]
    cards: tuple[Card, ...]
    accent: str = "#888888"
    setup: Effect | None = None
    deck_size: int = 0  # as printed, where a book or list says so
    deck: tuple[Card, ...] = ()
    setup_text: Text | None = None
    remarks: tuple[Remark, ...] = ()
    icon: str = ""
    icons: dict[str, str] = field(default_factory=dict)  # of its symbols
    own: bool = False  # somebody's own, not one of ours
    changed: bool = False  # with other figures than the printed ones
    boards: dict[tuple[int, tuple[int, ...]], Board] = field(default_factory=dict, repr=False)
    numbers: dict[str, int] = field(default_factory=dict, repr=False)  # cards of the deck by id
    #: for so many CP: cards that may be played under a mask
    opened: dict[int, dict[int, int]] = field(default_factory=dict, repr=False)
    counted: dict[Hand, dict[str, int]] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        where = f"hero {self.id}"
        if not 1 <= self.complexity <= 6:  # DT-COMP-07
            raise ContentError(where, f"complexity {self.complexity} is not from 1 to 6")
        if len(self.faces) != 6 or set(self.faces) != set(self.symbols):  # DT-COMP-03
            raise ContentError(where, f"six faces with symbols among {sorted(self.symbols)} are needed")
        upgrades = []
        for side, slots in enumerate(self.sides):
            for s, slot in enumerate(slots):
                for number, lv in enumerate(slot.levels, 1):
                    for ability in lv.abilities:
                        ability.named(f"{self.id}.{slot.id}.{number}")
                    if number > 1 and side == 0:
                        name = lv.abilities[0].name
                        roman = ROMAN[number]
                        title = Name(f"{name.en} {roman}", f"{name.fr} {roman}", name.gender, name.ours)
                        card = Card(
                            f"{slot.id}-{number}", title, lv.cost, UPGRADE, slot=s, level=number, source=lv.source
                        )
                        card.prices = tuple([max(0, lv.cost - lower.cost) for lower in slot.levels])
                        upgrades.append(card)
        self.deck = (*self.cards, *upgrades)
        if self.deck_size and len(self.deck) != self.deck_size:  # DT-COMP-04, DT-COMP-05
            raise ContentError(where, f"the deck has {len(self.deck)} cards, {self.deck_size} are printed")
        self.numbers = {card.id: number for number, card in enumerate(self.deck)}
        if len(self.numbers) != len(self.deck):
            raise ContentError(where, "two cards of the deck have the same id")
        for card in self.deck:
            if card.effect is not None and card.text is None:
                card.text = Text(f"{self.id}.{card.id}", card.effect)
        if self.setup is not None:
            self.setup_text = Text(f"{self.id}.setup", self.setup)

    def count(self, faces: tuple[int, ...]) -> dict[str, int]:
        """How many of each symbol these numbers show: every number has its symbol, on all five dice (DT-COMP-03); a die of
        another hero shows none."""
        out = dict.fromkeys(self.symbols, 0)
        for face in faces:
            if face > 0:
                out[self.faces[face - 1]] += 1
        return out

    def shown(self, hand: Hand) -> dict[str, int]:
        """The same of sorted dice, which all abilities of all levels ask for: remembered, and never changed."""
        found = self.counted.get(hand)
        if found is None:
            found = self.counted[hand] = self.count(hand)
        return found

    def board(self, side: int, levels: tuple[int, ...]) -> Board:
        found = self.boards.get((side, levels))
        if found is None:
            slots = zip(self.sides[side], levels)
            found = Board([a for slot, lv in slots for a in slot.levels[lv - 1].abilities], self.opened)
            self.boards[(side, levels)] = found
        return found

    def open_cards(self, cp: int, mask: int) -> int:
        """Cards of the deck, as bits, that may be played under a mask that says what is missing, too, with so many CP. A pure
        function of content: remembered."""
        found = 0
        for number, card in enumerate(self.deck):
            cost = min(card.prices[: card.level - 1]) if card.prices else card.cost
            if card.timing & mask and not card.needs & mask and cost <= cp:
                if card.alters or not mask & DICE_ONLY:
                    found |= 1 << number
        self.opened.setdefault(cp, {})[mask] = found
        return found

    def moments(self) -> list[str]:
        """What its passives listen to, whatever lies on its board."""
        levels = [lv for slots in self.sides for slot in slots for lv in slot.levels]
        return [moment for lv in levels for ability in lv.abilities for moment in ability.on]

    def all_texts(self) -> list[Text]:
        out = [a for slots in self.sides for slot in slots for lv in slot.levels for a in lv.abilities]
        texts = [text for ability in out for text in ability.all_texts()]
        texts += [card.text for card in self.deck if card.text is not None]
        if self.setup_text is not None:
            texts.append(self.setup_text)
        return texts

    def data(self) -> str:
        """All that decides how it works besides its texts, for the content hash."""
        board = [
            (
                slot.id,
                lv.cost,
                a.id,
                repr(a.needs),
                a.ultimate,
                a.dice,
                a.permits,
                a.rerolls,
                [(u.id, u.price, *[True] * u.once) for u in a.uses],
            )
            for slots in self.sides
            for slot in slots
            for lv in slot.levels
            for a in lv.abilities
        ]
        cards = [(c.id, c.cost, c.timing, c.modifier, c.slot, c.level) for c in self.deck]
        return repr((self.id, self.edition, self.faces, board, cards))
