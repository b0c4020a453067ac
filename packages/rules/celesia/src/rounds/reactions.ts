import { defineCondition, defineQuery, defineResource, highest, type Id, isOff, plainSum, type View } from '@riposte/kernel';
import { OffGuard } from '../attack/off-guard.ts';
import { type Fighter, fighter } from '../fighters/fighter.ts';
import { Dazed } from '../injuries/stunned.ts';
import { Pinned } from '../manoeuvres/grapple.ts';
import { ruled } from '../rulings.ts';
import { fights } from './yielded.ts';

/** @rule CE-REA-002 CE-RND-004 */
export const ReactionTotal = defineQuery('reactions', {
  rule: 'CE-REA-002',
  from: '1 + Strength or Dexterity bonus',
  base: (view, who) => ruled(view).reactions(Math.max(0, fighter(view, who).strength, fighter(view, who).dexterity)),
  combine: plainSum,
  later: [{ stage: 'at least', combine: highest }],
});

/** @rule CE-REA-001 CE-REA-002 */
export const Reactions = defineResource('reactions', {
  title: 'reactions',
  read: (entity) => (entity as Fighter).reactions,
  write: (entity, value) => {
    (entity as Fighter).reactions = value;
  },
});

/** A round action lasts until the start of the fighter's next turn. @rule CE-RDA-002 CE-RDA-004 CE-RND-012 */
export const InRoundAction = defineCondition('in-round-action', {
  rule: 'CE-RDA-004',
  title: 'busy with a round action',
  forbids: [{ tags: ['reaction'], rule: 'CE-RDA-004', reason: 'running' }],
});

/** Whether a fighter has a reaction left and may use it. @rule CE-INI-008 CE-REA-001 CE-RND-010 */
export function ableToReact(view: View, who: Id): boolean {
  if ((Reactions.left(view, who) < 1 && !isOff(view, 'CE-REA-002', who)) || !fights(view, who)) return false;
  if (view.has(who, OffGuard) && !isOff(view, 'CE-INI-008', who)) return false;
  return !view.has(who, Dazed) && !view.has(who, Pinned) && !view.has(who, InRoundAction);
}
