import os

import pytest

from game.view.hush import hushed


def test_what_libraries_print_to_the_error_stream_is_not_shown(capfd: pytest.CaptureFixture[str]) -> None:
    with hushed():
        os.write(2, b"cannot find card '0'\n")
    os.write(2, b"heard again\n")
    assert capfd.readouterr().err == "heard again\n"


def test_an_error_passes_through_and_ends_the_silence(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="broken"), hushed():
        raise ValueError("broken")
    os.write(2, b"heard again\n")
    assert capfd.readouterr().err == "heard again\n"
