"""Numbers in a text, as figures or as words, so that two languages can be compared."""

from __future__ import annotations

import re

WORDS = {
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "half"),
    "fr": ("deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "moitié"),
}
VALUES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "1/2")


def numbers(text: str, lang: str) -> list[str]:
    """Sorted. "One" is left out: French "un" and English "a" are articles as often as numbers."""
    words = dict(zip(WORDS[lang], VALUES, strict=True))
    found = re.findall(r"\d+|[^\W\d_]+", text.lower())
    return sorted([words.get(word, word) for word in found if word.isdigit() or word in words])
