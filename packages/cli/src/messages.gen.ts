// Made by `npm run messages` from the files in messages/; do not change it by hand.
import type { Arg } from '@riposte/ruleset';

/** The messages by language. */
export const MESSAGES = {
  de: `type-help = "help" zeigt die Befehle.
can-act = { $who } ist am Zug: { $resources }.
also-asked = Auch gefragt: { $names }.
throw-asked = { $who }: würfle { $dice } für { $roll } ({ $rule }). Tippe "dice" und die Augen.
throw-for-me = Für mich würfeln
not-available = Nicht möglich:
more-refused = und { $number } weitere: tippe "refused"
all-refused = { $number } Dinge sind nicht möglich: tippe "refused"
usual-choice = (Vorgabe)
more-forms = und { $number } weitere: tippe "list { $act }"
several-forms = … hat mehrere Formen: tippe "list" und die Nummer
acts-of = { $who }: { $number } Möglichkeiten
several-acts = Tippe "list" und einen Namen, etwa "list { $who }"
more-choices = und { $number } weitere: tippe "{ $command }"
walk-priced = { $title } … — ab { $cost } (tippe einen Ort, etwa "{ $example }")
walk-free = { $title } … (tippe einen Ort, etwa "{ $example }")
walk-several = { $titles } …: tippe einen Ort, etwa "{ $example }"
log-is = Das Protokoll steht in { $file }.
log-kept = Das Protokoll steht in { $file }. Weiter geht es mit: riposte play { $file }
nobody-plays = Niemand spielt, also spielt der Computer alle Seiten.
lesson-done = Die Lektion ist geschafft. { $end }
lesson-step = Lektion, Schritt { $step } von { $of }: { $say }
auto-on = { $name }: der Computer spielt. "hand { $name }" übernimmt wieder.
hand-on = { $name }: du spielst.
undone = Zurückgenommen: [{ $line }] { $what }. "redo" wiederholt es.
redone = Wiederholt.
all-available = Alles ist möglich.
answer-first = Beantworte zuerst die Frage.
line-walk = Wohin? Tippe einen Ort, etwa "{ $example }".
saved = Gesichert als { $file }.
help-number = NUMMER: diese Wahl treffen
help-quit = quit: hier aufhören und das Protokoll behalten
help-auto = lässt den Computer dieses eine Mal entscheiden; mit einem Namen: diese Figur von jetzt an spielen
help-hand = diese Figur wieder selbst spielen
help-do = eine Aktion, die nicht in der Liste steht, mit ihrem Wort und ihren Angaben als JSON
help-answer = eine Antwort, die nicht in der Liste steht: ein Wort oder JSON
help-undo = die letzte Aktion oder Antwort zurücknehmen
help-redo = wiederholen, was zurückgenommen wurde
help-why = jede Zahl in Zeile N des Protokolls erklären, bis zu den Regeln
help-rules = eine Regel nachschlagen
help-look = alle Figuren zeigen, oder alles über eine Figur
help-refused = auflisten, was jetzt nicht möglich ist, und warum
help-list = alles, was möglich ist, jede Form einer Aktion oder alles, was jemand tun kann, auflisten: list, list ready, list 12, list Bea
help-odds = die Chancen einer Wahl zeigen ("odds 3"), oder jeder Antwort auf die Frage
help-log = den Kampf bis hierher mit Zeilennummern zeigen
help-save = das Protokoll in eine andere Datei schreiben
help-save-again = dasselbe, und die Datei ersetzen
help-set = SL: einen Wert ändern: set Ann hp 1 because ein Ziegel fiel
help-give = SL: einer Figur einen Zustand geben
help-end = SL: einen Zustand beenden
help-ignore = SL: eine Regel aussetzen, für alle oder für eine Figur, für den Kampf oder für die nächste Aktion
help-gm = { $sample ->
    [none] SL: jederzeit handeln, auch während eine Frage offen ist: { $acts }
   *[other] SL: jederzeit handeln, auch während eine Frage offen ist: { $sample }. Aktionen: { $acts }
}
help-add = SL: eine Kreatur des Buchs dazuholen: add bandit for Watch at 3,4 as Rook
help-draw = SL: auf das Spielfeld zeichnen: draw wall at 3,4; 3,5, zwischen zwei Feldern: draw wall at 3,4 to 4,4
help-erase = SL: einen Ort leeren
help-open = SL: eine Tür öffnen
help-close = SL: eine Tür schließen
help-light = SL: heller oder dunkler machen, wenn das Spiel Regeln dafür hat
help-restore = SL: eine ausgesetzte Regel wieder gelten lassen
help-dice = eingeben, was du gewürfelt hast: dice 3 5; "mine": du würfelst immer; "yours": der Computer würfelt
help-throw = den Computer dieses eine Mal würfeln lassen
help-amend = die Würfe und Zahlen von Zeile N auflisten; mit Augen oder einem Betrag: zeigen, was sich ändern würde
help-amend-again = dasselbe, und es behalten; "undo" nimmt es zurück
help-help = diese Liste zeigen
odds-over = Der Kampf ist vorbei: { $end }.
odds-rolls = { $who } würfelt { $roll }: { $dice }
odds-if = Bei „{ $answer }“: { $odds }
odds-nothing-else = sonst nichts
odds-assumed = Angenommen: { $answer }
odds-rarer = { $number ->
    [one] und 1 seltenerer Ausgang
   *[other] und { $number } seltenere Ausgänge
}
odds-counted = Nur { $percent } sind gezählt: { $why ->
    [time] die Zeit war um (--within 0 zählt alles)
   *[ways] die Würfel können auf zu viele Arten fallen
}.
odds-undecided = Nach { $number } Aktionen noch offen: { $percent }. „riposte simulate“ schätzt, wie der Kampf ausgeht.
odds-exact = Genau bis auf { $number }.
odds-with = Mit { $changes }:
odds-as-it-is = So wie es ist:
line-json = Das ist kein gültiges JSON: { $text }
line-number = Tippe eine Zahl, nicht „{ $text }“.
line-why = Tippe die Nummer einer Zeile, etwa "why 12".
line-long = Eine Zeile darf höchstens { $number } Zeichen haben.
line-say-who = Sag, wer: { $forms }.
line-not-available = { $act } geht nicht: { $why }.
line-places = „{ $word }“ führt nicht nach { $rest }, nur nach { $places }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weiteren
}.{ $hint ->
    [yes] { " " }Meinst du „{ $guess }“?
   *[no] { "" }
}
line-no-command = Kein Befehl heißt „{ $word }“.{ $hint ->
    [yes] { " " }Meinst du „{ $guess }“?
   *[no] { "" }
} „help“ zeigt die Liste.
line-unknown = { $kind ->
    [fighter] Keine Figur
    [action] Keine Aktion
   *[choice] Keine Wahl
} heißt „{ $given }“.{ $hint ->
    [yes] { " " }Meinst du „{ $guess }“?
   *[no] { "" }
}{ $many ->
    [yes] { " " }Möglich sind: { $known }.
   *[no] { "" }
}
line-several = „{ $typed }“ kann mehreres bedeuten. Wähle { $numbers }.
line-no-choice = Es gibt nichts zu wählen.
line-which = Wähle eine Zahl von 1 bis { $most }, nicht { $given }.
line-nothing-to-decide = Es gibt nichts zu entscheiden.
line-nobody-acts = Niemand kann jetzt handeln.
line-no-question = Keine Frage ist offen.
line-name-choice = Nenne eine Wahl mit ihrer Nummer oder ihren Worten.
line-name-file = Nenne eine Datei: save FILE.
line-nothing-to-undo = Es gibt nichts zurückzunehmen.
line-nothing-to-redo = Es gibt nichts zu wiederholen.
line-write-set = Schreib: set NAME FACT VALUE. „look NAME“ zeigt die Werte.
line-write = Schreib: { $form }
line-name-rule = Nenne eine Regel: { $command } SS-ATK-002
line-start-with-name = Beginne mit einem Namen: { $names }.
line-faces = Tippe die gewürfelten Augen: dice 3 5
line-name-line = Nenne eine Zeile des Protokolls: amend 12
line-add = Sag, was dazukommt, etwa +2, nicht „{ $given }“.
line-no-roll = Zeile { $line } hat keinen Wurf.
line-none = Es gibt keine Zeile { $line }. Das Protokoll hat die Zeilen 2 bis { $last }.
line-undone = Zeile { $line } wurde zurückgenommen.
line-of = Zeile { $line }
line-head = Zeile { $line }: { $why }; der Kampf geht nach Zeile { $to } weiter.
line-rules = Zeile { $line }: ab hier Regeln der Version { $version }.
why-uncounted = zählt nicht für { $query }: { $parts }
gm-can-set = Die Spielleitung kann setzen: { $facts }
dice-mine = Jeder Wurf wartet auf deine Würfel. Mit der Eingabetaste würfelt der Computer.
dice-yours = Der Computer würfelt.
no-longer-fits = Zeile { $line } passt nicht mehr: { $why }.
amend-preview = { $what } (eine Vorschau: „amend!“ behält sie).
amend-drops = Zeile { $line } passt nicht mehr ({ $why }); { $number ->
    [one] 1 späterer Schritt entfällt.
   *[other] { $number } spätere Schritte entfallen.
}
amend-number = Zeile { $line }: { $query } von { $who } ändert sich um { $add }
amend-roll = Zeile { $line }: { $roll } von { $who }, { $dice }
amend-becomes = { $what }: { $before } wird { $after }
amend-conditions = { $who }: andere Zustände
amend-nothing = Sonst ändert sich nichts.
legal-now = { $who } kann jetzt handeln.
legal-over = Der Kampf ist vorbei: { $what }.
legal-roll = Es fehlt noch ein Wurf von { $what }.
legal-answer = { $what } muss zuerst antworten.
legal-out = { $who } ist außer Gefecht.
legal-may = { $what }. { $who } kann trotzdem:
legal-answers = { $what }. { $who } kann nur auf andere antworten.
legal-reactions = Wenn andere handeln und die Regeln fragen: { $what }
legal-or = { $some } oder { $next }
`,
  en: `type-help = Type "help" for the commands.
can-act = { $who } can act: { $resources }.
also-asked = Also asked: { $names }.
throw-asked = { $who }: roll { $dice } for { $roll } ({ $rule }). Type "dice" and the faces.
throw-for-me = Roll for me
not-available = Not available:
more-refused = and { $number } more: type "refused"
all-refused = { $number ->
    [one] One thing is
   *[other] { $number } things are
} not available: type "refused"
usual-choice = (default)
more-forms = and { $number } more: type "list { $act }"
several-forms = … has several forms: type "list" and its number
acts-of = { $who }: { $number ->
    [one] one choice
   *[other] { $number } choices
}
several-acts = Type "list" and a name, such as "list { $who }"
more-choices = and { $number } more: type "{ $command }"
walk-priced = { $title } … — from { $cost } (type a place, such as "{ $example }")
walk-free = { $title } … (type a place, such as "{ $example }")
walk-several = { $titles } …: type a place, such as "{ $example }"
log-is = The log is in { $file }.
log-kept = The log is in { $file }. Carry on with: riposte play { $file }
nobody-plays = Nobody is playing, so the computer plays every side.
lesson-done = Lesson done. { $end }
lesson-step = Lesson, step { $step } of { $of }: { $say }
auto-on = { $name }: the computer plays. "hand { $name }" takes over again.
hand-on = { $name }: you play.
undone = Undone: [{ $line }] { $what }. "redo" repeats it.
redone = Redone.
all-available = Everything is available.
answer-first = Answer the question first.
saved = Saved as { $file }.
help-number = NUMBER: take this choice
help-quit = quit: stop here and keep the log
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
odds-over = The fight is over: { $end }.
odds-rolls = { $who } rolls { $roll }: { $dice }
odds-if = If { $answer }: { $odds }
odds-nothing-else = nothing else
odds-assumed = Assumed: { $answer }
odds-rarer = { $number ->
    [one] and 1 rarer outcome
   *[other] and { $number } rarer outcomes
}
odds-counted = Only { $percent } is counted: { $why ->
    [time] time ran out (--within 0 counts everything)
   *[ways] there are too many ways for the dice to fall
}.
odds-undecided = Still open after { $number } actions: { $percent }. "riposte simulate" estimates how the fight ends.
odds-exact = Exact to { $number }.
odds-with = With { $changes }:
odds-as-it-is = As it is:
line-json = This is not valid JSON: { $text }
line-number = Type a number, not "{ $text }".
line-why = Type the number of a line, such as "why 12".
line-long = A line may have { $number } characters at most.
line-say-who = Say who: { $forms }.
line-not-available = { $act } is not available: { $why }.
line-places = "{ $word }" cannot go to { $rest }, only to { $places }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}.{ $hint ->
    [yes] { " " }Did you mean "{ $guess }"?
   *[no] { "" }
}
line-no-command = No command is called "{ $word }".{ $hint ->
    [yes] { " " }Did you mean "{ $guess }"?
   *[no] { "" }
} Type "help" for the list.
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
line-walk = Where to? Type a place, such as "{ $example }".
line-several = "{ $typed }" can mean several choices. Choose { $numbers }.
line-no-choice = There is nothing to choose.
line-which = Choose a number from 1 to { $most }, not { $given }.
line-nothing-to-decide = There is nothing to decide.
line-nobody-acts = Nobody can act now.
line-no-question = There is no open question.
line-name-choice = Name a choice by its number or its words.
line-name-file = Name a file: save FILE.
line-nothing-to-undo = There is nothing to undo.
line-nothing-to-redo = There is nothing to redo.
line-write-set = Write: set NAME FACT VALUE. "look NAME" shows the facts.
line-write = Write: { $form }
line-name-rule = Name a rule: { $command } SS-ATK-002
line-start-with-name = Start with a name: { $names }.
line-faces = Type the faces you rolled: dice 3 5
line-name-line = Name a line of the log: amend 12
line-add = Say what to add, such as +2, not "{ $given }".
line-no-roll = Line { $line } has no roll.
line-none = There is no line { $line }. The log has lines 2 to { $last }.
line-undone = Line { $line } was undone.
line-of = Line { $line }
line-head = Line { $line }: { $why }; the fight continues after line { $to }.
line-rules = Line { $line }: rules version { $version } from here on.
why-uncounted = not counted in { $query }: { $parts }
gm-can-set = The GM can set: { $facts }
dice-mine = Every roll waits for your dice. Press Enter to let the computer roll.
dice-yours = The computer rolls the dice.
no-longer-fits = Line { $line } no longer fits: { $why }.
amend-preview = { $what } (a preview: "amend!" keeps it).
amend-drops = Line { $line } no longer fits ({ $why }); { $number ->
    [one] 1 later step is dropped.
   *[other] { $number } later steps are dropped.
}
amend-number = Line { $line }: { $query } of { $who } changes by { $add }
amend-roll = line { $line }: { $roll } of { $who }, { $dice }
amend-becomes = { $what }: { $before } becomes { $after }
amend-conditions = { $who }: other conditions
amend-nothing = Nothing else changes.
legal-now = { $who } can act now.
legal-over = The fight is over: { $what }.
legal-roll = Waiting for a roll of { $what }.
legal-answer = { $what } must answer first.
legal-out = { $who } is out of the fight.
legal-may = { $what }. { $who } can still do this:
legal-answers = { $what }. { $who } can only answer what others do.
legal-reactions = When others act, if the rules ask: { $what }
legal-or = { $some } or { $next }
`,
};

