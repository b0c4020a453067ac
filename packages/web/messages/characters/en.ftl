### Making a character, its sheet, its trials.

maker-name = Name
maker-nameless = No name yet
maker-steps = Sections
maker-loading = Loading the rules …
maker-lost = This character cannot be opened.
# sample: game=Celesia
maker-no-builder = { $game } has no rules for making characters.
maker-saved = Saved
maker-saving = Saving
# sample: why=the_disk_is_full
maker-unsaved = Not saved: { $why }
maker-conflict = This character was changed in another window. Keep yours as a copy, or load the other version.
maker-keep-copy = Keep mine as a copy
maker-read-again = Load the other
maker-begin = Begin with
maker-by-chance = At random
# sample: what=Strength
maker-undo = Undo: { $what }
# sample: what=Strength
maker-redo = Redo: { $what }
maker-sheet = Sheet
maker-try = Try in a fight
maker-export = Save as a file
maker-import = Open a file
# sample: game=Celesia
maker-import-game = This is a { $game } character. Open it in the list of characters.
# sample: what=Strength
maker-less = { $what }: less
# sample: what=Strength
maker-more = { $what }: more
# sample: what=Strength
maker-remove = Remove { $what }
# sample: what=Strength
maker-add = Add to { $what }
maker-add-short = Add
# sample: what=Strength
maker-add-one = Add { $what }
maker-find = Find
maker-found-none = Nothing has that name. Clear the search to see every choice.
maker-none-yet = Nothing yet.
maker-own-word = Another one
# sample: what=Strength nth=2
maker-nth = { $what } { $nth }
maker-none = none
maker-follows = Results
maker-follows-old = as it was before
maker-follows-what = open a number to see its sum
# sample: what=Strength value=3
maker-sum-of = { $what }: { $value }
maker-other-numbers = All other numbers
# sample: value=3
maker-advantage = Advantage { $value }
maker-pools = Points
# sample: spent=4 of=8
maker-pool = { $spent } of { $of }
# sample: left=2
maker-pool-left = { $left } left
# sample: over=2
maker-pool-over = { $over } too many
maker-advice = Advice
maker-advice-what = It never stops you.
maker-advice-error = Against the rules
maker-advice-warning = Of little use
maker-advice-hint = Note
maker-advice-allowed = Allowed
maker-allow = The game master allows it
maker-allow-who = Name of the game master
# sample: by=Ilse on=3_May
maker-allowed = { $by } allowed it on { $on }.
maker-disallow = Withdraw permission
maker-fine = Everything follows the rules.
maker-fine-else = Everything else follows the rules.
# sample: what=Strength
maker-if = If you choose { $what }
maker-if-none = Nothing else changes.
maker-if-idle = Point at a choice to see what it changes.
maker-broken = This character is not ready to fight yet.
# sample: path=gear expected=a_weapon
maker-broken-at = { $path }: expected { $expected }
maker-trial = Trial
maker-trial-against = against
# sample: name=Alba
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
# sample: won=3 fights=10 least=20 most=60
maker-duel-won = Wins { $won } of { $fights } duels. With 95 % confidence, the true share lies between { $least } and { $most } %.
# sample: drawn=2
maker-duel-drawn = { $drawn ->
    [one] One had no winner.
   *[other] { $drawn } had no winner.
}
maker-duel-what = Face to face, both played by the computer.
maker-growth = Growth
# sample: what=Strength now=3
maker-growth-now = { $what } (now { $now })
maker-notes = Notes
maker-portrait = Portrait
maker-portrait-choose = Choose a picture
maker-portrait-remove = Remove it
# sample: value=3
maker-result = makes { $value }
maker-rank = Rank
maker-skill = Name
maker-says = What it does
# sample: name=Alba
sheet-title = Character sheet of { $name }
sheet-back = Back to the character
sheet-print = Print
sheet-numbers = Numbers
sheet-allowed = Allowed by the game master
sheet-notes = Notes
# sample: what=Armour value=Scale
sheet-said = { $what }: { $value }
# sample: label=HP boxes=5
sheet-box = { $label }: { $boxes } boxes
maker-carried = After the fight
maker-carried-what = Carries over wounds, losses and gains from a fight. At its end, “Save the replay” gives you the file to choose here.
maker-carried-read = Choose the replay
# sample: name=Alba
maker-carried-who = Which of them is { $name }?
# sample: title=Trip on=3_May
maker-carried-from = From { $title }, { $on }
maker-carried-drop = Fully healed and rested
# sample: game=Celesia
maker-carried-game = This is a { $game } fight. Choose the log of a fight with this character in it.
