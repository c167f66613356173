"""What sources say about "then" (DT-TEXT-04). The rulebook prints it on two prayers of the Paladin's board only."""

from __future__ import annotations

from tablee.games.dice_throne.rules.vocabulary import Said

#: of boards and cards that no rulebook prints
LISTED_THEN = Said(
    'that "then" stands between its parts is known from lists only',
    "que « Puis » sépare ses parties n'est connu que par des listes",
)
#: of boards that the rulebook prints without it
NO_THEN = Said(
    'before the damage lists write "then", the board in the rulebook does not. Chosen: the rulebook',
    "avant les dégâts, les listes écrivent « Puis », le plateau du livret non. Retenu : le livret",
)
