## An mehreren Stellen

riposte = Riposte
home = Startseite
close = Schließen
close-sheet = { $title } schließen
back = Zurück
part-lost = Ein Teil dieser Seite wurde nicht geladen.
part-again = Noch einmal
who = Wer
rule = Regel { $id }
or = { " " }oder{ " " }
cost = { $amount } { $resource }
cost-gain = +{ $amount } { $resource }
cost-range = { $from }–{ $to } { $resource }

## Die Startseite

home-intro = Kämpfe genau nach den Regeln des Buchs. Such dir einen aus und fang an: kein Konto, nichts auszufüllen.
home-resume = Mach weiter, wo du warst
home-start = Einen Kampf beginnen
home-go-on = Weiter
home-resume-label = Weiter mit { $title }
home-search = Kampf, Wesen oder Spiel
home-none = In keinem Kampf kommt „{ $wanted }“ vor.
home-all = { $count ->
    [one] Ein Kampf
   *[other] Alle { $count } Kämpfe
}
home-fewer = Weniger zeigen
home-your-games = Deine Spiele
home-fight = Kampf
home-as = als { $name }
home-loading = Die Kämpfe werden geladen …
home-side = { $name } ({ $count })
home-against = { " " }gegen{ " " }
home-alone-label = { $title } allein gegen den Computer spielen
home-friends = Mit Freunden
home-friends-label = { $title } mit Freunden öffnen
home-board = Das Spielfeld von { $title }
home-learn = Neu hier? Lern ein Spiel in ein paar kurzen Lektionen
home-learn-what = Je zwei Minuten, am richtigen Tisch, gegen den Computer.
home-learn-begin = Loslegen
home-learn-skip = Nein, danke
home-build = Eigenen Kampf bauen
home-build-what = Zeichne die Karte, setz die Figuren und spiel ihn, wenn er fertig ist
home-open-file = Datei öffnen
home-file-kinds = Eine Begegnung, ein gespeicherter Tisch oder das Protokoll eines Kampfes. Du kannst sie auch einfach hierher ziehen.

nav = Seiten
tab-title = { $title } · Riposte
nav-play = Spielen
nav-learn = Lernen
nav-prepare = Vorbereiten
nav-characters = Charaktere
nav-library = Bibliothek
nav-rules = Regeln
nav-lab = Labor
preferences = Einstellungen
nowhere = Hier ist nichts
nowhere-what = Vielleicht ist die Adresse falsch geschrieben, oder die Seite wurde gelöscht. Deine Kämpfe stehen auf der Startseite.

## Einen Platz einnehmen

join-taking = Du nimmst deinen Platz ein …
join-opening = Riposte wird geöffnet …

## Die Verbindung

server-silent = Der Server antwortet nicht.
server-answered = Der Server hat mit Status { $status } geantwortet.

## Die Leiste oben

bar-your-turn = Du bist am Zug: { $names }
bar-your-answer = Du entscheidest: { $names }
bar-your-roll = Du würfelst: { $names }
waiting-turn = Am Zug: { $names }
waiting-question = Es entscheidet: { $names }
waiting-dice = Es würfelt: { $names }
undo = Rückgängig
redo = Wiederholen
undo-what = Rückgängig: { $what }
redo-what = Wiederholen: { $what }
invite = Einladen
master = Spielleitung

## Aktionen

odds = Chancen: { $text }
odds-counting = Die Chancen werden berechnet …
odds-nothing = nichts
forecast-side = { $side }: { $percent } % Siege ({ $least } bis { $most } %)
forecast-nobody = Niemand gewinnt: { $percent } %

## Fragen

dice = Würfel

## Das Spielfeld

board = Spielfeld
board-label = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, Enter wählt, Plus und Minus vergrößern und verkleinern.
board-border = { $what } zu { $place } hin
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-all-label = Das ganze Spielfeld zeigen
board-choose = wählen

## Figuren

fighters = Figuren
token-out = außer Gefecht
own = Deine Figuren

## Dauerbefehle

orders = Dauerbefehle ({ $count })

## Tasten, Farben

keys = Tasten
colours = Farben

## Einladen

copy = Kopieren
copied = Kopiert

## Die Spielleitung

ruling = Entscheidung der Spielleitung
settings = Tisch
no = Nein

## Die Zeile zum Tippen

line = Befehl tippen
notes = Notizen
workbench-lost = Die Regeln laufen nicht mehr. Mit der nächsten Änderung starten sie wieder.
carried-nothing = Aus diesem Kampf wird nichts übernommen.
