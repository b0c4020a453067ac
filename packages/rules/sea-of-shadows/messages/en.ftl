## What is special about the game, in a few words, without capital and full stop.

game-about = every trait is a die, one hit can decide

## Attacks: with a weapon, bare hands, a spell. `how` is how the attack ended.

# sample: by=Odo at=Ilse weapon=axe defence=parry how=failed
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
# sample: by=Fenn at=Ann weapon=longbow defence=block how=block
shoot = { $how ->
    [hit] { $by } shoots { $at } with { THING($weapon) }.
    [failed] { $by } shoots { $at } with { THING($weapon) }; the { $defence } fails.
    [missed] { $by } shoots at { $at } with { THING($weapon) } and misses.
    [block] { $by } shoots at { $at } with { THING($weapon) }; { $at } blocks.
    [dodge] { $by } shoots at { $at } with { THING($weapon) }; { $at } dodges.
    [mount-dodge] { $by } shoots at { $at } with { THING($weapon) }; the mount dodges.
   *[open] { $by } shoots at { $at } with { THING($weapon) }.
}
# sample: by=Fenn at=Ann weapon=spear defence=block how=block
throw = { $how ->
    [hit] { $by } throws { THING($weapon) } and hits { $at }.
    [failed] { $by } throws { THING($weapon) } and hits { $at }; the { $defence } fails.
    [missed] { $by } throws { THING($weapon) } at { $at } and misses.
    [block] { $by } throws { THING($weapon) } at { $at }; { $at } blocks.
    [dodge] { $by } throws { THING($weapon) } at { $at }; { $at } dodges.
    [mount-dodge] { $by } throws { THING($weapon) } at { $at }; the mount dodges.
   *[open] { $by } throws { THING($weapon) } at { $at }.
}
# sample: by=Odo at=Ilse weapon=none defence=parry how=parry
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
# sample: by=Odo at=Ilse weapon=none defence=parry how=hit
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
# sample: by=Odo at=Ilse weapon=axe defence=parry how=parry
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
# sample: by=Odo at=Ilse weapon=hooves defence=dodge how=dodge
mount-strike = { $how ->
    [hit] { $by }'s mount hits { $at } with { THING($weapon) }.
    [failed] { $by }'s mount hits { $at } with { THING($weapon) }; the { $defence } fails.
    [missed] { $by }'s mount strikes at { $at } and misses.
    [parry] { $by }'s mount strikes at { $at }, who parries.
    [block] { $by }'s mount strikes at { $at }, who blocks.
    [dodge] { $by }'s mount strikes at { $at }, who dodges.
   *[open] { $by }'s mount strikes at { $at }.
}
# sample: by=Zita at=Odo spell=bolt defence=dodge how=hit
cast-at = { $how ->
    [hit] { $by }'s { THING($spell, form: "bare") } hits { $at }.
    [failed] { $by }'s { THING($spell, form: "bare") } hits { $at }; the { $defence } fails.
    [missed] { $by }'s { THING($spell, form: "bare") } misses { $at }.
    [block] { $by } casts { THING($spell, form: "bare") } at { $at }, who blocks.
    [dodge] { $by } casts { THING($spell, form: "bare") } at { $at }, who dodges.
    [mount-dodge] { $by } casts { THING($spell, form: "bare") } at { $at }; the mount dodges.
   *[open] { $by } casts { THING($spell, form: "bare") } at { $at }.
}
# sample: by=Zita at=Odo spell=fire-burst
cast-area = { $by } casts { THING($spell, form: "bare") } at { $at }.
# sample: by=Zita at=Odo spell=ward
cast-on = { $by } casts { THING($spell, form: "bare") } on { $at }.
# sample: by=Zita spell=ward
cast-self = { $by } casts { THING($spell, form: "bare") }.

# sample: by=Odo at=Ilse how=hit
crush = { $how ->
    [missed] { $by } tries to crush { $at } and fails.
   *[hit] { $by } crushes { $at }.
}
# sample: by=Odo at=Ilse how=hit
throw-down = { $by } throws { $at } to the ground.

# The two rolls of an attack. `share` says whether what was rolled divides evenly. sample: on=none attack=D8_8 defence=D8_3 with=parry won=2 thrown=8 against=3 share=rounded how=failed
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
# sample: dice=best_of_4,_10 why=block
dice-for = { $dice }: { $why }
# sample: die=D8 way=up why=light_armour
die-rank = { $way ->
    [up] raised from { $die }: { $why }
   *[down] lowered from { $die }: { $why }
}
# sample: who=Ilse
with-passive = passive defence
with-block = block
with-parry = parry
with-dodge = dodge
with-mount-dodge = the mount's dodge

# sample: points=8 more=1 thing=axe sum=9 from=4 to=0
damage-with = Damage { $points } + { $more } { $thing } (double success) = { $sum } (HP { $from } → { $to })
damage-with-unseen = Damage { $points } + { $more } { $thing } (double success) = { $sum }
# sample: points=8 from=12 to=4
damage = Damage { $points } (HP { $from } → { $to })
damage-unseen = Damage { $points }
# sample: points=8 from=12 to=4
damage-nonlethal = Nonlethal damage { $points } (HP { $from } → { $to })
damage-nonlethal-unseen = Nonlethal damage { $points }

