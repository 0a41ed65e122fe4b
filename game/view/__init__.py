"""What the tables share: pictures, type, text, sound and playback."""
