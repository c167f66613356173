"""`pytest tests/golden --bless` records the golden games anew; look at the difference before keeping it."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", default=False, help="record the golden games anew")


@pytest.fixture
def bless(request: pytest.FixtureRequest) -> bool:
    """False too when this folder is collected from above, where the option is not known."""
    return bool(request.config.getoption("--bless", default=False))
