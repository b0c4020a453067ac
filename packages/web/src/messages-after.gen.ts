// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const AFTER = `replay-start = Before the fight
replay-after = After entry { $number } of { $count }
replay-moment = Moment of the fight
replay-back = Step back
replay-on = Step forward
replay-play = Play
replay-stop = Stop
replay-share = Share this moment
replay-branch = What if: play on from here
replay-now = Back to now
replay-fetching = Fetching the fight …
replay-not-there = Cannot load the fight at { $address }: { $why }
replay-too-large = it is larger than { $most } MB
embed-open = Play on in Riposte
end-again = Play it again
end-look-back = Look back
end-stands = standing
end-share = Share the replay
end-save = Save the replay
end-next = Next: { $title }
end-points = Turning points
end-sums = Damage dealt and taken, and luck
end-given = Dealt
end-taken = Taken
end-luck = Luck
end-unknown = This is not one of the ready-made fights. Open its file again.
`;

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'replay-start': { };
    readonly 'replay-after': { readonly number: Arg; readonly count: Arg };
    readonly 'replay-moment': { };
    readonly 'replay-back': { };
    readonly 'replay-on': { };
    readonly 'replay-play': { };
    readonly 'replay-stop': { };
    readonly 'replay-share': { };
    readonly 'replay-branch': { };
    readonly 'replay-now': { };
    readonly 'replay-fetching': { };
    readonly 'replay-not-there': { readonly address: Arg; readonly why: Arg };
    readonly 'replay-too-large': { readonly most: Arg };
    readonly 'embed-open': { };
    readonly 'end-again': { };
    readonly 'end-look-back': { };
    readonly 'end-stands': { };
    readonly 'end-share': { };
    readonly 'end-save': { };
    readonly 'end-next': { readonly title: Arg };
    readonly 'end-points': { };
    readonly 'end-sums': { };
    readonly 'end-given': { };
    readonly 'end-taken': { };
    readonly 'end-luck': { };
    readonly 'end-unknown': { };
  }
}
