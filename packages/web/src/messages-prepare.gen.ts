// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The messages of a part of the page, by language. */
export const PREPARE = {
  de: `prepare = Vorbereiten
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
solve-as-is = So, wie es ist: nichts Versuchtes kommt näher
solve-more = { $count } mehr: { $name }
solve-fewer = { $count } weniger: { $name }
solve-found = { $change }: { $percent } % ({ $least } bis { $most } %)
solve-numbers = Zahlen
solve-number = { $number } ({ $value })
solve-to = { $number } { $to } statt { $from }
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
prepare-order-sample = dodge when the attacker is prone
problem = Erwartet: { $expected }
problem-at = { $where }: erwartet { $expected }
form-own = Vorgabe
form-own-is = Vorgabe: { $value }
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
`,
  en: `prepare = Prepare
prepare-fight = Fight
prepare-title = Title of the fight
prepare-untitled = A new fight
prepare-heroes = Heroes
prepare-foes = Foes
prepare-region-1 = near bank
prepare-region-2 = bridge
prepare-region-3 = far bank
prepare-gone = This fight cannot be opened.
prepare-back = All fights
prepare-play = Play it
prepare-alone = Play alone
prepare-file = Save as file
prepare-seen = Who sees the map
prepare-seen-all = All is shown
prepare-seen-by = As { $side } see it
prepare-what = Odds and fighters
saving-saved = Saved
saving-saving = Saving
saving-failed = Not saved yet
saving-conflict = Changed in another window
prepare-add = Add
prepare-to = to
prepare-find = Creature or character
prepare-bestiary = Bestiary
prepare-party = Party
prepare-here = In this fight
prepare-none = Nothing is called “{ $wanted }”.
prepare-no-party = Your own characters of this game are listed here once you have made some.
prepare-how = Drag onto the map, or press +. “4 bandits” in the search adds four.
prepare-add-one = { $count ->
    [one] Add { $name }
   *[other] Add { $count } × { $name }
}
prepare-added = { $count ->
    [one] { $name } is added.
   *[other] { $count } × { $name } are added.
}
prepare-map = Map of the fight
prepare-tools = Tools
prepare-select = Select
prepare-no-ground = There is no map yet. The notes on the right say what is missing.
prepare-moved = { $name } stands at { $place }.
board-kind = Kind of board
board-square = Squares
board-hex = Hexes
board-hex-flat = Hexes
board-hex-pointy = Hexes
board-metres = Metres
board-regions = Regions
board-width = Columns
board-height = Rows
board-unit = of { $unit }
board-more = Board in detail
odds-title = Who wins?
odds-counting = counting …
odds-soon = The first fights are on their way.
odds-fights = { $fights ->
    [one] one fight
   *[other] { $fights } fights
}
odds-side = { $side } { $percent } %, the truth lies between { $least } and { $most } %
odds-interval = { $side }: the truth lies between { $least } and { $most } %.
odds-policy = All play by the default of the game.
odds-players = Computer players: { $players }.
odds-nobody = Nobody wins: { $percent } %
odds-two-sides = Odds come as soon as two sides have a fighter each.
odds-problems = { $count ->
    [one] Odds come as soon as one problem below is mended.
   *[other] Odds come as soon as { $count } problems below are mended.
}
odds-rounds = Rounds until the end
odds-mean = { $rounds } on average
odds-rounds-said = { $mean } rounds on average, from { $from } to { $to }
odds-falls = Out of the fight at the end
solve = Solve
solve-stop = Stop
solve-aim = Aim for
solve-side = Who should win so often
solve-for = wins for { $side }
solve-by = What may change
solve-like = more or fewer: { $name }
solve-as-is = As it is, and nothing that was tried comes nearer
solve-more = { $count } more: { $name }
solve-fewer = { $count } fewer: { $name }
solve-found = { $change }: { $percent } % ({ $least } to { $most } %)
solve-numbers = Numbers
solve-number = { $number } ({ $value })
solve-to = { $number } { $to } instead of { $from }
solve-take = Do it
prepare-sides = Sides
prepare-side = Side
prepare-side-name = Name of side { $nth }
prepare-add-side = Another side
prepare-new-side = Others
prepare-drop-side = Remove the side { $side }
prepare-no-side = Without a side
prepare-nobody = Nobody yet. Add somebody from the list on the left.
prepare-plays = Who plays { $side }
prepare-people = People
prepare-computer = Computer
plays-one = one player
plays-each = a player each
plays-computer = computer: { $name }
player-policy = default
player-random = random
player-careful = careful
player-tactical = tactical
player-brave = brave
player-cautious = cautious
player-focused = focused
player-protective = protective
prepare-all = All fighters
prepare-name = Name
prepare-kind = Creature
prepare-no-kind = none
prepare-place = Place
prepare-own = What differs
prepare-copy = Copy { $name }
prepare-remove = Remove { $name }
prepare-orders = Standing orders
prepare-new-order = New standing order
prepare-order-sample = dodge when the attacker is prone
problem = Expected: { $expected }
problem-at = { $where }: expected { $expected }
form-own = by default
form-own-is = by default: { $value }
form-own-again = by default
form-more = add …
form-add-to = Add to { $name }
form-take-away = Remove { $name }
form-reset = Set { $name } back to its default
form-new-key = New entry of { $name }
ends = End of the fight
ends-book = The fight ends when the book says so, and also:
ends-title = What this end is called
ends-kind = Kind of end
ends-rounds = after rounds
ends-reach = somebody reaches a place
ends-state = something happens to somebody
ends-who = Who
ends-add = Add
ends-after = { $rounds } rounds are over
ends-is = { $name } is { $state }
ends-there = { $name } reaches { $place }
options = Options of the book
options-changed = { $count } changed
options-find = Find an option
options-yes = yes
options-no = no
options-usual = { $value } (default)
options-what = What does it mean?
prepare-note = Note
prepare-seed = Seed of the dice
step-add = { $count ->
    [one] { $name } added
   *[other] { $count } × { $name } added
}
step-move = { $name } moved
step-remove = { $name } removed
step-copy = { $name } copied
step-name = name { $name }
step-set = { $what } of { $name }
step-orders = orders of { $name }
step-side = another side
step-side-name = side { $side }
step-drop-side = side { $side } removed
step-plays = who plays { $side }
step-board = board: { $what }
step-solve = { $change }
step-title = title { $title }
step-note = note
step-seed = seed
step-end = an end
step-end-gone = the end “{ $title }” removed
step-option = option { $option }
`,
};

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'prepare': { };
    readonly 'prepare-fight': { };
    readonly 'prepare-title': { };
    readonly 'prepare-untitled': { };
    readonly 'prepare-heroes': { };
    readonly 'prepare-foes': { };
    readonly 'prepare-region-1': { };
    readonly 'prepare-region-2': { };
    readonly 'prepare-region-3': { };
    readonly 'prepare-gone': { };
    readonly 'prepare-back': { };
    readonly 'prepare-play': { };
    readonly 'prepare-alone': { };
    readonly 'prepare-file': { };
    readonly 'prepare-seen': { };
    readonly 'prepare-seen-all': { };
    readonly 'prepare-seen-by': { readonly side: Arg };
    readonly 'prepare-what': { };
    readonly 'saving-saved': { };
    readonly 'saving-saving': { };
    readonly 'saving-failed': { };
    readonly 'saving-conflict': { };
    readonly 'prepare-add': { };
    readonly 'prepare-to': { };
    readonly 'prepare-find': { };
    readonly 'prepare-bestiary': { };
    readonly 'prepare-party': { };
    readonly 'prepare-here': { };
    readonly 'prepare-none': { readonly wanted: Arg };
    readonly 'prepare-no-party': { };
    readonly 'prepare-how': { };
    readonly 'prepare-add-one': { readonly count: Arg; readonly name: Arg };
    readonly 'prepare-added': { readonly count: Arg; readonly name: Arg };
    readonly 'prepare-map': { };
    readonly 'prepare-tools': { };
    readonly 'prepare-select': { };
    readonly 'prepare-no-ground': { };
    readonly 'prepare-moved': { readonly name: Arg; readonly place: Arg };
    readonly 'board-kind': { };
    readonly 'board-square': { };
    readonly 'board-hex': { };
    readonly 'board-hex-flat': { };
    readonly 'board-hex-pointy': { };
    readonly 'board-metres': { };
    readonly 'board-regions': { };
    readonly 'board-width': { };
    readonly 'board-height': { };
    readonly 'board-unit': { readonly unit: Arg };
    readonly 'board-more': { };
    readonly 'odds-title': { };
    readonly 'odds-counting': { };
    readonly 'odds-soon': { };
    readonly 'odds-fights': { readonly fights: Arg };
    readonly 'odds-side': { readonly side: Arg; readonly percent: Arg; readonly least: Arg; readonly most: Arg };
    readonly 'odds-interval': { readonly side: Arg; readonly least: Arg; readonly most: Arg };
    readonly 'odds-policy': { };
    readonly 'odds-players': { readonly players: Arg };
    readonly 'odds-nobody': { readonly percent: Arg };
    readonly 'odds-two-sides': { };
    readonly 'odds-problems': { readonly count: Arg };
    readonly 'odds-rounds': { };
    readonly 'odds-mean': { readonly rounds: Arg };
    readonly 'odds-rounds-said': { readonly mean: Arg; readonly from: Arg; readonly to: Arg };
    readonly 'odds-falls': { };
    readonly 'solve': { };
    readonly 'solve-stop': { };
    readonly 'solve-aim': { };
    readonly 'solve-side': { };
    readonly 'solve-for': { readonly side: Arg };
    readonly 'solve-by': { };
    readonly 'solve-like': { readonly name: Arg };
    readonly 'solve-as-is': { };
    readonly 'solve-more': { readonly count: Arg; readonly name: Arg };
    readonly 'solve-fewer': { readonly count: Arg; readonly name: Arg };
    readonly 'solve-found': { readonly change: Arg; readonly percent: Arg; readonly least: Arg; readonly most: Arg };
    readonly 'solve-numbers': { };
    readonly 'solve-number': { readonly number: Arg; readonly value: Arg };
    readonly 'solve-to': { readonly number: Arg; readonly to: Arg; readonly from: Arg };
    readonly 'solve-take': { };
    readonly 'prepare-sides': { };
    readonly 'prepare-side': { };
    readonly 'prepare-side-name': { readonly nth: Arg };
    readonly 'prepare-add-side': { };
    readonly 'prepare-new-side': { };
    readonly 'prepare-drop-side': { readonly side: Arg };
    readonly 'prepare-no-side': { };
    readonly 'prepare-nobody': { };
    readonly 'prepare-plays': { readonly side: Arg };
    readonly 'prepare-people': { };
    readonly 'prepare-computer': { };
    readonly 'plays-one': { };
    readonly 'plays-each': { };
    readonly 'plays-computer': { readonly name: Arg };
    readonly 'player-policy': { };
    readonly 'player-random': { };
    readonly 'player-careful': { };
    readonly 'player-tactical': { };
    readonly 'player-brave': { };
    readonly 'player-cautious': { };
    readonly 'player-focused': { };
    readonly 'player-protective': { };
    readonly 'prepare-all': { };
    readonly 'prepare-name': { };
    readonly 'prepare-kind': { };
    readonly 'prepare-no-kind': { };
    readonly 'prepare-place': { };
    readonly 'prepare-own': { };
    readonly 'prepare-copy': { readonly name: Arg };
    readonly 'prepare-remove': { readonly name: Arg };
    readonly 'prepare-orders': { };
    readonly 'prepare-new-order': { };
    readonly 'prepare-order-sample': { };
    readonly 'problem': { readonly expected: Arg };
    readonly 'problem-at': { readonly where: Arg; readonly expected: Arg };
    readonly 'form-own': { };
    readonly 'form-own-is': { readonly value: Arg };
    readonly 'form-own-again': { };
    readonly 'form-more': { };
    readonly 'form-add-to': { readonly name: Arg };
    readonly 'form-take-away': { readonly name: Arg };
    readonly 'form-reset': { readonly name: Arg };
    readonly 'form-new-key': { readonly name: Arg };
    readonly 'ends': { };
    readonly 'ends-book': { };
    readonly 'ends-title': { };
    readonly 'ends-kind': { };
    readonly 'ends-rounds': { };
    readonly 'ends-reach': { };
    readonly 'ends-state': { };
    readonly 'ends-who': { };
    readonly 'ends-add': { };
    readonly 'ends-after': { readonly rounds: Arg };
    readonly 'ends-is': { readonly name: Arg; readonly state: Arg };
    readonly 'ends-there': { readonly name: Arg; readonly place: Arg };
    readonly 'options': { };
    readonly 'options-changed': { readonly count: Arg };
    readonly 'options-find': { };
    readonly 'options-yes': { };
    readonly 'options-no': { };
    readonly 'options-usual': { readonly value: Arg };
    readonly 'options-what': { };
    readonly 'prepare-note': { };
    readonly 'prepare-seed': { };
    readonly 'step-add': { readonly count: Arg; readonly name: Arg };
    readonly 'step-move': { readonly name: Arg };
    readonly 'step-remove': { readonly name: Arg };
    readonly 'step-copy': { readonly name: Arg };
    readonly 'step-name': { readonly name: Arg };
    readonly 'step-set': { readonly what: Arg; readonly name: Arg };
    readonly 'step-orders': { readonly name: Arg };
    readonly 'step-side': { };
    readonly 'step-side-name': { readonly side: Arg };
    readonly 'step-drop-side': { readonly side: Arg };
    readonly 'step-plays': { readonly side: Arg };
    readonly 'step-board': { readonly what: Arg };
    readonly 'step-solve': { readonly change: Arg };
    readonly 'step-title': { readonly title: Arg };
    readonly 'step-note': { };
    readonly 'step-seed': { };
    readonly 'step-end': { };
    readonly 'step-end-gone': { readonly title: Arg };
    readonly 'step-option': { readonly option: Arg };
  }
}
