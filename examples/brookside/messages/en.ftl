# Each message of the game. The same keys stand in de.ftl.

round = Round { $round }
charge = { $how ->
    [won] { $by } charges { $at } and drives it back.
    [lost] { $by } charges { $at } and is thrown back.
    [shoved] { $by } charges { $at }; neither gives way.
   *[open] { $by } charges { $at }.
}
volley = { $how ->
    [hit] { $by } shoots at { $at } and hits.
    [missed] { $by } shoots at { $at } and misses.
   *[open] { $by } shoots at { $at }.
}
hits = { $who } throws { $dice }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}

act-charge = { $by } charges { $at }.
    .title = Charge
    .form = at { $at }
act-volley = { $by } shoots at { $at }.
    .title = Volley
    .form = at { $at }
act-shields = { $by } raises its shields.
    .title = Shields
act-march = { $by } marches to the { $to }.
    .title = March
    .form = to { $to }
act-regroup = { $by } regroups.
    .title = Regroup
act-hold = { $by } holds.
    .title = Hold
act-lend = { $by } lends a die.
    .title = Lend a die
act-lay-cards = { "" }
    .title = Lay cards

prompt-choose-card = Round { $round }: which card do you lay?
prompt-commit-nerve = { $by } goes at { $at }. How much nerve do you commit?
prompt-charged = { $by } charges { $at }. Do you lend a die?

change-card-laid = { $who } lays { WORD($card) }.
change-people-lost = −{ $people } people
change-people-set = { $people } people
change-moved = { $who } moves to the { $to }.

fate-scattered = { $who } scatters.

refuse-other-card = the card says something else
refuse-no-nerve = no nerve left

condition-wavering =
    .title = wavering
condition-disordered =
    .title = in disorder
condition-scattered =
    .title = scattered
condition-shielded =
    .title = behind shields

thing-slings = slings
thing-long-poles = long poles
thing-padded-clubs = padded clubs
thing-drum = drum

word-volley = the volley
word-shields = shields
word-march = the march
word-charge = the charge
word-regroup = regroup

resource-nerve = Nerve
resource-people = People
roll-hits = hits
query-needed = needed
query-dice = dice
query-most-nerve = most nerve
label-the-rules = the rules
label-the-squad = the squad
label-wavering = wavering
label-shields = shields
label-far = far
label-slings = slings
label-long-poles = long poles
label-padded-clubs = padded clubs
label-drum = drum
