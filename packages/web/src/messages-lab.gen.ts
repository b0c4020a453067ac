// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const LAB = `lab = Lab
lab-opening = Opening the fight …
lab-other-fight = Choose another fight
lab-views = What to find out
lab-compare = Compare
lab-matters = What matters
lab-solve = Solve
lab-grid = Two numbers
lab-day = A day
lab-players = Players
lab-dice = Dice
lab-question = The question
lab-fight = Fight
lab-prepared = Prepared by you
lab-handed = From the table
lab-not-handed = This fight was opened in another tab. Go back to its table and choose “Ask the lab” again.
lab-stands = as it stood after entry { $entries }, in round { $round }
lab-fights = Fights
lab-days = Days
lab-seed = Seed
lab-side-of = Wins of
lab-played-by = { $side }, played by
lab-policy = the default computer player
lab-file-player = as the file says: { $player }
lab-variant = Variant
lab-variant-against = against the fight as it is
lab-change-something = Change something
lab-change-else = Change something else
lab-change-remove = Take back: { $change }
lab-change-sort = What kind of change
lab-sort-number = A number or a die
lab-sort-gear = Gear
lab-gear-more = one thing more ({ $field })
lab-gear-none = nothing ({ $field })
lab-gear-nothing = nothing
lab-sort-more = More like
lab-change-many = How many
lab-sort-without = Without
lab-sort-option = Another reading of the book
lab-sort-pack = An extra pack
lab-sort-creature = Another creature instead
lab-sort-words = As on the command line
lab-change-words = Change, as you would write it after --vs
lab-pack-file = From a file
lab-pack-large = This pack is too large to add here. Add it in the Library.
lab-change-pack = with the pack { $name }
lab-change-what = Change what
lab-change-to = New value
lab-change-add = Add
lab-change-leave = Cancel
lab-places-loading = Looking up the numbers of the fight …
lab-place = { $name }: { $what }
lab-place-now = { $place } (now { $now })
lab-change-more = { $count ->
    [one] one more like { $name }
   *[other] { $count } more like { $name }
}
lab-change-without = without { $name }
lab-change-option = “{ $what }” read as: { $value }
lab-change-number = { $name }: { $what } { $value }
lab-run = Run
lab-run-again = Run again
lab-go-on = Continue
lab-stop = Stop
lab-progress = Fights so far
lab-run-farm = Run on the farm
lab-run-farm-what = Other machines run the fights; the totals are the same.
lab-fought = { $count ->
    [one] one of { $of } fights
   *[other] { $count } of { $of } fights
}
lab-progress-days = Days so far
lab-lived = { $count ->
    [one] one of { $of } days
   *[other] { $count } of { $of } days
}
lab-fought-some = { $count ->
    [one] one fight
   *[other] { $count } fights
}
lab-counting = Running fights …
lab-nothing = No fights yet. Press Run, or the key R.
lab-hint-compare = Both fights get the same dice, roll for roll, so that chance does not blur the difference.
lab-hint-matters = Each number is changed by one, with the same dice. What chance alone could explain is left out.
lab-hint-solve = Fighters or a number change step by step until the share is reached. Each attempt runs as many fights as set above.
lab-hint-grid = Each pair of numbers runs as many fights as set above. 100 fights give a first picture.
lab-hint-day = The fights follow each other, with the book’s rests between them. The fighters of one side who are in all of them keep their wounds and losses.
lab-hint-players = Each pair of players meets on both sides, with the same dice.
lab-kept = Saved runs
lab-table = As a table
lab-wins = Who wins
lab-side = Side
lab-as-is = As it is
lab-difference = Difference
lab-changes = What else changes
lab-changes-note = { $count ->
    [one] on average, fight by fight with the same dice; what is taken from others, in the first fight
   *[other] on average, fight by fight with the same dice; what is taken from others, in the first { $count } fights
}
lab-out-change = Change of how often each is out at the end
lab-out-short = out at the end
lab-knocked-from-fight = fighters put out
lab-taken = { $what } taken from others
lab-number-change = { $share } ({ $least } to { $most })
lab-percent = { $share } %
lab-estimate = { $share } % ({ $least } to { $most })
lab-change = { $share } points ({ $least } to { $most })
lab-side-wins = Wins for { $side }
lab-points = points
lab-truth = With 95 % confidence, the true value lies between { $least } and { $most } %.
lab-truth-change = With 95 % confidence, the true value lies between { $least } and { $most }.
lab-took = { $count ->
    [one] One fight each, in { $seconds } s.
   *[other] { $count } fights each, in { $seconds } s.
}
lab-endless = { $count ->
    [one] One fight did not end, so nobody won it.
   *[other] { $count } fights did not end, so nobody won them.
}
lab-unclear = With this many fights, the difference may be chance.
lab-rounds = Rounds until the end
lab-round = Round
lab-share = Share of fights
lab-rounds-mean = { $rounds } on average
lab-rounds-left = { $rounds } more on average; the chart counts from round 1
lab-chances = Chance of winning, per round
lab-chances-note = of the fights that last that long
lab-hurt-note = { $count ->
    [one] on average, in the first fight
   *[other] on average, in the first { $count } fights
}
lab-hurt-by-round = { $what } taken, per round
lab-hurt-by-act = { $what } taken, per action
lab-out-by-round = Put out of the fight, per round
lab-out-by-act = Put out of the fight, per action
lab-fallen = Fallen by round
lab-fallen-note = { $count ->
    [one] in per cent of the first fight: who has fallen once by the end of a round
   *[other] in per cent of the first { $count } fights: who has fallen once by the end of a round
}
lab-act = Action
lab-in-a-fight = In a fight
lab-out = Out of the fight at the end
lab-fighter = Fighter
lab-gauge = What is left
lab-left = { $what } left at the end
lab-left-much = Left
lab-moments = Decisive moments
lab-moments-note = { $count ->
    [one] seen in the first fight
   *[other] seen in the first { $count } fights; click to watch
}
lab-moments-none = No single fall clearly changed the odds. More fights may show one.
lab-fight-number = Fight
lab-what-happened = What happened
lab-odds = Odds of { $side }
lab-moment = { $name } falls to { $by } ({ $act }) in round { $round }
lab-moment-falls = { $name } falls in round { $round }
lab-from-to = { $from } → { $to } %
lab-matters-to = What matters for { $side }
lab-matters-note = { $count ->
    [one] points, one fight each
   *[other] points, { $count } fights each
}
lab-matters-folded = { $count ->
    [one] One more number made no clear difference.
   *[other] { $count } more numbers made no clear difference.
}
lab-number = Number
lab-now = Now
lab-goal = Target share of wins
lab-by = By changing
lab-by-fighters = Number of fighters
lab-like = fighters like { $name }
lab-by-numbers = A number
lab-moved = { $what } { $by }
lab-more = { $count ->
    [one] one more
   *[other] { $count } more
}
lab-fewer = { $count ->
    [one] one fewer
   *[other] { $count } fewer
}
lab-solved = What was tried
lab-solved-note = Closest to { $wanted } % for { $side }: { $change }, { $share }.
lab-tried = Change
lab-across = Across
lab-down = Down
lab-grid-now = framed: the fight as it is
lab-grid-title = How often { $side } wins
lab-grid-note = in per cent, { $count } fights for each pair
lab-entrants = Who competes
lab-contest = Share of all fights won
lab-contest-note = every pair, on both sides
lab-player = Player
lab-pairings-all = Each pairing
lab-pairings = Pairing
lab-pairing = { $first } against { $second }
lab-won = First wins
lab-lost = Second wins
lab-save = Save
lab-save-html = Report (HTML)
lab-save-figures = Figures (CSV)
lab-save-rows = Each fight (CSV)
lab-save-tables = Tables (CSV)
lab-save-json = All numbers (JSON)
lab-save-svg = Save as SVG
lab-save-png = Save as PNG
lab-copy-link = Copy the link
lab-copy-command = Copy the command
lab-copied = Copied.
lab-copy-self = This browser does not let pages copy. Here it is: { $what }
lab-report-of = { $count ->
    [one] One fight, seed “{ $seed }”, variant: { $variant }.
   *[other] { $count } fights, seed “{ $seed }”, variant: { $variant }.
}
lab-report-odds = Exact odds, seed “{ $seed }”, variant: { $variant }.
lab-report-of-days = { $count ->
    [one] One day, seed “{ $seed }”.
   *[other] { $count } days, seed “{ $seed }”.
}
lab-dice-title = Dice
lab-dice-expression = Dice
lab-dice-other = Against (optional)
lab-dice-hint = Such as 2d6+3, 4d6kh3, d20 adv, 3d6! or 2d6 >= 8. The notation is that of “riposte dice”.
lab-dice-chance = Chance
lab-dice-at-least = At least
lab-dice-at-most = At most
lab-dice-total = Total
lab-dice-summary = mean { $mean }, standard deviation { $deviation }, { $least } to { $most }, median { $median }
lab-dice-holds = true: { $share } %
lab-dice-versus = the first is higher in { $left } %, both are equal in { $tie } %, the second is higher in { $right } %
lab-dice-rarer = { $count ->
    [one] and one rarer total
   *[other] and { $count } rarer totals
}
lab-back = Back to the lab
lab-one-act = One action
lab-hint-odds = Exact odds, not simulated: every way the dice can fall is counted by the rules themselves. Move the sliders to make a variant.
lab-after = After this many actions by the computer
lab-who = Whose action
lab-which-act = Which action
lab-as-it-was = Reset all numbers
lab-ended = The fight is over by then: { $end }.
lab-asked = { $name } is asked: { $question }
lab-no-act = { $name } can do nothing now.
lab-instead-of = instead of { $share } %
lab-chance-of = that something happens to { $name }
lab-act-not-there = This action is not possible in the variant.
lab-outcomes = What can happen
lab-if = If { $answer }
lab-roll = { $name } rolls: { $roll }
lab-numbers = The numbers behind it
lab-rule = rule { $rule }
lab-range = { $least } to { $most } %
lab-rarer-outcomes = { $count ->
    [one] and one rarer outcome in the table
   *[other] and { $count } rarer outcomes in the table
}
lab-outcome = Outcome
lab-other-answers = If others answer differently
lab-assumed = as assumed
lab-assumed-are = assumed: { $answers }
lab-answer = Answer
lab-parts = How much each part matters
lab-parts-note = points more or fewer than without it
lab-part = Part
lab-of-number = Part of
lab-rule-id = Rule
lab-without-it = Without it
lab-day-of = The day
lab-day-then = And then
lab-day-choose = Choose a rest or a fight …
lab-day-rest = A short rest
lab-day-long-rest = A night’s rest
lab-day-alive = Alive at the end of the day
lab-day-many = Alive
lab-day-share = Share of days
lab-day-home = All come home: { $share }
lab-day-lived = { $count ->
    [one] one day
   *[other] { $count } days
}
lab-day-far = How far they get
lab-day-through = A fight counts if it ends and at least one fighter can fight on.
lab-day-after = after each fight and its rests, among the days that got that far
lab-day-lives = Alive
lab-day-able = Able to fight
lab-value = { $value ->
    [true] yes
    [false] no
   *[other] { $value }
}
`;

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'lab': { };
    readonly 'lab-opening': { };
    readonly 'lab-other-fight': { };
    readonly 'lab-views': { };
    readonly 'lab-compare': { };
    readonly 'lab-matters': { };
    readonly 'lab-solve': { };
    readonly 'lab-grid': { };
    readonly 'lab-day': { };
    readonly 'lab-players': { };
    readonly 'lab-dice': { };
    readonly 'lab-question': { };
    readonly 'lab-fight': { };
    readonly 'lab-prepared': { };
    readonly 'lab-handed': { };
    readonly 'lab-not-handed': { };
    readonly 'lab-stands': { readonly entries: Arg; readonly round: Arg };
    readonly 'lab-fights': { };
    readonly 'lab-days': { };
    readonly 'lab-seed': { };
    readonly 'lab-side-of': { };
    readonly 'lab-played-by': { readonly side: Arg };
    readonly 'lab-policy': { };
    readonly 'lab-file-player': { readonly player: Arg };
    readonly 'lab-variant': { };
    readonly 'lab-variant-against': { };
    readonly 'lab-change-something': { };
    readonly 'lab-change-else': { };
    readonly 'lab-change-remove': { readonly change: Arg };
    readonly 'lab-change-sort': { };
    readonly 'lab-sort-number': { };
    readonly 'lab-sort-gear': { };
    readonly 'lab-gear-more': { readonly field: Arg };
    readonly 'lab-gear-none': { readonly field: Arg };
    readonly 'lab-gear-nothing': { };
    readonly 'lab-sort-more': { };
    readonly 'lab-change-many': { };
    readonly 'lab-sort-without': { };
    readonly 'lab-sort-option': { };
    readonly 'lab-sort-pack': { };
    readonly 'lab-sort-creature': { };
    readonly 'lab-sort-words': { };
    readonly 'lab-change-words': { };
    readonly 'lab-pack-file': { };
    readonly 'lab-pack-large': { };
    readonly 'lab-change-pack': { readonly name: Arg };
    readonly 'lab-change-what': { };
    readonly 'lab-change-to': { };
    readonly 'lab-change-add': { };
    readonly 'lab-change-leave': { };
    readonly 'lab-places-loading': { };
    readonly 'lab-place': { readonly name: Arg; readonly what: Arg };
    readonly 'lab-place-now': { readonly place: Arg; readonly now: Arg };
    readonly 'lab-change-more': { readonly count: Arg; readonly name: Arg };
    readonly 'lab-change-without': { readonly name: Arg };
    readonly 'lab-change-option': { readonly what: Arg; readonly value: Arg };
    readonly 'lab-change-number': { readonly name: Arg; readonly what: Arg; readonly value: Arg };
    readonly 'lab-run': { };
    readonly 'lab-run-again': { };
    readonly 'lab-go-on': { };
    readonly 'lab-stop': { };
    readonly 'lab-progress': { };
    readonly 'lab-run-farm': { };
    readonly 'lab-run-farm-what': { };
    readonly 'lab-fought': { readonly count: Arg; readonly of: Arg };
    readonly 'lab-progress-days': { };
    readonly 'lab-lived': { readonly count: Arg; readonly of: Arg };
    readonly 'lab-fought-some': { readonly count: Arg };
    readonly 'lab-counting': { };
    readonly 'lab-nothing': { };
    readonly 'lab-hint-compare': { };
    readonly 'lab-hint-matters': { };
    readonly 'lab-hint-solve': { };
    readonly 'lab-hint-grid': { };
    readonly 'lab-hint-day': { };
    readonly 'lab-hint-players': { };
    readonly 'lab-kept': { };
    readonly 'lab-table': { };
    readonly 'lab-wins': { };
    readonly 'lab-side': { };
    readonly 'lab-as-is': { };
    readonly 'lab-difference': { };
    readonly 'lab-changes': { };
    readonly 'lab-changes-note': { readonly count: Arg };
    readonly 'lab-out-change': { };
    readonly 'lab-out-short': { };
    readonly 'lab-knocked-from-fight': { };
    readonly 'lab-taken': { readonly what: Arg };
    readonly 'lab-number-change': { readonly share: Arg; readonly least: Arg; readonly most: Arg };
    readonly 'lab-percent': { readonly share: Arg };
    readonly 'lab-estimate': { readonly share: Arg; readonly least: Arg; readonly most: Arg };
    readonly 'lab-change': { readonly share: Arg; readonly least: Arg; readonly most: Arg };
    readonly 'lab-side-wins': { readonly side: Arg };
    readonly 'lab-points': { };
    readonly 'lab-truth': { readonly least: Arg; readonly most: Arg };
    readonly 'lab-truth-change': { readonly least: Arg; readonly most: Arg };
    readonly 'lab-took': { readonly count: Arg; readonly seconds: Arg };
    readonly 'lab-endless': { readonly count: Arg };
    readonly 'lab-unclear': { };
    readonly 'lab-rounds': { };
    readonly 'lab-round': { };
    readonly 'lab-share': { };
    readonly 'lab-rounds-mean': { readonly rounds: Arg };
    readonly 'lab-rounds-left': { readonly rounds: Arg };
    readonly 'lab-chances': { };
    readonly 'lab-chances-note': { };
    readonly 'lab-hurt-note': { readonly count: Arg };
    readonly 'lab-hurt-by-round': { readonly what: Arg };
    readonly 'lab-hurt-by-act': { readonly what: Arg };
    readonly 'lab-out-by-round': { };
    readonly 'lab-out-by-act': { };
    readonly 'lab-fallen': { };
    readonly 'lab-fallen-note': { readonly count: Arg };
    readonly 'lab-act': { };
    readonly 'lab-in-a-fight': { };
    readonly 'lab-out': { };
    readonly 'lab-fighter': { };
    readonly 'lab-gauge': { };
    readonly 'lab-left': { readonly what: Arg };
    readonly 'lab-left-much': { };
    readonly 'lab-moments': { };
    readonly 'lab-moments-note': { readonly count: Arg };
    readonly 'lab-moments-none': { };
    readonly 'lab-fight-number': { };
    readonly 'lab-what-happened': { };
    readonly 'lab-odds': { readonly side: Arg };
    readonly 'lab-moment': { readonly name: Arg; readonly by: Arg; readonly act: Arg; readonly round: Arg };
    readonly 'lab-moment-falls': { readonly name: Arg; readonly round: Arg };
    readonly 'lab-from-to': { readonly from: Arg; readonly to: Arg };
    readonly 'lab-matters-to': { readonly side: Arg };
    readonly 'lab-matters-note': { readonly count: Arg };
    readonly 'lab-matters-folded': { readonly count: Arg };
    readonly 'lab-number': { };
    readonly 'lab-now': { };
    readonly 'lab-goal': { };
    readonly 'lab-by': { };
    readonly 'lab-by-fighters': { };
    readonly 'lab-like': { readonly name: Arg };
    readonly 'lab-by-numbers': { };
    readonly 'lab-moved': { readonly what: Arg; readonly by: Arg };
    readonly 'lab-more': { readonly count: Arg };
    readonly 'lab-fewer': { readonly count: Arg };
    readonly 'lab-solved': { };
    readonly 'lab-solved-note': { readonly wanted: Arg; readonly side: Arg; readonly change: Arg; readonly share: Arg };
    readonly 'lab-tried': { };
    readonly 'lab-across': { };
    readonly 'lab-down': { };
    readonly 'lab-grid-now': { };
    readonly 'lab-grid-title': { readonly side: Arg };
    readonly 'lab-grid-note': { readonly count: Arg };
    readonly 'lab-entrants': { };
    readonly 'lab-contest': { };
    readonly 'lab-contest-note': { };
    readonly 'lab-player': { };
    readonly 'lab-pairings-all': { };
    readonly 'lab-pairings': { };
    readonly 'lab-pairing': { readonly first: Arg; readonly second: Arg };
    readonly 'lab-won': { };
    readonly 'lab-lost': { };
    readonly 'lab-save': { };
    readonly 'lab-save-html': { };
    readonly 'lab-save-figures': { };
    readonly 'lab-save-rows': { };
    readonly 'lab-save-tables': { };
    readonly 'lab-save-json': { };
    readonly 'lab-save-svg': { };
    readonly 'lab-save-png': { };
    readonly 'lab-copy-link': { };
    readonly 'lab-copy-command': { };
    readonly 'lab-copied': { };
    readonly 'lab-copy-self': { readonly what: Arg };
    readonly 'lab-report-of': { readonly count: Arg; readonly seed: Arg; readonly variant: Arg };
    readonly 'lab-report-odds': { readonly seed: Arg; readonly variant: Arg };
    readonly 'lab-report-of-days': { readonly count: Arg; readonly seed: Arg };
    readonly 'lab-dice-title': { };
    readonly 'lab-dice-expression': { };
    readonly 'lab-dice-other': { };
    readonly 'lab-dice-hint': { };
    readonly 'lab-dice-chance': { };
    readonly 'lab-dice-at-least': { };
    readonly 'lab-dice-at-most': { };
    readonly 'lab-dice-total': { };
    readonly 'lab-dice-summary': { readonly mean: Arg; readonly deviation: Arg; readonly least: Arg; readonly most: Arg; readonly median: Arg };
    readonly 'lab-dice-holds': { readonly share: Arg };
    readonly 'lab-dice-versus': { readonly left: Arg; readonly tie: Arg; readonly right: Arg };
    readonly 'lab-dice-rarer': { readonly count: Arg };
    readonly 'lab-back': { };
    readonly 'lab-one-act': { };
    readonly 'lab-hint-odds': { };
    readonly 'lab-after': { };
    readonly 'lab-who': { };
    readonly 'lab-which-act': { };
    readonly 'lab-as-it-was': { };
    readonly 'lab-ended': { readonly end: Arg };
    readonly 'lab-asked': { readonly name: Arg; readonly question: Arg };
    readonly 'lab-no-act': { readonly name: Arg };
    readonly 'lab-instead-of': { readonly share: Arg };
    readonly 'lab-chance-of': { readonly name: Arg };
    readonly 'lab-act-not-there': { };
    readonly 'lab-outcomes': { };
    readonly 'lab-if': { readonly answer: Arg };
    readonly 'lab-roll': { readonly name: Arg; readonly roll: Arg };
    readonly 'lab-numbers': { };
    readonly 'lab-rule': { readonly rule: Arg };
    readonly 'lab-range': { readonly least: Arg; readonly most: Arg };
    readonly 'lab-rarer-outcomes': { readonly count: Arg };
    readonly 'lab-outcome': { };
    readonly 'lab-other-answers': { };
    readonly 'lab-assumed': { };
    readonly 'lab-assumed-are': { readonly answers: Arg };
    readonly 'lab-answer': { };
    readonly 'lab-parts': { };
    readonly 'lab-parts-note': { };
    readonly 'lab-part': { };
    readonly 'lab-of-number': { };
    readonly 'lab-rule-id': { };
    readonly 'lab-without-it': { };
    readonly 'lab-day-of': { };
    readonly 'lab-day-then': { };
    readonly 'lab-day-choose': { };
    readonly 'lab-day-rest': { };
    readonly 'lab-day-long-rest': { };
    readonly 'lab-day-alive': { };
    readonly 'lab-day-many': { };
    readonly 'lab-day-share': { };
    readonly 'lab-day-home': { readonly share: Arg };
    readonly 'lab-day-lived': { readonly count: Arg };
    readonly 'lab-day-far': { };
    readonly 'lab-day-through': { };
    readonly 'lab-day-after': { };
    readonly 'lab-day-lives': { };
    readonly 'lab-day-able': { };
    readonly 'lab-value': { readonly value: Arg };
  }
}
