"""How the components of Bone Wars look, and how they are spoken of."""
