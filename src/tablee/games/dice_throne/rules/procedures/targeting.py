"""Phase 5, the Targeting Roll Phase: who is the Defender?"""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.aim import WHOM
from tablee.games.dice_throne.rules.records import Attack, Roll
from tablee.games.dice_throne.rules.run import Run, aims
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.telling import tell_roll
from tablee.games.dice_throne.rules.vocabulary import APPLIED, TARGETED
from tablee.games.dice_throne.rules.window import window
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, done, goto
from tablee.kernel.record import record


def needs_target(game: Battle) -> bool:
    """Something aimed at an opponent waits (DT-TARGET-02, DT-TARGET-04)."""
    for later in game.later:  # DT-TARGET-03: whatever it is, also a token without any damage
        if later.moment == TARGETED or (later.moment == APPLIED and aims(game, Run(*later.saved))):
            return True
    return any([part.attack for one in game.incoming for part in one.parts])


@record
class TargetingRoll(Procedure):
    STEPS = {
        "method": "DT-TARGET-01 DT-TARGET-02 DT-TARGET-04 DT-MODEKOTH-02",
        "roll": "DT-TARGET-05",
        "answers": "DT-TARGET-06 DT-TARGET-07",
        "read": "DT-TARGET-05",
        "pick": "DT-TARGET-05 DT-MODEKOTH-02",
        "agree": "DT-TARGET-05",
        "last_answers": "DT-TARGET-07 DT-MOD-04 DT-MOD-05",
    }

    seat: int
    choosers: tuple[int, ...] = ()  # who says who is attacked
    named: tuple[int, ...] = ()  # whom they said so far

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}

    def says(self, game: Battle) -> Args:
        """Which attack it is, who chooses with whom, and whom the first of them has named."""
        assert game.attack is not None
        args: Args = {"source": game.origin(self.seat, game.attack.ability)}
        if self.named:
            return {**args, "mode": "second", "who": f"&{self.choosers[0]}", "whom": f"&{self.named[0]}"}
        return {**args, "mode": "alone" if len(self.choosers) == 1 else "first"}

    def method(self, game: Battle) -> Flow | None:
        attack = game.attack
        if attack is None or attack.to >= 0 or not needs_target(game):
            return done()
        if game.kit.setup.mode == "teams":
            return goto("roll")
        self.choosers = (self.seat,)  # everyone for themselves: a free choice
        return goto("pick")

    def roll(self, game: Battle) -> Flow | None:
        assert game.attack is not None
        face = game.rng.die()
        game.rolls.append(Roll(self.seat, "targeting", (face,), fixed=game.attack.ultimate))
        tell_roll(game, "DT-TARGET-05", self.seat, (face,), "targeting")
        return None

    def answers(self, game: Battle) -> Flow | None:
        return window(game)

    def read(self, game: Battle) -> Flow | None:
        face = game.rolls.pop().faces[0]
        foes = game.opponents(self.seat)
        if face <= 2:
            return self.aim(game, foes[0])  # left: the first met clockwise
        if face <= 4:
            return self.aim(game, foes[-1])
        self.choosers = tuple(foes) if face == 5 else (self.seat,)  # 5: the opposing team says who
        return None

    def pick(self, game: Battle) -> Flow | None:
        foes = game.opponents(self.seat)
        chooser = self.choosers[len(self.named)]
        return ask(chooser, "choose-target", [WHOM(seat) for seat in foes], "picked")

    def picked(self, game: Battle, choice: Option) -> Flow | None:
        by, whom = self.choosers[len(self.named)], int(choice.args[0])
        self.named += (whom,)
        if len(self.choosers) > 1:
            game.note("DT-TARGET-05", "names-target", who=f"&{by}", whom=f"&{whom}")
        return goto("pick") if len(self.named) < len(self.choosers) else None

    def agree(self, game: Battle) -> Flow | None:
        """No partner has the last word: if they name different members, a die decides between these."""
        if len(set(self.named)) == 1:
            return self.aim(game, self.named[0])
        face = game.rng.die()
        game.note("DT-TARGET-05", "team-differs", dice=str(face))
        foes = game.opponents(self.seat)
        return self.aim(game, foes[0] if face <= 3 else foes[-1])

    def aim(self, game: Battle, seat: int) -> Flow | None:
        """All that waited for a target goes to this player (DT-TARGET-08)."""
        attack = game.attack
        assert attack is not None
        attack.to = seat
        game.note("DT-TARGET-08", "targets", who=f"&{self.seat}", whom=f"&{seat}")
        pending = [one for one in game.incoming if one.to == -1]
        game.incoming = [one for one in game.incoming if one.to != -1]
        for one in pending:
            game.incoming_to(seat).parts += one.parts
        leader_card(game, attack)
        return goto("last_answers")

    def last_answers(self, game: Battle) -> Flow | None:
        """Everybody knows now who is attacked: modifiers and tokens before the defence."""
        return window(game)


def leader_card(game: Battle, attack: Attack) -> None:
    """Attacking a Leader draws a card (DT-MODEKOTH-03, DT-MODEKOTH-04)."""
    left = game.order()
    if not attack.made or game.kit.setup.mode != "koth":
        return
    if game.kit.setup.leader_card == "three" and len(left) < 3:  # DT-MODEKOTH-07
        return
    most = max([game.health(seat) for seat in left])
    # DT-MODEKOTH-05: whoever shares the lead earns it too; DT-MODEKOTH-06: nobody else has a sole Leader's Health
    if game.health(attack.to) == most:
        game.note("DT-MODEKOTH-04", "leader-card", who=f"&{attack.by}")
        game.draw(attack.by, 1)
