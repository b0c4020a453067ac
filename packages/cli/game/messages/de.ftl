# Jede Nachricht des Spiels. Dieselben Schlüssel stehen in en.ftl.

game-about = Kissen im Dunkeln, und kein Schlaf

swing = { $how ->
    [hit] { $by } trifft { $at }.
    [missed] { $by } schlägt nach { $at } und verfehlt.
   *[open] { $by } schlägt nach { $at }.
}
swing-roll = Schlag { $sum }
swing-roll-against = Schlag { $sum } gegen { $guard }

act-swing = { $by } schlägt nach { $at }.
    .title = Schlag
    .form = nach { $at }
act-duck = { $by } duckt sich.
    .title = Ducken
act-catch-breath = { $by } holt Luft.
    .title = Luft holen
act-pass-over = { "" }
    .title = Übergehen

prompt-swung-at = { $by } schlägt nach dir. Duckst du dich?

change-cheer-lost = −{ $cheer } Laune
change-cheer-set = { $cheer } Laune

fate-sitting = { $who } setzt sich.

refuse-out-of-breath = du hast keine Puste mehr
refuse-full-of-breath = du hast schon alle Puste
refuse-too-dizzy = dir ist zu schwindlig

condition-dizzy =
    .title = schwindlig
condition-sitting =
    .title = sitzt

thing-feather-pillow = Federkissen
thing-bolster = Nackenrolle
thing-cushion = Sofakissen

resource-cheer = Laune
resource-breath = Puste
roll-swing = Schlag
query-aim = Zielen
query-guard = Deckung
query-weight = Gewicht
query-most-breath = meiste Puste
label-arm = Arm
label-the-rules = die Regeln
label-any-pillow = jedes Kissen
label-ducks = duckt sich
label-dizzy = schwindlig
label-feather-pillow = Federkissen
label-bolster = Nackenrolle
label-cushion = Sofakissen
