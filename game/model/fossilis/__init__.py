"""The rules of Fossilis."""
