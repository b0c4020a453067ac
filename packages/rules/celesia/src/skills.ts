import type { Attribute } from './fighter.ts';

export interface Skill {
  readonly id: string;
  readonly attribute: Attribute;
}

/** Skills with their attributes (R-SKILLS); their order is that of a fighter's ranks. */
export const SKILLS = [
  { id: 'acrobatics', attribute: 'dexterity' },
  { id: 'athletics', attribute: 'strength' },
  { id: 'thievery', attribute: 'dexterity' },
  { id: 'stealth', attribute: 'dexterity' },
  { id: 'perception', attribute: 'wisdom' },
  { id: 'survival', attribute: 'wisdom' },
  { id: 'heal', attribute: 'wisdom' },
  { id: 'lore', attribute: 'intelligence' },
  { id: 'craft', attribute: 'intelligence' },
  { id: 'musical-instrument', attribute: 'charisma' },
  { id: 'oratory', attribute: 'charisma' },
  { id: 'fly', attribute: 'dexterity' },
] as const satisfies readonly Skill[];
export type SkillId = (typeof SKILLS)[number]['id'];
export const SKILL_IDS: readonly SkillId[] = SKILLS.map((one) => one.id);

/** Place of a skill among a fighter's ranks. */
export const skillIndex = (id: SkillId): number => SKILL_IDS.indexOf(id);
/** The attribute of a skill. */
export const attributeOf = (id: SkillId): Attribute => SKILLS[skillIndex(id)].attribute;

/** What a Perception or Survival check goes by; "" = nothing in particular. */
export const SENSES = ['', 'audio', 'visual', 'scent'] as const;
export type Sense = (typeof SENSES)[number];
