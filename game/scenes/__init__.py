"""One module a screen, what the two tables share, and a folder for the parts of each table."""
