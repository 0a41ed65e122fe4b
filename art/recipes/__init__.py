"""Recipes, one module a family of pictures, and the kit they share."""
