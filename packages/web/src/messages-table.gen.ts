// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const TABLE = `value-none = none
default-choice = default
opening = Opening the table …
cost-free = free
more-unlisted = { $count ->
    [one] One more is not listed.
   *[other] { $count } more are not listed.
}
table-retry = Cannot reach the table. { $why } Trying again …
tab-title-you = (your turn) { $title } · Riposte
table-readonly = You can look, but not play. { $why }
bar-table = Table
bar-round = round { $round }
bar-people = People at the table
seat-is-here = { $name }: here
seat-is-away = { $name }: away
bar-over = The fight is over. { $end }.
paused = paused
bar-lost = connection lost, trying again …
bar-sending = sending …
undo-nothing = You have nothing to undo.
redo-nothing = You have nothing to redo.
undone = Undone: { $what }. Shift+Z brings it back.
redone = Redone: { $what }.
withdraw = Take back
replay = Replay
keys-and-colours = Keys and colours
log = Log
log-what-happened = What happened
log-depth = Level of detail
log-story = Story
log-numbers = Numbers
log-against = { $left } against { $right }
log-sum = Sum
log-find = Search and filter the log
log-filter = What the log shows
log-all = All
log-mine = Mine
log-hurt = Wounds
log-said = Talk
log-search = Search the log
log-found = { $at } of { $count }
log-find-older = Previous match
log-find-newer = Next match
log-nothing = Nothing of this kind has happened yet.
log-empty = The fight has not begun.
log-board-after = Show the board after entry { $number }
log-number = #{ $number }
log-sum-hidden = Only this fighter’s player sees the sum.
log-no-modifiers = No modifiers.
log-inactive = { $count ->
    [one] One thing did not count
   *[other] { $count } things did not count
}
log-correct = Correct this roll
number-of = { $number } of { $name }
actions = Actions
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
group-all = All { $count }
actions-targets = { $count ->
    [one] one target
   *[other] { $count } targets
}
actions-why = { $title } is not available: { $why }
actions-cannot = { $title } is not available
actions-more = and { $count } more
actions-hint = Choose an action to see its odds.
actions-where = { $title }: where to?
actions-whom = { $title }: who is the target?
actions-how = { $title }: how?
actions-which = { $title }: which one?
actions-react = { $names } may react wherever you go.
actions-parts = { $title }: aim where?
actions-answer-first = Answer the question first.
actions-dice-first = Enter the dice first.
actions-anytime = At any time:
actions-their-turn = It is not your turn. Waiting for { $names } to act.
actions-choose = { $title }: choose one of { $count }
actions-places = { $count ->
    [0] You cannot reach any place.
    [one] You can reach one place.
   *[other] You can reach { $count } places.
}
odds-none = These odds take too long to work out here.
odds-closed = The game master has hidden the odds.
stack = Waiting actions
stack-deciding = { $names } to decide
phone = Parts of the table
phone-act = Act
phone-map = Map
forecast = Odds of the fight
forecast-about = { $fights } fights played to the end
forecast-counting = running fights …
forecast-show = show
question = Question
kind-ruling = Ruling
kind-defend = Defend
kind-reaction = Reaction
kind-choice = Choice
question-take-over = You can answer for { $name }
question-others = Also asked: { $names }.
question-parts = Choose a body part
question-fold = { $act } …
question-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
question-rest = Other answers …
question-rest-count = { $count } more
question-default = In { $left }: { $choice }
turn-default = The computer acts in { $left }
question-default-unknown = Default answer in { $left }
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] one day
   *[other] { $count } days
}
question-always = Always answer like this
question-always-rule = Always rule like this
question-never = Don’t ask again (always: { $choice })
question-never-unknown = Don’t ask again (always the default)
dice-ask = { $name } rolls { $title }: { $dice }. What do the dice show?
dice-use = Use these dice
dice-roll = Roll for me
board-none = This fight has no map. The lists show everything.
board-choosable = can be chosen
board-empty = empty
board-reach = in reach for { $cost }
board-reach-free = in reach
board-provokes = { $names } may react
board-from = { $way } of { $name }
board-nothing = You cannot choose anything here.
board-near-label = Show the fighters
board-threatens = threatens the marked places
fighters-all = Everyone
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
order-free-end = The round ends when { $count ->
    [2] both
   *[other] all { $count }
} wait.
order-free-none = Nobody is waiting yet.
order-free-rest = Waiting: { $names }
order-left = { $amount } { $resource } left
order-hidden = { $resource } hidden from you
fighter-unknown = This is all you know of { $name }.
fighter-auto = the computer plays { $name }
gauge-of = { $value } of { $most }
gauge-label = { $title } { $value }
gauge-planned = { $title } { $value }, { $planned } planned
body-part-list = { $part } ({ $state })
body-part = { $part }: { $state }
dial = While others act, ask me
dial-all = about everything
dial-touching = about what affects me
dial-none = about nothing
dial-mixed = as set below
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
stop-any = { $name }, whatever happens
stop-turn = { $name }: turn begins or ends
stop-who = Stop at
stop-when = when
stop-when-any = anything happens
stop-when-turn = the turn begins or ends
stop-set = Set the stop
dial-passed = { $count ->
    [one] You let one moment pass.
   *[other] You let { $count } moments pass.
}
dial-moment = { $name }: { $because }
dial-take-up = Go back to it
order-when = { $name }: { $text }
order-never = { $name }, { $ask }: always the default
order-always = { $name }, { $ask }: always { $text }
order-forget = Ask me again
order-new = Order
order-example = parry when I have at least 3 HP
order-try = When would it have applied?
order-give = Give the order
order-given = The order is in force.
order-preview = It would have answered { $fired } of { $asked ->
    [one] 1 question
   *[other] { $asked } questions
} so far.
end = The end of the fight
share-spectators = Copied: a link for spectators.
share-own = Copied: a link for this browser.
branch-lost = The new table is ready, but its links were lost. Make another.
key-end = N
commands = Commands
digest = While you were away
near-here = here
near-no-way = no way there
near-steps = { $count ->
    [one] next to it
   *[other] { $count } steps away
}
near-compass = north north-east east south-east south south-west west north-west
near-way = { $count } { $way }
`;

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'value-none': { };
    readonly 'default-choice': { };
    readonly 'opening': { };
    readonly 'cost-free': { };
    readonly 'more-unlisted': { readonly count: Arg };
    readonly 'table-retry': { readonly why: Arg };
    readonly 'tab-title-you': { readonly title: Arg };
    readonly 'table-readonly': { readonly why: Arg };
    readonly 'bar-table': { };
    readonly 'bar-round': { readonly round: Arg };
    readonly 'bar-people': { };
    readonly 'seat-is-here': { readonly name: Arg };
    readonly 'seat-is-away': { readonly name: Arg };
    readonly 'bar-over': { readonly end: Arg };
    readonly 'paused': { };
    readonly 'bar-lost': { };
    readonly 'bar-sending': { };
    readonly 'undo-nothing': { };
    readonly 'redo-nothing': { };
    readonly 'undone': { readonly what: Arg };
    readonly 'redone': { readonly what: Arg };
    readonly 'withdraw': { };
    readonly 'replay': { };
    readonly 'keys-and-colours': { };
    readonly 'log': { };
    readonly 'log-what-happened': { };
    readonly 'log-depth': { };
    readonly 'log-story': { };
    readonly 'log-numbers': { };
    readonly 'log-against': { readonly left: Arg; readonly right: Arg };
    readonly 'log-sum': { };
    readonly 'log-find': { };
    readonly 'log-filter': { };
    readonly 'log-all': { };
    readonly 'log-mine': { };
    readonly 'log-hurt': { };
    readonly 'log-said': { };
    readonly 'log-search': { };
    readonly 'log-found': { readonly at: Arg; readonly count: Arg };
    readonly 'log-find-older': { };
    readonly 'log-find-newer': { };
    readonly 'log-nothing': { };
    readonly 'log-empty': { };
    readonly 'log-board-after': { readonly number: Arg };
    readonly 'log-number': { readonly number: Arg };
    readonly 'log-sum-hidden': { };
    readonly 'log-no-modifiers': { };
    readonly 'log-inactive': { readonly count: Arg };
    readonly 'log-correct': { };
    readonly 'number-of': { readonly number: Arg; readonly name: Arg };
    readonly 'actions': { };
    readonly 'actions-others': { readonly count: Arg };
    readonly 'actions-who': { };
    readonly 'actions-groups': { };
    readonly 'group-attack': { };
    readonly 'group-move': { };
    readonly 'group-guard': { };
    readonly 'group-magic': { };
    readonly 'group-other': { };
    readonly 'group-all': { readonly count: Arg };
    readonly 'actions-targets': { readonly count: Arg };
    readonly 'actions-why': { readonly title: Arg; readonly why: Arg };
    readonly 'actions-cannot': { readonly title: Arg };
    readonly 'actions-more': { readonly count: Arg };
    readonly 'actions-hint': { };
    readonly 'actions-where': { readonly title: Arg };
    readonly 'actions-whom': { readonly title: Arg };
    readonly 'actions-how': { readonly title: Arg };
    readonly 'actions-which': { readonly title: Arg };
    readonly 'actions-react': { readonly names: Arg };
    readonly 'actions-parts': { readonly title: Arg };
    readonly 'actions-answer-first': { };
    readonly 'actions-dice-first': { };
    readonly 'actions-anytime': { };
    readonly 'actions-their-turn': { readonly names: Arg };
    readonly 'actions-choose': { readonly title: Arg; readonly count: Arg };
    readonly 'actions-places': { readonly count: Arg };
    readonly 'odds-none': { };
    readonly 'odds-closed': { };
    readonly 'stack': { };
    readonly 'stack-deciding': { readonly names: Arg };
    readonly 'phone': { };
    readonly 'phone-act': { };
    readonly 'phone-map': { };
    readonly 'forecast': { };
    readonly 'forecast-about': { readonly fights: Arg };
    readonly 'forecast-counting': { };
    readonly 'forecast-show': { };
    readonly 'question': { };
    readonly 'kind-ruling': { };
    readonly 'kind-defend': { };
    readonly 'kind-reaction': { };
    readonly 'kind-choice': { };
    readonly 'question-take-over': { readonly name: Arg };
    readonly 'question-others': { readonly names: Arg };
    readonly 'question-parts': { };
    readonly 'question-fold': { readonly act: Arg };
    readonly 'question-ways': { readonly count: Arg };
    readonly 'question-rest': { };
    readonly 'question-rest-count': { readonly count: Arg };
    readonly 'question-default': { readonly left: Arg; readonly choice: Arg };
    readonly 'turn-default': { readonly left: Arg };
    readonly 'question-default-unknown': { readonly left: Arg };
    readonly 'time-seconds': { readonly count: Arg };
    readonly 'time-minutes': { readonly count: Arg };
    readonly 'time-hours': { readonly count: Arg };
    readonly 'time-days': { readonly count: Arg };
    readonly 'question-always': { };
    readonly 'question-always-rule': { };
    readonly 'question-never': { readonly choice: Arg };
    readonly 'question-never-unknown': { };
    readonly 'dice-ask': { readonly name: Arg; readonly title: Arg; readonly dice: Arg };
    readonly 'dice-use': { };
    readonly 'dice-roll': { };
    readonly 'board-none': { };
    readonly 'board-choosable': { };
    readonly 'board-empty': { };
    readonly 'board-reach': { readonly cost: Arg };
    readonly 'board-reach-free': { };
    readonly 'board-provokes': { readonly names: Arg };
    readonly 'board-from': { readonly way: Arg; readonly name: Arg };
    readonly 'board-nothing': { };
    readonly 'board-near-label': { };
    readonly 'board-threatens': { };
    readonly 'fighters-all': { };
    readonly 'fighters-side': { readonly number: Arg };
    readonly 'fighter-yours': { };
    readonly 'fighter-computer': { };
    readonly 'fighter-acting': { };
    readonly 'fighter-deciding': { };
    readonly 'fighter-busy': { };
    readonly 'fighter-out': { };
    readonly 'order-title': { };
    readonly 'order-free': { };
    readonly 'order-free-why': { };
    readonly 'order-free-end': { readonly count: Arg };
    readonly 'order-free-none': { };
    readonly 'order-free-rest': { readonly names: Arg };
    readonly 'order-left': { readonly amount: Arg; readonly resource: Arg };
    readonly 'order-hidden': { readonly resource: Arg };
    readonly 'fighter-unknown': { readonly name: Arg };
    readonly 'fighter-auto': { readonly name: Arg };
    readonly 'gauge-of': { readonly value: Arg; readonly most: Arg };
    readonly 'gauge-label': { readonly title: Arg; readonly value: Arg };
    readonly 'gauge-planned': { readonly title: Arg; readonly value: Arg; readonly planned: Arg };
    readonly 'body-part-list': { readonly part: Arg; readonly state: Arg };
    readonly 'body-part': { readonly part: Arg; readonly state: Arg };
    readonly 'dial': { };
    readonly 'dial-all': { };
    readonly 'dial-touching': { };
    readonly 'dial-none': { };
    readonly 'dial-mixed': { };
    readonly 'dial-kinds': { readonly count: Arg };
    readonly 'dial-attack': { };
    readonly 'dial-friend': { };
    readonly 'dial-move': { };
    readonly 'dial-turn': { };
    readonly 'dial-other': { };
    readonly 'dial-preset': { };
    readonly 'dial-hold': { };
    readonly 'dial-all-passed': { };
    readonly 'stop-any': { readonly name: Arg };
    readonly 'stop-turn': { readonly name: Arg };
    readonly 'stop-who': { };
    readonly 'stop-when': { };
    readonly 'stop-when-any': { };
    readonly 'stop-when-turn': { };
    readonly 'stop-set': { };
    readonly 'dial-passed': { readonly count: Arg };
    readonly 'dial-moment': { readonly name: Arg; readonly because: Arg };
    readonly 'dial-take-up': { };
    readonly 'order-when': { readonly name: Arg; readonly text: Arg };
    readonly 'order-never': { readonly name: Arg; readonly ask: Arg };
    readonly 'order-always': { readonly name: Arg; readonly ask: Arg; readonly text: Arg };
    readonly 'order-forget': { };
    readonly 'order-new': { };
    readonly 'order-example': { };
    readonly 'order-try': { };
    readonly 'order-give': { };
    readonly 'order-given': { };
    readonly 'order-preview': { readonly fired: Arg; readonly asked: Arg };
    readonly 'end': { };
    readonly 'share-spectators': { };
    readonly 'share-own': { };
    readonly 'branch-lost': { };
    readonly 'key-end': { };
    readonly 'commands': { };
    readonly 'digest': { };
    readonly 'near-here': { };
    readonly 'near-no-way': { };
    readonly 'near-steps': { readonly count: Arg };
    readonly 'near-compass': { };
    readonly 'near-way': { readonly count: Arg; readonly way: Arg };
  }
}
