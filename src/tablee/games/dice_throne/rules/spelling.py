"""Which words the content of Dice Throne may use, field by field: heroes, their boards, cards and tokens."""

from __future__ import annotations

from tablee.gamekit.spelling import Among, Bits, Free, Kind, Known, Named, Others, Pairs, Spelling, wrong
from tablee.games.dice_throne.rules import vocabulary as v
from tablee.games.dice_throne.rules.effects import aim, dice
from tablee.kernel.errors import ContentError

ONE = (aim.YOU, aim.TARGET, aim.ATTACKER, aim.ACTIVE, aim.OPPONENT, aim.PLAYER, aim.PICKED, aim.PARTNER)
#: moments that tokens and passives listen to (`triggered`), and those that a text can wait for (`due`)
MOMENTS = (
    v.AT_UPKEEP, v.AT_INCOME, v.BEFORE_OFFENSE, v.IN_OFFENSE, v.OFFENSE_END, v.ACTIVATES, v.ATTACKS, v.ATTACKED,
    v.STRIKES, v.CONCLUSION, v.ATTACK_OVER, v.FOUGHT, v.GAINED, v.FOE_IDLE, v.HURT, v.UPGRADED, v.TURN_END,
    v.THROWN, v.RETRIEVED, v.ACTIVATED,
)  # fmt: skip
AWAITED = (v.TARGETED, v.TOTALLED, v.APPLIED)
EDITIONS = ("season 1", "season 2", "marvel", "house")

TEXT, NOTE, SYMBOL = Free(), Free(optional=True), Known("symbol")
DAMAGE = Named(
    normal=v.NORMAL, undefendable=v.UNDEFENDABLE, pure=v.PURE, collateral=v.COLLATERAL, ultimate=v.ULTIMATE,
    plain=v.PLAIN, certain=v.CERTAIN,
)  # fmt: skip

#: what every field that holds words accepts: by class and field, or by field alone
KINDS: dict[str, Kind] = {
    # effects, numbers and conditions
    "who": Among(*ONE),
    "Damage.to": Among(*ONE, aim.OPPONENTS),
    "Damage.kind": DAMAGE,
    "DamageSeveral.kind": DAMAGE,
    "Isolated.kind": DAMAGE,
    "Dice.by": Among(*ONE),
    "Reroll.whose": Among(dice.OWN, dice.ALLIED, dice.THEIRS),
    "ExtraAttempt.purpose": Among("offense", "defense"),
    "Prepare.where": Among("hand", "discard", "anywhere"),
    "Postpone.moment": Among(*AWAITED),
    "PerSymbol.symbol": SYMBOL,
    "PerSymbols.symbol": SYMBOL,
    "SetSymbol.symbol": SYMBOL,
    "Shows.need": Pairs(SYMBOL),
    "Lone.symbol": SYMBOL,
    "Lone.other": SYMBOL,
    "Neither.symbol": SYMBOL,
    "Neither.other": SYMBOL,
    # boards
    "Symbols.need": Pairs(SYMBOL),
    "Tiers.symbol": SYMBOL,
    "id": TEXT,
    "icon": NOTE,
    "Use.id": TEXT,
    "Ability.on": Among(*MOMENTS),
    "Ability.permits": Bits(main=v.MAIN, roll=v.ROLL, instant=v.INSTANT, upgrade=v.UPGRADE),
    "Ability.rerolls": Known("token", optional=True),
    "Hero.edition": Among(*EDITIONS),
    "Hero.faces": SYMBOL,
    "Hero.accent": TEXT,
    # cards and tokens
    "Card.timing": Named(main=v.MAIN, roll=v.ROLL, instant=v.INSTANT, upgrade=v.UPGRADE, spell=v.SPELL),
    "Token.kind": Among(v.POSITIVE, v.NEGATIVE, v.UNIQUE),
    "Token.letter": TEXT,
    "Token.stack": Known("token"),
    "Token.on": Among(*MOMENTS),
    "Token.each": Among(*MOMENTS),
    # names, and where figures come from
    "Name.en": TEXT,
    "Name.fr": TEXT,
    "Name.gender": Among("m", "f"),
    "Remark.en": TEXT,
    "Remark.fr": TEXT,
    "Source.of": NOTE,
    "Source.confidence": Among("high", "medium", "low", "house"),
}
#: the fields of what is not a dataclass, and of a hero those that are not worked out from others
SHAPES = {
    "Hero": ("id", "name", "edition", "faces", "accent", "icon", "sides", "cards", "setup", "remarks"),
    "Slot": ("id", "levels"),
    "Ability": ("id", "name", "do", "needs", "again", "on", "uses", "permits", "rerolls", "icon"),
    "Card": ("id", "name", "timing", "effect", "icon", "source"),
    "Token": ("id", "name", "kind", "letter", "icon", "stack", "on", "each", "ways", "burst", "full", "off", "source"),
    "Way": ("text",),
    "Text": ("root",),
    "Sequence": ("parts",),
    "Either": ("parts",),
    "Also": ("late",),
    "Late": ("what",),
}


class Heroes(Spelling):
    """A token is checked once, by itself; one that a text names must be listed with the hero."""

    def check(self, where: str, node: object, known: Others) -> None:
        if not isinstance(node, v.Token):
            super().check(where, node, known)
        elif node.id not in known["token"]:
            raise wrong(where, "token", node.id, known["token"])

    def token(self, where: str, token: v.Token, known: Others) -> None:
        super().check(where, token, known)


HEROES = Heroes(KINDS, SHAPES)


def check_hero(file: str, hero: v.Hero) -> v.Hero:
    """A hero as its content file makes it; a mistake is said with the file, and the box, card or token it stands on."""
    where = f"dice_throne/content/{file}: {hero.id}"
    known: Others = {"symbol": hero.symbols, "token": [token.id for token in hero.tokens]}
    for symbol in hero.letters:
        if symbol not in hero.symbols:
            raise wrong(where, "Hero.letters", symbol, tuple(hero.symbols))
    for symbol, name in hero.symbols.items():
        if symbol not in hero.letters:
            raise ContentError(where, f"Hero.letters has none for {symbol}")
        HEROES.check(f"{where}: {symbol}", name, known)
    for token in hero.tokens:
        HEROES.token(f"{where}: {token.id}", token, known)
    for slot in [slot for side in hero.sides for slot in side]:
        HEROES.check(f"{where}: {slot.id}", slot, known)
    for card in hero.cards:
        HEROES.check(f"{where}: {card.id}", card, known)
    for field, kind in HEROES.fields(v.Hero):
        value = getattr(hero, field)
        if field not in ("sides", "cards") and value is not None:
            HEROES.value(where, f"Hero.{field}", value, kind, known)
    return hero
