// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const LINE = `line-label = Command
line-hint = strike Odo, move 6,4, why …
line-close = Close the command line
line-said = Answers
line-words = help now where near look who odds why undo redo end roll refused log rule
line-near-words = is are near next to stands by
line-help-act = Type an action and its target, such as “strike Odo”, or the number of a choice. An action alone lists its forms.
line-help-move = “move 6,4” goes to that place; “move” alone lists the places.
line-help-where = “where” says where everyone is; “near 6,4” says what is next to a place.
line-help-who = “who is near Odo” says who is close; “look Odo” tells you everything about one fighter.
line-help-why = “odds” with an action or an answer gives its odds; “why” explains the last roll; “why 3” explains line 3 of the log.
line-help-now = “now” repeats what you can do.
line-help-all = All commands: { $words }.
line-roll = { $name }: roll { $dice } for { $title }. Type the faces, or “roll”.
line-place = and a place
line-range = { $first } to { $last }
line-places = { $title } can lead to { $count ->
    [one] one place
   *[other] { $count } places
}:
line-which = “{ $typed }” can mean several choices. Type a number:
line-unknown = You cannot do “{ $typed }” now. Type “now” for what you can do; “help” lists all commands.
line-no-number = { $count ->
    [0] There is nothing to choose.
    [one] There is one choice, number 1.
   *[other] Type a number from 1 to { $count }.
}
line-nobody = No fighter or place is called “{ $typed }”.
line-near = Near { $name }:
line-out = out of the fight
line-no-end = There is no turn to end.
line-no-dice = Nobody is waiting for your dice.
line-all-open = Everything is available.
`;

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'line-label': { };
    readonly 'line-hint': { };
    readonly 'line-close': { };
    readonly 'line-said': { };
    readonly 'line-words': { };
    readonly 'line-near-words': { };
    readonly 'line-help-act': { };
    readonly 'line-help-move': { };
    readonly 'line-help-where': { };
    readonly 'line-help-who': { };
    readonly 'line-help-why': { };
    readonly 'line-help-now': { };
    readonly 'line-help-all': { readonly words: Arg };
    readonly 'line-roll': { readonly name: Arg; readonly dice: Arg; readonly title: Arg };
    readonly 'line-place': { };
    readonly 'line-range': { readonly first: Arg; readonly last: Arg };
    readonly 'line-places': { readonly title: Arg; readonly count: Arg };
    readonly 'line-which': { readonly typed: Arg };
    readonly 'line-unknown': { readonly typed: Arg };
    readonly 'line-no-number': { readonly count: Arg };
    readonly 'line-nobody': { readonly typed: Arg };
    readonly 'line-near': { readonly name: Arg };
    readonly 'line-out': { };
    readonly 'line-no-end': { };
    readonly 'line-no-dice': { };
    readonly 'line-all-open': { };
  }
}
