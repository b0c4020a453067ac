## What is special about the game, in a few words, without capital and full stop.

game-about = jeder Wert ist ein Würfel, ein Treffer kann entscheiden

## Attacks: with a weapon, bare hands, a spell. `how` is how the attack ended. Names of people stand where they need no ending.

# sample: by=Odo at=Ilse weapon=axe defence=Parade how=failed
strike = { $how ->
    [hit] { $by } trifft { $at } { THING($weapon, form: "with") }.
    [failed] { $by } trifft { $at } trotz { $defence } { THING($weapon, form: "with") }.
    [missed] { $by } verfehlt { $at } { THING($weapon, form: "with") }.
    [parry] { $by } greift { $at } { THING($weapon, form: "with") } an; { $at } pariert.
    [block] { $by } greift { $at } { THING($weapon, form: "with") } an; { $at } blockt.
    [dodge] { $by } greift { $at } { THING($weapon, form: "with") } an; { $at } weicht aus.
    [mount-dodge] { $by } greift { $at } { THING($weapon, form: "with") } an; das Reittier weicht aus.
   *[open] { $by } greift { $at } { THING($weapon, form: "with") } an.
}
# sample: by=Fenn at=Ann weapon=longbow defence=Block how=block
shoot = { $how ->
    [hit] { $by } trifft { $at } { THING($weapon, form: "with") }.
    [failed] { $by } trifft { $at } trotz { $defence } { THING($weapon, form: "with") }.
    [missed] { $by } schießt { THING($weapon, form: "with") } auf { $at }, trifft aber nicht.
    [block] { $by } schießt { THING($weapon, form: "with") } auf { $at }; { $at } blockt.
    [dodge] { $by } schießt { THING($weapon, form: "with") } auf { $at }; { $at } weicht aus.
    [mount-dodge] { $by } schießt { THING($weapon, form: "with") } auf { $at }; das Reittier weicht aus.
   *[open] { $by } schießt { THING($weapon, form: "with") } auf { $at }.
}
# sample: by=Fenn at=Ann weapon=spear defence=Block how=block
throw = { $how ->
    [hit] { $by } wirft { THING($weapon, form: "akk") } und trifft { $at }.
    [failed] { $by } wirft { THING($weapon, form: "akk") } und trifft { $at } trotz { $defence }.
    [missed] { $by } wirft { THING($weapon, form: "akk") } nach { $at }, trifft aber nicht.
    [block] { $by } wirft { THING($weapon, form: "akk") } nach { $at }; { $at } blockt.
    [dodge] { $by } wirft { THING($weapon, form: "akk") } nach { $at }; { $at } weicht aus.
    [mount-dodge] { $by } wirft { THING($weapon, form: "akk") } nach { $at }; das Reittier weicht aus.
   *[open] { $by } wirft { THING($weapon, form: "akk") } nach { $at }.
}
# sample: by=Odo at=Ilse weapon=none defence=Parade how=parry
unarmed-strike = { $how ->
    [hit] { $by } trifft { $at } mit bloßen Händen.
    [failed] { $by } trifft { $at } trotz { $defence } mit bloßen Händen.
    [missed] { $by } schlägt mit bloßen Händen nach { $at }, trifft aber nicht.
    [parry] { $by } schlägt mit bloßen Händen nach { $at }; { $at } pariert.
    [block] { $by } schlägt mit bloßen Händen nach { $at }; { $at } blockt.
    [dodge] { $by } schlägt mit bloßen Händen nach { $at }; { $at } weicht aus.
    [mount-dodge] { $by } schlägt mit bloßen Händen nach { $at }; das Reittier weicht aus.
   *[open] { $by } schlägt mit bloßen Händen nach { $at }.
}
# sample: by=Odo at=Ilse weapon=none defence=Parade how=hit
grab = { $how ->
    [hit] { $by } packt { $at }.
    [failed] { $by } packt { $at } trotz { $defence }.
    [firm-hit] { $by } packt { $at } mit festem Griff.
    [firm-failed] { $by } packt { $at } trotz { $defence } mit festem Griff.
    [missed] { $by } greift nach { $at }, aber ins Leere.
    [parry] { $by } will { $at } packen; { $at } pariert.
    [block] { $by } will { $at } packen; { $at } blockt.
    [dodge] { $by } will { $at } packen; { $at } weicht aus.
    [mount-dodge] { $by } will { $at } packen; das Reittier weicht aus.
   *[open] { $by } will { $at } packen.
}
# sample: by=Odo at=Ilse weapon=axe defence=Parade how=parry
opportunity-attack = { $how ->
    [hit] { $by } nutzt die Blöße und trifft { $at } { THING($weapon, form: "with") }.
    [failed] { $by } nutzt die Blöße und trifft { $at } trotz { $defence } { THING($weapon, form: "with") }.
    [missed] { $by } nutzt die Blöße, verfehlt aber { $at }.
    [parry] { $by } nutzt die Blöße; { $at } pariert.
    [block] { $by } nutzt die Blöße; { $at } blockt.
    [dodge] { $by } nutzt die Blöße; { $at } weicht aus.
    [mount-dodge] { $by } nutzt die Blöße; das Reittier weicht aus.
   *[open] { $by } nutzt die Blöße, die { $at } sich gibt.
}
# sample: by=Odo at=Ilse weapon=hooves defence=Ausweichen how=dodge
mount-strike = { $how ->
    [hit] Das Reittier von { $by } trifft { $at } { THING($weapon, form: "with") }.
    [failed] Das Reittier von { $by } trifft { $at } trotz { $defence } { THING($weapon, form: "with") }.
    [missed] Das Reittier von { $by } verfehlt { $at }.
    [parry] Das Reittier von { $by } greift { $at } an; { $at } pariert.
    [block] Das Reittier von { $by } greift { $at } an; { $at } blockt.
    [dodge] Das Reittier von { $by } greift { $at } an; { $at } weicht aus.
   *[open] Das Reittier von { $by } greift { $at } an.
}
# sample: by=Zita at=Odo spell=bolt defence=Ausweichen how=hit
cast-at = { $how ->
    [hit] { $by } trifft { $at } { THING($spell, form: "with") }.
    [failed] { $by } trifft { $at } trotz { $defence } { THING($spell, form: "with") }.
    [missed] { $by } verfehlt { $at } { THING($spell, form: "with") }.
    [block] { $by } zielt { THING($spell, form: "with") } auf { $at }; { $at } blockt.
    [dodge] { $by } zielt { THING($spell, form: "with") } auf { $at }; { $at } weicht aus.
    [mount-dodge] { $by } zielt { THING($spell, form: "with") } auf { $at }; das Reittier weicht aus.
   *[open] { $by } zielt { THING($spell, form: "with") } auf { $at }.
}
# sample: by=Zita at=Odo spell=fire-burst
cast-area = { $by } wirkt { THING($spell, form: "akk") } auf { $at }.
# sample: by=Zita at=Odo spell=ward
cast-on = { $by } wirkt { THING($spell, form: "akk") } auf { $at }.
# sample: by=Zita spell=ward
cast-self = { $by } wirkt { THING($spell, form: "akk") }.

