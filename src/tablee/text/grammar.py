"""Grammar of texts whose verbs, articles and adjectives agree with what they speak of, as a table describes it.

*la défausser*                                a verb anywhere in a row, with its subject's form; a pronoun may precede it
fixé·                                         agrees: what [agreement] adds for a word marked #fem or #many
[articles] that = ce | cette | cet | cette    of masculine and feminine words, and both before a vowel
[tenses] after = {pronoun} *avoir* {past}     a tense that is made of several words; `after+`: of verbs whose past form
                                              in [verbs] begins with a plus (est entré)
[own] * = 's                                  what makes a possessor; other keys are whole words, `many` ends in s
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache

from tablee.text.words import Table, tidy

STARRED = re.compile(r"\*([^*]+)\*")


def agreed(words: Table, text: str, marks: Collection[str]) -> str:
    """Whoever is spoken to ("you") is of no gender."""
    if "·" not in text:
        return text
    endings = words.lists.get("agreement", {}) if "you" not in marks else {}
    return text.replace("·", "".join([forms[0] for mark, forms in endings.items() if mark in marks]))


def conjugated(words: Table, text: str, form: int, marks: Collection[str] = (), tense: str = "") -> str:
    if "*" in text:
        text = STARRED.sub(lambda found: verb(words, found[1], form, tense), text)
    return agreed(words, text, marks)


@cache
def verb(words: Table, starred: str, form: int, tense: str) -> str:
    *pronoun, bare = starred.split()
    tenses = words.lists.get("tenses", {})
    if tense in tenses:
        past = words.verb(bare, words.form("past")) if "past" in words.lists["forms"] else ""
        been = tenses.get(f"{tense}+", tenses[tense]) if past.startswith("+") else tenses[tense]
        said = been[0].replace("{past}", past.removeprefix("+")).replace("{bare}", bare)
        said = said.replace("{pronoun}", " ".join(pronoun))
        return tidy(STARRED.sub(lambda found: verb(words, found[1], form, ""), said))
    said = words.verb(bare, form)
    if not pronoun:
        return said
    after = form == words.form("order") != words.form("bare")  # prenez-la, la prendre
    return f"{said}-{pronoun[0]}" if after else f"{pronoun[0]} {said}"


@cache
def verbs(words: Table, section: str, form: int) -> frozenset[str]:
    """Those of all rows of a section."""
    every = [found for line in words.by_section[section] for found in STARRED.findall(line.right)]
    return frozenset([words.verb(found.rstrip("+").split()[-1], form) for found in every])


def with_article(words: Table, article: str, text: str, fem: bool) -> str:
    forms = words.lists["articles"][article]
    at = int(fem) + 2 * words.vowel(text)
    word = forms[at if at < len(forms) else int(fem and len(forms) > 1)]
    if not word or text.startswith(f"{word} "):
        return text
    return word + ("" if word.endswith("'") else " ") + text


def owner(words: Table, text: str, many: bool) -> str:
    """ "your", "the villain's"."""
    forms = words.lists["own"]
    return forms[text][0] if text in forms else text + forms["many" if many and text.endswith("s") else "*"][0]
