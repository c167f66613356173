"""docs/rulings.md: how we read unclear rules, written from the rulebooks' `reading` fields and docs/rulings_more.toml.

python tools/rulings.py           write it
python tools/rulings.py --check   fail if it is not up to date
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from tablee.gamekit.rules import Rules, SetupOption
from tablee.games import load
from tablee.kernel.game import Game
from tablee.text.rulebook import Rule, Rulebook

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.made import kept  # noqa: E402 - found from wherever this is started

PAGE = ROOT / "docs" / "rulings.md"
MORE = ROOT / "docs" / "rulings_more.toml"
GAMES = ("dice-throne", "dungeon-dice", "super-dungeon", "champions")
RULE_ID = re.compile(r"\b[A-Z]{2,}(?:-[A-Z0-9]+)+-\d+\b")

#: Titles of the areas, in words of the book; an area without one is shown by its code.
DICE_THRONE = {
    "COMP": "Components",
    "SETUP": "Setting up",
    "TURN": "The turn",
    "UPKEEP": "Upkeep Phase",
    "INCOME": "Income Phase",
    "MAIN": "Main Phases",
    "OFF": "Offensive Roll Phase",
    "TARGET": "Targeting Roll Phase",
    "DEF": "Defensive Roll Phase",
    "DISCARD": "Discard Phase",
    "HEALTH": "Health",
    "CP": "Combat Points",
    "CARD": "Cards",
    "UPGRADE": "Upgrades",
    "STATUS": "Status effects",
    "COMPANION": "Companions",
    "ABILITY": "Abilities",
    "DICE": "Dice",
    "TEXT": "Words on cards and boards",
    "TIME": "Timing and priority",
    "DMG": "Damage",
    "MOD": "Attack Modifiers",
    "MODE2V2": "Two teams of two",
    "MODEKOTH": "King of the Hill",
    "MODEX": "More players",
    "HERO-PAN": "Black Panther",
    "HERO-GUN": "Gunslinger",
    "HERO-PIR": "Cursed Pirate",
    "HERO-PAL": "Paladin",
    "HERO-WID": "Black Widow",
    "HERO-BAR": "Barbarian",
    "HERO-PYR": "Pyromancer",
    "HERO-VAM": "Vampire Lord",
}
CHAMPIONS = {
    "GOLD": "Golden rules",
    "ROUND": "The round",
    "ORDER": "Player order",
    "SETUP": "Setting up",
    "DECK": "Decks",
    "CARD": "Cards",
    "FORM": "Identity and form",
    "TURN": "The turn",
    "COST": "Costs",
    "RES": "Resources",
    "RESCARD": "Resource cards",
    "ABIL": "Abilities",
    "TEXT": "Words on cards",
    "WINDOW": "Interrupts and responses",
    "REPL": "Replacement effects",
    "DELAY": "Delayed effects",
    "CANCEL": "Cancelling",
    "MOD": "Modifiers",
    "LIMIT": "Limits",
    "MAX": "Maximums",
    "CTRL": "Ownership and control",
    "UNIQUE": "Unique cards",
    "ATK": "Attacks",
    "THWART": "Thwarts",
    "ACT": "Activations",
    "ENEMYATK": "Enemy attacks",
    "DEFEND": "Defending",
    "BOOST": "Boost cards",
    "DMG": "Damage",
    "STATUS": "Status cards",
    "MOVE": "Moving",
    "MAIN": "The main scheme",
    "MINION": "Minions",
    "ENC": "Encounter cards",
    "REVEAL": "Revealing",
    "OBLIG": "Obligations",
    "ATTACH": "Attachments",
    "ALLY": "Allies",
    "KEY": "Keywords",
    "ICON": "Icons",
    "ELIM": "Elimination",
    "WIN": "Winning and losing",
    "SEARCH": "Searching",
    "DRAW": "Drawing",
}
DUNGEON_DICE = {
    "GOAL": "Winning",
    "DICE": "Dice and bags",
    "SETUP": "Setting up",
    "TURN": "The turn",
    "SEARCH": "Looking for a monster",
    "HELP": "Help",
    "EQUIP": "Equipment",
    "COMBAT": "Combat",
    "ABIL": "Abilities",
    "SYM": "Symbols",
    "SPELL": "Spells",
    "MON": "Monsters",
    "TROPHY": "Trophies",
    "TREAS": "Treasure",
    "WOUND": "Wounds",
    "HEAL": "Healing",
    "REST": "Resting",
    "XP": "Experience",
    "ARTI": "Artifacts",
    "SINGLE": "One-use dice",
    "TRADE": "Trading",
    "SHARE": "Dice that decide",
    "ACT": "Other players' turns",
    "TIE": "The duel",
}
SUPER_DUNGEON = {
    "COMP": "Components",
    "SETUP": "Setting up",
    "TILE": "Dungeon tiles",
    "DECK": "Decks",
    "DICE": "Dice",
    "ROLL": "Rolling",
    "REROLL": "Rolling again",
    "HEART": "Rolled hearts",
    "POTIONDROP": "Rolled potions",
    "TURN": "The turn",
    "HERO": "Hero Turn",
    "EXPLORE": "Exploring",
    "CONSUL": "Consul Turn",
    "SPAWN": "Spawning",
    "POWERUP": "Power-Up",
    "EQUIP": "Equipment",
    "WONDER": "Wonders",
    "MIGHTY": "Mighty Monsters",
    "BOSSSPAWN": "Mini-bosses and boss come up",
    "ACT": "Activations",
    "UPKEEP": "Upkeep",
    "MOVE": "Moving",
    "ACTION": "Actions",
    "LOS": "Line of sight",
    "RANGE": "Range",
    "OFFENSE": "Offense roll",
    "DEFENSE": "Defense roll",
    "EFFECT": "Effects",
    "BASIC": "Basic actions",
    "POTION": "Potions",
    "BOSS": "The boss fight",
    "TIMEOUT": "Time-out",
    "WIN": "Winning",
    "DEATH": "Wounds and destruction",
    "SKULL": "Skull tokens",
    "COIN": "Princess coins",
    "KEY": "Dungeon keys",
    "ABIL": "Abilities",
    "AFFINITY": "Affinity",
    "AREA": "Areas",
    "BOOTY": "Boo Booties",
    "CONTROL": "Moving others",
    "CREEP": "Creeps",
    "PET": "Pets",
    "PRIORITY": "Cards above rules",
    "SHIFT": "Shapeshifting",
    "STATUS": "Statuses",
    "TERRAIN": "Terrain",
    "TRAP": "Traps",
    "DIFF": "Difficulty",
    "MODE": "Modes",
    "BASE": "Large bases",
    "REF": "Reference",
}
AREAS = {
    "dice-throne": DICE_THRONE,
    "dungeon-dice": DUNGEON_DICE,
    "super-dungeon": SUPER_DUNGEON,
    "champions": CHAMPIONS,
}

INTRO = """\
# How we read unclear rules

