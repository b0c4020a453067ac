### The table: what only it says, loaded with it.

## In several places

value-none = none
default-choice = default
opening = Opening the table …
cost-free = free
# sample: count=3
more-unlisted = { $count ->
    [one] One more is not listed.
   *[other] { $count } more are not listed.
}

## The connection

# sample: why=The_server_does_not_answer.
table-retry = Cannot reach the table. { $why } Trying again …
# sample: title=The_yard
tab-title-you = (your turn) { $title } · Riposte
# sample: why=The_disk_is_full.
table-readonly = You can look, but not play. { $why }

## The top bar

bar-table = Table
# sample: round=2
bar-round = round { $round }
bar-people = People at the table
# sample: name=Alba
seat-is-here = { $name }: here
# sample: name=Alba
seat-is-away = { $name }: away
# sample: end=Wicks_win_the_fight
bar-over = The fight is over. { $end }.
paused = paused
bar-lost = connection lost, trying again …
bar-sending = sending …
undo-nothing = You have nothing to undo.
redo-nothing = You have nothing to redo.
# sample: what=Alba:_Walk
undone = Undone: { $what }. Shift+Z brings it back.
# sample: what=Alba:_Walk
redone = Redone: { $what }.
withdraw = Take back
replay = Replay
keys-and-colours = Keys and colours

## The log

log = Log
log-what-happened = What happened
log-depth = Level of detail
log-story = Story
log-numbers = Numbers
# sample: left=19 right=12
log-against = { $left } against { $right }
log-sum = Sum
log-find = Search and filter the log
log-filter = What the log shows
log-all = All
log-mine = Mine
log-hurt = Wounds
log-said = Talk
log-search = Search the log
# sample: at=2 count=7
log-found = { $at } of { $count }
log-find-older = Previous match
log-find-newer = Next match
log-nothing = Nothing of this kind has happened yet.
log-empty = The fight has not begun.
# sample: number=14
log-board-after = Show the board after entry { $number }
# sample: number=14
log-number = #{ $number }
log-sum-hidden = Only this fighter’s player sees the sum.
log-no-modifiers = No modifiers.
# sample: count=12
log-inactive = { $count ->
    [one] One thing did not count
   *[other] { $count } things did not count
}
log-correct = Correct this roll
# sample: number=attack_bonus name=Alba
number-of = { $number } of { $name }

## Correcting a roll

## Actions

actions = Actions
# sample: count=2
actions-others = { $count ->
    [one] One player’s fighter
   *[other] { $count } players’ fighters
}
actions-who = Who acts
actions-groups = Kinds of action
group-attack = Attack
group-move = Move
group-guard = Guard
group-magic = Magic
group-other = Other
# sample: count=12
group-all = All { $count }
# sample: count=3
actions-targets = { $count ->
    [one] one target
   *[other] { $count } targets
}
# sample: title=Strike why=nobody_in_reach
actions-why = { $title } is not available: { $why }
# sample: title=Strike
actions-cannot = { $title } is not available
# sample: count=14
actions-more = and { $count } more
actions-hint = Choose an action to see its odds.
# sample: title=Move
actions-where = { $title }: where to?
# sample: title=Strike
actions-whom = { $title }: who is the target?
# sample: title=Grapple
actions-how = { $title }: how?
# sample: title=Draw
actions-which = { $title }: which one?
# sample: names=Ann
actions-react = { $names } may react wherever you go.
# sample: title=Strike
actions-parts = { $title }: aim where?
actions-answer-first = Answer the question first.
actions-dice-first = Enter the dice first.
actions-anytime = At any time:
# sample: names=Alba
actions-their-turn = It is not your turn. Waiting for { $names } to act.
# sample: title=Walk count=3
actions-choose = { $title }: choose one of { $count }
# sample: count=12
actions-places = { $count ->
    [0] You cannot reach any place.
    [one] You can reach one place.
   *[other] You can reach { $count } places.
}
odds-none = These odds take too long to work out here.
odds-closed = The game master has hidden the odds.
# Acts in the middle of each other.
stack = Waiting actions
# sample: names=Cora
stack-deciding = { $names } to decide
# The parts of a phone's screen: what one can do, the board.
phone = Parts of the table
phone-act = Act
phone-map = Map
# Who wins from here.
forecast = Odds of the fight
# sample: fights=120
forecast-about = { $fights } fights played to the end
forecast-counting = running fights …
forecast-show = show

## Questions

