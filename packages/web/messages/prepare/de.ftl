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
saving-copy = Diese Fassung als Kopie behalten
saving-other = Die andere laden
saving-conflict = In einem anderen Fenster geändert
prepare-add = Hinzufügen
prepare-to = zu
prepare-find = Kreatur oder Charakter
prepare-bestiary = Bestiarium
prepare-party = Gruppe
prepare-here = In diesem Kampf
prepare-near = Nichts heißt „{ $wanted }“. Am nächsten kommen diese: Füge eins hinzu und gib ihm in der Liste der Kämpfer einen eigenen Namen und eigene Ausrüstung.
prepare-none = Nichts heißt „{ $wanted }“. Füge jemand Ähnlichen hinzu und gib ihm in der Liste der Kämpfer einen eigenen Namen und eigene Ausrüstung.
prepare-no-party = Hier stehen eigene Charaktere dieses Spiels, sobald es welche gibt.
prepare-make-one = Eine Figur erschaffen
prepare-alike-leaders = Hauptmann, Anführer, Häuptling, Veteran, Ritter, Held, Soldat, captain, chief, chieftain, leader, commander, officer, sergeant, veteran, knight, hero, soldier
prepare-alike-robbers = Bandit, Räuber, Plünderer, Dieb, Pirat, bandit, robber, brigand, outlaw, raider, thug, thief, pirate, highwayman
prepare-alike-guards = Wache, Wächter, Posten, Soldat, guard, guardsman, watchman, sentry, soldier, militia
prepare-alike-warriors = Krieger, Kämpfer, Söldner, warrior, fighter, soldier, mercenary, champion
prepare-alike-mages = Magier, Zauberer, Hexe, mage, wizard, sorcerer, sorceress, witch, warlock, magician
prepare-alike-archers = Schütze, Bogenschütze, Jäger, archer, bowman, hunter, crossbowman, arbalester
prepare-alike-undead = Untoter, Skelett, Zombie, Ghul, undead, skeleton, zombie, ghoul, wraith
prepare-alike-beasts = Tier, Wolf, Bär, Eber, beast, wolf, bear, boar, animal
prepare-how = Auf die Karte ziehen oder + drücken. Schreib vor den Namen in der Suche eine Zahl, um so viele hinzuzufügen.
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

## Drawing

prepare-wall = Wand
prepare-paint = Gelände
prepare-path = Weg
prepare-start = Startfläche
prepare-start-of = Start von { $side }
prepare-erase = Radieren
prepare-drag = { $tool }: über die Karte ziehen. Mit Umschalt: eine ganze Fläche
prepare-picture = Kartenbild
prepare-brush = Was gezeichnet wird
prepare-add-region = Region hinzufügen
prepare-region-n = Region { $n }
prepare-line-begun = Die Linie beginnt bei { $place }. Enter beendet sie, Escape verwirft sie.
prepare-drawn = { $count ->
    [one] { $what } ist gezeichnet.
   *[other] { $what } ist { $count }-mal gezeichnet.
}
prepare-undrawn = { $count ->
    [one] { $what } ist entfernt.
   *[other] { $what } ist { $count }-mal entfernt.
}
prepare-erased = { $place } ist leer.
step-draw = { $what } zeichnen
step-undraw = { $what } entfernen
step-erase = Radieren
step-region = { $name } hinzufügen
step-region-name = die Region { $name }
prepare-region-name = Name der Region { $n }

odds-title = Wer gewinnt?
odds-counting = wird gezählt …
odds-soon = Die ersten Kämpfe laufen.
odds-fights = { $fights ->
    [one] ein Kampf
   *[other] { $fights } Kämpfe
}
odds-interval = { $side }: Der wahre Anteil liegt zwischen { $least } und { $most } %.
odds-policy = Alle Seiten spielt der übliche Computerspieler.
odds-players = Computerspieler: { $players }.
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
solve-any = mehr oder weniger von allen
solve-like = mehr oder weniger: { $name }
solve-as-is = Keine Änderung: Kein Versuch kam näher heran
solve-more = { $count } mehr: { $name }
solve-fewer = { $count } weniger: { $name }
solve-found = { $change }: { $percent } % ({ $least } bis { $most } %)
solve-far = Nichts, was versucht wurde, kommt näher an { $wanted } %.
solve-numbers = Zahlen von { $name }
solve-number = { $number } ({ $value })
solve-to = { $number } { $to } statt { $from }
solve-trying = Versuch { $nth }: { $fights } von { $most } Kämpfen
solve-take = Übernehmen
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
prepare-order-sample = dodge when the attacker is prone
problem = Erwartet: { $expected }
problem-at = { $where }: erwartet { $expected }
form-own = Vorgabe
form-own-is = { $value } (Vorgabe)
form-own-again = zurück zur Vorgabe
form-more = hinzufügen …
form-none = nichts
form-one-by-one = Einzeln
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
ends-after = { $rounds ->
    [one] Eine Runde ist vorbei
   *[other] { $rounds } Runden sind vorbei
}
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

