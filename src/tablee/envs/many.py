"""Many games side by side, each from the same seat: a vector environment of Gymnasium in one process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tablee.envs.encoder import Seen
from tablee.envs.play import Play
from tablee.envs.solo import Opponents, Table
from tablee.envs.space import Choices
from tablee.kernel.errors import SetupError


class Many(VectorEnv[Seen, Any, Any]):
    """The arrays that a step answers are new ones, of all games together: `seen["observation"][n]` is that of game n."""

    def __init__(self, first: Play, n: int, seat: int, opponents: Opponents | Mapping[int, Opponents]) -> None:
        if n < 1:
            raise SetupError(f"{n} games: at least 1 is needed")
        self.metadata = {"name": first.rules.id, "render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs, self.seat = n, seat
        plays = [first, *[first.beside() for _ in range(n - 1)]]
        self.tables = [Table(play, seat, opponents) for play in plays]
        self.encoder = first.encoder
        self.single_observation_space = self.encoder.space()
        self.single_action_space = Choices(self.encoder.slots)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self.chances = [np.random.default_rng() for _ in plays]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """With a seed game n has the seed `seed + n`, as in other vector environments."""
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise SetupError(f"{len(seeds)} seeds for {self.num_envs} games")
        for n, one in enumerate(seeds):
            if one is not None:
                self.chances[n] = np.random.default_rng(one)
            self.begin(n)
        return self.seen(), {}

    def begin(self, n: int) -> None:
        self.tables[n].start(str(self.chances[n].integers(1 << 48)))

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        over, cut = np.zeros(self.num_envs, dtype=np.bool_), np.zeros(self.num_envs, dtype=np.bool_)
        last = np.full(self.num_envs, None, dtype=object)
        for n, action in enumerate(actions):
            table = self.tables[n]
            play = table.play
            table.choose(int(action))
            rewards[n], over[n], cut[n] = play.reward(self.seat), play.over, play.cut
            if over[n] or cut[n]:
                last[n] = self.encoder.observe(play.game, self.seat)
                self.begin(n)
        ended = over | cut
        return self.seen(), rewards, over, cut, {"final_obs": last, "_final_obs": ended} if ended.any() else {}

    def seen(self) -> Seen:
        found = self.encoder.empty(self.num_envs)
        for n, table in enumerate(self.tables):
            self.encoder.observe(table.play.game, self.seat, {name: one[n] for name, one in found.items()})
        return found
