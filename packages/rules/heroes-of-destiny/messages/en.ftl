## Attacks. `how` is how one ended; `wound` is "a severe wound"; `.try` is an attack that was begun and did not come to its end.

# sample: by=Alda at=Berto weapon=axe wound=a_severe_wound how=wound
strike = { $how ->
    [wound] { $by } hits { $at } with { THING($weapon) }: { $wound }.
    [unhurt] { $by } hits { $at } with { THING($weapon) } but causes no wound.
    [slipped] { $by } loses hold and misses { $at } with { THING($weapon) }.
   *[missed] { $by } attacks { $at } with { THING($weapon) } and misses.
}
    .try = { $by } begins to attack { $at } with { THING($weapon) }
# sample: by=Alda at=Berto weapon=longbow wound=a_severe_wound how=wound
shot = { $how ->
    [wound] { $by } shoots { $at } with { THING($weapon) }: { $wound }.
    [unhurt] { $by } shoots { $at } with { THING($weapon) } but causes no wound.
    [slipped] { $by } loses hold and misses { $at } with { THING($weapon) }.
   *[missed] { $by } shoots at { $at } with { THING($weapon) } and misses.
}
    .try = { $by } takes aim at { $at } with { THING($weapon) }
# sample: by=Alda at=Berto weapon=spear wound=a_severe_wound how=wound
throw = { $how ->
    [wound] { $by } throws { THING($weapon) } and hits { $at }: { $wound }.
    [unhurt] { $by } throws { THING($weapon) } and hits { $at } but causes no wound.
    [slipped] { $by } loses hold, throws { THING($weapon) } at { $at } and misses.
   *[missed] { $by } throws { THING($weapon) } at { $at } and misses.
}
    .try = { $by } gets ready to throw { THING($weapon) } at { $at }
# sample: by=Alda at=Berto weapon=axe wound=a_severe_wound how=wound
quick = { $how ->
    [wound] { $by }'s quick attack with { THING($weapon) } hits { $at }: { $wound }.
    [unhurt] { $by }'s quick attack with { THING($weapon) } hits { $at } but causes no wound.
    [slipped] { $by } loses hold, and the quick attack with { THING($weapon) } misses { $at }.
   *[missed] { $by }'s quick attack with { THING($weapon) } misses { $at }.
}
    .try = { $by } begins a quick attack on { $at } with { THING($weapon) }
# sample: by=Alda at=Berto weapon=axe wound=a_severe_wound how=wound
strong = { $how ->
    [wound] { $by }'s strong attack with { THING($weapon) } hits { $at }: { $wound }.
    [unhurt] { $by }'s strong attack with { THING($weapon) } hits { $at } but causes no wound.
    [slipped] { $by } loses hold, and the strong attack with { THING($weapon) } misses { $at }.
   *[missed] { $by }'s strong attack with { THING($weapon) } misses { $at }.
}
    .try = { $by } begins a strong attack on { $at } with { THING($weapon) }
# sample: by=Alda at=Berto weapon=axe wound=a_light_wound how=wound
nonlethal = { $how ->
    [wound] { $by }'s nonlethal attack with { THING($weapon) } hits { $at }: { $wound }.
    [unhurt] { $by }'s nonlethal attack with { THING($weapon) } hits { $at } but causes no wound.
    [slipped] { $by } loses hold, and the nonlethal attack with { THING($weapon) } misses { $at }.
   *[missed] { $by }'s nonlethal attack with { THING($weapon) } misses { $at }.
}
    .try = { $by } begins a nonlethal attack on { $at } with { THING($weapon) }
# sample: by=Alda at=Berto weapon=spear wound=a_severe_wound how=wound
rebuff = { $how ->
    [wound] { $by } rebuffs { $at } with { THING($weapon) }: { $wound }.
    [unhurt] { $by } hits the approaching { $at } with { THING($weapon) } but causes no wound.
    [slipped] { $by } loses hold and fails to rebuff { $at }.
   *[missed] { $by } tries to rebuff { $at } with { THING($weapon) } and misses.
}
    .try = { $by } begins to rebuff { $at } with { THING($weapon) }