## Maps from elsewhere

map-bring = Kartendatei öffnen
map-bring-picture = Bild laden
map-import = { $name }
map-remedy = Dein Kampf ist unverändert. Speichere die Karte in ihrem Programm noch einmal oder wähle eine andere Datei.
map-reading = Die Karte wird gelesen …
map-preview = Vorschau des Spielfelds
map-portals = { $count ->
    [one] Die Tür oder das Fenster ist
   *[other] Die { $count } Türen und Fenster sind
}
map-portals-as-written = wie in der Karte
map-portals-doors = Türen, geschlossen
map-portals-windows = Fenster
map-portals-open = offen
map-objects = { $count ->
    [one] Was die Sicht nimmt, wird zur Wand
   *[other] { $count } Dinge, die die Sicht nehmen, werden zu Wänden
}
map-hexes = Auf Sechsecken
map-scale = Felder für ein Quadrat der Karte
map-undo = Was vorher an Wänden und Gelände gezeichnet war, verschwindet. Rückgängig holt es zurück.
map-take = Karte übernehmen
map-taken = { $name } ist jetzt die Karte.
step-map = { $name } übernehmen
map-read = Gelesen:
map-changed = Geändert:
map-left = Weggelassen:
note-picture = Bild mit { $one } mal { $two } Pixeln
note-walls = { $one ->
    [one] eine Wand, in { $two } Stücken gezeichnet
   *[other] { $one } Wände, in { $two } Stücken gezeichnet
}
note-doors = { $one ->
    [one] eine geschlossene Tür
   *[other] { $one } geschlossene Türen
}
note-doors-as-walls = { $one ->
    [one] eine geschlossene Tür, als Wand gezeichnet
   *[other] { $one } geschlossene Türen, als Wand gezeichnet
}
note-windows = { $one ->
    [one] ein Fenster: Man sieht hindurch und kommt nicht durch
   *[other] { $one } Fenster: Man sieht hindurch und kommt nicht durch
}
note-windows-as-walls = { $one ->
    [one] ein Fenster, als Wand gezeichnet: Dieses Spielfeld kennt keine Fenster
   *[other] { $one } Fenster, als Wand gezeichnet: Dieses Spielfeld kennt keine Fenster
}
note-openings = { $one ->
    [one] ein offener Durchgang
   *[other] { $one } offene Durchgänge
}
note-objects = { $one ->
    [one] ein Ding, das die Sicht nimmt, als Wand gezeichnet
   *[other] { $one } Dinge, die die Sicht nehmen, als Wand gezeichnet
}
note-rescaled = Das Bild wurde vergrößert oder verkleinert: Ein Quadrat ist { $two } Pixel breit, nicht { $one }.
note-stretched = Die Felder des Bildes sind nicht quadratisch; es wird über das Spielfeld gestreckt.
note-cropped = Die Karte ist ein Ausschnitt einer größeren, ab { $one }, { $two }; alles ist darum verschoben.
note-part-squares = Die letzten Felder sind angeschnitten; das Spielfeld hat sie ganz.
note-simplified = Die Wände sind um { $one } Felder vereinfacht, weil das Spielfeld höchstens { $two } fasst.
note-closed-unknown = { $one ->
    [one] Ein Durchgang ist nicht geschlossen: Fenster oder offene Türen. Oben lässt sich wählen, was sie sind.
   *[other] { $one } Durchgänge sind nicht geschlossen: Fenster oder offene Türen. Oben lässt sich wählen, was sie sind.
}
note-format = Die Nummer des Formats ist unbekannt; die Karte wurde trotzdem gelesen.
note-hexes = Die Karte ist in Quadraten gezeichnet; ein Sechseck ist so breit wie ein Quadrat.
note-no-picture = das Bild: Die Karte hat keines
note-picture-unknown = das Bild: Es ist weder PNG noch WebP noch JPEG
note-picture-large = das Bild: Es ist größer als { $one } MB. Ein kleineres lässt sich dort speichern, wo die Karte gezeichnet wurde.
note-picture-elsewhere = das Bild: Es liegt in der Werkstatt
note-lights = { $one ->
    [one] ein Licht: Kämpfe kennen noch keine Lichter
   *[other] { $one } Lichter: Kämpfe kennen noch keine Lichter
}
note-objects-left = { $one ->
    [one] ein Ding, das die Sicht nimmt: Oft sind es Bäume und Tische
   *[other] { $one } Dinge, die die Sicht nehmen: Oft sind es Bäume und Tische
}
note-outside = { $one ->
    [one] eine Wand außerhalb der Karte
   *[other] { $one } Wände außerhalb der Karte
}
note-larger = ein Teil der Karte: Sie misst { $one } mal { $two } Felder, das Spielfeld nimmt das obere linke Stück
note-too-many = { $one ->
    [one] eine Wand: Mehr fasst das Spielfeld nicht
   *[other] { $one } Wände: Mehr fasst das Spielfeld nicht
}
note-regions = { $one ->
    [one] eine Wand: Dieses Spiel hat Regionen, das Bild liegt darunter
   *[other] { $one } Wände: Dieses Spiel hat Regionen, das Bild liegt darunter
}
note-unknown-keys = { $one ->
    [one] ein Eintrag nur für andere Programme
   *[other] { $one } Einträge nur für andere Programme
}
note-not-walls = { $one ->
    [one] ein Ding, für das das Format kein Wort hat
   *[other] { $one } Dinge, für die das Format kein Wort hat
}

