"""Winning and losing; players who are eliminated."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.champions.game import RULES
from tablee.games.champions.rules.abilities import action, response, when_defeated, when_revealed, would
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.effects.enemies import GiveControl
from tablee.games.champions.rules.effects.glue import Both, ForEach, Sequence
from tablee.games.champions.rules.effects.harm import Damage, Prevent
from tablee.games.champions.rules.effects.play import AddCounters
from tablee.games.champions.rules.effects.schemes import PlaceThreat
from tablee.games.champions.rules.effects.who import (
    EACH_PLAYER,
    THE_MAIN_SCHEME,
    THE_VILLAIN,
    YOU,
    Each,
)
from tablee.games.champions.rules.run import Chosen, Node
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import CONFUSED, GONE, STUNNED, TOUGH, Those
from tablee.games.champions.scene import card, go, in_play, left, pile, scene, threat_on
from tablee.testing.scene import Scene
from tests.games.champions.rules.setup_kit import (
    THREE,
    TWO,
    ally,
    attachment,
    duds,
    event,
    made,
    minion,
    side_scheme,
    support,
    treachery,
    upgrade,
)

LOST = (-1,)


def fatal(n: int = 30) -> CardDef:
    """A treachery that fells the player who reveals it."""
    return treachery("Fatal", Damage(n, YOU))


def fallen(*heroes: str, **more: Any) -> Scene[Scenario]:
    """A game whose first seat has just been eliminated by an encounter card."""
    dealt = more.pop("dealt", [])
    first = [fatal(), *(dealt[0] if dealt else [])]
    return scene(
        *(heroes or TWO),
        at="reveal",
        dealt=[first, *dealt[1:]],
        **{"encounter": duds(8), "form": "alter_ego", **more},
    )


# ---------------------------------------------------------------------- the end of the game
@pytest.mark.rule("MC-WIN-01")
def test_defeating_the_last_villain_stage_wins() -> None:
    s = scene(stage=2, damage={"rhino": 13})
    s.do("0:attack spider-man rhino")
    assert s.game.outcome == (0,)
    assert s.prompt == "over"
    assert RULES.winners(s.game) == ("heroes",)


@pytest.mark.rule("MC-WIN-01")
@pytest.mark.parametrize(("stage", "damage"), [(1, 13), (2, 12)])
def test_an_earlier_stage_or_a_point_short_does_not_win(stage: int, damage: int) -> None:
    s = scene(stage=stage, damage={"rhino": damage})
    s.do("0:attack spider-man rhino")
    go(s)
    assert s.game.outcome is None


@pytest.mark.rule("MC-WIN-01")
@pytest.mark.parametrize(("threat", "over"), [(5, False), (6, True), (7, True)])
def test_completing_the_last_main_scheme_loses(threat: int, over: bool) -> None:
    s = scene(hands=[[event("Slip", PlaceThreat(1))]], threat={"the-break-in": threat})
    s.do("0:play slip")
    assert s.game.outcome == (LOST if over else None)


@pytest.mark.rule("MC-WIN-01")
def test_completing_an_earlier_main_scheme_does_not_lose() -> None:
    s = scene(scenario="klaw", hands=[[event("Slip", PlaceThreat(6))]])
    s.do("0:play slip")
    go(s)
    assert s.game.outcome is None
    assert s.game.cards[s.game.main].code == "01117b"
    last = scene(scenario="klaw", scheme=2, hands=[[event("Slip", PlaceThreat(8))]])
    last.do("0:play slip")
    assert last.game.outcome == LOST


@pytest.mark.rule("MC-WIN-01")
def test_both_in_one_occurrence_is_a_defeat() -> None:
    both = event("Gamble", Both(Damage(1, THE_VILLAIN), PlaceThreat(1, THE_MAIN_SCHEME)))
    s = scene(hands=[[both]], stage=2, damage={"rhino": 14}, threat={"the-break-in": 6})
    s.do("0:play gamble")
    assert s.game.outcome == LOST


@pytest.mark.rule("MC-WIN-01")
def test_what_comes_first_decides_when_one_follows_the_other() -> None:
    then = event("Gamble", Sequence(Damage(1, THE_VILLAIN), PlaceThreat(1)))
    s = scene(hands=[[then]], stage=2, damage={"rhino": 14}, threat={"the-break-in": 6})
    s.do("0:play gamble")
    assert s.game.outcome == (0,)


@pytest.mark.rule("MC-WIN-01")
def test_nothing_can_be_done_once_the_game_is_over() -> None:
    s = scene(stage=2, damage={"rhino": 13})
    s.do("0:attack spider-man rhino")
    assert s.offers == []
    assert s.why_not("0:end") == "game-over"
    view = RULES.view(s.game, 0)
    assert view.over is not None
    assert view.over.id == "over-won"


class Ends(Node):
    """What a scenario may write on its cards: the game ends here."""

    def __init__(self, won: bool) -> None:
        self.won = won

    def picks(self) -> tuple[Any, ...]:
        return ()

    def able(self, game: Scenario, run: Any) -> bool:
        return True

    def do(self, game: Scenario, run: Any) -> None:
        game.win() if self.won else game.lose("MC-WIN-02")


@pytest.mark.rule("MC-WIN-02")
@pytest.mark.parametrize(("won", "outcome"), [(True, (0, 1)), (False, LOST)])
def test_a_condition_of_the_scenario_ends_the_game_at_once(won: bool, outcome: tuple[int, ...]) -> None:
    siege = side_scheme("Siege", when_defeated(Sequence(Ends(won), Damage(5, THE_VILLAIN))), start_threat=1)
    s = scene(*TWO, sides=[siege])
    assert s.game.outcome is None
    s.do("0:thwart spider-man siege")
    assert s.game.outcome == outcome
    assert left(s, "rhino") == 28  # nothing follows


# ---------------------------------------------------------------------- elimination
@pytest.mark.rule("MC-ELIM-01")
@pytest.mark.parametrize(("n", "out"), [(9, False), (10, True), (11, True)])
def test_a_player_is_eliminated_when_the_identity_has_no_hit_points(n: int, out: bool) -> None:
    s = scene(*TWO, at="reveal", dealt=[[fatal(n)], []], encounter=duds(8), form="alter_ego")
    assert s.game.players[0].out is out
    assert RULES.playing(s.game, 0) is not out
    assert not s.game.players[1].out


@pytest.mark.rule("MC-ELIM-01")
def test_a_player_eliminated_in_their_own_turn_has_no_more_of_it() -> None:
    s = scene(*TWO, hands=[[event("Recoil", Damage(30, YOU))], []])
    s.do("0:play recoil")
    assert s.game.players[0].out
    assert (s.prompt, s.seat) == ("turn", 1)


@pytest.mark.rule("MC-ELIM-01")
def test_the_villain_does_not_activate_against_the_eliminated() -> None:
    s = scene(*TWO, at="activate", damage={"spider-man": 9}, exhausted=["spider-man"], encounter=duds(8))
    while s.prompt != "turn":
        s.do(f"{s.seat}:pass")
    boosts = len(s.log("boost-dealt"))
    assert s.game.players[0].out
    assert boosts == 2
    s.do("1:end")
    go(s)
    assert len(s.log("boost-dealt")) == 3  # one against the player who is left


@pytest.mark.rule("MC-ELIM-01")
def test_the_eliminated_are_asked_and_dealt_nothing() -> None:
    s = fallen(*THREE)
    assert s.seat == 2  # the token went to 1 at once and has passed on since
    s.do("2:end", "1:end")
    while s.prompt != "turn":
        assert s.seat != 0
        s.do(f"{s.seat}:{s.offers[-1]}")
    assert [line["who"] for line in s.log("dealt")] == ["&2", "&1"]
    assert s.game.players[0].dealt == ()


@pytest.mark.rule("MC-ELIM-02")
def test_minions_engage_the_next_player_as_they_are() -> None:
    s = fallen(
        *THREE,
        minions=[[minion("Thug", hp=5)], [], []],
        damage={"thug": 2},
        counters={"thug": 3},
        status={"thug": STUNNED | TOUGH | CONFUSED},
        on={"thug": [attachment("Spikes", atk=2)]},
    )
    thug = card(s, "thug")
    assert s.game.players[1].engaged == (thug.id,)
    assert (thug.damage, thug.counters, thug.status) == (2, 3, STUNNED | TOUGH | CONFUSED)
    assert [s.game.handle(i) for i in thug.on] == ["spikes"]
    assert card(s, "spikes").area == 1
    assert s.game.players[0].engaged == ()


@pytest.mark.rule("MC-ELIM-02")
def test_an_upgrade_attached_to_such_a_minion_stays_on_it() -> None:
    s = fallen(minions=[[minion("Thug")], []], on={"thug": ["spider-tracer"]})
    assert [s.game.handle(i) for i in card(s, "thug").on] == ["spider-tracer"]


@pytest.mark.rule("MC-ELIM-02")
def test_the_next_player_is_the_next_one_still_playing() -> None:
    s = scene(
        *THREE,
        at="reveal",
        first=1,
        dealt=[[], [fatal()], [fatal()]],
        minions=[[], [minion("Thug")], []],
        encounter=duds(8),
        form="alter_ego",
    )
    assert [p.out for p in s.game.players] == [False, True, True]
    assert s.game.players[0].engaged == (s.game.named("thug"),)


@pytest.mark.rule("MC-ELIM-02")
def test_quickstrike_strikes_the_player_it_comes_to() -> None:
    s = fallen(minions=[[minion("Sprinter", keywords=["quickstrike"], atk=2)], []], form=("alter_ego", "hero"))
    assert (s.prompt, s.seat) == ("defend", 1)
    s.do("1:pass")
    assert left(s, "captain-marvel") == 10


@pytest.mark.rule("MC-ELIM-03")
def test_encounter_cards_in_the_area_go_to_the_encounter_discard_pile() -> None:
    debt = made("obligation", "Debt")
    s = fallen(dealt=[[treachery("Pending")], []], play=[[debt], []])
    assert in_play(s, "debt") is False
    assert {"debt", "pending", "fatal"} <= set(pile(s, -1))


@pytest.mark.rule("MC-ELIM-03")
def test_an_ally_of_another_player_goes_to_its_owner_s_discard_pile() -> None:
    loan = event("Loan", GiveControl(Each(Those("ally", "yours")), Chosen(Those("player"))))
    recoil = event("Recoil", Damage(30, YOU))
    s = scene(*TWO, active=1, first=1, hands=[[recoil], [loan]], play=[[], [ally("Pal")]], encounter=duds(8))
    s.do("1:play loan", "1:target spider-man", "1:end")
    assert s.game.players[0].allies == (s.game.named("pal"),)
    s.do("0:play recoil")
    assert "pal" in pile(s, 1)
    assert not s.game.players[0].allies


@pytest.mark.rule("MC-ELIM-03")
def test_encounter_cards_attached_to_the_identity_go_too() -> None:
    s = fallen(on={"spider-man": [attachment("Curse")]})
    assert not in_play(s, "curse")
    assert "curse" in pile(s, -1)


@pytest.mark.rule("MC-ELIM-03")
def test_a_permanent_card_attached_to_the_identity_goes_too() -> None:
    s = fallen(on={"spider-man": [attachment("Curse", keywords=["permanent"])]})
    assert not in_play(s, "curse")
    assert "curse" in pile(s, -1)


@pytest.mark.rule("MC-ELIM-03")
def test_a_permanent_obligation_goes_too() -> None:
    s = fallen(play=[[made("obligation", "Debt", keywords=["permanent"])], []])
    assert "debt" in pile(s, -1)


@pytest.mark.rule("MC-ELIM-04")
def test_everything_else_of_the_player_is_removed_from_the_game() -> None:
    s = fallen(
        hands=[["haymaker", "energy"], ["genius"]],
        piles=[["strength"], ["first-aid"]],
        play=[[ally("Friend"), support("Base"), upgrade("Badge")], [ally("Pal")]],
    )
    player = s.game.players[0]
    assert (player.hand, player.deck, player.pile, player.allies, player.board) == ((), (), (), (), ())
    assert {c.zone for c in s.game.cards if c.owner == 0} == {GONE}
    assert {c.zone for c in s.game.cards if c.face.set == "spider_man_nemesis"} == {GONE}
    assert in_play(s, "pal")
    assert len(s.game.players[1].deck) > 30


@pytest.mark.rule("MC-ELIM-04")
def test_an_ally_lent_to_another_player_lies_in_another_area_and_stays() -> None:
    loan = event("Loan", GiveControl(Each(Those("ally", "yours")), Chosen(Those("player"))))
    recoil = event("Recoil", Damage(30, YOU))
    s = scene(*TWO, hands=[[loan, recoil], []], play=[[ally("Friend")], []])
    s.do("0:play loan", "0:target captain-marvel", "0:play recoil")
    assert s.game.players[0].out
    assert in_play(s, "friend")
    assert s.game.players[1].allies == (s.game.named("friend"),)


@pytest.mark.rule("MC-ELIM-04")
def test_constant_effects_and_reactions_of_removed_cards_are_gone() -> None:
    bell = support("Bell", response("draw", AddCounters(1), forced=True))
    s = fallen(play=[[bell], [support("Book", action(Draw(1)))]], hands=[["backflip"], []])
    s.do("1:use book")
    assert s.prompt == "turn"
    assert card(s, "bell").counters == 0


@pytest.mark.rule("MC-ELIM-05")
def test_the_eliminated_win_with_the_others() -> None:
    s = fallen(stage=2, damage={"rhino": 29}, form=("alter_ego", "hero"))
    assert s.game.players[0].out
    assert s.game.outcome is None
    s.do("1:attack captain-marvel rhino")
    assert s.game.outcome == (0, 1)


@pytest.mark.rule("MC-ELIM-05")
def test_the_eliminated_lose_with_the_others() -> None:
    s = fallen(hands=[[], [event("Slip", PlaceThreat(20))]])
    s.do("1:play slip")
    assert s.game.outcome == LOST


@pytest.mark.rule("MC-ELIM-05")
def test_a_player_who_concedes_leaves_and_the_others_play_on() -> None:
    s = scene(*TWO, minions=[[minion("Thug")], []], hands=[["energy"], []])
    RULES.concede(s.game, 0)
    assert s.game.players[0].out
    assert s.game.players[1].engaged == (s.game.named("thug"),)
    assert s.game.outcome is None


@pytest.mark.rule("MC-ELIM-06")
def test_when_everybody_is_eliminated_the_game_is_lost() -> None:
    s = scene(*TWO, at="reveal", dealt=[[fatal()], [fatal()]], encounter=duds(8), form="alter_ego")
    assert s.game.outcome == LOST
    assert RULES.winners(s.game) == ("villain",)


@pytest.mark.rule("MC-ELIM-06")
def test_a_player_alone_loses_with_the_identity() -> None:
    s = scene(at="reveal", dealt=[[fatal()]], encounter=duds(8), form="alter_ego")
    assert s.game.outcome == LOST


@pytest.mark.rule("MC-ELIM-07")
def test_an_ability_that_eliminates_a_player_is_resolved_completely() -> None:
    storm = treachery("Storm", Sequence(Damage(3, EACH_PLAYER), PlaceThreat(2), Damage(1, EACH_PLAYER)))
    s = scene(*TWO, at="reveal", dealt=[[storm], []], damage={"spider-man": 7}, encounter=duds(8), form="alter_ego")
    assert s.game.players[0].out
    assert left(s, "captain-marvel") == 12 - 3 - 1
    assert threat_on(s) == 2


@pytest.mark.rule("MC-ELIM-07")
def test_one_player_after_the_other_is_still_every_player() -> None:
    storm = treachery("Storm", ForEach(EACH_PLAYER, Sequence(Damage(3, YOU), PlaceThreat(1))))
    s = scene(*TWO, at="reveal", dealt=[[storm], []], damage={"spider-man": 7}, encounter=duds(8), form="alter_ego")
    assert s.game.players[0].out
    assert left(s, "captain-marvel") == 9
    assert threat_on(s) == 2


@pytest.mark.rule("MC-ELIM-07")
def test_a_player_s_own_ability_is_finished_after_it_eliminated_them() -> None:
    last = event("Last Stand", Sequence(Damage(30, YOU), Damage(5, THE_VILLAIN)))
    s = scene(*TWO, hands=[[last], []])
    s.do("0:play last-stand")
    assert s.game.players[0].out
    assert left(s, "rhino") == 28 - 5


@pytest.mark.rule("MC-ELIM-01", "MC-ELIM-07")
def test_surge_of_the_card_that_felled_a_player_finds_nobody() -> None:
    s = scene(
        *TWO,
        at="reveal",
        dealt=[[treachery("Fatal", Damage(30, YOU), keywords=["surge"])], []],
        encounter=[made("treachery", "Next", when_revealed(PlaceThreat(1))), *duds(8)],
        form="alter_ego",
    )
    assert s.game.players[0].out
    assert threat_on(s) == 0


@pytest.mark.rule("MC-ELIM-01")
def test_being_saved_in_time_is_no_elimination() -> None:
    shield = upgrade("Shield", would("damage", Prevent(), forced=True, to="you"))
    s = fallen(play=[[shield], []])
    assert not s.game.players[0].out
    assert left(s, "spider-man") == 10


@pytest.mark.rule("MC-ELIM-03")
def test_an_upgrade_of_another_player_on_a_lost_ally_goes_to_its_owner() -> None:
    gift = upgrade("Gift", attach=Those("ally"))
    recoil = event("Recoil", Damage(30, YOU))
    s = scene(*TWO, active=1, first=1, hands=[[recoil], [gift]], play=[[ally("Friend")], []], encounter=duds(8))
    s.do("1:play gift", "1:end", "0:play recoil")
    assert card(s, "friend").zone == GONE
    assert pile(s, 1) == ["gift"]
