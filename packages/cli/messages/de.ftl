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
# sample: number=25
all-refused = { $number } Dinge sind nicht möglich: tippe "refused"
usual-choice = (Vorgabe)
# sample: number=19 act=ready
more-forms = und { $number } weitere: tippe "list { $act }"
several-forms = … hat mehrere Formen: tippe "list" und die Nummer
# sample: who=Bea number=47
acts-of = { $who }: { $number } Möglichkeiten
# sample: who=Bea
several-acts = Tippe "list" und einen Namen, etwa "list { $who }"
# sample: number=4 command=do
more-choices = und { $number } weitere: tippe "{ $command }"
# sample: title=Gehen cost=1_AP example=move_gate
walk-priced = { $title } … — ab { $cost } (tippe einen Ort, etwa "{ $example }")
# sample: title=Gehen example=move_gate
walk-free = { $title } … (tippe einen Ort, etwa "{ $example }")
# sample: titles=Gehen,_Rennen example=move_gate
walk-several = { $titles } …: tippe einen Ort, etwa "{ $example }"
# sample: file=gate.jsonl
log-is = Das Protokoll steht in { $file }.
# sample: file=gate.jsonl
log-kept = Das Protokoll steht in { $file }. Weiter geht es mit: riposte play { $file }
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
redone = Wiederholt.
all-available = Alles ist möglich.
answer-first = Beantworte zuerst die Frage.
# sample: example=move_gate
line-walk = Wohin? Tippe einen Ort, etwa "{ $example }".
# sample: file=gate.jsonl
saved = Gesichert als { $file }.
help-number = NUMMER: diese Wahl treffen
help-quit = quit: hier aufhören und das Protokoll behalten

## Was jedes Wort tut, das man dort tippen kann

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

## Chancen

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

## Was an einer getippten Zeile nicht stimmt

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

## Was von einer Zeile des Protokolls gesagt wird

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
