import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAME = ROOT / "game"
MODULES = sorted(GAME.rglob("*.py"))
EVERY_MODULE = sorted([*MODULES, *(ROOT / "art").rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *ROOT.glob("*.py")])
"""Also the recipes, the tests, and what builds the bundle."""
RANKS = {
    "model": 0,
    "players": 1,
    "content": 1,
    "content_bonewars": 2,
    "species": 2,
    "games": 3,
    "saved": 4,
    "shelf": 5,
    "store": 6,
}
"""What may import what: only something of a lower rank, or the same part."""
SCREEN_RANKS = {"model": 0, "paths": 1, "settings": 1, "view": 2, "app": 3, "scenes": 4}
"""The screen's parts among themselves; `scenes` may use everything but the command line."""
ARTISTS_TOOLS = {"numpy", "PIL", "scipy", "fontTools"}


def name_of(module: Path) -> str:
    return module.relative_to(ROOT).as_posix()


def part_of(module: str) -> str:
    """Return the part of the program a dotted name lies in: `game.model.turn` lies in `model`."""
    return [*module.split("."), ""][1]


def imports(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(module)} imports relatively"
            if node.module == "game":
                yield from (f"game.{alias.name}" for alias in node.names)
            else:
                yield node.module or ""


def own_part(module: Path) -> str:
    return module.relative_to(GAME).parts[0].removesuffix(".py")


def may_import(here: str, there: str) -> bool:
    if here in ("__main__", "commands") or here == there or there == "":
        return True
    if here == "scenes":
        return there not in ("__main__", "commands")
    for ranks in (RANKS, SCREEN_RANKS):
        if here in ranks and there in ranks:
            return ranks[there] < ranks[here]
    return there == "paths"


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_imports_run_from_screens_to_rules_and_never_back(module):
    for name in imports(module):
        if name.split(".")[0] == "game":
            assert may_import(own_part(module), part_of(name)), f"{name_of(module)} may not import {name}"


@pytest.mark.parametrize("module", [path for path in MODULES if own_part(path) == "model"], ids=name_of)
def test_the_rules_know_nothing_of_the_screen(module):
    assert not {name.split(".")[0] for name in imports(module)} & {"pygame", "pygame_gui", "pytmx", "sqlite3"}


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_the_program_needs_none_of_the_artists_tools(module):
    assert not {name.split(".")[0] for name in imports(module)} & ARTISTS_TOOLS


@pytest.mark.parametrize("module", EVERY_MODULE, ids=name_of)
def test_a_module_has_at_most_400_lines_and_a_function_at_most_40(module):
    text = module.read_text(encoding="utf-8")
    assert text.count("\n") <= 400
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            assert length <= 40, f"{name_of(module)}: {node.name} has {length} lines"


def test_a_rule_that_would_import_the_screen_is_caught():
    assert not may_import("model", "view")
    assert not may_import("view", "scenes")
    assert not may_import("store", "view")
    assert not may_import("model", "content")
    assert may_import("scenes", "store")
