"""Frozen classes are dataclasses in all but how their methods are made."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, field, fields, is_dataclass, replace
from typing import ClassVar

import pytest

from tablee.kernel.frozen import frozen


@frozen
class Place:
    row: int
    name: str = "here"
    near: tuple[int, ...] = ()
    MOST: ClassVar[int] = 3


@frozen
class Named(Place):
    """With more fields, and its own way to be shown."""

    of: str | None = None

    def __repr__(self) -> str:
        return f"<{self.name}>"


@frozen
class Nothing:
    """Without fields."""


@dataclass(frozen=True)
class Plain:
    row: int
    name: str = "here"
    near: tuple[int, ...] = ()


def test_they_are_made_shown_compared_and_replaced_as_dataclasses_are() -> None:
    place = Place(2, near=(1,))
    plain: object = Plain(2, near=(1,))
    assert repr(place) == repr(plain).replace("Plain", "Place") and hash(place) == hash(plain)
    assert place == Place(2, "here", (1,)) and place != Place(3, "here", (1,)) and (place == plain) is False
    assert replace(place, row=5) == Place(5, near=(1,)) and Place.MOST == 3 and Place.__doc__ is None
    assert is_dataclass(place) and [one.name for one in fields(place)] == ["row", "name", "near"]
    assert Nothing() == Nothing() and repr(Nothing()) == "Nothing()" and Nothing.__doc__ == "Without fields."
    with pytest.raises(TypeError, match="row"):
        Place()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="colour"):
        Place(1, colour="red")  # type: ignore[call-arg]


def test_those_built_on_others_have_their_fields_and_are_no_others() -> None:
    named = Named(1, "a", (), "b")
    assert (named.row, named.of, repr(named)) == (1, "b", "<a>")
    assert (named == Place(1, "a")) is False and (Place(1, "a") == named) is False


def test_they_never_change() -> None:
    place = Place(1)
    for name in ("row", "new"):
        with pytest.raises(FrozenInstanceError, match=f"Place.{name}"):
            setattr(place, name, 3)
    with pytest.raises(FrozenInstanceError, match=r"Place\.row"):
        del place.row
    assert place == Place(1)


def test_fields_that_are_made_or_hidden_are_refused() -> None:
    odds: list[object] = [field(default_factory=tuple), field(default=(), repr=False), field(default=(), compare=False)]
    for odd in odds:
        with pytest.raises(TypeError, match=r"Odd\.what wants a dataclass"):
            frozen(type("Odd", (), {"__annotations__": {"what": "tuple[int, ...]"}, "what": odd}))
