## What is special about the game, in a few words, without capital and full stop.

game-about = wounds to every part of the body

## Attacks: with a weapon, bare hands, a spell. `how` is how the attack ended.

# sample: by=Odo at=Ilse part=left_ear weapon=longsword parry=;_the_parry_fails how=hit
strike = { $how ->
    [hit] { $by } hits { $at }'s { $part } with { THING($weapon) }{ $parry }.
    [harmless] { $by } hits { $at } with { THING($weapon) }, but causes no injury{ $parry }.
    [missed] { $by } attacks { $at } with { THING($weapon) } and misses.
    [parried] { $by } attacks { $at } with { THING($weapon) }; { $at } parries.
   *[open] { $by } prepares to attack { $at }, but cannot.
}
# sample: by=Hydra at=Ilse part=left_ear parry=;_the_parry_fails how=hit
bite = { $how ->
    [hit] { $by } bites { $at }'s { $part }{ $parry }.
    [harmless] { $by } bites { $at }, but causes no injury{ $parry }.
    [missed] { $by } snaps at { $at } and misses.
    [parried] { $by } snaps at { $at }; { $at } parries.
   *[open] { $by } prepares to bite { $at }, but cannot.
}
# sample: by=Odo at=Ilse part=left_ear weapon=longsword parry=;_the_parry_fails how=hit
reactive-attack = { $how ->
    [hit] { $by } uses the opening and hits { $at }'s { $part } with { THING($weapon) }{ $parry }.
    [harmless] { $by } uses the opening and hits { $at } with { THING($weapon) }, but causes no injury{ $parry }.
    [missed] { $by } uses the opening to strike at { $at } with { THING($weapon) } and misses.
    [parried] { $by } uses the opening to strike at { $at } with { THING($weapon) }; { $at } parries.
   *[open] { $by } sees the opening, but cannot strike.
}
# sample: by=Odo at=Ilse part=left_ear weapon=longsword parry=;_the_parry_fails how=hit to=(4,2)
charge = { $how ->
    [hit] { $by } charges and hits { $at }'s { $part } with { THING($weapon) }{ $parry }.
    [harmless] { $by } charges { $at } and hits with { THING($weapon) }, but causes no injury{ $parry }.
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
    [hit] { $by } throws { THING($weapon) } and hits { $at }'s { $part }.
    [harmless] { $by } throws { THING($weapon) } and hits { $at }, but causes no injury.
    [missed] { $by } throws { THING($weapon) } at { $at } and misses.
   *[open] { $by } prepares to throw { THING($weapon) } at { $at }, but cannot.
}
# sample: by=Yrsa at=Golem part=left_arm spell=force_bolt parry=;_the_parry_fails how=hit
spell-strike = { $how ->
    [hit] { $by }'s { $spell } hits { $at }'s { $part }{ $parry }.
    [harmless] { $by }'s { $spell } hits { $at }, but causes no injury{ $parry }.
    [missed] { $by }'s { $spell } misses { $at }.
    [parried] { $by } reaches for { $at } with { $spell }; { $at } parries.
   *[open] { $by } begins to cast { $spell } at { $at }, but is interrupted.
}
# What a Cleave did to the next. sample: next=Ilse part=left_arm parry=;_the_parry_fails how=hit
cleave = { $how ->
    [hit] The Cleave hits { $next }'s { $part }{ $parry }.
    [harmless] The Cleave hits { $next }, but causes no injury{ $parry }.
    [missed] The Cleave misses { $next }.
    [parried] { $next } parries the Cleave.
   *[open] The Cleave goes on to { $next }.
}
# The same behind a headline. sample: what=Odo_hits_Ilse. next=Bruno part=left_arm parry=;_the_parry_fails how=hit
with-cleave = { $what } { $how ->
    [hit] The Cleave hits { $next }'s { $part }{ $parry }.
    [harmless] The Cleave hits { $next }, but causes no injury{ $parry }.
    [missed] The Cleave misses { $next }.
    [parried] { $next } parries the Cleave.
   *[open] The Cleave goes on to { $next }.
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
# sample: by=Odo at=Ilse how=nothing dice=d6_1
confused = { $how ->
    [nothing] { $by } is confused ({ $dice }) and does nothing this turn.
    [attack] { $by } is confused ({ $dice }) and attacks { $at }, who is nearest.
    [alone] { $by } is confused ({ $dice }) and finds nobody to attack.
   *[free] { $by } is confused ({ $dice }), but acts freely this turn.
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
# How an attack ended, behind its dice. sample: how=hit margin=7 degrees=1_degree parried=1
result = { $how ->
    [missed] miss
    [tied] a tie, which is a miss
    [natural-1] miss with a natural 1
    [failed] failed
    [tied-failed] a tie, which fails
    [natural-1-failed] failed with a natural 1
    [parried] parried
    [done] success
    [weakened] success, less { $parried ->
        [one] 1 degree
       *[other] { $parried } degrees
    } for the parry
    [graze] a natural 20 always hits
    [critical] { $margin ->
        [none] critical hit
       *[other] critical hit with a margin of { $margin }
    }
   *[hit] { $margin ->
        [none] hit
       *[other] hit with a margin of { $margin }
    }
}{ $how ->
    [hit] { $degrees ->
        [none] { "" }
       *[other] , { $degrees }
    }
    [graze] { $degrees ->
        [none] { "" }
       *[other] , { $degrees }
    }
    [critical] { $degrees ->
        [none] { "" }
       *[other] , { $degrees }
    }
   *[other] { "" }
}
# sample: degrees=2 harms=yes
degrees = { $degrees } { $degrees ->
    [one] degree
   *[other] degrees
}{ $harms ->
    [no] , too few for an injury
   *[yes] { "" }
}
# Behind what gave advantage and disadvantage, where some of it cancels. sample: net=−1
net-advantage = ; { $net ->
    [even] they cancel out
   *[other] net { $net }, the others cancel out
}
# sample: extra=4
dice-most = ; only { $extra } count
# What a hit's degrees come from. sample: parts=3_+_1_critical degrees=4 harms=yes
degree-sum = Degrees { $parts } = { $degrees }{ $harms ->
    [no] , too few for an injury
   *[yes] { "" }
}
# sample: sign=_+_ amount=1 why=critical over=7 step=5
degree-part = { $sign }{ $amount }{ $why ->
    [margin] { " " }(margin { $over }, 1 per { $step })
    [critical] { " " }critical
    [helpless] { " " }helpless target
    [reckless] { " " }Reckless Attack
    [parry] { " " }parry
    [larger] { " " }larger target
    [smaller] { " " }smaller target
    [one] { " " }natural 1
    [heavy] { " " }heavy weapon
   *[metal] { " " }metal armour
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
# `to` is the number of injuries that the part has now. sample: part=left_eye state=injured to=1 why=
injured-part = { $part } { $state ->
    [destroyed] destroyed
    [useless] useless
    [injured] injured
   *[again] injured again
}{ $to ->
    [one] { "" }
   *[other] { " " }({ $to } injuries{ $why })
}
# More blood than before. sample: total=4
bleeds-more = bleeding worse ({ $total } stamina a turn)
# Why one hit injures more than once. sample: added=2 more=1
injuries-why = : 1 hit{ $added ->
    [0] { "" }
    [one] { " " }+ 1 spare degree
   *[other] { " " }+ { $added } spare degrees
}{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more } critical
}
# sample: points=2 why=_=_1_+_1_degree pools=(stamina_15_→_13)
harm-strain = { $points } strain{ $why }{ $pools }
# What caused strain that no hit explains. sample: cause=trip
strain-from = { " " }from the { $cause ->
    [disarm] disarming
    [drag] dragging
    [fall] fall
    [grapple] grapple
    [overrun] overrun
    [reposition] repositioning
    [shove] shove
    [steal] theft
    [sunder] sundering
    [trick] trick
   *[trip] trip
}
# What a hit strains by. sample: hits=1 degrees=2 critical=1 fell=2
strain-why = { " " }= { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}{ $degrees ->
    [0] { "" }
    [one] { " " }+ 1 degree
   *[other] { " " }+ { $degrees } degrees
}{ $critical ->
    [0] { "" }
   *[other] { " " }+ { $critical } critical
}{ $fell ->
    [0] { "" }
   *[other] { " " }+ { $fell } from the fall
}
# sample: pools=stamina_15_→_13
harm-pools = { " " }({ $pools })
# sample: title=stamina from=15 to=13
harm-pool = { $title } { $from } → { $to }
# sample: title=stamina points=2 from=15 to=13 for=cleave
harm-loss = −{ $points } { $title }{ $for ->
    [cleave] { " " }for the Cleave
    [both] { " " }for the charge and the Cleave
   *[none] { "" }
} ({ $from } → { $to })
# sample: title=stamina points=1 from=0 to=1
harm-gain = +{ $points } { $title } ({ $from } → { $to })
harm-exhausted = exhausted
# sample: who=Golem number=5
shattered = { $who } has { $number } injuries: too many for a creature without Constitution.
# sample: points=1
harm-reactions = −{ $points ->
    [one] 1 reaction
   *[other] { $points } reactions
}
# Dice of others: how many of them, only the game master is told. sample: die=d20 kept=h
dice-twice = { $kept ->
    [h] { $die } with advantage
   *[l] { $die } with disadvantage
}
# sample: who=Ilse times=1 for=parry
harm-guard-unseen = { $who }: { $times ->
    [one] −1 reaction and −1 stamina for the { $for ->
        [ward] ward
       *[parry] parry
    }
   *[other] −{ $times } reactions and −{ $times } stamina for the { $for ->
        [ward] wards
       *[parry] parries
    }
}.
# sample: who=Ilse times=1 for=parry reactions=4 reactions-left=3 stamina=14 stamina-left=13
harm-guard = { $who }: { $times ->
    [one] −1 reaction ({ $reactions } → { $reactions-left }) and −1 stamina ({ $stamina } → { $stamina-left }) for the { $for ->
        [ward] ward
       *[parry] parry
    }
   *[other] −{ $times } reactions ({ $reactions } → { $reactions-left }) and −{ $times } stamina ({ $stamina } → { $stamina-left }) for the { $for ->
        [ward] wards
       *[parry] parries
    }
}.
# What an act cost. sample: paid=−1_AP
price = { $paid }
# What the exhausted lose at the end of a turn, and the bleeding at its beginning. sample: who=Ilse what=1_exhaustion
tires = { $who } is out of stamina: { $what }.
bleeds = { $who } bleeds: { $what }.
# sample: who=Ilse what=rapier
drops = { $who } drops { $what }.
# sample: what=dagger in=Odo to=(4,2)
lands = { THING($what) } lands at { $to }.
scatters = { THING($what) } scatters ({ $dice }) and lands at { $to }.
sticks = { THING($what) } sticks in { $in }.

## Saves and checks

# sample: what=saving_throw sum=d20_17_+_3_=_20 dc=16 how=passed
check = { $what } { $sum } vs { $dc }: { $how ->
    [critical] critical success
    [passed] passed
   *[failed] failed
}
# sample: who=Ilse what=saving_throw sum=d20_17_+_3_=_20 dc=16 how=passed so=,_only_dazed
check-of = { $who }: { $what } { $sum } vs { $dc }: { $how ->
    [critical] critical success
    [passed] passed
   *[failed] failed
}{ $so }
# sample: who=Ilse what=saving_throw sum=20 how=passed so=,_only_dazed
check-unseen = { $who }: { $what } { $sum }: { $how ->
    [critical] critical success
    [passed] passed
   *[failed] failed
}{ $so }
# What follows from a check. sample: check=name-stun how=failed
check-so = { $check ->
    [name-heart] { $how ->
        [failed] , so stunned
       *[passed] { "" }
    }
    [name-stun] { $how ->
        [failed] , so stunned
       *[passed] , so only dazed
    }
    [name-coma] { $how ->
        [failed] , so in a coma
       *[passed] , so knocked out but not in a coma
    }
    [name-death] { $how ->
        [failed] { "" }
        [critical] , and awake again
       *[passed] , so the fighter lives
    }
   *[other] { "" }
}
name-save = saving throw
name-death = save against death
name-constitution = Constitution check
name-heart = Constitution check for the first heart injury
name-stun = Constitution check for the second head injury
name-coma = Constitution check for the third head injury
name-blow = Constitution check against the critical hit
name-wake = Constitution check to wake up
# sample: who=Golem sum=d20_17_+_3_=_20 dc=16 how=passed
check-held = { $who } tries to shake off the spell: saving throw { $sum } vs { $dc }: { $how ->
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
    [self-yes] { $by } stops the bleeding with first aid.
    [self-no] { $by } tries to stop the bleeding with first aid and fails.
    [yes] { $by } gives { $at } first aid; the bleeding stops.
   *[no] { $by } gives { $at } first aid; the bleeding goes on.
}
# sample: by=Ilse at=Odo part=left_arm done=yes
treat = { $done ->
    [yes] { $by } treats { $at }'s { $part }; recovery begins.
   *[no] { $by } fails to treat { $at }'s { $part }.
}
# sample: by=Ilse skill=lore
use-skill = { $by } rolls { $skill }.
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
carry = { $by } picks up { $at }.
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
    [unseen] { $who }'s turn
   *[able] { $who }'s turn: { $ap } AP, { $reactions ->
        [one] 1 reaction
       *[other] { $reactions } reactions
    }
}
# sample: order=Ann_9
order = Initiative: { $order }.
# sample: rolls=Ann_D6_3
order-rolls = Rolls: { $rolls }
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

