"""What players read of the cards of Super Dungeon: sheets in both languages, with the same numbers, from the data alone."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest

from tablee.gamekit.view import Mark, Sheet
from tablee.games.super_dungeon.rules import library
from tablee.games.super_dungeon.rules.abilities import ABILITIES
from tablee.games.super_dungeon.rules.board.tiles import EFFECTS
from tablee.games.super_dungeon.rules.board.tiles import box as tiles
from tablee.games.super_dungeon.rules.ranks import HERO
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.games.super_dungeon.rules.vocabulary import NO_BONUS
from tablee.games.super_dungeon.show.sheets import TOKENS, catalogue
from tablee.games.super_dungeon.text.words import Wording
from tablee.text.messages import Messages
from tests.games.super_dungeon.content.endings import ENDINGS
from tests.hygiene.numbers import numbers

LANGS = ("en", "fr")
IN_BOTH = pytest.mark.parametrize("lang", LANGS)
PACKAGE = "tablee.games.super_dungeon"


@cache
def messages(lang: str) -> Messages:
    return Messages(lang, "tablee.text", PACKAGE)


@cache
def sheets(lang: str) -> dict[str, Sheet]:
    return catalogue(messages(lang))


def texts(sheet: Sheet) -> tuple[str, ...]:
    return (sheet.name, sheet.text, sheet.needs, *sheet.house)


def named(lang: str) -> list[str]:
    """Every message of the file."""
    text = files(PACKAGE).joinpath(f"messages.{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)


# ---------------------------------------------------------------------- every sheet
@IN_BOTH
def test_every_card_word_and_die_has_a_sheet(lang: str) -> None:
    those = sheets(lang)
    expected = [
        *[f"model.{id}" for id in library.models()],
        *[f"gear.{id}" for id in library.gear()],
        *[f"explore.{id}" for id in library.explores()],
        *[f"fight.{id}" for id in library.boss_fights()],
        *[f"action.{id}" for id in library.actions()],
        *[f"status.{name}" for name in STATUSES],
        *[f"ability.{name}" for name in ABILITIES],
        *[f"tile.{id}" for id in tiles()],
        *[f"effect.{name}" for name in EFFECTS.values()],
        *[f"token.{name}" for name in TOKENS],
        *[f"die.{colour}" for colour in ("blue", "red", "green")],
        *[f"face.{colour}.{n}" for colour in ("blue", "red", "green") for n in range(1, 7)],
    ]
    assert sorted(those) == sorted(expected)


def test_every_sheet_has_the_same_numbers_and_drawings_in_both_languages() -> None:
    english, french = sheets("en"), sheets("fr")
    assert list(english) == list(french)
    for id, sheet in english.items():
        other = french[id]
        assert (sheet.kind, sheet.icon, sheet.accent, sheet.cost, sheet.stats, sheet.faces, sheet.letter) == (
            other.kind,
            other.icon,
            other.accent,
            other.cost,
            other.stats,
            other.faces,
            other.letter,
        )
        assert len(sheet.house) == len(other.house)
        for one, two in zip(texts(sheet), texts(other), strict=True):
            counted = one.replace("Half-elf", "elf")  # a kind of model, no number
            assert numbers(counted, "en") == numbers(two, "fr"), f"{id}: {one} and {two}"
            assert one.count("\n") == two.count("\n")


def test_what_is_not_a_name_differs_between_the_languages() -> None:
    for id, sheet in sheets("en").items():
        other = sheets("fr")[id]
        for one, two in zip(texts(sheet)[1:], texts(other)[1:], strict=True):
            assert not one or one != two, f"{id}: {one}"


@IN_BOTH
def test_sheets_are_clean(lang: str) -> None:
    for id, sheet in sheets(lang).items():
        assert sheet.name
        if not id.startswith("face."):  # a blank side is drawn with nothing
            assert sheet.icon and messages(lang).has(f"kind-{sheet.kind}")
        for mark in sheet.stats:
            assert messages(lang).has(f"mark-{mark.role}")
        for text in texts(sheet):
            assert not re.search(r"[{}$]|None|False|True|  |\.\.", text), f"{id}: {text}"
            for line in text.splitlines():
                assert line and line == line.strip() and not line.startswith((";", ",", ":"))
        assert all([line.endswith(".") for line in sheet.text.splitlines()]), f"{id}: {sheet.text}"


def test_french_typography() -> None:
    for id, sheet in sheets("fr").items():
        for text in texts(sheet):
            assert not re.search(r"[^\s][:;!?](\s|$)", text), f"{id}: {text}"
            assert not re.search(r"\b(tu|toi|ton|tes|vos dés)\b", text), f"{id}: {text}"


# ---------------------------------------------------------------------- cards say what they do
@IN_BOTH
def test_a_model_shows_its_figures(lang: str) -> None:
    for model in library.models().values():
        sheet = sheets(lang)[f"model.{model.id}"]
        figures = {mark.role: mark.n for mark in sheet.stats}
        expected = {"actions": model.actions, "hearts": model.hearts, "potions": model.potions, "skulls": model.skulls}
        assert {role: n for role, n in figures.items() if role != "moves"} == {r: n for r, n in expected.items() if n}
        assert figures.get("moves", -1) == (-1 if model.rank == "spawning-point" else model.moves)
        for act in (*model.acts, *model.drinks):
            assert any([line.startswith(library.name(act.id, lang)) for line in sheet.text.splitlines()])
        for name, does in Wording(messages(lang)).abilities(model.abilities):
            assert f"{name} — {does}." in sheet.text.splitlines()


@IN_BOTH
def test_every_attribute_is_written_with_all_its_dice(lang: str) -> None:
    words = Wording(messages(lang))
    for model in library.models().values():
        needs = sheets(lang)[f"model.{model.id}"].needs
        for n, pool in enumerate(model.attributes):
            line = words.attribute(model, n)
            if pool is None:
                assert line == ""
                continue
            assert line in needs
            reach = dict(zip((0, 2, 3), model.reach, strict=True)).get(n, 0)
            written = [int(figure) for figure in re.findall(r"\d+", line)]
            assert written == [figure for figure in (*pool.fields(), reach) if figure]
            assert (words.say("printed-shield") in line) == (n in model.shields)


@IN_BOTH
def test_an_action_names_every_part_of_it(lang: str) -> None:
    say = messages(lang).say
    for act in library.actions().values():
        sheet = sheets(lang)[f"action.{act.id}"]
        first = sheet.text.splitlines()[0].lower()
        parts = [say(f"reach-{act.reach}", n=act.squares)] if act.squares else []
        parts += [say(f"area-{act.area}", n=act.size)] if act.area else []
        parts += [say(f"control-{act.control}", n=act.control_by)] if act.control else []
        parts += [say("heals", n=act.heal)] if act.heal else []
        parts += [say("augment")] if act.augment else []
        parts += [say("dangerous")] if act.dangerous else []
        parts += [Wording(messages(lang)).node(act.special)] if act.special else []
        parts += [Wording(messages(lang)).node(act.burden)] if act.burden else []
        parts += [say(f"status-{name}") for n, name in enumerate(STATUSES) if act.statuses & 1 << n]
        parts += Wording(messages(lang)).bonus(act.bonus)
        parts += [name for name, _ in Wording(messages(lang)).abilities(act.abilities)]
        parts += [Wording(messages(lang)).kinds(act.only)] if act.only else []
        for part in parts:
            assert part.lower() in first, f"{act.id}: {part}"
        own = {"next-roll": False, "party-healer": True}  # these say themselves how long they last
        assert (say("lasts") in first) == own.get(act.special.name, act.lasting())
        assert sheet.cost == (None if act.cost < 0 else act.cost)


@IN_BOTH
def test_equipment_says_its_slot_its_bonus_and_what_it_gives(lang: str) -> None:
    words = Wording(messages(lang))
    for gear in library.gear().values():
        sheet = sheets(lang)[f"gear.{gear.id}"]
        needs = sheet.needs.lower()
        assert words.say("slot", crystal=words.say(f"crystal-{gear.slot}")).lower() in needs
        assert (gear.bonus is NO_BONUS) == (words.bonus(gear.bonus) == [])
        for part in (*words.bonus(gear.bonus), *words.bonus(gear.better)):
            assert part.lower() in needs
        assert not gear.owner or library.name(gear.owner, lang).lower() in needs
        lines = [*words.explained(gear.abilities), *[words.action(act) for act in gear.acts]]
        assert sheet.text.splitlines() == lines


EXAMPLES = {
    "model.questing-knight": (
        "Massive Sword (red 3): melee range 1; roll STR against a defense attribute; +1 green STR; with Massive Damage.",
        "Épée Massive (rouge 3) : portée de mêlée 1 ; jet de FOR contre un attribut de défense ; +1 vert en FOR ; "
        "avec Dégâts Massifs.",
    ),
    "model.princess-emerald": (
        "Hunter's Rations (emergency potion, 1): on oneself; Heal 2; gives Surefoot; until the user's next upkeep.",
        "Ration du Chasseur (potion d'urgence, 1) : sur soi ; Soin 2 ; donne Adroit ; "
        "jusqu'au prochain entretien de l'utilisateur.",
    ),
    "model.wisp": (
        "Pollen Dream (blue 2): support range 6; roll WILL against WILL; Compel 4.",
        "Rêve de Pollen (bleu 2) : portée de support 6 ; jet de VOL contre VOL ; Contraindre 4.",
    ),
    "model.mook": (
        "Immune: Poison — never suffers Poison; a token it has is removed.",
        "Immunisé : Poison — ne subit jamais Poison ; un pion déjà reçu est retiré.",
    ),
    "model.old-growth-hollow": (
        "Spawning pool: 1 × Sprout, 2 × Wisp, 2 × Turniphead and 6 × Mook.",
        "Réserve d'invocation : 1 × Bourgeon, 2 × Volute, 2 × Tête de Navet et 6 × Mook.",
    ),
    "model.madam-hilde": ("Its master gains Soprano.", "Son maître gagne Soprano."),
    "model.sprout": (
        "Shapeshift: King Sprout — may change into King Sprout in its upkeep and keeps its tokens and equipment.",
        "Métamorphe : Roi Bourgeon — peut devenir Roi Bourgeon pendant son entretien et garde ses pions et son "
        "équipement.",
    ),
    "explore.wall-of-fire": ("It attacks with 3 stars.", "Il attaque avec 3 étoiles."),
    "explore.gypsy-princess": (
        "1 star more on offense rolls on this tile for Heroes of these kinds: human, freyjan and demon.",
        "1 étoile de plus aux jets offensifs sur cette tuile pour les Héros de ces types : humain, freyjan et démon.",
    ),
    "fight.forgotten-king": (
        "Timeout, Last Stand: the boss, elites and minions are immune to status effects; their status tokens are removed.",
        "Temps mort, Dernier Rempart : le Boss, les élites et les minions sont immunisés aux statuts ; "
        "leurs pions Statut sont retirés.",
    ),
}


@pytest.mark.parametrize("id", EXAMPLES)
def test_lines_as_they_are_read(id: str) -> None:
    for lang, line in zip(LANGS, EXAMPLES[id], strict=True):
        assert line in sheets(lang)[id].text.splitlines()


def test_figures_as_they_are_read() -> None:
    huntress = sheets("en")["model.thundervale-huntress"]
    assert huntress.needs == (
        "Centaur; movement points 8; action points 3; hearts 5; potion quantity 1; STR 2 blue + 1 red (blade 2); "
        "ARM 3 blue (shield); WILL 3 blue; DEX 2 blue; affinity citrine; large base, 2×2 squares"
    )
    assert huntress.stats == (Mark("moves", 8), Mark("actions", 3), Mark("hearts", 5), Mark("potions", 1))
    shard = sheets("fr")["gear.ruby-crystal-shard"]
    assert shard.needs == (
        "Emplacement Rubis ; +1 rouge en VOL ; avec l'affinité Rubis plutôt +1 vert en VOL ; 1 carte dans le paquet"
    )
    assert sheets("en")["die.green"].needs == "1 heart + 1 potion, 1 star, 2 stars, 2 stars, 3 stars, 4 stars"
    assert Mark("moves", 0) in sheets("en")["model.king-sprout"].stats


# ---------------------------------------------------------------------- what is ours is said
@IN_BOTH
def test_house_values_and_our_names_are_marked(lang: str) -> None:
    say = messages(lang).say
    for id, sheet in sheets(lang).items():
        kind, _, card = id.partition(".")
        if kind in ("model", "gear", "explore", "action"):
            assert (say("house-name") in sheet.house) == library.named(card).ours
    for gear in library.gear().values():
        assert (say("house-copies") in sheets(lang)[f"gear.{gear.id}"].house) == (not gear.owner)
    for found in library.explores():
        assert say("house-copies") in sheets(lang)[f"explore.{found}"].house
    pollen = say("house-of", action=library.name("pollen-dream", lang), text=say("house-pollen-dream"))
    assert sheets(lang)["model.wisp"].house == (pollen,)
    assert say("house-waldmeister-syrup") in sheets(lang)["action.waldmeister-syrup"].house
    assert sheets(lang)["effect.brambles"].house == (say("house-name"), say("house-brambles"))
    assert all([sheets(lang)[f"tile.{id}"].house == (say("house-tile"),) for id in tiles()])
    assert sheets(lang)["ability.fly"].house == () and sheets(lang)["ability.mob"].house == (say("house-name"),)


def test_heroes_have_their_own_icons_and_colours() -> None:
    heroes = [sheets("en")[f"model.{model.id}"] for model in library.models().values() if model.rank == HERO]
    assert len({sheet.icon for sheet in heroes}) == len({sheet.accent for sheet in heroes}) == len(heroes) == 13


# ---------------------------------------------------------------------- messages
@IN_BOTH
@pytest.mark.parametrize("prefix", ENDINGS)
def test_every_message_that_a_card_can_need_exists(prefix: str, lang: str) -> None:
    assert ENDINGS[prefix]
    for ending in ENDINGS[prefix]:
        assert messages(lang).has(prefix + ending), prefix + ending


def test_both_languages_have_the_same_messages_once() -> None:
    assert named("en") == named("fr")
    assert len(set(named("en"))) == len(named("en")) > 300
