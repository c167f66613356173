"""What players read of Dungeon Dice: sheets, offers, options and log lines, in both languages with the same numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files

import pytest

from tablee.gamekit.view import Sheet
from tablee.games import load
from tablee.games.dungeon_dice.rules.library import box, box_kinds
from tablee.games.dungeon_dice.rules.vocabulary import MONSTER, SYMBOLS, TROPHIES
from tablee.games.dungeon_dice.scene import dungeon
from tablee.terminal.speaker import Speaker
from tablee.testing.fuzz import PLAYERS
from tests.hygiene.numbers import numbers

RULES = load("dungeon-dice")
LANGS = ("en", "fr")
IN_BOTH = pytest.mark.parametrize("lang", LANGS)


def sheets(lang: str) -> Mapping[str, Sheet]:
    return RULES.sheets({}, lang)


def texts(sheet: Sheet) -> tuple[str, ...]:
    return (sheet.name, sheet.text, sheet.needs, *sheet.house)


# ---------------------------------------------------------------------- sheets
def test_every_sheet_has_the_same_numbers_in_both_languages() -> None:
    english, french = sheets("en"), sheets("fr")
    assert list(english) == list(french) and len(english) > 200
    for id in english:
        both = [
            sorted([n for text in texts(those[id]) for n in numbers(text, lang)])
            for those, lang in ((english, "en"), (french, "fr"))
        ]
        assert both[0] == both[1], f"{id}: {texts(english[id])} and {texts(french[id])}"


@IN_BOTH
def test_every_kind_of_die_and_each_of_its_sides_has_a_sheet(lang: str) -> None:
    those = sheets(lang)
    for die in box().values():
        sheet = those[f"die.{die.id}"]
        assert sheet.faces == tuple([f"face.{face.id}" for face in die.faces])
        assert all([face in those for face in sheet.faces])
        assert sheet.name and sheet.icon == box_kinds()[die.kind][1]
        for n, face in enumerate(die.faces, 1):
            assert (f"monster.{die.id}.{n}" in those) == (face.level > 0)


@IN_BOTH
def test_dice_that_differ_have_different_names(lang: str) -> None:
    names = [sheets(lang)[f"die.{die.id}"].name for die in box().values()]
    assert [name for name in names if names.count(name) > 1] == []


@IN_BOTH
def test_a_side_says_its_value_and_its_symbols(lang: str) -> None:
    words = {"en": "2 Slash", "fr": "2 Slash"}, {"en": "level 3 Slash + Armor", "fr": "niveau 3 Slash + Armure"}
    assert sheets(lang)["face.2-slash"].name == words[0][lang]
    assert sheets(lang)["face.L3-slash-armor"].name == words[1][lang]
    assert sheets(lang)["face.blank"].name == {"en": "blank", "fr": "vide"}[lang]


@IN_BOTH
def test_every_symbol_says_what_it_does(lang: str) -> None:
    for symbol in SYMBOLS:
        sheet = sheets(lang)[f"symbol.{symbol}"]
        assert sheet.icon and sheet.letter and sheet.text.endswith(".")


@IN_BOTH
def test_house_values_are_marked_on_every_die(lang: str) -> None:
    """Faces, counts and colours are ours; only the dragon's gold is in the book."""
    say = RULES.messages(lang).say
    for die in box().values():
        house = sheets(lang)[f"die.{die.id}"].house
        assert say("house-faces") in house or say("house-count") in house, die.id
        assert (say("house-colour") in house) == (die.group == MONSTER and die.id != "dragon")
        assert (say("house-name") in house) == box_kinds()[die.kind][0].ours


def test_a_monster_says_what_it_guards_and_what_it_is_worth() -> None:
    dragon = sheets("en")["monster.dragon.1"].text
    assert "Guards Locked chest." in dragon and f"{TROPHIES['gold']} Fame" in dragon
    assert "Fame" not in sheets("en")["monster.wolf.1"].text
    assert "restarts a combat" in sheets("en")["die.bat"].text and "highest die" in sheets("en")["die.golem"].text


