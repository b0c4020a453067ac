## What is special about the game, in a few words, without capital and full stop.

game-about = no turns: act whenever you have Energy

## Attacks. `how` is how one ended; `place` and `effect` say where a hit landed and what it did.

# sample: by=Ilse at=Odo weapon=rapier how=hit place=_in_the_arm effect=:_a_major_injury
strike = { $how ->
    [hit] { $by } hits { $at }{ $place } with { THING($weapon) }{ $effect }.
    [critical] { $by } lands a critical hit on { $at }{ $place } with { THING($weapon) }{ $effect }.
    [destroyed] { $by } hits { $at } with { THING($weapon) } and destroys the target.
    [missed] { $by } attacks { $at } with { THING($weapon) } and misses.
    [evaded] { $by } attacks { $at } with { THING($weapon) }; { $at } evades.
    [resisted] { $by } attacks { $at } with { THING($weapon) }; { $at } resists.
    [called-off] { $by } attacks { $at } with { THING($weapon) }, but breaks off.
    [moved-off] { $by } attacks { $at } with { THING($weapon) }, but { $at } moves out of reach.
    [stopped] { $by } attacks { $at } with { THING($weapon) }, but cannot finish the attack.
   *[open] { $by } attacks { $at } with { THING($weapon) }.
}
# sample: by=Grey at=Odo how=hit place=_in_the_arm effect=:_a_major_injury
bite = { $how ->
    [hit] { $by } bites { $at }{ $place }{ $effect }.
    [critical] { $by } lands a critical bite on { $at }{ $place }{ $effect }.
    [destroyed] { $by } bites { $at } and destroys the target.
    [missed] { $by } snaps at { $at } and misses.
    [evaded] { $by } snaps at { $at }; { $at } evades.
    [resisted] { $by } snaps at { $at }; { $at } resists.
    [called-off] { $by } snaps at { $at }, but breaks off.
    [moved-off] { $by } snaps at { $at }, but { $at } moves out of reach.
    [stopped] { $by } snaps at { $at }, but cannot finish the attack.
   *[open] { $by } snaps at { $at }.
}
# sample: by=Ilse at=Odo weapon=rapier how=hit place=_in_the_arm effect=:_a_major_injury
swift = { $how ->
    [hit] { $by } makes a Swift Attack with { THING($weapon) } and hits { $at }{ $place }{ $effect }.
    [critical] { $by } makes a Swift Attack with { THING($weapon) } and lands a critical hit on { $at }{ $place }{ $effect }.
    [destroyed] { $by } makes a Swift Attack with { THING($weapon) } and destroys { $at }.
    [missed] { $by } makes a Swift Attack on { $at } with { THING($weapon) } and misses.
    [evaded] { $by } makes a Swift Attack on { $at } with { THING($weapon) }; { $at } evades.
    [resisted] { $by } makes a Swift Attack on { $at } with { THING($weapon) }; { $at } resists.
    [stopped] { $by } begins a Swift Attack on { $at }, but cannot finish it.
   *[open] { $by } makes a Swift Attack on { $at } with { THING($weapon) }.
}
# sample: by=Ann at=Odo weapon=longbow how=hit place=_in_the_arm effect=:_a_major_injury
shoot = { $how ->
    [hit] { $by } shoots { $at }{ $place } with { THING($weapon) }{ $effect }.
    [critical] { $by } lands a critical hit on { $at }{ $place } with { THING($weapon) }{ $effect }.
    [destroyed] { $by } shoots { $at } with { THING($weapon) } and destroys the target.
    [missed] { $by } shoots at { $at } with { THING($weapon) } and misses.
    [too-far] { $by } shoots at { $at } with { THING($weapon) }; the target is too far away.
    [called-off] { $by } aims at { $at } with { THING($weapon) }, but calls the shot off.
    [moved-off] { $by } aims at { $at } with { THING($weapon) }, but { $at } moves out of sight.
    [stopped] { $by } aims at { $at } with { THING($weapon) }, but cannot shoot.
   *[open] { $by } shoots at { $at } with { THING($weapon) }.
}
# sample: by=Ann at=Odo weapon=spear how=hit place=_in_the_arm effect=:_a_major_injury
throw = { $how ->
    [hit] { $by } throws { THING($weapon) } and hits { $at }{ $place }{ $effect }.
    [critical] { $by } throws { THING($weapon) } and lands a critical hit on { $at }{ $place }{ $effect }.
    [destroyed] { $by } throws { THING($weapon) } and destroys { $at }.
    [missed] { $by } throws { THING($weapon) } at { $at } and misses.
    [too-far] { $by } throws { THING($weapon) } at { $at }; the target is too far away.
    [called-off] { $by } aims { THING($weapon) } at { $at }, but calls the throw off.
    [moved-off] { $by } aims { THING($weapon) } at { $at }, but { $at } moves out of reach.
    [stopped] { $by } aims { THING($weapon) } at { $at }, but cannot throw.
   *[open] { $by } throws { THING($weapon) } at { $at }.
}
# sample: by=Ilse at=Odo weapon=flail how=hit place=none effect=none
trip = { $how ->
    [hit] { $by } trips { $at } with { THING($weapon) }{ $effect }.
    [critical] { $by } trips { $at } with { THING($weapon) }{ $effect }.
    [resisted] { $by } tries to trip { $at } with { THING($weapon) }; { $at } resists.
    [missed] { $by } tries to trip { $at } with { THING($weapon) } and misses.
    [evaded] { $by } tries to trip { $at } with { THING($weapon) }; { $at } evades.
    [called-off] { $by } moves to trip { $at }, but calls it off.
    [moved-off] { $by } moves to trip { $at }, but { $at } moves out of reach.
    [stopped] { $by } moves to trip { $at }, but cannot finish.
   *[open] { $by } tries to trip { $at } with { THING($weapon) }.
}
# sample: by=Ilse at=Odo weapon=flail how=hit place=none effect=none
disarm = { $how ->
    [hit] { $by } disarms { $at } with { THING($weapon) }{ $effect }.
    [critical] { $by } disarms { $at } with { THING($weapon) }{ $effect }.
    [resisted] { $by } tries to disarm { $at } with { THING($weapon) }; { $at } resists.
    [missed] { $by } tries to disarm { $at } with { THING($weapon) } and misses.
    [evaded] { $by } tries to disarm { $at } with { THING($weapon) }; { $at } evades.
    [called-off] { $by } moves to disarm { $at }, but calls it off.
    [moved-off] { $by } moves to disarm { $at }, but { $at } moves out of reach.
    [stopped] { $by } moves to disarm { $at }, but cannot finish.
   *[open] { $by } tries to disarm { $at } with { THING($weapon) }.
}
# sample: by=Ilse at=Odo weapon=none how=hit place=none effect=none
restrain = { $how ->
    [hit] { $by } grabs { $at } and holds on.
    [critical] { $by } grabs { $at } and holds on.
    [missed] { $by } reaches for { $at } and misses.
    [evaded] { $by } tries to grab { $at }; { $at } evades.
    [called-off] { $by } moves to grab { $at }, but calls it off.
    [moved-off] { $by } moves to grab { $at }, but { $at } moves out of reach.
    [stopped] { $by } moves to grab { $at }, but cannot finish.
   *[open] { $by } tries to grab { $at }.
}
# sample: by=Ilse at=Odo weapon=none how=hit place=_to_(4,2) effect=none
push = { $how ->
    [hit] { $by } pushes { $at }{ $place }.
    [critical] { $by } pushes { $at }{ $place }.
    [resisted] { $by } tries to push { $at }; { $at } resists.
    [missed] { $by } tries to push { $at } and misses.
    [evaded] { $by } tries to push { $at }; { $at } evades.
    [called-off] { $by } moves to push { $at }, but calls it off.
    [moved-off] { $by } moves to push { $at }, but { $at } moves out of reach.
    [stopped] { $by } moves to push { $at }, but cannot finish.
   *[open] { $by } tries to push { $at }.
}
# sample: by=Fenn at=Odo spell=hurl_fire how=hit place=none effect=:_4_damage
cast = { $how ->
    [hit] { $by } casts { $spell } and hits { $at }{ $place }{ $effect }.
    [critical] { $by } casts { $spell } and lands a critical hit on { $at }{ $place }{ $effect }.
    [destroyed] { $by } casts { $spell } and destroys { $at }.
    [missed] { $by } casts { $spell } at { $at } and misses.
    [failed] { $by } tries to cast { $spell } at { $at }; the spell fails.
    [astray] { $by } casts { $spell } at { $at }; the bolt goes astray and hits { $other }.
    [called-off] { $by } begins to cast { $spell } at { $at }, but breaks off.
    [moved-off] { $by } begins to cast { $spell }, but { $at } moves out of range.
    [stopped] { $by } begins to cast { $spell } at { $at }, but cannot finish.
   *[open] { $by } casts { $spell } at { $at }.
}
# sample: by=Rag hit=Ann,Bo evaded=Cid how=some
breathe = { $how ->
    [some] { $by } breathes on { $hit }. Unharmed: { $evaded }.
    [some-all] { $by } breathes on { $hit }.
    [none] { $by } breathes and hits nobody. Unharmed: { $evaded }.
    [stopped] { $by } draws breath, but cannot breathe out.
   *[nobody] { $by } breathes on empty ground.
}

