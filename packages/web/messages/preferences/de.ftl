### Worauf dieser Browser eingestellt ist.

motion = Bewegung
motion-auto = System
motion-off = aus
letters = Buchstaben
letters-easy = Buchstaben, die sich leichter unterscheiden
signals = Signale
signals-what = Wenn du dran bist, bei Würfen, Wunden und am Ende eines Kampfs.
signals-sound = Töne
signals-vibration = Vibration, nur wenn du dran bist
keys-single = Buchstaben und Zahlen sind Befehle
keys-single-what = Aus: Nur Eingabe, Escape, Tab und Pfeiltasten bewirken etwas, und was der Spielplan tut, solange er den Fokus hat.
