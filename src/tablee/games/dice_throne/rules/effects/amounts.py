"""Amounts and conditions of Dice Throne texts. Dice are not used up: one die serves every effect that looks for its
face (DT-ABILITY-06, DT-ABILITY-07)."""

from __future__ import annotations

from tablee.games.dice_throne.rules.guards import is_defendable
from tablee.games.dice_throne.rules.ladder import alike, numbers
from tablee.games.dice_throne.rules.modifier import part_of
from tablee.games.dice_throne.rules.run import Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import UNIQUE, Token
from tablee.kernel.effect import Amount, Condition, Number, value
from tablee.kernel.frozen import frozen


class Total(Amount):
    """The sum of the dice just rolled."""

    def value(self, game: Battle, run: Run) -> int:
        return sum(numbers(run.rolled[-1]))


@frozen
class Highest(Amount):
    """The sum of the n highest dice just rolled: of any n, nobody would choose others."""

    n: int

    def value(self, game: Battle, run: Run) -> int:
        return sum(numbers(run.rolled[-1])[-self.n :])


@frozen
class Half(Amount):
    """Rounded up, like every division (DT-DMG-13)."""

    of: Amount

    def value(self, game: Battle, run: Run) -> int:
        return part_of(self.of.value(game, run), 1, 2)


@frozen
class PerSymbol(Amount):
    """n for each of these symbols in the last roll of this text (DT-TEXT-03)."""

    n: int
    symbol: str

    def value(self, game: Battle, run: Run) -> int:
        return self.n * game.heroes[run.seat].count(run.rolled[-1])[self.symbol]


