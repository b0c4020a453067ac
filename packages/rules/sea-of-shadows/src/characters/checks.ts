import {
  type AnyContribution,
  adds,
  anyCancels,
  type ContributionOptions,
  defineQuery,
  divisions,
  highest,
  type Id,
  ladder,
  plainSum,
  type View,
} from '@riposte/kernel';
import { type Die, dieOf, fighter } from './fighter.ts';
import { showRank, TOP_RANK } from './ladder.ts';
import { spellAt } from '../magic/spell.ts';

/** One attack, from its declaration to its result. */
export interface Attack {
  readonly by: Id;
  readonly at: Id;
  readonly way: 'melee' | 'ranged' | 'unarmed' | 'grab' | 'spell';
  /** Code of the weapon used, or -1. */
  readonly weapon: number;
  /** Regions between the two; -1 = at arm's length. */
  readonly distance: number;
  /** Whether block, parry and dodge are open at all. */
  readonly active: boolean;
  /** Thrown to the ground, with advantage. */
  readonly thrown: boolean;
  /** Code of the spell, or -1. */
  readonly spell: number;
  /** The attack roll, where the defender sees it before choosing; 0 = not seen. */
  readonly seen: number;
}

/** Hand to hand: with a weapon or without. */
export const isMelee = (attack: Attack): boolean => attack.way !== 'ranged' && attack.way !== 'spell';

/** Made with the body, not with the mind. */
export const isPhysical = (attack: Attack): boolean => attack.way !== 'spell';

/** Whether the attack has any physical effect. @rule SS-DOD-002 */
export const hasPhysicalEffect = (view: View, attack: Attack): boolean => attack.way !== 'spell' || spellAt(view, attack.spell).physical;

/** Shots, throws and ranged spells that must be aimed. @rule SS-MIN-001 */
export const mustBeAimed = (view: View, attack: Attack): boolean => attack.way === 'ranged' || (attack.way === 'spell' && spellAt(view, attack.spell).physical);

export const DEFENCES = ['passive', 'block', 'parry', 'dodge', 'mount-dodge'] as const;
export type DefenceBy = (typeof DEFENCES)[number];

/** How a target defends against an attack. */
export interface Defence {
  readonly attack: Attack;
  readonly by: DefenceBy;
  readonly die: Die;
}

const LADDER_OF_DICE = ladder(TOP_RANK);

/** The statistic behind an attack: STR with bare hands, the spell's own die, else ATT. @rule SS-ATK-002 SS-ATK-003 SS-ATK-004 */
export function attackDie(view: View, attack: Attack): Die {
  if (attack.way === 'melee' || attack.way === 'ranged') return 'ATT';
  return attack.way === 'spell' ? spellAt(view, attack.spell).attack : 'STR';
}

/** The attacker's die; with bare hands two ranks down. @rule SS-ATK-002 SS-UNM-001 SS-GRP-001 */
export const AttackRank = defineQuery<Attack>('attack die', {
  rule: 'SS-ATK-002',
  from: 'the die of the attack, STR less 2 ranks with bare hands',
  base: (view, who, _against, attack) => {
    const f = fighter(view, who);
    if (attack.way === 'melee' || attack.way === 'ranged') return f.att;
    return attack.way === 'spell' ? dieOf(f, attackDie(view, attack)) : f.str - 2;
  },
  combine: LADDER_OF_DICE,
  show: showRank,
});

export const AttackAdvantage = defineQuery<Attack>('attack advantage', {
  rule: 'SS-BLK-004',
  from: 'no advantage',
  base: () => 0,
  combine: anyCancels,
});

/** The defender's die; nothing lowers STR against a grab. @rule SS-ATK-008 SS-ATK-010 SS-GRP-002 */
export const DefenceRank = defineQuery<Defence>('defence die', {
  rule: 'SS-ATK-008',
  from: 'the die of the defence',
  base: (view, who, _against, defence) => dieOf(fighter(view, who), defence.die),
  combine: LADDER_OF_DICE,
  show: showRank,
});

