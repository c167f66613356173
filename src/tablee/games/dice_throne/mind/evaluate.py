"""Judgement, lent to bots: what dice, abilities, tokens and a whole position are worth. Integers, in hundredths.

One point of damage is worth 100. The reroll policy is exact for these values (kernel.dice.Ladder).
"""

from __future__ import annotations

from functools import cache, lru_cache

from tablee.games.dice_throne.rules.effects import amounts as A
from tablee.games.dice_throne.rules.effects.aim import YOU
from tablee.games.dice_throne.rules.effects.basic import (
    AttackAgain,
    Discard,
    DiscardRandom,
    Draw,
    GainCP,
    Heal,
    LoseCP,
    Postpone,
    Repeat,
    RollPhaseMore,
    StealCP,
    UpTo,
)
from tablee.games.dice_throne.rules.effects.board import SearchUpgrade
from tablee.games.dice_throne.rules.effects.bots import ActivateBots, BuildBot, ImproveBot
from tablee.games.dice_throne.rules.effects.companions import Mend, Mover
from tablee.games.dice_throne.rules.effects.damage import (
    AddDamage,
    Avoid,
    Block,
    BlockHalf,
    BlockReturn,
    Damage,
    DamageSeveral,
    MakeUndefendable,
    PreventHalf,
    Vanish,
)
from tablee.games.dice_throne.rules.effects.dice import Dice, DiceForToken
from tablee.games.dice_throne.rules.effects.growing import Grow
from tablee.games.dice_throne.rules.effects.isolated import Isolated
from tablee.games.dice_throne.rules.effects.spells import Cast, DrawMore
from tablee.games.dice_throne.rules.effects.tokens import Advance, FillUp, Gain, Inflict, LoseUpTo, RaiseLimit
from tablee.games.dice_throne.rules.ladder import Hand, Ladder, alike, numbers
from tablee.games.dice_throne.rules.procedures.defense import DefensiveRoll
from tablee.games.dice_throne.rules.procedures.offense import KEEP, NOTHING
from tablee.games.dice_throne.rules.records import Incoming
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import GAINED, NEGATIVE, NORMAL, POSITIVE, TURN_END, Hero, Token
from tablee.kernel.decision import Option
from tablee.kernel.effect import Condition, Effect, Either, If, May, Number, Sequence

DAMAGE, DEFENDABLE, HEALING, CP, CARD, UPGRADE_LEVEL = 100, 88, 95, 45, 55, 170
LIKELY = 90  # damage that may still be prevented
MOVED = 80  # a companion thrown or retrieved
BOT = 170  # one built, improved or activated
FROZEN = 900  # a stunned opponent: another attack at once
ROLLED_MORE = 400  # a further Offensive Roll Phase
GROWTH = 60  # a step of a companion
TYPICAL_TOKENS = 2  # of a kind that powers abilities
SPELL_CAST, SPELL_PREPARED = 240, 110
TYPICAL_CP = 7  # of who lives on them


@cache
def token_worth(token: Token) -> int:
    """To whoever holds one: as its board says, or as usual for its kind."""
    if token.worth is not None:
        return token.worth
    if token.freezes:
        return -FROZEN
    if token.rescues:
        return 700
    due = sum([harm(node) for node in token.on[TURN_END].nodes]) if TURN_END in token.on else 0
    if due:
        return -LIKELY * due
    if any([isinstance(node, AttackAgain) for text in token.on.values() for node in text.nodes]):
        return 300  # less than what dice promise that are rolled at once
    if any([isinstance(node, Vanish) for text in token.on.values() for node in text.nodes]):
        return 500  # an attack that does no harm
    if any([isinstance(node, DrawMore) for way in token.ways for node in way.text.nodes]):
        return CARD - 5  # what it is spent for is worth it
    if token.kind == POSITIVE:
        return 60 * escapes(token) or (120 if token.spend is not None else 70)
    if token.kind == NEGATIVE:
        return -200 if token.persistent else -170
    return 90 if token.spend is not None else 60


def harm(node: Effect) -> int:
    """Damage that its holder takes by this part of a token's text."""
    return node.n if isinstance(node, Damage) and node.to == YOU and isinstance(node.n, int) else 0


def arriving(token: Token) -> int:
    """Damage that it deals to whoever gets it."""
    nodes = token.on[GAINED].nodes if GAINED in token.on else []
    return sum([node.n for node in nodes if isinstance(node, Isolated)])


