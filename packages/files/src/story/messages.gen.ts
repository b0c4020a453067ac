// Made by `npm run messages` from the files in messages/; do not change it by hand.
import type { Arg } from '@riposte/ruleset';

/** The messages of the narrator by language. */
export const GENERAL = {
  de: `in-general-akk = { $name }
in-general-with = mit { $name }
in-general-the = { $name }
in-general-a = { $name }
act = { $by }: { $text }.
ruling = SL-Entscheidung: { $reason }
ruling-plain = SL-Entscheidung.
consequence = { $who }: { $what }.
condition-begins = { $condition }
condition-begins-by = { $condition } ({ $source })
condition-ends = nicht mehr { $condition }
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
cost = −{ $amount } { $title } ({ $from } → { $to })
gain = +{ $amount } { $title } ({ $from } → { $to })
loss = −{ $amount } { $title } ({ $from } → { $to })
debt = { $amount } { $title } weniger im nächsten Zug
pool = ({ $title } { $from } → { $to })
change = { $change } ({ $values })
change-alone = { $change }
roll = { $roll } { $dice }
roll-of = { $who }: { $roll } { $dice }
dice-bare = { $total } gewürfelt
answer = { $who } wählt: { WORD($value) }.
answered-gm = Die Spielleitung hat für { $who } entschieden.
answered-deadline = { $who } hat nicht rechtzeitig geantwortet.
acted-deadline = { $who } hat nicht rechtzeitig gehandelt, also hat der Computer gehandelt.
dice-of = { $kept ->
    [h] bester von { $faces }
   *[l] schlechtester von { $faces }
}
parts-folded = aus { $number } Modifikatoren
shift = { $reason ->
    [none] SL-Entscheidung: { $query } von { $who } { $amount }.
   *[other] SL-Entscheidung: { $query } von { $who } { $amount }: { $reason }.
}
change-rule-ignored = { $ignored ->
    [yes] Regel { $rule } wird ausgesetzt.
   *[no] Regel { $rule } gilt wieder.
}
change-entered = kommt in den Kampf
change-board-redrawn = { $act ->
    [draw] Das Spielfeld ändert sich: { $what } bei { $where }.
    [erase] Vom Spielfeld verschwunden: { $what } bei { $where }.
    [open] Bei { $where } öffnet sich eine Tür.
    [close] Bei { $where } schließt sich eine Tür.
   *[light] Das Licht ist jetzt: { $what }.
}
change-payment-set = { "" }
story-title = { $title } ({ $game })
story-title-seed = { $title } ({ $game }, Startwert { $seed })
after-line = { $title }, nach Zeile { $line }
end-won = Sieg für { $side }
end-nobody = niemand steht mehr
end-not-yet = Der Kampf geht weiter
end-never = kein Ende nach { $number } Befehlen
end-undecided = kein Ende nach { $number } Befehlen: der Computer wählt nichts für { $who }
end-over = { $end }. Der Kampf ist vorbei.
thing-the-game-master = die Spielleitung
thing-nobody = niemand
thing-the-scene = die Szene
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
act-consequences = { "" }
    .title = Folgen
odds-percent = { $bound ->
    [under] unter { $number } %
    [over] über { $number } %
   *[none] { $number } %
}
odds-near = etwa { $percent }
odds-between = etwa { $least } bis { $most }
odds-chance = { $percent }, { $about }: { $what }.
odds-chance-of = { $percent }: { $what }.
odds-about-hurt = { $name } zu verletzen
odds-about-affect = bei { $name } zu wirken
odds-about-self-hurt = dass { $name } verletzt wird
odds-about-self = dass { $name } betroffen ist
odds-about-end = den Kampf zu beenden
odds-about-succeed = dass es gelingt
odds-succeeds = Erfolg
odds-part = { $part } von { $of }
odds-share = { $text } { $percent }
odds-out = außer Gefecht
odds-worse = schlimmer
odds-other = sonstiges
odds-nothing-seen = nichts Sichtbares
odds-lost = { $amount } { $title }
odds-spent = −{ $amount } { $title }
odds-gained = +{ $amount } { $title }
odds-kind = { $kind } { $title }
odds-thing = { THING($thing, form: "akk") }
odds-body = { $part }{ $who ->
    [none] { "" }
   *[other] { " " }von { $who }
}: { $how ->
    [destroyed] zerstört
    [whole] geheilt
   *[injured] verletzt ({ $effect })
}
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
odds-fact = { $title }: { $value }
odds-moved = bewegt nach { PLACE($place) }
odds-wins = { $number ->
    [0] niemand gewinnt
    [one] { $side } gewinnt
   *[other] { $side } gewinnen
}
odds-appears = { $what } am Boden
odds-costs = kostet { $what }
odds-loses = { $who } verliert { $what }
odds-gains = { $who } gewinnt { $what }
odds-takes = { $who } erleidet { $what }
odds-lies = { $who } liegt dann bei { PLACE($place) }
odds-moves = { $who } kommt nach { PLACE($place) }
odds-is = ist dann { $condition }
odds-then = { $who } { $what }
odds-no-longer = { $who } ist nicht mehr { $condition }
odds-over = der Kampf endet: { $end }
odds-always = Auf jeden Fall: { $what }.
odds-no-change = nichts ändert sich
odds-in-vain = { $costs ->
    [yes] sonst ändert sich nichts
   *[no] nichts ändert sich
}, wie auch immer die Würfel fallen
odds-success = { $can ->
    [surely] gelingt sicher
    [yes] Erfolg { $percent }
   *[no] kann nicht gelingen
}
odds-counted = in den { $percent } der Fälle, die gezählt wurden
odds-uncounted = Es gibt zu viele Ausgänge, um sie rechtzeitig zu zählen.
odds-needs = Nötig sind { $number } mit { $dice }.
odds-needs-of = Das geschieht, wenn { $who } { $number } mit { $dice } würfelt.
odds-or-more = { $number } oder mehr
odds-or-less = { $number } oder weniger
odds-the-die = dem { $die }
odds-lowest = dem niedrigsten von { $many } { $die }
odds-highest = dem höchsten von { $many } { $die }
odds-answer = { $who } wählt { $what }
    .if = Wenn { $who } { $what } wählt: { $percent }.
odds-answer-undefended = { $who } verteidigt sich nicht
    .if = Wenn { $who } sich nicht verteidigt: { $percent }.
odds-answer-nothing = { $who } tut nichts
    .if = Wenn { $who } nichts tut: { $percent }.
odds-answer-none = { $who } wählt nichts davon
    .if = Wenn { $who } nichts davon wählt: { $percent }.
odds-answer-yes = { $who } sagt Ja
    .if = Wenn { $who } Ja sagt: { $percent }.
odds-answer-no = { $who } sagt Nein
    .if = Wenn { $who } Nein sagt: { $percent }.
odds-answer-act = { $who } wählt „{ $what }“
    .if = Wenn { $who } „{ $what }“ wählt: { $percent }.
odds-answer-parry = { $who } pariert
    .if = Wenn { $who } pariert: { $percent }.
odds-answer-dodge = { $who } weicht aus
    .if = Wenn { $who } ausweicht: { $percent }.
odds-answer-block = { $who } blockt
    .if = Wenn { $who } blockt: { $percent }.
odds-answer-evade = { $who } weicht aus
    .if = Wenn { $who } ausweicht: { $percent }.
odds-answer-resist = { $who } widersteht
    .if = Wenn { $who } widersteht: { $percent }.
scene-round = Runde { $value }
scene-turn = { $value } ist am Zug
scene-order = Reihenfolge: { $value }
scene-toCome = noch nicht dran: { $value }
scene-mayInterrupt = kann unterbrechen: { $value }
scene-seconds = seit { $value } Sekunden
scene-secondsOfRound = eine Runde dauert { $value } Sekunden
scene-minutes = vergangene Minuten: { $value }
scene-ground = am Boden: { $value }
scene-floor = am Boden: { $value }
scene-lying = am Boden: { $value }
scene-ended = der Kampf ist vorbei
scene-thing = { $thing } bei { $place }
scene-thing-in = { $thing } in { $place }
scene-aftermath = nach dem Kampf geht die Szene weiter
input-answer = { $who }: Antwort
input-roll = { $who }: Wurf
input-order = { $who }: Dauerbefehl
input-force = SL-Entscheidung über einen Wurf
input-fiat = { $reason ->
    [none] SL-Entscheidung
   *[other] SL-Entscheidung: { $reason }
}
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
number-of = { $query } von { $who }
number-ruled = SL-Entscheidung
odds-range = { $from } bis { $to }
`,
  en: `in-general-the = the { $name }
in-general-a = { $vowel ->
    [yes] an { $name }
   *[no] a { $name }
}
in-general-place = the { $name }
act = { $by }: { $text }.
ruling = GM ruling: { $reason }
ruling-plain = GM ruling.
consequence = { $who }: { $what }.
condition-begins = { $condition }
condition-begins-by = { $condition } by { $source }
condition-ends = no longer { $condition }
until = { $when ->
    [turn-starts] { $number ->
        [1] until the start of { $of }'s next turn
       *[other] until the start of { $of }'s turn in { $number } rounds
    }
    [turn-ends] { $number ->
        [0] until the end of { $of }'s turn
        [1] until the end of { $of }'s next turn
       *[other] until { $of } has ended { $number } more turns
    }
   *[round-ends] { $number ->
        [1] until the end of the round
        [2] until the end of the next round
       *[other] for { $number } rounds
    }
}
cost = −{ $amount } { $title } ({ $from } → { $to })
gain = +{ $amount } { $title } ({ $from } → { $to })
loss = −{ $amount } { $title } ({ $from } → { $to })
debt = { $amount } { $title } less next turn
pool = ({ $title } { $from } → { $to })
change = { $change } ({ $values })
change-alone = { $change }
roll = { $roll } { $dice }
roll-of = { $who }: { $roll } { $dice }
dice-bare = { $total } on the dice
answer = { $who } chooses { $value }.
answered-gm = The GM answered for { $who }.
answered-order = { $who } answered by a standing order.
answered-deadline = { $who } ran out of time.
acted-deadline = { $who } ran out of time, so the computer acted.
dice-of = { $kept ->
    [h] best of { $faces }
   *[l] worst of { $faces }
}
parts-folded = from { $number } modifiers
shift = { $reason ->
    [none] GM ruling: { $query } of { $who } { $amount }.
   *[other] GM ruling: { $query } of { $who } { $amount }: { $reason }.
}
change-rule-ignored = { $ignored ->
    [yes] Rule { $rule } is ignored.
   *[no] Rule { $rule } applies again.
}
change-entered = enters the fight
change-board-redrawn = { $act ->
    [draw] The board changes: { $what } at { $where }.
    [erase] Gone from the board: { $what } at { $where }.
    [open] A door opens at { $where }.
    [close] A door closes at { $where }.
   *[light] The light is now { $what }.
}
change-payment-set = { "" }
story-title = { $title } ({ $game })
story-title-seed = { $title } ({ $game }, seed { $seed })
after-line = { $title }, after line { $line }
end-won = { $word ->
    [name] { "" }
    [red] { "" }
    [blue] { "" }
    [green] { "" }
    [white] { "" }
    [black] { "" }
    [north] { "" }
    [south] { "" }
    [east] { "" }
    [west] { "" }
   *[other] the{ " " }
}{ $side } { $several ->
    [yes] win
   *[no] wins
} the fight
end-nobody = nobody is left standing
end-not-yet = The fight is not over
end-never = no end after { $number } commands
end-undecided = no end after { $number } commands: the computer chooses nothing for { $who }
end-over = { $end }. The fight is over.
refuse-answer-for-yourself = this question is not yours
refuse-no-answer-here = { $act } does not answer this question
refuse-not-of-this-kind = a { $kind } cannot do this
refuse-not-open = { $value } is not available here
refuse-text-length = use 1 to { $most } characters
refuse-whole-number = { $value } is not a whole number from { $least } to { $most }
refuse-choose-some = choose { $least } to { $most }
refuse-named-twice = { $value } is named twice
refuse-path-length = a path here has 1 to { $most } steps
refuse-step-not-open = step { $step }, { $value }, is blocked
refuse-spread-over = spread the points over { $among }
refuse-whole-parts = each part must be a whole number, 0 or more
refuse-parts-sum = the parts must add up to { $total }
refuse-in-words = { $words }
refuse-no-target = no target in reach
refuse-no-fighter = there is nobody to use it on now
refuse-no-place = no free place for it
refuse-no-object = nothing to use it on
refuse-not-your-turn = it is not your turn
not-now-over = the fight is over
not-now-turn = { $number ->
    [1] it is { $names }'s turn
   *[other] it is the turn of { $names }
}
fault-no-such-total = { $pool } cannot total { $total }.
fault-force-faces = Enter the faces, whole numbers from 1, or a total.
fault-too-few-faces = { $given ->
    [one] 1 face is
   *[other] { $given } faces are
} too few for this roll.
fault-too-many-faces = This roll needs { $needed ->
    [one] 1 face
   *[other] { $needed } faces
}, not { $given }.
fault-no-such-face = A d{ $sides } cannot show { $face }.
fault-action-waits = Another action is still waiting for an answer.
fault-already-known = It is too late to undo this: dice or answers are known. Ask the game master.
fault-older-command = An older version of the rules made this action. Undo it instead.
fault-older-roll = An older version of the rules made this roll. Undo it instead.
act-consequences = { "" }
    .title = Consequences
region-leads = to { $names }
region-nobody = nobody
region-dead-end = dead end
odds-percent = { $bound ->
    [under] under { $number } %
    [over] over { $number } %
   *[none] { $number } %
}
odds-near = about { $percent }
odds-between = about { $least } to { $most }
odds-chance = { $percent } { $about }: { $what }.
odds-chance-of = { $percent } that { $what }.
odds-about-hurt = to hurt { $name }
odds-about-affect = to affect { $name }
odds-about-self-hurt = that { $name } is hurt
odds-about-self = that { $name } is affected
odds-about-end = to end the fight
odds-about-succeed = to succeed
odds-succeeds = success
odds-part = { $of }'s { $part }
odds-share = { $text } { $percent }
odds-out = out of the fight
odds-worse = worse
odds-other = other
odds-nothing-seen = nothing that you see
odds-lost = { $amount } { $title }
odds-spent = −{ $amount } { $title }
odds-gained = +{ $amount } { $title }
odds-kind = { $kind } { $title }
odds-thing = { THING($thing) }
odds-body = { $who ->
    [none] { "" }
   *[other] { $who }'s{ " " }
}{ $part }{ $who ->
    [none] { "" }
   *[other] { " " }is
} { $how ->
    [destroyed] destroyed
    [whole] healed
   *[injured] injured ({ $effect })
}
odds-hand = { $held ->
    [itself] { $value ->
        [none] empty
       *[other] holding { $thing }
    }
    [part] { $who ->
        [none] { $value ->
            [none] { $part } empty
           *[other] { $thing } in the { $part }
        }
       *[other] { $value ->
            [none] { $who }'s { $part } is empty
           *[other] { $who } holds { $thing } in the { $part }
        }
    }
   *[fighter] { $who ->
        [none] { $value ->
            [none] empty-handed
            [unarmed] empty-handed
            [bare-hands] empty-handed
           *[other] holding { $thing }
        }
       *[other] { $value ->
            [none] { $who } is empty-handed
            [unarmed] { $who } is empty-handed
            [bare-hands] { $who } is empty-handed
           *[other] { $who } holds { $thing }
        }
    }
}
odds-fact = { $title }: { $value }
odds-moved = moved to { PLACE($place) }
odds-wins = { $number ->
    [0] nobody wins
    [one] { $side } wins
   *[other] { $side } win
}
odds-appears = { $what } on the ground
odds-costs = costs { $what }
odds-loses = { $who } loses { $what }
odds-gains = { $who } gains { $what }
odds-takes = { $who } takes { $what }
odds-lies = the { $who } ends up at { PLACE($place) }
odds-moves = { $who } moves to { PLACE($place) }
odds-is = is { $condition }
odds-then = { $who } { $what }
odds-no-longer = { $who } is no longer { $condition }
odds-over = the fight ends: { $end }
odds-always = In any case: { $what }.
odds-no-change = nothing changes
odds-in-vain = { $costs ->
    [yes] nothing else changes
   *[no] nothing changes
}, whatever the dice show
odds-success = { $can ->
    [surely] sure to succeed
    [yes] { $percent } to succeed
   *[no] cannot succeed
}
odds-counted = in the { $percent } of cases counted
odds-uncounted = There are too many outcomes to count them in time.
odds-needs = You need { $number } on { $dice }.
odds-needs-of = This happens if { $who } rolls { $number } on { $dice }.
odds-or-more = { $number } or more
odds-or-less = { $number } or less
odds-the-die = the { $die }
odds-lowest = the { $many ->
    [2] lower
   *[other] lowest
} of { $many } { $die }
odds-highest = the { $many ->
    [2] higher
   *[other] highest
} of { $many } { $die }
odds-answer = { $who } chooses { $what }
    .if = If { $who } chooses { $what }: { $percent }.
odds-answer-undefended = { $who } does not defend
    .if = If { $who } does not defend: { $percent }.
odds-answer-nothing = { $who } does nothing
    .if = If { $who } does nothing: { $percent }.
odds-answer-none = { $who } chooses none
    .if = If { $who } chooses none: { $percent }.
odds-answer-yes = { $who } says yes
    .if = If { $who } says yes: { $percent }.
odds-answer-no = { $who } says no
    .if = If { $who } says no: { $percent }.
odds-answer-act = { $who } chooses “{ $what }”
    .if = If { $who } chooses “{ $what }”: { $percent }.
odds-answer-parry = { $who } parries
    .if = If { $who } parries: { $percent }.
odds-answer-dodge = { $who } dodges
    .if = If { $who } dodges: { $percent }.
odds-answer-block = { $who } blocks
    .if = If { $who } blocks: { $percent }.
odds-answer-evade = { $who } evades
    .if = If { $who } evades: { $percent }.
odds-answer-resist = { $who } resists
    .if = If { $who } resists: { $percent }.
scene-round = round { $value }
scene-turn = { $value }'s turn
scene-order = order: { $value }
scene-toCome = still to act: { $value }
scene-mayInterrupt = may interrupt: { $value }
scene-seconds = { $value } seconds into the fight
scene-secondsOfRound = a round lasts { $value } seconds
scene-minutes = minutes passed: { $value }
scene-ground = on the ground: { $value }
scene-floor = on the ground: { $value }
scene-lying = on the ground: { $value }
scene-ended = the fight is over
scene-thing = { $thing } at { $place }
scene-thing-in = { $thing } in { $place }
scene-aftermath = the scene goes on after the fight
input-answer = { $who }’s answer
input-roll = { $who }’s roll
input-order = { $who }’s standing order
input-force = GM ruling about a roll
input-fiat = { $reason ->
    [none] GM ruling
   *[other] GM ruling: { $reason }
}
menu-react = { $names } may react
menu-more = { $some } and { $number } more
menu-steps = { $number ->
    [one] 1 step
   *[other] { $number } steps
}
menu-steps-for = { $steps } for { $price }
menu-walk = { $title } … up to { $steps } ({ $places } places, such as { $place })
sheet-owes = owes { $number }
settable-number = { $least } to { $most }
settable-like = like { $example }
number-of = { $query } of { $who }
number-ruled = GM ruling
odds-range = { $from } to { $to }
`,
};

