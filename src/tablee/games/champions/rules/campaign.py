"""Campaigns: scenarios played one after another, with a log of what persists between them (MC-MODE-05).

"Shadows over the Docks" is our own: Rhino and a bomb on the quays, then Klaw, whom he was to supply.
"""

from __future__ import annotations

import json
from typing import Any

from tablee.games.champions.rules.naming import named
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import Name
from tablee.kernel.errors import SetupError
from tablee.kernel.frozen import frozen

INFORMANT = "h001"  # earned by winning the first scenario
MOST_WOUNDS = 5


@frozen
class Campaign:
    id: str
    name: Name
    scenarios: tuple[tuple[str, str], ...]  # (scenario, modular set), in order


CAMPAIGNS = {
    "docks": Campaign(
        "docks",
        named("campaign", "docks"),
        (("rhino", "bomb-scare"), ("klaw", "legions-of-hydra")),
    )
}


def new_log(campaign: str, name: str = "", expert: bool = False) -> dict[str, Any]:
    """An empty log. `next`: the scenario to play; `earned` and `removed`: codes of cards; `alarm`: threat to come;
    `wounds`: damage that heroes begin with in an expert campaign, which is otherwise the same (MC-MODE-05)."""
    if campaign not in CAMPAIGNS:
        raise SetupError(f"no campaign is called {campaign!r}; there are {', '.join(CAMPAIGNS)}")
    log: dict[str, Any] = {"campaign": campaign, "name": name, "expert": expert, "heroes": "", "next": 0, "tries": 0}
    return {**log, "earned": [], "removed": [], "alarm": 0, "wounds": {}}


def checked(text: str) -> dict[str, Any]:
    """A log from the words of a setup; a wrong one is refused as a whole."""
    try:
        log: Any = json.loads(text)
    except json.JSONDecodeError as error:
        raise SetupError(f"the campaign log is damaged: {error.msg} at sign {error.pos}") from error
    if not isinstance(log, dict):
        raise SetupError("the campaign log is damaged: it is no list of entries")
    model = new_log(str(log.get("campaign")))
    for key, default in model.items():
        if type(log.get(key)) is not type(default):
            raise SetupError(f"the campaign log is damaged: its entry {key!r} is missing or of the wrong kind")
    stages = CAMPAIGNS[log["campaign"]].scenarios  # whichever modes the group chooses (MC-MODE-07)
    if not 0 <= log["next"] < len(stages):
        raise SetupError(f"the campaign {log['campaign']} is over: all {len(stages)} scenarios have been won")
    if log["alarm"] < 0 or not all([type(n) is int and 0 <= n <= MOST_WOUNDS for n in log["wounds"].values()]):
        raise SetupError("the campaign log is damaged: its figures make no sense")
    return {key: log[key] for key in model}


def words(log: dict[str, Any]) -> str:
    return json.dumps(log, sort_keys=True, separators=(",", ":"))


def scenario_of(log: dict[str, Any]) -> tuple[str, str]:
    return CAMPAIGNS[log["campaign"]].scenarios[log["next"]]


def cards(log: dict[str, Any]) -> tuple[str, ...]:
    """Earned cards that have not been removed from the campaign, which holds for a retry too (MC-MODE-06)."""
    return tuple([code for code in log["earned"] if code not in log["removed"]])


def begin(game: Scenario, log: dict[str, Any]) -> None:
    """What the log brings to the table before the first step."""
    for seat, hero in enumerate(game.kit.setup.heroes):
        wounds = log["wounds"].get(hero, 0)
        if wounds:
            game.edit(game.players[seat].me).damage = wounds


def after(game: Scenario, log: dict[str, Any]) -> dict[str, Any]:
    """The log after a game: a defeat is retried, a victory goes on."""
    new = {**log, "tries": log["tries"] + 1, "removed": sorted({*log["removed"], *game.banned})}
    if game.outcome is None or -1 in game.outcome:
        return new
    new["next"], new["tries"] = log["next"] + 1, 0
    if log["next"] == 0:
        new["earned"] = sorted({*log["earned"], INFORMANT})
    new["alarm"] = len(game.sides)
    if log["expert"]:
        heroes = game.kit.setup.heroes
        hurt = {hero: game.cards[game.players[seat].me].damage for seat, hero in enumerate(heroes)}
        new["wounds"] = {hero: min(n, MOST_WOUNDS) for hero, n in hurt.items() if n and not out(game, hero)}
    return new


def out(game: Scenario, hero: str) -> bool:
    return game.players[game.kit.setup.heroes.index(hero)].out
