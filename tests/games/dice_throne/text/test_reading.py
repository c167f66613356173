"""Texts read: every printed one means what it was written from; others are understood, or refused with words."""

from __future__ import annotations

import time

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.text.reading import NotUnderstood, Reading, read, reader
from tablee.games.dice_throne.text.settle import CARD, DEFENSE, OFFENSE
from tablee.games.dice_throne.text.words import writer
from tablee.kernel.effect import Text

from .printed import flat, printed

BARBARIAN, PIRATE = HEROES["barbarian"], HEROES["cursed-pirate"]


def understood(text: str, lang: str = "en", place: str = OFFENSE) -> Reading:
    return read(text, lang, place, BARBARIAN)


def refused(text: str, lang: str = "en", place: str = OFFENSE) -> NotUnderstood:
    with pytest.raises(NotUnderstood) as no:
        read(text, lang, place, BARBARIAN)
    return no.value


def words(no: NotUnderstood, lang: str = "en") -> str:
    return no.words(load("dice-throne").messages(lang))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_printed_text_has_one_settled_reading_and_it_is_the_right_one(lang: str) -> None:
    texts, wrong = list(printed()), []
    assert len(texts) >= 338
    for one in texts:
        said = writer(one.hero, lang, one.speaker).text(one.text.root)
        got = read(said, lang, one.place, one.hero, one.own, one.alone)
        Text(one.text.key, got.tree)  # no node serves twice
        if repr(flat(got.tree)) != repr(flat(one.text.root)) or not got.same:
            wrong.append(f"{one.text.key}: {said}: {got}")
    assert wrong == []


@pytest.mark.parametrize(
    ("hero", "en", "fr"),
    [
        ("cursed-pirate", "Start with 3 Cursed Doubloon.", "Commencez avec 3 jetons Doublon maudit."),
        ("thor", "Start with Mjolnir.", "Commencez avec Mjolnir."),
        ("huntress", "Start with Nyra at 5 HP.", "Commencez avec Nyra à 5 PV."),
    ],
)
def test_a_companion_that_a_hero_starts_with_is_no_token(hero: str, en: str, fr: str) -> None:
    text = HEROES[hero].setup_text
    assert text is not None
    assert [writer(HEROES[hero], lang).text(text.root) for lang in ("en", "fr")] == [en, fr]


def test_a_range_of_a_die_is_said_alike_wherever_it_begins() -> None:
    (ninjutsu,) = [token for token in HEROES["ninja"].tokens if token.id == "ninjutsu"]
    said = writer(HEROES["ninja"], "fr", ninjutsu).text(ninjutsu.ways[0].text.root)
    assert "Sur 1-3, " in said and "Sur 4-5, " in said


@pytest.mark.parametrize(
    ("lang", "text", "tree"),
    [
        ("en", "Deal 5 damage.", "Damage(n=5, kind=0, to='target')"),
        ("fr", "Infligez 5 dégâts.", "Damage(n=5, kind=0, to='target')"),
        ("en", "Deal 5 undefendable damage to the attacker.", "Damage(n=5, kind=1, to='attacker')"),
        ("en", "Prevent 2 damage.", "Prevent(n=2, who='you')"),
        ("fr", "Soignez 2 PV × [Vie].", "Heal(n=PerSymbol(n=2, symbol='life'), who='you')"),
    ],
)
def test_a_text_is_its_program(lang: str, text: str, tree: str) -> None:
    assert repr(understood(text, lang).tree) == tree


def test_the_place_decides_what_prevention_is() -> None:
    assert repr(understood("Prevent 2 damage.", place=DEFENSE).tree) == "Block(n=2)"
    assert repr(understood("Prevent half of the damage (rounded up).", place=CARD).tree) == "PreventHalf()"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("deal 5 damage", "Deal 5 damage."),
        ("Deal 5  damage .".replace(" .", ""), "Deal 5 damage."),
        ("Gain 1 CP and gain 2 CP.", "Gain 1 CP and 2 CP."),
        ("Gain 1 CP, heal 2 HP.", "Gain 1 CP and heal 2 HP."),
        ("Gain 1 CP. Heal 2 HP.", "Gain 1 CP and heal 2 HP."),
        ("Inflict 1 stun on the target. deal 5 Damage to the target", "Inflict 1 Stun and deal 5 damage."),
        ("Draw a card, roll two dice.", "Draw 1 card and roll 2 dice."),
        ("You may draw a card", "You may draw 1 card."),
        ("Deal 3 damage per [sword]".replace("per", "×"), "Deal 3 damage × [Sword]."),
    ],
)
def test_another_wording_with_one_meaning_is_accepted_and_said_better(text: str, canonical: str) -> None:
    reading = understood(text)
    assert reading.canonical == canonical and not reading.same
    assert repr(understood(canonical).tree) == repr(reading.tree)


