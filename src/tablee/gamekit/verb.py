"""A verb is one object, written after the procedure that asks for it: what forbids it, the words of its options, the pieces
they point at, and what somebody may mean by it who asks *why not*. Nothing registers itself: a game joins its modules' lists.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

from tablee.gamekit.view import Words
from tablee.kernel.decision import Args, Option
from tablee.kernel.game import Game
from tablee.kernel.procedure import Procedure

G = TypeVar("G", bound=Game)
P = TypeVar("P", bound=Procedure)

#: '' or the id of the rule that forbids; as the kernel's, of one game
Guard = Callable[[G, int, Option], str]


# ---------------------------------------------------------------------- what most verbs have
def plain(game: Any, seat: int, choice: Option) -> Args:
    return {}


def named(game: Any, seat: int, choice: Option) -> Sequence[str]:
    return [str(arg) for arg in choice.args]


def nothing(game: Any, seat: int, choice: Option) -> Sequence[str]:
    return ()


def never(game: Any, seat: int, piece: str) -> Sequence[Option]:
    return ()


@lru_cache(maxsize=65536)
def made(verb: str, args: tuple[int | str, ...]) -> Option:
    """An option, made once: the same ones are offered again and again."""
    return Option(verb, args)


class Verb(Generic[G]):
    """`words` are the arguments of the message `opt-NAME`, or other words altogether. `on` and `to` name pieces; those that a
    seat does not see are left out, and cells (`map/3.4`) stay. `tries` is what pointing at a piece may mean."""

    def __init__(
        self,
        name: str,
        *guards: Guard[G],
        words: Callable[[G, int, Option], Args | Words] = plain,
        on: Callable[[G, int, Option], Sequence[str]] = named,
        to: Callable[[G, int, Option], Sequence[str]] = nothing,
        tries: Callable[[G, int, str], Sequence[Option]] = never,
        group: str = "",
    ) -> None:
        self.name = name
        self.bare = Option(name)  # the option without arguments
        self.guards = guards
        self.words = words
        self.on = on
        self.to = to
        self.tries = tries
        self.group = group  # under which title a list of options shows it

    def __call__(self, *args: int | str) -> Option:
        return made(self.name, args)

    def __repr__(self) -> str:
        return f"<verb {self.name}>"

    def __eq__(self, other: object) -> bool:
        """An option is never equal to its verb: whoever compares them has forgotten `.bare`, and would only be told no."""
        if isinstance(other, Option):
            raise TypeError(
                f"{other!r} is compared with the verb {self.name!r}: ask `.of(choice)`, or compare with `.bare`"
            )
        return self is other

    def __hash__(self) -> int:
        return hash(self.name)

    def of(self, choice: Option) -> bool:
        """Is it this verb, with whatever arguments?"""
        return choice.verb == self.name

    def forbids(self, game: G, seat: int, choice: Option) -> str:
        """'' or the first rule that forbids."""
        for guard in self.guards:
            rule = guard(game, seat, choice)
            if rule:
                return rule
        return ""

    def label(self, game: G, seat: int, choice: Option) -> Words:
        said = self.words(game, seat, choice)
        return said if isinstance(said, Words) else Words(f"opt-{self.name}", said)


class Answer(Verb[G], Generic[G, P]):
    """A verb of one kind of procedure. What it has to say while it asks is `asked`, a method of it, so that its frame is
    `self`. What is forbidden while something else asks, `otherwise` says: a rule, a guard, or nothing."""

    def __init__(
        self,
        name: str,
        *guards: Guard[G],
        at: type[P],
        asked: Callable[[P, G, int, Option], str] | None = None,
        otherwise: str | Guard[G] = "",
        words: Callable[[G, int, Option], Args | Words] = plain,
        on: Callable[[G, int, Option], Sequence[str]] = named,
        to: Callable[[G, int, Option], Sequence[str]] = nothing,
        tries: Callable[[G, int, str], Sequence[Option]] = never,
        group: str = "",
    ) -> None:
        super().__init__(name, *guards, words=words, on=on, to=to, tries=tries, group=group)
        self.at = at
        self.asked = asked
        self.otherwise = otherwise

    def forbids(self, game: G, seat: int, choice: Option) -> str:
        rule = super().forbids(game, seat, choice)
        if rule:
            return rule
        frame = game.stack[-1]
        if isinstance(frame, self.at):
            return self.asked(frame, game, seat, choice) if self.asked is not None else ""
        otherwise = self.otherwise
        return otherwise if isinstance(otherwise, str) else otherwise(game, seat, choice)

    def frame(self, game: G) -> P:
        """The frame that asks, for words and judgement about an option that it offers."""
        frame = game.stack[-1]
        assert isinstance(frame, self.at), f"{self.name}: {game.place()} does not ask for it"
        return frame


# ---------------------------------------------------------------------- all verbs of a game
def joined(*lists: Sequence[Verb[G]]) -> dict[str, Verb[G]]:
    """The verbs of a game by name, from the lists of its modules."""
    found: dict[str, Verb[G]] = {}
    for verb in [verb for verbs in lists for verb in verbs]:
        if verb.name in found:
            raise ValueError(f"the verb {verb.name!r} is there twice")
        found[verb.name] = verb
    return found


def guards(verbs: dict[str, Verb[G]]) -> dict[str, tuple[Guard[G], ...]]:
    """As the kernel's `Game.VERBS` wants them."""
    return {name: (verb.forbids,) for name, verb in verbs.items()}


def grouped(verbs: dict[str, Verb[G]], *names: str) -> tuple[tuple[Words, tuple[str, ...]], ...]:
    """Titles with the verbs that are listed under them, as `Rules.groups` wants them."""
    listed = {name: [verb.name for verb in verbs.values() if verb.group == name] for name in names}
    return tuple([(Words(f"group-{name}"), tuple(found)) for name, found in listed.items()])
