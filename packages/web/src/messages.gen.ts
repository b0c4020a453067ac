// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** What a message may be given. */
export type Arg = string | number;

/** The messages by language. */
export const MESSAGES = {
  de: `riposte = Riposte
home = Startseite
close = Schließen
close-sheet = { $title } schließen
back = Zurück
value-none = keine
reason = Grund
reason-default = Entscheidung
who = Wer
rule = Regel { $id }
default-choice = Vorgabe
opening = Der Tisch wird geöffnet …
or = { " " }oder{ " " }
cost = { $amount } { $resource }
cost-gain = +{ $amount } { $resource }
cost-free = frei
cost-range = { $from }–{ $to } { $resource }
more-unlisted = { $count ->
    [one] Eine weitere ist nicht aufgeführt.
   *[other] { $count } weitere sind nicht aufgeführt.
}
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
home-fewer = Weniger als { $count }
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
home-build = Eigenen Kampf bauen
home-build-what = Karte, Mauern und Gegner, für dich aufbewahrt; spiel ihn, wenn er fertig ist
home-open-file = Datei öffnen
home-file-kinds = Eine Begegnung, ein gespeicherter Tisch oder das Protokoll eines Kampfes. Du kannst sie auch irgendwo fallen lassen.
nav = Seiten
nav-play = Spielen
nav-prepare = Vorbereiten
nav-characters = Charaktere
nav-library = Bibliothek
nav-rules = Regeln
nav-lab = Labor
preferences = Einstellungen
about = Über Riposte
about-icons = Symbole für Waffen, Aktionen und Zustände: game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0. Symbole der Seiten: Lucide, ISC.
about-fonts = Schriften: Hanken Grotesk, Vollkorn und Atkinson Hyperlegible Next, SIL Open Font License 1.1.
about-docs = Dokumentation (englisch)
nowhere = Hier ist nichts
nowhere-what = Vielleicht ist die Adresse falsch geschrieben, oder es gibt sie nicht mehr. Deine Kämpfe stehen auf der ersten Seite.
join-taking = Du nimmst deinen Platz ein …
join-opening = Riposte wird geöffnet …
table-retry = Der Tisch ist nicht zu erreichen. { $why } Neuer Versuch …
server-silent = Der Server antwortet nicht.
replay-fetching = Der Kampf wird geholt …
replay-not-there = Der Kampf unter { $address } ist nicht zu haben: { $why }
replay-too-large = er ist größer als { $most } MB
server-answered = Der Server hat mit Status { $status } geantwortet.
tab-title = { $title } · Riposte
tab-title-you = (du bist dran) { $title } · Riposte
table-readonly = Du kannst zusehen, aber nicht spielen. { $why }
bar-table = Tisch
bar-round = Runde { $round }
bar-people = Wer am Tisch sitzt
seat-is-here = { $name }: da
seat-is-away = { $name }: nicht da
bar-your-turn = Du bist am Zug: { $names }
bar-your-answer = Du entscheidest: { $names }
bar-your-roll = Du würfelst: { $names }
waiting-turn = Am Zug: { $names }
waiting-question = Es entscheidet: { $names }
waiting-dice = Es würfelt: { $names }
bar-over = Der Kampf ist vorbei. { $end }.
paused = Pause
bar-lost = Verbindung verloren, neuer Versuch …
bar-sending = wird gesendet …
undo = Rückgängig
redo = Wiederholen
undo-what = Rückgängig: { $what }
redo-what = Wiederholen: { $what }
undo-nothing = Du kannst nichts rückgängig machen.
redo-nothing = Du kannst nichts wiederholen.
undone = Rückgängig gemacht: { $what }. Umschalt+Z holt es zurück.
redone = Wiederholt: { $what }.
withdraw = Zurücknehmen
replay = Rückblick
invite = Einladen
master = Spielleitung
keys-and-colours = Tasten und Farben
log = Protokoll
log-what-happened = Was geschah
log-depth = Wie viel das Protokoll sagt
log-story = Erzählung
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
number-of-is = { $number } von { $name }: { $value }
correct-title = Einen Wurf berichtigen
correct-what = Was berichtigt wird
correct-dice = die Würfel
correct-faces = Was die Würfel wirklich zeigten
correct-add = Wie viel dazukommt (unter 0 wird abgezogen)
correct-scope = Die Zahl ändert sich nur in dieser einen Aktion.
correct-try = Zeigen, was sich ändern würde
correct-confirm = Berichtigen
correct-report = { $kept ->
    [one] Eine spätere Aktion oder Antwort bleibt
   *[other] { $kept } spätere Aktionen und Antworten bleiben
}, { $lost } { $lost ->
    [one] geht verloren.
   *[other] gehen verloren.
}
correct-stopped = Die Wiederholung endet dort: { $why }
correct-lost = Geht verloren: { $list }
correct-nothing = Sonst ändert sich nichts.
actions = Aktionen
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
actions-why = { $title }: nicht möglich, { $why }
actions-cannot = { $title } ist nicht möglich
actions-hint = Wähle eine Aktion, um ihre Chancen zu sehen.
actions-where = { $title }: wohin?
actions-whom = { $title }: auf wen?
actions-which = { $title }: welche?
actions-react = { $names }: Reaktion möglich, wohin du auch gehst.
actions-parts = Wohin { $title } zielt
actions-answer-first = Beantworte zuerst die Frage.
actions-dice-first = Gib zuerst die Würfel ein.
actions-their-turn = Du bist nicht am Zug. Am Zug: { $names }.
actions-choose = { $title }: wähle eine von { $count }
actions-places = { $count ->
    [0] Du kannst kein Feld erreichen.
    [one] Du kannst ein Feld erreichen.
   *[other] Du kannst { $count } Felder erreichen.
}
odds = Chancen: { $text }
odds-counting = Die Chancen werden gezählt …
odds-none = Diese Chancen lassen sich nicht schnell zählen.
odds-closed = Die Spielleitung hält die Chancen verdeckt.
odds-nothing = nichts
odds-end = den Kampf zu beenden
stack = Was auf was wartet
stack-deciding = Es entscheidet: { $names }
phone = Teile des Tischs
phone-act = Handeln
phone-map = Karte
forecast = Chancen des Kampfs
forecast-about = { $fights } Kämpfe zu Ende gespielt
forecast-counting = wird gezählt …
forecast-show = zeigen
forecast-side = { $side } gewinnt { $percent } % ({ $least } bis { $most } %)
forecast-nobody = Niemand gewinnt: { $percent } %
odds-hurt = { $name } zu verletzen
odds-affect = bei { $name } zu wirken
odds-self-hurt = dass { $name } verletzt wird
odds-self = dass { $name } betroffen ist
question = Frage
kind-ruling = Entscheid
kind-defend = Abwehr
kind-reaction = Reaktion
kind-choice = Wahl
question-usual = gilt, wenn die Zeit abläuft
question-take-over = Du kannst für { $name } antworten
question-others = Auch gefragt: { $names }.
question-parts = Wähle einen Körperteil
question-fold = { $act } …
question-ways = { $count ->
    [one] eine Art
   *[other] { $count } Arten
}
question-default = { $choice } in { $seconds } s
question-default-unknown = Vorgabe in { $seconds } s
question-always = Immer so antworten
question-always-rule = Immer so entscheiden
question-never = Nicht mehr fragen (immer: { $choice })
question-never-unknown = Nicht mehr fragen (immer die Vorgabe)
dice = Würfel
dice-ask = { $name } würfelt { $title }: { $dice }. Was zeigen die Würfel?
dice-use = Diese Würfel nehmen
dice-roll = Für mich würfeln
board = Spielfeld
board-label = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, Enter wählt, Plus und Minus zoomen.
board-none = Dieser Kampf hat keine Karte. Die Listen daneben zeigen alles.
board-choosable = wählbar
board-empty = leer
board-border = { $what } zu { $place } hin
board-reach = erreichbar für { $cost }
board-reach-free = erreichbar
board-provokes = mögliche Reaktion: { $names }
board-from = { $way } von { $name }
board-nothing = Hier kannst du nichts wählen.
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-near-label = Die Figuren zeigen
board-all-label = Das ganze Spielfeld zeigen
board-threatens = bedroht die markierten Felder
board-choose = wählen
fighters = Figuren
fighters-all = Alle
fighters-side = Seite { $number }
fighter-yours = deine
fighter-computer = Computer
fighter-acting = am Zug
fighter-deciding = entscheidet
fighter-busy = handelt
fighter-out = aus dem Kampf
token-out = aus dem Kampf
order-title = Reihenfolge
order-free = Keine Züge
order-free-why = handle, wann immer du zahlen kannst
order-left = { $amount } { $resource } übrig
order-hidden = { $resource } verdeckt
fighter-unknown = Mehr siehst du nicht von { $name }.
fighter-auto = der Computer spielt { $name }
own = Deine Figuren
gauge-of = { $value } von { $most }
gauge-label = { $title } { $value }
gauge-planned = { $title } { $value }, { $planned } geplant
body-part-list = { $part } ({ $state })
body-part = { $part }: { $state }
dial = Wenn andere handeln, frag mich
dial-all = nach jedem Moment
dial-touching = nach dem, was mich betrifft
dial-none = nach nichts
dial-mixed = wie unten
dial-kinds = { $count ->
    [0] Nach Art des Moments, und Halte
    [one] Nach Art des Moments, und ein Halt
   *[other] Nach Art des Moments, und { $count } Halte
}
dial-attack = Ein Angriff auf mich
dial-friend = Ein Angriff auf jemand anderen
dial-move = Jemand bewegt sich
dial-turn = Ein Zug beginnt oder endet
dial-other = Alles andere
dial-preset = Wie das Buch spielt
dial-hold = Umschalttaste halten: nach allem fragen.
dial-all-passed = Was sonst verstrich
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
dial-take-up = Aufgreifen
orders = Dauerbefehle ({ $count })
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
    [one] einer Frage
   *[other] { $asked } Fragen
} beantwortet.
replay-start = Vor dem Kampf
replay-after = Nach Eintrag { $number } von { $count }
replay-moment = Zeitpunkt im Kampf
replay-back = Schritt zurück
replay-on = Schritt vor
replay-play = Abspielen
replay-stop = Anhalten
replay-share = Diesen Zeitpunkt teilen
replay-branch = Was wäre wenn: ab hier weiterspielen
replay-now = Zurück zur Gegenwart
end = Das Ende des Kampfs
end-again = Noch einmal spielen
end-look-back = Zurückschauen
end-stands = steht
end-share = Wiederholung teilen
end-save = Den Kampf speichern
end-next = Weiter: { $title }
end-points = Wo es sich wendete
end-sums = Gesundheit genommen und verloren, und Glück
end-given = Ausgeteilt
end-taken = Eingesteckt
end-luck = Glück
end-unknown = Dieser Kampf ist keiner der fertigen. Öffne seine Datei noch einmal.
share-spectators = Kopiert: ein Link für Zuschauer.
share-own = Kopiert: ein Link für diesen Browser.
branch-lost = Der neue Tisch ist bereit, aber seine Links sind verloren. Öffne noch einen.
rule-looking-up = Wird nachgeschlagen …
rule-open = In den Regeln öffnen
rule-missing = Zu dieser Regel gibt es hier keinen Text. { $why }
rule-source = { $section } · { $kind } · { $status }
rule-reading = Entscheidung: { $text }
keys = Tasten
key-numbers = 1 bis 9
key-numbers-what = nach der Nummer wählen
key-escape = Esc
key-escape-what = zurück
key-commit = Enter
key-commit-what = das Gewählte tun
key-end = N
key-end-what = den Zug beenden oder warten
key-target = T, Umschalt+T
key-target-what = nächstes oder voriges Ziel
key-brackets = [ und ]
key-brackets-what = deine vorige oder nächste Figur
key-board = B
key-board-what = zum Spielfeld: die Pfeiltasten gehen, Enter wählt
key-ping = Alt+Klick, X
key-ping-what = allen einen Ort zeigen: Alt+Klick oder lange drücken, oder X auf dem Ort der Pfeiltasten
key-log = L
key-log-what = zum Protokoll
key-undo = Z, Umschalt+Z
key-undo-what = rückgängig, wiederholen
key-commands = /
key-commands-what = alle Befehle
key-line = :
key-line-what = einen Befehl tippen: „wo“, „warum“
key-replay = R
key-replay-what = Rückblick
key-help = ?
key-help-what = diese Liste zeigen
colours = Farben
colours-auto = wie das System
colours-light = hell
colours-dark = dunkel
colours-contrast = hoher Kontrast
commands = Befehle
commands-search = Befehle suchen
commands-hint = Tippe ein paar Buchstaben
save-log = Protokoll speichern
save-table = Tisch speichern
save-encounter = Begegnung speichern
invite-intro = Jeder Link ist ein Platz: Wer ihn öffnet, spielt dort. Behalte den Link der Spielleitung für dich.
invite-local = Diese Links gehen nur auf diesem Rechner. Damit andere Geräte mitspielen können, starte Riposte mit --host 0.0.0.0.
invite-address = Adresse dieses Rechners
invite-player = Platz von { $name }
invite-code = QR-Code des Links für { $name }
invite-link = Link für { $name }
copy = Kopieren
copied = Kopiert
ruling = Entscheidung der Spielleitung
ruling-apply = Anwenden
ruling-what = Was
ruling-set = einen Wert setzen
ruling-move = eine Figur versetzen
ruling-give = einen Zustand geben
ruling-end = einen Zustand beenden
ruling-ignore = eine Regel ausschalten
ruling-heed = eine Regel wieder einschalten
ruling-fact = Angabe
ruling-to = Wohin
ruling-condition = Zustand
ruling-rule = Regel
ruling-value = Wert
ruling-no-place = Es gibt kein Feld { $place }. Die Felder gehen von { $first } bis { $last }.
hand = Das Brett und wer dazukommt
hand-who = Wer kommt dazu
hand-side = Seite
hand-instead = Anstelle von
hand-nobody = niemandem
hand-add = Hereinlassen
hand-door-open = Offene Tür: { $place }
hand-door-closed = Geschlossene Tür: { $place }
hand-open = { $place } öffnen
hand-close = { $place } schließen
hand-light = Licht
hand-what = Was
hand-where = Felder, etwa 3,4; 3,5
hand-between = Zwischen welchen Feldern, etwa 3,4; 4,4
hand-draw = Zeichnen
hand-erase = Löschen
master-files = Dateien
master-seats = Plätze
seat-here = hier
seat-away = fort
seat-new-link = Neuer Link
seat-kick = Trennen
seat-revoke = Platz schließen
settings = Tisch
settings-automation = Automatik
settings-referee = Schiedsrichter: Riposte würfelt, wendet die Regeln an und spielt die Figuren des Computers
settings-assist = Hilfe: Riposte würfelt und wendet die Regeln an, Menschen entscheiden alles
settings-manual = Von Hand: Riposte wendet die Regeln an, Menschen geben ihre Würfel ein
settings-time = Zeit für eine Antwort
settings-no-limit = unbegrenzt
settings-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
settings-day = ein Tag
settings-pause = Pause
settings-lock = sperren: niemand kann dazukommen
settings-odds = den Spielern Chancen zeigen
settings-forecast = allen zeigen, wer wahrscheinlich gewinnt
delete-table = Tisch löschen
delete-question = Das löscht den Kampf, sein Protokoll und alle Plätze für immer. Den Tisch löschen?
delete-yes = Ja, löschen
no = Nein
dice-promise = Die Würfel kommen aus einem Geheimnis. Sein Fingerabdruck wurde vor dem ersten Wurf veröffentlicht: { $code }
dice-disclose = Jetzt aufdecken
dice-disclose-question = Alle bekommen das bisherige Protokoll mit allem Verborgenen. Spätere Würfel kommen aus einem neuen Geheimnis. Aufdecken?
dice-disclose-question-over = Alle bekommen das Protokoll mit allem Verborgenen. Aufdecken?
dice-disclose-yes = Ja, aufdecken
dice-disclosed = Aufgedeckt: { $secret }, veröffentlicht als { $code }.
dice-verify = Prüfe das gespeicherte Protokoll mit „riposte verify“.
line = Befehl tippen
line-label = Befehl
line-hint = strike Odo, move 6,4, warum …
line-close = Befehlszeile schließen
line-said = Antworten
line-words = hilfe jetzt wo neben schau wer chancen warum zurück wieder ende würfle verwehrt verlauf regel
line-near-words = ist sind nahe bei neben steht an is near
line-help-act = Tippe eine Handlung und ihr Ziel, oder ihre Nummer.
line-help-move = Eine Bewegung und ein Ort gehen dorthin; die Bewegung allein nennt die Orte.
line-help-where = „wo“ sagt, wo alle sind, „neben 6,4“, was neben einem Ort liegt.
line-help-who = „wer ist nahe bei Odo“ sagt, wer nahe ist, „schau Odo“ alles über jemanden.
line-help-why = „chancen“ mit einer Handlung oder Antwort sagt ihre Chancen, „warum“ erklärt den letzten Wurf, „warum 3“ Zeile 3.
line-help-now = „jetzt“ wiederholt, was du tun kannst.
line-help-all = Alle Wörter: { $words }.
line-roll = { $name }: Wirf { $dice } für { $title }. Tippe die Augen oder „würfle“.
line-place = und ein Ort
line-places = { $title } kann an { $count ->
    [one] einen Ort
   *[other] { $count } Orte
} führen:
line-which = „{ $typed }“ kann mehreres heißen. Tippe eine Nummer:
line-unknown = „{ $typed }“ kannst du jetzt nicht tun. „jetzt“ sagt, was du tun kannst, „hilfe“ alle Wörter.
line-no-number = { $count ->
    [0] Es gibt nichts zu wählen.
    [one] Es gibt nur die Nummer 1.
   *[other] Tippe eine Nummer von 1 bis { $count }.
}
line-nobody = Niemand und kein Ort heißt „{ $typed }“.
line-near = Nahe bei { $name }:
line-out = nicht mehr im Kampf
line-no-end = Es gibt keinen Zug zu beenden.
line-no-dice = Niemand wartet auf deine Würfel.
line-all-open = Alles ist möglich.
near-here = hier
near-no-way = kein Weg dorthin
near-steps = { $count ->
    [one] gleich daneben
   *[other] { $count } Schritte entfernt
}
near-compass = Norden Nordosten Osten Südosten Süden Südwesten Westen Nordwesten
near-way = { $count } nach { $way }
notes = Notizen
workbench-lost = Die Regeln der Spiele sind angehalten. Mit der nächsten Änderung laufen sie wieder.
carried-nothing = Von diesem Kampf ist nichts geblieben.
`,
  en: `riposte = Riposte
home = Home
close = Close
close-sheet = Close { $title }
back = Back
value-none = none
reason = Reason
reason-default = ruling
who = Who
rule = Rule { $id }
default-choice = default
opening = Opening the table …
or = { " " }or{ " " }
cost = { $amount } { $resource }
cost-gain = +{ $amount } { $resource }
cost-free = free
cost-range = { $from }–{ $to } { $resource }
more-unlisted = { $count ->
    [one] One more is not listed.
   *[other] { $count } more are not listed.
}
home-intro = Tactical fights by the rules of the book. Pick one and start: no account, nothing to fill in.
home-resume = Pick up where you left off
home-start = Start a fight
home-go-on = Go on
home-resume-label = Go on with { $title }
home-search = A fight, a creature, a game
home-none = No fight has “{ $wanted }” in it.
home-all = { $count ->
    [one] One fight
   *[other] All { $count } fights
}
home-fewer = Fewer than { $count }
home-your-games = Your games
home-fight = Fight
home-as = as { $name }
home-loading = Loading the fights …
home-side = { $name } ({ $count })
home-against = { " " }against{ " " }
home-alone-label = Play { $title } alone against the computer
home-friends = With friends
home-friends-label = Open { $title } with friends
home-board = The board of { $title }
home-build = Build your own fight
home-build-what = Map, walls and foes, kept for you; play it when it is ready
home-open-file = Open a file
home-file-kinds = An encounter, a saved table or the log of a fight. You can also drop it anywhere.
nav = Screens
nav-play = Play
nav-prepare = Prepare
nav-characters = Characters
nav-library = Library
nav-rules = Rules
nav-lab = Lab
preferences = Settings
about = About
about-icons = Icons of weapons, acts and conditions: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Icons of the pages: Lucide, ISC.
about-fonts = Typefaces: Hanken Grotesk, Vollkorn and Atkinson Hyperlegible Next, SIL Open Font License 1.1.
about-docs = Documentation
nowhere = There is nothing here
nowhere-what = The address may be mistyped, or what was there is gone. Your fights are on the first page.
join-taking = Taking your seat …
join-opening = Opening Riposte …
table-retry = Cannot reach the table. { $why } Trying again …
server-silent = The server does not answer.
replay-fetching = Fetching the fight …
replay-not-there = The fight at { $address } cannot be had: { $why }
replay-too-large = it is larger than { $most } MB
server-answered = The server answered with status { $status }.
tab-title = { $title } · Riposte
tab-title-you = (your turn) { $title } · Riposte
table-readonly = You can look, but you cannot play. { $why }
bar-table = Table
bar-round = round { $round }
bar-people = People at the table
seat-is-here = { $name }: here
seat-is-away = { $name }: away
bar-your-turn = Your turn: { $names }
bar-your-answer = Your decision: { $names }
bar-your-roll = Your roll: { $names }
waiting-turn = Waiting for { $names } to act
waiting-question = Waiting for { $names } to decide
waiting-dice = Waiting for { $names } to roll
bar-over = The fight is over. { $end }.
paused = paused
bar-lost = connection lost, trying again …
bar-sending = sending …
undo = Undo
redo = Redo
undo-what = Undo { $what }
redo-what = Redo { $what }
undo-nothing = You have nothing to undo.
redo-nothing = You have nothing to redo.
undone = Undone: { $what }. Shift+Z brings it back.
redone = Done again: { $what }.
withdraw = Take back
replay = Replay
invite = Invite
master = Game master
keys-and-colours = Keys and colours
log = Log
log-what-happened = What happened
log-depth = How much the log says
log-story = Story
log-numbers = Numbers
log-against = { $left } against { $right }
log-sum = Sum
log-find = Search and filter the log
log-filter = What the log shows
log-all = All
log-mine = Mine
log-hurt = Wounds
log-said = Talk
log-search = Search the log
log-found = { $at } of { $count }
log-find-older = Older find
log-find-newer = Newer find
log-nothing = Nothing of this kind has happened yet.
log-empty = The fight has not begun.
log-board-after = Show the board after entry { $number }
log-number = #{ $number }
log-sum-hidden = Only this fighter’s player sees the sum.
log-no-modifiers = No modifiers.
log-inactive = { $count ->
    [one] One thing did not count
   *[other] { $count } things did not count
}
log-correct = Correct this roll
number-of = { $number } of { $name }
number-of-is = { $number } of { $name }: { $value }
correct-title = Correct a roll
correct-what = What to correct
correct-dice = the dice
correct-faces = What the dice really showed
correct-add = How much to add (below 0 to subtract)
correct-scope = This changes the number in this one action only.
correct-try = Show what would change
correct-confirm = Correct
correct-report = { $kept ->
    [one] One later action or answer stays
   *[other] { $kept } later actions and answers stay
}, { $lost } { $lost ->
    [one] will be lost.
   *[other] will be lost.
}
correct-stopped = The replay stops there: { $why }
correct-lost = Will be lost: { $list }
correct-nothing = Nothing else changes.
actions = Actions
actions-who = Who acts
actions-groups = Kinds of action
group-attack = Attack
group-move = Move
group-guard = Guard
group-magic = Magic
group-other = Other
group-all = All { $count }
actions-targets = { $count ->
    [one] one target
   *[other] { $count } targets
}
actions-why = { $title }: not available, { $why }
actions-cannot = { $title } is not available
actions-hint = Choose an action to see its odds.
actions-where = { $title }: where to?
actions-whom = { $title }: at whom?
actions-which = { $title }: which one?
actions-react = { $names } may react wherever you go.
actions-parts = Where to aim { $title }
actions-answer-first = Answer the question first.
actions-dice-first = Enter the dice first.
actions-their-turn = It is not your turn. Waiting for { $names } to act.
actions-choose = { $title }: choose one of { $count }
actions-places = { $count ->
    [0] You cannot reach any place.
    [one] You can reach one place.
   *[other] You can reach { $count } places.
}
odds = Odds: { $text }
odds-counting = Counting the odds …
odds-none = The odds of this cannot be counted quickly.
odds-closed = The game master keeps the odds closed.
odds-nothing = nothing
odds-end = to end the fight
stack = What waits for what
stack-deciding = { $names } to decide
phone = Parts of the table
phone-act = Act
phone-map = Map
forecast = Odds of the fight
forecast-about = { $fights } fights played on
forecast-counting = counting …
forecast-show = show
forecast-side = { $side } wins { $percent } % ({ $least } to { $most } %)
forecast-nobody = Nobody wins: { $percent } %
odds-hurt = to hurt { $name }
odds-affect = to affect { $name }
odds-self-hurt = that { $name } is hurt
odds-self = that { $name } is affected
question = Question
kind-ruling = Ruling
kind-defend = Defend
kind-reaction = Reaction
kind-choice = Choice
question-usual = taken when time runs out
question-take-over = You can answer for { $name }
question-others = Also asked: { $names }.
question-parts = Choose a body part
question-fold = { $act } …
question-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
question-default = { $choice } in { $seconds } s
question-default-unknown = Default answer in { $seconds } s
question-always = Always answer like this
question-always-rule = Always rule like this
question-never = Don’t ask again (always: { $choice })
question-never-unknown = Don’t ask again (always the default)
dice = Dice
dice-ask = { $name } rolls { $title }: { $dice }. What do the dice show?
dice-use = Use these dice
dice-roll = Roll for me
board = Board
board-label = Board. The arrow keys move from place to place, Enter chooses, plus and minus zoom.
board-none = This fight has no map. The lists beside it show everything.
board-choosable = can be chosen
board-empty = empty
board-border = { $what } towards { $place }
board-reach = in reach for { $cost }
board-reach-free = in reach
board-provokes = may provoke { $names }
board-from = { $way } of { $name }
board-nothing = You cannot choose anything here.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-near-label = Show the fighters
board-all-label = Show the whole board
board-threatens = threatens the marked places
board-choose = choose
fighters = Fighters
fighters-all = Everyone
fighters-side = Side { $number }
fighter-yours = yours
fighter-computer = computer
fighter-acting = to act
fighter-deciding = deciding
fighter-busy = acting
fighter-out = out of the fight
token-out = out of the fight
order-title = Order
order-free = No turns
order-free-why = act whenever you can pay
order-left = { $amount } { $resource } left
order-hidden = { $resource } hidden from you
fighter-unknown = You see nothing more of { $name }.
fighter-auto = the computer plays { $name }
own = Yours
gauge-of = { $value } of { $most }
gauge-label = { $title } { $value }
gauge-planned = { $title } { $value }, { $planned } planned
body-part-list = { $part } ({ $state })
body-part = { $part }: { $state }
dial = While others act, ask me
dial-all = about every moment
dial-touching = about what touches me
dial-none = about nothing
dial-mixed = as set below
dial-kinds = { $count ->
    [0] By kind of moment, and stops
    [one] By kind of moment, and one stop
   *[other] By kind of moment, and { $count } stops
}
dial-attack = An attack on me
dial-friend = An attack on someone else
dial-move = Someone moves
dial-turn = A turn begins or ends
dial-other = Anything else
dial-preset = As the book plays
dial-hold = Hold Shift to be asked about everything.
dial-all-passed = What else passed
stop-any = { $name }, whatever happens
stop-turn = { $name }: turn begins or ends
stop-who = Stop at
stop-when = when
stop-when-any = anything happens
stop-when-turn = the turn begins or ends
stop-set = Set the stop
dial-passed = { $count ->
    [one] One moment passed.
   *[other] { $count } moments passed.
}
dial-moment = { $name }: { $because }
dial-take-up = Take it up
orders = Standing orders ({ $count })
order-when = { $name }: { $text }
order-never = { $name }, { $ask }: always the default
order-always = { $name }, { $ask }: always { $text }
order-forget = Ask me again
order-new = Order
order-example = parry when I have at least 3 HP
order-try = When would it have applied?
order-give = Give the order
order-given = The order is in force.
order-preview = It would have answered { $fired } of { $asked ->
    [one] one question
   *[other] { $asked } questions
} so far.
replay-start = Before the fight
replay-after = After entry { $number } of { $count }
replay-moment = Moment of the fight
replay-back = Step back
replay-on = Step forward
replay-play = Play
replay-stop = Stop
replay-share = Share this moment
replay-branch = What if: play on from here
replay-now = Back to now
end = The end of the fight
end-again = Play it again
end-look-back = Look back
end-stands = stands
end-share = Share the replay
end-save = Save the replay
end-next = Next: { $title }
end-points = Where it turned
end-sums = Health given and taken, and luck
end-given = Dealt
end-taken = Taken
end-luck = Luck
end-unknown = This fight is not among the ready ones. Open its file again.
share-spectators = Copied: a link for spectators.
share-own = Copied: a link for this browser.
branch-lost = The new table is ready, but its links were lost. Make another one.
rule-looking-up = Looking it up …
rule-open = Open in the rules
rule-missing = This rule has no text here. { $why }
rule-source = { $section } · { $kind } · { $status }
rule-reading = Ruling: { $text }
keys = Keys
key-numbers = 1 to 9
key-numbers-what = choose by number
key-escape = Esc
key-escape-what = back
key-commit = Enter
key-commit-what = do what is chosen
key-end = N
key-end-what = end the turn, or wait
key-target = T, Shift+T
key-target-what = next or previous target
key-brackets = [ and ]
key-brackets-what = your next or previous fighter
key-board = B
key-board-what = go to the board: the arrow keys move, Enter chooses
key-ping = Alt+click, X
key-ping-what = point at a place for everybody: Alt+click or a long press, or X on the place of the arrow keys
key-log = L
key-log-what = go to the log
key-undo = Z, Shift+Z
key-undo-what = undo, redo
key-commands = /
key-commands-what = all commands
key-line = :
key-line-what = type a command: “strike Odo”, “where”, “why”
key-replay = R
key-replay-what = replay
key-help = ?
key-help-what = show this list
colours = Colours
colours-auto = system
colours-light = light
colours-dark = dark
colours-contrast = high contrast
commands = Commands
commands-search = Search commands
commands-hint = Type a few letters
save-log = Save the log
save-table = Save the table
save-encounter = Save the encounter
invite-intro = Each link is one seat: anyone who opens it plays there. Keep the GM link to yourself.
invite-local = These links only work on this machine. To let other devices join, start Riposte with --host 0.0.0.0.
invite-address = Address of this machine
invite-player = Player { $name }
invite-code = QR code of the link for { $name }
invite-link = Link for { $name }
copy = Copy
copied = Copied
ruling = GM ruling
ruling-apply = Apply the ruling
ruling-what = What
ruling-set = set a value
ruling-move = move a fighter
ruling-give = add a condition
ruling-end = remove a condition
ruling-ignore = switch a rule off
ruling-heed = switch a rule on again
ruling-fact = Fact
ruling-to = To
ruling-condition = Condition
ruling-rule = Rule
ruling-value = Value
ruling-no-place = There is no place { $place }. Places go from { $first } to { $last }.
hand = The board and who comes in
hand-who = Who comes in
hand-side = Side
hand-instead = Instead of
hand-nobody = nobody
hand-add = Bring in
hand-door-open = Open door: { $place }
hand-door-closed = Closed door: { $place }
hand-open = Open { $place }
hand-close = Close { $place }
hand-light = Light
hand-what = What
hand-where = Places, such as 3,4; 3,5
hand-between = Between which places, such as 3,4; 4,4
hand-draw = Draw
hand-erase = Erase
master-files = Files
master-seats = Seats
seat-here = here
seat-away = away
seat-new-link = New link
seat-kick = Disconnect
seat-revoke = Close the seat
settings = Table
settings-automation = Automation
settings-referee = Referee: Riposte rolls dice, applies rules and plays the computer’s fighters
settings-assist = Assist: Riposte rolls dice and applies rules, people decide everything
settings-manual = Manual: Riposte applies rules, people enter their dice
settings-time = Time to answer
settings-no-limit = no limit
settings-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
settings-day = one day
settings-pause = pause
settings-lock = lock: nobody can join
settings-odds = show players the odds
settings-forecast = show everybody who will probably win
delete-table = Delete the table
delete-question = This deletes the fight, its log and all seats for ever. Delete the table?
delete-yes = Yes, delete it
no = No
dice-promise = The dice come from a secret. Its fingerprint was published before the first roll: { $code }
dice-disclose = Reveal it now
dice-disclose-question = Everyone will get the log up to now, with all hidden information. Later dice come from a new secret. Reveal it?
dice-disclose-question-over = Everyone will get the log with all hidden information. Reveal it?
dice-disclose-yes = Yes, reveal it
dice-disclosed = Revealed: { $secret }, published as { $code }.
dice-verify = Check the saved log with “riposte verify”.
line = Type a command
line-label = Command
line-hint = strike Odo, move 6,4, why …
line-close = Close the command line
line-said = Answers
line-words = help now where near look who odds why undo redo end roll refused log rule
line-near-words = is are near next to stands by
line-help-act = Type an action and its target, such as “strike Odo”, or its number.
line-help-move = A move and a place go there; the move alone lists the places.
line-help-where = “where” says where everybody is, “near 6,4” what lies beside a place.
line-help-who = “who is near Odo” says who is close, “look Odo” everything about one fighter.
line-help-why = “odds” with an action or an answer says its chances, “why” explains the last roll, “why 3” line 3 of the log.
line-help-now = “now” repeats what you can do.
line-help-all = All words: { $words }.
line-roll = { $name }: roll { $dice } for { $title }. Type the faces, or “roll”.
line-place = and a place
line-places = { $title } can lead to { $count ->
    [one] one place
   *[other] { $count } places
}:
line-which = “{ $typed }” can mean several choices. Type a number:
line-unknown = “{ $typed }” is nothing you can do now. Type “now” for what you can do, “help” for all words.
line-no-number = { $count ->
    [0] There is nothing to choose.
    [one] There is one choice, number 1.
   *[other] Type a number from 1 to { $count }.
}
line-nobody = Nobody and no place is called “{ $typed }”.
line-near = Near { $name }:
line-out = out of the fight
line-no-end = There is no turn to end.
line-no-dice = Nobody is waiting for your dice.
line-all-open = Everything is available.
near-here = here
near-no-way = no way there
near-steps = { $count ->
    [one] next to it
   *[other] { $count } steps away
}
near-compass = north north-east east south-east south south-west west north-west
near-way = { $count } { $way }
notes = Notes
workbench-lost = The rules of the games have stopped. They start again with the next change.
carried-nothing = Nothing is left of that fight.
`,
};

