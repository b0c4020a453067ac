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
# sample: number=25
all-refused = { $number ->
    [one] One thing is
   *[other] { $number } things are
} not available: type "refused"
usual-choice = (default)
# sample: number=19 act=ready
more-forms = and { $number } more: type "list { $act }"
several-forms = … has several forms: type "list" and its number
# sample: who=Bea number=47
acts-of = { $who }: { $number ->
    [one] one choice
   *[other] { $number } choices
}
# sample: who=Bea
several-acts = Type "list" and a name, such as "list { $who }"
# sample: number=4 command=do
more-choices = and { $number } more: type "{ $command }"
# sample: title=Gehen cost=1_AP example=move_gate
walk-priced = { $title } … — from { $cost } (type a place, such as "{ $example }")
# sample: title=Gehen example=move_gate
walk-free = { $title } … (type a place, such as "{ $example }")
# sample: titles=Gehen,_Rennen example=move_gate
walk-several = { $titles } …: type a place, such as "{ $example }"
# sample: file=gate.jsonl
log-is = The log is in { $file }.
# sample: file=gate.jsonl
log-kept = The log is in { $file }. Carry on with: riposte play { $file }
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
redone = Redone.
all-available = Everything is available.
answer-first = Answer the question first.
# sample: file=gate.jsonl
saved = Saved as { $file }.
help-number = NUMBER: take this choice
help-quit = quit: stop here and keep the log

## What each word does that can be typed there

help-auto = let the computer decide this once; with a name: play this fighter from now on
help-hand = play this fighter yourself again
help-do = take an action that is not listed, by its word, with its parameters as JSON
help-answer = give an answer that is not listed: a word or JSON
help-undo = take back the last action or answer
help-redo = repeat what was undone
help-why = explain every number in line N of the log, down to the rules
help-rules = look up a rule
help-look = show all fighters, or every detail of one fighter
help-refused = list what is not available now, and why
help-list = list everything that can be done, every form of an action, or everything a fighter can do: list, list ready, list 12, list Bea
help-odds = show the odds of a choice ("odds 3", "odds strike Gork"), or of each answer to the question
help-log = print the fight so far with line numbers
help-save = write the log to another file
help-save-again = the same, but replace the file if there is one
help-set = GM: change a value: set Ann hp 1 because a tile fell
help-give = GM: give a fighter a condition
help-end = GM: end a condition
help-ignore = GM: switch a rule off, for all or for one fighter, for the fight or for the next action
# sample: acts=kill sample=gm_kill
help-gm = { $sample ->
    [none] GM: act at any time, even while a question is open: { $acts }
   *[other] GM: act at any time, even while a question is open: { $sample }. Actions: { $acts }
}
help-add = GM: bring in a creature of the book: add bandit for Watch at 3,4 as Rook
help-draw = GM: draw on the board: draw wall at 3,4; 3,5, between places: draw wall at 3,4 to 4,4
help-erase = GM: erase a place
help-open = GM: open a door
help-close = GM: close a door
help-light = GM: make it lighter or darker, in games with rules for light
help-restore = GM: restore a rule that was switched off
help-dice = enter the dice you rolled: dice 3 5; "mine": you roll every time; "yours": the computer rolls
help-throw = let the computer roll this once
help-amend = list the rolls and numbers of line N; with faces or an amount: show what would change
help-amend-again = make the change; "undo" takes it back
help-help = show this list

## Odds

# sample: end=Ilse_wins_the_fight
odds-over = The fight is over: { $end }.
# sample: who=Ilse roll=attack dice=D8
odds-rolls = { $who } rolls { $roll }: { $dice }
# sample: answer=Odo_parries odds=73_%_to_hurt_Odo.
odds-if = If { $answer }: { $odds }
odds-nothing-else = nothing else
# sample: answer=Odo_parries
odds-assumed = Assumed: { $answer }
# sample: number=4
odds-rarer = { $number ->
    [one] and 1 rarer outcome
   *[other] and { $number } rarer outcomes
}
# sample: percent=93_% why=time
odds-counted = Only { $percent } is counted: { $why ->
    [time] time ran out (--within 0 counts everything)
   *[ways] there are too many ways for the dice to fall
}.
# sample: number=12 percent=3_%
odds-undecided = Still open after { $number } actions: { $percent }. "riposte simulate" estimates how the fight ends.
# sample: number=1e-9
odds-exact = Exact to { $number }.
# sample: changes=Odo.hp=3
odds-with = With { $changes }:
odds-as-it-is = As it is:

## What is wrong with a line that was typed

