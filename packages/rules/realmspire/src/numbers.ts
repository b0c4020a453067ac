import { defineQuery, highest, type Id, pairwiseCancels, plainSum } from '@riposte/kernel';
import { type DamageType, highestAgainst } from './damage-types.ts';
import { type Attribute, bonus, fighter, SKILLS, type Skill } from './fighter.ts';

export const DEFENCES = ['none', 'block', 'dodge', 'parry with strength', 'parry with agility'] as const;
export type Defence = (typeof DEFENCES)[number];

/** A skill test and what it is made for. */
export interface Test {
  readonly skill: Skill;
  readonly attribute: Attribute;
  readonly use: 'attack' | 'defence' | 'manoeuvre';
  /** The attack that it belongs to is made beyond reach. */
  readonly ranged: boolean;
  /** Boons (or, negative, banes) of the occasion itself. */
  readonly boons: number;
}

/** One attack with the weapon in hand. */
export interface Attack {
  readonly by: Id;
  readonly at: Id;
  readonly attribute: 'strength' | 'agility';
  readonly ranged: boolean;
}

/** The attributes that skills are tested with, where the rules leave no choice. @rule RS-DEF-005 RS-TST-001 */
export const GOVERNING: { readonly [S in Skill]: Attribute } = {
  'fighting style': 'strength',
  dodge: 'agility',
  athletics: 'strength',
  acrobatics: 'agility',
  'sleight of hand': 'agility',
  deception: 'charisma',
};

export const skillTest = (skill: Skill, use: Test['use'], boons = 0): Test => ({ skill, attribute: GOVERNING[skill], use, ranged: false, boons });

/** The governing score and twice the rank; 2 less without any. @rule RS-TST-001 RS-STY-001 */
export const TargetNumber = defineQuery<Test>('target number', {
  rule: 'RS-TST-001',
  from: 'attribute + 2 x rank',
  base: (view, who, _against, { skill, attribute }) => {
    const f = fighter(view, who);
    const rank = f.ranks[SKILLS.indexOf(skill)];
    return f[attribute] + (rank > 0 ? 2 * rank : -2);
  },
  combine: plainSum,
});

/** Boons and banes cancel one for one; what is left counts once. @rule RS-TST-003 */
export const Boons = defineQuery<Test>('boons', {
  rule: 'RS-TST-003',
  from: 'boons of the occasion',
  base: (_view, _who, _against, { boons }) => boons,
  combine: pairwiseCancels,
});

/** The best of all sources; only one counts. @rule RS-ARM-001 RS-ARM-007 RS-ARM-009 RS-ARM-010 */
export const ArmourRating = defineQuery('armour rating', { rule: 'RS-ARM-007', from: 'no armour', base: () => 0, combine: highest });

/** @rule RS-RSV-001 RS-RSV-002 RS-RSV-006 */
export const ResistanceTo = defineQuery<DamageType>('resistance', {
  rule: 'RS-RSV-002',
  from: 'own resistance',
  base: (view, who, _against, type) => highestAgainst(fighter(view, who).resistances, type),
  combine: highest,
});

/** @rule RS-RSV-005 RS-RSV-007 */
export const VulnerabilityTo = defineQuery<DamageType>('vulnerability', {
  rule: 'RS-RSV-005',
  from: 'own vulnerability',
  base: (view, who, _against, type) => highestAgainst(fighter(view, who).vulnerabilities, type),
  combine: highest,
});

/** Metres of one move. @rule RS-INI-012 */
export const Speed = defineQuery('speed', {
  rule: 'RS-INI-012',
  from: '5 + half Agility',
  base: (view, who) => 5 + bonus(fighter(view, who).agility),
  combine: plainSum,
});
