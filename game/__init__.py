"""Two board games of the Bone Wars on the desk: rules, screens and command line."""

VERSION = "0.1.0"
"""The version of the program; `pyproject.toml` says the same, and a test keeps it so."""
