"""Campaign logs: what persists between the scenarios of a campaign, one file each beside the saved games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tablee.gamekit.capability import Campaigns
from tablee.gamekit.rules import Rules
from tablee.kernel.errors import SetupError, TableeError
from tablee.kernel.game import Game
from tablee.table import saves

ENDING = ".campaign"


def folder() -> Path:
    return saves.folder().parent / "campaigns"


def names() -> list[str]:
    place = folder()
    return sorted(file.stem for file in place.glob(f"*{ENDING}")) if place.is_dir() else []


def path_of(name: str) -> Path:
    saves.path_of(name)  # the same names are allowed
    return folder() / f"{name}{ENDING}"


def load(name: str) -> dict[str, Any]:
    path = path_of(name)
    if not path.is_file():
        raise TableeError(f"no campaign log is called {name!r}; there are: {', '.join(names()) or 'none'}")
    try:
        log: Any = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise TableeError(f"the campaign log {path} cannot be read: {error}") from error
    if not isinstance(log, dict):
        raise TableeError(f"the campaign log {path} is damaged")
    return log


def write(name: str, log: dict[str, Any]) -> Path:
    """Whole or not at all."""
    path = path_of(name)
    beside = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(json.dumps(log, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise saves.cannot_write(path, error) from error
    return path


def delete(name: str) -> None:
    load(name)
    path_of(name).unlink()


def begin(rules: Rules[Game], words: str, options: dict[str, str]) -> dict[str, str]:
    """Setup options for the next scenario of "campaign:name": a new log, or one that goes on with the same heroes."""
    campaign, _, name = words.partition(":")
    known = of(rules)
    if not campaign or not name:
        raise SetupError(f"--campaign {words!r}: name a campaign and a log, e.g. {known.names[0]}:friday")
    if name in names():
        log = load(name)
        if (log.get("campaign"), log.get("expert")) != campaign_of(known, campaign):
            raise SetupError(f"the log {name!r} belongs to the campaign {log.get('campaign')!r}, not to {campaign!r}")
    else:
        log = known.begin(campaign, name)
    if "heroes" in options:
        log["heroes"] = options["heroes"]
    elif log.get("heroes"):
        options = {**options, "heroes": str(log["heroes"])}
    write(name, log)
    return {**options, "campaign": json.dumps(log)}


def of(rules: Rules[Game]) -> Campaigns[Game]:
    if rules.campaigns is None:
        raise SetupError(f"{rules.id} has no campaigns")
    return rules.campaigns


def campaign_of(known: Campaigns[Game], campaign: str) -> tuple[Any, Any]:
    log = known.begin(campaign, "x")
    return log["campaign"], log["expert"]


def log_of(rules: Rules[Game], options: dict[str, str], setup: dict[str, Any] | None) -> dict[str, Any] | None:
    """The log that a game began with, or will begin with; nothing outside campaigns."""
    if setup is not None:
        found: dict[str, Any] | None = setup.get("campaign")
        return found
    word = options.get("campaign", "")
    if rules.campaigns is None or not word or word == "none":
        return None
    if word in rules.campaigns.names:
        return rules.campaigns.begin(word, "")
    log: dict[str, Any] = json.loads(word)
    return log


def after(rules: Rules[Game], setup: dict[str, Any], game: Game) -> dict[str, Any] | None:
    """The log after a game that is over; nothing outside campaigns."""
    return of(rules).after(game) if setup.get("campaign") and game.outcome is not None else None


def record(rules: Rules[Game], setup: dict[str, Any], game: Game) -> str:
    """After a game of a campaign: write its log. Returns the name of the log, or '' when there is nothing to write."""
    before, log = setup.get("campaign"), after(rules, setup, game)
    if not before or log is None:
        return ""
    name = str(before["name"])
    if name in names() and load(name) != before:
        return ""  # this game has been recorded, or overtaken, already
    write(name, log)
    return name
