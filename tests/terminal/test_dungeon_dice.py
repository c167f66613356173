"""Dungeon Dice in the terminal: everybody's dice and promises at a glance, the fight, and offers in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain

import pytest

from tablee.games import load
from tablee.table import saves
from tablee.table.journal import outcome_of, read
from tablee.table.session import Session
from tablee.terminal.deal import ENDS, term
from tablee.text.messages import per_cent
from tests.inside import chances_of, inside, offers_of
from tests.terminal.kit import LANGS, Desk, joined, well

IN_BOTH = pytest.mark.parametrize("lang", LANGS)
RULES = load("dungeon-dice")
ONE_PERSON = ("human", "bot:greedy", "bot:greedy")


def desk(
    *answers: str,
    lang: str = "en",
    seats: tuple[str, ...] = ONE_PERSON,
    typed: Callable[[Desk], Iterable[str]] | None = None,
    prompts: str = "smart",
    seed: str = "1",
    **more: str,
) -> Desk:
    options = {"players": str(len(seats)), "first": "0", "one-use": "2", **more}
    session = Session.start("dungeon-dice", options, seats, seed, prompts)
    return Desk(*answers, lang=lang, session=session, typed=typed).play()


# ---------------------------------------------------------------------- the table
@IN_BOTH
@pytest.mark.parametrize("prompts", ["smart", "always"])
def test_a_whole_game_can_be_played(lang: str, prompts: str) -> None:
    at = desk(lang=lang, prompts=prompts, typed=well(2_000))
    game = at.session.game
    assert game.outcome is not None and read(saves.load_text("desk")).result == outcome_of(game)
    assert at.terminal.speaker.seat_names[game.outcome[0]] in at.lines[-1]


def test_both_languages_are_asked_the_same_questions() -> None:
    en, fr = [desk(lang=lang, typed=well(120)) for lang in LANGS]
    assert en.session.entries == fr.session.entries and len(en.asked) == len(fr.asked)


def test_no_line_is_wider_than_the_screen() -> None:
    assert [line for line in desk(typed=well(150), prompts="always").lines if len(line) > 80] == []


def test_everybodys_dice_fame_and_wounds_are_seen_before_every_question() -> None:
    at = desk()
    table = joined(at.lines[-20:])
    for name in ("Red", "Blue", "Green"):
        assert f"{name} Fame 0/4 level 1/3 experience 0/6 wounds 0/1 dice 4" in table
    assert table.count("Worn: ") >= 1 and table.count("Reserve: ") == 3
    assert "Bags: Black bag [dice 20, white 14, red 3, black 2, gold 1]" in table


def test_a_fight_shows_both_sides() -> None:
    at = desk(typed=well(60), prompts="always", seats=("human", "human", "human"))
    fights = [line for line in at.lines if line.startswith("  Strength: ")]
    assert fights and re.fullmatch(
        r"  Strength: the heroes \[strength \d+.*\] \| [A-Z].* \[strength \d+.*\]", fights[0]
    )
    assert [line for line in at.lines if re.match(r"  Dice of \w+ \(\d+\): .*Hero Level die \[\d", line)]
    assert [line for line in at.lines if re.match(r"  Dice of [\w ]+ \(\d+\): Monster Level die \[\d", line)]
    assert [line for line in at.lines if re.match(r"  Monster: [\w ]+ \[level \d", line)]


@IN_BOTH
def test_the_chances_stand_above_every_question_of_a_fight(lang: str) -> None:
    seen: list[tuple[bool, list[str]]] = []  # is there a fight, and what stands above the question

    def typed(at: Desk) -> Iterator[str]:
        read = 0
        for _ in range(60):
            game = at.session.game
            odds = chances_of(RULES).odds(game, game.asked.seat)
            shown, read = [line for line in at.lines[read:] if line.startswith("  Chances")], len(at.lines)
            seen.append((bool(odds), shown))
            if odds:
                win = per_cent(odds[0].over, odds[0].under, lang)
                said = {"en": f"Chances: Win {win}, ", "fr": f"Chances : Victoire {win}, "}[lang]
                assert shown[-1].startswith(f"  {said}"), (shown, win)
            yield str(RULES.suggest(game, game.asked.seat) or game.asked.options[0])

    desk(lang=lang, typed=typed, prompts="always", seats=("human", "human", "human"))
    assert all(bool(shown) == fight for fight, shown in seen)
    assert {fight for fight, _ in seen} == {True, False}


def test_offers_are_asked_for_where_one_could_matter_or_where_one_wants_to_be_asked() -> None:
    """By default a fight that can still be turned and a locked chest; nobody is asked who has said so."""

    def asked(*words: str, prompts: str = "smart") -> set[str]:
        at = desk(typed=lambda at: chain(words, well(60)(at)), prompts=prompts)
        return {line.removesuffix(" Make an offer?") for line in at.lines if "Make an offer?" in line}

    loot_or_pass = re.compile(r"\w+ against .+: everybody has passed\.|The loot of \w+ is next\.")
    assert all(loot_or_pass.fullmatch(line) for line in asked())
    assert asked("ask 1 no", "ask 2 no") == set()
    assert {line.split(" ")[0] for line in asked("ask 1 no", "ask 2 no", "ask 3 yes")} == {"The"}
    assert len(asked(prompts="always")) > len(asked())


@pytest.mark.parametrize(("lang", "begins"), [("en", "the turn of another begins"), ("fr", "le tour d'un autre")])
def test_a_person_says_when_to_be_asked_for_offers(lang: str, begins: str) -> None:
    """The same command as in every game that has wishes; the game learns it at once."""
    at = desk("ask", "ask 3 yes", "ask 7 yes", "ask 3 never", "ask 1 no", "ask 1", lang=lang)
    now = {
        "en": (": I am asked", ": I am not asked (as usual)"),
        "fr": (" : on me demande", " : on ne me demande rien (comme"),
    }
    yes, no = now[lang]
    text = joined(at.lines)
    assert text.count(f"{begins}{no}") == 1 and text.count(f"{begins}{yes}") == 3
    assert text.count({"en": "ask 1 2 makes", "fr": "quand 1 2 en pose"}[lang]) == 2, (
        "what is no wish is answered with how to make one"
    )
    assert at.session.prompts[0].wishes == {"turn": "yes"}
    assert [one.choice for one in at.session.entries] == [
        "file ask turn pass loot",
        "file ask turn loot",
        "file ask turn pass loot",
    ]


def test_without_deals_there_is_nothing_to_be_asked_about() -> None:
    assert "There is nothing to be asked about here." in desk("ask", deals="off").text


@IN_BOTH
def test_the_board_lists_every_die_with_what_it_does(lang: str) -> None:
    text = joined(desk("b", lang=lang).lines)
    assert {"en": "Held in one hand.", "fr": "Se tient à une main."}[lang] in text
    assert RULES.messages(lang).say("bag-text-black") in text


@IN_BOTH
def test_dice_and_symbols_are_explained_with_their_house_values(lang: str) -> None:
    at = desk(f"c {'Slash'}", f"c {'Dragon'}", lang=lang)
    text, say = joined(at.lines), RULES.messages(lang).say
    assert say("does-slash") in text and say("house-faces") in text


def test_chances_of_a_fight_are_shown_when_there_is_one() -> None:
    def typed(at: Desk) -> Iterator[str]:
        yield "o"
        while at.session.game.asked.prompt != "decide":
            yield str(RULES.suggest(at.session.game, at.session.game.asked.seat))
        yield "o"

    text = desk(typed=typed).text
    assert text.index("There is no fight now.") < text.index("Chances in this fight")
    rows = re.findall(r"^ +(\d+\.\d) % #* +(Win|Tie|Loss)$", text, re.MULTILINE)
    assert [name for _, name in rows] == ["Win", "Tie", "Loss"] and abs(sum(float(n) for n, _ in rows) - 100) < 0.2


# ---------------------------------------------------------------------- why not
def test_it_says_why_something_cannot_be_done() -> None:
    at = desk("n search", "n blue", "n fight", "n nothing at all", "n")
    text = joined(at.lines)
    assert "You may do that now." in text
    assert "Ask Blue for help: The rules forbid it now. DD-SEARCH-02" in text
    assert "DD-SEARCH-02 — Fight or flee" in text and "Nothing of that name here." in text


# ---------------------------------------------------------------------- offers in words
def test_deal_explains_itself_and_lists_what_can_be_named() -> None:
    at = desk("deal", "deal blue", "deal nobody", seats=("human", "human", "human"))
    text = joined(at.lines)
    assert text.count("WHO is one of Blue, Green.") == 2
    assert "You could give: 1 " in text and "You could ask for: " in text and "the next one-use die" in text
    assert "next.red" not in text, "what journals write is for journals"


@pytest.mark.parametrize("lang", LANGS)
def test_an_offer_by_numbers_is_put_to_the_other_at_once(lang: str) -> None:
    who, people = {"en": "blue", "fr": "bleu"}[lang], ("human", "human", "human")
    mine, _ = offers_of(RULES).terms(desk(seats=people).session.game, 0, 1)
    at = desk(f"deal {who} give 1 for {len(mine) + 1}", lang=lang, seats=people)
    game = at.session.game
    assert at.session.entries[-1].choice.startswith("file 1 give die.")
    assert (game.asked.seat, game.asked.prompt) == (1, "answer")
    assert RULES.messages(lang).say("opt-accept") in at.text


def test_an_offer_in_french_words() -> None:
    people = ("human", "human", "human")
    mine, theirs = offers_of(RULES).terms(desk(seats=people).session.game, 0, 1)
    at = desk(f"offre bleu donne 1 contre {len(mine) + 1}", lang="fr", seats=people)
    assert at.session.entries[-1].choice == f"file 1 give {mine[0].key} for {theirs[0].key}"


@pytest.mark.parametrize(
    ("word", "meant"), [("1?gagné", "die.x?won"), ("2:combat", "help:1:fight"), ("x?égalité", "die.x?tied")]
)
def test_a_condition_follows_a_number_or_a_name(word: str, meant: str) -> None:
    ends = dict(zip(RULES.messages("fr").say("deal-ends").split(), ENDS))
    assert term(word, ["die.x", "help:1"], ends) == meant


def test_an_offer_by_the_name_of_a_die() -> None:
    game = desk(seats=("human", "human", "human")).session.game
    name = inside(game).kit.handles[inside(game).heroes[0].dice[0]]
    at = desk(f"deal blue give {name}", seats=("human", "human", "human"))
    assert at.session.entries[-1].choice == f"file 1 give die.{name}"


def test_a_refused_offer_says_the_rule_and_one_that_waits_is_shown_and_taken_back() -> None:
    def typed(at: Desk) -> Iterator[str]:
        yield "deal blue give die.dragon"
        yield "deal back"
        while at.session.game.asked.prompt != "ability":
            yield str(RULES.suggest(at.session.game, at.session.game.asked.seat))
        yield "deal green for next.red.1" if at.session.game.asked.seat != 2 else "deal red for next.red.1"
        yield "deal back"

    text = joined(desk(typed=typed, seats=("human", "human", "human"), prompts="always").lines)
    assert text.count("DD-TRADE-01 — What can be traded") == 2
    assert "You have an offer ready for" in text and "Your offer for the next moment: " in text
    assert "You have taken your offer back." in text


def test_a_deal_of_three_by_names_and_numbers() -> None:
    people = ("human", "human", "human")
    game = desk(seats=people).session.game
    mine = inside(game).kit.handles[inside(game).heroes[0].dice[0]]
    at = desk(f"deal blue give {mine} for help:1 with green for letwin:2", "accept", "accept", seats=people)
    assert at.session.entries[0].choice == f"file 1 give die.{mine} for help:1 with 2 for letwin:2"
    assert [(p.by, p.to, p.what, p.n) for p in inside(at.session.game).ledger] == [
        (1, 0, "help", 1),
        (2, 0, "letwin", 2),
    ]
    lost = desk("deal blue give 1 with nobody for help:1", seats=people)
    assert "WHO is one of Blue, Green." in joined(lost.lines) and lost.session.entries == []


@pytest.mark.parametrize("deals", ["on", "off"])
def test_five_dice_are_exchanged_by_deal_with_deals_or_without(deals: str) -> None:
    def typed(at: Desk) -> Iterator[str]:
        game = at.session.game
        blue = [die for die in inside(game).bags["blue"] if die not in inside(game).heroes[0].dice][:3]
        for die in blue:
            inside(game).bags["blue"] = tuple([d for d in inside(game).bags["blue"] if d != die])
            inside(game).heroes[0].dice += (die,)
        yield "deal"
        yield "deal exchange"

    at = desk(typed=typed, deals=deals)
    assert "deal exchange: Exchange 5 equipment dice for an artifact: " in joined(at.lines)
    assert at.session.entries[-1].choice.startswith("file exchange ") and inside(at.session.game).glory(0) == 1


def test_other_games_have_no_such_command() -> None:
    assert 'I do not understand "deal blue"' in Desk("deal blue").play().text
