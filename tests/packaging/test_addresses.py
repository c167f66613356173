"""Where the project is to be found: in the metadata where that is known, and nowhere else."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from tools.addresses import addresses, homepage, origin

from .kit import ROOT, environment, run

PAGE = "https://example.org/ann/tablee"
NEEDED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "tools", "src/tablee/__init__.py")


@pytest.mark.parametrize(
    ("address", "page"),
    [
        (PAGE, PAGE),
        (f"{PAGE}/", PAGE),
        (f"{PAGE}.git", PAGE),
        ("http://example.org/ann/tablee.git", PAGE),
        ("https://ann:secret@example.org/ann/tablee.git", PAGE),
        ("https://secret@example.org:8443/ann/tablee", "https://example.org:8443/ann/tablee"),
        ("git@example.org:ann/tablee.git", PAGE),
        ("ssh://git@example.org:2222/ann/tablee.git", PAGE),
        (" git@code.example.org:games/of/ann/tablee ", "https://code.example.org/games/of/ann/tablee"),
        ("", ""),
        ("../tablee", ""),
        ("/srv/git/tablee.git", ""),
        ("file:///srv/git/tablee.git", ""),
        (r"C:\games\tablee", ""),
        ("https://example.org", ""),
        ("http://localhost:3000/ann/tablee", ""),
        ("http://192.168.1.20/ann/tablee", ""),
        ("git@backup:ann/tablee.git", ""),
        ("https://example.org:port/ann/tablee", ""),
        ("https://example.org/ann/tablee games", ""),
    ],
)
def test_the_page_of_an_address(address: str, page: str) -> None:
    assert homepage(address) == page


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", "-C", str(folder), *words], check=True, capture_output=True)


def test_the_remote_of_this_checkout_alone(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    assert origin(tmp_path) == "" and addresses(tmp_path, {}) == {}
    git(tmp_path, "remote", "add", "origin", "git@example.org:ann/tablee.git")
    assert addresses(tmp_path, {})["Homepage"] == PAGE
    assert addresses(tmp_path, {"TABLEE_HOMEPAGE": "https://tablee.example.org/x"})["Homepage"] == (
        "https://tablee.example.org/x"
    )
    inside = tmp_path / "unpacked"  # an sdist in somebody else's checkout
    inside.mkdir()
    assert addresses(inside, {}) == {}
    with pytest.raises(ValueError, match="TABLEE_HOMEPAGE is 'example'"):
        addresses(tmp_path, {"TABLEE_HOMEPAGE": "example"})


def test_without_git_nothing_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".git").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path))
    assert addresses(tmp_path, {}) == {}


@pytest.fixture(scope="module")
def builder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return environment(tmp_path_factory.mktemp("addresses") / "builder", "hatchling>=1.27")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What a build reads of this project, in a checkout that was cloned from nowhere."""
    folder = tmp_path / "tablee"
    for name in NEEDED:
        there = folder / name
        there.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, there, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, there)
    shutil.copytree(ROOT / "licenses", folder / "licenses")
    git(folder, "init", "-q")
    return folder


def urls(builder: Path, folder: Path, **env: str) -> dict[str, str] | None:
    found: dict[str, dict[str, str]] = json.loads(run([str(builder), "-m", "hatchling", "metadata"], folder, **env))
    return found.get("urls")


def test_the_metadata_says_it_where_it_is_known(builder: Path, copy: Path) -> None:
    assert urls(builder, copy) is None
    said = urls(builder, copy, TABLEE_HOMEPAGE=PAGE)
    assert said == {
        "Homepage": PAGE,
        "Source": PAGE,
        "Documentation": f"{PAGE}/blob/HEAD/docs/index.md",
        "Changelog": f"{PAGE}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{PAGE}/issues",
    }
    git(copy, "remote", "add", "origin", "https://ann:secret@example.org/ann/tablee.git")
    assert urls(builder, copy) == said


def test_what_is_unpacked_keeps_what_it_was_built_with(builder: Path, copy: Path) -> None:
    said = urls(builder, copy, TABLEE_HOMEPAGE=PAGE)
    assert said is not None
    lines = "".join([f"Project-URL: {name}, {address}\n" for name, address in said.items()])
    (copy / "PKG-INFO").write_text(f"Metadata-Version: 2.4\nName: tablee\nVersion: 0.2.0\n{lines}", encoding="utf-8")
    assert urls(builder, copy) == said


def test_the_pages_named_are_there() -> None:
    for name, address in addresses(ROOT, {"TABLEE_HOMEPAGE": PAGE}).items():
        if "/blob/HEAD/" in address:
            assert (ROOT / address.partition("/blob/HEAD/")[2]).is_file(), name
