// Made by `npm run messages` from the files in messages/; do not change it by hand.
import type { Arg } from '@riposte/ruleset';

/** The messages by language. */
export const MESSAGES = {
  en: `strike = { $how ->
    [hit] { $by } hits { $at } in { THING($part) } with { THING($weapon) }{ $parry }.
    [harmless] { $by } hits { $at } with { THING($weapon) }, but causes no injury.
    [missed] { $by } attacks { $at } with { THING($weapon) } and misses.
    [parried] { $by } attacks { $at } with { THING($weapon) }; { $at } parries.
   *[open] { $by } prepares to attack { $at }, but cannot.
}
bite = { $how ->
    [hit] { $by } bites { $at } in { THING($part) }{ $parry }.
    [harmless] { $by } bites { $at }, but causes no injury.
    [missed] { $by } snaps at { $at } and misses.
    [parried] { $by } snaps at { $at }; { $at } parries.
   *[open] { $by } prepares to bite { $at }, but cannot.
}
reactive-attack = { $how ->
    [hit] { $by } uses the opening and hits { $at } in { THING($part) } with { THING($weapon) }{ $parry }.
    [harmless] { $by } uses the opening and hits { $at } with { THING($weapon) }, but causes no injury.
    [missed] { $by } strikes at the opening with { THING($weapon) } and misses { $at }.
    [parried] { $by } strikes at the opening with { THING($weapon) }; { $at } parries.
   *[open] { $by } sees the opening, but cannot strike.
}
charge = { $how ->
    [hit] { $by } charges { $at } and hits { THING($part) } with { THING($weapon) }{ $parry }.
    [harmless] { $by } charges { $at } and hits with { THING($weapon) }, but causes no injury.
    [missed] { $by } charges { $at } and misses with { THING($weapon) }.
    [parried] { $by } charges { $at } with { THING($weapon) }; { $at } parries.
    [halted] { $by } charges { $at }, but is stopped at once.
   *[open] { $by } charges { $at }, but gets no further than { $to }.
}
shoot = { $how ->
    [hit] { $by } shoots { $at } in { THING($part) } with { THING($weapon) }.
    [harmless] { $by } shoots { $at } with { THING($weapon) }, but causes no injury.
    [missed] { $by } shoots at { $at } with { THING($weapon) } and misses.
   *[open] { $by } prepares to shoot at { $at }, but cannot.
}
throw = { $how ->
    [hit] { $by } throws { THING($weapon) } and hits { $at } in { THING($part) }.
    [harmless] { $by } throws { THING($weapon) } and hits { $at }, but causes no injury.
    [missed] { $by } throws { THING($weapon) } at { $at } and misses.
   *[open] { $by } prepares to throw { THING($weapon) } at { $at }, but cannot.
}
spell-strike = { $how ->
    [hit] { $by }'s { $spell } hits { $at } in { THING($part) }{ $parry }.
    [harmless] { $by }'s { $spell } hits { $at }, but causes no injury.
    [missed] { $by }'s { $spell } misses { $at }.
    [parried] { $by } reaches for { $at } with { $spell }; { $at } parries.
   *[open] { $by } begins to cast { $spell } at { $at }, but is interrupted.
}
cleave = { $how ->
    [hit] The blow carries on and hits { $next } in { THING($part) }{ $parry }.
    [harmless] The blow carries on and hits { $next }, but causes no injury.
    [missed] The blow carries on and misses { $next }.
    [parried] The blow carries on; { $next } parries.
   *[open] The blow carries on to { $next }.
}
with-cleave = { $what } { $how ->
    [hit] The blow carries on and hits { $next } in { THING($part) }{ $parry }.
    [harmless] The blow carries on and hits { $next }, but causes no injury.
    [missed] The blow carries on and misses { $next }.
    [parried] The blow carries on; { $next } parries.
   *[open] The blow carries on to { $next }.
}
parry-failed = ; the parry fails
parry-weak = ; the parry only weakens the blow
multi-alike = { $by } attacks { $at } { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
} with { THING($weapon) }: { $hits ->
    [0] no hits.
    [one] 1 hit.
   *[other] { $hits } hits.
}
list-thing = { THING($thing) }
multiweapon = { $by } attacks { $at } with { $weapon }: { $hits ->
    [0] no hits.
    [one] 1 hit.
   *[other] { $hits } hits.
}
rapid-shot = { $by } shoots { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
} at { $at } with { THING($weapon) }: { $hits ->
    [0] no hits.
    [one] 1 hit.
   *[other] { $hits } hits.
}
rapid-throw = { $by } throws { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
} at { $at }: { $hits ->
    [0] no hits.
    [one] 1 hit.
   *[other] { $hits } hits.
}
volley-open = { $by } prepares to attack { $at } several times, but cannot.
coup-de-grace = { $how ->
    [hit] { $by } strikes the helpless { $at } in { THING($part) } with { THING($weapon) }.
   *[harmless] { $by } strikes the helpless { $at } with { THING($weapon) }, but causes no injury.
}
confused = { $how ->
    [nothing] { $by } is confused and does nothing this turn.
    [attack] { $by } is confused and attacks { $at }, who is nearest.
    [alone] { $by } is confused and finds nobody to attack.
   *[free] { $by } is confused, but keeps control this turn.
}
attack-roll = { $what } { $sum } vs defence { $value }: { $result }
attack-parry = { $what } { $sum } vs defence { $value }; parry { $parry }: { $result }
attack-unseen = { $what } { $sum }: { $result }
confirmation = Confirmation { $sum } vs defence { $value }: { $won ->
    [yes] critical
   *[no] not critical
}
name-attack = Attack
name-cleave = Cleave
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
result-part = { $result }, { $part }
disarm = { $how ->
    [taken] { $by } takes { THING($thing) } out of { $at }'s hand.
    [done] { $by } knocks { THING($thing) } out of { $at }'s hand to { $to }.
    [nothing] { $by } beats { $at }'s guard, but there is nothing to disarm.
    [missed] { $by } tries to disarm { $at } and fails.
    [parried] { $by } tries to disarm { $at }; { $at } parries.
   *[open] { $by } prepares to disarm { $at }, but cannot.
}
drag = { $how ->
    [done] { $by } drags { $at } to { $to }.
    [nothing] { $by } pulls at { $at }, who does not move.
    [missed] { $by } tries to drag { $at } and fails.
    [parried] { $by } tries to drag { $at }; { $at } parries.
   *[open] { $by } prepares to drag { $at }, but cannot.
}
grapple = { $how ->
    [done] { $by } grapples { $at }.
    [pinned] { $by } grapples and pins { $at }.
    [nothing] { $by } grapples { $at }.
    [missed] { $by } tries to grapple { $at } and fails.
    [parried] { $by } tries to grapple { $at }; { $at } parries.
   *[open] { $by } prepares to grapple { $at }, but cannot.
}
overrun = { $how ->
    [done] { $by } overruns { $at } to { $to }.
    [nothing] { $by } runs into { $at }, but finds no way past.
    [missed] { $by } tries to overrun { $at } and fails.
    [parried] { $by } tries to overrun { $at }; { $at } parries.
   *[open] { $by } prepares to overrun { $at }, but cannot.
}
reposition = { $how ->
    [done] { $by } moves { $at } to { $to }.
    [nothing] { $by } turns { $at }, who stays in place.
    [missed] { $by } tries to reposition { $at } and fails.
    [parried] { $by } tries to reposition { $at }; { $at } parries.
   *[open] { $by } prepares to reposition { $at }, but cannot.
}
shove = { $how ->
    [done] { $by } shoves { $at } to { $to }.
    [nothing] { $by } shoves { $at }, who has no way to go.
    [missed] { $by } tries to shove { $at } and fails.
    [parried] { $by } tries to shove { $at }; { $at } parries.
   *[open] { $by } prepares to shove { $at }, but cannot.
}
steal = { $how ->
    [done] { $by } steals { THING($thing) } from { $at }.
    [nothing] { $by } reaches for { $at }'s belt, but there is nothing left to take.
    [missed] { $by } tries to steal from { $at } and fails.
    [parried] { $by } tries to steal from { $at }; { $at } parries.
   *[open] { $by } prepares to steal from { $at }, but cannot.
}
sunder = { $how ->
    [broken] { $by } breaks { $at }'s { $thing }.
    [done] { $by } damages { $at }'s { $thing }.
    [nothing] { $by } strikes at { $at }'s gear, but there is nothing to break.
    [missed] { $by } tries to break { $at }'s { $thing } and fails.
    [parried] { $by } tries to break { $at }'s { $thing }; { $at } parries.
   *[open] { $by } prepares to break { $at }'s { $thing }, but cannot.
}
trick = { $how ->
    [missed] { $by } tries to trick { $at } and fails.
    [parried] { $by } tries to trick { $at }; { $at } parries.
    [open] { $by } prepares to trick { $at }, but cannot.
   *[done] { $by } tricks { $at }.
}
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
escape = { $how ->
    [free] { $by } breaks free from { $from }.
    [held] { $by } fails to break free from { $from }.
   *[open] { $by } tries to break free from { $from }.
}
harm = { $who }: { $what }.
harm-and-paid = { $what }; { $paid }
injured-part = { $state ->
    [destroyed] { $part } destroyed
    [useless] { $part } useless
    [injured] { $part } injured
   *[again] { $part } injured again ({ $to } injuries)
}
harm-strain = { $points } strain{ $pools }
harm-pools = { " " }({ $pools })
harm-pool = { $title } { $from } → { $to }
harm-loss = −{ $points } { $title } ({ $from } → { $to })
harm-exhausted = exhausted
harm-reactions = −{ $points ->
    [one] 1 reaction
   *[other] { $points } reactions
}
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
tires = { $who } tires: { $what }.
bleeds = { $who } bleeds: { $what }.
drops = { $who } drops { $what }.
lands = { THING($what) } lands at { $to }.
scatters = { THING($what) } lands at { $to }: scatter { $dice }.
sticks = { THING($what) } sticks in { $in }.
check = { $what } { $sum } vs { $dc }: { $how ->
    [critical] critical success
    [passed] passed
   *[failed] failed
}
check-of = { $who }: { $what } { $sum } vs { $dc }: { $how ->
    [critical] critical success
    [passed] passed
   *[failed] failed
}
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
check-held = { $who } tries to shake off the spell: saving throw { $sum } vs { $dc }, { $how ->
    [failed] failed
   *[passed] passed
}
name-heal = Heal
name-escape = Escape
name-lore = Lore
name-skill = Skill check
spell = { $how ->
    [took] { $by } casts { $spell } on { $at }; the saving throw fails.
    [resisted] { $by } casts { $spell } on { $at }; { $at } resists.
    [immune] { $by } casts { $spell } on { $at }, who is immune.
    [wasted] { $by } casts { $spell } on { $at } in vain.
    [open] { $by } begins to cast { $spell } on { $at }, but is interrupted.
    [self] { $by } casts { $spell }.
   *[done] { $by } casts { $spell } on { $at }.
}
locate-heart = { $found ->
    [yes] { $by } studies { $at } and finds the weak spot.
   *[no] { $by } studies { $at } and finds no weak spot.
}
first-aid = { $done ->
    [self-yes] { $by } gives first aid to { $by }; the bleeding stops.
    [self-no] { $by } gives first aid to { $by }; the bleeding goes on.
    [yes] { $by } gives { $at } first aid; the bleeding stops.
   *[no] { $by } gives { $at } first aid; the bleeding goes on.
}
treat = { $done ->
    [yes] { $by } treats { $at }'s { $part }; recovery begins.
   *[no] { $by } fails to treat { $at }'s { $part }.
}
use-skill = { $by } uses { $skill }.
skill-roll = Skill check { $sum }
move = { $how ->
    [done] { $by } moves to { $to }.
    [halted] { $by } tries to move to { $to }, but is stopped at once.
   *[stopped] { $by } moves, but gets no further than { $to }.
}
step = { $how ->
    [done] { $by } steps to { $to }.
   *[halted] { $by } tries to step to { $to }, but cannot.
}
crawl = { $how ->
    [done] { $by } crawls to { $to }.
   *[halted] { $by } tries to crawl to { $to }, but cannot.
}
withdraw = { $how ->
    [done] { $by } withdraws to { $to }.
    [halted] { $by } tries to withdraw to { $to }, but is stopped at once.
   *[stopped] { $by } withdraws, but gets no further than { $to }.
}
run = { $how ->
    [done] { $by } runs to { $to }.
    [halted] { $by } tries to run to { $to }, but is stopped at once.
   *[stopped] { $by } runs, but gets no further than { $to }.
}
fly = { $how ->
    [done] { $by } flies to { $to }.
    [halted] { $by } tries to fly to { $to }, but is stopped at once.
   *[stopped] { $by } flies, but gets no further than { $to }.
}
stand-up = { $done ->
    [yes] { $by } stands up.
   *[no] { $by } tries to stand up and fails.
}
soar = { $done ->
    [yes] { $height ->
        [0] { $by } lands.
       *[other] { $by } flies at a height of { $height } ft.
    }
   *[no] { $by } tries to change height and fails.
}
leave = { $done ->
    [yes] { $by } leaves the fight.
   *[no] { $by } tries to leave the fight and fails.
}
draw = { $done ->
    [yes] { $by } draws { THING($thing) } with { THING($hand) }.
   *[no] { $by } reaches for { THING($thing) }, but cannot draw.
}
carry = { $by } takes up { $at }.
put-down = { $by } sets { $at } down at { $to }.
get-down = { $by } gets down to { $to }.
round = Round { $round }
turn-of = { $state ->
    [unconscious] { $who }'s turn: unconscious
    [stunned] { $who }'s turn: stunned
    [yielded] { $who }'s turn: out of the fight
   *[able] { $who }'s turn: { $ap } AP, { $reactions ->
        [one] 1 reaction
       *[other] { $reactions } reactions
    }
}
order = Initiative: { $order }.
order-rolls = { $rolls }
order-roll-off = { $text } (roll-off)
round-ends = GM: the round ends.
next-is = Round { $round } begins with { $who }.
fight-over = The fight is over.
act-roll-initiative = { "" }
act-next-turn = { "" }
act-end-turn = { "" }
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
fate-dead = { $who } dies.
fate-unconscious = { $who } falls unconscious.
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
`,
};