/** The messages that code says itself, and what they are given. */
export interface Messages {
  readonly 'type-help': { };
  readonly 'can-act': { readonly who: Arg; readonly resources: Arg };
  readonly 'also-asked': { readonly names: Arg };
  readonly 'throw-asked': { readonly who: Arg; readonly dice: Arg; readonly roll: Arg; readonly rule: Arg };
  readonly 'throw-for-me': { };
  readonly 'not-available': { };
  readonly 'more-refused': { readonly number: Arg };
  readonly 'all-refused': { readonly number: Arg };
  readonly 'usual-choice': { };
  readonly 'more-forms': { readonly number: Arg; readonly act: Arg };
  readonly 'several-forms': { };
  readonly 'acts-of': { readonly who: Arg; readonly number: Arg };
  readonly 'several-acts': { readonly who: Arg };
  readonly 'more-choices': { readonly number: Arg; readonly command: Arg };
  readonly 'walk-priced': { readonly title: Arg; readonly cost: Arg; readonly example: Arg };
  readonly 'walk-free': { readonly title: Arg; readonly example: Arg };
  readonly 'walk-several': { readonly titles: Arg; readonly example: Arg };
  readonly 'log-is': { readonly file: Arg };
  readonly 'log-kept': { readonly file: Arg };
  readonly 'nobody-plays': { };
  readonly 'lesson-done': { readonly end: Arg };
  readonly 'lesson-step': { readonly step: Arg; readonly of: Arg; readonly say: Arg };
  readonly 'auto-on': { readonly name: Arg };
  readonly 'hand-on': { readonly name: Arg };
  readonly 'undone': { readonly line: Arg; readonly what: Arg };
  readonly 'redone': { };
  readonly 'all-available': { };
  readonly 'answer-first': { };
  readonly 'saved': { readonly file: Arg };
  readonly 'help-number': { };
  readonly 'help-quit': { };
  readonly 'help-auto': { };
  readonly 'help-hand': { };
  readonly 'help-do': { };
  readonly 'help-answer': { };
  readonly 'help-undo': { };
  readonly 'help-redo': { };
  readonly 'help-why': { };
  readonly 'help-rules': { };
  readonly 'help-look': { };
  readonly 'help-refused': { };
  readonly 'help-list': { };
  readonly 'help-odds': { };
  readonly 'help-log': { };
  readonly 'help-save': { };
  readonly 'help-save-again': { };
  readonly 'help-set': { };
  readonly 'help-give': { };
  readonly 'help-end': { };
  readonly 'help-ignore': { };
  readonly 'help-gm': { readonly sample: Arg; readonly acts: Arg };
  readonly 'help-add': { };
  readonly 'help-draw': { };
  readonly 'help-erase': { };
  readonly 'help-open': { };
  readonly 'help-close': { };
  readonly 'help-light': { };
  readonly 'help-restore': { };
  readonly 'help-dice': { };
  readonly 'help-throw': { };
  readonly 'help-amend': { };
  readonly 'help-amend-again': { };
  readonly 'help-help': { };
  readonly 'odds-over': { readonly end: Arg };
  readonly 'odds-rolls': { readonly who: Arg; readonly roll: Arg; readonly dice: Arg };
  readonly 'odds-if': { readonly answer: Arg; readonly odds: Arg };
  readonly 'odds-nothing-else': { };
  readonly 'odds-assumed': { readonly answer: Arg };
  readonly 'odds-rarer': { readonly number: Arg };
  readonly 'odds-counted': { readonly percent: Arg; readonly why: Arg };
  readonly 'odds-undecided': { readonly number: Arg; readonly percent: Arg };
  readonly 'odds-exact': { readonly number: Arg };
  readonly 'odds-with': { readonly changes: Arg };
  readonly 'odds-as-it-is': { };
  readonly 'line-json': { readonly text: Arg };
  readonly 'line-number': { readonly text: Arg };
  readonly 'line-why': { };
  readonly 'line-long': { readonly number: Arg };
  readonly 'line-say-who': { readonly forms: Arg };
  readonly 'line-not-available': { readonly act: Arg; readonly why: Arg };
  readonly 'line-places': { readonly word: Arg; readonly rest: Arg; readonly places: Arg; readonly more: Arg; readonly hint: Arg; readonly guess: Arg };
  readonly 'line-no-command': { readonly word: Arg; readonly hint: Arg; readonly guess: Arg };
  readonly 'line-unknown': { readonly kind: Arg; readonly given: Arg; readonly hint: Arg; readonly guess: Arg; readonly many: Arg; readonly known: Arg };
  readonly 'line-walk': { readonly example: Arg };
  readonly 'line-several': { readonly typed: Arg; readonly numbers: Arg };
  readonly 'line-no-choice': { };
  readonly 'line-which': { readonly most: Arg; readonly given: Arg };
  readonly 'line-nothing-to-decide': { };
  readonly 'line-nobody-acts': { };
  readonly 'line-no-question': { };
  readonly 'line-name-choice': { };
  readonly 'line-name-file': { };
  readonly 'line-nothing-to-undo': { };
  readonly 'line-nothing-to-redo': { };
  readonly 'line-write-set': { };
  readonly 'line-write': { readonly form: Arg };
  readonly 'line-name-rule': { readonly command: Arg };
  readonly 'line-start-with-name': { readonly names: Arg };
  readonly 'line-faces': { };
  readonly 'line-name-line': { };
  readonly 'line-add': { readonly given: Arg };
  readonly 'line-no-roll': { readonly line: Arg };
  readonly 'line-none': { readonly line: Arg; readonly last: Arg };
  readonly 'line-undone': { readonly line: Arg };
  readonly 'line-of': { readonly line: Arg };
  readonly 'line-head': { readonly line: Arg; readonly why: Arg; readonly to: Arg };
  readonly 'line-rules': { readonly line: Arg; readonly version: Arg };
  readonly 'why-uncounted': { readonly query: Arg; readonly parts: Arg };
  readonly 'gm-can-set': { readonly facts: Arg };
  readonly 'dice-mine': { };
  readonly 'dice-yours': { };
  readonly 'no-longer-fits': { readonly line: Arg; readonly why: Arg };
  readonly 'amend-preview': { readonly what: Arg };
  readonly 'amend-drops': { readonly line: Arg; readonly why: Arg; readonly number: Arg };
  readonly 'amend-number': { readonly line: Arg; readonly query: Arg; readonly who: Arg; readonly add: Arg };
  readonly 'amend-roll': { readonly line: Arg; readonly roll: Arg; readonly who: Arg; readonly dice: Arg };
  readonly 'amend-becomes': { readonly what: Arg; readonly before: Arg; readonly after: Arg };
  readonly 'amend-conditions': { readonly who: Arg };
  readonly 'amend-nothing': { };
  readonly 'legal-now': { readonly who: Arg };
  readonly 'legal-over': { readonly what: Arg };
  readonly 'legal-roll': { readonly what: Arg };
  readonly 'legal-answer': { readonly what: Arg };
  readonly 'legal-out': { readonly who: Arg };
  readonly 'legal-may': { readonly what: Arg; readonly who: Arg };
  readonly 'legal-answers': { readonly what: Arg; readonly who: Arg };
  readonly 'legal-reactions': { readonly what: Arg };
  readonly 'legal-or': { readonly some: Arg; readonly next: Arg };
}
