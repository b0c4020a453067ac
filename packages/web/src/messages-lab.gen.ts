// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The messages of a part of the page, by language. */
export const LAB = {
  de: `lab = Labor
lab-opening = Der Kampf wird geöffnet …
lab-views = Was herauszufinden ist
lab-compare = Vergleich
lab-matters = Was zählt
lab-solve = Lösen
lab-grid = Zwei Werte
lab-players = Spieler
lab-dice = Würfel
lab-question = Die Frage
lab-fight = Kampf
lab-prepared = Selbst vorbereitet
lab-fights = Kämpfe
lab-seed = Startwert
lab-side-of = Siege von
lab-played-by = { $side } wird gespielt von
lab-policy = dem Spieler der Regeln
lab-file-player = wie in der Datei: { $player }
lab-variant = Variante
lab-variant-against = gegen den Kampf, wie er ist
lab-change-something = Etwas ändern
lab-change-else = Noch etwas ändern
lab-change-remove = Zurücknehmen: { $change }
lab-change-sort = Art der Änderung
lab-sort-number = Ein Wert oder ein Würfel
lab-sort-more = Noch jemand wie
lab-sort-without = Ohne
lab-sort-option = Eine andere Lesart des Buches
lab-change-what = Wovon
lab-change-to = Neuer Wert
lab-change-add = Hinzufügen
lab-change-leave = Abbrechen
lab-places-loading = Die Werte des Kampfes werden nachgesehen …
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
lab-fought = { $count ->
    [one] einer von { $of } Kämpfen
   *[other] { $count } von { $of } Kämpfen
}
lab-counting = Es wird gezählt …
lab-nothing = Noch ist nichts gefochten. „Starten“ oder die Taste R beginnt.
lab-hint-compare = Beide Kämpfe bekommen dieselben Würfe, einer nach dem anderen. So fällt der Zufall aus dem Unterschied heraus.
lab-hint-matters = Jeder Wert wird um eins verschoben, mit denselben Würfen. Was auch Zufall sein kann, fehlt.
lab-hint-solve = Kämpfer oder ein Wert ändern sich Schritt für Schritt, bis der Anteil erreicht ist. Jeder Versuch wird so oft gefochten wie oben gesagt.
lab-hint-grid = Jedes Paar von Werten wird so oft gefochten wie oben gesagt. 100 Kämpfe geben ein erstes Bild.
lab-hint-players = Je zwei Spieler treffen auf beiden Seiten mit denselben Würfen aufeinander.
lab-kept = Frühere Läufe
lab-table = Als Tabelle
lab-wins = Wer gewinnt
lab-side = Seite
lab-as-is = Wie er ist
lab-difference = Unterschied
lab-percent = { $share } %
lab-estimate = { $share } % ({ $least } bis { $most })
lab-change = { $share } Punkte ({ $least } bis { $most })
lab-side-wins = { $side } gewinnt
lab-points-more = Punkte öfter
lab-truth = Die Wahrheit liegt in 95 von 100 Fällen zwischen { $least } und { $most } %.
lab-truth-change = Die Wahrheit liegt in 95 von 100 Fällen zwischen { $least } und { $most }.
lab-took = { $count ->
    [one] Je ein Kampf, in { $seconds } Sekunden.
   *[other] Je { $count } Kämpfe, in { $seconds } Sekunden.
}
lab-endless = { $count ->
    [one] Ein Kampf fand kein Ende und zählt für niemanden.
   *[other] { $count } Kämpfe fanden kein Ende und zählen für niemanden.
}
lab-unclear = So viele Kämpfe können diesen Unterschied nicht vom Zufall trennen.
lab-rounds = Runden bis zum Ende
lab-round = Runde
lab-share = Anteil der Kämpfe
lab-rounds-mean = { $rounds } im Mittel
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
lab-by-fighters = Wie viele es sind
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
lab-grid-title = Wie oft { $side } gewinnt
lab-grid-note = von hundert Kämpfen
lab-entrants = Wer antritt
lab-contest = Anteil aller gewonnenen Kämpfe
lab-contest-note = je zwei auf beiden Seiten
lab-pairings = Paarung
lab-pairing = { $first } gegen { $second }
lab-won = Der erste gewinnt
lab-lost = Der zweite gewinnt
lab-save = Speichern
lab-save-html = Bericht (HTML)
lab-save-figures = Zahlen (CSV)
lab-save-rows = Jeder Kampf (CSV)
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
lab-dice-title = Würfel
lab-dice-expression = Würfel
lab-dice-other = Gegen (darf leer bleiben)
lab-dice-hint = Etwa 2d6+3, 4d6kh3, d20 adv, 3d6! oder 2d6 >= 8. Dieselben Worte wie bei „riposte dice“.
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
`,
  en: `lab = Lab
lab-opening = The fight is opened …
lab-views = What to find out
lab-compare = Compare
lab-matters = What matters
lab-solve = Solve
lab-grid = Two numbers
lab-players = Players
lab-dice = Dice
lab-question = What is asked
lab-fight = Fight
lab-prepared = Prepared by you
lab-fights = Fights
lab-seed = Seed
lab-side-of = Wins of
lab-played-by = { $side } is played by
lab-policy = the rules’ own player
lab-file-player = as the file says: { $player }
lab-variant = Variant
lab-variant-against = against the fight as it is
lab-change-something = Change something
lab-change-else = Change something else
lab-change-remove = Take back: { $change }
lab-change-sort = What kind of change
lab-sort-number = A number or a die
lab-sort-more = One more like
lab-sort-without = Without
lab-sort-option = Another reading of the book
lab-change-what = Of what
lab-change-to = New value
lab-change-add = Add
lab-change-leave = Cancel
lab-places-loading = Looking up the numbers of the fight …
lab-place = { $name }: { $what }
lab-place-now = { $place } (now { $now })
lab-change-more = { $count ->
    [one] one more like { $name }
   *[other] { $count } more like { $name }
}
lab-change-without = without { $name }
lab-change-option = reading of { $what }: { $value }
lab-change-number = { $name }: { $what } { $value }
lab-run = Run
lab-run-again = Run again
lab-go-on = Go on
lab-stop = Stop
lab-progress = Fights so far
lab-fought = { $count ->
    [one] one of { $of } fights
   *[other] { $count } of { $of } fights
}
lab-counting = Counting …
lab-nothing = Nothing has been fought yet. Press Run, or the key R.
lab-hint-compare = Both fights get the same dice, one by one, so that chance does not blur the difference.
lab-hint-matters = Each number is changed by one, with the same dice. What chance alone could explain is left out.
lab-hint-solve = Fighters or a number change step by step until the share is reached. Each attempt runs as many fights as set above.
lab-hint-grid = Each pair of numbers runs as many fights as set above. 100 fights give a first picture.
lab-hint-players = Each pair of players meets on both sides, with the same dice.
lab-kept = Kept runs
lab-table = As table
lab-wins = Who wins
lab-side = Side
lab-as-is = As it is
lab-difference = Difference
lab-percent = { $share } %
lab-estimate = { $share } % ({ $least } to { $most })
lab-change = { $share } points ({ $least } to { $most })
lab-side-wins = { $side } wins
lab-points-more = points more often
lab-truth = The truth lies between { $least } and { $most } %, 95 times in 100.
lab-truth-change = The truth lies between { $least } and { $most }, 95 times in 100.
lab-took = { $count ->
    [one] One fight each, in { $seconds } seconds.
   *[other] { $count } fights each, in { $seconds } seconds.
}
lab-endless = { $count ->
    [one] One fight came to no end and counts for nobody.
   *[other] { $count } fights came to no end and count for nobody.
}
lab-unclear = With this many fights, the difference may be chance.
lab-rounds = Rounds until the end
lab-round = Round
lab-share = Share of fights
lab-rounds-mean = { $rounds } on average
lab-chances = Chance to win by round
lab-chances-note = of the fights that last that long
lab-hurt-note = { $count ->
    [one] on average, in the first fight
   *[other] on average, in the first { $count } fights
}
lab-hurt-by-round = { $what } taken by round
lab-hurt-by-act = { $what } taken by act
lab-out-by-round = Put out of the fight by round
lab-out-by-act = Put out of the fight by act
lab-act = Act
lab-in-a-fight = In a fight
lab-out = Out of the fight at the end
lab-fighter = Fighter
lab-gauge = What is left
lab-left = { $what } left at the end
lab-left-much = Left
lab-moments = Decisive moments
lab-moments-note = { $count ->
    [one] seen in the first fight
   *[other] seen in the first { $count } fights; click to watch
}
lab-moments-none = No single fall clearly changed the odds. More fights may show one.
lab-fight-number = Fight
lab-what-happened = What happened
lab-odds = Odds of { $side }
lab-moment = { $name } falls to { $by } ({ $act }) in round { $round }
lab-moment-falls = { $name } falls in round { $round }
lab-from-to = { $from } → { $to } %
lab-matters-to = What matters for { $side }
lab-matters-note = { $count ->
    [one] points, one fight each
   *[other] points, { $count } fights each
}
lab-matters-folded = { $count ->
    [one] One more number made no clear difference.
   *[other] { $count } more numbers made no clear difference.
}
lab-number = Number
lab-now = Now
lab-goal = Share of wins wanted
lab-by = By changing
lab-by-fighters = How many there are
lab-like = fighters like { $name }
lab-by-numbers = A number
lab-moved = { $what } { $by }
lab-more = { $count ->
    [one] one more
   *[other] { $count } more
}
lab-fewer = { $count ->
    [one] one fewer
   *[other] { $count } fewer
}
lab-solved = What was tried
lab-solved-note = Closest to { $wanted } % for { $side }: { $change }, { $share }.
lab-tried = Change
lab-across = Across
lab-down = Down
lab-grid-title = How often { $side } wins
lab-grid-note = of a hundred fights
lab-entrants = Who competes
lab-contest = Share of all fights won
lab-contest-note = every two on both sides
lab-pairings = Pairing
lab-pairing = { $first } against { $second }
lab-won = First wins
lab-lost = Second wins
lab-save = Save
lab-save-html = Report (HTML)
lab-save-figures = Figures (CSV)
lab-save-rows = Each fight (CSV)
lab-save-json = All numbers (JSON)
lab-save-svg = Save as SVG
lab-save-png = Save as PNG
lab-copy-link = Copy the link
lab-copy-command = Copy the command
lab-copied = Copied.
lab-copy-self = This browser does not let pages copy. Here it is: { $what }
lab-report-of = { $count ->
    [one] One fight, seed “{ $seed }”, variant: { $variant }.
   *[other] { $count } fights, seed “{ $seed }”, variant: { $variant }.
}
lab-dice-title = Dice
lab-dice-expression = Dice
lab-dice-other = Against (may stay empty)
lab-dice-hint = Such as 2d6+3, 4d6kh3, d20 adv, 3d6! or 2d6 >= 8. The notation is that of “riposte dice”.
lab-dice-chance = Chance
lab-dice-at-least = At least
lab-dice-at-most = At most
lab-dice-total = Total
lab-dice-summary = mean { $mean }, standard deviation { $deviation }, { $least } to { $most }, median { $median }
lab-dice-holds = holds: { $share } %
lab-dice-versus = the first is higher { $left } %, equal { $tie } %, the second is higher { $right } %
lab-dice-rarer = { $count ->
    [one] and one rarer total
   *[other] and { $count } rarer totals
}
lab-back = Back to the lab
`,
};

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'lab': { };
    readonly 'lab-opening': { };
    readonly 'lab-views': { };
    readonly 'lab-compare': { };
    readonly 'lab-matters': { };
    readonly 'lab-solve': { };
    readonly 'lab-grid': { };
    readonly 'lab-players': { };
    readonly 'lab-dice': { };
    readonly 'lab-question': { };
    readonly 'lab-fight': { };
    readonly 'lab-prepared': { };
    readonly 'lab-fights': { };
    readonly 'lab-seed': { };
    readonly 'lab-side-of': { };
    readonly 'lab-played-by': { readonly side: Arg };
    readonly 'lab-policy': { };
    readonly 'lab-file-player': { readonly player: Arg };
    readonly 'lab-variant': { };
    readonly 'lab-variant-against': { };
    readonly 'lab-change-something': { };
    readonly 'lab-change-else': { };
    readonly 'lab-change-remove': { readonly change: Arg };
    readonly 'lab-change-sort': { };
    readonly 'lab-sort-number': { };
    readonly 'lab-sort-more': { };
    readonly 'lab-sort-without': { };
    readonly 'lab-sort-option': { };
    readonly 'lab-change-what': { };
    readonly 'lab-change-to': { };
    readonly 'lab-change-add': { };
    readonly 'lab-change-leave': { };
    readonly 'lab-places-loading': { };
    readonly 'lab-place': { readonly name: Arg; readonly what: Arg };
    readonly 'lab-place-now': { readonly place: Arg; readonly now: Arg };
    readonly 'lab-change-more': { readonly count: Arg; readonly name: Arg };
    readonly 'lab-change-without': { readonly name: Arg };
    readonly 'lab-change-option': { readonly what: Arg; readonly value: Arg };
    readonly 'lab-change-number': { readonly name: Arg; readonly what: Arg; readonly value: Arg };
    readonly 'lab-run': { };
    readonly 'lab-run-again': { };
    readonly 'lab-go-on': { };
    readonly 'lab-stop': { };
    readonly 'lab-progress': { };
    readonly 'lab-fought': { readonly count: Arg; readonly of: Arg };
    readonly 'lab-counting': { };
    readonly 'lab-nothing': { };
    readonly 'lab-hint-compare': { };
    readonly 'lab-hint-matters': { };
    readonly 'lab-hint-solve': { };
    readonly 'lab-hint-grid': { };
    readonly 'lab-hint-players': { };
    readonly 'lab-kept': { };
    readonly 'lab-table': { };
    readonly 'lab-wins': { };
    readonly 'lab-side': { };
    readonly 'lab-as-is': { };
    readonly 'lab-difference': { };
    readonly 'lab-percent': { readonly share: Arg };
    readonly 'lab-estimate': { readonly share: Arg; readonly least: Arg; readonly most: Arg };
    readonly 'lab-change': { readonly share: Arg; readonly least: Arg; readonly most: Arg };
    readonly 'lab-side-wins': { readonly side: Arg };
    readonly 'lab-points-more': { };
    readonly 'lab-truth': { readonly least: Arg; readonly most: Arg };
    readonly 'lab-truth-change': { readonly least: Arg; readonly most: Arg };
    readonly 'lab-took': { readonly count: Arg; readonly seconds: Arg };
    readonly 'lab-endless': { readonly count: Arg };
    readonly 'lab-unclear': { };
    readonly 'lab-rounds': { };
    readonly 'lab-round': { };
    readonly 'lab-share': { };
    readonly 'lab-rounds-mean': { readonly rounds: Arg };
    readonly 'lab-chances': { };
    readonly 'lab-chances-note': { };
    readonly 'lab-hurt-note': { readonly count: Arg };
    readonly 'lab-hurt-by-round': { readonly what: Arg };
    readonly 'lab-hurt-by-act': { readonly what: Arg };
    readonly 'lab-out-by-round': { };
    readonly 'lab-out-by-act': { };
    readonly 'lab-act': { };
    readonly 'lab-in-a-fight': { };
    readonly 'lab-out': { };
    readonly 'lab-fighter': { };
    readonly 'lab-gauge': { };
    readonly 'lab-left': { readonly what: Arg };
    readonly 'lab-left-much': { };
    readonly 'lab-moments': { };
    readonly 'lab-moments-note': { readonly count: Arg };
    readonly 'lab-moments-none': { };
    readonly 'lab-fight-number': { };
    readonly 'lab-what-happened': { };
    readonly 'lab-odds': { readonly side: Arg };
    readonly 'lab-moment': { readonly name: Arg; readonly by: Arg; readonly act: Arg; readonly round: Arg };
    readonly 'lab-moment-falls': { readonly name: Arg; readonly round: Arg };
    readonly 'lab-from-to': { readonly from: Arg; readonly to: Arg };
    readonly 'lab-matters-to': { readonly side: Arg };
    readonly 'lab-matters-note': { readonly count: Arg };
    readonly 'lab-matters-folded': { readonly count: Arg };
    readonly 'lab-number': { };
    readonly 'lab-now': { };
    readonly 'lab-goal': { };
    readonly 'lab-by': { };
    readonly 'lab-by-fighters': { };
    readonly 'lab-like': { readonly name: Arg };
    readonly 'lab-by-numbers': { };
    readonly 'lab-moved': { readonly what: Arg; readonly by: Arg };
    readonly 'lab-more': { readonly count: Arg };
    readonly 'lab-fewer': { readonly count: Arg };
    readonly 'lab-solved': { };
    readonly 'lab-solved-note': { readonly wanted: Arg; readonly side: Arg; readonly change: Arg; readonly share: Arg };
    readonly 'lab-tried': { };
    readonly 'lab-across': { };
    readonly 'lab-down': { };
    readonly 'lab-grid-title': { readonly side: Arg };
    readonly 'lab-grid-note': { };
    readonly 'lab-entrants': { };
    readonly 'lab-contest': { };
    readonly 'lab-contest-note': { };
    readonly 'lab-pairings': { };
    readonly 'lab-pairing': { readonly first: Arg; readonly second: Arg };
    readonly 'lab-won': { };
    readonly 'lab-lost': { };
    readonly 'lab-save': { };
    readonly 'lab-save-html': { };
    readonly 'lab-save-figures': { };
    readonly 'lab-save-rows': { };
    readonly 'lab-save-json': { };
    readonly 'lab-save-svg': { };
    readonly 'lab-save-png': { };
    readonly 'lab-copy-link': { };
    readonly 'lab-copy-command': { };
    readonly 'lab-copied': { };
    readonly 'lab-copy-self': { readonly what: Arg };
    readonly 'lab-report-of': { readonly count: Arg; readonly seed: Arg; readonly variant: Arg };
    readonly 'lab-dice-title': { };
    readonly 'lab-dice-expression': { };
    readonly 'lab-dice-other': { };
    readonly 'lab-dice-hint': { };
    readonly 'lab-dice-chance': { };
    readonly 'lab-dice-at-least': { };
    readonly 'lab-dice-at-most': { };
    readonly 'lab-dice-total': { };
    readonly 'lab-dice-summary': { readonly mean: Arg; readonly deviation: Arg; readonly least: Arg; readonly most: Arg; readonly median: Arg };
    readonly 'lab-dice-holds': { readonly share: Arg };
    readonly 'lab-dice-versus': { readonly left: Arg; readonly tie: Arg; readonly right: Arg };
    readonly 'lab-dice-rarer': { readonly count: Arg };
    readonly 'lab-back': { };
  }
}
