"""Plots as SVG that stands in a page: its colours are the page's, light or dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor

WIDTH, ROW, TOP = 720, 34, 26
LETTER = 7.2  # of a label, about


@dataclass(frozen=True)
class Point:
    """A value with its interval, if there is one, under a name; `told` stands beside it, `more` when it is pointed at."""

    name: str
    value: float
    low: float | None
    high: float | None
    told: str
    more: str
    other: bool = False  # of another kind than most


def text(x: float, y: float, said: str, kind: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(said)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def svg(height: float, title: str, parts: Sequence[str], width: float = WIDTH) -> str:
    body = "".join(parts)
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{escape(title)}" '
        f'style="width:{width:.0f}px;min-width:{min(400, width):.0f}px">{body}</svg>'
    )


def wide(names: Sequence[str], least: float = 60) -> float:
    return max([least, *[LETTER * len(name) for name in names]]) + 14


def steps(low: float, high: float) -> list[float]:
    """Round numbers from below the one to above the other, a handful of them."""
    span = max(high - low, 1e-9)
    size = next((n for n in (0.05, 0.1, 0.2, 0.25, 10, 20, 50, 100, 200, 500, 1000) if span / n <= 7), 2000)
    first = floor(low / size)
    return [n * size for n in range(first, max(first + 1, ceil(high / size)) + 1)]  # two, though all be equal


def whiskers(title: str, points: Sequence[Point], tick: Callable[[float], str], middle: float) -> str:
    """Dots with their intervals on one scale, and a line where nothing sets apart."""
    values = [v for p in points for v in (p.value, p.low, p.high) if v is not None]
    marks = steps(min([*values, middle]), max([*values, middle]))
    left, right = wide([p.name for p in points]), wide([p.told for p in points])
    room, bottom = WIDTH - left - right, TOP + ROW * len(points)

    def at(value: float) -> float:
        return left + room * (value - marks[0]) / (marks[-1] - marks[0])

    parts = []
    for mark in marks:
        parts.append(line(at(mark), TOP - 6, at(mark), bottom, "grid"))
        parts.append(text(at(mark), TOP - 12, tick(mark), "tick", "middle"))
    parts.append(line(at(middle), TOP - 6, at(middle), bottom, "middle"))
    for n, p in enumerate(points):
        y, kind = TOP + ROW * n + ROW / 2, "other" if p.other else "dot"
        parts.append(f"<g><title>{escape(p.more)}</title>")
        parts.append(f'<rect x="0" y="{y - ROW / 2:.1f}" width="{WIDTH}" height="{ROW}" class="hit"/>')
        parts.append(text(left - 14, y + 4.5, p.name, "name", "end"))
        if p.low is not None and p.high is not None:
            parts.append(line(at(p.low), y, at(p.high), y, f"{kind} whisker"))
        parts.append(f'<circle cx="{at(p.value):.1f}" cy="{y:.1f}" r="5" class="{kind}"/>')
        parts.append(text(WIDTH - right + 14, y + 4.5, p.told, "told") + "</g>")
    return svg(bottom + 6, title, parts)


@dataclass(frozen=True)
class Cell:
    share: float
    more: str


def heat(title: str, rows: Sequence[str], heads: Sequence[str], cells: Sequence[Sequence[Cell | None]]) -> str:
    """Shares in per cent, the stronger coloured the further they are from one half."""
    left, each, high = wide(rows), max(92.0, wide(heads, 40)), 26
    width = left + each * len(heads)
    parts = [text(left + each * (n + 0.5), 16, head, "tick", "middle") for n, head in enumerate(heads)]
    for y, (name, line_of) in enumerate(zip(rows, cells)):
        top = TOP + high * y
        parts.append(text(left - 14, top + 17.5, name, "name", "end"))
        for x, cell in enumerate(line_of):
            if cell is None:
                continue
            far = min(1.0, abs(cell.share - 0.5) * 2)
            kind = "won" if cell.share >= 0.5 else "lost"
            box = f'x="{left + each * x + 1:.1f}" y="{top + 1}" width="{each - 2:.1f}" height="{high - 2}" rx="3"'
            parts.append(f"<g><title>{escape(cell.more)}</title>")
            parts.append(f'<rect {box} class="cell"/><rect {box} class="{kind}" fill-opacity="{0.75 * far:.2f}"/>')
            parts.append(text(left + each * (x + 0.5), top + 17.5, f"{100 * cell.share:.0f}", "in", "middle") + "</g>")
    return svg(TOP + high * len(rows) + 4, title, parts, width)


def bars(title: str, values: Sequence[int], told: Callable[[int, int, int], str]) -> str:
    """How often each length came up, in a score of steps at most; `told` says from where to where, and how many."""
    low, high = min(values), max(values)
    size = max(1, ceil((high - low + 1) / 24))
    counts = [0] * ((high - low) // size + 1)
    for value in values:
        counts[(value - low) // size] += 1
    left, tall = 14.0, 130.0
    each = min(48.0, (WIDTH - 2 * left) / len(counts))
    parts = [line(left, tall + 8, WIDTH - left, tall + 8, "grid")]
    every = max(1, ceil(len(counts) / 12))
    for n, count in enumerate(counts):
        x, up = left + each * n, tall * count / max(counts)
        first = low + n * size
        parts.append(f"<g><title>{escape(told(first, first + size - 1, count))}</title>")
        parts.append(f'<rect x="{x:.1f}" y="0" width="{each:.1f}" height="{tall + 8}" class="hit"/>')
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{tall + 8 - up:.1f}" width="{each - 2:.1f}" height="{up:.1f}" rx="2" class="dot"/></g>'
        )
        if n % every == 0:
            parts.append(text(x + each / 2, tall + 24, f"{first}", "tick", "middle"))
    return svg(tall + 32, title, parts)
