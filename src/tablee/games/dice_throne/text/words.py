"""Dice Throne in words: what its texts speak of, for the tables `en.words` and `fr.words`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Sequence as Sequence_
from typing import TYPE_CHECKING, Any, Protocol

from tablee.games.dice_throne.rules.effects.aim import ACTIVE, ATTACKER, OPPONENTS, PICKED
from tablee.games.dice_throne.rules.effects.amounts import PerSymbol, Plus
from tablee.games.dice_throne.rules.effects.dice import Dice, DiceForToken
from tablee.games.dice_throne.rules.vocabulary import UNIQUE, Name, Requirement, Token
from tablee.games.dice_throne.text.nodes import NODES
from tablee.kernel.effect import Effect, Either, May, Sequence
from tablee.text.compose import series
from tablee.text.words import Table
from tablee.text.writer import NO_NUMBER, SECTIONS, UNSAID, Listed, Lore, Sort, Writer, words

if TYPE_CHECKING:
    from tablee.text.reader import Reader  # who only writes needs none


class Names(Protocol):
    """What texts speak of by name: a hero, or what is known of one that is being read."""

    @property
    def symbols(self) -> Mapping[str, Name]: ...

    @property
    def tokens(self) -> Sequence_[Token]: ...


class DiceWriter(Writer):
    """`hero` names the symbols; `own` is the token whose text it is."""

    def __init__(self, hero: Names | None, table: Table, own: Token | None = None) -> None:
        self.hero = hero
        self.own = own
        super().__init__(LORE, table)

    def begin(self) -> None:
        super().begin()
        self.rolled = 0  # dice this text has rolled last
        self.opening: Effect | None = None  # what the present sequence begins with
        self.offered: tuple[Effect, ...] = ()  # what the present choice is between

    def enter(self, effect: Effect) -> None:
        if isinstance(effect, (Dice, DiceForToken)):
            self.rolled = effect.n
        elif isinstance(effect, Sequence):
            self.opening = effect.parts[0]
        elif isinstance(effect, Either):
            self.offered = effect.parts

    def name(self, name: Name) -> str:
        """By the [names] of the table, where a language lists them by the English name; else as the content says."""
        listed = self.words.lists.get("names", {}).get(name.en)
        return listed[0] if listed else name.said(self.lang)

    def needs(self, requirement: Requirement) -> str:
        return self.node("needs", requirement)


def writer(hero: Names | None, lang: str, own: Token | None = None) -> DiceWriter:
    return DiceWriter(hero, words(lang, __package__), own)


# ---------------------------------------------------------------------- what values are called
class TokenName(Sort):
    """`stem`: the name that the sides of one token share."""

    def called(self, writer: DiceWriter, value: Token, way: str, many: bool = False) -> str:  # type: ignore[override]
        name = writer.name(value.name)
        return name.split(" (")[0] if way == "stem" else name

    def ways(self) -> tuple[str, ...]:
        return ("stem",)

    def values(self, writer: DiceWriter) -> Iterable[Token]:  # type: ignore[override]
        return writer.hero.tokens if writer.hero is not None else ()


class Symbol(Sort):
    def called(self, writer: DiceWriter, value: str, way: str, many: bool = False) -> str:  # type: ignore[override]
        return f"[{writer.name(writer.hero.symbols[value])}]" if writer.hero is not None else f"[{value}]"

    def values(self, writer: DiceWriter) -> Iterable[str]:  # type: ignore[override]
        return writer.hero.symbols if writer.hero is not None else ()


class Need(Sort):
    """How many of which symbols, one after the other (`plain`), or as a part of a sentence."""

    def called(self, writer: Writer, value: tuple[tuple[str, int], ...], way: str, many: bool = False) -> str:
        said = [f"{n} {SYMBOL.called(writer, symbol, '')}" for symbol, n in value]  # type: ignore[arg-type]
        if way == "plain":
            return " ".join(said)
        if len(value) == 1 and value[0][1] == 1:
            return said[0][2:]
        return series(said, writer.words.word["and"])

    def ways(self) -> tuple[str, ...]:
        return ("plain",)

    def read(self, reader: Reader, at: int, way: str) -> Iterator[tuple[Any, int]]:
        links = (" ",) if way == "plain" else reader.links()[1:]
        need: tuple[tuple[str, int], ...] = ()
        while True:
            n, end = reader.number(at) or (1, at)
            found = list(SYMBOL.read(reader, end + 1 if end > at else at, ""))
            if not found:
                return
            symbol, at = found[0]
            need += ((symbol, n),)
            yield need, at
            link = [link for link in links if reader.lit(link, at)]
            if not link:
                return
            at += len(link[0])


class Counts(Sort):
    def called(self, writer: Writer, value: tuple[int, ...], way: str, many: bool = False) -> str:
        return "/".join([str(n) for n in value])


SYMBOL, PLAYER, TOKEN = Symbol(), Listed("who"), TokenName()


# ---------------------------------------------------------------------- what rows may ask
def by_symbol(number: Any) -> bool:
    """Read off the dice: written as a sum."""
    if isinstance(number, Plus):
        return by_symbol(number.first) and by_symbol(number.second)
    return isinstance(number, PerSymbol)


def sums(writer: DiceWriter, node: Plus) -> bool:
    return by_symbol(node.second)


def one_die(writer: DiceWriter, node: Any) -> bool:
    return writer.rolled == 1


def opens(writer: DiceWriter, node: Any) -> bool:
    return node is writer.opening


def chosen(writer: DiceWriter, node: Any) -> bool:
    return any([part is node for part in writer.offered])


def orders(writer: DiceWriter, node: May) -> bool:
    return writer.orders(node.what)


def own(writer: DiceWriter, node: Any) -> bool:
    return node.token is writer.own


def companion(writer: DiceWriter, node: Any) -> bool:
    """Called by its name alone: it is no status effect (DT-COMPANION-01)."""
    return bool(node.token.companion)


def living(writer: DiceWriter, node: Any) -> bool:
    """A companion that has Health: as much as there are tokens of it."""
    return node.token.fallen is not None


NO_TOKEN = Token(UNSAID, Name(UNSAID, UNSAID), UNIQUE, 1, letter="")

LORE = Lore(
    package=__package__,
    nodes=NODES,
    sorts={
        "who": PLAYER,
        "to": PLAYER,
        "by": PLAYER,
        "token": TOKEN,
        "new": TOKEN,
        "early": TOKEN,
        "symbol": SYMBOL,
        "other": SYMBOL,
        "need": Need(),
        "counts": Counts(),
        "kind": Listed("kind", int),
    },
    flags={
        "one_die": one_die,
        "own": own,
        "companion": companion,
        "living": living,
        "opens": opens,
        "chosen": chosen,
        "orders": orders,
        "by_symbol": sums,
    },
    unsaid={"Token": NO_TOKEN, "int": NO_NUMBER, "Number": NO_NUMBER},
    definite=(PICKED, ATTACKER, ACTIVE, OPPONENTS),
    sections={**SECTIONS, Requirement: "needs"},
)
