"""Every prompt names its subject: whose symbol, which monsters, which of one's dice, whose loot; and cites the rule that asks."""

from __future__ import annotations

import pytest

from tablee.games import load
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.scene import dungeon
from tablee.terminal.speaker import Speaker
from tablee.testing.scene import Scene
from tests.games.dungeon_dice.rules.combat_kit import EVERYWHERE, fought, monster, passing

RULES = load("dungeon-dice")


def asked(s: Scene[Dungeon]) -> tuple[str, str]:
    """What whoever is asked reads, in both languages."""
    view = RULES.view(s.game, s.seat)
    assert view.question is not None and view.question.why
    said = []
    for lang in ("en", "fr"):
        speaker = Speaker(RULES, RULES.setup({"players": str(len(view.seats))}, 2, ""), lang)
        speaker.seat_sheets([seat.sheet for seat in view.seats])
        speaker.look(view)
        said.append(speaker.words(view.question.prompt, s.game))
    return said[0], said[1]


@pytest.mark.rule("DD-SYM-12")
def test_a_hunter_reads_which_two_were_drawn() -> None:
    s = dungeon(worn=(("bow-black",),), draws=("golem", "slime-1"), rolls=("slime L1 heal",)).do("0:hunt")
    assert asked(s) == (
        "A Golem or a Slime: which die do you roll?",
        "Un Golem ou une Vase : quel dé lancez-vous ?",
    )


@pytest.mark.rule("DD-EQUIP-03")
def test_a_helper_reads_whom_the_fight_is_against() -> None:
    s = dungeon(monster="wolf-1 L2", dice=((), ("sword-gray",))).do("0:ask 1", "1:help")
    en, fr = asked(s)
    assert s.prompt == "dress" and en.startswith("You join the fight against the Wolf")
    assert fr.startswith("Vous rejoignez le combat contre le Loup")


@pytest.mark.rule("DD-TIE-03")
def test_a_duellist_reads_that_it_is_a_duel() -> None:
    s = dungeon(
        at="greet",
        trophies=(("witch", "demon"), ("dragon",)),
        dice=(("sword-gray",), ("moon-bow",)),
        duel=(1, 0),
        rolls=(1, 1, 1, 1),
        deals="on",
    )
    passing(s, "moment")
    en, fr = asked(s)
    assert en.startswith("A duel decides who wins.") and fr.startswith("Un duel décide de la victoire.")


@pytest.mark.rule("DD-SPELL-10")
def test_who_aims_reads_whose_symbol_it_is() -> None:
    rolls = (1, 1, 1, "hero-level 4", "hero-level 3", "spell-toad toad")
    s = fought("witch L3 scroll", rolls, helper=1, dice=(("bomb-1",),)).do("0:pass", "2:scroll monster toad")
    assert s.prompt == "aim"
    assert asked(s) == ("The Witch: what is Toad aimed at?", "La Sorcière : sur quoi porte Crapaud ?")


@pytest.mark.rule("DD-TRADE-04", "DD-TROPHY-04")
def test_a_moment_names_whose_fight_and_whose_loot_it_is() -> None:
    s = fought("wolf-1 L2", (1, 1, "hero-level 4"), deals="on", asked=EVERYWHERE)
    assert s.prompt == "moment"
    assert asked(s) == (
        "Red against the Wolf, 4 to 2: everybody has passed. Make an offer?",
        "Rouge contre le Loup, 4 à 2 : tout le monde a passé. Faire une offre ?",
    )
    while "passed" in asked(s)[0]:
        s.do(f"{s.seat}:pass")
    assert asked(s) == (
        "The loot of Red is next. Make an offer?",
        "Le butin de Rouge vient ensuite. Faire une offre ?",
    )


@pytest.mark.rule("DD-SYM-07")
def test_who_loses_a_die_reads_why_and_whose() -> None:
    butcher = monster("butcher", "L1 execute 2")
    s = fought("butcher L1 execute 2", (6, "hero-level 4", "hero-level 1"), extra=(butcher,), xp=(3,))
    view = RULES.view(s.game, s.seat)
    assert (
        view.question is not None and view.question.prompt.id == "prompt-lose" and view.question.why == ("DD-SYM-07",)
    )
    assert [RULES.messages(lang).say("prompt-lose") for lang in ("en", "fr")] == [
        "Execute: which of your level dice leaves the combat?",
        "Exécution : lequel de vos dés de niveau quitte le combat ?",
    ]
