## What the terminal table says beside the story

type-help = Type "help" for the commands.
# sample: who=Ann resources=AP_2
can-act = { $who } can act: { $resources }.
# sample: names=Ann_und_Bea
also-asked = Also asked: { $names }.
# sample: who=Ann dice=d20 roll=Angriff rule=SS-ATK-001
throw-asked = { $who }: roll { $dice } for { $roll } ({ $rule }). Type "dice" and the faces.
throw-for-me = Roll for me
not-available = Not available:
# sample: number=4
more-refused = and { $number } more: type "refused"
usual-choice = (default)
# sample: number=19 act=ready
more-forms = and { $number } more: type "list { $act }"
# sample: number=4 command=do
more-choices = and { $number } more: type "{ $command }"
# sample: title=Gehen cost=1_AP example=move_gate
walk-priced = { $title } … — from { $cost } (type a place, such as "{ $example }")
# sample: title=Gehen example=move_gate
walk-free = { $title } … (type a place, such as "{ $example }")
# sample: file=gate.jsonl
log-is = The log is { $file }.
# sample: file=gate.jsonl
log-kept = The log is { $file }. Carry on with: riposte play { $file }
nobody-plays = Nobody is playing, so the computer plays every side.
# sample: end=Gut.
lesson-done = Lesson done. { $end }
# sample: step=1 of=3 say=Geh.
lesson-step = Lesson, step { $step } of { $of }: { $say }
# sample: name=Ann
auto-on = { $name }: the computer plays. "hand { $name }" takes over again.
# sample: name=Ann
hand-on = { $name }: you play.
# sample: line=4 what=Ann:_Ziehen
undone = Undone: [{ $line }] { $what }. "redo" repeats it.
# sample: name=Ann
undone-answer = the answer of { $name }
redone = Redone.
all-available = Everything is available.
# sample: file=gate.jsonl
saved = Saved as { $file }.
help-number = NUMBER: take this choice
help-quit = quit: stop here and keep the log

## What each word does that can be typed there

help-auto = let the computer decide this once; with a name: play this fighter from now on
help-hand = play this fighter yourself again
help-do = take an action that is not listed: do run { "{" }"along": ["gate", "yard"]{ "}" }
help-answer = give an answer that is not listed: a word or JSON
help-undo = take back the last action or answer
help-redo = repeat what was undone
help-why = explain every number in line N of the log, down to the rules
help-rules = look up a rule
help-look = show all fighters, or every detail of one fighter
help-refused = list what is not available now, and why
help-list = list every form of an action: list ready
help-odds = show the odds of a choice ("odds 3", "odds strike Gork"), or of each answer to the question
help-log = print the fight so far with line numbers
help-save = write the log to another file
help-save-again = the same, and replace the file
help-set = GM: change a value: set Ann hp 1 because a tile fell
help-give = GM: give a fighter a condition
help-end = GM: end a condition
help-ignore = GM: switch a rule off, for all or for one fighter, for the fight or for the next action
help-gm = GM: act at any time, even while a question is open: gm harm { "{" }"whom": "Ann", "damage": 4{ "}" }
help-add = GM: bring in a creature of the book: add bandit for Watch at 3,4 as Rook
help-draw = GM: draw on the board: draw wall at 3,4; 3,5, between places: draw wall at 3,4 to 4,4
help-erase = GM: take away what is drawn there
help-open = GM: open a door
help-close = GM: close a door
help-light = GM: make it lighter or darker, where the book has rules for it
help-restore = GM: restore a rule that was switched off
help-dice = enter the dice you rolled: dice 3 5; "mine": you roll every time; "yours": the computer rolls
help-throw = let the computer roll this once
help-amend = list the rolls and numbers of line N; with faces or an amount: show what would change
help-amend-again = the same, and keep it; "undo" takes it back
help-help = show this list
