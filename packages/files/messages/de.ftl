## Names of things in a sentence, where a thing does not say its own: with its article in the accusative, and behind "mit".

# sample: name=Schwert
in-general-akk = { $name }
in-general-with = mit { $name }
in-general-the = { $name }
in-general-a = { $name }

## Headlines

# sample: by=Ilse text=Ziehen
act = { $by }: { $text }.
# sample: reason=Das_Seil_ist_nass.
ruling = SL-Entscheidung: { $reason }
ruling-plain = SL-Entscheidung.

## What came of it, behind the name of a fighter

# sample: who=Ilse what=am_Boden
consequence = { $who }: { $what }.
# sample: condition=am_Boden
condition-begins = { $condition }
# sample: condition=verlangsamt source=Ann
condition-begins-by = { $condition } ({ $source })
# sample: condition=am_Boden
condition-ends = nicht mehr { $condition }
# sample: when=turn-ends of=Odo number=1
until = { $when ->
    [turn-starts] { $number ->
        [1] bis zum Beginn des nächsten Zugs von { $of }
       *[other] bis zum Beginn des Zugs von { $of } in { $number } Runden
    }
    [turn-ends] { $number ->
        [0] bis zum Ende des Zugs von { $of }
        [1] bis zum Ende des nächsten Zugs von { $of }
       *[other] bis zum Ende von { $number } weiteren Zügen von { $of }
    }
   *[round-ends] { $number ->
        [1] bis zum Ende der Runde
        [2] bis zum Ende der nächsten Runde
       *[other] für { $number } Runden
    }
}
# sample: amount=2 title=AP from=3 to=1
cost = −{ $amount } { $title } ({ $from } → { $to })
# sample: amount=2 title=AP from=1 to=3
gain = +{ $amount } { $title } ({ $from } → { $to })
# sample: amount=2 title=AP from=3 to=1
loss = −{ $amount } { $title } ({ $from } → { $to })
# sample: amount=1 title=AP
debt = { $amount } { $title } weniger im nächsten Zug
# sample: title=LP from=12 to=7
pool = ({ $title } { $from } → { $to })
# sample: change=moved values=4
change = { $change } ({ $values })
change-alone = { $change }

## Rolls and answers that nothing else tells

# sample: roll=Angriff dice=d20_13
roll = { $roll } { $dice }
# sample: who=Ann roll=Angriff dice=d20_13
roll-of = { $who }: { $roll } { $dice }
# sample: total=9
dice-bare = { $total } gewürfelt
# sample: who=Ann value=parry
answer = { $who } wählt: { WORD($value) }.
# sample: who=Ann
answered-gm = Die Spielleitung hat für { $who } entschieden.
# sample: who=Ann
answered-deadline = { $who } hat nicht rechtzeitig geantwortet.
# sample: who=Ann
acted-deadline = { $who } hat nicht rechtzeitig gehandelt, also hat der Computer gehandelt.
# sample: kept=h faces=13,_4
dice-of = { $kept ->
    [h] bester von { $faces }
   *[l] schlechtester von { $faces }
}

parts-folded = aus { $number } Modifikatoren
# sample: query=Angriff who=Ann amount=+2 reason=Nebel
shift = { $reason ->
    [none] SL-Entscheidung: { $query } von { $who } { $amount }.
   *[other] SL-Entscheidung: { $query } von { $who } { $amount }: { $reason }.
}

## Changes of every game

# sample: rule=CE-MEL-001 ignored=yes who=Ann once=no
change-rule-ignored = { $ignored ->
    [yes] Regel { $rule } wird ausgesetzt.
   *[no] Regel { $rule } gilt wieder.
}
change-entered = kommt in den Kampf
# sample: act=open what=wall where=3,_4
change-board-redrawn = { $act ->
    [draw] Das Spielfeld ändert sich: { $what } bei { $where }.
    [erase] Vom Spielfeld verschwunden: { $what } bei { $where }.
    [open] Bei { $where } öffnet sich eine Tür.
    [close] Bei { $where } schließt sich eine Tür.
   *[light] Das Licht ist jetzt: { $what }.
}
change-payment-set = { "" }

## A fight as a whole

