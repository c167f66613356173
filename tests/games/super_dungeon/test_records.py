"""Definitions of cards: every field is part of the fingerprint of the content."""

from __future__ import annotations

from inspect import signature

import pytest

from tablee.games.super_dungeon.vocabulary import ActionDef, ExploreDef, GearDef, ModelDef


@pytest.mark.parametrize("cls", [ActionDef, ModelDef, GearDef, ExploreDef])
def test_no_field_of_a_card_is_left_out(cls: type[ActionDef | ModelDef | GearDef | ExploreDef]) -> None:
    assert sorted(cls.NAMES.split()) == sorted([name for name in signature(cls).parameters if name != "self"])