# sample: by=Odo at=Ilse how=hit
crush = { $how ->
    [missed] { $by } will { $at } quetschen; es misslingt.
   *[hit] { $by } quetscht { $at }.
}
# sample: by=Odo at=Ilse how=hit
throw-down = { $by } wirft { $at } zu Boden.

# The two rolls of an attack. sample: on=none attack=D8_8 defence=D8_1 with=Parade won=8 how=failed
attack-rolls = Angriff{ $on ->
    [none] { "" }
   *[other] { " " }auf { $on }
} { $attack } gegen { $with } { $defence }: { $how ->
    [missed] verfehlt
    [parry] pariert
    [block] geblockt
    [dodge] ausgewichen
    [mount-dodge] ausgewichen
   *[hit] Treffer mit { $won ->
        [one] 1 Erfolg
       *[other] { $won } Erfolgen ({ $thrown } ÷ { $against }{ $share ->
            [rounded] , abgerundet
            [capped] , höchstens { $won }
           *[even] { "" }
        })
    }
}
# sample: dice=bester_von_4,_10 why=Block
dice-for = { $dice }: { $why }
# sample: die=D8 way=up why=leichte_Rüstung
die-rank = { $way ->
    [up] von { $die } erhöht: { $why }
   *[down] von { $die } gesenkt: { $why }
}
# sample: who=Ilse
with-passive = passive Verteidigung
with-block = Block
with-parry = Parade
with-dodge = Ausweichen
with-mount-dodge = Ausweichen des Reittiers

# sample: points=8 more=1 thing=axe sum=9 from=4 to=0
damage-with = Schaden { $points } + { $more } { $thing } (doppelter Erfolg) = { $sum } (LP { $from } → { $to })
damage-with-unseen = Schaden { $points } + { $more } { $thing } (doppelter Erfolg) = { $sum }
# sample: points=8 from=12 to=4
damage = Schaden { $points } (LP { $from } → { $to })
damage-unseen = Schaden { $points }
# sample: points=8 from=12 to=4
damage-nonlethal = Betäubungsschaden { $points } (LP { $from } → { $to })
damage-nonlethal-unseen = Betäubungsschaden { $points }

# sample: by=Ann from=Orc how=free
escape = { $how ->
    [free] { $by } reißt sich von { $from } los.
    [held] { $by } kann sich nicht von { $from } losreißen.
   *[open] { $by } versucht, sich von { $from } loszureißen.
}
# sample: escape=D8_7 hold=D6_3 how=free
escape-rolls = Losreißen { $escape } gegen Festhalten { $hold }: { $how ->
    [free] frei
   *[held] weiter gehalten
}

# Dice of which only the total is known. sample: die=D8 kept=h
dice-twice = { $kept ->
    [h] { $die } mit Vorteil
   *[l] { $die } mit Nachteil
}

## Turns and rounds

# sample: round=2
round = Runde { $round }
# sample: who=Ilse ap=1 spent=1
turn-of = { $who } ist am Zug: { $ap } AP{ $spent ->
    [0] { "" }
   *[other] { " " }({ $spent } außer der Reihe ausgegeben)
}
turn-of-unseen = { $who } ist am Zug
# sample: order=Ann
order = Reihenfolge: { $order }.
# sample: rolls=Ann_D6_3
order-rolls = Würfe: { $rolls }
order-ties = Stechen: { $rolls }
order-unarmed = { $number ->
    [one] { $who } wird überrascht und hat nichts in der Hand.
   *[other] { $who } werden überrascht und haben nichts in der Hand.
}
order-larger = Bei Gleichstand kommt der höhere REF-Würfel zuerst.
order-mounted = { $rider } handelt zusammen mit dem Reittier { $mount }; der bessere ihrer Würfe zählt.
act-roll-order = { "" }
    .title = Wurf für die Reihenfolge
act-next-turn = { "" }
    .title = Nächster Zug
act-end-turn = { "" }
    .title = Zug beenden

## What an affliction does at the start of a turn: { $won } successes of who bears it.

suffers-poisoned = { $won ->
    [0] Das Gift schwächt { $who }: FOR { $own } gegen Gift { $other }
    [1] { $who } hält dem Gift diesen Zug stand: FOR { $own } gegen Gift { $other }, 1 Erfolg; 2 würden es besiegen
   *[other] { $who } besiegt das Gift: FOR { $own } gegen Gift { $other }, { $won } Erfolge
}
suffers-burning = { $won ->
    [0] Das Feuer verletzt { $who } nicht: Feuer { $other } gegen DEF { $own }
    [1] Das Feuer verbrennt { $who }: Feuer { $other } gegen DEF { $own }, 1 Erfolg
   *[other] Das Feuer verbrennt { $who }: Feuer { $other } gegen DEF { $own }, { $won } Erfolge
}
suffers-frightened = { $won ->
    [0] { $who } hat weiter Angst und muss fliehen: PRE { $own } gegen Furcht { $other }
   *[other] { $who } überwindet die Angst: PRE { $own } gegen Furcht { $other }
}
suffers-entangled = { $won ->
    [0] { $who } hängt diesen Zug fest: STR { $own } gegen die Verstrickung { $other }
    [1] { $who } kann sich diesen Zug trotz der Verstrickung bewegen: STR { $own } gegen { $other }, 1 Erfolg; 2 würden befreien
   *[other] { $who } reißt sich aus der Verstrickung los: STR { $own } gegen { $other }, { $won } Erfolge
}

## What comes after a fight

# sample: number=5
survival = Die Szene geht nach dem Kampf weiter: { $number ->
    [one] Einer der Gefallenen würfelt
   *[other] Die Gefallenen würfeln
} ums Überleben. Ab 4: überlebt; 3: schwer verwundet; 2: tödlich verwundet; 1: stirbt.
# sample: who=Arno dice=D8_7
survives = { $who } überlebt: { $dice }
survives-badly = { $who } überlebt, schwer verwundet: { $dice }
survives-mortally = { $who } ist tödlich verwundet: { $dice }
survives-not = { $who } stirbt: { $dice }

## Acts

act-aim = { $by } zielt.
    .title = Zielen
act-reload = { $by } lädt { THING($weapon, form: "akk") } nach.
    .title = Nachladen
    .form = ({ $weapon })
act-focus = { $by } sammelt sich.
    .title = Sammlung
act-draw = { $by } nimmt { THING($weapon, form: "akk") } zur Hand.
    .title = Waffe ziehen
    .form = ({ $weapon })
act-stow = { $by } steckt { THING($held, form: "akk") } weg.
    .title = Wegstecken
    .form = ({ $held })