# sample: title=Das_Hafentor game=Sea_of_Shadows
story-title = { $title } ({ $game })
# sample: title=Das_Hafentor game=Sea_of_Shadows seed="7"
story-title-seed = { $title } ({ $game }, Startwert { $seed })
# sample: title=Duel line=4
after-line = { $title }, nach Zeile { $line }
# sample: side=Wache several=no
end-won = Sieg für { $side }
end-nobody = niemand steht mehr
end-not-yet = Der Kampf geht weiter
# sample: number=20000
end-never = kein Ende nach { $number } Befehlen
end-undecided = kein Ende nach { $number } Befehlen: der Computer wählt nichts für { $who }
# sample: end=Sieg_für_Wache
end-over = { $end }. Der Kampf ist vorbei.

## Names of those who are no fighters, and what rules say with yes or no

thing-the-game-master = die Spielleitung
thing-nobody = niemand
thing-the-scene = die Szene

## Wohin eine Region führt

# sample: names=Hof
region-leads = nach { PLACE($names) }
region-nobody = niemand
region-dead-end = Sackgasse
word-yes = ja
word-no = nein
word-nothing = nichts
word-no-reaction = keine Reaktion
word-none = nichts
word-by = von
word-with = mit
word-on = auf
word-someone = jemand
in-general-place = { $capital }
answered-order = Ein Dauerbefehl hat für { $who } geantwortet.

## Warum etwas nicht geht, wie der Kern es feststellt.

refuse-answer-for-yourself = diese Frage gilt dir nicht
refuse-no-answer-here = { $act } ist darauf keine Antwort
refuse-not-of-this-kind = { $kind } kann das nicht
refuse-not-open = { $value } ist hier nicht möglich
refuse-not-your-turn = du bist nicht am Zug
not-now-over = der Kampf ist vorbei
not-now-turn = { $number ->
    [1] { $names } ist am Zug
   *[other] { $names } sind am Zug
}

fault-no-such-total = { $pool } kann nicht { $total } ergeben.
fault-force-faces = Gib die Augen als ganze Zahlen ab 1 ein oder eine Summe.
fault-too-few-faces = { $given ->
    [one] 1 Würfel ist
   *[other] { $given } Würfel sind
} zu wenig für diesen Wurf.
fault-too-many-faces = Dieser Wurf braucht { $needed } Würfel, nicht { $given }.
fault-no-such-face = Ein Würfel mit { $sides } Seiten kann nicht { $face } zeigen.
fault-action-waits = Eine andere Handlung wartet noch auf eine Antwort.
fault-already-known = Das lässt sich nicht mehr zurücknehmen: Würfel oder Antworten sind bekannt. Frag die Spielleitung.
fault-older-command = Eine ältere Fassung der Regeln hat diese Handlung ausgeführt. Nimm sie stattdessen zurück.
fault-older-roll = Eine ältere Fassung der Regeln hat diesen Wurf gemacht. Nimm ihn stattdessen zurück.
refuse-text-length = höchstens { $most } Zeichen, mindestens eines
refuse-whole-number = { $value } ist keine ganze Zahl von { $least } bis { $most }
refuse-choose-some = wähle { $least } bis { $most }
refuse-named-twice = { $value } steht zweimal da
refuse-path-length = ein Weg hat hier 1 bis { $most } Schritte
refuse-step-not-open = Schritt { $step }, { $value }, ist versperrt
refuse-spread-over = verteile die Punkte auf { $among }
refuse-whole-parts = jeder Teil muss eine ganze Zahl ab 0 sein
refuse-parts-sum = die Teile müssen zusammen { $total } ergeben
refuse-in-words = { $words }
refuse-no-target = kein Ziel in Reichweite
refuse-no-fighter = es gibt gerade niemanden, bei dem das Sinn hat
refuse-no-place = kein freier Platz dafür
refuse-no-object = nichts, womit das ginge

# Was ein Entscheid nach sich zieht, hat keine eigene Überschrift.
act-consequences = { "" }
    .title = Folgen

## Chancen