/** The messages that code says itself, and what they are given. */
export interface Messages {
  readonly 'strike': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly part: Arg; readonly weapon: Arg; readonly parry: Arg };
  readonly 'bite': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly part: Arg; readonly parry: Arg };
  readonly 'reactive-attack': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly part: Arg; readonly weapon: Arg; readonly parry: Arg };
  readonly 'charge': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly part: Arg; readonly weapon: Arg; readonly parry: Arg; readonly to: Arg };
  readonly 'shoot': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly part: Arg; readonly weapon: Arg };
  readonly 'throw': { readonly how: Arg; readonly by: Arg; readonly weapon: Arg; readonly at: Arg; readonly part: Arg };
  readonly 'spell-strike': { readonly how: Arg; readonly by: Arg; readonly spell: Arg; readonly at: Arg; readonly part: Arg; readonly parry: Arg };
  readonly 'cleave': { readonly how: Arg; readonly next: Arg; readonly part: Arg; readonly parry: Arg };
  readonly 'with-cleave': { readonly what: Arg; readonly how: Arg; readonly next: Arg; readonly part: Arg; readonly parry: Arg };
  readonly 'parry-failed': { };
  readonly 'parry-weak': { };
  readonly 'multi-alike': { readonly by: Arg; readonly at: Arg; readonly number: Arg; readonly weapon: Arg; readonly hits: Arg };
  readonly 'list-thing': { readonly thing: Arg };
  readonly 'multiweapon': { readonly by: Arg; readonly at: Arg; readonly weapon: Arg; readonly hits: Arg };
  readonly 'rapid-shot': { readonly by: Arg; readonly number: Arg; readonly at: Arg; readonly weapon: Arg; readonly hits: Arg };
  readonly 'rapid-throw': { readonly by: Arg; readonly number: Arg; readonly at: Arg; readonly hits: Arg };
  readonly 'volley-open': { readonly by: Arg; readonly at: Arg };
  readonly 'coup-de-grace': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly part: Arg; readonly weapon: Arg };
  readonly 'confused': { readonly how: Arg; readonly by: Arg; readonly at: Arg };
  readonly 'attack-roll': { readonly what: Arg; readonly sum: Arg; readonly value: Arg; readonly result: Arg };
  readonly 'attack-parry': { readonly what: Arg; readonly sum: Arg; readonly value: Arg; readonly parry: Arg; readonly result: Arg };
  readonly 'attack-unseen': { readonly what: Arg; readonly sum: Arg; readonly result: Arg };
  readonly 'confirmation': { readonly sum: Arg; readonly value: Arg; readonly won: Arg };
  readonly 'name-attack': { };
  readonly 'name-cleave': { };
  readonly 'result': { readonly how: Arg; readonly degrees: Arg };
  readonly 'result-part': { readonly result: Arg; readonly part: Arg };
  readonly 'disarm': { readonly how: Arg; readonly by: Arg; readonly thing: Arg; readonly at: Arg; readonly to: Arg };
  readonly 'drag': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly to: Arg };
  readonly 'grapple': { readonly how: Arg; readonly by: Arg; readonly at: Arg };
  readonly 'overrun': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly to: Arg };
  readonly 'reposition': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly to: Arg };
  readonly 'shove': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly to: Arg };
  readonly 'steal': { readonly how: Arg; readonly by: Arg; readonly thing: Arg; readonly at: Arg };
  readonly 'sunder': { readonly how: Arg; readonly by: Arg; readonly at: Arg; readonly thing: Arg };
  readonly 'trick': { readonly how: Arg; readonly by: Arg; readonly at: Arg };
  readonly 'trip': { readonly how: Arg; readonly by: Arg; readonly at: Arg };
  readonly 'name-disarm': { };
  readonly 'name-drag': { };
  readonly 'name-grapple': { };
  readonly 'name-overrun': { };
  readonly 'name-reposition': { };
  readonly 'name-shove': { };
  readonly 'name-steal': { };
  readonly 'name-sunder': { };
  readonly 'name-trick': { };
  readonly 'name-trip': { };
  readonly 'escape': { readonly how: Arg; readonly by: Arg; readonly from: Arg };
  readonly 'harm': { readonly who: Arg; readonly what: Arg };
  readonly 'harm-and-paid': { readonly what: Arg; readonly paid: Arg };
  readonly 'injured-part': { readonly state: Arg; readonly part: Arg; readonly to: Arg };
  readonly 'harm-strain': { readonly points: Arg; readonly pools: Arg };
  readonly 'harm-pools': { readonly pools: Arg };
  readonly 'harm-pool': { readonly title: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'harm-loss': { readonly points: Arg; readonly title: Arg; readonly from: Arg; readonly to: Arg };
  readonly 'harm-exhausted': { };
  readonly 'harm-reactions': { readonly points: Arg };
  readonly 'harm-price': { readonly times: Arg; readonly for: Arg; readonly pools: Arg };
  readonly 'tires': { readonly who: Arg; readonly what: Arg };
  readonly 'bleeds': { readonly who: Arg; readonly what: Arg };
  readonly 'drops': { readonly who: Arg; readonly what: Arg };
  readonly 'lands': { readonly what: Arg; readonly to: Arg };
  readonly 'scatters': { readonly what: Arg; readonly to: Arg; readonly dice: Arg };
  readonly 'sticks': { readonly what: Arg; readonly in: Arg };
  readonly 'check': { readonly what: Arg; readonly sum: Arg; readonly dc: Arg; readonly how: Arg };
  readonly 'check-of': { readonly who: Arg; readonly what: Arg; readonly sum: Arg; readonly dc: Arg; readonly how: Arg };
  readonly 'check-unseen': { readonly who: Arg; readonly what: Arg; readonly sum: Arg; readonly how: Arg };
  readonly 'name-save': { };
  readonly 'name-death': { };
  readonly 'name-constitution': { };
  readonly 'name-heart': { };
  readonly 'name-stun': { };
  readonly 'name-coma': { };
  readonly 'name-blow': { };
  readonly 'name-wake': { };
  readonly 'check-held': { readonly who: Arg; readonly sum: Arg; readonly dc: Arg; readonly how: Arg };
  readonly 'name-heal': { };
  readonly 'name-escape': { };
  readonly 'name-lore': { };
  readonly 'name-skill': { };
  readonly 'spell': { readonly how: Arg; readonly by: Arg; readonly spell: Arg; readonly at: Arg };
  readonly 'locate-heart': { readonly found: Arg; readonly by: Arg; readonly at: Arg };
  readonly 'first-aid': { readonly done: Arg; readonly by: Arg; readonly at: Arg };
  readonly 'treat': { readonly done: Arg; readonly by: Arg; readonly at: Arg; readonly part: Arg };
  readonly 'use-skill': { readonly by: Arg; readonly skill: Arg };
  readonly 'skill-roll': { readonly sum: Arg };
  readonly 'move': { readonly how: Arg; readonly by: Arg; readonly to: Arg };
  readonly 'step': { readonly how: Arg; readonly by: Arg; readonly to: Arg };
  readonly 'crawl': { readonly how: Arg; readonly by: Arg; readonly to: Arg };
  readonly 'withdraw': { readonly how: Arg; readonly by: Arg; readonly to: Arg };
  readonly 'run': { readonly how: Arg; readonly by: Arg; readonly to: Arg };
  readonly 'fly': { readonly how: Arg; readonly by: Arg; readonly to: Arg };
  readonly 'stand-up': { readonly done: Arg; readonly by: Arg };
  readonly 'soar': { readonly done: Arg; readonly height: Arg; readonly by: Arg };
  readonly 'leave': { readonly done: Arg; readonly by: Arg };
  readonly 'draw': { readonly done: Arg; readonly by: Arg; readonly thing: Arg; readonly hand: Arg };
  readonly 'carry': { readonly by: Arg; readonly at: Arg };
  readonly 'put-down': { readonly by: Arg; readonly at: Arg; readonly to: Arg };
  readonly 'get-down': { readonly by: Arg; readonly to: Arg };
  readonly 'round': { readonly round: Arg };
  readonly 'turn-of': { readonly state: Arg; readonly who: Arg; readonly ap: Arg; readonly reactions: Arg };
  readonly 'order': { readonly order: Arg };
  readonly 'order-rolls': { readonly rolls: Arg };
  readonly 'order-roll-off': { readonly text: Arg };
  readonly 'round-ends': { };
  readonly 'next-is': { readonly round: Arg; readonly who: Arg };
  readonly 'fight-over': { };
  readonly 'cost': { readonly title: Arg; readonly amount: Arg; readonly to: Arg };
  readonly 'loss': { readonly title: Arg; readonly amount: Arg; readonly from: Arg; readonly to: Arg };
}

