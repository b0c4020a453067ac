// Why an action can be refused: a sentence for each stands in messages, as refuse-KEY.
declare module '@riposte/kernel' {
  interface Reasons {
    readonly 'out-of-breath': true;
    readonly 'full-of-breath': true;
    readonly 'too-dizzy': true;
    readonly 'sits-down': true;
  }
}

export type { Reasons } from '@riposte/kernel';