# sample: text={"a"
line-json = This is not valid JSON: { $text }
# sample: text=three
line-number = Type a number, not "{ $text }".
line-why = Type the number of a line, such as "why 12".
# sample: number=10000
line-long = A line may have { $number } characters at most.
# sample: forms="run_7,1_Ann"
line-say-who = Say who: { $forms }.
# sample: act=Strike why=no_target_in_reach
line-not-available = { $act } is not available: { $why }.
# sample: word=move rest=gat places=gate;_yard more=3 hint=yes guess=move_gate
line-places = "{ $word }" cannot go to { $rest }, only to { $places }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}.{ $hint ->
    [yes] { " " }Did you mean "{ $guess }"?
   *[no] { "" }
}
# sample: word=srike hint=yes guess=strike
line-no-command = No command is called "{ $word }".{ $hint ->
    [yes] { " " }Did you mean "{ $guess }"?
   *[no] { "" }
} Type "help" for the list.
# sample: kind=fighter given=An hint=yes guess=Ann many=yes known=Ann,_Bea
line-unknown = { $kind ->
    [fighter] No fighter
    [action] No action
   *[choice] No choice
} is called "{ $given }".{ $hint ->
    [yes] { " " }Did you mean "{ $guess }"?
   *[no] { "" }
}{ $many ->
    [yes] { " " }Choose one of { $known }.
   *[no] { "" }
}
# sample: example=move_gate
line-walk = Where to? Type a place, such as "{ $example }".
# sample: typed=strike numbers=3,_4
line-several = "{ $typed }" can mean several choices. Choose { $numbers }.
line-no-choice = There is nothing to choose.
# sample: most=9 given=12
line-which = Choose a number from 1 to { $most }, not { $given }.
line-nothing-to-decide = There is nothing to decide.
line-nobody-acts = Nobody can act now.
line-no-question = There is no open question.
line-name-choice = Name a choice by its number or its words.
line-name-file = Name a file: save FILE.
line-nothing-to-undo = There is nothing to undo.
line-nothing-to-redo = There is nothing to redo.
line-write-set = Write: set NAME FACT VALUE. "look NAME" shows the facts.
# sample: form=erase_PLACE
line-write = Write: { $form }
# sample: command=ignore
line-name-rule = Name a rule: { $command } SS-ATK-002
# sample: names=Ann,_Bea
line-start-with-name = Start with a name: { $names }.
line-faces = Type the faces you rolled: dice 3 5
line-name-line = Name a line of the log: amend 12
# sample: given=two
line-add = Say what to add, such as +2, not "{ $given }".
# sample: line=4
line-no-roll = Line { $line } has no roll.
# sample: line=40 last=12
line-none = There is no line { $line }. The log has lines 2 to { $last }.
# sample: line=4
line-undone = Line { $line } was undone.

## What is told of a line of the log

# sample: line=4
line-of = Line { $line }
# sample: line=4 why=undo to=2
line-head = Line { $line }: { $why }; the fight continues after line { $to }.
# sample: line=4 version=1.2.3
line-rules = Line { $line }: rules version { $version } from here on.
# sample: query=attack parts=prone_(SS-1),_not_prone
why-uncounted = not counted in { $query }: { $parts }
# sample: facts=hp_0-4
gm-can-set = The GM can set: { $facts }
dice-mine = Every roll waits for your dice. Press Enter to let the computer roll.
dice-yours = The computer rolls the dice.
# sample: line=4 why=Ann_is_dead
no-longer-fits = Line { $line } no longer fits: { $why }.
# sample: what=Line_4:_3_becomes_5
amend-preview = { $what } (a preview: "amend!" keeps it).
# sample: line=4 why=Ann_is_dead number=3
amend-drops = Line { $line } no longer fits ({ $why }); { $number ->
    [one] 1 later step is dropped.
   *[other] { $number } later steps are dropped.
}
# sample: line=4 query=attack who=Ann add=+2
amend-number = Line { $line }: { $query } of { $who } changes by { $add }
# sample: line=4 roll=attack who=Ann dice=D8_[3]_=_3
amend-roll = line { $line }: { $roll } of { $who }, { $dice }
# sample: what=Ann:_hp before=3 after=2
amend-becomes = { $what }: { $before } becomes { $after }
# sample: who=Ann
amend-conditions = { $who }: other conditions
amend-nothing = Nothing else changes.

## Who can act, as `riposte legal` says it

# sample: who=Ann
legal-now = { $who } can act now.
# sample: what=Watch_wins
legal-over = The fight is over: { $what }.
# sample: what=Ann
legal-roll = Waiting for a roll of { $what }.
# sample: what=Ann
legal-answer = { $what } must answer first.
# sample: who=Ann
legal-out = { $who } is out of the fight.
# sample: who=Ann what=It_is_Bea's_turn
legal-may = { $what }. { $who } can still do this:
# sample: who=Ann what=It_is_Bea's_turn
legal-answers = { $what }. { $who } can only answer what others do.
# sample: what=Opportunity_attack
legal-reactions = When others act, if the rules ask: { $what }
# sample: some=Ann next=Bea
legal-or = { $some } or { $next }
