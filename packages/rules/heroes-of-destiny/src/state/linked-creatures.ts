import { adds, type Condition, type ConditionDef, carried, defineCondition, type Id, type Refuse, sourceSeen, type View } from '@riposte/kernel';
import { hasTrait } from '../catalogue/weapon.ts';
import { awake, Helpless } from '../health/alive.ts';
import { Distance } from '../movement/distance.ts';
import { AttackBonus } from '../rolls/attack.ts';
import { Defence, Immobile, onDefences } from '../rolls/defence.ts';
import { fighter } from './fighter.ts';
import { Carried, Carrying, Ridden } from './ridden.ts';

// What ties two creatures together: the source of each condition is the other one.

/** Holds its source, and is held: no movement but by dragging, and outsiders find it easier to hit. @rule HD-GRP-012 */
export const Grappling = defineCondition('grappling', {
  rule: 'HD-GRP-012',
  title: 'grappling',
  stacks: true,
  contributes: [
    adds(Defence, -2, {
      rule: 'R-CONDITIONS',
      label: 'grappling with another',
      only: 'for Melee and Ranged, once, against anyone outside the grapple',
      when: (view, who, against, guard, condition) =>
        isFirst(view, who, Grappling, condition) && !bearsFrom(view, who, Grappling, against) && onDefences('melee', 'ranged')(view, who, against, guard),
    }),
  ],
  forbids: [{ tags: ['movement', 'moving'], rule: 'HD-GRP-012', reason: 'drag-first' }],
});

/** Pinned by its source: helpless and immobile; only escape is left. @rule HD-GRP-019 HD-GRP-021 */
export const Pinned = defineCondition('pinned', { rule: 'HD-GRP-019', title: 'pinned', stacks: true, carries: () => [Helpless, Immobile] });

/** Shares its space with its source after one of them pushed in. @rule HD-POS-009 */
export const Sharing = defineCondition('sharing', {
  rule: 'HD-POS-009',
  title: 'sharing a space',
  stacks: true,
  contributes: [
    adds(AttackBonus, -2, { rule: 'HD-POS-009', label: 'sharing a space' }),
    adds(Defence, -2, { rule: 'HD-POS-009', label: 'sharing a space', only: 'for Melee and Ranged', when: onDefences('melee', 'ranged') }),
  ],
});

/** Whether the rider's +1 counts: against those smaller than the mount, unless they ride something as large themselves. @rule HD-MNT-007 */
function looksDownOn(view: View, rider: Id, other: Id): boolean {
  if (other < 0 || rider === other) return false;
  const mount = mountOf(view, rider);
  if (mount < 0 || fighter(view, other).size >= fighter(view, mount).size) return false;
  const theirs = mountOf(view, other);
  return theirs < 0 || fighter(view, theirs).size < fighter(view, mount).size;
}

/** Whether a creature on the ground is a yard farther from a rider. @rule HD-MNT-008 */
function isBelow(view: View, rider: Id, other: Id): boolean {
  const mount = mountOf(view, rider);
  return mount >= 0 && other !== mount && mountOf(view, other) < 0 && fighter(view, other).size < fighter(view, mount).size;
}

/** Sits on its source. @rule HD-MNT-005 HD-MNT-006 HD-MNT-008 */
export const Mounted = defineCondition('mounted', {
  rule: 'HD-MNT-004',
  title: 'mounted',
  contributes: [
    adds(AttackBonus, 1, {
      rule: 'HD-MNT-005',
      label: 'from the saddle',
      only: 'in melee, against a lower foe',
      when: (view, who, against, attack) => attack.way === 'melee' && looksDownOn(view, who, against),
    }),
    adds(Defence, 1, {
      rule: 'HD-MNT-006',
      label: 'in the saddle',
      only: 'for Melee, against a lower foe',
      when: (view, who, against, guard) => looksDownOn(view, who, against) && onDefences('melee')(view, who, against, guard),
    }),
    adds(Distance, 1, {
      rule: 'HD-MNT-008',
      label: 'in the saddle',
      only: 'towards someone below',
      when: (view, who, against) => isBelow(view, who, against),
    }),
    adds(Distance, 1, {
      rule: 'HD-MNT-008',
      label: 'the other is in the saddle',
      as: 'against',
      only: 'from below',
      when: (view, who, against) => isBelow(view, against, who),
    }),
  ],
  forbids: [{ tags: ['afoot'], rule: 'HD-POS-012', reason: 'mounted' }],
});

/** A condition of several counts once where its penalty does not grow. */
function isFirst(view: View, who: Id, def: ConditionDef, condition: Condition | null): boolean {
  return condition === null || carried(view, who, def)[0].id === condition.id;
}

/** Whether a fighter has such a condition from this source. */
export function bearsFrom(view: View, who: Id, def: ConditionDef, source: Id): boolean {
  return who >= 0 && carried(view, who, def).some((condition) => condition.source === source);
}

/** The sources of all such conditions. */
export const sources = (view: View, who: Id, def: ConditionDef): Id[] => carried(view, who, def).map((condition) => condition.source);

/** One may see a rider and not its mount, and the other way round (R-HIDDEN): then there is none, -1. */
export const mountOf = (view: View, who: Id): Id => sourceSeen(view, who, Mounted);
export const riderOf = (view: View, who: Id): Id => sourceSeen(view, who, Ridden);

/** All whom a fighter bears, itself or through those whom it bears: its rider, its burden, its rider's burden. */
export const borneBy = (view: View, who: Id): Id[] =>
  [riderOf(view, who), sourceSeen(view, who, Carrying)].flatMap((one) => (one < 0 ? [] : [one, ...borneBy(view, one)]));

export const sharesSpace = (view: View, who: Id): boolean => carried(view, who, Sharing).length > 0;

/** Whether one is borne by the rider of the other. */
const isBorneOn = (view: View, load: Id, mount: Id): boolean =>
  carried(view, load, Carried).some(({ source }) => source >= 0 && bearsFrom(view, source, Mounted, mount));

/** Whether two may be in one space: rider and mount with the rider's burden, who pushed in, or who hold each other. */
export function isPartner(view: View, who: Id, other: Id): boolean {
  if (view.state.entities[who].conditions.length === 0 || view.state.entities[other].conditions.length === 0) return false;
  if ([Mounted, Ridden, Sharing, Grappling, Carrying, Carried].some((def) => bearsFrom(view, who, def, other))) return true;
  return isBorneOn(view, who, other) || isBorneOn(view, other, who);
}

/** Whether rider and mount act together: a sentient mount may keep its turn. @rule HD-MNT-004 HD-MNT-019 */
export function sharesTurn(view: View, mount: Id): boolean {
  return riderOf(view, mount) >= 0 && !hasTrait(view, fighter(view, mount), 'own-turn');
}

/** Whether a mount acts only on command: it shares the turn of a rider who is awake, and has no will of its own. @rule HD-MNT-016 HD-MNT-017 */
export function isCommanded(view: View, mount: Id): boolean {
  const rider = riderOf(view, mount);
  return rider >= 0 && awake(view, rider) && sharesTurn(view, mount) && !hasTrait(view, fighter(view, mount), 'sentient');
}

/** What such a mount does unasked: nothing. @rule HD-MNT-016 */
export function needsOwnWill(view: View, by: Id, refuse: Refuse): void {
  if (isCommanded(view, by)) refuse('HD-MNT-016', 'mount-on-command');
}

/** Opponents who hold a fighter in a grapple. */
export const grapplers = (view: View, who: Id): Id[] => sources(view, who, Grappling);
