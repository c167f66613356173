"""Learned judgement at a table of Champions: which moments are judged, and what is answered on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tablee.gamekit.brain import Brain
from tablee.games.champions.mind.facts import facts
from tablee.games.champions.mind.thumb import thumb
from tablee.games.champions.mind.words import LEXICON, rested, words
from tablee.games.champions.mind.worth import life_left
from tablee.games.champions.rules.library import library
from tablee.games.champions.rules.packs import SCENARIOS
from tablee.games.champions.rules.procedures.turn import ASK, END
from tablee.games.champions.rules.state import Scenario
from tablee.kernel.decision import PASS, Option
from tablee.kernel.record import digest
from tablee.kernel.rng import Rng, key_of

#: whoever looks ahead stops at these, and judges
JUDGED = ("turn", "defend")
#: hands are changed by rule of thumb: what is drawn instead is chance
BY_THUMB = ("mulligan", "hand-size")
WHIMS = ("turn", "defend")
LOOKS = {"turn": 1, "defend": 4}
OFTEN = 3  # looks at what is asked elsewhere: chance decides much of it
LEARNED_WITH = (1,)  # numbers of heroes at the tables that were learned, in the standard mode
CONSOLATION = 250  # per mille of a won game: what it is worth to have nearly won


class ScenarioBrain(Brain[Scenario]):
    file = Path(__file__).with_name("brain.npz")
    lexicon = LEXICON
    going = True
    words = staticmethod(words)
    rested = staticmethod(rested)
    facts = staticmethod(facts)

    def content(self) -> dict[str, str]:
        """Heroes, villains and sets of encounter cards, each with all its cards."""
        sets: dict[str, list[object]] = {}
        for card in library().values():
            facts = [card.code, card.cost, list(card.res), sorted(card.stats.items()), card.boost, repr(card.script)]
            sets.setdefault(card.set, []).append(facts)
        return {name: digest(facts) for name, facts in sets.items() if name}

    def met(self, game: Scenario) -> Sequence[str]:
        return [name for name in dict.fromkeys([card.face.set for card in game.cards]) if name]

    def covers(self, game: Scenario) -> bool:
        setup = game.kit.setup
        return len(setup.heroes) in LEARNED_WITH and setup.mode == "standard" and not setup.heroic

    def together(self, game: Scenario, seat: int, other: int) -> bool:
        return True

    # ------------------------------------------------------------------ choosing
    def known(self, game: Scenario, seat: int) -> Option | None:
        return thumb(game) if game.asked.prompt in BY_THUMB else None

    def quick(self, game: Scenario, seat: int, deep: bool) -> Option | None:
        """Payments by rule of thumb; what would take another look is declined. What others are asked is left to them: their
        hands may have been dealt anew since."""
        decision = game.asked
        if self.judged(game) or (deep and decision.seat != seat):
            return None
        found = thumb(game)
        if found is not None or deep:
            return found
        return PASS if PASS in decision.options else decision.options[0]

    def stays(self, game: Scenario, option: Option) -> bool:
        """Also to ask others for help: they play in their own turns as well."""
        return self.menu(game) and (END.of(option) or ASK.of(option))

    def menu(self, game: Scenario) -> bool:
        return game.asked.prompt == "turn"

    def means(self, game: Scenario, option: Option) -> bool:
        return False

    def judged(self, game: Scenario) -> bool:
        return game.asked.prompt in JUDGED

    def looks(self, game: Scenario) -> int:
        return LOOKS.get(game.asked.prompt, OFTEN if game.phase == "villain" else 1)

    # ------------------------------------------------------------------ learning
    def sampled(self, game: Scenario, choice: Option) -> bool:
        return self.judged(game)

    def consoled(self, game: Scenario, seat: int) -> int:
        """How much of the villain's life was taken: else nothing could be learned where every game is lost."""
        n = len(game.players)
        whole = sum([game.kit.defs[code].stats.get("hp", 0) * n for code in game.kit.stages])
        return CONSOLATION * max(0, whole - life_left(game)) // max(1, whole)

    def varied(self, options: Mapping[str, str], seed: str) -> dict[str, str]:
        """Another villain from game to game."""
        if "scenario" in options or "campaign" in options:
            return dict(options)
        drawn = Rng(key_of(f"{seed}/scenario"), {}).below(len(SCENARIOS), "scenario")
        return {**options, "scenario": list(SCENARIOS)[drawn]}

    def whims(self, game: Scenario) -> Sequence[Option]:
        if game.asked.prompt not in WHIMS:
            return ()
        return [o for o in game.asked.options if not ASK.of(o) and not END.of(o)]
