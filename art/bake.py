"""Bakes the pictures: `python -m art.bake [FAMILY ...] [--only NAME]`; without a family, all of them.

A family is a module `art/recipes/<family>.py` (a hyphen becomes an underscore) with a function `pictures()` that
returns its list of `kit.Recipe`. Modules without that function are helpers of others. A function `files()` beside it
writes what is not a picture of the catalogue.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import time

import art.recipes
from art.recipes import kit


def families() -> list[str]:
    """Return the names of all modules beside the kit, as families are written."""
    names = [module.name for module in pkgutil.iter_modules(art.recipes.__path__)]
    return [name.replace("_", "-") for name in names if not name.startswith("kit")]


def recipes_of(family: str) -> list[kit.Recipe]:
    """Return the recipes of one family; none if its module is a helper."""
    module = importlib.import_module(f"art.recipes.{family.replace('-', '_')}")
    return module.pictures() if hasattr(module, "pictures") else []


def bake_family(family: str, only: str | None) -> int:
    """Bake a family, or only the pictures whose name contains `only`, and return how many were baked."""
    chosen = [recipe for recipe in recipes_of(family) if only is None or only in recipe.name]
    for recipe in chosen:
        started = time.perf_counter()
        kit.bake(recipe)
        size = recipe.path.stat().st_size / 1024
        print(f"{recipe.name:32} {time.perf_counter() - started:6.2f} s {size:8.1f} KiB")
    if chosen:
        kit.record(chosen, whole_families=only is None)
        write_files(family)
    return len(chosen)


def write_files(family: str) -> None:
    """Write the other files of a family, if it has any."""
    module = importlib.import_module(f"art.recipes.{family.replace('-', '_')}")
    if hasattr(module, "files"):
        module.files()


def main() -> None:
    """Read the command line and bake."""
    parser = argparse.ArgumentParser(description="Bake pictures into art/baked and art/catalogue.toml.")
    parser.add_argument("families", nargs="*", metavar="FAMILY", help="a module of art/recipes; default: all")
    parser.add_argument("--only", metavar="NAME", help="only pictures whose name contains this")
    arguments = parser.parse_args()
    started = time.perf_counter()
    count = sum(bake_family(family, arguments.only) for family in arguments.families or families())
    print(f"{count} pictures in {time.perf_counter() - started:.1f} s")


if __name__ == "__main__":
    main()
