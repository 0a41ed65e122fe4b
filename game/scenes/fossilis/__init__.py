"""The table of Fossilis, one module a part of the screen."""
