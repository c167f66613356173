"""Occurrences: batches, predictions, cancelling and replacing, listeners; small cases beyond the proofs."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules.batch import (
    CANCELLED,
    DROPPED,
    HAPPENED,
    PENDING,
    PLACES,
    REPLACED,
    Happening,
    Listeners,
    Moment,
    Occurrence,
)
from tablee.kernel.decision import Flow
from tablee.kernel.effect import Content
from tablee.kernel.game import Game
from tablee.kernel.procedure import Procedure, book
from tablee.kernel.record import record
from tablee.kernel.rng import Rng
from tests.kernel.tiny import asked, chosen


@record
class Plain(Occurrence):
    parent: int = -1
    status: int = PENDING
    instead: tuple[Any, ...] | None = None
    level: int = 0


@record
class Hit(Occurrence):
    """n damage; follows: a Fall when it is 3 or more."""

    n: int
    parent: int = -1
    status: int = PENDING
    instead: tuple[Any, ...] | None = None
    level: int = 0


@record
class Fall(Plain):
    pass


@record
class Swing(Plain):
    """A long one: it resolves through a happening of its own."""


SLOTS = ("forced would", "would", "forced when", "when", "after")


@record
class Happens(Happening):
    STEPS = dict.fromkeys(PLACES, "MC-WINDOW-01")
    MOMENTS = (
        Moment("status"),
        Moment("forced-would", "would", forced=True),
        Moment("would", "would"),
        Moment("forced-interrupts", "when", forced=True),
        Moment("interrupts", "when"),
        Moment("resolve"),
        Moment("responses", "after"),
    )

    def foresee(self, game: Any) -> None:
        for i, o in enumerate(list(self.batch)):
            if isinstance(o, Hit) and o.status == PENDING:
                self.expect(i, Fall(), o.n >= 3)

    def moment(self, game: Any, name: str) -> Flow | None:
        game.said += (name,)
        return None

    def occur(self, game: Any, i: int) -> Flow | None:
        o = self.batch[i]
        if isinstance(o, Swing):
            game.said += ("swing",)
            return Happens([Hit(3)], up=len(game.stack) - 1)
        game.said += (f"hit {o.n}" if isinstance(o, Hit) else "fall",)
        return None

    def instead(self, game: Any, fields: tuple[Any, ...]) -> Flow | None:
        return Trigger(*fields)

    def listening(self, game: Any, i: int, moment: Moment) -> list[tuple[int, str]]:
        row = game.listeners.rows.get(type(self.batch[i]).__name__, ((),) * 5)
        return [(int(who[0]), who) for who in row[SLOTS.index("forced " * moment.forced + moment.timing)]]

    def trigger(self, game: Any, who: str, i: int) -> Procedure:
        return Trigger(who, len(game.stack) - 1, i)


class Trigger(Procedure):
    """What a listener does to the occurrence it reacts to: named by depth and index, never held."""

    STEPS = {"act": "MC-WINDOW-10"}

    def __init__(self, who: str, depth: int, index: int) -> None:
        super().__init__()
        self.who, self.depth, self.index = who, depth, index

    def fields(self) -> tuple[Any, ...]:
        return (self.who, self.depth, self.index)

    def act(self, game: World) -> Flow | None:
        frame = game.stack[self.depth]
        assert isinstance(frame, Happening)
        game.said += (self.who,)
        verb = self.who.rsplit(".", 1)[-1]
        if verb == "shield":
            frame.batch[self.index].n -= 2
        elif verb == "boost":
            frame.batch[self.index].n += 5
        elif verb == "cancel":
            frame.cancel(self.index)
        elif verb == "replace":
            frame.replace(self.index, Trigger("instead", self.depth, self.index))
        return None


class World(Game):
    STATE = ("said", "listeners")

    def __init__(self, content: Content, rng: Rng) -> None:
        super().__init__(content, rng)
        self.said: tuple[str, ...] = ()
        self.listeners = Listeners({})

    def order(self) -> tuple[int, ...]:
        return (0, 1)


World.RECORDS = {**book(Happens, Trigger), "Hit": Hit, "Fall": Fall, "Swing": Swing, "Listeners": Listeners}


def world(*batch: Occurrence, **listeners: tuple[str, str, bool]) -> World:
    """`listeners`: name="seat.verb" given as x0_shield=(kind, timing, forced)."""
    game = World(Content(()), Rng(b"", {}))
    for name, (kind, timing, forced) in listeners.items():
        game.listeners.add(kind, SLOTS.index("forced " * forced + timing), 5, name[1:].replace("_", "."))
    game.start(Happens(list(batch)))
    return game


# ---------------------------------------------------------------------- batches
def test_what_nobody_minds_just_happens_with_its_consequences() -> None:
    assert world(Hit(2)).said == ("status", "hit 2")
    assert world(Hit(3)).said == ("status", "hit 3", "fall")


def test_simultaneous_occurrences_share_one_set_of_moments() -> None:
    assert world(Hit(1), Hit(4)).said == ("status", "hit 1", "hit 4", "fall")


def test_what_fits_into_no_moment_is_not_asked_about() -> None:
    assert world(Hit(1), x0_shield=("Fall", "when", False)).said == ("status", "hit 1")


def test_a_prediction_is_dropped_when_it_no_longer_holds_and_comes_back_when_it_does() -> None:
    start = world(Hit(4), x0_shield=("Hit", "when", False), x1_boost=("Hit", "when", False))
    assert chosen(start.clone(), "use 0.shield 0", "pass").said == ("status", "0.shield", "hit 2")
    both = chosen(start, "use 0.shield 0", "use 1.boost 0")
    assert both.said == ("status", "0.shield", "1.boost", "hit 7", "fall"), "edits survive the next prediction"


def test_a_cancelled_occurrence_takes_its_consequences_along() -> None:
    game = world(Hit(4), Hit(1), x0_cancel=("Hit", "when", False))
    assert asked(game) == "0 interrupts: use 0.cancel 0, use 0.cancel 1, pass"
    assert chosen(game, "use 0.cancel 0", "pass").said == ("status", "0.cancel", "hit 1")


def test_a_replacement_happens_where_the_original_would_have() -> None:
    game = world(Hit(1), Hit(4), x0_replace=("Hit", "when", False))
    assert chosen(game, "use 0.replace 1", "pass").said == ("status", "0.replace", "hit 1", "instead")


def test_a_cancelled_consequence_stays_cancelled() -> None:
    game = world(Hit(4), x0_cancel=("Fall", "when", False))
    assert asked(game) == "0 interrupts: use 0.cancel 1, pass"
    assert chosen(game, "use 0.cancel 1").said == ("status", "0.cancel", "hit 4")


def test_statuses_of_a_batch() -> None:
    frame = Happens([Hit(4), Hit(1)])
    frame.expect(0, Fall(), True)
    assert [o.parent for o in frame.batch] == [-1, -1, 0]
    frame.expect(0, Fall(), False)
    assert frame.batch[2].status == DROPPED
    frame.expect(0, Fall(), True)
    assert frame.batch[2].status == PENDING and len(frame.batch) == 3
    frame.batch[2].status = HAPPENED
    frame.expect(0, Fall(), False)
    assert frame.batch[2].status == HAPPENED, "what has happened is not undone by a prediction"
    frame.cancel(0)
    assert [o.status for o in frame.batch] == [CANCELLED, PENDING, HAPPENED]
    frame.replace(1, Trigger("instead", 0, 1))
    assert frame.batch[1].status == REPLACED and frame.batch[1].instead == ("instead", 0, 1)


# ---------------------------------------------------------------------- windows
def test_a_single_forced_ability_is_not_asked_about() -> None:
    game = world(Hit(4), x1_shield=("Hit", "when", True))
    assert game.outcome == () and game.said == ("status", "1.shield", "hit 2")


def test_several_forced_abilities_are_put_in_order_by_the_first_player() -> None:
    game = world(Hit(1), x0_boost=("Hit", "when", True), x1_shield=("Hit", "when", True))
    assert asked(game) == "0 forced-order: first 0.boost 0, first 1.shield 0"
    assert chosen(game, "first 1.shield 0").said == ("status", "1.shield", "0.boost", "hit 4", "fall")


def test_an_optional_window_goes_round_until_all_pass_in_a_row() -> None:
    game = world(Hit(9), x0_shield=("Hit", "when", False), x1_shield=("Hit", "when", False))
    assert asked(chosen(game, "pass")) == "1 interrupts: use 1.shield 0, pass"
    assert asked(chosen(game, "use 1.shield 0")) == "0 interrupts: use 0.shield 0, pass", "asked again after an action"
    assert chosen(game, "pass").said == ("status", "1.shield", "hit 7", "fall")


def test_nobody_reacts_twice_to_the_same_occurrence() -> None:
    game = world(Hit(9), Hit(8), x0_shield=("Hit", "when", False))
    assert asked(chosen(game, "use 0.shield 1")) == "0 interrupts: use 0.shield 0, pass"
    assert asked(chosen(game, "use 0.shield 0")) == "over"


def test_responses_react_to_what_happened_only() -> None:
    game = world(
        Hit(4), x0_shield=("Hit", "when", False), x1_cheer=("Fall", "after", False), x1_sigh=("Hit", "after", False)
    )
    assert asked(chosen(game.clone(), "pass")) == "1 responses: use 1.sigh 0, use 1.cheer 1, pass"
    assert asked(chosen(game, "use 0.shield 0")) == "1 responses: use 1.sigh 0, pass"


def test_a_nested_happening_passes_its_facts_up_and_opens_no_responses_of_its_own() -> None:
    game = world(Swing(), x0_shield=("Hit", "when", False), x0_sigh=("Hit", "after", False))
    assert asked(game) == "0 interrupts: use 0.shield 0, pass", "its own interrupts"
    assert len(game.stack) == 2
    chosen(game, "pass")
    assert game.said == ("status", "swing", "status", "hit 3", "fall")
    assert asked(game) == "0 responses: use 0.sigh 1, pass"
    (outer,) = game.stack
    assert isinstance(outer, Happens), "the window is the outer one's, for all that happened inside"
    assert [(type(o).__name__, o.parent) for o in outer.batch] == [("Swing", -1), ("Hit", -1), ("Fall", -1)]


def test_what_would_happen_is_answered_cause_by_cause() -> None:
    """A shield against the hit is offered before the forced answer to the fall that follows from it."""
    game = world(Hit(4), x1_cancel=("Fall", "would", True), x0_shield=("Hit", "would", False))
    assert asked(game) == "0 would: use 0.shield 0, pass"
    assert chosen(game.clone(), "use 0.shield 0").said == ("status", "0.shield", "hit 2")
    assert chosen(game, "pass").said == ("status", "1.cancel", "hit 4")


def test_what_happened_is_told_to_whoever_called() -> None:
    frame = Happens([Hit(1)])
    game = World(Content(()), Rng(b"", {}))
    game.start(frame)
    assert frame.out == ((1, -1, HAPPENED, None, 0),)


# ---------------------------------------------------------------------- listeners
def test_listeners_are_found_by_kind_and_window_in_one_order() -> None:
    those = Listeners({})
    those.add("Hit", 0, 2, "b")
    those.add("Hit", 0, 2, "a")
    those.add("Hit", 1, 2, "c")
    assert those.rows == {"Hit": (("a", "b"), ("c",))}
    copy = those.copy()
    copy.remove("Hit", 0, "a")
    copy.remove("Hit", 1, "c")
    assert copy.rows == {"Hit": (("b",), ())}
    copy.remove("Hit", 0, "b")
    assert copy.rows == {}, "nobody listens: nothing is left to look at"
    assert those.rows == {"Hit": (("a", "b"), ("c",))}, "a copy is independent"
