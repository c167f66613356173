"""One seat of a game against bots, or beside them: an environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

import gymnasium

from tablee.bots import Bot, make_bot
from tablee.envs.encoder import Seen
from tablee.envs.play import Play
from tablee.envs.seats import RENDERED, check_render
from tablee.envs.space import Choices
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game

#: a bot by its name, or a function from what its seat sees to the number of an option
Opponents = str | Callable[[Seen], int]


class Table:
    """A game in which one seat is asked from outside, and bots sit everywhere else."""

    def __init__(self, play: Play, seat: int, opponents: Opponents | Mapping[int, Opponents]) -> None:
        if not 0 <= seat < play.seats:
            raise SetupError(f"seat={seat}: the seats are 0 to {play.seats - 1}")
        others = [n for n in range(play.seats) if n != seat]
        named = dict(opponents) if isinstance(opponents, Mapping) else dict.fromkeys(others, opponents)
        if sorted(named) != others:
            raise SetupError(f"opponents={named}: one for each of the seats {others} is needed")
        self.play, self.seat, self.named = play, seat, named
        self.seated: dict[int, Bot | Callable[[Seen], int]] = {}
        self.sit("0")

    def sit(self, seed: str) -> None:
        """Bots have a seed of their own, so that games can be repeated."""
        for seat, who in self.named.items():
            bot = make_bot(who.removeprefix("bot:"), self.play.rules, f"{seed}/{seat}") if isinstance(who, str) else who
            self.seated[seat] = bot

    def start(self, seed: str) -> None:
        self.play.start(seed)
        self.sit(seed)
        self.wait()

    def choose(self, action: int) -> None:
        self.play.choose(action)
        self.wait()

    def wait(self) -> None:
        """Until the seat is asked, or all is over."""
        play = self.play
        while play.asked not in (self.seat, -1) and not play.cut:
            game: Game = play.game
            other = self.seated[play.asked]
            if isinstance(other, Bot):
                play.take(other.choose(game, play.asked))
                play.settle()
            else:
                play.choose(int(other(play.encoder.observe(game, play.asked))))


class Solo(gymnasium.Env[Seen, int]):
    """A step is a choice of this seat, with all that others choose until it is asked again."""

    def __init__(
        self, play: Play, seat: int, opponents: Opponents | Mapping[int, Opponents], render_mode: str | None
    ) -> None:
        self.metadata = {"name": play.rules.id, "render_modes": [*RENDERED]}
        self.render_mode = check_render(render_mode)
        self.play, self.encoder, self.seat = play, play.encoder, seat
        self.table = Table(play, seat, opponents)
        self.observation_space = cast("gymnasium.Space[Seen]", self.encoder.space())
        self.action_space = cast("gymnasium.Space[int]", Choices(play.encoder.slots, play, seat))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.start(str(self.np_random.integers(1 << 48)))
        return self.seen(), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        self.table.choose(int(action))
        play = self.play
        return self.seen(), play.reward(self.seat), play.over, play.cut, {}

    def seen(self) -> Seen:
        return self.encoder.observe(self.play.game, self.seat)

    def legal(self) -> list[str]:
        """The options as journals write them: action n is the n-th."""
        return self.play.legal()

    def texts(self, lang: str = "en") -> list[str]:
        """The same in words, English or French."""
        return self.play.texts(lang)

    def render(self) -> str | None:
        """The table as a terminal shows it to this seat."""
        return self.play.shown().table(self.seat) if self.render_mode is not None else None
