## Attacks: with a weapon, bare hands, a spell. `how` is how the attack ended.

# sample: by=Odo at=Ilse part=left_ear weapon=longsword parry=;_the_parry_fails how=hit
strike = { $how ->
    [hit] { $by } hits { $at } in { THING($part) } with { THING($weapon) }{ $parry }.
    [harmless] { $by } hits { $at } with { THING($weapon) }, but causes no injury.
    [missed] { $by } attacks { $at } with { THING($weapon) } and misses.
    [parried] { $by } attacks { $at } with { THING($weapon) }; { $at } parries.
   *[open] { $by } prepares to attack { $at }, but cannot.
}
# sample: by=Hydra at=Ilse part=left_ear parry=;_the_parry_fails how=hit
bite = { $how ->
    [hit] { $by } bites { $at } in { THING($part) }{ $parry }.
    [harmless] { $by } bites { $at }, but causes no injury.
    [missed] { $by } snaps at { $at } and misses.
    [parried] { $by } snaps at { $at }; { $at } parries.
   *[open] { $by } prepares to bite { $at }, but cannot.
}
# sample: by=Odo at=Ilse part=left_ear weapon=longsword parry=;_the_parry_fails how=hit
reactive-attack = { $how ->
    [hit] { $by } uses the opening and hits { $at } in { THING($part) } with { THING($weapon) }{ $parry }.
    [harmless] { $by } uses the opening and hits { $at } with { THING($weapon) }, but causes no injury.
    [missed] { $by } strikes at the opening with { THING($weapon) } and misses { $at }.
    [parried] { $by } strikes at the opening with { THING($weapon) }; { $at } parries.
   *[open] { $by } sees the opening, but cannot strike.
}
# sample: by=Odo at=Ilse part=left_ear weapon=longsword parry=;_the_parry_fails how=hit to=(4,2)
charge = { $how ->
    [hit] { $by } charges { $at } and hits { THING($part) } with { THING($weapon) }{ $parry }.
    [harmless] { $by } charges { $at } and hits with { THING($weapon) }, but causes no injury.
    [missed] { $by } charges { $at } and misses with { THING($weapon) }.
    [parried] { $by } charges { $at } with { THING($weapon) }; { $at } parries.
    [halted] { $by } charges { $at }, but is stopped at once.
   *[open] { $by } charges { $at }, but gets no further than { $to }.
}
# sample: by=Fenn at=Ann part=left_arm weapon=longbow how=hit
shoot = { $how ->
    [hit] { $by } shoots { $at } in { THING($part) } with { THING($weapon) }.
    [harmless] { $by } shoots { $at } with { THING($weapon) }, but causes no injury.
    [missed] { $by } shoots at { $at } with { THING($weapon) } and misses.
   *[open] { $by } prepares to shoot at { $at }, but cannot.
}
# sample: by=Fenn at=Ann part=left_arm weapon=dagger how=hit
throw = { $how ->
    [hit] { $by } throws { THING($weapon) } and hits { $at } in { THING($part) }.
    [harmless] { $by } throws { THING($weapon) } and hits { $at }, but causes no injury.
    [missed] { $by } throws { THING($weapon) } at { $at } and misses.
   *[open] { $by } prepares to throw { THING($weapon) } at { $at }, but cannot.
}
# sample: by=Yrsa at=Golem part=left_arm spell=force_bolt parry=;_the_parry_fails how=hit
spell-strike = { $how ->
    [hit] { $by }'s { $spell } hits { $at } in { THING($part) }{ $parry }.
    [harmless] { $by }'s { $spell } hits { $at }, but causes no injury.
    [missed] { $by }'s { $spell } misses { $at }.
    [parried] { $by } reaches for { $at } with { $spell }; { $at } parries.
   *[open] { $by } begins to cast { $spell } at { $at }, but is interrupted.
}
# What a blow did that carried on to the next. sample: next=Ilse part=left_arm parry=;_the_parry_fails how=hit
cleave = { $how ->
    [hit] The blow carries on and hits { $next } in { THING($part) }{ $parry }.
    [harmless] The blow carries on and hits { $next }, but causes no injury.
    [missed] The blow carries on and misses { $next }.
    [parried] The blow carries on; { $next } parries.
   *[open] The blow carries on to { $next }.
}
# The same behind a headline. sample: what=Odo_hits_Ilse. next=Bruno part=left_arm parry=;_the_parry_fails how=hit
with-cleave = { $what } { $how ->
    [hit] The blow carries on and hits { $next } in { THING($part) }{ $parry }.
    [harmless] The blow carries on and hits { $next }, but causes no injury.
    [missed] The blow carries on and misses { $next }.
    [parried] The blow carries on; { $next } parries.
   *[open] The blow carries on to { $next }.
}

# How far a parry helped against a hit.
parry-failed = ; the parry fails
parry-weak = ; the parry only weakens the blow

