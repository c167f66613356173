"""From a hero to its board: what `load` reads, written."""

from __future__ import annotations

from tablee.games.dice_throne.rules import vocabulary as v
from tablee.games.dice_throne.text.board.items import written_name
from tablee.games.dice_throne.text.board.lines import messages
from tablee.games.dice_throne.text.board.words import CONFIDENCE, COST, EDITIONS, HEADINGS, MARKS, VALUES
from tablee.games.dice_throne.text.spending import spending
from tablee.games.dice_throne.text.using import using
from tablee.games.dice_throne.text.words import writer
from tablee.kernel.effect import Effect
from tablee.text.compose import merged, small

TIMINGS = {v.MAIN: "main", v.ROLL: "roll", v.INSTANT: "instant", v.SPELL: "spell"}


class Dumper:
    """Writes in one language; sources are numbered as they come."""

    def __init__(self, lang: str, hero: v.Hero | None) -> None:
        self.lang = lang
        self.hero = hero
        self.say = messages(lang).say
        self.sources: dict[v.Source, str] = {}
        self.out: list[str] = []

    def heading(self, key: str, said: str = "") -> str:
        return f"{HEADINGS[key][self.lang == 'fr']}{f': {said}' if said else ''}"

    def mark(self, key: str) -> str:
        return MARKS[key][self.lang == "fr"]

    def value(self, key: str, value: object) -> str:
        return f"{VALUES[key][self.lang == 'fr']} {value}"

    def text(self, effect: Effect, own: v.Token | None = None) -> str:
        return writer(self.hero, self.lang, own).text(effect)

    def source(self, source: v.Source) -> list[str]:
        """The mark of a source; one that says nothing has none."""
        if source == v.PRINTED:
            return []
        return [self.value("source", self.sources.setdefault(source, f"{len(self.sources) + 1}"))]

    # ------------------------------------------------------------------ tokens
    def token(self, token: v.Token, listed: tuple[v.Token, ...]) -> None:
        marks = [self.mark(token.kind), self.value("letter", token.letter), self.value("limit", token.limit)]
        marks += [self.value("others", token.others)] * (token.others != token.limit)
        marks += [self.value("stack", token.stack)] * (token.stack != token.id)
        marks += [
            self.mark(one) for one in ("persistent", "owned", "refusable", "freezes", "blocks") if getattr(token, one)
        ]
        if token.companion:
            marks.append(self.mark("companion"))
        else:
            marks += [self.mark("bound")] * (not token.removable) + [self.mark("kept")] * (not token.transferable)
        marks += [self.value("rescues", token.rescues)] * bool(token.rescues)
        if token.sooner is not None:
            marks.append(self.value("sooner", f"{token.sooner[0]} {getattr(token.sooner[1].name, self.lang)}"))
        if token.grows is not None:
            marks.append(self.value("grows", getattr(token.grows.name, self.lang)))
        marks += [self.value("worth", token.worth)] * (token.worth is not None)
        if token.fallen is not None:
            marks.append(self.value("fallen", getattr(token.fallen.name, self.lang)))
        marks += [self.value("icon", token.icon)] * bool(token.icon) + self.source(token.source)
        self.out += ["", self.heading("token", "; ".join([written_name(token.id, token.name, self.lang), *marks]))]
        for way in token.ways:
            self.out.append("  " + spending(token, way, writer(self.hero, self.lang), self.say))
        for moment, text in token.on.items():
            each = moment in token.each
            said = self.text(text.root, token if token.limit == 1 or each else None)
            suffix = {"en": " (each)", "fr": " (chacun)"}[self.lang] if each else ""
            self.out.append("  " + self.say(f"moment-{moment}", text=small(said)) + suffix)
        if token.burst is not None:
            self.out.append("  " + self.say("burst-text", text=small(self.text(token.burst.root))))
        if token.full is not None:
            self.out.append("  " + self.say("full-text", text=small(self.text(token.full.root))))
        if token.off is not None:
            self.out.append("  " + self.say("board-off", text=small(self.text(token.off.root))))

    # ------------------------------------------------------------------ boards
    def slot(self, slot: v.Slot) -> None:
        first = slot.levels[0].abilities[0].id
        self.out += ["", self.heading("slot", slot.id if slot.id != first else "")]
        before: dict[str, v.Ability] = {}
        for number, level in enumerate(slot.levels, 1):
            price = [f"{level.cost} {COST[self.lang == 'fr']}"] if number > 1 or level.cost else []
            self.out.append("  " + "; ".join([v.ROMAN[number], *price, *self.source(level.source)]))
            for ability in level.abilities:
                self.ability(ability, before)
            before.update({getattr(ability.name, self.lang): ability for ability in level.abilities})

    def ability(self, ability: v.Ability, before: dict[str, v.Ability]) -> None:
        called = getattr(ability.name, self.lang)
        same = before.get(called)
        again = same is not None and (same.id, same.name) == (ability.id, ability.name)
        marks = [called if again else written_name(ability.id, ability.name, self.lang)]
        if ability.needs is not None:
            marks.append(writer(self.hero, self.lang).needs(ability.needs))
        elif ability.dice:
            marks.append(self.say("defensive-roll", n=ability.dice))
        else:
            marks.append(self.mark("passive"))
        marks += [self.mark("ultimate")] * ability.ultimate
        if ability.icon and not (again and same is not None and same.icon == ability.icon):
            marks.append(self.value("icon", ability.icon))
        self.out.append("    " + "; ".join(marks))
        texts = [self.text(effect) for effect in ability.do]
        one = merged(texts) if texts else ""
        lines = [one] if " / " not in one else texts
        lines = [line for line in lines if line]
        if ability.again is not None:
            lines.append(self.say("board-again", text=small(self.text(ability.again))))
        lines += [self.say(f"moment-{m}", text=small(self.text(effect))) for m, effect in ability.on.items()]
        for n, use in enumerate(ability.uses, 1):
            id = "" if use.id == f"{ability.id}-{n}" else f" #{use.id}"
            lines.append(using(use, writer(self.hero, self.lang), self.say) + id)
        lines += [self.say("permits-upgrades")] * bool(ability.permits & v.UPGRADE)
        if ability.rerolls and self.hero is not None:
            token = next(token for token in self.hero.tokens if token.id == ability.rerolls)
            lines.append(self.say("rerolls-die", token=getattr(token.name, self.lang)))
        self.out += ["      " + line for line in lines]

    def card(self, card: v.Card) -> None:
        assert card.effect is not None
        marks = [written_name(card.id, card.name, self.lang), f"{card.cost} {COST[self.lang == 'fr']}"]
        marks += [self.mark(TIMINGS[card.timing])] + [self.mark("modifier")] * card.modifier
        marks += [self.value("icon", card.icon)] * bool(card.icon) + self.source(card.source)
        self.out += [self.heading("card", "; ".join(marks)), "  " + self.text(card.effect)]

    def listed_sources(self) -> None:
        for source, called in self.sources.items():
            sure = f"; {CONFIDENCE[source.confidence][self.lang == 'fr']}" if source.confidence != "high" else ""
            self.out += ["", f"{self.heading('source')} {called}: {source.of}{sure}"]
            if source.dispute is not None:
                self.out += [f"  en: {source.dispute.en}", f"  fr: {source.dispute.fr}"]


