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
key-numbers = 1 bis 9
key-numbers-what = nach der Nummer wählen
key-escape = Esc
key-escape-what = zurück
key-commit = Enter
key-commit-what = das Gewählte tun
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
ruling-apply = Anwenden
ruling-what = Was
ruling-set = einen Wert setzen
ruling-move = eine Figur versetzen
ruling-give = einen Zustand geben
ruling-end = einen Zustand beenden
ruling-ignore = eine Regel ausschalten
ruling-heed = eine Regel wieder einschalten
ruling-fact = Angabe
ruling-condition = Zustand
ruling-rule = Regel
ruling-value = Wert
ruling-acts = Nach den Regeln
ruling-values = Über die Regeln hinweg
ruling-to = Wohin
ruling-no-place = Es gibt kein Feld { $place }. Die Felder gehen von { $first } bis { $last }.
hand = Spielfeld und neue Figuren
hand-who = Wesen
hand-side = Seite
hand-instead = Anstelle von
hand-nobody = niemandem
hand-add = Dazuholen
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
hand-newcomer = Eine neue Figur
hand-stroke = Wände und Boden
hand-on-board = Auf dem Spielfeld zeichnen
hand-done = Fertig
settings-automation = Automatik
settings-referee = Schiedsrichter: Riposte würfelt, wendet die Regeln an und spielt die Figuren des Computers
settings-assist = Hilfe: Riposte würfelt und wendet die Regeln an, Menschen entscheiden alles
settings-manual = Von Hand: Riposte wendet die Regeln an, Menschen geben ihre Würfel ein
settings-time = Zeit für eine Antwort
settings-turn-time = Zeit für einen Zug; dann handelt der Computer
settings-no-limit = unbegrenzt
webhook = Einem anderen Programm sagen, wer dran ist
webhook-about = Es erfährt, wenn auf einen Platz gewartet wird, dessen Seite nicht offen ist: Tisch, Platz und worauf gewartet wird, nie einen Link mit seinem Schlüssel.
webhook-url = Adresse
webhook-set = Setzen
webhook-off = Ausschalten
webhook-secret = Es wird mit diesem Geheimnis signiert, das nur jetzt gezeigt wird: { $secret }
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
dice-promise = Die Würfel kommen aus einem Geheimnis. Sein Fingerabdruck wurde vor dem ersten Wurf veröffentlicht: { $code }
dice-disclose = Jetzt aufdecken
dice-disclose-question = Alle bekommen das bisherige Protokoll mit allem Verborgenen. Spätere Würfel kommen aus einem neuen Geheimnis. Aufdecken?
dice-disclose-question-over = Alle bekommen das Protokoll mit allem Verborgenen. Aufdecken?
dice-disclose-yes = Ja, aufdecken
dice-disclosed = Aufgedeckt: { $secret }, veröffentlicht als { $code }.
dice-verify = Prüfe das gespeicherte Protokoll mit „riposte verify“.
invite-intro = Jeder Link ist ein Platz: Wer ihn öffnet, spielt dort. Behalte den Link der Spielleitung für dich.
invite-local = Diese Links gehen nur auf diesem Rechner. Damit andere Geräte mitspielen können, starte Riposte mit --host 0.0.0.0.
invite-address = Adresse dieses Rechners
invite-player = Platz von { $name }
invite-code = QR-Code des Links für { $name }
invite-link = Link für { $name }
invite-copy = Kopieren: Link von { $name }

reason = Grund
reason-default = Entscheidung
rule-looking-up = Wird nachgeschlagen …
rule-open = In den Regeln öffnen
rule-missing = Zu dieser Regel gibt es hier keinen Text. { $why }
rule-source = { $section } · { $kind } · { $status }
rule-reading = Entscheidung: { $text }
commands-search = Befehle suchen
commands-hint = Tippe ein paar Buchstaben
ask-lab = Das Labor fragen
ask-lab-what = Ficht ihn von hier an tausendmal weiter: wer gewinnt, und wie sicher.
ask-lab-large = Das Protokoll dieses Kampfes ist zu lang, um übergeben zu werden. Speichere es und gib es „riposte simulate“.
save-log = Protokoll speichern
save-table = Tisch speichern
save-encounter = Begegnung speichern
master-files = Dateien
master-seats = Plätze
seat-here = hier
seat-away = fort
seat-new-link = Neuer Link
seat-kick = Trennen
seat-revoke = Platz schließen
own-data = Was dieser Tisch über dich speichert
own-data-save = Als Datei sichern
own-data-erase = Alles löschen
own-data-question = Dein Gespräch, deine Notizen, Befehle, Bilder und dein Name werden gelöscht, und dein Link endet. Was gespielt wurde, bleibt.
own-data-yes = Löschen
delete-table = Tisch löschen
delete-question = Das löscht den Kampf, sein Protokoll und alle Plätze für immer. Den Tisch löschen?
delete-yes = Ja, löschen
