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
library-fight-of = { $name } im Kampf
library-packs = Eigene Pakete
library-packs-none = Du hast keine eigenen Pakete für dieses Spiel. Ein Paket ist eine Datei mit eigenen Kreaturen, Waffen und Zaubern; bring eines her, und es wird aufbewahrt.
library-pack-bring = Paket bringen
library-pack-things = { $count ->
    [one] eine Sache
   *[other] { $count } Sachen
}
