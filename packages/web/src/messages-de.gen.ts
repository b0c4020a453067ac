// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** All messages of the page in this language. */
export const TEXT = `riposte = Riposte
home = Startseite
close = Schließen
close-sheet = { $title } schließen
back = Zurück
part-lost = Ein Teil dieser Seite wurde nicht geladen.
part-again = Noch einmal
who = Wer
rule = Regel { $id }
or = { " " }oder{ " " }
cost = { $amount } { $resource }
cost-gain = +{ $amount } { $resource }
cost-range = { $from }–{ $to } { $resource }
home-intro = Kämpfe genau nach den Regeln des Buchs. Such dir einen aus und fang an: kein Konto, nichts auszufüllen.
home-resume = Mach weiter, wo du warst
home-start = Einen Kampf beginnen
home-go-on = Weiter
home-resume-label = Weiter mit { $title }
home-search = Kampf, Wesen oder Spiel
home-none = In keinem Kampf kommt „{ $wanted }“ vor.
home-all = { $count ->
    [one] Ein Kampf
   *[other] Alle { $count } Kämpfe
}
home-fewer = Weniger zeigen
home-your-games = Deine Spiele
home-fight = Kampf
home-as = als { $name }
home-loading = Die Kämpfe werden geladen …
home-side = { $name } ({ $count })
home-against = { " " }gegen{ " " }
home-alone-label = { $title } allein gegen den Computer spielen
home-friends = Mit Freunden
home-friends-label = { $title } mit Freunden öffnen
home-board = Das Spielfeld von { $title }
home-learn = Neu hier? Lern ein Spiel in ein paar kurzen Lektionen
home-learn-what = Je zwei Minuten, am richtigen Tisch, gegen den Computer.
home-learn-begin = Loslegen
home-learn-skip = Nein, danke
home-build = Eigenen Kampf bauen
home-build-what = Zeichne die Karte, setz die Figuren und spiel ihn, wenn er fertig ist
home-open-file = Datei öffnen
home-file-kinds = Eine Begegnung, ein gespeicherter Tisch oder das Protokoll eines Kampfes. Du kannst sie auch einfach hierher ziehen.
nav = Seiten
tab-title = { $title } · Riposte
nav-play = Spielen
nav-learn = Lernen
nav-prepare = Vorbereiten
nav-characters = Charaktere
nav-library = Bibliothek
nav-rules = Regeln
nav-lab = Labor
preferences = Einstellungen
nowhere = Hier ist nichts
nowhere-what = Vielleicht ist die Adresse falsch geschrieben, oder die Seite wurde gelöscht. Deine Kämpfe stehen auf der Startseite.
join-taking = Du nimmst deinen Platz ein …
join-opening = Riposte wird geöffnet …
server-silent = Der Server antwortet nicht.
server-answered = Der Server hat mit Status { $status } geantwortet.
bar-your-turn = Du bist am Zug: { $names }
bar-your-answer = Du entscheidest: { $names }
bar-your-roll = Du würfelst: { $names }
waiting-turn = Am Zug: { $names }
waiting-question = Es entscheidet: { $names }
waiting-dice = Es würfelt: { $names }
undo = Rückgängig
redo = Wiederholen
undo-what = Rückgängig: { $what }
redo-what = Wiederholen: { $what }
invite = Einladen
master = Spielleitung
odds = Chancen: { $text }
odds-counting = Die Chancen werden berechnet …
odds-nothing = nichts
forecast-side = { $side }: { $percent } % Siege ({ $least } bis { $most } %)
forecast-nobody = Niemand gewinnt: { $percent } %
dice = Würfel
board = Spielfeld
board-label = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, Enter wählt, Plus und Minus vergrößern und verkleinern.
board-border = { $what } zu { $place } hin
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-all-label = Das ganze Spielfeld zeigen
board-choose = wählen
fighters = Figuren
token-out = außer Gefecht
own = Deine Figuren
orders = Dauerbefehle ({ $count })
keys = Tasten
colours = Farben
copy = Kopieren
copied = Kopiert
ruling = Entscheidung der Spielleitung
settings = Tisch
no = Nein
line = Befehl tippen
notes = Notizen
workbench-lost = Die Regeln laufen nicht mehr. Mit der nächsten Änderung starten sie wieder.
carried-nothing = Aus diesem Kampf wird nichts übernommen.
replay-start = Vor dem Kampf
replay-after = Nach Eintrag { $number } von { $count }
replay-moment = Zeitpunkt im Kampf
replay-back = Schritt zurück
replay-on = Schritt vor
replay-play = Abspielen
replay-stop = Anhalten
replay-share = Diesen Zeitpunkt teilen
replay-branch = Was wäre wenn: ab hier weiterspielen
replay-now = Zurück zur Gegenwart
replay-fetching = Der Kampf wird geladen …
replay-not-there = Der Kampf unter { $address } lässt sich nicht laden: { $why }
replay-too-large = er ist größer als { $most } MB
embed-open = In Riposte weiterspielen
end-again = Noch einmal spielen
end-look-back = Zurückschauen
end-stands = steht
end-share = Wiederholung teilen
end-save = Den Kampf speichern
end-next = Weiter: { $title }
end-points = Wendepunkte
end-sums = Schaden ausgeteilt und eingesteckt, und Glück
end-given = Ausgeteilt
end-taken = Eingesteckt
end-luck = Glück
end-unknown = Das ist kein mitgelieferter Kampf. Öffne seine Datei noch einmal.
maker-name = Name
maker-nameless = Noch kein Name
maker-steps = Abschnitte
maker-loading = Die Regeln werden geladen …
maker-lost = Dieser Charakter lässt sich nicht öffnen.
maker-no-builder = { $game } hat keine Regeln für eigene Charaktere.
maker-saved = Gesichert
maker-saving = Wird gesichert
maker-unsaved = Nicht gesichert: { $why }
maker-conflict = Ein anderes Fenster hat diesen Charakter inzwischen geändert. Behalte deine Fassung als Kopie oder lade die andere.
maker-keep-copy = Meinen Stand als Kopie behalten
maker-read-again = Die andere Fassung laden
maker-begin = Beginnen mit
maker-by-chance = Zufällig
maker-undo = Rückgängig: { $what }
maker-redo = Wiederholen: { $what }
maker-sheet = Bogen
maker-try = Im Kampf erproben
maker-export = Als Datei
maker-import = Aus Datei
maker-import-game = Das ist ein Charakter für { $game }. Öffne ihn in der Liste der Charaktere.
maker-less = { $what }: weniger
maker-more = { $what }: mehr
maker-remove = { $what } entfernen
maker-add = Zu { $what } hinzufügen
maker-add-short = Hinzufügen
maker-add-one = { $what } hinzufügen
maker-find = Suchen
maker-found-none = So heißt nichts. Leere die Suche, um alles zu sehen.
maker-none-yet = Noch nichts.
maker-own-word = Noch eines
maker-nth = { $what } { $nth }
maker-none = keine
maker-follows = Was daraus folgt
maker-follows-old = wie es vorher war
maker-follows-what = jede Zahl öffnet ihre Summe
maker-sum-of = { $what }: { $value }
maker-other-numbers = Alle anderen Zahlen
maker-advantage = Vorteil { $value }
maker-pools = Punkte
maker-pool = { $spent } von { $of }
maker-pool-left = noch { $left }
maker-pool-over = { $over } zu viel
maker-advice = Rat
maker-advice-what = Er hält dich nie auf.
maker-advice-error = Gegen die Regeln
maker-advice-warning = Wenig nützlich
maker-advice-hint = Hinweis
maker-advice-allowed = Erlaubt
maker-allow = Die Spielleitung erlaubt es
maker-allow-who = Name der Spielleitung
maker-allowed = { $by } hat es am { $on } erlaubt.
maker-disallow = Zurücknehmen
maker-fine = Alles folgt den Regeln.
maker-fine-else = Alles andere folgt den Regeln.
maker-if = Mit { $what }
maker-if-none = Sonst ändert sich nichts.
maker-if-idle = Zeige auf eine Wahl und sieh, was sie ändert.
maker-broken = Dieser Charakter kann noch nicht kämpfen.
maker-broken-at = { $path }: erwartet wird { $expected }
maker-trial = Probe
maker-trial-against = gegen
maker-trial-none = { $name } hat keinen Angriff gegen diesen Gegner.
maker-trial-reckoned = Die Chancen werden berechnet …
maker-trial-hurts = zu verletzen
maker-trial-affects = zu wirken
maker-trial-nothing = nichts
maker-trial-free = kostenlos
maker-trial-play = Diesen Kampf vorbereiten
maker-trial-play-what = Öffnet ihn als eigenen Kampf, zum Ändern und Spielen.
maker-duel-run = 200 Duelle fechten
maker-duel-stop = Anhalten
maker-duel-won = Gewinnt { $won } von { $fights } Duellen. Mit 95 % Sicherheit liegt der wahre Anteil zwischen { $least } und { $most } %.
maker-duel-drawn = { $drawn ->
    [one] Eines gewann niemand.
   *[other] { $drawn } gewann niemand.
}
maker-duel-what = Von Angesicht zu Angesicht, beide vom Computer geführt.
maker-growth = Aufstieg
maker-growth-now = { $what } (jetzt { $now })
maker-notes = Notizen
maker-portrait = Bild
maker-portrait-choose = Bild wählen
maker-portrait-remove = Bild entfernen
maker-result = ergibt { $value }
maker-rank = Rang
maker-skill = Name
maker-says = Was es tut
sheet-title = Bogen von { $name }
sheet-back = Zurück zum Charakter
sheet-print = Drucken
sheet-numbers = Zahlen
sheet-allowed = Von der Spielleitung erlaubt
sheet-notes = Notizen
sheet-said = { $what }: { $value }
sheet-box = { $label }: { $boxes } Kästchen
maker-carried = Nach dem Kampf
maker-carried-what = Übernimmt Wunden, Verluste und Gewinne aus einem Kampf. „Den Kampf speichern“ am Ende gibt dir die Datei, die du hier wählst.
maker-carried-read = Datei des Kampfes wählen
maker-carried-who = Wer davon ist { $name }?
maker-carried-from = Aus { $title }, { $on }
maker-carried-drop = Ganz geheilt und ausgeruht
maker-carried-game = Das ist ein Kampf in { $game }. Wähle das Protokoll eines Kampfes mit diesem Charakter.
expected-at-most-corners-of-walls-found-simplify-the-walls-where-the = höchstens { $most } Mauerecken, gefunden: { $found }. Vereinfache die Mauern dort, wo die Karte gezeichnet wurde
expected-walls-of-at-most-squares-together-found-are-the-coordinates = Mauern von zusammen höchstens { $most } Feldern, gefunden: { $found }. Stehen die Koordinaten in Feldern der Karte?
expected-found-one-of-a-later-version-of-riposte-bring-it-to-a-server = { $what }, aber diese Datei stammt aus einer neueren Fassung von Riposte ({ $format }); öffne sie mit einer aktuellen Fassung
expected-found-an-empty-file = { $what }, gefunden: eine leere Datei
expected-found-nothing = { $what }, gefunden: nichts
expected-found-perhaps = { $what }, gefunden: { $found } (vielleicht { $words })
expected-found = { $what }, gefunden: { $whatFound }
expected-perhaps = { $what } (vielleicht { $words })
expected-true-or-false = wahr oder falsch: true oder false
expected-a-text = ein Text
expected-a-number = eine Zahl
expected-a-whole-number = eine ganze Zahl
expected-a-list-in = eine Liste in [ ]
expected-an-object-in = ein Objekt in { "{" } { "}" }
expected-nothing = gar nichts
expected-a-name-that-no-other-fighter-has = ein Name, den keine andere Figur hat
expected-a-name-that-no-other-seat-has = ein Name, den kein anderer Platz hat
expected-a-name-that-nobody-in-this-fight-has = ein Name, den in diesem Kampf niemand hat
expected-a-name-other-than = ein anderer Name als { $list }
expected-no-key-of-this-name = kein Schlüssel dieses Namens
expected-an-id-that-nothing-else-has = eine ID, die nichts anderes hat
expected-no-key-perhaps = kein Schlüssel { $keys } (vielleicht { $words })
expected-no-key = kein Schlüssel { $keys }
expected-at-most-levels-of-nesting = höchstens { $most } ineinander geschachtelte Ebenen
expected-json = gültiges JSON ({ $why })
expected-at-least-characters = mindestens { $least } Zeichen
expected-at-most-characters = höchstens { $most } Zeichen
expected-at-least-of-them = mindestens { $least } davon
expected-at-most-of-them = höchstens { $most } davon
expected-at-most-orders-at-a-table-found = höchstens { $most } Anweisungen an einem Tisch, gefunden: { $found }
expected-at-most-fighters-and-things-found = höchstens { $most } Figuren und Dinge, gefunden: { $found }
expected-at-most-fighters-found = höchstens { $most } Figuren, gefunden: { $found }
expected-at-most-lines-found = höchstens { $most } Zeilen, gefunden: { $found }
expected-at-most-lines-the-lines-before-are-kept = höchstens { $most } Zeilen; die Zeilen davor bleiben erhalten
expected-at-most-bytes-found = höchstens { $most } Byte, gefunden: { $found }
expected-at-most-bytes = höchstens { $most } Byte
expected-at-most-cells = höchstens { $most } Felder
expected-to-squares-a-side = { $least } bis { $most } Felder je Seite
expected-lines-of-at-most-mb = Zeilen von höchstens { $most } MB
expected-text-without-the-character-nul = Text ohne das Zeichen NUL
expected-a-seat-of-a-game-master = ein Platz der Spielleitung
expected-seats-that-play-fighters-in-the-fight = Plätze, die Figuren dieses Kampfes spielen
expected-a-scenario-without-things-of-its-own = ein Szenario, das keine Dinge festlegt
expected-a-picture-that-can-be-used-set-it-to-null-to-load-the-rest = ein brauchbares Bild ({ $why }); setze es auf null, um den Rest zu laden
expected-a-pack-that-came-with-this-fight-found = ein Paket, das mit diesem Kampf kam, gefunden: { $found }
expected-a-fight-that-the-rules-can-show = ein Kampf, den die Regeln zeigen können
expected-a-fight-that-is-not-over = ein Kampf, der noch nicht vorbei ist ({ $end })
expected-a-log-that-can-be-replayed = ein Protokoll, das sich nachspielen lässt ({ $why })
expected-an-unbroken-log = ein unversehrtes Protokoll ({ $why })
expected-a-log-that-names-its-sides-this-one-was-written-without-them = ein Protokoll, das seine Seiten nennt; in diesem fehlen sie
expected-a-log = ein Protokoll
expected-an-encounter = eine Begegnung
expected-a-scenario = ein Szenario
expected-a-pack = ein Paket
expected-a-character = ein Charakter
expected-a-draft-character-pack-or-picture-with-its-id-title-and-cont = ein Entwurf, Charakter, Paket oder Bild mit ID, Titel und Inhalt
expected-a-game-of-this-server = ein Spiel dieses Servers ({ $list })
expected-a-rule-set-with-a-vocabulary-which-lacks = ein Regelwerk, das Dateien lesen kann; { $id } kann es nicht
expected-a-rule-set = ein Regelwerk: { $list }
expected-choices-for-a-rule-set-with-characters-which-lacks = ein Regelwerk, das Charaktere bauen kann; { $id } kann es nicht
expected-a-fighter-or-a-side = eine Figur oder eine Seite: { $list }
expected-fighters-without-another-seat-is-played-by = Figuren ohne anderen Platz: { $who } wird von { $seat } gespielt
expected-a-pack-that-exists-there-is-none-called = ein vorhandenes Paket; keines heißt { $name }
expected-the-pack-as-it-was-with-hash = das unveränderte Paket { $name } mit der Prüfsumme { $hash }
expected-no-packs-here = keine Pakete an dieser Stelle
expected-an-option-of = eine Option von { $id }: { $list }
expected-a-tag = eine Kennung: { $list }
expected-a-stage-of = eine Stufe von { $id }: { $list }
expected-a-number-too = eine Zahl der Regeln: { $list }
expected-a-number-as-has = eine Zahl: { $condition } braucht eine
expected-a-number-of-an-explanation = eine Zahl, die die Erklärung aufführt
expected-a-condition-that-is-given-not-one-that-follows-from-facts = ein gegebener Zustand, nicht einer, der sich von selbst ergibt
expected-a-condition-that-is-not-there-already = ein Zustand, den es noch nicht gibt
expected-a-condition-of = ein Zustand von { $who }
expected-a-condition = ein Zustand: { $what }
expected-a-condition-too = ein Zustand
expected-a-list-of-conditions = eine Liste von Zuständen
expected-conditions-each-true-or-false = Zustände, jeder wahr oder falsch
expected-the-id-of-a-condition = die ID eines Zustands
expected-condition-by-or-value = condition, by oder value
expected-a-clock = eine Uhr: { $what }
expected-a-skill = eine Fertigkeit: { $what }
expected-a-rule-of-the-book = eine Regel des Buchs: { $what }
expected-a-fact-that-the-game-master-can-set = ein Wert, den die Spielleitung setzen kann: { $list }
expected-a-fighter-with-facts-that-the-game-master-can-set = eine Figur mit Werten, die die Spielleitung setzen kann
expected-a-fact-of = ein Wert von { $who }: { $what }
expected-a-whole-number-from-to-over-true-allows-more = eine ganze Zahl von { $least } bis { $most }; "over": true erlaubt mehr
expected-a-whole-number-from-to = eine ganze Zahl von { $least } bis { $most }
expected-something-like = etwas wie { $example }
expected-the-name-of-an-opponent-this-number-depends-on-one = der Name eines Gegners, von dem diese Zahl abhängt
expected-the-name-of-another-fighter-in-the-same-region = der Name einer anderen Figur am selben Ort
expected-the-name-of-another-fighter = der Name einer anderen Figur
expected-a-mount-at-least-as-large-as-its-rider = ein Reittier, das mindestens so groß ist wie sein Reiter
expected-a-mount-larger-than-its-rider = ein Reittier, das größer ist als sein Reiter
expected-a-mount-without-another-rider = ein Reittier ohne anderen Reiter
expected-the-round-in-which-its-mount-arrives = die Runde, in der sein Reittier eintrifft
expected-a-region-on-the-board = ein Ort des Spielfelds: { $list }
expected-a-place-that-is-free = ein freier Platz
expected-a-free-place-is = ein freier Platz: { $place } ist { $who }
expected-a-place-where-it-fits-on-the-board = ein Platz, an dem es auf das Spielfeld passt
expected-a-place-on-the-board-of-by = ein Platz auf dem Spielfeld von { $width } mal { $height }
expected-a-place-on-a-board-of-by = ein Platz auf einem Spielfeld von { $width } mal { $height }
expected-a-place-on-the-board-for-squares = ein Platz auf dem Spielfeld, { $board }, für { $size } Felder
expected-a-square-on-the-board = ein Feld des Spielfelds, { $size }
expected-a-place-on-the-board-or-two-of-them = ein Platz des Spielfelds oder zwei davon
expected-a-place-that-nothing-solid-and-nobody-else-takes-up = ein Platz, den weder ein Hindernis noch jemand anderes einnimmt
expected-a-square-that-nothing-solid-and-nobody-else-takes-up = ein Feld, das weder ein Hindernis noch jemand anderes einnimmt
expected-a-point-on-the-board-where-nobody-else-stands-and-no-wall = ein Punkt des Spielfelds, an dem niemand sonst und keine Mauer steht
expected-a-point-where-nobody-else-stands = ein Punkt, an dem niemand sonst steht
expected-a-point-on-the-stage = ein Punkt des Spielfelds
expected-one-place = ein Platz
expected-two-places = zwei Plätze
expected-two-cells-that-share-an-edge = zwei Felder mit gemeinsamer Kante
expected-a-closed-door = eine geschlossene Tür
expected-an-open-door = eine offene Tür
expected-a-game-whose-board-can-change-in-play = ein Spiel, dessen Spielfeld sich im Kampf ändern kann
expected-a-game-with-boards-to-draw-on = ein Spiel mit Spielfeldern zum Zeichnen
expected-a-game-with-doors = ein Spiel mit Türen
expected-something-that-changes-the-board = etwas, das das Spielfeld ändert
expected-a-board-that-fits = ein passendes Spielfeld: { $what }
expected-a-direction = eine Richtung: { $list }
expected-a-creature = ein Wesen: { $list }
expected-two-sides-or-more-or-ends-that-say-when-the-fight-is-over = mindestens zwei Seiten oder "ends", die sagen, wann der Kampf vorbei ist
expected-something-that-the-rules-can-do = etwas, das die Regeln können
expected-a-foe = ein Gegner
expected-a-fighter-in-the-fight = eine Figur des Kampfes
expected-what-needs = was "{ $act }" braucht ({ $what })
expected-a-side-or-a-fighter-on-it = eine Seite: { $list }, oder eine Figur auf ihr
expected-a-side-or-a-fighter-on-it-too = eine Seite oder eine Figur auf ihr
expected-another-condition-lasts-as-long-as-an-act = ein anderer Zustand: { $title } dauert nur eine Handlung lang
expected-a-value-of-that-is-known = ein Wert, den { $name } haben kann
expected-perhaps-too = vielleicht { $words }
expected-one-of-perhaps = eines von { $number }, vielleicht { $words }
expected-one-of = eines von: { $list }
expected-one-of-too = eines von { $list }
expected-more-than = mehr als { $least }
expected-at-least = mindestens { $least }
expected-less-than = weniger als { $most }
expected-at-most = höchstens { $most }
expected-or = { $what } oder { $whatElse }
whole-expected = erwartet: { $what }
whole-more = und { $count } weitere
lab = Labor
lab-opening = Der Kampf wird geöffnet …
lab-other-fight = Einen anderen Kampf wählen
lab-views = Ansichten
lab-compare = Vergleich
lab-matters = Was zählt
lab-solve = Lösen
lab-grid = Zwei Werte
lab-day = Ein Tag
lab-players = Spieler
lab-dice = Würfel
lab-question = Die Frage
lab-fight = Kampf
lab-prepared = Selbst vorbereitet
lab-handed = Vom Tisch
lab-not-handed = Dieser Kampf wurde in einem anderen Tab übergeben. Frag das Labor noch einmal an seinem Tisch.
lab-stands = wie er nach Eintrag { $entries } stand, in Runde { $round }
lab-fights = Kämpfe
lab-days = Tage
lab-seed = Startwert
lab-side-of = Siege von
lab-played-by = { $side }, gespielt von
lab-policy = dem üblichen Computerspieler
lab-file-player = wie in der Datei: { $player }
lab-variant = Variante
lab-variant-against = gegen den Kampf, wie er ist
lab-change-something = Etwas ändern
lab-change-else = Noch etwas ändern
lab-change-remove = Zurücknehmen: { $change }
lab-change-sort = Art der Änderung
lab-sort-number = Ein Wert oder ein Würfel
lab-sort-gear = Ausrüstung
lab-gear-more = noch ein Ding ({ $field })
lab-gear-none = nichts ({ $field })
lab-gear-nothing = nichts
lab-sort-more = Mehr wie
lab-change-many = Wie viele
lab-sort-without = Ohne
lab-sort-option = Eine andere Lesart des Buches
lab-sort-pack = Ein Paket mehr
lab-sort-creature = Ein anderes Wesen
lab-sort-words = In der Schreibweise des Befehls
lab-change-words = Änderung, geschrieben wie für --vs
lab-pack-file = Aus einer Datei
lab-pack-large = Dieses Paket ist zu groß für den Tab. Unter „Bibliothek“ importieren.
lab-change-pack = mit dem Paket { $name }
lab-change-what = Wovon
lab-change-to = Neuer Wert
lab-change-add = Hinzufügen
lab-change-leave = Abbrechen
lab-places-loading = Die Werte des Kampfes werden gelesen …
lab-place = { $name }: { $what }
lab-place-now = { $place } (jetzt { $now })
lab-change-more = { $count ->
    [one] noch jemand wie { $name }
   *[other] { $count } mehr wie { $name }
}
lab-change-without = ohne { $name }
lab-change-option = Lesart von { $what }: { $value }
lab-change-number = { $name }: { $what } { $value }
lab-run = Starten
lab-run-again = Noch einmal
lab-go-on = Weiter
lab-stop = Anhalten
lab-progress = Kämpfe bisher
lab-run-farm = Auf der Farm starten
lab-run-farm-what = Andere Rechner kämpfen; die Summen sind dieselben.
lab-fought = { $count ->
    [one] einer von { $of } Kämpfen
   *[other] { $count } von { $of } Kämpfen
}
lab-progress-days = Tage bisher
lab-lived = { $count ->
    [one] einer von { $of } Tagen
   *[other] { $count } von { $of } Tagen
}
lab-fought-some = { $count ->
    [one] ein Kampf
   *[other] { $count } Kämpfe
}
lab-counting = Es wird gezählt …
lab-nothing = Noch kein Kampf. „Starten“ oder die Taste R beginnt.
lab-hint-compare = Beide Kämpfe bekommen dieselben Würfe, einer nach dem anderen. So fällt der Zufall aus dem Unterschied heraus.
lab-hint-matters = Jeder Wert wird um eins verschoben, mit denselben Würfen. Was auch Zufall sein kann, bleibt weg.
lab-hint-solve = Kämpfer oder ein Wert ändern sich Schritt für Schritt, bis der Anteil erreicht ist. Jeder Versuch spielt so viele Kämpfe, wie oben eingestellt.
lab-hint-grid = Jedes Paar von Werten spielt so viele Kämpfe, wie oben eingestellt. 100 Kämpfe geben ein erstes Bild.
lab-hint-day = Die Kämpfe folgen aufeinander, mit den Rasten des Buches dazwischen. Die Kämpfer einer Seite, die in allen dabei sind, behalten Wunden und Verluste.
lab-hint-players = Je zwei Spieler treffen auf beiden Seiten mit denselben Würfen aufeinander.
lab-kept = Frühere Läufe
lab-table = Als Tabelle
lab-wins = Wer gewinnt
lab-side = Seite
lab-as-is = Wie er ist
lab-difference = Unterschied
lab-changes = Was sich noch ändert
lab-changes-note = { $count ->
    [one] im Mittel, Kampf für Kampf mit den gleichen Würfeln; was anderen genommen wird, im ersten Kampf
   *[other] im Mittel, Kampf für Kampf mit den gleichen Würfeln; was anderen genommen wird, in den ersten { $count } Kämpfen
}
lab-out-change = Wie viel öfter jemand am Ende außer Gefecht ist
lab-out-short = am Ende außer Gefecht
lab-knocked-from-fight = Kämpfer ausgeschaltet
lab-taken = { $what } anderen genommen
lab-number-change = { $share } ({ $least } bis { $most })
lab-percent = { $share } %
lab-estimate = { $share } % ({ $least } bis { $most })
lab-change = { $share } Punkte ({ $least } bis { $most })
lab-side-wins = Siege für { $side }
lab-points = Punkte
lab-truth = Der wahre Wert liegt in 95 von 100 Fällen zwischen { $least } und { $most } %.
lab-truth-change = Der wahre Wert liegt in 95 von 100 Fällen zwischen { $least } und { $most }.
lab-took = { $count ->
    [one] Je ein Kampf, in { $seconds } s.
   *[other] Je { $count } Kämpfe, in { $seconds } s.
}
lab-endless = { $count ->
    [one] Ein Kampf endete nicht, also gewann ihn niemand.
   *[other] { $count } Kämpfe endeten nicht, also gewann sie niemand.
}
lab-unclear = Bei so wenigen Kämpfen kann der Unterschied Zufall sein.
lab-rounds = Runden bis zum Ende
lab-round = Runde
lab-share = Anteil der Kämpfe
lab-rounds-mean = { $rounds } im Mittel
lab-rounds-left = noch { $rounds } Runden im Mittel; gezählt vom Anfang des Kampfes
lab-chances = Siegchance nach Runde
lab-chances-note = der Kämpfe, die dann noch nicht vorbei sind
lab-hurt-note = { $count ->
    [one] im Mittel, im ersten Kampf
   *[other] im Mittel, in den ersten { $count } Kämpfen
}
lab-hurt-by-round = { $what } genommen, nach Runde
lab-hurt-by-act = { $what } genommen, nach Handlung
lab-out-by-round = Ausgeschaltet, nach Runde
lab-out-by-act = Ausgeschaltet, nach Handlung
lab-fallen = Gefallen bis zur Runde
lab-fallen-note = { $count ->
    [one] in Prozent des ersten Kampfs: wer bis zum Ende einer Runde einmal gefallen ist
   *[other] in Prozent der ersten { $count } Kämpfe: wer bis zum Ende einer Runde einmal gefallen ist
}
lab-act = Handlung
lab-in-a-fight = Je Kampf
lab-out = Am Ende außer Gefecht
lab-fighter = Kämpfer
lab-gauge = Was übrig ist
lab-left = { $what } am Ende übrig
lab-left-much = Übrig
lab-moments = Entscheidende Augenblicke
lab-moments-note = { $count ->
    [one] im ersten Kampf gesehen
   *[other] in den ersten { $count } Kämpfen gesehen; ein Klick zeigt den Kampf
}
lab-moments-none = Kein Ausfall hat die Aussichten deutlich verändert. Mehr Kämpfe zeigen vielleicht einen.
lab-fight-number = Kampf
lab-what-happened = Was geschah
lab-odds = Aussicht von { $side }
lab-moment = { $name } fällt durch { $by } ({ $act }) in Runde { $round }
lab-moment-falls = { $name } fällt in Runde { $round }
lab-from-to = { $from } → { $to } %
lab-matters-to = Was für { $side } zählt
lab-matters-note = { $count ->
    [one] Punkte, je ein Kampf
   *[other] Punkte, je { $count } Kämpfe
}
lab-matters-folded = { $count ->
    [one] Ein weiterer Wert machte keinen klaren Unterschied.
   *[other] { $count } weitere Werte machten keinen klaren Unterschied.
}
lab-number = Wert
lab-now = Jetzt
lab-goal = Gewünschter Anteil an Siegen
lab-by = Geändert wird
lab-by-fighters = Anzahl der Figuren
lab-like = Kämpfer wie { $name }
lab-by-numbers = Ein Wert
lab-moved = { $what } { $by }
lab-more = { $count ->
    [one] einer mehr
   *[other] { $count } mehr
}
lab-fewer = { $count ->
    [one] einer weniger
   *[other] { $count } weniger
}
lab-solved = Was versucht wurde
lab-solved-note = Am nächsten an { $wanted } % für { $side }: { $change }, { $share }.
lab-tried = Änderung
lab-across = Waagrecht
lab-down = Senkrecht
lab-grid-now = gerahmt: der Kampf, wie er ist
lab-grid-title = Wie oft { $side } gewinnt
lab-grid-note = in Prozent, { $count } Kämpfe für jedes Paar
lab-entrants = Wer antritt
lab-contest = Anteil aller gewonnenen Kämpfe
lab-contest-note = je zwei auf beiden Seiten
lab-player = Spieler
lab-pairings-all = Jede Paarung
lab-pairings = Paarung
lab-pairing = { $first } gegen { $second }
lab-won = Der erste gewinnt
lab-lost = Der zweite gewinnt
lab-save = Speichern
lab-save-html = Bericht (HTML)
lab-save-figures = Zahlen (CSV)
lab-save-rows = Jeder Kampf (CSV)
lab-save-tables = Tabellen (CSV)
lab-save-json = Alle Zahlen (JSON)
lab-save-svg = Als SVG speichern
lab-save-png = Als PNG speichern
lab-copy-link = Link kopieren
lab-copy-command = Befehl kopieren
lab-copied = Kopiert.
lab-copy-self = Dieser Browser lässt keine Seite kopieren. Hier steht es: { $what }
lab-report-of = { $count ->
    [one] Ein Kampf, Startwert „{ $seed }“, Variante: { $variant }.
   *[other] { $count } Kämpfe, Startwert „{ $seed }“, Variante: { $variant }.
}
lab-report-odds = Genaue Chancen, Startwert „{ $seed }“, Variante: { $variant }.
lab-report-of-days = { $count ->
    [one] Ein Tag, Startwert „{ $seed }“.
   *[other] { $count } Tage, Startwert „{ $seed }“.
}
lab-dice-title = Würfel
lab-dice-expression = Würfel
lab-dice-other = Gegen (darf leer bleiben)
lab-dice-hint = Etwa 2d6+3, 4d6kh3, d20 adv, 3d6! oder 2d6 >= 8. Dieselbe Schreibweise wie bei „riposte dice“.
lab-dice-chance = Chance
lab-dice-at-least = Mindestens
lab-dice-at-most = Höchstens
lab-dice-total = Summe
lab-dice-summary = Mittel { $mean }, Standardabweichung { $deviation }, { $least } bis { $most }, die Hälfte höchstens { $median }
lab-dice-holds = gilt: { $share } %
lab-dice-versus = der erste ist höher { $left } %, gleich { $tie } %, der zweite ist höher { $right } %
lab-dice-rarer = { $count ->
    [one] und eine seltenere Summe
   *[other] und { $count } seltenere Summen
}
lab-back = Zurück zum Labor
lab-one-act = Eine Handlung
lab-hint-odds = Genaue Chancen, nicht simuliert: Die Regeln selbst zählen jeden möglichen Wurf. Mit den Reglern machst du eine Variante.
lab-after = Nach so vielen Handlungen des Computers
lab-who = Wessen Handlung
lab-which-act = Welche Handlung
lab-as-it-was = Alle Zahlen zurücksetzen
lab-ended = Der Kampf ist dann schon vorbei: { $end }.
lab-asked = { $name } wird gefragt: { $question }
lab-no-act = { $name } kann jetzt nichts tun.
lab-instead-of = statt { $share } %
lab-chance-of = dass { $name } etwas geschieht
lab-act-not-there = In der Variante geht diese Handlung nicht.
lab-outcomes = Was folgen kann
lab-if = Falls { $answer }
lab-roll = { $name } würfelt: { $roll }
lab-numbers = Die Zahlen dahinter
lab-rule = Regel { $rule }
lab-range = { $least } bis { $most } %
lab-rarer-outcomes = { $count ->
    [one] und ein seltenerer Ausgang in der Tabelle
   *[other] und { $count } seltenere Ausgänge in der Tabelle
}
lab-outcome = Ausgang
lab-other-answers = Wenn andere anders antworten
lab-assumed = wie angenommen
lab-assumed-are = angenommen: { $answers }
lab-answer = Antwort
lab-parts = Was jeder Teil an der Chance ändert
lab-parts-note = Punkte mehr oder weniger als ohne ihn
lab-part = Teil
lab-of-number = Teil von
lab-rule-id = Regel
lab-without-it = Ohne ihn
lab-day-of = Der Tag
lab-day-then = Und dann
lab-day-choose = Rast oder Kampf wählen …
lab-day-rest = Eine kurze Rast
lab-day-long-rest = Eine Nachtruhe
lab-day-alive = Am Ende des Tages am Leben
lab-day-many = Am Leben
lab-day-share = Anteil der Tage
lab-day-home = Alle kommen heim: { $share }
lab-day-lived = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
lab-day-far = Wie weit sie kommen
lab-day-through = Ein Kampf zählt, wenn er endet und mindestens einer von ihnen weiterkämpfen kann.
lab-day-after = nach jedem Kampf und seinen Rasten, von den Tagen, die so weit kamen
lab-day-lives = Am Leben
lab-day-able = Kampffähig
lab-value = { $value ->
    [true] ja
    [false] nein
   *[other] { $value }
}
learn = Lernen
learn-intro = Ein kurzer Kurs für jedes Spiel. Jede Lektion dauert etwa zwei Minuten und wird am richtigen Tisch gespielt, gegen den Computer.
learn-loading = Die Lektionen werden geholt …
learn-none = Hier gibt es keine Lektionen.
learn-done-count = { $done } von { $of } geschafft
learn-steps = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
learn-done = Geschafft
learn-begin = Anfangen
learn-again = Noch einmal
learn-begin-label = Die Lektion „{ $title }“ anfangen
learn-again-label = Die Lektion „{ $title }“ noch einmal spielen
lesson = Lektion: { $title }
lesson-step = Schritt { $step } von { $of }
lesson-learnt = Lektion geschafft
lesson-next = Weiter: { $title }
lesson-all = Alle Lektionen
library = Bibliothek
library-search = In dieser Liste suchen
library-game = Spiel
library-kind = Art
library-creatures = Kreaturen
library-gear = Ausrüstung
library-spells = Zauber
library-traits = Eigenschaften
library-conditions = Zustände
library-loading = Das Buch wird aufgeschlagen …
library-none = Hier hat nichts „{ $wanted }“ im Namen, im Text oder in den Zahlen.
library-count = { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
}
library-name = Name
library-summary = Was es ist
library-sort = Nach { $column } ordnen
library-back = Zurück zur Liste
library-id = Id in Dateien
library-use = In einem Kampf einsetzen
library-use-in = Einsetzen in
library-use-new = einem neuen Kampf
library-duel-of = { $own } gegen { $foe }
library-fight-of = { $name } im Kampf
library-packs = Eigene Pakete
library-packs-none = Du hast keine eigenen Pakete für dieses Spiel. Ein Paket ist eine Datei mit eigenen Kreaturen, Waffen und Zaubern; füge hier eines hinzu, um es aufzubewahren.
library-pack-bring = Paket hinzufügen
library-pack-things = { $count ->
    [one] eine Sache
   *[other] { $count } Sachen
}
pack-new = Mein Paket
pack-thing = Neu: { $what }
pack-copy-of = { $name } (eigene Fassung)
pack-not-copied = { $name } folgt von selbst aus den Regeln. Ein Paket kann es nicht enthalten.
pack-copy = Kopieren und ändern
pack-change = Ändern
pack-into = In
pack-into-new = ein neues Paket
own-pack-gone = Dieses Paket ist nicht mehr in deiner Werkstatt. Lade die Seite neu.
pack-make = Paket anlegen
pack-title = Titel des Pakets
pack-save = Als Datei speichern
pack-things = Was das Paket enthält
pack-choose = Wähle links etwas aus, oder füge es mit dem Pluszeichen hinzu. Was du offen lässt, bleibt wie im Buch.
pack-wrong = bitte ansehen
pack-like = Was du offen lässt, ist wie bei: { $name }
pack-weapons = Waffen
pack-armour = Rüstungen
pack-shields = Schilde
pack-gear = Ausrüstung, die Werte ändert
pack-preview = Im Zweikampf
pack-against = Gegen
pack-in-hands = Getragen von
pack-counting = Kämpfe werden gezählt …
pack-wins = von { $fights } Zweikämpfen gewinnt { $name }.
pack-beats = von { $fights } Zweikämpfen gewinnt { $name } gegen { $like }.
pack-drawn = { $drawn ->
    [one] Einer endet unentschieden.
   *[other] { $drawn } enden unentschieden.
}
step-thing = Zu { $what } hinzufügen
step-thing-gone = { $title } entfernen
step-pack-id = Kennung: { $id }
pack-cannot = Damit kann dieses Wesen nicht kämpfen. Wähle ein anderes.
pack-try-again = Noch einmal versuchen
line-label = Befehl
line-hint = strike Odo, move 6,4, warum …
line-close = Befehlszeile schließen
line-said = Antworten
line-words = hilfe jetzt wo neben schau wer chancen warum zurück wieder ende würfle verwehrt verlauf regel
line-near-words = ist sind nahe bei neben steht an is near
line-help-act = Tippe eine Handlung und ihr Ziel, oder ihre Nummer. Die Handlung allein nennt ihre Formen.
line-help-move = Eine Bewegung und ein Ort gehen dorthin; die Bewegung allein nennt die Orte.
line-help-where = „wo“ sagt, wo alle sind, „neben 6,4“, was neben einem Ort liegt.
line-help-who = „wer ist nahe bei Odo“ sagt, wer nahe ist, „schau Odo“ alles über jemanden.
line-help-why = „chancen“ mit einer Handlung oder Antwort sagt ihre Chancen, „warum“ erklärt den letzten Wurf, „warum 3“ Zeile 3.
line-help-now = „jetzt“ wiederholt, was du tun kannst.
line-help-all = Alle Wörter: { $words }.
line-roll = { $name }: Wirf { $dice } für { $title }. Tippe die Augen oder „würfle“.
line-place = und ein Ort
line-range = { $first } bis { $last }
line-places = { $title } kann an { $count ->
    [one] einen Ort
   *[other] { $count } Orte
} führen:
line-which = „{ $typed }“ kann mehreres bedeuten. Tippe eine Nummer:
line-unknown = „{ $typed }“ kannst du jetzt nicht tun. „jetzt“ sagt, was du tun kannst, „hilfe“ alle Wörter.
line-no-number = { $count ->
    [0] Es gibt nichts zu wählen.
    [one] Es gibt nur die Nummer 1.
   *[other] Tippe eine Nummer von 1 bis { $count }.
}
line-nobody = Keine Figur und kein Ort heißt „{ $typed }“.
line-near = Nahe bei { $name }:
line-out = nicht mehr im Kampf
line-no-end = Es gibt keinen Zug zu beenden.
line-no-dice = Niemand wartet auf deine Würfel.
line-all-open = Alles ist möglich.
motion = Bewegung
motion-auto = System
motion-off = aus
letters = Schrift
letters-easy = Schrift mit Buchstaben, die sich leichter unterscheiden
signals = Signale
signals-what = Wenn du dran bist, bei Würfen, Wunden und am Ende eines Kampfs.
signals-sound = Töne
signals-vibration = Vibration, nur wenn du dran bist
keys-single = Buchstaben und Zahlen als Tastenkürzel
keys-single-what = Aus: Nur Eingabe, Escape, Tab und Pfeiltasten bewirken etwas, und was das Spielfeld tut, solange es den Fokus hat.
about = Über Riposte
about-icons = Symbole für Waffen, Aktionen und Zustände: game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0. Symbole der Seiten: Lucide, ISC.
about-fonts = Schriften: Hanken Grotesk, Vollkorn und Atkinson Hyperlegible Next, SIL Open Font License 1.1.
about-docs = Dokumentation (englisch)
colours-auto = wie das System
colours-light = hell
colours-dark = dunkel
colours-contrast = hoher Kontrast
prepare = Vorbereiten
prepare-fight = Kampf
prepare-title = Titel des Kampfes
prepare-untitled = Ein neuer Kampf
prepare-heroes = Helden
prepare-foes = Gegner
prepare-region-1 = diesseits
prepare-region-2 = Brücke
prepare-region-3 = jenseits
prepare-gone = Dieser Kampf lässt sich nicht öffnen.
prepare-back = Alle Kämpfe
prepare-play = Spielen
prepare-alone = Allein spielen
prepare-file = Als Datei sichern
prepare-seen = Wer die Karte sieht
prepare-seen-all = Alles wird gezeigt
prepare-seen-by = Wie { $side } sie sehen
prepare-what = Chancen und Kämpfer
saving-saved = Gespeichert
saving-saving = Wird gespeichert
saving-failed = Noch nicht gespeichert
saving-copy = Diese Fassung als Kopie behalten
saving-other = Die andere laden
saving-conflict = In einem anderen Fenster geändert
prepare-add = Hinzufügen
prepare-to = zu
prepare-find = Kreatur oder Charakter
prepare-bestiary = Bestiarium
prepare-party = Gruppe
prepare-here = In diesem Kampf
prepare-near = Nichts heißt „{ $wanted }“. Am nächsten kommen diese: Füge eins hinzu und gib ihm in der Liste der Kämpfer einen eigenen Namen und eigene Ausrüstung.
prepare-none = Nichts heißt „{ $wanted }“. Füge jemand Ähnlichen hinzu und gib ihm in der Liste der Kämpfer einen eigenen Namen und eigene Ausrüstung.
prepare-no-party = Hier stehen eigene Charaktere dieses Spiels, sobald es welche gibt.
prepare-make-one = Eine Figur erschaffen
prepare-alike-leaders = Hauptmann, Anführer, Häuptling, Veteran, Ritter, Held, Soldat, captain, chief, chieftain, leader, commander, officer, sergeant, veteran, knight, hero, soldier
prepare-alike-robbers = Bandit, Räuber, Plünderer, Dieb, Pirat, bandit, robber, brigand, outlaw, raider, thug, thief, pirate, highwayman
prepare-alike-guards = Wache, Wächter, Posten, Soldat, guard, guardsman, watchman, sentry, soldier, militia
prepare-alike-warriors = Krieger, Kämpfer, Söldner, warrior, fighter, soldier, mercenary, champion
prepare-alike-mages = Magier, Zauberer, Hexe, mage, wizard, sorcerer, sorceress, witch, warlock, magician
prepare-alike-archers = Schütze, Bogenschütze, Jäger, archer, bowman, hunter, crossbowman, arbalester
prepare-alike-undead = Untoter, Skelett, Zombie, Ghul, undead, skeleton, zombie, ghoul, wraith
prepare-alike-beasts = Tier, Wolf, Bär, Eber, beast, wolf, bear, boar, animal
prepare-how = Auf die Karte ziehen oder + drücken. Schreib vor den Namen in der Suche eine Zahl, um so viele hinzuzufügen.
prepare-add-one = { $count ->
    [one] { $name } hinzufügen
   *[other] { $count } × { $name } hinzufügen
}
prepare-added = { $count ->
    [one] { $name } ist dabei.
   *[other] { $count } × { $name } sind dabei.
}
prepare-map = Karte des Kampfes
prepare-tools = Werkzeuge
prepare-select = Auswählen
prepare-no-ground = Es gibt noch keine Karte. Rechts steht, was fehlt.
prepare-moved = { $name } steht auf { $place }.
board-kind = Art des Spielfelds
board-square = Quadrate
board-hex = Sechsecke
board-hex-flat = Sechsecke
board-hex-pointy = Sechsecke
board-metres = Meter
board-regions = Regionen
board-width = Spalten
board-height = Zeilen
board-unit = zu { $unit }
board-more = Spielfeld im Einzelnen
prepare-wall = Wand
prepare-paint = Gelände
prepare-path = Weg
prepare-start = Startfläche
prepare-start-of = Start von { $side }
prepare-erase = Radieren
prepare-drag = { $tool }: über die Karte ziehen. Mit Umschalt: eine ganze Fläche
prepare-picture = Kartenbild
prepare-brush = Was gezeichnet wird
prepare-add-region = Region hinzufügen
prepare-region-n = Region { $n }
prepare-line-begun = Die Linie beginnt bei { $place }. Enter beendet sie, Escape verwirft sie.
prepare-drawn = { $count ->
    [one] { $what } ist gezeichnet.
   *[other] { $what } ist { $count }-mal gezeichnet.
}
prepare-undrawn = { $count ->
    [one] { $what } ist entfernt.
   *[other] { $what } ist { $count }-mal entfernt.
}
prepare-erased = { $place } ist leer.
step-draw = { $what } zeichnen
step-undraw = { $what } entfernen
step-erase = Radieren
step-region = { $name } hinzufügen
step-region-name = die Region { $name }
prepare-region-name = Name der Region { $n }
odds-title = Wer gewinnt?
odds-counting = wird gezählt …
odds-soon = Die ersten Kämpfe laufen.
odds-fights = { $fights ->
    [one] ein Kampf
   *[other] { $fights } Kämpfe
}
odds-interval = { $side }: Der wahre Anteil liegt zwischen { $least } und { $most } %.
odds-policy = Alle Seiten spielt der übliche Computerspieler.
odds-players = Computerspieler: { $players }.
odds-two-sides = Chancen gibt es, sobald zwei Seiten je einen Kämpfer haben.
odds-problems = { $count ->
    [one] Chancen gibt es, sobald ein Fehler weiter unten behoben ist.
   *[other] Chancen gibt es, sobald { $count } Fehler weiter unten behoben sind.
}
odds-rounds = Runden bis zum Ende
odds-mean = { $rounds } im Mittel
odds-rounds-said = { $mean } Runden im Mittel, von { $from } bis { $to }
odds-falls = Am Ende außer Gefecht
solve = Lösen
solve-stop = Halt
solve-aim = Ziel
solve-side = Wer so oft gewinnen soll
solve-for = Siege für { $side }
solve-by = Was sich ändern darf
solve-any = mehr oder weniger von allen
solve-like = mehr oder weniger: { $name }
solve-as-is = Keine Änderung: Kein Versuch kam näher heran
solve-more = { $count } mehr: { $name }
solve-fewer = { $count } weniger: { $name }
solve-found = { $change }: { $percent } % ({ $least } bis { $most } %)
solve-far = Nichts, was versucht wurde, kommt näher an { $wanted } %.
solve-numbers = Zahlen von { $name }
solve-number = { $number } ({ $value })
solve-to = { $number } { $to } statt { $from }
solve-trying = Versuch { $nth }: { $fights } von { $most } Kämpfen
solve-take = Übernehmen
prepare-sides = Seiten
prepare-side = Seite
prepare-side-name = Name von Seite { $nth }
prepare-add-side = Noch eine Seite
prepare-new-side = Andere
prepare-drop-side = Die Seite { $side } entfernen
prepare-no-side = Ohne Seite
prepare-nobody = Noch niemand. Links lässt sich jemand hinzufügen.
prepare-plays = Wer { $side } spielt
prepare-people = Menschen
prepare-computer = Computer
plays-one = ein Spieler
plays-each = je ein Spieler
plays-computer = Computer: { $name }
player-policy = Vorgabe
player-random = zufällig
player-careful = sorgfältig
player-tactical = taktisch
player-brave = tapfer
player-cautious = vorsichtig
player-focused = zielstrebig
player-protective = beschützend
prepare-all = Alle Kämpfer
prepare-name = Name
prepare-kind = Kreatur
prepare-no-kind = keine
prepare-place = Ort
prepare-own = Was abweicht
prepare-copy = { $name } kopieren
prepare-remove = { $name } entfernen
prepare-orders = Dauerbefehle
prepare-new-order = Neuer Dauerbefehl
prepare-order-sample = dodge when the attacker is prone
problem = Erwartet: { $expected }
problem-at = { $where }: erwartet { $expected }
form-own = Vorgabe
form-own-is = { $value } (Vorgabe)
form-own-again = zurück zur Vorgabe
form-more = hinzufügen …
form-none = nichts
form-one-by-one = Einzeln
form-add-to = Zu { $name } hinzufügen
form-take-away = { $name } entfernen
form-reset = { $name } auf die Vorgabe zurücksetzen
form-new-key = Neuer Eintrag von { $name }
ends = Ende des Kampfes
ends-book = Der Kampf endet, wenn das Buch es sagt, und außerdem:
ends-title = Wie dieses Ende heißt
ends-kind = Art des Endes
ends-rounds = nach Runden
ends-reach = jemand erreicht einen Ort
ends-state = jemandem geschieht etwas
ends-who = Wer
ends-add = Hinzufügen
ends-after = { $rounds ->
    [one] Eine Runde ist vorbei
   *[other] { $rounds } Runden sind vorbei
}
ends-is = { $name } ist { $state }
ends-there = { $name } erreicht { $place }
options = Optionen des Buchs
options-changed = { $count } geändert
options-find = Option suchen
options-yes = ja
options-no = nein
options-usual = { $value } (Vorgabe)
options-what = Was bedeutet das?
prepare-note = Notiz
prepare-seed = Startwert der Würfel
step-add = { $count ->
    [one] { $name } hinzugefügt
   *[other] { $count } × { $name } hinzugefügt
}
step-move = { $name } versetzt
step-remove = { $name } entfernt
step-copy = { $name } kopiert
step-name = Name { $name }
step-set = { $what } von { $name }
step-orders = Befehle für { $name }
step-side = noch eine Seite
step-side-name = Seite { $side }
step-drop-side = Seite { $side } entfernt
step-plays = wer { $side } spielt
step-board = Spielfeld: { $what }
step-solve = { $change }
step-title = Titel { $title }
step-note = Notiz
step-seed = Startwert
step-end = ein Ende
step-end-gone = Ende „{ $title }“ entfernt
step-option = Option { $option }
map-bring = Kartendatei öffnen
map-bring-picture = Bild laden
map-import = { $name }
map-remedy = Dein Kampf ist unverändert. Speichere die Karte in ihrem Programm noch einmal oder wähle eine andere Datei.
map-reading = Die Karte wird gelesen …
map-preview = Vorschau des Spielfelds
map-portals = { $count ->
    [one] Die Tür oder das Fenster ist
   *[other] Die { $count } Türen und Fenster sind
}
map-portals-as-written = wie in der Karte
map-portals-doors = Türen, geschlossen
map-portals-windows = Fenster
map-portals-open = offen
map-objects = { $count ->
    [one] Was die Sicht nimmt, wird zur Wand
   *[other] { $count } Dinge, die die Sicht nehmen, werden zu Wänden
}
map-hexes = Auf Sechsecken
map-scale = Felder für ein Quadrat der Karte
map-undo = Was vorher an Wänden und Gelände gezeichnet war, verschwindet. Rückgängig holt es zurück.
map-take = Karte übernehmen
map-taken = { $name } ist jetzt die Karte.
step-map = { $name } übernehmen
map-read = Gelesen:
map-changed = Geändert:
map-left = Weggelassen:
note-picture = Bild mit { $one } mal { $two } Pixeln
note-walls = { $one ->
    [one] eine Wand, in { $two } Stücken gezeichnet
   *[other] { $one } Wände, in { $two } Stücken gezeichnet
}
note-doors = { $one ->
    [one] eine geschlossene Tür
   *[other] { $one } geschlossene Türen
}
note-doors-as-walls = { $one ->
    [one] eine geschlossene Tür, als Wand gezeichnet
   *[other] { $one } geschlossene Türen, als Wand gezeichnet
}
note-windows = { $one ->
    [one] ein Fenster: Man sieht hindurch und kommt nicht durch
   *[other] { $one } Fenster: Man sieht hindurch und kommt nicht durch
}
note-windows-as-walls = { $one ->
    [one] ein Fenster, als Wand gezeichnet: Dieses Spielfeld kennt keine Fenster
   *[other] { $one } Fenster, als Wand gezeichnet: Dieses Spielfeld kennt keine Fenster
}
note-openings = { $one ->
    [one] ein offener Durchgang
   *[other] { $one } offene Durchgänge
}
note-objects = { $one ->
    [one] ein Ding, das die Sicht nimmt, als Wand gezeichnet
   *[other] { $one } Dinge, die die Sicht nehmen, als Wand gezeichnet
}
note-rescaled = Das Bild wurde vergrößert oder verkleinert: Ein Quadrat ist { $two } Pixel breit, nicht { $one }.
note-stretched = Die Felder des Bildes sind nicht quadratisch; es wird über das Spielfeld gestreckt.
note-cropped = Die Karte ist ein Ausschnitt einer größeren, ab { $one }, { $two }; alles ist darum verschoben.
note-part-squares = Die letzten Felder sind angeschnitten; das Spielfeld hat sie ganz.
note-simplified = Die Wände sind um { $one } Felder vereinfacht, weil das Spielfeld höchstens { $two } fasst.
note-closed-unknown = { $one ->
    [one] Ein Durchgang ist nicht geschlossen: Fenster oder offene Türen. Oben lässt sich wählen, was sie sind.
   *[other] { $one } Durchgänge sind nicht geschlossen: Fenster oder offene Türen. Oben lässt sich wählen, was sie sind.
}
note-format = Die Nummer des Formats ist unbekannt; die Karte wurde trotzdem gelesen.
note-hexes = Die Karte ist in Quadraten gezeichnet; ein Sechseck ist so breit wie ein Quadrat.
note-no-picture = das Bild: Die Karte hat keines
note-picture-unknown = das Bild: Es ist weder PNG noch WebP noch JPEG
note-picture-large = das Bild: Es ist größer als { $one } MB. Ein kleineres lässt sich dort speichern, wo die Karte gezeichnet wurde.
note-picture-elsewhere = das Bild: Es liegt in der Werkstatt
note-lights = { $one ->
    [one] ein Licht: Kämpfe kennen noch keine Lichter
   *[other] { $one } Lichter: Kämpfe kennen noch keine Lichter
}
note-objects-left = { $one ->
    [one] ein Ding, das die Sicht nimmt: Oft sind es Bäume und Tische
   *[other] { $one } Dinge, die die Sicht nehmen: Oft sind es Bäume und Tische
}
note-outside = { $one ->
    [one] eine Wand außerhalb der Karte
   *[other] { $one } Wände außerhalb der Karte
}
note-larger = ein Teil der Karte: Sie misst { $one } mal { $two } Felder, das Spielfeld nimmt das obere linke Stück
note-too-many = { $one ->
    [one] eine Wand: Mehr fasst das Spielfeld nicht
   *[other] { $one } Wände: Mehr fasst das Spielfeld nicht
}
note-regions = { $one ->
    [one] eine Wand: Dieses Spiel hat Regionen, das Bild liegt darunter
   *[other] { $one } Wände: Dieses Spiel hat Regionen, das Bild liegt darunter
}
note-unknown-keys = { $one ->
    [one] ein Eintrag nur für andere Programme
   *[other] { $one } Einträge nur für andere Programme
}
note-not-walls = { $one ->
    [one] ein Ding, für das das Format kein Wort hat
   *[other] { $one } Dinge, für die das Format kein Wort hat
}
picture-none = Noch liegt kein Bild darunter. Ein Bild ist PNG, JPEG oder WebP; eine Karte eines anderen Programms ist .dd2vtt, .uvtt oder .df2vtt.
picture-found = Das Gitter ist gefunden: Ein Feld ist { $size } Pixel breit.
picture-unsure = Das Gitter ist vielleicht { $size } Pixel breit. Bitte ansehen, ob die Linien passen.
picture-sized = Das Spielfeld ist jetzt so groß wie das Bild: { $width } × { $height }.
picture-not-found = Kein Gitter gefunden. Ein Quadrat über ein Feld des Bildes ziehen.
picture-square = An ein Quadrat anpassen
picture-square-how = Über ein beliebiges Quadrat des Bildes ziehen; das Gitter folgt.
picture-nudge = Das Bild mit den Pfeiltasten verschieben, oder hier
picture-left = Nach links
picture-right = Nach rechts
picture-up = Nach oben
picture-down = Nach unten
picture-larger = Größer
picture-smaller = Kleiner
picture-remove = Bild entfernen
step-picture = { $name } darunterlegen
step-picture-move = Bild verschieben
step-picture-fit = Bild anpassen
step-picture-remove = Bild entfernen
plays-master = die Spielleitung
own-packs = Eigene Pakete
own-packs-what = Was diese Pakete bringen, kann in diesem Kampf vorkommen. Ein Tisch behält sie so, wie sie waren, als er entstand.
own-packs-gone = Dieses Paket ist nicht in deiner Werkstatt. Füge seine Datei der Bibliothek hinzu, oder nimm es aus diesem Kampf.
own-pack-of = Aus deinem Paket { $pack }
step-pack = { $name } verwenden
step-pack-gone = { $name } weglassen
prepare-carried = Wie ein Kampf sie zurückließ
prepare-carried-from = Aus { $title }, { $on }
prepare-carried-drop = Frisch beginnen
step-carried-gone = { $name } beginnt frisch
form-nth = { $name } { $nth }
map-keys-chosen = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, mit Umschalt bewegen sie { $name }. Enter stellt { $name } auf ein leeres Feld oder wählt, wer dort steht.
map-keys-picture = Spielfeld. Die Pfeiltasten verschieben das Bild.
draw-keys-erase = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, Enter löscht, was dort gezeichnet ist.
draw-keys-cell = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, Enter zeichnet dort oder löscht wieder: { $what }.
draw-keys-line = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, Enter beginnt zu zeichnen: { $what }.
draw-keys-edge = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, mit Umschalt zeichnen sie auf dieser Seite: { $what }. Enter beginnt eine Linie.
draw-keys-end = Spielfeld. Die Pfeiltasten gehen von Feld zu Feld, Enter beendet die Linie dort, Escape verwirft sie: { $what }.
refused-already-revealed = Das lässt sich nicht mehr zurücknehmen: Etwas wurde schon aufgedeckt. Frag die Spielleitung.
refused-bad-address = Das ist keine gültige Adresse.
refused-bad-maker-link = Mit diesem Link lassen sich keine Tische anlegen. Frag nach einem neuen, wem dieser Server gehört.
refused-bad-picture = Dieses Bild lässt sich nicht verwenden. Wähle eine Datei als PNG, JPEG oder WebP.
refused-bad-webhook = Ein Webhook ist eine Adresse wie https://example.org/turns mit höchstens { $most } Zeichen.
refused-bad-workshop-link = Dieser Link öffnet keine Werkstatt. Vielleicht gibt es einen neuen.
refused-board-fixed = Das Spielfeld dieses Spiels kann sich im Kampf nicht ändern.
refused-body-too-large = Das ist zu groß für diesen Server, also wurde nichts aufgehoben. Mach es kleiner, oder bring seine Teile einzeln.
refused-browser-full = Dieser Browser hat keinen Platz mehr für diese Seiten.
refused-changed-in-tab = Ein anderer Tab hat das geändert. Deine Fassung ist nicht verloren: Sichere sie als Kopie, oder öffne, was jetzt da ist.
refused-changed-minutes-ago = Ein anderes Fenster hat das vor { $minutes } Minuten geändert. Deine Fassung ist nicht verloren: Sichere sie als Kopie, oder öffne, was jetzt da ist.
refused-changed-seconds-ago = Ein anderes Fenster hat das vor { $seconds } Sekunden geändert. Deine Fassung ist nicht verloren: Sichere sie als Kopie, oder öffne, was jetzt da ist.
refused-changed-since = Ein anderes Fenster hat das inzwischen geändert. Deine Fassung ist nicht verloren: Sichere sie als Kopie, oder öffne, was jetzt da ist.
refused-clash = Etwas anderes ist zuerst geschehen. Wähle noch einmal.
refused-computer-plays-others = In einem Spiel gegen den Computer spielt immer der Computer die anderen.
refused-connection-ended = Diese Verbindung ist zu Ende. Lade die Seite neu.
refused-database-busy = Ein anderes Programm benutzt die Datenbank, also wurde nichts geändert. Versuch es noch einmal.
refused-database-silent = Die Datenbank antwortet nicht. Diese Seite verbindet sich von selbst wieder.
refused-delete-not-yours = Nur die Spielleitung kann den Tisch löschen.
refused-disk-failed = Der Server kann nicht auf seine Platte schreiben, also wurde nichts geändert. Versuch es später noch einmal.
refused-draft-gone = Dieser Entwurf ist nicht mehr in der Werkstatt.
refused-ended-by-master = Die Spielleitung hat diese Sitzung beendet. Bitte um einen neuen Link.
refused-farm-busy = Die Farm hat gerade genug zu tun. Versuche es später noch einmal.
refused-fault = In Riposte ist ein Fehler aufgetreten. Bitte melde ihn.
refused-fault-nothing-changed = In Riposte ist ein Fehler aufgetreten, und nichts wurde geändert. Bitte melde ihn.
refused-fight-moved-on = Der Kampf ist schon weiter. Wähle noch einmal.
refused-fight-moved-on-ask = Der Kampf ist schon weiter. Frag die Spielleitung.
refused-fight-not-kept = In diesem Browser gibt es keinen solchen Kampf.
refused-fighter-unseen = Du siehst keine solche Figur.
refused-file-too-slow = Diese Datei braucht zu lange zum Öffnen. Mach den Kampf kleiner.
refused-gone-from-workshop = Das ist nicht mehr in der Werkstatt.
refused-gone-save-copy = Das ist nicht mehr in der Werkstatt. Sichere es als Kopie.
refused-hand-to-player = Gib eine Figur jemandem, der mitspielt, oder zurück an die Spielleitung.
refused-hello-first = Die erste Nachricht muss „hello“ sein.
refused-hidden-numbers = Die Werte von { $name } siehst du nicht.
refused-hidden-numbers-attacker = Die Werte eines Angreifers siehst du nicht.
refused-id-reused = Diese Kennung wurde schon für einen anderen Befehl verwendet.
refused-item-too-large = Das braucht { $size } MB. Aufheben lassen sich höchstens { $most } MB.
refused-items-full = Eine Werkstatt behält davon höchstens { $most }. Lösche zuerst eines.
refused-keeper-link-needed = Um hier etwas aufzuheben, brauchst du einen Link: den eines Platzes am Tisch, oder einen von dem, dem dieser Server gehört.
refused-later-release = Diesen Tisch hat eine spätere Fassung von Riposte gespielt. Bitte den, dem dieser Server gehört, sie zu installieren.
refused-later-release-plays = Eine spätere Fassung von Riposte spielt diesen Tisch. Diese Seite findet sie von selbst.
refused-link-invalid = Dieser Link gilt nicht mehr. Bitte die Spielleitung um einen neuen.
refused-link-not-kept = In diesem Browser gibt es keinen Kampf zu diesem Link.
refused-locked = Die Spielleitung hat den Tisch abgeschlossen.
refused-log-changed = Zeile { $line } des Protokolls wurde außerhalb des Tisches geändert. Du siehst den Kampf, wie er vor dieser Zeile war.
refused-log-full = Dieser Tisch hat { $lines } Zeilen, mehr gehen hier nicht. Sichere ihn und beginne einen neuen.
refused-maker-link-needed = Um hier Tische anzulegen, brauchst du einen Link. Frag danach, wem dieser Server gehört.
refused-metrics-elsewhere = Messwerte lassen sich nur auf dieser Maschine lesen, oder mit dem Token des Servers (--metrics-token).
refused-moment-gone = Der Kampf ist schon weiter. Dieser Moment ist vorbei.
refused-moved-to-server = Dieser Tisch ist auf einen anderen Server umgezogen. Diese Seite folgt von selbst.
refused-no-choice = Diese Wahl gibt es nicht. Wähle noch einmal.
refused-no-creature = Das Buch hat keine solche Kreatur.
refused-no-door = Nenne eine Tür.
refused-no-encounter = Dieser Tisch begann mit einem Protokoll, also hat er keine Begegnung.
refused-no-entry = Das Protokoll hat keinen solchen Eintrag.
refused-no-fight = Diesen Kampf gibt es nicht.
refused-no-farm = Dieser Server hat keine Farm: Sie braucht eine PostgreSQL-Datenbank.
refused-no-farm-now = Die Datenbank der Farm ist nicht erreichbar. Versuche es später noch einmal.
refused-no-hello = Die Seite hat sich nicht rechtzeitig gemeldet.
refused-no-line = Diese Zeile hast du nicht gesagt.
refused-no-moment = Diesen Moment gibt es nicht.
refused-no-new-secret = Seit das letzte Geheimnis aufgedeckt wurde, ist nichts geschehen.
refused-no-note = Diese Notiz gibt es nicht.
refused-no-picture = Dieses Bild gibt es nicht.
refused-no-place = Das Spielfeld hat keinen solchen Ort.
refused-no-question = Du hast keine Frage zu beantworten.
refused-no-roll = Dieser Eintrag hat keinen solchen Wurf.
refused-no-room = { $who } hat dort keinen Platz; nichts wurde geändert.
refused-no-rule = Diese Regel gibt es nicht.
refused-no-rule-set = Dieses Regelwerk gibt es nicht.
refused-no-seat = Diesen Platz gibt es nicht.
refused-no-seat-in-browser = Dieser Browser hat hier keinen Platz. Öffne den Link deines Platzes.
refused-no-seat-to-talk = Diesen Platz, mit dem du reden willst, gibt es nicht.
refused-no-spectators = Dieser Tisch hat keinen Platz zum Zuschauen.
refused-no-such-address = Unter dieser Adresse gibt es nichts.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-upgrade = Kein WebSocket kommt durch. Ein Proxy auf dem Weg muss den Upgrade-Header weitergeben.
refused-no-webhooks = Auf diesem Server sind keine Webhooks erlaubt. Bitte den, dem er gehört, um --table-webhooks.
refused-no-workshop = Dieser Browser hat noch keine Werkstatt, oder sie wurde gelöscht.
refused-not-by-rules = Die Regeln erlauben das nicht.
refused-not-for-your-seat = Dein Platz darf das nicht.
refused-not-in-workshop = Das ist nicht in der Werkstatt.
refused-not-json = Nachrichten müssen JSON sein.
refused-not-saved = Der Tisch konnte das nicht sichern, also wurde nichts geändert. Versuch es noch einmal.
refused-not-text = Nachrichten müssen Text sein.
refused-not-your-fighter = Du hast keine solche Figur.
refused-not-your-turn = Du bist nicht am Zug. Alle warten auf { $names }.
refused-notes-full = Ein Platz behält höchstens { $most } Notizen. Lösche zuerst eine.
refused-nothing-to-redo = Du hast nichts zu wiederholen.
refused-nothing-to-undo = Du hast nichts zurückzunehmen.
refused-odds-hidden = Dieser Tisch verbirgt Chancen, also darf eine Anweisung nicht davon abhängen, was ein Hieb täte.
refused-only-our-pages-ask = Nur Seiten dieses Servers dürfen Anfragen senden.
refused-only-our-pages-connect = Nur Seiten dieses Servers dürfen sich verbinden.
refused-opened-in-tab = Dieser Kampf wurde in einem anderen Tab geöffnet. Lade diese Seite noch einmal, um ihn hier zu haben.
refused-orders-full = Ein Tisch behält höchstens { $most } geschriebene Anweisungen. Entferne zuerst eine.
refused-other-host = Auf diesen Namen hört der Server nicht. Starte ihn mit --public-url.
refused-others-acted = Andere haben inzwischen gehandelt. Frag die Spielleitung.
refused-others-fighter = Diese Figur spielt jemand anderes.
refused-others-table = Einer dieser Tische gehört nicht zu dieser Werkstatt. Lade die Seite neu.
refused-own-seat = Du kannst dich nicht selbst entfernen. Mach stattdessen einen neuen Link.
refused-page-too-old = Diese Seite ist von einer anderen Fassung von Riposte. Lade sie neu.
refused-past-odds-hidden = Nur die Spielleitung sieht, was vergangene Hiebe getan hätten.
refused-paused = Das Spiel ist angehalten.
refused-picture-too-heavy = Ein Bild darf höchstens { $most } MB haben.
refused-picture-too-large = Ein Bild darf höchstens { $most } Pixel breit und hoch sein.
refused-pictures-full = Ein Tisch behält höchstens { $most } Bilder.
refused-ping-once = Zeigen kannst du einmal in der Sekunde.
refused-place-off-board = Dieser Ort ist nicht auf dem Spielfeld.
refused-question-answered = Diese Frage ist schon beantwortet.
refused-question-closed = Diese Frage ist nicht mehr offen.
refused-roll-not-awaited = Auf diesen Wurf wartet niemand.
refused-save-log-not-yet = Bevor die Würfel aufgedeckt sind, kann nur die Spielleitung das Protokoll sichern.
refused-save-not-yours = Nur die Spielleitung kann { $what ->
    [encounter] die Begegnung
   *[other] den Tisch
} sichern.
refused-saving-too-fast = Du sicherst zu schnell Notizen. Warte einen Augenblick.
refused-secrets-full = Ein Tisch deckt höchstens { $most } Geheimnisse auf.
refused-server-needed = Das braucht einen Server, und diese Seiten haben keinen.
refused-server-restarts = Der Server hält an. Diese Seite verbindet sich von selbst wieder.
refused-server-stopping = Dieser Server hält gerade an, oder er erreicht seine Datenbank nicht. Versuch es noch einmal.
refused-server-stops = Der Server hält an.
refused-session-ended = Diese Sitzung ist zu Ende. Öffne den Link noch einmal.
refused-set-aside = Dieser Tisch ist zur Seite gelegt: Eine Entscheidung hat zu lange gedauert. Nichts ist verloren. Lade die Seite in { $seconds } s neu, um weiterzuspielen. Der Computer wartet auf dich.
refused-spectators-keep-nothing = Wer zuschaut, teilt sich einen Platz, von dem nichts aufgehoben wird.
refused-stops-full = Ein Tisch behält höchstens { $most } Haltepunkte. Entferne zuerst einen.
refused-table-deleted = Dieser Tisch wurde gelöscht.
refused-table-full = Dieser Tisch ist so groß, wie er sein darf. Sichere ihn und beginne einen neuen.
refused-table-moved = Dieser Tisch ist umgezogen. Versuch es noch einmal.
refused-table-moving = Dieser Tisch zieht gerade auf einen anderen Server um. Versuch es noch einmal.
refused-table-unread = Die Datenbank antwortet nicht. Nichts ist verloren, und diese Seite verbindet sich von selbst wieder.
refused-tables-full = Du hast schon { $tables } Tische, mehr gehen hier nicht. Lösche zuerst einen.
refused-tables-too-large = Deine Tische bräuchten mehr als { $most } MB. Lösche zuerst einen.
refused-talking-too-fast = Du redest zu schnell. Warte einen Augenblick.
refused-too-many-connections = Zu viele Verbindungen von dieser Adresse. Schließe einige Seiten.
refused-too-many-downloads = Zu viele Downloads auf einmal. Versuch es noch einmal, wenn sie fertig sind.
refused-too-many-messages = Zu viele Nachrichten. Lade die Seite neu.
refused-too-many-pages = Dieser Platz ist auf zu vielen Seiten offen, also wurde die älteste geschlossen.
refused-too-many-requests = Zu viele Anfragen von dieser Adresse. Versuch es in { $seconds } s noch einmal.
refused-undo-changed = Inzwischen ist etwas anderes geschehen. Zurücknehmen kannst du jetzt als Letztes: { $undo }
refused-view-broke = Deine Ansicht ist gestört. Bitte lade die Seite neu.
refused-webhook-not-public = Diese Adresse geht nicht. Sie muss im öffentlichen Internet liegen.
refused-workshop-full = Eine Werkstatt behält höchstens { $most } MB, mit dem Papierkorb. Lösche zuerst etwas endgültig.
refused-workshop-pictures-full = Eine Werkstatt behält höchstens { $most } MB an Bildern, mit dem Papierkorb. Lösche zuerst einige endgültig.
refused-workshop-tables-full = In dieser Werkstatt wurden { $many } Tische angelegt, mehr gehen hier nicht. Lösche zuerst einen.
refused-workshops-full = Es gibt schon { $many } Werkstätten, mehr gehen hier nicht.
rules = Regeln
rules-game = Spiel
rules-search = Regeln durchsuchen, oder eine Kennung
rules-loading = Das Buch wird geöffnet …
rules-found = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
rules-hits = Regeln mit „{ $wanted }“
rules-contents = Abschnitte des Buches
rules-own-words = Das sind die Regeln in unseren Worten, wie das Programm sie spielt. Der ganze Text steht in deinem Buch.
rules-library = Kreaturen, Ausrüstung, Zauber und Zustände
rules-tested = { $count ->
    [one] in einem Szenario geprüft
   *[other] in { $count } Szenarien geprüft
}
rules-kind = { $kind }
rules-option = Lesart von { $name }: { $value }
rules-ruled = das Buch lässt etwas offen
rules-about = Über { $id }
rules-where = { $section } · { $kind }
rules-option-name = „{ $name }“
rules-open = Das lässt das Buch offen
rules-ruling = Unsere Auslegung:
rules-usual = gilt
rules-try = Im Labor ausprobieren
rules-uses = Baut auf
rules-used-by = Darauf bauen
rules-examples = Beispiele zum Spielen
rules-play = Ausprobieren
rules-story = Was geschieht
rules-play-label = Ausprobieren: { $title }
rules-more = { $count ->
    [one] Noch eines
   *[other] Noch { $count }
}
rules-scenarios = Szenarien, die sie prüfen
rules-code = Wo sie im Code steht
rules-value = { $value ->
    [true] ja
    [false] nein
   *[other] { $value }
}
number-of-is = { $number } von { $name }: { $value }
correct-title = Einen Wurf berichtigen
correct-what = Was berichtigt wird
correct-dice = die Würfel
correct-faces = Was die Würfel wirklich zeigten
correct-add = Wie viel dazukommt (unter 0 wird abgezogen)
correct-scope = Die Zahl ändert sich nur in dieser einen Aktion.
correct-try = Zeigen, was sich ändern würde
correct-confirm = Berichtigen
correct-report = { $kept ->
    [one] Eine spätere Aktion oder Antwort bleibt
   *[other] { $kept } spätere Aktionen und Antworten bleiben
}, { $lost } { $lost ->
    [one] geht verloren.
   *[other] gehen verloren.
}
correct-stopped = Die Wiederholung endet dort: { $why }
correct-lost = Geht verloren: { $list }
correct-nothing = Sonst ändert sich nichts.
key-numbers = 1 bis 9
key-numbers-what = nach der Nummer wählen
key-escape = Esc
key-escape-what = zurück
key-commit = Enter
key-commit-what = das Gewählte tun
key-end-what = den Zug beenden oder warten
key-target = T, Umschalt+T
key-target-what = nächstes oder voriges Ziel
key-brackets = [ und ]
key-brackets-what = deine vorige oder nächste Figur
key-board = B
key-board-what = zum Spielfeld: die Pfeiltasten gehen, Enter wählt
key-ping = Alt+Klick, X
key-ping-what = allen einen Ort zeigen: Alt+Klick oder lange drücken, oder X auf dem Ort der Pfeiltasten
key-log = L
key-log-what = zum Protokoll
key-undo = Z, Umschalt+Z
key-undo-what = rückgängig, wiederholen
key-commands = /
key-commands-what = alle Befehle
key-line = :
key-line-what = einen Befehl tippen: „wo“, „warum“
key-replay = R
key-replay-what = Rückblick
key-help = ?
key-help-what = diese Liste zeigen
ruling-apply = Anwenden
ruling-what = Was
ruling-set = einen Wert setzen
ruling-move = eine Figur versetzen
ruling-give = einen Zustand geben
ruling-end = einen Zustand beenden
ruling-ignore = eine Regel ausschalten
ruling-heed = eine Regel wieder einschalten
ruling-fact = Angabe
ruling-condition = Zustand
ruling-rule = Regel
ruling-value = Wert
ruling-acts = Nach den Regeln
ruling-values = Über die Regeln hinweg
ruling-to = Wohin
ruling-no-place = Es gibt kein Feld { $place }. Die Felder gehen von { $first } bis { $last }.
hand = Spielfeld und neue Figuren
hand-who = Wesen
hand-side = Seite
hand-instead = Anstelle von
hand-nobody = niemandem
hand-add = Dazuholen
hand-door-open = Offene Tür: { $place }
hand-door-closed = Geschlossene Tür: { $place }
hand-open = { $place } öffnen
hand-close = { $place } schließen
hand-light = Licht
hand-what = Was
hand-where = Felder, etwa 3,4; 3,5
hand-between = Zwischen welchen Feldern, etwa 3,4; 4,4
hand-draw = Zeichnen
hand-erase = Löschen
hand-newcomer = Eine neue Figur
hand-stroke = Wände und Boden
hand-on-board = Auf dem Spielfeld zeichnen
hand-done = Fertig
settings-automation = Automatik
settings-referee = Schiedsrichter: Riposte würfelt, wendet die Regeln an und spielt die Figuren des Computers
settings-assist = Hilfe: Riposte würfelt und wendet die Regeln an, Menschen entscheiden alles
settings-manual = Von Hand: Riposte wendet die Regeln an, Menschen geben ihre Würfel ein
settings-time = Zeit für eine Antwort
settings-turn-time = Zeit für einen Zug; dann handelt der Computer
settings-no-limit = unbegrenzt
webhook = Einem anderen Programm sagen, wer dran ist
webhook-about = Es erfährt, wenn auf einen Platz gewartet wird, dessen Seite nicht offen ist: Tisch, Platz und worauf gewartet wird, nie einen Link mit seinem Schlüssel.
webhook-url = Adresse
webhook-set = Setzen
webhook-off = Ausschalten
webhook-secret = Es wird mit diesem Geheimnis signiert, das nur jetzt gezeigt wird: { $secret }
digest-since = Du hast zuletzt am { $when } hereingesehen.
digest-left = { $count ->
    [one] Ein früherer Eintrag steht im Protokoll.
   *[other] { $count } frühere Einträge stehen im Protokoll.
}
digest-said = { $count ->
    [one] Eine neue Nachricht im Gespräch.
   *[other] { $count } neue Nachrichten im Gespräch.
}
settings-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
settings-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
settings-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
settings-pause = Pause
settings-lock = sperren: niemand kann dazukommen
settings-odds = den Spielern Chancen zeigen
settings-forecast = allen zeigen, wer wahrscheinlich gewinnt
dice-promise = Die Würfel kommen aus einem Geheimnis. Sein Fingerabdruck wurde vor dem ersten Wurf veröffentlicht: { $code }
dice-disclose = Jetzt aufdecken
dice-disclose-question = Alle bekommen das bisherige Protokoll mit allem Verborgenen. Spätere Würfel kommen aus einem neuen Geheimnis. Aufdecken?
dice-disclose-question-over = Alle bekommen das Protokoll mit allem Verborgenen. Aufdecken?
dice-disclose-yes = Ja, aufdecken
dice-disclosed = Aufgedeckt: { $secret }, veröffentlicht als { $code }.
dice-verify = Prüfe das gespeicherte Protokoll mit „riposte verify“.
invite-intro = Jeder Link ist ein Platz: Wer ihn öffnet, spielt dort. Behalte den Link der Spielleitung für dich.
invite-local = Diese Links gehen nur auf diesem Rechner. Damit andere Geräte mitspielen können, starte Riposte mit --host 0.0.0.0.
invite-address = Adresse dieses Rechners
invite-player = Platz von { $name }
invite-code = QR-Code des Links für { $name }
invite-link = Link für { $name }
invite-copy = Kopieren: Link von { $name }
reason = Grund
reason-default = Entscheidung
rule-looking-up = Wird nachgeschlagen …
rule-open = In den Regeln öffnen
rule-missing = Zu dieser Regel gibt es hier keinen Text. { $why }
rule-source = { $section } · { $kind } · { $status }
rule-reading = Entscheidung: { $text }
commands-search = Befehle suchen
commands-hint = Tippe ein paar Buchstaben
ask-lab = Das Labor fragen
ask-lab-what = Ficht ihn von hier an tausendmal weiter: wer gewinnt, und wie sicher.
ask-lab-large = Das Protokoll dieses Kampfes ist zu lang, um übergeben zu werden. Speichere es und gib es „riposte simulate“.
save-log = Protokoll speichern
save-table = Tisch speichern
save-encounter = Begegnung speichern
master-files = Dateien
master-seats = Plätze
seat-here = hier
seat-away = fort
seat-new-link = Neuer Link
seat-kick = Trennen
seat-revoke = Platz schließen
own-data = Was dieser Tisch über dich speichert
own-data-save = Als Datei sichern
own-data-erase = Alles löschen
own-data-question = Dein Gespräch, deine Notizen, Befehle, Bilder und dein Name werden gelöscht, und dein Link endet. Was gespielt wurde, bleibt.
own-data-yes = Löschen
delete-table = Tisch löschen
delete-question = Das löscht den Kampf, sein Protokoll und alle Plätze für immer. Den Tisch löschen?
delete-yes = Ja, löschen
value-none = keine
default-choice = Vorgabe
opening = Der Tisch wird geöffnet …
cost-free = kostenlos
more-unlisted = { $count ->
    [one] Eine weitere ist nicht aufgeführt.
   *[other] { $count } weitere sind nicht aufgeführt.
}
table-retry = Der Tisch ist nicht zu erreichen. { $why } Neuer Versuch …
tab-title-you = (du bist dran) { $title } · Riposte
table-readonly = Du kannst zusehen, aber nicht spielen. { $why }
bar-table = Tisch
bar-round = Runde { $round }
bar-people = Wer am Tisch sitzt
seat-is-here = { $name }: da
seat-is-away = { $name }: nicht da
bar-over = Der Kampf ist vorbei. { $end }.
paused = Pause
bar-lost = Verbindung verloren, neuer Versuch …
bar-sending = wird gesendet …
undo-nothing = Du kannst nichts rückgängig machen.
redo-nothing = Du kannst nichts wiederholen.
undone = Rückgängig gemacht: { $what }. Umschalt+Z holt es zurück.
redone = Wiederholt: { $what }.
withdraw = Zurücknehmen
replay = Rückblick
keys-and-colours = Tasten und Farben
log = Protokoll
log-what-happened = Was geschah
log-depth = Detailgrad
log-story = Text
log-numbers = Zahlen
log-against = { $left } gegen { $right }
log-sum = Summe
log-find = Protokoll durchsuchen und filtern
log-filter = Was das Protokoll zeigt
log-all = Alles
log-mine = Meine
log-hurt = Wunden
log-said = Gespräch
log-search = Im Protokoll suchen
log-found = { $at } von { $count }
log-find-older = Älterer Fund
log-find-newer = Neuerer Fund
log-nothing = Davon ist noch nichts geschehen.
log-empty = Der Kampf hat noch nicht begonnen.
log-board-after = Das Spielfeld nach Eintrag { $number } zeigen
log-number = #{ $number }
log-sum-hidden = Nur wer diese Figur spielt, sieht die Rechnung.
log-no-modifiers = Keine Modifikatoren.
log-inactive = { $count ->
    [one] Eine Sache zählte nicht
   *[other] { $count } Dinge zählten nicht
}
log-correct = Diesen Wurf berichtigen
number-of = { $number } von { $name }
actions = Aktionen
actions-others = { $count ->
    [one] Eine Figur eines Spielers
   *[other] { $count } Figuren von Spielern
}
actions-who = Wer handelt
actions-groups = Arten von Aktionen
group-attack = Angriff
group-move = Bewegung
group-guard = Schutz
group-magic = Magie
group-other = Anderes
group-all = Alle { $count }
actions-targets = { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
}
actions-why = { $title } ist nicht möglich: { $why }
actions-cannot = { $title } ist nicht möglich
actions-more = und { $count } weitere
actions-hint = Wähle eine Aktion, um ihre Chancen zu sehen.
actions-where = { $title }: wohin?
actions-whom = { $title }: auf wen?
actions-how = { $title }: wie?
actions-which = { $title }: welche?
actions-react = { $names }: Reaktion möglich, wohin du auch gehst.
actions-parts = { $title }: wohin zielen?
actions-answer-first = Beantworte zuerst die Frage.
actions-dice-first = Gib zuerst die Würfel ein.
actions-anytime = Jederzeit:
actions-their-turn = Du bist nicht am Zug. Am Zug: { $names }.
actions-choose = { $title }: wähle eine von { $count }
actions-places = { $count ->
    [0] Du kannst kein Feld erreichen.
    [one] Du kannst ein Feld erreichen.
   *[other] Du kannst { $count } Felder erreichen.
}
odds-none = Diese Chancen lassen sich hier nicht schnell genug berechnen.
odds-closed = Die Spielleitung hält die Chancen verdeckt.
stack = Wartende Handlungen
stack-deciding = Es entscheidet: { $names }
phone = Teile des Tischs
phone-act = Handeln
phone-map = Karte
forecast = Chancen des Kampfs
forecast-about = { $fights } Kämpfe zu Ende gespielt
forecast-counting = wird gezählt …
forecast-show = zeigen
question = Frage
kind-ruling = Entscheidung
kind-defend = Abwehr
kind-reaction = Reaktion
kind-choice = Wahl
question-take-over = Du kannst für { $name } antworten
question-others = Auch gefragt: { $names }.
question-parts = Wähle einen Körperteil
question-fold = { $act } …
question-ways = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
question-rest = Andere Antworten …
question-rest-count = { $count } weitere
question-default = { $choice } in { $left }
turn-default = Der Computer handelt in { $left }
question-default-unknown = Vorgabe in { $left }
time-seconds = { $count } s
time-minutes = { $count } Min.
time-hours = { $count } h
time-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
}
question-always = Immer so antworten
question-always-rule = Immer so entscheiden
question-never = Nicht mehr fragen (immer: { $choice })
question-never-unknown = Nicht mehr fragen (immer die Vorgabe)
dice-ask = { $name } würfelt { $title }: { $dice }. Was zeigen die Würfel?
dice-use = Diese Würfel nehmen
dice-roll = Für mich würfeln
board-none = Dieser Kampf hat keine Karte. Die Listen daneben zeigen alles.
board-choosable = wählbar
board-empty = leer
board-reach = erreichbar für { $cost }
board-reach-free = erreichbar
board-provokes = mögliche Reaktion: { $names }
board-from = { $way } von { $name }
board-nothing = Hier kannst du nichts wählen.
board-near-label = Die Figuren zeigen
board-threatens = bedroht die markierten Felder
fighters-all = Alle
fighters-side = Seite { $number }
fighter-yours = deine
fighter-computer = Computer
fighter-acting = am Zug
fighter-deciding = entscheidet
fighter-busy = handelt
fighter-out = außer Gefecht
order-title = Reihenfolge
order-free = Keine Züge
order-free-why = handle, wann immer du zahlen kannst
order-free-end = Die Runde endet, wenn { $count ->
    [2] beide
   *[other] alle { $count }
} warten.
order-free-none = Noch wartet niemand.
order-free-rest = Es warten: { $names }
order-left = { $amount } { $resource } übrig
order-hidden = { $resource } verdeckt
fighter-unknown = Mehr siehst du nicht von { $name }.
fighter-auto = der Computer spielt { $name }
gauge-of = { $value } von { $most }
gauge-label = { $title } { $value }
gauge-planned = { $title } { $value }, { $planned } geplant
body-part-list = { $part } ({ $state })
body-part = { $part }: { $state }
dial = Wenn andere handeln, frag mich
dial-all = nach allem
dial-touching = nach dem, was mich betrifft
dial-none = nach nichts
dial-mixed = wie unten
dial-kinds = { $count ->
    [0] Nach Art des Ereignisses, oder an einem Halt
    [one] Nach Art des Ereignisses, und an einem Halt
   *[other] Nach Art des Ereignisses, und an { $count } Halten
}
dial-attack = Ein Angriff auf mich
dial-friend = Ein Angriff auf jemand anderen
dial-move = Jemand bewegt sich
dial-turn = Ein Zug beginnt oder endet
dial-other = Alles andere
dial-preset = Wie im Buch
dial-hold = Halte die Umschalttaste, um nach allem gefragt zu werden.
dial-all-passed = Frühere verstrichene Momente
stop-any = { $name }, was auch geschieht
stop-turn = { $name }: Zug beginnt oder endet
stop-who = Halt bei
stop-when = wenn
stop-when-any = etwas geschieht
stop-when-turn = der Zug beginnt oder endet
stop-set = Halt setzen
dial-passed = { $count ->
    [one] Ein Moment ging vorüber.
   *[other] { $count } Momente gingen vorüber.
}
dial-moment = { $name }: { $because }
dial-take-up = Darauf zurückkommen
order-when = { $name }: { $text }
order-never = { $name }, { $ask }: immer die Vorgabe
order-always = { $name }, { $ask }: immer { $text }
order-forget = Wieder fragen
order-new = Befehl
order-example = parry when I have at least 3 HP
order-try = Wann hätte er gegolten?
order-give = Befehl geben
order-given = Der Befehl gilt.
order-preview = Er hätte bisher { $fired } von { $asked ->
    [one] 1 Frage
   *[other] { $asked } Fragen
} beantwortet.
end = Das Ende des Kampfs
share-spectators = Kopiert: ein Link für Zuschauer.
share-own = Kopiert: ein Link für diesen Browser.
branch-lost = Der neue Tisch ist bereit, aber seine Links sind verloren. Öffne noch einen.
key-end = N
commands = Befehle
digest = Seit du weg warst
near-here = hier
near-no-way = kein Weg dorthin
near-steps = { $count ->
    [one] gleich daneben
   *[other] { $count } Schritte entfernt
}
near-compass = Norden Nordosten Osten Südosten Süden Südwesten Westen Nordwesten
near-way = { $count } nach { $way }
talk = Etwas sagen
talk-to = Mit wem du sprichst
talk-to-all = an alle
talk-to-gm = an die Spielleitung
talk-to-seat = an { $name }
talk-send = Senden
talk-line-all = { $name }
talk-line-to = { $name } an { $to }
talk-you = dich
talk-gm = die Spielleitung
talk-delete = Deine Zeile löschen: { $line }
talk-news = { $who }: { $text }
talk-past = Du schaust zurück. Was später gesagt wurde, ist verborgen.
notes-back = Zurück zum Protokoll
notes-new = Neue Notiz
notes-none = Noch keine Notizen. Eine Notiz ist nur für dich, auch für die Spielleitung oder für alle.
notes-list = Notizen an diesem Tisch
note-text = Deine Notiz
note-for = Wer sie liest
note-own = nur du
note-gm = du und die Spielleitung
note-all = alle
note-by = von { $name }
note-save = Speichern
note-saved = Gespeichert
note-delete = Notiz löschen
note-left = { $count ->
    [one] noch ein Zeichen
   *[other] noch { $count } Zeichen
}
note-loading = Die Notiz wird geladen …
ping-shown = { $name } zeigt auf { $place }.
portrait = Bild von { $name }
portrait-limits = PNG, JPEG oder WebP, höchstens 4 MB und 4096 Pixel. Alle, die die Figur sehen, sehen es.
portrait-drop = Das Bild wegnehmen
tv = Fernseher
tv-spectators = Ein Fernseher zeigt, was alle im Raum sehen dürfen. Öffne darauf den Link für Zuschauer.
tv-leave = Zurück zum Tisch
shelf-drafts = Deine Kämpfe
shelf-characters = Deine Charaktere
shelf-search-draft = In deinen Kämpfen suchen
shelf-search-character = In deinen Charakteren suchen
shelf-new-draft = Neuer Kampf
shelf-new-character = Neuer Charakter
shelf-new-draft-in = Neuer Kampf in { $game }
shelf-new-character-in = Neuer Charakter in { $game }
shelf-untitled = Ohne Namen
shelf-side-first = Helden
shelf-side-second = Gegner
shelf-region-first = Diesseits
shelf-region-second = Jenseits
shelf-file = Datei hinzufügen
shelf-file-draft = Ein Kampf oder eine ganze Werkstatt, die du gesichert hast. Du kannst sie überall hier ablegen.
shelf-file-character = Ein Charakter oder eine ganze Werkstatt, die du gesichert hast. Du kannst sie überall hier ablegen.
shelf-no-file = { $name } ist keine Datei, die Riposte lesen kann. Nimm einen Kampf, einen Charakter, ein Paket oder eine gesicherte Werkstatt (.json oder .jsonl).
shelf-other-format = { $name } ist JSON, aber kein Kampf, kein Charakter, kein Paket und keine gesicherte Werkstatt. Was es ist, sagt sein „format“.
shelf-list = Auf der Liste
shelf-archive = Beiseitegelegt
shelf-bin = Papierkorb
shelf-tab = { $title } ({ $count })
shelf-bin-days = Was im Papierkorb liegt, verschwindet nach 30 Tagen endgültig.
shelf-loading = Die Liste wird geladen …
shelf-none-draft = Du hast noch keine eigenen Kämpfe. Wähle oben ein Spiel oder füge eine Datei hinzu.
shelf-none-character = Du hast noch keine eigenen Charaktere. Wähle oben ein Spiel oder füge eine Datei hinzu.
shelf-none-archive = Nichts ist beiseitegelegt.
shelf-none-bin = Der Papierkorb ist leer.
shelf-none-found = Hier heißt nichts „{ $wanted }“.
shelf-fighters = { $count ->
    [0] noch niemand dabei
    [one] eine Figur
   *[other] { $count } Figuren
}
shelf-open = Öffnen
shelf-open-label = { $title } öffnen
shelf-play = Spielen
shelf-play-label = { $title } mit anderen spielen
shelf-alone = Allein
shelf-alone-label = { $title } allein spielen
shelf-copy = { $title } kopieren
shelf-copy-of = Kopie von { $title }
shelf-save = { $title } als Datei sichern
shelf-aside = { $title } beiseitelegen
shelf-drop = { $title } löschen
shelf-back = Zurücklegen
shelf-back-label = { $title } zurück auf die Liste legen
shelf-forget = Endgültig löschen
shelf-forget-label = { $title } endgültig löschen
shelf-forget-yes = Ja, endgültig
shelf-undo = Rückgängig
shelf-done-binned = { $title } liegt im Papierkorb.
shelf-done-archived = { $title } ist beiseitegelegt.
shelf-done-kept = { $title } ist wieder auf der Liste.
shelf-done-copied = Kopiert als { $title }.
shelf-done-came = { $title } wurde aus der Datei hinzugefügt.
shelf-done-forgotten = { $title } ist weg.
shelf-tables = Tische von hier
shelf-opened = geöffnet { $when }
shelf-table = Zu { $title }
shelf-no-seat = kein Platz in diesem Browser
shelf-where = Liegt auf diesem Server. Der Link dieser Werkstatt öffnet sie auf jedem Gerät.
shelf-where-here = Liegt nur in diesem Browser. Speichere es als Datei, um es anderswo zu haben.
shelf-where-link = Link und Datei der Werkstatt
workshop = Werkstatt
workshop-intro = Deine Kämpfe, Charaktere und Bilder liegen auf diesem Server. Es gibt kein Konto: Der Link dieser Werkstatt ist ihr Schlüssel.
workshop-intro-here = Deine Kämpfe, Charaktere und Bilder liegen nur in diesem Browser. Sichere sie hin und wieder als Datei: Wer die Daten der Seite löscht, löscht auch sie.
workshop-none = Dieser Browser hat noch keine Werkstatt. Sie entsteht mit dem ersten Kampf oder Charakter, den du behältst.
workshop-drafts = { $count ->
    [one] ein Kampf
   *[other] { $count } Kämpfe
}
workshop-characters = { $count ->
    [one] ein Charakter
   *[other] { $count } Charaktere
}
workshop-packs = { $count ->
    [one] ein Paket
   *[other] { $count } Pakete
}
workshop-pictures = { $count ->
    [one] ein Bild
   *[other] { $count } Bilder
}
workshop-nothing = noch nichts
workshop-room = { $used } von { $most } MB
workshop-days = Dieser Server löscht eine Werkstatt, die { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang niemand geöffnet hat.
workshop-show = Link zeigen
workshop-link = Diese Werkstatt
workshop-link-what = Öffne ihn auf einem anderen Gerät und bewahre ihn gut auf. Gib ihn niemandem: Er ist der Schlüssel.
workshop-renew = Neuen Link machen
workshop-renew-question = Der alte Link öffnet dann auf keinem Gerät mehr etwas. Einen neuen machen?
workshop-renew-yes = Ja, einen neuen Link
workshop-save = Alles als eine Datei sichern
workshop-bring = Gesicherte Werkstatt hinzufügen
workshop-came = { $count ->
    [0] Es kam nichts Neues.
    [one] Eine Sache kam.
   *[other] { $count } Sachen kamen.
} { $same ->
    [0] {""}
    [one] Eine war schon hier.
   *[other] { $same } waren schon hier.
}
workshop-refused = { $count ->
    [one] Eine wurde nicht angenommen:
   *[other] { $count } wurden nicht angenommen:
}
workshop-refused-line = Zeile { $line }, { $title }: { $why }
workshop-refused-bare = Zeile { $line }: { $why }
workshop-delete = Werkstatt löschen
workshop-delete-what = Das löscht für immer alles, was sie enthält. Sichere sie vorher als Datei. Welche ihrer Tische sollen auch gelöscht werden?
workshop-delete-no-tables = Das löscht für immer alles, was sie enthält. Sichere sie vorher als Datei.
workshop-delete-yes = Für immer löschen
workshop-delete-no = Behalten
workshop-deleted = Die Werkstatt ist weg.
take-title = Eine Werkstatt
take-looking = Der Link wird geöffnet …
take-what = Dieser Link öffnet eine Werkstatt mit diesem Inhalt: { $what }. Wer den Link hat, kann alles darin ändern.
take-own = Dieser Browser benutzt sie schon.
take-instead = Dieser Browser hat eine andere Werkstatt, mit diesem Inhalt: { $what }. Bewahre erst ihren Link auf oder sichere sie als Datei: Diese hier tritt an ihre Stelle.
take-use = Hier benutzen
take-go = Zu deinen Kämpfen
`;