def test_french_in_other_words_too() -> None:
    assert understood("infligez deux dégâts à l’attaquant", "fr").canonical == "Infligez 2 dégâts à l'attaquant."
    assert understood("Piochez une carte\u00a0; soignez 2 PV", "fr").canonical == "Piochez 1 carte et soignez 2 PV."


def test_what_can_mean_two_things_is_refused_with_both() -> None:
    no = read_pirate("Inflict 1 Wither, inflict 1 Powder Keg on that player.")
    assert no.why == "otherwise" and len(no.wanted) == 2
    assert "Inflict 1 Wither and 1 Powder Keg on that player." in words(no)
    assert "Infligez" not in words(no, "fr") and words(no, "fr").startswith("Cela peut vouloir dire plusieurs choses")


def read_pirate(text: str) -> NotUnderstood:
    with pytest.raises(NotUnderstood) as no:
        read(text, "en", OFFENSE, PIRATE)
    return no.value


def test_a_reading_is_new_each_time() -> None:
    """Its nodes can be numbered: none serves twice."""
    text = "You may inflict 1 Powder Keg on an opponent of your choice (2 times)."
    first, second = read(text, "en", OFFENSE, PIRATE).tree, read(text, "en", OFFENSE, PIRATE).tree
    assert len(Text("one", first).nodes) == len(Text("two", second).nodes) == 5


# ---------------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    ("lang", "text", "column", "near", "wanted"),
    [
        ("en", "Inflict 1 Stunn.", 11, "Stun", "Concussion"),
        ("en", "Inflict 1 Stun. Inflict 1 Concusion.", 27, "Concussion", "Stun"),
        ("en", "Deal 5 damage to everybody.", 18, "", "each opponent"),
        ("fr", "Infligez 5 dégats.", 12, "dégâts", "dégâts"),
        ("en", "Heel 5 HP.", 1, "heal", "heal"),
        ("en", "Heal 2 HP × [Lief].", 13, "[Life]", "[Sword]"),
    ],
)
def test_an_error_points_and_says_what_could_stand_there(
    lang: str, text: str, column: int, near: str, wanted: str
) -> None:
    no = refused(text, lang)
    assert (no.line, no.column, no.near) == (1, column, near)
    assert wanted in no.wanted


def test_an_error_in_words() -> None:
    english = words(refused("Inflict 1 Stunn."))
    assert english.startswith("“Stunn” is not understood. Did you mean “Stun”? Here could stand: ")
    assert words(refused("Infligez 5 dégats.", "fr"), "fr").startswith(
        "« dégats » n'est pas compris. Vouliez-vous dire « dégâts »"
    )
    assert words(refused("Deal")).startswith("Something is missing. Here could stand: ")
    assert "a number" in words(refused("Deal x damage."))
    assert "un nombre" in words(refused("Infligez x dégâts.", "fr"), "fr")


@pytest.mark.parametrize(
    "text",
    [
        "",
        ".",
        "{n}",
        "Deal " * 400,
        "you may " * 180 + "draw 1 card",
        "gain 1 CP, " * 130 + "and draw 1 card",
        "gain 1 CP or " * 100 + "draw 1 card",
        "on 6, " * 200 + "draw 1 card",
        "on 6, draw 1 card; otherwise, " * 40 + "draw 1 card",
        "deal 1 damage + 1 × [Sword]" + " + 1 × [Life]" * 100,
        "draw 1 card; " * 100 + "draw 1 card",
        "Draw 1 card. " * 100,
        "deal 99999999999999 damage",
        "you may inflict 1 Stun (99 times)",
        "a" * 100_000,
    ],
)
@pytest.mark.timeout(60)
def test_a_hostile_text_costs_little(text: str) -> None:
    begin, no = time.process_time(), None
    try:
        understood(text)
    except NotUnderstood as why:
        no = why
    assert time.process_time() - begin < 1
    assert no is None or (words(no) and words(no, "fr"))


def test_a_whole_hero_needs_few_steps() -> None:
    """Who reads a board from strangers bounds what all its texts take together."""
    for hero in HEROES.values():
        steps = 0
        for one in [one for one in printed() if one.hero is hero]:
            asked = reader("fr", one.place, hero, one.own, one.alone)
            asked.read(writer(hero, "fr", one.speaker).text(one.text.root))
            steps += asked.steps
        assert 10_000 < steps < 150_000, hero.id  # of 200,000 that a board may take