# Several attacks in one act. sample: by=Odo at=Ilse weapon=longsword number=2 hits=1
multi-alike = { $by } attacks { $at } { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
} with { THING($weapon) }: { $hits ->
    [0] no hits.
    [one] 1 hit.
   *[other] { $hits } hits.
}
# sample: thing=longsword
list-thing = { THING($thing) }
# sample: by=Odo at=Ilse weapon=longsword number=2 hits=1
multiweapon = { $by } attacks { $at } with { $weapon }: { $hits ->
    [0] no hits.
    [one] 1 hit.
   *[other] { $hits } hits.
}
# sample: by=Fenn at=Ann weapon=longbow number=2 hits=1
rapid-shot = { $by } shoots { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
} at { $at } with { THING($weapon) }: { $hits ->
    [0] no hits.
    [one] 1 hit.
   *[other] { $hits } hits.
}
# sample: by=Fenn at=Ann weapon=dagger number=2 hits=1
rapid-throw = { $by } throws { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
} at { $at }: { $hits ->
    [0] no hits.
    [one] 1 hit.
   *[other] { $hits } hits.
}
# sample: by=Fenn at=Ann
volley-open = { $by } prepares to attack { $at } several times, but cannot.
# sample: by=Odo at=Ilse part=left_ear how=none
coup-de-grace = { $how ->
    [hit] { $by } strikes the helpless { $at } in { THING($part) } with { THING($weapon) }.
   *[harmless] { $by } strikes the helpless { $at } with { THING($weapon) }, but causes no injury.
}
# sample: by=Odo at=Ilse
confused = { $how ->
    [nothing] { $by } is confused and does nothing this turn.
    [attack] { $by } is confused and attacks { $at }, who is nearest.
    [alone] { $by } is confused and finds nobody to attack.
   *[free] { $by } is confused, but keeps control this turn.
}

# The rolls of one attack. sample: what=Attack sum=d20_13_+_6_=_19 value=12 result=hit_with_1_degree
attack-roll = { $what } { $sum } vs defence { $value }: { $result }
# sample: what=Attack sum=d20_13_+_6_=_19 value=12 parry=d20_2_+_6_=_8 result=hit_with_1_degree
attack-parry = { $what } { $sum } vs defence { $value }; parry { $parry }: { $result }
# sample: what=Attack sum=19 result=hit_with_1_degree
attack-unseen = { $what } { $sum }: { $result }
# sample: sum=d20_13_+_6_=_19 value=12 won=yes
confirmation = Confirmation { $sum } vs defence { $value }: { $won ->
    [yes] critical
   *[no] not critical
}
# sample: who=Ilse
name-attack = Attack
name-cleave = Cleave
# How an attack ended, behind its dice. sample: how=hit degrees=2
result = { $how ->
    [missed] miss
    [tied] a tie, which is a miss
    [natural-1] natural 1, miss
    [parried] parried
    [done] success
    [harmless] hit without injury
    [critical] critical hit{ $degrees ->
        [0] { "" }
        [one] { " " }with 1 degree
       *[other] { " " }with { $degrees } degrees
    }
   *[hit] hit{ $degrees ->
        [0] { "" }
        [one] { " " }with 1 degree
       *[other] { " " }with { $degrees } degrees
    }
}
# sample: result=hit_with_1_degree part=left_arm
result-part = { $result }, { $part }

## Manoeuvres. `how` is how the attempt ended.