act-power-attack = { $by } declares a Power Attack for +{ $bonus }.
    .form = (+{ $bonus } on the next attack)
act-reckless-attack = { $by } declares a Reckless Attack for { $degrees ->
    [one] 1 more degree.
   *[other] { $degrees } more degrees.
}
    .form = ({ $degrees ->
        [one] 1 degree more
       *[other] { $degrees } degrees more
    })
act-deadly-aim = { $by } declares Deadly Aim for +{ $bonus }.
    .form = (+{ $bonus } on the next attack)
act-lunge = { $by } lunges: 5 ft more reach.
act-aim = { $by } aims.
act-reload = { $by } reloads { THING($tool) }.
    .form = { THING($tool) }{ in-limb }
act-release = { $by } lets go.
act-defend = { $by } defends.
act-total-defence = { $by } goes on total defence.
act-ready-shield = { $by } readies { THING($held) }.
    .form = ({ $held }{ in-limb })
act-lie-down = { $by } lies down.
act-catch-breath = { $by } pauses for breath.
act-drink = { $by } drinks { THING($held) }.
    .form = { THING($held) }{ in-limb }
act-give-potion = { $by } pours { THING($held) } into { $patient }'s mouth.
    .form = to { $patient } ({ $held }{ in-limb })
act-activate = { $by } uses { THING($item) }.
    .form = ({ $item }{ in-limb })
