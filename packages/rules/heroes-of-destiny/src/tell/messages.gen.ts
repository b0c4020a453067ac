// Made by `npm run messages` from the files in messages/; do not change it by hand.
import type { Arg } from '@riposte/ruleset';

/** The messages by language. */
export const MESSAGES = {
  en: `game-about = wounds instead of hit points, initiative to spend
strike = { $how ->
    [wound] { $by } hits { $at } with { THING($weapon) }: { $wound }.
    [unhurt] { $by } hits { $at } with { THING($weapon) } but causes no wound.
    [slipped] { $by } slips and misses { $at } with { THING($weapon) }.
   *[missed] { $by } attacks { $at } with { THING($weapon) } and misses.
}
    .try = { $by } begins to attack { $at } with { THING($weapon) }
shot = { $how ->
    [wound] { $by } shoots { $at } with { THING($weapon) }: { $wound }.
    [unhurt] { $by } shoots { $at } with { THING($weapon) } but causes no wound.
    [slipped] { $by } slips and misses { $at } with { THING($weapon) }.
   *[missed] { $by } shoots at { $at } with { THING($weapon) } and misses.
}
    .try = { $by } takes aim at { $at } with { THING($weapon) }
throw = { $how ->
    [wound] { $by } throws { THING($weapon) } and hits { $at }: { $wound }.
    [unhurt] { $by } throws { THING($weapon) } and hits { $at } but causes no wound.
    [slipped] { $by } slips, throws { THING($weapon) } at { $at } and misses.
   *[missed] { $by } throws { THING($weapon) } at { $at } and misses.
}
    .try = { $by } gets ready to throw { THING($weapon) } at { $at }
quick = { $how ->
    [wound] { $by }'s quick attack with { THING($weapon) } hits { $at }: { $wound }.
    [unhurt] { $by }'s quick attack with { THING($weapon) } hits { $at } but causes no wound.
    [slipped] { $by } slips, and the quick attack with { THING($weapon) } misses { $at }.
   *[missed] { $by }'s quick attack with { THING($weapon) } misses { $at }.
}
    .try = { $by } begins a quick attack on { $at } with { THING($weapon) }
strong = { $how ->
    [wound] { $by }'s strong attack with { THING($weapon) } hits { $at }: { $wound }.
    [unhurt] { $by }'s strong attack with { THING($weapon) } hits { $at } but causes no wound.
    [slipped] { $by } slips, and the strong attack with { THING($weapon) } misses { $at }.
   *[missed] { $by }'s strong attack with { THING($weapon) } misses { $at }.
}
    .try = { $by } begins a strong attack on { $at } with { THING($weapon) }
nonlethal = { $how ->
    [wound] { $by }'s nonlethal attack with { THING($weapon) } hits { $at }: { $wound }.
    [unhurt] { $by }'s nonlethal attack with { THING($weapon) } hits { $at } but causes no wound.
    [slipped] { $by } slips, and the nonlethal attack with { THING($weapon) } misses { $at }.
   *[missed] { $by }'s nonlethal attack with { THING($weapon) } misses { $at }.
}
    .try = { $by } begins a nonlethal attack on { $at } with { THING($weapon) }
rebuff = { $how ->
    [wound] { $by } rebuffs { $at } with { THING($weapon) }: { $wound }.
    [unhurt] { $by } hits the approaching { $at } with { THING($weapon) } but causes no wound.
    [slipped] { $by } slips and fails to rebuff { $at }.
   *[missed] { $by } tries to rebuff { $at } with { THING($weapon) } and misses.
}
    .try = { $by } begins to rebuff { $at } with { THING($weapon) }
grab = { $how ->
    [hit] { $by } grabs { $at }; they are grappling.
    [slipped] { $by } slips and fails to grab { $at }.
    [impossible] { $by } cannot grab { $at }: their forms do not allow it.
   *[missed] { $by } tries to grab { $at } and misses.
}
    .try = { $by } begins to grab { $at }
opening = { $how ->
    [slipped] { $by } slips and creates no opening in { $at }'s defence.
   *[found] { $by } creates an opening in { $at }'s defence.
}
    .try = { $by } begins to create an opening in { $at }'s defence
spell = { $how ->
    [wound] { $by } hits { $at } with { THING($spell, form: "bare") }: { $wound }.
    [unhurt] { $by } hits { $at } with { THING($spell, form: "bare") } but causes no wound.
    [hit] { $by } casts { THING($spell, form: "bare") } on { $at }.
    [slipped] { $by } slips, casts { THING($spell, form: "bare") } at { $at } and misses.
   *[missed] { $resists ->
        [yes] { $by } casts { THING($spell, form: "bare") } on { $at }; { $at } resists.
       *[no] { $by } casts { THING($spell, form: "bare") } at { $at } and misses.
    }
}
    .try = { $by } begins to cast { THING($spell, form: "bare") } at { $at }
spell-self = { $by } casts { THING($spell, form: "bare") }.
    .try = { $by } begins to cast { THING($spell, form: "bare") }
spell-on = { $by } casts { THING($spell, form: "bare") } on { $at }.
spell-area = { $by } casts { THING($spell, form: "bare") } at { $at }.
spell-area-hit = { $how ->
    [wound] { $at } is hit: { $wound }.
    [unhurt] { $at } is hit but suffers no wound.
    [hit] { $at } is hit.
    [slipped] { $at } is missed.
   *[missed] { $at } is missed.
}
a-wound = { $level ->
    [second] another fatal wound
   *[other] a { WORD($level) } wound
}
attack-roll = Attack { $attack } vs { $against ->
    [power] Power { $defence }
    [agility] Agility { $defence }
    [fortitude] Fortitude { $defence }
    [willpower] Willpower { $defence }
   *[melee] defence { $defence }
}: { $how ->
    [missed] miss
    [resisted] resisted
    [exact] hit
   *[over] hit with a margin of { $over }
}{ $critical ->
    [success] , critical success
    [failure] , critical failure
    [but-success] , though the roll itself is a critical success
    [but-failure] , though the roll itself is a critical failure
   *[none] { "" }
}
swing = Critical { $critical ->
    [failure] failure
   *[success] success
}: { $changes }
swing-of = { $who } { $way ->
    [down] loses
   *[up] gains
} { $amount } initiative ({ $from } → { $to })
shaken = { $who } is shaken: −{ $amount } initiative ({ $from } → { $to }).
with-damage = { $attack }, plus { $amount } penetrating damage = { $total }
margin-penetrating = { $amount } margin (damage included)
margin = { $amount } margin
damage = { $amount } damage
extra = d6 { $amount } for the strong attack
toughness = { $amount } toughness
negative-toughness = { $amount } (toughness −{ $amount })
opening-roll = Attack { $sum } = { $total }: used against rebuffs until the turn ends{ $critical ->
    [success] ; a critical success
    [failure] ; a critical failure
   *[none] { "" }
}
wound-sum = Wound { $sum } = { $final }: { WORD($level) }
wound-plain = Wound { $sum }: { WORD($level) }
wound-halved = { $half } (half of { $total } + { $damage } damage under water) − { $defence } defence
level = { $level ->
    [none] no wound
   *[other] { WORD($level) }
}
level-moved = { $steps ->
    [-1] one level lower
    [1] one level higher
   *[other] { $steps } levels
} { $cause ->
    [helpless] against the helpless
    [quick-attack] for a quick attack
   *[rebuff] for a rebuff
}: { $level }
level-chosen = held back to { WORD($level) }
level-full = that level is full, so { WORD($level) }
level-kills = { $level }; a minor character dies at once
second-fatal = { $dies ->
    [yes] GM ruling: a second fatal wound kills { $who }.
   *[no] GM ruling: a second fatal wound does not kill { $who }.
}
check-of = { $check } check
check-awake = { $check } check to stay conscious
check-against = { $own ->
    [yes] { "" }
   *[no] { $who }:{ " " }
}{ $check } { $sum } = { $total } vs { $target }: { $how ->
    [passed] passed
   *[failed] failed
}
check = { $own ->
    [yes] { "" }
   *[no] { $who }:{ " " }
}{ $check } { $sum } = { $total }{ $how ->
    [passed] : passed
    [failed] : failed
   *[open] { "" }
}
check-unseen = { $own ->
    [yes] { "" }
   *[no] { $who }:{ " " }
}{ $check }{ $how ->
    [passed] : passed
    [failed] : failed
   *[open] : dice { $total }
}
toll-sum = { " " }{ $sum } vs { $target }{ $what ->
    [dying] { " " }(1 per wound)
   *[other] { "" }
}
toll-dice = : dice { $total }
toll = { $who } is { $what ->
    [dying] dying: death check{ $check }
    [bleeding-again] bleeding from another wound: fortitude check{ $check }
    [poisoned-again] poisoned a second time: fortitude check{ $check }
    [burning-again] still burning: fortitude check{ $check }
   *[other] { WORD($what) }: fortitude check{ $check }
}: { $how ->
    [stable] passed, critical success
    [passed] passed
   *[failed] failed
}{ $count ->
    [none] { "" }
   *[other] { " " }({ $count })
}
failures = failure { $failures } of { $most }
successes = success { $successes } of { $most }
takes-wound = { $who } takes a { WORD($level) } wound.
recovers-not = { $who }'s wounds do not improve.
no-wound = { $who } suffers no wound.
wound-heals = { $who } recovers from a { WORD($level) } wound.
wound-eases = { $who }'s { WORD($level) } wound improves to { $to }.
moves-to = { $who } moves to ({ $to }).
drifts-to = The current carries { $who } to ({ $to }).
bolts-to = { $who } bolts to ({ $to }).
pushed-to = { $who } is pushed to ({ $to }).
clings-back = { $who } clings and holds back { $yards } { $yards ->
    [one] yard
   *[other] yards
}.
clings-along = { $who } clings and is dragged along { $yards } { $yards ->
    [one] yard
   *[other] yards
}.
moves = { $ends ->
    [there] { $by } moves to ({ $to }).
    [nowhere] { $by } tries to move to ({ $meant }) but is stopped at once.
   *[short] { $by } sets out for ({ $meant }) but is stopped at ({ $to }).
}
rides = { $ends ->
    [there] { $by } rides { $mount } to ({ $to }).
    [nowhere] { $by } tries to ride { $mount } to ({ $meant }) but is stopped at once.
   *[short] { $by } rides { $mount } towards ({ $meant }) but is stopped at ({ $to }).
}
drags = { $ends ->
    [there] { $by } drags the grapple to ({ $to }).
    [nowhere] { $by } fails to drag the grapple to ({ $meant }).
   *[short] { $by } drags the grapple to ({ $to }), short of ({ $meant }).
}
out-of-turn = Out of turn, { $what }
readied = With a readied action, { $what }
hurried = In a hurry, { $what }
commanded = At { $by }'s command, { $what }
paying = { $what }; { $rest } AP { $rest ->
    [one] is
   *[other] are
} still to pay.
begun = { $what }.
given-up = { $what } but cannot go through with it.
prevented = { $out ->
    [yes] { $what }, but { $others } { $number ->
        [one] prevents
       *[other] prevent
    } it.
   *[no] { $what }; { $others } { $number ->
        [one] acts
       *[other] act
    } first.
}
act-act-out-of-turn = { $by } tries to act out of turn.
    .form = : { $action }
    .try = { $by } wants to act out of turn
act-take-readied = { $by } fails to take the readied action.
    .form = : { $action }
    .try = { $by } wants to take the readied action
act-hurry = { $by } cannot hurry that.
    .form = : { $action }, with { $check }
    .try = { $by } wants to hurry
act-command-mount = { $result ->
    [refuses] { $mount } refuses { $by }'s command.
   *[other] { $by } gives { $mount } a command.
}
    .form = : { $action }
    .try = { $by } wants to command { $mount }
act-pay-on = { $by } abandons the action in progress.
round = Round { $round }
turn-of = { $who }'s turn: { $ap } AP
turn-of-both = { $who }'s turn: { $ap } AP ({ $mount }: { $of } AP)
notices = { $how ->
    [surprised] { $who } is surprised by { $hider }
   *[aware] { $who } notices { $hider }
}: observation { $observation } = { $total } vs hiding { $hiding } = { $against }
notices-unseen = { $how ->
    [surprised] { $who } is surprised by { $hider }.
   *[aware] { $who } notices { $hider }.
}
initiative = Initiative: { $order }.
initiative-of = { $who } { $initiative }{ $tied ->
    [yes] { " " }(random order)
   *[no] { "" }
}
rider = { $rider } on { $mount }
initiative-rolls = Rolls (d6 − d6 + skill + { $more }): { $rolls }
at-least = at least { $number }
lots = Tie on initiative, broken at random: { $order }
lots-before = { $first }, then { $next }
ap-gained = AP at the start of the round: { $gains }
ap-gain = +{ $amount } for { $who } ({ $from } → { $to })
price = −{ $amount } { $title }, { $to } left
price-of = { $who } −{ $amount } { $title }, { $to } left
turn-over = AP at the end of { $who }'s turn: +{ $amount } ({ $from } → { $to })
mount-turn-over = { $who }'s turn is over: +{ $amount } AP ({ $from } → { $to }).
resource = { $who }: { $way ->
    [down] −{ $amount }
   *[up] +{ $amount }
} { $title } ({ $from } → { $to }).
act-end-spell = { $by } ends Haste.
act-defend = { $by } takes a defensive posture.
    .try = { $by } begins to take a defensive posture
act-ready = { $by } readies { WORD($action) }.
    .try = { $by } begins to ready { WORD($action) }
    .form = { WORD($action) }
act-harry = { $by } harries { $at }.
    .form = { $at }
act-buy-movement = { $by } keeps { $ap } AP for movement.
    .form = for { $ap } AP
act-jump = { $result ->
    [true] { $kind ->
        [long] { $by } jumps { $over } feet to ({ $to }).
       *[high] { $by } clears { $over } inches{ $tuck ->
            [yes] { " " }with the legs tucked up
           *[no] { "" }
        }.
    }
    [stopped] { $by } is stopped before the jump.
    [too-low] { $by } jumps too low.
    [holds-the-ledge] { $by } jumps, grabs the ledge and pulls up to ({ $to }).
    [falls] { $by } jumps short of the ledge and falls.
    [short] { $by } jumps short of ({ $to }).
   *[other] { $by } jumps.
}
    .try = { $by } begins to jump
    .form = { $kind ->
        [long] { $over } feet to ({ $to })
       *[high] { $over } inches high{ $tuck ->
            [yes] { " " }with the legs tucked up
           *[no] { "" }
        }, to ({ $to })
    }
act-change-posture = { $posture ->
    [standing] { $by } stands up.
    [crouching] { $by } crouches.
   *[prone] { $by } lies down.
}
    .try = { $posture ->
        [standing] { $by } begins to stand up
        [crouching] { $by } begins to crouch
       *[prone] { $by } begins to lie down
    }
    .form = : { $posture ->
        [standing] stand up
        [crouching] crouch
       *[prone] lie down
    }
act-dash = { $result ->
    [no-faster] { $by } dashes again and gets no faster.
   *[other] { $by } dashes.
}
    .try = { $by } begins to dash
act-enter-space = { $result ->
    [failed] { $by } fails to push into { $whose }'s space.
   *[other] { $by } pushes into { $whose }'s space.
}
    .try = { $by } begins to push into { $whose }'s space
    .form = with { $whose } by { $with }
act-mount = { $result ->
    [true] { $by } mounts { $on }.
   *[other] { $by } cannot ride { $on }: it is a platform, not a mount.
}
    .try = { $by } begins to mount { $on }
    .form = { $on }
act-dismount = { $by } dismounts to ({ $to }).
    .try = { $by } begins to dismount
act-calm-mount = { $result ->
    [failed] { $by } fails to calm { $mount }.
   *[other] { $by } calms { $mount }.
}
    .try = { $by } begins to calm { $mount }
act-let-go = { $by } lets go of { $of }.
    .form = of { $of }
act-escape = { $bond ->
    [yes] { $result ->
        [failed] { $by } fails to break the bonds.
       *[other] { $by } breaks the bonds.
    }
   *[no] { $result ->
        [failed] { $by } fails to escape from { $from }.
       *[other] { $by } escapes from { $from }.
    }
}
    .try = { $by } begins to break free
    .form = { $bond ->
        [yes] from the bonds
       *[no] from { $from }
    } by { $with }
act-pin = { $result ->
    [failed] { $by } fails to pin { $at }.
   *[other] { $by } pins { $at }.
}
    .try = { $by } begins to pin { $at }
    .form = { $at }
act-drag = { $result ->
    [failed] { $by } fails to drag the grapple.
   *[other] { $by } drags the grapple.
}
    .try = { $by } begins to drag the grapple
act-interpose = { $result ->
    [failed] { $by } fails to put { $whom } in the way of the attack.
   *[other] { $by } puts { $whom } in the way of the attack.
}
    .form = { $whom } by { $with }
act-cling = { $by } clings to { $whom }.
    .form = to { $whom }
hinder = { $hindrance ->
    [disarm] { $how ->
        [done] { $by } disarms { $at }: { THING($item) } falls.
       *[failed] { $by } tries to disarm { $at } of { THING($item) } and fails.
    }
    [distract] { $how ->
        [done] { $by } distracts { $at }.
       *[failed] { $by } tries to distract { $at } and fails.
    }
    [shove] { $how ->
        [done] { $by } shoves { $at }.
       *[failed] { $by } tries to shove { $at } and fails.
    }
   *[trip] { $how ->
        [done] { $by } trips { $at }.
       *[failed] { $by } tries to trip { $at } and fails.
    }
}
    .try = { $hindrance ->
        [disarm] { $by } begins to disarm { $at }
        [distract] { $by } begins to distract { $at }
        [shove] { $by } begins to shove { $at }
       *[trip] { $by } begins to trip { $at }
    }
hinder-roll = { $what } check { $sum } = { $total } vs { $against ->
    [power] Power{ " " }
    [agility] Agility{ " " }
   *[other] { "" }
}{ $target }: { $how ->
    [done] succeeded
   *[failed] failed
}
hinder-contest = { $what } check { $sum } = { $total } vs { $other } check { $against } = { $target }: { $how ->
    [done] succeeded
   *[failed] failed
}
hinder-unseen = { $what } check: { $how ->
    [done] succeeded
   *[failed] failed
}
act-release = { $by } drops { THING($what) }.
    .form = { THING($what) }
act-speak = { $by } says: “{ $words }”
    .form = “{ $words }”
act-choose-weapon = { $by } changes to { THING($weapon) }.
    .form = to { THING($weapon) }
act-retrieve = { $by } gets out { THING($what) }.
    .try = { $by } begins to get out { THING($what) }
    .form = { THING($what) }
act-stow = { $by } stows { THING($what) } in the { $into }.
    .try = { $by } begins to stow { THING($what) }
    .form = { THING($what) } in the { $into }
act-pick-up = { $by } picks up { THING($what) }.
    .try = { $by } begins to pick up { THING($what) }
    .form = { THING($what) }
act-load = { $by } loads { THING($weapon) }.
    .try = { $by } begins to load { THING($weapon) }
    .form = { $weapon ->
        [none] { "" }
       *[other] { THING($weapon) }
    }
act-use-object = { $uses ->
    [open-or-close-a-door] { $by } opens or closes a door.
    [light-from-a-flame] { $by } lights something from a flame.
    [drink-a-potion] { $by } drinks { THING($what) }.
    [ring-a-bell] { $by } rings a bell.
    [strike-fire] { $by } strikes fire.
    [activate] { $by } activates { THING($what) }.
   *[use] { $what ->
        [none] { $by } uses something within reach.
       *[other] { $by } uses { THING($what) }.
    }
}
    .try = { $by } begins to use { $what ->
        [none] something within reach
       *[other] { THING($what) }
    }
    .form = { $uses ->
        [open-or-close-a-door] a door within reach
        [light-from-a-flame] a flame within reach, to light something
        [drink-a-potion] { THING($what) } as a drink
        [ring-a-bell] a bell within reach
        [strike-fire] flint and steel, if you have them
        [activate] the power of { THING($what) }
       *[use] { $what ->
            [none] something within reach
           *[other] { THING($what) }
        }
    }
act-give-potion = { $by } gives { $patient } { THING($what) } to drink.
    .try = { $by } begins to give { $patient } { THING($what) }
    .form = to { $patient } ({ THING($what, form: "bare") })
act-end-effect = { $by } ends the effect of { THING($what) }.
    .try = { $by } begins to end the effect of { THING($what) }
    .form = of { THING($what) }
act-stabilize = { $result ->
    [failed] { $by } fails to stabilize { $patient }.
   *[other] { $by } stabilizes { $patient }.
}
    .try = { $by } begins to stabilize { $patient }
    .form = { $patient }
act-treat-condition = { $result ->
    [failed] { $by } treats { $self ->
        [yes] the { $ailment }
       *[no] { $patient }'s { $ailment }
    } without success.
   *[other] { $by } treats { $self ->
        [yes] the { $ailment }
       *[no] { $patient }'s { $ailment }
    }.
}
    .try = { $by } begins to treat { $self ->
        [yes] the { $ailment }
       *[no] { $patient }'s { $ailment }
    }
    .form = of { $patient } ({ $ailment })
act-treat-wound = { $result ->
    [failed] { $by } treats { $self ->
        [yes] a
       *[no] { $patient }'s
    } { WORD($level) } wound without success.
   *[other] { $by } treats { $self ->
        [yes] a
       *[no] { $patient }'s
    } { WORD($level) } wound.
}
    .try = { $by } begins to treat { $self ->
        [yes] a
       *[no] { $patient }'s
    } { WORD($level) } wound
    .form = of { $patient } ({ $level })
act-drop-and-roll = { $by } drops and rolls.
    .try = { $by } begins to drop and roll
act-seize-initiative = { $by } seizes the initiative.
    .try = { $by } begins to seize the initiative
seize-roll = Roll d6 { $dice }
act-other-action = { $by }: { $deed }.
    .try = { $by } wants to { $deed }
    .form = : { $deed }{ $stamina ->
        [0] { "" }
       *[other] { " " }for { $stamina } stamina
    }
act-ignore = { $by } ignores { $who }.
    .form = { $who }
act-mind = { $by } watches { $whom } again.
    .form = { $whom }
act-resurface = { $result ->
    [failed] { $by } fails to reach the surface.
   *[other] { $by } swims to the surface.
}
    .try = { $by } begins to swim to the surface
act-keep-at-it = { $by } goes on with the work.
act-leave = { $by } leaves the fight.
act-carry = { $by } picks { $whom } up.
    .try = { $by } begins to pick { $whom } up
    .form = { $whom }
act-put-down = { $lift ->
    [yes] { $by } gets down from { $bearer }'s back to ({ $to }).
   *[no] { $by } puts { $load } down at ({ $to }).
}
    .form = { $lift ->
        [yes] yourself at ({ $to })
       *[no] { $load } at ({ $to })
    }
act-surrender = { $by } offers to surrender.
act-accept-surrender = { $by } accepts { $of }'s surrender.
    .form = of { $of }
act-refuse-surrender = { $by } refuses { $of }'s surrender.
    .form = of { $of }
act-attack =
    .form = on { $at }
act-nonlethal-attack =
    .form = on { $at }
act-quick-attack =
    .form = on { $at }
act-strong-attack =
    .form = on { $at }
act-rebuff =
    .form = { $at }
act-cast =
    .form = { THING($spell, form: "bare") } { $harms ->
        [yes] at
       *[no] on
    } { $at }
act-grapple =
    .form = { $at }
act-hinder =
    .form = { $at } { $how ->
        [disarm] by knocking away { THING($item) }
        [distract] by distracting
        [shove] by shoving { $yards ->
            [0] { "" }
            [one] 1 yard{ " " }
           *[other] { $yards } yards{ " " }
        }towards ({ $to })
       *[trip] by tripping
    }
act-create-opening =
    .form = in { $at }'s defence
word-attack = a standard attack
word-nonlethal-attack = a nonlethal attack
word-quick-attack = a quick attack
word-strong-attack = a strong attack
word-cast = a spell
word-defend = a defensive posture
word-jump = a jump
word-change-posture = a change of posture
word-dash = a dash
word-enter-space = a step into an occupied space
word-create-opening = making an opening
word-mount = mounting
word-dismount = dismounting
word-calm-mount = calming the mount
word-grapple = a grapple
word-escape = an escape
word-pin = a pin
word-drag = dragging the grapple
word-hinder = a hindrance
word-retrieve = getting out an item
word-stow = stowing an item
word-load = loading
word-use-object = using an object
word-give-potion = giving a potion
word-end-effect = ending an effect
word-stabilize = stabilizing someone
word-treat-condition = treating a condition
word-drop-and-roll = dropping and rolling
word-seize-initiative = seizing the initiative
word-other-action = doing something else
word-resurface = swimming to the surface
word-carry = carrying someone
word-move = a move
word-move-grapple = dragging the grapple along
word-treat-wound = treating a wound
word-end-spell = ending a spell
word-ready = a readied action
word-harry = harrying
word-rebuff = a rebuff
word-buy-movement = buying movement
word-command-mount = a command to the mount
word-let-go = letting go
word-interpose = putting someone in the way
word-cling = clinging
word-release = dropping an item
word-speak = saying a few words
word-choose-weapon = a change of weapon
word-pick-up = picking up an item
word-hurry = a hurried action
word-ignore = ignoring a foe
word-mind = watching a foe again
word-keep-at-it = going on with the work
word-put-down = putting someone down
word-leave = leaving the fight
word-surrender = surrendering
word-accept-surrender = accepting a surrender
word-refuse-surrender = refusing a surrender
act-end-encounter = { "" }
act-close-scene = { "" }
act-pass-time = { $minutes } { $minutes ->
    [one] minute passes
   *[other] minutes pass
}.
    .form = ({ $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    })
act-rest = { $by } begins a { $kind } rest.
    .form = ({ $kind })
act-stop-resting = { $by } stops resting.
act-sleep = { $asleep ->
    [yes] { $by } wakes up.
   *[no] { $by } falls asleep.
}
act-disturb = { $whom }'s rest is disturbed for { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
    .form = of { $whom } ({ $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    })
act-potter = { $by }, while resting: { $deed }.
    .form = ({ $deed })
act-tend = { $by } tends { $patient }.
    .form = { $patient }
act-stop-tending = { $by } stops tending.
act-grant-recovery = GM: { $whom } may make a recovery check.
    .form = to { $whom }
act-harm = { $cause ->
    [fall] GM: { $whom } falls { $damage } { $damage ->
        [one] yard
       *[other] yards
    }.
    [fire] GM: { $whom } takes { $damage } damage from fire.
    [cold] GM: { $whom } takes { $damage } damage from cold.
    [lightning] GM: { $whom } takes { $damage } damage from lightning.
   *[blow] GM: { $whom } takes { $damage } damage.
}
    .form = ({ $whom }: { $cause ->
        [fall] fall of { $damage } { $damage ->
            [one] yard
           *[other] yards
        }
        [blow] { $damage } damage
       *[other] { $damage } damage from { $cause }
    })
act-strain = GM: an effect costs { $whom } { $stamina } stamina.
    .form = ({ $whom }, { $stamina } stamina)
act-tire = GM: { $whom } gains { $fatigue } fatigue.
    .form = ({ $whom }, { $fatigue } fatigue)
act-join = GM: { $whom } joins the fight.
    .form = ({ $whom } at { $place })
act-heal = GM: { $who } is healed.
    .form = ({ $who })
act-wound = GM: { $who } is wounded.
    .form = ({ $who }, { $level })
act-mend = GM: { $who } is healed of a wound.
    .form = ({ $who }, { $level })
act-kill = GM: { $who } is killed.
    .form = ({ $who })
act-raise = GM: { $who } is raised.
    .form = ({ $who })
act-wake = GM: { $who } is woken.
    .form = ({ $who })
act-finish-turn = GM: { $who }'s turn ends.
    .form = ({ $who })
act-finish-round = GM: the round ends; round { $round } begins.
act-finish-fight = GM: the fight ends.
    .form = ({ $winner ->
        [none] no winner
        [-1] no winner
       *[other] { $winner }
    })
act-take-out = GM: { $who } is taken out of the fight.
    .form = ({ $who })
act-change-side = GM: { $who } changes to side { $side }.
    .form = ({ $who } to { $side })
fate-dead = { $who } dies.
fate-dying = { $who } lies dying.
fate-unconscious = { $who } falls unconscious.
fate-captive = { $who } is now { $source }'s prisoner.
change-tired = fatigue rises to { $fatigue }
change-ready-set = { $action ->
    [none] no longer has a readied action
   *[other] { "" }
}
change-loaded-set = { $loaded ->
    [no] must reload
   *[yes] { "" }
}
change-moved = moves to ({ $to })
change-wielded = { $weapon ->
    [none] has nothing in hand
   *[other] fights with { THING($weapon) } now
}
change-wound-taken = { $who } takes a { WORD($level) } wound.
change-wound-healed = { $who } recovers from a { WORD($level) } wound.
change-wounds-set = wounds changed
change-failure-counted = { $failures ->
    [0] { "" }
    [one] 1 failed death check
   *[other] { $failures } failed death checks
}
change-medium-set = { $medium ->
    [ground] on firm ground
    [climbing] climbing
    [swimming] swimming
   *[underwater] under water
}
change-fell = { $yards ->
    [0] slips
    [one] falls 1 yard
   *[other] falls { $yards } yards
}
change-jumped = { $kind ->
    [long] { $who } covers { $reach } { $reach ->
        [one] foot.
       *[other] feet.
    }
   *[high] { $who } gets { $reach } { $reach ->
        [one] inch
       *[other] inches
    } off the ground.
}
change-steamed = Hot water and steam rise round { $who }.
change-recovery = { "" }
change-lots-drawn = Ties are broken in this order: { $lots }.
change-side-set = now on side { $side }
change-sheet-set = { $fact } changed
change-round-set = Round { $round }.
change-turn-handed = { "" }
change-worsened = { "" }
condition-wounded = wounded
condition-prone = prone
    .ends = standing again
condition-crouching = crouching
    .ends = no longer crouching
condition-absent = not there yet
    .ends = joins the fight
condition-surprised = surprised
    .ends = no longer surprised
condition-unaware = unaware of the enemy
    .ends = aware of the enemy
condition-bleeding = bleeding
    .ends = a wound stops bleeding
condition-burning = on fire
    .ends = the fire goes out
condition-poisoned = poisoned
    .ends = the poison wears off
condition-grappling = grappling with { $source }
    .ends = free of { $source }
condition-pinned = pinned by { $source }
    .ends = no longer pinned
condition-sharing = sharing a space with { $source }
    .ends = no longer sharing a space with { $source }
condition-ignoring = ignoring { $source } so as not to be flanked
    .title = ignoring a foe
    .ends = watching { $source } again
condition-mounted = riding { $source }
    .ends = no longer riding { $source }
condition-ridden = ridden by { $source }
    .ends = riderless
condition-circumstance = circumstances
condition-bound = bound
    .ends = no longer bound
condition-dragging = may drag the grapple along
    .has = may drag the grapple along
    .ends = may drag the grapple no further
condition-bolting = out of control
    .ends = under control again
condition-calming = keeps calming the mount
condition-hidden = unseen
    .ends = seen again
condition-opening = has found an opening in { $source }'s defence
    .has = has found an opening
    .ends = loses the opening
condition-item-effect = feels the effect of { THING($value) }
    .has = feels the effect of a magical item
    .ends = no longer feels the effect of { THING($value) }
condition-carrying = carries { $source }
    .ends = no longer carries { $source }
condition-carried = carried by { $source }
    .ends = no longer carried
condition-left = gone
    .ends = back in the fight
condition-captive = { $source }'s prisoner
    .ends = no longer a prisoner
condition-surrendering = offers to surrender
    .has = offers to surrender
    .ends = { $who } fights on.
condition-dying = dying
    .ends = no longer dying
condition-unconscious = unconscious
    .ends = awake
condition-dead = dead
    .ends = alive again
ask-choose-guard = { $value ->
    [braced] { $who } braces.
   *[other] { $who } defends with { $value }.
}
ask-choose-level = { "" }
ask-choose-mercy = { "" }
ask-go-on = { "" }
ask-landing-tn = { "" }
ask-ledge-tn = { "" }
ask-grab-ledge = { "" }
ask-choose-cling = { "" }
ask-form-allows-grapple = { "" }
ask-resist = { "" }
ask-object-cost = { "" }
ask-modifier = { $value ->
    [0] { "" }
   *[other] GM ruling: circumstances { $value }.
}
ask-low-wall-cover = { $value ->
    [0] { "" }
   *[other] GM ruling: the low wall adds cover.
}
ask-ignore-flank = { "" }
ask-is-platform = { "" }
ask-control-tn = { "" }
ask-follow-command = { "" }
ask-flight = { "" }
ask-hold-tn = { "" }
ask-fall-height = { "" }
ask-second-fatal-wound = { $value ->
    [yes] GM ruling: the second fatal wound kills.
   *[no] GM ruling: the second fatal wound does not kill.
}
ask-special-npc = { "" }
ask-other-action = { "" }
ask-hurry-tn = { "" }
ask-hurry-loss = { "" }
ask-surprise-risk = { "" }
ask-retrieve-mana = { "" }
ask-interrupted-rest = { $value ->
    [resume] { $who } goes on resting.
    [abandon] { $who } gives the rest up.
   *[other] { $who } keeps the time that counts as short rests.
}
ask-choose-recovery = { "" }
ask-too-strenuous = { $value ->
    [yes] GM ruling: that is too strenuous for a rest.
   *[no] { "" }
}
ask-action-cost = { "" }
ask-keep-paying = { "" }
ask-turn-begins = { "" }
ask-turn-ends = { "" }
ask-action-declared = { "" }
ask-action-done = { "" }
ask-reaction = { "" }
ask-under-attack = { "" }
ask-leaving-grapple = { "" }
label-the-target-is-flanked = flanking
label-posture-of-the-target = target's posture
label-cover-of-the-target = cover
label-grappling-with-another = grappled
label-sharing-a-space = shared space
label-the-target-is-helpless = helpless
label-healing-wounds = healing
label-see-through = deception
label-deceive = deception
label-no-kit = no kit
thing-unarmed = bare hands
    .the = bare hands
    .bare = bare hands
thing-bite = bite
    .the = its jaws
thing-claws = claws
    .the = its claws
thing-hooves = hooves
    .the = its hooves
thing-tentacles = tentacles
    .the = its tentacles
thing-ogre-club = ogre club
    .the = the ogre club
    .bare = ogre club
thing-short-sword = short sword
    .the = the short sword
    .bare = short sword
thing-arming-sword = arming sword
    .the = the arming sword
    .bare = arming sword
thing-hand-axe = hand axe
    .the = the hand axe
    .bare = hand axe
thing-battle-axe = battle axe
    .the = the battle axe
    .bare = battle axe
thing-short-bow = short bow
    .the = the short bow
    .bare = short bow
thing-tower-shield = tower shield
    .the = the tower shield
    .bare = tower shield
thing-healing-kit = healing kit
    .the = the healing kit
    .bare = healing kit
thing-healing-potion = healing potion
    .the = the healing potion
    .bare = healing potion
thing-smoke-bomb = smoke bomb
    .the = the smoke bomb
    .bare = smoke bomb
thing-flame-sword-hilt = flame sword hilt
    .the = the flame sword hilt
    .bare = flame sword hilt
thing-amulet-of-two-powers = amulet of two powers
    .the = the amulet of two powers
    .bare = amulet of two powers
thing-nimble-gloves = nimble gloves
    .the = the nimble gloves
    .bare = nimble gloves
thing-bracer-of-readiness = bracer of readiness
    .the = the bracer of readiness
    .bare = bracer of readiness
refuse-after-the-fight = wait until the fight is over
refuse-ap-you-have = choose at least 1 AP, and no more than you have
refuse-cannot-be-hurried = this cannot be hurried
refuse-cannot-be-readied = this cannot be readied
refuse-carried = you are being carried: get down first
refuse-carrying = you are carrying someone: put them down first
refuse-carrying-already = you already carry someone or are being carried
refuse-crouch-first = you are prone: rise to a crouch first
refuse-dashed-twice = you have dashed twice: you get no faster this round
refuse-dead = you are dead
refuse-defending = you are already defending
refuse-drag-first = you are grappling: break free, or drag the grapple along
refuse-empty-hands = { $hands ->
    [one] you need an empty hand: drop or stow something first
   *[other] you need { $hands } empty hands: drop or stow something first
}
refuse-exhausted = you are exhausted and cannot dash
refuse-fatal-wound = a fatal wound allows no long rest
refuse-fight-over = the fight is over
refuse-grappling = you are grappling: let go or break free first
refuse-grappling-others = you are grappling: only those in the grapple can be your target
refuse-had-the-turn = choose someone whose turn is under way or still to come
refuse-harried-already = you have already harried this foe this round
refuse-helpless = you are helpless
refuse-holding-already = you are already grappling this target
refuse-holding-nobody = you are not holding anybody: grapple someone first
refuse-holding-on = you are climbing or swimming: you can crouch or lie down only on the ground
refuse-immobile = you cannot move from the spot
refuse-in-mid-air = you are in the middle of a jump: land first
refuse-jump-length = give feet for a long jump or inches for a high one, from 0 to 300
refuse-jump-nowhere = a long jump ends on another square
refuse-jump-too-short = this is farther than your jump
refuse-left = you have left the fight
refuse-mount-bolting = your mount is out of control: regain control first
refuse-mount-calm = you are not riding a mount that is out of control
refuse-mount-decides = your mount decides for itself: give a command to move
refuse-mount-on-command = a mount acts only on the rider's command
refuse-mount-stuck = your mount cannot move
refuse-mount-taken = this mount is not awake, lies on the ground or already has a rider
refuse-mount-too-small = this mount is smaller than you
refuse-mount-untrained = your mount is not trained for this
refuse-mounted = you are mounted: dismount first
refuse-mounted-already = you are already mounted
refuse-needs-ap = you need { $ap } AP at once
refuse-needs-mana = you need { $mana } mana
refuse-no-acts-at-initiative-0 = at initiative 0 you cannot act out of turn
refuse-no-ap = no AP left: you gain more when your turn ends
refuse-no-captor = no foe is able to take you prisoner
refuse-no-drag = this needs a successful drag first
refuse-no-exit-here = move to an edge or exit of the board first
refuse-no-fight = there is no fight now
refuse-no-melee-weapon = you hold no melee weapon
refuse-no-reactions-at-initiative-0 = at initiative 0 you cannot react
refuse-no-room-there = choose a place on the board with enough room
refuse-no-round = no round is under way
refuse-no-shot-in-reach = nobody is making a ranged attack within your reach
refuse-no-shots-under-water = no ranged attacks under water: come to the surface first
refuse-no-spell-running = you are not keeping up a spell
refuse-no-spells = you know no spells
refuse-no-such-command = a mount takes no such command
refuse-no-such-patient = choose someone who is alive
refuse-no-such-space = you cannot enter this space
refuse-no-such-target = this cannot be a target
refuse-no-work-begun = you have begun nothing that takes several rounds
refuse-nobody-approaches = nobody is coming within your reach
refuse-none-accept-surrender = nobody offers to surrender
refuse-none-refuse-surrender = nobody offers to surrender
refuse-none-mind = you are not ignoring anybody
refuse-none-let-go = you are not holding anybody
refuse-none-ignore = no foe to ignore
refuse-none-carry = nobody next to you can be carried
refuse-none-mount = no creature next to you to ride
refuse-none-enter-space = no occupied space next to you
refuse-none-create-opening = no foe in reach
refuse-none-attack = no foe in reach
refuse-none-nonlethal-attack = no foe in reach
refuse-none-quick-attack = no foe in reach
refuse-none-strong-attack = no foe in reach
refuse-none-grapple = no foe in reach
refuse-none-hinder = no foe in reach
refuse-none-stabilize = nobody in reach is dying
refuse-none-treat-condition = nobody in reach has a condition that can be treated
refuse-none-treat-wound = nobody in reach has a wound to treat
refuse-none-give-potion = you have no potion to give
refuse-none-pick-up = nothing lies in reach
refuse-none-retrieve = you carry nothing stowed away
refuse-none-release = your hands are empty
refuse-none-stow = your hands are empty
refuse-none-end-effect = you are not keeping up a magical effect
refuse-none-buy-movement = no AP left to spend
refuse-none-hurry = there is no action to hurry
refuse-none-move = no free space to move to
refuse-not-a-foe = choose a foe in the fight
refuse-not-adjacent = too far away: move next to the target first
refuse-not-ahead = out of turn you act only if your initiative is above that of the one whose turn it is
refuse-not-burning = you are not burning
refuse-not-carrying = you are not carrying anybody, and nobody is carrying you
refuse-not-dying = this fighter is not dying
refuse-not-grappling = you are not in a grapple
refuse-not-held = nothing holds you
refuse-not-loaded = load the weapon first
refuse-not-mounted = you are not mounted
refuse-not-now = you cannot take this action now
refuse-not-on-yourself = not on yourself
refuse-not-resting = you are not resting
refuse-not-the-attacker = choose an opponent other than the attacker
refuse-not-there-yet = you have not joined the fight yet
refuse-not-under-water = you are not under water
refuse-not-your-mount = you can mount only creatures of your own side
refuse-not-yours-to-end = this turn is not yours to end
refuse-notices-nothing = the target is unconscious and notices nothing
refuse-nothing-readied = you have no action readied
refuse-nothing-to-load = you hold no weapon that must be loaded
refuse-occupied = you cannot stop where someone else stands
refuse-on-that-side = this fighter is already on that side
refuse-one-of = choose from { $list }
refuse-only-own-actions = you can hurry only your own actions
refuse-only-the-cause = only against the fighter you react to
refuse-only-who-leaves = only to the fighter who is leaving
refuse-out-of-range = out of range: this reaches { $yards } { $yards ->
    [one] yard
   *[other] yards
}
refuse-pay-at-once = too few AP: outside your own turn you must pay all at once
refuse-prisoner = you are a prisoner
refuse-prone-already = the target is already prone
refuse-reacted = you have already reacted to this
refuse-resting = you are already resting
refuse-rider-leads = mount and rider move together: move the rider instead
refuse-same-posture = choose another posture: standing, crouching or prone
refuse-shove-where = choose a space next to the target for a shove, and none for anything else
refuse-shove-yards = only a shove has yards: up to { $most }, or 0 for as far as possible
refuse-sizes-differ = you differ too much in size
refuse-spell-running = you are already keeping this spell up
refuse-spell-unknown = you do not know this spell
refuse-staggered = you are staggered and cannot react
refuse-stamina-to-spend = choose from 0 to 100 stamina
refuse-stunned = you are stunned
refuse-surrender-offered = you have offered to surrender: wait for the answer
refuse-surrendered = you have already surrendered
refuse-target-dead = the target is dead
refuse-target-gone = the target is not here
refuse-tending = you are tending someone: stop tending first
refuse-tending-nobody = you are tending nobody
refuse-tied = this fighter is grappling, mounted, ridden, carrying or being carried
refuse-too-heavy = this fighter is too large for you to carry
refuse-too-little-movement = not enough movement left
refuse-too-long-to-grapple = you are grappling: use bare hands or a weapon of reach 0
refuse-unconscious = you are unconscious
refuse-unwilling = this fighter is neither willing nor helpless
refuse-wall-between = a wall is in the way
prompt-choose-guard = { $by } attacks you. Brace for +2, or use another defence?
prompt-choose-level = Your nonlethal attack hits { $at }. How bad is the wound, { WORD($level) } at worst?
prompt-choose-mercy = Your nonlethal attack would knock { $at } out. Unconscious without dying, or awake and helpless?
prompt-go-on = Something happened on the way. { $left ->
    [one] 1 step is left
   *[other] { $left } steps are left
}. Go on?
prompt-landing-tn = { $who } lands on bad ground. GM: how difficult is the balance check to stay standing?
prompt-ledge-tn = { $who } reaches for a ledge. GM: how difficult is the gymnastics check to grab it?
prompt-grab-ledge = You are { $short } { $short ->
    [one] foot
   *[other] feet
} short of the ledge. Reach for it? If not, you fall.
prompt-choose-cling = You cling with { $points } points. How many yards do you follow ({ $follow } points each), how many do you hold back ({ $back } points each)?
prompt-form-allows-grapple = { $by } grabs at { $at }. GM: do their forms allow a grapple?
prompt-resist = { $how ->
    [disarm] { $by } tries to disarm you. Resist with the weapon or with agility?
    [shove] { $by } tries to shove you. Resist with power or agility?
   *[trip] { $by } tries to trip you. Resist with power or agility?
}
prompt-object-cost = { $who } wants to { $use ->
    [open-or-close-a-door] open or close a door
    [light-from-a-flame] light something from a flame
    [drink-a-potion] drink a potion
    [ring-a-bell] ring a bell
    [strike-fire] strike fire
    [activate] activate an item
   *[use] use an object
}. GM: how many AP does that take?
prompt-other-action = { $who } wants to { $deed }. GM: how many AP does that take?
prompt-modifier = { $by } attacks { $at }. GM: does anything else help or hinder the attack?
prompt-low-wall-cover = { $who } is down behind a low wall. GM: how many levels of cover does that add?
prompt-ignore-flank = You are flanked. Whom do you ignore? They no longer flank you, but attack you from the rear.
prompt-is-platform = { $by } climbs onto { $mount }, who is very large. GM: is { $mount } a moving platform rather than a mount?
prompt-control-tn = { $mount } must be kept under control. GM: how difficult is the riding check?
prompt-flight = { $mount } bolts. GM: where to?
prompt-follow-command = Your rider gives a command: { WORD($action) }. Obey?
prompt-hold-tn = { $medium ->
    [climbing] { $who } fights while climbing. GM: how difficult is the climbing check to hold on?
    [swimming] { $who } fights while swimming. GM: how difficult is the swimming check?
   *[underwater] { $who } fights under water. GM: how difficult is the swimming check?
}
prompt-fall-height = { $who } falls. GM: how many yards down?
prompt-second-fatal-wound = { $who } already has a fatal wound. GM: does a second one kill { $who }?
prompt-special-npc = { $who } has a fatal wound. GM: does { $who } lie dying as heroes do, instead of dying at once?
prompt-hurry-tn = { $who } wants to hurry { WORD($action) } with { WORD($check) }. GM: how difficult is the check, or can this not be hurried?
prompt-hurry-loss = { $who } misses the check to hurry by { $short }. GM: does that cost AP?
prompt-surprise-risk = { $who } is caught unaware. GM: roll a check, or is { $who } surprised or alert without one?
prompt-retrieve-mana = The rest is over. Which invested mana do you take back?
prompt-interrupted-rest = Your long rest was interrupted after { $rested } { $rested ->
    [one] minute
   *[other] minutes
}, { $late ->
    [yes] for too long to resume it. Keep what counts as short rests, or give it up?
   *[no] for { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }. Resume it, keep what counts as short rests, or give it up?
}
prompt-choose-recovery = Your recovery check comes to { $total }. Which wound improves by one level?
prompt-too-strenuous = { $who } wants to { $deed } while resting. GM: is that too strenuous?
prompt-action-cost = GM: how many AP does { WORD($action) } cost? The usual cost is { $ap }.
prompt-keep-paying = You have paid { $paid } of { $cost } AP for { WORD($action) }. Put all your AP into it? If not, what you paid is lost.
prompt-turn-begins = { $by }'s turn begins. Act first? (an action costs { $initiative } initiative, movement none)
prompt-turn-ends = { $by }'s turn is about to end. Act before that? (an action costs { $initiative } initiative, movement none)
prompt-action-declared = { $by } is about to act: { WORD($action) }. Act first and prevent it? (an action costs { $initiative } initiative, movement none)
prompt-action-done = { $by } has acted. Act now, out of turn? (an action costs { $initiative } initiative, movement none)
prompt-reaction = { $what ->
    [turn-begins] { $by }'s turn begins. React?
    [turn-ends] { $by }'s turn ends. React?
    [pays-on] { $by } puts more AP into an action. React?
    [attempts] { $by } is about to act: { WORD($action) }. React?
    [approaches] { $by } comes nearer. React?
    [moves] { $by } moves. React?
    [jumps] { $by } jumps. React?
   *[acts] { $by } has acted. React?
}
prompt-under-attack = { $by } attacks you in a grapple. Put an opponent in the way? ({ $ap } AP, { $stamina } stamina)
prompt-leaving-grapple = { $at } is about to leave your reach. Cling? ({ $ap } AP, { $stamina } stamina)
term-wounds = Wounds by severity: light, moderate, severe, critical, fatal. Only the worst one gives a penalty.
term-ap = Action points: they pay for actions and reactions. Long actions are paid over several turns.
term-stamina = Stamina: exertion and strong blows cost it.
term-mana = Mana: spells cost it.
term-initiative = The fighter with the most initiative acts next. Critical hits and acting out of turn change it.
term-posture = How a fighter stands: upright, crouching or prone.
act-move =
    .begun = { $by } moves towards ({ $along }).
act-move-grapple =
    .begun = { $by } drags the grapple towards ({ $along }).
resource-initiative = initiative
resource-stamina = stamina
resource-mana = mana
resource-wounds = wounds
query-least-ap = minimum AP
odds-fact-paying = starts to pay for { $value }
odds-fact-yards = { $value } more { $value ->
    [one] yard
   *[other] yards
} to move
odds-fact-held = { $value ->
    [nothing] is empty-handed
   *[other] holds { $thing }
}
query-most-ap = maximum AP
query-most-stamina = maximum stamina
query-most-mana = maximum mana
`,
};

