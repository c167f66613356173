"""docs/reliability.md: what the slow tests have shown, and when, written from docs/reliability.json.

python tools/reliability.py           write it
python tools/reliability.py --check   fail if it is not up to date

The page in git says on which code each result rests, as a hash: it cannot know which code it is read beside. On the site that
`make docs` builds, and in `make long PART=list`, it says which results are older than the code.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.made import kept  # noqa: E402 - found from wherever this is started
from tools.parts import MINUTES, PARTS, Part, code_of  # noqa: E402

PAGE = ROOT / "docs" / "reliability.md"
RESULTS = ROOT / "docs" / "reliability.json"
LANGUAGES = ("en", "fr")
#: at most one of each: with every test passed, and begun later with other code
WHOLE, BEGUN = "whole", "begun"

INTRO = (
    f"""\
# What the slow tests have shown

[En français](#ce-que-les-tests-longs-ont-montré)

Written by `make long` from `docs/reliability.json`; edit neither. The slow tests are in parts, each of which takes less than
{MINUTES} minutes with nothing else running, can be stopped with Ctrl+C, and goes on where it was:

| | |
|---|---|
| `make long PART=list` | how each part stands with the code as it is here |
| `make long PART=kills-sqlite` | one part, or several in quotes |
| `make long` | all parts, those without a result for this code |

A part rests on the code of some folders; the hash says on which state of it. When these have changed since, the result is older than the
code: the list says so, and so does this page where `make docs` has built it. What was stopped says how much of it was done.
""",
    f"""\
## Ce que les tests longs ont montré

Écrit par `make long` d'après `docs/reliability.json`. Les tests longs sont en parties ; chacune prend moins de {MINUTES} minutes quand rien
d'autre ne tourne, peut être arrêtée par Ctrl+C et reprend là où elle en était :

| | |
|---|---|
| `make long PART=list` | où en est chaque partie avec le code présent |
| `make long PART=kills-sqlite` | une partie, ou plusieurs entre guillemets |
| `make long` | toutes les parties sans résultat pour ce code |

Une partie repose sur le code de certains dossiers ; l'empreinte dit dans quel état. S'ils ont changé depuis, le résultat est plus ancien que
le code : la liste le dit, et cette page aussi là où `make docs` l'a construite. Ce qui a été arrêté dit combien en était fait.
""",
)
HEADS = (
    ("part", "what", "result", "date", "code"),
    ("partie", "quoi", "résultat", "date", "code"),
)
WORDS = {
    "never": ("not run", "pas exécutée"),
    "older": ("**older than the code**", "**plus ancien que le code**"),
    "tests": ("tests passed", "tests réussis"),
    "of": ("of", "sur"),
    "wanted": ("wanted", "voulu"),
    "failed": ("FAILED", "ÉCHEC"),
    "skipped": ("skipped", "sautés"),
    "minutes": ("minutes", "minutes"),
    "stopped": ("**stopped in between**", "**arrêtée en chemin**"),
}


def results() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.is_file() else {}
    return found


def open_parts() -> list[Part]:
    """Those that have not passed with the code as it is."""
    known = {name: found.get(WHOLE, {}).get("code") for name, found in results().items()}
    return [part for part in PARTS if known.get(part.name) != code_of(part)]


def keep(part: str, found: dict[str, Any]) -> None:
    """A result with every test passed stays until there is another one."""
    all = results()
    whole = found["passed"] == found["tests"]
    entry = {WHOLE: found} if whole else {**all.get(part, {}), BEGUN: found}
    all[part] = {name: entry[name] for name in (WHOLE, BEGUN) if name in entry}
    text = json.dumps({part.name: all[part.name] for part in PARTS if part.name in all}, indent=1)
    RESULTS.write_text(text + "\n", encoding="utf-8")
    PAGE.write_text(page(all), encoding="utf-8")


def number(value: float, lang: int) -> str:
    text = f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.1f}"
    return text.replace(",", "\u202f").replace(".", ",") if lang else text


def in_words(part: Part, found: dict[str, Any], lang: int) -> str:
    """The figures of one result, and what is missing from it."""

    def word(name: str) -> str:
        return WORDS[name][lang]

    told = []
    for figure in part.figures:
        if figure.name in found["figures"]:
            value = found["figures"][figure.name]
            less = f" ({word('wanted')}: {number(figure.goal, lang)})" if value < figure.goal else ""
            told.append(f"{number(value, lang)} {figure.words[lang]}{less}")
    told.append(f"{number(found['passed'], lang)} {word('of')} {number(found['tests'], lang)} {word('tests')}")
    told[-1] += f", {number(found['minutes'], lang)} {word('minutes')} ({found['machine']})"
    told += [f"{word('failed')}: {test}" for test in found["failed"]]
    if found["skipped"]:
        told.append(f"{found['skipped']} {word('skipped')}")
    if found["passed"] < found["tests"]:
        told.insert(0, word("stopped"))
    return "; ".join(told)


def rows(all: dict[str, Any], lang: int, now: dict[str, str] | None) -> list[tuple[str, str, str, str, str]]:
    out = []
    for part in PARTS:
        found = [all[part.name][kind] for kind in (WHOLE, BEGUN) if kind in all.get(part.name, {})]
        for one in found:
            older = now is not None and now[part.name] != one["code"]
            code = f"`{one['code']}`" + (f" {WORDS['older'][lang]}" if older else "")
            out.append((part.name, part.words[lang], in_words(part, one, lang), one["date"], code))
        if not found:
            out.append((part.name, part.words[lang], WORDS["never"][lang], "", ""))
    return out


def page(all: dict[str, Any], now: dict[str, str] | None = None) -> str:
    """`now`: the hash of the code of each part, where it is known."""
    parts = []
    for lang in range(len(LANGUAGES)):
        lines = [HEADS[lang], ("---",) * 5, *rows(all, lang, now)]
        parts.append(INTRO[lang] + "\n" + "\n".join([f"| {' | '.join(line)} |" for line in lines]) + "\n")
    return "\n".join(parts)


def today() -> str:
    """The page beside the code as it is."""
    return page(results(), {part.name: code_of(part) for part in PARTS})


def listing() -> str:
    """For a terminal."""
    now = {part.name: code_of(part) for part in PARTS}
    return "".join(
        [f"{name:18} {date:10} {told} {code}".rstrip() + "\n" for name, _, told, date, code in rows(results(), 0, now)]
    )


def main(arguments: list[str]) -> int:
    text = page(results())
    return kept(PAGE, text, arguments)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
