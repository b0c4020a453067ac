### The editor of fights.

prepare = Prepare
prepare-fight = Fight
prepare-title = Title of the fight
prepare-untitled = A new fight
prepare-heroes = Heroes
prepare-foes = Foes
# Regions of a fight that was only begun.
prepare-region-1 = near bank
prepare-region-2 = bridge
prepare-region-3 = far bank
prepare-gone = This fight cannot be opened.
prepare-back = All fights
prepare-play = Play it
prepare-alone = Play alone
prepare-file = Save as file
prepare-seen = Who sees the map
prepare-seen-all = Everything is shown
# sample: side=Heroes
prepare-seen-by = As seen by { $side }
prepare-what = Odds and fighters
saving-saved = Saved
saving-saving = Saving
saving-failed = Not saved yet
saving-copy = Keep this one as a copy
saving-other = Load the other
saving-conflict = Changed in another window

## What can be added

prepare-add = Add
prepare-to = to
prepare-find = Creature or character
prepare-bestiary = Bestiary
prepare-party = Party
prepare-here = In this fight
# sample: wanted=captain
prepare-near = Nothing is called “{ $wanted }”. The nearest are below: add one, then click it in the list of fighters to give it its own name and gear.
# sample: wanted=dragon
prepare-none = Nothing is called “{ $wanted }”. Add a fighter like it, then click it in the list of fighters to give it its own name and gear.
prepare-no-party = Your own characters of this game are listed here once you have made some.
prepare-make-one = Make a character
# Words for people and beasts that are near each other, in rows: a book without captains has veterans and knights.
prepare-alike-leaders = captain, chief, chieftain, leader, commander, officer, sergeant, veteran, knight, hero, soldier
prepare-alike-robbers = bandit, robber, brigand, outlaw, raider, thug, thief, pirate, highwayman
prepare-alike-guards = guard, guardsman, watchman, sentry, soldier, militia
prepare-alike-warriors = warrior, fighter, soldier, mercenary, champion
prepare-alike-mages = mage, wizard, sorcerer, sorceress, witch, warlock, magician
prepare-alike-archers = archer, bowman, hunter, crossbowman, arbalester
prepare-alike-undead = undead, skeleton, zombie, ghoul, wraith
prepare-alike-beasts = beast, wolf, bear, boar, animal
prepare-how = Drag onto the map, or press +. Type a number before a name in the search to add that many.
# sample: name=Bandit count=4
prepare-add-one = { $count ->
    [one] Add { $name }
   *[other] Add { $count } × { $name }
}
# sample: name=Bandit count=4
prepare-added = { $count ->
    [one] { $name } added.
   *[other] { $count } × { $name } added.
}

## Map

prepare-map = Map of the fight
prepare-tools = Tools
prepare-select = Select
prepare-no-ground = There is no map yet. The notes beside the map say what is missing.
# sample: name=Ann place=3,4
prepare-moved = { $name } stands at { $place }.
board-kind = Kind of board
board-square = Squares
board-hex = Hexes
board-hex-flat = Hexes
board-hex-pointy = Hexes
board-metres = Metres
board-regions = Regions
board-width = Columns
board-height = Rows
# sample: unit=5_ft
board-unit = of { $unit }
board-more = Board details

## Drawing

prepare-wall = Wall
prepare-paint = Ground
prepare-path = Path
prepare-start = Start area
# sample: side=Heroes
prepare-start-of = start of { $side }
prepare-erase = Erase
# sample: tool=Ground
prepare-drag = { $tool }: drag over the map. Shift and drag to fill an area.
prepare-picture = Map image
prepare-brush = What to draw
prepare-add-region = Add a region
# sample: n=4
prepare-region-n = region { $n }
# sample: place=3,4
prepare-line-begun = The line begins at { $place }. Enter ends it, Escape cancels it.
# sample: what=wall count=3
prepare-drawn = { $count ->
    [one] Drawn: { $what }.
   *[other] Drawn: { $what } × { $count }.
}
# sample: what=wall count=3
prepare-undrawn = { $count ->
    [one] Removed: { $what }.
   *[other] Removed: { $what } × { $count }.
}
# sample: place=3,4
prepare-erased = { $place } is empty.
# sample: what=wall
step-draw = draw { $what }
# sample: what=wall
step-undraw = remove { $what }
step-erase = erase
# sample: name=region_4
step-region = add { $name }
# sample: name=Bridge
step-region-name = the region { $name }
# sample: n=2
prepare-region-name = Name of region { $n }

