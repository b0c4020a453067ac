// Made by `npm run messages` from the files in messages/; do not change it by hand.
import type { Arg } from '@riposte/ruleset';

/** The messages by language. */
export const MESSAGES = {
  en: `game-about = both sides roll, clear winners choose a manoeuvre
strike = { $how ->
    [hit] { $by } hits { $at }{ $where } { $with }{ $harm }.
    [helpless] { $by } hits the helpless { $at }{ $where } { $with }{ $harm }.
    [failed] { $by } hits { $at }{ $where } { $with }{ $harm }; the { $defence } fails.
    [block] { $by } strikes at { $at } { $with }; { $at } blocks{ $harm }.
    [parry] { $by } strikes at { $at } { $with }; { $at } parries.
    [dodge] { $by } strikes at { $at } { $with }; { $at } dodges.
    [missed] { $by } strikes at { $at } { $with } and misses.
    [covered] { $by } strikes at { $at } { $with } and hits only the cover.
   *[off] { $by } turns on { $at } { $with }, but the attack is called off.
}
with-weapon = with { THING($weapon) }
with-nothing = with bare hands
bite = { $how ->
    [hit] { $by } bites { $at }{ $where }{ $harm }.
    [helpless] { $by } bites the helpless { $at }{ $where }{ $harm }.
    [failed] { $by } bites { $at }{ $where }{ $harm }; the { $defence } fails.
    [block] { $by } snaps at { $at }; { $at } blocks{ $harm }.
    [parry] { $by } snaps at { $at }; { $at } parries.
    [dodge] { $by } snaps at { $at }; { $at } dodges.
    [missed] { $by } snaps at { $at } and misses.
    [covered] { $by } snaps at { $at } and bites only the cover.
   *[off] { $by } turns on { $at }, but the attack is called off.
}
opportunity = Opportunity attack: { $what }
shoot = { $how ->
    [hit] { $by } shoots { $at }{ $where } with { THING($weapon) }{ $harm }.
    [helpless] { $by } shoots the helpless { $at }{ $where } with { THING($weapon) }{ $harm }.
    [failed] { $by } shoots { $at }{ $where } with { THING($weapon) }{ $harm }; the { $defence } fails.
    [block] { $by } shoots at { $at } with { THING($weapon) }; { $at } blocks{ $harm }.
    [parry] { $by } shoots at { $at } with { THING($weapon) }; { $at } parries.
    [dodge] { $by } shoots at { $at } with { THING($weapon) }; { $at } dodges.
    [missed] { $by } shoots at { $at } with { THING($weapon) } and misses.
    [covered] { $by } shoots at { $at } with { THING($weapon) } and hits only the cover.
   *[off] { $by } aims at { $at } with { THING($weapon) }, but the shot is called off.
}
throw = { $how ->
    [hit] { $by } throws { THING($weapon) } and hits { $at }{ $where }{ $harm }.
    [helpless] { $by } throws { THING($weapon) } and hits the helpless { $at }{ $where }{ $harm }.
    [failed] { $by } throws { THING($weapon) } and hits { $at }{ $where }{ $harm }; the { $defence } fails.
    [block] { $by } throws { THING($weapon) } at { $at }; { $at } blocks{ $harm }.
    [parry] { $by } throws { THING($weapon) } at { $at }; { $at } parries.
    [dodge] { $by } throws { THING($weapon) } at { $at }; { $at } dodges.
    [missed] { $by } throws { THING($weapon) } at { $at } and misses.
    [covered] { $by } throws { THING($weapon) } at { $at } and hits only the cover.
   *[off] { $by } is about to throw { THING($weapon) } at { $at }, but the throw is called off.
}
spell-at = { $how ->
    [hit] { $by }'s { $magic } hits { $at }{ $where }{ $harm }.
    [helpless] { $by }'s { $magic } hits the helpless { $at }{ $where }{ $harm }.
    [failed] { $by }'s { $magic } hits { $at }{ $where }{ $harm }; the { $defence } fails.
    [endured] { $by }'s { $magic } hits { $at }{ $where }{ $harm }; { $at } fails to resist it.
    [block] { $at } blocks { $by }'s { $magic }{ $harm }.
    [parry] { $at } parries { $by }'s { $magic }.
    [dodge] { $at } dodges { $by }'s { $magic }.
    [withstand] { $at } resists { $by }'s { $magic }.
    [missed] { $by }'s { $magic } misses { $at }.
    [covered] { $by }'s { $magic } hits only { $at }'s cover.
   *[off] { $by }'s { $magic } at { $at } comes to nothing.
}
storm = { $how ->
    [strikes] { $by }'s { $magic } strikes { $struck }.
    [spares] { $by }'s { $magic } breaks over { $at } and all around, but harms no one.
   *[failed] { $by } casts { $magic } at { $at }; the spell fails.
}
struck = { $who } ({ $points } damage)
in-storm = { $how ->
    [spared] { $who } comes through unhurt: { $with } { $test }
    [struck] { $who } is caught in the storm.
    [failed] { $who } is caught in the storm: { $with } { $test }
    [block] { $who } blocks: { $test }
   *[dodge] { $who } dodges the worst of the storm: { $test }
}
spell-self = { $how ->
    [works] { $by } casts { $magic }.
    [used] { $by } uses { THING($magic) }.
    [failed] { $by } casts { $magic }; the spell fails.
   *[off] { $by }'s { $magic } comes to nothing.
}
spell-on = { $how ->
    [works] { $by } casts { $magic } on { $at }.
    [used] { $by } uses { THING($magic) } on { $at }.
    [failed] { $by } casts { $magic } on { $at }; the spell fails.
   *[off] { $by }'s { $magic } on { $at } comes to nothing.
}
spell-leap = { $by } casts { $magic } and appears at ({ $x },{ $y }).
harm = { $points ->
    [0] , but causes no damage
   *[other] { "" } for { $points } damage
}
harm-behind-block = { $points ->
    [0] { "" } and takes no damage
   *[other] { "" } and takes { $points } damage
}
in-torso = in the torso
in-legs = in the legs
in-arms = in the arms
in-head = in the head
with-block = block
with-dodge = dodge
with-parry = parry
with-withstand = resistance
test = d20 { $face } needing { $target } or less{ $parts }, { $result }
test-of = d20 { $face } ({ $kept ->
    [best] best
   *[worst] worst
} of { $faces }{ $why }) needing { $target } or less{ $parts }, { $result }
why-two = : { $why }
test-result = { $how ->
    [one-passes] passed (1 always does)
    [twenty-fails] failed (20 always does)
   *[plain] { $successes ->
        [0] failed
        [one] 1 Success
       *[other] { $successes } Successes
    }
}
test-again = { $first }; luck: { $second }
why-larger = larger
why-smaller = smaller
why-firm = firm grip
why-trick = without a critical win
attack-end = { $end ->
    [hit] hit
    [missed] miss
    [parry] parried
    [dodge] dodged
    [block] the block holds
    [withstand] resisted
    [tie] a tie, which goes to the defender
    [win-with] critical win for { $winner }, who chooses { $manoeuvre }
   *[win] critical win for { $winner }
}
attack-alone = Attack { $attack }: { $end }
attack-undefended = Attack { $attack }; no defence: { $end }
attack-versus = Attack { $attack }; { $with } { $defence }: { $end }
attack-helpless = { $at } is helpless and is hit without a test: { $end }
attack-covered = { $at } is in full cover: the attack fails without a test
defence-alone = Full cover stops the attack; { $with } { $defence }
manoeuvre-bash = Bash
manoeuvre-brace = Brace
manoeuvre-disarm = Disarm
manoeuvre-feint = Feint
manoeuvre-precision = Precision
manoeuvre-push = Push
manoeuvre-trip = Trip
manoeuvre = { $name }: { $who }'s { $skill } { $test }: { $end }
manoeuvre-end = { $how ->
    [dazed] { $who } is dazed
    [prone] { $who } falls prone
    [pushed] { $who } is pushed to ({ $x },{ $y })
    [barred] there is no room to push { $who }
    [dropped] { $who } drops { THING($thing) }
    [nothing] no effect
   *[resisted] { $who } resists
}
manoeuvre-sure = { $size ->
    [larger] { $name } fails: { $who } is much larger than { $winner }
   *[smaller] { $name } succeeds: { $who } is much smaller than { $winner }
}
brace-won = Brace: { $who } has a boon on the next defence
feint = { $passed ->
    [yes] Feint: Deception { $test }: { $at } is deceived
   *[no] Feint: Deception { $test }: { $at } sees through it
}
resist = { $who } resists: { $test }
resist-venom = { $passed ->
    [yes] { $who } resists the venom: Endurance { $test }
   *[no] The venom poisons { $who }: Endurance { $test }
}
resist-tangle = { $how ->
    [caught] { $who } is caught in { THING($weapon) }: Acrobatics { $test }
    [falls] { $who } is brought down by { THING($weapon) }: Acrobatics { $test }
   *[clear] { $who } slips clear of { THING($weapon) }: Acrobatics { $test }
}
test-line = { $skill } { $test }
contest = { $skill } { $test }; { $at }'s { $skill2 } { $test2 }: { $winner } wins
sorcery = Sorcery { $test }
half-price = A spell that fails costs only half its mana, rounded up.
stealth = Stealth: { $tests }
observation = Observation: { $tests }
damage-name = Damage
damage-bonus = attribute
damage-poison = Poison damage
damage-burning = { $who } burns: damage
damage = { $what } { $total }
damage-taken = { $what } { $total } (health { $from } → { $to })
damage-sum = { $points ->
    [0] { $sum }: nothing gets through
   *[other] { $sum } = { $points }
}
damage-through = { $sum }: { $points ->
    [0] nothing gets through
    [1] 1 gets through
   *[other] { $points } get through
}
halved = half of { $dice }
at-most = { $dice } { $points } (maximum)
location = Hit location { $dice }{ $where }
healing = { $who }: healing { $dice } = { $points } (health { $from } → { $to })
healing-unseen = { $who } regains { $points } health
move = { $how ->
    [there] { $by } moves to ({ $x },{ $y }).
    [short] { $by } moves to ({ $x },{ $y }) and goes no farther.
    [halts] { $by } sets out for ({ $x },{ $y }) but stops at once.
   *[stopped] { $by } sets out for ({ $x },{ $y }) but cannot get away.
}
dash = { $how ->
    [there] { $by } dashes to ({ $x },{ $y }).
    [short] { $by } dashes to ({ $x },{ $y }) and goes no farther.
    [halts] { $by } tries to dash to ({ $x },{ $y }) but stops at once.
   *[stopped] { $by } tries to dash to ({ $x },{ $y }) but does not get away.
}
phase-step = { $by } steps through space to ({ $x },{ $y }).
phase-step-fails = { $by } tries to step through space, but the place is taken.
brings = { $by } brings { $load } along.
stands-at = { $who } is now at ({ $x },{ $y }).
stand-up = { $points ->
    [0] { $attacks ->
        [0] { $by } stands up.
        [one] { $by } stands up despite an opportunity attack.
        [2] { $by } stands up despite two opportunity attacks.
       *[other] { $by } stands up despite { $attacks } opportunity attacks.
    }
   *[other] { $attacks ->
        [one] { $by } stands up; an opportunity attack does { $points } damage.
        [2] { $by } stands up; two opportunity attacks do { $points } damage.
       *[other] { $by } stands up; { $attacks } opportunity attacks do { $points } damage.
    }
}
stand-up-fails = { $attacks ->
    [0] { $by } fails to stand up.
    [one] { $by } tries to stand up, but an opportunity attack prevents it.
    [2] { $by } tries to stand up, but two opportunity attacks prevent it.
   *[other] { $by } tries to stand up, but { $attacks } opportunity attacks prevent it.
}
grapple = { $how ->
    [holds] { $by } grabs { $at }.
   *[slips] { $by } tries to grab { $at }; { $at } slips away.
}
escape = { $how ->
    [free] { $by } breaks free from { $from }.
   *[held] { $by } fails to break free from { $from }.
}
escape-net = { $how ->
    [free] { $by } gets out of the net.
   *[held] { $by } fails to get out of the net.
}
sneak = { $how ->
    [hidden] { $by } hides.
   *[seen] { $by } tries to hide and is seen.
}
search = { $how ->
    [works] { $by } searches and finds no one hidden.
   *[fails] { $by } searches and finds nothing.
}
search-finds = { $by } searches and finds { $found }.
brace = { $by } uses { $perk }: a boon on the next defence.
tend = { $how ->
    [works] { $by } tends { $patient }.
   *[fails] { $by } tends { $patient } without success.
}
tend-self = { $how ->
    [works] { $by } tends a wound.
   *[fails] { $by } tends a wound without success.
}
put-out = { $how ->
    [out] { $by } puts out the flames.
   *[burns] { $by } fails to put out the flames.
}
drop = { $by } drops { THING($thing) }.
drops = { $who } drops { THING($thing) }.
surprised = { $number ->
    [one] The fight begins with a stealthy approach: { $who } is surprised.
   *[other] The fight begins with a stealthy approach: { $who } are surprised.
}
noticed = The fight begins with a stealthy approach: no one is surprised.
initiative = Initiative: { $order }.
initiative-rolls = Rolls (players add Initiative, all others add PER): { $rolls }
initiative-equal = Equal totals: the higher Agility goes first; if that is equal too, players go first.
initiative-ties = Ties broken by a random number: { $who }
before = { $first } before { $second }
round = Round { $round }
turn-of = { $who }'s turn: { $ap ->
    [0] no AP
   *[other] { $ap } AP
}{ $spent ->
    [0] { "" }
   *[other] { " " }left ({ $spent } spent on reactions)
}
arrives = { $who } joins the fight.
poison = { $passed ->
    [yes] { $who } resists the poison: Endurance { $test }
   *[no] { $who } fails to resist the poison: Endurance { $test }
}
bleeds = { $who } bleeds: { $points } damage
bleeds-from = { $who } bleeds: { $points } damage (health { $from } → { $to })
dying = { $fails ->
    [held] { $who } holds on: Endurance { $test }
    [dead] { $who } dies: Endurance { $test } (3 of 3)
   *[other] { $who } is dying: Endurance { $test } ({ $fails } of 3)
}
regains = { $who } regains { $points } health.
regains-from = { $who } regains { $points } health ({ $from } → { $to }).
fight-over-gm = GM: the fight ends.
finish-round = GM: the round ends.
act-end-turn = { "" }
act-disengage = { $by } disengages.
release = { $by } lets go of { $at }.
act-reload = { $by } reloads { THING($weapon) }.
act-draw = { $by } draws { THING($thing) }.
    .form = { THING($thing) }
act-stow = { $by } puts away { THING($thing) }.
    .form = { THING($thing) }
act-pick-up = { $by } picks up { THING($thing) }.
    .form = { THING($thing) } at { $spot }{ $nth ->
        [1] { "" }
       *[other] { " " }(number { $nth })
    }
act-grip = { $hands ->
    [2] { $by } takes { THING($weapon) } in both hands.
   *[other] { $by } takes { THING($weapon) } in one hand.
}
    .form = to { $hands ->
        [2] both hands
       *[other] one hand
    }
act-handle = { $what ->
    [other] { $by } uses something within reach.
   *[lever] { $by } operates the { $what }.
}
    .form = { $what ->
        [other] something else
       *[lever] a { $what }
    }
act-save-turn = { $by } waits to act after { $after }.
    .form = until after { $after }
act-learn-style = { $by } learns a Fighting Style: { $name }.
    .form = ({ $name }: { $gear })
act-expand-style = { $by } adds { $gear } to { $style }.
    .form = ({ $style }: { $gear })
act-leave = { $result ->
    [true] { $by } leaves the fight.
   *[false] { $by } tries to leave the fight and is stopped.
}
act-surrender = { $by } surrenders.
accept-surrender = { $by } accepts { $at }'s surrender and takes { $at } prisoner.
act-refuse-surrender = { $by } refuses { $at }'s surrender.
    .form = of { $at }
carry = { $by } picks up { $at }.
put-down = { $by } puts { $load } down.
weapon-in-hand = { $weapon ->
    [none] bare hands
   *[other] { THING($weapon) }
}
magic-on = { $magic } { $to ->
    [none] { $aim ->
        [storm] around { $at }
       *[foe] on { $self ->
            [yes] yourself
           *[no] { $at }
        }
    }
   *[other] to { $spot }
}
act-accept-surrender =
    .form = of { $at }
act-activate =
    .form = : { magic-on }
act-activate-as-reaction =
    .form = : { magic-on }
act-carry =
    .form = { $at }
act-cast =
    .form = { magic-on }
    .begun = { $by } begins to cast { $spell }.
act-cast-as-reaction =
    .form = : { magic-on }
act-drop =
    .form = { THING($thing) }
act-escape =
    .form = from { PLACE($from) }
act-fall =
    .form = ({ $at }: { $metres } m)
act-finish-fight =
    .form = ({ $alone ->
        [yes] nobody wins
       *[no] { $winner }'s side wins
    })
act-free-action =
    .form = : { $magic }
act-grapple =
    .form = { $at }
    .begun = { $by } tries to grapple { $at }.
act-harm =
    .form = { $at } ({ $points } { $type } damage{ $place ->
        [none] { "" }
       *[other] { " " }to the { $place }
    }{ $cause ->
        [blow] { "" }
       *[other], { $cause }
    }{ $armourCounts ->
        [yes] { "" }
       *[no], armour ignored
    })
act-opportunity-attack =
    .form = on { $at } with { weapon-in-hand } ({ $attribute })
    .begun = { $by } attacks { $at }.
act-release =
    .form = of { $at }
act-strike =
    .form = at { $at } with { weapon-in-hand }{ $shoots ->
        [yes] { "" }
       *[no] { " " }({ $attribute })
    }
    .begun = { $by } attacks { $at }.
act-strike-other =
    .form = at { $at } ({ $weapon }, { $attribute })
    .begun = { $by } attacks { $at }.
act-tend =
    .form = { $patient }
act-tend-afterwards =
    .form = ({ $patient })
act-throw =
    .form = { THING($weapon) } at { $at }
    .begun = { $by } prepares to throw at { $at }.
harm-done = { $points ->
    [0] GM: { $at } takes no { $type } damage{ $where }.
   *[other] GM: { $at } takes { $points } { $type } damage{ $where }.
}
falls = { $points ->
    [0] GM: { $at } falls { $metres } m and takes no damage.
   *[other] GM: { $at } falls { $metres } m and takes { $points } damage.
}
act-exert = GM: { $at } takes on a demanding task.
    .form = for { $at }
act-rest = GM: everyone takes a { $span }.
    .form = ({ $span })
act-close-scene = The scene ends.
act-heal = GM: { $who } is healed.
    .form = { $who } ({ $amount } health)
act-kill = GM: { $who } is killed.
    .form = { $who }
act-raise = GM: { $who } is raised.
    .form = { $who }
act-wake = GM: { $who } is woken.
    .form = { $who }
act-finish-turn = GM: { $who }'s turn ends.
    .form = of { $who }
act-join = GM: { $who } joins the fight.
    .form = { $who }
act-take-out = GM: { $who } is taken out of the fight.
    .form = { $who }
act-change-side = GM: { $who } changes sides.
    .form = ({ $who }: { $alone ->
        [yes] fights alone
       *[no] joins { $side }
    })
fate-dead = { $who } dies.
fate-dying = { $who } is dying.
fate-down = { $who } goes down.
fate-gone = { $who } leaves the fight.
change-hurt = { $points } damage
change-located = hit in the { $where }
change-healed = regains { $points } health
change-moved = now at ({ $x },{ $y })
change-teleported = now at ({ $x },{ $y })
change-pushed = pushed to ({ $x },{ $y })
change-dropped = { $who } drops { THING($thing) }.
change-used-up = uses up a potion
change-arrived = joins the fight
change-side-changed = changes sides
change-fact-set = { $fact ->
    [size] now { $value ->
        [0] tiny
        [1] small
        [2] medium
        [3] large
        [4] huge
       *[other] gargantuan
    }
    [maxHealth] full health is now { $value }
    [attacks] attacks made this round: { $value }
    [freeActions] free actions taken this round: { $value }
    [moved] centimetres moved this turn: { $value }
    [pace] speed is now { $value } m
    [natural] natural armour is now { $value }
    [xp] XP: { $value }
   *[other] { $fact } is now { $value }
}
change-gear-set = now has other gear
change-cover-set = { $cover ->
    [0] in the open
    [1] in low cover
    [2] in high cover
   *[3] in full cover
}
change-initiative-rolled = initiative { $total }
change-round-set = Round { $round }.
change-resolved = { $won } Successes against { $met }
change-turn-saved = waits for { $after }
change-handled = operates the { $what }
condition-surprised = surprised
    .ends = no longer surprised
condition-dazed = dazed
    .ends = no longer dazed
condition-prone = prone
    .ends = no longer prone
condition-braced = braced
    .ends = { "" }
condition-feinting = { $who } feints against { $source }: a boon on the next Strike.
    .ends = { "" }
condition-disengaged = disengaged
    .ends = { "" }
condition-hidden = hidden
    .ends = no longer hidden
condition-grappled = held by { $source }
    .ends = free of { $source }
condition-grappling = holds { $source }
    .ends = { "" }
condition-restrained = caught in the net
    .ends = out of the net
condition-blinded = blinded
    .ends = able to see again
condition-frightened = frightened of { $source }
    .ends = no longer frightened of { $source }
condition-fatigued = fatigued (level { $value })
    .ends = no longer fatigued
condition-slowed = slowed by frost
    .ends = no longer slowed
condition-damaged-armour = armour damaged by { $value }
    .has = has damaged armour
    .ends = armour repaired
condition-damaged-shield = shield damaged by { $value }
    .has = has a damaged shield
    .ends = shield no longer damaged
condition-mounted = mounted
    .ends = dismounted
condition-dying = dying
    .ends = no longer dying
condition-dead = dead
    .ends = alive again
condition-bleeding = bleeding
    .ends = no longer bleeding
condition-down = down
    .ends = conscious again
condition-poisoned = poisoned
    .ends = no longer poisoned
condition-burning = in flames
    .ends = no longer burning
condition-stunned = stunned
    .ends = no longer stunned
condition-unloaded = must reload
    .ends = { "" }
condition-warded = warded against { $value } damage
    .ends = the ward is used up
condition-blade-in-flames = { $who }'s blade bursts into flames.
    .has = has a burning blade
    .ends = the blade no longer burns
condition-gone = gone
    .ends = back in the fight
condition-away = still on the way
    .ends = { "" }
condition-surrendered = surrenders
    .has = surrenders
    .ends = { $who } fights on.
condition-prisoner = { $source ->
    [none] taken prisoner
   *[other] taken prisoner by { $source }
}
    .ends = free again
condition-carrying = carries { $source }
    .ends = no longer carries { $source }
condition-carried = carried by { $source }
    .ends = { "" }
ask-choose-style = { "" }
ask-choose-defence = { "" }
ask-choose-manoeuvre = { "" }
ask-choose-trick = { "" }
ask-choose-skill = { "" }
ask-choose-armour = { "" }
ask-go-on = { "" }
ask-twist-fate = { "" }
ask-settled = { $value ->
    [no] GM ruling: the fight goes on.
   *[yes] { "" }
}
ask-provoked = { "" }
ask-attacked = { "" }
label-against-the-prone = prone target
label-shooting-at-the-prone = prone target
label-holding-somebody = holding a foe
label-carrying-somebody = carrying
label-slowed-by-frost = frost
resource-mana = mana
resource-health = health
resource-luck = luck
resource-stamina = stamina
thing-bite = bite
    .the = a bite
thing-venomous-bite = venomous bite
    .the = a venomous bite
thing-claws = claws
    .the = its claws
refuse-after-the-fight = wait until the fight is over
refuse-attack-as-reaction = attack with magic only on your turn
refuse-awake = this fighter is awake
refuse-cannot-move = you cannot move
refuse-cannot-wake = choose someone here who is unconscious, but not dying or dead
refuse-carried = you are being carried
refuse-carrying = you are carrying someone: put them down first
refuse-carrying-already = you are already carrying someone
refuse-carrying-nobody = you are not carrying anybody
refuse-dazed = you are dazed: your only reaction is to defend
refuse-dead = this fighter is already dead
refuse-disengaged = you have already disengaged
refuse-empty-belt = you have nothing at your belt
refuse-fight-over = the fight is already over
refuse-foe-in-touch = a foe is within touch: move away first
refuse-foe-out-of-reach = your foe is out of reach
refuse-foe-prone = your foe is already prone
refuse-free-action-used = you have already taken your free action this round
refuse-grappling = you cannot hide while you hold someone or are held
refuse-held = someone is holding you: escape first
refuse-here-already = this fighter is already here
refuse-hidden = you are already hidden
refuse-holding-nobody = you are not holding anybody
refuse-in-net = you are caught in a net: escape first
refuse-lance-on-foot = you can use a lance only from the saddle
refuse-left = you have left the fight
refuse-left-already = this fighter has already left
refuse-no-attacks = you have already made two attacks this round
refuse-no-bash = you need a shield or a heavy weapon to bash
refuse-no-blade = you need a melee weapon in hand
refuse-no-defence-spell = you cannot { WORD($defence) } this spell
refuse-no-destination = only a teleport has a destination
refuse-no-exit-here = go to an exit or an open edge of the board first
refuse-no-free-actions = you have no perk that gives you one
refuse-no-free-hand = you need a free hand: put away or drop something
refuse-no-grapple = choose someone awake within touch whom you are not holding yet
refuse-no-leap-there = choose a free place within { $metres } m
refuse-no-magic-items = you have no magic items
refuse-no-other-weapon = your other hand holds nothing to strike with
refuse-no-parry-ranged = you cannot parry a ranged attack
refuse-no-patient = nobody within touch needs care
refuse-no-phase-step = you do not have this perk
refuse-no-precision = you can use Precision only with a Strike
refuse-no-shield = you need a shield to block
refuse-no-spells = you know no spells
refuse-no-such-fighter = there is no such fighter
refuse-no-such-target = you cannot choose this target
refuse-no-turn = it is nobody's turn
refuse-no-two-hands = you need both hands free: put away or drop what you hold
refuse-no-ward = only a ward can answer an attack
refuse-no-withstand = you can withstand only spells that target the mind
refuse-nobody-surrendered = no foe has surrendered
refuse-none-activate = no target in range of your items
refuse-none-activate-as-reaction = no target in range of your items
refuse-none-carry = nobody within touch can be carried
refuse-none-cast = no target in range of your spells
refuse-none-cast-as-reaction = no target in range of your spells
refuse-none-dash = no free place to go to
refuse-none-draw = you have no hand free for it
refuse-none-drop = you hold nothing
refuse-none-finish-turn = nobody has a turn
refuse-none-grapple = no foe within touch can be grappled
refuse-none-grip = you need your other hand free
refuse-none-join = everyone is here already
refuse-none-move = no free place to go to
refuse-none-opportunity-attack = no foe has given you an opening
refuse-none-phase-step = no free place to step to
refuse-none-raise = nobody is unconscious or dead
refuse-none-save-turn = nobody else is still to act in this round
refuse-none-stow = you hold nothing
refuse-none-strike-other = no target in reach of your other hand
refuse-none-take-out = nobody is left to take out
refuse-none-tend-afterwards = nobody needs care
refuse-none-wake = nobody here is merely asleep
refuse-not-arrived = you have not arrived yet
refuse-not-burning = you are not burning
refuse-not-held = nobody is holding you, and you are not in a net
refuse-not-loaded = your weapon is not loaded: reload first
refuse-not-prone = you are already standing
refuse-not-their-turn = it is not this fighter's turn
refuse-nothing-in-touch = nothing lies within touch
refuse-nothing-to-disarm = { $item ->
    [weapon] your foe holds no weapon
    [shield] your foe holds no shield
   *[other] your foe holds nothing in the other hand
}
refuse-nothing-to-parry = you have nothing to parry with
refuse-nothing-to-reload = you have nothing to reload
refuse-nothing-to-throw = you hold nothing that can be thrown
refuse-one-grip = you hold no weapon that can be used in one hand or two
refuse-one-of = choose one of: { $list }
refuse-only-thrown = you can only throw this weapon
refuse-other-opening = strike the fighter who gave you the opening
refuse-place-not-free = choose a free place on the board
refuse-prisoner = you are a prisoner
refuse-prone = you are prone: stand up first
refuse-same-side = this fighter is already on that side
refuse-style-covers = this style already covers { WORD($gear) }
refuse-style-full = a style covers at most { $most } types of gear
refuse-style-name = the name must have 1 to 80 letters
refuse-surprised = you are surprised: wait for the next round
refuse-surrendered = you have surrendered
refuse-too-far = the target is too far away: move closer
refuse-too-few-ap = { $left ->
    [0] you have no AP left this round
   *[other] you need { $ap } AP, but have only { $left } left this round
}
refuse-too-few-hands = you have too few free hands: put away or drop something
refuse-too-few-xp = you need { $xp } XP
refuse-too-little-mana = you need { $mana } mana, but have only { $left }
refuse-turn-begun = you have already begun your turn
refuse-unconscious = you are unconscious
refuse-unconscious-foe = your foe is unconscious
refuse-wall-between = a wall is in the way
prompt-choose-defence = { $how ->
    [ranged] { $by } shoots at { $at } with { THING($weapon) }. Defend? ({ $ap } AP)
    [thrown] { $by } throws { THING($weapon) } at { $at }. Defend? ({ $ap } AP)
    [spell] { $by } casts { $magic } at { $at }. Defend? ({ $ap } AP)
   *[melee] { $weapon ->
        [none] { $by } strikes at { $at } with bare hands. Defend? ({ $ap } AP)
       *[other] { $by } strikes at { $at } with { THING($weapon) }. Defend? ({ $ap } AP)
    }
}
prompt-attacked = { $by } attacks { $at }. Raise a ward first? (costs AP, and mana for a spell)
prompt-provoked = { $why ->
    [cast] { $by } casts a spell within { $foe }'s reach. Make an opportunity attack? ({ $ap } AP)
    [stand-up] { $by } stands up within { $foe }'s reach. Make an opportunity attack? ({ $ap } AP)
    [enter] { $by } comes within { $foe }'s reach. Make an opportunity attack? ({ $ap } AP)
   *[move] { $by } moves within { $foe }'s reach. Make an opportunity attack? ({ $ap } AP)
}
prompt-go-on = { $who } was attacked on the way. Move on to ({ $x },{ $y })?
prompt-choose-manoeuvre = { $by } has a critical win against { $at }. Which manoeuvre, if any? (no cost)
prompt-choose-trick = { $disarms ->
    [yes] { $by } hits { $at } with { THING($weapon) }. Trip or disarm { $at } as well? (no cost)
   *[no] { $by } hits { $at } with { THING($weapon) }. Trip { $at } as well? (no cost)
}
prompt-choose-skill = { $what ->
    [disarm] { $by } tries to disarm { $who }. Which skill does { $who } use to resist?
    [grapple] { $by } tries to grab { $who }. Which skill does { $who } use to resist?
    [net] { $who } tries to get out of the net. Which skill does { $who } use?
   *[hold] { $who } tries to break free from { $by }. Which skill does { $who } use?
}
prompt-choose-style = { $use ->
    [attack] Which Fighting Style does { $who } attack with?
   *[defence] Which Fighting Style does { $who } defend with?
}
prompt-choose-armour = Only one Armour Rating of { $who } counts. Which one?
prompt-twist-fate = { $successes ->
    [0] { $who } fails the { WORD($skill) } test. Roll again? (1 luck)
    [one] { $who } passes the { WORD($skill) } test with 1 Success. Roll again, and take the second roll? (1 luck)
   *[other] { $who } passes the { WORD($skill) } test with { $successes } Successes. Roll again, and take the second roll? (1 luck)
}
prompt-settled = Only one side is left standing. GM: is the fight over?
term-health = How much more damage a fighter can take. At 0 the fighter falls unconscious.
term-ap = Action points: they pay for the actions and reactions of a round.
term-attacks = How many more attacks a fighter may make this round.
term-mana = Mana: spells cost it.
term-stamina = How many demanding tasks a fighter can take on before tiring.
term-luck = Points that let you reroll one of your tests.
act-move =
    .begun = { $by } begins to move.
act-dash =
    .begun = { $by } begins to dash.
act-stand-up =
    .begun = { $by } begins to stand up.
answer-choose-defence-none = No defence
answer-choose-manoeuvre-none = No manoeuvre
answer-choose-trick-none = No trick
word-precision-torso = Precision (torso)
word-precision-legs = Precision (legs)
word-precision-arms = Precision (arms)
word-precision-head = Precision (head)
word-disarm-weapon = Disarm (weapon)
word-disarm-shield = Disarm (shield)
odds-fact-shield = { $value ->
    [nothing] has no shield
   *[other] holds { $thing }
}
odds-fact-other = { $value ->
    [nothing] has nothing else in hand
   *[other] also holds { $thing }
}
label-attribute-2-x-rank-or-as-printed = attribute + 2 × rank, or as printed
`,
};

