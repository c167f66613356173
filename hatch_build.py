"""The package contains the client for browsers: it is built before a wheel or an sdist is made. Its metadata says where the
project is to be found, if that is known where it is built (tools/addresses.py).

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
from hatchling.metadata.plugin.interface import MetadataHookInterface


def tool(name: str) -> ModuleType:
    path = Path(__file__).parent / "tools" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node, where a client must be built and the system has none. Who installs editably says so, and needs none."""
        tools = tool("client")
        if os.environ.get("TABLEE_EDITABLE") or tools.is_built() or tools.system_node() is not None:
            return []
        return [tools.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            tool("client").build(fetch=False)


class AddressHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        if "urls" not in metadata:  # an sdist knows those that it was built with
            metadata["urls"] = tool("addresses").addresses(Path(self.root))
