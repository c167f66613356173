"""The report of a tournament as one HTML file: it opens by itself, wants no network, and follows light and dark."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from tablee.cli.base import Lang, words
from tablee.cli.contests import pair_line, percent, rating, signed, sure
from tablee.cli.figures import figure
from tablee.cli.plots import Cell, Point, bars, heat, whiskers
from tablee.games import load
from tablee.lab.standings import Share, Standings, fingerprint

STYLE = """
:root { color-scheme: light dark; --page: #f6f5f1; --sheet: #fffefb; --ink: #22252b; --soft: #646a75; --rule: #e2dfd7;
  --dot: #2a6fc4; --other: #b0722a; --won: #2a6fc4; --lost: #cf4a3c; }
@media (prefers-color-scheme: dark) { :root { --page: #15171b; --sheet: #1d2026; --ink: #e8e6e1; --soft: #9aa1ad;
  --rule: #333841; --dot: #6ea8ec; --other: #d9a05c; --won: #5b97e0; --lost: #e0695c; } }
* { box-sizing: border-box } body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif }
main { max-width: 820px; margin: 0 auto; padding: 40px 20px 64px } h1 { font-size: 30px; line-height: 1.2; margin: 0 0 6px }
h2 { font-size: 19px; margin: 0 0 4px } p { margin: 0 0 12px } .soft { color: var(--soft) } .lead { font-size: 18px }
section { background: var(--sheet); border: 1px solid var(--rule); border-radius: 10px; padding: 20px 24px 16px;
  margin: 20px 0; overflow-x: auto } svg { display: block; max-width: 100%; height: auto; margin-top: 10px }
svg text { fill: var(--ink); font-size: 13.5px } svg .tick { fill: var(--soft); font-size: 12px }
svg .told, svg .in { font-variant-numeric: tabular-nums } svg .grid { stroke: var(--rule) }
svg .middle { stroke: var(--soft); stroke-dasharray: 4 4 } svg .hit { fill: transparent }
svg g:hover .hit { fill: var(--rule); fill-opacity: 0.45 } svg .dot { fill: var(--dot); stroke: var(--dot) }
svg .other { fill: var(--other); stroke: var(--other) } svg .whisker { stroke-width: 2.5; stroke-linecap: round }
svg rect.dot { stroke: none } svg .cell { fill: var(--rule); fill-opacity: 0.5 } svg .won { fill: var(--won) }
svg .lost { fill: var(--lost) } code { font-size: 14px; overflow-wrap: anywhere }
"""


def page(found: Standings, lang: Lang) -> str:
    say, made = words(lang).say, found.made
    rules = load(made.plan.game)
    parts = [strength(found, lang)]
    if found.duels:
        parts.append(duels(found, lang))
    parts.append(table(found, lang, names_of(found, lang)))
    if found.first is not None:
        told = percent(found.first.share, lang)
        more = say("cmd-tournament-first", **sure(found.first, lang))
        point = Point(say("cmd-page-first-name"), *edges(found.first), f"{told} %", more)
        plot = whiskers(say("cmd-page-first"), [point], per_cent(lang), 0.5)
        parts.append(section(say("cmd-page-first"), more, plot))
    if found.lengths:
        parts.append(lengths(found, lang))
    about = {"n": f"{len(made.games)}", "game": rules.names[lang], "seed": made.plan.seed}
    setup = " ".join([f"--{name} {value}" for name, value in made.plan.options.items()])
    errors = "".join([f"<p><code>{escape(error)}</code></p>" for error in made.errors])
    title = say("cmd-page-title", game=rules.names[lang])
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head><body><main>'
        f'<h1>{escape(title)}</h1><p class="soft">{escape(say("cmd-page-about", **about))} {escape(setup)}</p>'
        f'<p class="lead">{escape(verdict(found, lang))}</p>{"".join(parts)}{errors}'
        f'<p class="soft">{escape(say("cmd-page-sure"))} {escape(say("cmd-sim-print", print=fingerprint(made.games)))}</p>'
        "</main></body></html>\n"
    )


def section(title: str, about: str, plot: str) -> str:
    return f'<section><h2>{escape(title)}</h2><p class="soft">{escape(about)}</p>{plot}</section>\n'


def verdict(found: Standings, lang: Lang) -> str:
    """The one sentence that somebody looks for who has no time."""
    say, bots = words(lang).say, [one for one in found.rated if not one.case]
    if len(bots) < 2:
        return say("cmd-page-alone", name=bots[0].name)
    best, next_best = bots[0], bots[1]
    apart = best.low is not None and next_best.high is not None and best.low > next_best.high
    return say("cmd-page-verdict", name=best.name, elo=rating(best, lang), apart="yes" if apart else "no")


def per_cent(lang: Lang) -> Callable[[float], str]:
    return lambda value: f"{100 * value:.0f} %"


def edges(share: Share) -> tuple[float, float, float]:
    return share.share, share.low, share.high


def strength(found: Standings, lang: Lang) -> str:
    say = words(lang).say
    names = names_of(found, lang)
    points = [
        Point(
            names.get(one.name, one.name) if one.case else one.name,
            one.elo,
            one.low,
            one.high,
            signed(one.elo),
            f"{one.name}: {rating(one, lang)}",
            one.case,
        )
        for one in found.rated
    ]
    plot = whiskers(say("cmd-page-strength"), points, signed, 0.0)
    about = say("cmd-page-strength-cases") if found.cases else say("cmd-page-strength-about")
    return section(say("cmd-page-strength"), about, plot)


def duels(found: Standings, lang: Lang) -> str:
    say = words(lang).say
    points = []
    for duel in found.duels:
        more = pair_line(duel, found.made.together, lang)
        name = say("cmd-page-pair", one=duel.one, other=duel.other)
        points.append(Point(name, *edges(duel.share), f"{percent(duel.share.share, lang)} %", more))
    plot = whiskers(say("cmd-page-pairs"), points, per_cent(lang), 0.5)
    about = say("cmd-page-pairs-apart") if found.made.together else say("cmd-page-pairs-about")
    return section(say("cmd-page-pairs"), about, plot)


def names_of(found: Standings, lang: Lang) -> dict[str, str]:
    """What columns are called: heroes and scenarios by their names, sides and seats in words."""
    say, rules = words(lang).say, load(found.made.plan.game)
    option = next((one for one in rules.options if one.name == rules.compared), None)
    names = {}
    for column in found.columns:
        kind, _, number = column.partition("-")
        if option is not None:
            names[column] = rules.value_name(option, column, lang)
        elif kind == "seat":
            names[column] = say("cmd-page-seat", n=number)
        else:
            names[column] = say("cmd-page-side", side=column)
    return names


def table(found: Standings, lang: Lang, names: dict[str, str]) -> str:
    say, bots = words(lang).say, [one.name for one in found.rated if not one.case]
    played = {
        column: [found.table[bot, column].share for bot in bots if (bot, column) in found.table] for column in names
    }
    order = sorted(names, key=lambda column: (-sum(played[column]) / len(played[column]), column))
    cells: list[list[Cell | None]] = []
    for column in order:
        row: list[Cell | None] = []
        for bot in bots:
            at = found.table.get((bot, column))
            more = say("cmd-page-cell", bot=bot, column=names[column], **sure(at, lang)) if at is not None else ""
            row.append(Cell(at.share, more) if at is not None else None)
        cells.append(row)
    plot = heat(say("cmd-page-table"), [names[column] for column in order], bots, cells)
    return section(say("cmd-page-table"), say("cmd-page-table-about"), plot)


def lengths(found: Standings, lang: Lang) -> str:
    say, values = words(lang).say, found.lengths
    unit = load(found.made.plan.game).presentation.unit
    middle = figure(f"{sum(values) / len(values):.1f}", lang)
    about = say("cmd-page-lengths-about", mean=middle, unit=unit, shortest=f"{values[0]}", longest=f"{values[-1]}")

    def told(low: int, high: int, n: int) -> str:
        return say("cmd-page-length", span=f"{low}" if low == high else f"{low}-{high}", unit=unit, n=f"{n}")

    return section(say("cmd-page-lengths"), about, bars(say("cmd-page-lengths"), values, told))
