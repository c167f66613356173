"""The package contains the client for browsers: it is built before a wheel or an sdist is made.

What is built already, as in an sdist, is taken as it is, without Node. Editable installs build nothing: `make play` and
`make test` do, by tools/client.py.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def client() -> ModuleType:
    path = Path(__file__).parent / "tools" / "client.py"
    spec = importlib.util.spec_from_file_location("client", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node, where a client must be built and the system has none. Who installs editably says so, and needs none."""
        tools = client()
        if os.environ.get("TABLEE_EDITABLE") or tools.is_built() or tools.system_node() is not None:
            return []
        return [tools.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            client().build(fetch=False)
