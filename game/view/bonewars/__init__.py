"""How the components of Bone Wars look."""
