"""games, rules, content and odds: what one can read without playing."""

from __future__ import annotations

import json
import re

import pytest

from tablee.games import GAMES, load
from tablee.lab import coverage
from tests.cli.kit import HEROES, Shell

RULES = load("dice-throne")
IN_BOTH = pytest.mark.parametrize("lang", ["en", "fr"])


def test_games_are_listed_with_the_number_of_their_rules(tablee: Shell) -> None:
    lines = tablee.good("games").lines
    assert lines[0] == f"{'dice-throne':16} Dice Throne, {len(RULES.rulebook.rules)} rules"
    for name, line in zip(GAMES, lines, strict=True):
        rules = load(name)
        assert line == f"{name:16} {rules.names['en']}, {len(rules.rulebook.rules)} rules"


# ---------------------------------------------------------------------- language
@pytest.mark.parametrize(
    ("name", "value", "lang"),
    [
        ("TABLEE_LANG", "fr", "fr"),
        ("LANG", "fr_FR.UTF-8", "fr"),
        ("LC_ALL", "fr_CA", "fr"),
        ("LANG", "de_DE.UTF-8", "en"),
        ("LANG", "C", "en"),
        ("LANG", "", "en"),
    ],
)
def test_the_language_is_that_of_the_user(tablee: Shell, name: str, value: str, lang: str) -> None:
    tablee.monkeypatch.setenv(name, value)
    title = RULES.rulebook.rules["DT-OFF-03"].title
    assert title[lang] in tablee.good("rules", "dice-throne", "DT-OFF-03").out
    assert title["fr"] in tablee.good("rules", "dice-throne", "DT-OFF-03", "--lang", "fr").out
    assert title["en"] in tablee.good("rules", "dice-throne", "DT-OFF-03", "--lang", "en").out


# ---------------------------------------------------------------------- rules
@IN_BOTH
def test_a_rule_is_found_by_its_id_and_shown_whole(tablee: Shell, lang: str) -> None:
    for id in ("DT-OFF-03", "dt-off-03"):
        answer = tablee.good("rules", "dice-throne", id, "--lang", lang)
        rule = RULES.rulebook.rules["DT-OFF-03"]
        assert answer.lines[0] == f"DT-OFF-03 — {rule.title[lang]}"
        assert rule.text[lang] in " ".join(answer.out.split())


@IN_BOTH
def test_every_rule_can_be_looked_up(tablee: Shell, lang: str) -> None:
    for id, rule in list(RULES.rulebook.rules.items())[::11]:
        assert f"{id} — {rule.title[lang]}" in tablee.good("rules", "dice-throne", id, "--lang", lang).lines


@pytest.mark.parametrize(("lang", "word", "other"), [("fr", "ultime", "ultimate"), ("en", "ultimate", "ultime")])
def test_rules_are_searched_in_the_language_one_reads(tablee: Shell, lang: str, word: str, other: str) -> None:
    found = re.findall(r"^(DT-[A-Z0-9-]+) — ", tablee.good("rules", "dice-throne", word, "--lang", lang).out, re.M)
    assert len(found) > 5 and found == [rule.id for rule in RULES.rulebook.search(word, lang)]
    for id in found:
        rule = RULES.rulebook.rules[id]
        assert word in (rule.title[lang] + rule.text[lang] + rule.reading.get(lang, "")).lower()


def test_accents_and_case_do_not_matter_and_all_words_must_be_there(tablee: Shell) -> None:
    def found(*words: str) -> list[str]:
        return tablee.good("rules", "dice-throne", *words, "--lang", "fr").lines

    assert found("dégât") == found("DEGAT") == found("degat")
    both = [line for line in found("defense", "carte") if line.startswith("DT-")]
    assert both and set(both) <= {line for line in found("defense") if line.startswith("DT-")}


def test_a_word_of_the_glossary_is_shown_in_both_languages(tablee: Shell) -> None:
    term = RULES.rulebook.terms[0]
    for words in (term.en, term.fr):
        assert f"{term.fr} / {term.en}" in tablee.good("rules", "dice-throne", words).out


@IN_BOTH
def test_what_is_not_in_the_book_is_said(tablee: Shell, lang: str) -> None:
    said = {"en": 'no rule contains "xyzzy"', "fr": "aucune règle ne contient « xyzzy »"}
    assert tablee.good("rules", "dice-throne", "xyzzy", "--lang", lang).lines == [said[lang]]


@IN_BOTH
def test_without_words_the_areas_are_listed(tablee: Shell, lang: str) -> None:
    lines = tablee.good("rules", "dice-throne", "--lang", lang).lines
    assert sum(int(line.split()[1]) for line in lines) == len(RULES.rulebook.rules)
    assert [line.split()[0] for line in lines] == list(dict.fromkeys(r.area for r in RULES.rulebook.rules.values()))


# ---------------------------------------------------------------------- coverage
TABLE = {
    "games": {
        "dice-throne": {
            "tested": 2,
            "total": 3,
            "areas": {
                "OFF": {"tested": 2, "total": 3, "untested": ["DT-OFF-03"], "in_scope": True},
                "MODEX": {"tested": 0, "total": 1, "untested": ["DT-MODEX-01"], "in_scope": False},
            },
        }
    }
}


