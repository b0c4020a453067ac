import { type AnyContribution, adds, anyCancels, type ContributionOptions, defineQuery, set, type View } from '@riposte/kernel';
import { type Die, dieOf, fighter } from '../characters/fighter.ts';
import { LADDER_OF_DICE, showRank } from '../characters/ladder.ts';
import { spellAt } from '../magic/spell.ts';
import type { Attack } from './attack-dice.ts';

/** The defences a target chooses from; `mount-dodge`: the mount dodges for its rider. */
export const DEFENCES = ['passive', 'block', 'parry', 'dodge', 'mount-dodge'] as const;
export type DefenceBy = (typeof DEFENCES)[number];

/** How a target defends against an attack. */
export interface Defence {
  readonly attack: Attack;
  readonly by: DefenceBy;
  readonly die: Die;
  /** The target's own die is asked for, whatever the minimum by range. */
  readonly own?: boolean;
}

/** The defender's die. STR against a grab is not lowered. @rule SS-ATK-008 SS-ATK-010 SS-GRP-002 */
export const DefenceRank = defineQuery<Defence>('defence die', {
  rule: 'SS-ATK-008',
  from: 'the die of the defence',
  base: (view, who, _against, defence) => dieOf(fighter(view, who), defence.die),
  combine: LADDER_OF_DICE,
  later: [{ stage: 'minimum', combine: set }],
  show: showRank,
});

/** Advantage of a passive defence. */
export const PassiveAdvantage = defineQuery<Defence>('defence advantage', {
  rule: 'SS-BLK-004',
  from: 'no advantage',
  base: () => 0,
  combine: anyCancels,
  later: [{ stage: 'minimum', combine: set }],
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

/**
 * The statistic of a defence: DEF for a block, ATT for a parry, REF for a dodge; a passive defence is STR against a grab,
 * what the spell names, else DEF. @rule SS-ATK-008 SS-ATK-009 SS-GRP-001
 */
export function defenceDie(view: View, attack: Attack, by: DefenceBy): Die {
  if (by === 'block') return 'DEF';
  if (by === 'parry') return 'ATT';
  if (by !== 'passive') return 'REF';
  if (attack.way === 'spell') return spellAt(view, attack.spell).defence ?? 'DEF';
  return attack.way === 'grab' ? 'STR' : 'DEF';
}

/** A contribution to every defence, passive or active. */
export const toDefences = (amount: number, label: ContributionOptions<Defence>): readonly AnyContribution[] => [
  adds(PassiveAdvantage, amount, label),
  adds(ActiveAdvantage, amount, label),
];
