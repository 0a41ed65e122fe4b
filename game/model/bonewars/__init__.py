"""The rules of Bone Wars."""