# sample: by=Ann from=Orc how=free
escape = { $how ->
    [free] { $by } breaks free from { $from }.
    [held] { $by } fails to break free from { $from }.
   *[open] { $by } tries to break free from { $from }.
}
# sample: escape=D8_7 hold=D6_3 how=free
escape-rolls = Escape { $escape } vs hold { $hold }: { $how ->
    [free] free
   *[held] still held
}

# Dice of which only the total is known. sample: die=D8 kept=h
dice-twice = { $kept ->
    [h] { $die } with advantage
   *[l] { $die } with disadvantage
}

## Turns and rounds

# sample: round=2
round = Round { $round }
# sample: who=Ilse ap=1 spent=1
turn-of = { $who }'s turn: { $ap } AP{ $spent ->
    [0] { "" }
   *[other] { " " }({ $spent } spent out of turn)
}
turn-of-unseen = { $who }'s turn
# sample: order=Ann
order = Turn order: { $order }.
# sample: rolls=Ann_D6_3
order-rolls = Rolls: { $rolls }
# sample: rolls=Ann_D60_3
order-ties = Tie-break: { $rolls }
# sample: who=Bodo number=2
order-unarmed = { $number ->
    [one] { $who } is surprised and has nothing in hand.
   *[other] { $who } are surprised and have nothing in hand.
}
order-larger = Equal rolls: the higher REF die goes first.
# sample: rider=Udo mount=Sturm roll=D10_8
order-mounted = { $rider } rides { $mount }: they act together, on the better of their rolls.
act-roll-order = { "" }

## What an affliction does at the start of a turn: { $won } successes of who bears it.

# sample: who=Arno won=2 own=D8_4 other=D4_2
suffers-poisoned = { $won ->
    [0] { $who } suffers from the poison: FOR { $own } vs poison { $other }
    [1] { $who } resists the poison this turn: FOR { $own } vs poison { $other }, 1 success; 2 would end it
   *[other] { $who } overcomes the poison: FOR { $own } vs poison { $other }, { $won } successes
}
# sample: who=Arno won=0 own=D8_4 other=D4_5
suffers-burning = { $won ->
    [0] The fire does not hurt { $who }: fire { $other } vs DEF { $own }
    [1] The fire burns { $who }: fire { $other } vs DEF { $own }, 1 success
   *[other] The fire burns { $who }: fire { $other } vs DEF { $own }, { $won } successes
}
# sample: who=Arno won=1 own=D8_4 other=D4_2
suffers-frightened = { $won ->
    [0] { $who } is still afraid and must flee: PRE { $own } vs fear { $other }
   *[other] { $who } overcomes the fear: PRE { $own } vs fear { $other }
}
# sample: who=Arno won=1 own=D8_4 other=D4_2
suffers-entangled = { $won ->
    [0] { $who } is stuck this turn: STR { $own } vs the tangle { $other }
    [1] { $who } can move in the tangle this turn: STR { $own } vs { $other }, 1 success; 2 would break free
   *[other] { $who } breaks out of the tangle: STR { $own } vs { $other }, { $won } successes
}
act-next-turn = { "" }
act-end-turn = { "" }

## What comes after a fight

# sample: number=5
survival = The scene goes on after the fight: { $number ->
    [one] one of the fallen rolls
   *[other] the fallen roll
} for survival. 4 or more: survives; 3: survives badly wounded; 2: mortally wounded; 1: dies.
# sample: who=Arno dice=D8_7
survives = { $who } survives: { $dice }
survives-badly = { $who } survives, badly wounded: { $dice }
survives-mortally = { $who } is mortally wounded: { $dice }
survives-not = { $who } dies: { $dice }

## Acts

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
# sample: by=Udo to=slope
rides = { $by } rides to { PLACE($to) }.
# sample: by=Udo to=slope
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
# sample: who=Nib along=Cilly number=1
leaves = { $number ->
    [0] { $who } leaves the fight.
   *[other] { $who } leaves the fight with { $along }.
}
# sample: who=Nib along=Cilly number=1
taken-out = { $number ->
    [0] GM: { $who } is taken out of the fight.
   *[other] GM: { $who } is taken out of the fight with { $along }.
}
# sample: by=Ilse dropped=axe
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

## The game master's acts

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

## What befell a fighter: the worst, at the end of a headline

fate-dead = { $who } dies.
fate-knocked-out = { $who } is knocked out.
fate-left = { $who } is gone.

## What came of it, behind "NAME:"

change-hurt = { $lethal ->
    [no] { $points } nonlethal damage
   *[yes] { $points } damage
}
change-healed = healed
# Who leaves the fight is nowhere. sample: who=Ilse to=quay
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

## Questions

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

## Parts of sums, as they stand in the log

label-block = shield

## Things whose article is not "the", and what belongs to a body

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

## Spells, as one casts them

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

## Why something may not be done; it stands behind the name of the act: "Stand up: you are already standing".

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

## Questions: what happens, what one may do, what it costs.

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

## Acts in menus, behind what they are called.

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

## What the page says of a resource or an abbreviation.

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
