## Names of things with an article, where a thing does not say its own.

# sample: name=sword vowel=no
in-general-the = the { $name }
# sample: name=axe vowel=yes
in-general-a = { $vowel ->
    [yes] an { $name }
   *[no] a { $name }
}

# sample: name=quay capital=Quay
in-general-place = the { $name }

## Headlines

# sample: by=Ilse text=Draw
act = { $by }: { $text }.
# sample: reason=the_rope_is_wet.
ruling = GM ruling: { $reason }
ruling-plain = GM ruling.

## What came of it, behind the name of a fighter

# sample: who=Ilse what=prone
consequence = { $who }: { $what }.
# sample: condition=prone
condition-begins = { $condition }
# sample: condition=grappling source=Ann
condition-begins-by = { $condition } by { $source }
# sample: condition=prone
condition-ends = no longer { $condition }
# When a condition ends that was given, behind its name. sample: when=turn-ends of=Odo number=1
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
# sample: amount=2 title=AP from=3 to=1
cost = −{ $amount } { $title } ({ $from } → { $to })
# sample: amount=2 title=AP from=1 to=3
gain = +{ $amount } { $title } ({ $from } → { $to })
# sample: amount=2 title=AP from=3 to=1
loss = −{ $amount } { $title } ({ $from } → { $to })
# sample: amount=1 title=AP
debt = { $amount } { $title } less next turn
# sample: title=HP from=12 to=7
pool = ({ $title } { $from } → { $to })
# sample: change=moved values=4
change = { $change } ({ $values })
# sample: change=ducked
change-alone = { $change }

## Rolls and answers that nothing else tells

# sample: roll=Attack dice=d20_13
roll = { $roll } { $dice }
# sample: who=Ann roll=Attack dice=d20_13
roll-of = { $who }: { $roll } { $dice }
# sample: total=9
dice-bare = { $total } on the dice
# sample: who=Ann value=parry
answer = { $who } chooses { $value }.
# sample: who=Ann
answered-gm = The GM answered for { $who }.
# sample: who=Ann
answered-order = { $who } answered by a standing order.
# sample: who=Ann
answered-deadline = { $who } ran out of time.
# sample: who=Ann
acted-deadline = { $who } ran out of time, so the computer acted.
# sample: kept=h faces=13,_4
dice-of = { $kept ->
    [h] best of { $faces }
   *[l] worst of { $faces }
}

# Many parts of a sum as one. sample: number=4
parts-folded = from { $number } modifiers

# sample: query=attack_bonus who=Ann amount=+2 reason=fog
shift = { $reason ->
    [none] GM ruling: { $query } of { $who } { $amount }.
   *[other] GM ruling: { $query } of { $who } { $amount }: { $reason }.
}

## Changes of every game

# sample: rule=CE-MEL-001 ignored=yes who=Ann once=no
change-rule-ignored = { $ignored ->
    [yes] Rule { $rule } is ignored.
   *[no] Rule { $rule } applies again.
}
change-entered = enters the fight
# sample: act=open what=wall where=3,_4
change-board-redrawn = { $act ->
    [draw] The board changes: { $what } at { $where }.
    [erase] Gone from the board: { $what } at { $where }.
    [open] A door opens at { $where }.
    [close] A door closes at { $where }.
   *[light] The light is now { $what }.
}
change-payment-set = { "" }

## A fight as a whole

# sample: title=The_harbour_gate game=Sea_of_Shadows
story-title = { $title } ({ $game })
# sample: title=The_harbour_gate game=Sea_of_Shadows seed="7"
story-title-seed = { $title } ({ $game }, seed { $seed })
# sample: title=Duel line=4
after-line = { $title }, after line { $line }
# `word` is "name" for the name of a fighter, else the side in small letters. sample: side=Watch several=no word=watch
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
# sample: number=20000
end-never = no end after { $number } commands
# sample: number=12 who=Ann
end-undecided = no end after { $number } commands: the computer chooses nothing for { $who }
# sample: end=Watch_wins_the_fight
end-over = { $end }. The fight is over.

## Why something may not be done, as the kernel finds it.

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

# As a table words it.
refuse-in-words = { $words }
refuse-no-target = no target in reach
refuse-no-fighter = there is nobody to use it on now
refuse-no-place = no free place for it
refuse-no-object = nothing to use it on
refuse-not-your-turn = it is not your turn
not-now-over = the fight is over
# Whose turn it is, behind "not now:". sample: names=Odo number=1
not-now-turn = { $number ->
    [1] it is { $names }'s turn
   *[other] it is the turn of { $names }
}

