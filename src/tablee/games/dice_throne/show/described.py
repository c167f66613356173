"""A hero board with its cards, as text: what the command shows, and what galleries let people read."""

from __future__ import annotations

from tablee.gamekit.view import Sheet
from tablee.games.dice_throne.rules.vocabulary import ROMAN, UPGRADE, Hero
from tablee.games.dice_throne.show.sheets import Catalogue
from tablee.text.messages import Messages

#: at a name that is ours
OURS = "°"


def describe(hero: Hero, lang: str, say: Messages) -> list[str]:
    """A hero board with its cards, as text."""
    book = Catalogue(lang, say)
    book.hero(hero)
    dice = " ".join([f"{i}={hero.symbols[s].said(lang)}" for i, s in enumerate(hero.faces, 1)])
    edition = say.say(f"edition-{'own' if hero.own else hero.edition.replace(' ', '-')}")
    faces = say.say("content-line", what=say.say("content-dice"), text=dice)
    start = book.sheets[f"hero.{hero.id}"].text
    ours = say.say("house-name")

    def called(sheet: Sheet) -> str:
        """Names of ours are many on some boards: each has a sign, and one line says what it means."""
        return f"{sheet.name}{OURS}" if ours in sheet.house else sheet.name

    def told(sheet: Sheet) -> list[str]:
        return [f"    {sheet.text}", *[f"    ({remark})" for remark in sheet.house if remark != ours]]

    signs = [f"{OURS} {ours}"] if any([ours in sheet.house for sheet in book.sheets.values()]) else []
    out = [f"{hero.name.said(lang)} ({edition})", faces, *([start] if start else []), *signs, ""]
    for side, slots in enumerate(hero.sides):
        if len(hero.sides) > 1:
            out += [say.say("content-side", n=side + 1), ""]
        for slot in slots:
            for n, lv in enumerate(slot.levels, 1):
                for ability in lv.abilities:
                    sheet = book.sheets[f"ability.{hero.id}.{ability.id}.{n}"]
                    cost = f", {lv.cost} {say.say('cp')}" if n > 1 and ability is lv.abilities[0] else ""
                    head = f"{called(sheet)} {ROMAN[n] if len(slot.levels) > 1 else ''}".rstrip()
                    needs = f" — {sheet.needs}" if sheet.needs else ""
                    out += [f"{head} ({say.say('kind-' + sheet.kind)}{cost}){needs}", *told(sheet)]
        out.append("")
    out.append(say.say("content-tokens"))
    for token in hero.tokens:
        sheet = book.sheets[f"token.{token.id}"]
        kind = say.say(f"kind-{sheet.kind}")
        out += [f"{called(sheet)} ({kind}, {say.say('content-limit')} {token.limit})", *told(sheet)]
    out += ["", say.say("content-cards")]
    for card in hero.deck:
        if card.timing != UPGRADE:
            sheet = book.sheets[f"card.{hero.id}.{card.id}"]
            kind = say.say(f"kind-{sheet.kind}")
            out += [f"{called(sheet)} — {card.cost} {say.say('cp')}, {kind}", *told(sheet)]
    if hero.remarks:
        out += ["", *[remark.said(lang) for remark in hero.remarks]]
    return out
