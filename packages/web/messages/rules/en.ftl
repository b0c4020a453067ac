### The rules of the games in our own words.

rules = Rules
rules-game = Game
rules-search = Search the rules, or type an id
rules-loading = Opening the book …
# sample: count=11
rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
}
# sample: wanted=provoke
rules-hits = Rules with “{ $wanted }”
rules-contents = Sections of the book
rules-own-words = These are the rules in our own words, as the program plays them. For the full text open your copy of the book.
rules-library = Creatures, gear, spells and conditions
# sample: count=2
rules-tested = { $count ->
    [one] tested in one scenario
   *[other] tested in { $count } scenarios
}
# sample: kind=definition
rules-kind = { $kind }
# sample: name=ties value=both
rules-option = “{ $name }” read as: { $value }
rules-ruled = the book leaves something open
# sample: id=RS-OPP-003
rules-about = About { $id }
# sample: section=Positioning kind=mechanic
rules-where = { $section } · { $kind }
# sample: name=ties
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
# sample: title=A_step_away_provokes
rules-play-label = Try it: { $title }
# sample: count=3
rules-more = { $count ->
    [one] One more
   *[other] { $count } more
}
rules-scenarios = Scenarios that test it
rules-code = Where it is in the code
# sample: value=miss
rules-value = { $value ->
    [true] yes
    [false] no
   *[other] { $value }
}