def escapes(token: Token) -> int:
    """Faces of six that let its holder ignore an attack."""
    nodes = token.spend.nodes if token.spend is not None else []
    tests = [node.test for node in nodes if isinstance(node, If) and isinstance(node.yes, Avoid)]
    return sum([test.n for test in tests if isinstance(test, A.AtMost)])


class Worth:
    """What carrying out a text is worth on average, given the dice that activated it."""

    def __init__(self, hero: Hero, hand: Hand) -> None:
        self.hero = hero
        self.symbols = hero.count(hand)
        self.hand = hand
        self.extra = 0  # dice rolled by the text itself, after the activation dice

    def number(self, n: Number, scale: int) -> int:
        """An expected amount times `scale`."""
        if isinstance(n, int):
            return n * scale
        if isinstance(n, A.Total):
            return self.extra * 7 * scale // 2 if self.extra else sum(numbers(self.hand)) * scale
        if isinstance(n, A.Highest):
            return n.n * (350 + 60 * (self.extra - n.n)) * scale // 100
        if isinstance(n, A.Half):
            return self.number(n.of, scale) // 2 + scale // 4
        if isinstance(n, A.PerSymbol):
            if self.extra:
                return n.n * scale * self.extra * self.hero.faces.count(n.symbol) // 6
            return n.n * scale * self.symbols[n.symbol]
        if isinstance(n, A.PerSymbols):
            return self.number(A.PerSymbol(n.n, n.symbol), scale) // n.lot
        if isinstance(n, A.PerToken):
            return n.n * scale * TYPICAL_TOKENS
        if isinstance(n, A.Plus):
            return self.number(n.first, scale) + self.number(n.second, scale)
        if isinstance(n, A.Times):
            return n.n * self.number(n.of, scale)
        if isinstance(n, A.PerStatus):
            return min(n.most, n.n * TYPICAL_TOKENS) * scale
        if isinstance(n, A.OwnCP):
            return TYPICAL_CP * scale
        return TYPICAL_TOKENS * scale

    def chance(self, test: Condition) -> int:
        """In hundredths."""
        if isinstance(test, A.OfAKind):
            return 100 if alike(self.hand) >= test.n else 0
        if isinstance(test, A.AnyDie):
            return 100 - int(5**self.extra) * 100 // int(6**self.extra)
        if isinstance(test, A.Shows):
            if not self.extra:
                return 100 if all([self.symbols[s] >= n for s, n in test.need]) else 0
            out = 100
            for symbol, n in test.need:
                miss = (6 - self.hero.faces.count(symbol)) ** self.extra * 100 // 6**self.extra
                out = out * (100 - miss) // 100 // n
            return out
        if isinstance(test, A.Between) and self.extra == 1:
            return (test.high - test.low + 1) * 100 // 6
        return 50

    def of(self, effect: Effect) -> int:
        if isinstance(effect, Sequence):
            return sum([self.of(part) for part in effect.parts])
        if isinstance(effect, Either):
            return max([self.of(part) for part in effect.parts])
        if isinstance(effect, May):
            return max(0, self.of(effect.what))
        if isinstance(effect, (Repeat, UpTo)):
            return effect.times * self.of(effect.what)
        if isinstance(effect, Postpone):
            return self.of(effect.what) * 4 // 5
        if isinstance(effect, If):
            likely = self.chance(effect.test)
            no = self.of(effect.no) if effect.no is not None else 0
            return (self.of(effect.yes) * likely + no * (100 - likely)) // 100
        if isinstance(effect, (Dice, DiceForToken)):
            self.extra = effect.n
            return 0
        return self.harm(effect) + self.goods(effect)  # it is one of them

    def harm(self, effect: Effect) -> int:
        """Damage dealt, healed or prevented."""
        if isinstance(effect, Damage):
            sign = -DAMAGE if effect.to == YOU else DEFENDABLE if effect.kind == NORMAL else DAMAGE
            return self.number(effect.n, sign)
        if isinstance(effect, DamageSeveral):
            return effect.n * DAMAGE
        if isinstance(effect, AddDamage):
            return self.number(effect.n, DEFENDABLE)
        if isinstance(effect, Isolated):
            return effect.n * (-DAMAGE if effect.who == YOU else DAMAGE)
        if isinstance(effect, Heal):
            return self.number(effect.n, HEALING)
        if isinstance(effect, BlockReturn):
            return self.number(effect.n, 2 * DAMAGE)
        if isinstance(effect, Block):
            return self.number(effect.n, DAMAGE)
        if isinstance(effect, (BlockHalf, PreventHalf)):
            return 300
        if isinstance(effect, MakeUndefendable):
            return 90
        if isinstance(effect, (ActivateBots, BuildBot, ImproveBot)):
            return BOT
        if isinstance(effect, Mend):
            return self.number(effect.n, token_worth(effect.token))
        if isinstance(effect, Mover):
            return MOVED
        return 0

    def goods(self, effect: Effect) -> int:
        """CP, cards, tokens and levels."""
        if isinstance(effect, GainCP):
            return self.number(effect.n, CP if effect.who == YOU else -CP)
        if isinstance(effect, LoseCP):
            return self.number(effect.n, -CP if effect.who == YOU else CP)
        if isinstance(effect, StealCP):
            return effect.n * 2 * CP
        if isinstance(effect, Draw):
            return self.number(effect.n, CARD)
        if isinstance(effect, (Discard, DiscardRandom)):
            return CARD
        if isinstance(effect, Gain):
            return self.number(effect.n, token_worth(effect.token))
        if isinstance(effect, Inflict):
            return self.number(effect.n, -token_worth(effect.token) + DAMAGE * arriving(effect.token))
        if isinstance(effect, FillUp):
            return TYPICAL_TOKENS * token_worth(effect.token)
        if isinstance(effect, LoseUpTo):
            return -TYPICAL_TOKENS * token_worth(effect.token)
        if isinstance(effect, SearchUpgrade):
            return effect.n * UPGRADE_LEVEL
        if isinstance(effect, Cast):
            return SPELL_CAST
        if isinstance(effect, Grow):
            return self.number(effect.n, GROWTH)
        if isinstance(effect, RollPhaseMore):
            return ROLLED_MORE
        if isinstance(effect, (Advance, RaiseLimit)):
            return 120
        return 0


