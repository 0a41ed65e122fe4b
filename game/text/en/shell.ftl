# The window, the title and the screens round the tables.

window-title = Bone Wars, on the desk
no-display = There is no screen to open a window on.
