"""The shipped table of breaks: every rule has one or is named, and some, drawn anew with every change, are tried."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields
from typing import Any

from tools.biting.breaks import Break, NotApplicable, check

from tablee.lab.coverage import load_bites, with_bites

from .source import ROOT, none

DRAWN = 20


def test_every_rule_in_scope_has_a_break_or_a_reason() -> None:
    none(id for game in with_bites()["games"].values() for id in game["unbroken"])


def test_every_break_still_fits_the_code() -> None:
    """Code that has moved takes its breaks along: those that are not drawn today would be missed."""
    none(f"{rule}: {why}" for rule, entry in load_bites()["rules"].items() if (why := misfit(entry)))


def misfit(entry: dict[str, Any]) -> str:
    try:
        check(Break(**{field.name: entry[field.name] for field in fields(Break) if field.name in entry}))
    except NotApplicable as error:
        return f"{error}; run tools/bite.py for this rule"
    return ""


def test_breaks_drawn_from_the_hash_of_the_sources_turn_tests_of_their_rules_red() -> None:
    command = [sys.executable, str(ROOT / "tools" / "bite.py"), "--draw", str(DRAWN)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, f"{run.stdout}{run.stderr}\nrun tools/bite.py for these rules"
    assert f"/{DRAWN}]" in run.stderr
