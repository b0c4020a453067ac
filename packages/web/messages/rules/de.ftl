### Die Regeln der Spiele in unseren Worten.

rules = Regeln
rules-game = Spiel
rules-search = Regeln durchsuchen, oder eine Kennung
rules-loading = Das Buch wird geöffnet …
rules-found = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
rules-hits = Regeln mit „{ $wanted }“
rules-contents = Abschnitte des Buches
rules-own-words = Das sind die Regeln in unseren Worten, wie das Programm sie spielt. Der ganze Text steht in deinem Buch.
rules-library = Kreaturen, Ausrüstung, Zauber und Zustände
rules-tested = { $count ->
    [one] in einem Szenario geprüft
   *[other] in { $count } Szenarien geprüft
}
rules-kind = { $kind }
rules-option = Lesart von { $name }: { $value }
rules-ruled = das Buch lässt etwas offen
rules-about = Über { $id }
rules-where = { $section } · { $kind }
rules-option-name = „{ $name }“
rules-open = Das lässt das Buch offen
rules-ruling = Unsere Auslegung:
rules-usual = gilt
rules-try = Im Labor ausprobieren
rules-uses = Baut auf
rules-used-by = Darauf bauen
rules-examples = Beispiele zum Spielen
rules-play = Ausprobieren
rules-story = Was geschieht
rules-play-label = Ausprobieren: { $title }
rules-more = { $count ->
    [one] Noch eines
   *[other] Noch { $count }
}
rules-scenarios = Szenarien, die sie prüfen
rules-code = Wo sie im Code steht
rules-value = { $value ->
    [true] ja
    [false] nein
   *[other] { $value }
}
