"""The same jobs give the same answers on one core, on two, and on a Ray cluster of two workers."""

from __future__ import annotations

import pytest

from tablee.kernel.errors import SetupError
from tablee.lab.simulate import simulate
from tablee.lab.standings import fingerprint
from tablee.lab.tournament import Plan, play
from tablee.lab.whatif import Question, compare
from tablee.lab.workers import Workers

FORKS = pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")


def squared(n: int) -> int:
    if n == 13:
        raise RuntimeError("thirteen")
    return n * n


@FORKS
@pytest.mark.parametrize("processes", [1, 2])
def test_answers_come_in_the_order_of_jobs(processes: int) -> None:
    assert list(Workers(processes).map(squared, range(12))) == [n * n for n in range(12)]
    assert list(Workers(processes).map(squared, [])) == []


@FORKS
@pytest.mark.parametrize("processes", [1, 2])
def test_what_a_job_raises_is_raised_where_its_answer_would_be(processes: int) -> None:
    answers = Workers(processes).map(squared, range(20))
    assert [next(answers) for _ in range(13)] == [n * n for n in range(13)]
    with pytest.raises(RuntimeError, match="thirteen"):
        next(answers)


def test_fewer_than_no_processes_are_refused() -> None:
    with pytest.raises(SetupError, match="--processes -1"):
        Workers(-1).map(squared, [1])


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.filterwarnings("default")
def test_a_ray_cluster_of_two_workers_gives_the_figures_of_one_core() -> None:
    ray = pytest.importorskip("ray", reason="the extra `ray` brings it along: `make long` installs it")
    one, two = Workers(1), Workers(2, "local")
    assert list(two.map(squared, range(12))) == [n * n for n in range(12)] and not ray.is_initialized()
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)  # one cluster for all that follows
    try:
        here = simulate("dice-throne", 60, "ray", ("random",), {}, processes=1)
        there = simulate("dice-throne", 60, "ray", ("random",), {}, processes=2, ray="local")
        assert here.results == there.results and here.data()["fingerprint"] == there.data()["fingerprint"]
        plan = Plan("dice-throne", ("random", "thrifty"), 12, "ray", {"heroes": "monk,ninja"})
        assert fingerprint(play(plan, one).games) == fingerprint(play(plan, two).games)
        asked = Question("dice-throne", ("random",), 6, "ray", change="barbarian.smack.1.damage=9/9/9")
        assert compare(asked, one).pairs == compare(asked, two).pairs
        assert ray.is_initialized()
    finally:
        ray.shutdown()