# sample: by=Odo at=Ilse thing=rapier how=done to=(4,2) taken=no
disarm = { $how ->
    [taken] { $by } takes { THING($thing) } out of { $at }'s hand.
    [done] { $by } knocks { THING($thing) } out of { $at }'s hand to { $to }.
    [nothing] { $by } beats { $at }'s guard, but there is nothing to disarm.
    [missed] { $by } tries to disarm { $at } and fails.
    [parried] { $by } tries to disarm { $at }; { $at } parries.
   *[open] { $by } prepares to disarm { $at }, but cannot.
}
# sample: by=Odo at=Ilse thing=rapier how=done to=(4,2)
drag = { $how ->
    [done] { $by } drags { $at } to { $to }.
    [nothing] { $by } pulls at { $at }, who does not move.
    [missed] { $by } tries to drag { $at } and fails.
    [parried] { $by } tries to drag { $at }; { $at } parries.
   *[open] { $by } prepares to drag { $at }, but cannot.
}
# sample: by=Odo at=Ilse thing=rapier how=done to=(4,2)
grapple = { $how ->
    [done] { $by } grapples { $at }.
    [pinned] { $by } grapples and pins { $at }.
    [nothing] { $by } grapples { $at }.
    [missed] { $by } tries to grapple { $at } and fails.
    [parried] { $by } tries to grapple { $at }; { $at } parries.
   *[open] { $by } prepares to grapple { $at }, but cannot.
}
# sample: by=Odo at=Ilse thing=rapier how=done to=(4,2)
overrun = { $how ->
    [done] { $by } overruns { $at } to { $to }.
    [nothing] { $by } runs into { $at }, but finds no way past.
    [missed] { $by } tries to overrun { $at } and fails.
    [parried] { $by } tries to overrun { $at }; { $at } parries.
   *[open] { $by } prepares to overrun { $at }, but cannot.
}
# sample: by=Odo at=Ilse thing=rapier how=done to=(4,2)
reposition = { $how ->
    [done] { $by } moves { $at } to { $to }.
    [nothing] { $by } turns { $at }, who stays in place.
    [missed] { $by } tries to reposition { $at } and fails.
    [parried] { $by } tries to reposition { $at }; { $at } parries.
   *[open] { $by } prepares to reposition { $at }, but cannot.
}
# sample: by=Odo at=Ilse thing=rapier how=done to=(4,2)
shove = { $how ->
    [done] { $by } shoves { $at } to { $to }.
    [nothing] { $by } shoves { $at }, who has no way to go.
    [missed] { $by } tries to shove { $at } and fails.
    [parried] { $by } tries to shove { $at }; { $at } parries.
   *[open] { $by } prepares to shove { $at }, but cannot.
}
# sample: by=Odo at=Ilse thing=dagger how=done to=(4,2)
steal = { $how ->
    [done] { $by } steals { THING($thing) } from { $at }.
    [nothing] { $by } reaches for { $at }'s belt, but there is nothing left to take.
    [missed] { $by } tries to steal from { $at } and fails.
    [parried] { $by } tries to steal from { $at }; { $at } parries.
   *[open] { $by } prepares to steal from { $at }, but cannot.
}
# sample: by=Odo at=Ilse thing=rapier how=done to=(4,2)
sunder = { $how ->
    [broken] { $by } breaks { $at }'s { $thing }.
    [done] { $by } damages { $at }'s { $thing }.
    [nothing] { $by } strikes at { $at }'s gear, but there is nothing to break.
    [missed] { $by } tries to break { $at }'s { $thing } and fails.
    [parried] { $by } tries to break { $at }'s { $thing }; { $at } parries.
   *[open] { $by } prepares to break { $at }'s { $thing }, but cannot.
}
# sample: by=Odo at=Ilse thing=rapier how=done to=(4,2)
trick = { $how ->
    [missed] { $by } tries to trick { $at } and fails.
    [parried] { $by } tries to trick { $at }; { $at } parries.
    [open] { $by } prepares to trick { $at }, but cannot.
   *[done] { $by } tricks { $at }.
}
# sample: by=Odo at=Ilse thing=rapier how=done to=(4,2)
trip = { $how ->
    [missed] { $by } tries to trip { $at } and fails.
    [parried] { $by } tries to trip { $at }; { $at } parries.
    [open] { $by } prepares to trip { $at }, but cannot.
   *[done] { $by } trips { $at }.
}
name-disarm = Disarm
name-drag = Drag
name-grapple = Grapple
name-overrun = Overrun
name-reposition = Reposition
name-shove = Shove
name-steal = Steal
name-sunder = Sunder
name-trick = Trick
name-trip = Trip

# sample: by=Odo from=Ilse how=free
escape = { $how ->
    [free] { $by } breaks free from { $from }.
    [held] { $by } fails to break free from { $from }.
   *[open] { $by } tries to break free from { $from }.
}

## What an attack did to somebody

# sample: who=Ilse what=left_eye_injured
harm = { $who }: { $what }.
# sample: what=left_eye_injured paid=pays_1_stamina
harm-and-paid = { $what }; { $paid }
# sample: part=left_eye state=injured to=1
injured-part = { $state ->
    [destroyed] { $part } destroyed
    [useless] { $part } useless
    [injured] { $part } injured
   *[again] { $part } injured again ({ $to } injuries)
}
# sample: points=2 pools=(stamina_15_→_13)
harm-strain = { $points } strain{ $pools }
# sample: pools=stamina_15_→_13
harm-pools = { " " }({ $pools })
# sample: title=stamina from=15 to=13
harm-pool = { $title } { $from } → { $to }
# sample: title=stamina points=2 from=15 to=13
harm-loss = −{ $points } { $title } ({ $from } → { $to })
harm-exhausted = exhausted
# sample: points=1
harm-reactions = −{ $points ->
    [one] 1 reaction
   *[other] { $points } reactions
}
# sample: times=1 for=parry pools=(stamina_15_→_14)
harm-price = pays { $times ->
    [one] 1 reaction and 1 stamina for the { $for ->
        [ward] ward
       *[parry] parry
    }
   *[other] { $times } reactions and { $times } stamina for the { $for ->
        [ward] wards
       *[parry] parries
    }
}{ $pools }
# What the exhausted lose at the end of a turn, and the bleeding at its beginning. sample: who=Ilse what=1_exhaustion
tires = { $who } tires: { $what }.
bleeds = { $who } bleeds: { $what }.
# sample: who=Ilse what=rapier
drops = { $who } drops { $what }.
# sample: what=dagger in=Odo to=(4,2)
lands = { THING($what) } lands at { $to }.
scatters = { THING($what) } lands at { $to }: scatter { $dice }.
sticks = { THING($what) } sticks in { $in }.