@IN_BOTH
def test_content_describes_every_die(lang: str) -> None:
    names = RULES.content_names()
    assert list(names) == list(box())
    for name in names:
        lines = RULES.describe(name, lang)
        assert lines[0].startswith(names[name][lang]) and any(["(" in line for line in lines[1:]])
    assert RULES.describe("nothing", lang) == []


def test_content_reads_well() -> None:
    assert RULES.describe("sword-gray", "en") == [
        "Grey Sword — equipment ×1",
        "    Sides: 1 ×3, 2 ×2, 1 Slash",
        "    Held in one hand.",
        "    Slash: re-roll one level or equipment die of your side.",
        "    (sides and number of these dice are house values)",
    ]
    assert RULES.describe("witch", "fr")[:2] == [
        "Sorcière — monstre ×1",
        "    Faces : niveau 3 Parchemin, niveau 4 Parchemin ×3, niveau 5 Parchemin, Coffre fermé",
    ]


# ---------------------------------------------------------------------- messages
def raw(lang: str) -> dict[str, str]:
    text = files(RULES.package).joinpath(f"messages.{lang}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-zA-Z-]+) = ", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_every_message_has_the_same_numbers_in_both_languages() -> None:
    english, french = raw("en"), raw("fr")
    assert list(english) == list(french) and len(english) > 250
    for id in english:
        both = [
            numbers(re.sub(r"\[\w+\]|\{ \$\w+", "", text), lang)
            for text, lang in ((english[id], "en"), (french[id], "fr"))
        ]
        assert both[0] == both[1], f"{id}: {english[id]} / {french[id]}"


# ---------------------------------------------------------------------- offers
TERMS = {
    "die.key-1": ("the Key", "la Clef"),
    "toss.key-1.1-4": ("the Key on a roll of 1 to 4", "la Clef sur un jet de 1 à 4"),
    "toss.key-1.6-6": ("the Key on a roll of 6", "la Clef sur un jet de 6"),
    "next.red.1": ("the next one-use die", "le prochain dé à Usage Unique"),
    "next.red.2": ("the next 2 one-use dice", "les 2 prochains dés à Usage Unique"),
    "next.blue.1": ("the next equipment die", "le prochain dé d'Équipement"),
    "next.yellow.3": ("the next 3 artifacts", "les 3 prochains artefacts"),
    "treasure.1-6": ("the coming treasure", "le trésor à venir"),
    "treasure.4-6": ("the coming treasure on a roll of 4 to 6", "le trésor à venir sur un jet de 4 à 6"),
    "trophy.1-6": ("the coming trophy", "le trophée à venir"),
    "help": ("help in this fight", "de l'aide dans ce combat"),
    "open.key-1": ("the chest opened with the Key", "l'ouverture du coffre avec la Clef"),
}


@pytest.mark.parametrize("term", TERMS)
def test_every_term_of_an_offer_has_words(term: str) -> None:
    game = dungeon(dice=(("key-1",),)).game
    assert tuple([RULES.phrase(game, f"term:{term}", lang) for lang in LANGS]) == TERMS[term]


def test_an_offer_reads_as_what_is_given_for_what() -> None:
    game = dungeon(dice=(("key-1", "sword-gray"), ("bomb-1",))).game
    assert (
        RULES.phrase(game, "terms:die.key-1+die.sword-gray>die.bomb-1", "en")
        == "the Key and the Grey Sword for the Bomb"
    )
    assert RULES.phrase(game, "terms:>next.red.2", "fr") == "rien contre les 2 prochains dés à Usage Unique"


def test_copies_are_told_apart_where_somebody_has_the_other_one() -> None:
    game = dungeon(dice=(("key-1",), ("key-3",))).game
    assert RULES.phrase(game, "term:die.key-1", "en") == "the Key (1)"
    assert RULES.phrase(dungeon(dice=(("key-1",),)).game, "term:die.key-1", "en") == "the Key"


def test_dice_of_a_combat_say_whose_they_are_and_what_they_show() -> None:
    s = dungeon(monster="wolf-1 L2", rolls=(3, 4, "hero-level 2", "sword-gray 1 slash"), worn=(("sword-gray",),))
    game = s.do("0:fight").game
    said = [RULES.phrase(game, f"dice:{name}", "en") for name in ("h0.1", "sword-gray", "m.2")]
    assert said == ["level die 1 of Red [2]", "the Grey Sword [1 Slash]", "monster's die 2 [4]"]
    assert RULES.phrase(game, "dice:h0.1", "fr") == "le dé de niveau 1 de Rouge [2]"


def test_a_phrase_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(KeyError):
        RULES.phrase(dungeon().game, "nothing:x", "en")


# ---------------------------------------------------------------------- whole games
def speakers(players: int) -> list[Speaker]:
    setup = RULES.setup({"players": str(players), "one-use": "2"}, 2, "words")
    out = [Speaker(RULES, setup, lang) for lang in LANGS]
    for one in out:
        one.seat_sheets([seat.sheet for seat in RULES.view(RULES.new(setup, "0"), -1).seats])
    return out


def lines(players: int, games: int) -> Iterator[tuple[str, tuple[str, str]]]:
    """Everything that is said in whole games, in both languages: questions, options, log lines."""
    both = speakers(players)
    setup = RULES.setup({"players": str(players), "one-use": "2"}, 2, "words")
    for n in range(games):
        game = RULES.new(setup, f"words {n}", log=True)
        bots = [PLAYERS[("busy", "random")[n % 2]](RULES, f"{n}/{seat}") for seat in range(players)]
        told = 0
        for _ in range(500):
            if game.decision is None:
                break
            view = RULES.view(game, game.decision.seat)
            assert view.question is not None
            for speaker in both:
                speaker.look(view)
            for words in (view.question.prompt, *[choice.label for choice in view.question.options], *view.where):
                yield words.id, (both[0].words(words, game), both[1].words(words, game))
            game.choose(bots[game.decision.seat].choose(game, game.decision.seat))
            assert game.log is not None
            for line in game.log[told:]:
                yield line.message, (both[0].line(line, game), both[1].line(line, game))
            told = len(game.log)


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_said_has_the_same_numbers_in_both_languages(players: int) -> None:
    heard = set()
    for id, (english, french) in lines(players, 4):
        heard.add(id)
        assert numbers(english, "en") == numbers(french, "fr"), f"{id}: {english} / {french}"
        for text in (english, french):
            assert text and "{" not in text and "  " not in text and not text.startswith(" "), f"{id}: {text!r}"
        assert not re.search(r"[@#%&][a-z]+[.:]", english + french), f"{id}: {english} / {french}"
        assert english[:1] == english[:1].upper() or not id.startswith(("log-", "prompt-")), english
        assert not re.search(r"\w[;:!?»]", re.sub(r"\d[:]\d", "", french)), f"{id}: {french}"
    assert len(heard) > 80


# ---------------------------------------------------------------------- the log
@IN_BOTH
def test_a_log_reads_the_same_whenever_it_is_read(lang: str) -> None:
    """Copies that are told apart on the table are not in the log: they may be gone by then."""
    s = dungeon(at="greet", dice=(("key-1",), ("key-2",)), deals="on").do("0:deal 1", "0:give die.key-1", "0:propose")
    line = next(line for line in s.game.log or [] if line.message == "offers")
    terms = str(RULES.line(line).args["terms"])
    offer = str(line.args["terms"])
    key = sheets(lang)["die.key"].name
    assert f"{key} (1)" in RULES.phrase(s.game, offer[1:], lang)
    assert key in RULES.phrase(s.game, terms[1:], lang) and "(1)" not in RULES.phrase(s.game, terms[1:], lang)


def test_a_side_of_a_die_says_its_value() -> None:
    for die in box().values():
        for shown in die.faces:
            stats = {mark.role: mark.n for mark in sheets("en")[f"face.{shown.id}"].stats}
            assert stats["value"] == (shown.level or shown.value or 0)
