import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

import game
from game import paths
from game.view.text import DEFAULT_LANGUAGE, Speech, speak, word_files, words

CODE = Path(game.__file__).parent


def keys(file: Path) -> list[str]:
    body = FluentResource(file.read_text(encoding="utf-8")).body
    return [item.id.name for item in body if isinstance(item, fluent.Message)]


def trees() -> Iterator[ast.AST]:
    for file in sorted(CODE.rglob("*.py")):
        yield ast.parse(file.read_text(encoding="utf-8"))


def pattern(node: ast.AST) -> str | None:
    """Return what a text in the code can be, as a pattern: an f-string has gaps that anything fills."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(re.escape(p.value) if isinstance(p, ast.Constant) else "[A-Za-z0-9-]+" for p in node.values)
    return None


def asked() -> set[str]:
    """Return the patterns of all keys that the code asks for."""
    calls = (node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call))
    found = (
        pattern(call.args[0])
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "words" and call.args
    )
    return {key for key in found if key is not None}


def test_every_key_that_the_code_asks_for_has_words() -> None:
    known = {key for file in word_files(DEFAULT_LANGUAGE) for key in keys(file)}
    missing = [key for key in asked() if not any(re.fullmatch(key, name) for name in known)]
    assert missing == []


def test_no_key_is_given_twice() -> None:
    every = [key for file in word_files(DEFAULT_LANGUAGE) for key in keys(file)]
    assert sorted(every) == sorted(set(every))


def test_a_number_chooses_between_one_and_many() -> None:
    assert words("library-choices", choices=1) == "one choice"
    assert words("library-choices", choices=12) == "12 choices"


def test_a_value_is_set_in_without_invisible_marks() -> None:
    assert words("library-round", round=7, progress=50) == "Round 7, 50 % done"


def test_words_that_do_not_exist_raise() -> None:
    with pytest.raises(LookupError, match="no-such-words"):
        words("no-such-words")


def test_a_value_that_is_missing_raises() -> None:
    with pytest.raises(LookupError, match="library-round"):
        words("library-round")


def test_the_first_screens_read_none_of_the_words_of_the_tables() -> None:
    speech = Speech(DEFAULT_LANGUAGE)
    assert speech.say("title", {}) == words("title")
    assert len(speech._unread) == len(word_files(DEFAULT_LANGUAGE)) - 1


def test_all_words_can_be_read_ahead_file_by_file() -> None:
    speech = Speech(DEFAULT_LANGUAGE)
    read = 0
    while speech.read():
        read += 1
    assert read == len(word_files(DEFAULT_LANGUAGE))
    assert speech.say("wars-title", {})


def test_a_text_may_refer_to_one_in_a_file_that_is_still_to_be_read(tmp_path, monkeypatch) -> None:
    (tmp_path / "xy").mkdir()
    (tmp_path / "xy" / "shell.ftl").write_text("greeting = Dig, { -name }!\n")
    (tmp_path / "xy" / "table.ftl").write_text("-name = Mary\n")
    monkeypatch.setattr(paths, "words_folder", lambda: tmp_path)
    assert Speech("xy").say("greeting", {}) == "Dig, Mary!"


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(LookupError, match="xx"):
        speak("xx")