## The rolls of an attack

# sample: dice=d20_20 what=critical_hit,_no_Evasion_roll
combat = Combat roll { $dice }: { $what }
# sample: least=18
combat-critical = a critical hit{ $least ->
    [20] { "" }
   *[other] { " " }({ $least } or more)
}, no Evasion roll
combat-miss = a miss
# sample: who=Ilse least=3
combat-exposed = { $least ->
    [none] { $who } is exposed
    [1] 1 leaves { $who } exposed
   *[other] { $least } or less leaves { $who } exposed
}
# sample: below=10
combat-armour = { $below ->
    [none] the blow strikes the armour
   *[other] below { $below }, so the blow strikes the armour
}

# The defence wins a tie.
# sample: value=21 defence=Evasion evasion=18 result=hit
evasion = Attack value { $value } vs { $defence } { $evasion }: { $result ->
    [tie-hit] a tie, so a hit
    [tie-evaded] a tie, which goes to the defender
    [declared-hit] hit, by the numbers at the start of the attack
    [declared-evaded] evaded, by the numbers at the start of the attack
    [evaded] evaded
    [resisted] resisted
   *[hit] hit
}
# sample: defence=Evasion evasion=18 result=hit
evasion-only = { $defence }{ $evasion ->
    [none] { "" }
   *[other] { " " }{ $evasion }
}: { $result ->
    [evaded] evaded
    [resisted] resisted
   *[hit] hit
}
defence-evasion = Evasion
defence-fortitude = Fortitude
defence-will = Will
# sample: who=Odo evasion=16_+_d10_2_=_18 result=hit
evasion-of = { $who }'s Evasion { $evasion }: { $result ->
    [evaded] evaded
   *[hit] hit
}
# sample: at=Odo
no-evasion = { $at } cannot evade.
# sample: hit=d20_13 needed=10 what=hit
hit-roll = Hit roll { $hit } vs Miss Chance { $needed }: { $what }
# sample: hit=d20_13 what=hit
hit-roll-only = Hit roll { $hit }: { $what }
# sample: how=armour at=Odo
hit-outcome = { $how ->
    [critical] a critical hit{ $least ->
        [20] { "" }
       *[other] { " " }({ $least } or more)
    }
    [armour] a hit on the armour{ $below ->
        [none] { "" }
       *[other] { " " }(below { $below })
    }
    [helpless] a hit, as { $at } is helpless
    [missed] a miss
    [always] a miss, as a 1 never hits
    [tie] a tie, which { $at } wins by defending
   *[hit] a hit
}
# sample: base=5 dodge=2_+_d4_3 sum=10
miss-chance = { $base } + Ranged Evasion { $dodge } = { $sum }
# sample: fortitude=12_+_d10_5_=_17 bar=21 result=failed
fortitude = Fortitude { $fortitude } vs { $bar ->
    [none] the attack
   *[some] attack value { $bar } without the maneuver penalty
}: { $result ->
    [tie] a tie, not resisted
    [tie-resisted] a tie, which goes to the defender
    [resisted] resisted
   *[failed] not resisted
}
# sample: who=Odo how=resists roll=17 bar=9
fortitude-spell = { $who } { $how ->
    [resists] resists the cold
   *[fails] feels the cold
}: Fortitude { $roll } vs { $bar }
# sample: dice=d20_12 spares=yes
chance = Chance { $dice }: the blow { $spares ->
    [yes] is not lethal
   *[no] is lethal after all
}
# sample: dice=d20_12 slips=no
chance-slip = Chance { $dice }: { $slips ->
    [yes] the shaking hands let go
   *[no] the shaking hands hold on
}
# sample: dice=d20_15 needed=9 how=works who=Xenia
cast-roll = Cast roll { $dice } vs { $needed }: { $how ->
    [fails] the spell fails
    [exposes] the spell fails; 5 or less leaves { $who } exposed
    [critical] a critical success
    [astray] the bolt goes astray
    [again] rerolled
   *[works] the spell works
}
# sample: dice=d20_12
cast-roll-only = Cast roll { $dice }
# sample: at=Odo how=hit place=_in_the_arm effect=:_a_major_injury
leap = The bolt leaps on and { $how ->
    [missed] misses { $at }.
   *[hit] hits { $at }{ $place }{ $effect }.
}
# sample: at=Odo to=7,1
moves-on = { $at } is driven to ({ $to }).

# Dice of which the best or the worst count
# sample: dice=d20_12 faces=3,_9 kept=best
dice-kept = { $dice } ({ $kept ->
    [worst] worst of
   *[best] best of
} { $faces })
# sample: dice=d20_12 faces=3,_9 why=prone kept=worst
dice-why = { $dice } ({ $kept ->
    [worst] worst of
   *[best] best of
} { $faces }: { $why })
# sample: faces=3,_9
dice-then = then { $faces }
# A die that showed its highest face and was rolled again. sample: dice=d10_10_+_4
dice-exploded = { $dice } (exploded)
# sample: dice=d10_5 faces=3,_3
dice-again = { $dice } (after rerolling { $faces })

## What a hit did

# sample: sum=d8_5_+_2_=_7 from=6 to=0
damage = Damage { $sum } (Aura { $from } → { $to })
# sample: who=Odo sum=8 from=6 to=3
damage-of = { $who }: damage { $sum } (Aura { $from } → { $to })
# sample: sum=8
damage-body = Damage { $sum } (no Aura left)
# sample: sum=8
damage-none = Damage { $sum }
# sample: at=Odo
armour-breaks = { $at }'s armour breaks.
# sample: at=Odo
shield-breaks = { $at }'s shield breaks.
# sample: dice=d20_12
bonus-dice = { $dice } bonus
ability = ability
armour = armour
armour-half = armour (halved)
# sample: points=4
damage-doubled = doubled: { $points }
# Of a foe only what gets through is known. sample: sum=d8_7_+_1_ability points=4
damage-through = { $sum }: { $points ->
    [0] nothing gets through
    [1] 1 gets through
   *[other] { $points } get through
}
# sample: points=4
damage-halved = halved: { $points }
# sample: points=4
damage-times = multiplied: { $points }

# sample: place=off-arm
part = { $place ->
    [arm] arm
    [off-arm] off arm
    [leg] leg
    [body] body
   *[head] head
}
# sample: part=arm
place-in = { " " }in the { $part }
# sample: part=arm
place-of = 's { $part }
# sample: place=(4,2)
place-to = { " " }to ({ $place })
# sample: points=4
# sample: points=4
effect-damage = : { $points } damage
# sample: points=4
effect-last = : { $points } damage; { $who } has no Aura left
# sample: points=4
effect-gentle = : { $points } non-lethal damage
# sample: points=4
effect-gentle-last = : { $points } non-lethal damage; { $who } has no Aura left
effect-none = , but does no damage
effect-none-taken = , but takes no damage
effect-scratch = : only a scratch
# sample: who=Odo
effect-winded = ; { $who } is winded
effect-injured = : a major injury
# sample: who=Odo
effect-bleeding = : a major injury, and { $who } is bleeding out
# sample: who=Odo
effect-still-bleeding = : a major injury, and { $who } is still bleeding out
effect-shield = : the shield takes the blow
# sample: weapon=rapier to=7,1
effect-flung = ; { THING($weapon) } lands at ({ $to })
# sample: weapon=rapier
effect-dropped = ; { THING($weapon) } falls to the ground

