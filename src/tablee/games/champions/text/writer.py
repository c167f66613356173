"""Texts from the tables `en.words` and `fr.words`: what rows of Champions have beside those of every game.

    {to}  {to:a enemy}                whom: a word or a Who; the noun stands for nobody
    {those:each}  {kind:the}          a noun with one of [articles]; `plain` is without, {those:tail} what follows it
    {who:actor} > *draw* {n:card}     who does it: if it is you, an order
    {X:@} ~ , where X is ...          an amount: what stands by the verb, and what ends the sentence, or stands at {tail}
    a / b                             two sentences; {then:parts} is all sentences of an effect
    a && b                            "and", each with its own article
    {kind:happened not}               from a list: its second form if that is so; forms have slots, too
    {self:top}  {cost:cost}           by the rows of a section

Verbs, articles and agreement are those of `tablee.text.grammar`.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from operator import attrgetter
from typing import Any

from tablee.games.champions.rules import run
from tablee.games.champions.rules import vocabulary as v
from tablee.games.champions.rules.effects import glue, play, who
from tablee.games.champions.rules.effects.amounts import Not
from tablee.games.champions.rules.effects.harm import ALL
from tablee.games.champions.rules.library import library
from tablee.games.champions.text import nodes as n
from tablee.games.champions.text.mentions import FACTS, Context, Host, Some, Word
from tablee.kernel.effect import Amount, Condition, Effect
from tablee.text.compose import series
from tablee.text.grammar import agreed, conjugated, owner, verbs, with_article
from tablee.text.rows import WHOLE, Parts, Path, Pick, Row, Slot, parts_of
from tablee.text.words import Table, tidy
from tablee.text.writer import Counted, Lore, Said, Writer, said

LORE = Lore(__package__ or "", {}, {})
#: sections whose rows are clauses of their own, and how "you" is called in those that are no orders
CLAUSES = {"effect": "", "cost": "", "bonus": "", "base": "", "occurs": "kept"}
CLAUSES |= dict.fromkeys(("condition", "constant", "lasts"), "you")
WITHOUT_VALUE = ("tail", "noun", "@")  # slots that name no field
NOUNS = {v.Those: "what", v.Kind: "type", Word: "word"}  # fields that say which noun it is
NOTHING = Said()
NONE = object()  # a node has no such field


field_of = cache(attrgetter)


def lines(sentences: list[str]) -> str:
    """Parts as sentences; a list of options stands on lines of its own."""
    text = ""
    for sentence in [s for s in sentences if s]:
        full = sentence[:1].upper() + sentence[1:]
        if not full.endswith((".", ".)", "!", "?")):
            full += "."
        gap = "\n" if "\n•" in text else " " if text else ""
        text += gap + full
    return text


@cache
def traits(lang: str) -> dict[str, str]:
    """Traits by their English names."""
    every = [(card.traits, getattr(card, f"traits_{lang}", ())) for card in library().values()]
    return {t: name for known, names in every for t, name in zip(known, names)}


class TextWriter(Writer):
    """Effects, amounts, conditions, costs and whom they speak of."""

    def __init__(self, table: Table, context: Context) -> None:
        super().__init__(LORE, table)
        self.context = context
        self.articles = table.lists["articles"]
        self.nouns = table.lists["nouns"]
        self.tense = ""
        self.inline = False
        self.stem = ""  # the noun of a head
        self.group: list[Any] = []  # constant effects that are said together
        self.tails: list[tuple[Parts, Any, Counted | None]] = []
        self.more: list[str] = []  # sentences that follow this one
        self.heard: tuple[str, ...] = ()  # marks of what was said

    # ------------------------------------------------------------------ fields and facts
    def value(self, path: Path, node: Any) -> Any:
        name = path[0]
        found = getattr(node, name, NONE)
        if found is not NONE:
            for more in path[1:]:
                found = getattr(found, more)
            return found
        if name.isdigit():
            return int(name)
        if name in ("bonuses", "bases"):
            return tuple([(n.Bonus if name == "bonuses" else n.Base)(one.stat, one.plus) for one in self.group])
        return name if name == "X" else FACTS[name](self.context)

    def flag(self, name: str, node: Any) -> bool:
        if name in FACTS and not hasattr(node, name):
            return bool(FACTS[name](self.context))
        if name == "mass":  # what has no plural
            forms = self.nouns[self.counted.noun] if self.counted else ("", " ")
            return forms[0] == forms[1]
        return bool(field_of(name)(node))

    def marks(self, node: Any, name: str) -> frozenset[str]:
        return self.marks_of(self.value((name,), node))

    def marks_of(self, value: Any) -> frozenset[str]:
        """Of whom or what this speaks; nothing counts as spoken of."""
        if isinstance(value, (v.Those, v.Kind)):
            return self.phrase("plain", value).marks
        found = self.node("who", self.context.mention(value)).marks
        return found | {"yours"} if "you" in found and not self.context.them else found

    def first_way(self, pick: Pick, node: Any) -> bool:
        value = self.value(pick.path, node)
        if pick.mark:
            return pick.mark in self.marks_of(value)
        return not self.words.plural(value) if type(value) is int else bool(value)

    # ------------------------------------------------------------------ slots
    def slot(self, slot: Slot | Pick, node: Any) -> str:
        if isinstance(slot, Pick):
            way = slot.ways[0 if self.first_way(slot, node) else 1]
            return self.fill(way, node) if way else ""
        kind, name = slot.kind, slot.path[-1]
        if name in WITHOUT_VALUE:
            return self.without_value(name)
        value = node if name == "self" else self.value(slot.path, node)
        if slot.minus:
            value = -value
        if kind == "parts":
            first, *self.more = self.parts(value)
            return first
        if kind == "options":
            return self.options(value.parts, self.inline or name != "self")
        if kind == "@":
            return self.amount(value, self.counted)
        if kind in self.nouns and isinstance(value, (int, Amount)):
            return self.amount(value, Counted(kind))
        text = self.spoken(value, name, kind, slot.adjective[0] if slot.adjective else "", node)
        if type(text) is Said and text.marks:
            self.heard += tuple(text.marks)
        return text

    def without_value(self, name: str) -> str:
        if name == "tail":
            return self.flush()
        if name == "noun":
            return self.stem
        return self.form_of(self.nouns[self.counted.noun][1], None).strip("+") if self.counted else ""

    def spoken(self, value: Any, name: str, kind: str = "", more: str = "", node: Any = None) -> str:
        if kind == "own" or (kind not in self.articles and kind in self.words.joins):
            inner = more if more in ("seek", "chosen") or more in self.articles or more in self.words.lists else ""
            text = self.spoken(value, name, inner, "" if inner else more, node)
            if kind == "own":
                return owner(self.words, text, isinstance(text, Said) and "many" in text.marks)
            return " && ".join([self.words.joined(kind, part) for part in text.split(" && ")])
        if kind == "chosen":
            return self.noun(run.Chosen(value.what, value.key))
        if kind in self.words.sections and not isinstance(value, tuple):
            return self.node(kind, value)
        if type(value) is str:
            if name in ("by", "to", "of") and (not kind or kind in self.articles):
                return self.noun(value or Word(more, kind or self.context.way), kind)
            return self.called(value, kind, more, node)
        match value:
            case v.Name():  # by the [names] of a language that is not in the data
                listed = self.words.lists.get("names", {}).get(value.en)
                return self.running(listed[0] if listed else str(getattr(value, self.lang, value.en)))
            case Effect():
                text = self.inside(value, "same" if kind == "aside" else kind or "order")
                return text + "," * (kind == "aside" and ", " in text)  # set off where it has commas of its own
            case Condition():
                return self.condition(Not(value) if kind == "not" else value, kind == "already")
            case v.Those() | v.Kind():
                return self.phrase(kind, value)
            case Word() if kind:
                return self.phrase(kind, value)
            case run.Who() | Word() | Host() | Some():
                return self.noun(value, kind)
            case tuple():
                return self.occurrences(value) if name == "on" else self.several(value, kind)
            case int() if kind == "keywords":
                return self.several(n.keywords(value), "bonus")
            case int() if kind:
                return self.called(str(value), kind, more, node)
        return self.amount(value, None)

    def called(self, word: str, kind: str, more: str = "", node: Any = None) -> str:
        """A word of the rules: the name of a card, a trait, or what a list says for it."""
        if kind == "title":
            return self.spoken(self.context.defs[word].name, "")
        if kind == "trait":
            if not word:
                return ""
            listed = self.words.lists.get("traits", {}).get(word)
            return listed[0] if listed else traits(self.lang).get(word, word)
        if kind in self.articles:
            return with_article(self.words, kind, self.called(word, more), False) if more else self.noun(word, kind)
        known = self.words.lists.get(kind, {})
        forms = known.get(word) or known.get("*") or (word,)
        return self.form_of(forms[int(bool(more and self.value((more,), node)))], node)

    def form_of(self, form: str, node: Any) -> str:
        return self.fill(parts_of(form), node) if "{" in form else form

    def several(self, values: tuple[Any, ...], kind: str) -> str:
        if kind == "resources":
            return self.node(kind, n.resources(values))
        if isinstance(values[0], Effect):
            return series([self.inside(one, "same") for one in values], self.words.word["and"])
        if kind not in self.words.lists.get("series", {}):
            return series([self.node(kind, one) for one in values], self.words.word["and"])
        before, gap, last = self.words.lists["series"][kind]
        *items, end = [before + (one if isinstance(one, str) else self.node("bonus", one)) for one in values]
        return gap.join(items) + (last if items else "") + end

    def running(self, title: str) -> str:
        """A title inside a sentence: its article is a word like any other, "au Vautour"."""
        articles = self.words.lists["words"].get("title-articles", ())
        return title[0].lower() + title[1:] if articles and title.startswith(articles) else title

    # ------------------------------------------------------------------ whom and what
    def noun(self, value: Any, way: str = "") -> Said:
        text = self.node("who", self.context.mention(value, way))
        if isinstance(value, run.Chosen) and not isinstance(value, who.Titled):
            self.context.keys.setdefault(value.key, value.those)
        if isinstance(value, str) and (way or self.context.way) == "each" and "you" in text.marks:
            return said(self.words.word["you"], text.marks)  # a constant effect speaks to you
        return text

    def phrase(self, article: str, node: Any) -> Said:
        """A noun with its article: of "a or b" each has its own where the table has a word that parts them."""
        if article == "seek":
            self.context.sought = node.type or (self.context.defs[node.title].type if node.title else "card")
            article = "a"
        if getattr(node, "title", ""):
            return said(self.called(node.title, "title"), ["fem"])
        ids = getattr(node, NOUNS[type(node)]).split("|")
        known = self.words.lists["cards"]
        if ids == ["friendly"] and getattr(node, "whose", ""):
            ids = ["character"]
        named = [known.get(id) or known["card"] for id in ids]
        context, stem = self.context, self.stem
        context.several = article in ("all", "some")
        nouns = [(forms[int(context.several)], "fem" in forms[2:]) for forms in named]
        apart = self.words.word.get(f"apart-{article}", "")
        if not apart:
            nouns = [(self.words.word["or"].join([noun for noun, _ in nouns]), nouns[0][1])]
        heads = []
        for self.stem, fem in nouns:
            heads.append(with_article(self.words, article, self.node("head", node), fem))
        context.several, self.stem = False, stem
        return said(apart.join(heads), ["fem"] * nouns[0][1] + ["many"] * (len(heads) > 1 and "&&" in apart))

    # ------------------------------------------------------------------ clauses
    def node(self, section: str, node: Any) -> Said:
        """What a row of any section makes of a node, with its marks and those of what it speaks of."""
        row = self.row(section, node)
        if row.sort == WHOLE and not row.parts and not row.marks:
            return NOTHING
        heard, self.heard = self.heard, ()
        if section in CLAUSES:
            text = self.clause(row, row.whole, node, CLAUSES[section])
        else:
            text = tidy(self.fill(row.parts, node))
        marks = (*row.marks, *self.heard)
        self.heard = heard
        return said(agreed(self.words, text, marks) if section == "who" else text, marks)

    def clause(self, row: Row, parts: Parts, node: Any, states: str = "") -> str:
        """With its subject's verbs; `states`: not an order, and how "you" is called."""
        tails, self.tails = self.tails, []
        marks: Collection[str] = ()
        form, before = self.form, ""
        if row.head:
            subject = self.fill(row.head, node)
            before, *named = subject.split(" #")
            marks = subject.marks if isinstance(subject, Said) else named
            you = self.words.word["you"]
            if "you" in marks and not states:
                before = ""
            else:
                before = you if "you" in marks and states == "you" else before
                form = self.words.form("you" if before == you else "they" if "many" in marks else "third")
                before += " > " if states == "kept" else " "
        text = before + conjugated(self.words, self.fill(parts, node), form, marks, self.tense) + self.flush()
        self.tails = tails
        return tidy(text.replace(" && ", f" {self.words.word['and']} ")).replace(" ,", ",")

    # ------------------------------------------------------------------ how much
    def amount(self, value: Any, counted: Counted | None) -> str:
        was, self.counted = self.counted, counted
        if isinstance(value, (int, str)):
            text = self.some(value)
        else:
            head, *tail = self.row("amount", value).pieces("~")
            text = self.fill(head, value)
            self.tails += [(piece, value, counted) for piece in tail]
        self.counted = was
        return text

    def some(self, number: Any, figure: bool = True) -> str:
        if self.counted is None:
            return str(number)
        forms = self.nouns[self.counted.noun]
        if isinstance(number, int) and number >= ALL:
            return self.form_of(forms[2], None)
        noun = self.form_of(forms[int(isinstance(number, str) or self.words.plural(number))], None)
        plus = "+" if noun.startswith("+") and not str(number).startswith("-") else ""  # a change
        return tidy(f"{plus}{number} {noun.removeprefix('+')}")

    def flush(self) -> str:
        """What amounts leave for the end of the sentence."""
        out = ""
        while self.tails:
            (parts, value, counted), *rest = self.tails
            was, self.counted, self.tails = self.counted, counted, []
            out += f" {agreed(self.words, self.fill(parts, value), ())}{self.flush()}"
            self.counted, self.tails = was, rest
        return out

    def condition(self, test: Condition, already: bool = False) -> str:
        context = self.context
        was = context.no, context.already
        test, context.no = n.negated(test)
        context.already = already
        text = self.node("condition", test)
        context.no, context.already = was
        return text

    def occurrences(self, kinds: tuple[str, ...]) -> str:
        """What an ability waits for: deeds of one subject share it."""
        about, word_or = self.context.about, self.words.word["or"]
        self.tense = about.timing
        told = dict.fromkeys([tuple(self.node("occurs", n.occurs(kind, about)).split(" > ")) for kind in kinds])
        self.tense = ""
        if len({subject for subject, _ in told}) == 1:
            return " ".join([list(told)[0][0], word_or.join([deed for _, deed in told])])
        return word_or.join([" ".join(both) for both in told])

    # ------------------------------------------------------------------ effects
    def parts(self, node: Any) -> list[str]:
        """Its sentences, without capitals and full stops."""
        match node:
            case glue.Sequence():
                return self.parts(tuple(n.grouped(node.parts)))
            case tuple():
                return [sentence for part in node for sentence in self.parts(part)]
            case play.Lasting():
                return self.parts(n.lasts([node]))
            case n.Lasts():
                return [self.node("lasts", node)]
            case glue.ForEach():
                return self.for_each(node)
        return self.sentences("effect", node)

    def sentences(self, section: str, node: Any) -> list[str]:
        row, out = self.row(section, node), list[str]()
        for piece in row.pieces(" / "):
            more, self.more = self.more, []
            out += [self.clause(row, piece, node), *self.more]
            self.more = more
        return [sentence for sentence in out if sentence]

    def for_each(self, e: glue.ForEach) -> list[str]:
        players = isinstance(e.who, who.Each) and e.who.those.what in ("player", "identity", "hero")
        deeds = self.deeds(e) if players and e.personally else None
        if deeds is not None:
            return self.sentences("effect", deeds)
        self.context.it.append(players and e.personally)
        text = self.sentences("each player" if players else "effect", e)
        self.context.it.pop()
        return text

    def deeds(self, e: glue.ForEach) -> n.Deeds | None:
        """What each player does, in the third person; nothing if it cannot be said so throughout."""
        context, form, inline = self.context, self.form, self.inline
        keys, either = dict(context.keys), isinstance(e.what, glue.OneOf)
        self.form = self.words.form("choosing" if either else "third")
        context.them = self.inline = True
        if isinstance(e.what, glue.OneOf):
            deeds = [self.inside(part, "same") for part in e.what.parts]
        else:
            deeds = self.parts(e.what)
        known = verbs(self.words, "effect", self.form)
        context.keys, context.them, self.form, self.inline = keys, False, form, inline
        second = set(self.words.word["second-person"].split())
        if not all([deed.split()[0] in known and not second & set(deed.split()) for deed in deeds]):
            return None
        return n.Deeds(e.who, tuple(deeds), len(deeds), either)

    def options(self, parts: tuple[Effect, ...], inline: bool) -> str:
        every, word, was = [], self.words.word, (self.form, self.inline)
        self.form, self.inline = self.order_form, inline
        for part in parts:
            keys = dict(self.context.keys)
            every.append(self.parts(part))
            self.context.keys = keys
        self.form, self.inline = was
        if not inline and any([len(sentences) > 1 for sentences in every]):
            return word["colon"].rstrip() + "".join([f"\n• {lines(sentences)}" for sentences in every])
        *brief, last = [self.joined(sentences) for sentences in every]
        return word["colon"] + word["stop"].join(brief) + word["stop"].rstrip() + word["or"] + last

    def joined(self, sentences: list[str]) -> str:
        word, text = self.words.word, sentences[0] if sentences else ""
        for part in sentences[1:]:
            later = part.startswith(word["then-first"])
            text += word["then-inside"] + part.removeprefix(word["then-first"]) if later else word["stop"] + part
        return text

    def inside(self, effect: Effect, form: str = "order") -> str:
        """As a part of a sentence: no capital, no full stop."""
        was = self.form, self.inline
        self.form, self.inline = self.form if form == "same" else self.words.form(form), True
        text = self.joined(self.parts(effect))
        self.form, self.inline = was
        return text