act-drop = { $by } lässt { THING($held, form: "akk") } fallen.
    .title = Fallenlassen
    .form = ({ $held })
act-pick-up = { $by } hebt { THING($thing, form: "akk") } auf.
    .title = Aufheben
    .form = ({ $thing })
act-sustain-grab = { $by } hält { $held-one } weiter fest.
    .title = Festhalten
    .form = ({ $held-one })
act-release-grab = { $by } lässt { $held-one } los.
    .title = Loslassen
    .form = ({ $held-one })
act-force-down = { $by } zwingt { $held-one } zu Boden.
    .title = Zu Boden zwingen
    .form = ({ $held-one })
act-drag = { $by } zerrt { $held-one } nach { PLACE($to) }.
    .title = Zerren
    .form = ({ $held-one } nach { PLACE($to) })
act-move = { $by } geht nach { PLACE($to) }.
    .title = Bewegung
    .form = nach { PLACE($to) }
act-move-past = { $by } geht an { $enemy } vorbei nach { PLACE($to) }.
    .title = An einem Gegner vorbei
    .form = ({ $enemy }) nach { PLACE($to) }
act-run = { $by } rennt nach { PLACE($along) }.
    .title = Rennen
    .form = nach { PLACE($along) }{ $along-by ->
        [none] { "" }
       *[other] { " " }über { PLACE($along-by) }
    }
act-crawl = { $by } kriecht nach { PLACE($to) }.
    .title = Kriechen
    .form = nach { PLACE($to) }
act-stand-up = { $by } steht auf.
    .title = Aufstehen
# sample: by=Udo to=Hang
rides = { $by } reitet nach { PLACE($to) }.
# sample: by=Udo to=Hang
gallops = { $by } galoppiert nach { PLACE($to) }.
act-mount = { $by } schwingt sich auf { $on }.
    .title = Aufsitzen
    .form = auf { $on }
act-dismount = { $by } sitzt ab.
    .title = Absitzen
act-mount-stand-up = { $by } lässt das Reittier aufstehen.
    .title = Reittier aufstehen lassen
act-put-out = { $by } löscht die Flammen.
    .title = Flammen löschen
act-first-aid = { $by } leistet { $patient } Erste Hilfe.
    .title = Erste Hilfe
    .form = für { $patient }
act-wake-up = { $by } weckt { $patient }.
    .title = Wecken
    .form = ({ $patient })
act-heal-afterwards = { $by } heilt { $patient }.
    .title = Heilen
    .form = ({ $patient })
act-healing-ritual = { $by } vollzieht ein Heilritual für { $patient }.
    .title = Heilritual
    .form = für { $patient }
act-pass-time = { WORD($span) } später.
    .title = Zeit vergehen lassen
    .form = ({ WORD($span) })
act-close-scene =
    .title = Szene beenden
act-roll-survival = { $patient } würfelt ums Überleben.
    .title = Wurf ums Überleben
    .form = von { $patient }
leaves = { $number ->
    [0] { $who } verlässt den Kampf.
   *[other] { $who } verlässt den Kampf mit { $along }.
}
taken-out = { $number ->
    [0] SL: { $who } wird aus dem Kampf genommen.
   *[other] SL: { $who } wird mit { $along } aus dem Kampf genommen.
}
act-leave =
    .title = Kampf verlassen
act-surrender = { $dropped ->
    [none] { $by } gibt auf.
   *[other] { $by } gibt auf und lässt { THING($dropped, form: "akk") } fallen.
}
    .title = Aufgeben
act-accept-surrender = { $by } nimmt die Kapitulation von { $of } an.
    .title = Kapitulation annehmen
    .form = von { $of }
act-refuse-surrender = { $by } weist die Kapitulation von { $of } zurück.
    .title = Kapitulation zurückweisen
    .form = von { $of }
act-carry = { $by } nimmt { $whom } auf die Schultern.
    .title = Aufnehmen
    .form = ({ $whom })
act-put-down = { $by } setzt { $load } ab.
    .title = Absetzen
    .form = ({ $load })
act-rouse = { $by } weckt { $whom }.
    .title = Schlafende wecken
    .form = ({ $whom })
act-free = { $by } befreit { $whom }.
    .title = Befreien
    .form = ({ $whom })
act-extinguish = { $by } löscht die Flammen an { $whom }.
    .title = Flammen an anderen löschen
    .form = ({ $whom })

## What acts are called that are told elsewhere

act-ride =
    .title = Reiten
    .form = nach { PLACE($to) }
act-gallop =
    .title = Galopp
    .form = nach { PLACE($along) }{ $along-by ->
        [none] { "" }
       *[other] { " " }über { PLACE($along-by) }
    }
act-crush =
    .title = Quetschen
    .form = ({ $held-one })
act-throw-down =
    .title = Zu Boden werfen
    .form = ({ $held-one })
act-strike =
    .title = Angriff
    .form = auf { $at }
act-shoot =
    .title = Schuss
    .form = auf { $at }{ $close ->
        [yes] { " " }(aus nächster Nähe)
       *[other] { "" }
    }
act-throw =
    .title = Wurf
    .form = mit { THING($weapon, form: "dat") } auf { $at }{ $close ->
        [yes] { " " }(aus nächster Nähe)
       *[other] { "" }
    }
act-cast =
    .title = Zauber
    .form = { $spell } auf { $at }{ $close ->
        [yes] { " " }(aus nächster Nähe)
       *[other] { "" }
    }
act-unarmed-strike =
    .title = Waffenloser Angriff
    .form = auf { $at }
act-grab =
    .title = Packen
    .form = ({ $at })
act-escape =
    .title = Losreißen
    .form = von { $from }
act-mount-strike =
    .title = Angriff mit dem Reittier
    .form = auf { $at }
act-opportunity-attack =
    .title = Gelegenheitsangriff
    .form = auf { $at }
act-end-encounter =
    .title = Ende des Kampfes
    .form = ({ $winner ->
        [none] kein Sieger
        [-1] kein Sieger
       *[other] { $winner }
    })
act-mount-escape =
    .title = Reittier losreißen
    .form = von { $from }

## The game master's acts

act-harm = SL: { $who } erleidet { $amount } Schaden.
    .title = Schaden zufügen
    .form = ({ $who }: { $amount } Schaden)
act-heal = SL: { $who } wird geheilt.
    .title = Figur heilen
    .form = ({ $who }: { $amount } LP)
act-wound = SL: { $who } wird verwundet.
    .title = Verwunden
    .form = ({ $who }: { WORD($kind) })
act-mend = SL: Eine Wunde von { $who } heilt.
    .title = Wunde heilen
    .form = ({ $who }: { WORD($kind) })
act-kill = SL: { $who } wird getötet.
    .title = Töten
    .form = ({ $who })
act-raise = SL: { $who } kehrt ins Leben zurück.
    .title = Wiederbeleben
    .form = ({ $who })
