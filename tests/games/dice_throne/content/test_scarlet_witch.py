"""Scarlet Witch: every ability at every level, every token, every card of her own; and a die whose symbols do not count."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tablee.games.dice_throne.mind.odds import ability_odds, chances
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.ladder import read, spelled
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import INSTANT, MAIN, MAIN_2, ROLL, OfAKindNeeded, Straight, Symbols
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.games.dice_throne.show.view import pick, view
from tablee.kernel.record import Record
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, nothing_waits, over, overpowered

HERO = HEROES["scarlet-witch"]
GUNSLINGER = HEROES["gunslinger"]


def casts(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """The Scarlet Witch, seat 0, attacks the Barbarian, who does not defend."""
    s = announced((HERO, "barbarian"), ability, faces, then, **scene)
    s.passing()
    return s.do("1:pass").passing() if s.prompt == "defend" else s


def warped(*dice: int, hero: str = "gunslinger", **scene: Any) -> Scene[Battle]:
    """Somebody, seat 0, has Reality Warp and rolls: the first of the five dice is one of hers."""
    scene.setdefault("cp", (0, 0))
    return battle(hero, HERO, at="offensive_roll", dice=dice, tokens=({"reality-warp": 1},), **scene)


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-COMP-02", "DT-COMP-03")
def test_her_dice_her_deck_and_her_tokens() -> None:
    assert HERO.faces == ("hex", "hex", "hex", "psyche", "grimoire", "chaos") and len(HERO.deck) == 32
    assert {card.id: (card.cost, card.timing, card.modifier) for card in HERO.cards[18:]} == {
        "chaos-magic": (1, ROLL, True),
        "no-more": (1, INSTANT, False),
        "hex-field": (1, MAIN, False),
        "shift-the-odds": (1, INSTANT, False),
        "soul-drain": (2, MAIN, False),
        "static-charge": (1, MAIN, False),
    }
    assert {card.id: card.cost for card in HERO.deck if card.slot >= 0} == {
        "hex-bolt-2": 2,
        "darkhold-2": 2,
        "jinx-2": 2,
        "mind-blast-2": 2,
        "spellcraft-2": 2,
        "bewitch-2": 2,
        "pure-chaos-2": 2,
        "hex-shield-2": 2,
    }
    assert [(t.id, t.kind, t.limit, t.persistent, t.transferable) for t in HERO.tokens] == [
        ("probability-manipulation", "positive", 2, False, True),
        ("conjure", "positive", 1, False, True),
        ("crackle", "positive", 3, False, True),
        ("reality-warp", "negative", 1, False, True),
        ("life-siphon", "unique", 2, True, False),
    ]


# ---------------------------------------------------------------------- Probability Manipulation
@pytest.mark.rule("DT-DICE-01", "DT-STATUS-08")
def test_an_even_die_of_hers_goes_up_or_down() -> None:
    tokens = ({"probability-manipulation": 2},)
    s = battle(HERO, "barbarian", at="offensive_roll", cp=(0, 0), tokens=tokens, dice=(1, 2, 3, 4, 6))
    s.do("0:spend probability-manipulation")
    assert s.offers == ["set 2 1", "set 2 3", "set 4 3", "set 4 5", "set 6 5"], "no odd die, and nothing above a 6"
    s.do("0:set 4 5", "0:spend probability-manipulation")
    assert s.offers == ["set 2 1", "set 2 3", "set 6 5"]
    s.do("0:set 6 5")
    assert s.game.rolls[-1].faces == (1, 2, 3, 5, 5) and held(s, 0) == {} and s.game.attempts == 2


@pytest.mark.rule("DT-DICE-01", "DT-DICE-03")
def test_it_needs_an_even_die_of_her_own() -> None:
    tokens = ({"probability-manipulation": 1},)
    s = battle(HERO, "barbarian", at="offensive_roll", cp=(0, 0), tokens=tokens, dice=(1, 1, 3, 5, 5))
    assert s.why_not("0:spend probability-manipulation") == "DT-DICE-01"
    s = battle(HERO, "barbarian", at="offensive_roll", active=1, cp=(0, 0), tokens=tokens, dice=(2, 2, 4, 4, 6))
    assert s.why_not("0:spend probability-manipulation") == "DT-DICE-01", "these are the Barbarian's"
    s = battle(HERO, "barbarian", cp=(0, 0), tokens=tokens)
    assert s.why_not("0:spend probability-manipulation") == "DT-DICE-03"


# ---------------------------------------------------------------------- Conjure
def conjuring(*heroes: str, hands: tuple[tuple[str, ...], ...] = (), **scene: Any) -> Scene[Battle]:
    scene.setdefault("tokens", ({"conjure": 1},))
    return battle(HERO, *heroes, cp=(0,) * (1 + len(heroes)), hands=hands, **scene).do("0:spend conjure")


@pytest.mark.rule("DT-STATUS-03", "DT-STATUS-02")
def test_a_positive_token_from_any_leaflet() -> None:
    s = conjuring("gunslinger").do("0:choose 1")
    wanted = ["probability-manipulation", "conjure", "crackle", "evasive", "reload"]
    assert s.offers == [f"conjure {id}" for id in wanted], "positive ones, hers too; no Bounty, no Life Siphon"
    s.do("0:conjure evasive")
    assert held(s, 0) == {"evasive": 1} and held(s, 1) == {} and s.prompt == "main"


@pytest.mark.rule("DT-STATUS-11")
def test_what_she_has_no_room_for_is_not_conjured() -> None:
    s = conjuring("barbarian", tokens=({"conjure": 1, "crackle": 3},)).do("0:choose 1")
    assert s.offers == ["conjure probability-manipulation", "conjure conjure"]


@pytest.mark.rule("DT-STATUS-04")
def test_or_reality_warp_for_an_opponent() -> None:
    s = conjuring("barbarian", "gunslinger").do("0:choose 2", "0:player 2")
    assert (held(s, 0), held(s, 1), held(s, 2)) == ({}, {}, {"reality-warp": 1})


@pytest.mark.rule("DT-STATUS-03", "DT-TIME-09")
def test_each_opponent_may_stop_it_with_a_card_clockwise() -> None:
    hands = ((), ("buh-bye", "six-it"), ("so-wild",))
    s = conjuring("barbarian", "gunslinger", hands=hands).do("0:choose 1", "0:conjure evasive")
    assert (s.seat, s.offers) == (1, ["discard buh-bye", "discard six-it", "no"])
    s.do("1:no")
    assert (s.seat, s.offers) == (2, ["discard so-wild", "no"])
    s.do("2:discard so-wild")
    assert held(s, 0) == {} and hand(s, 2) == [] and pile(s, 2) == ["so-wild"] and len(hand(s, 1)) == 2
    assert s.log("stops-conjuring") == [{"who": "&2", "whom": "&0"}] and s.prompt == "main"


@pytest.mark.rule("DT-STATUS-03", "DT-TEXT-06")
def test_who_has_stopped_it_ends_the_asking_and_who_has_no_card_is_not_asked() -> None:
    s = conjuring("barbarian", "gunslinger", hands=((), ("buh-bye",), ("so-wild",))).do(
        "0:choose 1", "0:conjure crackle"
    )
    s.do("1:discard buh-bye")
    assert held(s, 0) == {} and hand(s, 2) == ["so-wild"] and s.prompt == "main"
    s = conjuring("barbarian", "gunslinger", hands=((), (), ("so-wild",))).do("0:choose 1", "0:conjure crackle")
    assert s.seat == 2 and held(s.do("2:no"), 0) == {"crackle": 1}


@pytest.mark.rule("DT-STATUS-01", "DT-STATUS-03")
def test_who_is_stunned_stops_nothing() -> None:
    s = conjuring("barbarian", hands=((), ("buh-bye",)), tokens=({"conjure": 1}, {"stun": 1}))
    s.do("0:choose 1", "0:conjure crackle")
    assert held(s, 0) == {"crackle": 1} and hand(s, 1) == ["buh-bye"]


@pytest.mark.rule("DT-STATUS-03", "DT-HERO-PIR-10")
def test_a_token_that_belongs_to_somebody_stays_theirs() -> None:
    s = conjuring("loki").do("0:choose 1", "0:conjure bag-of-tricks")
    kind = s.game.kit.by_id["bag-of-tricks"]
    assert held(s, 0) == {"bag-of-tricks": 1} and kind.owner == 1


@pytest.mark.rule("DT-STATUS-07")
def test_once_per_turn_in_her_main_phase() -> None:
    s = conjuring("barbarian").do("0:choose 1", "0:conjure conjure")
    assert held(s, 0) == {"conjure": 1} and s.why_not("0:spend conjure") == "DT-HERO-WID-01"
    s = battle(HERO, "barbarian", at="offensive_roll", cp=(0, 0), tokens=({"conjure": 1},), dice=(1, 1, 1, 4, 6))
    assert s.why_not("0:spend conjure") == "DT-HERO-WID-01"


# ---------------------------------------------------------------------- Crackle
@pytest.mark.rule("DT-MOD-01", "DT-STATUS-02")
@pytest.mark.parametrize(
    ("others", "added"),
    [
        ({}, 0),
        ({"conjure": 1}, 1),
        ({"conjure": 1, "knockdown": 1}, 2),  # positive and negative ones
        ({"life-siphon": 2}, 0),  # unique ones do not count
        ({"probability-manipulation": 2, "conjure": 1, "targeted": 1}, 3),  # 3 at most
    ],
)
def test_crackle_feeds_on_the_other_tokens(others: dict[str, int], added: int) -> None:
    heroes = (HERO, "moon-elf") if "targeted" in others else (HERO, "gunslinger")
    tokens: tuple[dict[str, int], ...] = ({"crackle": 1, **others}, {})
    s = announced(heroes, "hex-bolt", (1, 1, 1, 5, 6), tokens=tokens)
    s.do("0:spend crackle").passing("defend")
    assert incoming(s, 1) == 4 + added and count(s, 0, "crackle") == 0


@pytest.mark.rule("DT-STATUS-07", "DT-MOD-03")
def test_two_crackle_a_turn_and_they_count_one_another() -> None:
    s = announced((HERO, "barbarian"), "hex-bolt", (1, 1, 1, 5, 6), tokens=({"crackle": 3},))
    s.do("0:spend crackle", "0:spend crackle")
    assert s.why_not("0:spend crackle") == "DT-STATUS-07"
    over(s.passing("defend").do("1:pass"))
    assert healths(s) == [50, 50 - 4 - 2 - 1] and held(s, 0) == {"crackle": 1}


@pytest.mark.rule("DT-MOD-03", "DT-MOD-02")
def test_crackle_is_for_attacks_of_her_own() -> None:
    s = battle(HERO, "barbarian", cp=(0, 0), tokens=({"crackle": 3},))
    assert s.why_not("0:spend crackle") == "DT-MOD-02"
    s = overpowered(HERO, 9, tokens=({}, {"crackle": 3})).passing("defend")
    assert s.why_not("1:spend crackle") != ""


@pytest.mark.rule("DT-STATUS-07", "DT-TURN-02")
def test_the_next_turn_has_two_again() -> None:
    s = announced((HERO, "barbarian"), "hex-bolt", (1, 1, 1, 5, 6), tokens=({"crackle": 2},))
    s.do("0:spend crackle", "0:spend crackle").passing("defend").do("1:pass").passing("main")
    assert s.game.players[0].used.count("token.crackle.spend") == 2
    s.passing("keep")
    assert s.game.active == 1 and "token.crackle.spend" not in s.game.players[0].used


# ---------------------------------------------------------------------- Reality Warp
@pytest.mark.rule("DT-OFF-01", "DT-COMP-03")
def test_one_of_five_dice_is_hers_and_the_token_is_gone() -> None:
    s = warped(1, 1, 1, 4, 6)
    assert s.game.rolls[-1].faces == (-1, 1, 1, 4, 6) and held(s, 0) == {} and s.game.odd
    assert s.log("odd-die") == [{"who": "&0"}] and s.log("rolls")[-1]["dice"] == "1* 1 1 4 6"


@pytest.mark.rule("DT-ABILITY-01", "DT-OFF-04")
def test_its_symbol_does_not_count() -> None:
    s = warped(1, 1, 1, 4, 6).do("0:keep -1 1 1 4 6")
    assert s.why_not("0:announce revolver") == "DT-OFF-04" and s.offers == ["nothing"]
    s = warped(5, 1, 1, 1, 6).do("0:keep -5 1 1 1 6", "0:announce revolver").passing("defend").do("1:pass").passing()
    assert healths(s) == [50, 47] and not s.game.odd


@pytest.mark.rule("DT-ABILITY-02", "DT-ABILITY-04")
def test_its_number_counts() -> None:
    s = warped(3, 1, 2, 4, 6).do("0:keep -3 1 2 4 6")
    assert "announce showdown" in s.offers, "a Small Straight is made of numbers"
    s = (
        warped(1, 1, 1, 1, 6, levels=({"revolver": 2},))
        .do("0:keep -1 1 1 1 6", "0:announce revolver")
        .passing("defend")
    )
    assert incoming(s, 1) == 4, "three Bullets"
    s.do("1:pass").passing()
    assert count(s, 1, "knockdown") == 1, "and four of a kind"


@pytest.mark.rule("DT-OFF-02", "DT-OFF-03")
def test_it_is_kept_or_rolled_again_as_itself() -> None:
    s = warped(1, 1, 4, 4, 6, 5, 2)
    assert "keep -1 4 4 6" in s.offers and "keep 1 4 4 6" in s.offers and s.why_not("0:keep 1 1 4") == "DT-OFF-02"
    s.do("0:keep 1 4 4 6")
    assert s.game.rolls[-1].faces == (-5, 1, 4, 4, 6)
    s.do("0:keep -5 4 4 6")
    assert s.game.rolls[-1].faces == (-5, 2, 4, 4, 6)


@pytest.mark.rule("DT-DICE-01", "DT-CARD-19")
def test_it_can_be_altered_and_stays_hers() -> None:
    cards = ("six-it", "samesies", "so-wild", "tip-it")
    s = warped(1, 1, 4, 4, 6, hands=(cards,), cp=(9, 0)).do("0:play six-it")
    assert s.offers == ["set -1 6", "set 1 6", "set 4 6"]
    s.do("0:set -1 6", "0:play samesies")
    assert "copy -6 6" not in s.offers and "copy 6 -6" not in s.offers
    s.do("0:copy -6 4", "0:play tip-it", "0:set -4 5")
    assert s.game.rolls[-1].faces == (-5, 1, 4, 4, 6)
    assert [line["old"] for line in s.log("sets-die")] == [1, 6, 4] and s.log("sets-die")[-1]["new"] == 5


@pytest.mark.rule("DT-DICE-01", "DT-DICE-04")
def test_it_is_re_rolled_by_cards_as_any_other() -> None:
    s = warped(1, 1, 4, 4, 6, 3, 5, hands=(("try-try-again",),), cp=(1, 0)).do("0:play try-try-again", "0:reroll -1")
    assert s.game.rolls[-1].faces == (-3, 1, 4, 4, 6)
    assert s.do("0:reroll 1").game.rolls[-1].faces == (-3, 5, 4, 4, 6)


@pytest.mark.rule("DT-OFF-01", "DT-DEF-07")
def test_no_other_dice_are_touched_by_it() -> None:
    s = warped(2, 1, 1, 1, 5, 6, 6, 3, hero="barbarian").do("0:keep -2 1 1 1 5", "0:announce smack").passing("defend")
    s.do("1:defend hex-shield").passing("main")
    assert all(["*" not in line["dice"] for line in s.log("rolls")[1:]]) and not s.game.odd


@pytest.mark.rule("DT-OFF-15", "DT-STATUS-01")
def test_a_phase_that_is_skipped_keeps_it() -> None:
    tokens = ({"reality-warp": 1, "knockdown": 1},)
    s = battle("gunslinger", HERO, at="before_offense", cp=(0, 0), tokens=tokens).passing()
    assert held(s, 0) == {"reality-warp": 1} and s.game.phase == MAIN_2


@pytest.mark.rule("DT-STATUS-01", "DT-COMP-03")
def test_she_notices_nothing_of_it_herself() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", cp=(0, 0), tokens=({"reality-warp": 1},), dice=(1, 1, 1, 5, 6))
    assert s.game.rolls[-1].faces == (1, 1, 1, 5, 6) and held(s, 0) == {} and s.log("odd-die") == []


@pytest.mark.rule("DT-OFF-01")
def test_a_phase_begun_anew_has_it_still_and_a_further_phase_has_not() -> None:
    tokens = ({"reality-warp": 1, "deja-vu": 1},)
    dice = (1, 1, 3, 5, 6, 2, 2, 3, 5, 6)
    s = battle("doctor-strange", HERO, at="offensive_roll", cp=(0, 0), tokens=tokens, dice=dice)
    assert s.do("0:spend deja-vu").game.rolls[-1].faces == (-2, 2, 3, 5, 6)
    s = battle(
        "tactician",
        HERO,
        at="offensive_roll",
        cp=(0, 0),
        tokens=({"reality-warp": 1},),
        dice=(1, 1, 4, 4, 5, 6, 2, 2, 3, 5, 6),
    )
    s.do("0:keep -1 1 4 4 5", "0:announce profiteer").passing("keep")
    assert s.game.rolls[-1].faces == (2, 2, 3, 5, 6)


def test_an_odd_die_is_seen_told_and_saved() -> None:
    s = warped(3, 1, 1, 4, 6)
    seen = view(s.game, 0).pieces
    assert (seen["d0"].sheet, seen["d0"].face, seen["d0"].is_) == ("die.scarlet-witch", 3, ("odd",))
    assert (seen["d1"].sheet, seen["d1"].face, seen["d1"].is_) == ("die.gunslinger", 1, ())
    picked = pick(s.game)
    assert picked is not None and picked.of[:2] == (("d0", "-3"), ("d1", "1"))
    assert s.game.clone().odd and s.game.clone().fingerprint() == s.game.fingerprint()
    assert spelled((-3, 1)) == "3* 1" and read("3* 1") == (-3, 1)
    assert isinstance(s.game.rolls[-1], Record)


def test_exact_odds_with_an_odd_die_are_those_of_counting_all_throws() -> None:
    needs = (Symbols((("bullet", 3),)), Straight(4), OfAKindNeeded(3))
    for need in needs:
        hits = 0
        for dice in product(range(1, 7), repeat=5):
            faces = tuple(sorted((-dice[0], *dice[1:])))
            hits += need.tier(faces, GUNSLINGER.count(faces)) > 0
        ladder = chances(GUNSLINGER.faces, need, 1, True)
        assert Fraction(*ladder.keeping((), 1)) == Fraction(hits, 6**5), need
    ability = GUNSLINGER.board(0, (1,) * len(GUNSLINGER.sides[0])).by_id["revolver"]
    odds = ability_odds(GUNSLINGER, ability, (-1, 1, 1, 4, 5), 1, 1, odd=True)
    assert (odds.keep, Fraction(odds.over, odds.under)) == ((1, 1), Fraction(3, 4)), "the odd one brings no Bullet"


@pytest.mark.parametrize("rolls", [0, 1, 2])
@pytest.mark.parametrize("hand", [(-3, 1, 2, 4, 6), (-1, 1, 1, 4, 5), (1, 1, 4), (-6, 5, 6), (1, 1, 4, 5)])
def test_whether_the_odd_die_is_reckoned_with_or_left_out_the_odds_are_the_same(
    hand: tuple[int, ...], rolls: int
) -> None:
    if len(hand) < 5 and not rolls:
        return  # dice that lie apart are rolled again
    levels = (1,) * len(GUNSLINGER.sides[0])
    for ability in GUNSLINGER.board(0, levels).abilities:
        if ability.needs is not None:
            odds = ability_odds(GUNSLINGER, ability, hand, rolls, 1, odd=True)
            whole = chances(GUNSLINGER.faces, ability.needs, rolls, True)
            found = whole.keeping(hand, rolls) if len(hand) < 5 else whole.chance(hand, rolls)
            assert Fraction(odds.over, odds.under) == Fraction(*found), (ability.id, hand)


# ---------------------------------------------------------------------- Life Siphon
@pytest.mark.rule("DT-TEXT-06", "DT-STATUS-10")
@pytest.mark.parametrize("siphons", [1, 2])
def test_attacks_steal_health(siphons: int) -> None:
    s = casts("hex-bolt", (1, 1, 1, 5, 6), tokens=({"life-siphon": siphons},), health=(40, 40))
    assert healths(s) == [40 + siphons, 36 - siphons] and held(s, 0) == {"life-siphon": siphons}, "and it stays"


@pytest.mark.rule("DT-TEXT-06", "DT-DMG-10")
def test_nothing_prevents_what_is_stolen() -> None:
    tokens = ({"life-siphon": 1}, {"protect": 1})
    s = announced(
        (HERO, "paladin"),
        "hex-bolt",
        (1, 1, 1, 5, 6),
        tokens=tokens,
        health=(40, 40),
        hands=((), ("not-this-time",)),
        cp=(0, 1),
    )
    s.passing("defend").do("1:pass", "1:play not-this-time").passing("main")
    assert healths(s) == [41, 39]


@pytest.mark.rule("DT-ABILITY-09", "DT-TEXT-06")
def test_what_is_no_attack_steals_nothing() -> None:
    s = casts("darkhold", (1, 1, 4, 5, 5), tokens=({"life-siphon": 2},), health=(40, 40))
    assert healths(s) == [40, 40]


@pytest.mark.rule("DT-STATUS-14", "DT-CARD-15")
def test_life_siphon_is_not_transferred() -> None:
    s = battle(HERO, "barbarian", hands=(("transference",),), cp=(2, 0), tokens=({"life-siphon": 1},))
    assert s.why_not("0:play transference") == "DT-CARD-15"


# ---------------------------------------------------------------------- abilities
@pytest.mark.rule("DT-ABILITY-05")
@pytest.mark.parametrize(
    ("level", "faces", "taken"),
    [
        (1, (1, 2, 3, 5, 6), 4),
        (1, (1, 1, 2, 3, 6), 6),
        (1, (1, 1, 1, 2, 3), 8),
        (2, (1, 2, 3, 5, 6), 5),
        (2, (1, 1, 2, 3, 6), 7),
        (2, (1, 1, 1, 2, 3), 9),
    ],
)
def test_hex_bolt(level: int, faces: tuple[int, ...], taken: int) -> None:
    assert healths(casts("hex-bolt", faces, levels=({"hex-bolt": level},))) == [50, 50 - taken]


MANIPULATION, WARP = {"probability-manipulation": 1}, {"reality-warp": 1}


@pytest.mark.rule("DT-ABILITY-01", "DT-STATUS-04")
@pytest.mark.parametrize(
    ("ability", "faces", "slot", "level", "mine", "theirs", "taken", "cp", "cards"),
    [
        ("conjuration", (1, 2, 4, 5, 6), "hex-bolt", 2, {"conjure": 1, "crackle": 1}, {}, 0, 0, 0),
        ("darkhold", (1, 1, 4, 5, 5), "darkhold", 1, {"crackle": 1, **MANIPULATION}, {}, 0, 1, 1),
        ("darkhold", (1, 1, 4, 5, 5), "darkhold", 2, {"crackle": 2, **MANIPULATION}, {}, 0, 2, 1),
        ("jinx", (1, 2, 4, 4, 6), "jinx", 1, {}, {}, 7, 0, 0),
        ("jinx", (1, 2, 4, 4, 6), "jinx", 2, {}, WARP, 8, 0, 0),
        ("mind-blast", (1, 1, 4, 5, 6), "mind-blast", 1, {"crackle": 1, **MANIPULATION}, {}, 6, 0, 0),
        ("mind-blast", (1, 1, 4, 5, 6), "mind-blast", 2, {"crackle": 1, **MANIPULATION}, {}, 7, 0, 0),
        ("spellcraft", (1, 2, 3, 4, 4), "spellcraft", 1, MANIPULATION, {}, 7, 0, 0),
        ("spellcraft", (1, 2, 3, 4, 4), "spellcraft", 2, MANIPULATION, {}, 8, 0, 0),
        ("great-spellcraft", (1, 2, 3, 4, 5), "spellcraft", 1, {}, WARP, 9, 0, 0),
        ("great-spellcraft", (2, 3, 4, 5, 6), "spellcraft", 2, {}, WARP, 11, 0, 0),
        ("bewitch", (1, 5, 6, 6, 6), "bewitch", 1, {"conjure": 1}, {}, 9, 0, 0),
        ("bewitch", (1, 5, 6, 6, 6), "bewitch", 2, {"conjure": 1}, {}, 10, 0, 0),
        ("energy-drain", (1, 1, 4, 4, 5), "bewitch", 2, {"life-siphon": 1}, {}, 0, 1, 0),
        ("pure-chaos", (5, 6, 6, 6, 6), "pure-chaos", 1, {"conjure": 1}, WARP, 6, 0, 0),
        ("pure-chaos", (5, 6, 6, 6, 6), "pure-chaos", 2, {"conjure": 1}, WARP, 8, 0, 0),
        ("sealed-your-fate", (6, 6, 6, 6, 6), "jinx", 1, {"conjure": 1, **MANIPULATION}, {}, 12, 0, 0),
    ],
)  # fmt: skip
def test_what_an_ability_gives_and_takes(
    ability: str,
    faces: tuple[int, ...],
    slot: str,
    level: int,
    mine: dict[str, int],
    theirs: dict[str, int],
    taken: int,
    cp: int,
    cards: int,
) -> None:
    s = casts(ability, faces, levels=({slot: level},))
    assert (held(s, 0), held(s, 1), healths(s)) == (mine, theirs, [50, 50 - taken])
    assert (cps(s), len(hand(s, 0))) == ([cp, 0], cards) and nothing_waits(s).game.phase == MAIN_2


@pytest.mark.rule("DT-DMG-04", "DT-DEF-04")
@pytest.mark.parametrize(("ability", "faces"), [("mind-blast", (1, 1, 4, 5, 6)), ("pure-chaos", (5, 6, 6, 6, 6))])
def test_what_is_undefendable_allows_no_defence(ability: str, faces: tuple[int, ...]) -> None:
    s = announced((HERO, "barbarian"), ability, faces)
    s.passing("main")
    assert healths(s) == [50, 44] and s.log("defends") == []


@pytest.mark.rule("DT-TEXT-01", "DT-TEXT-11")
def test_chaos_deals_the_total_of_two_dice() -> None:
    s = casts("chaos", (1, 5, 6, 6, 6), (3, 5), levels=({"pure-chaos": 2},))
    assert healths(s) == [50, 42] and held(s, 1) == WARP and held(s, 0) == {}


# ---------------------------------------------------------------------- Hex Shield
@pytest.mark.rule("DT-DEF-07", "DT-DEF-08", "DT-TEXT-02")
@pytest.mark.parametrize(
    ("level", "dice", "mine", "theirs", "crackle"),
    [
        (1, (1, 2, 3), 9, 1, 0),  # once, however many
        (1, (1, 4, 5), 7, 0, 0),
        (1, (6, 6, 4), 8, 0, 1),  # once
        (2, (1, 1, 5, 6), 8, 1, 1),
        (2, (4, 4, 5, 5), 5, 0, 0),
        (2, (1, 1, 2, 2), 9, 1, 0),
    ],
)
def test_hex_shield(level: int, dice: tuple[int, ...], mine: int, theirs: int, crackle: int) -> None:
    s = overpowered(HERO, 9, dice, levels=({}, {"hex-shield": level}))
    over(s.passing("defend").do("1:defend hex-shield"))
    assert healths(s) == [50 - theirs, 50 - mine] and count(s, 1, "crackle") == crackle


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-MOD-02", "DT-TEXT-01")
@pytest.mark.parametrize(("die", "added"), [(1, 2), (3, 2), (4, 3), (5, 3), (6, 5)])
def test_chaos_magic(die: int, added: int) -> None:
    s = announced((HERO, "barbarian"), "hex-bolt", (1, 1, 1, 5, 6), (die,), hands=(("chaos-magic",),), cp=(1, 0))
    over(s.do("0:play chaos-magic").passing("defend").do("1:pass"))
    assert healths(s) == [50, 46 - added] and cps(s) == [0, 0]
    assert battle(HERO, "barbarian", hands=(("chaos-magic",),), cp=(1, 0)).why_not("0:play chaos-magic") == "DT-CARD-10"


@pytest.mark.rule("DT-STATUS-06", "DT-CARD-06")
def test_no_more_removes_a_negative_token_of_her_own() -> None:
    tokens = ({"knockdown": 1, "bounty": 1, "evasive": 1}, {"knockdown": 1})
    s = battle(HERO, "gunslinger", hands=(("no-more",),), cp=(1, 0), tokens=tokens).do("0:play no-more")
    assert s.offers == ["remove 0 knockdown", "remove 0 bounty"]
    s.do("0:remove 0 bounty")
    assert held(s, 0) == {"knockdown": 1, "evasive": 1, "crackle": 1} and held(s, 1) == {"knockdown": 1}
    s = battle(HERO, "gunslinger", hands=(("no-more",),), cp=(1, 0), tokens=({"evasive": 1}, {"knockdown": 1}))
    assert s.why_not("0:play no-more") == "DT-STATUS-06"


@pytest.mark.rule("DT-STATUS-04")
def test_hex_field_is_for_one_opponent() -> None:
    s = battle(HERO, "barbarian", "gunslinger", hands=(("hex-field",),), cp=(1, 0, 0)).do(
        "0:play hex-field", "0:player 1"
    )
    assert (held(s, 0), held(s, 1), held(s, 2)) == ({}, WARP, {}) and cps(s) == [0, 0, 0]


@pytest.mark.rule("DT-STATUS-03", "DT-STATUS-12")
@pytest.mark.parametrize(
    ("card", "cost", "gained"),
    [
        ("shift-the-odds", 1, {"probability-manipulation": 2}),
        ("soul-drain", 2, {"life-siphon": 1}),
        ("static-charge", 1, {"crackle": 2}),
    ],
)
def test_cards_that_bring_tokens(card: str, cost: int, gained: dict[str, int]) -> None:
    s = battle(HERO, "barbarian", hands=((card,),), cp=(cost, 0)).do(f"0:play {card}")
    assert held(s, 0) == gained and held(s, 1) == {} and cps(s) == [0, 0] and s.prompt == "main"


@pytest.mark.rule("DT-CARD-06", "DT-CARD-09")
def test_the_odds_are_shifted_at_any_time_and_static_charge_is_not() -> None:
    cards = ("shift-the-odds", "static-charge")
    s = battle("barbarian", HERO, at="upkeep", hands=((), cards), cp=(0, 2))
    assert "play shift-the-odds" in s.offers and s.why_not("1:play static-charge") == "DT-CARD-09"
    s = battle(HERO, "barbarian", at="offensive_roll", hands=(cards,), cp=(2, 0), dice=(2, 1, 1, 5, 6))
    s.do("0:play shift-the-odds", "0:spend probability-manipulation", "0:set 6 5")
    assert s.game.rolls[-1].faces == (2, 1, 1, 5, 5) and count(s, 0, "probability-manipulation") == 1