## Saves and checks

# sample: what=saving_throw sum=d20_17_+_3_=_20 dc=16 how=passed
check = { $what } { $sum } vs { $dc }: { $how ->
    [critical] critical success
    [passed] passed
   *[failed] failed
}
# sample: who=Ilse what=saving_throw sum=d20_17_+_3_=_20 dc=16 how=passed
check-of = { $who }: { $what } { $sum } vs { $dc }: { $how ->
    [critical] critical success
    [passed] passed
   *[failed] failed
}
# sample: who=Ilse what=saving_throw sum=20 how=passed
check-unseen = { $who }: { $what } { $sum }: { $how ->
    [critical] critical success
    [passed] passed
   *[failed] failed
}
name-save = saving throw
name-death = save against death
name-constitution = Constitution check
name-heart = check against the shock of a heart wound
name-stun = check against being stunned
name-coma = check against a coma
name-blow = check against the critical hit
name-wake = check to wake up
# sample: who=Golem sum=d20_17_+_3_=_20 dc=16 how=passed
check-held = { $who } tries to shake off the spell: saving throw { $sum } vs { $dc }, { $how ->
    [failed] failed
   *[passed] passed
}
name-heal = Heal
name-escape = Escape
name-lore = Lore
name-skill = Skill check

# sample: by=Yrsa at=Golem spell=hold how=took
spell = { $how ->
    [took] { $by } casts { $spell } on { $at }; the saving throw fails.
    [resisted] { $by } casts { $spell } on { $at }; { $at } resists.
    [immune] { $by } casts { $spell } on { $at }, who is immune.
    [wasted] { $by } casts { $spell } on { $at } in vain.
    [open] { $by } begins to cast { $spell } on { $at }, but is interrupted.
    [self] { $by } casts { $spell }.
   *[done] { $by } casts { $spell } on { $at }.
}
# sample: by=Ilse at=Odo found=yes
locate-heart = { $found ->
    [yes] { $by } studies { $at } and finds the weak spot.
   *[no] { $by } studies { $at } and finds no weak spot.
}
# sample: by=Ilse at=Odo done=yes
first-aid = { $done ->
    [self-yes] { $by } gives first aid to { $by }; the bleeding stops.
    [self-no] { $by } gives first aid to { $by }; the bleeding goes on.
    [yes] { $by } gives { $at } first aid; the bleeding stops.
   *[no] { $by } gives { $at } first aid; the bleeding goes on.
}
# sample: by=Ilse at=Odo part=left_arm done=yes
treat = { $done ->
    [yes] { $by } treats { $at }'s { $part }; recovery begins.
   *[no] { $by } fails to treat { $at }'s { $part }.
}
# sample: by=Ilse skill=lore
use-skill = { $by } uses { $skill }.
# sample: sum=d20_3
skill-roll = Skill check { $sum }

## Movement

# sample: by=Ilse how=done to=(4,6)
move = { $how ->
    [done] { $by } moves to { $to }.
    [halted] { $by } tries to move to { $to }, but is stopped at once.
   *[stopped] { $by } moves, but gets no further than { $to }.
}
# sample: by=Ilse how=done to=(4,6)
step = { $how ->
    [done] { $by } steps to { $to }.
   *[halted] { $by } tries to step to { $to }, but cannot.
}
# sample: by=Ilse how=done to=(4,6)
crawl = { $how ->
    [done] { $by } crawls to { $to }.
   *[halted] { $by } tries to crawl to { $to }, but cannot.
}
# sample: by=Ilse how=done to=(4,6)
withdraw = { $how ->
    [done] { $by } withdraws to { $to }.
    [halted] { $by } tries to withdraw to { $to }, but is stopped at once.
   *[stopped] { $by } withdraws, but gets no further than { $to }.
}
# sample: by=Ilse how=done to=(4,6)
run = { $how ->
    [done] { $by } runs to { $to }.
    [halted] { $by } tries to run to { $to }, but is stopped at once.
   *[stopped] { $by } runs, but gets no further than { $to }.
}
# sample: by=Ilse how=done to=(4,6)
fly = { $how ->
    [done] { $by } flies to { $to }.
    [halted] { $by } tries to fly to { $to }, but is stopped at once.
   *[stopped] { $by } flies, but gets no further than { $to }.
}
# sample: by=Ilse done=yes
stand-up = { $done ->
    [yes] { $by } stands up.
   *[no] { $by } tries to stand up and fails.
}
# sample: by=Wyvern done=yes height=20
soar = { $done ->
    [yes] { $height ->
        [0] { $by } lands.
       *[other] { $by } flies at a height of { $height } ft.
    }
   *[no] { $by } tries to change height and fails.
}
# sample: by=Ilse done=yes
leave = { $done ->
    [yes] { $by } leaves the fight.
   *[no] { $by } tries to leave the fight and fails.
}
# sample: by=Ilse weapon=dagger hand=right_hand done=yes
draw = { $done ->
    [yes] { $by } draws { THING($thing) } with { THING($hand) }.
   *[no] { $by } reaches for { THING($thing) }, but cannot draw.
}
# sample: by=Ilse from=Odo at=Odo
carry = { $by } takes up { $at }.
put-down = { $by } sets { $at } down at { $to }.
get-down = { $by } gets down to { $to }.

