### What this browser is set to.

motion = Motion
motion-auto = system
motion-off = off
letters = Letters
letters-easy = Letters that are easier to tell apart
signals = Signals
signals-what = On your turn, on a roll, on a wound and at the end of a fight.
signals-sound = Sound
signals-vibration = Vibration, only on your turn
keys-single = Letters and numbers are commands
keys-single-what = Off: only Enter, Escape, Tab and the arrow keys work, and the keys of the board while it has the focus.
