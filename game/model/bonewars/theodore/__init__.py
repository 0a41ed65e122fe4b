"""Theodore, the automa of Bone Wars: his choices, gains, actions, turns and passing (rules 2)."""