## Turns and rounds

# sample: round=2
round = Round { $round }
# sample: who=Ilse ap=3 reactions=4 state=able
turn-of = { $state ->
    [unconscious] { $who }'s turn: unconscious
    [stunned] { $who }'s turn: stunned
    [yielded] { $who }'s turn: out of the fight
   *[able] { $who }'s turn: { $ap } AP, { $reactions ->
        [one] 1 reaction
       *[other] { $reactions } reactions
    }
}
# sample: order=Ann_9
order = Initiative: { $order }.
# sample: rolls=Ann_D6_3
order-rolls = { $rolls }
# sample: text=Ann_d20_3
order-roll-off = { $text } (roll-off)
# sample: who=Ilse
round-ends = GM: the round ends.
# sample: who=Ilse round=3
next-is = Round { $round } begins with { $who }.
# sample: who=Ilse
fight-over = The fight is over.
act-roll-initiative = { "" }
act-next-turn = { "" }
act-end-turn = { "" }

## Acts

act-power-attack = { $by } puts { $stamina } stamina into a Power Attack.
act-reckless-attack = { $by } attacks recklessly: { $degrees ->
    [one] 1 degree more.
   *[other] { $degrees } degrees more.
}
act-deadly-aim = { $by } puts { $stamina } stamina into a Deadly Aim.
act-lunge = { $by } lunges: 5 ft more reach.
act-aim = { $by } aims.
act-reload = { $by } reloads { THING($tool) }.
act-release = { $by } lets go.
act-defend = { $by } defends.
act-total-defence = { $by } takes up a total defence.
act-ready-shield = { $by } readies { THING($held) }.
act-lie-down = { $by } lies down.
act-catch-breath = { $by } pauses for breath.
act-drink = { $by } drinks { THING($held) }.
act-give-potion = { $by } pours { THING($held) } into { $patient }'s mouth.
act-activate = { $by } uses { THING($item) }.
act-pick-up = { $by } picks up { THING($thing) } with { THING($hand-name) }.
act-quick-draw = { $by } draws { THING($gear) } with { THING($hand-name) }.
act-stow = { $by } puts { THING($held) } away.
act-drop = { $by } drops { THING($held) }.
act-speak = { $by } speaks.
act-fit = { $by } fits { $owner } with { THING($gear, form: "a") }.
act-yield = { $by } gives up.
act-surrender = { $by } offers to surrender.
act-accept-surrender = { $by } accepts { $of }'s surrender.
act-refuse-surrender = { $by } refuses { $of }'s surrender.
act-pass-time = { $span ->
    [rest] Ten minutes pass.
    [hour] An hour passes.
    [night] A night passes.
    [day] A day passes.
   *[week] A week passes.
}
act-close-scene = The scene ends.

## The game master's acts

act-harm = GM: { $owner } { $cause ->
    [fall] falls { $amount } ft.
    [strain] suffers strain.
    [exertion] loses stamina.
    [bleeding] loses blood.
   *[hazard] is injured.
}
act-heal = GM: { $who } is healed.
act-wound = GM: { $owner } is injured.
act-mend = GM: an injury of { $owner } is mended.
act-kill = GM: { $who } is killed.
act-raise = GM: { $who } is brought back.
act-wake = GM: { $who } is woken.
act-finish-turn = GM: { $who }'s turn ends.
act-finish-fight = GM: { $winner ->
    [none] the fight ends without a winner.
   *[other] the fight ends; { $winner }'s side wins.
}
act-join = GM: { $who } joins the fight.
act-take-out = GM: { $who } is taken out of the fight.
act-change-side = GM: { $who } { $alone ->
    [yes] fights alone from now on.
   *[no] joins { $side }'s side.
}

## What befell a fighter: the worst, at the end of a headline

fate-dead = { $who } dies.
fate-unconscious = { $who } falls unconscious.

