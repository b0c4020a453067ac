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
usual-choice = (Vorgabe)
more-forms = und { $number } weitere: tippe "list { $act }"
more-choices = und { $number } weitere: tippe "{ $command }"
walk-priced = { $title } … — ab { $cost } (tippe einen Ort, etwa "{ $example }")
walk-free = { $title } … (tippe einen Ort, etwa "{ $example }")
log-is = Das Protokoll ist { $file }.
log-kept = Das Protokoll ist { $file }. Weiter geht es mit: riposte play { $file }
nobody-plays = Niemand spielt, also spielt der Computer alle Seiten.
lesson-done = Die Lektion ist geschafft. { $end }
lesson-step = Lektion, Schritt { $step } von { $of }: { $say }
auto-on = { $name }: der Computer spielt. "hand { $name }" übernimmt wieder.
hand-on = { $name }: du spielst.
undone = Zurückgenommen: [{ $line }] { $what }. "redo" wiederholt es.
undone-answer = die Antwort von { $name }
redone = Wiederholt.
all-available = Alles ist möglich.
saved = Gesichert als { $file }.
help-number = NUMMER: diese Wahl treffen
help-quit = quit: hier aufhören und das Protokoll behalten
help-auto = lässt den Computer dieses eine Mal entscheiden; mit einem Namen: diese Figur von jetzt an spielen
help-hand = diese Figur wieder selbst spielen
help-do = eine Aktion, die nicht in der Liste steht: do run { "{" }"along": ["gate", "yard"]{ "}" }
help-answer = eine Antwort, die nicht in der Liste steht: ein Wort oder JSON
help-undo = die letzte Aktion oder Antwort zurücknehmen
help-redo = wiederholen, was zurückgenommen wurde
help-why = jede Zahl in Zeile N des Protokolls erklären, bis zu den Regeln
help-rules = eine Regel nachschlagen
help-look = alle Figuren zeigen, oder alles über eine Figur
help-refused = auflisten, was jetzt nicht möglich ist, und warum
help-list = jede Form einer Aktion auflisten: list ready
help-odds = die Chancen einer Wahl zeigen ("odds 3"), oder jeder Antwort auf die Frage
help-log = den Kampf bis hierher mit Zeilennummern zeigen
help-save = das Protokoll in eine andere Datei schreiben
help-save-again = dasselbe, und die Datei ersetzen
help-set = SL: einen Wert ändern: set Ann hp 1 because ein Ziegel fiel
help-give = SL: einer Figur einen Zustand geben
help-end = SL: einen Zustand beenden
help-ignore = SL: eine Regel aussetzen, für alle oder für eine Figur, für den Kampf oder für die nächste Aktion
help-gm = SL: jederzeit handeln, auch während eine Frage offen ist: gm harm { "{" }"whom": "Ann", "damage": 4{ "}" }
help-add = SL: eine Kreatur des Buchs dazuholen: add bandit for Watch at 3,4 as Rook
help-draw = SL: auf das Spielfeld zeichnen: draw wall at 3,4; 3,5, zwischen zwei Felder: draw wall at 3,4 to 4,4
help-erase = SL: wegnehmen, was dort gezeichnet ist
help-open = SL: eine Tür öffnen
help-close = SL: eine Tür schließen
help-light = SL: heller oder dunkler machen, wo das Buch dafür Regeln hat
help-restore = SL: eine ausgesetzte Regel wieder gelten lassen
help-dice = eingeben, was du gewürfelt hast: dice 3 5; "mine": du würfelst immer; "yours": der Computer würfelt
help-throw = den Computer dieses eine Mal würfeln lassen
help-amend = die Würfe und Zahlen von Zeile N auflisten; mit Augen oder einem Betrag: zeigen, was sich ändern würde
help-amend-again = dasselbe, und es behalten; "undo" nimmt es zurück
help-help = diese Liste zeigen
`,
  en: `type-help = Type "help" for the commands.
can-act = { $who } can act: { $resources }.
also-asked = Also asked: { $names }.
throw-asked = { $who }: roll { $dice } for { $roll } ({ $rule }). Type "dice" and the faces.
throw-for-me = Roll for me
not-available = Not available:
more-refused = and { $number } more: type "refused"
usual-choice = (default)
more-forms = and { $number } more: type "list { $act }"
more-choices = and { $number } more: type "{ $command }"
walk-priced = { $title } … — from { $cost } (type a place, such as "{ $example }")
walk-free = { $title } … (type a place, such as "{ $example }")
log-is = The log is { $file }.
log-kept = The log is { $file }. Carry on with: riposte play { $file }
nobody-plays = Nobody is playing, so the computer plays every side.
lesson-done = Lesson done. { $end }
lesson-step = Lesson, step { $step } of { $of }: { $say }
auto-on = { $name }: the computer plays. "hand { $name }" takes over again.
hand-on = { $name }: you play.
undone = Undone: [{ $line }] { $what }. "redo" repeats it.
undone-answer = the answer of { $name }
redone = Redone.
all-available = Everything is available.
saved = Saved as { $file }.
help-number = NUMBER: take this choice
help-quit = quit: stop here and keep the log
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
  readonly 'usual-choice': { };
  readonly 'more-forms': { readonly number: Arg; readonly act: Arg };
  readonly 'more-choices': { readonly number: Arg; readonly command: Arg };
  readonly 'walk-priced': { readonly title: Arg; readonly cost: Arg; readonly example: Arg };
  readonly 'walk-free': { readonly title: Arg; readonly example: Arg };
  readonly 'log-is': { readonly file: Arg };
  readonly 'log-kept': { readonly file: Arg };
  readonly 'nobody-plays': { };
  readonly 'lesson-done': { readonly end: Arg };
  readonly 'lesson-step': { readonly step: Arg; readonly of: Arg; readonly say: Arg };
  readonly 'auto-on': { readonly name: Arg };
  readonly 'hand-on': { readonly name: Arg };
  readonly 'undone': { readonly line: Arg; readonly what: Arg };
  readonly 'undone-answer': { readonly name: Arg };
  readonly 'redone': { };
  readonly 'all-available': { };
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
  readonly 'help-gm': { };
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
}