no-death-roll = A non-lethal blow: no Death roll, but it wears the target down.
# sample: dice=d20_5 how=bleeding
death-roll = { $how ->
    [scratch] Death roll { $dice }: only a scratch
    [winded] Death roll { $dice } (15–19): winded
    [injured] Death roll { $dice } (10–14): major injury
    [bleeding] Death roll { $dice } (5–9): major injury, bleeding out
    [unconscious] Death roll { $dice } (2–4): major injury, bleeding out, unconscious
   *[dead] Death roll { $dice }: death
}
# sample: who=Odo dice=d20_12 how=bleeding
death-save = { $how ->
    [stable] { $who } stops bleeding: Death Save { $dice } vs 20.
    [unconscious] { $who } passes out and is still bleeding out: Death Save { $dice }; 5 or more would have kept { $who } awake.
    [dead] { $who } bleeds to death: Death Save { $dice }; 2 or more would have saved { $who }.
   *[bleeding] { $who } is still bleeding out: Death Save { $dice }; only a 20 stops the bleeding.
}
# sample: who=Odo dice=d20_12 how=sleeps
wake = { $how ->
    [wakes] { $who } wakes up: { $dice } vs 20.
   *[sleeps] { $who } is still unconscious: { $dice } vs 20.
}
# sample: dice=3d6_11
fall-roll = Damage of the fall { $dice }
# sample: who=Odo dice=d20_12
fall-of = { $who } falls: damage { $dice }

## Two who go together, and who comes or goes by word of the game master

# sample: by=Ann who=Bea how=done
carry = { $how ->
    [failed] { $by } tries to pick up { $who }, but cannot.
   *[done] { $by } picks up { $who }.
}
# sample: how=failed by=Ilse mount=Dob
mount = { $how ->
    [failed] { $by } tries to mount { $mount }, but cannot.
   *[done] { $by } mounts { $mount }.
}
# sample: who=Odo
join = GM: { $who } joins the fight.
# sample: who=Odo to=7,1
join-at = GM: { $who } joins the fight at ({ $to }).

## Movement. `past` are those who struck on the way.

# sample: by=Ilse to=7,1 past=Odo how=there
run = { $how ->
    [there] { $by } runs to ({ $to }).
    [past] { $by } runs past { $past } to ({ $to }).
    [hit] { $by } runs to ({ $to }) and is hit by { $past } on the way.
    [halfway] { $by } runs as far as ({ $to }) and stops.
    [halfway-hit] { $by } runs as far as ({ $to }), hit by { $past }, and stops.
    [nowhere] { $by } starts to run, but gets nowhere.
   *[open] { $by } runs towards ({ $to }).
}
# sample: how=there by=Ilse to=7,1 past=Rag
sprint = { $how ->
    [there] { $by } sprints to ({ $to }).
    [past] { $by } sprints past { $past } to ({ $to }).
    [hit] { $by } sprints to ({ $to }) and is hit by { $past } on the way.
    [halfway] { $by } sprints as far as ({ $to }) and stops.
    [halfway-hit] { $by } sprints as far as ({ $to }), hit by { $past }, and stops.
    [nowhere] { $by } starts to sprint, but gets nowhere.
   *[open] { $by } sprints towards ({ $to }).
}
# sample: how=there by=Ilse to=7,1 past=Rag
jump = { $how ->
    [there] { $by } jumps to ({ $to }).
    [past] { $by } jumps past { $past } to ({ $to }).
    [hit] { $by } jumps to ({ $to }) and is hit by { $past }.
    [nowhere] { $by } starts to jump, but stays in place.
   *[open] { $by } jumps to ({ $to }).
}
# sample: how=hit by=Ilse to=7,1 past=Rag
shift = { $how ->
    [hit] { $by } shifts to ({ $to }) and is hit by { $past }.
    [nowhere] { $by } starts to shift, but stays in place.
   *[there] { $by } shifts to ({ $to }).
}
# sample: how=nowhere by=Ilse to=7,1
agile-move = { $how ->
    [nowhere] { $by } starts an Agile Move, but stays in place.
   *[there] { $by } makes an Agile Move to ({ $to }).
}
# sample: how=nowhere by=Ilse to=7,1
tactical-retreat = { $how ->
    [nowhere] { $by } starts to step back, but stays in place.
   *[there] { $by } steps back to ({ $to }).
}
# sample: how=there by=Ilse past=Rag
leave = { $how ->
    [there] { $by } leaves the fight.
    [past] { $by } leaves the fight past { $past }.
    [hit] { $by } leaves the fight and is hit by { $past } on the way.
    [nowhere] { $by } starts to leave, but is stopped.
   *[open] { $by } is leaving the fight.
}
# sample: by=Ilse load=Bo to=7,1
set-down = { $by } sets { $load } down at ({ $to }).
# sample: by=Ilse mount=Dob to=7,1
dismount = { $by } gets off { $mount } at ({ $to }).

## Initiative: somebody wants to act before the one who declared

# sample: who=Odo act=defend mine=d10_10 yours=d10_6 by=Ilse how=wins
contest = { $how ->
    [wins] { $who } wants to { $act } first and is faster: Initiative { $mine } vs { $by }'s { $yours }.
    [loses] { $who } wants to { $act } first, but { $by } is faster: Initiative { $mine } vs { $by }'s { $yours }.
    [tie] { $who } wants to { $act } first, but { $by } declared first, which breaks the tie: Initiative { $mine } vs { $by }'s { $yours }.
    [race] { $who } wants to { $act } first, and both act at once after a tie: Initiative { $mine } vs { $by }'s { $yours }.
    [kept] { $who } wants to { $act } first. { $by } saves the Initiative roll and lets { $who } go first.
   *[rolled] { $who } wants to { $act } first. { $by } has already rolled Initiative this round, so { $who } goes first.
}
# What somebody wants to do first, or breaks off: "to load"
# sample: act=defend
verb = { $act ->
    [melee-attack] attack
    [unarmed-attack] attack
    [shoot] shoot
    [throw] throw a weapon
    [trip] trip a foe
    [disarm] disarm a foe
    [restrain] grab a foe
    [push] push a foe
    [run] run
    [quick-run] run
    [sprint] sprint
    [jump] jump
    [shift] shift
    [leave] leave
    [defend] defend
    [kneel-up] get to one knee
    [stand-up] stand up
    [catch-breath] pause for breath
    [turn] turn
    [load] load
    [equip] draw something
    [stow] put something away
    [pick-up] pick something up
    [drop] drop something
    [drink] drink a potion
    [give-to-drink] give someone a potion
    [cast] cast a spell
    [escape] break free
    [let-go] let go
    [climb] climb
    [break-down] break down a barrier
    [exert] make an effort
    [treat-wound] treat a wound
    [wake-up] wake someone
    [hide] hide
    [shake-off] shake off a condition
    [rage] fly into a rage
    [second-wind] get a second wind
    [breathe] use the breath weapon
    [surrender] surrender
    [accept-surrender] take a prisoner
    [refuse-surrender] refuse a surrender
    [carry] pick someone up
    [set-down] set someone down
    [mount] mount
    [dismount] dismount
    [handle-animal] calm an animal
    [repair] repair something
   *[other] act
}
# sample: by=Ann act=load
broken-off = { $by } starts to { $act }, but breaks off.

## Rounds

# sample: round=2
round = Round { $round }
# sample: who=Odo number=1 energy=3 why=armour
short-of-energy = { $number ->
    [one] { $who } has only { $energy } Energy this round{ $why ->
        [exhausted] { " " }because of exhaustion
        [armour] { " " }because of armour
        [stamina] { " " }because so little Stamina is left
        [both] { " " }because of exhaustion and armour
       *[none] { "" }
    }.
   *[other] { $who } have only { $energy } Energy this round{ $why ->
        [exhausted] { " " }because of exhaustion
        [armour] { " " }because of armour
        [stamina] { " " }because so little Stamina is left
        [both] { " " }because of exhaustion and armour
       *[none] { "" }
    }.
}
# sample: who=Odo number=1
wait = { $number ->
    [one] { $who } waits.
   *[other] { $who } wait.
}

