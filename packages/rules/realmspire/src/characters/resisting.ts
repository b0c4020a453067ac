import { defineAsk, defineRoll, type Id, oneOf, type Play } from '@riposte/kernel';
import { SKILLS, type Skill } from './fighter.ts';
import { chance, test } from './skill-test.ts';
import { skillTest } from './target-number.ts';

export const ResistRoll = defineRoll('resist', { rule: 'RS-MAN-002', title: 'to resist' });

/** A test against what another does. */
export const skillTestOn = (play: Play, who: Id, by: Id, skill: Skill, boons = 0): number => test(play, ResistRoll, who, by, skillTest(skill, boons));

/** A choice of skills against what another does. */
export interface Resisting {
  readonly by: Id;
  readonly what: 'disarm' | 'grapple' | 'hold';
  readonly skills: readonly Skill[];
}

/** The one who resists picks the skill, by default the likelier. @rule RS-MAN-007 RS-PRI-005 */
export const ChooseSkill = defineAsk<Resisting, Skill>('choose-skill', {
  rule: 'RS-PRI-005',
  answer: oneOf({ rule: 'RS-PRI-005', candidates: (_view, { about }) => about.skills ?? [], words: () => SKILLS }),
  fallback: (view, who, { by, skills }) =>
    skills.reduce((best, skill) => (chance(view, who, by, skillTest(skill)) > chance(view, who, by, skillTest(best)) ? skill : best)),
});
