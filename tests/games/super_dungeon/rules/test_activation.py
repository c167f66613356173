"""SD-ACT and SD-UPKEEP: an activation, from its upkeep to its last point."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.procedures import upkeep
from tablee.games.super_dungeon.rules.procedures.shifting import Shift
from tablee.games.super_dungeon.rules.procedures.upkeep import Upkeep
from tablee.games.super_dungeon.rules.records import Lasting
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import FIRE, POISON
from tablee.games.super_dungeon.rules.values import attribute
from tablee.games.super_dungeon.rules.vocabulary import ARM, Bonus, Pool
from tablee.kernel.decision import Flow
from tablee.kernel.procedure import Procedure, book, done
from tests.games.super_dungeon.scene import Scene

NONE = Pool()
ARMOR = Bonus((NONE, Pool(red=1), NONE, NONE))


@pytest.mark.rule("SD-ACT-01")
def test_nothing_is_done_before_upkeep_and_then_in_any_order() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, potions=1, statuses=FIRE)
    s.put("wisp", 3, 3)
    s.put("wisp", 7, 7)
    s.game.coins = 1
    s.activate(knight)
    assert s.prompt == "coins", "still in upkeep"
    assert s.why_not("move 1 1") == "SD-ACT-01"
    s.choose("pass")
    s.choose("move 1 1")
    s.dice("r3", "r0")
    s.choose("act melee-attack wisp-1", "move 2 2", "drink magic-armor questing-knight")
    s.dice("r3", "r0")
    s.choose("act melee-attack wisp-1", "end")
    assert s.rests and s.place("wisp-1") is None and s.game.models[knight].potions == 0


@pytest.mark.rule("SD-ACT-02")
def test_points_are_spent_in_pieces_up_to_their_total() -> None:
    s = Scene()
    knight, king = s.hero("questing-knight", 0, 0), s.put("forgotten-king", 6, 2)
    s.activate(knight)
    assert s.left() == (3, 6)
    s.choose("move 2 2")
    assert s.left() == (3, 4)
    s.put(king, 4, 2)
    s.dice("r0", "r0", "b0", "b0", "gx")
    s.choose("act melee-attack forgotten-king")
    assert s.left() == (2, 4)
    s.put("trent", 9, 9)
    s.put("mook", 3, 7)
    s.choose("move 2 6")
    assert s.left() == (2, 0) and not s.options("move")
    assert s.why_not("move 2 7") == "SD-MOVE-01"
    s.put(king, 4, 6)
    for _ in range(2):
        s.dice("r0", "r0", "b0", "b0", "gx")
        s.choose("act melee-attack forgotten-king")
    assert s.rests, "nothing is left to spend: the activation is over"


@pytest.mark.rule("SD-ACT-02")
def test_points_that_are_not_spent_are_lost() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    for _ in range(2):
        s.activate("questing-knight")
        assert s.left() == (3, 6)
        s.choose("end")


@pytest.mark.rule("SD-ACT-03", "SD-STATUS-06")
def test_a_hero_that_burns_to_death_in_upkeep_does_nothing_more() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 3, 4, wounds=4, statuses=FIRE)
    s.hero("princess-emerald", 0, 0)
    s.activate(knight)
    assert s.rests and s.place(knight) is None
    assert s.tokens("skull") == [(3, 4)]


@pytest.mark.rule("SD-ACT-03")
def test_a_hero_that_a_trap_destroys_goes_no_further() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, wounds=4)
    s.hero("princess-emerald", 0, 11)
    s.trap("wall-of-fire", (4, 0), (4, 1), (4, 2), (4, 3))
    s.activate(knight)
    s.dice("b0", "b0", "r0")
    s.choose("move 6 0")
    assert s.rests and s.tokens("skull") == [(3, 0)]


@pytest.mark.rule("SD-UPKEEP-01", "SD-UPKEEP-04")
def test_the_five_steps_come_in_their_order() -> None:
    s = Scene(heroes=("claw-tribe-barbarian", "deeproot-druid", "princess-emerald"))
    barbarian = s.hero("claw-tribe-barbarian", 0, 0, wounds=1, statuses=FIRE)
    princess = s.hero("princess-emerald", 5, 5, wounds=1)
    s.game.coins = 1
    s.game.change(barbarian, lasting=(Lasting("magic-armor", barbarian, ARMOR),))
    s.activate(barbarian)
    assert s.game.models[barbarian].lasting == (), "1: what lasted has ended,"
    assert s.prompt == "coins" and s.wounds(barbarian) == 1, "2: coins, before healing"
    s.choose("coin princess-emerald")
    assert s.wounds(princess) == 0 and s.wounds(barbarian) == 1, "3 and 4: Tough took one wound, then Fire gave one"
    assert [line.message for line in s.game.log or []] == [
        "effect-ends",
        "spends-coin",
        "heals",
        "heals",
        "wounded-fire",
    ]
    names = ["ending", "coins", "back", "healing", "statuses", "drops", "time_out", "others", "order"]
    assert list(Upkeep.STEPS) == names


@pytest.mark.rule("SD-UPKEEP-02")
def test_a_potion_bonus_lasts_through_the_consul_turn_and_ends_in_upkeep() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, potions=1)
    s.activate(knight)
    s.choose("drink magic-armor questing-knight", "end")
    assert attribute(s.game, knight, ARM).fields() == (2, 2, 0, 0)  # type: ignore[union-attr]
    s.put("mook", 1, 0)
    s.activate("mook")
    s.dice("b0", "b0", "b0", "b1", "b1", "r1", "r1")
    s.choose("act melee-attack questing-knight")
    assert s.said("defends")[-1]["n"] == 4, "all four dice were rolled"
    s.finish()
    s.activate(knight)
    assert attribute(s.game, knight, ARM).fields() == (2, 1, 0, 0)  # type: ignore[union-attr]


@pytest.mark.rule("SD-UPKEEP-02")
def test_what_a_hero_gave_to_others_ends_with_its_own_upkeep() -> None:
    s = Scene()
    knight, princess = s.hero("questing-knight", 0, 0), s.hero("princess-emerald", 1, 0)
    s.game.change(princess, lasting=(Lasting("gift", knight, ARMOR),))
    s.activate(princess)
    s.finish()
    assert s.game.models[princess].lasting, "not with the upkeep of its bearer"
    s.activate(knight)
    assert not s.game.models[princess].lasting


@pytest.mark.rule("SD-UPKEEP-03", "SD-COIN-03")
def test_a_coin_in_step_two_puts_out_the_fire() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, statuses=FIRE)
    s.game.coins = 1
    s.activate(knight)
    s.choose("coin questing-knight")
    assert s.wounds(knight) == 0 and s.statuses(knight) == [] and s.game.coins == 0
    assert s.prompt == "act"


@pytest.mark.rule("SD-UPKEEP-03")
def test_no_coin_is_spent_in_the_upkeep_of_a_monster_or_a_pet() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, wounds=2)
    mook, pet = s.put("mook", 5, 5), s.put("mr-chompers", 1, 1, master=0, seat=0)
    s.game.coins = 1
    for n in (mook, pet):
        s.activate(n)
        assert s.prompt == "act"
        assert s.why_not("coin questing-knight", seat=0) == "SD-UPKEEP-03"
        s.choose("end")
    assert s.game.coins == 1


@pytest.mark.rule("SD-UPKEEP-04", "SD-ABIL-20")
def test_tough_heals_before_fire_burns() -> None:
    for wounds in (0, 1):
        s = Scene(heroes=("claw-tribe-barbarian", "princess-emerald", "questing-knight"))
        barbarian = s.hero("claw-tribe-barbarian", 0, 0, wounds=wounds, statuses=FIRE)
        s.activate(barbarian)
        assert s.wounds(barbarian) == 1


@pytest.mark.rule("SD-UPKEEP-05", "SD-STATUS-10")
def test_fire_wounds_and_poison_takes_an_action_point() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, statuses=FIRE | POISON)
    s.activate(knight)
    assert s.wounds(knight) == 1 and s.left() == (2, 6)
    assert s.statuses(knight) == ["fire", "poison"], "the tokens stay"


class Other(Procedure):
    """A second effect for step 5, to see that the player orders them."""

    STEPS = {"note": "SD-UPKEEP-06"}

    def __init__(self, model: int) -> None:
        self.model = model

    def note(self, game: Arena) -> Flow | None:
        game.note("SD-UPKEEP-06", "other-effect")
        return done()


book(Other)


def concerns(game: Arena, n: int) -> bool:
    return True


@pytest.mark.rule("SD-UPKEEP-06")
@pytest.mark.parametrize("first", ["shift", "other"])
def test_the_player_orders_the_effects_of_step_five(first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "OTHERS", {"shift": (concerns, Shift), "other": (concerns, Other)})
    s = Scene()
    sprout = s.put("sprout", 4, 4)
    s.activate(sprout)
    assert s.options() == ["first shift", "first other"] and s.seat == 1
    s.choose(f"1:first {first}")
    if first == "shift":
        assert not s.said("other-effect")
        s.choose("shift king-sprout", "form 4 4")
        assert s.said("other-effect"), "the one that is left needs no choice"
    else:
        assert s.said("other-effect")
        s.choose("shift king-sprout", "form 4 4")
    order = [line.message for line in s.game.log or [] if line.message in ("shapeshifts", "other-effect")]
    assert order == (["shapeshifts", "other-effect"] if first == "shift" else ["other-effect", "shapeshifts"])


@pytest.mark.rule("SD-UPKEEP-06", "SD-SHIFT-02")
def test_shapeshifting_comes_after_fire() -> None:
    s = Scene()
    sprout = s.put("sprout", 4, 4, statuses=FIRE)
    s.activate(sprout)
    assert s.prompt == "shift" and s.wounds(sprout) == 1
