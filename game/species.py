"""The player's own species: one TOML file each in the player's folder, and one line of text to send to a friend."""

from __future__ import annotations

import base64
import binascii
import json
import os
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from game import paths
from game.content import fossilis_box
from game.model.fossilis.box import BONES, DIETS, ERAS, MOVEMENTS, Dinosaur
from game.model.fossilis.undiscovered import MOST_BONES, clean_name, in_order, perfect_value

FORMAT = 1
"""The number of the shape of files and lines; a newer one cannot be read."""
MOST_BYTES = 10_000
MOST_TEXT = 2_000
MARK = "fossilis-species-"
LINE = re.compile(MARK + r"([0-9]{1,6}):([A-Z2-7]+)")
"""A line of text: its format, then everything in letters and digits that no chat changes."""
CHECK_BYTES = 4
FIELDS = ("format", "name", "diet", "movement", "era", "bones")


@dataclass(frozen=True, slots=True)
class Kept:
    """A file of the player's folder: the species in it, or the sentence why it cannot be read."""

    file: Path
    species: Dinosaur | None
    trouble: str = ""


def folder() -> Path:
    """Return the folder of the player's own species; it is made on first use."""
    found = paths.player_folder() / "species"
    found.mkdir(exist_ok=True)
    return found


def perfect(bones: Iterable[str]) -> int:
    """Return what a species with these bones is worth. Raises ValueError when there are not one to three."""
    rows = fossilis_box().rows
    return perfect_value(list(bones), rows.pieces, rows.figures)


def new_species(name: str, diet: str, movement: str, era: str, bones: Iterable[str]) -> Dinosaur:
    """Return a species with its perfect value and a key made of all that it is.

    Raises ValueError with a sentence when the name, a characteristic or the bones are not possible.
    """
    name, bones = clean_name(name), list(bones)
    for word, known, what in ((diet, DIETS, "diet"), (movement, MOVEMENTS, "movement"), (era, ERAS, "era")):
        if word not in known:
            raise ValueError(f"{word!r} is no {what}; known are {', '.join(known)}")
    if unknown := [bone for bone in bones if bone not in BONES]:
        raise ValueError(f"{unknown[0]!r} is no bone; known are {', '.join(BONES)}")
    value = perfect(bones)
    parts = {"name": name, "diet": diet, "movement": movement, "era": era, "bones": in_order(bones)}
    key = "own-" + blake2b(json.dumps(parts).encode(), digest_size=8).hexdigest()
    return msgspec.convert({**parts, "key": key, "perfect": value, "source": "ours"}, Dinosaur)


# --- files


def kept(where: Path | None = None) -> list[Kept]:
    """Return all species of the player's folder by name, those that cannot be read last; their keys differ.

    Raises ValueError with a sentence when the folder cannot be read.
    """
    try:
        files = sorted((where or folder()).glob("*.toml"))
    except OSError as error:
        refuse_disk(where or Path("species"), error)
    found = [read(file) for file in files]
    readable = with_keys_of_their_own([one for one in found if one.species])
    return sorted(readable, key=by_name) + [one for one in found if not one.species]


def by_name(one: Kept) -> tuple[str, str]:
    """Return what sorts a list of species."""
    return (one.species.name.casefold() if one.species else "", one.file.name)


def with_keys_of_their_own(found: list[Kept]) -> list[Kept]:
    """Return the same species; of equal ones the later get a number behind the key."""
    taken: dict[str, int] = {}
    result = []
    for one in found:
        assert one.species is not None
        key = one.species.key
        taken[key] = count = taken.get(key, 0) + 1
        result.append(one if count == 1 else replace(one, species=replace(one.species, key=f"{key}-{count}")))
    return result


def read(file: Path) -> Kept:
    """Return the species in a file, or the sentence why there is none."""
    try:
        return Kept(file, decode(file_text(file)))
    except ValueError as error:
        return Kept(file, None, f"{file.name} cannot be read: {error}")


def file_text(file: Path) -> str:
    """Return what stands in a file. Raises ValueError with a sentence."""
    try:
        with file.open("rb") as source:
            content = source.read(MOST_BYTES + 1)
    except OSError as error:
        raise ValueError(error.strerror or "the disk does not answer") from error
    if len(content) > MOST_BYTES:
        raise ValueError("it is too large to be a species")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ValueError("it is no text") from error


