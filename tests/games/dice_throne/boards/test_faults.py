"""A board that is not understood says where, and what could stand there, in French and English."""

from __future__ import annotations

from time import process_time

import pytest

from tablee.games.dice_throne.text.board.lines import MOST_LINES, MOST_SIGNS, messages

from .kit import LAMPLIGHTER, changed, faults, hero


def test_the_board_that_is_changed_below_is_a_hero() -> None:
    found = hero()
    assert found.id == "lamplighter" and found.own and len(found.deck) == 20
    assert [token.id for token in found.tokens] == ["soot"] and found.name.fr == "Allumeur de réverbères"


#: a companion that is thrown, and the beginning of what happens then
HOOK = "token: -> token: Hook / Crochet; unique; letter H; limit 1; owned; companion; icon thor-hammer\\n  "


@pytest.mark.parametrize(
    ("change", "line", "column", "says"),
    [
        ("symbol: Oil -> symbl: Oil", 4, 1, "“symbl” begins no part of a board."),
        ("lang: en -> lang: de", 2, 6, "“de” cannot stand here."),
        ("faces 6 -> faces 5", 5, 24, "“5” is no face that is still free"),
        ("faces 6 -> face 6", 5, 24, "“face 6” is not understood."),
        ("; negative -> ;", 6, 24, "“” is not understood."),
        ("; negative -> ", 6, 8, "A token is of one kind"),
        ("negative; -> negative; positive;", 6, 8, "A token is of one kind"),
        ("limit 3 -> limit many", 6, 35, "“many” is no number"),
        ("In your Upkeep Phase: take -> Take", 7, 3, "When does this happen?"),
        ("  I\n    Flare -> I\n    Flare", 9, 1, "“I” begins no part of a board."),
        ("  II; 2 CP -> III; 2 CP", 12, 1, "“III; 2 CP” begins no part"),
        ("  II; 2 CP ->   III; 2 CP", 12, 3, "A slot has levels I, II and III"),
        ("  II; 2 CP ->   II; 2 PV", 12, 7, "“2 PV” is not understood."),
        ("3/4/5 [Flame] -> 3/4/5 [Fire]", 10, 26, "What does this ability need?"),
        ("; Small Straight -> ", 17, 5, "What does this ability need?"),
        ("Deal 4/6/8 -> Deal 4/6", 11, 13, "“/” is not understood."),
        ("deal 5 damage -> deal 5 damages", 18, 33, "“damages” is not understood"),
        ("Inflict 2 Soot and -> Inflict 2 Sot and", 18, 17, "Did you mean “Soot”?"),
        ("1 CP; main -> main", 27, 7, "A card has a cost"),
        ("card: Dirty Wick! -> card: Dirty Wick! / a / b", 27, 7, "is no name"),
        ("hero: Lamplighter / Allumeur de réverbères -> hero: Paladin", 1, 7, "“Paladin” is a name of ours"),
        ("token: Soot -> token: Burn", 6, 8, "“Burn / Suie (f)” is a name of ours"),
        ("lang: en -> lang: en\\ndeck: 32", 3, 7, "The deck has 20 cards, not 32"),
        ("lang: en -> lang: en\\nedition: season 9", 3, 10, "“season 9” cannot stand here."),
        ("card: -> card: Dirty Wick!; 1 CP; main\\n  Draw 1 card.\\ncard:", 29, 7, "“dirty-wick” is said twice."),
        ("Smoke / Fumée (f) -> Flare", 15, 5, "“flare” is said twice."),
        ("token: -> token: Sunshine\\ntoken:", 6, 8, "There is no token called “Sunshine”."),
        (f"{HOOK}When you throw it: throw or retrieve Hook.\\ntoken:", 7, 22, "that would never end."),
        (f"{HOOK}When you retrieve it: draw 1 card. Throw Hook.\\ntoken:", 7, 25, "that would never end."),
    ],
)
def test_faults_point_and_say_what_is_wrong(change: str, line: int, column: int, says: str) -> None:
    found = faults(changed(change))
    assert found, "it is a hero"
    english, french = messages("en"), messages("fr")
    assert (found[0].line, found[0].column) == (line, column), found[0].words(english)
    assert says in found[0].words(english)
    assert found[0].words(french) and found[0].words(french) != found[0].words(english)


def test_all_faults_are_told_and_what_could_stand_there() -> None:
    found = faults(
        changed("deal 5 damage -> deal 5 damages", "Inflict 3 Soot -> Inflict 3 Sotties", "Deal 5/7 -> Dial 5/7")
    )
    assert sorted({fault.line for fault in found}) == [14, 18, 22]
    (fault,) = faults(changed("symbol: Oil -> symbl: Oil"))
    assert fault.could[0] == "symbol" and "token" in fault.could
    (fault,) = faults(changed("lang: en -> langue: fr", "symbol: Oil -> symbl: Oil"))
    assert "symbole" in fault.could and "symbol" not in fault.could


def test_headings_and_marks_may_be_of_either_language() -> None:
    mixed = changed("hero: -> héros:", "lang: -> langue:", "symbol: Oil -> symbole: Oil", "negative -> négatif")
    assert hero(mixed).data() == hero().data()


def test_signs_of_word_processors_are_plain_ones() -> None:
    odd = changed(
        "Dirty Wick! / Mèche sale ! -> Dirty Wick! / Mèche\u00a0sale\u202f!", "hero: Lamp -> \ufeffhero: Lamp"
    )
    assert hero(odd).data() == hero().data()


BOMBS = {
    "many signs": "hero: x\n" + "#" * MOST_SIGNS,
    "many lines": LAMPLIGHTER + "#\n" * MOST_LINES,
    "long line": changed("Deal 4/6/8 damage. -> Deal 4/6/8 damage" + " and heal 1 HP" * 60 + "."),
    "deep": "\n".join([" " * n + "slot" for n in range(700)]),
    "many slots": LAMPLIGHTER + "slot\n" * 100,
    "many cards": LAMPLIGHTER + "card: x; 1 CP; main\n  Draw 1 card.\n" * 100,
    "many tokens": LAMPLIGHTER + "token: Stun\n" * 100,
    "endless sentence": changed("take 1 damage -> " + "you may " * 60 + "take 1 damage"),
    "endless sum": changed("Prevent 1 damage -> Prevent " + "1 damage × [Oil] + " * 25 + "1 damage"),
    "large numbers": changed("Deal 5/7/9 -> Deal " + "9" * 400 + "/7/9"),
    "control signs": changed("Deal 4/6/8 -> Deal \x1b[2J4/6/8"),
    "tabs": changed("      Deal 4/6/8 -> \tDeal 4/6/8"),
    "nothing": "",
    "one byte": "\x00",
    "no hero": "lang: en\n",
    "braces": "hero: { $what }\nlang: en\nslot\n",
}


@pytest.mark.parametrize("what", BOMBS)
def test_a_hostile_board_is_refused_with_words_at_once(what: str) -> None:
    began = process_time()
    found = faults(BOMBS[what])
    for fault in found:
        assert fault.words(messages("en")) and fault.words(messages("fr"))
    assert found and process_time() - began < 1


def test_the_slowest_board_that_is_allowed_takes_less_than_a_second() -> None:
    """Every line as dear as one may be, and as many of them as one board may have."""
    dear = "  " + "On [Flame], " * 12 + "you may inflict 1 Soot or gain 1 CP or draw 1 card and heal 1 HP, " * 4
    cards = "".join([f"card: C{n}; 1 CP; main\n{dear}\n" for n in range(39)])
    began = process_time()
    assert faults(LAMPLIGHTER + cards)
    assert process_time() - began < 1
