"""Environments for programs that learn: PettingZoo for all seats, Gymnasium for one seat against bots, and many games at once.

>>> from tablee import envs
>>> env = envs.single("dice-throne", heroes=["barbarian", "gunslinger"], opponents="random")
>>> seen, _ = env.reset(seed=1)
>>> env.legal()
['play triple-up', 'pass']
>>> seen["action_mask"][:4].tolist()
[1, 1, 0, 0]
>>> _, reward, over, _, _ = env.step(1)
>>> reward, over
(0.0, False)

All four games ask one seat at a time, so none of them is a parallel environment: there is nothing that the others could choose
meanwhile. They want the extra `rl`, and load it when one of these functions is called.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tablee.kernel.errors import SetupError

if TYPE_CHECKING:
    from tablee.envs.many import Many
    from tablee.envs.seats import Seats
    from tablee.envs.solo import Opponents, Solo


def aec(
    game: str,
    /,
    *,
    slots: int = 0,
    most: int = 20_000,
    setup_seed: str | int = 0,
    render_mode: str | None = None,
    **setup: object,
) -> Seats:
    """All seats of a game, asked in turn: an `AECEnv` of PettingZoo. Setup options are those of `tablee.new_game`.

    slots: how many options one choice may have (0: what the game is known to need); most: choices after which a game is
    cut off; setup_seed: draws what the setup leaves open, once, so that all games of an environment have the same content.
    """
    need("pettingzoo")
    from tablee.envs.play import Play
    from tablee.envs.seats import Seats

    return Seats(Play(game, setup, slots, most, setup_seed), render_mode)


def single(
    game: str,
    /,
    *,
    seat: int = 0,
    opponents: Opponents | Mapping[int, Opponents] = "random",
    slots: int = 0,
    most: int = 20_000,
    setup_seed: str | int = 0,
    render_mode: str | None = None,
    **setup: object,
) -> Solo:
    """One seat of a game, bots at all others, friends or foes: an `Env` of Gymnasium.

    opponents: the name of a bot, or a function from an observation to an action; or one of these for each other seat, by
    its number. The rest is as in `aec`.
    """
    need("gymnasium")
    from tablee.envs.play import Play
    from tablee.envs.solo import Solo

    return Solo(Play(game, setup, slots, most, setup_seed), seat, opponents, render_mode)


def vector(
    game: str,
    n: int,
    /,
    *,
    seat: int = 0,
    opponents: Opponents | Mapping[int, Opponents] = "random",
    slots: int = 0,
    most: int = 20_000,
    setup_seed: str | int = 0,
    **setup: object,
) -> Many:
    """`n` games of the same seat side by side: a `VectorEnv` of Gymnasium in this process. A game that is over begins anew in
    the same step, with its last observation among the infos. Several processes: `gymnasium.vector.AsyncVectorEnv` of `single`.
    """
    need("gymnasium")
    from tablee.envs.many import Many
    from tablee.envs.play import Play

    return Many(Play(game, setup, slots, most, setup_seed), n, seat, opponents)


def need(name: str) -> None:
    """What the extra brings along, said in one line where it is missing."""
    from importlib.util import find_spec

    for one in ("numpy", "gymnasium", name):
        if find_spec(one) is None:
            raise SetupError(f"{one} is not installed; this brings it along: pip install 'tablee[rl]'")


__all__ = ["aec", "single", "vector"]
