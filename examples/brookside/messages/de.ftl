# Jede Nachricht des Spiels. Dieselben Schlüssel stehen in en.ftl.

round = Runde { $round }
charge = { $how ->
    [won] { $by } stürmt gegen { $at } an und wirft sie zurück.
    [lost] { $by } stürmt gegen { $at } an und wird zurückgeworfen.
    [shoved] { $by } stürmt gegen { $at } an; keiner weicht.
   *[open] { $by } stürmt gegen { $at } an.
}
volley = { $how ->
    [hit] { $by } schießt auf { $at } und trifft.
    [missed] { $by } schießt auf { $at } und verfehlt.
   *[open] { $by } schießt auf { $at }.
}
hits = { $who } wirft { $dice }: { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}

act-charge = { $by } stürmt gegen { $at } an.
    .title = Sturm
    .form = gegen { $at }
act-volley = { $by } schießt auf { $at }.
    .title = Salve
    .form = auf { $at }
act-shields = { $by } hebt die Schilde.
    .title = Schilde
act-march = { $by } zieht weiter: { $to }.
    .title = Marsch
    .form = nach { $to }
act-regroup = { $by } sammelt sich.
    .title = Sammeln
act-hold = { $by } wartet.
    .title = Warten
act-lend = { $by } leiht einen Würfel.
    .title = Würfel leihen
act-lay-cards = { "" }
    .title = Karten legen

prompt-choose-card = Runde { $round }: welche Karte legst du?
prompt-commit-nerve = { $by } geht gegen { $at } vor. Wie viel Mut setzt du ein?
prompt-charged = { $by } stürmt gegen { $at } an. Leihst du einen Würfel?

change-card-laid = { $who } legt { WORD($card) }.
change-people-lost = −{ $people } Leute
change-people-set = { $people } Leute
change-moved = { $who } zieht weiter: { $to }.

fate-scattered = { $who } läuft auseinander.

refuse-other-card = die Karte sagt etwas anderes
refuse-no-nerve = kein Mut mehr

condition-wavering =
    .title = wankend
condition-disordered =
    .title = ungeordnet
condition-scattered =
    .title = zerstreut
condition-shielded =
    .title = hinter Schilden

thing-slings = Schleudern
thing-long-poles = lange Stangen
thing-padded-clubs = gepolsterte Keulen
thing-drum = Trommel

word-volley = die Salve
word-shields = die Schilde
word-march = den Marsch
word-charge = den Sturm
word-regroup = das Sammeln

resource-nerve = Mut
resource-people = Leute
roll-hits = Treffer
query-needed = nötig
query-dice = Würfel
query-most-nerve = meister Mut
label-the-rules = die Regeln
label-the-squad = der Trupp
label-wavering = wankend
label-shields = Schilde
label-far = weit
label-slings = Schleudern
label-long-poles = lange Stangen
label-padded-clubs = gepolsterte Keulen
label-drum = Trommel