# sample: by=Bruno at=Oskar how=hit
grab = { $how ->
    [hit] { $by } grabs { $at }; they are grappling.
    [slipped] { $by } loses hold and fails to grab { $at }.
    [impossible] { $by } cannot grab { $at }: their forms do not allow it.
   *[missed] { $by } tries to grab { $at } and misses.
}
    .try = { $by } begins to grab { $at }
# sample: by=Alda at=Berto how=found
opening = { $how ->
    [slipped] { $by } loses hold and creates no opening in { $at }'s defence.
   *[found] { $by } creates an opening in { $at }'s defence.
}
    .try = { $by } begins to create an opening in { $at }'s defence
# sample: by=Zaruk at=Ralf spell=fire-dart wound=a_severe_wound how=wound resists=no
spell = { $how ->
    [wound] { $by } hits { $at } with { THING($spell, form: "bare") }: { $wound }.
    [unhurt] { $by } hits { $at } with { THING($spell, form: "bare") } but causes no wound.
    [hit] { $by } casts { THING($spell, form: "bare") } on { $at }.
    [slipped] { $by } loses hold, casts { THING($spell, form: "bare") } at { $at } and misses.
   *[missed] { $resists ->
        [yes] { $by } casts { THING($spell, form: "bare") } on { $at }; { $at } resists.
       *[no] { $by } casts { THING($spell, form: "bare") } at { $at } and misses.
    }
}
    .try = { $by } begins to cast { THING($spell, form: "bare") } at { $at }
# sample: by=Zaruk spell=ward
spell-self = { $by } casts { THING($spell, form: "bare") }.
    .try = { $by } begins to cast { THING($spell, form: "bare") }
# sample: by=Zaruk at=Ralf spell=mend
spell-on = { $by } casts { THING($spell, form: "bare") } on { $at }.
# sample: by=Zaruk at=Ralf spell=fireball
spell-area = { $by } casts { THING($spell, form: "bare") } at { $at }.
# sample: at=Ralf wound=a_severe_wound how=wound
spell-area-hit = { $how ->
    [wound] { $at } is hit: { $wound }.
    [unhurt] { $at } is hit but suffers no wound.
    [hit] { $at } is hit.
    [slipped] { $at } is missed.
   *[missed] { $at } is missed.
}
# sample: level=severe
a-wound = { $level ->
    [second] another fatal wound
   *[other] a { WORD($level) } wound
}

# The attack roll. sample: attack=d12_10_−_6_+_12_=_16 against=melee defence=11 how=over over=5 critical=none
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
   *[none] { "" }
}
# sample: amount=+_5
harm = { " " }{ $amount } damage
# sample: amount=4
margin = { $amount } margin
# sample: amount=4
damage = { $amount } damage
# sample: amount=5
extra = d6 { $amount } extra
# sample: amount=3
toughness = { $amount } toughness
# sample: sum=d12_8_−_6_+_9 total=11 critical=none
opening-roll = Attack { $sum } = { $total }: this stands against rebuffs until the turn ends{ $critical ->
    [success] ; a critical success
    [failure] ; a critical failure
   *[none] { "" }
}
# sample: sum=5_margin_+_4_damage final=9 level=fatal
wound-sum = Wound { $sum } = { $final }: { WORD($level) }
# sample: sum=7 final=7 level=critical
wound-plain = Wound { $sum }: { WORD($level) }
# sample: total=14 damage=4 half=9 defence=11
wound-halved = { $half } (half of { $total } + { $damage } damage under water) − { $defence } defence
# sample: level=severe
level = { $level ->
    [none] no wound
   *[other] { WORD($level) }
}
# sample: level=moderate steps=-1
level-moved = { $steps ->
    [-1] lowered one level to { WORD($level) }
    [1] raised one level to { WORD($level) }
   *[other] changed by { $steps } levels to { WORD($level) }
}
# sample: level=light
level-chosen = held back to { WORD($level) }
# sample: level=moderate
level-full = next free slot { WORD($level) }
# sample: level=fatal
level-kills = { $level }; a minor character dies at once
# sample: who=Guard dies=yes
second-fatal = { $dies ->
    [yes] GM ruling: a second fatal wound kills { $who }.
   *[no] GM ruling: a second fatal wound does not kill { $who }.
}

