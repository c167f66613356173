"""What a seat is asked: words, exact odds and who is hit before the choice, squares to press, and the wall in the way."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tablee.gamekit.view import Choice, Question, Sketch, Words
from tablee.games import load
from tablee.games.super_dungeon.game import RULES
from tablee.games.super_dungeon.mind.odds import attack
from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.procedures.healing import Heal
from tablee.games.super_dungeon.rules.statuses import BANE
from tablee.games.super_dungeon.rules.usable import MELEE_ATTACK, MISSILE_ATTACK
from tablee.games.super_dungeon.show.asking import ON_THE_WAY
from tablee.kernel.decision import Refusal, parse
from tablee.terminal.speaker import Speaker
from tests.inside import chances_of, sight_of

from .scene import Scene

LANGS = ("en", "fr")


def asked(s: Scene, seat: int | None = None) -> Question:
    found = RULES.view(s.game, s.seat if seat is None else seat).question
    assert found is not None
    return found


def choice(s: Scene, key: str) -> Choice:
    return next(one for one in asked(s).options if one.key == key)


def speaker(s: Scene, lang: str) -> Speaker:
    found = Speaker(load("super-dungeon"), {}, lang)
    found.seat_sheets([seat.sheet for seat in RULES.view(s.game, -1).seats])
    return found


def read(s: Scene, key: str, lang: str = "en") -> str:
    return speaker(s, lang).words(choice(s, key).label, s.game)


def why(s: Scene, key: str, lang: str = "en") -> str:
    option, refusal = parse(key), s.game.why_not(s.seat, parse(key))
    assert isinstance(refusal, Refusal)
    return speaker(s, lang).words(RULES.because(s.game, s.seat, option, refusal), s.game)


# ---------------------------------------------------------------------- odds and targets
def test_an_attack_names_its_target_its_price_and_its_exact_odds() -> None:
    s = Scene()
    knight, mook = s.hero("questing-knight", 3, 3), s.put("mook", 4, 3)
    s.activate(knight)
    over, under = attack(s.game, knight, MELEE_ATTACK, mook)
    percent = round(100 * over / under)
    assert 0 < percent < 100
    one = choice(s, "act melee-attack mook-1")
    assert one.on == ("mook-1",) and one.to == ("mook-1",)
    assert read(s, one.key) == f"Melee Attack (1): Mook (1), {percent}%"
    assert read(s, one.key, "fr") == f"Attaque de Mêlée (1) : Mook (1), {percent} %"


def test_odds_change_with_what_acts_on_the_roll() -> None:
    percents = []
    for statuses in (0, BANE):  # under Bane its best defense die does not count
        s = Scene()
        s.put("sprout", 4, 3, statuses=statuses)
        s.activate(s.hero("questing-knight", 3, 3))
        percents.append(int(read(s, "act melee-attack sprout").split(", ")[1].rstrip("%")))
    assert percents[0] < percents[1]


def test_the_odds_of_all_attacks_come_surest_first() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 3, 3)
    mook, sprout = s.put("mook", 4, 3), s.put("sprout", 2, 3)
    s.activate(knight)
    found = chances_of(RULES).odds(s.game, 0)
    chances = {one.sheet: (one.over, one.under) for one in found}
    for n in (mook, sprout):
        over, under = attack(s.game, knight, MELEE_ATTACK, n)
        best = chances[f"model.{s.game.models[n].card}"]
        assert best[0] * under >= over * best[1], "another action may be surer, none is less sure"
    assert [one.per_mille for one in found] == sorted([one.per_mille for one in found], reverse=True)
    assert chances_of(RULES).odds(s.game, 1) == []


@pytest.mark.parametrize("lang", LANGS)
def test_an_area_action_says_who_is_hit_and_lights_its_squares(lang: str) -> None:
    s = Scene()
    knight = s.hero("questing-knight", 3, 3)
    for x, y in ((3, 4), (3, 6)):
        s.put("mook", x, y)
    s.put("mook", 8, 8)
    s.activate(knight)
    one = choice(s, "act mighty-throw s")
    assert one.on == ("questing-knight",)
    squares = [ref for ref in one.to if ref.startswith("map/")]
    assert squares[:2] == ["map/3.4", "map/3.5"] and "mook-2" in one.to and "mook-3" not in one.to
    text = read(s, one.key, lang)
    assert "Mook (1)" in text and "Mook (2)" in text and "Mook (3)" not in text
    assert text.count("%") == 2


# ---------------------------------------------------------------------- whom a prompt is about
def prompted(s: Scene, lang: str = "en") -> str:
    return speaker(s, lang).words(asked(s).prompt, s.game)


def test_who_defends_is_named_and_what_it_has_to_reach() -> None:
    s = Scene(heroes=("riftling-rogue", "questing-knight", "princess-emerald"))
    s.hero("riftling-rogue", 0, 0)
    s.put("billmen", 1, 0)
    s.activate("billmen-1")
    s.dice("b2", "b1", "b0")
    s.choose("act melee-attack riftling-rogue")
    assert prompted(s) == "Riftling Rogue defends against 3 stars: with which attribute?"
    assert prompted(s, "fr") == "Contre 3 étoiles, avec quel attribut se défend la Roublarde de la Faille ?"


def test_who_comes_back_is_named_not_who_spends_the_coin() -> None:
    s = Scene()
    knight, princess = s.hero("questing-knight", 1, 1), s.hero("princess-emerald", 9, 9)
    s.game.marker = s.at(5, 5)
    death.wound(s.game, princess, 5)
    s.game.coins = 2
    s.activate(knight)
    assert (
        prompted(s) == "The upkeep of Questing Knight: spend a princess coin to heal or bring back a Hero (2 are left)?"
    )
    s.choose("coin princess-emerald")
    assert prompted(s) == "Where does Princess Emerald return?"
    assert prompted(s, "fr") == "Où revient la Princesse Émeraude ?"


def test_who_is_healed_is_named_and_how_much() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, wounds=2, statuses=BANE)
    s.run(Heal(0, knight, 2))
    assert prompted(s) == "Heal Questing Knight, up to 2: wounds or statuses?"
    assert prompted(s, "fr") == "Soin pour le Preux Chevalier, 2 au plus : blessures ou statuts ?"


def test_each_hero_of_a_stampede_is_named_when_it_moves() -> None:
    s = Scene()
    s.hero("thundervale-huntress", 0, 0, potions=1)
    s.hero("questing-knight", 5, 5)
    s.activate("thundervale-huntress")
    s.choose("drink distilled-stampede thundervale-huntress")
    assert prompted(s) == "Stampede: move Questing Knight up to 3 squares?"
    s.choose("pass")
    assert prompted(s) == "Stampede: move Thundervale Huntress up to 3 squares?"


def test_a_tactical_strike_names_the_master() -> None:
    s = Scene(wonders=("the-colonel",))
    s.hero("questing-knight", 5, 5)
    s.put("the-colonel", 0, 0, master=0, seat=0)
    s.put("wisp", 6, 6)
    s.activate("the-colonel")
    s.choose("act tactical-strike")
    assert prompted(s) == "Questing Knight may make one basic attack."
    assert choice(s, "strike melee-attack wisp-1").on == ("wisp-1",)


def test_who_owns_a_potion_hears_which_and_for_whom() -> None:
    s = Scene(players=3)
    s.hero("thundervale-huntress", 0, 0)
    s.hero("questing-knight", 5, 5, potions=1)
    s.activate("thundervale-huntress")
    potion = next(one for one in s.options("drink") if "questing-knight" in one)
    s.choose(f"drink {potion}")
    name = speaker(s, "en").words(Words("opt-stock", {"card": f"@action.{potion.split()[0]}"}), s.game)
    assert prompted(s) == f"May Thundervale Huntress drink {name} from your card (Questing Knight)?"


def test_no_prompt_is_bare() -> None:
    """What has no subject to name tells what there is once in a game, or all there is of a kind."""
    plain = [
        "chest",
        "stock-loot-added",
        "marker",
        "hero-turn",
        "creeps",
        "treasure-heals",
        "rung-status",
        "last-point",
    ]
    for lang in LANGS:
        text = (files(RULES.package) / f"messages.{lang}.ftl").read_text(encoding="utf-8")
        found = re.findall(r"^prompt-(\S+) = (.*(?:\n .*)*)", text, re.MULTILINE)
        assert [name for name, words in found if "$" not in words] == plain


# ---------------------------------------------------------------------- squares
def test_moves_are_squares_to_press_and_answer_with_the_engine_s_words() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 5, 5)
    s.activate(knight)
    pick = asked(s).pick
    assert pick is not None and (pick.verb, pick.least, pick.most) == ("move", 1, 1)
    assert ("map/6.6", "6 6") in pick.of
    assert [f"move {value}" for _, value in pick.of] == [f"move {goal}" for goal in s.options("move")]


def test_a_few_squares_are_listed_one_by_one() -> None:
    s = Scene(rows=["..."])
    s.activate(s.hero("questing-knight", 0, 0))
    assert asked(s).pick is None
    assert choice(s, "move 2 0").on == ("map/2.0",)


def test_only_who_is_asked_sees_the_options() -> None:
    s = Scene()
    s.activate(s.hero("questing-knight", 5, 5))
    assert asked(s, 1).options == () and asked(s, -1).options == ()
    assert asked(s, 1).prompt.id == "waiting"


# ---------------------------------------------------------------------- why not
def test_the_wall_that_stops_a_sight_is_named() -> None:
    s = Scene(rows=["........"] * 4, walls=["v 4 0-4"])
    s.put("mook", 6, 1)
    s.activate(s.hero("princess-emerald", 1, 1))
    assert s.why_not(f"act {MISSILE_ATTACK} mook-1") == "SD-LOS-01"
    text = why(s, f"act {MISSILE_ATTACK} mook-1")
    assert text == "No line of sight: wall from (4, 0) to (4, 4) is in the way."
    assert "le mur de (4, 0) à (4, 4)" in why(s, f"act {MISSILE_ATTACK} mook-1", "fr")


def test_the_structure_that_stops_a_sight_is_named() -> None:
    s = Scene(rows=["........", "........", "...ss...", "........", "........"])
    s.put("mook", 7, 2)
    s.activate(s.hero("princess-emerald", 0, 2))
    key = f"act {MISSILE_ATTACK} mook-1"
    assert s.why_not(key) == "SD-LOS-01"
    assert why(s, key) == "No line of sight: structure at (3, 2) is in the way."


def test_other_reasons_stay_what_they_are() -> None:
    s = Scene()
    s.activate(s.hero("questing-knight", 0, 0))
    s.hero("princess-emerald", 1, 1)
    assert why(s, "act melee-attack princess-emerald") == "The rules forbid it now."


def test_pointing_at_an_enemy_tries_every_action_that_could_be_meant() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.put("mook", 9, 9)
    s.lay("chest", 5, 5)
    s.activate(knight)
    tried = [one.key for one in RULES.tries(s.game, 0, "mook-1")]
    assert tried[0] == "act melee-attack mook-1" and all([key.endswith("mook-1") for key in tried])
    assert "act bandage mook-1" not in tried
    assert [one.key for one in RULES.tries(s.game, 0, "map/11.11")] == ["move 11 11"]
    chest = [one.key for one in RULES.tries(s.game, 0, "chest.1")]
    assert chest == ["act smash-chest 5 5", "act pick-lock 5 5", "act unlock-treasure-chest 5 5"]
    assert all([s.game.why_not(0, parse(key)) is not None for key in [*tried, *chest]])
    assert RULES.tries(s.game, 1, "chest.1") == []


def test_traps_that_begin_on_one_square_are_told_apart() -> None:
    s = Scene()
    s.activate(s.hero("princess-emerald", 0, 0))
    s.trap("wall-of-fire", (2, 0), (3, 0), (4, 0), (5, 0))
    s.again()
    assert read(s, "act disarm-trap 2 0") == "Disarm Trap (1): Wall of Fire, square (2, 0)"
    s.trap("corrupted-tree", (2, 0), (3, 0), (2, 1), (3, 1))
    s.again()
    assert read(s, "act disarm-trap 2 0") == "Disarm Trap (1): Wall of Fire, square (2, 0), trap 1 there"
    assert read(s, "act disarm-trap 2 0 2") == "Disarm Trap (1): Corrupted Tree, square (2, 0), trap 2 there"
    assert read(s, "act disarm-trap 2 0 2", "fr").endswith(", case (2, 0), piège 2 de cette case")
    assert choice(s, "act disarm-trap 2 0 2").on == ("map/2.0",)
    for piece, key in (("trap.0.0", "act disarm-trap 2 0"), ("trap.1.0", "act disarm-trap 2 0 2")):
        assert [one.key for one in RULES.tries(s.game, 0, piece)] == [key]


# ---------------------------------------------------------------------- messages that are put together
@pytest.mark.parametrize("lang", LANGS)
def test_every_wound_and_drop_has_words(lang: str) -> None:
    say = RULES.messages(lang)
    for how in ("action", "fire", "trap", "backlash", "spawn", "other"):
        assert "3" in say.say(f"log-wounded-{how}", who="X", count=3)
    for kind in ("coin", "key"):
        assert "(4, 7)" in say.say(f"log-dropped-{kind}", x=4, y=7)


# ---------------------------------------------------------------------- who sees what
def sighted(s: Scene, ref: str, lang: str = "en") -> tuple[str, Sketch]:
    found = sight_of(RULES).sees(s.game, ref)
    assert found is not None and found.rules[0] == "SD-LOS-01"
    return speaker(s, lang).words(found.words, s.game), found.sketch


def test_the_wall_before_a_square_or_a_figure_is_drawn() -> None:
    s = Scene(rows=["........"] * 4, walls=["v 4 0-4"])
    s.put("mook", 6, 1)
    s.activate(s.hero("princess-emerald", 1, 1))
    for ref in ("map/6.1", "mook-1"):
        text, sketch = sighted(s, ref)
        assert text == "No line of sight: wall from (4, 0) to (4, 4) is in the way."
        assert sketch == Sketch("map", (150, 150, 650, 150), False, ((4, 0, 4, 4),))
    assert "le mur de (4, 0) à (4, 4)" in sighted(s, "mook-1", "fr")[0]


def test_the_structure_before_a_square_is_drawn() -> None:
    s = Scene(rows=["........", "...ss...", "........"])
    s.activate(s.hero("princess-emerald", 0, 1))
    text, sketch = sighted(s, "map/7.1")
    assert "structure" in text and sketch.cells == ("3.1", "4.1") and not sketch.walls and not sketch.clear
    assert sighted(s, "map/7.0")[1].clear


def test_a_clear_line_is_drawn_past_the_wall_with_its_range() -> None:
    """SD-LOS-02's numbers: the wall on x = 2 from y = 0 to 1 hides (4, 0) from (0, 0), not (4, 1)."""
    s = Scene(rows=["....."] * 2, walls=["v 2 0-1"])
    s.activate(s.hero("princess-emerald", 0, 0))
    assert not sighted(s, "map/4.0")[1].clear
    text, sketch = sighted(s, "map/4.1")
    x, y, to_x, to_y = sketch.line
    assert sketch.clear and text == "Clear, at range 4."
    assert sighted(s, "map/4.1", "fr")[0] == "Dégagée, à portée 4."
    assert 0 < x < 100 and 0 < y < 100 and 400 < to_x < 500 and 100 < to_y < 200
    assert y + (to_y - y) * (200 - x) / (to_x - x) > 100, "it passes below the end of the wall"


