"""Putting clauses together: orders with one verb are merged, the rest are sentences of their own."""

from __future__ import annotations

import re

from tablee.kernel.frozen import frozen


@frozen
class Clause:
    """An order (`verb` + `rest`), a whole sentence (no verb), or a word that begins what waits for what came before (`then`)."""

    verb: str
    rest: str
    then: bool = False
    lead: bool = False  # a condition that the whole text begins with


def series(items: list[str], last: str) -> str:
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + f" {last} " + items[-1]


def orders(clauses: list[Clause], last: str) -> str:
    """ "gagnez 1 jeton et infligez 5 dégâts": neighbours with the same verb share it."""
    groups: list[tuple[str, list[str]]] = []
    for clause in clauses:
        if groups and groups[-1][0] == clause.verb:
            groups[-1][1].append(clause.rest)
        else:
            groups.append((clause.verb, [clause.rest]))
    return series([f"{verb} {series(rests, last)}".rstrip() for verb, rests in groups], last)


def phrases(clauses: list[Clause], last: str) -> list[str]:
    """What would be sentences, without capitals and full stops: orders that follow each other are one; leads are left out."""
    said: list[str] = []
    pending: list[Clause] = []
    word = ""
    for clause in [*clauses, Clause("", "")]:
        if clause.verb and not clause.then:
            pending.append(clause)
            continue
        if pending:
            said.append(word + orders(pending, last))
            pending, word = [], ""
        if clause.then:
            word = clause.verb + " "
        elif clause.rest and not clause.lead:
            said.append(word + clause.rest)
            word = ""
    return said


def compose(clauses: list[Clause], last: str, colon: str = ": ") -> str:
    """Clauses as sentences. `last` joins a series, `colon` ends a lead."""
    lead = [c.rest for c in clauses if c.lead]
    sentences = phrases([c for c in clauses if not c.lead], last)
    text = ". ".join([capital(s) for s in sentences if s])
    if lead:
        text = capital(series(lead, last)) + colon + small(text)
    return text + "." if text and not text.endswith((".", "!")) else text


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    return text[:1].lower() + text[1:]


def merged(texts: list[str]) -> str:
    """Texts that differ only in numbers become one: "4/6/8"."""
    parts = [re.split(r"(\d+)", text) for text in texts]
    if len(texts) > 1 and len({len(p) for p in parts}) == 1 and all(len(set(t)) == 1 for t in list(zip(*parts))[::2]):
        out = []
        for i, row in enumerate(zip(*parts)):
            out.append(row[0] if i % 2 == 0 or len(set(row)) == 1 else "/".join(row))
        return "".join(out)
    return " / ".join(dict.fromkeys(texts))