## Checks: `own` says whether the one who acts rolls

# sample: check=riding
check-of = { $check } check
# sample: check=fortitude
check-awake = { $check } check to stay conscious

# sample: who=Ralf own=no check=fortitude_check sum=d12_7_−_6_+_2 total=3 target=4 how=failed
check-against = { $own ->
    [yes] { "" }
   *[no] { $who }:{ " " }
}{ $check } { $sum } = { $total } vs { $target }: { $how ->
    [passed] passed
   *[failed] failed
}
# sample: who=Ralf own=no check=riding_check sum=d6_3_−_d6_5_+_2 total=0 how=open
check = { $own ->
    [yes] { "" }
   *[no] { $who }:{ " " }
}{ $check } { $sum } = { $total }{ $how ->
    [passed] : passed
    [failed] : failed
   *[open] { "" }
}
# sample: who=Ralf own=no check=riding_check total=−2 how=open
check-unseen = { $own ->
    [yes] { "" }
   *[no] { $who }:{ " " }
}{ $check }{ $how ->
    [passed] : passed
    [failed] : failed
   *[open] : dice { $total }
}
# sample: who=Ralf what=bleeding count=none sum=d12_7_−_6_+_2_=_3 target=4 how=failed
toll = { $who } is { $what ->
    [dying] dying: death check { $sum } vs { $target } (1 per wound)
   *[other] { WORD($what) }: fortitude check { $sum } vs { $target }
}: { $how ->
    [stable] passed, critical success
    [passed] passed
   *[failed] failed
}{ $count ->
    [none] { "" }
   *[other] { " " }({ $count })
}
# sample: failures=1 most=3
failures = failure { $failures } of { $most }
# sample: successes=1 most=3
successes = success { $successes } of { $most }

## Wounds and places

# sample: who=Ralf level=severe
takes-wound = { $who } takes a { WORD($level) } wound.
# sample: who=Ralf
recovers-not = { $who } does not recover: no wound improves.
# sample: who=Ralf
no-wound = { $who } suffers no wound.
# sample: who=Ralf level=severe
wound-heals = A { WORD($level) } wound of { $who } heals.
# sample: who=Ralf level=severe to=moderate
wound-eases = A { WORD($level) } wound of { $who } becomes { $to }.
# sample: who=Ralf to=3,4
moves-to = { $who } moves to ({ $to }).
# sample: who=Ralf to=3,4
drifts-to = The current carries { $who } to ({ $to }).
# sample: who=Ralf to=3,4
bolts-to = { $who } bolts to ({ $to }).
# sample: who=Ralf to=3,4
pushed-to = { $who } is pushed to ({ $to }).
# sample: who=Bruno yards=1
clings-back = { $who } clings and holds back { $yards } { $yards ->
    [one] yard
   *[other] yards
}.
# sample: who=Bruno yards=1
clings-along = { $who } clings and is dragged along { $yards } { $yards ->
    [one] yard
   *[other] yards
}.

## Movement

# sample: by=Alda to=3,4 meant=5,4 ends=there
moves = { $ends ->
    [there] { $by } moves to ({ $to }).
    [nowhere] { $by } tries to move to ({ $meant }) and gets nowhere.
   *[short] { $by } gets no further than ({ $to }) on the way to ({ $meant }).
}
# sample: by=Ulf mount=Wolf to=3,4 meant=5,4 ends=there
rides = { $ends ->
    [there] { $by } rides { $mount } to ({ $to }).
    [nowhere] { $by } fails to ride { $mount } towards ({ $meant }).
   *[short] { $by } rides { $mount } no further than ({ $to }) on the way to ({ $meant }).
}
# sample: by=Bruno to=3,4 meant=5,4 ends=there
drags = { $ends ->
    [there] { $by } drags the grapple to ({ $to }).
    [nowhere] { $by } fails to drag the grapple to ({ $meant }).
   *[short] { $by } drags the grapple to ({ $to }), short of ({ $meant }).
}

## Acts that others let happen: the act itself is told as `what`

