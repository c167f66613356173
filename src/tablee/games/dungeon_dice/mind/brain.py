"""Learned judgement in the dungeon: what it is learned from, and which answers it is not asked for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tablee.gamekit.brain import Brain
from tablee.games.dungeon_dice.mind import evaluate, words
from tablee.games.dungeon_dice.mind.facts import facts
from tablee.games.dungeon_dice.mind.foresight import Judge
from tablee.games.dungeon_dice.mind.judgement import DungeonMind
from tablee.games.dungeon_dice.rules.procedures import turn
from tablee.games.dungeon_dice.rules.procedures.gear import EXCHANGE
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.kernel.decision import PASS, Option

#: what is merely handy, or so clear that nothing need be weighed
HANDY = ("dress", "lose", "lock")
#: what may be tried on a whim: how a turn is spent, who fights and helps, what is agreed
WHIMS = ("prepare", "decide", "help", "answer")
BEGINS = (turn.SEARCH, turn.HUNTING, turn.REST)


class DungeonBrain(Brain[Dungeon]):
    file = Path(__file__).with_name("brain.npz")
    lexicon = words.LEXICON
    words = staticmethod(words.words)
    facts = staticmethod(facts)

    def content(self) -> dict[str, str]:
        return dict(words.content())

    def met(self, game: Dungeon) -> Sequence[str]:
        return sorted({words.label(one) for one in game.kit.defs})

    def together(self, game: Dungeon, seat: int, other: int) -> bool:
        return seat == other

    def mind(self, judge: Judge) -> DungeonMind:
        return DungeonMind(judge)

    # ------------------------------------------------------------------ choosing
    def known(self, game: Dungeon, seat: int) -> Option | None:
        options, prompt = list(game.asked.options), game.asked.prompt
        if prompt in HANDY or (prompt in ("ability", "aim") and game.fight.duel):
            return evaluate.suggest(game, seat)
        if prompt in ("prepare", "moment"):
            exchange = next((option for option in options if EXCHANGE.of(option)), None)
            if exchange is not None or prompt == "moment":
                return exchange
            return evaluate.dress(game, seat, options) or evaluate.drink(options)
        if prompt == "decide":
            worn = evaluate.dress(game, seat, options)
            potion = evaluate.drink(options) if worn is None else None
            if potion is not None and evaluate.prospect(game, seat) > 0:  # a fight to come
                return potion
            # it costs nothing to know
            return worn or next((look for look in (turn.SCOUTING.bare, turn.REACHING.bare) if look in options), None)
        return None

    def stays(self, game: Dungeon, option: Option) -> bool:
        return option == PASS

    def menu(self, game: Dungeon) -> bool:
        return game.asked.prompt in ("prepare", "decide")

    def means(self, game: Dungeon, option: Option) -> bool:
        return False

    def judged(self, game: Dungeon) -> bool:
        """Everything is: what is still open is reckoned with."""
        return True

    def looks(self, game: Dungeon) -> int:
        return 1

    # ------------------------------------------------------------------ learning
    def sampled(self, game: Dungeon, choice: Option) -> bool:
        """The beginning of a turn, once its hero is dressed."""
        return game.asked.prompt == "prepare" and any([verb.of(choice) for verb in BEGINS])

    def whims(self, game: Dungeon) -> Sequence[Option]:
        prompt, options = game.asked.prompt, game.asked.options
        if prompt not in WHIMS:
            return ()
        if prompt == "prepare":
            return [option for option in options if any([verb.of(option) for verb in BEGINS])]
        if prompt == "decide":
            return [
                option for option in options if turn.ASK.of(option) or turn.FIGHT.of(option) or turn.FLEE.of(option)
            ]
        return [option for option in options if option.verb in ("help", "decline", "accept", "refuse")]
