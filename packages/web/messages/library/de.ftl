library = Bibliothek
library-search = In dieser Liste suchen
library-game = Spiel
library-kind = Art
library-creatures = Kreaturen
library-gear = Ausrüstung
library-spells = Zauber
library-traits = Eigenschaften
library-conditions = Zustände
library-loading = Das Buch wird aufgeschlagen …
library-none = Hier hat nichts „{ $wanted }“ im Namen, im Text oder in den Zahlen.
library-count = { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
}
library-name = Name
library-summary = Was es ist
library-sort = Nach { $column } ordnen
library-back = Zurück zur Liste
library-id = Id in Dateien
library-use = In einem Kampf einsetzen
library-use-in = Einsetzen in
library-use-new = einem neuen Kampf
library-duel-of = { $own } gegen { $foe }
library-fight-of = { $name } im Kampf
library-packs = Eigene Pakete
library-packs-none = Du hast keine eigenen Pakete für dieses Spiel. Ein Paket ist eine Datei mit eigenen Kreaturen, Waffen und Zaubern; füge hier eines hinzu, um es aufzubewahren.
library-pack-bring = Paket hinzufügen
library-pack-things = { $count ->
    [one] eine Sache
   *[other] { $count } Sachen
}
pack-new = Mein Paket
pack-thing = Neu: { $what }
pack-copy-of = { $name } (eigene Fassung)
pack-not-copied = { $name } folgt von selbst aus den Regeln. Ein Paket kann es nicht enthalten.
pack-copy = Kopieren und ändern
pack-change = Ändern
pack-into = In
pack-into-new = ein neues Paket
own-pack-gone = Dieses Paket ist nicht mehr in deiner Werkstatt. Lade die Seite neu.
pack-make = Paket anlegen
pack-title = Titel des Pakets
pack-save = Als Datei speichern
pack-things = Was das Paket enthält
pack-choose = Wähle links etwas aus, oder füge es mit dem Pluszeichen hinzu. Was du offen lässt, bleibt wie im Buch.
pack-wrong = bitte ansehen
pack-like = Was du offen lässt, ist wie bei: { $name }
pack-weapons = Waffen
pack-armour = Rüstungen
pack-shields = Schilde
pack-gear = Ausrüstung, die Werte ändert
pack-preview = Im Zweikampf
pack-against = Gegen
pack-in-hands = Getragen von
pack-counting = Kämpfe werden gezählt …
pack-wins = von { $fights } Zweikämpfen gewinnt { $name }.
pack-beats = von { $fights } Zweikämpfen gewinnt { $name } gegen { $like }.
pack-drawn = { $drawn ->
    [one] Einer endet unentschieden.
   *[other] { $drawn } enden unentschieden.
}
step-thing = Zu { $what } hinzufügen
step-thing-gone = { $title } entfernen
step-pack-id = Kennung: { $id }
pack-cannot = Damit kann dieses Wesen nicht kämpfen. Wähle ein anderes.
pack-try-again = Noch einmal versuchen