## The picture under the map

picture-none = Noch liegt kein Bild darunter. Ein Bild ist PNG, JPEG oder WebP; eine Karte eines anderen Programms ist .dd2vtt, .uvtt oder .df2vtt.
picture-found = Das Gitter ist gefunden: Ein Feld ist { $size } Pixel breit.
picture-unsure = Das Gitter ist vielleicht { $size } Pixel breit. Bitte ansehen, ob die Linien passen.
picture-sized = Das Spielfeld ist jetzt so groß wie das Bild: { $width } × { $height }.
picture-not-found = Kein Gitter gefunden. Ein Quadrat über ein Feld des Bildes ziehen.
picture-square = An ein Quadrat anpassen
picture-square-how = Über ein beliebiges Quadrat des Bildes ziehen; das Gitter folgt.
picture-nudge = Das Bild mit den Pfeiltasten verschieben, oder hier
picture-left = Nach links
picture-right = Nach rechts
picture-up = Nach oben
picture-down = Nach unten
picture-larger = Größer
picture-smaller = Kleiner
picture-remove = Bild entfernen
step-picture = { $name } darunterlegen
step-picture-move = Bild verschieben
step-picture-fit = Bild anpassen
step-picture-remove = Bild entfernen

plays-master = die Spielleitung
own-packs = Eigene Pakete
own-packs-what = Was diese Pakete bringen, kann in diesem Kampf vorkommen. Ein Tisch behält sie so, wie sie waren, als er entstand.
own-packs-gone = Dieses Paket ist nicht in deiner Werkstatt. Füge seine Datei der Bibliothek hinzu, oder nimm es aus diesem Kampf.
own-pack-of = Aus deinem Paket { $pack }
step-pack = { $name } verwenden
step-pack-gone = { $name } weglassen
prepare-carried = Wie ein Kampf sie zurückließ
prepare-carried-from = Aus { $title }, { $on }
prepare-carried-drop = Frisch beginnen
step-carried-gone = { $name } beginnt frisch
form-nth = { $name } { $nth }

map-keys-chosen = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, mit Umschalt bewegen sie { $name }. Enter stellt { $name } auf ein leeres Feld oder wählt, wer dort steht.
map-keys-picture = Spielfeld. Die Pfeiltasten verschieben das Bild.
draw-keys-erase = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, Enter löscht, was dort gezeichnet ist.
draw-keys-cell = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, Enter zeichnet dort oder löscht wieder: { $what }.
draw-keys-line = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, Enter beginnt zu zeichnen: { $what }.
draw-keys-edge = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, mit Umschalt zeichnen sie auf dieser Seite: { $what }. Enter beginnt eine Linie.
draw-keys-end = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, Enter beendet die Linie dort, Escape verwirft sie: { $what }.