## Maps from elsewhere

map-bring = Open a map file
map-bring-picture = Add a picture
# sample: name=mill.dd2vtt
map-import = { $name }
map-remedy = Your fight is unchanged. Save the map again in the program it comes from, or choose another file.
map-reading = Reading the map …
map-preview = Preview of the board
# sample: count=3
map-portals = { $count ->
    [one] The door or window is
   *[other] The { $count } doors and windows are
}
map-portals-as-written = as the map says
map-portals-doors = doors, closed
map-portals-windows = windows
map-portals-open = open
# sample: count=3
map-objects = { $count ->
    [one] The thing that blocks sight becomes a wall
   *[other] The { $count } things that block sight become walls
}
map-hexes = On hexes
map-scale = Cells for one square of the map
map-undo = The walls and ground drawn before will be removed. Undo brings them back.
map-take = Use this map
# sample: name=mill.dd2vtt
map-taken = { $name } is now the map.
# sample: name=mill.dd2vtt
step-map = map { $name }
map-read = Read:
map-changed = Changed:
map-left = Left out:
# sample: one=3 two=5
note-picture = picture of { $one } by { $two } pixels
# sample: one=3 two=5
note-walls = { $one ->
    [one] one wall, drawn in { $two } pieces
   *[other] { $one } walls, drawn in { $two } pieces
}
# sample: one=3
note-doors = { $one ->
    [one] one closed door
   *[other] { $one } closed doors
}
# sample: one=3
note-doors-as-walls = { $one ->
    [one] one closed door, drawn as walls
   *[other] { $one } closed doors, drawn as walls
}
# sample: one=3
note-windows = { $one ->
    [one] one window: you can see through, but not walk through
   *[other] { $one } windows: you can see through, but not walk through
}
# sample: one=3
note-windows-as-walls = { $one ->
    [one] one window, drawn as walls: this board has no windows
   *[other] { $one } windows, drawn as walls: this board has no windows
}
# sample: one=3
note-openings = { $one ->
    [one] one opening, left open
   *[other] { $one } openings, left open
}
# sample: one=3
note-objects = { $one ->
    [one] one thing that blocks sight, drawn as walls
   *[other] { $one } things that block sight, drawn as walls
}
# sample: one=3 two=5
note-rescaled = The picture was rescaled: a square is { $two } pixels wide, not { $one }.
note-stretched = The squares of the picture are not square, so the picture is stretched over the board.
# sample: one=3 two=5
note-cropped = The map is a piece of a larger one, starting at { $one }, { $two }; everything has been shifted to match.
note-part-squares = The squares at the edge are cut off in the picture; the board has them whole.
# sample: one=3 two=5
note-simplified = The walls are simplified by up to { $one } squares: the board holds at most { $two } wall corners.
# sample: one=3
note-closed-unknown = { $one ->
    [one] One opening is not closed: a window, or an open door. Choose above which it is.
   *[other] { $one } openings are not closed: windows, or open doors. Choose above which they are.
}
note-format = The version of the format is unknown; the map was read anyway.
note-hexes = The map is drawn in squares; a hex is as wide as a square.
note-no-picture = the picture: the map has none
note-picture-unknown = the picture: it is not a PNG, WebP or JPEG
# sample: one=3
note-picture-large = the picture: it is larger than { $one } MB. Save a smaller one in the program that made the map.
note-picture-elsewhere = the picture: it is in the workshop
# sample: one=3
note-lights = { $one ->
    [one] one light: fights have no lights yet
   *[other] { $one } lights: fights have no lights yet
}
# sample: one=3
note-objects-left = { $one ->
    [one] one thing that blocks sight: often a tree or a table
   *[other] { $one } things that block sight: often trees and tables
}
# sample: one=3
note-outside = { $one ->
    [one] one wall outside the map
   *[other] { $one } walls outside the map
}
# sample: one=3 two=5
note-larger = a part of the map: it is { $one } by { $two } squares, and the board holds its upper left part
# sample: one=3
note-too-many = { $one ->
    [one] one wall: the board holds no more
   *[other] { $one } walls: the board holds no more
}
# sample: one=3
note-regions = { $one ->
    [one] one wall: this game is played on regions, with the picture underneath
   *[other] { $one } walls: this game is played on regions, with the picture underneath
}
# sample: one=3
note-unknown-keys = { $one ->
    [one] one entry that only other programs know
   *[other] { $one } entries that only other programs know
}
# sample: one=3
note-not-walls = { $one ->
    [one] one thing that the format cannot describe
   *[other] { $one } things that the format cannot describe
}