@lru_cache(maxsize=4096)
def _ladder(board: _Board, rolls: int, odd: bool) -> Ladder:
    return Ladder(5, rolls, board.worth, odd)


class _Board:
    """A hero board at some levels: what each final hand is worth. Hashable, so that ladders are kept."""

    def __init__(self, hero: Hero, side: int, levels: tuple[int, ...]) -> None:
        self.hero = hero
        self.side = side
        self.levels = levels

    def __hash__(self) -> int:
        return hash((self.hero.id, self.side, self.levels))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _Board)
            and (self.hero is other.hero)
            and (self.side, self.levels) == (other.side, other.levels)
        )

    def worth(self, hand: Hand) -> int:
        """Of the best ability these dice allow; 0 for none."""
        shown = self.hero.count(hand)
        best = 0
        for ability in self.hero.board(self.side, self.levels).abilities:
            if ability.needs is not None:
                tier = ability.needs.tier(hand, shown)
                if tier:
                    best = max(best, ability_worth(self.hero, ability.tier_text(tier).root, hand, ability.ultimate))
        return best


def ability_worth(hero: Hero, effect: Effect, hand: Hand, ultimate: bool = False) -> int:
    worth = Worth(hero, hand).of(effect)
    return worth * 5 // 4 if ultimate else worth


def board_ladder(hero: Hero, side: int, levels: tuple[int, ...], rolls: int, odd: bool = False) -> Ladder:
    """The reroll policy of a whole board; one of the dice may be another hero's (`odd`)."""
    return _ladder(_Board(hero, side, levels), rolls, odd)


def ladder(game: Battle, seat: int, rolls: int) -> Ladder:
    player = game.players[seat]
    return board_ladder(game.heroes[seat], player.side, player.levels, rolls, game.odd)


def dice_worth(game: Battle) -> int:
    """What the attack dice on the table promise to whoever rolls them."""
    roll = game.rolls[0]
    steps = ladder(game, roll.seat, 3)
    rolls = min(game.attempts, 3)
    over, under = steps.chance(tuple(sorted(roll.faces)), rolls)
    return over // under


def defense_worth(game: Battle) -> int:
    """What the defence dice on the table promise to the Defender."""
    steps, hand, rolls = defending(game)
    over, under = steps.chance(hand, rolls)
    return over // under


