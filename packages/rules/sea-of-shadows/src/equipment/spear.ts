import { type AnyContribution, adds, defineCondition } from '@riposte/kernel';
import { AttackAdvantage } from '../attack-and-defence/attack-dice.ts';
import { isWith } from './weapon.ts';

/** Running into a region: a set spear has advantage. */
export const Entering = defineCondition('entering', { rule: 'SS-OPP-005', title: 'running in' });

/** The spear has struck once at one who ran in. */
export const SpearUsed = defineCondition('spear-used', { rule: 'R-GEAR', title: 'spear no longer set' });

/** A set spear meets the first one who runs in. */
export const SPEAR: readonly AnyContribution[] = [
  adds(AttackAdvantage, 1, {
    rule: 'R-GEAR',
    label: 'spear against one who runs in',
    only: 'with the spear, the first time a foe runs in',
    when: (view, who, against, attack) => isWith(view, attack, 'spear') && view.has(against, Entering) && !view.has(who, SpearUsed),
  }),
];
