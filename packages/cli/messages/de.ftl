## Was der Tisch im Terminal neben der Erzählung sagt

type-help = "help" zeigt die Befehle.
# sample: who=Ann resources=AP_2
can-act = { $who } ist am Zug: { $resources }.
# sample: names=Ann_und_Bea
also-asked = Auch gefragt: { $names }.
# sample: who=Ann dice=d20 roll=Angriff rule=SS-ATK-001
throw-asked = { $who }: würfle { $dice } für { $roll } ({ $rule }). Tippe "dice" und die Augen.
throw-for-me = Für mich würfeln
not-available = Nicht möglich:
# sample: number=4
more-refused = und { $number } weitere: tippe "refused"
usual-choice = (Vorgabe)
# sample: number=19 act=ready
more-forms = und { $number } weitere: tippe "list { $act }"
# sample: number=4 command=do
more-choices = und { $number } weitere: tippe "{ $command }"
# sample: title=Gehen cost=1_AP example=move_gate
walk-priced = { $title } … — ab { $cost } (tippe einen Ort, etwa "{ $example }")
# sample: title=Gehen example=move_gate
walk-free = { $title } … (tippe einen Ort, etwa "{ $example }")
# sample: file=gate.jsonl
log-is = Das Protokoll ist { $file }.
# sample: file=gate.jsonl
log-kept = Das Protokoll ist { $file }. Weiter geht es mit: riposte play { $file }
nobody-plays = Niemand spielt, also spielt der Computer alle Seiten.
# sample: end=Gut.
lesson-done = Die Lektion ist geschafft. { $end }
# sample: step=1 of=3 say=Geh.
lesson-step = Lektion, Schritt { $step } von { $of }: { $say }
# sample: name=Ann
auto-on = { $name }: der Computer spielt. "hand { $name }" übernimmt wieder.
# sample: name=Ann
hand-on = { $name }: du spielst.
# sample: line=4 what=Ann:_Ziehen
undone = Zurückgenommen: [{ $line }] { $what }. "redo" wiederholt es.
# sample: name=Ann
undone-answer = die Antwort von { $name }
redone = Wiederholt.
all-available = Alles ist möglich.
# sample: file=gate.jsonl
saved = Gesichert als { $file }.
help-number = NUMMER: diese Wahl treffen
help-quit = quit: hier aufhören und das Protokoll behalten

## Was jedes Wort tut, das man dort tippen kann

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
