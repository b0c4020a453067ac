line-label = Befehl
line-hint = strike Odo, move 6,4, warum …
line-close = Befehlszeile schließen
line-said = Antworten
line-words = hilfe jetzt wo neben schau wer chancen warum zurück wieder ende würfle verwehrt verlauf regel
line-near-words = ist sind nahe bei neben steht an is near
line-help-act = Tippe eine Handlung und ihr Ziel, oder ihre Nummer. Die Handlung allein nennt ihre Formen.
line-help-move = Eine Bewegung und ein Ort gehen dorthin; die Bewegung allein nennt die Orte.
line-help-where = „wo“ sagt, wo alle sind, „neben 6,4“, was neben einem Ort liegt.
line-help-who = „wer ist nahe bei Odo“ sagt, wer nahe ist, „schau Odo“ alles über jemanden.
line-help-why = „chancen“ mit einer Handlung oder Antwort sagt ihre Chancen, „warum“ erklärt den letzten Wurf, „warum 3“ Zeile 3.
line-help-now = „jetzt“ wiederholt, was du tun kannst.
line-help-all = Alle Wörter: { $words }.
line-roll = { $name }: Wirf { $dice } für { $title }. Tippe die Augen oder „würfle“.
line-place = und ein Ort
line-range = { $first } bis { $last }
line-places = { $title } kann an { $count ->
    [one] einen Ort
   *[other] { $count } Orte
} führen:
line-which = „{ $typed }“ kann mehreres bedeuten. Tippe eine Nummer:
line-unknown = „{ $typed }“ kannst du jetzt nicht tun. „jetzt“ sagt, was du tun kannst, „hilfe“ alle Wörter.
line-no-number = { $count ->
    [0] Es gibt nichts zu wählen.
    [one] Es gibt nur die Nummer 1.
   *[other] Tippe eine Nummer von 1 bis { $count }.
}
line-nobody = Keine Figur und kein Ort heißt „{ $typed }“.
line-near = Nahe bei { $name }:
line-out = nicht mehr im Kampf
line-no-end = Es gibt keinen Zug zu beenden.
line-no-dice = Niemand wartet auf deine Würfel.
line-all-open = Alles ist möglich.