/** The messages that code says itself, and what they are given. */
export interface Messages {
  readonly 'game-about': { };
  readonly 'strike': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly where: Arg; readonly with: Arg; readonly harm: Arg; readonly defence: Arg };
  readonly 'with-weapon': { readonly weapon: Arg };
  readonly 'with-nothing': { };
  readonly 'bite': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly where: Arg; readonly harm: Arg; readonly defence: Arg };
  readonly 'opportunity': { readonly what: Arg };
  readonly 'shoot': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly where: Arg; readonly weapon: Arg; readonly harm: Arg; readonly defence: Arg };
  readonly 'throw': { readonly how: Arg; readonly by: Arg; readonly weapon: Arg; readonly at: Arg; readonly where: Arg; readonly harm: Arg; readonly defence: Arg };
  readonly 'spell-at': { readonly how: Arg; readonly by: Arg; readonly magic: Arg; readonly at: Arg; readonly where: Arg; readonly harm: Arg; readonly defence: Arg };
  readonly 'storm': { readonly how: Arg; readonly by: Arg; readonly magic: Arg; readonly struck: Arg; readonly at: Arg };
  readonly 'struck': { readonly who: Arg; readonly points: Arg };
  readonly 'in-storm': { readonly how: Arg; readonly who: Arg; readonly with: Arg; readonly test: Arg };
  readonly 'spell-self': { readonly how: Arg; readonly by: Arg; readonly magic: Arg };
  readonly 'spell-on': { readonly how: Arg; readonly by: Arg; readonly magic: Arg; readonly at: Arg };
  readonly 'spell-leap': { readonly by: Arg; readonly magic: Arg; readonly x: Arg; readonly y: Arg };
  readonly 'harm': { readonly points: Arg };
  readonly 'harm-behind-block': { readonly points: Arg };
  readonly 'in-torso': { };
  readonly 'in-legs': { };
  readonly 'in-arms': { };
  readonly 'in-head': { };
  readonly 'with-block': { };
  readonly 'with-dodge': { };
  readonly 'with-parry': { };
  readonly 'with-withstand': { };
  readonly 'test': { readonly face: Arg; readonly target: Arg; readonly parts: Arg; readonly result: Arg };
  readonly 'test-of': { readonly face: Arg; readonly kept: Arg; readonly faces: Arg; readonly why: Arg; readonly target: Arg; readonly parts: Arg; readonly result: Arg };
  readonly 'why-two': { readonly why: Arg };
  readonly 'test-result': { readonly how: Arg; readonly successes: Arg };
  readonly 'test-again': { readonly first: Arg; readonly second: Arg };
  readonly 'why-larger': { };
  readonly 'why-smaller': { };
  readonly 'why-firm': { };
  readonly 'why-trick': { };
  readonly 'attack-end': { readonly end: Arg; readonly winner: Arg; readonly manoeuvre: Arg };
  readonly 'attack-alone': { readonly attack: Arg; readonly end: Arg };
  readonly 'attack-undefended': { readonly attack: Arg; readonly end: Arg };
  readonly 'attack-versus': { readonly attack: Arg; readonly with: Arg; readonly defence: Arg; readonly end: Arg };
  readonly 'attack-helpless': { readonly at: Arg; readonly end: Arg };
  readonly 'attack-covered': { readonly at: Arg };
  readonly 'defence-alone': { readonly with: Arg; readonly defence: Arg };
  readonly 'manoeuvre-bash': { };
  readonly 'manoeuvre-brace': { };
  readonly 'manoeuvre-disarm': { };
  readonly 'manoeuvre-feint': { };
  readonly 'manoeuvre-precision': { };
  readonly 'manoeuvre-push': { };
  readonly 'manoeuvre-trip': { };
  readonly 'manoeuvre': { readonly name: Arg; readonly who: Arg; readonly skill: Arg; readonly test: Arg; readonly end: Arg };
  readonly 'manoeuvre-end': { readonly how: Arg; readonly who: Arg; readonly x: Arg; readonly y: Arg; readonly thing: Arg };
  readonly 'manoeuvre-sure': { readonly size: Arg; readonly name: Arg; readonly who: Arg; readonly winner: Arg };
  readonly 'brace-won': { readonly who: Arg };
  readonly 'feint': { readonly passed: Arg; readonly test: Arg; readonly at: Arg };
  readonly 'resist': { readonly who: Arg; readonly test: Arg };
  readonly 'resist-venom': { readonly passed: Arg; readonly who: Arg; readonly test: Arg };
  readonly 'resist-tangle': { readonly how: Arg; readonly who: Arg; readonly weapon: Arg; readonly test: Arg };
  readonly 'test-line': { readonly skill: Arg; readonly test: Arg };
  readonly 'contest': { readonly skill: Arg; readonly test: Arg; readonly at: Arg; readonly skill2: Arg; readonly test2: Arg; readonly winner: Arg };
  readonly 'sorcery': { readonly test: Arg };
  readonly 'half-price': { };
  readonly 'stealth': { readonly tests: Arg };
  readonly 'observation': { readonly tests: Arg };
  readonly 'damage-name': { };
  readonly 'damage-bonus': { };
  readonly 'damage-poison': { };
  readonly 'damage-burning': { readonly who: Arg };
  readonly 'damage': { readonly what: Arg; readonly total: Arg };
  readonly 'damage-taken': { readonly what: Arg; readonly total: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'damage-sum': { readonly points: Arg; readonly sum: Arg };
  readonly 'damage-through': { readonly sum: Arg; readonly points: Arg };
  readonly 'halved': { readonly dice: Arg };
  readonly 'at-most': { readonly dice: Arg; readonly points: Arg };
  readonly 'location': { readonly dice: Arg; readonly where: Arg };
  readonly 'healing': { readonly who: Arg; readonly dice: Arg; readonly points: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'healing-unseen': { readonly who: Arg; readonly points: Arg };
  readonly 'move': { readonly how: Arg; readonly by: Arg; readonly x: Arg; readonly y: Arg };
  readonly 'dash': { readonly how: Arg; readonly by: Arg; readonly x: Arg; readonly y: Arg };
  readonly 'phase-step': { readonly by: Arg; readonly x: Arg; readonly y: Arg };
  readonly 'phase-step-fails': { readonly by: Arg };
  readonly 'brings': { readonly by: Arg; readonly load: Arg };
  readonly 'stands-at': { readonly who: Arg; readonly x: Arg; readonly y: Arg };
  readonly 'stand-up': { readonly points: Arg; readonly attacks: Arg; readonly by: Arg };
  readonly 'stand-up-fails': { readonly attacks: Arg; readonly by: Arg };
  readonly 'grapple': { readonly how: Arg; readonly by: Arg; readonly at: Arg };
  readonly 'escape': { readonly how: Arg; readonly by: Arg; readonly from: Arg };
  readonly 'escape-net': { readonly how: Arg; readonly by: Arg };
  readonly 'sneak': { readonly how: Arg; readonly by: Arg };
  readonly 'search': { readonly how: Arg; readonly by: Arg };
  readonly 'search-finds': { readonly by: Arg; readonly found: Arg };
  readonly 'brace': { readonly by: Arg; readonly perk: Arg };
  readonly 'tend': { readonly how: Arg; readonly by: Arg; readonly patient: Arg };
  readonly 'tend-self': { readonly how: Arg; readonly by: Arg };
  readonly 'put-out': { readonly how: Arg; readonly by: Arg };
  readonly 'drop': { readonly by: Arg; readonly thing: Arg };
  readonly 'drops': { readonly who: Arg; readonly thing: Arg };
  readonly 'surprised': { readonly number: Arg; readonly who: Arg };
  readonly 'noticed': { };
  readonly 'initiative': { readonly order: Arg };
  readonly 'initiative-rolls': { readonly rolls: Arg };
  readonly 'initiative-equal': { };
  readonly 'initiative-ties': { readonly who: Arg };
  readonly 'before': { readonly first: Arg; readonly second: Arg };
  readonly 'round': { readonly round: Arg };
  readonly 'turn-of': { readonly who: Arg; readonly ap: Arg; readonly spent: Arg };
  readonly 'arrives': { readonly who: Arg };
  readonly 'poison': { readonly passed: Arg; readonly who: Arg; readonly test: Arg };
  readonly 'bleeds': { readonly who: Arg; readonly points: Arg };
  readonly 'bleeds-from': { readonly who: Arg; readonly points: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'dying': { readonly fails: Arg; readonly who: Arg; readonly test: Arg };
  readonly 'regains': { readonly who: Arg; readonly points: Arg };
  readonly 'regains-from': { readonly who: Arg; readonly points: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'fight-over-gm': { };
  readonly 'finish-round': { };
  readonly 'release': { readonly by: Arg; readonly at: Arg };
  readonly 'accept-surrender': { readonly by: Arg; readonly at: Arg };
  readonly 'carry': { readonly by: Arg; readonly at: Arg };
  readonly 'put-down': { readonly by: Arg; readonly load: Arg };
  readonly 'weapon-in-hand': { readonly weapon: Arg };
  readonly 'magic-on': { readonly magic: Arg; readonly to: Arg; readonly aim: Arg; readonly at: Arg; readonly self: Arg; readonly spot: Arg };
  readonly 'harm-done': { readonly points: Arg; readonly at: Arg; readonly type: Arg; readonly where: Arg };
  readonly 'falls': { readonly points: Arg; readonly at: Arg; readonly metres: Arg };
  readonly 'answer-choose-defence-none': { };
  readonly 'answer-choose-manoeuvre-none': { };
  readonly 'answer-choose-trick-none': { };
  readonly 'odds-fact-shield': { readonly value: Arg; readonly thing: Arg };
  readonly 'odds-fact-other': { readonly value: Arg; readonly thing: Arg };
}

declare module '@riposte/kernel' {
  interface Reasons {
    readonly 'after-the-fight': true;
    readonly 'attack-as-reaction': true;
    readonly awake: true;
    readonly 'cannot-move': true;
    readonly 'cannot-wake': true;
    readonly carried: true;
    readonly carrying: true;
    readonly 'carrying-already': true;
    readonly 'carrying-nobody': true;
    readonly dazed: true;
    readonly dead: true;
    readonly disengaged: true;
    readonly 'empty-belt': true;
    readonly 'fight-over': true;
    readonly 'foe-in-touch': true;
    readonly 'foe-out-of-reach': true;
    readonly 'foe-prone': true;
    readonly 'free-action-used': true;
    readonly grappling: true;
    readonly held: true;
    readonly 'here-already': true;
    readonly hidden: true;
    readonly 'holding-nobody': true;
    readonly 'in-net': true;
    readonly 'lance-on-foot': true;
    readonly left: true;
    readonly 'left-already': true;
    readonly 'no-attacks': true;
    readonly 'no-bash': true;
    readonly 'no-blade': true;
    readonly 'no-defence-spell': true;
    readonly 'no-destination': true;
    readonly 'no-exit-here': true;
    readonly 'no-free-actions': true;
    readonly 'no-free-hand': true;
    readonly 'no-grapple': true;
    readonly 'no-leap-there': true;
    readonly 'no-magic-items': true;
    readonly 'no-other-weapon': true;
    readonly 'no-parry-ranged': true;
    readonly 'no-patient': true;
    readonly 'no-phase-step': true;
    readonly 'no-precision': true;
    readonly 'no-shield': true;
    readonly 'no-spells': true;
    readonly 'no-such-fighter': true;
    readonly 'no-such-target': true;
    readonly 'no-turn': true;
    readonly 'no-two-hands': true;
    readonly 'no-ward': true;
    readonly 'no-withstand': true;
    readonly 'nobody-surrendered': true;
    readonly 'none-activate': true;
    readonly 'none-activate-as-reaction': true;
    readonly 'none-carry': true;
    readonly 'none-cast': true;
    readonly 'none-cast-as-reaction': true;
    readonly 'none-dash': true;
    readonly 'none-draw': true;
    readonly 'none-drop': true;
    readonly 'none-finish-turn': true;
    readonly 'none-grapple': true;
    readonly 'none-grip': true;
    readonly 'none-join': true;
    readonly 'none-move': true;
    readonly 'none-opportunity-attack': true;
    readonly 'none-phase-step': true;
    readonly 'none-raise': true;
    readonly 'none-save-turn': true;
    readonly 'none-stow': true;
    readonly 'none-strike-other': true;
    readonly 'none-take-out': true;
    readonly 'none-tend-afterwards': true;
    readonly 'none-wake': true;
    readonly 'not-arrived': true;
    readonly 'not-burning': true;
    readonly 'not-held': true;
    readonly 'not-loaded': true;
    readonly 'not-prone': true;
    readonly 'not-their-turn': true;
    readonly 'nothing-in-touch': true;
    readonly 'nothing-to-disarm': true;
    readonly 'nothing-to-parry': true;
    readonly 'nothing-to-reload': true;
    readonly 'nothing-to-throw': true;
    readonly 'one-grip': true;
    readonly 'one-of': true;
    readonly 'only-thrown': true;
    readonly 'other-opening': true;
    readonly 'place-not-free': true;
    readonly prisoner: true;
    readonly prone: true;
    readonly 'same-side': true;
    readonly 'style-covers': true;
    readonly 'style-full': true;
    readonly 'style-name': true;
    readonly surprised: true;
    readonly surrendered: true;
    readonly 'too-far': true;
    readonly 'too-few-ap': true;
    readonly 'too-few-hands': true;
    readonly 'too-few-xp': true;
    readonly 'too-little-mana': true;
    readonly 'turn-begun': true;
    readonly unconscious: true;
    readonly 'unconscious-foe': true;
    readonly 'wall-between': true;
  }
}
