"""The one question: prompt arguments of the step and of its frame, options with words and pieces, where we are, why not."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.gamekit.question import question, tries, where
from tablee.gamekit.view import Choice, Pick, Question, Words
from tablee.kernel.decision import Args, ask

from .market import ENOUGH, GIVE, VERBS, YES, market

PIECES = ("axe", "key", "seat1")


def test_the_prompt_has_what_all_words_may_use_what_was_at_hand_and_what_the_frame_finds_out() -> None:
    game = market(("axe", "key"), ())
    game.choose(GIVE("key"))
    asked = question(game, 0, VERBS, PIECES, {"turn": 3, "who": "&0", "terms": ""})
    assert asked is not None
    assert asked.prompt == Words("prompt-compose", {"turn": 3, "who": "&1", "terms": "key"})
    assert asked.why == ("M-1", "M-2")


def test_only_views_ask_a_frame_what_costs_something() -> None:
    game = market(("axe", "key"), ())
    game.choose(GIVE("axe"))
    game.clone()
    game.ask_again()
    assert game.looked == 0
    assert game.decision is not None and game.decision.args == {"who": "&1"}
    assert question(game, 1, VERBS, PIECES, {}) is not None and game.looked == 0, "who waits is told nothing of it"
    assert question(game, 0, VERBS, PIECES, {}) is not None and game.looked == 1


def test_options_have_words_and_point_at_what_is_seen_and_at_cells() -> None:
    asked = question(market(("axe", "crown"), ()), 0, VERBS, PIECES, {})
    assert asked is not None
    assert asked.options == (
        Choice("give axe", Words("opt-give", {"good": "@good.axe"}), ("axe",), ("seat1", "map/3.4")),
        Choice("give crown", Words("opt-give", {"good": "@good.crown"}), (), ("seat1", "map/3.4")),
        Choice("enough", Words("opt-enough")),
    )
    asked = question(market(("crown",), ()), 0, VERBS, None, {})
    assert asked is not None and asked.options[0].on == ("crown",), "a game that does not say what lies there"


def test_others_wait() -> None:
    game = market(("axe",), ())
    assert question(game, 1, VERBS, PIECES, {"turn": 1}) == Question(0, Words("waiting", {"who": "&0"}), ("M-1", "M-2"))
    assert question(game, -1, VERBS, PIECES, {}) == question(game, 1, VERBS, PIECES, {})


def test_a_pick_stands_beside_the_options() -> None:
    pick = Pick("give", (("axe", "axe"),), Words("opt-give"))
    asked = question(market(("axe",), ()), 0, VERBS, PIECES, {}, pick)
    assert asked is not None and asked.pick is pick


def test_when_it_is_over_nobody_is_asked() -> None:
    game = market(("axe",), ())
    game.choose(ENOUGH.bare)
    game.choose(YES.bare)
    assert question(game, 0, VERBS, PIECES, {}) is None and tries(game, 0, VERBS, "axe") == []


def test_where_we_are_is_said_by_names_and_the_innermost_knows_best() -> None:
    game = market(("axe",), ())
    game.choose(ENOUGH.bare)
    assert where(game, {"turn": 2, "who": "&9"}) == (
        Words("at-Compose", {"turn": 2, "who": "&0"}),
        Words("at-Put", {"turn": 2, "who": "&9"}),
    )


def test_the_game_names_what_a_frame_knows_by_number_and_a_frame_about_nothing_is_left_out() -> None:
    game = market(("axe",), ())
    game.choose(ENOUGH.bare)
    outer, inner = game.stack
    outer.about = lambda: {"good": 7}  # type: ignore[method-assign]

    def named(about: Args) -> Args:
        return {key: f"@good.{value}" for key, value in about.items()}

    assert where(game, {}, named) == (Words("at-Compose", {"good": "@good.7"}), Words("at-Put", {}))
    inner.about = lambda: None  # type: ignore[method-assign]
    assert where(game, {}, named) == (Words("at-Compose", {"good": "@good.7"}),)


def test_pointing_at_a_piece_tries_what_verbs_make_of_it() -> None:
    game = market(("axe",), ("shield",))
    assert tries(game, 1, VERBS, "shield") == [
        Choice("give shield", Words("opt-give", {"good": "@good.shield"}), ("shield",))
    ]
    assert tries(game, 1, VERBS, "crown") == tries(game, -1, VERBS, "shield") == []


# ---------------------------------------------------------------------- arguments of prompts
def test_a_decision_keeps_the_arguments_of_its_prompt() -> None:
    assert ask(0, "compose", [YES.bare], "added", who="&1", n=3).args == {"who": "&1", "n": 3}
    assert ask(0, "compose", [YES.bare], then="added").args == {}


@pytest.mark.parametrize("name", ["seat", "prompt", "options"])
def test_an_argument_called_like_one_of_asks_own_is_refused(name: str) -> None:
    more: dict[str, Any] = {name: 1}
    with pytest.raises(TypeError, match=rf"ask\(.*'{name}'"):  # the compiled form says it in words of its own
        ask(0, "compose", [YES.bare], "added", **more)


def test_a_second_handler_is_refused() -> None:
    more: dict[str, Any] = {"then": "x"}
    with pytest.raises(TypeError, match="then"):
        ask(0, "compose", [YES.bare], "added", **more)