act-pick-up = { $body ->
    [none] { $by } picks up { THING($thing) } with { THING($hand-name) }.
    [own] { $by } pulls out { THING($thing) } with { THING($hand-name) }.
   *[other] { $by } pulls { THING($thing) } out of { $body } with { THING($hand-name) }.
}
    .form = { THING($thing) } { $body ->
        [none] at { $spot }
        [own] stuck in { $by }
       *[other] stuck in { $body }
    }{ $nth ->
        [1] { "" }
       *[other] { " " }(number { $nth })
    } with { THING($hand-name) }
act-quick-draw = { $by } draws { THING($gear) } with { THING($hand-name) }.
    .form = ({ $gear }, { $hand-name })
act-stow = { $by } puts { THING($held) } away.
    .form = { THING($held) }{ in-limb }
act-drop = { $by } drops { THING($held) }.
    .form = { THING($held) }{ in-limb }
act-speak = { $by } speaks.
act-fit = { $by } fits { $owner } with { THING($gear, form: "a") }.
    .form = for { $owner } ({ $gear } for { $part-name })
act-yield = { $by } gives up.
act-surrender = { $by } offers to surrender.
act-accept-surrender = { $by } accepts { $of }'s surrender.
    .form = of { $of }
act-refuse-surrender = { $by } refuses { $of }'s surrender.
    .form = of { $of }
