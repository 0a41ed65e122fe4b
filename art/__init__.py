"""How the art is made: recipes, glyphs and the command that bakes them; never imported by the game."""
