"""The program in one language: its commands, their help, and what it says to whoever types something it does not know."""

from __future__ import annotations

import re
import shutil
import tomllib
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from functools import cache, wraps
from importlib.resources import files
from inspect import getdoc, signature
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

import cyclopts.exceptions as wrong
from cyclopts import App, CycloptsError, Group

from tablee import __version__
from tablee.cli.base import Lang, words
from tablee.terminal.style import Style

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel

SLOT = re.compile(r"\b[A-Z]{3,}\b")


@cache
def pages(lang: str) -> dict[str, dict[str, str]]:
    """What commands do and take, in a language that is not the one of the source; and what all mean by the same word."""
    return tomllib.loads((files("tablee.cli") / f"help.{lang}.toml").read_text(encoding="utf-8"))


def spoken(command: Callable[..., None], lang: Lang) -> Callable[..., None]:
    """The same command with its help in this language."""

    @wraps(command)
    def same(*args: Any, **more: Any) -> None:
        command(*args, **more)

    text, every = getdoc(command) or "", pages(lang)["every"]
    lines = text.splitlines()
    if lang == "en":
        told: dict[str, str] = {}
    else:
        told = dict(pages(lang)[command.__name__])
        examples = [line for line in lines if line.strip().startswith("tablee ")]
        lines = [told.pop("about"), "", words(lang).say("cmd-title-examples"), *examples]
    more_of = {name: every[name] for name in signature(command).parameters if name in every and name not in lines}
    if "----------" not in lines:
        lines += ["", "Parameters", "----------"]
    for name, about in {**more_of, **told}.items():
        lines += [name, f"    {about}"]
    same.__doc__ = "\n".join(lines)
    return same


def program(commands: Iterable[Callable[..., None]], lang: Lang) -> App:
    say = words(lang).say
    app = App(
        name="tablee",
        version=__version__,
        help=say("cmd-about"),
        help_format="plaintext",
        help_formatter=Page(lang),
        group_commands=Group(say("cmd-title-commands")),
        group_parameters=Group(say("cmd-title-parameters")),
        group_arguments=Group(say("cmd-title-parameters")),
    )
    for command in commands:
        app.command(spoken(command, lang))
    app["--help"].help = say("cmd-about-help")
    app["--version"].help = say("cmd-about-version")
    return app


class Page:
    """Help as plain lines: names at the left, what they are beside."""

    def __init__(self, lang: Lang) -> None:
        self.say, self.width = words(lang).say, max(40, min(shutil.get_terminal_size((80, 24)).columns, 100))

    def slots(self, text: str) -> str:
        """GAME -> JEU."""
        return SLOT.sub(lambda found: self.say(f"cmd-slot-{found[0]}"), text)

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        self.print(console, self.say("cmd-usage", line=self.slots(str(usage).strip())), "")

    def render_description(self, console: Any, options: Any, description: Any) -> None:
        with console.capture() as taken:
            console.print(description)
        for line in taken.get().strip("\n").splitlines() if description else ():
            self.print(console, line.rstrip())
        self.print(console, "")

    def __call__(self, console: Any, options: Any, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        self.print(console, f"{panel.title}")
        named = [(self.names(entry), self.about(entry)) for entry in panel.entries]
        style = Style(plain=True)  # it keeps French signs with their words
        wide = min(24, max([len(names) for names, _ in named]))
        for names, about in named:
            style.width = self.width - wide - 4
            lines = style.wrap(about)
            first = [f"  {names}"] if len(names) > wide else []
            head = "" if first else f"  {names}"
            for line in [*first, *[f"{head if n == 0 else '':{wide + 4}}{line}" for n, line in enumerate(lines)]]:
                self.print(console, line.rstrip())
        self.print(console, "")

    def names(self, entry: HelpEntry) -> str:
        shown = [self.slots(label) for label in entry.display_labels_with_metavar if not label.startswith("--no-")]
        return " ".join(shown)

    def about(self, entry: HelpEntry) -> str:
        told = getattr(entry.description, "primary_renderable", entry.description)
        parts = [" ".join(str(told or "").split())]
        if entry.choices:
            parts.append(self.say("cmd-choices", values=", ".join(entry.choices)))
        if entry.default not in (None, "False", "True", ""):
            parts.append(self.say("cmd-default", value=entry.default))
        if entry.required:
            parts.append(self.say("cmd-required"))
        return " ".join(parts)

    def print(self, console: Any, *lines: str) -> None:
        for line in lines:
            console.print(line, highlight=False, markup=False, soft_wrap=True)


def fault(error: CycloptsError, lang: Lang, known: Sequence[str]) -> str:
    """What is wrong with what was typed, and what would be accepted."""
    say = words(lang).say
    match error:
        case wrong.UnknownCommandError():
            text = say("cmd-typed-unknown-command", what=(error.unused_tokens or [""])[0], known=", ".join(known))
        case wrong.UnknownOptionError():
            typed = error.token.keyword or error.token.value
            names = [name for argument in error.argument_collection for name in argument.names]
            near = get_close_matches(typed, names, 1, 0.6)
            text = say("cmd-typed-unknown-option", what=typed, near=near[0] if near else "none")
        case wrong.CoercionError():
            text = unfit(error, lang)
        case wrong.MissingArgumentError():
            asked = error.argument
            assert asked is not None
            named = error.keyword or next((token.keyword for token in asked.tokens if token.keyword), "")
            slot = asked.name.lstrip("-").upper() if asked.field_info.is_positional else ""
            missing = f"{say(f'cmd-slot-{slot}')} ({asked.name})" if slot else asked.name
            text = say("cmd-typed-value", what=named) if named else say("cmd-typed-missing", what=missing)
        case wrong.UnusedCliTokensError():
            text = say("cmd-typed-too-much", what=" ".join(error.unused_tokens or []))
        case wrong.RepeatArgumentError():
            text = say("cmd-typed-twice", what=error.token.keyword or error.token.value)
        case _:
            text = say("cmd-typed-wrong", what=" ".join(error.root_input_tokens or []))
    return say("cmd-ask-help", what=text)


def unfit(error: wrong.CoercionError, lang: Lang) -> str:
    """A value of the wrong kind, or none of a few words."""
    say, kind = words(lang).say, error.target_type
    what = error.token.keyword if error.token is not None and error.token.keyword else ""
    what = what or (error.argument.name if error.argument is not None else "")
    value = error.token.value if error.token is not None else ""
    if get_origin(kind) is Literal:
        return say("cmd-typed-choice", what=what, value=value, known=", ".join([str(one) for one in get_args(kind)]))
    if kind is int or error.msg is not None:
        return say("cmd-typed-whole", what=what, value=repr(value))
    return say("cmd-typed-kind", what=what, value=value)
