// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The messages of a part of the page, by language. */
export const LIBRARY = {
  de: `library = Bibliothek
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
step-thing = Zu { $what } hinzufügen
step-thing-gone = { $title } entfernen
step-pack-id = Kennung: { $id }
pack-cannot = Damit kann dieses Wesen nicht kämpfen. Wähle ein anderes.
`,
  en: `library = Library
library-search = Search this list
library-game = Game
library-kind = Kind
library-creatures = Creatures
library-gear = Gear
library-spells = Spells
library-traits = Traits
library-conditions = Conditions
library-loading = The book is opened …
library-none = Nothing here matches “{ $wanted }”.
library-count = { $count ->
    [one] one entry
   *[other] { $count } entries
}
library-name = Name
library-summary = What it is
library-sort = Sort by { $column }
library-back = Back to the list
library-id = Id in files
library-use = Use in a fight
library-use-in = Use in
library-use-new = a new fight
library-fight-of = { $name } in a fight
library-packs = Own packs
library-packs-none = No packs of your own for this game. A pack is a file with creatures, weapons and spells of your own; add one here to keep it.
library-pack-bring = Bring a pack
library-pack-things = { $count ->
    [one] one thing
   *[other] { $count } things
}
pack-new = My pack
pack-thing = New: { $what }
pack-copy-of = My { $name }
pack-not-copied = { $name } is built into the rules. A pack cannot hold it.
pack-copy = Copy and change
pack-change = Change
pack-into = Into
pack-into-new = a new pack
own-pack-gone = This pack is no longer in your workshop. Reload the page.
pack-make = Make a pack
pack-title = Title of the pack
pack-save = Save as a file
pack-things = What the pack holds
pack-choose = Choose something on the left, or add it with the plus sign. What you leave blank stays as in the book.
pack-wrong = look here
pack-like = What you leave blank is taken from: { $name }
pack-weapons = Weapons
pack-armour = Armour
pack-shields = Shields
pack-gear = Gear that changes numbers
pack-preview = In a duel
pack-against = Against
pack-in-hands = Carried by
pack-counting = Fights are counted …
pack-wins = of { $fights } duels go to { $name }.
pack-beats = of { $fights } duels go to { $name } against { $like }.
step-thing = Add to { $what }
step-thing-gone = Remove { $title }
step-pack-id = Id: { $id }
pack-cannot = This fighter cannot fight with it. Choose another one.
`,
};

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'library': { };
    readonly 'library-search': { };
    readonly 'library-game': { };
    readonly 'library-kind': { };
    readonly 'library-creatures': { };
    readonly 'library-gear': { };
    readonly 'library-spells': { };
    readonly 'library-traits': { };
    readonly 'library-conditions': { };
    readonly 'library-loading': { };
    readonly 'library-none': { readonly wanted: Arg };
    readonly 'library-count': { readonly count: Arg };
    readonly 'library-name': { };
    readonly 'library-summary': { };
    readonly 'library-sort': { readonly column: Arg };
    readonly 'library-back': { };
    readonly 'library-id': { };
    readonly 'library-use': { };
    readonly 'library-use-in': { };
    readonly 'library-use-new': { };
    readonly 'library-fight-of': { readonly name: Arg };
    readonly 'library-packs': { };
    readonly 'library-packs-none': { };
    readonly 'library-pack-bring': { };
    readonly 'library-pack-things': { readonly count: Arg };
    readonly 'pack-new': { };
    readonly 'pack-thing': { readonly what: Arg };
    readonly 'pack-copy-of': { readonly name: Arg };
    readonly 'pack-not-copied': { readonly name: Arg };
    readonly 'pack-copy': { };
    readonly 'pack-change': { };
    readonly 'pack-into': { };
    readonly 'pack-into-new': { };
    readonly 'own-pack-gone': { };
    readonly 'pack-make': { };
    readonly 'pack-title': { };
    readonly 'pack-save': { };
    readonly 'pack-things': { };
    readonly 'pack-choose': { };
    readonly 'pack-wrong': { };
    readonly 'pack-like': { readonly name: Arg };
    readonly 'pack-weapons': { };
    readonly 'pack-armour': { };
    readonly 'pack-shields': { };
    readonly 'pack-gear': { };
    readonly 'pack-preview': { };
    readonly 'pack-against': { };
    readonly 'pack-in-hands': { };
    readonly 'pack-counting': { };
    readonly 'pack-wins': { readonly fights: Arg; readonly name: Arg };
    readonly 'pack-beats': { readonly fights: Arg; readonly name: Arg; readonly like: Arg };
    readonly 'step-thing': { readonly what: Arg };
    readonly 'step-thing-gone': { readonly title: Arg };
    readonly 'step-pack-id': { readonly id: Arg };
    readonly 'pack-cannot': { };
  }
}
