"""What a card is worth now: whom words mean, values with their modifiers (MC-MOD), who listens to what.

Values are worked out anew from the base each time (MC-MOD-01, MC-MOD-06), so that what ends leaves no trace (MC-MOD-07).
Card text that contradicts a rule wins where it does (MC-GOLD-02): it is one of these modifiers or prohibitions.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.games.champions.rules.constants import Cannot, Constant, Gains, Modify
from tablee.games.champions.rules.records import Card, Lasting
from tablee.games.champions.rules.table import Table
from tablee.games.champions.rules.vocabulary import (
    ALLY,
    ATTACHMENT,
    CHARACTERS,
    HERO,
    IDENTITY_SIDES,
    KEYWORD_FLAGS,
    MINION,
    SCHEMES,
    VILLAIN,
)
from tablee.kernel.zone import without

BLANKED: Final = 8  # a further bit beside the status cards: the text box counts as blank (MC-CARD-06)
ALLY_LIMIT = 3  # MC-ALLY-02
RESTRICTED_LIMIT = 2  # MC-KEY-15
#: the windows as an Event counts its moments: four before it happens, two after
WINDOW_BITS = (1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 7, 1 << 8)
#: words that mean all cards of some types, whosever they are (MC-CARD-19, MC-CARD-20)
OF_TYPES = {"enemy": (MINION, VILLAIN), "identity": IDENTITY_SIDES, "character": CHARACTERS, "scheme": SCHEMES}
#: what must be looked at after the batch: somebody's hit points, allies, restricted cards, Stalwart
CHECK_HP: Final = 1
CHECK_ALLIES: Final = 2
CHECK_RESTRICTED: Final = 4
CHECK_STALWART: Final = 8
CHECK_EMPTY: Final = 16
CHECKED = {"hp": CHECK_HP, "stalwart": CHECK_STALWART, "ally_limit": CHECK_ALLIES}


class Standing:
    """Whose point of view a constant effect is worked out from."""

    did: tuple[Any, ...] = ()
    paid: tuple[str, ...] = ()
    source: str = ""

    def __init__(self, card: int, seat: int, td: int = -1, ti: int = -1, label: str = "") -> None:
        self.card = card
        self.seat = seat
        self.td = td
        self.ti = ti
        self.label = label
        self.bound: dict[str, Any] = {}


class Valued(Table):
    """The table, and what its constant and lasting effects make of the figures."""

    # ------------------------------------------------------------------ whom words mean
    def fits(self, word: str, src: int, x: int) -> bool:
        """ "This" is the physical card (MC-CARD-13), "you" and "your hero" its player's identity (MC-CARD-14, MC-YOU-06),
        enemies are minions and villains (MC-CARD-20), friendly is what players control (MC-CARD-21, MC-CTRL-08); an
        identity counts with the face it shows (MC-CARD-16, MC-FORM-06), an upgrade means its host or the identity
        (MC-UPG-02, MC-UPG-03). Is card `x` what `word` means for the card `src`? "minion:Drone" also wants the trait."""
        if word == "this":
            return x == src
        card, source = self.cards[x], self.cards[src]
        type = card.face.type
        if word == "drone":  # a facedown card in play as a minion
            return card.face.facedown and type == MINION
        if word == "host":
            return x == source.host
        if ":" in word:
            word, _, trait = word.partition(":")
            if trait not in self.traits(x):
                return False
        if word == type:
            return True
        if word in OF_TYPES:
            return type in OF_TYPES[word]
        match word:
            case "any":
                return True
            case "other":
                return x != src
            case "friendly":
                return card.ctl >= 0 and type in CHARACTERS  # MC-CARD-21
            case "engaged":
                return source.area >= 0 and x in self.players[source.area].engaged
            case "engaged_player":
                return source.area >= 0 and x == self.players[source.area].me
        return self.yours(word, source.ctl, card)

    def yours(self, word: str, seat: int, card: Card) -> bool:
        """Is it what a card of this player means by "you" and "your" (MC-CARD-14, MC-CARD-16)?"""
        if seat < 0:  # an encounter card speaks to whoever it happens to, or to the character in between
            return word == "you" and card.ctl >= 0
        type, me = card.face.type, self.players[seat].me
        match word:
            case "you":
                return card.id == me
            case "your_hero":
                return card.id == me and type == HERO
            case "your_character":
                return card.ctl == seat and type in CHARACTERS
            case "your_ally":
                return card.ctl == seat and type == ALLY
        return False

    def concerns(self, constant: Constant, src: int, x: int) -> bool:
        if not self.fits(constant.of, src, x):
            return False
        # asked anew each time: in force exactly as long as its condition holds (MC-ABIL-07)
        return constant.test is None or constant.test.holds(self, Standing(src, self.seat_of(src)))

    # ------------------------------------------------------------------ values (MC-MOD)
    def value(self, stat: str, i: int) -> int:
        card = self.cards[i]
        face = card.face
        base = face.stats.get(stat, 0)  # a dash or a letter counts as 0 (MC-MOD-09)
        if stat == "hp" and face.per_player:  # an identity has what is printed on it (MC-SETUP-02)
            base *= len(self.players)  # MC-ICON-08, MC-SETUP-09
        mods = self.mods.get(stat)
        if mods is None and not card.on and not self.lasting:
            return base
        plus = self.added(stat, i) if card.on or self.lasting else 0
        times, over, set_to, cap = 1, 1, -1, 0
        m: Modify
        for src, m in mods or ():
            if m.of == "drone" and not face.facedown:
                continue  # the commonest, without a call
            if self.fits(m.of, src, i) and (m.test is None or self.concerns(m, src, i)):
                n = m.plus if isinstance(m.plus, int) else m.plus.value(self, Standing(src, self.seat_of(src)))
                if m.base:
                    base = n
                elif m.set_to >= 0:
                    set_to = m.set_to  # the latest prevails (MC-MOD-03)
                else:
                    plus += n  # each copy by itself (MC-ABIL-08)
                    times *= m.times
                    over *= m.over
                    cap = m.cap or cap
        if set_to >= 0:
            return set_to
        total = base + plus
        if times != over:
            total = -(-total * times // over)  # rounded up, once (MC-MOD-05)
        if cap and total > cap:
            total = cap
        return total if total > 0 else 0  # MC-MOD-04

    def added(self, stat: str, i: int) -> int:
        """What attachments and lasting effects add; these end without a trace (MC-MOD-07)."""
        plus = 0
        for a in self.cards[i].on:  # MC-ATTACH-02
            if self.cards[a].face.type == ATTACHMENT:
                plus += self.cards[a].face.stats.get(stat, 0)
        for lasting in self.lasting:
            if lasting.stat == stat and self.lasts_on(lasting, i):
                plus += lasting.plus if not lasting.live else self.maker(lasting).now(self, lasting)
        return plus

    def lasts_on(self, lasting: Lasting, i: int) -> bool:
        # a group is looked at anew: who joins it later is affected too (MC-LAST-03)
        return bool(self.maker(lasting).covers(self, lasting, i)) if lasting.whole else i in lasting.cards

    def maker(self, lasting: Lasting) -> Any:
        """The node that made it."""
        return self.content.texts[lasting.source].nodes[lasting.node]

    def hp(self, i: int) -> int:
        """Maximum hit points, for every character (MC-HP-01, MC-HP-02)."""
        return self.value("hp", i)

    def left(self, i: int) -> int:
        """Remaining hit points (MC-HP-03)."""
        if self.cards[i].face.infinite:  # no damage defeats it (MC-HP-04)
            return 1_000_000
        return self.value("hp", i) - self.cards[i].damage

    def per_player(self, figure: tuple[int, bool]) -> int:
        n, each = figure
        return n * len(self.players) if each else n

    def target_threat(self) -> int:
        return self.per_player(self.cards[self.main].face.target)

    def hand_size(self, seat: int) -> int:
        return self.value("hand", self.players[seat].me)

    def ally_limit(self, seat: int) -> int:
        n = ALLY_LIMIT
        me = self.players[seat].me
        m: Modify
        for src, m in self.mods.get("ally_limit", ()):
            if self.concerns(m, src, me):
                assert isinstance(m.plus, int)
                n = m.set_to if m.set_to >= 0 else n + m.plus
        return n

    def traits(self, i: int) -> tuple[str, ...]:
        """They do nothing by themselves (MC-CARD-07)."""
        out = self.cards[i].face.traits
        if "trait" in self.mods:
            out += tuple([m.trait for src, m in self.mods["trait"] if m.of != "" and self.concerns(m, src, i)])
        for lasting in self.lasting:
            if lasting.stat.startswith("trait:") and self.lasts_on(lasting, i):
                out += (lasting.stat[6:],)
        return out

    def keyword(self, i: int, word: str) -> int:
        """0 without it, else its number (1 for keywords without one); gained ones count (MC-CARD-09)."""
        card = self.cards[i]
        printed = card.face.keywords
        n = printed[word] if word in printed and not card.status & BLANKED else 0
        if word in self.mods:
            m: Gains
            for src, m in self.mods[word]:
                if self.concerns(m, src, i):
                    n += m.n
        if self.lasting:
            for lasting in self.lasting:
                if lasting.stat == "keyword:" + word and self.lasts_on(lasting, i):
                    n += lasting.plus
        return n

    def attack_flags(self, i: int) -> int:
        """Overkill, Piercing and Ranged of a card, as bits."""
        flags, printed, mods = 0, self.cards[i].face.keywords, self.mods
        for word, flag in KEYWORD_FLAGS.items():
            if (word in printed or word in mods or self.lasting) and self.keyword(i, word):
                flags |= flag
        return flags

    def faces(self, seat: int, word: str) -> bool:
        """Has a minion engaged with this player a keyword?"""
        engaged, cards = self.players[seat].engaged, self.cards
        if word in self.mods or self.lasting:
            return any([self.keyword(i, word) for i in engaged])
        for i in engaged:  # noqa: SIM110  (faster than a generator)
            if word in cards[i].face.keywords and not cards[i].status & BLANKED:
                return True
        return False

    def cannot(self, what: str, x: int, source: int = -1) -> bool:
        """A prohibition beats every permission (MC-GOLD-05)."""
        if what not in self.mods:
            return False
        m: Cannot
        for src, m in self.mods[what]:
            if self.concerns(m, src, x):
                if not m.source_trait or (source >= 0 and m.source_trait in self.traits(source)):
                    return True
        return False

    # ------------------------------------------------------------------ the index of who listens
    def listen(self, i: int, on: bool) -> None:
        card = self.cards[i]
        if card.face.listens and not card.status & BLANKED:
            for kind, slot, k in card.face.listens:
                if on:
                    self.listeners.add(kind, slot, 6, (i, k))
                    self.masks[kind] = self.masks.get(kind, 0) | WINDOW_BITS[slot]
                else:
                    self.listeners.remove(kind, slot, (i, k))
                    row = self.listeners.rows.get(kind)
                    if row is None:
                        del self.masks[kind]
                    elif not row[slot]:
                        self.masks[kind] &= ~WINDOW_BITS[slot]

    def constants(self, i: int, on: bool) -> None:
        for m in self.cards[i].face.script.constants:
            if isinstance(m, Modify):
                key = m.stat
            elif isinstance(m, Gains):
                key = "trait" if m.trait else m.keyword
            elif isinstance(m, Cannot):
                key = m.what
            else:
                key = type(m).__name__  # MustDefend, Blank, OwnersPile
            if on:
                self.mods[key] = (*self.mods.get(key, ()), (i, m))
            else:
                left = tuple([entry for entry in self.mods.get(key, ()) if entry[0] != i])
                if left:
                    self.mods[key] = left
                else:
                    self.mods.pop(key, None)
            if key in CHECKED:
                self.check |= CHECKED[key]

    def wake(self, i: int, on: bool) -> None:
        """A face comes into or goes out of play: its abilities and constant effects with it (MC-ABIL-06)."""
        self.listen(i, on)
        face = self.cards[i].face
        if face.icons or face.unique:
            self.count_marks(i, on)
        if face.actions and not self.cards[i].status & BLANKED:
            self.acting = tuple(sorted((*self.acting, i))) if on else without(self.acting, i)
        if self.cards[i].face.script.constants and not self.cards[i].status & BLANKED:
            self.entered = (*self.entered, i) if on else without(self.entered, i)
            self.constants(i, on)

    def turn_to(self, i: int, code: str) -> None:
        """Another face of the same card: everything on it stays, status cards too (MC-STATUS-11, MC-FORM-05, MC-VILLAIN-04, MC-CARD-22)."""
        self.wake(i, False)
        card = self.edit(i)
        before, card.code, card.face = card.face, code, self.kit.defs[code]
        self.wake(i, True)
        if before.stats.get("hp") != card.face.stats.get("hp"):
            self.check |= CHECK_HP
        if "stalwart" in card.face.keywords:
            self.check |= CHECK_STALWART
