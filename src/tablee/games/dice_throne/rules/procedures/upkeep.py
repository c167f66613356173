"""Phase 1, Upkeep, and phase 2, Income."""

from __future__ import annotations

from tablee.gamekit.verb import Verb, nothing
from tablee.games.dice_throne.rules.effects.damage import applied_to
from tablee.games.dice_throne.rules.effects.landing import felt, land
from tablee.games.dice_throne.rules.procedures.damage import ANSWERED, Answered, afterwards
from tablee.games.dice_throne.rules.run import Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import AT_INCOME
from tablee.games.dice_throne.rules.window import heard, window
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure
from tablee.kernel.record import record


@record
class UpkeepPhase(Procedure):
    """Each upkeep effect of the Active Player, in the order that player likes; then one batch."""

    STEPS = {
        "answers": "DT-UPKEEP-01 DT-CARD-06",
        "next": "DT-UPKEEP-02",
        "order": "DT-UPKEEP-02",
        "last_answers": "DT-UPKEEP-03",
        "conclude": "DT-UPKEEP-03 DT-HEALTH-04",
        "felt": "DT-DMG-09",
        "afterwards": "DT-TEXT-04",
    }

    seat: int
    runs: list[Run]

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}

    def answers(self, game: Battle) -> Flow | None:
        game.fresh = {}
        return window(game)

    def next(self, game: Battle) -> Flow | None:
        self.runs = still_there(game, self.seat, self.runs)
        if not self.runs:
            self.step = "last_answers"
            return self.last_answers(game)
        if len({run.source for run in self.runs}) > 1:
            return None
        self.resume = "next"
        return self.runs.pop(0)  # whose token stays, unless its own text says otherwise (DT-STATUS-10)

    def order(self, game: Battle) -> Flow | None:
        sources = sorted({run.source for run in self.runs})
        return ask(self.seat, "upkeep-order", [FIRST(source) for source in sources], "ordered")

    def ordered(self, game: Battle, choice: Option) -> Flow | None:
        run = [run for run in self.runs if run.source == choice.args[0]][0]
        self.runs.remove(run)
        self.resume = "next"
        return run

    def last_answers(self, game: Battle) -> Flow | None:
        return window(game) if game.incoming else None

    def conclude(self, game: Battle) -> Flow | None:
        land(game, applied_to(game))
        return None

    def felt(self, game: Battle) -> Flow | None:
        return felt(game)

    def afterwards(self, game: Battle) -> Flow | None:
        return afterwards(game)


def still_there(game: Battle, seat: int, runs: list[Run]) -> list[Run]:
    """What a defeated player, or a token that has left, would have done is not done; new tokens do not replace it."""
    player = game.players[seat]
    if player.out:
        return []
    out: list[Run] = []
    for run in runs:
        held = player.tokens[run.token] - game.fresh.get(run.token, 0) if run.token >= 0 else 1
        if run.token < 0 or sum([other.token == run.token for other in out]) < held:
            out.append(run)
    return out


@record
class IncomePhase(Answered):
    STEPS = {
        "effects": "DT-INCOME-01",
        "income": "DT-INCOME-01 DT-INCOME-02 DT-INCOME-03 DT-CP-03",
        **ANSWERED,
    }

    def effects(self, game: Battle) -> Flow | None:
        game.skip = (
            game.turn == 1
        )  # DT-INCOME-03: only the Start Player's first turn is turn 1, in every mode (DT-MODE2V2-08)
        return heard(game, self.seat, AT_INCOME)

    def income(self, game: Battle) -> Flow | None:
        """First 1 CP, then a card, whatever the dial says."""
        if game.skip:
            game.skip = False
            game.note("DT-INCOME-03" if game.turn == 1 else "DT-TURN-01", "no-income", who=f"&{self.seat}")
        else:
            game.gain_cp(self.seat, 1)
            game.draw(self.seat, 1)
        return None


# ---------------------------------------------------------------------- verbs
def first_words(game: Battle, seat: int, choice: Option) -> Args:
    return {"source": game.origin(seat, str(choice.args[0])), "what": f"%{choice.args[0]}/0"}


def first_pieces(game: Battle, seat: int, choice: Option) -> list[str]:
    """The token or the ability whose effect it is."""
    kind, *names = game.origin(seat, str(choice.args[0])).removeprefix("@").split(".")
    if kind == "token":
        held = [one for one in game.kit.kinds if one.token.id == names[0] and game.players[seat].tokens[one.uid]]
        return [f"t{seat}.{one.id}" for one in held]
    return [f"a{seat}.{names[1]}"]


FIRST = Verb("first", words=first_words, on=nothing, to=first_pieces)
VERBS: list[Verb[Battle]] = [FIRST]
