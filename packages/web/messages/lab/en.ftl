### The lab: fights that are fought many times, and dice.

lab = Lab
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
# sample: entries=12 round=3
lab-stands = as it stood after entry { $entries }, in round { $round }
lab-fights = Fights
lab-days = Days
lab-seed = Seed
lab-side-of = Wins of
# sample: side=Watch
lab-played-by = { $side }, played by
lab-policy = the default computer player
# sample: player=tactical
lab-file-player = as the file says: { $player }
lab-variant = Variant
lab-variant-against = against the fight as it is
lab-change-something = Change something
lab-change-else = Change something else
# sample: change=Ann:_defence_D10
lab-change-remove = Take back: { $change }
lab-change-sort = What kind of change
lab-sort-number = A number or a die
lab-sort-gear = Gear
# sample: field=gear
lab-gear-more = one thing more ({ $field })
# sample: field=armour
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
# sample: name=giants.json
lab-change-pack = with the pack { $name }
lab-change-what = Change what
lab-change-to = New value
lab-change-add = Add
lab-change-leave = Cancel
lab-places-loading = Looking up the numbers of the fight …
# sample: name=Ann what=dice_DEF
lab-place = { $name }: { $what }
# sample: place=Ann:_dice_DEF now=D8
lab-place-now = { $place } (now { $now })
# sample: count=2 name=Gork
lab-change-more = { $count ->
    [one] one more like { $name }
   *[other] { $count } more like { $name }
}
# sample: name=Gork
lab-change-without = without { $name }
# sample: what=ties value=miss
lab-change-option = “{ $what }” read as: { $value }
# sample: name=Ann what=dice_DEF value=D10
lab-change-number = { $name }: { $what } { $value }
lab-run = Run
lab-run-again = Run again
lab-go-on = Continue
lab-stop = Stop
lab-progress = Fights so far
lab-run-farm = Run on the farm
lab-run-farm-what = Other machines run the fights; the totals are the same.
# sample: count=200 of=1000
lab-fought = { $count ->
    [one] one of { $of } fights
   *[other] { $count } of { $of } fights
}
lab-progress-days = Days so far
# sample: count=200 of=1000
lab-lived = { $count ->
    [one] one of { $of } days
   *[other] { $count } of { $of } days
}
# sample: count=200
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
# sample: count=200
lab-changes-note = { $count ->
    [one] on average, fight by fight with the same dice; what is taken from others, in the first fight
   *[other] on average, fight by fight with the same dice; what is taken from others, in the first { $count } fights
}
lab-out-change = Change of how often each is out at the end
lab-out-short = out at the end
lab-knocked-from-fight = fighters put out
# sample: what=HP
lab-taken = { $what } taken from others
# sample: share=+0.4 least=+0.2 most=+0.6
lab-number-change = { $share } ({ $least } to { $most })
# sample: share=57.7
lab-percent = { $share } %
# sample: share=57.7 least=56.2 most=59.2
lab-estimate = { $share } % ({ $least } to { $most })
# sample: share=+6.7 least=+4.8 most=+8.6
lab-change = { $share } points ({ $least } to { $most })
# sample: side=Watch
lab-side-wins = Wins for { $side }
lab-points = points
# sample: least=56.2 most=59.2
lab-truth = With 95 % confidence, the true value lies between { $least } and { $most } %.
# sample: least=+4.8 most=+8.6
lab-truth-change = With 95 % confidence, the true value lies between { $least } and { $most }.
# sample: count=1000 seconds=9.5
lab-took = { $count ->
    [one] One fight each, in { $seconds } s.
   *[other] { $count } fights each, in { $seconds } s.
}
# sample: count=3
lab-endless = { $count ->
    [one] One fight did not end, so nobody won it.
   *[other] { $count } fights did not end, so nobody won them.
}
lab-unclear = With this many fights, the difference may be chance.
lab-rounds = Rounds until the end
lab-round = Round
lab-share = Share of fights
# sample: rounds=5.7
lab-rounds-mean = { $rounds } on average
# sample: rounds=2.4
lab-rounds-left = { $rounds } more on average; the chart counts from round 1
lab-chances = Chance of winning, per round
lab-chances-note = of the fights that last that long
# sample: count=200
lab-hurt-note = { $count ->
    [one] on average, in the first fight
   *[other] on average, in the first { $count } fights
}
# sample: what=HP
lab-hurt-by-round = { $what } taken, per round
# sample: what=HP
lab-hurt-by-act = { $what } taken, per action
lab-out-by-round = Put out of the fight, per round
lab-out-by-act = Put out of the fight, per action
lab-fallen = Fallen by round
# sample: count=200
lab-fallen-note = { $count ->
    [one] in per cent of the first fight: who has fallen once by the end of a round
   *[other] in per cent of the first { $count } fights: who has fallen once by the end of a round
}
lab-act = Action
lab-in-a-fight = In a fight
lab-out = Out of the fight at the end
lab-fighter = Fighter
lab-gauge = What is left
# sample: what=HP
lab-left = { $what } left at the end
lab-left-much = Left
lab-moments = Decisive moments
# sample: count=200
lab-moments-note = { $count ->
    [one] seen in the first fight
   *[other] seen in the first { $count } fights; click to watch
}
lab-moments-none = No single fall clearly changed the odds. More fights may show one.
lab-fight-number = Fight
lab-what-happened = What happened
# sample: side=Watch
lab-odds = Odds of { $side }
# sample: by=Hagen name=Ann act=Strike round=1
lab-moment = { $name } falls to { $by } ({ $act }) in round { $round }
# sample: name=Ann round=1
lab-moment-falls = { $name } falls in round { $round }
# sample: from=58 to=21
lab-from-to = { $from } → { $to } %
# sample: side=Watch
lab-matters-to = What matters for { $side }
# sample: count=600
lab-matters-note = { $count ->
    [one] points, one fight each
   *[other] points, { $count } fights each
}
# sample: count=12
lab-matters-folded = { $count ->
    [one] One more number made no clear difference.
   *[other] { $count } more numbers made no clear difference.
}
lab-number = Number
lab-now = Now
lab-goal = Target share of wins
lab-by = By changing
lab-by-fighters = Number of fighters
# sample: name=Gork
lab-like = fighters like { $name }
lab-by-numbers = A number
# sample: what=Ann:_hp by=+2
lab-moved = { $what } { $by }
# sample: count=2
lab-more = { $count ->
    [one] one more
   *[other] { $count } more
}
# sample: count=2
lab-fewer = { $count ->
    [one] one fewer
   *[other] { $count } fewer
}
lab-solved = What was tried
# sample: wanted=65 side=Watch change=one_more share=66_%
lab-solved-note = Closest to { $wanted } % for { $side }: { $change }, { $share }.
lab-tried = Change
lab-across = Across
lab-down = Down
lab-grid-now = framed: the fight as it is
# sample: side=Watch
lab-grid-title = How often { $side } wins
# sample: count=200
lab-grid-note = in per cent, { $count } fights for each pair
lab-entrants = Who competes
lab-contest = Share of all fights won
lab-contest-note = every pair, on both sides
lab-player = Player
lab-pairings-all = Each pairing
lab-pairings = Pairing
# sample: first=tactical second=careful
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
# sample: what=riposte_simulate
lab-copy-self = This browser does not let pages copy. Here it is: { $what }
# sample: count=1000 seed=harbour variant=without_Gork
lab-report-of = { $count ->
    [one] One fight, seed “{ $seed }”, variant: { $variant }.
   *[other] { $count } fights, seed “{ $seed }”, variant: { $variant }.
}
# sample: seed=harbour variant=without_Gork
lab-report-odds = Exact odds, seed “{ $seed }”, variant: { $variant }.
# sample: count=1000 seed=harbour
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
# sample: mean=7 deviation=2.4 least=2 most=12 median=7
lab-dice-summary = mean { $mean }, standard deviation { $deviation }, { $least } to { $most }, median { $median }
# sample: share=58.3
lab-dice-holds = true: { $share } %
# sample: left=41.7 tie=11.2 right=47.1
lab-dice-versus = the first is higher in { $left } %, both are equal in { $tie } %, the second is higher in { $right } %
# sample: count=40
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
# sample: end=Watch_wins
lab-ended = The fight is over by then: { $end }.
# sample: name=Odo question=choose_a_defence
lab-asked = { $name } is asked: { $question }
# sample: name=Odo
lab-no-act = { $name } can do nothing now.
# sample: share=56.6
lab-instead-of = instead of { $share } %
# sample: name=Odo
lab-chance-of = that something happens to { $name }
lab-act-not-there = This action is not possible in the variant.
lab-outcomes = What can happen
# sample: answer=Odo_parries
lab-if = If { $answer }
# sample: name=Ilse roll=attack
lab-roll = { $name } rolls: { $roll }
lab-numbers = The numbers behind it
# sample: rule=SS-ATK-002
lab-rule = rule { $rule }
# sample: least=55 most=61.2
lab-range = { $least } to { $most } %
# sample: count=3
lab-rarer-outcomes = { $count ->
    [one] and one rarer outcome in the table
   *[other] and { $count } rarer outcomes in the table
}
lab-outcome = Outcome
lab-other-answers = If others answer differently
lab-assumed = as assumed
# sample: answers=Odo:_block
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
# sample: share=57.7_%
lab-day-home = All come home: { $share }
# sample: count=200
lab-day-lived = { $count ->
    [one] one day
   *[other] { $count } days
}
lab-day-far = How far they get
lab-day-through = A fight counts if it ends and at least one fighter can fight on.
lab-day-after = after each fight and its rests, among the days that got that far
lab-day-lives = Alive
lab-day-able = Able to fight
# sample: value=miss
lab-value = { $value ->
    [true] yes
    [false] no
   *[other] { $value }
}