/** The messages that code says itself, and what they are given. */
export interface Messages {
  readonly 'riposte': { };
  readonly 'home': { };
  readonly 'close': { };
  readonly 'close-sheet': { readonly title: Arg };
  readonly 'back': { };
  readonly 'value-none': { };
  readonly 'reason': { };
  readonly 'reason-default': { };
  readonly 'who': { };
  readonly 'rule': { readonly id: Arg };
  readonly 'default-choice': { };
  readonly 'opening': { };
  readonly 'or': { };
  readonly 'cost': { readonly amount: Arg; readonly resource: Arg };
  readonly 'cost-gain': { readonly amount: Arg; readonly resource: Arg };
  readonly 'cost-free': { };
  readonly 'cost-range': { readonly from: Arg; readonly to: Arg; readonly resource: Arg };
  readonly 'more-unlisted': { readonly count: Arg };
  readonly 'home-intro': { };
  readonly 'home-resume': { };
  readonly 'home-start': { };
  readonly 'home-go-on': { };
  readonly 'home-resume-label': { readonly title: Arg };
  readonly 'home-search': { };
  readonly 'home-none': { readonly wanted: Arg };
  readonly 'home-all': { readonly count: Arg };
  readonly 'home-fewer': { readonly count: Arg };
  readonly 'home-your-games': { };
  readonly 'home-fight': { };
  readonly 'home-as': { readonly name: Arg };
  readonly 'home-loading': { };
  readonly 'home-side': { readonly name: Arg; readonly count: Arg };
  readonly 'home-against': { };
  readonly 'home-alone-label': { readonly title: Arg };
  readonly 'home-friends': { };
  readonly 'home-friends-label': { readonly title: Arg };
  readonly 'home-board': { readonly title: Arg };
  readonly 'home-build': { };
  readonly 'home-build-what': { };
  readonly 'home-open-file': { };
  readonly 'home-file-kinds': { };
  readonly 'nav': { };
  readonly 'nav-play': { };
  readonly 'nav-prepare': { };
  readonly 'nav-characters': { };
  readonly 'nav-library': { };
  readonly 'nav-rules': { };
  readonly 'nav-lab': { };
  readonly 'preferences': { };
  readonly 'about': { };
  readonly 'about-icons': { };
  readonly 'about-fonts': { };
  readonly 'about-docs': { };
  readonly 'nowhere': { };
  readonly 'nowhere-what': { };
  readonly 'join-taking': { };
  readonly 'join-opening': { };
  readonly 'table-retry': { readonly why: Arg };
  readonly 'server-silent': { };
  readonly 'replay-fetching': { };
  readonly 'replay-not-there': { readonly address: Arg; readonly why: Arg };
  readonly 'replay-too-large': { readonly most: Arg };
  readonly 'server-answered': { readonly status: Arg };
  readonly 'tab-title': { readonly title: Arg };
  readonly 'tab-title-you': { readonly title: Arg };
  readonly 'table-readonly': { readonly why: Arg };
  readonly 'bar-table': { };
  readonly 'bar-round': { readonly round: Arg };
  readonly 'bar-people': { };
  readonly 'seat-is-here': { readonly name: Arg };
  readonly 'seat-is-away': { readonly name: Arg };
  readonly 'bar-your-turn': { readonly names: Arg };
  readonly 'bar-your-answer': { readonly names: Arg };
  readonly 'bar-your-roll': { readonly names: Arg };
  readonly 'waiting-turn': { readonly names: Arg };
  readonly 'waiting-question': { readonly names: Arg };
  readonly 'waiting-dice': { readonly names: Arg };
  readonly 'bar-over': { readonly end: Arg };
  readonly 'paused': { };
  readonly 'bar-lost': { };
  readonly 'bar-sending': { };
  readonly 'undo': { };
  readonly 'redo': { };
  readonly 'undo-what': { readonly what: Arg };
  readonly 'redo-what': { readonly what: Arg };
  readonly 'undo-nothing': { };
  readonly 'redo-nothing': { };
  readonly 'undone': { readonly what: Arg };
  readonly 'redone': { readonly what: Arg };
  readonly 'withdraw': { };
  readonly 'replay': { };
  readonly 'invite': { };
  readonly 'master': { };
  readonly 'keys-and-colours': { };
  readonly 'log': { };
  readonly 'log-what-happened': { };
  readonly 'log-depth': { };
  readonly 'log-story': { };
  readonly 'log-numbers': { };
  readonly 'log-against': { readonly left: Arg; readonly right: Arg };
  readonly 'log-sum': { };
  readonly 'log-find': { };
  readonly 'log-filter': { };
  readonly 'log-all': { };
  readonly 'log-mine': { };
  readonly 'log-hurt': { };
  readonly 'log-said': { };
  readonly 'log-search': { };
  readonly 'log-found': { readonly at: Arg; readonly count: Arg };
  readonly 'log-find-older': { };
  readonly 'log-find-newer': { };
  readonly 'log-nothing': { };
  readonly 'log-empty': { };
  readonly 'log-board-after': { readonly number: Arg };
  readonly 'log-number': { readonly number: Arg };
  readonly 'log-sum-hidden': { };
  readonly 'log-no-modifiers': { };
  readonly 'log-inactive': { readonly count: Arg };
  readonly 'log-correct': { };
  readonly 'number-of': { readonly number: Arg; readonly name: Arg };
  readonly 'number-of-is': { readonly number: Arg; readonly name: Arg; readonly value: Arg };
  readonly 'correct-title': { };
  readonly 'correct-what': { };
  readonly 'correct-dice': { };
  readonly 'correct-faces': { };
  readonly 'correct-add': { };
  readonly 'correct-scope': { };
  readonly 'correct-try': { };
  readonly 'correct-confirm': { };
  readonly 'correct-report': { readonly kept: Arg; readonly lost: Arg };
  readonly 'correct-stopped': { readonly why: Arg };
  readonly 'correct-lost': { readonly list: Arg };
  readonly 'correct-nothing': { };
  readonly 'actions': { };
  readonly 'actions-who': { };
  readonly 'actions-groups': { };
  readonly 'group-attack': { };
  readonly 'group-move': { };
  readonly 'group-guard': { };
  readonly 'group-magic': { };
  readonly 'group-other': { };
  readonly 'group-all': { readonly count: Arg };
  readonly 'actions-targets': { readonly count: Arg };
  readonly 'actions-why': { readonly title: Arg; readonly why: Arg };
  readonly 'actions-cannot': { readonly title: Arg };
  readonly 'actions-hint': { };
  readonly 'actions-where': { readonly title: Arg };
  readonly 'actions-whom': { readonly title: Arg };
  readonly 'actions-which': { readonly title: Arg };
  readonly 'actions-react': { readonly names: Arg };
  readonly 'actions-parts': { readonly title: Arg };
  readonly 'actions-answer-first': { };
  readonly 'actions-dice-first': { };
  readonly 'actions-their-turn': { readonly names: Arg };
  readonly 'actions-choose': { readonly title: Arg; readonly count: Arg };
  readonly 'actions-places': { readonly count: Arg };
  readonly 'odds': { readonly text: Arg };
  readonly 'odds-counting': { };
  readonly 'odds-none': { };
  readonly 'odds-closed': { };
  readonly 'odds-nothing': { };
  readonly 'odds-end': { };
  readonly 'stack': { };
  readonly 'stack-deciding': { readonly names: Arg };
  readonly 'phone': { };
  readonly 'phone-act': { };
  readonly 'phone-map': { };
  readonly 'forecast': { };
  readonly 'forecast-about': { readonly fights: Arg };
  readonly 'forecast-counting': { };
  readonly 'forecast-show': { };
  readonly 'forecast-side': { readonly side: Arg; readonly percent: Arg; readonly least: Arg; readonly most: Arg };
  readonly 'forecast-nobody': { readonly percent: Arg };
  readonly 'odds-hurt': { readonly name: Arg };
  readonly 'odds-affect': { readonly name: Arg };
  readonly 'odds-self-hurt': { readonly name: Arg };
  readonly 'odds-self': { readonly name: Arg };
  readonly 'question': { };
  readonly 'kind-ruling': { };
  readonly 'kind-defend': { };
  readonly 'kind-reaction': { };
  readonly 'kind-choice': { };
  readonly 'question-usual': { };
  readonly 'question-take-over': { readonly name: Arg };
  readonly 'question-others': { readonly names: Arg };
  readonly 'question-parts': { };
  readonly 'question-fold': { readonly act: Arg };
  readonly 'question-ways': { readonly count: Arg };
  readonly 'question-default': { readonly choice: Arg; readonly seconds: Arg };
  readonly 'question-default-unknown': { readonly seconds: Arg };
  readonly 'question-always': { };
  readonly 'question-always-rule': { };
  readonly 'question-never': { readonly choice: Arg };
  readonly 'question-never-unknown': { };
  readonly 'dice': { };
  readonly 'dice-ask': { readonly name: Arg; readonly title: Arg; readonly dice: Arg };
  readonly 'dice-use': { };
  readonly 'dice-roll': { };
  readonly 'board': { };
  readonly 'board-label': { };
  readonly 'board-none': { };
  readonly 'board-choosable': { };
  readonly 'board-empty': { };
  readonly 'board-border': { readonly what: Arg; readonly place: Arg };
  readonly 'board-reach': { readonly cost: Arg };
  readonly 'board-reach-free': { };
  readonly 'board-provokes': { readonly names: Arg };
  readonly 'board-from': { readonly way: Arg; readonly name: Arg };
  readonly 'board-nothing': { };
  readonly 'board-zoom-in': { };
  readonly 'board-zoom-out': { };
  readonly 'board-near-label': { };
  readonly 'board-all-label': { };
  readonly 'board-threatens': { };
  readonly 'board-choose': { };
  readonly 'fighters': { };
  readonly 'fighters-all': { };
  readonly 'fighters-side': { readonly number: Arg };
  readonly 'fighter-yours': { };
  readonly 'fighter-computer': { };
  readonly 'fighter-acting': { };
  readonly 'fighter-deciding': { };
  readonly 'fighter-busy': { };
  readonly 'fighter-out': { };
  readonly 'token-out': { };
  readonly 'order-title': { };
  readonly 'order-free': { };
  readonly 'order-free-why': { };
  readonly 'order-left': { readonly amount: Arg; readonly resource: Arg };
  readonly 'order-hidden': { readonly resource: Arg };
  readonly 'fighter-unknown': { readonly name: Arg };
  readonly 'fighter-auto': { readonly name: Arg };
  readonly 'own': { };
  readonly 'gauge-of': { readonly value: Arg; readonly most: Arg };
  readonly 'gauge-label': { readonly title: Arg; readonly value: Arg };
  readonly 'gauge-planned': { readonly title: Arg; readonly value: Arg; readonly planned: Arg };
  readonly 'body-part-list': { readonly part: Arg; readonly state: Arg };
  readonly 'body-part': { readonly part: Arg; readonly state: Arg };
  readonly 'dial': { };
  readonly 'dial-all': { };
  readonly 'dial-touching': { };
  readonly 'dial-none': { };
  readonly 'dial-mixed': { };
  readonly 'dial-kinds': { readonly count: Arg };
  readonly 'dial-attack': { };
  readonly 'dial-friend': { };
  readonly 'dial-move': { };
  readonly 'dial-turn': { };
  readonly 'dial-other': { };
  readonly 'dial-preset': { };
  readonly 'dial-hold': { };
  readonly 'dial-all-passed': { };
  readonly 'stop-any': { readonly name: Arg };
  readonly 'stop-turn': { readonly name: Arg };
  readonly 'stop-who': { };
  readonly 'stop-when': { };
  readonly 'stop-when-any': { };
  readonly 'stop-when-turn': { };
  readonly 'stop-set': { };
  readonly 'dial-passed': { readonly count: Arg };
  readonly 'dial-moment': { readonly name: Arg; readonly because: Arg };
  readonly 'dial-take-up': { };
  readonly 'orders': { readonly count: Arg };
  readonly 'order-when': { readonly name: Arg; readonly text: Arg };
  readonly 'order-never': { readonly name: Arg; readonly ask: Arg };
  readonly 'order-always': { readonly name: Arg; readonly ask: Arg; readonly text: Arg };
  readonly 'order-forget': { };
  readonly 'order-new': { };
  readonly 'order-example': { };
  readonly 'order-try': { };
  readonly 'order-give': { };
  readonly 'order-given': { };
  readonly 'order-preview': { readonly fired: Arg; readonly asked: Arg };
  readonly 'replay-start': { };
  readonly 'replay-after': { readonly number: Arg; readonly count: Arg };
  readonly 'replay-moment': { };
  readonly 'replay-back': { };
  readonly 'replay-on': { };
  readonly 'replay-play': { };
  readonly 'replay-stop': { };
  readonly 'replay-share': { };
  readonly 'replay-branch': { };
  readonly 'replay-now': { };
  readonly 'end': { };
  readonly 'end-again': { };
  readonly 'end-look-back': { };
  readonly 'end-stands': { };
  readonly 'end-share': { };
  readonly 'end-save': { };
  readonly 'end-next': { readonly title: Arg };
  readonly 'end-points': { };
  readonly 'end-sums': { };
  readonly 'end-given': { };
  readonly 'end-taken': { };
  readonly 'end-luck': { };
  readonly 'end-unknown': { };
  readonly 'share-spectators': { };
  readonly 'share-own': { };
  readonly 'branch-lost': { };
  readonly 'rule-looking-up': { };
  readonly 'rule-open': { };
  readonly 'rule-missing': { readonly why: Arg };
  readonly 'rule-source': { readonly section: Arg; readonly kind: Arg; readonly status: Arg };
  readonly 'rule-reading': { readonly text: Arg };
  readonly 'keys': { };
  readonly 'key-numbers': { };
  readonly 'key-numbers-what': { };
  readonly 'key-escape': { };
  readonly 'key-escape-what': { };
  readonly 'key-commit': { };
  readonly 'key-commit-what': { };
  readonly 'key-end': { };
  readonly 'key-end-what': { };
  readonly 'key-target': { };
  readonly 'key-target-what': { };
  readonly 'key-brackets': { };
  readonly 'key-brackets-what': { };
  readonly 'key-board': { };
  readonly 'key-board-what': { };
  readonly 'key-ping': { };
  readonly 'key-ping-what': { };
  readonly 'key-log': { };
  readonly 'key-log-what': { };
  readonly 'key-undo': { };
  readonly 'key-undo-what': { };
  readonly 'key-commands': { };
  readonly 'key-commands-what': { };
  readonly 'key-line': { };
  readonly 'key-line-what': { };
  readonly 'key-replay': { };
  readonly 'key-replay-what': { };
  readonly 'key-help': { };
  readonly 'key-help-what': { };
  readonly 'colours': { };
  readonly 'colours-auto': { };
  readonly 'colours-light': { };
  readonly 'colours-dark': { };
  readonly 'colours-contrast': { };
  readonly 'commands': { };
  readonly 'commands-search': { };
  readonly 'commands-hint': { };
  readonly 'save-log': { };
  readonly 'save-table': { };
  readonly 'save-encounter': { };
  readonly 'invite-intro': { };
  readonly 'invite-local': { };
  readonly 'invite-address': { };
  readonly 'invite-player': { readonly name: Arg };
  readonly 'invite-code': { readonly name: Arg };
  readonly 'invite-link': { readonly name: Arg };
  readonly 'copy': { };
  readonly 'copied': { };
  readonly 'ruling': { };
  readonly 'ruling-apply': { };
  readonly 'ruling-what': { };
  readonly 'ruling-set': { };
  readonly 'ruling-move': { };
  readonly 'ruling-give': { };
  readonly 'ruling-end': { };
  readonly 'ruling-ignore': { };
  readonly 'ruling-heed': { };
  readonly 'ruling-fact': { };
  readonly 'ruling-to': { };
  readonly 'ruling-condition': { };
  readonly 'ruling-rule': { };
  readonly 'ruling-value': { };
  readonly 'ruling-no-place': { readonly place: Arg; readonly first: Arg; readonly last: Arg };
  readonly 'hand': { };
  readonly 'hand-who': { };
  readonly 'hand-side': { };
  readonly 'hand-instead': { };
  readonly 'hand-nobody': { };
  readonly 'hand-add': { };
  readonly 'hand-door-open': { readonly place: Arg };
  readonly 'hand-door-closed': { readonly place: Arg };
  readonly 'hand-open': { readonly place: Arg };
  readonly 'hand-close': { readonly place: Arg };
  readonly 'hand-light': { };
  readonly 'hand-what': { };
  readonly 'hand-where': { };
  readonly 'hand-between': { };
  readonly 'hand-draw': { };
  readonly 'hand-erase': { };
  readonly 'master-files': { };
  readonly 'master-seats': { };
  readonly 'seat-here': { };
  readonly 'seat-away': { };
  readonly 'seat-new-link': { };
  readonly 'seat-kick': { };
  readonly 'seat-revoke': { };
  readonly 'settings': { };
  readonly 'settings-automation': { };
  readonly 'settings-referee': { };
  readonly 'settings-assist': { };
  readonly 'settings-manual': { };
  readonly 'settings-time': { };
  readonly 'settings-no-limit': { };
  readonly 'settings-seconds': { readonly count: Arg };
  readonly 'settings-day': { };
  readonly 'settings-pause': { };
  readonly 'settings-lock': { };
  readonly 'settings-odds': { };
  readonly 'settings-forecast': { };
  readonly 'delete-table': { };
  readonly 'delete-question': { };
  readonly 'delete-yes': { };
  readonly 'no': { };
  readonly 'dice-promise': { readonly code: Arg };
  readonly 'dice-disclose': { };
  readonly 'dice-disclose-question': { };
  readonly 'dice-disclose-question-over': { };
  readonly 'dice-disclose-yes': { };
  readonly 'dice-disclosed': { readonly secret: Arg; readonly code: Arg };
  readonly 'dice-verify': { };
  readonly 'line': { };
  readonly 'line-label': { };
  readonly 'line-hint': { };
  readonly 'line-close': { };
  readonly 'line-said': { };
  readonly 'line-words': { };
  readonly 'line-near-words': { };
  readonly 'line-help-act': { };
  readonly 'line-help-move': { };
  readonly 'line-help-where': { };
  readonly 'line-help-who': { };
  readonly 'line-help-why': { };
  readonly 'line-help-now': { };
  readonly 'line-help-all': { readonly words: Arg };
  readonly 'line-roll': { readonly name: Arg; readonly dice: Arg; readonly title: Arg };
  readonly 'line-place': { };
  readonly 'line-places': { readonly title: Arg; readonly count: Arg };
  readonly 'line-which': { readonly typed: Arg };
  readonly 'line-unknown': { readonly typed: Arg };
  readonly 'line-no-number': { readonly count: Arg };
  readonly 'line-nobody': { readonly typed: Arg };
  readonly 'line-near': { readonly name: Arg };
  readonly 'line-out': { };
  readonly 'line-no-end': { };
  readonly 'line-no-dice': { };
  readonly 'line-all-open': { };
  readonly 'near-here': { };
  readonly 'near-no-way': { };
  readonly 'near-steps': { readonly count: Arg };
  readonly 'near-compass': { };
  readonly 'near-way': { readonly count: Arg; readonly way: Arg };
  readonly 'notes': { };
  readonly 'workbench-lost': { };
  readonly 'carried-nothing': { };
}
