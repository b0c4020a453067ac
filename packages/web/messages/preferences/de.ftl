### Worauf dieser Browser eingestellt ist.

motion = Bewegung
motion-auto = System
motion-off = aus
keys-single = Buchstaben und Zahlen sind Befehle
keys-single-what = Aus: Nur Eingabe, Escape, Tab und Pfeiltasten bewirken etwas, und was der Spielplan tut, solange er den Fokus hat.
