### The library: what each game has, entry by entry.

library = Library
library-search = Search this list
library-game = Game
library-kind = Kind
library-creatures = Creatures
library-gear = Gear
library-spells = Spells
library-traits = Traits
library-conditions = Conditions
library-loading = The book is opened …
# sample: wanted=sword
library-none = Nothing here has “{ $wanted }” in its name, its paragraph or its numbers.
# sample: count=42
library-count = { $count ->
    [one] one entry
   *[other] { $count } entries
}
library-name = Name
library-summary = What it is
# sample: column=damage
library-sort = Sort by { $column }
library-back = Back to the list
library-id = Id in files
library-use = Use in a fight
library-use-in = Use in
library-use-new = a new fight
# sample: name=Ogre
library-fight-of = { $name } in a fight
library-packs = Own packs
library-packs-none = No packs of your own for this game. A pack is a file with creatures, weapons and spells of your own; bring one here and it is kept.
library-pack-bring = Bring a pack
# sample: count=3
library-pack-things = { $count ->
    [one] one thing
   *[other] { $count } things
}
