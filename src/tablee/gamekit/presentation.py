"""How a game is shown, as far as clients need to be told."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablee.gamekit.view import Words


@dataclass(frozen=True)
class Presentation:
    #: prompts of windows, in which smart prompts pass for a person who could do nothing that matters
    windows: tuple[str, ...] = ("act", "act-before")
    #: prompts under which several things are done one after the other: the last that is left is asked for, too
    menus: tuple[str, ...] = ()
    #: verbs of options that are explained by the text of the piece they point at
    explained: tuple[str, ...] = ()
    unit: str = "turns"  # what `Rules.length` counts
    gauges: bool = False  # show what a figure is out of
    once: bool = False  # a text stands beside its option once in a turn or round, not every time
    #: kinds of sheets whose copies are always told apart by their number; others only where two of them lie
    numbered: tuple[str, ...] = ()
    by_piece: bool = False  # cards are found by what lies on the table, and equal ones offered once
    #: titles under which options are listed, each with its verbs; () lists them as they come
    groups: tuple[tuple[Words, tuple[str, ...]], ...] = ()
    #: what words of views are drawn with: "mark-hp", "is-stunned", "kind-event" -> a name of game-icons.net
    icons: dict[str, str] = field(default_factory=dict)
    #: kind of sheet -> the verb that somebody means who asks why not, and names one
    meant: dict[str, str] = field(default_factory=dict)
