"""The words of play: every question, option, place and log line can be said in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablee.games.super_dungeon.guards as guards
from tablee.games.super_dungeon.rules import RULES
from tablee.games.super_dungeon.state import Arena

SOURCE = Path(guards.__file__).parent
TEXT = {path.name: path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))}
#: messages that are put together of parts, with all their endings
COMPOSED = {
    "wounded-{how}": ["action", "fire", "trap", "backlash", "spawn", "other"],
    "gains-{deck}": ["loot", "treasure"],
    "dropped-{kind}": ["coin", "key"],
}


def noted() -> list[str]:
    """Every message that a note sends, found in the source."""
    found: list[str] = []
    for text in TEXT.values():
        for args in re.findall(r"\.note\(\s*((?:[^()]|\([^()]*\))*?)\)", text):
            parts = re.findall(r'f?"([a-z0-9{}-]+)"', args)
            for part in [p for p in parts if not p.startswith("SD-")][:2]:
                stem = part.split("{")[0]
                if "{" in part:
                    found += [f"{stem}{end}" for end in COMPOSED[part]]
                else:
                    found.append(part)
    return sorted(set(found))


def asked() -> list[str]:
    """Every prompt, found in the source."""
    calls = [call for text in TEXT.values() for call in re.findall(r"\bask\((.*?)then=", text, re.DOTALL)]
    found = [re.findall(r'"([a-z-]+)"', call) for call in calls]
    assert all(found) or [calls[n] for n, one in enumerate(found) if not one] == ["game.models[self.user].seat, self.control, [*options, STAY], "]
    return sorted({one[0] for one in found if one} | {"push", "pull", "compel"})


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_log_line_has_words(lang: str) -> None:
    say = RULES.messages(lang)
    assert len(noted()) > 50
    assert [one for one in noted() if not say.has(f"log-{one}")] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_question_has_words(lang: str) -> None:
    say = RULES.messages(lang)
    assert len(asked()) > 30
    assert [one for one in asked() if not say.has(f"prompt-{one}")] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_verb_has_words(lang: str) -> None:
    say = RULES.messages(lang)
    worded = {"stand": "stand-actions"}
    assert [verb for verb in Arena.VERBS if not say.has(f"opt-{worded.get(verb, verb)}")] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_place_in_the_book_has_words(lang: str) -> None:
    say = RULES.messages(lang)
    procedures = [name for name, cls in Arena.RECORDS.items() if hasattr(cls, "STEPS")]
    assert len(procedures) > 20
    assert [name for name in procedures if not say.has(f"at-{name}")] == []
