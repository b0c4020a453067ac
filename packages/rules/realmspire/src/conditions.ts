import { type AnyContribution, adds, type ConditionDef, defineCondition, type Id, type View } from '@riposte/kernel';
import { fighter } from './fighter.ts';
import { wearsUntrained, wieldsUntrained } from './held.ts';
import { Boons, TargetNumber, type Test } from './numbers.ts';
import { ruled } from './rulings.ts';

/** @rule RS-HLT-001 */
export const Unconscious = defineCondition('unconscious', {
  rule: 'RS-HLT-001',
  title: 'unconscious',
  while: (view, on) => view.state.entities[on].kind === 'fighter' && fighter(view, on).health <= ruled(view).unconsciousAt,
  forbids: [{ tags: ['primary', 'reaction', 'free'], rule: 'RS-HLT-001', reason: 'unconscious' }],
});

/** Nothing at all until the second round. @rule RS-OVW-005 RS-OVW-006 RS-OVW-007 */
export const Surprised = defineCondition('surprised', {
  rule: 'RS-OVW-006',
  title: 'surprised',
  forbids: [{ tags: ['primary', 'reaction', 'free'], rule: 'RS-OVW-006', reason: 'surprised' }],
});

/** Bane on all tests, no reactions but Defend. @rule RS-MAN-003 */
export const Dazed = defineCondition('dazed', {
  rule: 'RS-MAN-003',
  title: 'dazed',
  contributes: [adds(Boons, -1, { rule: 'RS-MAN-003', label: 'dazed' })],
  forbids: [{ tags: ['reaction'], rule: 'RS-MAN-003', reason: 'dazed: no reactions but Defend' }],
});

const onAttack =
  (ranged: boolean) =>
  (_view: View, _who: Id, _against: Id, test: Test): boolean =>
    test.use === 'attack' && test.ranged === ranged;

/** @rule RS-MAN-016 */
export const Prone = defineCondition('prone', {
  rule: 'RS-MAN-016',
  title: 'prone',
  contributes: [
    adds(TargetNumber, -2, { rule: 'RS-MAN-016', label: 'prone', when: (_view, _who, _against, { skill }) => skill === 'fighting style' || skill === 'dodge' }),
    adds(TargetNumber, 2, { rule: 'RS-MAN-016', label: 'against the prone', as: 'against', when: onAttack(false) }),
    adds(TargetNumber, -2, { rule: 'RS-MAN-016', label: 'shooting at the prone', as: 'against', when: onAttack(true) }),
  ],
});

/** The next defence test has a boon. @rule RS-MAN-005 */
export const Braced = defineCondition('braced', {
  rule: 'RS-MAN-005',
  title: 'braced',
  contributes: [adds(Boons, 1, { rule: 'RS-MAN-005', label: 'braced', when: (_view, _who, _against, { use }) => use === 'defence' })],
});

/** A feint against the source; with the value UNTESTED it still needs its Deception test. @rule RS-MAN-011 */
export const Feinting = defineCondition('feinting', {
  rule: 'RS-MAN-011',
  title: 'feinting',
  stacks: true,
  contributes: [
    adds(Boons, 1, { rule: 'RS-MAN-011', label: 'feint', when: (_view, _who, against, { use }, feint) => use === 'attack' && feint!.source === against }),
  ],
});
export const TESTED = 0;
export const UNTESTED = 1;

/** To the end of the turn. @rule RS-PRI-002 RS-OPP-005 */
export const Disengaged = defineCondition('disengaged', { rule: 'RS-PRI-002', title: 'disengaged' });

export const CONDITIONS: readonly ConditionDef[] = [Unconscious, Surprised, Dazed, Prone, Braced, Feinting, Disengaged];

const isFightingStyle = (skill: string): boolean => skill === 'fighting style';

/** Untrained weapons cost 2 points, untrained armour what the ruling says. @rule RS-ATK-007 RS-UNT-002 RS-UNT-003 */
export const UNTRAINED: readonly AnyContribution[] = [
  adds(TargetNumber, -2, {
    rule: 'RS-UNT-002',
    label: 'untrained weapon',
    when: (view, who, _against, { skill }) => isFightingStyle(skill) && wieldsUntrained(view, who),
  }),
  adds(TargetNumber, (view) => -ruled(view).untrainedArmour.points, {
    rule: 'RS-ATK-007',
    label: 'untrained armour',
    when: (view, who, _against, { skill }) => isFightingStyle(skill) && ruled(view).untrainedArmour.points > 0 && wearsUntrained(view, who),
  }),
  adds(Boons, (view) => -ruled(view).untrainedArmour.bane, {
    rule: 'RS-UNT-003',
    label: 'untrained armour',
    when: (view, who, _against, { skill }) =>
      (isFightingStyle(skill) || skill === 'dodge') && ruled(view).untrainedArmour.bane > 0 && wearsUntrained(view, who),
  }),
];

export const awake = (view: View, who: Id): boolean => !view.has(who, Unconscious);