question = Question
kind-ruling = Ruling
kind-defend = Defend
kind-reaction = Reaction
kind-choice = Choice
# sample: name=Odo
question-take-over = You can answer for { $name }
# sample: names=Ann
question-others = Also asked: { $names }.
question-parts = Choose a body part
# sample: act=Defend
question-fold = { $act } …
# sample: count=3
question-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
question-rest = Other answers …
# sample: count=12
question-rest-count = { $count } more
# sample: choice=No_defence left=12_s
question-default = In { $left }: { $choice }
# sample: left=12_s
turn-default = The computer acts in { $left }
# sample: left=12_s
question-default-unknown = Default answer in { $left }
# sample: count=12
time-seconds = { $count } s
# sample: count=12
time-minutes = { $count } min
# sample: count=12
time-hours = { $count } h
# sample: count=3
time-days = { $count ->
    [one] one day
   *[other] { $count } days
}
question-always = Always answer like this
question-always-rule = Always rule like this
# sample: choice=no_defence
question-never = Don’t ask again (always: { $choice })
question-never-unknown = Don’t ask again (always the default)
# sample: name=Alba title=Attack dice=d20
dice-ask = { $name } rolls { $title }: { $dice }. What do the dice show?
dice-use = Use these dice
dice-roll = Roll for me

## The board

board-none = This fight has no map. The lists show everything.
board-choosable = can be chosen
board-empty = empty
# sample: cost=2_AP
board-reach = in reach for { $cost }
board-reach-free = in reach
# sample: names=Odo
board-provokes = { $names } may react
# sample: way=3_north name=Odo
board-from = { $way } of { $name }
board-nothing = You cannot choose anything here.
board-near-label = Show the fighters
board-threatens = threatens the marked places

## Fighters

fighters-all = Everyone
# sample: number=2
fighters-side = Side { $number }
fighter-yours = yours
fighter-computer = computer
fighter-acting = to act
fighter-deciding = deciding
fighter-busy = acting
fighter-out = out of the fight
order-title = Order
order-free = No turns
order-free-why = act whenever you can pay
# sample: count=6
order-free-end = The round ends when { $count ->
    [2] both
   *[other] all { $count }
} wait.
order-free-none = Nobody is waiting yet.
# sample: names=Egon
order-free-rest = Waiting: { $names }
# sample: amount=12 resource=Energy
order-left = { $amount } { $resource } left
# sample: resource=Energy
order-hidden = { $resource } hidden from you
# sample: name=Odo
fighter-unknown = This is all you know of { $name }.
# sample: name=Odo
fighter-auto = the computer plays { $name }
# sample: value=3 most=5
gauge-of = { $value } of { $most }
# sample: title=HP value=3
gauge-label = { $title } { $value }
# sample: title=AP value=3 planned=1
gauge-planned = { $title } { $value }, { $planned } planned
# sample: part=left_eye state=injured
body-part-list = { $part } ({ $state })
# sample: part=left_eye state=injured
body-part = { $part }: { $state }

## Standing orders

dial = While others act, ask me
dial-all = about everything
dial-touching = about what affects me
dial-none = about nothing
dial-mixed = as set below
# sample: count=2
dial-kinds = { $count ->
    [0] By kind of event, or at a stop
    [one] By kind of event, and at one stop
   *[other] By kind of event, and at { $count } stops
}
dial-attack = An attack on me
dial-friend = An attack on someone else
dial-move = Someone moves
dial-turn = A turn begins or ends
dial-other = Anything else
dial-preset = As in the book
dial-hold = Hold Shift to be asked about everything.
dial-all-passed = Earlier moments you let pass
# sample: name=Vane
stop-any = { $name }, whatever happens
# sample: name=Vane
stop-turn = { $name }: turn begins or ends
stop-who = Stop at
stop-when = when
stop-when-any = anything happens
stop-when-turn = the turn begins or ends
stop-set = Set the stop
# sample: count=2
dial-passed = { $count ->
    [one] You let one moment pass.
   *[other] You let { $count } moments pass.
}
# sample: name=Alda because=Vane_begins_a_turn
dial-moment = { $name }: { $because }
dial-take-up = Go back to it
# sample: name=Odo text=parry_when_I_have_at_least_2_HP
order-when = { $name }: { $text }
# sample: name=Odo ask=parry
order-never = { $name }, { $ask }: always the default
# sample: name=Odo ask=parry text=parry
order-always = { $name }, { $ask }: always { $text }
order-forget = Ask me again
order-new = Order
order-example = parry when I have at least 3 HP
order-try = When would it have applied?
order-give = Give the order
order-given = The order is in force.
# sample: fired=2 asked=5
order-preview = It would have answered { $fired } of { $asked ->
    [one] 1 question
   *[other] { $asked } questions
} so far.

## The end

end = The end of the fight
share-spectators = Copied: a link for spectators.
share-own = Copied: a link for this browser.
branch-lost = The new table is ready, but its links were lost. Make another.

## Rules

## Keys, colours

key-end = N
commands = Commands

## The game master

digest = While you were away

## The promise of the dice

## The line to type in

near-here = here
near-no-way = no way there
# sample: count=2
near-steps = { $count ->
    [one] next to it
   *[other] { $count } steps away
}
# From north clockwise.
near-compass = north north-east east south-east south south-west west north-west
# sample: count=2 way=north
near-way = { $count } { $way }