# sample: what=Ralf_attacks_Zaruk.
out-of-turn = Out of turn, { $what }
# sample: what=Ralf_attacks_Zaruk.
readied = With a readied action, { $what }
# sample: what=Ralf_loads_the_crossbow.
hurried = In a hurry, { $what }
# sample: by=Ulf what=Wolf_attacks_Ralf.
commanded = At { $by }'s command, { $what }
# sample: what=Zaruk_begins_to_cast_fireball rest=3
paying = { $what }; { $rest } AP { $rest ->
    [one] is
   *[other] are
} still to pay.
# sample: what=Zaruk_begins_to_cast_fireball
begun = { $what }.
# sample: what=Zaruk_begins_to_cast_fireball
given-up = { $what } but cannot go through with it.
# sample: what=Zaruk_begins_to_cast_fireball others=Ralf number=1
prevented = { $what }, but { $others } { $number ->
    [one] prevents
   *[other] prevent
} it.

act-act-out-of-turn = { $by } tries to act out of turn.
act-take-readied = { $by } fails to take the readied action.
act-hurry = { $by } cannot hurry that.
act-command-mount = { $result ->
    [refuses] { $mount } refuses { $by }'s command.
   *[other] { $by } gives { $mount } a command.
}
act-pay-on = { $by } gives up the action that was begun.

## Rounds and turns

# sample: round=2
round = Round { $round }
# sample: who=Lys ap=7
turn-of = { $who }'s turn: { $ap } AP
# sample: who=Ulf ap=7 mount=Wolf of=5
turn-of-both = { $who }'s turn: { $ap } AP, { $mount } { $of } AP
# sample: who=Cass observation=d6_3_−_d6_1 total=2 hider=Nix hiding=d6_3_−_d6_4_+_1 against=0 how=surprised
notices = { $how ->
    [surprised] { $who } is surprised by { $hider }
   *[aware] { $who } notices { $hider }
}: observation { $observation } = { $total } vs hiding { $hiding } = { $against }
# sample: who=Cass hider=Nix how=surprised
notices-unseen = { $how ->
    [surprised] { $who } is surprised by { $hider }.
   *[aware] { $who } notices { $hider }.
}
# sample: order=Lys_16,_Guard_10
initiative = Initiative: { $order }.
# sample: who=Lys initiative=16
initiative-of = { $who } { $initiative }
# sample: rolls=Lys_d6_5_−_d6_1_+_7_+_5_=_16
initiative-rolls = Rolls: { $rolls }
# sample: number=0
at-least = at least { $number }
# sample: order=Guard_before_Zaruk rolls=Guard_d2_1
lots = Tie on initiative: { $order } ({ $rolls })
# sample: first=Guard next=Zaruk
lots-before = { $first } before { $next }
# sample: gains=Alda_15_(+7)
ap-gained = AP for the round: { $gains }
# sample: who=Alda amount=7 to=15
ap-gain = { $who } { $to } (+{ $amount })
# sample: who=Alda amount=7 from=1 to=8
turn-over = { $who }'s turn ends: +{ $amount } AP ({ $from } → { $to }).
# sample: who=Ralf title=stamina from=9 to=7 way=down amount=2
resource = { $who }: { $way ->
    [down] −{ $amount }
   *[up] +{ $amount }
} { $title } ({ $from } → { $to }).

## Actions

act-end-spell = { $by } lets haste end.
act-defend = { $by } takes a defensive posture.
    .try = { $by } begins to take a defensive posture
act-ready = { $by } readies an action: { $action }.
    .try = { $by } begins to ready an action ({ $action })
act-harry = { $by } harries { $at }.
act-buy-movement = { $by } keeps { $ap } AP for movement.
act-jump = { $result ->
    [true] { $kind ->
        [long] { $by } jumps { $over } feet to ({ $to }).
       *[high] { $by } jumps { $over } inches high.
    }
    [stopped] { $by } is stopped before the jump.
    [too-low] { $by } jumps too low.
    [holds-the-ledge] { $by } jumps, grabs the ledge and pulls up to ({ $to }).
    [falls] { $by } jumps short of the ledge and falls.
    [short] { $by } jumps short of ({ $to }).
   *[other] { $by } jumps.
}
    .try = { $by } begins to jump
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
act-dash = { $result ->
    [no-faster] { $by } dashes again and gets no faster.
    [once-a-round] { $by } dashes again in vain: once a round is all.
   *[other] { $by } dashes.
}
    .try = { $by } begins to dash