def dump(hero: v.Hero, lang: str, shared: tuple[str, ...], common: int) -> str:
    """The board of a hero. `shared` tokens are only named, and the first cards are not written: they are everybody's."""
    write = Dumper(lang, hero)
    french = lang == "fr"
    out = write.out
    out += [write.heading("hero", written_name(hero.id, hero.name, lang)), write.heading("lang", lang)]
    out += [write.heading("edition", EDITIONS[hero.edition][french])]
    out += [write.heading("complexity", str(hero.complexity))]
    out += [write.heading("deck", str(hero.deck_size))] if hero.deck_size else []
    out += [write.heading("accent", hero.accent)] + ([write.heading("icon", hero.icon)] if hero.icon else [])
    out.append("")
    for id, name in hero.symbols.items():
        faces = " ".join([str(i) for i, face in enumerate(hero.faces, 1) if face == id])
        marks = [written_name(id, name, lang), write.value("letter", hero.letters[id]), write.value("faces", faces)]
        marks += [write.value("icon", hero.icons[id])] * bool(hero.icons.get(id))
        out.append(write.heading("symbol", "; ".join(marks)))
    if hero.setup is not None:
        out += ["", write.heading("setup", write.text(hero.setup))]
    for token in hero.tokens:
        if token.id in shared:
            out += ["", write.heading("token", getattr(token.name, lang))]
        else:
            write.token(token, hero.tokens)
    for number, side in enumerate(hero.sides):
        if number:
            out += ["", write.heading("side")]
        for slot in side:
            write.slot(slot)
    out.append("")
    for card in hero.cards[common:]:
        write.card(card)
    write.listed_sources()
    for remark in hero.remarks:
        out += ["", write.heading("remark"), f"  en: {remark.en}", f"  fr: {remark.fr}"]
    return "\n".join(out) + "\n"
