"""Effects: texts number their nodes, the interpreter runs them, and a suspended text is plain data."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tablee.kernel.decision import Flow, Option, ask, option
from tablee.kernel.effect import (
    Amount,
    Condition,
    Content,
    Effect,
    Either,
    If,
    May,
    Resolve,
    Sequence,
    Text,
    value,
)
from tablee.kernel.errors import ContentError
from tablee.kernel.procedure import Procedure, book

from .tiny import Tiny, asked, chosen, tiny


@dataclass(frozen=True)
class Say(Effect):
    word: str
    rule: str = ""  # what forbids it

    def do(self, game: Tiny, run: Resolve) -> Flow | None:
        game.say(self.word)
        return None

    def forbids(self, game: Tiny, seat: int) -> str:
        return self.rule


@dataclass(frozen=True)
class Pick(Effect):
    """Asks for a number, and does something with it in `take`."""

    def do(self, game: Tiny, run: Resolve) -> Flow | None:
        return ask(run.seat, "pick", [option("pick", n) for n in (1, 2)], "answered")

    def take(self, game: Tiny, run: Resolve, choice: Option) -> Flow | None:
        game.say(f"picked {choice.args[0]}")
        return None


@dataclass(frozen=True)
class Postpone(Effect):
    """Waits for a named moment, with everything its text knows so far."""

    moment: str
    what: Effect

    def children(self) -> tuple[Effect, ...]:
        return (self.what,)

    def do(self, game: Tiny, run: Resolve) -> Flow | None:
        game.postpone(self.moment, run.rest(self.what.at))
        return None


@dataclass(frozen=True)
class Roll(Effect):
    """Calls a procedure."""

    def do(self, game: Tiny, run: Resolve) -> Flow | None:
        return Rolling()


class Rolling(Procedure):
    STEPS = {"roll": "DT-TEXT-01"}

    def roll(self, game: Tiny) -> Flow | None:
        game.say(f"rolled {game.rng.die()}")
        return None


@dataclass(frozen=True)
class Spoken(Amount):
    def value(self, game: Tiny, run: Resolve) -> int:
        return len(game.said)


@dataclass(frozen=True)
class Silent(Condition):
    def holds(self, game: Tiny, run: Resolve) -> bool:
        return not game.said


class Carry(Resolve):
    STEPS = {"run": "DT-CARD-05"}


Tiny.RECORDS = {**Tiny.RECORDS, **book(Carry, Rolling)}


def carried(root: Effect, *, dice: tuple[int, ...] = ()) -> Tiny:
    return tiny(Carry(1, "card.x"), Text("card.x", root), dice=dice)


# ---------------------------------------------------------------------- texts
def test_nodes_are_numbered_in_reading_order() -> None:
    root = Sequence(Say("a"), If(Silent(), Say("b"), Sequence(Say("c"))), Say("d"))
    text = Text("card.x", root)
    assert [node.at for node in text.nodes] == list(range(7))
    assert [getattr(node, "word", "") for node in text.nodes] == ["", "a", "", "b", "", "c", "d"]


def test_a_node_belongs_to_one_place() -> None:
    shared = Say("a")
    Text("card.x", shared)
    with pytest.raises(ContentError, match=r"card\.y: .*used in two places") as found:
        Text("card.y", Sequence(shared))
    assert found.value.where == "card.y"
    again = Say("b")
    with pytest.raises(ContentError, match="used in two places"):
        Text("card.z", Sequence(again, again))


def test_content_knows_its_texts_by_key_and_its_hash_what_they_do() -> None:
    one = Text("a", Say("x"))
    content = Content((one, Text("b", Say("y")), one))
    assert content.texts["a"] is one
    assert content.hash == Content((Text("b", Say("y")), Text("a", Say("x")))).hash, "order does not matter"
    assert content.hash != Content((Text("a", Say("x")), Text("b", Say("z")))).hash
    with pytest.raises(ContentError, match="two different texts"):
        Content((one, Text("a", Say("x"))))


# ---------------------------------------------------------------------- running
def test_a_sequence_is_carried_out_in_order() -> None:
    assert carried(Sequence(Say("a"), Sequence(Say("b"), Say("c")), Say("d"))).said == ("a", "b", "c", "d")


def test_conditions_are_looked_at_when_they_are_come_to() -> None:
    said = carried(Sequence(If(Silent(), Say("a"), Say("b")), If(Silent(), Say("c"), Say("d")), If(Silent(), Say("e"))))
    assert said.said == ("a", "d")


def test_amounts_are_numbers_or_worked_out() -> None:
    game = carried(Sequence(Say("a"), Say("b")))
    assert value(7, game, None) == 7
    assert value(Spoken(), game, None) == 2


def test_a_node_that_asks_gets_the_answer_and_the_rest_follows() -> None:
    game = carried(Sequence(Say("a"), Pick(), Say("b")))
    assert asked(game) == "1 pick: pick 1, pick 2"
    assert chosen(game, "pick 2").said == ("a", "picked 2", "b")


def test_a_node_that_calls_comes_back_to_the_rest() -> None:
    assert carried(Sequence(Say("a"), Roll(), Say("b"), Roll()), dice=(3, 6)).said == ("a", "rolled 3", "b", "rolled 6")


def test_a_suspended_text_is_plain_data_and_goes_on_in_a_copy() -> None:
    game = carried(Sequence(Say("a"), Pick(), Say("b")))
    assert game.stack[-1].fields() == (1, "card.x", (2, 3))
    copy = game.clone()
    assert chosen(copy, "pick 1").said == ("a", "picked 1", "b")
    assert game.said == ("a",) and game.stack[-1].fields() == (1, "card.x", (2, 3))


# ---------------------------------------------------------------------- choices
def test_either_asks_only_between_what_is_possible() -> None:
    game = carried(Either(Say("a"), Say("b", "DT-CP-01"), Say("c")))
    assert asked(game) == "1 either: choose 1, choose 3"
    assert chosen(game, "choose 3").said == ("c",)
    assert carried(Either(Say("a", "DT-CP-01"), Say("b"))).said == ("b",), "one way is no choice"
    assert carried(Either(Say("a", "DT-CP-01"), Say("b", "DT-CP-01"))).said == ()


def test_may_asks_only_if_it_is_possible() -> None:
    game = carried(Sequence(May(Say("a")), Say("b")))
    assert asked(game) == "1 may: yes, no"
    assert chosen(game.clone(), "yes").said == ("a", "b")
    assert chosen(game, "no").said == ("b",)
    assert carried(May(Say("a", "DT-CP-01"))).said == ()


def test_why_a_text_is_impossible() -> None:
    game = carried(Say("x"))
    assert Sequence(Say("a"), Say("b", "DT-CP-01"), Say("c", "DT-OFF-01")).forbids(game, 0) == "DT-CP-01"
    assert Sequence(Say("a")).forbids(game, 0) == ""
    assert Either(Say("a", "DT-OFF-01"), Say("b", "DT-CP-01")).forbids(game, 0) == "DT-OFF-01"
    assert Either(Say("a", "DT-OFF-01"), Say("b")).forbids(game, 0) == ""
    assert May(Say("a", "DT-OFF-01")).forbids(game, 0) == "", "one may always decline"


# ---------------------------------------------------------------------- later
def test_what_is_postponed_waits_for_its_moment_with_what_it_knows() -> None:
    game = carried(Sequence(Postpone("dusk", Sequence(Say("b"), Say("c"))), Say("a"), Pick()))
    assert game.said == ("a",)
    (later,) = game.later
    assert (later.moment, later.seat, later.frame, later.saved) == ("dusk", 1, "Carry", (1, "card.x", (2,)))
    assert game.due("dawn") is None
    run = game.due("dusk")
    assert isinstance(run, Carry) and run.todo == (2,) and game.later == ()


def test_a_node_must_say_what_it_does() -> None:
    for call in (
        lambda: Effect().do(None, None),
        lambda: Effect().take(None, None, option("x")),
        lambda: Amount().value(None, None),
        lambda: Condition().holds(None, None),
    ):
        with pytest.raises(NotImplementedError):
            call()