act-enter-space = { $result ->
    [failed] { $by } fails to push into { $whose }'s space.
   *[other] { $by } pushes into { $whose }'s space.
}
    .try = { $by } begins to push into { $whose }'s space
act-mount = { $result ->
    [true] { $by } mounts { $on }.
   *[other] { $by } cannot ride { $on }: it is ground to stand on and no mount.
}
    .try = { $by } begins to mount { $on }
act-dismount = { $by } dismounts to ({ $to }).
    .try = { $by } begins to dismount
act-calm-mount = { $result ->
    [failed] { $by } fails to calm { $mount }.
   *[other] { $by } calms { $mount }.
}
    .try = { $by } begins to calm { $mount }
act-let-go = { $by } lets go of { $of }.
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
act-pin = { $result ->
    [failed] { $by } fails to pin { $at }.
   *[other] { $by } pins { $at }.
}
    .try = { $by } begins to pin { $at }
act-drag = { $result ->
    [failed] { $by } fails to drag the grapple.
   *[other] { $by } drags the grapple.
}
    .try = { $by } begins to drag the grapple
act-interpose = { $result ->
    [failed] { $by } fails to put { $whom } in the way.
   *[other] { $by } puts { $whom } in the way.
}
act-cling = { $by } clings to { $whom }.
# sample: by=Alda at=Berto item=axe hindrance=trip how=done
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
# sample: what=power sum=d6_5_−_d6_2_+_4 total=7 target=13 how=failed
hinder-roll = { $what } check { $sum } = { $total } vs { $target }: { $how ->
    [done] succeeded
   *[failed] failed
}
# sample: what=deceive sum=d6_5_−_d6_2_+_4 total=7 other=see_through against=d6_1_−_d6_2_+_4 target=3 how=done
hinder-contest = { $what } { $sum } = { $total } vs { $other } { $against } = { $target }: { $how ->
    [done] succeeded
   *[failed] failed
}
# sample: what=power how=failed
hinder-unseen = { $what } check: { $how ->
    [done] succeeded
   *[failed] failed
}
act-release = { $by } drops { THING($what) }.
act-speak = { $by } says: “{ $words }”
act-choose-weapon = { $by } changes to { THING($weapon) }.
act-retrieve = { $by } gets out { THING($what) }.
    .try = { $by } begins to get out { THING($what) }
act-stow = { $by } stows { THING($what) } in the { $into }.
    .try = { $by } begins to stow { THING($what) }
act-pick-up = { $by } picks up { THING($what) }.
    .try = { $by } begins to pick up { THING($what) }
act-load = { $by } loads { THING($weapon) }.
    .try = { $by } begins to load { THING($weapon) }
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
act-give-potion = { $by } gives { $patient } { THING($what) } to drink.
    .try = { $by } begins to give { $patient } { THING($what) }
act-end-effect = { $by } ends the effect of { THING($what) }.
    .try = { $by } begins to end the effect of { THING($what) }
act-stabilize = { $result ->
    [failed] { $by } fails to stabilize { $patient }.
   *[other] { $by } stabilizes { $patient }.
}
    .try = { $by } begins to stabilize { $patient }
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
act-treat-wound = { $result ->
    [failed] { $by } treats a { WORD($level) } wound{ $self ->
        [yes] { "" }
       *[no] { " " }of { $patient }
    } without success.
   *[other] { $by } treats a { WORD($level) } wound{ $self ->
        [yes] { "" }
       *[no] { " " }of { $patient }
    }.
}
    .try = { $by } begins to treat a { WORD($level) } wound{ $self ->
        [yes] { "" }
       *[no] { " " }of { $patient }
    }
act-drop-and-roll = { $by } drops and rolls.
    .try = { $by } begins to drop and roll
act-seize-initiative = { $by } seizes the initiative.
    .try = { $by } begins to seize the initiative
