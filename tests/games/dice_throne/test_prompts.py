"""Whatever a text asks names the card, token or ability it stands on; what is asked about dice names whose they are."""

from __future__ import annotations

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.run import Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.scene import battle
from tablee.kernel.rng import Rng, key_of
from tablee.terminal.speaker import Speaker

RULES = load("dice-throne")
LANGS = ("en", "fr")
CHOICES = 120


@pytest.mark.parametrize("hero", HEROES)
def test_a_text_that_asks_is_named_in_both_languages(hero: str) -> None:
    setup = RULES.setup({"heroes": f"{hero},black-widow,{hero}"}, 2, hero)
    game, rng = RULES.new(setup, hero), Rng(key_of(hero), {})
    speakers = [Speaker(RULES, setup, lang) for lang in LANGS]
    for speaker in speakers:
        speaker.seat_sheets([seat.sheet for seat in RULES.view(game, -1).seats])
    for _ in range(CHOICES):
        if game.decision is None:
            break
        if isinstance(game.stack[-1], Run):
            asked = RULES.view(game, game.decision.seat).question
            assert asked is not None and asked.why
            for speaker in speakers:
                name = RULES.sheets(setup, speaker.lang)[str(asked.prompt.args["source"]).removeprefix("@")].name
                said = speaker.words(asked.prompt, game)
                assert said.startswith(f"{name} — ") and "$" not in said
        game.choose(game.decision.options[rng.below(len(game.decision.options), "choice")])


@pytest.mark.rule("DT-CARD-16")
def test_who_changes_a_die_reads_which_card_and_whose_dice() -> None:
    s = battle(
        "gunslinger", "barbarian", at="offensive_roll", hands=((), ("so-wild",)), cp=(2, 5), dice=(1, 1, 2, 3, 4)
    )
    s.do("1:play so-wild")
    game = s.game
    assert isinstance(game, Battle)
    asked = RULES.view(game, 1).question
    assert asked is not None and asked.prompt.id == "prompt-set-die"
    assert (asked.prompt.args["source"], asked.prompt.args["who"]) == ("@card.barbarian.so-wild", "&0")


@pytest.mark.rule("DT-UPKEEP-02")
def test_upkeep_effects_are_named_and_point_at_the_tokens_they_come_from() -> None:
    s = battle("pyromancer", "barbarian", at="upkeep", tokens=({"fire-mastery": 2, "burn": 1},))
    game = s.game
    assert isinstance(game, Battle)
    view = RULES.view(game, 0)
    assert view.question is not None
    sources = {choice.label.args["source"]: choice.to for choice in view.question.options}
    assert set(sources) == {"@token.burn", "@token.fire-mastery"}
    for source, to in sources.items():
        assert [f"@{view.pieces[ref].sheet}" for ref in to] == [source]
    for lang, name in (("en", "Burn: "), ("fr", "Brûlure : ")):
        speaker = Speaker(RULES, RULES.setup({"heroes": "pyromancer,barbarian"}, 2, "1"), lang)
        assert speaker.words(view.question.options[0].label, game).startswith(name)


@pytest.mark.rule("DT-DICE-04")
def test_who_may_act_on_the_dice_of_a_text_reads_which_text() -> None:
    s = battle("barbarian", "gunslinger", at="main_1", hands=(("vegas-baby", "tip-it"), ()), cp=(5, 0), dice=(3,))
    s.do("0:play vegas-baby")
    game = s.game
    assert isinstance(game, Battle)
    asked = RULES.view(game, 0).question
    assert asked is not None and asked.prompt.id == "prompt-act" and asked.prompt.args["about"] == "roll"
    assert (asked.prompt.args["source"], asked.prompt.args["whose"]) == ("@card.barbarian.vegas-baby", "&0")


@pytest.mark.parametrize(
    ("hero", "card", "en", "fr"),
    [
        (
            "tactician",
            "bunker-up",
            "Bunker Up! — Choose a player: a player of your choice gains 1 Protect.",
            "Aux abris ! — Choisissez un joueur : un joueur au choix gagne 1 jeton Protection.",
        ),
        (
            "gunslinger",
            "roulette",
            "Roulette! — Choose a player.",
            "Roulette ! — Choisissez un joueur.",
        ),
    ],
)
def test_who_chooses_a_player_reads_what_for(hero: str, card: str, en: str, fr: str) -> None:
    s = battle(hero, "barbarian", at="main_1", hands=((card,), ()), cp=(5, 0))
    s.do(f"0:play {card}")
    game = s.game
    assert isinstance(game, Battle)
    asked = RULES.view(game, 0).question
    assert asked is not None and asked.prompt.id == "prompt-choose-player"
    setup = RULES.setup({"heroes": f"{hero},barbarian"}, 2, "1")
    assert [Speaker(RULES, setup, lang).words(asked.prompt, game) for lang in LANGS] == [en, fr]
