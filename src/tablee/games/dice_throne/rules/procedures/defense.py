"""Phase 6, the Defensive Roll Phase, in six steps. Only the Defender defends (DT-MODE2V2-09)."""

from __future__ import annotations

from tablee.gamekit.verb import Verb
from tablee.games.dice_throne.rules.guards import can_defend, is_defendable, locked_out, usable
from tablee.games.dice_throne.rules.procedures.offense import (
    KEEP,
    ability_words,
    accepted,
    keeps,
    on_ability,
    own_ability,
    reroll,
)
from tablee.games.dice_throne.rules.records import Roll
from tablee.games.dice_throne.rules.run import Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.telling import tell_roll
from tablee.games.dice_throne.rules.vocabulary import ATTACKED, INSTANT, NEGATIVE, ROLL, STRIKES, TARGETED, Ability
from tablee.games.dice_throne.rules.window import one_by_one, triggered, use, window
from tablee.kernel.decision import PASS, Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, goto
from tablee.kernel.record import record


@record
class DefensiveRoll(Procedure):
    STEPS = {
        "targeted_effects": "DT-DEF-01 DT-DEF-02 DT-DEF-03",
        "modifiers": "DT-MOD-01 DT-HERO-GUN-05",
        "before_defense": "DT-DEF-04",
        "may_defend": "DT-DEF-04 DT-DEF-11 DT-HERO-PIR-16",
        "defend": "DT-DEF-05 DT-DEF-06",
        "roll": "DT-DEF-07",
        "rolled": "DT-DEF-07",
        "answers": "DT-DEF-12",
        "another_attempt": "DT-DEF-07",
        "keep": "DT-DEF-07 DT-TEXT-11",
        "use_dice": "DT-DEF-08 DT-DICE-03",
        "last_answers": "DT-DEF-09 DT-DEF-11",
    }

    seat: int
    ability: str = ""  # the defence chosen

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}

    def says(self, game: Battle) -> Args:
        """Whoever may defend reads what is coming."""
        if self.step != "defend":
            return {}
        return {"n": sum([game.total(one) for one in game.incoming if one.to == self.seat])}

    def allows(self) -> int:
        return ROLL | INSTANT if self.step == "keep" else 0

    def targeted_effects(self, game: Battle) -> Flow | None:
        run = game.due(TARGETED)
        if run is None:
            return None
        assert isinstance(run, Run)
        run.target = self.seat
        return call(run, then="targeted_effects")

    def modifiers(self, game: Battle) -> Flow | None:
        attack = game.attack
        assert attack is not None
        if not attack.made:
            return None
        runs = triggered(game, self.seat, ATTACKED, target=attack.by)
        # nothing of the Defender's, not even a companion (DT-COMPANION-03), reacts to an Ultimate (DT-ABILITY-11); what
        # hampers the Defender does
        if attack.ultimate:
            kinds = game.kit.kinds
            runs = [run for run in runs if run.token >= 0 and kinds[run.token].token.kind == NEGATIVE]
        mine = triggered(game, attack.by, STRIKES, target=self.seat)
        return one_by_one([*mine, *accepted(game, runs)])

    def before_defense(self, game: Battle) -> Flow | None:
        """Whoever holds something against undefendable attacks is asked before it is too late."""
        tokens = game.players[self.seat].tokens
        return window(game) if any([tokens[uid] for uid in game.kit.opening]) and not is_defendable(game) else None

    def may_defend(self, game: Battle) -> Flow | None:
        attack = game.attack
        if attack is not None and attack.answered:  # a companion, or a token, takes the place of a defence
            return goto("last_answers")
        if game.players[self.seat].out or locked_out(game, self.seat) or not is_defendable(game):
            return goto("last_answers")
        return None

    def defend(self, game: Battle) -> Flow | None:
        return ask(self.seat, "defend", [*[a.defend for a in self.defenses(game)], PASS], "defended")

    def defended(self, game: Battle, choice: Option) -> Flow | None:
        assert game.attack is not None
        game.attack.answered = True
        if choice == PASS:
            return goto("last_answers")
        self.ability = str(choice.args[0])
        if game.log is not None:
            name = f"@ability.{game.heroes[self.seat].id}.{self.ability}"
            game.note("DT-DEF-05", "defends", who=f"&{self.seat}", ability=name)
        return None

    def roll(self, game: Battle) -> Flow | None:
        game.attempts = 0
        faces = game.rng.dice(self.chosen(game).dice)
        game.rolls.append(Roll(self.seat, "defense", faces))
        tell_roll(game, "DT-DEF-07", self.seat, faces, "defense")
        return None

    def rolled(self, game: Battle) -> Flow | None:
        text = self.chosen(game).text_again
        return None if text is None else Run(self.seat, text.key)

    def answers(self, game: Battle) -> Flow | None:
        return window(game)

    def another_attempt(self, game: Battle) -> Flow | None:
        return None if game.attempts else goto("use_dice")

    def keep(self, game: Battle) -> Flow | None:
        options = keeps(tuple(sorted(game.rolls[-1].faces)))
        return ask(self.seat, "keep", [*options, *usable(game, self.seat, ROLL | INSTANT)], "kept")

    def kept(self, game: Battle, choice: Option) -> Flow | None:
        if not KEEP.of(choice):
            return call(use(game, self.seat, choice), then="another_attempt")
        if len(choice.args) == len(game.rolls[-1].faces):
            game.attempts = 0
            return None
        reroll(game, choice)
        return goto("answers")

    def use_dice(self, game: Battle) -> Flow | None:
        assert game.attack is not None
        roll, by = game.rolls.pop(), game.attack.by
        runs = [Run(self.seat, self.chosen(game).texts[0].key, target=by, rolled=(roll.faces,))]
        for seat, source, at in roll.riders:
            runs.append(Run(seat, source, (at,), target=by, rolled=(roll.faces,)))
        return one_by_one(runs)

    def last_answers(self, game: Battle) -> Flow | None:
        return window(game)

    def defenses(self, game: Battle) -> list[Ability]:
        return [ability for ability in game.players[self.seat].board.abilities if ability.dice]

    def chosen(self, game: Battle) -> Ability:
        return game.players[self.seat].board.by_id[self.ability]


# ---------------------------------------------------------------------- verbs
def defend_tries(game: Battle, seat: int, piece: str) -> list[Option]:
    ability = own_ability(game, seat, piece)
    return [ability.defend] if ability is not None and ability.needs is None and ability.dice else []


DEFEND = Verb("defend", can_defend, words=ability_words, on=on_ability, tries=defend_tries)
VERBS: list[Verb[Battle]] = [DEFEND]
