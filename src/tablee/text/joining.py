"""Clauses that would read badly side by side, put together first; `compose` makes sentences of the rest."""

from __future__ import annotations

import itertools

from tablee.kernel.frozen import frozen
from tablee.text.compose import Clause, phrases, series


@frozen
class Order(Clause):
    """An order that knows whom it is about: neighbours may share the recipient, or must not seem to."""

    to: str = ""  # "à l'attaquant": after `rest`
    shared: bool = False  # said once for several: one definite player, not one to be chosen anew
    long: bool = False  # lists several deeds of its own: nothing may follow it in the same sentence


@frozen
class Told(Clause):
    """What somebody else does: a sentence of its own; neighbours about the same deed are one."""

    head: str = ""  # "ce joueur gagne"; `rest` is the whole


def order(verb: str, rest: str, to: str = "", *, shared: bool = False, long: bool = False) -> Order:
    return Order(verb, rest, to=to, shared=shared, long=long)


def told(head: str, rest: str) -> Told:
    return Told("", f"{head} {rest}", head=head)


def settled(clauses: list[Clause], last: str, times: str) -> list[Clause]:
    """`last` joins a series, `times` says how often something is repeated; '' says it again."""
    out: list[Clause] = []
    for kind, group in itertools.groupby(clauses, key=sort_of):
        run = list(group)
        if kind == "order":
            out += [done for part in split(run) for done in joined(part, last)]
        elif kind:
            tails = [c.rest.removeprefix(kind + " ") for c in run]
            out.append(Clause("", f"{kind} {series(tails, last)}"))
        elif not times:
            out += run
        else:
            for clause, same in itertools.groupby(run):
                n = len(list(same))
                out.append(clause if n == 1 or clause.then else Clause("", f"{clause.rest} ({n} {times})"))
    return out


def within(clauses: list[Clause], last: str, stop: str) -> str:
    """Settled clauses as a part of a sentence: no capitals, no full stops; `stop` parts what would be sentences."""
    leads = [c.rest for c in clauses if c.lead]
    out = phrases(clauses, last)
    return ", ".join([*leads, stop.join(out)]) if out else ", ".join(leads)


def sort_of(clause: Clause) -> str:
    """Neighbours of one sort are one run: orders, or what is told with the same words."""
    if isinstance(clause, Told):
        return clause.head
    return "order" if clause.verb and not clause.then else ""


def split(run: list[Clause]) -> list[list[Clause]]:
    """A long order ends its sentence."""
    parts: list[list[Clause]] = [[]]
    for clause in run:
        parts[-1].append(clause)
        if long(clause):
            parts.append([])
    return [part for part in parts if part]


def joined(run: list[Clause], last: str) -> list[Clause]:
    """One sentence with one "and" where there would be two in a row; plain orders where that is no danger."""
    groups: list[list[Clause]] = []
    for clause in run:
        if groups and groups[-1][0].verb == clause.verb and whom(groups[-1][0]) == whom(clause):
            groups[-1].append(clause)
        else:
            groups.append([clause])
    parts = [phrase(group, last) for group in groups]
    listed = [len(group) > 1 or long(group[0]) for group in groups]
    if len(parts) > 1 and listed[-1]:
        return [Clause("", ", ".join(parts))]
    if len(parts) > 1 and any(listed):
        return [Clause("", ", ".join(parts[:-1]) + f", {last} {parts[-1]}")]
    if len({group[0].verb for group in groups}) < len(groups) or listed[0]:
        return [Clause("", series(parts, last))]
    return [Clause(clause.verb, said(clause)) for clause in run]


def phrase(group: list[Clause], last: str) -> str:
    first = group[0]
    if isinstance(first, Order) and first.shared:
        return f"{first.verb} {series([c.rest for c in group], last)}{first.to}"
    return f"{first.verb} {series([said(c) for c in group], last)}".rstrip()


def said(clause: Clause) -> str:
    return clause.rest + whom(clause)


def whom(clause: Clause) -> str:
    """Orders for different people do not share a verb: "5 dégâts et 2 à chaque adversaire" would give all of them 7."""
    return clause.to if isinstance(clause, Order) else ""


def long(clause: Clause) -> bool:
    return isinstance(clause, Order) and clause.long
