"""The loop: what steps may answer, where one is, why not, later, saving."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.kernel.decision import PASS, Args, Flow, Option, ask, option
from tablee.kernel.effect import Content, Later
from tablee.kernel.errors import IllegalChoice
from tablee.kernel.game import Game, Line
from tablee.kernel.procedure import DONE, Goto, Procedure, book, call, done, goto
from tablee.kernel.rng import Rng


class Loop(Game):
    STATE = ("said", "busy")

    def __init__(self, content: Content, rng: Rng) -> None:
        super().__init__(content, rng)
        self.said: tuple[str, ...] = ()
        self.busy = False

    def order(self) -> tuple[int, ...]:
        return (0, 1)


class Outer(Procedure):
    STEPS = {"begin": "DT-TURN-01", "inside": "DT-TURN-02", "after": "DT-TURN-03 DT-TURN-04", "last": "DT-TURN-05"}

    def about(self) -> Args:
        return {"n": 7}

    def begin(self, game: Loop) -> Flow | None:
        return ask(1, "begin", [option("go"), option("skip"), option("end"), option("leave"), PASS], "begun")

    def begun(self, game: Loop, choice: Option) -> Flow | None:
        game.said += (f"begun in {self.step}",)
        if choice.verb == "skip":
            return goto("after")
        if choice.verb == "end":
            game.over((1,))
            return goto("after")
        if choice.verb == "leave":
            return done()
        return call(Inner("x"), then="after") if choice == PASS else None

    def inside(self, game: Loop) -> Flow | None:
        return Inner("y")

    def after(self, game: Loop) -> Flow | None:
        game.said += (f"after {self.got}",)
        return call(None, then="last")

    def last(self, game: Loop) -> Flow | None:
        return ask(0, "last", [option("play", 1), option("play", 2), PASS], "ended")

    def ended(self, game: Loop, choice: Option) -> Flow | None:
        return None


class Inner(Procedure):
    STEPS = {"only": "DT-MAIN-01"}

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def fields(self) -> tuple[Any, ...]:
        return (self.name,)

    def only(self, game: Loop) -> Flow | None:
        self.out = f"from {self.name}"
        game.said += (game.place(),)
        return None


class AtOnce(Procedure):
    """Begins something here and now, and passes on what that answers."""

    STEPS = {"begin": "DT-TURN-01", "after": "DT-TURN-02"}

    def begin(self, game: Loop) -> Flow | None:
        inner = Going()
        game.stack.append(inner)
        return inner.begin(game)

    def after(self, game: Loop) -> Flow | None:
        game.said += (f"after {self.got}",)
        return done()


class Going(Procedure):
    STEPS = {"begin": "DT-TURN-03", "far": "DT-TURN-04"}

    def begin(self, game: Loop) -> Flow | None:
        return goto("far")

    def far(self, game: Loop) -> Flow | None:
        game.said += ("far",)
        self.out = "news"
        return done()


class Straight(Procedure):
    """Goes on in another step without asking the loop to."""

    STEPS = {"begin": "DT-TURN-01", "passed": "DT-TURN-02", "asks": "DT-TURN-03"}

    def begin(self, game: Loop) -> Flow | None:
        self.step = "asks"
        return self.asks(game)

    def passed(self, game: Loop) -> Flow | None:
        raise AssertionError("nobody comes here")

    def asks(self, game: Loop) -> Flow | None:
        return ask(0, "asks", [PASS], "answered")

    def answered(self, game: Loop, choice: Option) -> Flow | None:
        game.said += (game.place(),)
        return None


def busy(game: Loop, seat: int, choice: Option) -> str:
    return "DT-TIME-01" if game.busy else ""


def small(game: Loop, seat: int, choice: Option) -> str:
    return "DT-CP-01" if int(choice.args[0]) > 3 else ""


Loop.RECORDS = book(Outer, Inner, AtOnce, Going, Straight)
Loop.VERBS = {"play": (busy, small), "pass": ()}


def loop() -> Loop:
    game = Loop(Content(()), Rng(b"k", {}))
    game.start(Outer())
    return game


def played(*moves: Option) -> Loop:
    game = loop()
    for move in moves:
        game.choose(move)
    return game


# ---------------------------------------------------------------------- flows
def test_a_handler_that_answers_nothing_goes_on_after_the_asking_step() -> None:
    game = played(option("go"))
    assert game.said == ("begun in begin", "Outer, inside > Inner, only", "after from y")


def test_a_handler_may_go_elsewhere() -> None:
    assert played(option("skip")).said == ("begun in begin", "after None")


def test_a_call_comes_back_where_it_says_with_what_was_left() -> None:
    assert played(PASS).said == ("begun in begin", "Outer, begin > Inner, only", "after from x")


def test_done_leaves_the_procedure_and_the_last_one_ends_the_game_without_a_winner() -> None:
    game = played(option("leave"))
    assert game.stack == [] and game.decision is None and game.outcome == ()
    assert game.place() == "the end"


def test_over_ends_it_wherever_it_happens_and_the_flow_is_dropped() -> None:
    game = played(option("end"))
    assert game.outcome == (1,) and game.stack == [] and game.said == ("begun in begin",)


def test_gotos_are_shared_and_a_call_of_nothing_is_a_goto() -> None:
    assert goto("here") is goto("here")
    assert isinstance(call(None, then="here"), Goto) and call(None, then="here") is goto("here")
    assert done() is DONE


def test_a_book_works_out_what_follows_what() -> None:
    assert Outer.NEXT == {"": "begin", "begin": "inside", "inside": "after", "after": "last", "last": ""}


# ---------------------------------------------------------------------- where, why, why not
def test_where_names_procedures_steps_and_rules() -> None:
    (crumb,) = played(option("skip")).where()
    assert (crumb.procedure, crumb.step, crumb.about, crumb.rules) == ("Outer", "last", {"n": 7}, "DT-TURN-05")


@pytest.mark.parametrize(
    ("seat", "choice", "reason", "rules"),
    [
        (0, option("dance"), "unknown-verb", ()),
        (0, option("play", 4), "forbidden", ("DT-CP-01",)),
        (0, option("play", 3), "not-offered", ("DT-TURN-05",)),
        (1, option("play", 1), "not-your-decision", ("DT-TURN-05",)),
        (1, option("play", 9), "forbidden", ("DT-CP-01",)),
        (1, PASS, "not-your-decision", ("DT-TURN-05",)),
    ],
)
def test_why_not(seat: int, choice: Option, reason: str, rules: tuple[str, ...]) -> None:
    refusal = played(option("skip")).why_not(seat, choice)
    assert refusal is not None and (refusal.reason, refusal.rules) == (reason, rules)


def test_why_not_names_all_rules_of_the_step_and_the_first_guard_that_forbids() -> None:
    game = loop()
    assert game.why_not(1, PASS) is None
    game.busy = True
    refusal = game.why_not(1, option("play", 9))
    assert refusal is not None and refusal.rules == ("DT-TIME-01",)
    game.busy = False
    refusal = game.why_not(1, option("play", 2))
    assert refusal is not None and (refusal.reason, refusal.rules) == ("not-offered", ("DT-TURN-01",))


def test_after_the_end_nothing_can_be_chosen() -> None:
    game = played(option("end"))
    refusal = game.why_not(1, PASS)
    assert refusal is not None and (refusal.reason, refusal.rules) == ("game-over", ())
    with pytest.raises(IllegalChoice, match="game-over") as found:
        game.choose(PASS)
    assert found.value.rules == ()


def test_a_refused_choice_says_why_and_changes_nothing() -> None:
    game = played(option("skip"))
    before, decision = game.fingerprint(), game.decision
    with pytest.raises(IllegalChoice) as found:
        game.choose(option("play", 5))
    assert str(found.value) == "'play 5' is refused at Outer, last: forbidden (DT-CP-01)"
    assert (found.value.choice, found.value.reason, found.value.rules) == ("play 5", "forbidden", ("DT-CP-01",))
    assert game.fingerprint() == before and game.decision is decision


# ---------------------------------------------------------------------- the log
def test_notes_are_kept_only_where_somebody_reads_them() -> None:
    game = loop()
    game.note("DT-TURN-01", "turn", n=1)
    assert game.log is None
    game.log = []
    game.note("DT-TURN-01", "turn", n=1)
    game.note("DT-CARD-03", "drew", to=1, card="x")
    assert game.log == [Line("DT-TURN-01", "turn", {"n": 1}, -1), Line("DT-CARD-03", "drew", {"card": "x"}, 1)]
    assert game.clone().log is None
    assert game.fingerprint() == loop().fingerprint(), "the log is no part of the state"


# ---------------------------------------------------------------------- later
def test_what_is_due_comes_in_the_order_it_was_put_off_and_once() -> None:
    game = loop()
    game.later = (
        Later("night", 0, "Inner", ("a",)),
        Later("day", 0, "Inner", ("b",)),
        Later("night", 1, "Inner", ("c",)),
    )
    first = game.due("night")
    assert isinstance(first, Inner) and first.name == "a"
    assert [later.saved for later in game.later] == [("b",), ("c",)]
    second = game.due("night")
    assert isinstance(second, Inner) and second.name == "c"
    assert game.due("night") is None and len(game.later) == 1


# ---------------------------------------------------------------------- identity
def test_a_clone_and_a_loaded_game_go_on_alike_and_alone() -> None:
    game = loop()
    game.later = (Later("night", 0, "Inner", ("a",)),)
    loaded = Loop(game.content, Rng(b"", {}))
    loaded.restore(game.save())
    for other in (game.clone(), loaded):
        assert other.fingerprint() == game.fingerprint()
        assert other.decision is not None and other.decision.options == game.decision.options  # type: ignore[union-attr]
        other.choose(option("go"))
        other.choose(PASS)
        assert other.outcome == ()
    assert game.place() == "Outer, begin" and game.said == ()


class Younger(Loop):
    YOUNG = {"mood": 0}

    def __init__(self, content: Content, rng: Rng) -> None:
        super().__init__(content, rng)
        self.mood = 0


def test_young_state_is_written_only_where_it_says_something() -> None:
    content = Content(())
    old, new = Loop(content, Rng(b"", {})), Younger(content, Rng(b"", {}))
    assert new.state() == old.state(), "a game that does not use it is what it was"
    new.mood = 3
    assert new.fingerprint() != old.fingerprint() and new.clone().mood == 3
    again = Younger(content, Rng(b"", {}))
    again.restore(new.save())
    assert again.mood == 3
    again.restore({**new.save(), "state": old.state()})
    assert again.mood == 0, "what an older save does not tell is as it always was"


def test_the_fingerprint_tells_step_resume_state_and_chance_apart() -> None:
    seen = {loop().fingerprint()}
    for change in (
        lambda g: g.rng.die(),
        lambda g: setattr(g, "busy", True),
        lambda g: setattr(g, "later", (Later("x", 0, "Inner", ()),)),
        lambda g: setattr(g.stack[-1], "resume", "last"),
        lambda g: setattr(g.stack[-1], "step", "last"),
        lambda g: setattr(g.stack[-1], "got", 1),
        lambda g: setattr(g.stack[-1], "out", 1),
        lambda g: g.stack.append(Inner("z")),
        lambda g: setattr(g, "outcome", ()),
    ):
        game = loop()
        change(game)
        seen.add(game.fingerprint())
    assert len(seen) == 10


def test_a_save_of_other_content_is_refused() -> None:
    saved = loop().save()
    saved["content"] = "0000"
    with pytest.raises(ValueError, match="saved with content 0000"):
        loop().restore(saved)


def test_asking_again_gives_the_same_question() -> None:
    game = played(option("skip"))
    before = [str(o) for o in game.decision.options]  # type: ignore[union-attr]
    game.decision = None
    game.ask_again()
    assert game.decision is not None and [str(o) for o in game.decision.options] == before
    over = played(option("end"))
    over.ask_again()
    assert over.decision is None


def test_what_is_answered_by_something_begun_at_once_is_its_own() -> None:
    game = Loop(Content(()), Rng(b"", {}))
    game.start(AtOnce())
    assert game.said == ("far", "after news") and game.outcome == ()


def test_a_step_may_go_on_in_another_at_once() -> None:
    game = Loop(Content(()), Rng(b"", {}))
    game.start(Straight())
    assert game.place() == "Straight, asks"
    game.ask_again()
    game.choose(PASS)
    assert game.said == ("Straight, asks",) and game.outcome == ()
