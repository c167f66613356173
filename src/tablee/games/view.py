"""What one seat may see has moved: `tablee.gamekit.view`. Games that are on their way there still look for it here."""

from __future__ import annotations

from tablee.gamekit.view import (
    Area,
    Choice,
    Grid,
    Mark,
    Overlay,
    Pick,
    Piece,
    Price,
    Question,
    SeatView,
    Sheet,
    Sighting,
    Sketch,
    View,
    Words,
    plain,
)

__all__ = [
    "Area",
    "Choice",
    "Grid",
    "Mark",
    "Overlay",
    "Pick",
    "Piece",
    "Price",
    "Question",
    "SeatView",
    "Sheet",
    "Sighting",
    "Sketch",
    "View",
    "Words",
    "plain",
]
