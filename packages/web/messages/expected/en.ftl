## What a file, an order or a ruling should have had at a place. `expected.ts` finds the English sentence here and says it in the page's language:
## the first that fits counts. What stands for `what` is looked up in turn; `words` are joined by "or".

# sample: most=4 found=4
expected-at-most-corners-of-walls-found-simplify-the-walls-where-the = at most { $most } corners of walls, found { $found }: simplify the walls where the map was drawn
# sample: most=4 found=4
expected-walls-of-at-most-squares-together-found-are-the-coordinates = walls of at most { $most } squares in total, found { $found }: are the coordinates in squares of the map?
# sample: what=x format=x
expected-found-one-of-a-later-version-of-riposte-bring-it-to-a-server = { $what }, found one from a later version of Riposte ({ $format }); open it with an up-to-date version
# sample: what=x
expected-found-an-empty-file = { $what }, found an empty file
# sample: what=x
expected-found-nothing = { $what }, found nothing
# sample: what=x found=4 words=x
expected-found-perhaps = { $what }, found { $found } (perhaps { $words })
# sample: what=x whatFound=x
expected-found = { $what }, found { $whatFound }
# sample: what=x words=x
expected-perhaps = { $what } (perhaps { $words })
expected-true-or-false = true or false
expected-a-text = a text
expected-a-number = a number
expected-a-whole-number = a whole number
expected-a-list-in = a list, in [ ]
expected-an-object-in = an object, in { "{" } { "}" }
expected-nothing = nothing
expected-a-name-that-no-other-fighter-has = a name that no other fighter has
expected-a-name-that-no-other-seat-has = a name that no other seat has
expected-a-name-that-nobody-in-this-fight-has = a name that nobody in this fight has
# sample: list=x
expected-a-name-other-than = a name other than { $list }
expected-no-key-of-this-name = no key of this name
expected-an-id-that-nothing-else-has = an id that nothing else has
# sample: keys=x words=x
expected-no-key-perhaps = no key { $keys } (perhaps { $words })
# sample: keys=x
expected-no-key = no key { $keys }
# sample: most=4
expected-at-most-levels-of-nesting = at most { $most } levels of nesting
# sample: why=x
expected-json = JSON ({ $why })
# sample: least=4
expected-at-least-characters = at least { $least } characters
# sample: most=4
expected-at-most-characters = at most { $most } characters
# sample: least=4
expected-at-least-of-them = at least { $least } of them
# sample: most=4
expected-at-most-of-them = at most { $most } of them
# sample: most=4 found=4
expected-at-most-orders-at-a-table-found = at most { $most } orders at a table, found { $found }
# sample: most=4 found=4
expected-at-most-fighters-and-things-found = at most { $most } fighters and things, found { $found }
# sample: most=4 found=4
expected-at-most-fighters-found = at most { $most } fighters, found { $found }
# sample: most=4 found=4
expected-at-most-lines-found = at most { $most } lines, found { $found }
# sample: most=4
expected-at-most-lines-the-lines-before-are-kept = at most { $most } lines; the lines before are kept
# sample: most=4 found=4
expected-at-most-bytes-found = at most { $most } bytes, found { $found }
# sample: most=4
expected-at-most-bytes = at most { $most } bytes
# sample: most=4
expected-at-most-cells = at most { $most } cells
# sample: least=4 most=4
expected-to-squares-a-side = { $least } to { $most } squares a side
# sample: most=4
expected-lines-of-at-most-mb = lines of at most { $most } MB
expected-text-without-the-character-nul = text without the character NUL
expected-a-seat-of-a-game-master = a seat of a game master
expected-seats-that-play-fighters-in-the-fight = seats that play fighters in the fight
expected-a-scenario-without-things-of-its-own = a scenario that defines no things
# sample: why=x
expected-a-picture-that-can-be-used-set-it-to-null-to-load-the-rest = a picture that can be used ({ $why }); set it to null to load the rest
# sample: found=4
expected-a-pack-that-came-with-this-fight-found = a pack that came with this fight, found { $found }
expected-a-fight-that-the-rules-can-show = a fight that the rules can show
# sample: end=x
expected-a-fight-that-is-not-over = a fight that is not over ({ $end })
# sample: why=x
expected-a-log-that-can-be-replayed = a log that can be replayed ({ $why })
# sample: why=x
expected-an-unbroken-log = an unbroken log ({ $why })
expected-a-log-that-names-its-sides-this-one-was-written-without-them = a log that names its sides; this one was written without them
expected-a-log = a log
expected-an-encounter = an encounter
expected-a-scenario = a scenario
expected-a-pack = a pack
expected-a-character = a character
expected-a-draft-character-pack-or-picture-with-its-id-title-and-cont = a draft, character, pack or picture with its id, title and content
# sample: list=x
expected-a-game-of-this-server = a game of this server ({ $list })
# sample: id=x
expected-a-rule-set-with-a-vocabulary-which-lacks = a rule set that can read files; { $id } cannot
# sample: list=x
expected-a-rule-set = a rule set: { $list }
# sample: id=x
expected-choices-for-a-rule-set-with-characters-which-lacks = a rule set that can build characters; { $id } cannot
# sample: list=x
expected-a-fighter-or-a-side = a fighter or a side: { $list }
# sample: who=x seat=x
expected-fighters-without-another-seat-is-played-by = fighters that no other seat plays: { $who } is played by { $seat }
# sample: name=x
expected-a-pack-that-exists-there-is-none-called = a pack that exists; there is none called { $name }
# sample: name=x hash=x
expected-the-pack-as-it-was-with-hash = the pack { $name } as it was, with hash { $hash }
expected-no-packs-here = no packs here
# sample: id=x list=x
expected-an-option-of = an option of { $id }: { $list }
# sample: list=x
expected-a-tag = a tag: { $list }
# sample: id=x list=x
expected-a-stage-of = a stage of { $id }: { $list }
# sample: list=x
expected-a-number-too = a number: { $list }
# sample: condition=x
expected-a-number-as-has = a number: { $condition } needs one
expected-a-number-of-an-explanation = a number that the explanation lists
expected-a-condition-that-is-given-not-one-that-follows-from-facts = a condition that can be given; this one follows from facts
expected-a-condition-that-is-not-there-already = a condition that the fighter does not have yet
# sample: who=x
expected-a-condition-of = a condition of { $who }
# sample: what=x
expected-a-condition = a condition, { $what }
expected-a-condition-too = a condition
expected-a-list-of-conditions = a list of conditions
expected-conditions-each-true-or-false = conditions, each true or false
expected-the-id-of-a-condition = the id of a condition
expected-condition-by-or-value = the key condition, by or value
# sample: what=x
expected-a-clock = a clock, { $what }
# sample: what=x
expected-a-skill = a skill, { $what }
# sample: what=x
expected-a-rule-of-the-book = a rule of the book, { $what }
# sample: list=x
expected-a-fact-that-the-game-master-can-set = a fact that the game master can set: { $list }
expected-a-fighter-with-facts-that-the-game-master-can-set = a fighter with facts that the game master can set
# sample: who=x what=x
expected-a-fact-of = a fact of { $who }, { $what }
# sample: least=4 most=4
expected-a-whole-number-from-to-over-true-allows-more = a whole number from { $least } to { $most }; "over": true allows more
# sample: least=4 most=4
expected-a-whole-number-from-to = a whole number from { $least } to { $most }
# sample: example=x
expected-something-like = something like { $example }
expected-the-name-of-an-opponent-this-number-depends-on-one = the name of an opponent: this number depends on one
expected-the-name-of-another-fighter-in-the-same-region = the name of another fighter in the same region
expected-the-name-of-another-fighter = the name of another fighter
expected-a-mount-at-least-as-large-as-its-rider = a mount at least as large as its rider
expected-a-mount-larger-than-its-rider = a mount larger than its rider
expected-a-mount-without-another-rider = a mount without another rider
expected-the-round-in-which-its-mount-arrives = the round in which its mount arrives
# sample: list=x
expected-a-region-on-the-board = a region on the board: { $list }
expected-a-place-that-is-free = a place that is free
# sample: place=x who=x
expected-a-free-place-is = a free place: { $place } is { $who }
expected-a-place-where-it-fits-on-the-board = a place on the board with enough room
# sample: width=4 height=4
expected-a-place-on-the-board-of-by = a place on the board of { $width } by { $height }
# sample: width=4 height=4
expected-a-place-on-a-board-of-by = a place on a board of { $width } by { $height }
# sample: board=x size=x
expected-a-place-on-the-board-for-squares = a place on the board, { $board }, for { $size } squares
# sample: size=x
expected-a-square-on-the-board = a square on the board, { $size }
expected-a-place-on-the-board-or-two-of-them = a place on the board, or two of them
expected-a-place-that-nothing-solid-and-nobody-else-takes-up = a place that nothing solid and nobody else takes up
expected-a-square-that-nothing-solid-and-nobody-else-takes-up = a square that nothing solid and nobody else takes up
expected-a-point-on-the-board-where-nobody-else-stands-and-no-wall = a point on the board without a wall, where nobody else stands
expected-a-point-where-nobody-else-stands = a point where nobody else stands
expected-a-point-on-the-stage = a point on the board
expected-one-place = one place
expected-two-places = two places
expected-two-cells-that-share-an-edge = two cells that share an edge
expected-a-closed-door = a closed door
expected-an-open-door = an open door
expected-a-game-whose-board-can-change-in-play = a game whose board can change in play
expected-a-game-with-boards-to-draw-on = a game with boards to draw on
expected-a-game-with-doors = a game with doors
expected-something-that-changes-the-board = something that changes the board
# sample: what=x
expected-a-board-that-fits = a board that fits: { $what }
# sample: list=x
expected-a-direction = a direction: { $list }
# sample: list=x
expected-a-creature = a creature: { $list }
expected-two-sides-or-more-or-ends-that-say-when-the-fight-is-over = two or more sides, or "ends" that say when the fight is over
expected-something-that-the-rules-can-do = an action that the rules know
expected-a-foe = a foe
expected-a-fighter-in-the-fight = a fighter in the fight
# sample: act=x what=x
expected-what-needs = what "{ $act }" needs ({ $what })
# sample: list=x
expected-a-side-or-a-fighter-on-it = a side: { $list }, or a fighter on it
expected-a-side-or-a-fighter-on-it-too = a side, or a fighter on it
# sample: title=x
expected-another-condition-lasts-as-long-as-an-act = another condition: { $title } lasts only for one action
# sample: name=x
expected-a-value-of-that-is-known = a value that { $name } can have
# sample: words=x
expected-perhaps-too = perhaps { $words }
# sample: number=4 words=x
expected-one-of-perhaps = one of { $number }, perhaps { $words }
# sample: list=x
expected-one-of = one of: { $list }
# sample: list=x
expected-one-of-too = one of { $list }
# sample: least=4
expected-more-than = more than { $least }
# sample: least=4
expected-at-least = at least { $least }
# sample: most=4
expected-less-than = less than { $most }
# sample: most=4
expected-at-most = at most { $most }
# sample: what=x whatElse=x
expected-or = { $what } or { $whatElse }
# sample: what=a_text
whole-expected = expected { $what }
# sample: count=4
whole-more = and { $count } more
