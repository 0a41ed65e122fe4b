"""The words of the program: every text on screen is asked for here by its key."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from game import paths

DEFAULT_LANGUAGE = "en"

_spoken = [DEFAULT_LANGUAGE]


def speak(language: str) -> None:
    """Use the words of `language` from now on; raises `LookupError` if there are none."""
    if not (paths.words_folder() / language).is_dir():
        raise LookupError(f"there are no words in {language!r}")
    _spoken[0] = language


def words(key: str, **values: str | int) -> str:
    """Return the text called `key` with `values` set in; raises `LookupError` for a key or value that is missing."""
    bundle = _bundle(_spoken[0])
    message = bundle.get_message(key) if bundle.has_message(key) else None
    if message is None or message.value is None:
        raise LookupError(f"no words are called {key!r}")
    text, errors = bundle.format_pattern(message.value, values)
    if errors:
        raise LookupError(f"the words {key!r} cannot be set: {errors[0]}")
    return str(text)


def dashed(name: str) -> str:
    """Return the name of a class as keys are written: ChooseSide is choose-side."""
    return re.sub(r"(?<=.)(?=[A-Z])", "-", name).lower()


def word_files(language: str) -> list[Path]:
    """Return the files that hold the words of a language."""
    return sorted((paths.words_folder() / language).glob("*.ftl"))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in word_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
