"""Marvel Champions in the terminal: what the screen shows, what can be asked, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache

import pytest

from tablee.games import load
from tablee.games.champions.rules.library import library
from tablee.table.session import Session
from tests.inside import inside
from tests.terminal.kit import LANGS, Desk, joined, well

IN_BOTH = pytest.mark.parametrize("lang", LANGS)
RULES = load("champions")


def desk(
    *answers: str,
    lang: str = "en",
    seats: tuple[str, ...] = ("human", "bot:greedy"),
    heroes: str = "spider-man:justice,iron-man:aggression",
    typed: Callable[[Desk], Iterable[str]] | None = None,
    prompts: str = "smart",
    **more: str,
) -> Desk:
    options = {"heroes": heroes, "scenario": "rhino", "first": "0", **more}
    session = Session.start("champions", options, seats, "1", prompts)
    return Desk(*answers, lang=lang, session=session, typed=typed).play()


def says(lang: str, id: str, **args: object) -> str:
    return RULES.messages(lang).say(id, **args)


@cache
def everything(lang: str) -> tuple[str, ...]:
    """A good part of three games, against each villain."""
    lines: list[str] = []
    for scenario, heroes in (
        ("rhino", "spider-man:justice,iron-man:aggression"),
        ("klaw", "she-hulk:protection,black-panther:leadership"),
        ("ultron", "captain-marvel:leadership,spider-man:aggression"),
    ):
        lines += desk(lang=lang, heroes=heroes, scenario=scenario, typed=well(60)).lines
    return tuple(lines)


# ---------------------------------------------------------------------- the table
@IN_BOTH
def test_villain_schemes_and_every_player_stand_on_lines_of_their_own(lang: str) -> None:
    lines = desk("enough", lang=lang).after(0)
    villain, schemes = (says(lang, f"area-{what}") for what in ("villain", "schemes"))
    colon = {"en": ":", "fr": " :"}[lang]
    hp, threat = says(lang, "mark-hp"), says(lang, "mark-threat")
    assert any(line.startswith(f"  {villain}{colon} Rhino I [{hp} 28/28, ") for line in lines)
    assert any(line.startswith(f"  {schemes}{colon} ") and f"[{threat} 0/14]" in line for line in lines)
    assert any(line.startswith(f"> Spider-Man  {hp} 10/10  ") for line in lines)
    assert any(line.startswith(f"  Iron Man  {hp} 9/9  ") for line in lines)


@IN_BOTH
def test_the_where_line_says_round_phase_and_turn(lang: str) -> None:
    lines = desk("enough", lang=lang).after(0)
    where = {"en": "Round 1, player phase > Turn of Spider-Man", "fr": "Round 1, phase des joueurs > Tour : Spider-Man"}
    assert where[lang] in lines


def test_only_ones_own_hand_is_shown_with_what_each_card_costs() -> None:
    at = desk("enough")
    hands = [line for line in at.after(0) if line.startswith("  Hand of ")]
    assert len(hands) == 1 and hands[0].startswith("  Hand of Spider-Man: ")
    hand = joined(at.after(0)).split("Hand of Spider-Man: ")[1].split(" Your turn:")[0]
    game = at.session.game
    names = [inside(game).cards[i].face.name.en for i in inside(game).players[0].hand]
    assert [re.sub(r" \(\d+\)$", "", one) for one in hand.split(", ")] == names


def test_two_people_at_one_screen_each_see_their_own_hand() -> None:
    at = desk("enough", "enough", "end", seats=("human", "human"))
    assert "  Hand of Spider-Man: " in joined(["", *at.lines[: at.marks[0]]]).replace("Hand", " Hand")
    assert any(line.startswith("  Hand of Iron Man: ") for line in at.after(0))
    assert not any(line.startswith("  Hand of Spider-Man: ") for line in at.after(0))


def test_what_is_about_to_be_spent_or_discarded_is_marked_in_the_hand() -> None:
    at = desk("discard backflip-2")
    assert "Backflip (0, to be discarded)" in joined(at.after(0))
    at = desk("enough", "play avengers-mansion", "pay backflip-2")
    assert "Backflip (0, to be spent)" in joined(at.after(2))
    assert "to be spent" not in joined(at.after(1))


def test_icons_guards_and_states_stand_beside_cards() -> None:
    at = desk(scenario="klaw")
    table = joined(at.lines)
    assert re.search(r"Minions: Armored Guard \(\d\) \[HP 3/3, .*tough, guard\]", table)
    assert re.search(r"Defense Network \[threat \d+, crisis\]", table)


def test_equal_cards_in_play_are_told_apart_and_cards_in_hand_offered_once() -> None:
    lines = everything("en")
    assert not [line for line in lines if re.match(r" +\d+ (Play|Discard|Spend) .*\(\d\)( for|:|$)", line)]
    offers: list[str] = []
    for line in lines:
        found = re.match(r" {1,2}(\d+) ((?:Play|Spend|Discard) .*)", line)
        if found:
            offers = [] if found[1] == "1" else offers
            assert found[2] not in offers, found[2]
            offers.append(found[2])


# ---------------------------------------------------------------------- the options
@IN_BOTH
def test_many_options_stand_under_titles_in_one_order(lang: str) -> None:
    lines = desk("enough", "flip", lang=lang).after(1)
    titles = [says(lang, f"group-{name}") for name in ("cards", "abilities", "powers", "more")]
    found = [line.strip() for line in lines if line.strip() in titles]
    assert len(found) >= 2 and found == [title for title in titles if title in found]
    numbers = [int(match[1]) for match in [re.match(r" {1,2}(\d+) ", line) for line in lines] if match]
    shown = numbers[numbers.index(1) :]
    assert shown == list(range(1, len(shown) + 1))


def test_a_number_chooses_what_stands_beside_it() -> None:
    at = desk("enough", "flip")
    offer = next(line for line in at.after(1) if "Spider-Man attacks Rhino I for 2" in line)
    assert desk("enough", "flip", offer.split()[0]).chosen[-1] == "attack spider-man rhino"


def test_a_text_stands_beside_a_card_once_in_a_round() -> None:
    at = desk("enough", "flip")
    text = "Exhaust this card"
    assert text in joined(at.after(0)) and text not in joined(at.after(1))
    assert any("Play Avengers Mansion for 4" in line for line in at.after(1))


# ---------------------------------------------------------------------- commands
@IN_BOTH
def test_the_help_speaks_of_no_dice(lang: str) -> None:
    at = desk("h", lang=lang)
    assert joined(at.after(0)).startswith(joined([says(lang, "help-title")]))
    for text in (joined(at.lines[:4]), joined(at.after(0))):
        assert not re.search(r"\b(dice|odds|dés|DÉS|chances|cotes|DICE)\b", text)
        assert not re.search(r"\b[kov] ", text.split("Setup")[0].split("sont")[0]), text


@IN_BOTH
def test_odds_say_that_there_are_none(lang: str) -> None:
    for command in ("o", "odds", "cotes"):
        assert joined(desk(command, lang=lang).after(0)).startswith(joined([says(lang, "odds-none")]))


@IN_BOTH
@pytest.mark.parametrize("command", ["k 1 2", "x", "play nothing"])
def test_a_command_of_another_game_is_not_understood_and_changes_nothing(lang: str, command: str) -> None:
    at = desk(command, lang=lang)
    assert joined(at.after(0)).startswith(says(lang, "bad-command", what=command, n=7))
    assert at.session.entries == desk(lang=lang).session.entries


@pytest.mark.parametrize(
    ("lang", "words", "label", "rule"),
    [
        ("en", "backflip", "Play Backflip for 0", "MC-WINDOW-01"),
        ("fr", "salto", "Jouer Salto Arrière pour 0", "MC-WINDOW-01"),
        ("en", "webbed", "Play Webbed Up for 4", "MC-"),
        ("en", "the break-in", "Peter Parker thwarts The Break-In! for 0", "MC-"),
        ("fr", "effraction", "Peter Parker contre L'Effraction ! pour 0", "MC-"),
        ("en", "rhino", "Peter Parker attacks Rhino I for 0", "MC-"),
    ],
)
def test_why_not_knows_cards_by_name_and_gives_the_rule(lang: str, words: str, label: str, rule: str) -> None:
    at = desk("enough", f"n {words}", lang=lang)
    said = joined(at.after(1))
    assert label in said and says(lang, "reason-forbidden") in said
    id = re.search(r"MC-[A-Z0-9]+-\d\d", said)
    assert id is not None and id[0].startswith(rule)
    assert RULES.rulebook.rules[id[0]].title[lang] in said


@IN_BOTH
def test_why_not_says_what_is_allowed_and_what_is_not_there(lang: str) -> None:
    name = {"en": "mansion", "fr": "manoir"}[lang]
    at = desk("enough", f"n {name}", "n haymaker", "n", "n flip", lang=lang)
    assert says(lang, "allowed") in joined(at.after(1))
    assert joined(at.after(2)) == says(lang, "nothing-found")
    assert joined(at.after(3)) == says(lang, "why-not-card")
    assert says(lang, "allowed") in joined(at.after(4))
    assert at.chosen == desk("enough", lang=lang).chosen


def test_why_not_knows_a_choice_by_its_words() -> None:
    assert "Peter Parker recovers" in joined(desk("enough", "n recovers").after(1))
    assert "Changer de forme : Spider-Man : Vous pouvez" in joined(desk("enough", "n changer", lang="fr").after(1))


@IN_BOTH
def test_a_card_is_shown_by_name_with_type_cost_and_text(lang: str) -> None:
    card = next(card for card in library().values() if card.name.en == "Backflip")
    name = card.name.fr if lang == "fr" else card.name.en
    lines = desk(f"c {name.lower()}", lang=lang).after(0)
    assert lines[0].startswith(f"{name} (0) — {says(lang, 'type-event')} — {says(lang, 'res-physical')}")
    assert joined(RULES.sheets({}, lang)[f"card.{card.code}"].text.split("\n")) in joined(lines)
    assert not [line for line in lines[1:-1] if not line.startswith("    ")]


def test_a_name_that_is_only_a_part_finds_all_and_a_whole_name_just_that() -> None:
    part = desk("c rhino").after(0)
    assert [f"Rhino {n} — villain" in joined(part) for n in ("I", "II", "III")] == [True] * 3
    whole = [line for line in desk("c energy").after(0) if not line.startswith(" ") and " — " in line]
    assert whole and all(line.split(" — ")[0].split(" (")[0] == "Energy" for line in whole)
    assert joined(desk("c xyzzy").after(0)) == says("en", "nothing-found")


@IN_BOTH
def test_b_shows_every_area_with_the_texts_of_open_cards(lang: str) -> None:
    at = desk("enough", "b", lang=lang)
    lines, game = at.after(1), at.session.game
    said = joined(lines)
    for what in ("villain", "schemes", "encounter"):
        assert says(lang, f"area-{what}") in said
    sheets = RULES.sheets({}, lang)
    for i in inside(game).players[0].hand:
        sheet = sheets[f"card.{inside(game).cards[i].code}"]
        assert sheet.name in said and joined(sheet.text.split("\n")) in said
    for who in ("Spider-Man", "Iron Man"):
        assert says(lang, "area-deck", who=who) in said
    hidden = says(lang, "hidden-cards", n=6)
    assert f"{says(lang, 'area-hand', who='Iron Man')} ({hidden})" in said
    assert at.chosen == desk("enough", lang=lang).chosen


def test_b_shows_no_hidden_card() -> None:
    at = desk("enough", "b")
    game, said = at.session.game, joined(at.after(1))
    mine = {inside(game).cards[i].face.name.en for i in inside(game).players[0].hand}
    theirs = {
        inside(game).cards[i].face.name.en for i in (*inside(game).players[1].hand, *inside(game).players[1].deck)
    } - mine
    assert not [name for name in theirs if name in said.replace("Iron Man", "") and name not in ("Energy", "Strength")]


# ---------------------------------------------------------------------- words
@IN_BOTH
def test_nothing_is_wider_than_the_screen_and_no_name_is_left_open(lang: str) -> None:
    for line in everything(lang):
        assert len(line) <= 80, line
        assert not re.search(r"[@#%]\w|[{}$]|\bNone\b|\bWords\b|&\d", line), line


def test_french_signs_stand_where_french_puts_them() -> None:
    for line in everything("fr"):
        assert not re.search(r"[^\s(]:(?=\s|$)", line), line
        assert not re.match(r"\s*[:;!?»]", line), line


@IN_BOTH
def test_log_lines_are_sentences(lang: str) -> None:
    lines = [line for line in everything(lang) if re.match(r" {0,3}\d+ ", line)]
    logged = [line for line in lines if re.match(r"[ \d]{4} (?! )", line) and re.search(r"[.!?—]$", line)]
    assert len(logged) > 150
    for line in logged:
        assert not re.search(r"\.\.|!\.|\?\.|  ", line[5:]), line


def test_french_has_no_english_words_of_the_messages() -> None:
    english = {"the", "your", "turn", "plays", "takes", "draws", "spends", "discard", "villain", "threat", "minions"}
    english |= {"hand", "engages", "enters", "reveals", "choose", "pass", "enough", "deals", "dealt", "attacks"}
    for line in everything("fr"):
        if not line.startswith("Votre choix"):
            assert not english & set(re.findall(r"[a-zà-ÿ]+", line)), line


@pytest.mark.parametrize(("lang", "word"), [("en", "is defeated."), ("fr", "est déjouée.")])
def test_a_scheme_is_foiled_in_french(lang: str, word: str) -> None:
    at = desk(lang=lang, heroes="spider-man:justice,she-hulk:protection", scenario="klaw", typed=well(40))
    name = {"en": "Defense Network", "fr": "La manigance Réseau de Défense"}[lang]
    shown = [line for line in at.lines if name in line and word in line]
    assert shown


def test_forced_abilities_of_enemies_are_not_used_by_players() -> None:
    villains = {card.name.en for card in library().values() if card.type in ("villain", "minion")}
    for line in everything("en"):
        found = re.match(r"[ \d]{4} \S.* uses (.+?)(?: I+)?\.$", line)
        assert found is None or found[1] not in villains, line


# ---------------------------------------------------------------------- a whole game
@IN_BOTH
@pytest.mark.parametrize("heroes", ["spider-man", "black-panther,captain-marvel", "iron-man,she-hulk,spider-man"])
def test_a_game_is_played_to_its_end(lang: str, heroes: str) -> None:
    seats = tuple(["human"] * len(heroes.split(",")))
    at = desk(lang=lang, heroes=heroes, seats=seats, typed=well(5000), prompts="always")
    assert at.session.game.outcome is not None
    assert at.lines[-1] in (says(lang, "over-won"), says(lang, "over-lost"))


def test_undo_takes_back_a_choice_that_showed_nothing() -> None:
    at = desk("discard backflip-2", "u")
    assert says("en", "undone") in at.after(1) and at.session.entries == desk().session.entries


# ---------------------------------------------------------------------- paying
MANSION = (
    "enough",
    "play avengers-mansion",
)  # 4; Backflip, Webbed Up, For Justice!, Daredevil, Heroic Intuition, Peter Parker


@IN_BOTH
@pytest.mark.parametrize(
    "line",
    ["6 3 1 5", "5 1 6 3", "pay 1 3 5 6", "pay-with heroic-intuition-2 spider-man backflip-2 for-justice"],
)
def test_a_payment_is_one_line_in_any_order(lang: str, line: str) -> None:
    at = desk(*MANSION, line, lang=lang)
    spent = [entry for entry in at.chosen if entry.startswith("pay")]
    assert spent == ["pay backflip-2", "pay for-justice", "pay heroic-intuition-2"]  # the last has no other way
    game = at.session.game
    assert [inside(game).handle(i) for i in inside(game).players[0].hand] == ["webbed-up-2", "daredevil"]
    assert says(lang, "bill-missing", what="").split(" ")[0] not in joined(at.after(2))


@IN_BOTH
def test_all_sources_are_listed_at_once_and_what_is_missing_is_told(lang: str) -> None:
    at = desk(*MANSION, "6", "4", "6", "1 2", lang=lang)
    listed = [line for line in at.after(1) if re.match(r" +\d Dépenser| +\d Spend", line)]
    assert len(listed) == 6
    physical, mental = says(lang, "res-physical"), says(lang, "res-mental")
    for n, (what, missing) in enumerate(
        ((mental, 3), (f"{physical}, {mental}", 2), (physical, 3), (f"2 × {physical}", 2))
    ):
        given = says(lang, "bill-given", what=what)
        lacks = says(lang, "bill-missing", what=says(lang, "res-any", n=missing))
        assert joined(at.after(n + 2)).startswith(f"{given} {lacks}")
    assert not [entry for entry in at.chosen if entry.startswith("pay")]


@IN_BOTH
def test_too_little_and_too_much_are_refused_with_their_rules(lang: str) -> None:
    at = desk(*MANSION, "pay 1 2", "pay 1 2 3 4 5", "pay 9", lang=lang)
    assert says(lang, "reason-pay-with") in at.after(2) and "MC-COST-01" in joined(at.after(2))
    assert says(lang, "reason-pay-with") in at.after(3) and "MC-COST-06" in joined(at.after(3))
    assert says(lang, "bad-number", what="9", n=6) in joined(at.after(4))
    assert not [entry for entry in at.chosen if entry.startswith("pay")]


def test_a_payment_is_taken_back_as_a_whole() -> None:
    at = desk(*MANSION, "6 3 1 5", "u", "5 4 3 2")
    assert "Pay 4 resources for Avengers Mansion." in at.after(3)
    assert [entry for entry in at.chosen if entry.startswith("pay")] == [
        "pay webbed-up-2",
        "pay for-justice",
        "pay daredevil",
        "pay heroic-intuition-2",
    ]


def test_why_not_while_paying_is_about_paying() -> None:
    at = desk(*MANSION, "n avengers", "n daredevil", "n rhino")
    assert "MC-RES-01" in joined(at.after(2)) and "It cannot pay for this." in joined(at.after(2))
    assert "Spend Daredevil: physical: You may do that now." in joined(at.after(3))
    assert at.after(4)[0] == says("en", "nothing-found")


@IN_BOTH
def test_what_is_lost_is_shown_before_it_is_paid(lang: str) -> None:
    options = {"heroes": "spider-man:justice,iron-man:aggression", "scenario": "rhino", "first": "0"}
    session = Session.start("champions", options, ("human", "bot:greedy"), "4", "smart")
    at = Desk("enough", "play aunt-may", "3", "pay", lang=lang, session=session).play()  # Energy, for a cost of 1
    lost = says(lang, "bill-lost", what=says(lang, "res-any", n=1))
    assert f"{lost} {says(lang, 'bill-confirm', verb='pay')}" in joined(at.after(2))
    assert at.chosen[:3] == ["enough", "play aunt-may", "pay energy"]
