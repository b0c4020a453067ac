// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** What a message may be given. */
export type Arg = string | number;

/** The English messages. */
export const ENGLISH = `riposte = Riposte
home = Home
close = Close
close-sheet = Close { $title }
back = Back
part-lost = A part of this page did not load.
part-again = Try again
who = Who
rule = Rule { $id }
or = { " " }or{ " " }
cost = { $amount } { $resource }
cost-gain = +{ $amount } { $resource }
cost-range = { $from }–{ $to } { $resource }
home-intro = Tactical fights by the rules of the book. Pick one and start: no account, nothing to fill in.
home-resume = Pick up where you left off
home-start = Start a fight
home-go-on = Continue
home-resume-label = Continue { $title }
home-search = A fight, a creature, a game
home-none = No fight matches “{ $wanted }”.
home-all = { $count ->
    [one] One fight
   *[other] All { $count } fights
}
home-fewer = Show fewer
home-your-games = Your games
home-fight = Fight
home-as = as { $name }
home-loading = Loading the fights …
home-side = { $name } ({ $count })
home-against = { " " }against{ " " }
home-alone-label = Play { $title } alone against the computer
home-friends = With friends
home-friends-label = Open { $title } with friends
home-board = The board of { $title }
home-learn = New here? Learn a game in a few short lessons
home-learn-what = Two minutes each, against the computer.
home-learn-begin = Start learning
home-learn-skip = No, thanks
home-build = Build your own fight
home-build-what = Draw the map, add the fighters, and play it
home-open-file = Open a file
home-file-kinds = An encounter, a saved table or a log. You can also drop it anywhere.
nav = Screens
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
join-taking = Taking your seat …
join-opening = Opening Riposte …
server-silent = The server does not answer.
server-answered = The server answered { $status }.
bar-your-turn = Your turn: { $names }
bar-your-answer = Your decision: { $names }
bar-your-roll = Your roll: { $names }
waiting-turn = Waiting for { $names } to act
waiting-question = Waiting for { $names } to decide
waiting-dice = Waiting for { $names } to roll
undo = Undo
redo = Redo
undo-what = Undo { $what }
redo-what = Redo { $what }
invite = Invite
master = Game master
odds = Odds: { $text }
odds-counting = Working out the odds …
odds-nothing = nothing
forecast-side = { $side }: { $percent } % to win ({ $least } to { $most } %)
forecast-nobody = Nobody wins: { $percent } %
dice = Dice
board = Board
board-label = Board. The arrow keys move from place to place, Enter chooses, plus and minus zoom.
board-border = { $what } towards { $place }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-all-label = Show the whole board
board-choose = choose
fighters = Fighters
token-out = out of the fight
own = Yours
orders = Standing orders ({ $count })
keys = Keys
colours = Colours
copy = Copy
copied = Copied
ruling = GM ruling
settings = Table
no = No
line = Type a command
notes = Notes
workbench-lost = The rules engine has stopped. It restarts with your next change.
carried-nothing = Nothing carries over from that fight.
`;

/** Other languages, each loaded for those who read it. */
export const OTHERS = {
  de: async () => (await import('./messages-de.gen.ts')).TEXT,
};

/** The messages that code says itself, and what they are given. */
export interface Messages {
  readonly 'riposte': { };
  readonly 'home': { };
  readonly 'close': { };
  readonly 'close-sheet': { readonly title: Arg };
  readonly 'back': { };
  readonly 'part-lost': { };
  readonly 'part-again': { };
  readonly 'who': { };
  readonly 'rule': { readonly id: Arg };
  readonly 'or': { };
  readonly 'cost': { readonly amount: Arg; readonly resource: Arg };
  readonly 'cost-gain': { readonly amount: Arg; readonly resource: Arg };
  readonly 'cost-range': { readonly from: Arg; readonly to: Arg; readonly resource: Arg };
  readonly 'home-intro': { };
  readonly 'home-resume': { };
  readonly 'home-start': { };
  readonly 'home-go-on': { };
  readonly 'home-resume-label': { readonly title: Arg };
  readonly 'home-search': { };
  readonly 'home-none': { readonly wanted: Arg };
  readonly 'home-all': { readonly count: Arg };
  readonly 'home-fewer': { };
  readonly 'home-your-games': { };
  readonly 'home-fight': { };
  readonly 'home-as': { readonly name: Arg };
  readonly 'home-loading': { };
  readonly 'home-side': { readonly name: Arg; readonly count: Arg };
  readonly 'home-against': { };
  readonly 'home-alone-label': { readonly title: Arg };
  readonly 'home-friends': { };
  readonly 'home-friends-label': { readonly title: Arg };
  readonly 'home-board': { readonly title: Arg };
  readonly 'home-learn': { };
  readonly 'home-learn-what': { };
  readonly 'home-learn-begin': { };
  readonly 'home-learn-skip': { };
  readonly 'home-build': { };
  readonly 'home-build-what': { };
  readonly 'home-open-file': { };
  readonly 'home-file-kinds': { };
  readonly 'nav': { };
  readonly 'tab-title': { readonly title: Arg };
  readonly 'nav-play': { };
  readonly 'nav-learn': { };
  readonly 'nav-prepare': { };
  readonly 'nav-characters': { };
  readonly 'nav-library': { };
  readonly 'nav-rules': { };
  readonly 'nav-lab': { };
  readonly 'preferences': { };
  readonly 'nowhere': { };
  readonly 'nowhere-what': { };
  readonly 'join-taking': { };
  readonly 'join-opening': { };
  readonly 'server-silent': { };
  readonly 'server-answered': { readonly status: Arg };
  readonly 'bar-your-turn': { readonly names: Arg };
  readonly 'bar-your-answer': { readonly names: Arg };
  readonly 'bar-your-roll': { readonly names: Arg };
  readonly 'waiting-turn': { readonly names: Arg };
  readonly 'waiting-question': { readonly names: Arg };
  readonly 'waiting-dice': { readonly names: Arg };
  readonly 'undo': { };
  readonly 'redo': { };
  readonly 'undo-what': { readonly what: Arg };
  readonly 'redo-what': { readonly what: Arg };
  readonly 'invite': { };
  readonly 'master': { };
  readonly 'odds': { readonly text: Arg };
  readonly 'odds-counting': { };
  readonly 'odds-nothing': { };
  readonly 'forecast-side': { readonly side: Arg; readonly percent: Arg; readonly least: Arg; readonly most: Arg };
  readonly 'forecast-nobody': { readonly percent: Arg };
  readonly 'dice': { };
  readonly 'board': { };
  readonly 'board-label': { };
  readonly 'board-border': { readonly what: Arg; readonly place: Arg };
  readonly 'board-zoom-in': { };
  readonly 'board-zoom-out': { };
  readonly 'board-all-label': { };
  readonly 'board-choose': { };
  readonly 'fighters': { };
  readonly 'token-out': { };
  readonly 'own': { };
  readonly 'orders': { readonly count: Arg };
  readonly 'keys': { };
  readonly 'colours': { };
  readonly 'copy': { };
  readonly 'copied': { };
  readonly 'ruling': { };
  readonly 'settings': { };
  readonly 'no': { };
  readonly 'line': { };
  readonly 'notes': { };
  readonly 'workbench-lost': { };
  readonly 'carried-nothing': { };
}
