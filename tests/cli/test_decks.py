"""tablee decks: listed, shown, and checked with every problem named, in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tablee.gamekit.capability import DeckList
from tablee.games.champions.rules import decks
from tablee.games.champions.rules.library import library
from tablee.games.champions.rules.packs import HEROES, STARTERS
from tablee.games.champions.rules.vocabulary import ASPECTS
from tablee.kernel.errors import SetupError
from tests.cli.kit import Shell

IN_BOTH = pytest.mark.parametrize("lang", ["en", "fr"])
SPIDER_MAN = dict(decks.starter("spider-man"))


def written(tmp_path: Path, deck: dict[str, int], hero: str = "Spider-Man", lang: str = "en") -> str:
    """A list as deck sites export it, under titles."""
    lines = ["My deck", f"Hero: {hero}", ""]
    for code, n in deck.items():
        name = library()[code].name
        lines.append(f"{n}x {name.fr if lang == 'fr' else name.en} (Core Set)")
    path = tmp_path / "deck.txt"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


def exported(tmp_path: Path, data: object) -> str:
    path = tmp_path / "deck.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(path)


def copies(lines: list[str]) -> int:
    """All cards, from the lines of a deck."""
    return sum(int(match[1]) for match in [re.match(r" +(\d+) × ", line) for line in lines] if match)


# ---------------------------------------------------------------------- listing
@IN_BOTH
def test_the_starter_decks_are_listed_with_aspect_and_size(tablee: Shell, lang: str) -> None:
    answer = tablee.good("decks", "champions", "--lang", lang)
    rows = [line for line in answer.lines if line.startswith("  ") and ":" in line.split()[0]]
    assert [row.split()[0] for row in rows] == [f"{hero}:{aspect}" for hero, aspect in STARTERS.items()]
    assert all("40" in row for row in rows)
    assert all(aspect in answer.out for aspect in ASPECTS) and ".txt" in answer.out and ".json" in answer.out
    assert all(len(line) <= 80 for line in answer.lines)


def test_a_listed_deck_can_be_shown_and_played_by_the_name_it_is_listed_with(tablee: Shell) -> None:
    for hero, aspect in STARTERS.items():
        assert (
            tablee.good("decks", "champions", f"{hero}:{aspect}").lines == tablee.good("decks", "champions", hero).lines
        )
        assert decks.deck_for(f"{hero}:{aspect}") == decks.deck_for(hero)


def test_a_deck_in_one_word_is_shown_and_played_like_its_list(tablee: Shell) -> None:
    word = decks.as_word("spider-man", SPIDER_MAN)
    assert tablee.good("decks", "champions", word).lines == tablee.good("decks", "champions", "spider-man").lines
    assert decks.deck_for(word) == decks.deck_for("spider-man")
    small = tablee("decks", "champions", "spider-man+1x01050")
    assert small.code == 2 and "MC-DECK-02" in small.out + small.err
    with pytest.raises(SetupError, match="MC-DECK-02"):
        decks.deck_for("spider-man+1x01050")


def test_a_game_without_decks_says_so(tablee: Shell) -> None:
    for more in ((), ("gunslinger",)):
        answer = tablee("decks", "dice-throne", *more)
        assert answer.code == 2 and answer.out == ""
        assert len(answer.err.splitlines()) == 1 and "nobody builds a deck" in answer.err


# ---------------------------------------------------------------------- showing
@IN_BOTH
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("aspect", ASPECTS)
def test_every_hero_with_every_aspect_is_shown_whole_and_legal(
    tablee: Shell, hero: str, aspect: str, lang: str
) -> None:
    answer = tablee.good("decks", "champions", f"{hero}:{aspect}", "--lang", lang)
    deck = dict(decks.starter(hero, aspect))
    assert copies(answer.lines) == sum(deck.values())
    for code in deck:
        name = library()[code].name
        assert (name.fr if lang == "fr" else name.en) in answer.out
    assert answer.lines[-1] == {"en": "The deck is legal.", "fr": "Le deck est légal."}[lang]
    assert all(len(line) <= 80 for line in answer.lines)


def test_a_deck_is_grouped_by_type_with_copies_and_costs(tablee: Shell) -> None:
    lines = tablee.good("decks", "champions", "spider-man:aggression").lines
    titles = [line for line in lines if re.fullmatch(r"[A-Z]\w+ \(\d+\)", line)]
    assert [title.split()[0] for title in titles] == ["Ally", "Event", "Resource", "Support", "Upgrade"]
    for title, after in zip(titles, [*titles[1:], lines[-1]], strict=True):
        assert title.endswith(f"({copies(lines[lines.index(title) : lines.index(after)])})")
    (kick,) = [line for line in lines if "Swinging Web Kick" in line]
    assert kick.split()[0] == "3" and re.search(r"Kick +3  mental +hero$", kick)


def test_the_words_follow_the_language_and_the_figures_do_not(tablee: Shell) -> None:
    en, fr = (tablee.good("decks", "champions", "she-hulk:justice", "--lang", lang).out for lang in ("en", "fr"))
    assert sorted(re.findall(r"\d+", en)) == sorted(re.findall(r"\d+", fr)) and en != fr
    assert not {"ally", "event", "hero", "basic", "cards", "the", "legal"} & set(re.findall(r"\w+", fr.lower())) - {
        "légal"
    }


# ---------------------------------------------------------------------- lists that people bring
@IN_BOTH
def test_a_text_list_in_either_language_is_the_deck_it_names(tablee: Shell, tmp_path: Path, lang: str) -> None:
    path = written(tmp_path, SPIDER_MAN, lang=lang)
    answer = tablee.good("decks", "champions", path)
    assert answer.lines == tablee.good("decks", "champions", "spider-man").lines


def test_cards_of_one_title_are_told_apart_by_their_number(tablee: Shell, tmp_path: Path) -> None:
    whole = tablee.good("decks", "champions", "black-panther").lines
    deck = dict(decks.starter("black-panther"))
    assert tablee.good("decks", "champions", written(tmp_path, deck, "Black Panther")).lines == whole
    path = tmp_path / "deck.txt"
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if "Wakanda Forever" not in line]
    path.write_text("\n".join([*lines, "5x Wakanda Forever!"]), encoding="utf-8")
    assert tablee.good("decks", "champions", str(path)).lines == whole
    path.write_text("\n".join([*lines, "6x Wakanda Forever!"]), encoding="utf-8")
    assert "MC-DECK-03" in tablee("decks", "champions", str(path)).out


@pytest.mark.parametrize("key", ["investigator_code", "hero_code", "hero"])
def test_a_json_list_is_the_deck_it_names(tablee: Shell, tmp_path: Path, key: str) -> None:
    path = exported(tmp_path, {key: "01001a", "name": "My deck", "slots": SPIDER_MAN})
    assert tablee.good("decks", "champions", path).lines == tablee.good("decks", "champions", "spider-man").lines


def test_a_legal_list_can_be_played(tablee: Shell, tmp_path: Path) -> None:
    path = written(tmp_path, SPIDER_MAN)
    answer = tablee.good("play", "champions", "--heroes", path, "--seats", "human", "--seed", "1", "--plain")
    assert "Spider-Man" in answer.out


#: changes to the starter deck of Spider-Man, and the rules they break
WRONG: list[tuple[dict[str, int], tuple[str, ...]]] = [
    ({"01083": 0}, ("MC-DECK-02",)),
    ({"01005": 2}, ("MC-DECK-02", "MC-DECK-03")),
    ({"01005": 4}, ("MC-DECK-03",)),
    ({"01020": 1}, ("MC-DECK-04",)),
    ({"01054": 1}, ("MC-DECK-05",)),
    ({"01087": 4}, ("MC-DECK-07",)),
    ({"01084": 2}, ("MC-DECK-08",)),
]


@IN_BOTH
@pytest.mark.parametrize(("change", "ids"), WRONG, ids=[" ".join(ids) for _, ids in WRONG])
def test_an_illegal_list_is_shown_with_every_problem_and_exit_code_2(
    tablee: Shell, tmp_path: Path, change: dict[str, int], ids: tuple[str, ...], lang: str
) -> None:
    deck = {code: n for code, n in {**SPIDER_MAN, **change}.items() if n}
    path = exported(tmp_path, {"hero_code": "01001a", "slots": deck})
    answer = tablee("decks", "champions", path, "--lang", lang)
    assert answer.code == 2
    problems = " ".join(answer.out.split("\n- ", 1)[1].split())
    assert re.findall(r"MC-DECK-\d\d", problems) == list(ids)
    assert copies(answer.lines) == sum(deck.values())
    assert len(answer.err.splitlines()) == 1 and path in answer.err and str(len(ids)) in answer.err


def test_problems_are_told_in_both_languages_with_the_same_rules_and_figures() -> None:
    deck = {"01005": 1, "01020": 1, "01054": 4, "01067": 1, "01084": 2, "01094": 1, "01010a": 1, "99999": 1}
    en, fr = (decks.problems_in(lang, "spider-man", deck) for lang in ("en", "fr"))
    assert len(en) == len(fr) > 10 and en == decks.problems("spider-man", deck)
    for one, other in zip(en, fr, strict=True):
        assert one != other
        assert re.findall(r"MC-DECK-\d\d", one) == re.findall(r"MC-DECK-\d\d", other)
        figures = [re.sub(r"MC-DECK-\d\d", "", text) for text in (one, other)]
        assert sorted(re.findall(r"\d+", figures[0])) == sorted(re.findall(r"\d+", figures[1]))
        assert not {"the", "cards", "deck holds", "exactly"} & set(re.findall(r"\w+", other))


# ---------------------------------------------------------------------- what cannot be read
BAD: list[tuple[str, str, tuple[str, ...]]] = [
    ("deck.txt", "Hero: Spider-Man\n3x Nonsense\n", ("line 2", "'Nonsense'")),
    ("deck.txt", "1x Haymaker\n", ("no identity", "Hero: spider-man", "MC-DECK-01")),
    ("deck.txt", "", ("no identity", "MC-DECK-01")),
    ("deck.txt", "Hero: Spider-Man\nHero: Iron Man\n", ("line 2", "second identity", "MC-DECK-01")),
    ("deck.json", '{"slots"', ("line 1", "not JSON")),
    ("deck.json", "[1, 2]", ('"slots"',)),
    ("deck.json", "{}", ('"slots"',)),
    ("deck.json", '{"slots": [1]}', ('"slots"',)),
    ("deck.json", '{"slots": {"01083": 1}}', ('"hero_code"', "MC-DECK-01")),
    ("deck.json", '{"hero": "Nobody", "slots": {"01083": 1}}', ("'Nobody'", "MC-DECK-01")),
    ("deck.json", '{"hero": "Iron Man", "slots": {"xyz": 1}}', ("'xyz'",)),
    ("deck.json", '{"hero": "Iron Man", "slots": {"01083": "two"}}', ("01083", '"two"')),
    ("deck.json", '{"hero": "Iron Man", "slots": {"01083": -1}}', ("01083", "-1")),
    ("deck.json", '{"hero": "Iron Man", "slots": {"01083": true}}', ("01083", "true")),
]


@pytest.mark.parametrize(("name", "text", "words"), BAD, ids=[f"{name} {text[:30]!r}" for name, text, _ in BAD])
def test_a_list_that_makes_no_sense_is_said_where_it_does_not(
    tablee: Shell, tmp_path: Path, name: str, text: str, words: tuple[str, ...]
) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    answer = tablee("decks", "champions", str(path))
    assert answer.code == 2 and len(answer.err.splitlines()) == 1 and name in answer.err
    said = " ".join(answer.out.split())
    assert [word for word in words if word not in said] == [], said
    refused = tablee("play", "champions", "--heroes", str(path), "--seats", "human")
    assert refused.code == 2 and refused.out == "" and len(refused.err.splitlines()) == 1
    assert [word for word in words if word not in refused.err] == []
    assert not (tablee.home / "saves").exists() or not list((tablee.home / "saves").iterdir())


def test_a_list_that_makes_no_sense_is_said_in_french_too(tablee: Shell, tmp_path: Path) -> None:
    for name, text, _ in BAD:
        (tmp_path / name).write_text(text, encoding="utf-8")
        en, fr = (tablee("decks", "champions", str(tmp_path / name), "--lang", lang) for lang in ("en", "fr"))
        assert fr.code == 2 and fr.out != en.out and fr.err != en.err
        assert not re.search(r"\b(no|the|line|is|named)\b", fr.out), fr.out


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nobody", ("'nobody'", *HEROES, ".txt", ".json")),
        ("nobody:justice", ("'nobody'", *HEROES)),
        ("spider-man:pool", ("'pool'", *ASPECTS)),
        ("missing.txt", ("missing.txt", "cannot be read")),
        ("missing.json", ("missing.json", "cannot be read")),
        ("", ("",)),
    ],
)
def test_a_name_that_is_no_deck_is_one_line_that_says_what_is(tablee: Shell, name: str, words: tuple[str, ...]) -> None:
    if not name:
        assert tablee.good("decks", "champions", name).lines == tablee.good("decks", "champions").lines
        return
    answer = tablee("decks", "champions", name)
    assert answer.code == 2 and answer.out == "" and len(answer.err.splitlines()) == 1
    assert [word for word in words if word not in answer.err] == []


def test_a_file_that_is_no_text_is_said(tablee: Shell, tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_bytes(b"\xff\xfe\x00")
    answer = tablee("decks", "champions", str(tmp_path / "deck.txt"))
    assert answer.code == 2 and answer.out == "" and "not text" in answer.err


def test_a_deck_without_problems_has_none() -> None:
    assert DeckList(("a",)).problems == () and DeckList(("a",)).verdict == ""
