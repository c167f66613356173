"""The match and the turn: setting up, and the eight phases in their order (DT-TURN-01)."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.damage import applied_to
from tablee.games.dice_throne.rules.effects.landing import felt, land
from tablee.games.dice_throne.rules.phase import Phase
from tablee.games.dice_throne.rules.procedures.damage import afterwards, settle
from tablee.games.dice_throne.rules.procedures.defense import DefensiveRoll
from tablee.games.dice_throne.rules.procedures.main import DiscardPhase, MainPhase
from tablee.games.dice_throne.rules.procedures.offense import OffensiveRoll
from tablee.games.dice_throne.rules.procedures.targeting import TargetingRoll, leader_card, needs_target
from tablee.games.dice_throne.rules.procedures.upkeep import IncomePhase, UpkeepPhase
from tablee.games.dice_throne.rules.run import Run
from tablee.games.dice_throne.rules.state import HAND_LIMIT, Battle
from tablee.games.dice_throne.rules.telling import tell_roll
from tablee.games.dice_throne.rules.vocabulary import (
    AT_UPKEEP,
    ATTACK_OVER,
    BEFORE_OFFENSE,
    CONCLUSION,
    DEFENSE,
    DISCARD,
    END,
    FOE_IDLE,
    FOUGHT,
    INCOME,
    MAIN_1,
    MAIN_2,
    OFFENSE,
    TARGETING,
    TOTALLED,
    TURN_END,
    UPKEEP,
)
from tablee.games.dice_throne.rules.window import heard, one_by_one, triggered, window
from tablee.kernel.decision import Flow
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record


class Match(Procedure):
    STEPS = {
        "start_player": "DT-SETUP-04 DT-MODEX-01",
        "hero_setup": "DT-SETUP-05 DT-SETUP-06 DT-SETUP-07",
        "turn": "DT-TURN-02 DT-COMP-01",
        "next_player": "DT-TURN-02 DT-HEALTH-06",
    }

    def start_player(self, game: Battle) -> Flow | None:
        """Everybody rolls; those tied for the highest roll again."""
        if game.kit.setup.variant:
            game.note("DT-MODEX-01", "variant", n=game.kit.seats)
        seats = list(range(game.kit.seats)) if game.kit.setup.first < 0 else [game.kit.setup.first]
        while len(seats) > 1:
            rolled = [(game.rng.die(), seat) for seat in seats]
            for face, seat in rolled:
                tell_roll(game, "DT-SETUP-04", seat, (face,), "start")
            seats = [seat for face, seat in rolled if face == max(rolled)[0]]
        game.first = game.active = seats[0]
        game.note("DT-SETUP-04", "starts", who=f"&{seats[0]}")
        return None

    def hero_setup(self, game: Battle) -> Flow | None:
        runs = [Run(seat, h.setup_text.key) for seat, h in enumerate(game.heroes) if h.setup_text is not None]
        return one_by_one(runs)

    def turn(self, game: Battle) -> Flow | None:
        return Turn(game.active)

    def next_player(self, game: Battle) -> Flow | None:
        turns = game.kit.turns
        at = turns.index(game.active)
        while True:
            at = (at + 1) % len(turns)
            if not game.players[turns[at]].out:
                break
        game.active = turns[at]
        game.turn += 1
        self.step = "turn"
        return self.turn(game)


@record
class Turn(Phase):
    STEPS = {
        "upkeep": "DT-UPKEEP-01",
        "income": "DT-INCOME-01 DT-INCOME-02 DT-INCOME-03",
        "main_1": "DT-MAIN-01",
        "before_offense": "DT-OFF-15 DT-HERO-GUN-04",
        "offensive_roll": "DT-OFF-01 DT-TURN-03",
        "targeting_roll": "DT-TARGET-01",
        "defensive_roll": "DT-DEF-01 DT-TURN-05",
        "totals": "DT-DMG-09 DT-HERO-BAR-01",
        "totalled": "DT-HERO-BAR-01",
        "apply": "DT-DEF-10 DT-DMG-15",
        "felt": "DT-DMG-09",
        "afterwards": "DT-TEXT-04",
        "attack_over": "DT-TURN-04",
        "once_more": "DT-OFF-01 DT-ABILITY-14",
        "conclusion": "DT-TURN-04 DT-HERO-PIR-15",
        "idle": "DT-HERO-PIR-09",
        "concluded": "DT-TURN-04",
        "felt_late": "DT-DMG-09",
        "main_2": "DT-MAIN-06",
        "discard": "DT-DISCARD-01",
        "end": "DT-TURN-06 DT-HERO-PIR-08",
        "end_settle": "DT-TURN-06",
    }

    def enter(self, game: Battle, phase: int) -> None:
        game.phase = phase
        if game.log is not None:
            game.note("DT-TURN-01", "phase", n=phase, who=f"&{self.seat}")

    def unless_out(self, game: Battle, phase: int) -> Flow | None:
        """The phase begins; for who has been defeated the turn ends."""
        if game.players[self.seat].out:
            return goto("end")
        self.enter(game, phase)
        return None

    def upkeep(self, game: Battle) -> Flow | None:
        player = game.players[self.seat]
        for other in game.players:  # what may be done once in any turn, by its key, may be done again
            if other.used:
                other.used = tuple([used for used in other.used if not used.startswith("token.")])
        player.used, player.upgraded = (), 0
        game.recent, game.tries = {}, 0
        game.skip = game.again = game.attacked = False
        if game.log is not None:
            game.note("DT-TURN-02", "turn", n=game.turn, who=f"&{self.seat}")
        self.enter(game, UPKEEP)
        runs = triggered(game, self.seat, AT_UPKEEP)
        if runs or window(game) is not None:
            return UpkeepPhase(self.seat, runs)
        return None  # the phase is empty

    def income(self, game: Battle) -> Flow | None:
        return self.unless_out(game, INCOME) or IncomePhase(self.seat)

    def main_1(self, game: Battle) -> Flow | None:
        self.enter(game, MAIN_1)
        return MainPhase(self.seat)

    def before_offense(self, game: Battle) -> Flow | None:
        game.skip = game.halving = False
        if game.players[self.seat].out:
            return goto("end")
        return heard(game, self.seat, BEFORE_OFFENSE)

    def offensive_roll(self, game: Battle) -> Flow | None:
        if game.players[self.seat].out:
            return goto("end")
        self.enter(game, OFFENSE)
        game.attack = None
        if game.skip:
            game.skip = False
            game.note("DT-OFF-15", "skips-offense", who=f"&{self.seat}")
            return goto("totals")
        return OffensiveRoll(self.seat)

    def targeting_roll(self, game: Battle) -> Flow | None:
        if game.players[self.seat].out:  # an own effect was too much: nothing is left of the attack
            game.attack, game.later, game.incoming, game.locked = None, (), [], False
            return goto("end")
        if game.attack is None and not game.incoming:
            self.step = "once_more"
            return self.once_more(game)  # no ability: phases 5 and 6 have no content (DT-TURN-05)
        if game.attack is None or not needs_target(game):
            return None
        if game.attack.to >= 0:
            if (
                game.attack.to != game.forced
            ):  # the only opponent left; a further attack has its target without a choice
                leader_card(game, game.attack)
            return None
        self.enter(game, TARGETING)
        return TargetingRoll(self.seat)

    def defensive_roll(self, game: Battle) -> Flow | None:
        attack = game.attack
        game.phase = DEFENSE
        if attack is None or attack.to < 0 or not needs_target(game):
            return None
        self.enter(game, DEFENSE)
        return DefensiveRoll(attack.to)

    def totals(self, game: Battle) -> Flow | None:
        """The final totals are worked out once everybody has finished acting."""
        game.phase = DEFENSE
        attack = game.attack
        if attack is not None and attack.to >= 0:
            one = game.pending(attack.to)
            attack.dealt = 0 if one is None else game.total(one)
        return None

    def totalled(self, game: Battle) -> Flow | None:
        run = game.due(TOTALLED)
        return None if run is None else call(run, then="totalled")

    def apply(self, game: Battle) -> Flow | None:
        attack = game.attack
        if attack is not None:
            one = game.pending(attack.to)
            attack.evaded = one is not None and any([part.attack and part.avoided for part in one.parts])
        land(game, applied_to(game))
        if attack is not None:
            attack.landed = True
        return None

    def felt(self, game: Battle) -> Flow | None:
        return felt(game)

    def afterwards(self, game: Battle) -> Flow | None:
        return afterwards(game)

    def attack_over(self, game: Battle) -> Flow | None:
        attack = game.attack
        game.attack = None
        game.forced = -1
        if attack is None or attack.to < 0 or game.players[attack.to].out:
            return None
        runs = triggered(game, attack.to, ATTACK_OVER)
        if attack.made and not game.players[self.seat].out:
            runs += triggered(game, self.seat, FOUGHT, target=attack.to)
        return one_by_one(runs)

    def once_more(self, game: Battle) -> Flow | None:
        """A further Offensive Roll Phase, against somebody (`forced`) or with a target of its own."""
        game.locked = False
        gone = game.forced >= 0 and game.players[game.forced].out
        if game.again and not gone and not game.players[self.seat].out:
            game.again = False
            return goto("offensive_roll")
        game.forced = -1
        return None

    def conclusion(self, game: Battle) -> Flow | None:
        """Of the whole Roll Phase: after any further Offensive Roll Phase, and also when no ability was used."""
        game.halving = False
        runs = triggered(game, self.seat, CONCLUSION)
        quiet = game.attacked or not (FOE_IDLE in game.kit.heard or game.incoming or any(game.healing))
        if quiet and not runs:
            self.step = "main_2"
            return self.main_2(game)
        return one_by_one(runs)

    def idle(self, game: Battle) -> Flow | None:
        if game.attacked:
            return None
        return one_by_one([r for foe in game.opponents(self.seat) for r in triggered(game, foe, FOE_IDLE, self.seat)])

    def concluded(self, game: Battle) -> Flow | None:
        """What these last effects did to anybody's Health is done before Main (2)."""
        land(game, applied_to(game))
        return None

    def felt_late(self, game: Battle) -> Flow | None:
        return felt(game, "felt_late")

    def main_2(self, game: Battle) -> Flow | None:
        return self.unless_out(game, MAIN_2) or MainPhase(self.seat)

    def discard(self, game: Battle) -> Flow | None:
        if game.players[self.seat].out:
            return goto("end")
        self.enter(game, DISCARD)
        if len(game.players[self.seat].hand) > HAND_LIMIT or window(game) is not None:
            return DiscardPhase(self.seat)
        return None

    def end(self, game: Battle) -> Flow | None:
        game.phase = END
        runs = [] if game.players[self.seat].out else triggered(game, self.seat, TURN_END)
        while (waiting := game.due(TURN_END)) is not None:
            assert isinstance(waiting, Run)
            runs.append(waiting)
        return one_by_one(runs) or done()

    def end_settle(self, game: Battle) -> Flow | None:
        return settle(game)