## Why the kernel refuses a roll, an action or an undo.

# sample: pool=2d6 total=13
fault-no-such-total = { $pool } cannot total { $total }.
fault-force-faces = Enter the faces, whole numbers from 1, or a total.
# sample: given=1
fault-too-few-faces = { $given ->
    [one] 1 face is
   *[other] { $given } faces are
} too few for this roll.
# sample: given=3 needed=2
fault-too-many-faces = This roll needs { $needed ->
    [one] 1 face
   *[other] { $needed } faces
}, not { $given }.
# sample: sides=6 face=7
fault-no-such-face = A d{ $sides } cannot show { $face }.
fault-action-waits = Another action is still waiting for an answer.
fault-already-known = It is too late to undo this: dice or answers are known. Ask the game master.
fault-older-command = An older version of the rules made this action. Undo it instead.
fault-older-roll = An older version of the rules made this roll. Undo it instead.

# What a decree brings about has no headline of its own: only what came of it is told.
act-consequences = { "" }
    .title = Consequences

## Where a region leads

# sample: names=yard
region-leads = to { $names }
region-nobody = nobody
region-dead-end = dead end

## Odds

# sample: bound=none number=57
odds-percent = { $bound ->
    [under] under { $number } %
    [over] over { $number } %
   *[none] { $number } %
}
# sample: percent=57_%
odds-near = about { $percent }
# sample: least=55 most=61_%
odds-between = about { $least } to { $most }
# sample: percent=57_% about=to_hurt_Odo what=1_HP_41_%,_prone_16_%
odds-chance = { $percent } { $about }: { $what }.
# sample: percent=57_% what=Odo_is_prone
odds-chance-of = { $percent } that { $what }.
# sample: name=Odo
odds-about-hurt = to hurt { $name }
# sample: name=Odo
odds-about-affect = to affect { $name }
# sample: name=Alba
odds-about-self-hurt = that { $name } is hurt
# sample: name=Alba
odds-about-self = that { $name } is affected
odds-about-end = to end the fight
odds-about-succeed = to succeed
odds-succeeds = success
# sample: of=Odo part=left_arm
odds-part = { $of }'s { $part }
# sample: text=1_HP percent=41_%
odds-share = { $text } { $percent }
odds-out = out of the fight
odds-worse = worse
odds-other = other
odds-nothing-seen = nothing that you see
# sample: amount=1 title=HP
odds-lost = { $amount } { $title }
# sample: amount=1 title=reaction
odds-spent = −{ $amount } { $title }
# sample: amount=1 title=HP
odds-gained = +{ $amount } { $title }
# sample: kind=severe title=wound
odds-kind = { $kind } { $title }
# sample: thing=axe
odds-thing = { THING($thing) }
# sample: who=Odo part=left_ear how=injured effect=hears_worse
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
# What a fighter, one of its hands, or that hand of which the sentence speaks holds. sample: who=Odo held=fighter value=axe thing=the_axe part=left_hand
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
# sample: title=In_hand value=axe
odds-fact = { $title }: { $value }
# sample: place=(6,4)
odds-moved = moved to { PLACE($place) }
# sample: side=Ilse number=1
odds-wins = { $number ->
    [0] nobody wins
    [one] { $side } wins
   *[other] { $side } win
}
# sample: what=sword
odds-appears = { $what } on the ground
# sample: what=1_AP
odds-costs = costs { $what }
# sample: who=Odo what=1_HP
odds-loses = { $who } loses { $what }
# sample: who=Odo what=1_HP
odds-gains = { $who } gains { $what }
# sample: who=Odo what=1_severe_wound
odds-takes = { $who } takes { $what }
# sample: who=axe place=(6,4)
odds-lies = the { $who } ends up at { PLACE($place) }
# sample: who=Odo place=(6,4)
odds-moves = { $who } moves to { PLACE($place) }
# sample: condition=prone
odds-is = is { $condition }
# sample: who=Odo what=is_prone
odds-then = { $who } { $what }
# sample: who=Odo condition=prone
odds-no-longer = { $who } is no longer { $condition }
# sample: end=Ilse_wins
odds-over = the fight ends: { $end }
# sample: what=Ilse_loses_1_AP
odds-always = In any case: { $what }.
odds-no-change = nothing changes
# sample: costs=yes
odds-in-vain = { $costs ->
    [yes] nothing else changes
   *[no] nothing changes
}, whatever the dice show
# sample: can=yes percent=62_%
odds-success = { $can ->
    [surely] sure to succeed
    [yes] { $percent } to succeed
   *[no] cannot succeed
}
# sample: percent=93_%
odds-counted = in the { $percent } of cases counted
odds-uncounted = There are too many outcomes to count them in time.
# sample: who=Odo number=7_or_more dice=the_d20
odds-needs = You need { $number } on { $dice }.
# sample: who=Odo number=7_or_more dice=the_d20
odds-needs-of = This happens if { $who } rolls { $number } on { $dice }.
# sample: number=7
odds-or-more = { $number } or more
# sample: number=7
odds-or-less = { $number } or less
# sample: die=d20
odds-the-die = the { $die }
# sample: many=2 die=d20
odds-lowest = the { $many ->
    [2] lower
   *[other] lowest
} of { $many } { $die }
# sample: many=2 die=d20
odds-highest = the { $many ->
    [2] higher
   *[other] highest
} of { $many } { $die }

