# Each message of the game. The same keys stand in de.ftl.

game-about = pillows in the dark, and no sleep

swing = { $how ->
    [hit] { $by } hits { $at }.
    [missed] { $by } swings at { $at } and misses.
   *[open] { $by } swings at { $at }.
}
swing-roll = Swing { $sum }
swing-roll-against = Swing { $sum } against { $guard }

act-swing = { $by } swings at { $at }.
    .title = Swing
    .form = at { $at }
act-duck = { $by } ducks.
    .title = Duck
act-catch-breath = { $by } catches breath.
    .title = Catch breath
act-pass-over = { "" }
    .title = Pass over

prompt-swung-at = { $by } swings at you. Do you duck?

change-cheer-lost = −{ $cheer } cheer
change-cheer-set = { $cheer } cheer

fate-sitting = { $who } sits down.

refuse-out-of-breath = you have no breath left
refuse-full-of-breath = you already have all your breath
refuse-too-dizzy = you are too dizzy

condition-dizzy =
    .title = dizzy
condition-sitting =
    .title = sitting

thing-feather-pillow = feather pillow
thing-bolster = bolster
thing-cushion = cushion

resource-cheer = Cheer
resource-breath = Breath
roll-swing = swing
query-aim = aim
query-guard = guard
query-weight = weight
query-most-breath = most breath
label-arm = arm
label-the-rules = the rules
label-any-pillow = any pillow
label-ducks = ducks
label-dizzy = dizzy
label-feather-pillow = feather pillow
label-bolster = bolster
label-cushion = cushion
