import { adds, defineCondition } from '@riposte/kernel';
import { AttackAdvantage } from '../attack/attack-roll.ts';
import { isFighter } from '../fighters/fighter.ts';
import { InitiativeAdvantage } from '../rounds/initiative.ts';
import { allInjured } from './body.ts';

/** Blind by a spell, for some rounds. */
export const Dazzled = defineCondition('dazzled', { rule: 'R-MAGIC', title: 'blinded by magic' });

/** Also by all eyes injured; until one is healed. @rule CE-EYE-004 CE-EYE-006 */
export const Blinded = defineCondition('blinded', {
  rule: 'CE-EYE-004',
  title: 'blinded',
  while: (view, on) => isFighter(view, on) && (view.has(on, Dazzled) || allInjured(view, on, 'eye')),
  contributes: [adds(AttackAdvantage, -2, { rule: 'CE-EYE-004', label: 'blinded' })],
});

/** Until one ear is healed. @rule CE-EAR-003 CE-EAR-004 */
export const Deafened = defineCondition('deafened', {
  rule: 'CE-EAR-003',
  title: 'deafened',
  while: (view, on) => isFighter(view, on) && allInjured(view, on, 'ear'),
  contributes: [adds(InitiativeAdvantage, -1, { rule: 'CE-EAR-003', label: 'deafened' })],
});
