"""Programs of the system that some tools need: installed where nobody has to be asked, else asked for in one line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass


@dataclass(frozen=True)
class Program:
    name: str
    why: str  # "for the browser tests"
    commands: dict[str, str]  # package manager -> the command that installs it

    def advice(self) -> str:
        """The exact command for this system."""
        manager = next((name for name in self.commands if shutil.which(name)), "apt-get")
        command = self.commands[manager]
        return command if manager == "brew" else f"sudo {command}"

    def install(self) -> None:
        """Debian and its kin, as root: the one place where nobody needs to be asked."""
        if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
            return
        print(f"{self.name}: installing it {self.why} (apt-get) ...", flush=True)
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in ("apt-get update", self.commands["apt-get"]):
            done = subprocess.run(
                command.split(), env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
            )
            if done.returncode:
                print(f"{done.stdout}\n{command}: failed", file=sys.stderr)
                return

    def missing(self) -> str:
        return f"{self.name} is needed {self.why}, and it is not here. Install it with\n    {self.advice()}"
