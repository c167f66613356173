"""Errors: every sentence that the source raises is said in the other languages, too, with the same values."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tablee.games import GAMES, load
from tablee.kernel.errors import JournalError
from tablee.table.saves import read_file
from tablee.text.errors import in_language, table
from tablee.text.rulebook import LANGUAGES

from .source import Module, called, enclosing, modules, none

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
PACKAGES = ["tablee.text", *[load(name).package for name in GAMES]]
#: where the sentence stands
RAISED = {"SetupError": 0, "TableeError": 0, "StoreError": 0, "Damaged": 0, "JournalError": 1}
#: errors of those who write programs or tests, and what is written in the language of the reader already
ELSEWHERE = ("scene.py", "door.py", "testing/", "server/room/hub.py")
READY = {
    "cli/books.py: found.verdict": "in the reader's language",
    "cli/books.py: {0}: {1}": "in the reader's language",
    "cli/serving.py: EXTRA.format(what=error.name)": "in the table by its text",
    "server/http/serve.py: EXTRA": "in the table by its text",
    "cli/keeping.py: EXTRA.format(what=error.name)": "in the table by its text",
    "table/journal.py: {0} {1}: {2}": "a refusal in a journal, whose words follow",
}


def template(node: ast.expr, function: ast.AST | None) -> str:
    """A sentence with numbers for its values; a name is what it was last set to in that function."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            number = iter(range(10))
            return "".join([str(p.value) if isinstance(p, ast.Constant) else f"{{{next(number)}}}" for p in parts])
        case ast.Name(id=name) if function is not None:
            sets = [n for n in ast.walk(function) if isinstance(n, ast.Assign) and n.lineno < node.lineno]
            mine = [n.value for n in sets if isinstance(n.targets[0], ast.Name) and n.targets[0].id == name]
            return template(mine[-1], None) if mine else ast.unparse(node)
    return ast.unparse(node)


def sentences(module: Module) -> list[str]:
    found = []
    for call in [node for node in ast.walk(module.tree) if isinstance(node, ast.Call)]:
        at = RAISED.get(called(call) or "")
        if at is not None and len(call.args) > at:
            found.append(template(call.args[at], enclosing(call, ast.FunctionDef, ast.AsyncFunctionDef)))
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_every_error_is_said_in_every_language(lang: str) -> None:
    known = {english for package in PACKAGES for english in table(package, lang)}
    scanned = [m for m in modules() if not any([part in m.path for part in ELSEWHERE])]
    raised = [(m.path, text) for m in scanned for text in sentences(m)]
    assert len(raised) > 100
    none(f"{path}: {text}" for path, text in raised if text not in known and f"{path}: {text}" not in READY)


@pytest.mark.parametrize("lang", OTHERS)
def test_values_stay_what_they_are(lang: str) -> None:
    for package in PACKAGES:
        for english, said in table(package, lang).items():
            slots = re.findall(r"\{\d\}", english)
            assert sorted(slots) == sorted(re.findall(r"\{\d\}", said)), english
            assert slots == [f"{{{n}}}" for n in range(len(slots))], english
            values = [f"<{n}>" for n in range(len(slots))]
            assert in_language(english.format(*values), lang, PACKAGES) == said.format(*values), english


def test_an_error_inside_an_error_is_said_too() -> None:
    text = "entry 3: its setup cannot be played: no game is called 'chess'; there are a, b"
    said = "entrée 3 : sa mise en place ne peut pas être jouée : aucun jeu ne s'appelle 'chess' ; il y a a, b"
    assert in_language(text, "fr", PACKAGES) == said


def test_what_the_system_says_of_a_file_is_said_too(tmp_path: Path) -> None:
    latin = tmp_path / "latin"
    latin.write_bytes(b"caf\xe9 noir")
    for path, cause in ((tmp_path / "none", "il n'y a rien"), (tmp_path, "est un dossier"), (latin, "l'octet 0xe9")):
        with pytest.raises(JournalError) as error:
            read_file(path)
        said = in_language(str(error.value), "fr", PACKAGES)
        assert path.name in said and (cause in said or said.startswith("il n'y a pas de fichier")), said
        assert not re.search(r"No such|directory|decode|byte", said)
