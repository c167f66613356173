"""The site of the pages: Sphinx with MyST. `make docs` gathers them and builds it (tools/docs.py)."""

from __future__ import annotations

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from tablee import __version__

project = "Tablée"
version = release = __version__
language = "en"
extensions = ["myst_parser"]
myst_heading_anchors = 4
html_theme = "furo"
html_title = f"Tablée {__version__}"
html_show_copyright = False
html_copy_source = False


def setup(app: Sphinx) -> None:
    """Languages that Pygments does not know are shown as they are."""
    for name in ("ftl", "words", "board"):
        app.add_lexer(name, TextLexer)