declare module '@riposte/kernel' {
  interface Reasons {
    readonly 'number-of-injuries': true;
    readonly 'a-blow-with-each-of-several': true;
    readonly 'cause-is-one-of': true;
    readonly 'a-part-has-injuries-only': true;
    readonly 'a-prisoner': true;
    readonly 'a-wall-is-between': true;
    readonly 'aiming-already': true;
    readonly 'all-feet-are-injured': true;
    readonly 'all-legs-are-injured': true;
    readonly 'already-defending': true;
    readonly 'busy-with-a-round-action': true;
    readonly carried: true;
    readonly 'creatures-without-constitution-have-no-stamina': true;
    readonly dazed: true;
    readonly dead: true;
    readonly deaf: true;
    readonly 'declared-already': true;
    readonly defending: true;
    readonly 'destroyed-parts-cannot-be-treated': true;
    readonly 'destroyed-parts-do-not-heal': true;
    readonly 'each-weapon-once': true;
    readonly grappled: true;
    readonly 'has-given-up': true;
    readonly 'held-by-somebody-itself': true;
    readonly 'in-the-air': true;
    readonly 'is-of-a-kind-that-was': true;
    readonly 'it-can-still-fight': true;
    readonly 'it-cannot-fly': true;
    readonly 'it-cannot-move': true;
    readonly 'it-cannot-speak': true;
    readonly 'it-carries-nobody': true;
    readonly 'it-carries-somebody-already': true;
    readonly 'it-costs-ap': true;
    readonly 'it-costs-stamina': true;
    readonly 'it-has-no-stamina': true;
    readonly 'it-is-not-short-of-stamina': true;
    readonly 'it-knows-no-spell': true;
    readonly 'it-takes-all-3-ap': true;
    readonly 'it-takes-more-than-one-melee': true;
    readonly 'it-wears-no-magic-item': true;
    readonly 'more-attacks-than-can-be-made': true;
    readonly 'more-disadvantages-than-count': true;
    readonly 'no-ap-is-left-for-an': true;
    readonly 'no-bow-can-be-used-lying': true;
    readonly 'no-eye-for-it': true;
    readonly 'no-foe-is-left-to-surrender': true;
    readonly 'no-free-hand': true;
    readonly 'no-free-place': true;
    readonly 'no-hand-for-it': true;
    readonly 'no-mouth-to-drink-with': true;
    readonly 'no-part-of': true;
    readonly 'no-part-of-a-body': true;
    readonly 'no-part-of-a-body-that': true;
    readonly 'no-part-of-its-body': true;
    readonly 'no-part-of-the-attacker': true;
    readonly 'no-place-is-free': true;
    readonly 'no-potion-in-hand': true;
    readonly 'no-reaction-left': true;
    readonly 'no-round-runs': true;
    readonly 'no-shield': true;
    readonly 'no-shield-there': true;
    readonly 'no-such-creature': true;
    readonly 'no-such-target': true;
    readonly 'no-untreated-injury': true;
    readonly 'no-voice-for-it': true;
    readonly 'nobody-beside-it-can-be-carried': true;
    readonly 'nobody-can-be-attacked-in-melee': true;
    readonly 'nobody-carries-it': true;
    readonly 'nobody-holds-it': true;
    readonly 'nobody-is-held': true;
    readonly 'nobody-offers-to-surrender': true;
    readonly 'nobody-to-shoot-at': true;
    readonly 'not-a-weapon-that-is-wielded': true;
    readonly 'not-at-an-exit': true;
    readonly 'not-at-the-edge-of-the': true;
    readonly 'not-beside-somebody-who-threatens': true;
    readonly 'not-on-the-board': true;
    readonly 'not-prone': true;
    readonly 'nothing-in-hand-to-throw': true;
    readonly 'nothing-is-stowed': true;
    readonly 'nothing-is-worn-there': true;
    readonly 'nothing-left-to-shoot': true;
    readonly 'nothing-lies-within-its-grasp': true;
    readonly 'nothing-there-that-shoots': true;
    readonly 'nothing-there-to-throw': true;
    readonly 'nothing-to-aim-with': true;
    readonly 'nothing-to-parry-with-there': true;
    readonly 'nothing-to-reload': true;
    readonly 'nothing-to-shoot-or-throw': true;
    readonly 'nothing-to-shoot-with': true;
    readonly 'nothing-to-strike-with': true;
    readonly 'nothing-to-strike-with-there': true;
    readonly 'off-guard': true;
    readonly 'offers-to-surrender': true;
    readonly 'on-its-feet': true;
    readonly 'on-the-ground': true;
    readonly 'on-total-defence': true;
    readonly 'one-may-pass-there-but-not': true;
    readonly 'only-a-hazard-harms-a-part': true;
    readonly 'only-after-the-fight': true;
    readonly 'only-against-the-helpless': true;
    readonly 'only-at-the-start-of-the': true;
    readonly 'only-in-your-own-turn': true;
    readonly 'only-the-one-who-provoked': true;
    readonly 'only-what-reloads-as-a-free': true;
    readonly 'out-of-its-range-of-ft': true;
    readonly 'out-of-reach': true;
    readonly 'parry-with-strength-or-dexterity': true;
    readonly pinned: true;
    readonly prone: true;
    readonly 'ready-already': true;
    readonly 'say-which-part-is-injured': true;
    readonly 'say-whom-it-harms': true;
    readonly 'somebody-is-in-the-way': true;
    readonly 'strength-or-dexterity': true;
    readonly stunned: true;
    readonly 'the-fight-is-over': true;
    readonly 'the-other-hand-helps-to-hold': true;
    readonly 'the-scene-has-no-body': true;
    readonly 'the-shield-is-readied': true;
    readonly 'the-target-is-dead': true;
    readonly 'the-target-is-not-here': true;
    readonly 'there-is-no-time-for-it': true;
    readonly 'this-free-action-was-used-this': true;
    readonly 'too-badly-hurt-to-hold-it': true;
    readonly 'too-badly-hurt-to-use-what': true;
    readonly 'too-few-wings-are-sound': true;
    readonly 'two-targets-at-least': true;
    readonly unconscious: true;
    readonly unloaded: true;
    readonly 'more-than-the-degrees-reach': true;
    readonly 'it-takes-two-hands': true;
    readonly 'its-head-is-out-of-its': true;
    readonly 'no-part-of-the-target': true;
    readonly 'nothing-there-to-attack-with': true;
    readonly 'out-of-use-after-a-natural': true;
    readonly 'that-part-is-destroyed': true;
    readonly 'the-heart-has-not-been-located': true;
    readonly 'too-badly-hurt': true;
    readonly 'the-dead-are-past-care': true;
    readonly 'the-healer-is-elsewhere': true;
    readonly 'one-of-the-living': true;
    readonly 'one-of-the-unconscious': true;
    readonly 'one-of-the-dead-or-unconscious': true;
    readonly 'the-one-whose-turn-it-is': true;
    readonly 'one-who-is-not-on-the-board': true;
    readonly 'one-who-is-on-the-board': true;
    readonly 'a-fighter': true;
  }
}