## Checks

# sample: by=Odo from=Ilse how=free
escape = { $how ->
    [free] { $by } breaks free from { $from }.
    [free-thing] { $by } breaks free.
    [held] { $by } fails to break free from { $from }.
    [held-thing] { $by } fails to break free.
   *[open] { $by } tries to break free.
}
# sample: mine=d10_7_+_14_=_21 yours=d10_3_+_15_=_18 how=free
escape-rolls = Escape { $mine } vs hold { $yours }: { $how ->
    [free] free
   *[held] still held
}
# sample: mine=d10_9 how=free
escape-roll = Escape { $mine }: { $how ->
    [free] free
   *[held] still held
}
# sample: how=hidden by=Ilse from=Rag
hide = { $how ->
    [hidden] { $by } hides from { $from }.
    [still] { $by } stays hidden.
    [seen] { $by } tries to hide, but is seen.
   *[open] { $by } tries to hide.
}
# sample: roll=12_+_d10_2_=_14 how=hidden
hide-roll = Stealth { $roll }: { $how ->
    [seen] seen
   *[hidden] unseen
}
# sample: how=shaken by=Ilse at=Odo
intimidate = { $how ->
    [shaken] { $by } intimidates { $at }.
    [resisted] { $by } tries to intimidate { $at }; { $at } stays calm.
   *[open] { $by } threatens { $at }.
}
# sample: how=calmed by=Ilse animal=Grey
handle-animal = { $how ->
    [calmed] { $by } calms { $animal }.
    [resisted] { $by } tries to calm { $animal }; { $animal } does not listen.
   *[open] { $by } speaks to { $animal }.
}
# sample: skill=Handle_Animal check=d20_12_+_4_=_16 will=d10_3_+_12_=_15 how=resisted
will-rolls = { $skill } { $check } vs Will { $will }: { $how ->
    [resisted] resisted
   *[failed] not resisted
}
# sample: skill=Intimidate check=d20_12_+_4_=_16 will=10_+_d10_5_=_15 how=resisted
will-rolls-tier = { $skill } { $check } (less 5 for each Tier of the target) vs Will { $will }: { $how ->
    [resisted] resisted
   *[failed] not resisted
}
# sample: skill=Intimidate check=d20_12_+_4_=_16 less=5 left=11 will=10_+_d10_5_=_15 how=resisted
will-rolls-less = { $skill } { $check }, less { $less } for the target's Tier = { $left } vs Will { $will }: { $how ->
    [resisted] resisted
   *[failed] not resisted
}
skill-intimidate = Intimidate
skill-handle-animal = Handle Animal
# sample: how=stopped by=Ilse patient=Bo
treat-wound = { $how ->
    [stopped] { $by } treats { $patient } and stops the bleeding.
    [failed] { $by } treats { $patient }; the bleeding goes on.
   *[open] { $by } treats { $patient }.
}
# sample: check=d20_12_+_4_=_16 charge=5 total=21 needed=20 how=passed
check-charging = Check { $check }, plus { $charge } for the run-up = { $total } vs { $needed }: { $how ->
    [passed] passed
   *[failed] failed
}
# sample: check=d20_12_+_4_=_16 needed=15 how=passed
check-vs = Check { $check } vs { $needed }: { $how ->
    [passed] passed
   *[failed] failed
}
# sample: check=d20_12_+_4_=_16
check-only = Check { $check }
# sample: how=falls by=Ilse
climb = { $how ->
    [falls] { $by } slips while climbing.
    [nowhere] { $by } climbs, but gets no higher.
    [metre] { $by } climbs one metre.
    [half] { $by } climbs half the distance of a Run.
   *[open] { $by } climbs.
}
# sample: how=broken by=Ilse barrier=stone_wall
break-down = { $how ->
    [broken] { $by } breaks down the { $barrier }.
    [stands] { $by } tries to break down the { $barrier }; it holds.
   *[open] { $by } heaves against the { $barrier }.
}
barrier-rotten = rotten door
barrier-simple = simple door
barrier-stout = stout door
barrier-stone = stone wall

## Things

# sample: how=done guard=_and_is_left_exposed by=Ilse weapon=rapier
load = { $how ->
    [slips] { $by } loads { THING($weapon) } with shaking hands and drops it.
    [failed] { $by } starts to load { THING($weapon) }, but cannot finish.
   *[done] { $by } loads { THING($weapon) }{ $guard }.
}
# sample: how=done guard=_and_is_left_exposed by=Ilse thing=potion
equip = { $how ->
    [slips] { $by } draws { THING($thing) } with shaking hands and drops it.
    [failed] { $by } reaches for { THING($thing) }, but cannot finish.
   *[done] { $by } draws { THING($thing) }{ $guard }.
}
# sample: how=done guard=_and_is_left_exposed by=Ilse thing=potion
stow = { $how ->
    [slips] { $by } puts { THING($thing) } away with shaking hands and drops it.
    [failed] { $by } starts to put { THING($thing) } away, but cannot finish.
   *[done] { $by } puts { THING($thing) } away{ $guard }.
}
# sample: how=done guard=_and_is_left_exposed by=Ilse thing=potion
pick-up = { $how ->
    [slips] { $by } picks up { THING($thing) } with shaking hands and drops it.
    [failed] { $by } reaches for { THING($thing) }, but someone else is faster.
   *[done] { $by } picks up { THING($thing) }{ $guard }.
}
# sample: how=exposed
guard = { $how ->
    [exposed] { " " }and is left exposed
    [unguarded] { " " }and is left unguarded
   *[kept] { "" }
}
# sample: by=Ilse thing=potion
snatch = { $by } snatches { THING($thing) } in passing.
# sample: by=Ilse thing=potion
drop = { $by } drops { THING($thing) }.
# sample: by=Odo open=exposed
defend = { $open ->
    [exposed] { $by } defends and is no longer exposed.
    [unguarded] { $by } defends and is no longer unguarded.
    [both] { $by } defends and is no longer exposed or unguarded.
   *[not] { $by } defends.
}
# sample: how=surge by=Ilse thing=potion
drink = { $how ->
    [surge] { $by } drinks { THING($thing) } and spends a Recovery Surge.
    [failed] { $by } starts to drink { THING($thing) }, but cannot finish.
   *[done] { $by } drinks { THING($thing) }.
}
# sample: how=surge by=Ilse patient=Bo thing=potion
give-to-drink = { $how ->
    [surge] { $by } gives { $patient } { THING($thing) } to drink; { $patient } spends a Recovery Surge.
    [failed] { $by } holds out { THING($thing) } to { $patient }, but cannot finish.
   *[done] { $by } gives { $patient } { THING($thing) } to drink.
}
# sample: by=Ilse at=Odo
accept-surrender = { $by } takes { $at } prisoner; { $at } lays down all weapons.

## The game master deals harm

# sample: how=destroyed who=Odo effect=:_4_damage
harm = { $how ->
    [destroyed] GM: { $who } is destroyed.
    [fall] GM: { $who } falls{ $effect }.
   *[blow] GM: { $who } is hurt{ $effect }.
}
# sample: who=Odo metres=5 effect=:_4_damage
fall = GM: { $who } falls { $metres } m{ $effect }.

## Acts

act-load = { $by } loads { THING($arm) }.
    .form = { THING($arm) }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-defend = { $by } defends.
    .form = { $pay ->
        [stamina] using Stamina
       *[energy] { "" }
    }
act-kneel-up = { $by } gets to one knee.
    .form = { $pay ->
        [stamina] using Stamina
       *[energy] { "" }
    }
act-stand-up = { $by } stands up.
    .form = { $pay ->
        [stamina] using Stamina
       *[energy] { "" }
    }
act-catch-breath = { $by } pauses for breath.
act-exert = { $by } makes an effort.
    .form = { $pay ->
        [stamina] using Stamina
       *[energy] { "" }
    }