act-wake = SL: { $who } wird geweckt.
    .title = Aufwecken
    .form = ({ $who })
act-finish-turn = SL: Der Zug von { $who } endet.
    .title = Zug beenden
    .form = ({ $who })
act-finish-round = SL: Die Runde endet.
    .title = Runde beenden
act-finish-fight = SL: Der Kampf endet.
    .title = Kampf beenden
    .form = ({ $winner ->
        [none] kein Sieger
        [-1] kein Sieger
       *[other] { $winner }
    })
act-join = SL: { $who } kommt bei { PLACE($to) } in den Kampf.
    .title = Figur dazuholen
    .form = ({ $who }, { PLACE($to) })
act-take-out =
    .title = Figur herausnehmen
    .form = ({ $who })
act-change-side = SL: { $who } wechselt zu { $side }.
    .title = Seite wechseln
    .form = ({ $who }: { $side })

## What befell a fighter: the worst, at the end of a headline

fate-dead = { $who } stirbt.
fate-knocked-out = { $who } verliert das Bewusstsein.
fate-left = { $who } ist fort.

## What came of it, behind "NAME:"

change-hurt = { $lethal ->
    [no] { $points } Betäubungsschaden
   *[yes] { $points } Schaden
}
change-healed = geheilt
change-moved = { $to ->
    [none] { "" }
   *[other] { $who } zieht nach { PLACE($to) }.
}
change-wielded = { $weapon ->
    [none] { $who } hat nichts in der Hand.
   *[other] { $who } kämpft jetzt { THING($weapon, form: "with") }.
}
change-gear-taken = { $who } nimmt { THING($gear, form: "akk") }.
change-gear-lost = { $who } verliert { THING($gear, form: "akk") }.
change-unaffected = immun, nichts geschieht
change-illusion-stands = { $won ->
    [0] niemand glaubt die Illusion
   *[other] die Illusion täuscht
}
change-fact-set = { WORD($fact) } ist jetzt { WORD($value) }
change-side-changed = jetzt auf der Seite { $side }
change-order-changed = Reihenfolge: { $order }.
change-order-set = Reihenfolge: { $order }.
change-round-set = Runde { $round }.
change-turn-set = Der Zug geht weiter.
change-extra-moves = { $moves ->
    [one] 1 zusätzliche Bewegung
   *[other] { $moves } zusätzliche Bewegungen
}

condition-stunned = benommen
    .ends = nicht mehr benommen
    .title = benommen
condition-grabbed = wird von { $source } gehalten
    .title = gepackt
    .ends = frei von { $source }
condition-grappling = { $who } hält { $source }.
    .title = im Griff
    .ends = { $who } hält { $source } nicht mehr.
condition-mounted = { $who } reitet auf { $source }.
    .title = beritten
    .ends = { $who } reitet nicht mehr auf { $source }.
condition-ridden = { $who } trägt { $source } im Sattel.
    .title = geritten
    .ends = { $who } hat keinen Reiter mehr.
condition-unloaded = { $who } muss nachladen.
    .title = ohne geladene Waffe
    .ends = hat geladen
condition-unaware = ahnungslos
    .title = ahnungslos
    .ends = nicht mehr ahnungslos
condition-spear-used = { $who } hat den Speer nicht mehr bereit.
    .title = ohne bereiten Speer
    .ends = { $who } hat den Speer wieder bereit.
condition-left = fort
    .title = fort
    .ends = zurück im Kampf
condition-arriving = noch unterwegs
    .title = noch unterwegs
    .ends = { $who } kommt in den Kampf.
condition-fight-ended = { $who } beendet den Kampf.
    .title = Kampf beendet
    .ends = der Kampf geht weiter
condition-cannot-run = { $who } kann nicht mehr rennen.
    .title = lahm
    .ends = { $who } kann wieder rennen.
condition-lost-eye = { $who } verliert ein Auge.
    .title = einäugig
    .ends = { $who } hat wieder beide Augen.
condition-lost-hand = { $who } verliert eine Hand.
    .title = einhändig
    .ends = { $who } hat wieder beide Hände.
condition-scar = fürs Leben gezeichnet
    .title = fürs Leben gezeichnet
    .ends = nicht mehr gezeichnet
condition-carrying = { $who } trägt { $source }.
    .has = trägt jemanden
    .title = trägt
    .ends = { $who } trägt { $source } nicht mehr.
condition-carried = wird von { $source } getragen
    .title = getragen
    .ends = wird nicht mehr getragen
condition-surrendered = { $who } gibt auf.
    .has = gibt auf
    .title = ergeben
    .ends = { $who } kämpft wieder.

## What conditions are called

condition-knocked-out =
    .title = bewusstlos
condition-dead =
    .title = tot
condition-badly-wounded =
    .title = schwer verwundet
condition-mortally-wounded =
    .title = tödlich verwundet
condition-wounded =
    .title = verwundet
condition-prone = am Boden
    .title = am Boden
condition-helpless =
    .title = wehrlos
condition-surprised =
    .title = überrascht
condition-after-encounter =
    .title = nach dem Kampf
condition-hidden =
    .title = versteckt
condition-riding-on =
    .title = im Ritt
condition-standing-still =
    .title = im Stand
condition-entering =
    .title = im Anlauf
condition-aiming =
    .title = im Anschlag
condition-warded =
    .title = vom Schutzzauber umgeben
condition-hasted =
    .title = beschleunigt
condition-focused =
    .title = gesammelt
condition-poisoned =
    .title = vergiftet
condition-frightened =
    .title = in Angst
condition-fleeing =
    .title = auf der Flucht
condition-blinded =
    .title = geblendet
condition-burning =
    .title = in Flammen
condition-slowed =
    .title = verlangsamt
condition-entangled =
    .title = verstrickt
condition-stuck =
    .title = gefesselt
condition-weakened =
    .title = geschwächt
condition-unproficient =
    .title = ungeübt
condition-survived =
    .title = überlebt
condition-poor-endurance =
    .title = kurzatmig
condition-mental-scars =
    .title = seelisch gezeichnet
condition-recovering =
    .title = auf dem Weg der Besserung
condition-tended =
    .title = versorgt
condition-prisoner = { $source ->
    [none] gefangen
   *[other] gefangen von { $source }
}
    .title = gefangen
    .ends = wieder frei
condition-unseen =
    .title = im Hinterhalt
condition-survival-open =
    .title = zwischen Leben und Tod
condition-treating =
    .title = mit Kranken beschäftigt

## Questions

ask-choose-defence = { "" }
ask-weapon-ready = { $value ->
    [yes] { $who }: die Waffe ist trotz der Überraschung zur Hand.
   *[no] { "" }
}
ask-spare = { $value ->
    [yes] { $who } verschont die Gefallenen.
   *[no] { "" }
}
ask-which-held = { "" }
ask-hard-ground = { $value ->
    [yes] SL-Entscheidung: Der Boden ist hart.
   *[no] { "" }
}
ask-directly-past = { "" }
ask-lasting-injury = { "" }
ask-supplies = { "" }
ask-heal-how = { "" }
ask-weaken-which = { "" }
ask-illusion-difficulty = SL-Entscheidung: Schwierigkeit { $value }.
ask-provoked = { "" }
ask-meanwhile = { "" }