## Who wins

odds-title = Who wins?
odds-counting = running fights …
odds-soon = Running the first fights …
# sample: fights=1000
odds-fights = { $fights ->
    [one] one fight
   *[other] { $fights } fights
}
# sample: side=Heroes least=56 most=62
odds-interval = { $side }: the true share lies between { $least } and { $most } %.
odds-policy = All sides use the default computer player.
# sample: players=tactical
odds-players = Computer players: { $players }.
odds-two-sides = Odds appear as soon as two sides have a fighter each.
# sample: count=2
odds-problems = { $count ->
    [one] Odds appear once the problem below is fixed.
   *[other] Odds appear once the { $count } problems below are fixed.
}
odds-rounds = Rounds until the end
# sample: rounds=7.4
odds-mean = { $rounds } on average
# sample: mean=7.4 from=2 to=16
odds-rounds-said = { $mean } rounds on average, from { $from } to { $to }
odds-falls = Out of the fight at the end
solve = Solve
solve-stop = Stop
solve-aim = Aim for
solve-side = Who should win this often
# sample: side=Heroes
solve-for = wins for { $side }
solve-by = What may change
solve-any = more or fewer of anyone
# sample: name=Bandit
solve-like = more or fewer: { $name }
solve-as-is = No change: nothing tried came closer
# sample: count=2 name=Bandit
solve-more = { $count } more: { $name }
# sample: count=2 name=Bandit
solve-fewer = { $count } fewer: { $name }
# sample: change=2more percent=63 least=56 most=70
solve-found = { $change }: { $percent } % ({ $least } to { $most } %)
# sample: wanted=65
solve-far = Nothing that was tried comes closer to { $wanted } %.
# sample: name=Bandit
solve-numbers = Numbers of { $name }
# sample: number=level value=3
solve-number = { $number } ({ $value })
# sample: number=level to=4 from=3
solve-to = { $number } { $to } instead of { $from }
# sample: nth=2 fights=40 most=200
solve-trying = Try { $nth }: { $fights } of { $most } fights
solve-take = Apply it

## Sides and fighters

prepare-sides = Sides
prepare-side = Side
# sample: nth=1
prepare-side-name = Name of side { $nth }
prepare-add-side = Another side
prepare-new-side = Others
# sample: side=Others
prepare-drop-side = Remove the side { $side }
prepare-no-side = Without a side
prepare-nobody = Nobody yet. Add a fighter from the list under “Add”.
# sample: side=Heroes
prepare-plays = Who plays { $side }
prepare-people = People
prepare-computer = Computer
plays-one = one player
plays-each = one player each
# sample: name=tactical
plays-computer = computer: { $name }
player-policy = default
player-random = random
player-careful = careful
player-tactical = tactical
player-brave = brave
player-cautious = cautious
player-focused = focused
player-protective = protective
prepare-all = All fighters
prepare-name = Name
prepare-kind = Creature
prepare-no-kind = none
prepare-place = Place
prepare-own = Changes from the book
# sample: name=Ann
prepare-copy = Copy { $name }
# sample: name=Ann
prepare-remove = Remove { $name }
prepare-orders = Standing orders
prepare-new-order = New standing order
prepare-order-sample = dodge when the attacker is prone
# sample: expected=x
problem = Expected: { $expected }
# sample: where=level expected=x
problem-at = { $where }: expected { $expected }

## Forms

form-own = by default
# sample: value=12
form-own-is = { $value } by default
form-own-again = by default
form-more = add …
form-none = none
form-one-by-one = One by one
# sample: name=gear
form-add-to = Add to { $name }
# sample: name=sword
form-take-away = Remove { $name }
# sample: name=level
form-reset = Set { $name } back to its default
# sample: name=skills
form-new-key = New entry in { $name }

## Ends, options, notes

