"""How Sphinx builds the site. Nothing here asks the network, and no page does."""

from __future__ import annotations

import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = tomllib.loads((HERE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project = "room25"
author = "the room25 contributors"
copyright = author
version = release = PROJECT["version"]
extensions = ["myst_parser"]

myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 4
myst_links_external_new_tab = False
suppress_warnings = [
    "misc.highlighting_failure",  # examples leave things out with …
    "myst.header",  # some pages begin a part with a smaller heading
]
python_maximum_signature_line_length = 96
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries_show_parents = "hide"
maximum_signature_line_length = 96
pygments_style = "friendly"

html_theme = "furo"
html_title = "room25"
html_logo = html_favicon = str(HERE.parents[1] / "web" / "art" / "logo.svg")
html_static_path = [str(HERE / "static")]
html_css_files = ["room25.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_theme_options = {"navigation_with_keys": False, "top_of_page_buttons": []}
