"""A battle in words, as one seat may know it: the few dozen facts that learned judgement goes by.

Words are remembered by what they are made from, so that saying them is little more than joining lists. Nothing is listed by
hero: tokens, slots and cards are those that the content has.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from tablee.gamekit.brain import Lexicon
from tablee.games.dice_throne.rules.heroes import common
from tablee.games.dice_throne.rules.records import Kit
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import ROLL_PHASES

LEXICON = Lexicon()
Numbers = tuple[int, ...]
Pair = tuple[list[int], list[int]]

#: at least so much of it
HEALTH = (1, 3, 5, 8, 11, 14, 18, 22, 27, 32, 38, 44, 50)
MONEY = (1, 2, 3, 4, 6, 8, 11)
CARDS = (1, 2, 3, 4, 5, 6)
MOST_HEALTH, MOST_DAMAGE, MOST_CARDS, MOST_TOKENS, MOST_PLUS = 60, 24, 9, 6, 9
COMMON = frozenset([card.id for card in common()])  # cards that every deck holds
STEP = 6  # of health, where it goes with a hero
#: whose side: one's own, a partner, an opponent, further opponents
ME, PARTNER, FOE, OTHERS = "", "partner ", "", "other "


def numbered(*names: str) -> Numbers:
    return tuple([LEXICON.number(name) for name in names])


def least(name: str, n: int, steps: Sequence[int]) -> list[str]:
    return [f"{name}>{k}" for k in steps if n >= k]


class Side:
    """The words of one seat at one table, as it is spoken of from one point of view."""

    def __init__(self, kit: Kit, seat: int, who: str) -> None:
        self.kit, self.seat, self.who = kit, seat, who
        self.hero = kit.heroes[seat].id
        self.said: dict[tuple[Any, ...], Numbers] = {}

    def health(self, n: int) -> Numbers:
        found = self.said.get(("health", n))
        if found is None:
            kept = max(0, min(MOST_HEALTH, n))
            names = [f"health {kept}", f"{self.hero} health {kept // STEP}", *least("health", kept, HEALTH)]
            found = self.keep(("health", n), names + (["dead"] if n <= 0 else []))
        return found

    def board(self, key: tuple[Any, ...]) -> Numbers:
        """CP, cards in hand, levels and side of the board."""
        cp, cards, levels, side = key
        names = [self.hero, f"cp {cp}", f"{self.hero} cp {cp // 2}", f"hand {min(cards, MOST_CARDS)}"]
        names += [*least("cp", cp, MONEY), *least("hand", cards, CARDS)]
        names.append(f"upgrades {sum(levels) - len(levels)}")
        slots = self.kit.heroes[self.seat].sides[side]
        for slot, level in zip(slots, levels):
            names += [f"{self.hero} {slot.id} {k}" for k in range(2, level + 1)]
        return self.keep(key, names + ([f"{self.hero} side {side}"] if side else []))

    def tokens(self, key: Numbers) -> Numbers:
        """What lies on the board, and whether it is one's own where tokens belong to somebody."""
        names = []
        for kind in self.kit.kinds:
            n = key[kind.uid]
            if n:
                name = kind.token.id if kind.owner < 0 or kind.owner == self.seat else f"{kind.token.id} of others"
                names += [f"{name} {k}" for k in range(1, min(n, MOST_TOKENS) + 1)]
                names.append(f"{self.hero} with {name}")
        return self.keep(key, names)

    def raised(self, raised: dict[int, int]) -> list[int]:
        kinds = self.kit.kinds
        names = [f"{self.hero} {kinds[uid].token.id} up {n}" for uid, n in sorted(raised.items()) if n]
        return [LEXICON.number(self.who + name) for name in names]

    def held(self, hand: Numbers) -> Numbers:
        """Cards by their ids; those that every deck holds are the same for all heroes."""
        ids = [self.kit.heroes[self.seat].deck[card].id for card in hand]
        return self.keep(("hand", hand), [f"holds {id}" if id in COMMON else f"{self.hero} holds {id}" for id in ids])

    def harm(self, coming: int, defendable: int, health: int) -> Numbers:
        """Damage on its way, and how much of it can be defended."""
        n, part = min(coming, MOST_DAMAGE), min(defendable, MOST_DAMAGE)
        names = [f"coming {n}", f"defendable {part}", f"{self.hero} defendable {part // 2}"]
        return self.keep(("harm", n, part, health > 0), names + ([] if health > 0 else [f"lethal {part}"]))

    def keep(self, key: tuple[Any, ...], names: Sequence[str]) -> Numbers:
        found = self.said[key] = numbered(*[self.who + name for name in names])
        return found

    def add(self, game: Battle, out: list[int], known: bool) -> None:
        seat = self.seat
        player, said = game.players[seat], self.said
        health = game.dials[self.kit.team[seat]] + game.healing[seat]
        coming = defendable = 0
        for one in game.incoming:
            if one.to == seat:
                coming += game.total(one)
                defendable += game.subtotals(one, one.parts)[1]
        out += self.health(health - coming)
        if coming:
            key: tuple[Any, ...] = (
                "harm",
                min(coming, MOST_DAMAGE),
                min(defendable, MOST_DAMAGE),
                health > coming,
            )
            out += said.get(key) or self.harm(coming, defendable, health - coming)
        key = (player.cp, len(player.hand), player.levels, player.side)
        out += said.get(key) or self.board(key)
        tokens = tuple(player.tokens)
        found = said.get(tokens)
        out += self.tokens(tokens) if found is None else found
        if player.raised:
            out += self.raised(player.raised)
        if known and player.hand:
            out += said.get(("hand", player.hand)) or self.held(player.hand)
        if player.prepared:
            deck = self.kit.heroes[seat].deck
            out += numbered(*[f"{self.who}{self.hero} prepared {deck[card].id}" for card in player.prepared])
        if player.out:
            out += numbered(f"{self.who}out")
        if game.later:
            out += numbered(*[self.who + awaited(one.moment, one.saved) for one in game.later if one.seat == seat])


