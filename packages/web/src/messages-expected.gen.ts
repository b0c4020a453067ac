// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const EXPECTED = `expected-at-most-corners-of-walls-found-simplify-the-walls-where-the = at most { $most } corners of walls, found { $found }: simplify the walls where the map was drawn
expected-walls-of-at-most-squares-together-found-are-the-coordinates = walls of at most { $most } squares in total, found { $found }: are the coordinates in squares of the map?
expected-found-one-of-a-later-version-of-riposte-bring-it-to-a-server = { $what }, found one from a later version of Riposte ({ $format }); open it with an up-to-date version
expected-found-an-empty-file = { $what }, found an empty file
expected-found-nothing = { $what }, found nothing
expected-found-perhaps = { $what }, found { $found } (perhaps { $words })
expected-found = { $what }, found { $whatFound }
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
expected-a-name-other-than = a name other than { $list }
expected-no-key-of-this-name = no key of this name
expected-an-id-that-nothing-else-has = an id that nothing else has
expected-no-key-perhaps = no key { $keys } (perhaps { $words })
expected-no-key = no key { $keys }
expected-at-most-levels-of-nesting = at most { $most } levels of nesting
expected-json = JSON ({ $why })
expected-at-least-characters = at least { $least } characters
expected-at-most-characters = at most { $most } characters
expected-at-least-of-them = at least { $least } of them
expected-at-most-of-them = at most { $most } of them
expected-at-most-orders-at-a-table-found = at most { $most } orders at a table, found { $found }
expected-at-most-fighters-and-things-found = at most { $most } fighters and things, found { $found }
expected-at-most-fighters-found = at most { $most } fighters, found { $found }
expected-at-most-lines-found = at most { $most } lines, found { $found }
expected-at-most-lines-the-lines-before-are-kept = at most { $most } lines; the lines before are kept
expected-at-most-bytes-found = at most { $most } bytes, found { $found }
expected-at-most-bytes = at most { $most } bytes
expected-at-most-cells = at most { $most } cells
expected-to-squares-a-side = { $least } to { $most } squares a side
expected-lines-of-at-most-mb = lines of at most { $most } MB
expected-text-without-the-character-nul = text without the character NUL
expected-a-seat-of-a-game-master = a seat of a game master
expected-seats-that-play-fighters-in-the-fight = seats that play fighters in the fight
expected-a-scenario-without-things-of-its-own = a scenario that defines no things
expected-a-picture-that-can-be-used-set-it-to-null-to-load-the-rest = a picture that can be used ({ $why }); set it to null to load the rest
expected-a-pack-that-came-with-this-fight-found = a pack that came with this fight, found { $found }
expected-a-fight-that-the-rules-can-show = a fight that the rules can show
expected-a-fight-that-is-not-over = a fight that is not over ({ $end })
expected-a-log-that-can-be-replayed = a log that can be replayed ({ $why })
expected-an-unbroken-log = an unbroken log ({ $why })
expected-a-log-that-names-its-sides-this-one-was-written-without-them = a log that names its sides; this one was written without them
expected-a-log = a log
expected-an-encounter = an encounter
expected-a-scenario = a scenario
expected-a-pack = a pack
expected-a-character = a character
expected-a-draft-character-pack-or-picture-with-its-id-title-and-cont = a draft, character, pack or picture with its id, title and content
expected-a-game-of-this-server = a game of this server ({ $list })
expected-a-rule-set-with-a-vocabulary-which-lacks = a rule set that can read files; { $id } cannot
expected-a-rule-set = a rule set: { $list }
expected-choices-for-a-rule-set-with-characters-which-lacks = a rule set that can build characters; { $id } cannot
expected-a-fighter-or-a-side = a fighter or a side: { $list }
expected-fighters-without-another-seat-is-played-by = fighters that no other seat plays: { $who } is played by { $seat }
expected-a-pack-that-exists-there-is-none-called = a pack that exists; there is none called { $name }
expected-the-pack-as-it-was-with-hash = the pack { $name } as it was, with hash { $hash }
expected-no-packs-here = no packs here
expected-an-option-of = an option of { $id }: { $list }
expected-a-tag = a tag: { $list }
expected-a-stage-of = a stage of { $id }: { $list }
expected-a-number-too = a number: { $list }
expected-a-number-as-has = a number: { $condition } needs one
expected-a-number-of-an-explanation = a number that the explanation lists
expected-a-condition-that-is-given-not-one-that-follows-from-facts = a condition that can be given; this one follows from facts
expected-a-condition-that-is-not-there-already = a condition that the fighter does not have yet
expected-a-condition-of = a condition of { $who }
expected-a-condition = a condition, { $what }
expected-a-condition-too = a condition
expected-a-list-of-conditions = a list of conditions
expected-conditions-each-true-or-false = conditions, each true or false
expected-the-id-of-a-condition = the id of a condition
expected-condition-by-or-value = the key condition, by or value
expected-a-clock = a clock, { $what }
expected-a-skill = a skill, { $what }
expected-a-rule-of-the-book = a rule of the book, { $what }
expected-a-fact-that-the-game-master-can-set = a fact that the game master can set: { $list }
expected-a-fighter-with-facts-that-the-game-master-can-set = a fighter with facts that the game master can set
expected-a-fact-of = a fact of { $who }, { $what }
expected-a-whole-number-from-to-over-true-allows-more = a whole number from { $least } to { $most }; "over": true allows more
expected-a-whole-number-from-to = a whole number from { $least } to { $most }
expected-something-like = something like { $example }
expected-the-name-of-an-opponent-this-number-depends-on-one = the name of an opponent: this number depends on one
expected-the-name-of-another-fighter-in-the-same-region = the name of another fighter in the same region
expected-the-name-of-another-fighter = the name of another fighter
expected-a-mount-at-least-as-large-as-its-rider = a mount at least as large as its rider
expected-a-mount-larger-than-its-rider = a mount larger than its rider
expected-a-mount-without-another-rider = a mount without another rider
expected-the-round-in-which-its-mount-arrives = the round in which its mount arrives
expected-a-region-on-the-board = a region on the board: { $list }
expected-a-place-that-is-free = a place that is free
expected-a-free-place-is = a free place: { $place } is { $who }
expected-a-place-where-it-fits-on-the-board = a place on the board with enough room
expected-a-place-on-the-board-of-by = a place on the board of { $width } by { $height }
expected-a-place-on-a-board-of-by = a place on a board of { $width } by { $height }
expected-a-place-on-the-board-for-squares = a place on the board, { $board }, for { $size } squares
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
expected-a-board-that-fits = a board that fits: { $what }
expected-a-direction = a direction: { $list }
expected-a-creature = a creature: { $list }
expected-two-sides-or-more-or-ends-that-say-when-the-fight-is-over = two or more sides, or "ends" that say when the fight is over
expected-something-that-the-rules-can-do = an action that the rules know
expected-a-foe = a foe
expected-a-fighter-in-the-fight = a fighter in the fight
expected-what-needs = what "{ $act }" needs ({ $what })
expected-a-side-or-a-fighter-on-it = a side: { $list }, or a fighter on it
expected-a-side-or-a-fighter-on-it-too = a side, or a fighter on it
expected-another-condition-lasts-as-long-as-an-act = another condition: { $title } lasts only for one action
expected-a-value-of-that-is-known = a value that { $name } can have
expected-perhaps-too = perhaps { $words }
expected-one-of-perhaps = one of { $number }, perhaps { $words }
expected-one-of = one of: { $list }
expected-one-of-too = one of { $list }
expected-more-than = more than { $least }
expected-at-least = at least { $least }
expected-less-than = less than { $most }
expected-at-most = at most { $most }
expected-or = { $what } or { $whatElse }
whole-expected = expected { $what }
whole-more = and { $count } more
`;

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'expected-at-most-corners-of-walls-found-simplify-the-walls-where-the': { readonly most: Arg; readonly found: Arg };
    readonly 'expected-walls-of-at-most-squares-together-found-are-the-coordinates': { readonly most: Arg; readonly found: Arg };
    readonly 'expected-found-one-of-a-later-version-of-riposte-bring-it-to-a-server': { readonly what: Arg; readonly format: Arg };
    readonly 'expected-found-an-empty-file': { readonly what: Arg };
    readonly 'expected-found-nothing': { readonly what: Arg };
    readonly 'expected-found-perhaps': { readonly what: Arg; readonly found: Arg; readonly words: Arg };
    readonly 'expected-found': { readonly what: Arg; readonly whatFound: Arg };
    readonly 'expected-perhaps': { readonly what: Arg; readonly words: Arg };
    readonly 'expected-true-or-false': { };
    readonly 'expected-a-text': { };
    readonly 'expected-a-number': { };
    readonly 'expected-a-whole-number': { };
    readonly 'expected-a-list-in': { };
    readonly 'expected-an-object-in': { };
    readonly 'expected-nothing': { };
    readonly 'expected-a-name-that-no-other-fighter-has': { };
    readonly 'expected-a-name-that-no-other-seat-has': { };
    readonly 'expected-a-name-that-nobody-in-this-fight-has': { };
    readonly 'expected-a-name-other-than': { readonly list: Arg };
    readonly 'expected-no-key-of-this-name': { };
    readonly 'expected-an-id-that-nothing-else-has': { };
    readonly 'expected-no-key-perhaps': { readonly keys: Arg; readonly words: Arg };
    readonly 'expected-no-key': { readonly keys: Arg };
    readonly 'expected-at-most-levels-of-nesting': { readonly most: Arg };
    readonly 'expected-json': { readonly why: Arg };
    readonly 'expected-at-least-characters': { readonly least: Arg };
    readonly 'expected-at-most-characters': { readonly most: Arg };
    readonly 'expected-at-least-of-them': { readonly least: Arg };
    readonly 'expected-at-most-of-them': { readonly most: Arg };
    readonly 'expected-at-most-orders-at-a-table-found': { readonly most: Arg; readonly found: Arg };
    readonly 'expected-at-most-fighters-and-things-found': { readonly most: Arg; readonly found: Arg };
    readonly 'expected-at-most-fighters-found': { readonly most: Arg; readonly found: Arg };
    readonly 'expected-at-most-lines-found': { readonly most: Arg; readonly found: Arg };
    readonly 'expected-at-most-lines-the-lines-before-are-kept': { readonly most: Arg };
    readonly 'expected-at-most-bytes-found': { readonly most: Arg; readonly found: Arg };
    readonly 'expected-at-most-bytes': { readonly most: Arg };
    readonly 'expected-at-most-cells': { readonly most: Arg };
    readonly 'expected-to-squares-a-side': { readonly least: Arg; readonly most: Arg };
    readonly 'expected-lines-of-at-most-mb': { readonly most: Arg };
    readonly 'expected-text-without-the-character-nul': { };
    readonly 'expected-a-seat-of-a-game-master': { };
    readonly 'expected-seats-that-play-fighters-in-the-fight': { };
    readonly 'expected-a-scenario-without-things-of-its-own': { };
    readonly 'expected-a-picture-that-can-be-used-set-it-to-null-to-load-the-rest': { readonly why: Arg };
    readonly 'expected-a-pack-that-came-with-this-fight-found': { readonly found: Arg };
    readonly 'expected-a-fight-that-the-rules-can-show': { };
    readonly 'expected-a-fight-that-is-not-over': { readonly end: Arg };
    readonly 'expected-a-log-that-can-be-replayed': { readonly why: Arg };
    readonly 'expected-an-unbroken-log': { readonly why: Arg };
    readonly 'expected-a-log-that-names-its-sides-this-one-was-written-without-them': { };
    readonly 'expected-a-log': { };
    readonly 'expected-an-encounter': { };
    readonly 'expected-a-scenario': { };
    readonly 'expected-a-pack': { };
    readonly 'expected-a-character': { };
    readonly 'expected-a-draft-character-pack-or-picture-with-its-id-title-and-cont': { };
    readonly 'expected-a-game-of-this-server': { readonly list: Arg };
    readonly 'expected-a-rule-set-with-a-vocabulary-which-lacks': { readonly id: Arg };
    readonly 'expected-a-rule-set': { readonly list: Arg };
    readonly 'expected-choices-for-a-rule-set-with-characters-which-lacks': { readonly id: Arg };
    readonly 'expected-a-fighter-or-a-side': { readonly list: Arg };
    readonly 'expected-fighters-without-another-seat-is-played-by': { readonly who: Arg; readonly seat: Arg };
    readonly 'expected-a-pack-that-exists-there-is-none-called': { readonly name: Arg };
    readonly 'expected-the-pack-as-it-was-with-hash': { readonly name: Arg; readonly hash: Arg };
    readonly 'expected-no-packs-here': { };
    readonly 'expected-an-option-of': { readonly id: Arg; readonly list: Arg };
    readonly 'expected-a-tag': { readonly list: Arg };
    readonly 'expected-a-stage-of': { readonly id: Arg; readonly list: Arg };
    readonly 'expected-a-number-too': { readonly list: Arg };
    readonly 'expected-a-number-as-has': { readonly condition: Arg };
    readonly 'expected-a-number-of-an-explanation': { };
    readonly 'expected-a-condition-that-is-given-not-one-that-follows-from-facts': { };
    readonly 'expected-a-condition-that-is-not-there-already': { };
    readonly 'expected-a-condition-of': { readonly who: Arg };
    readonly 'expected-a-condition': { readonly what: Arg };
    readonly 'expected-a-condition-too': { };
    readonly 'expected-a-list-of-conditions': { };
    readonly 'expected-conditions-each-true-or-false': { };
    readonly 'expected-the-id-of-a-condition': { };
    readonly 'expected-condition-by-or-value': { };
    readonly 'expected-a-clock': { readonly what: Arg };
    readonly 'expected-a-skill': { readonly what: Arg };
    readonly 'expected-a-rule-of-the-book': { readonly what: Arg };
    readonly 'expected-a-fact-that-the-game-master-can-set': { readonly list: Arg };
    readonly 'expected-a-fighter-with-facts-that-the-game-master-can-set': { };
    readonly 'expected-a-fact-of': { readonly who: Arg; readonly what: Arg };
    readonly 'expected-a-whole-number-from-to-over-true-allows-more': { readonly least: Arg; readonly most: Arg };
    readonly 'expected-a-whole-number-from-to': { readonly least: Arg; readonly most: Arg };
    readonly 'expected-something-like': { readonly example: Arg };
    readonly 'expected-the-name-of-an-opponent-this-number-depends-on-one': { };
    readonly 'expected-the-name-of-another-fighter-in-the-same-region': { };
    readonly 'expected-the-name-of-another-fighter': { };
    readonly 'expected-a-mount-at-least-as-large-as-its-rider': { };
    readonly 'expected-a-mount-larger-than-its-rider': { };
    readonly 'expected-a-mount-without-another-rider': { };
    readonly 'expected-the-round-in-which-its-mount-arrives': { };
    readonly 'expected-a-region-on-the-board': { readonly list: Arg };
    readonly 'expected-a-place-that-is-free': { };
    readonly 'expected-a-free-place-is': { readonly place: Arg; readonly who: Arg };
    readonly 'expected-a-place-where-it-fits-on-the-board': { };
    readonly 'expected-a-place-on-the-board-of-by': { readonly width: Arg; readonly height: Arg };
    readonly 'expected-a-place-on-a-board-of-by': { readonly width: Arg; readonly height: Arg };
    readonly 'expected-a-place-on-the-board-for-squares': { readonly board: Arg; readonly size: Arg };
    readonly 'expected-a-square-on-the-board': { readonly size: Arg };
    readonly 'expected-a-place-on-the-board-or-two-of-them': { };
    readonly 'expected-a-place-that-nothing-solid-and-nobody-else-takes-up': { };
    readonly 'expected-a-square-that-nothing-solid-and-nobody-else-takes-up': { };
    readonly 'expected-a-point-on-the-board-where-nobody-else-stands-and-no-wall': { };
    readonly 'expected-a-point-where-nobody-else-stands': { };
    readonly 'expected-a-point-on-the-stage': { };
    readonly 'expected-one-place': { };
    readonly 'expected-two-places': { };
    readonly 'expected-two-cells-that-share-an-edge': { };
    readonly 'expected-a-closed-door': { };
    readonly 'expected-an-open-door': { };
    readonly 'expected-a-game-whose-board-can-change-in-play': { };
    readonly 'expected-a-game-with-boards-to-draw-on': { };
    readonly 'expected-a-game-with-doors': { };
    readonly 'expected-something-that-changes-the-board': { };
    readonly 'expected-a-board-that-fits': { readonly what: Arg };
    readonly 'expected-a-direction': { readonly list: Arg };
    readonly 'expected-a-creature': { readonly list: Arg };
    readonly 'expected-two-sides-or-more-or-ends-that-say-when-the-fight-is-over': { };
    readonly 'expected-something-that-the-rules-can-do': { };
    readonly 'expected-a-foe': { };
    readonly 'expected-a-fighter-in-the-fight': { };
    readonly 'expected-what-needs': { readonly act: Arg; readonly what: Arg };
    readonly 'expected-a-side-or-a-fighter-on-it': { readonly list: Arg };
    readonly 'expected-a-side-or-a-fighter-on-it-too': { };
    readonly 'expected-another-condition-lasts-as-long-as-an-act': { readonly title: Arg };
    readonly 'expected-a-value-of-that-is-known': { readonly name: Arg };
    readonly 'expected-perhaps-too': { readonly words: Arg };
    readonly 'expected-one-of-perhaps': { readonly number: Arg; readonly words: Arg };
    readonly 'expected-one-of': { readonly list: Arg };
    readonly 'expected-one-of-too': { readonly list: Arg };
    readonly 'expected-more-than': { readonly least: Arg };
    readonly 'expected-at-least': { readonly least: Arg };
    readonly 'expected-less-than': { readonly most: Arg };
    readonly 'expected-at-most': { readonly most: Arg };
    readonly 'expected-or': { readonly what: Arg; readonly whatElse: Arg };
    readonly 'whole-expected': { readonly what: Arg };
    readonly 'whole-more': { readonly count: Arg };
  }
}
