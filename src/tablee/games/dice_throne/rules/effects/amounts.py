"""Amounts and conditions of Dice Throne texts. Dice are not used up: one die serves every effect that looks for its
face (DT-ABILITY-06, DT-ABILITY-07)."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.dice_throne.rules.modifier import part_of
from tablee.games.dice_throne.rules.run import Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import Token
from tablee.kernel.effect import Amount, Condition, Number, value


class Total(Amount):
    """The sum of the dice just rolled."""

    def value(self, game: Battle, run: Run) -> int:
        return sum(run.rolled[-1])


@dataclass(frozen=True)
class Half(Amount):
    """Rounded up, like every division (DT-DMG-13)."""

    of: Amount

    def value(self, game: Battle, run: Run) -> int:
        return part_of(self.of.value(game, run), 1, 2)


@dataclass(frozen=True)
class PerSymbol(Amount):
    """n for each of these symbols in the last roll of this text (DT-TEXT-03)."""

    n: int
    symbol: str

    def value(self, game: Battle, run: Run) -> int:
        return self.n * game.heroes[run.seat].count(run.rolled[-1])[self.symbol]


@dataclass(frozen=True)
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


class PerHeld(Amount):
    """1 for each token of the kind whose text this is, on its holder."""

    def value(self, game: Battle, run: Run) -> int:
        return game.players[run.seat].tokens[run.token]


class Upgrades(Amount):
    """Hero Upgrades you have in play (DT-UPGRADE-09)."""

    def value(self, game: Battle, run: Run) -> int:
        return game.upgrades(run.seat)


class UpgradesThisTurn(Amount):
    def value(self, game: Battle, run: Run) -> int:
        return game.players[run.seat].upgraded


@dataclass(frozen=True)
class Plus(Amount):
    first: Number
    second: Number

    def value(self, game: Battle, run: Run) -> int:
        return value(self.first, game, run) + value(self.second, game, run)


@dataclass(frozen=True)
class Times(Amount):
    n: int
    of: Amount

    def value(self, game: Battle, run: Run) -> int:
        return self.n * self.of.value(game, run)


class Tally(Amount):
    """What this text has just added, removed or paid."""

    def value(self, game: Battle, run: Run) -> int:
        return run.tally


class Dealt(Amount):
    """What the attack really takes from its target."""

    def value(self, game: Battle, run: Run) -> int:
        return game.attack.dealt if game.attack is not None else 0


# ---------------------------------------------------------------------- conditions
@dataclass(frozen=True)
class OfAKind(Condition):
    """The activating dice show n equal numbers (DT-TEXT-12, DT-ABILITY-04)."""

    n: int

    @property
    def known(self) -> bool:
        return True

    def holds(self, game: Battle, run: Run) -> bool:
        faces = run.rolled[0]
        return max([faces.count(face) for face in faces]) >= self.n


@dataclass(frozen=True)
class AtLeast(Condition):
    what: Amount
    n: int

    def holds(self, game: Battle, run: Run) -> bool:
        return self.what.value(game, run) >= self.n


@dataclass(frozen=True)
class AtMost(Condition):
    what: Amount
    n: int

    def holds(self, game: Battle, run: Run) -> bool:
        return self.what.value(game, run) <= self.n


@dataclass(frozen=True)
class RollHigher(Condition):
    """Your die against theirs, rolled in this order."""

    ties: bool

    def holds(self, game: Battle, run: Run) -> bool:
        mine, theirs = run.rolled[-2][0], run.rolled[-1][0]
        return mine > theirs or (self.ties and mine == theirs)


@dataclass(frozen=True)
class Shows(Condition):
    """The last roll of this text shows these symbols; once is enough, however many there are (DT-TEXT-02)."""

    need: tuple[tuple[str, int], ...]

    def holds(self, game: Battle, run: Run) -> bool:
        shown = game.heroes[run.seat].count(run.rolled[-1])
        return all([shown[symbol] >= n for symbol, n in self.need])


def shows(**need: int) -> Shows:
    return Shows(tuple(need.items()))


@dataclass(frozen=True)
class HasToken(Condition):
    token: Token

    def holds(self, game: Battle, run: Run) -> bool:
        return game.players[run.seat].tokens[game.kit.kind(self.token, run.seat).uid] > 0


@dataclass(frozen=True)
class OnSide(Condition):
    """Which side of the hero board is up."""

    side: int

    def holds(self, game: Battle, run: Run) -> bool:
        return game.players[run.seat].side == self.side


class NotOwner(Condition):
    """The holder of this token is not the player it belongs to (DT-HERO-PIR-04)."""

    def holds(self, game: Battle, run: Run) -> bool:
        return game.kit.kinds[run.token].owner != run.seat


class NoUpgradeAmong(Condition):
    """None of the cards just looked at is a Hero Upgrade."""

    def holds(self, game: Battle, run: Run) -> bool:
        return run.tally == 0
