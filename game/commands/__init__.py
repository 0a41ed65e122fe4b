"""What the command line can do beside opening the window."""
