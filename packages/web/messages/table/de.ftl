### Der Tisch: was nur er sagt, geladen mit ihm.

## An mehreren Stellen

value-none = keine
default-choice = Vorgabe
opening = Der Tisch wird geöffnet …
cost-free = kostenlos
more-unlisted = { $count ->
    [one] Eine weitere ist nicht aufgeführt.
   *[other] { $count } weitere sind nicht aufgeführt.
}

## Die Verbindung

table-retry = Der Tisch ist nicht zu erreichen. { $why } Neuer Versuch …
tab-title-you = (du bist dran) { $title } · Riposte
table-readonly = Du kannst zusehen, aber nicht spielen. { $why }

## Die Leiste oben

bar-table = Tisch
bar-round = Runde { $round }
bar-people = Wer am Tisch sitzt
seat-is-here = { $name }: da
seat-is-away = { $name }: nicht da
bar-over = Der Kampf ist vorbei. { $end }.
paused = Pause
bar-lost = Verbindung verloren, neuer Versuch …
bar-sending = wird gesendet …
undo-nothing = Du kannst nichts rückgängig machen.
redo-nothing = Du kannst nichts wiederholen.
undone = Rückgängig gemacht: { $what }. Umschalt+Z holt es zurück.
redone = Wiederholt: { $what }.
withdraw = Zurücknehmen
replay = Rückblick
keys-and-colours = Tasten und Farben

## Das Protokoll

log = Protokoll
log-what-happened = Was geschah
log-depth = Detailgrad
log-story = Text
log-numbers = Zahlen
log-against = { $left } gegen { $right }
log-sum = Summe
log-find = Protokoll durchsuchen und filtern
log-filter = Was das Protokoll zeigt
log-all = Alles
log-mine = Meine
log-hurt = Wunden
log-said = Gespräch
log-search = Im Protokoll suchen
log-found = { $at } von { $count }
log-find-older = Älterer Fund
log-find-newer = Neuerer Fund
log-nothing = Davon ist noch nichts geschehen.
log-empty = Der Kampf hat noch nicht begonnen.
log-board-after = Das Spielfeld nach Eintrag { $number } zeigen
log-number = #{ $number }
log-sum-hidden = Nur wer diese Figur spielt, sieht die Rechnung.
log-no-modifiers = Keine Modifikatoren.
log-inactive = { $count ->
    [one] Eine Sache zählte nicht
   *[other] { $count } Dinge zählten nicht
}
log-correct = Diesen Wurf berichtigen
number-of = { $number } von { $name }

## Einen Wurf berichtigen

## Aktionen

actions = Aktionen
actions-others = { $count ->
    [one] Eine Figur eines Spielers
   *[other] { $count } Figuren von Spielern
}
actions-who = Wer handelt
actions-groups = Arten von Aktionen
group-attack = Angriff
group-move = Bewegung
group-guard = Schutz
group-magic = Magie
group-other = Anderes
group-all = Alle { $count }
actions-targets = { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
}
actions-why = { $title } ist nicht möglich: { $why }
actions-cannot = { $title } ist nicht möglich
actions-more = und { $count } weitere
actions-hint = Wähle eine Aktion, um ihre Chancen zu sehen.
actions-where = { $title }: wohin?
actions-whom = { $title }: auf wen?
actions-how = { $title }: wie?
actions-which = { $title }: welche?
actions-react = { $names }: Reaktion möglich, wohin du auch gehst.
actions-parts = { $title }: wohin zielen?
actions-answer-first = Beantworte zuerst die Frage.
actions-dice-first = Gib zuerst die Würfel ein.
actions-anytime = Jederzeit:
actions-their-turn = Du bist nicht am Zug. Am Zug: { $names }.
actions-choose = { $title }: wähle eine von { $count }
actions-places = { $count ->
    [0] Du kannst kein Feld erreichen.
    [one] Du kannst ein Feld erreichen.
   *[other] Du kannst { $count } Felder erreichen.
}
odds-none = Diese Chancen lassen sich hier nicht schnell genug berechnen.
odds-closed = Die Spielleitung hält die Chancen verdeckt.
stack = Wartende Handlungen
stack-deciding = Es entscheidet: { $names }
phone = Teile des Tischs
phone-act = Handeln
phone-map = Karte
forecast = Chancen des Kampfs
forecast-about = { $fights } Kämpfe zu Ende gespielt
forecast-counting = wird gezählt …
forecast-show = zeigen

## Fragen