# sample: dice=4
seize-roll = Initiative + d6 { $dice }
act-other-action = { $by }: { $deed }.
    .try = { $by } wants to { $deed }
act-ignore = { $by } ignores { $who }.
act-mind = { $by } watches { $whom } again.
act-resurface = { $result ->
    [failed] { $by } fails to reach the surface.
   *[other] { $by } swims to the surface.
}
    .try = { $by } begins to swim to the surface
act-keep-at-it = { $by } goes on with the work.
act-leave = { $by } leaves the fight.
act-carry = { $by } takes { $whom } on the back.
    .try = { $by } begins to take { $whom } on the back
act-put-down = { $lift ->
    [yes] { $by } gets down from { $bearer }'s back to ({ $to }).
   *[no] { $by } puts { $load } down at ({ $to }).
}
act-surrender = { $by } offers to surrender.
act-accept-surrender = { $by } accepts { $of }'s surrender.
act-refuse-surrender = { $by } refuses { $of }'s surrender.

## After the fight

act-end-encounter = The fight is over.
act-close-scene = The scene ends.
act-pass-time = { $minutes } { $minutes ->
    [one] minute passes
   *[other] minutes pass
}.
act-rest = { $by } begins a { $kind } rest.
act-stop-resting = { $by } stops resting.
act-sleep = { $asleep ->
    [yes] { $by } wakes up.
   *[no] { $by } falls asleep.
}
act-disturb = { $whom }'s rest is disturbed for { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.
act-potter = { $by }, while resting: { $deed }.
act-tend = { $by } tends { $patient }.
act-stop-tending = { $by } stops tending.
act-grant-recovery = GM: { $whom } may make a recovery check.

## The game master's acts

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
act-strain = GM: an effect costs { $whom } { $stamina } stamina.
act-tire = GM: { $whom } tires: { $fatigue } fatigue.
act-join = GM: { $whom } joins the fight.
act-heal = GM: { $who } is healed.
act-wound = GM: { $who } is wounded.
act-mend = GM: a wound of { $who } is mended.
act-kill = GM: { $who } is killed.
act-raise = GM: { $who } is raised.
act-wake = GM: { $who } is woken.
act-finish-turn = GM: { $who }'s turn ends.
act-finish-round = GM: the round ends; round { $round } begins.
act-finish-fight = GM: the fight ends.
act-take-out = GM: { $who } is taken out of the fight.
act-change-side = GM: { $who } changes to side { $side }.

## What befell a fighter: the worst, at the end of a headline

fate-dead = { $who } dies.
fate-dying = { $who } lies dying.
fate-unconscious = { $who } falls unconscious.
fate-captive = { $who } is now { $source }'s prisoner.

## What came of it, behind "NAME:"

change-tired = fatigue rises to { $fatigue }
change-ready-set = { $action ->
    [none] nothing readied any more
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
change-wound-healed = A { WORD($level) } wound of { $who } heals.
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
    [0] loses hold
    [one] falls 1 yard
   *[other] falls { $yards } yards
}
change-jumped = { $kind ->
    [long] { $reach } { $reach ->
        [one] foot
       *[other] feet
    } far
   *[high] { $reach } { $reach ->
        [one] inch
       *[other] inches
    } high
}
change-steamed = Hot water and steam rise round { $who }.
change-recovery = { "" }
change-lots-drawn = Ties go in this order: { $lots }.
change-side-set = now on side { $side }
change-sheet-set = { $fact } changed
change-round-set = Round { $round }.
change-worsened = { "" }

condition-wounded = wounded
condition-prone = prone
    .ends = on the feet
condition-crouching = crouching
    .ends = no longer crouching
condition-absent = not there yet
    .ends = joins the fight
condition-surprised = surprised
    .ends = no longer surprised
condition-unaware = unaware of the enemy
    .ends = aware of the enemy
condition-bleeding = bleeding ({ $value })
    .ends = a wound stops bleeding
condition-burning = on fire ({ $value })
    .ends = the fire goes out
condition-poisoned = poisoned ({ $value })
    .ends = the poison wears off
condition-grappling = grappling with { $source }
    .ends = free of { $source }
condition-pinned = pinned by { $source }
    .ends = no longer pinned
