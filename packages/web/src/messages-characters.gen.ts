// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const CHARACTERS = `maker-name = Name
maker-nameless = No name yet
maker-steps = Sections
maker-loading = Loading the rules …
maker-lost = This character cannot be opened.
maker-no-builder = { $game } has no rules for making characters.
maker-saved = Saved
maker-saving = Saving
maker-unsaved = Not saved: { $why }
maker-conflict = This character was changed in another window. Keep yours as a copy, or load the other version.
maker-keep-copy = Keep mine as a copy
maker-read-again = Load the other
maker-begin = Begin with
maker-by-chance = At random
maker-undo = Undo: { $what }
maker-redo = Redo: { $what }
maker-sheet = Sheet
maker-try = Try in a fight
maker-export = Save as a file
maker-import = Open a file
maker-import-game = This is a { $game } character. Open it in the list of characters.
maker-less = { $what }: less
maker-more = { $what }: more
maker-remove = Remove { $what }
maker-add = Add to { $what }
maker-add-short = Add
maker-add-one = Add { $what }
maker-find = Find
maker-found-none = Nothing has that name. Clear the search to see every choice.
maker-none-yet = Nothing yet.
maker-own-word = Another one
maker-nth = { $what } { $nth }
maker-none = none
maker-follows = Results
maker-follows-old = as it was before
maker-follows-what = open a number to see its sum
maker-sum-of = { $what }: { $value }
maker-other-numbers = All other numbers
maker-advantage = Advantage { $value }
maker-pools = Points
maker-pool = { $spent } of { $of }
maker-pool-left = { $left } left
maker-pool-over = { $over } too many
maker-advice = Advice
maker-advice-what = It never stops you.
maker-advice-error = Against the rules
maker-advice-warning = Of little use
maker-advice-hint = Note
maker-advice-allowed = Allowed
maker-allow = The game master allows it
maker-allow-who = Name of the game master
maker-allowed = { $by } allowed it on { $on }.
maker-disallow = Withdraw permission
maker-fine = Everything follows the rules.
maker-fine-else = Everything else follows the rules.
maker-if = If you choose { $what }
maker-if-none = Nothing else changes.
maker-if-idle = Point at a choice to see what it changes.
maker-broken = This character is not ready to fight yet.
maker-broken-at = { $path }: expected { $expected }
maker-trial = Trial
maker-trial-against = against
maker-trial-none = { $name } has no attack against this foe.
maker-trial-reckoned = Working out the odds …
maker-trial-hurts = to hurt
maker-trial-affects = to take effect
maker-trial-free = free
maker-trial-nothing = nothing
maker-trial-play = Prepare this fight
maker-trial-play-what = Opens it as a fight of your own that you can change and play.
maker-duel-run = Fight 200 duels
maker-duel-stop = Stop
maker-duel-won = Wins { $won } of { $fights } duels. With 95 % confidence, the true share lies between { $least } and { $most } %.
maker-duel-drawn = { $drawn ->
    [one] One had no winner.
   *[other] { $drawn } had no winner.
}
maker-duel-what = Face to face, both played by the computer.
maker-growth = Growth
maker-growth-now = { $what } (now { $now })
maker-notes = Notes
maker-portrait = Portrait
maker-portrait-choose = Choose a picture
maker-portrait-remove = Remove it
maker-result = makes { $value }
maker-rank = Rank
maker-skill = Name
maker-says = What it does
sheet-title = Character sheet of { $name }
sheet-back = Back to the character
sheet-print = Print
sheet-numbers = Numbers
sheet-allowed = Allowed by the game master
sheet-notes = Notes
sheet-said = { $what }: { $value }
sheet-box = { $label }: { $boxes } boxes
maker-carried = After the fight
maker-carried-what = Carries over wounds, losses and gains from a fight. At its end, “Save the replay” gives you the file to choose here.
maker-carried-read = Choose the replay
maker-carried-who = Which of them is { $name }?
maker-carried-from = From { $title }, { $on }
maker-carried-drop = Fully healed and rested
maker-carried-game = This is a { $game } fight. Choose the log of a fight with this character in it.
`;

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'maker-name': { };
    readonly 'maker-nameless': { };
    readonly 'maker-steps': { };
    readonly 'maker-loading': { };
    readonly 'maker-lost': { };
    readonly 'maker-no-builder': { readonly game: Arg };
    readonly 'maker-saved': { };
    readonly 'maker-saving': { };
    readonly 'maker-unsaved': { readonly why: Arg };
    readonly 'maker-conflict': { };
    readonly 'maker-keep-copy': { };
    readonly 'maker-read-again': { };
    readonly 'maker-begin': { };
    readonly 'maker-by-chance': { };
    readonly 'maker-undo': { readonly what: Arg };
    readonly 'maker-redo': { readonly what: Arg };
    readonly 'maker-sheet': { };
    readonly 'maker-try': { };
    readonly 'maker-export': { };
    readonly 'maker-import': { };
    readonly 'maker-import-game': { readonly game: Arg };
    readonly 'maker-less': { readonly what: Arg };
    readonly 'maker-more': { readonly what: Arg };
    readonly 'maker-remove': { readonly what: Arg };
    readonly 'maker-add': { readonly what: Arg };
    readonly 'maker-add-short': { };
    readonly 'maker-add-one': { readonly what: Arg };
    readonly 'maker-find': { };
    readonly 'maker-found-none': { };
    readonly 'maker-none-yet': { };
    readonly 'maker-own-word': { };
    readonly 'maker-nth': { readonly what: Arg; readonly nth: Arg };
    readonly 'maker-none': { };
    readonly 'maker-follows': { };
    readonly 'maker-follows-old': { };
    readonly 'maker-follows-what': { };
    readonly 'maker-sum-of': { readonly what: Arg; readonly value: Arg };
    readonly 'maker-other-numbers': { };
    readonly 'maker-advantage': { readonly value: Arg };
    readonly 'maker-pools': { };
    readonly 'maker-pool': { readonly spent: Arg; readonly of: Arg };
    readonly 'maker-pool-left': { readonly left: Arg };
    readonly 'maker-pool-over': { readonly over: Arg };
    readonly 'maker-advice': { };
    readonly 'maker-advice-what': { };
    readonly 'maker-advice-error': { };
    readonly 'maker-advice-warning': { };
    readonly 'maker-advice-hint': { };
    readonly 'maker-advice-allowed': { };
    readonly 'maker-allow': { };
    readonly 'maker-allow-who': { };
    readonly 'maker-allowed': { readonly by: Arg; readonly on: Arg };
    readonly 'maker-disallow': { };
    readonly 'maker-fine': { };
    readonly 'maker-fine-else': { };
    readonly 'maker-if': { readonly what: Arg };
    readonly 'maker-if-none': { };
    readonly 'maker-if-idle': { };
    readonly 'maker-broken': { };
    readonly 'maker-broken-at': { readonly path: Arg; readonly expected: Arg };
    readonly 'maker-trial': { };
    readonly 'maker-trial-against': { };
    readonly 'maker-trial-none': { readonly name: Arg };
    readonly 'maker-trial-reckoned': { };
    readonly 'maker-trial-hurts': { };
    readonly 'maker-trial-affects': { };
    readonly 'maker-trial-free': { };
    readonly 'maker-trial-nothing': { };
    readonly 'maker-trial-play': { };
    readonly 'maker-trial-play-what': { };
    readonly 'maker-duel-run': { };
    readonly 'maker-duel-stop': { };
    readonly 'maker-duel-won': { readonly won: Arg; readonly fights: Arg; readonly least: Arg; readonly most: Arg };
    readonly 'maker-duel-drawn': { readonly drawn: Arg };
    readonly 'maker-duel-what': { };
    readonly 'maker-growth': { };
    readonly 'maker-growth-now': { readonly what: Arg; readonly now: Arg };
    readonly 'maker-notes': { };
    readonly 'maker-portrait': { };
    readonly 'maker-portrait-choose': { };
    readonly 'maker-portrait-remove': { };
    readonly 'maker-result': { readonly value: Arg };
    readonly 'maker-rank': { };
    readonly 'maker-skill': { };
    readonly 'maker-says': { };
    readonly 'sheet-title': { readonly name: Arg };
    readonly 'sheet-back': { };
    readonly 'sheet-print': { };
    readonly 'sheet-numbers': { };
    readonly 'sheet-allowed': { };
    readonly 'sheet-notes': { };
    readonly 'sheet-said': { readonly what: Arg; readonly value: Arg };
    readonly 'sheet-box': { readonly label: Arg; readonly boxes: Arg };
    readonly 'maker-carried': { };
    readonly 'maker-carried-what': { };
    readonly 'maker-carried-read': { };
    readonly 'maker-carried-who': { readonly name: Arg };
    readonly 'maker-carried-from': { readonly title: Arg; readonly on: Arg };
    readonly 'maker-carried-drop': { };
    readonly 'maker-carried-game': { readonly game: Arg };
  }
}
