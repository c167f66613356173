"""The shipped table of breaks: every rule has one or is named, and some, drawn anew with every change, are tried."""

from __future__ import annotations

import subprocess
import sys

from tablee.lab.coverage import with_bites

from .source import ROOT, none

DRAWN = 20


def test_every_rule_in_scope_has_a_break_or_a_reason() -> None:
    none(id for game in with_bites()["games"].values() for id in game["unbroken"])


def test_breaks_drawn_from_the_hash_of_the_sources_turn_tests_of_their_rules_red() -> None:
    command = [sys.executable, str(ROOT / "tools" / "bite.py"), "--draw", str(DRAWN)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, f"{run.stdout}{run.stderr}\nrun tools/bite.py for these rules"
    assert f"/{DRAWN}]" in run.stderr
