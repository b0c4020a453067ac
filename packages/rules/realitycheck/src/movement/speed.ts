import { defineQuery, NOBODY, plainSum } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { SIZE_CHART } from '../fighters/sizes.ts';
import { SkillBonus } from '../fighters/skills.ts';
import { jumpBonus, sprintBonus } from '../fighters/strength.ts';

/** Metres of a Run. @rule RC-ENE-016 RC-SIZ-005 */
export const Speed = defineQuery('speed', { rule: 'RC-ENE-016', from: 'race or size', base: (view, who) => fighter(view, who).speed, combine: plainSum });

/** Metres that a Sprint adds. @rule RC-ENE-018 */
export const SprintDistance = defineQuery('sprint distance', {
  rule: 'RC-ENE-018',
  from: 'Leg Strength',
  base: (view, who) => sprintBonus(SkillBonus(view, who, NOBODY, { skill: 'leg-strength' })),
  combine: plainSum,
});

/** Decimetres of a Jump from a standstill, and how high it reaches. @rule RC-SIZ-004 RC-SIZ-008 RC-SIZ-009 RC-SIZ-010 */
export const JumpDistance = defineQuery('jump distance', {
  rule: 'RC-SIZ-009',
  from: 'size and Leg Strength',
  base: (view, who) => SIZE_CHART[fighter(view, who).size].jump + jumpBonus(SkillBonus(view, who, NOBODY, { skill: 'leg-strength' })),
  combine: plainSum,
});