## Things: by themselves, in the accusative with their article, and behind "mit"

thing-dagger = Dolch
    .akk = den Dolch
    .with = mit dem Dolch
thing-sword = Schwert
    .akk = das Schwert
    .with = mit dem Schwert
thing-axe = Axt
    .akk = die Axt
    .with = mit der Axt
thing-mace = Streitkolben
    .akk = den Streitkolben
    .with = mit dem Streitkolben
thing-spear = Speer
    .akk = den Speer
    .with = mit dem Speer
thing-greatsword = Zweihänder
    .akk = den Zweihänder
    .with = mit dem Zweihänder
thing-greataxe = Großaxt
    .akk = die Großaxt
    .with = mit der Großaxt
thing-staff = Stab
    .akk = den Stab
    .with = mit dem Stab
thing-lance = Lanze
    .akk = die Lanze
    .with = mit der Lanze
thing-whip = Peitsche
    .akk = die Peitsche
    .with = mit der Peitsche
thing-net = Netz
    .akk = das Netz
    .with = mit dem Netz
thing-sling = Schleuder
    .akk = die Schleuder
    .with = mit der Schleuder
thing-bow = Bogen
    .akk = den Bogen
    .with = mit dem Bogen
thing-longbow = Langbogen
    .akk = den Langbogen
    .with = mit dem Langbogen
thing-crossbow = Armbrust
    .akk = die Armbrust
    .with = mit der Armbrust
thing-firearm = Feuerwaffe
    .akk = die Feuerwaffe
    .with = mit der Feuerwaffe
thing-torch = Fackel
    .akk = die Fackel
    .with = mit der Fackel
thing-sand-pouch = Sandbeutel
    .akk = den Sandbeutel
    .with = mit dem Sandbeutel
thing-bite = Biss
    .akk = den Biss
    .the = der Biss
    .with = mit einem Biss
thing-claws = Klauen
    .akk = die Klauen
    .the = die Klauen
    .with = mit den Klauen
thing-hooves = Hufe
    .akk = die Hufe
    .the = die Hufe
    .with = mit den Hufen
thing-venom-fangs = Giftzähne
    .akk = die Giftzähne
    .the = die Giftzähne
    .with = mit den Giftzähnen
thing-web = Spinnennetz
    .akk = das Spinnennetz
    .with = mit dem Spinnennetz
thing-chill-touch = eisige Berührung
    .akk = die eisige Berührung
    .with = mit eisiger Berührung
thing-light-armour = leichte Rüstung
    .akk = die leichte Rüstung
    .with = mit der leichten Rüstung
thing-medium-armour = mittlere Rüstung
    .akk = die mittlere Rüstung
    .with = mit der mittleren Rüstung
thing-heavy-armour = schwere Rüstung
    .akk = die schwere Rüstung
    .with = mit der schweren Rüstung
thing-shield = Schild
    .akk = den Schild
    .with = mit dem Schild
thing-large-shield = großer Schild
    .akk = den großen Schild
    .with = mit dem großen Schild
thing-bandages = Verbandszeug
    .akk = das Verbandszeug
    .with = mit dem Verbandszeug
thing-hero = Held
    .akk = den Heldenmut
    .with = mit Heldenmut
thing-riding = Reitkunst
    .akk = die Reitkunst
    .with = mit Reitkunst
thing-fast-mount = ungewöhnlich schnelles Reittier
    .akk = das ungewöhnlich schnelle Reittier
    .with = mit dem ungewöhnlich schnellen Reittier
thing-slow-mount = ungewöhnlich langsames Reittier
    .akk = das ungewöhnlich langsame Reittier
    .with = mit dem ungewöhnlich langsamen Reittier
thing-undead = Untoter
    .akk = das Untotsein
    .with = mit dem Untotsein
thing-healing-ritual = Heilritual
    .akk = das Heilritual
    .with = mit dem Heilritual
thing-saddle-acrobat = Ausweichen im Sattel
    .akk = das Ausweichen im Sattel
    .with = mit dem Ausweichen im Sattel
thing-saddle-brawler = Faustkampf im Sattel
    .akk = den Faustkampf im Sattel
    .with = mit dem Faustkampf im Sattel
thing-mount-guard = Schutz des Reittiers
    .akk = den Schutz des Reittiers
    .with = mit dem Schutz des Reittiers
thing-bolt = Geschosszauber
    .akk = den Geschosszauber
    .with = mit dem Geschosszauber
thing-fire-burst = Feuerstoß
    .akk = den Feuerstoß
    .with = mit dem Feuerstoß
thing-hold = Haltezauber
    .akk = den Haltezauber
    .with = mit dem Haltezauber
thing-sleep = Schlafzauber
    .akk = den Schlafzauber
    .with = mit dem Schlafzauber
thing-weaken = Schwächezauber
    .akk = den Schwächezauber
    .with = mit dem Schwächezauber
thing-heal = Heilzauber
    .akk = den Heilzauber
    .with = mit dem Heilzauber
thing-ward = Schutzzauber
    .akk = den Schutzzauber
    .with = mit dem Schutzzauber
thing-terror = Schreckenszauber
    .akk = den Schreckenszauber
    .with = mit dem Schreckenszauber
thing-haste = Eilzauber
    .akk = den Eilzauber
    .with = mit dem Eilzauber
thing-illusion = Illusion
    .akk = eine Illusion
    .with = mit einer Illusion
thing-riddle = Rätselzauber
    .akk = den Rätselzauber
    .with = mit dem Rätselzauber

## What rules call the parts of a number, rolls, numbers and resources

