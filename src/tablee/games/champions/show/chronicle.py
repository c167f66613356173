"""Campaigns as tables and people see them: begun, gone on with, told (MC-MODE-05 to MC-MODE-07)."""

from __future__ import annotations

import json
from typing import Any

from tablee.gamekit.capability import Campaigns, Story
from tablee.games.champions.rules import campaign, decks
from tablee.games.champions.rules.library import identity_of, library
from tablee.games.champions.rules.packs import SCENARIOS
from tablee.games.champions.rules.state import Scenario

EXPERT = "-expert"


class Docks(Campaigns[Scenario]):
    names = ("docks", f"docks{EXPERT}")

    def begin(self, campaign_: str, name: str) -> dict[str, Any]:
        return campaign.new_log(campaign_.removesuffix(EXPERT), name, campaign_.endswith(EXPERT))

    def after(self, game: Scenario) -> dict[str, Any]:
        return campaign.after(game, campaign.checked(game.kit.setup.campaign[0]))

    def words(self, log: dict[str, Any], lang: str) -> str:
        one = campaign.CAMPAIGNS[log["campaign"]]
        say = decks.words_of(lang)
        title = title_of(log, lang)
        if log["next"] >= len(one.scenarios):
            return say.say("campaign-won", title=title)
        return say.say(
            "campaign-next",
            title=title,
            n=log["next"] + 1,
            of=len(one.scenarios),
            scenario=scenario_name(one.scenarios[log["next"]], lang),
            tries=log["tries"],
            cards=earned(log, lang) or say.say("nothing"),
            alarm=log["alarm"],
        )

    def story(self, log: dict[str, Any], lang: str) -> Story:
        say, one, at = decks.words_of(lang), campaign.CAMPAIGNS[log["campaign"]], log["next"]
        states = ["won" if n < at else "next" if n == at else "later" for n in range(len(one.scenarios))]
        chapters = [(scenario_name(pair, lang), state) for pair, state in zip(one.scenarios, states)]
        facts = [say.say("campaign-cards", cards=earned(log, lang))] if campaign.cards(log) else []
        if at < len(one.scenarios):
            facts += [say.say("campaign-tries", n=log["tries"])] if log["tries"] else []
            facts += [say.say("campaign-alarm", n=log["alarm"])] if log["alarm"] else []
            for hero, n in log["wounds"].items():
                facts.append(say.say("campaign-wounds", hero=identity_of(hero).name.said(lang), n=n))
        return Story(title_of(log, lang), tuple(chapters), tuple(facts))

    def options(self, setup: dict[str, Any], log: dict[str, Any]) -> dict[str, str]:
        """The same heroes with the same decks."""
        one = campaign.CAMPAIGNS[log["campaign"]]
        heroes = ",".join([decks.as_word(hero, deck) for hero, deck in zip(setup["heroes"], setup["decks"])])
        won = log["next"] >= len(one.scenarios)
        scenario, modular = one.scenarios[0 if won else log["next"]]
        goes_on = one.id + (EXPERT if log["expert"] else "") if won else json.dumps(log)
        return {"heroes": heroes, "scenario": scenario, "modular": modular, "campaign": goes_on}


DOCKS = Docks()


def title_of(log: dict[str, Any], lang: str) -> str:
    title = campaign.CAMPAIGNS[log["campaign"]].name.said(lang)
    return f"{title} ({decks.words_of(lang).say('campaign-expert')})" if log["expert"] else title


def scenario_name(pair: tuple[str, str], lang: str) -> str:
    return SCENARIOS[pair[0]].name.said(lang)


def earned(log: dict[str, Any], lang: str) -> str:
    return ", ".join([library()[code].name.said(lang) for code in campaign.cards(log)])
