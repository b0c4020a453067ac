import { defineQuery, type Id, plainSum, type View } from '@riposte/kernel';
import { ruled } from '../rulings.ts';
import { halved, modifier } from './abilities.ts';
import { type Ability, fighter } from './fighter.ts';

/** Skills with their ability; `rare` ones are hard without proficiency. */
export const SKILLS = {
  'arm-strength': { ability: 'str', rare: false },
  'leg-strength': { ability: 'str', rare: false },
  swim: { ability: 'str', rare: true },
  acrobatics: { ability: 'dex', rare: false },
  'sleight-of-hand': { ability: 'dex', rare: true },
  'disable-device': { ability: 'dex', rare: true },
  stealth: { ability: 'dex', rare: false },
  investigation: { ability: 'int', rare: false },
  awareness: { ability: 'wis', rare: false },
  initiative: { ability: 'wis', rare: false },
  insight: { ability: 'wis', rare: false },
  heal: { ability: 'wis', rare: false },
  reason: { ability: 'cha', rare: false },
  inspire: { ability: 'cha', rare: false },
  discourage: { ability: 'cha', rare: false },
  intimidate: { ability: 'cha', rare: false },
  deceive: { ability: 'cha', rare: false },
  'social-sense': { ability: 'cha', rare: false },
  'handle-animal': { ability: 'cha', rare: false },
} as const satisfies { readonly [skill: string]: { readonly ability: Ability; readonly rare: boolean } };

export type Skill = keyof typeof SKILLS;
export const SKILL_NAMES = Object.keys(SKILLS) as [Skill, ...Skill[]];

/** The bonus of a skill: halved ability, a third of wisdom, and training. */
export const SkillBonus = defineQuery<{ readonly skill: Skill }>('skill bonus', {
  rule: 'RC-INI-005',
  from: 'ability, wisdom and training',
  base: (view, who, _against, { skill }) => untrained(view, who, skill) + (fighter(view, who).trained[skill] ?? 0),
  combine: plainSum,
});

const RARE_PENALTY = 10;

/** A skill bonus before proficiency and ranks. */
export function untrained(view: View, who: Id, skill: Skill): number {
  const { ability, rare } = SKILLS[skill];
  const bare = halved(view, who, ability) + ruled(view).part(modifier(view, who, 'wis'), 3);
  return rare && fighter(view, who).trained[skill] === undefined ? bare - RARE_PENALTY : bare;
}
