"""Super Dungeon in the terminal: the map in characters, squares by their coordinates, odds before the choice, the wall in
the way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

import pytest

from tablee.games import load
from tablee.games.super_dungeon.mind import odds
from tablee.table import saves
from tablee.table.journal import outcome_of, read
from tablee.table.session import Session
from tests.inside import inside
from tests.terminal.kit import LANGS, Desk, joined, well

IN_BOTH = pytest.mark.parametrize("lang", LANGS)
RULES = load("super-dungeon")
FIRST = "activate princess-emerald"


def desk(
    *answers: str,
    lang: str = "en",
    seats: tuple[str, ...] = ("human", "bot:random"),
    typed: Callable[[Desk], Iterable[str]] | None = None,
    prompts: str = "smart",
    seed: str = "3",
    **more: str,
) -> Desk:
    session = Session.start("super-dungeon", {"players": str(len(seats)), **more}, seats, seed, prompts)
    return Desk(*answers, lang=lang, session=session, typed=typed).play()


# ---------------------------------------------------------------------- playing
def test_a_whole_game_can_be_played() -> None:
    """Whoever has not won after so many choices gives up."""

    def typed(at: Desk) -> Iterator[str]:
        yield from well(400)(at)
        yield "concede"
        yield "yes"

    at = desk(typed=typed, seats=("human", "bot:greedy"))
    game = at.session.game
    assert game.outcome is not None and read(saves.load_text("desk")).result == outcome_of(game)
    over = RULES.view(game, 0).over
    said = {"over-heroes": "the Heroes win!", "over-consul": "the Consul wins!"}
    assert over is not None and said[over.id] in joined(at.lines[-12:]), "before the account of the game"


def test_both_languages_are_asked_the_same_questions() -> None:
    en, fr = [desk(lang=lang, typed=well(40)) for lang in LANGS]
    assert en.session.entries == fr.session.entries and len(en.asked) == len(fr.asked)
    assert len(en.session.entries) > 40


@IN_BOTH
def test_no_line_is_wider_than_the_screen(lang: str) -> None:
    assert [line for line in desk(lang=lang, typed=well(30), prompts="always").lines if len(line) > 80] == []


@pytest.mark.parametrize("side", ["0", "1"])
def test_one_person_may_be_either_side(side: str) -> None:
    at = desk(consul=side)
    assert at.text.startswith({"0": "You play Consul.", "1": "You play Heroes."}[side])


# ---------------------------------------------------------------------- the map
def test_the_map_shows_everybody_at_their_squares() -> None:
    at = desk()
    game, view = at.session.game, RULES.view(at.session.game, 0)
    text = joined(at.lines)
    for n in inside(game).kit.heroes:
        x, y = inside(game).board.xy(inside(game).models[n].at)
        name = view.pieces[inside(game).kit.handles[n]]
        assert name.at == (x, y)
        assert re.search(rf"[A-Z]{{2}} [A-Z][a-z]+ [A-Z][a-z]+ \({x} {y}, \d/\d\)", text)


def test_reach_is_written_on_the_squares_and_a_square_is_typed_as_it_is_read() -> None:
    at = desk(FIRST, "5 8")
    game = at.session.game
    princess = inside(game).kit.by_handle["princess-emerald"]
    assert at.session.entries[1].choice == "move 5 8" and inside(game).board.xy(inside(game).models[princess].at) == (
        5,
        8,
    )
    lines = at.after(0)
    row = next(line for line in lines if line.startswith(" 8 |"))
    assert row[4 + 3 * 5 : 6 + 3 * 5] == ".2"  # two movement points to (5, 8)
    assert any("squares can be chosen" in line for line in lines)


@IN_BOTH
def test_the_whole_map_and_what_is_seen(lang: str) -> None:
    at = desk(FIRST, "m", "v", lang=lang)
    game = at.session.game
    numbers = [int(line[:2]) for line in at.after(1) if re.match(r" ?\d+ [|.?~#+]", line)]
    assert set(numbers) == set(range(inside(game).board.height))
    princess = inside(game).kit.by_handle["princess-emerald"]
    seen = inside(game).board.seen_from(inside(game).feet(princess), 0)
    marked = sum([line.count("+") for line in at.after(2) if re.match(r" ?\d+ ", line)])
    assert 0 < marked <= seen.bit_count()


def test_every_question_fits_a_screen_of_24_lines_with_the_map_when_it_has_changed() -> None:
    at = desk(typed=well(60), seats=("human", "bot:greedy"), prompts="always")
    maps = 0
    for before, end in zip([0, *at.marks], at.marks, strict=False):
        lines = at.lines[before:end]
        start = max([n for n, line in enumerate(lines) if not line], default=0)  # after what has happened
        assert len(lines) - start < 24, lines[start:]
        maps += any([re.match(r" +0  1  2 ", line) or re.match(r" +\d+ +\d+ +\d+ +\d+$", line) for line in lines])
    assert maps > len(at.marks) // 2


@IN_BOTH
def test_what_can_be_done_in_many_ways_stands_there_once(lang: str) -> None:
    at = desk(FIRST, "1", "1.2", lang=lang)
    listed = [line.strip() for line in at.after(1)]
    assert listed[0].startswith("1.1 ") and listed[1].startswith("1.2 ")
    assert at.session.entries[1].choice.startswith("act missile-attack old-growth-hollow")


@IN_BOTH
@pytest.mark.rule("SD-TILE-03")
def test_a_place_off_the_map_gets_a_clear_answer(lang: str) -> None:
    at = desk(FIRST, "99 99", "move 3 40", "n 99 99", "0 0", lang=lang)
    nothing = {"en": "There is no square at (99, 99)", "fr": "Il n'y a pas de case en (99, 99)"}[lang]
    assert nothing in joined(at.after(1)) and nothing in joined(at.after(3))
    assert "(3, 40)" in joined(at.after(2))
    assert "SD-MOVE-01" in joined(at.after(4)), "a square that is there, but too far"


# ---------------------------------------------------------------------- odds and why not
def round_half_up(over: int, under: int) -> int:
    """In per cent; what may happen is neither 0 nor 100."""
    return min(99, max(1, (200 * over + under) // (2 * under)))


@IN_BOTH
def test_every_attack_says_its_chance_before_it_is_chosen(lang: str) -> None:
    at = desk(FIRST, "1", lang=lang)
    game = at.session.game
    princess = inside(game).kit.by_handle["princess-emerald"]
    attacks = [o for o in game.asked.options if o.verb == "act" and o.args[0] == "missile-attack"]
    assert attacks
    text = joined(at.after(1))
    for option in attacks:
        over, under = odds.attack(
            inside(game), princess, "missile-attack", inside(game).kit.by_handle[str(option.args[1])]
        )
        said = {"en": f"{round_half_up(over, under)}%", "fr": f"{round_half_up(over, under)} %"}[lang]
        assert f", {said}" in text


def test_why_not_names_the_wall_that_is_in_the_way() -> None:
    text = joined(desk(FIRST, "n act missile-attack mook-3").lines)
    assert "No line of sight: wall from (7, 12) to (12, 12) is in the way. SD-LOS-01" in text


@IN_BOTH
def test_a_square_is_asked_about_by_its_numbers(lang: str) -> None:
    """Why one cannot go there, and whether it is seen."""
    at = desk(FIRST, "n 11 31", "n 99 99", lang=lang)
    text = joined(at.after(1))
    sight = {"en": "Line of sight of Princess Emerald", "fr": "Ligne de vue de Princesse Émeraude"}[lang]
    assert sight in text and "(11, 31)" in text and "SD-LOS-01" in text


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("move 11 31", "SD-MOVE-0"),
        ("act melee-attack frog-knight-2", "SD-RANGE-01"),
        ("act magic-attack billmen-3", "SD-BASIC-02"),
        ("activate questing-knight", "SD-"),
        ("spawn bramble-knight", "SD-"),
        ("equip nothing princess-emerald", "SD-EQUIP-01"),
    ],
)
def test_why_not_names_the_rule(words: str, rule: str) -> None:
    assert rule in joined(desk(FIRST, f"n {words}").after(1))


@IN_BOTH
def test_cards_are_read_with_what_they_do_and_their_house_values(lang: str) -> None:
    name = {"en": "Princess Emerald", "fr": "Princesse Émeraude"}[lang]
    at = desk(f"c {name}", lang=lang)
    assert name in at.text and RULES.describe("princess-emerald", lang)[1].split()[0] in at.text


# ---------------------------------------------------------------------- when to ask
@pytest.mark.parametrize(("lang", "never"), [("en", "never"), ("fr", "jamais")])
def test_a_person_says_when_to_be_asked_about_a_hero(lang: str, never: str) -> None:
    at = desk("ask 3 never", "ask 1 struck", "ask 1", "ask 4 never", "ask 1 sometimes", lang=lang)
    assert at.session.prompts[0].wishes == {"princess-emerald": "never"}
    assert at.text.count(f"Émeraude : {never}" if lang == "fr" else f"Emerald: {never}") == 3
    assert joined(at.lines).count({"en": "ask 1 5 makes", "fr": "quand 1 5 en pose"}[lang]) == 2, (
        "what is no wish is answered with how to make one"
    )


def test_a_wish_is_made_by_its_number_and_in_french() -> None:
    at = desk("quand 3 5", lang="fr")
    assert at.session.prompts[0].wishes == {"princess-emerald": "never"}


@IN_BOTH
@pytest.mark.parametrize(
    ("typed", "x", "y"),
    [("99 99", 99, 99), ("-1 3", -1, 3), ("n 99 0", 99, 0), ("move 99 99", 99, 99), ("3,99", 3, 99)],
)
def test_a_place_off_the_map_is_said_with_where_the_map_ends(lang: str, typed: str, x: int, y: int) -> None:
    at = desk(typed, lang=lang)
    view = RULES.view(at.session.game, 0)
    grid = next(area.grid for area in view.areas if area.grid is not None)
    said = RULES.messages(lang).say("off-the-map", x=x, y=y, w=grid.w - 1, h=grid.h - 1)
    assert joined(at.after(0)).startswith(said)


@IN_BOTH
def test_odds_stand_beside_the_choices(lang: str) -> None:
    assert desk("o", lang=lang).after(0)[0] == RULES.messages(lang).say("odds-beside")
