import { defineQuery, defineResource, highest, type Id, type Play, plainSum, type Refuse, type View } from '@riposte/kernel';
import { type Fighter } from '../fighters/fighter.ts';

/** AP that a turn comes with. @rule CE-RND-003 */
export const ApTotal = defineQuery('AP total', {
  rule: 'CE-RND-003',
  from: '3 AP',
  base: () => 3,
  combine: plainSum,
  later: [
    { stage: 'at most', combine: plainSum },
    { stage: 'at least', combine: highest },
  ],
});

/** @rule CE-RND-003 */
export const ActionPoints = defineResource('ap', {
  title: 'AP',
  read: (entity) => (entity as Fighter).ap,
  write: (entity, value) => {
    (entity as Fighter).ap = value;
  },
});

/** AP of each class of action. @rule CE-RND-005 CE-RND-008 CE-RND-009 */
export const COST = { free: 0, simple: 1, standard: 2, greater: 3 } as const;

const RULE_OF_COST = ['CE-FRE-001', 'CE-RND-007', 'CE-RND-008', 'CE-RND-009'];

/** Refuses what costs more AP than are left. @rule CE-RND-005 CE-RND-007 */
export function needsAp(view: View, who: Id, ap: number, refuse: Refuse): void {
  if (ActionPoints.left(view, who) < ap) refuse(RULE_OF_COST[ap] ?? 'CE-RND-009', 'needs-ap', { ap });
}

/** A simple action costs 1 AP. @rule CE-ACT-001 CE-RND-007 */
export const needsSimple = (view: View, who: Id, refuse: Refuse): void => needsAp(view, who, COST.simple, refuse);

/** Spends 1 AP; `needsSimple` has said that it is there. @rule CE-RND-007 */
export const paySimple = (play: Play, who: Id): void => ActionPoints.spend(play, who, COST.simple);

/** A standard action costs 2 AP. @rule CE-STD-001 CE-RND-008 */
export const needsStandard = (view: View, who: Id, refuse: Refuse): void => needsAp(view, who, COST.standard, refuse);

/** Spends 2 AP; `needsStandard` has said that they are there. @rule CE-RND-008 */
export const payStandard = (play: Play, who: Id): void => ActionPoints.spend(play, who, COST.standard);

/** A greater action costs 3 AP. @rule CE-GRT-001 CE-RND-009 */
export const needsGreater = (view: View, who: Id, refuse: Refuse): void => needsAp(view, who, COST.greater, refuse);

/** Spends 3 AP; `needsGreater` has said that they are there. @rule CE-RND-009 */
export const payGreater = (play: Play, who: Id): void => ActionPoints.spend(play, who, COST.greater);
