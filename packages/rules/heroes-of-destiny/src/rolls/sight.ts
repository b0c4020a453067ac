import { adds, defineCondition, type Id, type View } from '@riposte/kernel';
import { sees } from '@riposte/space';
import { board, bodyOf } from '../movement/distance.ts';
import { fighter } from '../state/fighter.ts';
import { scene } from '../state/scene.ts';
import { AttackBonus } from './attack.ts';
import { CheckBonus, type CheckName } from './checks.ts';
import { Defence, onDefences } from './defence.ts';

/** Seen by no foe, until it attacks or is met (R-HIDDEN). */
export const Hidden = defineCondition('hidden', { rule: 'HD-COM-006', title: 'unseen' });

const BY_SIGHT: readonly CheckName[] = [
  'balance',
  'gymnastics',
  'acrobatics',
  'jumping',
  'climbing',
  'swimming',
  'athletics',
  'running',
  'hiding',
  'observation',
];

const bySight = (_view: View, _who: Id, _against: Id, name: CheckName): boolean => BY_SIGHT.includes(name);

/** Sees nothing: -5 on attacks, on Defenses that dodge and on checks that need sight. */
export const Blinded = defineCondition('blinded', {
  rule: 'R-CONDITIONS',
  title: 'blinded',
  contributes: [
    adds(AttackBonus, -5, { rule: 'R-CONDITIONS', label: 'blinded' }),
    adds(Defence, -5, { rule: 'R-CONDITIONS', label: 'blinded', only: 'for Melee and Ranged', when: onDefences('melee', 'ranged') }),
    adds(CheckBonus, -5, {
      rule: 'R-CONDITIONS',
      label: 'blinded',
      only: 'on checks by sight',
      when: bySight,
    }),
  ],
});

const isDark = (view: View, who: Id): boolean => scene(view).light === 'dark' && !view.has(who, Blinded);

/** Whether a fighter sees nothing, by itself or in the dark. */
export const isBlind = (view: View, who: Id): boolean => view.has(who, Blinded) || isDark(view, who);

/** Sees little: -2 on attacks and on checks by sight. Total darkness blinds, and who is blind sees no less in dim light. */
export const DimLight = defineCondition('dim-light', {
  rule: 'R-CONDITIONS',
  title: 'in dim light',
  contributes: [
    adds(AttackBonus, -2, { rule: 'R-CONDITIONS', label: 'dim light', only: 'for fighters who see', when: (view, who) => !isBlind(view, who) }),
    adds(CheckBonus, -2, {
      rule: 'R-CONDITIONS',
      label: 'dim light',
      only: 'on checks by sight',
      when: (view, who, against, name) => !isBlind(view, who) && bySight(view, who, against, name),
    }),
  ],
});

const isDim = (view: View, who: Id): boolean => scene(view).light === 'dim' && !view.has(who, DimLight) && !isBlind(view, who);
const darkness = { rule: 'R-CONDITIONS', label: 'darkness' };

/** The light of the board does the same as the condition of its name, once. */
export const LIGHT = [
  adds(AttackBonus, -2, { rule: 'R-CONDITIONS', label: 'dim light', only: 'on a dim board', when: isDim }),
  adds(CheckBonus, -2, {
    rule: 'R-CONDITIONS',
    label: 'dim light',
    only: 'on checks by sight',
    when: (view, who, against, name) => isDim(view, who) && bySight(view, who, against, name),
  }),
  adds(AttackBonus, -5, { ...darkness, only: 'on a dark board', when: isDark }),
  adds(Defence, -5, {
    ...darkness,
    only: 'for Melee and Ranged',
    when: (view, who, against, kind) => isDark(view, who) && onDefences('melee', 'ranged')(view, who, against, kind),
  }),
  adds(CheckBonus, -5, {
    ...darkness,
    only: 'on checks by sight',
    when: (view, who, against, name) => isDark(view, who) && bySight(view, who, against, name),
  }),
];

/** Whether a fighter sees another: is not blind and has a line to it. */
export function canSee(view: View, who: Id, other: Id): boolean {
  return !isBlind(view, who) && !view.has(other, Hidden) && hasLine(view, who, other);
}

/** Whether rocks and walls leave a straight line between two; without one nothing can be attacked (R-GEAR). */
export function hasLine(view: View, a: Id, b: Id): boolean {
  const { board: described } = scene(view);
  return !('walls' in described || 'solid' in described) || sees(board(view), bodyOf(view, fighter(view, a)), bodyOf(view, fighter(view, b)));
}
