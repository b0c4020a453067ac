### Worauf dieser Browser eingestellt ist.

motion = Bewegung
motion-auto = System
motion-off = aus
letters = Schrift
letters-easy = Schrift mit Buchstaben, die sich leichter unterscheiden
signals = Signale
signals-what = Wenn du dran bist, bei Würfen, Wunden und am Ende eines Kampfs.
signals-sound = Töne
signals-vibration = Vibration, nur wenn du dran bist
keys-single = Buchstaben und Zahlen als Tastenkürzel
keys-single-what = Aus: Nur Eingabe, Escape, Tab und Pfeiltasten bewirken etwas, und was das Spielfeld tut, solange es den Fokus hat.
about = Über Riposte
about-icons = Symbole für Waffen, Aktionen und Zustände: game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0. Symbole der Seiten: Lucide, ISC.
about-fonts = Schriften: Hanken Grotesk, Vollkorn und Atkinson Hyperlegible Next, SIL Open Font License 1.1.
about-docs = Dokumentation (englisch)
colours-auto = wie das System
colours-light = hell
colours-dark = dunkel
colours-contrast = hoher Kontrast
