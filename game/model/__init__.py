"""All rules, in plain Python: no drawing, no files, no clock."""
