"""Compile modules with mypyc in units: every module a library of its own, all cores at work, no unit twice.

Run by `tools/compiled.py` in the folder of the sources: `units.py OBJECTS CONFIG MODULE...`. One library for all
modules would be one file of C with a million lines and more, for one core; mypyc would also look at all of them as at one
circle of imports, and what it finds out about types then depends on where it begins. Objects are kept in OBJECTS under
the hash of what they are made of; those that this build did not use are dropped.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections import defaultdict
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

JOBS = os.cpu_count() or 1


class Units(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Extensions are built at the same time, and share the objects of mypyc's run time."""

    kept: Path
    used: set[str]
    locks: defaultdict[str, Lock]

    def build_extensions(self) -> None:
        self.parallel = JOBS
        self.used, self.locks = set(), defaultdict(Lock)
        self.kept.mkdir(parents=True, exist_ok=True)
        old = {file.name for file in self.kept.iterdir()}
        headers = {name: one.depends for one in self.extensions for name in one.sources if "__native" in name}
        compiler: Any = self.compiler  # of C, for one file: what its `compile` calls for each
        compile_one = compiler._compile

        def once(made: str, source: str, suffix: str, before: list[str], after: list[str], macros: list[str]) -> None:
            with self.locks[made]:  # two extensions may need it at once
                parts = [Path(name).read_bytes() for name in (source, *sorted(headers.get(source, ())))]
                key = sha256(repr((version("mypy"), sys.version, before, after, macros, parts)).encode()).hexdigest()
                if not (self.kept / key).exists():
                    compile_one(made, source, suffix, before, after, macros)
                    part = shutil.copyfile(made, self.kept / f"{key}.part")
                    part.rename(self.kept / key)  # whole or not at all
                elif not Path(made).exists():
                    shutil.copyfile(self.kept / key, made)
                self.used.add(key)

        compiler._compile = once
        super().build_extensions()
        print(f"{len(self.used)} objects, {len(self.used - old)} of them compiled anew", flush=True)
        for key in old - self.used:
            (self.kept / key).unlink()


def main() -> None:
    kept, config, *names = sys.argv[1:]
    Units.kept = Path(kept)
    extensions = mypycify(
        ["--config-file", config, *names],
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "1"),
        debug_level="0",
        separate=True,
        include_runtime_files=False,
    )
    setup(
        name="tablee-compiled",
        ext_modules=extensions,
        cmdclass={"build_ext": Units},
        script_args=["--quiet", "build_ext", "--inplace"],
    )


if __name__ == "__main__":
    main()