condition-sharing = in one space with { $source }
    .ends = no longer in one space with { $source }
condition-ignoring = ignoring { $source } so as not to be flanked
    .ends = watching { $source } again
condition-mounted = riding { $source }
    .ends = no longer riding { $source }
condition-ridden = ridden by { $source }
    .ends = riderless
condition-circumstance = circumstances
condition-bound = bound
    .ends = no longer bound
condition-dragging = may drag the grapple along
    .ends = may drag the grapple no further
condition-bolting = out of control
    .ends = under control again
condition-calming = keeps calming the mount
condition-hidden = unseen
    .ends = seen again
condition-opening = has found an opening in { $source }'s defence
    .ends = loses the opening
condition-item-effect = feels the effect of { THING($value) }
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
    .ends = fights on
condition-dying = dying
    .ends = no longer dying
condition-unconscious = unconscious
    .ends = awake
condition-dead = dead
    .ends = alive again

## Questions

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
   *[other] { $who } has rested as long as some short rests.
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

## Parts of sums, as they stand in the log

label-the-target-is-flanked = flanking
label-posture-of-the-target = target's posture
label-cover-of-the-target = cover
label-grappling-with-another = grappled
label-sharing-a-space = shared space
label-the-target-is-helpless = helpless
label-healing-wounds = healing
label-see-through = see-through
label-no-kit = no kit

## Things whose name has several words, or no article

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

## Spells, as one casts them

thing-fire-dart = fire dart
    .bare = Fire Dart
thing-fireball = fireball
    .bare = Fireball
thing-frost-breath = frost breath
    .bare = Frost Breath
thing-spark-lance = spark lance
    .bare = Spark Lance
thing-bind = bind
    .bare = Bind
thing-daze = daze
    .bare = Daze
thing-ward = ward
    .bare = Ward
thing-haste = haste
    .bare = Haste
thing-mend = mend
    .bare = Mend

## Why something may not be done; it stands behind the name of the act: "Stand up: you are already standing".