act-wake-up = { $result ->
    [false] { $by } shakes { $patient }, who does not wake.
   *[true] { $by } shakes { $patient } awake.
}
    .form = { $patient }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-shake-off = { $by } shakes off being { $condition }.
    .form = being { $condition }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-say = { $by }: “{ $words }”
    .form = “{ $words }”
act-rage = { $by } flies into a rage.
    .form = { $pay ->
        [stamina] using Stamina
       *[energy] { "" }
    }
act-second-wind = { $by } gets a second wind and spends a Recovery Surge.
    .form = { $pay ->
        [stamina] using Stamina
       *[energy] { "" }
    }
act-turn = { $by } turns { WORD($heading) }.
    .form = to the { WORD($heading) }
act-hold-back = { $spared ->
    [no] { $by } will strike to kill.
   *[other] { $by } will strike to subdue.
}
    .form = { $spared ->
        [no] no longer
        [yes] to spare foes (without a penalty)
       *[other] to spare foes (attacks at { $spared })
    }
act-wait = { $by } waits.
act-spend-surge = { $by } spends a Recovery Surge.
act-repair = { $by } repairs { THING($thing) }.
    .form = { THING($thing) }
act-surrender = { $by } offers to surrender.
act-refuse-surrender = { $by } refuses { $at }'s surrender.
    .form = of { $at }
act-carry = { $by } picks up { $who }.
    .form = { $who }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-mount = { $by } mounts { $mount }.
    .form = { $mount }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-let-go = { $at ->
    [none] { $by } lets go.
   *[somebody] { $by } lets go of { $at }.
}
    .form = of { $at }
act-begin-round = { "" }
act-spends-stamina = { "" }
act-sprint-push = { "" }

## The game master's acts

