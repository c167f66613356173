"""Barbarian: every ability at every level, every token, every card of his own."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import INSTANT, MAIN, ROLL
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.testing.scene import Scene
from tests.games.dice_throne.content import kit
from tests.games.dice_throne.content.kit import announced, cps, over

HERO = HEROES["barbarian"]
PALADIN = HEROES["paladin"]
GUNSLINGER = HEROES["gunslinger"]

TOKENS = ("concussion", "stun")


def strikes(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """The Barbarian, seat 0, rolls these faces and announces; `then` are the dice after them. Nobody has CP."""
    return announced(scene.pop("heroes", (HERO, GUNSLINGER)), ability, faces, then, **scene)


def held(s: Scene[Battle], seat: int) -> dict[str, int]:
    return kit.held(s, seat, TOKENS)


def refused(faces: tuple[int, ...], *abilities: str, **scene: Any) -> bool:
    """With these dice none of the abilities can be announced."""
    s = battle(HERO, GUNSLINGER, at="offensive_roll", dice=faces, **scene)
    s.do(f"0:keep {' '.join([str(face) for face in sorted(faces)])}")
    return {s.why_not(f"0:announce {ability}") for ability in abilities} == {"DT-OFF-04"}


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-COMP-03", "DT-COMP-02")
def test_three_swords_two_lives_and_a_pow() -> None:
    assert HERO.faces == ("sword", "sword", "sword", "life", "life", "pow")
    assert HERO.count((1, 2, 3, 4, 5, 6)) == {"sword": 3, "life": 2, "pow": 1}
    assert [(token.id, token.kind, token.limit, token.persistent) for token in HERO.tokens] == [
        ("concussion", "negative", 1, False),
        ("stun", "negative", 1, False),
    ]


@pytest.mark.rule("DT-COMP-02", "DT-CARD-01")
def test_a_deck_of_32_with_these_prices() -> None:
    assert len(HERO.deck) == 32
    assert {card.id: (card.cost, card.timing, card.modifier) for card in HERO.cards[18:]} == {
        "concuss": (1, MAIN, False),
        "head-bash": (0, ROLL, True),
        "get-some": (2, ROLL, True),
        "feelin-good": (0, INSTANT, False),
    }
    assert {card.id: card.cost for card in HERO.deck if card.slot >= 0} == {
        "smack-2": 2,
        "smack-3": 3,
        "sturdy-blow-2": 1,
        "sturdy-blow-3": 2,
        "fortitude-2": 2,
        "overpower-2": 2,
        "mighty-blow-2": 2,
        "crit-bash-2": 2,
        "reckless-2": 2,
        "thick-skin-2": 3,
    }


@pytest.mark.rule("DT-UPGRADE-01", "DT-UPGRADE-03")
@pytest.mark.parametrize("card", [card.id for card in HERO.deck if card.slot >= 0])
def test_every_upgrade_can_be_laid(card: str) -> None:
    s = battle(HERO, GUNSLINGER, hands=((card,),), cp=(15, 0))
    s.do(f"0:play {card}")
    number = s.game.card_named(0, card)
    laid = HERO.deck[number]
    assert s.game.players[0].levels[laid.slot] == laid.level and s.game.players[0].laid == (number,)
    assert cps(s) == [15 - laid.cost, 0] and hand(s, 0) == pile(s, 0) == []
    assert sum(s.game.players[0].levels) == len(HERO.sides[0]) + laid.level - 1  # no other slot


# ---------------------------------------------------------------------- Smack
@pytest.mark.rule("DT-ABILITY-05", "DT-TEXT-12", "DT-DEF-04")
@pytest.mark.parametrize(
    ("level", "faces", "damage", "defence"),
    [
        (1, (1, 2, 3, 4, 6), 4, True),
        (1, (1, 1, 2, 3, 6), 6, True),
        (1, (1, 1, 1, 1, 1), 8, True),  # of a kind counts from level II on
        (2, (1, 2, 3, 4, 6), 5, True),
        (2, (1, 1, 2, 2, 6), 7, True),
        (2, (1, 1, 1, 1, 6), 7, False),
        (2, (1, 1, 1, 2, 2), 9, True),
        (2, (3, 3, 3, 3, 1), 9, False),
        (3, (1, 2, 3, 4, 6), 6, True),
        (3, (2, 2, 2, 2, 4), 8, False),
        (3, (1, 1, 2, 3, 3), 10, True),
        (3, (3, 3, 3, 3, 3), 10, False),
    ],
)
def test_smack_by_tiers(level: int, faces: tuple[int, ...], damage: int, defence: bool) -> None:
    s = strikes("smack", faces, levels=({"smack": level},))
    assert (s.prompt == "defend") == defence
    over(s.do("1:pass") if defence else s)
    assert healths(s) == [50, 50 - damage] and held(s, 1) == {}


@pytest.mark.rule("DT-OFF-04", "DT-ABILITY-01")
def test_each_ability_needs_its_symbols() -> None:
    assert refused((1, 2, 4, 4, 6), "smack", "sturdy-blow", "fortitude", "overpower", "crit-bash")
    assert refused((1, 1, 1, 4, 6), "sturdy-blow", "overpower", "mighty-blow", "reckless", "rage")
    assert refused((1, 2, 3, 5, 6), "mighty-blow", "reckless")
    assert refused((1, 2, 3, 4, 6), "reckless")
    assert refused((6, 6, 6, 6, 1), "rage", "crit-smash")
    assert refused((1, 1, 4, 4, 6), "war-cry")  # not on the base level
    upgraded = ({"overpower": 2, "crit-bash": 2},)
    assert refused((1, 1, 4, 6, 6), "war-cry", "crit-smash", levels=upgraded)


# ---------------------------------------------------------------------- Sturdy Blow, Mighty Blow
@pytest.mark.rule("DT-DEF-04", "DT-DEF-11")
@pytest.mark.parametrize(("level", "damage"), [(1, 4), (2, 5), (3, 6)])
def test_sturdy_blow_cannot_be_defended(level: int, damage: int) -> None:
    s = strikes("sturdy-blow", (1, 2, 6, 6, 4), levels=({"sturdy-blow": level},), tokens=({}, {"evasive": 1}))
    assert s.seat == 1 and incoming(s, 1) == damage and s.why_not("1:defend duel") == "DT-DEF-04"
    over(s)
    assert healths(s) == [50, 50 - damage] and s.log("defends") == []


@pytest.mark.rule("DT-ABILITY-02", "DT-DEF-04")
@pytest.mark.parametrize(("level", "damage", "defence"), [(1, 9, True), (2, 8, False)])
def test_mighty_blow_gives_a_point_for_certainty(level: int, damage: int, defence: bool) -> None:
    s = strikes("mighty-blow", (3, 4, 5, 6, 6), levels=({"mighty-blow": level},))
    assert (s.prompt == "defend") == defence
    over(s.do("1:pass") if defence else s)
    assert healths(s) == [50, 50 - damage]


# ---------------------------------------------------------------------- Fortitude
@pytest.mark.rule("DT-ABILITY-05", "DT-TEXT-10", "DT-DEF-03")
@pytest.mark.parametrize(
    ("level", "faces", "healed"),
    [
        (1, (4, 4, 4, 1, 6), 4),
        (1, (4, 4, 5, 5, 6), 5),
        (1, (5, 5, 5, 5, 5), 6),
        (2, (4, 5, 5, 1, 6), 5),
        (2, (4, 4, 5, 5, 6), 6),
        (2, (4, 4, 4, 5, 5), 7),
    ],
)
def test_fortitude_heals_by_tiers(level: int, faces: tuple[int, ...], healed: int) -> None:
    s = strikes("fortitude", faces, levels=({"fortitude": level},), health=(40, 50))
    over(s)  # without a token on him nothing is asked, three of a kind or not
    assert healths(s) == [40 + healed, 50] and s.log("defends") == []


@pytest.mark.rule("DT-TEXT-12", "DT-STATUS-06")
def test_fortitude_2_may_remove_a_token_with_three_of_a_kind() -> None:
    scene: dict[str, Any] = {"levels": ({"fortitude": 2},), "tokens": ({"knockdown": 1, "bounty": 1}, {"evasive": 1})}
    s = strikes("fortitude", (4, 4, 4, 1, 6), **scene)
    assert s.prompt == "may"
    s.do("0:yes")
    assert s.offers == ["remove 0 knockdown", "remove 0 bounty"]  # his own only
    over(s.do("0:remove 0 bounty"))
    assert [count(s, 0, token) for token in ("knockdown", "bounty")] == [1, 0] and count(s, 1, "evasive") == 1
    s = strikes("fortitude", (4, 4, 4, 1, 6), **scene).do("0:no")
    over(s)
    assert [count(s, 0, token) for token in ("knockdown", "bounty")] == [1, 1]
    s = strikes("fortitude", (4, 4, 5, 1, 6), **scene)
    assert s.prompt == "main"  # three Lives, but not of a kind


# ---------------------------------------------------------------------- Overpower, War Cry
@pytest.mark.rule("DT-HERO-BAR-02", "DT-TEXT-01", "DT-DEF-02")
@pytest.mark.parametrize(
    ("level", "rolled", "tokens"),
    [
        (1, (1, 1, 1), {}),
        (1, (6, 6, 1), {}),
        (1, (6, 6, 2), {"concussion": 1}),
        (1, (6, 6, 6), {"concussion": 1}),
        (2, (4, 4, 1), {}),
        (2, (4, 4, 2), {"concussion": 1}),
    ],
)
def test_overpower_deals_its_total_and_allows_a_defence(
    level: int, rolled: tuple[int, ...], tokens: dict[str, int]
) -> None:
    s = strikes(
        "overpower", (1, 2, 3, 6, 6), (*rolled, 6, 6, 6), heroes=(HERO, PALADIN), levels=({"overpower": level},)
    )
    assert (s.seat, s.offers) == (1, ["defend divine-defense", "pass"])
    assert incoming(s, 1) == sum(rolled) and held(s, 1) == tokens
    s.do("1:defend divine-defense")
    over(s)
    assert healths(s) == [50, 50 - sum(rolled)] and held(s, 1) == tokens and held(s, 0) == {}


@pytest.mark.rule("DT-HERO-BAR-02", "DT-TARGET-08")
def test_overpower_concusses_the_target_and_no_bystander() -> None:
    s = strikes("overpower", (1, 2, 3, 6, 6), (6, 5, 4), heroes=(HERO, PALADIN, GUNSLINGER), health=(35, 30, 30))
    assert s.prompt == "choose-target" and len(s.log("rolls")) == 2  # the dice come first
    s.do("0:player 2", "2:pass")
    over(s)
    assert healths(s) == [35, 30, 15] and [held(s, seat) for seat in range(3)] == [{}, {}, {"concussion": 1}]


@pytest.mark.rule("DT-DEF-11", "DT-UPGRADE-08", "DT-OFF-12")
def test_war_cry_heals_two_and_deals_two_undefendable() -> None:
    s = strikes("war-cry", (1, 2, 4, 5, 6), levels=({"overpower": 2},), health=(40, 50))
    over(s)
    assert healths(s) == [42, 48] and s.log("defends") == []


# ---------------------------------------------------------------------- Crit Bash, Crit Smash, Stun
@pytest.mark.rule("DT-TEXT-04", "DT-DEF-02", "DT-STATUS-01")
@pytest.mark.parametrize(("level", "damage"), [(1, 5), (2, 7)])
def test_crit_bash_stuns_then_hits_then_strikes_again(level: int, damage: int) -> None:
    s = strikes(
        "crit-bash",
        (6, 6, 6, 6, 1),
        (1, 1, 1, 4, 6),
        levels=({"crit-bash": level},),
        heroes=(HERO, PALADIN),
        tokens=({}, {"protect": 1}),
    )
    assert (s.seat, s.prompt) == (0, "keep") and healths(s) == [50, 50 - damage]  # the further Roll Phase
    assert held(s, 1) == {} and count(s, 1, "protect") == 1 and s.log("defends") == []
    s.do("0:keep 1 1 1 4 6", "0:announce smack").passing()
    assert (s.seat, s.prompt) == (1, "defend")  # no longer stunned
    over(s.do("1:pass"))
    assert healths(s) == [50, 50 - damage - 4]


@pytest.mark.rule("DT-STATUS-01", "DT-DEF-05", "DT-STATUS-08")
def test_a_stunned_player_can_do_nothing() -> None:
    s = strikes(
        "smack",
        (1, 1, 1, 4, 6),
        heroes=(HERO, PALADIN),
        tokens=({}, {"stun": 1, "protect": 1, "retribution": 1}),
        hands=(("getting-paid",), ("getting-paid", "not-this-time")),
        cp=(0, 5),
    )
    assert (s.seat, s.prompt) == (0, "act")
    for move in ("play getting-paid", "play not-this-time", "spend protect", "spend retribution", "use tithe-draw"):
        assert s.why_not(f"1:{move}") == "DT-STATUS-01"
    assert s.why_not("1:defend divine-defense") == "DT-STATUS-01"
    s.passing()
    assert (s.seat, s.prompt) == (0, "keep") and healths(s) == [50, 46] and held(s, 1) == {}
    assert hand(s, 1) == ["getting-paid", "not-this-time"] and cps(s) == [0, 5]


@pytest.mark.rule("DT-TARGET-08", "DT-STATUS-01")
def test_the_further_roll_phase_is_aimed_at_the_same_opponent() -> None:
    s = strikes(
        "crit-bash",
        (6, 6, 6, 6, 1),
        (1, 1, 1, 4, 6),
        heroes=(HERO, PALADIN, GUNSLINGER),
        health=(35, 30, 30),
    )
    s.do("0:player 2")
    assert (s.seat, s.prompt) == (0, "keep") and healths(s) == [35, 30, 25]
    s.do("0:keep 1 1 1 4 6", "0:announce smack")
    assert (s.seat, s.prompt) == (2, "defend")  # nobody chose: it was settled
    over(s.do("2:pass"))
    assert healths(s) == [35, 30, 21]
    s.do("0:pass").passing()
    assert s.game.active == 1 and s.prompt == "main"


@pytest.mark.rule("DT-HEALTH-06", "DT-STATUS-01")
def test_the_further_roll_phase_is_forfeited_when_the_opponent_is_out() -> None:
    s = strikes("crit-bash", (6, 6, 6, 6, 1), (1, 1, 1, 4, 6), heroes=(HERO, PALADIN, GUNSLINGER), health=(35, 30, 5))
    s.do("0:player 2")
    over(s)
    assert healths(s) == [35, 30, 0] and s.seat == 0 and len(s.log("rolls")) == 1


@pytest.mark.rule("DT-STATUS-01", "DT-STATUS-06", "DT-CARD-14")
def test_a_stun_removed_in_time_gives_no_further_roll_phase() -> None:
    s = strikes(
        "crit-bash",
        (6, 6, 6, 6, 1),
        heroes=(HERO, PALADIN, GUNSLINGER),
        health=(35, 30, 30),
        hands=((), ("buh-bye",)),
        cp=(0, 2, 0),
    )
    s.do("0:player 2", "1:play buh-bye", "1:remove 2 stun")
    over(s)
    assert healths(s) == [35, 30, 25] and held(s, 2) == {}


@pytest.mark.rule("DT-STATUS-01", "DT-OFF-05", "DT-TURN-04")
def test_the_further_roll_phase_may_end_without_an_ability() -> None:
    s = strikes("crit-bash", (6, 6, 6, 6, 1), (1, 2, 4, 4, 6)).do("0:keep 1 2 4 4 6", "0:nothing")
    over(s)
    assert healths(s) == [50, 45] and held(s, 1) == {}


@pytest.mark.rule("DT-TEXT-04", "DT-DEF-11", "DT-UPGRADE-08")
def test_crit_smash_concusses_then_hits_for_two() -> None:
    s = strikes(
        "crit-smash",
        (6, 6, 6, 1, 4),
        levels=({"crit-bash": 2},),
        hands=((), ("buh-bye",)),
        cp=(0, 2),
    )
    assert (s.seat, s.prompt) == (1, "act") and held(s, 1) == {"concussion": 1} and incoming(s, 1) == 0  # the "then"
    over(s)
    assert healths(s) == [50, 48] and held(s, 1) == {"concussion": 1} and s.log("defends") == []


# ---------------------------------------------------------------------- Concussion
@pytest.mark.rule("DT-TURN-01", "DT-INCOME-01", "DT-INCOME-02")
def test_concussion_skips_the_next_income_and_goes() -> None:
    tokens = ({"concussion": 1}, {"concussion": 1})
    s = battle(HERO, GUNSLINGER, at="upkeep", cp=(3, 3), tokens=tokens, dice=(1, 2, 4, 4, 6))
    assert s.prompt == "main" and held(s, 0) == {} and cps(s) == [3, 3] and hand(s, 0) == []
    assert held(s, 1) == {"concussion": 1}  # it waits for the Income of its own holder
    over(s.do("0:pass", "0:keep 1 2 4 4 6", "0:nothing"))
    s.do("0:pass").passing()
    assert (s.seat, s.prompt) == (1, "main") and held(s, 1) == {} and cps(s) == [3, 3] and hand(s, 1) == []
    s = battle(HERO, GUNSLINGER, at="upkeep", cp=(3, 3))
    assert cps(s) == [4, 3] and len(hand(s, 0)) == 1  # without it


# ---------------------------------------------------------------------- Reckless
@pytest.mark.rule("DT-HERO-BAR-01", "DT-ABILITY-03")
@pytest.mark.parametrize(("level", "damage", "back"), [(1, 15, 4), (2, 20, 5)])
def test_reckless_hits_hard_and_hurts(level: int, damage: int, back: int) -> None:
    s = strikes("reckless", (1, 2, 3, 4, 5), levels=({"reckless": level},))
    assert s.prompt == "defend" and incoming(s, 1) == damage and incoming(s, 0) == 0
    over(s.do("1:pass"))
    assert healths(s) == [50 - back, 50 - damage]


@pytest.mark.rule("DT-HERO-BAR-01", "DT-DMG-09")
@pytest.mark.parametrize(
    ("protect", "taken", "level", "back"), [(0, 1, 1, 4), (1, 0, 1, 0), (0, 1, 2, 5), (1, 0, 2, 0)]
)
def test_reckless_returns_all_or_nothing(protect: int, taken: int, level: int, back: int) -> None:
    s = strikes(
        "reckless",
        (1, 2, 3, 4, 5),
        (5, 5, 5, 5, 5),
        heroes=(HERO, PALADIN),
        levels=({"reckless": level}, {"divine-defense": 3}),
        hands=((), ("not-this-time", "absolution")),
        cp=(0, 2),
        tokens=({}, {"protect": protect}),
    )
    s.passing().do("1:defend divine-defense")  # 8 prevented
    cards = ("play not-this-time", "play absolution")[:level]  # 6 and 5: of 15 or 20 there is 1 left
    for use in (*cards, *["spend protect"] * protect):  # half of the last 1
        while use not in s.offers:
            s.do("1:pass")
        s.do(f"1:{use}")
        if s.prompt == "choose-player":
            s.do("1:player 1")
    over(s)
    assert healths(s) == [50 - back, 50 - taken]


@pytest.mark.rule("DT-HERO-BAR-01", "DT-DEF-10", "DT-HEALTH-02")
def test_reckless_and_its_return_land_at_the_same_moment() -> None:
    s = strikes("reckless", (1, 2, 3, 4, 5), levels=({"reckless": 2},), health=(5, 20)).do("1:pass")
    assert s.prompt == "over" and s.game.outcome == () and healths(s) == [0, 0]
    s = strikes("reckless", (1, 2, 3, 4, 5), levels=({"reckless": 2},), health=(6, 20)).do("1:pass")
    assert s.game.outcome == (0,) and healths(s) == [1, 0]


# ---------------------------------------------------------------------- Rage!
@pytest.mark.rule("DT-ABILITY-14", "DT-DMG-07")
def test_rage_stuns_deals_fifteen_and_strikes_again() -> None:
    s = battle(
        HERO,
        PALADIN,
        at="offensive_roll",
        dice=((6,) * 5 + (1, 1, 1, 4, 6)),
        tokens=({}, {"protect": 1}),
        hands=(("head-bash",), ("getting-paid",)),
        cp=(0, 3),
    )
    s.do("1:pass", "0:keep 6 6 6 6 6", "0:announce rage", "1:pass")
    assert (s.seat, s.offers) == (0, ["play head-bash", "pass"]) and s.why_not("1:spend protect") == "DT-ABILITY-14"
    assert s.why_not("1:play getting-paid") == "DT-ABILITY-14" and incoming(s, 1) == 15 and held(s, 1) == {}
    s.do("0:pass")
    assert held(s, 1) == {"stun": 1}  # the last window before the damage
    s.do("0:pass")
    assert healths(s) == [50, 35] and held(s, 1) == {} and not s.game.locked
    assert (s.seat, s.offers) == (
        1,
        ["play getting-paid", "use tithe-draw", "pass"],
    )  # the next roll: free to act again
    s.do("1:pass", "0:keep 1 1 1 4 6", "0:nothing")
    over(s)
    assert healths(s) == [50, 35] and count(s, 1, "protect") == 1


# ---------------------------------------------------------------------- Thick Skin
@pytest.mark.rule("DT-TEXT-03", "DT-HEALTH-04", "DT-DEF-07")
@pytest.mark.parametrize(
    ("level", "rolled", "healed"),
    [(1, (1, 2, 6), 0), (1, (4, 5, 6), 4), (1, (4, 4, 5), 6), (2, (1, 4, 6, 6), 2), (2, (4, 4, 5, 5), 8)],
)
def test_thick_skin_heals_two_for_each_life(level: int, rolled: tuple[int, ...], healed: int) -> None:
    s = battle(
        GUNSLINGER,
        HERO,
        at="offensive_roll",
        dice=(1, 1, 2, 4, 6, *rolled),
        cp=(0, 0),
        levels=({}, {"thick-skin": level}),
        health=(50, 3),
    )
    s.do("0:keep 1 1 2 4 6", "0:announce revolver", "1:defend thick-skin")
    if healed == 0:
        assert s.prompt == "over" and s.game.outcome == (0,)
        return
    over(s)
    assert healths(s) == [50, healed]  # netted against the 3 damage: he lives


@pytest.mark.rule("DT-DEF-08", "DT-STATUS-06", "DT-TEXT-02")
@pytest.mark.parametrize(
    ("level", "rolled", "answer", "left"),
    [
        (2, (4, 5, 1, 1), "yes", 0),
        (2, (4, 5, 1, 1), "no", 1),
        (2, (4, 1, 1, 1), "", 1),
        (1, (4, 5, 1), "", 1),
    ],
)
def test_thick_skin_2_may_shake_off_a_token_of_this_attack(
    level: int, rolled: tuple[int, ...], answer: str, left: int
) -> None:
    s = battle(
        GUNSLINGER,
        HERO,
        at="offensive_roll",
        dice=(1, 1, 1, 1, 6, *rolled),
        cp=(0, 0),
        levels=({"revolver": 2}, {"thick-skin": level}),
        tokens=({}, {"bounty": 1}),
    )
    s.do("0:keep 1 1 1 1 6", "0:announce revolver", "1:defend thick-skin")
    if answer:
        s.do(f"1:{answer}")
    if answer == "yes":
        assert s.offers == ["remove 1 knockdown"]  # the Bounty was there before
        s.do("1:remove 1 knockdown")
    over(s)
    assert count(s, 1, "knockdown") == left and count(s, 1, "bounty") == 1


@pytest.mark.rule("DT-DEF-08", "DT-STATUS-06")
def test_thick_skin_2_has_nothing_to_shake_off_without_a_token() -> None:
    s = battle(
        GUNSLINGER,
        HERO,
        at="offensive_roll",
        dice=(1, 1, 2, 4, 6, 4, 4, 4, 4),
        levels=({}, {"thick-skin": 2}),
        tokens=({}, {"bounty": 1}),
    )
    s.do("0:keep 1 1 2 4 6", "0:announce revolver", "1:defend thick-skin")
    over(s)
    assert healths(s) == [50, 54] and count(s, 1, "bounty") == 1


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-STATUS-03", "DT-MAIN-05", "DT-CARD-09")
def test_concuss_hits_an_opponent_of_choice() -> None:
    s = battle(HERO, PALADIN, GUNSLINGER, hands=(("concuss",),), cp=(1, 0, 0))
    s.do("0:play concuss")
    assert s.offers == ["player 1", "player 2"]
    over(s.do("0:player 1"))
    assert [held(s, seat) for seat in range(3)] == [{}, {"concussion": 1}, {}] and cps(s) == [0, 0, 0]
    assert pile(s, 0) == ["concuss"]
    s = battle(HERO, PALADIN, hands=(("concuss",),), cp=(0, 0))
    assert s.why_not("0:play concuss") == "DT-CP-01"
    s = battle(HERO, PALADIN, hands=(("concuss",),), cp=(1, 0), at="offensive_roll")
    assert s.why_not("0:play concuss") == "DT-CARD-09"


@pytest.mark.rule("DT-DMG-09", "DT-TEXT-04")
@pytest.mark.parametrize(
    ("rolled", "evaded", "tokens"), [((4, 3, 1), 6, {"concussion": 1}), ((3, 3, 1), 6, {}), ((4, 4, 4), 1, {})]
)
def test_head_bash_concusses_if_eight_damage_got_through(
    rolled: tuple[int, ...], evaded: int, tokens: dict[str, int]
) -> None:
    s = strikes("overpower", (1, 1, 1, 6, 6), (*rolled, evaded), hands=(("head-bash",),), tokens=({}, {"evasive": 1}))
    while "play head-bash" not in s.offers:
        s.do("0:pass")
    s.do("0:play head-bash")
    assert held(s, 1) == {}
    s.do("1:spend evasive").passing()
    over(s.do("1:pass") if s.prompt == "defend" else s)
    assert held(s, 1) == tokens and pile(s, 0) == ["head-bash"]
    assert healths(s) == [50, 50 if evaded == 1 else 50 - sum(rolled)]


@pytest.mark.rule("DT-DMG-09", "DT-TARGET-08")
def test_head_bash_played_before_targeting_concusses_whoever_becomes_the_target() -> None:
    s = strikes(
        "mighty-blow",
        (1, 2, 3, 4, 4),
        heroes=(HERO, PALADIN, GUNSLINGER),
        hands=(("head-bash",),),
        health=(35, 30, 30),
    )
    s.do("0:play head-bash", "0:player 2", "2:pass")
    over(s)
    assert healths(s) == [35, 30, 21] and [held(s, seat) for seat in range(3)] == [{}, {}, {"concussion": 1}]


@pytest.mark.rule("DT-MOD-02", "DT-MOD-03", "DT-CARD-10")
def test_head_bash_and_get_some_need_an_attack_of_ones_own() -> None:
    cards = ("head-bash", "get-some")
    s = battle(HERO, GUNSLINGER, hands=(cards,))
    assert {s.why_not(f"0:play {card}") for card in cards} == {"DT-CARD-10"}
    s = battle(HERO, GUNSLINGER, hands=(cards,), at="offensive_roll", dice=(4, 4, 4, 1, 1))
    assert {s.why_not(f"0:play {card}") for card in cards} == {"DT-MOD-02"}
    s.do("0:keep 1 1 4 4 4", "0:announce fortitude")
    assert s.prompt == "main" and hand(s, 0) == list(cards)  # it deals no damage
    s = battle(
        GUNSLINGER,
        HERO,
        at="offensive_roll",
        dice=(1, 1, 2, 4, 6),
        hands=((), cards),
        cp=(0, 5),
        tokens=({"reload": 1}, {}),
    )
    s.do("0:keep 1 1 2 4 6", "0:announce revolver")
    assert s.seat == 0 and {s.why_not(f"1:play {card}") for card in cards} == {"DT-MOD-03"}


@pytest.mark.rule("DT-HERO-BAR-03", "DT-MOD-01", "DT-MOD-04")
@pytest.mark.parametrize(("rolled", "added"), [((1, 2, 3, 4, 6), 3), ((4, 5, 6, 6, 6), 0), ((1, 1, 1, 1, 1), 5)])
def test_get_some_in_the_last_window_adds_and_concusses(rolled: tuple[int, ...], added: int) -> None:
    s = strikes("smack", (1, 1, 1, 4, 6), (6, 6, 6, *rolled), heroes=(HERO, PALADIN), hands=(("get-some",),), cp=(2, 0))
    s.do("0:pass", "1:defend divine-defense", "0:pass", "0:play get-some")  # the defence is over
    over(s)
    assert healths(s) == [50, 46 - added] and held(s, 1) == {"concussion": 1} and held(s, 0) == {}
    assert cps(s) == [0, 3] and pile(s, 0) == ["get-some"]


@pytest.mark.rule("DT-HERO-BAR-03", "DT-TARGET-02", "DT-TARGET-08")
def test_get_some_played_before_targeting_concusses_whoever_becomes_the_target() -> None:
    s = strikes(
        "smack",
        (1, 1, 1, 4, 6),
        (1, 1, 4, 4, 6),
        heroes=(HERO, PALADIN, GUNSLINGER),
        hands=(("get-some",),),
        cp=(2, 0, 0),
        health=(35, 30, 30),
    )
    s.do("0:play get-some", "0:player 2")
    assert (s.seat, s.prompt) == (2, "defend") and incoming(s, 2) == 6
    assert [held(s, seat) for seat in range(3)] == [{}, {}, {"concussion": 1}]
    over(s.do("2:pass"))
    assert healths(s) == [35, 30, 24]


@pytest.mark.rule("DT-TEXT-03", "DT-CARD-06", "DT-HEALTH-03")
@pytest.mark.parametrize(("rolled", "health"), [((1, 2, 6), 41), ((4, 1, 1), 43), ((4, 5, 5), 47)])
def test_feelin_good_heals_at_any_moment(rolled: tuple[int, ...], health: int) -> None:
    s = battle(HERO, GUNSLINGER, hands=(("feelin-good",),), dice=rolled, cp=(0, 0), health=(40, 50))
    over(s.do("0:play feelin-good"))
    assert healths(s) == [health, 50] and pile(s, 0) == ["feelin-good"] and cps(s) == [0, 0]
    s = battle(GUNSLINGER, HERO, at="upkeep", hands=((), ("feelin-good",)), dice=rolled, cp=(0, 0), health=(50, 40))
    s.do("1:play feelin-good")  # an opponent's Upkeep
    over(s)
    assert healths(s) == [50, health]


@pytest.mark.rule("DT-HEALTH-04", "DT-CARD-06", "DT-OFF-12")
def test_feelin_good_in_the_defensive_roll_phase_is_netted_with_the_damage() -> None:
    s = battle(
        GUNSLINGER,
        HERO,
        at="offensive_roll",
        dice=(1, 1, 2, 4, 6, 4, 4, 1),
        hands=((), ("feelin-good",)),
        cp=(0, 0),
        health=(50, 3),
    )
    s.do("1:pass", "0:keep 1 1 2 4 6", "0:announce revolver", "1:pass", "1:pass")
    assert s.prompt == "defend"
    s.do("1:pass", "1:play feelin-good")
    over(s)
    assert healths(s) == [50, 5]


@pytest.mark.rule("DT-CARD-08")
def test_feelin_good_is_over_before_anybody_answers() -> None:
    s = battle(
        HERO,
        GUNSLINGER,
        hands=(("feelin-good",), ("getting-paid",)),
        dice=(1, 2, 3),
        cp=(0, 1),
        health=(40, 50),
    )
    s.do("0:play feelin-good")
    assert (s.seat, s.offers) == (1, ["play getting-paid", "pass"]) and healths(s) == [41, 50]
    assert pile(s, 0) == ["feelin-good"]
