"""The parts of the table of Bone Wars."""