# sample: bound=none number=57
odds-percent = { $bound ->
    [under] unter { $number } %
    [over] über { $number } %
   *[none] { $number } %
}
# sample: percent=57_%
odds-near = etwa { $percent }
# sample: least=55 most=61_%
odds-between = etwa { $least } bis { $most }
# sample: percent=57_% about=Odo_zu_verletzen what=1_LP_41_%
odds-chance = { $percent }, { $about }: { $what }.
# sample: percent=57_% what=Odo_ist_dann_liegend
odds-chance-of = { $percent }: { $what }.
# sample: name=Odo
odds-about-hurt = { $name } zu verletzen
# sample: name=Odo
odds-about-affect = bei { $name } zu wirken
# sample: name=Alba
odds-about-self-hurt = dass { $name } verletzt wird
# sample: name=Alba
odds-about-self = dass { $name } betroffen ist
odds-about-end = den Kampf zu beenden
odds-about-succeed = dass es gelingt
odds-succeeds = Erfolg
odds-part = { $part } von { $of }
# sample: text=1_LP percent=41_%
odds-share = { $text } { $percent }
odds-out = außer Gefecht
odds-worse = schlimmer
odds-other = sonstiges
odds-nothing-seen = nichts Sichtbares
# sample: amount=1 title=LP
odds-lost = { $amount } { $title }
# sample: amount=1 title=Reaktion
odds-spent = −{ $amount } { $title }
# sample: amount=1 title=LP
odds-gained = +{ $amount } { $title }
# sample: kind=schwere title=Wunde
odds-kind = { $kind } { $title }
# sample: thing=axe
odds-thing = { THING($thing, form: "akk") }
# sample: who=Odo part=linkes_Ohr how=injured effect=hört_schlechter
odds-body = { $part }{ $who ->
    [none] { "" }
   *[other] { " " }von { $who }
}: { $how ->
    [destroyed] zerstört
    [whole] geheilt
   *[injured] verletzt ({ $effect })
}
# sample: who=Odo held=fighter value=axe thing=die_Axt part=linke_Hand
odds-hand = { $held ->
    [itself] { $value ->
        [none] leer
       *[other] hält { $thing }
    }
    [part] { $who ->
        [none] { $value ->
            [none] { $part } leer
           *[other] { $part } hält { $thing }
        }
       *[other] { $value ->
            [none] { $part } von { $who } ist leer
           *[other] { $part } von { $who } hält { $thing }
        }
    }
   *[fighter] { $who ->
        [none] { $value ->
            [none] mit leeren Händen
            [unarmed] mit leeren Händen
            [bare-hands] mit leeren Händen
           *[other] hält { $thing }
        }
       *[other] { $value ->
            [none] { $who } hat leere Hände
            [unarmed] { $who } hat leere Hände
            [bare-hands] { $who } hat leere Hände
           *[other] { $who } hält { $thing }
        }
    }
}
# sample: title=In_der_Hand value=Axt
odds-fact = { $title }: { $value }
# sample: place=(6,4)
odds-moved = bewegt nach { PLACE($place) }
# sample: side=Ilse number=1
odds-wins = { $number ->
    [0] niemand gewinnt
    [one] { $side } gewinnt
   *[other] { $side } gewinnen
}
# sample: what=sword
odds-appears = { $what } am Boden
# sample: what=1_AP
odds-costs = kostet { $what }
# sample: who=Odo what=1_LP
odds-loses = { $who } verliert { $what }
# sample: who=Odo what=1_LP
odds-gains = { $who } gewinnt { $what }
# sample: who=Odo what=1_schwere_Wunde
odds-takes = { $who } erleidet { $what }
# sample: who=Axt place=(6,4)
odds-lies = { $who } liegt dann bei { PLACE($place) }
# sample: who=Odo place=(6,4)
odds-moves = { $who } kommt nach { PLACE($place) }
# sample: condition=am_Boden
odds-is = ist dann { $condition }
# sample: who=Odo what=ist_dann_am_Boden
odds-then = { $who } { $what }
# sample: who=Odo condition=am_Boden
odds-no-longer = { $who } ist nicht mehr { $condition }
# sample: end=Ilse_gewinnt
odds-over = der Kampf endet: { $end }
# sample: what=Ilse_verliert_1_AP
odds-always = Auf jeden Fall: { $what }.
odds-no-change = nichts ändert sich
# sample: costs=yes
odds-in-vain = { $costs ->
    [yes] sonst ändert sich nichts
   *[no] nichts ändert sich
}, wie auch immer die Würfel fallen
# sample: can=yes percent=62_%
odds-success = { $can ->
    [surely] gelingt sicher
    [yes] Erfolg { $percent }
   *[no] kann nicht gelingen
}
# sample: percent=93_%
odds-counted = in den { $percent } der Fälle, die gezählt wurden
odds-uncounted = Es gibt zu viele Ausgänge, um sie rechtzeitig zu zählen.
# sample: who=Odo number=7_oder_mehr dice=einem_d20
odds-needs = Nötig sind { $number } mit { $dice }.
# sample: who=Odo number=7_oder_mehr dice=einem_d20
odds-needs-of = Das geschieht, wenn { $who } { $number } mit { $dice } würfelt.
# sample: number=7
odds-or-more = { $number } oder mehr
# sample: number=7
odds-or-less = { $number } oder weniger
# sample: die=d20
odds-the-die = dem { $die }
# sample: many=2 die=d20
odds-lowest = dem niedrigsten von { $many } { $die }
# sample: many=2 die=d20
odds-highest = dem höchsten von { $many } { $die }