def defending(game: Battle) -> tuple[Ladder, Hand, int]:
    """The reroll policy of the defence that was chosen, its dice, and how often they may be rolled again."""
    roll, rolls = game.rolls[0], min(game.attempts, 2)
    player = game.players[roll.seat]
    ability = [frame.ability for frame in game.stack if isinstance(frame, DefensiveRoll)][0]
    board = _Board(game.heroes[roll.seat], player.side, player.levels)
    return defense_ladder(board, ability, len(roll.faces), rolls), tuple(sorted(roll.faces)), rolls


@lru_cache(maxsize=512)
def defense_ladder(board: _Board, ability: str, dice: int, rolls: int) -> Ladder:
    """`dice` are those on the table: an upgrade laid meanwhile changes the text, not their number."""
    text = board.hero.board(board.side, board.levels).by_id[ability].do[0]
    return Ladder(dice, rolls, lambda hand: Worth(board.hero, hand).of(text))


def warding(game: Battle, one: Incoming) -> int:
    """What a companion loses by taking damage in its owner's place."""
    token, health = game.kit.kinds[one.ward].token, game.players[one.to].tokens[one.ward]
    lost = min(health, game.whole(one) - game.total(one))
    down = token_worth(token.fallen) if lost == health and token.fallen is not None else 0
    return down - lost * token_worth(token)


def score(game: Battle, seat: int) -> int:
    """How good this looks for `seat`, as if what is pending happened now."""
    if game.outcome is not None:
        return 1_000_000 if seat in game.outcome else 0 if not game.outcome else -1_000_000
    total = 0
    healths = list(game.dials)  # partners share one: what is pending against either of them counts
    for other, n in enumerate(game.healing):
        healths[game.kit.team[other]] += n
    for one in game.incoming:
        if one.to >= 0:
            healths[game.kit.team[one.to]] -= game.total(one)
            if one.ward >= 0:
                total += warding(game, one) if game.allies(seat, one.to) else -warding(game, one)
    for team, health in enumerate(healths):
        worth = health * DAMAGE - (0 if health > 0 else 20_000)
        total += worth if team == game.kit.team[seat] else -worth
    for other, player in enumerate(game.players):
        friend = game.allies(seat, other)
        mine = player.cp * CP + len(player.hand) * CARD + sum(player.levels) * UPGRADE_LEVEL
        mine += len(player.prepared) * SPELL_PREPARED
        for kind in game.kit.kinds:
            n = player.tokens[kind.uid]
            if n:
                worth = token_worth(kind.token)
                if kind.owner >= 0 and kind.owner != other:
                    worth = 0 if kind.token.companion else -120
                mine += n * worth
        total += mine if friend else -mine
    waiting = sum([1 for later in game.later if later.seat == seat])
    total += 60 * waiting
    if game.rolls and game.rolls[0].purpose == "offense":
        promise = dice_worth(game)
        total += promise if game.allies(seat, game.rolls[0].seat) else -promise
    if game.rolls and game.rolls[0].purpose == "defense":
        promise = defense_worth(game)
        total += promise if game.allies(seat, game.rolls[0].seat) else -promise
    return total


def suggest(game: Battle, seat: int) -> Option | None:
    """The best keep, announcement or defence: exact for the values above."""
    decision = game.decision
    assert decision is not None
    player, hero = game.players[seat], game.heroes[seat]
    if decision.prompt == "keep" and game.rolls[-1].purpose == "offense":
        keep = ladder(game, seat, 3).best_keep(tuple(sorted(game.rolls[-1].faces)), min(game.attempts, 3))
        wanted = KEEP(*keep)
        return wanted if wanted in decision.options else decision.options[0]  # to stop: another attempt is too dear
    if decision.prompt == "announce":
        faces = tuple(sorted(game.rolls[-1].faces))
        best, chosen = 0, NOTHING.bare
        for ability in player.board.abilities:
            if ability.announce in decision.options and ability.needs is not None:
                effect = ability.tier_text(ability.needs.tier(faces, hero.count(faces))).root
                worth = ability_worth(hero, effect, faces, ability.ultimate)
                if worth > best:
                    best, chosen = worth, ability.announce
        return chosen
    if decision.prompt == "defend":
        return decision.options[0]
    if decision.prompt == "keep":
        steps, faces, rolls = defending(game)
        return KEEP(*steps.best_keep(faces, rolls))
    return None
