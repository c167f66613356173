"""French words agree with the number before them: "1 point d'action", "2 points d'action"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tablee

from .source import none

SOURCES = Path(tablee.__file__).parent
#: a word right after a number that looks like a plural, and is none
NO_PLURAL = {"s", "vous", "des", "dans", "dès", "après", "gris", "choix", "fois", "aux"}
#: numbers that are never one
NEVER_ONE = {
    "games/champions/messages.fr.ftl": {"deck-aspects", "deck-copies"},
    "games/dice_throne/messages.fr.ftl": {
        *("board-too-long", "board-too-many-lines", "board-long-line", "board-too-deep", "board-too-many"),
        *("board-long-name", "board-texts", "board-deck", "board-fine", "odd-tier", "odd-deck"),
    },
    "games/dungeon_dice/messages.fr.ftl": {"opt-exchange", "log-exchanges", "log-wins"},
    "games/super_dungeon/messages.fr.ftl": {
        *("large-base", "basic-pick-lock", "template-area", "template-line", "template-scatter"),
        *(
            "effect-does-difficult",
            "tile-squares",
            "prompt-lucky",
            "log-game-size",
            "reason-RANGE-01",
            "prompt-emergency",
        ),
    },
    "text/command.fr.ftl": {  # counts that come as text, and are large
        *(
            "cmd-game-line",
            "cmd-sim-games",
            "cmd-matrix-pairs",
            "cmd-train-round",
            "cmd-gate",
            "cmd-gate-hero",
            "cmd-gate-together",
            "cmd-gate-case",
        ),
        *("cmd-progress", "cmd-coverage-tested", "cmd-whatif-difference"),
        *("cmd-tournament-games", "cmd-tournament-average", "cmd-tournament-first", "cmd-tournament-pair"),
        *("cmd-page-about", "cmd-page-cell", "cmd-page-length"),
    },
    "text/messages.fr.ftl": {"fold-line", "unread-long"},
    "text/server.fr.ftl": {"ui-refused-talked-out", "ui-refused-size", "ui-journal-long", "ui-error-bots-alone"},
    "text/table.fr.ftl": {"ui-players", "ui-fair-seed-no", "ui-t-times", "ui-clock-bot", "ui-clock-concede"},
}


def disagreeing(pattern: ftl.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Plurals behind a number that is not told apart from one."""
    for at, part in enumerate(pattern.elements):
        inner = part.expression if isinstance(part, ftl.Placeable) else None
        if isinstance(inner, ftl.SelectExpression):
            by = inner.selector.id.name if isinstance(inner.selector, ftl.VariableReference) else ""
            for variant in inner.variants:
                yield from disagreeing(variant.value, chosen | {by})
        elif isinstance(inner, ftl.VariableReference) and inner.id.name not in chosen:
            after = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
            found = re.match(r"[ \u00a0\u202f](\w+[sx])\b", after.value) if isinstance(after, ftl.TextElement) else None
            if found and found[1] not in NO_PLURAL:
                yield f"${inner.id.name} {found[1]}"


def disagreements(text: str) -> dict[str, list[str]]:
    """Message -> what may be wrong in it."""
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
    found = {one.id.name: list(disagreeing(one.value)) for one in messages if one.value is not None}
    return {id: wrong for id, wrong in found.items() if wrong}


def test_words_agree_with_the_number_before_them() -> None:
    found, known = [], {}
    for path in sorted(SOURCES.rglob("*.fr.ftl")):
        name = path.relative_to(SOURCES).as_posix()
        wrong = disagreements(path.read_text(encoding="utf-8"))
        found += [f"{name} {id}: {parts}" for id, parts in wrong.items() if id not in NEVER_ONE.get(name, ())]
        known[name] = set(wrong)
    none(found)
    none(f"{name} {id} is all right by now" for name, ids in NEVER_ONE.items() for id in ids - known.get(name, set()))


def test_what_does_not_agree_is_found() -> None:
    either = "heart = { $n ->\n    [one] { $n } cœur\n   *[other] { $n } cœurs\n  }\n"
    assert disagreements(f"points = Encore {{ $n }} points d'action\n{either}") == {"points": ["$n points"]}
