"""Silence for libraries that print their own complaints about what the machine lacks."""

import contextlib
import os
from collections.abc import Iterator


@contextlib.contextmanager
def hushed() -> Iterator[None]:
    """Let nothing be printed to the error stream; the player gets one sentence of ours instead, or none."""
    try:
        kept = os.dup(2)
    except OSError:
        # There is nowhere to print to.
        yield
        return
    with open(os.devnull, "wb") as nothing:
        os.dup2(nothing.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
