"""Jobs on one core, on several, or on a Ray cluster: the same answers in the same order."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, TypeVar

from tablee.kernel.errors import SetupError

J = TypeVar("J")
A = TypeVar("A")
AHEAD = 3  # jobs handed out for each worker: none is idle, and a stopped run loses little
LOCAL = "local"


@dataclass(frozen=True)
class Workers:
    """Who does the work: `processes` on this machine (0: one for each core), or `ray`: "local" begins a cluster of its own
    here, anything else is the address of one that there is."""

    processes: int = 0
    ray: str = ""

    def check(self) -> None:
        """Said before anything is played."""
        if self.processes < 0:
            raise SetupError(f"--processes {self.processes}: 0 means one for each core")
        if self.ray and find_spec("ray") is None:
            raise SetupError("Ray is not installed; this brings it along: pip install 'tablee[ray]'")

    def map(self, function: Callable[[J], A], jobs: Sequence[J]) -> Iterator[A]:
        """The answer of each job, in their order, each as soon as it is there and those before it are."""
        self.check()
        if self.ray:
            return self.on_ray(function, jobs)
        count = min(self.processes or os.cpu_count() or 1, len(jobs))
        return map(function, jobs) if count <= 1 else here(function, jobs, count)

    def on_ray(self, function: Callable[[J], A], jobs: Sequence[J]) -> Iterator[A]:
        import ray

        joined = ray.is_initialized()  # whoever uses this from Python may be in a cluster already, and stays there
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if not joined and self.ray == LOCAL:
            ray.init(num_cpus=self.processes or os.cpu_count() or 1, include_dashboard=False, **quiet)
        elif not joined:
            try:
                ray.init(self.ray, **quiet)
            except (ConnectionError, ValueError) as error:
                raise SetupError(f"--ray {self.ray}: no cluster answers there ({error})") from error
        try:
            remote = ray.remote(function)
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            going: deque[Any] = deque()
            for job in jobs:
                going.append(remote.remote(job))
                if len(going) > AHEAD * workers:
                    yield ray.get(going.popleft())
            while going:
                yield ray.get(going.popleft())
        finally:
            if not joined:
                ray.shutdown()


def here(function: Callable[[J], A], jobs: Sequence[J], count: int) -> Iterator[A]:
    with ProcessPoolExecutor(count) as pool:
        going: deque[Any] = deque()
        try:
            for job in jobs:
                going.append(pool.submit(function, job))
                if len(going) > AHEAD * count:
                    yield going.popleft().result()
            while going:
                yield going.popleft().result()
        finally:
            for future in going:
                future.cancel()
