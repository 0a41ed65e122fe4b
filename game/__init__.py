"""Two board games of the Bone Wars on the desk: rules, screens and command line."""
