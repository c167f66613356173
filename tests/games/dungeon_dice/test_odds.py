"""Odds of fights, against every way in which few dice can fall, and against the engine itself."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tablee.games import load
from tablee.games.dungeon_dice.mind.evaluate import suggest
from tablee.games.dungeon_dice.mind.odds import LEVEL, Chances, Position, chances, position, rough
from tablee.games.dungeon_dice.mind.sums import Die
from tablee.games.dungeon_dice.rules.combat import BITS, find, use_up
from tablee.games.dungeon_dice.rules.records import Setup
from tablee.games.dungeon_dice.rules.setup import kit
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import ARMOR, BREAK, DRAIN, EXECUTE, FEAR, FIRE, SLASH, TANGLE
from tablee.games.dungeon_dice.scene import dungeon
from tablee.kernel.decision import option
from tablee.kernel.rng import Rng, key_of
from tablee.testing.scene import Scene
from tests.games.dungeon_dice.rules.combat_kit import fought
from tests.inside import chances_of

RULES = load("dungeon-dice")
KIT = kit(Setup(2))
FIRES = [face.value or 0 for face in KIT.spells[FIRE].faces]


def pool(*kinds: str) -> tuple[Die, ...]:
    return tuple(sorted([Die(LEVEL if kind == "level" else kind) for kind in kinds]))


def odds(*kinds: str, level: int, powers: tuple[str, ...] = (), **more: object) -> Chances:
    return chances(KIT, Position((pool(*kinds),), level, None, powers, **more))  # type: ignore[arg-type]


# ---------------------------------------------------------------------- every throw, played out
class Throw:
    """One way in which all dice fall; `play` follows the policy that the odds stand for, in plain words."""

    def __init__(self, kinds: list[str], faces: tuple[int, ...], monster: tuple[int, ...], level: int) -> None:
        self.kinds, self.faces, self.monster, self.level = kinds, list(faces), list(monster), level
        self.bonus = 0  # the heroes'

    def values(self) -> list[int | None]:
        return [KIT.kinds[kind].faces[face].value if face >= 0 else None for kind, face in zip(self.kinds, self.faces)]

    def symbols(self) -> list[str]:
        return [
            s for kind, face in zip(self.kinds, self.faces) if face >= 0 for s in KIT.kinds[kind].faces[face].symbols
        ]

    def margin(self) -> int:
        return sum([v or 0 for v in self.values()]) + self.bonus - sum(self.monster)

    def copy(self) -> Throw:
        new = Throw(self.kinds, tuple(self.faces), tuple(self.monster), self.level)
        new.bonus = self.bonus
        return new


Spread = list[tuple[Fraction, Throw]]


def mean(kind: str) -> int:
    return sum([face.value or 0 for face in KIT.kinds[kind].faces])


def reroll_own(throw: Throw, worst: bool, golem: bool = False) -> Spread:
    """The heroes' die that gains (or, for the monster's Armor, loses) most by a re-roll."""
    values = throw.values()
    gains = []
    for i, (kind, value) in enumerate(zip(throw.kinds, values)):
        bare = KIT.kinds[kind].faces[throw.faces[i]].value is None
        gain = 6 * (value or 0) - mean(kind)
        if golem:
            gain = -1 if bare else 1 + (value or 0)
        elif worst:
            gain = 0 if bare else gain
        else:
            gain = -gain
        gains.append((gain, -i))
    gain, at = max(gains)
    if gain <= 0:
        return [(Fraction(1), throw)]
    found = []
    for face in range(6):
        new = throw.copy()
        new.faces[-at] = face
        found.append((Fraction(1, 6), new))
    return found


def reroll_monster(throw: Throw, at: int) -> Spread:
    found = []
    for side in range(1, 7):
        new = throw.copy()
        new.monster = sorted(new.monster)
        new.monster[at] = side
        found.append((Fraction(1, 6), new))
    return found


def lowest(throw: Throw) -> int:
    values = [(v, i) for i, v in enumerate(throw.values()) if v is not None]
    return min(values)[1] if values else -1


def play(throw: Throw, powers: tuple[str, ...], golem: bool) -> Chances:
    """The outcome of one throw: abilities in a fixed order, re-rolls when they are needed."""
    shown = throw.symbols()
    for i, kind in enumerate(throw.kinds):
        face = KIT.kinds[kind].faces[throw.faces[i]]
        if EXECUTE in face.symbols and (face.value or 0) >= throw.level:
            return Chances(Fraction(1), Fraction(0), Fraction(0))
    spread: Spread = [(Fraction(1), throw)]

    def each(step) -> None:  # type: ignore[no-untyped-def]
        nonlocal spread
        spread = [(p * q, new) for p, old in spread for q, new in step(old)]

    def take(old: Throw, drain: bool) -> Spread:
        new = old.copy()
        at = lowest(new)
        if at >= 0:
            value = new.values()[at] or 0
            new.faces[at] = -1
            new.bonus -= value if drain else 0
        return [(Fraction(1), new)]

    def take_theirs(old: Throw, drain: bool) -> Spread:
        new = old.copy()
        if new.monster:
            value = min(new.monster)
            new.monster.remove(value)
            new.bonus += value if drain else 0
        return [(Fraction(1), new)]

    for _ in range(shown.count(TANGLE)):
        each(lambda old: take_theirs(old, False))
    for _ in range(shown.count(DRAIN) if DRAIN not in powers else 0):
        each(lambda old: take_theirs(old, True))
    if FIRE in powers:
        each(lambda old: [(Fraction(1, 6), plus(old, -n)) for n in FIRES])
    elif FIRE in shown:
        each(lambda old: [(Fraction(1, 6), plus(old, n)) for n in FIRES])
    if TANGLE in powers:
        each(lambda old: take(old, False))
    if DRAIN in powers:
        each(lambda old: take(old, True))
    if FEAR in powers:
        each(fear)
    if ARMOR in shown:
        each(lambda old: reroll_monster(old, -1) if old.margin() <= 0 and old.monster else [(Fraction(1), old)])
    if SLASH in powers:
        each(lambda old: reroll_monster(old, 0) if old.margin() > 0 and old.monster else [(Fraction(1), old)])
    if ARMOR in powers and BREAK not in shown:
        each(lambda old: reroll_own(old, True, golem) if old.margin() > 0 else [(Fraction(1), old)])
    elif SLASH in shown:
        each(lambda old: reroll_own(old, False) if old.margin() <= 0 else [(Fraction(1), old)])
    win = sum([p for p, one in spread if one.margin() > 0], Fraction(0))
    tie = sum([p for p, one in spread if one.margin() == 0], Fraction(0))
    return Chances(win, tie, 1 - win - tie)


def plus(old: Throw, n: int) -> Throw:
    new = old.copy()
    new.bonus += n
    return new


def fear(old: Throw) -> Spread:
    new = old.copy()
    values = [(v, -i) for i, v in enumerate(new.values()) if v is not None]
    if values:
        new.faces[-max(values)[1]] = -1
    return [(Fraction(1), new)]


def brute(kinds: tuple[str, ...], level: int, powers: tuple[str, ...], golem: bool) -> Chances:
    named = [die.kind for die in pool(*kinds)]
    win = tie = Fraction(0)
    n = 0
    for faces in product(range(6), repeat=len(named)):
        for monster in product(range(1, 7), repeat=level):
            one = play(Throw(named, faces, monster, level), powers, golem)
            win, tie, n = win + one.win, tie + one.tie, n + 1
    return Chances(win / n, tie / n, 1 - (win + tie) / n)


@pytest.mark.parametrize(
    ("kinds", "level", "powers"),
    [
        (("level",), 1, ()),
        (("level", "sword-gray"), 2, ()),
        (("level", "level", "hammer-black"), 2, ()),
        (("level", "axe-purple"), 2, ()),  # Execute
        (("level", "armor-purple"), 2, ()),  # Armor
        (("level", "whip-gray"), 2, ()),  # Tangle, on a side without a value
        (("soul-axe",), 2, ()),  # Drain, Execute
        (("level", "flaming-sword"), 2, ()),  # Slash or Fire
        (("level", "sword-purple"), 2, ()),  # Slash
        (("level", "hammer-gray"), 2, (SLASH,)),
        (("level", "hammer-gray"), 2, (FIRE,)),
        (("level", "level", "spear-gray"), 2, (TANGLE,)),
        (("level", "level", "spear-gray"), 2, (DRAIN,)),
        (("level", "armor-gray", "spear-gray"), 2, (TANGLE, DRAIN)),
        (("level", "armor-gray", "spear-gray"), 2, (FEAR,)),
        (("level", "spear-gray", "bow-black"), 1, (DRAIN, FEAR)),
        (("level", "whip-gray", "bow-black"), 1, (ARMOR,)),
        (("level", "hammer-black"), 2, (ARMOR,)),  # Break against Armor
    ],
)
def test_odds_agree_with_every_throw(kinds: tuple[str, ...], level: int, powers: tuple[str, ...]) -> None:
    assert odds(*kinds, level=level, powers=powers) == brute(kinds, level, powers, False)


def test_a_golem_makes_the_highest_die_be_rolled_again() -> None:
    kinds = ("level", "level", "bow-black")
    assert odds(*kinds, level=2, powers=(ARMOR,), golem=True) == brute(kinds, 2, (ARMOR,), True)


# ---------------------------------------------------------------------- more than few dice
def test_two_heroes_add_their_dice() -> None:
    """The same dice in one pool and in two: without re-rolls it makes no difference."""
    apart = chances(KIT, Position((pool("level", "hammer-gray"), pool("level", "spear-black")), 3, None))
    assert apart == odds("level", "hammer-gray", "level", "spear-black", level=3)


@pytest.mark.parametrize("powers", [(TANGLE,), (DRAIN,), (FEAR,), (TANGLE, DRAIN), (DRAIN, FEAR)])
def test_a_monster_takes_from_both_heroes_together(powers: tuple[str, ...]) -> None:
    apart = chances(KIT, Position((pool("level", "hammer-gray"), pool("level", "spear-black")), 3, None, powers))
    assert apart == odds("level", "hammer-gray", "level", "spear-black", level=3, powers=powers)


def test_a_gust_is_a_second_fight_for_those_who_would_win_the_first() -> None:
    once = odds("level", "sword-black", level=2)
    twice = odds("level", "sword-black", level=2, gusts=True)
    assert twice.win == once.win**2
    assert twice.tie == once.tie + once.win * once.tie and sum(twice) == 1


def test_a_scroll_makes_a_toad_of_the_stronger_hero_half_of_the_time() -> None:
    heroes = (pool("level", "level", "hammer-purple"), pool("level", "sword-black"))
    both, weak = Position(heroes, 3, None), Position(heroes[1:], 3, None)
    cast = chances(KIT, both._replace(powers=("scroll",)))
    assert cast.win == (chances(KIT, both).win + chances(KIT, weak).win) / 2


# ---------------------------------------------------------------------- as the dice lie
WON = Chances(Fraction(1), Fraction(0), Fraction(0))
TIED = Chances(Fraction(0), Fraction(1), Fraction(0))
LOST = Chances(Fraction(0), Fraction(0), Fraction(1))


def lying(*dice: tuple[str, int], rolled: tuple[int, ...], **more: object) -> Chances:
    own = tuple(sorted([Die(LEVEL if kind == "level" else kind, face) for kind, face in dice]))
    return chances(KIT, Position((own,), len(rolled), rolled, **more))  # type: ignore[arg-type]


def test_dice_that_lie_and_show_nothing_are_certain() -> None:
    assert lying(("level", 5), ("sword-black", 3), rolled=(2, 4)) == WON  # 4 + 3 to 6
    assert lying(("level", 4), ("sword-black", 3), rolled=(2, 4)) == TIED
    assert lying(("level", 4), ("sword-black", 3), rolled=(2, 4), lead=-1) == LOST


def test_a_slash_takes_the_die_that_helps_most() -> None:
    """Level 3 and a sword that shows 2 and Slash, to 6: the level die wins on nothing and ties on a 4, the sword neither,
    so that a die with less to gain on average is the one to roll."""
    found = lying(("level", 3), ("sword-black", 5), rolled=(2, 4))
    assert found == Chances(Fraction(0), Fraction(1, 6), Fraction(5, 6))
    used = Position(((Die(LEVEL, 3), Die("sword-black", 5, BITS[SLASH])),), 2, (2, 4))
    assert chances(KIT, used) == LOST


def test_a_slash_waits_while_the_heroes_are_ahead() -> None:
    assert lying(("level", 0), ("sword-black", 5), rolled=(1, 1)) == WON  # 3 to 2: nothing is risked


# ---------------------------------------------------------------------- in a game
def test_odds_are_those_of_the_fight_on_the_table() -> None:
    s = dungeon(monster="wolf-1 L2", worn=(("sword-black-1",), ("hammer-black",)), rolls=(3, 4, 2, 2))
    game = s.game
    alone = position(game)
    assert alone == Position((pool("level", "sword-black"),), 2, None)
    helped = position(game, 1)
    assert helped.heroes == (alone.heroes[0], pool("level", "hammer-black"))
    assert chances(game.kit, helped).win > chances(game.kit, alone).win
    s.do("0:ask 1", "1:help")
    assert position(game) == helped


def test_a_scout_and_a_spear_see_the_dice_before_the_fight() -> None:
    s = dungeon(monster="wolf-1 L2", worn=(("moon-bow",),), rolls=(6, 6)).do("0:scout")
    assert position(s.game).rolled == (6, 6) and rough(s.game.kit, position(s.game))[2] > 5000
    s = dungeon(monster="wolf-1 L2", worn=(("spear-black",),), rolls=("hero-level 4", "spear-black 3")).do("0:reach")
    assert [die.face for die in position(s.game).heroes[0]] == [5, 3]
    assert position(s.game).rolled is None


def test_abilities_that_were_used_or_came_too_late_do_not_count() -> None:
    rolls = (3, 4, "hero-level 3", "sword-black 2 slash", "armor-black 1 armor", 4)
    s = dungeon(monster="wolf-1 L2", worn=(("sword-black-1", "armor-black"),), rolls=rolls).do("0:fight")
    assert s.prompt == "ability" and "armor armor-black m.1" in s.offers
    before = chances(s.game.kit, position(s.game))
    s.do("0:pass")  # the moment of Armor is over
    late = chances(s.game.kit, position(s.game))
    assert before.loss < late.loss < 1
    used = s.game.clone()
    use_up(used, find(used, "sword-black-1"), SLASH)
    assert chances(used.kit, position(used)) == LOST


def test_a_toad_counts_for_nothing() -> None:
    s = dungeon(monster="wolf-1 L3", worn=(("witch-staff",),), rolls=(6, 6, 6, 1, "witch-staff toad")).do("0:fight")
    assert chances(s.game.kit, position(s.game)).win == 1
    s.do("0:toad witch-staff monster")
    assert s.game.combat is None or position(s.game).rolled == ()


def test_everybody_may_know_the_odds_of_a_fight_and_of_nothing_else() -> None:
    rules = load("dungeon-dice")
    s = dungeon(monster="goblin-1 L2 slash", worn=(("sword-black-1",),))
    found = chances_of(rules).odds(s.game, 1)
    assert [one.sheet for one in found] == ["odds.win", "odds.tie", "odds.loss"]
    assert sum([Fraction(one.over, one.under) for one in found]) == 1
    assert {one.sheet for one in found} <= set(rules.sheets({}, "en"))
    assert chances_of(rules).odds(dungeon().game, 0) == []


@pytest.mark.parametrize(
    ("monster", "worn"),
    [
        ("wolf-1 L2", ("sword-black-1", "armor-black")),
        ("goblin-1 L2 slash", ("axe-purple", "sword-gray")),
        ("asp L2 tangle", ("hammer-black", "armor-purple")),
        ("skeleton-1 L2 armor", ("spear-black", "whip-black")),
        ("bat-1 L1 gust", ("sword-gray", "spear-gray")),
    ],
)
def test_fights_end_as_often_as_the_odds_say(monster: str, worn: tuple[str, ...]) -> None:
    """Played by the engine, with everybody at their best: within four standard deviations."""
    n, ends = 250, {"win": 0, "tie": 0, "loss": 0}
    s = dungeon(players=2, monster=monster, worn=(worn,), empty=("red", "blue", "yellow"))
    expected = chances(s.game.kit, position(s.game))
    for i in range(n):
        game = s.game.clone()
        game.rng, game.log = Rng(key_of(f"fight/{i}"), {}), []
        game.choose(option("fight"))
        while game.decision is not None and game.decision.prompt in ("ability", "aim", "lose"):
            game.choose(suggest(game, game.decision.seat))
        ends[next(line.message for line in game.log if line.message.startswith("ends-"))[5:]] += 1
    for end, chance in zip(("win", "tie", "loss"), expected):
        p = float(chance)
        assert abs(ends[end] - n * p) <= 4 * (n * p * (1 - p)) ** 0.5 + 3, (end, ends, [float(c) for c in expected])


# ---------------------------------------------------------------------- what something would change
def after(s: Scene[Dungeon]) -> dict[str, Fraction]:
    """Chances to win by option, for whoever is asked."""
    found = chances_of(RULES).after(s.game, s.seat)
    return {one.key: Fraction(one.over, one.under) for one in found if one.sheet == "odds.win"}


@pytest.mark.rule("DD-SYM-22")
def test_a_bomb_says_beforehand_how_often_it_would_win() -> None:
    """Behind by 3: of 2 3 3 4 4 5 three are enough."""
    s = fought("wolf-1 L2", (2, 2, "hero-level 1"), dice=(("bomb-1",),))
    assert after(s)["play bomb-1 seat-0"] == Fraction(1, 2) and after(s)["play bomb-1 monster"] == 0
    assert "pass" not in after(s)


@pytest.mark.rule("DD-SYM-04")
def test_a_slash_says_which_die_it_should_take() -> None:
    """2 against 3: a better level die wins, a better sword ties at most."""
    s = fought("goblin-1 L1 slash", (3, "hero-level 1", "sword-gray 1 slash"), worn=(("sword-gray",),))
    found = after(s)
    assert found["slash sword-gray h0.1"] > found["slash sword-gray sword-gray"] == 0


@pytest.mark.rule("DD-HELP-03")
def test_help_says_beforehand_what_it_would_change() -> None:
    s = dungeon(monster="wolf-1 L2", worn=((), ("sword-gray",)), dice=(("axe-gray",),))
    found = after(s)
    assert found["help 1"] > found["help 2"] > 0
    assert "wear axe-gray" in found and "fight" not in found
    together = [one for one in chances_of(RULES).after(s.game, 0) if one.key == "help 1"]
    assert sum([Fraction(one.over, one.under) for one in together]) == 1
    s.do("0:ask 1", "1:help")
    assert not [key for key in after(s) if key.startswith("help")]