/** Advantage of a passive defence. */
export const PassiveAdvantage = defineQuery<Defence>('defence advantage', {
  rule: 'SS-BLK-004',
  from: 'no advantage',
  base: () => 0,
  combine: anyCancels,
});

/** Advantage of a block, parry or dodge. */
export const ActiveAdvantage = defineQuery<Defence>('active defence advantage', {
  rule: 'SS-BLK-004',
  from: 'no advantage',
  base: () => 0,
  combine: anyCancels,
});

/** The least passive defence by range: D3 in the same region, D4, D6 and so on. @rule SS-MIN-004 */
export const MinimumDefence = defineQuery<Attack>('minimum defence', {
  rule: 'SS-MIN-004',
  from: 'D3 in the same region, a rank more for each region',
  base: (_view, _who, _against, attack) => 1 + attack.distance,
  combine: LADDER_OF_DICE,
  show: showRank,
});

/** A roll that is neither attack nor defence. */
export interface Check {
  readonly roll: 'turn-order' | 'escape' | 'hold' | 'first-aid' | 'survival' | 'heal' | 'illusion' | 'affliction';
  readonly die: Die;
  /** Under a healing ritual. */
  readonly ritual: boolean;
}

export const check = (roll: Check['roll'], die: Die, ritual = false): Check => ({ roll, die, ritual });

/** Made with the body: turn order is no action, treatment and magic are of the mind. */
export const isPhysicalCheck = (check: Check): boolean => check.roll === 'escape' || check.roll === 'hold';

/** The die of such a roll; the grappler holds on with STR two ranks down. @rule SS-ESC-001 */
export const CheckRank = defineQuery<Check>('die', {
  rule: 'SS-ATK-010',
  from: 'the statistic',
  base: (view, who, _against, { roll, die }) => dieOf(fighter(view, who), die) - (roll === 'hold' ? 2 : 0),
  combine: LADDER_OF_DICE,
  show: showRank,
});

/** A healing ritual gives the survival roll advantage. @rule SS-HEA-011 */
export const CheckAdvantage = defineQuery<Check>('advantage', {
  rule: 'SS-BLK-004',
  from: 'none, or that of a ritual',
  base: (_view, _who, _against, { ritual }) => (ritual ? 1 : 0),
  combine: anyCancels,
});

/**
 * AP of a turn before interrupts are taken off: the total, halved where a rule says so; of a rider and its mount the
 * higher one. @rule SS-APS-004 SS-MNT-004
 */
export const ApTotal = defineQuery('AP total', {
  rule: 'SS-APS-004',
  from: 'AP',
  base: (view, who) => fighter(view, who).apTotal,
  combine: plainSum,
  later: [
    { stage: 'halve', combine: divisions },
    { stage: 'pair', combine: highest },
    { stage: 'halve pair', combine: divisions },
  ],
});

/** AP of a rider or mount by itself, halved where a rule says so. @rule SS-MNT-019 */
export const OwnAp = defineQuery('own AP', {
  rule: 'SS-APS-004',
  from: 'AP',
  base: (view, who) => fighter(view, who).apTotal,
  combine: plainSum,
  later: [{ stage: 'halve', combine: divisions }],
});

/** Regions of one run: two on foot. @rule SS-MNT-008 SS-MNT-009 */
export const RunDistance = defineQuery('run', { rule: 'SS-MNT-008', from: 'regions on foot', base: () => 2, combine: plainSum });

/** Most magic points. */
export const MostMp = defineQuery('most MP', { rule: 'SS-WND-003', from: 'MP', base: (view, who) => fighter(view, who).maxMp, combine: plainSum });

/** A contribution to every defence, passive or active. */
export const toDefences = (amount: number, label: ContributionOptions<Defence>): readonly AnyContribution[] => [
  adds(PassiveAdvantage, amount, label),
  adds(ActiveAdvantage, amount, label),
];

/** A contribution to every roll. */
export const toAllRolls = (amount: number, rule: string, label: string): readonly AnyContribution[] => [
  adds(AttackAdvantage, amount, { rule, label }),
  ...toDefences(amount, { rule, label }),
  adds(CheckAdvantage, amount, { rule, label }),
];
