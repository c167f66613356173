"""How bots learn: games against themselves, a network fitted to what came of them, and the gate that a new one must pass."""

from __future__ import annotations

import os

# many processes play at once, each on matrices that are far too small to share: said before NumPy is loaded
for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(name, "1")
