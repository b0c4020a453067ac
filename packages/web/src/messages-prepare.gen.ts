// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const PREPARE = `prepare = Prepare
prepare-fight = Fight
prepare-title = Title of the fight
prepare-untitled = A new fight
prepare-heroes = Heroes
prepare-foes = Foes
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
prepare-seen-by = As seen by { $side }
prepare-what = Odds and fighters
saving-saved = Saved
saving-saving = Saving
saving-failed = Not saved yet
saving-copy = Keep this one as a copy
saving-other = Load the other
saving-conflict = Changed in another window
prepare-add = Add
prepare-to = to
prepare-find = Creature or character
prepare-bestiary = Bestiary
prepare-party = Party
prepare-here = In this fight
prepare-near = Nothing is called “{ $wanted }”. The nearest are below: add one, then click it in the list of fighters to give it its own name and gear.
prepare-none = Nothing is called “{ $wanted }”. Add a fighter like it, then click it in the list of fighters to give it its own name and gear.
prepare-no-party = Your own characters of this game are listed here once you have made some.
prepare-make-one = Make a character
prepare-alike-leaders = captain, chief, chieftain, leader, commander, officer, sergeant, veteran, knight, hero, soldier
prepare-alike-robbers = bandit, robber, brigand, outlaw, raider, thug, thief, pirate, highwayman
prepare-alike-guards = guard, guardsman, watchman, sentry, soldier, militia
prepare-alike-warriors = warrior, fighter, soldier, mercenary, champion
prepare-alike-mages = mage, wizard, sorcerer, sorceress, witch, warlock, magician
prepare-alike-archers = archer, bowman, hunter, crossbowman, arbalester
prepare-alike-undead = undead, skeleton, zombie, ghoul, wraith
prepare-alike-beasts = beast, wolf, bear, boar, animal
prepare-how = Drag onto the map, or press +. Type a number before a name in the search to add that many.
prepare-add-one = { $count ->
    [one] Add { $name }
   *[other] Add { $count } × { $name }
}
prepare-added = { $count ->
    [one] { $name } added.
   *[other] { $count } × { $name } added.
}
prepare-map = Map of the fight
prepare-tools = Tools
prepare-select = Select
prepare-no-ground = There is no map yet. The notes beside the map say what is missing.
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
board-unit = of { $unit }
board-more = Board details
prepare-wall = Wall
prepare-paint = Ground
prepare-path = Path
prepare-start = Start area
prepare-start-of = start of { $side }
prepare-erase = Erase
prepare-drag = { $tool }: drag over the map. Shift and drag to fill an area.
prepare-picture = Map image
prepare-brush = What to draw
prepare-add-region = Add a region
prepare-region-n = region { $n }
prepare-line-begun = The line begins at { $place }. Enter ends it, Escape cancels it.
prepare-drawn = { $count ->
    [one] Drawn: { $what }.
   *[other] Drawn: { $what } × { $count }.
}
prepare-undrawn = { $count ->
    [one] Removed: { $what }.
   *[other] Removed: { $what } × { $count }.
}
prepare-erased = { $place } is empty.
step-draw = draw { $what }
step-undraw = remove { $what }
step-erase = erase
step-region = add { $name }
step-region-name = the region { $name }
prepare-region-name = Name of region { $n }
map-bring = Open a map file
map-bring-picture = Add a picture
map-import = { $name }
map-remedy = Your fight is unchanged. Save the map again in the program it comes from, or choose another file.
map-reading = Reading the map …
map-preview = Preview of the board
map-portals = { $count ->
    [one] The door or window is
   *[other] The { $count } doors and windows are
}
map-portals-as-written = as the map says
map-portals-doors = doors, closed
map-portals-windows = windows
map-portals-open = open
map-objects = { $count ->
    [one] The thing that blocks sight becomes a wall
   *[other] The { $count } things that block sight become walls
}
map-hexes = On hexes
map-scale = Cells for one square of the map
map-undo = The walls and ground drawn before will be removed. Undo brings them back.
map-take = Use this map
map-taken = { $name } is now the map.
step-map = map { $name }
map-read = Read:
map-changed = Changed:
map-left = Left out:
note-picture = picture of { $one } by { $two } pixels
note-walls = { $one ->
    [one] one wall, drawn in { $two } pieces
   *[other] { $one } walls, drawn in { $two } pieces
}
note-doors = { $one ->
    [one] one closed door
   *[other] { $one } closed doors
}
note-doors-as-walls = { $one ->
    [one] one closed door, drawn as walls
   *[other] { $one } closed doors, drawn as walls
}
note-windows = { $one ->
    [one] one window: you can see through, but not walk through
   *[other] { $one } windows: you can see through, but not walk through
}
note-windows-as-walls = { $one ->
    [one] one window, drawn as walls: this board has no windows
   *[other] { $one } windows, drawn as walls: this board has no windows
}
note-openings = { $one ->
    [one] one opening, left open
   *[other] { $one } openings, left open
}
note-objects = { $one ->
    [one] one thing that blocks sight, drawn as walls
   *[other] { $one } things that block sight, drawn as walls
}
note-rescaled = The picture was rescaled: a square is { $two } pixels wide, not { $one }.
note-stretched = The squares of the picture are not square, so the picture is stretched over the board.
note-cropped = The map is a piece of a larger one, starting at { $one }, { $two }; everything has been shifted to match.
note-part-squares = The squares at the edge are cut off in the picture; the board has them whole.
note-simplified = The walls are simplified by up to { $one } squares: the board holds at most { $two } wall corners.
note-closed-unknown = { $one ->
    [one] One opening is not closed: a window, or an open door. Choose above which it is.
   *[other] { $one } openings are not closed: windows, or open doors. Choose above which they are.
}
note-format = The version of the format is unknown; the map was read anyway.
note-hexes = The map is drawn in squares; a hex is as wide as a square.
note-no-picture = the picture: the map has none
note-picture-unknown = the picture: it is not a PNG, WebP or JPEG
note-picture-large = the picture: it is larger than { $one } MB. Save a smaller one in the program that made the map.
note-picture-elsewhere = the picture: it is in the workshop
note-lights = { $one ->
    [one] one light: fights have no lights yet
   *[other] { $one } lights: fights have no lights yet
}
note-objects-left = { $one ->
    [one] one thing that blocks sight: often a tree or a table
   *[other] { $one } things that block sight: often trees and tables
}
note-outside = { $one ->
    [one] one wall outside the map
   *[other] { $one } walls outside the map
}
note-larger = a part of the map: it is { $one } by { $two } squares, and the board holds its upper left part
note-too-many = { $one ->
    [one] one wall: the board holds no more
   *[other] { $one } walls: the board holds no more
}
note-regions = { $one ->
    [one] one wall: this game is played on regions, with the picture underneath
   *[other] { $one } walls: this game is played on regions, with the picture underneath
}
note-unknown-keys = { $one ->
    [one] one entry that only other programs know
   *[other] { $one } entries that only other programs know
}
note-not-walls = { $one ->
    [one] one thing that the format cannot describe
   *[other] { $one } things that the format cannot describe
}
odds-title = Who wins?
odds-counting = running fights …
odds-soon = Running the first fights …
odds-fights = { $fights ->
    [one] one fight
   *[other] { $fights } fights
}
odds-interval = { $side }: the true share lies between { $least } and { $most } %.
odds-policy = All sides use the default computer player.
odds-players = Computer players: { $players }.
odds-two-sides = Odds appear as soon as two sides have a fighter each.
odds-problems = { $count ->
    [one] Odds appear once the problem below is fixed.
   *[other] Odds appear once the { $count } problems below are fixed.
}
odds-rounds = Rounds until the end
odds-mean = { $rounds } on average
odds-rounds-said = { $mean } rounds on average, from { $from } to { $to }
odds-falls = Out of the fight at the end
solve = Solve
solve-stop = Stop
solve-aim = Aim for
solve-side = Who should win this often
solve-for = wins for { $side }
solve-by = What may change
solve-any = more or fewer of anyone
solve-like = more or fewer: { $name }
solve-as-is = No change: nothing tried came closer
solve-more = { $count } more: { $name }
solve-fewer = { $count } fewer: { $name }
solve-found = { $change }: { $percent } % ({ $least } to { $most } %)
solve-far = Nothing that was tried comes closer to { $wanted } %.
solve-numbers = Numbers of { $name }
solve-number = { $number } ({ $value })
solve-to = { $number } { $to } instead of { $from }
solve-trying = Try { $nth }: { $fights } of { $most } fights
solve-take = Apply it
prepare-sides = Sides
prepare-side = Side
prepare-side-name = Name of side { $nth }
prepare-add-side = Another side
prepare-new-side = Others
prepare-drop-side = Remove the side { $side }
prepare-no-side = Without a side
prepare-nobody = Nobody yet. Add a fighter from the list under “Add”.
prepare-plays = Who plays { $side }
prepare-people = People
prepare-computer = Computer
plays-one = one player
plays-each = one player each
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
prepare-copy = Copy { $name }
prepare-remove = Remove { $name }
prepare-orders = Standing orders
prepare-new-order = New standing order
prepare-order-sample = dodge when the attacker is prone
problem = Expected: { $expected }
problem-at = { $where }: expected { $expected }
form-own = by default
form-own-is = { $value } by default
form-own-again = by default
form-more = add …
form-none = none
form-one-by-one = One by one
form-add-to = Add to { $name }
form-take-away = Remove { $name }
form-reset = Set { $name } back to its default
form-new-key = New entry in { $name }
ends = End of the fight
ends-book = The fight ends when the book says so, and also:
ends-title = Name of this ending
ends-kind = Kind of ending
ends-rounds = after a number of rounds
ends-reach = a fighter reaches a place
ends-state = something happens to a fighter
ends-who = Who
ends-add = Add
ends-after = after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
ends-is = { $name } is { $state }
ends-there = { $name } reaches { $place }
options = Options of the book
options-changed = { $count } changed
options-find = Find an option
options-yes = yes
options-no = no
options-usual = { $value } (default)
options-what = What does it mean?
prepare-note = Note
prepare-seed = Seed of the dice
step-add = { $count ->
    [one] { $name } added
   *[other] { $count } × { $name } added
}
step-move = { $name } moved
step-remove = { $name } removed
step-copy = { $name } copied
step-name = { $name } renamed
step-set = { $what } of { $name }
step-orders = orders of { $name }
step-side = another side added
step-side-name = side { $side }
step-drop-side = side { $side } removed
step-plays = who plays { $side }
step-board = board: { $what }
step-solve = { $change }
step-title = title { $title }
step-note = note
step-seed = seed
step-end = an ending added
step-end-gone = the ending “{ $title }” removed
step-option = option { $option }
picture-none = There is no picture under the board yet. A picture is PNG, JPEG or WebP; a map from another program is .dd2vtt, .uvtt or .df2vtt.
picture-found = Found the grid: a cell is { $size } pixels wide.
picture-unsure = A cell may be { $size } pixels wide. Check that the lines fit.
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
step-picture = { $name } put under the board
step-picture-move = move the picture
step-picture-fit = fit the picture
step-picture-remove = remove the picture
plays-master = the game master
own-packs = Your packs
own-packs-what = You can use what these packs contain in this fight. A table keeps each pack as it was when the table was opened.
own-packs-gone = This pack is not in your workshop. Add its file to the library, or remove it from this fight.
own-pack-of = From your pack { $pack }
step-pack = Use { $name }
step-pack-gone = Leave out { $name }
prepare-carried = After a fight
prepare-carried-from = From { $title }, { $on }
prepare-carried-drop = Start fresh
step-carried-gone = { $name } starts fresh
form-nth = { $name } { $nth }
map-keys-chosen = Board. The arrow keys move from place to place, with Shift they move { $name }. Enter puts { $name } on an empty place, or chooses who stands there.
map-keys-picture = Board. The arrow keys move the picture.
draw-keys-erase = Board. The arrow keys move from place to place, Enter erases what is drawn there.
draw-keys-cell = Board. The arrow keys move from place to place, Enter draws { $what } there or takes it away.
draw-keys-line = Board. The arrow keys move from place to place, Enter begins to draw: { $what }.
draw-keys-edge = Board. The arrow keys move from place to place, with Shift they draw on that side: { $what }. Enter begins a line.
draw-keys-end = Board. The arrow keys move from place to place, Enter ends the line there, Escape cancels it: { $what }.
`;

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'prepare': { };
    readonly 'prepare-fight': { };
    readonly 'prepare-title': { };
    readonly 'prepare-untitled': { };
    readonly 'prepare-heroes': { };
    readonly 'prepare-foes': { };
    readonly 'prepare-region-1': { };
    readonly 'prepare-region-2': { };
    readonly 'prepare-region-3': { };
    readonly 'prepare-gone': { };
    readonly 'prepare-back': { };
    readonly 'prepare-play': { };
    readonly 'prepare-alone': { };
    readonly 'prepare-file': { };
    readonly 'prepare-seen': { };
    readonly 'prepare-seen-all': { };
    readonly 'prepare-seen-by': { readonly side: Arg };
    readonly 'prepare-what': { };
    readonly 'saving-saved': { };
    readonly 'saving-saving': { };
    readonly 'saving-failed': { };
    readonly 'saving-copy': { };
    readonly 'saving-other': { };
    readonly 'saving-conflict': { };
    readonly 'prepare-add': { };
    readonly 'prepare-to': { };
    readonly 'prepare-find': { };
    readonly 'prepare-bestiary': { };
    readonly 'prepare-party': { };
    readonly 'prepare-here': { };
    readonly 'prepare-near': { readonly wanted: Arg };
    readonly 'prepare-none': { readonly wanted: Arg };
    readonly 'prepare-no-party': { };
    readonly 'prepare-make-one': { };
    readonly 'prepare-alike-leaders': { };
    readonly 'prepare-alike-robbers': { };
    readonly 'prepare-alike-guards': { };
    readonly 'prepare-alike-warriors': { };
    readonly 'prepare-alike-mages': { };
    readonly 'prepare-alike-archers': { };
    readonly 'prepare-alike-undead': { };
    readonly 'prepare-alike-beasts': { };
    readonly 'prepare-how': { };
    readonly 'prepare-add-one': { readonly count: Arg; readonly name: Arg };
    readonly 'prepare-added': { readonly count: Arg; readonly name: Arg };
    readonly 'prepare-map': { };
    readonly 'prepare-tools': { };
    readonly 'prepare-select': { };
    readonly 'prepare-no-ground': { };
    readonly 'prepare-moved': { readonly name: Arg; readonly place: Arg };
    readonly 'board-kind': { };
    readonly 'board-square': { };
    readonly 'board-hex': { };
    readonly 'board-hex-flat': { };
    readonly 'board-hex-pointy': { };
    readonly 'board-metres': { };
    readonly 'board-regions': { };
    readonly 'board-width': { };
    readonly 'board-height': { };
    readonly 'board-unit': { readonly unit: Arg };
    readonly 'board-more': { };
    readonly 'prepare-wall': { };
    readonly 'prepare-paint': { };
    readonly 'prepare-path': { };
    readonly 'prepare-start': { };
    readonly 'prepare-start-of': { readonly side: Arg };
    readonly 'prepare-erase': { };
    readonly 'prepare-drag': { readonly tool: Arg };
    readonly 'prepare-picture': { };
    readonly 'prepare-brush': { };
    readonly 'prepare-add-region': { };
    readonly 'prepare-region-n': { readonly n: Arg };
    readonly 'prepare-line-begun': { readonly place: Arg };
    readonly 'prepare-drawn': { readonly count: Arg; readonly what: Arg };
    readonly 'prepare-undrawn': { readonly count: Arg; readonly what: Arg };
    readonly 'prepare-erased': { readonly place: Arg };
    readonly 'step-draw': { readonly what: Arg };
    readonly 'step-undraw': { readonly what: Arg };
    readonly 'step-erase': { };
    readonly 'step-region': { readonly name: Arg };
    readonly 'step-region-name': { readonly name: Arg };
    readonly 'prepare-region-name': { readonly n: Arg };
    readonly 'map-bring': { };
    readonly 'map-bring-picture': { };
    readonly 'map-import': { readonly name: Arg };
    readonly 'map-remedy': { };
    readonly 'map-reading': { };
    readonly 'map-preview': { };
    readonly 'map-portals': { readonly count: Arg };
    readonly 'map-portals-as-written': { };
    readonly 'map-portals-doors': { };
    readonly 'map-portals-windows': { };
    readonly 'map-portals-open': { };
    readonly 'map-objects': { readonly count: Arg };
    readonly 'map-hexes': { };
    readonly 'map-scale': { };
    readonly 'map-undo': { };
    readonly 'map-take': { };
    readonly 'map-taken': { readonly name: Arg };
    readonly 'step-map': { readonly name: Arg };
    readonly 'map-read': { };
    readonly 'map-changed': { };
    readonly 'map-left': { };
    readonly 'note-picture': { readonly one: Arg; readonly two: Arg };
    readonly 'note-walls': { readonly one: Arg; readonly two: Arg };
    readonly 'note-doors': { readonly one: Arg };
    readonly 'note-doors-as-walls': { readonly one: Arg };
    readonly 'note-windows': { readonly one: Arg };
    readonly 'note-windows-as-walls': { readonly one: Arg };
    readonly 'note-openings': { readonly one: Arg };
    readonly 'note-objects': { readonly one: Arg };
    readonly 'note-rescaled': { readonly two: Arg; readonly one: Arg };
    readonly 'note-stretched': { };
    readonly 'note-cropped': { readonly one: Arg; readonly two: Arg };
    readonly 'note-part-squares': { };
    readonly 'note-simplified': { readonly one: Arg; readonly two: Arg };
    readonly 'note-closed-unknown': { readonly one: Arg };
    readonly 'note-format': { };
    readonly 'note-hexes': { };
    readonly 'note-no-picture': { };
    readonly 'note-picture-unknown': { };
    readonly 'note-picture-large': { readonly one: Arg };
    readonly 'note-picture-elsewhere': { };
    readonly 'note-lights': { readonly one: Arg };
    readonly 'note-objects-left': { readonly one: Arg };
    readonly 'note-outside': { readonly one: Arg };
    readonly 'note-larger': { readonly one: Arg; readonly two: Arg };
    readonly 'note-too-many': { readonly one: Arg };
    readonly 'note-regions': { readonly one: Arg };
    readonly 'note-unknown-keys': { readonly one: Arg };
    readonly 'note-not-walls': { readonly one: Arg };
    readonly 'odds-title': { };
    readonly 'odds-counting': { };
    readonly 'odds-soon': { };
    readonly 'odds-fights': { readonly fights: Arg };
    readonly 'odds-interval': { readonly side: Arg; readonly least: Arg; readonly most: Arg };
    readonly 'odds-policy': { };
    readonly 'odds-players': { readonly players: Arg };
    readonly 'odds-two-sides': { };
    readonly 'odds-problems': { readonly count: Arg };
    readonly 'odds-rounds': { };
    readonly 'odds-mean': { readonly rounds: Arg };
    readonly 'odds-rounds-said': { readonly mean: Arg; readonly from: Arg; readonly to: Arg };
    readonly 'odds-falls': { };
    readonly 'solve': { };
    readonly 'solve-stop': { };
    readonly 'solve-aim': { };
    readonly 'solve-side': { };
    readonly 'solve-for': { readonly side: Arg };
    readonly 'solve-by': { };
    readonly 'solve-any': { };
    readonly 'solve-like': { readonly name: Arg };
    readonly 'solve-as-is': { };
    readonly 'solve-more': { readonly count: Arg; readonly name: Arg };
    readonly 'solve-fewer': { readonly count: Arg; readonly name: Arg };
    readonly 'solve-found': { readonly change: Arg; readonly percent: Arg; readonly least: Arg; readonly most: Arg };
    readonly 'solve-far': { readonly wanted: Arg };
    readonly 'solve-numbers': { readonly name: Arg };
    readonly 'solve-number': { readonly number: Arg; readonly value: Arg };
    readonly 'solve-to': { readonly number: Arg; readonly to: Arg; readonly from: Arg };
    readonly 'solve-trying': { readonly nth: Arg; readonly fights: Arg; readonly most: Arg };
    readonly 'solve-take': { };
    readonly 'prepare-sides': { };
    readonly 'prepare-side': { };
    readonly 'prepare-side-name': { readonly nth: Arg };
    readonly 'prepare-add-side': { };
    readonly 'prepare-new-side': { };
    readonly 'prepare-drop-side': { readonly side: Arg };
    readonly 'prepare-no-side': { };
    readonly 'prepare-nobody': { };
    readonly 'prepare-plays': { readonly side: Arg };
    readonly 'prepare-people': { };
    readonly 'prepare-computer': { };
    readonly 'plays-one': { };
    readonly 'plays-each': { };
    readonly 'plays-computer': { readonly name: Arg };
    readonly 'player-policy': { };
    readonly 'player-random': { };
    readonly 'player-careful': { };
    readonly 'player-tactical': { };
    readonly 'player-brave': { };
    readonly 'player-cautious': { };
    readonly 'player-focused': { };
    readonly 'player-protective': { };
    readonly 'prepare-all': { };
    readonly 'prepare-name': { };
    readonly 'prepare-kind': { };
    readonly 'prepare-no-kind': { };
    readonly 'prepare-place': { };
    readonly 'prepare-own': { };
    readonly 'prepare-copy': { readonly name: Arg };
    readonly 'prepare-remove': { readonly name: Arg };
    readonly 'prepare-orders': { };
    readonly 'prepare-new-order': { };
    readonly 'prepare-order-sample': { };
    readonly 'problem': { readonly expected: Arg };
    readonly 'problem-at': { readonly where: Arg; readonly expected: Arg };
    readonly 'form-own': { };
    readonly 'form-own-is': { readonly value: Arg };
    readonly 'form-own-again': { };
    readonly 'form-more': { };
    readonly 'form-none': { };
    readonly 'form-one-by-one': { };
    readonly 'form-add-to': { readonly name: Arg };
    readonly 'form-take-away': { readonly name: Arg };
    readonly 'form-reset': { readonly name: Arg };
    readonly 'form-new-key': { readonly name: Arg };
    readonly 'ends': { };
    readonly 'ends-book': { };
    readonly 'ends-title': { };
    readonly 'ends-kind': { };
    readonly 'ends-rounds': { };
    readonly 'ends-reach': { };
    readonly 'ends-state': { };
    readonly 'ends-who': { };
    readonly 'ends-add': { };
    readonly 'ends-after': { readonly rounds: Arg };
    readonly 'ends-is': { readonly name: Arg; readonly state: Arg };
    readonly 'ends-there': { readonly name: Arg; readonly place: Arg };
    readonly 'options': { };
    readonly 'options-changed': { readonly count: Arg };
    readonly 'options-find': { };
    readonly 'options-yes': { };
    readonly 'options-no': { };
    readonly 'options-usual': { readonly value: Arg };
    readonly 'options-what': { };
    readonly 'prepare-note': { };
    readonly 'prepare-seed': { };
    readonly 'step-add': { readonly count: Arg; readonly name: Arg };
    readonly 'step-move': { readonly name: Arg };
    readonly 'step-remove': { readonly name: Arg };
    readonly 'step-copy': { readonly name: Arg };
    readonly 'step-name': { readonly name: Arg };
    readonly 'step-set': { readonly what: Arg; readonly name: Arg };
    readonly 'step-orders': { readonly name: Arg };
    readonly 'step-side': { };
    readonly 'step-side-name': { readonly side: Arg };
    readonly 'step-drop-side': { readonly side: Arg };
    readonly 'step-plays': { readonly side: Arg };
    readonly 'step-board': { readonly what: Arg };
    readonly 'step-solve': { readonly change: Arg };
    readonly 'step-title': { readonly title: Arg };
    readonly 'step-note': { };
    readonly 'step-seed': { };
    readonly 'step-end': { };
    readonly 'step-end-gone': { readonly title: Arg };
    readonly 'step-option': { readonly option: Arg };
    readonly 'picture-none': { };
    readonly 'picture-found': { readonly size: Arg };
    readonly 'picture-unsure': { readonly size: Arg };
    readonly 'picture-sized': { readonly width: Arg; readonly height: Arg };
    readonly 'picture-not-found': { };
    readonly 'picture-square': { };
    readonly 'picture-square-how': { };
    readonly 'picture-nudge': { };
    readonly 'picture-left': { };
    readonly 'picture-right': { };
    readonly 'picture-up': { };
    readonly 'picture-down': { };
    readonly 'picture-larger': { };
    readonly 'picture-smaller': { };
    readonly 'picture-remove': { };
    readonly 'step-picture': { readonly name: Arg };
    readonly 'step-picture-move': { };
    readonly 'step-picture-fit': { };
    readonly 'step-picture-remove': { };
    readonly 'plays-master': { };
    readonly 'own-packs': { };
    readonly 'own-packs-what': { };
    readonly 'own-packs-gone': { };
    readonly 'own-pack-of': { readonly pack: Arg };
    readonly 'step-pack': { readonly name: Arg };
    readonly 'step-pack-gone': { readonly name: Arg };
    readonly 'prepare-carried': { };
    readonly 'prepare-carried-from': { readonly title: Arg; readonly on: Arg };
    readonly 'prepare-carried-drop': { };
    readonly 'step-carried-gone': { readonly name: Arg };
    readonly 'form-nth': { readonly name: Arg; readonly nth: Arg };
    readonly 'map-keys-chosen': { readonly name: Arg };
    readonly 'map-keys-picture': { };
    readonly 'draw-keys-erase': { };
    readonly 'draw-keys-cell': { readonly what: Arg };
    readonly 'draw-keys-line': { readonly what: Arg };
    readonly 'draw-keys-edge': { readonly what: Arg };
    readonly 'draw-keys-end': { readonly what: Arg };
  }
}