act-pass-time = { $span ->
    [rest] Ten minutes pass.
    [hour] An hour passes.
    [night] A night passes.
    [day] A day passes.
   *[week] A week passes.
}
    .form = ({ $span ->
        [rest] 10 minutes
        [hour] 1 hour
        [night] a night
        [day] a day
       *[week] a week
    })
act-close-scene = The scene ends.

## Acts that tell themselves elsewhere: how a menu puts them

# The part that a thing is in, where the fighter has two alike. sample: limb=left_hand
in-limb = { $limb ->
    [none] { "" }
   *[other] { " " }in { THING($limb) }
}
# What it is done with. sample: tool=longsword limb=none natural=no
with-tool = { $natural ->
    [yes] { $limb ->
        [none] { THING($tool) }
       *[other] { THING($limb) }
    }
   *[no] { THING($tool) }{ in-limb }
}
act-carry =
    .form = { $of }
act-cast =
    .form = { $spell } on { $at }
    .begun = { $by } begins to cast { $spell }.
act-charge =
    .form = { $at } to { $spot } with { with-tool } ({ $attribute })
    .begun = { $by } charges { $at }.
act-coup-de-grace =
    .form = on { $at } with { with-tool }
    .begun = { $by } begins a coup de grace on { $at }.
act-disarm =
    .form = { $at } of { THING($held) }{ in-limb }
    .begun = { $by } tries to disarm { $at }.
act-drag =
    .form = { $at }
    .begun = { $by } tries to drag { $at }.
act-draw =
    .form = { THING($gear) } with { THING($hand-name) }
    .begun = { $by } reaches for { THING($gear) }.
act-escape =
    .form = from { $from }
act-first-aid =
    .form = for { $patient }
act-get-down =
    .form = to { $spot }
act-grapple =
    .form = { $at }
    .begun = { $by } tries to grapple { $at }.
act-locate-heart =
    .title = Study
    .form = { $of } for a weak spot
act-multiweapon =
    .form = ({ $limbs } at { $targets })
    .begun = { $by } attacks with each weapon.
act-overrun =
    .form = { $at }
    .begun = { $by } tries to overrun { $at }.
act-put-down =
    .form = { $load } at { $spot }
act-rapid-shot =
    .form = at { $at } with { with-tool } { $shots ->
        [2] twice
       *[other] { $shots } times
    } ({ $attribute })
    .begun = { $by } shoots several times at { $at }.
act-rapid-throw =
    .title = Rapid Throw
    .form = of { with-tool } at { $at } { $throws ->
        [2] twice
       *[other] { $throws } times
    } ({ $attribute })
    .begun = { $by } throws several weapons at { $at }.
act-reactive-attack =
    .form = on { $at } with { with-tool } ({ $attribute })
    .begun = { $by } attacks { $at }.
act-reactive-maneuver =
    .form = ({ $maneuver ->
        [disarm] disarm { $at }{ $held ->
            [none] { "" }
           *[other] { " " }of { THING($held) }{ in-limb }
        }
        [steal] steal { $at }'s { $gear }
        [sunder] sunder { $at }'s { $held }{ in-limb }
       *[other] { $maneuver } { $at }
    })
act-reposition =
    .form = { $at }
    .begun = { $by } tries to reposition { $at }.
