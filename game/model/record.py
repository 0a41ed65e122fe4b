"""States as plain data: packed for saves and digests, unpacked with every field checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from hashlib import blake2b
from typing import Any, TypeVar, get_type_hints

import msgspec

from game.model.turn import State, Step

S = TypeVar("S", bound=State)
APART = ("box", "todo")
"""The two fields of a state that do not pack by themselves: the components in the box, and the steps."""


def pack(state: State) -> dict[str, Any]:
    """Return `state` as JSON-like data, without the components it shares with every other game."""
    names = [field.name for field in fields(state) if field.name not in APART]  # type: ignore[arg-type]
    data = {name: msgspec.to_builtins(getattr(state, name)) for name in names}
    data["todo"] = [[type(step).__name__, msgspec.to_builtins(step)] for step in state.todo]
    return data


def unpack(data: Mapping[str, Any], kind: type[S], steps: Mapping[str, type], **apart: Any) -> S:
    """Return the state that `pack` wrote; `apart` brings the fields that were left out.

    Raises ValueError naming the field that does not fit.
    """
    hints = get_type_hints(kind)
    values: dict[str, Any] = dict(apart)
    try:
        for field in fields(kind):  # type: ignore[arg-type]
            if field.name not in APART:
                values[field.name] = convert(field.name, data, hints[field.name])
        values["todo"] = [step(name, content, steps) for name, content in data["todo"]]
        return kind(**values)
    except (KeyError, TypeError) as error:
        raise ValueError(f"the state lacks or garbles {error}") from error


def convert(name: str, data: Mapping[str, Any], kind: Any) -> Any:
    """Return one field of the state in its proper type."""
    try:
        return msgspec.convert(data[name], kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"the state's field {name}: {error}") from error


def step(name: str, content: Any, steps: Mapping[str, type]) -> Step:
    """Return the waiting step called `name`."""
    if name not in steps:
        raise ValueError(f"the state waits for an unknown step {name!r}")
    try:
        found: Step = msgspec.convert(content, steps[name])
    except msgspec.ValidationError as error:
        raise ValueError(f"the waiting step {name}: {error}") from error
    return found


def encode(state: State) -> bytes:
    """Return `state` as JSON; equal states give equal bytes."""
    return msgspec.json.encode(pack(state), order="deterministic")


def digest(state: State) -> str:
    """Return 16 hexadecimal digits that differ when anything in the state differs."""
    return brief(encode(state))


def brief(encoded: bytes) -> str:
    """Return the digest of a state that `encode` wrote."""
    return blake2b(encoded, digest_size=8).hexdigest()
