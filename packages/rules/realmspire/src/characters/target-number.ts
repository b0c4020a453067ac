import { defineQuery, pairwiseCancels, plainSum } from '@riposte/kernel';
import type { Defence, Way } from '../attacking-and-defending/ways.ts';
import { type Attribute, fighter, SKILLS, type Skill } from './fighter.ts';

/** A skill test and what it is made for. */
export interface Test {
  readonly skill: Skill;
  readonly attribute: Attribute;
  readonly use: 'attack' | 'defence' | 'other';
  /** The attack that it belongs to is made beyond reach. */
  readonly ranged: boolean;
  /** Cover counts against the attack that it belongs to. */
  readonly covered: boolean;
  /** How the weapon is used, or for a defence how the attack is made. */
  readonly how: Way | 'none';
  readonly defence: Defence;
  /** Place of the Fighting Style, for a test of one. */
  readonly style: number;
  /** Code of what strikes in the attack that it belongs to, or -1. */
  readonly weapon: number;
  /** Boons (or, negative, banes) of the occasion itself. */
  readonly boons: number;
}

/** The attributes that skills are tested with if the rules leave no choice. @rule RS-DEF-005 RS-DEF-009 RS-ATK-008 */
export const GOVERNING: { readonly [S in Skill]: Attribute } = {
  'fighting style': 'strength',
  dodge: 'agility',
  focus: 'willpower',
  sorcery: 'intellect',
  athletics: 'strength',
  acrobatics: 'agility',
  observation: 'perception',
  stealth: 'agility',
  deception: 'charisma',
  'sleight of hand': 'agility',
  survival: 'perception',
  medicine: 'intellect',
  lore: 'intellect',
  persuasion: 'charisma',
  intimidation: 'strength',
  endurance: 'endurance',
  animals: 'charisma',
  crafting: 'intellect',
};

/** A test outside the combat roll. */
export function skillTest(skill: Skill, boons = 0): Test {
  return { skill, attribute: GOVERNING[skill], use: 'other', ranged: false, covered: false, how: 'none', defence: 'none', style: 0, weapon: -1, boons };
}

/** The governing score and twice the rank, or 2 less without a rank; or what is printed for a creature. @rule RS-TST-001 RS-STY-001 */
export const TargetNumber = defineQuery<Test>('target number', {
  rule: 'RS-TST-001',
  from: 'attribute + 2 x rank, or as printed',
  base: (view, who, _against, { skill, attribute, style }) => {
    const f = fighter(view, who);
    const at = SKILLS.indexOf(skill);
    if (f.stated[at] > 0) return f.stated[at];
    const rank = skill === 'fighting style' ? (f.styles[style]?.rank ?? 0) : f.ranks[at];
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