/** The messages that code says itself, and what they are given. */
export interface Messages {
  readonly 'game-about': { };
  readonly 'strike': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly weapon: Arg; readonly wound: Arg };
  readonly 'shot': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly weapon: Arg; readonly wound: Arg };
  readonly 'throw': { readonly how: Arg; readonly by: Arg; readonly weapon: Arg; readonly at: Arg; readonly wound: Arg };
  readonly 'quick': { readonly how: Arg; readonly by: Arg; readonly weapon: Arg; readonly at: Arg; readonly wound: Arg };
  readonly 'strong': { readonly how: Arg; readonly by: Arg; readonly weapon: Arg; readonly at: Arg; readonly wound: Arg };
  readonly 'nonlethal': { readonly how: Arg; readonly by: Arg; readonly weapon: Arg; readonly at: Arg; readonly wound: Arg };
  readonly 'rebuff': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly weapon: Arg; readonly wound: Arg };
  readonly 'grab': { readonly how: Arg; readonly by: Arg; readonly at: Arg };
  readonly 'opening': { readonly how: Arg; readonly by: Arg; readonly at: Arg };
  readonly 'spell': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly spell: Arg; readonly wound: Arg; readonly resists: Arg };
  readonly 'spell-self': { readonly by: Arg; readonly spell: Arg };
  readonly 'spell-on': { readonly by: Arg; readonly spell: Arg; readonly at: Arg };
  readonly 'spell-area': { readonly by: Arg; readonly spell: Arg; readonly at: Arg };
  readonly 'spell-area-hit': { readonly how: Arg; readonly at: Arg; readonly wound: Arg };
  readonly 'a-wound': { readonly level: Arg };
  readonly 'attack-roll': { readonly attack: Arg; readonly against: Arg; readonly defence: Arg; readonly how: Arg; readonly over: Arg; readonly critical: Arg };
  readonly 'swing': { readonly critical: Arg; readonly changes: Arg };
  readonly 'swing-of': { readonly who: Arg; readonly way: Arg; readonly amount: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'shaken': { readonly who: Arg; readonly amount: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'with-damage': { readonly attack: Arg; readonly amount: Arg; readonly total: Arg };
  readonly 'margin-penetrating': { readonly amount: Arg };
  readonly 'margin': { readonly amount: Arg };
  readonly 'damage': { readonly amount: Arg };
  readonly 'extra': { readonly amount: Arg };
  readonly 'toughness': { readonly amount: Arg };
  readonly 'negative-toughness': { readonly amount: Arg };
  readonly 'opening-roll': { readonly sum: Arg; readonly total: Arg; readonly critical: Arg };
  readonly 'wound-sum': { readonly sum: Arg; readonly final: Arg; readonly level: Arg };
  readonly 'wound-plain': { readonly sum: Arg; readonly level: Arg };
  readonly 'wound-halved': { readonly half: Arg; readonly total: Arg; readonly damage: Arg; readonly defence: Arg };
  readonly 'level': { readonly level: Arg };
  readonly 'level-moved': { readonly steps: Arg; readonly cause: Arg; readonly level: Arg };
  readonly 'level-chosen': { readonly level: Arg };
  readonly 'level-full': { readonly level: Arg };
  readonly 'level-kills': { readonly level: Arg };
  readonly 'second-fatal': { readonly dies: Arg; readonly who: Arg };
  readonly 'check-of': { readonly check: Arg };
  readonly 'check-awake': { readonly check: Arg };
  readonly 'check-against': { readonly own: Arg; readonly who: Arg; readonly check: Arg; readonly sum: Arg; readonly total: Arg; readonly target: Arg; readonly how: Arg };
  readonly 'check': { readonly own: Arg; readonly who: Arg; readonly check: Arg; readonly sum: Arg; readonly total: Arg; readonly how: Arg };
  readonly 'check-unseen': { readonly own: Arg; readonly who: Arg; readonly check: Arg; readonly how: Arg; readonly total: Arg };
  readonly 'toll-sum': { readonly sum: Arg; readonly target: Arg; readonly what: Arg };
  readonly 'toll-dice': { readonly total: Arg };
  readonly 'toll': { readonly who: Arg; readonly what: Arg; readonly check: Arg; readonly how: Arg; readonly count: Arg };
  readonly 'failures': { readonly failures: Arg; readonly most: Arg };
  readonly 'successes': { readonly successes: Arg; readonly most: Arg };
  readonly 'takes-wound': { readonly who: Arg; readonly level: Arg };
  readonly 'recovers-not': { readonly who: Arg };
  readonly 'no-wound': { readonly who: Arg };
  readonly 'wound-heals': { readonly who: Arg; readonly level: Arg };
  readonly 'wound-eases': { readonly who: Arg; readonly level: Arg; readonly to: Arg };
  readonly 'moves-to': { readonly who: Arg; readonly to: Arg };
  readonly 'drifts-to': { readonly who: Arg; readonly to: Arg };
  readonly 'bolts-to': { readonly who: Arg; readonly to: Arg };
  readonly 'pushed-to': { readonly who: Arg; readonly to: Arg };
  readonly 'clings-back': { readonly who: Arg; readonly yards: Arg };
  readonly 'clings-along': { readonly who: Arg; readonly yards: Arg };
  readonly 'moves': { readonly ends: Arg; readonly by: Arg; readonly to: Arg; readonly meant: Arg };
  readonly 'rides': { readonly ends: Arg; readonly by: Arg; readonly mount: Arg; readonly to: Arg; readonly meant: Arg };
  readonly 'drags': { readonly ends: Arg; readonly by: Arg; readonly to: Arg; readonly meant: Arg };
  readonly 'out-of-turn': { readonly what: Arg };
  readonly 'readied': { readonly what: Arg };
  readonly 'hurried': { readonly what: Arg };
  readonly 'commanded': { readonly by: Arg; readonly what: Arg };
  readonly 'paying': { readonly what: Arg; readonly rest: Arg };
  readonly 'begun': { readonly what: Arg };
  readonly 'given-up': { readonly what: Arg };
  readonly 'prevented': { readonly out: Arg; readonly what: Arg; readonly others: Arg; readonly number: Arg };
  readonly 'round': { readonly round: Arg };
  readonly 'turn-of': { readonly who: Arg; readonly ap: Arg };
  readonly 'turn-of-both': { readonly who: Arg; readonly ap: Arg; readonly mount: Arg; readonly of: Arg };
  readonly 'notices': { readonly how: Arg; readonly who: Arg; readonly hider: Arg; readonly observation: Arg; readonly total: Arg; readonly hiding: Arg; readonly against: Arg };
  readonly 'notices-unseen': { readonly how: Arg; readonly who: Arg; readonly hider: Arg };
  readonly 'initiative': { readonly order: Arg };
  readonly 'initiative-of': { readonly who: Arg; readonly initiative: Arg; readonly tied: Arg };
  readonly 'rider': { readonly rider: Arg; readonly mount: Arg };
  readonly 'initiative-rolls': { readonly more: Arg; readonly rolls: Arg };
  readonly 'at-least': { readonly number: Arg };
  readonly 'lots': { readonly order: Arg };
  readonly 'lots-before': { readonly first: Arg; readonly next: Arg };
  readonly 'ap-gained': { readonly gains: Arg };
  readonly 'ap-gain': { readonly amount: Arg; readonly who: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'price': { readonly amount: Arg; readonly title: Arg; readonly to: Arg };
  readonly 'price-of': { readonly who: Arg; readonly amount: Arg; readonly title: Arg; readonly to: Arg };
  readonly 'turn-over': { readonly who: Arg; readonly amount: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'mount-turn-over': { readonly who: Arg; readonly amount: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'resource': { readonly who: Arg; readonly way: Arg; readonly amount: Arg; readonly title: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'hinder': { readonly hindrance: Arg; readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly item: Arg };
  readonly 'hinder-roll': { readonly what: Arg; readonly sum: Arg; readonly total: Arg; readonly against: Arg; readonly target: Arg; readonly how: Arg };
  readonly 'hinder-contest': { readonly what: Arg; readonly sum: Arg; readonly total: Arg; readonly other: Arg; readonly against: Arg; readonly target: Arg; readonly how: Arg };
  readonly 'hinder-unseen': { readonly what: Arg; readonly how: Arg };
  readonly 'seize-roll': { readonly dice: Arg };
  readonly 'odds-fact-paying': { readonly value: Arg };
  readonly 'odds-fact-yards': { readonly value: Arg };
  readonly 'odds-fact-held': { readonly value: Arg; readonly thing: Arg };
}

declare module '@riposte/kernel' {
  interface Reasons {
    readonly 'after-the-fight': true;
    readonly 'ap-you-have': true;
    readonly 'cannot-be-hurried': true;
    readonly 'cannot-be-readied': true;
    readonly carried: true;
    readonly carrying: true;
    readonly 'carrying-already': true;
    readonly 'crouch-first': true;
    readonly 'dashed-twice': true;
    readonly dead: true;
    readonly defending: true;
    readonly 'drag-first': true;
    readonly 'empty-hands': true;
    readonly exhausted: true;
    readonly 'fatal-wound': true;
    readonly 'fight-over': true;
    readonly grappling: true;
    readonly 'grappling-others': true;
    readonly 'had-the-turn': true;
    readonly 'harried-already': true;
    readonly helpless: true;
    readonly 'holding-already': true;
    readonly 'holding-nobody': true;
    readonly 'holding-on': true;
    readonly immobile: true;
    readonly 'in-mid-air': true;
    readonly 'jump-length': true;
    readonly 'jump-nowhere': true;
    readonly 'jump-too-short': true;
    readonly left: true;
    readonly 'mount-bolting': true;
    readonly 'mount-calm': true;
    readonly 'mount-decides': true;
    readonly 'mount-on-command': true;
    readonly 'mount-stuck': true;
    readonly 'mount-taken': true;
    readonly 'mount-too-small': true;
    readonly 'mount-untrained': true;
    readonly mounted: true;
    readonly 'mounted-already': true;
    readonly 'needs-ap': true;
    readonly 'needs-mana': true;
    readonly 'no-acts-at-initiative-0': true;
    readonly 'no-ap': true;
    readonly 'no-captor': true;
    readonly 'no-drag': true;
    readonly 'no-exit-here': true;
    readonly 'no-fight': true;
    readonly 'no-melee-weapon': true;
    readonly 'no-reactions-at-initiative-0': true;
    readonly 'no-room-there': true;
    readonly 'no-round': true;
    readonly 'no-shot-in-reach': true;
    readonly 'no-shots-under-water': true;
    readonly 'no-spell-running': true;
    readonly 'no-spells': true;
    readonly 'no-such-command': true;
    readonly 'no-such-patient': true;
    readonly 'no-such-space': true;
    readonly 'no-such-target': true;
    readonly 'no-work-begun': true;
    readonly 'nobody-approaches': true;
    readonly 'none-accept-surrender': true;
    readonly 'none-refuse-surrender': true;
    readonly 'none-mind': true;
    readonly 'none-let-go': true;
    readonly 'none-ignore': true;
    readonly 'none-carry': true;
    readonly 'none-mount': true;
    readonly 'none-enter-space': true;
    readonly 'none-create-opening': true;
    readonly 'none-attack': true;
    readonly 'none-nonlethal-attack': true;
    readonly 'none-quick-attack': true;
    readonly 'none-strong-attack': true;
    readonly 'none-grapple': true;
    readonly 'none-hinder': true;
    readonly 'none-stabilize': true;
    readonly 'none-treat-condition': true;
    readonly 'none-treat-wound': true;
    readonly 'none-give-potion': true;
    readonly 'none-pick-up': true;
    readonly 'none-retrieve': true;
    readonly 'none-release': true;
    readonly 'none-stow': true;
    readonly 'none-end-effect': true;
    readonly 'none-buy-movement': true;
    readonly 'none-hurry': true;
    readonly 'none-move': true;
    readonly 'not-a-foe': true;
    readonly 'not-adjacent': true;
    readonly 'not-ahead': true;
    readonly 'not-burning': true;
    readonly 'not-carrying': true;
    readonly 'not-dying': true;
    readonly 'not-grappling': true;
    readonly 'not-held': true;
    readonly 'not-loaded': true;
    readonly 'not-mounted': true;
    readonly 'not-now': true;
    readonly 'not-on-yourself': true;
    readonly 'not-resting': true;
    readonly 'not-the-attacker': true;
    readonly 'not-there-yet': true;
    readonly 'not-under-water': true;
    readonly 'not-your-mount': true;
    readonly 'not-yours-to-end': true;
    readonly 'notices-nothing': true;
    readonly 'nothing-readied': true;
    readonly 'nothing-to-load': true;
    readonly occupied: true;
    readonly 'on-that-side': true;
    readonly 'one-of': true;
    readonly 'only-own-actions': true;
    readonly 'only-the-cause': true;
    readonly 'only-who-leaves': true;
    readonly 'out-of-range': true;
    readonly 'pay-at-once': true;
    readonly prisoner: true;
    readonly 'prone-already': true;
    readonly reacted: true;
    readonly resting: true;
    readonly 'rider-leads': true;
    readonly 'same-posture': true;
    readonly 'shove-where': true;
    readonly 'shove-yards': true;
    readonly 'sizes-differ': true;
    readonly 'spell-running': true;
    readonly 'spell-unknown': true;
    readonly staggered: true;
    readonly 'stamina-to-spend': true;
    readonly stunned: true;
    readonly 'surrender-offered': true;
    readonly surrendered: true;
    readonly 'target-dead': true;
    readonly 'target-gone': true;
    readonly tending: true;
    readonly 'tending-nobody': true;
    readonly tied: true;
    readonly 'too-heavy': true;
    readonly 'too-little-movement': true;
    readonly 'too-long-to-grapple': true;
    readonly unconscious: true;
    readonly unwilling: true;
    readonly 'wall-between': true;
  }
}
