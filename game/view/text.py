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
    return _speech(_spoken[0]).say(key, values)


def read_ahead() -> bool:
    """Read one more file of the language spoken, if there is one; return whether there was."""
    return _speech(_spoken[0]).read()


def dashed(name: str) -> str:
    """Return the name of a class as keys are written: ChooseSide is choose-side."""
    return re.sub(r"(?<=.)(?=[A-Z])", "-", name).lower()


def word_files(language: str) -> list[Path]:
    """Return the files that hold the words of a language, those of the first screens first."""
    return sorted((paths.words_folder() / language).glob("*.ftl"), key=lambda file: (file.stem != "shell", file.stem))


class Speech:
    """The words of one language. A file is read when a key is wanted that is not in those before it: it takes time."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = word_files(language)

    def say(self, key: str, values: dict[str, str | int]) -> str:
        """Return the text called `key` with `values` set in; raises `LookupError` if that cannot be done."""
        while not self._bundle.has_message(key) and self.read():
            continue
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            raise LookupError(f"no words are called {key!r}")
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors and self.read():
            # What the text refers to may stand in a file that is still to be read.
            return self.say(key, values)
        if errors:
            raise LookupError(f"the words {key!r} cannot be set: {errors[0]}")
        return str(text)

    def read(self) -> bool:
        """Read the next file; return whether there was one."""
        if not self._unread:
            return False
        file = self._unread.pop(0)
        self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return True


@cache
def _speech(language: str) -> Speech:
    return Speech(language)