act-short-rest = Everyone takes a Short Rest of { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
    .form = of { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
act-long-rest = Everyone takes a Long Rest of { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
    .form = of { $hours } { $hours ->
        [one] hour
       *[other] hours
    }
act-close-scene = The scene ends.
act-heal = GM: { $who } is healed.
    .form = ({ $who })
act-wound = GM: { $who } is injured.
    .form = ({ $who }: { $kind } injury)
act-mend = GM: { $who } is healed of an injury.
    .form = ({ $who }: { $kind } injury)
act-kill = GM: { $who } is killed.
    .form = ({ $who })
act-raise = GM: { $who } is raised.
    .form = ({ $who })
act-wake = GM: { $who } is woken.
    .form = ({ $who })
act-finish-round = GM: the round ends.
act-finish-fight = { $winner ->
    [none] GM: the fight ends; no side wins.
   *[somebody] GM: the fight ends. Winner: { $winner }.
}
    .form = ({ $winner ->
        [none] no winner
        [-1] no winner
       *[other] { $winner }
    })
act-join = GM: { $who } joins the fight.
    .form = ({ $who } at { $where })
act-take-out = GM: { $who } is taken out of the fight.
    .form = ({ $who })
act-change-side = GM: { $who } changes sides. New side: { $side }.
    .form = ({ $who } to { $side })

# The same acts where a teller does not see enough to say more
act-melee-attack = { $by } attacks { $at } with { THING($arm) }.
    .form = on { $at } with { THING($arm) }{ $aim ->
        [shield] , at the shield
       *[body] { "" }
    }{ $enhanced ->
        [yes] { " " }using { $enhance }
       *[no] { "" }
    }{ $spared ->
        [no] { "" }
        [yes] , sparing the target
       *[other] , sparing the target at { $spared }
    }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-unarmed-attack = { $by } attacks { $at } bare-handed.
    .form = on { $at }{ $enhanced ->
        [yes] { " " }using { $enhance }
       *[no] { "" }
    }{ $spared ->
        [no] { "" }
        [yes] , sparing the target
       *[other] , sparing the target at { $spared }
    }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-trip = { $by } tries to trip { $at }.
    .form = { $at } with { THING($arm) }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-disarm = { $by } tries to disarm { $at }.
    .form = { $at } with { THING($arm) }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-restrain = { $by } tries to grab { $at }.
    .form = { $at }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-push = { $by } tries to push { $at }.
    .form = { $at }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-swift-attack = { $by } makes a Swift Attack on { $at }.
    .form = on { $at }{ $how ->
        [trip] : trip with { THING($arm) }
        [disarm] : disarm with { THING($arm) }
        [restrain] : restrain
        [push] : push
        [unarmed] { " " }with bare hands
        [throw] : throw { THING($arm) }
       *[strike] { " " }with { THING($arm) }
    }{ $enhanced ->
        [yes] { " " }using { $enhance }
       *[no] { "" }
    }{ $spared ->
        [no] { "" }
        [yes] , sparing the target
       *[other] , sparing the target at { $spared }
    }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-shoot = { $by } shoots at { $at } with { THING($arm) }.
    .form = at { $at } with { THING($arm) }{ $enhanced ->
        [yes] { " " }using { $enhance }
       *[no] { "" }
    }{ $spared ->
        [no] { "" }
        [yes] , sparing the target
       *[other] , sparing the target at { $spared }
    }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-throw = { $by } throws { THING($arm) } at { $at }.
    .form = { THING($arm) } at { $at }{ $enhanced ->
        [yes] { " " }using { $enhance }
       *[no] { "" }
    }{ $spared ->
        [no] { "" }
        [yes] , sparing the target
       *[other] , sparing the target at { $spared }
    }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-cast = { $by } casts { $spell } at { $at }.
    .form = { THING($spell, form: "bare") } at { $at } { $method ->
        [gesture] by gesture
        [implement] with an implement
       *[incantation] by incantation
    }{ $ability ->
        [int] , using Intelligence
        [wis] , using Wisdom
        [cha] , using Charisma
       *[best] { "" }
    }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-run = { $by } runs to ({ $along }).
    .form = to ({ $along }){ $along-by ->
        [none] { "" }
       *[other] { " " }by way of { $along-by }
    }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-quick-run = { $by } runs to ({ $along }).
    .form = to ({ $along }){ $along-by ->
        [none] { "" }
       *[other] { " " }by way of { $along-by }
    }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-sprint = { $by } sprints to ({ $along }).
    .form = to ({ $along }){ $along-by ->
        [none] { "" }
       *[other] { " " }by way of { $along-by }
    }{ $push ->
        [-1] { "" }
        [none] { "" }
       *[other] { " " }and push { $push }
    }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-jump = { $by } jumps to ({ $to }).
    .form = to ({ $to }){ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-shift = { $by } shifts to ({ $to }).
    .form = to ({ $to }){ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-agile-move = { $by } makes an Agile Move to ({ $to }).
    .form = to ({ $to })
act-tactical-retreat = { $by } steps back to ({ $to }).
    .form = to ({ $to })
act-leave = { $by } leaves the fight.
    .form = { $pay ->
        [stamina] using Stamina
       *[energy] { "" }
    }
act-equip = { $by } draws { THING($thing) }.
    .form = { THING($thing) }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-stow = { $by } puts { THING($thing) } away.
    .form = { THING($thing) }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-pick-up = { $by } picks up { THING($thing) }.
    .form = { THING($thing) }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-snatch = { $by } snatches { THING($thing) } in passing.
    .form = { THING($thing) }
act-drop = { $by } drops { THING($thing) }.
    .form = { THING($thing) }
act-drink = { $by } drinks { THING($thing) }.
    .form = { THING($thing) }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-give-to-drink = { $by } gives { $patient } { THING($thing) } to drink.
    .form = to { $patient } ({ THING($thing, form: "bare") }){ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-escape = { $by } tries to break free.
    .form = by { $using }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-climb = { $by } climbs.
    .form = { $difficulty ->
        [easy] an easy wall
       *[other] a { $difficulty } wall
    }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-break-down = { $by } heaves against a barrier.
    .form = { $barrier ->
        [stone] a stone wall
       *[other] a { $barrier } door
    } ({ $using }){ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-treat-wound = { $by } treats { $patient }.
    .form = of { $patient }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-hide = { $by } tries to hide.
    .form = { $pay ->
        [stamina] using Stamina
       *[energy] { "" }
    }
act-intimidate = { $by } threatens { $at }.
    .form = { $at }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-breathe = { $by } breathes.
    .form = { $pay ->
        [stamina] using Stamina
       *[energy] { "" }
    }
act-accept-surrender = { $by } takes { $at } prisoner.
    .form = of { $at }
act-set-down = { $by } sets { $load } down.
    .form = { $load } at { $to }
act-dismount = { $by } gets off { $mount }.
    .form = to ({ $to }){ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-handle-animal = { $by } speaks to { $animal }.
    .form = { $animal }{ $pay ->
        [stamina] , using Stamina
       *[energy] { "" }
    }
act-harm = GM: { $who } takes { $amount } damage.
    .form = ({ $who }: { $amount } damage, { $type })
act-fall = GM: { $who } falls { $metres } m.
    .form = ({ $who }, { $metres } m)

## What befell a fighter: the worst, at the end of a headline

fate-dead = { $who } dies.
fate-unconscious = { $who } falls unconscious.
fate-gone = { $who } is out of the fight.

## What came of it, behind "NAME:"

# sample: amount=3 title=Energy from=5 to=2
cost = { $title } { $from } → { $to }
change-attacked = { $hits ->
    [yes] hits { $at }
   *[no] misses { $at }
}
change-moved = now at ({ $to })
change-placed = now at ({ $to })
change-turned = turns { $heading }
change-waits = { $waits ->
    [yes] waits
   *[no] { "" }
}
change-arrived = { $who } joins the fight.
change-side-set = { $who } changes sides.
change-fight-settled = { $won ->
    [none] The fight goes on.
   *[over] The fight is over.
}
change-fact-set = { $fact ->
    [staminaGiven] maximum Stamina
    [auraGiven] Aura Strength
    [mpl] Martial Proficiency Level
    [str] Strength
    [con] Constitution
    [dex] Dexterity
    [int] Intelligence
    [wis] Wisdom
    [cha] Charisma
    [swift] Swift Attack made
    [rolled] Initiative rolled
    [pushed] Stamina spent for Energy
    [moved] metres moved
    [runUp] run-up
    [resists] Resistance
    [weak] Weakness
   *[other] { $fact }
} is now { $value }
change-seconds-set = A round now takes { $seconds } seconds.
change-traits-set = has other abilities now
change-round-began = Round { $round }.
change-scene-closed = The scene is closed.
change-item-moved = { $slot ->
    [hand] The { $who } is now in the hands of { $holder }.
    [stowed] The { $who } is now put away.
    [table] The { $who } now lies on a table.
    [ground] { $owner ->
        [none] The { $who } falls to the ground.
       *[other] { $owner }'s { $who } falls to the ground.
    }
   *[worn] The { $who } changes hands.
}
change-item-broken = { $broken ->
    [yes] The { $who } breaks.
   *[no] The { $who } is mended.
}
change-durability-set = damaged
change-rule-ignored = { $ignored ->
    [no] Rule { $rule } applies again.
   *[yes] Rule { $rule } is switched off.
}
change-used-up = { "" }

condition-exposed = exposed
condition-unguarded = unguarded
condition-defending = defending
    .ends = { "" }
condition-surprised = surprised
condition-restrained = { $source ->
    [none] restrained
   *[somebody] held by { $source }
}
    .ends = { $source ->
    [none] free again
   *[somebody] free of { $source }
}
condition-restraining = { "" }
    .ends = { "" }
condition-held = { $source ->
    [none] held
   *[somebody] held by { $source }
}
    .ends = { $source ->
    [none] free again
   *[somebody] free of { $source }
}
condition-holding = { "" }
    .has = has a fighter in a hold
    .ends = { "" }
condition-slowed = slowed
condition-blinded = blinded
condition-dazed = dazed
condition-hard-to-hit = hard to hit
condition-prone = prone
condition-unresisting = drops all defence
    .has = drops all defence
    .ends = defends again
condition-hidden = { $source ->
    [none] hidden from all foes
   *[somebody] hidden from { $source }
}
    .ends = { $source ->
    [none] no longer hidden
   *[somebody] no longer hidden from { $source }
}
condition-unaware = { $source ->
    [none] unaware of the attack
   *[somebody] unaware of { $source }
}
    .ends = aware of the attack
condition-halted = stopped by the braced weapon
    .ends = { "" }
condition-ignoring = cannot be { $value } for now
    .has = ignores a condition
    .ends = { "" }
condition-ill-fitting = hampered by ill-fitting armour
    .ends = no longer hampered by ill-fitting armour
condition-favoured = has Advantage from a critical success
    .has = has Advantage from a critical success
    .ends = no longer has Advantage from a critical success
condition-conjured = has { $value } at hand
    .has = has conjured an item
    .ends = no longer has { $value } at hand
condition-resentful = resentful of { $source }
    .ends = no longer resentful of { $source }
condition-undaunted = cannot be intimidated again this round
    .has = cannot be intimidated again this round
    .ends = { "" }
condition-major-injury = a major injury ({ $value })
    .has = has a major injury
    .ends = major injury healed ({ $value })
condition-minor-injury = an injury ({ $value })
    .has = has an injury
    .ends = injury healed ({ $value })
condition-bleeding-out = bleeding out
    .ends = no longer bleeding
condition-unconscious = unconscious
    .ends = awake again
condition-dead = dead
    .ends = alive again
condition-gone = out of the fight
    .ends = back in the fight
condition-surrendered = { $value ->
    [accepted] taken prisoner by { $source }
   *[offered] ready to surrender
}
    .has = offers to surrender
    .ends = { $value ->
    [accepted] no longer a prisoner
   *[offered] no longer ready to surrender
}
condition-carrying = { "" }
    .has = is carrying someone
    .ends = { "" }
condition-carried = carried by { $source }
    .ends = no longer carried
condition-mounted = riding { $source }
    .ends = no longer riding { $source }
condition-ridden = { "" }
    .ends = { "" }
condition-calmed = calm
    .ends = no longer calm

## Questions

ask-meet-challenge = { "" }
ask-rule-order = { "" }
ask-carry-on = { "" }
ask-waive-response = { $value ->
    [yes] GM ruling: the target may not react before the second attack.
   *[no] { "" }
}
ask-turn-to-face = { $value ->
    [yes] { $who } turns to face the attack.
   *[no] { "" }
}
ask-close-round = { $value ->
    [yes] GM ruling: the round ends here.
   *[no] { "" }
}
ask-ambush = { $value ->
    [yes] { "" }
   *[no] GM ruling: not the whole side is surprised.
}
ask-deny-evasion = { $value ->
    [yes] GM ruling: the attack is a complete surprise, no Evasion roll.
   *[no] { "" }
}
ask-blind-shot = { $value ->
    [yes] GM ruling: the shot can hit at this range.
   *[no] { "" }
}
ask-small-injury = { $value ->
    [yes] GM ruling: the blow leaves an injury.
   *[no] { "" }
}
ask-knock-out = { $value ->
    [yes] GM ruling: the blow knocks the target out.
   *[no] { "" }
}
ask-death-ruling = { $value ->
    [dies] GM ruling: the wound kills at once.
    [roll] { "" }
   *[other] GM ruling: only a 20 saves the target.
}
ask-injury-where = { "" }
ask-awakes = { "" }
ask-kill-outright = { $value ->
    [yes] GM ruling: the blow kills outright.
   *[no] { "" }
}
ask-which-weapon = { "" }
ask-fling = { "" }
ask-push-where = { "" }
ask-hold-by = { "" }
ask-which-hold = { "" }
ask-waive-limits = { $value ->
    [yes] GM ruling: the holder may still attack and move freely.
   *[no] { "" }
}
ask-energy-of = { "" }
ask-stamina-of = { "" }
ask-flight-energy = GM ruling: the long jump takes { $value } more Energy.
ask-in-words = { "" }
ask-critical-outcome = { $value ->
    [favoured] GM ruling: the critical success brings Advantage.
    [exposed] GM ruling: the critical failure leaves an opening.
   *[nothing] { "" }
}
ask-potion = { $value ->
    [nothing] GM ruling: the potion does nothing.
   *[surge] { "" }
}
ask-breath-damage = GM ruling: the breath deals { $value } damage.
ask-leap-to = { "" }
ask-stray-to = { "" }
ask-part-of-rest = { "" }
ask-part-of-night = { "" }
ask-challenge = { "" }
ask-response = { "" }
ask-interrupt = { "" }

## Things whose article is not "the"

thing-bite = bite
    .the = a bite
thing-bare-hands = bare hands
    .the = bare hands

## What rules call the parts of a number

label-strength-and-dexterity = ability
label-shield-in-passing = shield against Swift Attacks while moving
label-not-exposed-to-the-maneuver = not exposed
label-too-close-for-the-weapon = too close
label-size-of-the-target = target size
label-sparing-the-target = sparing
label-combat-maneuver = maneuver

## Why something may not be done; it stands behind the name of the act: "Stand up: you are already standing".

refuse-ability-used = you have used this ability up: rest first
refuse-aim = aim at the body or at the shield
refuse-already-there = you are already there
refuse-aura-left = nobody bleeds out while they have Aura
refuse-bad-ground = the ground there does not allow an Agile Move
refuse-both-hands = you need both hands free: stow or drop what you hold
refuse-calmed = you are calm and attack nobody
refuse-carried = you are being carried
refuse-carrying = you are carrying someone: set them down first
refuse-carrying-nobody = you are not carrying anybody
refuse-casting-ability = to cast, you need Intelligence, Wisdom or Charisma of at least 10
refuse-damage-type = name the type of damage in a word, such as fire
refuse-dead = you are dead
refuse-exhausted = you are exhausted and cannot spend Stamina
refuse-fight-goes-on = only after the fight
refuse-fight-over = the fight is over
refuse-fully-restrained = you are fully restrained
refuse-gone = you have left the fight
refuse-held = you are held: break away first
refuse-holding = you are holding someone: let go first
refuse-holding-already = you are already holding the target
refuse-in-company = you are already carrying someone, riding or being carried
refuse-in-plain-view = you are in plain view: take cover first
refuse-injury-place = choose one of these places: { $places }
refuse-kneel-first = you are prone: kneel first
refuse-mounted = you are mounted: move the mount, or dismount
refuse-name-each-once = name each number from 0 to { $last } once
refuse-needs-energy = { $energy ->
    [0] this costs no Energy
   *[other] you need { $energy } Energy
}
refuse-needs-stamina = you need { $stamina } Stamina
refuse-none-accept-surrender = nobody offers to surrender
refuse-none-refuse-surrender = nobody offers to surrender
refuse-none-say = type what you want to say
refuse-none-let-go = you are not holding anybody
refuse-none-wake-up = nobody in reach is asleep or unconscious
refuse-none-treat-wound = nobody in reach has a wound to treat
refuse-none-mount = no mount in reach
refuse-none-handle-animal = no animal in reach
refuse-none-carry = nobody in reach to carry
refuse-none-give-to-drink = you have no potion to give, or nobody in reach
refuse-none-drink = you have nothing to drink
refuse-none-pick-up = nothing lies in reach
refuse-none-snatch = nothing lies in reach
refuse-none-equip = you carry nothing to draw
refuse-none-stow = your hands are empty
refuse-none-drop = your hands are empty
refuse-none-load = you hold no weapon that must be loaded
refuse-none-shoot = you hold no loaded bow or crossbow, or no foe is in range
refuse-none-throw = you hold nothing to throw, or no foe is in range
refuse-none-melee-attack = no foe in reach
refuse-none-unarmed-attack = no foe in reach
refuse-none-trip = no foe in reach
refuse-none-disarm = no foe in reach
refuse-none-restrain = no foe in reach
refuse-none-push = no foe in reach
refuse-none-swift-attack = no foe in reach
refuse-none-intimidate = no foe in reach
refuse-none-climb = you have neither the Energy nor the Stamina
refuse-none-break-down = you have neither the Energy nor the Stamina
refuse-none-exert = you have neither the Energy nor the Stamina
refuse-none-defend = you have neither the Energy nor the Stamina
refuse-none-leave = you have neither the Energy nor the Stamina
refuse-none-run = no free space to run to
refuse-none-quick-run = no free space to run to
refuse-none-sprint = no free space to run to
refuse-none-jump = no free space to jump to
refuse-none-shift = no free space to shift to
refuse-none-repair = nothing to repair
refuse-no-ability = you do not have this ability
refuse-no-agility = you have no Agility left
refuse-no-energy = you have no Energy left to hold back
refuse-no-exit = go to an exit first, or to the edge if the board has no exits
refuse-no-foe = there is no foe to surrender to
refuse-no-free-hand = your hands are full: stow or drop something first
refuse-no-free-step = { $place } is not a free place one step away
refuse-no-melee-weapon = you hold no melee weapon
refuse-no-quick-runs = your table plays without Quick Runs
refuse-no-opponent = a lifeless thing is no opponent: strike it
refuse-no-potion = you cannot drink this
refuse-no-ranged-weapon = you hold no weapon to shoot with
refuse-no-room = there is no room to land
refuse-no-shield = the target has no shield
refuse-no-spells = you know no spells
refuse-no-stamina = you have no Stamina left
refuse-no-stamina-for-energy = your Stamina cannot stand in for Energy now
refuse-no-such-target = this cannot be a target
refuse-no-surge = you have no Recovery Surge left today
refuse-no-weapon-for-that = you hold no weapon for this kind of attack
refuse-no-weapon-to-disarm = the target holds no weapon to knock away
refuse-not-acting = only during your own action, before its dice fall, and not while you move
refuse-not-enough-energy = you do not have enough Energy left
refuse-not-facing = you are not facing the target: turn first
refuse-not-held = nothing is holding you
refuse-not-loaded = not loaded: load it first
refuse-not-mounted = you are not mounted
refuse-not-prone = you are not prone
refuse-not-running = only while you run past
refuse-not-the-speaker = choose an action of the fighter who spoke
refuse-not-to-shake-off = you can shake off only being blinded, dazed, slowed or shaken
refuse-nothing-near = you need { WORD($needs) } within { $metres } m
refuse-obstructed = something solid is in the way
refuse-on-guard = the target is on guard and does not move through your reach
refuse-out-of-range = the target is out of range: move closer
refuse-out-of-reach = the target is out of reach: move closer
refuse-path-ends-short = the path must end within reach of the target
refuse-path-turns-away = at the end of this path the target is behind you
refuse-path-too-long = this path is too long for you, counting its sharp turns and the ground
refuse-place-taken = { $place } is not free
refuse-potion-empty = the potion is empty
refuse-potion-not-in-hand = you do not hold the potion: draw it first
refuse-prone = you are prone: get up first
refuse-rest-first = rest { $minutes } minutes first
refuse-restrained = you are restrained: break away first
refuse-retreat-price = you need 1 Energy and 1 Agility
refuse-run-up = sprint at least { $metres } m before you push
refuse-shaken = you are shaken and cannot spend Stamina
refuse-shift-price = you need 1 Energy or { $agility } Agility
refuse-slowed = you are slowed and cannot use Agility
refuse-spare-steps = choose a number of steps from −1 to { $most }
refuse-sprint-on-stamina = a Sprint is paid with Energy: Stamina cannot stand in for it
refuse-standing = you are already standing
refuse-step-blocked = the way is blocked at { $place }, step { $step }
refuse-surrendered = you have surrendered
refuse-swift-attack-used = you have already made a Swift Attack this round
refuse-target-dead = the target is dead
refuse-target-gone = the target has left the fight
refuse-target-larger = the target is larger than you
refuse-target-much-larger = the target is more than one size larger than you
refuse-target-turned-away = the target is not facing you
refuse-too-far-from-target = choose a place at most { $metres } m from the target
refuse-too-far-to-jump = that is farther than you can jump
refuse-too-heavy = this weapon is too heavy to fling
refuse-too-light = a light weapon cannot disarm a heavy one
refuse-too-little-stamina = you cannot spend that much Stamina
refuse-too-many-abilities = put abilities worth at most { $stamina } Stamina into one attack, or a dearer one alone
refuse-unconscious = you are unconscious
refuse-waiting = you are already waiting

## Questions: what happens, what one may do, what it costs.

# What somebody is about to do, after "to".
# sample: act=shoot
doing = { $act ->
    [melee-attack] attack
    [unarmed-attack] attack bare-handed
    [swift-attack] make a Swift Attack
    [shoot] shoot
    [throw] throw a weapon
    [trip] trip someone
    [disarm] disarm someone
    [restrain] grab someone
    [push] push someone
    [cast] cast a spell
    [breathe] breathe on everyone in front
    [intimidate] threaten someone
    [run] run
    [quick-run] run
    [sprint] sprint
    [jump] jump
    [shift] shift
    [agile-move] make an Agile Move
    [leave] leave the fight
    [turn] turn
    [kneel-up] rise to one knee
    [stand-up] stand up
    [defend] defend
    [catch-breath] pause for breath
    [load] load a weapon
    [equip] draw something
    [stow] put something away
    [pick-up] pick something up
    [drop] drop something
    [drink] drink
    [give-to-drink] give someone a drink
    [escape] break away
    [let-go] let go of someone
    [climb] climb
    [break-down] break something down
    [treat-wound] treat a wound
    [wake-up] wake someone
    [hide] hide
    [shake-off] shake off a condition
    [rage] fly into a rage
    [second-wind] get a second wind
    [surrender] surrender
    [accept-surrender] take a prisoner
    [refuse-surrender] refuse a surrender
    [carry] pick someone up
    [set-down] set someone down
    [mount] mount
    [dismount] dismount
    [handle-animal] calm an animal
   *[other] act
}
# The same with its target.
# sample: act=shoot at=Odo
doing-to = { $act ->
    [unarmed-attack] attack { WORD($at) } bare-handed
    [shoot] shoot at { WORD($at) }
    [throw] throw a weapon at { WORD($at) }
    [trip] trip { WORD($at) }
    [disarm] disarm { WORD($at) }
    [restrain] grab { WORD($at) }
    [push] push { WORD($at) }
    [cast] cast a spell at { WORD($at) }
    [let-go] let go of { WORD($at) }
    [accept-surrender] take { WORD($at) } prisoner
    [refuse-surrender] refuse the surrender of { WORD($at) }
   *[melee-attack] attack { WORD($at) }
}
# sample: by=Ilse act=shoot at=Odo
prompt-challenge = { $at ->
    [none] { $by } is about to { doing }. Act first? (Initiative decides)
   *[other] { $by } is about to { doing-to }. Act first? (Initiative decides)
}
# sample: act=shoot at=Odo
prompt-meet-challenge = { $at ->
    [none] You are about to { doing }, but others want to act first.
   *[other] You are about to { doing-to }, but others want to act first.
} Roll Initiative? (If not, they go first and you save your roll)
prompt-response = { $by } attacks you again. Act first?
prompt-waive-response = { $by } attacks { $at } again at once. GM: does the attack go ahead without a reaction?
prompt-turn-to-face = { $by } attacks you from behind. Turn to face { $by }?
# What somebody is in the middle of; movement is interrupted metre by metre.
# sample: act=run
in-the-middle = { $act ->
    [run] on the move
    [quick-run] on the move
    [sprint] on the move
    [jump] on the move
    [shift] on the move
    [agile-move] on the move
    [leave] on the move
    [kneel-up] getting up
   *[other] about to { doing }
}
# sample: own=no by=Ilse act=run
prompt-interrupt = { $own ->
    [yes] You are { in-the-middle }. Do something else in between, before any dice fall?
   *[no] { $by } is { in-the-middle }. Interrupt, before any dice fall?
}
# sample: first=Ann_(Trip) rest=Bea_(Defend)
answer-rule-order = { $rest ->
    [none] { $first }
   *[other] First { $first }, then { $rest }
}
prompt-rule-order = Several act at the same moment: { $acts }. GM: in which order?
# sample: why=interrupted act=shoot
prompt-carry-on = { $why ->
    [out-of-reach] Your target is now out of reach.
   *[interrupted] Others came in between.
} Do you still want to { doing }?
prompt-close-round = { $waiting } of the { $of } fighters with Energy left { $waiting ->
    [one] is
   *[other] are
} waiting. GM: does the round end now?
prompt-energy-of = { $who } { $act ->
    [equip] draws something
    [stow] puts something away
    [pick-up] picks something up
    [load] loads a weapon
   *[strike] strikes at a target that cannot defend
}. GM: how much Energy does this cost? (usually { $usual })
prompt-stamina-of = { $who } { $act ->
    [climb] climbs
   *[exertion] makes a great effort
}. GM: how much Stamina does this cost? (usually { $usual })
prompt-in-words = { $who }: “{ $words }” GM: which action is that?
prompt-critical-outcome = { $good ->
    [yes] { $who } rolled a 20. GM: does this bring an extra benefit?
   *[no] { $who } rolled a 1. GM: does this bring an extra penalty?
}
prompt-potion = { $who } drinks { THING($item) }. GM: may { $who } spend a Recovery Surge?
prompt-flight-energy = { $who } jumps farther than a run for 2 Energy. GM: how much more Energy does this cost?
prompt-push-where = You push { $at }. Where to? ({ $left } m left)
prompt-which-weapon = You disarm { $at }. Which weapon do you knock away?
prompt-fling = You disarm { $at }. Fling { THING($weapon) } away? (1 Agility)
prompt-waive-limits = { $by } holds { $at }. GM: may { $by } still attack and move freely?
prompt-which-hold = More than one hold is on you. Which one do you try to break?
prompt-hold-by = { $held } tries to break away. Hold on with Fortitude or with Arm Strength?
prompt-leap-to = The bolt leaps on from { $at }. To whom?
prompt-stray-to = { $by }'s bolt goes astray. GM: whom does it hit?
prompt-ambush = The fight begins with an ambush. GM: is the whole side of { $fighters } surprised?
prompt-deny-evasion = { $by } attacks { $at }, who does not expect it. GM: does the attack hit without an Evasion roll?
prompt-blind-shot = { $by } shoots at { $at } from beyond the range of the weapon. GM: can the shot hit at all?
prompt-breath-damage = { $who } breathes on everyone in front. GM: how much damage does this do?
prompt-death-ruling = { $who } is harmed and has no Aura left. GM: roll as usual, die at once, or live only on a 20?
prompt-kill-outright = { $who } lies unconscious without Aura. GM: does the blow kill at once, without a Death roll?
prompt-knock-out = { $who } takes non-lethal damage without Aura. GM: does { $who } fall unconscious?
prompt-awakes = { $who } is stable. GM: does { $who } wake up now?
prompt-injury-where = { $who } suffers a major injury. GM: where?
prompt-small-injury = { $by } deals { $points } non-lethal damage to { $at }. GM: does this leave an injury?
prompt-part-of-rest = The rest was broken off { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} into a block of five. GM: what did this time give?
prompt-part-of-night = The Long Rest was broken off after { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. GM: what did it give?

## What the page says of a resource or an abbreviation.

term-energy = Energy pays for the actions of a round. It comes back each round, up to the Stamina that is left.
term-stamina = Stamina limits Energy and pays for extra effort. At 0 a fighter is unconscious.
term-agility = Agility pays for small moves and quick turns while others act.
term-aura = Aura takes damage first. When it is gone, the body is injured.
term-recovery-surges = How often a fighter can restore Aura while resting.
term-this-round = What a fighter has used or still has open this round.

# What headings are called.
word-north-east = north-east
word-south-east = south-east
word-south-west = south-west
word-north-west = north-west

## Odds

# sample: value=north
odds-fact-facing = facing { $value }
odds-fact-waits = waits for a later moment
odds-fact-sparing = counts from the next attack on
# sample: result=2
odds-result-climb = { $result ->
    [0] no hold
    [1] no progress
    [2] one metre
   *[3] half the distance of a Run
}
query-stamina-for-energy = Energy for 1 Stamina
label-everybody = the same for everyone
label-the-weapon-and-the-arm = weapon and arm
# sample: who=the_game_master what=1 percent=73_%
odds-answer-to-energy-of = { $who } sets the cost at { $what } Energy
    .if = If { $who } sets the cost at { $what } Energy: { $percent }.
# sample: who=the_game_master what=1 percent=73_%
odds-answer-to-stamina-of = { $who } sets the cost at { $what } Stamina
    .if = If { $who } sets the cost at { $what } Stamina: { $percent }.
