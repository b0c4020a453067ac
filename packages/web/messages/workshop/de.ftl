shelf-drafts = Deine Kämpfe
shelf-characters = Deine Charaktere
shelf-search-draft = In deinen Kämpfen suchen
shelf-search-character = In deinen Charakteren suchen
shelf-new-draft = Neuer Kampf
shelf-new-character = Neuer Charakter
shelf-new-draft-in = Neuer Kampf in { $game }
shelf-new-character-in = Neuer Charakter in { $game }
shelf-untitled = Ohne Namen
shelf-side-first = Helden
shelf-side-second = Gegner
shelf-region-first = Diesseits
shelf-region-second = Jenseits
shelf-file = Datei hinzufügen
shelf-file-draft = Ein Kampf oder eine ganze Werkstatt, die du gesichert hast. Du kannst sie überall hier ablegen.
shelf-file-character = Ein Charakter oder eine ganze Werkstatt, die du gesichert hast. Du kannst sie überall hier ablegen.
shelf-no-file = { $name } ist keine Datei, die Riposte lesen kann. Nimm einen Kampf, einen Charakter, ein Paket oder eine gesicherte Werkstatt (.json oder .jsonl).
shelf-other-format = { $name } ist JSON, aber kein Kampf, kein Charakter, kein Paket und keine gesicherte Werkstatt. Was es ist, sagt sein „format“.

shelf-list = Auf der Liste
shelf-archive = Beiseitegelegt
shelf-bin = Papierkorb
shelf-tab = { $title } ({ $count })
shelf-bin-days = Was im Papierkorb liegt, verschwindet nach 30 Tagen endgültig.

shelf-loading = Die Liste wird geladen …
shelf-none-draft = Du hast noch keine eigenen Kämpfe. Wähle oben ein Spiel oder füge eine Datei hinzu.
shelf-none-character = Du hast noch keine eigenen Charaktere. Wähle oben ein Spiel oder füge eine Datei hinzu.
shelf-none-archive = Nichts ist beiseitegelegt.
shelf-none-bin = Der Papierkorb ist leer.
shelf-none-found = Hier heißt nichts „{ $wanted }“.

shelf-fighters = { $count ->
    [0] noch niemand dabei
    [one] eine Figur
   *[other] { $count } Figuren
}
shelf-open = Öffnen
shelf-open-label = { $title } öffnen
shelf-play = Spielen
shelf-play-label = { $title } mit anderen spielen
shelf-alone = Allein
shelf-alone-label = { $title } allein spielen
shelf-copy = { $title } kopieren
shelf-copy-of = Kopie von { $title }
shelf-save = { $title } als Datei sichern
shelf-aside = { $title } beiseitelegen
shelf-drop = { $title } löschen
shelf-back = Zurücklegen
shelf-back-label = { $title } zurück auf die Liste legen
shelf-forget = Endgültig löschen
shelf-forget-label = { $title } endgültig löschen
shelf-forget-yes = Ja, endgültig
shelf-undo = Rückgängig
shelf-done-binned = { $title } liegt im Papierkorb.
shelf-done-archived = { $title } ist beiseitegelegt.
shelf-done-kept = { $title } ist wieder auf der Liste.
shelf-done-copied = Kopiert als { $title }.
shelf-done-came = { $title } wurde aus der Datei hinzugefügt.
shelf-done-forgotten = { $title } ist weg.

shelf-tables = Tische von hier
shelf-opened = geöffnet { $when }
shelf-table = Zu { $title }
shelf-no-seat = kein Platz in diesem Browser
shelf-where = Liegt auf diesem Server. Der Link dieser Werkstatt öffnet sie auf jedem Gerät.
shelf-where-here = Liegt nur in diesem Browser. Speichere es als Datei, um es anderswo zu haben.
shelf-where-link = Link und Datei der Werkstatt

workshop = Werkstatt
workshop-intro = Deine Kämpfe, Charaktere und Bilder liegen auf diesem Server. Es gibt kein Konto: Der Link dieser Werkstatt ist ihr Schlüssel.
workshop-intro-here = Deine Kämpfe, Charaktere und Bilder liegen nur in diesem Browser. Sichere sie hin und wieder als Datei: Wer die Daten der Seite löscht, löscht auch sie.
workshop-none = Dieser Browser hat noch keine Werkstatt. Sie entsteht mit dem ersten Kampf oder Charakter, den du behältst.
workshop-drafts = { $count ->
    [one] ein Kampf
   *[other] { $count } Kämpfe
}
workshop-characters = { $count ->
    [one] ein Charakter
   *[other] { $count } Charaktere
}
workshop-packs = { $count ->
    [one] ein Paket
   *[other] { $count } Pakete
}
workshop-pictures = { $count ->
    [one] ein Bild
   *[other] { $count } Bilder
}
workshop-nothing = noch nichts
workshop-room = { $used } von { $most } MB
workshop-days = Dieser Server löscht eine Werkstatt, die { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang niemand geöffnet hat.
workshop-show = Link zeigen
workshop-link = Diese Werkstatt
workshop-link-what = Öffne ihn auf einem anderen Gerät und bewahre ihn gut auf. Gib ihn niemandem: Er ist der Schlüssel.
workshop-renew = Neuen Link machen
workshop-renew-question = Der alte Link öffnet dann auf keinem Gerät mehr etwas. Einen neuen machen?
workshop-renew-yes = Ja, einen neuen Link
workshop-save = Alles als eine Datei sichern
workshop-bring = Gesicherte Werkstatt hinzufügen
workshop-came = { $count ->
    [0] Es kam nichts Neues.
    [one] Eine Sache kam.
   *[other] { $count } Sachen kamen.
} { $same ->
    [0] {""}
    [one] Eine war schon hier.
   *[other] { $same } waren schon hier.
}
workshop-refused = { $count ->
    [one] Eine wurde nicht angenommen:
   *[other] { $count } wurden nicht angenommen:
}
workshop-refused-line = Zeile { $line }, { $title }: { $why }
workshop-refused-bare = Zeile { $line }: { $why }
workshop-delete = Werkstatt löschen
workshop-delete-what = Das löscht für immer alles, was sie enthält. Sichere sie vorher als Datei. Welche ihrer Tische sollen auch gelöscht werden?
workshop-delete-no-tables = Das löscht für immer alles, was sie enthält. Sichere sie vorher als Datei.
workshop-delete-yes = Für immer löschen
workshop-delete-no = Behalten
workshop-deleted = Die Werkstatt ist weg.

take-title = Eine Werkstatt
take-looking = Der Link wird geöffnet …
take-what = Dieser Link öffnet eine Werkstatt mit diesem Inhalt: { $what }. Wer den Link hat, kann alles darin ändern.
take-own = Dieser Browser benutzt sie schon.
take-instead = Dieser Browser hat eine andere Werkstatt, mit diesem Inhalt: { $what }. Bewahre erst ihren Link auf oder sichere sie als Datei: Diese hier tritt an ihre Stelle.
take-use = Hier benutzen
take-go = Zu deinen Kämpfen
