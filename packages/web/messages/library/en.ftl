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
library-loading = Opening the book …
# sample: wanted=sword
library-none = Nothing here matches “{ $wanted }”.
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
# sample: own=Ada foe=Ogre
library-duel-of = { $own } against { $foe }
# sample: name=Ogre
library-fight-of = { $name } in a fight
library-packs = Your packs
library-packs-none = You have no packs for this game. A pack is a file with creatures, weapons and spells of your own; add one here to keep it.
library-pack-bring = Add a pack
# sample: count=3
library-pack-things = { $count ->
    [one] one thing
   *[other] { $count } things
}
pack-new = My pack
# sample: what=weapons
pack-thing = New: { $what }
# sample: name=Ogre
pack-copy-of = My { $name }
# sample: name=Prone
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
pack-wrong = check this field
# sample: name=Ogre
pack-like = What you leave blank is taken from: { $name }
pack-weapons = Weapons
pack-armour = Armour
pack-shields = Shields
pack-gear = Gear that changes numbers
pack-preview = In a duel
pack-against = Against
pack-in-hands = Carried by
pack-counting = Running fights …
# sample: name=Bess, fights=200
pack-wins = of { $fights } duels go to { $name }.
# sample: name=Bess, like=Longsword, fights=200
pack-beats = of { $fights } duels go to { $name } against { $like }.
# sample: drawn=3
pack-drawn = { $drawn ->
    [one] One is a draw.
   *[other] { $drawn } are draws.
}
# sample: what=weapons
step-thing = Add to { $what }
# sample: title=Bess
step-thing-gone = Remove { $title }
# sample: id=hill-people
step-pack-id = Id: { $id }
pack-cannot = This fighter cannot fight with it. Choose another fighter.
pack-try-again = Try again