def test_nobody_looks_when_nobody_acts_and_nobody_at_a_hole_or_at_oneself() -> None:
    s = Scene(rows=["....", ". ..", "...."])
    s.put("mook", 3, 2)
    emerald = s.hero("princess-emerald", 0, 0)
    assert sight_of(RULES).sees(s.game, "mook-1") is None
    s.activate(emerald)
    assert sight_of(RULES).sees(s.game, "mook-1") is not None
    for ref in ("princess-emerald", "map/1.1", "map/9.9", "map/a.b", "map/", "nothing", "mook-2"):
        assert sight_of(RULES).sees(s.game, ref) is None, ref


@pytest.mark.parametrize("rule", ON_THE_WAY)
def test_every_rule_on_the_way_of_a_move_has_its_sentence(rule: str) -> None:
    s = Scene()
    en, fr = [speaker(s, lang).words(Words(f"reason-{rule[3:]}"), s.game) for lang in LANGS]
    assert en != fr and en.endswith(".") and fr.endswith(".")


def test_what_is_too_far_or_too_dear_says_by_how_much() -> None:
    s = Scene()
    s.put("mook", 9, 3)
    s.activate(s.hero("questing-knight", 3, 3))
    assert why(s, f"act {MELEE_ATTACK} mook-1") == "Out of range: 6 squares away, the range is 2."
    assert why(s, "move 11 11") == "Too far for the movement points that are left."
    assert why(s, "move 9 3", "fr") == "Un autre combattant s'y trouve."
    s.choose("0:run")
    assert why(s, f"act {MELEE_ATTACK} mook-1") == "Not enough action points: it costs 1, 0 left."
