"""Words of content in both languages: they stand with the content, not in the messages."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Remark:
    en: str
    fr: str

    def said(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


@dataclass(frozen=True)
class Name(Remark):
    """`gender` of the French; `ours` when the French wording is not official."""

    gender: str = "m"
    ours: bool = False
