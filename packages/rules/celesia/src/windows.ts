import { defineIntent, defineWindow, type Id, NO_ONE, type Play, type View } from '@riposte/kernel';
import { ableToReact, Reactions } from './actions.ts';
import { inReach, resolve, STRIKE_WITH, type StrikeWith } from './attack.ts';
import { awake } from './conditions.ts';
import { nameOf, opponents } from './fighter.ts';
import { strikers } from './weapon.ts';

/** A melee attack as a reaction: no AP, no iterative disadvantage. @rule CE-RCT-001 CE-REA-001 CE-ACT-004 */
export const ReactiveAttack = defineIntent<StrikeWith>('reactive-attack', {
  rule: 'CE-RCT-001',
  title: 'Reactive attack',
  tags: ['reaction'],
  automatic: true,
  available(view, by, refuse) {
    if (!ableToReact(view, by)) refuse('CE-REA-002', 'no reaction left');
  },
  params: STRIKE_WITH,
  perform(play, by, { weapon, at, attribute }) {
    Reactions.spend(play, by, 1);
    return resolve(play, { by, at, part: weapon, attribute, way: 'reaction', earlier: 0 });
  },
});

/** An act that provokes one enemy. */
export interface Opening {
  readonly by: Id;
  readonly foe: Id;
  readonly why: string;
}

/** After the provoking act began, before it takes effect. @rule CE-RCT-002 CE-RCT-003 CE-REA-003 CE-REA-004 */
export const Provoked = defineWindow<Opening>('provoked', {
  rule: 'CE-RCT-001',
  because: (view, _who, { by, why }) => `${nameOf(view, by)} ${why}; a reactive attack costs a reaction`,
  who: (view, { by, foe }) => (threatens(view, foe, by) ? [foe] : NO_ONE),
  intents: () => [ReactiveAttack],
  check(_view, { by }, intent, refuse) {
    if (intent.with.at !== by) refuse('CE-RCT-002', 'only the one who provoked');
  },
});

/** Armed, in reach and able to react. @rule CE-RCT-001 */
function threatens(view: View, foe: Id, who: Id): boolean {
  return ableToReact(view, foe) && inReach(view, who, foe) && strikers(view, foe).length > 0;
}

/** Lets each enemy that has not answered this act yet strike; returns those who now have. @rule CE-RCT-003 CE-REA-004 */
export function provoke(play: Play, by: Id, why: string, before: readonly Id[]): readonly Id[] {
  let struck = before;
  for (const foe of opponents(play, by)) {
    if (before.includes(foe) || !awake(play, by)) continue;
    if (play.offer(Provoked, { by, foe, why }) !== undefined) struck = [...struck, foe];
  }
  return struck;
}
