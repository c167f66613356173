"""Learned judgement in the dungeon: which choices are weighed, and what it is learned from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tablee.gamekit.brain import Brain
from tablee.gamekit.rules import RANDOM
from tablee.games.super_dungeon.mind import evaluate, hero_mind, words
from tablee.games.super_dungeon.mind.consul_mind import CUNNING
from tablee.games.super_dungeon.mind.facts import facts
from tablee.games.super_dungeon.mind.judgement import ArenaMind, Judge
from tablee.games.super_dungeon.mind.worth import left
from tablee.games.super_dungeon.rules.library import gear, models
from tablee.games.super_dungeon.rules.presets import PRESETS
from tablee.games.super_dungeon.rules.procedures import activation
from tablee.games.super_dungeon.rules.procedures.acting import ACT
from tablee.games.super_dungeon.rules.procedures.consul import SPAWN
from tablee.games.super_dungeon.rules.procedures.heroes import ACTIVATE
from tablee.games.super_dungeon.rules.ranks import HERO
from tablee.games.super_dungeon.rules.setup import HERO_OPTIONS, PRESET
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import KNOCKDOWN
from tablee.games.super_dungeon.rules.targets import meant
from tablee.games.super_dungeon.rules.values import hearts
from tablee.games.super_dungeon.rules.vocabulary import OFFENSE
from tablee.kernel.decision import Option
from tablee.kernel.record import digest
from tablee.kernel.rng import Rng, key_of

#: what is weighed; all else is answered by hand-made judgement
WEIGHED = ("act", "consul-turn", "hero-turn")
FEWEST = 3  # Heroes of a party (SD-SETUP-02)
CONSOLATION = 250  # per mille of a won game: what it is worth to the Heroes to have nearly won


class ArenaBrain(Brain[Arena]):
    file = Path(__file__).with_name("brain.npz")
    lexicon = words.LEXICON
    words = staticmethod(words.words)
    facts = staticmethod(facts)

    def content(self) -> dict[str, str]:
        """Every model and piece of equipment with all that stands on its card."""
        return {id: digest(repr(card)) for id, card in {**models(), **gear()}.items()}

    def met(self, game: Arena) -> Sequence[str]:
        kit = game.kit
        return [*kit.copies, *dict.fromkeys([card.id for card in kit.cards if card.kind == "gear"])]

    def together(self, game: Arena, seat: int, other: int) -> bool:
        return (seat == game.kit.consul) == (other == game.kit.consul)

    def side(self, game: Arena, seat: int) -> str:
        return "consul" if seat == game.kit.consul else "heroes"

    def mind(self, judge: Judge) -> ArenaMind:
        return ArenaMind(judge)

    # ------------------------------------------------------------------ choosing
    def known(self, game: Arena, seat: int) -> Option | None:
        prompt, options = game.asked.prompt, list(game.asked.options)
        if prompt not in WEIGHED:
            return evaluate.suggest(game, seat, CUNNING)
        if prompt == "act":
            frame = activation.MOVE.frame(game)
            n = frame.model
            if game.models[n].statuses & KNOCKDOWN or (seat != game.kit.consul and game.rank(n) != HERO):
                return evaluate.suggest(game, seat, CUNNING)
            return None if seat == game.kit.consul else hero_mind.at_once(game, n, options, frame)
        if prompt == "hero-turn":
            creeps = [o for o in options if ACTIVATE.of(o) and game.rank(game.kit.by_handle[str(o.args[0])]) == "creep"]
            return creeps[0] if creeps else None
        return None

    def stays(self, game: Arena, option: Option) -> bool:
        return False

    def menu(self, game: Arena) -> bool:
        return game.asked.prompt in WEIGHED

    def means(self, game: Arena, option: Option) -> bool:
        return False

    def judged(self, game: Arena) -> bool:
        return True

    def calm(self, game: Arena) -> bool:
        return game.asked.prompt != "act"

    def looks(self, game: Arena) -> int:
        return 1

    # ------------------------------------------------------------------ learning
    def sampled(self, game: Arena, choice: Option) -> bool:
        """A Consul Turn whenever nobody is acting, and each Hero before it does anything."""
        prompt = game.asked.prompt
        if prompt != "act":
            return prompt == "consul-turn"
        frame = activation.MOVE.frame(game)
        return game.rank(frame.model) == HERO and not (frame.moved or frame.acted or frame.running or frame.used)

    def consoled(self, game: Arena, seat: int) -> int:
        """For the Heroes, how much of what they have to destroy they have destroyed."""
        if seat == game.kit.consul:
            return 0
        wanted = [*game.kit.points, game.kit.by_handle[game.kit.setup.boss]]
        whole = sum([hearts(game, n) for n in wanted])
        rest = sum([0 if game.models[n].gone else left(game, n) for n in wanted])
        return CONSOLATION * (whole - rest) // max(1, whole)

    def varied(self, options: Mapping[str, str], seed: str) -> dict[str, str]:
        """Another difficulty from game to game, and other Heroes: three of them, as few as there may be."""
        found = dict(options)
        if PRESET not in options:
            drawn = Rng(key_of(f"{seed}/preset"), {}).below(len(PRESETS), PRESET)
            found[PRESET] = PRESETS[drawn].name
        if not {"heroes", *HERO_OPTIONS} & {*options}:
            found |= dict.fromkeys(HERO_OPTIONS[:FEWEST], RANDOM)
        return found

    def whims(self, game: Arena) -> Sequence[Option]:
        """Who acts, whether to spawn, whom to attack."""
        prompt, options = game.asked.prompt, game.asked.options
        if prompt in ("consul-turn", "hero-turn"):
            return [option for option in options if ACTIVATE.of(option) or SPAWN.of(option)]
        return [option for option in options if ACT.of(option) and attacks(game, option)] if prompt == "act" else ()


def attacks(game: Arena, option: Option) -> bool:
    action = meant(game, option)[0]
    return action is not None and action.kind == OFFENSE and not action.dangerous
