// Why an action can be refused: a sentence for each stands in messages, as refuse-KEY.
declare module '@riposte/kernel' {
  interface Reasons {
    readonly incapacitated: true;
    readonly 'no-action': true;
    readonly 'no-bonus-action': true;
    readonly 'no-reaction': true;
    readonly 'out-of-reach': true;
    readonly 'no-line': true;
    readonly 'needs-two-hands': true;
    readonly 'not-loaded': true;
    readonly 'no-second-weapon': true;
    readonly 'no-movement': true;
    readonly 'place-taken': true;
    readonly 'not-prone': true;
    readonly 'prone-already': true;
    readonly 'not-nimble': true;
    readonly 'hidden-already': true;
    readonly 'in-view': true;
    readonly 'nobody-dying': true;
    readonly 'too-large': true;
    readonly 'held-already': true;
    readonly 'not-held': true;
    readonly 'unknown-spell': true;
    readonly 'no-slot': true;
    readonly 'one-spell-a-turn': true;
    readonly 'no-target': true;
  }
}

export type { Reasons } from '@riposte/kernel';