def awaited(moment: str, saved: tuple[Any, ...]) -> str:
    """A text that waits for a moment."""
    return f"later {moment} {saved[1] if len(saved) > 1 else ''}"


class Outlook:
    """A table as one seat sees it: itself, partners, the opponent who matters now, and the others."""

    def __init__(self, kit: Kit, seat: int) -> None:
        self.seat, self.kit = seat, kit
        n, team = kit.seats, kit.team
        around = [(seat + i) % n for i in range(n)]
        self.allies = [other for other in around if team[other] == team[seat]]
        self.foes = [other for other in around if team[other] != team[seat]]
        self.own = [Side(kit, other, ME if other == seat else PARTNER) for other in self.allies]
        self.nearest = {other: Side(kit, other, FOE) for other in self.foes}
        self.further = {other: Side(kit, other, OTHERS) for other in self.foes}
        self.hero = kit.heroes[seat].id
        mode = [] if kit.setup.mode == "duel" else [f"table {kit.setup.mode}"]
        self.common = {
            foe: numbered(f"{self.hero} against {kit.heroes[foe].id}", *mode) for foe in self.foes
        }  # whom one faces
        self.said: dict[tuple[Any, ...], Numbers] = {}

    def foe(self, game: Battle) -> int:
        """Who matters most among several: whoever attacks or is attacked, else who acts, else the next one who is in."""
        attack = game.attack
        if attack is not None and game.phase in ROLL_PHASES:
            for other in (attack.by, attack.to):
                if other in self.foes:
                    return other
        if game.active in self.foes:
            return game.active
        return next((other for other in self.foes if not game.players[other].out), self.foes[0])

    def words(self, game: Battle) -> Pair:
        mine: list[int] = []
        theirs: list[int] = []
        for side in self.own:
            side.add(game, mine, True)  # DT-MODE2V2-01: partners show each other their hands
        foes = self.foes
        if len(foes) == 1:
            foe = foes[0]
            self.nearest[foe].add(game, theirs, False)
        else:
            foe = self.foe(game)
            for other in foes:
                (self.nearest if other == foe else self.further)[other].add(game, theirs, False)
        mine += self.common[foe]
        whose = self.whose(game.active)
        decision, phase = game.decision, game.phase
        asks = (
            ("", "") if decision is None or decision.prompt == "main" else (decision.prompt, self.whose(decision.seat))
        )
        key = (phase, whose, asks, game.again)
        found = self.said.get(key)
        mine += self.moment(key) if found is None else found
        if game.attack is not None and phase in ROLL_PHASES:
            mine += self.attack(game)
        if game.rolls:
            mine += self.dice(game)
        return mine, theirs

    def whose(self, seat: int) -> str:
        return "mine" if seat == self.seat else "ours" if seat in self.allies else "theirs"

    def moment(self, key: tuple[Any, ...]) -> Numbers:
        phase, whose, (prompt, asked), again = key
        names = [f"phase {phase} {whose}"]
        if prompt:
            names.append(f"asks {prompt} {asked} {phase}")
        found = self.said[key] = numbered(*names, *([f"again {whose}"] if again else []))
        return found

    def attack(self, game: Battle) -> Numbers:
        attack = game.attack
        assert attack is not None
        by, plus = self.whose(attack.by), sum(attack.plus)
        key = ("attack", attack.ability, by, attack.answered, attack.undefendable, attack.made, plus)
        found = self.said.get(key)
        if found is None:
            state = f"{int(attack.answered)}{int(attack.undefendable)}{int(attack.made)}"
            names = [f"attack {attack.ability} {by}", f"attack {state} {by}"]
            if attack.plus:
                names.append(f"plus {max(-MOST_PLUS, min(MOST_PLUS, plus))} {by}")
            found = self.said[key] = numbered(*names)
        return found

    def dice(self, game: Battle) -> Numbers:
        """Whose dice lie there and what for; what attack dice promise is reckoned exactly, elsewhere."""
        roll = game.rolls[-1]
        offense = roll.purpose == "offense"
        faces = () if offense else tuple(sorted(roll.faces))
        key = ("roll", roll.purpose, roll.seat, game.attempts, faces)
        found = self.said.get(key)
        if found is None:
            purpose = roll.purpose if roll.purpose in ("offense", "defense", "targeting") else "text"
            whose = self.whose(roll.seat)
            names = [f"roll {purpose} {whose} {min(game.attempts, 3)}"]
            if not offense:
                hero = game.heroes[roll.seat]
                names += [f"{hero.id} {purpose} {s} {n}" for s, n in hero.count(faces).items() if n]
            found = self.said[key] = numbered(*names)
        return found


@lru_cache(maxsize=256)
def outlook(kit: Kit, seat: int) -> Outlook:
    return Outlook(kit, seat)


def words(game: Battle, seat: int) -> Pair:
    """What a seat may know of its own side with all that is common, and of the others."""
    return outlook(game.kit, seat).words(game)