Written by `python tools/rulings.py` from the rulebooks that ship with the games (`tablee rules champions MC-KEY-12` shows
a rule with our reading in English or French) and from `docs/rulings_more.toml`. Edit those, not this page.

A reading is ours wherever the printed book is silent, disagrees with itself, or leaves a case open. Steps, guards, log
lines and tests cite the same rule ids, so whoever reads a rule otherwise can find what to change.

[Dice Throne](#dice-throne) · [Dungeon Dice](#dungeon-dice) · [Super Dungeon Explore](#super-dungeon-explore) ·
[Marvel Champions](#marvel-champions)
"""


def switches(rules: Rules[Game]) -> dict[str, SetupOption]:
    """Readings a table may choose: setup options whose help names the rule, but for those that every table chooses."""
    return {
        id: option
        for option in rules.options
        if option.advanced
        for id in RULE_ID.findall(rules.option_help(option, "en"))
    }


def cited(ids: list[str], book: Rulebook) -> str:
    unknown = [id for id in ids if id not in book.rules]
    if unknown:
        raise SystemExit(f"{MORE.name}: no rule is called {' '.join(unknown)}")
    return ", ".join(ids)


def entry(rule: Rule, option: SetupOption | None) -> str:
    edition = f" ({rule.edition} edition)" if rule.edition else ""
    switch = f" Setup option: `--{option.name} {'|'.join(option.values)}`." if option is not None else ""
    return f"- **{rule.id}** {rule.title['en']}{edition}: {rule.reading['en']}{switch}"


def chapter(rules: Rules[Game], more: list[dict[str, Any]]) -> list[str]:
    """One game. Of the readings by hand it takes those that cite its rules."""
    book, options, titles = rules.rulebook, switches(rules), AREAS[rules.id]
    lines = [f"## {rules.names['en']}", "", "### Readings a table can choose", ""]
    lines += ["The first value is the one played when nothing is said.", ""]
    for id, option in options.items():
        reading = book.rules[id].reading.get("en", "")
        use = f"`tablee play {rules.id} --{option.name} {'|'.join(option.values)}`"
        lines.append(f"- {use}: {rules.option_help(option, 'en')}. {reading}".rstrip())
    lines += ["", "### Readings that concern several rules, or none", ""]
    for one in more:
        lines.append(f"- **{one['title']}** ({cited(one['rules'], book)}): {one['text']}")
    lines += ["", "### Readings rule by rule"]
    areas: dict[str, list[Rule]] = {}
    for rule in book.rules.values():
        if rule.reading:
            areas.setdefault(rule.area, []).append(rule)
    for area, those in areas.items():
        lines += ["", f"#### {titles.get(area, area)}", ""]
        lines += [entry(rule, options.get(rule.id)) for rule in those]
    return [*lines, ""]


def page(games: list[Rules[Game]], more: str) -> str:
    """The whole page; `more` is the text of docs/rulings_more.toml, where every reading names its game."""
    found = tomllib.loads(more)["reading"]
    unknown = [one["title"] for one in found if one["game"] not in [rules.id for rules in games]]
    if unknown:
        raise SystemExit(f"{MORE.name}: of no game on this page: {', '.join(unknown)}")
    lines = [INTRO]
    for rules in games:
        lines += chapter(rules, [one for one in found if one["game"] == rules.id])
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    text = page([load(game) for game in GAMES], MORE.read_text(encoding="utf-8"))
    return kept(PAGE, text, arguments)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