def decode(text: str) -> Dinosaur:
    """Return the species that the text of a file describes. Raises ValueError with a sentence."""
    try:
        table: dict[str, Any] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"it is not TOML ({error})") from error
    number = table.get("format")
    if isinstance(number, int) and number > FORMAT:
        raise ValueError("it was written by a newer version; update the program to use it")
    if number != FORMAT:
        raise ValueError(f"it does not say format = {FORMAT}")
    if unknown := [key for key in table if key not in FIELDS]:
        raise ValueError(f"it has an unknown field {unknown[0]!r}")
    if missing := [key for key in FIELDS if key not in table]:
        raise ValueError(f"it lacks the field {missing[0]!r}")
    name, diet, movement, era, bones = (table[key] for key in FIELDS[1:])
    if not isinstance(bones, list) or not all(isinstance(word, str) for word in (name, diet, movement, era, *bones)):
        raise ValueError("its fields are no words")
    return new_species(name, diet, movement, era, bones)


def encode(species: Dinosaur) -> str:
    """Return the text of a file with this species."""
    lines = ["# A species of your own for Fossilis, made in the species editor.", f"format = {FORMAT}"]
    lines += [f"{name} = {quoted(getattr(species, name))}" for name in FIELDS[1:-1]]
    return "\n".join([*lines, f"bones = [{', '.join(quoted(bone) for bone in species.bones)}]", ""])


def quoted(text: str) -> str:
    """Return a text as TOML writes it; a name holds no controls, so that JSON writes it alike."""
    return json.dumps(text, ensure_ascii=False)


def save(species: Dinosaur, file: Path | None = None, where: Path | None = None) -> Path:
    """Write a species, whole or not at all, into `file` or into a new one, and return the file.

    Raises ValueError with a sentence when the disk refuses.
    """
    try:
        file = file or free_file(where or folder(), species)
        fresh = file.with_name(file.name + ".new")
        fresh.write_text(encode(species), encoding="utf-8", newline="\n")
        os.replace(fresh, file)
    except OSError as error:
        refuse_disk(file or Path("species"), error)
    return file


def free_file(where: Path, species: Dinosaur) -> Path:
    """Return a file that holds this very species already, or one that does not exist yet."""
    number = 1
    while True:
        file = where / f"{species.key}{'' if number == 1 else f'-{number}'}.toml"
        if not file.exists() or same(read(file).species, species):
            return file
        number += 1


def same(one: Dinosaur | None, other: Dinosaur) -> bool:
    """Tell whether two species are alike but for the key."""
    return one is not None and replace(one, key=other.key) == other


def delete(file: Path) -> None:
    """Remove a species for good. Raises ValueError with a sentence when the disk refuses."""
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        refuse_disk(file, error)


def refuse_disk(file: Path, error: OSError) -> NoReturn:
    """Say what the disk refused."""
    raise ValueError(f"{file} cannot be used ({error.strerror}); see whether its folder may be written") from error


# --- lines


def to_line(species: Dinosaur) -> str:
    """Return the species as one line of text, with a checksum."""
    kinds = (DIETS.index(species.diet), MOVEMENTS.index(species.movement), ERAS.index(species.era))
    bones = [BONES.index(bone) for bone in species.bones]
    content = bytes([*kinds, len(bones), *bones]) + species.name.encode()
    packed = base64.b32encode(checksum(content) + content).decode("ascii").rstrip("=")
    return f"{MARK}{FORMAT}:{packed}"


def from_line(text: str) -> Dinosaur:
    """Return the species in a text that holds a line of `to_line`; whatever a chat wrote around it does no harm.

    Raises ValueError with a sentence when there is none, or when it is not whole.
    """
    if len(text) > MOST_TEXT:
        raise ValueError("this text is too long; paste the line of the species alone")
    found = LINE.search(text)
    if found is None:
        raise ValueError(f"there is no species in this text; its line begins with {MARK}{FORMAT}:")
    if int(found[1]) > FORMAT:
        raise ValueError("this species was written by a newer version; update the program to read it")
    content = unpacked(found[2])
    try:
        kinds, count, rest = content[:3], content[3], content[4:]
        words = (DIETS[kinds[0]], MOVEMENTS[kinds[1]], ERAS[kinds[2]])
        if count > min(MOST_BONES, len(rest)):
            raise IndexError
        return new_species(rest[count:].decode("utf-8"), *words, [BONES[bone] for bone in rest[:count]])
    except (IndexError, UnicodeDecodeError) as error:
        raise ValueError("this line holds no species that can be; ask for it again") from error


def unpacked(packed: str) -> bytes:
    """Return the content of a line, its checksum checked."""
    try:
        content = base64.b32decode(packed + "=" * (-len(packed) % 8))
    except binascii.Error:
        content = b""
    if len(content) <= CHECK_BYTES or checksum(content[CHECK_BYTES:]) != content[:CHECK_BYTES]:
        raise ValueError("this line is not whole; copy all of it, or ask for it again")
    return content[CHECK_BYTES:]


def checksum(content: bytes) -> bytes:
    """Return what tells a changed line."""
    return blake2b(content, digest_size=CHECK_BYTES).digest()