label-ap-of-the-mount = AP des Reittiers
label-the-mount = Reittier
label-from-above = von oben
label-unskilled-rider = ungeübt im Reiten
label-ap = AP
label-mp = MP
label-no-advantage = kein Vorteil
label-the-statistic = der Wert
label-none-or-that-of-a-ritual = keiner, oder der eines Rituals
label-the-die-of-the-attack-str-less-2-ranks-with-bare-hands = der Würfel des Angriffs, mit bloßen Händen STR um 2 Stufen gesenkt
label-the-die-of-the-defence = der Würfel der Verteidigung
label-d3-in-the-same-region-a-rank-more-for-each-region = D3 in derselben Region, je Region eine Stufe mehr
label-regions-on-foot = Regionen zu Fuß
label-four-legs = vier Beine
label-from-a-moving-mount = vom laufenden Reittier
label-charge-with-a-lance = Lanzenangriff im Galopp
label-helpless = wehrlos
label-carrying-a-fighter = trägt jemanden
label-prone = am Boden
label-surprised = überrascht
label-blinded = geblendet
label-weakened = geschwächt
label-ward = Schutzzauber
label-haste = Eilzauber
label-grabbed-attacking-another = festgehalten, anderes Ziel
label-fully-held = ganz festgehalten
label-grappling-attacking-another = hält jemanden, anderes Ziel
label-throwing-down = Wurf zu Boden
label-holding-a-fighter = hält jemanden
label-against-the-one-held = gegen den Festgehaltenen
label-unusually-fast = ungewöhnlich schnell
label-unusually-slow = ungewöhnlich langsam
label-unaware = ahnungslos
label-attacked-from-hiding = Angriff aus dem Versteck
label-aimed = gezielt
label-block = Schild
label-minimum-by-range = Mindestabwehr nach Entfernung
label-bare-hands-against-a-weapon = bloße Hände gegen eine Waffe
label-weapon-not-made-for-parrying = Waffe taugt nicht zum Parieren
label-giant-opponent = riesiger Gegner
label-no-room-to-manoeuvre = kein Platz zum Ausweichen
label-unproficient = ungeübt
label-spear-against-one-who-runs-in = Speer gegen Anlaufende
label-dagger-against-an-armed-foe = Dolch gegen Bewaffnete
label-dagger-in-a-clinch = Dolch im Handgemenge
label-staff = Stab
label-greatsword = Zweihänder
label-greataxe = Großaxt
label-crossbow = Armbrust
label-firearm = Feuerwaffe
label-light-armour = leichte Rüstung
label-medium-armour = mittlere Rüstung
label-heavy-armour = schwere Rüstung
label-large-shield = großer Schild
label-stunned = benommen
label-knocked-out-helpless = bewusstlos, wehrlos
label-poor-endurance = kurzatmig
label-badly-wounded = schwer verwundet

## When a part of a number counts, where it does not count now

label-only-with-one-hand-in-melee-against-a-foe-on-foot-without-a-long-weapon = nur mit einer Hand im Nahkampf, gegen einen Gegner zu Fuß ohne lange Waffe
label-only-for-an-unskilled-rider = nur für ungeübte Reiter
label-only-for-an-unskilled-rider-on-physical-attacks = nur für ungeübte Reiter, bei körperlichen Angriffen
label-only-for-an-unskilled-rider-on-physical-checks = nur für ungeübte Reiter, bei körperlichen Proben
label-only-for-an-unskilled-rider-if-each-is-halved = nur für ungeübte Reiter, wenn beide halbiert werden
label-only-for-an-unskilled-rider-if-the-pair-is-halved = nur für ungeübte Reiter, wenn das Paar halbiert wird
label-only-on-shots = nur bei Schüssen
label-only-with-a-lance = nur mit einer Lanze
label-only-on-def = nur auf DEF
label-only-on-ref = nur auf REF
label-only-on-for = nur auf FOR
label-only-on-physical-attacks-with-a-weapon-that-needs-a-stand = nur bei körperlichen Angriffen mit einer Waffe, die festen Stand braucht
label-only-against-melee-attacks = nur gegen Nahkampfangriffe
label-only-on-the-roll-for-turn-order = nur beim Wurf für die Reihenfolge
label-only-on-rolls-that-need-sight = nur bei Würfen, die Sicht brauchen
label-only-with-the-weakened-die = nur mit dem geschwächten Würfel
label-only-against-anyone-but-the-holder = nur gegen andere als den, der festhält
label-only-when-fully-held-on-physical-attacks = nur wenn ganz festgehalten, bei körperlichen Angriffen
label-only-when-fully-held-against-physical-effects = nur wenn ganz festgehalten, gegen körperliche Wirkungen
label-only-when-fully-held-on-checks-to-hold = nur wenn ganz festgehalten, bei Proben zum Festhalten
label-only-when-fully-held-on-checks-to-escape = nur wenn ganz festgehalten, bei Proben zum Losreißen
label-only-against-anyone-but-the-held-foe = nur gegen andere als den festgehaltenen Gegner
label-only-on-a-throw-to-the-ground = nur bei einem Wurf zu Boden
label-only-against-physical-effects-from-anyone-but-the-held-foe = nur gegen körperliche Wirkungen anderer als des festgehaltenen Gegners
label-only-against-physical-effects-from-the-held-foe = nur gegen körperliche Wirkungen des festgehaltenen Gegners
label-only-with-this-weapon = nur mit dieser Waffe
label-only-against-physical-effects = nur gegen körperliche Wirkungen
label-only-against-an-attack-from-hiding-with-a-physical-effect = nur gegen einen Angriff aus dem Versteck mit körperlicher Wirkung
label-only-where-the-minimum-by-range-is-better = nur wenn die Mindestabwehr nach Entfernung besser ist
label-only-for-a-block = nur für einen Block
label-only-for-a-parry-with-bare-hands-against-a-weapon = nur für eine Parade mit bloßen Händen gegen eine Waffe
label-only-for-a-parry-with-a-weapon-not-made-for-it = nur für eine Parade mit einer Waffe, die dazu nicht taugt
label-only-for-a-parry-against-a-foe-two-sizes-larger = nur für eine Parade gegen einen um zwei Stufen größeren Gegner
label-only-for-a-dodge-without-room = nur für ein Ausweichen ohne Platz
label-only-for-a-dodge = nur für ein Ausweichen
label-only-with-the-unfamiliar-weapon = nur mit der ungewohnten Waffe
label-only-for-a-parry-with-the-unfamiliar-weapon = nur für eine Parade mit der ungewohnten Waffe
label-only-with-the-spear-the-first-time-a-foe-runs-in = nur mit dem Speer, wenn zum ersten Mal ein Gegner hereinstürmt
label-only-with-the-dagger-in-melee-against-an-armed-foe = nur mit dem Dolch im Nahkampf, gegen einen bewaffneten Gegner
label-only-with-the-dagger-in-melee-against-a-foe-in-a-clinch = nur mit dem Dolch im Nahkampf, gegen einen Gegner im Handgemenge
label-only-for-a-parry-with-the-staff = nur für eine Parade mit dem Stab
label-only-on-def-against-shots = nur auf DEF, gegen Schüsse
label-only-on-def-if-the-knocked-out-are-helpless = nur auf DEF, wenn Bewusstlose wehrlos sind
label-only-on-checks-other-than-survival = nur bei anderen Proben als der ums Überleben
label-rule-switched-off = Regel abgeschaltet
label-overruled = von einer anderen Regel verdrängt

roll-attack = Angriff
roll-defence = Verteidigung
roll-escape = Losreißen
roll-hold = Festhalten
roll-turn-order = Reihenfolge
roll-tie-break = Stechen
roll-resistance = Widerstand
roll-affliction = Wirkung
roll-survival = Überleben
roll-first-aid = Erste Hilfe
roll-difficulty = Schwierigkeit
roll-healing = Heilung
roll-illusion = Illusion