## What came of it, behind "NAME:"

change-injured = { $state ->
    [destroyed] { $part } destroyed
    [useless] { $part } useless
    [injured] { $part } injured
   *[again] { $part } injured again ({ $to } injuries)
}
change-rated = GM ruling: injuries to { $owner }'s { $part } count as { $severity }.
change-healed = { $part } { $to ->
    [0] healed
    [one] better (1 injury left)
   *[other] better ({ $to } injuries left)
}
change-strained = { $points } strain
change-strain-eased = { $points } strain eased
change-constitution-set = Constitution { $to }
change-moved = moves to ({ $x },{ $y })
change-pushed = moved to ({ $x },{ $y })
change-dropped = drops { THING($what) }
change-taken = takes { THING($what) }
change-holds-now = { $gear ->
    [none] { $part } empty
   *[other] { THING($gear) } in { THING($part) }
}
change-stowed = { "" }
change-studied = { $found ->
    [yes] knows where the heart is
   *[no] finds no weak spot
}
change-fitted = { $gear ->
    [none] { $part } without a prosthetic
   *[other] { THING($gear, form: "a") } in place of { THING($part) }
}
change-time-passed = { "" }
change-encounter-ended = The fight is over.
change-scene-closed = The scene is closed.
change-side-changed = changes sides
change-injuries-said = { "" }
change-fact-set = { $fact } is now { $value }
change-round-set = Round { $round }.
change-order-set = Turn order: { $order }.
change-attacked = attacks { $at }: { $total } vs { $value }
change-missed = misses { $at }
change-deflected = parries { $by }
change-hit = hits { $at }

condition-dead = dead
    .ends = alive again
condition-unconscious = { $part ->
    [none] unconscious
   *[other] { $part } knocked out
}
    .ends = { $part ->
    [none] conscious again
   *[other] { $part } recovers
}
condition-prone = prone
    .ends = no longer prone
condition-pinned = pinned by { $source }
    .ends = no longer pinned
condition-stunned = { $part ->
    [none] stunned
   *[other] { $part } stunned
}
    .ends = { $part ->
    [none] no longer stunned
   *[other] { $part } no longer stunned
}
condition-dazed = { $part ->
    [none] dazed
   *[other] { $part } dazed
}
    .ends = { $part ->
    [none] no longer dazed
   *[other] { $part } no longer dazed
}
condition-dazzled = blinded by magic
    .ends = sees again
condition-exposed = off guard
    .ends = on guard again
condition-grappled = held by { $source }
    .ends = free of { $source }
condition-yielded = gives up
    .ends = fights again
condition-hidden = hidden
    .ends = in plain sight
condition-covered = behind cover
    .ends = no longer behind cover
condition-flying = in the air
    .ends = no longer in the air
condition-open-by-cleave = open to attacks until { $who }'s next turn
    .ends = { "" }
condition-open-by-lunge = open to attacks until { $who }'s next turn
    .ends = { "" }
condition-open-by-charge = open to attacks until { $who }'s next turn
    .ends = { "" }
condition-bleeding = bleeding ({ $value } stamina a turn)
    .ends = no longer bleeding
condition-locked = { $part } disabled until the end of { $who }'s next turn
    .ends = { $part } usable again
condition-unloaded = must reload
    .ends = { "" }
condition-cracked = { $part ->
    [none] armour damaged
   *[other] gear in { THING($part) } damaged
}
    .ends = { "" }
condition-armour-broken = armour broken
    .ends = armour mended
condition-held = held by magic
    .ends = free of the magic
condition-away = leaves the board
    .ends = joins the fight
condition-offers-surrender = offers to surrender
    .ends = { "" }
condition-prisoner = prisoner of { $source }
    .ends = free again
condition-carried = carried by { $source }
    .ends = no longer carried

## Questions

ask-choose-ward = { $value ->
    [yes] { $who } raises a ward of force (+4 defence).
   *[no] { "" }
}
ask-choose-parry = { "" }
ask-choose-part = { "" }
ask-add-injuries = { "" }
ask-rate-part = { "" }
ask-choose-cleave = { "" }
ask-choose-way = { "" }
ask-choose-type = { "" }
ask-choose-nearest = { "" }
ask-choose-mend = { "" }
ask-choose-regrow = { "" }
ask-go-on = { $value ->
    [no] { $who } stops.
   *[yes] { "" }
}
ask-blocks = { "" }
ask-free-fits = { $value ->
    [no] GM ruling: no time is left for this.
   *[yes] { "" }
}
ask-run-bonus = { "" }
ask-try-again = { $value ->
    [yes] GM ruling: another attempt is allowed.
   *[no] { "" }
}
ask-provoked = { "" }

## Resources and labels as a sentence has them

