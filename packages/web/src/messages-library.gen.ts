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
library-none = Nothing here has “{ $wanted }” in its name, its paragraph or its numbers.
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
library-packs-none = No packs of your own for this game. A pack is a file with creatures, weapons and spells of your own; bring one here and it is kept.
library-pack-bring = Bring a pack
library-pack-things = { $count ->
    [one] one thing
   *[other] { $count } things
}
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
  }
}
