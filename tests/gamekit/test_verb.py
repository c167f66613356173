"""Verbs: options, guards, the frame that has a say, and what is said when a verb is taken for its option."""

from __future__ import annotations

import pytest

from tablee.gamekit.verb import Verb, grouped, joined
from tablee.gamekit.view import Words
from tablee.kernel.decision import Option, Refusal, option

from .market import ENOUGH, GIVE, NO, VERBS, YES, Market, Put, market


def test_a_verb_makes_options_and_knows_them() -> None:
    assert GIVE("axe") == option("give", "axe") and ENOUGH.bare == option("enough")
    assert GIVE.of(option("give", "key")) and GIVE.of(GIVE.bare) and not GIVE.of(ENOUGH.bare)
    assert repr(GIVE) == "<verb give>"


def test_a_verb_is_never_silently_unequal_to_its_option() -> None:
    choice: object = option("enough")
    with pytest.raises(TypeError, match=r"'enough'.*\.of\(choice\)"):
        _ = choice == ENOUGH
    with pytest.raises(TypeError, match=r"\.bare"):
        _ = ENOUGH in [choice]
    assert VERBS["enough"] == ENOUGH != NO and len({ENOUGH, NO, VERBS["no"]}) == 2


def test_guards_are_asked_in_order_and_the_frame_last() -> None:
    game = market(("axe", "key"), ("shield",))
    assert GIVE.forbids(game, 0, GIVE("axe", "key")) == "M-0"
    assert GIVE.forbids(game, 0, GIVE("shield")) == "M-1"
    assert GIVE.forbids(game, 1, GIVE("shield")) == "M-1"
    assert GIVE.forbids(game, 0, GIVE("key")) == ""
    assert ENOUGH.forbids(game, 0, ENOUGH.bare) == ""


def test_while_something_else_asks_there_is_another_reason() -> None:
    game = market(("axe",), ())
    game.choose(ENOUGH.bare)
    assert isinstance(game.stack[-1], Put)
    assert [GIVE.forbids(game, seat, GIVE("axe")) for seat in (0, 1)] == ["M-8", "M-9"]
    assert GIVE.forbids(game, 0, GIVE()) == "M-0"


def test_the_kernel_names_the_rule_of_a_verb() -> None:
    game = market(("axe",), ("shield",))
    assert game.why_not(0, GIVE("axe")) is None
    assert game.why_not(0, GIVE("shield")) == Refusal("forbidden", ("M-1",))
    assert game.why_not(0, YES.bare) == Refusal("not-offered", ("M-1", "M-2"))
    assert game.why_not(0, option("sing")) == Refusal("unknown-verb", ())


def test_the_frame_of_an_answer_is_the_one_that_asks() -> None:
    game = market(("axe",), ())
    assert GIVE.frame(game) is game.stack[-1]
    game.choose(ENOUGH.bare)
    with pytest.raises(AssertionError, match="give: Compose, offer > Put, answer does not ask"):
        GIVE.frame(game)


def test_words_are_arguments_of_its_own_message_or_other_words() -> None:
    game = market(("axe",), ())
    assert GIVE.label(game, 0, GIVE("axe")) == Words("opt-give", {"good": "@good.axe"})
    assert ENOUGH.label(game, 0, ENOUGH.bare) == Words("opt-enough")
    assert YES.label(game, 1, YES.bare) == Words("take-it", {"who": "&1"})


def test_lists_are_joined_and_no_verb_is_there_twice() -> None:
    assert list(VERBS) == ["give", "enough", "yes", "no"]
    again: Verb[Market] = Verb("no")
    with pytest.raises(ValueError, match="'no' is there twice"):
        joined([NO], [again])


def test_groups_have_the_verbs_that_name_them() -> None:
    more, terms = Words("group-more"), Words("group-terms")
    assert grouped(VERBS, "more", "terms") == ((more, ("enough", "yes")), (terms, ("give",)))


def test_a_verb_without_more_says_and_tries_nothing() -> None:
    game = market(("axe",), ())
    assert (NO.on(game, 0, NO.bare), NO.to(game, 0, NO.bare), NO.tries(game, 0, "axe")) == ([], (), ())
    assert NO.on(game, 0, Option("no", ("axe", 3))) == ["axe", "3"]