question = Frage
kind-ruling = Entscheidung
kind-defend = Abwehr
kind-reaction = Reaktion
kind-choice = Wahl
question-take-over = Du kannst für { $name } antworten
question-others = Auch gefragt: { $names }.
question-parts = Wähle einen Körperteil
question-fold = { $act } …
question-ways = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
question-rest = Andere Antworten …
question-rest-count = { $count } weitere
question-default = { $choice } in { $left }
turn-default = Der Computer handelt in { $left }
question-default-unknown = Vorgabe in { $left }
time-seconds = { $count } s
time-minutes = { $count } Min.
time-hours = { $count } h
time-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
}
question-always = Immer so antworten
question-always-rule = Immer so entscheiden
question-never = Nicht mehr fragen (immer: { $choice })
question-never-unknown = Nicht mehr fragen (immer die Vorgabe)
dice-ask = { $name } würfelt { $title }: { $dice }. Was zeigen die Würfel?
dice-use = Diese Würfel nehmen
dice-roll = Für mich würfeln

## Das Spielfeld

board-none = Dieser Kampf hat keine Karte. Die Listen daneben zeigen alles.
board-choosable = wählbar
board-empty = leer
board-reach = erreichbar für { $cost }
board-reach-free = erreichbar
board-provokes = mögliche Reaktion: { $names }
board-from = { $way } von { $name }
board-nothing = Hier kannst du nichts wählen.
board-near-label = Die Figuren zeigen
board-threatens = bedroht die markierten Felder

## Figuren

fighters-all = Alle
fighters-side = Seite { $number }
fighter-yours = deine
fighter-computer = Computer
fighter-acting = am Zug
fighter-deciding = entscheidet
fighter-busy = handelt
fighter-out = außer Gefecht
order-title = Reihenfolge
order-free = Keine Züge
order-free-why = handle, wann immer du zahlen kannst
order-free-end = Die Runde endet, wenn { $count ->
    [2] beide
   *[other] alle { $count }
} warten.
order-free-none = Noch wartet niemand.
order-free-rest = Es warten: { $names }
order-left = { $amount } { $resource } übrig
order-hidden = { $resource } verdeckt
fighter-unknown = Mehr siehst du nicht von { $name }.
fighter-auto = der Computer spielt { $name }
gauge-of = { $value } von { $most }
gauge-label = { $title } { $value }
gauge-planned = { $title } { $value }, { $planned } geplant
body-part-list = { $part } ({ $state })
body-part = { $part }: { $state }

## Dauerbefehle

dial = Wenn andere handeln, frag mich
dial-all = nach allem
dial-touching = nach dem, was mich betrifft
dial-none = nach nichts
dial-mixed = wie unten
dial-kinds = { $count ->
    [0] Nach Art des Ereignisses, oder an einem Halt
    [one] Nach Art des Ereignisses, und an einem Halt
   *[other] Nach Art des Ereignisses, und an { $count } Halten
}
dial-attack = Ein Angriff auf mich
dial-friend = Ein Angriff auf jemand anderen
dial-move = Jemand bewegt sich
dial-turn = Ein Zug beginnt oder endet
dial-other = Alles andere
dial-preset = Wie im Buch
dial-hold = Halte die Umschalttaste, um nach allem gefragt zu werden.
dial-all-passed = Frühere verstrichene Momente
stop-any = { $name }, was auch geschieht
stop-turn = { $name }: Zug beginnt oder endet
stop-who = Halt bei
stop-when = wenn
stop-when-any = etwas geschieht
stop-when-turn = der Zug beginnt oder endet
stop-set = Halt setzen
dial-passed = { $count ->
    [one] Ein Moment ging vorüber.
   *[other] { $count } Momente gingen vorüber.
}
dial-moment = { $name }: { $because }
dial-take-up = Darauf zurückkommen
order-when = { $name }: { $text }
order-never = { $name }, { $ask }: immer die Vorgabe
order-always = { $name }, { $ask }: immer { $text }
order-forget = Wieder fragen
order-new = Befehl
order-example = parry when I have at least 3 HP
order-try = Wann hätte er gegolten?
order-give = Befehl geben
order-given = Der Befehl gilt.
order-preview = Er hätte bisher { $fired } von { $asked ->
    [one] 1 Frage
   *[other] { $asked } Fragen
} beantwortet.

end = Das Ende des Kampfs
share-spectators = Kopiert: ein Link für Zuschauer.
share-own = Kopiert: ein Link für diesen Browser.
branch-lost = Der neue Tisch ist bereit, aber seine Links sind verloren. Öffne noch einen.

## Regeln

## Tasten, Farben

key-end = N
commands = Befehle

## Die Spielleitung

digest = Seit du weg warst

## Das Versprechen der Würfel

## Die Zeile zum Tippen

near-here = hier
near-no-way = kein Weg dorthin
near-steps = { $count ->
    [one] gleich daneben
   *[other] { $count } Schritte entfernt
}
near-compass = Norden Nordosten Osten Südosten Süden Südwesten Westen Nordwesten
near-way = { $count } nach { $way }
