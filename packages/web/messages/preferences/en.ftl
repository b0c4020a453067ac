### What this browser is set to.

motion = Motion
motion-auto = system
motion-off = off
keys-single = Letters and numbers are commands
keys-single-what = Off: only Enter, Escape, Tab and the arrow keys do something, besides what the board does while it has the focus.
