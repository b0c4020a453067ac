// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const SHEETS = `number-of-is = { $number } of { $name }: { $value }
correct-title = Correct a roll
correct-what = What to correct
correct-dice = the dice
correct-faces = What the dice really showed
correct-add = How much to add (negative to subtract)
correct-scope = This changes the number in this one action only.
correct-try = Show what would change
correct-confirm = Correct
correct-report = { $kept ->
    [one] One later action or answer stays
   *[other] { $kept } later actions and answers stay
}, { $lost } will be lost.
correct-stopped = The replay stops there: { $why }
correct-lost = Will be lost: { $list }
correct-nothing = Nothing else changes.
key-numbers = 1 to 9
key-numbers-what = choose by number
key-escape = Esc
key-escape-what = back
key-commit = Enter
key-commit-what = carry out the choice
key-end-what = end the turn, or wait
key-target = T, Shift+T
key-target-what = next or previous target
key-brackets = [ and ]
key-brackets-what = your next or previous fighter
key-board = B
key-board-what = go to the board: the arrow keys move, Enter chooses
key-ping = Alt+click, X
key-ping-what = point at a place for everybody: Alt+click or a long press, or X at the place you reached with the arrow keys
key-log = L
key-log-what = go to the log
key-undo = Z, Shift+Z
key-undo-what = undo, redo
key-commands = /
key-commands-what = all commands
key-line = :
key-line-what = type a command: “strike Odo”, “where”, “why”
key-replay = R
key-replay-what = replay
key-help = ?
key-help-what = show this list
ruling-apply = Apply the ruling
ruling-what = What
ruling-set = set a value
ruling-move = move a fighter
ruling-give = add a condition
ruling-end = remove a condition
ruling-ignore = switch a rule off
ruling-heed = switch a rule on again
ruling-fact = Fact
ruling-condition = Condition
ruling-rule = Rule
ruling-value = Value
ruling-acts = By the rules
ruling-values = Over the rules
ruling-to = To
ruling-no-place = There is no place { $place }. Places go from { $first } to { $last }.
hand = The board and new fighters
hand-who = Creature
hand-side = Side
hand-instead = Instead of
hand-nobody = nobody
hand-add = Bring in
hand-door-open = Open door: { $place }
hand-door-closed = Closed door: { $place }
hand-open = Open { $place }
hand-close = Close { $place }
hand-light = Light
hand-what = What
hand-where = Places, such as 3,4; 3,5
hand-between = Between which places, such as 3,4; 4,4
hand-draw = Draw
hand-erase = Erase
hand-newcomer = A new fighter
hand-stroke = Walls and ground
hand-on-board = Draw on the board
hand-done = Done
settings-automation = Automation
settings-referee = Referee: Riposte rolls dice, applies rules and plays the computer’s fighters
settings-assist = Assist: Riposte rolls dice and applies rules; people decide everything
settings-manual = Manual: Riposte applies rules; people enter their dice
settings-time = Time to answer
settings-turn-time = Time for a turn; then the computer acts
settings-no-limit = no limit
webhook = Tell another program whose turn it is
webhook-about = When the game waits for a player who has no page open, Riposte sends the table, the seat and the reason to this address, but never the link of a seat.
webhook-url = Address
webhook-set = Set
webhook-off = Turn off
webhook-secret = The messages are signed with this secret, which is shown only now: { $secret }
digest-since = You last looked on { $when }.
digest-left = { $count ->
    [one] One earlier entry is in the log.
   *[other] { $count } earlier entries are in the log.
}
digest-said = { $count ->
    [one] One new message in the chat.
   *[other] { $count } new messages in the chat.
}
settings-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
settings-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
settings-days = { $count ->
    [one] one day
   *[other] { $count } days
}
settings-pause = pause
settings-lock = lock: nobody can join
settings-odds = show players the odds
settings-forecast = show everybody which side is likely to win
dice-promise = The dice come from a secret. Its fingerprint was published before the first roll: { $code }
dice-disclose = Reveal it now
dice-disclose-question = Everyone will get the log up to now, with all hidden information. Later dice come from a new secret. Reveal it?
dice-disclose-question-over = Everyone will get the log with all hidden information. Reveal it?
dice-disclose-yes = Yes, reveal it
dice-disclosed = Revealed: { $secret }, published as { $code }.
dice-verify = Check the saved log with “riposte verify”.
invite-intro = Each link is one seat: anyone who opens it plays there. Keep the GM link to yourself.
invite-local = These links only work on this machine. To let other devices join, start Riposte with --host 0.0.0.0.
invite-address = Address of this machine
invite-player = Player { $name }
invite-code = QR code of the link for { $name }
invite-link = Link for { $name }
invite-copy = Copy the link for { $name }
reason = Reason
reason-default = ruling
rule-looking-up = Looking it up …
rule-open = Open in the rules
rule-missing = This rule has no text here. { $why }
rule-source = { $section } · { $kind } · { $status }
rule-reading = Ruling: { $text }
commands-search = Search commands
commands-hint = Type a few letters
ask-lab = Ask the lab
ask-lab-what = Plays on from here a thousand times, and shows who wins and how certain that is.
ask-lab-large = The log of this fight is too long for the lab here. Save it and run “riposte simulate” on it.
save-log = Save the log
save-table = Save the table
save-encounter = Save the encounter
master-files = Files
master-seats = Seats
seat-here = here
seat-away = away
seat-new-link = New link
seat-kick = Disconnect
seat-revoke = Close the seat
own-data = What this table stores about you
own-data-save = Save it as a file
own-data-erase = Delete all of it
own-data-question = Your chat, notes, orders, pictures and name are deleted, and your link ends. The fight itself stays.
own-data-yes = Delete
delete-table = Delete the table
delete-question = This deletes the fight, its log and all seats permanently. Delete the table?
delete-yes = Yes, delete it
`;

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'number-of-is': { readonly number: Arg; readonly name: Arg; readonly value: Arg };
    readonly 'correct-title': { };
    readonly 'correct-what': { };
    readonly 'correct-dice': { };
    readonly 'correct-faces': { };
    readonly 'correct-add': { };
    readonly 'correct-scope': { };
    readonly 'correct-try': { };
    readonly 'correct-confirm': { };
    readonly 'correct-report': { readonly kept: Arg; readonly lost: Arg };
    readonly 'correct-stopped': { readonly why: Arg };
    readonly 'correct-lost': { readonly list: Arg };
    readonly 'correct-nothing': { };
    readonly 'key-numbers': { };
    readonly 'key-numbers-what': { };
    readonly 'key-escape': { };
    readonly 'key-escape-what': { };
    readonly 'key-commit': { };
    readonly 'key-commit-what': { };
    readonly 'key-end-what': { };
    readonly 'key-target': { };
    readonly 'key-target-what': { };
    readonly 'key-brackets': { };
    readonly 'key-brackets-what': { };
    readonly 'key-board': { };
    readonly 'key-board-what': { };
    readonly 'key-ping': { };
    readonly 'key-ping-what': { };
    readonly 'key-log': { };
    readonly 'key-log-what': { };
    readonly 'key-undo': { };
    readonly 'key-undo-what': { };
    readonly 'key-commands': { };
    readonly 'key-commands-what': { };
    readonly 'key-line': { };
    readonly 'key-line-what': { };
    readonly 'key-replay': { };
    readonly 'key-replay-what': { };
    readonly 'key-help': { };
    readonly 'key-help-what': { };
    readonly 'ruling-apply': { };
    readonly 'ruling-what': { };
    readonly 'ruling-set': { };
    readonly 'ruling-move': { };
    readonly 'ruling-give': { };
    readonly 'ruling-end': { };
    readonly 'ruling-ignore': { };
    readonly 'ruling-heed': { };
    readonly 'ruling-fact': { };
    readonly 'ruling-condition': { };
    readonly 'ruling-rule': { };
    readonly 'ruling-value': { };
    readonly 'ruling-acts': { };
    readonly 'ruling-values': { };
    readonly 'ruling-to': { };
    readonly 'ruling-no-place': { readonly place: Arg; readonly first: Arg; readonly last: Arg };
    readonly 'hand': { };
    readonly 'hand-who': { };
    readonly 'hand-side': { };
    readonly 'hand-instead': { };
    readonly 'hand-nobody': { };
    readonly 'hand-add': { };
    readonly 'hand-door-open': { readonly place: Arg };
    readonly 'hand-door-closed': { readonly place: Arg };
    readonly 'hand-open': { readonly place: Arg };
    readonly 'hand-close': { readonly place: Arg };
    readonly 'hand-light': { };
    readonly 'hand-what': { };
    readonly 'hand-where': { };
    readonly 'hand-between': { };
    readonly 'hand-draw': { };
    readonly 'hand-erase': { };
    readonly 'hand-newcomer': { };
    readonly 'hand-stroke': { };
    readonly 'hand-on-board': { };
    readonly 'hand-done': { };
    readonly 'settings-automation': { };
    readonly 'settings-referee': { };
    readonly 'settings-assist': { };
    readonly 'settings-manual': { };
    readonly 'settings-time': { };
    readonly 'settings-turn-time': { };
    readonly 'settings-no-limit': { };
    readonly 'webhook': { };
    readonly 'webhook-about': { };
    readonly 'webhook-url': { };
    readonly 'webhook-set': { };
    readonly 'webhook-off': { };
    readonly 'webhook-secret': { readonly secret: Arg };
    readonly 'digest-since': { readonly when: Arg };
    readonly 'digest-left': { readonly count: Arg };
    readonly 'digest-said': { readonly count: Arg };
    readonly 'settings-seconds': { readonly count: Arg };
    readonly 'settings-hours': { readonly count: Arg };
    readonly 'settings-days': { readonly count: Arg };
    readonly 'settings-pause': { };
    readonly 'settings-lock': { };
    readonly 'settings-odds': { };
    readonly 'settings-forecast': { };
    readonly 'dice-promise': { readonly code: Arg };
    readonly 'dice-disclose': { };
    readonly 'dice-disclose-question': { };
    readonly 'dice-disclose-question-over': { };
    readonly 'dice-disclose-yes': { };
    readonly 'dice-disclosed': { readonly secret: Arg; readonly code: Arg };
    readonly 'dice-verify': { };
    readonly 'invite-intro': { };
    readonly 'invite-local': { };
    readonly 'invite-address': { };
    readonly 'invite-player': { readonly name: Arg };
    readonly 'invite-code': { readonly name: Arg };
    readonly 'invite-link': { readonly name: Arg };
    readonly 'invite-copy': { readonly name: Arg };
    readonly 'reason': { };
    readonly 'reason-default': { };
    readonly 'rule-looking-up': { };
    readonly 'rule-open': { };
    readonly 'rule-missing': { readonly why: Arg };
    readonly 'rule-source': { readonly section: Arg; readonly kind: Arg; readonly status: Arg };
    readonly 'rule-reading': { readonly text: Arg };
    readonly 'commands-search': { };
    readonly 'commands-hint': { };
    readonly 'ask-lab': { };
    readonly 'ask-lab-what': { };
    readonly 'ask-lab-large': { };
    readonly 'save-log': { };
    readonly 'save-table': { };
    readonly 'save-encounter': { };
    readonly 'master-files': { };
    readonly 'master-seats': { };
    readonly 'seat-here': { };
    readonly 'seat-away': { };
    readonly 'seat-new-link': { };
    readonly 'seat-kick': { };
    readonly 'seat-revoke': { };
    readonly 'own-data': { };
    readonly 'own-data-save': { };
    readonly 'own-data-erase': { };
    readonly 'own-data-question': { };
    readonly 'own-data-yes': { };
    readonly 'delete-table': { };
    readonly 'delete-question': { };
    readonly 'delete-yes': { };
  }
}