/** The messages that code says itself, and what they are given. */
export interface Messages {
  readonly 'in-general-the': { readonly name: Arg };
  readonly 'in-general-a': { readonly vowel: Arg; readonly name: Arg };
  readonly 'in-general-place': { readonly name: Arg };
  readonly 'act': { readonly by: Arg; readonly text: Arg };
  readonly 'ruling': { readonly reason: Arg };
  readonly 'ruling-plain': { };
  readonly 'consequence': { readonly who: Arg; readonly what: Arg };
  readonly 'until': { readonly when: Arg; readonly number: Arg; readonly of: Arg };
  readonly 'cost': { readonly amount: Arg; readonly title: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'gain': { readonly amount: Arg; readonly title: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'loss': { readonly amount: Arg; readonly title: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'debt': { readonly amount: Arg; readonly title: Arg };
  readonly 'pool': { readonly title: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'change': { readonly change: Arg; readonly values: Arg };
  readonly 'roll': { readonly roll: Arg; readonly dice: Arg };
  readonly 'dice-bare': { readonly total: Arg };
  readonly 'answer': { readonly who: Arg; readonly value: Arg };
  readonly 'answered-gm': { readonly who: Arg };
  readonly 'answered-order': { readonly who: Arg };
  readonly 'answered-deadline': { readonly who: Arg };
  readonly 'acted-deadline': { readonly who: Arg };
  readonly 'dice-of': { readonly kept: Arg; readonly faces: Arg };
  readonly 'parts-folded': { readonly number: Arg };
  readonly 'shift': { readonly reason: Arg; readonly query: Arg; readonly who: Arg; readonly amount: Arg };
  readonly 'story-title': { readonly title: Arg; readonly game: Arg };
  readonly 'story-title-seed': { readonly title: Arg; readonly game: Arg; readonly seed: Arg };
  readonly 'after-line': { readonly title: Arg; readonly line: Arg };
  readonly 'end-won': { readonly word: Arg; readonly side: Arg; readonly several: Arg };
  readonly 'end-nobody': { };
  readonly 'end-not-yet': { };
  readonly 'end-never': { readonly number: Arg };
  readonly 'end-undecided': { readonly number: Arg; readonly who: Arg };
  readonly 'end-over': { readonly end: Arg };
  readonly 'not-now-over': { };
  readonly 'not-now-turn': { readonly number: Arg; readonly names: Arg };
  readonly 'fault-no-such-total': { readonly pool: Arg; readonly total: Arg };
  readonly 'fault-force-faces': { };
  readonly 'fault-too-few-faces': { readonly given: Arg };
  readonly 'fault-too-many-faces': { readonly needed: Arg; readonly given: Arg };
  readonly 'fault-no-such-face': { readonly sides: Arg; readonly face: Arg };
  readonly 'fault-action-waits': { };
  readonly 'fault-already-known': { };
  readonly 'fault-older-command': { };
  readonly 'fault-older-roll': { };
  readonly 'region-leads': { readonly names: Arg };
  readonly 'region-nobody': { };
  readonly 'region-dead-end': { };
  readonly 'odds-percent': { readonly bound: Arg; readonly number: Arg };
  readonly 'odds-near': { readonly percent: Arg };
  readonly 'odds-between': { readonly least: Arg; readonly most: Arg };
  readonly 'odds-chance': { readonly percent: Arg; readonly about: Arg; readonly what: Arg };
  readonly 'odds-chance-of': { readonly percent: Arg; readonly what: Arg };
  readonly 'odds-about-hurt': { readonly name: Arg };
  readonly 'odds-about-affect': { readonly name: Arg };
  readonly 'odds-about-self-hurt': { readonly name: Arg };
  readonly 'odds-about-self': { readonly name: Arg };
  readonly 'odds-about-end': { };
  readonly 'odds-about-succeed': { };
  readonly 'odds-succeeds': { };
  readonly 'odds-part': { readonly of: Arg; readonly part: Arg };
  readonly 'odds-share': { readonly text: Arg; readonly percent: Arg };
  readonly 'odds-out': { };
  readonly 'odds-worse': { };
  readonly 'odds-other': { };
  readonly 'odds-nothing-seen': { };
  readonly 'odds-lost': { readonly amount: Arg; readonly title: Arg };
  readonly 'odds-spent': { readonly amount: Arg; readonly title: Arg };
  readonly 'odds-gained': { readonly amount: Arg; readonly title: Arg };
  readonly 'odds-kind': { readonly kind: Arg; readonly title: Arg };
  readonly 'odds-thing': { readonly thing: Arg };
  readonly 'odds-body': { readonly who: Arg; readonly part: Arg; readonly how: Arg; readonly effect: Arg };
  readonly 'odds-hand': { readonly held: Arg; readonly value: Arg; readonly thing: Arg; readonly who: Arg; readonly part: Arg };
  readonly 'odds-fact': { readonly title: Arg; readonly value: Arg };
  readonly 'odds-moved': { readonly place: Arg };
  readonly 'odds-wins': { readonly number: Arg; readonly side: Arg };
  readonly 'odds-appears': { readonly what: Arg };
  readonly 'odds-costs': { readonly what: Arg };
  readonly 'odds-loses': { readonly who: Arg; readonly what: Arg };
  readonly 'odds-gains': { readonly who: Arg; readonly what: Arg };
  readonly 'odds-takes': { readonly who: Arg; readonly what: Arg };
  readonly 'odds-lies': { readonly who: Arg; readonly place: Arg };
  readonly 'odds-moves': { readonly who: Arg; readonly place: Arg };
  readonly 'odds-is': { readonly condition: Arg };
  readonly 'odds-then': { readonly who: Arg; readonly what: Arg };
  readonly 'odds-no-longer': { readonly who: Arg; readonly condition: Arg };
  readonly 'odds-over': { readonly end: Arg };
  readonly 'odds-always': { readonly what: Arg };
  readonly 'odds-no-change': { };
  readonly 'odds-in-vain': { readonly costs: Arg };
  readonly 'odds-success': { readonly can: Arg; readonly percent: Arg };
  readonly 'odds-counted': { readonly percent: Arg };
  readonly 'odds-uncounted': { };
  readonly 'odds-needs': { readonly number: Arg; readonly dice: Arg };
  readonly 'odds-needs-of': { readonly who: Arg; readonly number: Arg; readonly dice: Arg };
  readonly 'odds-or-more': { readonly number: Arg };
  readonly 'odds-or-less': { readonly number: Arg };
  readonly 'odds-the-die': { readonly die: Arg };
  readonly 'odds-lowest': { readonly many: Arg; readonly die: Arg };
  readonly 'odds-highest': { readonly many: Arg; readonly die: Arg };
  readonly 'odds-answer': { readonly who: Arg; readonly what: Arg; readonly percent: Arg };
  readonly 'odds-answer-undefended': { readonly who: Arg; readonly percent: Arg };
  readonly 'odds-answer-nothing': { readonly who: Arg; readonly percent: Arg };
  readonly 'odds-answer-none': { readonly who: Arg; readonly percent: Arg };
  readonly 'odds-answer-yes': { readonly who: Arg; readonly percent: Arg };
  readonly 'odds-answer-no': { readonly who: Arg; readonly percent: Arg };
  readonly 'odds-answer-act': { readonly who: Arg; readonly what: Arg; readonly percent: Arg };
  readonly 'odds-answer-parry': { readonly who: Arg; readonly percent: Arg };
  readonly 'odds-answer-dodge': { readonly who: Arg; readonly percent: Arg };
  readonly 'odds-answer-block': { readonly who: Arg; readonly percent: Arg };
  readonly 'odds-answer-evade': { readonly who: Arg; readonly percent: Arg };
  readonly 'odds-answer-resist': { readonly who: Arg; readonly percent: Arg };
  readonly 'scene-round': { readonly value: Arg };
  readonly 'scene-turn': { readonly value: Arg };
  readonly 'scene-order': { readonly value: Arg };
  readonly 'scene-toCome': { readonly value: Arg };
  readonly 'scene-mayInterrupt': { readonly value: Arg };
  readonly 'scene-seconds': { readonly value: Arg };
  readonly 'scene-secondsOfRound': { readonly value: Arg };
  readonly 'scene-minutes': { readonly value: Arg };
  readonly 'scene-ground': { readonly value: Arg };
  readonly 'scene-floor': { readonly value: Arg };
  readonly 'scene-lying': { readonly value: Arg };
  readonly 'scene-ended': { };
  readonly 'scene-thing': { readonly thing: Arg; readonly place: Arg };
  readonly 'scene-thing-in': { readonly thing: Arg; readonly place: Arg };
  readonly 'scene-aftermath': { };
  readonly 'input-answer': { readonly who: Arg };
  readonly 'input-roll': { readonly who: Arg };
  readonly 'input-order': { readonly who: Arg };
  readonly 'input-force': { };
  readonly 'input-fiat': { readonly reason: Arg };
  readonly 'menu-react': { readonly names: Arg };
  readonly 'menu-more': { readonly some: Arg; readonly number: Arg };
  readonly 'menu-steps': { readonly number: Arg };
  readonly 'menu-steps-for': { readonly steps: Arg; readonly price: Arg };
  readonly 'menu-walk': { readonly title: Arg; readonly steps: Arg; readonly places: Arg; readonly place: Arg };
  readonly 'sheet-owes': { readonly number: Arg };
  readonly 'settable-number': { readonly least: Arg; readonly most: Arg };
  readonly 'settable-like': { readonly example: Arg };
  readonly 'number-of': { readonly query: Arg; readonly who: Arg };
  readonly 'number-ruled': { };
  readonly 'odds-range': { readonly from: Arg; readonly to: Arg };
}

declare module '@riposte/kernel' {
  interface Reasons {
    readonly 'answer-for-yourself': true;
    readonly 'no-answer-here': true;
    readonly 'not-of-this-kind': true;
    readonly 'not-open': true;
    readonly 'text-length': true;
    readonly 'whole-number': true;
    readonly 'choose-some': true;
    readonly 'named-twice': true;
    readonly 'path-length': true;
    readonly 'step-not-open': true;
    readonly 'spread-over': true;
    readonly 'whole-parts': true;
    readonly 'parts-sum': true;
    readonly 'in-words': true;
    readonly 'no-target': true;
    readonly 'no-fighter': true;
    readonly 'no-place': true;
    readonly 'no-object': true;
    readonly 'not-your-turn': true;
  }
}