## Was tut, wer so antwortet

# sample: who=Odo what=Stich percent=73_%
odds-answer = { $who } wählt { $what }
    .if = Wenn { $who } { $what } wählt: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-undefended = { $who } verteidigt sich nicht
    .if = Wenn { $who } sich nicht verteidigt: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-nothing = { $who } tut nichts
    .if = Wenn { $who } nichts tut: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-none = { $who } wählt nichts davon
    .if = Wenn { $who } nichts davon wählt: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-yes = { $who } sagt Ja
    .if = Wenn { $who } Ja sagt: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-no = { $who } sagt Nein
    .if = Wenn { $who } Nein sagt: { $percent }.
# sample: who=Odo what=Zuschlagen percent=73_%
odds-answer-act = { $who } wählt „{ $what }“
    .if = Wenn { $who } „{ $what }“ wählt: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-parry = { $who } pariert
    .if = Wenn { $who } pariert: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-dodge = { $who } weicht aus
    .if = Wenn { $who } ausweicht: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-block = { $who } blockt
    .if = Wenn { $who } blockt: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-evade = { $who } weicht aus
    .if = Wenn { $who } ausweicht: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-resist = { $who } widersteht
    .if = Wenn { $who } widersteht: { $percent }.

## Die Zeile über dem Spielfeld

# sample: value=2
scene-round = Runde { $value }
# sample: value=Ilse
scene-turn = { $value } ist am Zug
# sample: value=Ilse,_Odo
scene-order = Reihenfolge: { $value }
# sample: value=Ilse,_Odo
scene-toCome = noch nicht dran: { $value }
# sample: value=Ilse,_Odo
scene-mayInterrupt = kann unterbrechen: { $value }
# sample: value=12
scene-seconds = seit { $value } Sekunden
# sample: value=5
scene-secondsOfRound = eine Runde dauert { $value } Sekunden
# sample: value=10
scene-minutes = vergangene Minuten: { $value }
# sample: value=dagger_at_(5,2)
scene-ground = am Boden: { $value }
# sample: value=dagger_at_(5,2)
scene-floor = am Boden: { $value }
scene-lying = am Boden: { $value }
scene-ended = der Kampf ist vorbei
# sample: thing=dagger place=(5,2)
scene-thing = { $thing } bei { $place }
# sample: thing=dagger place=Odo
scene-thing-in = { $thing } in { $place }
scene-aftermath = nach dem Kampf geht die Szene weiter
# sample: who=Ilse
input-answer = { $who }: Antwort
input-roll = { $who }: Wurf
input-order = { $who }: Dauerbefehl
input-force = SL-Entscheidung über einen Wurf
input-fiat = { $reason ->
    [none] SL-Entscheidung
   *[other] SL-Entscheidung: { $reason }
}
# sample: number=1
menu-react = { $names }: Reaktion möglich
menu-more = { $some } und { $number } weitere
menu-steps = { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
}
menu-steps-for = { $steps } für { $price }
menu-walk = { $title } … bis zu { $steps } ({ $places } Plätze, etwa { $place })
sheet-owes = schuldet { $number }
settable-number = { $least } bis { $most }
settable-like = wie { $example }

## Zahlen und ihre Teile

# sample: query=Angriffswürfel who=Ilse
number-of = { $query } von { $who }
number-ruled = SL-Entscheidung
# sample: from=55_% to=61_%
odds-range = { $from } bis { $to }
