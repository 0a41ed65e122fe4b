"""Where art, fonts, levels and the player's own files lie: in a checkout, an installed wheel, a frozen bundle."""

import os
import sys
from pathlib import Path

import platformdirs

APP_NAME = "bone-wars"
HOME_VARIABLE = "BONE_WARS_HOME"

_package = Path(__file__).resolve().parent


def data_root() -> Path:
    """Return the folder that holds `art`, `fonts` and `levels`."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle)
    installed = _package / "_data"
    return installed if installed.is_dir() else _package.parent


def catalogue_file() -> Path:
    """Return the list of all pictures with their sizes."""
    return data_root() / "art" / "catalogue.toml"


def pictures_folder() -> Path:
    """Return the folder of the baked pictures."""
    return data_root() / "art" / "baked"


def sounds_folder() -> Path:
    """Return the folder of the sounds."""
    return data_root() / "art" / "sounds"


def fonts_folder() -> Path:
    """Return the folder of the typefaces."""
    return data_root() / "fonts"


def levels_folder() -> Path:
    """Return the folder of the decks and table layouts."""
    return data_root() / "levels"


def words_folder() -> Path:
    """Return the folder that holds one folder of words for each language."""
    return _package / "text"


def player_folder() -> Path:
    """Return the folder of the player's own games and settings; it is made on first use."""
    chosen = os.environ.get(HOME_VARIABLE)
    folder = Path(chosen) if chosen else Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
