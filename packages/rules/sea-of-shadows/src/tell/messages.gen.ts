// Made by `npm run messages` from the files in messages/; do not change it by hand.
import type { Arg } from '@riposte/ruleset';

/** The messages by language. */
export const MESSAGES = {
  de: `game-about = jeder Wert ist ein Würfel, ein Treffer kann entscheiden
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
shoot = { $how ->
    [hit] { $by } trifft { $at } { THING($weapon, form: "with") }.
    [failed] { $by } trifft { $at } trotz { $defence } { THING($weapon, form: "with") }.
    [missed] { $by } schießt { THING($weapon, form: "with") } auf { $at }, trifft aber nicht.
    [block] { $by } schießt { THING($weapon, form: "with") } auf { $at }; { $at } blockt.
    [dodge] { $by } schießt { THING($weapon, form: "with") } auf { $at }; { $at } weicht aus.
    [mount-dodge] { $by } schießt { THING($weapon, form: "with") } auf { $at }; das Reittier weicht aus.
   *[open] { $by } schießt { THING($weapon, form: "with") } auf { $at }.
}
throw = { $how ->
    [hit] { $by } wirft { THING($weapon, form: "akk") } und trifft { $at }.
    [failed] { $by } wirft { THING($weapon, form: "akk") } und trifft { $at } trotz { $defence }.
    [missed] { $by } wirft { THING($weapon, form: "akk") } nach { $at }, trifft aber nicht.
    [block] { $by } wirft { THING($weapon, form: "akk") } nach { $at }; { $at } blockt.
    [dodge] { $by } wirft { THING($weapon, form: "akk") } nach { $at }; { $at } weicht aus.
    [mount-dodge] { $by } wirft { THING($weapon, form: "akk") } nach { $at }; das Reittier weicht aus.
   *[open] { $by } wirft { THING($weapon, form: "akk") } nach { $at }.
}
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
mount-strike = { $how ->
    [hit] Das Reittier von { $by } trifft { $at } { THING($weapon, form: "with") }.
    [failed] Das Reittier von { $by } trifft { $at } trotz { $defence } { THING($weapon, form: "with") }.
    [missed] Das Reittier von { $by } verfehlt { $at }.
    [parry] Das Reittier von { $by } greift { $at } an; { $at } pariert.
    [block] Das Reittier von { $by } greift { $at } an; { $at } blockt.
    [dodge] Das Reittier von { $by } greift { $at } an; { $at } weicht aus.
   *[open] Das Reittier von { $by } greift { $at } an.
}
cast-at = { $how ->
    [hit] { $by } trifft { $at } { THING($spell, form: "with") }.
    [failed] { $by } trifft { $at } trotz { $defence } { THING($spell, form: "with") }.
    [missed] { $by } verfehlt { $at } { THING($spell, form: "with") }.
    [block] { $by } zielt { THING($spell, form: "with") } auf { $at }; { $at } blockt.
    [dodge] { $by } zielt { THING($spell, form: "with") } auf { $at }; { $at } weicht aus.
    [mount-dodge] { $by } zielt { THING($spell, form: "with") } auf { $at }; das Reittier weicht aus.
   *[open] { $by } zielt { THING($spell, form: "with") } auf { $at }.
}
cast-area = { $by } wirkt { THING($spell, form: "akk") } auf { $at }.
cast-on = { $by } wirkt { THING($spell, form: "akk") } auf { $at }.
cast-self = { $by } wirkt { THING($spell, form: "akk") }.
crush = { $how ->
    [missed] { $by } will { $at } quetschen; es misslingt.
   *[hit] { $by } quetscht { $at }.
}
throw-down = { $by } wirft { $at } zu Boden.
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
dice-for = { $dice }: { $why }
die-rank = { $way ->
    [up] von { $die } erhöht: { $why }
   *[down] von { $die } gesenkt: { $why }
}
with-passive = passive Verteidigung
with-block = Block
with-parry = Parade
with-dodge = Ausweichen
with-mount-dodge = Ausweichen des Reittiers
damage-with = Schaden { $points } + { $more } { $thing } (doppelter Erfolg) = { $sum } (LP { $from } → { $to })
damage-with-unseen = Schaden { $points } + { $more } { $thing } (doppelter Erfolg) = { $sum }
damage = Schaden { $points } (LP { $from } → { $to })
damage-unseen = Schaden { $points }
damage-nonlethal = Betäubungsschaden { $points } (LP { $from } → { $to })
damage-nonlethal-unseen = Betäubungsschaden { $points }
escape = { $how ->
    [free] { $by } reißt sich von { $from } los.
    [held] { $by } kann sich nicht von { $from } losreißen.
   *[open] { $by } versucht, sich von { $from } loszureißen.
}
escape-rolls = Losreißen { $escape } gegen Festhalten { $hold }: { $how ->
    [free] frei
   *[held] weiter gehalten
}
dice-twice = { $kept ->
    [h] { $die } mit Vorteil
   *[l] { $die } mit Nachteil
}
round = Runde { $round }
turn-of = { $who } ist am Zug: { $ap } AP{ $spent ->
    [0] { "" }
   *[other] { " " }({ $spent } außer der Reihe ausgegeben)
}
turn-of-unseen = { $who } ist am Zug
order = Reihenfolge: { $order }.
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
survival = Die Szene geht nach dem Kampf weiter: { $number ->
    [one] Einer der Gefallenen würfelt
   *[other] Die Gefallenen würfeln
} ums Überleben. Ab 4: überlebt; 3: schwer verwundet; 2: tödlich verwundet; 1: stirbt.
survives = { $who } überlebt: { $dice }
survives-badly = { $who } überlebt, schwer verwundet: { $dice }
survives-mortally = { $who } ist tödlich verwundet: { $dice }
survives-not = { $who } stirbt: { $dice }
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
rides = { $by } reitet nach { PLACE($to) }.
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
fate-dead = { $who } stirbt.
fate-knocked-out = { $who } verliert das Bewusstsein.
fate-left = { $who } ist fort.
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
`,
  en: `game-about = every trait is a die, one hit can decide
strike = { $how ->
    [hit] { $by } hits { $at } with { THING($weapon) }.
    [failed] { $by } strikes { $at } with { THING($weapon) }; the { $defence } fails.
    [missed] { $by } strikes at { $at } with { THING($weapon) } and misses.
    [parry] { $by } strikes at { $at } with { THING($weapon) }; { $at } parries.
    [block] { $by } strikes at { $at } with { THING($weapon) }; { $at } blocks.
    [dodge] { $by } strikes at { $at } with { THING($weapon) }; { $at } dodges.
    [mount-dodge] { $by } strikes at { $at } with { THING($weapon) }; the mount dodges.
   *[open] { $by } strikes at { $at } with { THING($weapon) }.
}
shoot = { $how ->
    [hit] { $by } shoots { $at } with { THING($weapon) }.
    [failed] { $by } shoots { $at } with { THING($weapon) }; the { $defence } fails.
    [missed] { $by } shoots at { $at } with { THING($weapon) } and misses.
    [block] { $by } shoots at { $at } with { THING($weapon) }; { $at } blocks.
    [dodge] { $by } shoots at { $at } with { THING($weapon) }; { $at } dodges.
    [mount-dodge] { $by } shoots at { $at } with { THING($weapon) }; the mount dodges.
   *[open] { $by } shoots at { $at } with { THING($weapon) }.
}
throw = { $how ->
    [hit] { $by } throws { THING($weapon) } and hits { $at }.
    [failed] { $by } throws { THING($weapon) } and hits { $at }; the { $defence } fails.
    [missed] { $by } throws { THING($weapon) } at { $at } and misses.
    [block] { $by } throws { THING($weapon) } at { $at }; { $at } blocks.
    [dodge] { $by } throws { THING($weapon) } at { $at }; { $at } dodges.
    [mount-dodge] { $by } throws { THING($weapon) } at { $at }; the mount dodges.
   *[open] { $by } throws { THING($weapon) } at { $at }.
}
unarmed-strike = { $how ->
    [hit] { $by } hits { $at } bare-handed.
    [failed] { $by } strikes { $at } bare-handed; the { $defence } fails.
    [missed] { $by } strikes at { $at } bare-handed and misses.
    [parry] { $by } strikes at { $at } bare-handed; { $at } parries.
    [block] { $by } strikes at { $at } bare-handed; { $at } blocks.
    [dodge] { $by } strikes at { $at } bare-handed; { $at } dodges.
    [mount-dodge] { $by } strikes at { $at } bare-handed; the mount dodges.
   *[open] { $by } strikes at { $at } bare-handed.
}
grab = { $how ->
    [hit] { $by } grabs { $at }.
    [failed] { $by } grabs { $at }; the { $defence } fails.
    [firm-hit] { $by } gets a firm hold on { $at }.
    [firm-failed] { $by } gets a firm hold on { $at }; the { $defence } fails.
    [missed] { $by } tries to grab { $at } and misses.
    [parry] { $by } tries to grab { $at }; { $at } parries.
    [block] { $by } tries to grab { $at }; { $at } blocks.
    [dodge] { $by } tries to grab { $at }; { $at } dodges.
    [mount-dodge] { $by } tries to grab { $at }; the mount dodges.
   *[open] { $by } tries to grab { $at }.
}
opportunity-attack = { $how ->
    [hit] { $by } uses the opening and hits { $at } with { THING($weapon) }.
    [failed] { $by } uses the opening and hits { $at } with { THING($weapon) }; the { $defence } fails.
    [missed] { $by } uses the opening to strike at { $at } and misses.
    [parry] { $by } uses the opening to strike at { $at }; { $at } parries.
    [block] { $by } uses the opening to strike at { $at }; { $at } blocks.
    [dodge] { $by } uses the opening to strike at { $at }; { $at } dodges.
    [mount-dodge] { $by } uses the opening to strike at { $at }; the mount dodges.
   *[open] { $by } strikes at { $at }, who gives an opening.
}
mount-strike = { $how ->
    [hit] { $by }'s mount hits { $at } with { THING($weapon) }.
    [failed] { $by }'s mount hits { $at } with { THING($weapon) }; the { $defence } fails.
    [missed] { $by }'s mount strikes at { $at } and misses.
    [parry] { $by }'s mount strikes at { $at }, who parries.
    [block] { $by }'s mount strikes at { $at }, who blocks.
    [dodge] { $by }'s mount strikes at { $at }, who dodges.
   *[open] { $by }'s mount strikes at { $at }.
}
cast-at = { $how ->
    [hit] { $by }'s { THING($spell, form: "bare") } hits { $at }.
    [failed] { $by }'s { THING($spell, form: "bare") } hits { $at }; the { $defence } fails.
    [missed] { $by }'s { THING($spell, form: "bare") } misses { $at }.
    [block] { $by } casts { THING($spell, form: "bare") } at { $at }, who blocks.
    [dodge] { $by } casts { THING($spell, form: "bare") } at { $at }, who dodges.
    [mount-dodge] { $by } casts { THING($spell, form: "bare") } at { $at }; the mount dodges.
   *[open] { $by } casts { THING($spell, form: "bare") } at { $at }.
}
cast-area = { $by } casts { THING($spell, form: "bare") } at { $at }.
cast-on = { $by } casts { THING($spell, form: "bare") } on { $at }.
cast-self = { $by } casts { THING($spell, form: "bare") }.
crush = { $how ->
    [missed] { $by } tries to crush { $at } and fails.
   *[hit] { $by } crushes { $at }.
}
throw-down = { $by } throws { $at } to the ground.
attack-rolls = Attack{ $on ->
    [none] { "" }
   *[other] { " " }on { $on }
} { $attack } vs { $with } { $defence }: { $how ->
    [missed] miss
    [parry] parried
    [block] blocked
    [dodge] dodged
    [mount-dodge] dodged
   *[hit] hit with { $won ->
        [one] 1 success
       *[other] { $won } successes ({ $thrown } ÷ { $against }{ $share ->
            [rounded] , rounded down
            [capped] , at most { $won }
           *[even] { "" }
        })
    }
}
dice-for = { $dice }: { $why }
die-rank = { $way ->
    [up] raised from { $die }: { $why }
   *[down] lowered from { $die }: { $why }
}
with-passive = passive defence
with-block = block
with-parry = parry
with-dodge = dodge
with-mount-dodge = the mount's dodge
damage-with = Damage { $points } + { $more } { $thing } (double success) = { $sum } (HP { $from } → { $to })
damage-with-unseen = Damage { $points } + { $more } { $thing } (double success) = { $sum }
damage = Damage { $points } (HP { $from } → { $to })
damage-unseen = Damage { $points }
damage-nonlethal = Nonlethal damage { $points } (HP { $from } → { $to })
damage-nonlethal-unseen = Nonlethal damage { $points }
escape = { $how ->
    [free] { $by } breaks free from { $from }.
    [held] { $by } fails to break free from { $from }.
   *[open] { $by } tries to break free from { $from }.
}
escape-rolls = Escape { $escape } vs hold { $hold }: { $how ->
    [free] free
   *[held] still held
}
dice-twice = { $kept ->
    [h] { $die } with advantage
   *[l] { $die } with disadvantage
}
round = Round { $round }
turn-of = { $who }'s turn: { $ap } AP{ $spent ->
    [0] { "" }
   *[other] { " " }({ $spent } spent out of turn)
}
turn-of-unseen = { $who }'s turn
order = Turn order: { $order }.
order-rolls = Rolls: { $rolls }
order-ties = Tie-break: { $rolls }
order-unarmed = { $number ->
    [one] { $who } is surprised and has nothing in hand.
   *[other] { $who } are surprised and have nothing in hand.
}
order-larger = Equal rolls: the higher REF die goes first.
order-mounted = { $rider } rides { $mount }: they act together, on the better of their rolls.
act-roll-order = { "" }
suffers-poisoned = { $won ->
    [0] { $who } suffers from the poison: FOR { $own } vs poison { $other }
    [1] { $who } resists the poison this turn: FOR { $own } vs poison { $other }, 1 success; 2 would end it
   *[other] { $who } overcomes the poison: FOR { $own } vs poison { $other }, { $won } successes
}
suffers-burning = { $won ->
    [0] The fire does not hurt { $who }: fire { $other } vs DEF { $own }
    [1] The fire burns { $who }: fire { $other } vs DEF { $own }, 1 success
   *[other] The fire burns { $who }: fire { $other } vs DEF { $own }, { $won } successes
}
suffers-frightened = { $won ->
    [0] { $who } is still afraid and must flee: PRE { $own } vs fear { $other }
   *[other] { $who } overcomes the fear: PRE { $own } vs fear { $other }
}
suffers-entangled = { $won ->
    [0] { $who } is stuck this turn: STR { $own } vs the tangle { $other }
    [1] { $who } can move in the tangle this turn: STR { $own } vs { $other }, 1 success; 2 would break free
   *[other] { $who } breaks out of the tangle: STR { $own } vs { $other }, { $won } successes
}
act-next-turn = { "" }
act-end-turn = { "" }
survival = The scene goes on after the fight: { $number ->
    [one] one of the fallen rolls
   *[other] the fallen roll
} for survival. 4 or more: survives; 3: survives badly wounded; 2: mortally wounded; 1: dies.
survives = { $who } survives: { $dice }
survives-badly = { $who } survives, badly wounded: { $dice }
survives-mortally = { $who } is mortally wounded: { $dice }
survives-not = { $who } dies: { $dice }
act-aim = { $by } aims.
act-reload = { $by } reloads { THING($weapon) }.
    .form = { THING($weapon) }
act-focus = { $by } focuses.
act-draw = { $by } draws { THING($weapon) }.
    .form = { THING($weapon) }
act-stow = { $by } puts { THING($held) } away.
    .form = { THING($held) }
act-drop = { $by } drops { THING($held) }.
    .form = { THING($held) }
act-pick-up = { $by } picks up { THING($thing) }.
    .form = { THING($thing) }
act-sustain-grab = { $by } keeps hold of { $held-one }.
    .form = on { $held-one }
act-release-grab = { $by } lets go of { $held-one }.
    .form = of { $held-one }
act-force-down = { $by } forces { $held-one } to the ground.
    .form = { $held-one }
act-drag = { $by } drags { $held-one } to { PLACE($to) }.
    .form = { $held-one } to { PLACE($to) }
act-move = { $by } moves to { PLACE($to) }.
    .form = to { PLACE($to) }
act-move-past = { $by } moves past { $enemy } to { PLACE($to) }.
    .form = { $enemy } to { PLACE($to) }
act-run = { $by } runs to { PLACE($along) }.
    .form = to { PLACE($along) }{ $along-by ->
        [none] { "" }
       *[other] { " " }by way of { PLACE($along-by) }
    }
act-crawl = { $by } crawls to { PLACE($to) }.
    .form = to { PLACE($to) }
act-stand-up = { $by } stands up.
rides = { $by } rides to { PLACE($to) }.
gallops = { $by } gallops to { PLACE($to) }.
act-mount = { $by } mounts { $on }.
    .form = { $on }
act-dismount = { $by } dismounts.
act-mount-stand-up = { $by } lets the mount stand up.
act-put-out = { $by } puts out the flames.
act-first-aid = { $by } gives { $patient } first aid.
    .form = for { $patient }
act-wake-up = { $by } wakes { $patient }.
    .form = { $patient }
act-heal-afterwards = { $by } heals { $patient }.
    .form = { $patient }
act-healing-ritual = { $by } performs a healing ritual for { $patient }.
    .form = for { $patient }
act-pass-time = { $span } later.
    .form = ({ WORD($span) })
act-roll-survival = { $patient } rolls for survival.
    .form = for { $patient }
leaves = { $number ->
    [0] { $who } leaves the fight.
   *[other] { $who } leaves the fight with { $along }.
}
taken-out = { $number ->
    [0] GM: { $who } is taken out of the fight.
   *[other] GM: { $who } is taken out of the fight with { $along }.
}
act-surrender = { $dropped ->
    [none] { $by } surrenders.
   *[other] { $by } surrenders and drops { THING($dropped) }.
}
act-accept-surrender = { $by } accepts { $of }'s surrender.
    .form = of { $of }
act-refuse-surrender = { $by } refuses { $of }'s surrender.
    .form = of { $of }
act-carry = { $by } picks up { $whom }.
    .form = { $whom }
act-put-down = { $by } puts { $load } down.
    .form = { $load }
act-rouse = { $by } wakes { $whom }.
    .form = { $whom }
act-free = { $by } frees { $whom }.
    .form = { $whom }
act-extinguish = { $by } puts out the flames on { $whom }.
    .form = { $whom }
act-harm = GM: { $who } takes { $amount } damage.
    .form = ({ $who }: { $amount } damage)
act-heal = GM: { $who } is healed.
    .form = ({ $who }: { $amount } HP)
act-wound = GM: { $who } is wounded.
    .form = ({ $who }: { WORD($kind) })
act-mend = GM: { $who } is healed of a wound.
    .form = ({ $who }: { WORD($kind) })
act-kill = GM: { $who } is killed.
    .form = ({ $who })
act-raise = GM: { $who } is raised.
    .form = ({ $who })
act-wake = GM: { $who } is woken.
    .form = ({ $who })
act-finish-turn = GM: { $who }'s turn ends.
    .form = ({ $who })
act-finish-round = GM: the round ends.
act-finish-fight = GM: the fight ends.
    .form = ({ $winner ->
        [none] no winner
        [-1] no winner
       *[other] { $winner }
    })
act-join = GM: { $who } joins the fight at { PLACE($to) }.
    .form = ({ $who }, { PLACE($to) })
act-take-out =
    .form = ({ $who })
act-change-side = GM: { $who } changes to { $side }.
    .form = ({ $who }: { $side })
fate-dead = { $who } dies.
fate-knocked-out = { $who } is knocked out.
fate-left = { $who } is gone.
change-hurt = { $lethal ->
    [no] { $points } nonlethal damage
   *[yes] { $points } damage
}
change-healed = healed
change-moved = { $to ->
    [none] { "" }
   *[other] { $who } moves to { PLACE($to) }.
}
change-wielded = { $weapon ->
    [none] { $who } has nothing in hand.
   *[other] { $who } has { THING($weapon) } in hand.
}
change-gear-taken = { $who } takes { THING($gear) }.
change-gear-lost = { $who } loses { THING($gear) }.
change-unaffected = immune, nothing happens
change-illusion-stands = { $won ->
    [0] nobody believes the illusion
   *[other] the illusion holds
}
change-fact-set = { $fact } is now { $value }
change-side-changed = now on side { $side }
change-order-changed = Turn order: { $order }.
change-order-set = Turn order: { $order }.
change-round-set = Round { $round }.
change-turn-set = The turn moves on.
change-extra-moves = { $moves } extra moves
condition-prone = prone
condition-stunned = stunned
condition-grabbed = held by { $source }
    .ends = free of { $source }
condition-grappling = { $who } holds { $source }.
    .ends = { $who } no longer holds { $source }.
condition-mounted = { $who } rides { $source }.
    .ends = { $who } no longer rides { $source }.
condition-ridden = { $source } rides { $who }.
    .ends = { $who } has lost its rider.
condition-unloaded = { $who } must reload.
    .ends = loaded
condition-unaware = unaware
    .ends = no longer unaware
condition-spear-used = { $who } no longer has the spear set.
    .ends = { $who } sets the spear again.
condition-left = gone
    .ends = back in the fight
condition-arriving = still on the way
    .ends = { $who } joins the fight.
condition-fight-ended = { $who } ends the fight.
    .ends = the fight goes on
condition-cannot-run = { $who } cannot run.
    .ends = { $who } can run again.
condition-lost-eye = { $who } loses an eye.
    .ends = { $who } has both eyes again.
condition-lost-hand = { $who } loses a hand.
    .ends = { $who } has both hands again.
condition-scar = scarred for life
condition-carrying = { $who } carries { $source }.
    .has = is carrying someone
    .ends = { $who } no longer carries { $source }.
condition-carried = carried by { $source }
    .ends = no longer carried
condition-surrendered = { $who } surrenders.
    .has = surrenders
    .ends = { $who } fights on.
condition-prisoner = { $source ->
    [none] a prisoner
   *[other] taken prisoner by { $source }
}
    .ends = free again
ask-choose-defence = { "" }
ask-weapon-ready = { $value ->
    [yes] { $who }: the weapon is in hand despite the surprise.
   *[no] { "" }
}
ask-spare = { $value ->
    [yes] { $who } spares the fallen.
   *[no] { "" }
}
ask-which-held = { "" }
ask-hard-ground = { $value ->
    [yes] GM ruling: the ground is hard.
   *[no] { "" }
}
ask-directly-past = { "" }
ask-lasting-injury = { "" }
ask-supplies = { "" }
ask-heal-how = { "" }
ask-weaken-which = { "" }
ask-illusion-difficulty = GM ruling: difficulty { $value }.
ask-provoked = { "" }
ask-meanwhile = { "" }
label-block = shield
thing-bite = bite
    .the = its jaws
thing-claws = claws
    .the = its claws
thing-hooves = hooves
    .the = its hooves
thing-venom-fangs = venomous fangs
    .the = its venomous fangs
thing-chill-touch = chilling touch
    .the = its chilling touch
thing-web = web
    .the = its web
thing-bolt = bolt
    .bare = Bolt
thing-fire-burst = fire burst
    .bare = Fire Burst
thing-hold = hold
    .bare = Hold
thing-sleep = sleep
    .bare = Sleep
thing-weaken = weaken
    .bare = Weaken
thing-heal = heal
    .bare = Heal
thing-ward = ward
    .bare = Ward
thing-terror = terror
    .bare = Terror
thing-haste = haste
    .bare = Haste
thing-illusion = illusion
    .bare = Illusion
thing-riddle = riddle
    .bare = Riddle
refuse-after-the-fight = this takes minutes: wait until the fight is over
refuse-aiming = you are already aiming
refuse-badly-wounded = you are badly wounded and can neither spend nor recover MP
refuse-both-hands = your weapon takes both hands
refuse-burden-held = others are holding the fighter you carry: put the fighter down first
refuse-cannot-react = you cannot react now
refuse-carried = you are being carried
refuse-carrying = you are carrying someone: put them down first
refuse-carrying-already = you are already carrying someone
refuse-carrying-nobody = you are not carrying anybody
refuse-dead = you are dead
refuse-encounter-over = the fight is over
refuse-exclusive = this must be the only action of the turn
refuse-fight-goes-on = only after the fight
refuse-fight-over = the fight is over
refuse-frightened = you are frightened and must get away
refuse-grabbed = you are grabbed: break free first
refuse-helpless = you are helpless
refuse-holding = you are holding someone: let go first
refuse-holding-nobody = you are not holding anybody
refuse-holding-nobody-firmly = you have nobody in a firm hold
refuse-knocked-out = you are knocked out
refuse-lame = a lasting injury keeps you from running
refuse-lance-on-foot = a lance needs a horse: mount first
refuse-mortally-wounded = the mortally wounded do not wake: mend the wound or heal first
refuse-mount-cannot-dodge = the mount cannot dodge now
refuse-mount-hindered = the mount is hindered: { WORD($title) }
refuse-mount-not-grabbed = nobody is holding the mount
refuse-mount-standing = the mount is already standing
refuse-mount-unarmed = the mount has nothing to strike with
refuse-mounted = you are mounted: ride instead
refuse-mp-full = you already have all your MP
refuse-needs-mp = you need { $mp } MP
refuse-no-ap = no AP left: only free actions remain
refuse-no-ap-next-turn = no AP left to borrow from the next turn
refuse-no-block-spell = this spell cannot be blocked
refuse-no-brawling-mounted = no unarmed attacks from the saddle
refuse-no-defence = "{ $value }" is not a defence
refuse-no-exit-here = you can leave only from: { $exits }
refuse-no-melee-weapon = you hold no melee weapon
refuse-no-parry-ranged = a ranged attack cannot be parried
refuse-no-parry-spell = a spell cannot be parried
refuse-no-point-blank = point-blank is only for a physical spell on one target nearby
refuse-no-ranged-weapon = you hold no ranged weapon
refuse-no-riding-ap = no AP left for riding
refuse-no-shield = you have no shield to block with
refuse-no-spells = you know no spells
refuse-no-such-region = there is no such region
refuse-no-such-target = this cannot be a target
refuse-no-target-for-mount = the mount cannot reach this target
refuse-no-turn = it is nobody's turn
refuse-nobody-surrendered = nobody has surrendered
refuse-nobody-there = nobody is there
refuse-none-strike = no foe in reach
refuse-none-unarmed-strike = no foe in reach
refuse-none-grab = no foe in reach
refuse-none-shoot = no foe in range
refuse-none-throw = no foe in range
refuse-none-mount-strike = the mount cannot reach a foe
refuse-none-move-past = there is no enemy here to pass
refuse-none-mount = there is no mount here
refuse-none-carry = there is nobody here to carry
refuse-none-rouse = nobody here is asleep
refuse-none-free = nobody here needs to be freed
refuse-none-extinguish = nobody here is on fire
refuse-none-pick-up = nothing lies here
refuse-none-draw = you carry nothing else to draw
refuse-none-first-aid = nobody here needs first aid
refuse-none-wake-up = nobody here is knocked out
refuse-none-move = there is nowhere to go
refuse-none-run = there is nowhere to run
refuse-none-cast = no target for your spells
refuse-not-burning = you are not burning
refuse-not-grabbed = nobody is holding you
refuse-not-loaded = reload first
refuse-not-mounted = you are not mounted
refuse-not-on-yourself = not on yourself
refuse-not-prone = you are already standing
refuse-nothing-to-aim = you hold nothing to aim with
refuse-nothing-to-dodge = there is nothing physical to dodge
refuse-nothing-to-drop = your hands are empty
refuse-nothing-to-reload = nothing to reload
refuse-nothing-to-sheathe = you hold nothing to put away
refuse-nothing-to-throw = you hold nothing made for throwing
refuse-on-the-ground = everyone you hold is already on the ground
refuse-once-per-turn = only once per turn
refuse-only-on-yourself = only on yourself
refuse-only-who-gave-the-opening = only against the fighter who gave the opening, and only nearby
refuse-prisoner = you are a prisoner
refuse-prone = you are prone: stand up or crawl
refuse-prone-crawl = you are prone: crawl instead
refuse-prone-stand-up = you are prone: stand up first
refuse-rest-wakes-nobody = rest does not wake the knocked out: use "magic" to heal them or "wake" to wake them
refuse-rider-blocks = riders block only for themselves
refuse-rider-dodges = you cannot dodge while mounted
refuse-rider-parries = riders parry only for themselves
refuse-ritual-unknown = you do not know the ritual
refuse-shot-from-mount = you shot from the standing mount this turn
refuse-slowed = you are slowed
refuse-spell-range = out of range: this spell reaches { $range } regions
refuse-spell-unknown = you do not know this spell
refuse-stand-to-walk = you must be prone
refuse-stuck = you are stuck
refuse-stunned = you are stunned
refuse-surrendered = you have surrendered
refuse-target-dead = the target is dead
refuse-target-gone = the target is not here
refuse-too-far-to-aim = the target is more than { $regions } regions away
refuse-too-few-mp = not enough MP
refuse-too-light = your weapon is too light to parry a two-handed one
refuse-treating = you are treating a patient
refuse-weapon-range = out of range: this weapon reaches { $reach } regions
prompt-choose-defence = { $seen ->
    [0] { $by } attacks { $at }. Use an active defence? (1 AP of the next turn)
   *[other] { $by } attacks { $at } and rolls { $seen }. Use an active defence? (1 AP of the next turn)
}
prompt-provoked = { $by } { WORD($why) } and gives an opening. Strike? (1 AP of the next turn)
prompt-directly-past = { $by } wants to get past { $at }. GM: does the way lead directly past?
prompt-meanwhile = { $by } treats { $at }. What does { $who } do meanwhile?
prompt-supplies = { $by } gives { $at } first aid. GM: what is at hand?
prompt-heal-how = How do you heal { $at }: 1 HP for sure, or a roll of INT against D4 for 1 HP per success?
prompt-weaken-which = Which die of { $at } becomes weaker?
prompt-illusion-difficulty = { $by } casts an illusion. GM: how hard is it to see through?
prompt-weapon-ready = { $who } is surprised. GM: is a weapon in hand?
prompt-hard-ground = { $by } throws { $at } down. GM: is the ground hard, rocky or spiked?
prompt-which-held = { $who } holds more than one fighter. Which one do you mean?
prompt-spare = { $who } is a minor character. GM: does { $who } die at once, or live on as heroes may?
prompt-lasting-injury = { $who } survives a mortal wound. Which lasting injury remains?
act-crush =
    .form = { $held-one }
act-throw-down =
    .form = { $held-one }
act-end-encounter =
    .form = ({ $winner ->
        [none] no winner
        [-1] no winner
       *[other] { $winner }
    })
act-strike =
    .form = { $at }
act-shoot =
    .form = { $at }{ $close ->
        [yes] { " " }(point-blank)
       *[other] { "" }
    }
act-throw =
    .form = { THING($weapon) } at { $at }{ $close ->
        [yes] { " " }(point-blank)
       *[other] { "" }
    }
act-cast =
    .form = { THING($spell, form: "bare") } on { $at }{ $close ->
        [yes] { " " }(point-blank)
       *[other] { "" }
    }
act-unarmed-strike =
    .form = on { $at }
act-grab =
    .form = { $at }
act-escape =
    .form = from { $from }
act-ride =
    .form = to { PLACE($to) }
act-gallop =
    .form = to { PLACE($along) }{ $along-by ->
        [none] { "" }
       *[other] { " " }by way of { PLACE($along-by) }
    }
act-mount-strike =
    .form = on { $at }
act-mount-escape =
    .form = from { $from }
act-opportunity-attack =
    .form = on { $at }
word-passive = passive defence
term-hp = Hit points: how much more harm a fighter can take. At 0 the fighter falls.
term-mp = Magic points: spells cost them. They come back by focusing or rest.
term-ap = Action points: a fighter spends them on actions in its turn. Interrupting borrows from the next turn.
term-att = The attack die: rolled to hit, and to parry.
term-def = The defence die: rolled against blows and shots. Armour and shields raise it.
term-str = The strength die: rolled to grab, hold, break free and force others down.
term-ref = The reflex die: rolled to dodge, for the turn order, and to keep one's balance.
term-int = The intellect die: rolled to see through tricks, to heal and to know things.
term-pre = The presence die: rolled to cast spells, to frighten, and to stand firm.
term-for = The fortitude die: rolled to survive wounds, poison and strain.
`,
};

