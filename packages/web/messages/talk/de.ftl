### Was Leute am Tisch einander sagen, notieren und zeigen.

talk = Etwas sagen
talk-to = Mit wem du sprichst
talk-to-all = an alle
talk-to-gm = an die Spielleitung
talk-to-seat = an { $name }
talk-send = Senden
talk-line-all = { $name }
talk-line-to = { $name } an { $to }
talk-you = dich
talk-gm = die Spielleitung
talk-delete = Deine Zeile löschen: { $line }
talk-news = { $who }: { $text }
talk-past = Du schaust zurück. Was später gesagt wurde, ist verborgen.

notes-back = Zurück zum Protokoll
notes-new = Neue Notiz
notes-none = Noch keine Notizen. Eine Notiz ist nur für dich, auch für die Spielleitung oder für alle.
notes-list = Notizen an diesem Tisch
note-text = Deine Notiz
note-for = Wer sie liest
note-own = nur du
note-gm = du und die Spielleitung
note-all = alle
note-by = von { $name }
note-save = Speichern
note-saved = Gespeichert
note-delete = Notiz löschen
note-left = { $count ->
    [one] noch ein Zeichen
   *[other] noch { $count } Zeichen
}
note-loading = Die Notiz wird geladen …

ping-shown = { $name } zeigt auf { $place }.

portrait = Bild von { $name }
portrait-limits = PNG, JPEG oder WebP, höchstens 4 MB und 4096 Pixel. Alle, die die Figur sehen, sehen es.
portrait-drop = Das Bild wegnehmen

tv = Fernseher
tv-spectators = Ein Fernseher zeigt, was alle im Raum sehen dürfen. Öffne darauf den Link für Zuschauer.
tv-leave = Zurück zum Tisch
