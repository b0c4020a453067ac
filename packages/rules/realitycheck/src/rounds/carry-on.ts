import { defineAsk, type Id, oneOf, type Play } from '@riposte/kernel';
import { conscious } from '../harm/unconscious.ts';

/** An action that others came in between. */
export interface Disturbed {
  readonly act: string;
  readonly why: 'interrupted' | 'out of reach' | 'blocked';
}

/** A fighter may break an action off at any time for what it has cost so far; it is asked when something changed. @rule RC-INC-002 RC-INC-006 */
export const CarryOn = defineAsk<Disturbed, boolean>('carry-on', {
  rule: 'RC-INC-002',
  open: (_view, _who, { why }) => why !== 'blocked',
  answer: oneOf({ rule: 'RC-INC-002', candidates: () => [true, false] }),
  fallback: (_view, _who, { why }) => why === 'interrupted',
});

export const carriesOn = (play: Play, who: Id, act: string, why: Disturbed['why']): boolean => conscious(play, who) && play.ask(CarryOn, who, { act, why });
