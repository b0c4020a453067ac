# sample: number=attack_bonus name=Alba value=7
number-of-is = { $number } of { $name }: { $value }
correct-title = Correct a roll
correct-what = What to correct
correct-dice = the dice
correct-faces = What the dice really showed
correct-add = How much to add (negative to subtract)
correct-scope = This changes the number in this one action only.
correct-try = Show what would change
correct-confirm = Correct
# sample: kept=4 lost=1
correct-report = { $kept ->
    [one] One later action or answer stays
   *[other] { $kept } later actions and answers stay
}, { $lost } will be lost.
# sample: why=it_is_not_your_turn
correct-stopped = The replay stops there: { $why }
# sample: list=Alba:_Walk
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
# sample: place=9,9 first=0,0 last=5,3
ruling-no-place = There is no place { $place }. Places go from { $first } to { $last }.
hand = The board and new fighters
hand-who = Creature
hand-side = Side
hand-instead = Instead of
hand-nobody = nobody
hand-add = Bring in
# sample: place=3,_4
hand-door-open = Open door: { $place }
# sample: place=3,_4
hand-door-closed = Closed door: { $place }
# sample: place=3,_4
hand-open = Open { $place }
# sample: place=3,_4
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
# sample: secret=k3JtqWm9XyA2bVcd
webhook-secret = The messages are signed with this secret, which is shown only now: { $secret }
# sample: when=3_May
digest-since = You last looked on { $when }.
# sample: count=3
digest-left = { $count ->
    [one] One earlier entry is in the log.
   *[other] { $count } earlier entries are in the log.
}
# sample: count=3
digest-said = { $count ->
    [one] One new message in the chat.
   *[other] { $count } new messages in the chat.
}
# sample: count=30
settings-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
# sample: count=2
settings-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
# sample: count=3
settings-days = { $count ->
    [one] one day
   *[other] { $count } days
}
settings-pause = pause
settings-lock = lock: nobody can join
settings-odds = show players the odds
settings-forecast = show everybody which side is likely to win
# sample: code=5f7c
dice-promise = The dice come from a secret. Its fingerprint was published before the first roll: { $code }
dice-disclose = Reveal it now
dice-disclose-question = Everyone will get the log up to now, with all hidden information. Later dice come from a new secret. Reveal it?
dice-disclose-question-over = Everyone will get the log with all hidden information. Reveal it?
dice-disclose-yes = Yes, reveal it
# sample: secret=9a1b code=5f7c
dice-disclosed = Revealed: { $secret }, published as { $code }.
dice-verify = Check the saved log with “riposte verify”.
invite-intro = Each link is one seat: anyone who opens it plays there. Keep the GM link to yourself.
invite-local = These links only work on this machine. To let other devices join, start Riposte with --host 0.0.0.0.
invite-address = Address of this machine
# sample: name=Alba
invite-player = Player { $name }
# sample: name=Alba
invite-code = QR code of the link for { $name }
# sample: name=Alba
invite-link = Link for { $name }
# sample: name=Alba
invite-copy = Copy the link for { $name }

reason = Reason
reason-default = ruling
rule-looking-up = Looking it up …
rule-open = Open in the rules
# sample: why=There_is_no_such_rule.
rule-missing = This rule has no text here. { $why }
# sample: section=Attacks kind=rule status=done
rule-source = { $section } · { $kind } · { $status }
# sample: text=ties_go_to_the_defender
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
