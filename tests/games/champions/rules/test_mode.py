"""Modes of play: standard, expert, heroic, skirmish, and several of them together."""

from __future__ import annotations

import pytest

from tablee.games.champions.game import RULES
from tablee.games.champions.rules.packs import SCENARIOS
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.scene import go, left, scene
from tablee.kernel.errors import SetupError
from tablee.testing.scene import Scene
from tests.games.champions.rules.setup_kit import TWO, codes, duds, keep, of_sets, started


def dealt(s: Scene[Scenario]) -> list[int]:
    """How many encounter cards each player is dealt in this round's step 3."""
    return [len([line for line in s.log("dealt") if line["who"] == f"&{seat}"]) for seat in range(len(s.game.players))]


def chosen(**options: str) -> Scene[Scenario]:
    data = RULES.setup({"heroes": "spider-man", **options}, 1, "s")
    return Scene(RULES.new(data, "s", True))


def fell(s: Scene[Scenario]) -> None:
    """The hero strikes the villain down, who has one hit point left."""
    s.game.edit(s.game.villain).damage = s.game.hp(s.game.villain) - 1
    s.game.edit(s.game.villain).status = 0
    s.do("0:flip", f"0:attack spider-man {s.game.handle(s.game.villain)}")


@pytest.mark.rule("MC-MODE-01")
def test_without_options_the_scenario_is_played_as_it_comes() -> None:
    data = RULES.setup({"heroes": "spider-man"}, 1, "s")
    assert (data["mode"], data["heroic"], data["skirmish"]) == ("standard", 0, 0)
    game = RULES.new(data, "s")
    assert (game.cards[game.villain].code, *game.stages) == ("01094", "01095")
    assert not [c for c in game.cards if c.face.set == "expert"]


@pytest.mark.rule("MC-MODE-01")
def test_in_standard_mode_the_second_stage_is_the_last() -> None:
    s = keep(chosen())
    fell(s)
    assert s.game.cards[s.game.villain].code == "01095"
    assert s.game.outcome is None
    s.game.edit(s.game.players[0].me).exhausted = False
    s.game.edit(s.game.villain).damage = 14
    go(s, until="turn")
    s.do("0:attack spider-man rhino")
    assert s.game.outcome == (0,)


@pytest.mark.rule("MC-MODE-02")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_expert_uses_the_later_stages_and_adds_the_expert_set(scenario: str) -> None:
    s = chosen(scenario=scenario, mode="expert")
    assert (s.game.cards[s.game.villain].code, *s.game.stages) == SCENARIOS[scenario].stages[1:]
    expert = [c.code for c in s.game.cards if c.face.set == "expert"]
    assert sorted(expert) == of_sets("expert")
    assert set(expert) <= set(codes(s.game, s.game.edeck))


@pytest.mark.rule("MC-MODE-02")
def test_only_standard_and_expert_are_modes_of_the_villain() -> None:
    with pytest.raises(SetupError, match="nightmare"):
        chosen(mode="nightmare")


@pytest.mark.rule("MC-MODE-03")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_at_a_heroic_level_everybody_is_dealt_more_encounter_cards(level: int) -> None:
    s = scene(*TWO, at="deal", heroic=level, encounter=duds(12))
    assert dealt(s) == [1 + level, 1 + level]


@pytest.mark.rule("MC-MODE-03")
def test_the_heroic_level_counts_in_every_villain_phase() -> None:
    s = scene(*TWO, at="deal", heroic=2, encounter=duds(24), form="alter_ego", hands=[["energy"], ["energy"]])
    assert dealt(s) == [3, 3]
    s.do(f"{s.seat}:end")
    s.do(f"{s.seat}:end")
    go(s, until="turn")
    assert dealt(s) == [6, 6]


@pytest.mark.rule("MC-MODE-03")
def test_hazard_icons_come_on_top_of_the_heroic_level() -> None:
    s = scene(*TWO, at="deal", heroic=1, sides=["breakin-takin"], encounter=duds(12))
    assert dealt(s) == [3, 2]


@pytest.mark.rule("MC-MODE-03")
def test_a_heroic_level_is_a_number() -> None:
    with pytest.raises(SetupError, match="heroic"):
        chosen(heroic="very")
    with pytest.raises(SetupError):
        chosen(heroic="-1")


@pytest.mark.rule("MC-MODE-04")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_in_a_skirmish_one_villain_stage_is_all_there_is(stage: int) -> None:
    s = chosen(skirmish=str(stage))
    assert s.game.cards[s.game.villain].code == SCENARIOS["rhino"].stages[stage - 1]
    assert s.game.stages == ()
    assert [c.code for c in s.game.cards if c.face.type == "villain"] == [SCENARIOS["rhino"].stages[stage - 1]]
    assert s.game.left(s.game.villain) == 13 + stage


@pytest.mark.rule("MC-MODE-04", "MC-WIN-01")
def test_defeating_the_only_stage_of_a_skirmish_wins() -> None:
    s = keep(chosen(skirmish="2"))
    fell(s)
    assert s.game.outcome == (0,)


@pytest.mark.rule("MC-MODE-04")
def test_a_skirmish_without_expert_leaves_the_expert_set_in_the_box() -> None:
    s = chosen(skirmish="3")
    assert not [c for c in s.game.cards if c.face.set == "expert"]
    with pytest.raises(SetupError, match="skirmish"):
        chosen(skirmish="4")


@pytest.mark.rule("MC-MODE-08", "MC-MODE-02")
def test_expert_and_heroic_together() -> None:
    data = RULES.setup({"heroes": ",".join(TWO), "mode": "expert", "heroic": "1"}, 2, "s")
    assert (data["mode"], data["heroic"]) == ("expert", 1)
    game = RULES.new(data, "s")
    assert set(of_sets("expert")) <= {c.code for c in game.cards}
    s = scene(*TWO, at="deal", mode="expert", heroic=1, encounter=duds(8))
    assert dealt(s) == [2, 2]


@pytest.mark.rule("MC-MODE-08", "MC-MODE-04")
def test_expert_heroic_and_skirmish_together() -> None:
    s = started(*TWO, mode="expert", heroic=3, skirmish=3, scenario="klaw")
    assert s.game.cards[s.game.villain].code == "01115"
    assert s.game.stages == ()
    assert set(of_sets("expert")) <= {c.code for c in s.game.cards}
    assert s.game.kit.setup.heroic == 3
    assert left(s, "klaw") == 44
