"""A name in both languages."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Name:
    """English and French; `gender` of the French; `ours` when the French wording is not official."""

    en: str
    fr: str
    gender: str = "m"
    ours: bool = False
