"""All seats of a game, asked in turn: an environment of PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tablee.envs.encoder import Seen
from tablee.envs.play import Play
from tablee.envs.space import Choices
from tablee.kernel.errors import SetupError

RENDERED = ("ansi",)


def check_render(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDERED:
        raise SetupError(f"render_mode={mode!r}: there is {', '.join(RENDERED)}")
    return mode


class Seats(AECEnv):  # type: ignore[misc]  # PettingZoo comes without types
    """Agents are `seat_0`, `seat_1`, ... in the order in which they sit. Who is out stays until the game is over, and is not asked."""

    def __init__(self, play: Play, render_mode: str | None) -> None:
        super().__init__()
        self.play, self.encoder = play, play.encoder
        self.render_mode = check_render(render_mode)
        self.metadata = {"name": play.rules.id, "render_modes": [*RENDERED], "is_parallelizable": False}
        self.possible_agents = [f"seat_{n}" for n in range(play.seats)]
        self.number = {agent: n for n, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.spaces = {agent: self.encoder.space() for agent in self.possible_agents}
        self.choices = {agent: Choices(play.encoder.slots, play, n) for agent, n in self.number.items()}
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.choices[agent]

    # ------------------------------------------------------------------ playing
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed is the same game for the same actions. Without one the next game is drawn."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.play.start(str(self.chance.integers(1 << 48)))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(0, self.play.asked)]
        if self.play.over:
            self.end()

    def step(self, action: int | None) -> None:
        agent, play = self.agent_selection, self.play
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise SetupError(f"{agent} is asked, and has no action: None is for those whose game is over")
        self._cumulative_rewards[agent] = 0.0
        play.choose(int(action))
        if play.over or play.cut:
            self.end()
        else:
            self.agent_selection = self.possible_agents[play.asked]

    def end(self) -> None:
        """All are rewarded, whoever has chosen last."""
        play = self.play
        for agent, n in self.number.items():
            self.rewards[agent] = play.reward(n)
            self.terminations[agent], self.truncations[agent] = play.over, play.cut
        self._accumulate_rewards()
        self._deads_step_first()

    # ------------------------------------------------------------------ seeing
    def observe(self, agent: str) -> Seen:
        return self.encoder.observe(self.play.game, self.number[agent])

    def legal(self) -> list[str]:
        """The options of the agent that is asked as journals write them: action n is the n-th."""
        return self.play.legal()

    def texts(self, lang: str = "en") -> list[str]:
        """The same in words, English or French."""
        return self.play.texts(lang)

    def render(self) -> str | None:
        """The table as a terminal shows it to whoever is asked."""
        return self.play.shown().table() if self.render_mode is not None else None

    def close(self) -> None:
        """Nothing is open."""
