"""The network while it learns. This is the only module that knows PyTorch."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.bots.net import DEEP, WIDE, Trained
from tablee.kernel.errors import SetupError
from tablee.lab.learning.batch import Batch, targets

try:
    import torch
except ModuleNotFoundError:
    raise SetupError("PyTorch is not installed, and training wants it: pip install 'tablee[train]'") from None

LEAST, SIZE = 256, 2048  # moments in a step
FEW, STEPS = 30, 20  # where there are few moments: so many steps in a pass, and at least so many in all
ROOM = 1 << 16  # moments that are judged at once
NOTHING = -1  # where a moment has no further word
SPREAD, LEAN = 0.04, 0.3  # of fresh rows; where neurons begin
LEAST_RATE = 0.02
QUICK = 3  # so many times as fast is learned what a word tells by itself: it says most, and learns little by heart
SHRINK = 0.3  # of the rate: what a word loses in each step


class Seen(NamedTuple):
    """Games to learn from, their words as numbers of rows."""

    batch: Batch
    mine: Any
    theirs: Any


def wide(rows: Sequence[Any]) -> Any:
    """All of them below each other, as wide as the widest."""
    most = max([row.shape[1] for row in rows])
    return torch.cat([torch.nn.functional.pad(row, (0, most - row.shape[1]), value=NOTHING) for row in rows])


class Learner:
    """Parameters, by the names they have in `Trained`; the last row of the table is for no word."""

    def __init__(self, seed: int, device: str = "") -> None:
        torch.manual_seed(seed)
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.names: dict[str, int] = {}
        self.part: dict[str, Any] = {}

        def layer(into: int, out: int) -> Any:
            return (torch.rand(into, out) * 2 - 1) / into**0.5

        self.put(
            Trained(
                self.fresh(1).numpy(),
                np.full(2 * WIDE, LEAN, np.float32),
                layer(2 * WIDE, DEEP).numpy(),
                np.full(DEEP, LEAN, np.float32),
                layer(DEEP, DEEP).numpy(),
                np.full(DEEP, LEAN, np.float32),
                layer(DEEP, 1)[:, 0].numpy(),
                np.zeros(1, np.float32),
            )
        )

    def put(self, trained: Trained) -> None:
        for name, value in trained._asdict().items():
            self.part[name] = torch.tensor(np.asarray(value), device=self.device).requires_grad_()

    def take(self) -> Trained:
        return Trained(*[self.part[name].detach().cpu().numpy() for name in Trained._fields])

    def fresh(self, count: int) -> Any:
        rows = torch.randn(count, WIDE + 2) * SPREAD
        rows[:, WIDE:] = 0
        return rows

    def learn_words(self, names: Sequence[str]) -> None:
        """Rows for words that are new, before the row for no word."""
        fresh = [name for name in names if name not in self.names]
        if not fresh:
            return
        for name in fresh:
            self.names[name] = len(self.names)
        rows, old = self.fresh(len(fresh)), self.part["table"].detach()
        self.part["table"] = torch.cat((old[:-1], rows.to(self.device), old[-1:])).requires_grad_()

    def judged(self, mine: Any, theirs: Any) -> Any:
        """The sum that the chance to win is made of."""
        part, table = self.part, self.part["table"]
        nothing = len(table) - 1
        bag = torch.nn.functional.embedding_bag
        one, other = [bag(ids.long(), table, mode="sum", padding_idx=nothing) for ids in (mine, theirs)]
        hidden = torch.clamp(torch.cat((one[:, :WIDE], other[:, :WIDE]), 1) + part["bias"], 0, 1)
        hidden = torch.clamp(hidden @ part["first"] + part["first_bias"], 0, 1)
        hidden = torch.clamp(hidden @ part["second"] + part["second_bias"], 0, 1)
        return hidden @ part["last"] + part["last_bias"] + one[:, WIDE] + other[:, WIDE + 1]

    def seen(self, batch: Batch) -> Seen:
        """Games, ready to be learned from as often as one likes."""
        self.learn_words(batch.names)
        mine, theirs = batch.padded(self.names, NOTHING)
        return Seen(batch, torch.tensor(mine, device=self.device), torch.tensor(theirs, device=self.device))

    def rows(self, ids: Any) -> Any:
        """The row for no word is the last one: it moves when words are learned."""
        return torch.where(ids == NOTHING, len(self.names), ids)

    def values(self, seen: Seen) -> NDArray[np.float32]:
        with torch.no_grad():
            found = [
                torch.sigmoid(self.judged(self.rows(seen.mine[at : at + ROOM]), self.rows(seen.theirs[at : at + ROOM])))
                .cpu()
                .numpy()
                for at in range(0, len(seen.batch), ROOM)
            ]
        return np.concatenate(found) if found else np.zeros(0, np.float32)

    def error(self, seen: Seen) -> float:
        """Mean square of what judgement missed the result by."""
        batch = seen.batch
        return float(np.mean((self.values(seen) - np.repeat(batch.results, batch.lengths)) ** 2))

    def wanted(self, seen: Seen, trust: float) -> NDArray[np.float32]:
        """What each moment should be judged as, by its game's end and by what is known so far."""
        values = self.values(seen) if trust < 1 else np.zeros(0)
        return targets(values, seen.batch.lengths, seen.batch.results, trust)

    def fit(self, games: Sequence[Seen], trust: float, passes: float, rate: float) -> int:
        """Learns what came of these games, from what is known already; so many passes over all moments. How many steps it took.

        What a single word tells is seen in few games and learned by heart soon: all weights of words shrink a little with
        each step, so that what many games say counts for more.
        """
        aim = torch.tensor(np.concatenate([self.wanted(seen, trust) for seen in games]), device=self.device)
        mine, theirs = wide([seen.mine for seen in games]), wide([seen.theirs for seen in games])
        table = self.part.pop("table").detach()
        deep, alone = table[:, :WIDE].clone().requires_grad_(), table[:, WIDE:].clone().requires_grad_()
        groups = [
            {"params": [deep], "weight_decay": SHRINK},
            {"params": [alone], "weight_decay": SHRINK / QUICK},
            {"params": [*self.part.values()], "weight_decay": 0.0},
        ]
        learner = torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.99))
        count = len(aim)
        size = min(SIZE, max(LEAST, count // FEW))
        steps, done = max(STEPS, int(passes * count / size)), 0
        while done < steps:
            order = torch.randperm(count, device=self.device)
            for at in range(0, max(1, count - size + 1), size):
                some = order[at : at + size]
                now = rate * max(LEAST_RATE, 1 - done / steps)
                for group, times in zip(learner.param_groups, (1, QUICK, 1)):
                    group["lr"] = now * times
                self.part["table"] = torch.cat((deep, alone), 1)
                loss = torch.nn.functional.binary_cross_entropy_with_logits(
                    self.judged(self.rows(mine[some]), self.rows(theirs[some])), aim[some]
                )
                learner.zero_grad(set_to_none=True)
                loss.backward()
                learner.step()
                done += 1
                if done == steps:
                    break
        self.part["table"] = torch.cat((deep, alone), 1).detach().requires_grad_()
        return steps

    # ------------------------------------------------------------------ kept
    def save(self, path: Path, log: str) -> None:
        texts = {"names": "\n".join(self.names), "log": log}
        packed: dict[str, Any] = {name: np.frombuffer(text.encode(), dtype=np.uint8) for name, text in texts.items()}
        np.savez_compressed(path, **packed, **self.take()._asdict())

    def load(self, path: Path) -> str:
        """Goes on from there; what it says of how it came about."""
        with np.load(path, allow_pickle=False) as file:
            names = bytes(file["names"]).decode()
            self.names = {name: n for n, name in enumerate(names.split("\n") if names else [])}
            self.put(Trained(*[file[name] for name in Trained._fields]))
            return bytes(file["log"]).decode()
