### Lektionen: ein kurzer Kurs für jedes Spiel, gespielt am richtigen Tisch.

learn = Lernen
learn-intro = Ein kurzer Kurs für jedes Spiel. Jede Lektion dauert etwa zwei Minuten und wird am richtigen Tisch gespielt, gegen den Computer.
learn-loading = Die Lektionen werden geholt …
learn-none = Hier gibt es keine Lektionen.
learn-done-count = { $done } von { $of } geschafft
learn-steps = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
learn-done = Geschafft
learn-begin = Anfangen
learn-again = Noch einmal
learn-begin-label = Die Lektion „{ $title }“ anfangen
learn-again-label = Die Lektion „{ $title }“ noch einmal spielen

lesson = Lektion: { $title }
lesson-step = Schritt { $step } von { $of }
lesson-learnt = Lektion geschafft
lesson-next = Weiter: { $title }
lesson-all = Alle Lektionen
