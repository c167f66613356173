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