act-shoot =
    .form = { $at } with { with-tool } ({ $attribute })
    .begun = { $by } shoots at { $at }.
act-shove =
    .form = { $at }
    .begun = { $by } tries to shove { $at }.
act-soar =
    .form = { $height ->
        [0] and land
       *[other] to { $height } ft
    }
act-spread-shot =
    .form = at { $at } with { with-tool } ({ $attribute })
act-spread-throw =
    .title = Spread Rapid Throw
    .form = of { with-tool } at { $at } ({ $attribute })
act-steal =
    .form = { $at }'s { $gear }
    .begun = { $by } tries to steal from { $at }.
act-strike =
    .form = { $at } with { with-tool } ({ $attribute })
    .begun = { $by } attacks { $at }.
act-sunder =
    .form = { $at }'s { $held }{ in-limb }
    .begun = { $by } attacks { $at }'s gear.
act-throw =
    .form = { with-tool } at { $at } ({ $attribute })
    .begun = { $by } throws a weapon at { $at }.
act-treat =
    .form = to { $owner }'s { $part-name }
act-trick =
    .form = { $at }
    .begun = { $by } tries to trick { $at }.
act-trip =
    .form = { $at }
    .begun = { $by } tries to trip { $at }.
act-use-skill =
    .form = ({ $skill ->
        [perception] { $sense ->
            [audio] listen
            [visual] look around
            [scent] pick up a scent
           *[other] perception
        }
        [survival] { $sense ->
            [audio] survival by hearing
            [visual] survival by sight
            [scent] survival by scent
           *[other] survival
        }
       *[other] { $skill }
    })

## The game master's acts

act-harm = GM: { $owner } { $cause ->
    [fall] falls { $amount } ft.
    [strain] suffers strain.
    [exertion] loses stamina.
    [bleeding] loses blood.
   *[hazard] is injured.
}
    .form = ({ $owner }{ $part-name ->
        [none] { "" }
       *[other] { "'s " }{ $part-name }
    }: { $cause ->
        [hazard] { $part-name ->
            [none] { $amount ->
                [one] 1 degree
               *[other] { $amount } degrees
            }
           *[other] { $amount ->
                [one] 1 injury
               *[other] { $amount } injuries
            }
        }
        [fall] a fall of { $amount } ft
        [strain] { $amount } strain
        [exertion] { $amount } stamina lost
       *[bleeding] { $amount } blood lost
    })
act-heal = GM: { $who } is healed.
    .form = ({ $who }: { $amount } { $what })
act-wound = GM: { $owner } is injured.
    .form = to { $owner }'s { $part-name }
act-mend = GM: { $owner } is healed of an injury.
    .form = from { $owner }'s { $part-name }
act-kill = GM: { $who } is killed.
    .form = ({ $who })
act-raise = GM: { $who } is brought back.
    .form = ({ $who })
act-wake = GM: { $who } is woken.
    .form = ({ $who })
act-finish-turn = GM: { $who }'s turn ends.
    .form = ({ $who })
act-finish-fight = GM: { $winner ->
    [none] the fight ends without a winner.
   *[other] the fight ends; { $winner }'s side wins.
}
    .form = ({ $winner ->
        [none] nobody wins
       *[other] { $winner }'s side wins
    })
act-join = GM: { $who } joins the fight.
    .form = ({ $who })
act-take-out = GM: { $who } is taken out of the fight.
    .form = ({ $who })
act-change-side = GM: { $who } { $alone ->
    [yes] fights alone from now on.
   *[no] joins { $side }'s side.
}
    .form = ({ $who }: { $alone ->
        [yes] fights alone
       *[no] joins { $side }
    })

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
change-dropped = { $who } drops { THING($what) }.
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
change-turn-handed = { "" }
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
    .ends = falls out of the air
condition-open-by-cleave = open to attacks
    .ends = { "" }
condition-open-by-lunge = open to attacks
    .ends = { "" }
condition-open-by-charge = open to attacks
    .ends = { "" }
condition-bleeding = bleeding ({ $value } stamina a turn)
    .ends = no longer bleeding
condition-locked = { $part } disabled
    .ends = { $part } usable again
condition-unloaded = must reload
    .ends = { "" }
condition-cracked = { $part ->
    [none] armour damaged
   *[other] gear in { THING($part) } damaged
}
    .title = gear cracked
    .has = has cracked gear
    .ends = { "" }
condition-armour-broken = armour broken
    .has = has broken armour
    .ends = armour mended
condition-held = held by magic
    .ends = free of the magic
condition-away = leaves the board
    .ends = joins the fight
condition-offers-surrender = offers to surrender
    .has = offers to surrender
    .ends = { "" }
