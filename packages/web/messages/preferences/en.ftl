### What this browser is set to.

motion = Motion
motion-auto = system
motion-off = off
letters = Letters
letters-easy = Letters that are easier to tell apart
signals = Signals
signals-what = At your turn, a throw, a wound and the end of a fight.
signals-sound = Sound
signals-vibration = Vibration, at your turn alone
keys-single = Letters and numbers are commands
keys-single-what = Off: only Enter, Escape, Tab and the arrow keys do something, besides what the board does while it has the focus.