resource-stamina = stamina
resource-exhaustion = exhaustion
label-attacks-before-this = earlier attacks
label-several-attacks-at-once = several attacks
label-against-the-prone = target prone
label-open-after-a-charge = target open after a charge
label-open-after-a-lunge = target open after a lunge
label-open-after-a-cleave = target open after a cleave
label-against-the-helpless = target helpless
cost = { $title ->
    [stamina] −{ $amount } stamina, { $to } left
    [exhaustion] −{ $amount } exhaustion, { $to } left
    [reactions] −{ $amount ->
        [one] 1 reaction
       *[other] { $amount } reactions
    }
   *[AP] −{ $amount } AP
}
loss = { $title ->
    [reactions] −{ $amount ->
        [one] 1 reaction
       *[other] { $amount } reactions
    }
   *[other] −{ $amount } { $title } ({ $from } → { $to })
}

## Things whose article is not "the", and what belongs to a body

thing-fist = fist
    .the = a fist
thing-bite = bite
    .the = a bite
thing-claw = claw
    .the = a claw
thing-gore = gore
    .the = a horn
thing-tail-slap = tail slap
    .the = a tail slap
thing-wing-slap = wing slap
    .the = a wing slap
thing-tentacle = tentacle
    .the = a tentacle
thing-slam = slam
    .the = a slam
thing-padded = padded armour
    .a = padded armour

## Why something may not be done; it stands behind the name of the act: "Stand up: you are already standing".

