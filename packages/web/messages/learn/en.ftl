### Lessons: a short course for each game, played on the real table.

learn = Learn
learn-intro = A short course for each game. Each lesson takes about two minutes and is played on the real table, against the computer.
learn-loading = Loading the lessons …
learn-none = There are no lessons here.
# sample: done=2 of=8
learn-done-count = { $done } of { $of } done
# sample: steps=3
learn-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
learn-done = Done
learn-begin = Begin
learn-again = Play again
# sample: title=Trip
learn-begin-label = Begin the lesson “{ $title }”
# sample: title=Trip
learn-again-label = Play the lesson “{ $title }” again

## On the table, above the board.

# sample: title=Trip
lesson = Lesson: { $title }
# sample: step=2 of=3
lesson-step = Step { $step } of { $of }
lesson-learnt = Lesson done
# sample: title=Trip
lesson-next = Next: { $title }
lesson-all = All lessons
