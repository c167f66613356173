"""Every question says which card or player it is about, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tablee.games.champions.game import RULES
from tablee.games.champions.rules.abilities import action, interrupt
from tablee.games.champions.rules.effects.cards import DiscardHand, Draw
from tablee.games.champions.rules.effects.glue import May, OneOf
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.schemes import PlaceThreat
from tablee.games.champions.rules.effects.who import AN_ENEMY
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.scene import scene
from tablee.table.session import Session
from tablee.testing.scene import Scene
from tests.games.champions.rules.kit import event, minion, side_scheme

#: questions about a moment, or about all of something, that say so themselves
PLAIN = ("turn", "mulligan", "hand-size", "too-many-ally", "too-many-restricted", "activate-next")


def said(s: Scene[Scenario], lang: str) -> str:
    """The question, with the English names of cards."""
    asked = RULES.view(s.game, s.seat).question
    assert asked is not None
    args = dict(asked.prompt.args)
    for key, value in args.items():
        if str(value).startswith("#card."):
            args[key] = s.game.kit.defs[str(value)[6:].split("/")[0]].name.en
    return RULES.messages(lang).say(asked.prompt.id, **args)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_prompt_names_its_subject(lang: str) -> None:
    text = files("tablee.games.champions").joinpath(f"messages.{lang}.ftl").read_text(encoding="utf-8")
    prompts = {part.split(" = ")[0]: part for part in re.split(r"\n(?=\S)", text) if part.startswith("prompt-")}
    assert len(prompts) > 20
    bare = [name for name, words in prompts.items() if not re.search(r"\$(card|who|by)\b", words)]
    assert sorted(bare) == sorted([f"prompt-{name}" for name in PLAIN])


@pytest.mark.rule("MC-SETUP-14")
def test_the_mulligan_is_called_so_and_cites_its_own_rule() -> None:
    game = Session.start("champions", {"heroes": "spider-man"}, ("human",), "7").game
    question = RULES.view(game, 0).question
    assert question is not None and question.prompt.id == "prompt-mulligan"
    assert question.why[0] == "MC-SETUP-14" and "MC-ROUND-03" not in question.why
    here = RULES.view(game, 0).where[-1]
    assert [RULES.messages(lang).say(here.id, **here.args) for lang in ("en", "fr")] == ["Mulligan", "Mulligan"]


def test_a_card_that_makes_discard_is_named_with_how_many() -> None:
    toss = event("Toss", action(DiscardHand(2)))
    s = scene(hands=[[toss, "energy", "genius", "strength"]]).do("0:play toss")
    assert said(s, "en") == "Toss: discard 2 cards from your hand."
    s.do("0:discard energy")
    assert said(s, "en") == "Toss: discard 1 card from your hand."
    assert said(s, "fr") == "Toss : défaussez 1 carte de votre main."


def test_a_text_that_asks_is_named() -> None:
    hit = event("Hit", action(OneOf(Damage(1, AN_ENEMY), Draw(1))))
    s = scene(hands=[[hit]], minions=[[minion("Thug")]]).do("0:play hit")
    assert (s.prompt, said(s, "fr")) == ("either", "Hit : choisissez un effet.")
    s.do("0:choose 1")
    question = RULES.view(s.game, 0).question
    assert question is not None and s.prompt == "target"
    done = str(question.prompt.args["what"])  # a target of what: not only which card asks
    assert said(s, "en") == f"Hit: {done}. Choose the target."
    assert RULES.phrase(s.game, done[1:], "en") == "deal 1 damage to an enemy"
    assert RULES.phrase(s.game, done[1:], "fr") == "infligez 1 dégât à un ennemi"


def test_a_target_that_is_chosen_while_a_text_is_carried_out_says_for_what() -> None:
    hit = event("Hit", action(May(Damage(2, AN_ENEMY))))
    s = scene(hands=[[hit]], minions=[[minion("Thug")]]).do("0:play hit", "0:yes")
    question = RULES.view(s.game, 0).question
    assert question is not None and s.prompt == "target"
    assert RULES.phrase(s.game, str(question.prompt.args["what"])[1:], "en") == "deal 2 damage to an enemy"


def test_the_end_of_the_round_has_forced_abilities_of_its_own() -> None:
    sides = [side_scheme(name, interrupt("end", PlaceThreat(1), forced=True)) for name in ("One", "Two")]
    s = scene(at="round_end", sides=sides)
    assert said(s, "en") == "End of the round: several forced abilities. Which comes first?"
    assert said(s, "fr") == "Fin du round : plusieurs capacités forcées. Laquelle d'abord ?"


def test_whoever_asks_for_help_is_named() -> None:
    help = event("Help", action(Draw(1)))
    s = scene("spider-man", "she-hulk", hands=[[], [help]]).do("0:ask 1")
    asked = RULES.view(s.game, 1).question
    assert asked is not None and (asked.prompt.id, asked.prompt.args["who"]) == ("prompt-help", "&0")


def test_pointing_at_a_card_means_every_verb_that_its_player_could_mean() -> None:
    s = scene("spider-man", play=[["avengers-mansion"]], hands=[["energy"]], minions=[[minion("Thug")]])

    def keys(piece: str) -> list[str]:
        return [choice.key for choice in RULES.tries(s.game, 0, piece)]

    assert keys("spider-man") == [
        "attack spider-man rhino", "thwart spider-man the-break-in", "defend spider-man", "recover", "flip",
    ]  # fmt: skip
    assert (keys("energy"), keys("thug")) == (["play energy"], ["attack spider-man thug"])
    assert (keys("the-break-in"), keys("avengers-mansion")) == (
        ["thwart spider-man the-break-in"],
        ["use avengers-mansion"],
    )
