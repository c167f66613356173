"""Smart prompts in Champions: who has nothing to decide is asked nothing, who has is asked."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.champions.rules.packs import HEROES
from tablee.games.champions.rules.vocabulary import ALTER_EGO, HERO
from tablee.games.champions.scene import scene
from tablee.table.session import Session
from tests.inside import inside
from tests.table.kit import Player

WINDOWS = ("would", "interrupt", "response")


def seated(game: Any, hero: str = "spider-man", prompts: str = "smart", seats: tuple[str, ...] = ("human",)) -> Session:
    """A session of people in the middle of a game that was laid out by hand."""
    session = Session.start("champions", {"heroes": hero}, seats, "seated", prompts)
    session.game = game
    session.run()
    return session


def until_turn(session: Session) -> list[str]:
    """End the turn and answer with as little as possible until the next one: the prompts on the way."""
    session.choose(0, "end")
    session.run()
    found: list[str] = []
    while session.waiting_for >= 0 and session.game.asked.prompt != "turn":
        found.append(session.game.asked.prompt)
        least(session)
    return found


def least(session: Session) -> None:
    options = [str(option) for option in session.game.asked.options]
    session.choose(session.waiting_for, next((w for w in ("enough", "pass", "no") if w in options), options[-1]))
    session.run()


QUIET = ["advance", "hard-to-keep-down"]  # the boost card, then the card that is dealt: neither asks anything


@pytest.mark.parametrize("hero", HEROES)
def test_a_villain_phase_with_nothing_to_decide_takes_one_key(hero: str) -> None:
    """The only question is which cards to discard at the end of the player phase."""
    hand = ["strength", "energy", "genius"]
    game = scene(hero, form=ALTER_EGO, hands=[hand], encounter=QUIET, exhausted=["she-hulk"][: hero == "she-hulk"]).game
    session = seated(game, hero)
    assert session.game.asked.prompt == "turn"
    windows = ["would"] * (hero == "she-hulk")  # she may object to threat, once a round: asked at each threat
    prompts = until_turn(session)
    assert [prompt for prompt in prompts if prompt not in windows] == ["hand-size"]
    assert inside(session.game).round == 3


def test_with_no_card_in_hand_not_even_one_key_is_needed() -> None:
    session = seated(scene("spider-man", form=ALTER_EGO, encounter=QUIET).game)
    assert until_turn(session) == []
    assert inside(session.game).round == 3


@pytest.mark.parametrize("hero", HEROES)
def test_in_alter_ego_form_without_minions_only_real_choices_are_asked(hero: str) -> None:
    """Windows come only when something can be used; most phases take one key."""
    short = phases = 0
    for n in range(12):
        session = Session.start("champions", {"heroes": hero}, ("human",), f"keys {n}", "smart")
        session.run()
        while session.game.asked.prompt != "turn":  # the first hand, and what a hero does at setup
            least(session)
        while session.waiting_for >= 0 and inside(session.game).round < 3:
            if inside(session.game).hero_form(0) or inside(session.game).players[0].engaged:
                break
            over = max(
                0, len(inside(session.game).players[0].hand) - inside(session.game).hand_size(0)
            )  # what T'Challa has found
            prompts = until_turn(session)
            assert prompts[:1] == ["hand-size"] and prompts.count("hand-size") == 1 + over
            phases += 1
            short += len(prompts) == 1 + over
    assert phases >= 10
    assert hero == "she-hulk" or short * 2 >= phases


def test_windows_with_a_single_answer_are_not_shown_and_change_nothing() -> None:
    for n in range(4):
        sessions = []
        for prompts in ("smart", "always"):
            session = Session.start(
                "champions", {"heroes": "spider-man,she-hulk"}, ("human", "human"), f"both {n}", prompts
            )
            player = Player(f"both {n}")
            for _ in range(60):
                session.run()
                if session.waiting_for < 0:
                    break
                assert len(session.game.asked.options) > 1
                session.choose(session.waiting_for, player(session))
            sessions.append(session)
        shorter = min(len(session.entries) for session in sessions)
        assert sessions[0].entries[:shorter] == sessions[1].entries[:shorter]


def test_whoever_can_use_something_in_a_window_is_asked() -> None:
    """Damage that could be prevented, threat that could be stopped: these are asked for, also with smart prompts."""
    met: set[str] = set()
    for n in range(12):
        session = Session.start("champions", {"players": "3"}, ("human",) * 3, f"windows {n}", "smart")
        player = Player(f"windows {n}")
        for _ in range(150):
            seat = session.waiting_for
            if seat < 0:
                break
            decision = session.game.asked
            if decision.prompt in WINDOWS and len(decision.options) > 1:
                assert session.automatic_answer() is None
                met.add(decision.prompt)
            session.choose(
                seat, str(decision.options[-1]) if session.automatic_answer() is not None else player(session)
            )
    assert met == set(WINDOWS)


def test_a_hero_with_a_ready_character_is_asked_to_defend_and_one_without_is_not() -> None:
    ready = seated(scene("spider-man", form=HERO, encounter=QUIET).game)
    assert "defend" in until_turn(ready)
    tired = seated(scene("spider-man", form=HERO, encounter=QUIET, at="activate", exhausted=["spider-man"]).game)
    assert tired.game.asked.prompt != "defend"