condition-prisoner = taken prisoner by { $source }
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
resource-reactions = reactions
resource-strain = strain
odds-fact-free = uses a free action
word-smells-worse-scent-lost = weaker sense of smell, scent lost
word-smells-worse = weaker sense of smell
answer-choose-parry-none = Take the hit
answer-choose-cleave-none = No cleave
label-bonus = bonus
label-skill = skill
label-constitution = Constitution
label-attacks-before-this = attacking again
label-several-attacks-at-once = several attacks at once
label-range = long range
label-injured-eyes = eye injury
label-injured-ear = ear injury
label-injured-eye = eye injury
label-injured-nose = nose injury
label-injured-hand = hand injury
label-injured-arm = arm injury
label-injured-foot = foot injury
label-injured-leg = leg injury
label-injured-wing = wing injury
label-engaged-in-melee = target in melee
label-against-the-prone = target prone
label-open-after-a-charge = target open after a charge
label-open-after-a-lunge = target open after a lunge
label-open-after-a-cleave = target open after a cleave
label-against-the-helpless = target helpless
cost = { $title ->
    [stamina] −{ $amount } stamina
    [exhaustion] −{ $amount } exhaustion
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
thing-scale = scale armour
thing-leather = leather armour
thing-padded = padded armour
    .a = padded armour


## Why something may not be done; it stands behind the name of the act: "Stand up: you are already standing".

refuse-after-the-fight = only after the fight
refuse-aiming = you are already aiming
refuse-attribute = use strength or dexterity
refuse-board-full = no place on the board is free
refuse-can-still-fight = you can still fight: surrender instead
refuse-cannot-attack-with = you cannot attack with this
refuse-cannot-be-injured = this part of the body cannot be injured
refuse-cannot-drink = you cannot drink with your mouth so badly hurt
refuse-cannot-fly = you cannot fly
refuse-cannot-move = you cannot move
refuse-cannot-parry-with = you cannot parry with this
refuse-cannot-shoot-with = you cannot shoot with this
refuse-cannot-speak = you cannot speak
refuse-cannot-stop-there = you can pass through there, but not stop
refuse-carried = you are being carried: get down first
refuse-carrying-already = you are already carrying someone
refuse-carrying-nobody = you are not carrying anybody
refuse-cause = choose one of these causes: { $causes }
refuse-dazed = you cannot react while dazed
refuse-dead = you are dead
refuse-deaf = you are deaf
refuse-declared = already declared for your next attack
refuse-defending = you are defending: no attacks until your next turn
refuse-defending-already = you are already defending
refuse-feet-injured = you cannot stand while all your feet are injured
refuse-fight-over = the fight is over
refuse-flying = you are in the air: fly or land first
refuse-fumbled = out of action after a natural 1 until the end of your next turn
refuse-grappled = you are grappled: escape first
refuse-head-out = the head that uses it is stunned or unconscious
refuse-heart-unknown = you do not know where the heart is: find the heart first
refuse-held-or-carried = you are held or carried yourself: get free first
refuse-holding-nobody = you are not holding anybody
refuse-in-the-way = someone is in the way
refuse-injury-count = choose 1 to { $most } injuries
refuse-legs-injured = you cannot stand while all your legs are injured
refuse-needs-ap = you need { $ap } AP
refuse-needs-stamina = you need { $stamina } stamina
refuse-needs-two-weapons = you need at least two weapons ready to strike
refuse-no-ammunition = you have no ammunition left
refuse-no-attack-ap = no AP left for an attack
refuse-no-body-part = this is not a part of the body
refuse-no-foe-left = no foe is left to surrender to
refuse-no-foe-to-shoot = there is no enemy to shoot at
refuse-no-free-hand = you need a free hand
refuse-no-offer = no foe offers to surrender
refuse-no-potion = you have no potion in hand
refuse-no-ranged-weapon = you hold no ranged weapon
refuse-no-reaction = you have no reaction left
refuse-no-round = no round is under way
refuse-no-shield = you hold no shield
refuse-no-shield-there = you hold no shield there
refuse-no-spells = you know no spells
refuse-no-stamina = you have no Constitution, and so no stamina
refuse-no-such-target = this cannot be a target
refuse-no-worn-item = you wear no magic item
refuse-nobody-in-reach = no enemy within reach of a melee attack: move closer
refuse-nobody-to-carry = nobody beside you can be carried
refuse-none-activate = used up for today
refuse-none-cast = no target is in range of your spells
refuse-none-charge = no enemy can be reached in a straight line
refuse-none-coup-de-grace = no helpless enemy is in reach
refuse-none-crawl = no free square to crawl to
refuse-none-deadly-aim = you need a martial bonus of 1 or more
refuse-none-disarm = no enemy in reach holds anything
refuse-none-drop = you hold nothing
refuse-none-finish-turn = nobody has a turn
refuse-none-first-aid = nobody beside you is bleeding
refuse-none-fit = nobody here needs a prosthetic that you carry
refuse-none-fly = no free square to fly to
refuse-none-get-down = no square beside you is free
refuse-none-give-potion = nobody beside you can be given it
refuse-none-join = everyone is here already
refuse-none-locate-heart = there is no enemy to study
refuse-none-mend = nobody is injured
refuse-none-move = no free square to go to
refuse-none-multiweapon = no enemy is within reach of two of your weapons
refuse-none-power-attack = you need a martial bonus of 1 or more
refuse-none-put-down = no square beside you is free
refuse-none-quick-draw = you need a throwing weapon at your belt and a free hand
refuse-none-raise = nobody is dead or unconscious
refuse-none-rapid-shot = you need a ready weapon that shoots fast, and a target
refuse-none-rapid-throw = you need a light throwing weapon in hand, another at your belt, and a target
refuse-none-reckless-attack = you already have too many disadvantages
refuse-none-run = no free square to go to
refuse-none-shoot = no target is in range
refuse-none-spread-shot = you need a ready weapon that shoots fast, and two targets
refuse-none-spread-throw = you need a light throwing weapon in hand, another at your belt, and two targets
refuse-none-steal = no enemy in reach has anything at the belt
refuse-none-step = no free square to go to
refuse-none-stow = you hold nothing
refuse-none-sunder = no enemy in reach has gear to break
refuse-none-take-out = nobody is on the board
refuse-none-throw = no target is in range
refuse-none-treat = nobody here has an untreated injury
refuse-none-wake = nobody is unconscious
refuse-none-withdraw = no free square to go to
refuse-not-at-edge = you must be at the edge of the board
refuse-not-at-exit = you must be at an exit
refuse-not-carried = nobody is carrying you
refuse-not-grappled = nobody is holding you
refuse-not-loaded = not loaded: reload first
refuse-not-part-of = this is not a part of { $who }'s body
refuse-not-prone = you must be prone
refuse-not-rapid = this weapon takes too long to reload
refuse-not-your-part = this is not a part of your body
refuse-nothing-to-aim = you hold nothing to aim with
refuse-nothing-to-draw = you carry nothing to draw
refuse-nothing-to-pick-up = nothing lies within your reach
refuse-nothing-to-reload = you have nothing to reload
refuse-nothing-to-shoot-or-throw = you have nothing ready to shoot or throw
refuse-nothing-to-strike-with = you have nothing to strike with
refuse-nothing-to-throw = you hold nothing to throw
refuse-nothing-to-throw-there = you hold nothing there to throw
refuse-nothing-to-treat = this part has no untreated injury
refuse-nothing-worn-there = you wear no magic item there
refuse-off-board = you are not on the board
refuse-off-guard = you are off guard and cannot react
refuse-on-the-ground = you are not in the air
refuse-once-per-turn = only once per turn
refuse-only-acting = choose the fighter whose turn it is
refuse-only-fallen = choose someone who is dead or unconscious
refuse-only-fighter = choose a fighter
refuse-only-fighters = only a fighter can do this
refuse-only-living = choose someone who is alive
refuse-only-off-board = choose someone who is not on the board
refuse-only-on-board = choose someone who is on the board
refuse-only-unconscious = choose someone who is unconscious
refuse-only-who-provoked = only against the fighter who gave the opening
refuse-out-of-reach = the target is out of reach
refuse-own-turn = only on your own turn
refuse-part-destroyed = this part is already destroyed
refuse-part-hazard = only a hazard can injure a single part
refuse-part-injuries = only injuries of a single part can heal
refuse-past-healing = a destroyed part does not heal: regrow or replace it
refuse-patient-dead = the patient is dead
refuse-patient-elsewhere = the patient is not where you are
refuse-pinned = you are pinned: escape first
refuse-place-taken = this place is not free
refuse-prisoner = you are a prisoner
refuse-prone = you are prone: stand up first
refuse-prone-bow = you cannot use a bow while prone: stand up first
refuse-running = you cannot react while running
refuse-shield-readied = this shield is readied until your next turn
refuse-shield-ready-already = this shield is already readied
refuse-spell-needs-eye = this spell needs an uninjured eye
refuse-spell-needs-hand = this spell needs a hand that can gesture
refuse-spell-needs-voice = this spell must be spoken, but you cannot speak
refuse-spell-range = out of range: this spell reaches { $range } ft
refuse-stamina-full = you already have all your stamina
refuse-standing = you are already standing
refuse-start-of-turn = only at the start of your turn, with all your AP
refuse-studied = you have already studied creatures like { $of }
refuse-stunned = you are stunned
refuse-surrendering = you have offered to surrender: wait for the answer
refuse-target-dead = the target is dead
refuse-target-gone = the target is not here
refuse-target-no-stamina = a creature without Constitution has no stamina
refuse-target-not-helpless = the target must be helpless
refuse-threatened = an enemy beside you threatens you: get away first
refuse-too-few-hands = you have too few hands to hold all these weapons: use fewer
refuse-too-hurt = this part is too badly hurt to attack with
refuse-too-hurt-for-item = this part is too badly hurt to use the item on it
refuse-too-hurt-for-shield = this part is too badly hurt to ready the shield
refuse-too-many-attacks = too many attacks at once: choose fewer
refuse-too-reckless = too many disadvantages: take fewer reckless degrees
refuse-too-severe = too few degrees: an injury to the { $part } is { WORD($severity) }
refuse-two-handed = this weapon needs two hands: free the other hand first
refuse-two-targets = choose at least two targets
refuse-two-weapons = choose at least two weapons
refuse-unconscious = you are unconscious
refuse-wall = a wall is in the way
refuse-weapon-twice = each weapon can strike only once
refuse-which-part = say which part is injured
refuse-who-harmed = say who is harmed
refuse-wings-injured = too many of your wings are injured
refuse-yielded = you have given up

## Questions: what happens, what one may do, what it costs. They address who is asked.

prompt-choose-ward = { $by } attacks you. Raise a ward of force for +4 defence? (1 reaction, 1 stamina)
prompt-choose-parry = { $by } gets past your defence with { $total } ({ $degrees ->
    [one] 1 degree
   *[other] { $degrees } degrees
}). Parry? (1 reaction, 1 stamina)
prompt-provoked = { $by } { WORD($why) } and gives you an opening. Use the opening? (1 reaction)
prompt-go-on = You were attacked on the way. Move on to { $to }?
prompt-run-bonus = { $by } runs with { $ap } AP: 3 AP cover four times the speed. GM: how many times the speed does the rest add?
prompt-choose-cleave = Your blow hits { $at }. Cleave into an enemy next to { $at }? (1 stamina; leaves you open to attacks until your next turn)
prompt-free-fits = { $by } has already used { $done } this turn. GM: is there still time for { $act }?
prompt-choose-type = How does { THING($weapon) } strike? Piercing or slashing sticks in the target, bludgeoning falls to the ground.
prompt-blocks = { $by }'s throw meets an obstacle at { $to }. GM: does the obstacle stop the throw?
prompt-choose-nearest = Your throw misses { $at }. Two squares beside { $at } are equally near: from which does the throw scatter?
prompt-choose-part = { $by ->
    [gm] The hazard strikes { $at }
   *[fighter] You hit { $at }
} with { $degrees ->
    [one] 1 degree
   *[other] { $degrees } degrees
}, enough for a { WORD($severity) } injury. { $by ->
    [gm] GM: which part?
   *[fighter] Which part?
}
details-choose-part = { WORD($effects) }
prompt-add-injuries = { $degrees ->
    [one] 1 degree is left
   *[other] { $degrees } degrees are left
}. How many more injuries to { $owner }'s { $part }?
details-add-injuries = { WORD($effects) }
prompt-rate-part = GM: how severe is an injury to { $owner }'s { $part }? Weigh how hard the part is to hit, how harmful its loss is, and whether a larger part covers it.
prompt-choose-mend = Which injury of { $at } heals?
prompt-choose-regrow = Which destroyed part of { $at } grows back?
prompt-try-again = { $by } has already failed to treat { $owner }'s { $part } today. GM: may { $by } try again?
prompt-choose-way = Where do you move { $at }? { $squares ->
    [one] 1 square
   *[other] Up to { $squares } squares
}, within your reach.

## How an opening is given

word-casts-a-spell = casts a spell
word-leaves-a-threatened-square = leaves a square that you threaten
word-leaves-the-fight = leaves the fight
word-reaches-for-something-stowed = draws something
word-shoots = shoots
word-stands-up = stands up
word-throws = throws something
word-tries-to-disarm-without-training = tries to disarm you without training
word-tries-to-drag-without-training = tries to drag you without training
word-tries-to-grapple-without-training = tries to grapple you without training
word-tries-to-overrun-without-training = tries to overrun you without training
word-tries-to-reposition-without-training = tries to move you without training
word-tries-to-shove-without-training = tries to shove you without training
word-tries-to-steal-without-training = tries to steal from you without training
word-tries-to-sunder-without-training = tries to break your gear without training
word-tries-to-trick-without-training = tries to trick you without training
word-tries-to-trip-without-training = tries to trip you without training

## What the page says of a resource or an abbreviation.

term-stamina = Stamina: actions, parries and hits use it up. At 0 a fighter is exhausted.
term-exhaustion = The last reserve, used when stamina is gone. At 0 a fighter falls unconscious.
term-strain = Strain from hits: each point lowers the maximum stamina until the fighter rests.
term-ap = Action points: a fighter spends them on actions in its turn.
term-reactions = How often a fighter may still parry, ward or strike back before its next turn.
term-body = Every part of the body with its injuries. An injured part works worse.

## Acts that go on: what is told until their end is known.

act-move =
    .begun = { $by } moves towards { $along }.
act-step =
    .begun = { $by } steps to { $along }.
act-crawl =
    .begun = { $by } crawls towards { $along }.
act-withdraw =
    .begun = { $by } withdraws towards { $along }.
act-run =
    .begun = { $by } runs towards { $along }.
act-fly =
    .begun = { $by } flies towards { $along }.
act-stand-up =
    .begun = { $by } begins to stand up.
condition-shield-ready =
    .has = has the shield ready