refuse-number-of-injuries = from 1 to { $most } injuries
refuse-a-blow-with-each-of-several = a blow with each of several weapons
refuse-cause-is-one-of = the cause must be one of { $list }
refuse-a-part-has-injuries-only = a part has injuries only
refuse-a-prisoner = a prisoner
refuse-a-wall-is-between = a wall is between
refuse-aiming-already = aiming already
refuse-all-feet-are-injured = all feet are injured
refuse-all-legs-are-injured = all legs are injured
refuse-already-defending = already defending
refuse-busy-with-a-round-action = busy with a round action
refuse-carried = carried: get down first
refuse-creatures-without-constitution-have-no-stamina = creatures without Constitution have no Stamina to spend
refuse-dazed = dazed
refuse-dead = dead
refuse-deaf = deaf
refuse-declared-already = declared already
refuse-defending = defending: no attack for the rest of this turn
refuse-destroyed-parts-cannot-be-treated = destroyed parts cannot be treated
refuse-destroyed-parts-do-not-heal = destroyed parts do not heal
refuse-each-weapon-once = each weapon once
refuse-grappled = grappled: escape first
refuse-has-given-up = has given up
refuse-held-by-somebody-itself = held by somebody itself
refuse-in-the-air = in the air: fly or land first
refuse-is-of-a-kind-that-was = { $of } is of a kind that was studied already
refuse-it-can-still-fight = it can still fight
refuse-it-cannot-fly = it cannot fly
refuse-it-cannot-move = it cannot move
refuse-it-cannot-speak = it cannot speak
refuse-it-carries-nobody = it carries nobody
refuse-it-carries-somebody-already = it carries somebody already
refuse-it-costs-ap = it costs { $ap } AP
refuse-it-costs-stamina = it costs { $points } Stamina
refuse-it-has-no-stamina = it has no Stamina
refuse-it-is-not-short-of-stamina = it is not short of Stamina
refuse-it-knows-no-spell = it knows no spell
refuse-it-takes-all-3-ap = it takes all 3 AP
refuse-it-takes-more-than-one-melee = it takes more than one melee weapon
refuse-it-wears-no-magic-item = it wears no magic item
refuse-more-attacks-than-can-be-made = more attacks than can be made at once
refuse-more-disadvantages-than-count = more disadvantages than count: fewer reckless degrees
refuse-no-ap-is-left-for-an = no AP is left for an attack
refuse-no-bow-can-be-used-lying = no bow can be used lying down
refuse-no-eye-for-it = no eye for it
refuse-no-foe-is-left-to-surrender = no foe is left to surrender to
refuse-no-free-hand = no free hand
refuse-no-free-place = no free place
refuse-no-hand-for-it = no hand for it
refuse-no-mouth-to-drink-with = no mouth to drink with
refuse-no-part-of = no part of { $who }
refuse-no-part-of-a-body = no part of a body
refuse-no-part-of-a-body-that = no part of a body that can be injured
refuse-no-part-of-its-body = no part of its body
refuse-no-part-of-the-attacker = no part of the attacker
refuse-no-place-is-free = no place is free
refuse-no-potion-in-hand = no potion in hand
refuse-no-reaction-left = no reaction left
refuse-no-round-runs = no round runs
refuse-no-shield = no shield
refuse-no-shield-there = no shield there
refuse-no-such-creature = no such creature
refuse-no-such-target = no such target
refuse-no-untreated-injury = no untreated injury
refuse-no-voice-for-it = no voice for it
refuse-nobody-beside-it-can-be-carried = nobody beside it can be carried
refuse-nobody-can-be-attacked-in-melee = nobody can be attacked in melee from here
refuse-nobody-carries-it = nobody carries it
refuse-nobody-holds-it = nobody holds it
refuse-nobody-is-held = nobody is held
refuse-nobody-offers-to-surrender = nobody offers to surrender
refuse-nobody-to-shoot-at = nobody to shoot at
refuse-not-a-weapon-that-is-wielded = not a weapon that is wielded
refuse-not-at-an-exit = not at an exit
refuse-not-at-the-edge-of-the = not at the edge of the board
refuse-not-beside-somebody-who-threatens = not beside somebody who threatens
refuse-not-on-the-board = not on the board
refuse-not-prone = not prone
refuse-nothing-in-hand-to-throw = nothing in hand to throw
refuse-nothing-is-stowed = nothing is stowed
refuse-nothing-is-worn-there = nothing is worn there
refuse-nothing-left-to-shoot = nothing left to shoot
refuse-nothing-lies-within-its-grasp = nothing lies within its grasp
refuse-nothing-there-that-shoots = nothing there that shoots
refuse-nothing-there-to-throw = nothing there to throw
refuse-nothing-to-aim-with = nothing to aim with
refuse-nothing-to-parry-with-there = nothing to parry with there
refuse-nothing-to-reload = nothing to reload
refuse-nothing-to-shoot-or-throw = nothing to shoot or throw
refuse-nothing-to-shoot-with = nothing to shoot with
refuse-nothing-to-strike-with = nothing to strike with
refuse-nothing-to-strike-with-there = nothing to strike with there
refuse-off-guard = off-guard
refuse-offers-to-surrender = offers to surrender
refuse-on-its-feet = on its feet
refuse-on-the-ground = on the ground
refuse-on-total-defence = on total defence: no attack for the rest of this turn
refuse-one-may-pass-there-but-not = one may pass there, but not stop
refuse-only-a-hazard-harms-a-part = only a hazard harms a part
refuse-only-after-the-fight = only after the fight
refuse-only-against-the-helpless = only against the helpless
refuse-only-at-the-start-of-the = only at the start of the turn
refuse-only-in-your-own-turn = only in your own turn
refuse-only-the-one-who-provoked = only the one who provoked
refuse-only-what-reloads-as-a-free = only what reloads as a free action
refuse-out-of-its-range-of-ft = out of its range of { $range } ft
refuse-out-of-reach = out of reach
refuse-parry-with-strength-or-dexterity = parry with strength or dexterity
refuse-pinned = pinned
refuse-prone = prone: stand up first
refuse-ready-already = ready already
refuse-say-which-part-is-injured = say which part is injured
refuse-say-whom-it-harms = say whom it harms
refuse-somebody-is-in-the-way = somebody is in the way
refuse-strength-or-dexterity = Strength or Dexterity
refuse-stunned = stunned
refuse-the-fight-is-over = the fight is over
refuse-the-other-hand-helps-to-hold = the other hand helps to hold a weapon
refuse-the-scene-has-no-body = the scene has no body
refuse-the-shield-is-readied = the shield is readied
refuse-the-target-is-dead = the target is dead
refuse-the-target-is-not-here = the target is not here
refuse-there-is-no-time-for-it = there is no time for it in a fight
refuse-this-free-action-was-used-this = this free action was used this turn
refuse-too-badly-hurt-to-hold-it = too badly hurt to hold it ready
refuse-too-badly-hurt-to-use-what = too badly hurt to use what is worn there
refuse-too-few-wings-are-sound = too few wings are sound
refuse-two-targets-at-least = two targets at least
refuse-unconscious = unconscious
refuse-unloaded = unloaded
refuse-more-than-the-degrees-reach = a { $part } is { $severity }, more than the degrees reach
refuse-it-takes-two-hands = it takes two hands
refuse-its-head-is-out-of-its = its head is out of its senses
refuse-no-part-of-the-target = no part of the target
refuse-nothing-there-to-attack-with = nothing there to attack with
refuse-out-of-use-after-a-natural = out of use after a natural 1
refuse-that-part-is-destroyed = that part is destroyed
refuse-the-heart-has-not-been-located = the heart has not been located
refuse-too-badly-hurt = too badly hurt
refuse-the-dead-are-past-care = the dead are past care
refuse-the-healer-is-elsewhere = the healer is elsewhere
refuse-one-of-the-living = one of the living
refuse-one-of-the-unconscious = one of the unconscious
refuse-one-of-the-dead-or-unconscious = one of the dead or unconscious
refuse-the-one-whose-turn-it-is = the one whose turn it is
refuse-one-who-is-not-on-the-board = one who is not on the board
refuse-one-who-is-on-the-board = one who is on the board
refuse-a-fighter = a fighter