@frozen
class PerSymbols(Amount):
    """n for every `lot` of these symbols in the last roll of this text; what is left over gives nothing."""

    n: int
    lot: int
    symbol: str

    def value(self, game: Battle, run: Run) -> int:
        return self.n * (game.heroes[run.seat].count(run.rolled[-1])[self.symbol] // self.lot)


@frozen
class PerToken(Amount):
    """n for each such token: on you, or on your target."""

    n: int
    token: Token
    target: bool = False

    def value(self, game: Battle, run: Run) -> int:
        seat = run.target if self.target else run.seat
        if seat < 0:
            return 0
        return self.n * game.players[seat].tokens[game.kit.kind(self.token, run.seat).uid]


@frozen
class PerHeldLot(Amount):
    """n for every `lot` tokens of the kind whose text this is; those left over give nothing (DT-HERO-PAN-02)."""

    n: int
    lot: int

    def value(self, game: Battle, run: Run) -> int:
        return self.n * (game.players[run.seat].tokens[run.token] // self.lot)


@frozen
class Health(Amount):
    """What a companion of yours has left."""

    token: Token

    def value(self, game: Battle, run: Run) -> int:
        kind = game.kit.companion(self.token, run.seat)
        return 0 if kind is None else game.players[run.seat].tokens[kind.uid]


class PerHeld(Amount):
    """1 for each token of the kind whose text this is, on its holder."""

    def value(self, game: Battle, run: Run) -> int:
        return game.players[run.seat].tokens[run.token]


@frozen
class PerStatus(Amount):
    """n for each positive or negative token you hold, `most` at most; a unique one is none of them (DT-STATUS-02)."""

    n: int
    most: int

    def value(self, game: Battle, run: Run) -> int:
        tokens = game.players[run.seat].tokens
        held = sum([tokens[kind.uid] for kind in game.kit.kinds if kind.token.kind != UNIQUE])
        return min(self.most, self.n * held)


@frozen
class PerAttempt(Amount):
    """n for each offensive Roll Attempt after the first this turn, but for no more than `most` of them."""

    n: int
    most: int

    @property
    def counts_attempts(self) -> bool:
        return True

    def value(self, game: Battle, run: Run) -> int:
        return self.n * max(0, min(self.most, game.tries - 1))


class Upgrades(Amount):
    """Hero Upgrades you have in play (DT-UPGRADE-09)."""

    def value(self, game: Battle, run: Run) -> int:
        return game.upgrades(run.seat)


class UpgradesThisTurn(Amount):
    def value(self, game: Battle, run: Run) -> int:
        return game.players[run.seat].upgraded


@frozen
class Plus(Amount):
    first: Number
    second: Number

    def value(self, game: Battle, run: Run) -> int:
        return value(self.first, game, run) + value(self.second, game, run)


@frozen
class Times(Amount):
    n: int
    of: Amount

    def value(self, game: Battle, run: Run) -> int:
        return self.n * self.of.value(game, run)


class Tally(Amount):
    """What this text has just added, removed or paid."""

    def value(self, game: Battle, run: Run) -> int:
        return run.tally


class OwnCP(Amount):
    """The CP you have."""

    def value(self, game: Battle, run: Run) -> int:
        return game.players[run.seat].cp


class Dealt(Amount):
    """What the attack really takes from its target."""

    def value(self, game: Battle, run: Run) -> int:
        return game.attack.dealt if game.attack is not None else 0


# ---------------------------------------------------------------------- conditions
@frozen
class OfAKind(Condition):
    """The activating dice show n equal numbers (DT-TEXT-12, DT-ABILITY-04)."""

    n: int

    @property
    def known(self) -> bool:
        return True

    def holds(self, game: Battle, run: Run) -> bool:
        return alike(run.rolled[0]) >= self.n


@frozen
class AtLeast(Condition):
    what: Amount
    n: int

    def holds(self, game: Battle, run: Run) -> bool:
        return self.what.value(game, run) >= self.n


@frozen
class AtMost(Condition):
    what: Amount
    n: int

    def holds(self, game: Battle, run: Run) -> bool:
        return self.what.value(game, run) <= self.n


@frozen
class Between(Condition):
    what: Amount
    low: int
    high: int

    def holds(self, game: Battle, run: Run) -> bool:
        return self.low <= self.what.value(game, run) <= self.high


@frozen
class RollHigher(Condition):
    """Your die against theirs, rolled in this order."""

    ties: bool

    def holds(self, game: Battle, run: Run) -> bool:
        mine, theirs = run.rolled[-2][0], run.rolled[-1][0]
        return mine > theirs or (self.ties and mine == theirs)


@frozen
class Shows(Condition):
    """The last roll of this text shows these symbols; once is enough, however many there are (DT-TEXT-02)."""

    need: tuple[tuple[str, int], ...]

    def holds(self, game: Battle, run: Run) -> bool:
        shown = game.heroes[run.seat].count(run.rolled[-1])
        return all([shown[symbol] >= n for symbol, n in self.need])


@frozen
class Lone(Condition):
    """The last roll of this text shows the one symbol and not the other."""

    symbol: str
    other: str

    def holds(self, game: Battle, run: Run) -> bool:
        shown = game.heroes[run.seat].count(run.rolled[-1])
        return shown[self.symbol] > 0 and not shown[self.other]


@frozen
class Neither(Condition):
    """The last roll of this text shows none of these two symbols."""

    symbol: str
    other: str

    def holds(self, game: Battle, run: Run) -> bool:
        shown = game.heroes[run.seat].count(run.rolled[-1])
        return not shown[self.symbol] and not shown[self.other]


def shows(**need: int) -> Shows:
    return Shows(tuple(need.items()))


@frozen
class AnyDie(Condition):
    """One of the dice just rolled shows this number, whatever its symbol: anybody's dice can be read so (DT-COMP-03)."""

    n: int

    def holds(self, game: Battle, run: Run) -> bool:
        return self.n in numbers(run.rolled[-1])


class PickedFoe(Condition):
    """The player chosen before is an opponent."""

    def holds(self, game: Battle, run: Run) -> bool:
        return not game.allies(run.seat, run.picked[-1])


@frozen
class HasToken(Condition):
    token: Token

    def holds(self, game: Battle, run: Run) -> bool:
        return game.players[run.seat].tokens[game.kit.kind(self.token, run.seat).uid] > 0


@frozen
class TargetHas(Condition):
    """The target holds such a token, or a companion of yours."""

    token: Token

    def holds(self, game: Battle, run: Run) -> bool:
        return run.target >= 0 and game.players[run.target].tokens[game.kit.kind(self.token, run.seat).uid] > 0


class Behind(Condition):
    """Your Health is lower than the target's."""

    def holds(self, game: Battle, run: Run) -> bool:
        return run.target >= 0 and game.health(run.seat) < game.health(run.target)


@frozen
class Active(Condition):
    """A companion of yours has health, and is not down."""

    token: Token

    def holds(self, game: Battle, run: Run) -> bool:
        kind, fallen, tokens = (
            game.kit.companion(self.token, run.seat),
            self.token.fallen,
            game.players[run.seat].tokens,
        )
        if kind is None or not tokens[kind.uid]:
            return False
        return fallen is None or not tokens[game.kit.kind(fallen, run.seat).uid]


@frozen
class OnSide(Condition):
    """Which side of the hero board is up."""

    side: int

    def holds(self, game: Battle, run: Run) -> bool:
        return game.players[run.seat].side == self.side


class IsFirst(Condition):
    """You are the Start Player (DT-SETUP-04)."""

    def holds(self, game: Battle, run: Run) -> bool:
        return run.seat == game.first


@frozen
class FewerAttempts(Condition):
    """You have made fewer offensive Roll Attempts than that this turn; a phase that was skipped had none."""

    n: int

    @property
    def counts_attempts(self) -> bool:
        return True

    def holds(self, game: Battle, run: Run) -> bool:
        return game.tries < self.n


@frozen
class TargetBears(Condition):
    """The target bears at least so many of these tokens."""

    token: Token
    n: int

    def holds(self, game: Battle, run: Run) -> bool:
        return run.target >= 0 and game.players[run.target].tokens[game.kit.kind(self.token, run.seat).uid] >= self.n


class NotOwner(Condition):
    """The holder of this token is not the player it belongs to (DT-HERO-PIR-04)."""

    def holds(self, game: Battle, run: Run) -> bool:
        return game.kit.kinds[run.token].owner != run.seat


class Settled(Condition):
    """The holder of this token has had it since before this turn."""

    @property
    def ages(self) -> bool:
        return True

    def holds(self, game: Battle, run: Run) -> bool:
        kind = game.kit.kinds[run.token]
        return game.players[run.seat].tokens[kind.uid] > game.recent_tokens(run.seat, kind)


class Defendable(Condition):
    """The attack may be defended against (DT-DEF-04)."""

    def holds(self, game: Battle, run: Run) -> bool:
        return is_defendable(game)


class NoUpgradeAmong(Condition):
    """None of the cards just looked at is a Hero Upgrade."""

    def holds(self, game: Battle, run: Run) -> bool:
        return run.tally == 0
