### Der Editor für Kämpfe.

prepare = Vorbereiten
prepare-fight = Kampf
prepare-title = Titel des Kampfes
prepare-untitled = Ein neuer Kampf
prepare-heroes = Helden
prepare-foes = Gegner
prepare-region-1 = diesseits
prepare-region-2 = Brücke
prepare-region-3 = jenseits
prepare-gone = Dieser Kampf lässt sich nicht öffnen.
prepare-back = Alle Kämpfe
prepare-play = Spielen
prepare-alone = Allein spielen
prepare-file = Als Datei sichern
prepare-seen = Wer die Karte sieht
prepare-seen-all = Alles wird gezeigt
prepare-seen-by = Wie { $side } sie sehen
prepare-what = Chancen und Kämpfer
saving-saved = Gespeichert
saving-saving = Wird gespeichert
saving-failed = Noch nicht gespeichert
saving-conflict = In einem anderen Fenster geändert
prepare-add = Hinzufügen
prepare-to = zu
prepare-find = Kreatur oder Charakter
prepare-bestiary = Bestiarium
prepare-party = Gruppe
prepare-here = In diesem Kampf
prepare-none = Nichts heißt „{ $wanted }“.
prepare-no-party = Hier stehen eigene Charaktere dieses Spiels, sobald es welche gibt.
prepare-how = Auf die Karte ziehen oder + drücken. „4 Bandits“ in der Suche fügt vier hinzu.
prepare-add-one = { $count ->
    [one] { $name } hinzufügen
   *[other] { $count } × { $name } hinzufügen
}
prepare-added = { $count ->
    [one] { $name } ist dabei.
   *[other] { $count } × { $name } sind dabei.
}
prepare-map = Karte des Kampfes
prepare-tools = Werkzeuge
prepare-select = Auswählen
prepare-no-ground = Es gibt noch keine Karte. Rechts steht, was fehlt.
prepare-moved = { $name } steht auf { $place }.
board-kind = Art des Spielfelds
board-square = Quadrate
board-hex = Sechsecke
board-hex-flat = Sechsecke
board-hex-pointy = Sechsecke
board-metres = Meter
board-regions = Regionen
board-width = Spalten
board-height = Zeilen
board-unit = zu { $unit }
board-more = Spielfeld im Einzelnen
odds-title = Wer gewinnt?
odds-counting = wird gezählt …
odds-soon = Die ersten Kämpfe laufen.
odds-fights = { $fights ->
    [one] ein Kampf
   *[other] { $fights } Kämpfe
}
odds-side = { $side } { $percent } %, in Wahrheit zwischen { $least } und { $most } %
odds-interval = { $side }: in Wahrheit zwischen { $least } und { $most } %.
odds-policy = Alle spielen nach der Vorgabe des Spiels.
odds-players = Computerspieler: { $players }.
odds-nobody = Niemand gewinnt: { $percent } %
odds-two-sides = Chancen gibt es, sobald zwei Seiten je einen Kämpfer haben.
odds-problems = { $count ->
    [one] Chancen gibt es, sobald ein Fehler weiter unten behoben ist.
   *[other] Chancen gibt es, sobald { $count } Fehler weiter unten behoben sind.
}
odds-rounds = Runden bis zum Ende
odds-mean = { $rounds } im Mittel
odds-rounds-said = { $mean } Runden im Mittel, von { $from } bis { $to }
odds-falls = Am Ende außer Gefecht
solve = Lösen
solve-stop = Halt
solve-aim = Ziel
solve-side = Wer so oft gewinnen soll
solve-for = Siege für { $side }
solve-by = Was sich ändern darf
solve-like = mehr oder weniger: { $name }
solve-as-is = So, wie es ist
solve-more = { $count } mehr: { $name }
solve-fewer = { $count } weniger: { $name }
solve-found = { $change }: { $percent } % ({ $least } bis { $most } %)
solve-take = So machen
prepare-sides = Seiten
prepare-side = Seite
prepare-side-name = Name von Seite { $nth }
prepare-add-side = Noch eine Seite
prepare-new-side = Andere
prepare-drop-side = Die Seite { $side } entfernen
prepare-no-side = Ohne Seite
prepare-nobody = Noch niemand. Links lässt sich jemand hinzufügen.
prepare-plays = Wer { $side } spielt
prepare-people = Menschen
prepare-computer = Computer
plays-one = ein Spieler
plays-each = je ein Spieler
plays-computer = Computer: { $name }
player-policy = Vorgabe
player-random = zufällig
player-careful = sorgfältig
player-tactical = taktisch
player-brave = tapfer
player-cautious = vorsichtig
player-focused = zielstrebig
player-protective = beschützend
prepare-all = Alle Kämpfer
prepare-name = Name
prepare-kind = Kreatur
prepare-no-kind = keine
prepare-place = Ort
prepare-own = Was abweicht
prepare-copy = { $name } kopieren
prepare-remove = { $name } entfernen
prepare-orders = Dauerbefehle
prepare-new-order = Neuer Dauerbefehl
prepare-order-sample = always dodge
problem = Erwartet: { $expected }
problem-at = { $where }: erwartet { $expected }
form-own = Vorgabe
form-own-again = zurück zur Vorgabe
form-more = hinzufügen …
form-add-to = Zu { $name } hinzufügen
form-take-away = { $name } entfernen
form-reset = { $name } auf die Vorgabe zurücksetzen
form-new-key = Neuer Eintrag von { $name }
ends = Ende des Kampfes
ends-book = Der Kampf endet, wenn das Buch es sagt, und außerdem:
ends-title = Wie dieses Ende heißt
ends-kind = Art des Endes
ends-rounds = nach Runden
ends-reach = jemand erreicht einen Ort
ends-state = jemandem geschieht etwas
ends-who = Wer
ends-add = Hinzufügen
ends-after = { $rounds } Runden sind vorbei
ends-is = { $name } ist { $state }
ends-there = { $name } erreicht { $place }
options = Optionen des Buchs
options-changed = { $count } geändert
options-find = Option suchen
options-yes = ja
options-no = nein
options-usual = { $value } (Vorgabe)
options-what = Was bedeutet das?
prepare-note = Notiz
prepare-seed = Startwert der Würfel
step-add = { $count ->
    [one] { $name } hinzugefügt
   *[other] { $count } × { $name } hinzugefügt
}
step-move = { $name } versetzt
step-remove = { $name } entfernt
step-copy = { $name } kopiert
step-name = Name { $name }
step-set = { $what } von { $name }
step-orders = Befehle für { $name }
step-side = noch eine Seite
step-side-name = Seite { $side }
step-drop-side = Seite { $side } entfernt
step-plays = wer { $side } spielt
step-board = Spielfeld: { $what }
step-solve = { $change }
step-title = Titel { $title }
step-note = Notiz
step-seed = Startwert
step-end = ein Ende
step-end-gone = Ende „{ $title }“ entfernt
step-option = Option { $option }
