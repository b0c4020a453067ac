// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The messages of a part of the page, by language. */
export const WORKSHOP = {
  de: `shelf-drafts = Deine Kämpfe
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
shelf-file = Datei bringen
shelf-file-draft = Ein Kampf oder eine ganze Werkstatt, die du gesichert hast. Du kannst sie überall hier ablegen.
shelf-file-character = Ein Charakter oder eine ganze Werkstatt, die du gesichert hast. Du kannst sie überall hier ablegen.
shelf-no-file = { $name } ist keine Datei, die Riposte lesen kann. Bring einen Kampf, einen Charakter, ein Paket oder eine gesicherte Werkstatt (.json oder .jsonl).
shelf-other-format = { $name } ist JSON, aber kein Kampf, kein Charakter, kein Paket und keine gesicherte Werkstatt. Was es ist, sagt sein „format“.
shelf-list = Auf der Liste
shelf-archive = Beiseitegelegt
shelf-bin = Papierkorb
shelf-tab = { $title } ({ $count })
shelf-bin-days = Was im Papierkorb liegt, verschwindet nach 30 Tagen endgültig.
shelf-loading = Die Liste kommt …
shelf-none-draft = Du hast noch keine eigenen Kämpfe. Wähle oben ein Spiel oder bring eine Datei.
shelf-none-character = Du hast noch keine eigenen Charaktere. Wähle oben ein Spiel oder bring eine Datei.
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
shelf-done-copied = { $title } ist eine neue Kopie.
shelf-done-came = { $title } kam aus der Datei.
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
workshop-intro-here = Deine Kämpfe, Charaktere und Bilder liegen nur in diesem Browser. Speichere sie hin und wieder als eine Datei: Wer die Daten dieser Seite löscht, löscht auch sie.
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
workshop-bring = Gesicherte Werkstatt bringen
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
workshop-delete-what = Das löscht für immer alles, was sie enthält. Sichere sie vorher als Datei. Welche ihrer Tische gehen mit?
workshop-delete-no-tables = Das löscht für immer alles, was sie enthält. Sichere sie vorher als Datei.
workshop-delete-yes = Für immer löschen
workshop-delete-no = Behalten
workshop-deleted = Die Werkstatt ist weg.
take-title = Eine Werkstatt
take-looking = Schaue hinter den Link …
take-what = Dieser Link öffnet eine Werkstatt mit diesem Inhalt: { $what }. Wer den Link hat, kann alles darin ändern.
take-own = Dieser Browser benutzt sie schon.
take-instead = Dieser Browser hat eine andere Werkstatt, mit diesem Inhalt: { $what }. Bewahre erst ihren Link auf oder sichere sie als Datei: Diese hier tritt an ihre Stelle.
take-use = Hier benutzen
take-go = Zu deinen Kämpfen
`,
  en: `shelf-drafts = Your fights
shelf-characters = Your characters
shelf-search-draft = Search your fights
shelf-search-character = Search your characters
shelf-new-draft = New fight
shelf-new-character = New character
shelf-new-draft-in = New fight in { $game }
shelf-new-character-in = New character in { $game }
shelf-untitled = Without a name
shelf-side-first = Heroes
shelf-side-second = Foes
shelf-region-first = The near side
shelf-region-second = The far side
shelf-file = Bring a file
shelf-file-draft = A fight, or a whole workshop that you saved. Drop it anywhere.
shelf-file-character = A character, or a whole workshop that you saved. Drop it anywhere.
shelf-no-file = { $name } is no file that Riposte can read. Bring a fight, a character, a pack, or a saved workshop (.json or .jsonl).
shelf-other-format = { $name } is JSON, but no fight, character, pack or saved workshop. Its “format” says what it is.
shelf-list = On the list
shelf-archive = Put aside
shelf-bin = Bin
shelf-tab = { $title } ({ $count })
shelf-bin-days = What is in the bin is deleted permanently after 30 days.
shelf-loading = The list is coming …
shelf-none-draft = You have no fights of your own yet. Choose a game above, or bring a file.
shelf-none-character = You have no characters of your own yet. Choose a game above, or bring a file.
shelf-none-archive = Nothing is put aside.
shelf-none-bin = The bin is empty.
shelf-none-found = Nothing here is called “{ $wanted }”.
shelf-fighters = { $count ->
    [0] no fighters yet
    [one] one fighter
   *[other] { $count } fighters
}
shelf-open = Open
shelf-open-label = Open { $title }
shelf-play = Play it
shelf-play-label = Play { $title } with friends
shelf-alone = Alone
shelf-alone-label = Play { $title } alone
shelf-copy = Copy { $title }
shelf-copy-of = Copy of { $title }
shelf-save = Save { $title } as a file
shelf-aside = Put { $title } aside
shelf-drop = Delete { $title }
shelf-back = Put it back
shelf-back-label = Put { $title } back on the list
shelf-forget = Delete permanently
shelf-forget-label = Delete { $title } permanently
shelf-forget-yes = Yes, permanently
shelf-undo = Undo
shelf-done-binned = { $title } is in the bin.
shelf-done-archived = { $title } is put aside.
shelf-done-kept = { $title } is back on the list.
shelf-done-copied = { $title } is a new copy.
shelf-done-came = { $title } came from the file.
shelf-done-forgotten = { $title } is gone.
shelf-tables = Tables made here
shelf-opened = opened { $when }
shelf-table = Go to { $title }
shelf-no-seat = no seat in this browser
shelf-where = Kept on this server. The link of this workshop opens it on any device.
shelf-where-here = Kept in this browser alone. Save it as a file to have it elsewhere.
shelf-where-link = Link and file of the workshop
workshop = Workshop
workshop-intro = Your fights, characters and pictures are kept on this server. There is no account: the link of this workshop is its key.
workshop-intro-here = Your fights, characters and pictures are kept in this browser alone. Save them as one file now and then: whoever deletes the data of this page deletes them too.
workshop-none = This browser has no workshop yet. The first fight or character that you keep makes one.
workshop-drafts = { $count ->
    [one] one fight
   *[other] { $count } fights
}
workshop-characters = { $count ->
    [one] one character
   *[other] { $count } characters
}
workshop-packs = { $count ->
    [one] one pack
   *[other] { $count } packs
}
workshop-pictures = { $count ->
    [one] one picture
   *[other] { $count } pictures
}
workshop-nothing = nothing yet
workshop-room = { $used } of { $most } MB
workshop-days = This server deletes a workshop that nobody opened for { $days ->
    [one] a day
   *[other] { $days } days
}.
workshop-show = Show the link
workshop-link = This workshop
workshop-link-what = Open it on another device, and keep it where you find it again. Give it to nobody: it is the key.
workshop-renew = Make a new link
workshop-renew-question = The old link then opens nothing, on any device. Make a new one?
workshop-renew-yes = Yes, a new link
workshop-save = Save all as one file
workshop-bring = Bring a saved workshop
workshop-came = { $count ->
    [0] Nothing new came.
    [one] One thing came.
   *[other] { $count } things came.
} { $same ->
    [0] {""}
    [one] One was here already.
   *[other] { $same } were here already.
}
workshop-refused = { $count ->
    [one] One was not taken:
   *[other] { $count } were not taken:
}
workshop-refused-line = Line { $line }, { $title }: { $why }
workshop-refused-bare = Line { $line }: { $why }
workshop-delete = Delete the workshop
workshop-delete-what = This deletes all that it keeps, for ever. Save it as a file first. Which of its tables go with it?
workshop-delete-no-tables = This deletes all that it keeps, for ever. Save it as a file first.
workshop-delete-yes = Delete it for ever
workshop-delete-no = Keep it
workshop-deleted = The workshop is gone.
take-title = A workshop
take-looking = Looking behind the link …
take-what = This link opens a workshop with { $what }. Everybody who has the link can change all of it.
take-own = This browser uses it already.
take-instead = This browser has another workshop, with { $what }. Keep its link first, or save it as a file: this one takes its place here.
take-use = Use it here
take-go = To your fights
`,
};

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'shelf-drafts': { };
    readonly 'shelf-characters': { };
    readonly 'shelf-search-draft': { };
    readonly 'shelf-search-character': { };
    readonly 'shelf-new-draft': { };
    readonly 'shelf-new-character': { };
    readonly 'shelf-new-draft-in': { readonly game: Arg };
    readonly 'shelf-new-character-in': { readonly game: Arg };
    readonly 'shelf-untitled': { };
    readonly 'shelf-side-first': { };
    readonly 'shelf-side-second': { };
    readonly 'shelf-region-first': { };
    readonly 'shelf-region-second': { };
    readonly 'shelf-file': { };
    readonly 'shelf-file-draft': { };
    readonly 'shelf-file-character': { };
    readonly 'shelf-no-file': { readonly name: Arg };
    readonly 'shelf-other-format': { readonly name: Arg };
    readonly 'shelf-list': { };
    readonly 'shelf-archive': { };
    readonly 'shelf-bin': { };
    readonly 'shelf-tab': { readonly title: Arg; readonly count: Arg };
    readonly 'shelf-bin-days': { };
    readonly 'shelf-loading': { };
    readonly 'shelf-none-draft': { };
    readonly 'shelf-none-character': { };
    readonly 'shelf-none-archive': { };
    readonly 'shelf-none-bin': { };
    readonly 'shelf-none-found': { readonly wanted: Arg };
    readonly 'shelf-fighters': { readonly count: Arg };
    readonly 'shelf-open': { };
    readonly 'shelf-open-label': { readonly title: Arg };
    readonly 'shelf-play': { };
    readonly 'shelf-play-label': { readonly title: Arg };
    readonly 'shelf-alone': { };
    readonly 'shelf-alone-label': { readonly title: Arg };
    readonly 'shelf-copy': { readonly title: Arg };
    readonly 'shelf-copy-of': { readonly title: Arg };
    readonly 'shelf-save': { readonly title: Arg };
    readonly 'shelf-aside': { readonly title: Arg };
    readonly 'shelf-drop': { readonly title: Arg };
    readonly 'shelf-back': { };
    readonly 'shelf-back-label': { readonly title: Arg };
    readonly 'shelf-forget': { };
    readonly 'shelf-forget-label': { readonly title: Arg };
    readonly 'shelf-forget-yes': { };
    readonly 'shelf-undo': { };
    readonly 'shelf-done-binned': { readonly title: Arg };
    readonly 'shelf-done-archived': { readonly title: Arg };
    readonly 'shelf-done-kept': { readonly title: Arg };
    readonly 'shelf-done-copied': { readonly title: Arg };
    readonly 'shelf-done-came': { readonly title: Arg };
    readonly 'shelf-done-forgotten': { readonly title: Arg };
    readonly 'shelf-tables': { };
    readonly 'shelf-opened': { readonly when: Arg };
    readonly 'shelf-table': { readonly title: Arg };
    readonly 'shelf-no-seat': { };
    readonly 'shelf-where': { };
    readonly 'shelf-where-here': { };
    readonly 'shelf-where-link': { };
    readonly 'workshop': { };
    readonly 'workshop-intro': { };
    readonly 'workshop-intro-here': { };
    readonly 'workshop-none': { };
    readonly 'workshop-drafts': { readonly count: Arg };
    readonly 'workshop-characters': { readonly count: Arg };
    readonly 'workshop-packs': { readonly count: Arg };
    readonly 'workshop-pictures': { readonly count: Arg };
    readonly 'workshop-nothing': { };
    readonly 'workshop-room': { readonly used: Arg; readonly most: Arg };
    readonly 'workshop-days': { readonly days: Arg };
    readonly 'workshop-show': { };
    readonly 'workshop-link': { };
    readonly 'workshop-link-what': { };
    readonly 'workshop-renew': { };
    readonly 'workshop-renew-question': { };
    readonly 'workshop-renew-yes': { };
    readonly 'workshop-save': { };
    readonly 'workshop-bring': { };
    readonly 'workshop-came': { readonly count: Arg; readonly same: Arg };
    readonly 'workshop-refused': { readonly count: Arg };
    readonly 'workshop-refused-line': { readonly line: Arg; readonly title: Arg; readonly why: Arg };
    readonly 'workshop-refused-bare': { readonly line: Arg; readonly why: Arg };
    readonly 'workshop-delete': { };
    readonly 'workshop-delete-what': { };
    readonly 'workshop-delete-no-tables': { };
    readonly 'workshop-delete-yes': { };
    readonly 'workshop-delete-no': { };
    readonly 'workshop-deleted': { };
    readonly 'take-title': { };
    readonly 'take-looking': { };
    readonly 'take-what': { readonly what: Arg };
    readonly 'take-own': { };
    readonly 'take-instead': { readonly what: Arg };
    readonly 'take-use': { };
    readonly 'take-go': { };
  }
}