query-attack-die = Angriffswürfel
query-attack-advantage = Vorteil beim Angriff
query-defence-die = Verteidigungswürfel
query-defence-advantage = Vorteil bei der Verteidigung
query-active-defence-advantage = Vorteil bei aktiver Verteidigung
query-minimum-defence = mindestens
query-die = Würfel
query-advantage = Vorteil
query-ap-total = AP je Runde
query-own-ap = eigene AP
query-run = Laufweite
query-most-mp = höchste MP

resource-ap = AP
resource-mp = MP
resource-hp = LP
resource-round = Runde
resource-dice = Würfel
resource-in-hand = In der Hand

## Words for what acts and facts may be

word-5-minutes = 5 Minuten
word-10-minutes = 10 Minuten
word-1-hour = 1 Stunde
word-1-day = 1 Tag
word-1-week = 1 Woche
word-1-month = 1 Monat
word-att = ATT
word-def = DEF
word-str = STR
word-ref = REF
word-int = INT
word-pre = PRE
word-fort = FOR
word-maxhp = Höchstzahl der LP
word-maxmp = Höchstzahl der MP
word-hp = LP
word-mp = MP
word-ap = AP je Zug
word-apleft = AP übrig
word-borrowed = geliehene AP
word-extramoves = zusätzliche Bewegungen
word-turns = Züge
word-region = Region
word-weapon = Waffe in der Hand
word-gear = Ausrüstung
word-traits = Eigenschaften
word-spells = Zauber
word-dice = Würfel
word-side = Seite
word-aptotal = AP je Runde
word-size = Größe
word-minor = Nebenfigur
word-room = Platz zum Ausweichen
word-acted = hat gehandelt
word-lethal = tödlich
word-nonlethal = betäubend
word-other = sonstiges
word-fall = Sturz
word-fire = Feuer
word-poison = Gift
word-magic = Magie
word-ritual = Ritual
word-rest = Ruhe
word-badly-wounded = schwer verwundet
word-mortally-wounded = tödlich verwundet
word-scar = Narbe
word-cannot-run = kann nicht mehr rennen
word-lost-eye = Verlust eines Auges
word-lost-hand = Verlust einer Hand
word-poor-endurance = Kurzatmigkeit
word-mental-scars = seelische Narben
word-passive = passive Verteidigung
word-block = Block
word-parry = Parade
word-dodge = Ausweichen
word-mount-dodge = Ausweichen des Reittiers
word-bandages = Verbandszeug
word-of = vor
word-held-by = von
word-harm = Zustand
word-unhurt = unverletzt
word-hurt = verletzt
word-badly-hurt = schwer verletzt
word-hard-ground = harter Boden
word-path = Weg
word-door = Tür
word-open-door = offene Tür
word-exit = Ausgang
word-in-the-same-region = in derselben Region
word-n-region-away = { $n } Region entfernt
word-n-regions-away = { $n } Regionen entfernt
word-partial = teilweise
word-full = ganz
word-improvised = Behelf
word-sure = sichere Heilung
word-roll = Wurf

## Warum etwas nicht geht.

refuse-after-the-fight = das dauert Minuten: erst nach dem Kampf
refuse-aiming = du zielst schon
refuse-badly-wounded = schwer verwundet: MP lassen sich weder ausgeben noch zurückgewinnen
refuse-both-hands = beide Hände sind an der Waffe
refuse-burden-held = andere halten die Figur, die du trägst: setz sie erst ab
refuse-cannot-react = du kannst jetzt nicht reagieren
refuse-carried = du wirst getragen
refuse-carrying = du trägst jemanden: erst absetzen
refuse-carrying-already = du trägst schon jemanden
refuse-carrying-nobody = du trägst niemanden
refuse-dead = du bist tot
refuse-encounter-over = der Kampf ist vorbei
refuse-exclusive = das muss die einzige Aktion des Zuges sein
refuse-fight-goes-on = erst nach dem Kampf
refuse-fight-over = der Kampf ist vorbei
refuse-frightened = du hast Angst: du musst fliehen
refuse-grabbed = du wirst festgehalten: erst losreißen
refuse-helpless = du bist hilflos
refuse-holding = du hältst jemanden fest: erst loslassen
refuse-holding-nobody = du hältst niemanden fest
refuse-holding-nobody-firmly = du hast niemanden fest im Griff
refuse-knocked-out = du bist bewusstlos
refuse-lame = eine bleibende Verletzung hindert dich am Rennen
refuse-lance-on-foot = eine Lanze braucht ein Pferd: erst aufsitzen
refuse-mortally-wounded = tödlich Verwundete erwachen nicht: erst die Wunde versorgen oder heilen
refuse-mount-cannot-dodge = das Reittier kann jetzt nicht ausweichen
refuse-mount-hindered = das Reittier ist gehindert: { WORD($title) }
refuse-mount-not-grabbed = niemand hält das Reittier fest
refuse-mount-standing = das Reittier steht schon
refuse-mount-unarmed = das Reittier hat nichts zum Zuschlagen
refuse-mounted = du sitzt im Sattel: reite
refuse-mp-full = du hast schon alle MP
refuse-needs-mp = du brauchst { $mp } MP
refuse-no-ap = keine AP mehr: nur noch freie Aktionen
refuse-no-ap-next-turn = aus dem nächsten Zug sind keine AP mehr zu leihen
refuse-no-block-spell = dieser Zauber lässt sich nicht blocken
refuse-no-brawling-mounted = aus dem Sattel kein waffenloser Angriff
refuse-no-defence = „{ $value }“ ist keine Abwehr
refuse-no-exit-here = den Kampf verlassen kannst du nur von: { $exits }
refuse-no-melee-weapon = du hältst keine Nahkampfwaffe
refuse-no-parry-ranged = ein Fernangriff lässt sich nicht parieren
refuse-no-parry-spell = ein Zauber lässt sich nicht parieren
refuse-no-point-blank = aus nächster Nähe wirkt nur ein körperlicher Zauber auf ein Ziel in der Nähe
refuse-no-ranged-weapon = du hältst keine Fernkampfwaffe
refuse-no-riding-ap = keine AP mehr zum Reiten
refuse-no-shield = du hast keinen Schild zum Blocken
refuse-no-spells = du kennst keine Zauber
refuse-no-such-region = diese Region gibt es nicht
refuse-no-such-target = das kann kein Ziel sein
refuse-no-target-for-mount = das Reittier erreicht dieses Ziel nicht
refuse-no-turn = niemand ist am Zug
refuse-nobody-surrendered = niemand hat sich ergeben
refuse-nobody-there = dort ist niemand
refuse-none-strike = kein Gegner in Reichweite
refuse-none-unarmed-strike = kein Gegner in Reichweite
refuse-none-grab = kein Gegner in Reichweite
refuse-none-shoot = kein Gegner in Schussweite
refuse-none-throw = kein Gegner in Wurfweite
refuse-none-mount-strike = das Reittier erreicht keinen Gegner
refuse-none-move-past = hier steht kein Gegner im Weg
refuse-none-mount = hier ist kein Reittier
refuse-none-carry = hier ist niemand zum Tragen
refuse-none-rouse = hier schläft niemand
refuse-none-free = hier ist niemand zu befreien
refuse-none-extinguish = hier brennt niemand
refuse-none-pick-up = hier liegt nichts
refuse-none-draw = du trägst sonst nichts zum Ziehen
refuse-none-first-aid = hier braucht niemand Erste Hilfe
refuse-none-wake-up = hier ist niemand bewusstlos
refuse-none-move = es gibt keinen Weg
refuse-none-run = es gibt keinen Weg zum Rennen
refuse-none-cast = kein Ziel für deine Zauber
refuse-not-burning = du brennst nicht
refuse-not-grabbed = niemand hält dich fest
refuse-not-loaded = nicht geladen: erst nachladen
refuse-not-mounted = du sitzt nicht im Sattel
refuse-not-on-yourself = nicht auf dich selbst
refuse-not-prone = du stehst schon
refuse-nothing-to-aim = du hältst nichts zum Zielen
refuse-nothing-to-dodge = da ist nichts Körperliches, dem man ausweichen könnte
refuse-nothing-to-drop = deine Hände sind leer
refuse-nothing-to-reload = nichts nachzuladen
refuse-nothing-to-sheathe = du hältst nichts zum Wegstecken
refuse-nothing-to-throw = du hältst nichts, was zum Werfen gemacht ist
refuse-on-the-ground = alle Gehaltenen liegen schon
refuse-once-per-turn = nur einmal im Zug
refuse-only-on-yourself = nur auf dich selbst
refuse-only-who-gave-the-opening = nur gegen die Figur, die sich die Blöße gab, und nur in der Nähe
refuse-prisoner = du bist gefangen
refuse-prone = du liegst: steh auf oder krieche
refuse-prone-crawl = du liegst: krieche
refuse-prone-stand-up = du liegst: steh erst auf
refuse-rest-wakes-nobody = Ruhe weckt keine Bewusstlosen: „magic“ heilt, „wake“ weckt sie
refuse-rider-blocks = Reiter blocken nur für sich selbst
refuse-rider-dodges = im Sattel kannst du nicht ausweichen
refuse-rider-parries = Reiter parieren nur für sich selbst
refuse-ritual-unknown = du kennst das Ritual nicht
refuse-shot-from-mount = du hast in diesem Zug vom stehenden Reittier geschossen
refuse-slowed = du bist verlangsamt
refuse-spell-range = außer Reichweite: dieser Zauber reicht { $range } Regionen weit
refuse-spell-unknown = du kennst diesen Zauber nicht
refuse-stand-to-walk = du musst liegen
refuse-stuck = du bist verfangen
refuse-stunned = du bist benommen
refuse-surrendered = du hast dich ergeben
refuse-target-dead = das Ziel ist tot
refuse-target-gone = das Ziel ist nicht hier
refuse-too-far-to-aim = das Ziel ist mehr als { $regions } Regionen entfernt
refuse-too-few-mp = nicht genug MP
refuse-too-light = deine Waffe ist zu leicht, um eine zweihändige zu parieren
refuse-treating = du versorgst gerade jemanden
refuse-weapon-range = außer Reichweite: diese Waffe reicht { $reach } Regionen weit