refuse-a-mount-acts-on-command = a mount acts on command
refuse-a-place-with-room-on-the = a place with room on the board
refuse-a-prisoner = a prisoner
refuse-a-reaction-of-ap = a reaction of { $ap } AP
refuse-a-wall-is-between = a wall is between
refuse-another-posture = another posture: standing, crouching or prone
refuse-as-many-ap-as-there-are = as many AP as there are
refuse-at-initiative-0-nothing-may-lower = at initiative 0 nothing may lower it
refuse-carries-another = carries another
refuse-carries-nobody-and-is-not-carried = carries nobody and is not carried
refuse-carries-nobody-now = carries nobody now
refuse-carries-or-is-carried-already = carries or is carried already
refuse-dead = dead
refuse-defending-already = defending already
refuse-exhausted = exhausted: no dash
refuse-farther-than-the-jump = farther than the jump
refuse-fatally-wounded = fatally wounded
refuse-feet-for-a-long-jump-inches = feet for a long jump, inches for a high one
refuse-from-the-ground-only-to-a = from the ground only to a crouch
refuse-harried-by-you-already-in-this = harried by you already in this round
refuse-has-left-the-fight = has left the fight
refuse-has-offered-to-surrender = has offered to surrender
refuse-has-surrendered = has surrendered
refuse-has-surrendered-already = has surrendered already
refuse-helpless = helpless
refuse-hurry-yourself = hurry yourself
refuse-immobile = immobile
refuse-in-a-grapple = in a grapple: only what concerns those in it
refuse-in-a-grapple-drag-it = in a grapple: drag it
refuse-in-a-grapple-only-against-those-in-it = in a grapple: only against those in it
refuse-in-a-grapple-only-weapons-of-reach-0 = in a grapple: only weapons of reach 0
refuse-in-the-middle-of-a-jump = in the middle of a jump
refuse-in-the-saddle = in the saddle
refuse-is-carried = is carried
refuse-kept-up-already = kept up already
refuse-mounted-already = mounted already
refuse-neither-willing-nor-helpless = neither willing nor helpless
refuse-no-action-that-can-be-readied = no action that can be readied
refuse-no-ap-to-spend = no AP to spend
refuse-no-command-for-the-mount = no command for the mount
refuse-no-drag-has-succeeded = no drag has succeeded
refuse-no-empty-hand = no empty hand
refuse-no-fight-to-give-up = no fight to give up
refuse-no-fight-to-leave = no fight to leave
refuse-no-foe-to-surrender-to = no foe to surrender to
refuse-no-free-place = no free place
refuse-no-melee-weapon-in-hand = no melee weapon in hand
refuse-no-mount-out-of-control = no mount out of control
refuse-no-ranged-attacks-under-water = no ranged attacks under water
refuse-no-reactions-at-initiative-0 = no reactions at initiative 0
refuse-no-room-to-stop-there = no room to stop there
refuse-no-round-runs = no round runs
refuse-no-spell-is-kept-up = no spell is kept up
refuse-no-spell-of-yours = no spell of yours
refuse-no-such-action-now = no such action now
refuse-no-such-creature = no such creature
refuse-no-such-foe = no such foe
refuse-no-such-mount = no such mount
refuse-no-such-patient = no such patient
refuse-no-such-target = no such target
refuse-nobody-attempts-a-ranged-attack-within = nobody attempts a ranged attack within reach
refuse-nobody-comes-closer-than-the-reach = nobody comes closer than the reach
refuse-nobody-whose-turn-runs-or-is = nobody whose turn runs or is still to come
refuse-not-at-an-edge-or-exit = not at an edge or exit of the board
refuse-not-at-yourself = not at yourself
refuse-not-dying = not dying
refuse-not-enough-empty-hands = not enough empty hands
refuse-not-enough-movement-left = not enough movement left
refuse-not-in-a-fight = not in a fight
refuse-not-in-a-grapple = not in a grapple
refuse-not-loaded = not loaded
refuse-not-mounted = not mounted
refuse-not-next-to-you = not next to you
refuse-not-resting = not resting
refuse-not-the-attacker = not the attacker
refuse-not-the-mana-that-it-takes = not the { $mana } mana that it takes
refuse-not-there-yet = not there yet
refuse-not-trained-for-it = not trained for it
refuse-not-under-water = not under water
refuse-nothing-burns = nothing burns
refuse-nothing-is-readied = nothing is readied
refuse-nothing-that-would-go-on = nothing that would go on
refuse-nothing-to-escape-from = nothing to escape from
refuse-nothing-to-load = nothing to load
refuse-on-that-side-already = on that side already
refuse-one-of = one of { $list }
refuse-one-reaction-to-one-trigger = one reaction to one trigger
refuse-only-against-the-one-who-triggers = only against the one who triggers it
refuse-only-whoever-is-leaving = only whoever is leaving
refuse-out-of-range = out of range
refuse-paying-bit-by-bit-goes-on = paying bit by bit goes on own turns only
refuse-resting-already = resting already
refuse-smaller-than-the-rider = smaller than the rider
refuse-staggered = staggered: no reactions
refuse-stamina-from-0-to-100 = stamina from 0 to 100
refuse-stunned = stunned
refuse-tending-another-is-no-rest = tending another is no rest
refuse-tending-nobody = tending nobody
refuse-that-cannot-be-hurried = that cannot be hurried
refuse-the-fight-is-over = the fight is over
refuse-the-mount-cannot-move = the mount cannot move
refuse-the-mount-has-a-will-of = the mount has a will of its own
refuse-the-mount-is-out-of-control = the mount is out of control
refuse-the-rider-leads = the rider leads
refuse-the-target-is-dead = the target is dead
refuse-the-target-is-not-there = the target is not there
refuse-the-target-is-out-of-range = the target is out of range
refuse-the-turn-is-shared = the turn is shared: the rider ends it
refuse-tied-to-another = tied to another
refuse-too-different-in-size = too different in size
refuse-too-far-away = too far away
refuse-too-large-to-carry = too large to carry
refuse-unconscious = unconscious
refuse-yards-of-a-shove-0-for = yards of a shove, 0 for as many as it may go
refuse-you-hold-nobody = you hold nobody
refuse-you-hold-that-one-already = you hold that one already
refuse-you-know-no-spell = you know no spell