## What somebody does who answers so

# sample: who=Odo what=trip percent=73_%
odds-answer = { $who } chooses { $what }
    .if = If { $who } chooses { $what }: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-undefended = { $who } does not defend
    .if = If { $who } does not defend: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-nothing = { $who } does nothing
    .if = If { $who } does nothing: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-none = { $who } chooses none
    .if = If { $who } chooses none: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-yes = { $who } says yes
    .if = If { $who } says yes: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-no = { $who } says no
    .if = If { $who } says no: { $percent }.
# sample: who=Odo what=Act_out_of_turn:_defend percent=73_%
odds-answer-act = { $who } chooses “{ $what }”
    .if = If { $who } chooses “{ $what }”: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-parry = { $who } parries
    .if = If { $who } parries: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-dodge = { $who } dodges
    .if = If { $who } dodges: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-block = { $who } blocks
    .if = If { $who } blocks: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-evade = { $who } evades
    .if = If { $who } evades: { $percent }.
# sample: who=Odo percent=73_%
odds-answer-resist = { $who } resists
    .if = If { $who } resists: { $percent }.

## The line above a board: what is known of the fight. Numbers of a fact behind its name, as rules call it.

# sample: value=2
scene-round = round { $value }
# sample: value=Ilse
scene-turn = { $value }'s turn
# sample: value=Ilse,_Odo
scene-order = order: { $value }
# sample: value=Ilse,_Odo
scene-toCome = still to act: { $value }
# sample: value=Ilse,_Odo
scene-mayInterrupt = may interrupt: { $value }
# sample: value=12
scene-seconds = { $value } seconds into the fight
# sample: value=5
scene-secondsOfRound = a round lasts { $value } seconds
# sample: value=10
scene-minutes = minutes passed: { $value }
# sample: value=dagger_at_(5,2)
scene-ground = on the ground: { $value }
# sample: value=dagger_at_(5,2)
scene-floor = on the ground: { $value }
# sample: value=dagger_at_(5,2)
scene-lying = on the ground: { $value }
scene-ended = the fight is over
# sample: thing=dagger place=(5,2)
scene-thing = { $thing } at { $place }
# sample: thing=dagger place=Odo
scene-thing-in = { $thing } in { $place }
scene-aftermath = the scene goes on after the fight
## What people gave the fight, as undo calls it

# sample: who=Ilse
input-answer = { $who }’s answer
# sample: who=Ilse
input-roll = { $who }’s roll
# sample: who=Ilse
input-order = { $who }’s standing order
input-force = GM ruling about a roll
# sample: reason=a_gust
input-fiat = { $reason ->
    [none] GM ruling
   *[other] GM ruling: { $reason }
}

## Menus in one line for each action

# sample: names=Odo,_Bea
menu-react = { $names } may react
# sample: some=dagger,_rapier number=3
menu-more = { $some } and { $number } more
# sample: number=2
menu-steps = { $number ->
    [one] 1 step
   *[other] { $number } steps
}
# sample: steps=2_steps price=1_AP
menu-steps-for = { $steps } for { $price }
# sample: title=Move steps=2_steps places=46 place=(2,3)
menu-walk = { $title } … up to { $steps } ({ $places } places, such as { $place })

# sample: number=1
sheet-owes = owes { $number }
# sample: least=0 most=9
settable-number = { $least } to { $most }
# sample: example=sword
settable-like = like { $example }

## Numbers and their parts

# sample: query=attack_die who=Ilse
number-of = { $query } of { $who }
number-ruled = GM ruling
# sample: from=55_% to=61_%
odds-range = { $from } to { $to }
