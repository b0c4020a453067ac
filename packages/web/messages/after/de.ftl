### Nach einem Kampf, und im Rückblick.

## Rückblick

replay-start = Vor dem Kampf
replay-after = Nach Eintrag { $number } von { $count }
replay-moment = Zeitpunkt im Kampf
replay-back = Schritt zurück
replay-on = Schritt vor
replay-play = Abspielen
replay-stop = Anhalten
replay-share = Diesen Zeitpunkt teilen
replay-branch = Was wäre wenn: ab hier weiterspielen
replay-now = Zurück zur Gegenwart
replay-fetching = Der Kampf wird geladen …
replay-not-there = Der Kampf unter { $address } lässt sich nicht laden: { $why }
replay-too-large = er ist größer als { $most } MB
embed-open = In Riposte weiterspielen

## Nach dem Kampf

end-again = Noch einmal spielen
end-look-back = Zurückschauen
end-stands = steht
end-share = Wiederholung teilen
end-save = Den Kampf speichern
end-next = Weiter: { $title }
end-points = Wendepunkte
end-sums = Schaden ausgeteilt und eingesteckt, und Glück
end-given = Ausgeteilt
end-taken = Eingesteckt
end-luck = Glück
end-unknown = Das ist kein mitgelieferter Kampf. Öffne seine Datei noch einmal.
