### Das Labor: Kämpfe, die viele Male gefochten werden, und Würfel.

lab = Labor
lab-opening = Der Kampf wird geöffnet …
lab-other-fight = Einen anderen Kampf wählen
lab-views = Ansichten
lab-compare = Vergleich
lab-matters = Was zählt
lab-solve = Lösen
lab-grid = Zwei Werte
lab-day = Ein Tag
lab-players = Spieler
lab-dice = Würfel
lab-question = Die Frage
lab-fight = Kampf
lab-prepared = Selbst vorbereitet
lab-handed = Vom Tisch
lab-not-handed = Dieser Kampf wurde in einem anderen Tab übergeben. Frag das Labor noch einmal an seinem Tisch.
lab-stands = wie er nach Eintrag { $entries } stand, in Runde { $round }
lab-fights = Kämpfe
lab-days = Tage
lab-seed = Startwert
lab-side-of = Siege von
lab-played-by = { $side }, gespielt von
lab-policy = dem üblichen Computerspieler
lab-file-player = wie in der Datei: { $player }
lab-variant = Variante
lab-variant-against = gegen den Kampf, wie er ist
lab-change-something = Etwas ändern
lab-change-else = Noch etwas ändern
lab-change-remove = Zurücknehmen: { $change }
lab-change-sort = Art der Änderung
lab-sort-number = Ein Wert oder ein Würfel
lab-sort-gear = Ausrüstung
lab-gear-more = noch ein Ding ({ $field })
lab-gear-none = nichts ({ $field })
lab-gear-nothing = nichts
lab-sort-more = Mehr wie
lab-change-many = Wie viele
lab-sort-without = Ohne
lab-sort-option = Eine andere Lesart des Buches
lab-sort-pack = Ein Paket mehr
lab-sort-creature = Ein anderes Wesen
lab-sort-words = In der Schreibweise des Befehls
lab-change-words = Änderung, geschrieben wie für --vs
lab-pack-file = Aus einer Datei
lab-pack-large = Dieses Paket ist zu groß für den Tab. Unter „Bibliothek“ importieren.
lab-change-pack = mit dem Paket { $name }
lab-change-what = Wovon
lab-change-to = Neuer Wert
lab-change-add = Hinzufügen
lab-change-leave = Abbrechen
lab-places-loading = Die Werte des Kampfes werden gelesen …
lab-place = { $name }: { $what }
lab-place-now = { $place } (jetzt { $now })
lab-change-more = { $count ->
    [one] noch jemand wie { $name }
   *[other] { $count } mehr wie { $name }
}
lab-change-without = ohne { $name }
lab-change-option = Lesart von { $what }: { $value }
lab-change-number = { $name }: { $what } { $value }
lab-run = Starten
lab-run-again = Noch einmal
lab-go-on = Weiter
lab-stop = Anhalten
lab-progress = Kämpfe bisher
lab-run-farm = Auf der Farm starten
lab-run-farm-what = Andere Rechner kämpfen; die Summen sind dieselben.
lab-fought = { $count ->
    [one] einer von { $of } Kämpfen
   *[other] { $count } von { $of } Kämpfen
}
lab-progress-days = Tage bisher
lab-lived = { $count ->
    [one] einer von { $of } Tagen
   *[other] { $count } von { $of } Tagen
}
lab-fought-some = { $count ->
    [one] ein Kampf
   *[other] { $count } Kämpfe
}
lab-counting = Es wird gezählt …
lab-nothing = Noch kein Kampf. „Starten“ oder die Taste R beginnt.
lab-hint-compare = Beide Kämpfe bekommen dieselben Würfe, einer nach dem anderen. So fällt der Zufall aus dem Unterschied heraus.
lab-hint-matters = Jeder Wert wird um eins verschoben, mit denselben Würfen. Was auch Zufall sein kann, bleibt weg.
lab-hint-solve = Kämpfer oder ein Wert ändern sich Schritt für Schritt, bis der Anteil erreicht ist. Jeder Versuch spielt so viele Kämpfe, wie oben eingestellt.
lab-hint-grid = Jedes Paar von Werten spielt so viele Kämpfe, wie oben eingestellt. 100 Kämpfe geben ein erstes Bild.
lab-hint-day = Die Kämpfe folgen aufeinander, mit den Rasten des Buches dazwischen. Die Kämpfer einer Seite, die in allen dabei sind, behalten Wunden und Verluste.
lab-hint-players = Je zwei Spieler treffen auf beiden Seiten mit denselben Würfen aufeinander.
lab-kept = Frühere Läufe
lab-table = Als Tabelle
lab-wins = Wer gewinnt
lab-side = Seite
lab-as-is = Wie er ist
lab-difference = Unterschied
lab-changes = Was sich noch ändert
lab-changes-note = { $count ->
    [one] im Mittel, Kampf für Kampf mit den gleichen Würfeln; was anderen genommen wird, im ersten Kampf
   *[other] im Mittel, Kampf für Kampf mit den gleichen Würfeln; was anderen genommen wird, in den ersten { $count } Kämpfen
}
lab-out-change = Wie viel öfter jemand am Ende außer Gefecht ist
lab-out-short = am Ende außer Gefecht
lab-knocked-from-fight = Kämpfer ausgeschaltet
lab-taken = { $what } anderen genommen
lab-number-change = { $share } ({ $least } bis { $most })
lab-percent = { $share } %
lab-estimate = { $share } % ({ $least } bis { $most })
lab-change = { $share } Punkte ({ $least } bis { $most })
lab-side-wins = Siege für { $side }
lab-points = Punkte
lab-truth = Der wahre Wert liegt in 95 von 100 Fällen zwischen { $least } und { $most } %.
lab-truth-change = Der wahre Wert liegt in 95 von 100 Fällen zwischen { $least } und { $most }.
lab-took = { $count ->
    [one] Je ein Kampf, in { $seconds } s.
   *[other] Je { $count } Kämpfe, in { $seconds } s.
}
lab-endless = { $count ->
    [one] Ein Kampf endete nicht, also gewann ihn niemand.
   *[other] { $count } Kämpfe endeten nicht, also gewann sie niemand.
}
lab-unclear = Bei so wenigen Kämpfen kann der Unterschied Zufall sein.
lab-rounds = Runden bis zum Ende
lab-round = Runde
lab-share = Anteil der Kämpfe
lab-rounds-mean = { $rounds } im Mittel
lab-rounds-left = noch { $rounds } Runden im Mittel; gezählt vom Anfang des Kampfes
lab-chances = Siegchance nach Runde
lab-chances-note = der Kämpfe, die dann noch nicht vorbei sind
lab-hurt-note = { $count ->
    [one] im Mittel, im ersten Kampf
   *[other] im Mittel, in den ersten { $count } Kämpfen
}
lab-hurt-by-round = { $what } genommen, nach Runde
lab-hurt-by-act = { $what } genommen, nach Handlung
lab-out-by-round = Ausgeschaltet, nach Runde
lab-out-by-act = Ausgeschaltet, nach Handlung
lab-fallen = Gefallen bis zur Runde
lab-fallen-note = { $count ->
    [one] in Prozent des ersten Kampfs: wer bis zum Ende einer Runde einmal gefallen ist
   *[other] in Prozent der ersten { $count } Kämpfe: wer bis zum Ende einer Runde einmal gefallen ist
}
lab-act = Handlung
lab-in-a-fight = Je Kampf
lab-out = Am Ende außer Gefecht
lab-fighter = Kämpfer
lab-gauge = Was übrig ist
lab-left = { $what } am Ende übrig
lab-left-much = Übrig
lab-moments = Entscheidende Augenblicke
lab-moments-note = { $count ->
    [one] im ersten Kampf gesehen
   *[other] in den ersten { $count } Kämpfen gesehen; ein Klick zeigt den Kampf
}
lab-moments-none = Kein Ausfall hat die Aussichten deutlich verändert. Mehr Kämpfe zeigen vielleicht einen.
lab-fight-number = Kampf
lab-what-happened = Was geschah
lab-odds = Aussicht von { $side }
lab-moment = { $name } fällt durch { $by } ({ $act }) in Runde { $round }
lab-moment-falls = { $name } fällt in Runde { $round }
lab-from-to = { $from } → { $to } %
lab-matters-to = Was für { $side } zählt
lab-matters-note = { $count ->
    [one] Punkte, je ein Kampf
   *[other] Punkte, je { $count } Kämpfe
}
lab-matters-folded = { $count ->
    [one] Ein weiterer Wert machte keinen klaren Unterschied.
   *[other] { $count } weitere Werte machten keinen klaren Unterschied.
}
lab-number = Wert
lab-now = Jetzt
lab-goal = Gewünschter Anteil an Siegen
lab-by = Geändert wird
lab-by-fighters = Anzahl der Figuren
lab-like = Kämpfer wie { $name }
lab-by-numbers = Ein Wert
lab-moved = { $what } { $by }
lab-more = { $count ->
    [one] einer mehr
   *[other] { $count } mehr
}
lab-fewer = { $count ->
    [one] einer weniger
   *[other] { $count } weniger
}
lab-solved = Was versucht wurde
lab-solved-note = Am nächsten an { $wanted } % für { $side }: { $change }, { $share }.
lab-tried = Änderung
lab-across = Waagrecht
lab-down = Senkrecht
lab-grid-now = gerahmt: der Kampf, wie er ist
lab-grid-title = Wie oft { $side } gewinnt
# sample: count=200
lab-grid-note = in Prozent, { $count } Kämpfe für jedes Paar
lab-entrants = Wer antritt
lab-contest = Anteil aller gewonnenen Kämpfe
lab-contest-note = je zwei auf beiden Seiten
lab-player = Spieler
lab-pairings-all = Jede Paarung
lab-pairings = Paarung
lab-pairing = { $first } gegen { $second }
lab-won = Der erste gewinnt
lab-lost = Der zweite gewinnt
lab-save = Speichern
lab-save-html = Bericht (HTML)
lab-save-figures = Zahlen (CSV)
lab-save-rows = Jeder Kampf (CSV)
lab-save-tables = Tabellen (CSV)
lab-save-json = Alle Zahlen (JSON)
lab-save-svg = Als SVG speichern
lab-save-png = Als PNG speichern
lab-copy-link = Link kopieren
lab-copy-command = Befehl kopieren
lab-copied = Kopiert.
lab-copy-self = Dieser Browser lässt keine Seite kopieren. Hier steht es: { $what }
lab-report-of = { $count ->
    [one] Ein Kampf, Startwert „{ $seed }“, Variante: { $variant }.
   *[other] { $count } Kämpfe, Startwert „{ $seed }“, Variante: { $variant }.
}
lab-report-odds = Genaue Chancen, Startwert „{ $seed }“, Variante: { $variant }.
lab-report-of-days = { $count ->
    [one] Ein Tag, Startwert „{ $seed }“.
   *[other] { $count } Tage, Startwert „{ $seed }“.
}
lab-dice-title = Würfel
lab-dice-expression = Würfel
lab-dice-other = Gegen (darf leer bleiben)
lab-dice-hint = Etwa 2d6+3, 4d6kh3, d20 adv, 3d6! oder 2d6 >= 8. Dieselbe Schreibweise wie bei „riposte dice“.
lab-dice-chance = Chance
lab-dice-at-least = Mindestens
lab-dice-at-most = Höchstens
lab-dice-total = Summe
lab-dice-summary = Mittel { $mean }, Standardabweichung { $deviation }, { $least } bis { $most }, die Hälfte höchstens { $median }
lab-dice-holds = gilt: { $share } %
lab-dice-versus = der erste ist höher { $left } %, gleich { $tie } %, der zweite ist höher { $right } %
lab-dice-rarer = { $count ->
    [one] und eine seltenere Summe
   *[other] und { $count } seltenere Summen
}
lab-back = Zurück zum Labor
lab-one-act = Eine Handlung
lab-hint-odds = Genaue Chancen, nicht simuliert: Die Regeln selbst zählen jeden möglichen Wurf. Mit den Reglern machst du eine Variante.
lab-after = Nach so vielen Handlungen des Computers
lab-who = Wessen Handlung
lab-which-act = Welche Handlung
lab-as-it-was = Alle Zahlen zurücksetzen
# sample: end=Watch_wins
lab-ended = Der Kampf ist dann schon vorbei: { $end }.
# sample: name=Odo question=choose_a_defence
lab-asked = { $name } wird gefragt: { $question }
# sample: name=Odo
lab-no-act = { $name } kann jetzt nichts tun.
# sample: share=56.6
lab-instead-of = statt { $share } %
# sample: name=Odo
lab-chance-of = dass { $name } etwas geschieht
lab-act-not-there = In der Variante geht diese Handlung nicht.
lab-outcomes = Was folgen kann
# sample: answer=Odo_parries
lab-if = Falls { $answer }
# sample: name=Ilse roll=attack
lab-roll = { $name } würfelt: { $roll }
lab-numbers = Die Zahlen dahinter
# sample: rule=SS-ATK-002
lab-rule = Regel { $rule }
# sample: least=55 most=61.2
lab-range = { $least } bis { $most } %
# sample: count=3
lab-rarer-outcomes = { $count ->
    [one] und ein seltenerer Ausgang in der Tabelle
   *[other] und { $count } seltenere Ausgänge in der Tabelle
}
lab-outcome = Ausgang
lab-other-answers = Wenn andere anders antworten
lab-assumed = wie angenommen
# sample: answers=Odo:_block
lab-assumed-are = angenommen: { $answers }
lab-answer = Antwort
lab-parts = Was jeder Teil an der Chance ändert
lab-parts-note = Punkte mehr oder weniger als ohne ihn
lab-part = Teil
lab-of-number = Teil von
lab-rule-id = Regel
lab-without-it = Ohne ihn
lab-day-of = Der Tag
lab-day-then = Und dann
lab-day-choose = Rast oder Kampf wählen …
lab-day-rest = Eine kurze Rast
lab-day-long-rest = Eine Nachtruhe
lab-day-alive = Am Ende des Tages am Leben
lab-day-many = Am Leben
lab-day-share = Anteil der Tage
lab-day-home = Alle kommen heim: { $share }
lab-day-lived = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
lab-day-far = Wie weit sie kommen
lab-day-through = Ein Kampf zählt, wenn er endet und mindestens einer von ihnen weiterkämpfen kann.
lab-day-after = nach jedem Kampf und seinen Rasten, von den Tagen, die so weit kamen
lab-day-lives = Am Leben
lab-day-able = Kampffähig
lab-value = { $value ->
    [true] ja
    [false] nein
   *[other] { $value }
}
