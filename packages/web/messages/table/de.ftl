### Der Tisch: was nur er sagt, geladen mit ihm.

## An mehreren Stellen

value-none = keine
reason = Grund
reason-default = Entscheidung
default-choice = Vorgabe
opening = Der Tisch wird geöffnet …
cost-free = frei
more-unlisted = { $count ->
    [one] Eine weitere ist nicht aufgeführt.
   *[other] { $count } weitere sind nicht aufgeführt.
}

## Die Verbindung

table-retry = Der Tisch ist nicht zu erreichen. { $why } Neuer Versuch …
tab-title = { $title } · Riposte
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

## Einen Wurf berichtigen

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

## Aktionen

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
actions-more = und { $count } weitere
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
odds-none = Diese Chancen lassen sich nicht schnell zählen.
odds-closed = Die Spielleitung hält die Chancen verdeckt.
stack = Was auf was wartet
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
question-default = { $choice } in { $left }
question-default-unknown = Vorgabe in { $left }
time-seconds = { $count } s
time-minutes = { $count } min
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
fighter-out = aus dem Kampf
order-title = Reihenfolge
order-free = Keine Züge
order-free-why = handle, wann immer du zahlen kannst
order-free-end = Die Runde endet, wenn alle { $count } warten.
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

## Rückblick

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
embed-open = In Riposte weiterspielen
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

## Regeln

rule-looking-up = Wird nachgeschlagen …
rule-open = In den Regeln öffnen
rule-missing = Zu dieser Regel gibt es hier keinen Text. { $why }
rule-source = { $section } · { $kind } · { $status }
rule-reading = Entscheidung: { $text }

## Tasten, Farben

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
commands = Befehle
commands-search = Befehle suchen
commands-hint = Tippe ein paar Buchstaben
save-log = Protokoll speichern
save-table = Tisch speichern
save-encounter = Begegnung speichern

## Die Spielleitung

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
settings-automation = Automatik
settings-referee = Schiedsrichter: Riposte würfelt, wendet die Regeln an und spielt die Figuren des Computers
settings-assist = Hilfe: Riposte würfelt und wendet die Regeln an, Menschen entscheiden alles
settings-manual = Von Hand: Riposte wendet die Regeln an, Menschen geben ihre Würfel ein
settings-time = Zeit für eine Antwort
settings-no-limit = unbegrenzt
own-data = Was dieser Tisch von dir hält
own-data-save = Als Datei sichern
own-data-erase = Alles löschen
own-data-question = Dein Gespräch, deine Notizen, Befehle, Bilder und dein Name werden gelöscht, und dein Link endet. Was gespielt wurde, bleibt.
own-data-yes = Löschen
webhook = Einem anderen Programm sagen, wer dran ist
webhook-about = Es erfährt, wenn auf einen Platz gewartet wird, dessen Seite nicht offen ist: Tisch, Platz und worauf gewartet wird, nie einen Link mit seinem Schlüssel.
webhook-url = Adresse
webhook-set = Setzen
webhook-off = Ausschalten
webhook-secret = Es wird mit diesem Geheimnis signiert, das nur jetzt gezeigt wird: { $secret }
digest = Seit du weg warst
digest-since = Du hast zuletzt am { $when } hereingesehen.
digest-left = { $count ->
    [one] Ein früherer Eintrag steht im Protokoll.
   *[other] { $count } frühere Einträge stehen im Protokoll.
}
digest-said = { $count ->
    [one] Eine neue Nachricht im Gespräch.
   *[other] { $count } neue Nachrichten im Gespräch.
}
settings-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
settings-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
settings-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
settings-pause = Pause
settings-lock = sperren: niemand kann dazukommen
settings-odds = den Spielern Chancen zeigen
settings-forecast = allen zeigen, wer wahrscheinlich gewinnt
delete-table = Tisch löschen
delete-question = Das löscht den Kampf, sein Protokoll und alle Plätze für immer. Den Tisch löschen?
delete-yes = Ja, löschen

## Das Versprechen der Würfel

dice-promise = Die Würfel kommen aus einem Geheimnis. Sein Fingerabdruck wurde vor dem ersten Wurf veröffentlicht: { $code }
dice-disclose = Jetzt aufdecken
dice-disclose-question = Alle bekommen das bisherige Protokoll mit allem Verborgenen. Spätere Würfel kommen aus einem neuen Geheimnis. Aufdecken?
dice-disclose-question-over = Alle bekommen das Protokoll mit allem Verborgenen. Aufdecken?
dice-disclose-yes = Ja, aufdecken
dice-disclosed = Aufgedeckt: { $secret }, veröffentlicht als { $code }.
dice-verify = Prüfe das gespeicherte Protokoll mit „riposte verify“.

## Die Zeile zum Tippen

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
