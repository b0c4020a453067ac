line-label = Command
line-hint = strike Odo, move 6,4, why …
line-close = Close the command line
line-said = Answers
# The words of the commands: help, now, where, near, look, who, odds, why, undo, redo, end, roll, refused, log, rule.
line-words = help now where near look who odds why undo redo end roll refused log rule
line-near-words = is are near next to stands by
line-help-act = Type an action and its target, such as “strike Odo”, or the number of a choice. An action alone lists its forms.
line-help-move = “move 6,4” goes to that place; “move” alone lists the places.
line-help-where = “where” says where everyone is; “near 6,4” says what is next to a place.
line-help-who = “who is near Odo” says who is close; “look Odo” tells you everything about one fighter.
line-help-why = “odds” with an action or an answer gives its odds; “why” explains the last roll; “why 3” explains line 3 of the log.
line-help-now = “now” repeats what you can do.
# sample: words=help,_now
line-help-all = All commands: { $words }.
# sample: name=Alba title=Attack dice=D8
line-roll = { $name }: roll { $dice } for { $title }. Type the faces, or “roll”.
line-place = and a place
# sample: first=6 last=28
line-range = { $first } to { $last }
# sample: title=Move count=3
line-places = { $title } can lead to { $count ->
    [one] one place
   *[other] { $count } places
}:
# sample: typed=strike
line-which = “{ $typed }” can mean several choices. Type a number:
# sample: typed=strok
line-unknown = You cannot do “{ $typed }” now. Type “now” for what you can do; “help” lists all commands.
# sample: count=4
line-no-number = { $count ->
    [0] There is nothing to choose.
    [one] There is one choice, number 1.
   *[other] Type a number from 1 to { $count }.
}
# sample: typed=Ode
line-nobody = No fighter or place is called “{ $typed }”.
# sample: name=Odo
line-near = Near { $name }:
line-out = out of the fight
line-no-end = There is no turn to end.
line-no-dice = Nobody is waiting for your dice.
line-all-open = Everything is available.
