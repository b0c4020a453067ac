// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const LEARN = `learn = Learn
learn-intro = A short course for each game. Each lesson takes about two minutes and is played on the real table, against the computer.
learn-loading = Loading the lessons …
learn-none = There are no lessons here.
learn-done-count = { $done } of { $of } done
learn-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
learn-done = Done
learn-begin = Begin
learn-again = Play again
learn-begin-label = Begin the lesson “{ $title }”
learn-again-label = Play the lesson “{ $title }” again
lesson = Lesson: { $title }
lesson-step = Step { $step } of { $of }
lesson-learnt = Lesson done
lesson-next = Next: { $title }
lesson-all = All lessons
`;

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'learn': { };
    readonly 'learn-intro': { };
    readonly 'learn-loading': { };
    readonly 'learn-none': { };
    readonly 'learn-done-count': { readonly done: Arg; readonly of: Arg };
    readonly 'learn-steps': { readonly steps: Arg };
    readonly 'learn-done': { };
    readonly 'learn-begin': { };
    readonly 'learn-again': { };
    readonly 'learn-begin-label': { readonly title: Arg };
    readonly 'learn-again-label': { readonly title: Arg };
    readonly 'lesson': { readonly title: Arg };
    readonly 'lesson-step': { readonly step: Arg; readonly of: Arg };
    readonly 'lesson-learnt': { };
    readonly 'lesson-next': { readonly title: Arg };
    readonly 'lesson-all': { };
  }
}
