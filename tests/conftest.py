"""Marks of rules: checked when tests are collected, and written down when TABLEE_COVERAGE names a file."""

from __future__ import annotations

import gc
import json
import os
from pathlib import Path

import pytest
from hypothesis import settings

from tablee.games import GAMES, load

# the same examples in every run, however slow the machine
settings.register_profile("tablee", deadline=None, derandomize=True, database=None)
settings.load_profile("tablee")

MOST = 3  # a test that shows more than this shows nothing in particular
SHOWN = pytest.StashKey[dict[str, list[str]]]()
WRONG = pytest.StashKey[list[str]]()


def complaints(item: pytest.Item, ids: list[str], known: set[str]) -> list[str]:
    wrong = [f"{item.nodeid}: no rulebook has {id!r}" for id in ids if id not in known]
    if len(ids) > MOST or len(set(ids)) < len(ids):
        wrong.append(f"{item.nodeid}: up to {MOST} different rules can be marked, not {' '.join(map(str, ids))}")
    return wrong


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every marked id is in a rulebook, and no test claims more than three."""
    known = {id for name in GAMES for id in load(name).rulebook.rules}
    shown: dict[str, list[str]] = {}
    wrong = []
    for item in items:
        ids = [id for mark in item.iter_markers("rule") for id in mark.args]
        item.stash[WRONG] = found = complaints(item, ids, known)
        wrong += found
        if any(item.get_closest_marker(name) for name in ("skip", "xfail")):
            continue  # it shows nothing today
        for id in ids:
            shown.setdefault(id, []).append(item.nodeid)
    if wrong and not hasattr(config, "workerinput"):
        raise pytest.UsageError("\n".join(wrong))
    config.stash[SHOWN] = shown


def pytest_collection(session: pytest.Session) -> None:
    """Nothing that is collected can be thrown away, so no garbage is looked for meanwhile."""
    gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    """What thousands of collected tests are made of is not looked at again by every collection of garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A parallel worker cannot refuse to start, so there the test itself fails."""
    wrong = item.stash[WRONG]
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Workers that run in parallel collect the same tests: whoever is last writes the same file again."""
    target = os.environ.get("TABLEE_COVERAGE", "")
    shown = session.config.stash.get(SHOWN, None)
    if target and shown is not None:
        fresh = Path(f"{target}.{os.getpid()}")
        fresh.write_text(json.dumps({id: sorted(shown[id]) for id in sorted(shown)}, indent=1), encoding="utf-8")
        fresh.replace(target)
