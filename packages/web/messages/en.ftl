## In several places

riposte = Riposte
home = Home
close = Close
# sample: title=Log
close-sheet = Close { $title }
back = Back
part-lost = A part of this page did not load.
part-again = Try again
who = Who
# sample: id=SS-ATK-001
rule = Rule { $id }
or = { " " }or{ " " }
# sample: amount=2 resource=AP
cost = { $amount } { $resource }
# sample: amount=2 resource=AP
cost-gain = +{ $amount } { $resource }
# sample: from=1 to=3 resource=Stamina
cost-range = { $from }–{ $to } { $resource }

## The first screen

home-intro = Tactical fights by the rules of the book. Pick one and start: no account, nothing to fill in.
home-resume = Pick up where you left off
home-start = Start a fight
home-go-on = Continue
# sample: title=The_yard
home-resume-label = Continue { $title }
home-search = A fight, a creature, a game
# sample: wanted=dragon
home-none = No fight matches “{ $wanted }”.
# sample: count=11
home-all = { $count ->
    [one] One fight
   *[other] All { $count } fights
}
home-fewer = Show fewer
home-your-games = Your games
home-fight = Fight
# sample: name=Alba
home-as = as { $name }
home-loading = Loading the fights …
# sample: name=Seekers count=4
home-side = { $name } ({ $count })
home-against = { " " }against{ " " }
# sample: title=The_yard
home-alone-label = Play { $title } alone against the computer
home-friends = With friends
# sample: title=The_yard
home-friends-label = Open { $title } with friends
# sample: title=The_yard
home-board = The board of { $title }
home-learn = New here? Learn a game in a few short lessons
home-learn-what = Two minutes each, against the computer.
home-learn-begin = Start learning
home-learn-skip = No, thanks
home-build = Build your own fight
home-build-what = Draw the map, add the fighters, and play it
home-open-file = Open a file
home-file-kinds = An encounter, a saved table or a log. You can also drop it anywhere.

## Around the screens

nav = Screens
# sample: title=The_yard
tab-title = { $title } · Riposte
nav-play = Play
nav-learn = Learn
nav-prepare = Prepare
nav-characters = Characters
nav-library = Library
nav-rules = Rules
nav-lab = Lab
preferences = Settings
nowhere = There is nothing here
nowhere-what = The address may be mistyped, or the page was deleted.

## Taking a seat

join-taking = Taking your seat …
join-opening = Opening Riposte …

## The connection

server-silent = The server does not answer.
# sample: status=500
server-answered = The server answered { $status }.

## The top bar

# sample: names=Alba
bar-your-turn = Your turn: { $names }
# sample: names=Alba
bar-your-answer = Your decision: { $names }
# sample: names=Alba
bar-your-roll = Your roll: { $names }
# sample: names=Alba
waiting-turn = Waiting for { $names } to act
# sample: names=Alba
waiting-question = Waiting for { $names } to decide
# sample: names=Alba
waiting-dice = Waiting for { $names } to roll
undo = Undo
redo = Redo
# sample: what=Alba:_Walk
undo-what = Undo { $what }
# sample: what=Alba:_Walk
redo-what = Redo { $what }
invite = Invite
master = Game master

## Actions

# sample: text=57_%_to_hurt_Odo
odds = Odds: { $text }
odds-counting = Working out the odds …
odds-nothing = nothing

# sample: side=Watch percent=47 least=40 most=54
forecast-side = { $side }: { $percent } % to win ({ $least } to { $most } %)
# sample: percent=4
forecast-nobody = Nobody wins: { $percent } %

## Questions

dice = Dice

## The board

board = Board
board-label = Board. The arrow keys move from place to place, Enter chooses, plus and minus zoom.
# sample: what=wall place=3,4
board-border = { $what } towards { $place }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-all-label = Show the whole board
board-choose = choose

## Fighters

fighters = Fighters
token-out = out of the fight
own = Yours

## Standing orders

# sample: count=2
orders = Standing orders ({ $count })

## Keys, colours

keys = Keys
colours = Colours

## Inviting

copy = Copy
copied = Copied

## The game master

ruling = GM ruling
settings = Table
no = No

## The line to type in

line = Type a command
notes = Notes
workbench-lost = The rules engine has stopped. It restarts with your next change.
carried-nothing = Nothing carries over from that fight.
