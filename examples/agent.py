"""An agent that judges options: one network for what it sees, one for what an option is made of, and PPO to teach both.

The same for every game: it knows nothing but arrays. About 150 lines, to be read and changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn

WIDE = 64


class Agent(nn.Module):  # type: ignore[misc]
    """A score for each option that is legal, and how good things are."""

    def __init__(self, size: int, vocabulary: int, rate: float = 1e-3) -> None:
        super().__init__()
        self.sees = nn.Sequential(nn.Linear(size, 2 * WIDE), nn.ReLU(), nn.Linear(2 * WIDE, WIDE), nn.ReLU())
        self.reads = nn.Embedding(vocabulary, WIDE, padding_idx=0)
        self.judges = nn.Sequential(nn.Linear(3 * WIDE, WIDE), nn.ReLU(), nn.Linear(WIDE, 1))
        self.hopes = nn.Linear(WIDE, 1)
        nn.init.zeros_(self.judges[2].weight)  # at first all options are alike
        self.optimizer = torch.optim.Adam(self.parameters(), lr=rate)

    def forward(self, seen: Any, actions: Any, mask: Any) -> tuple[Any, Any]:
        table = self.sees(torch.sign(seen) * torch.log1p(seen.abs()))  # health 50 and one token in like sizes
        option = self.reads(actions).sum(dim=2)
        around = table[:, None, :].expand_as(option)
        scores = self.judges(torch.cat([around, option, around * option], dim=2))[:, :, 0]
        return scores.masked_fill(~mask, -1e9), self.hopes(table)[:, 0]

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def choose(self, seen: dict[str, Any], best: bool = False) -> tuple[Any, Any, Any]:
        """An action for each of many games, its log-probability, and what each is worth."""
        scores, value = self(*tensors(seen))
        likely = torch.log_softmax(scores, dim=1)
        action = likely.argmax(dim=1) if best else torch.multinomial(likely.exp(), 1)[:, 0]
        return action.numpy(), likely.gather(1, action[:, None])[:, 0].numpy(), value.numpy()

    def best(self, seen: dict[str, Any]) -> int:
        """The action it holds for the best, in one game: an opponent for `tablee.envs.single`."""
        return int(self.choose({name: one[None] for name, one in seen.items()}, best=True)[0][0])


def tensors(seen: dict[str, Any]) -> tuple[Any, Any, Any]:
    """Arrays as the network wants them, without the slots that no game uses now."""
    most = max(1, int(seen["action_mask"].sum(axis=1).max()))
    return (
        torch.from_numpy(seen["observation"]),
        torch.from_numpy(seen["actions"][:, :most].astype(np.int64)),
        torch.from_numpy(seen["action_mask"][:, :most].astype(bool)),
    )


@dataclass
class Batch:
    """Choices that were made, and what came of them."""

    seen: dict[str, Any]  # arrays with one row for each choice
    action: Any
    likely: Any  # its log-probability when it was chosen
    gain: Any  # how much better than expected it turned out
    target: Any  # what the table was worth after all


def learn(
    agent: Agent, batch: Batch, passes: int = 3, part: int = 512, clip: float = 0.2, curious: float = 0.01
) -> None:
    """PPO: what turned out better becomes likelier, in small steps."""
    gain = (batch.gain - batch.gain.mean()) / (batch.gain.std() + 1e-6)
    for _ in range(passes):
        order = torch.randperm(len(batch.action)).numpy()
        for at in range(0, len(order), part):
            some = order[at : at + part]
            scores, value = agent(*tensors({name: one[some] for name, one in batch.seen.items()}))
            all_likely = torch.log_softmax(scores, dim=1)
            action = torch.from_numpy(batch.action[some])
            likely = all_likely.gather(1, action[:, None])[:, 0]
            ratio = torch.exp(likely - torch.from_numpy(batch.likely[some]))
            better = torch.from_numpy(gain[some].astype(np.float32))
            policy = -torch.minimum(ratio * better, ratio.clamp(1 - clip, 1 + clip) * better).mean()
            missed = (value - torch.from_numpy(batch.target[some].astype(np.float32))).pow(2).mean()
            spread = -(all_likely.exp() * all_likely.clamp(min=-50)).sum(dim=1).mean()
            agent.optimizer.zero_grad()
            (policy + 0.5 * missed - curious * spread).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            agent.optimizer.step()


def worth(
    rewards: Any, values: Any, ended: Any, after: Any, trust: float = 0.95, patience: float = 0.998
) -> tuple[Any, Any]:
    """Gains and targets of steps in order, by generalised advantages: `ended` steps have nothing after them."""
    gain = np.zeros_like(values)
    later = np.zeros_like(after)
    for t in reversed(range(len(rewards))):
        goes_on = 1.0 - ended[t]
        surprise = rewards[t] + patience * after * goes_on - values[t]
        later = surprise + patience * trust * goes_on * later
        gain[t], after = later, values[t]
    return gain, gain + values