/** The messages that code says itself, and what they are given. */
export interface Messages {
  readonly 'game-about': { };
  readonly 'strike': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly weapon: Arg; readonly defence: Arg };
  readonly 'shoot': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly weapon: Arg; readonly defence: Arg };
  readonly 'throw': { readonly how: Arg; readonly by: Arg; readonly weapon: Arg; readonly at: Arg; readonly defence: Arg };
  readonly 'unarmed-strike': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly defence: Arg };
  readonly 'grab': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly defence: Arg };
  readonly 'opportunity-attack': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly weapon: Arg; readonly defence: Arg };
  readonly 'mount-strike': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly weapon: Arg; readonly defence: Arg };
  readonly 'cast-at': { readonly how: Arg; readonly by: Arg; readonly spell: Arg; readonly at: Arg; readonly defence: Arg };
  readonly 'cast-area': { readonly by: Arg; readonly spell: Arg; readonly at: Arg };
  readonly 'cast-on': { readonly by: Arg; readonly spell: Arg; readonly at: Arg };
  readonly 'cast-self': { readonly by: Arg; readonly spell: Arg };
  readonly 'crush': { readonly how: Arg; readonly by: Arg; readonly at: Arg };
  readonly 'throw-down': { readonly by: Arg; readonly at: Arg };
  readonly 'attack-rolls': { readonly on: Arg; readonly attack: Arg; readonly with: Arg; readonly defence: Arg; readonly how: Arg; readonly won: Arg; readonly thrown: Arg; readonly against: Arg; readonly share: Arg };
  readonly 'dice-for': { readonly dice: Arg; readonly why: Arg };
  readonly 'die-rank': { readonly way: Arg; readonly die: Arg; readonly why: Arg };
  readonly 'with-passive': { };
  readonly 'with-block': { };
  readonly 'with-parry': { };
  readonly 'with-dodge': { };
  readonly 'with-mount-dodge': { };
  readonly 'damage-with': { readonly points: Arg; readonly more: Arg; readonly thing: Arg; readonly sum: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'damage-with-unseen': { readonly points: Arg; readonly more: Arg; readonly thing: Arg; readonly sum: Arg };
  readonly 'damage': { readonly points: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'damage-unseen': { readonly points: Arg };
  readonly 'damage-nonlethal': { readonly points: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'damage-nonlethal-unseen': { readonly points: Arg };
  readonly 'escape': { readonly how: Arg; readonly by: Arg; readonly from: Arg };
  readonly 'escape-rolls': { readonly escape: Arg; readonly hold: Arg; readonly how: Arg };
  readonly 'dice-twice': { readonly kept: Arg; readonly die: Arg };
  readonly 'round': { readonly round: Arg };
  readonly 'turn-of': { readonly who: Arg; readonly ap: Arg; readonly spent: Arg };
  readonly 'turn-of-unseen': { readonly who: Arg };
  readonly 'order': { readonly order: Arg };
  readonly 'order-rolls': { readonly rolls: Arg };
  readonly 'order-ties': { readonly rolls: Arg };
  readonly 'order-unarmed': { readonly number: Arg; readonly who: Arg };
  readonly 'order-larger': { };
  readonly 'order-mounted': { readonly rider: Arg; readonly mount: Arg };
  readonly 'suffers-poisoned': { readonly won: Arg; readonly who: Arg; readonly own: Arg; readonly other: Arg };
  readonly 'suffers-burning': { readonly won: Arg; readonly who: Arg; readonly other: Arg; readonly own: Arg };
  readonly 'suffers-frightened': { readonly won: Arg; readonly who: Arg; readonly own: Arg; readonly other: Arg };
  readonly 'suffers-entangled': { readonly won: Arg; readonly who: Arg; readonly own: Arg; readonly other: Arg };
  readonly 'survival': { readonly number: Arg };
  readonly 'survives': { readonly who: Arg; readonly dice: Arg };
  readonly 'survives-badly': { readonly who: Arg; readonly dice: Arg };
  readonly 'survives-mortally': { readonly who: Arg; readonly dice: Arg };
  readonly 'survives-not': { readonly who: Arg; readonly dice: Arg };
  readonly 'rides': { readonly by: Arg; readonly to: Arg };
  readonly 'gallops': { readonly by: Arg; readonly to: Arg };
  readonly 'leaves': { readonly number: Arg; readonly who: Arg; readonly along: Arg };
  readonly 'taken-out': { readonly number: Arg; readonly who: Arg; readonly along: Arg };
}

declare module '@riposte/kernel' {
  interface Reasons {
    readonly 'after-the-fight': true;
    readonly aiming: true;
    readonly 'badly-wounded': true;
    readonly 'both-hands': true;
    readonly 'burden-held': true;
    readonly 'cannot-react': true;
    readonly carried: true;
    readonly carrying: true;
    readonly 'carrying-already': true;
    readonly 'carrying-nobody': true;
    readonly dead: true;
    readonly 'encounter-over': true;
    readonly exclusive: true;
    readonly 'fight-goes-on': true;
    readonly 'fight-over': true;
    readonly frightened: true;
    readonly grabbed: true;
    readonly helpless: true;
    readonly holding: true;
    readonly 'holding-nobody': true;
    readonly 'holding-nobody-firmly': true;
    readonly 'knocked-out': true;
    readonly lame: true;
    readonly 'lance-on-foot': true;
    readonly 'mortally-wounded': true;
    readonly 'mount-cannot-dodge': true;
    readonly 'mount-hindered': true;
    readonly 'mount-not-grabbed': true;
    readonly 'mount-standing': true;
    readonly 'mount-unarmed': true;
    readonly mounted: true;
    readonly 'mp-full': true;
    readonly 'needs-mp': true;
    readonly 'no-ap': true;
    readonly 'no-ap-next-turn': true;
    readonly 'no-block-spell': true;
    readonly 'no-brawling-mounted': true;
    readonly 'no-defence': true;
    readonly 'no-exit-here': true;
    readonly 'no-melee-weapon': true;
    readonly 'no-parry-ranged': true;
    readonly 'no-parry-spell': true;
    readonly 'no-point-blank': true;
    readonly 'no-ranged-weapon': true;
    readonly 'no-riding-ap': true;
    readonly 'no-shield': true;
    readonly 'no-spells': true;
    readonly 'no-such-region': true;
    readonly 'no-such-target': true;
    readonly 'no-target-for-mount': true;
    readonly 'no-turn': true;
    readonly 'nobody-surrendered': true;
    readonly 'nobody-there': true;
    readonly 'none-strike': true;
    readonly 'none-unarmed-strike': true;
    readonly 'none-grab': true;
    readonly 'none-shoot': true;
    readonly 'none-throw': true;
    readonly 'none-mount-strike': true;
    readonly 'none-move-past': true;
    readonly 'none-mount': true;
    readonly 'none-carry': true;
    readonly 'none-rouse': true;
    readonly 'none-free': true;
    readonly 'none-extinguish': true;
    readonly 'none-pick-up': true;
    readonly 'none-draw': true;
    readonly 'none-first-aid': true;
    readonly 'none-wake-up': true;
    readonly 'none-move': true;
    readonly 'none-run': true;
    readonly 'none-cast': true;
    readonly 'not-burning': true;
    readonly 'not-grabbed': true;
    readonly 'not-loaded': true;
    readonly 'not-mounted': true;
    readonly 'not-on-yourself': true;
    readonly 'not-prone': true;
    readonly 'nothing-to-aim': true;
    readonly 'nothing-to-dodge': true;
    readonly 'nothing-to-drop': true;
    readonly 'nothing-to-reload': true;
    readonly 'nothing-to-sheathe': true;
    readonly 'nothing-to-throw': true;
    readonly 'on-the-ground': true;
    readonly 'once-per-turn': true;
    readonly 'only-on-yourself': true;
    readonly 'only-who-gave-the-opening': true;
    readonly prisoner: true;
    readonly prone: true;
    readonly 'prone-crawl': true;
    readonly 'prone-stand-up': true;
    readonly 'rest-wakes-nobody': true;
    readonly 'rider-blocks': true;
    readonly 'rider-dodges': true;
    readonly 'rider-parries': true;
    readonly 'ritual-unknown': true;
    readonly 'shot-from-mount': true;
    readonly slowed: true;
    readonly 'spell-range': true;
    readonly 'spell-unknown': true;
    readonly 'stand-to-walk': true;
    readonly stuck: true;
    readonly stunned: true;
    readonly surrendered: true;
    readonly 'target-dead': true;
    readonly 'target-gone': true;
    readonly 'too-far-to-aim': true;
    readonly 'too-few-mp': true;
    readonly 'too-light': true;
    readonly treating: true;
    readonly 'weapon-range': true;
  }
}