ends = End of the fight
ends-book = The fight ends when the book says so, and also:
ends-title = Name of this ending
ends-kind = Kind of ending
ends-rounds = after a number of rounds
ends-reach = a fighter reaches a place
ends-state = something happens to a fighter
ends-who = Who
ends-add = Add
# sample: rounds=10
ends-after = after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
# sample: name=Ann state=dead
ends-is = { $name } is { $state }
# sample: name=Ann place=bridge
ends-there = { $name } reaches { $place }
options = Options of the book
# sample: count=2
options-changed = { $count } changed
options-find = Find an option
options-yes = yes
options-no = no
# sample: value=yes
options-usual = { $value } (default)
options-what = What does it mean?
prepare-note = Note
prepare-seed = Seed of the dice

## Steps that can be undone

# sample: name=Bandit count=4
step-add = { $count ->
    [one] { $name } added
   *[other] { $count } × { $name } added
}
# sample: name=Ann
step-move = { $name } moved
# sample: name=Ann
step-remove = { $name } removed
# sample: name=Ann
step-copy = { $name } copied
# sample: name=Ann
step-name = { $name } renamed
# sample: name=Ann what=level
step-set = { $what } of { $name }
# sample: name=Ann
step-orders = orders of { $name }
step-side = another side added
# sample: side=Heroes
step-side-name = side { $side }
# sample: side=Heroes
step-drop-side = side { $side } removed
# sample: side=Heroes
step-plays = who plays { $side }
# sample: what=width
step-board = board: { $what }
# sample: change=2more
step-solve = { $change }
# sample: title=Bridge
step-title = title { $title }
step-note = note
step-seed = seed
step-end = an ending added
# sample: title=10
step-end-gone = the ending “{ $title }” removed
# sample: option=ties
step-option = option { $option }

## The picture under the map

picture-none = There is no picture under the board yet. A picture is PNG, JPEG or WebP; a map from another program is .dd2vtt, .uvtt or .df2vtt.
# sample: size=70
picture-found = Found the grid: a cell is { $size } pixels wide.
# sample: size=70
picture-unsure = A cell may be { $size } pixels wide. Check that the lines fit.
# sample: width=16 height=12
picture-sized = The board is now as large as the picture: { $width } × { $height }.
picture-not-found = No grid was found. Draw a square over one cell of the picture.
picture-square = Fit to a square
picture-square-how = Drag over any one square of the picture; the grid follows.
picture-nudge = Move the picture with the arrow keys, or here
picture-left = To the left
picture-right = To the right
picture-up = Up
picture-down = Down
picture-larger = Larger
picture-smaller = Smaller
picture-remove = Remove the picture
# sample: name=mill.png
step-picture = { $name } put under the board
step-picture-move = move the picture
step-picture-fit = fit the picture
step-picture-remove = remove the picture

plays-master = the game master
own-packs = Your packs
own-packs-what = You can use what these packs contain in this fight. A table keeps each pack as it was when the table was opened.
own-packs-gone = This pack is not in your workshop. Add its file to the library, or remove it from this fight.
# sample: pack=Reeds
own-pack-of = From your pack { $pack }
# sample: name=Reeds
step-pack = Use { $name }
# sample: name=Reeds
step-pack-gone = Leave out { $name }
prepare-carried = After a fight
# sample: title=Bridge, on=2026-05-03
prepare-carried-from = From { $title }, { $on }
prepare-carried-drop = Start fresh
# sample: name=Jost
step-carried-gone = { $name } starts fresh
# sample: name=styles, nth=2
form-nth = { $name } { $nth }

## What the keys do on the map

# sample: name=Bandit
map-keys-chosen = Board. The arrow keys move from place to place, with Shift they move { $name }. Enter puts { $name } on an empty place, or chooses who stands there.
map-keys-picture = Board. The arrow keys move the picture.
draw-keys-erase = Board. The arrow keys move from place to place, Enter erases what is drawn there.
# sample: what=mud
draw-keys-cell = Board. The arrow keys move from place to place, Enter draws { $what } there or takes it away.
# sample: what=wall
draw-keys-line = Board. The arrow keys move from place to place, Enter begins to draw: { $what }.
# sample: what=wall
draw-keys-edge = Board. The arrow keys move from place to place, with Shift they draw on that side: { $what }. Enter begins a line.
# sample: what=wall
draw-keys-end = Board. The arrow keys move from place to place, Enter ends the line there, Escape cancels it: { $what }.
