"""Being written."""

from tablee.kernel.decision import Guard
from tablee.kernel.procedure import Procedure

VERBS: dict[str, tuple[Guard, ...]] = {}
PROCEDURES: tuple[type[Procedure], ...] = ()
