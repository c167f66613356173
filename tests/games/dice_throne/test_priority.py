"""Windows: who is asked in which order, forestalling, restarting; small cases beyond the proofs."""

from __future__ import annotations

from tablee.games.dice_throne.rules.priority import PLACES, Window
from tablee.kernel.decision import Flow, Option, option
from tablee.kernel.procedure import Procedure, book
from tests.kernel.tiny import Tiny, asked, chosen, tiny


class Open(Window):
    """Each seat may do each thing it can once; "stop" makes "go" impossible for everybody."""

    STEPS = dict.fromkeys(PLACES, "DT-TIME-01")

    def usable(self, game: Tiny, seat: int) -> list[Option]:
        return [option(word) for word in game.can[seat]]

    def use(self, game: Tiny, seat: int, choice: Option) -> Procedure | None:
        game.can[seat].remove(choice.verb)
        game.say(f"{seat} {choice}")
        if choice.verb == "stop":
            for others in game.can:
                while "go" in others:
                    others.remove("go")
        return Ask(seat) if choice.verb == "ask" else None

    def fizzle(self, game: Tiny, seat: int, choice: Option) -> None:
        game.say(f"{seat} {choice} fizzles")

    def declare(self, game: Tiny, seat: int, choice: Option) -> None:
        game.say(f"{seat} declares {choice}")


class OnAndOn(Open):
    RESTART = False


class Claimed(Open):
    CLAIMS = True


class Ask(Procedure):
    """Something a use leads to before the window goes on."""

    STEPS = {"first": "DT-CARD-05", "second": "DT-CARD-05"}

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def first(self, game: Tiny) -> Flow | None:
        game.say("one")
        return None

    def second(self, game: Tiny) -> Flow | None:
        game.say("two")
        return None


Tiny.RECORDS = {**Tiny.RECORDS, **book(Open, OnAndOn, Claimed, Ask)}


def test_a_window_that_nobody_can_use_asks_nobody() -> None:
    game = tiny(Open(), can=[[], [], []])
    assert game.decision is None and game.outcome == () and game.said == ()


def test_seats_that_can_do_nothing_are_passed_over() -> None:
    game = tiny(Open(), can=[[], ["go"], []])
    assert asked(game) == "1 act: go, pass"
    assert asked(chosen(game, "pass")) == "over"


def test_all_must_pass_in_a_row() -> None:
    game = tiny(Open(), can=[["a", "b"], ["c"]])
    assert asked(chosen(game, "pass")) == "1 act: c, pass"
    assert asked(chosen(game, "c")) == "0 act: a, b, pass", "after an action the first seat is asked again"
    assert asked(chosen(game, "b")) == "0 act: a, pass"
    assert asked(chosen(game, "pass")) == "over", "seat 1 has nothing left"
    assert game.said == ("1 c", "0 b")


def test_without_restart_the_next_seat_is_asked() -> None:
    game = tiny(OnAndOn(), can=[["a"], ["b", "c"], ["d"]])
    chosen(game, "pass", "b")
    assert asked(game) == "2 act: d, pass", "the one after the seat that acted"
    chosen(game, "pass")
    assert asked(game) == "0 act: a, pass"
    chosen(game, "pass")
    assert asked(game) == "1 act: c, pass"
    assert asked(chosen(game, "pass")) == "over"


def test_with_restart_the_first_seat_is_asked_before_the_next() -> None:
    game = tiny(Open(), can=[["a"], ["b"], ["d"]])
    assert asked(chosen(game, "pass", "b")) == "0 act: a, pass"


def test_what_an_action_leads_to_is_done_before_anybody_is_asked_again() -> None:
    game = tiny(Open(), can=[["ask", "a"], []])
    assert asked(chosen(game, "ask")) == "0 act: a, pass"
    assert game.said == ("0 ask", "one", "two")


def test_a_window_may_begin_with_passes_and_at_another_seat() -> None:
    assert asked(tiny(Open(0, 0, 1), can=[["a"], ["b"]])) == "1 act: b, pass"
    assert asked(tiny(Open(0, 1, 0), can=[["a"], ["b"]])) == "1 act: b, pass"
    late = tiny(Open(0, 1, 1), can=[["a"], []])
    assert asked(late) == "0 act: a, pass"


def test_the_first_seat_acts_without_declaring() -> None:
    game = tiny(Claimed(), can=[["go"], ["stop"]])
    assert asked(chosen(game, "go")) == "1 act: stop, pass"
    assert game.said == ("0 go",)


def test_a_declaration_is_carried_out_when_nobody_can_forestall_it() -> None:
    game = tiny(Claimed(), can=[[], ["go", "a"]])
    assert asked(chosen(game, "go")) == "1 act: a, pass"
    assert game.said == ("1 declares go", "1 go")


def test_a_declaration_that_became_impossible_fizzles_and_can_not_be_used_again() -> None:
    game = tiny(Claimed(), can=[["stop"], ["go"]])
    assert asked(chosen(game, "pass", "go")) == "0 act-before: stop, pass"
    assert asked(chosen(game, "stop")) == "over"
    assert game.said == ("1 declares go", "0 stop", "1 go fizzles")


def test_seats_that_cannot_forestall_are_passed_over() -> None:
    game = tiny(Claimed(), can=[[], ["b"], ["go"]])
    assert asked(chosen(game, "pass", "go")) == "1 act-before: b, pass"
    assert chosen(game, "pass").said == ("2 declares go", "2 go")


def test_whoever_forestalled_may_do_so_again() -> None:
    game = tiny(Claimed(), can=[["a", "b"], ["go"]])
    chosen(game, "pass", "go", "a")
    assert asked(game) == "0 act-before: b, pass"
    chosen(game, "b")
    assert game.said == ("1 declares go", "0 a", "0 b", "1 go")


def test_after_a_declaration_the_window_starts_again() -> None:
    game = tiny(Claimed(), can=[["a"], ["go", "c"]])
    chosen(game, "pass", "go", "pass")
    assert game.said == ("1 declares go", "1 go")
    assert asked(game) == "0 act: a, pass"


def test_declarations_nest_and_unwind_in_reverse() -> None:
    game = tiny(Claimed(), can=[["a"], ["b"], ["go"]])
    assert asked(chosen(game, "pass", "pass", "go")) == "0 act-before: a, pass"
    assert asked(chosen(game, "pass")) == "1 act-before: b, pass"
    assert asked(chosen(game, "b")) == "0 act-before: a, pass", "what seat 1 declares may be forestalled in turn"
    chosen(game, "a")
    assert game.said == ("2 declares go", "1 declares b", "0 a", "1 b", "2 go")


def test_a_suspended_window_names_what_was_declared_in_its_fields() -> None:
    game = tiny(Claimed(), can=[["stop"], ["go"]])
    chosen(game, "pass", "go")
    frame = game.stack[-1]
    assert frame.fields() == (0, 0, 1, ((1, option("go"), 0),))
    assert frame.allows() == 0 and Open(6).allows() == 6
    copy = game.clone()
    chosen(copy, "pass")
    assert copy.said[-1] == "1 go" and game.said[-1] == "1 declares go"
