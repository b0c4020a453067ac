// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const LIBRARY = `library = Library
library-search = Search this list
library-game = Game
library-kind = Kind
library-creatures = Creatures
library-gear = Gear
library-spells = Spells
library-traits = Traits
library-conditions = Conditions
library-loading = Opening the book …
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
library-duel-of = { $own } against { $foe }
library-fight-of = { $name } in a fight
library-packs = Your packs
library-packs-none = You have no packs for this game. A pack is a file with creatures, weapons and spells of your own; add one here to keep it.
library-pack-bring = Add a pack
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
pack-wrong = check this field
pack-like = What you leave blank is taken from: { $name }
pack-weapons = Weapons
pack-armour = Armour
pack-shields = Shields
pack-gear = Gear that changes numbers
pack-preview = In a duel
pack-against = Against
pack-in-hands = Carried by
pack-counting = Running fights …
pack-wins = of { $fights } duels go to { $name }.
pack-beats = of { $fights } duels go to { $name } against { $like }.
pack-drawn = { $drawn ->
    [one] One is a draw.
   *[other] { $drawn } are draws.
}
step-thing = Add to { $what }
step-thing-gone = Remove { $title }
step-pack-id = Id: { $id }
pack-cannot = This fighter cannot fight with it. Choose another fighter.
pack-try-again = Try again
`;

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
    readonly 'library-duel-of': { readonly own: Arg; readonly foe: Arg };
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
    readonly 'pack-drawn': { readonly drawn: Arg };
    readonly 'step-thing': { readonly what: Arg };
    readonly 'step-thing-gone': { readonly title: Arg };
    readonly 'step-pack-id': { readonly id: Arg };
    readonly 'pack-cannot': { };
    readonly 'pack-try-again': { };
  }
}