## Fragen: was geschieht, was man tun kann, was es kostet.

prompt-choose-defence = { $seen ->
    [0] { $by } greift { $at } an. Aktiv verteidigen? (1 AP des nächsten Zuges)
   *[other] { $by } greift { $at } mit einer { $seen } an. Aktiv verteidigen? (1 AP des nächsten Zuges)
}
prompt-provoked = { $by } { WORD($why) } und gibt sich eine Blöße. Zuschlagen? (1 AP des nächsten Zuges)
prompt-directly-past = { $by } will an { $at } vorbei. SL: Führt der Weg direkt vorbei?
prompt-meanwhile = { $by } versorgt { $at }. Was tut { $who } in dieser Zeit?
prompt-supplies = { $by } leistet { $at } Erste Hilfe. SL: Was ist zur Hand?
prompt-heal-how = Wie heilst du { $at }: 1 LP sicher, oder ein Wurf mit INT gegen D4 für 1 LP je Erfolg?
prompt-weaken-which = Welcher Würfel von { $at } wird schwächer?
prompt-illusion-difficulty = { $by } wirkt eine Illusion. SL: Wie schwer ist sie zu durchschauen?
prompt-weapon-ready = { $who } wird überrascht. SL: Ist eine Waffe in der Hand?
prompt-hard-ground = { $by } wirft { $at } nieder. SL: Ist der Boden hart, felsig oder stachlig?
prompt-which-held = { $who } hält mehr als einen fest. Wen meinst du?
prompt-spare = { $who } ist eine Nebenfigur. SL: Stirbt { $who } sofort, oder lebt die Figur wie die Helden weiter?
prompt-lasting-injury = { $who } überlebt eine tödliche Wunde. Welche Verletzung bleibt?
word-pushes-past = drängt sich vorbei
word-runs = rennt
word-gallops = galoppiert
word-crawls-away = kriecht davon
word-drags-someone-away = zerrt jemanden fort
word-mounts = sitzt auf
word-dismounts = sitzt ab
word-aims = zielt
word-moves-away = geht fort
word-rides-away = reitet davon
word-leaves-the-fight = verlässt den Kampf
word-attacks-with-bare-hands = greift mit bloßen Händen an
word-runs-in = stürmt herein

## Was die Seite zu einer Abkürzung sagt.

term-hp = Lebenspunkte: wie viel jemand noch aushält. Bei 0 geht man zu Boden.
term-mp = Magiepunkte: damit werden Zauber bezahlt. Sie kommen durch Sammeln oder Rast zurück.
term-ap = Aktionspunkte: damit werden die Handlungen eines Zuges bezahlt. Wer unterbricht, borgt vom nächsten Zug.
term-att = Der Angriffswürfel: zum Treffen und zum Parieren.
term-def = Der Verteidigungswürfel: gegen Hiebe und Schüsse. Rüstung und Schild heben ihn.
term-str = Der Stärkewürfel: zum Packen, Halten, Losreißen und Niederzwingen.
term-ref = Der Reflexwürfel: zum Ausweichen, für die Reihenfolge und um auf den Beinen zu bleiben.
term-int = Der Verstandeswürfel: um Listen zu durchschauen, zu heilen und zu wissen.
term-pre = Der Ausstrahlungswürfel: zum Zaubern, zum Einschüchtern und um standzuhalten.
term-for = Der Zähigkeitswürfel: um Wunden, Gift und Anstrengung zu überstehen.
