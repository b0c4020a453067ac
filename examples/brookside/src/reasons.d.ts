// Why an action can be refused: a sentence for each stands in messages, as refuse-KEY.
declare module '@riposte/kernel' {
  interface Reasons {
    readonly 'other-card': true;
    readonly 'no-nerve': true;
  }
}

export type { Reasons } from '@riposte/kernel';
