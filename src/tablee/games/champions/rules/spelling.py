"""Which words the content of Champions may use, field by field: scripts of cards and the facts printed on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tablee.gamekit.spelling import (
    Among,
    Bits,
    Counted,
    Flag,
    Free,
    Kind,
    Known,
    Listed,
    Number,
    Others,
    Row,
    Spelling,
    Table,
    Tagged,
    wrong,
)
from tablee.games.champions.rules import vocabulary as v
from tablee.games.champions.rules.card import Script
from tablee.kernel.errors import ContentError

CARD_TYPES = tuple(dict.fromkeys((*v.PLAYER_TYPES, *v.ENCOUNTER_TYPES)))
#: whom triggers and constant effects mean (`Valued.fits`)
MEANT = (
    "this", "host", "drone", "any", "other", "you", "your_hero", "your_character", "your_ally", "engaged",
    "engaged_player", "enemy", "identity", "friendly", "character", "scheme",
)  # fmt: skip
#: cards in play that a text can name (`group`): these words alone, those also joined ("upgrade|support")
GROUPS = (
    "enemy", "minion", "villain", "scheme", "side_scheme", "main_scheme", "ally", "identity", "player", "hero",
    "hero_or_ally", "friendly", "character", "environment", "any",
)  # fmt: skip
ON_BOARDS = (v.UPGRADE, v.SUPPORT, v.ATTACHMENT)
IN_PILES = ("card", *v.DECK_TYPES)
#: what can happen (`KINDS`), and what else the last part of a text can have done
OCCURRENCES = (
    "attack", "begin", "boost", "change_form", "complete", "counters", "damage", "defeat", "defend", "discard", "draw",
    "eliminate", "end", "enemy_attack", "enemy_scheme", "engage", "enter_play", "exhaust", "give", "heal", "initiate",
    "leave", "lose_status", "place_threat", "play", "ready", "recover", "remove_threat", "reveal", "spend", "thwart",
)  # fmt: skip
FACTS_OF_NODES = (
    "cancel", "cheaper", "control", "deal", "hold", "lasting", "mill", "pay", "return", "search", "shuffle", "surge",
    "token", *[f"enter {type}" for type in v.ENCOUNTER_TYPES],
)  # fmt: skip
CERTAIN = (
    "this", "host", "you", "villain", "main", "first", "engaged", "it", "that", "actor", "damaged", "damaged_by_it", "found",
)  # fmt: skip
PROHIBITED = (
    "take_damage", "lose_threat", "be_stunned", "be_confused", "be_attacked", "attack", "thwart", "defend", "ready",
    "leave", "change_form",
)  # fmt: skip
NUMBERED = ("retaliate", "incite", "hinder", "victory")
KEYWORDS = (
    "guard", "surge", "toughness", "quickstrike", "overkill", "piercing", "ranged", "patrol", "stalwart", "restricted",
    "permanent", "peril", "villainous", "setup", "aspects", "equal-aspects", *NUMBERED,
)  # fmt: skip
ICONS = ("acceleration", "amplify", "crisis", "hazard")
PERIODS = ("round", "phase", "turn")
LIMITS = (*PERIODS, "game")
SIDES = v.IDENTITY_SIDES

TRAIT, CODE, KEY = Known("trait", optional=True), Known("code", optional=True), Known("key", optional=True)
KEYWORD = Among(*KEYWORDS)
MEANS = Tagged(Among(*MEANT, *CARD_TYPES), {}, Known("trait"))
FORM = Among(*SIDES, optional=True)
ASPECT = Among(*v.ASPECTS, optional=True)
RES = Among(*v.RESOURCES)
ANY_RES = Among(*v.RESOURCES, optional=True)
STAT = Among(*v.STATS)
TEXT, NOTE = Free(), Free(optional=True)
STATUS = Bits(stunned=v.STUNNED, confused=v.CONFUSED, tough=v.TOUGH)
LIKE = Bits(
    attack=v.ATTACK, overkill=v.OVERKILL, piercing=v.PIERCING, ranged=v.RANGED, indirect=v.INDIRECT, basic=v.BASIC,
    no_reveal=v.NO_REVEAL, surge=v.SURGE, step_one=v.STEP_ONE, answered=v.ANSWERED, undefended=v.UNDEFENDED,
    from_deck=v.FROM_DECK, defended=v.DEFENDED, hidden=v.HIDDEN,
)  # fmt: skip

#: what every field of a script that holds words accepts: by class and field, or by field alone
KINDS: dict[str, Kind] = {
    # words that mean the same wherever they stand
    "trait": TRAIT,
    "title": CODE,
    "code": Known("code"),
    "res": RES,
    "status": STATUS,
    "form": Among(*SIDES),
    # abilities
    "Ability.timing": Among(
        "action", "resource", *v.TIMINGS, "revealed", "defeated", "completed", "boost", "special", "setup"
    ),
    "Ability.on": Among(*OCCURRENCES),
    "Ability.by": Tagged(Among(*MEANT, *CARD_TYPES, optional=True), {}, Known("trait")),
    "Ability.to": Tagged(Among(*MEANT, *CARD_TYPES, optional=True), {}, Known("trait")),
    "Ability.flags": LIKE,
    "Ability.but": LIKE,
    "Ability.form": FORM,
    "Ability.label": Among("attack", "thwart", "defense", optional=True),
    "Ability.per": Among(*LIMITS),
    "Ability.gives": RES,
    "Name.en": TEXT,
    "Name.fr": TEXT,
    # costs
    "PayPrinted.key": TEXT,
    # constant effects
    "Modify.of": MEANS,
    "Modify.stat": Among(*v.STATS, "ally_limit", "cost"),
    "Gains.of": MEANS,
    "Gains.keyword": Among(*KEYWORDS, optional=True),
    "Blank.of": MEANS,
    "Cannot.of": MEANS,
    "Cannot.what": Among(*PROHIBITED),
    "Cannot.source_trait": TRAIT,
    "OwnersPile.of": MEANS,
    "MustDefend.of": MEANS,
    "Constant.of": MEANS,
    # cards in play, cards wherever they lie
    "Those.what": Among(*GROUPS, *IN_PILES, *ON_BOARDS, joined="|"),
    "Those.whose": Among("yours", "engaged", "theirs", optional=True),
    "Those.other_than": KEY,
    "Those.most": Among(*v.STATS, optional=True),
    "Those.where": Among("play", "piles"),
    "Kind.type": Among(*CARD_TYPES, optional=True, joined="|"),
    "Kind.res": ANY_RES,
    "Kind.aspect": ASPECT,
    "The.name": Among(*CERTAIN),
    "Chosen.key": TEXT,
    "Same.key": Known("key"),
    # scripts
    "Script.only": FORM,
    "Script.counter": Known("counter", optional=True),
    "Script.max_per": Among("player", "host", optional=True),
    "Script.max_period": Among(*LIMITS),
    "Script.doubles": ASPECT,
    "Script.spent_on": Row(Among(*CARD_TYPES, optional=True), ANY_RES),
    "Script.give_to": CODE,
    "Script.team_up": CODE,
    # effects, numbers and conditions
    "Stat.stat": STAT,
    "Done.kind": Among(*OCCURRENCES, *FACTS_OF_NODES),
    "Happened.kind": Among(*OCCURRENCES, *FACTS_OF_NODES),
    "Mill.keep": ANY_RES,
    "Damage.flags": LIKE,
    "AttackGains.flag": LIKE,
    "AtEnd.of": Among("attack", "activation", *PERIODS),
    "ChangeForm.to": FORM,
    "Lasting.stat": Tagged(STAT, {"trait": Known("trait"), "keyword": KEYWORD}),
    "Lasting.until": Among("attack", *PERIODS),
}
#: the fields of nodes that are not dataclasses
SHAPES = {"Chosen": ("those", "key"), "Titled": ("code",)} | dict.fromkeys(
    ("Sequence", "Both", "OneOf", "InAnyOrder", "Either"), ("parts",)
)

FIGURE, STAT_FIGURE = Number(), Number("X", "*", "-")  # a sign or letter is read as 0 (MC-MOD-09)
FACTIONS = ("hero", *v.ASPECTS, "basic", "encounter", "campaign")
STAGES = ("I", "II", "III", *[f"{n}{side}" for n in range(1, 6) for side in "AB"])
#: what every field of a line of facts accepts
FACTS: dict[str, Kind] = {
    "code": TEXT,
    "name": TEXT,
    "subname": TEXT,
    "type": Among(*CARD_TYPES),
    "faction": Among(*FACTIONS),
    "set": Known("set"),
    "qty": FIGURE,
    "unique": Flag(),
    "deck_limit": FIGURE,
    "stage": Among(*STAGES),
    "back": Known("code"),
    "cost": Number("X"),
    "res": Listed(RES, FIGURE),
    "thw": STAT_FIGURE,
    "atk": STAT_FIGURE,
    "def": STAT_FIGURE,
    "rec": STAT_FIGURE,
    "sch": STAT_FIGURE,
    "hp": Number("X", "*", "-", "infinite"),
    "hp_pp": Flag(),
    "hand": FIGURE,
    "thw_cons": FIGURE,
    "atk_cons": FIGURE,
    "stars": Listed(STAT),
    "boost": FIGURE,
    "boost_star": Flag(),
    "start_threat": FIGURE,
    "start_threat_pp": Flag(),
    "accel_threat": FIGURE,
    "accel_threat_pp": Flag(),
    "target_threat": FIGURE,
    "target_threat_pp": Flag(),
    "icons": Listed(Among(*ICONS), FIGURE),
    "traits": Listed(Known("trait")),
    "keywords": Listed(Counted(KEYWORD, NUMBERED)),
    "doubt": TEXT,
    "facedown": Flag(),
}
FRENCH: dict[str, Kind] = {"name": TEXT, "subname": TEXT, "traits": Listed(Known("trait_fr")), "doubt": TEXT}

ALONE: Others = {}


class Scripts(Spelling):
    def check(self, where: str, node: object, known: Others) -> None:
        super().check(where, node, known)
        if isinstance(node, v.Those):
            accepted = IN_PILES if node.where == "piles" else (*GROUPS, *ON_BOARDS)
            joined = "|" in node.what
            for word in node.what.split("|"):
                if word not in (ON_BOARDS if joined else accepted):
                    raise wrong(where, "Those.what", word, ON_BOARDS if joined else accepted)


SCRIPTS = Scripts(KINDS, SHAPES)
LINE = Table(FACTS, ("code", "name", "type", "faction"))
LINE_FR = Table(FRENCH)


def check_facts(where: str, facts: Mapping[str, Any], known: Others = ALONE) -> None:
    """A line of facts: every field there is, each with what may stand in it, French traits beside the English ones."""
    LINE.check(where, {field: value for field, value in facts.items() if field != "fr"}, known)
    fr = facts.get("fr", {})
    if not isinstance(fr, dict):
        raise wrong(where, "fr", fr, ("tables",))
    LINE_FR.check(f"{where}: fr", fr, known)
    traits = facts.get("traits", ())
    if len(fr.get("traits", traits)) != len(traits):
        raise ContentError(where, f"{len(fr['traits'])} French traits for {len(traits)} English ones")


def check_script(where: str, script: Script, known: Others = ALONE) -> None:
    """A script: what a text means by "the same" or "another" was chosen in that text."""
    for part in (*script.constants, *[one for one in (script.attach,) if one is not None]):
        SCRIPTS.check(where, part, known)
    for ability in script.abilities:
        SCRIPTS.check(where, ability, {**known, "key": [*keys(ability)]})
    for field, kind in SCRIPTS.fields(Script):
        if field not in ("abilities", "constants", "attach"):
            SCRIPTS.value(where, f"Script.{field}", getattr(script, field), kind, known)


def keys(node: object) -> Iterator[str]:
    """The names under which a text remembers what was chosen."""
    for field, _ in SCRIPTS.fields(type(node)):
        value = getattr(node, field)
        if field == "key" and type(node).__name__ != "Same":
            yield value
        for one in value if isinstance(value, tuple) else (value,):
            if not isinstance(one, str | int):
                yield from keys(one)