BITES = {"rules": {"DT-OFF-01": {}, "DT-MODEX-01": {}}, "named": {"DT-OFF-02": "It says only what a die is."}}


def test_coverage_lists_rules_without_a_test_and_without_a_break(tablee: Shell) -> None:
    tablee.monkeypatch.setattr(coverage, "load_table", lambda: TABLE)
    tablee.monkeypatch.setattr(coverage, "load_bites", lambda: BITES)
    without = [id for id in RULES.rulebook.rules if id.startswith("DT-OFF") and id[-2:] not in ("01", "02")]
    assert tablee.good("rules", "coverage").lines == [
        "dice-throne: 2 of 3 rules in scope have a test",
        "  1 of them have a break of the code that their own tests notice",
        f"  without one: {' '.join(without)}",
        "  DT-OFF-02 cannot be broken: It says only what a die is.",
        "  OFF          2 of   3 without: DT-OFF-03",
        "  MODEX        0 of   1 without: DT-MODEX-01 (not in scope)",
    ]
    found = json.loads(tablee.good("rules", "coverage", "--json").out)["games"]["dice-throne"]
    bites = {"bites": 1, "unbreakable": BITES["named"], "unbroken": without}
    assert found == {**TABLE["games"]["dice-throne"], **bites}


def test_coverage_of_the_package_as_it_is(tablee: Shell) -> None:
    table = json.loads(tablee.good("rules", "coverage", "--json").out)
    text = tablee.good("rules", "coverage").out
    for entry in table["games"].values():
        assert f"{entry['tested']} of {entry['total']} rules in scope have a test" in text
        assert f"  {entry['bites']} of them have a break of the code" in text
        assert entry["bites"] + len(entry["unbreakable"]) + len(entry["unbroken"]) == entry["total"]


# ---------------------------------------------------------------------- content
@IN_BOTH
def test_content_lists_the_heroes(tablee: Shell, lang: str) -> None:
    names = RULES.content_names()
    assert tablee.good("content", "dice-throne", "--lang", lang).lines == [
        f"{hero:16} {names[hero][lang]}" for hero in HEROES
    ]


@IN_BOTH
@pytest.mark.parametrize("hero", HEROES)
def test_content_shows_a_hero_with_every_ability_token_and_card(tablee: Shell, hero: str, lang: str) -> None:
    answer = tablee.good("content", "dice-throne", hero, "--lang", lang)
    sheets = RULES.sheets({"heroes": [hero, hero]}, lang)
    text = " ".join(answer.out.split())
    for id, sheet in sheets.items():
        if id.startswith(("ability.", "token.")) or (id.startswith("card.") and sheet.kind != "upgrade"):
            assert sheet.name in text, id
            assert " ".join(sheet.text.split()) in text, id
    assert all(len(line) <= 80 for line in answer.lines) and "\x1b" not in answer.out
    assert not re.search(r"[@&%]\w|[{}]|None", answer.out)


def test_content_is_not_the_same_in_both_languages(tablee: Shell) -> None:
    en, fr = (tablee.good("content", "dice-throne", "paladin", "--lang", lang).out for lang in ("en", "fr"))
    assert re.findall(r"\d+", en) == re.findall(r"\d+", fr) and en != fr
    assert not {"the", "your", "damage", "deal"} & set(re.findall(r"\w+", fr.lower()))


# ---------------------------------------------------------------------- odds
def test_odds_show_known_chances(tablee: Shell) -> None:
    def percent(dice: str, rolls: int, name: str) -> float:
        lines = tablee.good("odds", "dice-throne", "gunslinger", "--dice", dice, "--rolls", str(rolls)).lines
        return float(next(line for line in lines if name in line).split("%")[0])

    assert percent("1,2,3,4,4", 1, "Fan the Hammer") == pytest.approx(100 / 6, abs=0.1)
    assert percent("2,3,4,5,5", 1, "Fan the Hammer") == pytest.approx(100 / 3, abs=0.1)
    assert percent("1,2,3,4,5", 0, "Fan the Hammer") == 100
    assert percent("6,6,6,6,1", 2, "Fill 'Em With Lead!") == pytest.approx(100 * 11 / 36, abs=0.1)
    assert percent("1,1,4,6,2", 2, "Revolver") == 100


@IN_BOTH
def test_odds_are_told_in_both_languages(tablee: Shell, lang: str) -> None:
    answer = tablee.good("odds", "dice-throne", "black-widow", "--dice", "1,1,4,6,2", "--lang", lang)
    say = RULES.messages(lang)
    assert answer.lines[0] == say.say("odds-title", n=2) and all(len(line) <= 80 for line in answer.lines)
    assert not {"keep", "re-roll"} & set(re.findall(r"[\w-]+", answer.out)) or lang == "en"


def test_odds_know_upgraded_slots(tablee: Shell) -> None:
    base = ("odds", "dice-throne", "gunslinger", "--dice", "1,1,4,6,2")
    assert "Pistol Whip" not in tablee.good(*base).out
    assert "Pistol Whip" in tablee.good(*base, "--levels", "fan-the-hammer=2").out
