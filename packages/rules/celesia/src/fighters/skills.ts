import { defineQuery, defineRoll, type Id, type Play, plainSum } from '@riposte/kernel';
import { d20 } from '../attack/d20.ts';
import { type Attribute, fighter, modifier } from './fighter.ts';

interface Skill {
  readonly id: string;
  readonly attribute: Attribute;
}

/** Skills with their attributes (R-SKILLS); their order is that of a fighter's ranks. */
const SKILLS = [
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
export const SKILL_IDS: readonly SkillId[] = SKILLS.map((skill) => skill.id);

/** Place of a skill among a fighter's ranks. */
export const skillIndex = (id: SkillId): number => SKILL_IDS.indexOf(id);

/** The attribute of a skill. */
export const attributeOf = (id: SkillId): Attribute => SKILLS[skillIndex(id)].attribute;

/** What a Perception or Survival check goes by; "" = nothing in particular. */
export const SENSES = ['', 'audio', 'visual', 'scent'] as const;
export type Sense = (typeof SENSES)[number];

/** One check of a skill, with the sense that it goes by. */
export interface SkillCheck {
  readonly skill: SkillId;
  readonly sense: Sense;
}

const TRAINED = 3;

/** Modifier + rank + 3 if trained (R-SKILLS). @rule CE-MAN-003 */
export const SkillBonus = defineQuery<SkillCheck>('skill bonus', {
  rule: 'CE-MAN-003',
  from: 'attribute + rank + training',
  base: (view, who, _against, { skill }) => {
    const { ranks, skilled } = fighter(view, who);
    return modifier(view, who, attributeOf(skill)) + ranks[skillIndex(skill)] + (skilled[skillIndex(skill)] ? TRAINED : 0);
  },
  combine: plainSum,
});

/** Net count of advantages of skill checks, without a cap. */
export const SkillAdvantage = defineQuery<SkillCheck>('skill advantage', { rule: 'CE-ATK-008', from: 'no advantage', base: () => 0, combine: plainSum });

export const SkillRoll = defineRoll('skill', { rule: 'CE-MAN-003', title: 'skill check' });

/** The result of a skill check. */
export function skillCheck(play: Play, who: Id, check: SkillCheck): number {
  return play.roll(SkillRoll, who, d20(play, SkillAdvantage(play, who, -1, check))) + SkillBonus(play, who, -1, check);
}

export const HealRoll = defineRoll('heal', { rule: 'CE-INJ-013', title: 'Heal' });
const HEAL: SkillCheck = { skill: 'heal', sense: '' };

/** A Heal check for a patient or one of its parts: reaching the DC is enough. @rule CE-INJ-013 */
export function healCheck(play: Play, by: Id, patient: Id, dc: number): boolean {
  const bonus = SkillBonus(play, by, patient, HEAL);
  return play.roll(HealRoll, by, d20(play, SkillAdvantage(play, by, patient, HEAL)), (face) => (face + bonus >= dc ? 1 : 0)) === 1;
}
