import type { Ability } from './fighter.ts';

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
