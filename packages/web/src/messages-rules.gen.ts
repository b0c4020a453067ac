// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const RULES = `rules = Rules
rules-game = Game
rules-search = Search the rules, or type an id
rules-loading = Opening the book …
rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
}
rules-hits = Rules with “{ $wanted }”
rules-contents = Sections of the book
rules-own-words = These are the rules in our own words, as the program plays them. For the full text open your copy of the book.
rules-library = Creatures, gear, spells and conditions
rules-tested = { $count ->
    [one] tested in one scenario
   *[other] tested in { $count } scenarios
}
rules-kind = { $kind }
rules-option = “{ $name }” read as: { $value }
rules-ruled = the book leaves something open
rules-about = About { $id }
rules-where = { $section } · { $kind }
rules-option-name = “{ $name }”
rules-open = The book leaves this open
rules-ruling = Our ruling:
rules-usual = in force
rules-try = Try in the lab
rules-uses = Builds on
rules-used-by = Used by
rules-examples = Examples to play
rules-play = Try it
rules-story = What happens
rules-play-label = Try it: { $title }
rules-more = { $count ->
    [one] One more
   *[other] { $count } more
}
rules-scenarios = Scenarios that test it
rules-code = Where it is in the code
rules-value = { $value ->
    [true] yes
    [false] no
   *[other] { $value }
}
`;

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'rules': { };
    readonly 'rules-game': { };
    readonly 'rules-search': { };
    readonly 'rules-loading': { };
    readonly 'rules-found': { readonly count: Arg };
    readonly 'rules-hits': { readonly wanted: Arg };
    readonly 'rules-contents': { };
    readonly 'rules-own-words': { };
    readonly 'rules-library': { };
    readonly 'rules-tested': { readonly count: Arg };
    readonly 'rules-kind': { readonly kind: Arg };
    readonly 'rules-option': { readonly name: Arg; readonly value: Arg };
    readonly 'rules-ruled': { };
    readonly 'rules-about': { readonly id: Arg };
    readonly 'rules-where': { readonly section: Arg; readonly kind: Arg };
    readonly 'rules-option-name': { readonly name: Arg };
    readonly 'rules-open': { };
    readonly 'rules-ruling': { };
    readonly 'rules-usual': { };
    readonly 'rules-try': { };
    readonly 'rules-uses': { };
    readonly 'rules-used-by': { };
    readonly 'rules-examples': { };
    readonly 'rules-play': { };
    readonly 'rules-story': { };
    readonly 'rules-play-label': { readonly title: Arg };
    readonly 'rules-more': { readonly count: Arg };
    readonly 'rules-scenarios': { };
    readonly 'rules-code': { };
    readonly 'rules-value': { readonly value: Arg };
  }
}
